//! The box of each triangle and, reduced by the host's side, of the scene.

use clasp_kernels_macros::kernel;
use glam::{Vec3, Vec4};

use crate::geometry::normalized::Normalization;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// A vertex of the scene: three numbers to a position.
#[inline(always)]
pub fn position(positions: Read<f32>, vertex: u32) -> Vec3 {
    Vec3::new(positions.get(3 * vertex), positions.get(3 * vertex + 1), positions.get(3 * vertex + 2))
}

/// The vertices that a triangle names.
#[inline(always)]
pub fn vertices(triangles: Read<u32>, triangle: u32) -> [u32; 3] {
    [triangles.get(3 * triangle), triangles.get(3 * triangle + 1), triangles.get(3 * triangle + 2)]
}

/// A triangle of the scene.
#[inline(always)]
pub fn triangle_at(positions: Read<f32>, triangles: Read<u32>, triangle: u32) -> Triangle {
    let [a, b, c] = vertices(triangles, triangle);
    Triangle::new(position(positions, a), position(positions, b), position(positions, c))
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

/// The lowest and highest corner of each triangle. The fourth number of the highest is 1 where a coordinate is not
/// finite (the corners are zero then), else 0.
#[kernel]
pub fn triangle_bounds(
    thread: Thread,
    params: &PipelineParams,
    positions: Read<f32>,
    triangles: Read<u32>,
    mut low: Write<Vec4>,
    mut high: Write<Vec4>,
) {
    if thread.index < params.triangles {
        let Triangle { a, b, c } = triangle_at(positions, triangles, thread.index);
        if all_finite(a) && all_finite(b) && all_finite(c) {
            low.set(thread.index, a.min(b).min(c).extend(0.0));
            high.set(thread.index, a.max(b).max(c).extend(0.0));
        } else {
            low.set(thread.index, Vec4::ZERO);
            high.set(thread.index, Vec4::W);
        }
    }
}

/// Writes how the scene is moved and scaled into the unit cube, from its lowest and highest corner, and whether a
/// coordinate is not finite.
#[kernel]
pub fn frame_scene(
    thread: Thread,
    low: Read<Vec4>,
    high: Read<Vec4>,
    mut frame: Write<Vec4>,
    mut not_finite: Write<u32>,
) {
    if thread.index == 0 {
        frame.set(0, Normalization::new(low.get(0), high.get(0)).to_vec4());
        not_finite.set(0, (high.get(0).w != 0.0) as u32);
    }
}
