//! Tests of GPU devices: choice of an adapter, limits, loss, sharing, errors.

use clasp3d::gpu::{AdapterKind, AdapterRequest, Gpu, adapter};
use clasp3d::low_level::primitives::{RadixSort, Reduce, Scan};
use clasp3d::low_level::{Device, Recorder};
use clasp3d::{DeviceError, Error};
use clasp3d_kernels::primitives::dispatch::Fill;
use clasp3d_kernels::primitives::reduce::MaxU32;
use clasp3d_kernels::types::FillParams;
use clasp3d_tests::backends::{gpu, request};
use clasp3d_tests::{ledger, primitives};

#[test]
fn a_missing_adapter_is_an_error_that_lists_the_available_ones() {
    let request = AdapterRequest { name: Some("Voodoo 2".to_owned()), ..Default::default() };
    let error = Gpu::new(request).device_blocking().map(|_| ()).expect_err("a Voodoo 2");
    let Error::Device(DeviceError::NoAdapter { requested, available, .. }) = &error else { panic!("{error}") };
    assert!(requested.contains("Voodoo 2"));
    let names: Vec<String> = adapter::adapters_blocking().into_iter().map(|adapter| adapter.name).collect();
    assert_eq!(available.len(), names.len());
    assert!(names.iter().all(|name| error.to_string().contains(name)), "{error}");
}

#[test]
fn a_software_adapter_is_chosen_only_on_request() {
    let adapters = adapter::adapters_blocking();
    let Some(software) = adapters.iter().find(|adapter| adapter.kind == AdapterKind::Software) else {
        return ledger::skipped("gpu", "software adapters", "no software adapter");
    };
    let by_name = AdapterRequest { name: Some(software.name.to_uppercase()), ..Default::default() };
    let device = Gpu::new(by_name).device_blocking().expect("the adapter by its name in capitals");
    assert_eq!(device.adapter().name, software.name);
    if adapters.iter().all(|adapter| adapter.kind == AdapterKind::Software) {
        assert_eq!(software.verdict, adapter::Verdict::Software);
        let error = Gpu::new(AdapterRequest::default()).device_blocking().map(|_| ()).expect_err("hardware");
        assert!(error.to_string().contains("Allow a software adapter"), "{error}");
    }
    ledger::ran("gpu", "software adapters");
}

