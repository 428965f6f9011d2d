//! The pipelines of a [`Detector`](crate::Detector), on the backend that it runs on. A lost device is opened again, and the CPU
//! takes over from a GPU that the scene is too large for.

#[cfg(feature = "gpu")]
use std::sync::Arc;

use crate::ccd::{CcdStats, Impact};
use crate::cpu::CpuDetection;
#[cfg(feature = "gpu")]
use crate::gpu::{Buffer, GpuDetection, GpuDevice, PositionSource, is_scene_too_large, open_detection};
use crate::result::DetectionResult;
use crate::scene::{Real, Scene};
use crate::settings::{CcdSettings, PipelineSettings, Query};
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::Waiter;
use crate::{ActiveBackend, Backend, Result};
#[cfg(feature = "gpu")]
use crate::{DeviceError, Error, PositionBufferError};

/// Runs on the CPU or on a GPU.
pub(crate) trait Engine {
    /// Returns the device; `None` stands for the CPU.
    #[cfg(feature = "gpu")]
    fn device(&self) -> Option<&Arc<GpuDevice>>;

    /// Returns the backend.
    fn backend(&self) -> ActiveBackend {
        #[cfg(feature = "gpu")]
        if let Some(device) = self.device() {
            return ActiveBackend::Gpu(device.adapter().name.clone());
        }
        ActiveBackend::Cpu
    }

    /// Returns the waiter for blocking calls.
    #[cfg(not(target_arch = "wasm32"))]
    fn waiter(&self) -> Waiter {
        #[cfg(feature = "gpu")]
        if let Some(device) = self.device() {
            return Waiter::for_device(Some(Arc::clone(device)));
        }
        Waiter::CPU
    }
}

/// The pipelines of a detector.
pub(crate) struct DetectionEngine {
    pipelines: Pipelines,
    /// Whether the CPU takes over if the scene is too large for the GPU.
    #[cfg_attr(not(feature = "gpu"), expect(dead_code, reason = "the CPU is the only backend"))]
    falls_back: bool,
    /// Whether a frame has run since the scene was set.
    has_masks: bool,
}

enum Pipelines {
    Cpu(Box<CpuDetection>),
    #[cfg(feature = "gpu")]
    Gpu(Box<GpuDetection>),
}

