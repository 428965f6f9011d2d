//! Values of determinants with a relative error below 2⁻⁴⁰, from the smallest to the largest coordinates of `f32`; for `f64`,
//! after scaling by [`range_scale`].
//!
//! The crate `robust` guarantees the sign of a determinant, not its digits. That suffices to decide, not to compute where two
//! triangles cross: in the scenes of the tests, corners would be off by up to 3·10⁻⁹ of the size of the triangles, and
//! depths by up to 3·10⁻⁵.

use super::predicates::{Point, two_sum};

/// Determinants below this fraction of the sum of absolute values of their products are computed with expansions.
///
/// The error of plain `f64` is below 2⁻⁵⁰ of that sum, so for all others it is below 2⁻⁴⁰ of the determinant.
const CANCELLED: f64 = 1.0 / 1024.0;

/// Returns the power of two that brings points into the range in which determinants neither overflow nor underflow: 1 for all
/// points that are already there, as `f32` values are. Coordinates that are smaller than others by a factor of more than 10²⁰⁰
/// may lose digits.
pub(crate) fn range_scale(points: &[Point]) -> f64 {
    const BIAS: i32 = 1023;
    const LIMIT: i32 = 250;
    let largest = points.as_flattened().iter().fold(0.0f64, |largest, x| largest.max(x.abs()));
    let exponent = (largest.to_bits() >> 52) as i32 - BIAS;
    if largest == 0.0 || exponent.abs() <= LIMIT {
        return 1.0;
    }
    f64::from_bits(((BIAS - exponent).clamp(1, 2 * BIAS) as u64) << 52)
}

/// Returns points, each multiplied by a power of two.
pub(crate) fn scaled<const N: usize>(points: [Point; N], scale: f64) -> [Point; N] {
    points.map(|point| point.map(|x| x * scale))
}

/// Twice the signed area of a triangle, projected along a coordinate axis. Its sign is
/// [`orient2d_along`](super::predicates::orient2d_along).
pub(crate) fn determinant2d(axis: usize, a: Point, b: Point, c: Point) -> f64 {
    let (x, y) = ((axis + 1) % 3, (axis + 2) % 3);
    let left = (a[x] - c[x]) * (b[y] - c[y]);
    let right = (a[y] - c[y]) * (b[x] - c[x]);
    if (left - right).abs() >= CANCELLED * (left.abs() + right.abs()) {
        return left - right;
    }
    let [u, v] = [a, b].map(|point| [x, y].map(|i| Expansion::of_difference(point[i], c[i])));
    minor([&u[0], &u[1]], [&v[0], &v[1]]).value()
}

/// Six times the signed volume of a tetrahedron. Its sign is [`orient3d`](super::predicates::orient3d).
pub(crate) fn determinant3d(a: Point, b: Point, c: Point, d: Point) -> f64 {
    let [u, v, w] = [a, b, c].map(|point| [0, 1, 2].map(|i| point[i] - d[i]));
    let (mut plain, mut absolute) = (0.0, 0.0);
    for (i, j, k) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        plain += u[i] * (v[j] * w[k] - v[k] * w[j]);
        absolute += u[i].abs() * ((v[j] * w[k]).abs() + (v[k] * w[j]).abs());
    }
    if plain.abs() >= CANCELLED * absolute {
        return plain;
    }
    let [u, v, w] = [a, b, c].map(|point| [0, 1, 2].map(|i| Expansion::of_difference(point[i], d[i])));
    let mut exact = Expansion::default();
    for (i, j, k) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        exact.add_product(&u[i], &minor([&v[j], &v[k]], [&w[j], &w[k]]), 1.0);
    }
    exact.value()
}

/// The determinant of a 2 × 2 matrix.
fn minor(u: [&Expansion; 2], v: [&Expansion; 2]) -> Expansion {
    let mut minor = Expansion::default();
    minor.add_product(u[0], v[1], 1.0);
    minor.add_product(u[1], v[0], -1.0);
    minor
}

