//! The stretch limit of springs, which keeps cloth from looking like rubber.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use super::clamp_to_bound;
use crate::geometry::springs::limit_stretch;
use crate::memory::{Read, Write};
use crate::thread::Thread;
use crate::types::{ClothParams, SpringEnd};

/// Passes over all springs per step. Even, because each pass swaps input and output: the last output is in `predicted`.
pub const STRETCH_PASSES: u32 = 2;

/// Returns the displacement of a mass point that shortens its springs, those from `start` to `end` (exclusive), towards the
/// limit.
#[inline(always)]
pub fn correction(
    params: &ClothParams,
    own_position: Vec4,
    (start, end): (u32, u32),
    spring_at: impl Fn(u32) -> SpringEnd,
    position_of: impl Fn(u32) -> Vec4,
) -> Vec3 {
    let mut sum = Vec3::ZERO;
    if params.stretch_limit > 0.0 {
        let mut index = start;
        while index < end {
            let spring = spring_at(index);
            sum += limit_stretch(own_position, position_of(spring.other), spring, params.stretch_limit);
            index += 1;
        }
    }
    sum
}

/// Moves each mass point so that its springs become shorter, within its displacement bound, and corrects its velocity.
#[kernel]
pub fn shorten(
    thread: Thread,
    params: &ClothParams,
    starts: Read<UVec2>,
    springs: Read<SpringEnd>,
    reference: Read<Vec4>,
    bounds: Read<u32>,
    predicted: Read<Vec4>,
    mut shortened: Write<Vec4>,
    mut new_velocities: Write<Vec4>,
) {
    if thread.index < params.points {
        let old = predicted.get(thread.index);
        let range = (starts.get(thread.index).x, starts.get(thread.index + 1).x);
        let correction = correction(params, old, range, |index| springs.get(index), |point| predicted.get(point));
        let (reference, bound) = (reference.get(thread.index).truncate(), f32::from_bits(bounds.get(thread.index)));
        let (new, displacement) = apply_correction(old.truncate(), correction, reference, bound);
        shortened.set(thread.index, new.extend(old.w));
        let velocity = new_velocities.get(thread.index);
        new_velocities.set(thread.index, velocity + (displacement / params.step_time).extend(0.0));
    }
}

/// Applies a correction within a displacement bound. Returns the new position and the displacement.
#[inline(always)]
pub fn apply_correction(old: Vec3, correction: Vec3, reference: Vec3, bound: f32) -> (Vec3, Vec3) {
    let target = old + correction;
    let new = clamp_to_bound(target, reference, bound);
    // The difference of the positions has their rounding errors, which are large compared to a small step.
    if new == target { (new, correction) } else { (new, new - old) }
}
