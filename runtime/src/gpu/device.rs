//! The device: buffers, pipelines, reading back, and getting a fresh one when it is lost.

use core::any::TypeId;
use core::future::Future;
use core::marker::PhantomData;
use core::pin::pin;
use core::sync::atomic::{AtomicU64, Ordering};
use core::task::{Context, Poll, Waker};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;

use bytemuck::Pod;
use clasp3d_kernels::WGSL;
use clasp3d_kernels::launch::{self, Access, KERNELS, KernelInfo};
use clasp3d_kernels::types::DispatchArguments;
use wgpu::{BufferUsages, Features};

use super::Device;
use super::adapter::{self, AdapterRequest, AdapterSummary, Verdict};
use super::backend::within;
use super::recorder::{GpuRecorder, Timer};
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::block_on;
use crate::{DeviceError, Error, Result};

/// What uninitialised buffers are filled with where the request asks for it.
const POISON: u8 = 0xA5;

/// Bytes of four words, of which every buffer has a whole number.
const QUAD_BYTES: u64 = 16;

/// Buffers to read back through have a multiple of so many bytes: so that a few more or fewer do not take another one.
const STAGING_UNIT: u64 = 16_384;

/// A lock whose holder can't leave half-done work: a panic elsewhere does not matter.
pub(super) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The way to a device: it opens one when it is first asked, and another one when that is lost.
#[derive(Debug)]
pub struct Gpu {
    request: AdapterRequest,
    /// Whether the device is someone else's: then no other one is opened.
    foreign: bool,
    current: Mutex<Option<Arc<GpuDevice>>>,
}

impl Gpu {
    /// For devices of this kind. Nothing is opened yet.
    pub fn new(request: AdapterRequest) -> Self {
        Self { request, foreign: false, current: Mutex::new(None) }
    }

    /// A device of your own, for detectors that read buffers which you have on it.
    ///
    /// Your handlers for errors and for the loss of the device stay in place; what CLASP does wrong there is an error of
    /// the call that did it. After a loss, make a new one.
    ///
    /// # Errors
    ///
    /// Where the kernels need more than its limits allow.
    pub fn from_wgpu(adapter: &wgpu::Adapter, device: wgpu::Device, queue: wgpu::Queue) -> Result<Self> {
        let request = AdapterRequest { software: true, ..Default::default() };
        adapter::check_limits(&device.limits())?;
        let summary = adapter::summary(adapter, adapter.get_info(), Verdict::of(adapter));
        let device = GpuDevice::with_kernels(&request, adapter, summary, (device, queue), Arc::default(), true)?;
        Ok(Self { request, foreign: true, current: Mutex::new(Some(Arc::new(device))) })
    }

    /// The device; a fresh one if there is none yet, or if the last one is lost.
    pub async fn device(&self) -> Result<Arc<GpuDevice>> {
        let current = lock(&self.current).clone();
        match current.map(|device| (device.lost(), device)) {
            Some((None, device)) => return Ok(device),
            Some((Some(reason), _)) if self.foreign => return Err(Error::Device(DeviceError::Lost { reason })),
            _ => {}
        }
        let fresh = Arc::new(GpuDevice::open(&self.request).await?);
        let mut current = lock(&self.current);
        // Another thread may have been faster: then its device is the one for all.
        match current.as_ref().filter(|device| device.lost().is_none()) {
            Some(device) => Ok(Arc::clone(device)),
            None => Ok(Arc::clone(current.insert(fresh))),
        }
    }

    /// Waits for [`device`](Self::device).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn device_blocking(&self) -> Result<Arc<GpuDevice>> {
        // Natively these futures are ready at once: nothing has to be polled for them.
        block_on(self.device(), || {})
    }
}

/// An open device. Several detectors can share one, on several threads.
pub struct GpuDevice {
    pub(super) raw: wgpu::Device,
    pub(super) queue: wgpu::Queue,
    adapter: AdapterSummary,
    poison: bool,
    /// Whether it is someone else's, who has their own handler for errors: then CLASP's are caught one by one.
    foreign: bool,
    memory: Memory,
    module: wgpu::ShaderModule,
    pipelines: Mutex<HashMap<&'static str, Arc<Pipeline>>>,
    faults: Arc<Mutex<Faults>>,
    pub(super) uniform_pages: Mutex<Vec<Allocation>>,
    pub(super) timers: Mutex<Vec<Timer>>,
    /// What was read back through and can be used again.
    staging: Mutex<Vec<Allocation>>,
    pub(super) submissions: AtomicU64,
}

