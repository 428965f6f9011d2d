//! The one public way in: positions in, the exact list of intersecting triangle pairs out.

use std::borrow::Cow;
use std::sync::Arc;

use glam::Vec3;
use rayon::prelude::*;
use web_time::Instant;

use crate::continuous::{ContinuousFigures, ContinuousReport, Filters, Impact};
use crate::cpu::CpuPipeline;
use crate::exact::{Face, intersect};
use crate::gpu::continuous::{Motions, Moving};
use crate::gpu::pipeline::{Found, Pipeline};
use crate::gpu::{AdapterRequest, Buffer, Device, Gpu, GpuDevice};
use crate::report::{Figures, Pair, Report, StageFigures};
use crate::scene::{Scene, check_finite};
use crate::settings::{Assignment, PipelineSettings};
use crate::{Error, ObjectFilter, Result};

/// Where the work is done.
#[derive(Clone, Debug, Default)]
pub enum Backend {
    /// On a hardware GPU where there is one that the scene fits into, else on the CPU.
    #[default]
    Auto,
    /// On the CPU.
    Cpu,
    /// On a GPU of this kind, with a device of its own.
    Gpu(AdapterRequest),
    /// On a device that others use, too: other detectors, or you ([`Gpu::from_wgpu`]).
    Shared(Arc<Gpu>),
}

/// What becomes of triangles that have a vertex in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Neighbors {
    /// They intersect where they have more in common than the vertices that they share: see [`crate::exact`].
    #[default]
    Exact,
    /// They never intersect, as most simulations want it.
    Skip,
}

/// Into how many clusters a scene is divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clusters {
    /// As many as are fast for its number of triangles.
    #[default]
    Auto,
    /// This many, from 1 to 64.
    Count(u32),
}

impl Clusters {
    pub(crate) fn count(self, triangles: usize) -> u32 {
        match self {
            Self::Count(count) => count,
            Self::Auto => (triangles / TRIANGLES_PER_CLUSTER).clamp(1, MOST_CLUSTERS) as u32,
        }
    }
}

/// Triangles to a cluster, where nobody says how many clusters there are. Fewer, and clustering and assignment take more
/// time than the sweep saves.
const TRIANGLES_PER_CLUSTER: usize = 4000;

/// The most clusters that there are then, for the same reason.
const MOST_CLUSTERS: usize = 32;

/// How to detect.
///
/// The pairs that are found depend on `neighbors` and `filter` (and on `assignment`, whose default is the exact one). All
/// else is a matter of speed.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the work is done.
    pub backend: Backend,
    /// What becomes of triangles that have a vertex in common.
    pub neighbors: Neighbors,
    /// Which pairs of objects are left out.
    pub filter: ObjectFilter,
    /// Whether the report says where and how deep the triangles of each pair meet: see [`Report::contacts`].
    pub contacts: bool,
    /// Into how many clusters the scene is divided.
    pub clusters: Clusters,
    /// The fuzziness of the clustering, more than 1.
    pub fuzziness: f32,
    /// Rounds of clustering on the first frame, at most.
    pub first_rounds: u32,
    /// Rounds on later frames, which begin with the centers of the last one, at most.
    pub later_rounds: u32,
    /// How far a center may move for it to count as standing still, as a part of the size of the scene.
    pub tolerance: f32,
    /// Which clusters a triangle is in.
    pub assignment: Assignment,
    /// Tiles of candidates that a device looks at in one go, at most: see [`PipelineSettings::slice_limit`].
    pub slice_limit: u32,
    /// What [`Detector::detect_continuous`] filters before its elementary tests.
    pub continuous: Filters,
    /// The distance that features are to keep during a motion: what comes as close as this is an impact. Zero, the default,
    /// finds what meets, exactly.
    ///
    /// A separation errs on the safe side, as [`vertex_face_within`](crate::continuous::vertex_face_within) says: every pair
    /// that comes as close is found, and the time is never later than the exact one. Found may also be what comes almost as
    /// close. Features that are closer from the start on have an impact at time 0.
    pub separation: f32,
}

impl Default for Settings {
    fn default() -> Self {
        let PipelineSettings {
            fuzziness, first_rounds, later_rounds, tolerance, assignment, slice_limit, filter, ..
        } = PipelineSettings::default();
        Self {
            backend: Backend::Auto,
            neighbors: Neighbors::Exact,
            filter,
            contacts: false,
            clusters: Clusters::Auto,
            fuzziness,
            first_rounds,
            later_rounds,
            tolerance,
            assignment,
            slice_limit,
            continuous: Filters::default(),
            separation: 0.0,
        }
    }
}

