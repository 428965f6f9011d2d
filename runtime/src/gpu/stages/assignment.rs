use clasp_kernels::stages::assignment::{Assign, COUNTED_PER_GROUP, CountMembers, Owner, SIZES_LEN};
use clasp_kernels::types::PipelineParams;
use glam::Vec4;

use super::{Amounts, BALL_BYTES};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// Which clusters each triangle is in.
pub(in crate::gpu) struct Assignment<D: Device> {
    pub(in crate::gpu) owners: D::Buffer<Owner>,
    /// Laid out as in [`sizes`](clasp_kernels::stages::assignment::sizes).
    pub(in crate::gpu) sizes: D::Buffer<u32>,
}

impl<D: Device> Assignment<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize) -> Result<Self> {
        Ok(Self { owners: device.buffer("owners", triangles)?, sizes: device.buffer("sizes of clusters", SIZES_LEN)? })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        balls: &D::Buffer<Vec4>,
        kept_centers: &D::Buffer<Vec4>,
    ) {
        recorder.stage("assignment");
        let Self { owners, sizes } = self;
        recorder.clear(sizes);
        recorder.launch(&Assign { params, balls, kept_centers, owners }, params.triangles);
        let groups = params.triangles.div_ceil(COUNTED_PER_GROUP);
        recorder.launch_groups(&CountMembers { params, owners, sizes }, groups);
    }

    /// Balls in, owners out.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        (BALL_BYTES + size_of::<Owner>() as u64) * amounts.triangles
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.owners) + bytes::<D, _>(&self.sizes)
    }
}
