//! Positions in `f64` as the broad phase sees them: relative to the dense part of the scene, as sums of two `f32` numbers.
//!
//! The *head* of a coordinate is the nearest `f32`, the *rest* is what that rounding removed. The broad phase may be rounded if
//! the boxes of triangles are inflated by the error. Errors are relative to the coordinate itself, so a triangle is inflated
//! by its own coordinates only: a ground plane, or a single vertex far away, does not inflate anything else. The CPU computes
//! boxes from both parts, and resolves details everywhere. Devices compute them from the heads, and resolve details near the
//! origin, which is where most vertices are. The narrow phase sees the `f64` numbers again: on the CPU the numbers themselves,
//! on a device both parts.
//!
//! # Error bounds
//!
//! With `d` the exact difference of a scaled coordinate and the origin, and `u = 2⁻²⁴`: computing it in `f64` has an error of
//! at most `2⁻⁵³ |d|`; rounding it to the head, of at most `u |d|`, or `2⁻¹⁵⁰` if the head is subnormal. The head is exact in
//! `f64`, and so is what is left: it has the bits of the difference below those of the head. Rounding it to the rest has an
//! error of at most `u² |d|`, or again `2⁻¹⁵⁰`. Subnormal scaled coordinates add less than `2⁻¹⁰²⁰`. And `|d|` is at most
//! `1 + 2u` times the head, unless that is subnormal. So the error of a coordinate is less than
//!
//! - `2u` times its head plus `2⁻¹⁴⁹`, without its rest;
//! - `2u²` times its head plus `2⁻¹⁴⁸`, with its rest: `u²` and `2⁻⁵³` are together less than `2u²`.
//!
//! The error of a point is at most `√3 < 1.75` times that of its worst coordinate: [`HEAD_ERROR`], [`SUM_ERROR`].
//!
//! Half the size of the scaled scene is at least `2⁻²`, and so is the largest head: the broad phase scales it by at most `2²³`,
//! so what vanishes, also when a device flushes subnormal heads to zero, is then less than [`VANISHED`]. (A scene of subnormal
//! size is smaller, but its coordinates are multiples of `2⁻⁵¹`, so nothing vanishes.)
//!
//! [`VANISHED`]: clasp3d_kernels::geometry::cluster_space::VANISHED

use core::ops::RangeInclusive;

use clasp3d_kernels::geometry::cluster_space::samples_of;
use rayon::prelude::*;

/// Vertices per task.
const CHUNK: usize = 8192;

/// A scene is scaled if the exponent of half its size is not in this range, so that products of three `f32` differences
/// neither overflow nor, for details of a billionth of its size, underflow.
const EXPONENTS: RangeInclusive<i32> = -2..=20;

/// Distance of a point from its head, relative to the largest coordinate of the head.
pub(crate) const HEAD_ERROR: f32 = 1.75 * f32::EPSILON;

/// Distance of a point from the sum of its head and its rest, relative to the largest coordinate of the head.
pub(crate) const SUM_ERROR: f32 = 0.5 * HEAD_ERROR * f32::EPSILON;

/// Bias of the exponent of an `f64`.
const BIAS: i32 = 1023;

/// Rounds the positions of a scene.
pub(crate) struct Rounder {
    /// The vertices that triangles, lone edges or lone points use; `None` if they use all. Others do not count for the
    /// origin and the size of the scene.
    used: Option<Vec<u32>>,
}

/// Origin and scale of a scene: `rounded = (position · scale − origin)`, rounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rescaling {
    /// In scaled coordinates.
    pub(crate) origin: [f64; 3],
    /// A power of two.
    pub(crate) scale: f64,
    /// Upper bound of the absolute values of scaled coordinates.
    largest: f64,
}

impl Rescaling {
    /// Returns an upper bound of the error of a sum of two coordinates, scaled and translated in `f64`: four roundings of
    /// numbers up to four times as large as the largest coordinate.
    pub(crate) fn sum_error(&self) -> f64 {
        const UNIT: f64 = f64::EPSILON / 2.0;
        32.0 * UNIT * self.largest + f64::MIN_POSITIVE
    }

