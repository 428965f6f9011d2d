//! The entries, and the box of each along the axes of its cluster.
//!
//! Two triangles with a point in common have that point's projection in common, on every axis: whatever the axes are
//! exactly, as long as all triangles of a cluster use the same. The intervals are widened by more than their rounding
//! error, so that the computed ones overlap where the true ones do.

use clasp_kernels_macros::kernel;
use glam::{UVec2, UVec4, Vec3, Vec4};

use super::assignment::{Owner, lower_clusters, lowest, without};
use super::axes::{FRAME, Grid, Strips, VECTORS as AXES_VECTORS};
use super::bounds::{Corner, triangle_at};
use crate::geometry::normalized::{HALF, MARGIN, Normalization};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// The mark of an entry whose triangle is in an earlier strip of the same cluster, too.
const CONTINUED: u32 = 1 << 31;

/// The key of a place along the first axis, in a strip: the strip in the upper bits, then the place in fixed point.
/// Cutting digits off keeps the order, so no overlap is lost: there only may be a few more. (Its two roundings are among
/// the dozen operations that the margin allows for.)
///
/// No key is zero, and none has all bits of the place set: these are the end and the start of what is no entry.
#[inline(always)]
pub fn key(strip: u32, place: f32, place_bits: u32) -> u32 {
    let steps = 1u32.wrapping_shl(place_bits) as f32;
    let step = (place + 1.0) * (0.5 * steps);
    let step = if step < steps - 2.0 { step } else { steps - 2.0 };
    let step = if step > 1.0 { step } else { 1.0 };
    strip.wrapping_shl(place_bits) | step as u32
}

/// The interval of a triangle along an axis, widened by `margin`.
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

/// A triangle around the middle of the unit cube, and by how much its intervals are widened: by more than their rounding
/// error, and by `growth`.
#[inline(always)]
fn placed(triangle: Triangle, frame: Normalization, growth: f32) -> (Triangle, f32) {
    let corner = |position: Vec3| frame.apply(position) - HALF;
    let moved = Triangle::new(corner(triangle.a), corner(triangle.b), corner(triangle.c));
    (moved, frame.length(growth) + MARGIN)
}

/// The bits above the two numbers of a [`Grid`]'s steps: a difference leaves them set where it is not negative.
const ABOVE: u32 = 0x8000_8000;

/// A box: its triangle, the steps where it starts along the second and third axis, those where it ends, with the bits
/// above them set, and the first word of what it is not the first one for.
pub type PackedBox = UVec4;

/// Where a box ends along the first axis, as a key; and the second word of what it is not the first one for.
pub type BoxEnd = UVec2;

/// Whether two boxes overlap along the second and third axis: both differences at once, without a branch.
#[inline(always)]
pub fn overlap(first_starts: u32, first_ends: u32, second_starts: u32, second_ends: u32) -> bool {
    first_ends.wrapping_sub(second_starts) & second_ends.wrapping_sub(first_starts) & ABOVE == ABOVE
}

/// Why an entry is not the first one of its triangle, as bits: two entries that have a bit in common are a pair elsewhere.
///
/// There is a bit to each lower cluster that the triangle is in, too, and one for an earlier strip of the same cluster. The
/// pair is found in the lowest cluster that both are in, and there in the first strip. The first word has the clusters that
/// most scenes have at most, so that there is a single word to compare.
type Earlier = UVec2;

/// Clusters whose bits are in the first word of [`Earlier`].
const CLUSTERS_IN_FIRST: u32 = 31;

/// The bit of the first word for an earlier strip.
const EARLIER_STRIP: u32 = 1 << CLUSTERS_IN_FIRST;

/// What an entry of a triangle with this mask is not the first one for.
#[inline(always)]
fn earlier(mask: UVec2, cluster: u32, continued: bool) -> Earlier {
    let lower = lower_clusters(mask, cluster);
    let strip = if continued { EARLIER_STRIP } else { 0 };
    let rest = (lower.x >> CLUSTERS_IN_FIRST) | (lower.y << 1);
    UVec2::new((lower.x & !EARLIER_STRIP) | strip, rest)
}

