//! Principal axes of each cluster, and the strips that it is cut into.
//!
//! The axes are directions to sweep along; any direction is right, and a good one is fast. So the triangles that the
//! centers are computed from are enough here, too. Their spread is taken around the center of the cluster and corrected
//! for the mean.
//!
//! Where many boxes start within another one along the first axis, a cluster is cut into strips along the second, and only
//! boxes of one strip are compared with each other. Whatever the strips are, boxes that overlap have one in common. The
//! strips of all clusters are numbered through.

use clasp_kernels_macros::kernel;
use glam::{UVec2, Vec2, Vec3, Vec4};

use super::assignment::Owner;
use crate::geometry::eigen::{eigenvectors, sqrt};
use crate::geometry::normalized::HALF;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Vectors of sums to a cluster: of the coordinates and their number, of their squares and the radii, and of their
/// products.
pub const SUMS: u32 = 3;

/// Vectors to a cluster in a buffer: its axes, its [`Strips`], and its [`Grid`].
pub const VECTORS: u32 = 5;

/// Where in that buffer, after all clusters, it says how the scene is scaled: what needs the axes needs that, too, and the
/// bindings of a kernel are few.
pub const FRAME: u32 = MAX_CLUSTERS * VECTORS;

/// Length of the buffer.
pub const AXES_LEN: u32 = FRAME + 1;

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
                squares += (d * d).extend(points.get(triangle).w);
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

/// How the triangles of a cluster are spread.
#[derive(Clone, Copy)]
pub struct Spread {
    /// Where they are on average, from the center of the cluster.
    mean: Vec3,
    /// How far the squares of their coordinates are from that,
    squares: Vec3,
    /// and the products of two: of the first and second, of the first and third, of the second and third.
    products: Vec3,
}

impl Spread {
    /// From the sums over the triangles of a cluster.
    #[inline(always)]
    pub fn from_sums(first: Vec4, squares: Vec4, products: Vec4) -> Self {
        let mut count = first.w;
        if count < 1.0 {
            count = 1.0;
        }
        let mean = first.truncate() / count;
        Self {
            mean,
            squares: squares.truncate() / count - mean * mean,
            products: products.truncate() / count - Vec3::new(mean.x * mean.y, mean.x * mean.z, mean.y * mean.z),
        }
    }

    /// The principal axes, that of the largest spread first.
    #[inline(always)]
    pub fn axes(self) -> [Vec3; 3] {
        let columns = eigenvectors(self.squares, self.products);
        [columns.x_axis, columns.y_axis, columns.z_axis]
    }

    /// The axes of the scene, that of the largest spread first: along these, boxes over a motion are as long as they are.
    #[inline(always)]
    fn scene_axes(self) -> [Vec3; 3] {
        let Vec3 { x, y, z } = self.squares;
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

    /// About how long the cluster is along an axis: as long as it would be if it were evenly spread.
    #[inline(always)]
    fn extent(self, axis: Vec3) -> f32 {
        let squares = axis * axis * self.squares;
        let products = Vec3::new(axis.x * axis.y, axis.x * axis.z, axis.y * axis.z) * self.products;
        let variance = squares.x + squares.y + squares.z + 2.0 * (products.x + products.y + products.z);
        sqrt(if variance > 0.0 { 12.0 * variance } else { 0.0 })
    }
}

/// The strips of a cluster along its second axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strips {
    /// Where the first one begins. What comes before it belongs to it, too.
    pub origin: f32,
    /// Strips for each unit of length.
    pub density: f32,
    /// How many there are. What comes after the last one belongs to it, too.
    pub count: f32,
    /// The number of the first one, among those of all clusters.
    pub first: f32,
}

impl Strips {
    /// The strip of a place along the second axis, of those of this cluster.
    #[inline(always)]
    pub fn strip_of(self, place: f32) -> u32 {
        let strip = (place - self.origin) * self.density;
        let strip = if strip < self.count { strip } else { self.count - 1.0 };
        let strip = if strip > 0.0 { strip } else { 0.0 };
        strip as u32
    }

