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

pub mod clusters;
pub mod eigen;
pub mod neighbors;
pub mod normalized;
pub mod orientation;
pub mod triangle;
