//! On which side of a plane a point is, in `f32`, or "not certain".
//!
//! # The bound
//!
//! The volume is `det(b − a, c − a, d − a)`: nine differences, and six products of three of them, added up. Shader
//! compilers may evaluate that in any order, fuse multiplications with additions, and round to either neighbour, so that
//! each operation has a relative error of at most `u = 2⁻²³`. Every product goes through 3 differences, 2
//! multiplications and at most 5 additions, in whatever order, so the result is off by at most `(1 + u)¹⁰ − 1 < 11 u`
//! times the sum of the absolute values of the products. That sum is computed with no more operations, so it is short of
//! the true one by a factor of `1 − 11 u` at most. [`RELATIVE_ERROR`] is `16 u`.
//!
//! They may also flush what is below the smallest normal number, `δ = 2⁻¹²⁶`, to zero: coordinates, differences, products
//! and sums. With `m` the largest difference, each of the six products is then off by at most `3 · 3δ m² + δ m + δ` more,
//! and the five sums by `δ` each: together less than `71 δ (1 + m²)`. [`FLUSHED`] is `256 δ`.
//!
//! An overflow makes the volume or the bound infinite or NaN; then no comparison between them is true, and the sign is
//! not certain.

use glam::Vec3;

/// How far a volume can be off, in units of the sum of the absolute values of its terms: `2⁻¹⁹`. Smaller than what is
/// proven above, and a wrong sign would pass for a certain one.
pub const RELATIVE_ERROR: f32 = f32::from_bits((127 - 19) << 23);

/// How far a volume can be off because small numbers are flushed to zero, for differences up to about one: `2⁻¹¹⁸`.
pub const FLUSHED: f32 = f32::from_bits((127 - 118) << 23);

/// The larger of two numbers. Where one is not a number it may be either, and so is cheaper than `f32::max`: whatever is
/// compared with it then is not a number, either, and not certain.
#[inline(always)]
pub fn larger(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// The largest absolute value of a vector's coordinates, but for those that are not numbers.
#[inline(always)]
pub fn largest(vector: Vec3) -> f32 {
    larger(larger(vector.x.abs(), vector.y.abs()), vector.z.abs())
}

/// The sign of the volume of the tetrahedron `a b c d`, where it is certain: `1` where `d` is on the side of the plane
/// `a b c` from which `a`, `b`, `c` go round counter-clockwise, `-1` on the other, and `0` where `f32` cannot tell.
#[inline(always)]
pub fn certain_side(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> i32 {
    let (p, q, r) = (b - a, c - a, d - a);
    let (yz, zy) = (p.y * q.z, p.z * q.y);
    let (zx, xz) = (p.z * q.x, p.x * q.z);
    let (xy, yx) = (p.x * q.y, p.y * q.x);
    let volume = r.x * (yz - zy) + r.y * (zx - xz) + r.z * (xy - yx);
    let terms =
        r.x.abs() * (yz.abs() + zy.abs()) + r.y.abs() * (zx.abs() + xz.abs()) + r.z.abs() * (xy.abs() + yx.abs());
    let largest = larger(larger(largest(p), largest(q)), largest(r));
    let error = RELATIVE_ERROR * terms + FLUSHED * (1.0 + largest * largest);
    if volume > error {
        1
    } else if volume < -error {
        -1
    } else {
        0
    }
}

/// Whether the point `to` is certainly farther along `direction` than `from`.
///
/// A scalar product of three differences with three numbers that are given: each term goes through 1 difference, 1
/// multiplication and at most 2 additions, so it is off by at most `5 u` of the sum of the absolute values of the terms;
/// and by at most `3δ d + δ` for each of three terms and `2 δ` more where numbers are flushed, with `d` the largest
/// component of the direction. The bounds of the volume are more than enough for both.
#[inline(always)]
pub fn certainly_ahead(from: Vec3, to: Vec3, direction: Vec3) -> bool {
    let difference = to - from;
    let (x, y, z) = (difference.x * direction.x, difference.y * direction.y, difference.z * direction.z);
    let terms = x.abs() + y.abs() + z.abs();
    let error = RELATIVE_ERROR * terms + FLUSHED * (1.0 + largest(direction));
    x + y + z > error
}

/// Whether three points are certainly not on one line.
///
/// A component of the cross product of two differences: each of its two terms goes through 2 differences, 1
/// multiplication and 1 addition, and so through less than a term of the volume, whose bounds are more than enough.
#[inline(always)]
pub fn certainly_not_collinear(a: Vec3, b: Vec3, c: Vec3) -> bool {
    let (p, q) = (b - a, c - a);
    let flushed = FLUSHED * (1.0 + larger(largest(p), largest(q)));
    let certain =
        |first: f32, second: f32| (first - second).abs() > RELATIVE_ERROR * (first.abs() + second.abs()) + flushed;
    certain(p.y * q.z, p.z * q.y) || certain(p.z * q.x, p.x * q.z) || certain(p.x * q.y, p.y * q.x)
}
