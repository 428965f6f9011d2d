//! Boxes of triangles along the axes of a cluster.
//!
//! If two triangles have a common point, their intervals along any axis have the projection of that point in common, as long
//! as both are computed with the same numbers. Intervals are widened by the rounding error of the triangle's own
//! coordinates, relative to an origin within the cluster: a huge or far-away triangle widens its own box, and no other.
//!
//! There are two projections. [`Rotation`] computes in `f32`. [`Equalization`] computes in `f64` and then applies a monotone
//! function per axis that gives equal length to equal numbers of triangles. It is for clusters with parts that are far apart
//! compared to their triangles, which a uniform grid, and `f32`, could not resolve.

use clasp3d_kernels::types::Inflation;
use glam::{Vec3, Vec4};

use super::vertices::Vertices;

/// A box: its low and its high corner. The fourth components have no meaning.
pub(super) type Box3 = (Vec4, Vec4);

/// The triangles, or motions of triangles, that boxes enclose.
#[derive(Clone, Copy)]
pub(super) struct BoxSource<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) vertices: &'s Vertices,
    /// Scaled.
    pub(super) inflation: Inflation,
}

impl BoxSource<'_> {
    /// Returns the corners of a triangle.
    #[inline(always)]
    fn corners(&self, triangle: u32) -> [Vec4; 3] {
        self.triangles[triangle as usize].map(|vertex| Vec4::from(self.vertices.positions[vertex as usize]))
    }

    /// Whether boxes enclose motions.
    #[inline(always)]
    fn is_swept(&self) -> bool {
        !self.vertices.ends.is_empty()
    }

    /// Returns the low and high corner of the swept box of a triangle.
    fn swept_box(&self, triangle: u32) -> (Vec4, Vec4) {
        self.vertices.swept_box(&self.triangles[triangle as usize])
    }

    /// Returns the longest edge of a triangle.
    pub(super) fn longest_edge(&self, triangle: u32) -> Vec3 {
        let [a, b, c] = self.corners(triangle).map(Vec4::truncate);
        let longer = |first: Vec3, second: Vec3| {
            if second.length_squared() > first.length_squared() { second } else { first }
        };
        longer(longer(b - a, c - b), a - c)
    }

    /// Returns a point of a triangle or of its motion.
    pub(super) fn point(&self, triangle: u32) -> Vec3 {
        self.corners(triangle)[0].truncate()
    }
}

/// Computes boxes along the axes of a cluster.
pub(super) trait Projection: Sync {
    /// Whether a box takes so long that it is stored between counting and sorting. Others are computed twice: that takes a few
    /// percent of the time of a frame, and saves a quarter of the memory if the scene is one cluster.
    const IS_SLOW: bool;

    /// Returns the box of a triangle or of its motion.
    fn box_of(&self, source: &BoxSource<'_>, triangle: u32) -> Box3;
}

/// Translation of an origin to zero, and rotation into the axes of a cluster.
#[derive(Clone, Copy)]
pub(super) struct Rotation {
    /// Columns.
    x: Vec4,
    y: Vec4,
    z: Vec4,
    origin: Vec4,
}

/// Error of a rotated coordinate relative to the largest coordinate before or after the rotation.
///
/// With `u = 2⁻²⁴`, a difference from the origin has a relative error of `u`, and the sum of three products `5 u` of the sum
/// of their absolute values, which is at most `√3` of the length of the difference. That length is at most `√3` of the
/// largest rotated coordinate, and a few `u` because the axes are orthonormal only up to rounding. `18 u` covers it.
const ROTATION_ERROR: f32 = 16.0 * f32::EPSILON;

/// Absolute error, from numbers that vanish when they are scaled.
const SMALLEST: f32 = f32::MIN_POSITIVE;

impl Rotation {
    pub(super) fn new(axes: [Vec3; 3], origin: Vec3) -> Self {
        let [x, y, z] = [0, 1, 2].map(|axis| Vec3::from(axes.map(|a| a[axis])).extend(0.0));
        Self { x, y, z, origin: origin.extend(0.0) }
    }

    #[inline(always)]
    fn apply(&self, position: Vec4) -> Vec4 {
        let [x, y, z, _] = (position - self.origin).to_array();
        self.x * x + self.y * y + self.z * z
    }

