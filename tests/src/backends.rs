//! Devices and backends for tests.

use std::sync::{Arc, LazyLock};

use clasp3d::Backend;
use clasp3d::gpu::{AdapterRequest, Gpu, GpuDevice};
use clasp3d::low_level::EmulatedDevice;
use clasp3d_kernels::emulator::Order;

use crate::ledger;

/// Adapter request of tests: any adapter, and new buffers filled with garbage.
pub fn request() -> AdapterRequest {
    AdapterRequest { software: true, poison: true, ..Default::default() }
}

/// Returns the GPU that all tests of a process share.
pub fn shared() -> Arc<Gpu> {
    static GPU: LazyLock<Arc<Gpu>> = LazyLock::new(|| Arc::new(Gpu::new(request())));
    Arc::clone(&GPU)
}

/// Returns the device that all tests of a process share; `None` if the test `what` is skipped, which the ledger records.
///
/// # Panics
///
/// If there is no adapter, unless `CLASP_TEST_GPU=skip` allows to skip.
pub fn gpu(what: &str) -> Option<Arc<GpuDevice>> {
    let skip = std::env::var("CLASP_TEST_GPU").is_ok_and(|value| value == "skip");
    match shared().device_blocking() {
        Ok(device) => Some(device),
        Err(error) if skip => {
            ledger::skipped("gpu", what, &format!("CLASP_TEST_GPU=skip: {error}"));
            None
        }
        Err(error) => panic!("{error}. CLASP_TEST_GPU=skip skips tests that need a GPU"),
    }
}

/// Returns the available backends of a detector, with their names in the ledger.
///
/// # Panics
///
/// As for [`gpu`].
pub fn detector_backends(what: &str) -> Vec<(&'static str, Backend)> {
    let mut backends = vec![("cpu", Backend::Cpu)];
    if gpu(what).is_some() {
        backends.push(("gpu", Backend::Shared(shared())));
    }
    backends
}

/// Opens a device without CLASP, on the adapter of `gpu` and with the limits that WebGPU guarantees, as in a program that
/// renders with wgpu.
pub fn foreign_device(gpu: &GpuDevice) -> (wgpu::Adapter, wgpu::Device, wgpu::Queue) {
    let instance = wgpu::Instance::default();
    emulated(async {
        let adapters = instance.enumerate_adapters(wgpu::Backends::PRIMARY).await;
        let adapter = adapters.into_iter().find(|adapter| adapter.get_info().name == gpu.adapter().name);
        let adapter = adapter.expect("the adapter");
        let (device, queue) = adapter.request_device(&wgpu::DeviceDescriptor::default()).await.expect("a device");
        (adapter, device, queue)
    })
}

/// Emulated devices with different orders of threads.
pub fn emulators() -> [EmulatedDevice; 3] {
    [Order::Ascending, Order::Descending, Order::Shuffled(0x5EED)].map(|order| EmulatedDevice { order })
}

/// Returns the output of a future that is ready at once: of an emulated device, or of opening a device natively.
pub fn emulated<F: Future>(future: F) -> F::Output {
    let mut future = std::pin::pin!(future);
    match future.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())) {
        std::task::Poll::Ready(output) => output,
        std::task::Poll::Pending => panic!("the future is not ready"),
    }
}
