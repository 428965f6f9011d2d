//! Pairs of triangles whose boxes overlap along all axes.
//!
//! A workgroup tests one tile: the boxes of a block against those of a block that it reaches (see [`sweep`](super::sweep)).
//! A thread compares one box of the first block with all boxes of the second, and all threads compare with the same box at
//! the same time. The results are kept as bit masks; when all counts are known, the workgroup reserves elements of the pair
//! list for all pairs at once. So candidates are never stored, and most of them end here.
//!
//! If there are more tiles than one launch may test, the host launches them in slices.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, UVec4};

use super::assignment::{TriangleTags, is_excluded};
use super::boxes::{BoxEnd, PackedBox, overlap};
use super::sweep::{BLOCK, tile_list};
use crate::memory::{Read, Shared, Write};
use crate::primitives::search::partition_point;
use crate::thread::Thread;
use crate::types::{MAX_SLICE, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Boxes per word of an overlap mask.
const BITS: u32 = u32::BITS;

/// Words of the overlap mask of a thread.
const WORDS: u32 = BLOCK / BITS;

/// `WORDS` as an array length.
pub const WORDS_LEN: usize = WORDS as usize;

/// Words of the overlap masks of all threads.
pub const MASKS_LEN: usize = WORDS_LEN * WORKGROUP_LEN;

/// Packs a pair of boxes into one word: the tile, and the index of each box in its block.
#[inline(always)]
fn pack_pair(tile: u32, index: u32, other_index: u32) -> u32 {
    (tile << 16) | (index << 8) | other_index
}

/// The pairs of triangles with overlapping boxes, for the kernels that read them.
#[derive(Clone, Copy)]
pub struct Pairs<'a> {
    /// Packed pairs of boxes.
    pub pairs: Read<'a, u32>,
    /// Layout: [`tile_list`].
    pub tiles: Read<'a, u32>,
    /// The boxes that the pairs refer to.
    pub boxes: Read<'a, PackedBox>,
}

impl Pairs<'_> {
    /// Returns the number of stored pairs, if the list has this capacity.
    #[inline(always)]
    pub fn count(&self, capacity: u32) -> u32 {
        let count = self.tiles.get(tile_list::PAIRS);
        if count < capacity { count } else { capacity }
    }

    /// Returns the triangles of a pair, the lower one first.
    #[inline(always)]
    pub fn get(&self, index: u32) -> (u32, u32) {
        let pair = self.pairs.get(index);
        let tile = tile_list::index_of(pair >> 16);
        let triangle = |index: u32| self.boxes.get(index).x;
        let first = triangle(self.tiles.get(tile) * BLOCK + ((pair >> 8) & (BLOCK - 1)));
        let second = triangle(self.tiles.get(tile + 1) * BLOCK + (pair & (BLOCK - 1)));
        if first < second { (first, second) } else { (second, first) }
    }
}

const _: () = {
    assert!(BLOCK == 256, "a packed pair has 8 bits per index in a block");
    assert!(MAX_SLICE <= 1 << 16, "a packed pair has 16 bits for the tile");
};

/// Returns the bits of a mask word for the boxes from `first` to `end` (exclusive); bit 0 stands for the box `base`.
#[inline(always)]
fn bits_within(base: u32, first: u32, end: u32) -> u32 {
    bits_from(base, first) & !bits_from(base, end)
}

#[inline(always)]
fn bits_from(base: u32, first: u32) -> u32 {
    if first <= base {
        u32::MAX
    } else if first < base + BITS {
        u32::MAX.wrapping_shl(first - base)
    } else {
        0
    }
}

/// The fields of a box that are compared.
#[derive(Clone, Copy)]
struct ComparedBox {
    /// Start and end along the second and third axis, packed.
    starts: u32,
    ends: u32,
    /// Low word of the duplicate mask.
    duplicate_mask: u32,
}

