//! Triangle against triangle: hit, miss, or open.

use clasp_kernels_macros::kernel;
use glam::UVec2;

use super::bounds::{triangle_at, vertices};
use crate::geometry::neighbors::certain_answer;
use crate::geometry::triangle::{HIT, MISS};
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// What is counted, in a buffer of `u32`.
pub mod counters {
    /// Pairs whose boxes overlap.
    pub const PAIRS: u32 = 0;
    /// Pairs that certainly intersect.
    pub const HITS: u32 = 1;
    /// Pairs that are left to the exact arbiter.
    pub const OPEN: u32 = 2;
    /// Length of the buffer.
    pub const LEN: u32 = 3;
}

/// Sorts the pairs into those that certainly intersect and those that are open, in a list each.
#[kernel]
pub fn narrow(
    thread: Thread,
    params: &PipelineParams,
    pairs: Read<UVec2>,
    positions: Read<f32>,
    triangles: Read<u32>,
    mut hits: Write<UVec2>,
    mut open: Write<UVec2>,
    mut counters: Write<u32>,
) {
    let mut count = counters.atomic_or(counters::PAIRS, 0);
    if count > params.pairs {
        count = params.pairs;
    }
    if thread.index < count {
        let pair = pairs.get(thread.index);
        let answer = certain_answer(
            vertices(triangles, pair.x),
            triangle_at(positions, triangles, pair.x),
            vertices(triangles, pair.y),
            triangle_at(positions, triangles, pair.y),
        );
        // There is room for all pairs in either list.
        if answer == HIT {
            hits.set(counters.atomic_add(counters::HITS, 1), pair);
        } else if answer != MISS {
            open.set(counters.atomic_add(counters::OPEN, 1), pair);
        }
    }
}
