//! The scene moved and scaled into the unit cube, where errors have a size that is known beforehand.
//!
//! Clusters, axes and boxes only sort out which pairs are worth a test, so they may be computed with rounding as long as
//! they err on the safe side. In the unit cube every number is about one at most, and one constant bounds all errors, at
//! any scale of the scene: that of `f32` at 10⁻³⁰ as well as at 10³⁰.
//!
//! With `u = 2⁻²³`, and the corner and the scale taken as the numbers that they are: a normalised coordinate is off by at
//! most `3u` (two operations on numbers of about one, and what is flushed to zero). What is computed from it is a
//! projection or a distance, of at most a dozen operations on numbers of at most 2, so it is off by less than
//! `64 u = 2⁻¹⁷`, which is [`MARGIN`].

use glam::{Vec3, Vec4};

/// What is added to every interval, radius and comparison: more than their error. Part of the size of the scene.
pub const MARGIN: f32 = f32::from_bits((127 - 17) << 23);

/// The middle of the unit cube. Around it floats have the most places, so that is where projections are measured from.
pub const HALF: Vec3 = Vec3::splat(0.5);

/// How a scene is moved and scaled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Normalization {
    corner: Vec3,
    scale: f32,
}

/// Positions are divided by this before anything is subtracted, so that the size of a scene from −3·10³⁸ to 3·10³⁸ is
/// finite; and so is the sum of a few such sizes, because compilers may add up coordinates before they scale them.
const SHRINK: f32 = 1.0 / 64.0;

/// Sizes below are taken for this one, whose reciprocal is still finite.
const SMALLEST: f32 = f32::from_bits((127 - 100) << 23);

impl Normalization {
    /// For a scene between these corners.
    #[inline(always)]
    pub fn new(low: Vec4, high: Vec4) -> Self {
        let corner = low.truncate() * SHRINK;
        let size = high.truncate() * SHRINK - corner;
        let mut longest = size.x;
        if size.y > longest {
            longest = size.y;
        }
        if size.z > longest {
            longest = size.z;
        }
        if longest < SMALLEST {
            longest = SMALLEST;
        }
        Self { corner, scale: 1.0 / longest }
    }

    /// As the four numbers that a buffer holds: every stage must use the very same ones.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        self.corner.extend(self.scale)
    }

    /// From these four numbers.
    #[inline(always)]
    pub fn from_vec4(numbers: Vec4) -> Self {
        Self { corner: numbers.truncate(), scale: numbers.w }
    }

    /// A position of the scene, in the unit cube.
    #[inline(always)]
    pub fn apply(self, position: Vec3) -> Vec3 {
        (position * SHRINK - self.corner) * self.scale
    }

    /// A length of the scene, in the unit cube.
    #[inline(always)]
    pub fn length(self, length: f32) -> f32 {
        length * SHRINK * self.scale
    }
}
