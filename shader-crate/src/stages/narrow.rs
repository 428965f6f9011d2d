//! The narrow phase: triangle against triangle, with the filtered predicates.

use clasp3d_kernels_macros::kernel;

use super::bounds::{CORNERS, Corner, position, position_of};
use super::boxes::PackedBox;
use super::candidates::Pairs;
use super::one_rings::EMBEDDED;
use super::sweep::tile_list;
use crate::geometry::neighbors::{common_vertex_count, has_vertex, mesh_triangles_intersect_on_device};
use crate::geometry::split::{Precision, SplitTriangle, split_triangles_apart};
use crate::geometry::triangle::{HIT, MISS, Triangle, UNDECIDED};
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{DispatchArguments, PipelineParams, WORKGROUP_SIZE, dispatch_size, groups_for_threads};

/// Layout of the buffer with the counters of the narrow phase.
pub mod counters {
    /// Number of hits and undecided pairs.
    pub const RESULTS: u32 = 0;
    /// Number of undecided pairs.
    pub const UNDECIDED: u32 = 1;
    /// Number of pairs of neighbors that needed no test.
    pub const SKIPPED: u32 = 2;
    /// Length of the buffer.
    pub const LEN: u32 = 3;
}

/// [`counters::LEN`] as an array length.
pub const COUNTERS_LEN: usize = counters::LEN as usize;

/// Pairs per thread. A workgroup reserves elements of the result list for all its pairs at once; with a single pair per
/// thread that would cost more than the tests.
pub const PAIRS_PER_THREAD: u32 = 8;

/// Flag in the first triangle of a pair: the pair is undecided.
pub const UNDECIDED_PAIR: u32 = 1 << 31;

/// Words per pair of the result list: its triangles, the first with [`UNDECIDED_PAIR`] if the pair is undecided.
pub const WORDS_PER_PAIR: u32 = 2;

/// Whether two triangles are neighbors that cannot be a pair: they have the same three vertices, or a common vertex with an
/// embedded one-ring, or neighbors are skipped.
///
/// Vertex indices have the flag [`EMBEDDED`].
#[inline(always)]
pub fn needs_no_test(vertices: [u32; 3], other_vertices: [u32; 3], skip_neighbors: bool) -> bool {
    let always = if skip_neighbors { EMBEDDED } else { 0 };
    let [a, b, c] = vertices;
    let common = |vertex: u32| has_vertex(other_vertices, vertex) && (vertex | always) & EMBEDDED != 0;
    common(a) || common(b) || common(c) || common_vertex_count(vertices, other_vertices) == 3
}

/// Result of the narrow phase for a pair.
#[derive(Clone, Copy)]
struct TestResult {
    /// [`MISS`], [`HIT`] or [`UNDECIDED`].
    answer: u32,
    /// Whether the pair needed no test.
    skipped: bool,
}

/// Layout of the buffer of rests, for [`narrow_split`]: a header of [`LEN`](rests::LEN) numbers, then three per vertex.
pub mod rests {
    /// Bound of the error of a split coordinate.
    pub const ERROR: u32 = 0;
    /// Zero, for [`Precision::zero`](crate::geometry::split::Precision::zero).
    pub const ZERO: u32 = 1;
    /// Length of the header.
    pub const LEN: u32 = 3;
}

/// Tests a pair of triangles with split positions: their corners are the heads.
#[inline(always)]
fn test_split(first: u32, second: u32, corners: Read<Corner>, rests: Read<f32>, skip_neighbors: bool) -> TestResult {
    let corner = |triangle: u32, index: u32| corners.get(triangle * CORNERS + index);
    let (a, b, c) = (corner(first, 0), corner(first, 1), corner(first, 2));
    let (d, e, f) = (corner(second, 0), corner(second, 1), corner(second, 2));
    let skipped = needs_no_test([a.w, b.w, c.w], [d.w, e.w, f.w], skip_neighbors);
    let mut answer = MISS;
    if !skipped {
        let vertex = |corner: Corner| corner.w & !EMBEDDED;
        // The header is as long as the rest of a vertex.
        let rest = |corner: Corner| position(rests, vertex(corner) + 1);
        let triangle = SplitTriangle {
            heads: Triangle::new(position_of(a), position_of(b), position_of(c)),
            rests: Triangle::new(rest(a), rest(b), rest(c)),
        };
        let other = SplitTriangle {
            heads: Triangle::new(position_of(d), position_of(e), position_of(f)),
            rests: Triangle::new(rest(d), rest(e), rest(f)),
        };
        let precision = Precision { rest_error: rests.get(rests::ERROR), zero: rests.get(rests::ZERO).to_bits() };
        let (vertices, other_vertices) = ([vertex(a), vertex(b), vertex(c)], [vertex(d), vertex(e), vertex(f)]);
        if !split_triangles_apart(vertices, triangle, other_vertices, other, precision) {
            answer = UNDECIDED;
        }
    }
    TestResult { answer, skipped }
}

