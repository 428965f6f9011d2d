//! Frames with `f64` positions on a device, which has no such numbers.
//!
//! The broad phase sees positions relative to the dense part of the scene, rounded to `f32`, with each box inflated by the
//! rounding error of its own triangle. The narrow phase also gets the rests that the rounding removed ([`clasp3d_kernels::geometry::split`]), and removes
//! the pairs that are certainly disjoint. The CPU decides the others, with the `f64` numbers.
//!
//! Embedded one-rings are found on the CPU.

use clasp3d_kernels::stages::narrow::rests;
use fearless_simd::Level;

use super::Device;
use super::frame::FilteredResult;
use super::pipeline::Pipeline;
use crate::Result;
use crate::broad_phase::one_rings::OneRings;
use crate::broad_phase::rounded::Rounder;
use crate::cpu::embedded_f64;
use crate::scene::{Real, Scene};

/// Input of frames with `f64` positions, for a scene.
pub(crate) struct SplitInput {
    level: Level,
    rounder: Rounder,
    one_rings: OneRings,
    embedded: Vec<bool>,
}

impl SplitInput {
    /// Creates the input of a pipeline.
    pub(crate) fn new<D: Device>(pipeline: &Pipeline<D>, scene: &Scene<impl Real>) -> Self {
        let vertices = scene.positions().len();
        let one_rings =
            if pipeline.tests_one_rings() { OneRings::new(vertices, scene.triangles()) } else { OneRings::default() };
        let rounder = Rounder::new(vertices, scene.triangles());
        Self { level: Level::new(), rounder, one_rings, embedded: Vec::new() }
    }

    /// Prepares a frame at these positions: writes the rounded positions to `heads`, the other input to the pipeline.
    pub(crate) fn write<D: Device>(
        &mut self,
        device: &D,
        pipeline: &mut Pipeline<D>,
        heads: &D::Buffer<f32>,
        positions: &[[f64; 3]],
    ) -> Result<()> {
        let Self { level, rounder, one_rings, embedded } = self;
        let rescaling = rounder.rescaling(positions, None);
        let rounded = rounder.round(positions, rescaling);
        device.write(heads, rounded.positions.as_flattened())?;
        let mut header = [0.0; rests::LEN as usize];
        header[rests::ERROR as usize] = rounded.errors.of_sums();
        let with_header = [&header, rounded.rests.as_flattened()].concat();
        embedded_f64(*level, one_rings, positions, rescaling.scale, embedded);
        let flags: Vec<u32> = embedded.iter().map(|is_embedded| u32::from(*is_embedded)).collect();
        pipeline.set_split(device, &with_header, &flags)?;
        pipeline.set_rounding(rounded.errors.rounding());
        Ok(())
    }
}

impl<D: Device> Pipeline<D> {
    /// Finds the pairs that may intersect at `f64` positions; there are no certain hits. The exact predicates decide them:
    /// [`intersect`](crate::exact::intersect). Degenerate triangles are not found.
    ///
    /// Once a pipeline has run a frame with `f64` positions, all its frames must have them.
    ///
    /// # Errors
    ///
    /// If the device has no memory for the frame.
    pub async fn run_f64(&mut self, device: &D, scene: &Scene<f64>) -> Result<FilteredResult> {
        let heads = device.buffer("rounded positions", 3 * scene.positions().len())?;
        SplitInput::new(self, scene).write(device, self, &heads, scene.positions())?;
        self.run(device, &heads).await
    }
}
