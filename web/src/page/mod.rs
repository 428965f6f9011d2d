//! The live page: an animated scene, its intersecting triangles, and a picture of both.
//!
//! | module | holds |
//! | --- | --- |
//! | `settings` | settings of the page, and their text form in controls and links |
//! | `scenes` | built-in scenes of the page, with their cameras |
//! | `user_mesh` | meshes from files of the visitor |
//! | `live_scene` | a scene with its animation and its detector |
//! | `camera`, `appearance` | camera; colors and marks of a picture |
//! | `picture` | the picture, drawn by one of two renderers |
//! | `gpu_renderer` | renderer on WebGPU, from the buffers of detector and simulation |
//! | `canvas_renderer` | renderer on the CPU, for browsers without WebGPU |
//! | `stats` | stats of a frame for JavaScript |
//!
//! JavaScript has the controls and the clock, and calls [`Page`]. Drawing never waits for a detection: it shows the current
//! contents of the buffers. So marks may be one frame older than the positions.

mod appearance;
mod camera;
mod canvas_renderer;
mod gpu_renderer;
mod live_scene;
mod picture;
mod scenes;
mod settings;
mod stats;
mod user_mesh;

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::sync::Arc;

use clasp3d::gpu::{AdapterKind, AdapterRequest, Gpu};
use clasp3d::{Backend, DetectionResult, DeviceError, Error, Mesh, SceneError};
use clasp3d_report::palette::{color, to_rgb8};
use glam::Vec3;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;
use web_time::Instant;

use self::appearance::Appearance;
use self::camera::Camera;
use self::live_scene::{LiveScene, Positions};
use self::picture::{CpuReason, Picture};
use self::scenes::{PAGE_SCENES, USER_MESH};
use self::settings::{BackendChoice, MAX_FUZZINESS, MAX_TRIANGLES, MIN_FUZZINESS, MIN_TRIANGLES, PageSettings};
use self::stats::object;

/// Losses of the device within [`LOSS_TIME`] after which the CPU takes over.
const MAX_LOSSES: usize = 3;
const LOSS_TIME: Duration = Duration::from_secs(60);

/// The page. JavaScript makes calls that return a promise one after the other, and all other calls at any time.
#[wasm_bindgen]
pub struct Page {
    /// The browser's GPU, if the page can compute and draw with it.
    gpu: RefCell<Option<Arc<Gpu>>>,
    picture: RefCell<Picture>,
    /// `None` before the first scene, and while an async call uses it.
    live_scene: RefCell<Option<LiveScene>>,
    settings: RefCell<PageSettings>,
    camera: Cell<Camera>,
    user_mesh: RefCell<Option<UserMesh>>,
    last_frame: RefCell<LastFrame>,
    /// Messages for the visitor.
    notices: RefCell<Vec<String>>,
    /// Times of the latest losses of the device.
    losses: RefCell<Vec<Instant>>,
    /// Whether the picture has changed since it was drawn.
    needs_redraw: Cell<bool>,
}

/// A mesh from a file of the visitor.
struct UserMesh {
    file_name: String,
    mesh: Mesh,
}

/// Results of the last frame whose detection has finished.
#[derive(Default)]
struct LastFrame {
    result: DetectionResult,
    times: Vec<(&'static str, f64)>,
    /// Index of the frame.
    frame: usize,
    /// Index of the frame whose positions are drawn.
    drawn_frame: usize,
    frames: usize,
    triangles: usize,
    clusters: u32,
    detection_backend: String,
    /// Empty if nothing moves.
    animation_backend: String,
}

#[wasm_bindgen]
impl Page {
    /// Opens the page on this canvas. It has no scene until [`apply`](Self::apply).
    pub async fn open(canvas: HtmlCanvasElement) -> Result<Page, JsError> {
        let mut notices = Vec::new();
        let gpu = has_webgpu().then(|| Arc::new(Gpu::new(AdapterRequest { software: true, ..Default::default() })));
        let (gpu, picture) = match gpu {
            Some(gpu) => match Picture::on_gpu(&gpu, &canvas).await {
                Ok(picture) => (Some(gpu), picture),
                Err(reason) => {
                    notices.push(reason.to_string());
                    (None, Picture::on_cpu(&Picture::replace_canvas(&canvas)?)?)
                }
            },
            None => {
                notices.push(CpuReason::NoWebGpu.to_string());
                (None, Picture::on_cpu(&canvas)?)
            }
        };
        Ok(Self {
            gpu: RefCell::new(gpu),
            picture: RefCell::new(picture),
            live_scene: RefCell::new(None),
            camera: Cell::new(PAGE_SCENES[0].camera),
            settings: RefCell::new(PageSettings::default()),
            user_mesh: RefCell::new(None),
            last_frame: RefCell::default(),
            notices: RefCell::new(notices),
            losses: RefCell::default(),
            needs_redraw: Cell::new(true),
        })
    }

