//! Division of each cluster into strips and steps.
//!
//! If many boxes start within another box along the first axis, a cluster is divided into strips along the second axis, and
//! only boxes of the same strip are compared. Boxes that overlap have a common strip, whatever the strips are. Strip indices
//! are global: the strips of one cluster follow those of the cluster before it.
//!
//! Strips and steps of equal length resolve most clusters. For the others, whose triangles are concentrated in parts that
//! are small compared to the cluster, [`equalize`] computes [pieces](crate::geometry::quantization) with equally many
//! sampled triangles. If triangles are so small that rotated coordinates do not resolve them, it replaces the axes by those of
//! the scene, along which coordinates are exact.

use clasp3d_kernels_macros::kernel;
use glam::{Vec3, Vec4};

use super::axes::{NONE, Solved, scene_axes};
use super::bounds::{Corner, scaled_triangle, scene_frame};
use crate::geometry::arithmetic::{Arithmetic, Wgsl};
use crate::geometry::cluster_axes::ClusterAxes;
use crate::geometry::quantization::{Division, HISTOGRAM, PIECES, PIECES_LEN, is_concentrated, position, slope_of};
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{MAX_CLUSTERS, MAX_CLUSTERS_LEN, PipelineParams, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Index of the [`Division`] among the vectors of a cluster in the buffer of axes, after three axes with the origin as their
/// fourth components. The fourth component of this vector is the error of the axes.
const DIVISION: u32 = 3;

/// Index of the starts of the pieces along the three axes; then come their slopes.
const STARTS: u32 = 4;
const SLOPES: u32 = STARTS + PIECES;

/// Vectors per cluster in the buffer of axes.
pub const VECTORS_PER_CLUSTER: u32 = SLOPES + PIECES;

/// Index of the scale of the scene in the buffer of axes, after all clusters. Kernels that use the axes also use the scale, and
/// the number of bindings of a kernel is limited.
pub const SCALE: u32 = MAX_CLUSTERS * VECTORS_PER_CLUSTER;

/// Length of the buffer of axes.
pub const AXES_LEN: u32 = SCALE + 1;

/// A cluster in the buffer of axes.
#[derive(Clone, Copy)]
pub struct DividedCluster<'a> {
    buffer: Read<'a, Vec4>,
    /// Index of its first vector.
    first: u32,
    /// Its axes.
    pub axes: ClusterAxes,
    /// Its strips and steps.
    pub division: Division,
}

impl<'a> DividedCluster<'a> {
    /// Reads a cluster.
    #[inline(always)]
    pub fn new(buffer: Read<'a, Vec4>, cluster: u32) -> Self {
        let first = cluster * VECTORS_PER_CLUSTER;
        let (x, y, z) = (buffer.get(first), buffer.get(first + 1), buffer.get(first + 2));
        let division = buffer.get(first + DIVISION);
        let axes = ClusterAxes {
            axes: [x.truncate(), y.truncate(), z.truncate()],
            origin: Vec3::new(x.w, y.w, z.w),
            error: division.w,
        };
        Self { buffer, first, axes, division: Division::from_vec4(division) }
    }

    /// Returns the position of a coordinate along an axis.
    #[inline(always)]
    pub fn position(self, arithmetic: impl Arithmetic, axis: u32, coordinate: f32) -> f32 {
        let start = |piece: u32| component(self.buffer.get(self.first + STARTS + piece), axis);
        let slope = |piece: u32| component(self.buffer.get(self.first + SLOPES + piece), axis);
        position(arithmetic, self.division.pieces(), start, slope, coordinate)
    }
}

#[inline(always)]
fn component(vector: Vec4, axis: u32) -> f32 {
    if axis == 0 {
        vector.x
    } else if axis == 1 {
        vector.y
    } else {
        vector.z
    }
}

/// Layout of the counts of a workgroup of [`equalize`].
mod counts {
    use crate::geometry::quantization::HISTOGRAM;

