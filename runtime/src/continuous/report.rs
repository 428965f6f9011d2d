//! What a search over a motion gives.

use std::time::Duration;

use super::elementary::{FeaturePoints, Kind, cross, difference, dot};
use super::separation::way_between;
use crate::report::Pair;

/// Two features of a scene that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Features {
    /// A vertex, of a triangle or a lone edge or by itself, and a triangle.
    VertexFace {
        /// The vertex.
        vertex: u32,
        /// The triangle, by its number in the scene.
        face: u32,
    },
    /// Two edges, of triangles or lone, each by its vertices, the lower one first; the lower edge is the first one.
    EdgeEdge {
        /// One edge.
        a: [u32; 2],
        /// The other.
        b: [u32; 2],
    },
}

/// Two features that meet, and when and where they do so first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// The features.
    pub features: Features,
    /// When they first meet, from 0 to 1: never later than the exact time, and at most 10⁻⁶ earlier. With a
    /// [separation](crate::Settings::separation), when they first come as close as that.
    pub time: f64,
    /// About where: the vertex, or a point of the first edge.
    pub point: [f32; 3],
    /// About the direction across the contact, of length one: it points to the side on which the vertex or the first edge
    /// was at the start. Zero where there is none, as between features that meet within one line. With a separation, the
    /// direction in which the vertex or the first edge is away from the other feature.
    pub normal: [f32; 3],
}

/// How much work it was. A candidate is a vertex and a face, or two edges, without a common vertex, whose boxes over the
/// whole motion overlap (grown by half of the separation each).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ContinuousFigures {
    /// Vertices and faces, and edges and edges, without a common vertex, of triangles whose boxes overlap. What is no
    /// candidate of these was removed by its own boxes.
    pub pairs: u64,
    /// Vertices and faces.
    pub vertex_face: u64,
    /// Edges and edges.
    pub edge_edge: u64,
    /// Those that the linear filter removed.
    pub linear: u64,
    /// Those that the planar filter removed, of what was left.
    pub planar: u64,
    /// Those that the non-penetration filter removed, of what was left.
    pub non_penetration: u64,
    /// Elementary tests.
    pub elementary: u64,
}

impl ContinuousFigures {
    /// All candidates.
    pub fn candidates(&self) -> u64 {
        self.vertex_face + self.edge_edge
    }

    /// The part of the candidates that the filters removed.
    pub fn removed(&self) -> f64 {
        1.0 - self.elementary as f64 / self.candidates().max(1) as f64
    }

    /// Both together.
    pub fn and(self, other: Self) -> Self {
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

/// What a search over a motion gave.
#[derive(Clone, Debug, Default)]
pub struct ContinuousReport {
    pub(crate) intersecting: Vec<Pair>,
    pub(crate) impacts: Vec<Impact>,
    /// How much work it was.
    pub figures: ContinuousFigures,
    /// How long it took to find the triangles that intersect at the start, and then to find the impacts.
    pub times: [Duration; 2],
}

impl ContinuousReport {
    /// Triangles that intersect at the start already, ascending. Whether their features meet as well is a question of its
    /// own: an edge that pierces a triangle all the time meets none of its edges.
    pub fn intersecting(&self) -> &[Pair] {
        &self.intersecting
    }

    /// All vertices and faces, and edges and edges, that meet at some time, ascending.
    pub fn impacts(&self) -> &[Impact] {
        &self.impacts
    }

    /// The largest step that is free of contact (that keeps the separation, where there is one), as a part of the motion: 0
    /// where triangles intersect at the start, the time of the first impact, or none where the whole motion is free.
    pub fn first_time(&self) -> Option<f64> {
        if !self.intersecting.is_empty() {
            return Some(0.0);
        }
        self.impacts.iter().map(|impact| impact.time).min_by(f64::total_cmp)
    }
}

/// About where features meet at a time, or come close to each other, and the direction across.
pub(crate) fn place(
    kind: Kind,
    t0: &FeaturePoints,
    t1: &FeaturePoints,
    time: f64,
    separation: f32,
) -> ([f32; 3], [f32; 3]) {
    let points: FeaturePoints =
        core::array::from_fn(|i| core::array::from_fn(|axis| (1.0 - time) * t0[i][axis] + time * t1[i][axis]));
    let [a, b, c, d] = points;
    let (point, normal, before) = match kind {
        Kind::VertexFace => (a, cross(difference(c, b), difference(d, b)), difference(t0[0], t0[1])),
        Kind::EdgeEdge => {
            let (v, w, u) = (difference(b, a), difference(d, c), difference(c, a));
            let normal = cross(v, w);
            let part = dot(cross(u, w), normal) / dot(normal, normal);
            let part = if part.is_finite() { part.clamp(0.0, 1.0) } else { part_on_line(a, v, [c, d]) };
            (core::array::from_fn(|axis| a[axis] + part * v[axis]), normal, difference(t0[0], t0[2]))
        }
    };
    let way = if separation > 0.0 { way_between(kind, &points).map(|x| -x) } else { [0.0; 3] };
    let (normal, before) = if dot(way, way) > 0.0 { (way, way) } else { (normal, before) };
    let length = dot(normal, normal).sqrt();
    let sign = if dot(normal, before) < 0.0 { -1.0 } else { 1.0 };
    let unit = if length > 0.0 && length.is_finite() { normal.map(|x| (sign * x / length) as f32) } else { [0.0; 3] };
    (point.map(|x| x as f32), unit)
}

/// Where on an edge another one, which is parallel to it, is nearest to its start.
fn part_on_line(start: [f64; 3], way: [f64; 3], ends: [[f64; 3]; 2]) -> f64 {
    let parts = ends.map(|end| dot(difference(end, start), way) / dot(way, way));
    let first = parts[0].min(parts[1]);
    if first.is_finite() { first.clamp(0.0, 1.0) } else { 0.0 }
}