    /// Returns `name`, `title`, `description` and `triangles` of each scene.
    pub fn scenes() -> Array {
        let fields = |scene: &scenes::PageScene| {
            let description = scene.built_in().map_or("", |built_in| built_in.description);
            object(&[
                ("name", scene.name.into()),
                ("title", scene.title.into()),
                ("description", description.into()),
                ("triangles", (scene.triangles as u32).into()),
            ])
        };
        PAGE_SCENES.iter().map(fields).collect()
    }

    /// Returns the ranges of settings, for controls.
    pub fn limits() -> JsValue {
        object(&[
            ("minTriangles", (MIN_TRIANGLES as u32).into()),
            ("maxTriangles", (MAX_TRIANGLES as u32).into()),
            ("minFuzziness", MIN_FUZZINESS.into()),
            ("maxFuzziness", MAX_FUZZINESS.into()),
            ("maxClusters", clasp3d_kernels::types::MAX_CLUSTERS.into()),
            ("maxFileBytes", (user_mesh::MAX_BYTES as u32).into()),
        ])
    }

    /// Returns the color of a cluster in CSS syntax.
    #[wasm_bindgen(js_name = clusterColor)]
    pub fn cluster_color(cluster: usize) -> String {
        let [red, green, blue] = to_rgb8(color(cluster % appearance::COLORS));
        format!("rgb({red} {green} {blue})")
    }

    /// Applies settings in text form: `name=value&name=value`.
    pub async fn apply(&self, text: &str) -> Result<(), JsError> {
        let (mut settings, problems) = PageSettings::parse(text);
        self.notices.borrow_mut().extend(problems);
        let before = self.settings.borrow().clone();
        if settings.scene == USER_MESH && self.user_mesh.borrow().is_none() {
            self.notify("Links do not contain meshes. Drop the file here to see the mesh of this link.");
            (settings.scene, settings.triangles) = (before.scene, before.triangles);
        }
        let result = match self.live_scene.take() {
            Some(live_scene) if settings.same_scene(&before) && settings.backend == before.backend => {
                self.update_detector(live_scene, &settings, &before).await
            }
            previous => self.replace_scene(previous, &mut settings, &before).await,
        };
        match result {
            Ok(()) => {
                if let Some(camera) = settings.camera.take() {
                    self.camera.set(camera);
                }
                self.settings.replace(settings);
                self.needs_redraw.set(true);
                Ok(())
            }
            // JavaScript sees `isLost`, and calls `recover`.
            Err(Error::Device(DeviceError::Lost { .. })) => {
                self.settings.replace(settings);
                Ok(())
            }
            Err(error) => Err(JsError::new(&error.to_string())),
        }
    }

    /// Returns settings and camera in text form.
    #[wasm_bindgen(getter)]
    pub fn link(&self) -> String {
        let settings = PageSettings { camera: Some(self.camera.get()), ..self.settings.borrow().clone() };
        settings.to_string()
    }

