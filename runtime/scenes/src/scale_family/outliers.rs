//! A sphere beside something huge or far away. It should take hardly longer than the sphere alone.

use clasp3d::Mesh;
use glam::Vec3;

use super::{ball, soup};
use crate::shapes::{pseudo_random_vector, random_direction};

/// A direction in a plane of two axes: coordinates along the third axis stay precise.
pub(super) const SIDEWAYS: Vec3 = Vec3::new(0.8, 0.6, 0.0);

/// A horizontal triangle below the sphere, `times` its size.
pub(super) fn ground(triangles: usize, times: f32) -> Vec<Mesh> {
    let corner = |x: f32, y: f32| Vec3::new(x * times, y * times, -1.25);
    let ground = [corner(-1.0, -0.6), corner(1.0, -0.6), corner(0.0, 1.0)];
    vec![ball(triangles, Vec3::ZERO, 1.0), soup([ground].into_iter())]
}

/// An inclined triangle below the sphere: its axis-aligned box contains the sphere.
pub(super) fn slope(triangles: usize, times: f32) -> Vec<Mesh> {
    let corner = |x: f32, y: f32| Vec3::new(x * times, y * times, 0.5 * x * times + 0.3 * y * times - 1.5);
    let slope = [corner(-1.0, -0.6), corner(1.0, -0.6), corner(0.0, 1.0)];
    vec![ball(triangles, Vec3::ZERO, 1.0), soup([slope].into_iter())]
}

/// A sphere of `dome_triangles` triangles around the sphere.
pub(super) fn sky(triangles: usize, dome_triangles: usize, times: f32) -> Vec<Mesh> {
    vec![ball(triangles, Vec3::ZERO, 1.0), ball(dome_triangles, Vec3::ZERO, times)]
}

/// A coarse sphere far away.
pub(super) fn far(triangles: usize, times: f32) -> Vec<Mesh> {
    vec![ball(triangles, Vec3::ZERO, 1.0), ball(36, SIDEWAYS * 2.0 * times, 1.0)]
}

/// One vertex of the sphere is moved outward.
pub(super) fn vertex(triangles: usize, times: f32) -> Vec<Mesh> {
    let mut sphere = ball(triangles, Vec3::ZERO, 1.0);
    // Not a pole, which has many triangles.
    let middle = sphere.positions.len() / 2;
    let outlier = &mut sphere.positions[middle];
    *outlier = outlier.map(|x| x * 2.0 * times);
    vec![sphere]
}

/// A vertex without triangles.
pub(super) fn unused_vertex(triangles: usize, times: f32) -> Vec<Mesh> {
    let mut sphere = ball(triangles, Vec3::ZERO, 1.0);
    sphere.positions.push((SIDEWAYS * 2.0 * times).to_array());
    vec![sphere]
}

/// A sphere whose coordinates have fewer digits than usual.
pub(super) fn far_from_origin(triangles: usize, times: f32) -> Vec<Mesh> {
    vec![ball(triangles, Vec3::new(1.0, -0.7, 0.4) * 2.0 * times, 1.0)]
}

/// Triangles that cut the sphere, and each other.
pub(super) fn cuts(triangles: usize, times: f32) -> Vec<Mesh> {
    const COUNT: usize = 100;
    let cut = |i: u32| {
        let through = (pseudo_random_vector(11, i) * 2.0 - 1.0) * 0.5;
        let (u, v) = random_direction(12, i).any_orthonormal_pair();
        let corner = |x: f32, y: f32| through + (u * x + v * y) * times;
        [corner(-1.0, -0.6), corner(1.0, -0.6), corner(0.0, 1.0)]
    };
    vec![ball(triangles.saturating_sub(COUNT), Vec3::ZERO, 1.0), soup((0..COUNT as u32).map(cut))]
}
