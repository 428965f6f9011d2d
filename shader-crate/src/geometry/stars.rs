//! Whether the triangles around a vertex meet only where they must.
//!
//! Most pairs of boxes that overlap in a mesh are those of neighbours: a dozen to each triangle, and next to none of them
//! intersect. One look at each vertex spares the test of nearly all of them.
//!
//! The triangles around a vertex, its star, form a chain: each goes on from an edge where the last one ended, either all
//! the way round or from border to border. Seen along some direction, let each of them turn to the left, and all of them
//! together less than once around (or exactly once, where the chain is closed). Then no two of them cover the same
//! place, so they have nothing in common but the vertex, or the edge where one goes on from the other: none of these
//! pairs intersects. [`certainly_embedded`] says so where `f32` is certain of it. Where it is not, or where a star is no
//! chain, the pairs are tested one by one, as any others.
//!
//! # The bounds
//!
//! All is decided by the signs of two volumes: `det(a, b, n)` for two edges of the star in a row and the direction `n`,
//! and `det(n, t, a)`, which tells on which side of a plane through `n` an edge is. (Both are zero for `n` itself: they
//! are functions of what is seen along `n`, whatever `n` and `t` are exactly.) As for any volume, their error is at most
//! 16 `u` times the sum of the absolute values of their terms (`super::orientation` has the proof, `u = 2⁻²³`), for any
//! order of evaluation. With `|·|₁` for the sum of the absolute values of coordinates, no coordinate of `n` and `t` beyond
//! 1, that sum is at most `|a|₁ |b|₁` for the first. For the second it is at most `2 |a|₁`, but the product `n × t` is
//! rounded before it is multiplied by `a`, which the bound for any order already allows for.

use glam::Vec3;

use super::orientation::{FLUSHED, RELATIVE_ERROR, largest};

/// Whether the triangles around a vertex at `apex` certainly have nothing in common but vertices and edges that they
/// share.
///
/// `link` gives the positions of the vertices around it, in the order of the chain; there are `links` of them, at least
/// two. In a `closed` chain there is a triangle between the last and the first, too; then there must be three or more.
#[inline(always)]
pub fn certainly_embedded(apex: Vec3, links: u32, closed: bool, link: impl Fn(u32) -> Vec3) -> bool {
    let first = link(0) - apex;
    let mut normal = Vec3::ZERO;
    let mut a = first;
    let mut place = 1;
    while place < links {
        let b = link(place) - apex;
        normal += a.cross(b);
        a = b;
        place += 1;
    }
    if closed {
        normal += a.cross(first);
    }
    let view = View::along(normal);

    let first_side = view.side(first);
    let (mut certain, mut ups, mut downs) = (first_side != 0, 0, 0);
    let (mut a, mut side) = (first, first_side);
    place = 1;
    while place < links {
        let b = link(place) - apex;
        let next_side = view.side(b);
        certain = certain && next_side != 0 && view.turns_left(a, b);
        ups += (side < next_side) as u32;
        downs += (side > next_side) as u32;
        (a, side) = (b, next_side);
        place += 1;
    }
    if closed {
        certain = certain && view.turns_left(a, first);
        ups += (side < first_side) as u32;
    }
    certain && is_once_around(ups, downs, closed)
}

/// Whether a chain in which every turn is to the left is no more than once around, if its edges come up and go down so
/// often.
#[inline(always)]
pub fn is_once_around(ups: u32, downs: u32, closed: bool) -> bool {
    if closed {
        ups == 1
    } else {
        // From one half to the other and not back.
        ups == 0 || downs == 0
    }
}

/// A star as it is seen along some direction.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The direction. The largest of its coordinates is 1 or −1.
    pub normal: Vec3,
    /// What a point is multiplied by to tell on which side of a plane through the normal it is.
    pub upward: Vec3,
}

impl View {
    /// Along a direction of any length. Where it has next to none, nothing is certain.
    #[inline(always)]
    pub fn along(direction: Vec3) -> Self {
        let length = largest(direction);
        // Below, its reciprocal may be infinite. Along no direction at all every turn and every height is zero.
        let normal = if length > FLUSHED { direction * (1.0 / length) } else { Vec3::ZERO };
        // A direction far from the normal, and from those that edges of regular meshes have.
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

    /// `1` for edges that certainly go up, `-1` for those that go down, and `0` where `f32` cannot tell.
    #[inline(always)]
    pub fn side(self, edge: Vec3) -> i32 {
        let length = edge.abs().element_sum();
        let height = self.upward.dot(edge);
        let error = 2.0 * RELATIVE_ERROR * length + FLUSHED * (1.0 + length * length);
        (height > error) as i32 - (height < -error) as i32
    }

    /// Whether it certainly is a turn to the left, and by less than half around, from one edge to another.
    #[inline(always)]
    pub fn turns_left(self, from: Vec3, to: Vec3) -> bool {
        let (from_length, to_length) = (from.abs().element_sum(), to.abs().element_sum());
        let lengths = from_length + to_length;
        let error = RELATIVE_ERROR * from_length * to_length + FLUSHED * (1.0 + lengths * lengths);
        self.normal.dot(from.cross(to)) > error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn embedded(links: &[[f32; 3]], closed: bool) -> bool {
        let apex = Vec3::new(0.3, 0.2, 0.1);
        certainly_embedded(apex, links.len() as u32, closed, |place| apex + Vec3::from(links[place as usize]))
    }

    /// A star with vertices at these heights, which goes `turns` times around.
    fn round(heights: &[f32], turns: f32) -> Vec<[f32; 3]> {
        let angle = |place: usize| core::f32::consts::TAU * turns * place as f32 / heights.len() as f32;
        heights.iter().enumerate().map(|(i, height)| [angle(i).cos(), angle(i).sin(), *height]).collect()
    }

    #[test]
    fn flat_and_crumpled_stars_are_embedded() {
        for count in 3..12 {
            assert!(embedded(&round(&vec![0.0; count], 1.0), true), "{count} triangles in a plane");
            assert!(embedded(&round(&vec![-2.0; count], 1.0), true), "a cone of {count} triangles");
        }
        assert!(embedded(&round(&[0.4, -0.4, 0.4, -0.4, 0.4, -0.4], 1.0), true));
        assert!(embedded(&round(&[0.0; 6], 0.5), false), "a border");
        assert!(embedded(&[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], false), "one triangle");
    }

    #[test]
    fn what_covers_a_place_twice_is_not() {
        assert!(!embedded(&round(&[0.0; 10], 2.0), true), "twice around");
        assert!(!embedded(&round(&[0.0; 10], 1.2), false), "more than once around, and open");
        let mut folded = round(&[0.0; 6], 1.0);
        folded.swap(2, 3);
        assert!(!embedded(&folded, true), "a triangle is folded back");
        let mut touching = round(&[0.0; 6], 0.5);
        touching.push(touching[0].map(|x| 2.0 * x));
        assert!(!embedded(&touching, false), "the last edge lies on the first");
    }

    #[test]
    fn nothing_is_certain_where_there_is_no_area_or_no_number() {
        assert!(!embedded(&[[1.0, 0.0, 0.0], [2.0, 0.0, 0.0], [3.0, 0.0, 0.0]], true));
        assert!(!embedded(&[[0.0; 3]; 3], true));
        assert!(!embedded(&round(&[1e30; 6], 1.0).iter().map(|p| p.map(|x| x * 1e30)).collect::<Vec<_>>(), true));
    }
}
