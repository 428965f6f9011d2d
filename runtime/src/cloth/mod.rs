//! Cloth: mass points and springs, moved by gravity, wind and what they collide with.
//!
//! ```
//! use clasp3d::cloth::{Cloth, Material, Simulation, SimulationSettings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! let sheet = Cloth::grid(20, 20, &Material::COTTON, |[u, v]| [u, v, 1.0])?.pin([0, 19])?;
//! let mut simulation = Simulation::new([sheet], [], SimulationSettings::default())?; // bodies: none
//! for _ in 0..10 {
//!     simulation.frame(&[])?; // where the bodies are at the end of the frame
//! }
//! let positions = simulation.positions()?; // of all vertices, cloth first
//! assert_eq!(positions[0], [0.0, 0.0, 1.0], "it is pinned");
//! assert!(positions[399][2] < 0.9, "it hangs");
//! # Ok(())
//! # }
//! ```
//!
//! The model is that of Vassilev and Dochev (2010): see [`clasp3d_kernels::cloth`] for the steps, and for why nothing
//! passes through anything. On a GPU all state stays there; a [`Detector`](crate::Detector) on the same device and a
//! renderer read [the same buffer](Simulation::positions_buffer).
//!
//! Bodies move as the caller says, in straight lines from frame to frame, and push cloth away; cloth does not push them.
//! With [`SimulationSettings::continuous`] they wait where cloth cannot get out of their way, so that nothing passes through
//! anything, however long the steps are. Bodies need not be closed; cloth that starts inside one that is closed is an error. Cloth that starts entangled with
//! itself, or with a body that is not closed, is pushed apart.

mod bounding;
mod inside;
mod material;
mod model;
mod settings;
mod sheet;
mod simulation;

pub use material::Material;
pub use model::{Frame, Model};
pub use settings::{BodyCollisions, SimulationSettings, Steps};
pub use sheet::{Cloth, Link};
pub use simulation::{CpuSimulation, FrameStats, Simulation};
