//! Checks of the pipeline on any device, against the exact predicate for all pairs.

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

/// Returns all intersecting pairs, by testing all pairs of triangles.
pub fn brute_force(scene: &Scene) -> Vec<(u32, u32)> {
    let faces: Vec<Face> = (0..).take(scene.triangles().len()).map(|triangle| face(scene, triangle)).collect();
    let mut pairs = Vec::new();
    for (first, face) in (0..).zip(&faces) {
        let others = (first + 1..).zip(&faces[first as usize + 1..]);
        pairs.extend(others.filter(|(_, other)| intersect(face, other)).map(|(second, _)| (first, second)));
    }
    pairs
}

/// Resolves the undecided pairs of a device. Returns all intersecting pairs.
pub fn resolve(scene: &Scene, found: &FilteredResult) -> Vec<(u32, u32)> {
    let resolved =
        found.undecided.iter().filter(|(first, second)| intersect(&face(scene, *first), &face(scene, *second)));
    let mut pairs: Vec<(u32, u32)> = found.hits.iter().chain(resolved).copied().collect();
    pairs.sort_unstable();
    pairs
}

/// Returns the triangle indices of all pairs of a result.
pub fn index_pairs(result: &DetectionResult) -> Vec<(u32, u32)> {
    result.pairs().iter().map(|pair| (pair.a, pair.b)).collect()
}

/// Asserts that a result has the expected pairs. The message has a few of the differences, not all pairs as `assert_eq` has.
#[track_caller]
pub fn assert_same_pairs(result: &DetectionResult, expected: &[(u32, u32)], context: &str) {
    let found = index_pairs(result);
    let difference = |pairs: &[(u32, u32)], other: &[(u32, u32)]| -> Vec<(u32, u32)> {
        pairs.iter().filter(|pair| other.binary_search(pair).is_err()).copied().collect()
    };
    let (missing, extra) = (difference(expected, &found), difference(&found, expected));
    let excerpt = |pairs: &[(u32, u32)]| format!("{} {:?}", pairs.len(), &pairs[..pairs.len().min(5)]);
    let problem = format!("missing {}, extra {}", excerpt(&missing), excerpt(&extra));
    assert!(missing.is_empty() && extra.is_empty(), "{context}: of {} pairs, {problem}", expected.len());
    assert_eq!(found.len(), expected.len(), "{context}: a pair was found twice");
}

/// Creates triangles of about this size in the unit cube. Many share vertices.
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
        mesh.triangles.extend([[0, 1, 2], [0, 2, 3], [1, 3, 4]].map(|corners| corners.map(|vertex| first + vertex)));
    }
    mesh
}

/// Creates a scene of one [`random_mesh`].
pub fn random_scene(count: usize, size: f32, seed: u64) -> Scene {
    Scene::new([random_mesh(count, size, seed)]).expect("a scene")
}

/// Compares the pairs of four frames with `expected`: with buffers that must grow, with buffers of the default size, the
/// frame after that, and a frame in the smallest slices.
pub async fn check<D: Device>(
    device: &D,
    scene: &Scene,
    settings: &PipelineSettings,
    expected: &[(u32, u32)],
) -> Result<FilteredResult> {
    let positions = device.buffer_from("positions", scene.positions().as_flattened())?;
    // With minimal capacities every growable buffer must grow.
    let mut grown = Pipeline::with_capacities(device, scene, settings.clone(), Capacities::MINIMAL)?;
    let found = grown.run(device, &positions).await?;
    ensure!(resolve(scene, &found) == expected, "wrong pairs after growing: {settings:?}");
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
    // The next frame starts from the centers of this one.
    let again = pipeline.run(device, &positions).await?;
    ensure!(resolve(scene, &again) == expected, "wrong pairs in the second frame: {settings:?}");

    // One tile per slice.
    let slice_limit = 1;
    let sliced_settings = PipelineSettings { slice_limit, ..settings.clone() };
    let mut pipeline = Pipeline::new(device, scene, sliced_settings)?;
    let sliced = pipeline.run(device, &positions).await?;
    ensure!(resolve(scene, &sliced) == expected, "wrong pairs with slices of {slice_limit}: {settings:?}");
    let work = |found: &FilteredResult| (found.stats.candidates, found.stats.overlapping, found.stats.tested);
    ensure!(work(&sliced) == work(&found), "the work depends on the slices: {:?} {:?}", sliced.stats, found.stats);
    Ok(found)
}

/// Checks the candidates of Fig. 5.12 of Mainzer's thesis: 2, 0, 1 and 0 other boxes start within A, B, C and D. All boxes
/// overlap along the other axes.
pub async fn sweep_of_the_thesis<D: Device>(device: &D) -> Result<()> {
    // Starts and ends of the boxes, sorted by their starts: S_A S_C S_B E_C E_A E_B S_D E_D.
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

    // One tile: the block against itself.
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
    let name = |index: u32| sorted[index as usize].0;
    let mut names: Vec<(char, char)> = pairs.iter().map(|pair| (name(pair >> 8), name(pair & 0xFF))).collect();
    names.sort_unstable();
    ensure!(names == [('A', 'B'), ('A', 'C'), ('C', 'B')], "{names:?}");
    Ok(())
}
