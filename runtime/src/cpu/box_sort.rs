//! The sort of boxes into cells.
//!
//! Boxes are computed and stored, a counting sort orders their indices by cell, and the boxes are gathered in that order. So
//! only the counting sort, which reads 8 bytes and writes 4 bytes per box, is left to one thread.

use core::time::Duration;

use clasp3d_kernels::stages::boxes::IN_EARLIER_STRIP;
use fearless_simd::{Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;
use web_time::Instant;

use super::boxes::{Group, IN_OTHER_CLUSTERS, Members, NO_VERTEX};
use super::cells::{BoxSample, Cells};
use super::lanes::LANES;
use super::projection::Projection;

/// Boxes per task.
const CHUNK: usize = 1024;

/// Number of strips of a stored box that is not sorted, because it is large.
const LARGE: u32 = u32::MAX;

/// Memory of a sort, for reuse.
#[derive(Default)]
pub(super) struct SortMemory {
    boxes: Vec<StoredBox>,
    /// For each sorted box its index in `boxes`, with the flag [`IN_EARLIER_STRIP`].
    order: Vec<u32>,
}

/// A box before the sort.
#[derive(Clone, Copy, Default)]
struct StoredBox {
    low: [f32; 3],
    high: [f32; 3],
    /// The bin of its start in its first strip, and the number of strips; [`LARGE`] for large boxes.
    cell: u32,
    strips: u32,
}

/// Bytes of a box before the sort, and of its place in the order.
pub(super) const STORED_BYTES: u64 = (size_of::<StoredBox>() + size_of::<u32>()) as u64;

/// The time that threads spent on boxes.
#[derive(Clone, Copy, Default)]
pub(super) struct BoxTimes {
    pub(super) compute: Duration,
    pub(super) sort: Duration,
}

impl BoxTimes {
    pub(super) fn plus(self, other: Self) -> Self {
        Self { compute: self.compute + other.compute, sort: self.sort + other.sort }
    }
}

/// Input of the sorts of all size classes of a cluster.
pub(super) struct SortContext<'s, P> {
    pub(super) projection: &'s P,
    pub(super) scene: &'s Members<'s>,
    /// Whether the work is divided among threads.
    pub(super) in_parallel: bool,
}

impl<P> Clone for SortContext<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for SortContext<'_, P> {}

/// The sort of the boxes of a size class.
pub(super) struct BoxSort<'s, P> {
    projection: &'s P,
    scene: &'s Members<'s>,
    triangles: &'s [u32],
    pub(super) cells: Cells,
    /// Sizes above which boxes are large, along all axes.
    limit: Vec4,
    /// Least number of chunks per task.
    min_chunks: usize,
}

impl<'s, P: Projection> BoxSort<'s, P> {
    /// Prepares the sort of the boxes of some triangles. `sample` has the statistics of a sample of them.
    pub(super) fn new(
        SortContext { projection, scene, in_parallel }: SortContext<'s, P>,
        triangles: &'s [u32],
        sample: &BoxSample,
    ) -> Self {
        let limit = sample.limit();
        Self {
            projection,
            scene,
            triangles,
            cells: Cells::new(triangles.len(), sample),
            limit: Vec4::new(limit.x, limit.y, f32::INFINITY, f32::INFINITY),
            min_chunks: if in_parallel { 1 } else { usize::MAX },
        }
    }

    /// Computes the boxes and sorts those that are not large into `groups`; the triangles of large ones are added to `large`.
    /// Writes the end of each cell, and one more element with the number of boxes, which is returned.
    pub(super) fn run(
        &self,
        memory: &mut SortMemory,
        ends: &mut Vec<u32>,
        groups: &mut Vec<Group>,
        large: &mut Vec<u32>,
    ) -> (usize, BoxTimes) {
        let SortMemory { boxes, order } = memory;
        if boxes.len() < self.triangles.len() {
            resize_exactly(boxes, self.triangles.len(), StoredBox::default());
        }
        let boxes = &mut boxes[..self.triangles.len()];
        let compute = self.compute(boxes);
        let start = Instant::now();
        let len = self.count(boxes, ends, large);
        if order.len() < len {
            resize_exactly(order, len, 0);
        }
        let order = &mut order[..len];
        self.order(boxes, ends, order);
        let counting = start.elapsed();
        let needed = len.div_ceil(LANES);
        if groups.len() < needed {
            resize_exactly(groups, needed, Group::default());
        }
        let sort = counting + self.gather(boxes, ends, order, &mut groups[..needed]);
        (len, BoxTimes { compute, sort })
    }

    /// Computes all boxes and their cells.
    fn compute(&self, boxes: &mut [StoredBox]) -> Duration {
        let chunks = boxes.par_chunks_mut(CHUNK).zip(self.triangles.par_chunks(CHUNK)).with_min_len(self.min_chunks);
        let compute_chunk = |(boxes, triangles): (&mut [StoredBox], &[u32])| {
            let start = Instant::now();
            dispatch!(self.scene.source.level, simd => simd.vectorize(
                #[inline(always)]
                || self.compute_chunk(simd, triangles, boxes),
            ));
            start.elapsed()
        };
        chunks.map(compute_chunk).sum()
    }

