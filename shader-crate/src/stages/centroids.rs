//! A ball around each triangle, in the unit cube; and the triangles that may have no area.

use clasp_kernels_macros::kernel;
use glam::Vec4;

use super::bounds::triangle_at;
use crate::geometry::normalized::{MARGIN, Normalization};
use crate::geometry::orientation::certainly_not_collinear;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// A ball that certainly holds a triangle and all that is no farther from it than `growth`: its middle, and its radius as
/// the fourth number. Of two triangles that are no farther apart than their growths together, both balls hold a point
/// between them.
#[inline(always)]
pub fn ball_around(triangle: Triangle, frame: Normalization, growth: f32) -> Vec4 {
    let (a, b, c) = (frame.apply(triangle.a), frame.apply(triangle.b), frame.apply(triangle.c));
    let middle = (a + b + c) * (1.0 / 3.0);
    let (mut radius, second, third) = ((a - middle).length(), (b - middle).length(), (c - middle).length());
    if second > radius {
        radius = second;
    }
    if third > radius {
        radius = third;
    }
    middle.extend(radius + frame.length(growth) + MARGIN)
}

/// Writes the ball around each triangle, and lists the triangles that may have no area. `suspect_count[0]` is how many
/// there are, whether there is room for them or not.
#[kernel]
pub fn centroids(
    thread: Thread,
    params: &PipelineParams,
    positions: Read<f32>,
    triangles: Read<u32>,
    frame: Read<Vec4>,
    mut balls: Write<Vec4>,
    mut suspects: Write<u32>,
    mut suspect_count: Write<u32>,
) {
    if thread.index < params.triangles {
        let triangle = triangle_at(positions, triangles, thread.index);
        let frame = Normalization::from_vec4(frame.get(0));
        balls.set(thread.index, ball_around(triangle, frame, params.growth().of(thread.index)));
        if !certainly_not_collinear(triangle.a, triangle.b, triangle.c) {
            let place = suspect_count.atomic_add(0, 1);
            if place < params.suspects {
                suspects.set(place, thread.index);
            }
        }
    }
}