    /// Parses a mesh file and makes it the scene.
    #[wasm_bindgen(js_name = openMesh)]
    pub async fn open_mesh(&self, file_name: &str, bytes: Vec<u8>) -> Result<(), JsError> {
        let mesh = user_mesh::read(file_name, &bytes).map_err(|message| JsError::new(&message))?;
        drop(bytes);
        let before = self.user_mesh.replace(Some(UserMesh { file_name: file_name.to_owned(), mesh }));
        let mut settings = PageSettings { scene: USER_MESH, playing: false, ..self.settings.borrow().clone() };
        let opened = match self.open_scene(&mut settings).await {
            Ok(mut live_scene) => {
                self.camera.set(self.default_camera(USER_MESH));
                self.detect_new(&mut live_scene).await.map(|()| live_scene)
            }
            Err(error) => Err(error),
        };
        match opened {
            Ok(live_scene) => {
                self.settings.replace(settings);
                self.live_scene.replace(Some(live_scene));
                self.needs_redraw.set(true);
                Ok(())
            }
            Err(error) => {
                self.user_mesh.replace(before);
                Err(JsError::new(&format!("{error} ({file_name})")))
            }
        }
    }

    /// Returns the file name of the visitor's mesh, if there is one.
    #[wasm_bindgen(getter, js_name = meshName)]
    pub fn mesh_name(&self) -> Option<String> {
        self.user_mesh.borrow().as_ref().map(|user_mesh| user_mesh.file_name.clone())
    }

    /// Advances to the next frame and finds its intersecting pairs.
    pub async fn advance(&self) -> Result<(), JsError> {
        let Some(mut live_scene) = self.live_scene.take() else { return Ok(()) };
        let result = match live_scene.next_frame().await {
            Ok(time) => self.detect(&mut live_scene, time).await,
            Err(error) => Err(error),
        };
        self.live_scene.replace(Some(live_scene));
        ignore_loss(result)
    }

    /// Returns to the first frame.
    pub async fn restart(&self) -> Result<(), JsError> {
        let Some(mut live_scene) = self.live_scene.take() else { return Ok(()) };
        let result = match live_scene.restart().await {
            Ok(()) => self.detect_new(&mut live_scene).await,
            Err(error) => Err(error),
        };
        self.live_scene.replace(Some(live_scene));
        ignore_loss(result)
    }

    /// Whether the device was lost, so that [`recover`](Self::recover) must be called.
    #[wasm_bindgen(getter, js_name = isLost)]
    pub fn is_lost(&self) -> bool {
        self.picture.borrow().loss_reason().is_some()
    }

    /// Continues with a new device, or on the CPU after too many losses.
    pub async fn recover(&self) -> Result<(), JsError> {
        let Some(reason) = self.picture.borrow().loss_reason() else { return Ok(()) };
        self.recover_picture(&reason).await?;
        let mut settings = self.settings.borrow().clone();
        // An animation on the CPU continues; one that was on the device restarts.
        let is_kept = |live_scene: &LiveScene| live_scene.animation_backend().is_none_or(|backend| !backend.is_gpu());
        let mut live_scene = match self.live_scene.take().filter(is_kept) {
            Some(mut live_scene) => {
                live_scene.change_detector(&settings, self.backend(&settings)).await?;
                live_scene
            }
            None => self.open_scene(&mut settings).await?,
        };
        let result = self.detect_new(&mut live_scene).await;
        self.live_scene.replace(Some(live_scene));
        ignore_loss(result)
    }

    /// Destroys the device, for tests of [`recover`](Self::recover).
    #[wasm_bindgen(js_name = loseDevice)]
    pub fn lose_device(&self) {
        if let Picture::Gpu { renderer, .. } = &*self.picture.borrow() {
            renderer.device().destroy();
        }
    }

    /// Returns and removes the messages for the visitor.
    #[wasm_bindgen(js_name = takeNotices)]
    pub fn take_notices(&self) -> Vec<String> {
        self.notices.take()
    }

    /// Returns the kind of renderer: `webgpu` or `canvas`.
    #[wasm_bindgen(getter, js_name = drawnWith)]
    pub fn drawn_with(&self) -> String {
        let gpu = matches!(&*self.picture.borrow(), Picture::Gpu { .. });
        if gpu { "webgpu" } else { "canvas" }.to_owned()
    }

