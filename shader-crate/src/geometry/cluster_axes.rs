//! Intervals of triangles along the axes of a cluster.
//!
//! If two triangles have a common point, their intervals along any axis have the projection of that point in common,
//! however the axis was rounded: all triangles of a cluster use the same axes. Intervals are widened by more than their
//! rounding error, so that the computed intervals overlap if the exact ones do.
//!
//! There are two kinds of axes. Along any axes, such as the principal ones, the error is relative to the distance of a
//! triangle from the origin of its cluster. Along those of the scene, coordinates are exact: where triangles are so small
//! that the error would be as large as they are, clusters use these.

use glam::Vec3;

use super::arithmetic::Arithmetic;
use super::orientation::{larger, largest};
use super::triangle::Triangle;

/// Rounding error of a projected coordinate, relative to the largest difference of the triangle from the origin.
///
/// With `u = 2⁻²³`, a difference from the origin has a relative error of `u`; each product of the projection adds `u` and at most
/// two sums `2 u`, relative to the sum of the absolute values of the products, which is at most `√3` of the largest difference.
/// This is twice as much as `4 √3 u`.
const PROJECTION_ERROR: f32 = 16.0 * f32::EPSILON;

/// Rounding error of the sum of an exact coordinate and an inflation, relative to the coordinate: twice `u`.
const SUM_ERROR: f32 = 2.0 * f32::EPSILON;

/// Absolute margin of an interval: far more than a number that is flushed to zero.
///
/// So if two intervals have a common point, the low end of one and the high end of the other are either at least this far
/// apart, or above `2⁻⁷⁷` and never flushed: comparing both with any number that is zero or normal gives results in their
/// order.
const TINY: f32 = f32::from_bits((127 - 100) << 23);

/// The axes of a cluster.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClusterAxes {
    /// Unit vectors, up to rounding.
    pub axes: [Vec3; 3],
    /// Origin of the coordinates.
    pub origin: Vec3,
    /// Error of a coordinate, relative to the largest difference of the triangle from the origin.
    pub error: f32,
}

impl ClusterAxes {
    /// Creates any axes. The origin should be close to the triangles.
    #[inline(always)]
    pub fn rotated(axes: [Vec3; 3], origin: Vec3) -> Self {
        Self { axes, origin, error: PROJECTION_ERROR }
    }

    /// Creates the axes of the scene, in an order. Coordinates are those of the positions: the difference from an origin of
    /// zero, the products with zero and one, and their sums are exact.
    #[inline(always)]
    pub fn exact(axes: [Vec3; 3]) -> Self {
        Self { axes, origin: Vec3::ZERO, error: 0.0 }
    }

    /// Returns the coordinates of a point, rounded.
    #[inline(always)]
    pub fn coordinates(self, point: Vec3) -> Vec3 {
        let ([x, y, z], local) = (self.axes, point - self.origin);
        Vec3::new(x.dot(local), y.dot(local), z.dot(local))
    }

    /// Returns a triangle relative to the origin. Opaque: multiplied out, the error of a projection would be relative to the
    /// distance from the origin of the scene.
    #[inline(always)]
    fn local(self, arithmetic: impl Arithmetic, triangle: Triangle) -> Triangle {
        let relative = |corner: Vec3| arithmetic.difference(corner, self.origin);
        Triangle::new(relative(triangle.a), relative(triangle.b), relative(triangle.c))
    }

    /// Returns the low and high ends of the intervals of an inflated triangle along the three axes. Opaque: a compiler cannot
    /// take them apart to combine their terms with other numbers.
    ///
    /// The margin depends on the triangle and the cluster only: a huge or far-away triangle widens its own intervals, and no
    /// other. The inflation is rounded up by more than the error of the sum of margins.
    #[inline(always)]
    pub fn intervals(self, arithmetic: impl Arithmetic, triangle: Triangle, inflation: f32) -> (Vec3, Vec3) {
        let local = self.local(arithmetic, triangle);
        let margin = self.margin_of(local, inflation);
        let (mut low, mut high) = ([0.0; 3], [0.0; 3]);
        let along = |axis: Vec3| (axis.dot(local.a), axis.dot(local.b), axis.dot(local.c));
        let lowest = |(a, b, c): (f32, f32, f32)| smaller(smaller(a, b), c) - margin;
        let highest = |(a, b, c): (f32, f32, f32)| larger(larger(a, b), c) + margin;
        let [x, y, z] = self.axes;
        (low[0], low[1], low[2]) = (lowest(along(x)), lowest(along(y)), lowest(along(z)));
        (high[0], high[1], high[2]) = (highest(along(x)), highest(along(y)), highest(along(z)));
        (arithmetic.opaque(Vec3::from(low)), arithmetic.opaque(Vec3::from(high)))
    }

