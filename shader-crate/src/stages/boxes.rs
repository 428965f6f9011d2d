//! The box of each entry along the axes of its cluster, and the key to sort by.
//!
//! Two triangles with a point in common have that point's projection in common, on every axis: whatever the axes are
//! exactly, as long as all triangles of a cluster use the same. The intervals are widened by more than their rounding
//! error, so that the computed ones overlap where the true ones do.

use clasp_kernels_macros::kernel;
use glam::{Vec2, Vec3, Vec4};

use super::assignment::unpack_entry;
use super::axes::AXES;
use super::bounds::triangle_at;
use crate::geometry::normalized::{MARGIN, Normalization};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// A number of which the order is that of the floats: with a bit set for those that are not negative, and all bits turned
/// for those that are.
#[inline(always)]
pub fn ordered(value: f32) -> u32 {
    let bits = value.to_bits();
    if bits & 0x8000_0000 == 0 { bits | 0x8000_0000 } else { !bits }
}

/// The key of a place along the first axis of a cluster: the cluster in the upper bits, then as many bits of the place as
/// there is room for. Cutting bits off keeps the order, so no overlap is lost: there only may be a few more.
#[inline(always)]
pub fn key(cluster: u32, place: f32, cluster_bits: u32) -> u32 {
    if cluster_bits == 0 {
        return ordered(place);
    }
    cluster.wrapping_shl(32 - cluster_bits) | ordered(place).wrapping_shr(cluster_bits)
}

/// The interval of a triangle along an axis, widened by `margin`.
#[inline(always)]
fn interval(a: Vec3, b: Vec3, c: Vec3, axis: Vec3, margin: f32) -> (f32, f32) {
    let (a, b, c) = (axis.dot(a), axis.dot(b), axis.dot(c));
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

/// The intervals of a triangle along three axes: of the first as a vector of two, of the others as one of four. They are
/// widened by more than the rounding error, and by `growth`.
#[inline(always)]
pub fn intervals(triangle: Triangle, frame: Normalization, growth: f32, axes: [Vec3; 3]) -> (Vec2, Vec4) {
    // Around the middle of the unit cube, where floats have the most places.
    let half = Vec3::new(0.5, 0.5, 0.5);
    let (a, b, c) = (frame.apply(triangle.a) - half, frame.apply(triangle.b) - half, frame.apply(triangle.c) - half);
    let margin = frame.length(growth) + MARGIN;
    let [x, y, z] = axes;
    let (x_low, x_high) = interval(a, b, c, x, margin);
    let (y_low, y_high) = interval(a, b, c, y, margin);
    let (z_low, z_high) = interval(a, b, c, z, margin);
    (Vec2::new(x_low, x_high), Vec4::new(y_low, y_high, z_low, z_high))
}

/// Whether two boxes are apart along the second or third axis.
#[inline(always)]
pub fn apart(first: Vec4, second: Vec4) -> bool {
    first.x > second.y || second.x > first.y || first.z > second.w || second.z > first.w
}

/// Writes for each entry the key of its start along the first axis, to sort by. Where there is no entry, the key is the
/// largest there is.
#[kernel]
pub fn box_starts(
    thread: Thread,
    params: &PipelineParams,
    entries: Read<u32>,
    positions: Read<f32>,
    triangles: Read<u32>,
    frame: Read<Vec4>,
    axes: Read<Vec4>,
    mut starts: Write<u32>,
) {
    if thread.index < params.entries {
        let entry = entries.get(thread.index);
        let mut start = u32::MAX;
        if entry != 0 {
            let (_, cluster) = unpack_entry(entry);
            let (along, _) = entry_intervals(params, entry, positions, triangles, frame, axes);
            start = key(cluster, along.x, params.cluster_bits);
        }
        starts.set(thread.index, start);
    }
}

/// Writes for each entry, now sorted by their starts, the key of its end along the first axis and its intervals along the
/// others. Where there is no entry, the end is zero, before every start.
///
/// The intervals are computed once more rather than kept and brought into order: that takes fewer accesses to memory, and
/// none that is scattered but those to the positions.
#[kernel]
pub fn box_spans(
    thread: Thread,
    params: &PipelineParams,
    entries: Read<u32>,
    positions: Read<f32>,
    triangles: Read<u32>,
    frame: Read<Vec4>,
    axes: Read<Vec4>,
    mut ends: Write<u32>,
    mut spans: Write<Vec4>,
) {
    if thread.index < params.entries {
        let entry = entries.get(thread.index);
        let mut end = 0;
        if entry != 0 {
            let (_, cluster) = unpack_entry(entry);
            let (along, span) = entry_intervals(params, entry, positions, triangles, frame, axes);
            end = key(cluster, along.y, params.cluster_bits);
            spans.set(thread.index, span);
        }
        ends.set(thread.index, end);
    }
}

#[inline(always)]
fn entry_intervals(
    params: &PipelineParams,
    entry: u32,
    positions: Read<f32>,
    triangles: Read<u32>,
    frame: Read<Vec4>,
    axes: Read<Vec4>,
) -> (Vec2, Vec4) {
    let (triangle, cluster) = unpack_entry(entry);
    let frame = Normalization::from_vec4(frame.get(0));
    let axis = |number: u32| axes.get(cluster * AXES + number).truncate();
    let growth = params.growth().of(triangle);
    intervals(triangle_at(positions, triangles, triangle), frame, growth, [axis(0), axis(1), axis(2)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_in_the_order_of_clusters_and_places() {
        let places = [f32::MIN, -1.5, -1e-30, -0.0, 0.0, 1e-30, 0.25, 1.0, f32::MAX];
        for bits in [0, 1, 4, 6] {
            for pair in places.windows(2) {
                assert!(key(0, pair[0], bits) <= key(0, pair[1], bits), "{pair:?}");
            }
        }
        assert!(key(2, f32::MAX, 6) < key(3, f32::MIN, 6));
        assert!(key(63, f32::MAX, 6) < u32::MAX, "the largest key is for no entry");
    }
}
