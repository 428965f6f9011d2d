//! Devices, buffers, and launching kernels on them.
//!
//! | module | holds |
//! | --- | --- |
//! | [`adapter`] | which adapters there are, and which one to take |
//! | [`device`](GpuDevice) | the device: buffers, pipelines, reading back, and getting a fresh one when it is lost |
//! | [`recorder`](GpuRecorder) | a list of labelled launches, and their times |
//! | [`growable`](Growable) | buffers sized by what a kernel counts |
//! | `emulated` | (feature `emulator`) the same on the CPU, for tests |
//! | [`primitives`] | reduce, scan, sort, compact |
//! | `stages` | the host's side of each stage: its buffers and launches |
//! | [`pipeline`] | all stages, from positions to pairs |
//! | [`continuous`] | from positions at two times to the features that meet |
//! | [`cloth`] | the steps of the cloth simulation |
//!
//! What launches kernels is written against [`Device`] and [`Recorder`] and so runs on the GPU, in the browser and on the
//! emulator alike. Nothing else in the crate touches a device.

pub mod adapter;
mod backend;
pub mod cloth;
pub mod continuous;
mod device;
#[cfg(feature = "emulator")]
mod emulated;
mod growable;
pub mod pipeline;
pub mod primitives;
mod recorder;
mod stages;

pub use adapter::{AdapterRequest, AdapterSummary};
pub use backend::{Device, ReadBack, Recorder, StageTime, Work};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use device::block_on;
pub use device::{Buffer, Gpu, GpuDevice};
#[cfg(feature = "emulator")]
pub use emulated::{EmulatedBuffer, EmulatedDevice, EmulatedRecorder};
pub use growable::Growable;
pub use recorder::GpuRecorder;
