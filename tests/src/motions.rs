//! Checks continuous collision detection on any device, against the CPU backend.

use anyhow::{Result, ensure};
use clasp::continuous::{ContinuousFigures, Features, Filters, Impact};
use clasp::gpu::Device;
use clasp::gpu::continuous::{Motions, Moving};
use clasp::gpu::pipeline::Capacities;
use clasp::{Backend, Clusters, Detector, Mesh, PipelineSettings, Scene, Settings};
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

    fn moving(&self, separation: f32) -> Moving<'_> {
        Moving { t0: &self.mesh.positions, t1: &self.t1, separation }
    }

    fn scene(&self) -> Result<Scene> {
        Ok(Scene::new([self.mesh.clone()])?)
    }

    /// What the CPU backend finds.
    pub async fn on_cpu(&self, clusters: u32, continuous: Filters) -> Result<(Vec<Impact>, ContinuousFigures)> {
        let clusters = Clusters::Count(clusters);
        let settings = Settings { backend: Backend::Cpu, clusters, continuous, ..Default::default() };
        let mut detector = Detector::open(&self.scene()?, settings).await?;
        let report = detector.detect_continuous_async(&self.mesh.positions, &self.t1).await?;
        Ok((report.impacts().to_vec(), report.figures))
    }
}

/// Every choice of filters.
pub fn all_filters() -> impl Iterator<Item = Filters> {
    (0..8).map(|i| Filters { linear: i & 1 != 0, planar: i & 2 != 0, non_penetration: i & 4 != 0 })
}

/// An error where two lists of impacts are not the same to the last bit.
fn same(found: &[Impact], expected: &[Impact], what: &str) -> Result<()> {
    let bits = |impact: &Impact| {
        let vector = |vector: [f32; 3]| vector.map(f32::to_bits);
        (impact.features, impact.time.to_bits(), vector(impact.point), vector(impact.normal))
    };
    let differ = found.iter().zip(expected).find(|(found, expected)| bits(found) != bits(expected));
    ensure!(differ.is_none(), "{what}: {differ:?}");
    ensure!(found.len() == expected.len(), "{what}: {} impacts, expected {}", found.len(), expected.len());
    Ok(())
}

/// An error where the figures do not add up.
fn adds_up(figures: &ContinuousFigures, impacts: usize, filters: Filters) -> Result<()> {
    let removed = figures.linear + figures.planar + figures.non_penetration;
    ensure!(removed + figures.elementary == figures.candidates(), "{figures:?}");
    ensure!(figures.elementary >= impacts as u64, "{figures:?}");
    ensure!(filters.linear || figures.linear == 0, "{figures:?}");
    ensure!(filters.planar || figures.planar == 0, "{figures:?}");
    ensure!(filters.non_penetration || figures.non_penetration == 0, "{figures:?}");
    Ok(())
}

/// Runs a motion with every choice of filters, with room for nothing at first, in slices and twice in a row, and compares
/// what is found with the CPU backend. Returns the figures of the device and of the CPU.
pub async fn check<D: Device>(device: &D, motion: &Motion, clusters: u32) -> Result<[ContinuousFigures; 2]> {
    let all = Filters::default();
    let (expected, on_cpu) = motion.on_cpu(clusters, all).await?;
    let scene = motion.scene()?;
    let settings = PipelineSettings { clusters, first_rounds: 10, ..Default::default() };
    let mut grown = Motions::with_capacities(device, &scene, &settings, Capacities::NONE)?;
    let (impacts, figures) = grown.run(device, motion.moving(0.0), all).await?;
    same(&impacts, &expected, "growing")?;
    drop(grown);

    let mut motions = Motions::new(device, &scene, &settings)?;
    for filters in all_filters() {
        let (impacts, of_device) = motions.run(device, motion.moving(0.0), filters).await?;
        same(&impacts, &expected, &format!("{filters:?}"))?;
        adds_up(&of_device, impacts.len(), filters)?;
        let candidates = |figures: &ContinuousFigures| [figures.pairs, figures.vertex_face, figures.edge_edge];
        let (own, other) = (candidates(&of_device), candidates(&on_cpu));
        // Where coordinates are so small, beside others, that a device takes them for zero, there may be more.
        let right =
            own == other || motion.loses_coordinates() && own.iter().zip(other).all(|(own, other)| *own >= other);
        ensure!(right, "{of_device:?}, on the CPU {on_cpu:?}");
        ensure!(filters != all || of_device == figures, "{of_device:?}, with no room at first {figures:?}");
    }

    // A tile at a time.
    let sliced = PipelineSettings { slice_limit: 1, ..settings };
    let mut motions = Motions::new(device, &scene, &sliced)?;
    let (impacts, of_slices) = motions.run(device, motion.moving(0.0), all).await?;
    same(&impacts, &expected, "slices")?;
    ensure!(of_slices == figures, "slices do other work: {of_slices:?} {figures:?}");
    Ok([figures, on_cpu])
}

/// Looks for features that come as close as a separation, and compares them with what `near` says of all features: those
/// that certainly do, and those that may.
pub async fn check_separation<D: Device>(
    device: &D,
    motion: &Motion,
    separation: f32,
    near: impl Fn(Features, f64) -> bool,
    all: &[Features],
) -> Result<usize> {
    let settings = PipelineSettings { clusters: 3, ..Default::default() };
    let mut motions = Motions::new(device, &motion.scene()?, &settings)?;
    let (impacts, _) = motions.run(device, motion.moving(separation), Filters::default()).await?;
    let mut found: Vec<Features> = impacts.iter().map(|impact| impact.features).collect();
    ensure!(found.is_sorted(), "not in order");
    found.dedup();
    ensure!(found.len() == impacts.len(), "something was found twice");
    for features in all {
        let is_found = found.binary_search(features).is_ok();
        ensure!(is_found || !near(*features, 0.999 * f64::from(separation)), "{features:?} is missing");
        ensure!(!is_found || near(*features, separation.into()), "{features:?} keeps its distance");
    }
    Ok(found.len())
}
