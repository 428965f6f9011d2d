//! The native backend: the same stages and the same geometry as on a device, with rayon over triangles, clusters and boxes.
//!
//! | module | holds |
//! | --- | --- |
//! | `vertices` | the box of the scene, and its vertices in the unit cube |
//! | `centroids` | a ball around each triangle, and which have no area |
//! | `neighbors` | at which vertices neighbours need no test |
//! | `clustering` | fuzzy c-means |
//! | `assignment` | which clusters each triangle is in |
//! | `axes` | principal axes |
//! | `boxes` | the boxes of a cluster, and their order |
//! | `sweep` | which of them overlap |
//! | `narrow` | triangle against triangle |
//! | [`cloth`] | the cloth simulation |
//! | `continuous` | features that meet during a motion |
//!
//! What differs from a device is what a CPU does better in another way. A cluster is dealt with from its boxes to its
//! pairs by one thread, in memory that stays in its cache, and pairs are tested as soon as there are a few of them; so no
//! list of boxes or pairs is ever stored, however many there are. Boxes and triangles are compared many at a time
//! (`lanes`), and open pairs are decided as soon as they are found.

mod assignment;
mod axes;
mod boxes;
mod centroids;
pub mod cloth;
mod clustering;
mod continuous;
mod lanes;
mod narrow;
mod neighbors;
mod sweep;
mod vertices;

use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::sync::{Mutex, MutexGuard, PoisonError};

use clasp_kernels::geometry::features::Features as OfTriangle;
use clasp_kernels::geometry::normalized::{MARGIN, Normalization};
use clasp_kernels::geometry::triangle::Triangle;
use clasp_kernels::types::Growth;
use fearless_simd::{Level, dispatch};
use glam::{Vec3, Vec4};
use rayon::prelude::*;
use web_time::Instant;

use self::assignment::Assignment;
use self::boxes::{Boxes, SHARED, Source, TRIANGLE, Untested, span_of};
use self::centroids::Placed;
use self::clustering::Samples;
use self::narrow::{Decided, Tested};
use self::sweep::{Pairs, Swept, sweep};
use self::vertices::Vertices;
use crate::Result;
use crate::filter::CompiledFilter;
use crate::report::{Figures, StageFigures};
use crate::scene::Scene;
use crate::settings::{PipelineSettings, sample_stride};
use crate::stars::Stars;

/// Boxes that are swept before a thread asks whether it should stop.
const PLACES_AT_ONCE: usize = 512;

/// Boxes that one task sweeps, where a cluster is so large that several threads share it: at least and at most. Even a few
/// boxes can be a lot of work, if exact arithmetic has to decide many of their pairs.
const BOXES_PER_TASK: Range<usize> = 256..2048;

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
    level: Level,
    triangles: Vec<[u32; 3]>,
    filter: CompiledFilter,
    stars: Stars,
    vertices: Vertices,
    balls: Vec<Vec4>,
    embedded: Vec<bool>,
    samples: Samples,
    centers: Vec<Vec3>,
    assignment: Assignment,
    /// Lists of boxes that no thread works with: as many as were in use at the same time.
    free_boxes: Mutex<Vec<Boxes>>,
    growth: Growth,
    /// Which vertices and edges belong to each triangle: empty before the first motion.
    features: Vec<OfTriangle>,
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

    /// What was done since the last time.
    fn lap(&mut self) -> Duration {
        let now = Instant::now();
        let time = now - self.last;
        self.last = now;
        time
    }

    /// What was done since the last time was this stage.
    fn stage(&mut self, stage: &'static str) {
        let time = self.lap();
        self.stages.push((stage, time));
    }
}

/// What was done with a cluster, or with several, and how long threads worked on it.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    swept: Swept,
    boxes: Duration,
    sort: Duration,
    candidates: Duration,
    narrow: Duration,
}

impl Work {
    fn and(self, other: Self) -> Self {
        Self {
            swept: self.swept.and(other.swept),
            boxes: self.boxes + other.boxes,
            sort: self.sort + other.sort,
            candidates: self.candidates + other.candidates,
            narrow: self.narrow + other.narrow,
        }
    }

