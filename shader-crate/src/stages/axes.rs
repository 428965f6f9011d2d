//! Principal axes of each cluster, and its division into strips.
//!
//! Clusters are swept along their axes. Any axes give correct results and good ones are fast, so the sampled triangles of
//! the clustering are enough here, too. The covariance is accumulated around the cluster center and corrected by the mean.
//!
//! If many boxes start within another box along the first axis, a cluster is divided into strips along the second axis, and
//! only boxes of the same strip are compared. Boxes that overlap have a common strip, whatever the strips are. Strip indices
//! are global: the strips of one cluster follow those of the cluster before it.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec2, Vec3, Vec4};

use super::assignment::TriangleTags;
use crate::geometry::eigen::{eigenvectors, sqrt};
use crate::geometry::normalized::HALF;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors per cluster in the buffer of sums: coordinates and count; squares and radii; products.
pub const SUMS_PER_CLUSTER: u32 = 3;

/// Vectors per cluster in the buffer of axes: three axes, [`Strips`] and [`Grid`].
pub const VECTORS_PER_CLUSTER: u32 = 5;

/// Index of the normalization in the buffer of axes, after all clusters. Kernels that use the axes also use the
/// normalization, and the number of bindings of a kernel is limited.
pub const NORMALIZATION: u32 = MAX_CLUSTERS * VECTORS_PER_CLUSTER;

/// Length of the buffer of axes.
pub const AXES_LEN: u32 = NORMALIZATION + 1;

