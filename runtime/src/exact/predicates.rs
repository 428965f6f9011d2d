//! Orientation predicates: exact signs of determinants.
//!
//! [`Coordinate`] is implemented for one number type per tier of the table in [`crate::exact`].

use core::cmp::Ordering;

use num_bigint::BigInt;
use robust::{Coord, Coord3D, orient2d as robust_orient2d, orient3d as robust_orient3d};

use super::integers::{sign_of, to_integers};

/// A point.
pub(crate) type Point = [f64; 3];

/// A number type with exact orientation predicates.
pub(crate) trait Coordinate: Copy + PartialOrd {
    /// Sign of the volume of the tetrahedron `a, b, c, d`.
    fn orient3d(a: [Self; 3], b: [Self; 3], c: [Self; 3], d: [Self; 3]) -> i32;

    /// Sign of the area of the triangle `a, b, c` in the plane.
    fn orient2d(a: [Self; 2], b: [Self; 2], c: [Self; 2]) -> i32;
}

impl Coordinate for f64 {
    fn orient3d(a: Point, b: Point, c: Point, d: Point) -> i32 {
        if !fit_expansions([a, b, c, d].as_flattened()) {
            return orient3d_in_integers(a, b, c, d);
        }
        let coord = |[x, y, z]: Point| Coord3D { x, y, z };
        sign(robust_orient3d(coord(a), coord(b), coord(c), coord(d)))
    }

    fn orient2d(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> i32 {
        if !fit_expansions([a, b, c].as_flattened()) {
            return orient2d_in_integers(a, b, c);
        }
        let coord = |[x, y]: [f64; 2]| Coord { x, y };
        sign(robust_orient2d(coord(a), coord(b), coord(c)))
    }
}

/// Whether expansions of determinants of these numbers neither overflow nor underflow.
///
/// Numbers other than zero from 2⁻²⁸⁰ to 2³³⁰ are multiples of 2⁻³³². So products of three differences are multiples of
/// 2⁻⁹⁹⁶, which `f64` has down to 2⁻¹⁰⁷⁴, and the sum of six is below 2⁹⁹⁷. Splitting multiplies a factor by 2²⁷. All `f32`
/// values are in this range.
pub(super) fn fit_expansions(numbers: &[f64]) -> bool {
    const SMALLEST: f64 = f64::from_bits((1023 - 280) << 52);
    const LARGEST: f64 = f64::from_bits((1023 + 330) << 52);
    numbers.iter().all(|number| *number == 0.0 || (SMALLEST..=LARGEST).contains(&number.abs()))
}

/// [`orient3d`] for numbers of any size.
#[cold]
fn orient3d_in_integers(a: Point, b: Point, c: Point, d: Point) -> i32 {
    let (integers, _) = to_integers(&[a, b, c, d]);
    sign_of(&integer_determinant3d(&integers))
}

/// [`Coordinate::orient2d`] for numbers of any size.
#[cold]
fn orient2d_in_integers(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> i32 {
    let (integers, _) = to_integers(&[a, b, c]);
    sign_of(&integer_determinant2d(&integers))
}

/// Six times the signed volume of a tetrahedron.
pub(super) fn integer_determinant3d([a, b, c, d]: &[[BigInt; 3]; 4]) -> BigInt {
    let [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] =
        [a, b, c].map(|point| core::array::from_fn(|axis| &point[axis] - &d[axis]));
    ax * (&by * &cz - &bz * &cy) + ay * (&bz * &cx - &bx * &cz) + az * (&bx * &cy - &by * &cx)
}

/// Twice the signed area of a triangle.
pub(super) fn integer_determinant2d([a, b, c]: &[[BigInt; 2]; 3]) -> BigInt {
    (&a[0] - &c[0]) * (&b[1] - &c[1]) - (&a[1] - &c[1]) * (&b[0] - &c[0])
}

fn sign(value: f64) -> i32 {
    i32::from(value > 0.0) - i32::from(value < 0.0)
}

/// An integer below 2¹⁹ in absolute value: differences are below 2²⁰, and the sum of six products of three of them is below
/// 2⁶³.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct SmallInt(pub(super) i64);

/// An integer below 2⁴⁰ in absolute value: the sum of six products of three differences is below 2¹²⁶.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct WideInt(pub(super) i64);

impl Coordinate for SmallInt {
    #[inline(always)]
    fn orient3d(a: [Self; 3], b: [Self; 3], c: [Self; 3], d: [Self; 3]) -> i32 {
        let from_d = |point: [Self; 3]| [point[0].0 - d[0].0, point[1].0 - d[1].0, point[2].0 - d[2].0];
        let ([ax, ay, az], [bx, by, bz], [cx, cy, cz]) = (from_d(a), from_d(b), from_d(c));
        (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)).signum() as i32
    }

    #[inline(always)]
    fn orient2d(a: [Self; 2], b: [Self; 2], c: [Self; 2]) -> i32 {
        ((a[0].0 - c[0].0) * (b[1].0 - c[1].0) - (a[1].0 - c[1].0) * (b[0].0 - c[0].0)).signum() as i32
    }
}

impl Coordinate for WideInt {
    #[inline(always)]
    fn orient3d(a: [Self; 3], b: [Self; 3], c: [Self; 3], d: [Self; 3]) -> i32 {
        let from_d = |point: [Self; 3]| [point[0].0 - d[0].0, point[1].0 - d[1].0, point[2].0 - d[2].0];
        let (a, b, c) = (from_d(a), from_d(b), from_d(c));
        filtered_determinant_sign(a, b, c).unwrap_or_else(|| {
            let ([ax, ay, az], [bx, by, bz], [cx, cy, cz]) = (a.map(i128::from), b.map(i128::from), c.map(i128::from));
            (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)).signum() as i32
        })
    }

