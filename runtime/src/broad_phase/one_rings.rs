//! One-rings: the fan of triangles around each vertex, for `clasp3d_kernels::geometry::one_rings`. A fan is stored as its
//! *links*: the vertices around its center, in order. One-rings depend only on the topology, so they are found once per scene.

use core::ops::Range;

use clasp3d_kernels::stages::one_rings::{self as kernels, CLOSED};
use rayon::prelude::*;

/// One-rings per batch. All one-rings of a batch have the same length.
pub(crate) const BATCH: usize = kernels::BATCH as usize;

/// Vertices whose one-rings are batched together, so that the vertices of a batch are close in memory.
pub(crate) const CHUNK: usize = 8192;

/// The one-rings of a mesh, in batches. Vertices with a single triangle, and those whose triangles are not one fan, have none.
#[derive(Clone, Debug, Default)]
pub(crate) struct OneRings {
    /// The centers of the fans, batch by batch. Batches are padded with copies of their last vertex.
    pub(crate) vertices: Vec<u32>,
    /// Start of each batch in `links`, with the flag [`CLOSED`], and the end of the last.
    pub(crate) starts: Vec<u32>,
    /// The links of each batch, interleaved: the first link of every fan, then the second of every fan, and so on.
    pub(crate) links: Vec<u32>,
    /// End of the batches of each [`CHUNK`] of vertices.
    chunk_ends: Vec<usize>,
}

/// A batch of one-rings of the same length.
pub(crate) struct Batch<'s> {
    /// The centers of the fans.
    pub(crate) vertices: &'s [u32; BATCH],
    /// The links, interleaved.
    pub(crate) links: &'s [[u32; BATCH]],
    /// Whether the fans are closed: they also have a triangle between the last and the first link.
    pub(crate) closed: bool,
}

impl OneRings {
    /// Estimates the largest number of bytes that [`new`](Self::new) uses at a time, for manifold meshes: for each corner two
    /// vertices in a list, and one link in the parts and one in the result, which are about as long with padding.
    pub(crate) fn memory(vertices: usize, triangles: usize) -> usize {
        (24 + 2 * 16) * triangles + 2 * 16 * vertices
    }

    /// Finds the one-rings of a mesh.
    pub(crate) fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let triangles_of = VertexTriangles::new(vertices, triangles);
        let chunks: Vec<usize> = (0..vertices).step_by(CHUNK).collect();
        let of_chunk = |first: &usize| Self::of_vertices(&triangles_of, *first..vertices.min(first + CHUNK));
        let parts: Vec<Self> = chunks.par_iter().map(of_chunk).collect();
        let mut one_rings = Self::default();
        let sum = |len: fn(&Self) -> usize| parts.iter().map(len).sum();
        one_rings.vertices.reserve_exact(sum(|part| part.vertices.len()));
        one_rings.starts.reserve_exact(sum(|part| part.starts.len()) + 1);
        one_rings.links.reserve_exact(sum(|part| part.links.len()));
        for part in parts {
            let base = one_rings.links.len() as u32;
            one_rings.vertices.extend(part.vertices);
            one_rings.starts.extend(part.starts.into_iter().map(|start| start + base));
            one_rings.links.extend(part.links);
            one_rings.chunk_ends.push(one_rings.starts.len());
        }
        one_rings.starts.push(one_rings.links.len() as u32);
        one_rings
    }

    /// Finds the one-rings of some vertices. `starts` does not have the end of the last batch yet.
    fn of_vertices(triangles_of: &VertexTriangles, vertices: Range<usize>) -> Self {
        let mut finder = FanFinder::default();
        let mut links = Vec::new();
        // For each fan: its number of links with the flag CLOSED, the vertex, and the start in `links`.
        let mut fans: Vec<(u32, u32, usize)> = Vec::new();
        for vertex in vertices {
            let start = links.len();
            let closed = finder.find(triangles_of.vertex(vertex), &mut links);
            if links.len() > start {
                let key = (links.len() - start) as u32 | if closed { CLOSED } else { 0 };
                fans.push((key, vertex as u32, start));
            }
        }
        fans.sort_unstable();
        let mut one_rings = Self::default();
        for group in fans.chunk_by(|a, b| a.0 == b.0) {
            for batch in group.chunks(BATCH) {
                let lane = |lane: usize| batch[lane.min(batch.len() - 1)];
                let (key, ..) = lane(0);
                one_rings.starts.push(one_rings.links.len() as u32 | key & CLOSED);
                one_rings.vertices.extend((0..BATCH).map(|index| lane(index).1));
                for link in 0..(key & !CLOSED) as usize {
                    one_rings.links.extend((0..BATCH).map(|index| links[lane(index).2 + link]));
                }
            }
        }
        one_rings
    }

    /// Returns the batches of a [`CHUNK`] of vertices.
    pub(crate) fn batches(&self, chunk: usize) -> impl Iterator<Item = Batch<'_>> {
        let first = if chunk == 0 { 0 } else { self.chunk_ends[chunk - 1] };
        let (vertices, links) = (self.vertices.as_chunks().0, self.links.as_chunks().0);
        (first..self.chunk_ends.get(chunk).copied().unwrap_or(first)).map(move |batch| {
            let [start, end] =
                [self.starts[batch], self.starts[batch + 1]].map(|start| (start & !CLOSED) as usize / BATCH);
            let closed = self.starts[batch] & CLOSED != 0;
            Batch { vertices: &vertices[batch], links: &links[start..end], closed }
        })
    }

    /// Returns the size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        (self.vertices.capacity() + self.starts.capacity() + self.links.capacity()) * size_of::<u32>()
    }
}

