//! Recording of labeled launches on a GPU, and their times.

use core::ops::Range;
use core::sync::atomic::Ordering;
use core::time::Duration;

use bytemuck::Pod;
use clasp3d_kernels::launch::{Binder, Kernel};
use clasp3d_kernels::types::DispatchArguments;
use wgpu::BufferUsages;

use super::backend::{COPIED, READ, check_capacity};
use super::device::{Allocation, Buffer, GpuDevice, bytes_of, lock};
use super::{ReadBack, Recorder, StageLabel, StageTime};
use crate::{Error, Result};

/// Bytes of a page of uniforms: enough for 256 launches with the alignment that WebGPU guarantees.
const UNIFORM_PAGE_BYTES: u64 = 65_536;

/// Maximum number of timed passes of a list. Each takes two queries, of 4,096 in a query set of WebGPU; further passes are not
/// timed. A stage is one pass, and one more after each clear or copy in it.
const MAX_TIMED_PASSES: usize = 1024;

/// Records launches on a [`GpuDevice`].
pub struct GpuRecorder<'d> {
    device: &'d GpuDevice,
    encoder: wgpu::CommandEncoder,
    /// The open pass of the current stage. Ends with the stage, and before a command that is not part of a pass.
    pass: Option<wgpu::ComputePass<'static>>,
    stage: StageLabel,
    stage_index: usize,
    uniforms: Uniforms,
    timer: Option<Timer>,
    error: Option<Error>,
    /// On a device that the caller opened: captures errors.
    scope: Option<wgpu::ErrorScopeGuard>,
}

/// Uniforms of the recorded launches. Written when the list is submitted. The device can reuse the pages from then on: the
/// writes of a later list run after the reads of this one.
#[derive(Default)]
struct Uniforms {
    pages: Vec<(Allocation, Vec<u8>)>,
}

/// Measures the times of passes. Reused when the times have been read.
pub(super) struct Timer {
    queries: wgpu::QuerySet,
    resolved: Allocation,
    /// Index and label of the stage of each pass. Pass `i` has the queries `2 i` and `2 i + 1`.
    passes: Vec<(usize, StageLabel)>,
}

impl Timer {
    fn new(device: &GpuDevice) -> Result<Self> {
        let queries = device.raw.create_query_set(&wgpu::QuerySetDescriptor {
            label: Some("stages"),
            ty: wgpu::QueryType::Timestamp,
            count: 2 * MAX_TIMED_PASSES as u32,
        });
        let usage = BufferUsages::QUERY_RESOLVE | BufferUsages::COPY_SRC;
        let resolved = device.allocate("timestamps", bytes_of::<[u64; 2]>(MAX_TIMED_PASSES), usage)?;
        Ok(Self { queries, resolved, passes: Vec::new() })
    }

    /// Bytes of the timestamps of all passes.
    fn bytes(&self) -> u64 {
        bytes_of::<[u64; 2]>(self.passes.len())
    }

    /// Records the copy of all timestamps to the start of a staging buffer.
    fn record_resolve(&self, encoder: &mut wgpu::CommandEncoder, staging: &wgpu::Buffer) {
        let queries = 0..2 * self.passes.len() as u32;
        encoder.resolve_query_set(&self.queries, queries, &self.resolved.raw, 0);
        encoder.copy_buffer_to_buffer(&self.resolved.raw, 0, staging, 0, self.bytes());
    }

    /// Returns the time of each stage, given the bytes of the timestamps, and frees the timer for reuse.
    fn finish(mut self, device: &GpuDevice, timestamps: &[u8]) -> Vec<StageTime> {
        let tick_nanoseconds = f64::from(device.queue.get_timestamp_period());
        let times = self.times(&bytemuck::pod_collect_to_vec(timestamps), tick_nanoseconds);
        self.passes.clear();
        lock(&device.timers).push(self);
        times
    }

    /// Returns the time of each stage, given the timestamps of its passes. A tick of the clock has this many nanoseconds.
    fn times(&self, timestamps: &[[u64; 2]], tick_nanoseconds: f64) -> Vec<StageTime> {
        let timed: Vec<_> = self.passes.iter().zip(timestamps).collect();
        let same_stage = timed.chunk_by(|(a, _), (b, _)| a.0 == b.0);
        let spans = same_stage.filter_map(|passes| passes.first().zip(passes.last()));
        spans
            .map(|(((_, stage), [start, _]), (_, [_, end]))| {
                let ticks = end.saturating_sub(*start);
                StageTime { stage: *stage, time: Duration::from_nanos((ticks as f64 * tick_nanoseconds) as u64) }
            })
            .collect()
    }
}

