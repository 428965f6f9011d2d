//! Moving features that certainly do not meet, in `f32`: after Tang, Li and Wang, *Fast Continuous Collision Detection
//! using Parallel Filter in Subspace* (2011).
//!
//! Features that meet do so in every projection. So a pair is left out that stays apart in one of eight projections to a
//! line, or in one of eight to a plane; and so is one whose four vertices are never in one plane.
//!
//! # The bounds
//!
//! Rounding may keep a pair, and never leave out one that meets. Shader compilers may evaluate in any order, fuse
//! multiplications with additions, and round to either neighbour, so that each operation has a relative error of at most
//! `u = 2⁻²³`; and they may flush what is below `δ = 2⁻¹²⁶` to zero. As for [`orientation`](super::orientation), all is
//! computed from differences of two positions at one time: each component is off by at most `u` of itself and `3δ`.
//!
//! Positions are at most [`LARGEST`], so differences are at most 8, and no product of three of them comes near to an
//! overflow: there is no infinity and no NaN that a compiler might take for something else.

use glam::{Vec3, Vec4};

use super::features::{FIRST_EDGES, SLOTS};
use super::orientation::{FLUSHED, RELATIVE_ERROR, larger, largest};
use super::triangle::Triangle;

/// The largest coordinate that the filters take. The host scales positions by a power of two, so that they are below, and
/// not much below.
pub const LARGEST: f32 = 4.0;

/// Projections of each kind.
pub const SUBSPACES: u32 = 8;

/// A direction with components 1, −1 and 0, given as bits: where each is 1, and where the last two are −1.
#[inline(always)]
fn direction(number: u32, [x, y, z]: [u32; 3], [minus_y, minus_z]: [u32; 2]) -> Vec3 {
    let bit = |bits: u32| (bits.wrapping_shr(number) & 1) as f32;
    Vec3::new(bit(x), bit(y) - bit(minus_y), bit(z) - bit(minus_z))
}

/// The eight axes: `x, y, z, x + y, x + z, y + z, x − y, y − z`. Places along the first three are coordinates as they are.
#[inline(always)]
pub fn axis(number: u32) -> Vec3 {
    direction(number, [0b0101_1001, 0b1010_1010, 0b0011_0100], [0b0100_0000, 0b1000_0000])
}

/// The normals of the eight planes: `z, x, y, x − y, x − z, y − z, x + y, y + z`.
///
/// A signed area in a plane is that of the cross product along its normal. So the cross products are computed once for all
/// planes.
#[inline(always)]
pub fn normal(number: u32) -> Vec3 {
    direction(number, [0b0101_1010, 0b1110_0100, 0b1000_0001], [0b0000_1000, 0b0011_0000])
}

/// A triangle at both times.
#[derive(Clone, Copy)]
pub struct MovingTriangle {
    /// At the start.
    pub t0: Triangle,
    /// At the end.
    pub t1: Triangle,
}

/// Where the corners of a triangle are along an axis.
#[inline(always)]
fn along(triangle: Triangle, axis: Vec3) -> Vec3 {
    Vec3::new(axis.dot(triangle.a), axis.dot(triangle.b), axis.dot(triangle.c))
}

/// Where the vertices of a triangle are along an axis: where each begins, and how far it reaches.
#[derive(Clone, Copy)]
struct Places {
    start: Vec3,
    reach: Vec3,
}

impl Places {
    /// Those of vertices that are at one place each.
    #[inline(always)]
    fn at(places: Vec3) -> Self {
        Self { start: places, reach: places }
    }

    /// Those of the edges, from a vertex to the next.
    #[inline(always)]
    fn of_edges(self) -> Self {
        let Self { start, reach } = self;
        Self {
            start: start.min(Vec3::new(start.y, start.z, start.x)),
            reach: reach.max(Vec3::new(reach.y, reach.z, reach.x)),
        }
    }
}

