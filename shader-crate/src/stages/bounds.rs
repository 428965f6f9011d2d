//! Corners of all triangles, the scale of the scene, and cluster space.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::one_rings::EMBEDDED;
use crate::geometry::cluster_space::{ClusterSpace, QUANTILE, rounding_of, samples_of, scale_for, scaled_inflation};
use crate::geometry::orientation::{larger, largest};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Returns the position of a vertex.
#[inline(always)]
pub fn position(positions: Read<f32>, vertex: u32) -> Vec3 {
    Vec3::new(positions.get(3 * vertex), positions.get(3 * vertex + 1), positions.get(3 * vertex + 2))
}

/// Corners per triangle.
pub const CORNERS: u32 = 3;

/// A corner of a triangle: the bits of its coordinates, and its vertex index with the flag [`EMBEDDED`].
///
/// Corners are gathered once, so that later stages read contiguous memory.
pub type Corner = UVec4;

#[inline(always)]
pub(super) fn corner(position: Vec3, vertex: u32) -> Corner {
    UVec4::new(position.x.to_bits(), position.y.to_bits(), position.z.to_bits(), vertex)
}

/// Returns the position of a corner.
#[inline(always)]
pub fn position_of(corner: Corner) -> Vec3 {
    Vec3::new(f32::from_bits(corner.x), f32::from_bits(corner.y), f32::from_bits(corner.z))
}

/// Returns the positions of a triangle.
#[inline(always)]
pub fn triangle_at(corners: Read<Corner>, triangle: u32) -> Triangle {
    let corner = |index: u32| position_of(corners.get(triangle * CORNERS + index));
    Triangle::new(corner(0), corner(1), corner(2))
}

/// Multiplies all coordinates of a triangle by the scale of the scene.
#[inline(always)]
pub(super) fn multiplied(triangle: Triangle, scale: f32) -> Triangle {
    Triangle::new(triangle.a * scale, triangle.b * scale, triangle.c * scale)
}

/// Returns a triangle with scaled positions, and its scaled inflation: that of the scene, and the error of its rounded
/// positions. (Axes are unit vectors up to rounding: the inflation is
/// rounded up by more than that.)
#[inline(always)]
pub(super) fn scaled_triangle(
    params: &PipelineParams,
    corners: Read<Corner>,
    scale: f32,
    triangle: u32,
) -> (Triangle, f32) {
    let inflation = scaled_inflation(params.inflation().of(triangle), scale);
    let triangle = multiplied(triangle_at(corners, triangle), scale);
    (triangle, (inflation + rounding_of(triangle, params.rounding)) * (1.0 + 64.0 * f32::EPSILON))
}

/// Whether a number is finite: NaN and infinity have all bits of the exponent set. This tests bits because shader compilers
/// may assume that there is no NaN and no infinity.
#[inline(always)]
pub fn is_finite(value: f32) -> bool {
    (value.to_bits() & 0x7F80_0000) != 0x7F80_0000
}

/// Whether all coordinates of a point are finite.
#[inline(always)]
pub fn all_finite(point: Vec3) -> bool {
    is_finite(point.x) && is_finite(point.y) && is_finite(point.z)
}

/// An axis-aligned bounding box. `high.w` is 1 if a coordinate is not finite, else 0.
#[derive(Clone, Copy)]
pub(super) struct Aabb {
    pub(super) low: Vec4,
    pub(super) high: Vec4,
}