/// The entries of a triangle in a cluster: one to each of these strips, from the same place along the first axis on.
#[derive(Clone, Copy)]
struct Entries {
    first_strip: u32,
    strips: u32,
    place: f32,
}

impl Entries {
    /// None.
    const NONE: Self = Self { first_strip: 0, strips: 0, place: 0.0 };

    #[inline(always)]
    fn new(triangle: Triangle, margin: f32, cluster: u32, axes: Read<Vec4>) -> Self {
        let along = |axis: u32| interval(triangle, axes.get(cluster * AXES_VECTORS + axis).truncate(), margin);
        let ((place, _), (low, high)) = (along(0), along(1));
        let strips = Strips::from_vec4(axes.get(cluster * AXES_VECTORS + 3));
        let (first, last) = (strips.strip_of(low), strips.strip_of(high));
        Self { first_strip: strips.first as u32 + first, strips: last - first + 1, place }
    }

    /// Writes them from a place of the list on, as far as there is room.
    #[inline(always)]
    fn write(
        self,
        params: &PipelineParams,
        triangle: u32,
        place: u32,
        entries: &mut Write<u32>,
        starts: &mut Write<u32>,
    ) {
        let mut number = 0;
        while number < self.strips {
            if place + number < params.entries {
                starts.set(place + number, key(self.first_strip + number, self.place, params.place_bits));
                entries.set(place + number, if number > 0 { triangle | CONTINUED } else { triangle });
            }
            number += 1;
        }
    }
}

/// Lists the entries of each triangle, one to each strip of each cluster that it is in, and the keys of their starts along
/// the first axis, to sort by. `entry_count[0]` counts them, whether there is room for them or not.
///
/// They come in no particular order; but the sort is next. A workgroup takes room for all entries of its triangles in up to
/// two clusters at once. Those of the few that are in more take it by themselves.
#[kernel]
pub fn list_entries(
    thread: Thread,
    params: &PipelineParams,
    corners: Read<Corner>,
    axes: Read<Vec4>,
    owners: Read<Owner>,
    mut entries: Write<u32>,
    mut starts: Write<u32>,
    mut entry_count: Write<u32>,
    mut counted: Shared<u32, 2>,
) {
    if thread.local == 0 {
        counted.set(0, 0);
    }
    thread.barrier();
    let (mut one, mut two) = (Entries::NONE, Entries::NONE);
    if thread.index < params.triangles {
        let owner = owners.get(thread.index);
        let frame = Normalization::from_vec4(axes.get(FRAME));
        let growth = params.growth().of(thread.index);
        let (triangle, margin) = placed(triangle_at(corners, thread.index), frame, growth);
        let mask = UVec2::new(owner.x, owner.y);
        let cluster = lowest(mask);
        one = Entries::new(triangle, margin, cluster, axes);
        let mut left = without(mask, cluster);
        if left.x | left.y != 0 {
            let cluster = lowest(left);
            two = Entries::new(triangle, margin, cluster, axes);
            left = without(left, cluster);
        }
        while left.x | left.y != 0 {
            let cluster = lowest(left);
            left = without(left, cluster);
            let more = Entries::new(triangle, margin, cluster, axes);
            let place = entry_count.atomic_add(0, more.strips);
            more.write(params, thread.index, place, &mut entries, &mut starts);
        }
    }
    let own = one.strips + two.strips;
    let place = counted.atomic_add(0, own);
    thread.barrier();
    if thread.local == 0 {
        counted.set(1, entry_count.atomic_add(0, counted.get(0)));
    }
    thread.barrier();
    let place = counted.get(1) + place;
    one.write(params, thread.index, place, &mut entries, &mut starts);
    two.write(params, thread.index, place + one.strips, &mut entries, &mut starts);
}

