//! How far the boxes of each block reach, in the order of their starts.
//!
//! A box can overlap only with those that start before it ends, and in sorted order these follow it in a row. The counts of
//! Fig. 5.12 of Mainzer's thesis say how many there are for each box. Here boxes are taken in blocks, as many as a
//! workgroup has threads, and what is counted are the blocks that those of a block reach into: each is a tile, a block
//! against a block, that [`candidates`](super::candidates) looks at. The boxes of two blocks are read once for up to 2¹⁶
//! candidates, and there are few tiles to be counted, scanned and searched.

use clasp_kernels_macros::kernel;

use super::boxes::BoxEnd;
use crate::memory::{Read, Write};
use crate::primitives::search::upper_bound;
use crate::thread::Thread;
use crate::types::{DispatchArguments, PipelineParams, WORKGROUP_SIZE, dispatch_size, scan_result};

/// Boxes to a block.
pub const BLOCK: u32 = WORKGROUP_SIZE;

/// Boxes of a block whose ends one thread compares.
const CHUNK: u32 = 16;

/// The threads that compare the ends of this many boxes.
#[inline(always)]
pub fn threads_for(boxes: u32) -> u32 {
    boxes.div_ceil(CHUNK)
}

/// How many blocks a block reaches into, itself included, if it starts at `first` and the starts that are within one of
/// its boxes end at `bound`. None where nothing but its first box is.
#[inline(always)]
pub fn tiles_of(first: u32, bound: u32) -> u32 {
    if bound > first + 1 { (bound - 1) / BLOCK - first / BLOCK + 1 } else { 0 }
}

/// Raises the last end of each block, which begins as zero.
#[kernel]
pub fn block_ends(thread: Thread, params: &PipelineParams, ends: Read<BoxEnd>, mut last_ends: Write<u32>) {
    let first = thread.index * CHUNK;
    let after = if first + CHUNK < params.entries { first + CHUNK } else { params.entries };
    let mut last = 0;
    let mut place = first;
    while place < after {
        let end = ends.get(place).x;
        last = if end > last { end } else { last };
        place += 1;
    }
    if last > 0 {
        // Not `last` itself: naga 30 does not take a value from within a loop as the operand of an atomic operation.
        last_ends.atomic_max(first / BLOCK, if last > 1 { last } else { 1 });
    }
}

/// Writes the number of tiles of each block.
#[kernel]
pub fn sweep(
    thread: Thread,
    params: &PipelineParams,
    sorted_starts: Read<u32>,
    last_ends: Read<u32>,
    mut tiles: Write<u32>,
) {
    let first = thread.index * BLOCK;
    if first < params.entries {
        let bound = upper_bound(sorted_starts, first, params.entries, last_ends.get(thread.index));
        tiles.set(thread.index, tiles_of(first, bound));
    }
}

/// The list of the tiles that one launch looks at, and what it counts, in a buffer of `u32`.
pub mod tile_list {
    /// Pairs whose boxes overlap, whether there is room for them or not.
    pub const PAIRS: u32 = 0;
    /// Candidates: pairs of boxes one of which starts within the other. Their number modulo 2³²,
    pub const CANDIDATES: u32 = 1;
    /// and the rest of it.
    pub const CANDIDATES_HIGH: u32 = 2;
    /// Tiles.
    pub const TILES: u32 = 3;
    /// Numbers before the list.
    pub const COUNTS: u32 = 4;
    /// Numbers to a tile: its block of boxes, and the block of others.
    pub const NUMBERS: u32 = 2;

    /// Where the numbers of a tile are.
    #[inline(always)]
    pub fn place_of(tile: u32) -> u32 {
        COUNTS + tile * NUMBERS
    }
}

/// Lists the tiles from `params.slice_start` on, as many as `params.slice_limit` or up to `params.slice_end`, and sizes the
/// dispatch that looks at them. If there are more than one launch may look at, there is none in the list: then the host
/// cuts them into slices.
///
/// `firsts` is the scan of the numbers of tiles.
#[kernel]
pub fn list_tiles(
    thread: Thread,
    params: &PipelineParams,
    tiles: Read<u32>,
    firsts: Read<u32>,
    scanned: Read<u32>,
    mut list: Write<u32>,
    mut arguments: Write<DispatchArguments>,
) {
    let mut end = scanned.get(scan_result::TOTAL);
    if end > params.slice_end {
        end = params.slice_end;
    }
    let mut listed = (if end > params.slice_start { end } else { params.slice_start }) - params.slice_start;
    if listed > params.slice_limit || scanned.get(scan_result::OVERFLOW) != 0 {
        listed = 0;
    }
    if thread.index == 0 {
        list.set(tile_list::PAIRS, 0);
        list.set(tile_list::CANDIDATES, 0);
        list.set(tile_list::CANDIDATES_HIGH, 0);
        list.set(tile_list::TILES, listed);
        arguments.set(0, dispatch_size(listed));
    }
    if thread.index < params.entries.div_ceil(BLOCK) {
        let first = firsts.get(thread.index);
        let mut number = 0;
        let count = tiles.get(thread.index);
        while number < count {
            // Below the start of the slice this goes round, and is more than any number of tiles.
            let tile = (first + number).wrapping_sub(params.slice_start);
            if tile < listed {
                let place = tile_list::place_of(tile);
                list.set(place, thread.index);
                list.set(place + 1, thread.index + number);
            }
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_the_blocks_that_are_reached() {
        assert_eq!(tiles_of(0, 0), 0);
        assert_eq!(tiles_of(0, 1), 0);
        assert_eq!(tiles_of(0, 2), 1);
        assert_eq!(tiles_of(0, BLOCK), 1);
        assert_eq!(tiles_of(0, BLOCK + 1), 2);
        assert_eq!(tiles_of(3 * BLOCK, 3 * BLOCK + 1), 0);
        assert_eq!(tiles_of(3 * BLOCK, 5 * BLOCK), 2);
        assert_eq!(tiles_of(3 * BLOCK, 5 * BLOCK + 1), 3);
    }
}
