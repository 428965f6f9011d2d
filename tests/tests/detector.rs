//! The detector on every backend.

use clasp3d::gpu::AdapterRequest;
use clasp3d::{
    Axis, Backend, ClusteringSettings, Clusters, DetectionResult, Detector, DeviceError, Error, Mesh, Neighbors, Scene,
    SceneError, Settings, SettingsError,
};
use clasp3d_tests::seeds::on_all_threads;
use clasp3d_tests::small_scenes::{KINDS, oracle_pairs, scene};
use clasp3d_tests::{backends, ledger, pipeline, public_data};
use fastrand::Rng;

/// Number of scenes of the property test on the CPU.
const SCENES: u64 = 24_000;
/// Number of scenes on the GPU: fewer, because a software adapter takes milliseconds per scene.
const GPU_SCENES: u64 = 160;

fn pairs_of(detector: &mut Detector, positions: &[[f32; 3]]) -> Vec<(u32, u32)> {
    pipeline::index_pairs(&detector.detect(positions).expect("a result"))
}

fn check_small_scene(seed: u64, backend: &Backend) {
    let mut rng = Rng::with_seed(seed);
    let kind = KINDS[seed as usize % KINDS.len()];
    let mesh = scene(kind, &mut rng);
    let expected = oracle_pairs(&mesh);
    let settings = Settings {
        backend: backend.clone(),
        clustering: ClusteringSettings {
            clusters: Clusters::Count([1, 2, 3, 16, 64][rng.usize(..5)]),
            fuzziness: [2.0, 1.1, 3.5][rng.usize(..3)],
            ..Default::default()
        },
        ..Default::default()
    };
    let scene = Scene::new([mesh.clone()]).expect("a scene");
    let mut detector = Detector::new(&scene, settings.clone()).expect("a detector");
    for frame in 0..2 {
        let found = pairs_of(&mut detector, &mesh.positions);
        assert_eq!(found, expected, "seed {seed}, {kind:?}, frame {frame}, {settings:?}: {mesh:?}");
    }
}

#[test]
fn cpu_agrees_with_the_oracle() {
    on_all_threads(SCENES, |seed| check_small_scene(seed, &Backend::Cpu));
    ledger::ran("cpu", "detector against the oracle");
}

#[test]
fn gpu_agrees_with_the_oracle() {
    let Some(_) = backends::gpu("detector against the oracle") else { return };
    let backend = Backend::Shared(backends::shared());
    (0..GPU_SCENES).for_each(|seed| check_small_scene(seed, &backend));
    ledger::ran("gpu", "detector against the oracle");
}

#[test]
fn reference_pairs_do_not_depend_on_the_settings() {
    let what = "reference pairs of public meshes";
    let Some(folder) = public_data::folder_or_skip("cpu", what) else { return };
    for name in ["cloth-funnel/227", "cloth-funnel/228", "two-cubes/two-cubes-intersecting", "meshes/dragon_res4"] {
        let (positions, triangles) = public_data::read_ply(&folder.join(format!("{name}.ply"))).expect("mesh");
        let expected = public_data::read_pairs(&folder.join(format!("{name}.pairs.csv"))).expect("pairs");
        let scene = Scene::new([Mesh::new(positions, triangles)]).expect("a scene");
        for (clusters, fuzziness) in [(1, 2.0), (3, 1.2), (16, 2.0), (64, 4.0)] {
            let clusters = Clusters::Count(clusters);
            let settings = Settings {
                backend: Backend::Cpu,
                clustering: ClusteringSettings { clusters, fuzziness, ..Default::default() },
                ..Default::default()
            };
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            assert_eq!(pairs_of(&mut detector, scene.positions()), expected, "{name}, {clusters:?}");
        }
    }
    ledger::ran("cpu", what);
}

#[test]
fn backends_agree_on_larger_scenes() {
    let Some(_) = backends::gpu("backends against each other") else { return };
    for (seed, clusters) in [(1, 4), (2, 16), (3, 64)] {
        let scene = pipeline::random_scene(20_000, 0.03, seed);
        let [cpu, gpu] = [Backend::Cpu, Backend::Shared(backends::shared())].map(|backend| {
            let settings = Settings { backend, clustering: Clusters::Count(clusters).into(), ..Default::default() };
            let on_cpu = matches!(settings.backend, Backend::Cpu);
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            assert_eq!(!detector.backend().is_gpu(), on_cpu, "wrong backend");
            detector.detect(scene.positions()).expect("a result")
        });
        assert!(cpu.pairs().len() > 1000, "only {} pairs", cpu.pairs().len());
        pipeline::assert_same_pairs(&gpu, &pipeline::index_pairs(&cpu), &format!("{clusters} clusters"));
        assert!(gpu.stats.undecided * 100 < gpu.stats.tested, "{:?}", gpu.stats);
    }
    ledger::ran("gpu", "backends against each other");
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let scene = pipeline::random_scene(6_000, 0.06, 9);
    let settings = Settings { backend: Backend::Cpu, ..Default::default() };
    let results = [1, 2, 5].map(|threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| Detector::new(&scene, settings.clone())?.detect(scene.positions())).expect("a result")
    });
    assert!(results[0].pairs().len() > 100);
    let same = |result: &DetectionResult| result.pairs() == results[0].pairs() && result.stats == results[0].stats;
    assert!(results.iter().all(same), "pairs and stats");
    ledger::ran("cpu", "numbers of threads");
}

fn triangle(z: f32) -> Mesh {
    Mesh::new(vec![[0.0, 0.0, z], [1.0, 0.0, z], [0.0, 1.0, z]], vec![[0, 1, 2]])
}

