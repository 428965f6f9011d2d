//! The detector: positions in, the exact list of intersecting triangle pairs out.

use web_time::Instant;

use crate::ccd::{CcdResult, CcdStats, CcdTimes, Impact};
use crate::cpu::CpuDetection;
#[cfg(feature = "gpu")]
use crate::gpu::{Buffer, GpuDetection, PositionSource, is_scene_too_large, open_detection};
use crate::result::{DetectionResult, Pair};
use crate::scene::{Real, Scene, check_finite};
use crate::settings::{CcdSettings, PipelineSettings, Query, Settings};
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::Waiter;
use crate::{ActiveBackend, Backend, Result, SceneError};
#[cfg(feature = "gpu")]
use crate::{DeviceError, Error, PositionBufferError};

/// Detects intersecting triangles of a scene, frame after frame.
///
/// Methods that end in `_async` are for browsers, where nothing can block, and for programs with an async runtime. A detector
/// can be used again after any error; if a GPU was lost, the detector opens it again.
///
/// The positions of all frames have the number type of the scene: `f32` or `f64`. Results are those of exact arithmetic on these
/// numbers, on every backend.
///
/// ```
/// use clasp3d::{Detector, Mesh, Scene, Settings};
///
/// # fn main() -> Result<(), clasp3d::Error> {
/// // A bolt a tenth of a millimeter above a plate, a thousand kilometers from the origin: f32 has steps of 6 cm there.
/// let plate = [[1e6, 0.0, 0.0], [1e6 + 4.0, 0.0, 0.0], [1e6, 4.0, 0.0]];
/// let bolt = [[1e6 + 1.0, 1.0, 1e-4], [1e6 + 1.0, 1.0, 1.0], [1e6 + 1.001, 1.0, 1.0]];
/// let meshes = [plate, bolt].map(|corners| Mesh::new_f64(corners.to_vec(), vec![[0, 1, 2]]));
/// let scene = Scene::new(meshes)?;
/// let mut detector = Detector::new(&scene, Settings::default())?;
/// assert!(detector.detect(scene.positions())?.pairs().is_empty());
/// let mut positions = scene.positions().to_vec();
/// positions[3][2] = -1e-4;
/// assert_eq!(detector.detect(&positions)?.pairs().len(), 1);
/// # Ok(())
/// # }
/// ```
pub struct Detector<T: Real = f32> {
    scene: Scene<T>,
    settings: PipelineSettings,
    contacts: bool,
    ccd: CcdSettings,
    engine: Engine,
    /// Whether the CPU takes over if the scene is too large for the GPU.
    #[cfg_attr(not(feature = "gpu"), expect(dead_code, reason = "the CPU is the only backend"))]
    falls_back: bool,
}

/// The pipelines of a detector, on its backend.
pub(crate) enum Engine {
    Cpu(Box<CpuDetection>),
    #[cfg(feature = "gpu")]
    Gpu(Box<GpuDetection>),
}

impl Engine {
    fn cpu(scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<Self> {
        Ok(Self::Cpu(Box::new(CpuDetection::new(scene, settings)?)))
    }
}

impl<T: Real> Detector<T> {
    /// Creates a detector for a scene.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, or the object filter refers to an object that the scene does not have; with
    /// [`Backend::Gpu`] and [`Backend::Shared`], also if there is no such GPU or the scene is too large for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(scene: &Scene<T>, settings: Settings) -> Result<Self> {
        Waiter::CPU.block_on(Self::new_async(scene, settings))
    }

    /// Async version of [`new`](Self::new).
    ///
    /// # Errors
    ///
    /// As for `new`.
    pub async fn new_async(scene: &Scene<T>, settings: Settings) -> Result<Self> {
        settings.check()?;
        let pipeline_settings = settings.for_pipeline(scene.ccd_triangles().len());
        Ok(Self {
            scene: scene.clone(),
            engine: Self::open_engine(scene, &settings.backend, &pipeline_settings).await?,
            settings: pipeline_settings,
            contacts: settings.contacts,
            ccd: settings.ccd,
            falls_back: settings.backend.falls_back(),
        })
    }

