//! Opening the backend that settings request: the CPU or a device.

use std::sync::Arc;

use super::detection::GpuDetection;
use super::simulation::GpuSimulation;
use super::{AdapterRequest, Gpu, GpuDevice};
use crate::cloth::Model;
use crate::scene::Real;
use crate::settings::PipelineSettings;
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::Waiter;
use crate::{Backend, DeviceError, Error, Result, Scene};

impl Backend {
    /// Opens the device of this backend. `None` stands for the CPU: if the CPU is requested, or [`Auto`](Self::Auto) finds no
    /// hardware GPU.
    ///
    /// To run a simulation and a detector on the same device, open it once and pass [`Shared`](Self::Shared) to both.
    ///
    /// # Errors
    ///
    /// If a GPU is requested and there is none, or it cannot be opened.
    pub async fn open(&self) -> Result<Option<Arc<Gpu>>> {
        let gpu = match self {
            Self::Cpu => return Ok(None),
            Self::Shared(gpu) => Arc::clone(gpu),
            Self::Gpu(request) => Arc::new(Gpu::new(request.clone())),
            Self::Auto => Arc::new(Gpu::new(AdapterRequest::default())),
        };
        match gpu.device().await {
            Err(Error::Device(DeviceError::NoAdapter { .. } | DeviceError::NoDevice { .. })) if self.falls_back() => {
                Ok(None)
            }
            opened => opened.map(|_| Some(gpu)),
        }
    }

    /// Blocking version of [`open`](Self::open).
    ///
    /// # Errors
    ///
    /// As for `open`.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open_blocking(&self) -> Result<Option<Arc<Gpu>>> {
        Waiter::CPU.block_on(self.open())
    }
}

/// Opens a backend, and calls `build` with its device. `None` stands for the CPU: as for [`Backend::open`], and if the scene is
/// too large for the device and the CPU may take over.
async fn open_backend<T>(
    backend: &Backend,
    triangles: usize,
    build: impl FnOnce(&Arc<Gpu>, &Arc<GpuDevice>) -> Result<T>,
) -> Result<Option<T>> {
    let Some(gpu) = backend.open().await? else { return Ok(None) };
    let device = gpu.device().await?;
    match build(&gpu, &device).map_err(|error| as_scene_too_large(error, &device, triangles)) {
        Err(error) if backend.falls_back() && is_scene_too_large(&error) => Ok(None),
        built => built.map(Some),
    }
}

/// Opens a backend for a detector. `None` stands for the CPU, as for [`open_backend`].
pub(crate) async fn open_detection(
    backend: &Backend,
    scene: &Scene<impl Real>,
    settings: &PipelineSettings,
) -> Result<Option<GpuDetection>> {
    open_backend(backend, scene.triangles().len(), |gpu, device| {
        GpuDetection::new(Arc::clone(gpu), Arc::clone(device), scene, settings)
    })
    .await
}

/// Opens a backend for a cloth simulation. `None` stands for the CPU, as for [`open_backend`].
pub(crate) async fn open_simulation(backend: &Backend, model: &Model) -> Result<Option<GpuSimulation>> {
    open_backend(backend, model.scene.triangles().len(), |_, device| GpuSimulation::new(Arc::clone(device), model))
        .await
}

/// Turns errors about limits and memory of a device into [`DeviceError::SceneTooLarge`].
pub(crate) fn as_scene_too_large(error: Error, device: &GpuDevice, triangles: usize) -> Error {
    match error {
        Error::Device(
            reason @ (DeviceError::LimitExceeded { .. }
            | DeviceError::OutOfMemory { .. }
            | DeviceError::CapacityExceeded { .. }),
        ) => {
            let adapter = device.adapter().name.clone();
            DeviceError::SceneTooLarge { triangles, adapter, reason: Box::new(reason) }.into()
        }
        other => other,
    }
}

/// Whether an error says that the scene is too large for the device.
pub(crate) fn is_scene_too_large(error: &Error) -> bool {
    matches!(error, Error::Device(DeviceError::SceneTooLarge { .. }))
}
