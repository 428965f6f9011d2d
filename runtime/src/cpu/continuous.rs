//! Continuous collision detection on the CPU.
//!
//! Triangles whose boxes over the whole motion overlap come from the same clusters and sweep as those that intersect. So
//! that each pair of features is looked at once, every vertex and every edge belongs to one of the triangles that name it.
//! A lone edge is a triangle that names two vertices, a lone point one that names a single one: they have no face. Candidates
//! are looked at as they are found and never stored.

use core::sync::atomic::AtomicBool;

use clasp_kernels::types::Growth;
use fearless_simd::{Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;

use super::boxes::Untested;
use super::{CpuPipeline, Found, Stopwatch};
use crate::continuous::{
    ContinuousFigures, FeaturePoints, Features, Filters, Impact, Kind, Lead, Projected, decide_within, never_coplanar,
    place, stays_ahead, stays_apart,
};

/// What each triangle of a mesh owns: a bit to each of its vertices, and one to each edge, from a vertex to the next,
/// three bits above.
pub(crate) fn owned_features(vertices: usize, triangles: &[[u32; 3]]) -> Vec<u8> {
    let mut owned = vec![0; triangles.len()];
    let mut taken = vec![false; vertices];
    let mut edges: Vec<([u32; 2], u32)> = Vec::with_capacity(3 * triangles.len());
    for (triangle, names) in triangles.iter().enumerate() {
        for corner in 0..3 {
            let (vertex, next) = (names[corner], names[(corner + 1) % 3]);
            if !core::mem::replace(&mut taken[vertex as usize], true) {
                owned[triangle] |= 1 << corner;
            }
            // An edge from a vertex to itself is none.
            if vertex != next {
                edges.push(([vertex.min(next), vertex.max(next)], (triangle * 3 + corner) as u32));
            }
        }
    }
    edges.par_sort_unstable();
    for of_edge in edges.chunk_by(|a, b| a.0 == b.0) {
        let first = of_edge[0].1 as usize;
        owned[first / 3] |= 8 << (first % 3);
    }
    owned
}

/// A motion of all vertices.
struct Motion<'m> {
    triangles: &'m [[u32; 3]],
    owned: &'m [u8],
    t0: &'m [[f32; 3]],
    t1: &'m [[f32; 3]],
    /// The box of each vertex over the motion.
    boxes: Vec<(Vec4, Vec4)>,
    projected: Vec<Projected>,
    filters: Filters,
    separation: f32,
    lead: Lead,
}

/// What was found in some pairs of triangles.
#[derive(Default)]
struct Findings {
    impacts: Vec<Impact>,
    figures: ContinuousFigures,
}

impl CpuPipeline {
    /// Finds all features that meet, or come as close to each other as the separation, while the vertices of the scene move
    /// from `t0` to `t1`, which must be finite.
    pub fn run_continuous(
        &mut self,
        t0: &[[f32; 3]],
        t1: &[[f32; 3]],
        filters: Filters,
        separation: f32,
    ) -> (Vec<Impact>, ContinuousFigures) {
        let half = (0.5 * separation).next_up();
        let growth = if separation > 0.0 { Growth { first: half, split: 0, rest: half } } else { Growth::default() };
        let usual_growth = core::mem::replace(&mut self.growth, growth);
        if self.owned.len() != self.triangles.len() {
            self.owned = owned_features(t0.len(), &self.triangles);
        }
        let divided = self.divide(t0, Some(t1), &mut Stopwatch::start(), &mut Found::default());
        let moving = || t0.par_iter().zip(t1).with_min_len(4096);
        let projected: Vec<Projected> = moving().map(|(a, b)| Projected::new(*a, *b)).collect();
        let lead = if separation > 0.0 { Lead::for_separation(separation, &projected) } else { Lead::NONE };
        let motion = Motion {
            triangles: &self.triangles,
            owned: &self.owned,
            t0,
            t1,
            boxes: moving().map(|(a, b)| box_over(*a, *b, separation)).collect(),
            projected,
            filters,
            separation,
            lead,
        };
        let look = |findings: &mut Findings, pairs: &[(u32, u32)]| {
            dispatch!(self.level, simd => motion.look(simd, pairs, findings));
        };
        let parts = self.sweep_clusters(&divided, Untested::None, &AtomicBool::new(false), &look);
        self.growth = usual_growth;
        let mut impacts = Vec::with_capacity(parts.iter().map(|(_, part)| part.impacts.len()).sum());
        let mut figures = ContinuousFigures::default();
        for (_, part) in parts {
            figures = figures.and(part.figures);
            impacts.extend(part.impacts);
        }
        impacts.par_sort_unstable_by_key(|impact| impact.features);
        (impacts, figures)
    }
}

/// The box of a vertex over a motion, grown by half of the separation, which rounding may make more but never less.
fn box_over(start: [f32; 3], end: [f32; 3], separation: f32) -> (Vec4, Vec4) {
    let corner = |[x, y, z]: [f32; 3]| Vec4::new(x, y, z, 0.0);
    let (low, high) = (corner(start).min(corner(end)), corner(start).max(corner(end)));
    if separation == 0.0 {
        return (low, high);
    }
    // Half of the least number is none.
    let half = (0.5 * separation).next_up();
    let moved = |by: f32, round: fn(f32) -> f32, from: Vec4| (from + Vec4::splat(by)).to_array().map(round).into();
    (moved(-half, f32::next_down, low), moved(half, f32::next_up, high))
}

