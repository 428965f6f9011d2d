//! Options of the detector: single pairs, object filters, scene changes, buffers and devices of the caller, assignments,
//! stats and contacts.

use std::sync::Arc;

use clasp3d::exact::Contact;
use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d::{
    Assignment, Axis, Backend, ClusteringSettings, Clusters, DetectionResult, Detector, DeviceError, Error, Mesh,
    ObjectFilter, Scene, SceneError, Settings, SettingsError, Stage,
};
use clasp3d_tests::backends::detector_backends;
use clasp3d_tests::pipeline::{brute_force, index_pairs, random_mesh, random_scene};
use clasp3d_tests::{backends, ledger, surfaces};
use fastrand::Rng;

fn detector(scene: &Scene, backend: &Backend, clusters: u32) -> Detector {
    let settings =
        Settings { backend: backend.clone(), clustering: Clusters::Count(clusters).into(), ..Default::default() };
    Detector::new(scene, settings).expect("a detector")
}

/// A right triangle parallel to the xy plane.
fn triangle(x: f32, z: f32) -> Mesh {
    Mesh::new(vec![[x, 0.0, z], [x + 1.0, 0.0, z], [x, 1.0, z]], vec![[0, 1, 2]])
}

#[test]
fn find_any_returns_an_intersecting_pair() {
    let what = "find_any";
    for (name, backend) in detector_backends(what) {
        for seed in 0..3 {
            let scene = random_scene(1000, 0.1, seed);
            let expected = brute_force(&scene);
            let mut detector = detector(&scene, &backend, 4);
            let pair = detector.find_any(scene.positions()).expect("an answer").expect("a pair");
            assert!(expected.contains(&(pair.a, pair.b)), "{name}: {pair:?} does not intersect");
        }
        let disjoint = Scene::new([triangle(0.0, 0.0), triangle(0.0, 1.0), triangle(5.0, 0.0)]).expect("a scene");
        let mut disjoint_detector = detector(&disjoint, &backend, 2);
        assert_eq!(disjoint_detector.find_any(disjoint.positions()).expect("an answer"), None);
        // Contact in one point, which only the exact predicate can decide.
        let touching = Scene::new([triangle(0.0, 0.0), triangle(1.0, 0.0), triangle(5.0, 0.0)]).expect("a scene");
        let pair = detector(&touching, &backend, 1).find_any(touching.positions()).expect("an answer");
        assert_eq!(pair.map(|pair| (pair.a, pair.b)), Some((0, 1)), "{name}");
        // The detector can be used for further frames.
        assert_eq!(index_pairs(&disjoint_detector.detect(touching.positions()).expect("a result")), [(0, 1)]);
        ledger::ran(name, what);
    }
}

#[test]
fn find_any_takes_less_work_than_detect() {
    // All candidates of this scene would take seconds; the first slices have a pair.
    let scene = Scene::new([surfaces::needles(200_000)]).expect("a scene");
    let mut detector = detector(&scene, &Backend::Cpu, 1);
    assert!(detector.find_any(scene.positions()).expect("an answer").is_some());
    ledger::ran("cpu", "work of find_any");
}

#[test]
fn filters_exclude_pairs_of_objects() {
    let what = "filters";
    let mut rng = Rng::with_seed(7);
    let meshes: Vec<Mesh> = (0..6).map(|seed| random_mesh(120, 0.4, seed)).collect();
    let scene = Scene::new(meshes).expect("a scene");
    let all = brute_force(&scene);
    for (name, backend) in detector_backends(what) {
        for case in 0..12 {
            let mut filter = ObjectFilter::new().self_collisions(rng.bool());
            for _ in 0..rng.usize(..4) {
                filter = filter.self_collisions_of(rng.usize(..6), rng.bool());
            }
            for _ in 0..if case == 0 { 0 } else { rng.usize(..8) } {
                filter = filter.may_touch(rng.usize(..6), rng.usize(..6));
            }
            let is_included = |&&(a, b): &&(u32, u32)| !filter.excludes(scene.object_of(a), scene.object_of(b));
            let expected: Vec<(u32, u32)> = all.iter().filter(is_included).copied().collect();
            let settings = Settings { backend: backend.clone(), filter: filter.clone(), ..Default::default() };
            let result = Detector::new(&scene, settings).and_then(|mut d| d.detect(scene.positions()));
            let result = result.expect("a result");
            assert_eq!(index_pairs(&result), expected, "{name}: {filter:?}");
            assert_eq!(result.pairs_by_object().values().sum::<usize>(), expected.len());
            assert!(result.pairs_by_object().keys().all(|(a, b)| a <= b && !filter.excludes(*a, *b)));
        }
        let filter = ObjectFilter::new().may_touch(2, 6);
        let settings = Settings { backend: backend.clone(), filter, ..Default::default() };
        let error = Detector::new(&scene, settings).map(|_| ()).expect_err("there is no object 6");
        assert_eq!(error, Error::Settings(SettingsError::NoSuchObject { object: 6, objects: 6 }));
        ledger::ran(name, what);
    }
}

