//! Steps that are bounded by continuous collision detection.
//!
//! **Why nothing passes through anything.** Every part of a frame that counts goes from positions to positions between
//! which, with every vertex in a straight line, no features without a common vertex meet: that is what
//! [`Detector::detect_continuous`] says, exactly, of the very `f32` positions that come out. What really happened in between
//! (steps, pushes, rounding) does not matter: there is a motion from the one to the other without any contact. A part that
//! ends so does not touch itself at its end, either, so the next one starts without contact; by induction there is a motion
//! without contact from the first frame to the last, if the first has none. Bodies are moved in the same way, and a part
//! with an impact is never kept: it is halved, and in the end what would meet stays where it is. A part in which everything
//! stays is free of impacts, so there is always one that counts.
//!
//! Triangles that have a vertex in common cannot get through each other without such an impact, either: the first that would
//! cross is a vertex of one and the face of the other, or two of their edges, and some such pair has no common vertex.
//!
//! What intersects at the start of a part was so from the start of the simulation on. Its vertices are left out until they
//! are apart: they have to get out.

use super::model::Model;
use crate::ccd::FeaturePair;
use crate::{Backend, Detector, Result, Settings};

/// How often a frame is halved, at most. Each half takes as many steps as the whole, so at the end they are eight times as
/// short. What cannot get out of the way by then is stopped.
pub(super) const MOST_HALVINGS: u32 = 3;

/// How often features are looked for that meet although others stay where they are, before everything does.
const MOST_ROUNDS: usize = 32;

/// Looks for what would meet.
pub(super) struct Bounding {
    detector: Detector,
    /// The first vertex of a body.
    points: usize,
}

/// Where all vertices are at the end of a part in which some stay where they were.
pub(super) struct Stopped {
    pub(super) positions: Vec<[f32; 3]>,
    /// Which stayed.
    pub(super) stayed: Vec<bool>,
}

impl Bounding {
    pub(super) async fn open(model: &Model) -> Result<Self> {
        let settings = Settings { backend: Backend::Cpu, filter: model.bounding_filter(), ..Default::default() };
        Ok(Self { detector: Detector::new_async(&model.scene, settings).await?, points: model.points() })
    }

    /// The vertices of all features that meet on the way from one place to the other, ascending. None: the way is free.
    pub(super) async fn meeting(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<Vec<u32>> {
        let report = self.detector.detect_continuous_async(t0, t1).await?;
        let triangles = self.detector.scene().triangles();
        let intersecting = report.intersecting().iter().flat_map(|pair| [pair.a, pair.b]);
        let mut entangled: Vec<u32> = intersecting.flat_map(|triangle| triangles[triangle as usize]).collect();
        entangled.sort_unstable();
        let mut meeting = Vec::new();
        for impact in report.impacts() {
            let names = match impact.features {
                FeaturePair::VertexFace { vertex, face } => {
                    let [a, b, c] = triangles[face as usize];
                    [vertex, a, b, c]
                }
                FeaturePair::EdgeEdge { a, b } => [a[0], a[1], b[0], b[1]],
            };
            if names.iter().all(|vertex| entangled.binary_search(vertex).is_err()) {
                meeting.extend(names);
            }
        }
        meeting.sort_unstable();
        meeting.dedup();
        Ok(meeting)
    }

    /// Where all vertices are when those stay that would meet others: of cloth they themselves, of bodies all of the body,
    /// which is not to be bent.
    pub(super) async fn stopped(&mut self, t0: &[[f32; 3]], t1: &[[f32; 3]]) -> Result<Stopped> {
        let mut stayed = vec![false; t0.len()];
        for _ in 0..MOST_ROUNDS {
            let place = |((start, end), stayed): ((&[f32; 3], &[f32; 3]), &bool)| if *stayed { *start } else { *end };
            let positions: Vec<[f32; 3]> = t0.iter().zip(t1).zip(&stayed).map(place).collect();
            let meeting = self.meeting(t0, &positions).await?;
            if meeting.is_empty() {
                return Ok(Stopped { positions, stayed });
            }
            for vertex in meeting {
                let vertex = vertex as usize;
                let all = if vertex < self.points { vertex..vertex + 1 } else { self.body_of(vertex) };
                stayed[all].fill(true);
            }
        }
        Ok(Stopped { positions: t0.to_vec(), stayed: vec![true; t0.len()] })
    }

    /// The vertices of the object that a vertex belongs to.
    fn body_of(&self, vertex: usize) -> core::ops::Range<usize> {
        let scene = self.detector.scene();
        let mut objects = (0..scene.objects()).map(|object| scene.vertices_of(object));
        objects.find(|vertices| vertices.contains(&vertex)).unwrap_or(vertex..vertex + 1)
    }
}