    /// From the four numbers that a buffer holds.
    #[inline(always)]
    pub fn from_vec4(numbers: Vec4) -> Self {
        Self { origin: numbers.x, density: numbers.y, count: numbers.z, first: numbers.w }
    }

    /// As these four numbers.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        Vec4::new(self.origin, self.density, self.count, self.first)
    }
}

/// The places along the second and third axis of a cluster, as whole numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Where numbers begin along the second and third axis. What comes before is zero, too.
    origin: Vec2,
    /// Steps for each unit of length.
    density: Vec2,
}

/// The largest number of a [`Grid`]: 15 bits.
pub const LAST_STEP: f32 = 32767.0;

impl Grid {
    /// The grid of what lies within these extents of a middle, and as much on either side. What is beyond has the first or
    /// the last number.
    #[inline(always)]
    fn around(middle: Vec2, extent: Vec2) -> Self {
        let density = |extent: f32| if extent > SMALLEST_EXTENT { LAST_STEP / (2.0 * extent) } else { 1.0 };
        Self { origin: middle - extent, density: Vec2::new(density(extent.x), density(extent.y)) }
    }

    #[inline(always)]
    fn step(place: f32, origin: f32, density: f32) -> u32 {
        let step = (place - origin) * density;
        let step = if step < LAST_STEP { step } else { LAST_STEP };
        let step = if step > 0.0 { step } else { 0.0 };
        step as u32
    }

    /// Two places as one number: that along the second axis in the lower half.
    #[inline(always)]
    pub fn steps(self, second: f32, third: f32) -> u32 {
        Self::step(second, self.origin.x, self.density.x) | (Self::step(third, self.origin.y, self.density.y) << 16)
    }

    /// From the four numbers that a buffer holds.
    #[inline(always)]
    pub fn from_vec4(numbers: Vec4) -> Self {
        Self { origin: Vec2::new(numbers.x, numbers.y), density: Vec2::new(numbers.z, numbers.w) }
    }

    /// As these four numbers.
    #[inline(always)]
    pub fn to_vec4(self) -> Vec4 {
        Vec4::new(self.origin.x, self.origin.y, self.density.x, self.density.y)
    }
}

/// Others that are to start within a box, about. Fewer, and more boxes are in several strips than comparisons are saved.
const WANTED: f32 = 32.0;

/// How wide a strip is, at least, as a multiple of the mean width of a box.
const LEAST_STRIP: f32 = 2.0;

/// The mean width of a box, as a multiple of the mean radius of the balls.
const WIDTH: f32 = 1.5;

/// Into how many strips a cluster of `count` triangles of a mean radius should be cut, about.
#[inline(always)]
fn wanted_strips(spread: Spread, axes: [Vec3; 3], count: f32, radius: f32) -> f32 {
    let width = WIDTH * radius;
    let within = count * width / (spread.extent(axes[0]) + width);
    let (by_density, by_width) = (within / WANTED, spread.extent(axes[1]) / (LEAST_STRIP * width));
    let strips = if by_density < by_width { by_density } else { by_width };
    if strips > 1.0 { strips } else { 1.0 }
}

