//! Boxes of a cluster, sorted for the sweep.
//!
//! The boxes of a cluster are divided into *size classes*, so that huge triangles do not spoil the order of small ones, and
//! each class into strips along the second axis, so that boxes are compared only if they are close along two axes; a triangle
//! that overlaps several strips has a proxy in each. A strip is divided into bins along the first axis. The boxes of a class
//! are sorted by strip and by the bin of their start, that is by a truncated key. Truncation preserves order, so no overlap is
//! lost, and the counting sort also gives the end of the boxes that start within a box: the end of its last bin.

use core::ops::Range;

use glam::{Vec3, Vec4, Vec4Swizzles as _};

use super::axes::{best_axes, best_equalization};
use super::box_sort::{BoxSort, BoxTimes, SortContext, SortMemory};
use super::cells::{BoxSample, Cells};
use super::fans::Fans;
use super::lanes::{LANES, Lanes};
use super::projection::{Box3, BoxSource, Projection, Rotation};

/// Sentinel vertex index; never matches.
pub(super) const NO_VERTEX: u32 = u32::MAX;

/// Flag in the triangle of a box, below [`IN_EARLIER_STRIP`](clasp3d_kernels::stages::boxes::IN_EARLIER_STRIP): the triangle is also a member of other clusters.
pub(super) const IN_OTHER_CLUSTERS: u32 = 1 << 30;

/// Mask of the triangle index of a box, without flags.
pub(super) const TRIANGLE_MASK: u32 = IN_OTHER_CLUSTERS - 1;

/// Maximum number of triangles that are sampled to choose a projection, strips and bins.
const MAX_SAMPLES: usize = 128;

/// Maximum number of size classes. The last one takes all boxes that are left.
const MAX_CLASSES: usize = 8;

/// Rotated coordinates are precise if their errors are below this fraction of the median size of a box.
const PRECISE: f32 = 1.0 / 16.0;

/// A SIMD group of boxes. Each list of lanes is one cache line, and one index addresses all of them.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(super) struct Group {
    /// Lowest and highest coordinates along the three axes.
    pub(super) low: [Lanes<f32>; 3],
    pub(super) high: [Lanes<f32>; 3],
    /// The vertices of each triangle whose neighbors need no test; [`NO_VERTEX`] for other vertices.
    pub(super) skipped_vertices: [Lanes<u32>; 3],
    /// The triangles, with the flags [`IN_EARLIER_STRIP`](clasp3d_kernels::stages::boxes::IN_EARLIER_STRIP) and
    /// [`IN_OTHER_CLUSTERS`].
    pub(super) triangles: Lanes<u32>,
    /// For each box the last cell that it reaches: boxes that start in later cells do not start within it.
    pub(super) last_cells: Lanes<u32>,
}

impl Group {
    /// Returns the box in a lane.
    #[inline(always)]
    pub(super) fn box_in(&self, lane: usize) -> Box3 {
        let corner = |lists: &[Lanes<f32>; 3]| Vec4::new(lists[0][lane], lists[1][lane], lists[2][lane], 0.0);
        (corner(&self.low), corner(&self.high))
    }
}

/// Bytes of a box, and of the fields of another box that a comparison loads.
pub(super) const BOX_BYTES: u64 = (size_of::<Group>() / LANES) as u64;
pub(super) const COMPARED_BYTES: u64 = 5 * size_of::<f32>() as u64;

/// Neighbors that the narrow phase tests.
#[derive(Clone, Copy)]
pub(super) enum NeighborTests<'s> {
    /// All.
    Test,
    /// None: their pairs are left out.
    Skip,
    /// Leave out neighbors with a common vertex that is `true` here: its one-ring is embedded.
    SkipAt(&'s [bool]),
}

impl NeighborTests<'_> {
    #[inline(always)]
    pub(super) fn skips_at(self, vertex: u32) -> bool {
        match self {
            Self::Test => false,
            Self::Skip => true,
            Self::SkipAt(embedded) => embedded[vertex as usize],
        }
    }
}

/// The triangles of a scene, for the boxes of its clusters.
#[derive(Clone, Copy)]
pub(super) struct Members<'s> {
    pub(super) source: BoxSource<'s>,
    pub(super) neighbors: NeighborTests<'s>,
    pub(super) fans: &'s Fans,
    /// Cluster mask of each triangle; empty if there is only one cluster.
    pub(super) masks: &'s [u64],
}

