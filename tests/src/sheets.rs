//! Sheets with a relief, in `f64`.

use clasp3d::exact::intersect;
use clasp3d::{Mesh, Scene};

use crate::small_scenes::precise_faces;

/// A square sheet of about `2 · cells²` triangles of this size with a smooth relief.
pub fn sheet(cells: u32, size: f64, height: f64) -> Mesh<f64> {
    let position = |i: u32, j: u32| {
        let (x, y) = (f64::from(i), f64::from(j));
        [x * size, y * size, height + size * (0.7 * (0.31 * x).sin() + 0.6 * (0.23 * y + 0.05 * x).cos())]
    };
    let positions = (0..=cells).flat_map(|j| (0..=cells).map(move |i| position(i, j))).collect();
    let index = |i: u32, j: u32| j * (cells + 1) + i;
    let triangles = (0..cells).flat_map(|j| (0..cells).map(move |i| (i, j))).flat_map(|(i, j)| {
        let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
        [[a, b, c], [a, c, d]]
    });
    Mesh::new_f64(positions, triangles.collect())
}

/// Moves a mesh.
pub fn moved(mut mesh: Mesh<f64>, by: [f64; 3]) -> Mesh<f64> {
    for position in &mut mesh.positions {
        *position = std::array::from_fn(|axis| position[axis] + by[axis]);
    }
    mesh
}

/// All intersecting pairs of a scene, by the exact predicates.
pub fn brute_force(scene: &Scene<f64>) -> Vec<(u32, u32)> {
    let whole = Mesh::new_f64(scene.positions().to_vec(), scene.triangles().to_vec());
    let faces = precise_faces(&whole);
    let mut pairs = Vec::new();
    for (i, first) in faces.iter().enumerate() {
        let others = faces.iter().enumerate().skip(i + 1).filter(|(_, second)| intersect(first, second));
        pairs.extend(others.map(|(j, _)| (i as u32, j as u32)));
    }
    pairs
}
