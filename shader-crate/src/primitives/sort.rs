//! Stable radix sort of `u32` keys with a `u32` payload, least significant digit first.
//!
//! A pass sorts by one digit of up to 8 bits: [`sort_histogram`] counts the digits of each block; the scan of these
//! counts, digit by digit and within a digit block by block, says where each block's keys of each digit go; and
//! [`sort_scatter`] moves them there.
//!
//! Stability without subgroups: the keys of a block are placed in rounds, one key to a thread. In a round each thread
//! sets its own bit in the 256-bit mask of its digit. The bits below its own are the keys of the same digit that come
//! before it; their number is its rank. Setting bits commutes, so the order in which threads do it does not matter.

use clasp_kernels_macros::kernel;

use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{SortPass, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Bits of a digit. [`sort_scatter`] has one thread to a digit, so this is log2 of the workgroup size.
pub const DIGIT_BITS: u32 = 8;
/// Number of digits.
pub const DIGITS: u32 = 1 << DIGIT_BITS;
/// Rounds in which a workgroup places its keys.
pub const ROUNDS: u32 = 16;
/// Keys that a workgroup sorts.
pub const BLOCK: u32 = WORKGROUP_SIZE * ROUNDS;

/// Words of a mask with a bit to each thread.
const MASK_WORDS: u32 = WORKGROUP_SIZE / 32;
/// Words of the masks of all digits.
pub const MASKS_LEN: usize = (MASK_WORDS * DIGITS) as usize;

const _: () = assert!(DIGITS == WORKGROUP_SIZE);

/// The digit of a key.
#[inline(always)]
pub fn digit_of(key: u32, pass: &SortPass) -> u32 {
    key.wrapping_shr(pass.shift) & pass.mask
}

/// Counts each digit in each block of [`BLOCK`] keys: `counts[digit * blocks + block]`.
#[kernel]
pub fn sort_histogram(
    thread: Thread,
    params: &SortPass,
    keys: Read<u32>,
    mut counts: Write<u32>,
    mut histogram: Shared<u32, WORKGROUP_LEN>,
) {
    histogram.set(thread.local, 0);
    thread.barrier();
    let mut round = 0;
    while round < ROUNDS {
        let index = thread.group * BLOCK + round * WORKGROUP_SIZE + thread.local;
        if index < params.len {
            histogram.atomic_add(digit_of(keys.get(index), params), 1);
        }
        round += 1;
    }
    thread.barrier();
    if thread.group < params.blocks {
        // An atomic that changes nothing, because the device treats all accesses to this array as atomic.
        counts.set(thread.local * params.blocks + thread.group, histogram.atomic_add(thread.local, 0));
    }
}

/// Moves each key and its payload to its place by this pass's digit. `offsets` is the scan of the counts.
#[kernel]
pub fn sort_scatter(
    thread: Thread,
    params: &SortPass,
    keys: Read<u32>,
    payload: Read<u32>,
    offsets: Read<u32>,
    mut sorted_keys: Write<u32>,
    mut sorted_payload: Write<u32>,
    mut masks: Shared<u32, MASKS_LEN>,
    mut next: Shared<u32, WORKGROUP_LEN>,
) {
    // In what follows each thread also owns the digit of its own number: its mask, and where its next key goes.
    let own = thread.local;
    if thread.group < params.blocks {
        next.set(own, offsets.get(own * params.blocks + thread.group));
    }
    let mut word = 0;
    while word < MASK_WORDS {
        masks.set(word * DIGITS + own, 0);
        word += 1;
    }
    thread.barrier();

    let own_word = thread.local / 32;
    let own_bit = 1u32.wrapping_shl(thread.local % 32);
    let mut round = 0;
    while round < ROUNDS {
        let index = thread.group * BLOCK + round * WORKGROUP_SIZE + thread.local;
        let active = index < params.len;
        let mut key = 0;
        let mut digit = 0;
        if active {
            key = keys.get(index);
            digit = digit_of(key, params);
            masks.atomic_or(own_word * DIGITS + digit, own_bit);
        }
        thread.barrier();

        if active {
            let mut rank = 0;
            let mut word = 0;
            while word < MASK_WORDS {
                let mask = masks.get(word * DIGITS + digit);
                if word < own_word {
                    rank += mask.count_ones();
                } else if word == own_word {
                    rank += (mask & (own_bit - 1)).count_ones();
                }
                word += 1;
            }
            let place = next.get(digit) + rank;
            sorted_keys.set(place, key);
            sorted_payload.set(place, payload.get(index));
        }
        thread.barrier();

        let mut placed = 0;
        let mut word = 0;
        while word < MASK_WORDS {
            placed += masks.get(word * DIGITS + own).count_ones();
            masks.set(word * DIGITS + own, 0);
            word += 1;
        }
        next.set(own, next.get(own) + placed);
        thread.barrier();
        round += 1;
    }
}
