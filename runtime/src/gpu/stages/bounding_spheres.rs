//! Bounding spheres, and possibly degenerate triangles: the host side of [`clasp3d_kernels::stages::bounding_spheres`].

use clasp3d_kernels::stages::bounding_spheres as kernels;
use clasp3d_kernels::stages::bounds::Corner;
use clasp3d_kernels::types::PipelineParams;
use glam::Vec4;

use super::{CORNERS_BYTES, SPHERE_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Growable, Recorder};
use crate::result::Stage;

/// Bounding spheres of all triangles, and possibly degenerate triangles.
pub(in crate::gpu) struct BoundingSpheres<D: Device> {
    pub(in crate::gpu) spheres: D::Buffer<Vec4>,
    pub(in crate::gpu) possibly_degenerate: Growable<D, u32>,
    /// One element: the number of possibly degenerate triangles.
    pub(in crate::gpu) possibly_degenerate_count: D::Buffer<u32>,
}

impl<D: Device> BoundingSpheres<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize, possibly_degenerate: usize) -> Result<Self> {
        Ok(Self {
            spheres: device.buffer("bounding spheres", triangles)?,
            possibly_degenerate: Growable::new(device, "possibly degenerate triangles", possibly_degenerate)?,
            possibly_degenerate_count: device.buffer("number of possibly degenerate triangles", 1)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        corners: &D::Buffer<Corner>,
        frame: &D::Buffer<Vec4>,
    ) {
        recorder.stage(Stage::BoundingSpheres);
        let Self { spheres, possibly_degenerate, possibly_degenerate_count } = self;
        recorder.clear(possibly_degenerate_count);
        let possibly_degenerate = possibly_degenerate.get();
        let bounding_spheres = kernels::BoundingSpheres {
            params,
            corners,
            frame,
            spheres,
            possibly_degenerate,
            possibly_degenerate_count,
        };
        recorder.launch(&bounding_spheres, params.triangles);
    }

    /// Reads corners, writes bounding spheres.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        (CORNERS_BYTES + SPHERE_BYTES) * workload.triangles
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.spheres)
            + bytes::<D, _>(self.possibly_degenerate.get())
            + bytes::<D, _>(&self.possibly_degenerate_count)
    }
}
