//! Detectors under extreme conditions: coordinates at the limits of `f32`, too little memory, lost devices, destroyed
//! buffers.

use std::sync::Arc;

use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d::{
    Backend, ClusteringSettings, Clusters, Detector, DeviceError, Error, Mesh, ObjectFilter, Scene, Settings,
    SettingsError,
};
use clasp3d_tests::backends::detector_backends;
use clasp3d_tests::pipeline::{brute_force, index_pairs, random_scene};
use clasp3d_tests::{backends, ledger};

/// Creates triangles without shared vertices.
fn soup(triangles: &[[[f32; 3]; 3]]) -> Mesh {
    let indices = (0u32..).step_by(3).take(triangles.len()).map(|first| [first, first + 1, first + 2]);
    Mesh::new(triangles.as_flattened().to_vec(), indices.collect())
}

#[test]
fn coordinates_may_be_at_the_limits_of_f32() {
    let what = "coordinates at the limits of f32";
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
                let result = detector.detect(scene.positions()).expect("a result");
                assert_eq!(index_pairs(&result), expected, "{name}, {clusters} clusters");
            }
        }
        ledger::ran(name, what);
    }
}

#[test]
fn filters_may_have_any_number_of_objects() {
    let what = "filters with many objects";
    // One triangle per object. Objects 0 and 65,533 intersect; the filter excludes both in pairs with other objects.
    let count = 65_537;
    let grid_position = |object: usize| [10.0 * (object % 256) as f32, 10.0 * (object / 256) as f32, 0.0];
    let triangle = |object: usize| {
        let [x, y, z] = if object == 65_533 { grid_position(0) } else { grid_position(object) };
        soup(&[[[x, y, z], [x + 1.0, y, z], [x, y + 1.0, z]]])
    };
    let scene = Scene::new((0..count).map(triangle)).expect("a scene");
    let filter = (0..count - 1).step_by(2).fold(ObjectFilter::new(), |filter, k| filter.may_touch(k, k + 1));
    for (name, backend) in detector_backends(what) {
        for (filter, expected) in [(filter.clone(), vec![(0, 65_533)]), (filter.clone().may_touch(65_533, 0), vec![])] {
            let settings = Settings { backend: backend.clone(), filter, ..Default::default() };
            let result = Detector::new(&scene, settings).and_then(|mut detector| detector.detect(scene.positions()));
            assert_eq!(index_pairs(&result.expect("a result")), expected, "{name}");
        }
        ledger::ran(name, what);
    }
}

#[test]
fn detection_continues_after_a_frame_without_memory() {
    let what = "too little memory for a frame";
    let Some(_) = backends::gpu(what) else { return };
    let scene = random_scene(300, 0.1, 1);
    let sparse_pairs = brute_force(&scene);
    // Dense: every triangle is in every cluster and intersects hundreds of others.
    let dense: Vec<[f32; 3]> = random_scene(300, 3.0, 2).positions().to_vec();
    let dense_scene = Scene::new([Mesh::new(dense.clone(), scene.triangles().to_vec())]).expect("a scene");
    let dense_pairs = brute_force(&dense_scene);
    let (mut refused, mut done) = (0, 0);
    for limit in [220_000, 260_000, 288_000, 300_000, 340_000, 420_000, 500_000, 600_000, 900_000, 1_500_000] {
        let request = AdapterRequest { memory_limit: Some(limit), ..backends::request() };
        let settings =
            Settings { backend: Backend::Gpu(request), clustering: Clusters::Count(16).into(), ..Default::default() };
        let Ok(mut detector) = Detector::new(&scene, settings) else { continue };
        for _ in 0..2 {
            match detector.detect(scene.positions()) {
                Ok(result) => assert_eq!(index_pairs(&result), sparse_pairs, "{limit} bytes"),
                Err(error) => panic!("{limit} bytes: {error}"),
            }
            match detector.detect(&dense) {
                Ok(result) => {
                    assert_eq!(index_pairs(&result), dense_pairs, "{limit} bytes");
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
fn pairs_beyond_the_memory_come_in_slices_for_every_slice_limit() {
    let what = "slices for pairs beyond the memory";
    let Some(_) = backends::gpu(what) else { return };
    let dense = random_scene(1200, 1.5, 1);
    let expected = brute_force(&dense);
    for slice_limit in [1 << 15, 16, 4, 1] {
        let request = AdapterRequest { memory_limit: Some(3 << 20), ..backends::request() };
        let clusters = Clusters::Count(1);
        let settings = Settings { backend: Backend::Gpu(request), clustering: clusters.into(), ..Default::default() };
        let mut detector = Detector::new(&dense, settings).expect("a detector");
        detector.set_slice_limit(slice_limit).expect("a limit in range");
        assert_eq!(index_pairs(&detector.detect(dense.positions()).expect("a result")), expected, "{slice_limit}");
        assert!(detector.find_any(dense.positions()).expect("an answer").is_some(), "{slice_limit}");
    }
    ledger::ran("gpu", what);
}

#[test]
fn detection_and_scene_changes_continue_after_device_loss() {
    let what = "detector after device loss";
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
    let detect = |detector: &mut Detector| index_pairs(&detector.detect(six.positions()).expect("a result"));
    let expected = vec![(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    assert_eq!(detect(&mut detector), expected);
    gpu.device_blocking().expect("a device").destroy();
    assert_eq!(
        detector.change_scene(&two),
        Err(Error::Settings(SettingsError::NoSuchObject { object: 5, objects: 2 }))
    );
    assert_eq!(detect(&mut detector), expected, "the old scene");

    // A buffer on a lost device is an error; a buffer on the new device works.
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
    assert_eq!(index_pairs(&detector.detect_buffer(&buffer).expect("a result")), expected);
    detector.device().expect("a device").destroy();
    detector.detect_buffer(&buffer).expect_err("the buffer was lost with its device");
    let new_buffer = buffer_on(&detector);
    assert_eq!(index_pairs(&detector.detect_buffer(&new_buffer).expect("a result")), expected);
    ledger::ran("gpu", what);
}

#[test]
fn errors_on_a_foreign_device_do_not_panic() {
    let what = "errors on a foreign device";
    let Some(own_gpu) = backends::gpu(what) else { return };
    let (adapter, device, queue) = backends::foreign_device(&own_gpu);
    let gpu = Arc::new(Gpu::from_wgpu(&adapter, device.clone(), queue).expect("kernels on that device"));
    let scene = random_scene(60, 0.3, 1);
    let settings = Settings { backend: Backend::Shared(Arc::clone(&gpu)), ..Default::default() };
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC;
    let size = scene.positions().len() as u64 * 12;
    let destroyed =
        device.create_buffer(&wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false });
    destroyed.destroy();
    let error = detector.detect_buffer(&destroyed).expect_err("the buffer was destroyed");
    assert!(matches!(error, Error::Device(DeviceError::Driver { .. })), "{error}");
    assert_eq!(index_pairs(&detector.detect(scene.positions()).expect("a result")), brute_force(&scene));
    // The owner destroys the device.
    device.destroy();
    detector.detect(scene.positions()).expect_err("the device was destroyed");
    ledger::ran("gpu", what);
}

#[test]
fn rounds_are_limited() {
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
