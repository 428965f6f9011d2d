//! Boxes of triangles along the axes of a cluster.
//!
//! If two triangles have a common point, their intervals along any axis have the projection of that point in common, as long
//! as both are computed with the same numbers. Intervals are widened by the rounding error of the triangle's own
//! coordinates, relative to an origin within the cluster: a huge or far-away triangle widens its own box, and no other. Split
//! positions (of `f64` input) become `f32` numbers only after the origin has been subtracted, so details are resolved wherever
//! they are.
//!
//! There are two projections. [`Rotation`] computes in `f32`. [`Equalization`] computes in `f64` and then applies a monotone
//! function per axis that gives equal length to equal numbers of triangles. It is for clusters with parts that are far apart
//! compared to their triangles, which a uniform grid, and `f32`, could not resolve. It does not rotate if few boxes along
//! the axes of the scene overlap, or at most twice as many: that takes less time.

use clasp3d_kernels::types::Inflation;
use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, f32x8};
use glam::{Vec3, Vec4};

use super::vertices::Vertices;

/// A box: its low and its high corner. The fourth components have no meaning.
pub(super) type Box3 = (Vec4, Vec4);

/// The triangles, or motions of triangles, that boxes enclose.
#[derive(Clone, Copy)]
pub(super) struct BoxSource<'s> {
    pub(super) level: Level,
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) vertices: &'s Vertices,
    /// Scaled.
    pub(super) inflation: Inflation,
}

impl BoxSource<'_> {
    /// Returns the corners of a triangle relative to an origin. Each coordinate has one rounding error, relative to itself.
    #[inline(always)]
    fn corners_from(&self, triangle: u32, origin: Vec4) -> [Vec4; 3] {
        if self.vertices.is_split() {
            return self.split_corners_from(triangle, origin);
        }
        self.triangles[triangle as usize].map(|vertex| Vec4::from(self.vertices.positions[vertex as usize]) - origin)
    }

    #[inline(never)]
    fn split_corners_from(&self, triangle: u32, origin: Vec4) -> [Vec4; 3] {
        let origin = origin.truncate().to_array().map(f64::from);
        self.triangles[triangle as usize].map(|vertex| to_f32(self.vertices.relative(vertex, origin)))
    }

    /// Whether boxes enclose motions.
    #[inline(always)]
    fn is_swept(&self) -> bool {
        !self.vertices.ends.is_empty()
    }

    /// Returns the low and high corner of the swept box of a triangle relative to an origin, rounded as
    /// [`corners_from`](Self::corners_from).
    fn swept_box_from(&self, triangle: u32, origin: Vec4) -> (Vec4, Vec4) {
        if self.vertices.is_split() {
            let (low, high) = self.split_swept_box(triangle, origin.truncate().to_array().map(f64::from));
            return (to_f32(low), to_f32(high));
        }
        let (low, high) = self.vertices.swept_box(&self.triangles[triangle as usize]);
        (low - origin, high - origin)
    }

    /// Returns the low and high corner of the swept box of a triangle with split positions, relative to an origin.
    fn split_swept_box(&self, triangle: u32, origin: [f64; 3]) -> ([f64; 3], [f64; 3]) {
        let (mut low, mut high) = ([f64::INFINITY; 3], [f64::NEG_INFINITY; 3]);
        for vertex in self.triangles[triangle as usize] {
            for position in [self.vertices.relative(vertex, origin), self.vertices.relative_end(vertex, origin)] {
                for axis in 0..3 {
                    (low[axis], high[axis]) = (low[axis].min(position[axis]), high[axis].max(position[axis]));
                }
            }
        }
        (low, high)
    }

    /// Returns the inflation of a triangle: that of the scene, and the error of split positions.
    #[inline(always)]
    fn inflation_of(&self, triangle: u32) -> f32 {
        let inflation = self.inflation.of(triangle);
        if self.vertices.is_split() {
            return inflation + self.vertices.sum_error(&self.triangles[triangle as usize]);
        }
        inflation
    }

    /// Returns the longest edge of a triangle.
    pub(super) fn longest_edge(&self, triangle: u32) -> Vec3 {
        let [a, b, c] = self.corners_from(triangle, self.point(triangle).extend(0.0)).map(Vec4::truncate);
        let longer = |first: Vec3, second: Vec3| {
            if second.length_squared() > first.length_squared() { second } else { first }
        };
        longer(longer(b - a, c - b), a - c)
    }

    /// Returns a point of a triangle or of its motion, rounded if positions are split.
    pub(super) fn point(&self, triangle: u32) -> Vec3 {
        let [vertex, ..] = self.triangles[triangle as usize];
        Vec4::from(self.vertices.positions[vertex as usize]).truncate()
    }
}