impl Settings {
    /// An error if a setting is out of its range. (Whether the objects of the filter are there is known only with a
    /// scene.)
    pub fn check(&self) -> Result<()> {
        if !(self.separation >= 0.0 && self.separation.is_finite()) {
            return Err(Error::Separation { separation: self.separation.to_string() });
        }
        self.for_pipeline(1).check()
    }

    pub(crate) fn for_pipeline(&self, triangles: usize) -> PipelineSettings {
        PipelineSettings {
            clusters: self.clusters.count(triangles),
            fuzziness: self.fuzziness,
            first_rounds: self.first_rounds,
            later_rounds: self.later_rounds,
            tolerance: self.tolerance,
            assignment: self.assignment,
            skip_neighbors: self.neighbors == Neighbors::Skip,
            slice_limit: self.slice_limit,
            filter: self.filter.clone(),
        }
    }
}

/// Detects intersecting triangles of a scene, frame after frame.
///
/// The methods that end in `_async` are for the browser, where nothing can wait, and for programs that have other things
/// to do. A detector can be used again after any error; a GPU that was lost is opened anew.
pub struct Detector {
    scene: Scene,
    settings: PipelineSettings,
    contacts: bool,
    continuous: Filters,
    separation: f32,
    /// What looks at motions on the CPU where there is more in motion than triangles.
    motions: Option<Box<CpuPipeline>>,
    pipeline: AnyPipeline,
    /// Whether the CPU takes over what is too large for the GPU.
    falls_back: bool,
}

enum AnyPipeline {
    Cpu(Box<CpuPipeline>),
    Gpu(Box<OnGpu>),
}

struct OnGpu {
    gpu: Arc<Gpu>,
    device: Arc<GpuDevice>,
    pipeline: Pipeline<GpuDevice>,
    positions: Buffer<f32>,
    /// What looks at motions, once there was one.
    motions: Option<Motions<GpuDevice>>,
}

/// Where the positions of a frame are.
enum Positions<'p> {
    Host(&'p [[f32; 3]]),
    Device(&'p Buffer<f32>),
}

/// Which pairs are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    All,
    /// One is enough.
    Any,
}

