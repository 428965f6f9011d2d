//! Cluster masks of all triangles: the host side of [`clasp3d_kernels::stages::assignment`].

use clasp3d_kernels::stages::assignment::{Assign, COUNTED_PER_GROUP, CountMembers, SIZES_LEN, TriangleTags};
use clasp3d_kernels::types::PipelineParams;
use glam::Vec4;

use super::{SPHERE_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Cluster masks of all triangles, and the sizes of the clusters.
pub(in crate::gpu) struct AssignmentStage<D: Device> {
    pub(in crate::gpu) tags: D::Buffer<TriangleTags>,
    /// Layout: [`sizes`](clasp3d_kernels::stages::assignment::sizes).
    pub(in crate::gpu) sizes: D::Buffer<u32>,
}

impl<D: Device> AssignmentStage<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize) -> Result<Self> {
        Ok(Self { tags: device.buffer("tags", triangles)?, sizes: device.buffer("sizes of clusters", SIZES_LEN)? })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        spheres: &D::Buffer<Vec4>,
        kept_centers: &D::Buffer<Vec4>,
    ) {
        recorder.stage(Stage::Assignment);
        let Self { tags, sizes } = self;
        recorder.clear(sizes);
        recorder.launch(&Assign { params, spheres, kept_centers, tags }, params.triangles);
        let groups = params.triangles.div_ceil(COUNTED_PER_GROUP);
        recorder.launch_groups(&CountMembers { params, tags, sizes }, groups);
    }

    /// Reads bounding spheres, writes tags.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        (SPHERE_BYTES + size_of::<TriangleTags>() as u64) * workload.triangles
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.tags) + bytes::<D, _>(&self.sizes)
    }
}
