//! Boxes of a cluster, sorted for the sweep.
//!
//! A cluster is divided into strips along the second axis, so that boxes are compared only if they are close along two axes; a
//! triangle that overlaps several strips has a proxy in each. A strip is divided into bins along the first axis. Boxes are
//! sorted by strip and by the bin of their start, that is by a truncated key. Truncation preserves order, so no overlap is
//! lost, and the counting sort also gives the end of the boxes that start within a box: the end of its last bin.

use clasp3d_kernels::geometry::normalized::{MARGIN, Normalization};
use clasp3d_kernels::types::Inflation;
use glam::{Vec3, Vec4};

use super::lanes::{LANES, Lanes};
use super::pipeline::swept_inflation;

/// Sentinel vertex index; never matches.
pub(super) const NO_VERTEX: u32 = u32::MAX;

/// Flag in the triangle of a box: an earlier strip also has a proxy of the triangle.
pub(super) const IN_EARLIER_STRIP: u32 = 1 << 31;

/// Flag in the triangle of a box: the triangle is also a member of other clusters.
pub(super) const IN_OTHER_CLUSTERS: u32 = 1 << 30;

/// Mask of the triangle index of a box, without flags.
pub(super) const TRIANGLE_MASK: u32 = IN_OTHER_CLUSTERS - 1;

/// Target number of boxes that start within another box, if strips can be narrow enough. Most boxes then need one or two
/// SIMD comparisons. (A GPU has a target of its own: a comparison costs it less than a proxy.)
const TARGET_CANDIDATES: f32 = 24.0;

/// Least width of a strip, as a multiple of the mean width of the boxes. Narrower strips mean more proxies.
const MIN_STRIP_WIDTH: f32 = 3.0;

/// Width of a bin, as a fraction of the mean length of the boxes. With wider bins, more boxes are compared that do not overlap
/// along the first axis.
const BIN_WIDTH: f32 = 0.25;

/// Most boxes that are sampled to choose strips and bins.
const MAX_SAMPLES: usize = 512;

/// Most strips, and most bins per strip.
const MAX_CELLS: f32 = 65_535.0;

/// Division of a cluster into strips and bins. A cell is a bin of a strip.
struct Cells {
    strips: usize,
    bins: usize,
    origin: Vec3,
    /// Cells per unit of length.
    density: Vec3,
}

/// A SIMD group of boxes. Each list of lanes is one cache line, and one index addresses all of them.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(super) struct Group {
    /// Lowest and highest coordinates along the three axes.
    pub(super) low: [Lanes<f32>; 3],
    pub(super) high: [Lanes<f32>; 3],
    /// The vertices of each triangle whose neighbors need no test; [`NO_VERTEX`] for other vertices.
    pub(super) skipped_vertices: [Lanes<u32>; 3],
    /// The triangles, with the flags [`IN_EARLIER_STRIP`] and [`IN_OTHER_CLUSTERS`].
    pub(super) triangles: Lanes<u32>,
    /// For each box the last cell that it reaches: boxes that start in later cells do not start within it.
    last_cells: Lanes<u32>,
}

/// Bytes of a box, and of the fields of a box that are compared.
pub(super) const BOX_BYTES: u64 = (size_of::<Group>() / LANES) as u64;
pub(super) const COMPARED_BYTES: u64 = 6 * size_of::<f32>() as u64;

/// Sorted boxes of a cluster.
#[derive(Default)]
pub(super) struct Boxes {
    /// End of each cell.
    ends: Vec<u32>,
    /// The boxes. Lanes beyond `len` have no meaning.
    pub(super) groups: Vec<Group>,
    /// Number of boxes.
    pub(super) len: usize,
}

/// The triangles, or motions of triangles, that boxes enclose.
#[derive(Clone, Copy)]
pub(super) struct BoxSource<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    /// Normalized positions; for CCD, at the start of the motion.
    pub(super) normalized: &'s [[f32; 4]],
    /// Normalized positions at the end of the motion; empty without a motion.
    pub(super) ends: &'s [[f32; 4]],
    pub(super) normalization: Normalization,
    pub(super) inflation: Inflation,
    pub(super) neighbors: NeighborTests<'s>,
    /// Cluster mask of each triangle.
    pub(super) masks: &'s [u64],
}

