//! A moving vertex and face, or two moving edges, as one question.
//!
//! Take one feature as the place to look from. Then a vertex meets a face where the origin is in the triangle of their
//! differences, and two edges meet where it is in the parallelogram of theirs. The corners of both move in straight
//! lines, because differences of straight motions are straight. So all there is to ask is when a polygon of three or four
//! corners first contains the origin.
//!
//! With `u, v, w, …` the corners at some time, the polygon contains the origin if and only if
//!
//! 1. `det(u, v − u, w − u) = 0`: the origin is in its plane. That is a cubic in time.
//! 2. Along no coordinate axis do two of the cross products `u × v, v × w, …` of successive corners have different signs.
//!    Once the origin is in the plane, they are all parallel to each other; a polygon with an area contains the origin
//!    where all of them turn the same way, and one without an area has cross products that add up to zero, so that they
//!    contradict each other unless all are zero. These are quadratics in time.
//! 3. If all cross products are zero, then all corners are on one line through the origin; along no axis may all of them
//!    be on the same side. These are linear in time.
//!
//! So the answer changes only at roots of these polynomials, and contacts form closed sets: the first contact is at the
//! start, or at a root of the cubic, or, where that is zero all the time, at a root of one of the others.

use super::filtered::{Answer, Bounded, first_contact};
use super::{exact, min_distance};

/// The positions of two features at one time: of a vertex and of the three vertices of a face, or of the two vertices of
/// an edge and those of another.
pub type FeaturePoints = [[f64; 3]; 4];

/// Which two features four points are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FeatureKind {
    /// A vertex, and the vertices of a face.
    VertexFace,
    /// The vertices of two edges.
    EdgeEdge,
}

impl FeatureKind {
    /// The corners of the polygon, in their order: each is the difference of two of the points.
    pub(crate) fn corners(self) -> &'static [(usize, usize)] {
        match self {
            Self::VertexFace => &[(1, 0), (2, 0), (3, 0)],
            Self::EdgeEdge => &[(0, 2), (1, 2), (1, 3), (0, 3)],
        }
    }

    /// The two sides of the polygon that go out from its first corner, as differences of two of the points.
    pub(crate) fn sides(self) -> [(usize, usize); 2] {
        match self {
            Self::VertexFace => [(2, 1), (3, 1)],
            Self::EdgeEdge => [(1, 0), (2, 3)],
        }
    }
}

/// When a vertex and a face first meet, if they do between the positions `t0` at time 0 and `t1` at time 1.
///
/// Whether they do is exact. The time is never later than the exact one, and at most 10⁻⁶ earlier. Coordinates must be
/// finite.
///
/// ```
/// let face = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
/// let with = |vertex: [f64; 3]| [vertex, face[0], face[1], face[2]];
/// let time = clasp3d::ccd::vertex_face(&with([1.0, 1.0, 1.0]), &with([1.0, 1.0, -3.0]));
/// assert!(time.is_some_and(|time| time <= 0.25 && time > 0.25 - 1e-6));
/// assert_eq!(clasp3d::ccd::vertex_face(&with([3.0, 3.0, 1.0]), &with([3.0, 3.0, -3.0])), None);
/// ```
pub fn vertex_face(t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    decide(FeatureKind::VertexFace, t0, t1)
}

/// When two edges first meet: as [`vertex_face`]. The first two points are those of one edge, the others those of the
/// other.
pub fn edge_edge(t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    decide(FeatureKind::EdgeEdge, t0, t1)
}

/// When a vertex and a face first come as close to each other as `min_distance`, if they do.
///
/// A minimum distance is a tolerance and not a fact of the input, so this one errs on the safe side: the time is never later
/// than the exact one, and no pair is missed. A pair that keeps a distance can be reported only where that is more than
/// the minimum distance by less than about 10⁻⁷ of how far its vertices move and are apart. With a minimum distance of 0 (or less),
/// this is [`vertex_face`].
pub fn vertex_face_within(t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    toi_within(FeatureKind::VertexFace, t0, t1, min_distance)
}

/// When two edges first come as close to each other as `min_distance`, if they do: as [`vertex_face_within`].
pub fn edge_edge_within(t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    toi_within(FeatureKind::EdgeEdge, t0, t1, min_distance)
}

/// When two features first meet.
pub(crate) fn decide(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    match first_contact(&Bounded::new(kind, t0, t1)) {
        Answer::Never => None,
        Answer::At(time) => Some(time),
        Answer::Open => exact::first_contact(kind, t0, t1),
    }
}

/// When two features first come as close to each other as a minimum distance.
pub(crate) fn toi_within(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    if min_distance > 0.0 { min_distance::earliest_toi(kind, t0, t1, min_distance) } else { decide(kind, t0, t1) }
}

/// The positions at a time between 0 and 1.
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
