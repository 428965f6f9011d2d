//! Triangle against triangle.
//!
//! Pairs are tested in batches, a pair to a lane, each step for all of them before the next. What `f32` cannot decide so is
//! left to the functions that decide one pair at a time: those of `geometry`, and then the exact arbiter.

#![allow(
    clippy::needless_range_loop,
    reason = "loops over lanes look alike for all lists, and the compiler makes vectors of them"
)]

use clasp_kernels::geometry::neighbors::{
    beyond_common_vertex_by_sides, certain_answer, common_start, common_vertices, names_twice,
};
use clasp_kernels::geometry::orientation::certain_side;
use clasp_kernels::geometry::triangle::{HIT, MISS, OPEN, Sides, Triangle, certain_overlap, certainly_side_by_side};
use fearless_simd::Simd;

use super::lanes::{LANES, Lanes, TriangleLanes};
use super::triangle_of;
use crate::exact::{Face, intersect, intersect_at_once};

/// What became of some pairs.
#[derive(Default)]
pub(super) struct Decided {
    /// Those that intersect.
    pub(super) hits: Vec<(u32, u32)>,
    /// How many were tested.
    pub(super) tested: u64,
    /// How many of them the exact arbiter decided.
    pub(super) open: u64,
}

/// The scene that the triangles are of.
#[derive(Clone, Copy)]
pub(super) struct Tested<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) positions: &'s [[f32; 3]],
}

/// Pairs that are tested at once.
#[derive(Default)]
struct Batch {
    pairs: Lanes<(u32, u32)>,
    /// Vertices that both name come first.
    first: TriangleLanes<LANES>,
    second: TriangleLanes<LANES>,
    len: usize,
}

impl Batch {
    /// Adds a pair. Says whether the batch is full.
    #[inline(always)]
    fn add(&mut self, pair: (u32, u32), first: Triangle, second: Triangle) -> bool {
        self.pairs[self.len] = pair;
        self.first.set(self.len, first);
        self.second.set(self.len, second);
        self.len += 1;
        self.len == LANES
    }
}

impl Decided {
    /// Tests pairs of triangles.
    #[inline(always)]
    pub(super) fn test<S: Simd>(&mut self, simd: S, scene: Tested<'_>, pairs: &[(u32, u32)]) {
        // Those that have no vertex in common, those that have one, and those that have two.
        let mut batches: [Batch; 3] = Default::default();
        // Those of the first kind that the sides of their vertices left open.
        let mut flat = Batch::default();
        for &pair in pairs {
            let (names, other_names) = (scene.triangles[pair.0 as usize], scene.triangles[pair.1 as usize]);
            if !have_a_common_vertex(names, other_names) {
                if batches[0].add(
                    pair,
                    triangle_of(scene.positions, &names),
                    triangle_of(scene.positions, &other_names),
                ) {
                    self.test_batch(simd, scene, &mut batches[0], 0, &mut flat);
                }
                continue;
            }
            let common = common_vertices(names, other_names);
            if common == 3 {
                // The same triangle, named twice.
                continue;
            }
            if names_twice(names) || names_twice(other_names) {
                // It has no area. That is for the arbiter.
                self.tested += 1;
                self.note_exact(pair, intersect(&scene.face(pair.0), &scene.face(pair.1)));
                continue;
            }
            let first = turned(names, common_start(names, other_names, common));
            let second = turned(other_names, common_start(other_names, names, common));
            let batch = &mut batches[common as usize];
            if batch.add(pair, triangle_of(scene.positions, &first), triangle_of(scene.positions, &second)) {
                self.test_batch(simd, scene, batch, common, &mut flat);
            }
        }
        for (common, batch) in (0..).zip(&mut batches) {
            self.test_batch(simd, scene, batch, common, &mut flat);
        }
        self.test_flat(simd, scene, &mut flat);
    }

    /// Tests the pairs of a batch, which have so many vertices in common. What is open and has none goes to `flat`.
    #[inline(always)]
    fn test_batch<S: Simd>(&mut self, simd: S, scene: Tested<'_>, batch: &mut Batch, common: u32, flat: &mut Batch) {
        if batch.len == 0 {
            return;
        }
        let answers = simd.vectorize(
            #[inline(always)]
            || match common {
                0 => strangers(&batch.first, &batch.second),
                1 => neighbors_at_a_vertex(&batch.first, &batch.second),
                _ => neighbors_at_an_edge(&batch.first, &batch.second),
            },
        );
        self.tested += batch.len as u64;
        for (lane, answer) in answers.into_iter().enumerate().take(batch.len) {
            match answer {
                MISS => {}
                HIT => self.hits.push(batch.pairs[lane]),
                _ if common > 0 => self.decide(scene, batch.pairs[lane]),
                _ => {
                    if flat.add(batch.pairs[lane], batch.first.get(lane), batch.second.get(lane)) {
                        self.test_flat(simd, scene, flat);
                    }
                }
            }
        }
        batch.len = 0;
    }

