//! Continuous collision detection on the CPU.
//!
//! Triangles whose boxes over the whole motion overlap come from the same clusters and sweep as those that intersect. So
//! that each pair of features is looked at once, every vertex and every edge belongs to one of the triangles that name it.
//! A lone edge is a triangle that names two vertices, a lone point one that names a single one: they have no face. Candidates
//! are looked at as they are found and never stored.

use clasp3d_kernels::geometry::features::{FIRST_EDGES, Features, tested_slots};
use clasp3d_kernels::types::Inflation;
use fearless_simd::{Level, Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;

use super::CpuPipeline;
use super::cluster_sweep::PairConsumer;
use crate::ccd::{
    CcdFilters, CcdStats, FeatureCandidate, Impact, Lead, Projected, assign_features, never_coplanar, stays_ahead,
    stays_apart,
};

/// A motion of all vertices.
struct Motion<'m> {
    level: Level,
    features: &'m [Features],
    t0: &'m [[f32; 3]],
    t1: &'m [[f32; 3]],
    /// The box of each vertex over the motion.
    boxes: Vec<(Vec4, Vec4)>,
    projected: Vec<Projected>,
    filters: CcdFilters,
    min_distance: f32,
    lead: Lead,
}

/// What was found in some pairs of triangles.
#[derive(Default)]
struct Findings {
    impacts: Vec<Impact>,
    stats: CcdStats,
}

impl CpuPipeline {
    /// Finds all features that meet, or come as close to each other as the minimum distance, while the vertices of the scene move
    /// from `t0` to `t1`, which must be finite.
    pub fn run_ccd(
        &mut self,
        t0: &[[f32; 3]],
        t1: &[[f32; 3]],
        filters: CcdFilters,
        min_distance: f32,
    ) -> (Vec<Impact>, CcdStats) {
        let half = (0.5 * min_distance).next_up();
        let inflation =
            if min_distance > 0.0 { Inflation { first: half, split: 0, rest: half } } else { Inflation::default() };
        let usual_inflation = core::mem::replace(&mut self.inflation, inflation);
        if self.features.len() != self.triangles.len() {
            self.features = assign_features(t0.len(), &self.triangles);
        }
        let moving = || t0.par_iter().zip(t1).with_min_len(4096);
        let projected: Vec<Projected> = moving().map(|(a, b)| Projected::new(*a, *b)).collect();
        let lead = if min_distance > 0.0 { Lead::for_min_distance(min_distance, &projected) } else { Lead::NONE };
        let features = core::mem::take(&mut self.features);
        let motion = Motion {
            level: self.level,
            features: &features,
            t0,
            t1,
            boxes: moving().map(|(a, b)| box_over(*a, *b, min_distance)).collect(),
            projected,
            filters,
            min_distance,
            lead,
        };
        let parts = self.consume_overlapping_pairs(t0, Some(t1), &motion);
        self.inflation = usual_inflation;
        self.features = features;
        let mut impacts = Vec::with_capacity(parts.iter().map(|part| part.impacts.len()).sum());
        let mut stats = CcdStats::default();
        for part in parts {
            stats = stats.and(part.stats);
            impacts.extend(part.impacts);
        }
        impacts.par_sort_unstable_by_key(|impact| impact.features);
        (impacts, stats)
    }
}

/// The box of a vertex over a motion, grown by half of the minimum distance, which rounding may make more but never less.
fn box_over(start: [f32; 3], end: [f32; 3], min_distance: f32) -> (Vec4, Vec4) {
    let corner = |[x, y, z]: [f32; 3]| Vec4::new(x, y, z, 0.0);
    let (low, high) = (corner(start).min(corner(end)), corner(start).max(corner(end)));
    if min_distance == 0.0 {
        return (low, high);
    }
    // Half of the least number is none.
    let half = (0.5 * min_distance).next_up();
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

impl PairConsumer for Motion<'_> {
    type Output = Findings;

    fn consume(&self, pairs: &[(u32, u32)], output: &mut Findings) {
        dispatch!(self.level, simd => self.look(simd, pairs, output));
    }
}

impl Motion<'_> {
    #[inline(always)]
    fn boxes_of(&self, triangle: Features) -> Boxes {
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
            let wanted = tested_slots(own, other);
            let mut left = wanted & boxes.overlapping_slots(&other_boxes);
            let stats = &mut findings.stats;
            stats.pairs += u64::from(wanted.count_ones());
            stats.vertex_face += u64::from((left & ((1 << FIRST_EDGES) - 1)).count_ones());
            stats.edge_edge += u64::from((left >> FIRST_EDGES).count_ones());
            while left != 0 {
                let slot = left.trailing_zeros();
                self.test(simd, &FeatureCandidate::in_slot((first, own), (second, other), slot), findings);
                left &= left - 1;
            }
        }
    }

    /// Tests a candidate.
    #[inline(always)]
    fn test<S: Simd>(&self, simd: S, candidate: &FeatureCandidate, findings: &mut Findings) {
        let stats = &mut findings.stats;
        let projected = candidate.vertices.map(|vertex| &self.projected[vertex as usize]);
        if self.filters.linear && stays_ahead(simd, candidate.kind, projected, &self.lead) {
            stats.linear += 1;
            return;
        }
        let (t0, t1) = (candidate.points(self.t0), candidate.points(self.t1));
        let min_distance = f64::from(self.min_distance);
        if self.filters.planar && stays_apart(simd, candidate.kind, &t0, &t1, min_distance) {
            stats.planar += 1;
            return;
        }
        if self.filters.non_penetration && never_coplanar(candidate.kind, &t0, &t1, min_distance) {
            stats.non_penetration += 1;
            return;
        }
        stats.elementary += 1;
        findings.impacts.extend(Impact::find(candidate, &t0, &t1, self.min_distance));
    }
}
