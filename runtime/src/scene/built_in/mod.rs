//! (Feature `scenes`) Moving scenes that come with CLASP: for a first look, for tests, for benchmarks and for the page.
//!
//! Some are functions of time and resolution, and the same on every machine: sines and roots come from the crate `libm`
//! and not from the system. Others are [simulated](crate::cloth), one frame after the other, and the same on every run of
//! one backend.
//!
//! | module | scenes |
//! | --- | --- |
//! | `simulated` | cloth that is simulated: on a ball, through a funnel, as a flag, on other cloth |
//! | `cloth` | cloth that folds and twists through itself, by formulas |
//! | `solids` | many balls, two tori, a solid that breaks, boxes that touch |
//! | `worst_case` | as many pairs as there can be |
//! | `shapes` | what they are made of |

mod cloth;
mod shapes;
mod simulated;
mod solids;
mod worst_case;

use clasp_kernels::types::MAX_TRIANGLES;

use self::simulated::{Script, Setup};
use crate::cloth::{CpuSimulation, Material, Simulation, SimulationSettings};
use crate::{Error, Mesh, Result, Scene};

/// A scene that comes with CLASP.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// What to call it.
    pub name: &'static str,
    /// What there is to see, in one line.
    pub about: &'static str,
    /// Triangles at full size.
    pub triangles: usize,
    /// Frames of the whole motion.
    pub frames: usize,
    /// The names of its objects, where they are few.
    pub objects: &'static [&'static str],
    make: Make,
}

/// How a scene is made, of about so many triangles.
#[derive(Clone, Copy, Debug)]
enum Make {
    /// By a formula.
    Motion(fn(usize) -> Parts),
    /// By a simulation, of cloth that is usually of this material.
    Simulation(fn(usize, &Material) -> Result<Setup>, Material),
}

/// A scene that moves.
pub struct Moving {
    scene: Scene,
    source: Source,
}

enum Source {
    Motion(Motion),
    Simulation {
        simulation: Box<CpuSimulation>,
        script: Script,
        /// Makes it anew, at its first frame.
        restart: Box<dyn Fn() -> Result<(CpuSimulation, Script)> + Send + Sync>,
    },
}

/// A scene of cloth that is simulated.
pub struct Simulated {
    simulation: Simulation,
    script: Script,
}

/// Where the vertices of all objects are at a time from 0 to 1.
type Motion = Box<dyn Fn(f32) -> Vec<[f32; 3]> + Send + Sync>;

/// The triangles of each object with the number of its vertices, and their motion.
struct Parts {
    objects: Vec<(usize, Vec<[u32; 3]>)>,
    motion: Motion,
}

/// All of them.
pub const BUILT_IN: &[BuiltIn] = &[
    BuiltIn {
        name: "folding-cloth",
        about: "a cloth folds around a turning ball and through itself",
        triangles: 92_000,
        frames: 94,
        objects: &["cloth", "ball"],
        make: Make::Motion(cloth::folding),
    },
    BuiltIn {
        name: "tablecloth",
        about: "simulated: a cloth drapes over a ball",
        triangles: 10_000,
        frames: 75,
        objects: &["cloth", "ball"],
        make: Make::Simulation(simulated::tablecloth, Material::COTTON),
    },
    BuiltIn {
        name: "cloth-on-ball",
        about: "simulated: a cloth falls onto a ball, which turns and takes it along",
        triangles: 92_000,
        frames: 94,
        objects: &["cloth", "ball"],
        make: Make::Simulation(simulated::on_ball, Material::COTTON),
    },
    BuiltIn {
        name: "funnel",
        about: "simulated: a growing ball pulls a cloth through a funnel",
        triangles: 18_000,
        frames: 105,
        objects: &["cloth", "ball", "funnel"],
        make: Make::Simulation(simulated::funnel, Material::SILK),
    },
    BuiltIn {
        name: "flag",
        about: "simulated: a flag in gusts of wind",
        triangles: 10_000,
        frames: 120,
        objects: &["flag"],
        make: Make::Simulation(simulated::flag, Material::SILK),
    },
    BuiltIn {
        name: "two-cloths",
        about: "simulated: a cloth falls onto another one, and both onto a ball",
        triangles: 20_000,
        frames: 75,
        objects: &["lower cloth", "upper cloth", "ball"],
        make: Make::Simulation(simulated::two_cloths, Material::COTTON),
    },
    BuiltIn {
        name: "twist",
        about: "a cloth with waves is twisted until it meets itself",
        triangles: 40_000,
        frames: 60,
        objects: &["cloth"],
        make: Make::Motion(cloth::twist),
    },
    BuiltIn {
        name: "n-body",
        about: "hundreds of balls fly through each other",
        triangles: 146_000,
        frames: 60,
        objects: &[],
        make: Make::Motion(solids::n_body),
    },
    BuiltIn {
        name: "tori",
        about: "two tori in each other, which swell and bend",
        triangles: 40_000,
        frames: 60,
        objects: &["first torus", "second torus"],
        make: Make::Motion(solids::tori),
    },
    BuiltIn {
        name: "breaking",
        about: "a solid breaks, and its pieces fly apart",
        triangles: 50_000,
        frames: 60,
        objects: &[],
        make: Make::Motion(solids::breaking),
    },
    BuiltIn {
        name: "boxes",
        about: "boxes that touch face to face, where nothing is certain in floating point",
        triangles: 12_000,
        frames: 17,
        objects: &[],
        make: Make::Motion(solids::boxes),
    },
    BuiltIn {
        name: "chazelle",
        about: "two combs of long triangles, each of which meets every one of the other",
        triangles: 1_000,
        frames: 20,
        objects: &["lower comb", "upper comb"],
        make: Make::Motion(worst_case::chazelle),
    },
];