    /// Tests pairs that lie in one plane, or nearly: most of them side by side. In flat cloth, whose boxes touch those of
    /// the next but one, that is all there is to test.
    #[inline(never)]
    fn test_flat<S: Simd>(&mut self, simd: S, scene: Tested<'_>, flat: &mut Batch) {
        let apart = simd.vectorize(
            #[inline(always)]
            || side_by_side(&flat.first, &flat.second),
        );
        for (pair, _) in flat.pairs.into_iter().zip(apart).take(flat.len).filter(|(_, apart)| *apart == 0) {
            self.note_exact(pair, intersect(&scene.face(pair.0), &scene.face(pair.1)));
        }
        flat.len = 0;
    }

    /// Decides a pair that a batch has left open.
    #[cold]
    fn decide(&mut self, scene: Tested<'_>, pair: (u32, u32)) {
        let [first, second] = [pair.0, pair.1].map(|triangle| scene.face(triangle));
        // Exact arithmetic on a coarse grid is faster than a closer look in floats.
        if let Some(meet) = intersect_at_once(&first, &second) {
            return self.note_exact(pair, meet);
        }
        let triangle = |face: &Face| Triangle::new(face.positions[0], face.positions[1], face.positions[2]);
        match certain_answer(first.vertices, triangle(&first), second.vertices, triangle(&second)) {
            MISS => {}
            HIT => self.hits.push(pair),
            _ => self.note_exact(pair, intersect(&first, &second)),
        }
    }

    /// Notes what exact arithmetic says of a pair.
    fn note_exact(&mut self, pair: (u32, u32), meet: bool) {
        self.open += 1;
        if meet {
            self.hits.push(pair);
        }
    }
}

impl Tested<'_> {
    fn face(&self, triangle: u32) -> Face {
        let vertices = self.triangles[triangle as usize];
        let Triangle { a, b, c } = triangle_of(self.positions, &vertices);
        Face { vertices, positions: [a, b, c] }
    }
}

/// Whether there is a vertex that both triangles name: without a branch, because most have none.
#[inline(always)]
fn have_a_common_vertex(names: [u32; 3], other_names: [u32; 3]) -> bool {
    let [a, b, c] = other_names;
    let named = |vertex: u32| (vertex == a) | (vertex == b) | (vertex == c);
    named(names[0]) | named(names[1]) | named(names[2])
}

/// The vertices of a triangle, beginning with another one of them.
#[inline(always)]
fn turned(names: [u32; 3], start: u32) -> [u32; 3] {
    let [a, b, c] = names;
    [[a, b, c], [b, c, a], [c, a, b]][start as usize]
}

/// Whether triangles without a common vertex meet.
#[inline(always)]
fn strangers(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let (mut first_sides, mut second_sides) = ([[0; LANES]; 3], [[0; LANES]; 3]);
    for lane in 0..LANES {
        let sides = Sides::of(first.get(lane), second.get(lane));
        (first_sides[0][lane], first_sides[1][lane], first_sides[2][lane]) = (sides.a, sides.b, sides.c);
    }
    for lane in 0..LANES {
        let sides = Sides::of(second.get(lane), first.get(lane));
        (second_sides[0][lane], second_sides[1][lane], second_sides[2][lane]) = (sides.a, sides.b, sides.c);
    }
    let mut answers = [MISS; LANES];
    for lane in 0..LANES {
        let first_sides = Sides { a: first_sides[0][lane], b: first_sides[1][lane], c: first_sides[2][lane] };
        let second_sides = Sides { a: second_sides[0][lane], b: second_sides[1][lane], c: second_sides[2][lane] };
        let overlap = certain_overlap(first.get(lane), first_sides, second.get(lane), second_sides);
        let apart = first_sides.all_on_one() | second_sides.all_on_one();
        answers[lane] = if apart { MISS } else { overlap };
    }
    answers
}

/// Not zero for triangles that certainly lie side by side.
#[inline(always)]
fn side_by_side(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let mut apart = [0; LANES];
    for lane in 0..LANES {
        apart[lane] = certainly_side_by_side(first.get(lane), second.get(lane)) as u32;
    }
    apart
}

/// Whether triangles that have their first vertex in common meet elsewhere, too.
#[inline(always)]
fn neighbors_at_a_vertex(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let mut answers = [MISS; LANES];
    for lane in 0..LANES {
        let (Triangle { a: apex, b: a, c: b }, Triangle { b: c, c: d, .. }) = (first.get(lane), second.get(lane));
        answers[lane] = beyond_common_vertex_by_sides(apex, a, b, c, d);
    }
    answers
}

/// Whether triangles that have their first two vertices in common have an area in common.
#[inline(always)]
fn neighbors_at_an_edge(first: &TriangleLanes<LANES>, second: &TriangleLanes<LANES>) -> Lanes<u32> {
    let mut answers = [MISS; LANES];
    for lane in 0..LANES {
        let Triangle { a, b, c } = first.get(lane);
        answers[lane] = if certain_side(a, b, c, second.get(lane).c) != 0 { MISS } else { OPEN };
    }
    answers
}
