//! What else a detector can be asked: one pair only, some objects only, another scene, positions that are on the device.

use std::sync::Arc;

use clasp3d::exact::Contact;
use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d::{
    Assignment, Backend, ClusteringSettings, Clusters, DetectionResult, Detector, DeviceError, Error, Mesh,
    ObjectFilter, Scene, SceneError, Settings, SettingsError, Stage,
};
use clasp3d_tests::backends::detector_backends;
use clasp3d_tests::pipeline::{brute_force, plain, random_mesh, random_scene};
use clasp3d_tests::{backends, ledger, surfaces};
use fastrand::Rng;

fn detector(scene: &Scene, backend: &Backend, clusters: u32) -> Detector {
    let settings =
        Settings { backend: backend.clone(), clustering: Clusters::Count(clusters).into(), ..Default::default() };
    Detector::new(scene, settings).expect("a detector")
}

/// A triangle in the plane z = 0, moved.
fn triangle(x: f32, z: f32) -> Mesh {
    Mesh::new(vec![[x, 0.0, z], [x + 1.0, 0.0, z], [x, 1.0, z]], vec![[0, 1, 2]])
}

#[test]
fn one_pair_is_enough() {
    let what = "one pair only";
    for (name, backend) in detector_backends(what) {
        for seed in 0..3 {
            let scene = random_scene(1000, 0.1, seed);
            let expected = brute_force(&scene);
            let mut detector = detector(&scene, &backend, 4);
            let pair = detector.find_any(scene.positions()).expect("an answer").expect("a pair");
            assert!(expected.contains(&(pair.a, pair.b)), "{name}: {pair:?} is none");
        }
        let apart = Scene::new([triangle(0.0, 0.0), triangle(0.0, 1.0), triangle(5.0, 0.0)]).expect("a scene");
        let mut detector_for_apart = detector(&apart, &backend, 2);
        assert_eq!(detector_for_apart.find_any(apart.positions()).expect("an answer"), None);
        // Touching in one point: only exact arithmetic knows.
        let touching = Scene::new([triangle(0.0, 0.0), triangle(1.0, 0.0), triangle(5.0, 0.0)]).expect("a scene");
        let pair = detector(&touching, &backend, 1).find_any(touching.positions()).expect("an answer");
        assert_eq!(pair.map(|pair| (pair.a, pair.b)), Some((0, 1)), "{name}");
        // The detector goes on.
        assert_eq!(plain(&detector_for_apart.detect(touching.positions()).expect("a report")), [(0, 1)]);
        ledger::ran(name, what);
    }
}

#[test]
fn one_pair_takes_less_work_than_all() {
    // Every candidate of this scene would take seconds; the answer is in the first slices.
    let scene = Scene::new([surfaces::needles(200_000)]).expect("a scene");
    let mut detector = detector(&scene, &Backend::Cpu, 1);
    assert!(detector.find_any(scene.positions()).expect("an answer").is_some());
    ledger::ran("cpu", "one pair takes less work");
}

#[test]
fn objects_are_left_out_as_the_filter_says() {
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
            let wanted = |&&(a, b): &&(u32, u32)| !filter.leaves_out(scene.object_of(a), scene.object_of(b));
            let expected: Vec<(u32, u32)> = all.iter().filter(wanted).copied().collect();
            let settings = Settings { backend: backend.clone(), filter: filter.clone(), ..Default::default() };
            let report = Detector::new(&scene, settings).and_then(|mut d| d.detect(scene.positions()));
            let report = report.expect("a report");
            assert_eq!(plain(&report), expected, "{name}: {filter:?}");
            assert_eq!(report.pairs_by_object().values().sum::<usize>(), expected.len());
            assert!(report.pairs_by_object().keys().all(|(a, b)| a <= b && !filter.leaves_out(*a, *b)));
        }
        let filter = ObjectFilter::new().may_touch(2, 6);
        let settings = Settings { backend: backend.clone(), filter, ..Default::default() };
        let error = Detector::new(&scene, settings).map(|_| ()).expect_err("there is no object 6");
        assert_eq!(error, Error::Settings(SettingsError::NoSuchObject { object: 6, objects: 6 }));
        ledger::ran(name, what);
    }
}