/// A bit to each slot (see [`features`](super::features)) in which all of the first triangle's feature comes before all of
/// the second's by more than a margin; and the same for after.
#[inline(always)]
fn order(own: Places, other: Places, margin: f32) -> (u32, u32) {
    let margin = Vec3::splat(margin);
    let own = Places { start: own.start - margin, reach: own.reach + margin };
    let (edges, other_edges) = (own.of_edges(), other.of_edges());
    let start_of = |vertices: Places, edges: Places| {
        if edges.start.x < vertices.start.z { edges.start.x } else { vertices.start.z }
    };
    let (face_start, other_face_start) = (start_of(own, edges), start_of(other, other_edges));
    let face_reach = larger(edges.reach.x, own.reach.z);
    let other_face_reach = larger(other_edges.reach.x, other.reach.z);
    // A bit to each of three numbers that is less than, or more than, another.
    let below = |numbers: Vec3, limit: f32| {
        (numbers.x < limit) as u32 | (((numbers.y < limit) as u32) << 1) | (((numbers.z < limit) as u32) << 2)
    };
    let above = |numbers: Vec3, limit: f32| {
        (numbers.x > limit) as u32 | (((numbers.y > limit) as u32) << 1) | (((numbers.z > limit) as u32) << 2)
    };
    let edges_before = above(other_edges.start, edges.reach.x)
        | (above(other_edges.start, edges.reach.y) << 3)
        | (above(other_edges.start, edges.reach.z) << 6);
    let edges_after = below(other_edges.reach, edges.start.x)
        | (below(other_edges.reach, edges.start.y) << 3)
        | (below(other_edges.reach, edges.start.z) << 6);
    (
        below(own.reach, other_face_start) | (above(other.start, face_reach) << 3) | (edges_before << FIRST_EDGES),
        above(own.start, other_face_reach) | (below(other.reach, face_start) << 3) | (edges_after << FIRST_EDGES),
    )
}

/// The bit above all slots: of two triangles whose boxes are apart.
pub const WHOLE: u32 = 1 << SLOTS;

/// A bit to each slot whose features have boxes over the whole motion that are apart by more than `min_distance`; and
/// [`WHOLE`] where the boxes of the triangles are so: where along one axis the features of all slots are.
///
/// With a minimum distance of zero this compares the coordinates as they are, and so is exact.
#[inline(always)]
pub fn boxes_apart(first: MovingTriangle, second: MovingTriangle, min_distance: f32, one: u32) -> u32 {
    let mut apart = 0;
    let mut number = 0;
    while number < 3 {
        let axis = axis(number);
        let places = |triangle: MovingTriangle| {
            let (start, end) = (along(triangle.t0, axis), along(triangle.t1, axis));
            Places { start: start.min(end), reach: start.max(end) }
        };
        let (before, after) = order(places(first), places(second), min_distance);
        let whole = (before == WHOLE - 1) | (after == WHOLE - 1);
        apart |= before | after | ((whole as u32) << SLOTS);
        number += one;
    }
    apart
}

/// What a length along one of the axes is at most, as a multiple of the true one: more than `√2`.
const LONGEST_AXIS: f32 = 1.5;

#[inline(always)]
fn largest_of(triangle: Triangle) -> f32 {
    larger(larger(largest(triangle.a), largest(triangle.b)), largest(triangle.c))
}

#[inline(always)]
fn seen_from(triangle: Triangle, origin: Vec3) -> Triangle {
    Triangle::new(triangle.a - origin, triangle.b - origin, triangle.c - origin)
}

/// The linear filter: a bit to each slot of `wanted` whose features are apart by more than `min_distance` along one of the
/// eight axes. Between the times each vertex moves in a straight line: who is ahead at both is so all the time.
///
/// At each time, positions are seen from one corner. With `m` the largest difference, a place along an axis is a sum of two
/// of them, off by at most `(2u + u²) 2m + 7δ`. Two such are compared, one of which has the margin added, which is off by
/// `u 2m + δ` more. Together that is less than `11 u m + 16δ`; the margin is `16 u m + 256δ`.
#[inline(always)]
pub fn apart_along_axes(
    wanted: u32,
    first: MovingTriangle,
    second: MovingTriangle,
    min_distance: f32,
    one: u32,
) -> u32 {
    let (own_start, other_start) = (seen_from(first.t0, first.t0.a), seen_from(second.t0, first.t0.a));
    let (own_end, other_end) = (seen_from(first.t1, first.t1.a), seen_from(second.t1, first.t1.a));
    let gap = LONGEST_AXIS * min_distance + FLUSHED;
    let margin_start = RELATIVE_ERROR * larger(largest_of(own_start), largest_of(other_start)) + gap;
    let margin_end = RELATIVE_ERROR * larger(largest_of(own_end), largest_of(other_end)) + gap;
    let mut apart = 0;
    let mut number = 0;
    while number < SUBSPACES && wanted & !apart != 0 {
        let axis = axis(number);
        let (before_start, after_start) =
            order(Places::at(along(own_start, axis)), Places::at(along(other_start, axis)), margin_start);
        let (before_end, after_end) =
            order(Places::at(along(own_end, axis)), Places::at(along(other_end, axis)), margin_end);
        apart |= (before_start & before_end) | (after_start & after_end);
        number += one;
    }
    apart & wanted
}

