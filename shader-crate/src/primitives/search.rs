//! Binary search.

use crate::memory::Read;

/// Returns the index of the first element above `value` in the range `low..high` of a sorted buffer; `high` if there is none.
#[inline(always)]
pub fn upper_bound(sorted: Read<u32>, low: u32, high: u32, value: u32) -> u32 {
    partition_point(low, high, |index| sorted.get(index) <= value)
}

/// Returns the first index in `low..high` for which `is_before` is false; `high` if there is none. `is_before` must be true
/// for all indices before it, and false for all after it.
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