    /// The stages, each with its share of the time that all took together.
    fn stages(&self, together: Duration) -> [(&'static str, Duration); 4] {
        let stages =
            [("boxes", self.boxes), ("sort", self.sort), ("candidates", self.candidates), ("narrow", self.narrow)];
        let sum: Duration = stages.iter().map(|(_, time)| *time).sum();
        let share = |time: Duration| together.mul_f64(time.as_secs_f64() / sum.as_secs_f64().max(f64::MIN_POSITIVE));
        stages.map(|(stage, time)| (stage, share(time)))
    }
}

/// The scene of a frame, divided into clusters.
struct Divided {
    frame: Normalization,
    axes: Vec<[Vec3; 3]>,
}

#[inline(always)]
fn triangle_of(positions: &[[f32; 3]], [a, b, c]: &[u32; 3]) -> Triangle {
    let corner = |vertex: &u32| Vec3::from(positions[*vertex as usize]);
    Triangle::new(corner(a), corner(b), corner(c))
}

impl CpuPipeline {
    /// A pipeline for a scene.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range.
    pub fn new(scene: &Scene, settings: PipelineSettings) -> Result<Self> {
        settings.check()?;
        let mut pipeline = Self {
            level: Level::new(),
            triangles: Vec::new(),
            filter: CompiledFilter::default(),
            stars: Stars::default(),
            vertices: Vertices::default(),
            balls: Vec::new(),
            embedded: Vec::new(),
            samples: Samples::default(),
            centers: Vec::new(),
            assignment: Assignment::default(),
            free_boxes: Mutex::default(),
            growth: Growth::default(),
            features: Vec::new(),
            settings,
        };
        pipeline.change_scene(scene)?;
        Ok(pipeline)
    }

    /// A pipeline for the motions of a scene, with its lone edges and points.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range.
    pub(crate) fn for_motions(scene: &Scene, settings: PipelineSettings) -> Result<Self> {
        // What intersects is none of its business, and neighbours are not either.
        let mut pipeline = Self::new(scene, PipelineSettings { skip_neighbors: true, ..settings })?;
        pipeline.triangles = scene.motion_triangles().into_owned();
        pipeline.vertices = Vertices::new(scene.positions().len(), &pipeline.triangles);
        Ok(pipeline)
    }

    /// The same pipeline for another scene, which begins with the centers that this one has come to.
    ///
    /// # Errors
    ///
    /// Where the filter names an object that the scene does not have; then this one is as it was.
    pub fn change_scene(&mut self, scene: &Scene) -> Result<()> {
        self.filter = self.settings.filter.compile(scene)?;
        self.triangles = scene.triangles().to_vec();
        self.embedded.clear();
        self.features.clear();
        self.vertices = Vertices::new(scene.positions().len(), &self.triangles);
        self.stars = match self.settings.skip_neighbors {
            true => Stars::default(),
            false => Stars::new(scene.positions().len(), &self.triangles),
        };
        Ok(())
    }

    /// The centers of the clusters, in the unit cube that the scene is scaled into. None before the first frame.
    pub fn centers(&self) -> &[Vec3] {
        &self.centers
    }

    /// A bit to each cluster that each triangle was in, in the last frame. Empty before the first.
    pub(crate) fn masks(&self) -> &[u64] {
        &self.assignment.masks
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
        let divided = self.divide(positions, None, &mut Stopwatch::start(), &mut Found::default());
        let never = AtomicBool::new(false);
        let add = |made: &mut Vec<R>, pairs: &[(u32, u32)]| made.push(look(pairs));
        let parts = self.sweep_clusters(&divided, Untested::None, &never, &add);
        parts.into_iter().flat_map(|(_, made)| made).collect()
    }

    /// Finds the pairs for these positions of the scene's vertices, which must be finite.
    pub fn run(&mut self, positions: &[[f32; 3]]) -> Found {
        self.find(positions, false)
    }

    /// Finds some pair, if there is one, and stops there.
    pub fn run_until_hit(&mut self, positions: &[[f32; 3]]) -> Found {
        self.find(positions, true)
    }

