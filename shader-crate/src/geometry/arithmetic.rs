//! Arithmetic of the filters: what WGSL allows compilers and devices to do, and what the filters do about it.
//!
//! A filter decides only what an error bound proves, on the CPU (with the rules of IEEE) and on any device. WGSL allows more:
//!
//! 1. Sums, differences and products may be rounded to either adjacent number, so their relative error is at most
//!    `u = 2⁻²³`. Quotients and square roots may be off by some units in the last place.
//! 2. Numbers below the smallest normal number, `δ = 2⁻¹²⁶`, may be flushed to zero wherever they are read or computed, or
//!    where bits are taken for a number.
//! 3. Compilers may evaluate in any order, fuse multiplications with additions and distribute: `(b − a) · (c − a)` multiplied
//!    out has an error relative to the coordinates, not to the differences. Each use of a value may be computed anew.
//! 4. Compilers may assume that there is no overflow, no infinity and no NaN; else anything may result. A comparison `a > b`
//!    may be compiled to `!(a <= b)`, which is true for NaN.
//!
//! The error bounds cover 1 and 2, and any order of the operations on differences. For 3, differences are
//! [opaque](Arithmetic::opaque): a compiler knows only their bits. For 4, a device scales positions into range by an exact
//! power of two, in integers ([`Scale`]), before anything is computed from them; then all numbers of a filter are finite, and
//! divisors that may be zero are compared with a limit first. So no comparison ever has an operand that is infinite or NaN.
//!
//! The CPU calls the same functions with [`Ieee`], on positions as they are. After an overflow, a determinant or its bound is
//! infinite or NaN; in Rust no comparison between them is then true, and the result is undecided.

use super::numbers::{Vec3, f32};

/// Error of a determinant from flushing to zero, for differences of at most about 1: `256 δ = 2⁻¹¹⁸`. If this were smaller
/// than the bounds in [`orientation`](super::orientation) and [`one_rings`](super::one_rings), wrong signs would pass as
/// certain.
pub const FLUSHED: f32 = f32::from_bits(FLUSHED_BITS);

const FLUSHED_BITS: u32 = (127 - 118) << 23;

/// How the filters compute.
pub trait Arithmetic: Copy {
    /// Returns the error of a determinant from flushing to zero, for differences of at most about 1.
    fn flushed(self) -> f32;

    /// Returns a vector unchanged, such that compilers know nothing about its coordinates.
    fn opaque(self, vector: Vec3) -> Vec3;

    /// Returns the opaque difference of two positions.
    #[inline(always)]
    fn difference(self, to: Vec3, from: Vec3) -> Vec3 {
        self.opaque(to - from)
    }
}

/// The arithmetic of the CPU, where the compiler changes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Ieee;

impl Arithmetic for Ieee {
    #[inline(always)]
    fn flushed(self) -> f32 {
        FLUSHED
    }

    #[inline(always)]
    fn opaque(self, vector: Vec3) -> Vec3 {
        vector
    }
}

/// The arithmetic of devices, for positions in range.
#[derive(Clone, Copy, Debug)]
pub struct Wgsl {
    zero: u32,
    flushed: f32,
}

impl Wgsl {
    /// Creates the arithmetic for positions that have been scaled on the host. `zero` is a zero that compilers do not know:
    /// [`Thread::zero`](crate::thread::Thread::zero).
    #[inline(always)]
    pub fn new(zero: u32) -> Self {
        Self { zero, flushed: FLUSHED }
    }

    /// Creates the arithmetic for positions that this scale has been applied to.
    ///
    /// A coordinate may be flushed before it is scaled by `2ᵏ`, and after that: its error is at most
    /// `δ (1 + 2ᵏ) ≤ 2 δ max(1, 2ᵏ)`. The bounds of the filters are for coordinates that are flushed once, and leave a factor
    /// of 3; so they hold with [`FLUSHED`] times `max(1, 2ᵏ)`.
    #[inline(always)]
    pub fn after(scale: Scale, zero: u32) -> Self {
        let up = larger_bits(scale.exponent, TARGET) - scale.exponent;
        Self { zero, flushed: f32::from_bits(FLUSHED_BITS + up) }
    }
}

impl Arithmetic for Wgsl {
    #[inline(always)]
    fn flushed(self) -> f32 {
        self.flushed
    }

    #[inline(always)]
    fn opaque(self, vector: Vec3) -> Vec3 {
        let opaque = |number: f32| f32::from_bits(number.to_bits() ^ self.zero);
        Vec3::new(opaque(vector.x), opaque(vector.y), opaque(vector.z))
    }
}

/// Bits of the exponent of a number.
const EXPONENT: u32 = 0xFF << 23;

/// Exponent bits of the largest number after scaling: it is at least 1/2 and below 1.
const TARGET: u32 = 126 << 23;

/// Least exponent bits that are brought to [`TARGET`]: `k` is at most 112. The bounds neglect squares of errors from flushing,
/// so these must be far below 1.
const LEAST: u32 = (126 - 112) << 23;

/// An exact power of two `2ᵏ` that brings the largest of some numbers to between 1/2 and 1.
///
/// Scaling adds to the bits of the exponent, which compilers do not see through: they cannot scale a difference instead, which
/// may have overflowed. Numbers that become smaller than `δ` become zero.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Exponent bits of the largest number, at least [`LEAST`].
    exponent: u32,
}

impl Scale {
    /// Creates the scale for numbers of which this is [the largest](magnitude).
    #[inline(always)]
    pub fn for_largest(magnitude: u32) -> Self {
        let exponent = magnitude & EXPONENT;
        Self { exponent: if exponent > LEAST { exponent } else { LEAST } }
    }

    #[inline(always)]
    fn number(self, number: f32) -> f32 {
        let bits = number.to_bits();
        // The exponent bits of the result are those of the number plus `TARGET` minus those of the largest. They must be at
        // least 1, and those of the number too: numbers with 0 there have no leading digit, and would need another shift.
        let least = larger_bits(self.exponent, TARGET) - TARGET;
        let scaled = bits.wrapping_add(TARGET).wrapping_sub(self.exponent);
        f32::from_bits(if bits & EXPONENT > least { scaled } else { 0 })
    }

    /// Scales a vector.
    #[inline(always)]
    pub fn vector(self, vector: Vec3) -> Vec3 {
        Vec3::new(self.number(vector.x), self.number(vector.y), self.number(vector.z))
    }
}

/// Returns the larger of two bit patterns.
#[inline(always)]
pub fn larger_bits(a: u32, b: u32) -> u32 {
    if a > b { a } else { b }
}

/// Returns the largest absolute value of the coordinates of a vector as bits. Absolute values are in the order of their bits.
#[inline(always)]
pub fn magnitude(vector: Vec3) -> u32 {
    let bits = |number: f32| number.to_bits() & (u32::MAX >> 1);
    larger_bits(larger_bits(bits(vector.x), bits(vector.y)), bits(vector.z))
}

/// Scales a vector by an exact power of two, so that its largest coordinate is at least 1/2 and below 1; or returns zero or a
/// short vector, if it is shorter than `2⁻¹¹²`. Compilers know nothing about the result.
#[inline(always)]
pub fn scaled_direction(vector: Vec3) -> Vec3 {
    Scale::for_largest(magnitude(vector)).vector(vector)
}