    /// Sampled triangles.
    pub const SAMPLES: u32 = 0;
    /// Samples whose coordinates have errors that are large compared to them.
    pub const IMPRECISE: u32 = 1;
    /// Samples that are not much larger than a step.
    pub const UNRESOLVED: u32 = 2;
    /// Samples outside of the steps of equal length.
    pub const OUTSIDE: u32 = 3;
    /// Whether the axes are equalized.
    pub const EQUALIZED: u32 = 4;
    /// Histograms along the first and the second axis.
    pub const HISTOGRAMS: u32 = 5;
    /// Length of the counts.
    pub const LEN: u32 = HISTOGRAMS + 2 * HISTOGRAM;
}

/// Length of the counts of a workgroup of [`equalize`], as an array length.
pub const COUNTS_LEN: usize = counts::LEN as usize;

/// Number of sorted values of a workgroup of [`equalize`], as an array length: the low and the high end of each sample.
pub const VALUES_LEN: usize = 2 * WORKGROUP_LEN;

/// A sample is unresolved if it is smaller than this fraction of its cluster: 4 steps along the second and third axis.
const UNRESOLVED: f32 = 1.0 / 4096.0;

/// Axes are replaced, or equalized, if more than one in this number of samples is imprecise, or unresolved.
const TOLERATED: u32 = 8;

/// Axes are equalized if more than one in this number of samples is outside of the steps of equal length: there, all boxes
/// overlap.
const TOLERATED_OUTSIDE: u32 = 32;

/// Least number of samples for a histogram.
const MIN_SAMPLES: u32 = 32;

/// Returns the sampled triangle of a thread of the workgroup of its cluster, or [`NONE`].
#[inline(always)]
fn sampled_member(thread: Thread, params: &PipelineParams, members: Read<u32>) -> u32 {
    // See `axis_sums`: each of its workgroups has several lanes per cluster.
    let lane_bits = WORKGROUP_SIZE.trailing_zeros() - params.cluster_bits;
    let lanes = params.samples.div_ceil(WORKGROUP_SIZE) << lane_bits;
    let mut member = NONE;
    let mut lane = thread.local;
    while lane < lanes && member == NONE {
        let (group, lane_of_group) = (lane >> lane_bits, lane & ((1 << lane_bits) - 1));
        member = members.get(group * WORKGROUP_SIZE + (lane_of_group << params.cluster_bits) + thread.group);
        lane += WORKGROUP_SIZE;
    }
    member
}

/// The sampled triangle of a thread, if there is one.
#[derive(Clone, Copy)]
struct Sample {
    exists: bool,
    triangle: Triangle,
    inflation: f32,
}

impl Sample {
    #[inline(always)]
    fn read(thread: Thread, params: &PipelineParams, members: Read<u32>, corners: Read<Corner>, scale: f32) -> Self {
        let member = sampled_member(thread, params, members);
        let exists = member != NONE;
        let (triangle, inflation) = scaled_triangle(params, corners, scale, if exists { member } else { 0 });
        Self { exists, triangle, inflation }
    }

    /// Counts the sample, and whether it is imprecise or unresolved in a cluster with these axes and lengths.
    #[inline(always)]
    fn count(
        self,
        arithmetic: impl Arithmetic,
        axes: ClusterAxes,
        lengths: Vec3,
        counts: &mut Shared<u32, COUNTS_LEN>,
    ) {
        let (low, high) = axes.intervals(arithmetic, self.triangle, self.inflation);
        let size = (high - low).max_element();
        if self.exists {
            counts.atomic_add(counts::SAMPLES, 1);
            if axes.is_imprecise(arithmetic, self.triangle, size) {
                counts.atomic_add(counts::IMPRECISE, 1);
            }
            if size < UNRESOLVED * lengths.max_element() {
                counts.atomic_add(counts::UNRESOLVED, 1);
            }
        }
    }
}

