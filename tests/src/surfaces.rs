//! Surfaces of any resolution, for tests and benchmarks.

use core::f32::consts::TAU;

use clasp3d::{Backend, Clusters, Detector, Mesh, Scene, Settings};
use glam::Vec3;

/// Creates a twisted ring with a figure-eight cross-section, which intersects itself along a circle around the ring. `phase`
/// rotates the cross-section: animations increase it from frame to frame. Has about `triangles` triangles, at least 128.
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
            // The crossing of the figure eight is between vertices.
            let v = TAU * (j as f32 + 0.3) / around as f32;
            let (x, y) = (0.45 * v.sin(), 0.3 * (2.0 * v).sin());
            let point = outward * (1.0 + x * cos - y * sin) + Vec3::Z * (x * sin + y * cos);
            mesh.positions.push(point.to_array());
            let index = |i: u32, j: u32| (i % along) * around + j % around;
            let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
            mesh.triangles.extend([[a, b, c], [a, c, d]]);
        }
    }
    mesh
}

/// Creates `n = count` parallel needles, shifted along each other by less than their length, and ten triangles that pierce
/// one needle each. All boxes overlap along the principal axis of the scene and hardly any along the other axes: there are
/// `n² / 2` candidates, few overlapping pairs, and ten intersecting pairs.
pub fn needles(count: u32) -> Mesh {
    const SHIFT: f32 = 8.0;
    const LENGTH: f32 = 9.0;
    let side = (count as f32).sqrt().ceil() as u32;
    let spacing = 1.0 / side as f32;
    let mut mesh = Mesh::default();
    let mut add = |corners: [[f32; 3]; 3]| {
        let first = mesh.positions.len() as u32;
        mesh.positions.extend(corners);
        mesh.triangles.push([first, first + 1, first + 2]);
    };
    // Steps of the golden ratio: evenly distributed and uncorrelated with the other coordinates.
    let start = |i: u32| {
        let [y, z] = [i % side, i / side].map(|step| step as f32 * spacing);
        [SHIFT * (f64::from(i) * 0.618_033_988_749_895).fract() as f32, y, z]
    };
    for i in 0..count {
        let [x, y, z] = start(i);
        add([[x, y, z], [x + LENGTH, y, z], [x + LENGTH, y + 0.25 * spacing, z]]);
    }
    for i in (0..count).step_by(count.div_ceil(10) as usize) {
        let [x, y, z] = start(i);
        let (x, y, half) = (x + 0.9 * LENGTH, y + 0.1 * spacing, 0.25 * spacing);
        add([[x, y, z - half], [x, y, z + half], [x + half, y, z + half]]);
    }
    mesh
}

/// Detects the pairs in three frames of a surface that intersects itself. Returns for each frame the number of pairs, then
/// the triangle indices of all pairs.
///
/// # Errors
///
/// If the detector fails.
pub async fn detected_pairs(backend: Backend) -> Result<Vec<u32>, clasp3d::Error> {
    let scene = Scene::new([eight(1000, 0.0)])?;
    let settings = Settings { backend, clustering: Clusters::Count(5).into(), ..Default::default() };
    let mut detector = Detector::new_async(&scene, settings).await?;
    let mut list = Vec::new();
    for frame in 0..3 {
        let result = detector.detect_async(&eight(1000, 0.2 * frame as f32).positions).await?;
        list.push(result.pairs().len() as u32);
        list.extend(result.pairs().iter().flat_map(|pair| [pair.a, pair.b]));
    }
    Ok(list)
}

/// Creates a closed UV sphere around the origin with about this many triangles.
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
    let index = |i: u32, j: u32| j * columns + i % columns;
    let (south, north) = (rows * columns, rows * columns + 1);
    let mut triangles = Vec::new();
    for i in 0..columns {
        triangles.push([index(i + 1, 0), index(i, 0), south]);
        triangles.push([index(i, rows - 1), index(i + 1, rows - 1), north]);
        for j in 0..rows - 1 {
            let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
            triangles.extend([[a, b, c], [c, d, a]]);
        }
    }
    Mesh::new(positions, triangles)
}
