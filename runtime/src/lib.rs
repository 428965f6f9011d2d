//! CLASP finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly.
//!
//! ```
//! use clasp::{Detector, Mesh, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp::Error> {
//! let floor = Mesh::new(vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]], vec![[0, 1, 2]]);
//! let blade = Mesh::new(vec![[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]], vec![[0, 1, 2]]);
//!
//! let scene = Scene::new([floor, blade])?; // any number of meshes, closed or open, moving or not
//! let mut detector = Detector::new(&scene, Settings::default())?; // on a hardware GPU, else on the CPU
//! let mut positions = scene.positions().to_vec(); // all vertices of the scene for this frame
//! let report = detector.detect(&positions)?;
//! for pair in report.pairs() {
//!     println!("triangle {} of object {} meets triangle {}", pair.a, pair.object_a, pair.b);
//! }
//! assert_eq!(report.pairs().len(), 1);
//!
//! positions.iter_mut().skip(3).for_each(|vertex| vertex[2] += 5.0); // the blade goes up
//! assert!(detector.detect(&positions)?.pairs().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! | module | holds |
//! | --- | --- |
//! | [`Scene`], [`Mesh`] | what is looked at |
//! | [`Detector`], [`Settings`], [`Report`] | the one way in, and what comes out |
//! | [`ObjectFilter`] | which pairs of objects are left out |
//! | [`scene`] | meshes; with the features `files` and `scenes`, reading and writing them, and moving scenes to play with |
//! | [`report`] | with the feature `reports`, sequences as tables, JSON and HTML |
//! | [`exact`] | whether two triangles meet, in exact arithmetic |
//! | [`contact`] | what two triangles that intersect have in common |
//! | [`continuous`] | whether moving features meet, and when first, in exact arithmetic |
//! | [`cloth`] | cloth that is simulated, on the same device |
//! | [`cpu`] | the native backend |
//! | [`gpu`] | devices, buffers, launching kernels, the parallel primitives, and the pipeline on a device |
//! | [`Error`] | what can go wrong, and what to do about it |

pub mod cloth;
pub mod contact;
pub mod continuous;
pub mod cpu;
mod detector;
mod determinants;
mod error;
pub mod exact;
mod filter;
pub mod gpu;
pub mod report;
pub mod scene;
mod settings;
mod stars;

pub use detector::{Backend, Clusters, Detector, Neighbors, Settings};
pub use error::{Error, Result};
pub use filter::ObjectFilter;
pub use report::{Figures, Pair, Report, StageFigures, StageWork};
pub use scene::{Mesh, Scene};
pub use settings::{Assignment, PipelineSettings};
