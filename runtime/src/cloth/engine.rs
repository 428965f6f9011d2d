//! The backend of a simulation.

#[cfg(feature = "gpu")]
use std::sync::Arc;

use glam::Vec4;

use super::frame_plan::FramePlan;
use super::model::Model;
use crate::cpu::cloth::CpuCloth;
use crate::engine::Engine;
#[cfg(feature = "gpu")]
use crate::gpu::{GpuDevice, GpuSimulation, open_simulation};
use crate::{Backend, Result};

/// The steps of a simulation, on its backend.
pub(crate) enum SimulationEngine {
    Cpu(Box<CpuCloth>),
    #[cfg(feature = "gpu")]
    Gpu(Box<GpuSimulation>),
}

/// State of a simulation between frames.
#[derive(Clone)]
pub(crate) struct State {
    /// Positions of all vertices.
    pub(crate) positions: Vec<[f32; 3]>,
    /// Velocities of all points; the fourth component is the inverse mass.
    pub(crate) velocities: Vec<Vec4>,
}

impl Engine for SimulationEngine {
    #[cfg(feature = "gpu")]
    fn device(&self) -> Option<&Arc<GpuDevice>> {
        self.gpu().map(GpuSimulation::device)
    }
}

impl SimulationEngine {
    pub(super) async fn open(backend: &Backend, model: &Model) -> Result<Self> {
        #[cfg(feature = "gpu")]
        if let Some(simulation) = open_simulation(backend, model).await? {
            return Ok(Self::Gpu(Box::new(simulation)));
        }
        let _ = backend;
        Ok(Self::Cpu(Box::new(CpuCloth::new(model)?)))
    }

    /// Returns the simulation on the GPU, if it runs there.
    #[cfg(feature = "gpu")]
    pub(crate) fn gpu(&self) -> Option<&GpuSimulation> {
        match self {
            Self::Cpu(_) => None,
            Self::Gpu(gpu) => Some(gpu),
        }
    }

    /// Simulates a frame or a part of it. Returns its status (layout: [`status`](clasp3d_kernels::cloth::commit::status)).
    pub(super) async fn run(&mut self, model: &Model, plan: &FramePlan) -> Result<Vec<u32>> {
        match self {
            Self::Cpu(cloth) => Ok(cloth.run(model, plan).to_vec()),
            #[cfg(feature = "gpu")]
            Self::Gpu(gpu) => gpu.run(model, plan).await,
        }
    }

    /// Returns the positions of all vertices.
    pub(super) async fn positions(&self) -> Result<Vec<[f32; 3]>> {
        match self {
            Self::Cpu(cloth) => Ok(cloth.positions().to_vec()),
            #[cfg(feature = "gpu")]
            Self::Gpu(gpu) => gpu.positions().await,
        }
    }

    /// Returns the velocities of all points.
    pub(super) async fn velocities(&self) -> Result<Vec<Vec4>> {
        match self {
            Self::Cpu(cloth) => Ok(cloth.velocities().to_vec()),
            #[cfg(feature = "gpu")]
            Self::Gpu(gpu) => gpu.velocities().await,
        }
    }

    pub(super) async fn state(&self) -> Result<State> {
        Ok(State { positions: self.positions().await?, velocities: self.velocities().await? })
    }

    /// Continues from a state. Nothing else needs to be restored: every frame begins with a proximity search.
    pub(super) fn set_state(&mut self, state: &State) -> Result<()> {
        match self {
            Self::Cpu(cloth) => cloth.set_state(state),
            #[cfg(feature = "gpu")]
            Self::Gpu(gpu) => gpu.set_state(state)?,
        }
        Ok(())
    }
}
