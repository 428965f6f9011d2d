//! At which vertices the triangles certainly meet only where they must.

use clasp_kernels::geometry::stars::{View, is_once_around};
use fearless_simd::{Level, Simd, dispatch};
use rayon::prelude::*;

use super::lanes::{BLOCK, VectorLanes};
use crate::stars::{BATCH, Batch, CHUNK, Stars};

const _: () = assert!(BATCH == BLOCK);

/// Writes for each vertex whether no two triangles around it can intersect.
pub(super) fn embedded(level: Level, stars: &Stars, positions: &[[f32; 3]], embedded: &mut Vec<bool>) {
    embedded.resize(positions.len(), false);
    embedded.par_chunks_mut(CHUNK).enumerate().for_each(|(chunk, embedded)| {
        let mut edges = Vec::new();
        for batch in stars.batches(chunk) {
            let certain = dispatch!(level, simd => of_batch(simd, &batch, positions, &mut edges));
            for (vertex, certain) in batch.vertices.iter().zip(certain) {
                embedded[*vertex as usize - chunk * CHUNK] = certain;
            }
        }
    });
}

/// What `geometry::stars::certainly_embedded` says of each vertex of a batch, one step along all chains after the other.
/// `edges` is scratch.
#[inline(always)]
fn of_batch<S: Simd>(
    simd: S,
    batch: &Batch<'_>,
    positions: &[[f32; 3]],
    edges: &mut Vec<VectorLanes<BATCH>>,
) -> [bool; BATCH] {
    let mut apex = VectorLanes::<BATCH>::default();
    for (lane, vertex) in batch.vertices.iter().enumerate() {
        apex.set(lane, positions[*vertex as usize].into());
    }
    edges.clear();
    for links in batch.links {
        let mut ends = VectorLanes::<BATCH>::default();
        for (lane, vertex) in links.iter().enumerate() {
            ends.set(lane, positions[*vertex as usize].into());
        }
        edges.push(ends);
    }
    simd.vectorize(
        #[inline(always)]
        || {
            for edge in edges.iter_mut() {
                for lane in 0..BATCH {
                    edge.set(lane, edge.get(lane) - apex.get(lane));
                }
            }
            if batch.closed {
                // Once around, and back to the first.
                edges.push(edges[0]);
            }
            certainly_embedded(edges, batch.closed)
        },
    )
}

#[inline(always)]
fn certainly_embedded(edges: &[VectorLanes<BATCH>], closed: bool) -> [bool; BATCH] {
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
        sides[lane] = view.side(edges[0].get(lane));
        certain[lane] = (sides[lane] != 0) as u32;
    }
    let (mut ups, mut downs) = ([0; BATCH], [0; BATCH]);
    for pair in edges.windows(2) {
        for lane in 0..BATCH {
            let view = View { normal: normal.get(lane), upward: upward.get(lane) };
            let side = view.side(pair[1].get(lane));
            let turns_left = view.turns_left(pair[0].get(lane), pair[1].get(lane));
            certain[lane] &= (side != 0) as u32 & turns_left as u32;
            ups[lane] += (sides[lane] < side) as u32;
            downs[lane] += (sides[lane] > side) as u32;
            sides[lane] = side;
        }
    }
    core::array::from_fn(|lane| certain[lane] != 0 && is_once_around(ups[lane], downs[lane], closed))
}
