//! The triangles around each vertex, as chains: what `clasp_kernels::geometry::stars` looks at. They are a matter of the
//! mesh alone, and so are found once for a scene.

use core::ops::Range;

use clasp_kernels::stages::neighbors::{self as kernels, CLOSED};
use rayon::prelude::*;

/// Vertices that are looked at together. Their chains are equally long.
pub(crate) const BATCH: usize = kernels::BATCH as usize;

/// Vertices that are put into batches by themselves, so that those of a batch are not far from each other in memory.
pub(crate) const CHUNK: usize = 8192;

/// For each vertex the vertices around it, in the order in which its triangles go on from each other.
///
/// There is nothing for vertices that have a single triangle, nor for those whose triangles do not form one chain: of
/// these nothing is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stars {
    /// The vertices, batch by batch. What is missing in a batch is filled up with its last one.
    pub(crate) vertices: Vec<u32>,
    /// Where the chains of each batch start, with [`CLOSED`]; and one more for where the last ones end.
    pub(crate) starts: Vec<u32>,
    /// The chains of a batch, side by side: first the first vertices of all of them.
    pub(crate) links: Vec<u32>,
    /// Where the batches of each [`CHUNK`] of vertices end.
    chunk_ends: Vec<usize>,
}

/// Some vertices with chains that are equally long.
pub(crate) struct Batch<'s> {
    /// The vertices.
    pub(crate) vertices: &'s [u32; BATCH],
    /// The vertices around them, one step along the chains after the other.
    pub(crate) links: &'s [[u32; BATCH]],
    /// Whether there is a triangle between the last and the first, too.
    pub(crate) closed: bool,
}

impl Stars {
    /// Those of a mesh.
    pub(crate) fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let corners = Corners::new(vertices, triangles);
        let chunks: Vec<usize> = (0..vertices).step_by(CHUNK).collect();
        let of_chunk = |first: &usize| Self::of_vertices(&corners, *first..vertices.min(first + CHUNK));
        let parts: Vec<Self> = chunks.par_iter().map(of_chunk).collect();
        let mut stars = Self::default();
        let sum = |len: fn(&Self) -> usize| parts.iter().map(len).sum();
        stars.vertices.reserve_exact(sum(|part| part.vertices.len()));
        stars.starts.reserve_exact(sum(|part| part.starts.len()) + 1);
        stars.links.reserve_exact(sum(|part| part.links.len()));
        for part in parts {
            let base = stars.links.len() as u32;
            stars.vertices.extend(part.vertices);
            stars.starts.extend(part.starts.into_iter().map(|start| start + base));
            stars.links.extend(part.links);
            stars.chunk_ends.push(stars.starts.len());
        }
        stars.starts.push(stars.links.len() as u32);
        stars
    }

    /// Those of some vertices. Nobody says yet where the last chains end.
    fn of_vertices(corners: &Corners, vertices: Range<usize>) -> Self {
        let mut walker = Walker::default();
        let mut links = Vec::new();
        // The length of a chain with the mark, the vertex, and where its chain starts.
        let mut chains: Vec<(u32, u32, usize)> = Vec::new();
        for vertex in vertices {
            let start = links.len();
            let closed = walker.walk(corners.of(vertex), &mut links);
            if links.len() > start {
                let key = (links.len() - start) as u32 | if closed { CLOSED } else { 0 };
                chains.push((key, vertex as u32, start));
            }
        }
        chains.sort_unstable();
        let mut stars = Self::default();
        for group in chains.chunk_by(|a, b| a.0 == b.0) {
            for batch in group.chunks(BATCH) {
                let lane = |lane: usize| batch[lane.min(batch.len() - 1)];
                let (key, ..) = lane(0);
                stars.starts.push(stars.links.len() as u32 | key & CLOSED);
                stars.vertices.extend((0..BATCH).map(|place| lane(place).1));
                for place in 0..(key & !CLOSED) as usize {
                    stars.links.extend((0..BATCH).map(|number| links[lane(number).2 + place]));
                }
            }
        }
        stars
    }

    /// The batches of a [`CHUNK`] of vertices.
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

    /// Bytes that it takes up.
    pub(crate) fn bytes(&self) -> usize {
        (self.vertices.capacity() + self.starts.capacity() + self.links.capacity()) * size_of::<u32>()
    }
}

/// The triangles of each vertex: for each, the two other vertices that it names.
struct Corners {
    starts: Vec<u32>,
    others: Vec<[u32; 2]>,
}

impl Corners {
    fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        // Counted one place ahead, so that filling them in moves each start to where it belongs.
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

    /// Those of a vertex, unless one of its triangles names it twice, or another vertex twice.
    fn of(&self, vertex: usize) -> &[[u32; 2]] {
        let others = &self.others[self.starts[vertex] as usize..self.starts[vertex + 1] as usize];
        let twice = |[b, c]: &[u32; 2]| b == c || [*b, *c].contains(&(vertex as u32));
        if others.iter().any(twice) { &[] } else { others }
    }
}

/// Finds the chain of a vertex.
#[derive(Default)]
struct Walker {
    /// The triangles, each once: those that name the same vertices are never a pair, and meet others alike.
    triangles: Vec<[u32; 2]>,
    /// Each of the other vertices of each triangle, with the triangle; sorted.
    ends: Vec<(u32, u32)>,
}