impl Detector {
    /// A detector for a scene.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range, where the filter names an object that the scene does not have, or where a GPU
    /// is asked for and there is none or the scene is too large for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(scene: &Scene, settings: Settings) -> Result<Self> {
        // Natively, opening a device waits for nothing.
        crate::gpu::block_on(Self::open(scene, settings), || {})
    }

    /// [`new`](Self::new), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `new`.
    pub async fn open(scene: &Scene, settings: Settings) -> Result<Self> {
        settings.check()?;
        let pipeline_settings = settings.for_pipeline(scene.motion_triangles().len());
        let falls_back = matches!(settings.backend, Backend::Auto);
        let gpu = match settings.backend {
            // Without triangles there is nothing for a GPU to do.
            _ if scene.triangles().is_empty() => None,
            Backend::Cpu => None,
            Backend::Shared(gpu) => Some(gpu),
            Backend::Gpu(request) => Some(Arc::new(Gpu::new(request))),
            Backend::Auto => Some(Arc::new(Gpu::new(AdapterRequest::default()))),
        };
        let on_gpu = match gpu {
            Some(gpu) => match OnGpu::open(gpu, scene, &pipeline_settings).await {
                Err(Error::NoAdapter { .. } | Error::NoDevice { .. } | Error::SceneTooLarge { .. }) if falls_back => {
                    None
                }
                on_gpu => Some(on_gpu?),
            },
            None => None,
        };
        let pipeline = match on_gpu {
            Some(on_gpu) => AnyPipeline::Gpu(Box::new(on_gpu)),
            None => AnyPipeline::Cpu(Box::new(CpuPipeline::new(scene, pipeline_settings.clone())?)),
        };
        Ok(Self {
            scene: scene.clone(),
            settings: pipeline_settings,
            contacts: settings.contacts,
            continuous: settings.continuous,
            separation: settings.separation,
            motions: None,
            pipeline,
            falls_back,
        })
    }

    /// What the work is done on: `cpu`, or the name of the GPU.
    pub fn backend(&self) -> &str {
        match &self.pipeline {
            AnyPipeline::Cpu(_) => "cpu",
            AnyPipeline::Gpu(on_gpu) => &on_gpu.device.adapter().name,
        }
    }

    /// The device that the work is done on, if it is a GPU. After an error that says that it is lost, it is another one.
    pub fn device(&self) -> Option<&Arc<GpuDevice>> {
        match &self.pipeline {
            AnyPipeline::Cpu(_) => None,
            AnyPipeline::Gpu(on_gpu) => Some(&on_gpu.device),
        }
    }

    /// The scene.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Into how many clusters the scene is divided.
    pub fn clusters(&self) -> u32 {
        self.settings.clusters
    }

    /// A bit to each cluster that each triangle was in, in the last frame. Empty before the first.
    ///
    /// # Errors
    ///
    /// Where the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn cluster_masks(&self) -> Result<Vec<u64>> {
        wait(self.device().cloned(), self.cluster_masks_async())
    }

    /// [`cluster_masks`](Self::cluster_masks), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `cluster_masks`.
    pub async fn cluster_masks_async(&self) -> Result<Vec<u64>> {
        match &self.pipeline {
            AnyPipeline::Cpu(pipeline) => Ok(pipeline.masks().to_vec()),
            AnyPipeline::Gpu(on_gpu) => on_gpu.pipeline.masks(&*on_gpu.device).await,
        }
    }

    /// Where the masks of [`cluster_masks`](Self::cluster_masks) are on the GPU, if the work is done on one, for drawing:
    /// four `u32` to a triangle, of which the first two are the lower and the upper half of its mask. It is another buffer
    /// after [`change_scene`](Self::change_scene), and after a device was lost.
    pub fn cluster_masks_buffer(&self) -> Option<&wgpu::Buffer> {
        match &self.pipeline {
            AnyPipeline::Cpu(_) => None,
            AnyPipeline::Gpu(on_gpu) => Some(on_gpu.pipeline.masks_buffer().raw()),
        }
    }

    /// Goes on with another scene: after tearing or cutting, say. The clusters begin where those of the last frame were.
    ///
    /// # Errors
    ///
    /// Where the filter names an object that the scene does not have, and where the scene is too large for the device.
    /// The detector then still has the old one.
    pub fn change_scene(&mut self, scene: &Scene) -> Result<()> {
        self.settings.filter.check(scene.objects())?;
        match &mut self.pipeline {
            AnyPipeline::Cpu(pipeline) => pipeline.change_scene(scene)?,
            AnyPipeline::Gpu(_) if scene.triangles().is_empty() => self.pipeline = cpu(scene, &self.settings)?,
            AnyPipeline::Gpu(on_gpu) => {
                let OnGpu { device, pipeline, positions, motions, .. } = &mut **on_gpu;
                *motions = None;
                let changed = device.buffer("positions", scene.positions().len() * 3).and_then(|buffer| {
                    pipeline.change_scene(&**device, scene)?;
                    Ok(buffer)
                });
                match changed {
                    Ok(buffer) => *positions = buffer,
                    Err(error) => match (too_large(error, device, scene), self.falls_back) {
                        (Error::SceneTooLarge { .. }, true) => {
                            self.pipeline = cpu(scene, &self.settings)?;
                        }
                        // A lost device is opened anew with the next frame, for the new scene.
                        (Error::DeviceLost { .. }, _) => {}
                        (error, _) => return Err(error),
                    },
                }
            }
        }
        self.scene = scene.clone();
        self.motions = None;
        Ok(())
    }

    /// Finds all pairs of triangles that intersect, with the vertices of the scene at these positions.
    ///
    /// # Errors
    ///
    /// Where there are more or fewer positions than the scene has vertices, or one is not finite; and where the device
    /// has no room for what it finds.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect(&mut self, positions: &[[f32; 3]]) -> Result<Report> {
        self.renew_blocking()?;
        wait(self.device().cloned(), self.detect_async(positions))
    }

    /// [`detect`](Self::detect), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `detect`.
    pub async fn detect_async(&mut self, positions: &[[f32; 3]]) -> Result<Report> {
        self.check(positions)?;
        self.run(Positions::Host(positions), Wanted::All).await
    }

    /// Finds all pairs of triangles that intersect, with the vertices of the scene at the positions in a buffer that is
    /// already on the device of this detector: three `f32` to a vertex. It needs the usages `STORAGE` and `COPY_SRC`.
    ///
    /// The buffer must belong to [this device](Self::device): make it there, or hand your own device to the detector with
    /// [`Gpu::from_wgpu`].
    ///
    /// # Errors
    ///
    /// Where the detector works on the CPU, where the buffer is too small or lacks a usage, and as for
    /// [`detect`](Self::detect).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect_buffer(&mut self, positions: &wgpu::Buffer) -> Result<Report> {
        self.renew_blocking()?;
        wait(self.device().cloned(), self.detect_buffer_async(positions))
    }

    /// [`detect_buffer`](Self::detect_buffer), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `detect_buffer`.
    pub async fn detect_buffer_async(&mut self, positions: &wgpu::Buffer) -> Result<Report> {
        let problem = |problem: String| Err(Error::PositionBuffer { problem });
        let Some(device) = self.device() else {
            return problem("is on a GPU, but this detector works on the CPU".to_owned());
        };
        let (bytes, needed) = (positions.size(), self.scene.positions().len() as u64 * 12);
        if bytes < needed {
            let vertices = self.scene.positions().len();
            return problem(format!("has {bytes} bytes, but {vertices} vertices take {needed}"));
        }
        let usages = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC;
        if !positions.usage().contains(usages) {
            return problem(format!("has the usages {:?}, but needs {usages:?}", positions.usage()));
        }
        let positions = device.borrow_buffer("positions", positions, self.scene.positions().len() * 3)?;
        self.run(Positions::Device(&positions), Wanted::All).await
    }

    /// Whether any triangles intersect: some pair that does, if there is one. It looks no further than it must, and does
    /// not always find the same pair.
    ///
    /// # Errors
    ///
    /// As for [`detect`](Self::detect).
    #[cfg(not(target_arch = "wasm32"))]
    pub fn find_any(&mut self, positions: &[[f32; 3]]) -> Result<Option<Pair>> {
        self.renew_blocking()?;
        wait(self.device().cloned(), self.find_any_async(positions))
    }

    /// [`find_any`](Self::find_any), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `find_any`.
    pub async fn find_any_async(&mut self, positions: &[[f32; 3]]) -> Result<Option<Pair>> {
        self.check(positions)?;
        let report = self.run(Positions::Host(positions), Wanted::Any).await?;
        Ok(report.pairs.first().copied())
    }

    /// Finds every vertex and face, and every two edges, that meet while all vertices move in straight lines from one
    /// position to another; and the triangles that intersect at the start already. Features that have a vertex in common
    /// are left out; [lone edges](crate::Mesh::edges) and [lone points](crate::Mesh::points) are features, too. With
    /// [`Settings::separation`], it finds what comes as close to each other as that.
    ///
    /// The answer is exact, and the same on every backend: a GPU finds the candidates and filters them, and the CPU decides
    /// what is left. [`crate::continuous`] says what counts as a contact.
    ///
    /// # Errors
    ///
    /// As for [`detect`](Self::detect), for the positions at either time: [`Error::Motion`] says at which.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn detect_continuous(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<ContinuousReport> {
        self.renew_blocking()?;
        wait(self.device().cloned(), self.detect_continuous_async(t0, t1))
    }

    /// [`detect_continuous`](Self::detect_continuous), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `detect_continuous`.
    pub async fn detect_continuous_async(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<ContinuousReport> {
        for (when, positions) in [("start", t0), ("end", t1)] {
            self.check(positions).map_err(|problem| Error::Motion { when, problem: Box::new(problem) })?;
        }
        let start = Instant::now();
        let intersecting = self.run(Positions::Host(t0), Wanted::All).await?.pairs;
        let static_time = start.elapsed();
        let start = Instant::now();
        let (impacts, figures) = self.run_continuous(t0, t1).await?;
        Ok(ContinuousReport { intersecting, impacts, figures, times: [static_time, start.elapsed()] })
    }

    async fn run_continuous(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<(Vec<Impact>, ContinuousFigures)> {
        let Self { scene, settings, continuous, separation, motions, pipeline, falls_back, .. } = self;
        loop {
            match pipeline {
                AnyPipeline::Cpu(pipeline) => {
                    let pipeline = match motions {
                        _ if !scene.has_lone_features() => pipeline,
                        Some(pipeline) => pipeline,
                        none => none.insert(Box::new(CpuPipeline::for_motions(scene, settings.clone())?)),
                    };
                    return Ok(pipeline.run_continuous(t0, t1, *continuous, *separation));
                }
                AnyPipeline::Gpu(on_gpu) => {
                    on_gpu.renew(scene, settings).await?;
                    let motion = Moving { t0, t1, separation: *separation };
                    match on_gpu.run_continuous(scene, settings, motion, *continuous).await {
                        Err(error) => match too_large(error, &on_gpu.device, scene) {
                            Error::SceneTooLarge { .. } if *falls_back => *pipeline = cpu(scene, settings)?,
                            error => {
                                // As after a frame that failed.
                                let _ = on_gpu.renew(scene, settings).await;
                                return Err(error);
                            }
                        },
                        found => return found,
                    }
                }
            }
        }
    }

    fn check(&self, positions: &[[f32; 3]]) -> Result<()> {
        let expected = self.scene.positions().len();
        if positions.len() != expected {
            return Err(Error::PositionCount { count: positions.len(), expected });
        }
        check_finite(positions)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn renew_blocking(&mut self) -> Result<()> {
        let Self { scene, settings, pipeline, .. } = self;
        match pipeline {
            AnyPipeline::Gpu(on_gpu) => crate::gpu::block_on(on_gpu.renew(scene, settings), || {}),
            AnyPipeline::Cpu(_) => Ok(()),
        }
    }

    async fn run(&mut self, positions: Positions<'_>, wanted: Wanted) -> Result<Report> {
        if self.scene.triangles().is_empty() {
            return Ok(Report::default());
        }
        let Self { scene, settings, contacts, pipeline, falls_back, .. } = self;
        let contacts = *contacts && wanted == Wanted::All;
        if let AnyPipeline::Gpu(on_gpu) = pipeline {
            on_gpu.renew(scene, settings).await?;
            match on_gpu.run(scene, &positions, wanted, contacts).await {
                Err(error) => match too_large(error, &on_gpu.device, scene) {
                    Error::SceneTooLarge { .. } if *falls_back => {
                        let host = positions.on_host(&on_gpu.device, true).await?.into_owned();
                        *pipeline = cpu(scene, settings)?;
                        return Ok(self.run_on_cpu(&host, wanted));
                    }
                    error => {
                        // So that whoever wants to make buffers on the fresh device finds it here. If there is none, the
                        // next frame will say so.
                        let _ = on_gpu.renew(scene, settings).await;
                        return Err(error);
                    }
                },
                report => return report,
            }
        }
        match positions {
            Positions::Host(positions) => Ok(self.run_on_cpu(positions, wanted)),
            Positions::Device(_) => Err(Error::PositionBuffer { problem: "is not on the CPU".to_owned() }),
        }
    }

    fn run_on_cpu(&mut self, positions: &[[f32; 3]], wanted: Wanted) -> Report {
        let AnyPipeline::Cpu(pipeline) = &mut self.pipeline else { return Report::default() };
        let found = match wanted {
            Wanted::All => pipeline.run(positions),
            Wanted::Any => pipeline.run_until_hit(positions),
        };
        let mut report = report(&self.scene, found.pairs, found.degenerate, found.figures, found.stages);
        if self.contacts && wanted == Wanted::All {
            report.add_contacts(&self.scene, positions);
        }
        report
    }
}

fn cpu(scene: &Scene, settings: &PipelineSettings) -> Result<AnyPipeline> {
    Ok(AnyPipeline::Cpu(Box::new(CpuPipeline::new(scene, settings.clone())?)))
}

/// An error of the device that is one of the scene's size, as such.
fn too_large(error: Error, device: &GpuDevice, scene: &Scene) -> Error {
    match error {
        Error::LimitExceeded { .. } | Error::OutOfMemory { .. } | Error::TooLong { .. } => Error::SceneTooLarge {
            triangles: scene.triangles().len(),
            adapter: device.adapter().name.clone(),
            reason: Box::new(error),
        },
        other => other,
    }
}

/// Waits for what works on this device, or on none.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn wait<F: Future>(device: Option<Arc<GpuDevice>>, future: F) -> F::Output {
    match device {
        Some(device) => device.block_on(future),
        None => crate::gpu::block_on(future, || {}),
    }
}

fn report(
    scene: &Scene,
    pairs: Vec<(u32, u32)>,
    degenerate: Vec<u32>,
    figures: Figures,
    stages: Vec<StageFigures>,
) -> Report {
    let object = |triangle| scene.object_of(triangle);
    let pair = |(a, b)| Pair { a, b, object_a: object(a), object_b: object(b) };
    Report { pairs: pairs.into_iter().map(pair).collect(), contacts: None, degenerate, figures, stages }
}

impl Positions<'_> {
    /// The positions, if they are needed or already there.
    async fn on_host(&self, device: &GpuDevice, needed: bool) -> Result<Cow<'_, [[f32; 3]]>> {
        match self {
            Self::Host(positions) => Ok(Cow::Borrowed(positions)),
            Self::Device(buffer) if needed => {
                let numbers = device.read(buffer, 0..GpuDevice::len(buffer)).await?;
                Ok(Cow::Owned(bytemuck::cast_slice(&numbers).to_vec()))
            }
            Self::Device(_) => Ok(Cow::Borrowed(&[])),
        }
    }
}

