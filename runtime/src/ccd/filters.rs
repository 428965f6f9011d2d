//! CCD filters: cheap tests that remove feature pairs that certainly do not meet, before the elementary test.
//!
//! After Tang, Li and Wang, *Fast Continuous Collision Detection using Parallel Filter in Subspace* (2011). Features that
//! meet also meet in every projection. So a pair is removed if it stays apart in one of eight projections onto a line (the
//! linear filter) or onto a plane (the planar filter), or if its four vertices are never coplanar (the non-penetration
//! filter). All eight projections are computed at once.
//!
//! [`clasp3d_kernels::geometry::subspace`] has the same filters in `f32`, under the same names.

use fearless_simd::f32x16;
use fearless_simd::prelude::*;
use rayon::prelude::*;

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot};
use super::filtered::BoundedPolygon;
use crate::broad_phase::rounded::Rescaling;

/// CCD filters to run before the elementary test. Affects speed only, not results.
///
/// With a [minimum distance](crate::CcdSettings::min_distance), each filter removes only pairs that certainly keep it:
/// the required gap is the minimum distance, times the factor by which the projection stretches lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CcdFilters {
    /// Removes features that stay apart along one of eight axes.
    pub linear: bool,
    /// Removes features that the line of an edge separates during the whole motion, in one of eight planes.
    pub planar: bool,
    /// Removes features whose four vertices are never coplanar, by the Bernstein coefficients of their volume.
    pub non_penetration: bool,
}

impl Default for CcdFilters {
    fn default() -> Self {
        Self { linear: true, planar: true, non_penetration: true }
    }
}

/// Projections of each kind: onto eight axes, and onto eight planes.
pub(crate) const SUBSPACES: usize = 8;

/// Coordinates of a vertex along the eight axes `x, y, z, x + y, x + z, y + z, x − y, y − z`: at the start, then at the end.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Projected(pub(crate) [f32; 2 * SUBSPACES]);

impl Projected {
    pub(crate) fn new(t0: [f32; 3], t1: [f32; 3]) -> Self {
        let along = |[x, y, z]: [f32; 3]| [x, y, z, x + y, x + z, y + z, x - y, y - z];
        let ([a, b, c, d, e, f, g, h], [i, j, k, l, m, n, o, p]) = (along(t0), along(t1));
        Self([a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p])
    }

    /// [`new`](Self::new) for `f64` positions. The rounded sum of two coordinates is scaled, translated and rounded again, which
    /// does not reverse the order of two numbers either.
    pub(crate) fn of_f64(t0: [f64; 3], t1: [f64; 3], rescaling: &Rescaling) -> Self {
        let along = |[x, y, z]: [f64; 3]| [x, y, z, x + y, x + z, y + z, x - y, y - z];
        let origins = along(rescaling.origin);
        let rounded = |position: [f64; 3]| -> [f32; SUBSPACES] {
            let sums = along(position);
            core::array::from_fn(|i| (sums[i] * rescaling.scale - origins[i]) as f32)
        };
        let ([a, b, c, d, e, f, g, h], [i, j, k, l, m, n, o, p]) = (rounded(t0), rounded(t1));
        Self([a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p])
    }
}

/// Required gap between two features along each of the eight axes, at the start and at the end.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Gaps([f32; 2 * SUBSPACES]);

/// Largest factor by which each of the eight projections, onto an axis or onto a plane, stretches a length: √2, rounded up,
/// if it adds two coordinates.
const STRETCH: [f64; SUBSPACES] = {
    let sqrt_2 = core::f64::consts::SQRT_2 * (1.0 + f64::EPSILON);
    [1.0, 1.0, 1.0, sqrt_2, sqrt_2, sqrt_2, sqrt_2, sqrt_2]
};

impl Gaps {
    /// No required gap: features need only be disjoint.
    pub(crate) const ZERO: Self = Self([0.0; 2 * SUBSPACES]);

