//! Continuous collision detection on the CPU.
//!
//! The broad phase of static detection, over swept boxes, finds the pairs of triangles. Each vertex and edge is owned by one
//! triangle, so each pair of features is tested once. A lone edge is a triangle with two different vertex indices, a lone
//! point one with a single one; neither has a face. Feature candidates are tested as they are found and never stored.

use clasp3d_kernels::geometry::features::{FIRST_EDGES, Features, tested_slots};
use clasp3d_kernels::types::Inflation;
use fearless_simd::{Level, Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;

use super::CpuPipeline;
use super::cluster_sweep::PairConsumer;
use super::vertices::VertexInput;
use crate::broad_phase::rounded::{HEAD_ERROR, Rounder};
use crate::ccd::{
    CcdFilters, CcdStats, FeatureCandidate, Gaps, Impact, Projected, apart_along_axes, apart_in_planes,
    assign_features, never_coplanar,
};
use crate::scene::Real;

/// Low and high corner of a swept box.
type SweptBox = (Vec4, Vec4);

/// CCD of one motion, as a consumer of triangle pairs.
struct CcdConsumer<'m, T> {
    level: Level,
    features: &'m [Features],
    t0: &'m [[T; 3]],
    t1: &'m [[T; 3]],
    /// Swept box of each vertex.
    boxes: Vec<SweptBox>,
    projected: Vec<Projected>,
    /// Active filters.
    filters: CcdFilters,
    min_distance: f64,
    /// Gaps that the linear filter requires.
    gaps: Gaps,
}

/// A motion as the broad phase and the linear filter see it.
struct Prepared<'m> {
    t0: &'m [[f32; 3]],
    t1: &'m [[f32; 3]],
    /// The rests of split positions; empty if they are not split.
    rests: [&'m [[f32; 3]]; 2],
    projected: Vec<Projected>,
    gaps: Gaps,
    /// Distance that features must keep, in units of these positions, rounded up.
    min_distance: f32,
}

/// Results of one task.
#[derive(Default)]
struct TaskResult {
    impacts: Vec<Impact>,
    stats: CcdStats,
}

impl CpuPipeline {
    /// Finds the impacts of all features that meet, or do not keep the minimum distance, while the vertices of the scene
    /// move from `t0` to `t1`. Positions must be finite.
    pub fn run_ccd(
        &mut self,
        t0: &[[f32; 3]],
        t1: &[[f32; 3]],
        filters: CcdFilters,
        min_distance: f32,
    ) -> (Vec<Impact>, CcdStats) {
        let moving = t0.par_iter().zip(t1).with_min_len(4096);
        let projected: Vec<Projected> = moving.map(|(a, b)| Projected::new(*a, *b)).collect();
        let min_distance_f64 = f64::from(min_distance);
        let gaps =
            if min_distance > 0.0 { Gaps::for_min_distance(min_distance_f64, 0.0, &projected) } else { Gaps::ZERO };
        let prepared = Prepared { t0, t1, rests: [&[]; 2], projected, gaps, min_distance };
        self.run_prepared(prepared, (t0, t1), filters, min_distance_f64)
    }