fn to_f32(position: [f64; 3]) -> Vec4 {
    Vec3::from(position.map(|x| x as f32)).extend(0.0)
}

/// Computes boxes along the axes of a cluster.
pub(super) trait Projection: Sync {
    /// Returns the box of a triangle or of its motion.
    fn box_of<S: Simd>(&self, simd: S, source: &BoxSource<'_>, triangle: u32) -> Box3;

    /// Returns the boxes of some triangles.
    fn boxes_of(&self, source: &BoxSource<'_>, triangles: &[u32]) -> Vec<Box3> {
        dispatch!(source.level, simd => simd.vectorize(
            #[inline(always)]
            || triangles.iter().map(|triangle| self.box_of(simd, source, *triangle)).collect(),
        ))
    }
}

/// Translation of an origin to zero, and rotation into the axes of a cluster.
#[derive(Clone, Copy)]
pub(super) struct Rotation {
    /// Columns.
    x: Vec4,
    y: Vec4,
    z: Vec4,
    origin: Vec4,
    /// Boxes with a larger error are computed again in `f64`.
    largest_error: f32,
}

/// Error of a rotated coordinate relative to the largest coordinate before or after the rotation.
///
/// With `u = 2⁻²⁴`, a difference from the origin has a relative error of `u`, and the sum of three products `5 u` of the sum
/// of their absolute values, which is at most `√3` of the length of the difference. That length is at most `√3` of the
/// largest rotated coordinate, and a few `u` because the axes are orthonormal only up to rounding. `18 u` covers it. For a
/// motion, the center and the half extent of a box have such errors, and together at most the absolute coordinates of one of
/// its corners; the corners are rounded once more: `24 u`.
const ROTATION_ERROR: f32 = 16.0 * f32::EPSILON;

/// Absolute error, from numbers that vanish when they are scaled.
const SMALLEST: f32 = f32::MIN_POSITIVE;

impl Rotation {
    pub(super) fn new(axes: [Vec3; 3], origin: Vec3) -> Self {
        let [x, y, z] = [0, 1, 2].map(|axis| Vec3::from(axes.map(|a| a[axis])).extend(0.0));
        Self { x, y, z, origin: origin.extend(0.0), largest_error: f32::INFINITY }
    }

    /// Limits the error of boxes. Those of far-away or huge triangles would be wider.
    pub(super) fn with_largest_error(self, largest_error: f32) -> Self {
        Self { largest_error, ..self }
    }

    /// Returns the box of a triangle, computed in `f64`. The last rounding is monotone, and the other boxes have coordinates
    /// that are not changed by it: a common point of two intervals is still one.
    #[cold]
    fn precise_box_of(&self, source: &BoxSource<'_>, triangle: u32) -> Box3 {
        let columns = [self.x, self.y, self.z].map(|column| column.to_array().map(f64::from));
        let origin = [self.origin.x, self.origin.y, self.origin.z].map(f64::from);
        let [low, high] = rotated_intervals(&columns, &origin, source, triangle);
        (Vec4::from(low.map(|x| x as f32)), Vec4::from(high.map(|x| x as f32)))
    }

    #[inline(always)]
    fn apply(&self, relative: Vec4) -> Vec4 {
        let [x, y, z, _] = relative.to_array();
        self.x * x + self.y * y + self.z * z
    }

