//! CCD filters: pairs of moving features that may meet.
//!
//! The stages of static detection, over swept boxes, find the pairs of triangles. [`list_features`] has a thread per pair of
//! triangles: it compares the swept boxes of all features and runs the linear filter, both on all slots at once.
//! [`filter_features`] has a thread per remaining feature candidate, which are few: it runs the planar and the non-penetration
//! filter. The host decides the feature candidates that pass, exactly.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::bounds::{CORNERS, Corner, TRIANGLES_PER_GROUP, corner, write_group_bounds};
use super::boxes::PackedBox;
use super::candidates::Pairs;
use super::narrow::PAIRS_PER_THREAD;
use super::sweep::tile_list;
use crate::geometry::arithmetic::Wgsl;
use crate::geometry::cluster_space::rounding_of;
use crate::geometry::features::{FIRST_EDGES, Features, tested_slots, vertices_of};
use crate::geometry::orientation::larger;
use crate::geometry::subspace::{
    FourPoints, MovingTriangle, TRIANGLES_APART, apart_along_axes, apart_in_planes, boxes_apart, never_coplanar,
};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{CcdParams, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors per vertex: its positions at the start and at the end.
pub const VECTORS_PER_VERTEX: u32 = 2;

/// Indices of the counters, in a buffer of `u32`.
pub mod counters {
    /// Feature candidates that pass the linear filter. This is the first counter, because it is the size of the next launch.
    pub const AFTER_LINEAR: u32 = 0;
    /// Feature candidates of a vertex and a face: without a common vertex, with overlapping swept boxes.
    pub const VERTEX_FACE: u32 = 1;
    /// Feature candidates of two edges.
    pub const EDGE_EDGE: u32 = 2;
    /// Feature candidates that the non-penetration filter removes.
    pub const NON_PENETRATION: u32 = 3;
    /// Feature candidates that pass all filters.
    pub const PASSED: u32 = 4;
    /// Feature pairs without a common vertex, of triangles with overlapping swept boxes.
    pub const PAIRS: u32 = 5;
    /// Length of the buffer.
    pub const LEN: u32 = 6;
}

/// Bits of [`CcdParams::filters`].
pub mod filters {
    /// The linear filter.
    pub const LINEAR: u32 = 1;
    /// The planar filter.
    pub const PLANAR: u32 = 2;
    /// The non-penetration filter.
    pub const NON_PENETRATION: u32 = 4;
}

/// Bits of the slot in a feature candidate after the linear filter, below the index of the pair of triangles.
const SLOT_BITS: u32 = 4;

/// Largest number of pairs of triangles per launch: more would overflow the counters and the indices in feature candidates.
pub const MAX_PAIRS: u32 = 1 << (u32::BITS - SLOT_BITS);

/// Words per feature candidate that passes all filters: the slot above the lower triangle, and the other triangle.
pub const WORDS_PER_CANDIDATE: u32 = 2;

/// Bits of the lower triangle, below the slot.
const TRIANGLE_BITS: u32 = 26;

/// Unpacks a feature candidate that passes all filters: both triangles, and the slot.
pub const fn unpack_candidate([slot_and_first, second]: [u32; WORDS_PER_CANDIDATE as usize]) -> (u32, u32, u32) {
    (slot_and_first & ((1 << TRIANGLE_BITS) - 1), second, slot_and_first >> TRIANGLE_BITS)
}

const _: () = {
    assert!(crate::types::MAX_TRIANGLES < 1 << TRIANGLE_BITS);
    assert!(crate::geometry::features::SLOTS < 1 << SLOT_BITS);
};

/// Returns the positions of a triangle at the start and at the end.
#[inline(always)]
fn moving_triangle(moving: Read<Vec4>, triangle: Features) -> MovingTriangle {
    let at = |vertex: u32, time: u32| moving.get(vertex * VECTORS_PER_VERTEX + time).truncate();
    MovingTriangle {
        t0: Triangle::new(at(triangle.x, 0), at(triangle.y, 0), at(triangle.z, 0)),
        t1: Triangle::new(at(triangle.x, 1), at(triangle.y, 1), at(triangle.z, 1)),
    }
}

/// Returns an upper bound of the distance of the points of a triangle from their exact positions, at any time.
#[inline(always)]
fn rounding_of_motion(triangle: MovingTriangle, relative: f32) -> f32 {
    larger(rounding_of(triangle.t0, relative), rounding_of(triangle.t1, relative))
}

/// Writes the swept box of each triangle in the form of a triangle: its low corner, high corner and center; and the bounding
/// box of those of each workgroup.
///
/// Along the axes of the scene, this triangle has the intervals of the box; its bounding sphere contains the box. So later
/// stages need not know of motions.
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
    let swept_box = |triangle: u32| {
        let MovingTriangle { t0, t1 } = moving_triangle(moving, features.get(triangle));
        let low = t0.a.min(t0.b).min(t0.c).min(t1.a.min(t1.b).min(t1.c));
        let high = t0.a.max(t0.b).max(t0.c).max(t1.a.max(t1.b).max(t1.c));
        Triangle::new(low, high, low * 0.5 + high * 0.5)
    };
    let gather = |triangle: u32| {
        let swept = swept_box(triangle);
        let index = triangle * CORNERS;
        corners.set(index, corner(swept.a, 0));
        corners.set(index + 1, corner(swept.b, 0));
        corners.set(index + 2, corner(swept.c, 0));
        swept
    };
    let start = swept_box(thread.group * TRIANGLES_PER_GROUP);
    write_group_bounds(thread, params.triangles, start, gather, (&mut lows, &mut highs), (&mut low, &mut high));
}

