//! Principal axes of each cluster, and its division into strips.
//!
//! Clusters are swept along their axes. Any axes give correct results and good ones are fast, so the sampled triangles of
//! the clustering are enough here, too. The covariance is accumulated around the cluster center and corrected by the mean.
//!
//! If many boxes start within another box along the first axis, a cluster is divided into strips along the second axis, and
//! only boxes of the same strip are compared. Boxes that overlap have a common strip, whatever the strips are. Strip indices
//! are global: the strips of one cluster follow those of the cluster before it.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use super::assignment::TriangleTags;
use super::bounds::scene_frame;
use crate::geometry::cluster_space::ClusterSpace;
use crate::geometry::eigen::{eigenvectors, sqrt};
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors per cluster in the buffer of sums: coordinates and count; squares and radii; products.
pub const SUMS_PER_CLUSTER: u32 = 3;

/// Vectors per cluster in the buffer of axes: three axes with the origin as their fourth components, [`Strips`] and [`Grid`].
pub const VECTORS_PER_CLUSTER: u32 = 5;

/// Index of the scale of the scene in the buffer of axes, after all clusters. Kernels that use the axes also use the scale, and
/// the number of bindings of a kernel is limited.
pub const SCALE: u32 = MAX_CLUSTERS * VECTORS_PER_CLUSTER;

/// Length of the buffer of axes.
pub const AXES_LEN: u32 = SCALE + 1;

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
    /// Strips per unit of length. The origin of the cluster is in the middle of all strips.
    pub density: f32,
    /// Number of strips. Coordinates before the first and after the last strip belong to that one.
    pub count: f32,
    /// Global index of the first strip.
    pub first: f32,
}

/// Margin of strips, as a fraction of their width: more than the rounding error of the number of a strip, which is at most
/// `2 u` of 2¹⁴. Compilers may round differently where the same strip is computed again.
const STRIP_MARGIN: f32 = 1.0 / 128.0;

impl Strips {
    /// Returns the first and the last strip of an interval along the second axis, relative to the first strip of the cluster.
    #[inline(always)]
    pub fn range(self, low: f32, high: f32) -> (u32, u32) {
        (self.strip_of(low, -STRIP_MARGIN), self.strip_of(high, STRIP_MARGIN))
    }

    #[inline(always)]
    fn strip_of(self, coordinate: f32, margin: f32) -> u32 {
        let strip = coordinate * self.density + (0.5 * self.count + margin);
        let strip = if strip < self.count { strip } else { self.count - 1.0 };
        let strip = if strip > 0.0 { strip } else { 0.0 };
        strip as u32
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { density: v.x, count: v.y, first: v.z }
    }

    /// Converts to the layout in a buffer.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        Vec4::new(self.density, self.count, self.first, 0.0)
    }
}

/// Quantization of the coordinates along the axes of a cluster. The origin of the cluster is in the middle of the steps.
///
/// Quantization preserves order, so no overlap is lost; some may be added. Ends are one step higher than starts, because
/// compilers may round the same coordinate differently where it is computed again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Steps per unit of length along each axis, as a fraction of the number of all steps.
    density: Vec3,
}

/// Number of steps along the second and third axis: 15 bits.
const STEPS: f32 = 32768.0;

impl Grid {
    /// Creates a grid of a cluster with these lengths along its axes; it is twice as long. Coordinates beyond it have the first or
    /// the last step.
    #[inline(always)]
    fn of_length(lengths: Vec3) -> Self {
        Self { density: Vec3::new(0.5 / lengths.x, 0.5 / lengths.y, 0.5 / lengths.z) }
    }

    /// Returns the step of a coordinate among `steps`, from `first` to `last`, plus `added`.
    #[inline(always)]
    fn step(coordinate: f32, density: f32, steps: f32, added: f32, (first, last): (f32, f32)) -> u32 {
        let step = coordinate * (density * steps) + (0.5 * steps + added);
        let step = if step < last { step } else { last };
        let step = if step > first { step } else { first };
        step as u32
    }

    #[inline(always)]
    fn steps(self, second: f32, third: f32, added: f32) -> u32 {
        let range = (0.0, STEPS - 1.0);
        let second = Self::step(second, self.density.y, STEPS, added, range);
        second | (Self::step(third, self.density.z, STEPS, added, range) << 16)
    }

    /// Returns the packed steps of the start of a box: along the second axis in the low half, the third in the high half.
    #[inline(always)]
    pub fn starts(self, second: f32, third: f32) -> u32 {
        self.steps(second, third, 0.0)
    }

    /// Returns the packed steps of the end of a box.
    #[inline(always)]
    pub fn ends(self, second: f32, third: f32) -> u32 {
        self.steps(second, third, 1.0)
    }

    /// Returns the sort key of the start of a box along the first axis: the strip in the high bits, the step in the low bits.
    ///
    /// No key is 0, and no key has all bits of the step set: these are the end and start of padding.
    #[inline(always)]
    pub fn start_key(self, strip: u32, coordinate: f32, step_bits: u32) -> u32 {
        self.key(strip, coordinate, step_bits, 0.0)
    }

