//! Buffers: allocation within the limits and the memory of a device.

use core::marker::PhantomData;
use core::pin::pin;
use core::sync::atomic::{AtomicU64, Ordering};
use core::task::Poll;
use std::sync::Arc;

use bytemuck::Pod;
use wgpu::BufferUsages;

use super::GpuDevice;
use super::driver_errors::poll_once;
use crate::{DeviceError, Error, Result};

/// Bytes of four words. The size of every buffer is a multiple.
pub(super) const QUAD_BYTES: u64 = 16;

/// Returns the bytes of `len` elements.
pub(in crate::gpu) fn bytes_of<T>(len: usize) -> u64 {
    (len as u64).saturating_mul(size_of::<T>() as u64)
}

/// Memory of a device that CLASP uses, and the limit of that.
pub(super) struct MemoryBudget {
    in_use: Arc<AtomicU64>,
    limit: Option<u64>,
}

impl MemoryBudget {
    pub(super) fn new(limit: Option<u64>) -> Self {
        Self { in_use: Arc::default(), limit }
    }

    /// Returns the bytes in use.
    pub(super) fn in_use(&self) -> u64 {
        self.in_use.load(Ordering::Relaxed)
    }

    /// Whether an allocation on top of the bytes in use exceeds the limit.
    fn is_exceeded(&self, in_use: u64, bytes: u64) -> bool {
        self.limit.is_some_and(|limit| in_use.saturating_add(bytes) > limit)
    }
}

/// A wgpu buffer whose bytes count as memory in use.
pub(in crate::gpu) struct Allocation {
    pub(in crate::gpu) raw: wgpu::Buffer,
    pub(super) bytes: u64,
    in_use: Arc<AtomicU64>,
}

impl Drop for Allocation {
    fn drop(&mut self) {
        self.in_use.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// A buffer on a [`GpuDevice`].
pub struct Buffer<T> {
    allocation: Allocation,
    len: usize,
    label: String,
    elements: PhantomData<T>,
}

impl<T> Buffer<T> {
    pub(super) fn new(allocation: Allocation, label: &str, len: usize) -> Self {
        Self { allocation, len, label: label.to_owned(), elements: PhantomData }
    }

    /// Returns the wgpu buffer.
    pub fn raw(&self) -> &wgpu::Buffer {
        &self.allocation.raw
    }

    /// Returns the number of elements.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Returns the name in error messages.
    pub(super) fn label(&self) -> &str {
        &self.label
    }
}

impl GpuDevice {
    /// Wraps a buffer of the caller on this device, which must have `len` elements. Its bytes do not count as memory in use.
    pub(crate) fn borrow_buffer<T: Pod>(&self, label: &str, raw: &wgpu::Buffer, len: usize) -> Result<Buffer<T>> {
        let limit = self.raw.limits().max_storage_buffer_binding_size;
        if raw.size() > limit {
            return Err(limit_exceeded(label, raw.size(), limit, "maxStorageBufferBindingSize"));
        }
        let allocation = Allocation { raw: raw.clone(), bytes: 0, in_use: Arc::clone(&self.memory.in_use) };
        Ok(Buffer::new(allocation, label, len))
    }

    /// Creates a buffer, if limits and memory allow it. `label` names it in error messages.
    pub(in crate::gpu) fn allocate(&self, label: &str, bytes: u64, usage: BufferUsages) -> Result<Allocation> {
        self.check_errors(label)?;
        let limits = self.raw.limits();
        if bytes > limits.max_buffer_size {
            return Err(limit_exceeded(label, bytes, limits.max_buffer_size, "maxBufferSize"));
        }
        let binding_limit = limits.max_storage_buffer_binding_size;
        if usage.contains(BufferUsages::STORAGE) && bytes > binding_limit {
            return Err(limit_exceeded(label, bytes, binding_limit, "maxStorageBufferBindingSize"));
        }
        let in_use_before = self.memory.in_use.fetch_add(bytes, Ordering::Relaxed);
        let out_of_memory = || {
            let limit = self.memory.limit;
            let what = format!("buffer `{label}`");
            Error::Device(DeviceError::OutOfMemory { what, bytes, in_use: in_use_before, limit })
        };
        if self.memory.is_exceeded(in_use_before, bytes) {
            self.memory.in_use.fetch_sub(bytes, Ordering::Relaxed);
            return Err(out_of_memory());
        }
        let scope = self.begin_error_scope();
        let memory_scope = self.raw.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let descriptor = wgpu::BufferDescriptor { label: Some(label), size: bytes, usage, mapped_at_creation: false };
        let raw = self.raw.create_buffer(&descriptor);
        let allocation = Allocation { raw, bytes, in_use: Arc::clone(&self.memory.in_use) };
        // Natively, the outcome is available at once. A browser reports it later: the next error check returns it.
        if let Poll::Ready(Some(_)) = poll_once(pin!(memory_scope.pop())) {
            return Err(out_of_memory());
        }
        self.end_error_scope(scope, label)?;
        self.check_errors(label)?;
        Ok(allocation)
    }
}

fn limit_exceeded(label: &str, needed: u64, limit: u64, limit_name: &'static str) -> Error {
    let what = format!("buffer `{label}`");
    Error::Device(DeviceError::LimitExceeded { what, needed, limit, unit: "bytes", limit_name })
}
