//! Pure functions on values: what is computed, without a thread or a buffer in sight.
//!
//! | module | does |
//! | --- | --- |
//! | [`normalized`] | the scene in the unit cube, where errors are bounded by one constant |
//! | [`clusters`] | memberships of fuzzy c-means, and which clusters a triangle reaches into |
//! | [`eigen`] | eigenvectors of a symmetric matrix |
//! | [`orientation`] | on which side of a plane a point is, in `f32`, or "not certain" |
//! | [`triangle`] | whether two triangles meet: hit, miss, or open |
//! | [`neighbors`] | the same for triangles that have vertices in common |
//! | [`stars`] | whether all triangles around a vertex meet only where they must |
//! | [`features`] | vertices, edges and faces of two triangles, each pair of them once |
//! | [`subspace`] | moving features that certainly do not meet: apart along an axis, in a plane, or never in one plane |
//! | [`closest`] | closest points of vertices, edges and triangles, and the way out of an intersection |
//! | [`springs`] | what a spring and the air do to a mass point |

pub mod closest;
pub mod clusters;
pub mod eigen;
pub mod features;
pub mod neighbors;
pub mod normalized;
pub mod orientation;
pub mod springs;
pub mod stars;
pub mod subspace;
pub mod triangle;
