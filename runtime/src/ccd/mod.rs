//! Continuous collision detection: whether features meet while every vertex moves in a straight line, and when first.
//!
//! | module | holds |
//! | --- | --- |
//! | `elementary` | elementary tests: both kinds of feature pairs reduced to when a polygon first contains the origin |
//! | `filtered` | elementary tests in `f64` with error bounds: decided or undecided |
//! | `exact` | elementary tests in big integers, for undecided pairs |
//! | `min_distance` | elementary tests with a minimum distance |
//! | `filters` | cheap tests that remove most feature candidates |
//! | `features` | features owned by each triangle, and the feature candidates of two triangles |
//! | `result` | result of a search over a whole scene: see [`Detector::detect_continuous`](crate::Detector::detect_continuous) |
//!
//! [`vertex_face`] and [`edge_edge`] are exact: they report an impact if and only if there is one in exact arithmetic on the
//! given `f64` coordinates. Features are closed sets. A face with zero area counts as a segment or point, an edge of length
//! zero as a point. Coplanar features, and features that touch only at the start or at the end, are decided like all others.
//!
//! # Tested pairs
//!
//! Every vertex of a triangle, a lone edge or a lone point, with every face; and every edge, of a triangle or lone, with every
//! other edge. Not tested are pairs with a common vertex, and pairs of objects that the [filter](crate::Settings::filter)
//! excludes. A triangle with a repeated vertex index has no face. Lone points are not tested with edges or other points:
//! in exact arithmetic, they almost never meet.

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
pub(crate) use filters::{Gaps, Projected, apart_along_axes, apart_in_planes, never_coplanar};
pub use result::{CcdResult, CcdStats, CcdTimes, FeaturePair, Impact};
