//! The pairs whose boxes overlap on all axes.
//!
//! A workgroup takes a tile: a block of boxes against a block of others that some of them reach (see
//! [`sweep`](super::sweep)). A thread takes one box and compares it with the others one after the other, all threads with
//! the same one at the same time. What overlaps is kept as bits; once it is known how many there are, the workgroup takes
//! room for all of them at once. So no list of candidates is ever stored, and most of them end here.
//!
//! Where there are more tiles than one launch should look at, the host has them looked at in slices.

use clasp_kernels_macros::kernel;
use glam::{UVec2, UVec4};

use super::assignment::{Owner, is_left_out};
use super::boxes::{BoxEnd, PackedBox, overlap};
use super::sweep::{BLOCK, tile_list};
use crate::memory::{Read, Shared, Write};
use crate::primitives::search::partition_point;
use crate::thread::Thread;
use crate::types::{MAX_SLICE, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Candidates of a tile, at most.
pub const TILE: u32 = BLOCK * BLOCK;

/// Others whose overlap is kept in one word.
const BITS: u32 = u32::BITS;

/// Words of the bits of a thread.
const WORDS: u32 = BLOCK / BITS;

/// Words of the bits of a thread, as the length of an array.
pub const WORDS_LEN: usize = WORDS as usize;

/// Words of the bits of all threads.
pub const MASKS_LEN: usize = WORDS_LEN * WORKGROUP_LEN;

/// A pair of boxes, as one number: its tile, and the places of the two in their blocks.
#[inline(always)]
fn pack_pair(tile: u32, place: u32, other_place: u32) -> u32 {
    (tile << 16) | (place << 8) | other_place
}

/// The pairs whose boxes overlap, as kernels read them.
#[derive(Clone, Copy)]
pub struct Pairs<'a> {
    /// Each as one number.
    pub pairs: Read<'a, u32>,
    /// Laid out as in [`tile_list`].
    pub tiles: Read<'a, u32>,
    /// The boxes that they are pairs of.
    pub boxes: Read<'a, PackedBox>,
}

impl Pairs<'_> {
    /// How many there are, if there is room for `capacity` of them.
    #[inline(always)]
    pub fn count(&self, capacity: u32) -> u32 {
        let count = self.tiles.get(tile_list::PAIRS);
        if count < capacity { count } else { capacity }
    }

    /// The triangles of a pair, the lower one first.
    #[inline(always)]
    pub fn get(&self, number: u32) -> (u32, u32) {
        let pair = self.pairs.get(number);
        let tile = tile_list::place_of(pair >> 16);
        let triangle = |place: u32| self.boxes.get(place).x;
        let first = triangle(self.tiles.get(tile) * BLOCK + ((pair >> 8) & (BLOCK - 1)));
        let second = triangle(self.tiles.get(tile + 1) * BLOCK + (pair & (BLOCK - 1)));
        if first < second { (first, second) } else { (second, first) }
    }
}

const _: () = {
    assert!(BLOCK == 256, "a place in a block has 8 bits");
    assert!(MAX_SLICE <= 1 << 16, "a tile of a launch has 16");
};

