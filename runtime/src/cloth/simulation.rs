//! The simulation, frame after frame.

use super::engine::SimulationEngine;
use super::impact_check::ImpactCheck;
use super::model::Model;
use super::settings::SimulationSettings;
use super::sheet::Cloth;
use super::timeline::Timeline;
use crate::cpu::cloth::CpuCloth;
use crate::engine::Engine;
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::Waiter;
use crate::{ActiveBackend, Mesh, Result, Scene};

/// Counts of the work done in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FrameStats {
    /// Number of steps.
    pub steps: u32,
    /// Number of proximity searches.
    pub searches: u32,
    /// Maximum number of pairs of triangles with overlapping inflated boxes in a search.
    pub pairs: u32,
    /// Maximum number of pairs of near features in a search.
    pub near: u32,
    /// Number of points stopped at their displacement bound, summed over all steps.
    pub clamped: u32,
    /// Number of entangled points, summed over all steps.
    pub entangled: u32,
    /// The highest speed of a point.
    pub top_speed: f32,
    /// Parts of the frame that were discarded and halved, because features met in them. Only with
    /// [`continuous`](SimulationSettings::continuous).
    pub halved: u32,
    /// Number of vertices that were stopped as a last resort, summed over the parts of the frame. Only with
    /// [`continuous`](SimulationSettings::continuous).
    pub stopped: u32,
}

impl FrameStats {
    /// Combines the stats of two consecutive parts of a frame.
    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            searches: self.searches + other.searches,
            pairs: self.pairs.max(other.pairs),
            near: self.near.max(other.near),
            clamped: self.clamped + other.clamped,
            entangled: self.entangled + other.entangled,
            top_speed: self.top_speed.max(other.top_speed),
            halved: self.halved + other.halved,
            stopped: self.stopped + other.stopped,
        }
    }
}

/// Simulates cloth, frame after frame.
///
/// The same settings on the same backend give the same frames, bit for bit, with any number of threads. Backends differ in
/// the rounding of their arithmetic, and folding cloth amplifies these differences over time.
///
/// A simulation keeps its backend: after a GPU was lost, create a new simulation.
pub struct Simulation {
    timeline: Timeline,
    pub(crate) engine: SimulationEngine,
    /// With [`SimulationSettings::continuous`].
    impact_check: Option<Box<ImpactCheck>>,
}

