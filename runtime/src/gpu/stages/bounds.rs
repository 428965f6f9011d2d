//! Corners of all triangles, scale and cluster space of the scene: the host side of [`clasp3d_kernels::stages::bounds`].

use clasp3d_kernels::stages::bounds::{CORNERS, Corner, GatherCorners, MeasureScene, TRIANGLES_PER_GROUP, scene_frame};
use clasp3d_kernels::stages::ccd::GatherSwept;
use clasp3d_kernels::types::PipelineParams;
use glam::Vec4;

use super::{CORNERS_BYTES, MeshBuffers, MotionBuffers, POSITION_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Corners of all triangles, the frame of reference of the scene, and whether a coordinate is not finite.
pub(in crate::gpu) struct Bounds<D: Device> {
    pub(in crate::gpu) corners: D::Buffer<Corner>,
    /// Low corner of the bounding box of each workgroup.
    low: D::Buffer<Vec4>,
    /// High corner of the bounding box of each workgroup.
    high: D::Buffer<Vec4>,
    /// Layout: [`scene_frame`].
    pub(in crate::gpu) frame: D::Buffer<Vec4>,
    /// One element: nonzero if a coordinate is not finite.
    pub(in crate::gpu) not_finite: D::Buffer<u32>,
}

impl<D: Device> Bounds<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize) -> Result<Self> {
        let groups = triangles.div_ceil(TRIANGLES_PER_GROUP as usize);
        Ok(Self {
            corners: device.buffer("corners", triangles * CORNERS as usize)?,
            low: device.buffer("low corners", groups)?,
            high: device.buffer("high corners", groups)?,
            frame: device.buffer("frame of reference", scene_frame::LEN as usize)?,
            not_finite: device.buffer("not finite", 1)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        mesh: MeshBuffers<'_, D>,
        embedded: &D::Buffer<u32>,
    ) {
        recorder.stage(Stage::Bounds);
        let Self { corners, low, high, frame, not_finite } = self;
        let MeshBuffers { positions, triangles } = mesh;
        let gather = GatherCorners { params, positions, triangles, embedded, corners, low, high };
        recorder.launch_groups(&gather, params.triangles.div_ceil(TRIANGLES_PER_GROUP));
        recorder.launch(&MeasureScene { params, low, high, corners, frame, not_finite }, 1);
    }

    /// [`record`](Self::record) for swept boxes instead of triangles.
    pub(in crate::gpu) fn record_swept(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        motion: MotionBuffers<'_, D>,
    ) {
        recorder.stage(Stage::Bounds);
        let Self { corners, low, high, frame, not_finite } = self;
        let MotionBuffers { features, moving } = motion;
        let gather = GatherSwept { params, features, moving, corners, low, high };
        recorder.launch_groups(&gather, params.triangles.div_ceil(TRIANGLES_PER_GROUP));
        recorder.launch(&MeasureScene { params, low, high, corners, frame, not_finite }, 1);
    }

    /// Reads triangles, positions and flags, writes corners.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        let corners = CORNERS_BYTES * workload.triangles;
        4 * u64::from(CORNERS) * workload.triangles + (POSITION_BYTES + 4) * workload.vertices + corners
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { corners, low, high, frame, not_finite } = self;
        let scene = bytes::<D, _>(low) + bytes::<D, _>(high) + bytes::<D, _>(frame) + bytes::<D, _>(not_finite);
        bytes::<D, _>(corners) + scene
    }
}
