//! The live page: a moving scene, what is found in it, and a picture of both.
//!
//! | module | holds |
//! | --- | --- |
//! | `settings` | what a visitor can set, as controls and links say it |
//! | `scenes` | which scenes there are, and from where they are looked at |
//! | `dropped` | meshes of the visitor's own |
//! | `stage` | what moves, and its detector |
//! | `camera`, `look` | from where it is seen, and how it looks |
//! | `picture` | the two ways to draw it: |
//! | `renderer` | with wgpu, from the buffers of the detector and the simulation |
//! | `drawing` | on the CPU, where there is no WebGPU |
//! | `stats` | what there is to say of a frame |
//!
//! JavaScript has the controls and the clock, and calls [`Page`]. Drawing never waits: it shows what is in the buffers,
//! while a detection is on its way or not. So marks of what was found may be a frame older than the shape.

mod camera;
mod drawing;
mod dropped;
mod look;
mod picture;
mod renderer;
mod scenes;
mod settings;
mod stage;
mod stats;

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::sync::Arc;

use clasp3d::gpu::{AdapterKind, AdapterRequest, Gpu};
use clasp3d::{Backend, DetectionResult, DeviceError, Error, Mesh, SceneError};
use glam::Vec3;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;
use web_time::Instant;

use self::camera::Camera;
use self::look::Look;
use self::picture::{NoPicture, Picture};
use self::scenes::{OWN_MESH, SHOWN};
use self::settings::{BackendChoice, FEWEST_TRIANGLES, LEAST_FUZZINESS, MOST_FUZZINESS, MOST_TRIANGLES, PageSettings};
use self::stage::{Places, Stage};
use self::stats::object;

/// A device that is lost so often within [`LOSS_TIME`] is given up.
const MOST_LOSSES: usize = 3;
const LOSS_TIME: Duration = Duration::from_secs(60);

/// The page, for its JavaScript. Calls that return a promise are made one after the other; all others at any time.
#[wasm_bindgen]
pub struct Page {
    /// The browser's GPU, if the page can use and draw with it.
    gpu: RefCell<Option<Arc<Gpu>>>,
    picture: RefCell<Picture>,
    /// Nothing while a frame is on its way.
    stage: RefCell<Option<Stage>>,
    settings: RefCell<PageSettings>,
    camera: Cell<Camera>,
    own_mesh: RefCell<Option<OwnMesh>>,
    last: RefCell<Last>,
    /// What visitors should know.
    notices: RefCell<Vec<String>>,
    losses: RefCell<Vec<Instant>>,
    /// Whether there is something new to draw.
    stale: Cell<bool>,
}

struct OwnMesh {
    name: String,
    mesh: Mesh,
}

/// What is known of the last frame whose detection is done.
#[derive(Default)]
struct Last {
    report: DetectionResult,
    times: Vec<(&'static str, f64)>,
    /// Which frame that was.
    frame: usize,
    /// Which frame is drawn.
    drawn_frame: usize,
    frames: usize,
    triangles: usize,
    clusters: u32,
    detected_on: String,
    moved_on: String,
}

#[wasm_bindgen]
impl Page {
    /// Draws on this canvas. Nothing is shown before settings are [applied](Self::apply).
    pub async fn open(canvas: HtmlCanvasElement) -> Result<Page, JsError> {
        let mut notices = Vec::new();
        let gpu = has_webgpu().then(|| Arc::new(Gpu::new(AdapterRequest { software: true, ..Default::default() })));
        let (gpu, picture) = match gpu {
            Some(gpu) => match Picture::on_gpu(&gpu, &canvas).await {
                Ok(picture) => (Some(gpu), picture),
                Err(problem) => {
                    notices.push(problem.to_string());
                    (None, Picture::on_cpu(&Picture::renew(&canvas)?)?)
                }
            },
            None => {
                notices.push(NoPicture::NoWebGpu.to_string());
                (None, Picture::on_cpu(&canvas)?)
            }
        };
        let settings = PageSettings::default();
        Ok(Self {
            gpu: RefCell::new(gpu),
            picture: RefCell::new(picture),
            stage: RefCell::new(None),
            camera: Cell::new(SHOWN[0].camera),
            settings: RefCell::new(settings),
            own_mesh: RefCell::new(None),
            last: RefCell::default(),
            notices: RefCell::new(notices),
            losses: RefCell::default(),
            stale: Cell::new(true),
        })
    }