/// How many strips a cluster gets if it wants this many and all of them want `total`: a whole number, and one at least.
#[inline(always)]
fn granted_strips(wanted: f32, total: f32, params: &PipelineParams) -> u32 {
    // One for each cluster is kept back, because those that get less than one get one.
    let free = (params.strip_limit - params.clusters) as f32;
    let granted = (if total > free { wanted * (free / total) } else { wanted }) as u32;
    if granted > 1 { granted } else { 1 }
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
    mut wanted: Shared<f32, MAX_CLUSTERS_LEN>,
) {
    let active = thread.index < params.clusters;
    let mut spread = Spread { mean: Vec3::ZERO, squares: Vec3::ZERO, products: Vec3::ZERO };
    let mut solved = [Vec3::X, Vec3::Y, Vec3::Z];
    if active {
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
        spread = Spread::from_sums(first, squares, products);
        solved = if params.swept != 0 { spread.scene_axes() } else { spread.axes() };
        let radius = if first.w > 0.0 { squares.w / first.w } else { 1.0 };
        wanted.set(thread.local, wanted_strips(spread, solved, first.w * params.stride as f32, radius));
    }
    if thread.index == 0 {
        axes.set(FRAME, frame.get(0));
    }
    thread.barrier();
    if active {
        let mut total = 0.0;
        let mut cluster = 0;
        while cluster < params.clusters {
            total += wanted.get(cluster);
            cluster += 1;
        }
        let mut first = 0;
        cluster = 0;
        while cluster < thread.index {
            first += granted_strips(wanted.get(cluster), total, params);
            cluster += 1;
        }
        let count = granted_strips(wanted.get(thread.index), total, params);
        let (extent, third_extent) = (spread.extent(solved[1]), spread.extent(solved[2]));
        let mean = centers.get(thread.index).truncate() - HALF + spread.mean;
        let (middle, third_middle) = (solved[1].dot(mean), solved[2].dot(mean));
        let strips = Strips {
            origin: middle - 0.5 * extent,
            density: if extent > SMALLEST_EXTENT { count as f32 / extent } else { 0.0 },
            count: count as f32,
            first: first as f32,
        };
        axes.set(thread.index * VECTORS, solved[0].extend(0.0));
        axes.set(thread.index * VECTORS + 1, solved[1].extend(0.0));
        axes.set(thread.index * VECTORS + 2, solved[2].extend(0.0));
        axes.set(thread.index * VECTORS + 3, strips.to_vec4());
        let grid = Grid::around(Vec2::new(middle, third_middle), Vec2::new(extent, third_extent));
        axes.set(thread.index * VECTORS + 4, grid.to_vec4());
        let mut strip = 0;
        while strip < count {
            strip_clusters.set(first + strip, thread.index);
            strip += 1;
        }
    }
}

/// Extents below are none: there is nothing to cut.
const SMALLEST_EXTENT: f32 = 1e-6;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_are_in_the_order_of_places() {
        let strips = Strips { origin: -0.25, density: 20.0, count: 10.0, first: 7.0 };
        assert_eq!(strips.strip_of(f32::MIN), 0);
        assert_eq!(strips.strip_of(-0.3), 0);
        assert_eq!(strips.strip_of(0.0), 5);
        assert_eq!(strips.strip_of(0.2499), 9);
        assert_eq!(strips.strip_of(f32::MAX), 9);
        assert_eq!(Strips { density: 0.0, count: 1.0, ..strips }.strip_of(0.5), 0);
    }

    #[test]
    fn steps_are_in_the_order_of_places() {
        let grid = Grid::around(Vec2::new(0.1, -0.2), Vec2::new(0.5, 0.0));
        let places = [f32::MIN, -0.4, -0.39, 0.1, 0.1001, 0.59, 0.6, 1.0, f32::MAX];
        let steps = places.map(|place| grid.steps(place, -0.2));
        assert!(steps.is_sorted() && steps[0] == 0 && steps[3] < steps[4], "{steps:?}");
        assert_eq!(steps[8], 32767, "no step is more, and the third axis has its own half");
        assert_eq!(grid.steps(f32::MAX, f32::MAX), 32767 << 16 | 32767);
        let roundtrip = Grid::from_vec4(grid.to_vec4());
        assert_eq!(roundtrip, grid);
    }

    #[test]
    fn no_more_strips_are_granted_than_there_may_be() {
        let mut params: PipelineParams = bytemuck::Zeroable::zeroed();
        (params.clusters, params.strip_limit) = (3, 50);
        for wanted in [[1.0, 1.0, 1.0], [10.0, 20.0, 3.0], [1000.0, 1.5, 40.0], [f32::MAX, 1.0, 1.0]] {
            let total = wanted.iter().sum();
            let granted = wanted.map(|wanted| granted_strips(wanted, total, &params));
            assert!(granted.iter().all(|strips| *strips >= 1) && granted.iter().sum::<u32>() <= 50, "{granted:?}");
        }
    }
}