/// How much of the device's memory is in use, and how much may be.
struct Memory {
    in_use: Arc<AtomicU64>,
    limit: Option<u64>,
}

/// A buffer, and the memory that it takes up.
pub(super) struct Allocation {
    pub(super) raw: wgpu::Buffer,
    bytes: u64,
    in_use: Arc<AtomicU64>,
}

impl Drop for Allocation {
    fn drop(&mut self) {
        self.in_use.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// What the driver has said out of turn.
#[derive(Default)]
struct Faults {
    lost: Option<String>,
    /// The first error of each thread. Natively the driver complains on the thread that has given it reason to, so that
    /// threads that share a device do not get each other's errors.
    errors: HashMap<ThreadId, String>,
}

/// A kernel, ready to be launched.
pub(super) struct Pipeline {
    pub(super) compute: wgpu::ComputePipeline,
    pub(super) layout: wgpu::BindGroupLayout,
}

/// A buffer on a [`GpuDevice`].
pub struct Buffer<T> {
    allocation: Allocation,
    len: usize,
    label: String,
    elements: PhantomData<T>,
}

impl<T> Buffer<T> {
    /// The buffer itself.
    pub fn raw(&self) -> &wgpu::Buffer {
        &self.allocation.raw
    }
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

        let faults = Arc::new(Mutex::new(Faults::default()));
        let on_loss = Arc::clone(&faults);
        raw.set_device_lost_callback(move |reason, message| {
            lock(&on_loss).lost = Some(format!("{reason:?}: {message}").trim_end_matches([':', ' ', '.']).to_owned());
        });
        let on_error = Arc::clone(&faults);
        raw.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            lock(&on_error).errors.entry(std::thread::current().id()).or_insert(error.to_string());
        }));
        Self::with_kernels(request, &adapter, summary, (raw, queue), faults, false)
    }

    fn with_kernels(
        request: &AdapterRequest,
        adapter: &wgpu::Adapter,
        summary: AdapterSummary,
        (raw, queue): (wgpu::Device, wgpu::Queue),
        faults: Arc<Mutex<Faults>>,
        foreign: bool,
    ) -> Result<Self> {
        let memory = Memory { in_use: Arc::default(), limit: adapter::memory_limit(request, &adapter.get_info()) };
        let descriptor = wgpu::ShaderModuleDescriptor {
            label: Some("clasp3d kernels"),
            source: wgpu::ShaderSource::Wgsl(WGSL.into()),
        };
        let checks = wgpu::ShaderRuntimeChecks { force_loop_bounding: false, ..wgpu::ShaderRuntimeChecks::checked() };
        // SAFETY: the check that is left out makes endless loops end. Those of our kernels end by themselves: they count
        // to a constant, or halve a number until it is small.
        let module = unsafe { raw.create_shader_module_trusted(descriptor, checks) };
        let device = Self {
            raw,
            queue,
            adapter: summary,
            poison: request.poison,
            foreign,
            memory,
            module,
            pipelines: Mutex::default(),
            faults,
            uniform_pages: Mutex::default(),
            timers: Mutex::default(),
            staging: Mutex::default(),
            submissions: AtomicU64::new(0),
        };
        device.check("the kernels")?;
        Ok(device)
    }

    /// What there is to say of its adapter.
    pub fn adapter(&self) -> &AdapterSummary {
        &self.adapter
    }

    /// The device itself, to make buffers with.
    pub fn wgpu_device(&self) -> &wgpu::Device {
        &self.raw
    }

    /// Its queue.
    pub fn wgpu_queue(&self) -> &wgpu::Queue {
        &self.queue
    }

    /// Bytes of all buffers that CLASP has on it.
    pub fn memory_in_use(&self) -> u64 {
        self.memory.in_use.load(Ordering::Relaxed)
    }

    /// How many lists of launches CLASP has sent to it. A frame of a detector is one, unless a buffer has to grow.
    pub fn submissions(&self) -> u64 {
        self.submissions.load(Ordering::Relaxed)
    }

    /// A buffer of someone else on this device, which must have `len` elements.
    pub(crate) fn borrow_buffer<T: Pod>(&self, label: &str, raw: &wgpu::Buffer, len: usize) -> Result<Buffer<T>> {
        let limit = self.raw.limits().max_storage_buffer_binding_size;
        if raw.size() > limit {
            return Err(Error::Device(DeviceError::LimitExceeded {
                what: format!("buffer `{label}`"),
                needed: raw.size(),
                limit,
                unit: "bytes",
                limit_name: "maxStorageBufferBindingSize",
            }));
        }
        let allocation = Allocation { raw: raw.clone(), bytes: 0, in_use: Arc::clone(&self.memory.in_use) };
        Ok(Buffer { allocation, len, label: label.to_owned(), elements: PhantomData })
    }

    /// Whether each stage can be timed.
    pub fn has_timestamps(&self) -> bool {
        self.raw.features().contains(Features::TIMESTAMP_QUERY)
    }

    /// Why the device is lost, if it is.
    pub fn lost(&self) -> Option<String> {
        lock(&self.faults).lost.clone()
    }

    /// Gives the device up, as if it were lost. Everything on it is gone.
    pub fn destroy(&self) {
        self.raw.destroy();
        // The callback comes with the next poll at the latest; whoever asks before that must know too.
        lock(&self.faults).lost.get_or_insert_with(|| "destroyed".to_owned());
    }

    /// Says what the driver has complained about to this thread since its last check.
    pub(super) fn check(&self, what: &str) -> Result<()> {
        let mut faults = lock(&self.faults);
        if let Some(reason) = faults.lost.clone() {
            return Err(Error::Device(DeviceError::Lost { reason }));
        }
        match faults.errors.remove(&std::thread::current().id()) {
            Some(message) => Err(Error::Device(DeviceError::Driver { what: what.to_owned(), message })),
            None => Ok(()),
        }
    }

    /// On someone else's device, catches the errors up to [`close`](Self::close).
    pub(super) fn open_scope(&self) -> Option<wgpu::ErrorScopeGuard> {
        self.foreign.then(|| self.raw.push_error_scope(wgpu::ErrorFilter::Validation))
    }

    /// The error that was caught, if any. (Natively it is there at once; a browser, where devices are never someone
    /// else's, would answer later.)
    pub(super) fn close(&self, scope: Option<wgpu::ErrorScopeGuard>, what: &str) -> Result<()> {
        match scope.map(|scope| poll_once(pin!(scope.pop()))) {
            Some(Poll::Ready(Some(error))) => {
                Err(Error::Device(DeviceError::Driver { what: what.to_owned(), message: error.to_string() }))
            }
            _ => Ok(()),
        }
    }

    /// Creates the pipelines of all kernels, which otherwise happens when each is first launched.
    pub fn create_all_pipelines(&self) -> Result<()> {
        KERNELS.iter().try_for_each(|kernel| self.pipeline(kernel).map(|_| ()))
    }

    /// Waits until the device has done all that was submitted and said all that it has to say about it.
    pub async fn wait_idle(&self) -> Result<()> {
        let buffer = self.buffer::<u32>("wait_idle", 1)?;
        self.read(&buffer, 0..1).await.map(|_| ())
    }

    pub(super) fn pipeline(&self, kernel: &'static KernelInfo) -> Result<Arc<Pipeline>> {
        if let Some(pipeline) = lock(&self.pipelines).get(kernel.name) {
            return Ok(Arc::clone(pipeline));
        }
        let scope = self.open_scope();
        let pipeline = Arc::new(self.create_pipeline(kernel));
        self.close(scope, kernel.name)?;
        self.check(kernel.name)?;
        lock(&self.pipelines).insert(kernel.name, Arc::clone(&pipeline));
        Ok(pipeline)
    }

    fn create_pipeline(&self, kernel: &KernelInfo) -> Pipeline {
        let entries: Vec<_> =
            (0..).zip(kernel.bindings).map(|(binding, info)| layout_entry(binding, info.access)).collect();
        let layout = self
            .raw
            .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(kernel.name), entries: &entries });
        let pipeline_layout = self.raw.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: Some(kernel.name),
            bind_group_layouts: &[Some(&layout)],
            ..Default::default()
        });
        let compute = self.raw.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some(kernel.name),
            layout: Some(&pipeline_layout),
            module: &self.module,
            entry_point: Some(kernel.name),
            compilation_options: wgpu::PipelineCompilationOptions {
                // No kernel relies on it: the emulator fills workgroup memory with garbage.
                zero_initialize_workgroup_memory: false,
                ..Default::default()
            },
            cache: None,
        });
        Pipeline { compute, layout }
    }

    /// Creates a buffer, after comparing its size with the limits. `what` names it in errors.
    pub(super) fn allocate(&self, what: &str, bytes: u64, usage: BufferUsages) -> Result<Allocation> {
        self.check(what)?;
        let limits = self.raw.limits();
        let exceeded = |limit: u64, limit_name| {
            let what = format!("buffer `{what}`");
            Err(Error::Device(DeviceError::LimitExceeded { what, needed: bytes, limit, unit: "bytes", limit_name }))
        };
        if bytes > limits.max_buffer_size {
            return exceeded(limits.max_buffer_size, "maxBufferSize");
        }
        if usage.contains(BufferUsages::STORAGE) && bytes > limits.max_storage_buffer_binding_size {
            return exceeded(limits.max_storage_buffer_binding_size, "maxStorageBufferBindingSize");
        }
        let Memory { in_use, limit } = &self.memory;
        let before = in_use.fetch_add(bytes, Ordering::Relaxed);
        let no_memory = || {
            Error::Device(DeviceError::OutOfMemory {
                what: format!("buffer `{what}`"),
                bytes,
                in_use: before,
                limit: *limit,
            })
        };
        if limit.is_some_and(|limit| before.saturating_add(bytes) > limit) {
            in_use.fetch_sub(bytes, Ordering::Relaxed);
            return Err(no_memory());
        }
        let scope = self.open_scope();
        let driver_says = self.raw.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let raw = self.raw.create_buffer(&wgpu::BufferDescriptor {
            label: Some(what),
            size: bytes,
            usage,
            mapped_at_creation: false,
        });
        let allocation = Allocation { raw, bytes, in_use: Arc::clone(in_use) };
        // Natively the answer is there at once. A browser gives it later: then it comes up in the next check.
        if let Poll::Ready(Some(_)) = poll_once(pin!(driver_says.pop())) {
            return Err(no_memory());
        }
        self.close(scope, what)?;
        self.check(what)?;
        Ok(allocation)
    }

    /// A buffer to read so many bytes back through: one that was used before, if it is not much too large.
    pub(super) fn staging(&self, bytes: u64) -> Result<Allocation> {
        let fits =
            |allocation: &Allocation| (bytes..=bytes.saturating_mul(4).max(STAGING_UNIT)).contains(&allocation.bytes);
        let mut free = lock(&self.staging);
        if let Some(place) = free.iter().position(fits) {
            return Ok(free.swap_remove(place));
        }
        // What is too small or too large now will be so in the next frame.
        free.clear();
        drop(free);
        let usage = BufferUsages::COPY_DST | BufferUsages::MAP_READ;
        self.allocate("read-back", bytes.next_multiple_of(STAGING_UNIT), usage)
    }

    /// Maps a buffer and copies its first bytes out. The buffer can be used again.
    pub(super) async fn map_and_copy(&self, staging: Allocation, bytes: u64, what: &str) -> Result<Vec<u8>> {
        let buffer = &staging.raw;
        let scope = self.open_scope();
        let mapped = Mapped::new(buffer);
        self.close(scope, what)?;
        let outcome = mapped.await;
        self.check(what)?;
        let driver_error =
            |message: String| Error::Device(DeviceError::Driver { what: format!("reading {what}"), message });
        outcome.map_err(|error| driver_error(error.to_string()))?;
        let content = match buffer.slice(..).get_mapped_range() {
            Ok(view) => view[..bytes as usize].to_vec(),
            Err(error) => return Err(driver_error(error.to_string())),
        };
        let scope = self.open_scope();
        buffer.unmap();
        self.close(scope, what)?;
        lock(&self.staging).push(staging);
        Ok(content)
    }

    /// Runs a future that waits for this device. The thread sleeps until the device has news.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn block_on<F: Future>(&self, future: F) -> F::Output {
        block_on(future, || {
            // An error means that the device is lost; the future will say so.
            let _ = self.raw.poll(wgpu::PollType::wait_indefinitely());
        })
    }
}

