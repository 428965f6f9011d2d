//! A GPU device that runs kernels through wgpu.
//!
//! | module | holds |
//! | --- | --- |
//! | `opener` | [`Gpu`]: opening a device, and another one after a loss |
//! | `buffers` | [`Buffer`]: allocation within limits and memory |
//! | `pipelines` | compute pipelines of kernels |
//! | `read_back` | staging buffers, and reading them |
//! | `driver_errors` | errors and loss that the graphics driver reports |

mod buffers;
mod driver_errors;
mod opener;
mod pipelines;
mod read_back;

use core::any::TypeId;
use core::future::Future;
use core::sync::atomic::{AtomicU64, Ordering};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytemuck::Pod;
use clasp3d_kernels::WGSL;
use clasp3d_kernels::launch;
use clasp3d_kernels::types::DispatchArguments;
use wgpu::{BufferUsages, Features};

use super::Device;
use super::adapter::{self, AdapterRequest, AdapterSummary, Verdict};
use super::backend::{WRITTEN, check_capacity};
use super::recorder::{GpuRecorder, Timer};
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::block_on;
use crate::{DeviceError, Error, Result};

pub use buffers::Buffer;
pub(super) use buffers::{Allocation, bytes_of};
use buffers::{MemoryBudget, QUAD_BYTES};
use driver_errors::DriverErrors;
pub use opener::Gpu;
use pipelines::CompiledKernel;

/// Locks a mutex. Poisoning is ignored: no lock of this module is held across code that leaves its data inconsistent.
pub(super) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An open device. Several detectors can share one, on several threads.
pub struct GpuDevice {
    pub(super) raw: wgpu::Device,
    pub(super) queue: wgpu::Queue,
    adapter: AdapterSummary,
    /// Whether new buffers are filled with garbage.
    poison: bool,
    /// Whether the caller opened the device. Then the caller handles uncaptured errors, and CLASP captures its own in error
    /// scopes.
    external: bool,
    memory: MemoryBudget,
    module: wgpu::ShaderModule,
    /// Compute pipelines by name of the kernel.
    pipelines: Mutex<HashMap<&'static str, Arc<CompiledKernel>>>,
    driver_errors: Arc<Mutex<DriverErrors>>,
    /// Free pages for uniforms.
    pub(super) uniform_pages: Mutex<Vec<Allocation>>,
    /// Free timers.
    pub(super) timers: Mutex<Vec<Timer>>,
    /// Free staging buffers.
    staging: Mutex<Vec<Allocation>>,
    pub(super) submissions: AtomicU64,
}

impl core::fmt::Debug for GpuDevice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("GpuDevice")
            .field("adapter", &self.adapter.name)
            .field("lost", &self.lost())
            .finish_non_exhaustive()
    }
}

impl GpuDevice {
    /// Opens a device on an adapter that meets the request.
    async fn open(request: &AdapterRequest) -> Result<Self> {
        let adapter = adapter::choose(request).await?;
        let summary = adapter::summary(&adapter, adapter.get_info(), Verdict::of(&adapter));
        let (raw, queue) = adapter
            .request_device(&wgpu::DeviceDescriptor {
                label: Some("clasp3d"),
                required_features: adapter.features() & Features::TIMESTAMP_QUERY,
                required_limits: adapter.limits(),
                ..Default::default()
            })
            .await
            .map_err(|error| {
                Error::Device(DeviceError::NoDevice { adapter: summary.name.clone(), reason: error.to_string() })
            })?;
        let driver_errors = DriverErrors::collect_from(&raw);
        Self::with_kernels(request, &adapter, summary, (raw, queue), driver_errors, false)
    }