/// The vertices of two features at one time: of a vertex and a face, or of two edges.
#[derive(Clone, Copy)]
pub struct FourPoints {
    /// The vertex, or the start of the first edge.
    pub a: Vec3,
    /// The face, or the end of the first edge,
    pub b: Vec3,
    /// and the second edge.
    pub c: Vec3,
    /// As `c`.
    pub d: Vec3,
}

#[inline(always)]
fn choose(condition: bool, yes: Vec3, no: Vec3) -> Vec3 {
    if condition { yes } else { no }
}

/// On which side of the line of an edge a point is: the cross product of the edge and the way to the point, as the three
/// Bernstein coefficients of a quadratic in time. (The middle one is twice that.) The fourth number of the first is how far
/// off an area in a plane can be.
#[derive(Clone, Copy)]
struct Side {
    start: Vec4,
    between: Vec4,
    end: Vec4,
}

/// More than the error of a signed area in a plane, as a part of the lengths that are multiplied: `2⁻¹⁶`.
///
/// With `m` and `m'` the largest components of both vectors at both times: an area is a sum of at most eight products, each
/// of which goes through 2 differences, 1 multiplication and at most 7 additions. So it is off by less than
/// `11 u · 8 m m' = 88 u m m'`; this is `128 u`. And where numbers are flushed, each product is off by at most
/// `3δ (m + m') + 9δ² + δ`, and each sum by `δ`: together less than `24δ (m + m') + 16δ`, which [`FLUSHED`] bounds.
const PLANAR_ERROR: f32 = f32::from_bits((127 - 16) << 23);

#[inline(always)]
fn side(point: [Vec3; 2], from: [Vec3; 2], to: [Vec3; 2]) -> Side {
    let ([point_start, point_end], [from_start, from_end], [to_start, to_end]) = (point, from, to);
    let (way, later_way) = (point_start - from_start, point_end - from_end);
    let (edge, later_edge) = (to_start - from_start, to_end - from_end);
    let longest = larger(largest(way), largest(later_way));
    let longest_edge = larger(largest(edge), largest(later_edge));
    let error = PLANAR_ERROR * (longest * longest_edge) + FLUSHED * (1.0 + longest + longest_edge);
    Side {
        start: edge.cross(way).extend(error),
        between: (later_edge.cross(way) + edge.cross(later_way)).extend(0.0),
        end: later_edge.cross(later_way).extend(0.0),
    }
}

impl Side {
    /// The sign of the side on which the point stays in a plane, or 0 where it is not certain or changes.
    #[inline(always)]
    fn sign(self, normal: Vec3) -> i32 {
        let error = self.start.w;
        let (start, between, end) =
            (normal.dot(self.start.truncate()), normal.dot(self.between.truncate()), normal.dot(self.end.truncate()));
        let left = (start > error) & (between > error) & (end > error);
        let right = (start < -error) & (between < -error) & (end < -error);
        left as i32 - right as i32
    }
}