impl Members<'_> {
    /// Whether a triangle is a member of several clusters.
    #[inline(always)]
    pub(super) fn is_in_other_clusters(&self, triangle: u32) -> bool {
        self.masks.get(triangle as usize).is_some_and(|mask| mask & (mask - 1) != 0)
    }
}

/// Sorted boxes of a cluster.
#[derive(Default)]
pub(super) struct Boxes {
    /// Size classes from small to large, then fans. Those from `len` on are memory for reuse.
    classes: Vec<SizeClass>,
    len: usize,
    /// Triangles that are not in a class yet, and those of them that are large.
    remaining: Vec<u32>,
    large: Vec<u32>,
    memory: SortMemory,
    times: BoxTimes,
}

/// Sorted boxes of similar size, or of the triangles of a fan.
#[derive(Default)]
pub(super) struct SizeClass {
    cells: Option<Cells>,
    /// End of each cell. One more element has the number of boxes.
    ends: Vec<u32>,
    /// The boxes. Lanes beyond `len` have no meaning.
    pub(super) groups: Vec<Group>,
    /// Number of boxes.
    pub(super) len: usize,
    /// Box around all boxes, and length of the longest one along the first axis, if there are other classes.
    extent: Option<(Box3, f32)>,
    /// Whether no two triangles of the class can be a pair.
    pub(super) is_fan: bool,
}

impl Boxes {
    /// Computes and sorts the boxes of the members of a cluster.
    pub(super) fn sort(
        &mut self,
        scene: &Members<'_>,
        members: &[u32],
        axes: [Vec3; 3],
        in_parallel: bool,
    ) -> BoxTimes {
        self.len = 0;
        self.remaining.clear();
        self.times = BoxTimes::default();
        let sample = sampled(members);
        if sample.is_empty() {
            return self.times;
        }
        let origin = median_point(&scene.source, &sample);
        let (axes, boxes) = best_axes(axes, origin, &scene.source, (&sample, members.len()));
        let statistics = BoxSample::new(&boxes);
        let rotation = Rotation::new(axes, origin).with_largest_error(PRECISE * statistics.median_size());
        if is_precise(&statistics, &boxes) && !statistics.is_concentrated() {
            let context = SortContext { projection: &rotation, scene, in_parallel };
            self.sort_with(context, members, statistics);
        } else {
            let equalization = best_equalization(axes, origin, &scene.source, &sample);
            let boxes = equalization.boxes_of(&scene.source, &sample);
            let context = SortContext { projection: &equalization, scene, in_parallel };
            self.sort_with(context, members, BoxSample::new(&boxes));
        }
        self.times
    }

    /// Sorts all size classes and fans. `sample` is that of all members.
    fn sort_with(&mut self, context: SortContext<'_, impl Projection>, members: &[u32], mut sample: BoxSample) {
        let SortContext { projection, scene, .. } = context;
        let fans = scene.fans.of_members(members, scene.neighbors);
        let (mut remaining, mut large) = (core::mem::take(&mut self.remaining), core::mem::take(&mut self.large));
        let mut in_classes = members;
        if !fans.is_empty() {
            remaining.extend(members.iter().filter(|triangle| !fans.contains(**triangle)));
            in_classes = &remaining;
        }
        while !in_classes.is_empty() {
            large.clear();
            if self.len + 1 == MAX_CLASSES {
                sample = sample.without_limit();
            }
            self.add_class(false, &BoxSort::new(context, in_classes, &sample), &mut large);
            core::mem::swap(&mut remaining, &mut large);
            in_classes = &remaining;
            if !remaining.is_empty() {
                sample = sample_of(projection, &scene.source, &remaining);
            }
        }
        for fan in fans.iter() {
            let sample = sample_of(projection, &scene.source, fan).without_limit();
            self.add_class(true, &BoxSort::new(context, fan, &sample), &mut large);
        }
        (self.remaining, self.large) = (remaining, large);
        if self.len > 1 {
            self.classes[..self.len].iter_mut().for_each(SizeClass::measure);
        }
    }

