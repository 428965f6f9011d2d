//! Proxies of triangles, and their boxes along the axes of a cluster.
//!
//! [`cluster_axes`](crate::geometry::cluster_axes) has the intervals of triangles,
//! [`quantization`](crate::geometry::quantization) their strips and steps. Both keep overlaps: no pair is lost.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, UVec4, Vec4};

use super::assignment::{TriangleTags, lower_clusters, lowest, without};
use super::bounds::{Corner, scaled_triangle};
use super::division::{DividedCluster, SCALE};
use crate::geometry::arithmetic::Wgsl;
#[cfg(doc)]
use crate::geometry::quantization::Division;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Flag in the triangle index of a proxy, on devices and on the CPU: an earlier strip of the same cluster also has a proxy of the
/// triangle.
pub const IN_EARLIER_STRIP: u32 = 1 << 31;

/// The bits above the two 15-bit steps of a [`Division`]. If they are set in the minuend of a subtraction of packed steps, they
/// stay set for each difference that is not negative.
const ABOVE: u32 = 0x8000_8000;

/// A box: its triangle, its start along the second and third axis in steps of the [`Division`], its end likewise with the
/// bits `ABOVE` set, and the low word of its duplicate mask.
pub type PackedBox = UVec4;

/// The end of a box along the first axis as a key, and the high word of its duplicate mask.
pub type BoxEnd = UVec2;

/// Whether two boxes overlap along the second and third axis: one subtraction tests both, without a branch.
#[inline(always)]
pub fn overlap(first_starts: u32, first_ends: u32, second_starts: u32, second_ends: u32) -> bool {
    first_ends.wrapping_sub(second_starts) & second_ends.wrapping_sub(first_starts) & ABOVE == ABOVE
}

/// A bit for each lower cluster of the triangle, and one for an earlier strip of the same cluster. If the masks of two
/// proxies have a common bit, both triangles are also in that cluster or strip, and their pair is reported there.
///
/// So each pair of triangles is reported once: in the lowest common cluster, and in its first common strip. The low word has
/// the clusters below 31, which are all clusters of most scenes, so that most pairs need a comparison of one word.
type DuplicateMask = UVec2;

/// Number of clusters in the low word of a [`DuplicateMask`].
const CLUSTERS_IN_LOW_WORD: u32 = 31;

/// Bit of the low word of a [`DuplicateMask`] for an earlier strip.
const EARLIER_STRIP: u32 = 1 << CLUSTERS_IN_LOW_WORD;

/// Returns the duplicate mask of a proxy in a cluster, for a triangle with this cluster mask.
#[inline(always)]
fn duplicate_mask(clusters: UVec2, cluster: u32, in_earlier_strip: bool) -> DuplicateMask {
    let lower = lower_clusters(clusters, cluster);
    let strip = if in_earlier_strip { EARLIER_STRIP } else { 0 };
    let high = (lower.x >> CLUSTERS_IN_LOW_WORD) | (lower.y << 1);
    UVec2::new((lower.x & !EARLIER_STRIP) | strip, high)
}

/// The proxies of a triangle in a cluster: one per strip, all with the same start along the first axis.
#[derive(Clone, Copy)]
struct Proxies {
    first_strip: u32,
    strips: u32,
    /// Sort key of the start, without the strip.
    start: u32,
}

impl Proxies {
    const NONE: Self = Self { first_strip: 0, strips: 0, start: 0 };

    #[inline(always)]
    fn new(
        thread: Thread,
        params: &PipelineParams,
        (triangle, inflation): (Triangle, f32),
        cluster: u32,
        axes: Read<Vec4>,
    ) -> Self {
        let arithmetic = Wgsl::new(thread.zero());
        let cluster = DividedCluster::new(axes, cluster);
        let (low, high) = cluster.axes.intervals(arithmetic, triangle, inflation);
        let at = |axis: u32, coordinate: f32| cluster.position(arithmetic, axis, coordinate);
        let (first, last) = cluster.division.strips_of(at(1, low.y), at(1, high.y));
        Self {
            first_strip: cluster.division.first_strip() + first,
            strips: last - first + 1,
            start: cluster.division.start_key(0, at(0, low.x), params.coordinate_bits),
        }
    }

    /// Writes the proxies to the list from `index` on, as far as the capacity allows.
    #[inline(always)]
    fn write(
        self,
        params: &PipelineParams,
        triangle: u32,
        index: u32,
        proxies: &mut Write<u32>,
        starts: &mut Write<u32>,
    ) {
        let mut strip = 0;
        while strip < self.strips {
            if index + strip < params.proxy_capacity {
                let strip_bits = (self.first_strip + strip).wrapping_shl(params.coordinate_bits);
                starts.set(index + strip, strip_bits | self.start);
                proxies.set(index + strip, if strip > 0 { triangle | IN_EARLIER_STRIP } else { triangle });
            }
            strip += 1;
        }
    }
}

