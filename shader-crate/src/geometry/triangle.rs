//! Whether two triangles meet.
//!
//! The test of Guigue and Devillers ("Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates",
//! 2003), which needs nothing but orientations: the six vertices against the two planes, and, where each triangle has
//! vertices on both sides of the other's plane, two more that compare the intervals in which the triangles cut the line
//! that the planes have in common. Here each orientation is one that `f32` is certain of, or the answer is left open: to
//! the exact arbiter, which has the last word.
//!
//! Meshes have flat parts, and there no orientation is certain. Most such pairs lie side by side: before a pair is left
//! open, it is a [`MISS`] if one of the triangles lies beyond an edge of the other.

use glam::Vec3;

use super::orientation::{certain_side, certainly_ahead};

/// A triangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Triangle {
    /// The first vertex.
    pub a: Vec3,
    /// The second vertex.
    pub b: Vec3,
    /// The third vertex.
    pub c: Vec3,
}

impl Triangle {
    /// The triangle with these vertices.
    #[inline(always)]
    pub const fn new(a: Vec3, b: Vec3, c: Vec3) -> Self {
        Self { a, b, c }
    }

    /// The same triangle, beginning with its second vertex.
    #[inline(always)]
    pub fn second_first(self) -> Self {
        Self::new(self.b, self.c, self.a)
    }

    /// The same triangle, beginning with its third vertex.
    #[inline(always)]
    pub fn third_first(self) -> Self {
        Self::new(self.c, self.a, self.b)
    }

    /// The same triangle, the other way round.
    #[inline(always)]
    fn reversed(self) -> Self {
        Self::new(self.a, self.c, self.b)
    }
}

/// The triangles certainly have no point in common.
pub const MISS: u32 = 0;
/// The triangles certainly have a point in common.
pub const HIT: u32 = 1;
/// `f32` cannot tell.
pub const OPEN: u32 = 2;

/// On which side of another triangle's plane the vertices of a triangle certainly are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// The side of the first vertex: 1, −1, or 0 where `f32` cannot tell.
    pub a: i32,
    /// The side of the second vertex.
    pub b: i32,
    /// The side of the third vertex.
    pub c: i32,
}

impl Sides {
    /// Those of a triangle, with another one's plane.
    #[inline(always)]
    pub fn of(triangle: Triangle, plane: Triangle) -> Self {
        let side = |vertex: Vec3| certain_side(plane.a, plane.b, plane.c, vertex);
        Self { a: side(triangle.a), b: side(triangle.b), c: side(triangle.c) }
    }

    /// Whether the triangle is certainly on one side, and so does not touch the plane.
    #[inline(always)]
    pub fn all_on_one(self) -> bool {
        self.a != 0 && self.a == self.b && self.a == self.c
    }

    #[inline(always)]
    fn any_uncertain(self) -> bool {
        self.a == 0 || self.b == 0 || self.c == 0
    }

    /// The triangle, turned so that the vertex that is alone on its side comes first. For triangles that certainly have
    /// vertices on both sides.
    #[inline(always)]
    fn lone_vertex_first(self, triangle: Triangle) -> Triangle {
        if self.a == self.b {
            triangle.third_first()
        } else if self.a == self.c {
            triangle.second_first()
        } else {
            triangle
        }
    }

    /// The side of that vertex.
    #[inline(always)]
    fn lone_side(self) -> i32 {
        if self.a == self.b {
            self.c
        } else if self.a == self.c {
            self.b
        } else {
            self.a
        }
    }
}

/// Whether two triangles meet: [`MISS`], [`HIT`] or [`OPEN`].
#[inline(always)]
pub fn certain_intersection(first: Triangle, second: Triangle) -> u32 {
    let first_sides = Sides::of(first, second);
    let second_sides = Sides::of(second, first);
    if first_sides.all_on_one() || second_sides.all_on_one() {
        return MISS;
    }
    let answer = certain_overlap(first, first_sides, second, second_sides);
    if answer == OPEN && certainly_side_by_side(first, second) {
        return MISS;
    }
    answer
}

/// Whether two triangles meet neither of which is on one side of the other's plane: [`MISS`], [`HIT`] or [`OPEN`].
///
/// All sides are computed before any is looked at, so that the CPU can decide many pairs at once.
#[inline(always)]
pub fn certain_overlap(first: Triangle, first_sides: Sides, second: Triangle, second_sides: Sides) -> u32 {
    // Each triangle begins with its lone vertex, and is turned over if the other's is not on its positive side.
    let mut turned = first_sides.lone_vertex_first(first);
    let mut other_turned = second_sides.lone_vertex_first(second);
    if first_sides.lone_side() < 0 {
        other_turned = other_turned.reversed();
    }
    if second_sides.lone_side() < 0 {
        turned = turned.reversed();
    }
    // Both cut the line in which their planes meet; neither interval may end before the other begins.
    let end = certain_side(turned.a, turned.b, other_turned.a, other_turned.b);
    let start = certain_side(turned.a, turned.c, other_turned.c, other_turned.a);
    if first_sides.any_uncertain() || second_sides.any_uncertain() {
        OPEN
    } else if end > 0 || start > 0 {
        MISS
    } else if end < 0 && start < 0 {
        HIT
    } else {
        OPEN
    }
}

/// Whether one of the triangles certainly lies beyond an edge of the other, seen along that one's normal.
///
/// All edges are looked at, whatever the first one says, so that the CPU can decide many pairs at once.
#[inline(always)]
pub fn certainly_side_by_side(first: Triangle, second: Triangle) -> bool {
    lies_beyond_an_edge(second, first) | lies_beyond_an_edge(first, second)
}

/// Whether a triangle certainly lies beyond an edge of another one, seen along that one's normal.
#[inline(always)]
fn lies_beyond_an_edge(triangle: Triangle, other: Triangle) -> bool {
    let normal = (other.b - other.a).cross(other.c - other.a);
    beyond(triangle, other, (other.b - other.a).cross(normal))
        | beyond(triangle, other.second_first(), (other.c - other.b).cross(normal))
        | beyond(triangle, other.third_first(), (other.a - other.c).cross(normal))
}

/// Whether a triangle is certainly farther along `direction` than another one, of which the first two vertices are the
/// farthest.
///
/// It does not matter how the direction was computed, and so its rounding errors don't: whichever it is, two sets that
/// it separates have no point in common.
#[inline(always)]
fn beyond(triangle: Triangle, other: Triangle, direction: Vec3) -> bool {
    let gap = |from: Vec3, to: Vec3| certainly_ahead(from, to, direction);
    let beyond_all = |vertex: Vec3| gap(other.a, vertex) & gap(other.b, vertex) & gap(other.c, vertex);
    beyond_all(triangle.a) & beyond_all(triangle.b) & beyond_all(triangle.c)
}
