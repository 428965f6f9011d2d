//! The pairs that were found, in order.
//!
//! They are sorted by the second triangle and then, stably, by the first, with the radix sort. How many there are only
//! the device knows; the host sorts as many as it expects, and what there is too much of is filled up.

use clasp_kernels_macros::kernel;

use super::narrow::counters;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Writes after the pairs that were found, as the first triangle, a number above all others: up to where there is room.
#[kernel]
pub fn fill_up(thread: Thread, params: &PipelineParams, counters: Read<u32>, mut found_first: Write<u32>) {
    if thread.index >= counters.get(counters::FOUND) && thread.index < params.found {
        found_first.set(thread.index, u32::MAX);
    }
}
