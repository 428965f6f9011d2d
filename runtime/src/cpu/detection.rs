//! Frames and CCD of a [`Detector`](crate::Detector) on the CPU.

use super::CpuPipeline;
use crate::Result;
use crate::ccd::{CcdStats, Impact};
use crate::engine::get_or_try_insert;
use crate::result::DetectionResult;
use crate::scene::Scene;
use crate::settings::{CcdSettings, PipelineSettings, Query};

/// Detection on the CPU, for a scene.
pub(crate) struct CpuDetection {
    pipeline: CpuPipeline,
    /// The pipeline for CCD of scenes with lone edges and points, after the first motion. Other scenes use `pipeline`.
    ccd: Option<CpuPipeline>,
}

impl CpuDetection {
    pub(crate) fn new(scene: &Scene, settings: &PipelineSettings) -> Result<Self> {
        Ok(Self { pipeline: CpuPipeline::new(scene, settings.clone())?, ccd: None })
    }

    /// Changes the scene. On an error, nothing is changed.
    pub(crate) fn change_scene(&mut self, scene: &Scene) -> Result<()> {
        self.pipeline.change_scene(scene)?;
        self.ccd = None;
        Ok(())
    }

    /// Returns the cluster mask of each triangle in the last frame; empty before the first.
    pub(crate) fn masks(&self) -> &[u64] {
        self.pipeline.masks()
    }

    /// Finds intersecting pairs, and computes their contacts if requested.
    pub(crate) fn detect(
        &mut self,
        scene: &Scene,
        positions: &[[f32; 3]],
        query: Query,
        contacts: bool,
    ) -> DetectionResult {
        let found = match query {
            Query::All => self.pipeline.run(positions),
            Query::First => self.pipeline.run_until_hit(positions),
        };
        let mut result = DetectionResult::new(scene, found.pairs, found.degenerate, found.stats, found.stages);
        if contacts {
            result.add_contacts(scene, positions);
        }
        result
    }

    /// Finds the impacts of a motion.
    pub(crate) fn detect_ccd(
        &mut self,
        scene: &Scene,
        settings: &PipelineSettings,
        t0: &[[f32; 3]],
        t1: &[[f32; 3]],
        ccd: &CcdSettings,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let pipeline = if scene.has_lone_features() {
            get_or_try_insert(&mut self.ccd, || CpuPipeline::for_ccd(scene, settings.clone()))?
        } else {
            &mut self.pipeline
        };
        Ok(pipeline.run_ccd(t0, t1, ccd.filters, ccd.min_distance))
    }
}
