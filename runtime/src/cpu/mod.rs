//! The CPU backend: the stages of the pipeline with rayon and SIMD, using the geometry of the kernels.
//!
//! | module | holds |
//! | --- | --- |
//! | `pipeline` | a frame: all stages in order |
//! | `detection` | frames and CCD of a detector |
//! | `vertices` | scaled positions, and cluster space |
//! | `bounding_spheres` | bounding spheres, degenerate triangles |
//! | `clustering` | cluster centers |
//! | `assignment` | cluster masks, and the members of each cluster |
//! | `axes` | principal axes of clusters |
//! | `one_rings` | vertices with an embedded one-ring |
//! | `cluster_sweep` | the broad phase of all clusters, and the pairs that each reports |
//! | `projection` | boxes of triangles along the axes of a cluster |
//! | `cells` | division of boxes into strips and bins |
//! | `fans` | large fans, whose triangles need no tests among themselves |
//! | `boxes` | sorted boxes of a cluster, in size classes |
//! | `box_sort` | the sort of the boxes of a size class |
//! | `sweep` | overlapping boxes of a cluster |
//! | `narrow`, `narrow_f64` | the narrow phase, for `f32` and for `f64` positions |
//! | `ccd` | continuous collision detection |
//! | [`cloth`] | the cloth simulation |
//! | `lanes`, `stopwatch` | SIMD lanes; times of stages |
//!
//! The stages up to the axes do the same as on a device. Then the CPU works differently: one thread takes a cluster from its
//! boxes to its pairs, in memory that stays in its cache, and tests pairs in batches of about a thousand. So no list of boxes
//! or pairs of the whole scene is ever stored. Undecided pairs are decided at once.

mod assignment;
mod axes;
mod bounding_spheres;
mod box_sort;
mod boxes;
mod ccd;
mod cells;
pub mod cloth;
mod cluster_sweep;
mod clustering;
mod detection;
mod fans;
mod lanes;
mod narrow;
mod narrow_f64;
mod one_rings;
mod pipeline;
mod projection;
mod stopwatch;
mod sweep;
mod vertices;

pub(crate) use detection::CpuDetection;
#[cfg(feature = "gpu")]
pub(crate) use narrow_f64::PreciseMesh;
#[cfg(feature = "gpu")]
pub(crate) use one_rings::embedded_f64;
pub use pipeline::{CpuPipeline, CpuResult};
