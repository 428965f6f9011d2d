//! Exclusive prefix sum of `u32`, in the way "reduce, then scan".
//!
//! [`scan_block_sums`] adds up each block; the host scans these sums in the same way (one block of them, or several
//! levels); [`scan_blocks`] then scans each block from where its predecessors end. Every element is read twice and
//! written once, and no workgroup waits for another.
//!
//! **Overflow.** If the sum of all elements does not reach 2³², no addition wraps, because every partial sum is at most
//! the whole. If the elements of one block reach it, then one thread of [`scan_blocks`] is the first to bring them there:
//! what it adds up from is right, so one of its own additions wraps. If no block reaches it, the sums of blocks are
//! right, and the same holds for the level above. So it is enough that each thread of [`scan_blocks`] watches its own
//! additions.

use clasp3d_kernels_macros::kernel;

use glam::UVec4;

use crate::memory::{Read, ReadQuads, Shared, Write, WriteQuads};
use crate::thread::Thread;
use crate::types::{Length, WORKGROUP_LEN, WORKGROUP_SIZE, scan_result};

/// Quads of elements that each thread scans by itself.
pub const QUADS_PER_THREAD: u32 = 8;

/// Elements that a workgroup scans.
pub const BLOCK: u32 = WORKGROUP_SIZE * QUADS_PER_THREAD * 4;

/// Threads whose values one thread adds up.
const CHUNK: u32 = 16;
/// How many threads do that.
const CHUNKS: u32 = WORKGROUP_SIZE / CHUNK;
/// How many such threads there are, as the length of an array.
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

/// The elements of a quad that are below `len`; the others are zero.
#[inline(always)]
fn within(quad: UVec4, first: u32, len: u32) -> UVec4 {
    UVec4::new(
        if first < len { quad.x } else { 0 },
        if first + 1 < len { quad.y } else { 0 },
        if first + 2 < len { quad.z } else { 0 },
        if first + 3 < len { quad.w } else { 0 },
    )
}

/// Adds up each block of [`BLOCK`] elements.
#[kernel]
pub fn scan_block_sums(
    thread: Thread,
    params: &Length,
    input: ReadQuads,
    mut sums: Write<u32>,
    mut shared: Shared<u32, WORKGROUP_LEN>,
    mut chunks: Shared<u32, CHUNKS_LEN>,
) {
    let mut sum = UVec4::ZERO;
    let mut quad = 0;
    while quad < QUADS_PER_THREAD {
        let index = thread.group * (BLOCK / 4) + quad * WORKGROUP_SIZE + thread.local;
        if 4 * index < params.len {
            sum = sum.wrapping_add(within(input.get(index), 4 * index, params.len));
        }
        quad += thread.one;
    }
    let sum = sum.x.wrapping_add(sum.y).wrapping_add(sum.z).wrapping_add(sum.w);
    let before = scan_workgroup(thread, sum, &mut shared, &mut chunks);
    // What comes before the last thread, and its own, is the sum of all.
    if thread.local == WORKGROUP_SIZE - 1 && thread.group * BLOCK < params.len {
        sums.set(thread.group, before.value.wrapping_add(sum));
    }
}

/// Scans each block of [`BLOCK`] elements, beginning at the block's element of `offsets`.
///
/// `result` is laid out as in [`scan_result`]; the last block writes the total.
#[kernel]
pub fn scan_blocks(
    thread: Thread,
    params: &Length,
    input: ReadQuads,
    offsets: Read<u32>,
    mut output: WriteQuads,
    mut result: Write<u32>,
    mut sums: Shared<u32, WORKGROUP_LEN>,
    mut chunks: Shared<u32, CHUNKS_LEN>,
) {
    let first_quad = thread.index * QUADS_PER_THREAD;
    let mut own = Sum::ZERO;
    let mut quad = 0;
    while quad < QUADS_PER_THREAD {
        let index = first_quad + quad;
        if 4 * index < params.len {
            let elements = within(input.get(index), 4 * index, params.len);
            own = own.plus(elements.x).plus(elements.y).plus(elements.z).plus(elements.w);
        }
        quad += thread.one;
    }

    let before = scan_workgroup(thread, own.value, &mut sums, &mut chunks);
    if thread.group * BLOCK < params.len {
        let before = before.plus(offsets.get(thread.group));
        let mut sum = Sum { value: before.value, wrapped: own.wrapped | before.wrapped };
        let mut quad = 0;
        while quad < QUADS_PER_THREAD {
            let index = first_quad + quad;
            if 4 * index < params.len {
                let elements = within(input.get(index), 4 * index, params.len);
                let second = sum.plus(elements.x);
                let third = second.plus(elements.y);
                let fourth = third.plus(elements.z);
                output.set(index, UVec4::new(sum.value, second.value, third.value, fourth.value));
                sum = fourth.plus(elements.w);
                if 4 * index + 4 >= params.len {
                    result.set(scan_result::TOTAL, sum.value);
                }
            }
            quad += thread.one;
        }
        if sum.wrapped {
            result.atomic_or(scan_result::OVERFLOW, 1);
        }
    }
}

/// The sum of the values of the threads before this one in the workgroup.
///
/// A few threads add up a chunk of values each, one thread adds up the chunks, and every thread adds its two parts: three
/// barriers instead of the eight or sixteen of a tree, and barriers are what costs most.
#[inline(always)]
#[cfg_attr(not(target_arch = "spirv"), track_caller)]
pub(crate) fn scan_workgroup(
    thread: Thread,
    value: u32,
    values: &mut Shared<u32, WORKGROUP_LEN>,
    chunks: &mut Shared<u32, CHUNKS_LEN>,
) -> Sum {
    values.set(thread.local, value);
    thread.barrier();
    if thread.local < CHUNKS {
        let mut sum = 0u32;
        let mut element = 0;
        while element < CHUNK {
            let index = thread.local * CHUNK + element;
            let value = values.get(index);
            values.set(index, sum);
            sum = sum.wrapping_add(value);
            element += thread.one;
        }
        chunks.set(thread.local, sum);
    }
    thread.barrier();
    if thread.local == 0 {
        let mut sum = 0u32;
        let mut chunk = 0;
        while chunk < CHUNKS {
            let value = chunks.get(chunk);
            chunks.set(chunk, sum);
            sum = sum.wrapping_add(value);
            chunk += thread.one;
        }
    }
    thread.barrier();
    Sum { value: values.get(thread.local), wrapped: false }.plus(chunks.get(thread.local / CHUNK))
}
