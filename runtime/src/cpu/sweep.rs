//! Boxes, in the order of their starts along the first axis of their cluster; how far each one reaches; and which pairs of
//! them overlap.

use core::ops::Range;

use clasp_kernels::geometry::normalized::Normalization;
use clasp_kernels::stages::boxes::{intervals, ordered};
use clasp_kernels::types::Growth;
use glam::{Vec2, Vec3, Vec4};
use rayon::prelude::*;
use wide::f32x8;

use super::assignment::Members;
use super::triangle_of;

/// Boxes that are compared at once.
const LANES: usize = 8;

/// The boxes of all clusters, one after the other.
#[derive(Default)]
pub(super) struct Boxes {
    /// Before they are sorted: the interval along the first axis, and those along the others.
    unsorted: Vec<(Vec2, Vec4)>,
    /// The start of each and, in the lower half, its place before they were sorted.
    keys: Vec<u64>,
    /// Sorted: the triangles.
    pub(super) triangles: Vec<u32>,
    starts: Vec<f32>,
    ends: Vec<f32>,
    /// Sorted: ends of the intervals along the second and third axis. Each list has some more at its end, so that as many
    /// as are compared at once can always be read.
    second_low: Vec<f32>,
    second_high: Vec<f32>,
    third_low: Vec<f32>,
    third_high: Vec<f32>,
    /// How many others start within each.
    pub(super) counts: Vec<u32>,
}

impl Boxes {
    /// Computes the boxes of all members, along the axes of their clusters, grown as
    /// [`intervals`] does it.
    pub(super) fn compute(
        &mut self,
        positions: &[[f32; 3]],
        triangles: &[[u32; 3]],
        members: &Members,
        axes: &[[Vec3; 3]],
        (frame, growth): (Normalization, Growth),
    ) {
        let boxes = |triangle: u32, axes: [Vec3; 3]| {
            intervals(triangle_of(positions, &triangles[triangle as usize]), frame, growth.of(triangle), axes)
        };
        self.unsorted.resize(members.triangles.len(), Default::default());
        for (cluster, range) in members.clusters() {
            let own = self.unsorted[range.clone()].par_iter_mut().zip(&members.triangles[range]);
            own.with_min_len(1024).for_each(|(unsorted, triangle)| *unsorted = boxes(*triangle, axes[cluster]));
        }
    }

    /// Sorts them, cluster by cluster.
    pub(super) fn sort(&mut self, members: &Members) {
        let len = self.unsorted.len();
        let Self { unsorted, keys, .. } = self;
        let key = |(place, (along, _)): (usize, &(Vec2, Vec4))| u64::from(ordered(along.x)) << 32 | place as u64;
        unsorted.par_iter().enumerate().map(key).collect_into_vec(keys);
        let mut rest = keys.as_mut_slice();
        let mut parts = Vec::new();
        for (_, range) in members.clusters() {
            let (part, after) = rest.split_at_mut(range.len());
            parts.push(part);
            rest = after;
        }
        parts.into_par_iter().for_each(|part| part.par_sort_unstable());

        let padded = len + LANES;
        for list in [&mut self.second_low, &mut self.second_high, &mut self.third_low, &mut self.third_high] {
            list.resize(padded, 0.0);
        }
        self.triangles.resize(len, 0);
        self.starts.resize(len, 0.0);
        self.ends.resize(len, 0.0);
        let along = self.starts.par_iter_mut().zip(&mut self.ends).zip(&mut self.triangles);
        let second = self.second_low.par_iter_mut().zip(&mut self.second_high);
        let third = self.third_low.par_iter_mut().zip(&mut self.third_high);
        let sorted = self.keys.par_iter().zip(along).zip(second).zip(third).with_min_len(1024);
        sorted.for_each(|(((key, ((start, end), triangle)), (second_low, second_high)), (third_low, third_high))| {
            let place = *key as u32 as usize;
            let (along, span) = self.unsorted[place];
            *triangle = members.triangles[place];
            [*start, *end] = along.to_array();
            [*second_low, *second_high, *third_low, *third_high] = span.to_array();
        });
    }

