//! The two ways to draw a scene.

use core::fmt;

use clasp3d::gpu::{AdapterKind, Gpu};
use clasp3d::{DeviceError, Error, Scene};
use wasm_bindgen::{JsCast as _, JsError};
use web_sys::HtmlCanvasElement;

use super::drawing::Drawing;
use super::look::Look;
use super::renderer::Renderer;

/// A picture of a scene.
pub enum Picture {
    /// Drawn with wgpu.
    Gpu {
        /// What draws it.
        renderer: Box<Renderer>,
        /// Where.
        canvas: HtmlCanvasElement,
    },
    /// Drawn on the CPU.
    Cpu(Box<OnCpu>),
}

/// A picture that is drawn on the CPU.
pub struct OnCpu {
    drawing: Drawing,
    canvas: HtmlCanvasElement,
}

/// Why a picture is not drawn with wgpu, in a line for the visitor.
pub enum NoPicture {
    /// The browser has no WebGPU, or nothing to run it on.
    NoWebGpu,
    /// It has, but something else is wrong.
    Broken(String),
    /// The device was lost too often.
    Lost,
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWebGpu => {
                f.write_str("There is no WebGPU in this browser, so your CPU does it all: the same pairs, only slower.")
            }
            Self::Broken(reason) => write!(f, "WebGPU does not work here ({reason}), so your CPU does it all."),
            Self::Lost => f.write_str("That was once too often: your CPU does it all from now on."),
        }
    }
}

impl Picture {
    /// With wgpu, on this canvas.
    pub async fn on_gpu(gpu: &Gpu, canvas: &HtmlCanvasElement) -> Result<Self, NoPicture> {
        let device = gpu.device().await.map_err(|error| match error {
            Error::Device(DeviceError::NoAdapter { .. }) => NoPicture::NoWebGpu,
            error => NoPicture::Broken(error.to_string()),
        })?;
        let mut renderer = Box::new(Renderer::new(device, canvas).map_err(NoPicture::Broken)?);
        renderer.resize([canvas.width(), canvas.height()]);
        Ok(Self::Gpu { renderer, canvas: canvas.clone() })
    }

    /// On the CPU, on this canvas: one that was not drawn on with WebGPU.
    pub fn on_cpu(canvas: &HtmlCanvasElement) -> Result<Self, JsError> {
        let canvas = canvas.clone();
        let drawing = Drawing::new(canvas.clone()).map_err(|problem| JsError::new(&problem))?;
        Ok(Self::Cpu(Box::new(OnCpu { drawing, canvas })))
    }

    /// Puts a fresh canvas in the place of one that was drawn on with WebGPU: it is good for nothing else, and with a device
    /// that is lost Firefox waits for it for ever.
    pub fn renew(canvas: &HtmlCanvasElement) -> Result<HtmlCanvasElement, JsError> {
        let refused = |_| JsError::new("this browser does not let the page have a canvas");
        let fresh: HtmlCanvasElement = canvas.clone_node().map_err(refused)?.unchecked_into();
        canvas.replace_with_with_node_1(&fresh).map_err(refused)?;
        Ok(fresh)
    }

    /// Where it is drawn.
    pub fn canvas(&self) -> &HtmlCanvasElement {
        match self {
            Self::Gpu { canvas, .. } => canvas,
            Self::Cpu(on_cpu) => &on_cpu.canvas,
        }
    }

    /// Why the device is lost that draws it, if it is.
    pub fn lost(&self) -> Option<String> {
        match self {
            Self::Gpu { renderer, .. } => renderer.device().lost(),
            Self::Cpu(_) => None,
        }
    }

    /// Whether the device that draws it is no hardware.
    pub fn is_software(&self) -> bool {
        match self {
            Self::Gpu { renderer, .. } => renderer.device().adapter().kind == AdapterKind::Software,
            Self::Cpu(_) => true,
        }
    }

    /// Takes up another scene.
    pub fn set_scene(&mut self, scene: &Scene) {
        match self {
            Self::Gpu { renderer, .. } => renderer.set_scene(scene),
            Self::Cpu(on_cpu) => on_cpu.drawing.set_scene(scene),
        }
    }

    /// Vertices are where the buffer of a simulation says.
    pub fn share_positions(&mut self, buffer: &wgpu::Buffer) {
        if let Self::Gpu { renderer, .. } = self {
            renderer.share_positions(buffer);
        }
    }

    /// Triangles are in the clusters that the buffer of a detector says.
    pub fn share_owners(&mut self, buffer: &wgpu::Buffer) {
        if let Self::Gpu { renderer, .. } = self {
            renderer.share_owners(buffer);
        }
    }

    /// Where vertices are on the device, if that draws.
    pub fn positions(&self) -> Option<wgpu::Buffer> {
        match self {
            Self::Gpu { renderer, .. } => renderer.positions().cloned(),
            Self::Cpu(_) => None,
        }
    }

    /// Vertices are here. Returns where that is on the device, if that draws.
    pub fn write_positions(&mut self, positions: &[[f32; 3]]) -> Option<wgpu::Buffer> {
        match self {
            Self::Gpu { renderer, .. } => renderer.write_positions(positions),
            Self::Cpu(on_cpu) => {
                on_cpu.drawing.write_positions(positions);
                None
            }
        }
    }

    /// Triangles are in these clusters.
    pub fn write_masks(&mut self, scene: &Scene, masks: &[u64]) {
        match self {
            Self::Gpu { renderer, .. } => renderer.write_masks(scene, masks),
            Self::Cpu(on_cpu) => on_cpu.drawing.write_masks(masks),
        }
    }

    /// What was found: a bit to each triangle that intersects another one, and the contacts, six numbers to each.
    pub fn write_found(&mut self, hits: &[u32], segments: &[f32]) {
        match self {
            Self::Gpu { renderer, .. } => renderer.write_found(hits, segments),
            Self::Cpu(on_cpu) => on_cpu.drawing.write_found(hits, segments),
        }
    }

    /// It has so many pixels now.
    pub fn resize(&mut self, size: [u32; 2]) {
        match self {
            Self::Gpu { renderer, .. } => renderer.resize(size),
            Self::Cpu(on_cpu) => on_cpu.drawing.resize(size),
        }
    }

    /// Draws it.
    pub fn draw(&mut self, look: &Look) {
        match self {
            Self::Gpu { renderer, .. } => renderer.draw(look),
            Self::Cpu(on_cpu) => on_cpu.drawing.draw(look),
        }
    }
}
