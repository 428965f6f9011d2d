//! CCD filters in `f32`: tests that remove feature pairs that certainly do not meet.
//!
//! After Tang, Li and Wang, *Fast Continuous Collision Detection using Parallel Filter in Subspace* (2011). Features that
//! meet also meet in every projection. So a pair is removed if it stays apart in one of eight projections onto a line (the
//! linear filter) or onto a plane (the planar filter), or if its four vertices are never coplanar (the non-penetration
//! filter). The library has the same filters in `f64`, under the same names (`runtime/src/ccd/filters.rs`).
//!
//! # Error bounds
//!
//! Rounding may keep a pair that does not meet, but never removes one that meets. [`arithmetic`](super::arithmetic) lists
//! what a device may do: each operation has a relative error of at most `u = 2⁻²³`, numbers below `δ = 2⁻¹²⁶` may be flushed
//! to zero, and the order of operations is arbitrary. As in [`orientation`](super::orientation), everything is computed from
//! opaque differences of two positions at one time: the error of each component is at most `u` of itself and `3δ`.
//!
//! The host scales positions by an exact power of two: coordinates are at most [`LARGEST`], so differences are at most 8, and
//! no product of three differences overflows. There is no infinity or NaN, which compilers may assume not to exist, and no
//! division.

use super::arithmetic::{Arithmetic, FLUSHED};
use super::features::{ALL_SLOTS, FIRST_EDGES, SLOTS};
use super::numbers::{Vec3, Vec4, constant, f32, from_bit};
use super::orientation::{RELATIVE_ERROR, larger, largest};
use super::triangle::Triangle;

/// Upper bound of all coordinates. The host scales positions by a power of two, so that the largest coordinate is below this
/// bound and not much below it.
pub const LARGEST: f32 = constant(4.0);

/// Projections of each kind: onto eight axes, and onto eight planes.
pub const SUBSPACES: u32 = 8;

/// Returns direction `index` of a table of eight. Its components are 1, −1 or 0. Bit `index` of `x`, `y` or `z` is set if that
/// component is 1; bit `index` of `minus_y` or `minus_z`, if it is −1. `x` is never −1.
#[inline(always)]
fn direction(index: u32, [x, y, z]: [u32; 3], [minus_y, minus_z]: [u32; 2]) -> Vec3 {
    let bit = |mask: u32| from_bit(mask.wrapping_shr(index));
    Vec3::new(bit(x), bit(y) - bit(minus_y), bit(z) - bit(minus_z))
}

/// Returns one of the eight axes `x, y, z, x + y, x + z, y + z, x − y, y − z`. Along the first three, coordinates are exact.
#[inline(always)]
pub fn axis(index: u32) -> Vec3 {
    direction(index, [0b0101_1001, 0b1010_1010, 0b0011_0100], [0b0100_0000, 0b1000_0000])
}

/// Returns the normal of one of the eight planes: `z, x, y, x − y, x − z, y − z, x + y, y + z`.
///
/// A signed area in a plane is the component of the cross product along its normal. So the cross products are computed once
/// for all planes.
#[inline(always)]
pub fn normal(index: u32) -> Vec3 {
    direction(index, [0b0101_1010, 0b1110_0100, 0b1000_0001], [0b0000_1000, 0b0011_0000])
}

/// A triangle at the start and at the end of a motion.
#[derive(Clone, Copy)]
pub struct MovingTriangle {
    /// Start.
    pub t0: Triangle,
    /// End.
    pub t1: Triangle,
}

/// Returns the coordinates of the corners of a triangle along an axis.
#[inline(always)]
fn along(triangle: Triangle, axis: Vec3) -> Vec3 {
    Vec3::new(axis.dot(triangle.a), axis.dot(triangle.b), axis.dot(triangle.c))
}

/// Intervals of the three vertices (or edges) of a triangle along an axis.
#[derive(Clone, Copy)]
struct Intervals {
    low: Vec3,
    high: Vec3,
}

impl Intervals {
    /// Returns the intervals of vertices at one time: single points.
    #[inline(always)]
    fn at(coordinates: Vec3) -> Self {
        Self { low: coordinates, high: coordinates }
    }

    /// Returns the intervals of the edges from each vertex to the next.
    #[inline(always)]
    fn of_edges(self) -> Self {
        let Self { low, high } = self;
        Self { low: low.min(Vec3::new(low.y, low.z, low.x)), high: high.max(Vec3::new(high.y, high.z, high.x)) }
    }
}