/// Fills up the list of starts: what is no entry comes last.
#[kernel]
pub fn pad_entries(thread: Thread, params: &PipelineParams, entry_count: Read<u32>, mut starts: Write<u32>) {
    if thread.index < params.entries && thread.index >= entry_count.get(0) {
        starts.set(thread.index, u32::MAX);
    }
}

/// Writes the box of each entry, now sorted by their starts. Where there is no entry, its end is before every start.
///
/// The intervals are computed once more rather than kept and brought into order: that takes fewer accesses to memory, and
/// none that is scattered but those to the corners.
#[kernel]
pub fn box_spans(
    thread: Thread,
    params: &PipelineParams,
    entries: Read<u32>,
    sorted_starts: Read<u32>,
    corners: Read<Corner>,
    axes: Read<Vec4>,
    strip_clusters: Read<u32>,
    owners: Read<Owner>,
    mut boxes: Write<PackedBox>,
    mut ends: Write<BoxEnd>,
) {
    if thread.index < params.entries {
        let start = sorted_starts.get(thread.index);
        let mut end = UVec2::ZERO;
        if start != u32::MAX {
            let entry = entries.get(thread.index);
            let strip = start.wrapping_shr(params.place_bits);
            let cluster = strip_clusters.get(strip);
            let number = entry & !CONTINUED;
            let frame = Normalization::from_vec4(axes.get(FRAME));
            let growth = params.growth().of(number);
            let (triangle, margin) = placed(triangle_at(corners, number), frame, growth);
            let along = |axis: u32| interval(triangle, axes.get(cluster * AXES_VECTORS + axis).truncate(), margin);
            let ((_, x_high), (y_low, y_high), (z_low, z_high)) = (along(0), along(1), along(2));
            let grid = Grid::from_vec4(axes.get(cluster * AXES_VECTORS + 4));
            let owner = owners.get(number);
            let earlier = earlier(UVec2::new(owner.x, owner.y), cluster, entry & CONTINUED != 0);
            let (starts, ends) = (grid.steps(y_low, z_low), grid.steps(y_high, z_high) | ABOVE);
            boxes.set(thread.index, UVec4::new(number, starts, ends, earlier.x));
            end = UVec2::new(key(strip, x_high, params.place_bits), earlier.y);
        }
        ends.set(thread.index, end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_in_the_order_of_strips_and_places() {
        let places = [f32::MIN, -1.5, -1.0, -1e-30, -0.0, 0.0, 1e-30, 0.25, 1.0, 1e9, f32::MAX];
        for bits in [14, 18] {
            for pair in places.windows(2) {
                assert!(key(0, pair[0], bits) <= key(0, pair[1], bits), "{pair:?}");
            }
            assert!(key(2, f32::MAX, bits) < key(3, f32::MIN, bits));
            assert!(key(0, f32::MIN, bits) > 0, "zero is before all");
            let last_strip = u32::MAX >> bits;
            assert!(key(last_strip, f32::MAX, bits) < u32::MAX, "the largest key is for no entry");
        }
        assert!(key(0, 0.25, 18) < key(0, 0.25 + 1.01 * MARGIN, 18), "as fine as the margin");
    }

    #[test]
    fn overlaps_are_those_of_both_axes() {
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
    fn two_entries_of_one_pair_know_which_is_the_first() {
        let mask = UVec2::new(1 << 3 | 1 << 30 | 1 << 31, 1 | 1 << 30 | 1 << 31);
        assert_eq!(earlier(mask, 3, false), UVec2::ZERO);
        assert_eq!(earlier(mask, 3, true), UVec2::new(EARLIER_STRIP, 0));
        assert_eq!(earlier(mask, 31, false), UVec2::new(1 << 3 | 1 << 30, 0));
        assert_eq!(earlier(mask, 32, true), UVec2::new(1 << 3 | 1 << 30 | EARLIER_STRIP, 1));
        assert_eq!(earlier(mask, 63, false), UVec2::new(1 << 3 | 1 << 30, 1 | 1 << 1 | 1 << 31));
    }
}
