//! How cloth is simulated.

use super::material::{not_negative, out_of_range, positive};
use crate::{Backend, ClothError, Clusters, Error, Result};

/// How cloth collides with bodies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BodyCollisions {
    /// Vertices, edges and faces of both keep a thickness apart. They are found through clusters and sweep, together with
    /// those of the cloth itself.
    #[default]
    Contacts,
    /// The paper's way: every point is tested against every face (Eq. 4), and responds along the face's normal.
    ///
    /// For comparison: a point behind a face is not held by it, and one in front of it is held as far away as the face's
    /// box is thick.
    EveryFace,
    /// The same answer, with the faces that a point is tested against found through clusters and sweep.
    SweptFaces,
    /// Cloth passes through bodies.
    Off,
}

/// How many steps a frame takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Steps {
    /// As many as the stiffest springs need; and up to eight times as many where cloth or bodies are so fast that they could
    /// pass through each other.
    #[default]
    Auto,
    /// So many. It is an error if they are too few for the springs, unless steps are
    /// [bounded](SimulationSettings::continuous). Points that are faster than features can be looked for are held back
    /// ([`FrameStats::held`](super::FrameStats::held)).
    Count(u32),
}

/// How cloth is simulated. Units are those of the scene; the defaults are for metres, kilograms and seconds.
#[derive(Clone, Debug)]
pub struct SimulationSettings {
    /// Where the work is done.
    pub backend: Backend,
    /// How much time passes from frame to frame.
    pub frame_time: f32,
    /// How many steps a frame takes.
    pub steps: Steps,
    /// Acceleration of gravity.
    pub gravity: [f32; 3],
    /// Drag of the air that moves across the cloth: force for each unit of area and of speed.
    pub drag: f32,
    /// Drag of the air that moves along the cloth.
    pub skin_drag: f32,
    /// The length that no spring may much exceed, as a multiple of its natural length; or no limit.
    pub stretch_limit: Option<f32>,
    /// Coefficient of friction, of cloth with bodies and with itself.
    pub friction: f32,
    /// The distance that contacts keep, at most seven tenths of the mean length of an edge of the cloth; by default three
    /// tenths, or half of the shortest edge.
    pub thickness: Option<f32>,
    /// Whether cloth collides with itself and with other cloth.
    pub self_collisions: bool,
    /// How cloth collides with bodies.
    pub bodies: BodyCollisions,
    /// A speed beyond which the simulation counts as blown up.
    pub speed_limit: f32,
    /// Into how many clusters the scene is divided to find what is near.
    pub clusters: Clusters,
    /// Whether steps are bounded by continuous collision detection, so that nothing passes through anything even where it
    /// could otherwise (a body that is fast, or steps that are long).
    ///
    /// The motion of a frame counts only if, with every vertex in a straight line from where it was to where it is, no
    /// features meet. Otherwise it is taken back and simulated anew in two halves, with shorter steps, and so on; in the
    /// end what would still meet stays where it is, and bodies wait. What intersects at the start of the simulation is left
    /// out until it is apart.
    ///
    /// So a step may be as long as you like: [`Steps::Count`] is not held to what the springs allow, because steps that are
    /// too long for them are divided for the springs alone.
    pub continuous: bool,
}

impl Default for SimulationSettings {
    fn default() -> Self {
        Self {
            backend: Backend::Auto,
            frame_time: 1.0 / 60.0,
            steps: Steps::Auto,
            gravity: [0.0, 0.0, -9.81],
            drag: 1.0,
            skin_drag: 0.05,
            stretch_limit: Some(1.1),
            friction: 0.3,
            thickness: None,
            self_collisions: true,
            bodies: BodyCollisions::Contacts,
            speed_limit: 1000.0,
            clusters: Clusters::Auto,
            continuous: false,
        }
    }
}

impl SimulationSettings {
    /// An error if a number is out of its range.
    ///
    /// # Errors
    ///
    /// As it says.
    pub fn check(&self) -> Result<()> {
        positive("time of a frame", self.frame_time)?;
        not_negative("drag", self.drag)?;
        not_negative("skin drag", self.skin_drag)?;
        not_negative("friction", self.friction)?;
        positive("speed limit", self.speed_limit)?;
        if let Some(acceleration) = self.gravity.iter().find(|acceleration| !acceleration.is_finite()) {
            return Err(out_of_range("gravity", "finite", *acceleration));
        }
        if let Some(limit) = self.stretch_limit.filter(|limit| !(*limit >= 1.0 && limit.is_finite())) {
            return Err(out_of_range("stretch limit", "at least 1", limit));
        }
        if let Some(thickness) = self.thickness {
            positive("thickness", thickness)?;
        }
        if self.steps == Steps::Count(0) {
            return Err(Error::Cloth(ClothError::OutOfRange {
                what: "number of steps",
                range: "at least 1",
                value: 0.0,
            }));
        }
        Ok(())
    }
}
