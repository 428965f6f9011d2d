//! Positions in `f64` as the broad phase sees them: relative to the center of the scene, rounded to `f32`.
//!
//! The broad phase may be rounded if its boxes are inflated by the rounding error. The narrow phase sees the `f64` numbers
//! again: on the CPU the numbers themselves, on a device as the sum of two `f32` numbers each.
//!
//! The origin and the scale have few bits. So positions on a grid (of steps that `f32` can count from the center of the scene)
//! have no rounding error, wherever the scene is.

use core::ops::RangeInclusive;

use clasp3d_kernels::types::Inflation;
use rayon::prelude::*;

/// Vertices per task.
const CHUNK: usize = 8192;

/// A scene is scaled if the exponent of half its size is not in this range, so that products of three `f32` differences
/// neither overflow nor, for details of a billionth of its size, underflow.
const EXPONENTS: RangeInclusive<i32> = -2..=20;

/// The origin is a multiple of half the size of the scene, rounded down to a power of two, divided by `2^ORIGIN_BITS`.
const ORIGIN_BITS: i32 = 10;

/// Bias of the exponent of an `f64`.
const BIAS: i32 = 1023;

/// Rounds the positions of a scene.
pub(crate) struct Rounder {
    /// The vertices that triangles, lone edges or lone points use; `None` if they use all. Others do not count for the
    /// center and the size of the scene.
    used: Option<Vec<u32>>,
}

/// Origin and scale of a scene: `rounded = (position · scale − origin)`, rounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    /// In scaled coordinates.
    pub(crate) origin: [f64; 3],
    /// A power of two.
    pub(crate) scale: f64,
    /// Upper bound of the absolute values of scaled coordinates.
    largest: f64,
}

impl Frame {
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
    /// The positions, rounded to `f32`.
    pub(crate) positions: Vec<[f32; 3]>,
    /// The differences from the exact positions, rounded to `f32`; empty unless requested.
    pub(crate) rests: Vec<[f32; 3]>,
    /// Upper bound of the rounding error of a coordinate.
    pub(crate) error: f32,
    /// Upper bound of the error of the sum of a coordinate and its rest.
    pub(crate) rest_error: f32,
}

