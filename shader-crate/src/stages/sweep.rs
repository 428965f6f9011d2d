//! For each box, in the order of their starts, how many others start within it.
//!
//! `count = upper_bound(starts, end) − own place − 1`: the figures of the prefix sum over start and end marks (Fig. 5.12
//! of Mainzer's thesis), with half the sorting.

use clasp_kernels_macros::kernel;

use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// The number of elements that are at most `value`, in a sorted buffer.
#[inline(always)]
pub fn upper_bound(sorted: Read<u32>, len: u32, value: u32) -> u32 {
    let mut low = 0;
    let mut high = len;
    while low < high {
        let middle = low + (high - low) / 2;
        if sorted.get(middle) <= value {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// Writes the counts. `order[i]` is the entry whose start is the `i`-th.
#[kernel]
pub fn sweep(
    thread: Thread,
    params: &PipelineParams,
    sorted_starts: Read<u32>,
    order: Read<u32>,
    ends: Read<u32>,
    mut counts: Write<u32>,
) {
    if thread.index < params.entries {
        let end = ends.get(order.get(thread.index));
        let bound = upper_bound(sorted_starts, params.entries, end);
        // Where there is no entry the end is zero, and the bound before the own place.
        let mut count = 0;
        if bound > thread.index + 1 {
            count = bound - thread.index - 1;
        }
        counts.set(thread.index, count);
    }
}