    #[inline(always)]
    fn margin_of(self, local: Triangle, inflation: f32) -> f32 {
        let reach = larger(larger(largest(local.a), largest(local.b)), largest(local.c));
        let error = if inflation > 0.0 { self.error + SUM_ERROR } else { self.error };
        error * reach + inflation + TINY
    }

    /// Whether the margin of a triangle is large compared to the triangle with its inflation.
    #[inline(always)]
    pub fn is_imprecise(self, arithmetic: impl Arithmetic, triangle: Triangle, size: f32) -> bool {
        self.margin_of(self.local(arithmetic, triangle), 0.0) > PRECISE * size
    }
}

/// Coordinates are precise if their errors are below this fraction of the size of a box.
const PRECISE: f32 = 1.0 / 16.0;

#[inline(always)]
fn smaller(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::arithmetic::Ieee;

    fn triangle(center: Vec3, size: f32) -> Triangle {
        Triangle::new(center, center + Vec3::X * size, center + Vec3::new(0.3, 1.0, 0.2) * size)
    }

    #[test]
    fn exact_intervals_are_those_of_the_positions() {
        let far = triangle(Vec3::new(1e6, -3.0, 7e-3), 1.0);
        let (low, high) = ClusterAxes::exact([Vec3::Z, Vec3::X, Vec3::Y]).intervals(Ieee, far, 0.0);
        assert_eq!((low, high), (Vec3::new(7e-3, 1e6, -3.0), Vec3::new(far.c.z, 1e6 + 1.0, -2.0)));
        let (low, high) = ClusterAxes::exact([Vec3::X, Vec3::Y, Vec3::Z]).intervals(Ieee, far, 0.5);
        assert!(low.x <= 1e6 - 0.5 && high.x >= 1e6 + 1.5, "an inflation is rounded up");
        assert!(low.x > 1e6 - 1.0 && high.x < 1e6 + 2.0);
    }

    #[test]
    fn rotated_intervals_contain_the_exact_ones() {
        let axis = Vec3::new(0.62, 0.58, 0.53).normalize();
        let (u, v) = axis.any_orthonormal_pair();
        let origin = Vec3::new(0.3, -0.7, 0.1);
        let axes = ClusterAxes::rotated([axis, u, v], origin);
        for i in 0..1000 {
            let distance = 10.0f32.powi(i % 12 - 4);
            let center = Vec3::new((i as f32).sin(), (i as f32 * 0.7).cos(), (i as f32 * 1.3).sin()) * distance;
            let triangle = triangle(center, 1e-3 * distance);
            let (low, high) = axes.intervals(Ieee, triangle, 0.0);
            for corner in [triangle.a, triangle.b, triangle.c] {
                for (k, axis) in axes.axes.iter().enumerate() {
                    let product = |i: usize| f64::from(axis[i]) * (f64::from(corner[i]) - f64::from(origin[i]));
                    let exact = product(0) + product(1) + product(2);
                    assert!(f64::from(low[k]) < exact && exact < f64::from(high[k]), "{i}: {exact}");
                }
            }
        }
    }

    #[test]
    fn small_triangles_far_from_the_origin_are_imprecise() {
        let axes = ClusterAxes::rotated([Vec3::X, Vec3::Y, Vec3::Z], Vec3::ZERO);
        assert!(!axes.is_imprecise(Ieee, triangle(Vec3::X, 0.01), 0.01));
        assert!(axes.is_imprecise(Ieee, triangle(Vec3::X * 1e6, 0.01), 0.01));
        assert!(!ClusterAxes::exact(axes.axes).is_imprecise(Ieee, triangle(Vec3::X * 1e6, 0.01), 0.01));
    }
}
