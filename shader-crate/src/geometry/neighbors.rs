//! Filtered intersection test of neighbors: whether triangles with common vertices have more in common than those imply.
//!
//! Each triangle of a mesh has a dozen neighbors whose boxes all overlap its own, so a filter that could not decide them would
//! leave most of the work to the exact predicate. As for [other pairs](super::triangle), the result is [`MISS`], [`HIT`]
//! or [`UNDECIDED`].

use super::arithmetic::{Arithmetic, Scale, Wgsl, larger_bits, scaled_direction};
use super::numbers::{Vec3, f32};
use super::orientation::{is_ahead_filtered, orient3d_filtered, volume_sign_filtered};
use super::triangle::{HIT, MISS, Triangle, UNDECIDED, intersect_filtered};

/// Whether a triangle has a vertex.
#[inline(always)]
pub fn has_vertex(triangle: [u32; 3], vertex: u32) -> bool {
    (triangle[0] == vertex) | (triangle[1] == vertex) | (triangle[2] == vertex)
}

/// Returns the number of common vertices of two triangles.
#[inline(always)]
pub fn common_vertex_count(first: [u32; 3], second: [u32; 3]) -> u32 {
    let [a, b, c] = first;
    // A triangle may repeat a vertex.
    has_vertex(second, a) as u32
        + (b != a && has_vertex(second, b)) as u32
        + (c != a && c != b && has_vertex(second, c)) as u32
}

/// [`mesh_triangles_intersect_filtered`] on a device, where positions must be in range. `zero` is one that compilers do not
/// know.
#[inline(always)]
pub fn mesh_triangles_intersect_on_device(
    first_vertices: [u32; 3],
    first: Triangle,
    second_vertices: [u32; 3],
    second: Triangle,
    zero: u32,
) -> u32 {
    let scale = Scale::for_largest(larger_bits(first.magnitude(), second.magnitude()));
    let arithmetic = Wgsl::after(scale, zero);
    let (first, second) = (first.scaled(scale), second.scaled(scale));
    mesh_triangles_intersect_filtered(arithmetic, first_vertices, first, second_vertices, second)
}

/// Whether two triangles of a mesh with these vertex indices intersect: [`MISS`], [`HIT`] or [`UNDECIDED`].
#[inline(always)]
pub fn mesh_triangles_intersect_filtered(
    arithmetic: impl Arithmetic,
    first_vertices: [u32; 3],
    first: Triangle,
    second_vertices: [u32; 3],
    second: Triangle,
) -> u32 {
    let common = common_vertex_count(first_vertices, second_vertices);
    if common == 0 {
        return intersect_filtered(arithmetic, first, second);
    }
    if common == 3 {
        // The same triangle, listed twice.
        return MISS;
    }
    if repeats_vertex(first_vertices) || repeats_vertex(second_vertices) {
        // Degenerate: left to the exact predicate.
        return UNDECIDED;
    }
    let first = rotate_common_first(first_vertices, first, second_vertices, common);
    let second = rotate_common_first(second_vertices, second, first_vertices, common);
    if common == 1 {
        vertex_neighbors_intersect_filtered(arithmetic, first.a, first.b, first.c, second.b, second.c)
    } else {
        edge_neighbors_overlap_filtered(arithmetic, first.a, first.b, first.c, second.c)
    }
}

/// Whether a triangle repeats a vertex, so that it is degenerate.
#[inline(always)]
pub fn repeats_vertex(triangle: [u32; 3]) -> bool {
    triangle[0] == triangle[1] || triangle[1] == triangle[2] || triangle[2] == triangle[0]
}

/// Returns the corner of `own` (0 to 2) that comes first when the triangle is rotated so that the vertices common with
/// `other` come first. `common` is their number, 1 or 2.
#[inline(always)]
pub fn first_common_corner(own: [u32; 3], other: [u32; 3], common: u32) -> u32 {
    // With one common vertex, find it; with two, find the vertex that is not common, and start after it.
    let find_common = common == 1;
    let corner =
        (has_vertex(other, own[1]) == find_common) as u32 + 2 * (has_vertex(other, own[2]) == find_common) as u32;
    if find_common {
        corner
    } else if corner == 2 {
        0
    } else {
        corner + 1
    }
}

/// Rotates a triangle so that its common vertices come first: one or two.
#[inline(always)]
fn rotate_common_first(own: [u32; 3], triangle: Triangle, other: [u32; 3], common: u32) -> Triangle {
    let start = first_common_corner(own, other, common);
    if start == 0 {
        triangle
    } else if start == 1 {
        triangle.second_first()
    } else {
        triangle.third_first()
    }
}

