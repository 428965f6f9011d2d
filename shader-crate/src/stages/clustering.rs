//! Cluster centers by fuzzy c-means.
//!
//! A round moves each center to the weighted mean of the triangles; the weight is the degree of membership to the power of the
//! fuzziness (Eqs. 4.9 to 4.11 of Mainzer's thesis). The assignment is exact for any centers, so a sample of the triangles
//! is enough: every n-th in the order of the scene. All rounds are recorded in advance; after convergence, the remaining
//! rounds do nothing.

use clasp3d_kernels_macros::kernel;
use glam::Vec4;

use crate::geometry::clusters::{UNUSED_CENTER, closeness, nearly_coincide, squared_distance, weight};
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Layout of the buffer with the progress of the clustering.
pub mod progress {
    /// Number of completed rounds.
    pub const ROUNDS: u32 = 0;
    /// Nonzero after convergence.
    pub const CONVERGED: u32 = 1;
    /// Length of the buffer.
    pub const LEN: u32 = 2;
}

/// Writes initial centers: evenly spaced samples, in the order of the scene.
#[kernel]
pub fn cluster_seed(thread: Thread, params: &PipelineParams, spheres: Read<Vec4>, mut centers: Write<Vec4>) {
    if thread.index < params.clusters {
        let part = (thread.index as f32 + 0.5) / params.clusters as f32;
        let mut sample = (part * params.samples as f32) as u32;
        if sample >= params.samples {
            sample = params.samples - 1;
        }
        centers.set(thread.index, spheres.get(sample * params.stride));
    }
}

/// Writes the contribution of each workgroup to each center: the weighted sum of the centers of its triangles' bounding
/// spheres, and the sum of the weights as the fourth component.
#[kernel]
pub fn cluster_sums(
    thread: Thread,
    params: &PipelineParams,
    spheres: Read<Vec4>,
    centers: Read<Vec4>,
    progress: Read<u32>,
    mut sums: Write<Vec4>,
    mut points: Shared<Vec4, WORKGROUP_LEN>,
    mut closenesses: Shared<f32, WORKGROUP_LEN>,
    mut parts: Shared<Vec4, WORKGROUP_LEN>,
) {
    // First, one thread per triangle: the squared distance of the nearest center, and the sum of the closenesses to all.
    let moving = progress.get(progress::CONVERGED) == 0;
    let active = moving && thread.index < params.samples;
    let mut point = Vec4::ZERO;
    let mut sum = 0.0;
    if active {
        let middle = spheres.get(thread.index * params.stride).truncate();
        // The search does not start with `f32::MAX`: Chrome refuses the decimal literal that naga writes for it.
        let mut nearest = squared_distance(middle, centers.get(0).truncate());
        let mut cluster = 1;
        while cluster < params.clusters {
            let squared = squared_distance(middle, centers.get(cluster).truncate());
            if squared < nearest {
                nearest = squared;
            }
            cluster += 1;
        }
        cluster = 0;
        while cluster < params.clusters {
            let squared = squared_distance(middle, centers.get(cluster).truncate());
            sum += closeness(squared, nearest, params.fuzziness);
            cluster += 1;
        }
        point = middle.extend(nearest);
    }
    points.set(thread.local, point);
    closenesses.set(thread.local, sum);
    thread.barrier();

    // Then, several lanes per cluster: lane `n` of `lanes` sums up every `lanes`-th triangle from the `n`-th on.
    let cluster = thread.local & ((1 << params.cluster_bits) - 1);
    let lane = thread.local >> params.cluster_bits;
    let lanes = WORKGROUP_SIZE >> params.cluster_bits;
    let mut part = Vec4::ZERO;
    if cluster < params.clusters {
        let center = centers.get(cluster).truncate();
        let mut triangle = lane;
        while triangle < WORKGROUP_SIZE {
            let (point, sum) = (points.get(triangle), closenesses.get(triangle));
            if sum > 0.0 {
                let squared = squared_distance(point.truncate(), center);
                let weight = weight(closeness(squared, point.w, params.fuzziness), sum, params.fuzziness);
                part += (point.truncate() * weight).extend(weight);
            }
            triangle += lanes;
        }
    }
    parts.set(thread.local, part);
    thread.barrier();

    if moving && thread.local < params.clusters && thread.index - thread.local < params.samples {
        let mut sum = Vec4::ZERO;
        let mut lane = 0;
        while lane < lanes {
            sum += parts.get((lane << params.cluster_bits) + thread.local);
            lane += 1;
        }
        sums.set(thread.group * params.clusters + thread.local, sum);
    }
}

/// Moves the centers to the weighted means, and writes the progress. After convergence the sums no longer change, so the
/// centers do not either.
#[kernel]
pub fn cluster_update(
    thread: Thread,
    params: &PipelineParams,
    sums: Read<Vec4>,
    mut centers: Write<Vec4>,
    mut progress: Write<u32>,
    mut moves: Shared<f32, MAX_CLUSTERS_LEN>,
) {
    if thread.group == 0 && thread.local < params.clusters {
        let mut sum = Vec4::ZERO;
        let groups = params.samples.div_ceil(WORKGROUP_SIZE);
        let mut group = 0;
        while group < groups {
            sum += sums.get(group * params.clusters + thread.local);
            group += 1;
        }
        let old = centers.get(thread.local);
        let mut new = old;
        if sum.w > 0.0 {
            new = sum / sum.w;
        }
        centers.set(thread.local, new);
        moves.set(thread.local, (new - old).truncate().length_squared());
    }
    thread.barrier();
    if thread.index == 0 && progress.get(progress::CONVERGED) == 0 {
        let mut still = 1;
        let mut cluster = 0;
        while cluster < params.clusters {
            if moves.get(cluster) > params.tolerance * params.tolerance {
                still = 0;
            }
            cluster += 1;
        }
        progress.set(progress::ROUNDS, progress.get(progress::ROUNDS) + 1);
        progress.set(progress::CONVERGED, still);
    }
}

/// Writes the centers for the assignment: [`UNUSED_CENTER`] replaces centers that nearly coincide with a lower one, and fills
/// the list up to [`MAX_CLUSTERS`].
#[kernel]
pub fn select_centers(thread: Thread, params: &PipelineParams, centers: Read<Vec4>, mut kept: Write<Vec4>) {
    if thread.index < MAX_CLUSTERS {
        let mut keep = thread.index < params.clusters;
        let center = centers.get(thread.index).truncate();
        let mut other = 0;
        while keep && other < thread.index {
            keep = !nearly_coincide(center, centers.get(other).truncate());
            other += 1;
        }
        kept.set(thread.index, if keep { center.extend(0.0) } else { Vec4::splat(UNUSED_CENTER) });
    }
}