    /// Returns the name of the GPU, if there is one.
    #[wasm_bindgen(getter)]
    pub fn adapter(&self) -> Option<String> {
        match &*self.picture.borrow() {
            Picture::Gpu { renderer, .. } => {
                let adapter = renderer.device().adapter();
                let name = if adapter.name.is_empty() { "GPU" } else { &adapter.name };
                Some(if adapter.kind == AdapterKind::Software {
                    format!("{name}, in software")
                } else {
                    name.to_owned()
                })
            }
            Picture::Cpu { .. } => None,
        }
    }

    /// Whether the renderer runs on the CPU or on a software adapter.
    #[wasm_bindgen(getter, js_name = isSoftware)]
    pub fn is_software(&self) -> bool {
        self.picture.borrow().is_software()
    }

    /// Sets the size of the picture in pixels.
    pub fn resize(&self, width: u32, height: u32) {
        self.picture.borrow_mut().resize([width, height]);
        self.needs_redraw.set(true);
    }

    /// Draws the picture if it has changed, and returns whether it did.
    pub fn draw(&self) -> bool {
        if !self.needs_redraw.replace(false) || self.is_lost() {
            return false;
        }
        let settings = self.settings.borrow();
        let appearance = Appearance { camera: self.camera.get(), color: settings.color, marks: settings.marks };
        self.picture.borrow_mut().draw(&appearance);
        true
    }

    /// Orbits the scene; distances of the pointer are fractions of the picture's height.
    pub fn orbit(&self, right: f32, down: f32) {
        self.move_camera(|camera| camera.orbit(right, down));
    }

    /// Moves the scene with the pointer; distances are fractions of the picture's height.
    pub fn pan(&self, right: f32, down: f32) {
        self.move_camera(|camera| camera.pan(right, down));
    }

    /// Divides the distance of the camera by `factor`.
    pub fn zoom(&self, factor: f32) {
        self.move_camera(|camera| camera.zoom(factor));
    }

    /// Resets the camera to that of the scene.
    #[wasm_bindgen(js_name = resetView)]
    pub fn reset_view(&self) {
        let default = self.default_camera(self.settings.borrow().scene);
        self.move_camera(|camera| *camera = default);
    }

    /// Returns the stats of the last frame.
    pub fn stats(&self) -> JsValue {
        let last = self.last_frame.borrow();
        let stats = &last.result.stats;
        let number = |count: u64| JsValue::from(count as f64);
        let cluster_sizes: Array = stats.cluster_sizes.iter().map(|size| JsValue::from(*size)).collect();
        object(&[
            ("frame", number(last.frame as u64)),
            ("drawnFrame", number(last.drawn_frame as u64)),
            ("frames", number(last.frames as u64)),
            ("triangles", number(last.triangles as u64)),
            ("clusters", last.clusters.into()),
            ("clusterSizes", cluster_sizes.into()),
            ("shared", stats.shared.into()),
            ("candidates", number(stats.candidates)),
            ("tested", number(stats.tested)),
            ("undecided", number(stats.undecided)),
            ("pairs", number(last.result.pairs().len() as u64)),
            ("regions", last.result.contact_regions().map_or(JsValue::NULL, |count| number(count as u64))),
            ("detectionBackend", last.detection_backend.as_str().into()),
            ("animationBackend", last.animation_backend.as_str().into()),
            ("times", stats::times_to_js(&last.times)),
        ])
    }

    /// Returns the pairs of the last frame as CSV.
    #[wasm_bindgen(js_name = pairsCsv)]
    pub fn pairs_csv(&self) -> Result<String, JsError> {
        Ok(stats::pairs_csv(&self.last_frame.borrow().result)?)
    }
}

impl Page {
    fn notify(&self, message: &str) {
        self.notices.borrow_mut().push(message.to_owned());
    }

    fn move_camera(&self, change: impl FnOnce(&mut Camera)) {
        let mut camera = self.camera.get();
        change(&mut camera);
        self.camera.set(camera);
        self.needs_redraw.set(true);
    }

