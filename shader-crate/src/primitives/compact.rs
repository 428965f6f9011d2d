//! Compaction: the elements with a nonzero flag, in order.
//!
//! [`compact_mark`] writes 1 for each nonzero flag; the scan of these marks is the output index of each flagged element; and
//! [`compact_scatter`] writes the elements that fit. The total of the scan is the number of flagged elements, even beyond the
//! capacity of the output: from it the host knows how large the output must be.

use clasp3d_kernels_macros::kernel;

use glam::UVec4;

use crate::memory::{ReadQuads, Write, WriteQuads};
use crate::thread::Thread;
use crate::types::{CompactParams, Length};

/// Elements per thread.
pub const ELEMENTS_PER_THREAD: u32 = 4;

/// Writes 1 for each nonzero flag, else 0.
#[kernel]
pub fn compact_mark(thread: Thread, params: &Length, flags: ReadQuads, mut marks: WriteQuads) {
    if thread.index * ELEMENTS_PER_THREAD < params.len {
        let flags = flags.get(thread.index);
        let mark = |flag: u32| (flag != 0) as u32;
        marks.set(thread.index, UVec4::new(mark(flags.x), mark(flags.y), mark(flags.z), mark(flags.w)));
    }
}

/// Writes each flagged element to its output index, the scan of the marks, if that is below the capacity.
#[kernel]
pub fn compact_scatter(
    thread: Thread,
    params: &CompactParams,
    flags: ReadQuads,
    output_indices: ReadQuads,
    elements: ReadQuads,
    mut output: Write<u32>,
) {
    let first = thread.index * ELEMENTS_PER_THREAD;
    if first < params.len {
        let (flags, indices) = (flags.get(thread.index), output_indices.get(thread.index));
        let elements = elements.get(thread.index);
        let mut scatter = |lane: u32, flag: u32, index: u32, element: u32| {
            if flag != 0 && first + lane < params.len && index < params.capacity {
                output.set(index, element);
            }
        };
        scatter(0, flags.x, indices.x, elements.x);
        scatter(1, flags.y, indices.y, elements.y);
        scatter(2, flags.z, indices.z, elements.z);
        scatter(3, flags.w, indices.w, elements.w);
    }
}