/// Shewchuk's expansion: a number as the exact sum of non-overlapping components, the smallest first.
///
/// For `f32` coordinates no component underflows: see [`crate::exact`].
#[derive(Default)]
struct Expansion {
    components: Vec<f64>,
}

impl Expansion {
    /// The exact difference `a − b`.
    fn of_difference(a: f64, b: f64) -> Self {
        let mut sum = Self::default();
        sum.add(a);
        sum.add(-b);
        sum
    }

    /// Adds a value exactly.
    fn add(&mut self, value: f64) {
        let mut carried = value;
        self.components.retain_mut(|component| {
            let (sum, error) = two_sum(carried, *component);
            (carried, *component) = (sum, error);
            error != 0.0
        });
        if carried != 0.0 {
            self.components.push(carried);
        }
    }

    /// Adds `sign · a · b` exactly.
    fn add_product(&mut self, a: &Self, b: &Self, sign: f64) {
        for x in &a.components {
            for y in &b.components {
                let product = sign * x * y;
                self.add((sign * x).mul_add(*y, -product));
                self.add(product);
            }
        }
    }

    /// The value, rounded.
    fn value(&self) -> f64 {
        self.components.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::predicates::{orient2d_along, orient3d};

    /// Bound of the relative error.
    const RELATIVE_ERROR: f64 = 1.0 / (1u64 << 40) as f64;

    fn is_close(value: f64, expected: f64) -> bool {
        (value - expected).abs() <= RELATIVE_ERROR * expected.abs()
    }

    #[test]
    fn small_determinants_of_large_coordinates_are_accurate() {
        // With 24-bit integers: (n - 1)(n + 1) - n² = -1.
        let n = f64::from(1 << 23);
        for axis in 0..3 {
            let point = |x: f64, y: f64, z: f64| {
                let mut point = [z; 3];
                point[(axis + 1) % 3] = x;
                point[(axis + 2) % 3] = y;
                point
            };
            let (a, b, c) = (point(n - 1.0, n, 5.0), point(n, n + 1.0, 7.0), point(0.0, 0.0, 9.0));
            assert_eq!(determinant2d(axis, a, b, c), -1.0);
            // A prism of that area: the volume is the area times the height.
            let d = point(0.0, 0.0, 9.0 - 3.0 * n);
            assert_eq!(determinant3d(a, b, d, c), 3.0 * n);
        }
    }

    #[test]
    fn determinants_of_extreme_coordinates_are_accurate() {
        let (huge, tiny) = (f64::from(f32::MAX), f64::from(f32::from_bits(1)));
        // In f64, huge − tiny = huge. Exactly, everything but 2 · huge · tiny cancels.
        let (a, b, c) = ([0.0, huge, huge], [0.0, -huge, -huge], [0.0, tiny, 0.0]);
        assert!(is_close(determinant2d(0, a, b, c), 2.0 * huge * tiny), "{:e}", determinant2d(0, a, b, c));
        let d = [tiny, tiny, 0.0];
        assert!(is_close(determinant3d(a, b, d, c), 2.0 * huge * tiny * tiny), "{:e}", determinant3d(a, b, d, c));
        assert!(determinant3d([huge, -huge, huge], [-huge, -huge, huge], [huge, huge, huge], [-huge; 3]).is_finite());
    }

    #[test]
    fn signs_match_the_exact_predicates() {
        let mut state = 1u64;
        let mut coordinate = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Few digits and several exponents: many determinants are zero or nearly zero.
            f64::from((state >> 61) as f32) * f64::from((((state >> 32) % 3) as f32 * 30.0 - 30.0).exp2())
        };
        for _ in 0..20_000 {
            let [a, b, c, d] = [0; 4].map(|_: i32| [0; 3].map(|_: i32| coordinate()));
            let sign = |value: f64| if value == 0.0 { 0 } else { value.signum() as i32 };
            assert_eq!(sign(determinant3d(a, b, c, d)), orient3d(a, b, c, d));
            assert_eq!(sign(determinant2d(1, a, b, c)), orient2d_along(1, a, b, c));
        }
    }
}
