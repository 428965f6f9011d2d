//! CLASP finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly, on the GPU or the CPU.
//!
//! ```
//! use clasp3d::{Detector, Mesh, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! let floor = Mesh::new(vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]], vec![[0, 1, 2]]);
//! let blade = Mesh::new(vec![[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]], vec![[0, 1, 2]]);
//!
//! let scene = Scene::new([floor, blade])?; // any number of meshes: one object each
//! let mut detector = Detector::new(&scene, Settings::default())?; // on a hardware GPU, else on the CPU
//! let mut positions = scene.positions().to_vec(); // of all vertices in this frame
//! let result = detector.detect(&positions)?;
//! for pair in result.pairs() {
//!     println!("triangle {} of object {} intersects triangle {}", pair.a, pair.object_a, pair.b);
//! }
//! assert_eq!(result.pairs().len(), 1);
//!
//! positions.iter_mut().skip(3).for_each(|vertex| vertex[2] += 5.0); // the blade moves up
//! assert!(detector.detect(&positions)?.pairs().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! Triangles are closed sets: touching counts as intersecting. Positions are `f32` or `f64`. The pairs are those of exact
//! arithmetic on these numbers, the same on every backend. Neighbors (triangles with common vertices) intersect if they have
//! more in common than those vertices imply: [`exact`] has the rules.
//!
//! # What to call
//!
//! | to | call |
//! | --- | --- |
//! | find all intersecting pairs | [`Detector::detect`] |
//! | use `f64` positions | [`Mesh::new_f64`], then [`Scene`] and [`Detector`] as for `f32` |
//! | know whether anything intersects | [`Detector::find_any`] |
//! | exclude neighbors, or pairs of objects | [`Settings::neighbors`], [`Settings::filter`] |
//! | get the points, lengths and depths of contacts | [`Settings::contacts`], then [`DetectionResult::contacts`] |
//! | find impacts during a motion, and the earliest time of impact | [`Detector::detect_continuous`], [`ccd`] |
//! | test single features or triangles | [`ccd::vertex_face`], [`ccd::edge_edge`], [`exact::intersect`] |
//! | simulate cloth | [`cloth::Simulation`] |
//! | change the topology: tearing, cutting | [`Detector::change_scene`] |
//! | choose a backend, or a GPU | [`Settings::backend`], [`gpu::adapter::adapters_blocking`] |
//! | use positions in a GPU buffer | [`Detector::detect_buffer`], [`gpu::Gpu::from_wgpu`] |
//! | run without blocking, as in browsers | [`Detector::new_async`], [`Detector::detect_async`] |
//! | measure | [`DetectionResult::stats`], [`DetectionResult::stages`] |
//! | read mesh files, use example scenes, write reports | the crates `clasp3d-io`, `clasp3d-scenes`, `clasp3d-report` |
//!
//! ## Several objects and filters
//!
//! ```
//! use clasp3d::{Backend, Detector, Mesh, ObjectFilter, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! # let sheet = |z: f32| Mesh::new(vec![[0.0, 0.0, z], [4.0, 0.0, -z], [0.0, 4.0, z]], vec![[0, 1, 2]]);
//! # let (gripper, part, table) = (sheet(0.5), sheet(-0.5), sheet(0.1));
//! let scene = Scene::new([gripper, part, table])?;
//! let settings = Settings {
//!     backend: Backend::Cpu,
//!     filter: ObjectFilter::new().self_collisions(false).may_touch(0, 1), // the gripper holds the part
//!     ..Default::default()
//! };
//! let result = Detector::new(&scene, settings)?.detect(scene.positions())?;
//! assert!(result.pairs_by_object().keys().all(|objects| *objects != (0, 1)));
//! # Ok(())
//! # }
//! ```
//!
//! ## Contacts
//!
//! ```
//! use clasp3d::{Detector, Mesh, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! # let floor = Mesh::new(vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]], vec![[0, 1, 2]]);
//! # let blade = Mesh::new(vec![[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]], vec![[0, 1, 2]]);
//! let scene = Scene::new([floor, blade])?;
//! let settings = Settings { contacts: true, ..Default::default() };
//! let result = Detector::new(&scene, settings)?.detect(scene.positions())?;
//! for (pair, contact) in result.pairs().iter().zip(result.contacts()) {
//!     println!("triangles {} and {}: {:?}, depth {}", pair.a, pair.b, contact.shape, contact.depth);
//! }
//! assert_eq!(result.contact_regions(), Some(1));
//! # Ok(())
//! # }
//! ```
//!
//! ## Motions
//!
//! ```
//! use clasp3d::{Detector, Mesh, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! let floor = Mesh::new(vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]], vec![[0, 1, 2]]);
//! let blade = Mesh::new(vec![[1.0, 1.0, 1.0], [1.0, 1.0, 2.0], [2.0, 1.0, 2.0]], vec![[0, 1, 2]]);
//! let scene = Scene::new([floor, blade])?;
//! let start = scene.positions().to_vec();
//! let mut end = start.clone();
//! end[3..].iter_mut().for_each(|vertex| vertex[2] -= 2.0); // the blade falls by 2
//!
//! let mut detector = Detector::new(&scene, Settings::default())?;
//! let result = detector.detect_continuous(&start, &end)?;
//! assert!(result.earliest_toi().is_some_and(|toi| (toi - 0.5).abs() < 1e-6));
//! # Ok(())
//! # }
//! ```
//!
//! ## One pair, and changes of the topology
//!
//! ```
//! use clasp3d::{Detector, Mesh, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! # let floor = Mesh::new(vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]], vec![[0, 1, 2]]);
//! # let blade = Mesh::new(vec![[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]], vec![[0, 1, 2]]);
//! let scene = Scene::new([floor.clone(), blade])?;
//! let mut detector = Detector::new(&scene, Settings::default())?;
//! assert!(detector.find_any(scene.positions())?.is_some()); // stops at the first pair
//!
//! let changed = Scene::new([floor])?; // with other vertices, triangles and objects
//! detector.change_scene(&changed)?; // keeps the clusters
//! assert!(detector.find_any(changed.positions())?.is_none());
//! # Ok(())
//! # }
//! ```
//!
//! ## Backends and adapters
//!
#![cfg_attr(feature = "gpu", doc = "```")]
#![cfg_attr(not(feature = "gpu"), doc = "```ignore")]
//! use clasp3d::gpu::AdapterRequest;
//! use clasp3d::gpu::adapter::adapters_blocking;
//! use clasp3d::{Backend, Detector, Mesh, Scene, Settings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! # let floor = Mesh::new(vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]], vec![[0, 1, 2]]);
//! for adapter in adapters_blocking() {
//!     println!("{} ({})", adapter.name, adapter.api);
//! }
//! // On a software adapter too, if there is no hardware; on the CPU if there is neither.
//! let request = AdapterRequest { software: true, ..Default::default() };
//! let backend = match Backend::Gpu(request).open_blocking() {
//!     Ok(Some(gpu)) => Backend::Shared(gpu), // one device for any number of detectors
//!     _ => Backend::Cpu,
//! };
//! let scene = Scene::new([floor])?;
//! let detector = Detector::new(&scene, Settings { backend, ..Default::default() })?;
//! println!("runs on {}", detector.backend());
//! # Ok(())
//! # }
//! ```
//!
//! ## Single features
//!
//! ```
//! use clasp3d::ccd::vertex_face;
//!
//! let face = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
//! let [start, end] = [1.0, -3.0].map(|height| [[1.0, 1.0, height], face[0], face[1], face[2]]);
//! let toi = vertex_face(&start, &end); // the vertex falls from 1 to −3, the face rests
//! assert!(toi.is_some_and(|toi| (toi - 0.25).abs() < 1e-6));
//! ```
//!
//! [`cloth`] has an example of a simulation.
//!
//! # Modules
//!
//! | module | holds |
//! | --- | --- |
//! | [`scene`] | meshes and scenes |
//! | [`exact`] | intersection tests and contacts in exact arithmetic |
//! | [`ccd`] | continuous collision detection |
//! | [`cloth`] | cloth simulation |
//! | [`gpu`] | adapters and devices |
//! | [`low_level`] | pipelines, devices and primitives, for programs that build on them |
//!
//! # Features
//!
//! | feature | adds |
//! | --- | --- |
//! | `gpu` (default) | the GPU backend; without it, wgpu is not compiled |
//! | `emulator` | a device on the CPU that runs the kernels of the GPU and checks them: for tests |

// Without the GPU backend, links to it have no target. All links are checked with it.
#![cfg_attr(not(feature = "gpu"), allow(rustdoc::broken_intra_doc_links))]

mod backend;
mod broad_phase;
pub mod ccd;
pub mod cloth;
mod cpu;
mod detector;
mod engine;
mod error;
pub mod exact;
#[cfg(feature = "gpu")]
pub mod gpu;
pub mod low_level;
mod memory;
mod result;
pub mod scene;
mod settings;
#[cfg(not(target_arch = "wasm32"))]
mod wait;

pub use backend::{ActiveBackend, Backend};
pub use broad_phase::ObjectFilter;
pub use detector::Detector;
pub use error::{
    Axis, ClothError, DeviceError, Error, LoneFeature, MotionEnd, PositionBufferError, Result, SceneError,
    SettingsError,
};
pub use result::{DetectionResult, Pair, Stage, StageStats, StageTraffic, Stats};
pub use scene::{Mesh, Real, Scene};
pub use settings::{Assignment, CcdSettings, ClusteringSettings, Clusters, Neighbors, Settings};

pub use glam;
#[cfg(feature = "gpu")]
pub use wgpu;
