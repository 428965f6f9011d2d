//! Triangles without neighbors, and thin strips.

use clasp3d::Mesh;
use clasp3d::scene::Grid;
use glam::Vec3;

use super::{mesh, soup};
use crate::shapes::{pseudo_random, pseudo_random_vector, random_direction};

/// A triangle of this size at random in the unit cube.
fn random_triangle(seed: u32, i: u32, size: f32) -> [Vec3; 3] {
    let center = pseudo_random_vector(seed, i);
    [1, 2, 3].map(|corner| center + (pseudo_random_vector(seed + corner, i) - 0.5) * size)
}

/// The distance of neighbors if so many points are evenly distributed in the unit cube.
fn spacing(count: usize) -> f32 {
    1.0 / libm::cbrtf(count as f32)
}

/// Triangles of `size` times their spacing.
pub(super) fn random(triangles: usize, size: f32) -> Vec<Mesh> {
    let size = size * spacing(triangles);
    vec![soup((0..triangles as u32).map(|i| random_triangle(41, i, size)))]
}

/// Triangles of up to twelve times their spacing.
pub(super) fn ratios(triangles: usize) -> Vec<Mesh> {
    let largest = 12.0 * spacing(triangles);
    let size = |i: u32| largest * libm::powf(1e-4, pseudo_random(46, i));
    vec![soup((0..triangles as u32).map(|i| random_triangle(47, i, size(i))))]
}

/// Triangles at distances from 10⁻⁶ to 1, evenly distributed on a logarithmic scale. Their size is half their spacing.
pub(super) fn dense_core(triangles: usize) -> Vec<Mesh> {
    // Triangles per volume at distance 1, where a shell of thickness 1 has n / ln(10⁶) of them.
    let density = triangles as f32 / (4.0 * core::f32::consts::PI * 6.0 * core::f32::consts::LN_10);
    let size = 0.5 / libm::cbrtf(density);
    let triangle = |i: u32| {
        let distance = libm::powf(1e-6, pseudo_random(71, i));
        let center = random_direction(72, i);
        [73, 74, 75].map(|seed| (center + (pseudo_random_vector(seed, i) - 0.5) * size) * distance)
    };
    vec![soup((0..triangles as u32).map(triangle))]
}

/// Straight strips of 20 triangles, each as long as 1.5 times the spacing of triangles; `None`: with random directions.
pub(super) fn hair(triangles: usize, direction: Option<Vec3>) -> Vec<Mesh> {
    const TRIANGLES_PER_HAIR: usize = 20;
    const WIDTH: f32 = 0.01;
    let count = (triangles / TRIANGLES_PER_HAIR).max(1);
    let grid = Grid { columns: TRIANGLES_PER_HAIR as u32 / 2 + 1, rows: 2, closed: [false, false] };
    let length = 1.5 * spacing(triangles) * (grid.columns - 1) as f32;
    let strand = |i: u32| {
        let (root, along) = (pseudo_random_vector(51, i), direction.unwrap_or_else(|| random_direction(52, i)));
        let aside = along.any_orthogonal_vector() * (length * WIDTH);
        let vertices = grid.parameters().map(move |[u, v]| root + along * (u * length) + aside * v);
        (vertices, grid.triangles(i * grid.vertex_count() as u32))
    };
    let (vertices, faces): (Vec<_>, Vec<_>) = (0..count as u32).map(strand).unzip();
    vec![mesh(vertices.into_iter().flatten(), faces.concat())]
}

/// Single triangles 10⁴ times as long as wide, `length` times as long as their spacing; `None`: with random directions.
pub(super) fn needles(triangles: usize, length: f32, direction: Option<Vec3>) -> Vec<Mesh> {
    let length = length * spacing(triangles);
    let needle = |i: u32| {
        let (start, along) = (pseudo_random_vector(55, i), direction.unwrap_or_else(|| random_direction(56, i)));
        let end = start + along * length;
        [start, end, end + along.any_orthogonal_vector() * (length * 1e-4)]
    };
    vec![soup((0..triangles as u32).map(needle))]
}

/// Needles that begin and end within a tenth of their length: no sweep along their direction separates them.
pub(super) fn needles_along_axis(triangles: usize) -> Vec<Mesh> {
    let needle = |i: u32| {
        let Vec3 { x, y, z } = pseudo_random_vector(57, i);
        let start = Vec3::new(0.1 * x, y, z);
        let end = start + Vec3::X;
        [start, end, end + Vec3::Y * 1e-4]
    };
    vec![soup((0..triangles as u32).map(needle))]
}

/// Triangles of the size of the scene.
pub(super) fn one_place(triangles: usize) -> Vec<Mesh> {
    vec![soup((0..triangles as u32).map(|i| [0, 1, 2].map(|corner| pseudo_random_vector(61 + corner, i))))]
}

pub(super) fn identical(triangles: usize) -> Vec<Mesh> {
    vec![soup((0..triangles).map(|_| [Vec3::ZERO, Vec3::new(0.9, 0.1, 0.2), Vec3::new(0.3, 0.8, -0.1)]))]
}

pub(super) fn one_point(triangles: usize) -> Vec<Mesh> {
    vec![soup((0..triangles).map(|_| [Vec3::new(0.3, 0.7, -0.2); 3]))]
}
