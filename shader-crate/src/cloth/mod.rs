//! The stages of a step of the cloth simulation, in order.
//!
//! | module | input → output |
//! | --- | --- |
//! | [`near`] | (every few steps: a proximity search) pairs of triangles → near features, displacement bounds |
//! | [`motion`] | positions, velocities, springs, air → predicted positions |
//! | [`stretch`] | → predicted positions within the stretch limit |
//! | [`faces`] | (on request) collisions with the faces of bodies by the published method |
//! | [`contacts`] | near features → pushes |
//! | [`commit`] | → positions and velocities |
//!
//! The model is that of Vassilev and Dochev, *Object Space Based Collision Detection for Cloth Simulation on the GPU* (2010):
//! mass points, springs, Euler steps. Mass points of cloth are the first vertices of the scene; vertices of bodies follow.
//! Pinned points and vertices of bodies have an inverse mass of 0.
//!
//! **Displacement bounds.** A proximity search measures the distance of each vertex, edge and face to those without a common
//! vertex, up to the reach. Until the next search, no vertex moves by half of the minimum distance of its own features: then no
//! vertex passes through a face and no edge through another (the bound of *Offset Geometric Contact*, Chen et al. 2025).
//! Features closer than the thickness are pushed apart, so that there is room to move.
//!
//! The bounds are no guarantee. Bodies move as prescribed: where cloth cannot give way to a body (one that moves by more than
//! a thickness between two searches, or cloth squeezed between two bodies), the body passes through it, and the cloth is
//! pushed out again. Features that touch may always move a little ([`near`]).
//!
//! **Reproducibility.** Pushes are summed as integers, so the sum does not depend on the order of threads.

pub mod commit;
pub mod contacts;
pub mod faces;
pub mod motion;
pub mod near;
pub mod stretch;

use glam::Vec3;

use crate::stages::bounds::is_finite;

/// A displacement bound that limits nothing.
pub const UNBOUNDED: f32 = 1e30;

/// Returns the point nearest to `target` whose distance to `reference` is at most `bound`. Positions that are not finite are
/// not clamped, so that a blow-up is detected.
#[inline(always)]
pub fn clamp_to_bound(target: Vec3, reference: Vec3, bound: f32) -> Vec3 {
    let displacement = target - reference;
    let length = displacement.length();
    if length > bound && is_finite(length) { reference + displacement * (bound / length) } else { target }
}
