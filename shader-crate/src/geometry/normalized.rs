//! Normalization: scaling of the scene into the unit cube, where rounding errors have a known bound.
//!
//! Clusters, axes and boxes only select pairs for the narrow phase, so they may be rounded as long as the selection is
//! conservative. In the unit cube no number is much larger than 1, so that one constant bounds all errors at any scale of
//! the scene, from 10⁻³⁰ to 10³⁰.
//!
//! With `u = 2⁻²³`, and relative to the rounded corner and scale: the error of a normalized coordinate is at most `3u` (two
//! operations on numbers of about 1, and flushing to zero). Projections and distances take at most a dozen operations on
//! numbers of at most 2, so their error is less than `64 u = 2⁻¹⁷`, which is [`MARGIN`].

use glam::{Vec3, Vec4};

/// Margin of all intervals, radii and comparisons in normalized coordinates: more than their rounding error.
pub const MARGIN: f32 = f32::from_bits((127 - 17) << 23);

/// Center of the unit cube. Projections are computed relative to it, because coordinates are then smallest.
pub const HALF: Vec3 = Vec3::splat(0.5);

/// Translation and scale of a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Normalization {
    corner: Vec3,
    scale: f32,
}

/// Positions are scaled by this before any subtraction, so that the size of a scene from −3·10³⁸ to 3·10³⁸ is finite, and
/// so are sums of a few such sizes: compilers may add coordinates before they scale them.
const SHRINK: f32 = 1.0 / 64.0;

/// Lower bound of the size of a scene; its reciprocal is finite.
const SMALLEST: f32 = f32::from_bits((127 - 100) << 23);

impl Normalization {
    /// Creates the normalization of a scene with this bounding box.
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

    /// Converts to the layout in a buffer. All stages must use the same bits.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        self.corner.extend(self.scale)
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { corner: v.truncate(), scale: v.w }
    }

    /// Normalizes a position.
    #[inline(always)]
    pub fn apply(self, position: Vec3) -> Vec3 {
        (position * SHRINK - self.corner) * self.scale
    }

    /// Normalizes a length.
    #[inline(always)]
    pub fn length(self, length: f32) -> f32 {
        length * SHRINK * self.scale
    }
}
