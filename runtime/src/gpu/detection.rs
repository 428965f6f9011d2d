//! Frames and CCD of a [`Detector`](crate::Detector) on a device, resolved by exact predicates. A lost device is opened again.

use std::borrow::Cow;
use std::sync::Arc;

use glam::Vec3;
use rayon::prelude::*;

use super::ccd::{CcdPipeline, MotionInput};
use super::frame::FilteredResult;
use super::open_backend::as_scene_too_large;
use super::pipeline::Pipeline;
use super::{Buffer, Device, Gpu, GpuDevice};
use crate::Result;
use crate::ccd::{CcdStats, Impact};
use crate::engine::get_or_try_insert;
use crate::exact::{Face, intersect};
use crate::result::DetectionResult;
use crate::scene::Scene;
use crate::settings::{CcdSettings, PipelineSettings, Query};

/// Detection on a GPU, for a scene.
pub(crate) struct GpuDetection {
    gpu: Arc<Gpu>,
    device: Arc<GpuDevice>,
    pipeline: Pipeline<GpuDevice>,
    positions: Buffer<f32>,
    /// The CCD pipeline, after the first motion.
    ccd: Option<CcdPipeline<GpuDevice>>,
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
        scene: &Scene,
        settings: &PipelineSettings,
    ) -> Result<Self> {
        let pipeline = Pipeline::new(&*device, scene, settings.clone())?;
        let positions = device.buffer("positions", scene.positions().len() * 3)?;
        Ok(Self { gpu, device, pipeline, positions, ccd: None })
    }

    /// Returns the device.
    pub(crate) fn device(&self) -> &Arc<GpuDevice> {
        &self.device
    }

    /// Opens the device again if it is lost. Everything on it is then gone, including the cluster centers.
    pub(crate) async fn renew(&mut self, scene: &Scene, settings: &PipelineSettings) -> Result<()> {
        if self.device.lost().is_some() {
            let (gpu, device) = (Arc::clone(&self.gpu), self.gpu.device().await?);
            *self = Self::new(gpu, Arc::clone(&device), scene, settings)
                .map_err(|error| as_scene_too_large(error, &device, scene.triangles().len()))?;
        }
        Ok(())
    }

    /// Changes the scene. On an error, the pipeline is unchanged.
    pub(crate) fn change_scene(&mut self, scene: &Scene) -> Result<()> {
        self.ccd = None;
        let Self { device, pipeline, .. } = self;
        let positions = device.buffer("positions", scene.positions().len() * 3);
        let changed = positions.and_then(|positions| Ok((positions, pipeline.change_scene(&**device, scene)?)));
        let (positions, ()) = self.map_too_large(scene, changed)?;
        self.positions = positions;
        Ok(())
    }

    /// Turns errors about limits and memory of the device into [`DeviceError::SceneTooLarge`](crate::DeviceError).
    fn map_too_large<T>(&self, scene: &Scene, result: Result<T>) -> Result<T> {
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
        scene: &Scene,
        source: &PositionSource<'_>,
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        let result = self.run_frame(scene, source, query, contacts).await;
        self.map_too_large(scene, result)
    }

    async fn run_frame(
        &mut self,
        scene: &Scene,
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
            result.add_contacts(scene, &positions);
        }
        Ok(result)
    }

    /// Finds the impacts of a motion.
    pub(crate) async fn detect_ccd(
        &mut self,
        scene: &Scene,
        settings: &PipelineSettings,
        t0: &[[f32; 3]],
        t1: &[[f32; 3]],
        ccd: &CcdSettings,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let motion = MotionInput { t0, t1, min_distance: ccd.min_distance };
        let Self { device, ccd: pipeline, .. } = self;
        let result = match get_or_try_insert(pipeline, || CcdPipeline::new(&**device, scene, settings)) {
            Ok(pipeline) => pipeline.run(&**device, motion, ccd.filters).await,
            Err(error) => Err(error),
        };
        self.map_too_large(scene, result)
    }
}

/// Decides undecided pairs and possibly degenerate triangles by exact predicates.
async fn resolve(
    scene: &Scene,
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
    Ok(DetectionResult::new(scene, hits, degenerate, stats, stages))
}
