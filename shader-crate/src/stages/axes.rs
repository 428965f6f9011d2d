//! Principal axes of each cluster.
//!
//! Clusters are swept along their axes. Any axes give correct results and good ones are fast, so the sampled triangles of
//! the clustering are enough here, too. The covariance is accumulated around the cluster center and corrected by the mean.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use super::assignment::TriangleTags;
use super::bounds::scene_frame;
use crate::geometry::cluster_space::ClusterSpace;
use crate::geometry::eigen::{eigenvectors, sqrt};
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors per cluster in the buffer of sums: coordinates and count; squares; products.
pub const SUMS_PER_CLUSTER: u32 = 3;

/// Vectors per cluster in the buffer of solved clusters: see `Solved`.
pub const SOLVED_PER_CLUSTER: u32 = 5;

/// Multiplier that gives consecutive numbers a random order: 2³² divided by the golden ratio.
const GOLDEN_RATIO: u32 = 0x9E37_79B9;

/// No triangle.
pub(super) const NONE: u32 = u32::MAX;

/// Writes the contribution of each workgroup to the covariance sums of each cluster, and sampled triangles of each cluster to
/// `members`: one per thread, or `NONE`.
///
/// The samples of a workgroup are far apart in the list of triangles, so that it has some of most clusters.
#[kernel]
pub fn axis_sums(
    thread: Thread,
    params: &PipelineParams,
    spheres: Read<Vec4>,
    tags: Read<TriangleTags>,
    centers: Read<Vec4>,
    mut sums: Write<Vec4>,
    mut members: Write<u32>,
    mut points: Shared<Vec4, WORKGROUP_LEN>,
    mut point_masks: Shared<UVec2, WORKGROUP_LEN>,
    mut parts: Shared<Vec4, WORKGROUP_LEN>,
) {
    let mut point = Vec4::ZERO;
    let mut mask = UVec2::ZERO;
    let groups = params.samples.div_ceil(WORKGROUP_SIZE);
    let active = thread.group < groups;
    let sample = |local: u32| (local * groups + thread.group) * params.stride;
    if active && thread.local * groups + thread.group < params.samples {
        point = spheres.get(sample(thread.local));
        let tag = tags.get(sample(thread.local));
        mask = UVec2::new(tag.x, tag.y);
    }
    points.set(thread.local, point);
    point_masks.set(thread.local, mask);
    thread.barrier();

    // Several lanes per cluster: lane `n` of `lanes` sums up every `lanes`-th triangle from the `n`-th on.
    let cluster = thread.local & ((1 << params.cluster_bits) - 1);
    let lanes = WORKGROUP_SIZE >> params.cluster_bits;
    let (mut coordinates, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
    let (mut member, mut highest) = (NONE, 0);
    if cluster < params.clusters {
        let center = centers.get(cluster).truncate();
        let mut triangle = thread.local >> params.cluster_bits;
        while triangle < WORKGROUP_SIZE {
            let mask = point_masks.get(triangle);
            let word = if cluster < 32 { mask.x } else { mask.y };
            if word.wrapping_shr(cluster % 32) & 1 != 0 {
                let d = points.get(triangle).truncate() - center;
                coordinates += d.extend(1.0);
                squares += (d * d).extend(0.0);
                products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
                // At random: the first or last would come from one part of the list.
                let priority = (thread.group * WORKGROUP_SIZE + triangle + 1).wrapping_mul(GOLDEN_RATIO);
                if priority > highest {
                    (member, highest) = (sample(triangle), priority);
                }
            }
            triangle += lanes;
        }
    }
    if active {
        members.set(thread.index, member);
    }
    // One sum at a time, so that workgroup memory for one is enough.
    let mut index = 0;
    while index < SUMS_PER_CLUSTER {
        if index == 0 {
            parts.set(thread.local, coordinates);
        } else if index == 1 {
            parts.set(thread.local, squares);
        } else {
            parts.set(thread.local, products);
        }
        thread.barrier();
        if thread.local < params.clusters && active {
            let mut sum = Vec4::ZERO;
            let mut lane = 0;
            while lane < lanes {
                sum += parts.get((lane << params.cluster_bits) + thread.local);
                lane += 1;
            }
            sums.set((thread.group * params.clusters + thread.local) * SUMS_PER_CLUSTER + index, sum);
        }
        thread.barrier();
        index += 1;
    }
}

/// Mean and covariance of the triangles of a cluster.
#[derive(Clone, Copy)]
pub struct Covariance {
    /// Mean, relative to the cluster center.
    mean: Vec3,
    /// Variances along x, y and z.
    diagonal: Vec3,
    /// Covariances of xy, xz and yz.
    off_diagonal: Vec3,
}

impl Covariance {
    /// Computes mean and covariance from the sums of a cluster: coordinates and count, squares, products.
    #[inline(always)]
    pub fn from_sums(coordinates: Vec4, squares: Vec4, products: Vec4) -> Self {
        let mut count = coordinates.w;
        if count < 1.0 {
            count = 1.0;
        }
        let mean = coordinates.truncate() / count;
        Self {
            mean,
            diagonal: squares.truncate() / count - mean * mean,
            off_diagonal: products.truncate() / count - Vec3::new(mean.x * mean.y, mean.x * mean.z, mean.y * mean.z),
        }
    }

    /// Returns the principal axes, the one with the largest variance first.
    #[inline(always)]
    pub fn axes(self) -> [Vec3; 3] {
        let columns = eigenvectors(self.diagonal, self.off_diagonal);
        [columns.x_axis, columns.y_axis, columns.z_axis]
    }

    /// Returns the order of the axes of the scene, the one with the largest variance first: two bits for each.
    #[inline(always)]
    fn order(self) -> u32 {
        let Vec3 { x, y, z } = self.diagonal;
        if x >= y && x >= z {
            if y >= z { ordered(0, 1, 2) } else { ordered(0, 2, 1) }
        } else if y >= z {
            if x >= z { ordered(1, 0, 2) } else { ordered(1, 2, 0) }
        } else if x >= y {
            ordered(2, 0, 1)
        } else {
            ordered(2, 1, 0)
        }
    }

    /// Estimates the length of the cluster along an axis: exact for a uniform distribution.
    #[inline(always)]
    fn extent(self, axis: Vec3) -> f32 {
        let squares = axis * axis * self.diagonal;
        let products = Vec3::new(axis.x * axis.y, axis.x * axis.z, axis.y * axis.z) * self.off_diagonal;
        let variance = squares.x + squares.y + squares.z + 2.0 * (products.x + products.y + products.z);
        sqrt(if variance > 0.0 { 12.0 * variance } else { 0.0 })
    }
}

#[inline(always)]
fn ordered(first: u32, second: u32, third: u32) -> u32 {
    first | (second << 2) | (third << 4)
}

/// Returns the axes of the scene in this [order](Covariance::order).
#[inline(always)]
pub(super) fn scene_axes(order: u32) -> [Vec3; 3] {
    let unit = |axis: u32| {
        let at = |index: u32| if axis & 3 == index { 1.0 } else { 0.0 };
        Vec3::new(at(0), at(1), at(2))
    };
    [unit(order), unit(order >> 2), unit(order >> 4)]
}

/// Minimum length of a cluster along an axis, in cluster space: about the rounding error of coordinates.
const SMALLEST_LENGTH: f32 = 1e-6;

/// A cluster before its division. Axes and lengths are in units of scaled positions.
#[derive(Clone, Copy)]
pub(super) struct Solved {
    /// The principal axes; for motions, those of the scene.
    pub(super) axes: [Vec3; 3],
    /// Mean of its triangles, relative to which coordinates are small.
    pub(super) origin: Vec3,
    /// Estimated lengths along the axes.
    pub(super) lengths: Vec3,
    /// Estimated number of triangles.
    pub(super) count: f32,
    /// Order of the axes of the scene.
    pub(super) order: u32,
}

impl Solved {
    #[inline(always)]
    pub(super) fn read(solved: Read<Vec4>, cluster: u32) -> Self {
        let first = cluster * SOLVED_PER_CLUSTER;
        let (x, y, z) = (solved.get(first), solved.get(first + 1), solved.get(first + 2));
        let lengths = solved.get(first + 3);
        Self {
            axes: [x.truncate(), y.truncate(), z.truncate()],
            origin: Vec3::new(x.w, y.w, z.w),
            lengths: lengths.truncate(),
            count: lengths.w,
            order: solved.get(first + 4).x as u32,
        }
    }

    #[inline(always)]
    fn write(self, solved: &mut Write<Vec4>, cluster: u32) {
        let first = cluster * SOLVED_PER_CLUSTER;
        let [x, y, z] = self.axes;
        solved.set(first, x.extend(self.origin.x));
        solved.set(first + 1, y.extend(self.origin.y));
        solved.set(first + 2, z.extend(self.origin.z));
        solved.set(first + 3, self.lengths.extend(self.count));
        solved.set(first + 4, Vec4::splat(self.order as f32));
    }
}

/// Computes the axes of each cluster.
#[kernel]
pub fn axis_solve(
    thread: Thread,
    params: &PipelineParams,
    sums: Read<Vec4>,
    centers: Read<Vec4>,
    frame: Read<Vec4>,
    mut solved: Write<Vec4>,
) {
    if thread.index < params.clusters {
        let (mut coordinates, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
        let groups = params.samples.div_ceil(WORKGROUP_SIZE);
        let mut group = 0;
        while group < groups {
            let start = (group * params.clusters + thread.index) * SUMS_PER_CLUSTER;
            coordinates += sums.get(start);
            squares += sums.get(start + 1);
            products += sums.get(start + 2);
            group += 1;
        }
        let covariance = Covariance::from_sums(coordinates, squares, products);
        let order = covariance.order();
        let axes = if params.swept != 0 { scene_axes(order) } else { covariance.axes() };
        let count = coordinates.w * params.stride as f32;
        let space = ClusterSpace::from_vec4(frame.get(scene_frame::SPACE));
        let length = |axis: usize| {
            let length = covariance.extent(axes[axis]);
            space.to_scaled_length(if length > SMALLEST_LENGTH { length } else { SMALLEST_LENGTH })
        };
        let lengths = Vec3::new(length(0), length(1), length(2));
        let origin = space.to_scaled(centers.get(thread.index).truncate() + covariance.mean);
        Solved { axes, origin, lengths, count, order }.write(&mut solved, thread.index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_of_the_scene_are_in_descending_order_of_variance() {
        for (x, y, z) in
            [(3.0, 2.0, 1.0), (3.0, 1.0, 2.0), (2.0, 3.0, 1.0), (1.0, 3.0, 2.0), (2.0, 1.0, 3.0), (1.0, 2.0, 3.0)]
        {
            let diagonal = Vec3::new(x, y, z);
            let covariance = Covariance { mean: Vec3::ZERO, diagonal, off_diagonal: Vec3::ZERO };
            let variances = scene_axes(covariance.order()).map(|axis| axis.dot(diagonal));
            assert_eq!(variances, [3.0, 2.0, 1.0], "{diagonal}");
        }
    }
}
