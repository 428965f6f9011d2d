//! Forces of springs (Eq. 2 of Vassilev and Dochev) and of air, and the stretch limit of springs.

use glam::{Vec3, Vec4};

use crate::types::SpringEnd;

/// Lower limit of lengths, to avoid a division by 0: a spring without length has no force.
const MIN_LENGTH: f32 = 1e-20;

/// Fraction of the excess length that one pass removes. A point has up to eight stretch and shear springs, each of which moves
/// both of its ends: with a quarter, they do not overshoot together.
const RELAXATION: f32 = 0.25;

/// Returns the force of a spring on its end `from`: Eq. 2 of the paper (which has the sign of the force on the other end), and
/// viscous damping.
#[inline(always)]
pub fn spring_force(from: Vec3, to: Vec3, velocity_from: Vec3, velocity_to: Vec3, spring: SpringEnd) -> Vec3 {
    let along = to - from;
    let length = at_least(along.length(), MIN_LENGTH);
    let pull = along * (spring.stiffness * (length - spring.rest) / length);
    pull - (velocity_from - velocity_to) * spring.damping
}

/// Returns the force on a third of the triangle `a b c` by air with this relative velocity. `across` and `along` are drag per
/// unit of area and of speed.
#[inline(always)]
pub fn drag_force(a: Vec3, b: Vec3, c: Vec3, air: Vec3, across: f32, along: f32) -> Vec3 {
    // Its length is twice the area.
    let normal = (b - a).cross(c - a);
    let twice_area = at_least(normal.length(), MIN_LENGTH);
    let normal_velocity = normal * (air.dot(normal) / (twice_area * twice_area));
    (normal_velocity * across + (air - normal_velocity) * along) * (twice_area / 6.0)
}

/// Returns the displacement of a point that shortens a spring towards `limit` times its rest length. The fourth components are
/// inverse masses: the lighter end moves more, and the center of mass does not move.
#[inline(always)]
pub fn limit_stretch(from: Vec4, to: Vec4, spring: SpringEnd, limit: f32) -> Vec3 {
    let along = to.truncate() - from.truncate();
    let length = at_least(along.length(), MIN_LENGTH);
    let excess = length - limit * spring.rest;
    let share = from.w / at_least(from.w + to.w, MIN_LENGTH);
    if excess > 0.0 { along * (RELAXATION * share * excess / length) } else { Vec3::ZERO }
}

/// Returns the larger of two numbers; `least` if `value` is NaN.
#[inline(always)]
pub fn at_least(value: f32, least: f32) -> f32 {
    if value > least { value } else { least }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRING: SpringEnd = SpringEnd { other: 1, rest: 2.0, stiffness: 10.0, damping: 0.5 };

    #[test]
    fn a_long_spring_pulls_and_a_short_one_pushes() {
        let force = |x: f32| spring_force(Vec3::ZERO, Vec3::X * x, Vec3::ZERO, Vec3::ZERO, SPRING);
        assert_eq!(force(3.0), Vec3::X * 10.0);
        assert_eq!(force(1.0), Vec3::X * -10.0);
        assert_eq!(force(2.0), Vec3::ZERO);
        assert_eq!(force(0.0), Vec3::ZERO, "a spring without length has no direction");
    }

    #[test]
    fn the_forces_on_both_ends_are_opposite() {
        let (p, q) = (Vec3::new(0.1, 0.7, -0.3), Vec3::new(1.9, -0.2, 0.4));
        let (u, v) = (Vec3::new(1.0, 2.0, 3.0), Vec3::new(-1.0, 0.5, 0.25));
        assert_eq!(spring_force(p, q, u, v, SPRING), -spring_force(q, p, v, u, SPRING));
    }

    #[test]
    fn drag_across_a_triangle_is_that_of_a_third_of_its_area() {
        let (a, b, c) = (Vec3::ZERO, Vec3::X * 2.0, Vec3::Y * 3.0);
        let force = drag_force(a, b, c, Vec3::new(5.0, 0.0, 4.0), 0.1, 0.01);
        assert!((force - Vec3::new(0.05, 0.0, 0.4)).length() < 1e-6, "{force}");
    }

    #[test]
    fn springs_beyond_the_limit_are_shortened_and_the_center_of_mass_stays() {
        let (p, q) = (Vec3::ZERO.extend(1.0), (Vec3::X * 3.0).extend(3.0));
        let (left, right) = (limit_stretch(p, q, SPRING, 1.1), limit_stretch(q, p, SPRING, 1.1));
        assert!(left.x > 0.0 && right.x < 0.0);
        assert!((left.x / 1.0 + right.x / 3.0).abs() < 1e-6, "{left} {right}");
        assert!(((left.x - right.x) - 0.25 * 0.8).abs() < 1e-6);
        assert_eq!(limit_stretch(p, q, SPRING, 2.0), Vec3::ZERO);
        let pinned = p.truncate().extend(0.0);
        assert_eq!(limit_stretch(pinned, q, SPRING, 1.1), Vec3::ZERO);
    }
}
