//! The native backend: the same stages and the same geometry as on a device, with rayon over triangles, boxes and pairs.
//!
//! | module | holds |
//! | --- | --- |
//! | `clustering` | fuzzy c-means |
//! | `assignment` | which clusters each triangle is in |
//! | `sweep` | boxes, their order, how far they reach, which of them overlap |
//! | `narrow` | triangle against triangle |
//! | [`cloth`] | the cloth simulation |
//!
//! What differs from a device is what a CPU does better in another way: boxes are compared eight at a time, and open pairs
//! are decided as soon as they are found. Candidates are looked at in slices here too, so that the list of pairs stays
//! small however many there are.

mod assignment;
pub mod cloth;
mod clustering;
mod narrow;
mod sweep;

use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

use clasp_kernels::geometry::normalized::Normalization;
use clasp_kernels::geometry::orientation::certainly_not_collinear;
use clasp_kernels::geometry::triangle::Triangle;
use clasp_kernels::stages::assignment::{Owner, lowest_common};
use clasp_kernels::stages::axes::principal_axes;
use clasp_kernels::stages::centroids::ball_around;
use clasp_kernels::types::Growth;
use glam::{Vec3, Vec4};
use rayon::prelude::*;
use web_time::Instant;

use self::assignment::{Members, kept, mask_of};
use self::narrow::{Decided, decide};
use self::sweep::Boxes;
use crate::Result;
use crate::exact::Face;
use crate::filter::CompiledFilter;
use crate::report::{Figures, StageFigures};
use crate::scene::Scene;
use crate::settings::{PipelineSettings, Slice, sample_stride, slices};

/// Candidates of a slice, at most: at 8 bytes to a pair, their list takes up 128 MiB if each of them is one.
const SLICE: u32 = 1 << 24;

/// Candidates of the first slice when one pair is enough, and by how much each slice is larger than the last.
const FIRST_SLICE: u64 = 1 << 16;
const SLICE_GROWTH: u64 = 4;

/// Candidates that one task looks at, about.
const CANDIDATES_PER_TASK: u64 = 1 << 15;

/// Pairs that one task tests.
const PAIRS_PER_TASK: usize = 512;

/// What a frame gave.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The pairs that intersect, ascending.
    pub pairs: Vec<(u32, u32)>,
    /// Triangles with no area, ascending.
    pub degenerate: Vec<u32>,
    /// How much work it was.
    pub figures: Figures,
    /// How long each stage took and how much memory it has.
    pub stages: Vec<StageFigures>,
}

/// The pipeline on the CPU, for the triangles of a scene. It keeps the centers from frame to frame, and its lists.
pub struct CpuPipeline {
    settings: PipelineSettings,
    triangles: Vec<[u32; 3]>,
    filter: CompiledFilter,
    centers: Vec<Vec3>,
    balls: Vec<Vec4>,
    owners: Vec<Owner>,
    members: Members,
    boxes: Boxes,
    growth: Growth,
}

/// Measures one stage after the other.
struct Stopwatch {
    last: Instant,
    stages: Vec<(&'static str, Duration)>,
}

impl Stopwatch {
    fn start() -> Self {
        Self { last: Instant::now(), stages: Vec::new() }
    }

    /// What was done since the last time was this stage.
    fn stage(&mut self, stage: &'static str) {
        let now = Instant::now();
        let time = now - self.last;
        self.last = now;
        match self.stages.iter_mut().find(|(name, _)| *name == stage) {
            Some((_, sum)) => *sum += time,
            None => self.stages.push((stage, time)),
        }
    }
}

fn triangle_of(positions: &[[f32; 3]], names: &[u32; 3]) -> Triangle {
    let [a, b, c] = names.map(|vertex| Vec3::from(positions[vertex as usize]));
    Triangle::new(a, b, c)
}

impl CpuPipeline {
    /// A pipeline for a scene.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range.
    pub fn new(scene: &Scene, settings: PipelineSettings) -> Result<Self> {
        settings.check()?;
        let filter = settings.filter.compile(scene)?;
        Ok(Self {
            settings,
            triangles: scene.triangles().to_vec(),
            filter,
            centers: Vec::new(),
            balls: Vec::new(),
            owners: Vec::new(),
            members: Members::default(),
            boxes: Boxes::default(),
            growth: Growth::default(),
        })
    }

    /// The same pipeline for another scene, which begins with the centers that this one has come to.
    ///
    /// # Errors
    ///
    /// Where the filter names an object that the scene does not have; then this one is as it was.
    pub fn change_scene(&mut self, scene: &Scene) -> Result<()> {
        self.filter = self.settings.filter.compile(scene)?;
        self.triangles = scene.triangles().to_vec();
        Ok(())
    }

    /// The centers of the clusters, in the unit cube that the scene is scaled into. None before the first frame.
    pub fn centers(&self) -> &[Vec3] {
        &self.centers
    }

    /// What each triangle belonged to in the last frame. Empty before the first.
    pub(crate) fn owners(&self) -> &[Owner] {
        &self.owners
    }