/// The bits of a word that stand for others from `first` up to `bound`, if its first bit stands for `base`.
#[inline(always)]
fn bits_within(base: u32, first: u32, bound: u32) -> u32 {
    bits_from(base, first) & !bits_from(base, bound)
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

/// A box, as it is compared with those of a block.
#[derive(Clone, Copy)]
struct Compared {
    /// Steps along the second and third axis.
    starts: u32,
    ends: u32,
    /// What it is not the first one for: the first word.
    earlier: u32,
}

/// A bit to each of the others from `base` on that overlaps with a box, if the pair is not found elsewhere.
#[inline(always)]
fn overlaps_of(
    own: Compared,
    base: u32,
    starts: &Shared<u32, WORKGROUP_LEN>,
    ends: &Shared<u32, WORKGROUP_LEN>,
    earliers: &Shared<u32, WORKGROUP_LEN>,
) -> u32 {
    let mut bits = 0;
    let mut number = 0;
    while number < BITS {
        let other = base + number;
        let overlap = overlap(own.starts, own.ends, starts.get(other), ends.get(other));
        let first = own.earlier & earliers.get(other) == 0;
        bits |= ((overlap & first) as u32) << number;
        number += 1;
    }
    bits
}

/// Threads whose counts one thread adds up.
const CHUNK: u32 = 16;

/// How many such threads there are, as the length of an array.
pub const CHUNKS_LEN: usize = (WORKGROUP_SIZE / CHUNK) as usize;

/// Two counts of up to 256 as one number, whose sum over up to 255 threads does not overflow either.
#[inline(always)]
fn pack_counts(overlapping: u32, looked_at: u32) -> u32 {
    (overlapping << 16) | looked_at
}

/// Lists the pairs of each tile of the list, and counts them.
#[kernel]
pub fn candidates(
    thread: Thread,
    params: &PipelineParams,
    sorted_starts: Read<u32>,
    box_ends: Read<BoxEnd>,
    boxes: Read<PackedBox>,
    owners: Read<Owner>,
    filter: Read<u32>,
    mut tiles: Write<u32>,
    mut pairs: Write<u32>,
    mut keys: Shared<u32, WORKGROUP_LEN>,
    mut starts: Shared<u32, WORKGROUP_LEN>,
    mut ends: Shared<u32, WORKGROUP_LEN>,
    mut earliers: Shared<u32, WORKGROUP_LEN>,
    mut masks: Shared<u32, MASKS_LEN>,
    mut counts: Shared<u32, WORKGROUP_LEN>,
    mut chunk_counts: Shared<u32, CHUNKS_LEN>,
    mut free_place: Shared<u32, 1>,
) {
    // There may be more workgroups than tiles.
    let (tile, active) = (thread.group, thread.group < tiles.get(tile_list::TILES));
    let listed = tile_list::place_of(if active { tile } else { 0 });
    let (block, other_block) = (tiles.get(listed), tiles.get(listed + 1));
    let (place, other_place) = (block * BLOCK + thread.local, other_block * BLOCK + thread.local);

    let mut key = u32::MAX;
    if active && other_place < params.entries {
        key = sorted_starts.get(other_place);
        let other = boxes.get(other_place);
        starts.set(thread.local, other.y);
        ends.set(thread.local, other.z);
        earliers.set(thread.local, other.w);
    }
    keys.set(thread.local, key);
    let mut own = UVec4::ZERO;
    let mut end = UVec2::ZERO;
    if active && place < params.entries {
        own = boxes.get(place);
        end = box_ends.get(place);
    }
    thread.barrier();

    // Which others start within this box; in its own block, only those after it.
    let first = if other_block == block { thread.local + 1 } else { 0 };
    let bound = partition_point(0, BLOCK, |other| keys.get(other) <= end.x);
    let looked_at = (if bound > first { bound } else { first }) - first;
    let mut overlapping = 0;
    // A bit to each word that is not zero: most are.
    let mut words = 0;
    // Which of them overlap. Written out, eight times a loop of a constant length: compilers unroll that, and a software
    // adapter then reads each of the others once for all threads, and not once for each.
    let compared = Compared { starts: own.y, ends: own.z, earlier: own.w };
    let mut note = |word: u32| {
        let overlaps =
            overlaps_of(compared, word * BITS, &starts, &ends, &earliers) & bits_within(word * BITS, first, bound);
        masks.set(word * WORKGROUP_SIZE + thread.local, overlaps);
        overlapping += overlaps.count_ones();
        words |= ((overlaps != 0) as u32) << word;
    };
    note(0);
    note(1);
    note(2);
    note(3);
    note(4);
    note(5);
    note(6);
    note(7);

    // What is rare has time: filters, and clusters beyond those of the first word.
    let mut words_to_check = if params.filtered != 0 || end.y != 0 { words } else { 0 };
    while words_to_check != 0 {
        let word = words_to_check.trailing_zeros();
        let mut mask = masks.get(word * WORKGROUP_SIZE + thread.local);
        let mut left = mask;
        while left != 0 {
            let other = other_block * BLOCK + word * BITS + left.trailing_zeros();
            let mut left_out = end.y & box_ends.get(other).y != 0;
            if params.filtered != 0 && !left_out {
                left_out = is_left_out(filter, owners.get(own.x), owners.get(boxes.get(other).x));
            }
            if left_out {
                mask &= !(left & left.wrapping_neg());
                overlapping -= 1;
            }
            left &= left - 1;
        }
        masks.set(word * WORKGROUP_SIZE + thread.local, mask);
        if mask == 0 {
            words &= !(words_to_check & words_to_check.wrapping_neg());
        }
        words_to_check &= words_to_check - 1;
    }

    // Where the pairs of this thread go: after those of the threads before it, and of the workgroups that were faster.
    counts.set(thread.local, pack_counts(overlapping, looked_at));
    thread.barrier();
    if thread.local & (CHUNK - 1) == 0 {
        let mut sum = 0;
        let mut number = 0;
        while number < CHUNK {
            let count = counts.get(thread.local + number);
            counts.set(thread.local + number, sum);
            sum += count;
            number += thread.one;
        }
        chunk_counts.set(thread.local / CHUNK, sum);
    }
    thread.barrier();
    if thread.local == 0 {
        // What comes before the last chunk is at most 240 · 256 of each; all together may be one bit more.
        let (mut all_overlapping, mut all_looked_at) = (0, 0);
        let mut chunk = 0;
        while chunk < WORKGROUP_SIZE / CHUNK {
            let count = chunk_counts.get(chunk);
            chunk_counts.set(chunk, pack_counts(all_overlapping, all_looked_at));
            all_overlapping += count >> 16;
            all_looked_at += count & 0xFFFF;
            chunk += thread.one;
        }
        let added = if active { all_looked_at } else { 0 };
        let old = tiles.atomic_add(tile_list::CANDIDATES, added);
        if old.wrapping_add(added) < old {
            tiles.atomic_add(tile_list::CANDIDATES_HIGH, 1);
        }
        free_place.set(0, tiles.atomic_add(tile_list::PAIRS, if active { all_overlapping } else { 0 }));
    }
    thread.barrier();
    let before = counts.get(thread.local) + chunk_counts.get(thread.local / CHUNK);
    let mut free = free_place.get(0) + (before >> 16);
    let (mut left, mut base) = (0, 0);
    while overlapping != 0 {
        if left == 0 {
            base = words.trailing_zeros();
            left = masks.get(base * WORKGROUP_SIZE + thread.local);
            words &= words - 1;
        }
        if free < params.pairs {
            pairs.set(free, pack_pair(tile, thread.local, base * BITS + left.trailing_zeros()));
        }
        free += 1;
        left &= left - 1;
        overlapping -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_those_between_two_places() {
        assert_eq!(bits_within(0, 0, 256), u32::MAX);
        assert_eq!(bits_within(32, 3, 40), 0xFF);
        assert_eq!(bits_within(32, 34, 40), 0xFC);
        assert_eq!(bits_within(64, 3, 40), 0);
        assert_eq!(bits_within(32, 64, 96), 0);
        assert_eq!(bits_within(0, 5, 3), 0, "none where the end comes first");
    }
}
