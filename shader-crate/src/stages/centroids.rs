//! A ball around each triangle, in the unit cube.

use clasp_kernels_macros::kernel;
use glam::Vec4;

use super::bounds::{scene_frame, triangle_at};
use crate::geometry::normalized::{MARGIN, Normalization};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// A ball that certainly holds a triangle: its middle, and its radius as the fourth number.
#[inline(always)]
pub fn ball_around(triangle: Triangle, frame: Normalization) -> Vec4 {
    let (a, b, c) = (frame.apply(triangle.a), frame.apply(triangle.b), frame.apply(triangle.c));
    let middle = (a + b + c) * (1.0 / 3.0);
    let (mut radius, second, third) = ((a - middle).length(), (b - middle).length(), (c - middle).length());
    if second > radius {
        radius = second;
    }
    if third > radius {
        radius = third;
    }
    middle.extend(radius + MARGIN)
}

/// Writes the ball around each triangle.
#[kernel]
pub fn centroids(
    thread: Thread,
    params: &PipelineParams,
    positions: Read<f32>,
    triangles: Read<u32>,
    frame: Read<Vec4>,
    mut balls: Write<Vec4>,
) {
    if thread.index < params.triangles {
        let triangle = triangle_at(positions, triangles, thread.index);
        balls.set(thread.index, ball_around(triangle, Normalization::from_vec4(frame.get(scene_frame::NORMALIZATION))));
    }
}
