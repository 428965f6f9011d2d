//! Exclusive prefix sum of `u32`, by the method "reduce, then scan".
//!
//! [`scan_block_sums`] sums each block; the host scans the block sums in the same way, on as many levels as necessary;
//! [`scan_blocks`] scans each block, starting from the sum of the blocks before it. Every element is read twice and written
//! once, and no workgroup waits for another.
//!
//! **Overflow.** If the sum of all elements is below 2³², no addition wraps, because every partial sum is at most the total.
//! If the sum of one block is 2³² or more, take the first thread of [`scan_blocks`] in whose elements the sum reaches 2³²: it
//! starts from a correct sum, so one of its own additions wraps. If no block sum reaches 2³², the block sums are correct, and
//! the same argument holds on the level above. So each thread of [`scan_blocks`] need only check its own additions.

use clasp3d_kernels_macros::kernel;

use glam::UVec4;

use crate::memory::{Read, ReadQuads, Shared, Write, WriteQuads};
use crate::thread::Thread;
use crate::types::{Length, WORKGROUP_LEN, WORKGROUP_SIZE, scan_result};

/// Quads of elements per thread.
pub const QUADS_PER_THREAD: u32 = 8;

/// Elements that a workgroup scans.
pub const BLOCK: u32 = WORKGROUP_SIZE * QUADS_PER_THREAD * 4;

/// Values of a chunk, which one thread scans.
const CHUNK: u32 = 16;
/// Chunks of a workgroup.
const CHUNKS: u32 = WORKGROUP_SIZE / CHUNK;
/// `CHUNKS` as an array length.
pub const CHUNKS_LEN: usize = CHUNKS as usize;

/// A sum modulo 2³², with overflow detection.
#[derive(Clone, Copy)]
pub struct Sum {
    /// The sum, modulo 2³².
    pub value: u32,
    /// Whether any addition wrapped.
    pub wrapped: bool,
}

impl Sum {
    /// The empty sum.
    pub const ZERO: Self = Self { value: 0, wrapped: false };

    /// Returns the sum with one more addend.
    #[inline(always)]
    pub fn plus(self, addend: u32) -> Self {
        let value = self.value.wrapping_add(addend);
        Self { value, wrapped: self.wrapped | (value < addend) }
    }
}

/// Returns a quad that starts at element `first`, with zeros for elements from `len` on.
#[inline(always)]
fn zero_beyond(quad: UVec4, first: u32, len: u32) -> UVec4 {
    UVec4::new(
        if first < len { quad.x } else { 0 },
        if first + 1 < len { quad.y } else { 0 },
        if first + 2 < len { quad.z } else { 0 },
        if first + 3 < len { quad.w } else { 0 },
    )
}

/// Sums each block of [`BLOCK`] elements.
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
            sum = sum.wrapping_add(zero_beyond(input.get(index), 4 * index, params.len));
        }
        quad += thread.one;
    }
    let sum = sum.x.wrapping_add(sum.y).wrapping_add(sum.z).wrapping_add(sum.w);
    let before = scan_workgroup(thread, sum, &mut shared, &mut chunks);
    // The sum of the last thread and all before it is the sum of the block.
    if thread.local == WORKGROUP_SIZE - 1 && thread.group * BLOCK < params.len {
        sums.set(thread.group, before.value.wrapping_add(sum));
    }
}

/// Scans each block of [`BLOCK`] elements, starting from the block's element of `offsets`.
///
/// Layout of `result`: [`scan_result`]. The last block writes the total.
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
            let elements = zero_beyond(input.get(index), 4 * index, params.len);
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
                let elements = zero_beyond(input.get(index), 4 * index, params.len);
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

/// Returns the sum of the values of all threads before this one in the workgroup.
///
/// One thread per chunk scans the values of the chunk, one thread scans the chunk sums, and every thread adds its two parts.
/// This takes three barriers, the main cost, instead of the eight or sixteen of a tree.
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
