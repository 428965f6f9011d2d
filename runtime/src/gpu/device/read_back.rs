//! Staging buffers, and reading them.

use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll, Waker};
use std::sync::{Arc, Mutex};

use wgpu::{BufferAsyncError, BufferUsages};

use super::{Allocation, GpuDevice, lock};
use crate::Result;

/// Unit of the size of staging buffers in bytes. With a smaller unit, small changes of a size from frame to frame would need
/// new buffers.
const STAGING_UNIT: u64 = 16_384;

impl GpuDevice {
    /// Returns a staging buffer of at least `bytes` bytes. Reuses a free one unless it is much larger.
    pub(in crate::gpu) fn staging_buffer(&self, bytes: u64) -> Result<Allocation> {
        let fits =
            |allocation: &Allocation| (bytes..=bytes.saturating_mul(4).max(STAGING_UNIT)).contains(&allocation.bytes);
        let mut free = lock(&self.staging);
        if let Some(index) = free.iter().position(fits) {
            return Ok(free.swap_remove(index));
        }
        // Buffers that do not fit now will not fit in the next frame either.
        free.clear();
        drop(free);
        let usage = BufferUsages::COPY_DST | BufferUsages::MAP_READ;
        self.allocate("read-back", bytes.next_multiple_of(STAGING_UNIT), usage)
    }

    /// Maps a staging buffer, copies its first bytes and frees it for reuse. `what` names the read-back in error messages.
    pub(in crate::gpu) async fn map_and_copy(&self, staging: Allocation, bytes: u64, what: &str) -> Result<Vec<u8>> {
        let buffer = &staging.raw;
        let scope = self.begin_error_scope();
        let mapping = Mapping::new(buffer);
        self.end_error_scope(scope, what)?;
        let outcome = mapping.await;
        self.check_errors(what)?;
        outcome.map_err(|error| Self::read_error(what, error))?;
        let content = match buffer.slice(..).get_mapped_range() {
            Ok(view) => view[..bytes as usize].to_vec(),
            Err(error) => return Err(Self::read_error(what, error)),
        };
        let scope = self.begin_error_scope();
        buffer.unmap();
        self.end_error_scope(scope, what)?;
        lock(&self.staging).push(staging);
        Ok(content)
    }
}

/// A future that is ready when a buffer is mapped.
struct Mapping(Arc<Mutex<MappingState>>);

#[derive(Default)]
struct MappingState {
    outcome: Option<Result<(), BufferAsyncError>>,
    waker: Option<Waker>,
}

impl Mapping {
    fn new(buffer: &wgpu::Buffer) -> Self {
        let state = Arc::new(Mutex::new(MappingState::default()));
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

impl Future for Mapping {
    type Output = Result<(), BufferAsyncError>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
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
