//! Many objects: sparse, nested, of different sizes.

use core::f32::consts::TAU;

use clasp3d::Mesh;
use clasp3d::scene::Grid;
use glam::{Mat3, Vec3};

use super::outliers::SIDEWAYS;
use super::{ball, mesh};
use crate::shapes::{divided_cube, pseudo_random, pseudo_random_vector, sheet_grid, sin_cos};

/// A sphere, and another of this radius with a `share` of the triangles, `times` the size of the first away.
pub(super) fn two_balls(triangles: usize, share: f32, times: f32, radius: f32) -> Vec<Mesh> {
    let second = (triangles as f32 * share) as usize;
    vec![ball(triangles - second, Vec3::ZERO, 1.0), ball(second, SIDEWAYS * 2.0 * times, radius)]
}

/// Two spheres that intersect, so that there are pairs.
pub(super) fn crossing_balls(triangles: usize, radius: f32) -> Vec<Mesh> {
    [-0.4, 0.4].map(|x| ball(triangles / 2, Vec3::X * (x * radius), radius)).into()
}

/// Balls at random in a cube, 50,000 times their size.
pub(super) fn sparse(triangles: usize, count: usize) -> Vec<Mesh> {
    let count = count.max(2);
    let center = |i: u32| (pseudo_random_vector(21, i) - 0.5) * 1e5;
    (0..count as u32).map(|i| ball(triangles / count, center(i), 1.0)).collect()
}

pub(super) fn nested(triangles: usize) -> Vec<Mesh> {
    const COUNT: usize = 20;
    let radius = |i: usize| libm::powf(1e-4, i as f32 / (COUNT - 1) as f32);
    (0..COUNT).map(|i| ball(triangles / COUNT, Vec3::ZERO, radius(i))).collect()
}

pub(super) fn duplicates(triangles: usize) -> Vec<Mesh> {
    vec![ball(triangles / 2, Vec3::ZERO, 1.0); 2]
}

/// Turned cubes of side 1, of the same density for any number.
pub(super) fn cubes(triangles: usize) -> Vec<Mesh> {
    let (corners, faces) = divided_cube(1);
    let count = (triangles / faces.len()).max(2);
    let side = 2.5 * libm::cbrtf(count as f32);
    let cube = |i: u32| {
        let (center, turn) = (pseudo_random_vector(22, i) * side, pseudo_random_vector(23, i) * TAU);
        let turn = Mat3::from_rotation_z(turn.z) * Mat3::from_rotation_y(turn.y) * Mat3::from_rotation_x(turn.x);
        mesh(corners.iter().map(|corner| center + turn * Vec3::from(*corner)), faces.clone())
    };
    (0..count as u32).map(cube).collect()
}

/// A terrain with half of the triangles, 1,000 units wide, and robots 2 units high, whose feet are in the ground.
pub(super) fn terrain(triangles: usize) -> Vec<Mesh> {
    const SIZE: f32 = 1000.0;
    const ROBOTS: usize = 5;
    // Center and radii of body, head, arms and feet.
    const PARTS: [(Vec3, Vec3); 6] = [
        (Vec3::new(0.0, 0.0, 0.9), Vec3::new(0.4, 0.3, 0.5)),
        (Vec3::new(0.0, 0.0, 1.6), Vec3::new(0.25, 0.25, 0.25)),
        (Vec3::new(0.5, 0.0, 1.0), Vec3::new(0.12, 0.12, 0.5)),
        (Vec3::new(-0.5, 0.0, 1.0), Vec3::new(0.12, 0.12, 0.5)),
        (Vec3::new(0.2, 0.0, 0.2), Vec3::new(0.15, 0.2, 0.3)),
        (Vec3::new(-0.2, 0.0, 0.2), Vec3::new(0.15, 0.2, 0.3)),
    ];
    let height = |x: f32, y: f32| 20.0 * sin_cos(x * 0.013).0 * sin_cos(y * 0.017).0 + 2.0 * sin_cos(x * 0.11).0;
    let grid = sheet_grid(triangles / 2, 1.0);
    let vertices = grid.parameters().map(|[u, v]| [(u - 0.5) * SIZE, (v - 0.5) * SIZE]);
    let mut objects = vec![mesh(vertices.map(|[x, y]| Vec3::new(x, y, height(x, y))), grid.triangles(0))];
    for robot in 0..ROBOTS as u32 {
        let [x, y] = [0, 1].map(|axis| (pseudo_random(24, 2 * robot + axis) - 0.5) * 0.8 * SIZE);
        let place = Vec3::new(x, y, height(x, y));
        objects.extend(PARTS.map(|(center, radii)| {
            let mut part = ball(triangles / 2 / ROBOTS / PARTS.len(), Vec3::ZERO, 1.0);
            part.positions.iter_mut().for_each(|vertex| {
                *vertex = (place + center + Vec3::from(*vertex) * radii).to_array();
            });
            part
        }));
    }
    objects
}