    /// Returns gaps that only features farther apart than the minimum distance have.
    ///
    /// With `u = 2⁻²⁴`, and `m` the largest absolute coordinate along an axis: the error of the difference of two
    /// coordinates is less than `4 u m`, and that of adding the gap to a coordinate less than `u (m + gap)`. So a gap of
    /// `(1 + 16 u) min_distance + 8 u m` is more than enough. `error` is that of coordinates before they were rounded to `f32`.
    pub(crate) fn for_min_distance(min_distance: f64, error: f64, points: &[Projected]) -> Self {
        let zero = || [0.0f32; SUBSPACES];
        let larger = |a: [f32; SUBSPACES], b: [f32; SUBSPACES]| core::array::from_fn(|i| a[i].max(b[i]));
        let size = |point: &Projected| core::array::from_fn(|i| point.0[i].abs().max(point.0[i + SUBSPACES].abs()));
        let largest = points.par_iter().with_min_len(4096).fold(zero, |largest, point| larger(largest, size(point)));
        let largest = largest.reduce(zero, larger);
        let unit = 1.0 / f64::from(1 << 24);
        let gap = |axis: usize| {
            let min_distance = min_distance * STRETCH[axis] * (1.0 + 16.0 * unit);
            ((min_distance + 2.0 * error + 8.0 * unit * f64::from(largest[axis])) as f32).next_up()
        };
        Self(core::array::from_fn(|i| gap(i % SUBSPACES)))
    }
}

/// The linear filter: whether two features certainly stay apart along one of the eight axes. In `f32`:
/// [`subspace::apart_along_axes`](clasp3d_kernels::geometry::subspace::apart_along_axes).
///
/// Vertices move in straight lines, so features in the same order at the start and at the end are in this order all the
/// time.
///
/// Without a minimum distance, no error bound is necessary: a coordinate along an axis is an input or one rounded sum of
/// two, and rounding never reverses the order of two numbers. If one rounded number is less than another, so is the exact
/// one. [`Gaps`] contains the error bound for a minimum distance.
#[inline(always)]
pub(crate) fn apart_along_axes<S: Simd>(simd: S, kind: FeatureKind, points: [&Projected; 4], gaps: &Gaps) -> bool {
    let [a, b, c, d] = points.map(|point| f32x16::load_array_ref(simd, &point.0));
    let gap = f32x16::load_array_ref(simd, &gaps.0);
    let (low, high, other_low, other_high) = match kind {
        FeatureKind::VertexFace => (a, a, b.min(c).min(d), b.max(c).max(d)),
        FeatureKind::EdgeEdge => (a.min(b), a.max(b), c.min(d), c.max(d)),
    };
    let before = (high + gap).simd_lt(other_low).to_bitmask() as u32;
    let after = (other_high + gap).simd_lt(low).to_bitmask() as u32;
    ((before & before >> SUBSPACES) | (after & after >> SUBSPACES)) & ((1 << SUBSPACES) - 1) != 0
}

/// Coordinates of a vector in the eight planes.
struct InPlanes {
    x: [f64; SUBSPACES],
    y: [f64; SUBSPACES],
}

/// Projects a vector onto eight planes, no two of which are parallel.
#[inline(always)]
fn in_planes([x, y, z]: [f64; 3]) -> InPlanes {
    InPlanes { x: [x, y, z, x + y, x + z, y + z, x - y, y - z], y: [y, z, x, z, y, x, z, x] }
}

/// Error of a signed area in a plane, relative to the product of the largest coordinates of its two vectors. If this were
/// smaller than the bound below, pairs that meet would be removed.
///
/// With `u = 2⁻⁵³`, and `m` and `m'` the largest coordinates: projected coordinates are at most `2m`, and each of at most
/// four products goes through 2 differences, 2 sums, 1 multiplication and at most 3 additions. So the error is less than
/// `9 u` of `16 m m'`, which is less than `2⁻⁴⁵ m m'`. Products that underflow add less than the smallest normal number.
const PLANAR_ERROR: f64 = 1.0 / (1u64 << 45) as f64;

/// Error of a length from underflow of the squares of its components: 2⁻⁵⁰⁰.
const LENGTH_ERROR: f64 = f64::from_bits((1023 - 500) << 52);