#[test]
fn changed_scenes_start_from_the_previous_clusters() {
    let what = "scene changes";
    let whole = surfaces::eight(3000, 0.0);
    let scene = Scene::new([whole.clone()]).expect("a scene");
    for (name, backend) in detector_backends(what) {
        let mut detector = detector(&scene, &backend, 8);
        let cold = detector.detect(scene.positions()).expect("a result");
        assert!(cold.stats.rounds > 3, "{:?}", cold.stats);
        // Cuts the surface: separates some triangles, removes some, adds one.
        let mut cut = whole.clone();
        for triangle in (0..cut.triangles.len()).step_by(7) {
            let new_vertex = cut.positions.len() as u32;
            let old = cut.triangles[triangle][1];
            cut.positions.push(cut.positions[old as usize]);
            cut.triangles[triangle][1] = new_vertex;
        }
        cut.triangles.drain(100..150);
        let first = cut.positions.len() as u32;
        cut.positions.extend([[0.0, 0.0, -2.0], [1.5, 0.0, 0.0], [0.0, 1.5, 2.0]]);
        cut.triangles.push([first, first + 1, first + 2]);
        for mesh in [cut.clone(), surfaces::eight(6000, 0.0), whole.clone()] {
            let changed = Scene::new([mesh]).expect("a scene");
            detector.change_scene(&changed).expect("another scene");
            assert!(detector.cluster_masks().expect("masks").is_empty(), "{name}: masks of the scene before");
            let result = detector.detect(changed.positions()).expect("a result");
            assert_eq!(detector.cluster_masks().expect("masks").len(), changed.triangles().len(), "{name}");
            let mut new_detector = self::detector(&changed, &Backend::Cpu, 8);
            assert_eq!(
                index_pairs(&result),
                index_pairs(&new_detector.detect(changed.positions()).expect("a result")),
                "{name}"
            );
            assert!(result.stats.rounds <= 3, "{name}: cold start: {:?}", result.stats);
        }
        assert!(matches!(detector.detect(&cut.positions), Err(Error::Scene(SceneError::PositionCount { .. }))));
        ledger::ran(name, what);
    }
    // A scene without an object of the filter is rejected; the old scene remains.
    let two = Scene::new([triangle(0.0, 0.0), triangle(0.0, 0.0)]).expect("a scene");
    let settings =
        Settings { backend: Backend::Cpu, filter: ObjectFilter::new().may_touch(0, 1), ..Default::default() };
    let mut detector = Detector::new(&two, settings).expect("a detector");
    assert!(matches!(
        detector.change_scene(&scene),
        Err(Error::Settings(SettingsError::NoSuchObject { object: 1, objects: 1 }))
    ));
    assert!(detector.detect(two.positions()).expect("a result").pairs().is_empty());
}

#[test]
fn positions_may_be_in_a_buffer() {
    let what = "positions in a buffer";
    let Some(_) = backends::gpu(what) else { return };
    let scene = random_scene(1500, 0.1, 5);
    let expected = brute_force(&scene);
    assert!(expected.len() > 50);
    let mut detector = detector(&scene, &Backend::Shared(backends::shared()), 4);
    let device = detector.device().cloned().expect("a device");
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
    let buffer = |size: usize, usage| {
        let descriptor = wgpu::BufferDescriptor { label: None, size: size as u64, usage, mapped_at_creation: false };
        device.wgpu_device().create_buffer(&descriptor)
    };
    let bytes: &[u8] = bytemuck::cast_slice(scene.positions());
    let positions = buffer(bytes.len(), usage);
    device.wgpu_queue().write_buffer(&positions, 0, bytes);
    assert_eq!(index_pairs(&detector.detect_buffer(&positions).expect("a result")), expected);

    let error = detector.detect_buffer(&buffer(bytes.len() - 4, usage)).expect_err("too small").to_string();
    assert!(error.contains(&format!("{} bytes", bytes.len() - 4)) && error.contains("2500 vertices"), "{error}");
    let error = detector.detect_buffer(&buffer(bytes.len(), wgpu::BufferUsages::STORAGE)).expect_err("no COPY_SRC");
    assert!(error.to_string().contains("COPY_SRC"), "{error}");
    device.wgpu_queue().write_buffer(&positions, 4 * 3 * 70 + 8, bytemuck::bytes_of(&f32::NAN));
    let error = detector.detect_buffer(&positions).expect_err("NaN");
    assert!(matches!(error, Error::Scene(SceneError::NotFinite { vertex: 70, axis: Axis::Z, .. })), "{error}");
    device.wgpu_queue().write_buffer(&positions, 0, bytes);
    assert_eq!(index_pairs(&detector.detect_buffer(&positions).expect("a result")), expected);

    let mut on_cpu = self::detector(&scene, &Backend::Cpu, 4);
    assert!(matches!(on_cpu.detect_buffer(&positions), Err(Error::Device(DeviceError::PositionBuffer { .. }))));
    ledger::ran("gpu", what);
}

