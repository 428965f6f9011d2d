//! Checks the pipeline on any device, against every pair decided by the exact arbiter.

use anyhow::{Result, ensure};
use bytemuck::Zeroable as _;
use clasp3d::exact::{Face, intersect};
use clasp3d::low_level::{Capacities, FilteredResult, Pipeline, PipelineSettings};
use clasp3d::low_level::{Device, Recorder};
use clasp3d::{DetectionResult, Mesh, Scene};
use clasp3d_kernels::stages::candidates::Candidates;
use clasp3d_kernels::stages::sweep::{BlockEnds, Sweep, threads_for, tile_list};
use clasp3d_kernels::types::PipelineParams;
use fastrand::Rng;
use glam::{UVec2, UVec4, Vec3};

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
pub fn resolve(scene: &Scene, found: &FilteredResult) -> Vec<(u32, u32)> {
    let decided =
        found.undecided.iter().filter(|(first, second)| intersect(&face(scene, *first), &face(scene, *second)));
    let mut pairs: Vec<(u32, u32)> = found.hits.iter().chain(decided).copied().collect();
    pairs.sort_unstable();
    pairs
}

/// The pairs of a report, without their objects.
pub fn plain(report: &DetectionResult) -> Vec<(u32, u32)> {
    report.pairs().iter().map(|pair| (pair.a, pair.b)).collect()
}

/// Panics if a report has other pairs than expected, and says which: not all of them, as `assert_eq` would.
#[track_caller]
pub fn assert_same_pairs(report: &DetectionResult, expected: &[(u32, u32)], what: &str) {
    let found = plain(report);
    let only = |of: &[(u32, u32)], not: &[(u32, u32)]| -> Vec<(u32, u32)> {
        of.iter().filter(|pair| not.binary_search(pair).is_err()).copied().collect()
    };
    let (missing, extra) = (only(expected, &found), only(&found, expected));
    let some = |pairs: &[(u32, u32)]| format!("{} {:?}", pairs.len(), &pairs[..pairs.len().min(5)]);
    let problem = format!("missing {}, extra {}", some(&missing), some(&extra));
    assert!(missing.is_empty() && extra.is_empty(), "{what}: of {} pairs, {problem}", expected.len());
    assert_eq!(found.len(), expected.len(), "{what}: a pair was found twice");
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
) -> Result<FilteredResult> {
    let positions = device.buffer_from("positions", scene.positions().as_flattened())?;
    // With no room at first, every buffer that can grow must.
    let mut grown = Pipeline::with_capacities(device, scene, settings.clone(), Capacities::MINIMAL)?;
    let found = grown.run(device, &positions).await?;
    ensure!(resolve(scene, &found) == expected, "growing changes the pairs: {settings:?}");
    ensure!(found.hits.is_sorted() && found.undecided.is_sorted(), "the pairs are not in order");
    drop(grown);

    let mut pipeline = Pipeline::new(device, scene, settings.clone())?;
    let found = pipeline.run(device, &positions).await?;
    let pairs = resolve(scene, &found);
    let missing: Vec<_> = expected.iter().filter(|pair| pairs.binary_search(pair).is_err()).take(5).collect();
    let extra: Vec<_> = pairs.iter().filter(|pair| expected.binary_search(pair).is_err()).take(5).collect();
    ensure!(missing.is_empty() && extra.is_empty(), "missing {missing:?}, extra {extra:?}, {settings:?}");
    ensure!(pairs == expected, "a pair was found twice: {settings:?}");
    ensure!(found.hits.is_sorted() && found.undecided.is_sorted(), "the pairs are not in order");
    // The next frame begins with the centers of this one, and finds the same.
    let again = pipeline.run(device, &positions).await?;
    ensure!(resolve(scene, &again) == expected, "the second frame finds something else: {settings:?}");

    // A tile at a time.
    let slice_limit = 1;
    let sliced_settings = PipelineSettings { slice_limit, ..settings.clone() };
    let mut pipeline = Pipeline::new(device, scene, sliced_settings)?;
    let sliced = pipeline.run(device, &positions).await?;
    ensure!(resolve(scene, &sliced) == expected, "slices of {slice_limit} find something else: {settings:?}");
    let work = |found: &FilteredResult| (found.stats.candidates, found.stats.overlapping, found.stats.tested);
    ensure!(work(&sliced) == work(&found), "slices do other work: {:?} {:?}", sliced.stats, found.stats);
    Ok(found)
}

/// The candidates of the boxes of Fig. 5.12 of Mainzer's thesis: A, B, C and D have 2, 0, 1 and 0 others that start within
/// them. Along the other axes all of them overlap.
pub async fn sweep_of_the_thesis<D: Device>(device: &D) -> Result<()> {
    // Where the boxes start and end, in the order of their starts: S_A S_C S_B E_C E_A E_B S_D E_D.
    let sorted = [('A', 1, 5), ('C', 2, 4), ('B', 3, 6), ('D', 7, 8)];
    let sorted_starts = device.buffer_from("starts", &sorted.map(|(_, start, _)| start))?;
    let boxes = device.buffer_from("boxes", &[0, 1, 2, 3].map(|triangle| UVec4::new(triangle, 0, 0x8001_8001, 0)))?;
    let ends = device.buffer_from("ends", &sorted.map(|(_, _, end)| UVec2::new(end, 0)))?;
    let tags = device.buffer_from("tags", &[UVec4::ZERO; 4])?;
    let filter = device.buffer_from("filter", &[0])?;
    let mut params = PipelineParams::zeroed();
    (params.proxy_capacity, params.pair_capacity, params.slice_limit, params.slice_end) =
        (sorted.len() as u32, 16, 1, u32::MAX);

    let counts = device.buffer_from("tiles of blocks", &[0])?;
    let last_ends = device.buffer_from("last ends", &[0])?;
    let mut recorder = device.record("sweep");
    recorder.launch(&BlockEnds { params, ends: &ends, last_ends: &last_ends }, threads_for(params.proxy_capacity));
    recorder.launch(&Sweep { params, sorted_starts: &sorted_starts, last_ends: &last_ends, tile_counts: &counts }, 1);
    recorder.submit()?;
    ensure!(device.read(&counts, 0..1).await? == [1], "all boxes are in one block");

    // One tile: that block against itself.
    let tiles = device.buffer_from("tiles", &[0, 0, 0, 1, 0, 0])?;
    let pairs = device.buffer("pairs", 16)?;
    let candidates = Candidates {
        params,
        sorted_starts: &sorted_starts,
        box_ends: &ends,
        boxes: &boxes,
        tags: &tags,
        filter: &filter,
        tiles: &tiles,
        pairs: &pairs,
    };
    let mut recorder = device.record("candidates");
    recorder.launch_groups(&candidates, 1);
    let [counted, pairs] = recorder.submit_and_read([(&tiles, 0..4), (&pairs, 0..3)])?.await?.parts;
    ensure!(counted[tile_list::PAIRS as usize] == 3 && counted[tile_list::CANDIDATES as usize] == 3, "{counted:?}");
    let name = |place: u32| sorted[place as usize].0;
    let mut named: Vec<(char, char)> = pairs.iter().map(|pair| (name(pair >> 8), name(pair & 0xFF))).collect();
    named.sort_unstable();
    ensure!(named == [('A', 'B'), ('A', 'C'), ('C', 'B')], "{named:?}");
    Ok(())
}
