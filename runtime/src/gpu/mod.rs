//! The GPU backend: adapters, devices, buffers and pipelines.
//!
//! | module | holds |
//! | --- | --- |
//! | [`adapter`] | available adapters, and the choice of one |
//! | `open_backend` | opening the CPU or a device as settings request |
//! | `detection`, `detector_api` | detection on a device; methods of the detector for buffers and devices |
//! | `device` | [`Gpu`] and [`GpuDevice`]: opening, buffers, pipelines, read-back, errors |
//! | `recorder` | [`GpuRecorder`](crate::low_level::GpuRecorder): a submission with labeled stages, and their times |
//! | `backend` | the traits [`Device`] and [`Recorder`] |
//! | `growable` | buffers that grow to what a kernel counts |
//! | `emulated`, `traffic` | (feature `emulator`) a device on the CPU, for tests; memory traffic of stages |
//! | `primitives` | reduce, scan, sort, compact |
//! | `stages` | the host side of each stage: its buffers and launches |
//! | `driver` | running work again with larger buffers, or in slices |
//! | `pipeline`, `frame` | all stages; a frame from positions to pairs |
//! | `split` | frames with `f64` positions |
//! | `ccd` | continuous collision detection |
//! | `cloth`, `simulation` | the cloth simulation; a [`Simulation`](crate::cloth::Simulation) on a GPU |
//!
//! Code that launches kernels is generic over [`Device`] and [`Recorder`]. So it runs on GPUs, in browsers and on the
//! emulator. No other module of the crate uses a device.

pub mod adapter;
pub(crate) mod backend;
pub(crate) mod ccd;
pub(crate) mod cloth;
mod detection;
mod detector_api;
pub(crate) mod device;
mod driver;
#[cfg(feature = "emulator")]
pub(crate) mod emulated;
pub(crate) mod frame;
pub(crate) mod growable;
mod open_backend;
pub(crate) mod pipeline;
pub(crate) mod primitives;
pub(crate) mod recorder;
mod simulation;
mod split;
mod stages;
#[cfg(all(feature = "emulator", not(target_arch = "wasm32")))]
pub(crate) mod traffic;

pub use adapter::{AdapterKind, AdapterRequest, AdapterSummary};
pub(crate) use backend::{CcdStage, ClothStage, Device, ReadBack, Recorder, StageLabel, StageTime};
pub(crate) use detection::{GpuDetection, PositionSource};
pub(crate) use device::Buffer;
pub use device::{Gpu, GpuDevice};
#[cfg(feature = "emulator")]
pub(crate) use emulated::EmulatedDevice;
pub(crate) use growable::Growable;
pub(crate) use open_backend::{is_scene_too_large, open_detection, open_simulation};
pub(crate) use simulation::GpuSimulation;
