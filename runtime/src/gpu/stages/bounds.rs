use clasp_kernels::stages::bounds::{CORNERS, Corner, FrameScene, GatherCorners, TRIANGLES_PER_GROUP};
use clasp_kernels::stages::continuous::GatherSwept;
use clasp_kernels::types::PipelineParams;
use glam::Vec4;

use super::{Amounts, CORNERS_BYTES, Mesh, Motion, POSITION_BYTES};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The corners of all triangles, the box of the scene, and whether a coordinate is not finite.
pub(in crate::gpu) struct Bounds<D: Device> {
    pub(in crate::gpu) corners: D::Buffer<Corner>,
    /// Of each workgroup's triangles.
    low: D::Buffer<Vec4>,
    high: D::Buffer<Vec4>,
    /// How the scene is moved and scaled into the unit cube: one vector.
    pub(in crate::gpu) frame: D::Buffer<Vec4>,
    /// One number: not zero where a coordinate is not finite.
    pub(in crate::gpu) not_finite: D::Buffer<u32>,
}

impl<D: Device> Bounds<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize) -> Result<Self> {
        let groups = triangles.div_ceil(TRIANGLES_PER_GROUP as usize);
        Ok(Self {
            corners: device.buffer("corners", triangles * CORNERS as usize)?,
            low: device.buffer("low corners", groups)?,
            high: device.buffer("high corners", groups)?,
            frame: device.buffer("frame", 1)?,
            not_finite: device.buffer("not finite", 1)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        mesh: Mesh<'_, D>,
        embedded: &D::Buffer<u32>,
    ) {
        recorder.stage("bounds");
        let Self { corners, low, high, frame, not_finite } = self;
        let Mesh { positions, triangles } = mesh;
        let gather = GatherCorners { params, positions, triangles, embedded, corners, low, high };
        recorder.launch_groups(&gather, params.triangles.div_ceil(TRIANGLES_PER_GROUP));
        recorder.launch(&FrameScene { params, low, high, frame, not_finite }, 1);
    }

    /// The same for boxes over a motion, instead of triangles.
    pub(in crate::gpu) fn record_swept(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        motion: Motion<'_, D>,
    ) {
        recorder.stage("bounds");
        let Self { corners, low, high, frame, not_finite } = self;
        let Motion { features, moving } = motion;
        let gather = GatherSwept { params, features, moving, corners, low, high };
        recorder.launch_groups(&gather, params.triangles.div_ceil(TRIANGLES_PER_GROUP));
        recorder.launch(&FrameScene { params, low, high, frame, not_finite }, 1);
    }

    /// Names, positions and marks in, corners out.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        let corners = CORNERS_BYTES * amounts.triangles;
        4 * u64::from(CORNERS) * amounts.triangles + (POSITION_BYTES + 4) * amounts.vertices + corners
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { corners, low, high, frame, not_finite } = self;
        let scene = bytes::<D, _>(low) + bytes::<D, _>(high) + bytes::<D, _>(frame) + bytes::<D, _>(not_finite);
        bytes::<D, _>(corners) + scene
    }
}
