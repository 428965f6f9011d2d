//! No spring gets much longer than it is at rest, so that cloth does not look like rubber.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use super::held;
use crate::geometry::springs::limit_stretch;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::{ClothParams, Spring};

/// How many times all springs are shortened in a step. An even number: what one pass writes, the next one reads.
pub const STRETCH_PASSES: u32 = 2;

/// How a mass point moves so that its springs, those from `start` up to `end`, are no longer than they may be.
#[inline(always)]
pub fn correction(
    params: &ClothParams,
    at: Vec4,
    (start, end): (u32, u32),
    spring_at: impl Fn(u32) -> Spring,
    point_at: impl Fn(u32) -> Vec4,
) -> Vec3 {
    let mut sum = Vec3::ZERO;
    if params.stretch_limit > 0.0 {
        let mut place = start;
        while place < end {
            let spring = spring_at(place);
            sum += limit_stretch(at, point_at(spring.other), spring, params.stretch_limit);
            place += 1;
        }
    }
    sum
}

/// Moves each mass point so that its springs are no longer than they may be, and no farther than it may move at all. Its
/// velocity follows.
#[kernel]
pub fn shorten(
    thread: Thread,
    params: &ClothParams,
    starts: Read<UVec2>,
    springs: Read<Spring>,
    reference: Read<Vec4>,
    bounds: Read<u32>,
    predicted: Read<Vec4>,
    mut shortened: Write<Vec4>,
    mut new_velocities: Write<Vec4>,
) {
    if thread.index < params.points {
        let at = predicted.get(thread.index);
        let range = (starts.get(thread.index).x, starts.get(thread.index + 1).x);
        let correction = correction(params, at, range, |place| springs.get(place), |point| predicted.get(point));
        let (reference, bound) = (reference.get(thread.index).truncate(), f32::from_bits(bounds.get(thread.index)));
        let (place, change) = shortened_to(at.truncate(), correction, reference, bound);
        shortened.set(thread.index, place.extend(at.w));
        let velocity = new_velocities.get(thread.index);
        new_velocities.set(thread.index, velocity + (change / params.step_time).extend(0.0));
    }
}

/// Where a correction takes a mass point that may not move farther than a bound, and by how much it moves.
#[inline(always)]
pub fn shortened_to(at: Vec3, correction: Vec3, reference: Vec3, bound: f32) -> (Vec3, Vec3) {
    let target = at + correction;
    let place = held(target, reference, bound);
    // The difference of the places would have their rounding errors, which is a lot for a small step.
    if place == target { (place, correction) } else { (place, place - at) }
}
