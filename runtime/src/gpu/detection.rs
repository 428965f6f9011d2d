//! Frames and CCD of a [`Detector`](crate::Detector) on a device, resolved by exact predicates. A lost device is opened again.

use std::borrow::Cow;
use std::sync::Arc;

use glam::Vec3;
use rayon::prelude::*;

use super::ccd::{CcdPipeline, MotionInput};
use super::frame::FilteredResult;
use super::open_backend::as_scene_too_large;
use super::pipeline::Pipeline;
use super::split::SplitInput;
use super::{Buffer, Device, Gpu, GpuDevice};
use crate::Result;
use crate::broad_phase::rounded::Rounder;
use crate::ccd::{CcdStats, Impact};
use crate::cpu::PreciseMesh;
use crate::engine::get_or_try_insert;
use crate::exact::{Decision, Face, decide, intersect};
use crate::result::DetectionResult;
use crate::scene::{PositionSlice, Real, Scene};
use crate::settings::{CcdSettings, PipelineSettings, Query};

/// Detection on a GPU, for a scene.
pub(crate) struct GpuDetection {
    gpu: Arc<Gpu>,
    device: Arc<GpuDevice>,
    pipeline: Pipeline<GpuDevice>,
    positions: Buffer<f32>,
    /// The CCD pipeline, after the first motion.
    ccd: Option<CcdPipeline<GpuDevice>>,
    /// The input of frames with `f64` positions, after the first.
    split: Option<SplitInput>,
    /// Rounds the `f64` positions of motions, after the first.
    ccd_rounder: Option<Rounder>,
}

/// Positions of a frame, on the host or on the device.
pub(crate) enum PositionSource<'p> {
    /// In memory of the host.
    Host(&'p [[f32; 3]]),
    /// In a buffer of the device.
    Device(&'p Buffer<f32>),
}

impl PositionSource<'_> {
    /// Returns the positions in memory of the host. Positions on the device are read only if `needed`; else the result is
    /// empty.
    pub(crate) async fn on_host(&self, device: &GpuDevice, needed: bool) -> Result<Cow<'_, [[f32; 3]]>> {
        match self {
            Self::Host(positions) => Ok(Cow::Borrowed(positions)),
            Self::Device(buffer) if needed => {
                let coordinates = device.read(buffer, 0..GpuDevice::len(buffer)).await?;
                Ok(Cow::Owned(bytemuck::cast_slice(&coordinates).to_vec()))
            }
            Self::Device(_) => Ok(Cow::Borrowed(&[])),
        }
    }
}

impl GpuDetection {
    pub(crate) fn new(
        gpu: Arc<Gpu>,
        device: Arc<GpuDevice>,
        scene: &Scene<impl Real>,
        settings: &PipelineSettings,
    ) -> Result<Self> {
        let pipeline = Pipeline::new(&*device, scene, settings.clone())?;
        let positions = device.buffer("positions", scene.positions().len() * 3)?;
        Ok(Self { gpu, device, pipeline, positions, ccd: None, split: None, ccd_rounder: None })
    }

    /// Returns the device.
    pub(crate) fn device(&self) -> &Arc<GpuDevice> {
        &self.device
    }

