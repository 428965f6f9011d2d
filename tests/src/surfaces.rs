//! Surfaces of any resolution, for tests and benchmarks.

use core::f32::consts::TAU;

use clasp3d::{Backend, Clusters, Detector, Mesh, Scene, Settings};
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

/// Long thin triangles side by side, shifted along each other by less than their length, and ten that pierce one of them
/// each. Along the direction of their greatest spread every box overlaps every other one, and hardly any does along the
/// others: `n` needles have `n² / 2` candidates, few pairs to test, and ten pairs.
pub fn needles(count: u32) -> Mesh {
    const SHIFT: f32 = 8.0;
    const LENGTH: f32 = 9.0;
    let side = (count as f32).sqrt().ceil() as u32;
    let apart = 1.0 / side as f32;
    let mut mesh = Mesh::default();
    let mut add = |corners: [[f32; 3]; 3]| {
        let first = mesh.positions.len() as u32;
        mesh.positions.extend(corners);
        mesh.triangles.push([first, first + 1, first + 2]);
    };
    // Steps of the golden ratio: evenly spread, and in no relation to the other coordinates.
    let start = |i: u32| {
        let [y, z] = [i % side, i / side].map(|step| step as f32 * apart);
        [SHIFT * (f64::from(i) * 0.618_033_988_749_895).fract() as f32, y, z]
    };
    for i in 0..count {
        let [x, y, z] = start(i);
        add([[x, y, z], [x + LENGTH, y, z], [x + LENGTH, y + 0.25 * apart, z]]);
    }
    for i in (0..count).step_by(count.div_ceil(10) as usize) {
        let [x, y, z] = start(i);
        let (x, y, half) = (x + 0.9 * LENGTH, y + 0.1 * apart, 0.25 * apart);
        add([[x, y, z - half], [x, y, z + half], [x + half, y, z + half]]);
    }
    mesh
}

/// The pairs that a detector finds in a few frames of a surface that meets itself, one after the other, with the number
/// of pairs of each frame before them.
///
/// # Errors
///
/// Those of the detector.
pub async fn detected_pairs(backend: Backend) -> Result<Vec<u32>, clasp3d::Error> {
    let scene = Scene::new([eight(1000, 0.0)])?;
    let settings = Settings { backend, clustering: Clusters::Count(5).into(), ..Default::default() };
    let mut detector = Detector::new_async(&scene, settings).await?;
    let mut all = Vec::new();
    for frame in 0..3 {
        let report = detector.detect_async(&eight(1000, 0.2 * frame as f32).positions).await?;
        all.push(report.pairs().len() as u32);
        all.extend(report.pairs().iter().flat_map(|pair| [pair.a, pair.b]));
    }
    Ok(all)
}

/// A closed ball around the origin, of about this many faces: meridians and two poles.
pub fn ball(faces: usize, radius: f32) -> Mesh {
    let rows = ((faces as f32 / 4.0).sqrt().round() as u32).max(2);
    let columns = 2 * rows;
    let angle = |part: u32, of: u32| core::f32::consts::PI * part as f32 / of as f32;
    let ring = (0..rows).flat_map(|j| (0..columns).map(move |i| (i, j))).map(|(i, j)| {
        let (out, up) = angle(j + 1, rows + 1).sin_cos();
        let (y, x) = angle(2 * i, columns).sin_cos();
        [radius * out * x, radius * out * y, -radius * up]
    });
    let positions = ring.chain([[0.0, 0.0, -radius], [0.0, 0.0, radius]]).collect();
    let name = |i: u32, j: u32| j * columns + i % columns;
    let (south, north) = (rows * columns, rows * columns + 1);
    let mut triangles = Vec::new();
    for i in 0..columns {
        triangles.push([name(i + 1, 0), name(i, 0), south]);
        triangles.push([name(i, rows - 1), name(i + 1, rows - 1), north]);
        for j in 0..rows - 1 {
            let [a, b, c, d] = [name(i, j), name(i + 1, j), name(i + 1, j + 1), name(i, j + 1)];
            triangles.extend([[a, b, c], [c, d, a]]);
        }
    }
    Mesh::new(positions, triangles)
}
