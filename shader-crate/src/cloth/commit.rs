//! Where each vertex is after the step, and how fast it is.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::contacts::{ENTANGLED, PUSH, Push, mean_push};
use super::held;
use super::near::bound_of;
use crate::memory::{Read, Write};
use crate::stages::bounds::all_finite;
use crate::thread::Thread;
use crate::types::ClothParams;

/// What the host asks after a frame, in a buffer of `u32`.
pub mod status {
    /// The first step and vertex at which the simulation blew up ([`packed`](super::packed)), or `u32::MAX`.
    pub const BLOWN_UP: u32 = 0;
    /// The highest speed of a mass point in the frame, as the bits of an `f32`.
    pub const TOP_SPEED: u32 = 1;
    /// The most proxies of any sweep.
    pub const PROXIES: u32 = 2;
    /// The most pairs of triangles.
    pub const PAIRS: u32 = 3;
    /// The most pairs of near features.
    pub const NEAR: u32 = 4;
    /// Not zero: there were more candidates than one launch looks at.
    pub const TOO_MANY: u32 = 5;
    /// How often a vertex had moved as far as it may until features are looked for again.
    pub const HELD: u32 = 6;
    /// How many vertices were entangled, over all steps.
    pub const ENTANGLED: u32 = 7;
    /// Length of the buffer.
    pub const LEN: u32 = 8;
}

/// Bits of the vertex in the place of a blow-up.
const VERTEX_BITS: u32 = 25;

/// The most mass points that a simulation can have.
pub const MAX_POINTS: u32 = 1 << VERTEX_BITS;

/// The most steps that a frame can have.
pub const MAX_STEPS: u32 = 1 << 16;

/// A step and a vertex in one number, in the order of the steps. Steps above 126 are not told apart.
#[inline(always)]
pub fn packed(step: u32, vertex: u32) -> u32 {
    (if step > 126 { 126 } else { step }) << VERTEX_BITS | vertex
}

/// The step and the vertex of such a number.
pub fn unpacked(packed: u32) -> (u32, u32) {
    (packed >> VERTEX_BITS, packed & (MAX_POINTS - 1))
}

/// What has moved by more than this part of its bound is held back by it.
const AT_BOUND: f32 = 0.999;

/// A mass point after a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settled {
    /// Where it is.
    pub position: Vec3,
    /// Whether it has moved as far as it may: 1, else 0.
    pub held: u32,
    /// How fast it is, and its inverse mass.
    pub velocity: Vec4,
}

/// Where a mass point is after a step, and how fast it is. It was at `before`, wants to be at `predicted`, and its
/// contacts push it and slow it down.
///
/// A push moves it but does not speed it up: otherwise cloth that lies in many layers would boil.
#[inline(always)]
pub fn committed(
    params: &ClothParams,
    before: Vec3,
    predicted: Vec3,
    velocity: Vec4,
    (push, slide): (Vec3, Vec3),
    (reference, bound): (Vec3, f32),
) -> Settled {
    let target = predicted + push + slide;
    let place = held(target, reference, bound);
    let new_velocity = if place == target {
        velocity.truncate() + slide / params.step_time
    } else {
        (place - before) / params.step_time
    };
    let at_bound = (place - reference).length() > AT_BOUND * bound;
    Settled { position: place, held: at_bound as u32, velocity: new_velocity.extend(velocity.w) }
}

/// Writes positions and velocities, forgets the pushes, and looks for a blow-up.
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
        let at = predicted.get(vertex).truncate();
        let mut place = at;
        if vertex < params.points {
            let first = vertex * PUSH;
            let four = |i: u32| UVec4::new(pushes.get(i), pushes.get(i + 1), pushes.get(i + 2), pushes.get(i + 3));
            let sum = Push { push: four(first), slide: four(first + 4) };
            let before =
                Vec3::new(positions.get(3 * vertex), positions.get(3 * vertex + 1), positions.get(3 * vertex + 2));
            let velocity = new_velocities.get(vertex);
            if sum.push.w != 0 {
                let mut place = first;
                while place < first + ENTANGLED {
                    pushes.set(place, 0);
                    place += 1;
                }
            }
            if velocity.w > 0.0 {
                let entangled = sum.slide.w != 0;
                let bound = bound_of(params, f32::from_bits(bounds.get(vertex)), entangled);
                if entangled {
                    // Until features are looked for again.
                    bounds.set(vertex, bound.to_bits());
                    status.atomic_add(status::ENTANGLED, 1);
                }
                let limits = (reference.get(vertex).truncate(), bound);
                let committed = committed(params, before, at, velocity, mean_push(sum, params.thickness), limits);
                place = committed.position;
                velocities.set(vertex, committed.velocity);
                let speed = committed.velocity.truncate().length();
                if !all_finite(place) || !all_finite(committed.velocity.truncate()) || speed > params.speed_limit {
                    status.atomic_min(status::BLOWN_UP, packed(params.step, vertex));
                } else {
                    status.atomic_max(status::TOP_SPEED, speed.to_bits());
                }
                if committed.held != 0 {
                    status.atomic_add(status::HELD, 1);
                }
            } else {
                place = before;
            }
        }
        positions.set(3 * vertex, place.x);
        positions.set(3 * vertex + 1, place.y);
        positions.set(3 * vertex + 2, place.z);
    }
}

#[cfg(test)]
mod tests {
    use bytemuck::Zeroable as _;

    use super::*;

    #[test]
    fn the_first_blow_up_comes_first() {
        assert!(packed(3, MAX_POINTS - 1) < packed(4, 0));
        assert_eq!(unpacked(packed(7, 1234)), (7, 1234));
        assert_eq!(unpacked(packed(5000, 3)), (126, 3));
    }

    #[test]
    fn a_push_does_not_speed_up_but_a_slide_slows_down() {
        let mut params = ClothParams::zeroed();
        params.step_time = 0.01;
        let committed = |push: Vec3, slide: Vec3| {
            let velocity = Vec3::new(1.0, 0.0, -2.0);
            let free = (Vec3::ZERO, crate::cloth::FREE);
            committed(&params, Vec3::ZERO, velocity * 0.01, velocity.extend(1.0), (push, slide), free)
        };
        let pushed = committed(Vec3::Z * 0.03, Vec3::ZERO);
        assert_eq!((pushed.velocity, pushed.held), (Vec4::new(1.0, 0.0, -2.0, 1.0), 0));
        assert!((pushed.position - Vec3::new(0.01, 0.0, 0.01)).length() < 1e-6, "{pushed:?}");
        let stopped = committed(Vec3::ZERO, Vec3::Z * 0.02);
        assert!((stopped.velocity.truncate() - Vec3::X).length() < 1e-5, "{stopped:?}");
    }

    #[test]
    fn nothing_moves_beyond_its_bound() {
        let mut params = ClothParams::zeroed();
        params.step_time = 0.5;
        let at = committed(&params, Vec3::ZERO, Vec3::X * 3.0, Vec4::X * 6.0, Default::default(), (Vec3::ZERO, 1.0));
        assert_eq!((at.position, at.held, at.velocity), (Vec3::X, 1, Vec4::X * 2.0));
    }
}
