//! Buffers whose size only the device can tell.

use bytemuck::Pod;

use super::Device;
use crate::Result;

/// A buffer that a kernel may find too small.
///
/// The kernel counts past the capacity and writes only what fits; the host reads the count, makes room and runs it
/// again:
///
/// ```text
/// loop {
///     let count = launch(buffer.get());
///     if !buffer.make_room(device, count)? {
///         break; // All of it was written.
///     }
/// }
/// ```
pub struct Growable<D: Device, T: Pod> {
    label: &'static str,
    buffer: D::Buffer<T>,
}

impl<D: Device, T: Pod> Growable<D, T> {
    /// A buffer with room for `capacity` elements, at least one.
    pub fn new(device: &D, label: &'static str, capacity: usize) -> Result<Self> {
        Ok(Self { label, buffer: device.buffer(label, capacity.max(1))? })
    }

    /// The buffer.
    pub fn get(&self) -> &D::Buffer<T> {
        &self.buffer
    }

    /// How many elements it has room for.
    pub fn capacity(&self) -> usize {
        D::len(&self.buffer)
    }

    /// Makes room for `needed` elements, and says whether that took a new buffer. What was in the old one is gone.
    ///
    /// A quarter more than needed is made where the device allows it, so that a count that creeps up from frame to frame
    /// does not take a new buffer every time.
    pub fn make_room(&mut self, device: &D, needed: usize) -> Result<bool> {
        if needed <= self.capacity() {
            return Ok(false);
        }
        self.buffer = match device.buffer(self.label, needed + needed / 4) {
            Ok(buffer) => buffer,
            Err(_) => {
                // The memory of the old one may be what is missing.
                self.buffer = device.buffer(self.label, 1)?;
                device.buffer(self.label, needed)?
            }
        };
        Ok(true)
    }
}
