//! The narrow phase: triangle against triangle.
//!
//! Pairs are tested in batches with one pair per SIMD lane, by the filtered predicates. Undecided separate triangles are tested
//! again in batches (whether they lie side by side), undecided neighbors one by one by the remaining filters. Exact predicates
//! decide the rest.

#![allow(
    clippy::needless_range_loop,
    reason = "loops over lanes look alike for all lists, and the compiler makes vectors of them"
)]

use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::neighbors::{
    common_vertex_count, first_common_corner, has_vertex, mesh_triangles_intersect_filtered, repeats_vertex,
    vertex_neighbors_by_sides_filtered,
};
use clasp3d_kernels::geometry::orientation::orient3d_filtered;
use clasp3d_kernels::geometry::triangle::{
    HIT, MISS, Sides, Triangle, UNDECIDED, intervals_intersect_filtered, side_by_side_filtered,
};
use core::sync::atomic::{AtomicBool, Ordering};

use fearless_simd::{Level, Simd, dispatch};
use glam::Vec4;

use super::cluster_sweep::PairConsumer;
use super::lanes::{LANES, Lanes, TriangleLanes};
use super::pipeline::triangle_of;
use crate::exact::{Face, intersect, intersect_cheaply};

/// The narrow phase of a frame.
pub(super) struct NarrowPhase<'s> {
    pub(super) level: Level,
    pub(super) mesh: Mesh<'s>,
    /// Whether one hit is enough.
    pub(super) until_hit: bool,
    /// Flag to set then, or if there is no memory for hits.
    pub(super) stop: &'s AtomicBool,
}

impl PairConsumer for NarrowPhase<'_> {
    type Output = NarrowResult;

    fn consume(&self, pairs: &[(u32, u32)], output: &mut NarrowResult) {
        if !output.has_room(pairs.len()) {
            return self.stop.store(true, Ordering::Relaxed);
        }
        dispatch!(self.level, simd => output.test(simd, self.mesh, pairs));
        if self.until_hit && !output.hits.is_empty() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Results of the narrow phase.
#[derive(Default)]
pub(super) struct NarrowResult {
    /// Intersecting pairs.
    pub(super) hits: Vec<(u32, u32)>,
    /// Number of tested pairs.
    pub(super) tested: u64,
    /// Number of pairs decided by exact predicates.
    pub(super) undecided: u64,
    /// Whether hits are missing because there was no memory for them.
    pub(super) out_of_memory: bool,
}

/// The triangles and positions of a scene.
#[derive(Clone, Copy)]
pub(super) struct Mesh<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) positions: &'s [[f32; 3]],
    /// The positions multiplied by a power of two, so that the filtered predicates neither overflow nor underflow.
    pub(super) scaled: &'s [[f32; 4]],
}

/// Pairs that are tested together.
#[derive(Default)]
struct Batch {
    pairs: Lanes<(u32, u32)>,
    /// The first triangle of each pair; common vertices come first.
    first: TriangleLanes<LANES>,
    second: TriangleLanes<LANES>,
    len: usize,
}

impl Batch {
    /// Adds a pair. Returns whether the batch is full.
    #[inline(always)]
    fn add(&mut self, pair: (u32, u32), first: Triangle, second: Triangle) -> bool {
        self.pairs[self.len] = pair;
        self.first.set(self.len, first);
        self.second.set(self.len, second);
        self.len += 1;
        self.len == LANES
    }
}

impl NarrowResult {
    /// Reserves memory for this number of further hits. Returns whether there is any.
    pub(super) fn has_room(&mut self, hits: usize) -> bool {
        self.out_of_memory |= self.hits.try_reserve(hits).is_err();
        !self.out_of_memory
    }

