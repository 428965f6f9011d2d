//! Quantization of the coordinates along the axes of a cluster: strips, sort keys and steps.
//!
//! A coordinate first becomes a *position*: a monotone, piecewise linear function of it, with pieces of length 1. With one
//! piece, equal lengths of the cluster are equal lengths of the position. If triangles are concentrated in small parts of
//! the cluster, the axis is [equalized](Division::equalized): each of [`PIECES`] pieces holds equally many of them. Strips
//! and steps divide the position evenly.
//!
//! A position is monotone whatever a compiler does. The piece is found by comparisons, which are exact; within a piece, the
//! difference from its start is opaque, so its error is relative to itself, and the result is limited to the piece. With `u =
//! 2⁻²³`, the position within a piece has an error of at most `2u`, and its sum with the number of the piece `u` of that sum: at
//! most `3u` of the length of the axis. So two coordinates in order have positions that are in order, up to `6u` of that.
//! Slopes and starts are read from memory, so their own rounding does not matter.

use glam::{Vec3, Vec4};

use super::arithmetic::Arithmetic;

/// Maximum number of pieces of an axis: a power of two, and as many as the threads of a workgroup. With fewer, a piece holds
/// parts that are close together and the gap to the next ones.
pub const PIECES: u32 = 256;

/// [`PIECES`] as an array length.
pub const PIECES_LEN: usize = PIECES as usize;

/// Least width of a piece, in units of scaled positions: its reciprocal, and the product of that with a coordinate, do not
/// overflow.
const LEAST_WIDTH: f32 = f32::from_bits((127 - 60) << 23);

/// Returns the slope of a piece of this width.
#[inline(always)]
pub fn slope_of(width: f32) -> f32 {
    1.0 / (if width > LEAST_WIDTH { width } else { LEAST_WIDTH })
}

/// Returns the position of a coordinate on an axis with this number of pieces (a power of two), of which `start` and `slope`
/// return the start and slope. The starts are in order, and none is so small that it may be flushed to zero.
#[inline(always)]
pub fn position(
    arithmetic: impl Arithmetic,
    pieces: u32,
    start: impl Fn(u32) -> f32,
    slope: impl Fn(u32) -> f32,
    coordinate: f32,
) -> f32 {
    let (mut piece, mut half) = (0, pieces >> 1);
    while half > 0 {
        piece += if coordinate >= start(piece + half) { half } else { 0 };
        half >>= 1;
    }
    let from_start = arithmetic.opaque(Vec3::splat(coordinate - start(piece))).x;
    let within = from_start * slope(piece);
    let within = if within < 1.0 { within } else { 1.0 };
    piece as f32 + if within > 0.0 { within } else { 0.0 }
}

/// Division of a cluster: into pieces, and into strips along the second axis. Strip indices are global.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Division {
    /// Number of pieces: 1 or [`PIECES`].
    pieces: f32,
    /// Number of strips. Positions before the first and after the last strip belong to that one.
    strips: f32,
    /// Global index of the first strip.
    first_strip: f32,
}

/// Number of steps along the second and third axis: 15 bits.
const STEPS: f32 = 32768.0;

/// Margin of strips, as a fraction of the length of all strips: more than the error of the number of a strip. That of the
/// position is at most `3u` of the length of the axis, which may be twice as long; the product with the density and the sum
/// with the offset add less than `4u`.
const STRIP_MARGIN: f32 = 16.0 * f32::EPSILON;

/// Length of a piece, as a fraction of the axis.
const PIECE: f32 = 1.0 / PIECES as f32;

impl Division {
    /// Creates the division of a cluster into equal lengths. The cluster is in the middle half of its only piece, and the
    /// strips are there.
    #[inline(always)]
    pub fn uniform(strips: u32, first_strip: u32) -> Self {
        Self { pieces: 1.0, strips: strips as f32, first_strip: first_strip as f32 }
    }

    /// Creates the division of a cluster with equalized axes.
    #[inline(always)]
    pub fn equalized(strips: u32, first_strip: u32) -> Self {
        Self { pieces: PIECES as f32, ..Self::uniform(strips, first_strip) }
    }

    /// Returns the start and slope of the only piece of an axis without equalization.
    #[inline(always)]
    pub fn uniform_piece(middle: Vec3, lengths: Vec3) -> (Vec3, Vec3) {
        let slope = |length: f32| slope_of(2.0 * length);
        (middle - lengths, Vec3::new(slope(lengths.x), slope(lengths.y), slope(lengths.z)))
    }

    /// Whether the axes are equalized.
    #[inline(always)]
    pub fn is_equalized(self) -> bool {
        self.pieces > 1.0
    }

    /// Returns the number of pieces.
    #[inline(always)]
    pub fn pieces(self) -> u32 {
        if self.is_equalized() { PIECES } else { 1 }
    }