/// The planar filter: whether in one of the eight planes the line of an edge certainly stays between the features.
///
/// Algorithms 1 and 2 of the paper, with one addition: where they take the first edge that separates the features at the
/// start, this takes any.
#[inline(always)]
pub fn apart_in_planes(edges: bool, t0: FourPoints, t1: FourPoints, one: u32) -> bool {
    let (a, b, c, d) = ([t0.a, t1.a], [t0.b, t1.b], [t0.c, t1.c], [t0.d, t1.d]);
    let pick = |yes: [Vec3; 2], no: [Vec3; 2]| {
        let ([yes_start, yes_end], [no_start, no_end]) = (yes, no);
        [choose(edges, yes_start, no_start), choose(edges, yes_end, no_end)]
    };
    // Of edges: the ends of each, from the line of the other. Of a face `b c d`: on which side of its first edge it lies (of
    // one that does not turn over, that does not change), and from each of its edges the vertex.
    let (from, to) = (pick(a, b), pick(b, c));
    let first = side(pick(c, d), from, to);
    let second = side(pick(d, a), from, to);
    let third = side(a, c, d);
    let fourth = side(pick(b, a), pick(c, d), pick(d, b));
    let mut apart = false;
    let mut number = 0;
    while number < SUBSPACES && !apart {
        let normal = normal(number);
        let (i, j, k, l) = (first.sign(normal), second.sign(normal), third.sign(normal), fourth.sign(normal));
        apart = if edges { (i * j > 0) | (k * l > 0) } else { (i * j < 0) | (i * k < 0) | (i * l < 0) };
        number += one;
    }
    apart
}

/// More than the error of a coefficient of the volume, as a part of the lengths that are multiplied: `2⁻¹⁴`.
///
/// With `m`, `m'` and `m''` the largest components of the three vectors at both times: a coefficient is a sum of at most 18
/// products, each of which goes through 3 differences, 2 multiplications and at most 17 additions. So it is off by less
/// than `23 u · 18 m m' m'' = 414 u m m' m''`; this is `512 u`. And where numbers are flushed, each product is off by less
/// than `10δ m² + δ m + δ`, with `m` the largest of the three, and each sum by `δ`: together less than
/// `256δ (1 + m + m²)`. That takes no more than `FLUSHED (1 + m)²`.
const VOLUME_ERROR: f32 = f32::from_bits((127 - 14) << 23);

/// The non-penetration filter: whether the four vertices are certainly never in one plane, by the Bernstein coefficients of
/// their volume. (Two of them are three times that.)
#[inline(always)]
pub fn never_in_plane(edges: bool, t0: FourPoints, t1: FourPoints) -> bool {
    let [u, v, w] = vectors(edges, t0);
    let [later_u, later_v, later_w] = vectors(edges, t1);
    let (start, end) = (v.cross(w), later_v.cross(later_w));
    let between = later_v.cross(w) + v.cross(later_w);
    let first = u.dot(start);
    let second = later_u.dot(start) + u.dot(between);
    let third = u.dot(end) + later_u.dot(between);
    let fourth = later_u.dot(end);
    let length = |now: Vec3, later: Vec3| larger(largest(now), largest(later));
    let (m, n, o) = (length(u, later_u), length(v, later_v), length(w, later_w));
    let longest = 1.0 + larger(larger(m, n), o);
    let error = VOLUME_ERROR * (m * n * o) + FLUSHED * (longest * longest);
    ((first > error) & (second > error) & (third > error) & (fourth > error))
        | ((first < -error) & (second < -error) & (third < -error) & (fourth < -error))
}

/// Three vectors whose determinant is zero where the four points are in one plane.
#[inline(always)]
fn vectors(edges: bool, points: FourPoints) -> [Vec3; 3] {
    let FourPoints { a, b, c, d } = points;
    let (from, to) = (choose(edges, a, b), choose(edges, b, c));
    [choose(edges, c, b) - a, to - from, choose(edges, c, b) - d]
}

