//! Checks the pipeline on any device, against every pair decided by the exact arbiter.

use anyhow::{Result, ensure};
use clasp::PipelineSettings;
use clasp::exact::{Face, intersect};
use clasp::gpu::Device;
use clasp::gpu::pipeline::{Found, Pipeline};
use fastrand::Rng;
use glam::{UVec2, Vec3};

/// Positions and triangles.
#[derive(Clone, Debug, Default)]
pub struct Mesh {
    /// The positions.
    pub positions: Vec<[f32; 3]>,
    /// The triangles.
    pub triangles: Vec<[u32; 3]>,
}

impl Mesh {
    fn face(&self, triangle: u32) -> Face {
        let vertices = self.triangles[triangle as usize];
        Face { vertices, positions: vertices.map(|vertex| Vec3::from(self.positions[vertex as usize])) }
    }

    /// Every pair that intersects, found by looking at every pair.
    pub fn brute_force(&self) -> Vec<(u32, u32)> {
        let faces: Vec<Face> = (0..).take(self.triangles.len()).map(|triangle| self.face(triangle)).collect();
        let mut pairs = Vec::new();
        for (first, face) in (0..).zip(&faces) {
            let later = (first + 1..).zip(&faces[first as usize + 1..]);
            pairs.extend(later.filter(|(_, other)| intersect(face, other)).map(|(second, _)| (first, second)));
        }
        pairs
    }

    /// The pairs that a device has found, with the open ones decided.
    pub fn settle(&self, found: &Found) -> Vec<(u32, u32)> {
        let decided = found.open.iter().filter(|pair| intersect(&self.face(pair.x), &self.face(pair.y)));
        let mut pairs: Vec<(u32, u32)> = found.hits.iter().chain(decided).map(|&UVec2 { x, y }| (x, y)).collect();
        pairs.sort_unstable();
        pairs
    }

    /// Triangles of about this size anywhere in the unit cube, over few vertices, so that many share some.
    pub fn random(count: usize, size: f32, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut mesh = Self::default();
        while mesh.triangles.len() < count {
            let center = Vec3::new(rng.f32(), rng.f32(), rng.f32());
            let first = mesh.positions.len() as u32;
            for _ in 0..5 {
                let offset = Vec3::new(rng.f32() - 0.5, rng.f32() - 0.5, rng.f32() - 0.5) * size;
                mesh.positions.push((center + offset).to_array());
            }
            mesh.triangles.extend([[0, 1, 2], [0, 2, 3], [1, 3, 4]].map(|names| names.map(|name| first + name)));
        }
        mesh
    }
}

/// Runs a frame, and compares what it finds with `expected`.
pub async fn check<D: Device>(
    device: &D,
    mesh: &Mesh,
    settings: PipelineSettings,
    expected: &[(u32, u32)],
) -> Result<Found> {
    let positions = device.buffer_from("positions", mesh.positions.as_flattened())?;
    // With no room at first, every buffer that can grow must.
    let mut grown = Pipeline::with_capacity(device, &mesh.triangles, settings, 1, 1)?;
    ensure!(mesh.settle(&grown.run(device, &positions).await?) == expected, "growing changes the pairs: {settings:?}");
    drop(grown);

    let mut pipeline = Pipeline::new(device, &mesh.triangles, settings)?;
    let found = pipeline.run(device, &positions).await?;
    let pairs = mesh.settle(&found);
    let missing: Vec<_> = expected.iter().filter(|pair| pairs.binary_search(pair).is_err()).take(5).collect();
    let extra: Vec<_> = pairs.iter().filter(|pair| expected.binary_search(pair).is_err()).take(5).collect();
    ensure!(missing.is_empty() && extra.is_empty(), "missing {missing:?}, extra {extra:?}, {settings:?}");
    ensure!(pairs == expected, "a pair was found twice: {settings:?}");
    // The next frame begins with the centers of this one, and finds the same.
    let again = pipeline.run(device, &positions).await?;
    ensure!(mesh.settle(&again) == expected, "the second frame finds something else: {settings:?}");
    Ok(found)
}