impl BoxSource<'_> {
    /// Returns the low and high corner of the box of a triangle's motion.
    fn span(&self, triangle: u32) -> (Vec4, Vec4) {
        span_of(&self.triangles[triangle as usize], self.normalized, self.ends)
    }
}

/// Returns the low and high corner of the box of the motion of a triangle.
pub(super) fn span_of(vertices: &[u32; 3], starts: &[[f32; 4]], ends: &[[f32; 4]]) -> (Vec4, Vec4) {
    let [a, b, c] = vertices.map(|vertex| Vec4::from(starts[vertex as usize]));
    let [d, e, f] = vertices.map(|vertex| Vec4::from(ends[vertex as usize]));
    (a.min(b).min(c).min(d.min(e).min(f)), a.max(b).max(c).max(d.max(e).max(f)))
}

/// Whether pairs of neighbors are reported.
#[derive(Clone, Copy)]
pub(super) enum NeighborTests<'s> {
    /// Report all neighbors.
    Test,
    /// Report no neighbors.
    Skip,
    /// Leave out neighbors with a common vertex that is `true` here: its one-ring is embedded.
    SkipAt(&'s [bool]),
}

impl NeighborTests<'_> {
    #[inline(always)]
    fn skips_at(self, vertex: u32) -> bool {
        match self {
            Self::Test => false,
            Self::Skip => true,
            Self::SkipAt(embedded) => embedded[vertex as usize],
        }
    }
}

/// Rotation into the axes of a cluster, as columns, and translation that moves the center of the unit cube to the origin.
struct Rotation {
    x: Vec4,
    y: Vec4,
    z: Vec4,
    center: Vec4,
}

impl Rotation {
    fn new(axes: [Vec3; 3]) -> Self {
        let [x, y, z] = [0, 1, 2].map(|axis| Vec3::from(axes.map(|a| a[axis])).extend(0.0));
        // Relative to the center of the unit cube coordinates are smallest, and so are their rounding errors.
        Self { x, y, z, center: (x + y + z) * 0.5 }
    }

    #[inline(always)]
    fn apply(&self, [x, y, z, _]: [f32; 4]) -> Vec4 {
        self.x * x + self.y * y + self.z * z - self.center
    }

    /// Returns the low and high corner of the box of a triangle.
    #[inline(always)]
    fn box_of(&self, source: BoxSource<'_>, triangle: u32) -> (Vec3, Vec3) {
        if !source.ends.is_empty() {
            // CCD needs all pairs of motions whose axis-aligned boxes overlap, so this is a box around the axis-aligned box:
            // its half extent along an axis is the sum of the projections of the half extents.
            let (low, high) = source.span(triangle);
            let inflation = Vec4::splat(swept_inflation(source.normalization, source.inflation));
            let (center, half) = (self.apply(((low + high) * 0.5).to_array()), (high - low) * 0.5 + inflation);
            let extent = self.x.abs() * half.x + self.y.abs() * half.y + self.z.abs() * half.z;
            let extent = extent + Vec4::splat(MARGIN);
            return ((center - extent).truncate(), (center + extent).truncate());
        }
        let vertices = source.triangles[triangle as usize];
        let [a, b, c] = vertices.map(|vertex| self.apply(source.normalized[vertex as usize]));
        let margin = Vec4::splat(source.normalization.length(source.inflation.of(triangle)) + MARGIN);
        ((a.min(b).min(c) - margin).truncate(), (a.max(b).max(c) + margin).truncate())
    }
}

/// Layout of the sorted boxes of a cluster.
pub(super) struct Layout {
    rotation: Rotation,
    cells: Cells,
}