#[test]
fn an_exceeded_limit_is_an_error_with_both_numbers() {
    let Some(gpu) = gpu("limits") else { return };
    let limit = gpu.adapter().limits.max_storage_buffer_binding_size;
    let len = usize::try_from(limit / 4).expect("64 bits") + 1;
    match gpu.buffer::<u32>("too large", len).map(|_| ()) {
        Err(Error::Device(DeviceError::LimitExceeded { what, needed, limit: found, .. })) => {
            assert_eq!((what.as_str(), found), ("buffer `too large`", limit));
            assert!(needed > limit);
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(gpu.buffer::<u32>("absurd", usize::MAX), Err(Error::Device(DeviceError::LimitExceeded { .. }))));
    gpu.block_on(primitives::scan(&*gpu, 1025)).expect("the device still works");
    ledger::ran("gpu", "limits");
}

#[test]
fn after_running_out_of_memory_the_device_still_works() {
    let Some(_) = gpu("out of memory") else { return };
    // New devices without poison: nothing writes to this memory.
    let limits = [Some(1 << 30), None];
    for memory_limit in limits {
        let request = AdapterRequest { poison: false, memory_limit, ..request() };
        let device = Gpu::new(request).device_blocking().expect("device");
        let len = usize::try_from(device.adapter().limits.max_storage_buffer_binding_size / 4).expect("64 bits");
        let mut buffers = Vec::new();
        // At most a terabyte, with at least 128 MiB per buffer.
        let error = loop {
            match device.buffer::<u32>("one more", len) {
                Ok(buffer) if buffers.len() < 8192 => buffers.push(buffer),
                Ok(_) => panic!("the device allocated more memory than any machine has"),
                Err(error) => break error,
            }
        };
        let Error::Device(DeviceError::OutOfMemory { what, bytes, in_use, limit }) = error else { panic!("{error}") };
        assert_eq!((what.as_str(), bytes), ("buffer `one more`", len as u64 * 4));
        assert_eq!(in_use, buffers.len() as u64 * bytes);
        assert!(memory_limit.is_none() || limit == memory_limit);
        drop(buffers);
        device.block_on(device.wait_idle()).expect("the device still works");
        device.block_on(primitives::scan(&*device, 1025)).expect("the device still works");
        assert!(device.buffer::<u32>("after freeing", len).is_ok(), "freed memory can be allocated again");
    }
    ledger::ran("gpu", "out of memory");
}

#[test]
fn after_a_device_loss_another_device_opens_and_works() {
    let Some(_) = gpu("lost device") else { return };
    let gpu = Gpu::new(request());
    let device = gpu.device_blocking().expect("device");
    let mut scan = Scan::new(&*device, 1000).expect("scan");
    let input = device.buffer_from("input", &[1; 1000]).expect("input");
    let output = device.buffer("output", 1000).expect("output");
    assert_eq!(device.block_on(scan.run(&*device, &input, &output, 1000)), Ok(1000));

    device.destroy();
    let outcome = device.block_on(scan.run(&*device, &input, &output, 1000));
    assert!(matches!(outcome, Err(Error::Device(DeviceError::Lost { .. }))), "{outcome:?}");
    assert!(matches!(device.buffer::<u32>("buffer", 1).map(|_| ()), Err(Error::Device(DeviceError::Lost { .. }))));
    assert!(matches!(device.block_on(device.read(&output, 0..1)), Err(Error::Device(DeviceError::Lost { .. }))));

    let fresh = gpu.device_blocking().expect("a fresh device");
    assert!(fresh.lost().is_none());
    fresh.block_on(primitives::scan(&*fresh, 4097)).expect("the fresh device works");
    ledger::ran("gpu", "lost device");
}

#[test]
fn threads_share_a_device() {
    let Some(gpu) = gpu("shared device") else { return };
    std::thread::scope(|scope| {
        for len in [3_000, 5_001, 257, 70_000] {
            let gpu = &gpu;
            scope.spawn(move || {
                gpu.block_on(primitives::all(&**gpu, len)).expect("primitives on one of several threads")
            });
        }
    });
    ledger::ran("gpu", "shared device");
}

#[test]
fn stages_are_timed_by_the_device() {
    let Some(gpu) = gpu("stage times") else { return };
    if !gpu.has_timestamps() {
        return ledger::skipped("gpu", "stage times", "the adapter has no timestamps");
    }
    let len = 100_000;
    let keys = gpu.buffer_from("keys", &primitives::Keys::Random.make(len)).expect("keys");
    let payload = gpu.buffer::<u32>("payload", len).expect("payload");
    let sort = RadixSort::new(&*gpu, len).expect("sort");
    let reduce = Reduce::<_, MaxU32>::new(&*gpu, len).expect("reduce");
    let mut recorder = gpu.record_timed("two stages");
    recorder.stage("sort");
    sort.record(&mut recorder, &keys, &payload, len, 0..32).expect("sort");
    recorder.stage("maximum");
    reduce.record(&mut recorder, &keys, len).expect("maximum");
    let submitted = recorder.submit_and_read::<u32, 0>([]).expect("submitted");
    let times = gpu.block_on(submitted).expect("times").times;
    let stages: Vec<&str> = times.iter().map(|time| time.stage.name()).collect();
    assert_eq!(stages, ["sort", "maximum"]);
    assert!(times.iter().all(|time| !time.time.is_zero() && time.time.as_secs() < 60), "{times:?}");
    assert!(times[0].time > times[1].time, "a sort takes longer than a maximum: {times:?}");
    ledger::ran("gpu", "stage times");
}

#[test]
fn a_launch_beyond_one_dimension_reaches_every_thread() {
    let Some(gpu) = gpu("launch in two dimensions") else { return };
    let len: u32 = 65_535 * 256 + 1000;
    let count = gpu.buffer_from("count", &[len]).expect("count");
    let output = gpu.buffer::<u32>("output", len as usize).expect("output");
    let mut recorder = gpu.record("fill");
    recorder.launch(&Fill { params: FillParams::new(3, len), count: &count, output: &output }, len);
    recorder.submit().expect("submitted");
    let mut maximum = Reduce::<_, MaxU32>::new(&*gpu, len as usize).expect("reduce");
    assert_eq!(gpu.block_on(maximum.run(&*gpu, &output, len as usize)), Ok(3));
    assert!(gpu.block_on(gpu.read(&output, 0..len as usize)).expect("output").iter().all(|&word| word == 3));
    ledger::ran("gpu", "launch in two dimensions");
}

#[test]
fn more_elements_than_the_capacity_of_a_primitive_are_an_error() {
    let emulator = clasp3d::low_level::EmulatedDevice::default();
    let mut scan = Scan::new(&emulator, 10).expect("scan");
    let buffer = emulator.buffer_from("input", &[1; 20]).expect("input");
    let output = emulator.buffer("output", 20).expect("output");
    let outcome = clasp3d_tests::backends::emulated(scan.run(&emulator, &buffer, &output, 11));
    assert_eq!(outcome, Err(Error::Device(DeviceError::CapacityExceeded { what: "a scan", len: 11, capacity: 10 })));
    let too_long = (1 << 26) + 1;
    assert!(matches!(
        Scan::new(&emulator, too_long).map(|_| ()),
        Err(Error::Device(DeviceError::CapacityExceeded { .. }))
    ));
    let sort = RadixSort::new(&emulator, 20).expect("sort");
    let outcome = sort.run(&emulator, &buffer, &output, 20, 30..33);
    assert_eq!(outcome, Err(Error::Device(DeviceError::BitRange { start: 30, end: 33 })));
}

#[test]
fn the_first_call_of_several_threads_opens_one_device() {
    let Some(_) = gpu("one device for all threads") else { return };
    let shared = Gpu::new(request());
    let devices: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| shared.device_blocking().expect("device"))).collect();
        threads.into_iter().map(|thread| thread.join().expect("thread")).collect()
    });
    assert!(devices.iter().all(|device| std::sync::Arc::ptr_eq(device, &devices[0])));
    ledger::ran("gpu", "one device for all threads");
}

