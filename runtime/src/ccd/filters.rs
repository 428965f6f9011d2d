//! Which pairs of moving features certainly do not meet: cheap tests before the elementary one, after Tang, Li and Wang,
//! *Fast Continuous Collision Detection using Parallel Filter in Subspace* (2011), and what they compare with.
//!
//! Features that meet do so in every projection. So a pair is left out that does not meet in one of eight projections to
//! a line (the linear filter), or in one of eight to a plane (the planar filter), all eight at once.

use fearless_simd::f32x16;
use fearless_simd::prelude::*;
use rayon::prelude::*;

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot};
use super::filtered::Bounded;

/// Which filters a pair of features has to pass before the elementary test. The impacts are the same with any of them.
///
/// With a [minimum distance](crate::CcdSettings::min_distance) each of them asks for that much room: what is in between is more than
/// the minimum distance in the projection, as long as that is stretched, and along the normal of the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CcdFilters {
    /// Along eight axes: whether one feature stays ahead of the other.
    pub linear: bool,
    /// In eight planes: whether the line of an edge stays between the features.
    pub planar: bool,
    /// Whether the four vertices are never in one plane, by the Bernstein coefficients of their volume.
    pub non_penetration: bool,
}

impl Default for CcdFilters {
    fn default() -> Self {
        Self { linear: true, planar: true, non_penetration: true }
    }
}

/// Projections at once.
pub(crate) const SUBSPACES: usize = 8;

/// Where a vertex is along the eight axes at both times: `x, y, z, x + y, x + z, y + z, x − y, y − z`.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Projected(pub(crate) [f32; 2 * SUBSPACES]);

impl Projected {
    pub(crate) fn new(t0: [f32; 3], t1: [f32; 3]) -> Self {
        let along = |[x, y, z]: [f32; 3]| [x, y, z, x + y, x + z, y + z, x - y, y - z];
        let ([a, b, c, d, e, f, g, h], [i, j, k, l, m, n, o, p]) = (along(t0), along(t1));
        Self([a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p])
    }
}

/// By how much one feature must be ahead of the other along each of the eight axes, at both times.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Lead([f32; 2 * SUBSPACES]);

/// How much longer a length can be in each of the eight projections to a line or to a plane, at most: √2, rounded up,
/// where two coordinates are added.
const STRETCH: [f64; SUBSPACES] = {
    let two = core::f64::consts::SQRT_2 * (1.0 + f64::EPSILON);
    [1.0, 1.0, 1.0, two, two, two, two, two]
};

impl Lead {
    /// None: ahead is ahead.
    pub(crate) const NONE: Self = Self([0.0; 2 * SUBSPACES]);

    /// So much that what is ahead by it is farther away than the minimum distance.
    ///
    /// With `u = 2⁻²⁴`, and `m` the largest of all coordinates along an axis: the difference of two coordinates is off by
    /// less than `4 u m`, and adding the lead to one of them by less than `u (m + lead)`. So a lead of
    /// `(1 + 16 u) min_distance + 8 u m` is more than enough.
    pub(crate) fn for_min_distance(min_distance: f32, points: &[Projected]) -> Self {
        let none = || [0.0f32; SUBSPACES];
        let larger = |a: [f32; SUBSPACES], b: [f32; SUBSPACES]| core::array::from_fn(|i| a[i].max(b[i]));
        let of = |point: &Projected| core::array::from_fn(|i| point.0[i].abs().max(point.0[i + SUBSPACES].abs()));
        let largest = points.par_iter().with_min_len(4096).fold(none, |sum, point| larger(sum, of(point)));
        let largest = largest.reduce(none, larger);
        let unit = 1.0 / f64::from(1 << 24);
        let lead = |i: usize| {
            let min_distance = f64::from(min_distance) * STRETCH[i] * (1.0 + 16.0 * unit);
            ((min_distance + 8.0 * unit * f64::from(largest[i])) as f32).next_up()
        };
        Self(core::array::from_fn(|i| lead(i % SUBSPACES)))
    }
}