/// Returns for each plane the side of the line of an edge on which a point stays: 1 (left), −1 (right), or 0 if it changes,
/// is uncertain, or the point may come closer to the line than the minimum distance.
///
/// The signed area is the distance from the line times the length of the edge, and the edge is never longer than at the
/// start or at the end. The area is a quadratic in time and never below its smallest Bernstein coefficient. `b` is twice the
/// middle one.
#[inline(always)]
fn sides(
    t0: &FeaturePoints,
    t1: &FeaturePoints,
    [point, start, end]: [usize; 3],
    min_distance: f64,
) -> [i32; SUBSPACES] {
    let offset = [difference(t0[point], t0[start]), difference(t1[point], t1[start])];
    let edge = [difference(t0[end], t0[start]), difference(t1[end], t1[start])];
    let largest = |vectors: &[[f64; 3]; 2]| vectors.as_flattened().iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    let error = PLANAR_ERROR * (largest(&offset) * largest(&edge)) + f64::MIN_POSITIVE;
    let ([w0, w1], [e0, e1]) = (offset.map(in_planes), edge.map(in_planes));
    // Area of a point at the minimum distance from the line.
    let mut least_areas = [0.0; SUBSPACES];
    if min_distance > 0.0 {
        for i in 0..SUBSPACES {
            let squared = (e0.x[i] * e0.x[i] + e0.y[i] * e0.y[i]).max(e1.x[i] * e1.x[i] + e1.y[i] * e1.y[i]);
            least_areas[i] = min_distance * STRETCH[i] * (squared.sqrt() * (1.0 + PLANAR_ERROR) + LENGTH_ERROR);
        }
    }
    let mut sides = [0; SUBSPACES];
    for (i, side) in sides.iter_mut().enumerate() {
        let a = e0.x[i] * w0.y[i] - e0.y[i] * w0.x[i];
        let c = e1.x[i] * w1.y[i] - e1.y[i] * w1.x[i];
        let b = (e1.x[i] * w0.y[i] - e1.y[i] * w0.x[i]) + (e0.x[i] * w1.y[i] - e0.y[i] * w1.x[i]);
        let (least, twice) = (error + least_areas[i], error + 2.0 * least_areas[i]);
        let left = (a > least) & (b > twice) & (c > least);
        let right = (a < -least) & (b < -twice) & (c < -least);
        *side = left as i32 - right as i32;
    }
    sides
}

/// The planar filter: whether in one of the eight planes the line of an edge certainly separates the two features during the
/// whole motion. In `f32`: [`subspace::apart_in_planes`](clasp3d_kernels::geometry::subspace::apart_in_planes).
///
/// Algorithms 1 and 2 of the paper test the first edge that separates the features at the start; this tests all edges.
#[inline(always)]
pub(crate) fn apart_in_planes<S: Simd>(
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
                    // Orientation of the face: the side of its first edge on which its third vertex stays.
                    let orientation = sides(t0, t1, [3, 1, 2], 0.0);
                    let first = sides(t0, t1, [0, 1, 2], min_distance);
                    let second = sides(t0, t1, [0, 2, 3], min_distance);
                    let third = sides(t0, t1, [0, 3, 1], min_distance);
                    for i in 0..SUBSPACES {
                        let is_outside = |side: i32| side * orientation[i] < 0;
                        apart |= (is_outside(first[i]) | is_outside(second[i]) | is_outside(third[i])) as u32;
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

/// The non-penetration filter: whether the four vertices are certainly never coplanar. In `f32`:
/// [`subspace::never_coplanar`](clasp3d_kernels::geometry::subspace::never_coplanar).
///
/// With a minimum distance: whether the vertex certainly keeps it to the plane of the face, or the lines of two edges to
/// each other. Their distance is the volume divided by the length of the normal.
pub(crate) fn never_coplanar(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> bool {
    let least_volume = if min_distance > 0.0 { min_distance * normal_bound(kind, t0, t1) } else { 0.0 };
    BoundedPolygon::new(kind, t0, t1).volume_exceeds(least_volume)
}

/// Returns an upper bound for the length of the normal, which is a quadratic in time: the largest length of its Bernstein
/// coefficients, rounded up.
///
/// The error of each of their coordinates is less than [`PLANAR_ERROR`] times the product of the largest coordinates: a
/// coordinate of the normal is a signed area in a plane, and takes fewer operations than the area there.
fn normal_bound(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> f64 {
    let [[v0, v1], [w0, w1]] = kind.sides().map(|(a, b)| [difference(t0[a], t0[b]), difference(t1[a], t1[b])]);
    let (first, second) = (cross(v1, w0), cross(v0, w1));
    let middle = core::array::from_fn(|axis| 0.5 * (first[axis] + second[axis]));
    let squared = [cross(v0, w0), middle, cross(v1, w1)].map(|normal| dot(normal, normal));
    let largest = |vectors: [[f64; 3]; 2]| vectors.as_flattened().iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    let error = 2.0 * PLANAR_ERROR * largest([v0, v1]) * largest([w0, w1]);
    squared.into_iter().fold(0.0, f64::max).sqrt() * (1.0 + PLANAR_ERROR) + error + LENGTH_ERROR
}
