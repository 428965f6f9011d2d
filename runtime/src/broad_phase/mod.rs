//! Parts of the broad phase that all backends share.
//!
//! | module | holds |
//! | --- | --- |
//! | `clusters` | the number of clusters; the sample that clustering and axes are computed from |
//! | `object_filter` | pairs of objects to exclude |
//! | `one_rings` | the triangles around each vertex |
//! | `rounded` | `f64` positions, rounded to `f32` |

pub(crate) mod clusters;
mod object_filter;
pub(crate) mod one_rings;
pub(crate) mod rounded;

pub(crate) use object_filter::CompiledFilter;
pub use object_filter::ObjectFilter;
