//! Axes of the clusters: the principal axes, or others if the boxes along these overlap too much.

use clasp3d_kernels::stages::axes::Covariance;
use glam::{Vec3, Vec4};

use super::projection::{Box3, BoxSource, Equalization, Projection, Rotation};

/// Computes the axes of each cluster from sampled points and their cluster masks.
pub(super) fn axes(centers: &[Vec3], samples: impl Iterator<Item = (Vec3, u64)>) -> Vec<[Vec3; 3]> {
    let mut sums = vec![(Vec4::ZERO, Vec4::ZERO, Vec4::ZERO); centers.len()];
    for (point, mut mask) in samples {
        while mask != 0 {
            let cluster = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let d = point - centers[cluster];
            let (coordinates, squares, products) = &mut sums[cluster];
            *coordinates += d.extend(1.0);
            *squares += (d * d).extend(0.0);
            *products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
        }
    }
    sums.into_iter()
        .map(|(coordinates, squares, products)| Covariance::from_sums(coordinates, squares, products).axes())
        .collect()
}

/// Number of triangles that are compared to choose axes.
const COMPARED: usize = 48;

/// Axes are good if no more than this share of the compared boxes overlap.
const GOOD: f32 = 0.006;

/// With more expected overlaps per box than this, axes are compared by the volume of boxes, too: in a large cluster, that many
/// overlaps are too rare to be seen in a sample.
const MANY: f32 = 10.0;

/// Returns the axes of a cluster of `count` triangles, the one along which the fewest boxes overlap first, and the boxes of a
/// sample along them.
///
/// Principal axes are computed from the centers of triangles, so they are tilted a little against long triangles that are all
/// parallel, as those of a cylinder are. Then all of their boxes overlap, and the axes of the scene or those of the edges are
/// better.
pub(super) fn best_axes(
    principal: [Vec3; 3],
    origin: Vec3,
    source: &BoxSource<'_>,
    (sample, count): (&[u32], usize),
) -> ([Vec3; 3], Vec<Box3>) {
    let boxes_along = |axes| -> Vec<Box3> { Rotation::new(axes, origin).boxes_of(source, sample) };
    let (mut axes, mut boxes) = (principal, boxes_along(principal));
    let mut overlaps = Overlaps::of(&boxes);
    let are_many = expected_overlaps(&boxes, count) > MANY;
    if !overlaps.are_few() || are_many {
        let edges = sample.iter().map(|triangle| source.longest_edge(*triangle));
        for other_axes in [[Vec3::X, Vec3::Y, Vec3::Z], edge_axes(edges)] {
            let other_boxes = boxes_along(other_axes);
            let other = Overlaps::of(&other_boxes);
            let are_smaller = are_many && 2.0 * volume_of(&other_boxes) < volume_of(&boxes);
            if are_smaller || 5 * other.along_all < 4 * overlaps.along_all {
                (axes, boxes, overlaps) = (other_axes, other_boxes, other);
            }
        }
    }
    let order = overlaps.order();
    if order != [0, 1, 2] {
        let ordered = |corner: Vec4| Vec3::from(order.map(|axis| corner[axis])).extend(0.0);
        boxes.iter_mut().for_each(|(low, high)| (*low, *high) = (ordered(*low), ordered(*high)));
    }
    (order.map(|axis| axes[axis]), boxes)
}

/// Returns the number of boxes that each of `count` boxes would overlap if they were distributed evenly.
fn expected_overlaps(sample: &[Box3], count: usize) -> f32 {
    let none = (Vec4::INFINITY, Vec4::NEG_INFINITY);
    let (low, high) = sample.iter().fold(none, |(lowest, highest), (low, high)| (lowest.min(*low), highest.max(*high)));
    let extent = (high - low).truncate().max(Vec3::splat(f32::MIN_POSITIVE));
    // Two boxes overlap along an axis if their starts are closer than one of them is long.
    let share = |(low, high): &Box3| (2.0 * (*high - *low).truncate() / extent).min(Vec3::ONE).element_product();
    count as f32 * sample.iter().map(share).sum::<f32>() / sample.len() as f32
}

