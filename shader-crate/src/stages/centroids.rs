//! A ball around each triangle, in the unit cube; and the triangles that may have no area.

use clasp_kernels_macros::kernel;
use glam::Vec4;

use super::bounds::{Corner, triangle_at};
use crate::geometry::eigen::sqrt;
use crate::geometry::normalized::{MARGIN, Normalization};
use crate::geometry::orientation::{certainly_not_collinear, larger, largest};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// A ball that certainly holds a triangle and all that is no farther from it than `growth`: its middle, and its radius as
/// the fourth number. Of two triangles that are no farther apart than their growths together, both balls hold a point
/// between them.
#[inline(always)]
pub fn ball_around(triangle: Triangle, frame: Normalization, growth: f32) -> Vec4 {
    let corners = Triangle::new(frame.apply(triangle.a), frame.apply(triangle.b), frame.apply(triangle.c));
    ball_around_normalized(corners, frame.length(growth))
}

/// The same for a triangle and a growth that are scaled into the unit cube already.
#[inline(always)]
pub fn ball_around_normalized(triangle: Triangle, growth: f32) -> Vec4 {
    let Triangle { a, b, c } = triangle;
    let middle = (a + b + c) * (1.0 / 3.0);
    let (a, b, c) = ((a - middle).length_squared(), (b - middle).length_squared(), (c - middle).length_squared());
    middle.extend(sqrt(larger(larger(a, b), c)) + growth + MARGIN)
}

/// Whether a triangle in the unit cube certainly has an area, with the radius of its ball.
///
/// Coordinates there are off by `3u`, with `u = 2⁻²³`, and so are differences by `8u`; they are at most twice the radius
/// `r`. A component of the cross product is then off by at most `64 u r` for that, `24 u r²` for rounding and `128 u²`
/// for both errors together, where `r` is more than `64u` and less than 2: together less than `2 MARGIN r`.
#[inline(always)]
pub fn certainly_has_area(triangle: Triangle, radius: f32) -> bool {
    let Triangle { a, b, c } = triangle;
    largest((b - a).cross(c - a)) > 2.0 * MARGIN * radius
}

/// Writes the ball around each triangle, and lists the triangles that may have no area. `suspect_count[0]` is how many
/// there are, whether there is room for them or not. Boxes over a motion have none, and are not listed.
#[kernel]
pub fn centroids(
    thread: Thread,
    params: &PipelineParams,
    corners: Read<Corner>,
    frame: Read<Vec4>,
    mut balls: Write<Vec4>,
    mut suspects: Write<u32>,
    mut suspect_count: Write<u32>,
) {
    if thread.index < params.triangles {
        let triangle = triangle_at(corners, thread.index);
        let frame = Normalization::from_vec4(frame.get(0));
        balls.set(thread.index, ball_around(triangle, frame, params.growth().of(thread.index)));
        if params.swept == 0 && !certainly_not_collinear(triangle.a, triangle.b, triangle.c) {
            let place = suspect_count.atomic_add(0, 1);
            if place < params.suspects {
                suspects.set(place, thread.index);
            }
        }
    }
}
