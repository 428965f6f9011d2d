//! Checks the pipeline on any device, against every pair decided by the exact arbiter.

use anyhow::{Result, ensure};
use bytemuck::Zeroable as _;
use clasp::exact::{Face, intersect};
use clasp::gpu::pipeline::{Capacities, Found, Pipeline};
use clasp::gpu::{Device, Recorder};
use clasp::{Mesh, PipelineSettings, Report, Scene};
use clasp_kernels::stages::sweep::Sweep;
use clasp_kernels::types::PipelineParams;
use fastrand::Rng;
use glam::Vec3;

fn face(scene: &Scene, triangle: u32) -> Face {
    let vertices = scene.triangles()[triangle as usize];
    Face { vertices, positions: vertices.map(|vertex| Vec3::from(scene.positions()[vertex as usize])) }
}

/// Every pair that intersects, found by looking at every pair.
pub fn brute_force(scene: &Scene) -> Vec<(u32, u32)> {
    let faces: Vec<Face> = (0..).take(scene.triangles().len()).map(|triangle| face(scene, triangle)).collect();
    let mut pairs = Vec::new();
    for (first, face) in (0..).zip(&faces) {
        let later = (first + 1..).zip(&faces[first as usize + 1..]);
        pairs.extend(later.filter(|(_, other)| intersect(face, other)).map(|(second, _)| (first, second)));
    }
    pairs
}

/// The pairs that a device has found, with the open ones decided.
pub fn settle(scene: &Scene, found: &Found) -> Vec<(u32, u32)> {
    let decided = found.open.iter().filter(|(first, second)| intersect(&face(scene, *first), &face(scene, *second)));
    let mut pairs: Vec<(u32, u32)> = found.hits.iter().chain(decided).copied().collect();
    pairs.sort_unstable();
    pairs
}

/// The pairs of a report, without their objects.
pub fn plain(report: &Report) -> Vec<(u32, u32)> {
    report.pairs().iter().map(|pair| (pair.a, pair.b)).collect()
}

/// Triangles of about this size anywhere in the unit cube, over few vertices, so that many share some.
pub fn random_mesh(count: usize, size: f32, seed: u64) -> Mesh {
    let mut rng = Rng::with_seed(seed);
    let mut mesh = Mesh::default();
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

/// A scene of one [`random_mesh`].
pub fn random_scene(count: usize, size: f32, seed: u64) -> Scene {
    Scene::new([random_mesh(count, size, seed)]).expect("a scene")
}

/// Runs a frame with room for everything and with room for nothing, and the next frame, and one whose candidates come in
/// slices, and compares what they find with `expected`.
pub async fn check<D: Device>(
    device: &D,
    scene: &Scene,
    settings: &PipelineSettings,
    expected: &[(u32, u32)],
) -> Result<Found> {
    let positions = device.buffer_from("positions", scene.positions().as_flattened())?;
    // With no room at first, every buffer that can grow must.
    let mut grown = Pipeline::with_capacities(device, scene, settings.clone(), Capacities::NONE)?;
    let found = grown.run(device, &positions).await?;
    ensure!(settle(scene, &found) == expected, "growing changes the pairs: {settings:?}");
    ensure!(found.hits.is_sorted() && found.open.is_sorted(), "the pairs are not in order");
    drop(grown);

    let mut pipeline = Pipeline::new(device, scene, settings.clone())?;
    let found = pipeline.run(device, &positions).await?;
    let pairs = settle(scene, &found);
    let missing: Vec<_> = expected.iter().filter(|pair| pairs.binary_search(pair).is_err()).take(5).collect();
    let extra: Vec<_> = pairs.iter().filter(|pair| expected.binary_search(pair).is_err()).take(5).collect();
    ensure!(missing.is_empty() && extra.is_empty(), "missing {missing:?}, extra {extra:?}, {settings:?}");
    ensure!(pairs == expected, "a pair was found twice: {settings:?}");
    ensure!(found.hits.is_sorted() && found.open.is_sorted(), "the pairs are not in order");
    // The next frame begins with the centers of this one, and finds the same.
    let again = pipeline.run(device, &positions).await?;
    ensure!(settle(scene, &again) == expected, "the second frame finds something else: {settings:?}");

    let slice_limit = (found.figures.candidates / 6).max(1) as u32;
    let sliced_settings = PipelineSettings { slice_limit, ..settings.clone() };
    let mut pipeline = Pipeline::new(device, scene, sliced_settings)?;
    let sliced = pipeline.run(device, &positions).await?;
    ensure!(settle(scene, &sliced) == expected, "slices of {slice_limit} find something else: {settings:?}");
    let work = |found: &Found| (found.figures.candidates, found.figures.overlapping, found.figures.tested);
    ensure!(work(&sliced) == work(&found), "slices do other work: {:?} {:?}", sliced.figures, found.figures);
    Ok(found)
}

/// The counts of the sweep for the boxes of Fig. 5.12 of Mainzer's thesis: A, B, C and D have 2, 0, 1 and 0 others that
/// start within them.
pub async fn sweep_of_the_thesis<D: Device>(device: &D) -> Result<()> {
    // Where the boxes start and end, in the order of their starts: S_A S_C S_B E_C E_A E_B S_D E_D.
    let sorted = [('A', 0, 4), ('C', 1, 3), ('B', 2, 5), ('D', 6, 7)];
    let starts = device.buffer_from("starts", &sorted.map(|(_, start, _)| start))?;
    let ends = device.buffer_from("ends", &sorted.map(|(_, _, end)| end))?;
    let counts = device.buffer("counts", sorted.len())?;
    let mut params = PipelineParams::zeroed();
    params.entries = sorted.len() as u32;
    let mut recorder = device.record("sweep");
    recorder.launch(&Sweep { params, sorted_starts: &starts, ends: &ends, counts: &counts }, params.entries);
    recorder.submit()?;
    let counts: Vec<u32> = device.read(&counts, 0..sorted.len()).await?;
    let mut named: Vec<(char, u32)> = sorted.iter().map(|(name, ..)| *name).zip(counts).collect();
    named.sort_unstable();
    ensure!(named == [('A', 2), ('B', 0), ('C', 1), ('D', 0)], "{named:?}");
    Ok(())
}
