//! Forces on each mass point, and where it wants to be after the step; where bodies are.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use crate::geometry::springs::{drag_force, spring_force};
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::thread::Thread;
use crate::types::{ClothParams, Spring};

/// The force on a mass point, whose springs and fans are those from `start` up to `end`. A fan is the two other corners of
/// one of its triangles.
#[inline(always)]
pub fn force_on(
    params: &ClothParams,
    point: u32,
    (start, end): (UVec2, UVec2),
    spring_at: impl Fn(u32) -> Spring,
    fan_at: impl Fn(u32) -> UVec2,
    position_of: impl Fn(u32) -> Vec3,
    velocity_of: impl Fn(u32) -> Vec3,
) -> Vec3 {
    let (at, velocity) = (position_of(point), velocity_of(point));
    let mut force = Vec3::ZERO;
    let mut place = start.x;
    while place < end.x {
        let spring = spring_at(place);
        force += spring_force(at, position_of(spring.other), velocity, velocity_of(spring.other), spring);
        place += 1;
    }
    if params.drag > 0.0 || params.skin_drag > 0.0 {
        let air = params.wind() - velocity;
        place = start.y;
        while place < end.y {
            let fan = fan_at(place);
            force += drag_force(at, position_of(fan.x), position_of(fan.y), air, params.drag, params.skin_drag);
            place += 1;
        }
    }
    force
}

/// The velocity of a mass point after a step with this force: Eq. 3 of the paper. The fourth number is the inverse mass.
#[inline(always)]
pub fn accelerated(params: &ClothParams, velocity: Vec4, force: Vec3) -> Vec4 {
    let inverse_mass = velocity.w;
    if inverse_mass > 0.0 {
        let acceleration = params.gravity() + force * inverse_mass;
        (velocity.truncate() + acceleration * params.step_time).extend(inverse_mass)
    } else {
        Vec4::ZERO
    }
}

/// Writes for each mass point its new velocity, and where that takes it.
#[kernel]
pub fn integrate(
    thread: Thread,
    params: &ClothParams,
    positions: Read<f32>,
    velocities: Read<Vec4>,
    starts: Read<UVec2>,
    springs: Read<Spring>,
    fans: Read<UVec2>,
    mut new_velocities: Write<Vec4>,
    mut predicted: Write<Vec4>,
) {
    if thread.index < params.points {
        let (at, velocity) = (position(positions, thread.index), velocities.get(thread.index));
        let force = force_on(
            params,
            thread.index,
            (starts.get(thread.index), starts.get(thread.index + 1)),
            |place| springs.get(place),
            |place| fans.get(place),
            |point| position(positions, point),
            |point| velocities.get(point).truncate(),
        );
        let new = accelerated(params, velocity, force);
        new_velocities.set(thread.index, new);
        predicted.set(thread.index, (at + new.truncate() * params.step_time).extend(new.w));
    }
}

/// Writes where the vertices of bodies are at the end of this step: on the straight line from where they were at the start
/// of the frame to where they are at its end.
#[kernel]
pub fn move_bodies(
    thread: Thread,
    params: &ClothParams,
    frame_start: Read<f32>,
    frame_end: Read<f32>,
    mut predicted: Write<Vec4>,
) {
    if thread.index < params.vertices - params.points {
        let (from, to) = (position(frame_start, thread.index), position(frame_end, thread.index));
        predicted.set(params.points + thread.index, body_at(params, from, to).extend(0.0));
    }
}

/// Where a vertex of a body is at the end of this step.
#[inline(always)]
pub fn body_at(params: &ClothParams, from: Vec3, to: Vec3) -> Vec3 {
    if params.body_time >= 1.0 { to } else { from + (to - from) * params.body_time }
}
