//! Which clusters each triangle is in.
//!
//! A triangle is in every cluster whose cell its ball reaches into (`geometry::clusters::reaches` says why no pair is
//! lost).

use clasp_kernels_macros::kernel;
use glam::{UVec2, UVec4, Vec3, Vec4};

use crate::geometry::clusters::{closeness, reaches, squared_distance};
use crate::memory::{Read, Shared, Write};
use crate::primitives::search::upper_bound;
use crate::thread::Thread;
use crate::types::{PipelineParams, WORKGROUP_SIZE};

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
    let place = upper_bound(filter, start, end, wanted);
    place > start && filter.get(place - 1) == wanted
}

/// Whether two triangles are of one object that has no self-collisions.
#[inline(always)]
pub fn same_object_left_out(first: Owner, second: Owner) -> bool {
    first.z == second.z && first.w & NO_SELF_COLLISIONS != 0
}

/// The clusters of a mask that are lower than this one. A pair of triangles is reported by the lowest cluster that they
/// have in common: where there is a lower one, that one does it.
#[inline(always)]
pub fn lower_clusters(mask: UVec2, cluster: u32) -> UVec2 {
    let lower = 1u32.wrapping_shl(cluster % WORD) - 1;
    if cluster < WORD { UVec2::new(mask.x & lower, 0) } else { UVec2::new(mask.x, mask.y & lower) }
}

/// Whether the filter leaves out the pair of two triangles.
#[inline(always)]
pub fn is_left_out(filter: Read<u32>, first: Owner, second: Owner) -> bool {
    same_object_left_out(first, second) || may_touch(filter, first, second)
}

/// A bit to each cluster, in two words.
type Mask = UVec2;

/// The bit of a cluster.
#[inline(always)]
fn bit_of(cluster: u32) -> Mask {
    let bit = 1u32.wrapping_shl(cluster % WORD);
    if cluster < WORD { UVec2::new(bit, 0) } else { UVec2::new(0, bit) }
}

/// The lowest cluster of a mask that has one.
#[inline(always)]
pub fn lowest(mask: UVec2) -> u32 {
    if mask.x != 0 { mask.x.trailing_zeros() } else { WORD + mask.y.trailing_zeros() }
}

/// A mask without a cluster that it has.
#[inline(always)]
pub fn without(mask: UVec2, cluster: u32) -> UVec2 {
    mask & !bit_of(cluster)
}

#[inline(always)]
fn is_none(mask: Mask) -> bool {
    mask.x | mask.y == 0
}

/// Clusters of one word of a mask.
const WORD: u32 = u32::BITS;

/// The center that is nearest to a point, and its squared distance.
#[derive(Clone, Copy)]
struct Nearest {
    cluster: u32,
    squared: f32,
}

/// The nearest of a word's centers, or what was nearer before. The loops of this and the next function have a constant
/// length, and no loop or branch is around them where there are 32 clusters or fewer: so a software adapter reads each
/// center once for many threads, which takes a quarter of the time.
#[inline(always)]
fn nearest_of_word(middle: Vec3, centers: Read<Vec4>, first: u32, nearest: Nearest) -> Nearest {
    let Nearest { mut cluster, mut squared } = nearest;
    let mut number = 0;
    while number < WORD {
        let other = squared_distance(middle, centers.get(first + number).truncate());
        let nearer = other < squared;
        cluster = if nearer { first + number } else { cluster };
        squared = if nearer { other } else { squared };
        number += 1;
    }
    Nearest { cluster, squared }
}

/// A bit to each center of a word whose half-space, between it and the nearest one, a ball reaches into.
#[inline(always)]
fn reached_of_word(ball: Vec4, centers: Read<Vec4>, first: u32, nearest: Vec3) -> u32 {
    let mut bits = 0;
    let mut number = 0;
    while number < WORD {
        let reached = reaches(ball.truncate(), ball.w, centers.get(first + number).truncate(), nearest);
        bits |= (reached as u32) << number;
        number += 1;
    }
    bits
}

/// The clusters that a ball reaches into, if it reaches into the half-spaces between these and the nearest center.
///
/// Of the other half-spaces only those between two of these clusters matter: if a ball does not reach into the one between
/// a center and the nearest, then that center is nowhere in the ball the nearest, and cuts off nothing.
#[inline(always)]
fn reached_cells(ball: Vec4, centers: Read<Vec4>, nearest: u32, reached: Mask) -> Mask {
    let mut cells = reached;
    let mut left = without(reached, nearest);
    while !is_none(left) {
        let cluster = lowest(left);
        left = without(left, cluster);
        let center = centers.get(cluster).truncate();
        let mut others = without(without(reached, nearest), cluster);
        while !is_none(others) {
            let other = lowest(others);
            others = without(others, other);
            if !reaches(ball.truncate(), ball.w, center, centers.get(other).truncate()) {
                cells = without(cells, cluster);
                others = UVec2::ZERO;
            }
        }
    }
    cells
}