    /// [`run_ccd`](Self::run_ccd) for `f64` positions.
    ///
    /// Rounding does not reverse the order of coordinates. So boxes of rounded positions overlap if those of the exact ones
    /// do; only with a minimum distance are the boxes of vertices larger by their rounding errors.
    pub(super) fn run_ccd_f64(
        &mut self,
        rounder: &Rounder,
        (t0, t1): (&[[f64; 3]], &[[f64; 3]]),
        filters: CcdFilters,
        min_distance: f64,
    ) -> (Vec<Impact>, CcdStats) {
        let rescaling = rounder.rescaling(t0, Some(t1));
        let (start, end) = (rounder.round(t0, rescaling), rounder.round(t1, rescaling));
        let moving = t0.par_iter().zip(t1).with_min_len(4096);
        let projected: Vec<Projected> = moving.map(|(a, b)| Projected::of_f64(*a, *b, &rescaling)).collect();
        let (mut gaps, mut scaled_distance) = (Gaps::ZERO, 0.0);
        if min_distance > 0.0 {
            let scaled = rescaling.scaled(min_distance);
            gaps = Gaps::for_min_distance(scaled, rescaling.sum_error(), &projected);
            // Rounded up by more than the rounding of its sums with errors.
            scaled_distance = ((scaled * (1.0 + 1e-6)) as f32).next_up().min(f32::MAX);
        }
        let is_exact = start.errors.is_exact() && end.errors.is_exact();
        let prepared = Prepared {
            t0: &start.positions,
            t1: &end.positions,
            rests: if is_exact { [&[]; 2] } else { [&start.rests, &end.rests] },
            projected,
            gaps,
            min_distance: scaled_distance,
        };
        self.run_prepared(prepared, (t0, t1), filters, min_distance)
    }

    fn run_prepared<T: Real>(
        &mut self,
        prepared: Prepared<'_>,
        (t0, t1): (&[[T; 3]], &[[T; 3]]),
        filters: CcdFilters,
        min_distance: f64,
    ) -> (Vec<Impact>, CcdStats) {
        let Prepared { t0: rounded_t0, t1: rounded_t1, rests, projected, gaps, min_distance: box_distance } = prepared;
        // Half of the smallest number is rounded to 0.
        let half = (0.5 * box_distance).next_up();
        let inflation =
            if min_distance > 0.0 { Inflation { first: half, split: 0, rest: half } } else { Inflation::default() };
        let static_inflation = core::mem::replace(&mut self.inflation, inflation);
        if self.features.len() != self.triangles.len() {
            self.features = assign_features(t0.len(), &self.triangles);
        }
        let features = core::mem::take(&mut self.features);
        let moving = rounded_t0.par_iter().zip(rounded_t1).with_min_len(4096);
        let inflated = Inflated { half, rounding: if rests[0].is_empty() { 0.0 } else { HEAD_ERROR } };
        let swept_box = |(a, b): (&[f32; 3], &[f32; 3])| match min_distance > 0.0 {
            true => inflated.swept_box(*a, *b),
            false => swept_box(*a, *b),
        };
        let consumer = CcdConsumer {
            level: self.level,
            features: &features,
            t0,
            t1,
            boxes: moving.map(swept_box).collect(),
            projected,
            filters,
            min_distance,
            gaps,
        };
        let input = VertexInput { positions: rounded_t0, ends: Some(rounded_t1), rests };
        let parts = self.consume_overlapping_pairs(input, &consumer);
        self.inflation = static_inflation;
        self.features = features;
        let mut impacts = Vec::with_capacity(parts.iter().map(|part| part.impacts.len()).sum());
        let mut stats = CcdStats::default();
        for part in parts {
            stats = stats.plus(part.stats);
            impacts.extend(part.impacts);
        }
        impacts.par_sort_unstable_by_key(|impact| impact.features);
        (impacts, stats)
    }
}

/// Returns the swept box of a vertex.
fn swept_box(start: [f32; 3], end: [f32; 3]) -> SweptBox {
    let corner = |[x, y, z]: [f32; 3]| Vec4::new(x, y, z, 0.0);
    (corner(start).min(corner(end)), corner(start).max(corner(end)))
}

/// Swept boxes of vertices, inflated for a minimum distance.
#[derive(Clone, Copy)]
struct Inflated {
    /// Half of the distance.
    half: f32,
    /// Relative error of coordinates.
    rounding: f32,
}

impl Inflated {
    /// Returns the inflated swept box of a vertex, rounded outward. Each coordinate is inflated by its own rounding error.
    fn swept_box(self, start: [f32; 3], end: [f32; 3]) -> SweptBox {
        let (low, high) = swept_box(start, end);
        let vanished = if self.rounding > 0.0 { f32::MIN_POSITIVE } else { 0.0 };
        let by = Vec4::splat(self.half + vanished) + low.abs().max(high.abs()) * self.rounding;
        let rounded = |corner: Vec4, round: fn(f32) -> f32| Vec4::from(corner.to_array().map(round));
        (rounded(low - by, f32::next_down), rounded(high + by, f32::next_up))
    }
}

