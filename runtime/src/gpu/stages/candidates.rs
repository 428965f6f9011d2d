use clasp_kernels::stages::assignment::Owner;
use clasp_kernels::stages::candidates::{self as kernels, SizeCandidates, threads_for};
use clasp_kernels::types::{DispatchArguments, PipelineParams};
use glam::Vec4;

use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::Sorted;
use crate::gpu::{Device, Recorder};
use crate::settings::Slice;

/// The pairs whose boxes overlap.
pub(in crate::gpu) struct Candidates<D: Device> {
    filter: D::Buffer<u32>,
    arguments: D::Buffer<DispatchArguments>,
    pub(in crate::gpu) pair_first: D::Buffer<u32>,
    pub(in crate::gpu) pair_second: D::Buffer<u32>,
    /// One number: how many pairs there are.
    pub(in crate::gpu) pair_count: D::Buffer<u32>,
}

/// Which candidates are looked at.
#[derive(Clone, Copy)]
pub(in crate::gpu) enum Launch {
    /// All, as many as the device has counted; none where they are more than the limit of a slice.
    All,
    /// Those of a slice.
    Slice(Slice),
}

/// What the candidates are found in.
pub(in crate::gpu) struct Swept<'b, D: Device> {
    /// What the scan of the counts says of itself.
    pub(in crate::gpu) scanned: &'b D::Buffer<u32>,
    pub(in crate::gpu) firsts: &'b D::Buffer<u32>,
    pub(in crate::gpu) entries: &'b D::Buffer<u32>,
    pub(in crate::gpu) spans: &'b D::Buffer<Vec4>,
    pub(in crate::gpu) owners: &'b D::Buffer<Owner>,
}

impl<D: Device> Candidates<D> {
    /// With room for this many pairs, and the bits of a filter.
    pub(in crate::gpu) fn new(device: &D, pairs: usize, filter: &[u32]) -> Result<Self> {
        Ok(Self {
            filter: device.buffer_from("filter", filter)?,
            arguments: device.buffer("candidate launch", 1)?,
            pair_first: device.buffer("first of pairs", pairs)?,
            pair_second: device.buffer("second of pairs", pairs)?,
            pair_count: device.buffer("number of pairs", 1)?,
        })
    }

    /// How many pairs there is room for.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.pair_first)
    }

    /// Makes room for this many pairs. What was there is gone. Where there is no room, the old buffers stay.
    pub(in crate::gpu) fn resize(&mut self, device: &D, pairs: usize) -> Result<()> {
        let first = device.buffer("first of pairs", pairs)?;
        self.pair_second = device.buffer("second of pairs", pairs)?;
        self.pair_first = first;
        Ok(())
    }

    /// The list of pairs when nobody needs it any more.
    pub(in crate::gpu) fn scratch(&self) -> Sorted<'_, D> {
        Sorted { keys: &self.pair_first, payload: &self.pair_second }
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        mut params: PipelineParams,
        swept: Swept<'_, D>,
        launch: Launch,
    ) {
        recorder.stage("candidates");
        let Self { filter, arguments, pair_first, pair_second, pair_count } = self;
        let Swept { scanned, firsts, entries, spans, owners } = swept;
        (params.slice_start, params.slice_end) = match launch {
            Launch::All => (0, params.entries),
            Launch::Slice(slice) => (slice.start as u32, slice.end as u32),
        };
        recorder.clear(pair_count);
        let candidates =
            kernels::Candidates { params, firsts, entries, spans, owners, filter, pair_first, pair_second, pair_count };
        match launch {
            Launch::All => {
                recorder.launch(&SizeCandidates { params, scanned, arguments }, 1);
                recorder.launch_indirect(&candidates, arguments);
            }
            // A slice has fewer than 2³² candidates: the limit is less, and so is what a single entry can have.
            Launch::Slice(slice) => recorder.launch(&candidates, threads_for(slice.candidates as u32)),
        }
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { filter, arguments, pair_first, pair_second, pair_count } = self;
        let pairs = bytes::<D, _>(pair_first) + bytes::<D, _>(pair_second) + bytes::<D, _>(pair_count);
        pairs + bytes::<D, _>(filter) + bytes::<D, _>(arguments)
    }
}