fn overlap((low, high): (Vec4, Vec4), (other_low, other_high): (Vec4, Vec4)) -> bool {
    (low.cmple(other_high) & other_low.cmple(high)).all()
}

fn joined((low, high): (Vec4, Vec4), (other_low, other_high): (Vec4, Vec4)) -> (Vec4, Vec4) {
    (low.min(other_low), high.max(other_high))
}

impl Motion<'_> {
    #[inline(always)]
    fn box_of(&self, vertex: u32) -> (Vec4, Vec4) {
        self.boxes[vertex as usize]
    }

    #[inline(always)]
    fn box_of_face(&self, [a, b, c]: [u32; 3]) -> (Vec4, Vec4) {
        joined(joined(self.box_of(a), self.box_of(b)), self.box_of(c))
    }

    /// Looks at all features of pairs of triangles.
    #[inline(always)]
    fn look<S: Simd>(&self, simd: S, pairs: &[(u32, u32)], findings: &mut Findings) {
        for &(first, second) in pairs {
            let [names, other_names] = [first, second].map(|triangle| self.triangles[triangle as usize]);
            let [own_box, other_box] = [names, other_names].map(|names| self.box_of_face(names));
            if !overlap(own_box, other_box) {
                continue;
            }
            self.look_at_vertices(simd, first, (second, other_box), findings);
            self.look_at_vertices(simd, second, (first, own_box), findings);
            self.look_at_edges(simd, (first, own_box), (second, other_box), findings);
        }
    }

    /// Looks at the vertices that a triangle owns and the face of another one.
    #[inline(always)]
    fn look_at_vertices<S: Simd>(
        &self,
        simd: S,
        triangle: u32,
        (face, face_box): (u32, (Vec4, Vec4)),
        findings: &mut Findings,
    ) {
        let (names, [a, b, c]) = (self.triangles[triangle as usize], self.triangles[face as usize]);
        // What names a vertex twice is an edge or a point, and has no face.
        if (a == b) | (b == c) | (c == a) {
            return;
        }
        for (corner, vertex) in names.into_iter().enumerate() {
            let owned = self.owned[triangle as usize] >> corner & 1 != 0;
            let shared = (vertex == a) | (vertex == b) | (vertex == c);
            if !owned || shared {
                continue;
            }
            findings.figures.pairs += 1;
            if overlap(self.box_of(vertex), face_box) {
                findings.figures.vertex_face += 1;
                let features = Features::VertexFace { vertex, face };
                self.test(simd, Kind::VertexFace, [vertex, a, b, c], features, findings);
            }
        }
    }

    /// Looks at the edges that two triangles own.
    #[inline(always)]
    fn look_at_edges<S: Simd>(
        &self,
        simd: S,
        (first, first_box): (u32, (Vec4, Vec4)),
        (second, second_box): (u32, (Vec4, Vec4)),
        findings: &mut Findings,
    ) {
        let edge = |triangle: u32, corner: usize| {
            let names = self.triangles[triangle as usize];
            let (a, b) = (names[corner], names[(corner + 1) % 3]);
            [a.min(b), a.max(b)]
        };
        let box_of = |[a, b]: [u32; 2]| joined(self.box_of(a), self.box_of(b));
        let owns = |triangle: u32, corner: usize| self.owned[triangle as usize] >> (corner + 3) & 1 != 0;
        for corner in (0..3).filter(|corner| owns(first, *corner)) {
            let [a, b] = edge(first, corner);
            let edge_box = box_of([a, b]);
            let reaches = overlap(edge_box, second_box);
            for other_corner in (0..3).filter(|corner| owns(second, *corner)) {
                let [c, d] = edge(second, other_corner);
                if (a == c) | (a == d) | (b == c) | (b == d) {
                    continue;
                }
                findings.figures.pairs += 1;
                if !reaches {
                    continue;
                }
                let other_box = box_of([c, d]);
                if !overlap(first_box, other_box) || !overlap(edge_box, other_box) {
                    continue;
                }
                findings.figures.edge_edge += 1;
                let (own, other) = if [a, b] < [c, d] { ([a, b], [c, d]) } else { ([c, d], [a, b]) };
                let names = [own[0], own[1], other[0], other[1]];
                self.test(simd, Kind::EdgeEdge, names, Features::EdgeEdge { a: own, b: other }, findings);
            }
        }
    }

    /// Tests a candidate.
    #[inline(always)]
    fn test<S: Simd>(&self, simd: S, kind: Kind, names: [u32; 4], features: Features, findings: &mut Findings) {
        let figures = &mut findings.figures;
        let projected = names.map(|vertex| &self.projected[vertex as usize]);
        if self.filters.linear && stays_ahead(simd, kind, projected, &self.lead) {
            figures.linear += 1;
            return;
        }
        let points =
            |positions: &[[f32; 3]]| -> FeaturePoints { names.map(|vertex| positions[vertex as usize].map(f64::from)) };
        let (t0, t1) = (points(self.t0), points(self.t1));
        let separation = f64::from(self.separation);
        if self.filters.planar && stays_apart(simd, kind, &t0, &t1, separation) {
            figures.planar += 1;
            return;
        }
        if self.filters.non_penetration && never_coplanar(kind, &t0, &t1, separation) {
            figures.non_penetration += 1;
            return;
        }
        figures.elementary += 1;
        if let Some(time) = decide_within(kind, &t0, &t1, separation) {
            let (point, normal) = place(kind, &t0, &t1, time, self.separation);
            findings.impacts.push(Impact { features, time, point, normal });
        }
    }
}
