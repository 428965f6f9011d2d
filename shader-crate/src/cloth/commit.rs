//! The end of a step: new positions and velocities.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::clamp_to_bound;
use super::contacts::{Displacements, ENTANGLED, PUSH_WORDS, mean_displacements};
use super::near::effective_bound;
use crate::memory::{Read, Write};
use crate::stages::bounds::all_finite;
use crate::thread::Thread;
use crate::types::ClothParams;

/// Layout of the buffer with the status of a frame.
pub mod status {
    /// First step and vertex at which the simulation blew up (see [`pack_blow_up`](super::pack_blow_up)), or `u32::MAX`.
    pub const BLOWN_UP: u32 = 0;
    /// Highest speed of a mass point, as the bits of an `f32`.
    pub const TOP_SPEED: u32 = 1;
    /// Maximum number of proxies of a search.
    pub const PROXIES: u32 = 2;
    /// Maximum number of pairs of triangles of a search.
    pub const PAIRS: u32 = 3;
    /// Maximum number of pairs of near features of a search.
    pub const NEAR: u32 = 4;
    /// Nonzero if a search had more candidates than one launch may test.
    pub const TOO_MANY_CANDIDATES: u32 = 5;
    /// Number of points clamped to their displacement bounds, summed over all steps.
    pub const CLAMPED: u32 = 6;
    /// Number of entangled points, summed over all steps.
    pub const ENTANGLED: u32 = 7;
    /// Length of the buffer.
    pub const LEN: u32 = 8;
}

/// Bits of the vertex in a packed blow-up.
const VERTEX_BITS: u32 = 25;

/// Maximum number of mass points of a simulation: a packed blow-up has this many vertices.
pub const MAX_POINTS: u32 = 1 << VERTEX_BITS;

/// Maximum number of steps of a frame.
pub const MAX_STEPS: u32 = 1 << 16;

/// The last step that a packed blow-up distinguishes: step 127 with the highest vertex would be `u32::MAX`.
const LAST_PACKED_STEP: u32 = 126;

/// Packs the step and the vertex of a blow-up into one number, in the order of steps. Steps from `LAST_PACKED_STEP` on are
/// not distinguished.
#[inline(always)]
pub fn pack_blow_up(step: u32, vertex: u32) -> u32 {
    (if step > LAST_PACKED_STEP { LAST_PACKED_STEP } else { step }) << VERTEX_BITS | vertex
}

/// Returns the step and the vertex of a packed blow-up.
pub fn unpack_blow_up(packed: u32) -> (u32, u32) {
    (packed >> VERTEX_BITS, packed & (MAX_POINTS - 1))
}

/// Fraction of the displacement bound from which a point counts as clamped.
const AT_BOUND: f32 = 0.999;

/// A mass point after a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointState {
    /// Position.
    pub position: Vec3,
    /// 1 if the point is at its displacement bound, else 0.
    pub clamped: u32,
    /// Velocity, and the inverse mass as the fourth component.
    pub velocity: Vec4,
}

/// Returns the state of a mass point after a step: from its old and predicted positions, its contacts, and its displacement
/// bound.
///
/// A push moves the point without changing its velocity: otherwise cloth in many layers would jitter. Braking changes both.
#[inline(always)]
pub fn commit_point(
    params: &ClothParams,
    old: Vec3,
    predicted: Vec3,
    velocity: Vec4,
    (push, braking): (Vec3, Vec3),
    (reference, bound): (Vec3, f32),
) -> PointState {
    let target = predicted + push + braking;
    let new = clamp_to_bound(target, reference, bound);
    let new_velocity =
        if new == target { velocity.truncate() + braking / params.step_time } else { (new - old) / params.step_time };
    let at_bound = (new - reference).length() > AT_BOUND * bound;
    PointState { position: new, clamped: at_bound as u32, velocity: new_velocity.extend(velocity.w) }
}

/// Reads the summed displacements of a point.
#[inline(always)]
fn read_displacements(pushes: &Write<u32>, point: u32) -> Displacements {
    let first = point * PUSH_WORDS;
    let four = |i: u32| UVec4::new(pushes.get(i), pushes.get(i + 1), pushes.get(i + 2), pushes.get(i + 3));
    Displacements { push: four(first), braking: four(first + 4) }
}

