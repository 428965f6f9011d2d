//! Cluster centers: the host side of [`clasp3d_kernels::stages::clustering`].

use clasp3d_kernels::stages::clustering::{ClusterSeed, ClusterSums, ClusterUpdate, SelectCenters, progress};
use clasp3d_kernels::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_SIZE};
use glam::Vec4;

use super::{SPHERE_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Cluster centers, kept from frame to frame.
pub(in crate::gpu) struct Clustering<D: Device> {
    /// Whether there are centers of an earlier frame.
    pub(in crate::gpu) warm: bool,
    pub(in crate::gpu) centers: D::Buffer<Vec4>,
    /// The centers for the assignment: see [`SelectCenters`].
    pub(in crate::gpu) kept: D::Buffer<Vec4>,
    sums: D::Buffer<Vec4>,
    /// Layout: [`progress`].
    pub(in crate::gpu) progress: D::Buffer<u32>,
}

impl<D: Device> Clustering<D> {
    pub(in crate::gpu) fn new(device: &D, samples: u32, clusters: u32) -> Result<Self> {
        Ok(Self {
            warm: false,
            centers: device.buffer("centers", MAX_CLUSTERS_LEN)?,
            kept: device.buffer("kept centers", MAX_CLUSTERS_LEN)?,
            sums: device.buffer("sums of clusters", (samples.div_ceil(WORKGROUP_SIZE) * clusters) as usize)?,
            progress: device.buffer("progress of the clustering", progress::LEN as usize)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        spheres: &D::Buffer<Vec4>,
        rounds: u32,
    ) {
        recorder.stage(Stage::Clustering);
        let Self { centers, kept, sums, progress, .. } = self;
        recorder.clear(progress);
        if !self.warm {
            recorder.launch(&ClusterSeed { params, spheres, centers }, params.clusters);
        }
        for _ in 0..rounds {
            recorder.launch(&ClusterSums { params, spheres, centers, progress, sums }, params.samples);
            recorder.launch(&ClusterUpdate { params, sums, centers, progress }, WORKGROUP_SIZE);
        }
        recorder.launch(&SelectCenters { params, centers, kept }, MAX_CLUSTERS);
    }

    /// Reads the bounding spheres of all samples in each round, writes the centers.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        SPHERE_BYTES * workload.samples * workload.rounds + size_of::<[Vec4; MAX_CLUSTERS_LEN]>() as u64
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { centers, kept, sums, progress, .. } = self;
        bytes::<D, _>(centers) + bytes::<D, _>(kept) + bytes::<D, _>(sums) + bytes::<D, _>(progress)
    }
}
