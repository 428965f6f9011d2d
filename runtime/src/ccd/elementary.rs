//! Elementary CCD tests: when a moving vertex and face, or two moving edges, first meet.
//!
//! Both kinds are reduced to one question. The differences of the points of two features are a triangle (vertex and face) or
//! a parallelogram (two edges), and the features meet when this polygon contains the origin. Its corners move in straight
//! lines, because differences of linear motions are linear.
//!
//! With `u, v, w, …` the corners at some time, the polygon contains the origin if and only if
//!
//! 1. `det(u, v − u, w − u) = 0`: the origin is in its plane. This is a cubic in time.
//! 2. No two of the cross products `u × v, v × w, …` of successive corners have different signs along a coordinate axis.
//!    With the origin in the plane, all cross products are parallel. A polygon with an area contains the origin if they all
//!    have the same direction. Those of a polygon without area add up to zero, so they have different signs unless all are
//!    zero. These are quadratics in time.
//! 3. If all cross products are zero, then all corners are on one line through the origin; along no axis may all corners
//!    be on the same side. These are linear in time.
//!
//! So the answer changes only at roots of these polynomials, and the set of times at which the features touch is closed: the
//! first is at the start, or at a root of the cubic, or, if the cubic is identically zero, at a root of one of the others.

use super::filtered::{self, Answer, BoundedPolygon};
use super::{exact, min_distance};

/// Positions of two features at one time: a vertex and the three vertices of a face, or the vertices of two edges.
pub type FeaturePoints = [[f64; 3]; 4];

/// Kind of a feature pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FeatureKind {
    /// A vertex and a face.
    VertexFace,
    /// Two edges.
    EdgeEdge,
}

impl FeatureKind {
    /// Returns the corners of the polygon in order: each is the difference of two points.
    pub(crate) fn corners(self) -> &'static [(usize, usize)] {
        match self {
            Self::VertexFace => &[(1, 0), (2, 0), (3, 0)],
            Self::EdgeEdge => &[(0, 2), (1, 2), (1, 3), (0, 3)],
        }
    }

    /// Returns the two sides of the polygon at its first corner, as differences of two points.
    pub(crate) fn sides(self) -> [(usize, usize); 2] {
        match self {
            Self::VertexFace => [(2, 1), (3, 1)],
            Self::EdgeEdge => [(1, 0), (2, 3)],
        }
    }
}

/// Returns the time at which a vertex and a face first meet, with positions `t0` at time 0 and `t1` at time 1; `None` if
/// they do not meet.
///
/// Whether they meet is exact. The time is never later than the exact one, and at most 10⁻⁶ earlier. Coordinates must be
/// finite.
///
/// ```
/// let face = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
/// let with = |vertex: [f64; 3]| [vertex, face[0], face[1], face[2]];
/// let toi = clasp3d::ccd::vertex_face(&with([1.0, 1.0, 1.0]), &with([1.0, 1.0, -3.0]));
/// assert!(toi.is_some_and(|toi| toi <= 0.25 && toi > 0.25 - 1e-6));
/// assert_eq!(clasp3d::ccd::vertex_face(&with([3.0, 3.0, 1.0]), &with([3.0, 3.0, -3.0])), None);
/// ```
pub fn vertex_face(t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    toi(FeatureKind::VertexFace, t0, t1)
}

/// Returns the time at which two edges first meet, as [`vertex_face`] does. The first two points are those of one edge.
pub fn edge_edge(t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    toi(FeatureKind::EdgeEdge, t0, t1)
}

/// Returns the time at which the distance of a vertex and a face first is at most `min_distance`; `None` if they keep it.
///
/// This is conservative rather than exact, because a minimum distance is a tolerance: no pair is missed, and the time is
/// never later than the exact one. A pair that keeps the minimum distance can be reported only if its distance exceeds it by
/// less than about 10⁻⁷ of the size of the pair and its motion. With a minimum distance of 0 (or less), this is
/// [`vertex_face`].
pub fn vertex_face_within(t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    toi_within(FeatureKind::VertexFace, t0, t1, min_distance)
}

/// Returns the time at which the distance of two edges first is at most `min_distance`, as [`vertex_face_within`] does.
pub fn edge_edge_within(t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    toi_within(FeatureKind::EdgeEdge, t0, t1, min_distance)
}

/// Returns the time at which two features first meet.
fn toi(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    match filtered::toi(&BoundedPolygon::new(kind, t0, t1)) {
        Answer::Never => None,
        Answer::At(toi) => Some(toi),
        Answer::Undecided => exact::toi(kind, t0, t1),
    }
}

/// Returns the time at which the distance of two features first is at most a minimum distance; if that is 0, at which they
/// first meet.
pub(crate) fn toi_within(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    if min_distance > 0.0 { min_distance::toi(kind, t0, t1, min_distance) } else { toi(kind, t0, t1) }
}

/// Returns the positions at a time from 0 to 1.
pub(crate) fn interpolate(t0: &FeaturePoints, t1: &FeaturePoints, time: f64) -> FeaturePoints {
    core::array::from_fn(|i| core::array::from_fn(|axis| (1.0 - time) * t0[i][axis] + time * t1[i][axis]))
}

pub(crate) fn difference(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub(crate) fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

pub(crate) fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