/// Adds the low end of an interval to the histogram of an axis: that of the strips of equal length. Returns the size of
/// the interval, limited to the length of these strips.
#[inline(always)]
fn add_to_histogram(
    counts: &mut Shared<u32, COUNTS_LEN>,
    axis: u32,
    (low, high): (f32, f32),
    (start, length): (f32, f32),
) -> f32 {
    let bin = (low - start) / length * HISTOGRAM as f32;
    let bin = if bin < HISTOGRAM as f32 { bin } else { HISTOGRAM as f32 - 1.0 };
    let bin = if bin > 0.0 { bin } else { 0.0 };
    counts.atomic_add(counts::HISTOGRAMS + axis * HISTOGRAM + bin as u32, 1);
    if high - low < length { high - low } else { length }
}

/// Counts the intervals of a sample along the axes of a cluster with this middle and these lengths. Returns its sizes along the
/// first and second axis, limited to these lengths.
#[inline(always)]
fn count_interval(
    counts: &mut Shared<u32, COUNTS_LEN>,
    (low, high): (Vec3, Vec3),
    middle: Vec3,
    lengths: Vec3,
) -> Vec4 {
    let outside = (low - middle).abs() - lengths;
    if outside.x > 0.0 || outside.y > 0.0 || outside.z > 0.0 {
        counts.atomic_add(counts::OUTSIDE, 1);
    }
    let start = middle - 0.5 * lengths;
    let first = add_to_histogram(counts, 0, (low.x, high.x), (start.x, lengths.x));
    let second = add_to_histogram(counts, 1, (low.y, high.y), (start.y, lengths.y));
    Vec4::new(first, second, 0.0, 0.0)
}

/// Whether most boxes are in parts of the cluster that are small compared to the distances between them, along an axis of this
/// length. `size` is the sum of the sizes of all samples.
#[inline(always)]
fn is_axis_concentrated(counts: &Shared<u32, COUNTS_LEN>, axis: u32, length: f32, size: f32) -> bool {
    let samples = counts.get(counts::SAMPLES);
    let mut squares = 0;
    let mut bin = 0;
    while bin < HISTOGRAM {
        let count = counts.get(counts::HISTOGRAMS + axis * HISTOGRAM + bin);
        squares += count * count;
        bin += 1;
    }
    (samples >= MIN_SAMPLES)
        & (length * samples as f32 > HISTOGRAM as f32 * size)
        & is_concentrated(samples as f32, squares as f32)
}

/// Whether more than one in `tolerated` samples are in this count.
#[inline(always)]
fn exceeds(counts: &Shared<u32, COUNTS_LEN>, count: u32, tolerated: u32) -> bool {
    tolerated * counts.get(count) > counts.get(counts::SAMPLES)
}

/// Whether steps and strips of equal length do not resolve a cluster of these lengths. `size` is the sum of the sizes of all
/// samples.
#[inline(always)]
fn needs_pieces(counts: &Shared<u32, COUNTS_LEN>, lengths: Vec3, size: Vec4) -> bool {
    exceeds(counts, counts::UNRESOLVED, TOLERATED)
        || exceeds(counts, counts::OUTSIDE, TOLERATED_OUTSIDE)
        || is_axis_concentrated(counts, 0, lengths.x, size.x)
        || is_axis_concentrated(counts, 1, lengths.y, size.y)
}

/// Returns the sum of the values of all threads of a workgroup.
#[inline(always)]
fn sum_of(sums: &Shared<Vec4, WORKGROUP_LEN>) -> Vec4 {
    let mut sum = Vec4::ZERO;
    let mut index = 0;
    while index < WORKGROUP_SIZE {
        sum += sums.get(index);
        index += 1;
    }
    sum
}

/// Bits of the exponent of a number.
const EXPONENT: u32 = 0xFF << 23;

/// Sign bit of a number.
const SIGN: u32 = 1 << 31;

/// Returns a key in the order of numbers. Numbers that may be flushed to zero have that of zero.
#[inline(always)]
fn key_of(number: f32) -> u32 {
    let bits = number.to_bits();
    let bits = if bits & EXPONENT == 0 { 0 } else { bits };
    if bits & SIGN != 0 { !bits } else { bits | SIGN }
}

