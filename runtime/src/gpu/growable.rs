//! Buffers whose size only the device knows.

use bytemuck::Pod;

use super::Device;
use crate::Result;

/// A buffer that may be too small for the results of a kernel.
///
/// The kernel counts beyond the capacity and writes what fits. The host reads the count, makes room, and runs the kernel again:
///
/// ```text
/// loop {
///     let count = launch(buffer.get());
///     if !buffer.make_room(device, count)? {
///         break; // All results were written.
///     }
/// }
/// ```
pub struct Growable<D: Device, T: Pod> {
    label: &'static str,
    buffer: D::Buffer<T>,
}

impl<D: Device, T: Pod> Growable<D, T> {
    /// Creates a buffer with this capacity, but at least one element.
    pub fn new(device: &D, label: &'static str, capacity: usize) -> Result<Self> {
        Ok(Self { label, buffer: device.buffer(label, capacity.max(1))? })
    }

    /// Returns the buffer.
    pub fn get(&self) -> &D::Buffer<T> {
        &self.buffer
    }

    /// Returns the capacity in elements.
    pub fn capacity(&self) -> usize {
        D::len(&self.buffer)
    }

    /// Makes room for `needed` elements. Returns whether there is a new buffer, without the old contents.
    ///
    /// If there is memory for it, the new capacity is a quarter more, so that a count that grows slowly from frame to frame does
    /// not need a new buffer every time.
    pub fn make_room(&mut self, device: &D, needed: usize) -> Result<bool> {
        if needed <= self.capacity() {
            return Ok(false);
        }
        self.buffer = match device.buffer(self.label, needed + needed / 4) {
            Ok(buffer) => buffer,
            Err(_) => {
                // Free the memory of the old buffer and try again.
                self.buffer = device.buffer(self.label, 1)?;
                device.buffer(self.label, needed)?
            }
        };
        Ok(true)
    }
}