fn overlap((low, high): SweptBox, (other_low, other_high): SweptBox) -> bool {
    (low.cmple(other_high) & other_low.cmple(high)).all()
}

fn union((low, high): SweptBox, (other_low, other_high): SweptBox) -> SweptBox {
    (low.min(other_low), high.max(other_high))
}

/// Swept boxes of the features of a triangle.
struct FeatureBoxes {
    vertices: [SweptBox; 3],
    /// Edges from each vertex to the next.
    edges: [SweptBox; 3],
    face: SweptBox,
}

impl FeatureBoxes {
    /// Returns a mask of the slots whose boxes overlap.
    ///
    /// All 15 slots are compared without a branch: half of them overlap, without a pattern, and a mispredicted branch takes
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

impl<T: Real> PairConsumer for CcdConsumer<'_, T> {
    type Output = TaskResult;

    fn consume(&self, pairs: &[(u32, u32)], output: &mut TaskResult) {
        dispatch!(self.level, simd => self.test_pairs(simd, pairs, output));
    }
}

impl<T: Real> CcdConsumer<'_, T> {
    #[inline(always)]
    fn feature_boxes(&self, triangle: Features) -> FeatureBoxes {
        let [a, b, c] = [triangle.x, triangle.y, triangle.z].map(|vertex| self.boxes[vertex as usize]);
        let edges = [union(a, b), union(b, c), union(c, a)];
        FeatureBoxes { vertices: [a, b, c], edges, face: union(edges[0], c) }
    }

    /// Tests all feature pairs of pairs of triangles.
    #[inline(always)]
    fn test_pairs<S: Simd>(&self, simd: S, pairs: &[(u32, u32)], result: &mut TaskResult) {
        for &(first, second) in pairs {
            let [own, other] = [first, second].map(|triangle| self.features[triangle as usize]);
            let (boxes, other_boxes) = (self.feature_boxes(own), self.feature_boxes(other));
            if !overlap(boxes.face, other_boxes.face) {
                continue;
            }
            let tested = tested_slots(own, other);
            let mut candidates = tested & boxes.overlapping_slots(&other_boxes);
            let stats = &mut result.stats;
            stats.pairs += u64::from(tested.count_ones());
            stats.vertex_face += u64::from((candidates & ((1 << FIRST_EDGES) - 1)).count_ones());
            stats.edge_edge += u64::from((candidates >> FIRST_EDGES).count_ones());
            while candidates != 0 {
                let slot = candidates.trailing_zeros();
                self.test_candidate(simd, &FeatureCandidate::in_slot((first, own), (second, other), slot), result);
                candidates &= candidates - 1;
            }
        }
    }

    /// Runs the filters and the elementary test on a feature candidate.
    #[inline(always)]
    fn test_candidate<S: Simd>(&self, simd: S, candidate: &FeatureCandidate, result: &mut TaskResult) {
        let stats = &mut result.stats;
        let projected = candidate.vertices.map(|vertex| &self.projected[vertex as usize]);
        if self.filters.linear && apart_along_axes(simd, candidate.kind, projected, &self.gaps) {
            stats.linear += 1;
            return;
        }
        let (t0, t1) = (candidate.points(self.t0), candidate.points(self.t1));
        let min_distance = self.min_distance;
        if self.filters.planar && apart_in_planes(simd, candidate.kind, &t0, &t1, min_distance) {
            stats.planar += 1;
            return;
        }
        if self.filters.non_penetration && never_coplanar(candidate.kind, &t0, &t1, min_distance) {
            stats.non_penetration += 1;
            return;
        }
        stats.elementary += 1;
        result.impacts.extend(Impact::find(candidate, &t0, &t1, self.min_distance));
    }
}