    /// Returns an upper bound of a scaled distance.
    pub(crate) fn scaled(&self, distance: f64) -> f64 {
        distance * self.scale * (1.0 + 4.0 * f64::EPSILON)
    }
}

/// Rounded positions.
#[derive(Default)]
pub(crate) struct RoundedPositions {
    /// The positions, rounded to `f32`: the heads.
    pub(crate) positions: Vec<[f32; 3]>,
    /// The differences from the exact positions, rounded to `f32`.
    pub(crate) rests: Vec<[f32; 3]>,
    /// The errors of all coordinates.
    pub(crate) errors: Errors,
}

impl RoundedPositions {
    /// Returns the rests, or no rests if the heads are exact.
    pub(crate) fn needed_rests(&self) -> &[[f32; 3]] {
        if self.errors.is_exact() { &[] } else { &self.rests }
    }
}

/// Largest errors of some coordinates.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Errors {
    /// Of heads.
    head: f64,
    /// Of sums of heads and rests.
    sum: f64,
}

impl Errors {
    fn max(self, other: Self) -> Self {
        Self { head: self.head.max(other.head), sum: self.sum.max(other.sum) }
    }

    /// Whether the heads are the exact coordinates.
    pub(crate) fn is_exact(self) -> bool {
        self.head == 0.0
    }

    /// Returns an upper bound of the errors of heads, relative to the largest coordinate of a triangle: [`HEAD_ERROR`], or 0.
    #[cfg(feature = "gpu")]
    pub(crate) fn rounding(self) -> f32 {
        if self.is_exact() { 0.0 } else { HEAD_ERROR }
    }

    /// Returns an upper bound of the errors of sums; a normal number unless there is no error, because devices may flush others
    /// to zero.
    #[cfg(any(feature = "gpu", test))]
    pub(crate) fn of_sums(self) -> f32 {
        if self.sum == 0.0 { 0.0 } else { ((self.sum * (1.0 + 1e-6)) as f32).next_up().max(2.0 * f32::MIN_POSITIVE) }
    }
}

/// Returns a power of two.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((BIAS + exponent) as u64) << 52)
}

/// Returns the exponent of a positive number: that of the largest power of two that is not larger. Subnormal numbers count
/// as zero.
fn exponent_of(number: f64) -> i32 {
    (number.to_bits() >> 52) as i32 - BIAS
}

/// Low and high corner of a bounding box.
type Bounds = ([f64; 3], [f64; 3]);

const NO_BOUNDS: Bounds = ([f64::INFINITY; 3], [f64::NEG_INFINITY; 3]);

fn unite((low, high): Bounds, (other_low, other_high): Bounds) -> Bounds {
    let each = |a: [f64; 3], b: [f64; 3], choose: fn(f64, f64) -> f64| core::array::from_fn(|i| choose(a[i], b[i]));
    (each(low, other_low, f64::min), each(high, other_high, f64::max))
}

