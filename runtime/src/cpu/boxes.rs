//! The boxes of a cluster, in the order in which they are swept.
//!
//! Along the second axis a cluster is cut into strips, so that boxes are compared only with those that are near along two
//! axes; a box that reaches into several strips is in each of them. Along the first axis a strip is cut into bins. Boxes
//! are sorted by strip, and by the bin in which they start: a sort by a key of which the last bits are cut off. That keeps
//! the order, so no overlap is lost, and it is one counting sort, which also says where the boxes end that start within
//! another one: where its last bin does.

use clasp_kernels::geometry::normalized::{MARGIN, Normalization};
use clasp_kernels::types::Growth;
use glam::{Vec3, Vec4};

use super::lanes::{LANES, Lanes};

/// What no vertex is called, in the names of boxes that are compared with others.
pub(super) const NO_VERTEX: u32 = u32::MAX;

/// The mark of a box that is in an earlier strip, too, beside its triangle.
pub(super) const CONTINUED: u32 = 1 << 31;

/// The mark of a box whose triangle is in other clusters, too, beside its triangle.
pub(super) const SHARED: u32 = 1 << 30;

/// The bits of the triangle.
pub(super) const TRIANGLE: u32 = SHARED - 1;

/// Others that are to start within a box, about, if strips can be made narrow enough: then one or two comparisons of all
/// lanes are enough for most boxes.
const WANTED: f32 = 24.0;

/// How wide strips are, at least, as a multiple of the mean width of the boxes. Narrower, and more boxes are in several.
const LEAST_STRIP: f32 = 3.0;

/// How wide bins are, as a part of the mean length of the boxes. Wider, and boxes are compared that do not overlap along
/// the first axis.
const BIN: f32 = 0.25;

/// The most strips and the most bins: they are numbered in 16 bits.
const MOST_CELLS: f32 = 65_535.0;

/// The box of a triangle along the axes of its cluster, and the cells that it is in.
#[derive(Clone, Copy, Default)]
struct Placed {
    low: [f32; 3],
    high: [f32; 3],
    /// The first and the last strip.
    strips: [u16; 2],
    /// The first and the last bin.
    bins: [u16; 2],
}

/// How a cluster is cut.
struct Cut {
    strips: usize,
    bins: usize,
    corner: Vec3,
    /// Cells for each unit of length.
    density: Vec3,
}

/// As many boxes as are compared at once: a cache line to each of their numbers, so that one index finds them all.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(super) struct Group {
    /// Lowest and highest coordinates along the three axes.
    pub(super) low: [Lanes<f32>; 3],
    pub(super) high: [Lanes<f32>; 3],
    /// The vertices that each triangle names, as far as neighbours there need no test; else [`NO_VERTEX`].
    pub(super) names: [Lanes<u32>; 3],
    /// The triangles, with [`CONTINUED`] and [`SHARED`].
    pub(super) triangles: Lanes<u32>,
    /// The last cell in which others can start within each.
    last_cells: Lanes<u32>,
}

/// The boxes of a cluster.
#[derive(Default)]
pub(super) struct Boxes {
    placed: Vec<Placed>,
    /// Where the cells end.
    ends: Vec<u32>,
    /// The boxes, sorted. Those beyond the last one mean nothing.
    pub(super) groups: Vec<Group>,
    /// How many there are.
    pub(super) len: usize,
}

/// What the boxes are computed from.
#[derive(Clone, Copy)]
pub(super) struct Source<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) normalized: &'s [[f32; 4]],
    /// Where a motion ends, or empty.
    pub(super) ends: &'s [[f32; 4]],
    pub(super) frame: Normalization,
    pub(super) growth: Growth,
    pub(super) untested: Untested<'s>,
    /// A bit to each cluster that a triangle is in.
    pub(super) masks: &'s [u64],
}

impl Source<'_> {
    /// The box of a triangle over a motion.
    fn span(&self, triangle: u32) -> (Vec4, Vec4) {
        span_of(&self.triangles[triangle as usize], self.normalized, self.ends)
    }
}

/// The lowest and highest coordinates of a triangle over a motion.
pub(super) fn span_of(names: &[u32; 3], starts: &[[f32; 4]], ends: &[[f32; 4]]) -> (Vec4, Vec4) {
    let [a, b, c] = names.map(|vertex| Vec4::from(starts[vertex as usize]));
    let [d, e, f] = names.map(|vertex| Vec4::from(ends[vertex as usize]));
    (a.min(b).min(c).min(d.min(e).min(f)), a.max(b).max(c).max(d.max(e).max(f)))
}

/// Which neighbours need no test.
#[derive(Clone, Copy)]
pub(super) enum Untested<'s> {
    /// All of them do.
    None,
    /// None of them does.
    All,
    /// Those at the vertices for which this is true.
    At(&'s [bool]),
}

impl Untested<'_> {
    #[inline(always)]
    fn at(self, vertex: u32) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::At(embedded) => embedded[vertex as usize],
        }
    }
}