    fn free_boxes(&self) -> MutexGuard<'_, Vec<Boxes>> {
        self.free_boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The clusters, those with the most triangles first, so that threads end at about the same time.
    fn clusters(&self) -> Vec<usize> {
        let mut clusters: Vec<usize> = (0..self.settings.clusters as usize).collect();
        clusters.sort_by_key(|cluster| core::cmp::Reverse(self.assignment.members(*cluster).len()));
        clusters
    }

    fn find(&mut self, positions: &[[f32; 3]], until_hit: bool) -> Found {
        let mut stopwatch = Stopwatch::start();
        let mut found = Found::default();
        let divided = self.divide(positions, None, &mut stopwatch, &mut found);
        let untested = match self.settings.skip_neighbors || self.filter.no_self_collisions() {
            true => Untested::All,
            false => {
                neighbors::embedded(self.level, &self.stars, positions, &mut self.embedded);
                Untested::At(&self.embedded)
            }
        };
        stopwatch.stage("neighbors");

        let hit = AtomicBool::new(false);
        let scene = Tested { triangles: &self.triangles, positions };
        let test = |decided: &mut Decided, pairs: &[(u32, u32)]| {
            dispatch!(self.level, simd => decided.test(simd, scene, pairs));
            if until_hit && !decided.hits.is_empty() {
                hit.store(true, Ordering::Relaxed);
            }
        };
        let results = self.sweep_clusters(&divided, untested, &hit, &test);
        let together = stopwatch.lap();
        let mut work = Work::default();
        found.pairs.reserve(results.iter().map(|(_, decided)| decided.hits.len()).sum());
        for (of_part, decided) in results {
            work = work.and(of_part);
            found.figures.tested += decided.tested;
            found.figures.open += decided.open;
            found.pairs.extend(decided.hits);
        }
        stopwatch.stages.extend(work.stages(together));
        found.pairs.par_sort_unstable();
        found.figures.candidates = work.swept.candidates;
        found.figures.overlapping = work.swept.overlapping;
        found.figures.found = found.pairs.len() as u64;
        found.figures.touched = Some(self.touched(&found.figures));
        stopwatch.stage("collect");
        found.stages = self.stages(stopwatch, &found);
        found
    }

    /// All stages up to the axes of the clusters.
    fn divide(
        &mut self,
        positions: &[[f32; 3]],
        ends: Option<&[[f32; 3]]>,
        stopwatch: &mut Stopwatch,
        found: &mut Found,
    ) -> Divided {
        let Self { level, triangles, vertices, balls, samples, centers, assignment, settings, growth, .. } = self;
        // The published assignment may lose what intersects, but not what meets.
        let for_motion = ends.map(|_| PipelineSettings { assignment: crate::Assignment::Exact, ..settings.clone() });
        let settings = for_motion.as_ref().unwrap_or(settings);
        let frame = vertices.frame(positions, ends);
        vertices.normalize(positions, ends, frame);
        stopwatch.stage("bounds");

        if ends.is_some() {
            swept_balls(triangles, vertices, swept_growth(frame, *growth), balls);
        } else {
            let placed = Placed { triangles, positions, normalized: &vertices.positions, frame, growth: *growth };
            found.degenerate = centroids::balls(*level, placed, balls);
        }
        stopwatch.stage("centroids");

        let stride = sample_stride(balls.len());
        let middles = || balls.iter().step_by(stride).map(|ball| ball.truncate());
        let warm = !centers.is_empty();
        if !warm {
            *centers = clustering::seed(settings.clusters, middles().len(), |i| balls[i * stride].truncate());
        }
        // A single cluster has no use for its center.
        if settings.clusters > 1 {
            samples.set(middles());
        }
        found.figures.rounds = clustering::run(*level, centers, samples, settings, settings.rounds(warm));
        stopwatch.stage("clustering");

        found.figures.shared = assignment.assign(*level, balls, centers, settings) as u32;
        found.figures.cluster_sizes = assignment.sizes();
        stopwatch.stage("assignment");

        let masks = assignment.masks.iter().step_by(stride).copied();
        let axes = axes::axes(centers, middles().zip(masks));
        stopwatch.stage("axes");
        Divided { frame, axes }
    }

