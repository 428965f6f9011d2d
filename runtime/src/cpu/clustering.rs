//! Fuzzy c-means: the centers of the clusters, from frame to frame.

use clasp_kernels::geometry::clusters::{closeness, squared_distance, weight};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use crate::settings::PipelineSettings;

/// Triangles whose contributions are added up before those of others. The same on any number of threads, and so is the
/// sum.
const CHUNK: usize = 512;

/// Centers that are evenly spread over the order of the triangles.
pub(super) fn seed(samples: &[Vec3], clusters: u32) -> Vec<Vec3> {
    let clusters = clusters as usize;
    (0..clusters).map(|cluster| samples[(2 * cluster + 1) * samples.len() / (2 * clusters)]).collect()
}

/// Moves the centers until they stand still, or for this many rounds. Returns the number of rounds.
pub(super) fn run(centers: &mut [Vec3], samples: &[Vec3], settings: &PipelineSettings, rounds: u32) -> u32 {
    for round in 1..=rounds {
        if round_of(centers, samples, settings.fuzziness) <= settings.tolerance {
            return round;
        }
    }
    rounds
}

/// Moves each center to the weighted mean of the samples. Returns how far the one that moved farthest did.
fn round_of(centers: &mut [Vec3], samples: &[Vec3], fuzziness: f32) -> f32 {
    let before: &[Vec3] = centers;
    let parts: Vec<Vec<Vec4>> = samples.par_chunks(CHUNK).map(|chunk| sums_of(before, chunk, fuzziness)).collect();
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

/// What some samples contribute to each center: the weighted sum, and the sum of the weights as the fourth number.
fn sums_of(centers: &[Vec3], samples: &[Vec3], fuzziness: f32) -> Vec<Vec4> {
    let mut sums = vec![Vec4::ZERO; centers.len()];
    let mut values = vec![0.0; centers.len()];
    for point in samples {
        for (value, center) in values.iter_mut().zip(centers) {
            *value = squared_distance(*point, *center);
        }
        let nearest = values.iter().copied().fold(f32::INFINITY, f32::min);
        let mut total = 0.0;
        for value in &mut values {
            *value = closeness(*value, nearest, fuzziness);
            total += *value;
        }
        for (sum, value) in sums.iter_mut().zip(&values) {
            let weight = weight(*value, total, fuzziness);
            *sum += (*point * weight).extend(weight);
        }
    }
    sums
}
