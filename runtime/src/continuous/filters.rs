//! Which pairs of moving features certainly do not meet: cheap tests before the elementary one, after Tang, Li and Wang,
//! *Fast Continuous Collision Detection using Parallel Filter in Subspace* (2011), and what they compare with.
//!
//! Features that meet do so in every projection. So a pair is left out that does not meet in one of eight projections to
//! a line (the linear filter), or in one of eight to a plane (the planar filter), all eight at once.

use fearless_simd::f32x16;
use fearless_simd::prelude::*;

use super::certain::Bounded;
use super::elementary::{FeaturePoints, Kind, difference};

/// Which filters a pair of features has to pass before the elementary test. The impacts are the same with any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filters {
    /// Along eight axes: whether one feature stays ahead of the other.
    pub linear: bool,
    /// In eight planes: whether the line of an edge stays between the features.
    pub planar: bool,
    /// Whether the four vertices are never in one plane, by the Bernstein coefficients of their volume.
    pub non_penetration: bool,
}

impl Default for Filters {
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

/// Whether one feature certainly stays ahead of the other along one of the eight axes.
///
/// Each coordinate along an axis is the input itself or one sum of two, rounded. Rounding never changes the order of two
/// numbers, it can only make them equal. So where one rounded number is less than another, the exact ones are so, too, and
/// there is no bound to be had: this filter never leaves out what touches. Between the times each vertex moves in a
/// straight line: who is ahead at both is so all the time.
#[inline(always)]
pub(crate) fn stays_ahead<S: Simd>(simd: S, kind: Kind, points: [&Projected; 4]) -> bool {
    let [a, b, c, d] = points.map(|point| f32x16::load_array_ref(simd, &point.0));
    let (low, high, other_low, other_high) = match kind {
        Kind::VertexFace => (a, a, b.min(c).min(d), b.max(c).max(d)),
        Kind::EdgeEdge => (a.min(b), a.max(b), c.min(d), c.max(d)),
    };
    let before = high.simd_lt(other_low).to_bitmask() as u32;
    let after = other_high.simd_lt(low).to_bitmask() as u32;
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

/// For each plane the sign of the side on which a point stays of the line of an edge, or 0 if it is not certain or changes.
#[inline(always)]
fn sides(t0: &FeaturePoints, t1: &FeaturePoints, point: usize, start: usize, end: usize) -> [i32; SUBSPACES] {
    let way = [difference(t0[point], t0[start]), difference(t1[point], t1[start])];
    let edge = [difference(t0[end], t0[start]), difference(t1[end], t1[start])];
    let largest = |vectors: &[[f64; 3]; 2]| vectors.as_flattened().iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    let error = PLANAR_ERROR * (largest(&way) * largest(&edge));
    let ([w0, w1], [e0, e1]) = (way.map(flat), edge.map(flat));
    let mut sides = [0; SUBSPACES];
    for (i, side) in sides.iter_mut().enumerate() {
        let a = e0.x[i] * w0.y[i] - e0.y[i] * w0.x[i];
        let c = e1.x[i] * w1.y[i] - e1.y[i] * w1.x[i];
        let b = (e1.x[i] * w0.y[i] - e1.y[i] * w0.x[i]) + (e0.x[i] * w1.y[i] - e0.y[i] * w1.x[i]);
        let left = (a > error) & (b > error) & (c > error);
        let right = (a < -error) & (b < -error) & (c < -error);
        *side = left as i32 - right as i32;
    }
    sides
}

/// Whether in one of the eight planes the line of an edge certainly stays between the two features.
///
/// Algorithms 1 and 2 of the paper, with one addition: where they take the first edge that separates the features at the
/// start, this takes any.
#[inline(always)]
pub(crate) fn stays_apart<S: Simd>(simd: S, kind: Kind, t0: &FeaturePoints, t1: &FeaturePoints) -> bool {
    simd.vectorize(
        #[inline(always)]
        || {
            let mut apart = 0;
            match kind {
                Kind::VertexFace => {
                    // Of a face that does not turn over, the third vertex stays on one side of an edge.
                    let turn = sides(t0, t1, 3, 1, 2);
                    let (first, second, third) =
                        (sides(t0, t1, 0, 1, 2), sides(t0, t1, 0, 2, 3), sides(t0, t1, 0, 3, 1));
                    for i in 0..SUBSPACES {
                        let beyond = |side: i32| side * turn[i] < 0;
                        apart |= (beyond(first[i]) | beyond(second[i]) | beyond(third[i])) as u32;
                    }
                }
                Kind::EdgeEdge => {
                    let first = [sides(t0, t1, 2, 0, 1), sides(t0, t1, 3, 0, 1)];
                    let second = [sides(t0, t1, 0, 2, 3), sides(t0, t1, 1, 2, 3)];
                    for i in 0..SUBSPACES {
                        apart |= ((first[0][i] * first[1][i] > 0) | (second[0][i] * second[1][i] > 0)) as u32;
                    }
                }
            }
            apart != 0
        },
    )
}

/// Whether the four vertices are certainly never in one plane.
pub(crate) fn never_coplanar(kind: Kind, t0: &FeaturePoints, t1: &FeaturePoints) -> bool {
    Bounded::new(kind, t0, t1).never_in_plane()
}