    /// Returns the largest error of the coordinates of a box.
    #[inline(always)]
    pub(super) fn error_of(low: Vec4, high: Vec4) -> f32 {
        ROTATION_ERROR * low.abs().max(high.abs()).max_element() + SMALLEST
    }
}

impl Projection for Rotation {
    #[inline(always)]
    fn box_of<S: Simd>(&self, _: S, source: &BoxSource<'_>, triangle: u32) -> Box3 {
        let (low, high);
        if source.is_swept() {
            // CCD needs all pairs of motions whose axis-aligned boxes overlap, so this is a box around the axis-aligned box:
            // its half extent along an axis is the sum of the projections of the half extents.
            let (start, end) = source.swept_box_from(triangle, self.origin);
            let middle = (start + end) * 0.5;
            let half = (end - middle).max(middle - start);
            let extent = self.x.abs() * half.x + self.y.abs() * half.y + self.z.abs() * half.z;
            let center = self.apply(middle);
            (low, high) = (center - extent, center + extent);
        } else {
            let [a, b, c] = source.corners_from(triangle, self.origin).map(|corner| self.apply(corner));
            (low, high) = (a.min(b).min(c), a.max(b).max(c));
        }
        // An inflation is that of a ball or, for motions, of a cube; the axes are unit vectors up to rounding.
        let inflation = source.inflation_of(triangle) * if source.is_swept() { INFLATED_CUBE } else { INFLATED_BALL };
        let error = Self::error_of(low, high);
        if error > self.largest_error {
            return self.precise_box_of(source, triangle);
        }
        let margin = Vec4::splat(error + inflation);
        (low - margin, high + margin)
    }
}

/// Half extent along any direction of a ball with radius 1, rounded up.
const INFLATED_BALL: f32 = 1.0 + 64.0 * f32::EPSILON;

/// Half extent along any direction of a cube with half extent 1: at most `√3`, rounded up.
const INFLATED_CUBE: f32 = 1.732_051 * INFLATED_BALL;

/// Pieces per axis of an [`Equalization`], in blocks: a value is first compared with the start of each block, then with the
/// starts in one block.
const PIECES: usize = BLOCK * BLOCK;
const BLOCK: usize = 8;

/// Rotation in `f64`, if there is one, and a monotone function of each coordinate.
pub(super) struct Equalization {
    coordinates: Coordinates,
    pieces: [Pieces; 3],
    /// Whether the pieces are shorter than `f32` may resolve.
    is_split: bool,
}

/// The coordinates that an [`Equalization`] starts from.
enum Coordinates {
    /// Coordinates along other axes.
    Rotated {
        /// Columns of the rotation, with a fourth component of 0.
        columns: [[f64; 4]; 3],
        origin: [f64; 3],
    },
    /// The coordinates of the scene in another order. They have no errors, so there is no margin.
    Aligned { order: [usize; 3] },
}

/// Error of a rotated coordinate in `f64`, relative to the largest rotated coordinate: as [`ROTATION_ERROR`].
const DOUBLE_ERROR: f64 = 32.0 * f64::EPSILON;

/// Low and high end of an interval along each axis; the fourth has no meaning.
type Intervals = [[f64; 4]; 2];

impl Equalization {
    /// Creates the projection of a cluster to these axes, from a sample of its triangles.
    pub(super) fn rotated(axes: [Vec3; 3], origin: Vec3, source: &BoxSource<'_>, sample: &[u32]) -> Self {
        let columns = [0, 1, 2].map(|i| [axes[0][i], axes[1][i], axes[2][i], 0.0].map(f64::from));
        Self::new(Coordinates::Rotated { columns, origin: origin.to_array().map(f64::from) }, source, sample)
    }

    /// Creates the projection of a cluster to the axes of the scene.
    pub(super) fn aligned(source: &BoxSource<'_>, sample: &[u32]) -> Self {
        Self::new(Coordinates::Aligned { order: [0, 1, 2] }, source, sample)
    }

    fn new(coordinates: Coordinates, source: &BoxSource<'_>, sample: &[u32]) -> Self {
        let boxes: Vec<Intervals> = sample.iter().map(|triangle| coordinates.intervals_of(source, *triangle)).collect();
        let values = |axis: usize| boxes.iter().flat_map(|[low, high]| [low[axis], high[axis]]).collect();
        let pieces = [0, 1, 2].map(|axis| Pieces::new(values(axis)));
        Self { coordinates, pieces, is_split: source.vertices.is_split() }
    }