/// For each vertex its triangles, each as the two other vertices.
struct VertexTriangles {
    starts: Vec<u32>,
    others: Vec<[u32; 2]>,
}

impl VertexTriangles {
    fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        // `starts[v + 2]` counts the triangles of vertex `v`. After the sum, the triangles of `v` start at `starts[v + 1]`; each
        // one that is filled in advances it, so in the end it is where those of `v + 1` start.
        let mut starts = vec![0; vertices + 2];
        triangles.as_flattened().iter().for_each(|vertex| starts[*vertex as usize + 2] += 1);
        for vertex in 2..starts.len() {
            starts[vertex] += starts[vertex - 1];
        }
        let mut others = vec![[0; 2]; 3 * triangles.len()];
        for &[a, b, c] in triangles {
            for (own, rest) in [(a, [b, c]), (b, [c, a]), (c, [a, b])] {
                let free = &mut starts[own as usize + 1];
                others[*free as usize] = rest;
                *free += 1;
            }
        }
        Self { starts, others }
    }

    /// Returns the triangles of a vertex; none if one of them repeats a vertex.
    fn vertex(&self, vertex: usize) -> &[[u32; 2]] {
        let others = &self.others[self.starts[vertex] as usize..self.starts[vertex + 1] as usize];
        let repeats = |[b, c]: &[u32; 2]| b == c || [*b, *c].contains(&(vertex as u32));
        if others.iter().any(repeats) { &[] } else { others }
    }
}

/// Finds the fan of a vertex. The fields are scratch memory.
#[derive(Default)]
struct FanFinder {
    /// The triangles without duplicates: triangles with the same vertices are never a pair, and intersect the same others.
    triangles: Vec<[u32; 2]>,
    /// For each triangle its two other vertices, each with the triangle; sorted by vertex.
    incidences: Vec<(u32, u32)>,
}

