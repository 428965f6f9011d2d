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
use super::swept_growth;

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

/// Boxes that strips and bins are chosen by, at most.
const MOST_LOOKED_AT: usize = 512;

/// The most strips and the most bins.
const MOST_CELLS: f32 = 65_535.0;

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

/// Bytes of a box, and of what is compared of it.
pub(super) const BOX_BYTES: u64 = (size_of::<Group>() / LANES) as u64;
pub(super) const COMPARED_BYTES: u64 = 6 * size_of::<f32>() as u64;

/// The boxes of a cluster.
#[derive(Default)]
pub(super) struct Boxes {
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

/// The axes of a cluster, as columns: what the coordinates of a point are multiplied with.
struct Axes {
    x: Vec4,
    y: Vec4,
    z: Vec4,
    middle: Vec4,
}

impl Axes {
    fn new(axes: [Vec3; 3]) -> Self {
        let [x, y, z] = [0, 1, 2].map(|axis| Vec3::from(axes.map(|a| a[axis])).extend(0.0));
        // Around the middle of the unit cube, where floats have the most places.
        Self { x, y, z, middle: (x + y + z) * 0.5 }
    }

    #[inline(always)]
    fn turned(&self, [x, y, z, _]: [f32; 4]) -> Vec4 {
        self.x * x + self.y * y + self.z * z - self.middle
    }

    /// The box of a triangle: its lowest and highest coordinates.
    #[inline(always)]
    fn box_of(&self, source: Source<'_>, triangle: u32) -> (Vec3, Vec3) {
        if !source.ends.is_empty() {
            // What is looked for is every pair whose boxes along the axes of the scene overlap during the motion. So these
            // are boxes around boxes: half of one, seen along an axis of the cluster, is the sum of what its sides are.
            let (low, high) = source.span(triangle);
            let growth = Vec4::splat(swept_growth(source.frame, source.growth));
            let (middle, half) = (self.turned(((low + high) * 0.5).to_array()), (high - low) * 0.5 + growth);
            let sides = self.x.abs() * half.x + self.y.abs() * half.y + self.z.abs() * half.z;
            let reach = sides + Vec4::splat(MARGIN);
            return ((middle - reach).truncate(), (middle + reach).truncate());
        }
        let names = source.triangles[triangle as usize];
        let [a, b, c] = names.map(|vertex| self.turned(source.normalized[vertex as usize]));
        let margin = Vec4::splat(source.frame.length(source.growth.of(triangle)) + MARGIN);
        ((a.min(b).min(c) - margin).truncate(), (a.max(b).max(c) + margin).truncate())
    }
}

/// How a cluster is going to be sorted.
pub(super) struct Plan {
    axes: Axes,
    cut: Cut,
}

impl Boxes {
    /// Looks at the boxes of a cluster's members, and counts how many start in each cell.
    ///
    /// Boxes are computed here and once more when they are written, rather than kept: that takes a few hundredths of the
    /// time of a frame, and without it a quarter more memory would be needed where all of a scene is one cluster.
    pub(super) fn plan(&mut self, source: Source<'_>, members: &[u32], axes: [Vec3; 3]) -> Plan {
        let axes = Axes::new(axes);
        let looked_at = members.iter().step_by(members.len().div_ceil(MOST_LOOKED_AT).max(1));
        let cut = Cut::new(members.len(), looked_at.map(|triangle| axes.box_of(source, *triangle)));
        self.ends.clear();
        resize_exactly(&mut self.ends, cut.strips * cut.bins + 1, 0);
        for &triangle in members {
            let (low, high) = axes.box_of(source, triangle);
            let bin = cut.cell(0, low);
            for strip in cut.cell(1, low)..=cut.cell(1, high) {
                self.ends[strip * cut.bins + bin + 1] += 1;
            }
        }
        let mut sum = 0;
        for end in &mut self.ends {
            sum += *end;
            *end = sum;
        }
        self.len = sum as usize;
        Plan { axes, cut }
    }

    /// Writes the boxes of a cluster's members in order.
    pub(super) fn sort(&mut self, source: Source<'_>, members: &[u32], Plan { axes, cut }: &Plan) {
        let Self { ends, groups, len } = self;
        let needed = len.div_ceil(LANES);
        if groups.len() < needed {
            resize_exactly(groups, needed, Group::default());
        }
        for &triangle in members {
            let (low, high) = axes.box_of(source, triangle);
            let name = |vertex| if source.untested.at(vertex) { vertex } else { NO_VERTEX };
            let names = source.triangles[triangle as usize].map(name);
            let mask = source.masks[triangle as usize];
            let marked = if mask & (mask - 1) != 0 { triangle | SHARED } else { triangle };
            let bins = [low, high].map(|corner| cut.cell(0, corner));
            let [first, last] = [low, high].map(|corner| cut.cell(1, corner));
            for strip in first..=last {
                let [cell, last_cell] = bins.map(|bin| strip * cut.bins + bin);
                let place = ends[cell] as usize;
                ends[cell] += 1;
                let (group, lane) = (&mut groups[place / LANES], place % LANES);
                for (axis, name) in names.into_iter().enumerate() {
                    group.low[axis][lane] = low[axis];
                    group.high[axis][lane] = high[axis];
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
        groups + self.ends.capacity() * size_of::<u32>()
    }
}

/// Resizes a list that stays as long from frame to frame: without room to spare.
fn resize_exactly<T: Clone>(list: &mut Vec<T>, len: usize, value: T) {
    list.reserve_exact(len.saturating_sub(list.len()));
    list.resize(len, value);
}

impl Cut {
    /// Chooses strips and bins for so many boxes like these. Any others have their places, too: what is beyond the first or
    /// the last cell is in it.
    fn new(count: usize, like_these: impl ExactSizeIterator<Item = (Vec3, Vec3)>) -> Self {
        let (mut lowest, mut highest, mut size) = (Vec3::INFINITY, Vec3::NEG_INFINITY, Vec3::ZERO);
        let (count, looked_at) = (count as f32, like_these.len() as f32);
        for (low, high) in like_these {
            lowest = lowest.min(low);
            highest = highest.max(low);
            size += high - low;
        }
        let (size, extent) = (size / looked_at, highest - lowest);
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
    fn cell(&self, axis: usize, corner: Vec3) -> usize {
        let last = [self.bins, self.strips][axis] - 1;
        // Below the first it is the first.
        (((corner[axis] - self.corner[axis]) * self.density[axis]) as usize).min(last)
    }
}