/// Returns the number with a key.
#[inline(always)]
fn number_of(key: u32) -> f32 {
    f32::from_bits(if key & SIGN != 0 { key & !SIGN } else { !key })
}

/// Returns start and slope of the piece of a thread (one of the first [`PIECES`]) along an axis, so that each piece has about
/// the same number of ends of intervals. `low` and `high` are those of the sample of the thread, as keys; threads without a
/// sample have the largest keys. If `count`, the number of all ends, is 0, there are no pieces.
///
/// Keys are compared, not numbers: integers have one order, whatever a compiler does, so starts are in order.
#[inline(always)]
#[cfg_attr(not(target_arch = "spirv"), track_caller)]
fn piece_of(thread: Thread, (low, high): (u32, u32), count: u32, values: &mut Shared<u32, VALUES_LEN>) -> (f32, f32) {
    let (low_index, high_index) = (thread.local, WORKGROUP_SIZE + thread.local);
    values.set(low_index, low);
    values.set(high_index, high);
    thread.barrier();
    let (mut low_rank, mut high_rank) = (0, 0);
    let mut index = if count > 0 { 0 } else { 2 * WORKGROUP_SIZE };
    while index < 2 * WORKGROUP_SIZE {
        let value = values.get(index);
        low_rank += (value < low || (value == low && index < low_index)) as u32;
        high_rank += (value < high || (value == high && index < high_index)) as u32;
        index += 1;
    }
    thread.barrier();
    if count > 0 {
        values.set(low_rank, low);
        values.set(high_rank, high);
    }
    thread.barrier();
    let (mut start, mut end) = (0.0, 0.0);
    if thread.local < PIECES && count > 0 {
        let at = |piece: u32| number_of(values.get(piece * (count - 1) / PIECES));
        (start, end) = (at(thread.local), at(thread.local + 1));
    }
    thread.barrier();
    (start, slope_of(end - start))
}

/// Target number of boxes that start within another box. With fewer, the additional proxies cost more than the saved
/// comparisons.
const TARGET_CANDIDATES: f32 = 20.0;

/// Least width of a strip, as a multiple of the mean width of a box.
const MIN_STRIP_WIDTH: f32 = 2.0;

/// Returns the target number of strips of a cluster, not rounded, whose boxes have these mean sizes along the first and second
/// axis, as fractions of the cluster.
#[inline(always)]
fn target_strips(count: f32, size: Vec4) -> f32 {
    let starts_within = count * size.x / (1.0 + size.x);
    let by_density = starts_within / TARGET_CANDIDATES;
    let by_width = 1.0 / (MIN_STRIP_WIDTH * size.y + 1.0 / MAX_TARGET);
    let strips = if by_density < by_width { by_density } else { by_width };
    if strips > 1.0 { strips } else { 1.0 }
}

/// Largest target number of strips.
const MAX_TARGET: f32 = 65536.0;

/// Returns the sizes of a box along the first and second axis, as fractions of the positions.
#[inline(always)]
fn size_in_pieces(
    arithmetic: impl Arithmetic,
    (low, high): (Vec3, Vec3),
    starts: &Shared<Vec4, PIECES_LEN>,
    slopes: &Shared<Vec4, PIECES_LEN>,
) -> Vec4 {
    let at = |axis: u32, coordinate: f32| {
        let start = |piece: u32| component(starts.get(piece), axis);
        let slope = |piece: u32| component(slopes.get(piece), axis);
        position(arithmetic, PIECES, start, slope, coordinate)
    };
    Vec4::new(at(0, high.x) - at(0, low.x), at(1, high.y) - at(1, low.y), 0.0, 0.0) / PIECES as f32
}

