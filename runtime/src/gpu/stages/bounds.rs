use clasp_kernels::primitives::reduce::{MaxVec4, MinVec4};
use clasp_kernels::stages::bounds::{FrameScene, TriangleBounds};
use clasp_kernels::types::PipelineParams;
use glam::Vec4;

use super::Mesh;
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::Reduce;
use crate::gpu::{Device, Recorder};

/// The box of the scene, and whether a coordinate is not finite.
pub(in crate::gpu) struct Bounds<D: Device> {
    low: D::Buffer<Vec4>,
    high: D::Buffer<Vec4>,
    lowest: Reduce<D, MinVec4>,
    highest: Reduce<D, MaxVec4>,
    /// How the scene is moved and scaled into the unit cube: one vector.
    pub(in crate::gpu) frame: D::Buffer<Vec4>,
    /// One number: not zero where a coordinate is not finite.
    pub(in crate::gpu) not_finite: D::Buffer<u32>,
}

impl<D: Device> Bounds<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize) -> Result<Self> {
        Ok(Self {
            low: device.buffer("low corners", triangles)?,
            high: device.buffer("high corners", triangles)?,
            lowest: Reduce::new(device, triangles)?,
            highest: Reduce::new(device, triangles)?,
            frame: device.buffer("frame", 1)?,
            not_finite: device.buffer("not finite", 1)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        mesh: Mesh<'_, D>,
    ) -> Result<()> {
        recorder.stage("bounds");
        let Self { low, high, frame, not_finite, .. } = self;
        let Mesh { positions, triangles } = mesh;
        recorder.launch(&TriangleBounds { params, positions, triangles, low, high }, params.triangles);
        let lowest = self.lowest.record(recorder, low, params.triangles as usize)?;
        let highest = self.highest.record(recorder, high, params.triangles as usize)?;
        recorder.launch(&FrameScene { low: lowest, high: highest, frame, not_finite }, 1);
        Ok(())
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let corners = bytes::<D, _>(&self.low) + bytes::<D, _>(&self.high);
        let frame = bytes::<D, _>(&self.frame) + bytes::<D, _>(&self.not_finite);
        corners + self.lowest.bytes() + self.highest.bytes() + frame
    }
}
