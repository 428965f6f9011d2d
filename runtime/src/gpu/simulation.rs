//! The cloth of a [`Simulation`] on a device, and the methods of the simulation for programs that use the GPU themselves.

use std::sync::Arc;

use glam::Vec4;

use super::cloth::DeviceCloth;
use super::{Device, GpuDevice};
use crate::Result;
use crate::cloth::{FramePlan, Model, Simulation, State};
use crate::engine::Engine;

/// A cloth simulation on a GPU.
pub(crate) struct GpuSimulation {
    device: Arc<GpuDevice>,
    cloth: DeviceCloth<GpuDevice>,
}

impl GpuSimulation {
    pub(crate) fn new(device: Arc<GpuDevice>, model: &Model) -> Result<Self> {
        let cloth = DeviceCloth::new(&*device, model)?;
        Ok(Self { device, cloth })
    }

    /// Returns the device.
    pub(crate) fn device(&self) -> &Arc<GpuDevice> {
        &self.device
    }

    /// Simulates a frame: see [`DeviceCloth::run`].
    pub(crate) async fn run(&mut self, model: &Model, plan: &FramePlan) -> Result<Vec<u32>> {
        self.cloth.run(&*self.device, model, plan).await
    }

    /// Reads the positions of all vertices.
    pub(crate) async fn positions(&self) -> Result<Vec<[f32; 3]>> {
        let positions = self.cloth.positions();
        let coordinates = self.device.read(positions, 0..GpuDevice::len(positions)).await?;
        Ok(bytemuck::cast_slice(&coordinates).to_vec())
    }

    /// Reads the velocities of all points.
    pub(crate) async fn velocities(&self) -> Result<Vec<Vec4>> {
        let velocities = self.cloth.velocities();
        self.device.read(velocities, 0..GpuDevice::len(velocities)).await
    }

    /// Continues from a state.
    pub(crate) fn set_state(&self, state: &State) -> Result<()> {
        self.device.write(self.cloth.positions(), state.positions.as_flattened())?;
        self.device.write(self.cloth.velocities(), &state.velocities)
    }
}

impl Simulation {
    /// Returns the device that the simulation runs on, if it is a GPU.
    pub fn device(&self) -> Option<&Arc<GpuDevice>> {
        self.engine.device()
    }

    /// Returns the buffer with the positions of all vertices on the GPU: three `f32` per vertex, for
    /// [`Detector::detect_buffer`](crate::Detector::detect_buffer) and for drawing. `None` on the CPU.
    pub fn positions_buffer(&self) -> Option<&wgpu::Buffer> {
        self.engine.gpu().map(|gpu| gpu.cloth.positions().raw())
    }
}