    /// Tests pairs of triangles.
    #[inline(always)]
    pub(super) fn test<S: Simd>(&mut self, simd: S, mesh: Mesh<'_>, pairs: &[(u32, u32)]) {
        // Pairs with no, one and two common vertices.
        let mut batches: [Batch; 3] = Default::default();
        // Separate triangles that are undecided by the sides of their vertices: most are coplanar.
        let mut flat = Batch::default();
        for &pair in pairs {
            let (vertices, other_vertices) = (mesh.triangles[pair.0 as usize], mesh.triangles[pair.1 as usize]);
            if !have_common_vertex(vertices, other_vertices) {
                if batches[0].add(pair, mesh.scaled_triangle(&vertices), mesh.scaled_triangle(&other_vertices)) {
                    self.test_batch(simd, mesh, &mut batches[0], 0, &mut flat);
                }
                continue;
            }
            let common = common_vertex_count(vertices, other_vertices);
            if common == 3 {
                // The same triangle, listed twice.
                continue;
            }
            if repeats_vertex(vertices) || repeats_vertex(other_vertices) {
                // Degenerate triangles are left to the exact predicate.
                self.tested += 1;
                self.add_exact(pair, intersect(&mesh.face(pair.0), &mesh.face(pair.1)));
                continue;
            }
            let first = rotated(vertices, first_common_corner(vertices, other_vertices, common));
            let second = rotated(other_vertices, first_common_corner(other_vertices, vertices, common));
            let batch = &mut batches[common as usize];
            if batch.add(pair, mesh.scaled_triangle(&first), mesh.scaled_triangle(&second)) {
                self.test_batch(simd, mesh, batch, common, &mut flat);
            }
        }
        for (common, batch) in (0..).zip(&mut batches) {
            self.test_batch(simd, mesh, batch, common, &mut flat);
        }
        self.test_flat(simd, mesh, &mut flat);
    }

    /// Tests a batch of pairs with `common` common vertices, and clears it. Undecided pairs of separate triangles go to `flat`.
    #[inline(always)]
    fn test_batch<S: Simd>(&mut self, simd: S, mesh: Mesh<'_>, batch: &mut Batch, common: u32, flat: &mut Batch) {
        if batch.len == 0 {
            return;
        }
        let answers = simd.vectorize(
            #[inline(always)]
            || match common {
                0 => separate_triangles(&batch.first, &batch.second),
                1 => neighbors_at_a_vertex(&batch.first, &batch.second),
                _ => neighbors_at_an_edge(&batch.first, &batch.second),
            },
        );
        self.tested += batch.len as u64;
        for (lane, answer) in answers.into_iter().enumerate().take(batch.len) {
            match answer {
                MISS => {}
                HIT => self.hits.push(batch.pairs[lane]),
                _ if common > 0 => self.decide(mesh, batch.pairs[lane]),
                _ => {
                    if flat.add(batch.pairs[lane], batch.first.get(lane), batch.second.get(lane)) {
                        self.test_flat(simd, mesh, flat);
                    }
                }
            }
        }
        batch.len = 0;
    }

    /// Tests nearly coplanar pairs, most of which lie side by side, and clears the batch. In flat cloth, where boxes touch the
    /// boxes of the neighbors of neighbors, these are all tested pairs.
    #[inline(never)]
    fn test_flat<S: Simd>(&mut self, simd: S, mesh: Mesh<'_>, flat: &mut Batch) {
        let apart = simd.vectorize(
            #[inline(always)]
            || side_by_side(&flat.first, &flat.second),
        );
        for (pair, _) in flat.pairs.into_iter().zip(apart).take(flat.len).filter(|(_, apart)| *apart == 0) {
            self.add_exact(pair, intersect(&mesh.face(pair.0), &mesh.face(pair.1)));
        }
        flat.len = 0;
    }

    /// Decides an undecided pair of neighbors.
    #[cold]
    fn decide(&mut self, mesh: Mesh<'_>, pair: (u32, u32)) {
        let [first, second] = [pair.0, pair.1].map(|triangle| mesh.face(triangle));
        // Exact predicates on a coarse grid are faster than the remaining filters.
        if let Some(intersects) = intersect_cheaply(&first, &second) {
            return self.add_exact(pair, intersects);
        }
        let triangle = |face: &Face| mesh.scaled_triangle(&face.vertices);
        let answer = mesh_triangles_intersect_filtered(
            Ieee,
            first.vertices,
            triangle(&first),
            second.vertices,
            triangle(&second),
        );
        match answer {
            MISS => {}
            HIT => self.hits.push(pair),
            _ => self.add_exact(pair, intersect(&first, &second)),
        }
    }