impl<'d> GpuRecorder<'d> {
    pub(super) fn new(device: &'d GpuDevice, label: &'static str, timed: bool) -> Self {
        let scope = device.begin_error_scope();
        let (timer, error) = match timed.then(|| lock(&device.timers).pop().map_or_else(|| Timer::new(device), Ok)) {
            Some(Ok(timer)) => (Some(timer), None),
            Some(Err(error)) => (None, Some(error)),
            None => (None, None),
        };
        Self {
            device,
            encoder: device.raw.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some(label) }),
            pass: None,
            stage: label.into(),
            stage_index: 0,
            uniforms: Uniforms::default(),
            timer,
            error,
            scope,
        }
    }

    /// Sends the list to the device.
    fn send(mut self) -> Result<()> {
        self.pass = None;
        if let Some(error) = self.error {
            return Err(error);
        }
        for (page, bytes) in &self.uniforms.pages {
            self.device.queue.write_buffer(&page.raw, 0, bytes);
        }
        self.device.submissions.fetch_add(1, Ordering::Relaxed);
        self.device.queue.submit([self.encoder.finish()]);
        lock(&self.device.uniform_pages).extend(self.uniforms.pages.into_iter().map(|(page, _)| page));
        self.device.end_error_scope(self.scope.take(), self.stage.name())?;
        self.device.check_errors(self.stage.name())
    }

    /// Returns the open pass of the current stage. Begins one if necessary.
    fn pass(&mut self) -> &mut wgpu::ComputePass<'static> {
        let Self { encoder, timer, stage, stage_index, .. } = self;
        self.pass.get_or_insert_with(|| {
            let timer = timer.as_mut().filter(|timer| timer.passes.len() < MAX_TIMED_PASSES);
            let timestamp_writes = timer.map(|timer| {
                let first = 2 * timer.passes.len() as u32;
                timer.passes.push((*stage_index, *stage));
                wgpu::ComputePassTimestampWrites {
                    query_set: &timer.queries,
                    beginning_of_pass_write_index: Some(first),
                    end_of_pass_write_index: Some(first + 1),
                }
            });
            let descriptor = wgpu::ComputePassDescriptor { label: Some(stage.name()), timestamp_writes };
            encoder.begin_compute_pass(&descriptor).forget_lifetime()
        })
    }

    /// Binds a kernel and its buffers in the pass of the current stage.
    fn bind<K: Kernel<GpuDevice>>(&mut self, kernel: &K) -> Result<()> {
        let pipeline = self.device.pipeline(K::INFO)?;
        let mut bindings =
            Bindings { device: self.device, uniforms: &mut self.uniforms, bound: Vec::new(), error: None };
        kernel.bind(&mut bindings);
        let Bindings { bound, error, .. } = bindings;
        if let Some(error) = error {
            return Err(error);
        }
        let entries: Vec<_> = (0..)
            .zip(&bound)
            .map(|(binding, (buffer, offset, size))| wgpu::BindGroupEntry {
                binding,
                resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset: *offset, size: *size }),
            })
            .collect();
        let group = self.device.raw.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some(K::INFO.name),
            layout: &pipeline.layout,
            entries: &entries,
        });
        let pass = self.pass();
        pass.set_pipeline(&pipeline.compute);
        pass.set_bind_group(0, &group, &[]);
        Ok(())
    }

    /// Records a command, unless an earlier one failed. Keeps its error.
    fn attempt(&mut self, command: impl FnOnce(&mut Self) -> Result<()>) {
        if self.error.is_none() {
            self.error = command(self).err();
        }
    }
}

