//! Filtered intersection test of two triangles.
//!
//! This is the test of Guigue and Devillers ("Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates",
//! 2003), which needs only orientations: the six vertices against the two planes, and, if each triangle has vertices on both
//! sides of the other's plane, two more that compare the intervals of the triangles on the common line of the planes. If one
//! of the filtered orientations is undecided, so is the result, and the exact predicate decides.
//!
//! In flat parts of meshes all orientations are undecided, but most pairs lie side by side: a pair is a [`MISS`] if one of
//! the triangles lies beyond an edge of the other.

use super::arithmetic::{Arithmetic, Scale, Wgsl, larger_bits, magnitude};
use super::numbers::Vec3;
use super::orientation::{is_ahead_filtered, not_collinear_filtered, orient3d_filtered};

/// A triangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Triangle {
    /// First vertex.
    pub a: Vec3,
    /// Second vertex.
    pub b: Vec3,
    /// Third vertex.
    pub c: Vec3,
}

impl Triangle {
    /// Creates a triangle.
    #[inline(always)]
    pub const fn new(a: Vec3, b: Vec3, c: Vec3) -> Self {
        Self { a, b, c }
    }

    /// Rotates the vertices so that the second comes first.
    #[inline(always)]
    pub fn second_first(self) -> Self {
        Self::new(self.b, self.c, self.a)
    }

    /// Rotates the vertices so that the third comes first.
    #[inline(always)]
    pub fn third_first(self) -> Self {
        Self::new(self.c, self.a, self.b)
    }

    /// Returns the [`magnitude`] of its largest vertex.
    #[inline(always)]
    pub fn magnitude(self) -> u32 {
        larger_bits(larger_bits(magnitude(self.a), magnitude(self.b)), magnitude(self.c))
    }

    /// Scales the triangle.
    #[inline(always)]
    pub fn scaled(self, scale: Scale) -> Self {
        Self::new(scale.vector(self.a), scale.vector(self.b), scale.vector(self.c))
    }

    /// Reverses the orientation.
    #[inline(always)]
    fn reversed(self) -> Self {
        Self::new(self.a, self.c, self.b)
    }
}

/// The triangles certainly do not intersect.
pub const MISS: u32 = 0;
/// The triangles certainly intersect.
pub const HIT: u32 = 1;
/// The filter cannot tell.
pub const UNDECIDED: u32 = 2;

/// Filtered sides of the vertices of a triangle relative to the plane of another: 1, −1, or 0 if undecided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// Side of the first vertex.
    pub a: i32,
    /// Side of the second vertex.
    pub b: i32,
    /// Side of the third vertex.
    pub c: i32,
}

impl Sides {
    /// Computes the sides of the vertices of `triangle` relative to the plane of `plane`.
    #[inline(always)]
    pub fn of(arithmetic: impl Arithmetic, triangle: Triangle, plane: Triangle) -> Self {
        let side = |vertex: Vec3| orient3d_filtered(arithmetic, plane.a, plane.b, plane.c, vertex);
        Self { a: side(triangle.a), b: side(triangle.b), c: side(triangle.c) }
    }

    /// Whether the triangle is certainly on one side of the plane without touching it.
    #[inline(always)]
    pub fn all_on_one_side(self) -> bool {
        self.a != 0 && self.a == self.b && self.a == self.c
    }

    #[inline(always)]
    fn any_undecided(self) -> bool {
        self.a == 0 || self.b == 0 || self.c == 0
    }

    /// Rotates a triangle that certainly has vertices on both sides so that the vertex that is alone on its side comes
    /// first.
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

