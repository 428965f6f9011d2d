//! The pipeline on the CPU: positions in, intersecting pairs out.

use core::sync::atomic::AtomicBool;
use std::borrow::Cow;

use clasp3d_kernels::geometry::features::Features;
use clasp3d_kernels::geometry::triangle::Triangle;
use clasp3d_kernels::types::Inflation;
use fearless_simd::Level;
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::assignment::Memberships;
use super::bounding_spheres::SphereSource;
use super::box_sort::STORED_BYTES;
use super::boxes::{BOX_BYTES, COMPARED_BYTES, Members, NeighborTests};
use super::cluster_sweep::{BoxPool, ClusterSweep, MapBatches, PairConsumer, SweepWork};
use super::clustering::Samples;
use super::fans::Fans;
use super::narrow::{Mesh, NarrowPhase};
use super::narrow_f64::{PreciseMesh, PreciseNarrowPhase};
use super::projection::BoxSource;
use super::stopwatch::Stopwatch;
use super::vertices::{VertexInput, Vertices};
use super::{axes, bounding_spheres, clustering, one_rings};
use crate::Result;
use crate::broad_phase::CompiledFilter;
use crate::broad_phase::clusters::sample_stride;
use crate::broad_phase::one_rings::OneRings;
use crate::memory::expect_memory;
use crate::result::{Stage, StageStats, Stats};
use crate::scene::{Real, Scene};
use crate::settings::PipelineSettings;

/// Middle of cluster space: the center of a single cluster.
const MIDDLE: Vec3 = Vec3::splat(0.5);

/// Result of a frame on the CPU.
#[derive(Clone, Debug, Default)]
pub struct CpuResult {
    /// Intersecting pairs, ascending.
    pub pairs: Vec<(u32, u32)>,
    /// Degenerate triangles, ascending.
    pub degenerate: Vec<u32>,
    /// Whether pairs are missing because there was no memory for them.
    pub out_of_memory: bool,
    /// Counts of the work done.
    pub stats: Stats,
    /// Time and memory of each stage.
    pub stages: Vec<StageStats>,
}

/// The pipeline on the CPU for the triangles of a scene. Cluster centers and buffers are kept from frame to frame.
pub struct CpuPipeline {
    pub(super) settings: PipelineSettings,
    pub(super) level: Level,
    pub(super) triangles: Vec<[u32; 3]>,
    filter: CompiledFilter,
    one_rings: OneRings,
    fans: Fans,
    vertices: Vertices,
    spheres: Vec<Vec4>,
    /// Vertices with an embedded one-ring.
    embedded: Vec<bool>,
    samples: Samples,
    centers: Vec<Vec3>,
    memberships: Memberships,
    pool: BoxPool,
    pub(super) inflation: Inflation,
    /// Owned features of each triangle for CCD; empty before the first motion.
    pub(super) features: Vec<Features>,
}

/// The `f64` positions of a frame, the power of two that their rounded positions are scaled by, and what rounding removed.
#[derive(Clone, Copy)]
pub(super) struct PrecisePositions<'p> {
    pub(super) positions: &'p [[f64; 3]],
    pub(super) scale: f64,
    pub(super) rests: &'p [[f32; 3]],
}

/// Returns the positions of a triangle.
#[inline(always)]
pub(super) fn triangle_of(positions: &[[f32; 3]], [a, b, c]: &[u32; 3]) -> Triangle {
    let corner = |vertex: &u32| Vec3::from(positions[*vertex as usize]);
    Triangle::new(corner(a), corner(b), corner(c))
}

impl CpuPipeline {
    /// Creates a pipeline for a scene.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, the object filter refers to an object that the scene does not have, or there is too little
    /// memory.
    pub fn new(scene: &Scene<impl Real>, settings: PipelineSettings) -> Result<Self> {
        settings.check()?;
        let mut pipeline = Self {
            level: Level::new(),
            triangles: Vec::new(),
            filter: CompiledFilter::default(),
            one_rings: OneRings::default(),
            fans: Fans::default(),
            vertices: Vertices::default(),
            spheres: Vec::new(),
            embedded: Vec::new(),
            samples: Samples::default(),
            centers: Vec::new(),
            memberships: Memberships::default(),
            pool: BoxPool::default(),
            inflation: Inflation::default(),
            features: Vec::new(),
            settings,
        };
        pipeline.change_scene(scene)?;
        Ok(pipeline)
    }

