//! The pipeline on the CPU, the emulator and the GPU.

use clasp3d::gpu::Gpu;
use clasp3d::low_level::{CpuPipeline, Device, Pipeline, PipelineSettings, stage_traffic};
use clasp3d::{ClusteringSettings, Mesh, Neighbors, Scene, Settings, Stage};
use clasp3d_tests::pipeline::{brute_force, check, random_scene, sweep_of_the_thesis};
use clasp3d_tests::{backends, ledger, public_data, surfaces};

fn settings(clusters: u32) -> PipelineSettings {
    PipelineSettings {
        clusters,
        clustering: ClusteringSettings { first_rounds: 10, ..Default::default() },
        ..Default::default()
    }
}

#[test]
fn emulator_agrees_with_brute_force() {
    for (case, clusters) in [1, 2, 3, 7, 16, 33, 64].into_iter().enumerate() {
        let scene = random_scene(300, 0.3, case as u64);
        let expected = brute_force(&scene);
        assert!(expected.len() > 20, "only {} pairs", expected.len());
        let emulator = backends::emulators()[case % 3];
        if let Err(error) = backends::emulated(check(&emulator, &scene, &settings(clusters), &expected)) {
            panic!("{clusters} clusters, {:?}: {error:#}", emulator.order);
        }
    }
    ledger::ran("emulator", "pipeline against brute force");
}

#[test]
fn gpu_agrees_with_brute_force() {
    let Some(gpu) = backends::gpu("pipeline against brute force") else { return };
    for (case, clusters) in [1, 2, 5, 16, 31, 64].into_iter().enumerate() {
        for (count, size) in [(3, 1.0), (400, 0.25), (3000, 0.05)] {
            let scene = random_scene(count, size, case as u64);
            let expected = brute_force(&scene);
            if let Err(error) = gpu.block_on(check(&*gpu, &scene, &settings(clusters), &expected)) {
                panic!("{clusters} clusters, {count} triangles: {error:#}");
            }
        }
    }
    ledger::ran("gpu", "pipeline against brute force");
}

#[test]
fn gpu_reproduces_the_reference_pairs() {
    let what = "reference pairs of public meshes on the GPU";
    let Some(gpu) = backends::gpu(what) else { return };
    let Some(folder) = public_data::folder_or_skip("gpu", what) else { return };
    for name in ["cloth-funnel/227", "cloth-funnel/228", "two-cubes/two-cubes-intersecting", "meshes/dragon_res4"] {
        let (positions, triangles) = public_data::read_ply(&folder.join(format!("{name}.ply"))).expect("mesh");
        let expected = public_data::read_pairs(&folder.join(format!("{name}.pairs.csv"))).expect("pairs");
        let scene = Scene::new([Mesh::new(positions, triangles)]).expect("a scene");
        match gpu.block_on(check(&*gpu, &scene, &PipelineSettings::default(), &expected)) {
            Ok(found) => {
                println!("{name}: {:?}", found.stats);
                assert!(found.stats.undecided * 100 < found.stats.tested, "{name}: {:?}", found.stats);
            }
            Err(error) => panic!("{name}: {error:#}"),
        }
    }
    ledger::ran("gpu", what);
}

#[test]
fn nonfinite_positions_are_detected_on_the_device() {
    let scene = random_scene(300, 0.3, 1);
    let mut positions = scene.positions().to_vec();
    async fn error<D: Device>(device: &D, scene: &Scene, positions: &[[f32; 3]]) -> String {
        let positions = device.buffer_from("positions", positions.as_flattened()).expect("a buffer");
        let mut pipeline = Pipeline::new(device, scene, settings(4)).expect("a pipeline");
        pipeline.run(device, &positions).await.expect_err("a coordinate is not finite").to_string()
    }
    positions[77][1] = f32::INFINITY;
    let message = backends::emulated(error(&backends::emulators()[0], &scene, &positions));
    assert_eq!(message, "the y coordinate of vertex 77 is inf; positions must be finite");
    ledger::ran("emulator", "nonfinite positions");
    let Some(gpu) = backends::gpu("nonfinite positions") else { return };
    positions[77][1] = f32::NAN;
    let message = gpu.block_on(error(&*gpu, &scene, &positions));
    assert_eq!(message, "the y coordinate of vertex 77 is NaN; positions must be finite");
    ledger::ran("gpu", "nonfinite positions");
}

