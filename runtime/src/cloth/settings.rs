//! Settings of a simulation.

use super::material::{check_not_negative, check_positive, out_of_range};
use crate::{Backend, ClothError, Clusters, Error, Result};

/// Collisions of cloth with bodies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BodyCollisions {
    /// Near vertices, edges and faces keep a thickness apart. Clusters and sweep find them, together with those of the cloth
    /// itself.
    #[default]
    Contacts,
    /// The published method: every point is tested against every face (Eq. 4), and responds along the normal of the face.
    ///
    /// For comparison: a face does not stop a point behind it, and keeps a point in front of it as far away as the box of
    /// the face extends.
    EveryFace,
    /// The published method with the same results; clusters and sweep find the faces near each point.
    FacesBySweep,
    /// None: cloth passes through bodies.
    Off,
}

/// Number of steps of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Steps {
    /// As many as the stiffest springs need; up to eight times as many if cloth or bodies are fast.
    #[default]
    Auto,
    /// This number. Too few for the springs are an error, except with [`SimulationSettings::continuous`]. Points that are too
    /// fast for the proximity searches are stopped at their displacement bounds
    /// ([`FrameStats::clamped`](super::FrameStats::clamped)).
    Count(u32),
}

/// Settings of a simulation. Units are those of the scene; the defaults are for meters, kilograms and seconds.
#[derive(Clone, Debug)]
pub struct SimulationSettings {
    /// The backend.
    pub backend: Backend,
    /// Duration of a frame.
    pub frame_time: f32,
    /// Number of steps of a frame.
    pub steps: Steps,
    /// Acceleration of gravity.
    pub gravity: [f32; 3],
    /// Drag of air that moves across the cloth: force per unit of area and of speed.
    pub drag: f32,
    /// Drag of air that moves along the cloth: force per unit of area and of speed.
    pub skin_drag: f32,
    /// Largest length of a spring as a multiple of its rest length, approximately; `None` for no limit.
    pub stretch_limit: Option<f32>,
    /// Coefficient of friction, of cloth with bodies and with itself.
    pub friction: f32,
    /// Distance that contacts keep: at most 0.7 times the mean edge length of the cloth. By default 0.3 times the mean edge
    /// length, or half of the shortest edge.
    pub thickness: Option<f32>,
    /// Whether cloth collides with itself and with other cloth.
    pub self_collisions: bool,
    /// Collisions of cloth with bodies.
    pub bodies: BodyCollisions,
    /// Speed above which the simulation counts as blown up.
    pub speed_limit: f32,
    /// Number of clusters for proximity searches.
    pub clusters: Clusters,
    /// Whether CCD checks the motion of every frame, so that cloth passes neither through itself nor through bodies, even with
    /// fast bodies or long steps. Pairs of bodies and disabled collisions are not checked.
    ///
    /// A frame counts only if no features meet while every vertex moves in a straight line from its old to its new position.
    /// Otherwise it is discarded and simulated in two halves with shorter steps, and so on; as a last resort, vertices that
    /// would meet and their bodies stay where they are. Triangles that intersect at the start of the simulation are excluded
    /// until they are apart.
    ///
    /// Steps may then have any length: steps of [`Steps::Count`] that are too long for the springs are divided for the springs
    /// alone.
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
    /// Checks the ranges of all settings.
    ///
    /// # Errors
    ///
    /// If a setting is out of range.
    pub fn check(&self) -> Result<()> {
        check_positive("time of a frame", self.frame_time)?;
        check_not_negative("drag", self.drag)?;
        check_not_negative("skin drag", self.skin_drag)?;
        check_not_negative("friction", self.friction)?;
        check_positive("speed limit", self.speed_limit)?;
        if let Some(acceleration) = self.gravity.iter().find(|acceleration| !acceleration.is_finite()) {
            return Err(out_of_range("gravity", "finite", *acceleration));
        }
        if let Some(limit) = self.stretch_limit.filter(|limit| !(*limit >= 1.0 && limit.is_finite())) {
            return Err(out_of_range("stretch limit", "at least 1", limit));
        }
        if let Some(thickness) = self.thickness {
            check_positive("thickness", thickness)?;
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