/// Lists the proxies of all triangles, and the sort keys of their starts along the first axis. `proxy_count[0]` counts the
/// proxies, also beyond the capacity.
///
/// The order is arbitrary: the sort comes next. A workgroup reserves list elements at once for the proxies of its triangles
/// in their first two clusters. The few triangles with more memberships reserve the others by themselves.
#[kernel]
pub fn list_proxies(
    thread: Thread,
    params: &PipelineParams,
    corners: Read<Corner>,
    axes: Read<Vec4>,
    tags: Read<TriangleTags>,
    mut proxies: Write<u32>,
    mut starts: Write<u32>,
    mut proxy_count: Write<u32>,
    mut reserved: Shared<u32, 2>,
) {
    if thread.local == 0 {
        reserved.set(0, 0);
    }
    thread.barrier();
    let (mut first, mut second) = (Proxies::NONE, Proxies::NONE);
    if thread.index < params.triangles {
        let tag = tags.get(thread.index);
        let triangle = scaled_triangle(params, corners, axes.get(SCALE).x, thread.index);
        let mask = UVec2::new(tag.x, tag.y);
        let cluster = lowest(mask);
        first = Proxies::new(thread, params, triangle, cluster, axes);
        let mut remaining = without(mask, cluster);
        if remaining.x | remaining.y != 0 {
            let cluster = lowest(remaining);
            second = Proxies::new(thread, params, triangle, cluster, axes);
            remaining = without(remaining, cluster);
        }
        while remaining.x | remaining.y != 0 {
            let cluster = lowest(remaining);
            remaining = without(remaining, cluster);
            let further = Proxies::new(thread, params, triangle, cluster, axes);
            let index = proxy_count.atomic_add(0, further.strips);
            further.write(params, thread.index, index, &mut proxies, &mut starts);
        }
    }
    let offset = reserved.atomic_add(0, first.strips + second.strips);
    thread.barrier();
    if thread.local == 0 {
        reserved.set(1, proxy_count.atomic_add(0, reserved.get(0)));
    }
    thread.barrier();
    let index = reserved.get(1) + offset;
    first.write(params, thread.index, index, &mut proxies, &mut starts);
    second.write(params, thread.index, index + first.strips, &mut proxies, &mut starts);
}

/// Pads the list of starts after the last proxy, with keys that are sorted to the end.
#[kernel]
pub fn pad_proxies(thread: Thread, params: &PipelineParams, proxy_count: Read<u32>, mut starts: Write<u32>) {
    if thread.index < params.proxy_capacity && thread.index >= proxy_count.get(0) {
        starts.set(thread.index, u32::MAX);
    }
}

/// Writes the box of each proxy in sorted order. Padding gets an end that is before every start.
///
/// Intervals are computed again here instead of being stored and permuted: that takes fewer memory accesses, and only those
/// to the corners are scattered.
#[kernel]
pub fn compute_boxes(
    thread: Thread,
    params: &PipelineParams,
    proxies: Read<u32>,
    sorted_starts: Read<u32>,
    corners: Read<Corner>,
    axes: Read<Vec4>,
    strip_clusters: Read<u32>,
    tags: Read<TriangleTags>,
    mut boxes: Write<PackedBox>,
    mut ends: Write<BoxEnd>,
) {
    if thread.index < params.proxy_capacity {
        let start = sorted_starts.get(thread.index);
        let mut end = UVec2::ZERO;
        if start != u32::MAX {
            let proxy = proxies.get(thread.index);
            let strip = start.wrapping_shr(params.coordinate_bits);
            let cluster_index = strip_clusters.get(strip);
            let index = proxy & !IN_EARLIER_STRIP;
            let (triangle, inflation) = scaled_triangle(params, corners, axes.get(SCALE).x, index);
            let arithmetic = Wgsl::new(thread.zero());
            let cluster = DividedCluster::new(axes, cluster_index);
            let (low, high) = cluster.axes.intervals(arithmetic, triangle, inflation);
            let at = |axis: u32, coordinate: f32| cluster.position(arithmetic, axis, coordinate);
            let division = cluster.division;
            let tag = tags.get(index);
            let duplicates = duplicate_mask(UVec2::new(tag.x, tag.y), cluster_index, proxy & IN_EARLIER_STRIP != 0);
            let starts = division.starts(at(1, low.y), at(2, low.z));
            let ends = division.ends(at(1, high.y), at(2, high.z)) | ABOVE;
            boxes.set(thread.index, UVec4::new(index, starts, ends, duplicates.x));
            end = UVec2::new(division.end_key(strip, at(0, high.x), params.coordinate_bits), duplicates.y);
        }
        ends.set(thread.index, end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_overlap_if_they_overlap_along_both_axes() {
        let steps = |second: u32, third: u32| second | third << 16;
        let boxes = [[0, 0, 0, 0], [0, 5, 3, 9], [5, 9, 9, 9], [6, 32767, 0, 2], [0, 32767, 0, 32767], [32767; 4]];
        for [a_low, a_high, b_low, b_high] in boxes {
            for [c_low, c_high, d_low, d_high] in boxes {
                let expected = a_low <= c_high && c_low <= a_high && b_low <= d_high && d_low <= b_high;
                let (starts, ends) = (steps(a_low, b_low), steps(a_high, b_high) | ABOVE);
                let (other_starts, other_ends) = (steps(c_low, d_low), steps(c_high, d_high) | ABOVE);
                assert_eq!(overlap(starts, ends, other_starts, other_ends), expected);
            }
        }
    }

    #[test]
    fn duplicate_masks_have_lower_clusters_and_an_earlier_strip() {
        let mask = UVec2::new(1 << 3 | 1 << 30 | 1 << 31, 1 | 1 << 30 | 1 << 31);
        assert_eq!(duplicate_mask(mask, 3, false), UVec2::ZERO);
        assert_eq!(duplicate_mask(mask, 3, true), UVec2::new(EARLIER_STRIP, 0));
        assert_eq!(duplicate_mask(mask, 31, false), UVec2::new(1 << 3 | 1 << 30, 0));
        assert_eq!(duplicate_mask(mask, 32, true), UVec2::new(1 << 3 | 1 << 30 | EARLIER_STRIP, 1));
        assert_eq!(duplicate_mask(mask, 63, false), UVec2::new(1 << 3 | 1 << 30, 1 | 1 << 1 | 1 << 31));
    }
}
