//! Principal axes and strips of each cluster: the host side of [`clasp3d_kernels::stages::axes`].

use clasp3d_kernels::stages::assignment::TriangleTags;
use clasp3d_kernels::stages::axes::{AXES_LEN, AxisSolve, AxisSums, SUMS_PER_CLUSTER};
use clasp3d_kernels::types::{PipelineParams, WORKGROUP_SIZE};
use glam::Vec4;

use super::{SPHERE_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Principal axes and strips of each cluster.
pub(in crate::gpu) struct Axes<D: Device> {
    sums: D::Buffer<Vec4>,
    pub(in crate::gpu) axes: D::Buffer<Vec4>,
    /// The cluster of each strip.
    pub(in crate::gpu) strip_clusters: D::Buffer<u32>,
}

impl<D: Device> Axes<D> {
    pub(in crate::gpu) fn new(device: &D, samples: u32, clusters: u32, strips: u32) -> Result<Self> {
        let sums = samples.div_ceil(WORKGROUP_SIZE) * clusters * SUMS_PER_CLUSTER;
        Ok(Self {
            sums: device.buffer("sums of axes", sums as usize)?,
            axes: device.buffer("axes", AXES_LEN as usize)?,
            strip_clusters: device.buffer("clusters of strips", strips as usize)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        spheres: &D::Buffer<Vec4>,
        tags: &D::Buffer<TriangleTags>,
        centers: &D::Buffer<Vec4>,
        frame: &D::Buffer<Vec4>,
    ) {
        recorder.stage(Stage::Axes);
        let Self { sums, axes, strip_clusters } = self;
        recorder.launch(&AxisSums { params, spheres, tags, centers, sums }, params.samples);
        recorder.launch(&AxisSolve { params, sums, centers, frame, axes, strip_clusters }, params.clusters);
    }

    /// Reads the bounding spheres and tags of all samples.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        (SPHERE_BYTES + size_of::<TriangleTags>() as u64) * workload.samples
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.sums) + bytes::<D, _>(&self.axes) + bytes::<D, _>(&self.strip_clusters)
    }
}
