//! Binary search.

use crate::memory::Read;

/// Where, between `low` and `high` in a sorted buffer, the elements that are at most `value` end. Elements are taken
/// relative to `base`, modulo 2³²: so a scan that went round can be searched, too.
#[inline(always)]
pub fn upper_bound(sorted: Read<u32>, base: u32, low: u32, high: u32, value: u32) -> u32 {
    let mut low = low;
    let mut high = high;
    while low < high {
        let middle = low + (high - low) / 2;
        if sorted.get(middle).wrapping_sub(base) <= value {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