#[test]
fn a_scene_that_is_cut_goes_on_with_its_clusters() {
    let what = "changing the scene";
    let whole = surfaces::eight(3000, 0.0);
    let scene = Scene::new([whole.clone()]).expect("a scene");
    for (name, backend) in detector_backends(what) {
        let mut detector = detector(&scene, &backend, 8);
        let cold = detector.detect(scene.positions()).expect("a report");
        assert!(cold.stats.rounds > 3, "{:?}", cold.stats);
        // A cut: some triangles get vertices of their own, some are gone, some are new.
        let mut cut = whole.clone();
        for triangle in (0..cut.triangles.len()).step_by(7) {
            let fresh = cut.positions.len() as u32;
            let old = cut.triangles[triangle][1];
            cut.positions.push(cut.positions[old as usize]);
            cut.triangles[triangle][1] = fresh;
        }
        cut.triangles.drain(100..150);
        let first = cut.positions.len() as u32;
        cut.positions.extend([[0.0, 0.0, -2.0], [1.5, 0.0, 0.0], [0.0, 1.5, 2.0]]);
        cut.triangles.push([first, first + 1, first + 2]);
        for mesh in [cut.clone(), surfaces::eight(6000, 0.0), whole.clone()] {
            let changed = Scene::new([mesh]).expect("a scene");
            detector.change_scene(&changed).expect("another scene");
            let report = detector.detect(changed.positions()).expect("a report");
            let mut fresh = self::detector(&changed, &Backend::Cpu, 8);
            assert_eq!(plain(&report), plain(&fresh.detect(changed.positions()).expect("a report")), "{name}");
            assert!(report.stats.rounds <= 3, "{name}: a cold start: {:?}", report.stats);
        }
        assert!(matches!(detector.detect(&cut.positions), Err(Error::Scene(SceneError::PositionCount { .. }))));
        ledger::ran(name, what);
    }
    // A scene that the filter does not fit: the old one stays.
    let two = Scene::new([triangle(0.0, 0.0), triangle(0.0, 0.0)]).expect("a scene");
    let settings =
        Settings { backend: Backend::Cpu, filter: ObjectFilter::new().may_touch(0, 1), ..Default::default() };
    let mut detector = Detector::new(&two, settings).expect("a detector");
    assert!(matches!(
        detector.change_scene(&scene),
        Err(Error::Settings(SettingsError::NoSuchObject { object: 1, objects: 1 }))
    ));
    assert!(detector.detect(two.positions()).expect("a report").pairs().is_empty());
}

#[test]
fn positions_may_be_on_the_device() {
    let what = "positions on the device";
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
    assert_eq!(plain(&detector.detect_buffer(&positions).expect("a report")), expected);

    let error = detector.detect_buffer(&buffer(bytes.len() - 4, usage)).expect_err("too small").to_string();
    assert!(error.contains(&format!("{} bytes", bytes.len() - 4)) && error.contains("2500 vertices"), "{error}");
    let error = detector.detect_buffer(&buffer(bytes.len(), wgpu::BufferUsages::STORAGE)).expect_err("no COPY_SRC");
    assert!(error.to_string().contains("COPY_SRC"), "{error}");
    device.wgpu_queue().write_buffer(&positions, 4 * 3 * 70 + 8, bytemuck::bytes_of(&f32::NAN));
    let error = detector.detect_buffer(&positions).expect_err("NaN");
    assert!(matches!(error, Error::Scene(SceneError::NotFinite { vertex: 70, axis: "z", .. })), "{error}");
    device.wgpu_queue().write_buffer(&positions, 0, bytes);
    assert_eq!(plain(&detector.detect_buffer(&positions).expect("a report")), expected);

    let mut on_cpu = self::detector(&scene, &Backend::Cpu, 4);
    assert!(matches!(on_cpu.detect_buffer(&positions), Err(Error::Device(DeviceError::PositionBuffer { .. }))));
    ledger::ran("gpu", what);
}

