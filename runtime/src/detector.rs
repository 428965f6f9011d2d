//! The detector: positions in, the exact list of intersecting triangle pairs out.

use web_time::Instant;

use crate::ccd::{CcdResult, CcdTimes};
use crate::engine::{DetectionEngine, Engine};
use crate::result::{DetectionResult, Pair};
use crate::scene::{Real, Scene, check_finite};
use crate::settings::{CcdSettings, PipelineSettings, Query, Settings};
#[cfg(not(target_arch = "wasm32"))]
use crate::wait::Waiter;
use crate::{ActiveBackend, MotionEnd, Result, SceneError};

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
    pub(crate) scene: Scene<T>,
    pub(crate) settings: PipelineSettings,
    pub(crate) contacts: bool,
    ccd: CcdSettings,
    pub(crate) engine: DetectionEngine,
}

impl<T: Real> Detector<T> {
    /// Creates a detector for a scene.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, or the object filter refers to an object that the scene does not have; with
    /// [`Backend::Gpu`](crate::Backend::Gpu) and [`Backend::Shared`](crate::Backend::Shared), also if there is no such GPU or
    /// the scene is too large for it.
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
            engine: DetectionEngine::open(&settings.backend, scene, &pipeline_settings).await?,
            settings: pipeline_settings,
            contacts: settings.contacts,
            ccd: settings.ccd,
        })
    }

    /// Returns the backend that the detector runs on.
    pub fn backend(&self) -> ActiveBackend {
        self.engine.backend()
    }

    /// Limits the candidate tiles of one launch on a GPU, from 1 to 2¹⁵ (the default). Smaller launches keep clear of the
    /// watchdog of a graphics driver on slow devices. Affects speed only, not results; the CPU backend ignores it.
    ///
    /// # Errors
    ///
    /// If the limit is out of range.
    pub fn set_slice_limit(&mut self, slice_limit: u32) -> Result<()> {
        let settings = PipelineSettings { slice_limit, ..self.settings.clone() };
        settings.check()?;
        self.settings = settings;
        self.engine.set_slice_limit(slice_limit);
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

    /// Returns the cluster mask of each triangle in the last frame: one bit per cluster. Empty before the first frame, and from
    /// [`change_scene`](Self::change_scene) to the next one.
    ///
    /// # Errors
    ///
    /// If the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn cluster_masks(&self) -> Result<Vec<u64>> {
        self.engine.waiter().block_on(self.cluster_masks_async())
    }

    /// Async version of [`cluster_masks`](Self::cluster_masks).
    ///
    /// # Errors
    ///
    /// As for `cluster_masks`.
    pub async fn cluster_masks_async(&self) -> Result<Vec<u64>> {
        self.engine.masks().await
    }

    /// Changes the scene, after tearing or cutting for example. Clustering starts with the cluster centers of the last frame.
    ///
    /// # Errors
    ///
    /// If the object filter refers to an object that the new scene does not have, or the scene is too large for the GPU. The
    /// detector then keeps its scene.
    pub fn change_scene(&mut self, scene: &Scene<T>) -> Result<()> {
        self.settings.filter.check(scene.objects())?;
        self.engine.change_scene(scene, &self.settings)?;
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
        self.engine.waiter().block_on(self.detect_async(positions))
    }

    /// Async version of [`detect`](Self::detect).
    ///
    /// # Errors
    ///
    /// As for `detect`.
    pub async fn detect_async(&mut self, positions: &[[T; 3]]) -> Result<DetectionResult> {
        self.run(positions, Query::All).await
    }

    /// Returns an intersecting pair if there is any. The search stops early, and does not always find the same pair.
    ///
    /// # Errors
    ///
    /// As for [`detect`](Self::detect).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn find_any(&mut self, positions: &[[T; 3]]) -> Result<Option<Pair>> {
        self.renew_blocking()?;
        self.engine.waiter().block_on(self.find_any_async(positions))
    }

    /// Async version of [`find_any`](Self::find_any).
    ///
    /// # Errors
    ///
    /// As for `find_any`.
    pub async fn find_any_async(&mut self, positions: &[[T; 3]]) -> Result<Option<Pair>> {
        let result = self.run(positions, Query::First).await?;
        Ok(result.pairs.first().copied())
    }

    /// Finds all impacts while all vertices move in straight lines from `t0` to `t1`: vertex-face pairs and edge-edge pairs
    /// that meet. Also finds the triangles that intersect at the start.
    ///
    /// Features with a common vertex are excluded. [Lone edges](crate::Mesh::edges) and [lone points](crate::Mesh::points)
    /// are features, too. With [`CcdSettings::min_distance`], features that come as close as this are impacts.
    ///
    /// The result is exact, and the same on every backend: a GPU finds and filters feature candidates, and the CPU decides the
    /// remaining ones. [`crate::ccd`] defines impacts.
    ///
    /// # Errors
    ///
    /// As for [`detect`](Self::detect); [`SceneError::Motion`] says which positions are invalid: those at the start or the end.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect_continuous(&mut self, t0: &[[T; 3]], t1: &[[T; 3]]) -> Result<CcdResult> {
        self.renew_blocking()?;
        self.engine.waiter().block_on(self.detect_continuous_async(t0, t1))
    }

    /// Async version of [`detect_continuous`](Self::detect_continuous).
    ///
    /// # Errors
    ///
    /// As for `detect_continuous`.
    pub async fn detect_continuous_async(&mut self, t0: &[[T; 3]], t1: &[[T; 3]]) -> Result<CcdResult> {
        for (when, positions) in [(MotionEnd::Start, t0), (MotionEnd::End, t1)] {
            self.check(positions).map_err(|reason| SceneError::Motion { when, reason: Box::new(reason) })?;
        }
        let start = Instant::now();
        let intersecting = self.run(t0, Query::All).await?.pairs;
        let intersections_time = start.elapsed();
        let start = Instant::now();
        let Self { scene, settings, ccd, engine, .. } = self;
        let (impacts, stats) = engine.detect_ccd(scene, settings, t0, t1, ccd).await?;
        let times = CcdTimes { intersections: intersections_time, impacts: start.elapsed() };
        Ok(CcdResult { intersecting, impacts, stats, times })
    }

    async fn run(&mut self, positions: &[[T; 3]], query: Query) -> Result<DetectionResult> {
        self.check(positions)?;
        let Self { scene, settings, contacts, engine, .. } = self;
        if scene.triangles().is_empty() {
            return Ok(DetectionResult::default());
        }
        engine.detect(scene, settings, positions, query, *contacts && query == Query::All).await
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
        Waiter::CPU.block_on(engine.renew(scene, settings))
    }
}