/// Compares a box with [`BITS`] boxes of the other block, from `base` on. Returns a bit for each that overlaps it along the
/// second and third axis, unless the duplicate masks say that the pair is reported elsewhere.
///
/// [`compare`] calls this loop of constant length eight times, written out: compilers unroll that, and a software adapter then
/// reads each of the other boxes once for all threads instead of once per thread.
#[inline(always)]
fn overlap_bits(
    own: ComparedBox,
    base: u32,
    starts: &Shared<u32, WORKGROUP_LEN>,
    ends: &Shared<u32, WORKGROUP_LEN>,
    duplicate_masks: &Shared<u32, WORKGROUP_LEN>,
) -> u32 {
    let mut bits = 0;
    let mut index = 0;
    while index < BITS {
        let other = base + index;
        let overlap = overlap(own.starts, own.ends, starts.get(other), ends.get(other));
        let is_reported_here = own.duplicate_mask & duplicate_masks.get(other) == 0;
        bits |= ((overlap & is_reported_here) as u32) << index;
        index += 1;
    }
    bits
}

/// The overlaps of one thread.
#[derive(Clone, Copy)]
struct Overlaps {
    count: u32,
    /// A bit for each nonzero word of the overlap mask.
    words: u32,
}

/// Compares a box with the boxes of the other block from `first` to `bound`, and writes the overlap mask of the thread.
/// `others` are starts, ends and duplicate masks of that block.
#[inline(always)]
fn compare(
    own: ComparedBox,
    (starts, ends, duplicate_masks): (
        &Shared<u32, WORKGROUP_LEN>,
        &Shared<u32, WORKGROUP_LEN>,
        &Shared<u32, WORKGROUP_LEN>,
    ),
    (first, bound): (u32, u32),
    masks: &mut Shared<u32, MASKS_LEN>,
    local: u32,
) -> Overlaps {
    let mut overlaps = Overlaps { count: 0, words: 0 };
    let mut compare_word = |word: u32| {
        let bits =
            overlap_bits(own, word * BITS, starts, ends, duplicate_masks) & bits_within(word * BITS, first, bound);
        masks.set(word * WORKGROUP_SIZE + local, bits);
        overlaps.count += bits.count_ones();
        overlaps.words |= ((bits != 0) as u32) << word;
    };
    compare_word(0);
    compare_word(1);
    compare_word(2);
    compare_word(3);
    compare_word(4);
    compare_word(5);
    compare_word(6);
    compare_word(7);
    overlaps
}

/// Removes the pairs of a box that the object filter excludes, and those that the high word of the duplicate masks
/// (clusters from 31 on) assigns to another cluster. This is the slow path: both are rare.
#[inline(always)]
fn remove_excluded(
    overlaps: &mut Overlaps,
    own: UVec4,
    own_end: BoxEnd,
    others: OtherBlock<'_>,
    masks: &mut Shared<u32, MASKS_LEN>,
    local: u32,
) {
    let OtherBlock { first, boxes, box_ends, tags, filter, has_object_filter } = others;
    let mut words_to_check = if has_object_filter || own_end.y != 0 { overlaps.words } else { 0 };
    while words_to_check != 0 {
        let word = words_to_check.trailing_zeros();
        let mut mask = masks.get(word * WORKGROUP_SIZE + local);
        let mut remaining = mask;
        while remaining != 0 {
            let other = first + word * BITS + remaining.trailing_zeros();
            let mut excluded = own_end.y & box_ends.get(other).y != 0;
            if has_object_filter && !excluded {
                excluded = is_excluded(|index| filter.get(index), tags.get(own.x), tags.get(boxes.get(other).x));
            }
            if excluded {
                mask &= !(remaining & remaining.wrapping_neg());
                overlaps.count -= 1;
            }
            remaining &= remaining - 1;
        }
        masks.set(word * WORKGROUP_SIZE + local, mask);
        if mask == 0 {
            overlaps.words &= !(words_to_check & words_to_check.wrapping_neg());
        }
        words_to_check &= words_to_check - 1;
    }
}

