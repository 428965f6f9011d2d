//! Which clusters each triangle is in, and the list of entries.
//!
//! A triangle is in every cluster whose cell its ball reaches into (`geometry::clusters::reaches` says why no pair is
//! lost). Of the clusters that two triangles have in common only the lowest one reports the pair.

use clasp_kernels_macros::kernel;
use glam::{UVec2, UVec4, Vec4};

use crate::geometry::clusters::{closeness, reaches, squared_distance};
use crate::memory::{Read, Write};
use crate::primitives::search::upper_bound;
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
pub fn lowest_common(first: Owner, second: Owner) -> u32 {
    let (low, high) = (first.x & second.x, first.y & second.y);
    if low != 0 {
        low.trailing_zeros()
    } else if high != 0 {
        32 + high.trailing_zeros()
    } else {
        64
    }
}

/// What a triangle belongs to: the mask of its clusters in two numbers, its object, and the group of its object with
/// [`NO_SELF_COLLISIONS`]. The host writes the last two, and the assignment the others.
pub type Owner = UVec4;

/// The bit beside the group of an object whose triangles are no pairs with each other.
pub const NO_SELF_COLLISIONS: u32 = 1 << 31;

/// Whether the objects of two triangles may touch each other.
///
/// The filter has for each group where its list starts, and one more for where the last one ends; then the lists: the
/// groups that it may touch, ascending.
#[inline(always)]
pub fn may_touch(filter: Read<u32>, first: Owner, second: Owner) -> bool {
    let (group, wanted) = (first.w & !NO_SELF_COLLISIONS, second.w & !NO_SELF_COLLISIONS);
    let (start, end) = (filter.get(group), filter.get(group + 1));
    let place = upper_bound(filter, 0, start, end, wanted);
    place > start && filter.get(place - 1) == wanted
}

/// Whether two triangles are of one object that has no self-collisions.
#[inline(always)]
pub fn same_object_left_out(first: Owner, second: Owner) -> bool {
    first.z == second.z && first.w & NO_SELF_COLLISIONS != 0
}

/// Whether a mask has the bit of a cluster.
#[inline(always)]
pub fn is_in(owner: Owner, cluster: u32) -> bool {
    let word = if cluster < 32 { owner.x } else { owner.y };
    word.wrapping_shr(cluster % 32) & 1 != 0
}

/// Writes the mask of clusters of each triangle, and how many there are. `shared_count[0]` counts the triangles that are
/// in more than one.
///
/// The center that is nearest to a triangle is found first: what does not reach into the half-space between it and
/// another center is not in that cluster, and few others are left to be compared with all.
#[kernel]
pub fn assign(
    thread: Thread,
    params: &PipelineParams,
    balls: Read<Vec4>,
    kept_centers: Read<Vec4>,
    mut owners: Write<Owner>,
    mut counts: Write<u32>,
    mut shared_count: Write<u32>,
) {
    if thread.index < params.triangles {
        let ball = balls.get(thread.index);
        let (middle, radius) = (ball.truncate(), ball.w);
        let mut nearest = 0;
        let mut nearest_squared = squared_distance(middle, kept_centers.get(0).truncate());
        let mut cluster = 1;
        while cluster < params.clusters {
            let center = kept_centers.get(cluster);
            let squared = squared_distance(middle, center.truncate());
            if center.w != 0.0 && squared < nearest_squared {
                nearest = cluster;
                nearest_squared = squared;
            }
            cluster += 1;
        }
        let mut sum = 0.0;
        if params.threshold > 0.0 {
            cluster = 0;
            while cluster < params.clusters {
                let center = kept_centers.get(cluster);
                if center.w != 0.0 {
                    let squared = squared_distance(middle, center.truncate());
                    sum += closeness(squared, nearest_squared, params.fuzziness);
                }
                cluster += 1;
            }
        }

        let nearest_center = kept_centers.get(nearest).truncate();
        let mut mask = UVec2::ZERO;
        cluster = 0;
        while cluster < params.clusters {
            let center = kept_centers.get(cluster);
            let mut inside = cluster == nearest;
            if center.w != 0.0 && !inside {
                if params.threshold > 0.0 {
                    let squared = squared_distance(middle, center.truncate());
                    inside = closeness(squared, nearest_squared, params.fuzziness) > params.threshold * sum;
                } else {
                    inside = reaches(middle, radius, center.truncate(), nearest_center);
                    let mut other = 0;
                    while inside && other < params.clusters {
                        let other_center = kept_centers.get(other);
                        if other != cluster && other_center.w != 0.0 {
                            inside = reaches(middle, radius, center.truncate(), other_center.truncate());
                        }
                        other += 1;
                    }
                }
            }
            if inside {
                let bit = 1u32.wrapping_shl(cluster % 32);
                if cluster < 32 {
                    mask.x |= bit;
                } else {
                    mask.y |= bit;
                }
            }
            cluster += 1;
        }
        let owner = owners.get(thread.index);
        owners.set(thread.index, UVec4::new(mask.x, mask.y, owner.z, owner.w));
        let count = mask.x.count_ones() + mask.y.count_ones();
        counts.set(thread.index, count);
        if count > 1 {
            shared_count.atomic_add(0, 1);
        }
    }
}

/// Lists the entries of each triangle, from its place in the scan of the counts on.
#[kernel]
pub fn list_entries(
    thread: Thread,
    params: &PipelineParams,
    owners: Read<Owner>,
    places: Read<u32>,
    mut entries: Write<u32>,
) {
    if thread.index < params.triangles {
        let owner = owners.get(thread.index);
        let mut place = places.get(thread.index);
        let mut cluster = 0;
        while cluster < params.clusters {
            if is_in(owner, cluster) {
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
        let lowest = |[a, b]: [u32; 2], [c, d]: [u32; 2]| lowest_common(UVec4::new(a, b, 1, 2), UVec4::new(c, d, 3, 4));
        assert_eq!(lowest([0b110, 1], [0b100, 1]), 2);
        assert_eq!(lowest([1, 0b100], [2, 0b110]), 34);
        assert_eq!(lowest([1, 0], [2, 1]), 64);
    }
}
