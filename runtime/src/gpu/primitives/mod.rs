//! Parallel primitives, on any [`Device`](super::Device).
//!
//! Each is a struct with the scratch buffers that it needs for inputs up to a certain length, made once and used again.
//! `record` adds its launches to a list; `run` does that, submits the list and reads back what the host must know. It
//! takes `&mut self`, because what it reads back lies in the scratch buffers: one primitive to a thread.
//! The kernels are in the files of the same names in `shader-crate/src/primitives`.

mod compact;
mod reduce;
mod scan;
mod sort;

pub use compact::Compact;
pub use reduce::Reduce;
pub use scan::Scan;
pub use sort::{RadixSort, SortPasses, Sorted};

use clasp3d_kernels::types::MAX_LENGTH;

use crate::{DeviceError, Error, Result};

/// The length as kernels take it, where it is at most the capacity.
fn checked_len(what: &'static str, len: usize, capacity: usize) -> Result<u32> {
    match u32::try_from(len) {
        Ok(short) if len <= capacity => Ok(short),
        _ => Err(Error::Device(DeviceError::CapacityExceeded { what, len, capacity })),
    }
}

/// The capacity as kernels take it, where no length up to it is too large for them.
fn checked_capacity(what: &'static str, capacity: usize) -> Result<u32> {
    checked_len(what, capacity, MAX_LENGTH as usize)
}
