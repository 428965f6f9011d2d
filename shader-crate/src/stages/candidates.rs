//! The pairs whose boxes overlap on all axes.
//!
//! A thread takes a few candidates in a row. Which ones they are is found by a binary search in the scan of the counts, so
//! that no list of candidates is ever stored. Most of them end here.
//!
//! Where there are more candidates than fit into one launch, the host has them looked at in slices, each from one entry up
//! to another. The scan then goes round at 2³², but within a slice differences of its elements are right.

use clasp_kernels_macros::kernel;
use glam::Vec4;

use super::assignment::{Owner, lowest_common, may_touch, same_object_left_out, unpack_entry};
use super::boxes::apart;
use crate::memory::{Read, Write};
use crate::primitives::search::upper_bound;
use crate::thread::Thread;
use crate::types::{DispatchArguments, PipelineParams, dispatch_size, groups_for_threads, scan_result};

/// Candidates that a thread looks at, one after the other. Enough for the search to cost little; few enough that small
/// scenes fill a device.
pub const CANDIDATES_PER_THREAD: u32 = 8;

/// The threads for this many candidates.
#[inline(always)]
pub fn threads_for(candidates: u32) -> u32 {
    candidates.div_ceil(CANDIDATES_PER_THREAD)
}

/// Turns what the scan of the counts says into the arguments of a dispatch for all candidates. More of them than one
/// slice may have are none here: the host will see, and slice them.
#[kernel]
pub fn size_candidates(
    thread: Thread,
    params: &PipelineParams,
    scanned: Read<u32>,
    mut arguments: Write<DispatchArguments>,
) {
    if thread.index == 0 {
        let mut candidates = scanned.get(scan_result::TOTAL);
        if candidates > params.slice_limit || scanned.get(scan_result::OVERFLOW) != 0 {
            candidates = 0;
        }
        arguments.set(0, dispatch_size(groups_for_threads(threads_for(candidates))));
    }
}

/// Lists the pairs of triangles whose boxes overlap, each pair once, without those that the filter leaves out.
/// `pair_count[0]` is how many there are, whether there is room for them or not.
#[kernel]
pub fn candidates(
    thread: Thread,
    params: &PipelineParams,
    firsts: Read<u32>,
    entries: Read<u32>,
    spans: Read<Vec4>,
    owners: Read<Owner>,
    filter: Read<u32>,
    mut pair_first: Write<u32>,
    mut pair_second: Write<u32>,
    mut pair_count: Write<u32>,
) {
    let base = firsts.get(params.slice_start);
    // The last entry of all has no candidates: those of a slice end where those of the entry after it begin.
    let after = if params.slice_end < params.entries { params.slice_end } else { params.entries - 1 };
    let slice_len = firsts.get(after).wrapping_sub(base);
    let mut candidate = thread.index * CANDIDATES_PER_THREAD;
    let mut end = candidate + CANDIDATES_PER_THREAD;
    if end > slice_len {
        end = slice_len;
    }
    if candidate < end {
        // Entry `place` has the candidates from `firsts[place] − base` on.
        let mut place = upper_bound(firsts, base, params.slice_start, params.slice_end, candidate) - 1;
        let mut other_place = place + 1 + (candidate - firsts.get(place).wrapping_sub(base));
        let mut next_first = firsts.get(place + 1).wrapping_sub(base);
        while candidate < end {
            if candidate == next_first {
                // On to the next entry that has candidates.
                while next_first == candidate {
                    place += 1;
                    next_first = firsts.get(place + 1).wrapping_sub(base);
                }
                other_place = place + 1;
            }
            if !apart(spans.get(place), spans.get(other_place)) {
                let (triangle, cluster) = unpack_entry(entries.get(place));
                let (other, _) = unpack_entry(entries.get(other_place));
                let (owner, other_owner) = (owners.get(triangle), owners.get(other));
                if lowest_common(owner, other_owner) == cluster
                    && !same_object_left_out(owner, other_owner)
                    && !may_touch(filter, owner, other_owner)
                {
                    let free = pair_count.atomic_add(0, 1);
                    if free < params.pairs {
                        pair_first.set(free, if triangle < other { triangle } else { other });
                        pair_second.set(free, if triangle < other { other } else { triangle });
                    }
                }
            }
            candidate += 1;
            other_place += 1;
        }
    }
}
