//! Forces on mass points, their predicted positions, and the motion of bodies.

use clasp3d_kernels_macros::kernel;
use glam::{UVec2, Vec3, Vec4};

use crate::geometry::springs::{drag_force, spring_force};
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::thread::Thread;
use crate::types::{ClothParams, SpringEnd};

/// Returns the force on a mass point with the springs and fan triangles from `start` to `end` (exclusive). A fan
/// triangle has the two other vertices of a triangle of the point.
#[inline(always)]
pub fn force_on(
    params: &ClothParams,
    point: u32,
    (start, end): (UVec2, UVec2),
    spring_at: impl Fn(u32) -> SpringEnd,
    fan_triangle_at: impl Fn(u32) -> UVec2,
    position_of: impl Fn(u32) -> Vec3,
    velocity_of: impl Fn(u32) -> Vec3,
) -> Vec3 {
    let (own_position, velocity) = (position_of(point), velocity_of(point));
    let mut force = Vec3::ZERO;
    let mut index = start.x;
    while index < end.x {
        let spring = spring_at(index);
        force += spring_force(own_position, position_of(spring.other), velocity, velocity_of(spring.other), spring);
        index += 1;
    }
    if params.drag > 0.0 || params.skin_drag > 0.0 {
        let air = params.wind() - velocity;
        index = start.y;
        while index < end.y {
            let fan = fan_triangle_at(index);
            force +=
                drag_force(own_position, position_of(fan.x), position_of(fan.y), air, params.drag, params.skin_drag);
            index += 1;
        }
    }
    force
}

/// Returns the velocity of a mass point after a step with this force (Eq. 3 of the paper). The fourth component is the inverse
/// mass.
#[inline(always)]
pub fn accelerate(params: &ClothParams, velocity: Vec4, force: Vec3) -> Vec4 {
    let inverse_mass = velocity.w;
    if inverse_mass > 0.0 {
        let acceleration = params.gravity() + force * inverse_mass;
        (velocity.truncate() + acceleration * params.step_time).extend(inverse_mass)
    } else {
        Vec4::ZERO
    }
}

/// Writes the new velocity and the predicted position of each mass point.
#[kernel]
pub fn integrate(
    thread: Thread,
    params: &ClothParams,
    positions: Read<f32>,
    velocities: Read<Vec4>,
    starts: Read<UVec2>,
    springs: Read<SpringEnd>,
    fan_triangles: Read<UVec2>,
    mut new_velocities: Write<Vec4>,
    mut predicted: Write<Vec4>,
) {
    if thread.index < params.points {
        let (own_position, velocity) = (position(positions, thread.index), velocities.get(thread.index));
        let force = force_on(
            params,
            thread.index,
            (starts.get(thread.index), starts.get(thread.index + 1)),
            |index| springs.get(index),
            |index| fan_triangles.get(index),
            |point| position(positions, point),
            |point| velocities.get(point).truncate(),
        );
        let new = accelerate(params, velocity, force);
        new_velocities.set(thread.index, new);
        predicted.set(thread.index, (own_position + new.truncate() * params.step_time).extend(new.w));
    }
}

/// Writes the positions of the vertices of bodies at the end of this step, on a straight line from their positions at the
/// start of the frame to those at its end.
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
        predicted.set(params.points + thread.index, body_position(params, from, to).extend(0.0));
    }
}

/// Returns the position of a vertex of a body at the end of this step.
#[inline(always)]
pub fn body_position(params: &ClothParams, from: Vec3, to: Vec3) -> Vec3 {
    if params.body_time >= 1.0 { to } else { from + (to - from) * params.body_time }
}
