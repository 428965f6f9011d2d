//! The one public way in: positions in, the exact list of intersecting triangle pairs out.
//!
//! It waits for its results, so it is not for the browser, where nothing can; there the pipelines are used directly.

use std::sync::Arc;

use glam::Vec3;
use rayon::prelude::*;

use crate::cpu::CpuPipeline;
use crate::exact::{Face, intersect};
use crate::gpu::pipeline::Pipeline;
use crate::gpu::{AdapterRequest, Buffer, Device, Gpu, GpuDevice};
use crate::scene::{Scene, check_finite};
use crate::settings::PipelineSettings;
use crate::{Error, Result};

/// Where the work is done.
#[derive(Clone, Debug, Default)]
pub enum Backend {
    /// On a hardware GPU where there is one, else on the CPU.
    #[default]
    Auto,
    /// On the CPU.
    Cpu,
    /// On a GPU of this kind, with a device of its own.
    Gpu(AdapterRequest),
    /// On a device that other detectors use, too.
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

/// How to detect. The pairs that are found depend on `neighbors` alone; all else is a matter of speed.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the work is done.
    pub backend: Backend,
    /// What becomes of triangles that have a vertex in common.
    pub neighbors: Neighbors,
    /// Into how many clusters the scene is divided, from 1 to 64.
    pub clusters: u32,
    /// The fuzziness of the clustering, more than 1.
    pub fuzziness: f32,
}

impl Default for Settings {
    fn default() -> Self {
        let PipelineSettings { clusters, fuzziness, .. } = PipelineSettings::default();
        Self { backend: Backend::Auto, neighbors: Neighbors::Exact, clusters, fuzziness }
    }
}

/// Detects intersecting triangles of a scene, frame after frame.
pub struct Detector {
    scene: Scene,
    pipeline: AnyPipeline,
}

enum AnyPipeline {
    Cpu(CpuPipeline),
    Gpu(Box<OnGpu>),
}

struct OnGpu {
    gpu: Arc<Gpu>,
    device: Arc<GpuDevice>,
    settings: PipelineSettings,
    pipeline: Pipeline<GpuDevice>,
    positions: Buffer<f32>,
}

/// Two triangles that intersect: the one with the lower number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The first triangle.
    pub a: u32,
    /// The second triangle.
    pub b: u32,
    /// The object of the first triangle.
    pub object_a: usize,
    /// The object of the second triangle.
    pub object_b: usize,
}

/// What a frame gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pairs: Vec<Pair>,
    /// Triangles with no area, ascending: they count as the segment or point that they are.
    pub degenerate: Vec<u32>,
    /// How much work it was.
    pub figures: Figures,
}

/// How much work a frame was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Triangles, counted once for each cluster that they are in.
    pub entries: usize,
    /// Candidates: the sum of the counts of the sweep.
    pub candidates: u64,
    /// Pairs whose boxes overlap on all axes, which were tested triangle against triangle.
    pub tested: u64,
    /// Pairs that `f32` could not decide, and exact arithmetic did.
    pub open: u64,
    /// Rounds of clustering.
    pub rounds: u32,
}

impl Report {
    /// The pairs that intersect, ascending.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }
}

impl Detector {
    /// A detector for a scene.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range, or where a GPU is asked for and there is none or it is too small.
    pub fn new(scene: &Scene, settings: Settings) -> Result<Self> {
        let pipeline_settings = PipelineSettings {
            clusters: settings.clusters,
            fuzziness: settings.fuzziness,
            skip_neighbors: settings.neighbors == Neighbors::Skip,
            ..Default::default()
        };
        pipeline_settings.check()?;
        let cpu = || AnyPipeline::Cpu(CpuPipeline::new(pipeline_settings));
        let on_gpu = |gpu| OnGpu::new(gpu, scene, pipeline_settings).map(|gpu| AnyPipeline::Gpu(Box::new(gpu)));
        let pipeline = match settings.backend {
            Backend::Cpu => cpu(),
            Backend::Gpu(request) => on_gpu(Arc::new(Gpu::new(request)))?,
            Backend::Shared(gpu) => on_gpu(gpu)?,
            Backend::Auto => match on_gpu(Arc::new(Gpu::new(AdapterRequest::default()))) {
                Ok(gpu) => gpu,
                // No hardware, or too small a one: the CPU takes any scene.
                Err(Error::NoAdapter { .. } | Error::NoDevice { .. }) => cpu(),
                Err(Error::LimitExceeded { .. } | Error::OutOfMemory { .. }) => cpu(),
                Err(error) => return Err(error),
            },
        };
        Ok(Self { scene: scene.clone(), pipeline })
    }

