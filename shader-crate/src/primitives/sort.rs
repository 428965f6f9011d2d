//! Stable radix sort of `u32` keys with a `u32` payload, least significant digit first.
//!
//! A pass sorts by one digit of up to 4 bits. [`sort_histogram`] counts the digits of each block. The scan of these counts,
//! ordered by digit and then by block, is the output index of the first key of each block and digit. [`sort_scatter`] moves
//! the keys.
//!
//! Within a block, each thread counts the digits of a run of consecutive keys in registers: no atomics, and the order of the
//! threads is the order of the keys, so the sort is stable without subgroups. The counts of all threads are a table in
//! workgroup memory, with a row per two digits and a column per thread. The scan of a row gives each thread the rank of its
//! first key of each digit.
//!
//! 8-bit digits would halve the number of passes, but the table would be sixteen times as large and exceed workgroup memory.
//! As bit masks (one bit per key, ranks by counting bits) it was measured at a third of the speed on a software adapter.
//! There, a memory access with an index that differs between threads costs as much as dozens of operations on registers. For
//! this reason elements of small arrays are selected by comparisons and not by index.

use clasp3d_kernels_macros::kernel;

use glam::UVec4;

use crate::memory::{Read, ReadQuads, Shared, Write};
use crate::thread::Thread;
use crate::types::{SortPass, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Bits of a digit.
pub const DIGIT_BITS: u32 = 4;
/// Number of digits.
pub const DIGITS: u32 = 1 << DIGIT_BITS;
/// `DIGITS` as an array length.
pub const DIGITS_LEN: usize = DIGITS as usize;
/// Quads of keys per thread: enough to make the scan of the table a small part of the work.
pub const QUADS_PER_THREAD: u32 = 8;
/// Keys per thread.
pub const KEYS_PER_THREAD: u32 = 4 * QUADS_PER_THREAD;
/// Keys per workgroup.
pub const BLOCK: u32 = WORKGROUP_SIZE * KEYS_PER_THREAD;

/// Rows of the table: a word has the counts of two digits, 16 bits each.
const ROWS: u32 = DIGITS / 2;
/// Words of the table.
pub const TABLE_LEN: usize = (ROWS * WORKGROUP_SIZE) as usize;
/// Chunks per row. Every thread scans one chunk of one row.
const CHUNKS: u32 = WORKGROUP_SIZE / ROWS;
/// Words per chunk.
const CHUNK: u32 = WORKGROUP_SIZE / CHUNKS;

const _: () = {
    assert!(KEYS_PER_THREAD < 256, "a thread counts in 8 bits");
    assert!(BLOCK < 65_536, "a block counts in 16 bits");
    assert!(CHUNK * CHUNKS == WORKGROUP_SIZE && CHUNKS * ROWS == WORKGROUP_SIZE, "one chunk per thread");
};

/// Returns the digit of a key.
#[inline(always)]
pub fn digit_of(key: u32, pass: &SortPass) -> u32 {
    key.wrapping_shr(pass.shift) & pass.mask
}

/// Number of keys of each digit: sixteen counts of 8 bits.
#[derive(Clone, Copy)]
struct Counts(UVec4);

impl Counts {
    const ZERO: Self = Self(UVec4::ZERO);

    /// Counts a digit. Returns its previous count.
    #[inline(always)]
    fn count(&mut self, digit: u32) -> u32 {
        let shift = (digit % 4) * 8;
        let one = 1u32.wrapping_shl(shift);
        let word = digit / 4;
        let Self(words) = *self;
        self.0 = UVec4::new(
            if word == 0 { words.x + one } else { words.x },
            if word == 1 { words.y + one } else { words.y },
            if word == 2 { words.z + one } else { words.z },
            if word == 3 { words.w + one } else { words.w },
        );
        let low = choose(word & 1, words.x, words.y);
        let high = choose(word & 1, words.z, words.w);
        choose(word & 2, low, high).wrapping_shr(shift) & 0xFF
    }

    /// Writes the counts to the thread's column of the table.
    #[inline(always)]
    fn write_column(self, thread: Thread, table: &mut Shared<u32, TABLE_LEN>) {
        write_four(thread, table, 0, self.0.x);
        write_four(thread, table, 1, self.0.y);
        write_four(thread, table, 2, self.0.z);
        write_four(thread, table, 3, self.0.w);
    }
}

/// Writes the four counts of a word as two words of the table.
#[inline(always)]
fn write_four(thread: Thread, table: &mut Shared<u32, TABLE_LEN>, word: u32, counts: u32) {
    let row = 2 * word;
    table.set(row * WORKGROUP_SIZE + thread.local, (counts & 0xFF) | ((counts & 0xFF00) << 8));
    table.set((row + 1) * WORKGROUP_SIZE + thread.local, ((counts >> 16) & 0xFF) | ((counts >> 8) & 0xFF_0000));
}

/// Returns the second value if the bit is set, else the first.
#[inline(always)]
fn choose(bit: u32, zero: u32, one: u32) -> u32 {
    if bit != 0 { one } else { zero }
}

/// Returns `values[index]`, selected by the bits of the index.
#[inline(always)]
fn choose_of_8(index: u32, values: [u32; 8]) -> u32 {
    let [a, b, c, d, e, f, g, h] = values;
    let low = choose(index & 2, choose(index & 1, a, b), choose(index & 1, c, d));
    let high = choose(index & 2, choose(index & 1, e, f), choose(index & 1, g, h));
    choose(index & 4, low, high)
}

/// Writes the sum of each chunk to `sums[row * CHUNKS + chunk]`; that index is also the index of the thread that sums it.
#[inline(always)]
fn sum_chunks(thread: Thread, table: &Shared<u32, TABLE_LEN>, sums: &mut Shared<u32, WORKGROUP_LEN>) {
    let mut sum = 0;
    let mut word = 0;
    while word < CHUNK {
        sum += table.get(thread.local * CHUNK + word);
        word += thread.one;
    }
    sums.set(thread.local, sum);
}

/// Replaces each row of the table by its exclusive scan: sums the chunks, scans these sums, scans the words of each chunk. All
/// threads call this, and a barrier is at its end.
#[inline(always)]
fn scan_rows(thread: Thread, table: &mut Shared<u32, TABLE_LEN>, sums: &mut Shared<u32, WORKGROUP_LEN>) {
    sum_chunks(thread, table, sums);
    thread.barrier();
    if thread.local < ROWS {
        let mut before = 0;
        let mut chunk = 0;
        while chunk < CHUNKS {
            let sum = sums.get(thread.local * CHUNKS + chunk);
            sums.set(thread.local * CHUNKS + chunk, before);
            before += sum;
            chunk += thread.one;
        }
    }
    thread.barrier();
    let mut before = sums.get(thread.local);
    let mut word = 0;
    while word < CHUNK {
        let count = table.get(thread.local * CHUNK + word);
        table.set(thread.local * CHUNK + word, before);
        before += count;
        word += thread.one;
    }
    thread.barrier();
}

/// Counts each digit in each block of [`BLOCK`] keys, `counts[digit * blocks + block]`, and for each thread of
/// [`sort_scatter`], which then reads the keys only once.
#[kernel]
pub fn sort_histogram(
    thread: Thread,
    params: &SortPass,
    keys: ReadQuads,
    mut thread_counts: Write<UVec4>,
    mut counts: Write<u32>,
    mut table: Shared<u32, TABLE_LEN>,
    mut sums: Shared<u32, WORKGROUP_LEN>,
) {
    let mut own = Counts::ZERO;
    let mut quad = thread.index * QUADS_PER_THREAD;
    let end = quad + QUADS_PER_THREAD;
    while quad < end {
        let first = 4 * quad;
        if first < params.len {
            let keys = keys.get(quad);
            let mut count = |lane: u32, key: u32| {
                if first + lane < params.len {
                    own.count(digit_of(key, params));
                }
            };
            count(0, keys.x);
            count(1, keys.y);
            count(2, keys.z);
            count(3, keys.w);
        }
        quad += thread.one;
    }
    if thread.group < params.blocks {
        thread_counts.set(thread.index, own.0);
    }
    own.write_column(thread, &mut table);
    thread.barrier();
    sum_chunks(thread, &table, &mut sums);
    thread.barrier();
    if thread.local < DIGITS && thread.group < params.blocks {
        let mut count = 0;
        let mut chunk = 0;
        while chunk < CHUNKS {
            let pair = sums.get(thread.local / 2 * CHUNKS + chunk);
            count += pair.wrapping_shr(thread.local % 2 * 16) & 0xFFFF;
            chunk += thread.one;
        }
        counts.set(thread.local * params.blocks + thread.group, count);
    }
}

/// Moves each key and its payload to its output index in the order of this pass's digit. `offsets` is the scan of the counts.
#[kernel]
pub fn sort_scatter(
    thread: Thread,
    params: &SortPass,
    keys: ReadQuads,
    payload: ReadQuads,
    thread_counts: Read<UVec4>,
    offsets: Read<u32>,
    mut sorted_keys: Write<u32>,
    mut sorted_payload: Write<u32>,
    mut table: Shared<u32, TABLE_LEN>,
    mut sums: Shared<u32, WORKGROUP_LEN>,
    mut starts: Shared<u32, DIGITS_LEN>,
) {
    if thread.local < DIGITS && thread.group < params.blocks {
        starts.set(thread.local, offsets.get(thread.local * params.blocks + thread.group));
    }
    let mut own = UVec4::ZERO;
    if thread.group < params.blocks {
        own = thread_counts.get(thread.index);
    }
    Counts(own).write_column(thread, &mut table);
    thread.barrier();

    scan_rows(thread, &mut table, &mut sums);

    // No more barriers: a thread needs only its column, and the output indices of the block's first keys of each digit.
    let row = |row: u32| table.get(row * WORKGROUP_SIZE + thread.local);
    let column = [row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)];
    let of = |digit: u32| starts.get(digit);
    let even = [of(0), of(2), of(4), of(6), of(8), of(10), of(12), of(14)];
    let odd = [of(1), of(3), of(5), of(7), of(9), of(11), of(13), of(15)];

    let mut seen = Counts::ZERO;
    let mut quad = thread.index * QUADS_PER_THREAD;
    let end = quad + QUADS_PER_THREAD;
    while quad < end {
        let first = 4 * quad;
        if first < params.len {
            let (keys, payload) = (keys.get(quad), payload.get(quad));
            let mut scatter = |lane: u32, key: u32, payload: u32| {
                if first + lane < params.len {
                    let digit = digit_of(key, params);
                    let (row, half) = (digit / 2, digit % 2);
                    let block_start = choose(half, choose_of_8(row, even), choose_of_8(row, odd));
                    let thread_start = choose_of_8(row, column).wrapping_shr(half * 16) & 0xFFFF;
                    let index = block_start + thread_start + seen.count(digit);
                    sorted_keys.set(index, key);
                    sorted_payload.set(index, payload);
                }
            };
            scatter(0, keys.x, payload.x);
            scatter(1, keys.y, payload.y);
            scatter(2, keys.z, payload.z);
            scatter(3, keys.w, payload.w);
        }
        quad += thread.one;
    }
}