    /// The scenes: `name`, `title`, `about` and `triangles` of each.
    pub fn scenes() -> Array {
        let fields = |shown: &scenes::Shown| {
            let about = shown.built_in().map_or("", |scene| scene.description);
            object(&[
                ("name", shown.name.into()),
                ("title", shown.title.into()),
                ("about", about.into()),
                ("triangles", (shown.triangles as u32).into()),
            ])
        };
        SHOWN.iter().map(fields).collect()
    }

    /// The ranges of settings that have one, for controls.
    pub fn limits() -> JsValue {
        object(&[
            ("fewestTriangles", (FEWEST_TRIANGLES as u32).into()),
            ("mostTriangles", (MOST_TRIANGLES as u32).into()),
            ("leastFuzziness", LEAST_FUZZINESS.into()),
            ("mostFuzziness", MOST_FUZZINESS.into()),
            ("mostClusters", clasp3d_kernels::types::MAX_CLUSTERS.into()),
            ("mostBytes", (dropped::MOST_BYTES as u32).into()),
        ])
    }

    /// The colour of a cluster, as CSS writes it.
    #[wasm_bindgen(js_name = clusterColor)]
    pub fn cluster_color(cluster: usize) -> String {
        let color = look::palette(cluster % look::COLORS) * 255.0;
        format!("rgb({:.0} {:.0} {:.0})", color.x, color.y, color.z)
    }

    /// Makes the settings those of a line of text, `name=value&…`: of a link, or of the controls.
    pub async fn apply(&self, text: &str) -> Result<(), JsError> {
        let (mut wanted, problems) = PageSettings::read(text);
        self.notices.borrow_mut().extend(problems);
        let before = self.settings.borrow().clone();
        if wanted.scene == OWN_MESH && self.own_mesh.borrow().is_none() {
            self.notice(
                "This link is to a mesh of someone's own, which no link carries. Drop the file here to see it.",
            );
            (wanted.scene, wanted.triangles) = (before.scene, before.triangles);
        }
        let stage = self.stage.take();
        let same_scene = stage.is_some() && wanted.scene == before.scene && wanted.triangles == before.triangles;
        let same_place = wanted.backend == before.backend;
        let result = match stage {
            Some(mut stage) if same_scene && same_place => {
                let result = if wanted.detects_like(&before) {
                    Ok(())
                } else {
                    match stage.change_detector(&wanted, self.backend(&wanted)).await {
                        Ok(()) => self.look_at(&mut stage, Duration::ZERO, true).await,
                        Err(error) => Err(error),
                    }
                };
                self.stage.replace(Some(stage));
                result
            }
            old => match self.open_stage(&mut wanted).await {
                Ok(mut fresh) => {
                    if wanted.scene != before.scene {
                        self.camera.set(self.usual_camera(wanted.scene));
                    }
                    let result = self.look_at(&mut fresh, Duration::ZERO, true).await;
                    self.stage.replace(Some(fresh));
                    result
                }
                Err(error) => {
                    self.stage.replace(old);
                    Err(error)
                }
            },
        };
        match result {
            Ok(()) => {
                if let Some(camera) = wanted.camera.take() {
                    self.camera.set(camera);
                }
                self.settings.replace(wanted);
                self.stale.set(true);
                Ok(())
            }
            // The page notices that by itself and goes on with a fresh device.
            Err(Error::Device(DeviceError::Lost { .. })) => {
                self.settings.replace(wanted);
                Ok(())
            }
            Err(error) => Err(JsError::new(&error.to_string())),
        }
    }

    /// The settings as a line of text, with where the scene is looked at from.
    #[wasm_bindgen(getter)]
    pub fn link(&self) -> String {
        let settings = PageSettings { camera: Some(self.camera.get()), ..self.settings.borrow().clone() };
        settings.to_string()
    }

