//! Results of continuous collision detection.

use std::time::Duration;

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot, interpolate, toi_within};
use super::features::FeatureCandidate;
use super::min_distance::closest_points_vector;
use crate::result::Pair;

/// Two features of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeaturePair {
    /// A vertex (of a triangle, of a lone edge, or a lone point) and a triangle.
    VertexFace {
        /// Index of the vertex in the scene.
        vertex: u32,
        /// Index of the triangle in the scene.
        face: u32,
    },
    /// Two edges, of triangles or lone. Each is given by its vertices, the lower index first; the lower edge is `a`.
    EdgeEdge {
        /// The first edge.
        a: [u32; 2],
        /// The second edge.
        b: [u32; 2],
    },
}

/// Earliest meeting of two moving features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// The features.
    pub features: FeaturePair,
    /// Time of impact, from 0 to 1: never later than the exact one, and at most 10⁻⁶ earlier. With a
    /// [minimum distance](crate::CcdSettings::min_distance), the time at which the features first are that close.
    pub toi: f64,
    /// Approximate point of impact: the vertex, or a point of the first edge.
    pub point: [f64; 3],
    /// Approximate unit normal, toward the side on which the vertex or the first edge is at the start. Zero if
    /// undefined, as for collinear features. With a minimum distance, the direction from the second feature to the vertex or
    /// the first edge.
    pub normal: [f32; 3],
}

impl Impact {
    /// Returns the impact of a pair of features with these positions at times 0 and 1.
    #[inline(always)]
    pub(crate) fn find(
        candidate: &FeatureCandidate,
        t0: &FeaturePoints,
        t1: &FeaturePoints,
        min_distance: f64,
    ) -> Option<Self> {
        let toi = toi_within(candidate.kind, t0, t1, min_distance)?;
        let (point, normal) = point_and_normal(candidate.kind, t0, t1, toi, min_distance);
        Some(Self { features: candidate.features, toi, point, normal })
    }
}

/// Counts of work done by continuous collision detection.
///
/// A feature candidate is a vertex and a face, or two edges, without a common vertex, whose boxes over the whole motion overlap
/// (inflated by half of the minimum distance each).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CcdStats {
    /// Feature pairs without a common vertex, of triangles whose boxes overlap. The boxes of the features themselves
    /// remove those that are not feature candidates.
    pub pairs: u64,
    /// Feature candidates of a vertex and a face.
    pub vertex_face: u64,
    /// Feature candidates of two edges.
    pub edge_edge: u64,
    /// Feature candidates removed by the linear filter.
    pub linear: u64,
    /// Remaining feature candidates removed by the planar filter.
    pub planar: u64,
    /// Remaining feature candidates removed by the non-penetration filter.
    pub non_penetration: u64,
    /// Elementary tests.
    pub elementary: u64,
}

impl CcdStats {
    /// Returns the number of feature candidates.
    pub fn candidates(&self) -> u64 {
        self.vertex_face + self.edge_edge
    }

    /// Returns the fraction of the feature candidates that the filters removed.
    pub fn removed(&self) -> f64 {
        1.0 - self.elementary as f64 / self.candidates().max(1) as f64
    }

    /// Returns the sum of both.
    pub fn plus(self, other: Self) -> Self {
        Self {
            pairs: self.pairs + other.pairs,
            vertex_face: self.vertex_face + other.vertex_face,
            edge_edge: self.edge_edge + other.edge_edge,
            linear: self.linear + other.linear,
            planar: self.planar + other.planar,
            non_penetration: self.non_penetration + other.non_penetration,
            elementary: self.elementary + other.elementary,
        }
    }
}

/// Result of continuous collision detection over a scene.
#[derive(Clone, Debug, Default)]
pub struct CcdResult {
    pub(crate) intersecting: Vec<Pair>,
    pub(crate) impacts: Vec<Impact>,
    /// Counts of work done.
    pub stats: CcdStats,
    /// Times of both parts of the detection.
    pub times: CcdTimes,
}

/// Times of both parts of continuous detection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CcdTimes {
    /// Time to find the triangles that intersect at the start.
    pub intersections: Duration,
    /// Time to find the impacts.
    pub impacts: Duration,
}

impl CcdResult {
    /// Returns the triangle pairs that intersect at the start, ascending. They need not have impacts: an edge that pierces a
    /// triangle all the time meets none of its edges.
    pub fn intersecting(&self) -> &[Pair] {
        &self.intersecting
    }

    /// Returns the impacts of all vertex-face and edge-edge pairs that meet, ascending by features.
    pub fn impacts(&self) -> &[Impact] {
        &self.impacts
    }

    /// Returns the largest step without impact (or with the minimum distance kept), as a fraction of the motion: 0 if
    /// triangles intersect at the start, else the earliest time of impact; `None` if the whole motion is free of impacts.
    pub fn earliest_toi(&self) -> Option<f64> {
        if !self.intersecting.is_empty() {
            return Some(0.0);
        }
        self.impacts.iter().map(|impact| impact.toi).min_by(f64::total_cmp)
    }
}

/// Returns the approximate point of impact at a time, and the normal there: see [`Impact`].
fn point_and_normal(
    kind: FeatureKind,
    t0: &FeaturePoints,
    t1: &FeaturePoints,
    toi: f64,
    min_distance: f64,
) -> ([f64; 3], [f32; 3]) {
    let points = interpolate(t0, t1, toi);
    let [a, b, c, d] = points;
    // `outward` points to the side that the normal must point to.
    let (point, normal, outward) = match kind {
        FeatureKind::VertexFace => (a, cross(difference(c, b), difference(d, b)), difference(t0[0], t0[1])),
        FeatureKind::EdgeEdge => {
            let (v, w, u) = (difference(b, a), difference(d, c), difference(c, a));
            let normal = cross(v, w);
            let fraction = dot(cross(u, w), normal) / dot(normal, normal);
            let fraction = if fraction.is_finite() { fraction.clamp(0.0, 1.0) } else { fraction_on_line(a, v, [c, d]) };
            (core::array::from_fn(|axis| a[axis] + fraction * v[axis]), normal, difference(t0[0], t0[2]))
        }
    };
    let gap = if min_distance > 0.0 { closest_points_vector(kind, &points).map(|x| -x) } else { [0.0; 3] };
    let (normal, outward) = if dot(gap, gap) > 0.0 { (gap, gap) } else { (normal, outward) };
    let length = dot(normal, normal).sqrt();
    let sign = if dot(normal, outward) < 0.0 { -1.0 } else { 1.0 };
    let unit = if length > 0.0 && length.is_finite() { normal.map(|x| (sign * x / length) as f32) } else { [0.0; 3] };
    (point, unit)
}

/// Returns the fraction along an edge of the first point that a parallel edge with these ends covers.
fn fraction_on_line(start: [f64; 3], direction: [f64; 3], ends: [[f64; 3]; 2]) -> f64 {
    let fractions = ends.map(|end| dot(difference(end, start), direction) / dot(direction, direction));
    let first = fractions[0].min(fractions[1]);
    if first.is_finite() { first.clamp(0.0, 1.0) } else { 0.0 }
}
