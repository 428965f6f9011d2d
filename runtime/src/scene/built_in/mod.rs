//! (Feature `scenes`) Moving scenes that come with CLASP: for a first look, for tests, for benchmarks and for the page.
//!
//! Each is a function of time and resolution, and the same on every machine: sines and roots come from the crate `libm`
//! and not from the system.
//!
//! | module | scenes |
//! | --- | --- |
//! | `cloth` | cloth on a ball, cloth through a funnel, a twisting cloth |
//! | `solids` | many balls, two tori, a solid that breaks, boxes that touch |
//! | `worst_case` | as many pairs as there can be |
//! | `shapes` | what they are made of |

mod cloth;
mod shapes;
mod solids;
mod worst_case;

use clasp_kernels::types::MAX_TRIANGLES;

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
    make: fn(usize) -> Parts,
}

/// A scene that moves.
pub struct Moving {
    scene: Scene,
    motion: Motion,
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
        name: "cloth-on-ball",
        about: "a cloth falls onto a turning ball and folds",
        triangles: 92_000,
        frames: 94,
        objects: &["cloth", "ball"],
        make: cloth::on_ball,
    },
    BuiltIn {
        name: "funnel",
        about: "a growing ball pushes a cloth through a funnel",
        triangles: 18_000,
        frames: 100,
        objects: &["cloth", "ball", "funnel"],
        make: cloth::funnel,
    },
    BuiltIn {
        name: "twist",
        about: "a cloth with waves is twisted until it meets itself",
        triangles: 40_000,
        frames: 60,
        objects: &["cloth"],
        make: cloth::twist,
    },
    BuiltIn {
        name: "n-body",
        about: "hundreds of balls fly through each other",
        triangles: 146_000,
        frames: 60,
        objects: &[],
        make: solids::n_body,
    },
    BuiltIn {
        name: "tori",
        about: "two tori in each other, which swell and bend",
        triangles: 40_000,
        frames: 60,
        objects: &["first torus", "second torus"],
        make: solids::tori,
    },
    BuiltIn {
        name: "breaking",
        about: "a solid breaks, and its pieces fly apart",
        triangles: 50_000,
        frames: 60,
        objects: &[],
        make: solids::breaking,
    },
    BuiltIn {
        name: "boxes",
        about: "boxes that touch face to face, where nothing is certain in floating point",
        triangles: 12_000,
        frames: 17,
        objects: &[],
        make: solids::boxes,
    },
    BuiltIn {
        name: "chazelle",
        about: "two combs of long triangles, each of which meets every one of the other",
        triangles: 1_000,
        frames: 20,
        objects: &["lower comb", "upper comb"],
        make: worst_case::chazelle,
    },
];

impl BuiltIn {
    /// The scene of this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        BUILT_IN.iter().find(|scene| scene.name == name)
    }

    /// The scene with about this many triangles; some scenes need a few hundred at least.
    ///
    /// # Errors
    ///
    /// Where there are no triangles, or more than a scene can have.
    pub fn open(&self, triangles: usize) -> Result<Moving> {
        if !(1..=MAX_TRIANGLES as usize).contains(&triangles) {
            return Err(Error::TriangleCount { count: triangles, limit: MAX_TRIANGLES as usize });
        }
        let Parts { objects, motion } = (self.make)(triangles);
        let mut positions = motion(0.0).into_iter();
        let meshes = objects
            .into_iter()
            .map(|(vertices, triangles)| Mesh::new(positions.by_ref().take(vertices).collect(), triangles));
        Ok(Moving { scene: Scene::new(meshes.collect::<Vec<_>>())?, motion })
    }
}

impl Moving {
    /// The scene, at its first frame.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The vertices in frame number `frame`, where the whole motion has so many frames.
    pub fn positions(&self, frame: usize, frames: usize) -> Vec<[f32; 3]> {
        let last = frames.saturating_sub(1).max(1);
        (self.motion)(frame.min(last) as f32 / last as f32)
    }
}

/// From 0 to 1 as `value` goes from `start` to `end`, without a kink.
fn smooth(start: f32, end: f32, value: f32) -> f32 {
    let part = ((value - start) / (end - start)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