    async fn open_engine(scene: &Scene<T>, backend: &Backend, settings: &PipelineSettings) -> Result<Engine> {
        // A scene without triangles has no work for a GPU.
        #[cfg(feature = "gpu")]
        if !scene.triangles().is_empty()
            && let Some(detection) = open_detection(backend, scene, settings).await?
        {
            return Ok(Engine::Gpu(Box::new(detection)));
        }
        let _ = backend; // not used without the feature `gpu`
        Engine::cpu(scene, settings)
    }

    /// Returns the backend that the detector runs on.
    pub fn backend(&self) -> ActiveBackend {
        match &self.engine {
            Engine::Cpu(_) => ActiveBackend::Cpu,
            #[cfg(feature = "gpu")]
            Engine::Gpu(gpu) => ActiveBackend::Gpu(gpu.device().adapter().name.clone()),
        }
    }

    #[cfg(feature = "gpu")]
    pub(crate) fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Limits the candidate tiles of one launch on a GPU, from 1 to 2¹⁵ (the default). Smaller launches keep clear of the
    /// watchdog of a driver on slow devices. Affects speed only, not results; the CPU backend ignores it.
    ///
    /// # Errors
    ///
    /// If the limit is out of range.
    pub fn set_slice_limit(&mut self, slice_limit: u32) -> Result<()> {
        let settings = PipelineSettings { slice_limit, ..self.settings.clone() };
        settings.check()?;
        self.settings = settings;
        match &mut self.engine {
            Engine::Cpu(_) => {}
            #[cfg(feature = "gpu")]
            Engine::Gpu(gpu) => gpu.set_slice_limit(slice_limit),
        }
        Ok(())
    }

    /// Returns the scene.
    pub fn scene(&self) -> &Scene<T> {
        &self.scene
    }

    /// Returns the number of clusters.
    pub fn clusters(&self) -> u32 {
        self.settings.clusters
    }

