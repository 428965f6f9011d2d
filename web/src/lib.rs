//! CLASP in the browser: the library compiled to wasm, with the same kernels.
//!
//! | module | feature | holds |
//! | --- | --- | --- |
//! | [`package`] | | the detector for JavaScript: the wasm part of the npm package |
//! | [`page`] | `page` | the live page: an animated scene, its intersecting triangles, and a picture of both |
//! | [`checks`] | `checks` | checks of a browser: whether it computes the same results as the other backends |

#[cfg(feature = "checks")]
pub mod checks;
pub mod package;
#[cfg(feature = "page")]
pub mod page;

use wasm_bindgen::prelude::*;

/// Prints panics to the console of the browser.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
