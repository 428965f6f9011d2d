//! Triangle against triangle: hit, miss, or open.

use clasp_kernels_macros::kernel;
use glam::{UVec2, Vec3};

use super::bounds::{position, triangle_at, vertices};
use super::candidates::common_vertices;
use crate::geometry::neighbors::{beyond_common_edge, beyond_common_vertex};
use crate::geometry::triangle::{HIT, MISS, OPEN, certain_intersection};
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

/// Whether two triangles that name these vertices intersect: [`MISS`], [`HIT`] or [`OPEN`].
#[inline(always)]
pub fn certain_answer(positions: Read<f32>, triangles: Read<u32>, first: u32, second: u32) -> u32 {
    let (names, other_names) = (vertices(triangles, first), vertices(triangles, second));
    let common = common_vertices(names, other_names);
    if common == 0 {
        return certain_intersection(
            triangle_at(positions, triangles, first),
            triangle_at(positions, triangles, second),
        );
    }
    // A triangle that names a vertex twice has no area: that is for the arbiter.
    if common == 3 || names_twice(names) || names_twice(other_names) {
        return OPEN;
    }
    let (names, other_names) = (common_first(names, other_names, common), common_first(other_names, names, common));
    let at = |vertex: u32| -> Vec3 { position(positions, vertex) };
    if common == 1 {
        beyond_common_vertex(at(names[0]), at(names[1]), at(names[2]), at(other_names[1]), at(other_names[2]))
    } else {
        beyond_common_edge(at(names[0]), at(names[1]), at(names[2]), at(other_names[2]))
    }
}

#[inline(always)]
fn names_twice(names: [u32; 3]) -> bool {
    names[0] == names[1] || names[1] == names[2] || names[2] == names[0]
}

/// The vertices of a triangle, turned so that those that the other one names too come first.
#[inline(always)]
fn common_first(names: [u32; 3], other: [u32; 3], common: u32) -> [u32; 3] {
    let [a, b, c] = names;
    let named = |vertex: u32| vertex == other[0] || vertex == other[1] || vertex == other[2];
    if common == 1 {
        // The only one that is named comes first.
        if named(a) {
            [a, b, c]
        } else if named(b) {
            [b, c, a]
        } else {
            [c, a, b]
        }
    } else if !named(c) {
        // The only one that is not named comes last.
        [a, b, c]
    } else if !named(a) {
        [b, c, a]
    } else {
        [c, a, b]
    }
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
        let answer = certain_answer(positions, triangles, pair.x, pair.y);
        // There is room for all pairs in either list.
        if answer == HIT {
            hits.set(counters.atomic_add(counters::HITS, 1), pair);
        } else if answer != MISS {
            open.set(counters.atomic_add(counters::OPEN, 1), pair);
        }
    }
}
