//! Opening a device, and another one after a loss.

use std::sync::{Arc, Mutex};

use super::{GpuDevice, lock};
use crate::gpu::adapter::{self, AdapterRequest, Verdict};
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::block_on;
use crate::{DeviceError, Error, Result};

/// Opens a device at the first request, and another one after a loss.
#[derive(Debug)]
pub struct Gpu {
    request: AdapterRequest,
    /// Whether the caller opened the device. Then CLASP opens no other one after a loss.
    external: bool,
    current: Mutex<Option<Arc<GpuDevice>>>,
}

impl Gpu {
    /// Prepares to open devices that meet this request. Opens nothing yet.
    pub fn new(request: AdapterRequest) -> Self {
        Self { request, external: false, current: Mutex::new(None) }
    }

    /// Uses a device that the caller has opened, for detectors that read the caller's buffers on it.
    ///
    /// The caller's handlers for errors and device loss stay in place; errors of CLASP on this device are returned by the
    /// call that caused them. After a loss, create a new `Gpu`.
    ///
    /// # Errors
    ///
    /// If the limits of the device are below those that the kernels need.
    pub fn from_wgpu(adapter: &wgpu::Adapter, device: wgpu::Device, queue: wgpu::Queue) -> Result<Self> {
        let request = AdapterRequest { software: true, ..Default::default() };
        adapter::check_limits(&device.limits())?;
        let summary = adapter::summary(adapter, adapter.get_info(), Verdict::of(adapter));
        let device = GpuDevice::with_kernels(&request, adapter, summary, (device, queue), Arc::default(), true)?;
        Ok(Self { request, external: true, current: Mutex::new(Some(Arc::new(device))) })
    }

    /// Returns the open device. Opens one if there is none yet, or if the last one was lost.
    ///
    /// # Errors
    ///
    /// If no adapter meets the request, it cannot be opened, or a device that the caller opened was lost.
    pub async fn device(&self) -> Result<Arc<GpuDevice>> {
        let current = lock(&self.current).clone();
        match current.map(|device| (device.lost(), device)) {
            Some((None, device)) => return Ok(device),
            Some((Some(reason), _)) if self.external => return Err(Error::Device(DeviceError::Lost { reason })),
            _ => {}
        }
        let opened = Arc::new(GpuDevice::open(&self.request).await?);
        let mut current = lock(&self.current);
        // If another thread has opened a device meanwhile, all threads use that one.
        match current.as_ref().filter(|device| device.lost().is_none()) {
            Some(device) => Ok(Arc::clone(device)),
            None => Ok(Arc::clone(current.insert(opened))),
        }
    }

    /// Blocking version of [`device`](Self::device).
    ///
    /// # Errors
    ///
    /// As for `device`.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn device_blocking(&self) -> Result<Arc<GpuDevice>> {
        // Natively, the futures of wgpu that open devices are ready at once and need no polling.
        block_on(self.device(), || {})
    }
}