    /// Opens the device again if it is lost. Everything on it is then gone, including the cluster centers.
    pub(crate) async fn renew(&mut self, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<()> {
        if self.device.lost().is_some() {
            let (gpu, device) = (Arc::clone(&self.gpu), self.gpu.device().await?);
            *self = Self::new(gpu, Arc::clone(&device), scene, settings)
                .map_err(|error| as_scene_too_large(error, &device, scene.triangles().len()))?;
        }
        Ok(())
    }

    /// Changes the scene. On an error, the pipeline is unchanged.
    pub(crate) fn change_scene(&mut self, scene: &Scene<impl Real>) -> Result<()> {
        (self.ccd, self.split, self.ccd_rounder) = (None, None, None);
        let Self { device, pipeline, .. } = self;
        let positions = device.buffer("positions", scene.positions().len() * 3);
        let changed = positions.and_then(|positions| Ok((positions, pipeline.change_scene(&**device, scene)?)));
        let (positions, ()) = self.map_too_large(scene, changed)?;
        self.positions = positions;
        Ok(())
    }

    /// Turns errors about limits and memory of the device into [`DeviceError::SceneTooLarge`](crate::DeviceError).
    fn map_too_large<T>(&self, scene: &Scene<impl Real>, result: Result<T>) -> Result<T> {
        result.map_err(|error| as_scene_too_large(error, &self.device, scene.triangles().len()))
    }

    /// Sets [`PipelineSettings::slice_limit`].
    pub(crate) fn set_slice_limit(&mut self, slice_limit: u32) {
        self.pipeline.set_slice_limit(slice_limit);
        if let Some(ccd) = &mut self.ccd {
            ccd.set_slice_limit(slice_limit);
        }
    }

    /// Reads the cluster mask of each triangle in the last frame; empty before the first.
    pub(crate) async fn masks(&self) -> Result<Vec<u64>> {
        self.pipeline.masks(&*self.device).await
    }

    /// Returns the buffer with the cluster masks: see
    /// [`Detector::cluster_masks_buffer`](crate::Detector::cluster_masks_buffer).
    pub(crate) fn masks_buffer(&self) -> &wgpu::Buffer {
        self.pipeline.tags_buffer().raw()
    }

    /// Finds intersecting pairs, and computes their contacts if requested.
    pub(crate) async fn detect(
        &mut self,
        scene: &Scene<impl Real>,
        source: &PositionSource<'_>,
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        let result = self.run_frame(scene, source, query, contacts).await;
        self.map_too_large(scene, result)
    }

    async fn run_frame(
        &mut self,
        scene: &Scene<impl Real>,
        source: &PositionSource<'_>,
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        let Self { device, pipeline, positions, .. } = self;
        let buffer = match source {
            PositionSource::Host(host) => {
                device.write(positions, host.as_flattened())?;
                &*positions
            }
            PositionSource::Device(buffer) => buffer,
        };
        let filtered = match query {
            Query::All => pipeline.run(&**device, buffer).await?,
            Query::First => {
                let has_pair = async |filtered: &FilteredResult| {
                    Ok(!filtered.hits.is_empty()
                        || !resolve(scene, source, device, filtered.clone()).await?.pairs.is_empty())
                };
                pipeline.run_until(&**device, buffer, has_pair).await?
            }
        };
        let mut result = resolve(scene, source, device, filtered).await?;
        if contacts {
            let positions = source.on_host(device, !result.pairs.is_empty()).await?;
            result.add_contacts(scene.triangles(), &positions)?;
        }
        Ok(result)
    }

    /// [`detect`](Self::detect) for positions of either number type in memory of the host.
    pub(crate) async fn detect_on_host<T: Real>(
        &mut self,
        scene: &Scene<T>,
        positions: &[[T; 3]],
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        match T::slice(positions) {
            PositionSlice::F32(positions) => {
                self.detect(scene, &PositionSource::Host(positions), query, contacts).await
            }
            PositionSlice::F64(positions) => {
                let result = self.run_frame_f64(scene, positions, query, contacts).await;
                self.map_too_large(scene, result)
            }
        }
    }

    async fn run_frame_f64(
        &mut self,
        scene: &Scene<impl Real>,
        positions: &[[f64; 3]],
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        let Self { device, pipeline, positions: heads, split, .. } = self;
        let split = split.get_or_insert_with(|| SplitInput::new(pipeline, scene));
        split.write(&**device, pipeline, heads, positions)?;
        let mesh = PreciseMesh { triangles: scene.triangles(), positions };
        let filtered = match query {
            Query::All => pipeline.run(&**device, heads).await?,
            Query::First => {
                let has_pair =
                    async |filtered: &FilteredResult| Ok(!decide_pairs(mesh, &filtered.undecided).0.is_empty());
                pipeline.run_until(&**device, heads, has_pair).await?
            }
        };
        let FilteredResult { undecided, mut stats, stages, .. } = filtered;
        let (hits, exact) = decide_pairs(mesh, &undecided);
        (stats.found, stats.undecided) = (hits.len() as u64, exact);
        let mut result = DetectionResult::new(scene, hits, mesh.degenerate_triangles(), stats, stages)?;
        if contacts {
            result.add_contacts(scene.triangles(), positions)?;
        }
        Ok(result)
    }

    /// Finds the impacts of a motion.
    pub(crate) async fn detect_ccd<T: Real>(
        &mut self,
        scene: &Scene<T>,
        settings: &PipelineSettings,
        t0: &[[T; 3]],
        t1: &[[T; 3]],
        ccd: &CcdSettings,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let Self { device, ccd: pipeline, ccd_rounder, .. } = self;
        let result = match get_or_try_insert(pipeline, || CcdPipeline::new(&**device, scene, settings)) {
            Err(error) => Err(error),
            Ok(pipeline) => match (T::slice(t0), T::slice(t1)) {
                (PositionSlice::F32(t0), PositionSlice::F32(t1)) => {
                    let motion = MotionInput { t0, t1, min_distance: ccd.min_distance };
                    pipeline.run(&**device, motion, ccd.filters).await
                }
                (PositionSlice::F64(t0), PositionSlice::F64(t1)) => {
                    let rounder = ccd_rounder.get_or_insert_with(|| Rounder::new(t0.len(), &scene.ccd_triangles()));
                    let min_distance = f64::from(ccd.min_distance);
                    pipeline.run_f64(&**device, rounder, (t0, t1), min_distance, ccd.filters).await
                }
                // Both have the same type.
                _ => Ok(Default::default()),
            },
        };
        self.map_too_large(scene, result)
    }
}

/// Returns the intersecting pairs of a sorted list, and the number of pairs that exact predicates decided.
fn decide_pairs(mesh: PreciseMesh<'_>, pairs: &[(u32, u32)]) -> (Vec<(u32, u32)>, u64) {
    let decisions = pairs.par_iter().map(|(first, second)| decide(&mesh.face(*first), &mesh.face(*second)));
    let decisions: Vec<Decision> = decisions.collect();
    let exact = decisions.iter().filter(|decision| matches!(decision, Decision::Exact(_))).count();
    let hits =
        pairs.iter().zip(&decisions).filter(|(_, decision)| matches!(decision, Decision::Hit | Decision::Exact(true)));
    (hits.map(|(pair, _)| *pair).collect(), exact as u64)
}

/// Decides undecided pairs and possibly degenerate triangles by exact predicates.
async fn resolve(
    scene: &Scene<impl Real>,
    source: &PositionSource<'_>,
    device: &GpuDevice,
    filtered: FilteredResult,
) -> Result<DetectionResult> {
    let FilteredResult { mut hits, undecided, possibly_degenerate, mut stats, stages } = filtered;
    let positions = source.on_host(device, !undecided.is_empty() || !possibly_degenerate.is_empty()).await?;
    let face = |triangle: u32| {
        let vertices = scene.triangles()[triangle as usize];
        Face { vertices, positions: vertices.map(|vertex| Vec3::from(positions[vertex as usize])) }
    };
    let certain_hits = hits.len();
    hits.par_extend(undecided.into_par_iter().filter(|(first, second)| intersect(&face(*first), &face(*second))));
    if hits.len() > certain_hits {
        // A stable sort is fast for two sorted lists in sequence.
        hits.sort();
    }
    stats.found = hits.len() as u64;
    let degenerate = possibly_degenerate.into_iter().filter(|triangle| face(*triangle).is_degenerate()).collect();
    DetectionResult::new(scene, hits, degenerate, stats, stages)
}
