//! Pure functions on values: what is computed, without a thread or a buffer in sight.
//!
//! | module | does |
//! | --- | --- |
//! | [`orientation`] | on which side of a plane a point is, in `f32`, or "not certain" |
//! | [`triangle`] | whether two triangles meet: hit, miss, or open |
//! | [`neighbors`] | the same for triangles that have vertices in common |

pub mod neighbors;
pub mod orientation;
pub mod triangle;
