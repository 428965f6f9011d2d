//! Blocking versions of async functions, natively.

use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::sync::Arc;

#[cfg(feature = "gpu")]
use crate::gpu::GpuDevice;

/// Polls a future until it is ready. Between polls, `wait` waits for what may wake the future.
pub(crate) fn block_on<F: Future>(future: F, wait: impl Fn()) -> F::Output {
    /// Wakes the waiting thread.
    struct Unpark(std::thread::Thread);

    impl std::task::Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
            return output;
        }
        wait();
        // Usually `wait` has already woken this thread, and this returns at once. It sleeps for a moment if another thread has
        // received the event from the device and has not delivered it yet.
        std::thread::park_timeout(core::time::Duration::from_millis(1));
    }
}

/// Runs futures of blocking calls. If they wait for a device, it is polled meanwhile.
pub(crate) struct Waiter {
    #[cfg(feature = "gpu")]
    device: Option<Arc<GpuDevice>>,
}

impl Waiter {
    /// For futures that do not wait for a device: work on the CPU, and opening a device, which wgpu does natively at once.
    pub(crate) const CPU: Self = Self {
        #[cfg(feature = "gpu")]
        device: None,
    };

    /// For futures that wait for a device, if there is one.
    #[cfg(feature = "gpu")]
    pub(crate) fn for_device(device: Option<Arc<GpuDevice>>) -> Self {
        Self { device }
    }

    /// Runs a future to its end.
    pub(crate) fn block_on<F: Future>(&self, future: F) -> F::Output {
        #[cfg(feature = "gpu")]
        if let Some(device) = &self.device {
            return device.block_on(future);
        }
        block_on(future, || {})
    }
}
