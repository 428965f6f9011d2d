//! Continuous collision detection on the CPU.
//!
//! Triangles whose boxes over the whole motion overlap come from the same clusters and sweep as those that intersect. So
//! that each pair of features is looked at once, every vertex and every edge belongs to one of the triangles that name it.
//! A lone edge is a triangle that names two vertices, a lone point one that names a single one: they have no face. Candidates
//! are looked at as they are found and never stored.

use core::sync::atomic::AtomicBool;

use clasp_kernels::geometry::features::{FIRST_EDGES, Features as OfTriangle, wanted_slots};
use clasp_kernels::types::Growth;
use fearless_simd::{Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;

use super::boxes::Untested;
use super::{CpuPipeline, Found, Stopwatch};
use crate::continuous::{
    ContinuousFigures, FeaturePoints, Features, Filters, Impact, Kind, Lead, Projected, decide_within, features_in,
    features_of, never_coplanar, place, stays_ahead, stays_apart,
};

/// A motion of all vertices.
struct Motion<'m> {
    features: &'m [OfTriangle],
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
        if self.features.len() != self.triangles.len() {
            self.features = features_of(t0.len(), &self.triangles);
        }
        let divided = self.divide(t0, Some(t1), &mut Stopwatch::start(), &mut Found::default());
        let moving = || t0.par_iter().zip(t1).with_min_len(4096);
        let projected: Vec<Projected> = moving().map(|(a, b)| Projected::new(*a, *b)).collect();
        let lead = if separation > 0.0 { Lead::for_separation(separation, &projected) } else { Lead::NONE };
        let motion = Motion {
            features: &self.features,
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

/// The boxes of a triangle's features over a motion.
struct Boxes {
    vertices: [(Vec4, Vec4); 3],
    /// From each vertex to the next.
    edges: [(Vec4, Vec4); 3],
    face: (Vec4, Vec4),
}

impl Boxes {
    /// A bit to each slot whose boxes overlap.
    ///
    /// All 15 are compared, without a branch: half of them overlap, in no pattern, and a wrong guess of the processor takes
    /// longer than several comparisons.
    #[inline(always)]
    fn overlapping_slots(&self, other: &Self) -> u32 {
        let mut slots = 0;
        for (corner, vertex) in self.vertices.iter().enumerate() {
            slots |= u32::from(overlap(*vertex, other.face)) << corner;
        }
        for (corner, vertex) in other.vertices.iter().enumerate() {
            slots |= u32::from(overlap(self.face, *vertex)) << (3 + corner);
        }
        for (i, edge) in self.edges.iter().enumerate() {
            for (j, other_edge) in other.edges.iter().enumerate() {
                slots |= u32::from(overlap(*edge, *other_edge)) << (FIRST_EDGES as usize + 3 * i + j);
            }
        }
        slots
    }
}

impl Motion<'_> {
    #[inline(always)]
    fn boxes_of(&self, triangle: OfTriangle) -> Boxes {
        let [a, b, c] = [triangle.x, triangle.y, triangle.z].map(|vertex| self.boxes[vertex as usize]);
        let edges = [joined(a, b), joined(b, c), joined(c, a)];
        Boxes { vertices: [a, b, c], edges, face: joined(edges[0], c) }
    }

    /// Looks at all features of pairs of triangles.
    #[inline(always)]
    fn look<S: Simd>(&self, simd: S, pairs: &[(u32, u32)], findings: &mut Findings) {
        for &(first, second) in pairs {
            let [own, other] = [first, second].map(|triangle| self.features[triangle as usize]);
            let (boxes, other_boxes) = (self.boxes_of(own), self.boxes_of(other));
            if !overlap(boxes.face, other_boxes.face) {
                continue;
            }
            let wanted = wanted_slots(own, other);
            let mut left = wanted & boxes.overlapping_slots(&other_boxes);
            let figures = &mut findings.figures;
            figures.pairs += u64::from(wanted.count_ones());
            figures.vertex_face += u64::from((left & ((1 << FIRST_EDGES) - 1)).count_ones());
            figures.edge_edge += u64::from((left >> FIRST_EDGES).count_ones());
            while left != 0 {
                let (kind, features, names) = features_in((first, own), (second, other), left.trailing_zeros());
                self.test(simd, kind, names, features, findings);
                left &= left - 1;
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
