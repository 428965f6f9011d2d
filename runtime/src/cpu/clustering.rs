//! Cluster centers by fuzzy c-means.

use clasp3d_kernels::geometry::clusters::{closeness, squared_distance, weight};
use fearless_simd::{Level, Simd, dispatch};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::lanes::{LANES, Lanes};
use crate::settings::PipelineSettings;

/// Groups per partial sum. The order of summation is the same for any number of threads, and so are the centers.
const CHUNK: usize = 32;

/// Sampled points, in SIMD groups.
#[derive(Default)]
pub(super) struct Samples {
    groups: Vec<SampleGroup>,
    len: usize,
}

/// Samples of all lanes, with weights 1, or 0 beyond the last sample.
#[derive(Clone, Copy, Default)]
struct SampleGroup {
    x: Lanes<f32>,
    y: Lanes<f32>,
    z: Lanes<f32>,
    weights: Lanes<f32>,
}

impl Samples {
    /// Replaces the samples.
    pub(super) fn set(&mut self, points: impl Iterator<Item = Vec3>) {
        self.groups.clear();
        self.len = 0;
        for point in points {
            let lane = self.len % LANES;
            if lane == 0 {
                self.groups.push(SampleGroup::default());
            }
            if let Some(group) = self.groups.last_mut() {
                [group.x[lane], group.y[lane], group.z[lane]] = point.to_array();
                group.weights[lane] = 1.0;
            }
            self.len += 1;
        }
    }

    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.groups.capacity() * size_of::<SampleGroup>()
    }
}

impl SampleGroup {
    #[inline(always)]
    fn point(&self, lane: usize) -> Vec3 {
        Vec3::new(self.x[lane], self.y[lane], self.z[lane])
    }
}

/// Returns initial centers: evenly spaced samples, in their order.
pub(super) fn seed(clusters: u32, samples: usize, sample: impl Fn(usize) -> Vec3) -> Vec<Vec3> {
    let clusters = clusters as usize;
    (0..clusters).map(|cluster| sample((2 * cluster + 1) * samples / (2 * clusters))).collect()
}

/// Moves the centers until they converge, for at most `rounds` rounds. Returns the number of rounds.
pub(super) fn run(
    level: Level,
    centers: &mut [Vec3],
    samples: &Samples,
    settings: &PipelineSettings,
    rounds: u32,
) -> u32 {
    for round in 1..=rounds {
        if run_round(level, centers, samples, settings.clustering.fuzziness) <= settings.clustering.tolerance {
            return round;
        }
    }
    rounds
}

/// Moves each center to the weighted mean of the samples. Returns the largest distance that a center moved.
fn run_round(level: Level, centers: &mut [Vec3], samples: &Samples, fuzziness: f32) -> f32 {
    let old_centers: &[Vec3] = centers;
    let sums = |chunk: &[SampleGroup]| dispatch!(level, simd => sums_of(simd, old_centers, chunk, fuzziness));
    let parts: Vec<Vec<Vec4>> = samples.groups.par_chunks(CHUNK).map(sums).collect();
    let mut moved = 0.0f32;
    for (cluster, center) in centers.iter_mut().enumerate() {
        let sum: Vec4 = parts.iter().map(|part| part[cluster]).sum();
        if sum.w > 0.0 {
            let new = sum.truncate() / sum.w;
            moved = moved.max(new.distance(*center));
            *center = new;
        }
    }
    moved
}

/// Returns the contribution of some samples to each center: the weighted sum, and the sum of the weights as the fourth
/// component.
#[inline(always)]
fn sums_of<S: Simd>(simd: S, centers: &[Vec3], groups: &[SampleGroup], fuzziness: f32) -> Vec<Vec4> {
    let mut sums = vec![[[0.0; LANES]; 4]; centers.len()];
    let mut closenesses = vec![[0.0; LANES]; centers.len()];
    for group in groups {
        simd.vectorize(
            #[inline(always)]
            || add_group(centers, group, fuzziness, &mut closenesses, &mut sums),
        );
    }
    let total = |sum: [Lanes<f32>; 4]| Vec4::from(sum.map(|lanes| lanes.iter().sum()));
    sums.into_iter().map(total).collect()
}

/// Adds the contribution of a group of samples to the sums of all centers. `closenesses` is scratch memory.
#[inline(always)]
fn add_group(
    centers: &[Vec3],
    group: &SampleGroup,
    fuzziness: f32,
    closenesses: &mut [Lanes<f32>],
    sums: &mut [[Lanes<f32>; 4]],
) {
    // First the squared distances, then the closenesses in their place.
    let mut nearest = [f32::INFINITY; LANES];
    for (squares, center) in closenesses.iter_mut().zip(centers) {
        for lane in 0..LANES {
            let squared = squared_distance(group.point(lane), *center);
            squares[lane] = squared;
            nearest[lane] = if squared < nearest[lane] { squared } else { nearest[lane] };
        }
    }
    let mut total = [0.0; LANES];
    for closenesses in closenesses.iter_mut() {
        for lane in 0..LANES {
            closenesses[lane] = closeness(closenesses[lane], nearest[lane], fuzziness);
            total[lane] += closenesses[lane];
        }
    }
    for (sums, closenesses) in sums.iter_mut().zip(closenesses) {
        for lane in 0..LANES {
            let weight = weight(closenesses[lane], total[lane], fuzziness) * group.weights[lane];
            sums[0][lane] += group.x[lane] * weight;
            sums[1][lane] += group.y[lane] * weight;
            sums[2][lane] += group.z[lane] * weight;
            sums[3][lane] += weight;
        }
    }
}
