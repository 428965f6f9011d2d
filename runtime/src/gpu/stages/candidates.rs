//! Pairs with overlapping boxes: the host side of [`clasp3d_kernels::stages::candidates`].

use clasp3d_kernels::stages::assignment::TriangleTags;
use clasp3d_kernels::stages::boxes::{BoxEnd, PackedBox};
use clasp3d_kernels::stages::candidates as kernels;
use clasp3d_kernels::types::PipelineParams;

use super::{Boxes, Sweep, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Pairs of triangles with overlapping boxes.
pub(in crate::gpu) struct Candidates<D: Device> {
    filter: D::Buffer<u32>,
    /// Packed; [`Pairs`](kernels::Pairs) reads them.
    pub(in crate::gpu) pairs: D::Buffer<u32>,
}

impl<D: Device> Candidates<D> {
    /// Creates a list of pairs with this capacity, and the lists of the object filter.
    pub(in crate::gpu) fn new(device: &D, pairs: usize, filter: &[u32]) -> Result<Self> {
        Ok(Self { filter: device.buffer_from("filter", filter)?, pairs: device.buffer("pairs", pairs)? })
    }

    /// Returns the capacity in pairs.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.pairs)
    }

    /// Replaces the list of pairs by an empty one with this capacity. If there is no memory, the old one stays.
    pub(in crate::gpu) fn resize(&mut self, device: &D, pairs: usize) -> Result<()> {
        self.pairs = device.buffer("pairs", pairs)?;
        Ok(())
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        boxes: &Boxes<D>,
        tags: &D::Buffer<TriangleTags>,
        sweep: &Sweep<D>,
    ) {
        recorder.stage(Stage::Candidates);
        let Self { filter, pairs } = self;
        let Boxes { sorted_starts, boxes, ends: box_ends, .. } = boxes;
        let Sweep { tiles, arguments, .. } = sweep;
        let candidates = kernels::Candidates { params, sorted_starts, box_ends, boxes, tags, filter, tiles, pairs };
        recorder.launch_indirect(&candidates, arguments);
    }

    /// Reads boxes and the sort keys of their starts and ends, writes pairs.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        let of_box = (4 + size_of::<PackedBox>() + size_of::<BoxEnd>()) as u64;
        of_box * workload.proxies + 4 * workload.pairs
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.filter) + bytes::<D, _>(&self.pairs)
    }
}