impl Aabb {
    #[inline(always)]
    pub(super) fn union(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// Returns the bounding box of a triangle, or the origin if a coordinate is not finite.
    #[inline(always)]
    pub(super) fn of(triangle: Triangle) -> Self {
        let Triangle { a, b, c } = triangle;
        if all_finite(a) && all_finite(b) && all_finite(c) {
            Self { low: a.min(b).min(c).extend(0.0), high: a.max(b).max(c).extend(0.0) }
        } else {
            Self { low: Vec4::ZERO, high: Vec4::W }
        }
    }
}

/// Triangles per workgroup: several per thread, so that the reduction within the workgroup is a small part of the work.
pub const TRIANGLES_PER_GROUP: u32 = 8 * WORKGROUP_SIZE;

/// Threads whose boxes one thread unites.
const CHUNK: u32 = 16;

/// Unites the boxes of all threads of a workgroup. Only the first thread gets the result.
#[inline(always)]
#[cfg_attr(not(target_arch = "spirv"), track_caller)]
pub(super) fn unite_workgroup(
    thread: Thread,
    aabb: Aabb,
    lows: &mut Shared<Vec4, WORKGROUP_LEN>,
    highs: &mut Shared<Vec4, WORKGROUP_LEN>,
) -> Aabb {
    lows.set(thread.local, aabb.low);
    highs.set(thread.local, aabb.high);
    thread.barrier();
    let mut united = aabb;
    if thread.local & (CHUNK - 1) == 0 {
        let mut index = 1;
        while index < CHUNK {
            let next = thread.local + index;
            united = united.union(Aabb { low: lows.get(next), high: highs.get(next) });
            index += thread.one;
        }
        lows.set(thread.local, united.low);
        highs.set(thread.local, united.high);
    }
    thread.barrier();
    if thread.local == 0 {
        let mut chunk = CHUNK;
        while chunk < WORKGROUP_SIZE {
            united = united.union(Aabb { low: lows.get(chunk), high: highs.get(chunk) });
            chunk += CHUNK * thread.one;
        }
    }
    united
}

/// Writes the bounding box of the triangles of a workgroup. `gather` is called for each of them and returns it; `start` must
/// be inside this box, so that all threads have a box to begin with.
#[inline(always)]
#[cfg_attr(not(target_arch = "spirv"), track_caller)]
pub(super) fn write_group_bounds(
    thread: Thread,
    triangles: u32,
    start: Triangle,
    mut gather: impl FnMut(u32) -> Triangle,
    (lows, highs): (&mut Shared<Vec4, WORKGROUP_LEN>, &mut Shared<Vec4, WORKGROUP_LEN>),
    (low, high): (&mut Write<Vec4>, &mut Write<Vec4>),
) {
    let first = thread.group * TRIANGLES_PER_GROUP;
    let mut aabb = Aabb::of(start);
    let mut offset = thread.local;
    while offset < TRIANGLES_PER_GROUP {
        if first + offset < triangles {
            aabb = aabb.union(Aabb::of(gather(first + offset)));
        }
        offset += WORKGROUP_SIZE * thread.one;
    }
    let united = unite_workgroup(thread, aabb, lows, highs);
    if thread.local == 0 {
        low.set(thread.group, united.low);
        high.set(thread.group, united.high);
    }
}

/// Writes the corners of each triangle and the bounding box of the triangles of each workgroup.
#[kernel]
pub fn gather_corners(
    thread: Thread,
    params: &PipelineParams,
    positions: Read<f32>,
    triangles: Read<u32>,
    embedded: Read<u32>,
    mut corners: Write<Corner>,
    mut low: Write<Vec4>,
    mut high: Write<Vec4>,
    mut lows: Shared<Vec4, WORKGROUP_LEN>,
    mut highs: Shared<Vec4, WORKGROUP_LEN>,
) {
    let gather = |triangle: u32| {
        let mut gather_corner = |index: u32| {
            let vertex = triangles.get(index);
            let flag = if embedded.get(vertex) != 0 { EMBEDDED } else { 0 };
            let position = position(positions, vertex);
            corners.set(index, corner(position, vertex | flag));
            position
        };
        let index = triangle * CORNERS;
        Triangle::new(gather_corner(index), gather_corner(index + 1), gather_corner(index + 2))
    };
    let start = position(positions, triangles.get(thread.group * TRIANGLES_PER_GROUP * CORNERS));
    let start = Triangle::new(start, start, start);
    write_group_bounds(thread, params.triangles, start, gather, (&mut lows, &mut highs), (&mut low, &mut high));
}

/// Layout of the buffer with the frame of reference of a scene.
pub mod scene_frame {
    /// The cluster space.
    pub const SPACE: u32 = 0;
    /// The power of two that scales positions, as the first component.
    pub const SCALE: u32 = 1;
    /// Length of the buffer.
    pub const LEN: u32 = 2;
}

/// Returns the number of samples below a value along an axis. Equal values are in the order of their indices.
#[inline(always)]
fn rank(samples: &Shared<Vec4, WORKGROUP_LEN>, own: Vec3, index: u32, count: u32) -> [u32; 3] {
    let (mut x, mut y, mut z) = (0, 0, 0);
    let mut other_index = 0;
    while other_index < count {
        let other = samples.get(other_index);
        let first = other_index < index;
        x += (other.x < own.x || (first && other.x == own.x)) as u32;
        y += (other.y < own.y || (first && other.y == own.y)) as u32;
        z += (other.z < own.z || (first && other.z == own.z)) as u32;
        other_index += 1;
    }
    [x, y, z]
}

/// Writes the quantiles of the samples that this thread has: low quantiles, medians and high quantiles, one element per axis
/// and quantile.
#[inline(always)]
fn write_quantiles(quantiles: &mut Shared<Vec4, WORKGROUP_LEN>, own: Vec3, [x, y, z]: [u32; 3], count: u32) {
    let tail = count / QUANTILE;
    let mut quantile = 0;
    while quantile < 3 {
        let wanted = if quantile == 0 {
            tail
        } else if quantile == 1 {
            count / 2
        } else {
            count - 1 - tail
        };
        if x == wanted {
            quantiles.set(3 * quantile, Vec4::splat(own.x));
        }
        if y == wanted {
            quantiles.set(3 * quantile + 1, Vec4::splat(own.y));
        }
        if z == wanted {
            quantiles.set(3 * quantile + 2, Vec4::splat(own.z));
        }
        quantile += 1;
    }
}

/// Writes the scale of the scene, from the bounding boxes of all workgroups, the cluster space, from the first corners of
/// sampled triangles, and whether a coordinate is not finite. `frame` has the layout [`scene_frame`].
#[kernel]
pub fn measure_scene(
    thread: Thread,
    params: &PipelineParams,
    low: Read<Vec4>,
    high: Read<Vec4>,
    corners: Read<Corner>,
    mut frame: Write<Vec4>,
    mut not_finite: Write<u32>,
    mut lows: Shared<Vec4, WORKGROUP_LEN>,
    mut highs: Shared<Vec4, WORKGROUP_LEN>,
) {
    let groups = params.triangles.div_ceil(TRIANGLES_PER_GROUP);
    let mut aabb = Aabb { low: low.get(0), high: high.get(0) };
    let mut group = thread.local;
    while group < groups {
        aabb = aabb.union(Aabb { low: low.get(group), high: high.get(group) });
        group += WORKGROUP_SIZE;
    }
    let united = unite_workgroup(thread, aabb, &mut lows, &mut highs);
    thread.barrier();
    if thread.index == 0 {
        let scale = scale_for(larger(largest(united.low.truncate()), largest(united.high.truncate())));
        highs.set(0, Vec4::splat(scale));
        frame.set(scene_frame::SCALE, Vec4::splat(scale));
        not_finite.set(0, (united.high.w != 0.0) as u32);
    }
    thread.barrier();
    let scale = highs.get(0).x;
    let (count, stride) = samples_of(params.triangles);
    let sampled = if thread.local < count { thread.local * stride } else { 0 };
    let own = position_of(corners.get(sampled * CORNERS)) * scale;
    lows.set(thread.local, own.extend(0.0));
    thread.barrier();
    if thread.local < count {
        let ranks = rank(&lows, own, thread.local, count);
        write_quantiles(&mut highs, own, ranks, count);
    }
    thread.barrier();
    if thread.index == 0 {
        let quantile = |first: u32| Vec3::new(highs.get(first).x, highs.get(first + 1).x, highs.get(first + 2).x);
        frame.set(scene_frame::SPACE, ClusterSpace::new(quantile(0), quantile(3), quantile(6)).to_vec4());
    }
}
