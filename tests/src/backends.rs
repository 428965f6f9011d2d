//! The devices that there are to test on.

use std::sync::{Arc, LazyLock};

use clasp3d::Backend;
use clasp3d::gpu::{AdapterRequest, Gpu, GpuDevice};
use clasp3d::low_level::EmulatedDevice;
use clasp3d_kernels::emulator::Order;

use crate::ledger;

/// What tests ask for: any adapter, with every new buffer full of garbage.
pub fn request() -> AdapterRequest {
    AdapterRequest { software: true, poison: true, ..Default::default() }
}

/// The way to the device that the tests of one process share, from any number of threads.
pub fn shared() -> Arc<Gpu> {
    static GPU: LazyLock<Arc<Gpu>> = LazyLock::new(|| Arc::new(Gpu::new(request())));
    Arc::clone(&GPU)
}

/// The device that the tests of one process share.
///
/// # Panics
///
/// Where there is no adapter, unless `CLASP_TEST_GPU=skip` says that this is all right. Then the ledger has a line.
pub fn gpu(what: &str) -> Option<Arc<GpuDevice>> {
    let skip = std::env::var("CLASP_TEST_GPU").is_ok_and(|value| value == "skip");
    match shared().device_blocking() {
        Ok(device) => Some(device),
        Err(error) if skip => {
            ledger::skipped("gpu", what, &format!("CLASP_TEST_GPU=skip, and: {error}"));
            None
        }
        Err(error) => panic!("{error}. CLASP_TEST_GPU=skip skips the tests that need one"),
    }
}

/// The backends that there are to test a detector on, with their names in the ledger.
///
/// # Panics
///
/// As for [`gpu`].
pub fn detector_backends(what: &str) -> Vec<(&'static str, Backend)> {
    let mut all = vec![("cpu", Backend::Cpu)];
    if gpu(what).is_some() {
        all.push(("gpu", Backend::Shared(shared())));
    }
    all
}

/// A device that is not CLASP's, on the same adapter and with the limits that WebGPU guarantees: what a program has that
/// draws with wgpu.
pub fn callers_device(clasps: &GpuDevice) -> (wgpu::Adapter, wgpu::Device, wgpu::Queue) {
    let instance = wgpu::Instance::default();
    emulated(async {
        let adapters = instance.enumerate_adapters(wgpu::Backends::PRIMARY).await;
        let adapter = adapters.into_iter().find(|adapter| adapter.get_info().name == clasps.adapter().name);
        let adapter = adapter.expect("the adapter");
        let (device, queue) = adapter.request_device(&wgpu::DeviceDescriptor::default()).await.expect("a device");
        (adapter, device, queue)
    })
}

/// Emulated devices: each takes its threads in another order.
pub fn emulators() -> [EmulatedDevice; 3] {
    [Order::Ascending, Order::Descending, Order::Shuffled(0x5EED)].map(|order| EmulatedDevice { order })
}

/// Waits for a future that is always ready: of an emulated device, or of opening one natively.
pub fn emulated<F: Future>(future: F) -> F::Output {
    let mut future = std::pin::pin!(future);
    match future.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())) {
        std::task::Poll::Ready(output) => output,
        std::task::Poll::Pending => panic!("it is not ready"),
    }
}
