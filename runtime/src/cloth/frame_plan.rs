//! The plan of a frame: its steps and proximity searches, and the motion of bodies.

use clasp3d_kernels::cloth::commit::MAX_STEPS;
use clasp3d_kernels::cloth::near::free_bound;
use clasp3d_kernels::types::{ClothParams, Inflation};
use glam::Vec3;

use super::model::Model;
use super::settings::BodyCollisions;
use super::simulation::FrameStats;
use crate::scene::check_finite;
use crate::{Error, Result, SceneError};

/// Maximum number of steps from one proximity search to the next.
const MAX_SEARCH_INTERVAL: u32 = 16;

/// Maximum number of steps from one search to the next while points are entangled: they are pushed out once per search.
const MAX_SEARCH_INTERVAL_ENTANGLED: u32 = 2;

/// Maximum number of steps of a frame with fast cloth or bodies, as a multiple of the steps that the springs need.
const MAX_STEP_FACTOR: u32 = 8;

/// Distance that the fastest point may move between two searches, as a fraction of [`free_bound`]. Below 1, so that points far
/// from all others are not clamped.
const FREE_SHARE: f32 = 0.7;

/// Distance that a body may move between two searches, in thicknesses.
const BODY_SHARE: f32 = 0.25;

/// The plan of a frame or of a part of it.
#[derive(Clone, Debug)]
pub struct FramePlan {
    /// Uniform of all steps, without `step` and `body_time`.
    params: ClothParams,
    /// Number of steps.
    pub(crate) steps: u32,
    /// Number of steps from one proximity search to the next.
    pub(crate) search_interval: u32,
    /// Positions of the vertices of bodies at the start and at the end.
    pub(crate) body_start: Vec<[f32; 3]>,
    pub(crate) body_end: Vec<[f32; 3]>,
}

impl FramePlan {
    /// Returns the uniform of a step.
    pub(crate) fn step_params(&self, step: u32) -> ClothParams {
        ClothParams { step, body_time: (step + 1) as f32 / self.steps as f32, ..self.params }
    }

    /// Whether a step begins with a proximity search.
    pub(crate) fn has_search(&self, step: u32) -> bool {
        step.is_multiple_of(self.search_interval)
    }

    /// Returns the inflation of body faces in the search for points in their boxes. The sweep uses boxes along other axes, so
    /// they are enlarged by the largest diagonal of a face's box: no point of that box is farther from the face.
    pub(crate) fn face_inflation(&self, model: &Model) -> Inflation {
        let margin = 2.0 * self.params.box_margin;
        let diagonal = |positions: &[[f32; 3]]| {
            let of = |vertices: &[u32; 3]| {
                let [a, b, c] = vertices.map(|vertex| Vec3::from(positions[vertex as usize]));
                (a.max(b).max(c) - a.min(b).min(c) + margin).length()
            };
            model.body_triangles.iter().map(of).fold(0.0, f32::max)
        };
        // Vertices move in straight lines, so no edge gets longer than the longer of its start and end. But it may rotate,
        // and the diagonal of a box changes by at most √3.
        let rotation = if self.body_start == self.body_end { 1.0 } else { 1.75 };
        let rest = rotation * diagonal(&self.body_start).max(diagonal(&self.body_end));
        Inflation { first: 0.0, split: self.params.points, rest }
    }
}

impl Model {
    /// Plans a frame in which bodies move from their current to their next positions. `last` has the stats of the last frame.
    ///
    /// # Errors
    ///
    /// If the number of positions is not the number of vertices of the bodies, or a position is not finite.
    pub fn plan_frame(
        &self,
        body_start: &[[f32; 3]],
        body_end: &[[f32; 3]],
        wind: [f32; 3],
        last: &FrameStats,
    ) -> Result<FramePlan> {
        self.plan_part(body_start, body_end, wind, last, 0)
    }

    /// Plans a part of a frame after this number of halvings. A part takes as many steps as a whole frame, so its steps are
    /// shorter.
    pub(super) fn plan_part(
        &self,
        body_start: &[[f32; 3]],
        body_end: &[[f32; 3]],
        wind: [f32; 3],
        last: &FrameStats,
        halvings: u32,
    ) -> Result<FramePlan> {
        self.check_bodies(body_end)?;
        let mut params = self.params;
        [params.wind_x, params.wind_y, params.wind_z] = wind;
        let moved = |(from, to): (&[f32; 3], &[f32; 3])| Vec3::from(*from).distance(Vec3::from(*to));
        let travel = body_start.iter().zip(body_end).map(moved).fold(0.0, f32::max);
        // `by_speed` and `by_bodies`: numbers of searches with which neither points nor bodies move too far from one search to
        // the next. The fastest point may gain the speed of free fall during this frame.
        let time = self.frame_time / (1 << halvings) as f32;
        let speed = last.top_speed + params.gravity().length() * time;
        let by_speed = speed * time / (FREE_SHARE * free_bound(&params));
        // With `continuous` and a requested number of steps: one search per requested step. The impact check limits how far
        // bodies move.
        let requested = self.requested_steps.filter(|_| halvings == 0);
        let by_bodies = match requested {
            Some(requested) => requested as f32,
            None if self.bodies == BodyCollisions::Contacts => travel / (BODY_SHARE * params.thickness),
            None => 0.0,
        };
        let searches = if self.has_contacts() { by_speed.max(by_bodies).ceil().max(1.0) } else { 1.0 };
        let mut steps = self.steps;
        if (self.adds_steps || halvings > 0) && searches > steps as f32 {
            steps = (searches.min((MAX_STEP_FACTOR * steps) as f32) as u32).min(MAX_STEPS);
        }
        params.step_time = time / steps as f32;
        let max_interval = if last.entangled > 0 { MAX_SEARCH_INTERVAL_ENTANGLED } else { MAX_SEARCH_INTERVAL };
        let search_interval = ((steps as f32 / searches) as u32).clamp(1, max_interval.min(steps));
        params.body_travel = travel * search_interval as f32 / steps as f32;
        Ok(FramePlan { params, steps, search_interval, body_start: body_start.to_vec(), body_end: body_end.to_vec() })
    }

    /// Checks the positions of the vertices of bodies.
    fn check_bodies(&self, positions: &[[f32; 3]]) -> Result<()> {
        let points = self.points();
        let expected = self.scene.positions().len() - points;
        if positions.len() != expected {
            return Err(Error::Scene(SceneError::PositionCount { count: positions.len(), expected }));
        }
        check_finite(positions).map_err(|error| match error {
            SceneError::NotFinite { vertex, axis, value } => {
                Error::Scene(SceneError::NotFinite { vertex: vertex + points, axis, value })
            }
            error => Error::Scene(error),
        })
    }
}