    /// Returns the cluster mask of each triangle in the last frame: one bit per cluster. Empty before the first frame.
    ///
    /// # Errors
    ///
    /// If the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn cluster_masks(&self) -> Result<Vec<u64>> {
        self.waiter().block_on(self.cluster_masks_async())
    }

    /// Async version of [`cluster_masks`](Self::cluster_masks).
    ///
    /// # Errors
    ///
    /// As for `cluster_masks`.
    pub async fn cluster_masks_async(&self) -> Result<Vec<u64>> {
        match &self.engine {
            Engine::Cpu(cpu) => Ok(cpu.masks().to_vec()),
            #[cfg(feature = "gpu")]
            Engine::Gpu(gpu) => gpu.masks().await,
        }
    }

    /// Changes the scene, after tearing or cutting for example. Clustering starts with the cluster centers of the last frame.
    ///
    /// # Errors
    ///
    /// If the object filter refers to an object that the new scene does not have, or the scene is too large for the GPU. The
    /// detector then keeps its scene.
    pub fn change_scene(&mut self, scene: &Scene<T>) -> Result<()> {
        self.settings.filter.check(scene.objects())?;
        match &mut self.engine {
            Engine::Cpu(cpu) => cpu.change_scene(scene)?,
            #[cfg(feature = "gpu")]
            Engine::Gpu(_) if scene.triangles().is_empty() => self.engine = Engine::cpu(scene, &self.settings)?,
            #[cfg(feature = "gpu")]
            Engine::Gpu(gpu) => match gpu.change_scene(scene) {
                Err(error) if self.falls_back && is_scene_too_large(&error) => {
                    self.engine = Engine::cpu(scene, &self.settings)?;
                }
                // A lost device is opened again by the next frame, for the new scene.
                Err(Error::Device(DeviceError::Lost { .. })) => {}
                changed => changed?,
            },
        }
        self.scene = scene.clone();
        Ok(())
    }

    /// Finds all intersecting pairs of triangles, with the vertices of the scene at these positions.
    ///
    /// # Errors
    ///
    /// If the number of positions is not the number of vertices of the scene, a position is not finite, or the device has no
    /// memory for the result.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect(&mut self, positions: &[[T; 3]]) -> Result<DetectionResult> {
        self.renew_blocking()?;
        self.waiter().block_on(self.detect_async(positions))
    }

    /// Async version of [`detect`](Self::detect).
    ///
    /// # Errors
    ///
    /// As for `detect`.
    pub async fn detect_async(&mut self, positions: &[[T; 3]]) -> Result<DetectionResult> {
        self.run_on_host_positions(positions, Query::All).await
    }

    /// Returns an intersecting pair if there is any. The search stops early, and does not always find the same pair.
    ///
    /// # Errors
    ///
    /// As for [`detect`](Self::detect).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn find_any(&mut self, positions: &[[T; 3]]) -> Result<Option<Pair>> {
        self.renew_blocking()?;
        self.waiter().block_on(self.find_any_async(positions))
    }

    /// Async version of [`find_any`](Self::find_any).
    ///
    /// # Errors
    ///
    /// As for `find_any`.
    pub async fn find_any_async(&mut self, positions: &[[T; 3]]) -> Result<Option<Pair>> {
        let result = self.run_on_host_positions(positions, Query::First).await?;
        Ok(result.pairs.first().copied())
    }

    /// Finds all impacts while all vertices move in straight lines from `t0` to `t1`: vertex-face pairs and edge-edge pairs
    /// that meet. Also finds the triangles that intersect at the start.
    ///
    /// Features with a common vertex are excluded. [Lone edges](crate::Mesh::edges) and [lone points](crate::Mesh::points)
    /// are features, too. With [`CcdSettings::min_distance`], features that come as close as this are impacts.
    ///
    /// The result is exact, and the same on every backend: a GPU finds and filters candidates, and the CPU decides the
    /// remaining ones. [`crate::ccd`] defines impacts.
    ///
    /// # Errors
    ///
    /// As for [`detect`](Self::detect); [`SceneError::Motion`] says which positions are invalid: those at the start or the end.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect_continuous(&mut self, t0: &[[T; 3]], t1: &[[T; 3]]) -> Result<CcdResult> {
        self.renew_blocking()?;
        self.waiter().block_on(self.detect_continuous_async(t0, t1))
    }

    /// Async version of [`detect_continuous`](Self::detect_continuous).
    ///
    /// # Errors
    ///
    /// As for `detect_continuous`.
    pub async fn detect_continuous_async(&mut self, t0: &[[T; 3]], t1: &[[T; 3]]) -> Result<CcdResult> {
        for (when, positions) in [("start", t0), ("end", t1)] {
            self.check(positions).map_err(|reason| SceneError::Motion { when, reason: Box::new(reason) })?;
        }
        let start = Instant::now();
        let intersecting = self.run_on_host_positions(t0, Query::All).await?.pairs;
        let intersections_time = start.elapsed();
        let start = Instant::now();
        let (impacts, stats) = self.run_ccd(t0, t1).await?;
        let times = CcdTimes { intersections: intersections_time, impacts: start.elapsed() };
        Ok(CcdResult { intersecting, impacts, stats, times })
    }

    #[cfg_attr(not(feature = "gpu"), expect(clippy::never_loop, reason = "only a GPU falls back to the CPU"))]
    async fn run_ccd(&mut self, t0: &[[T; 3]], t1: &[[T; 3]]) -> Result<(Vec<Impact>, CcdStats)> {
        loop {
            let Self { scene, settings, ccd, engine, .. } = self;
            match engine {
                Engine::Cpu(cpu) => return cpu.detect_ccd(scene, settings, t0, t1, ccd),
                #[cfg(feature = "gpu")]
                Engine::Gpu(gpu) => {
                    gpu.renew(scene, settings).await?;
                    match gpu.detect_ccd(scene, settings, t0, t1, ccd).await {
                        Err(error) => self.fall_back(error).await?,
                        found => return found,
                    }
                }
            }
        }
    }

    #[cfg_attr(not(feature = "gpu"), expect(clippy::never_loop, reason = "only a GPU falls back to the CPU"))]
    async fn run_on_host_positions(&mut self, positions: &[[T; 3]], query: Query) -> Result<DetectionResult> {
        self.check(positions)?;
        if self.scene.triangles().is_empty() {
            return Ok(DetectionResult::default());
        }
        loop {
            let Self { scene, contacts, engine, .. } = self;
            let contacts = *contacts && query == Query::All;
            match engine {
                Engine::Cpu(cpu) => return Ok(cpu.detect(scene, positions, query, contacts)),
                #[cfg(feature = "gpu")]
                Engine::Gpu(gpu) => {
                    gpu.renew(scene, &self.settings).await?;
                    match gpu.detect_on_host(scene, positions, query, contacts).await {
                        Err(error) => self.fall_back(error).await?,
                        detected => return detected,
                    }
                }
            }
        }
    }

    /// Lets the CPU take over if the scene is too large for the GPU and this is allowed. Returns other errors.
    #[cfg(feature = "gpu")]
    async fn fall_back(&mut self, error: Error) -> Result<()> {
        let Self { scene, settings, engine, falls_back, .. } = self;
        if *falls_back && is_scene_too_large(&error) {
            *engine = Engine::cpu(scene, settings)?;
            return Ok(());
        }
        if let Engine::Gpu(gpu) = engine {
            renew_after_error(gpu, scene, settings).await;
        }
        Err(error)
    }

    fn check(&self, positions: &[[T; 3]]) -> Result<(), SceneError> {
        let expected = self.scene.positions().len();
        if positions.len() != expected {
            return Err(SceneError::PositionCount { count: positions.len(), expected });
        }
        check_finite(positions)
    }

    /// Opens a lost device again, before a blocking call waits for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn renew_blocking(&mut self) -> Result<()> {
        let Self { scene, settings, engine, .. } = self;
        let _ = (&scene, &settings); // not used without the feature `gpu`
        match engine {
            Engine::Cpu(_) => Ok(()),
            #[cfg(feature = "gpu")]
            Engine::Gpu(gpu) => Waiter::CPU.block_on(gpu.renew(scene, settings)),
        }
    }

    /// Returns the waiter for blocking calls.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn waiter(&self) -> Waiter {
        match &self.engine {
            Engine::Cpu(_) => Waiter::CPU,
            #[cfg(feature = "gpu")]
            Engine::Gpu(gpu) => Waiter::for_device(Some(gpu.device().clone())),
        }
    }
}

