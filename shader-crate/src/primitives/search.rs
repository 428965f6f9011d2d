//! Binary search.

use crate::memory::Read;

/// Where, between `low` and `high` in a sorted buffer, the elements that are at most `value` end.
#[inline(always)]
pub fn upper_bound(sorted: Read<u32>, low: u32, high: u32, value: u32) -> u32 {
    partition_point(low, high, |index| sorted.get(index) <= value)
}

/// Where, between `low` and `high`, the indices end of which something is true, if it is so of none after them.
#[inline(always)]
pub fn partition_point(low: u32, high: u32, is_before: impl Fn(u32) -> bool) -> u32 {
    let mut low = low;
    let mut high = high;
    while low < high {
        let middle = low + (high - low) / 2;
        if is_before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