impl Walker {
    /// Adds the vertices of the chain to `links`, if there is one. Says whether it is closed.
    fn walk(&mut self, triangles: &[[u32; 2]], links: &mut Vec<u32>) -> bool {
        if triangles.len() < 2 {
            return false;
        }
        self.triangles.clear();
        self.triangles.extend(triangles.iter().map(|&[b, c]| [b.min(c), b.max(c)]));
        self.triangles.sort_unstable();
        self.triangles.dedup();
        let triangles = &self.triangles[..];
        self.ends.clear();
        self.ends.extend((0..).zip(triangles).flat_map(|(triangle, [b, c])| [(*b, triangle), (*c, triangle)]));
        self.ends.sort_unstable();
        // A chain passes every vertex once, and so each has two triangles, but for those at its ends.
        let mut runs = self.ends.chunk_by(|a, b| a.0 == b.0);
        if runs.clone().any(|run| run.len() > 2) {
            return false;
        }
        let end = runs.find(|run| run.len() == 1);
        let closed = end.is_none();
        let (first, mut triangle) = end.map_or(self.ends[0], |run| run[0]);

        let before = links.len();
        let mut vertex = first;
        links.push(vertex);
        for _ in 1..triangles.len() {
            let [b, c] = triangles[triangle as usize];
            vertex = if vertex == b { c } else { b };
            let run = &self.ends[self.ends.partition_point(|end| end.0 < vertex)..];
            triangle = match run {
                [(_, one), (same, other), ..] if *same == vertex => {
                    if *one == triangle {
                        *other
                    } else {
                        *one
                    }
                }
                // Another end, although there are triangles left: there are several chains.
                _ => break,
            };
            links.push(vertex);
        }
        let [b, c] = triangles[triangle as usize];
        let last = if vertex == b { c } else { b };
        // Back at the first one, too early or with too few triangles for a star.
        let visited = links.len() - before;
        let passes_once = links[before + 1..].iter().all(|vertex| *vertex != first);
        let whole = visited == triangles.len() && (last == first) == closed && passes_once;
        if !whole || (closed && visited < 3) {
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

    /// The vertices around a vertex, and whether the last and the first have a triangle between them, too.
    fn chain(stars: &Stars, vertex: u32) -> Option<(Vec<u32>, bool)> {
        stars.batches(0).find_map(|batch| {
            let lane = batch.vertices.iter().position(|other| *other == vertex)?;
            Some((batch.links.iter().map(|links| links[lane]).collect(), batch.closed))
        })
    }

    #[test]
    fn chains_go_round_or_from_border_to_border() {
        // A fan of four triangles around vertex 0, in no order and not all the same way round; one of them twice.
        let fan = [[0, 1, 2], [3, 4, 0], [0, 3, 2], [0, 4, 5], [2, 1, 0]];
        let stars = Stars::new(6, &fan);
        assert_eq!(chain(&stars, 0), Some((vec![1, 2, 3, 4, 5], false)));
        assert_eq!(chain(&stars, 3), Some((vec![2, 0, 4], false)));
        assert_eq!(chain(&stars, 5), None, "a single triangle");

        let closed_fan = [fan.as_slice(), &[[5, 0, 1]]].concat();
        let (links, closed) = chain(&Stars::new(6, &closed_fan), 0).expect("a chain");
        assert!(closed && links.len() == 5, "{links:?}");
        for pair in 0..5 {
            let edge = [links[pair], links[(pair + 1) % 5]];
            let names = |triangle: &[u32; 3]| triangle.contains(&edge[0]) && triangle.contains(&edge[1]);
            assert!(closed_fan.iter().any(names), "{links:?}");
        }
    }

    #[test]
    fn batches_hold_every_vertex_of_a_large_mesh() {
        let row =
            |row: u32| (0..100).flat_map(move |i| [[0, 1, 101], [1, 102, 101]].map(|t| t.map(|v| row * 101 + i + v)));
        let triangles: Vec<[u32; 3]> = (0..100).flat_map(row).collect();
        let stars = Stars::new(101 * 101, &triangles);
        let mut seen = vec![false; 101 * 101];
        for batch in (0..(101 * 101usize).div_ceil(CHUNK)).flat_map(|chunk| stars.batches(chunk)) {
            assert!(batch.links.len() == if batch.closed { 6 } else { 3 } || !batch.closed, "{}", batch.links.len());
            batch.vertices.iter().for_each(|vertex| seen[*vertex as usize] = true);
        }
        // Two corners of the sheet have a single triangle.
        assert_eq!(seen.iter().filter(|seen| !**seen).count(), 2);
    }

    #[test]
    fn what_is_no_chain_has_none() {
        let none = |what: &str, triangles: &[[u32; 3]]| assert_eq!(chain(&Stars::new(9, triangles), 0), None, "{what}");
        none("two fans", &[[0, 1, 2], [0, 2, 3], [0, 4, 5], [0, 5, 6]]);
        none("two closed fans", &[[0, 1, 2], [0, 2, 3], [0, 3, 1], [0, 4, 5], [0, 5, 6], [0, 6, 4]]);
        none("a closed fan and an open one", &[[0, 1, 2], [0, 2, 3], [0, 3, 1], [0, 4, 5]]);
        none("three triangles at an edge", &[[0, 1, 2], [0, 1, 3], [0, 1, 4]]);
        none("a triangle that names a vertex twice", &[[0, 1, 2], [0, 2, 3], [0, 3, 3]]);
        none("a triangle that names its vertex twice", &[[0, 1, 2], [0, 2, 3], [0, 0, 3]]);
        none("no triangle", &[[1, 2, 3]]);
    }
}