    /// Reads a mesh from the bytes of a file and makes it the scene.
    #[wasm_bindgen(js_name = openMesh)]
    pub async fn open_mesh(&self, name: &str, bytes: Vec<u8>) -> Result<(), JsError> {
        let mesh = dropped::read(name, &bytes).map_err(|problem| JsError::new(&problem))?;
        drop(bytes);
        let before = self.own_mesh.replace(Some(OwnMesh { name: name.to_owned(), mesh }));
        let mut wanted = PageSettings { scene: OWN_MESH, playing: false, ..self.settings.borrow().clone() };
        let opened = match self.open_stage(&mut wanted).await {
            Ok(mut fresh) => {
                self.camera.set(self.usual_camera(OWN_MESH));
                let looked_at = self.look_at(&mut fresh, Duration::ZERO, true).await;
                looked_at.map(|()| fresh)
            }
            Err(error) => Err(error),
        };
        match opened {
            Ok(fresh) => {
                self.settings.replace(wanted);
                self.stage.replace(Some(fresh));
                self.stale.set(true);
                Ok(())
            }
            Err(error) => {
                self.own_mesh.replace(before);
                Err(JsError::new(&format!("{name}: {error}")))
            }
        }
    }

    /// The name of the visitor's own mesh, if there is one.
    #[wasm_bindgen(getter, js_name = meshName)]
    pub fn mesh_name(&self) -> Option<String> {
        self.own_mesh.borrow().as_ref().map(|own| own.name.clone())
    }

    /// Goes on to the next frame and finds what intersects in it.
    pub async fn advance(&self) -> Result<(), JsError> {
        let Some(mut stage) = self.stage.take() else { return Ok(()) };
        let result = match stage.next_frame().await {
            Ok(time) => self.look_at(&mut stage, time, false).await,
            Err(error) => Err(error),
        };
        self.stage.replace(Some(stage));
        quiet_loss(result)
    }

    /// Goes back to the first frame.
    pub async fn restart(&self) -> Result<(), JsError> {
        let Some(mut stage) = self.stage.take() else { return Ok(()) };
        let result = match stage.restart().await {
            Ok(()) => self.look_at(&mut stage, Duration::ZERO, true).await,
            Err(error) => Err(error),
        };
        self.stage.replace(Some(stage));
        quiet_loss(result)
    }

    /// Whether the device is lost, so that [`recover`](Self::recover) must be called.
    #[wasm_bindgen(getter, js_name = isLost)]
    pub fn is_lost(&self) -> bool {
        self.picture.borrow().lost().is_some()
    }

    /// Goes on with a fresh device, or without one where it is lost again and again.
    pub async fn recover(&self) -> Result<(), JsError> {
        let Some(reason) = self.picture.borrow().lost() else { return Ok(()) };
        let canvas = Picture::renew(self.picture.borrow().canvas())?;
        let often = {
            let mut losses = self.losses.borrow_mut();
            losses.retain(|time| time.elapsed() < LOSS_TIME);
            losses.push(Instant::now());
            losses.len() >= MOST_LOSSES
        };
        let gpu = self.gpu.borrow().clone().filter(|_| !often);
        let picture = match gpu {
            Some(gpu) => Picture::on_gpu(&gpu, &canvas).await,
            None => Err(NoPicture::Lost),
        };
        let picture = match picture {
            Ok(picture) => {
                self.notice(&format!("The GPU was lost ({reason}). The page goes on with a fresh one."));
                picture
            }
            Err(problem) => {
                self.notice(&format!("The GPU was lost ({reason}). {problem}"));
                self.gpu.replace(None);
                // It may have got as far as drawing with WebGPU.
                Picture::on_cpu(&Picture::renew(&canvas)?)?
            }
        };
        self.picture.replace(picture);
        let mut settings = self.settings.borrow().clone();
        // What moves on the CPU goes on where it was; what was on the device begins anew.
        let kept = self.stage.take().filter(|stage| stage.moved_by().is_none_or(|backend| !backend.is_gpu()));
        let opened = match kept {
            Some(mut stage) => stage.change_detector(&settings, self.backend(&settings)).await.map(|()| stage),
            None => self.open_stage(&mut settings).await,
        };
        let mut stage = opened?;
        let result = self.look_at(&mut stage, Duration::ZERO, true).await;
        self.stage.replace(Some(stage));
        quiet_loss(result)
    }

    /// Gives the device up as if it were lost, for tests of what then happens.
    #[wasm_bindgen(js_name = loseDevice)]
    pub fn lose_device(&self) {
        if let Picture::Gpu { renderer, .. } = &*self.picture.borrow() {
            renderer.device().destroy();
        }
    }

    /// What visitors should know since they were last told.
    #[wasm_bindgen(js_name = takeNotices)]
    pub fn take_notices(&self) -> Vec<String> {
        self.notices.take()
    }

