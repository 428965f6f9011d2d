//! Closest points of a point and a triangle and of two edges; and the direction in which an edge leaves a triangle that it
//! pierces.
//!
//! After Ericson, *Real-Time Collision Detection*, 5.1.5 and 5.1.9. Not exact: rounding may decide between almost equally
//! close points. Contacts keep features apart by much more than that.

use glam::{Vec2, Vec3};

use super::arithmetic::Ieee;
use super::orientation::orient3d_filtered;
use super::springs::at_least;
use super::triangle::Triangle;

/// Lower limit of divisors (lengths and squared lengths).
const MIN_DIVISOR: f32 = 1e-30;

#[inline(always)]
fn clamp01(value: f32) -> f32 {
    if value > 1.0 { 1.0 } else { at_least(value, 0.0) }
}

/// Returns the barycentric coordinates of the point of a triangle closest to `point`.
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
        let t = clamp01(d1 / at_least(d1 - d3, MIN_DIVISOR));
        Vec3::new(1.0 - t, t, 0.0)
    } else if d6 >= 0.0 && d5 <= d6 {
        Vec3::Z
    } else if vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0 {
        let t = clamp01(d2 / at_least(d2 - d6, MIN_DIVISOR));
        Vec3::new(1.0 - t, 0.0, t)
    } else if va <= 0.0 && d4 >= d3 && d5 >= d6 {
        let t = clamp01((d4 - d3) / at_least((d4 - d3) + (d5 - d6), MIN_DIVISOR));
        Vec3::new(0.0, 1.0 - t, t)
    } else {
        let scale = 1.0 / at_least(va + vb + vc, MIN_DIVISOR);
        let (v, w) = (clamp01(vb * scale), clamp01(vc * scale));
        Vec3::new(1.0 - v - w, v, w)
    }
}