/// Buildings of 12 triangles in streets, 4,000 units wide, and a cloth 2 units wide that hangs over a street.
pub(super) fn city(triangles: usize) -> Vec<Mesh> {
    const BUILDINGS: u32 = 500;
    const PER_ROW: u32 = 25;
    const LOT: f32 = 160.0;
    let (corners, faces) = divided_cube(1);
    let building = |i: u32| {
        let corner = Vec3::new((i % PER_ROW) as f32, (i / PER_ROW) as f32, 0.0) * LOT;
        let size = Vec3::new(100.0, 100.0, 20.0) + pseudo_random_vector(26, i) * Vec3::new(40.0, 40.0, 300.0);
        mesh(corners.iter().map(|vertex| corner + Vec3::from(*vertex) * size), faces.clone())
    };
    let grid = sheet_grid(triangles.saturating_sub(BUILDINGS as usize * faces.len()).max(8), 1.0);
    let vertices = grid.parameters().map(|[u, v]| {
        let height = 12.0 + 0.1 * sin_cos(TAU * 3.0 * u).0 * sin_cos(TAU * 2.0 * v).0;
        // Between two rows of buildings.
        Vec3::new(12.0 * LOT - 10.0 + 2.0 * u, 9.0 * LOT - 10.0 + 2.0 * v, height)
    });
    (0..BUILDINGS).map(building).chain([mesh(vertices, grid.triangles(0))]).collect()
}

/// A hull with three tenths of the triangles, 300 units long, and screws 0.03 units long in it.
pub(super) fn ship(triangles: usize) -> Vec<Mesh> {
    const SCREWS: usize = 300;
    let mut hull = ball(triangles * 3 / 10, Vec3::ZERO, 1.0);
    hull.positions
        .iter_mut()
        .for_each(|vertex| *vertex = (Vec3::from(*vertex) * Vec3::new(150.0, 20.0, 15.0)).to_array());
    let screw_triangles = triangles * 7 / 10 / SCREWS;
    let screws: Vec<Mesh> = (0..SCREWS as u32)
        .map(|i| {
            let plate = hull.triangles[(pseudo_random(25, i) * hull.triangles.len() as f32) as usize];
            let [a, b, c] = plate.map(|vertex| Vec3::from(hull.positions[vertex as usize]));
            screw(screw_triangles, (a + b + c) / 3.0, (b - a).cross(c - a).normalize_or(Vec3::Z))
        })
        .collect();
    [hull].into_iter().chain(screws).collect()
}

/// An open tube with a thread.
fn screw(triangles: usize, center: Vec3, axis: Vec3) -> Mesh {
    const LENGTH: f32 = 0.03;
    const RADIUS: f32 = 0.004;
    // Of the thread, relative to the radius.
    const DEPTH: f32 = 0.1;
    const TURNS: f32 = 6.0;
    let rows = (libm::sqrtf(triangles as f32) as u32).max(2);
    let columns = (triangles as u32 / 2 / (rows - 1)).max(3);
    let grid = Grid { columns, rows, closed: [true, false] };
    let (u, v) = axis.any_orthonormal_pair();
    let vertices = grid.parameters().map(|[around, along]| {
        let (sin, cos) = sin_cos(TAU * around);
        let radius = RADIUS * (1.0 + DEPTH * sin_cos(TAU * (around + TURNS * along)).0);
        center + axis * ((along - 0.5) * LENGTH) + (u * cos + v * sin) * radius
    });
    mesh(vertices, grid.triangles(0))
}