    /// How the picture is drawn: `webgpu` or `canvas`.
    #[wasm_bindgen(getter, js_name = drawnWith)]
    pub fn drawn_with(&self) -> String {
        let gpu = matches!(&*self.picture.borrow(), Picture::Gpu { .. });
        if gpu { "webgpu" } else { "canvas" }.to_owned()
    }

    /// The name of the GPU, if there is one: and whether it is a software one.
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
            Picture::Cpu(_) => None,
        }
    }

    /// The picture has so many pixels now.
    pub fn resize(&self, width: u32, height: u32) {
        self.picture.borrow_mut().resize([width, height]);
        self.stale.set(true);
    }

    /// Draws the picture if there is something new in it. Says whether it did.
    pub fn draw(&self) -> bool {
        if !self.stale.replace(false) || self.is_lost() {
            return false;
        }
        let settings = self.settings.borrow();
        let look = Look { camera: self.camera.get(), color: settings.color, marks: settings.marks };
        self.picture.borrow_mut().draw(&look);
        true
    }

    /// Goes around the scene, by parts of the picture's height.
    pub fn orbit(&self, right: f32, up: f32) {
        self.move_camera(|camera| camera.orbit(right, up));
    }

    /// Moves the scene, by parts of the picture's height.
    pub fn pan(&self, right: f32, down: f32) {
        self.move_camera(|camera| camera.pan(right, down));
    }

    /// Goes so many times as near.
    pub fn zoom(&self, factor: f32) {
        self.move_camera(|camera| camera.zoom(factor));
    }

    /// Looks at the scene as usual.
    #[wasm_bindgen(js_name = resetView)]
    pub fn reset_view(&self) {
        let usual = self.usual_camera(self.settings.borrow().scene);
        self.move_camera(|camera| *camera = usual);
    }

    /// What there is to say of the last frame.
    pub fn stats(&self) -> JsValue {
        let last = self.last.borrow();
        let stats = &last.report.stats;
        let number = |count: u64| JsValue::from(count as f64);
        let sizes: Array = stats.cluster_sizes.iter().map(|size| JsValue::from(*size)).collect();
        object(&[
            ("frame", number(last.frame as u64)),
            ("drawnFrame", number(last.drawn_frame as u64)),
            ("frames", number(last.frames as u64)),
            ("triangles", number(last.triangles as u64)),
            ("clusters", last.clusters.into()),
            ("clusterSizes", sizes.into()),
            ("shared", stats.shared.into()),
            ("candidates", number(stats.candidates)),
            ("tested", number(stats.tested)),
            ("undecided", number(stats.undecided)),
            ("pairs", number(last.report.pairs().len() as u64)),
            ("regions", last.report.contact_regions().map_or(JsValue::NULL, |count| number(count as u64))),
            ("detectedOn", last.detected_on.as_str().into()),
            ("movedOn", last.moved_on.as_str().into()),
            ("times", stats::array(&last.times)),
        ])
    }

    /// The pairs of the last frame, as CSV.
    #[wasm_bindgen(js_name = pairsCsv)]
    pub fn pairs_csv(&self) -> String {
        stats::pairs_csv(&self.last.borrow().report)
    }
}

impl Page {
    fn notice(&self, text: &str) {
        self.notices.borrow_mut().push(text.to_owned());
    }

    fn move_camera(&self, change: impl FnOnce(&mut Camera)) {
        let mut camera = self.camera.get();
        change(&mut camera);
        self.camera.set(camera);
        self.stale.set(true);
    }