/// The clusters in which the membership of a point is more than the threshold of the published method.
#[inline(always)]
fn above_threshold(params: &PipelineParams, middle: Vec3, centers: Read<Vec4>, nearest: Nearest) -> Mask {
    let closeness_to = |cluster: u32| {
        let squared = squared_distance(middle, centers.get(cluster).truncate());
        closeness(squared, nearest.squared, params.fuzziness)
    };
    let mut sum = 0.0;
    let mut cluster = 0;
    while cluster < params.clusters {
        sum += closeness_to(cluster);
        cluster += 1;
    }
    let mut mask = bit_of(nearest.cluster);
    cluster = 0;
    while cluster < params.clusters {
        if closeness_to(cluster) > params.threshold * sum {
            mask |= bit_of(cluster);
        }
        cluster += 1;
    }
    mask
}

/// What is counted, in a buffer of `u32`.
pub mod sizes {
    use crate::types::MAX_CLUSTERS;

    /// Triangles that are in more than one cluster. (Before it, how many are in each.)
    pub const SHARED: u32 = MAX_CLUSTERS;
    /// Length of the buffer.
    pub const LEN: u32 = MAX_CLUSTERS + 1;
}

/// [`sizes::LEN`] as the length of an array.
pub const SIZES_LEN: usize = sizes::LEN as usize;

/// Writes the mask of clusters of each triangle.
#[kernel]
pub fn assign(
    thread: Thread,
    params: &PipelineParams,
    balls: Read<Vec4>,
    kept_centers: Read<Vec4>,
    mut owners: Write<Owner>,
) {
    // What comes after the last triangle is once more that one: there is no branch around the loops.
    let active = thread.index < params.triangles;
    let ball = balls.get(if active { thread.index } else { params.triangles - 1 });
    let middle = ball.truncate();
    let far = Nearest { cluster: 0, squared: squared_distance(middle, kept_centers.get(0).truncate()) };
    let mut nearest = nearest_of_word(middle, kept_centers, 0, far);
    if params.clusters > WORD {
        nearest = nearest_of_word(middle, kept_centers, WORD, nearest);
    }
    let center = kept_centers.get(nearest.cluster).truncate();
    let mut mask = UVec2::new(reached_of_word(ball, kept_centers, 0, center), 0);
    if params.clusters > WORD {
        mask.y = reached_of_word(ball, kept_centers, WORD, center);
    }
    mask = reached_cells(ball, kept_centers, nearest.cluster, mask | bit_of(nearest.cluster));
    if params.threshold > 0.0 {
        mask = above_threshold(params, middle, kept_centers, nearest);
    }
    if active {
        let owner = owners.get(thread.index);
        owners.set(thread.index, UVec4::new(mask.x, mask.y, owner.z, owner.w));
    }
}

/// Triangles that a workgroup counts.
pub const COUNTED_PER_GROUP: u32 = 16 * WORKGROUP_SIZE;

/// Adds up how many triangles are in each cluster, as in [`sizes`].
#[kernel]
pub fn count_members(
    thread: Thread,
    params: &PipelineParams,
    owners: Read<Owner>,
    mut sizes: Write<u32>,
    mut counts: Shared<u32, SIZES_LEN>,
) {
    if thread.local < sizes::LEN {
        counts.set(thread.local, 0);
    }
    thread.barrier();
    let mut number = thread.local;
    while number < COUNTED_PER_GROUP {
        let triangle = thread.group * COUNTED_PER_GROUP + number;
        if triangle < params.triangles {
            let owner = owners.get(triangle);
            let mut left = UVec2::new(owner.x, owner.y);
            if left.x.count_ones() + left.y.count_ones() > 1 {
                counts.atomic_add(sizes::SHARED, 1);
            }
            while !is_none(left) {
                let cluster = lowest(left);
                counts.atomic_add(cluster, 1);
                left = without(left, cluster);
            }
        }
        number += WORKGROUP_SIZE * thread.one;
    }
    thread.barrier();
    if thread.local < sizes::LEN {
        let count = counts.get(thread.local);
        if count > 0 {
            sizes.atomic_add(thread.local, count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_clusters_may_be_in_either_word() {
        let lower = |cluster| lower_clusters(UVec2::new(0b110, 0b101), cluster);
        assert_eq!(lower(0), UVec2::ZERO);
        assert_eq!(lower(2), UVec2::new(0b010, 0));
        assert_eq!(lower(31), UVec2::new(0b110, 0));
        assert_eq!(lower(32), UVec2::new(0b110, 0));
        assert_eq!(lower(34), UVec2::new(0b110, 0b001));
        assert_eq!(lower(63), UVec2::new(0b110, 0b101));
    }

    #[test]
    fn clusters_of_a_mask_come_one_after_the_other() {
        let mut mask = bit_of(3) | bit_of(31) | bit_of(32) | bit_of(63);
        for cluster in [3, 31, 32, 63] {
            assert_eq!(lowest(mask), cluster);
            mask = without(mask, cluster);
        }
        assert!(is_none(mask));
    }
}
