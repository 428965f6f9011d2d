//! Built-in animated scenes for [CLASP](clasp3d): for samples, tests, benchmarks and the web page.
//!
//! ```
//! use clasp3d::{Detector, Settings};
//! use clasp3d_scenes::BuiltInScene;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut tori = BuiltInScene::find("tori").ok_or("unknown scene")?.build(2000)?;
//! let mut detector = Detector::new(tori.scene(), Settings::default())?;
//! let frames = 10;
//! for frame in 0..frames {
//!     let result = detector.detect(&tori.positions(frame, frames)?)?;
//!     println!("frame {frame}: {} pairs", result.pairs().len());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Every scene exists at any resolution. Some are functions of time, with the same vertices on every machine: sines and
//! roots come from the crate `libm`, not from the system. The others are [cloth simulations](clasp3d::cloth), which have
//! the same vertices in every run on the same backend.
//!
//! | module | scenes |
//! | --- | --- |
//! | `simulated` | simulated cloth: on a ball, through a funnel, as a flag, on other cloth |
//! | `formula_cloth` | cloth as a function of time that folds and twists through itself |
//! | `solids` | many balls, two tori, a breaking solid, touching boxes |
//! | `worst_case` | the largest possible number of pairs |
//! | [`scale_family`] | scenes with extreme sizes, distances and densities, for tests and benchmarks |
//! | `shapes` | spheres, tori, sheets and boxes that scenes consist of |

mod formula_cloth;
pub mod scale_family;
mod shapes;
mod simulated;
mod solids;
mod worst_case;

use crate::simulated::{ClothScene, Script};
use clasp3d::cloth::{CpuSimulation, Material, Simulation, SimulationSettings};
use clasp3d::{Error, Mesh, Result, Scene, SceneError};

/// Description of a built-in scene.
#[derive(Clone, Copy, Debug)]
pub struct BuiltInScene {
    /// Name.
    pub name: &'static str,
    /// Description in one line.
    pub description: &'static str,
    /// Number of triangles by default.
    pub triangles: usize,
    /// Number of frames by default.
    pub frames: usize,
    /// Names of its objects; empty for scenes with many objects.
    pub object_names: &'static [&'static str],
    constructor: Constructor,
}

/// Constructor of a scene with about the given number of triangles.
#[derive(Clone, Copy, Debug)]
enum Constructor {
    /// Positions as a function of time.
    Formula(fn(usize) -> FormulaScene),
    /// Cloth simulation, with its default material.
    Simulation(fn(usize, &Material) -> Result<ClothScene>, Material),
}

/// A scene with positions for every frame.
pub struct MovingScene {
    scene: Scene,
    animation: Animation,
}

enum Animation {
    Formula(PositionsAtTime),
    Simulation {
        simulation: Box<CpuSimulation>,
        script: Script,
        /// Creates the simulation again, at its first frame.
        restart: Box<dyn Fn() -> Result<(CpuSimulation, Script)> + Send + Sync>,
    },
}

/// A cloth simulation together with the motion of its bodies and the wind.
pub struct SimulatedScene {
    simulation: Simulation,
    script: Script,
}

/// Positions of the vertices of all objects at a time from 0 to 1.
type PositionsAtTime = Box<dyn Fn(f32) -> Vec<[f32; 3]> + Send + Sync>;

/// Objects whose positions are a function of time.
struct FormulaScene {
    objects: Vec<ObjectTopology>,
    /// Positions of all objects, one after the other.
    positions: PositionsAtTime,
}

/// Topology of an object. Its triangles count vertices from 0.
#[derive(Clone)]
struct ObjectTopology {
    vertex_count: usize,
    triangles: Vec<[u32; 3]>,
}