impl Boxes {
    /// Chooses strips and bins for the members of a cluster, and counts the boxes that start in each cell.
    ///
    /// Boxes are computed here and again by [`sort`](Self::sort) instead of being stored: that takes a few percent of the time
    /// of a frame, and saves a quarter of the memory if the scene is one cluster.
    pub(super) fn plan(&mut self, source: BoxSource<'_>, members: &[u32], axes: [Vec3; 3]) -> Layout {
        let rotation = Rotation::new(axes);
        let samples = members.iter().step_by(members.len().div_ceil(MAX_SAMPLES).max(1));
        let cells = Cells::new(members.len(), samples.map(|triangle| rotation.box_of(source, *triangle)));
        self.ends.clear();
        resize_exactly(&mut self.ends, cells.strips * cells.bins + 1, 0);
        for &triangle in members {
            let (low, high) = rotation.box_of(source, triangle);
            let bin = cells.index(0, low);
            for strip in cells.index(1, low)..=cells.index(1, high) {
                self.ends[strip * cells.bins + bin + 1] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut self.ends {
            sum += *end;
            *end = sum;
        }
        self.len = sum as usize;
        Layout { rotation, cells }
    }

    /// Writes the boxes of the members of a cluster in sorted order.
    pub(super) fn sort(&mut self, source: BoxSource<'_>, members: &[u32], Layout { rotation, cells }: &Layout) {
        let Self { ends, groups, len } = self;
        let needed = len.div_ceil(LANES);
        if groups.len() < needed {
            resize_exactly(groups, needed, Group::default());
        }
        for &triangle in members {
            let (low, high) = rotation.box_of(source, triangle);
            let skipped = |vertex| if source.neighbors.skips_at(vertex) { vertex } else { NO_VERTEX };
            let skipped_vertices = source.triangles[triangle as usize].map(skipped);
            let mask = source.masks[triangle as usize];
            let flagged = if mask & (mask - 1) != 0 { triangle | IN_OTHER_CLUSTERS } else { triangle };
            let bins = [low, high].map(|corner| cells.index(0, corner));
            let [first, last] = [low, high].map(|corner| cells.index(1, corner));
            for strip in first..=last {
                let [cell, last_cell] = bins.map(|bin| strip * cells.bins + bin);
                let index = ends[cell] as usize;
                ends[cell] += 1;
                let (group, lane) = (&mut groups[index / LANES], index % LANES);
                for (axis, vertex) in skipped_vertices.into_iter().enumerate() {
                    group.low[axis][lane] = low[axis];
                    group.high[axis][lane] = high[axis];
                    group.skipped_vertices[axis][lane] = vertex;
                }
                group.triangles[lane] = if strip > first { flagged | IN_EARLIER_STRIP } else { flagged };
                group.last_cells[lane] = last_cell as u32;
            }
        }
    }

    /// Returns the end of the boxes that may start within the box of a lane.
    #[inline(always)]
    pub(super) fn end(&self, group: &Group, lane: usize) -> usize {
        self.ends[group.last_cells[lane] as usize] as usize
    }

    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        let groups = self.groups.capacity() * size_of::<Group>();
        groups + self.ends.capacity() * size_of::<u32>()
    }
}

/// Resizes a list without spare capacity: its length changes little from frame to frame.
fn resize_exactly<T: Clone>(list: &mut Vec<T>, len: usize, value: T) {
    list.reserve_exact(len.saturating_sub(list.len()));
    list.resize(len, value);
}

impl Cells {
    /// Chooses strips and bins for `count` boxes by a sample of them. Coordinates beyond the first or last cell belong to it.
    fn new(count: usize, sample: impl ExactSizeIterator<Item = (Vec3, Vec3)>) -> Self {
        let (mut lowest, mut highest, mut size) = (Vec3::INFINITY, Vec3::NEG_INFINITY, Vec3::ZERO);
        let (count, samples) = (count as f32, sample.len() as f32);
        for (low, high) in sample {
            lowest = lowest.min(low);
            highest = highest.max(low);
            size += high - low;
        }
        let (size, extent) = (size / samples, highest - lowest);
        let starts_within = count * size.x / (extent.x + size.x);
        let strips =
            (starts_within / TARGET_CANDIDATES).min(extent.y / (MIN_STRIP_WIDTH * size.y)).clamp(1.0, MAX_CELLS);
        let bins = (extent.x / (BIN_WIDTH * size.x)).min(2.0 * count / strips.floor()).clamp(1.0, MAX_CELLS);
        let [strips, bins] = [strips, bins].map(f32::floor);
        // Including the size of a box, so that the highest start is in the last cell.
        let density = Vec3::new(bins, strips, 0.0) / (extent + size);
        Self { strips: strips as usize, bins: bins as usize, origin: lowest, density }
    }

    /// Returns the bin (`axis` 0) or the strip (`axis` 1) of a corner.
    #[inline(always)]
    fn index(&self, axis: usize, corner: Vec3) -> usize {
        let last = [self.bins, self.strips][axis] - 1;
        // Negative numbers are converted to 0.
        (((corner[axis] - self.origin[axis]) * self.density[axis]) as usize).min(last)
    }
}
