use clasp_kernels::stages::assignment::Owner;
use clasp_kernels::stages::axes::{AXES, AxisSolve, AxisSums, SUMS};
use clasp_kernels::types::{MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_SIZE};
use glam::Vec4;

use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The principal axes of each cluster.
pub(in crate::gpu) struct Axes<D: Device> {
    sums: D::Buffer<Vec4>,
    pub(in crate::gpu) axes: D::Buffer<Vec4>,
}

impl<D: Device> Axes<D> {
    pub(in crate::gpu) fn new(device: &D, samples: u32, clusters: u32) -> Result<Self> {
        let sums = samples.div_ceil(WORKGROUP_SIZE) * clusters * SUMS;
        Ok(Self {
            sums: device.buffer("sums of axes", sums as usize)?,
            axes: device.buffer("axes", MAX_CLUSTERS_LEN * AXES as usize)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        balls: &D::Buffer<Vec4>,
        owners: &D::Buffer<Owner>,
        centers: &D::Buffer<Vec4>,
    ) {
        recorder.stage("axes");
        let Self { sums, axes } = self;
        recorder.launch(&AxisSums { params, balls, owners, centers, sums }, params.samples);
        recorder.launch(&AxisSolve { params, sums, axes }, params.clusters);
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.sums) + bytes::<D, _>(&self.axes)
    }
}