impl Pipelines {
    fn on_cpu(scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<Self> {
        Ok(Self::Cpu(Box::new(CpuDetection::new(scene, settings)?)))
    }

    async fn open(backend: &Backend, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<Self> {
        // A scene without triangles has no work for a GPU.
        #[cfg(feature = "gpu")]
        if !scene.triangles().is_empty()
            && let Some(detection) = open_detection(backend, scene, settings).await?
        {
            return Ok(Self::Gpu(Box::new(detection)));
        }
        let _ = backend; // not used without the feature `gpu`
        Self::on_cpu(scene, settings)
    }
}

impl Engine for DetectionEngine {
    #[cfg(feature = "gpu")]
    fn device(&self) -> Option<&Arc<GpuDevice>> {
        self.gpu().map(GpuDetection::device)
    }
}

impl DetectionEngine {
    pub(crate) async fn open(backend: &Backend, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<Self> {
        let pipelines = Pipelines::open(backend, scene, settings).await?;
        Ok(Self { pipelines, falls_back: backend.falls_back(), has_masks: false })
    }

    /// Returns the pipelines on the GPU, if the detector runs there.
    #[cfg(feature = "gpu")]
    pub(crate) fn gpu(&self) -> Option<&GpuDetection> {
        match &self.pipelines {
            Pipelines::Cpu(_) => None,
            Pipelines::Gpu(gpu) => Some(gpu),
        }
    }

    /// Sets [`PipelineSettings::slice_limit`].
    pub(crate) fn set_slice_limit(&mut self, slice_limit: u32) {
        let _ = slice_limit; // not used without the feature `gpu`
        match &mut self.pipelines {
            Pipelines::Cpu(_) => {}
            #[cfg(feature = "gpu")]
            Pipelines::Gpu(gpu) => gpu.set_slice_limit(slice_limit),
        }
    }

    /// Returns the cluster mask of each triangle in the last frame; empty before the first frame of a scene.
    pub(crate) async fn masks(&self) -> Result<Vec<u64>> {
        if !self.has_masks {
            return Ok(Vec::new());
        }
        match &self.pipelines {
            Pipelines::Cpu(cpu) => Ok(cpu.masks().into_owned()),
            #[cfg(feature = "gpu")]
            Pipelines::Gpu(gpu) => gpu.masks().await,
        }
    }

    /// Changes the scene. On an error, nothing is changed.
    pub(crate) fn change_scene(&mut self, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<()> {
        match &mut self.pipelines {
            Pipelines::Cpu(cpu) => cpu.change_scene(scene)?,
            #[cfg(feature = "gpu")]
            Pipelines::Gpu(_) if scene.triangles().is_empty() => self.pipelines = Pipelines::on_cpu(scene, settings)?,
            #[cfg(feature = "gpu")]
            Pipelines::Gpu(gpu) => match gpu.change_scene(scene) {
                Err(error) if self.falls_back && is_scene_too_large(&error) => {
                    self.pipelines = Pipelines::on_cpu(scene, settings)?;
                }
                // A lost device is opened again by the next frame, for the new scene.
                Err(Error::Device(DeviceError::Lost { .. })) => {}
                changed => changed?,
            },
        }
        let _ = settings; // not used without the feature `gpu`
        self.has_masks = false;
        Ok(())
    }

    /// Finds intersecting pairs, and computes their contacts if requested.
    #[cfg_attr(not(feature = "gpu"), expect(clippy::never_loop, reason = "only a GPU falls back to the CPU"))]
    pub(crate) async fn detect<T: Real>(
        &mut self,
        scene: &Scene<T>,
        settings: &PipelineSettings,
        positions: &[[T; 3]],
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        let _ = settings; // not used without the feature `gpu`
        loop {
            match &mut self.pipelines {
                Pipelines::Cpu(cpu) => {
                    self.has_masks = true;
                    return cpu.detect(scene, positions, query, contacts);
                }
                #[cfg(feature = "gpu")]
                Pipelines::Gpu(gpu) => {
                    gpu.renew(scene, settings).await?;
                    match gpu.detect_on_host(scene, positions, query, contacts).await {
                        Err(error) => self.fall_back(error, scene, settings).await?,
                        detected => {
                            self.has_masks = true;
                            return detected;
                        }
                    }
                }
            }
        }
    }

    /// Finds intersecting pairs at positions in a buffer of the device.
    #[cfg(feature = "gpu")]
    pub(crate) async fn detect_buffer(
        &mut self,
        scene: &Scene,
        settings: &PipelineSettings,
        positions: &Buffer<f32>,
        contacts: bool,
    ) -> Result<DetectionResult> {
        let Pipelines::Gpu(gpu) = &mut self.pipelines else {
            return Err(DeviceError::from(PositionBufferError::CpuBackend).into());
        };
        gpu.renew(scene, settings).await?;
        let source = PositionSource::Device(positions);
        match gpu.detect(scene, &source, Query::All, contacts).await {
            Err(error) => {
                let device = Arc::clone(gpu.device());
                self.fall_back(error, scene, settings).await?;
                let positions = source.on_host(&device, true).await?;
                self.detect(scene, settings, &positions, Query::All, contacts).await
            }
            detected => {
                self.has_masks = true;
                detected
            }
        }
    }

    /// Finds the impacts of a motion.
    #[cfg_attr(not(feature = "gpu"), expect(clippy::never_loop, reason = "only a GPU falls back to the CPU"))]
    pub(crate) async fn detect_ccd<T: Real>(
        &mut self,
        scene: &Scene<T>,
        settings: &PipelineSettings,
        t0: &[[T; 3]],
        t1: &[[T; 3]],
        ccd: &CcdSettings,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        loop {
            match &mut self.pipelines {
                Pipelines::Cpu(cpu) => return cpu.detect_ccd(scene, settings, t0, t1, ccd),
                #[cfg(feature = "gpu")]
                Pipelines::Gpu(gpu) => {
                    gpu.renew(scene, settings).await?;
                    match gpu.detect_ccd(scene, settings, t0, t1, ccd).await {
                        Err(error) => self.fall_back(error, scene, settings).await?,
                        found => return found,
                    }
                }
            }
        }
    }

    /// Lets the CPU take over if the scene is too large for the GPU and this is allowed. Returns other errors; a lost device is
    /// opened again before, so that the caller can create buffers on the new one at once. If that fails, the next frame
    /// returns the error.
    #[cfg(feature = "gpu")]
    async fn fall_back(&mut self, error: Error, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<()> {
        if self.falls_back && is_scene_too_large(&error) {
            self.pipelines = Pipelines::on_cpu(scene, settings)?;
            return Ok(());
        }
        let _ = self.renew(scene, settings).await;
        Err(error)
    }

    /// Opens a lost device again.
    pub(crate) async fn renew(&mut self, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<()> {
        let _ = (scene, settings); // not used without the feature `gpu`
        match &mut self.pipelines {
            Pipelines::Cpu(_) => Ok(()),
            #[cfg(feature = "gpu")]
            Pipelines::Gpu(gpu) => gpu.renew(scene, settings).await,
        }
    }
}

/// Returns the value, after creating it if there is none.
pub(crate) fn get_or_try_insert<T>(option: &mut Option<T>, create: impl FnOnce() -> Result<T>) -> Result<&mut T> {
    match option {
        Some(value) => Ok(value),
        none => Ok(none.insert(create()?)),
    }
}
