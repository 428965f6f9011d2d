//! Layers, slivers and graded meshes.

use core::f32::consts::TAU;

use clasp3d::Mesh;
use clasp3d::scene::Grid;
use glam::{Mat3, Vec3};

use super::{DIAGONAL, mesh};
use crate::shapes::{sheet_grid, sin_cos};

const LAYERS: usize = 50;

/// A rotation that leaves nothing axis-aligned.
pub(super) fn inclination() -> Mat3 {
    Mat3::from_rotation_z(0.7) * Mat3::from_rotation_y(0.5) * Mat3::from_rotation_x(0.4)
}

/// Layers 2% of the length of an edge apart, rotated.
pub(super) fn layers(triangles: usize, rotation: Mat3) -> Vec<Mesh> {
    let grid = sheet_grid(triangles / LAYERS, 1.0);
    let gap = 0.02 / (grid.rows - 1) as f32;
    let layer = |i: usize| {
        let vertices = grid.parameters().map(|[x, y]| {
            let height = 0.05 * sin_cos(TAU * x).0 * sin_cos(TAU * y).0;
            rotation * Vec3::new(x, y, height + i as f32 * gap)
        });
        mesh(vertices, grid.triangles(0))
    };
    (0..LAYERS).map(layer).collect()
}

/// Flat layers, each turned by a milliradian around a line through all of them.
pub(super) fn crossing_layers(triangles: usize) -> Vec<Mesh> {
    let grid = sheet_grid(triangles / LAYERS, 1.0);
    let layer = |i: usize| {
        let turn = Mat3::from_rotation_y((i as f32 - LAYERS as f32 / 2.0) * 1e-3);
        // The line is between vertices.
        mesh(grid.parameters().map(|[x, y]| turn * Vec3::new(x - 0.513, y, 0.0)), grid.triangles(0))
    };
    (0..LAYERS).map(layer).collect()
}

pub(super) fn flat(triangles: usize, rotation: Mat3) -> Vec<Mesh> {
    let grid = sheet_grid(triangles, 1.0);
    vec![mesh(grid.parameters().map(|[x, y]| rotation * Vec3::new(x, y, 0.0)), grid.triangles(0))]
}

/// A sheet of 4 × n cells, each 10⁴ times as long as wide, with 20 waves.
pub(super) fn slivers(triangles: usize, rotation: Mat3) -> Vec<Mesh> {
    const COLUMNS: u32 = 4;
    let rows = (triangles as u32 / 2 / COLUMNS).max(1);
    let grid = Grid { columns: COLUMNS + 1, rows: rows + 1, closed: [false, false] };
    let width = rows as f32 * 1e-4;
    let vertices = grid.parameters().map(|[u, v]| {
        let height = 0.01 * width * sin_cos(TAU * 20.0 * v).0;
        rotation * Vec3::new(u * COLUMNS as f32, v * width, height)
    });
    vec![mesh(vertices, grid.triangles(0))]
}

/// A grid of this many cells around an axis, with this many along it.
fn tube(around: u32, along: u32) -> Grid {
    Grid { columns: around.max(3), rows: along.max(1) + 1, closed: [true, false] }
}

/// A cylinder around a diagonal, one cell long.
pub(super) fn cylinder(triangles: usize) -> Vec<Mesh> {
    let grid = tube(triangles as u32 / 2, 1);
    let length = 1e4 * TAU / grid.columns as f32;
    vec![mesh(grid.parameters().map(|[u, v]| around_diagonal(u, 1.0, v * length)), grid.triangles(0))]
}

/// A tube of radius 1 around a diagonal, with cells two units long.
pub(super) fn cable(triangles: usize) -> Vec<Mesh> {
    const AROUND: u32 = 8;
    let grid = tube(AROUND, triangles as u32 / 2 / AROUND);
    let length = 2.0 * (grid.rows - 1) as f32;
    vec![mesh(grid.parameters().map(|[u, v]| around_diagonal(u, 1.0, v * length)), grid.triangles(0))]
}

fn around_diagonal(turns: f32, radius: f32, along: f32) -> Vec3 {
    let axis = DIAGONAL.normalize();
    let ((u, v), (sin, cos)) = (axis.any_orthonormal_pair(), sin_cos(TAU * turns));
    axis * along + (u * cos + v * sin) * radius
}

/// An open cone. Its rings are as far apart as the vertices of a ring.
pub(super) fn graded(triangles: usize) -> Vec<Mesh> {
    const SMALLEST: f32 = 1e-6;
    // ln(10⁶) / 2π rings for each vertex of a ring.
    const RINGS_PER_COLUMN: f32 = 2.2;
    let columns = libm::sqrtf(triangles as f32 / 2.0 / RINGS_PER_COLUMN) as u32;
    let grid = tube(columns, (columns as f32 * RINGS_PER_COLUMN) as u32);
    let vertices = grid.parameters().map(|[u, v]| {
        let (sin, cos) = sin_cos(TAU * u);
        Vec3::new(cos, sin, 0.5) * libm::powf(SMALLEST, v)
    });
    vec![mesh(vertices, grid.triangles(0))]
}