#[cfg(feature = "gpu")]
impl Detector {
    /// Detects intersecting pairs at positions in a buffer of the device.
    pub(crate) async fn run_on_device_positions(&mut self, positions: &Buffer<f32>) -> Result<DetectionResult> {
        if self.scene.triangles().is_empty() {
            return Ok(DetectionResult::default());
        }
        let Self { scene, settings, contacts, engine, .. } = self;
        let Engine::Gpu(gpu) = engine else {
            return Err(DeviceError::from(PositionBufferError::CpuBackend).into());
        };
        gpu.renew(scene, settings).await?;
        let source = PositionSource::Device(positions);
        match gpu.detect(scene, &source, Query::All, *contacts).await {
            Err(error) if self.falls_back && is_scene_too_large(&error) => {
                let host = source.on_host(gpu.device(), true).await?.into_owned();
                *engine = Engine::cpu(scene, settings)?;
                self.run_on_host_positions(&host, Query::All).await
            }
            Err(error) => {
                renew_after_error(gpu, scene, settings).await;
                Err(error)
            }
            detected => detected,
        }
    }
}

/// Opens a device again if it was lost, so that the caller can create buffers on the new one at once. If that fails, the next
/// frame returns the error.
#[cfg(feature = "gpu")]
async fn renew_after_error(gpu: &mut GpuDetection, scene: &Scene<impl Real>, settings: &PipelineSettings) {
    let _ = gpu.renew(scene, settings).await;
}