#[test]
fn the_device_may_be_yours() {
    let what = "a device of the caller's";
    let Some(clasps) = backends::gpu(what) else { return };
    // As a program would that draws with wgpu: it makes its own device, with the limits that WebGPU guarantees.
    let (adapter, device, queue) = backends::callers_device(&clasps);
    let gpu = Gpu::from_wgpu(&adapter, device.clone(), queue.clone()).expect("kernels on that device");
    let scene = random_scene(600, 0.15, 2);
    let mut detector = detector(&scene, &Backend::Shared(Arc::new(gpu)), 3);
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
    let bytes: &[u8] = bytemuck::cast_slice(scene.positions());
    let descriptor = wgpu::BufferDescriptor { label: None, size: bytes.len() as u64, usage, mapped_at_creation: false };
    let positions = device.create_buffer(&descriptor);
    queue.write_buffer(&positions, 0, bytes);
    let report = detector.detect_buffer(&positions).expect("a report");
    assert_eq!(plain(&report), brute_force(&scene));
    assert!(report.stages.iter().all(|stage| stage.time.is_none()), "a device without time stamps");

    let tiny = wgpu::Limits { max_compute_invocations_per_workgroup: 128, ..Default::default() };
    let open = adapter.request_device(&wgpu::DeviceDescriptor { required_limits: tiny, ..Default::default() });
    let (device, queue) = backends::emulated(open).expect("a device");
    let error = Gpu::from_wgpu(&adapter, device, queue).map(|_| ()).expect_err("too small for the kernels");
    assert!(error.to_string().contains("maxComputeInvocationsPerWorkgroup"), "{error}");
    ledger::ran("gpu", what);
}

#[test]
fn a_scene_that_is_too_large_says_what_it_needs() {
    let what = "a scene that is too large";
    let Some(_) = backends::gpu(what) else { return };
    let scene = random_scene(60_000, 0.02, 1);
    let request = AdapterRequest { memory_limit: Some(4 << 20), ..backends::request() };
    let settings = Settings { backend: Backend::Gpu(request), ..Default::default() };
    let error = Detector::new(&scene, settings).map(|_| ()).expect_err("4 MiB are not enough");
    let said = error.to_string();
    assert!(matches!(error, Error::Device(DeviceError::SceneTooLarge { triangles: 60_000, .. })), "{said}");
    assert!(said.contains("of 4194304 that it may use") && said.ends_with("The CPU backend takes it"), "{said}");

    // Room for the scene, but not for all of its pairs at once: they come in slices.
    let crowd = random_scene(1200, 1.5, 1);
    let request = AdapterRequest { memory_limit: Some(2 << 20), ..backends::request() };
    let settings =
        Settings { backend: Backend::Gpu(request), clustering: Clusters::Count(1).into(), ..Default::default() };
    let mut detector = Detector::new(&crowd, settings).expect("a detector");
    let report = detector.detect(crowd.positions()).expect("a report");
    assert!(report.stats.overlapping > 200_000, "{:?}", report.stats);
    assert_eq!(plain(&report), brute_force(&crowd));
    ledger::ran("gpu", what);
}

#[test]
fn the_published_threshold_finds_no_more_and_may_lose_pairs() {
    let what = "the published threshold";
    let mut lost = 0;
    for (name, backend) in detector_backends(what) {
        for clusters in [1, 2, 8, 32] {
            // Large triangles reach farther into other clusters than the membership of their middle tells.
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
            let found = plain(&found.expect("a report"));
            assert!(found.iter().all(|pair| expected.binary_search(pair).is_ok()), "{name}: a pair that is none");
            if clusters == 1 {
                assert_eq!(found, expected, "{name}: one cluster holds everything");
            }
            println!("{name}, {clusters} clusters: {} of {} pairs lost", expected.len() - found.len(), expected.len());
            lost += expected.len() - found.len();
        }
        ledger::ran(name, what);
    }
    assert!(lost > 0, "if it lost nothing, it would be the better one");
}