/// Whether the triangles `apex a b` and `apex c d` have a common point other than the apex: [`MISS`], [`HIT`] or
/// [`UNDECIDED`].
///
/// If `a` and `b` are on different sides of the other's plane, and so are `c` and `d`, then each triangle contains a segment
/// from the apex along the common line of the planes: both in the same direction, so that they overlap, or in opposite
/// directions. With the apex as origin and `det` for the volume, that line has the direction
///
/// ```text
/// (a × b) × (c × d)  =  det(a, b, d) c − det(a, b, c) d  =  det(c, d, a) b − det(c, d, b) a
/// ```
///
/// The segment of the first triangle is along the positive combination of `a` and `b`: this direction if `det(c, d, a) > 0`,
/// else its opposite. The segment of the second is along that of `c` and `d`: its opposite if `det(a, b, c) > 0`, else this
/// direction.
#[inline(always)]
pub fn vertex_neighbors_intersect_filtered(
    arithmetic: impl Arithmetic,
    apex: Vec3,
    a: Vec3,
    b: Vec3,
    c: Vec3,
    d: Vec3,
) -> u32 {
    let answer = vertex_neighbors_by_sides_filtered(arithmetic, apex, a, b, c, d);
    if answer == UNDECIDED && separated_at_apex_filtered(arithmetic, apex, a, b, c, d) { MISS } else { answer }
}

/// [`vertex_neighbors_intersect_filtered`], decided by the sides of the vertices alone.
#[inline(always)]
pub fn vertex_neighbors_by_sides_filtered(
    arithmetic: impl Arithmetic,
    apex: Vec3,
    a: Vec3,
    b: Vec3,
    c: Vec3,
    d: Vec3,
) -> u32 {
    let side = |p: Vec3, q: Vec3, vertex: Vec3| orient3d_filtered(arithmetic, apex, p, q, vertex);
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    let (c_side, d_side) = (side(a, b, c), side(a, b, d));
    if a_side * b_side > 0 || c_side * d_side > 0 {
        // Except for the apex, one triangle is on one side of the other's plane.
        MISS
    } else if a_side * b_side < 0 && c_side * d_side < 0 {
        if a_side * c_side < 0 { HIT } else { MISS }
    } else {
        UNDECIDED
    }
}

/// Squared length below which an edge has no direction: `2⁻¹²⁰`. Squares are flushed to zero below `2⁻¹²⁶`, and neither a
/// quotient nor a square root of zero is defined on a device.
const SHORTEST_SQUARED: f32 = f32::from_bits((127 - 120) << 23);

/// Whether a plane through the apex certainly separates `a` and `b` from `c` and `d`. In flat parts of a mesh, where all
/// volumes are undecided, this holds for most triangles around a vertex. The plane is the one halfway between the triangles,
/// as seen from the apex.
#[inline(always)]
fn separated_at_apex_filtered(arithmetic: impl Arithmetic, apex: Vec3, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> bool {
    // A point at the apex has no direction. (It is not separated from the apex by any plane, so the answer is then no.)
    let unit = |point: Vec3| {
        // Opaque: the squared length, multiplied out, may be less than zero.
        let edge = arithmetic.difference(point, apex);
        if edge.length_squared() > SHORTEST_SQUARED { edge / edge.length() } else { Vec3::ZERO }
    };
    // Any direction is correct, however it is rounded, if it is the same in all comparisons.
    let direction = arithmetic.opaque(unit(a) + unit(b) - unit(c) - unit(d));
    let is_ahead = |from: Vec3, to: Vec3| is_ahead_filtered(arithmetic, from, to, direction);
    is_ahead(apex, a) && is_ahead(apex, b) && is_ahead(c, apex) && is_ahead(d, apex)
}

/// Whether the triangles `a b c` and `a b d` overlap in an area: [`MISS`] or [`UNDECIDED`]. A hit is never certain in `f32`,
/// because it needs a volume of exactly zero.
#[inline(always)]
pub fn edge_neighbors_overlap_filtered(arithmetic: impl Arithmetic, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> u32 {
    let (edge, to_c, to_d) = (arithmetic.difference(b, a), arithmetic.difference(c, a), arithmetic.difference(d, a));
    if volume_sign_filtered(arithmetic, edge, to_c, to_d) != 0 {
        return MISS;
    }
    // Nearly coplanar. The triangles do not overlap if a plane through the edge separates their third vertices. The plane is
    // about perpendicular to the first triangle; rounding does not matter, because it contains the edge exactly.
    let normal = scaled_direction(edge.cross(to_c));
    let side = |to: Vec3| volume_sign_filtered(arithmetic, edge, normal, to);
    let (c_side, d_side) = (side(to_c), side(to_d));
    if c_side * d_side < 0 { MISS } else { UNDECIDED }
}
