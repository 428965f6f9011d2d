//! Filtered orientation predicates in `f32`: the sign of a determinant if an error bound proves it.
//!
//! # Error bound
//!
//! The volume is `det(b − a, c − a, d − a)`: the sum of six products of three differences each. As [`arithmetic`] explains,
//! differences are opaque, and everything computed from them may be evaluated in any order, multiplied out, factored and
//! fused; each operation has a relative error of at most `u = 2⁻²³`. Each product goes through 3 differences, 2
//! multiplications and at most 5 additions in any order, so the error of the volume is at most `(1 + u)¹⁰ − 1 < 11 u` times
//! the sum of the absolute values of the products. That sum takes no more operations, so the computed sum is at least
//! `1 − 11 u` times the exact one. [`RELATIVE_ERROR`] is `16 u`.
//!
//! Numbers below the smallest normal number, `δ = 2⁻¹²⁶`, may be flushed to zero: coordinates, differences, products and sums.
//! If `m` is the largest difference, this adds an error of at most `3 · 3δ m² + δ m + δ` to each of the six products and `δ`
//! to each of the five sums: together less than `71 δ (1 + m²)`. [`FLUSHED`](super::arithmetic::FLUSHED) is `256 δ`.
//!
//! On a device, coordinates are below 1 in one-rings and pairs of triangles, and at most 4 in CCD; so differences are at most
//! 8, and no term, sum or bound overflows.
//!
//! [`arithmetic`]: super::arithmetic

use super::arithmetic::Arithmetic;
use super::numbers::{Vec3, constant, f32};

/// Error of a volume relative to the sum of the absolute values of its terms: `2⁻¹⁹`. If this were smaller than the proven
/// bound, wrong signs would pass as certain.
pub const RELATIVE_ERROR: f32 = f32::from_bits((127 - 19) << 23);

/// Returns the larger of two numbers. This is cheaper than `f32::max`, which treats NaN in its own way. On a device there is no
/// NaN. On the CPU, if a difference is NaN, then so is the determinant, whatever this returns, and the sign is undecided.
#[inline(always)]
pub fn larger(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// Returns the largest absolute value of the coordinates of a vector.
#[inline(always)]
pub fn largest(vector: Vec3) -> f32 {
    larger(larger(vector.x.abs(), vector.y.abs()), vector.z.abs())
}

/// Filtered sign of the volume of the tetrahedron `a b c d`: `1` if `d` is on the side of the plane `a b c` from which `a`,
/// `b`, `c` appear counterclockwise, `-1` on the other side, `0` if undecided.
#[inline(always)]
pub fn orient3d_filtered(arithmetic: impl Arithmetic, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> i32 {
    let edge = |to: Vec3| arithmetic.difference(to, a);
    volume_sign_filtered(arithmetic, edge(b), edge(c), edge(d))
}

/// Filtered sign of `det(p, q, r)`, or `0` if undecided. The vectors are opaque: differences, or exact as given.
#[inline(always)]
pub fn volume_sign_filtered(arithmetic: impl Arithmetic, p: Vec3, q: Vec3, r: Vec3) -> i32 {
    // Compilers remove the addition of −0, but not that of 0.
    Volume::of(arithmetic, p, q, r).sign(constant(-0.0))
}

/// A determinant with a bound of its rounding error.
#[derive(Clone, Copy)]
pub struct Volume {
    volume: f32,
    error: f32,
    /// Square of the largest coordinate of the vectors.
    pub largest_squared: f32,
}

impl Volume {
    /// Computes `det(p, q, r)`. The vectors are opaque.
    #[inline(always)]
    pub fn of(arithmetic: impl Arithmetic, p: Vec3, q: Vec3, r: Vec3) -> Self {
        let (yz, zy) = (p.y * q.z, p.z * q.y);
        let (zx, xz) = (p.z * q.x, p.x * q.z);
        let (xy, yx) = (p.x * q.y, p.y * q.x);
        let volume = r.x * (yz - zy) + r.y * (zx - xz) + r.z * (xy - yx);
        let terms =
            r.x.abs() * (yz.abs() + zy.abs()) + r.y.abs() * (zx.abs() + xz.abs()) + r.z.abs() * (xy.abs() + yx.abs());
        let largest = larger(larger(largest(p), largest(q)), largest(r));
        let largest_squared = largest * largest;
        let error = RELATIVE_ERROR * terms + arithmetic.flushed() * (1.0 + largest_squared);
        Self { volume, error, largest_squared }
    }

    /// Returns the sign, or `0` if undecided. `inherited` bounds the error that those of the vectors cause.
    #[inline(always)]
    pub fn sign(self, inherited: f32) -> i32 {
        let error = self.error + inherited;
        if self.volume > error {
            1
        } else if self.volume < -error {
            -1
        } else {
            0
        }
    }
}

/// Whether the point `to` is certainly farther along `direction` than `from`. The direction is exact as given, so it is opaque:
/// else it might be another one at each use.
///
/// Each of the three terms of the dot product goes through 1 difference, 1 multiplication and at most 2 additions, so the
/// relative error is at most `5 u` of the sum of the absolute values of the terms. Flushing adds at most `3δ d + δ` per term
/// and `2 δ`, with `d` the largest component of the direction. The bounds of the volume cover both.
#[inline(always)]
pub fn is_ahead_filtered(arithmetic: impl Arithmetic, from: Vec3, to: Vec3, direction: Vec3) -> bool {
    let difference = arithmetic.difference(to, from);
    let (x, y, z) = (difference.x * direction.x, difference.y * direction.y, difference.z * direction.z);
    let terms = x.abs() + y.abs() + z.abs();
    let error = RELATIVE_ERROR * terms + arithmetic.flushed() * (1.0 + largest(direction));
    x + y + z > error
}

/// Whether three points are certainly not collinear.
///
/// Each term of a component of the cross product goes through 2 differences, 1 multiplication and 1 addition: fewer
/// operations than a term of the volume, so the bounds of the volume cover it.
#[inline(always)]
pub fn not_collinear_filtered(arithmetic: impl Arithmetic, a: Vec3, b: Vec3, c: Vec3) -> bool {
    let (p, q) = (arithmetic.difference(b, a), arithmetic.difference(c, a));
    let flushed = arithmetic.flushed() * (1.0 + larger(largest(p), largest(q)));
    let certain =
        |first: f32, second: f32| (first - second).abs() > RELATIVE_ERROR * (first.abs() + second.abs()) + flushed;
    certain(p.y * q.z, p.z * q.y) || certain(p.z * q.x, p.x * q.z) || certain(p.x * q.y, p.y * q.x)
}
