//! Errors and loss that the graphics driver reports.

use core::future::Future;
use core::pin::{Pin, pin};
use core::task::{Context, Poll, Waker};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;

use super::{GpuDevice, lock};
use crate::{DeviceError, Error, Result};

/// Errors that the graphics driver has reported outside of error scopes.
#[derive(Default)]
pub(super) struct DriverErrors {
    /// Reason of the device loss.
    lost: Option<String>,
    /// First error of each thread. Natively, the graphics driver reports an error on the thread that caused it, so threads that
    /// share a device do not get each other's errors.
    by_thread: HashMap<ThreadId, String>,
}

impl DriverErrors {
    /// Installs handlers on a device that collect its errors.
    pub(super) fn collect_from(device: &wgpu::Device) -> Arc<Mutex<Self>> {
        let errors = Arc::new(Mutex::new(Self::default()));
        let on_loss = Arc::clone(&errors);
        device.set_device_lost_callback(move |reason, message| {
            lock(&on_loss).lost = Some(format!("{reason:?}: {message}").trim_end_matches([':', ' ', '.']).to_owned());
        });
        let on_error = Arc::clone(&errors);
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            lock(&on_error).by_thread.entry(std::thread::current().id()).or_insert(error.to_string());
        }));
        errors
    }
}

fn driver_error(what: &str, message: String) -> Error {
    Error::Device(DeviceError::Driver { what: what.to_owned(), message })
}

impl GpuDevice {
    /// Returns the reason of the device loss, if the device was lost.
    pub fn lost(&self) -> Option<String> {
        lock(&self.driver_errors).lost.clone()
    }

    /// Destroys the device, as if it were lost. All buffers on it become unusable.
    pub fn destroy(&self) {
        self.raw.destroy();
        // wgpu calls back at the next poll; the loss must be visible before that.
        lock(&self.driver_errors).lost.get_or_insert_with(|| "destroyed".to_owned());
    }

    /// Returns the loss of the device, or the first error that the graphics driver reported to this thread since the last
    /// check. `what` names the rejected command in the message.
    pub(in crate::gpu) fn check_errors(&self, what: &str) -> Result<()> {
        let mut errors = lock(&self.driver_errors);
        if let Some(reason) = errors.lost.clone() {
            return Err(Error::Device(DeviceError::Lost { reason }));
        }
        match errors.by_thread.remove(&std::thread::current().id()) {
            Some(message) => Err(driver_error(what, message)),
            None => Ok(()),
        }
    }

    /// On a device that the caller opened, captures errors until [`end_error_scope`](Self::end_error_scope).
    pub(in crate::gpu) fn begin_error_scope(&self) -> Option<wgpu::ErrorScopeGuard> {
        self.external.then(|| self.raw.push_error_scope(wgpu::ErrorFilter::Validation))
    }

    /// Returns the error that the scope captured, if any.
    ///
    /// Natively, it is available at once. A browser would report it later, but the caller cannot pass a device there.
    pub(in crate::gpu) fn end_error_scope(&self, scope: Option<wgpu::ErrorScopeGuard>, what: &str) -> Result<()> {
        match scope.map(|scope| poll_once(pin!(scope.pop()))) {
            Some(Poll::Ready(Some(error))) => Err(driver_error(what, error.to_string())),
            _ => Ok(()),
        }
    }

    /// Returns the error of a failed read-back.
    pub(super) fn read_error(what: &str, error: impl core::fmt::Display) -> Error {
        driver_error(&format!("reading {what}"), error.to_string())
    }
}

/// Polls a future once.
pub(super) fn poll_once<F: Future>(future: Pin<&mut F>) -> Poll<F::Output> {
    future.poll(&mut Context::from_waker(Waker::noop()))
}