/// Writes the contribution of each workgroup to the covariance sums of each cluster.
#[kernel]
pub fn axis_sums(
    thread: Thread,
    params: &PipelineParams,
    spheres: Read<Vec4>,
    tags: Read<TriangleTags>,
    centers: Read<Vec4>,
    mut sums: Write<Vec4>,
    mut points: Shared<Vec4, WORKGROUP_LEN>,
    mut point_masks: Shared<UVec2, WORKGROUP_LEN>,
    mut parts: Shared<Vec4, WORKGROUP_LEN>,
) {
    let mut point = Vec4::ZERO;
    let mut mask = UVec2::ZERO;
    if thread.index < params.samples {
        point = spheres.get(thread.index * params.stride);
        let tag = tags.get(thread.index * params.stride);
        mask = UVec2::new(tag.x, tag.y);
    }
    points.set(thread.local, point);
    point_masks.set(thread.local, mask);
    thread.barrier();

    // Several lanes per cluster: lane `n` of `lanes` sums up every `lanes`-th triangle from the `n`-th on.
    let cluster = thread.local & ((1 << params.cluster_bits) - 1);
    let lanes = WORKGROUP_SIZE >> params.cluster_bits;
    let (mut coordinates, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
    if cluster < params.clusters {
        let center = centers.get(cluster).truncate();
        let mut triangle = thread.local >> params.cluster_bits;
        while triangle < WORKGROUP_SIZE {
            let mask = point_masks.get(triangle);
            let word = if cluster < 32 { mask.x } else { mask.y };
            if word.wrapping_shr(cluster % 32) & 1 != 0 {
                let d = points.get(triangle).truncate() - center;
                coordinates += d.extend(1.0);
                squares += (d * d).extend(points.get(triangle).w);
                products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
            }
            triangle += lanes;
        }
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
        if thread.local < params.clusters && thread.index - thread.local < params.samples {
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

    /// Returns the coordinate axes, the one with the largest variance first. Boxes of motions are aligned with these.
    #[inline(always)]
    fn scene_axes(self) -> [Vec3; 3] {
        let Vec3 { x, y, z } = self.diagonal;
        if x >= y && x >= z {
            if y >= z { [Vec3::X, Vec3::Y, Vec3::Z] } else { [Vec3::X, Vec3::Z, Vec3::Y] }
        } else if y >= z {
            if x >= z { [Vec3::Y, Vec3::X, Vec3::Z] } else { [Vec3::Y, Vec3::Z, Vec3::X] }
        } else if x >= y {
            [Vec3::Z, Vec3::X, Vec3::Y]
        } else {
            [Vec3::Z, Vec3::Y, Vec3::X]
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

/// The strips of a cluster along its second axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strips {
    /// Start of the first strip. Smaller coordinates also belong to it.
    pub origin: f32,
    /// Strips per unit of length.
    pub density: f32,
    /// Number of strips. Coordinates beyond the last strip also belong to it.
    pub count: f32,
    /// Global index of the first strip.
    pub first: f32,
}

impl Strips {
    /// Returns the strip of a coordinate along the second axis, relative to the first strip of the cluster.
    #[inline(always)]
    pub fn strip_of(self, coordinate: f32) -> u32 {
        let strip = (coordinate - self.origin) * self.density;
        let strip = if strip < self.count { strip } else { self.count - 1.0 };
        let strip = if strip > 0.0 { strip } else { 0.0 };
        strip as u32
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { origin: v.x, density: v.y, count: v.z, first: v.w }
    }

    /// Converts to the layout in a buffer.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        Vec4::new(self.origin, self.density, self.count, self.first)
    }
}

/// Quantization of the coordinates along the second and third axis of a cluster, in 15 bits each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Coordinates of step 0 along the second and third axis. Smaller coordinates also have step 0.
    origin: Vec2,
    /// Steps per unit of length.
    density: Vec2,
}

/// Largest step of a [`Grid`]: 15 bits.
pub const LAST_STEP: f32 = 32767.0;

impl Grid {
    /// Creates a grid from `center - extent` to `center + extent`. Coordinates beyond have the first or the last step.
    #[inline(always)]
    fn around(center: Vec2, extent: Vec2) -> Self {
        let density = |extent: f32| if extent > SMALLEST_EXTENT { LAST_STEP / (2.0 * extent) } else { 1.0 };
        Self { origin: center - extent, density: Vec2::new(density(extent.x), density(extent.y)) }
    }

    #[inline(always)]
    fn step(coordinate: f32, origin: f32, density: f32) -> u32 {
        let step = (coordinate - origin) * density;
        let step = if step < LAST_STEP { step } else { LAST_STEP };
        let step = if step > 0.0 { step } else { 0.0 };
        step as u32
    }

    /// Packs the steps of two coordinates: the second axis in the low half, the third in the high half.
    #[inline(always)]
    pub fn steps(self, second: f32, third: f32) -> u32 {
        Self::step(second, self.origin.x, self.density.x) | (Self::step(third, self.origin.y, self.density.y) << 16)
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { origin: Vec2::new(v.x, v.y), density: Vec2::new(v.z, v.w) }
    }

    /// Converts to the layout in a buffer.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        Vec4::new(self.origin.x, self.origin.y, self.density.x, self.density.y)
    }
}

/// Least extent of a cluster that is divided into strips or grid steps, in normalized coordinates. For smaller ones the
/// density would be too large.
const SMALLEST_EXTENT: f32 = 1e-6;

/// Target number of boxes that start within another box. With fewer, the additional proxies cost more than the saved
/// comparisons.
const TARGET_CANDIDATES: f32 = 32.0;

/// Least width of a strip, as a multiple of the mean width of a box.
const MIN_STRIP_WIDTH: f32 = 2.0;

/// Mean width of a box, as a multiple of the mean radius of the bounding spheres.
const BOX_WIDTH: f32 = 1.5;

/// Returns the target number of strips of a cluster, not rounded; `radius` is the mean radius of its `count` bounding
/// spheres.
#[inline(always)]
fn target_strips(covariance: Covariance, axes: [Vec3; 3], count: f32, radius: f32) -> f32 {
    let width = BOX_WIDTH * radius;
    let starts_within = count * width / (covariance.extent(axes[0]) + width);
    let by_density = starts_within / TARGET_CANDIDATES;
    let by_width = covariance.extent(axes[1]) / (MIN_STRIP_WIDTH * width);
    let strips = if by_density < by_width { by_density } else { by_width };
    if strips > 1.0 { strips } else { 1.0 }
}

/// Returns the number of strips of a cluster with the target `target`, if the targets of all clusters sum up to `total`.
#[inline(always)]
fn strip_count(target: f32, total: f32, params: &PipelineParams) -> u32 {
    // One strip per cluster is reserved, because counts below one are rounded up to one.
    let free = (params.strip_limit - params.clusters) as f32;
    let count = (if total > free { target * (free / total) } else { target }) as u32;
    if count > 1 { count } else { 1 }
}

/// Writes the axes and strips of each cluster, and the cluster of each strip.
#[kernel]
pub fn axis_solve(
    thread: Thread,
    params: &PipelineParams,
    sums: Read<Vec4>,
    centers: Read<Vec4>,
    normalization: Read<Vec4>,
    mut axes: Write<Vec4>,
    mut strip_clusters: Write<u32>,
    mut targets: Shared<f32, MAX_CLUSTERS_LEN>,
) {
    let active = thread.index < params.clusters;
    let mut covariance = Covariance { mean: Vec3::ZERO, diagonal: Vec3::ZERO, off_diagonal: Vec3::ZERO };
    let mut solved = [Vec3::X, Vec3::Y, Vec3::Z];
    if active {
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
        covariance = Covariance::from_sums(coordinates, squares, products);
        solved = if params.swept != 0 { covariance.scene_axes() } else { covariance.axes() };
        let radius = if coordinates.w > 0.0 { squares.w / coordinates.w } else { 1.0 };
        targets.set(thread.local, target_strips(covariance, solved, coordinates.w * params.stride as f32, radius));
    }
    if thread.index == 0 {
        axes.set(NORMALIZATION, normalization.get(0));
    }
    thread.barrier();
    if active {
        let mut total = 0.0;
        let mut cluster = 0;
        while cluster < params.clusters {
            total += targets.get(cluster);
            cluster += 1;
        }
        let mut first = 0;
        cluster = 0;
        while cluster < thread.index {
            first += strip_count(targets.get(cluster), total, params);
            cluster += 1;
        }
        let count = strip_count(targets.get(thread.index), total, params);
        let (extent, third_extent) = (covariance.extent(solved[1]), covariance.extent(solved[2]));
        let mean = centers.get(thread.index).truncate() - HALF + covariance.mean;
        let (center, third_center) = (solved[1].dot(mean), solved[2].dot(mean));
        let strips = Strips {
            origin: center - 0.5 * extent,
            density: if extent > SMALLEST_EXTENT { count as f32 / extent } else { 0.0 },
            count: count as f32,
            first: first as f32,
        };
        axes.set(thread.index * VECTORS_PER_CLUSTER, solved[0].extend(0.0));
        axes.set(thread.index * VECTORS_PER_CLUSTER + 1, solved[1].extend(0.0));
        axes.set(thread.index * VECTORS_PER_CLUSTER + 2, solved[2].extend(0.0));
        axes.set(thread.index * VECTORS_PER_CLUSTER + 3, strips.to_vec4());
        let grid = Grid::around(Vec2::new(center, third_center), Vec2::new(extent, third_extent));
        axes.set(thread.index * VECTORS_PER_CLUSTER + 4, grid.to_vec4());
        let mut strip = 0;
        while strip < count {
            strip_clusters.set(first + strip, thread.index);
            strip += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_are_in_the_order_of_coordinates() {
        let strips = Strips { origin: -0.25, density: 20.0, count: 10.0, first: 7.0 };
        assert_eq!(strips.strip_of(f32::MIN), 0);
        assert_eq!(strips.strip_of(-0.3), 0);
        assert_eq!(strips.strip_of(0.0), 5);
        assert_eq!(strips.strip_of(0.2499), 9);
        assert_eq!(strips.strip_of(f32::MAX), 9);
        assert_eq!(Strips { density: 0.0, count: 1.0, ..strips }.strip_of(0.5), 0);
    }

    #[test]
    fn steps_are_in_the_order_of_coordinates() {
        let grid = Grid::around(Vec2::new(0.1, -0.2), Vec2::new(0.5, 0.0));
        let coordinates = [f32::MIN, -0.4, -0.39, 0.1, 0.1001, 0.59, 0.6, 1.0, f32::MAX];
        let steps = coordinates.map(|coordinate| grid.steps(coordinate, -0.2));
        assert!(steps.is_sorted() && steps[0] == 0 && steps[3] < steps[4], "{steps:?}");
        assert_eq!(steps[8], 32767, "the largest step; the third axis is in the other half");
        assert_eq!(grid.steps(f32::MAX, f32::MAX), 32767 << 16 | 32767);
        let roundtrip = Grid::from_vec4(grid.to_vec4());
        assert_eq!(roundtrip, grid);
    }

    #[test]
    fn the_strip_limit_holds() {
        let mut params: PipelineParams = bytemuck::Zeroable::zeroed();
        (params.clusters, params.strip_limit) = (3, 50);
        for targets in [[1.0, 1.0, 1.0], [10.0, 20.0, 3.0], [1000.0, 1.5, 40.0], [f32::MAX, 1.0, 1.0]] {
            let total = targets.iter().sum();
            let counts = targets.map(|target| strip_count(target, total, &params));
            assert!(counts.iter().all(|count| *count >= 1) && counts.iter().sum::<u32>() <= 50, "{counts:?}");
        }
    }
}
