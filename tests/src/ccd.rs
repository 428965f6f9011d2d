//! Checks continuous collision detection on any device, against the CPU backend.

use anyhow::{Result, ensure};
use clasp3d::ccd::{CcdFilters, CcdStats, FeaturePair, Impact};
use clasp3d::low_level::{Capacities, CcdPipeline, Device, MotionInput, PipelineSettings};
use clasp3d::{Backend, CcdSettings, ClusteringSettings, Clusters, Detector, Mesh, Scene, Settings};
use fastrand::Rng;

use crate::pipeline::random_mesh;

/// A mesh, and its positions at the end of a motion.
pub struct Motion {
    /// The mesh at the start.
    pub mesh: Mesh,
    /// Positions at the end.
    pub t1: Vec<[f32; 3]>,
}

impl Motion {
    /// Returns random triangles of about this size in the unit cube. Each vertex moves by up to `reach` along each axis.
    pub fn random(count: usize, size: f32, reach: f32, seed: u64) -> Self {
        let mesh = random_mesh(count, size, seed);
        let mut rng = Rng::with_seed(seed);
        let moved = |position: &[f32; 3]| position.map(|x| x + (2.0 * rng.f32() - 1.0) * reach);
        let t1 = mesh.positions.iter().map(moved).collect();
        Self { mesh, t1 }
    }

    /// Multiplies all coordinates by a factor.
    pub fn scaled(mut self, factor: f32) -> Self {
        let scale = |positions: &mut Vec<[f32; 3]>| positions.as_flattened_mut().iter_mut().for_each(|x| *x *= factor);
        scale(&mut self.mesh.positions);
        scale(&mut self.t1);
        self
    }

    /// Whether some coordinates are so much smaller than others that a device may flush them to zero.
    fn may_flush(&self) -> bool {
        let sizes = || self.mesh.positions.iter().chain(&self.t1).flatten().map(|x| x.abs()).filter(|x| *x > 0.0);
        let (least, most) = (sizes().fold(f32::MAX, f32::min), sizes().fold(0.0, f32::max));
        f64::from(least) < f64::from(most) * 1e-30
    }

    fn input(&self, min_distance: f32) -> MotionInput<'_> {
        MotionInput { t0: &self.mesh.positions, t1: &self.t1, min_distance }
    }

    fn scene(&self) -> Result<Scene> {
        Ok(Scene::new([self.mesh.clone()])?)
    }

    /// Runs the CPU backend.
    pub async fn on_cpu(&self, clusters: u32, filters: CcdFilters) -> Result<(Vec<Impact>, CcdStats)> {
        let settings = Settings {
            backend: Backend::Cpu,
            clustering: Clusters::Count(clusters).into(),
            ccd: CcdSettings { filters, ..Default::default() },
            ..Default::default()
        };
        let mut detector = Detector::new_async(&self.scene()?, settings).await?;
        let result = detector.detect_continuous_async(&self.mesh.positions, &self.t1).await?;
        Ok((result.impacts().to_vec(), result.stats))
    }
}

/// Returns every choice of filters.
pub fn all_filters() -> impl Iterator<Item = CcdFilters> {
    (0..8).map(|i| CcdFilters { linear: i & 1 != 0, planar: i & 2 != 0, non_penetration: i & 4 != 0 })
}

/// Returns an error if two lists of impacts differ in any bit.
fn expect_same(found: &[Impact], expected: &[Impact], context: &str) -> Result<()> {
    let bits = |impact: &Impact| {
        let vector = |vector: [f32; 3]| vector.map(f32::to_bits);
        (impact.features, impact.toi.to_bits(), impact.point.map(f64::to_bits), vector(impact.normal))
    };
    let difference = found.iter().zip(expected).find(|(found, expected)| bits(found) != bits(expected));
    ensure!(difference.is_none(), "{context}: {difference:?}");
    ensure!(found.len() == expected.len(), "{context}: {} impacts, expected {}", found.len(), expected.len());
    Ok(())
}

