//! The pipeline, on the emulator and on the GPU.

use clasp::PipelineSettings;
use clasp_tests::pipeline::{Mesh, check};
use clasp_tests::{backends, ledger, public_data};

fn settings(clusters: u32) -> PipelineSettings {
    PipelineSettings { clusters, first_rounds: 10, ..Default::default() }
}

#[test]
fn emulator_finds_what_brute_force_finds() {
    for (case, clusters) in [1, 2, 3, 7, 16, 33, 64].into_iter().enumerate() {
        let mesh = Mesh::random(300, 0.3, case as u64);
        let expected = mesh.brute_force();
        assert!(expected.len() > 20, "a scene with only {} pairs", expected.len());
        let emulator = backends::emulators()[case % 3];
        if let Err(error) = backends::emulated(check(&emulator, &mesh, settings(clusters), &expected)) {
            panic!("{clusters} clusters, {:?}: {error:#}", emulator.order);
        }
    }
    ledger::ran("emulator", "pipeline against brute force");
}

#[test]
fn gpu_finds_what_brute_force_finds() {
    let Some(gpu) = backends::gpu("pipeline against brute force") else { return };
    for (case, clusters) in [1, 2, 5, 16, 31, 64].into_iter().enumerate() {
        for (count, size) in [(3, 1.0), (400, 0.25), (3000, 0.05)] {
            let mesh = Mesh::random(count, size, case as u64);
            let expected = mesh.brute_force();
            if let Err(error) = gpu.block_on(check(&*gpu, &mesh, settings(clusters), &expected)) {
                panic!("{clusters} clusters, {count} triangles: {error:#}");
            }
        }
    }
    ledger::ran("gpu", "pipeline against brute force");
}

#[test]
fn gpu_reproduces_the_public_answers() {
    let what = "public answers on the GPU";
    let Some(gpu) = backends::gpu(what) else { return };
    let Some(folder) = public_data::folder() else {
        return ledger::skipped("gpu", what, "no public data: CLASP_DATA is not set and ../shared/data is not there");
    };
    for name in ["cloth-funnel/227", "cloth-funnel/228", "two-cubes/two-cubes-intersecting", "meshes/dragon_res4"] {
        let (positions, triangles) = public_data::read_ply(&folder.join(format!("{name}.ply"))).expect("mesh");
        let expected = public_data::read_pairs(&folder.join(format!("{name}.pairs.csv"))).expect("pairs");
        let mesh = Mesh { positions, triangles };
        match gpu.block_on(check(&*gpu, &mesh, PipelineSettings::default(), &expected)) {
            Ok(found) => println!(
                "{name}: {} entries, {} candidates, {} pairs, {} hits, {} open, {} rounds",
                found.entries,
                found.candidates,
                found.pairs,
                found.hits.len(),
                found.open.len(),
                found.rounds
            ),
            Err(error) => panic!("{name}: {error:#}"),
        }
    }
    ledger::ran("gpu", what);
}

#[test]
fn a_position_that_is_not_finite_is_found_on_the_device() {
    let mut mesh = Mesh::random(300, 0.3, 1);
    mesh.positions[77][1] = f32::INFINITY;
    let emulator = backends::emulators()[0];
    let error = backends::emulated(check(&emulator, &mesh, settings(4), &[])).expect_err("an infinite coordinate");
    assert_eq!(error.to_string(), "the y coordinate of vertex 77 is inf: positions must be finite");
    ledger::ran("emulator", "positions that are not finite");
    let Some(gpu) = backends::gpu("positions that are not finite") else { return };
    mesh.positions[77][1] = f32::NAN;
    let error = gpu.block_on(check(&*gpu, &mesh, settings(4), &[])).expect_err("NaN");
    assert_eq!(error.to_string(), "the y coordinate of vertex 77 is NaN: positions must be finite");
    ledger::ran("gpu", "positions that are not finite");
}

#[test]
fn more_candidates_than_a_device_counts_are_an_error() {
    let Some(gpu) = backends::gpu("too many candidates") else { return };
    // Long needles along x, each a little farther along x and y than the last: the sweep goes along x, and there every box
    // overlaps every other one. 93,000 of them have 93,000²/2 = 4.3 thousand million candidates.
    let count = 93_000;
    let positions = (0..count).flat_map(|i| {
        let (x, y) = (10.0 * i as f32, i as f32);
        [[x, y, 0.0], [x + 1e7, y, 0.0], [x + 1e7, y + 0.25, 0.0]]
    });
    let triangles = (0..count).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect();
    let mesh = Mesh { positions: positions.collect(), triangles };
    let error = gpu.block_on(check(&*gpu, &mesh, settings(1), &[])).expect_err("too many candidates").to_string();
    assert!(error.contains("use more clusters, or the CPU backend"), "{error}");
    ledger::ran("gpu", "too many candidates");
}