    /// Loads the kernels into a device.
    fn with_kernels(
        request: &AdapterRequest,
        adapter: &wgpu::Adapter,
        summary: AdapterSummary,
        (raw, queue): (wgpu::Device, wgpu::Queue),
        driver_errors: Arc<Mutex<DriverErrors>>,
        external: bool,
    ) -> Result<Self> {
        let descriptor = wgpu::ShaderModuleDescriptor {
            label: Some("clasp3d kernels"),
            source: wgpu::ShaderSource::Wgsl(WGSL.into()),
        };
        let checks = wgpu::ShaderRuntimeChecks { force_loop_bounding: false, ..wgpu::ShaderRuntimeChecks::checked() };
        // SAFETY: the omitted check bounds endless loops. All loops of the kernels end: they count to a constant, or halve
        // a number until it is small.
        let module = unsafe { raw.create_shader_module_trusted(descriptor, checks) };
        let device = Self {
            raw,
            queue,
            adapter: summary,
            poison: request.poison,
            external,
            memory: MemoryBudget::new(adapter::memory_limit(request, &adapter.get_info())),
            module,
            pipelines: Mutex::default(),
            driver_errors,
            uniform_pages: Mutex::default(),
            timers: Mutex::default(),
            staging: Mutex::default(),
            submissions: AtomicU64::new(0),
        };
        device.check_errors("the kernels")?;
        Ok(device)
    }

    /// Returns the description of the adapter.
    pub fn adapter(&self) -> &AdapterSummary {
        &self.adapter
    }

    /// Returns the wgpu device, to create buffers with.
    pub fn wgpu_device(&self) -> &wgpu::Device {
        &self.raw
    }

    /// Returns the wgpu queue.
    pub fn wgpu_queue(&self) -> &wgpu::Queue {
        &self.queue
    }

    /// Returns the bytes of all buffers that CLASP has on the device.
    pub fn memory_in_use(&self) -> u64 {
        self.memory.in_use()
    }

    /// Returns the number of submissions of CLASP to the device. A frame of a detector is one submission, unless a buffer has
    /// to grow.
    pub fn submissions(&self) -> u64 {
        self.submissions.load(Ordering::Relaxed)
    }

    /// Whether the device can time stages.
    pub fn has_timestamps(&self) -> bool {
        self.raw.features().contains(Features::TIMESTAMP_QUERY)
    }

    /// Waits until the device has done all submitted work and reported all errors of it.
    pub async fn wait_idle(&self) -> Result<()> {
        let buffer = self.buffer::<u32>("wait_idle", 1)?;
        self.read(&buffer, 0..1).await.map(|_| ())
    }

    /// Runs a future that waits for this device. The thread sleeps until the device has finished work.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn block_on<F: Future>(&self, future: F) -> F::Output {
        block_on(future, || {
            // An error means that the device is lost; the future returns it.
            let _ = self.raw.poll(wgpu::PollType::wait_indefinitely());
        })
    }
}

impl launch::Memory for GpuDevice {
    type Buffer<T: Pod> = Buffer<T>;
}

impl Device for GpuDevice {
    type Recorder<'d> = GpuRecorder<'d>;

    fn buffer<T: Pod>(&self, label: &str, len: usize) -> Result<Buffer<T>> {
        const { assert!(size_of::<T>().is_multiple_of(4), "devices copy whole words") };
        // An empty binding is not allowed, and kernels may access elements four at a time.
        let bytes = bytes_of::<T>(len.max(1)).checked_next_multiple_of(QUAD_BYTES).unwrap_or(u64::MAX);
        let mut usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        // Only where needed: wgpu keeps descriptors for the validation of every buffer with this usage.
        usage.set(BufferUsages::INDIRECT, TypeId::of::<T>() == TypeId::of::<DispatchArguments>());
        let allocation = self.allocate(label, bytes, usage)?;
        if self.poison {
            self.queue.write_buffer(&allocation.raw, 0, &vec![clasp3d_kernels::memory::POISON; bytes as usize]);
        }
        Ok(Buffer::new(allocation, label, len))
    }

    fn write<T: Pod>(&self, buffer: &Buffer<T>, elements: &[T]) -> Result<()> {
        check_capacity::<Self, T>(WRITTEN, buffer, elements.len())?;
        let scope = self.begin_error_scope();
        self.queue.write_buffer(buffer.raw(), 0, bytemuck::cast_slice(elements));
        self.end_error_scope(scope, buffer.label())?;
        self.check_errors(buffer.label())
    }

    fn len<T: Pod>(buffer: &Buffer<T>) -> usize {
        buffer.len()
    }

    fn record(&self, label: &'static str) -> GpuRecorder<'_> {
        GpuRecorder::new(self, label, false)
    }

    fn record_timed(&self, label: &'static str) -> GpuRecorder<'_> {
        GpuRecorder::new(self, label, self.has_timestamps())
    }
}
