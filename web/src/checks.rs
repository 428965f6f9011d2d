//! Checks of a browser: whether it has WebGPU and accepts every kernel, and whether primitives, detector, CCD and cloth
//! have the same results as on the other backends.

use std::sync::Arc;

use clasp3d::cloth::BodyCollisions;
use clasp3d::gpu::{AdapterRequest, Gpu, GpuDevice};
use clasp3d::low_level::PipelineSettings;
use clasp3d::{Backend, ClusteringSettings};
use clasp3d_kernels::launch::KERNELS;
use clasp3d_tests::{ccd, cloth, pipeline, primitives, surfaces};
use wasm_bindgen::prelude::*;

/// Checks of the browser's GPU.
#[wasm_bindgen]
pub struct BrowserCheck {
    gpu: Arc<Gpu>,
    device: Arc<GpuDevice>,
}

#[wasm_bindgen]
impl BrowserCheck {
    /// Opens the browser's GPU. New buffers contain garbage, as in all tests.
    pub async fn open() -> Result<BrowserCheck, JsError> {
        let request = AdapterRequest { software: true, poison: true, ..Default::default() };
        let gpu = Arc::new(Gpu::new(request));
        Ok(Self { device: gpu.device().await?, gpu })
    }

    /// Name of the adapter.
    #[wasm_bindgen(getter)]
    pub fn adapter(&self) -> String {
        let adapter = self.device.adapter();
        let name = if adapter.name.is_empty() { "unnamed adapter" } else { &adapter.name };
        format!("{name}, {} {}", adapter.api, adapter.driver).trim().to_owned()
    }

    /// Creates the pipelines of all kernels, and returns their number.
    #[wasm_bindgen(js_name = createPipelines)]
    pub async fn create_pipelines(&self) -> Result<usize, JsError> {
        self.device.create_all_pipelines()?;
        // The browser reports errors of pipelines later, but before it is idle.
        self.device.wait_idle().await?;
        Ok(KERNELS.len())
    }

    /// Lengths at which primitives are checked.
    #[wasm_bindgen(getter)]
    pub fn lengths(&self) -> Vec<u32> {
        // Around one thread, one workgroup and one block, and several blocks. A software adapter takes seconds.
        vec![0, 1, 255, 256, 257, 1_025, 20_001]
    }

    /// Checks all primitives at one length.
    #[wasm_bindgen(js_name = checkPrimitives)]
    pub async fn check_primitives(&self, length: u32) -> Result<(), JsError> {
        primitives::all(&*self.device, length as usize).await.map_err(|error| JsError::new(&format!("{error:#}")))
    }

    /// Returns the bits of a sum that rounds: the same on every backend.
    #[wasm_bindgen(js_name = roundedSum)]
    pub async fn rounded_sum(&self) -> Result<u32, JsError> {
        primitives::rounded_sum(&*self.device).await.map_err(|error| JsError::new(&format!("{error:#}")))
    }

    /// Checks the pairs of the pipeline against brute force with exact predicates.
    #[wasm_bindgen(js_name = checkPipeline)]
    pub async fn check_pipeline(&self, clusters: u32) -> Result<(), JsError> {
        let scene = pipeline::random_scene(300, 0.3, clusters.into());
        let settings = PipelineSettings {
            clusters,
            clustering: ClusteringSettings { first_rounds: 10, ..Default::default() },
            ..Default::default()
        };
        let expected = pipeline::brute_force(&scene);
        match pipeline::check(&*self.device, &scene, &settings, &expected).await {
            Ok(_) => Ok(()),
            Err(error) => Err(JsError::new(&format!("{error:#}"))),
        }
    }

    /// Checks the impacts of a motion against the CPU backend. Returns the number of candidates.
    #[wasm_bindgen(js_name = checkMotion)]
    pub async fn check_motion(&self) -> Result<u32, JsError> {
        let motion = ccd::Motion::random(200, 0.3, 0.2, 1);
        match ccd::check(&*self.device, &motion, 4).await {
            Ok([stats, _]) => Ok(stats.candidates() as u32),
            Err(error) => Err(JsError::new(&format!("{error:#}"))),
        }
    }

    /// Checks a few frames of a cloth that falls onto a pyramid against the CPU backend. Returns the largest deviation.
    #[wasm_bindgen(js_name = checkCloth)]
    pub async fn check_cloth(&self) -> Result<f32, JsError> {
        let model = cloth::sheet_on_pyramid(9, BodyCollisions::Contacts);
        cloth::agrees(&*self.device, &model, 4, 1e-4).await.map_err(|error| JsError::new(&format!("{error:#}")))
    }

    /// Returns the pairs in a few frames of a surface that intersects itself.
    #[wasm_bindgen(js_name = detectedPairs)]
    pub async fn detected_pairs(&self, on_gpu: bool) -> Result<Vec<u32>, JsError> {
        let backend = if on_gpu { Backend::Shared(Arc::clone(&self.gpu)) } else { Backend::Cpu };
        Ok(surfaces::detected_pairs(backend).await?)
    }
}