/// All built-in scenes.
pub const SCENES: &[BuiltInScene] = &[
    BuiltInScene {
        name: "folding-cloth",
        description: "a cloth folds around a turning ball and through itself",
        triangles: 92_000,
        frames: 94,
        object_names: &["cloth", "ball"],
        constructor: Constructor::Formula(formula_cloth::folding),
    },
    BuiltInScene {
        name: "tablecloth",
        description: "simulated: a cloth drapes over a ball",
        triangles: 10_000,
        frames: 75,
        object_names: &["cloth", "ball"],
        constructor: Constructor::Simulation(simulated::tablecloth, Material::COTTON),
    },
    BuiltInScene {
        name: "cloth-on-ball",
        description: "simulated: a cloth falls onto a rotating ball",
        triangles: 92_000,
        frames: 94,
        object_names: &["cloth", "ball"],
        constructor: Constructor::Simulation(simulated::on_ball, Material::COTTON),
    },
    BuiltInScene {
        name: "funnel",
        description: "simulated: a growing ball pulls a cloth through a funnel",
        triangles: 18_000,
        frames: 105,
        object_names: &["cloth", "ball", "funnel"],
        constructor: Constructor::Simulation(simulated::funnel, Material::SILK),
    },
    BuiltInScene {
        name: "flag",
        description: "simulated: a flag in gusts of wind",
        triangles: 10_000,
        frames: 120,
        object_names: &["flag"],
        constructor: Constructor::Simulation(simulated::flag, Material::SILK),
    },
    BuiltInScene {
        name: "two-cloths",
        description: "simulated: a cloth falls onto another one, and both onto a ball",
        triangles: 20_000,
        frames: 75,
        object_names: &["lower cloth", "upper cloth", "ball"],
        constructor: Constructor::Simulation(simulated::two_cloths, Material::COTTON),
    },
    BuiltInScene {
        name: "twist",
        description: "a wavy cloth is twisted until it intersects itself",
        triangles: 40_000,
        frames: 60,
        object_names: &["cloth"],
        constructor: Constructor::Formula(formula_cloth::twist),
    },
    BuiltInScene {
        name: "n-body",
        description: "hundreds of balls move through each other",
        triangles: 146_000,
        frames: 60,
        object_names: &[],
        constructor: Constructor::Formula(solids::n_body),
    },
    BuiltInScene {
        name: "tori",
        description: "two linked tori swell, bend and intersect",
        triangles: 40_000,
        frames: 60,
        object_names: &["first torus", "second torus"],
        constructor: Constructor::Formula(solids::tori),
    },
    BuiltInScene {
        name: "breaking",
        description: "a solid breaks and its pieces fly apart",
        triangles: 50_000,
        frames: 60,
        object_names: &[],
        constructor: Constructor::Formula(solids::breaking),
    },
    BuiltInScene {
        name: "boxes",
        description: "boxes that touch face to face: degenerate contacts only",
        triangles: 12_000,
        frames: 17,
        object_names: &[],
        constructor: Constructor::Formula(solids::boxes),
    },
    BuiltInScene {
        name: "chazelle",
        description: "two combs of long triangles: every triangle of one intersects every triangle of the other",
        triangles: 1_000,
        frames: 20,
        object_names: &["lower comb", "upper comb"],
        constructor: Constructor::Formula(worst_case::chazelle),
    },
];