impl FanFinder {
    /// Appends the links if the triangles form a single fan. Returns whether the fan is closed.
    fn find(&mut self, triangles: &[[u32; 2]], links: &mut Vec<u32>) -> bool {
        if triangles.len() < 2 {
            return false;
        }
        self.triangles.clear();
        self.triangles.extend(triangles.iter().map(|&[b, c]| [b.min(c), b.max(c)]));
        self.triangles.sort_unstable();
        self.triangles.dedup();
        let triangles = &self.triangles[..];
        self.incidences.clear();
        self.incidences.extend((0..).zip(triangles).flat_map(|(triangle, [b, c])| [(*b, triangle), (*c, triangle)]));
        self.incidences.sort_unstable();
        // A fan visits each vertex once, so each has two triangles, except those at the ends of an open fan.
        let mut runs = self.incidences.chunk_by(|a, b| a.0 == b.0);
        if runs.clone().any(|run| run.len() > 2) {
            return false;
        }
        let end = runs.find(|run| run.len() == 1);
        let closed = end.is_none();
        let (first, mut triangle) = end.map_or(self.incidences[0], |run| run[0]);

        let before = links.len();
        let mut vertex = first;
        links.push(vertex);
        for _ in 1..triangles.len() {
            let [b, c] = triangles[triangle as usize];
            vertex = if vertex == b { c } else { b };
            let run = &self.incidences[self.incidences.partition_point(|incidence| incidence.0 < vertex)..];
            triangle = match run {
                [(_, one), (same, other), ..] if *same == vertex => {
                    if *one == triangle {
                        *other
                    } else {
                        *one
                    }
                }
                // The fan ends although there are triangles left: there are several fans.
                _ => break,
            };
            links.push(vertex);
        }
        let [b, c] = triangles[triangle as usize];
        let last = if vertex == b { c } else { b };
        // The fan must visit all triangles, must not return to its start early, and needs three triangles if it is closed.
        let visited = links.len() - before;
        let passes_once = links[before + 1..].iter().all(|vertex| *vertex != first);
        let is_fan = visited == triangles.len() && (last == first) == closed && passes_once;
        if !is_fan || (closed && visited < 3) {
            links.truncate(before);
            return false;
        }
        if !closed {
            links.push(last);
        }
        closed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the fan of a vertex, and whether it is closed.
    fn fan(one_rings: &OneRings, vertex: u32) -> Option<(Vec<u32>, bool)> {
        one_rings.batches(0).find_map(|batch| {
            let lane = batch.vertices.iter().position(|other| *other == vertex)?;
            Some((batch.links.iter().map(|links| links[lane]).collect(), batch.closed))
        })
    }

    #[test]
    fn fans_are_closed_or_go_from_border_to_border() {
        // A fan of four triangles around vertex 0, unordered and not all with the same orientation; one of them twice.
        let open_fan = [[0, 1, 2], [3, 4, 0], [0, 3, 2], [0, 4, 5], [2, 1, 0]];
        let one_rings = OneRings::new(6, &open_fan);
        assert_eq!(fan(&one_rings, 0), Some((vec![1, 2, 3, 4, 5], false)));
        assert_eq!(fan(&one_rings, 3), Some((vec![2, 0, 4], false)));
        assert_eq!(fan(&one_rings, 5), None, "a single triangle");

        let closed_fan = [open_fan.as_slice(), &[[5, 0, 1]]].concat();
        let (links, closed) = fan(&OneRings::new(6, &closed_fan), 0).expect("a fan");
        assert!(closed && links.len() == 5, "{links:?}");
        for pair in 0..5 {
            let edge = [links[pair], links[(pair + 1) % 5]];
            let has_edge = |triangle: &[u32; 3]| triangle.contains(&edge[0]) && triangle.contains(&edge[1]);
            assert!(closed_fan.iter().any(has_edge), "{links:?}");
        }
    }

    #[test]
    fn batches_hold_every_vertex_of_a_large_mesh() {
        let row =
            |row: u32| (0..100).flat_map(move |i| [[0, 1, 101], [1, 102, 101]].map(|t| t.map(|v| row * 101 + i + v)));
        let triangles: Vec<[u32; 3]> = (0..100).flat_map(row).collect();
        let one_rings = OneRings::new(101 * 101, &triangles);
        let mut seen = vec![false; 101 * 101];
        for batch in (0..(101 * 101usize).div_ceil(CHUNK)).flat_map(|chunk| one_rings.batches(chunk)) {
            assert!(batch.links.len() == if batch.closed { 6 } else { 3 } || !batch.closed, "{}", batch.links.len());
            batch.vertices.iter().for_each(|vertex| seen[*vertex as usize] = true);
        }
        // Two corners of the sheet have a single triangle.
        assert_eq!(seen.iter().filter(|seen| !**seen).count(), 2);
    }

    #[test]
    fn triangles_that_are_not_a_fan_have_no_one_ring() {
        let none =
            |what: &str, triangles: &[[u32; 3]]| assert_eq!(fan(&OneRings::new(9, triangles), 0), None, "{what}");
        none("two fans", &[[0, 1, 2], [0, 2, 3], [0, 4, 5], [0, 5, 6]]);
        none("two closed fans", &[[0, 1, 2], [0, 2, 3], [0, 3, 1], [0, 4, 5], [0, 5, 6], [0, 6, 4]]);
        none("a closed fan and an open one", &[[0, 1, 2], [0, 2, 3], [0, 3, 1], [0, 4, 5]]);
        none("three triangles at an edge", &[[0, 1, 2], [0, 1, 3], [0, 1, 4]]);
        none("a triangle that repeats another vertex", &[[0, 1, 2], [0, 2, 3], [0, 3, 3]]);
        none("a triangle that repeats the vertex", &[[0, 1, 2], [0, 2, 3], [0, 0, 3]]);
        none("no triangle", &[[1, 2, 3]]);
    }
}
