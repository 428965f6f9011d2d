//! The methods of [`Detector`] for programs that use the GPU themselves: buffers and devices.

use std::sync::Arc;

use super::{GpuDetection, GpuDevice};
use crate::detector::Detector;
use crate::engine::Engine;
use crate::result::DetectionResult;
use crate::scene::Real;
use crate::{DeviceError, PositionBufferError, Result};

impl<T: Real> Detector<T> {
    /// Returns the device that the detector runs on, if it is a GPU. After a device was lost, the detector has another one.
    pub fn device(&self) -> Option<&Arc<GpuDevice>> {
        self.engine.device()
    }

    /// Returns the buffer with the cluster masks of all triangles on the GPU, for drawing: four `u32` per triangle, of which
    /// the first two are the low and high word of the mask. `None` on the CPU.
    ///
    /// The buffer changes with [`change_scene`](Self::change_scene), and after a device was lost. Its content is undefined
    /// until the next frame.
    pub fn cluster_masks_buffer(&self) -> Option<&wgpu::Buffer> {
        self.engine.gpu().map(GpuDetection::masks_buffer)
    }
}

impl Detector {
    /// Finds all intersecting pairs at the positions in a buffer on the [device](Self::device) of this detector: three `f32`
    /// per vertex. The buffer needs the usages `STORAGE` and `COPY_SRC`.
    ///
    /// To use a device of your own, pass it to the detector with [`Gpu::from_wgpu`](super::Gpu::from_wgpu).
    ///
    /// # Errors
    ///
    /// If the detector runs on the CPU, or the buffer is too small or lacks a usage; and as for [`detect`](Self::detect).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect_buffer(&mut self, positions: &wgpu::Buffer) -> Result<DetectionResult> {
        self.renew_blocking()?;
        self.engine.waiter().block_on(self.detect_buffer_async(positions))
    }

    /// Async version of [`detect_buffer`](Self::detect_buffer).
    ///
    /// # Errors
    ///
    /// As for `detect_buffer`.
    pub async fn detect_buffer_async(&mut self, positions: &wgpu::Buffer) -> Result<DetectionResult> {
        let refuse = |error: PositionBufferError| Err(DeviceError::from(error).into());
        let vertices = self.scene().positions().len();
        let Some(device) = self.device() else {
            return refuse(PositionBufferError::CpuBackend);
        };
        let (bytes, needed) = (positions.size(), vertices as u64 * 12);
        if bytes < needed {
            return refuse(PositionBufferError::TooSmall { bytes, vertices, needed });
        }
        let usages = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC;
        if !positions.usage().contains(usages) {
            let [usages, needed] = [positions.usage(), usages].map(|usages| format!("{usages:?}"));
            return refuse(PositionBufferError::MissingUsage { usages, needed });
        }
        let positions = device.borrow_buffer("positions", positions, vertices * 3)?;
        let Self { scene, settings, contacts, engine, .. } = self;
        if scene.triangles().is_empty() {
            return Ok(DetectionResult::default());
        }
        engine.detect_buffer(scene, settings, &positions, *contacts).await
    }
}
