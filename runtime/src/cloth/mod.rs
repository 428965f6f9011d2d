//! Cloth: mass points and springs, moved by gravity and wind, with contacts among cloth and with bodies.
//!
//! ```
//! use clasp3d::cloth::{Cloth, Material, Simulation, SimulationSettings};
//!
//! # fn main() -> Result<(), clasp3d::Error> {
//! let sheet = Cloth::grid(20, 20, &Material::COTTON, |[u, v]| [u, v, 1.0])?.pin([0, 19])?;
//! let mut simulation = Simulation::new([sheet], [], SimulationSettings::default())?; // no bodies
//! for _ in 0..10 {
//!     simulation.frame(&[])?; // positions of bodies at the end of the frame
//! }
//! let positions = simulation.positions()?; // of all vertices, cloth first
//! assert_eq!(positions[0], [0.0, 0.0, 1.0], "pinned");
//! assert!(positions[399][2] < 0.9, "the free edge sinks");
//! # Ok(())
//! # }
//! ```
//!
//! The model is that of Vassilev and Dochev (2010); [`clasp3d_kernels::cloth`] has the steps. On a GPU all state stays there;
//! a [`Detector`](crate::Detector) on the same device and a renderer can read
//! [the same buffer](Simulation::positions_buffer).
//!
//! Bodies move as the caller prescribes, in straight lines from frame to frame, and push cloth away; cloth does not push
//! bodies. Bodies may be open; cloth that starts inside a closed body is an error. Cloth that starts entangled with itself or
//! with an open body is pushed apart.
//!
//! **Guarantees.** By default there are none: at some sizes and speeds cloth passes through itself or a body. With
//! [`SimulationSettings::continuous`], every frame is connected to the last one by a motion without impact, however long the
//! steps are; bodies stop where cloth cannot give way.
//!
//! | module | holds |
//! | --- | --- |
//! | `sheet`, `material`, `settings` | a piece of cloth; its material; settings of a simulation |
//! | `simulation` | [`Simulation`] |
//! | `model`, `time_step`, `inside` | lists for the backends; the stable time step; a check of initial positions |
//! | `frame_plan` | steps and proximity searches of a frame |
//! | `timeline`, `impact_check` | the sequence of frames; the check by CCD, with `continuous` |
//! | `engine` | the backend of a simulation: `cpu/cloth.rs` or `gpu/cloth.rs` |

mod engine;
pub(crate) mod frame_plan;
mod impact_check;
mod inside;
mod material;
pub(crate) mod model;
mod settings;
mod sheet;
mod simulation;
mod time_step;
mod timeline;

pub(crate) use engine::State;
pub(crate) use frame_plan::FramePlan;
pub use material::Material;
pub(crate) use model::Model;
pub use settings::{BodyCollisions, SimulationSettings, Steps};
pub use sheet::{Cloth, Spring};
pub use simulation::{CpuSimulation, FrameStats, Simulation};
