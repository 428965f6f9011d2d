use clasp_kernels::stages::bounds::Corner;
use clasp_kernels::stages::centroids as kernels;
use clasp_kernels::types::PipelineParams;
use glam::Vec4;

use super::{Amounts, BALL_BYTES, CORNERS_BYTES};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Growable, Recorder};

/// A ball around each triangle; and the triangles that may have no area.
pub(in crate::gpu) struct Centroids<D: Device> {
    pub(in crate::gpu) balls: D::Buffer<Vec4>,
    pub(in crate::gpu) suspects: Growable<D, u32>,
    /// One number: how many of those there are.
    pub(in crate::gpu) suspect_count: D::Buffer<u32>,
}

impl<D: Device> Centroids<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize, suspects: usize) -> Result<Self> {
        Ok(Self {
            balls: device.buffer("balls", triangles)?,
            suspects: Growable::new(device, "triangles that may have no area", suspects)?,
            suspect_count: device.buffer("number of triangles that may have no area", 1)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        corners: &D::Buffer<Corner>,
        frame: &D::Buffer<Vec4>,
    ) {
        recorder.stage("centroids");
        let Self { balls, suspects, suspect_count } = self;
        recorder.clear(suspect_count);
        let suspects = suspects.get();
        let centroids = kernels::Centroids { params, corners, frame, balls, suspects, suspect_count };
        recorder.launch(&centroids, params.triangles);
    }

    /// Corners in, balls out.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        (CORNERS_BYTES + BALL_BYTES) * amounts.triangles
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.balls) + bytes::<D, _>(self.suspects.get()) + bytes::<D, _>(&self.suspect_count)
    }
}