/// Returns the sum of the volumes of boxes.
fn volume_of(boxes: &[Box3]) -> f32 {
    boxes.iter().map(|(low, high)| (*high - *low).truncate().element_product()).sum()
}

/// The equalization of a cluster whose boxes along the axes of the scene may overlap more often than others by this factor.
const ALIGNED: u32 = 2;

/// Returns the equalization of a cluster: along these axes or, because that is faster, along those of the scene, if few boxes
/// overlap then, or at most [`ALIGNED`] times as many.
pub(super) fn best_equalization(axes: [Vec3; 3], origin: Vec3, source: &BoxSource<'_>, sample: &[u32]) -> Equalization {
    let rotated = || {
        let rotated = Equalization::rotated(axes, origin, source, sample);
        let overlaps = Overlaps::of(&rotated.boxes_of(source, sample));
        (rotated, overlaps)
    };
    if source.vertices.is_split() {
        // Sums of split coordinates have errors, which are small only relative to an origin in the cluster.
        let (rotated, overlaps) = rotated();
        return rotated.reordered(overlaps.order());
    }
    let aligned = Equalization::aligned(source, sample);
    let aligned_overlaps = Overlaps::of(&aligned.boxes_of(source, sample));
    if aligned_overlaps.are_few() {
        return aligned.reordered(aligned_overlaps.order());
    }
    let (rotated, rotated_overlaps) = rotated();
    if aligned_overlaps.along_all <= ALIGNED * rotated_overlaps.along_all {
        return aligned.reordered(aligned_overlaps.order());
    }
    rotated.reordered(rotated_overlaps.order())
}

/// Numbers of overlapping pairs among some of the sampled boxes.
struct Overlaps {
    /// Overlaps along each axis.
    along: [u32; 3],
    /// Overlaps along all axes.
    along_all: u32,
    /// Number of compared pairs.
    pairs: usize,
}

impl Overlaps {
    /// Returns the axes, the one along which the fewest boxes overlap first.
    fn order(&self) -> [usize; 3] {
        let mut order = [0, 1, 2];
        order.sort_by_key(|axis| self.along[*axis]);
        order
    }

    /// Whether so few boxes overlap that other axes are not tried.
    fn are_few(&self) -> bool {
        self.along_all as f32 <= GOOD * self.pairs as f32
    }

    fn of(sample: &[Box3]) -> Self {
        let stride = sample.len().div_ceil(COMPARED).max(1);
        let boxes: Vec<Box3> = sample.iter().step_by(stride).copied().collect();
        let mut overlaps = Self { along: [0; 3], along_all: 0, pairs: boxes.len() * boxes.len() / 2 };
        for (index, (low, high)) in boxes.iter().enumerate() {
            for (other_low, other_high) in &boxes[index + 1..] {
                let [x, y, z] =
                    [0, 1, 2].map(|axis| u32::from((low[axis] <= other_high[axis]) & (other_low[axis] <= high[axis])));
                overlaps.along[0] += x;
                overlaps.along[1] += y;
                overlaps.along[2] += z;
                overlaps.along_all += x & y & z;
            }
        }
        overlaps
    }
}

/// Returns the principal axes of edges, as vectors.
fn edge_axes(edges: impl Iterator<Item = Vec3>) -> [Vec3; 3] {
    let (mut count, mut squares, mut products) = (0.0, Vec4::ZERO, Vec4::ZERO);
    for edge in edges {
        count += 1.0;
        squares += (edge * edge).extend(0.0);
        products += Vec4::new(edge.x * edge.y, edge.x * edge.z, edge.y * edge.z, 0.0);
    }
    Covariance::from_sums(Vec4::W * count, squares, products).axes()
}
