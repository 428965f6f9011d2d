//! Fuzzy c-means: the centers of the clusters.
//!
//! A round moves each center to the weighted mean of the triangles, the weight being the membership to the power of the
//! fuzziness (Eqs. 4.9 to 4.11 of Mainzer's thesis). Centers need not be exact, whatever they are the assignment is; so
//! a part of the triangles, evenly spread over the scene, is enough. Rounds are recorded ahead: when the centers stand
//! still, the rounds that are left do nothing.

use clasp_kernels_macros::kernel;
use glam::Vec4;

use crate::geometry::clusters::{are_twins, closeness, squared_distance, weight};
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// What the clustering says of itself, in a buffer of `u32`.
pub mod progress {
    /// Rounds that have been done.
    pub const ROUNDS: u32 = 0;
    /// Not zero: the centers stand still.
    pub const CONVERGED: u32 = 1;
    /// Length of the buffer.
    pub const LEN: u32 = 2;
}

/// Chooses triangles that are evenly spread over the scene as the first centers.
#[kernel]
pub fn cluster_seed(thread: Thread, params: &PipelineParams, balls: Read<Vec4>, mut centers: Write<Vec4>) {
    if thread.index < params.clusters {
        let part = (thread.index as f32 + 0.5) / params.clusters as f32;
        let mut sample = (part * params.samples as f32) as u32;
        if sample >= params.samples {
            sample = params.samples - 1;
        }
        centers.set(thread.index, balls.get(sample * params.stride));
    }
}

/// Adds up what each workgroup's triangles contribute to each center: the weighted sum of their middles, and of the
/// weights as the fourth number.
#[kernel]
pub fn cluster_sums(
    thread: Thread,
    params: &PipelineParams,
    balls: Read<Vec4>,
    centers: Read<Vec4>,
    progress: Read<u32>,
    mut sums: Write<Vec4>,
    mut points: Shared<Vec4, WORKGROUP_LEN>,
    mut closenesses: Shared<f32, WORKGROUP_LEN>,
    mut parts: Shared<Vec4, WORKGROUP_LEN>,
) {
    // First a thread to a triangle: how far the nearest center is, and the sum of the closenesses to all.
    let moving = progress.get(progress::CONVERGED) == 0;
    let active = moving && thread.index < params.samples;
    let mut point = Vec4::ZERO;
    let mut sum = 0.0;
    if active {
        let middle = balls.get(thread.index * params.stride).truncate();
        // Not from `f32::MAX` on: naga writes it in decimals that Chrome takes for more than there is.
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

    // Then a thread to a cluster and a slice of the triangles.
    let cluster = thread.local & ((1 << params.cluster_bits) - 1);
    let slice = thread.local >> params.cluster_bits;
    let slices = WORKGROUP_SIZE >> params.cluster_bits;
    let mut part = Vec4::ZERO;
    if cluster < params.clusters {
        let center = centers.get(cluster).truncate();
        let mut triangle = slice;
        while triangle < WORKGROUP_SIZE {
            let (point, sum) = (points.get(triangle), closenesses.get(triangle));
            if sum > 0.0 {
                let squared = squared_distance(point.truncate(), center);
                let weight = weight(closeness(squared, point.w, params.fuzziness), sum, params.fuzziness);
                part += (point.truncate() * weight).extend(weight);
            }
            triangle += slices;
        }
    }
    parts.set(thread.local, part);
    thread.barrier();

    if moving && thread.local < params.clusters && thread.index - thread.local < params.samples {
        let mut sum = Vec4::ZERO;
        let mut slice = 0;
        while slice < slices {
            sum += parts.get((slice << params.cluster_bits) + thread.local);
            slice += 1;
        }
        sums.set(thread.group * params.clusters + thread.local, sum);
    }
}

/// Moves the centers to where the sums say, and notes whether they still move. Once they stand still, the sums stay as
/// they are, and so do the centers.
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
        let blocks = params.samples.div_ceil(WORKGROUP_SIZE);
        let mut block = 0;
        while block < blocks {
            sum += sums.get(block * params.clusters + thread.local);
            block += 1;
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

/// Where a center is that is none: nothing is near.
const NOWHERE: f32 = 1e15;

/// Copies the centers, as many as there can be. Those that are too close to another one, and those that there are not, are
/// nowhere.
#[kernel]
pub fn cluster_keep(thread: Thread, params: &PipelineParams, centers: Read<Vec4>, mut kept: Write<Vec4>) {
    if thread.index < MAX_CLUSTERS {
        let mut keep = thread.index < params.clusters;
        let center = centers.get(thread.index).truncate();
        let mut other = 0;
        while keep && other < thread.index {
            keep = !are_twins(center, centers.get(other).truncate());
            other += 1;
        }
        kept.set(thread.index, if keep { center.extend(0.0) } else { Vec4::splat(NOWHERE) });
    }
}
