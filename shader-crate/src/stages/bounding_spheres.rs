//! Bounding spheres of all triangles, and possibly degenerate triangles.

use clasp3d_kernels_macros::kernel;
use glam::{Vec3, Vec4};

use super::bounds::{Corner, multiplied, scene_frame, triangle_at};
use crate::geometry::arithmetic::{Arithmetic, FLUSHED, Wgsl};
use crate::geometry::cluster_space::{ClusterSpace, MARGIN, rounding_of, scaled_inflation};
use crate::geometry::eigen::sqrt;
use crate::geometry::orientation::{RELATIVE_ERROR, larger, largest};
use crate::geometry::triangle::{Triangle, has_area_on_device};
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Factor that rounds a radius up: more than the relative error of differences, squares, sums and the root.
const ROUNDED_UP: f32 = 1.0 + 64.0 * f32::EPSILON;

/// Returns a bounding sphere in cluster space of a triangle with scaled positions: its center, and its radius as the fourth
/// component.
///
/// The sphere also contains all points within `inflation` of the triangle. If two triangles are no farther apart than the
/// sum of their inflations, both spheres contain a point between them.
///
/// There are two such spheres. The first is around the triangle, and its center is the centroid; distances from it have a
/// relative error only. The second is around the triangle's bounding box, clamped to cluster space: it is used if it is less
/// than half as large, as it is for huge triangles outside. (Inside, half the diagonal of the box is at least half the longest
/// edge, and the radius around the centroid is at most two thirds of it, so there it is never used.)
#[inline(always)]
pub fn bounding_sphere(arithmetic: impl Arithmetic, triangle: Triangle, inflation: f32, space: ClusterSpace) -> Vec4 {
    let Triangle { a, b, c } = triangle;
    let clamped = sphere_of_box(arithmetic, (a.min(b).min(c), a.max(b).max(c)), inflation, space);
    let center = (a + b + c) * (1.0 / 3.0);
    let squared = |corner: Vec3| arithmetic.difference(corner, center).length_squared();
    let (a, b, c) = (squared(a), squared(b), squared(c));
    let radius = space.length(sqrt(larger(larger(a, b), c)) * ROUNDED_UP + inflation) + MARGIN;
    let center = space.apply(arithmetic, center);
    let use_clamped = clamped.w < 0.5 * radius;
    Vec4::new(
        if use_clamped { clamped.x } else { center.x },
        if use_clamped { clamped.y } else { center.y },
        if use_clamped { clamped.z } else { center.z },
        if use_clamped { clamped.w } else { radius },
    )
}

/// Returns a bounding sphere in cluster space of an axis-aligned box with scaled coordinates, inflated on all sides.
#[inline(always)]
pub fn sphere_of_box(
    arithmetic: impl Arithmetic,
    (low, high): (Vec3, Vec3),
    inflation: f32,
    space: ClusterSpace,
) -> Vec4 {
    let low = space.apply_moved(arithmetic, low, -inflation);
    let high = space.apply_moved(arithmetic, high, inflation);
    let radius = sqrt((high - low).length_squared()) * (0.5 * ROUNDED_UP);
    ((low + high) * 0.5).extend(radius + MARGIN)
}

/// Whether a triangle with scaled positions certainly has an area.
///
/// With `L` the length of the longer edge at the first vertex: each of the two products of a component of the cross product
/// is at most `L²` and goes through 2 differences, 1 multiplication and 1 addition, so the error of the component is at most
/// `8 u L²`. [`RELATIVE_ERROR`] is `16 u`; [`FLUSHED`] covers flushing to zero.
#[inline(always)]
pub fn has_area_filtered(triangle: Triangle) -> bool {
    let (p, q) = (triangle.b - triangle.a, triangle.c - triangle.a);
    largest(p.cross(q)) > RELATIVE_ERROR * larger(p.length_squared(), q.length_squared()) + FLUSHED
}

/// Writes the bounding sphere of each triangle, and lists possibly degenerate triangles.
///
/// `possibly_degenerate_count[0]` counts these, also beyond the capacity of the list. Boxes of motions are not listed.
#[kernel]
pub fn bounding_spheres(
    thread: Thread,
    params: &PipelineParams,
    corners: Read<Corner>,
    frame: Read<Vec4>,
    mut spheres: Write<Vec4>,
    mut possibly_degenerate: Write<u32>,
    mut possibly_degenerate_count: Write<u32>,
) {
    if thread.index < params.triangles {
        let corners = triangle_at(corners, thread.index);
        let scale = frame.get(scene_frame::SCALE).x;
        let triangle = multiplied(corners, scale);
        let space = ClusterSpace::from_vec4(frame.get(scene_frame::SPACE));
        let inflation =
            scaled_inflation(params.inflation().of(thread.index), scale) + rounding_of(triangle, params.rounding);
        let arithmetic = Wgsl::new(thread.zero());
        // The first two corners of the triangle of a swept box are the corners of the box.
        let sphere = if params.swept != 0 {
            sphere_of_box(arithmetic, (triangle.a, triangle.b), inflation, space)
        } else {
            bounding_sphere(arithmetic, triangle, inflation, space)
        };
        spheres.set(thread.index, sphere);
        if params.swept == 0 && !has_area_on_device(corners, thread.zero()) {
            let index = possibly_degenerate_count.atomic_add(0, 1);
            if index < params.degenerate_capacity {
                possibly_degenerate.set(index, thread.index);
            }
        }
    }
}
