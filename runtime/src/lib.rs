//! CLASP finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly.
//!
//! This crate is the library. Today it holds the ground that the detector will stand on:
//!
//! | module | holds |
//! | --- | --- |
//! | [`gpu`] | devices, buffers, launching kernels, and the parallel primitives |
//! | [`exact`] | whether two triangles meet, in exact arithmetic |
//! | [`Error`] | what can go wrong, and what to do about it |
//!
//! ```no_run
//! use clasp::gpu::{AdapterRequest, Device, Gpu, primitives::Scan};
//!
//! # fn main() -> Result<(), clasp::Error> {
//! let gpu = Gpu::new(AdapterRequest::default());
//! let device = gpu.device_blocking()?;
//! let input = device.buffer_from("input", &[3u32, 1, 4, 1, 5])?;
//! let output = device.buffer("output", 5)?;
//! let mut scan = Scan::new(&*device, 5)?;
//! let total = device.block_on(scan.run(&*device, &input, &output, 5))?;
//! assert_eq!(total, 14);
//! assert_eq!(device.block_on(device.read(&output, 0..5))?, [0, 3, 4, 8, 9]);
//! # Ok(())
//! # }
//! ```

mod error;
pub mod exact;
pub mod gpu;

pub use error::{Error, Result};
