//! Frames and CCD of a [`Detector`](crate::Detector) on the CPU.

use std::borrow::Cow;

use super::narrow_f64::PreciseMesh;
use super::pipeline::PrecisePositions;
use super::{CpuPipeline, CpuResult};
use crate::broad_phase::rounded::Rounder;
use crate::ccd::{CcdStats, Impact};
use crate::engine::get_or_try_insert;
use crate::result::DetectionResult;
use crate::scene::{PositionSlice, Real, Scene};
use crate::settings::{CcdSettings, PipelineSettings, Query};
use crate::{Error, Result};

/// Detection on the CPU, for a scene.
pub(crate) struct CpuDetection {
    pipeline: CpuPipeline,
    /// The pipeline for CCD of scenes with lone edges and points, after the first motion. Other scenes use `pipeline`.
    ccd: Option<CpuPipeline>,
    /// Rounds `f64` positions; `None` before the first.
    rounder: Option<Rounder>,
}

impl CpuDetection {
    pub(crate) fn new(scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<Self> {
        Ok(Self {
            pipeline: CpuPipeline::new(scene, settings.on_cpu(scene.triangles().len()))?,
            ccd: None,
            rounder: None,
        })
    }

    /// Changes the scene. On an error, nothing is changed.
    pub(crate) fn change_scene(&mut self, scene: &Scene<impl Real>) -> Result<()> {
        self.pipeline.change_scene(scene)?;
        self.pipeline.settings = self.pipeline.settings.on_cpu(scene.triangles().len());
        (self.ccd, self.rounder) = (None, None);
        Ok(())
    }

    /// Returns the cluster mask of each triangle in the last frame; empty before the first.
    pub(crate) fn masks(&self) -> Cow<'_, [u64]> {
        self.pipeline.masks()
    }

    /// Finds intersecting pairs, and computes their contacts if requested.
    pub(crate) fn detect<T: Real>(
        &mut self,
        scene: &Scene<T>,
        positions: &[[T; 3]],
        query: Query,
        contacts: bool,
    ) -> Result<DetectionResult> {
        self.pipeline.expect_memory(bytes_per_vertex::<T>(1) * scene.positions().len())?;
        let found = match (T::slice(positions), query) {
            (PositionSlice::F32(positions), Query::All) => self.pipeline.run(positions),
            (PositionSlice::F32(positions), Query::First) => self.pipeline.run_until_hit(positions),
            (PositionSlice::F64(positions), _) => self.run_f64(scene, positions, query == Query::First),
        };
        if found.out_of_memory {
            let bytes = found.stats.found * size_of::<(u32, u32)>() as u64;
            return Err(Error::OutOfMemory { what: "the list of pairs", bytes });
        }
        let mut result = DetectionResult::new(scene, found.pairs, found.degenerate, found.stats, found.stages)?;
        if contacts {
            result.add_contacts(scene.triangles(), positions)?;
        }
        Ok(result)
    }

    /// Finds all intersecting pairs at `f64` positions, or stops after the first.
    fn run_f64(&mut self, scene: &Scene<impl Real>, positions: &[[f64; 3]], until_hit: bool) -> CpuResult {
        let rounder = rounder_of(&mut self.rounder, scene);
        let rescaling = rounder.rescaling(positions, None);
        let rounded = rounder.round(positions, rescaling);
        let precise = PrecisePositions { positions, scale: rescaling.scale, rests: rounded.needed_rests() };
        let mut found = self.pipeline.run_f64(&rounded.positions, precise, until_hit);
        found.degenerate = PreciseMesh { triangles: scene.triangles(), positions }.degenerate_triangles();
        found
    }

    /// Finds the impacts of a motion.
    pub(crate) fn detect_ccd<T: Real>(
        &mut self,
        scene: &Scene<T>,
        settings: &PipelineSettings,
        t0: &[[T; 3]],
        t1: &[[T; 3]],
        ccd: &CcdSettings,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let Self { pipeline, ccd: own_pipeline, rounder } = self;
        let pipeline = if scene.has_lone_features() {
            get_or_try_insert(own_pipeline, || CpuPipeline::for_ccd(scene, settings.on_cpu(scene.triangles().len())))?
        } else {
            pipeline
        };
        pipeline.expect_memory((CCD_BYTES_PER_VERTEX + bytes_per_vertex::<T>(2)) * t0.len())?;
        Ok(match (T::slice(t0), T::slice(t1)) {
            (PositionSlice::F32(t0), PositionSlice::F32(t1)) => pipeline.run_ccd(t0, t1, ccd.filters, ccd.min_distance),
            (PositionSlice::F64(t0), PositionSlice::F64(t1)) => {
                let rounder = rounder_of(rounder, scene);
                pipeline.run_ccd_f64(rounder, (t0, t1), ccd.filters, ccd.min_distance.into())
            }
            // Both have the same type.
            _ => Default::default(),
        })
    }
}

/// Bytes per vertex that CCD needs in addition: projections and boxes.
const CCD_BYTES_PER_VERTEX: usize = 96;

/// Returns the bytes per vertex of scaled positions at one or two times; for `f64` with rests, and with both before they are
/// scaled.
fn bytes_per_vertex<T: Real>(times: usize) -> usize {
    times * if size_of::<T>() == size_of::<f64>() { 2 * (16 + 12) } else { 16 }
}

/// Returns the rounder of a scene.
fn rounder_of<'r>(rounder: &'r mut Option<Rounder>, scene: &Scene<impl Real>) -> &'r Rounder {
    rounder.get_or_insert_with(|| Rounder::new(scene.positions().len(), &scene.ccd_triangles()))
}
