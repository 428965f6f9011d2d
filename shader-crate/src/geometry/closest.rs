//! Closest points of features: of a point and a triangle, and of two edges; and how an edge that pierces a triangle gets
//! out of it again.
//!
//! After Ericson, *Real-Time Collision Detection*, 5.1.5 and 5.1.9. Here rounding may decide between points that are
//! about as close as each other: what is kept apart is kept apart by far more than that.

use glam::{Vec2, Vec3};

use super::orientation::orient3d_filtered;
use super::springs::at_least;
use super::triangle::Triangle;

/// Squared lengths below are taken for this one.
const SMALLEST: f32 = 1e-30;

#[inline(always)]
fn clamp01(value: f32) -> f32 {
    if value > 1.0 { 1.0 } else { at_least(value, 0.0) }
}

/// How much of each vertex of a triangle is in its point that is the closest to `point`: the weights add up to one.
#[inline(always)]
pub fn closest_on_triangle(point: Vec3, triangle: Triangle) -> Vec3 {
    let Triangle { a, b, c } = triangle;
    let (ab, ac, ap) = (b - a, c - a, point - a);
    let (d1, d2) = (ab.dot(ap), ac.dot(ap));
    let bp = point - b;
    let (d3, d4) = (ab.dot(bp), ac.dot(bp));
    let cp = point - c;
    let (d5, d6) = (ab.dot(cp), ac.dot(cp));
    let (va, vb, vc) = (d3 * d6 - d5 * d4, d5 * d2 - d1 * d6, d1 * d4 - d3 * d2);
    if d1 <= 0.0 && d2 <= 0.0 {
        Vec3::X
    } else if d3 >= 0.0 && d4 <= d3 {
        Vec3::Y
    } else if vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0 {
        let t = clamp01(d1 / at_least(d1 - d3, SMALLEST));
        Vec3::new(1.0 - t, t, 0.0)
    } else if d6 >= 0.0 && d5 <= d6 {
        Vec3::Z
    } else if vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0 {
        let t = clamp01(d2 / at_least(d2 - d6, SMALLEST));
        Vec3::new(1.0 - t, 0.0, t)
    } else if va <= 0.0 && d4 >= d3 && d5 >= d6 {
        let t = clamp01((d4 - d3) / at_least((d4 - d3) + (d5 - d6), SMALLEST));
        Vec3::new(0.0, 1.0 - t, t)
    } else {
        let scale = 1.0 / at_least(va + vb + vc, SMALLEST);
        let (v, w) = (clamp01(vb * scale), clamp01(vc * scale));
        Vec3::new(1.0 - v - w, v, w)
    }
}

