//! Test bodies that run on every backend, and what they need.
//!
//! | module | holds |
//! | --- | --- |
//! | [`primitives`] | bodies that check the parallel primitives on any device |
//! | [`pipeline`] | bodies that check the pipeline on any device |
//! | [`ccd`] | bodies that check continuous collision detection on any device |
//! | [`cloth`] | bodies that check the cloth simulation on any device |
//! | [`backends`] | the devices that there are to test on |
//! | [`oracle`] | decides pairs of triangles in integers of any size, independently of the library |
//! | [`ccd_oracle`] | decides moving features in integers of any size, independently of the library |
//! | [`small_scenes`] | scenes in which everything that is hard for floating point happens often |
//! | [`surfaces`] | surfaces of any resolution |
//! | [`public_data`] | real meshes and exact answers that nobody here wrote |
//! | [`browser`] | headless Chromium, where it is installed |
//! | [`ledger`] | which body ran on which backend, and what was skipped and why |
//!
//! A body takes a device and returns an error, so that the same code is a test natively and a line of the test page in
//! a browser.

#[cfg(not(target_arch = "wasm32"))]
pub mod backends;
#[cfg(not(target_arch = "wasm32"))]
pub mod browser;
pub mod ccd;
#[cfg(not(target_arch = "wasm32"))]
pub mod ccd_oracle;
pub mod cloth;
#[cfg(not(target_arch = "wasm32"))]
pub mod ledger;
#[cfg(not(target_arch = "wasm32"))]
pub mod oracle;
pub mod pipeline;
pub mod primitives;
#[cfg(not(target_arch = "wasm32"))]
pub mod public_data;
#[cfg(not(target_arch = "wasm32"))]
pub mod small_scenes;
pub mod surfaces;

/// The examples in the READMEs of the published packages, compiled and run by `cargo test`.
#[cfg(doctest)]
mod readmes {
    #[doc = include_str!("../../runtime/README.md")]
    struct Clasp3d;
    #[doc = include_str!("../../runtime/io/README.md")]
    struct Io;
    #[doc = include_str!("../../runtime/scenes/README.md")]
    struct Scenes;
}
