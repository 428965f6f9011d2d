//! The pairs whose boxes overlap on all axes.
//!
//! A thread to a candidate: which one it is, is found by a binary search in the scan of the counts, so that no list of
//! candidates is ever stored. Most of them end here.

use clasp_kernels_macros::kernel;
use glam::{UVec2, Vec4};

use super::assignment::{lowest_common, unpack_entry};
use super::bounds::vertices;
use super::boxes::apart;
use super::sweep::upper_bound;
use crate::geometry::neighbors::common_vertices;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::PipelineParams;

/// Lists the pairs of triangles whose boxes overlap, each pair once. `counters[0]` is how many there are, whether there
/// is room for them or not.
#[kernel]
pub fn candidates(
    thread: Thread,
    params: &PipelineParams,
    firsts: Read<u32>,
    order: Read<u32>,
    entries: Read<u32>,
    spans: Read<Vec4>,
    masks: Read<UVec2>,
    triangles: Read<u32>,
    mut pairs: Write<UVec2>,
    mut counters: Write<u32>,
) {
    // Entry number `place` has the candidates from `firsts[place]` on; the last one has none.
    let place = upper_bound(firsts, params.entries, thread.index) - 1;
    let other_place = place + 1 + (thread.index - firsts.get(place));
    if other_place < params.entries {
        let (entry, other_entry) = (order.get(place), order.get(other_place));
        if !apart(spans.get(entry), spans.get(other_entry)) {
            let (triangle, cluster) = unpack_entry(entries.get(entry));
            let (other, _) = unpack_entry(entries.get(other_entry));
            let common = common_vertices(vertices(triangles, triangle), vertices(triangles, other));
            let neighbors_to_skip = common == 3 || (common > 0 && params.skip_neighbors != 0);
            if lowest_common(masks.get(triangle), masks.get(other)) == cluster && !neighbors_to_skip {
                let place = counters.atomic_add(0, 1);
                if place < params.pairs {
                    let pair = if triangle < other { UVec2::new(triangle, other) } else { UVec2::new(other, triangle) };
                    pairs.set(place, pair);
                }
            }
        }
    }
}
