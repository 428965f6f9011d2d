//! Checks continuous collision detection on any device, against the CPU backend.

use anyhow::{Result, ensure};
use clasp3d::ccd::{CcdFilters, CcdStats, FeaturePair, Impact};
use clasp3d::low_level::Device;
use clasp3d::low_level::{Capacities, PipelineSettings};
use clasp3d::low_level::{CcdPipeline, MotionInput};
use clasp3d::{Backend, CcdSettings, Clusters, Detector, Mesh, Scene, Settings};
use fastrand::Rng;

use crate::pipeline::random_mesh;

/// A mesh that moves from one place to another.
pub struct Motion {
    /// The mesh at the start.
    pub mesh: Mesh,
    /// Where its vertices are at the end.
    pub t1: Vec<[f32; 3]>,
}

impl Motion {
    /// Triangles of about this size anywhere in the unit cube, each of whose vertices moves by up to `reach` along each
    /// axis.
    pub fn random(count: usize, size: f32, reach: f32, seed: u64) -> Self {
        let mesh = random_mesh(count, size, seed);
        let mut rng = Rng::with_seed(seed);
        let moved = |position: &[f32; 3]| position.map(|x| x + (2.0 * rng.f32() - 1.0) * reach);
        let t1 = mesh.positions.iter().map(moved).collect();
        Self { mesh, t1 }
    }

    /// All coordinates times a factor.
    pub fn scaled(mut self, factor: f32) -> Self {
        let scale = |positions: &mut Vec<[f32; 3]>| positions.as_flattened_mut().iter_mut().for_each(|x| *x *= factor);
        scale(&mut self.mesh.positions);
        scale(&mut self.t1);
        self
    }

    /// Whether some coordinates are much smaller than others.
    fn loses_coordinates(&self) -> bool {
        let sizes = || self.mesh.positions.iter().chain(&self.t1).flatten().map(|x| x.abs()).filter(|x| *x > 0.0);
        let (least, most) = (sizes().fold(f32::MAX, f32::min), sizes().fold(0.0, f32::max));
        f64::from(least) < f64::from(most) * 1e-30
    }

    fn moving(&self, min_distance: f32) -> MotionInput<'_> {
        MotionInput { t0: &self.mesh.positions, t1: &self.t1, min_distance }
    }

    fn scene(&self) -> Result<Scene> {
        Ok(Scene::new([self.mesh.clone()])?)
    }

    /// What the CPU backend finds.
    pub async fn on_cpu(&self, clusters: u32, filters: CcdFilters) -> Result<(Vec<Impact>, CcdStats)> {
        let settings = Settings {
            backend: Backend::Cpu,
            clustering: Clusters::Count(clusters).into(),
            ccd: CcdSettings { filters, ..Default::default() },
            ..Default::default()
        };
        let mut detector = Detector::new_async(&self.scene()?, settings).await?;
        let report = detector.detect_continuous_async(&self.mesh.positions, &self.t1).await?;
        Ok((report.impacts().to_vec(), report.stats))
    }
}

/// Every choice of filters.
pub fn all_filters() -> impl Iterator<Item = CcdFilters> {
    (0..8).map(|i| CcdFilters { linear: i & 1 != 0, planar: i & 2 != 0, non_penetration: i & 4 != 0 })
}

/// An error where two lists of impacts are not the same to the last bit.
fn same(found: &[Impact], expected: &[Impact], what: &str) -> Result<()> {
    let bits = |impact: &Impact| {
        let vector = |vector: [f32; 3]| vector.map(f32::to_bits);
        (impact.features, impact.toi.to_bits(), vector(impact.point), vector(impact.normal))
    };
    let differ = found.iter().zip(expected).find(|(found, expected)| bits(found) != bits(expected));
    ensure!(differ.is_none(), "{what}: {differ:?}");
    ensure!(found.len() == expected.len(), "{what}: {} impacts, expected {}", found.len(), expected.len());
    Ok(())
}

