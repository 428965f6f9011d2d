//! Compaction: the elements whose flag is not zero, in their order.
//!
//! [`compact_mark`] makes a one of each flag, the scan of these ones says where each element goes, and
//! [`compact_scatter`] writes those that fit. The number of elements is the total of the scan, whatever the capacity:
//! that is how the host learns how large the output must be.

use clasp_kernels_macros::kernel;

use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::{CompactParams, Length};

/// Writes a one for each flag that is not zero, else a zero.
#[kernel]
pub fn compact_mark(thread: Thread, params: &Length, flags: Read<u32>, mut marks: Write<u32>) {
    if thread.index < params.len {
        marks.set(thread.index, (flags.get(thread.index) != 0) as u32);
    }
}

/// Writes each flagged element to its place. `places` is the scan of the marks.
#[kernel]
pub fn compact_scatter(
    thread: Thread,
    params: &CompactParams,
    flags: Read<u32>,
    places: Read<u32>,
    elements: Read<u32>,
    mut output: Write<u32>,
) {
    if thread.index < params.len && flags.get(thread.index) != 0 {
        let place = places.get(thread.index);
        if place < params.capacity {
            output.set(place, elements.get(thread.index));
        }
    }
}
