//! Filtered orientation predicates in `f32`: the sign of a determinant if an error bound proves it.
//!
//! # Error bound
//!
//! The volume is `det(b − a, c − a, d − a)`: the sum of six products of three differences each. Shader compilers may
//! evaluate it in any order, fuse multiplications with additions, and round to either adjacent number, so each operation
//! has a relative error of at most `u = 2⁻²³`. Each product goes through 3 differences, 2 multiplications and at most 5
//! additions in any order, so the error of the volume is at most `(1 + u)¹⁰ − 1 < 11 u` times the sum of the absolute values
//! of the products. That sum takes no more operations, so the computed sum is at least `1 − 11 u` times the exact one.
//! [`RELATIVE_ERROR`] is `16 u`.
//!
//! Compilers may also flush numbers below the smallest normal number, `δ = 2⁻¹²⁶`, to zero: coordinates, differences,
//! products and sums. If `m` is the largest difference, this adds an error of at most `3 · 3δ m² + δ m + δ` to each of the six
//! products and `δ` to each of the five sums: together less than `71 δ (1 + m²)`. [`FLUSHED`] is `256 δ`.
//!
//! After an overflow, the volume or the bound is infinite or NaN; then no comparison between them is true, and the sign is
//! undecided.

use glam::Vec3;

/// Error of a volume relative to the sum of the absolute values of its terms: `2⁻¹⁹`. If this were smaller than the proven
/// bound, wrong signs would pass as certain.
pub const RELATIVE_ERROR: f32 = f32::from_bits((127 - 19) << 23);

/// Error of a volume from flushing to zero, for differences of at most about 1: `2⁻¹¹⁸`.
pub const FLUSHED: f32 = f32::from_bits((127 - 118) << 23);

/// Returns the larger of two numbers. This is cheaper than `f32::max`, because the result is arbitrary if one is NaN: the
/// number that is compared with it is then NaN, too, and the comparison undecided.
#[inline(always)]
pub fn larger(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// Returns the largest absolute value of the coordinates of a vector. Coordinates that are NaN may be ignored.
#[inline(always)]
pub fn largest(vector: Vec3) -> f32 {
    larger(larger(vector.x.abs(), vector.y.abs()), vector.z.abs())
}

/// Filtered sign of the volume of the tetrahedron `a b c d`: `1` if `d` is on the side of the plane `a b c` from which `a`,
/// `b`, `c` appear counterclockwise, `-1` on the other side, `0` if undecided.
#[inline(always)]
pub fn orient3d_filtered(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> i32 {
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

/// Whether the point `to` is certainly farther along `direction` than `from`. The direction is exact as given.
///
/// Each of the three terms of the dot product goes through 1 difference, 1 multiplication and at most 2 additions, so the
/// relative error is at most `5 u` of the sum of the absolute values of the terms. Flushing adds at most `3δ d + δ` per term
/// and `2 δ`, with `d` the largest component of the direction. The bounds of the volume cover both.
#[inline(always)]
pub fn is_ahead_filtered(from: Vec3, to: Vec3, direction: Vec3) -> bool {
    let difference = to - from;
    let (x, y, z) = (difference.x * direction.x, difference.y * direction.y, difference.z * direction.z);
    let terms = x.abs() + y.abs() + z.abs();
    let error = RELATIVE_ERROR * terms + FLUSHED * (1.0 + largest(direction));
    x + y + z > error
}

/// Whether three points are certainly not collinear.
///
/// Each term of a component of the cross product goes through 2 differences, 1 multiplication and 1 addition: fewer
/// operations than a term of the volume, so the bounds of the volume cover it.
#[inline(always)]
pub fn not_collinear_filtered(a: Vec3, b: Vec3, c: Vec3) -> bool {
    let (p, q) = (b - a, c - a);
    let flushed = FLUSHED * (1.0 + larger(largest(p), largest(q)));
    let certain =
        |first: f32, second: f32| (first - second).abs() > RELATIVE_ERROR * (first.abs() + second.abs()) + flushed;
    certain(p.y * q.z, p.z * q.y) || certain(p.z * q.x, p.x * q.z) || certain(p.x * q.y, p.y * q.x)
}
