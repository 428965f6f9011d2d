use clasp_kernels::stages::clustering::{ClusterKeep, ClusterSeed, ClusterSums, ClusterUpdate, progress};
use clasp_kernels::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_SIZE};
use glam::Vec4;

use super::{Amounts, BALL_BYTES};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The centers of the clusters, from frame to frame.
pub(in crate::gpu) struct Clustering<D: Device> {
    /// Whether a frame before this one has left centers.
    pub(in crate::gpu) warm: bool,
    pub(in crate::gpu) centers: D::Buffer<Vec4>,
    /// The same, as many as there can be; those that are not kept are nowhere.
    pub(in crate::gpu) kept: D::Buffer<Vec4>,
    sums: D::Buffer<Vec4>,
    /// Laid out as in [`progress`].
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
        balls: &D::Buffer<Vec4>,
        rounds: u32,
    ) {
        recorder.stage("clustering");
        let Self { centers, kept, sums, progress, .. } = self;
        recorder.clear(progress);
        if !self.warm {
            recorder.launch(&ClusterSeed { params, balls, centers }, params.clusters);
        }
        for _ in 0..rounds {
            recorder.launch(&ClusterSums { params, balls, centers, progress, sums }, params.samples);
            recorder.launch(&ClusterUpdate { params, sums, centers, progress }, WORKGROUP_SIZE);
        }
        recorder.launch(&ClusterKeep { params, centers, kept }, MAX_CLUSTERS);
    }

    /// The balls of all samples, in each round; and in the end all centers that there can be.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        BALL_BYTES * amounts.samples * amounts.rounds + size_of::<[Vec4; MAX_CLUSTERS_LEN]>() as u64
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { centers, kept, sums, progress, .. } = self;
        bytes::<D, _>(centers) + bytes::<D, _>(kept) + bytes::<D, _>(sums) + bytes::<D, _>(progress)
    }
}
