//! The narrow phase for `f64` positions: filtered predicates in `f64`, pair by pair, and exact predicates.

use core::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::cluster_sweep::PairConsumer;
use super::narrow::NarrowResult;
use crate::exact::{Decision, Face, decide, not_collinear};

/// Triangles per task.
const CHUNK: usize = 4096;

/// The `f64` positions of a frame whose broad phase runs on rounded positions.
#[derive(Clone, Copy)]
pub(crate) struct PreciseMesh<'s> {
    pub(crate) triangles: &'s [[u32; 3]],
    pub(crate) positions: &'s [[f64; 3]],
}

/// The narrow phase of a frame with `f64` positions.
pub(super) struct PreciseNarrowPhase<'s> {
    pub(super) mesh: PreciseMesh<'s>,
    /// Whether one hit is enough.
    pub(super) until_hit: bool,
    /// Flag to set then, or if there is no memory for hits.
    pub(super) stop: &'s AtomicBool,
}

impl PreciseMesh<'_> {
    /// Returns a triangle.
    #[inline]
    pub(crate) fn face(&self, triangle: u32) -> Face<[f64; 3]> {
        let vertices = self.triangles[triangle as usize];
        Face { vertices, positions: vertices.map(|vertex| self.positions[vertex as usize]) }
    }

    /// Returns the degenerate triangles, ascending.
    pub(crate) fn degenerate_triangles(&self) -> Vec<u32> {
        let is_degenerate = |triangle: &u32| {
            let face = self.face(*triangle);
            let [a, b, c] = face.positions;
            !not_collinear(a, b, c) && face.is_degenerate()
        };
        (0..self.triangles.len() as u32).into_par_iter().with_min_len(CHUNK).filter(is_degenerate).collect()
    }
}

impl PairConsumer for PreciseNarrowPhase<'_> {
    type Output = NarrowResult;

    fn consume(&self, pairs: &[(u32, u32)], output: &mut NarrowResult) {
        if !output.has_room(pairs.len()) {
            return self.stop.store(true, Ordering::Relaxed);
        }
        for &pair in pairs {
            output.tested += 1;
            match decide(&self.mesh.face(pair.0), &self.mesh.face(pair.1)) {
                Decision::Miss => {}
                Decision::Hit => output.hits.push(pair),
                Decision::Exact(intersects) => output.add_exact(pair, intersects),
            }
        }
        if self.until_hit && !output.hits.is_empty() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}