/// Returns a mask of the slots (see [`features`](super::features)) in which the feature of the first triangle is before that
/// of the second by more than a margin, and a mask of those in which it is after it.
#[inline(always)]
fn before_and_after(own: Intervals, other: Intervals, margin: f32) -> (u32, u32) {
    let margin = Vec3::splat(margin);
    let own = Intervals { low: own.low - margin, high: own.high + margin };
    let (edges, other_edges) = (own.of_edges(), other.of_edges());
    let face_low_of = |vertices: Intervals, edges: Intervals| {
        if edges.low.x < vertices.low.z { edges.low.x } else { vertices.low.z }
    };
    let (face_low, other_face_low) = (face_low_of(own, edges), face_low_of(other, other_edges));
    let face_high = larger(edges.high.x, own.high.z);
    let other_face_high = larger(other_edges.high.x, other.high.z);
    // Masks of the components below and above a limit.
    let below = |values: Vec3, limit: f32| {
        (values.x < limit) as u32 | (((values.y < limit) as u32) << 1) | (((values.z < limit) as u32) << 2)
    };
    let above = |values: Vec3, limit: f32| {
        (values.x > limit) as u32 | (((values.y > limit) as u32) << 1) | (((values.z > limit) as u32) << 2)
    };
    let edges_before = above(other_edges.low, edges.high.x)
        | (above(other_edges.low, edges.high.y) << 3)
        | (above(other_edges.low, edges.high.z) << 6);
    let edges_after = below(other_edges.high, edges.low.x)
        | (below(other_edges.high, edges.low.y) << 3)
        | (below(other_edges.high, edges.low.z) << 6);
    (
        below(own.high, other_face_low) | (above(other.low, face_high) << 3) | (edges_before << FIRST_EDGES),
        above(own.low, other_face_high) | (below(other.high, face_low) << 3) | (edges_after << FIRST_EDGES),
    )
}

/// Bit above those of the slots: the swept boxes of both triangles are apart.
pub const TRIANGLES_APART: u32 = 1 << SLOTS;

/// Returns a mask of the slots whose features have swept boxes that are more than `min_distance` apart; and
/// [`TRIANGLES_APART`] if along one axis the features of all slots are apart in the same order; then so are the swept boxes of
/// the triangles.
///
/// With a minimum distance of zero, this compares the input coordinates. Of two equal ones below `δ`, one may be flushed to zero
/// and the other not; the margin covers both. It hardly changes other comparisons: the sum with a number above
/// `FLUSHED / u` is that number or the next one.
#[inline(always)]
pub fn boxes_apart(first: MovingTriangle, second: MovingTriangle, min_distance: f32, one: u32) -> u32 {
    let margin = min_distance + FLUSHED;
    let mut apart = 0;
    let mut index = 0;
    while index < 3 {
        let axis = axis(index);
        let intervals = |triangle: MovingTriangle| {
            let (start, end) = (along(triangle.t0, axis), along(triangle.t1, axis));
            Intervals { low: start.min(end), high: start.max(end) }
        };
        let (before, after) = before_and_after(intervals(first), intervals(second), margin);
        let all_apart = (before == ALL_SLOTS) | (after == ALL_SLOTS);
        apart |= before | after | ((all_apart as u32) << SLOTS);
        index += one;
    }
    apart
}

/// Factor by which the projection onto an axis stretches a length: an upper bound of `√2`.
const STRETCH: f32 = constant(1.5);

#[inline(always)]
fn largest_of(triangle: Triangle) -> f32 {
    larger(larger(largest(triangle.a), largest(triangle.b)), largest(triangle.c))
}

#[inline(always)]
fn relative_to(arithmetic: impl Arithmetic, triangle: Triangle, origin: Vec3) -> Triangle {
    let relative = |vertex: Vec3| arithmetic.difference(vertex, origin);
    Triangle::new(relative(triangle.a), relative(triangle.b), relative(triangle.c))
}

