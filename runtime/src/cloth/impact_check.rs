//! The check of [`continuous`](super::SimulationSettings::continuous): a part of a frame counts only if CCD finds no impact
//! in it.
//!
//! **Why cloth passes neither through itself nor through bodies.** (Pairs of bodies and disabled collisions are not checked.) A
//! part of a frame counts only if no features without a common vertex meet while every vertex moves in a straight line from its
//! position before the part to its position after it. [`Detector::detect_continuous`] decides this exactly, for the `f32`
//! positions of the simulation. What the simulation did in between (steps, pushes, rounding) does not matter: the straight
//! motion is one without impact. At its end the scene does not touch itself, so the next part starts without touching as well.
//! By induction, there is a motion without impact from the first frame to the last if nothing touches in the first frame.
//! Bodies move in the same way. A part with an impact is discarded and halved; as a last resort, the vertices that would meet
//! stay where they are. A part in which no vertex moves has no impact, so there is always one that counts.
//!
//! Triangles with a common vertex cannot pass through each other without such an impact either: the first features to cross
//! are a vertex of one and the face of the other, or two of their edges, and some such pair has no common vertex.
//!
//! Triangles that intersect at the start of a part have intersected since the start of the simulation. Impacts of their
//! vertices are ignored until they are apart, because they have to get out.

use super::model::Model;
use crate::ccd::FeaturePair;
use crate::{Backend, Detector, Result, Settings};

/// Maximum number of halvings of a frame. Each half takes as many steps as the whole, so steps become up to eight times as
/// short. Vertices that would still meet are stopped.
pub(super) const MAX_HALVINGS: u32 = 3;

/// Maximum number of rounds of stopping the vertices that would meet others; then all vertices are stopped.
const MAX_ROUNDS: usize = 32;

/// Finds impacts in a part of a frame.
pub(super) struct ImpactCheck {
    detector: Detector,
    /// Number of points; the vertices of bodies follow.
    points: usize,
}

/// Positions at the end of a part in which some vertices were stopped.
pub(super) struct StoppedMotion {
    pub(super) positions: Vec<[f32; 3]>,
    /// Whether each vertex was stopped.
    pub(super) is_stopped: Vec<bool>,
}

impl ImpactCheck {
    pub(super) async fn new(model: &Model) -> Result<Self> {
        let settings = Settings { backend: Backend::Cpu, filter: model.impact_filter(), ..Default::default() };
        Ok(Self { detector: Detector::new_async(&model.scene, settings).await?, points: model.points() })
    }

    /// Returns the vertices of all features that meet during the motion, ascending.
    pub(super) async fn meeting_vertices(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<Vec<u32>> {
        let result = self.detector.detect_continuous_async(t0, t1).await?;
        let triangles = self.detector.scene().triangles();
        let intersecting = result.intersecting().iter().flat_map(|pair| [pair.a, pair.b]);
        let mut entangled: Vec<u32> = intersecting.flat_map(|triangle| triangles[triangle as usize]).collect();
        entangled.sort_unstable();
        let mut meeting = Vec::new();
        for impact in result.impacts() {
            let vertices = match impact.features {
                FeaturePair::VertexFace { vertex, face } => {
                    let [a, b, c] = triangles[face as usize];
                    [vertex, a, b, c]
                }
                FeaturePair::EdgeEdge { a, b } => [a[0], a[1], b[0], b[1]],
            };
            if vertices.iter().all(|vertex| entangled.binary_search(vertex).is_err()) {
                meeting.extend(vertices);
            }
        }
        meeting.sort_unstable();
        meeting.dedup();
        Ok(meeting)
    }

    /// Stops the vertices that would meet others: single vertices of cloth, but all vertices of a body, because bodies are
    /// rigid. Repeats this until the motion is free of impacts.
    pub(super) async fn stop_meeting(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<StoppedMotion> {
        let mut is_stopped = vec![false; t0.len()];
        for _ in 0..MAX_ROUNDS {
            let position =
                |((start, end), stopped): ((&[f32; 3], &[f32; 3]), &bool)| if *stopped { *start } else { *end };
            let positions: Vec<[f32; 3]> = t0.iter().zip(t1).zip(&is_stopped).map(position).collect();
            let meeting = self.meeting_vertices(t0, &positions).await?;
            if meeting.is_empty() {
                return Ok(StoppedMotion { positions, is_stopped });
            }
            for vertex in meeting {
                let vertex = vertex as usize;
                let stopped = if vertex < self.points { vertex..vertex + 1 } else { self.body_of(vertex) };
                is_stopped[stopped].fill(true);
            }
        }
        Ok(StoppedMotion { positions: t0.to_vec(), is_stopped: vec![true; t0.len()] })
    }

    /// Returns the vertices of the body with this vertex.
    fn body_of(&self, vertex: usize) -> core::ops::Range<usize> {
        let scene = self.detector.scene();
        let mut objects = (0..scene.objects()).map(|object| scene.vertices_of(object));
        objects.find(|vertices| vertices.contains(&vertex)).unwrap_or(vertex..vertex + 1)
    }
}
