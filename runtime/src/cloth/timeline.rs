//! The sequence of frames of a simulation, the same on all backends.

use clasp3d_kernels::cloth::commit::{status, unpack_blow_up};
use glam::{Vec3, Vec4};

use super::engine::SimulationEngine;
use super::frame_plan::FramePlan;
use super::impact_check::{ImpactCheck, MAX_HALVINGS, StoppedMotion};
use super::material::out_of_range;
use super::model::Model;
use super::simulation::FrameStats;
use crate::{ClothError, Error, Result};

/// Model and progress of a simulation.
pub(super) struct Timeline {
    pub(super) model: Model,
    /// Number of simulated frames.
    pub(super) frame: u64,
    pub(super) wind: [f32; 3],
    /// Current positions of the vertices of bodies.
    bodies: Vec<[f32; 3]>,
    /// Stats of the last frame.
    pub(super) stats: FrameStats,
}

impl Timeline {
    pub(super) fn new(model: Model) -> Self {
        let bodies = model.scene.positions()[model.points()..].to_vec();
        Self { model, frame: 0, wind: [0.0; 3], bodies, stats: FrameStats::default() }
    }

    /// Plans the next frame, at the end of which bodies have these positions.
    pub(super) fn plan(&self, bodies: &[[f32; 3]]) -> Result<FramePlan> {
        if let Some(speed) = self.wind.iter().find(|speed| !speed.is_finite()) {
            return Err(out_of_range("wind", "finite", *speed));
        }
        self.model.plan_frame(&self.bodies, bodies, self.wind, &self.stats)
    }

    /// Completes a frame with the status of a backend. Returns an error if the simulation has blown up.
    pub(super) fn complete(&mut self, plan: &FramePlan, status: &[u32]) -> Result<()> {
        self.stats = self.parse(plan, status)?;
        self.bodies.clone_from(&plan.body_end);
        self.frame += 1;
        Ok(())
    }

    /// Simulates a frame in parts that are short enough to be free of impacts: see [`super::impact_check`].
    pub(super) async fn run_continuous(
        &mut self,
        engine: &mut SimulationEngine,
        check: &mut ImpactCheck,
        bodies: &[[f32; 3]],
    ) -> Result<()> {
        let (start, points) = (self.bodies.clone(), self.model.points());
        let mut sum = FrameStats::default();
        let mut state = engine.state().await?;
        // Parts still to simulate; the next one is the last element.
        let mut parts = vec![Part { index: 0, level: 0 }];
        while let Some(part) = parts.pop() {
            // A body that was stopped catches up in the next part.
            let end = part.body_end(&start, bodies);
            let plan = self.model.plan_part(&self.bodies, &end, self.wind, &self.stats, part.level)?;
            let status = engine.run(&self.model, &plan).await?;
            let stats = self.parse(&plan, &status)?;
            let mut next = engine.state().await?;
            if !check.meeting_vertices(&state.positions, &next.positions).await?.is_empty() {
                if part.level < MAX_HALVINGS {
                    engine.set_state(&state)?;
                    sum.halved += 1;
                    let [first, second] = part.halves();
                    parts.extend([second, first]);
                    continue;
                }
                let StoppedMotion { positions, is_stopped } =
                    check.stop_meeting(&state.positions, &next.positions).await?;
                next.positions = positions;
                let velocities = next.velocities.iter_mut().zip(&is_stopped);
                velocities.filter(|(_, stopped)| **stopped).for_each(|(velocity, _)| *velocity *= Vec4::W);
                sum.stopped += is_stopped.iter().filter(|stopped| **stopped).count() as u32;
                engine.set_state(&next)?;
            }
            self.bodies = next.positions[points..].to_vec();
            self.stats = stats;
            sum = sum.plus(stats);
            state = next;
        }
        self.stats = sum;
        self.frame += 1;
        Ok(())
    }

    /// Interprets the status of a frame. Returns an error if the simulation has blown up.
    fn parse(&self, plan: &FramePlan, status: &[u32]) -> Result<FrameStats> {
        let get = |index: u32| status[index as usize];
        if get(status::BLOWN_UP) != u32::MAX {
            let (step, vertex) = unpack_blow_up(get(status::BLOWN_UP));
            let speed_limit = self.model.speed_limit();
            return Err(Error::Cloth(ClothError::BlownUp { frame: self.frame, step, vertex, speed_limit }));
        }
        Ok(FrameStats {
            steps: plan.steps,
            searches: if self.model.has_contacts() { plan.steps.div_ceil(plan.search_interval) } else { 0 },
            pairs: get(status::PAIRS),
            near: get(status::NEAR),
            clamped: get(status::CLAMPED),
            entangled: get(status::ENTANGLED),
            top_speed: f32::from_bits(get(status::TOP_SPEED)),
            ..Default::default()
        })
    }
}

/// A part of a frame after `level` halvings: interval `index` of 2^`level` equal intervals.
#[derive(Clone, Copy)]
struct Part {
    index: u32,
    level: u32,
}

impl Part {
    fn halves(self) -> [Self; 2] {
        let (index, level) = (2 * self.index, self.level + 1);
        [Self { index, level }, Self { index: index + 1, level }]
    }

    /// Returns the positions of bodies at the end of the part, between those at the start and at the end of the frame.
    fn body_end(self, start: &[[f32; 3]], end: &[[f32; 3]]) -> Vec<[f32; 3]> {
        let time = (self.index + 1) as f32 / (1 << self.level) as f32;
        if time == 1.0 {
            return end.to_vec();
        }
        let between = |(from, to): (&[f32; 3], &[f32; 3])| Vec3::from(*from).lerp(Vec3::from(*to), time).to_array();
        start.iter().zip(end).map(between).collect()
    }
}