impl Simulation {
    /// Creates a simulation of cloth among bodies. Vertices and triangles of the scene are those of all cloths, then those of
    /// all bodies.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, there are too few steps for the stiffness of the cloth, or cloth starts inside a closed
    /// body; with [`Backend::Gpu`](crate::Backend::Gpu) and [`Backend::Shared`](crate::Backend::Shared), also if there is no
    /// such GPU or the scene is too large for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(
        cloths: impl IntoIterator<Item = Cloth>,
        bodies: impl IntoIterator<Item = Mesh>,
        settings: SimulationSettings,
    ) -> Result<Self> {
        Waiter::CPU.block_on(Self::new_async(cloths, bodies, settings))
    }

    /// Async version of [`new`](Self::new).
    ///
    /// # Errors
    ///
    /// As for `new`.
    pub async fn new_async(
        cloths: impl IntoIterator<Item = Cloth>,
        bodies: impl IntoIterator<Item = Mesh>,
        settings: SimulationSettings,
    ) -> Result<Self> {
        let backend = settings.backend.clone();
        let model = Model::new(cloths, bodies, settings)?;
        let engine = SimulationEngine::open(&backend, &model).await?;
        let impact_check = match model.continuous {
            true => Some(Box::new(ImpactCheck::new(&model).await?)),
            false => None,
        };
        Ok(Self { timeline: Timeline::new(model), engine, impact_check })
    }

    /// Returns the backend that the simulation runs on.
    pub fn backend(&self) -> ActiveBackend {
        self.engine.backend()
    }

    /// Returns all objects in their initial state, cloth first.
    pub fn scene(&self) -> &Scene {
        &self.timeline.model.scene
    }

    /// Returns the number of objects that are cloth.
    pub fn cloths(&self) -> usize {
        self.timeline.model.cloths
    }

    /// Returns the number of simulated frames.
    pub fn frames(&self) -> u64 {
        self.timeline.frame
    }

    /// Returns the minimum number of steps of a frame. Fast cloth and fast bodies may need more: see [`Steps::Auto`].
    ///
    /// [`Steps::Auto`]: super::Steps::Auto
    pub fn steps(&self) -> u32 {
        self.timeline.model.steps
    }

    /// Returns the longest stable time step.
    pub fn allowed_step(&self) -> f32 {
        self.timeline.model.allowed_step
    }

    /// Returns the distance that contacts keep.
    pub fn thickness(&self) -> f32 {
        self.timeline.model.thickness()
    }

    /// Returns the stats of the last frame.
    pub fn stats(&self) -> FrameStats {
        self.timeline.stats
    }

    /// Sets the velocity of the air, from the next frame on.
    pub fn set_wind(&mut self, wind: [f32; 3]) {
        self.timeline.wind = wind;
    }

    /// Simulates a frame. `bodies` has the positions of the vertices of all bodies at its end.
    ///
    /// # Errors
    ///
    /// If the number of positions is not the number of vertices of the bodies, or a position or the wind is not finite: the
    /// simulation is then unchanged. If the simulation blows up or the device fails: positions are then meaningless.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn frame(&mut self, bodies: &[[f32; 3]]) -> Result<()> {
        self.engine.waiter().block_on(self.frame_async(bodies))
    }

    /// Async version of [`frame`](Self::frame).
    ///
    /// # Errors
    ///
    /// As for `frame`.
    pub async fn frame_async(&mut self, bodies: &[[f32; 3]]) -> Result<()> {
        let Self { timeline, engine, impact_check } = self;
        let plan = timeline.plan(bodies)?;
        if let Some(check) = impact_check {
            return timeline.run_continuous(engine, check, bodies).await;
        }
        let status = engine.run(&timeline.model, &plan).await?;
        timeline.complete(&plan, &status)
    }

    /// Returns the positions of all vertices.
    ///
    /// # Errors
    ///
    /// If the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn positions(&self) -> Result<Vec<[f32; 3]>> {
        self.engine.waiter().block_on(self.positions_async())
    }

    /// Async version of [`positions`](Self::positions).
    ///
    /// # Errors
    ///
    /// As for `positions`.
    pub async fn positions_async(&self) -> Result<Vec<[f32; 3]>> {
        self.engine.positions().await
    }

    /// Returns the velocities of the points of all cloths.
    ///
    /// # Errors
    ///
    /// If the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn velocities(&self) -> Result<Vec<[f32; 3]>> {
        let velocities = self.engine.waiter().block_on(self.engine.velocities())?;
        Ok(velocities.into_iter().map(|velocity| velocity.truncate().to_array()).collect())
    }
}

/// A simulation on the CPU, without async functions. It has no check of [`continuous`](SimulationSettings::continuous).
pub struct CpuSimulation {
    timeline: Timeline,
    cloth: CpuCloth,
}

impl CpuSimulation {
    /// Creates a simulation of cloth among bodies.
    ///
    /// # Errors
    ///
    /// As for [`Simulation::new`].
    pub fn new(cloths: Vec<Cloth>, bodies: Vec<Mesh>, settings: SimulationSettings) -> Result<Self> {
        let model = Model::new(cloths, bodies, settings)?;
        Ok(Self { cloth: CpuCloth::new(&model)?, timeline: Timeline::new(model) })
    }

    /// Returns all objects in their initial state, cloth first.
    pub fn scene(&self) -> &Scene {
        &self.timeline.model.scene
    }

    /// Returns the number of simulated frames.
    pub fn frames(&self) -> u64 {
        self.timeline.frame
    }

    /// Returns the positions of all vertices.
    pub fn positions(&self) -> &[[f32; 3]] {
        self.cloth.positions()
    }

    /// Simulates a frame with this wind: see [`Simulation::frame`].
    ///
    /// # Errors
    ///
    /// As for [`Simulation::frame`].
    pub fn frame(&mut self, bodies: &[[f32; 3]], wind: [f32; 3]) -> Result<()> {
        self.timeline.wind = wind;
        let plan = self.timeline.plan(bodies)?;
        let status = self.cloth.run(&self.timeline.model, &plan);
        self.timeline.complete(&plan, &status)
    }
}
