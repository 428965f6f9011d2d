//! Solids: many of them, bent ones, broken ones, and some that touch exactly.

use core::f32::consts::TAU;

use glam::{Mat3, Vec3};

use super::shapes::{Sphere, box_triangles, sin_cos};
use super::{Parts, smooth};
use crate::scene::grid::Grid;

/// Numbers from 0 to 1 that look random and are the same everywhere.
fn scattered(seed: u32, number: u32) -> f32 {
    let mut bits = seed.wrapping_mul(0x9E37_79B9) ^ number.wrapping_mul(0x85EB_CA6B);
    for _ in 0..2 {
        bits = (bits ^ (bits >> 16)).wrapping_mul(0x7FEB_352D);
        bits = (bits ^ (bits >> 15)).wrapping_mul(0x846C_A68B);
    }
    (bits >> 8) as f32 / (1 << 24) as f32
}

fn scattered_vector(seed: u32, number: u32) -> Vec3 {
    Vec3::new(scattered(seed, 3 * number), scattered(seed, 3 * number + 1), scattered(seed, 3 * number + 2))
}

/// Balls that swing to and fro in a cube, each on a path of its own.
pub(super) fn n_body(triangles: usize) -> Parts {
    const TRIANGLES_PER_BALL: usize = 480;
    let ball = Sphere::new(TRIANGLES_PER_BALL);
    let count = (triangles / ball.triangles().len()).max(2) as u32;
    // As crowded with few of them as with many.
    let radius = 0.33 / libm::cbrtf(count as f32);
    let motion = move |time: f32| {
        let positions = (0..count).flat_map(|number| {
            let (start, speed) = (scattered_vector(1, number), scattered_vector(2, number));
            let swing = |axis: usize| sin_cos(TAU * (start[axis] + time * (0.2 + speed[axis]))).0;
            let middle = Vec3::new(swing(0), swing(1), swing(2)) * 0.5;
            let size = radius * (0.6 + 0.8 * scattered(3, number));
            ball.vertices(start.x * TAU).map(move |vertex| middle + vertex * size)
        });
        positions.map(|vertex| vertex.to_array()).collect()
    };
    Parts { objects: (0..count).map(|_| (ball.len(), ball.triangles())).collect(), motion: Box::new(motion) }
}

/// Two tori like links of a chain, which swell until they meet.
pub(super) fn tori(triangles: usize) -> Parts {
    let torus = Grid::torus(triangles / 2);
    let motion = move |time: f32| {
        let swell = 0.28 + 0.16 * sin_cos(TAU * 0.5 * time).0;
        let at = move |[u, v]: [f32; 2], link: usize| {
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
        [0, 1].into_iter().flat_map(|link| torus.parameters().map(move |place| at(place, link))).collect()
    };
    Parts { objects: vec![(torus.len(), torus.triangles(0)); 2], motion: Box::new(motion) }
}

/// A cube of small cubes whose corners are moved about, so that they are pieces of all shapes without a gap; then each
/// flies and turns by itself.
pub(super) fn breaking(triangles: usize) -> Parts {
    const DIVISIONS: u32 = 4;
    let (vertices, faces) = box_triangles(DIVISIONS);
    let side = (libm::cbrtf(triangles as f32 / faces.len() as f32).round() as u32).max(2);
    let piece_len = vertices.len();
    let motion = move |time: f32| {
        let apart = smooth(0.1, 1.0, time);
        // The corners of the pieces are those of a grid; inner ones are moved about.
        let corner = |i: u32, j: u32, k: u32| {
            let inner = |x: u32| x > 0 && x < side;
            let place = Vec3::new(i as f32, j as f32, k as f32);
            let moved = scattered_vector(4, (i * (side + 1) + j) * (side + 1) + k) - 0.5;
            let free = Vec3::new(inner(i) as u32 as f32, inner(j) as u32 as f32, inner(k) as u32 as f32);
            (place + 0.5 * moved * free) / side as f32 - 0.5
        };
        let mut positions = Vec::new();
        for number in 0..side.pow(3) {
            let [i, j, k] = [number % side, number / side % side, number / side / side];
            let corners: [Vec3; 8] =
                core::array::from_fn(|c| corner(i + (c as u32 & 1), j + (c as u32 >> 1 & 1), k + (c as u32 >> 2)));
            let middle = corners.iter().copied().sum::<Vec3>() / 8.0;
            let spin = (scattered_vector(5, number) - 0.5) * 6.0 * apart;
            let turn = Mat3::from_rotation_z(spin.z) * Mat3::from_rotation_y(spin.y) * Mat3::from_rotation_x(spin.x);
            let flight = (middle * (0.6 + scattered(6, number)) - Vec3::Z * 0.3 * apart) * 1.5 * apart;
            for [x, y, z] in &vertices {
                let along = |from: usize, to: usize| corners[from].lerp(corners[to], *x);
                let lower = along(0, 1).lerp(along(2, 3), *y);
                let upper = along(4, 5).lerp(along(6, 7), *y);
                let place = lower.lerp(upper, *z);
                positions.push((turn * (place - middle) + middle + flight).to_array());
            }
        }
        positions
    };
    Parts { objects: vec![(piece_len, faces); side.pow(3) as usize], motion: Box::new(motion) }
}

/// Boxes with whole coordinates that touch face to face; every other layer slides by eighths.
pub(super) fn boxes(triangles: usize) -> Parts {
    let (vertices, faces) = box_triangles(1);
    let side = (libm::cbrtf(triangles as f32 / faces.len() as f32).round() as u32).max(2);
    let box_len = vertices.len();
    let motion = move |time: f32| {
        let shift = (16.0 * time).round() / 8.0;
        let cells = (0..side.pow(3)).map(|number| [number % side, number / side % side, number / side / side]);
        let positions = cells.flat_map(|[i, j, k]| {
            let corner = Vec3::new(i as f32 + if k % 2 == 1 { shift } else { 0.0 }, j as f32, k as f32);
            vertices.iter().map(move |vertex| (corner + Vec3::from(*vertex)).to_array())
        });
        positions.collect()
    };
    Parts { objects: vec![(box_len, faces); side.pow(3) as usize], motion: Box::new(motion) }
}
