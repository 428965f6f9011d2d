//! Areas and volumes whose digits are right, however small they are.
//!
//! The crate `robust` promises the sign of a determinant and no more: where it is only just certain of the sign, none of
//! the digits need be right. That is enough to decide, not to compute where two triangles cross: in the scenes of
//! the tests, corners would be off by up to 3·10⁻⁹ of the size of the triangles, and depths by up to 3·10⁻⁵. Here, the
//! relative error is less than 2⁻⁴⁰, from the smallest to the largest coordinates of `f32`.

use crate::exact::Point;

/// Determinants that are less than this part of the sum of all products, without their signs, are computed exactly.
///
/// The error of plain `f64` is less than 2⁻⁵⁰ of that sum: this leaves 2⁻⁴⁰ of the determinant.
const CANCELLED: f64 = 1.0 / 1024.0;

/// Twice the area of a triangle, seen along a coordinate axis: [`crate::exact::turn`] is its sign.
pub(crate) fn area(axis: usize, a: Point, b: Point, c: Point) -> f64 {
    let (x, y) = ((axis + 1) % 3, (axis + 2) % 3);
    let left = (a[x] - c[x]) * (b[y] - c[y]);
    let right = (a[y] - c[y]) * (b[x] - c[x]);
    if (left - right).abs() >= CANCELLED * (left.abs() + right.abs()) {
        return left - right;
    }
    let [u, v] = [a, b].map(|point| [x, y].map(|i| Sum::of_difference(point[i], c[i])));
    minor([&u[0], &u[1]], [&v[0], &v[1]]).value()
}

/// Six times the volume of a tetrahedron: [`crate::exact::side`] is its sign.
pub(crate) fn volume(a: Point, b: Point, c: Point, d: Point) -> f64 {
    let [u, v, w] = [a, b, c].map(|point| [0, 1, 2].map(|i| point[i] - d[i]));
    let (mut plain, mut without_signs) = (0.0, 0.0);
    for (i, j, k) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        plain += u[i] * (v[j] * w[k] - v[k] * w[j]);
        without_signs += u[i].abs() * ((v[j] * w[k]).abs() + (v[k] * w[j]).abs());
    }
    if plain.abs() >= CANCELLED * without_signs {
        return plain;
    }
    let [u, v, w] = [a, b, c].map(|point| [0, 1, 2].map(|i| Sum::of_difference(point[i], d[i])));
    let mut exact = Sum::default();
    for (i, j, k) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        exact.add_product(&u[i], &minor([&v[j], &v[k]], [&w[j], &w[k]]), 1.0);
    }
    exact.value()
}

fn minor(u: [&Sum; 2], v: [&Sum; 2]) -> Sum {
    let mut minor = Sum::default();
    minor.add_product(u[0], v[1], 1.0);
    minor.add_product(u[1], v[0], -1.0);
    minor
}

/// A number as the exact sum of parts that do not overlap, the smallest first: Shewchuk's expansions.
///
/// For coordinates that are `f32` numbers no part is too small for `f64`: see [`crate::exact`].
#[derive(Default)]
struct Sum {
    parts: Vec<f64>,
}

impl Sum {
    fn of_difference(a: f64, b: f64) -> Self {
        let mut sum = Self::default();
        sum.add(a);
        sum.add(-b);
        sum
    }

    fn add(&mut self, value: f64) {
        let mut carried = value;
        self.parts.retain_mut(|part| {
            let (sum, error) = two_sum(carried, *part);
            (carried, *part) = (sum, error);
            error != 0.0
        });
        if carried != 0.0 {
            self.parts.push(carried);
        }
    }

    /// Adds `sign · a · b`.
    fn add_product(&mut self, a: &Self, b: &Self, sign: f64) {
        for x in &a.parts {
            for y in &b.parts {
                let product = sign * x * y;
                self.add((sign * x).mul_add(*y, -product));
                self.add(product);
            }
        }
    }

    fn value(&self) -> f64 {
        self.parts.iter().sum()
    }
}

/// The rounded sum, and what rounding took from it.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_in_sum = sum - a;
    (sum, (a - (sum - b_in_sum)) + (b - b_in_sum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::{side, turn};

    /// More than the relative error.
    const RELATIVE_ERROR: f64 = 1.0 / (1u64 << 40) as f64;

    fn close(found: f64, expected: f64) -> bool {
        (found - expected).abs() <= RELATIVE_ERROR * expected.abs()
    }

    #[test]
    fn small_ones_of_large_coordinates_have_all_their_digits() {
        // With whole numbers of 24 bits: (n - 1)(n + 1) - n² = -1.
        let n = f64::from(1 << 23);
        for axis in 0..3 {
            let point = |x: f64, y: f64, z: f64| {
                let mut point = [z; 3];
                point[(axis + 1) % 3] = x;
                point[(axis + 2) % 3] = y;
                point
            };
            let (a, b, c) = (point(n - 1.0, n, 5.0), point(n, n + 1.0, 7.0), point(0.0, 0.0, 9.0));
            assert_eq!(area(axis, a, b, c), -1.0);
            // A prism of that area: the volume is the area times the height.
            let d = point(0.0, 0.0, 9.0 - 3.0 * n);
            assert_eq!(volume(a, b, d, c), 3.0 * n);
        }
    }

    #[test]
    fn coordinates_of_all_sizes_have_their_digits() {
        let (huge, tiny) = (f64::from(f32::MAX), f64::from(f32::from_bits(1)));
        // Huge and tiny have no difference in f64. With it, all but 2 · huge · tiny is cancelled.
        let (a, b, c) = ([0.0, huge, huge], [0.0, -huge, -huge], [0.0, tiny, 0.0]);
        assert!(close(area(0, a, b, c), 2.0 * huge * tiny), "{:e}", area(0, a, b, c));
        let d = [tiny, tiny, 0.0];
        assert!(close(volume(a, b, d, c), 2.0 * huge * tiny * tiny), "{:e}", volume(a, b, d, c));
        assert!(volume([huge, -huge, huge], [-huge, -huge, huge], [huge, huge, huge], [-huge; 3]).is_finite());
    }

    #[test]
    fn the_signs_are_those_of_the_arbiter() {
        let mut state = 1u64;
        let mut coordinate = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Few digits and many exponents: many determinants are zero, or nearly.
            f64::from((state >> 61) as f32) * f64::from((((state >> 32) % 3) as f32 * 30.0 - 30.0).exp2())
        };
        for _ in 0..20_000 {
            let [a, b, c, d] = [0; 4].map(|_: i32| [0; 3].map(|_: i32| coordinate()));
            let sign = |value: f64| if value == 0.0 { 0 } else { value.signum() as i32 };
            assert_eq!(sign(volume(a, b, c, d)), side(a, b, c, d));
            assert_eq!(sign(area(1, a, b, c)), turn(1, a, b, c));
        }
    }
}
