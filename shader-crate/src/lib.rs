//! The kernels of CLASP: all that runs on a device, and on the CPU too.
//!
//! | module | holds |
//! | --- | --- |
//! | [`types`] | structs and constants that host and device share |
//! | [`memory`], [`thread`] | what a kernel sees of its buffers and of itself |
//! | [`geometry`] | pure functions on values |
//! | [`primitives`] | reduce, scan, radix sort, compaction |
//! | [`stages`] | the steps of the pipeline, in their order |
//! | [`cloth`] | the steps of the cloth simulation, in their order |
//! | [`launch`] | (host) how a backend learns a kernel's bindings |
//! | `emulator` | (host, feature `emulator`) runs an entry point's workgroups on the CPU, barriers included |
//!
//! A kernel is a plain function with the attribute [`kernel`](clasp3d_kernels_macros::kernel). rust-gpu compiles it to
//! `kernels.spv`, which is translated to the committed `kernels.wgsl` (`cargo run -p kernel-builder` does both); the
//! emulator calls the same function on the CPU. What the two see differently is kept in two places, [`memory`] and [`thread`].

#![cfg_attr(target_arch = "spirv", no_std)]

pub mod cloth;
pub mod geometry;
pub mod memory;
pub mod primitives;
pub mod stages;
pub mod thread;
pub mod types;

#[cfg(all(feature = "emulator", not(target_arch = "spirv")))]
pub mod emulator;
#[cfg(not(target_arch = "spirv"))]
pub mod launch;

/// Every kernel of [`launch::KERNELS`] in WGSL, the language that native devices and browsers run.
///
/// Generated: `cargo run -p kernel-builder` compiles this crate to SPIR-V and translates the module.
#[cfg(not(target_arch = "spirv"))]
pub const WGSL: &str = include_str!("../kernels.wgsl");