/// Counts the feature candidates of each pair of triangles, and lists those that pass the linear filter.
#[kernel]
pub fn list_features(
    thread: Thread,
    params: &CcdParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    features: Read<Features>,
    moving: Read<Vec4>,
    mut after_linear: Write<u32>,
    mut counters: Write<u32>,
) {
    let pairs = Pairs { pairs, tiles, boxes };
    // If the list of pairs is too short, the host enlarges it and runs the stage again.
    let needed = tiles.get(tile_list::PAIRS);
    let count = if needed <= params.pair_capacity { needed } else { 0 };
    let arithmetic = Wgsl::new(thread.zero());
    let (mut tested, mut vertex_face, mut edge_edge) = (0, 0, 0);
    let mut round = 0;
    while round < PAIRS_PER_THREAD {
        let pair = (thread.group * PAIRS_PER_THREAD + round) * WORKGROUP_SIZE + thread.local;
        if pair < count {
            let (first, second) = pairs.get(pair);
            let (first, second) = (features.get(first), features.get(second));
            let (own, other) = (moving_triangle(moving, first), moving_triangle(moving, second));
            let mut slots = tested_slots(first, second);
            // Of rounded positions, sums of coordinates are rounded once more.
            let rounding = larger(rounding_of_motion(own, params.rounding), rounding_of_motion(other, params.rounding));
            let distance = params.min_distance + 4.0 * rounding;
            if slots != 0 {
                let apart = boxes_apart(own, other, distance, thread.one);
                tested += if apart & TRIANGLES_APART != 0 { 0 } else { slots.count_ones() };
                slots &= !apart;
            }
            vertex_face += (slots & ((1 << FIRST_EDGES) - 1)).count_ones();
            edge_edge += (slots >> FIRST_EDGES).count_ones();
            if params.filters & filters::LINEAR != 0 && slots != 0 {
                slots &= !apart_along_axes(arithmetic, slots, own, other, distance, thread.one);
            }
            if slots != 0 {
                let mut index = counters.atomic_add(counters::AFTER_LINEAR, slots.count_ones());
                while slots != 0 {
                    if index < params.after_linear_capacity {
                        after_linear.set(index, (pair << SLOT_BITS) | slots.trailing_zeros());
                    }
                    index += 1;
                    slots &= slots - 1;
                }
            }
        }
        round += thread.one;
    }
    // The conditional operands work around naga 30, which rejects a value from within a loop as the operand of an atomic
    // operation.
    if tested > 0 {
        counters.atomic_add(counters::PAIRS, if tested > 1 { tested } else { 1 });
    }
    if vertex_face > 0 {
        counters.atomic_add(counters::VERTEX_FACE, if vertex_face > 1 { vertex_face } else { 1 });
    }
    if edge_edge > 0 {
        counters.atomic_add(counters::EDGE_EDGE, if edge_edge > 1 { edge_edge } else { 1 });
    }
}

/// Runs the planar and the non-penetration filter on the feature candidates after the linear filter, and writes those that
/// pass.
#[kernel]
pub fn filter_features(
    thread: Thread,
    params: &CcdParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<PackedBox>,
    features: Read<Features>,
    moving: Read<Vec4>,
    after_linear: Read<u32>,
    mut passed: Write<u32>,
    mut counters: Write<u32>,
) {
    // If the list is too short, the host enlarges it and runs the stage again.
    let count = counters.get(counters::AFTER_LINEAR);
    if thread.index < count && count <= params.after_linear_capacity {
        let candidate = after_linear.get(thread.index);
        let slot = candidate & ((1 << SLOT_BITS) - 1);
        let (first, second) = Pairs { pairs, tiles, boxes }.get(candidate >> SLOT_BITS);
        let vertices = vertices_of(features.get(first), features.get(second), slot);
        let (t0, t1) = (points_at(moving, vertices, 0), points_at(moving, vertices, 1));
        let edges = slot >= FIRST_EDGES;
        let arithmetic = Wgsl::new(thread.zero());
        let is_apart = params.filters & filters::PLANAR != 0 && apart_in_planes(arithmetic, edges, t0, t1, thread.one);
        if !is_apart {
            if params.filters & filters::NON_PENETRATION != 0 && never_coplanar(arithmetic, edges, t0, t1) {
                counters.atomic_add(counters::NON_PENETRATION, 1);
            } else {
                let index = counters.atomic_add(counters::PASSED, 1);
                if index < params.passed_capacity {
                    passed.set(index * WORDS_PER_CANDIDATE, first | (slot << TRIANGLE_BITS));
                    passed.set(index * WORDS_PER_CANDIDATE + 1, second);
                }
            }
        }
    }
}

/// Returns the positions of four vertices at the start (`time` 0) or at the end (1).
#[inline(always)]
fn points_at(moving: Read<Vec4>, vertices: UVec4, time: u32) -> FourPoints {
    let at = |vertex: u32| -> Vec3 { moving.get(vertex * VECTORS_PER_VERTEX + time).truncate() };
    FourPoints { a: at(vertices.x), b: at(vertices.y), c: at(vertices.z), d: at(vertices.w) }
}
