//! At which vertices neighbours need no test.
//!
//! [`geometry::stars`](crate::geometry::stars) says why one look at the triangles around each vertex spares the test of
//! nearly all pairs of neighbours. The stars are found once for a mesh, by the host, and laid out in batches of equally
//! long chains, side by side: so threads that run together read what lies together.

use clasp_kernels_macros::kernel;

use super::bounds::position;
use crate::geometry::stars::certainly_embedded;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::Length;

/// Stars of a batch.
pub const BATCH: u32 = 64;

/// The mark of a batch of chains that go all the way round, beside where its chains start.
pub const CLOSED: u32 = 1 << 31;

/// The mark of a vertex at which neighbours need no test, beside its name. Vertices are fewer than 2³¹.
pub const EMBEDDED: u32 = 1 << 31;

/// Writes for each vertex with a star whether no two triangles around it can intersect.
///
/// `params.len` is the number of stars, those with which batches are filled up included: they are those of the star before
/// them.
#[kernel]
pub fn look_at_stars(
    thread: Thread,
    params: &Length,
    positions: Read<f32>,
    star_vertices: Read<u32>,
    star_starts: Read<u32>,
    star_links: Read<u32>,
    mut embedded: Write<u32>,
) {
    if thread.index < params.len {
        let vertex = star_vertices.get(thread.index);
        let (batch, lane) = (thread.index / BATCH, thread.index % BATCH);
        let fills_up = lane > 0 && star_vertices.get(thread.index - 1) == vertex;
        if !fills_up {
            let start = star_starts.get(batch);
            let first = start & !CLOSED;
            let links = ((star_starts.get(batch + 1) & !CLOSED) - first) / BATCH;
            let link = |place: u32| position(positions, star_links.get(first + place * BATCH + lane));
            let certain = certainly_embedded(position(positions, vertex), links, start & CLOSED != 0, link);
            embedded.set(vertex, certain as u32);
        }
    }
}