/// Writes the axes of a cluster, and its division, with the target number of strips in the place of their number.
#[inline(always)]
fn write_cluster(axes: &mut Write<Vec4>, vector: u32, chosen: ClusterAxes, division: Division, target: f32) {
    let ([x, y, z], origin) = (chosen.axes, chosen.origin);
    axes.set(vector, x.extend(origin.x));
    axes.set(vector + 1, y.extend(origin.y));
    axes.set(vector + 2, z.extend(origin.z));
    let mut divided = division.to_vec4();
    (divided.y, divided.w) = (target, chosen.error);
    axes.set(vector + DIVISION, divided);
}

/// Chooses the axes of each cluster, and divides these into pieces: one, or [`PIECES`] if samples are concentrated or too
/// small for steps of equal length. One workgroup per cluster.
///
/// The target number of strips takes the place of their number in the [`Division`], until [`divide`] has those of all clusters.
#[kernel]
pub fn equalize(
    thread: Thread,
    params: &PipelineParams,
    corners: Read<Corner>,
    members: Read<u32>,
    solved: Read<Vec4>,
    frame: Read<Vec4>,
    mut axes: Write<Vec4>,
    mut counts: Shared<u32, COUNTS_LEN>,
    mut values: Shared<u32, VALUES_LEN>,
    mut starts: Shared<Vec4, PIECES_LEN>,
    mut slopes: Shared<Vec4, PIECES_LEN>,
    mut sums: Shared<Vec4, WORKGROUP_LEN>,
) {
    if thread.local < counts::LEN {
        counts.set(thread.local, 0);
    }
    thread.barrier();
    let arithmetic = Wgsl::new(thread.zero());
    let scale = frame.get(scene_frame::SCALE).x;
    let cluster = Solved::read(solved, thread.group);
    let lengths = cluster.lengths;
    let sample = Sample::read(thread, params, members, corners, scale);
    let exact = ClusterAxes::exact(scene_axes(cluster.order));
    let first = if params.swept != 0 { exact } else { ClusterAxes::rotated(cluster.axes, cluster.origin) };
    sample.count(arithmetic, first, lengths, &mut counts);
    thread.barrier();

    let is_imprecise = exceeds(&counts, counts::IMPRECISE, TOLERATED);
    let chosen = if is_imprecise { exact } else { first };
    let (low, high) = chosen.intervals(arithmetic, sample.triangle, sample.inflation);
    let middle = chosen.coordinates(cluster.origin);
    let mut size = Vec4::ZERO;
    if sample.exists {
        size = count_interval(&mut counts, (low, high), middle, lengths);
    }
    sums.set(thread.local, size);
    thread.barrier();
    if thread.local == 0 {
        let is_equalized = is_imprecise || needs_pieces(&counts, lengths, sum_of(&sums));
        counts.set(counts::EQUALIZED, is_equalized as u32);
    }
    thread.barrier();

    let samples = counts.get(counts::SAMPLES);
    let is_equalized = counts.get(counts::EQUALIZED) != 0;
    let ends = if is_equalized { 2 * samples } else { 0 };
    let key = |number: f32| if sample.exists { key_of(number) } else { u32::MAX };
    let (start_x, slope_x) = piece_of(thread, (key(low.x), key(high.x)), ends, &mut values);
    let (start_y, slope_y) = piece_of(thread, (key(low.y), key(high.y)), ends, &mut values);
    let (start_z, slope_z) = piece_of(thread, (key(low.z), key(high.z)), ends, &mut values);
    let (mut start, mut slope) = Division::uniform_piece(middle, lengths);
    if is_equalized {
        (start, slope) = (Vec3::new(start_x, start_y, start_z), Vec3::new(slope_x, slope_y, slope_z));
    }
    let division = if is_equalized { Division::equalized(1, 0) } else { Division::uniform(1, 0) };
    let vector = thread.group * VECTORS_PER_CLUSTER;
    if thread.local < division.pieces() {
        starts.set(thread.local, start.extend(0.0));
        slopes.set(thread.local, slope.extend(0.0));
        axes.set(vector + STARTS + thread.local, start.extend(0.0));
        axes.set(vector + SLOPES + thread.local, slope.extend(0.0));
    }
    thread.barrier();

    if is_equalized {
        size = if sample.exists { size_in_pieces(arithmetic, (low, high), &starts, &slopes) } else { Vec4::ZERO };
    } else {
        size = Vec4::new(size.x / lengths.x, size.y / lengths.y, 0.0, 0.0);
    }
    sums.set(thread.local, size);
    thread.barrier();
    if thread.local == 0 {
        let mean = sum_of(&sums) / (if samples > 0 { samples } else { 1 }) as f32;
        write_cluster(&mut axes, vector, chosen, division, target_strips(cluster.count, mean));
        if thread.group == 0 {
            axes.set(SCALE, Vec4::splat(scale));
        }
    }
}