#[test]
fn detectors_run_on_a_foreign_device() {
    let what = "foreign device";
    let Some(own_gpu) = backends::gpu(what) else { return };
    // Like a program that renders with wgpu: its own device, with the limits that WebGPU guarantees.
    let (adapter, device, queue) = backends::foreign_device(&own_gpu);
    let gpu = Gpu::from_wgpu(&adapter, device.clone(), queue.clone()).expect("kernels on that device");
    let scene = random_scene(600, 0.15, 2);
    let mut detector = detector(&scene, &Backend::Shared(Arc::new(gpu)), 3);
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
    let bytes: &[u8] = bytemuck::cast_slice(scene.positions());
    let descriptor = wgpu::BufferDescriptor { label: None, size: bytes.len() as u64, usage, mapped_at_creation: false };
    let positions = device.create_buffer(&descriptor);
    queue.write_buffer(&positions, 0, bytes);
    let result = detector.detect_buffer(&positions).expect("a result");
    assert_eq!(index_pairs(&result), brute_force(&scene));
    assert!(result.stages.iter().all(|stage| stage.time.is_none()), "stage times without timestamps");

    let tiny = wgpu::Limits { max_compute_invocations_per_workgroup: 128, ..Default::default() };
    let opening = adapter.request_device(&wgpu::DeviceDescriptor { required_limits: tiny, ..Default::default() });
    let (device, queue) = backends::emulated(opening).expect("a device");
    let error = Gpu::from_wgpu(&adapter, device, queue).map(|_| ()).expect_err("too small for the kernels");
    assert!(error.to_string().contains("maxComputeInvocationsPerWorkgroup"), "{error}");
    ledger::ran("gpu", what);
}

#[test]
fn too_large_scenes_are_an_error_with_sizes() {
    let what = "too large scenes";
    let Some(_) = backends::gpu(what) else { return };
    let scene = random_scene(60_000, 0.02, 1);
    let request = AdapterRequest { memory_limit: Some(4 << 20), ..backends::request() };
    let settings = Settings { backend: Backend::Gpu(request), ..Default::default() };
    let error = Detector::new(&scene, settings).map(|_| ()).expect_err("4 MiB are not enough");
    let message = error.to_string();
    assert!(matches!(error, Error::Device(DeviceError::SceneTooLarge { triangles: 60_000, .. })), "{message}");
    assert!(message.contains(", limit 4194304") && message.ends_with("Use the CPU backend"), "{message}");

    // Enough memory for the scene, but not for all of its pairs at once: they come in slices.
    let dense = random_scene(1200, 1.5, 1);
    let request = AdapterRequest { memory_limit: Some(2 << 20), ..backends::request() };
    let settings =
        Settings { backend: Backend::Gpu(request), clustering: Clusters::Count(1).into(), ..Default::default() };
    let mut detector = Detector::new(&dense, settings).expect("a detector");
    let result = detector.detect(dense.positions()).expect("a result");
    assert!(result.stats.overlapping > 200_000, "{:?}", result.stats);
    assert_eq!(index_pairs(&result), brute_force(&dense));
    ledger::ran("gpu", what);
}

#[test]
fn the_published_threshold_loses_pairs() {
    let what = "the published threshold";
    let mut lost = 0;
    for (name, backend) in detector_backends(what) {
        for clusters in [1, 2, 8, 32] {
            // Large triangles extend into clusters in which their centroids have a low degree of membership.
            let large = random_mesh(30, 1.5, u64::from(clusters));
            let scene = Scene::new([random_mesh(2000, 0.05, u64::from(clusters)), large]).expect("a scene");
            let expected = brute_force(&scene);
            let settings = Settings {
                backend: backend.clone(),
                clustering: ClusteringSettings {
                    clusters: Clusters::Count(clusters),
                    assignment: Assignment::Threshold,
                    ..Default::default()
                },
                ..Default::default()
            };
            let found = Detector::new(&scene, settings).and_then(|mut d| d.detect(scene.positions()));
            let found = index_pairs(&found.expect("a result"));
            assert!(
                found.iter().all(|pair| expected.binary_search(pair).is_ok()),
                "{name}: a pair that does not intersect"
            );
            if clusters == 1 {
                assert_eq!(found, expected, "{name}: one cluster has all triangles");
            }
            println!("{name}, {clusters} clusters: {} of {} pairs lost", expected.len() - found.len(), expected.len());
            lost += expected.len() - found.len();
        }
        ledger::ran(name, what);
    }
    assert!(lost > 0, "the threshold loses no pairs");
}