    /// Returns the initial camera of a scene.
    fn default_camera(&self, scene: &str) -> Camera {
        if let Some(scene) = scenes::find(scene) {
            return scene.camera;
        }
        let user_mesh = self.user_mesh.borrow();
        let positions = user_mesh.as_ref().map_or(&[][..], |user_mesh| &user_mesh.mesh.positions);
        let (low, high) = positions.iter().fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(low, high), position| {
            (low.min((*position).into()), high.max((*position).into()))
        });
        // Halved before the sum and the difference, which could overflow.
        Camera::around(low * 0.5 + high * 0.5, (high * 0.5 - low * 0.5).length())
    }

    /// Returns the backend for these settings.
    fn backend(&self, settings: &PageSettings) -> Backend {
        let gpu = self.gpu.borrow().clone();
        match (settings.backend, gpu) {
            (BackendChoice::Gpu, Some(gpu)) => Backend::Shared(gpu),
            (BackendChoice::Auto, Some(gpu)) if !self.picture.borrow().is_software() => Backend::Shared(gpu),
            _ => Backend::Cpu,
        }
    }

    /// Continues with the same scene, and with a new detector if its settings have changed.
    async fn update_detector(
        &self,
        mut live_scene: LiveScene,
        settings: &PageSettings,
        before: &PageSettings,
    ) -> clasp3d::Result<()> {
        let mut result = Ok(());
        if !settings.same_detection(before) {
            result = live_scene.change_detector(settings, self.backend(settings)).await;
            if result.is_ok() {
                result = self.detect_new(&mut live_scene).await;
            }
        }
        self.live_scene.replace(Some(live_scene));
        result
    }

    /// Opens another scene; if that fails, continues with the previous one.
    async fn replace_scene(
        &self,
        previous: Option<LiveScene>,
        settings: &mut PageSettings,
        before: &PageSettings,
    ) -> clasp3d::Result<()> {
        match self.open_scene(settings).await {
            Ok(mut live_scene) => {
                if settings.scene != before.scene {
                    self.camera.set(self.default_camera(settings.scene));
                }
                let result = self.detect_new(&mut live_scene).await;
                self.live_scene.replace(Some(live_scene));
                result
            }
            Err(error) => {
                self.live_scene.replace(previous);
                Err(error)
            }
        }
    }

    /// Opens the scene of the settings. Changes the backend of the settings if there is no GPU.
    async fn open_scene(&self, settings: &mut PageSettings) -> clasp3d::Result<LiveScene> {
        if settings.backend == BackendChoice::Gpu && self.gpu.borrow().is_none() {
            self.notify("The GPU backend needs WebGPU, which this browser lacks. The CPU backend is used.");
            settings.backend = BackendChoice::Auto;
        }
        let backend = self.backend(settings);
        match self.open_scene_on(settings, backend).await {
            Err(error @ Error::Device(DeviceError::SceneTooLarge { .. }))
                if settings.backend == BackendChoice::Auto =>
            {
                self.notify(&format!("Switched to the CPU backend: {error}."));
                self.open_scene_on(settings, Backend::Cpu).await
            }
            result => result,
        }
    }

    async fn open_scene_on(&self, settings: &PageSettings, backend: Backend) -> clasp3d::Result<LiveScene> {
        let is_user_mesh = settings.scene == USER_MESH;
        let mesh = self.user_mesh.borrow().as_ref().filter(|_| is_user_mesh).map(|user_mesh| user_mesh.mesh.clone());
        match (mesh, scenes::find(settings.scene).and_then(scenes::PageScene::built_in)) {
            (Some(mesh), _) => LiveScene::still(mesh, settings, backend).await,
            (None, Some(built_in)) => LiveScene::built_in(built_in, settings, backend).await,
            (None, None) => Err(Error::Scene(SceneError::TriangleCount { count: 0, limit: user_mesh::MAX_TRIANGLES })),
        }
    }

