//! Surfaces of any resolution, for tests and benchmarks.

use core::f32::consts::TAU;

use clasp::Mesh;
use glam::Vec3;

/// A tube whose section is a figure of eight, bent into a ring and twisted on the way: it meets itself along a curve that
/// goes round the ring. `phase` turns the section: a little more of it is the next frame. It has about as many triangles
/// as asked for, at least 128.
pub fn eight(triangles: usize, phase: f32) -> Mesh {
    const TWISTS: f32 = 3.0;
    let around = ((triangles as f32 / 8.0).sqrt().round() as u32).max(4);
    let along = 4 * around;
    let mut mesh = Mesh::default();
    for i in 0..along {
        let theta = TAU * i as f32 / along as f32;
        let outward = Vec3::new(theta.cos(), theta.sin(), 0.0);
        let (sin, cos) = (TWISTS * theta + phase).sin_cos();
        for j in 0..around {
            // The crossing of the eight is between vertices, not at one.
            let v = TAU * (j as f32 + 0.3) / around as f32;
            let (x, y) = (0.45 * v.sin(), 0.3 * (2.0 * v).sin());
            let point = outward * (1.0 + x * cos - y * sin) + Vec3::Z * (x * sin + y * cos);
            mesh.positions.push(point.to_array());
            let name = |i: u32, j: u32| (i % along) * around + j % around;
            let [a, b, c, d] = [name(i, j), name(i + 1, j), name(i + 1, j + 1), name(i, j + 1)];
            mesh.triangles.extend([[a, b, c], [a, c, d]]);
        }
    }
    mesh
}

/// Long thin triangles side by side, each a little farther along x and y than the last, and ten that pierce one of them
/// each. Along the direction of their greatest spread every box overlaps every other one: `n` needles have `n² / 2`
/// candidates, and ten pairs.
pub fn needles(count: u32) -> Mesh {
    let mut mesh = Mesh::default();
    let mut add = |corners: [[f32; 3]; 3]| {
        let first = mesh.positions.len() as u32;
        mesh.positions.extend(corners);
        mesh.triangles.push([first, first + 1, first + 2]);
    };
    for i in 0..count {
        let (x, y) = (10.0 * i as f32, i as f32);
        add([[x, y, 0.0], [x + 1e7, y, 0.0], [x + 1e7, y + 0.25, 0.0]]);
    }
    for i in (0..count).step_by(count.div_ceil(10) as usize) {
        let (x, y) = (10.0 * i as f32 + 9.9e6, i as f32 + 0.125);
        add([[x, y, -1.0], [x, y, 1.0], [x + 100.0, y, 1.0]]);
    }
    mesh
}
