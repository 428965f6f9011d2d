//! Parallel primitives on any [`Device`](super::Device).
//!
//! Each primitive is a struct that keeps scratch buffers for inputs up to a capacity. `record` adds its launches to a list;
//! `run` records, submits, and reads results back. Where results are read from the scratch buffers, `run` takes `&mut self`,
//! so that two threads do not use one primitive at the same time. The kernels are in the files of the same names in
//! `shader-crate/src/primitives`.

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

/// Returns the length as `u32`, if it is at most the capacity.
fn checked_len(what: &'static str, len: usize, capacity: usize) -> Result<u32> {
    match u32::try_from(len) {
        Ok(short) if len <= capacity => Ok(short),
        _ => Err(Error::Device(DeviceError::CapacityExceeded { what, len, capacity })),
    }
}

/// Returns the capacity as `u32`, if the kernels support inputs of this length.
fn checked_capacity(what: &'static str, capacity: usize) -> Result<u32> {
    checked_len(what, capacity, MAX_LENGTH as usize)
}