/// Returns an error if stats are inconsistent.
fn check_stats(stats: &CcdStats, impacts: usize, filters: CcdFilters) -> Result<()> {
    let removed = stats.linear + stats.planar + stats.non_penetration;
    ensure!(removed + stats.elementary == stats.candidates(), "{stats:?}");
    ensure!(stats.elementary >= impacts as u64, "{stats:?}");
    ensure!(filters.linear || stats.linear == 0, "{stats:?}");
    ensure!(filters.planar || stats.planar == 0, "{stats:?}");
    ensure!(filters.non_penetration || stats.non_penetration == 0, "{stats:?}");
    Ok(())
}

/// Runs a motion with minimal capacities, with every choice of filters, and in slices, and compares the impacts with those
/// of the CPU backend. Returns the stats of the device and of the CPU.
pub async fn check<D: Device>(device: &D, motion: &Motion, clusters: u32) -> Result<[CcdStats; 2]> {
    let all = CcdFilters::default();
    let (expected, cpu_stats) = motion.on_cpu(clusters, all).await?;
    let scene = motion.scene()?;
    let settings = PipelineSettings {
        clusters,
        clustering: ClusteringSettings { first_rounds: 10, ..Default::default() },
        ..Default::default()
    };
    let mut pipeline = CcdPipeline::with_capacities(device, &scene, &settings, Capacities::MINIMAL)?;
    let (impacts, stats) = pipeline.run(device, motion.input(0.0), all).await?;
    expect_same(&impacts, &expected, "growing")?;
    drop(pipeline);

    let mut pipeline = CcdPipeline::new(device, &scene, &settings)?;
    for filters in all_filters() {
        let (impacts, device_stats) = pipeline.run(device, motion.input(0.0), filters).await?;
        expect_same(&impacts, &expected, &format!("{filters:?}"))?;
        check_stats(&device_stats, impacts.len(), filters)?;
        let candidates = |stats: &CcdStats| [stats.pairs, stats.vertex_face, stats.edge_edge];
        let (own, other) = (candidates(&device_stats), candidates(&cpu_stats));
        // A device that flushes small coordinates to zero may have more candidates.
        let is_consistent =
            own == other || motion.may_flush() && own.iter().zip(other).all(|(own, other)| *own >= other);
        ensure!(is_consistent, "{device_stats:?}, on the CPU {cpu_stats:?}");
        ensure!(filters != all || device_stats == stats, "{device_stats:?}, with minimal capacities {stats:?}");
    }

    // Slices of one tile.
    let sliced = PipelineSettings { slice_limit: 1, ..settings };
    let mut pipeline = CcdPipeline::new(device, &scene, &sliced)?;
    let (impacts, slice_stats) = pipeline.run(device, motion.input(0.0), all).await?;
    expect_same(&impacts, &expected, "slices")?;
    ensure!(slice_stats == stats, "stats of slices differ: {slice_stats:?} {stats:?}");
    Ok([stats, cpu_stats])
}

/// Runs a motion with a minimum distance. Checks all features with `is_near`: those that certainly come close must be found,
/// and those that keep the distance must not.
pub async fn check_min_distance<D: Device>(
    device: &D,
    motion: &Motion,
    min_distance: f32,
    is_near: impl Fn(FeaturePair, f64) -> bool,
    all: &[FeaturePair],
) -> Result<usize> {
    let settings = PipelineSettings { clusters: 3, ..Default::default() };
    let mut pipeline = CcdPipeline::new(device, &motion.scene()?, &settings)?;
    let (impacts, _) = pipeline.run(device, motion.input(min_distance), CcdFilters::default()).await?;
    let mut found: Vec<FeaturePair> = impacts.iter().map(|impact| impact.features).collect();
    ensure!(found.is_sorted(), "impacts are not sorted");
    found.dedup();
    ensure!(found.len() == impacts.len(), "repeated impacts");
    for features in all {
        let is_found = found.binary_search(features).is_ok();
        ensure!(is_found || !is_near(*features, 0.999 * f64::from(min_distance)), "{features:?} is missing");
        ensure!(!is_found || is_near(*features, min_distance.into()), "{features:?} keeps its distance");
    }
    Ok(found.len())
}
