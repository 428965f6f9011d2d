//! Filtered tests of triangles whose positions are sums of two `f32` numbers: positions of `f64` input.
//!
//! A *split* position is `head + rest`, where `rest` is what the rounding to `f32` removed from the head, and an error remains
//! that the host bounds. Positions relative to a vertex of the pair are computed in `f32`: small differences of large heads are
//! exact to a relative error, so what is left is an error relative to the size of the pair, however far away and however
//! large the scene is. The tests say only which pairs are certainly disjoint; the host decides the others with the `f64`
//! numbers.
//!
//! # Error bounds
//!
//! Compilers may reorder the sum `(head − origin head) + (rest − origin rest)`, which would lose all digits of the rests, and
//! multiply out `(b − a) · (c − a)`. So sums and differences are [opaque](Arithmetic::opaque).
//!
//! With `u = 2⁻²³`, `A` and `B` the two differences, `K` the largest `|A| + |B|` of a coordinate of the pair, and `r` the error
//! of a split coordinate: a relative coordinate has an error of at most `u (|A| + |B| + |A + B|) (1 + u) + 2r`, and of a few
//! `δ = 2⁻¹²⁶` from flushing to zero. The bound `e` is `3 u K + 2r + 256 δ`, rounded.
//!
//! For the volume of three differences, which have errors of `2e`, with `m` the largest of them: the errors of the differences
//! change the volume by at most `6 ((m + 2e)³ − m³) ≤ 54 e m² + 120 e³`, where `m` is off by a factor of at most `1 + 2u`. The
//! bound is `64 e (m² + 4 e²)`; it is added to that of [`orientation`](super::orientation), which is for rounding within the
//! computation. A dot product with a fixed direction changes by at most `2e` times the sum of its components.

use glam::Vec3;

use super::arithmetic::{Arithmetic, FLUSHED, Wgsl};
use super::neighbors::{common_vertex_count, first_common_corner, repeats_vertex};
use super::orientation::{RELATIVE_ERROR, Volume, larger, largest};
use super::triangle::Triangle;

/// A triangle with split positions.
#[derive(Clone, Copy)]
pub struct SplitTriangle {
    /// The rounded positions.
    pub heads: Triangle,
    /// What the rounding removed.
    pub rests: Triangle,
}

/// What a test needs besides the triangles.
#[derive(Clone, Copy)]
pub struct Precision {
    /// Bound of the error of a split coordinate.
    pub rest_error: f32,
    /// Zero, known only at run time.
    pub zero: u32,
}

#[inline(always)]
fn largest_of(triangle: Triangle) -> f32 {
    larger(larger(largest(triangle.a), largest(triangle.b)), largest(triangle.c))
}

/// Positions relative to a vertex of a pair, with the bound `e` of their errors.
#[derive(Clone, Copy)]
struct Local {
    error: f32,
    arithmetic: Wgsl,
}

impl Local {
    /// Returns both triangles relative to the first vertex of the first.
    #[inline(always)]
    fn of(first: SplitTriangle, second: SplitTriangle, precision: Precision) -> (Triangle, Triangle, Self) {
        let Precision { rest_error, zero } = precision;
        let arithmetic = Wgsl::new(zero);
        let relative_to = |triangle: Triangle, origin: Vec3| {
            let relative = |position: Vec3| arithmetic.difference(position, origin);
            Triangle::new(relative(triangle.a), relative(triangle.b), relative(triangle.c))
        };
        let (head, rest) = (first.heads.a, first.rests.a);
        let (first_heads, first_rests) = (relative_to(first.heads, head), relative_to(first.rests, rest));
        let (second_heads, second_rests) = (relative_to(second.heads, head), relative_to(second.rests, rest));
        let sum = |heads: Triangle, rests: Triangle| {
            let sum = |a: Vec3, b: Vec3| arithmetic.opaque(a + b);
            Triangle::new(sum(heads.a, rests.a), sum(heads.b, rests.b), sum(heads.c, rests.c))
        };
        let size = larger(largest_of(first_heads), largest_of(second_heads))
            + larger(largest_of(first_rests), largest_of(second_rests));
        // `RELATIVE_ERROR` is 16 u.
        let error = 0.25 * RELATIVE_ERROR * size + 2.5 * rest_error + FLUSHED;
        (sum(first_heads, first_rests), sum(second_heads, second_rests), Self { error, arithmetic })
    }

    #[inline(always)]
    fn difference(self, to: Vec3, from: Vec3) -> Vec3 {
        self.arithmetic.difference(to, from)
    }

    /// Filtered sign of the volume of three differences: 0 if undecided.
    #[inline(always)]
    fn volume_sign(self, p: Vec3, q: Vec3, r: Vec3) -> i32 {
        let volume = Volume::of(self.arithmetic, p, q, r);
        volume.sign(64.0 * self.error * (volume.largest_squared + 4.0 * self.error * self.error))
    }

    /// Filtered side of a vertex relative to the plane `a b c`: 0 if undecided.
    #[inline(always)]
    fn side(self, plane: Triangle, vertex: Vec3) -> i32 {
        let Triangle { a, b, c } = plane;
        self.volume_sign(self.difference(b, a), self.difference(c, a), self.difference(vertex, a))
    }

