//! Exclusive prefix sum of `u32`, in the way "reduce, then scan".
//!
//! [`scan_block_sums`] adds up each block; the host scans these sums in the same way (one block of them, or several
//! levels); [`scan_blocks`] then scans each block from where its predecessors end. Every element is read twice and
//! written once, and no workgroup waits for another.
//!
//! **Overflow.** If the sum of all elements reaches 2³², some addition of [`scan_blocks`] wraps, on one level or
//! another: as long as no block wraps, the sums of blocks are right and the next level up adds the right numbers. And if
//! it does not reach 2³², none wraps, because every partial sum is at most the whole. So it is enough that
//! [`scan_blocks`] watches for the carry.

use clasp_kernels_macros::kernel;

use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{Length, WORKGROUP_LEN, WORKGROUP_SIZE, scan_result};

/// Elements that each thread scans by itself.
pub const ELEMENTS_PER_THREAD: u32 = 16;

/// Elements that a workgroup scans.
pub const BLOCK: u32 = WORKGROUP_SIZE * ELEMENTS_PER_THREAD;

/// Threads whose sums one thread adds up in the middle step of [`scan_workgroup`].
const CHUNK: u32 = 16;
/// How many such threads there are.
const CHUNKS: u32 = WORKGROUP_SIZE / CHUNK;
/// [`CHUNKS`] as the length of an array.
pub const CHUNKS_LEN: usize = CHUNKS as usize;

/// A sum, and whether it has reached 2³².
#[derive(Clone, Copy)]
pub struct Sum {
    /// The sum, modulo 2³².
    pub value: u32,
    /// Whether any addition wrapped.
    pub wrapped: bool,
}

impl Sum {
    /// Nothing added yet.
    pub const ZERO: Self = Self { value: 0, wrapped: false };

    /// With one more addend.
    #[inline(always)]
    pub fn plus(self, addend: u32) -> Self {
        let value = self.value.wrapping_add(addend);
        Self { value, wrapped: self.wrapped | (value < addend) }
    }
}

/// Adds up each block of [`BLOCK`] elements.
#[kernel]
pub fn scan_block_sums(
    thread: Thread,
    params: &Length,
    input: Read<u32>,
    mut sums: Write<u32>,
    mut shared: Shared<u32, WORKGROUP_LEN>,
) {
    let start = thread.group * BLOCK;
    let mut sum = 0u32;
    let mut element = 0;
    while element < ELEMENTS_PER_THREAD {
        let index = start + element * WORKGROUP_SIZE + thread.local;
        if index < params.len {
            sum = sum.wrapping_add(input.get(index));
        }
        element += 1;
    }
    shared.set(thread.local, sum);
    thread.barrier();
    let mut half = WORKGROUP_SIZE / 2;
    while half > 0 {
        if thread.local < half {
            let sum = shared.get(thread.local).wrapping_add(shared.get(thread.local + half));
            shared.set(thread.local, sum);
        }
        thread.barrier();
        half /= 2;
    }
    if thread.local == 0 && start < params.len {
        sums.set(thread.group, shared.get(0));
    }
}

/// Scans each block of [`BLOCK`] elements, beginning at the block's element of `offsets`.
///
/// `result` is laid out as in [`scan_result`]; the last block writes the total.
#[kernel]
pub fn scan_blocks(
    thread: Thread,
    params: &Length,
    input: Read<u32>,
    offsets: Read<u32>,
    mut output: Write<u32>,
    mut result: Write<u32>,
    sums: Shared<u32, WORKGROUP_LEN>,
    chunks: Shared<u32, CHUNKS_LEN>,
) {
    let block_start = thread.group * BLOCK;
    let start = block_start + thread.local * ELEMENTS_PER_THREAD;
    let mut own = Sum::ZERO;
    let mut element = 0;
    while element < ELEMENTS_PER_THREAD {
        let index = start + element;
        if index < params.len {
            own = own.plus(input.get(index));
        }
        element += 1;
    }

    let before = scan_workgroup(thread, own.value, sums, chunks);
    if block_start < params.len {
        let before = before.plus(offsets.get(thread.group));
        let mut sum = Sum { value: before.value, wrapped: own.wrapped | before.wrapped };
        let mut element = 0;
        while element < ELEMENTS_PER_THREAD {
            let index = start + element;
            if index < params.len {
                output.set(index, sum.value);
                sum = sum.plus(input.get(index));
            }
            if index + 1 == params.len {
                result.set(scan_result::TOTAL, sum.value);
            }
            element += 1;
        }
        if sum.wrapped {
            result.atomic_or(scan_result::OVERFLOW, 1);
        }
    }
}

/// The sum of the values of the threads before this one in the workgroup.
///
/// In two levels: a few threads add up a chunk of values each, then every thread adds the chunks before its own. That is
/// two barriers instead of the eight or sixteen of a tree, and barriers are what costs most.
#[inline(always)]
pub fn scan_workgroup(
    thread: Thread,
    value: u32,
    mut values: Shared<u32, WORKGROUP_LEN>,
    mut chunks: Shared<u32, CHUNKS_LEN>,
) -> Sum {
    values.set(thread.local, value);
    thread.barrier();
    if thread.local < CHUNKS {
        let mut sum = Sum::ZERO;
        let mut element = 0;
        while element < CHUNK {
            let index = thread.local * CHUNK + element;
            let value = values.get(index);
            values.set(index, sum.value);
            sum = sum.plus(value);
            element += 1;
        }
        chunks.set(thread.local, sum.value);
    }
    thread.barrier();
    let mut before = Sum::ZERO.plus(values.get(thread.local));
    let own_chunk = thread.local / CHUNK;
    let mut chunk = 0;
    while chunk < CHUNKS {
        if chunk < own_chunk {
            before = before.plus(chunks.get(chunk));
        }
        chunk += 1;
    }
    before
}