/// Returns the parameters, from 0 to 1, of the closest points of two edges: from `a` to `b`, and from `c` to `d`.
#[inline(always)]
pub fn closest_on_edges(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> Vec2 {
    let (first, second, between) = (b - a, d - c, a - c);
    let (aa, ee) = (at_least(first.length_squared(), MIN_DIVISOR), at_least(second.length_squared(), MIN_DIVISOR));
    let (cc, ff, bb) = (first.dot(between), second.dot(between), first.dot(second));
    let denominator = aa * ee - bb * bb;
    let mut s = if denominator > 1e-6 * aa * ee {
        clamp01((bb * ff - cc * ee) / denominator)
    } else {
        // Parallel edges have a range of closest points. Its middle does not depend on the order of the edges.
        0.5 * (clamp01(-cc / aa) + clamp01((bb - cc) / aa))
    };
    let t = (bb * s + ff) / ee;
    let clamped = clamp01(t);
    if t != clamped {
        s = clamp01((bb * clamped - cc) / aa);
    }
    Vec2::new(s, clamped)
}

/// Whether the edge from `p` to `q` pierces a triangle. Edges of neighbors in flat cloth are undecided and count as not
/// piercing. A device may take liberties with the differences: contacts are not exact.
#[inline(always)]
pub fn pierces(p: Vec3, q: Vec3, triangle: Triangle) -> bool {
    let Triangle { a, b, c } = triangle;
    let side_of = |a: Vec3, b: Vec3, c: Vec3, d: Vec3| orient3d_filtered(Ieee, a, b, c, d);
    if side_of(a, b, c, p) * side_of(a, b, c, q) < 0 {
        let side = side_of(p, q, a, b);
        side != 0 && side == side_of(p, q, b, c) && side == side_of(p, q, c, a)
    } else {
        false
    }
}

/// Returns the unit vector in which the edge from `p` to `q` of the triangle `p q third` leaves another triangle that it
/// pierces, or 0 if the direction is not defined.
///
/// The intersection of the two triangles is a segment that starts at the edge. The motion of the edge shortens it: with `E`
/// along the edge, `N` the normal of the pierced triangle and `R` from the edge along the segment, the direction is
/// `R − 2 (E·R)/(E·N) N` (Volino and Magnenat-Thalmann, *Resolving Surface Collisions through Intersection Contour
/// Minimization*, 2006). If the edge has a second triangle, that pair of triangles adds a direction of its own.
#[inline(always)]
pub fn exit_direction(p: Vec3, q: Vec3, third: Vec3, pierced: Triangle) -> Vec3 {
    let edge = q - p;
    let normal = (pierced.b - pierced.a).cross(pierced.c - pierced.a);
    let own_normal = edge.cross(third - p);
    let mut inward = own_normal.cross(normal);
    // From the edge to the third vertex, perpendicular to the edge.
    let across = (third - p) * at_least(edge.length_squared(), MIN_DIVISOR) - edge * edge.dot(third - p);
    if inward.dot(across) < 0.0 {
        inward = -inward;
    }
    // Multiplied by E·N, which is not 0 because the edge pierces the triangle.
    let along_normal = edge.dot(normal);
    let sign = if along_normal < 0.0 { -1.0 } else { 1.0 };
    unit_or_zero((unit_or_zero(inward) * along_normal - normal * (2.0 * edge.dot(unit_or_zero(inward)))) * sign)
}

/// Returns the unit vector in the direction of a vector, or 0 if the vector is too short.
#[inline(always)]
pub fn unit_or_zero(vector: Vec3) -> Vec3 {
    let length = vector.length();
    if length > MIN_DIVISOR { vector * (1.0 / length) } else { Vec3::ZERO }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns pseudorandom coordinates from −1 to 1.
    fn random_vector(seed: &mut u32) -> Vec3 {
        let mut next = || {
            *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (*seed >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        Vec3::new(next(), next(), next())
    }

    #[test]
    fn no_other_point_of_a_triangle_is_closer() {
        let mut seed = 1;
        for _ in 0..2000 {
            let (point, triangle) = (
                random_vector(&mut seed) * 2.0,
                Triangle::new(random_vector(&mut seed), random_vector(&mut seed), random_vector(&mut seed)),
            );
            let point_at = |w: Vec3| triangle.a * w.x + triangle.b * w.y + triangle.c * w.z;
            let weights = closest_on_triangle(point, triangle);
            assert!((weights.element_sum() - 1.0).abs() < 1e-5 && weights.min_element() > -1e-5, "{weights}");
            let found = point_at(weights).distance(point);
            for i in 0..=20 {
                for j in 0..=20 - i {
                    let other = Vec3::new(i as f32, j as f32, (20 - i - j) as f32) / 20.0;
                    assert!(
                        point_at(other).distance(point) > found - 1e-5,
                        "{point} {triangle:?}: {weights}, not {other}"
                    );
                }
            }
        }
    }

    #[test]
    fn no_other_points_of_two_edges_are_closer() {
        let mut seed = 2;
        for round in 0..2000 {
            let [a, b, c] = [random_vector(&mut seed), random_vector(&mut seed), random_vector(&mut seed)];
            // Every tenth pair is parallel.
            let d = if round % 10 == 0 { c + (b - a) } else { random_vector(&mut seed) };
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
    fn degenerate_features_have_closest_points() {
        let point = Triangle::new(Vec3::ONE, Vec3::ONE, Vec3::ONE);
        assert!((closest_on_triangle(Vec3::ZERO, point).element_sum() - 1.0).abs() < 1e-6);
        assert!(closest_on_edges(Vec3::ZERO, Vec3::ZERO, Vec3::ONE, Vec3::ONE).is_finite());
    }

    #[test]
    fn the_exit_direction_shortens_the_intersection() {
        let pierced = Triangle::new(Vec3::new(-5.0, -5.0, 0.0), Vec3::new(5.0, -5.0, 0.0), Vec3::new(0.0, 9.0, 0.0));
        // An upright triangle: its edge p q goes through the floor, and the third vertex is to the right.
        let (p, q, third) = (Vec3::new(0.0, 0.0, -1.0), Vec3::new(0.3, 0.0, 1.0), Vec3::new(2.0, 0.1, 0.0));
        assert!(pierces(p, q, pierced) && !pierces(p + Vec3::X * 20.0, q + Vec3::X * 20.0, pierced));
        let direction = exit_direction(p, q, third, pierced);
        assert!((direction.length() - 1.0).abs() < 1e-5 && direction.x > 0.5, "{direction}");
        // Orientation does not matter.
        let flipped = Triangle::new(pierced.b, pierced.a, pierced.c);
        assert!((exit_direction(q, p, third, flipped) - direction).length() < 1e-5);
    }
}
