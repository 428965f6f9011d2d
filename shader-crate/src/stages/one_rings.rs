//! Vertices with an embedded one-ring.
//!
//! [`geometry::one_rings`](crate::geometry::one_rings) explains why one test per vertex replaces the tests of nearly all
//! pairs of neighbors. The host finds the one-rings of a mesh once and stores them in batches of rings of equal length,
//! interleaved so that adjacent threads read adjacent elements.

use clasp3d_kernels_macros::kernel;

use super::bounds::position;
use crate::geometry::one_rings::is_embedded_on_device;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::Length;

/// One-rings per batch.
pub const BATCH: u32 = 64;

/// Flag in the start offset of a batch: its one-rings are closed fans.
pub const CLOSED: u32 = 1 << 31;

/// Flag in a vertex index: the one-ring of the vertex is embedded. Vertex indices are below 2³¹.
pub const EMBEDDED: u32 = 1 << 31;

/// Writes for each vertex with a one-ring whether the ring is certainly embedded.
///
/// `params.len` is the number of one-rings with padding. Batches are padded with copies of their last ring.
#[kernel]
pub fn check_one_rings(
    thread: Thread,
    params: &Length,
    positions: Read<f32>,
    ring_vertices: Read<u32>,
    ring_starts: Read<u32>,
    ring_links: Read<u32>,
    mut embedded: Write<u32>,
) {
    if thread.index < params.len {
        let vertex = ring_vertices.get(thread.index);
        let (batch, lane) = (thread.index / BATCH, thread.index % BATCH);
        let is_padding = lane > 0 && ring_vertices.get(thread.index - 1) == vertex;
        if !is_padding {
            let start = ring_starts.get(batch);
            let first = start & !CLOSED;
            let links = ((ring_starts.get(batch + 1) & !CLOSED) - first) / BATCH;
            let link = move |index: u32| position(positions, ring_links.get(first + index * BATCH + lane));
            let (apex, closed) = (position(positions, vertex), start & CLOSED != 0);
            let is_embedded = is_embedded_on_device(apex, links, closed, link, thread.zero());
            embedded.set(vertex, is_embedded as u32);
        }
    }
}