    /// Creates the picture again after the loss of its device, and tells the visitor.
    async fn recover_picture(&self, reason: &str) -> Result<(), JsError> {
        let canvas = Picture::replace_canvas(self.picture.borrow().canvas())?;
        let too_often = {
            let mut losses = self.losses.borrow_mut();
            losses.retain(|time| time.elapsed() < LOSS_TIME);
            losses.push(Instant::now());
            losses.len() >= MAX_LOSSES
        };
        let gpu = self.gpu.borrow().clone().filter(|_| !too_often);
        let on_gpu = match gpu {
            Some(gpu) => Picture::on_gpu(&gpu, &canvas).await,
            None => Err(CpuReason::LostTooOften),
        };
        let picture = match on_gpu {
            Ok(picture) => {
                self.notify(&format!("The GPU was lost ({reason}). The page continues with a new device."));
                picture
            }
            Err(cpu_reason) => {
                self.notify(&format!("The GPU was lost ({reason}). {cpu_reason}"));
                self.gpu.replace(None);
                // The attempt may have created a WebGPU context for the canvas.
                Picture::on_cpu(&Picture::replace_canvas(&canvas)?)?
            }
        };
        self.picture.replace(picture);
        Ok(())
    }

    /// Passes a new scene, or a scene with a new detector, to the picture, and finds its intersecting pairs.
    async fn detect_new(&self, live_scene: &mut LiveScene) -> clasp3d::Result<()> {
        let start = Instant::now();
        self.picture.borrow_mut().set_scene(live_scene.scene());
        self.detect(live_scene, start.elapsed()).await
    }

    /// Draws the positions of a frame, finds its intersecting pairs, and marks them. `animation`: time taken to compute
    /// the positions.
    async fn detect(&self, live_scene: &mut LiveScene, animation: Duration) -> clasp3d::Result<()> {
        let start = Instant::now();
        let on_gpu = live_scene.detector().device().is_some();
        let host_positions = match live_scene.positions().await? {
            Positions::Host(positions) => Some(positions),
            Positions::Device(buffer) => {
                self.picture.borrow_mut().share_positions(buffer);
                None
            }
        };
        let buffer = match &host_positions {
            Some(positions) => self.picture.borrow_mut().write_positions(positions),
            None => self.picture.borrow().positions_buffer(),
        };
        if let Some(buffer) = live_scene.detector().cluster_masks_buffer() {
            self.picture.borrow_mut().share_tags(buffer);
        }
        let animation = animation + start.elapsed();
        self.last_frame.borrow_mut().drawn_frame = live_scene.frame();
        self.needs_redraw.set(true);
        let (result, detection) = match (&host_positions, &buffer) {
            (_, Some(buffer)) if on_gpu => live_scene.detect_buffer(buffer).await?,
            (Some(positions), _) => live_scene.detect(positions).await?,
            // Impossible: simulation and detector of a scene are opened with the same backend.
            (None, _) => {
                return Err(Error::Device(DeviceError::PositionBuffer(clasp3d::PositionBufferError::CpuBackend)));
            }
        };
        if live_scene.detector().cluster_masks_buffer().is_none() {
            let masks = live_scene.detector().cluster_masks_async().await?;
            self.picture.borrow_mut().write_cluster_masks(live_scene.scene(), &masks);
        }
        let hit_bits = stats::hit_bits(&result, live_scene.scene().triangles().len());
        self.picture.borrow_mut().write_marks(&hit_bits, &appearance::segments(result.contacts()));
        self.needs_redraw.set(true);
        self.last_frame.replace(LastFrame {
            times: stats::times(animation, detection, &result),
            result,
            frame: live_scene.frame(),
            drawn_frame: live_scene.frame(),
            frames: live_scene.frames(),
            triangles: live_scene.scene().triangles().len(),
            clusters: live_scene.detector().clusters(),
            detection_backend: live_scene.detector().backend().to_string(),
            animation_backend: live_scene.animation_backend().map(|backend| backend.to_string()).unwrap_or_default(),
        });
        Ok(())
    }
}

/// Ignores the loss of a device, which JavaScript sees as [`Page::is_lost`].
fn ignore_loss(result: clasp3d::Result<()>) -> Result<(), JsError> {
    match result {
        Err(Error::Device(DeviceError::Lost { .. })) => Ok(()),
        result => Ok(result?),
    }
}

/// Whether the browser has WebGPU.
fn has_webgpu() -> bool {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into());
    let gpu = navigator.and_then(|navigator| Reflect::get(&navigator, &"gpu".into()));
    gpu.is_ok_and(|gpu| !gpu.is_undefined() && !gpu.is_null())
}
