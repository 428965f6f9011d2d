//! (Feature `emulator`) Memory traffic of each stage, counted by the emulator.

use super::pipeline::Pipeline;
use super::{Device as _, EmulatedDevice};
use crate::wait::Waiter;
use crate::{Result, Scene, Settings, Stage, StageTraffic};

/// Counts the memory traffic of each stage in the second of two frames. The kernels run in the emulator: this takes about ten
/// seconds for 100,000 triangles, and needs no GPU.
///
/// # Errors
///
/// As for a [detector](crate::Detector).
pub fn stage_traffic(scene: &Scene, positions: &[[f32; 3]], settings: &Settings) -> Result<Vec<(Stage, StageTraffic)>> {
    let device = EmulatedDevice::default();
    let mut pipeline = Pipeline::new(&device, scene, settings.for_pipeline(scene.triangles().len()))?;
    let positions = device.buffer_from("positions", positions.as_flattened())?;
    let mut frame = || Waiter::CPU.block_on(pipeline.run(&device, &positions));
    frame()?;
    Ok(frame()?.stages.into_iter().filter_map(|stage| stage.traffic.map(|traffic| (stage.stage, traffic))).collect())
}