    /// Counts how many others start within each. Returns the sum.
    pub(super) fn sweep(&mut self, members: &Members) -> u64 {
        self.counts.resize(self.starts.len(), 0);
        let Self { starts, ends, counts, .. } = self;
        let mut sum = 0;
        for (_, range) in members.clusters() {
            let starts = &starts[range.clone()];
            let own = counts[range.clone()].par_iter_mut().zip(&ends[range]).enumerate().with_min_len(1024);
            sum += own
                .map(|(place, (count, end))| {
                    *count = count_within(&starts[place + 1..], *end);
                    u64::from(*count)
                })
                .sum::<u64>();
        }
        sum
    }

    /// The pairs of boxes, of those in `range` with those that start within them, that overlap along the other axes.
    pub(super) fn overlapping(&self, range: Range<usize>, mut found: impl FnMut(usize, usize)) {
        for place in range {
            let first = place + 1;
            let end = first + self.counts[place] as usize;
            let [second_low, second_high, third_low, third_high] =
                [&self.second_low, &self.second_high, &self.third_low, &self.third_high];
            let own = [second_high, second_low, third_high, third_low].map(|list| f32x8::splat(list[place]));
            let others = |list: &[f32], at: usize| {
                let mut lanes = [0.0; LANES];
                lanes.copy_from_slice(&list[at..at + LANES]);
                f32x8::new(lanes)
            };
            for at in (first..end).step_by(LANES) {
                let overlap = others(second_low, at).simd_le(own[0])
                    & others(second_high, at).simd_ge(own[1])
                    & others(third_low, at).simd_le(own[2])
                    & others(third_high, at).simd_ge(own[3]);
                let mut lanes = overlap.to_bitmask();
                if end - at < LANES {
                    lanes &= (1 << (end - at)) - 1;
                }
                while lanes != 0 {
                    found(place, at + lanes.trailing_zeros() as usize);
                    lanes &= lanes - 1;
                }
            }
        }
    }

    /// Bytes of its lists: those of the boxes, of the sort, and of the sweep.
    pub(super) fn bytes(&self) -> [u64; 3] {
        let floats = [&self.starts, &self.ends, &self.second_low, &self.second_high, &self.third_low, &self.third_high];
        let sorted = floats.iter().map(|list| list.capacity() * size_of::<f32>()).sum::<usize>();
        let boxes = self.unsorted.capacity() * size_of::<(Vec2, Vec4)>() + sorted + self.triangles.capacity() * 4;
        [boxes, self.keys.capacity() * 8, self.counts.capacity() * 4].map(|bytes| bytes as u64)
    }
}

/// How many of these starts, which are sorted, are at most `end`: by steps that double, because most boxes are short.
fn count_within(starts: &[f32], end: f32) -> u32 {
    let mut bound = 8;
    while bound < starts.len() && starts[bound - 1] <= end {
        bound *= 2;
    }
    let (low, high) = (bound / 2, bound.min(starts.len()));
    let low = if low <= 4 { 0 } else { low };
    (low + starts[low..high].partition_point(|start| *start <= end)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_the_thesis() {
        // Fig. 5.12: the marks along the axis are S_A S_C S_B E_C E_A E_B S_D E_D.
        let boxes = [("A", 0.0f32, 4.0f32), ("B", 2.0, 5.0), ("C", 1.0, 3.0), ("D", 6.0, 7.0)];
        let mut sorted = boxes;
        sorted.sort_by(|a, b| a.1.total_cmp(&b.1));
        let starts = sorted.map(|(_, start, _)| start);
        let counts = boxes.map(|(name, _, end)| {
            let place = sorted.iter().position(|(other, ..)| *other == name).expect("it is there");
            count_within(&starts[place + 1..], end)
        });
        assert_eq!(counts, [2, 0, 1, 0]);
    }

    #[test]
    fn doubling_steps_count_as_one_by_one() {
        for len in [0, 1, 7, 8, 9, 100, 1000] {
            let starts: Vec<f32> = (0..len).map(|i| (i / 3) as f32).collect();
            for end in [-1.0, 0.0, 1.0, 2.5, 5.0, 20.0, 1e6] {
                let expected = starts.iter().take_while(|start| **start <= end).count();
                assert_eq!(count_within(&starts, end), expected as u32, "{len} starts, up to {end}");
            }
        }
    }
}