    /// Where a scene is usually looked at from.
    fn usual_camera(&self, scene: &str) -> Camera {
        if let Some(shown) = scenes::shown(scene) {
            return shown.camera;
        }
        let own = self.own_mesh.borrow();
        let positions = own.as_ref().map_or(&[][..], |own| &own.mesh.positions);
        let (low, high) = positions.iter().fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(low, high), position| {
            (low.min((*position).into()), high.max((*position).into()))
        });
        // Halved first, so that nothing overflows.
        Camera::around(low * 0.5 + high * 0.5, (high * 0.5 - low * 0.5).length())
    }

    /// Where the work is done.
    fn backend(&self, settings: &PageSettings) -> Backend {
        let gpu = self.gpu.borrow().clone();
        match (settings.backend, gpu) {
            (BackendChoice::Gpu, Some(gpu)) => Backend::Shared(gpu),
            (BackendChoice::Auto, Some(gpu)) if !self.picture.borrow().is_software() => Backend::Shared(gpu),
            _ => Backend::Cpu,
        }
    }

    /// Opens the scene that the settings want, and gives it to the picture.
    async fn open_stage(&self, settings: &mut PageSettings) -> clasp3d::Result<Stage> {
        if settings.backend == BackendChoice::Gpu && self.gpu.borrow().is_none() {
            self.notice("There is no WebGPU for the GPU backend: the CPU does the work.");
            settings.backend = BackendChoice::Auto;
        }
        let backend = self.backend(settings);
        match self.open_stage_on(settings, backend).await {
            Err(error @ Error::Device(DeviceError::SceneTooLarge { .. }))
                if settings.backend == BackendChoice::Auto =>
            {
                self.notice(&format!("{error}, and so it does."));
                self.open_stage_on(settings, Backend::Cpu).await
            }
            result => result,
        }
    }

    async fn open_stage_on(&self, settings: &PageSettings, backend: Backend) -> clasp3d::Result<Stage> {
        let own = (settings.scene == OWN_MESH).then(|| self.own_mesh.borrow().as_ref().map(|own| own.mesh.clone()));
        match (own.flatten(), scenes::shown(settings.scene).and_then(scenes::Shown::built_in)) {
            (Some(mesh), _) => Stage::mesh(mesh, settings, backend).await,
            (None, Some(scene)) => Stage::built_in(scene, settings, backend).await,
            (None, None) => Err(Error::Scene(SceneError::TriangleCount { count: 0, limit: dropped::MOST_TRIANGLES })),
        }
    }

    /// Shows the frame that a stage is at, and finds what intersects in it. A scene or a detector may be `fresh`.
    async fn look_at(&self, stage: &mut Stage, motion: Duration, fresh: bool) -> clasp3d::Result<()> {
        let start = Instant::now();
        if fresh {
            self.picture.borrow_mut().set_scene(stage.scene());
        }
        let on_gpu = stage.detector().device().is_some();
        let host = match stage.places().await? {
            Places::Host(positions) => Some(positions),
            Places::Device(buffer) => {
                self.picture.borrow_mut().share_positions(buffer);
                None
            }
        };
        let buffer = match &host {
            Some(positions) => self.picture.borrow_mut().write_positions(positions),
            None => self.picture.borrow().positions(),
        };
        if let Some(buffer) = stage.detector().cluster_masks_buffer() {
            self.picture.borrow_mut().share_owners(buffer);
        }
        let motion = motion + start.elapsed();
        self.last.borrow_mut().drawn_frame = stage.frame();
        self.stale.set(true);
        let (report, detection) = match (&host, &buffer) {
            (_, Some(buffer)) if on_gpu => stage.detect_buffer(buffer).await?,
            (Some(positions), _) => stage.detect(positions).await?,
            // A simulation on the device whose detector is not there: they are always opened for the same backend.
            (None, _) => {
                return Err(Error::Device(DeviceError::PositionBuffer(clasp3d::PositionBufferError::CpuBackend)));
            }
        };
        if stage.detector().cluster_masks_buffer().is_none() {
            let masks = stage.detector().cluster_masks_async().await?;
            self.picture.borrow_mut().write_masks(stage.scene(), &masks);
        }
        let hits = stats::hits(&report, stage.scene().triangles().len());
        self.picture.borrow_mut().write_found(&hits, &look::segments(report.contacts()));
        self.stale.set(true);
        self.last.replace(Last {
            times: stats::times(motion, detection, &report),
            report,
            frame: stage.frame(),
            drawn_frame: stage.frame(),
            frames: stage.frames(),
            triangles: stage.scene().triangles().len(),
            clusters: stage.detector().clusters(),
            detected_on: stage.detector().backend().to_string(),
            moved_on: stage.moved_by().map(|backend| backend.to_string()).unwrap_or_default(),
        });
        Ok(())
    }
}

/// A lost device is no error for JavaScript: it sees it by itself, and calls [`Page::recover`].
fn quiet_loss(result: clasp3d::Result<()>) -> Result<(), JsError> {
    match result {
        Err(Error::Device(DeviceError::Lost { .. })) => Ok(()),
        result => Ok(result?),
    }
}

/// Whether the browser has WebGPU at all.
fn has_webgpu() -> bool {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into());
    let gpu = navigator.and_then(|navigator| Reflect::get(&navigator, &"gpu".into()));
    gpu.is_ok_and(|gpu| !gpu.is_undefined() && !gpu.is_null())
}