    /// Sweeps all clusters: `look` is handed pairs of triangles whose boxes overlap, a few at a time, and adds what it
    /// makes of them to what it made of others. Once `stop` is set, the rest is left out.
    fn sweep_clusters<R: Default + Send>(
        &self,
        divided: &Divided,
        untested: Untested<'_>,
        stop: &AtomicBool,
        look: &(impl Fn(&mut R, &[(u32, u32)]) + Sync),
    ) -> Vec<(Work, R)> {
        let source = Source {
            triangles: &self.triangles,
            normalized: &self.vertices.positions,
            ends: &self.vertices.ends,
            frame: divided.frame,
            growth: self.growth,
            untested,
            masks: &self.assignment.masks,
        };
        // A cluster that would keep one thread busy while others wait is shared.
        let shared = self.assignment.len() / (4 * rayon::current_num_threads());
        let of_cluster = |cluster: &usize| {
            let mut stopwatch = Stopwatch::start();
            let members = self.assignment.members(*cluster);
            let mut boxes = self.free_boxes().pop().unwrap_or_default();
            let plan = boxes.plan(source, members, divided.axes[*cluster]);
            let boxes_time = stopwatch.lap();
            boxes.sort(source, members, &plan);
            let work = Work { boxes: boxes_time, sort: stopwatch.lap(), ..Default::default() };

            let sweep = |places: Range<usize>| self.sweep_places(*cluster, &boxes, places, stop, look);
            let mut parts: Vec<(Work, R)> = if members.len() > shared.max(BOXES_PER_TASK.start) {
                let at_once = shared.clamp(BOXES_PER_TASK.start, BOXES_PER_TASK.end);
                let starts: Vec<usize> = (0..boxes.len).step_by(at_once).collect();
                starts.into_par_iter().map(|start| sweep(start..boxes.len.min(start + at_once))).collect()
            } else {
                vec![sweep(0..boxes.len)]
            };
            parts.push((work, R::default()));
            self.free_boxes().push(boxes);
            parts
        };
        self.clusters().par_iter().with_max_len(1).flat_map_iter(of_cluster).collect()
    }

    /// Sweeps the boxes of a cluster at some places.
    fn sweep_places<R: Default>(
        &self,
        cluster: usize,
        boxes: &Boxes,
        places: Range<usize>,
        stop: &AtomicBool,
        look: &impl Fn(&mut R, &[(u32, u32)]),
    ) -> (Work, R) {
        let mut stopwatch = Stopwatch::start();
        let mut looked = Looked { reported: Vec::new(), result: R::default(), time: Duration::ZERO };
        let mut pairs = Pairs::default();
        let mut swept = Swept::default();
        for start in places.clone().step_by(PLACES_AT_ONCE) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let places = start..places.end.min(start + PLACES_AT_ONCE);
            let of_places = dispatch!(self.level, simd => sweep(simd, boxes, places, &mut pairs, |pairs| {
                self.look(cluster, pairs, &mut looked, look);
            }));
            swept = swept.and(of_places);
        }
        self.look(cluster, &mut pairs, &mut looked, look);
        let narrow = looked.time;
        let work = Work { swept, candidates: stopwatch.lap().saturating_sub(narrow), narrow, ..Default::default() };
        (work, looked.result)
    }

    /// Looks at the pairs that a cluster reports.
    #[inline(never)]
    fn look<R>(
        &self,
        cluster: usize,
        pairs: &mut Pairs,
        looked: &mut Looked<R>,
        look: &impl Fn(&mut R, &[(u32, u32)]),
    ) {
        let start = Instant::now();
        let Looked { reported, result, time } = looked;
        // As in the sweep: written in any case, and counted if it is wanted.
        reported.resize(pairs.len(), (0, 0));
        let mut count = 0;
        for (first, second) in pairs.iter() {
            let (a, b) = (first & TRIANGLE, second & TRIANGLE);
            reported[count] = (a.min(b), a.max(b));
            // Where one of them is in no other cluster, there is no other that reports them.
            let elsewhere = first & second & SHARED != 0 && !self.is_lowest_common(cluster, a, b);
            count += usize::from(!elsewhere && !self.filter.leaves_out(a, b));
        }
        reported.truncate(count);
        pairs.clear();
        look(result, reported);
        *time += start.elapsed();
    }

