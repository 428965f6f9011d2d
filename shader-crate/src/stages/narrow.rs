//! Triangle against triangle: hit, miss, or open.

use clasp_kernels_macros::kernel;

use super::bounds::{CORNERS, Corner, position_of};
use super::boxes::PackedBox;
use super::candidates::Pairs;
use super::neighbors::EMBEDDED;
use super::sweep::tile_list;
use crate::geometry::neighbors::{certain_answer, common_vertices, names_vertex};
use crate::geometry::triangle::{HIT, MISS, OPEN, Triangle};
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{DispatchArguments, PipelineParams, WORKGROUP_SIZE, dispatch_size, groups_for_threads};

/// What is counted, in a buffer of `u32`.
pub mod counters {
    /// Pairs that were found: those that certainly intersect, and those that are open.
    pub const FOUND: u32 = 0;
    /// Those of them that are left to the exact arbiter.
    pub const OPEN: u32 = 1;
    /// Pairs that were not tested, because they are neighbours.
    pub const SKIPPED: u32 = 2;
    /// Length of the buffer.
    pub const LEN: u32 = 3;
}

/// [`counters::LEN`] as the length of an array.
pub const COUNTERS_LEN: usize = counters::LEN as usize;

/// Pairs that a thread looks at. A workgroup counts what its threads have found and then takes room for all of it: with a
/// single pair to a thread, that would cost more than the tests.
pub const PAIRS_PER_THREAD: u32 = 8;

/// The mark of an open pair, beside its first triangle.
pub const OPEN_PAIR: u32 = 1 << 31;

/// Whether two triangles are neighbours that are no pair, whatever their positions are: both are the same, or neighbours
/// are skipped, or they have a vertex in common around which no triangles intersect.
#[inline(always)]
pub fn needs_no_test(names: [u32; 3], other_names: [u32; 3], skip_neighbors: bool) -> bool {
    let marks = if skip_neighbors { EMBEDDED } else { 0 };
    let [a, b, c] = names;
    let common = |name: u32| names_vertex(other_names, name) && (name | marks) & EMBEDDED != 0;
    common(a) || common(b) || common(c) || common_vertices(names, other_names) == 3
}

/// Numbers to a pair that was found: its triangles, the first with a mark if it is open.
pub const NUMBERS: u32 = 2;

/// What is known of a pair.
#[derive(Clone, Copy)]
struct Tested {
    answer: u32,
    untested: bool,
}

/// Looks at a pair of triangles.
#[inline(always)]
fn test(first: u32, second: u32, corners: Read<Corner>, skip_neighbors: bool) -> Tested {
    let corner = |triangle: u32, number: u32| corners.get(triangle * CORNERS + number);
    let (a, b, c) = (corner(first, 0), corner(first, 1), corner(first, 2));
    let (d, e, f) = (corner(second, 0), corner(second, 1), corner(second, 2));
    let (names, other_names) = ([a.w, b.w, c.w], [d.w, e.w, f.w]);
    let triangle = Triangle::new(position_of(a), position_of(b), position_of(c));
    let other = Triangle::new(position_of(d), position_of(e), position_of(f));
    let untested = needs_no_test(names, other_names, skip_neighbors);
    let mut answer = MISS;
    if !untested {
        answer = certain_answer(names, triangle, other_names, other);
    }
    Tested { answer, untested }
}

/// Turns the number of pairs into the arguments of the dispatch that tests them.
#[kernel]
pub fn size_narrow(thread: Thread, params: &PipelineParams, tiles: Read<u32>, mut arguments: Write<DispatchArguments>) {
    if thread.index == 0 {
        let count = tiles.get(tile_list::PAIRS);
        let pairs = if count < params.pairs { count } else { params.pairs };
        arguments.set(0, dispatch_size(groups_for_threads(pairs.div_ceil(PAIRS_PER_THREAD))));
    }
}

/// Lists the pairs that certainly intersect, and those that are open with a mark.
#[kernel]
pub fn narrow(
    thread: Thread,
    params: &PipelineParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    corners: Read<Corner>,
    mut found: Write<u32>,
    mut counters: Write<u32>,
    mut counts: Shared<u32, COUNTERS_LEN>,
    mut free_place: Shared<u32, 1>,
) {
    if thread.local < counters::LEN {
        counts.set(thread.local, 0);
    }
    thread.barrier();
    let pairs = Pairs { pairs, tiles, boxes };
    let count = pairs.count(params.pairs);
    let number_of = |turn: u32| (thread.group * PAIRS_PER_THREAD + turn) * WORKGROUP_SIZE + thread.local;
    // A bit to each pair.
    let (mut hits, mut open, mut untested) = (0, 0, 0);
    let mut turn = 0;
    while turn < PAIRS_PER_THREAD {
        if number_of(turn) < count {
            let (first, second) = pairs.get(number_of(turn));
            let tested = test(first, second, corners, params.skip_neighbors != 0);
            hits |= ((tested.answer == HIT) as u32) << turn;
            open |= ((tested.answer == OPEN) as u32) << turn;
            untested += tested.untested as u32;
        }
        turn += thread.one;
    }

    let mut left = hits | open;
    let mut free = 0;
    if left != 0 {
        free = counts.atomic_add(counters::FOUND, left.count_ones());
    }
    if open != 0 {
        counts.atomic_add(counters::OPEN, open.count_ones());
    }
    if untested > 0 {
        counts.atomic_add(counters::SKIPPED, if untested > 1 { untested } else { 1 });
    }
    thread.barrier();
    if thread.local < counters::LEN {
        let count = counts.get(thread.local);
        if count > 0 {
            let before = counters.atomic_add(thread.local, count);
            if thread.local == counters::FOUND {
                free_place.set(0, before);
            }
        }
    }
    thread.barrier();
    while left != 0 {
        let turn = left.trailing_zeros();
        let place = free_place.get(0) + free;
        if place < params.found {
            let (first, second) = pairs.get(number_of(turn));
            let mark = if open.wrapping_shr(turn) & 1 != 0 { OPEN_PAIR } else { 0 };
            found.set(place * NUMBERS, first | mark);
            found.set(place * NUMBERS + 1, second);
        }
        free += 1;
        left &= left - 1;
    }
}
