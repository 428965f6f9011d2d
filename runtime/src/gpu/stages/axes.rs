//! Axes of each cluster, and their division: the host side of [`clasp3d_kernels::stages::axes`].

use clasp3d_kernels::stages::assignment::TriangleTags;
use clasp3d_kernels::stages::axes::{AxisSolve, AxisSums, SOLVED_PER_CLUSTER, SUMS_PER_CLUSTER};
use clasp3d_kernels::stages::bounds::Corner;
use clasp3d_kernels::stages::division::{AXES_LEN, Divide, Equalize};
use clasp3d_kernels::types::{PipelineParams, WORKGROUP_SIZE};
use glam::Vec4;

use super::{CORNERS_BYTES, SPHERE_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Axes of each cluster, their pieces and strips.
pub(in crate::gpu) struct Axes<D: Device> {
    sums: D::Buffer<Vec4>,
    /// Sampled triangles of each cluster.
    members: D::Buffer<u32>,
    /// Clusters before their division.
    solved: D::Buffer<Vec4>,
    pub(in crate::gpu) axes: D::Buffer<Vec4>,
    /// The cluster of each strip.
    pub(in crate::gpu) strip_clusters: D::Buffer<u32>,
}

impl<D: Device> Axes<D> {
    pub(in crate::gpu) fn new(device: &D, samples: u32, clusters: u32, strips: u32) -> Result<Self> {
        let groups = samples.div_ceil(WORKGROUP_SIZE);
        Ok(Self {
            sums: device.buffer("sums of axes", (groups * clusters * SUMS_PER_CLUSTER) as usize)?,
            members: device.buffer("sampled members", (groups * WORKGROUP_SIZE) as usize)?,
            solved: device.buffer("clusters before their division", (clusters * SOLVED_PER_CLUSTER) as usize)?,
            axes: device.buffer("axes", AXES_LEN as usize)?,
            strip_clusters: device.buffer("clusters of strips", strips as usize)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        (corners, spheres): (&D::Buffer<Corner>, &D::Buffer<Vec4>),
        tags: &D::Buffer<TriangleTags>,
        centers: &D::Buffer<Vec4>,
        frame: &D::Buffer<Vec4>,
    ) {
        recorder.stage(Stage::Axes);
        let Self { sums, members, solved, axes, strip_clusters } = self;
        recorder.launch(&AxisSums { params, spheres, tags, centers, sums, members }, params.samples);
        recorder.launch(&AxisSolve { params, sums, centers, frame, solved }, params.clusters);
        recorder.launch_groups(&Equalize { params, corners, members, solved, frame, axes }, params.clusters);
        recorder.launch(&Divide { params, axes, strip_clusters }, params.clusters);
    }

    /// Reads the bounding spheres and tags of all samples, and the corners of those that are measured.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        let measured = workload.samples.min(u64::from(WORKGROUP_SIZE) * workload.clusters);
        (SPHERE_BYTES + size_of::<TriangleTags>() as u64) * workload.samples + CORNERS_BYTES * measured
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { sums, members, solved, axes, strip_clusters } = self;
        let vectors = [sums, solved, axes].into_iter().map(bytes::<D, _>).sum::<u64>();
        vectors + bytes::<D, _>(members) + bytes::<D, _>(strip_clusters)
    }
}