/// The linear filter: returns a mask of the slots of `tested` whose features certainly stay more than `min_distance` apart
/// along one of the eight axes. In `f64`: `apart_along_axes` of `runtime/src/ccd/filters.rs`.
///
/// Vertices move in straight lines, so features in the same order at the start and at the end are in this order all the
/// time.
///
/// At each time, positions are relative to one corner. With `m` the largest difference, a coordinate along an axis is a sum
/// of two differences, with an error of at most `(2u + u²) 2m + 7δ`. Two coordinates are compared, and adding the margin to
/// one of them adds an error of `u 2m + δ`. The total is less than `11 u m + 16δ`; the margin is `16 u m + 256δ`.
#[inline(always)]
pub fn apart_along_axes(
    arithmetic: impl Arithmetic,
    tested: u32,
    first: MovingTriangle,
    second: MovingTriangle,
    min_distance: f32,
    one: u32,
) -> u32 {
    let at_start = |triangle: MovingTriangle| relative_to(arithmetic, triangle.t0, first.t0.a);
    let at_end = |triangle: MovingTriangle| relative_to(arithmetic, triangle.t1, first.t1.a);
    let (own_start, other_start) = (at_start(first), at_start(second));
    let (own_end, other_end) = (at_end(first), at_end(second));
    let gap = STRETCH * min_distance + FLUSHED;
    let margin_start = RELATIVE_ERROR * larger(largest_of(own_start), largest_of(other_start)) + gap;
    let margin_end = RELATIVE_ERROR * larger(largest_of(own_end), largest_of(other_end)) + gap;
    let mut apart = 0;
    let mut index = 0;
    while index < SUBSPACES && tested & !apart != 0 {
        let axis = axis(index);
        let at = |triangle: Triangle| Intervals::at(along(triangle, axis));
        let (before_start, after_start) = before_and_after(at(own_start), at(other_start), margin_start);
        let (before_end, after_end) = before_and_after(at(own_end), at(other_end), margin_end);
        apart |= (before_start & before_end) | (after_start & after_end);
        index += one;
    }
    apart & tested
}

/// Positions of two features at one time: vertex `a` and face `b c d`, or edges `a b` and `c d`.
#[derive(Clone, Copy)]
pub struct FourPoints {
    /// The vertex, or the first vertex of the first edge.
    pub a: Vec3,
    /// The first vertex of the face, or the second one of the first edge.
    pub b: Vec3,
    /// The second vertex of the face, or the first one of the second edge.
    pub c: Vec3,
    /// The third vertex of the face, or the second one of the second edge.
    pub d: Vec3,
}

#[inline(always)]
fn choose(condition: bool, yes: Vec3, no: Vec3) -> Vec3 {
    if condition { yes } else { no }
}

/// Side of the line of an edge on which a point is: the cross product of the edge and the vector to the point, as the three
/// Bernstein coefficients of a quadratic in time. `middle` is twice the coefficient; `start.w` is the error bound of an area
/// in a plane.
#[derive(Clone, Copy)]
struct Side {
    start: Vec4,
    middle: Vec4,
    end: Vec4,
}

/// Error of a signed area in a plane, relative to the product of the largest components of its two vectors: `2⁻¹⁶`. If this
/// were smaller than the bound below, pairs that meet would be removed.
///
/// With `m` and `m'` the largest components of both vectors at both times: an area is a sum of at most eight products, each
/// of which goes through 2 differences, 1 multiplication and at most 7 additions. So the error is less than
/// `11 u · 8 m m' = 88 u m m'`; this is `128 u`. Flushing adds an error of at most `3δ (m + m') + 9δ² + δ` per product and
/// `δ` per sum: together less than `24δ (m + m') + 16δ`, which [`FLUSHED`] bounds.
const PLANAR_ERROR: f32 = f32::from_bits((127 - 16) << 23);

#[inline(always)]
fn side(arithmetic: impl Arithmetic, point: [Vec3; 2], from: [Vec3; 2], to: [Vec3; 2]) -> Side {
    let ([point_start, point_end], [from_start, from_end], [to_start, to_end]) = (point, from, to);
    let difference = |to: Vec3, from: Vec3| arithmetic.difference(to, from);
    let (offset, end_offset) = (difference(point_start, from_start), difference(point_end, from_end));
    let (edge, end_edge) = (difference(to_start, from_start), difference(to_end, from_end));
    let size = larger(largest(offset), largest(end_offset));
    let edge_size = larger(largest(edge), largest(end_edge));
    let error = PLANAR_ERROR * (size * edge_size) + FLUSHED * (1.0 + size + edge_size);
    Side {
        start: edge.cross(offset).extend(error),
        middle: (end_edge.cross(offset) + edge.cross(end_offset)).extend(0.0),
        end: end_edge.cross(end_offset).extend(0.0),
    }
}

impl Side {
    /// Returns the side on which the point stays in a plane: 1 (left), −1 (right), or 0 if it changes or is uncertain.
    #[inline(always)]
    fn sign(self, normal: Vec3) -> i32 {
        let error = self.start.w;
        let (start, middle, end) =
            (normal.dot(self.start.truncate()), normal.dot(self.middle.truncate()), normal.dot(self.end.truncate()));
        let left = (start > error) & (middle > error) & (end > error);
        let right = (start < -error) & (middle < -error) & (end < -error);
        left as i32 - right as i32
    }
}

