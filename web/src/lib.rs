//! CLASP in the browser: the same library as everywhere else, compiled to wasm, with the same kernels.
//!
//! | module | feature | holds |
//! | --- | --- | --- |
//! | [`package`] | | the detector for JavaScript: what the npm package is made of |
//! | [`page`] | `page` | the live page: a moving scene, what is found in it, and a picture of both |
//! | [`checks`] | `checks` | what the page of checks runs: whether this browser computes what every other backend does |

#[cfg(feature = "checks")]
pub mod checks;
pub mod package;
#[cfg(feature = "page")]
pub mod page;

use wasm_bindgen::prelude::*;

/// Prints panics to the console, where someone can read them.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
