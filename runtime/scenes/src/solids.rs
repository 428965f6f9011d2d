//! Rigid and deforming solids: balls, tori, pieces of a broken cube, and boxes that touch exactly.

use core::f32::consts::TAU;

use glam::{Mat3, Vec3};

use crate::shapes::{UvSphere, divided_cube, pseudo_random, pseudo_random_vector, sin_cos, torus_grid};
use crate::{FormulaScene, ObjectTopology, smooth_step};

/// Balls that oscillate in a cube, each on its own path.
pub(crate) fn n_body(triangles: usize) -> FormulaScene {
    const TRIANGLES_PER_BALL: usize = 480;
    let ball = UvSphere::new(TRIANGLES_PER_BALL);
    let count = (triangles / ball.triangles().len()).max(2) as u32;
    // The same density for any number of balls.
    let radius = 0.33 / libm::cbrtf(count as f32);
    let positions = move |time: f32| {
        let vertices = (0..count).flat_map(|number| {
            let (start, speed) = (pseudo_random_vector(1, number), pseudo_random_vector(2, number));
            let swing = |axis: usize| sin_cos(TAU * (start[axis] + time * (0.2 + speed[axis]))).0;
            let middle = Vec3::new(swing(0), swing(1), swing(2)) * 0.5;
            let size = radius * (0.6 + 0.8 * pseudo_random(3, number));
            ball.vertices(start.x * TAU).map(move |vertex| middle + vertex * size)
        });
        vertices.map(|vertex| vertex.to_array()).collect()
    };
    let topology = ObjectTopology { vertex_count: ball.vertex_count(), triangles: ball.triangles() };
    FormulaScene { objects: vec![topology; count as usize], positions: Box::new(positions) }
}

/// Two linked tori that swell until they intersect.
pub(crate) fn tori(triangles: usize) -> FormulaScene {
    let torus = torus_grid(triangles / 2);
    let positions = move |time: f32| {
        let swell = 0.28 + 0.16 * sin_cos(TAU * 0.5 * time).0;
        let position = move |[u, v]: [f32; 2], link: usize| {
            let (sin, cos) = sin_cos(TAU * u);
            let wobble = 1.0 + 0.12 * sin_cos(TAU * (3.0 * u + 2.0 * time)).0;
            let (tube_sin, tube_cos) = sin_cos(TAU * v);
            let tube = swell * (1.0 + 0.2 * sin_cos(TAU * (5.0 * u - time)).0);
            let out = wobble + tube * tube_cos;
            if link == 0 {
                [out * cos - 0.5, out * sin, tube * tube_sin]
            } else {
                [out * cos + 0.5, tube * tube_sin, out * sin]
            }
        };
        [0, 1]
            .into_iter()
            .flat_map(|link| torus.parameters().map(move |parameters| position(parameters, link)))
            .collect()
    };
    let topology = ObjectTopology { vertex_count: torus.vertex_count(), triangles: torus.triangles(0) };
    FormulaScene { objects: vec![topology; 2], positions: Box::new(positions) }
}

/// A cube divided into irregular pieces without gaps, which then fly apart and rotate. The pieces are the cells of a regular
/// grid with displaced corners.
pub(crate) fn breaking(triangles: usize) -> FormulaScene {
    const DIVISIONS: u32 = 4;
    let (vertices, faces) = divided_cube(DIVISIONS);
    let side = (libm::cbrtf(triangles as f32 / faces.len() as f32).round() as u32).max(2);
    let vertex_count = vertices.len();
    let positions = move |time: f32| {
        let apart = smooth_step(0.1, 1.0, time);
        // Corners of the grid; inner ones are displaced.
        let corner = |i: u32, j: u32, k: u32| {
            let is_inner = |x: u32| x > 0 && x < side;
            let regular = Vec3::new(i as f32, j as f32, k as f32);
            let displacement = pseudo_random_vector(4, (i * (side + 1) + j) * (side + 1) + k) - 0.5;
            let free = Vec3::new(is_inner(i) as u32 as f32, is_inner(j) as u32 as f32, is_inner(k) as u32 as f32);
            (regular + 0.5 * displacement * free) / side as f32 - 0.5
        };
        let mut moved = Vec::new();
        for number in 0..side.pow(3) {
            let [i, j, k] = [number % side, number / side % side, number / side / side];
            let corners: [Vec3; 8] =
                core::array::from_fn(|c| corner(i + (c as u32 & 1), j + (c as u32 >> 1 & 1), k + (c as u32 >> 2)));
            let middle = corners.iter().copied().sum::<Vec3>() / 8.0;
            let spin = (pseudo_random_vector(5, number) - 0.5) * 6.0 * apart;
            let turn = Mat3::from_rotation_z(spin.z) * Mat3::from_rotation_y(spin.y) * Mat3::from_rotation_x(spin.x);
            let flight = (middle * (0.6 + pseudo_random(6, number)) - Vec3::Z * 0.3 * apart) * 1.5 * apart;
            for [x, y, z] in &vertices {
                let along = |from: usize, to: usize| corners[from].lerp(corners[to], *x);
                let lower = along(0, 1).lerp(along(2, 3), *y);
                let upper = along(4, 5).lerp(along(6, 7), *y);
                let point = lower.lerp(upper, *z);
                moved.push((turn * (point - middle) + middle + flight).to_array());
            }
        }
        moved
    };
    let topology = ObjectTopology { vertex_count, triangles: faces };
    FormulaScene { objects: vec![topology; side.pow(3) as usize], positions: Box::new(positions) }
}

/// Boxes with integer coordinates that touch face to face; every other layer slides by multiples of 1/8.
pub(crate) fn boxes(triangles: usize) -> FormulaScene {
    let (vertices, faces) = divided_cube(1);
    let side = (libm::cbrtf(triangles as f32 / faces.len() as f32).round() as u32).max(2);
    let vertex_count = vertices.len();
    let positions = move |time: f32| {
        let shift = (16.0 * time).round() / 8.0;
        let cells = (0..side.pow(3)).map(|number| [number % side, number / side % side, number / side / side]);
        let vertices = cells.flat_map(|[i, j, k]| {
            let corner = Vec3::new(i as f32 + if k % 2 == 1 { shift } else { 0.0 }, j as f32, k as f32);
            vertices.iter().map(move |vertex| (corner + Vec3::from(*vertex)).to_array())
        });
        vertices.collect()
    };
    let topology = ObjectTopology { vertex_count, triangles: faces };
    FormulaScene { objects: vec![topology; side.pow(3) as usize], positions: Box::new(positions) }
}