impl OnGpu {
    async fn open(gpu: Arc<Gpu>, scene: &Scene, settings: &PipelineSettings) -> Result<Self> {
        let device = gpu.device().await?;
        let pipeline = Pipeline::new(&*device, scene, settings.clone());
        let positions = device.buffer("positions", scene.positions().len() * 3);
        match (pipeline, positions) {
            (Ok(pipeline), Ok(positions)) => Ok(Self { gpu, device, pipeline, positions, motions: None }),
            (Err(error), _) | (_, Err(error)) => Err(too_large(error, &device, scene)),
        }
    }

    /// Opens the device anew if it is lost. Everything that was on it is gone, the centers of the clusters too.
    async fn renew(&mut self, scene: &Scene, settings: &PipelineSettings) -> Result<()> {
        if self.device.lost().is_some() {
            *self = Self::open(Arc::clone(&self.gpu), scene, settings).await?;
        }
        Ok(())
    }

    async fn run_continuous(
        &mut self,
        scene: &Scene,
        settings: &PipelineSettings,
        motion: Moving<'_>,
        filters: Filters,
    ) -> Result<(Vec<Impact>, ContinuousFigures)> {
        let motions = match &mut self.motions {
            Some(motions) => motions,
            none => none.insert(Motions::new(&*self.device, scene, settings)?),
        };
        motions.run(&*self.device, motion, filters).await
    }