impl BuiltInScene {
    /// Returns the scene with this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        SCENES.iter().find(|scene| scene.name == name)
    }

    /// Whether the scene is a cloth simulation.
    pub fn is_simulated(&self) -> bool {
        matches!(self.constructor, Constructor::Simulation(..))
    }

    /// Builds the scene with about this many triangles; some scenes need at least a few hundred. Simulations run on the
    /// CPU.
    ///
    /// # Errors
    ///
    /// If `triangles` is 0 or more than a scene can have.
    pub fn build(&self, triangles: usize) -> Result<MovingScene> {
        check_triangle_count(triangles)?;
        match self.constructor {
            Constructor::Formula(construct) => {
                let FormulaScene { objects, positions } = construct(triangles);
                let mut first_frame = positions(0.0).into_iter();
                let meshes = objects.into_iter().map(|ObjectTopology { vertex_count, triangles }| {
                    Mesh::new(first_frame.by_ref().take(vertex_count).collect(), triangles)
                });
                let scene = Scene::new(meshes.collect::<Vec<_>>())?;
                Ok(MovingScene { scene, animation: Animation::Formula(positions) })
            }
            Constructor::Simulation(construct, material) => {
                let restart = move || {
                    let ClothScene { cloths, bodies, settings, script } = construct(triangles, &material)?;
                    Ok((CpuSimulation::new(cloths, bodies, settings)?, script))
                };
                let (simulation, script) = restart()?;
                let scene = simulation.scene().clone();
                let (simulation, restart) = (Box::new(simulation), Box::new(restart));
                Ok(MovingScene { scene, animation: Animation::Simulation { simulation, script, restart } })
            }
        }
    }

    /// Builds the simulation with about this many triangles; `None` if the scene is not simulated. `material` replaces the
    /// default material; `adjust` changes the settings.
    ///
    /// # Errors
    ///
    /// If `triangles` is 0 or more than a scene can have, and as [`Simulation::new`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn simulate(
        &self,
        triangles: usize,
        material: Option<Material>,
        adjust: impl FnOnce(&mut SimulationSettings),
    ) -> Result<Option<SimulatedScene>> {
        let simulate = |ClothScene { cloths, bodies, settings, script }| {
            Ok(SimulatedScene { simulation: Simulation::new(cloths, bodies, settings)?, script })
        };
        self.cloth_scene(triangles, material, adjust)?.map(simulate).transpose()
    }

    /// Async version of [`simulate`](Self::simulate).
    ///
    /// # Errors
    ///
    /// As [`simulate`](Self::simulate).
    pub async fn simulate_async(
        &self,
        triangles: usize,
        material: Option<Material>,
        adjust: impl FnOnce(&mut SimulationSettings),
    ) -> Result<Option<SimulatedScene>> {
        let Some(ClothScene { cloths, bodies, settings, script }) = self.cloth_scene(triangles, material, adjust)?
        else {
            return Ok(None);
        };
        Ok(Some(SimulatedScene { simulation: Simulation::new_async(cloths, bodies, settings).await?, script }))
    }

    fn cloth_scene(
        &self,
        triangles: usize,
        material: Option<Material>,
        adjust: impl FnOnce(&mut SimulationSettings),
    ) -> Result<Option<ClothScene>> {
        check_triangle_count(triangles)?;
        let Constructor::Simulation(construct, default_material) = self.constructor else { return Ok(None) };
        let mut cloth_scene = construct(triangles, &material.unwrap_or(default_material))?;
        adjust(&mut cloth_scene.settings);
        Ok(Some(cloth_scene))
    }
}

fn check_triangle_count(triangles: usize) -> Result<()> {
    let limit = Scene::MAX_TRIANGLES;
    if (1..=limit).contains(&triangles) {
        Ok(())
    } else {
        Err(Error::Scene(SceneError::TriangleCount { count: triangles, limit }))
    }
}

impl SimulatedScene {
    /// The simulation in its current state.
    pub fn simulation(&self) -> &Simulation {
        &self.simulation
    }

    /// Simulates the next frame.
    ///
    /// # Errors
    ///
    /// As [`Simulation::frame`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn next_frame(&mut self) -> Result<()> {
        let bodies = self.advance_script();
        self.simulation.frame(&bodies)
    }

    /// Async version of [`next_frame`](Self::next_frame).
    ///
    /// # Errors
    ///
    /// As [`next_frame`](Self::next_frame).
    pub async fn next_frame_async(&mut self) -> Result<()> {
        let bodies = self.advance_script();
        self.simulation.frame_async(&bodies).await
    }

    /// Sets the wind of the next frame and returns the positions of the bodies at its end.
    fn advance_script(&mut self) -> Vec<[f32; 3]> {
        let end = self.script.end_time(self.simulation.frames());
        self.simulation.set_wind((self.script.wind)(end));
        (self.script.bodies)(end)
    }
}

impl MovingScene {
    /// The scene with the positions of the first frame.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the positions in frame `frame` of an animation with `frames` frames.
    ///
    /// Frames of a simulation are 1/30 s apart for any `frames`, and are simulated one after the other. A request for an
    /// earlier frame restarts the simulation.
    ///
    /// # Errors
    ///
    /// If a simulation diverges.
    pub fn positions(&mut self, frame: usize, frames: usize) -> Result<Vec<[f32; 3]>> {
        match &mut self.animation {
            Animation::Formula(positions) => {
                let last = frames.saturating_sub(1).max(1);
                Ok(positions(frame.min(last) as f32 / last as f32))
            }
            Animation::Simulation { simulation, script, restart } => {
                if simulation.frames() > frame as u64 {
                    (**simulation, *script) = restart()?;
                }
                while simulation.frames() < frame as u64 {
                    let end = script.end_time(simulation.frames());
                    simulation.frame(&(script.bodies)(end), (script.wind)(end))?;
                }
                Ok(simulation.positions().to_vec())
            }
        }
    }
}

/// Smooth step from 0 to 1 as `value` goes from `start` to `end`.
fn smooth_step(start: f32, end: f32, value: f32) -> f32 {
    let t = ((value - start) / (end - start)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
