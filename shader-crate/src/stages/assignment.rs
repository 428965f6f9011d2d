//! Which clusters each triangle is in, and the list of entries.
//!
//! A triangle is in every cluster whose cell its ball reaches into (`geometry::clusters::reaches` says why no pair is
//! lost). Of the clusters that two triangles have in common only the lowest one reports the pair.

use clasp_kernels_macros::kernel;
use glam::{UVec2, Vec4};

use crate::geometry::clusters::reaches;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Bits of the triangle in an entry.
const TRIANGLE_BITS: u32 = 26;

/// A triangle in a cluster, as one number that is not zero.
#[inline(always)]
pub fn pack_entry(triangle: u32, cluster: u32) -> u32 {
    ((cluster << TRIANGLE_BITS) | triangle) + 1
}

/// The triangle and the cluster of an entry that is not zero.
#[inline(always)]
pub fn unpack_entry(entry: u32) -> (u32, u32) {
    ((entry - 1) & ((1 << TRIANGLE_BITS) - 1), (entry - 1) >> TRIANGLE_BITS)
}

/// The lowest cluster that two masks have in common, or 64.
#[inline(always)]
pub fn lowest_common(first: UVec2, second: UVec2) -> u32 {
    let (low, high) = (first.x & second.x, first.y & second.y);
    if low != 0 {
        low.trailing_zeros()
    } else if high != 0 {
        32 + high.trailing_zeros()
    } else {
        64
    }
}

/// Writes the mask of clusters of each triangle, and how many there are.
#[kernel]
pub fn assign(
    thread: Thread,
    params: &PipelineParams,
    balls: Read<Vec4>,
    centers: Read<Vec4>,
    mut masks: Write<UVec2>,
    mut counts: Write<u32>,
) {
    if thread.index < params.triangles {
        let ball = balls.get(thread.index);
        let (middle, radius) = (ball.truncate(), ball.w);
        let mut mask = UVec2::ZERO;
        let mut cluster = 0;
        while cluster < params.clusters {
            let center = centers.get(cluster).truncate();
            let mut reached = true;
            let mut other = 0;
            while other < params.clusters {
                if other != cluster && !reaches(middle, radius, center, centers.get(other).truncate()) {
                    reached = false;
                    other = params.clusters;
                }
                other += 1;
            }
            if reached {
                let bit = 1u32.wrapping_shl(cluster % 32);
                if cluster < 32 {
                    mask.x |= bit;
                } else {
                    mask.y |= bit;
                }
            }
            cluster += 1;
        }
        masks.set(thread.index, mask);
        counts.set(thread.index, mask.x.count_ones() + mask.y.count_ones());
    }
}

/// Lists the entries of each triangle, from its place in the scan of the counts on.
#[kernel]
pub fn list_entries(
    thread: Thread,
    params: &PipelineParams,
    masks: Read<UVec2>,
    places: Read<u32>,
    mut entries: Write<u32>,
) {
    if thread.index < params.triangles {
        let mask = masks.get(thread.index);
        let mut place = places.get(thread.index);
        let mut cluster = 0;
        while cluster < params.clusters {
            let word = if cluster < 32 { mask.x } else { mask.y };
            if word.wrapping_shr(cluster % 32) & 1 != 0 {
                if place < params.entries {
                    entries.set(place, pack_entry(thread.index, cluster));
                }
                place += 1;
            }
            cluster += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::MAX_TRIANGLES;

    #[test]
    fn entries_come_back_as_they_went_in() {
        for triangle in [0, 1, 77, MAX_TRIANGLES - 1] {
            for cluster in [0, 1, 31, 63] {
                assert_ne!(pack_entry(triangle, cluster), 0);
                assert_eq!(unpack_entry(pack_entry(triangle, cluster)), (triangle, cluster));
            }
        }
    }

    #[test]
    fn the_lowest_common_cluster_may_be_in_either_word() {
        assert_eq!(lowest_common(UVec2::new(0b110, 1), UVec2::new(0b100, 1)), 2);
        assert_eq!(lowest_common(UVec2::new(1, 0b100), UVec2::new(2, 0b110)), 34);
        assert_eq!(lowest_common(UVec2::new(1, 0), UVec2::new(2, 1)), 64);
    }
}
