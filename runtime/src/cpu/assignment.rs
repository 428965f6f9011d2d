//! Which clusters each triangle is in, and the triangles of each cluster.

use clasp_kernels::geometry::clusters::{REACH_MARGIN, are_twins, closeness, squared_distance};
use clasp_kernels::types::MAX_CLUSTERS_LEN;
use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, f32x16};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::lanes::{LANES, floats};
use crate::settings::PipelineSettings;

/// Triangles that one task assigns.
const CHUNK: usize = 4096;

/// Where centers are that are left out: nothing is near.
const NOWHERE: f32 = 1e15;

/// The centers that triangles are assigned to, and the distances between them.
struct Centers {
    /// Coordinate by coordinate. Those that are too close to another one, and those that there are not, are nowhere.
    coordinates: [[f32; MAX_CLUSTERS_LEN]; 3],
    /// From each to each. Zero for those that are nowhere.
    distances: Vec<[f32; MAX_CLUSTERS_LEN]>,
    kept: Vec<(usize, Vec3)>,
}

impl Centers {
    fn new(centers: &[Vec3]) -> Self {
        let numbered = centers.iter().copied().enumerate();
        let is_kept = |&(cluster, center): &(usize, Vec3)| !centers[..cluster].iter().any(|c| are_twins(center, *c));
        let kept: Vec<(usize, Vec3)> = numbered.filter(is_kept).collect();
        let mut coordinates = [[NOWHERE; MAX_CLUSTERS_LEN]; 3];
        let mut distances = vec![[0.0; MAX_CLUSTERS_LEN]; centers.len()];
        for &(cluster, center) in &kept {
            coordinates.iter_mut().zip(center.to_array()).for_each(|(list, coordinate)| list[cluster] = coordinate);
            kept.iter().for_each(|&(other, place)| distances[cluster][other] = center.distance(place));
        }
        Self { coordinates, distances, kept }
    }
}

/// Which clusters each triangle is in, and the triangles of each cluster.
#[derive(Default)]
pub(super) struct Assignment {
    /// A bit to each cluster that a triangle is in.
    pub(super) masks: Vec<u64>,
    /// The triangles, cluster by cluster: counted once for each cluster that they are in.
    triangles: Vec<u32>,
    /// Where each cluster ends.
    ends: Vec<usize>,
}

impl Assignment {
    /// Assigns triangles with these balls. Returns how many are in more than one cluster.
    pub(super) fn assign(
        &mut self,
        level: Level,
        balls: &[Vec4],
        centers: &[Vec3],
        settings: &PipelineSettings,
    ) -> usize {
        let centers = Centers::new(centers);
        self.masks.resize(balls.len(), 0);
        let chunks = self.masks.par_chunks_mut(CHUNK).zip(balls.par_chunks(CHUNK));
        let counts: Vec<Counts> = chunks
            .map(|(masks, balls)| {
                dispatch!(level, simd => assign(simd, balls, &centers, settings, masks));
                Counts::of(masks)
            })
            .collect();
        self.list(&counts, settings.clusters as usize);
        counts.iter().map(|counts| counts.shared).sum()
    }

    /// Lists the triangles of each cluster.
    fn list(&mut self, counts: &[Counts], clusters: usize) {
        let total: usize = counts.iter().flat_map(|counts| counts.triangles).map(|count| count as usize).sum();
        self.triangles.resize(total, 0);
        self.ends.clear();
        // The list is cut into the parts that each task fills, cluster by cluster.
        let mut parts: Vec<Vec<&mut [u32]>> = counts.iter().map(|_| Vec::with_capacity(clusters)).collect();
        let mut rest = self.triangles.as_mut_slice();
        let mut end = 0;
        for cluster in 0..clusters {
            for (counts, parts) in counts.iter().zip(&mut parts) {
                let len = counts.triangles[cluster] as usize;
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
            for (triangle, mask) in (0..).map(|place| (chunk * CHUNK) as u32 + place).zip(masks) {
                for cluster in bits(*mask) {
                    parts[cluster][filled[cluster]] = triangle;
                    filled[cluster] += 1;
                }
            }
        });
    }

    /// The triangles of a cluster.
    pub(super) fn members(&self, cluster: usize) -> &[u32] {
        let start = if cluster == 0 { 0 } else { self.ends[cluster - 1] };
        &self.triangles[start..self.ends[cluster]]
    }

    /// How many triangles all clusters have together.
    pub(super) fn len(&self) -> usize {
        self.triangles.len()
    }

    /// How many triangles each cluster has.
    pub(super) fn sizes(&self) -> Vec<u32> {
        (0..self.ends.len()).map(|cluster| self.members(cluster).len() as u32).collect()
    }

