//! What detectors have to survive: scenes at the ends of `f32`, no memory, lost devices, buffers that are gone.

use std::sync::Arc;

use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d::{
    Backend, ClusteringSettings, Clusters, Detector, DeviceError, Error, Mesh, ObjectFilter, Scene, Settings,
    SettingsError,
};
use clasp3d_tests::backends::detector_backends;
use clasp3d_tests::pipeline::{brute_force, plain, random_scene};
use clasp3d_tests::{backends, ledger};

/// Triangles without vertices in common.
fn soup(triangles: &[[[f32; 3]; 3]]) -> Mesh {
    let names = (0u32..).step_by(3).take(triangles.len()).map(|first| [first, first + 1, first + 2]);
    Mesh::new(triangles.as_flattened().to_vec(), names.collect())
}

#[test]
fn a_scene_may_be_as_large_as_f32() {
    let what = "a scene as large as f32";
    let scene = Scene::new([soup(&[
        [[-3.4e38, -3.4e38, -3.4e38], [-3.4e38, -3.4e38, -3.3e38], [-3.4e38, -3.3e38, -3.4e38]],
        [[3e38, 3.3e38, 0.0], [3.4e38, -3.4e38, 1e38], [1e38, 0.0, 0.0]],
        [[3.4e38, 2e38, 2e38], [3.4e38, 3.4e38, 0.0], [3e38, 1e38, 3.4e38]],
        [[0.0, 3e38, -3.4e38], [2e38, 0.0, -3.4e38], [1e38, 0.0, 1e38]],
        [[3.4e38, 0.0, 2e38], [-3.4e38, -3.4e38, 0.0], [3.3e38, 1e38, -3.4e38]],
    ])])
    .expect("a scene");
    let expected = brute_force(&scene);
    assert!(expected.contains(&(1, 3)), "{expected:?}");
    for (name, backend) in detector_backends(what) {
        for clusters in [1, 2, 4, 5, 64] {
            let settings = Settings {
                backend: backend.clone(),
                clustering: Clusters::Count(clusters).into(),
                ..Default::default()
            };
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            for _ in 0..3 {
                let report = detector.detect(scene.positions()).expect("a report");
                assert_eq!(plain(&report), expected, "{name}, {clusters} clusters");
            }
        }
        ledger::ran(name, what);
    }
}

#[test]
fn a_filter_may_name_any_number_of_objects() {
    let what = "a filter of many objects";
    // One triangle to each; the first and one far down the list meet, and are named with others.
    let count = 65_537;
    let far = |object: usize| [10.0 * (object % 256) as f32, 10.0 * (object / 256) as f32, 0.0];
    let triangle = |object: usize| {
        let [x, y, z] = if object == 65_533 { far(0) } else { far(object) };
        soup(&[[[x, y, z], [x + 1.0, y, z], [x, y + 1.0, z]]])
    };
    let scene = Scene::new((0..count).map(triangle)).expect("a scene");
    let filter = (0..count - 1).step_by(2).fold(ObjectFilter::new(), |filter, k| filter.may_touch(k, k + 1));
    for (name, backend) in detector_backends(what) {
        for (filter, expected) in [(filter.clone(), vec![(0, 65_533)]), (filter.clone().may_touch(65_533, 0), vec![])] {
            let settings = Settings { backend: backend.clone(), filter, ..Default::default() };
            let report = Detector::new(&scene, settings).and_then(|mut detector| detector.detect(scene.positions()));
            assert_eq!(plain(&report.expect("a report")), expected, "{name}");
        }
        ledger::ran(name, what);
    }
}

#[test]
fn without_memory_a_detector_stays_as_it_was() {
    let what = "no memory for a frame";
    let Some(_) = backends::gpu(what) else { return };
    let scene = random_scene(300, 0.1, 1);
    let light = brute_force(&scene);
    // All in one place: every triangle is in every cluster, and meets hundreds of others.
    let crowded: Vec<[f32; 3]> = random_scene(300, 3.0, 2).positions().to_vec();
    let crowd = Scene::new([Mesh::new(crowded.clone(), scene.triangles().to_vec())]).expect("a scene");
    let heavy = brute_force(&crowd);
    let (mut refused, mut done) = (0, 0);
    for limit in [220_000, 260_000, 288_000, 300_000, 340_000, 420_000, 500_000, 600_000, 900_000, 1_500_000] {
        let request = AdapterRequest { memory_limit: Some(limit), ..backends::request() };
        let settings =
            Settings { backend: Backend::Gpu(request), clustering: Clusters::Count(16).into(), ..Default::default() };
        let Ok(mut detector) = Detector::new(&scene, settings) else { continue };
        for _ in 0..2 {
            match detector.detect(scene.positions()) {
                Ok(report) => assert_eq!(plain(&report), light, "{limit} bytes"),
                Err(error) => panic!("{limit} bytes: {error}"),
            }
            match detector.detect(&crowded) {
                Ok(report) => {
                    assert_eq!(plain(&report), heavy, "{limit} bytes");
                    done += 1;
                }
                Err(Error::Device(DeviceError::SceneTooLarge { .. })) => refused += 1,
                Err(error) => panic!("{limit} bytes: {error}"),
            }
        }
    }
    assert!(refused > 0 && done > 0, "{refused} frames refused, {done} done");
    ledger::ran("gpu", what);
}