/// Where the closest points of two edges are: how far along the first, from `a` to `b`, and along the second, from `c` to
/// `d`, each from 0 to 1.
#[inline(always)]
pub fn closest_on_edges(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> Vec2 {
    let (first, second, between) = (b - a, d - c, a - c);
    let (aa, ee) = (at_least(first.length_squared(), SMALLEST), at_least(second.length_squared(), SMALLEST));
    let (cc, ff, bb) = (first.dot(between), second.dot(between), first.dot(second));
    let denominator = aa * ee - bb * bb;
    let mut s = if denominator > 1e-6 * aa * ee {
        clamp01((bb * ff - cc * ee) / denominator)
    } else {
        // Parallel edges are as close everywhere where they are beside each other: the middle of that is the same
        // whichever edge comes first.
        0.5 * (clamp01(-cc / aa) + clamp01((bb - cc) / aa))
    };
    let t = (bb * s + ff) / ee;
    let clamped = clamp01(t);
    if t != clamped {
        s = clamp01((bb * clamped - cc) / aa);
    }
    Vec2::new(s, clamped)
}

/// Whether the edge from `p` to `q` certainly goes through a triangle. Neighbours in flat cloth, where nothing is certain,
/// do not.
#[inline(always)]
pub fn pierces(p: Vec3, q: Vec3, triangle: Triangle) -> bool {
    let Triangle { a, b, c } = triangle;
    if orient3d_filtered(a, b, c, p) * orient3d_filtered(a, b, c, q) < 0 {
        let side = orient3d_filtered(p, q, a, b);
        side != 0 && side == orient3d_filtered(p, q, b, c) && side == orient3d_filtered(p, q, c, a)
    } else {
        false
    }
}

/// Which way an edge from `p` to `q`, of the triangle `p q third`, leaves another triangle that it pierces: of length 1,
/// or 0 where there is no way to tell.
///
/// The intersection of the two triangles is a segment that begins at the edge. The edge moves so that it becomes shorter:
/// with `E` along the edge, `N` the normal of the pierced triangle and `R` from the edge into the segment, that is
/// `R − 2 (E·R)/(E·N) N` (Volino and Magnenat-Thalmann, *Resolving Surface Collisions through Intersection Contour
/// Minimization*, 2006). The other triangle of the edge, if there is one, says its part when its own pair is looked at.
#[inline(always)]
pub fn way_out(p: Vec3, q: Vec3, third: Vec3, pierced: Triangle) -> Vec3 {
    let edge = q - p;
    let normal = (pierced.b - pierced.a).cross(pierced.c - pierced.a);
    let own_normal = edge.cross(third - p);
    let mut inward = own_normal.cross(normal);
    // What leads from the edge to the third vertex, at a right angle to the edge.
    let across = (third - p) * at_least(edge.length_squared(), SMALLEST) - edge * edge.dot(third - p);
    if inward.dot(across) < 0.0 {
        inward = -inward;
    }
    // Times E·N, which is not zero: the edge pierces the triangle. Only the direction counts.
    let along_normal = edge.dot(normal);
    let sign = if along_normal < 0.0 { -1.0 } else { 1.0 };
    unit((unit(inward) * along_normal - normal * (2.0 * edge.dot(unit(inward)))) * sign)
}

/// A vector of length 1 in the same direction, or zero where it has none.
#[inline(always)]
pub fn unit(vector: Vec3) -> Vec3 {
    let length = vector.length();
    if length > SMALLEST { vector * (1.0 / length) } else { Vec3::ZERO }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random, from −1 to 1.
    fn noise(seed: &mut u32) -> Vec3 {
        let mut next = || {
            *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (*seed >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        Vec3::new(next(), next(), next())
    }

    #[test]
    fn no_point_of_a_triangle_is_closer() {
        let mut seed = 1;
        for _ in 0..2000 {
            let (point, triangle) =
                (noise(&mut seed) * 2.0, Triangle::new(noise(&mut seed), noise(&mut seed), noise(&mut seed)));
            let at = |w: Vec3| triangle.a * w.x + triangle.b * w.y + triangle.c * w.z;
            let weights = closest_on_triangle(point, triangle);
            assert!((weights.element_sum() - 1.0).abs() < 1e-5 && weights.min_element() > -1e-5, "{weights}");
            let found = at(weights).distance(point);
            for i in 0..=20 {
                for j in 0..=20 - i {
                    let other = Vec3::new(i as f32, j as f32, (20 - i - j) as f32) / 20.0;
                    assert!(at(other).distance(point) > found - 1e-5, "{point} {triangle:?}: {weights}, not {other}");
                }
            }
        }
    }

    #[test]
    fn no_points_of_two_edges_are_closer() {
        let mut seed = 2;
        for round in 0..2000 {
            let [a, b, c] = [noise(&mut seed), noise(&mut seed), noise(&mut seed)];
            // Every tenth pair is parallel.
            let d = if round % 10 == 0 { c + (b - a) } else { noise(&mut seed) };
            let distance = |at: Vec2| a.lerp(b, at.x).distance(c.lerp(d, at.y));
            let found = distance(closest_on_edges(a, b, c, d));
            for i in 0..=20 {
                for j in 0..=20 {
                    let other = Vec2::new(i as f32, j as f32) / 20.0;
                    assert!(distance(other) > found - 1e-5, "{a} {b} {c} {d}: {found} at {other}");
                }
            }
        }
    }

    #[test]
    fn degenerate_features_have_closest_points_too() {
        let point = Triangle::new(Vec3::ONE, Vec3::ONE, Vec3::ONE);
        assert!((closest_on_triangle(Vec3::ZERO, point).element_sum() - 1.0).abs() < 1e-6);
        assert!(closest_on_edges(Vec3::ZERO, Vec3::ZERO, Vec3::ONE, Vec3::ONE).is_finite());
    }

    #[test]
    fn the_way_out_shortens_the_intersection() {
        let pierced = Triangle::new(Vec3::new(-5.0, -5.0, 0.0), Vec3::new(5.0, -5.0, 0.0), Vec3::new(0.0, 9.0, 0.0));
        // An upright triangle, whose edge p q goes through the floor; the third corner is off to the right.
        let (p, q, third) = (Vec3::new(0.0, 0.0, -1.0), Vec3::new(0.3, 0.0, 1.0), Vec3::new(2.0, 0.1, 0.0));
        assert!(pierces(p, q, pierced) && !pierces(p + Vec3::X * 20.0, q + Vec3::X * 20.0, pierced));
        let way = way_out(p, q, third, pierced);
        assert!((way.length() - 1.0).abs() < 1e-5 && way.x > 0.5, "{way}");
        // Seen from the other side, the same.
        let flipped = Triangle::new(pierced.b, pierced.a, pierced.c);
        assert!((way_out(q, p, third, flipped) - way).length() < 1e-5);
    }
}