    /// Returns the key of the end of a box along the first axis.
    #[inline(always)]
    pub fn end_key(self, strip: u32, coordinate: f32, step_bits: u32) -> u32 {
        self.key(strip, coordinate, step_bits, 1.0)
    }

    #[inline(always)]
    fn key(self, strip: u32, coordinate: f32, step_bits: u32, added: f32) -> u32 {
        let steps = 1u32.wrapping_shl(step_bits) as f32;
        let step = Self::step(coordinate, self.density.x, steps, added, (1.0, steps - 2.0));
        strip.wrapping_shl(step_bits) | step
    }

    /// Converts from the layout in a buffer.
    #[inline(always)]
    pub fn from_vec4(v: Vec4) -> Self {
        Self { density: v.truncate() }
    }

    /// Converts to the layout in a buffer.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        self.density.extend(0.0)
    }
}

/// Minimum length of a cluster along an axis, in cluster space: about the rounding error of coordinates.
const SMALLEST_LENGTH: f32 = 1e-6;

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
    frame: Read<Vec4>,
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
        axes.set(SCALE, frame.get(scene_frame::SCALE));
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
        // Everything from here on is in units of scaled positions.
        let space = ClusterSpace::from_vec4(frame.get(scene_frame::SPACE));
        let length = |axis: usize| {
            let length = covariance.extent(solved[axis]);
            space.to_scaled_length(if length > SMALLEST_LENGTH { length } else { SMALLEST_LENGTH })
        };
        let lengths = Vec3::new(length(0), length(1), length(2));
        let origin = space.to_scaled(centers.get(thread.index).truncate() + covariance.mean);
        let strips = Strips { density: count as f32 / lengths.y, count: count as f32, first: first as f32 };
        let vector = thread.index * VECTORS_PER_CLUSTER;
        axes.set(vector, solved[0].extend(origin.x));
        axes.set(vector + 1, solved[1].extend(origin.y));
        axes.set(vector + 2, solved[2].extend(origin.z));
        axes.set(vector + 3, strips.to_vec4());
        axes.set(vector + 4, Grid::of_length(lengths).to_vec4());
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
        let strips = Strips { density: 20.0, count: 10.0, first: 7.0 };
        assert_eq!(strips.range(f32::MIN, -0.3), (0, 0));
        assert_eq!(strips.range(0.001, 0.249), (5, 9));
        assert_eq!(strips.range(0.0, 0.0), (4, 5), "both sides of a border, whatever the rounding");
        assert_eq!(strips.range(-1e-9, f32::MAX), (4, 9));
        assert_eq!(Strips { count: 1.0, ..strips }.range(-0.5, 0.5), (0, 0));
    }

    #[test]
    fn steps_are_in_the_order_of_coordinates() {
        let grid = Grid::of_length(Vec3::new(1.0, 0.5, 1e-6));
        let coordinates = [f32::MIN, -0.6, -0.5, -0.49, 0.0, 0.0001, 0.49, 0.5, 1.0, f32::MAX];
        for pair in coordinates.windows(2) {
            assert!(grid.starts(pair[0], 0.0) <= grid.starts(pair[1], 0.0), "{pair:?}");
            assert!(grid.starts(0.0, pair[0]) <= grid.starts(0.0, pair[1]), "{pair:?}");
            assert!(grid.start_key(0, pair[0], 14) <= grid.start_key(0, pair[1], 14), "{pair:?}");
        }
        assert!(grid.starts(0.0, 0.0) < grid.starts(0.0001, 0.0), "a step is small");
        assert_eq!(grid.starts(f32::MAX, f32::MAX), 32767 << 16 | 32767);
        assert_eq!(grid.ends(f32::MIN, f32::MIN), 0);
        assert_eq!(grid.ends(0.1, 0.0), grid.starts(0.1, 0.0) + (1 << 16) + 1, "an end is one step higher");
        assert_eq!(Grid::from_vec4(grid.to_vec4()), grid);
    }

    #[test]
    fn keys_are_in_the_order_of_strips_and_coordinates() {
        let grid = Grid::of_length(Vec3::ONE);
        for bits in [14, 18] {
            assert!(grid.start_key(2, f32::MAX, bits) < grid.start_key(3, f32::MIN, bits));
            assert!(grid.end_key(2, f32::MAX, bits) < grid.start_key(3, f32::MIN, bits));
            assert!(grid.start_key(0, f32::MIN, bits) > 0, "zero is before all keys");
            let last_strip = u32::MAX >> bits;
            assert!(grid.end_key(last_strip, f32::MAX, bits) < u32::MAX, "the largest key is for padding");
            assert_eq!(grid.end_key(1, 0.25, bits), grid.start_key(1, 0.25, bits) + 1);
        }
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
