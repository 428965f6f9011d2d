//! Vertices with an embedded one-ring.

use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::one_rings::{View, turns_at_most_once};
use fearless_simd::{Level, Simd, dispatch};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::lanes::{LOOP_LANES, VectorLanes};
use crate::broad_phase::one_rings::{BATCH, Batch, CHUNK, OneRings};

const _: () = assert!(BATCH == LOOP_LANES);

/// Writes for each vertex whether its one-ring is certainly embedded.
pub(super) fn embedded(level: Level, one_rings: &OneRings, positions: &[[f32; 4]], embedded: &mut Vec<bool>) {
    embedded.resize(positions.len(), false);
    embedded.par_chunks_mut(CHUNK).enumerate().for_each(|(chunk, embedded)| {
        let mut edges = Vec::new();
        for batch in one_rings.batches(chunk) {
            let certain = dispatch!(level, simd => test_batch(simd, &batch, positions, &mut edges));
            for (vertex, certain) in batch.vertices.iter().zip(certain) {
                embedded[*vertex as usize - chunk * CHUNK] = certain;
            }
        }
    });
}

/// [`embedded`] for `f64` positions, which are multiplied by `scale`, a power of two: products of three differences must be in
/// the range of `f32`.
///
/// The error bounds of `geometry::one_rings` allow an error of `2⁻²³` of each coordinate of an edge. That of a difference in
/// `f64`, rounded to `f32`, is less than `2⁻²⁴ + 2⁻⁵³`.
pub(crate) fn embedded_f64(
    level: Level,
    one_rings: &OneRings,
    positions: &[[f64; 3]],
    scale: f64,
    embedded: &mut Vec<bool>,
) {
    embedded.resize(positions.len(), false);
    embedded.par_chunks_mut(CHUNK).enumerate().for_each(|(chunk, embedded)| {
        let mut edges = Vec::new();
        for batch in one_rings.batches(chunk) {
            load_edges_f64(&batch, positions, scale, &mut edges);
            let certain = dispatch!(level, simd => test_edges(simd, &VectorLanes::default(), &mut edges, batch.closed));
            for (vertex, certain) in batch.vertices.iter().zip(certain) {
                embedded[*vertex as usize - chunk * CHUNK] = certain;
            }
        }
    });
}

/// Writes the edges from the centers of a batch to their links.
fn load_edges_f64(batch: &Batch<'_>, positions: &[[f64; 3]], scale: f64, edges: &mut Vec<VectorLanes<BATCH>>) {
    edges.clear();
    for links in batch.links {
        let mut ends = VectorLanes::<BATCH>::default();
        for (lane, (link, apex)) in links.iter().zip(batch.vertices).enumerate() {
            let (link, apex) = (positions[*link as usize], positions[*apex as usize]);
            // Scaled first: the difference of two coordinates may overflow.
            let [x, y, z] = [0, 1, 2].map(|axis| (link[axis] * scale - apex[axis] * scale) as f32);
            ends.set(lane, Vec3::new(x, y, z));
        }
        edges.push(ends);
    }
}

/// Runs `geometry::one_rings::is_embedded_filtered` for all vertices of a batch in lanes. `edges` is scratch memory.
#[inline(always)]
fn test_batch<S: Simd>(
    simd: S,
    batch: &Batch<'_>,
    positions: &[[f32; 4]],
    edges: &mut Vec<VectorLanes<BATCH>>,
) -> [bool; BATCH] {
    let mut apex = VectorLanes::<BATCH>::default();
    for (lane, vertex) in batch.vertices.iter().enumerate() {
        apex.set(lane, Vec4::from(positions[*vertex as usize]).truncate());
    }
    edges.clear();
    for links in batch.links {
        let mut ends = VectorLanes::<BATCH>::default();
        for (lane, vertex) in links.iter().enumerate() {
            ends.set(lane, Vec4::from(positions[*vertex as usize]).truncate());
        }
        edges.push(ends);
    }
    test_edges(simd, &apex, edges, batch.closed)
}

/// Tests the one-rings with these links.
#[inline(always)]
fn test_edges<S: Simd>(
    simd: S,
    apex: &VectorLanes<BATCH>,
    edges: &mut Vec<VectorLanes<BATCH>>,
    closed: bool,
) -> [bool; BATCH] {
    simd.vectorize(
        #[inline(always)]
        || {
            for edge in edges.iter_mut() {
                for lane in 0..BATCH {
                    edge.set(lane, edge.get(lane) - apex.get(lane));
                }
            }
            if closed {
                // The turn from the last edge to the first.
                edges.push(edges[0]);
            }
            is_embedded_filtered(edges, closed)
        },
    )
}

#[inline(always)]
fn is_embedded_filtered(edges: &[VectorLanes<BATCH>], closed: bool) -> [bool; BATCH] {
    let mut normal = VectorLanes::<BATCH>::default();
    for pair in edges.windows(2) {
        for lane in 0..BATCH {
            let sum = normal.get(lane) + pair[0].get(lane).cross(pair[1].get(lane));
            normal.set(lane, sum);
        }
    }
    let mut upward = VectorLanes::<BATCH>::default();
    let mut sides = [0; BATCH];
    let mut certain = [1; BATCH];
    for lane in 0..BATCH {
        let view = View::along(normal.get(lane));
        normal.set(lane, view.normal);
        upward.set(lane, view.upward);
        sides[lane] = view.side(Ieee, edges[0].get(lane));
        certain[lane] = (sides[lane] != 0) as u32;
    }
    let (mut ups, mut downs) = ([0; BATCH], [0; BATCH]);
    for pair in edges.windows(2) {
        for lane in 0..BATCH {
            let view = View { normal: normal.get(lane), upward: upward.get(lane) };
            let side = view.side(Ieee, pair[1].get(lane));
            let turns_left = view.turns_left(Ieee, pair[0].get(lane), pair[1].get(lane));
            certain[lane] &= (side != 0) as u32 & turns_left as u32;
            ups[lane] += (sides[lane] < side) as u32;
            downs[lane] += (sides[lane] > side) as u32;
            sides[lane] = side;
        }
    }
    core::array::from_fn(|lane| certain[lane] != 0 && turns_at_most_once(ups[lane], downs[lane], closed))
}
