//! Continuous collision detection: whether features meet while every vertex moves in a straight line, and when first.
//!
//! | module | holds |
//! | --- | --- |
//! | `elementary` | a moving vertex and face, or two moving edges, as one question: when a polygon reaches the origin |
//! | `filtered` | the answer in `f64` with bounds on rounding, where that is enough |
//! | `exact` | the answer in integers of any size, where it is not |
//! | `min_distance` | the same with a distance that is to be kept |
//! | `filters` | cheap tests that leave out most pairs before |
//! | `features` | features owned by each triangle, and the candidate pairs of two triangles |
//! | `result` | result of a search over a whole scene: see [`Detector::detect_continuous`](crate::Detector::detect_continuous) |
//!
//! [`vertex_face`] and [`edge_edge`] are exact: there is a contact if and only if there is one in exact arithmetic on the
//! `f64` coordinates that they are given. Features are closed sets. A face without an area counts as the segment or point
//! that it is, an edge without a length as a point; features that stay in one plane all the time, and those that touch
//! only at the start or at the end, are decided like all others.
//!
//! # Which pairs a search looks at
//!
//! Every vertex that a triangle, a lone edge or a lone point names, with every face; and every edge, of a triangle or lone,
//! with every other one. Features that have a vertex in common are left out, and so are those of objects that the
//! [filter](crate::Settings::filter) leaves out. A triangle that names fewer than three vertices has no face. So a lone
//! point meets faces, and neither edges nor other points: in exact arithmetic those have no chance to meet.

mod elementary;
mod exact;
mod features;
mod filtered;
mod filters;
mod min_distance;
mod result;

pub(crate) use elementary::FeatureKind;
pub use elementary::{FeaturePoints, edge_edge, edge_edge_within, vertex_face, vertex_face_within};
pub(crate) use features::{FeatureCandidate, assign_features};
pub use filters::CcdFilters;
pub(crate) use filters::{Lead, Projected, never_coplanar, stays_ahead, stays_apart};
pub use result::{CcdResult, CcdStats, CcdTimes, FeaturePair, Impact};