fn layout_entry(binding: u32, access: Access) -> wgpu::BindGroupLayoutEntry {
    let ty = match access {
        Access::Uniform => wgpu::BufferBindingType::Uniform,
        Access::Read => wgpu::BufferBindingType::Storage { read_only: true },
        Access::Write => wgpu::BufferBindingType::Storage { read_only: false },
    };
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    }
}

fn poll_once<F: Future>(future: core::pin::Pin<&mut F>) -> Poll<F::Output> {
    future.poll(&mut Context::from_waker(Waker::noop()))
}

/// A buffer that is being mapped.
struct Mapped(Arc<Mutex<MapState>>);

#[derive(Default)]
struct MapState {
    outcome: Option<core::result::Result<(), wgpu::BufferAsyncError>>,
    waker: Option<Waker>,
}

impl Mapped {
    fn new(buffer: &wgpu::Buffer) -> Self {
        let state = Arc::new(Mutex::new(MapState::default()));
        let in_callback = Arc::clone(&state);
        buffer.slice(..).map_async(wgpu::MapMode::Read, move |outcome| {
            let mut state = lock(&in_callback);
            state.outcome = Some(outcome);
            if let Some(waker) = state.waker.take() {
                waker.wake();
            }
        });
        Self(state)
    }
}

impl Future for Mapped {
    type Output = core::result::Result<(), wgpu::BufferAsyncError>;