    /// Returns the largest error of the coordinates of a box.
    #[inline(always)]
    pub(super) fn error_of(low: Vec4, high: Vec4) -> f32 {
        ROTATION_ERROR * low.abs().max(high.abs()).max_element() + SMALLEST
    }
}

impl Projection for Rotation {
    const IS_SLOW: bool = false;

    #[inline(always)]
    fn box_of(&self, source: &BoxSource<'_>, triangle: u32) -> Box3 {
        let (low, high);
        if source.is_swept() {
            // CCD needs all pairs of motions whose axis-aligned boxes overlap, so this is a box around the axis-aligned box:
            // its half extent along an axis is the sum of the projections of the half extents.
            let (start, end) = source.swept_box(triangle);
            let middle = (start + end) * 0.5;
            let half = (end - middle).max(middle - start);
            let extent = self.x.abs() * half.x + self.y.abs() * half.y + self.z.abs() * half.z;
            let center = self.apply(middle);
            (low, high) = (center - extent, center + extent);
        } else {
            let [a, b, c] = source.corners(triangle).map(|corner| self.apply(corner));
            (low, high) = (a.min(b).min(c), a.max(b).max(c));
        }
        // An inflation is that of a ball or, for motions, of a cube; the axes are unit vectors up to rounding.
        let inflation = source.inflation.of(triangle) * if source.is_swept() { INFLATED_CUBE } else { INFLATED_BALL };
        let margin = Vec4::splat(Self::error_of(low, high) + inflation);
        (low - margin, high + margin)
    }
}

/// Half extent along any direction of a ball with radius 1, rounded up.
const INFLATED_BALL: f32 = 1.0 + 64.0 * f32::EPSILON;

/// Half extent along any direction of a cube with half extent 1: at most `√3`, rounded up.
const INFLATED_CUBE: f32 = 1.732_051 * INFLATED_BALL;

/// Pieces per axis of an [`Equalization`].
const PIECES: usize = 64;

/// Rotation in `f64`, and a monotone function of each coordinate.
pub(super) struct Equalization {
    /// Columns of the rotation, with a fourth component of 0.
    columns: [[f64; 4]; 3],
    origin: [f64; 3],
    pieces: [Pieces; 3],
}

/// Error of a rotated coordinate in `f64`, relative to the largest rotated coordinate: as [`ROTATION_ERROR`].
const DOUBLE_ERROR: f64 = 32.0 * f64::EPSILON;

/// Low and high end of an interval along each axis; the fourth has no meaning.
type Intervals = [[f64; 4]; 2];

impl Equalization {
    /// Creates the projection of a cluster from a sample of its triangles.
    pub(super) fn new(axes: [Vec3; 3], origin: Vec3, source: &BoxSource<'_>, sample: &[u32]) -> Self {
        let columns = [0, 1, 2].map(|i| [axes[0][i], axes[1][i], axes[2][i], 0.0].map(f64::from));
        let mut new = Self { columns, origin: origin.to_array().map(f64::from), pieces: Default::default() };
        let boxes: Vec<Intervals> = sample.iter().map(|triangle| new.rotated_box(source, *triangle)).collect();
        for axis in 0..3 {
            new.pieces[axis] = Pieces::new(boxes.iter().flat_map(|[low, high]| [low[axis], high[axis]]).collect());
        }
        new
    }

    /// Rotates a point.
    #[inline(always)]
    fn rotate(&self, point: Vec4) -> [f64; 4] {
        let [x, y, z, _] = point.to_array();
        let x = f64::from(x) - self.origin[0];
        let y = f64::from(y) - self.origin[1];
        let z = f64::from(z) - self.origin[2];
        let [first, second, third] = &self.columns;
        let mut rotated = [0.0; 4];
        for (axis, coordinate) in rotated.iter_mut().enumerate() {
            *coordinate = first[axis] * x + second[axis] * y + third[axis] * z;
        }
        rotated
    }

