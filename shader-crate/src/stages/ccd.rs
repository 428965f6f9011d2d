//! Moving features: which of them may meet.
//!
//! Pairs of triangles whose boxes over the whole motion overlap come from the same stages as those that intersect. A first
//! kernel takes a pair to a thread, and leaves out all features at once whose own boxes do not overlap, and those that are
//! apart along an axis. Of what is left, which is little, a second one takes a pair of features to a thread. What it leaves
//! is decided on the host, exactly.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::bounds::{Aabb, CORNERS, Corner, TRIANGLES_PER_GROUP, corner, unite_workgroup};
use super::boxes::PackedBox;
use super::candidates::Pairs;
use super::narrow::PAIRS_PER_THREAD;
use super::sweep::tile_list;
use crate::geometry::features::{FIRST_EDGES, Features, tested_slots, vertices_of};
use crate::geometry::subspace::{
    FourPoints, MovingTriangle, WHOLE, apart_along_axes, apart_in_planes, boxes_apart, never_in_plane,
};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{CcdParams, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors to a vertex: where it is at the start, and at the end.
pub const VECTORS_PER_VERTEX: u32 = 2;

/// What is counted, in a buffer of `u32`.
pub mod counters {
    /// Pairs of features that the linear filter left. (The first, so that it is the size of the next launch.)
    pub const LISTED: u32 = 0;
    /// Candidates: a vertex and a face without a common vertex, whose boxes over the whole motion overlap.
    pub const VERTEX_FACE: u32 = 1;
    /// The same for two edges.
    pub const EDGE_EDGE: u32 = 2;
    /// Pairs of features that the non-penetration filter removed.
    pub const NON_PENETRATION: u32 = 3;
    /// Pairs of features that are left.
    pub const FOUND: u32 = 4;
    /// Pairs of features without a common vertex, of pairs of triangles whose boxes over the whole motion overlap.
    pub const PAIRS: u32 = 5;
    /// Length of the buffer.
    pub const LEN: u32 = 6;
}

/// The filters that are on, as bits of [`CcdParams::filters`].
pub mod filters {
    /// The linear filter.
    pub const LINEAR: u32 = 1;
    /// The planar filter.
    pub const PLANAR: u32 = 2;
    /// The non-penetration filter.
    pub const NON_PENETRATION: u32 = 4;
}

/// Bits of a slot, below the number of a pair of triangles.
const SLOT_BITS: u32 = 4;

/// The most pairs of triangles that one launch looks at: then numbers of slots and counts have room.
pub const MOST_PAIRS: u32 = 1 << (u32::BITS - SLOT_BITS);

/// Numbers to a pair of features that is left: the lower triangle with the slot above it, and the other triangle.
pub const NUMBERS: u32 = 2;

/// Bits of a triangle, below the slot.
pub const TRIANGLE_BITS: u32 = 26;

const _: () = {
    assert!(crate::types::MAX_TRIANGLES < 1 << TRIANGLE_BITS);
    assert!(crate::geometry::features::SLOTS < 1 << SLOT_BITS);
};

/// Where the vertices of a triangle are at both times.
#[inline(always)]
fn moving_triangle(moving: Read<Vec4>, triangle: Features) -> MovingTriangle {
    let at = |vertex: u32, time: u32| moving.get(vertex * VECTORS_PER_VERTEX + time).truncate();
    MovingTriangle {
        t0: Triangle::new(at(triangle.x, 0), at(triangle.y, 0), at(triangle.z, 0)),
        t1: Triangle::new(at(triangle.x, 1), at(triangle.y, 1), at(triangle.z, 1)),
    }
}

/// Writes the box of each triangle over the whole motion as if it were a triangle: its lowest and its highest corner and
/// its middle. Along the axes of the scene that has the interval of the box, and a bounding sphere of it holds the box.
#[kernel]
pub fn gather_swept(
    thread: Thread,
    params: &PipelineParams,
    features: Read<Features>,
    moving: Read<Vec4>,
    mut corners: Write<Corner>,
    mut low: Write<Vec4>,
    mut high: Write<Vec4>,
    mut lows: Shared<Vec4, WORKGROUP_LEN>,
    mut highs: Shared<Vec4, WORKGROUP_LEN>,
) {
    let span = |triangle: u32| {
        let MovingTriangle { t0, t1 } = moving_triangle(moving, features.get(triangle));
        let low = t0.a.min(t0.b).min(t0.c).min(t1.a.min(t1.b).min(t1.c));
        let high = t0.a.max(t0.b).max(t0.c).max(t1.a.max(t1.b).max(t1.c));
        Triangle::new(low, high, low * 0.5 + high * 0.5)
    };
    let first = thread.group * TRIANGLES_PER_GROUP;
    let mut extent = Aabb::of(span(first));
    let mut number = thread.local;
    while number < TRIANGLES_PER_GROUP {
        if first + number < params.triangles {
            let span = span(first + number);
            let place = (first + number) * CORNERS;
            corners.set(place, corner(span.a, 0));
            corners.set(place + 1, corner(span.b, 0));
            corners.set(place + 2, corner(span.c, 0));
            extent = extent.union(Aabb::of(span));
        }
        number += WORKGROUP_SIZE * thread.one;
    }
    let joined = unite_workgroup(thread, extent, &mut lows, &mut highs);
    if thread.local == 0 {
        low.set(thread.group, joined.low);
        high.set(thread.group, joined.high);
    }
}

/// Counts the candidates of each pair of triangles, and lists those that the linear filter leaves.
#[kernel]
pub fn list_features(
    thread: Thread,
    params: &CcdParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    features: Read<Features>,
    moving: Read<Vec4>,
    mut listed: Write<u32>,
    mut counters: Write<u32>,
) {
    let pairs = Pairs { pairs, tiles, boxes };
    // Without room for all pairs there is another go.
    let all = tiles.get(tile_list::PAIRS);
    let count = if all <= params.pairs { all } else { 0 };
    let (mut all_slots, mut faces, mut edges) = (0, 0, 0);
    let mut turn = 0;
    while turn < PAIRS_PER_THREAD {
        let number = (thread.group * PAIRS_PER_THREAD + turn) * WORKGROUP_SIZE + thread.local;
        if number < count {
            let (first, second) = pairs.get(number);
            let (first, second) = (features.get(first), features.get(second));
            let (own, other) = (moving_triangle(moving, first), moving_triangle(moving, second));
            let mut left = tested_slots(first, second);
            if left != 0 {
                let apart = boxes_apart(own, other, params.min_distance, thread.one);
                all_slots += if apart & WHOLE != 0 { 0 } else { left.count_ones() };
                left &= !apart;
            }
            faces += (left & ((1 << FIRST_EDGES) - 1)).count_ones();
            edges += (left >> FIRST_EDGES).count_ones();
            if params.filters & filters::LINEAR != 0 && left != 0 {
                left &= !apart_along_axes(left, own, other, params.min_distance, thread.one);
            }
            if left != 0 {
                let mut place = counters.atomic_add(counters::LISTED, left.count_ones());
                while left != 0 {
                    if place < params.listed {
                        listed.set(place, (number << SLOT_BITS) | left.trailing_zeros());
                    }
                    place += 1;
                    left &= left - 1;
                }
            }
        }
        turn += thread.one;
    }
    // Not the numbers themselves: naga 30 does not take a value from within a loop as the operand of an atomic operation.
    if all_slots > 0 {
        counters.atomic_add(counters::PAIRS, if all_slots > 1 { all_slots } else { 1 });
    }
    if faces > 0 {
        counters.atomic_add(counters::VERTEX_FACE, if faces > 1 { faces } else { 1 });
    }
    if edges > 0 {
        counters.atomic_add(counters::EDGE_EDGE, if edges > 1 { edges } else { 1 });
    }
}

/// Lists those of the features that the other filters leave.
#[kernel]
pub fn filter_features(
    thread: Thread,
    params: &CcdParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    features: Read<Features>,
    moving: Read<Vec4>,
    listed: Read<u32>,
    mut found: Write<u32>,
    mut counters: Write<u32>,
) {
    // Without room for all of them there is another go.
    let count = counters.get(counters::LISTED);
    if thread.index < count && count <= params.listed {
        let proxy = listed.get(thread.index);
        let slot = proxy & ((1 << SLOT_BITS) - 1);
        let (first, second) = Pairs { pairs, tiles, boxes }.get(proxy >> SLOT_BITS);
        let names = vertices_of(features.get(first), features.get(second), slot);
        let (t0, t1) = (points_at(moving, names, 0), points_at(moving, names, 1));
        let edges = slot >= FIRST_EDGES;
        let planar = params.filters & filters::PLANAR != 0 && apart_in_planes(edges, t0, t1, thread.one);
        if !planar {
            if params.filters & filters::NON_PENETRATION != 0 && never_in_plane(edges, t0, t1) {
                counters.atomic_add(counters::NON_PENETRATION, 1);
            } else {
                let place = counters.atomic_add(counters::FOUND, 1);
                if place < params.found {
                    found.set(place * NUMBERS, first | (slot << TRIANGLE_BITS));
                    found.set(place * NUMBERS + 1, second);
                }
            }
        }
    }
}

#[inline(always)]
fn points_at(moving: Read<Vec4>, names: UVec4, time: u32) -> FourPoints {
    let at = |vertex: u32| -> Vec3 { moving.get(vertex * VECTORS_PER_VERTEX + time).truncate() };
    FourPoints { a: at(names.x), b: at(names.y), c: at(names.z), d: at(names.w) }
}
