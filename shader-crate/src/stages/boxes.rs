//! Proxies of triangles, and their boxes along the axes of a cluster.
//!
//! If two triangles have a common point, their intervals along any axis have the projection of that point in common,
//! however the axis was rounded: all triangles of a cluster use the same axes. Intervals are widened by more than their
//! rounding error, so that the computed intervals overlap if the exact ones do. The error is relative to the distance of the
//! triangle from the origin of its cluster.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, UVec4, Vec3, Vec4};

use super::assignment::{TriangleTags, lower_clusters, lowest, without};
use super::axes::{Grid, SCALE, Strips, VECTORS_PER_CLUSTER};
use super::bounds::{Corner, multiplied, triangle_at};
use crate::geometry::arithmetic::{Arithmetic as _, Wgsl};
use crate::geometry::cluster_space::scaled_inflation;
use crate::geometry::orientation::{larger, largest};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Flag in the triangle index of a proxy, on devices and on the CPU: an earlier strip of the same cluster also has a proxy of the
/// triangle.
pub const IN_EARLIER_STRIP: u32 = 1 << 31;

/// Returns the interval of a triangle along an axis, widened by `margin`.
#[inline(always)]
fn interval(triangle: Triangle, axis: Vec3, margin: f32) -> (f32, f32) {
    let (a, b, c) = (axis.dot(triangle.a), axis.dot(triangle.b), axis.dot(triangle.c));
    let (mut low, mut high) = (a, a);
    if b < low {
        low = b;
    }
    if c < low {
        low = c;
    }
    if b > high {
        high = b;
    }
    if c > high {
        high = c;
    }
    (low - margin, high + margin)
}

/// Rounding error of a projected coordinate, relative to the largest difference of the triangle from the origin.
///
/// With `u = 2⁻²³`, a difference from the origin has a relative error of `u`; each product of the projection adds `u` and at most
/// two sums `2 u`, relative to the sum of the absolute values of the products, which is at most `√3` of the largest difference.
/// This is twice as much as `4 √3 u`.
const PROJECTION_ERROR: f32 = 16.0 * f32::EPSILON;

/// A triangle relative to the origin of a cluster, with the largest error of its projections plus its inflation.
///
/// The error depends on the triangle and the cluster only: a huge or far-away triangle widens its own intervals, and no other.
#[derive(Clone, Copy)]
struct LocalTriangle {
    triangle: Triangle,
    margin: f32,
}

impl LocalTriangle {
    /// Creates it from a scaled triangle and a scaled inflation.
    #[inline(always)]
    fn new(thread: Thread, triangle: Triangle, inflation: f32, cluster: u32, axes: Read<Vec4>) -> Self {
        let vector = cluster * VECTORS_PER_CLUSTER;
        let origin = Vec3::new(axes.get(vector).w, axes.get(vector + 1).w, axes.get(vector + 2).w);
        // Opaque: multiplied out, the error of a projection would be relative to the distance from the origin of the scene.
        let relative = |corner: Vec3| Wgsl::new(thread.zero()).difference(corner, origin);
        let local = Triangle::new(relative(triangle.a), relative(triangle.b), relative(triangle.c));
        let reach = larger(larger(largest(local.a), largest(local.b)), largest(local.c));
        Self { triangle: local, margin: PROJECTION_ERROR * reach + inflation + f32::MIN_POSITIVE }
    }

    /// Returns the interval along an axis of the cluster.
    #[inline(always)]
    fn along(self, axis: u32, cluster: u32, axes: Read<Vec4>) -> (f32, f32) {
        interval(self.triangle, axes.get(cluster * VECTORS_PER_CLUSTER + axis).truncate(), self.margin)
    }
}

/// Returns a triangle with scaled positions, and its scaled inflation.
#[inline(always)]
fn scaled_triangle(params: &PipelineParams, corners: Read<Corner>, axes: Read<Vec4>, triangle: u32) -> (Triangle, f32) {
    let scale = axes.get(SCALE).x;
    // The axes are unit vectors up to rounding.
    let inflation = scaled_inflation(params.inflation().of(triangle), scale) * (1.0 + 64.0 * f32::EPSILON);
    (multiplied(triangle_at(corners, triangle), scale), inflation)
}

/// The bits above the two 15-bit steps of a [`Grid`]. If they are set in the minuend of a subtraction of packed steps, they
/// stay set for each difference that is not negative.
const ABOVE: u32 = 0x8000_8000;

/// A box: its triangle, its start along the second and third axis in steps of the [`Grid`], its end likewise with the
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
        let local = LocalTriangle::new(thread, triangle, inflation, cluster, axes);
        let ((start, _), (low, high)) = (local.along(0, cluster, axes), local.along(1, cluster, axes));
        let strips = Strips::from_vec4(axes.get(cluster * VECTORS_PER_CLUSTER + 3));
        let grid = Grid::from_vec4(axes.get(cluster * VECTORS_PER_CLUSTER + 4));
        let (first, last) = strips.range(low, high);
        Self {
            first_strip: strips.first as u32 + first,
            strips: last - first + 1,
            start: grid.start_key(0, start, params.coordinate_bits),
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
        let triangle = scaled_triangle(params, corners, axes, thread.index);
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
            let cluster = strip_clusters.get(strip);
            let index = proxy & !IN_EARLIER_STRIP;
            let (triangle, inflation) = scaled_triangle(params, corners, axes, index);
            let local = LocalTriangle::new(thread, triangle, inflation, cluster, axes);
            let along = |axis: u32| local.along(axis, cluster, axes);
            let ((_, x_high), (y_low, y_high), (z_low, z_high)) = (along(0), along(1), along(2));
            let grid = Grid::from_vec4(axes.get(cluster * VECTORS_PER_CLUSTER + 4));
            let tag = tags.get(index);
            let duplicates = duplicate_mask(UVec2::new(tag.x, tag.y), cluster, proxy & IN_EARLIER_STRIP != 0);
            let (starts, ends) = (grid.starts(y_low, z_low), grid.ends(y_high, z_high) | ABOVE);
            boxes.set(thread.index, UVec4::new(index, starts, ends, duplicates.x));
            end = UVec2::new(grid.end_key(strip, x_high, params.coordinate_bits), duplicates.y);
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