    /// Creates a pipeline for CCD of a scene, with its lone edges and points.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub(super) fn for_ccd(scene: &Scene<impl Real>, settings: PipelineSettings) -> Result<Self> {
        // CCD does not use one-rings; skip building them.
        let mut pipeline = Self::new(scene, PipelineSettings { skip_neighbors: true, ..settings })?;
        pipeline.triangles = scene.ccd_triangles().into_owned();
        pipeline.vertices = Vertices::new(scene.positions().len(), &pipeline.triangles);
        pipeline.fans = Fans::default();
        Ok(pipeline)
    }

    /// Changes the scene. The next frame starts with the cluster centers of the last one.
    ///
    /// # Errors
    ///
    /// If the object filter refers to an object that the scene does not have, or there is too little memory. The pipeline is then
    /// unchanged.
    pub fn change_scene(&mut self, scene: &Scene<impl Real>) -> Result<()> {
        let (vertices, triangles) = (scene.positions().len(), scene.triangles().len());
        expect_memory(
            "the triangles and neighbors of the scene",
            OneRings::memory(vertices, triangles) + 16 * triangles,
        )?;
        self.filter = self.settings.filter.compile(scene)?;
        self.triangles = scene.triangles().to_vec();
        self.embedded.clear();
        self.features.clear();
        self.vertices = Vertices::new(scene.positions().len(), &self.triangles);
        self.fans = Fans::new(scene.positions().len(), &self.triangles);
        self.one_rings = match self.settings.skip_neighbors {
            true => OneRings::default(),
            false => OneRings::new(scene.positions().len(), &self.triangles),
        };
        Ok(())
    }

    /// Returns the cluster centers in cluster space; none before the first frame.
    pub fn centers(&self) -> &[Vec3] {
        &self.centers
    }

    /// Returns the cluster mask of each triangle in the last frame; empty before the first.
    pub(crate) fn masks(&self) -> Cow<'_, [u64]> {
        self.memberships.masks()
    }

    /// Sets the inflation of boxes.
    pub(super) fn set_inflation(&mut self, inflation: Inflation) {
        self.inflation = inflation;
    }

    /// Finds all intersecting pairs. Positions must be finite.
    pub fn run(&mut self, positions: &[[f32; 3]]) -> CpuResult {
        self.detect(positions, None, false)
    }

    /// Finds an intersecting pair, if there is one, and stops there. Positions must be finite.
    pub fn run_until_hit(&mut self, positions: &[[f32; 3]]) -> CpuResult {
        self.detect(positions, None, true)
    }

    /// Finds all intersecting pairs at `f64` positions, or stops after the first. Degenerate triangles are not reported.
    pub(super) fn run_f64(
        &mut self,
        rounded: &[[f32; 3]],
        precise: PrecisePositions<'_>,
        until_hit: bool,
    ) -> CpuResult {
        self.detect(rounded, Some(precise), until_hit)
    }

    fn detect(&mut self, positions: &[[f32; 3]], precise: Option<PrecisePositions<'_>>, until_hit: bool) -> CpuResult {
        // On a thread of the pool: to pass work to the pool from outside takes several microseconds, in each stage.
        rayon::scope(|_| self.run_stages(positions, precise, until_hit))
    }

    fn run_stages(
        &mut self,
        positions: &[[f32; 3]],
        precise: Option<PrecisePositions<'_>>,
        until_hit: bool,
    ) -> CpuResult {
        let mut stopwatch = Stopwatch::start();
        let mut result = CpuResult::default();
        let rests = [precise.map_or(&[][..], |precise| precise.rests), &[]];
        let input = VertexInput { rests, ..VertexInput::at(positions) };
        let axes = self.divide_into_clusters(input, &mut stopwatch, &mut result);
        let neighbors = match self.settings.skip_neighbors || self.filter.no_self_collisions() {
            true => NeighborTests::Skip,
            false => {
                let Self { level, one_rings, vertices, embedded, .. } = self;
                match precise {
                    None => one_rings::embedded(*level, one_rings, vertices.exact_positions(), embedded),
                    Some(PrecisePositions { positions, scale, .. }) => {
                        one_rings::embedded_f64(*level, one_rings, positions, scale, embedded);
                    }
                }
                NeighborTests::SkipAt(&self.embedded)
            }
        };
        stopwatch.finish(Stage::OneRings);

        let stop = AtomicBool::new(false);
        let triangles = &self.triangles[..];
        let sweep = self.cluster_sweep(&axes, neighbors, &stop);
        let outputs = match precise {
            None => {
                let mesh = Mesh { triangles, positions, scaled: self.vertices.exact_positions() };
                sweep.run(&NarrowPhase { level: self.level, mesh, until_hit, stop: &stop })
            }
            Some(PrecisePositions { positions, .. }) => {
                sweep.run(&PreciseNarrowPhase { mesh: PreciseMesh { triangles, positions }, until_hit, stop: &stop })
            }
        };
        let elapsed = stopwatch.lap();
        let mut work = SweepWork::default();
        let found: usize = outputs.iter().map(|(_, output)| output.hits.len()).sum();
        result.out_of_memory = result.pairs.try_reserve_exact(found).is_err();
        for (task_work, output) in outputs {
            work = work.plus(task_work);
            result.stats.tested += output.tested;
            result.stats.undecided += output.undecided;
            result.out_of_memory |= output.out_of_memory;
            if !result.out_of_memory {
                result.pairs.extend(output.hits);
            }
        }
        stopwatch.stages.extend(work.stages(elapsed));
        // As one number, a pair takes one comparison.
        result.pairs.par_sort_unstable_by_key(|(a, b)| u64::from(*a) << 32 | u64::from(*b));
        result.stats.candidates = work.stats.candidates;
        result.stats.overlapping = work.stats.overlapping;
        result.stats.found = found as u64;
        result.stats.bytes_touched = Some(self.bytes_touched(&result.stats));
        stopwatch.finish(Stage::Collect);
        result.stages = self.stage_stats(stopwatch, &result);
        result
    }

    /// Calls `map` for batches of all pairs with overlapping boxes, and returns the results.
    pub(super) fn map_overlapping_pairs<R: Send>(
        &mut self,
        positions: &[[f32; 3]],
        map: impl Fn(&[(u32, u32)]) -> R + Sync,
    ) -> Vec<R> {
        self.consume_overlapping_pairs(VertexInput::at(positions), &MapBatches(map)).into_iter().flatten().collect()
    }

    /// Passes all pairs with overlapping boxes to a consumer: boxes of triangles, or of motions. Returns the output of each task.
    pub(super) fn consume_overlapping_pairs<C: PairConsumer>(
        &mut self,
        input: VertexInput<'_>,
        consumer: &C,
    ) -> Vec<C::Output> {
        rayon::scope(|_| {
            let axes = self.divide_into_clusters(input, &mut Stopwatch::start(), &mut CpuResult::default());
            let never_stop = AtomicBool::new(false);
            let outputs = self.cluster_sweep(&axes, NeighborTests::Test, &never_stop).run(consumer);
            outputs.into_iter().map(|(_, output)| output).collect()
        })
    }

    /// Fails if there is too little memory for the lists of a frame, or of a motion: `vertex_bytes` and those of triangles. Each
    /// thread has the boxes of a cluster at the same time.
    pub(super) fn expect_memory(&self, vertex_bytes: usize) -> Result<()> {
        let clusters = self.settings.clusters.max(1) as usize;
        let in_boxes = self.triangles.len() / clusters * clusters.min(rayon::current_num_threads());
        let per_triangle = size_of::<Vec4>() + size_of::<u64>() + size_of::<u32>();
        let needed =
            vertex_bytes + per_triangle * self.triangles.len() + (BOX_BYTES + STORED_BYTES) as usize * in_boxes;
        let held =
            self.vertices.bytes() + self.memberships.bytes() + self.pool.bytes() + size_of_val(&self.spheres[..]);
        if needed > held { expect_memory("the boxes of the broad phase", needed - held) } else { Ok(()) }
    }

    /// Runs all stages up to the axes of the clusters.
    fn divide_into_clusters(
        &mut self,
        input: VertexInput<'_>,
        stopwatch: &mut Stopwatch,
        result: &mut CpuResult,
    ) -> Vec<[Vec3; 3]> {
        let Self { level, triangles, vertices, spheres, samples, centers, memberships, settings, inflation, .. } = self;
        // The published assignment is an option for intersections only: CCD must not lose pairs.
        let VertexInput { positions, ends, .. } = input;
        let ccd_settings = ends.map(|_| settings.with_exact_assignment());
        let settings = ccd_settings.as_ref().unwrap_or(settings);
        vertices.scale(input);
        let space = vertices.cluster_space(triangles);
        let inflation = vertices.scaled_inflation(*inflation);
        stopwatch.finish(Stage::Bounds);

        let source = SphereSource { triangles, positions, vertices, inflation, space };
        if settings.clusters == 1 {
            // All triangles are members of the only cluster: no bounding spheres, no assignment.
            if ends.is_none() {
                result.degenerate = bounding_spheres::degenerate(*level, source);
            }
            stopwatch.finish(Stage::BoundingSpheres);
            *centers = vec![MIDDLE];
            stopwatch.finish(Stage::Clustering);
            memberships.assign_all(triangles.len());
            result.stats.cluster_sizes = memberships.sizes();
            stopwatch.finish(Stage::Assignment);
            let axes = axes::axes(centers, vertices.sampled_points(triangles, space).map(|point| (point, 1)));
            stopwatch.finish(Stage::Axes);
            return axes;
        }
        if ends.is_some() {
            bounding_spheres::compute_swept(triangles, vertices, inflation.rest, space, spheres);
        } else {
            result.degenerate = bounding_spheres::compute(*level, source, spheres);
        }
        stopwatch.finish(Stage::BoundingSpheres);

        let stride = sample_stride(spheres.len());
        let sampled = || spheres.iter().step_by(stride).map(|sphere| sphere.truncate());
        let warm = centers.len() == settings.clusters as usize;
        if !warm {
            *centers = clustering::seed(settings.clusters, sampled().len(), |i| spheres[i * stride].truncate());
        }
        samples.set(sampled());
        result.stats.rounds = clustering::run(*level, centers, samples, settings, settings.rounds(warm));
        stopwatch.finish(Stage::Clustering);

        result.stats.shared = memberships.assign(*level, spheres, centers, settings) as u32;
        result.stats.cluster_sizes = memberships.sizes();
        stopwatch.finish(Stage::Assignment);

        let masks = memberships.masks.iter().step_by(stride).copied();
        let axes = axes::axes(centers, sampled().zip(masks));
        stopwatch.finish(Stage::Axes);
        axes
    }

    fn cluster_sweep<'s>(
        &'s self,
        axes: &'s [[Vec3; 3]],
        neighbors: NeighborTests<'s>,
        stop: &'s AtomicBool,
    ) -> ClusterSweep<'s> {
        let Self { triangles, vertices, inflation, fans, memberships, .. } = self;
        let source =
            BoxSource { level: self.level, triangles, vertices, inflation: vertices.scaled_inflation(*inflation) };
        ClusterSweep {
            memberships,
            axes,
            scene: Members { source, neighbors, fans, masks: &memberships.masks },
            filter: &self.filter,
            pool: &self.pool,
            stop,
        }
    }

    /// Estimates [`Stats::bytes_touched`].
    fn bytes_touched(&self, stats: &Stats) -> u64 {
        const POSITION: u64 = 12;
        const SCALED: u64 = 16;
        const SPHERE: u64 = 16;
        const TRIANGLE: u64 = 12;
        let (triangles, memberships) = (self.triangles.len() as u64, stats.memberships());
        let vertices = self.vertices.positions.len() as u64;
        let samples = triangles.div_ceil(sample_stride(self.triangles.len()) as u64);
        // Once for the largest coordinate, once to scale it.
        let bounds = vertices * (2 * POSITION + SCALED);
        let in_one_cluster = self.settings.clusters == 1;
        let bounding_spheres = triangles * (TRIANGLE + 3 * SCALED + if in_one_cluster { 0 } else { SPHERE });
        let clustering = samples * SPHERE * u64::from(stats.rounds);
        let assignment = if in_one_cluster { 0 } else { triangles * (SPHERE + 8) + memberships * 4 };
        let one_rings = self.one_rings.links.len() as u64 * (4 + POSITION) + vertices;
        // Boxes are stored, and gathered in sorted order.
        let boxes = memberships * (TRIANGLE + 3 * SCALED + 2 * STORED_BYTES + BOX_BYTES);
        let candidates = stats.candidates * COMPARED_BYTES;
        let narrow = stats.tested * 2 * (TRIANGLE + 3 * POSITION);
        let collect = stats.found * 2 * 8;
        bounds + bounding_spheres + clustering + assignment + one_rings + boxes + candidates + narrow + collect
    }

    fn stage_stats(&self, stopwatch: Stopwatch, result: &CpuResult) -> Vec<StageStats> {
        let bytes_of = |stage| match stage {
            Stage::Bounds => self.vertices.bytes(),
            Stage::BoundingSpheres => self.spheres.capacity() * size_of::<Vec4>(),
            Stage::Clustering => self.samples.bytes(),
            Stage::Assignment => self.memberships.bytes(),
            Stage::OneRings => self.one_rings.bytes() + self.embedded.capacity(),
            Stage::Boxes => self.pool.bytes(),
            Stage::Collect => result.pairs.capacity() * size_of::<(u32, u32)>(),
            _ => 0,
        };
        let stats =
            |(stage, time)| StageStats { stage, time: Some(time), bytes: bytes_of(stage) as u64, traffic: None };
        stopwatch.stages.into_iter().map(stats).collect()
    }
}
