//! Assignment of triangles to clusters.
//!
//! A triangle is a member of every cluster whose Voronoi cell its bounding sphere may reach:
//! [`reaches`] explains why no pair is lost.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, UVec4, Vec3, Vec4};

use crate::geometry::clusters::{closeness, reaches, squared_distance};
use crate::memory::{Read, Shared, Write};
use crate::primitives::search::partition_point;
use crate::thread::Thread;
use crate::types::{PipelineParams, WORKGROUP_SIZE};

/// Tags of a triangle: its cluster mask (low and high word), its object, and the filter group of its object with the
/// flag [`NO_SELF_COLLISIONS`]. The host writes object and group; the assignment writes the mask.
pub type TriangleTags = UVec4;

/// Flag in a filter group: triangles of the same object are never a pair.
pub const NO_SELF_COLLISIONS: u32 = 1 << 31;

/// Whether the object filter excludes the pair of two triangles. Host and device use this one definition.
///
/// `filter` reads the elements of the filter: a start offset per group, an end offset, and then for each group the sorted
/// list of the groups that its triangles may touch, so that such pairs are excluded.
#[inline(always)]
pub fn is_excluded(filter: impl Fn(u32) -> u32, first: TriangleTags, second: TriangleTags) -> bool {
    if first.z == second.z && first.w & NO_SELF_COLLISIONS != 0 {
        return true;
    }
    let (group, other) = (first.w & !NO_SELF_COLLISIONS, second.w & !NO_SELF_COLLISIONS);
    let (start, end) = (filter(group), filter(group + 1));
    let after = partition_point(start, end, |index| filter(index) <= other);
    after > start && filter(after - 1) == other
}

/// A bit per cluster, in two words.
pub type ClusterMask = UVec2;

/// Clusters per word of a mask.
const CLUSTERS_PER_WORD: u32 = u32::BITS;

/// Returns the clusters of a mask that are lower than `cluster`.
///
/// A pair of triangles is reported by the lowest cluster that both are members of.
#[inline(always)]
pub fn lower_clusters(mask: ClusterMask, cluster: u32) -> ClusterMask {
    let lower = 1u32.wrapping_shl(cluster % CLUSTERS_PER_WORD) - 1;
    if cluster < CLUSTERS_PER_WORD { UVec2::new(mask.x & lower, 0) } else { UVec2::new(mask.x, mask.y & lower) }
}

/// Returns the mask of one cluster.
#[inline(always)]
fn mask_of(cluster: u32) -> ClusterMask {
    let bit = 1u32.wrapping_shl(cluster % CLUSTERS_PER_WORD);
    if cluster < CLUSTERS_PER_WORD { UVec2::new(bit, 0) } else { UVec2::new(0, bit) }
}

/// Returns the lowest cluster of a mask that is not empty.
#[inline(always)]
pub fn lowest(mask: ClusterMask) -> u32 {
    if mask.x != 0 { mask.x.trailing_zeros() } else { CLUSTERS_PER_WORD + mask.y.trailing_zeros() }
}

/// Removes a cluster from a mask.
#[inline(always)]
pub fn without(mask: ClusterMask, cluster: u32) -> ClusterMask {
    mask & !mask_of(cluster)
}

#[inline(always)]
fn is_empty(mask: ClusterMask) -> bool {
    mask.x | mask.y == 0
}

/// The center that is nearest to a point, and its squared distance.
#[derive(Clone, Copy)]
struct Nearest {
    cluster: u32,
    squared: f32,
}

/// Returns the nearest of the 32 centers from `first` on (those of one word of a mask), or `nearest` if that is nearer.
///
/// The loops of this function and of [`reached_of_word`] have a constant length, and with at most 32 clusters no loop or
/// branch encloses them: a software adapter then loads each center once for many threads, which takes a quarter of the time.
#[inline(always)]
fn nearest_of_word(point: Vec3, centers: Read<Vec4>, first: u32, nearest: Nearest) -> Nearest {
    let Nearest { mut cluster, mut squared } = nearest;
    let mut index = 0;
    while index < CLUSTERS_PER_WORD {
        let other = squared_distance(point, centers.get(first + index).truncate());
        let is_nearer = other < squared;
        cluster = if is_nearer { first + index } else { cluster };
        squared = if is_nearer { other } else { squared };
        index += 1;
    }
    Nearest { cluster, squared }
}

/// Tests a bounding sphere against the 32 centers from `first` on: whether it reaches the half-space of points that are
/// nearer to the center than to `nearest`. Returns one word of a mask.
#[inline(always)]
fn reached_of_word(sphere: Vec4, centers: Read<Vec4>, first: u32, nearest: Vec3) -> u32 {
    let mut bits = 0;
    let mut index = 0;
    while index < CLUSTERS_PER_WORD {
        let is_reached = reaches(sphere.truncate(), sphere.w, centers.get(first + index).truncate(), nearest);
        bits |= (is_reached as u32) << index;
        index += 1;
    }
    bits
}