#[test]
fn pairs_have_the_indices_of_their_objects() {
    let scene = Scene::new([triangle(5.0), triangle(0.0), triangle(0.0)]).expect("a scene");
    assert_eq!((scene.objects(), scene.triangles_of(1), scene.vertices_of(2)), (3, 1..2, 6..9));
    let settings = Settings { backend: Backend::Cpu, ..Default::default() };
    let result = Detector::new(&scene, settings).and_then(|mut detector| detector.detect(scene.positions()));
    let result = result.expect("a result");
    let [pair] = result.pairs() else { panic!("{result:?}") };
    assert_eq!((pair.a, pair.b, pair.object_a, pair.object_b), (1, 2, 1, 2));
    ledger::ran("cpu", "objects");
}

#[test]
fn neighbors_are_skipped_on_request() {
    // A sheet that is folded onto itself, and a triangle that pierces it.
    let sheet = Mesh::new(
        vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [1.0, 1.0, 0.0]],
        vec![[0, 1, 2], [0, 1, 3], [3, 3, 3]],
    );
    let piercing = Mesh::new(vec![[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]], vec![[0, 1, 2]]);
    let scene = Scene::new([sheet, piercing]).expect("a scene");
    let mut found = vec![];
    for (name, backend) in [("cpu", Backend::Cpu), ("gpu", Backend::Gpu(backends::request()))] {
        if name == "gpu" && backends::gpu("skipped neighbors").is_none() {
            continue;
        }
        for (neighbors, expected) in [
            // Triangle 2 is the point of vertex 3. It is in triangles 0 and 3, and is a neighbor of triangle 1.
            (Neighbors::Exact, vec![(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)]),
            (Neighbors::Skip, vec![(0, 2), (0, 3), (1, 3), (2, 3)]),
        ] {
            let settings = Settings {
                backend: backend.clone(),
                neighbors,
                clustering: Clusters::Count(2).into(),
                ..Default::default()
            };
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            assert_eq!(pairs_of(&mut detector, scene.positions()), expected, "{backend:?}, {neighbors:?}");
            found.push(detector.detect(scene.positions()).expect("a result").degenerate);
        }
        ledger::ran(name, "skipped neighbors");
    }
    assert!(found.iter().all(|degenerate| *degenerate == [2]), "{found:?}");
}

#[test]
fn detection_continues_after_device_loss() {
    let Some(_) = backends::gpu("detector on a lost device") else { return };
    let gpu = std::sync::Arc::new(clasp3d::gpu::Gpu::new(backends::request()));
    let scene = Scene::new([triangle(0.0), triangle(0.0)]).expect("a scene");
    let settings =
        Settings { backend: Backend::Shared(gpu.clone()), clustering: Clusters::Count(1).into(), ..Default::default() };
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    assert_eq!(pairs_of(&mut detector, scene.positions()), [(0, 1)]);
    gpu.device_blocking().expect("device").destroy();
    assert_eq!(pairs_of(&mut detector, scene.positions()), [(0, 1)]);
    ledger::ran("gpu", "detector on a lost device");
}

#[test]
fn invalid_input_is_an_error_and_detection_continues() {
    assert!(matches!(Scene::<f32>::new([]), Err(Error::Scene(SceneError::TriangleCount { count: 0, .. }))));
    assert!(matches!(
        Scene::<f32>::new([Mesh::default()]),
        Err(Error::Scene(SceneError::TriangleCount { count: 0, .. }))
    ));
    let out_of_range = Mesh::new(vec![[0.0; 3]; 3], vec![[0, 1, 2], [0, 1, 3]]);
    let error = Scene::new([triangle(0.0), out_of_range]).expect_err("an index out of range");
    assert_eq!(error, Error::Scene(SceneError::VertexIndex { object: 1, triangle: 1, vertex: 3, vertices: 3 }));
    let mut not_a_number = triangle(0.0);
    not_a_number.positions[1][2] = f32::NAN;
    let error = Scene::new([not_a_number]).expect_err("NaN");
    assert_eq!(error.to_string(), "the z coordinate of vertex 1 is NaN; positions must be finite");

    let scene = Scene::new([triangle(0.0), triangle(0.0)]).expect("a scene");
    for (clusters, fuzziness) in [(0, 2.0), (65, 2.0), (4, 1.0), (4, f32::NAN), (4, f32::INFINITY)] {
        let clusters = Clusters::Count(clusters);
        let settings = Settings {
            backend: Backend::Cpu,
            clustering: ClusteringSettings { clusters, fuzziness, ..Default::default() },
            ..Default::default()
        };
        let error = Detector::new(&scene, settings).map(|_| ()).expect_err("a setting out of range");
        assert!(
            matches!(
                error,
                Error::Settings(SettingsError::Clusters { .. }) | Error::Settings(SettingsError::Fuzziness { .. })
            ),
            "{error}"
        );
    }
    let unknown = AdapterRequest { name: Some("no such adapter".to_owned()), ..Default::default() };
    let settings = Settings { backend: Backend::Gpu(unknown), ..Default::default() };
    assert!(matches!(Detector::new(&scene, settings).map(|_| ()), Err(Error::Device(DeviceError::NoAdapter { .. }))));

    let settings = Settings { backend: Backend::Cpu, ..Default::default() };
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    let error = detector.detect(&[[0.0; 3]; 5]).expect_err("too few positions");
    assert_eq!(error, Error::Scene(SceneError::PositionCount { count: 5, expected: 6 }));
    let mut positions = scene.positions().to_vec();
    positions[4][0] = f32::NEG_INFINITY;
    assert!(matches!(
        detector.detect(&positions),
        Err(Error::Scene(SceneError::NotFinite { vertex: 4, axis: Axis::X, .. }))
    ));
    assert_eq!(pairs_of(&mut detector, scene.positions()), [(0, 1)]);
    ledger::ran("cpu", "invalid input");
}
