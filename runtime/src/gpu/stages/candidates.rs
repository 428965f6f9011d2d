use clasp_kernels::stages::assignment::Owner;
use clasp_kernels::stages::boxes::{BoxEnd, PackedBox};
use clasp_kernels::stages::candidates as kernels;
use clasp_kernels::types::PipelineParams;

use super::{Amounts, Boxes, Sweep};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The pairs whose boxes overlap.
pub(in crate::gpu) struct Candidates<D: Device> {
    filter: D::Buffer<u32>,
    /// Each as one number, which [`Pairs`](kernels::Pairs) reads.
    pub(in crate::gpu) pairs: D::Buffer<u32>,
}

impl<D: Device> Candidates<D> {
    /// With room for this many pairs, and the lists of a filter.
    pub(in crate::gpu) fn new(device: &D, pairs: usize, filter: &[u32]) -> Result<Self> {
        Ok(Self { filter: device.buffer_from("filter", filter)?, pairs: device.buffer("pairs", pairs)? })
    }

    /// How many pairs there is room for.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.pairs)
    }

    /// Makes room for this many pairs. What was there is gone. Where there is no room, the old buffer stays.
    pub(in crate::gpu) fn resize(&mut self, device: &D, pairs: usize) -> Result<()> {
        self.pairs = device.buffer("pairs", pairs)?;
        Ok(())
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        boxes: &Boxes<D>,
        owners: &D::Buffer<Owner>,
        sweep: &Sweep<D>,
    ) {
        recorder.stage("candidates");
        let Self { filter, pairs } = self;
        let Boxes { sorted_starts, boxes, ends: box_ends, .. } = boxes;
        let Sweep { tiles, arguments, .. } = sweep;
        let candidates = kernels::Candidates { params, sorted_starts, box_ends, boxes, owners, filter, tiles, pairs };
        recorder.launch_indirect(&candidates, arguments);
    }

    /// Boxes and the keys of their starts and ends in, pairs out.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        let of_box = (4 + size_of::<PackedBox>() + size_of::<BoxEnd>()) as u64;
        of_box * amounts.entries + 4 * amounts.pairs
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.filter) + bytes::<D, _>(&self.pairs)
    }
}
