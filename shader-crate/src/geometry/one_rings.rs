//! Embedded one-rings: vertices whose triangles certainly do not intersect each other.
//!
//! Most pairs with overlapping boxes in a mesh are neighbors: a dozen per triangle, and hardly any intersect. One test per
//! vertex replaces the tests of nearly all of them.
//!
//! The one-ring of a vertex is the fan of triangles around it: consecutive triangles share an edge, and the fan is closed
//! or goes from border to border. Project it along some direction `n`. If each triangle turns to the left, and all of them
//! together turn less than once around (exactly once for a closed fan), then no two triangles cover the same point, so
//! they have only the vertex or a shared edge in common: no pair intersects, and the one-ring is *embedded*.
//! [`is_embedded_filtered`] says so if `f32` proves it. Otherwise, or if the triangles around a vertex are not a fan, the
//! pairs are tested one by one like any others.
//!
//! # Error bounds
//!
//! The signs of two volumes decide: `det(a, b, n)` for consecutive edges `a` and `b` of the fan, and `det(n, t, a)`, the side
//! of the edge `a` relative to the plane through `n` and a fixed direction `t` (`across` in the code). (Both depend only on the
//! projection along `n`, whatever the rounded `n` and `t` are.) As for any volume, the error is at most `16 u` times the sum of
//! the absolute values of the terms ([`super::orientation`] has the proof; `u = 2⁻²³`), for any order of evaluation. Let `|·|₁`
//! be the sum of the absolute values of the coordinates; the coordinates of `n` and `t` are at most 1. Then the sum of terms is
//! at most `|a|₁ |b|₁` for the first volume and `2 |a|₁` for the second. The product `n × t` is rounded before it is multiplied
//! by `a`, which the bound for any order covers.

use super::arithmetic::{Arithmetic, Scale, Wgsl, larger_bits, magnitude, scaled_direction};
use super::numbers::Vec3;
use super::orientation::RELATIVE_ERROR;

/// [`is_embedded_filtered`] on a device, where positions must be in range. `zero` is one that compilers do not know.
#[inline(always)]
pub fn is_embedded_on_device(
    apex: Vec3,
    links: u32,
    closed: bool,
    link: impl Fn(u32) -> Vec3 + Copy,
    zero: u32,
) -> bool {
    let mut largest = magnitude(apex);
    let mut index = 0;
    while index < links {
        largest = larger_bits(largest, magnitude(link(index)));
        index += 1;
    }
    let scale = Scale::for_largest(largest);
    let scaled_link = move |index: u32| scale.vector(link(index));
    is_embedded_filtered(Wgsl::after(scale, zero), scale.vector(apex), links, closed, scaled_link)
}

/// Whether the one-ring of a vertex at `apex` is certainly embedded.
///
/// `link` returns the positions of the links: the vertices around the apex in the order of the fan. There are `links` of
/// them, at least two. A `closed` fan also has a triangle between the last and the first link, and at least three links.
#[inline(always)]
pub fn is_embedded_filtered(
    arithmetic: impl Arithmetic,
    apex: Vec3,
    links: u32,
    closed: bool,
    link: impl Fn(u32) -> Vec3 + Copy,
) -> bool {
    let edge = move |index: u32| arithmetic.difference(link(index), apex);
    let first = edge(0);
    let mut normal = Vec3::ZERO;
    let mut a = first;
    let mut index = 1;
    while index < links {
        let b = edge(index);
        normal += a.cross(b);
        a = b;
        index += 1;
    }
    if closed {
        normal += a.cross(first);
    }
    let view = View::along(normal);

    let first_side = view.side(arithmetic, first);
    let (mut certain, mut ups, mut downs) = (first_side != 0, 0, 0);
    let (mut a, mut side) = (first, first_side);
    index = 1;
    while index < links {
        let b = edge(index);
        let next_side = view.side(arithmetic, b);
        certain = certain && next_side != 0 && view.turns_left(arithmetic, a, b);
        ups += (side < next_side) as u32;
        downs += (side > next_side) as u32;
        (a, side) = (b, next_side);
        index += 1;
    }
    if closed {
        certain = certain && view.turns_left(arithmetic, a, first);
        ups += (side < first_side) as u32;
    }
    certain && turns_at_most_once(ups, downs, closed)
}

/// Whether a fan with only left turns goes around at most once, if its edges change from the lower to the upper half-plane
/// `ups` times and back `downs` times.
#[inline(always)]
pub fn turns_at_most_once(ups: u32, downs: u32, closed: bool) -> bool {
    if closed {
        ups == 1
    } else {
        // From one half-plane to the other and not back.
        ups == 0 || downs == 0
    }
}

/// Projection of a one-ring along a direction.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The direction, scaled so that its largest coordinate is at most 1. Compilers know nothing about it, so it is the same at
    /// each use.
    pub normal: Vec3,
    /// Normal of a plane through the direction: it separates the upper from the lower half-plane of the projection.
    pub upward: Vec3,
}

impl View {
    /// Creates the projection along a direction of any length. If the direction is nearly zero, everything is undecided.
    #[inline(always)]
    pub fn along(direction: Vec3) -> Self {
        // With a zero direction all turns and heights are zero.
        let normal = scaled_direction(direction);
        // `t`: a direction that is far from the normal and from the usual directions of edges in regular meshes.
        let Vec3 { x, y, z } = normal.abs();
        let across = if x <= y && x <= z {
            Vec3::new(0.83, 0.31, -0.46)
        } else if y <= z {
            Vec3::new(-0.46, 0.83, 0.31)
        } else {
            Vec3::new(0.31, -0.46, 0.83)
        };
        Self { normal, upward: normal.cross(across) }
    }

    /// Returns the filtered half-plane of an edge: `1` for the upper, `-1` for the lower, `0` if undecided.
    #[inline(always)]
    pub fn side(self, arithmetic: impl Arithmetic, edge: Vec3) -> i32 {
        let length = edge.abs().element_sum();
        let height = self.upward.dot(edge);
        let error = 2.0 * RELATIVE_ERROR * length + arithmetic.flushed() * (1.0 + length * length);
        (height > error) as i32 - (height < -error) as i32
    }

    /// Whether the turn from one edge to the next is certainly to the left, by less than half a turn.
    #[inline(always)]
    pub fn turns_left(self, arithmetic: impl Arithmetic, from: Vec3, to: Vec3) -> bool {
        let (from_length, to_length) = (from.abs().element_sum(), to.abs().element_sum());
        let lengths = from_length + to_length;
        let error = RELATIVE_ERROR * from_length * to_length + arithmetic.flushed() * (1.0 + lengths * lengths);
        self.normal.dot(from.cross(to)) > error
    }
}