    /// Returns the global index of the first strip.
    #[inline(always)]
    pub fn first_strip(self) -> u32 {
        self.first_strip as u32
    }

    /// Returns the first and the last strip of an interval of positions along the second axis, relative to the first strip of
    /// the cluster.
    #[inline(always)]
    pub fn strips_of(self, low: f32, high: f32) -> (u32, u32) {
        let margin = STRIP_MARGIN * self.strips;
        (self.strip_of(low, -margin), self.strip_of(high, margin))
    }

    #[inline(always)]
    fn strip_of(self, position: f32, margin: f32) -> u32 {
        let (density, offset) =
            if self.is_equalized() { (self.strips * PIECE, 0.0) } else { (2.0 * self.strips, 0.5 * self.strips) };
        let strip = position * density - (offset - margin);
        let strip = if strip < self.strips { strip } else { self.strips - 1.0 };
        let strip = if strip > 0.0 { strip } else { 0.0 };
        strip as u32
    }

    /// Returns the step of a position among `steps`, from `first` to `last`, plus `added`. Ends are one step higher than starts,
    /// because compilers may round differently where the same position is computed again: with `2¹⁷` steps, by `2⁻³` steps.
    #[inline(always)]
    fn step(self, position: f32, steps: f32, added: f32, (first, last): (f32, f32)) -> u32 {
        let per_piece = if self.is_equalized() { steps * PIECE } else { steps };
        let step = position * per_piece + added;
        let step = if step < last { step } else { last };
        let step = if step > first { step } else { first };
        step as u32
    }

    #[inline(always)]
    fn steps(self, second: f32, third: f32, added: f32) -> u32 {
        let range = (0.0, STEPS - 1.0);
        let second = self.step(second, STEPS, added, range);
        second | (self.step(third, STEPS, added, range) << 16)
    }

    /// Returns the packed steps of the start of a box at these positions: along the second axis in the low half, the third in
    /// the high half.
    #[inline(always)]
    pub fn starts(self, second: f32, third: f32) -> u32 {
        self.steps(second, third, 0.0)
    }

    /// Returns the packed steps of the end of a box.
    #[inline(always)]
    pub fn ends(self, second: f32, third: f32) -> u32 {
        self.steps(second, third, 1.0)
    }

    /// Returns the sort key of the start of a box along the first axis: the strip in the high bits, the step in the low bits.
    ///
    /// No key is 0, and no key has all bits of the step set: these are the end and start of padding.
    #[inline(always)]
    pub fn start_key(self, strip: u32, position: f32, step_bits: u32) -> u32 {
        self.key(strip, position, step_bits, 0.0)
    }

    /// Returns the key of the end of a box along the first axis.
    #[inline(always)]
    pub fn end_key(self, strip: u32, position: f32, step_bits: u32) -> u32 {
        self.key(strip, position, step_bits, 1.0)
    }

    #[inline(always)]
    fn key(self, strip: u32, position: f32, step_bits: u32, added: f32) -> u32 {
        let steps = 1u32.wrapping_shl(step_bits) as f32;
        strip.wrapping_shl(step_bits) | self.step(position, steps, added, (1.0, steps - 2.0))
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { pieces: v.x, strips: v.y, first_strip: v.z }
    }

    /// Converts to the layout in a buffer. The fourth component is free.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        Vec4::new(self.pieces, self.strips, self.first_strip, 0.0)
    }
}

/// Bins of the histograms that show whether boxes are concentrated.
pub const HISTOGRAM: u32 = 64;

/// Boxes are concentrated if their histogram is no more even than one with this number of equally full bins.
const FEW_BINS: f32 = 6.0;

