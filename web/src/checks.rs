//! Checks this browser: whether it has WebGPU, whether it takes every kernel, whether the primitives compute there what
//! they compute everywhere, whether the detector finds the same pairs, on the GPU and on the CPU, and whether cloth falls
//! alike on both.

use std::sync::Arc;

use clasp3d::Backend;
use clasp3d::cloth::BodyCollisions;
use clasp3d::gpu::{AdapterRequest, Gpu, GpuDevice};
use clasp3d::low_level::PipelineSettings;
use clasp3d_kernels::launch::KERNELS;
use clasp3d_tests::{ccd, cloth, pipeline, primitives, surfaces};
use wasm_bindgen::prelude::*;

/// The browser's GPU, with what there is to check on it.
#[wasm_bindgen]
pub struct BrowserCheck {
    gpu: Arc<Gpu>,
    device: Arc<GpuDevice>,
}

#[wasm_bindgen]
impl BrowserCheck {
    /// Opens the browser's GPU. Every new buffer is filled with garbage first, as in all our tests.
    pub async fn open() -> Result<BrowserCheck, JsError> {
        let request = AdapterRequest { software: true, poison: true, ..Default::default() };
        let gpu = Arc::new(Gpu::new(request));
        Ok(Self { device: gpu.device().await?, gpu })
    }

    /// What the browser says of its adapter.
    #[wasm_bindgen(getter)]
    pub fn adapter(&self) -> String {
        let adapter = self.device.adapter();
        let name = if adapter.name.is_empty() { "an adapter without a name" } else { &adapter.name };
        format!("{name}, {} {}", adapter.api, adapter.driver).trim().to_owned()
    }

    /// Creates the pipeline of every kernel, and returns their names.
    #[wasm_bindgen(js_name = createPipelines)]
    pub async fn create_pipelines(&self) -> Result<Vec<String>, JsError> {
        self.device.create_all_pipelines()?;
        // The browser answers in its own time: whatever it has against a pipeline comes before this.
        self.device.wait_idle().await?;
        Ok(KERNELS.iter().map(|kernel| kernel.name.to_owned()).collect())
    }

    /// The lengths at which the primitives are checked.
    #[wasm_bindgen(getter)]
    pub fn lengths(&self) -> Vec<u32> {
        // Around one thread, one workgroup and one block; and several blocks. A software adapter takes seconds for it.
        vec![0, 1, 255, 256, 257, 1_025, 20_001]
    }

    /// Checks every primitive at one length.
    #[wasm_bindgen(js_name = checkPrimitives)]
    pub async fn check_primitives(&self, length: u32) -> Result<(), JsError> {
        primitives::all(&*self.device, length as usize).await.map_err(|error| JsError::new(&format!("{error:#}")))
    }

    /// The bits of a sum that has to round, which must be those of every other backend.
    #[wasm_bindgen(js_name = roundedSum)]
    pub async fn rounded_sum(&self) -> Result<u32, JsError> {
        primitives::rounded_sum(&*self.device).await.map_err(|error| JsError::new(&format!("{error:#}")))
    }

    /// Checks the pipeline with this many clusters, against every pair decided by exact arithmetic.
    #[wasm_bindgen(js_name = checkPipeline)]
    pub async fn check_pipeline(&self, clusters: u32) -> Result<(), JsError> {
        let scene = pipeline::random_scene(300, 0.3, clusters.into());
        let settings = PipelineSettings { clusters, first_rounds: 10, ..Default::default() };
        let expected = pipeline::brute_force(&scene);
        match pipeline::check(&*self.device, &scene, &settings, &expected).await {
            Ok(_) => Ok(()),
            Err(error) => Err(JsError::new(&format!("{error:#}"))),
        }
    }

    /// Checks the impacts of a motion against those of the CPU. Returns how many candidates were looked at.
    #[wasm_bindgen(js_name = checkMotion)]
    pub async fn check_motion(&self) -> Result<u32, JsError> {
        let motion = ccd::Motion::random(200, 0.3, 0.2, 1);
        match ccd::check(&*self.device, &motion, 4).await {
            Ok([stats, _]) => Ok(stats.candidates() as u32),
            Err(error) => Err(JsError::new(&format!("{error:#}"))),
        }
    }

    /// Checks a few frames of cloth that falls onto a pyramid, against the CPU. Returns how far apart the two are.
    #[wasm_bindgen(js_name = checkCloth)]
    pub async fn check_cloth(&self) -> Result<f32, JsError> {
        let model = cloth::sheet_on_pyramid(9, BodyCollisions::Contacts);
        cloth::agrees(&*self.device, &model, 4, 1e-4).await.map_err(|error| JsError::new(&format!("{error:#}")))
    }

    /// The pairs that the detector finds in a few frames of a surface that meets itself, one after the other.
    #[wasm_bindgen(js_name = detectedPairs)]
    pub async fn detected_pairs(&self, on_gpu: bool) -> Result<Vec<u32>, JsError> {
        let backend = if on_gpu { Backend::Shared(Arc::clone(&self.gpu)) } else { Backend::Cpu };
        Ok(surfaces::detected_pairs(backend).await?)
    }
}
