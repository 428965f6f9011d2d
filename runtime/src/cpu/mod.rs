//! The native backend: the same stages and the same geometry as on a device, with rayon over triangles and clusters.
//!
//! What differs is what a CPU does better in another way: each cluster has its own list, sorted and swept by itself, and
//! a pair is decided as soon as it is found.

use core::cmp::Ordering;

use clasp_kernels::geometry::clusters::{closeness, reaches, squared_distance, weight};
use clasp_kernels::geometry::neighbors::{certain_answer, common_vertices};
use clasp_kernels::geometry::normalized::Normalization;
use clasp_kernels::geometry::triangle::{HIT, OPEN, Triangle};
use clasp_kernels::stages::axes::principal_axes;
use clasp_kernels::stages::boxes::{apart, intervals};
use clasp_kernels::stages::centroids::ball_around;
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use crate::exact::{Face, intersect};
use crate::settings::{PipelineSettings, sample_stride};

/// Entries whose candidates one task looks at.
const ENTRIES_PER_TASK: usize = 256;

/// What a frame gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The pairs that intersect, ascending.
    pub pairs: Vec<(u32, u32)>,
    /// Triangles, counted once for each cluster that they are in.
    pub entries: usize,
    /// Candidates: the sum of the counts of the sweep.
    pub candidates: u64,
    /// Pairs whose boxes overlap on all axes.
    pub tested: u64,
    /// Pairs that the exact arbiter decided.
    pub open: u64,
    /// Rounds of clustering.
    pub rounds: u32,
}

/// The pipeline on the CPU. It keeps the centers from frame to frame.
pub struct CpuPipeline {
    settings: PipelineSettings,
    centers: Vec<Vec3>,
}

/// A triangle in a cluster.
struct Entry {
    triangle: u32,
    start: f32,
    end: f32,
    /// Intervals along the second and third axis.
    span: Vec4,
}

/// What a frame works on.
struct Frame<'a> {
    positions: &'a [[f32; 3]],
    triangles: &'a [[u32; 3]],
    /// For each triangle a bit to each cluster that it is in.
    masks: Vec<u64>,
    settings: PipelineSettings,
}

impl CpuPipeline {
    /// A pipeline with these settings, which must be valid.
    pub fn new(settings: PipelineSettings) -> Self {
        Self { settings, centers: Vec::new() }
    }

    /// Finds the pairs for these positions, which must be finite, of these triangles, of which there must be some.
    pub fn run(&mut self, positions: &[[f32; 3]], triangles: &[[u32; 3]]) -> Found {
        let corner = |names: &[u32; 3], choose: fn(Vec3, Vec3) -> Vec3| {
            let [a, b, c] = names.map(|vertex| Vec3::from(positions[vertex as usize]));
            choose(choose(a, b), c)
        };
        let low = triangles.par_iter().map(|names| corner(names, Vec3::min)).reduce(|| Vec3::INFINITY, Vec3::min);
        let high = triangles.par_iter().map(|names| corner(names, Vec3::max)).reduce(|| Vec3::NEG_INFINITY, Vec3::max);
        let frame = Normalization::new(low.extend(0.0), high.extend(0.0));
        let balls: Vec<Vec4> =
            triangles.par_iter().map(|names| ball_around(triangle_of(positions, names), frame)).collect();

        let stride = sample_stride(balls.len());
        let samples: Vec<Vec3> = balls.iter().step_by(stride).map(|ball| ball.truncate()).collect();
        let rounds = self.cluster(&samples);

        let masks: Vec<u64> = balls.par_iter().map(|ball| mask_of(*ball, &self.centers)).collect();
        let sample_masks: Vec<u64> = masks.iter().step_by(stride).copied().collect();
        let scene = Frame { positions, triangles, masks, settings: self.settings };
        let mut found = (0..self.settings.clusters)
            .into_par_iter()
            .map(|cluster| {
                let axes = axes_of(&samples, &sample_masks, cluster, self.centers[cluster as usize]);
                scene.sweep(cluster, axes, frame)
            })
            .reduce(Found::default, Found::merge);
        found.pairs.par_sort_unstable();
        Found { rounds, ..found }
    }

    /// Moves the centers, from where the last frame left them or from triangles evenly spread over the scene, until they
    /// stand still. Returns the number of rounds.
    fn cluster(&mut self, samples: &[Vec3]) -> u32 {
        let PipelineSettings { clusters, fuzziness, first_rounds, later_rounds, tolerance, .. } = self.settings;
        let warm = !self.centers.is_empty();
        if !warm {
            let spread = |cluster: usize| (2 * cluster + 1) * samples.len() / (2 * clusters as usize);
            self.centers = (0..clusters as usize).map(|cluster| samples[spread(cluster)]).collect();
        }
        if clusters == 1 {
            return 0;
        }
        let rounds = if warm { later_rounds } else { first_rounds };
        for round in 1..=rounds {
            let centers = &self.centers;
            // In chunks of a fixed size, added up in order: the same on any number of threads.
            let parts: Vec<Vec<Vec4>> = samples
                .par_chunks(512)
                .map(|chunk| {
                    let mut sums = vec![Vec4::ZERO; centers.len()];
                    let mut squared = vec![0.0; centers.len()];
                    for point in chunk {
                        for (squared, center) in squared.iter_mut().zip(centers) {
                            *squared = squared_distance(*point, *center);
                        }
                        let nearest = squared.iter().copied().fold(f32::MAX, f32::min);
                        let total: f32 = squared.iter().map(|squared| closeness(*squared, nearest, fuzziness)).sum();
                        for (sum, squared) in sums.iter_mut().zip(&squared) {
                            let weight = weight(closeness(*squared, nearest, fuzziness), total, fuzziness);
                            *sum += (*point * weight).extend(weight);
                        }
                    }
                    sums
                })
                .collect();
            let mut moved = 0.0f32;
            for (cluster, center) in self.centers.iter_mut().enumerate() {
                let sum: Vec4 = parts.iter().map(|part| part[cluster]).sum();
                if sum.w > 0.0 {
                    let new = sum.truncate() / sum.w;
                    moved = moved.max(new.distance(*center));
                    *center = new;
                }
            }
            if moved <= tolerance {
                return round;
            }
        }
        rounds
    }
}

