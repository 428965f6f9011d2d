//! The steps of the cloth simulation, in their order.
//!
//! | module | in → out |
//! | --- | --- |
//! | [`near`] | (every few steps) pairs of triangles → features that are near each other; how far each vertex may move |
//! | [`motion`] | positions, velocities, springs, air → where each vertex wants to be |
//! | [`stretch`] | → with no spring too long |
//! | [`faces`] | (on request) the paper's collisions with the faces of bodies |
//! | [`contacts`] | near features → how each vertex is pushed and held |
//! | [`commit`] | → positions and velocities |
//!
//! The model is that of Vassilev and Dochev, *Object Space Based Collision Detection for Cloth Simulation on the GPU*
//! (2010): mass points, springs, explicit Euler steps. Mass points of cloth are the first vertices of the scene, vertices
//! of bodies come after them; whatever is pinned or belongs to a body has an inverse mass of zero.
//!
//! **Nothing passes through anything.** Every few steps, the distance of each vertex, edge and face to those that it does
//! not touch is measured. Until that happens again, no vertex moves by as much as half of the least distance of its own
//! features: then no vertex gets through a face and no edge through another (the bound of *Offset Geometric Contact*,
//! Chen et al. 2025). What comes closer than the thickness is pushed apart, so that there is room to move. Bodies go where
//! they are told to: cloth gives way to them, and where it cannot (a body that moves by more than a thickness between two
//! searches, or cloth that is squeezed between two of them) it is run through, and pushed out again.
//!
//! Pushes are added up as integers: their sum does not depend on the order in which threads come, so that a simulation
//! gives the same frames each time.

pub mod commit;
pub mod contacts;
pub mod faces;
pub mod motion;
pub mod near;
pub mod stretch;

use glam::Vec3;

use crate::stages::bounds::is_finite;

/// A bound that holds nobody back.
pub const FREE: f32 = 1e30;

/// The point that is the nearest to `target` among those that are no farther than `bound` from where the vertex was when
/// features were looked for. What has blown up is not held, so that someone sees it.
#[inline(always)]
pub fn held(target: Vec3, reference: Vec3, bound: f32) -> Vec3 {
    let moved = target - reference;
    let length = moved.length();
    if length > bound && is_finite(length) { reference + moved * (bound / length) } else { target }
}
