//! Normalization of the scene and its vertices.

use clasp3d_kernels::geometry::normalized::Normalization;
use glam::Vec3;
use rayon::prelude::*;

/// Vertices per task.
const CHUNK: usize = 8192;

/// Vertices in normalized coordinates.
#[derive(Default)]
pub(super) struct Vertices {
    /// Coordinates, with a fourth component without meaning, so that a vertex is one load.
    pub(super) positions: Vec<[f32; 4]>,
    /// The vertices at the end of a motion; empty without a motion.
    pub(super) ends: Vec<[f32; 4]>,
    /// The vertices that triangles use; `None` if they use all.
    used: Option<Vec<u32>>,
}

impl Vertices {
    /// Creates the buffers for a mesh.
    pub(super) fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let mut is_used = vec![false; vertices];
        triangles.as_flattened().iter().for_each(|vertex| is_used[*vertex as usize] = true);
        let all = is_used.iter().all(|is_used| *is_used);
        let used = || (0..).zip(&is_used).filter(|(_, is_used)| **is_used).map(|(vertex, _)| vertex).collect();
        Self { positions: Vec::new(), ends: Vec::new(), used: (!all).then(used) }
    }

    /// Computes the normalization of the scene from the vertices that triangles use.
    pub(super) fn normalization(&self, positions: &[[f32; 3]], ends: Option<&[[f32; 3]]>) -> Normalization {
        let (low, high) = self.bounds(positions);
        let (end_low, end_high) = ends.map_or((low, high), |ends| self.bounds(ends));
        Normalization::new(low.min(end_low).extend(0.0), high.max(end_high).extend(0.0))
    }

    fn bounds(&self, positions: &[[f32; 3]]) -> (Vec3, Vec3) {
        let none = || (Vec3::INFINITY, Vec3::NEG_INFINITY);
        let union = |(low, high): (Vec3, Vec3), (other_low, other_high): (Vec3, Vec3)| {
            (low.min(other_low), high.max(other_high))
        };
        let add = |bounds, position: [f32; 3]| union(bounds, (position.into(), position.into()));
        match &self.used {
            None => {
                positions.par_chunks(CHUNK).map(|chunk| chunk.iter().copied().fold(none(), add)).reduce(none, union)
            }
            Some(used) => {
                let of_chunk = |chunk: &[u32]| chunk.iter().map(|vertex| positions[*vertex as usize]).fold(none(), add);
                used.par_chunks(CHUNK).map(of_chunk).reduce(none, union)
            }
        }
    }

    /// Normalizes all vertices, at the start and at the end of a motion if there is one.
    pub(super) fn normalize(
        &mut self,
        positions: &[[f32; 3]],
        ends: Option<&[[f32; 3]]>,
        normalization: Normalization,
    ) {
        normalize(&mut self.positions, positions, normalization);
        normalize(&mut self.ends, ends.unwrap_or_default(), normalization);
    }

    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        (self.positions.capacity() + self.ends.capacity()) * size_of::<[f32; 4]>()
            + self.used.as_ref().map_or(0, |used| used.capacity() * 4)
    }
}

fn normalize(normalized: &mut Vec<[f32; 4]>, positions: &[[f32; 3]], normalization: Normalization) {
    normalized.resize(positions.len(), [0.0; 4]);
    let chunks = normalized.par_chunks_mut(CHUNK).zip(positions.par_chunks(CHUNK));
    chunks.for_each(|(normalized, positions)| {
        for (normalized, position) in normalized.iter_mut().zip(positions) {
            *normalized = normalization.apply(Vec3::from(*position)).extend(0.0).to_array();
        }
    });
}
