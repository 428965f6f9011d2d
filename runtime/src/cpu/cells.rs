//! Division of a list of boxes into strips and bins.

use clasp3d_kernels::geometry::quantization::{self, is_concentrated};
use glam::{Vec2, Vec4Swizzles as _};

use super::projection::Box3;

/// Target mean number of candidates per box: boxes that start within it, if strips can be narrow enough. Most boxes then need
/// one or two SIMD comparisons. (A GPU has a target of its own: a comparison costs it less than a proxy.)
const TARGET_CANDIDATES: f32 = 24.0;

/// Minimum width of a strip, as a multiple of the mean width of the boxes. Narrower strips mean more proxies.
const MIN_STRIP_WIDTH: f32 = 2.5;

/// Width of a bin, as a fraction of the mean length of the boxes. With wider bins, more boxes are compared that do not overlap
/// along the first axis.
const BIN_WIDTH: f32 = 0.25;

/// Maximum number of strips, and of bins per strip.
const MAX_DIVISIONS: usize = 65_535;

/// A box is large if it is longer or wider than this multiple of the median. Large boxes get cells of their own; with a larger
/// multiple, they would spoil the cells of the others.
const LARGE: f32 = 8.0;

/// Bins of the histograms that show whether boxes are concentrated.
const HISTOGRAM: usize = quantization::HISTOGRAM as usize;

/// Strips along the second axis, and bins along the first. A cell is a bin of a strip.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cells {
    pub(super) strips: usize,
    pub(super) bins: usize,
    origin: Vec2,
    /// Bins and strips per unit of length.
    density: Vec2,
}

/// Statistics of sampled boxes: their median size, and those that are not large.
pub(super) struct BoxSample {
    median: Vec2,
    /// Length and width above which boxes are large.
    limit: Vec2,
    /// Low corner and size along the first and second axis of all sampled boxes.
    boxes: Vec<(Vec2, Vec2)>,
}

impl BoxSample {
    /// Creates the statistics of at least one box.
    pub(super) fn new(sample: &[Box3]) -> Self {
        let boxes: Vec<(Vec2, Vec2)> = sample.iter().map(|(low, high)| (low.xy(), (*high - *low).xy())).collect();
        let median = |axis: usize| {
            let mut sizes: Vec<f32> = boxes.iter().map(|(_, size)| size[axis]).collect();
            let middle = sizes.len() / 2;
            *sizes.select_nth_unstable_by(middle, f32::total_cmp).1
        };
        let median = Vec2::new(median(0), median(1));
        Self { median, limit: LARGE * median, boxes }
    }

    /// Returns statistics in which no box is large.
    pub(super) fn without_limit(self) -> Self {
        Self { limit: Vec2::INFINITY, ..self }
    }

    /// Returns low corner and size of the boxes that are not large.
    fn small(&self) -> impl Iterator<Item = (Vec2, Vec2)> {
        self.boxes.iter().copied().filter(|(_, size)| size.cmple(self.limit).all())
    }

    /// Returns the larger of the median length and the median width.
    pub(super) fn median_size(&self) -> f32 {
        self.median.max_element()
    }

    /// Returns the length and width above which boxes are large.
    pub(super) fn limit(&self) -> Vec2 {
        self.limit
    }

    /// Returns the lowest and the highest low corner.
    fn bounds(&self) -> (Vec2, Vec2) {
        let none = (Vec2::INFINITY, Vec2::NEG_INFINITY);
        self.small().fold(none, |(lowest, highest), (low, _)| (lowest.min(low), highest.max(low)))
    }

    fn mean_size(&self) -> Vec2 {
        self.small().map(|(_, size)| size).sum::<Vec2>() / self.small().count().max(1) as f32
    }

    /// Whether most boxes are in a few parts of the cluster that are small compared to the distances between them. Uniform
    /// strips and bins would not resolve these parts.
    pub(super) fn is_concentrated(&self) -> bool {
        let ((lowest, highest), mean) = (self.bounds(), self.mean_size());
        (0..2).any(|axis| {
            let extent = highest[axis] - lowest[axis];
            if extent <= HISTOGRAM as f32 * mean[axis] {
                return false;
            }
            let mut bins = [0.0f32; HISTOGRAM];
            let scale = (HISTOGRAM as f32 - 0.5) / extent;
            for (low, _) in self.small() {
                bins[((low[axis] - lowest[axis]) * scale) as usize] += 1.0;
            }
            let squares: f32 = bins.iter().map(|count| count * count).sum();
            is_concentrated(self.small().count() as f32, squares)
        })
    }
}

/// Returns the division of a coordinate, of `divisions` with length 1. Conversion turns NaN into 0.
#[inline(always)]
fn division(coordinate: f32, divisions: usize) -> usize {
    // Conversion to a signed integer takes fewer instructions.
    (coordinate as i32).clamp(0, divisions as i32 - 1) as usize
}

impl Cells {
    /// Chooses strips and bins for `count` boxes. Coordinates before the first or after the last bin or strip belong to that
    /// one.
    pub(super) fn new(count: usize, sample: &BoxSample) -> Self {
        let (lowest, highest) = sample.bounds();
        let (extent, size) = (highest - lowest, sample.mean_size());
        let count = count as f32 * (sample.small().count() as f32 / sample.boxes.len() as f32);
        // Divisions by zero give infinity or NaN; conversions turn NaN into 0.
        let starts_within = count * size.x / (extent.x + size.x);
        let strips = (starts_within / TARGET_CANDIDATES).min(extent.y / (MIN_STRIP_WIDTH * size.y));
        let strips = (strips as usize).clamp(1, MAX_DIVISIONS);
        let bins = (extent.x / (BIN_WIDTH * size.x)).min(2.0 * count / strips as f32);
        let bins = (bins as usize).clamp(1, MAX_DIVISIONS);
        // With the mean size, boxes that start last also end within the cells, and the sum is not 0.
        let density = Vec2::new(bins as f32, strips as f32) / (extent + size).max(Vec2::splat(f32::MIN_POSITIVE));
        Self { strips, bins, origin: lowest, density }
    }

    /// Returns the bin of a coordinate along the first axis.
    #[inline(always)]
    pub(super) fn bin(&self, coordinate: f32) -> usize {
        division((coordinate - self.origin.x) * self.density.x, self.bins)
    }

    /// Returns the strip of a coordinate along the second axis.
    #[inline(always)]
    pub(super) fn strip(&self, coordinate: f32) -> usize {
        division((coordinate - self.origin.y) * self.density.y, self.strips)
    }
}