#[test]
fn stats_add_up_on_every_backend() {
    let what = "stats";
    let mut mesh = surfaces::eight(5000, 0.1);
    mesh.triangles.extend([[3, 3, 9], [5, 5, 5]]);
    let scene = Scene::new([mesh]).expect("a scene");
    let reports: Vec<(&str, DetectionResult)> = detector_backends(what)
        .into_iter()
        .map(|(name, backend)| (name, detector(&scene, &backend, 6).detect(scene.positions()).expect("a report")))
        .collect();
    use Stage::*;
    let divide = [Bounds, BoundingSpheres, Clustering, Assignment, Axes];
    // The CPU finds where boxes end while it sorts them, and brings pairs into order in a stage of its own.
    let on_cpu = [&divide[..], &[OneRings, Boxes, Sort, Candidates, Narrow, Collect]].concat();
    let on_device = [&[OneRings], &divide[..], &[Boxes, Sort, Sweep, Candidates, Narrow]].concat();
    for (name, report) in &reports {
        let stats = &report.stats;
        let stages = if *name == "cpu" { &on_cpu } else { &on_device };
        assert_eq!(report.stages.iter().map(|stage| stage.stage).collect::<Vec<_>>(), *stages, "{name}");
        assert!(report.stages.iter().all(|stage| stage.time.is_some()), "{name}: {:?}", report.stages);
        // The CPU keeps no list of boxes or pairs.
        let least = if *name == "cpu" { 60 * 5000 } else { 100 * 5000 };
        let bytes: u64 = report.stages.iter().map(|stage| stage.bytes).sum();
        assert!(bytes > least, "{name}: {bytes} of {least}: {:?}", report.stages);
        let triangles = scene.triangles().len() as u64;
        assert_eq!(stats.cluster_sizes.len(), 6, "{name}");
        assert!(stats.memberships() >= triangles + u64::from(stats.shared), "{name}: {stats:?}");
        assert!(stats.shared > 0 && u64::from(stats.shared) < triangles, "{name}: {stats:?}");
        assert!(stats.candidates > stats.overlapping && stats.overlapping >= stats.tested, "{stats:?}");
        assert!(stats.tested > stats.found && stats.found == report.pairs().len() as u64, "{stats:?}");
        let last = scene.triangles().len() as u32;
        assert_eq!(report.degenerate, [last - 2, last - 1], "{name}");
        ledger::ran(name, what);
    }
}

#[test]
fn contacts_are_those_of_the_pairs_on_every_backend() {
    let what = "contacts of a detector";
    // It meets itself along one closed curve.
    let scene = Scene::new([surfaces::eight(3000, 0.1)]).expect("a scene");
    let mut contacts = Vec::new();
    for (name, backend) in detector_backends(what) {
        let settings = Settings { backend, contacts: true, ..Default::default() };
        let mut detector = Detector::new(&scene, settings).expect("a detector");
        let report = detector.detect(scene.positions()).expect("a report");
        assert_eq!(report.contacts().len(), report.pairs().len(), "{name}");
        assert_eq!(report.contact_regions(), Some(1), "{name}");
        assert_eq!(report.stages.last().map(|stage| stage.stage), Some(Stage::Contacts));
        // The curve is the circle around which the ring is built, of radius 1.
        let crossing = |contact: &&Contact| contact.length > 0.0;
        for corner in report.contacts().iter().filter(crossing).flat_map(|contact| contact.shape.corners()) {
            let [x, y, z] = *corner;
            assert!((x.hypot(y) - 1.0).abs() < 0.02 && z.abs() < 0.02, "{name}: {corner:?}");
        }
        contacts.push(report.contacts().to_vec());
        assert!(detector.find_any(scene.positions()).expect("an answer").is_some());
        ledger::ran(name, what);
    }
    assert!(contacts.iter().all(|list| *list == contacts[0]), "backends differ");
    let mut without = detector(&scene, &Backend::Cpu, 4);
    let report = without.detect(scene.positions()).expect("a report");
    assert!(report.contacts().is_empty() && report.contact_regions().is_none(), "nobody asked for them");
}