    fn poll(self: core::pin::Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut state = lock(&self.0);
        match state.outcome.take() {
            Some(outcome) => Poll::Ready(outcome),
            None => {
                state.waker = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}

impl launch::Memory for GpuDevice {
    type Buffer<T: Pod> = Buffer<T>;
}

/// Bytes of elements, as wgpu counts them.
pub(super) fn bytes_of<T>(len: usize) -> u64 {
    (len as u64).saturating_mul(size_of::<T>() as u64)
}

impl Device for GpuDevice {
    type Recorder<'d> = GpuRecorder<'d>;

    fn buffer<T: Pod>(&self, label: &str, len: usize) -> Result<Buffer<T>> {
        const { assert!(size_of::<T>().is_multiple_of(4), "devices copy whole words") };
        // A binding of no bytes is not allowed, and kernels may take elements four at a time.
        let bytes = bytes_of::<T>(len.max(1)).checked_next_multiple_of(QUAD_BYTES).unwrap_or(u64::MAX);
        let mut usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        // Only where it is needed: wgpu keeps descriptors for the validation of every buffer with this usage.
        usage.set(BufferUsages::INDIRECT, TypeId::of::<T>() == TypeId::of::<DispatchArguments>());
        let allocation = self.allocate(label, bytes, usage)?;
        if self.poison {
            self.queue.write_buffer(&allocation.raw, 0, &vec![POISON; bytes as usize]);
        }
        Ok(Buffer { allocation, len, label: label.to_owned(), elements: PhantomData })
    }

    fn write<T: Pod>(&self, buffer: &Buffer<T>, elements: &[T]) -> Result<()> {
        within::<Self, T>("a buffer that is written", buffer, elements.len())?;
        let scope = self.open_scope();
        self.queue.write_buffer(buffer.raw(), 0, bytemuck::cast_slice(elements));
        self.close(scope, &buffer.label)?;
        self.check(&buffer.label)
    }

    fn len<T: Pod>(buffer: &Buffer<T>) -> usize {
        buffer.len
    }

    fn record(&self, label: &'static str) -> GpuRecorder<'_> {
        GpuRecorder::new(self, label, false)
    }

    fn record_timed(&self, label: &'static str) -> GpuRecorder<'_> {
        GpuRecorder::new(self, label, self.has_timestamps())
    }
}