impl Recorder<GpuDevice> for GpuRecorder<'_> {
    fn stage(&mut self, stage: impl Into<StageLabel>) {
        self.pass = None;
        self.stage = stage.into();
        self.stage_index += 1;
    }

    fn launch_sized<K: Kernel<GpuDevice>>(&mut self, kernel: &K, size: DispatchArguments) {
        if size.x == 0 {
            return;
        }
        self.attempt(|recorder| {
            recorder.bind(kernel)?;
            recorder.pass().dispatch_workgroups(size.x, size.y, size.z);
            Ok(())
        });
    }

    fn launch_indirect<K: Kernel<GpuDevice>>(&mut self, kernel: &K, arguments: &Buffer<DispatchArguments>) {
        self.attempt(|recorder| {
            recorder.bind(kernel)?;
            recorder.pass().dispatch_workgroups_indirect(arguments.raw(), 0);
            Ok(())
        });
    }

    fn clear<T: Pod>(&mut self, buffer: &Buffer<T>) {
        self.pass = None;
        self.encoder.clear_buffer(buffer.raw(), 0, None);
    }

    fn copy<T: Pod>(&mut self, from: &Buffer<T>, to: &Buffer<T>, len: usize) {
        self.attempt(|recorder| {
            [from, to].into_iter().try_for_each(|buffer| check_capacity::<GpuDevice, T>(COPIED, buffer, len))?;
            recorder.pass = None;
            if len > 0 {
                recorder.encoder.copy_buffer_to_buffer(from.raw(), 0, to.raw(), 0, bytes_of::<T>(len));
            }
            Ok(())
        });
    }

    fn submit(self) -> Result<()> {
        self.send()
    }

    fn submit_and_read<T: Pod, const N: usize>(
        mut self,
        parts: [(&Buffer<T>, Range<usize>); N],
    ) -> Result<impl Future<Output = Result<ReadBack<T, N>>>> {
        self.pass = None;
        let mut lengths = [0; N];
        for (length, (buffer, range)) in lengths.iter_mut().zip(&parts) {
            if !range.is_empty() {
                check_capacity::<GpuDevice, T>(READ, buffer, range.end)?;
                *length = range.len();
            }
        }
        let device = self.device;
        let timer = self.timer.take().filter(|timer| !timer.passes.is_empty());
        let timestamp_bytes = timer.as_ref().map_or(0, Timer::bytes);
        let bytes = timestamp_bytes + bytes_of::<T>(lengths.iter().sum());
        let staging = if bytes > 0 { Some(device.staging_buffer(bytes)?) } else { None };
        if let Some(staging) = &staging {
            // Timestamps come first: they need the larger alignment.
            if let Some(timer) = &timer {
                timer.record_resolve(&mut self.encoder, &staging.raw);
            }
            let mut offset = timestamp_bytes;
            for ((buffer, range), length) in parts.iter().zip(lengths).filter(|(_, length)| *length > 0) {
                let (start, bytes) = (bytes_of::<T>(range.start), bytes_of::<T>(length));
                self.encoder.copy_buffer_to_buffer(buffer.raw(), start, &staging.raw, offset, bytes);
                offset += bytes;
            }
        }
        let what = self.stage.name();
        // Submit now and not in the future, which may run on another thread: errors are collected per thread.
        self.send()?;
        Ok(async move {
            let content = match staging {
                Some(staging) => device.map_and_copy(staging, bytes, what).await?,
                None => Vec::new(),
            };
            let (timestamps, mut rest) = content.split_at(timestamp_bytes as usize);
            let times = timer.map_or_else(Vec::new, |timer| timer.finish(device, timestamps));
            let parts = lengths.map(|length| {
                let (part, after) = rest.split_at(bytes_of::<T>(length) as usize);
                rest = after;
                bytemuck::pod_collect_to_vec(part)
            });
            Ok(ReadBack { parts, times, work: Vec::new() })
        })
    }
}

/// Collects the bindings of a launch: buffer, offset and size of each.
struct Bindings<'r> {
    device: &'r GpuDevice,
    uniforms: &'r mut Uniforms,
    bound: Vec<(wgpu::Buffer, u64, Option<wgpu::BufferSize>)>,
    error: Option<Error>,
}

impl Binder<GpuDevice> for Bindings<'_> {
    fn uniform<T: Pod>(&mut self, value: &T) {
        match self.uniforms.add(self.device, bytemuck::bytes_of(value)) {
            Ok((page, offset)) => self.bound.push((page, offset, wgpu::BufferSize::new(size_of::<T>() as u64))),
            Err(error) => self.error = self.error.take().or(Some(error)),
        }
    }

    fn storage<T: Pod>(&mut self, buffer: &Buffer<T>) {
        self.bound.push((buffer.raw().clone(), 0, None));
    }
}

impl Uniforms {
    /// Adds a uniform. Returns its page and the offset within.
    fn add(&mut self, device: &GpuDevice, bytes: &[u8]) -> Result<(wgpu::Buffer, u64)> {
        let alignment = device.raw.limits().min_uniform_buffer_offset_alignment as usize;
        let fits = |page: &(Allocation, Vec<u8>)| {
            page.1.len().next_multiple_of(alignment) + bytes.len() <= UNIFORM_PAGE_BYTES as usize
        };
        if !self.pages.last().is_some_and(fits) {
            let free = lock(&device.uniform_pages).pop();
            let page = match free {
                Some(page) => page,
                None => {
                    let usage = BufferUsages::UNIFORM | BufferUsages::COPY_DST;
                    device.allocate("uniforms", UNIFORM_PAGE_BYTES, usage)?
                }
            };
            self.pages.push((page, Vec::new()));
        }
        let last = self.pages.len() - 1;
        let (page, content) = &mut self.pages[last];
        content.resize(content.len().next_multiple_of(alignment), 0);
        let offset = content.len() as u64;
        content.extend_from_slice(bytes);
        Ok((page.raw.clone(), offset))
    }
}
