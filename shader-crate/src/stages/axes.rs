//! Principal axes of each cluster.
//!
//! The axes are directions to sweep along; any direction is right, and a good one is fast. So the triangles that the
//! centers are computed from are enough here, too. Their spread is taken around the center of the cluster and corrected
//! for the mean.

use clasp_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use super::assignment::Owner;
use crate::geometry::eigen::eigenvectors;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors of sums to a cluster: of the coordinates and their number, of their squares, and of their products.
pub const SUMS: u32 = 3;

/// Axes to a cluster.
pub const AXES: u32 = 3;

/// Adds up, for each workgroup's triangles and each cluster, what the spread of the cluster is computed from.
#[kernel]
pub fn axis_sums(
    thread: Thread,
    params: &PipelineParams,
    balls: Read<Vec4>,
    owners: Read<Owner>,
    centers: Read<Vec4>,
    mut sums: Write<Vec4>,
    mut points: Shared<Vec4, WORKGROUP_LEN>,
    mut point_masks: Shared<UVec2, WORKGROUP_LEN>,
    mut parts: Shared<Vec4, WORKGROUP_LEN>,
) {
    let mut point = Vec4::ZERO;
    let mut mask = UVec2::ZERO;
    if thread.index < params.samples {
        point = balls.get(thread.index * params.stride);
        let owner = owners.get(thread.index * params.stride);
        mask = UVec2::new(owner.x, owner.y);
    }
    points.set(thread.local, point);
    point_masks.set(thread.local, mask);
    thread.barrier();

    let cluster = thread.local & ((1 << params.cluster_bits) - 1);
    let slices = WORKGROUP_SIZE >> params.cluster_bits;
    let (mut first, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
    if cluster < params.clusters {
        let center = centers.get(cluster).truncate();
        let mut triangle = thread.local >> params.cluster_bits;
        while triangle < WORKGROUP_SIZE {
            let mask = point_masks.get(triangle);
            let word = if cluster < 32 { mask.x } else { mask.y };
            if word.wrapping_shr(cluster % 32) & 1 != 0 {
                let d = points.get(triangle).truncate() - center;
                first += d.extend(1.0);
                squares += (d * d).extend(0.0);
                products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
            }
            triangle += slices;
        }
    }
    // One sum after the other, to need workgroup memory for one only.
    let mut number = 0;
    while number < SUMS {
        if number == 0 {
            parts.set(thread.local, first);
        } else if number == 1 {
            parts.set(thread.local, squares);
        } else {
            parts.set(thread.local, products);
        }
        thread.barrier();
        if thread.local < params.clusters && thread.index - thread.local < params.samples {
            let mut sum = Vec4::ZERO;
            let mut slice = 0;
            while slice < slices {
                sum += parts.get((slice << params.cluster_bits) + thread.local);
                slice += 1;
            }
            sums.set((thread.group * params.clusters + thread.local) * SUMS + number, sum);
        }
        thread.barrier();
        number += 1;
    }
}

/// The axes of a cluster with these sums, that of the largest spread first.
#[inline(always)]
pub fn principal_axes(first: Vec4, squares: Vec4, products: Vec4) -> [Vec3; 3] {
    let mut count = first.w;
    if count < 1.0 {
        count = 1.0;
    }
    let mean = first.truncate() / count;
    let spread = squares.truncate() / count - mean * mean;
    let beside = products.truncate() / count - Vec3::new(mean.x * mean.y, mean.x * mean.z, mean.y * mean.z);
    let columns = eigenvectors(spread, beside);
    [columns.x_axis, columns.y_axis, columns.z_axis]
}

/// Writes the axes of each cluster.
#[kernel]
pub fn axis_solve(thread: Thread, params: &PipelineParams, sums: Read<Vec4>, mut axes: Write<Vec4>) {
    if thread.index < params.clusters {
        let (mut first, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
        let blocks = params.samples.div_ceil(WORKGROUP_SIZE);
        let mut block = 0;
        while block < blocks {
            let start = (block * params.clusters + thread.index) * SUMS;
            first += sums.get(start);
            squares += sums.get(start + 1);
            products += sums.get(start + 2);
            block += 1;
        }
        let [x, y, z] = principal_axes(first, squares, products);
        axes.set(thread.index * AXES, x.extend(0.0));
        axes.set(thread.index * AXES + 1, y.extend(0.0));
        axes.set(thread.index * AXES + 2, z.extend(0.0));
    }
}