impl Rounder {
    /// Creates a rounder for a mesh.
    pub(crate) fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let mut is_used = vec![false; vertices];
        triangles.as_flattened().iter().for_each(|vertex| is_used[*vertex as usize] = true);
        let all = is_used.iter().all(|is_used| *is_used);
        let used = || (0..).zip(&is_used).filter(|(_, is_used)| **is_used).map(|(vertex, _)| vertex).collect();
        Self { used: (!all).then(used) }
    }

    fn bounds(&self, positions: &[[f64; 3]]) -> Bounds {
        let add = |bounds: Bounds, position: [f64; 3]| unite(bounds, (position, position));
        match &self.used {
            None => {
                let chunks = positions.par_chunks(CHUNK);
                chunks.map(|chunk| chunk.iter().copied().fold(NO_BOUNDS, add)).reduce(|| NO_BOUNDS, unite)
            }
            Some(used) => {
                let of_chunk =
                    |chunk: &[u32]| chunk.iter().map(|vertex| positions[*vertex as usize]).fold(NO_BOUNDS, add);
                used.par_chunks(CHUNK).map(of_chunk).reduce(|| NO_BOUNDS, unite)
            }
        }
    }

    /// Returns origin and scale of a scene, or of a motion with these positions at the start and at the end.
    pub(crate) fn rescaling(&self, positions: &[[f64; 3]], ends: Option<&[[f64; 3]]>) -> Rescaling {
        let bounds = self.bounds(positions);
        let (low, high) = ends.map_or(bounds, |ends| unite(bounds, self.bounds(ends)));
        let half_size = (0..3).map(|i| 0.5 * high[i] - 0.5 * low[i]).fold(0.0, f64::max);
        let exponent = exponent_of(half_size);
        let largest = (0..3).map(|i| low[i].abs().max(high[i].abs())).fold(0.0, f64::max);
        let is_scaled = half_size > 0.0 && !EXPONENTS.contains(&exponent);
        // Limited by the range of exponents of the scale and of scaled coordinates, which may be far from the origin.
        let limit = (BIAS - 10 - exponent_of(largest)).min(BIAS);
        let scale = if is_scaled { power_of_two((-exponent).min(limit).max(1 - BIAS)) } else { 1.0 };
        let origin = self.median_point(positions, ends).map(|coordinate| coordinate * scale);
        Rescaling { origin, scale, largest: largest * scale }
    }

    /// Returns the medians of the coordinates of sampled vertices. These are coordinates of vertices, so the differences of
    /// positions on a grid are on that grid: they have no rounding error, unless they have more bits than `f32`.
    fn median_point(&self, positions: &[[f64; 3]], ends: Option<&[[f64; 3]]>) -> [f64; 3] {
        let count = self.used.as_ref().map_or(positions.len(), Vec::len);
        let (samples, stride) = samples_of(u32::try_from(count).unwrap_or(u32::MAX));
        let sampled: Vec<[f64; 3]> = (0..samples as usize)
            .map(|sample| sample * stride as usize)
            .map(|index| self.used.as_ref().map_or(index, |used| used[index] as usize))
            .flat_map(|vertex| [Some(positions[vertex]), ends.map(|ends| ends[vertex])])
            .flatten()
            .collect();
        core::array::from_fn(|axis| {
            let mut coordinates: Vec<f64> = sampled.iter().map(|position| position[axis]).collect();
            let middle = coordinates.len() / 2;
            if coordinates.is_empty() { 0.0 } else { *coordinates.select_nth_unstable_by(middle, f64::total_cmp).1 }
        })
    }

    /// Rounds positions.
    pub(crate) fn round(&self, positions: &[[f64; 3]], rescaling: Rescaling) -> RoundedPositions {
        let mut rounded = RoundedPositions::default();
        rounded.positions.resize(positions.len(), [0.0; 3]);
        rounded.rests.resize(positions.len(), [0.0; 3]);
        let chunks = rounded.positions.par_chunks_mut(CHUNK).zip(rounded.rests.par_chunks_mut(CHUNK));
        rounded.errors = chunks
            .zip(positions.par_chunks(CHUNK))
            .enumerate()
            .map(|(i, ((heads, rests), chunk))| self.round_chunk(i, chunk, rescaling, heads, rests))
            .reduce(Errors::default, Errors::max);
        rounded
    }

    fn round_chunk(
        &self,
        chunk: usize,
        positions: &[[f64; 3]],
        rescaling: Rescaling,
        heads: &mut [[f32; 3]],
        rests: &mut [[f32; 3]],
    ) -> Errors {
        let mut errors = Errors::default();
        for (i, ((position, head), rest)) in positions.iter().zip(heads).zip(rests).enumerate() {
            let rounded: [Rounded; 3] = core::array::from_fn(|axis| rescaling.round(position[axis], axis));
            (*head, *rest) = (rounded.map(|coordinate| coordinate.head), rounded.map(|coordinate| coordinate.rest));
            if self.is_used(chunk * CHUNK + i) {
                errors = rounded.iter().fold(errors, |errors, coordinate| errors.max(coordinate.errors));
            }
        }
        errors
    }

    fn is_used(&self, vertex: usize) -> bool {
        self.used.as_ref().is_none_or(|used| used.binary_search(&(vertex as u32)).is_ok())
    }
}