    /// Returns the intervals of a triangle.
    #[inline(always)]
    fn rotated_box(&self, source: &BoxSource<'_>, triangle: u32) -> Intervals {
        let inflation = f64::from(source.inflation.of(triangle));
        let (mut low, mut high) = ([0.0; 4], [0.0; 4]);
        if source.is_swept() {
            let (start, end) = source.swept_box(triangle);
            // As for `Rotation`: a box around the axis-aligned box. Each axis takes the lower or higher end of each coordinate.
            for i in 0..3 {
                let start = f64::from(start[i]) - self.origin[i] - inflation;
                let end = f64::from(end[i]) - self.origin[i] + inflation;
                for axis in 0..4 {
                    let (a, b) = (self.columns[i][axis] * start, self.columns[i][axis] * end);
                    low[axis] += a.min(b);
                    high[axis] += a.max(b);
                }
            }
        } else {
            let [a, b, c] = source.corners(triangle);
            let (a, b, c) = (self.rotate(a), self.rotate(b), self.rotate(c));
            for axis in 0..4 {
                low[axis] = a[axis].min(b[axis]).min(c[axis]) - inflation;
                high[axis] = a[axis].max(b[axis]).max(c[axis]) + inflation;
            }
        }
        let mut largest = 0.0f64;
        for axis in 0..3 {
            largest = largest.max(low[axis].abs()).max(high[axis].abs());
        }
        // The axes are unit vectors up to the rounding of `f32`: inflations are rounded up by that.
        let margin = DOUBLE_ERROR * largest + f64::from(SMALLEST) + inflation * 1e-5;
        for axis in 0..4 {
            low[axis] -= margin;
            high[axis] += margin;
        }
        [low, high]
    }
}

impl Projection for Equalization {
    const IS_SLOW: bool = true;

    #[inline(always)]
    fn box_of(&self, source: &BoxSource<'_>, triangle: u32) -> Box3 {
        let [low, high] = self.rotated_box(source, triangle);
        let [x, y, z] = &self.pieces;
        (
            Vec4::new(x.apply(low[0]), y.apply(low[1]), z.apply(low[2]), 0.0),
            Vec4::new(x.apply(high[0]), y.apply(high[1]), z.apply(high[2]), 0.0),
        )
    }
}

/// A monotone, piecewise linear function. Each piece has length 1.
struct Pieces {
    /// Start of each piece; then the last value.
    starts: [f64; PIECES],
    /// The starts, rounded; then infinity.
    rounded: [f32; PIECES],
    /// Slope of each piece; then 0.
    slopes: [f64; PIECES],
}

impl Default for Pieces {
    fn default() -> Self {
        Self { starts: [0.0; PIECES], rounded: [f32::INFINITY; PIECES], slopes: [0.0; PIECES] }
    }
}

impl Pieces {
    /// Creates the function from sampled values. Each piece has about the same number of them.
    fn new(mut values: Vec<f64>) -> Self {
        values.sort_unstable_by(f64::total_cmp);
        values.dedup();
        let last = values.len() - 1;
        let (count, mut new) = (PIECES.min(last), Self { starts: [values[last]; PIECES], ..Self::default() });
        for piece in 0..count {
            let [start, end] = [piece, piece + 1].map(|piece| values[piece * last / count]);
            (new.starts[piece], new.rounded[piece], new.slopes[piece]) = (start, start as f32, 1.0 / (end - start));
        }
        new
    }

    /// Applies the function. Rounding is monotone, so the result is, too.
    #[inline(always)]
    fn apply(&self, value: f64) -> f32 {
        // Counted without branches, which would be mispredicted. Rounding may give the piece before or after; then the value is
        // at its end or start.
        let rounded = value as f32;
        let mut below = 0;
        for start in &self.rounded {
            below += u32::from(*start <= rounded);
        }
        let piece = below.max(1) as usize - 1;
        let within = ((value - self.starts[piece]) * self.slopes[piece]).clamp(0.0, 1.0);
        (piece as f64 + within) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equalization_is_monotone_and_resolves_far_parts() {
        let near = (0..100).map(|i| f64::from(i) * 1e-6);
        let pieces = Pieces::new(near.chain((0..100).map(|i| 1e7 + f64::from(i))).collect());
        let mut last = 0.0;
        for i in 0..10_000 {
            let value = pieces.apply(f64::from(i) * 1e-8);
            assert!(value >= last, "{i}");
            last = value;
        }
        assert!(last > 0.49 * PIECES as f32, "half of the length for half of the values: {last}");
        assert!(pieces.apply(1e7 + 50.0) - pieces.apply(1e7 + 49.0) > 0.1);
        assert!(pieces.apply(f64::MAX) == PIECES as f32 && pieces.apply(f64::MIN) == 0.0);
        let one = Pieces::new(vec![3.0; 5]);
        assert!(one.apply(2.0) <= one.apply(3.0) && one.apply(3.0) <= one.apply(4.0));
    }
}