    #[inline(always)]
    fn compute_chunk<S: Simd>(&self, simd: S, triangles: &[u32], boxes: &mut [StoredBox]) {
        let Self { projection, scene, cells, limit, .. } = self;
        for (stored, triangle) in boxes.iter_mut().zip(triangles) {
            let (low, high) = projection.box_of(simd, &scene.source, *triangle);
            let (first, last) = (cells.strip(low.y), cells.strip(high.y));
            *stored = StoredBox {
                low: low.truncate().to_array(),
                high: high.truncate().to_array(),
                cell: (first * cells.bins + cells.bin(low.x)) as u32,
                strips: if (high - low).cmpgt(*limit).any() { LARGE } else { (last + 1 - first) as u32 },
            };
        }
    }

    /// Writes the start of each cell, and returns the number of boxes that are not large.
    fn count(&self, boxes: &[StoredBox], ends: &mut Vec<u32>, large: &mut Vec<u32>) -> usize {
        ends.clear();
        resize_exactly(ends, self.cells.strips * self.cells.bins + 1, 0);
        for (stored, triangle) in boxes.iter().zip(self.triangles) {
            if stored.strips == LARGE {
                large.push(*triangle);
            } else {
                self.cells_of(stored).for_each(|cell| ends[cell + 1] += 1);
            }
        }
        let mut sum = 0;
        for end in ends {
            sum += *end;
            *end = sum;
        }
        sum as usize
    }

    /// Writes the order of the boxes, and turns the start of each cell into its end.
    fn order(&self, boxes: &[StoredBox], ends: &mut [u32], order: &mut [u32]) {
        for (index, stored) in (0..).zip(boxes).filter(|(_, stored)| stored.strips != LARGE) {
            let mut flag = 0;
            for cell in self.cells_of(stored) {
                order[ends[cell] as usize] = index | flag;
                ends[cell] += 1;
                flag = IN_EARLIER_STRIP;
            }
        }
    }

    /// Returns the cell of a box in each strip.
    #[inline(always)]
    fn cells_of(&self, stored: &StoredBox) -> impl Iterator<Item = usize> {
        let (first, bins) = (stored.cell as usize, self.cells.bins);
        (0..stored.strips as usize).map(move |strip| first + strip * bins)
    }

    /// Writes the boxes in sorted order.
    fn gather(&self, boxes: &[StoredBox], ends: &[u32], order: &[u32], groups: &mut [Group]) -> Duration {
        const { assert!(CHUNK.is_multiple_of(LANES), "a chunk is made of whole groups") };
        let chunks = groups.par_chunks_mut(CHUNK / LANES).zip(order.par_chunks(CHUNK)).enumerate();
        let gather_chunk = |(chunk, (groups, order)): (usize, (&mut [Group], &[u32]))| {
            let start = Instant::now();
            self.gather_chunk((boxes, ends), order, chunk * CHUNK, groups);
            start.elapsed()
        };
        chunks.with_min_len(self.min_chunks).map(gather_chunk).sum()
    }

    /// Writes the sorted boxes from index `first` on.
    fn gather_chunk(&self, (boxes, ends): (&[StoredBox], &[u32]), order: &[u32], first: usize, groups: &mut [Group]) {
        let bins = self.cells.bins;
        let end_of_strip = |strip: usize| ends[(strip + 1) * bins - 1] as usize;
        let mut strip = first_where(self.cells.strips, |strip| end_of_strip(strip) > first);
        let mut index = first;
        for (group, order) in groups.iter_mut().zip(order.chunks(LANES)) {
            for (lane, entry) in order.iter().enumerate() {
                while index >= end_of_strip(strip) {
                    strip += 1;
                }
                index += 1;
                let member = (entry & !IN_EARLIER_STRIP) as usize;
                let (stored, triangle) = (&boxes[member], self.triangles[member]);
                let vertices = self.scene.source.triangles[triangle as usize];
                for (axis, vertex) in vertices.into_iter().enumerate() {
                    group.low[axis][lane] = stored.low[axis];
                    group.high[axis][lane] = stored.high[axis];
                    let is_skipped = self.scene.neighbors.skips_at(vertex);
                    group.skipped_vertices[axis][lane] = if is_skipped { vertex } else { NO_VERTEX };
                }
                let flag = if self.scene.is_in_other_clusters(triangle) { IN_OTHER_CLUSTERS } else { 0 };
                group.triangles[lane] = triangle | flag | (entry & IN_EARLIER_STRIP);
                group.last_cells[lane] = (strip * bins + self.cells.bin(stored.high[0])) as u32;
            }
        }
    }
}

impl SortMemory {
    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.boxes.capacity() * size_of::<StoredBox>() + self.order.capacity() * size_of::<u32>()
    }
}

/// Returns the first number below `end` for which a predicate is true; it must be true for all larger ones.
fn first_where(end: usize, predicate: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, end);
    while low < high {
        let middle = low.midpoint(high);
        if predicate(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

/// Resizes a list without spare capacity: its length changes little from frame to frame.
fn resize_exactly<T: Clone>(list: &mut Vec<T>, len: usize, value: T) {
    list.reserve_exact(len.saturating_sub(list.len()));
    list.resize(len, value);
}
