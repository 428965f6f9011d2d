//! Assignment of triangles to clusters, and the members of each cluster.

use std::borrow::Cow;

use clasp3d_kernels::geometry::clusters::{REACH_MARGIN, UNUSED_CENTER, closeness, nearly_coincide, squared_distance};
use clasp3d_kernels::types::MAX_CLUSTERS_LEN;
use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, f32x16};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::lanes::{LANES, floats};
use crate::settings::PipelineSettings;

/// Triangles per task.
const CHUNK: usize = 4096;

/// Maximum mean number of memberships per triangle. With more, most triangles are long compared to clusters, and pairs would be
/// found once in each common cluster: the scene is then a single cluster.
const MAX_MEMBERSHIPS: usize = 2;

/// Cluster centers and their distances.
struct Centers {
    /// Coordinates, with [`UNUSED_CENTER`] for centers that nearly coincide with a lower one, and beyond the last.
    coordinates: [[f32; MAX_CLUSTERS_LEN]; 3],
    /// Distance from each center to each; 0 for unused centers.
    distances: Vec<[f32; MAX_CLUSTERS_LEN]>,
    /// The used centers with their clusters.
    kept: Vec<(usize, Vec3)>,
}

impl Centers {
    fn new(centers: &[Vec3]) -> Self {
        let numbered = centers.iter().copied().enumerate();
        let is_kept =
            |&(cluster, center): &(usize, Vec3)| !centers[..cluster].iter().any(|c| nearly_coincide(center, *c));
        let kept: Vec<(usize, Vec3)> = numbered.filter(is_kept).collect();
        let mut coordinates = [[UNUSED_CENTER; MAX_CLUSTERS_LEN]; 3];
        let mut distances = vec![[0.0; MAX_CLUSTERS_LEN]; centers.len()];
        for &(cluster, center) in &kept {
            coordinates.iter_mut().zip(center.to_array()).for_each(|(list, coordinate)| list[cluster] = coordinate);
            kept.iter().for_each(|&(other, position)| distances[cluster][other] = center.distance(position));
        }
        Self { coordinates, distances, kept }
    }
}

/// Cluster masks of all triangles, and the members of each cluster.
#[derive(Default)]
pub(super) struct Memberships {
    /// Cluster mask of each triangle; none if there is only one cluster.
    pub(super) masks: Vec<u64>,
    /// Members of all clusters, cluster by cluster.
    members: Vec<u32>,
    /// End of each cluster in `members`.
    ends: Vec<usize>,
}

impl Memberships {
    /// Assigns triangles with these bounding spheres. Returns the number of triangles in more than one cluster.
    pub(super) fn assign(
        &mut self,
        level: Level,
        spheres: &[Vec4],
        centers: &[Vec3],
        settings: &PipelineSettings,
    ) -> usize {
        let centers = Centers::new(centers);
        self.masks.resize(spheres.len(), 0);
        let chunks = self.masks.par_chunks_mut(CHUNK).zip(spheres.par_chunks(CHUNK));
        let counts: Vec<Counts> = chunks
            .map(|(masks, spheres)| {
                dispatch!(level, simd => assign(simd, spheres, &centers, settings, masks));
                Counts::of(masks)
            })
            .collect();
        let memberships: usize = counts.iter().flat_map(|counts| counts.members).map(|count| count as usize).sum();
        if memberships > MAX_MEMBERSHIPS * spheres.len() && settings.threshold() == 0.0 {
            self.assign_all_to_the_first(settings.clusters as usize);
            return 0;
        }
        self.list_members(&counts, settings.clusters as usize);
        counts.iter().map(|counts| counts.shared).sum()
    }

    /// Assigns all triangles to the first of several clusters.
    fn assign_all_to_the_first(&mut self, clusters: usize) {
        let triangles = self.masks.len();
        self.masks.fill(1);
        self.members.clear();
        self.members.extend(0..triangles as u32);
        self.ends.clear();
        self.ends.resize(clusters, triangles);
    }