/// The planar filter: whether in one of the eight planes the line of an edge certainly separates the two features during the
/// whole motion. In `f64`: `apart_in_planes` of `runtime/src/ccd/filters.rs`.
///
/// Algorithms 1 and 2 of the paper test the first edge that separates the features at the start; this tests all edges.
#[inline(always)]
pub fn apart_in_planes(arithmetic: impl Arithmetic, edges: bool, t0: FourPoints, t1: FourPoints, one: u32) -> bool {
    let (a, b, c, d) = ([t0.a, t1.a], [t0.b, t1.b], [t0.c, t1.c], [t0.d, t1.d]);
    let pick = |yes: [Vec3; 2], no: [Vec3; 2]| {
        let ([yes_start, yes_end], [no_start, no_end]) = (yes, no);
        [choose(edges, yes_start, no_start), choose(edges, yes_end, no_end)]
    };
    // Two edges: both vertices of each, relative to the line of the other. Vertex and face: first the orientation of the
    // face (its third vertex relative to its first edge), then the vertex relative to each edge of the face.
    let (from, to) = (pick(a, b), pick(b, c));
    let first = side(arithmetic, pick(c, d), from, to);
    let second = side(arithmetic, pick(d, a), from, to);
    let third = side(arithmetic, a, c, d);
    let fourth = side(arithmetic, pick(b, a), pick(c, d), pick(d, b));
    let mut apart = false;
    let mut index = 0;
    while index < SUBSPACES && !apart {
        let normal = normal(index);
        let (i, j, k, l) = (first.sign(normal), second.sign(normal), third.sign(normal), fourth.sign(normal));
        apart = if edges { (i * j > 0) | (k * l > 0) } else { (i * j < 0) | (i * k < 0) | (i * l < 0) };
        index += one;
    }
    apart
}

/// Error of a Bernstein coefficient of the volume, relative to the product of the largest components of its three vectors:
/// `2⁻¹⁴`. If this were smaller than the bound below, pairs that meet would be removed.
///
/// With `m`, `m'` and `m''` the largest components of the three vectors at both times: a coefficient is a sum of at most 18
/// products, each of which goes through 3 differences, 2 multiplications and at most 17 additions. So the error is less than
/// `23 u · 18 m m' m'' = 414 u m m' m''`; this is `512 u`. Flushing adds an error of less than `10δ m² + δ m + δ` per
/// product, with `m` the largest of the three, and `δ` per sum: together less than `256δ (1 + m + m²)`, and so than
/// `FLUSHED (1 + m)²`.
const VOLUME_ERROR: f32 = f32::from_bits((127 - 14) << 23);

/// The non-penetration filter: whether the four vertices are certainly never coplanar, by the Bernstein coefficients of
/// their volume. (`second` and `third` are three times the coefficients.) In `f64`: `never_coplanar` of
/// `runtime/src/ccd/filters.rs`.
#[inline(always)]
pub fn never_coplanar(arithmetic: impl Arithmetic, edges: bool, t0: FourPoints, t1: FourPoints) -> bool {
    let [u, v, w] = volume_vectors(arithmetic, edges, t0);
    let [end_u, end_v, end_w] = volume_vectors(arithmetic, edges, t1);
    let (start, end) = (v.cross(w), end_v.cross(end_w));
    let middle = end_v.cross(w) + v.cross(end_w);
    let first = u.dot(start);
    let second = end_u.dot(start) + u.dot(middle);
    let third = u.dot(end) + end_u.dot(middle);
    let fourth = end_u.dot(end);
    let size = |at_start: Vec3, at_end: Vec3| larger(largest(at_start), largest(at_end));
    let (m, n, o) = (size(u, end_u), size(v, end_v), size(w, end_w));
    let bound = 1.0 + larger(larger(m, n), o);
    let error = VOLUME_ERROR * (m * n * o) + FLUSHED * (bound * bound);
    ((first > error) & (second > error) & (third > error) & (fourth > error))
        | ((first < -error) & (second < -error) & (third < -error) & (fourth < -error))
}

/// Returns three vectors whose determinant is zero if the four points are coplanar.
#[inline(always)]
fn volume_vectors(arithmetic: impl Arithmetic, edges: bool, points: FourPoints) -> [Vec3; 3] {
    let FourPoints { a, b, c, d } = points;
    let (from, to) = (choose(edges, a, b), choose(edges, b, c));
    let other = choose(edges, c, b);
    [arithmetic.difference(other, a), arithmetic.difference(to, from), arithmetic.difference(other, d)]
}

const _: () = assert!(SLOTS == FIRST_EDGES + 9, "the layout of `before_and_after`");