#[test]
fn stats_are_consistent_on_every_backend() {
    let what = "stats";
    let mut mesh = surfaces::eight(5000, 0.1);
    mesh.triangles.extend([[3, 3, 9], [5, 5, 5]]);
    let scene = Scene::new([mesh]).expect("a scene");
    let results: Vec<(&str, DetectionResult)> = detector_backends(what)
        .into_iter()
        .map(|(name, backend)| (name, detector(&scene, &backend, 6).detect(scene.positions()).expect("a result")))
        .collect();
    use Stage::*;
    let clustering = [Bounds, BoundingSpheres, Clustering, Assignment, Axes];
    // The CPU finds the ends of boxes while it sorts, and sorts the pairs in an extra stage.
    let on_cpu = [&clustering[..], &[OneRings, Boxes, Sort, Candidates, Narrow, Collect]].concat();
    let on_device = [&[OneRings], &clustering[..], &[Boxes, Sort, Sweep, Candidates, Narrow]].concat();
    for (name, result) in &results {
        let stats = &result.stats;
        let stages = if *name == "cpu" { &on_cpu } else { &on_device };
        assert_eq!(result.stages.iter().map(|stage| stage.stage).collect::<Vec<_>>(), *stages, "{name}");
        assert!(result.stages.iter().all(|stage| stage.time.is_some()), "{name}: {:?}", result.stages);
        // The CPU stores neither all boxes nor all overlapping pairs.
        let min_bytes = if *name == "cpu" { 60 * 5000 } else { 100 * 5000 };
        let bytes: u64 = result.stages.iter().map(|stage| stage.bytes).sum();
        assert!(bytes > min_bytes, "{name}: {bytes} of {min_bytes}: {:?}", result.stages);
        let triangles = scene.triangles().len() as u64;
        assert_eq!(stats.cluster_sizes.len(), 6, "{name}");
        assert!(stats.memberships() >= triangles + u64::from(stats.shared), "{name}: {stats:?}");
        assert!(stats.shared > 0 && u64::from(stats.shared) < triangles, "{name}: {stats:?}");
        assert!(stats.candidates > stats.overlapping && stats.overlapping >= stats.tested, "{stats:?}");
        assert!(stats.tested > stats.found && stats.found == result.pairs().len() as u64, "{stats:?}");
        let last = scene.triangles().len() as u32;
        assert_eq!(result.degenerate, [last - 2, last - 1], "{name}");
        ledger::ran(name, what);
    }
}

#[test]
fn contacts_are_equal_on_every_backend() {
    let what = "contacts of the detector";
    // A surface that intersects itself in one closed curve.
    let scene = Scene::new([surfaces::eight(3000, 0.1)]).expect("a scene");
    let mut contacts = Vec::new();
    for (name, backend) in detector_backends(what) {
        let settings = Settings { backend, contacts: true, ..Default::default() };
        let mut detector = Detector::new(&scene, settings).expect("a detector");
        let result = detector.detect(scene.positions()).expect("a result");
        assert_eq!(result.contacts().len(), result.pairs().len(), "{name}");
        assert_eq!(result.contact_regions(), Some(1), "{name}");
        assert_eq!(result.stages.last().map(|stage| stage.stage), Some(Stage::Contacts));
        // The curve is the center line of the ring, a circle of radius 1.
        let crossing = |contact: &&Contact| contact.length > 0.0;
        for corner in result.contacts().iter().filter(crossing).flat_map(|contact| contact.shape.corners()) {
            let [x, y, z] = *corner;
            assert!((x.hypot(y) - 1.0).abs() < 0.02 && z.abs() < 0.02, "{name}: {corner:?}");
        }
        contacts.push(result.contacts().to_vec());
        assert!(detector.find_any(scene.positions()).expect("an answer").is_some());
        ledger::ran(name, what);
    }
    assert!(contacts.iter().all(|list| *list == contacts[0]), "backends differ");
    let mut without = detector(&scene, &Backend::Cpu, 4);
    let result = without.detect(scene.positions()).expect("a result");
    assert!(result.contacts().is_empty() && result.contact_regions().is_none(), "contacts were not requested");
}