    /// Whether a cluster is the lowest one that two triangles are in: that one reports them.
    fn is_lowest_common(&self, cluster: usize, triangle: u32, other: u32) -> bool {
        let masks = &self.assignment.masks;
        (masks[triangle as usize] & masks[other as usize]).trailing_zeros() as usize == cluster
    }

    /// Bytes that a frame reads and writes, about: what each stage takes in and leaves, as often as it looks at it.
    fn touched(&self, figures: &Figures) -> u64 {
        const POSITION: u64 = 12;
        const NORMALIZED: u64 = 16;
        const BALL: u64 = 16;
        const NAMES: u64 = 12;
        let (triangles, entries) = (self.triangles.len() as u64, figures.entries());
        let vertices = self.vertices.positions.len() as u64;
        let samples = triangles.div_ceil(sample_stride(self.triangles.len()) as u64);
        let bounds = vertices * (2 * POSITION + NORMALIZED);
        let centroids = triangles * (NAMES + 3 * NORMALIZED + BALL);
        let clustering = samples * BALL * u64::from(figures.rounds);
        let assignment = triangles * (BALL + 8) + entries * 4;
        let neighbors = self.stars.links.len() as u64 * (4 + POSITION) + vertices;
        // Boxes are computed twice.
        let boxes = entries * (2 * (NAMES + 3 * NORMALIZED) + boxes::BOX_BYTES);
        let candidates = figures.candidates * boxes::COMPARED_BYTES;
        let narrow = figures.tested * 2 * (NAMES + 3 * POSITION);
        let collect = figures.found * 2 * 8;
        bounds + centroids + clustering + assignment + neighbors + boxes + candidates + narrow + collect
    }

    fn stages(&self, stopwatch: Stopwatch, found: &Found) -> Vec<StageFigures> {
        let bytes_of = |stage| match stage {
            "bounds" => self.vertices.bytes(),
            "centroids" => self.balls.capacity() * size_of::<Vec4>(),
            "clustering" => self.samples.bytes(),
            "assignment" => self.assignment.bytes(),
            "neighbors" => self.stars.bytes() + self.embedded.capacity(),
            "boxes" => self.free_boxes().iter().map(Boxes::bytes).sum(),
            "collect" => found.pairs.capacity() * size_of::<(u32, u32)>(),
            _ => 0,
        };
        let figures =
            |(stage, time)| StageFigures { stage, time: Some(time), bytes: bytes_of(stage) as u64, work: None };
        stopwatch.stages.into_iter().map(figures).collect()
    }
}

/// How much larger the boxes of a motion are in the unit cube, on every side. It is the same for all triangles; rounding may
/// make it more. More than the cube is large makes no difference.
fn swept_growth(frame: Normalization, growth: Growth) -> f32 {
    (frame.length(growth.rest) * (1.0 + 8.0 * f32::EPSILON)).min(4.0)
}

/// A ball around the box of each triangle over a motion: boxes that overlap have a point in common, and so have the balls.
fn swept_balls(triangles: &[[u32; 3]], vertices: &Vertices, growth: f32, balls: &mut Vec<Vec4>) {
    balls.resize(triangles.len(), Vec4::ZERO);
    balls.par_iter_mut().zip(triangles).with_min_len(4096).for_each(|(ball, names)| {
        let (low, high) = span_of(names, &vertices.positions, &vertices.ends);
        let radius = (0.5 * (high - low) + Vec4::splat(growth)).truncate().length() + MARGIN;
        *ball = (0.5 * (low + high)).truncate().extend(radius);
    });
}

/// What was made of pairs that were looked at.
struct Looked<R> {
    /// Those of the last time.
    reported: Vec<(u32, u32)>,
    result: R,
    /// How long it took.
    time: Duration,
}