    /// What the work is done on: `cpu`, or the name of the GPU.
    pub fn backend(&self) -> &str {
        match &self.pipeline {
            AnyPipeline::Cpu(_) => "cpu",
            AnyPipeline::Gpu(gpu) => &gpu.device.adapter().name,
        }
    }

    /// Finds all pairs of triangles that intersect, with the vertices of the scene at these positions.
    ///
    /// # Errors
    ///
    /// Where there are more or fewer positions than the scene has vertices, or one is not finite. The detector can be
    /// used again after any error; a GPU that was lost is opened anew.
    pub fn detect(&mut self, positions: &[[f32; 3]]) -> Result<Report> {
        let expected = self.scene.positions().len();
        if positions.len() != expected {
            return Err(Error::PositionCount { count: positions.len(), expected });
        }
        check_finite(positions)?;
        let triangles = self.scene.triangles();
        let face = |triangle: u32| {
            let vertices = triangles[triangle as usize];
            Face { vertices, positions: vertices.map(|vertex| Vec3::from(positions[vertex as usize])) }
        };
        let (pairs, figures) = match &mut self.pipeline {
            AnyPipeline::Cpu(pipeline) => {
                let found = pipeline.run(positions, triangles);
                let figures = Figures {
                    entries: found.entries,
                    candidates: found.candidates,
                    tested: found.tested,
                    open: found.open,
                    rounds: found.rounds,
                };
                (found.pairs, figures)
            }
            AnyPipeline::Gpu(gpu) => {
                let found = gpu.run(&self.scene, positions)?;
                let figures = Figures {
                    entries: found.entries,
                    candidates: found.candidates as u64,
                    tested: found.pairs as u64,
                    open: found.open.len() as u64,
                    rounds: found.rounds,
                };
                let decided = found.open.iter().filter(|pair| intersect(&face(pair.x), &face(pair.y)));
                let mut pairs: Vec<(u32, u32)> =
                    found.hits.iter().chain(decided).map(|pair| (pair.x, pair.y)).collect();
                pairs.sort_unstable();
                (pairs, figures)
            }
        };
        let object = |triangle| self.scene.object_of(triangle);
        Ok(Report {
            pairs: pairs.into_iter().map(|(a, b)| Pair { a, b, object_a: object(a), object_b: object(b) }).collect(),
            degenerate: (0..triangles.len() as u32)
                .into_par_iter()
                .filter(|triangle| face(*triangle).is_degenerate())
                .collect(),
            figures,
        })
    }
}

impl OnGpu {
    fn new(gpu: Arc<Gpu>, scene: &Scene, settings: PipelineSettings) -> Result<Self> {
        let device = gpu.device_blocking()?;
        let pipeline = Pipeline::new(&*device, scene.triangles(), settings)?;
        let positions = device.buffer("positions", scene.positions().len() * 3)?;
        Ok(Self { gpu, device, settings, pipeline, positions })
    }

    fn run(&mut self, scene: &Scene, positions: &[[f32; 3]]) -> Result<crate::gpu::pipeline::Found> {
        if self.device.lost().is_some() {
            // Everything that was on it is gone, the centers of the clusters too.
            self.device = self.gpu.device_blocking()?;
            self.pipeline = Pipeline::new(&*self.device, scene.triangles(), self.settings)?;
            self.positions = self.device.buffer("positions", scene.positions().len() * 3)?;
        }
        self.device.write(&self.positions, positions.as_flattened())?;
        self.device.block_on(self.pipeline.run(&*self.device, &self.positions))
    }
}