const _: () = assert!(SLOTS == FIRST_EDGES + 9, "as `order` lays them out");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_those_of_the_paper() {
        let (x, y, z) = (Vec3::X, Vec3::Y, Vec3::Z);
        let axes = [x, y, z, x + y, x + z, y + z, x - y, y - z];
        let normals = [z, x, y, x - y, x - z, y - z, x + y, y + z];
        for (number, (expected, expected_normal)) in (0..).zip(axes.into_iter().zip(normals)) {
            assert_eq!(axis(number), expected);
            assert_eq!(normal(number), expected_normal);
        }
    }

    /// Two triangles that lie on a line, each corner at one place.
    fn on_line(places: [f32; 3], axis: Vec3) -> Triangle {
        let [a, b, c] = places.map(|place| axis * place);
        Triangle::new(a, b, c)
    }

    #[test]
    fn slots_are_apart_whose_places_are() {
        let (own, other) = ([0.0, 1.0, 2.0], [1.5, 3.0, 0.5]);
        let features = |slot: u32| -> (Vec<f32>, Vec<f32>) {
            let face = |places: [f32; 3]| places.to_vec();
            match slot {
                0..3 => (vec![own[slot as usize]], face(other)),
                3..6 => (vec![other[slot as usize - 3]], face(own)),
                _ => {
                    let (i, j) = ((slot as usize - 6) / 3, (slot as usize - 6) % 3);
                    (vec![own[i], own[(i + 1) % 3]], vec![other[j], other[(j + 1) % 3]])
                }
            }
        };
        for number in 0..SUBSPACES {
            let still = |places: [f32; 3]| {
                let triangle = on_line(places, axis(number));
                MovingTriangle { t0: triangle, t1: triangle }
            };
            let (first, second) = (still(own), still(other));
            let all = (1 << SLOTS) - 1;
            let apart = apart_along_axes(all, first, second, 0.0, 1);
            let boxes = boxes_apart(first, second, 0.0, 1);
            for slot in 0..SLOTS {
                let (left, right) = features(slot);
                let most = |places: &[f32]| places.iter().fold(f32::MIN, |a, b| a.max(*b));
                let least = |places: &[f32]| places.iter().fold(f32::MAX, |a, b| a.min(*b));
                let expected = most(&left) < least(&right) || most(&right) < least(&left);
                assert_eq!(apart >> slot & 1 != 0, expected, "slot {slot} along axis {number}");
                assert_eq!(boxes >> slot & 1 != 0, expected, "boxes of slot {slot} along axis {number}");
            }
            // With a minimum distance of all that there is, nothing is apart.
            assert_eq!(apart_along_axes(all, first, second, 3.0, 1), 0);
            assert_eq!(boxes_apart(first, second, 3.0, 1), 0);
        }
    }

    #[test]
    fn what_comes_from_one_side_to_the_other_is_not_apart() {
        let at = |z: f32| Triangle::new(Vec3::new(0.1, 0.1, z), Vec3::new(0.2, 0.1, z), Vec3::new(0.1, 0.2, z));
        let below = Triangle::new(Vec3::ZERO, Vec3::X, Vec3::Y);
        let still = MovingTriangle { t0: below, t1: below };
        let all = (1 << SLOTS) - 1;
        let through = MovingTriangle { t0: at(1.0), t1: at(-1.0) };
        assert_eq!(apart_along_axes(all, still, through, 0.0, 1) & 0b111_000, 0);
        let beside = MovingTriangle { t0: at(1.0), t1: at(0.5) };
        assert_eq!(apart_along_axes(all, still, beside, 0.0, 1), all);
        assert_eq!(apart_along_axes(0b101, still, beside, 0.0, 1), 0b101, "only what is wanted");
    }

    #[test]
    fn lines_and_planes_separate_what_axes_do_not() {
        // A vertex that falls past the long side of a thin face, in a direction that is no axis.
        let face = (Vec3::new(0.0, 0.0, 0.0), Vec3::new(3.0, 1.0, 0.0), Vec3::new(3.0, 1.5, 0.2));
        let with = |a: Vec3| FourPoints { a, b: face.0, c: face.1, d: face.2 };
        let (t0, t1) = (with(Vec3::new(2.0, 0.3, 0.5)), with(Vec3::new(2.0, 0.3, -0.5)));
        assert!(apart_in_planes(false, t0, t1, 1));
        assert!(!never_in_plane(false, t0, t1), "it passes the plane");
        let t1 = with(Vec3::new(2.0, 0.3, 0.4));
        assert!(never_in_plane(false, t0, t1));
        // Through the face.
        let (t0, t1) = (with(Vec3::new(2.8, 1.0, 0.5)), with(Vec3::new(2.8, 1.0, -0.5)));
        assert!(!apart_in_planes(false, t0, t1, 1) && !never_in_plane(false, t0, t1));
        // Edges that cross, at a distance that stays, and that meet.
        let edges =
            |z: f32| FourPoints { a: -Vec3::X, b: Vec3::X, c: Vec3::new(0.0, -1.0, z), d: Vec3::new(0.0, 1.0, z) };
        assert!(never_in_plane(true, edges(1.0), edges(0.5)));
        assert!(!never_in_plane(true, edges(1.0), edges(0.0)) && !apart_in_planes(true, edges(1.0), edges(0.0), 1));
    }
}