    #[inline(always)]
    fn orient2d(a: [Self; 2], b: [Self; 2], c: [Self; 2]) -> i32 {
        let [ax, ay, bx, by] = [a[0].0 - c[0].0, a[1].0 - c[1].0, b[0].0 - c[0].0, b[1].0 - c[1].0].map(i128::from);
        (ax * by - ay * bx).signum() as i32
    }
}

/// The sign of the determinant of three vectors, if an `f64` filter decides it.
///
/// The components are integers below 2⁴¹ in absolute value, so they are exact in `f64`. Each of the six products goes
/// through two multiplications and at most three additions, so the error of the sum is below `6 · 2⁻⁵³` of the sum of
/// absolute values.
#[inline(always)]
fn filtered_determinant_sign(a: [i64; 3], b: [i64; 3], c: [i64; 3]) -> Option<i32> {
    const ERROR: f64 = 1.0 / (1u64 << 49) as f64;
    let ([ax, ay, az], [bx, by, bz], [cx, cy, cz]) = (a.map(|x| x as f64), b.map(|x| x as f64), c.map(|x| x as f64));
    let [(p, q), (r, s), (t, u)] = [(by * cz, bz * cy), (bz * cx, bx * cz), (bx * cy, by * cx)];
    let volume = ax * (p - q) + ay * (r - s) + az * (t - u);
    let terms = ax.abs() * (p.abs() + q.abs()) + ay.abs() * (r.abs() + s.abs()) + az.abs() * (t.abs() + u.abs());
    (volume.abs() > ERROR * terms).then_some(sign(volume))
}

/// Scales coordinates by a common power of two to integers below 2⁴⁰ in absolute value; `None` if one of them is not an
/// integer then.
#[inline(always)]
pub(super) fn to_grid<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    let largest = numbers.iter().fold(0.0f64, |largest, number| largest.max(number.abs()));
    let exponent = (largest.to_bits() >> 52) as i32 - EXPONENT_BIAS;
    // The clamp keeps the scale finite if all coordinates are zero; exponents of `f32` are far above −200.
    let scale = f64::from_bits(((EXPONENT_BIAS + WIDE_BITS - 1 - exponent.max(-200)) as u64) << 52);
    let multiples = numbers.map(|number| (number * scale) as i64);
    let whole = numbers.iter().zip(&multiples).all(|(number, multiple)| *multiple as f64 == number * scale);
    whole.then_some(multiples)
}

/// [`to_grid`] for any `f64` coordinates of two triangles, relative to the first vertex: a mesh far from the origin then has
/// as many bits for details as one at the origin. `None` if a difference is not an `f64` number.
pub(super) fn translated_to_grid(numbers: [f64; 18]) -> Option<[i64; 18]> {
    /// Numbers from this one on do not underflow when [`to_grid`] scales them.
    const SMALLEST: f64 = f64::from_bits((EXPONENT_BIAS - 900) as u64 * (1 << 52));
    /// Numbers up to this one: a difference is at most twice as large.
    const LARGEST: f64 = f64::from_bits((EXPONENT_BIAS + 80) as u64 * (1 << 52));
    let origin = [numbers[0], numbers[1], numbers[2]];
    let mut differences = [0.0; 18];
    for (i, (difference, number)) in differences.iter_mut().zip(numbers).enumerate() {
        let (sum, error) = two_sum(number, -origin[i % 3]);
        let size = sum.abs();
        if error != 0.0 || !(size == 0.0 || (SMALLEST..=LARGEST).contains(&size)) {
            return None;
        }
        *difference = sum;
    }
    to_grid(differences)
}