    /// Adds a class of sorted boxes. Those of large triangles are left out, and the triangles added to a list.
    fn add_class(&mut self, is_fan: bool, sort: &BoxSort<'_, impl Projection>, large: &mut Vec<u32>) {
        if self.len == self.classes.len() {
            self.classes.push(SizeClass::default());
        }
        let class = &mut self.classes[self.len];
        let (len, times) = sort.run(&mut self.memory, &mut class.ends, &mut class.groups, large);
        (class.len, class.cells, class.extent, class.is_fan) = (len, Some(sort.cells), None, is_fan);
        self.times = self.times.plus(times);
        self.len += 1;
    }

    /// Returns the classes.
    pub(super) fn classes(&self) -> &[SizeClass] {
        &self.classes[..self.len]
    }

    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        let lists = (self.remaining.capacity() + self.large.capacity()) * size_of::<u32>();
        lists + self.memory.bytes() + self.classes.iter().map(SizeClass::bytes).sum::<usize>()
    }
}

/// Returns a sample of some triangles.
fn sampled(triangles: &[u32]) -> Vec<u32> {
    triangles.iter().step_by(triangles.len().div_ceil(MAX_SAMPLES).max(1)).copied().collect()
}

/// Returns the statistics of a sample of some triangles.
fn sample_of(projection: &impl Projection, source: &BoxSource<'_>, triangles: &[u32]) -> BoxSample {
    BoxSample::new(&projection.boxes_of(source, &sampled(triangles)))
}

/// Returns the median of the sampled points along each axis.
fn median_point(source: &BoxSource<'_>, sample: &[u32]) -> Vec3 {
    let points: Vec<Vec3> = sample.iter().map(|triangle| source.point(*triangle)).collect();
    Vec3::from([0, 1, 2].map(|axis| {
        let mut coordinates: Vec<f32> = points.iter().map(|point| point[axis]).collect();
        let middle = coordinates.len() / 2;
        *coordinates.select_nth_unstable_by(middle, f32::total_cmp).1
    }))
}

/// Whether the errors of most rotated boxes are small compared to boxes.
fn is_precise(statistics: &BoxSample, boxes: &[Box3]) -> bool {
    let size = statistics.median_size();
    let imprecise = boxes.iter().filter(|(low, high)| {
        let extent = (*high - *low).xy().max_element();
        Rotation::error_of(*low, *high) > PRECISE * size.max(extent)
    });
    8 * imprecise.count() <= boxes.len()
}

impl SizeClass {
    /// Computes the box around all boxes, and the length of the longest.
    fn measure(&mut self) {
        let ((mut lowest, mut highest), mut longest) = ((Vec4::INFINITY, Vec4::NEG_INFINITY), 0.0f32);
        for index in 0..self.len {
            let (low, high) = self.groups[index / LANES].box_in(index % LANES);
            (lowest, highest) = (lowest.min(low), highest.max(high));
            longest = longest.max(high.x - low.x);
        }
        self.extent = Some(((lowest, highest), longest));
    }

    /// Returns the end of the boxes that may start within the box of a lane.
    #[inline(always)]
    pub(super) fn end(&self, group: &Group, lane: usize) -> usize {
        self.ends[group.last_cells[lane] as usize] as usize
    }

    /// Calls `visit` for each range of boxes that may overlap a box of another class, and whether the range belongs to a strip
    /// after the first one that the box reaches.
    #[inline(always)]
    pub(super) fn visit_near(&self, (low, high): Box3, mut visit: impl FnMut(Range<usize>, bool)) {
        let (Some(cells), Some(((lowest, highest), longest))) = (&self.cells, self.extent) else { return };
        if low.xyz().cmpgt(highest.xyz()).any() || high.xyz().cmplt(lowest.xyz()).any() {
            return;
        }
        // A box that starts before `low` by more than the longest length ends before it, too. Both differences are rounded.
        let rounding = 4.0 * f32::EPSILON * (low.x.abs() + longest);
        let bins = [low.x - longest - rounding, high.x].map(|x| cells.bin(x));
        let [first, last] = [low.y, high.y].map(|y| cells.strip(y));
        for strip in first..=last {
            let [start, end] = bins.map(|bin| strip * cells.bins + bin);
            let start = if start == 0 { 0 } else { self.ends[start - 1] as usize };
            let end = self.ends[end] as usize;
            if start < end {
                visit(start..end, strip > first);
            }
        }
    }

    fn bytes(&self) -> usize {
        self.groups.capacity() * size_of::<Group>() + self.ends.capacity() * size_of::<u32>()
    }
}