impl Boxes {
    /// Computes the boxes of the members of a cluster along its axes.
    pub(super) fn compute(&mut self, source: Source<'_>, members: &[u32], axes: [Vec3; 3]) {
        // Around the middle of the unit cube, where floats have the most places.
        let [x, y, z] = [0, 1, 2].map(|axis| Vec3::from(axes.map(|a| a[axis])).extend(0.0));
        let middle = (x + y + z) * 0.5;
        let turned = |[px, py, pz, _]: [f32; 4]| x * px + y * py + z * pz - middle;
        self.placed.clear();
        if !source.ends.is_empty() {
            // What is looked for is every pair whose boxes along the axes of the scene overlap during the motion. So these
            // are boxes around boxes: half of one, seen along an axis of the cluster, is the sum of what its sides are.
            self.placed.extend(members.iter().map(|&triangle| {
                let (low, high) = source.span(triangle);
                let (middle, half) = (turned(((low + high) * 0.5).to_array()), (high - low) * 0.5);
                let reach = x.abs() * half.x + y.abs() * half.y + z.abs() * half.z + Vec4::splat(MARGIN);
                let (low, high) = (middle - reach, middle + reach);
                Placed { low: low.truncate().to_array(), high: high.truncate().to_array(), ..Default::default() }
            }));
            return;
        }
        self.placed.extend(members.iter().map(|&triangle| {
            let [a, b, c] = source.triangles[triangle as usize].map(|v| turned(source.normalized[v as usize]));
            let margin = Vec4::splat(source.frame.length(source.growth.of(triangle)) + MARGIN);
            let (low, high) = (a.min(b).min(c) - margin, a.max(b).max(c) + margin);
            Placed { low: low.truncate().to_array(), high: high.truncate().to_array(), ..Default::default() }
        }));
    }

    /// Finds the cells of each box, and counts how many start in each.
    fn count(&mut self, cut: &Cut) {
        self.ends.clear();
        self.ends.resize(cut.strips * cut.bins + 1, 0);
        for placed in &mut self.placed {
            placed.bins = [placed.low, placed.high].map(|corner| cut.cell(0, corner) as u16);
            placed.strips = [placed.low, placed.high].map(|corner| cut.cell(1, corner) as u16);
            let [first, last] = placed.strips;
            for strip in first..=last {
                self.ends[usize::from(strip) * cut.bins + usize::from(placed.bins[0]) + 1] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut self.ends {
            sum += *end;
            *end = sum;
        }
        self.len = sum as usize;
    }

    /// Sorts the boxes of a cluster's members.
    pub(super) fn sort(&mut self, source: Source<'_>, members: &[u32]) {
        let cut = Cut::new(&self.placed);
        self.count(&cut);
        let Self { placed, ends, groups, len } = self;
        let needed = len.div_ceil(LANES);
        if groups.len() < needed {
            groups.resize(needed, Group::default());
        }
        for (placed, &triangle) in placed.iter().zip(members) {
            let name = |vertex| if source.untested.at(vertex) { vertex } else { NO_VERTEX };
            let names = source.triangles[triangle as usize].map(name);
            let mask = source.masks[triangle as usize];
            let marked = if mask & (mask - 1) != 0 { triangle | SHARED } else { triangle };
            let [first, last] = placed.strips.map(usize::from);
            for strip in first..=last {
                let [cell, last_cell] = placed.bins.map(|bin| strip * cut.bins + usize::from(bin));
                let place = ends[cell] as usize;
                ends[cell] += 1;
                let (group, lane) = (&mut groups[place / LANES], place % LANES);
                for (axis, name) in names.into_iter().enumerate() {
                    group.low[axis][lane] = placed.low[axis];
                    group.high[axis][lane] = placed.high[axis];
                    group.names[axis][lane] = name;
                }
                group.triangles[lane] = if strip > first { marked | CONTINUED } else { marked };
                group.last_cells[lane] = last_cell as u32;
            }
        }
    }

    /// Up to where others start within the box of a lane.
    #[inline(always)]
    pub(super) fn end(&self, group: &Group, lane: usize) -> usize {
        self.ends[group.last_cells[lane] as usize] as usize
    }

    /// Bytes that it takes up.
    pub(super) fn bytes(&self) -> usize {
        let groups = self.groups.capacity() * size_of::<Group>();
        groups + self.ends.capacity() * 4 + self.placed.capacity() * size_of::<Placed>()
    }
}

impl Cut {
    /// Chooses strips and bins for boxes like these.
    fn new(placed: &[Placed]) -> Self {
        let (mut lowest, mut highest, mut size) = (Vec3::INFINITY, Vec3::NEG_INFINITY, Vec3::ZERO);
        for placed in placed {
            let (low, high) = (Vec3::from(placed.low), Vec3::from(placed.high));
            lowest = lowest.min(low);
            highest = highest.max(low);
            size += high - low;
        }
        let count = placed.len() as f32;
        let (size, extent) = (size / count, highest - lowest);
        let within = count * size.x / (extent.x + size.x);
        let strips = (within / WANTED).min(extent.y / (LEAST_STRIP * size.y)).clamp(1.0, MOST_CELLS);
        let bins = (extent.x / (BIN * size.x)).min(2.0 * count / strips.floor()).clamp(1.0, MOST_CELLS);
        let [strips, bins] = [strips, bins].map(f32::floor);
        // A little less, so that the highest start is still in the last cell.
        let density = Vec3::new(bins, strips, 0.0) / (extent + size);
        Self { strips: strips as usize, bins: bins as usize, corner: lowest, density }
    }

    /// The bin, with `axis` 0, or the strip, with `axis` 1, of a corner.
    #[inline(always)]
    fn cell(&self, axis: usize, corner: [f32; 3]) -> usize {
        let last = [self.bins, self.strips][axis] - 1;
        // Below the first it is the first.
        (((corner[axis] - self.corner[axis]) * self.density[axis]) as usize).min(last)
    }
}