/// The rounded sum of two numbers, and its rounding error.
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_in_sum = sum - a;
    (sum, (a - (sum - b_in_sum)) + (b - b_in_sum))
}

/// Coordinates of two triangles relative to their first vertex, divided by the largest possible power of two; `None` if they
/// are still too large. Small triangles far from the origin have such coordinates, too.
#[inline(always)]
pub(super) fn to_small_ints(multiples: &[i64; 18]) -> Option<[SmallInt; 18]> {
    let differences: [i64; 18] = core::array::from_fn(|i| multiples[i] - multiples[i % 3]);
    let bits = differences.iter().fold(0, |bits, difference| bits | difference.unsigned_abs());
    let shift = bits.trailing_zeros() % u64::BITS;
    (bits >> shift < 1 << SMALL_BITS).then(|| differences.map(|difference| SmallInt(difference >> shift)))
}

const SMALL_BITS: u32 = 19;
const WIDE_BITS: i32 = 40;

/// Bias of the exponent of an `f64`.
const EXPONENT_BIAS: i32 = 1023;

/// Lexicographic order of coordinates: along any line, the order of its points.
pub(crate) fn lexicographic_order<C: Coordinate>(a: &[C; 3], b: &[C; 3]) -> Ordering {
    a.partial_cmp(b).unwrap_or(Ordering::Equal)
}

/// Sign of the volume of the tetrahedron `a, b, c, d`.
#[inline(always)]
pub(crate) fn orient3d<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3], d: [C; 3]) -> i32 {
    C::orient3d(a, b, c, d)
}

/// Sign of the area of the triangle `a, b, c`, projected along a coordinate axis.
#[inline(always)]
pub(crate) fn orient2d_along<C: Coordinate>(axis: usize, a: [C; 3], b: [C; 3], c: [C; 3]) -> i32 {
    let project = |point: [C; 3]| [point[(axis + 1) % 3], point[(axis + 2) % 3]];
    C::orient2d(project(a), project(b), project(c))
}

/// Whether three points lie on one line.
pub(crate) fn collinear<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3]) -> bool {
    (0..3).all(|axis| orient2d_along(axis, a, b, c) == 0)
}

/// Whether the signs are not both positive and negative.
pub(crate) fn signs_agree(signs: [i32; 3]) -> bool {
    !(signs.contains(&1) && signs.contains(&-1))
}

/// A coordinate axis along which the projections of three non-collinear points are not collinear.
pub(crate) fn projection_axis<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3]) -> usize {
    (0..3).find(|&axis| orient2d_along(axis, a, b, c) != 0).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_integer_multiples_are_on_the_grid() {
        let one = 1i64 << (WIDE_BITS - 1);
        assert_eq!(to_grid([0.0, 0.0, -0.0]), Some([0, 0, 0]));
        assert_eq!(to_grid([1.0, 1.5, -1.875]), Some([one, one + one / 2, -2 * one + one / 8]));
        assert_eq!(to_grid([1.0, 2f64.powi(-WIDE_BITS)]), None);
        assert_eq!(to_grid([1.125 * 2f64.powi(-149)]), Some([one + one / 8]));
    }

    #[test]
    fn small_integers_are_relative_to_the_first_vertex() {
        let with_last = |last: i64| {
            let mut multiples = [1 << (WIDE_BITS - 1); 18];
            multiples[17] += last;
            to_small_ints(&multiples).map(|small| (small[0].0, small[17].0))
        };
        assert_eq!(with_last(0), Some((0, 0)));
        assert_eq!(with_last(-1), Some((0, -1)));
        assert_eq!(with_last(3 << 20), Some((0, 3)));
        assert_eq!(with_last((1 << SMALL_BITS) - 1), Some((0, (1 << SMALL_BITS) - 1)));
        assert_eq!(with_last((1 << SMALL_BITS) + 1), None);
    }
}