    /// Adds a pair that exact predicates decided.
    pub(super) fn add_exact(&mut self, pair: (u32, u32), intersects: bool) {
        self.undecided += 1;
        if intersects {
            self.hits.push(pair);
        }
    }
}

impl Mesh<'_> {
    /// Returns the scaled positions of a triangle.
    #[inline(always)]
    fn scaled_triangle(&self, [a, b, c]: &[u32; 3]) -> Triangle {
        let corner = |vertex: &u32| Vec4::from(self.scaled[*vertex as usize]).truncate();
        Triangle::new(corner(a), corner(b), corner(c))
    }

    fn face(&self, triangle: u32) -> Face {
        let vertices = self.triangles[triangle as usize];
        let Triangle { a, b, c } = triangle_of(self.positions, &vertices);
        Face { vertices, positions: [a, b, c] }
    }
}

/// Whether two triangles have a common vertex; without a branch, because most have none.
#[inline(always)]
fn have_common_vertex(vertices: [u32; 3], other_vertices: [u32; 3]) -> bool {
    let is_common = |vertex: u32| has_vertex(other_vertices, vertex);
    is_common(vertices[0]) | is_common(vertices[1]) | is_common(vertices[2])
}

/// Rotates the vertices of a triangle so that the corner `start` comes first.
#[inline(always)]
fn rotated([a, b, c]: [u32; 3], start: u32) -> [u32; 3] {
    [[a, b, c], [b, c, a], [c, a, b]][start as usize]
}

/// Tests separate triangles: [`MISS`], [`HIT`] or [`UNDECIDED`].
#[inline(always)]
fn separate_triangles(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let (mut first_sides, mut second_sides) = ([[0; LANES]; 3], [[0; LANES]; 3]);
    for lane in 0..LANES {
        let sides = Sides::of(Ieee, first.get(lane), second.get(lane));
        (first_sides[0][lane], first_sides[1][lane], first_sides[2][lane]) = (sides.a, sides.b, sides.c);
    }
    for lane in 0..LANES {
        let sides = Sides::of(Ieee, second.get(lane), first.get(lane));
        (second_sides[0][lane], second_sides[1][lane], second_sides[2][lane]) = (sides.a, sides.b, sides.c);
    }
    let mut answers = [MISS; LANES];
    for lane in 0..LANES {
        let first_sides = Sides { a: first_sides[0][lane], b: first_sides[1][lane], c: first_sides[2][lane] };
        let second_sides = Sides { a: second_sides[0][lane], b: second_sides[1][lane], c: second_sides[2][lane] };
        let overlap = intervals_intersect_filtered(Ieee, first.get(lane), first_sides, second.get(lane), second_sides);
        let apart = first_sides.all_on_one_side() | second_sides.all_on_one_side();
        answers[lane] = if apart { MISS } else { overlap };
    }
    answers
}

/// Returns a nonzero number for triangles that certainly lie side by side.
#[inline(always)]
fn side_by_side(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let mut apart = [0; LANES];
    for lane in 0..LANES {
        apart[lane] = side_by_side_filtered(Ieee, first.get(lane), second.get(lane)) as u32;
    }
    apart
}

/// Tests neighbors with a common first vertex.
#[inline(always)]
fn neighbors_at_a_vertex(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let mut answers = [MISS; LANES];
    for lane in 0..LANES {
        let (Triangle { a: apex, b: a, c: b }, Triangle { b: c, c: d, .. }) = (first.get(lane), second.get(lane));
        answers[lane] = vertex_neighbors_by_sides_filtered(Ieee, apex, a, b, c, d);
    }
    answers
}

/// Tests neighbors with two common vertices, which come first.
#[inline(always)]
fn neighbors_at_an_edge(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let mut answers = [MISS; LANES];
    for lane in 0..LANES {
        let Triangle { a, b, c } = first.get(lane);
        answers[lane] = if orient3d_filtered(Ieee, a, b, c, second.get(lane).c) != 0 { MISS } else { UNDECIDED };
    }
    answers
}