#[test]
fn sweep_has_the_candidates_of_the_thesis() {
    for emulator in backends::emulators() {
        backends::emulated(sweep_of_the_thesis(&emulator)).expect("the candidates of Fig. 5.12");
    }
    ledger::ran("emulator", "sweep of the thesis");
    let Some(gpu) = backends::gpu("sweep of the thesis") else { return };
    gpu.block_on(sweep_of_the_thesis(&*gpu)).expect("the candidates of Fig. 5.12");
    ledger::ran("gpu", "sweep of the thesis");
}

#[test]
fn smallest_slices_find_the_same_pairs() {
    let scene = random_scene(60, 0.5, 3);
    let expected = brute_force(&scene);
    assert!(expected.len() > 10, "{expected:?}");
    let settings = PipelineSettings { slice_limit: 1, ..settings(4) };
    backends::emulated(check(&backends::emulators()[2], &scene, &settings, &expected)).expect("the same pairs");
    ledger::ran("emulator", "the smallest slices");
    let found = CpuPipeline::new(&scene, settings.clone()).expect("a pipeline").run(scene.positions());
    assert_eq!(found.pairs, expected);
    ledger::ran("cpu", "the smallest slices");
    let Some(gpu) = backends::gpu("the smallest slices") else { return };
    gpu.block_on(check(&*gpu, &scene, &settings, &expected)).expect("the same pairs");
    ledger::ran("gpu", "the smallest slices");
}

#[test]
fn gpu_memory_is_linear_in_triangles_and_tested_pairs() {
    let Some(_) = backends::gpu("memory of the pipeline") else { return };
    // A separate device, because other tests allocate memory on the shared one concurrently.
    let gpu = Gpu::new(backends::request()).device_blocking().expect("a device");
    // A surface, and a dense scene in which every triangle intersects hundreds of others.
    let scenes = [Scene::new([surfaces::eight(11_000, 0.0)]).expect("a scene"), random_scene(3000, 1.0, 1)];
    for scene in &scenes {
        let before = gpu.memory_in_use();
        let positions = gpu.buffer_from("positions", scene.positions().as_flattened()).expect("positions");
        let mut pipeline = Pipeline::new(&*gpu, scene, settings(8)).expect("a pipeline");
        let found = gpu.block_on(pipeline.run(&*gpu, &positions)).expect("pairs");
        let bytes = gpu.memory_in_use() - before;
        let allowed = 256 * scene.triangles().len() as u64 + 16 * found.stats.tested;
        println!("{} triangles, {} tested: {bytes} bytes of {allowed}", scene.triangles().len(), found.stats.tested);
        assert!(bytes <= allowed, "{bytes} bytes, more than {allowed}: {:?}", found.stages);
    }
    ledger::ran("gpu", "memory of the pipeline");
}

/// Compares the memory traffic of workgroups, counted by the emulator, with the size of the inputs and outputs of a stage.
#[test]
fn stages_except_sort_have_at_most_three_times_the_minimal_traffic() {
    let scene = Scene::new([surfaces::eight(20_000, 0.1)]).expect("a scene");
    // Without adjacency tests there is no stage for one-rings.
    for (neighbors, stages) in [(Neighbors::Exact, 11), (Neighbors::Skip, 10)] {
        let settings = Settings { neighbors, ..Default::default() };
        let work = stage_traffic(&scene, scene.positions(), &settings).expect("a frame");
        assert_eq!(work.len(), stages, "{work:?}");
        for (stage, stats) in work {
            println!("{stage}: {:.2} of {} bytes", stats.ratio(), stats.min_bytes);
            assert!(stats.work.threads > 0, "{stage} did nothing");
            assert!(stats.ratio() >= 0.99, "{stage}: less than the minimum: {stats:?}");
            assert!(stats.ratio() <= 3.0 || stage == Stage::Sort, "{stage}: {:.2} times: {stats:?}", stats.ratio());
        }
    }
    ledger::ran("emulator", "memory traffic of stages");
}