    /// Returns the side of the vertex that is alone on its side.
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

/// Whether a triangle certainly has an area, on a device, where positions must be in range. `zero` is one that compilers do not
/// know.
#[inline(always)]
pub fn has_area_on_device(triangle: Triangle, zero: u32) -> bool {
    let scale = Scale::for_largest(triangle.magnitude());
    let Triangle { a, b, c } = triangle.scaled(scale);
    not_collinear_filtered(Wgsl::after(scale, zero), a, b, c)
}

/// Whether two triangles intersect: [`MISS`], [`HIT`] or [`UNDECIDED`].
#[inline(always)]
pub fn intersect_filtered(arithmetic: impl Arithmetic, first: Triangle, second: Triangle) -> u32 {
    let first_sides = Sides::of(arithmetic, first, second);
    let second_sides = Sides::of(arithmetic, second, first);
    if first_sides.all_on_one_side() || second_sides.all_on_one_side() {
        return MISS;
    }
    let answer = intervals_intersect_filtered(arithmetic, first, first_sides, second, second_sides);
    if answer == UNDECIDED && side_by_side_filtered(arithmetic, first, second) {
        return MISS;
    }
    answer
}

/// Whether two triangles intersect, if neither is on one side of the other's plane: [`MISS`], [`HIT`] or [`UNDECIDED`].
///
/// There is no early return, so that the CPU can test several pairs in SIMD lanes.
#[inline(always)]
pub fn intervals_intersect_filtered(
    arithmetic: impl Arithmetic,
    first: Triangle,
    first_sides: Sides,
    second: Triangle,
    second_sides: Sides,
) -> u32 {
    // Each triangle starts with its lone vertex, and is reversed if the other's lone vertex is on its negative side.
    let mut turned = first_sides.lone_vertex_first(first);
    let mut other_turned = second_sides.lone_vertex_first(second);
    if first_sides.lone_side() < 0 {
        other_turned = other_turned.reversed();
    }
    if second_sides.lone_side() < 0 {
        turned = turned.reversed();
    }
    // Each triangle cuts the common line of the planes in an interval. They overlap unless one ends before the other starts.
    let end = orient3d_filtered(arithmetic, turned.a, turned.b, other_turned.a, other_turned.b);
    let start = orient3d_filtered(arithmetic, turned.a, turned.c, other_turned.c, other_turned.a);
    if first_sides.any_undecided() || second_sides.any_undecided() {
        UNDECIDED
    } else if end > 0 || start > 0 {
        MISS
    } else if end < 0 && start < 0 {
        HIT
    } else {
        UNDECIDED
    }
}

/// Whether one of the triangles certainly lies beyond an edge of the other, in the plane of that other.
///
/// There is no early return, so that the CPU can test several pairs in SIMD lanes.
#[inline(always)]
pub fn side_by_side_filtered(arithmetic: impl Arithmetic, first: Triangle, second: Triangle) -> bool {
    is_beyond_edge_filtered(arithmetic, second, first) | is_beyond_edge_filtered(arithmetic, first, second)
}

/// Whether a triangle certainly lies beyond an edge of another one, in the plane of that other.
#[inline(always)]
fn is_beyond_edge_filtered(arithmetic: impl Arithmetic, triangle: Triangle, other: Triangle) -> bool {
    // Written out, because the compiler would not inline a closure, and then make no vectors of the lanes of a CPU.
    let normal = (other.b - other.a).cross(other.c - other.a);
    let [p, q, r] = [
        arithmetic.opaque((other.b - other.a).cross(normal)),
        arithmetic.opaque((other.c - other.b).cross(normal)),
        arithmetic.opaque((other.a - other.c).cross(normal)),
    ];
    is_beyond_filtered(arithmetic, triangle, other, p)
        | is_beyond_filtered(arithmetic, triangle, other, q)
        | is_beyond_filtered(arithmetic, triangle, other, r)
}

/// Whether a triangle is certainly farther along `direction` than another one.
///
/// Rounding errors of the direction do not matter: sets that are separated along any direction have no common point.
#[inline(always)]
fn is_beyond_filtered(arithmetic: impl Arithmetic, triangle: Triangle, other: Triangle, direction: Vec3) -> bool {
    is_ahead_of_filtered(arithmetic, triangle.a, other, direction)
        & is_ahead_of_filtered(arithmetic, triangle.b, other, direction)
        & is_ahead_of_filtered(arithmetic, triangle.c, other, direction)
}

/// Whether a point is certainly farther along `direction` than a triangle.
#[inline(always)]
fn is_ahead_of_filtered(arithmetic: impl Arithmetic, point: Vec3, other: Triangle, direction: Vec3) -> bool {
    is_ahead_filtered(arithmetic, other.a, point, direction)
        & is_ahead_filtered(arithmetic, other.b, point, direction)
        & is_ahead_filtered(arithmetic, other.c, point, direction)
}
