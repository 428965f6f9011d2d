//! The sweep: tiles of candidates, from boxes sorted by their starts.
//!
//! A box can overlap only the boxes that start before it ends; in sorted order these follow it immediately. Mainzer's thesis
//! counts them for each box (Fig. 5.12). Here boxes are grouped into blocks of the workgroup size, and the sweep counts the
//! blocks that the boxes of each block reach. A *tile* is a block against a block that it reaches;
//! [`candidates`](super::candidates) tests it. So the boxes of two blocks are read once for up to 2¹⁶ candidates, and there
//! are few tiles to count, scan and search.

use clasp3d_kernels_macros::kernel;

use super::boxes::BoxEnd;
use crate::memory::{Read, Write};
use crate::primitives::search::upper_bound;
use crate::thread::Thread;
use crate::types::{DispatchArguments, PipelineParams, WORKGROUP_SIZE, dispatch_size, scan_result};

/// Boxes per block.
pub const BLOCK: u32 = WORKGROUP_SIZE;

/// Boxes whose ends one thread of [`block_ends`] compares.
const CHUNK: u32 = 16;

/// Returns the number of threads of [`block_ends`] for this number of boxes.
#[inline(always)]
pub fn threads_for(boxes: u32) -> u32 {
    boxes.div_ceil(CHUNK)
}

/// Returns the number of tiles of a block whose boxes begin at index `first`, if the boxes below index `bound` start before
/// the last end of the block. The tile of the block with itself counts, unless only its first box starts before that end.
#[inline(always)]
pub fn tiles_of(first: u32, bound: u32) -> u32 {
    if bound > first + 1 { (bound - 1) / BLOCK - first / BLOCK + 1 } else { 0 }
}

/// Computes the last end of each block by an atomic maximum. `last_ends` must be zero.
#[kernel]
pub fn block_ends(thread: Thread, params: &PipelineParams, ends: Read<BoxEnd>, mut last_ends: Write<u32>) {
    let first = thread.index * CHUNK;
    let after = if first + CHUNK < params.proxy_capacity { first + CHUNK } else { params.proxy_capacity };
    let mut last = 0;
    let mut index = first;
    while index < after {
        let end = ends.get(index).x;
        last = if end > last { end } else { last };
        index += 1;
    }
    if last > 0 {
        // naga 30 refuses a value that a loop computes as the operand of an atomic operation; hence the conditional.
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
    mut tile_counts: Write<u32>,
) {
    let first = thread.index * BLOCK;
    if first < params.proxy_capacity {
        let bound = upper_bound(sorted_starts, first, params.proxy_capacity, last_ends.get(thread.index));
        tile_counts.set(thread.index, tiles_of(first, bound));
    }
}

/// Layout of the buffer with the tiles of one launch and the counters of that launch.
pub mod tile_list {
    /// Number of pairs with overlapping boxes, also beyond the capacity of their list.
    pub const PAIRS: u32 = 0;
    /// Number of candidates (pairs of boxes one of which starts within the other), low word.
    pub const CANDIDATES: u32 = 1;
    /// Number of candidates, high word.
    pub const CANDIDATES_HIGH: u32 = 2;
    /// Number of tiles.
    pub const TILES: u32 = 3;
    /// Number of counters, before the list.
    pub const COUNTS: u32 = 4;
    /// Words per tile: its block, and the block that it reaches.
    pub const WORDS_PER_TILE: u32 = 2;

    /// Returns the index of the first word of a tile.
    #[inline(always)]
    pub fn index_of(tile: u32) -> u32 {
        COUNTS + tile * WORDS_PER_TILE
    }
}

/// Lists the tiles from `params.slice_start` to `params.slice_end`, and writes the size of the dispatch that tests them.
///
/// If there are more than `params.slice_limit`, the list is empty: the host then divides the tiles into slices.
/// `first_tiles` is the exclusive scan of `tile_counts`, and `scanned` its total.
#[kernel]
pub fn list_tiles(
    thread: Thread,
    params: &PipelineParams,
    tile_counts: Read<u32>,
    first_tiles: Read<u32>,
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
    if thread.index < params.proxy_capacity.div_ceil(BLOCK) {
        let first = first_tiles.get(thread.index);
        let mut reached = 0;
        let count = tile_counts.get(thread.index);
        while reached < count {
            // Below the start of the slice this wraps around, to more than any number of tiles.
            let tile = (first + reached).wrapping_sub(params.slice_start);
            if tile < listed {
                let word = tile_list::index_of(tile);
                list.set(word, thread.index);
                list.set(word + 1, thread.index + reached);
            }
            reached += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_has_a_tile_with_each_block_that_it_reaches() {
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
