//! Cluster space: coordinates in which clusters are computed and triangles assigned to them.
//!
//! Cluster space is the unit cube around the dense part of the scene. Points outside are clamped to its surface. So a sky
//! dome or a far-away object does not shrink everything else to a point, and no number is larger than 2: one constant,
//! [`MARGIN`], bounds all errors at any scale of the scene.
//!
//! Clamping loses no pair. It moves two points no farther apart than they are, so if a sphere contains a point, the sphere
//! around the clamped center with the same radius contains the clamped point; and two triangles with a common point also
//! have its clamped image in common.
//!
//! With `u = 2⁻²³`, and relative to the rounded corner and scale: the error of a coordinate in cluster space is at most `3u`
//! (two operations on numbers of about 1, and flushing to zero). Distances take at most a dozen operations on numbers of at
//! most 2, so their error is less than `64 u = 2⁻¹⁷`.

use glam::{Vec3, Vec4};

use super::arithmetic::Arithmetic;
use super::orientation::{larger, largest};
use super::triangle::Triangle;
use crate::types::WORKGROUP_SIZE;

/// Margin of radii and comparisons in cluster space: more than their rounding error.
pub const MARGIN: f32 = f32::from_bits((127 - 17) << 23);

/// Largest length in cluster space. It is more than the diagonal of the cube, so all longer lengths are equivalent.
const LONGEST: f32 = 2.0;

/// Lower bound of the size of the cube, in units of scaled positions (see [`scale_for`]). It keeps the reciprocal small.
const SMALLEST: f32 = f32::from_bits((127 - 60) << 23);

/// Exponent of the largest scaled coordinate. Products of up to five differences do not overflow, and products of three
/// differences that are 2⁻⁶⁰ times as large are normal numbers.
const LARGEST_EXPONENT: u32 = 20;

/// Returns the power of two that scales a coordinate with this absolute value to between 2²⁰ and 2²¹, or as close to that as
/// normal numbers allow. Scaling by it is exact, except for numbers that are 2⁻¹⁴⁶ times as large.
#[inline(always)]
pub fn scale_for(largest: f32) -> f32 {
    let exponent = (largest.to_bits() >> 23) & 0xFF;
    let scale = LARGEST_EXPONENT + 254 - exponent;
    // At most 2¹²⁶: WGSL allows any result for divisions by larger numbers.
    f32::from_bits((if scale < 253 { scale } else { 253 }) << 23)
}

/// Longest scaled inflation. It is more than the size of the scene, so all longer ones are equivalent.
const LONGEST_INFLATION: f32 = f32::from_bits((127 + LARGEST_EXPONENT + 3) << 23);

/// Scales an inflation of boxes, rounded up.
#[inline(always)]
pub fn scaled_inflation(inflation: f32, scale: f32) -> f32 {
    // Limited before it is scaled, so that the product does not overflow.
    let limited = if inflation < LONGEST_INFLATION / scale { inflation * scale } else { LONGEST_INFLATION };
    limited * (1.0 + 8.0 * f32::EPSILON)
}

/// Upper bound, in units of scaled positions, of what vanishes when the positions of a scene of `f64` numbers are rounded.
pub const VANISHED: f32 = f32::from_bits((127 - 100) << 23);

/// Returns an upper bound of the distance of the points of a triangle from their exact positions: `rounding` is relative to the
/// largest coordinate of its scaled corners; 0 if these are exact.
///
/// This is the inflation of a triangle with rounded corners. It depends on no other triangle.
#[inline(always)]
pub fn rounding_of(triangle: Triangle, rounding: f32) -> f32 {
    if rounding > 0.0 {
        let Triangle { a, b, c } = triangle;
        rounding * larger(larger(largest(a), largest(b)), largest(c)) + VANISHED
    } else {
        0.0
    }
}

/// Maximum number of triangles that cluster space is computed from: one per thread of a workgroup.
const MAX_SAMPLES: u32 = WORKGROUP_SIZE;

/// Returns the number of sampled triangles, and the stride between them. The samples of a triangle are its first corner.
#[inline(always)]
pub fn samples_of(triangles: u32) -> (u32, u32) {
    if triangles < MAX_SAMPLES { (triangles, 1) } else { (MAX_SAMPLES, triangles / MAX_SAMPLES) }
}

/// Share of the coordinates below the low and above the high quantile that define cluster space: an eighth.
pub const QUANTILE: u32 = 8;

/// Half of the size of cluster space, as a multiple of the distance from the median to the farthest quantile. With 4/3, a
/// uniform distribution would just fit in.
const HALF_SIZE: f32 = 1.5;

/// Cluster space: the corner of its cube, in units of scaled positions, and the scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClusterSpace {
    corner: Vec3,
    scale: f32,
}

impl ClusterSpace {
    /// Creates the cluster space of a scene from the medians of its coordinates and their low and high quantiles.
    #[inline(always)]
    pub fn new(low: Vec3, median: Vec3, high: Vec3) -> Self {
        let distances = (median - low).max(high - median);
        let half = HALF_SIZE * distances.max_element() + SMALLEST;
        Self { corner: median - half, scale: 0.5 / half }
    }

    /// Converts to the layout in a buffer.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        self.corner.extend(self.scale)
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { corner: v.truncate(), scale: v.w }
    }

    /// Converts a scaled position.
    #[inline(always)]
    pub fn apply(self, arithmetic: impl Arithmetic, position: Vec3) -> Vec3 {
        self.apply_moved(arithmetic, position, 0.0)
    }

    /// Converts a scaled position that is moved by a distance along all axes. The distance is added in cluster space, where
    /// the sum has a small error. The difference from the corner is opaque: multiplied out, its error would be relative to the
    /// distance from the origin of the scene.
    #[inline(always)]
    pub fn apply_moved(self, arithmetic: impl Arithmetic, position: Vec3, distance: f32) -> Vec3 {
        let difference = arithmetic.difference(position, self.corner);
        (difference * self.scale + distance * self.scale).max(Vec3::ZERO).min(Vec3::ONE)
    }

    /// Converts a point of cluster space to a scaled position, rounded.
    #[inline(always)]
    pub fn to_scaled(self, point: Vec3) -> Vec3 {
        self.corner + point / self.scale
    }

    /// Converts a length in cluster space to units of scaled positions, rounded.
    #[inline(always)]
    pub fn to_scaled_length(self, length: f32) -> f32 {
        length / self.scale
    }

    /// Converts a length in units of scaled positions.
    #[inline(always)]
    pub fn length(self, length: f32) -> f32 {
        let length = length * self.scale;
        if length < LONGEST { length } else { LONGEST }
    }
}