/// The host submits one list of launches and reads back once, without waiting in between.
#[test]
fn a_frame_is_one_submission() {
    if backends::gpu("submissions of a frame").is_none() {
        return;
    }
    // A separate device, so that other tests do not submit to it.
    let gpu = Gpu::new(backends::request()).device_blocking().expect("a device");
    let mut pipeline = None;
    for time in [0.0, 0.0, 0.01, 0.02] {
        let scene = Scene::new([surfaces::eight(5000, time)]).expect("a scene");
        let first = pipeline.is_none();
        let pipeline = pipeline.get_or_insert_with(|| Pipeline::new(&*gpu, &scene, settings(4)).expect("a pipeline"));
        let positions = gpu.buffer_from("positions", scene.positions().as_flattened()).expect("a buffer");
        let before = gpu.submissions();
        let found = gpu.block_on(pipeline.run(&*gpu, &positions)).expect("a frame");
        assert!(found.hits.len() > 100, "{} pairs", found.hits.len());
        let submissions = gpu.submissions() - before;
        // Buffers may grow in the first frame.
        assert!(submissions == 1 || (first && submissions > 1), "{submissions} submissions");
    }
    ledger::ran("gpu", "submissions of a frame");
}

/// Without positions, triangles and found pairs. A single cluster is the worst case: it holds all boxes at once.
#[test]
fn cpu_memory_is_at_most_120_bytes_per_triangle() {
    for (triangles, clusters) in [(1000, 1), (11_000, 1), (11_000, 2), (100_000, 8), (100_000, 25), (100_000, 32)] {
        let scene = Scene::new([surfaces::eight(triangles, 0.1)]).expect("a scene");
        let mut pipeline = CpuPipeline::new(&scene, settings(clusters)).expect("a pipeline");
        for _ in 0..2 {
            let found = pipeline.run(scene.positions());
            let bytes: u64 = found.stages.iter().map(|stage| stage.bytes).sum();
            let allowed = 120 * scene.triangles().len() as u64 + 8 * found.stats.found;
            println!("{triangles} triangles in {clusters} clusters: {} bytes per triangle", bytes / triangles as u64);
            assert!(bytes <= allowed, "{triangles}, {clusters} clusters: {bytes} of {allowed}: {:?}", found.stages);
        }
    }
    ledger::ran("cpu", "memory of the pipeline");
}

/// Every box starts within all earlier ones: a GPU, which sweeps whole clusters, has more than 2³² candidates. (That takes
/// minutes on a software adapter: `cargo bench -p clasp3d-benches --bench pipeline -- --huge`.) The CPU sweeps strips of
/// clusters, and has less than an eighth of these candidates.
#[test]
fn strips_remove_most_candidates_of_needles() {
    let scene = Scene::new([surfaces::needles(93_000)]).expect("a scene");
    let mut pipeline = CpuPipeline::new(&scene, settings(1)).expect("a pipeline");
    let found = pipeline.run(scene.positions());
    let candidates = found.stats.candidates;
    assert!(candidates > found.stats.overlapping && candidates < 1 << 29, "{:?}", found.stats);
    let expected: Vec<(u32, u32)> = (0..10).map(|i| (9300 * i, 93_000 + i)).collect();
    assert_eq!(found.pairs, expected);
    ledger::ran("cpu", "needles");
}
