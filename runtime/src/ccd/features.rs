//! Features of triangles and feature candidates, shared by the CPU, the devices and cloth.
//!
//! A pair of triangles has 15 slots, one for each pair of features: see [`clasp3d_kernels::geometry::features`].

use clasp3d_kernels::geometry::features::{FACE, FIRST_EDGES, Features, vertices_of};
use glam::UVec4;
use rayon::prelude::*;

use super::{FeatureKind, FeaturePair, FeaturePoints};
use crate::scene::Real;

/// Returns the vertices of each triangle and the features that it owns.
///
/// Every vertex and every edge is owned by the first triangle that contains it, so that each pair of features is tested
/// once. A triangle with a repeated vertex index is an edge or a point: it has no face, and no edge from a vertex to itself.
pub(crate) fn assign_features(vertex_count: usize, triangles: &[[u32; 3]]) -> Vec<Features> {
    let mut is_owned = vec![false; vertex_count];
    let mut edges: Vec<([u32; 2], u32)> = Vec::with_capacity(3 * triangles.len());
    let mut features: Vec<Features> = (0u32..)
        .zip(triangles)
        .map(|(triangle, &[a, b, c])| {
            let mut owned = u32::from(a != b && b != c && c != a) << FACE;
            for (corner, (vertex, next)) in (0..3).zip([(a, b), (b, c), (c, a)]) {
                if !core::mem::replace(&mut is_owned[vertex as usize], true) {
                    owned |= 1 << corner;
                }
                if vertex != next {
                    edges.push(([vertex.min(next), vertex.max(next)], triangle * 3 + corner));
                }
            }
            UVec4::new(a, b, c, owned)
        })
        .collect();
    edges.par_sort_unstable();
    for same_edge in edges.chunk_by(|a, b| a.0 == b.0) {
        let owner = same_edge[0].1;
        features[owner as usize / 3].w |= 8 << (owner % 3);
    }
    features
}

/// A pair of features to test.
#[derive(Clone, Copy)]
pub(crate) struct FeatureCandidate {
    /// Vertex and face, or two edges.
    pub(crate) kind: FeatureKind,
    /// The features.
    pub(crate) features: FeaturePair,
    /// Their vertices, in the order of [`FeaturePoints`].
    pub(crate) vertices: [u32; 4],
}

impl FeatureCandidate {
    /// Returns the pair of features in a slot of two triangles, each given by its index and its features.
    #[inline(always)]
    pub(crate) fn in_slot((first, own): (u32, Features), (second, other): (u32, Features), slot: u32) -> Self {
        let vertices = vertices_of(own, other, slot).to_array();
        if slot < FIRST_EDGES {
            let face = if slot < 3 { second } else { first };
            let features = FeaturePair::VertexFace { vertex: vertices[0], face };
            return Self { kind: FeatureKind::VertexFace, features, vertices };
        }
        let [a, b, c, d] = vertices;
        let (own, other) = ([a.min(b), a.max(b)], [c.min(d), c.max(d)]);
        let (a, b) = (own.min(other), own.max(other));
        let features = FeaturePair::EdgeEdge { a, b };
        Self { kind: FeatureKind::EdgeEdge, features, vertices: [a[0], a[1], b[0], b[1]] }
    }

    /// Returns the positions of the vertices.
    #[inline(always)]
    pub(crate) fn points<T: Real>(&self, positions: &[[T; 3]]) -> FeaturePoints {
        self.vertices.map(|vertex| positions[vertex as usize].map(Into::into))
    }
}