/// Checks that accesses beyond the end of a buffer return the same errors on every device. `read` waits for a read-back.
fn check_bounds<D: Device>(
    device: &D,
    read: impl Fn(&D::Buffer<u32>, std::ops::Range<usize>) -> clasp3d::Result<Vec<u32>>,
) {
    let buffer = device.buffer_from("three", &[1u32, 2, 3]).expect("buffer");
    let other = device.buffer::<u32>("two", 2).expect("buffer");
    assert!(matches!(
        device.write(&buffer, &[9; 4]),
        Err(Error::Device(DeviceError::CapacityExceeded { len: 4, capacity: 3, .. }))
    ));
    assert!(matches!(
        read(&buffer, 1..4),
        Err(Error::Device(DeviceError::CapacityExceeded { len: 4, capacity: 3, .. }))
    ));
    assert_eq!(read(&buffer, 2..2), Ok(Vec::new()));
    let mut recorder = device.record("copy too much");
    recorder.copy(&buffer, &other, 3);
    assert!(matches!(recorder.submit(), Err(Error::Device(DeviceError::CapacityExceeded { len: 3, capacity: 2, .. }))));
    assert_eq!(read(&buffer, 0..3), Ok(vec![1, 2, 3]));
}

#[test]
fn bounds_of_buffers_are_checked() {
    let emulator = clasp3d::low_level::EmulatedDevice::default();
    check_bounds(&emulator, |buffer, range| clasp3d_tests::backends::emulated(emulator.read(buffer, range)));
    ledger::ran("emulator", "bounds of buffers");
    let Some(gpu) = gpu("bounds of buffers") else { return };
    check_bounds(&*gpu, |buffer, range| gpu.block_on(gpu.read(buffer, range)));
    ledger::ran("gpu", "bounds of buffers");
}

#[test]
fn submitting_a_recorder_returns_errors_of_recording() {
    let Some(gpu) = gpu("errors of a recorder") else { return };
    let count = gpu.buffer_from("count", &[1u32]).expect("count");
    let mut recorder = gpu.record("read and write one buffer in one launch");
    // WebGPU forbids this.
    recorder.launch(&Fill { params: FillParams::new(3, 1), count: &count, output: &count }, 1);
    match recorder.submit() {
        Err(Error::Device(DeviceError::Driver { message, .. })) => {
            assert!(message.contains("count"), "the message names the buffer: {message}")
        }
        other => panic!("{other:?}"),
    }
    gpu.block_on(primitives::scan(&*gpu, 1025)).expect("the device still works");
    ledger::ran("gpu", "errors of a recorder");
}