    /// Bytes that it takes up.
    pub(super) fn bytes(&self) -> usize {
        self.masks.capacity() * size_of::<u64>() + self.triangles.capacity() * size_of::<u32>()
    }
}

/// How many triangles of a chunk are in each cluster, and how many in more than one.
struct Counts {
    triangles: [u32; MAX_CLUSTERS_LEN],
    shared: usize,
}

impl Counts {
    fn of(masks: &[u64]) -> Self {
        let mut counts = Self { triangles: [0; MAX_CLUSTERS_LEN], shared: 0 };
        for mask in masks {
            bits(*mask).for_each(|cluster| counts.triangles[cluster] += 1);
            counts.shared += usize::from(mask & (mask - 1) != 0);
        }
        counts
    }
}

/// The bits of a mask that are set.
fn bits(mask: u64) -> impl Iterator<Item = usize> {
    let next = |mask: &u64| Some(mask & (mask - 1)).filter(|mask| *mask != 0);
    core::iter::successors(Some(mask).filter(|mask| *mask != 0), next).map(|mask| mask.trailing_zeros() as usize)
}

#[inline(always)]
fn assign<S: Simd>(simd: S, balls: &[Vec4], centers: &Centers, settings: &PipelineSettings, masks: &mut [u64]) {
    if settings.threshold() > 0.0 {
        return masks
            .iter_mut()
            .zip(balls)
            .for_each(|(mask, ball)| *mask = published_mask(*ball, &centers.kept, settings));
    }
    // As many registers as the centers take.
    match centers.distances.len().div_ceil(LANES) {
        1 => assign_among::<S, 1>(simd, balls, centers, masks),
        2 => assign_among::<S, 2>(simd, balls, centers, masks),
        3 => assign_among::<S, 3>(simd, balls, centers, masks),
        _ => assign_among::<S, 4>(simd, balls, centers, masks),
    }
}

/// The rule of `geometry::clusters::reaches`, with a lane to each center: the center that is nearest to a triangle is found
/// first; what does not reach into the half-space between it and another center is not in that cluster, and few others
/// are left to be compared with all.
#[inline(always)]
fn assign_among<S: Simd, const N: usize>(simd: S, balls: &[Vec4], centers: &Centers, masks: &mut [u64]) {
    let [xs, ys, zs] = &centers.coordinates;
    let all = u64::MAX >> (64 - N * LANES);
    let margin = f32x16::splat(simd, REACH_MARGIN);
    for (mask, ball) in masks.iter_mut().zip(balls) {
        let (x, y, z) = (f32x16::splat(simd, ball.x), f32x16::splat(simd, ball.y), f32x16::splat(simd, ball.z));
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

        let diameter = f32x16::splat(simd, 2.0 * ball.w);
        let mut near = 0;
        for (group, squared) in squared.iter().enumerate() {
            let reach = diameter * floats(simd, &centers.distances[nearest], group * LANES) + margin;
            near |= (*squared - nearest_squared).simd_le(reach).to_bitmask() << (group * LANES);
        }
        *mask = near;
        let mut others = near & !(1 << nearest);
        while others != 0 {
            let center = others.trailing_zeros() as usize;
            others &= others - 1;
            let own = f32x16::splat(simd, squared[center / LANES][center % LANES]);
            let mut reached = 0;
            for (group, squared) in squared.iter().enumerate() {
                let reach = diameter * floats(simd, &centers.distances[center], group * LANES) + margin;
                reached |= (own - *squared).simd_le(reach).to_bitmask() << (group * LANES);
            }
            if reached != all {
                *mask &= !(1 << center);
            }
        }
    }
}

/// The clusters that the published method puts a triangle into.
fn published_mask(ball: Vec4, kept: &[(usize, Vec3)], settings: &PipelineSettings) -> u64 {
    let squared = |center: Vec3| squared_distance(ball.truncate(), center);
    let (mut nearest, mut nearest_squared) = (0, f32::INFINITY);
    for &(cluster, center) in kept {
        if squared(center) < nearest_squared {
            (nearest, nearest_squared) = (cluster, squared(center));
        }
    }
    let closeness_of = |center: Vec3| closeness(squared(center), nearest_squared, settings.fuzziness);
    let limit = settings.threshold() * kept.iter().map(|(_, center)| closeness_of(*center)).sum::<f32>();
    let inside = kept.iter().filter(|(cluster, center)| *cluster == nearest || closeness_of(*center) > limit);
    inside.fold(0, |mask, (cluster, _)| mask | 1 << cluster)
}