    /// Takes triangles for candidates, too, that are no farther apart than this.
    pub(crate) fn set_growth(&mut self, growth: Growth) {
        self.growth = growth;
    }

    /// Hands all pairs whose boxes overlap to `look`, in parts, and returns what it makes of them.
    pub(crate) fn look_at_overlapping<R: Send>(
        &mut self,
        positions: &[[f32; 3]],
        look: impl Fn(&[(u32, u32)]) -> R + Sync,
    ) -> Vec<R> {
        self.divide(positions, &mut Stopwatch::start());
        let all = Slice { start: 0, end: self.boxes.counts.len(), candidates: 0 };
        self.tasks_of(all).into_par_iter().map(|task| look(&self.overlapping(task))).collect()
    }

    /// Finds the pairs for these positions of the scene's vertices, which must be finite.
    pub fn run(&mut self, positions: &[[f32; 3]]) -> Found {
        let limit = u64::from(self.settings.slice_limit.min(SLICE));
        self.run_slices(positions, limit, |limit| limit, false)
    }

    /// Finds some pair, if there is one, and stops there.
    pub fn run_until_hit(&mut self, positions: &[[f32; 3]]) -> Found {
        let limit = u64::from(self.settings.slice_limit.min(SLICE));
        self.run_slices(positions, FIRST_SLICE.min(limit), |last| (last * SLICE_GROWTH).min(limit), true)
    }

    fn run_slices(&mut self, positions: &[[f32; 3]], limit: u64, grow: impl Fn(u64) -> u64, until_hit: bool) -> Found {
        let mut stopwatch = Stopwatch::start();
        let mut found = self.divide(positions, &mut stopwatch);
        let mut pair_bytes = 0;
        for slice in slices(&self.boxes.counts, limit, grow) {
            let tasks = self.tasks_of(slice);
            let pairs: Vec<Vec<(u32, u32)>> = tasks.into_par_iter().map(|task| self.overlapping(task)).collect();
            found.figures.overlapping += pairs.iter().map(|pairs| pairs.len() as u64).sum::<u64>();
            pair_bytes = pair_bytes.max(pairs.iter().map(|pairs| pairs.capacity() * 8).sum());
            stopwatch.stage("candidates");

            let decided = self.decide(positions, &pairs, until_hit);
            found.figures.tested += decided.tested;
            found.figures.open += decided.open;
            found.pairs.extend(decided.hits);
            stopwatch.stage("narrow");
            if until_hit && !found.pairs.is_empty() {
                break;
            }
        }
        found.pairs.par_sort_unstable();
        found.figures.found = found.pairs.len() as u64;
        stopwatch.stage("collect");
        found.stages = self.stages(stopwatch, &found, pair_bytes);
        found
    }

    /// All stages up to the sweep.
    fn divide(&mut self, positions: &[[f32; 3]], stopwatch: &mut Stopwatch) -> Found {
        let Self { triangles, balls, owners, members, boxes, settings, centers, filter, growth } = self;
        let corner = |names: &[u32; 3], choose: fn(Vec3, Vec3) -> Vec3| {
            let [a, b, c] = names.map(|vertex| Vec3::from(positions[vertex as usize]));
            choose(choose(a, b), c)
        };
        let low = triangles.par_iter().map(|names| corner(names, Vec3::min)).reduce(|| Vec3::INFINITY, Vec3::min);
        let high = triangles.par_iter().map(|names| corner(names, Vec3::max)).reduce(|| Vec3::NEG_INFINITY, Vec3::max);
        let frame = Normalization::new(low.extend(0.0), high.extend(0.0));
        stopwatch.stage("bounds");

        let ball_of = |(triangle, names): (usize, &[u32; 3])| {
            ball_around(triangle_of(positions, names), frame, growth.of(triangle as u32))
        };
        triangles.par_iter().enumerate().map(ball_of).collect_into_vec(balls);
        let has_no_area = |names: &[u32; 3]| {
            let Triangle { a, b, c } = triangle_of(positions, names);
            !certainly_not_collinear(a, b, c) && Face { vertices: *names, positions: [a, b, c] }.is_degenerate()
        };
        // Who wants to know what is near does not ask.
        let looked_at = if *growth != Growth::default() { &[] } else { triangles.as_slice() };
        let degenerate = looked_at.par_iter().enumerate().filter(|(_, names)| has_no_area(names));
        let degenerate = degenerate.map(|(triangle, _)| triangle as u32).collect();
        stopwatch.stage("centroids");

        let stride = sample_stride(balls.len());
        let samples: Vec<Vec3> = balls.iter().step_by(stride).map(|ball| ball.truncate()).collect();
        let warm = !centers.is_empty();
        if !warm {
            *centers = clustering::seed(&samples, settings.clusters);
        }
        let rounds = clustering::run(centers, &samples, settings, settings.rounds(warm));
        stopwatch.stage("clustering");

        let kept = kept(centers);
        let owner_of = |(ball, blank): (&Vec4, &Owner)| {
            let mask = mask_of(*ball, &kept, settings);
            Owner::new(mask as u32, (mask >> 32) as u32, blank.z, blank.w)
        };
        balls.par_iter().zip(&filter.owners).map(owner_of).collect_into_vec(owners);
        members.list(owners, settings.clusters);
        let shared = owners.par_iter().filter(|owner| owner.x.count_ones() + owner.y.count_ones() > 1).count();
        stopwatch.stage("assignment");

        let sample_owners: Vec<Owner> = owners.iter().step_by(stride).copied().collect();
        let axes_of = |cluster: u32| axes_of(&samples, &sample_owners, cluster, centers[cluster as usize]);
        let axes: Vec<[Vec3; 3]> = (0..settings.clusters).into_par_iter().map(axes_of).collect();
        stopwatch.stage("axes");

        boxes.compute(positions, triangles, members, &axes, (frame, *growth));
        stopwatch.stage("boxes");
        boxes.sort(members);
        stopwatch.stage("sort");
        let candidates = boxes.sweep(members);
        stopwatch.stage("sweep");

        let cluster_sizes = members.clusters().map(|(_, range)| range.len() as u32).collect();
        let figures = Figures { rounds, cluster_sizes, shared: shared as u32, candidates, ..Default::default() };
        Found { degenerate, figures, ..Default::default() }
    }

