//! Results of [CLASP](clasp3d) for people: tables for the terminal, JSON, CSV, HTML with charts, and pictures.
//!
//! | module | holds |
//! | --- | --- |
//! | [`sequence`] | summary of a sequence of frames: the input of `table`, `json` and `html` |
//! | [`table`] | tables for the terminal |
//! | [`json`] | one JSON object |
//! | [`html`] | one HTML file |
//! | `chart` | charts of HTML files |
//! | [`csv`] | pairs and contacts |
//! | [`mod@bench`] | repeated timings of one frame |
//! | [`ccd`] | continuous collision detection and the effect of its filters, as tables, JSON and HTML |
//! | [`picture`] | pictures of a mesh, with intersecting triangles in red |
//! | [`raster`] | rasterization of triangles on the CPU |
//! | [`palette`] | colors of clusters and objects |
//! | [`mod@format`] | numbers and amounts of memory as text |

pub mod bench;
pub mod ccd;
mod chart;
pub mod csv;
pub mod format;
pub mod html;
pub mod json;
pub mod palette;
pub mod picture;
pub mod raster;
pub mod sequence;
pub mod table;
