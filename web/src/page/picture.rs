//! The picture of a scene, drawn by one of two renderers.

use core::fmt;

use clasp3d::gpu::{AdapterKind, Gpu};
use clasp3d::{DeviceError, Error, Scene};
use wasm_bindgen::{JsCast as _, JsError};
use web_sys::HtmlCanvasElement;

use super::appearance::Appearance;
use super::canvas_renderer::CanvasRenderer;
use super::gpu_renderer::GpuRenderer;

/// The picture of a scene.
pub enum Picture {
    /// Drawn with WebGPU.
    Gpu {
        /// The renderer.
        renderer: Box<GpuRenderer>,
        /// The canvas that it draws on.
        canvas: HtmlCanvasElement,
    },
    /// Drawn on the CPU.
    Cpu {
        /// The renderer.
        renderer: Box<CanvasRenderer>,
        /// The canvas that it draws on.
        canvas: HtmlCanvasElement,
    },
}

/// Why the CPU draws. The text is a message for the visitor.
pub enum CpuReason {
    /// The browser has no WebGPU, or no adapter for it.
    NoWebGpu,
    /// WebGPU failed.
    Failed(String),
    /// The device was lost too often.
    LostTooOften,
}

impl fmt::Display for CpuReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWebGpu => {
                f.write_str("This browser has no WebGPU. The CPU does all work: the same pairs, but slower.")
            }
            Self::Failed(reason) => {
                write!(f, "WebGPU failed ({reason}). The CPU does all work: the same pairs, but slower.")
            }
            Self::LostTooOften => f.write_str("This happened too often: from now on, the CPU does all work."),
        }
    }
}

impl Picture {
    /// Creates a picture that is drawn with WebGPU.
    pub async fn on_gpu(gpu: &Gpu, canvas: &HtmlCanvasElement) -> Result<Self, CpuReason> {
        let device = gpu.device().await.map_err(|error| match error {
            Error::Device(DeviceError::NoAdapter { .. }) => CpuReason::NoWebGpu,
            error => CpuReason::Failed(error.to_string()),
        })?;
        let mut renderer = Box::new(GpuRenderer::new(device, canvas).map_err(CpuReason::Failed)?);
        renderer.resize([canvas.width(), canvas.height()]);
        Ok(Self::Gpu { renderer, canvas: canvas.clone() })
    }

    /// Creates a picture that is drawn on the CPU, on a canvas that was not drawn on with WebGPU.
    pub fn on_cpu(canvas: &HtmlCanvasElement) -> Result<Self, JsError> {
        let renderer = CanvasRenderer::new(canvas.clone()).map_err(|message| JsError::new(&message))?;
        Ok(Self::Cpu { renderer: Box::new(renderer), canvas: canvas.clone() })
    }

    /// Replaces a canvas that was drawn on with WebGPU by a new one, and returns that. The old one cannot have a 2D
    /// context, and after the loss of its device Firefox waits for it forever.
    pub fn replace_canvas(canvas: &HtmlCanvasElement) -> Result<HtmlCanvasElement, JsError> {
        let error = |_| JsError::new("this browser did not replace the canvas; reload the page");
        let new_canvas: HtmlCanvasElement = canvas.clone_node().map_err(error)?.unchecked_into();
        canvas.replace_with_with_node_1(&new_canvas).map_err(error)?;
        Ok(new_canvas)
    }

    /// Returns the canvas.
    pub fn canvas(&self) -> &HtmlCanvasElement {
        match self {
            Self::Gpu { canvas, .. } | Self::Cpu { canvas, .. } => canvas,
        }
    }

    /// Returns why the device of the renderer was lost, if it was.
    pub fn loss_reason(&self) -> Option<String> {
        match self {
            Self::Gpu { renderer, .. } => renderer.device().lost(),
            Self::Cpu { .. } => None,
        }
    }

    /// Whether the renderer runs on the CPU or on a software adapter.
    pub fn is_software(&self) -> bool {
        match self {
            Self::Gpu { renderer, .. } => renderer.device().adapter().kind == AdapterKind::Software,
            Self::Cpu { .. } => true,
        }
    }

    /// Replaces the scene.
    pub fn set_scene(&mut self, scene: &Scene) {
        match self {
            Self::Gpu { renderer, .. } => renderer.set_scene(scene),
            Self::Cpu { renderer, .. } => renderer.set_scene(scene),
        }
    }

    /// Draws positions from the buffer of a simulation.
    pub fn share_positions(&mut self, buffer: &wgpu::Buffer) {
        if let Self::Gpu { renderer, .. } = self {
            renderer.share_positions(buffer);
        }
    }

    /// Draws clusters from the buffer of a detector.
    pub fn share_tags(&mut self, buffer: &wgpu::Buffer) {
        if let Self::Gpu { renderer, .. } = self {
            renderer.share_tags(buffer);
        }
    }

    /// Returns the buffer of positions; `None` if the CPU draws.
    pub fn positions_buffer(&self) -> Option<wgpu::Buffer> {
        match self {
            Self::Gpu { renderer, .. } => renderer.positions_buffer().cloned(),
            Self::Cpu { .. } => None,
        }
    }

    /// Replaces the positions, and returns their buffer; `None` if the CPU draws.
    pub fn write_positions(&mut self, positions: &[[f32; 3]]) -> Option<wgpu::Buffer> {
        match self {
            Self::Gpu { renderer, .. } => renderer.write_positions(positions),
            Self::Cpu { renderer, .. } => {
                renderer.write_positions(positions);
                None
            }
        }
    }

    /// Replaces the cluster mask of each triangle.
    pub fn write_cluster_masks(&mut self, scene: &Scene, cluster_masks: &[u64]) {
        match self {
            Self::Gpu { renderer, .. } => renderer.write_cluster_masks(scene, cluster_masks),
            Self::Cpu { renderer, .. } => renderer.write_cluster_masks(cluster_masks),
        }
    }

    /// Replaces the marks: one bit per triangle (whether it intersects another one), and contacts as segments of six
    /// numbers each.
    pub fn write_marks(&mut self, hit_bits: &[u32], segments: &[f32]) {
        match self {
            Self::Gpu { renderer, .. } => renderer.write_marks(hit_bits, segments),
            Self::Cpu { renderer, .. } => renderer.write_marks(hit_bits, segments),
        }
    }

    /// Sets the size in pixels.
    pub fn resize(&mut self, size: [u32; 2]) {
        match self {
            Self::Gpu { renderer, .. } => renderer.resize(size),
            Self::Cpu { renderer, .. } => renderer.resize(size),
        }
    }

    /// Draws the scene.
    pub fn draw(&mut self, appearance: &Appearance) {
        match self {
            Self::Gpu { renderer, .. } => renderer.draw(appearance),
            Self::Cpu { renderer, .. } => renderer.draw(appearance),
        }
    }
}
