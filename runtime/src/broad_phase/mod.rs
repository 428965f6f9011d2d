//! Parts of the broad phase that all backends share.
//!
//! | module | holds |
//! | --- | --- |
//! | `object_filter` | pairs of objects to exclude |
//! | `one_rings` | the triangles around each vertex |
//! | `rounded` | `f64` positions, rounded to `f32` |

mod object_filter;
pub(crate) mod one_rings;
pub(crate) mod rounded;

pub(crate) use object_filter::CompiledFilter;
pub use object_filter::ObjectFilter;
