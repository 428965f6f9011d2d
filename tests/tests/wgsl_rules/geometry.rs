//! The sources of the filters, compiled with hostile numbers.

/// The numbers of the filters.
pub mod numbers {
    pub use crate::hostile::{Number as f32, Vec3, Vec4, constant, from_bit};
}

pub use clasp3d_kernels::geometry::features;

#[path = "../../../shader-crate/src/geometry/arithmetic.rs"]
pub mod arithmetic;
#[path = "../../../shader-crate/src/geometry/neighbors.rs"]
pub mod neighbors;
#[path = "../../../shader-crate/src/geometry/one_rings.rs"]
pub mod one_rings;
#[path = "../../../shader-crate/src/geometry/orientation.rs"]
pub mod orientation;
#[path = "../../../shader-crate/src/geometry/subspace.rs"]
pub mod subspace;
#[path = "../../../shader-crate/src/geometry/triangle.rs"]
pub mod triangle;
