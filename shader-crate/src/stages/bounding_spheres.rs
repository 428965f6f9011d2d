//! Bounding spheres of all triangles, and possibly degenerate triangles.

use clasp3d_kernels_macros::kernel;
use glam::Vec4;

use super::bounds::{Corner, triangle_at};
use crate::geometry::arithmetic::{Scale, Wgsl};
use crate::geometry::eigen::sqrt;
use crate::geometry::normalized::{MARGIN, Normalization};
use crate::geometry::orientation::{larger, largest, not_collinear_filtered};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Returns a bounding sphere of a triangle in normalized coordinates: its center, and its radius as the fourth component.
///
/// The sphere also contains all points within `inflation` of the triangle. If two triangles are no farther apart than the
/// sum of their inflations, both spheres contain a point between them.
#[inline(always)]
pub fn bounding_sphere(triangle: Triangle, normalization: Normalization, inflation: f32) -> Vec4 {
    let Triangle { a, b, c } = triangle;
    let normalized = Triangle::new(normalization.apply(a), normalization.apply(b), normalization.apply(c));
    bounding_sphere_normalized(normalized, normalization.length(inflation))
}

/// [`bounding_sphere`] for a triangle and an inflation in normalized coordinates.
#[inline(always)]
pub fn bounding_sphere_normalized(triangle: Triangle, inflation: f32) -> Vec4 {
    let Triangle { a, b, c } = triangle;
    let center = (a + b + c) * (1.0 / 3.0);
    let (a, b, c) = ((a - center).length_squared(), (b - center).length_squared(), (c - center).length_squared());
    center.extend(sqrt(larger(larger(a, b), c)) + inflation + MARGIN)
}

/// Whether a triangle in normalized coordinates certainly has an area; `radius` is that of its bounding sphere.
///
/// With `u = 2⁻²³`, normalized coordinates have errors of `3u`, so differences have errors of `8u`; they are at most twice
/// the radius `r`. The error of a component of the cross product is then at most `64 u r` from the differences, `24 u r²`
/// from rounding and `128 u²` from products of errors. With `64u < r < 2`, the sum is less than `2 MARGIN r`.
#[inline(always)]
pub fn has_area_filtered(triangle: Triangle, radius: f32) -> bool {
    let Triangle { a, b, c } = triangle;
    largest((b - a).cross(c - a)) > 2.0 * MARGIN * radius
}

/// Whether a triangle certainly has an area, on a device, where positions must be in range.
#[inline(always)]
fn has_area_on_device(triangle: Triangle, zero: u32) -> bool {
    let scale = Scale::for_largest(triangle.magnitude());
    let Triangle { a, b, c } = triangle.scaled(scale);
    not_collinear_filtered(Wgsl::after(scale, zero), a, b, c)
}

/// Writes the bounding sphere of each triangle, and lists possibly degenerate triangles.
///
/// `possibly_degenerate_count[0]` counts these, also beyond the capacity of the list. Boxes of motions are not listed.
#[kernel]
pub fn bounding_spheres(
    thread: Thread,
    params: &PipelineParams,
    corners: Read<Corner>,
    normalization: Read<Vec4>,
    mut spheres: Write<Vec4>,
    mut possibly_degenerate: Write<u32>,
    mut possibly_degenerate_count: Write<u32>,
) {
    if thread.index < params.triangles {
        let triangle = triangle_at(corners, thread.index);
        let normalization = Normalization::from_vec4(normalization.get(0));
        let inflation = params.inflation().of(thread.index);
        spheres.set(thread.index, bounding_sphere(triangle, normalization, inflation));
        if params.swept == 0 && !has_area_on_device(triangle, thread.zero()) {
            let index = possibly_degenerate_count.atomic_add(0, 1);
            if index < params.degenerate_capacity {
                possibly_degenerate.set(index, thread.index);
            }
        }
    }
}