/// Whether boxes are concentrated in a few bins of a histogram, by the sum of the squares of its counts.
#[inline(always)]
pub fn is_concentrated(count: f32, squares: f32) -> bool {
    count * count < FEW_BINS * squares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::arithmetic::Ieee;

    const UNIFORM: Division = Division { pieces: 1.0, strips: 10.0, first_strip: 7.0 };
    const EQUALIZED: Division = Division { pieces: 256.0, ..UNIFORM };

    /// The only piece of an axis of this length around 0.
    fn uniform(length: f32) -> impl Fn(f32) -> f32 {
        let (start, slope) = Division::uniform_piece(Vec3::ZERO, Vec3::splat(length));
        move |coordinate| position(Ieee, 1, |_| start.x, |_| slope.x, coordinate)
    }

    /// Pieces that begin at these coordinates.
    fn pieces(starts: [f32; PIECES_LEN + 1]) -> impl Fn(f32) -> f32 {
        let slope = move |piece: u32| slope_of(starts[piece as usize + 1] - starts[piece as usize]);
        move |coordinate| position(Ieee, PIECES, |piece| starts[piece as usize], slope, coordinate)
    }

    #[test]
    fn strips_are_in_the_order_of_positions() {
        let at = uniform(1.0);
        let strips = |low, high| UNIFORM.strips_of(at(low), at(high));
        assert_eq!(strips(f32::MIN, -0.35), (0, 1));
        assert_eq!(strips(0.001, 0.249), (5, 7));
        assert_eq!(strips(0.0, 0.0), (4, 5), "both sides of a border, whatever the rounding");
        assert_eq!(strips(-0.01, f32::MAX), (4, 9));
        assert_eq!(Division::uniform(1, 7).strips_of(0.0, 1.0), (0, 0));
        assert_eq!(EQUALIZED.strips_of(0.0, 256.0), (0, 9));
        assert_eq!(EQUALIZED.strips_of(80.0, 127.9), (3, 4));
        assert_eq!(Division::from_vec4(EQUALIZED.to_vec4()), EQUALIZED);
    }

    #[test]
    fn steps_are_in_the_order_of_positions() {
        for (division, end) in [(UNIFORM, 1.0), (EQUALIZED, 256.0)] {
            let positions = [0.0, 0.1, 0.10001, 0.2, 0.5, 0.8, 0.9, 1.0].map(|share| share * end);
            for pair in positions.windows(2) {
                assert!(division.starts(pair[0], 0.0) <= division.starts(pair[1], 0.0), "{pair:?}");
                assert!(division.starts(0.0, pair[0]) <= division.starts(0.0, pair[1]), "{pair:?}");
                assert!(division.start_key(0, pair[0], 14) <= division.start_key(0, pair[1], 14), "{pair:?}");
            }
            assert!(division.starts(0.1 * end, 0.0) < division.starts(0.1001 * end, 0.0), "a step is small");
            assert_eq!(division.starts(end, end), 32767 << 16 | 32767);
            assert_eq!(division.ends(0.3 * end, 0.0), division.starts(0.3 * end, 0.0) + (1 << 16) + 1);
        }
    }

    #[test]
    fn keys_are_in_the_order_of_strips_and_positions() {
        for bits in [14, 17] {
            assert!(UNIFORM.start_key(2, 1.0, bits) < UNIFORM.start_key(3, 0.0, bits));
            assert!(UNIFORM.end_key(2, 1.0, bits) < UNIFORM.start_key(3, 0.0, bits));
            assert!(UNIFORM.start_key(0, 0.0, bits) > 0, "zero is before all keys");
            let last_strip = u32::MAX >> bits;
            assert!(UNIFORM.end_key(last_strip, 1.0, bits) < u32::MAX, "the largest key is for padding");
            assert_eq!(UNIFORM.end_key(1, 0.25, bits), UNIFORM.start_key(1, 0.25, bits) + 1);
        }
    }

    #[test]
    fn coordinates_outside_have_the_first_and_last_position() {
        let at = uniform(0.5);
        assert_eq!([f32::MIN, -0.5, 0.0, 0.25, 0.5, f32::MAX].map(&at), [0.0, 0.0, 0.5, 0.75, 1.0, 1.0]);
        let mut starts = [0.0; PIECES_LEN + 1];
        for (piece, start) in starts.iter_mut().enumerate() {
            *start = piece as f32;
        }
        let at = pieces(starts);
        assert_eq!([f32::MIN, -0.5, 0.0, 0.25, 255.5, f32::MAX].map(&at), [0.0, 0.0, 0.0, 0.25, 255.5, 256.0]);
    }

    #[test]
    fn equalized_positions_are_monotone_and_resolve_parts_that_are_far_apart() {
        // Half of the pieces near 0, half near 10⁶, and some of width 0.
        let mut starts = [0.0; PIECES_LEN + 1];
        for (piece, start) in starts.iter_mut().enumerate() {
            *start = if piece < 128 { (piece / 2 * 2) as f32 * 1e-6 } else { 1e6 + piece as f32 };
        }
        let at = pieces(starts);
        let near = (0..10_000).map(|i| i as f32 * 2e-8);
        let far = (0..10_000).map(|i| 1e6 + i as f32 * 0.05);
        let mut last = -1.0;
        for coordinate in [f32::MIN, -1.0].into_iter().chain(near).chain([10.0, 5e5]).chain(far) {
            let position = at(coordinate);
            assert!(position >= last && (0.0..=256.0).contains(&position), "{coordinate}: {position} after {last}");
            last = position;
        }
        assert!(at(11e-6) - at(9e-6) > 0.9 && at(1e6 + 150.5) - at(1e6 + 149.5) > 0.9);
        let one = pieces([3.0; PIECES_LEN + 1]);
        assert!(one(2.0) <= one(3.0) && one(3.0) <= one(4.0));
    }

    #[test]
    fn a_few_full_bins_are_concentrated() {
        assert!(!is_concentrated(128.0, 64.0 * 4.0), "all bins are equally full");
        assert!(is_concentrated(128.0, 2.0 * 64.0 * 64.0), "two are full");
    }
}