    /// Assigns all triangles to the only cluster, without masks.
    pub(super) fn assign_all(&mut self, triangles: usize) {
        // Most frames have the triangles of the frame before.
        if self.ends != [triangles] {
            self.masks = Vec::new();
            self.members = (0..triangles as u32).collect();
            self.ends = vec![triangles];
        }
    }

    /// Returns the cluster mask of each triangle.
    pub(super) fn masks(&self) -> Cow<'_, [u64]> {
        if self.ends.len() == 1 { Cow::Owned(vec![1; self.members.len()]) } else { Cow::Borrowed(&self.masks) }
    }

    /// Lists the members of each cluster.
    fn list_members(&mut self, counts: &[Counts], clusters: usize) {
        let total: usize = counts.iter().flat_map(|counts| counts.members).map(|count| count as usize).sum();
        self.members.resize(total, 0);
        self.ends.clear();
        // Each task fills its own part of the list of each cluster.
        let mut parts: Vec<Vec<&mut [u32]>> = counts.iter().map(|_| Vec::with_capacity(clusters)).collect();
        let mut rest = self.members.as_mut_slice();
        let mut end = 0;
        for cluster in 0..clusters {
            for (counts, parts) in counts.iter().zip(&mut parts) {
                let len = counts.members[cluster] as usize;
                let (part, after) = rest.split_at_mut(len);
                parts.push(part);
                rest = after;
                end += len;
            }
            self.ends.push(end);
        }
        let tasks = self.masks.par_chunks(CHUNK).zip(parts).enumerate();
        tasks.for_each(|(chunk, (masks, mut parts))| {
            let mut filled = [0; MAX_CLUSTERS_LEN];
            for (triangle, mask) in (0..).map(|index| (chunk * CHUNK) as u32 + index).zip(masks) {
                for cluster in bits(*mask) {
                    parts[cluster][filled[cluster]] = triangle;
                    filled[cluster] += 1;
                }
            }
        });
    }

    /// Returns the members of a cluster.
    pub(super) fn members(&self, cluster: usize) -> &[u32] {
        let start = if cluster == 0 { 0 } else { self.ends[cluster - 1] };
        &self.members[start..self.ends[cluster]]
    }

    /// Returns the number of memberships.
    pub(super) fn len(&self) -> usize {
        self.members.len()
    }

    /// Returns the size of each cluster.
    pub(super) fn sizes(&self) -> Vec<u32> {
        (0..self.ends.len()).map(|cluster| self.members(cluster).len() as u32).collect()
    }

    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.masks.capacity() * size_of::<u64>() + self.members.capacity() * size_of::<u32>()
    }
}

/// Counts of a chunk of triangles.
struct Counts {
    /// Number of members of each cluster.
    members: [u32; MAX_CLUSTERS_LEN],
    /// Number of triangles in more than one cluster.
    shared: usize,
}

impl Counts {
    fn of(masks: &[u64]) -> Self {
        let mut counts = Self { members: [0; MAX_CLUSTERS_LEN], shared: 0 };
        for mask in masks {
            bits(*mask).for_each(|cluster| counts.members[cluster] += 1);
            counts.shared += usize::from(mask & (mask - 1) != 0);
        }
        counts
    }
}

/// Returns the set bits of a mask.
fn bits(mask: u64) -> impl Iterator<Item = usize> {
    let next = |mask: &u64| Some(mask & (mask - 1)).filter(|mask| *mask != 0);
    core::iter::successors(Some(mask).filter(|mask| *mask != 0), next).map(|mask| mask.trailing_zeros() as usize)
}