impl Found {
    fn merge(mut self, other: Self) -> Self {
        self.pairs.extend(other.pairs);
        Self {
            pairs: self.pairs,
            entries: self.entries + other.entries,
            candidates: self.candidates + other.candidates,
            tested: self.tested + other.tested,
            open: self.open + other.open,
            rounds: self.rounds,
        }
    }
}

fn triangle_of(positions: &[[f32; 3]], names: &[u32; 3]) -> Triangle {
    let [a, b, c] = names.map(|vertex| Vec3::from(positions[vertex as usize]));
    Triangle::new(a, b, c)
}

/// A bit to each cluster whose cell the ball reaches into.
fn mask_of(ball: Vec4, centers: &[Vec3]) -> u64 {
    let (middle, radius) = (ball.truncate(), ball.w);
    let in_cluster = |center: &Vec3, own: usize| {
        centers.iter().enumerate().all(|(i, other)| i == own || reaches(middle, radius, *center, *other))
    };
    let inside = centers.iter().enumerate().filter(|(own, center)| in_cluster(center, *own));
    inside.fold(0, |mask, (cluster, _)| mask | 1 << cluster)
}

fn axes_of(samples: &[Vec3], masks: &[u64], cluster: u32, center: Vec3) -> [Vec3; 3] {
    let (mut first, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
    for (point, _) in samples.iter().zip(masks).filter(|(_, mask)| *mask >> cluster & 1 == 1) {
        let d = *point - center;
        first += d.extend(1.0);
        squares += (d * d).extend(0.0);
        products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
    }
    principal_axes(first, squares, products)
}

impl Frame<'_> {
    /// Sorts and sweeps one cluster, and decides the pairs that are its own.
    fn sweep(&self, cluster: u32, axes: [Vec3; 3], frame: Normalization) -> Found {
        let members = self.masks.par_iter().enumerate().filter(|(_, mask)| *mask >> cluster & 1 == 1);
        let mut entries: Vec<Entry> = members
            .map(|(triangle, _)| {
                let [x, y, z] = axes;
                let corners = triangle_of(self.positions, &self.triangles[triangle]);
                let (along, span) = intervals(corners, frame, x, y, z);
                Entry { triangle: triangle as u32, start: along.x, end: along.y, span }
            })
            .collect();
        entries.par_sort_unstable_by(|a, b| a.start.partial_cmp(&b.start).unwrap_or(Ordering::Equal));
        let tasks = entries.len().div_ceil(ENTRIES_PER_TASK);
        let found = (0..tasks)
            .into_par_iter()
            .map(|task| {
                let start = task * ENTRIES_PER_TASK;
                let end = (start + ENTRIES_PER_TASK).min(entries.len());
                (start..end)
                    .map(|place| self.sweep_entry(cluster, &entries, place))
                    .fold(Found::default(), Found::merge)
            })
            .reduce(Found::default, Found::merge);
        Found { entries: entries.len(), ..found }
    }

    /// The pairs of one entry with those that start within it.
    fn sweep_entry(&self, cluster: u32, entries: &[Entry], place: usize) -> Found {
        let mut found = Found::default();
        let entry = &entries[place];
        let mask = self.masks[entry.triangle as usize];
        for other in entries[place + 1..].iter().take_while(|other| other.start <= entry.end) {
            found.candidates += 1;
            let common = mask & self.masks[other.triangle as usize];
            if apart(entry.span, other.span) || common.trailing_zeros() != cluster {
                continue;
            }
            let (first, second) = (entry.triangle.min(other.triangle), entry.triangle.max(other.triangle));
            if self.decide(first, second, &mut found) {
                found.pairs.push((first, second));
            }
        }
        found
    }

    fn decide(&self, first: u32, second: u32, found: &mut Found) -> bool {
        let [names, other_names] = [first, second].map(|triangle| self.triangles[triangle as usize]);
        if self.settings.skip_neighbors && common_vertices(names, other_names) > 0 {
            return false;
        }
        found.tested += 1;
        let [triangle, other] = [&names, &other_names].map(|names| triangle_of(self.positions, names));
        match certain_answer(names, triangle, other_names, other) {
            HIT => true,
            OPEN => {
                found.open += 1;
                let face = |vertices, Triangle { a, b, c }| Face { vertices, positions: [a, b, c] };
                intersect(&face(names, triangle), &face(other_names, other))
            }
            _ => false,
        }
    }
}