/// Returns the number of strips of a cluster with the target `target`, if the targets of all clusters sum up to `total`.
#[inline(always)]
fn strip_count(target: f32, total: f32, params: &PipelineParams) -> u32 {
    // One strip per cluster is reserved, because counts below one are rounded up to one.
    let free = (params.strip_limit - params.clusters) as f32;
    let count = (if total > free { target * (free / total) } else { target }) as u32;
    if count > 1 { count } else { 1 }
}

/// Writes the strips of each cluster, and the cluster of each strip.
#[kernel]
pub fn divide(
    thread: Thread,
    params: &PipelineParams,
    mut axes: Write<Vec4>,
    mut strip_clusters: Write<u32>,
    mut targets: Shared<f32, MAX_CLUSTERS_LEN>,
) {
    let active = thread.index < params.clusters;
    let vector = thread.index * VECTORS_PER_CLUSTER + DIVISION;
    let mut division = Vec4::ZERO;
    if active {
        division = axes.get(vector);
        targets.set(thread.local, division.y);
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
        (division.y, division.z) = (count as f32, first as f32);
        axes.set(vector, division);
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
    fn the_strip_limit_holds() {
        let mut params: PipelineParams = bytemuck::Zeroable::zeroed();
        (params.clusters, params.strip_limit) = (3, 50);
        for targets in [[1.0, 1.0, 1.0], [10.0, 20.0, 3.0], [1000.0, 1.5, 40.0], [f32::MAX, 1.0, 1.0]] {
            let total = targets.iter().sum();
            let counts = targets.map(|target| strip_count(target, total, &params));
            assert!(counts.iter().all(|count| *count >= 1) && counts.iter().sum::<u32>() <= 50, "{counts:?}");
        }
    }

    #[test]
    fn keys_are_in_the_order_of_numbers() {
        let numbers = [-f32::MAX, -1.0, -f32::MIN_POSITIVE, 0.0, f32::MIN_POSITIVE, 1e-20, 1.0, f32::MAX];
        for pair in numbers.windows(2) {
            assert!(key_of(pair[0]) < key_of(pair[1]), "{pair:?}");
        }
        assert_eq!(numbers.map(|number| number_of(key_of(number))), numbers);
        assert_eq!([-0.0, 1e-40, -1e-40].map(|number| number_of(key_of(number)).to_bits()), [0; 3]);
        assert!(key_of(f32::MAX) < u32::MAX, "threads without a sample come last");
    }

    #[test]
    fn clusters_have_strips_for_their_boxes() {
        assert_eq!(target_strips(10.0, Vec4::new(0.5, 0.01, 0.0, 0.0)), 1.0, "few boxes");
        let strips = target_strips(1e5, Vec4::new(0.02, 0.001, 0.0, 0.0));
        let starts_within = 1e5 * 0.02 / 1.02;
        assert!((0.9..1.1).contains(&(starts_within / strips / TARGET_CANDIDATES)), "by density: {strips}");
        let strips = target_strips(1e6, Vec4::new(0.5, 0.05, 0.0, 0.0));
        assert!((9.0..11.0).contains(&strips), "by width: {strips}");
        assert!(target_strips(1e9, Vec4::X).is_finite());
    }
}