    /// Reorders the axes.
    pub(super) fn reordered(self, order: [usize; 3]) -> Self {
        let ordered = |axes: [f64; 4]| [axes[order[0]], axes[order[1]], axes[order[2]], 0.0];
        let coordinates = match self.coordinates {
            Coordinates::Rotated { columns, origin } => Coordinates::Rotated { columns: columns.map(ordered), origin },
            Coordinates::Aligned { order: axes } => Coordinates::Aligned { order: order.map(|axis| axes[axis]) },
        };
        let [x, y, z] = self.pieces;
        let mut pieces = [Some(x), Some(y), Some(z)];
        let pieces = order.map(|axis| pieces[axis].take().unwrap_or_default());
        Self { coordinates, pieces, is_split: self.is_split }
    }
}

impl Coordinates {
    /// Returns the intervals of a triangle.
    #[inline(always)]
    fn intervals_of(&self, source: &BoxSource<'_>, triangle: u32) -> Intervals {
        match self {
            Self::Rotated { columns, origin } => rotated_intervals(columns, origin, source, triangle),
            Self::Aligned { order } => aligned_intervals(*order, source, triangle),
        }
    }
}

/// Returns the intervals of a triangle along the axes of the scene. Positions must not be split. Only the inflation is subject to
/// rounding, which is monotone: intervals that overlap exactly overlap when rounded.
#[inline(always)]
fn aligned_intervals(order: [usize; 3], source: &BoxSource<'_>, triangle: u32) -> Intervals {
    let inflation = f64::from(source.inflation.of(triangle));
    let (low, high) = if source.is_swept() {
        source.swept_box_from(triangle, Vec4::ZERO)
    } else {
        let [a, b, c] = source.corners_from(triangle, Vec4::ZERO);
        (a.min(b).min(c), a.max(b).max(c))
    };
    let (mut lows, mut highs) = ([0.0; 4], [0.0; 4]);
    for (axis, from) in order.into_iter().enumerate() {
        lows[axis] = f64::from(low[from]) - inflation;
        highs[axis] = f64::from(high[from]) + inflation;
    }
    [lows, highs]
}

/// Returns the corners of a triangle relative to an origin.
#[inline(always)]
fn precise_corners(source: &BoxSource<'_>, triangle: u32, origin: &[f64; 3]) -> [[f64; 3]; 3] {
    let vertices = source.triangles[triangle as usize];
    if source.vertices.is_split() {
        return vertices.map(|vertex| source.vertices.relative(vertex, *origin));
    }
    vertices.map(|vertex| {
        let position = source.vertices.positions[vertex as usize];
        [0, 1, 2].map(|axis| f64::from(position[axis]) - origin[axis])
    })
}

/// Returns the low and high corner of the swept box of a triangle relative to an origin.
fn precise_swept_box(source: &BoxSource<'_>, triangle: u32, origin: &[f64; 3]) -> ([f64; 3], [f64; 3]) {
    if source.vertices.is_split() {
        return source.split_swept_box(triangle, *origin);
    }
    let (low, high) = source.vertices.swept_box(&source.triangles[triangle as usize]);
    let relative = |corner: Vec4| [0, 1, 2].map(|axis| f64::from(corner[axis]) - origin[axis]);
    (relative(low), relative(high))
}

/// Rotates a point relative to the origin.
#[inline(always)]
fn rotate(columns: &[[f64; 4]; 3], [x, y, z]: [f64; 3]) -> [f64; 4] {
    let [first, second, third] = columns;
    let mut rotated = [0.0; 4];
    for (axis, coordinate) in rotated.iter_mut().enumerate() {
        *coordinate = first[axis] * x + second[axis] * y + third[axis] * z;
    }
    rotated
}

/// Returns the intervals of a triangle along other axes.
#[inline(always)]
fn rotated_intervals(columns: &[[f64; 4]; 3], origin: &[f64; 3], source: &BoxSource<'_>, triangle: u32) -> Intervals {
    let inflation = f64::from(source.inflation_of(triangle));
    let (mut low, mut high) = ([0.0; 4], [0.0; 4]);
    if source.is_swept() {
        let (low_corner, high_corner) = precise_swept_box(source, triangle, origin);
        // As for `Rotation`: a box around the axis-aligned box. Each axis takes the lower or higher end of each coordinate.
        for i in 0..3 {
            let (start, end) = (low_corner[i] - inflation, high_corner[i] + inflation);
            for axis in 0..4 {
                let (a, b) = (columns[i][axis] * start, columns[i][axis] * end);
                low[axis] += a.min(b);
                high[axis] += a.max(b);
            }
        }
    } else {
        let [a, b, c] = precise_corners(source, triangle, origin);
        let (a, b, c) = (rotate(columns, a), rotate(columns, b), rotate(columns, c));
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

impl Projection for Equalization {
    #[inline(always)]
    fn box_of<S: Simd>(&self, simd: S, source: &BoxSource<'_>, triangle: u32) -> Box3 {
        let [low, high] = self.coordinates.intervals_of(source, triangle);
        let [x, y, z] = &self.pieces;
        if self.is_split {
            let mapped = |corner: [f64; 4]| {
                Vec4::new(x.apply_precisely(corner[0]), y.apply_precisely(corner[1]), z.apply_precisely(corner[2]), 0.0)
            };
            return (mapped(low), mapped(high));
        }
        (
            Vec4::new(x.apply(simd, low[0]), y.apply(simd, low[1]), z.apply(simd, low[2]), 0.0),
            Vec4::new(x.apply(simd, high[0]), y.apply(simd, high[1]), z.apply(simd, high[2]), 0.0),
        )
    }
}

/// A monotone, piecewise linear function. Each piece has length 1.
struct Pieces {
    /// Start of each piece; then the last value.
    starts: [f64; PIECES],
    /// The starts, rounded; then infinity.
    rounded: [[f32; BLOCK]; BLOCK],
    /// The first of each block.
    blocks: [f32; BLOCK],
    /// Slope of each piece; then 0.
    slopes: [f64; PIECES],
}

impl Default for Pieces {
    fn default() -> Self {
        Self {
            starts: [0.0; PIECES],
            rounded: [[f32::INFINITY; BLOCK]; BLOCK],
            blocks: [f32::INFINITY; BLOCK],
            slopes: [0.0; PIECES],
        }
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
            (new.starts[piece], new.slopes[piece]) = (start, 1.0 / (end - start));
            new.rounded[piece / BLOCK][piece % BLOCK] = start as f32;
        }
        new.blocks = new.rounded.map(|block| block[0]);
        new
    }

    /// Applies the function. Rounding is monotone, so the result is, too.
    #[inline(always)]
    fn apply<S: Simd>(&self, simd: S, value: f64) -> f32 {
        // Counted without branches, which would be mispredicted. Rounding may give the piece before or after; then the value is
        // at its end or start.
        let rounded = f32x8::splat(simd, value as f32);
        let block = last_below(simd, &self.blocks, rounded);
        self.apply_in(block * BLOCK + last_below(simd, &self.rounded[block], rounded), value)
    }

    /// [`apply`](Self::apply) with pieces that `f32` does not tell apart.
    #[inline(always)]
    fn apply_precisely(&self, value: f64) -> f32 {
        let mut below = 0;
        for (start, rounded) in self.starts.iter().zip(self.rounded.as_flattened()) {
            below += u32::from((*start <= value) & rounded.is_finite());
        }
        self.apply_in(below.max(1) as usize - 1, value)
    }

    #[inline(always)]
    fn apply_in(&self, piece: usize, value: f64) -> f32 {
        let within = ((value - self.starts[piece]) * self.slopes[piece]).clamp(0.0, 1.0);
        (piece as f64 + within) as f32
    }
}

/// Returns the last of some ascending starts that is not above a value, or the first.
#[inline(always)]
fn last_below<S: Simd>(simd: S, starts: &[f32; BLOCK], value: f32x8<S>) -> usize {
    let below = f32x8::load_array_ref(simd, starts).simd_le(value).to_bitmask();
    below.count_ones().max(1) as usize - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equalization_is_monotone_and_resolves_far_parts() {
        let near = (0..100).map(|i| f64::from(i) * 1e-6);
        let pieces = Pieces::new(near.chain((0..100).map(|i| 1e7 + f64::from(i))).collect());
        let apply = |pieces: &Pieces, value: f64| dispatch!(Level::new(), simd => pieces.apply(simd, value));
        let mut last = 0.0;
        for i in 0..10_000 {
            let value = apply(&pieces, f64::from(i) * 1e-8);
            assert!(value >= last, "{i}");
            last = value;
        }
        assert!(last > 0.49 * PIECES as f32, "half of the length for half of the values: {last}");
        assert!(apply(&pieces, 1e7 + 50.0) - apply(&pieces, 1e7 + 49.0) > 0.1);
        assert!(apply(&pieces, f64::MAX) == PIECES as f32 && apply(&pieces, f64::MIN) == 0.0);
        // Far parts whose values have the same f32.
        let near = (0..100).map(|i| f64::from(i) * 1e-6);
        let pieces = Pieces::new(near.chain((0..100).map(|i| 3e6 + f64::from(i) * 1e-3)).collect());
        let mut last = 0.0;
        for i in 0..1_000 {
            let value = pieces.apply_precisely(3e6 + f64::from(i) * 1e-4);
            // The first values are in the piece that spans the gap.
            assert!(value > last || !(60..990).contains(&i), "{i}");
            assert!(value >= last, "{i}");
            last = value;
        }
        let one = Pieces::new(vec![3.0; 5]);
        assert!(apply(&one, 2.0) <= apply(&one, 3.0) && apply(&one, 3.0) <= apply(&one, 4.0));
    }
}
