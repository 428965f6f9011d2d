//! Compaction: the elements whose flag is not zero, in their order.
//!
//! [`compact_mark`] makes a one of each flag, the scan of these ones says where each element goes, and
//! [`compact_scatter`] writes those that fit. The number of elements is the total of the scan, whatever the capacity:
//! that is how the host learns how large the output must be.

use clasp3d_kernels_macros::kernel;

use glam::UVec4;

use crate::memory::{ReadQuads, Write, WriteQuads};
use crate::thread::Thread;
use crate::types::{CompactParams, Length};

/// Elements that each thread takes.
pub const ELEMENTS_PER_THREAD: u32 = 4;

/// Writes a one for each flag that is not zero, else a zero.
#[kernel]
pub fn compact_mark(thread: Thread, params: &Length, flags: ReadQuads, mut marks: WriteQuads) {
    if thread.index * ELEMENTS_PER_THREAD < params.len {
        let flags = flags.get(thread.index);
        let mark = |flag: u32| (flag != 0) as u32;
        marks.set(thread.index, UVec4::new(mark(flags.x), mark(flags.y), mark(flags.z), mark(flags.w)));
    }
}

/// Writes each flagged element to its place. `places` is the scan of the marks.
#[kernel]
pub fn compact_scatter(
    thread: Thread,
    params: &CompactParams,
    flags: ReadQuads,
    places: ReadQuads,
    elements: ReadQuads,
    mut output: Write<u32>,
) {
    let first = thread.index * ELEMENTS_PER_THREAD;
    if first < params.len {
        let (flags, places) = (flags.get(thread.index), places.get(thread.index));
        let elements = elements.get(thread.index);
        let mut place = |lane: u32, flag: u32, place: u32, element: u32| {
            if flag != 0 && first + lane < params.len && place < params.capacity {
                output.set(place, element);
            }
        };
        place(0, flags.x, places.x, elements.x);
        place(1, flags.y, places.y, elements.y);
        place(2, flags.z, places.z, elements.z);
        place(3, flags.w, places.w, elements.w);
    }
}
