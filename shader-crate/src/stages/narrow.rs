//! Triangle against triangle: hit, miss, or open.

use clasp_kernels_macros::kernel;

use super::bounds::{triangle_at, vertices};
use crate::geometry::neighbors::{certain_answer, common_vertices};
use crate::geometry::triangle::{HIT, MISS};
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

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

/// The first triangle of a pair that was found, with a mark if the pair is open: above all bits of triangles, so that in
/// sorted order the open pairs come last.
#[inline(always)]
pub fn mark_open(first: u32, triangle_bits: u32) -> u32 {
    first | 1u32.wrapping_shl(triangle_bits)
}

/// Lists the pairs that certainly intersect, and those that are open with a mark.
#[kernel]
pub fn narrow(
    thread: Thread,
    params: &PipelineParams,
    pair_first: Read<u32>,
    pair_second: Read<u32>,
    pair_count: Read<u32>,
    positions: Read<f32>,
    triangles: Read<u32>,
    mut found_first: Write<u32>,
    mut found_second: Write<u32>,
    mut counters: Write<u32>,
) {
    let mut count = pair_count.get(0);
    if count > params.pairs {
        count = params.pairs;
    }
    if thread.index < count {
        let (first, second) = (pair_first.get(thread.index), pair_second.get(thread.index));
        let (names, other_names) = (vertices(triangles, first), vertices(triangles, second));
        let common = common_vertices(names, other_names);
        if common == 3 || (common > 0 && params.skip_neighbors != 0) {
            counters.atomic_add(counters::SKIPPED, 1);
        } else {
            let triangle = triangle_at(positions, triangles, first);
            let answer = certain_answer(names, triangle, other_names, triangle_at(positions, triangles, second));
            if answer != MISS {
                let free = counters.atomic_add(counters::FOUND, 1);
                if answer != HIT {
                    counters.atomic_add(counters::OPEN, 1);
                }
                if free < params.found {
                    found_first.set(free, if answer == HIT { first } else { mark_open(first, params.triangle_bits) });
                    found_second.set(free, second);
                }
            }
        }
    }
}