/// Whether one feature certainly stays ahead of the other along one of the eight axes.
///
/// Each coordinate along an axis is the input itself or one sum of two, rounded. Rounding never changes the order of two
/// numbers, it can only make them equal. So where one rounded number is less than another, the exact ones are so, too, and
/// there is no bound to be had: this filter never leaves out what touches. ([`Lead`] has one, for what must not even come
/// close.) Between the times each vertex moves in a straight line: who is ahead at both is so all the time.
#[inline(always)]
pub(crate) fn stays_ahead<S: Simd>(simd: S, kind: FeatureKind, points: [&Projected; 4], lead: &Lead) -> bool {
    let [a, b, c, d] = points.map(|point| f32x16::load_array_ref(simd, &point.0));
    let lead = f32x16::load_array_ref(simd, &lead.0);
    let (low, high, other_low, other_high) = match kind {
        FeatureKind::VertexFace => (a, a, b.min(c).min(d), b.max(c).max(d)),
        FeatureKind::EdgeEdge => (a.min(b), a.max(b), c.min(d), c.max(d)),
    };
    let before = (high + lead).simd_lt(other_low).to_bitmask() as u32;
    let after = (other_high + lead).simd_lt(low).to_bitmask() as u32;
    ((before & before >> SUBSPACES) | (after & after >> SUBSPACES)) & ((1 << SUBSPACES) - 1) != 0
}

/// The coordinates of a vector in the eight planes.
struct Flat {
    x: [f64; SUBSPACES],
    y: [f64; SUBSPACES],
}

/// Projects a vector to eight planes, no two of which are parallel.
#[inline(always)]
fn flat([x, y, z]: [f64; 3]) -> Flat {
    Flat { x: [x, y, z, x + y, x + z, y + z, x - y, y - z], y: [y, z, x, z, y, x, z, x] }
}

/// More than the error of a signed area in a plane, as a part of the lengths that are multiplied.
///
/// With `u = 2⁻⁵³` and `m` the largest coordinate of the two vectors: projected coordinates are at most `2m`, and each of
/// at most four products goes through 2 differences, 2 sums, a multiplication and at most 3 additions. So the area is off
/// by less than `9 u` of `16 m m'`, which is less than `2⁻⁴⁵ m m'`. Coordinates are `f32`, so nothing is too small.
const PLANAR_ERROR: f64 = 1.0 / (1u64 << 45) as f64;

/// For each plane the sign of the side on which a point stays of the line of an edge, or 0 if it is not certain or changes;
/// or if it comes closer to the line than features can be in the plane that are no farther apart than the minimum distance.
///
/// The area is the distance from the line times the length of the edge, which is never longer than it is at one of the two
/// times. A polynomial is nowhere less than its least Bernstein coefficient; of the middle one there is twice as much here.
#[inline(always)]
fn sides(
    t0: &FeaturePoints,
    t1: &FeaturePoints,
    [point, start, end]: [usize; 3],
    min_distance: f64,
) -> [i32; SUBSPACES] {
    let way = [difference(t0[point], t0[start]), difference(t1[point], t1[start])];
    let edge = [difference(t0[end], t0[start]), difference(t1[end], t1[start])];
    let largest = |vectors: &[[f64; 3]; 2]| vectors.as_flattened().iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    let error = PLANAR_ERROR * (largest(&way) * largest(&edge));
    let ([w0, w1], [e0, e1]) = (way.map(flat), edge.map(flat));
    let mut reach = [0.0; SUBSPACES];
    if min_distance > 0.0 {
        for i in 0..SUBSPACES {
            let squared = (e0.x[i] * e0.x[i] + e0.y[i] * e0.y[i]).max(e1.x[i] * e1.x[i] + e1.y[i] * e1.y[i]);
            reach[i] = min_distance * STRETCH[i] * squared.sqrt() * (1.0 + PLANAR_ERROR);
        }
    }
    let mut sides = [0; SUBSPACES];
    for (i, side) in sides.iter_mut().enumerate() {
        let a = e0.x[i] * w0.y[i] - e0.y[i] * w0.x[i];
        let c = e1.x[i] * w1.y[i] - e1.y[i] * w1.x[i];
        let b = (e1.x[i] * w0.y[i] - e1.y[i] * w0.x[i]) + (e0.x[i] * w1.y[i] - e0.y[i] * w1.x[i]);
        let (least, twice) = (error + reach[i], error + 2.0 * reach[i]);
        let left = (a > least) & (b > twice) & (c > least);
        let right = (a < -least) & (b < -twice) & (c < -least);
        *side = left as i32 - right as i32;
    }
    sides
}