#[inline(always)]
fn assign<S: Simd>(simd: S, spheres: &[Vec4], centers: &Centers, settings: &PipelineSettings, masks: &mut [u64]) {
    if settings.threshold() > 0.0 {
        return masks
            .iter_mut()
            .zip(spheres)
            .for_each(|(mask, sphere)| *mask = published_mask(*sphere, &centers.kept, settings));
    }
    // One group of lanes per 16 centers.
    match centers.distances.len().div_ceil(LANES) {
        1 => assign_among::<S, 1>(simd, spheres, centers, masks),
        2 => assign_among::<S, 2>(simd, spheres, centers, masks),
        3 => assign_among::<S, 3>(simd, spheres, centers, masks),
        _ => assign_among::<S, 4>(simd, spheres, centers, masks),
    }
}

/// Assigns by the rule of `geometry::clusters::reaches`, with one lane per center. First, the half-spaces against the nearest
/// center are tested; then the few reached clusters are tested against all others.
#[inline(always)]
fn assign_among<S: Simd, const N: usize>(simd: S, spheres: &[Vec4], centers: &Centers, masks: &mut [u64]) {
    let [xs, ys, zs] = &centers.coordinates;
    let all = u64::MAX >> (64 - N * LANES);
    let margin = f32x16::splat(simd, REACH_MARGIN);
    for (mask, sphere) in masks.iter_mut().zip(spheres) {
        let (x, y, z) = (f32x16::splat(simd, sphere.x), f32x16::splat(simd, sphere.y), f32x16::splat(simd, sphere.z));
        let mut squared = [f32x16::splat(simd, 0.0); N];
        let mut nearest = f32x16::splat(simd, f32::INFINITY);
        for (group, squared) in squared.iter_mut().enumerate() {
            let (x, y, z) = (
                x - floats(simd, xs, group * LANES),
                y - floats(simd, ys, group * LANES),
                z - floats(simd, zs, group * LANES),
            );
            *squared = x * x + y * y + z * z;
            nearest = nearest.min(*squared);
        }
        let nearest_squared = f32x16::splat(simd, nearest.reduce_min());
        let mut nearest = 0;
        for (group, squared) in squared.iter().enumerate() {
            nearest |= squared.simd_eq(nearest_squared).to_bitmask() << (group * LANES);
        }
        let nearest = nearest.trailing_zeros() as usize;

        let diameter = f32x16::splat(simd, 2.0 * sphere.w);
        let mut reached = 0;
        for (group, squared) in squared.iter().enumerate() {
            let reach = diameter * floats(simd, &centers.distances[nearest], group * LANES) + margin;
            reached |= (*squared - nearest_squared).simd_le(reach).to_bitmask() << (group * LANES);
        }
        *mask = reached;
        let mut remaining = reached & !(1 << nearest);
        while remaining != 0 {
            let cluster = remaining.trailing_zeros() as usize;
            remaining &= remaining - 1;
            let own = f32x16::splat(simd, squared[cluster / LANES][cluster % LANES]);
            let mut half_spaces = 0;
            for (group, squared) in squared.iter().enumerate() {
                let reach = diameter * floats(simd, &centers.distances[cluster], group * LANES) + margin;
                half_spaces |= (own - *squared).simd_le(reach).to_bitmask() << (group * LANES);
            }
            if half_spaces != all {
                *mask &= !(1 << cluster);
            }
        }
    }
}

/// Returns the cluster mask of a triangle by the published method.
fn published_mask(sphere: Vec4, kept: &[(usize, Vec3)], settings: &PipelineSettings) -> u64 {
    let squared = |center: Vec3| squared_distance(sphere.truncate(), center);
    let (mut nearest, mut nearest_squared) = (0, f32::INFINITY);
    for &(cluster, center) in kept {
        if squared(center) < nearest_squared {
            (nearest, nearest_squared) = (cluster, squared(center));
        }
    }
    let closeness_of = |center: Vec3| closeness(squared(center), nearest_squared, settings.clustering.fuzziness);
    let limit = settings.threshold() * kept.iter().map(|(_, center)| closeness_of(*center)).sum::<f32>();
    let above = kept.iter().filter(|(cluster, center)| *cluster == nearest || closeness_of(*center) > limit);
    above.fold(0, |mask, (cluster, _)| mask | 1 << cluster)
}
