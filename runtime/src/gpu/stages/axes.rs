use clasp_kernels::stages::assignment::Owner;
use clasp_kernels::stages::axes::{AXES_LEN, AxisSolve, AxisSums, SUMS};
use clasp_kernels::types::{PipelineParams, WORKGROUP_SIZE};
use glam::Vec4;

use super::{Amounts, BALL_BYTES};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The principal axes and the strips of each cluster.
pub(in crate::gpu) struct Axes<D: Device> {
    sums: D::Buffer<Vec4>,
    pub(in crate::gpu) axes: D::Buffer<Vec4>,
    /// The cluster of each strip.
    pub(in crate::gpu) strip_clusters: D::Buffer<u32>,
}

impl<D: Device> Axes<D> {
    pub(in crate::gpu) fn new(device: &D, samples: u32, clusters: u32, strips: u32) -> Result<Self> {
        let sums = samples.div_ceil(WORKGROUP_SIZE) * clusters * SUMS;
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
        balls: &D::Buffer<Vec4>,
        owners: &D::Buffer<Owner>,
        centers: &D::Buffer<Vec4>,
        frame: &D::Buffer<Vec4>,
    ) {
        recorder.stage("axes");
        let Self { sums, axes, strip_clusters } = self;
        recorder.launch(&AxisSums { params, balls, owners, centers, sums }, params.samples);
        recorder.launch(&AxisSolve { params, sums, centers, frame, axes, strip_clusters }, params.clusters);
    }

    /// The balls and owners of all samples.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        (BALL_BYTES + size_of::<Owner>() as u64) * amounts.samples
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.sums) + bytes::<D, _>(&self.axes) + bytes::<D, _>(&self.strip_clusters)
    }
}
