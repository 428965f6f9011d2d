//! The corners of all triangles, and the box of the scene.

use clasp_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::neighbors::EMBEDDED;
use crate::geometry::normalized::Normalization;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// A vertex of the scene: three numbers to a position.
#[inline(always)]
pub fn position(positions: Read<f32>, vertex: u32) -> Vec3 {
    Vec3::new(positions.get(3 * vertex), positions.get(3 * vertex + 1), positions.get(3 * vertex + 2))
}

/// Corners to a triangle.
pub const CORNERS: u32 = 3;

/// A corner of a triangle: its position as bits of floats, and the name of its vertex with the mark
/// [`EMBEDDED`].
///
/// They are gathered once, and every later stage reads them in a row.
pub type Corner = UVec4;

#[inline(always)]
pub(super) fn corner(position: Vec3, name: u32) -> Corner {
    UVec4::new(position.x.to_bits(), position.y.to_bits(), position.z.to_bits(), name)
}

/// The position of a corner.
#[inline(always)]
pub fn position_of(corner: Corner) -> Vec3 {
    Vec3::new(f32::from_bits(corner.x), f32::from_bits(corner.y), f32::from_bits(corner.z))
}

/// A triangle of the scene.
#[inline(always)]
pub fn triangle_at(corners: Read<Corner>, triangle: u32) -> Triangle {
    let corner = |number: u32| position_of(corners.get(triangle * CORNERS + number));
    Triangle::new(corner(0), corner(1), corner(2))
}

/// Whether a number is finite: NaN and infinity have all bits of the exponent set. (Shader compilers may assume that
/// there are none, so this asks the bits.)
#[inline(always)]
pub fn is_finite(value: f32) -> bool {
    (value.to_bits() & 0x7F80_0000) != 0x7F80_0000
}

/// Whether all coordinates of a point are finite.
#[inline(always)]
pub fn all_finite(point: Vec3) -> bool {
    is_finite(point.x) && is_finite(point.y) && is_finite(point.z)
}

/// The lowest and the highest corner of something. The fourth number of the highest is 1 where a coordinate is not finite,
/// else 0.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    pub(super) low: Vec4,
    pub(super) high: Vec4,
}

impl Extent {
    #[inline(always)]
    pub(super) fn and(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// Those of a triangle. One that is not finite has no size.
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

/// Triangles of a workgroup: a few to each thread, so that joining what they found is a small part of the work.
pub const TRIANGLES_PER_GROUP: u32 = 8 * WORKGROUP_SIZE;

/// Threads whose extents one thread joins.
const CHUNK: u32 = 16;

/// The extents of all threads of a workgroup together, for the first thread.
#[inline(always)]
#[cfg_attr(not(target_arch = "spirv"), track_caller)]
pub(super) fn join_workgroup(
    thread: Thread,
    extent: Extent,
    lows: &mut Shared<Vec4, WORKGROUP_LEN>,
    highs: &mut Shared<Vec4, WORKGROUP_LEN>,
) -> Extent {
    lows.set(thread.local, extent.low);
    highs.set(thread.local, extent.high);
    thread.barrier();
    let mut joined = extent;
    if thread.local & (CHUNK - 1) == 0 {
        let mut number = 1;
        while number < CHUNK {
            let next = thread.local + number;
            joined = joined.and(Extent { low: lows.get(next), high: highs.get(next) });
            number += thread.one;
        }
        lows.set(thread.local, joined.low);
        highs.set(thread.local, joined.high);
    }
    thread.barrier();
    if thread.local == 0 {
        let mut chunk = CHUNK;
        while chunk < WORKGROUP_SIZE {
            joined = joined.and(Extent { low: lows.get(chunk), high: highs.get(chunk) });
            chunk += CHUNK * thread.one;
        }
    }
    joined
}

/// Writes the corners of each triangle, and the lowest and the highest ones of each workgroup's triangles.
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
    let mut gather = |place: u32| {
        let name = triangles.get(place);
        let mark = if embedded.get(name) != 0 { EMBEDDED } else { 0 };
        let position = position(positions, name);
        corners.set(place, corner(position, name | mark));
        position
    };
    let first = thread.group * TRIANGLES_PER_GROUP;
    let start = position(positions, triangles.get(first * CORNERS));
    let mut extent = Extent::of(Triangle::new(start, start, start));
    let mut number = thread.local;
    while number < TRIANGLES_PER_GROUP {
        if first + number < params.triangles {
            let place = (first + number) * CORNERS;
            extent = extent.and(Extent::of(Triangle::new(gather(place), gather(place + 1), gather(place + 2))));
        }
        number += WORKGROUP_SIZE * thread.one;
    }
    let joined = join_workgroup(thread, extent, &mut lows, &mut highs);
    if thread.local == 0 {
        low.set(thread.group, joined.low);
        high.set(thread.group, joined.high);
    }
}

/// Writes how the scene is moved and scaled into the unit cube, from the extents of all workgroups' triangles, and whether
/// a coordinate is not finite.
#[kernel]
pub fn frame_scene(
    thread: Thread,
    params: &PipelineParams,
    low: Read<Vec4>,
    high: Read<Vec4>,
    mut frame: Write<Vec4>,
    mut not_finite: Write<u32>,
    mut lows: Shared<Vec4, WORKGROUP_LEN>,
    mut highs: Shared<Vec4, WORKGROUP_LEN>,
) {
    let groups = params.triangles.div_ceil(TRIANGLES_PER_GROUP);
    let mut extent = Extent { low: low.get(0), high: high.get(0) };
    let mut group = thread.local;
    while group < groups {
        extent = extent.and(Extent { low: low.get(group), high: high.get(group) });
        group += WORKGROUP_SIZE;
    }
    let joined = join_workgroup(thread, extent, &mut lows, &mut highs);
    if thread.index == 0 {
        frame.set(0, Normalization::new(joined.low, joined.high).to_vec4());
        not_finite.set(0, (joined.high.w != 0.0) as u32);
    }
}