/// A rounded coordinate.
#[derive(Clone, Copy)]
struct Rounded {
    head: f32,
    rest: f32,
    errors: Errors,
}

impl Rescaling {
    /// Rounds a coordinate.
    #[inline(always)]
    fn round(self, coordinate: f64, axis: usize) -> Rounded {
        let scaled = coordinate * self.scale;
        let origin = self.origin[axis];
        // The difference, and its rounding error.
        let difference = scaled - origin;
        let origin_in_difference = difference - scaled;
        let lost = ((scaled - (difference - origin_in_difference)) - (origin + origin_in_difference)).abs();
        // Scaling is exact unless the result is subnormal.
        let underflow = if self.scale < 1.0 && scaled.abs() < f64::MIN_POSITIVE { f64::MIN_POSITIVE } else { 0.0 };
        // Vertices that nothing uses may be out of range.
        let head = (difference as f32).clamp(f32::MIN, f32::MAX);
        let left = difference - f64::from(head);
        let rest = (left as f32).clamp(f32::MIN, f32::MAX);
        let others = lost + underflow;
        let errors = Errors { head: left.abs() + others, sum: (left - f64::from(rest)).abs() + others };
        Rounded { head, rest, errors }
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigInt;

    use super::*;
    use crate::exact::integers::to_integers;

    /// The absolute error of a rounded coordinate, in units of `2^exponent`.
    fn error_in_integers(position: f64, rescaling: Rescaling, axis: usize, parts: [f32; 2]) -> (BigInt, i32) {
        // Multiplied by the inverse of the scale where the scaled number is not exact; here it is.
        let scaled = position * rescaling.scale;
        assert_eq!(scaled / rescaling.scale, position);
        let ([[scaled], [origin], [near], [rest]], exponent) =
            to_integers(&[[scaled], [rescaling.origin[axis]], [parts[0].into()], [parts[1].into()]]);
        let error: BigInt = scaled - origin - near - rest;
        (if error < BigInt::ZERO { -error } else { error }, exponent)
    }

    fn assert_error_is_bounded(position: f64, rescaling: Rescaling, axis: usize, parts: [f32; 2], bound: f64) {
        let (error, exponent) = error_in_integers(position, rescaling, axis, parts);
        let ([[bound], [_]], bound_exponent) = to_integers(&[[bound], [f64::from_bits(1)]]);
        let shift = exponent - bound_exponent;
        assert!(shift >= 0 && error << shift <= bound, "{position} {rescaling:?} {parts:?}");
    }

    /// Each coordinate is rounded by less than its own bound, also in scenes with vertices of very different distance.
    #[test]
    fn errors_are_bounded_at_any_place_and_scale() {
        let mut rng = fastrand_like(17);
        let mut resolved = 0;
        for (size, offset) in [
            (1.0, 0.0),
            (1.0, 1e6),
            (1e-3, 1e6),
            (1e6, 1e9),
            (1e200, 1e200),
            (1e-200, 0.0),
            (1e-250, 1e-250),
            (1e300, 0.0),
        ] {
            for outlier in [1.0, 1e4, 1e7] {
                // Every tenth vertex is far away.
                let scale = |i: u32| if i % 10 == 9 { size * outlier } else { size };
                let positions: Vec<[f64; 3]> =
                    (0..300).map(|i| [0; 3].map(|_| offset + scale(i) * (rng() - 0.5))).collect();
                let rounder = Rounder { used: None };
                let rescaling = rounder.rescaling(&positions, None);
                let rounded = rounder.round(&positions, rescaling);
                for ((position, near), rest) in positions.iter().zip(&rounded.positions).zip(&rounded.rests) {
                    let largest = near.iter().fold(0.0, |largest: f64, x| largest.max(x.abs().into()));
                    resolved += usize::from(largest <= size * rescaling.scale);
                    for axis in 0..3 {
                        assert!(near[axis].is_finite());
                        let own = f64::from(near[axis].abs());
                        let vanished = 2.0f64.powi(-148);
                        for (rest, bound) in [
                            (0.0, 2.0f64.powi(-23) * own + vanished),
                            (0.0, f64::from(HEAD_ERROR) / 1.75 * largest + vanished),
                            (rest[axis], f64::from(SUM_ERROR) / 1.75 * own + vanished),
                            (rest[axis], rounded.errors.of_sums().into()),
                        ] {
                            assert_error_is_bounded(position[axis], rescaling, axis, [near[axis], rest], bound);
                        }
                    }
                }
            }
        }
        // The origin is among the vertices that are not far away.
        assert!(resolved > 8 * 3 * 250, "{resolved}");
    }

    #[test]
    fn positions_on_a_grid_are_not_rounded() {
        let positions: Vec<[f64; 3]> =
            (0..1000).map(|i| [1e6 + f64::from(i) / 1024.0, -3e7, 12345.678 + f64::from(i % 7)]).collect();
        let rounder = Rounder::new(positions.len(), &[]);
        assert!(rounder.used.is_some());
        let rounder = Rounder { used: None };
        let is_exact = |positions: &[[f64; 3]]| {
            let rounded = rounder.round(positions, rounder.rescaling(positions, None));
            assert_eq!(rounded.errors.is_exact(), rounded.rests.iter().all(|rest| *rest == [0.0; 3]));
            rounded.errors.is_exact()
        };
        assert!(is_exact(&positions));
        // A coordinate with more bits than fit.
        let odd: Vec<[f64; 3]> = positions.iter().map(|[x, y, z]| [*x, *y, z / 3.0]).collect();
        assert!(!is_exact(&odd));
    }

    #[test]
    fn vertices_without_a_triangle_do_not_count() {
        let positions = [[0.0; 3], [1.0, 0.1, 0.0], [0.0, 1.0, 0.0], [1e300, 0.0, 0.0]];
        let rounder = Rounder::new(4, &[[0, 1, 2]]);
        let rescaling = rounder.rescaling(&positions, None);
        assert_eq!(rescaling.scale, 1.0);
        let rounded = rounder.round(&positions, rescaling);
        assert!(rounded.errors.of_sums() < 1e-14, "{}", rounded.errors.of_sums());
        assert_eq!(rounded.positions[3][0], f32::MAX);
    }

    #[test]
    fn flat_scenes_and_points_far_away_are_at_the_origin() {
        let rounder = Rounder { used: None };
        let wall = [[1e300, 0.0, 0.0], [1e300, 1e-10, 0.0], [1e300, 0.0, 1e-10]];
        let rounded = rounder.round(&wall, rounder.rescaling(&wall, None));
        assert!(rounded.positions.iter().all(|position| position[0] == 0.0), "{:?}", rounded.positions);
        assert!(rounded.positions[0] != rounded.positions[1] && rounded.errors.of_sums().is_finite());
        for point in [[0.0; 3], [1e300, -1e-300, 5.0], [f64::from_bits(1); 3]] {
            let rescaling = rounder.rescaling(&[point; 3], None);
            let rounded = rounder.round(&[point; 3], rescaling);
            assert_eq!(
                (rounded.positions[0], rounded.rests[0], rounded.errors.of_sums()),
                ([0.0; 3], [0.0; 3], 0.0),
                "{point:?}"
            );
        }
    }

    /// A pseudorandom generator of numbers from 0 to 1.
    fn fastrand_like(seed: u64) -> impl FnMut() -> f64 {
        let mut state = seed;
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 11) as f64 / (1u64 << 53) as f64
        }
    }
}
