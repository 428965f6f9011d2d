//! Launches whose size only the device knows.

use clasp3d_kernels_macros::kernel;

use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::{DispatchArguments, FillParams, dispatch_size, groups_for_threads};

/// Writes the arguments of an indirect dispatch of at least `count[0]` threads.
#[kernel]
pub fn size_dispatch(thread: Thread, count: Read<u32>, mut arguments: Write<DispatchArguments>) {
    if thread.index == 0 {
        arguments.set(0, dispatch_size(groups_for_threads(count.get(0))));
    }
}

/// Fills the first `count[0]` elements with a value, up to the capacity of the output.
#[kernel]
pub fn fill(thread: Thread, params: &FillParams, count: Read<u32>, mut output: Write<u32>) {
    if thread.index < count.get(0) && thread.index < params.capacity {
        output.set(thread.index, params.value);
    }
}