/// The boxes of the other block of a tile, and the object filter, for [`remove_excluded`].
#[derive(Clone, Copy)]
struct OtherBlock<'a> {
    /// Index of the first box of the block.
    first: u32,
    boxes: Read<'a, PackedBox>,
    box_ends: Read<'a, BoxEnd>,
    tags: Read<'a, TriangleTags>,
    filter: Read<'a, u32>,
    /// Whether the filter excludes any pairs.
    has_object_filter: bool,
}

/// Threads whose counts one thread sums up.
const CHUNK: u32 = 16;

/// Number of chunks per workgroup, as an array length.
pub const CHUNKS_LEN: usize = (WORKGROUP_SIZE / CHUNK) as usize;

/// Packs two counts of at most 256 into one word. The sum of up to 255 such words does not overflow either half.
#[inline(always)]
fn pack_counts(overlapping: u32, candidates: u32) -> u32 {
    (overlapping << 16) | candidates
}

/// Replaces the counts of the threads of each chunk by their exclusive scan, and writes the sum of each chunk.
#[inline(always)]
fn scan_chunk(thread: Thread, counts: &mut Shared<u32, WORKGROUP_LEN>, chunk_counts: &mut Shared<u32, CHUNKS_LEN>) {
    if thread.local & (CHUNK - 1) == 0 {
        let mut sum = 0;
        let mut index = 0;
        while index < CHUNK {
            let count = counts.get(thread.local + index);
            counts.set(thread.local + index, sum);
            sum += count;
            index += thread.one;
        }
        chunk_counts.set(thread.local / CHUNK, sum);
    }
}

/// Replaces the sums of the chunks by their exclusive scan. Returns the totals of the workgroup: overlaps and candidates.
#[inline(always)]
fn scan_chunk_counts(thread: Thread, chunk_counts: &mut Shared<u32, CHUNKS_LEN>) -> (u32, u32) {
    // Each half of a scanned word is at most 240 · 256; a total may need one bit more.
    let (mut all_overlapping, mut all_candidates) = (0, 0);
    let mut chunk = 0;
    while chunk < WORKGROUP_SIZE / CHUNK {
        let count = chunk_counts.get(chunk);
        chunk_counts.set(chunk, pack_counts(all_overlapping, all_candidates));
        all_overlapping += count >> 16;
        all_candidates += count & 0xFFFF;
        chunk += thread.one;
    }
    (all_overlapping, all_candidates)
}

/// Adds the counts of a tile to those of the list. Returns the index of its first pair in the list.
#[inline(always)]
fn reserve_pairs(tiles: &mut Write<u32>, overlapping: u32, candidates: u32) -> u32 {
    let old = tiles.atomic_add(tile_list::CANDIDATES, candidates);
    if old.wrapping_add(candidates) < old {
        tiles.atomic_add(tile_list::CANDIDATES_HIGH, 1);
    }
    tiles.atomic_add(tile_list::PAIRS, overlapping)
}

/// The box of one thread in the first block of a tile.
#[derive(Clone, Copy)]
struct OwnBox {
    tile: u32,
    /// Index of the thread and of its box.
    local: u32,
    overlaps: Overlaps,
}

/// Writes the pairs of a box to the list, from the index `next` on, and none beyond the capacity.
#[inline(always)]
fn write_pairs(own: OwnBox, mut next: u32, capacity: u32, masks: &Shared<u32, MASKS_LEN>, pairs: &mut Write<u32>) {
    let Overlaps { mut count, mut words } = own.overlaps;
    let (mut remaining, mut word) = (0, 0);
    while count != 0 {
        if remaining == 0 {
            word = words.trailing_zeros();
            remaining = masks.get(word * WORKGROUP_SIZE + own.local);
            words &= words - 1;
        }
        if next < capacity {
            pairs.set(next, pack_pair(own.tile, own.local, word * BITS + remaining.trailing_zeros()));
        }
        next += 1;
        remaining &= remaining - 1;
        count -= 1;
    }
}