    /// Whether the point `to` is certainly farther along `direction` than `from`. The direction is exact as given.
    #[inline(always)]
    fn is_ahead(self, from: Vec3, to: Vec3, direction: Vec3) -> bool {
        let difference = self.difference(to, from);
        let (x, y, z) = (difference.x * direction.x, difference.y * direction.y, difference.z * direction.z);
        let (terms, length) = (x.abs() + y.abs() + z.abs(), direction.abs().element_sum());
        let error = RELATIVE_ERROR * terms + FLUSHED * (1.0 + length) + 2.5 * self.error * length;
        x + y + z > error
    }

    /// Whether a triangle is certainly on one side of the plane of another one.
    #[inline(always)]
    fn is_on_one_side(self, triangle: Triangle, plane: Triangle) -> bool {
        let (a, b, c) = (self.side(plane, triangle.a), self.side(plane, triangle.b), self.side(plane, triangle.c));
        a != 0 && a == b && a == c
    }

    /// Whether a triangle certainly lies beyond an edge of another one, in the plane of that other.
    #[inline(always)]
    fn is_beyond_edge(self, triangle: Triangle, other: Triangle) -> bool {
        let Triangle { a, b, c } = other;
        // Rounding errors of the directions do not matter: sets that are separated along any direction have no common point.
        let normal = scaled_to_one((b - a).cross(c - a));
        let beyond = |edge: Vec3| {
            let direction = scaled_to_one(edge.cross(normal));
            let beyond_all = |vertex: Vec3| {
                self.is_ahead(a, vertex, direction)
                    & self.is_ahead(b, vertex, direction)
                    & self.is_ahead(c, vertex, direction)
            };
            beyond_all(triangle.a) & beyond_all(triangle.b) & beyond_all(triangle.c)
        };
        beyond(b - a) | beyond(c - b) | beyond(a - c)
    }

    /// Whether triangles without a common vertex are certainly disjoint.
    #[inline(always)]
    fn separate_triangles_apart(self, first: Triangle, second: Triangle) -> bool {
        self.is_on_one_side(first, second)
            || self.is_on_one_side(second, first)
            || self.is_beyond_edge(second, first)
            || self.is_beyond_edge(first, second)
    }

    /// Whether the triangles `apex a b` and `apex c d` certainly have no other common point.
    #[inline(always)]
    fn vertex_neighbors_apart(self, first: Triangle, second: Triangle) -> bool {
        let Triangle { a: apex, b: a, c: b } = first;
        let Triangle { b: c, c: d, .. } = second;
        if self.side(second, a) * self.side(second, b) > 0 || self.side(first, c) * self.side(first, d) > 0 {
            return true;
        }
        // The plane halfway between the triangles, as seen from the apex.
        let unit = |point: Vec3| scaled_to_one(point - apex);
        let direction = unit(a) + unit(b) - unit(c) - unit(d);
        self.is_ahead(apex, a, direction)
            && self.is_ahead(apex, b, direction)
            && self.is_ahead(c, apex, direction)
            && self.is_ahead(d, apex, direction)
    }

    /// Whether the triangles `a b c` and `a b d` certainly do not overlap in an area.
    #[inline(always)]
    fn edge_neighbors_apart(self, first: Triangle, d: Vec3) -> bool {
        let Triangle { a, b, c } = first;
        if self.side(first, d) != 0 {
            return true;
        }
        // Nearly coplanar: a plane through the edge, about perpendicular to the first triangle, may separate the others.
        let (edge, c, d) = (self.difference(b, a), self.difference(c, a), self.difference(d, a));
        let upward = scaled_to_one(edge.cross(c)) * largest(edge);
        self.volume_sign(edge, upward, c) * self.volume_sign(edge, upward, d) < 0
    }
}

/// Scales a vector so that its largest coordinate is about 1, unless it is nearly zero.
#[inline(always)]
fn scaled_to_one(vector: Vec3) -> Vec3 {
    vector * (1.0 / larger(largest(vector), FLUSHED))
}

/// Whether two triangles of a mesh with these vertex indices certainly do not intersect, by the rules for neighbors.
#[inline(always)]
pub fn split_triangles_apart(
    first_vertices: [u32; 3],
    first: SplitTriangle,
    second_vertices: [u32; 3],
    second: SplitTriangle,
    precision: Precision,
) -> bool {
    let common = common_vertex_count(first_vertices, second_vertices);
    if common == 3 {
        // The same triangle, listed twice.
        return true;
    }
    let (first, second, local) = Local::of(first, second, precision);
    if common == 0 {
        return local.separate_triangles_apart(first, second);
    }
    if repeats_vertex(first_vertices) || repeats_vertex(second_vertices) {
        return false;
    }
    let first = rotated(first, first_common_corner(first_vertices, second_vertices, common));
    let second = rotated(second, first_common_corner(second_vertices, first_vertices, common));
    if common == 1 { local.vertex_neighbors_apart(first, second) } else { local.edge_neighbors_apart(first, second.c) }
}

/// Rotates a triangle so that a corner (0 to 2) comes first.
#[inline(always)]
fn rotated(triangle: Triangle, corner: u32) -> Triangle {
    if corner == 0 {
        triangle
    } else if corner == 1 {
        triangle.second_first()
    } else {
        triangle.third_first()
    }
}