/// Whether in one of the eight planes the line of an edge certainly stays between the two features.
///
/// Algorithms 1 and 2 of the paper, with one addition: where they take the first edge that separates the features at the
/// start, this takes any.
#[inline(always)]
pub(crate) fn stays_apart<S: Simd>(
    simd: S,
    kind: FeatureKind,
    t0: &FeaturePoints,
    t1: &FeaturePoints,
    min_distance: f64,
) -> bool {
    simd.vectorize(
        #[inline(always)]
        || {
            let mut apart = 0;
            match kind {
                FeatureKind::VertexFace => {
                    // Of a face that does not turn over, the third vertex stays on one side of an edge.
                    let turn = sides(t0, t1, [3, 1, 2], 0.0);
                    let first = sides(t0, t1, [0, 1, 2], min_distance);
                    let second = sides(t0, t1, [0, 2, 3], min_distance);
                    let third = sides(t0, t1, [0, 3, 1], min_distance);
                    for i in 0..SUBSPACES {
                        let beyond = |side: i32| side * turn[i] < 0;
                        apart |= (beyond(first[i]) | beyond(second[i]) | beyond(third[i])) as u32;
                    }
                }
                FeatureKind::EdgeEdge => {
                    let first = [sides(t0, t1, [2, 0, 1], min_distance), sides(t0, t1, [3, 0, 1], min_distance)];
                    let second = [sides(t0, t1, [0, 2, 3], min_distance), sides(t0, t1, [1, 2, 3], min_distance)];
                    for i in 0..SUBSPACES {
                        apart |= ((first[0][i] * first[1][i] > 0) | (second[0][i] * second[1][i] > 0)) as u32;
                    }
                }
            }
            apart != 0
        },
    )
}

/// Whether the four vertices are certainly never in one plane, or a vertex never as close to the plane of the face, or the
/// lines of two edges to each other, as the minimum distance.
pub(crate) fn never_coplanar(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> bool {
    Bounded::new(kind, t0, t1).never_in_plane(if min_distance > 0.0 {
        min_distance * normal_bound(kind, t0, t1)
    } else {
        0.0
    })
}

/// A bound for the length of the normal, which is a quadratic in time: by its Bernstein coefficients, rounded up.
///
/// Each of their coordinates is off by less than [`PLANAR_ERROR`] times the lengths that are multiplied (which is more than
/// for the area in a plane that it is).
fn normal_bound(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> f64 {
    let [[v0, v1], [w0, w1]] = kind.sides().map(|(a, b)| [difference(t0[a], t0[b]), difference(t1[a], t1[b])]);
    let (first, second) = (cross(v1, w0), cross(v0, w1));
    let middle = core::array::from_fn(|axis| 0.5 * (first[axis] + second[axis]));
    let squared = [cross(v0, w0), middle, cross(v1, w1)].map(|normal| dot(normal, normal));
    let largest = |vectors: [[f64; 3]; 2]| vectors.as_flattened().iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    let error = 2.0 * PLANAR_ERROR * largest([v0, v1]) * largest([w0, w1]);
    squared.into_iter().fold(0.0, f64::max).sqrt() * (1.0 + PLANAR_ERROR) + error
}