impl RoundedPositions {
    /// Returns the inflation of boxes for the rounding error. The error of a point is at most `√3` times that of a
    /// coordinate.
    pub(crate) fn inflation(&self) -> Inflation {
        let inflation = 1.75 * self.error;
        Inflation { first: inflation, split: 0, rest: inflation }
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
    pub(crate) fn frame(&self, positions: &[[f64; 3]], ends: Option<&[[f64; 3]]>) -> Frame {
        let bounds = self.bounds(positions);
        let (low, high) = ends.map_or(bounds, |ends| unite(bounds, self.bounds(ends)));
        let half_size = (0..3).map(|i| 0.5 * high[i] - 0.5 * low[i]).fold(0.0, f64::max);
        let exponent = exponent_of(half_size);
        let largest = (0..3).map(|i| low[i].abs().max(high[i].abs())).fold(0.0, f64::max);
        let is_scaled = half_size > 0.0 && !EXPONENTS.contains(&exponent);
        // Limited by the range of exponents of the scale and of scaled coordinates, which may be far from the origin.
        let limit = (BIAS - 10 - exponent_of(largest)).min(BIAS);
        let scale = if is_scaled { power_of_two((-exponent).min(limit).max(1 - BIAS)) } else { 1.0 };
        let step = power_of_two((exponent_of(half_size * scale) - ORIGIN_BITS).max(1 - BIAS));
        let origin = core::array::from_fn(|i| {
            if half_size == 0.0 {
                return low[i];
            }
            let center = 0.5 * (low[i] * scale) + 0.5 * (high[i] * scale);
            let steps = center / step;
            // Larger numbers are integers, and the product could overflow.
            if steps.abs() < power_of_two(52) { steps.round() * step } else { center }
        });
        Frame { origin, scale, largest: largest * scale }
    }

    /// Rounds positions. `with_rests`: also returns what the rounding removed.
    pub(crate) fn round(&self, positions: &[[f64; 3]], frame: Frame, with_rests: bool) -> RoundedPositions {
        let mut rounded = RoundedPositions::default();
        rounded.positions.resize(positions.len(), [0.0; 3]);
        rounded.rests.resize(if with_rests { positions.len() } else { 0 }, [0.0; 3]);
        let errors = if with_rests {
            let chunks = rounded.positions.par_chunks_mut(CHUNK).zip(rounded.rests.par_chunks_mut(CHUNK));
            let chunks = chunks.zip(positions.par_chunks(CHUNK)).enumerate();
            chunks
                .map(|(i, ((rounded, rests), chunk))| self.round_chunk(i, chunk, frame, rounded, rests))
                .reduce(Errors::default, Errors::max)
        } else {
            let chunks = rounded.positions.par_chunks_mut(CHUNK).zip(positions.par_chunks(CHUNK)).enumerate();
            chunks
                .map(|(i, (rounded, chunk))| self.round_chunk(i, chunk, frame, rounded, &mut []))
                .reduce(Errors::default, Errors::max)
        };
        (rounded.error, rounded.rest_error) = (upper_bound(errors.rounded), upper_bound(errors.rest));
        rounded
    }

    fn round_chunk(
        &self,
        chunk: usize,
        positions: &[[f64; 3]],
        frame: Frame,
        rounded: &mut [[f32; 3]],
        rests: &mut [[f32; 3]],
    ) -> Errors {
        let mut errors = Errors::default();
        let mut rests = rests.iter_mut();
        for (i, (position, rounded)) in positions.iter().zip(rounded).enumerate() {
            let mut of_vertex = Errors::default();
            let mut rest = [0.0; 3];
            for axis in 0..3 {
                let (near, left, error) = frame.round(position[axis], axis);
                (rounded[axis], rest[axis]) = (near, left);
                of_vertex = of_vertex.max(error);
            }
            if let Some(own) = rests.next() {
                *own = rest;
            }
            if self.is_used(chunk * CHUNK + i) {
                errors = errors.max(of_vertex);
            }
        }
        errors
    }

    fn is_used(&self, vertex: usize) -> bool {
        self.used.as_ref().is_none_or(|used| used.binary_search(&(vertex as u32)).is_ok())
    }
}

/// Largest errors of rounded coordinates.
#[derive(Clone, Copy, Debug, Default)]
struct Errors {
    /// Without their rests.
    rounded: f64,
    /// With their rests.
    rest: f64,
}

impl Errors {
    fn max(self, other: Self) -> Self {
        Self { rounded: self.rounded.max(other.rounded), rest: self.rest.max(other.rest) }
    }
}

impl Frame {
    /// Returns a coordinate rounded to `f32`, its rest, and the errors without and with the rest.
    #[inline(always)]
    fn round(self, coordinate: f64, axis: usize) -> (f32, f32, Errors) {
        let scaled = coordinate * self.scale;
        let origin = self.origin[axis];
        // The difference, and its rounding error.
        let difference = scaled - origin;
        let origin_in_difference = difference - scaled;
        let lost = ((scaled - (difference - origin_in_difference)) - (origin + origin_in_difference)).abs();
        // Scaling is exact unless the result is subnormal.
        let underflow = if self.scale < 1.0 && scaled.abs() < f64::MIN_POSITIVE { f64::MIN_POSITIVE } else { 0.0 };
        // Vertices that nothing uses may be out of range.
        let near = (difference as f32).clamp(f32::MIN, f32::MAX);
        let left = difference - f64::from(near);
        let rest = (left as f32).clamp(f32::MIN, f32::MAX);
        let errors =
            Errors { rounded: left.abs() + lost + underflow, rest: (left - f64::from(rest)).abs() + lost + underflow };
        (near, rest, errors)
    }
}

/// Returns an upper bound of an error, as `f32`; a normal number unless there is no error, because devices may flush others to
/// zero.
fn upper_bound(error: f64) -> f32 {
    if error == 0.0 { 0.0 } else { ((error * (1.0 + 1e-6)) as f32).next_up().max(2.0 * f32::MIN_POSITIVE) }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigInt;

    use super::*;
    use crate::exact::integers::to_integers;

    /// The absolute error of a rounded coordinate, in units of `2^exponent`; and `scale · size` in these units.
    fn error_in_integers(position: f64, frame: Frame, axis: usize, parts: [f32; 2]) -> (BigInt, i32) {
        // Multiplied by the inverse of the scale where the scaled number is not exact; here it is.
        let scaled = position * frame.scale;
        assert_eq!(scaled / frame.scale, position);
        let ([[scaled], [origin], [near], [rest]], exponent) =
            to_integers(&[[scaled], [frame.origin[axis]], [parts[0].into()], [parts[1].into()]]);
        let error: BigInt = scaled - origin - near - rest;
        (if error < BigInt::ZERO { -error } else { error }, exponent)
    }

    #[test]
    fn errors_are_bounded_at_any_place_and_scale() {
        let mut rng = fastrand_like(17);
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
            let positions: Vec<[f64; 3]> = (0..300).map(|_| [0; 3].map(|_| offset + size * (rng() - 0.5))).collect();
            let rounder = Rounder { used: None };
            let frame = rounder.frame(&positions, None);
            let rounded = rounder.round(&positions, frame, true);
            assert!(f64::from(rounded.error) <= 1e-7 * size * frame.scale, "{size} {offset}: {}", rounded.error);
            for ((position, near), rest) in positions.iter().zip(&rounded.positions).zip(&rounded.rests) {
                for axis in 0..3 {
                    assert!(near[axis].is_finite());
                    for (parts, bound) in
                        [([near[axis], 0.0], rounded.error), ([near[axis], rest[axis]], rounded.rest_error)]
                    {
                        let (error, exponent) = error_in_integers(position[axis], frame, axis, parts);
                        let ([[bound], [_]], bound_exponent) = to_integers(&[[f64::from(bound)], [f64::from_bits(1)]]);
                        let shift = exponent - bound_exponent;
                        assert!(shift >= 0 && error << shift <= bound, "{size} {offset} {position:?} {parts:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn positions_on_a_grid_are_not_rounded() {
        let positions: Vec<[f64; 3]> =
            (0..1000).map(|i| [1e6 + f64::from(i) / 1024.0, -3e7, 12345.678 + f64::from(i % 7)]).collect();
        let rounder = Rounder::new(positions.len(), &[]);
        assert!(rounder.used.is_some());
        let rounder = Rounder { used: None };
        // The third coordinate has more bits than fit.
        let flat: Vec<[f64; 3]> = positions.iter().map(|[x, y, _]| [*x, *y, 5.0]).collect();
        assert_eq!(rounder.round(&flat, rounder.frame(&flat, None), false).error, 0.0);
        assert!(rounder.round(&positions, rounder.frame(&positions, None), false).error > 0.0);
    }

    #[test]
    fn vertices_without_a_triangle_do_not_count() {
        let positions = [[0.0; 3], [1.0, 0.1, 0.0], [0.0, 1.0, 0.0], [1e300, 0.0, 0.0]];
        let rounder = Rounder::new(4, &[[0, 1, 2]]);
        let frame = rounder.frame(&positions, None);
        assert_eq!(frame.scale, 1.0);
        let rounded = rounder.round(&positions, frame, false);
        assert!(rounded.error < 1e-7, "{}", rounded.error);
        assert_eq!(rounded.positions[3][0], f32::MAX);
    }

    #[test]
    fn flat_scenes_and_points_far_away_are_at_the_origin() {
        let rounder = Rounder { used: None };
        let wall = [[1e300, 0.0, 0.0], [1e300, 1e-10, 0.0], [1e300, 0.0, 1e-10]];
        let rounded = rounder.round(&wall, rounder.frame(&wall, None), true);
        assert!(rounded.positions.iter().all(|position| position[0] == 0.0), "{:?}", rounded.positions);
        assert!(rounded.positions[0] != rounded.positions[1] && rounded.error.is_finite());
        for point in [[0.0; 3], [1e300, -1e-300, 5.0], [f64::from_bits(1); 3]] {
            let frame = rounder.frame(&[point; 3], None);
            let rounded = rounder.round(&[point; 3], frame, false);
            assert_eq!((rounded.positions[0], rounded.error), ([0.0; 3], 0.0), "{point:?}");
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