/// Lists and counts the pairs of each tile of the list.
#[kernel]
pub fn candidates(
    thread: Thread,
    params: &PipelineParams,
    sorted_starts: Read<u32>,
    box_ends: Read<BoxEnd>,
    boxes: Read<PackedBox>,
    tags: Read<TriangleTags>,
    filter: Read<u32>,
    mut tiles: Write<u32>,
    mut pairs: Write<u32>,
    mut keys: Shared<u32, WORKGROUP_LEN>,
    mut starts: Shared<u32, WORKGROUP_LEN>,
    mut ends: Shared<u32, WORKGROUP_LEN>,
    mut duplicate_masks: Shared<u32, WORKGROUP_LEN>,
    mut masks: Shared<u32, MASKS_LEN>,
    mut counts: Shared<u32, WORKGROUP_LEN>,
    mut chunk_counts: Shared<u32, CHUNKS_LEN>,
    mut reserved: Shared<u32, 1>,
) {
    // There may be more workgroups than tiles.
    let (tile, active) = (thread.group, thread.group < tiles.get(tile_list::TILES));
    let word = tile_list::index_of(if active { tile } else { 0 });
    let (block, other_block) = (tiles.get(word), tiles.get(word + 1));
    let (index, other_index) = (block * BLOCK + thread.local, other_block * BLOCK + thread.local);

    let mut key = u32::MAX;
    if active && other_index < params.proxy_capacity {
        key = sorted_starts.get(other_index);
        let other = boxes.get(other_index);
        starts.set(thread.local, other.y);
        ends.set(thread.local, other.z);
        duplicate_masks.set(thread.local, other.w);
    }
    keys.set(thread.local, key);
    let (mut own, mut end) = (UVec4::ZERO, UVec2::ZERO);
    if active && index < params.proxy_capacity {
        own = boxes.get(index);
        end = box_ends.get(index);
    }
    thread.barrier();

    // The candidates of this box: other boxes that start within it; in its own block, only those after it.
    let first = if other_block == block { thread.local + 1 } else { 0 };
    let bound = partition_point(0, BLOCK, |other| keys.get(other) <= end.x);
    let candidates = (if bound > first { bound } else { first }) - first;
    let compared = ComparedBox { starts: own.y, ends: own.z, duplicate_mask: own.w };
    let others = (&starts, &ends, &duplicate_masks);
    let mut overlaps = compare(compared, others, (first, bound), &mut masks, thread.local);

    let has_object_filter = params.has_object_filter != 0;
    let others = OtherBlock { first: other_block * BLOCK, boxes, box_ends, tags, filter, has_object_filter };
    remove_excluded(&mut overlaps, own, end, others, &mut masks, thread.local);

    // The pairs of this thread follow those of lower threads, and of workgroups that reserved earlier.
    counts.set(thread.local, pack_counts(overlaps.count, candidates));
    thread.barrier();
    scan_chunk(thread, &mut counts, &mut chunk_counts);
    thread.barrier();
    if thread.local == 0 {
        let (all_overlapping, all_candidates) = scan_chunk_counts(thread, &mut chunk_counts);
        let (overlapping, candidates) = if active { (all_overlapping, all_candidates) } else { (0, 0) };
        reserved.set(0, reserve_pairs(&mut tiles, overlapping, candidates));
    }
    thread.barrier();
    let before = counts.get(thread.local) + chunk_counts.get(thread.local / CHUNK);
    let first_pair = reserved.get(0) + (before >> 16);
    let own_box = OwnBox { tile, local: thread.local, overlaps };
    write_pairs(own_box, first_pair, params.pair_capacity, &masks, &mut pairs);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_within_is_a_range_of_bits() {
        assert_eq!(bits_within(0, 0, 256), u32::MAX);
        assert_eq!(bits_within(32, 3, 40), 0xFF);
        assert_eq!(bits_within(32, 34, 40), 0xFC);
        assert_eq!(bits_within(64, 3, 40), 0);
        assert_eq!(bits_within(32, 64, 96), 0);
        assert_eq!(bits_within(0, 5, 3), 0, "empty if the end is before the start");
    }
}
