//! For each box, in the order of their starts, how many others start within it.
//!
//! `count = upper_bound(starts, end) − own place − 1`: the figures of the prefix sum over start and end marks (Fig. 5.12
//! of Mainzer's thesis), with half the sorting.

use clasp_kernels_macros::kernel;

use crate::memory::{Read, Write};
use crate::primitives::search::upper_bound;
use crate::thread::Thread;
use crate::types::PipelineParams;

/// How many others start within a box, which is at `place` in the order of the starts, up to `bound` of which its end
/// reaches. Where there is no box, its end and the bound come before the place.
#[inline(always)]
pub fn count_within(place: u32, bound: u32) -> u32 {
    if bound > place + 1 { bound - place - 1 } else { 0 }
}

/// Writes the counts.
#[kernel]
pub fn sweep(
    thread: Thread,
    params: &PipelineParams,
    sorted_starts: Read<u32>,
    ends: Read<u32>,
    mut counts: Write<u32>,
) {
    if thread.index < params.entries {
        let bound = upper_bound(sorted_starts, 0, 0, params.entries, ends.get(thread.index));
        counts.set(thread.index, count_within(thread.index, bound));
    }
}

/// Writes where in the order of the starts each cluster ends. (What comes after the last cluster is no entry.)
#[kernel]
pub fn cluster_ends(thread: Thread, params: &PipelineParams, sorted_starts: Read<u32>, mut ends: Write<u32>) {
    if thread.index < params.clusters {
        let mut end = params.entries;
        if thread.index + 1 < params.clusters {
            let next = (thread.index + 1).wrapping_shl(32 - params.cluster_bits);
            end = upper_bound(sorted_starts, 0, 0, params.entries, next - 1);
        }
        ends.set(thread.index, end);
    }
}
