//! The features of the triangles that a motion is searched over: what the CPU and a device have in common.

use clasp_kernels::geometry::features::{FACE, FIRST_EDGES, Features as OfTriangle, vertices_of};
use glam::UVec4;
use rayon::prelude::*;

use super::{Features, Kind};

/// The vertices of each triangle, and which features belong to it: every vertex and every edge belongs to the first triangle
/// that names it, so that each pair of features is looked at once. What names a vertex twice is an edge or a point, and has
/// no face.
pub(crate) fn features_of(vertices: usize, triangles: &[[u32; 3]]) -> Vec<OfTriangle> {
    let mut taken = vec![false; vertices];
    let mut edges: Vec<([u32; 2], u32)> = Vec::with_capacity(3 * triangles.len());
    let mut features: Vec<OfTriangle> = (0u32..)
        .zip(triangles)
        .map(|(triangle, &[a, b, c])| {
            let mut owned = u32::from(a != b && b != c && c != a) << FACE;
            for (corner, (vertex, next)) in (0..3).zip([(a, b), (b, c), (c, a)]) {
                if !core::mem::replace(&mut taken[vertex as usize], true) {
                    owned |= 1 << corner;
                }
                // An edge from a vertex to itself is none.
                if vertex != next {
                    edges.push(([vertex.min(next), vertex.max(next)], triangle * 3 + corner));
                }
            }
            UVec4::new(a, b, c, owned)
        })
        .collect();
    edges.par_sort_unstable();
    for of_edge in edges.chunk_by(|a, b| a.0 == b.0) {
        let first = of_edge[0].1;
        features[first as usize / 3].w |= 8 << (first % 3);
    }
    features
}

/// What a slot of two triangles is: the features, and their vertices in the order in which they are tested.
#[inline(always)]
pub(crate) fn features_in(
    (first, own): (u32, OfTriangle),
    (second, other): (u32, OfTriangle),
    slot: u32,
) -> (Kind, Features, [u32; 4]) {
    let names = vertices_of(own, other, slot).to_array();
    if slot < FIRST_EDGES {
        let face = if slot < 3 { second } else { first };
        return (Kind::VertexFace, Features::VertexFace { vertex: names[0], face }, names);
    }
    let [a, b, c, d] = names;
    let (one, two) = ([a.min(b), a.max(b)], [c.min(d), c.max(d)]);
    let (a, b) = (one.min(two), one.max(two));
    (Kind::EdgeEdge, Features::EdgeEdge { a, b }, [a[0], a[1], b[0], b[1]])
}
