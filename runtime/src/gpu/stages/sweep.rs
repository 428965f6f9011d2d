use clasp_kernels::stages::boxes::BoxEnd;
use clasp_kernels::stages::sweep::{self as kernels, BLOCK, BlockEnds, ListTiles, threads_for, tile_list};
use clasp_kernels::types::{DispatchArguments, MAX_SLICE, PipelineParams};

use super::Amounts;
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::Scan;
use crate::gpu::{Device, Recorder};
use crate::settings::Slice;

/// How many tiles each block of boxes has, and the list of those that are looked at.
pub(in crate::gpu) struct Sweep<D: Device> {
    /// The last end of the boxes of each block.
    last_ends: D::Buffer<u32>,
    counts: D::Buffer<u32>,
    firsts: D::Buffer<u32>,
    /// Its total is how many tiles there are.
    pub(in crate::gpu) scan: Scan<D>,
    /// Laid out as in [`tile_list`].
    pub(in crate::gpu) tiles: D::Buffer<u32>,
    /// The launch that looks at them.
    pub(in crate::gpu) arguments: D::Buffer<DispatchArguments>,
}

/// Which tiles of candidates are looked at.
#[derive(Clone)]
pub(in crate::gpu) enum Launch {
    /// All, as many as the device has counted; none where they are more than the limit of a slice.
    All,
    /// These.
    Slice(Slice),
}

impl<D: Device> Sweep<D> {
    pub(in crate::gpu) fn new(device: &D, entries: usize) -> Result<Self> {
        let blocks = entries.div_ceil(BLOCK as usize);
        // Each block has a tile with itself and with each one after it, at most.
        let most_tiles = (blocks * (blocks + 1) / 2).min(MAX_SLICE as usize);
        Ok(Self {
            last_ends: device.buffer("last ends of blocks", blocks)?,
            counts: device.buffer("tiles of blocks", blocks)?,
            firsts: device.buffer("first tiles of blocks", blocks)?,
            scan: Scan::new(device, blocks)?,
            tiles: device.buffer("tiles", tile_list::place_of(most_tiles as u32) as usize)?,
            arguments: device.buffer("candidate launch", 1)?,
        })
    }

    /// Counts the tiles.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        sorted_starts: &D::Buffer<u32>,
        ends: &D::Buffer<BoxEnd>,
    ) -> Result<()> {
        recorder.stage("sweep");
        let Self { last_ends, counts, firsts, scan, .. } = self;
        let blocks = params.entries.div_ceil(BLOCK);
        recorder.clear(last_ends);
        recorder.launch(&BlockEnds { params, ends, last_ends }, threads_for(params.entries));
        recorder.launch(&kernels::Sweep { params, sorted_starts, last_ends, tiles: counts }, blocks);
        scan.record(recorder, counts, firsts, blocks as usize)?;
        Ok(())
    }

    /// Lists those that are looked at.
    pub(in crate::gpu) fn record_list(
        &self,
        recorder: &mut D::Recorder<'_>,
        mut params: PipelineParams,
        launch: &Launch,
    ) {
        recorder.stage("sweep");
        (params.slice_start, params.slice_end) = match launch {
            Launch::All => (0, u32::MAX),
            Launch::Slice(tiles) => (tiles.start, tiles.end),
        };
        let Self { counts, firsts, scan, tiles: list, arguments, .. } = self;
        let scanned = scan.result();
        let list_tiles = ListTiles { params, tiles: counts, firsts, scanned, list, arguments };
        recorder.launch(&list_tiles, params.entries.div_ceil(BLOCK));
    }

    /// Where each box ends.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        4 * amounts.entries
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { last_ends, counts, firsts, scan, tiles, arguments } = self;
        let lists = [last_ends, counts, firsts, tiles].into_iter().map(bytes::<D, _>).sum::<u64>();
        lists + scan.bytes() + bytes::<D, _>(arguments)
    }
}
