//! Buffers whose required size only the device knows.

use bytemuck::Pod;

use super::Device;
use crate::Result;

/// A buffer that grows to the number of elements that a kernel has counted.
///
/// The kernel counts beyond the capacity and writes only what fits. The host reads the count, makes room, and launches the
/// kernel again:
///
/// ```text
/// loop {
///     let count = launch(buffer.get());
///     if !buffer.make_room(device, count)? {
///         break; // All elements were written.
///     }
/// }
/// ```
pub struct Growable<D: Device, T: Pod> {
    label: &'static str,
    buffer: D::Buffer<T>,
}

impl<D: Device, T: Pod> Growable<D, T> {
    /// Creates a buffer of `capacity` elements, at least one.
    pub fn new(device: &D, label: &'static str, capacity: usize) -> Result<Self> {
        Ok(Self { label, buffer: device.buffer(label, capacity.max(1))? })
    }

    /// Returns the buffer.
    pub fn get(&self) -> &D::Buffer<T> {
        &self.buffer
    }

    /// Returns the number of elements that fit.
    pub fn capacity(&self) -> usize {
        D::len(&self.buffer)
    }

    /// Makes room for `needed` elements. Returns whether this replaced the buffer; the old content is lost then.
    ///
    /// The new buffer is a quarter larger than needed, if the device allows it, so that a slowly rising count does not
    /// replace the buffer in every frame.
    pub fn make_room(&mut self, device: &D, needed: usize) -> Result<bool> {
        if needed <= self.capacity() {
            return Ok(false);
        }
        self.buffer = match device.buffer(self.label, needed + needed / 4) {
            Ok(buffer) => buffer,
            Err(_) => {
                // Free the memory of the old buffer first: it may be enough.
                self.buffer = device.buffer(self.label, 1)?;
                device.buffer(self.label, needed)?
            }
        };
        Ok(true)
    }
}
