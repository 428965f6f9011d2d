//! Parts of the library for benchmarks, tests, and programs that build pipelines of their own. Their API changes more often
//! than that of the [`Detector`](crate::Detector).
//!
//! | item | is |
//! | --- | --- |
//! | [`CpuPipeline`], [`Pipeline`] | the detection pipeline on the CPU, and on a device |
//! | [`CcdPipeline`] | CCD on a device |
//! | [`Model`], [`FramePlan`], [`CpuCloth`], [`DeviceCloth`] | cloth prepared for a backend, the plan of a frame; cloth on the CPU, and on a device |
//! | [`Device`], [`Recorder`] | devices and submissions, for code that runs on GPUs and on the emulator |
//! | `Buffer` | a buffer of a [`GpuDevice`](crate::gpu::GpuDevice) |
//! | `EmulatedDevice` | (feature `emulator`) a device on the CPU that checks kernels while it runs them |
//! | [`primitives`] | reduce, scan, sort, compact on a device |
//! | `stage_traffic` | (feature `emulator`) memory traffic of each stage |
//! | [`kernels`] | the kernels, and the structs and constants that they share with the host |

pub use clasp3d_kernels as kernels;

pub use crate::cloth::{frame_plan::FramePlan, model::Model};
pub use crate::cpu::cloth::CpuCloth;
pub use crate::cpu::{CpuPipeline, CpuResult};
#[cfg(feature = "emulator")]
pub use crate::gpu::emulated::{EmulatedBuffer, EmulatedDevice, EmulatedRecorder};
#[cfg(all(feature = "emulator", not(target_arch = "wasm32")))]
pub use crate::gpu::traffic::stage_traffic;
#[cfg(feature = "gpu")]
pub use crate::gpu::{
    backend::{CcdStage, ClothStage, Device, ReadBack, Recorder, StageLabel, StageTime},
    ccd::{CcdPipeline, MotionInput},
    cloth::DeviceCloth,
    device::Buffer,
    frame::FilteredResult,
    growable::Growable,
    pipeline::{Capacities, Pipeline},
    recorder::GpuRecorder,
};
pub use crate::result::DeviceWork;
pub use crate::settings::PipelineSettings;

/// Parallel primitives on a device.
#[cfg(feature = "gpu")]
pub mod primitives {
    pub use crate::gpu::primitives::*;
}