    /// Cuts a slice into tasks of about the same number of candidates.
    fn tasks_of(&self, slice: Slice) -> Vec<Range<usize>> {
        let slices = slices(&self.boxes.counts[slice.start..slice.end], CANDIDATES_PER_TASK, |limit| limit);
        slices.into_iter().map(|task| slice.start + task.start..slice.start + task.end).collect()
    }

    /// The pairs of some boxes with those that start within them that overlap on all axes and are to be tested.
    fn overlapping(&self, range: Range<usize>) -> Vec<(u32, u32)> {
        let mut pairs = Vec::new();
        let mut cluster = self.members.ends.partition_point(|end| *end <= range.start);
        self.boxes.overlapping(range, |place, other_place| {
            while self.members.ends[cluster] <= place {
                cluster += 1;
            }
            let [triangle, other] = [place, other_place].map(|place| self.boxes.triangles[place]);
            let [owner, other_owner] = [triangle, other].map(|triangle| self.owners[triangle as usize]);
            if lowest_common(owner, other_owner) == cluster as u32 && !self.filter.leaves_out(owner, other_owner) {
                pairs.push((triangle.min(other), triangle.max(other)));
            }
        });
        pairs
    }

    /// Tests pairs; with `until_hit`, those that come after the first one that intersects are left out.
    fn decide(&self, positions: &[[f32; 3]], pairs: &[Vec<(u32, u32)>], until_hit: bool) -> Decided {
        let hit = AtomicBool::new(false);
        let tasks = pairs.par_iter().flat_map(|pairs| pairs.par_chunks(PAIRS_PER_TASK));
        let decide = |pairs: &[(u32, u32)]| {
            if until_hit && hit.load(Ordering::Relaxed) {
                return Decided::default();
            }
            let decided = decide(pairs, positions, &self.triangles, self.settings.skip_neighbors);
            if !decided.hits.is_empty() {
                hit.store(true, Ordering::Relaxed);
            }
            decided
        };
        tasks.map(decide).reduce(Decided::default, Decided::merge)
    }

    fn stages(&self, stopwatch: Stopwatch, found: &Found, pair_bytes: usize) -> Vec<StageFigures> {
        let [boxes, sort, sweep] = self.boxes.bytes();
        let bytes_of = |stage| match stage {
            "centroids" => (self.balls.capacity() * size_of::<Vec4>()) as u64,
            "clustering" => (self.balls.len().div_ceil(sample_stride(self.balls.len())) * size_of::<Vec3>()) as u64,
            "assignment" => {
                (self.owners.capacity() * size_of::<Owner>() + self.members.triangles.capacity() * 4) as u64
            }
            "boxes" => boxes,
            "sort" => sort,
            "sweep" => sweep,
            "candidates" => pair_bytes as u64,
            "narrow" => (found.pairs.capacity() * 8) as u64,
            _ => 0,
        };
        let figures = |(stage, time)| StageFigures { stage, time: Some(time), bytes: bytes_of(stage) };
        stopwatch.stages.into_iter().map(figures).collect()
    }
}

/// The principal axes of a cluster, from the samples that are in it.
fn axes_of(samples: &[Vec3], owners: &[Owner], cluster: u32, center: Vec3) -> [Vec3; 3] {
    let (mut first, mut squares, mut products) = (Vec4::ZERO, Vec4::ZERO, Vec4::ZERO);
    let is_in = |owner: &Owner| clasp_kernels::stages::assignment::is_in(*owner, cluster);
    for (point, _) in samples.iter().zip(owners).filter(|(_, owner)| is_in(owner)) {
        let d = *point - center;
        first += d.extend(1.0);
        squares += (d * d).extend(0.0);
        products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
    }
    principal_axes(first, squares, products)
}