impl BuiltIn {
    /// The scene of this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        BUILT_IN.iter().find(|scene| scene.name == name)
    }

    /// Whether its cloth is simulated.
    pub fn is_simulated(&self) -> bool {
        matches!(self.make, Make::Simulation(..))
    }

    /// The scene with about this many triangles; some scenes need a few hundred at least. What is simulated is simulated
    /// on the CPU.
    ///
    /// # Errors
    ///
    /// Where there are no triangles, or more than a scene can have.
    pub fn open(&self, triangles: usize) -> Result<Moving> {
        check_triangles(triangles)?;
        match self.make {
            Make::Motion(make) => {
                let Parts { objects, motion } = make(triangles);
                let mut positions = motion(0.0).into_iter();
                let meshes = objects
                    .into_iter()
                    .map(|(vertices, triangles)| Mesh::new(positions.by_ref().take(vertices).collect(), triangles));
                Ok(Moving { scene: Scene::new(meshes.collect::<Vec<_>>())?, source: Source::Motion(motion) })
            }
            Make::Simulation(make, material) => {
                let restart = move || {
                    let Setup { cloths, bodies, settings, script } = make(triangles, &material)?;
                    Ok((CpuSimulation::new(cloths, bodies, settings)?, script))
                };
                let (simulation, script) = restart()?;
                let scene = simulation.scene().clone();
                let (simulation, restart) = (Box::new(simulation), Box::new(restart));
                Ok(Moving { scene, source: Source::Simulation { simulation, script, restart } })
            }
        }
    }

    /// The simulation of about this many triangles, if it is one: of another material, if there is one, and with what
    /// `adjust` makes of its settings.
    ///
    /// # Errors
    ///
    /// Where there are no triangles, or more than a scene can have, and as for [`Simulation::new`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn simulate(
        &self,
        triangles: usize,
        material: Option<Material>,
        adjust: impl FnOnce(&mut SimulationSettings),
    ) -> Result<Option<Simulated>> {
        // Natively, opening a device waits for nothing.
        crate::gpu::block_on(self.simulate_async(triangles, material, adjust), || {})
    }

    /// [`simulate`](Self::simulate), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `simulate`.
    pub async fn simulate_async(
        &self,
        triangles: usize,
        material: Option<Material>,
        adjust: impl FnOnce(&mut SimulationSettings),
    ) -> Result<Option<Simulated>> {
        check_triangles(triangles)?;
        let Make::Simulation(make, usual) = self.make else { return Ok(None) };
        let Setup { cloths, bodies, mut settings, script } = make(triangles, &material.unwrap_or(usual))?;
        adjust(&mut settings);
        Ok(Some(Simulated { simulation: Simulation::open(cloths, bodies, settings).await?, script }))
    }
}

fn check_triangles(triangles: usize) -> Result<()> {
    let limit = MAX_TRIANGLES as usize;
    if (1..=limit).contains(&triangles) { Ok(()) } else { Err(Error::TriangleCount { count: triangles, limit }) }
}

impl Simulated {
    /// The simulation, as it is after the last frame.
    pub fn simulation(&self) -> &Simulation {
        &self.simulation
    }

    /// Simulates the next frame.
    ///
    /// # Errors
    ///
    /// As for [`Simulation::frame`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn next_frame(&mut self) -> Result<()> {
        crate::detector::wait(self.simulation.device().cloned(), self.next_frame_async())
    }

    /// [`next_frame`](Self::next_frame), for those who cannot wait.
    ///
    /// # Errors
    ///
    /// As for `next_frame`.
    pub async fn next_frame_async(&mut self) -> Result<()> {
        let end = self.script.end_of(self.simulation.frames());
        self.simulation.set_wind((self.script.wind)(end));
        self.simulation.frame_async(&(self.script.bodies)(end)).await
    }
}

impl Moving {
    /// The scene, at its first frame.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The vertices in frame number `frame`, where the whole motion has so many frames.
    ///
    /// The frames of a simulation are a thirtieth of a second apart, however many there are. They take their time, one
    /// after the other: to go back is to begin anew.
    ///
    /// # Errors
    ///
    /// Where a simulation blows up.
    pub fn positions(&mut self, frame: usize, frames: usize) -> Result<Vec<[f32; 3]>> {
        match &mut self.source {
            Source::Motion(motion) => {
                let last = frames.saturating_sub(1).max(1);
                Ok(motion(frame.min(last) as f32 / last as f32))
            }
            Source::Simulation { simulation, script, restart } => {
                if simulation.frames() > frame as u64 {
                    (**simulation, *script) = restart()?;
                }
                while simulation.frames() < frame as u64 {
                    let end = script.end_of(simulation.frames());
                    simulation.frame(&(script.bodies)(end), (script.wind)(end))?;
                }
                Ok(simulation.positions().to_vec())
            }
        }
    }
}

/// From 0 to 1 as `value` goes from `start` to `end`, without a kink.
fn smooth(start: f32, end: f32, value: f32) -> f32 {
    let part = ((value - start) / (end - start)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
