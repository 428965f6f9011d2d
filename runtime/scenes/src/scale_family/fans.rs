//! Triangles around one vertex, whose boxes all overlap.

use core::f64::consts::TAU;

use clasp3d::Mesh;
use glam::{Mat3, Vec3};

use super::mesh;
use crate::shapes::{pseudo_random, pseudo_random_vector};

/// A closed fan of triangles around the origin. `rim` returns the outer vertex at a parameter from 0 to 1.
fn fan(triangles: usize, rim: impl Fn(u32, f64) -> Vec3) -> Mesh {
    let corners = triangles.max(3) as u32;
    let vertices = (0..corners).map(|i| rim(i, f64::from(i) / f64::from(corners)));
    let faces = (0..corners).map(|i| [0, 1 + i, 1 + (i + 1) % corners]).collect();
    mesh([Vec3::ZERO].into_iter().chain(vertices), faces)
}

/// A point of the unit circle, computed in `f64`: with a million corners the angles differ by 6·10⁻⁶.
fn on_circle(turns: f64) -> Vec3 {
    let (sin, cos) = libm::sincos(TAU * turns);
    Vec3::new(cos as f32, sin as f32, 0.0)
}

/// A regular polygon whose height rises with `slope`.
pub(super) fn flat(triangles: usize, slope: Vec3) -> Vec<Mesh> {
    vec![fan(triangles, |_, t| {
        let corner = on_circle(t);
        corner + Vec3::Z * corner.dot(slope)
    })]
}

pub(super) fn rough(triangles: usize) -> Vec<Mesh> {
    vec![fan(triangles, |i, t| on_circle(t) + Vec3::Z * 1e-3 * pseudo_random(31, i))]
}

/// Three turns that rise and fall four times, so that each crosses the others.
pub(super) fn folded(triangles: usize) -> Vec<Mesh> {
    vec![fan(triangles, |_, t| on_circle(3.0 * t) + Vec3::Z * 0.3 * libm::sin(4.0 * TAU * t) as f32)]
}

/// Fans in different planes, at random in a cube of the same density for any number.
pub(super) fn many(triangles: usize) -> Vec<Mesh> {
    const TRIANGLES_PER_FAN: usize = 500;
    let count = (triangles / TRIANGLES_PER_FAN).max(1);
    let side = 3.0 * libm::cbrtf(count as f32);
    let placed = |i: u32| {
        let (center, turn) = (pseudo_random_vector(32, i) * side, pseudo_random_vector(33, i) * core::f32::consts::TAU);
        let turn = Mat3::from_rotation_y(turn.y) * Mat3::from_rotation_x(turn.x);
        let mut polygon = fan(triangles.min(TRIANGLES_PER_FAN), |_, t| on_circle(t));
        polygon.positions.iter_mut().for_each(|vertex| *vertex = (center + turn * Vec3::from(*vertex)).to_array());
        polygon
    };
    (0..count as u32).map(placed).collect()
}
