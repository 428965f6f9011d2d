//! Tiles of blocks of boxes: the host side of [`clasp3d_kernels::stages::sweep`].

use clasp3d_kernels::stages::boxes::BoxEnd;
use clasp3d_kernels::stages::sweep::{self as kernels, BLOCK, BlockEnds, ListTiles, threads_for, tile_list};
use clasp3d_kernels::types::{DispatchArguments, MAX_SLICE, PipelineParams};

use super::Workload;
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::driver::Slice;
use crate::gpu::primitives::Scan;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Number of tiles of each block of boxes, and the list of the tiles of a launch.
pub(in crate::gpu) struct Sweep<D: Device> {
    /// Last end of the boxes of each block.
    last_ends: D::Buffer<u32>,
    /// Number of tiles of each block.
    tile_counts: D::Buffer<u32>,
    /// Index of the first tile of each block.
    first_tiles: D::Buffer<u32>,
    /// Scan of the numbers of tiles; its total is the number of tiles.
    pub(in crate::gpu) scan: Scan<D>,
    /// Layout: [`tile_list`].
    pub(in crate::gpu) tiles: D::Buffer<u32>,
    /// Size of the launch that tests the tiles.
    pub(in crate::gpu) arguments: D::Buffer<DispatchArguments>,
}

/// The candidate tiles that a launch tests.
#[derive(Clone)]
pub(in crate::gpu) enum TileSelection {
    /// None: the stages from the candidates on do not run.
    None,
    /// All tiles that the device counts, if they are not more than the limit of a slice; else an empty list.
    All,
    /// A range of tiles.
    Slice(Slice),
}

impl TileSelection {
    /// Whether the stages from the candidates on run.
    pub(in crate::gpu) fn is_some(&self) -> bool {
        !matches!(self, Self::None)
    }
}

impl<D: Device> Sweep<D> {
    pub(in crate::gpu) fn new(device: &D, proxies: usize) -> Result<Self> {
        let blocks = proxies.div_ceil(BLOCK as usize);
        // A block has at most a tile with itself and with each later block.
        let most_tiles = (blocks * (blocks + 1) / 2).min(MAX_SLICE as usize);
        Ok(Self {
            last_ends: device.buffer("last ends of blocks", blocks)?,
            tile_counts: device.buffer("tiles of blocks", blocks)?,
            first_tiles: device.buffer("first tiles of blocks", blocks)?,
            scan: Scan::new(device, blocks)?,
            tiles: device.buffer("tiles", tile_list::index_of(most_tiles as u32) as usize)?,
            arguments: device.buffer("candidate launch", 1)?,
        })
    }

    /// Records the launches that count the tiles.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        sorted_starts: &D::Buffer<u32>,
        ends: &D::Buffer<BoxEnd>,
    ) -> Result<()> {
        recorder.stage(Stage::Sweep);
        let Self { last_ends, tile_counts, first_tiles, scan, .. } = self;
        let blocks = params.proxy_capacity.div_ceil(BLOCK);
        recorder.clear(last_ends);
        recorder.launch(&BlockEnds { params, ends, last_ends }, threads_for(params.proxy_capacity));
        recorder.launch(&kernels::Sweep { params, sorted_starts, last_ends, tile_counts }, blocks);
        scan.record(recorder, tile_counts, first_tiles, blocks as usize)?;
        Ok(())
    }

    /// Records the launch that lists the selected tiles.
    pub(in crate::gpu) fn record_tiles(
        &self,
        recorder: &mut D::Recorder<'_>,
        mut params: PipelineParams,
        selection: &TileSelection,
    ) {
        recorder.stage(Stage::Sweep);
        (params.slice_start, params.slice_end) = match selection {
            TileSelection::None => (0, 0),
            TileSelection::All => (0, u32::MAX),
            TileSelection::Slice(tiles) => (tiles.start, tiles.end),
        };
        let Self { tile_counts, first_tiles, scan, tiles: list, arguments, .. } = self;
        let scanned = scan.result();
        let list_tiles = ListTiles { params, tile_counts, first_tiles, scanned, list, arguments };
        recorder.launch(&list_tiles, params.proxy_capacity.div_ceil(BLOCK));
    }

    /// Reads the end of each box.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        4 * workload.proxies
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { last_ends, tile_counts, first_tiles, scan, tiles, arguments } = self;
        let lists = [last_ends, tile_counts, first_tiles, tiles].into_iter().map(bytes::<D, _>).sum::<u64>();
        lists + scan.bytes() + bytes::<D, _>(arguments)
    }
}
