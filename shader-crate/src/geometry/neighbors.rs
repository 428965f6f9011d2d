//! Whether two triangles that have vertices in common have more in common than that.
//!
//! Every triangle of a mesh has a dozen neighbours, whose boxes all overlap its own. A filter that left them to the exact
//! arbiter would leave most of the work to it. As for [other pairs](super::triangle), the answer is certain or open.

use glam::Vec3;

use super::orientation::{certain_side, certainly_ahead};
use super::triangle::{HIT, MISS, OPEN, Triangle, certain_intersection};

/// Whether a triangle names a vertex.
#[inline(always)]
pub fn names_vertex(triangle: [u32; 3], vertex: u32) -> bool {
    (triangle[0] == vertex) | (triangle[1] == vertex) | (triangle[2] == vertex)
}

/// How many vertices two triangles have in common.
#[inline(always)]
pub fn common_vertices(first: [u32; 3], second: [u32; 3]) -> u32 {
    let [a, b, c] = first;
    // A triangle may name a vertex twice.
    names_vertex(second, a) as u32
        + (b != a && names_vertex(second, b)) as u32
        + (c != a && c != b && names_vertex(second, c)) as u32
}

/// Whether two triangles of a mesh, which name these vertices, intersect: [`MISS`], [`HIT`] or [`OPEN`].
#[inline(always)]
pub fn certain_answer(first_names: [u32; 3], first: Triangle, second_names: [u32; 3], second: Triangle) -> u32 {
    let common = common_vertices(first_names, second_names);
    if common == 0 {
        return certain_intersection(first, second);
    }
    if common == 3 {
        // The same triangle, named twice.
        return MISS;
    }
    if names_twice(first_names) || names_twice(second_names) {
        // It has no area. That is for the arbiter.
        return OPEN;
    }
    let first = common_first(first_names, first, second_names, common);
    let second = common_first(second_names, second, first_names, common);
    if common == 1 {
        beyond_common_vertex(first.a, first.b, first.c, second.b, second.c)
    } else {
        beyond_common_edge(first.a, first.b, first.c, second.c)
    }
}

/// Whether a triangle names a vertex twice: then it has no area.
#[inline(always)]
pub fn names_twice(triangle: [u32; 3]) -> bool {
    triangle[0] == triangle[1] || triangle[1] == triangle[2] || triangle[2] == triangle[0]
}

/// With which vertex a triangle begins, from 0 to 2, if the vertices come first that another one names, too: one or two.
#[inline(always)]
pub fn common_start(own: [u32; 3], other: [u32; 3], common: u32) -> u32 {
    // With one vertex in common, look for the one that is named; with two, for the one that is not, and begin after it.
    let wanted = common == 1;
    let place = (names_vertex(other, own[1]) == wanted) as u32 + 2 * (names_vertex(other, own[2]) == wanted) as u32;
    if wanted {
        place
    } else if place == 2 {
        0
    } else {
        place + 1
    }
}

/// The triangle, turned so that the vertices come first that the other one names too: one or two.
#[inline(always)]
fn common_first(own: [u32; 3], triangle: Triangle, other: [u32; 3], common: u32) -> Triangle {
    let start = common_start(own, other, common);
    if start == 0 {
        triangle
    } else if start == 1 {
        triangle.second_first()
    } else {
        triangle.third_first()
    }
}

/// Whether the triangles `apex a b` and `apex c d`, which have a vertex in common, have another point in common:
/// [`MISS`], [`HIT`] or [`OPEN`].
///
/// Where `a` and `b` are on different sides of the other's plane, and `c` and `d` too, each triangle goes on from the apex
/// along the line in which the planes meet: in the same direction, and then they have a segment in common, or in opposite
/// ones. With the apex as origin and `det` for the volume, that line has the direction
///
/// ```text
/// (a × b) × (c × d)  =  det(a, b, d) c − det(a, b, c) d  =  det(c, d, a) b − det(c, d, b) a
/// ```
///
/// The first triangle goes along the positive mixture of `a` and `b`, which is this direction if `det(c, d, a) > 0` and
/// its opposite otherwise. The second goes along that of `c` and `d`: its opposite if `det(a, b, c) > 0`, else it itself.
#[inline(always)]
pub fn beyond_common_vertex(apex: Vec3, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> u32 {
    let answer = beyond_common_vertex_by_sides(apex, a, b, c, d);
    if answer == OPEN && side_by_side(apex, a, b, c, d) { MISS } else { answer }
}

/// The same, decided by the sides of the vertices alone.
#[inline(always)]
pub fn beyond_common_vertex_by_sides(apex: Vec3, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> u32 {
    let (a_side, b_side) = (certain_side(apex, c, d, a), certain_side(apex, c, d, b));
    let (c_side, d_side) = (certain_side(apex, a, b, c), certain_side(apex, a, b, d));
    if a_side * b_side > 0 || c_side * d_side > 0 {
        // But for the apex, one of them is on one side of the other's plane.
        MISS
    } else if a_side * b_side < 0 && c_side * d_side < 0 {
        if a_side * c_side < 0 { HIT } else { MISS }
    } else {
        OPEN
    }
}

/// Whether a plane through the apex certainly has `a` and `b` on one side, and `c` and `d` on the other: on flat parts of
/// a mesh, where no volume is certain, most triangles around a vertex lie like that. The plane that is tried is the one
/// halfway between the two triangles, as seen from the apex.
#[inline(always)]
fn side_by_side(apex: Vec3, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> bool {
    let toward = |point: Vec3| (point - apex) / (point - apex).length();
    let direction = toward(a) + toward(b) - toward(c) - toward(d);
    certainly_ahead(apex, a, direction)
        && certainly_ahead(apex, b, direction)
        && certainly_ahead(c, apex, direction)
        && certainly_ahead(d, apex, direction)
}

/// Whether the triangles `a b c` and `a b d`, which have an edge in common, have an area in common: [`MISS`] or [`OPEN`].
/// That they do is never certain in `f32`: it takes a volume of exactly zero.
#[inline(always)]
pub fn beyond_common_edge(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> u32 {
    if certain_side(a, b, c, d) != 0 {
        return MISS;
    }
    // In one plane, or nearly. They lie side by side where a plane through the edge, upright on the first triangle, has
    // their third vertices on different sides. How upright it is does not matter; that it goes through the edge does.
    let edge = b - a;
    let normal = edge.cross(c - a);
    let upright = a + normal * (edge.length() / normal.length());
    let (c_side, d_side) = (certain_side(a, b, upright, c), certain_side(a, b, upright, d));
    if c_side * d_side < 0 { MISS } else { OPEN }
}
