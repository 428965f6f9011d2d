//! Checks that run on every backend, oracles, and test scenes.
//!
//! | module | holds |
//! | --- | --- |
//! | [`primitives`] | checks of the parallel primitives on any device |
//! | [`pipeline`] | checks of the pipeline on any device |
//! | [`ccd`] | checks of continuous collision detection on any device |
//! | [`cloth`] | checks of the cloth simulation on any device |
//! | [`backends`] | devices and backends for tests |
//! | [`oracle`] | intersections of two triangles in integers of any size, independent of the library |
//! | [`ccd_oracle`] | impacts of moving features in integers of any size, independent of the library |
//! | [`small_scenes`] | random scenes with many degenerate cases |
//! | [`surfaces`] | surfaces of any resolution |
//! | [`sheets`] | sheets with a relief, in `f64` |
//! | [`public_data`] | public meshes with exact reference pairs |
//! | [`mesh_files`] | mesh files of all formats, and a folder for them |
//! | [`browser`] | headless browsers |
//! | [`seeds`] | checks of many random cases on all threads |
//! | [`ledger`] | record of the tests that ran or were skipped on each backend |
//!
//! A check takes a device and returns an error. The same code is a native test and a line of the test page in a browser.

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
pub mod mesh_files;
#[cfg(not(target_arch = "wasm32"))]
pub mod oracle;
pub mod pipeline;
pub mod primitives;
#[cfg(not(target_arch = "wasm32"))]
pub mod public_data;
#[cfg(not(target_arch = "wasm32"))]
pub mod seeds;
#[cfg(not(target_arch = "wasm32"))]
pub mod sheets;
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