/// Writes positions and velocities, clears the pushes, and detects a blow-up.
#[kernel]
pub fn commit(
    thread: Thread,
    params: &ClothParams,
    predicted: Read<Vec4>,
    new_velocities: Read<Vec4>,
    reference: Read<Vec4>,
    mut bounds: Write<u32>,
    mut pushes: Write<u32>,
    mut positions: Write<f32>,
    mut velocities: Write<Vec4>,
    mut status: Write<u32>,
) {
    let vertex = thread.index;
    if vertex < params.vertices {
        let predicted = predicted.get(vertex).truncate();
        let mut new = predicted;
        if vertex < params.points {
            let sum = read_displacements(&pushes, vertex);
            let old =
                Vec3::new(positions.get(3 * vertex), positions.get(3 * vertex + 1), positions.get(3 * vertex + 2));
            let velocity = new_velocities.get(vertex);
            if sum.push.w != 0 {
                let mut word = vertex * PUSH_WORDS;
                while word < vertex * PUSH_WORDS + ENTANGLED {
                    pushes.set(word, 0);
                    word += 1;
                }
            }
            if velocity.w > 0.0 {
                let entangled = sum.braking.w != 0;
                let bound = effective_bound(params, f32::from_bits(bounds.get(vertex)), entangled);
                if entangled {
                    // For all steps until the next search.
                    bounds.set(vertex, bound.to_bits());
                    status.atomic_add(status::ENTANGLED, 1);
                }
                let limits = (reference.get(vertex).truncate(), bound);
                let point =
                    commit_point(params, old, predicted, velocity, mean_displacements(sum, params.thickness), limits);
                new = point.position;
                velocities.set(vertex, point.velocity);
                let speed = point.velocity.truncate().length();
                if !all_finite(new) || !all_finite(point.velocity.truncate()) || speed > params.speed_limit {
                    status.atomic_min(status::BLOWN_UP, pack_blow_up(params.step, vertex));
                } else {
                    status.atomic_max(status::TOP_SPEED, speed.to_bits());
                }
                if point.clamped != 0 {
                    status.atomic_add(status::CLAMPED, 1);
                }
            } else {
                new = old;
            }
        }
        positions.set(3 * vertex, new.x);
        positions.set(3 * vertex + 1, new.y);
        positions.set(3 * vertex + 2, new.z);
    }
}

#[cfg(test)]
mod tests {
    use bytemuck::Zeroable as _;

    use super::*;

    #[test]
    fn packed_blow_ups_have_the_order_of_steps() {
        assert!(pack_blow_up(3, MAX_POINTS - 1) < pack_blow_up(4, 0));
        assert_eq!(unpack_blow_up(pack_blow_up(7, 1234)), (7, 1234));
        assert_eq!(unpack_blow_up(pack_blow_up(5000, 3)), (LAST_PACKED_STEP, 3));
    }

    #[test]
    fn braking_changes_the_velocity_and_a_push_does_not() {
        let mut params = ClothParams::zeroed();
        params.step_time = 0.01;
        let commit = |push: Vec3, braking: Vec3| {
            let velocity = Vec3::new(1.0, 0.0, -2.0);
            let unbounded = (Vec3::ZERO, crate::cloth::UNBOUNDED);
            commit_point(&params, Vec3::ZERO, velocity * 0.01, velocity.extend(1.0), (push, braking), unbounded)
        };
        let pushed = commit(Vec3::Z * 0.03, Vec3::ZERO);
        assert_eq!((pushed.velocity, pushed.clamped), (Vec4::new(1.0, 0.0, -2.0, 1.0), 0));
        assert!((pushed.position - Vec3::new(0.01, 0.0, 0.01)).length() < 1e-6, "{pushed:?}");
        let braked = commit(Vec3::ZERO, Vec3::Z * 0.02);
        assert!((braked.velocity.truncate() - Vec3::X).length() < 1e-5, "{braked:?}");
    }

    #[test]
    fn points_are_clamped_to_their_displacement_bounds() {
        let mut params = ClothParams::zeroed();
        params.step_time = 0.5;
        let (predicted, velocity) = (Vec3::X * 3.0, Vec4::X * 6.0);
        let point = commit_point(&params, Vec3::ZERO, predicted, velocity, Default::default(), (Vec3::ZERO, 1.0));
        assert_eq!((point.position, point.clamped, point.velocity), (Vec3::X, 1, Vec4::X * 2.0));
    }
}