/// Returns the clusters whose Voronoi cells a bounding sphere may reach. `reached` holds the clusters whose half-spaces
/// against the nearest center it reaches.
///
/// Only half-spaces between two clusters of `reached` are left to test. Every point of the sphere is nearer to the nearest
/// center than to a center outside of `reached`, so bisectors with that center cut nothing off.
#[inline(always)]
fn reached_cells(sphere: Vec4, centers: Read<Vec4>, nearest: u32, reached: ClusterMask) -> ClusterMask {
    let mut cells = reached;
    let mut remaining = without(reached, nearest);
    while !is_empty(remaining) {
        let cluster = lowest(remaining);
        remaining = without(remaining, cluster);
        let center = centers.get(cluster).truncate();
        let mut others = without(without(reached, nearest), cluster);
        while !is_empty(others) {
            let other = lowest(others);
            others = without(others, other);
            if !reaches(sphere.truncate(), sphere.w, center, centers.get(other).truncate()) {
                cells = without(cells, cluster);
                others = UVec2::ZERO;
            }
        }
    }
    cells
}

/// Returns the clusters in which the degree of membership of a point exceeds the threshold of the published method, and the
/// nearest.
#[inline(always)]
fn above_threshold(params: &PipelineParams, point: Vec3, centers: Read<Vec4>, nearest: Nearest) -> ClusterMask {
    let closeness_to = |cluster: u32| {
        let squared = squared_distance(point, centers.get(cluster).truncate());
        closeness(squared, nearest.squared, params.fuzziness)
    };
    let mut sum = 0.0;
    let mut cluster = 0;
    while cluster < params.clusters {
        sum += closeness_to(cluster);
        cluster += 1;
    }
    let mut mask = mask_of(nearest.cluster);
    cluster = 0;
    while cluster < params.clusters {
        if closeness_to(cluster) > params.threshold * sum {
            mask |= mask_of(cluster);
        }
        cluster += 1;
    }
    mask
}

/// Layout of the buffer of cluster sizes: the number of members of each cluster comes first.
pub mod sizes {
    use crate::types::MAX_CLUSTERS;

    /// Number of triangles with more than one membership.
    pub const SHARED: u32 = MAX_CLUSTERS;
    /// Length of the buffer.
    pub const LEN: u32 = MAX_CLUSTERS + 1;
}

/// [`sizes::LEN`] as an array length.
pub const SIZES_LEN: usize = sizes::LEN as usize;

/// Writes the cluster mask of each triangle.
#[kernel]
pub fn assign(
    thread: Thread,
    params: &PipelineParams,
    spheres: Read<Vec4>,
    kept_centers: Read<Vec4>,
    mut tags: Write<TriangleTags>,
) {
    // Excess threads repeat the last triangle, so that no branch encloses the loops.
    let active = thread.index < params.triangles;
    let sphere = spheres.get(if active { thread.index } else { params.triangles - 1 });
    let point = sphere.truncate();
    let first = Nearest { cluster: 0, squared: squared_distance(point, kept_centers.get(0).truncate()) };
    let mut nearest = nearest_of_word(point, kept_centers, 0, first);
    if params.clusters > CLUSTERS_PER_WORD {
        nearest = nearest_of_word(point, kept_centers, CLUSTERS_PER_WORD, nearest);
    }
    let center = kept_centers.get(nearest.cluster).truncate();
    let mut mask = UVec2::new(reached_of_word(sphere, kept_centers, 0, center), 0);
    if params.clusters > CLUSTERS_PER_WORD {
        mask.y = reached_of_word(sphere, kept_centers, CLUSTERS_PER_WORD, center);
    }
    mask = reached_cells(sphere, kept_centers, nearest.cluster, mask | mask_of(nearest.cluster));
    if params.threshold > 0.0 {
        mask = above_threshold(params, point, kept_centers, nearest);
    }
    if active {
        let tag = tags.get(thread.index);
        tags.set(thread.index, UVec4::new(mask.x, mask.y, tag.z, tag.w));
    }
}

/// Triangles that one workgroup of [`count_members`] counts.
pub const COUNTED_PER_GROUP: u32 = 16 * WORKGROUP_SIZE;

/// Counts the members of each cluster, in the layout of [`sizes`].
#[kernel]
pub fn count_members(
    thread: Thread,
    params: &PipelineParams,
    tags: Read<TriangleTags>,
    mut sizes: Write<u32>,
    mut counts: Shared<u32, SIZES_LEN>,
) {
    if thread.local < sizes::LEN {
        counts.set(thread.local, 0);
    }
    thread.barrier();
    let mut index = thread.local;
    while index < COUNTED_PER_GROUP {
        let triangle = thread.group * COUNTED_PER_GROUP + index;
        if triangle < params.triangles {
            let tag = tags.get(triangle);
            let mut remaining = UVec2::new(tag.x, tag.y);
            if remaining.x.count_ones() + remaining.y.count_ones() > 1 {
                counts.atomic_add(sizes::SHARED, 1);
            }
            while !is_empty(remaining) {
                let cluster = lowest(remaining);
                counts.atomic_add(cluster, 1);
                remaining = without(remaining, cluster);
            }
        }
        index += WORKGROUP_SIZE * thread.one;
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
    fn clusters_of_a_mask_come_in_ascending_order() {
        let mut mask = mask_of(3) | mask_of(31) | mask_of(32) | mask_of(63);
        for cluster in [3, 31, 32, 63] {
            assert_eq!(lowest(mask), cluster);
            mask = without(mask, cluster);
        }
        assert!(is_empty(mask));
    }
}