    async fn run(&mut self, scene: &Scene, source: &Positions<'_>, wanted: Wanted, contacts: bool) -> Result<Report> {
        let Self { device, pipeline, positions, .. } = self;
        let buffer = match source {
            Positions::Host(host) => {
                device.write(positions, host.as_flattened())?;
                &*positions
            }
            Positions::Device(buffer) => buffer,
        };
        match wanted {
            Wanted::All => {
                let found = pipeline.run(&**device, buffer).await?;
                let mut report = settle(scene, source, device, found).await?;
                if contacts {
                    let positions = source.on_host(device, !report.pairs.is_empty()).await?;
                    report.add_contacts(scene, &positions);
                }
                Ok(report)
            }
            Wanted::Any => {
                let hit = async |found: &Found| {
                    Ok(!found.hits.is_empty() || !settle(scene, source, device, found.clone()).await?.pairs.is_empty())
                };
                let found = pipeline.run_until(&**device, buffer, hit).await?;
                settle(scene, source, device, found).await
            }
        }
    }
}

/// Decides what a device has left open.
async fn settle(scene: &Scene, source: &Positions<'_>, device: &GpuDevice, found: Found) -> Result<Report> {
    let Found { mut hits, open, suspects, mut figures, stages } = found;
    let positions = source.on_host(device, !open.is_empty() || !suspects.is_empty()).await?;
    let face = |triangle: u32| {
        let vertices = scene.triangles()[triangle as usize];
        Face { vertices, positions: vertices.map(|vertex| Vec3::from(positions[vertex as usize])) }
    };
    let before = hits.len();
    hits.par_extend(open.into_par_iter().filter(|(first, second)| intersect(&face(*first), &face(*second))));
    if hits.len() > before {
        // Two sorted lists, one after the other: that is what this sort is good at.
        hits.sort();
    }
    figures.found = hits.len() as u64;
    let degenerate = suspects.into_iter().filter(|triangle| face(*triangle).is_degenerate()).collect();
    Ok(report(scene, hits, degenerate, figures, stages))
}