/// An error where the stats do not add up.
fn adds_up(stats: &CcdStats, impacts: usize, filters: CcdFilters) -> Result<()> {
    let removed = stats.linear + stats.planar + stats.non_penetration;
    ensure!(removed + stats.elementary == stats.candidates(), "{stats:?}");
    ensure!(stats.elementary >= impacts as u64, "{stats:?}");
    ensure!(filters.linear || stats.linear == 0, "{stats:?}");
    ensure!(filters.planar || stats.planar == 0, "{stats:?}");
    ensure!(filters.non_penetration || stats.non_penetration == 0, "{stats:?}");
    Ok(())
}

/// Runs a motion with every choice of filters, with room for nothing at first, in slices and twice in a row, and compares
/// what is found with the CPU backend. Returns the stats of the device and of the CPU.
pub async fn check<D: Device>(device: &D, motion: &Motion, clusters: u32) -> Result<[CcdStats; 2]> {
    let all = CcdFilters::default();
    let (expected, on_cpu) = motion.on_cpu(clusters, all).await?;
    let scene = motion.scene()?;
    let settings = PipelineSettings { clusters, first_rounds: 10, ..Default::default() };
    let mut grown = CcdPipeline::with_capacities(device, &scene, &settings, Capacities::MINIMAL)?;
    let (impacts, stats) = grown.run(device, motion.moving(0.0), all).await?;
    same(&impacts, &expected, "growing")?;
    drop(grown);

    let mut motions = CcdPipeline::new(device, &scene, &settings)?;
    for filters in all_filters() {
        let (impacts, of_device) = motions.run(device, motion.moving(0.0), filters).await?;
        same(&impacts, &expected, &format!("{filters:?}"))?;
        adds_up(&of_device, impacts.len(), filters)?;
        let candidates = |stats: &CcdStats| [stats.pairs, stats.vertex_face, stats.edge_edge];
        let (own, other) = (candidates(&of_device), candidates(&on_cpu));
        // Where coordinates are so small, beside others, that a device takes them for zero, there may be more.
        let right =
            own == other || motion.loses_coordinates() && own.iter().zip(other).all(|(own, other)| *own >= other);
        ensure!(right, "{of_device:?}, on the CPU {on_cpu:?}");
        ensure!(filters != all || of_device == stats, "{of_device:?}, with no room at first {stats:?}");
    }

    // A tile at a time.
    let sliced = PipelineSettings { slice_limit: 1, ..settings };
    let mut motions = CcdPipeline::new(device, &scene, &sliced)?;
    let (impacts, of_slices) = motions.run(device, motion.moving(0.0), all).await?;
    same(&impacts, &expected, "slices")?;
    ensure!(of_slices == stats, "slices do other work: {of_slices:?} {stats:?}");
    Ok([stats, on_cpu])
}

/// Looks for features that come as close as a minimum distance, and compares them with what `near` says of all features: those
/// that certainly do, and those that may.
pub async fn check_min_distance<D: Device>(
    device: &D,
    motion: &Motion,
    min_distance: f32,
    near: impl Fn(FeaturePair, f64) -> bool,
    all: &[FeaturePair],
) -> Result<usize> {
    let settings = PipelineSettings { clusters: 3, ..Default::default() };
    let mut motions = CcdPipeline::new(device, &motion.scene()?, &settings)?;
    let (impacts, _) = motions.run(device, motion.moving(min_distance), CcdFilters::default()).await?;
    let mut found: Vec<FeaturePair> = impacts.iter().map(|impact| impact.features).collect();
    ensure!(found.is_sorted(), "not in order");
    found.dedup();
    ensure!(found.len() == impacts.len(), "something was found twice");
    for features in all {
        let is_found = found.binary_search(features).is_ok();
        ensure!(is_found || !near(*features, 0.999 * f64::from(min_distance)), "{features:?} is missing");
        ensure!(!is_found || near(*features, min_distance.into()), "{features:?} keeps its distance");
    }
    Ok(found.len())
}