#[test]
fn pairs_that_do_not_fit_come_in_slices_whatever_the_limit() {
    let what = "slices of slices";
    let Some(_) = backends::gpu(what) else { return };
    let crowd = random_scene(1200, 1.5, 1);
    let expected = brute_force(&crowd);
    for slice_limit in [1 << 15, 16, 4, 1] {
        let request = AdapterRequest { memory_limit: Some(3 << 20), ..backends::request() };
        let clusters = Clusters::Count(1);
        let settings = Settings { backend: Backend::Gpu(request), clustering: clusters.into(), ..Default::default() };
        let mut detector = Detector::new(&crowd, settings).expect("a detector");
        detector.set_slice_limit(slice_limit).expect("a limit in range");
        assert_eq!(plain(&detector.detect(crowd.positions()).expect("a report")), expected, "{slice_limit}");
        assert!(detector.find_any(crowd.positions()).expect("an answer").is_some(), "{slice_limit}");
    }
    ledger::ran("gpu", what);
}

#[test]
fn a_lost_device_is_no_excuse() {
    let what = "a lost device";
    let Some(_) = backends::gpu(what) else { return };
    let [near, far] = [0.0, 5.0].map(|z| soup(&[[[0.0, 0.0, z], [1.0, 0.0, z], [0.0, 1.0, z]]]));
    let six =
        Scene::new([near.clone(), far.clone(), far.clone(), far.clone(), far.clone(), near.clone()]).expect("a scene");
    let two = Scene::new([near.clone(), far]).expect("a scene");
    let gpu = Arc::new(Gpu::new(backends::request()));
    let settings = Settings {
        backend: Backend::Shared(Arc::clone(&gpu)),
        filter: ObjectFilter::new().may_touch(0, 5),
        clustering: Clusters::Count(1).into(),
        ..Default::default()
    };
    let mut detector = Detector::new(&six, settings).expect("a detector");
    let found = |detector: &mut Detector| plain(&detector.detect(six.positions()).expect("a report"));
    let expected = vec![(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    assert_eq!(found(&mut detector), expected);
    gpu.device_blocking().expect("a device").destroy();
    assert_eq!(
        detector.change_scene(&two),
        Err(Error::Settings(SettingsError::NoSuchObject { object: 5, objects: 2 }))
    );
    assert_eq!(found(&mut detector), expected, "the old scene");

    // A buffer on the lost device, and one on the next.
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
    let buffer_on = |detector: &Detector| {
        let device = detector.device().cloned().expect("a device");
        let bytes: &[u8] = bytemuck::cast_slice(six.positions());
        let descriptor =
            wgpu::BufferDescriptor { label: None, size: bytes.len() as u64, usage, mapped_at_creation: false };
        let buffer = device.wgpu_device().create_buffer(&descriptor);
        device.wgpu_queue().write_buffer(&buffer, 0, bytes);
        buffer
    };
    let buffer = buffer_on(&detector);
    assert_eq!(plain(&detector.detect_buffer(&buffer).expect("a report")), expected);
    detector.device().expect("a device").destroy();
    detector.detect_buffer(&buffer).expect_err("its buffer is gone with the device");
    let fresh = buffer_on(&detector);
    assert_eq!(plain(&detector.detect_buffer(&fresh).expect("a report")), expected);
    ledger::ran("gpu", what);
}

#[test]
fn on_a_device_of_the_callers_nothing_panics() {
    let what = "errors on a device of the caller's";
    let Some(clasps) = backends::gpu(what) else { return };
    let (adapter, device, queue) = backends::callers_device(&clasps);
    let gpu = Arc::new(Gpu::from_wgpu(&adapter, device.clone(), queue).expect("kernels on that device"));
    let scene = random_scene(60, 0.3, 1);
    let settings = Settings { backend: Backend::Shared(Arc::clone(&gpu)), ..Default::default() };
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC;
    let size = scene.positions().len() as u64 * 12;
    let gone = device.create_buffer(&wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false });
    gone.destroy();
    let error = detector.detect_buffer(&gone).expect_err("the buffer is gone");
    assert!(matches!(error, Error::Device(DeviceError::Driver { .. })), "{error}");
    assert_eq!(plain(&detector.detect(scene.positions()).expect("a report")), brute_force(&scene));
    // Its owner gives the device up.
    device.destroy();
    detector.detect(scene.positions()).expect_err("the device is gone");
    ledger::ran("gpu", what);
}

#[test]
fn rounds_have_a_limit() {
    let scene = random_scene(30, 0.3, 1);
    for (first_rounds, later_rounds) in [(1001, 3), (3, u32::MAX)] {
        let settings = Settings {
            backend: Backend::Cpu,
            clustering: ClusteringSettings { first_rounds, later_rounds, ..Default::default() },
            ..Default::default()
        };
        let error = Detector::new(&scene, settings).map(|_| ()).expect_err("too many rounds");
        assert!(matches!(error, Error::Settings(SettingsError::Rounds { limit: 1000, .. })), "{error}");
    }
    ledger::ran("cpu", "limit of rounds");
}