/// Tests a pair of triangles.
#[inline(always)]
fn test(thread: Thread, first: u32, second: u32, corners: Read<Corner>, skip_neighbors: bool) -> TestResult {
    let corner = |triangle: u32, index: u32| corners.get(triangle * CORNERS + index);
    let (a, b, c) = (corner(first, 0), corner(first, 1), corner(first, 2));
    let (d, e, f) = (corner(second, 0), corner(second, 1), corner(second, 2));
    let (vertices, other_vertices) = ([a.w, b.w, c.w], [d.w, e.w, f.w]);
    let triangle = Triangle::new(position_of(a), position_of(b), position_of(c));
    let other = Triangle::new(position_of(d), position_of(e), position_of(f));
    let skipped = needs_no_test(vertices, other_vertices, skip_neighbors);
    let mut answer = MISS;
    if !skipped {
        answer = mesh_triangles_intersect_on_device(vertices, triangle, other_vertices, other, thread.zero());
    }
    TestResult { answer, skipped }
}

/// Writes the size of the dispatch of [`narrow`], from the number of pairs.
#[kernel]
pub fn size_narrow(thread: Thread, params: &PipelineParams, tiles: Read<u32>, mut arguments: Write<DispatchArguments>) {
    if thread.index == 0 {
        let count = tiles.get(tile_list::PAIRS);
        let pairs = if count < params.pair_capacity { count } else { params.pair_capacity };
        arguments.set(0, dispatch_size(groups_for_threads(pairs.div_ceil(PAIRS_PER_THREAD))));
    }
}

/// Tests the pairs of a workgroup; lists hits and undecided pairs.
#[inline(always)]
#[cfg_attr(not(target_arch = "spirv"), track_caller)]
fn list_results(
    thread: Thread,
    params: &PipelineParams,
    pairs: Pairs<'_>,
    test: impl Fn(u32, u32) -> TestResult,
    (results, counters): (&mut Write<u32>, &mut Write<u32>),
    (counts, reserved): (&mut Shared<u32, COUNTERS_LEN>, &mut Shared<u32, 1>),
) {
    if thread.local < counters::LEN {
        counts.set(thread.local, 0);
    }
    thread.barrier();
    let count = pairs.count(params.pair_capacity);
    let index_of = |turn: u32| (thread.group * PAIRS_PER_THREAD + turn) * WORKGROUP_SIZE + thread.local;
    // One bit per pair of this thread.
    let (mut hits, mut undecided, mut skipped) = (0, 0, 0);
    let mut turn = 0;
    while turn < PAIRS_PER_THREAD {
        if index_of(turn) < count {
            let (first, second) = pairs.get(index_of(turn));
            let result = test(first, second);
            hits |= ((result.answer == HIT) as u32) << turn;
            undecided |= ((result.answer == UNDECIDED) as u32) << turn;
            skipped += result.skipped as u32;
        }
        turn += thread.one;
    }

    let mut remaining = hits | undecided;
    let mut offset = 0;
    if remaining != 0 {
        offset = counts.atomic_add(counters::RESULTS, remaining.count_ones());
    }
    if undecided != 0 {
        counts.atomic_add(counters::UNDECIDED, undecided.count_ones());
    }
    if skipped > 0 {
        // naga 30 refuses a value that a loop computes as the operand of an atomic operation; hence the conditional.
        counts.atomic_add(counters::SKIPPED, if skipped > 1 { skipped } else { 1 });
    }
    thread.barrier();
    if thread.local < counters::LEN {
        let count = counts.get(thread.local);
        if count > 0 {
            let before = counters.atomic_add(thread.local, count);
            if thread.local == counters::RESULTS {
                reserved.set(0, before);
            }
        }
    }
    thread.barrier();
    while remaining != 0 {
        let turn = remaining.trailing_zeros();
        let index = reserved.get(0) + offset;
        if index < params.result_capacity {
            let (first, second) = pairs.get(index_of(turn));
            let flag = if undecided.wrapping_shr(turn) & 1 != 0 { UNDECIDED_PAIR } else { 0 };
            results.set(index * WORDS_PER_PAIR, first | flag);
            results.set(index * WORDS_PER_PAIR + 1, second);
        }
        offset += 1;
        remaining &= remaining - 1;
    }
}

/// Tests all pairs; lists hits and undecided pairs.
#[kernel]
pub fn narrow(
    thread: Thread,
    params: &PipelineParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    corners: Read<Corner>,
    mut results: Write<u32>,
    mut counters: Write<u32>,
    mut counts: Shared<u32, COUNTERS_LEN>,
    mut reserved: Shared<u32, 1>,
) {
    let test = |first: u32, second: u32| test(thread, first, second, corners, params.skip_neighbors != 0);
    let (lists, shared) = ((&mut results, &mut counters), (&mut counts, &mut reserved));
    list_results(thread, params, Pairs { pairs, tiles, boxes }, test, lists, shared);
}

/// Tests all pairs with split positions, whose rests have the layout [`rests`]; lists undecided pairs. There are no hits.
#[kernel]
pub fn narrow_split(
    thread: Thread,
    params: &PipelineParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    corners: Read<Corner>,
    rests: Read<f32>,
    mut results: Write<u32>,
    mut counters: Write<u32>,
    mut counts: Shared<u32, COUNTERS_LEN>,
    mut reserved: Shared<u32, 1>,
) {
    let test = |first: u32, second: u32| test_split(first, second, corners, rests, params.skip_neighbors != 0);
    let (lists, shared) = ((&mut results, &mut counters), (&mut counts, &mut reserved));
    list_results(thread, params, Pairs { pairs, tiles, boxes }, test, lists, shared);
}
