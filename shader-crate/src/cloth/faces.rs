//! Collisions of cloth with the faces of bodies by the published method.
//!
//! A mass point collides with a face if it is in the box of the face and in front of it: the direction from a corner of the
//! face to the point is within 37° of the normal (Eq. 4). The response removes the velocity into the face, and by friction a
//! part of the velocity along it. Every point is tested against every face ([`test_every_face`]) or, with the same result,
//! only against the faces whose boxes a sweep finds ([`test_faces_by_sweep`]).
//!
//! If a point collides with several faces, the one with the lowest index counts. The paper leaves that to chance.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use crate::geometry::closest::unit_or_zero;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::stages::candidates::Pairs;
use crate::thread::Thread;
use crate::types::ClothParams;

/// Returns the vertices of a triangle.
#[inline(always)]
fn vertices(triangles: Read<u32>, triangle: u32) -> [u32; 3] {
    [triangles.get(3 * triangle), triangles.get(3 * triangle + 1), triangles.get(3 * triangle + 2)]
}

/// Cosine of the angle within which a point is in front of a face (Eq. 4).
pub const IN_FRONT: f32 = 0.8;

/// Box and normal of a face; the fourth components are the coordinates of its first corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FaceBox {
    /// The lowest corner of the box.
    pub low: Vec4,
    /// The highest corner of the box.
    pub high: Vec4,
    /// Unit normal.
    pub normal: Vec4,
}

/// Vectors per face in a buffer.
pub const VECTORS_PER_FACE: u32 = 3;

/// Returns the box of a face, enlarged by `margin` on every side.
#[inline(always)]
pub fn face_box(face: Triangle, margin: f32) -> FaceBox {
    let Triangle { a, b, c } = face;
    let margin = Vec3::new(margin, margin, margin);
    let normal = unit_or_zero((b - a).cross(c - a));
    FaceBox {
        low: (a.min(b).min(c) - margin).extend(a.x),
        high: (a.max(b).max(c) + margin).extend(a.y),
        normal: normal.extend(a.z),
    }
}

/// Whether a point collides with a face.
#[inline(always)]
pub fn collides(point: Vec3, face: FaceBox) -> bool {
    let FaceBox { low, high, normal } = face;
    if point.x >= low.x
        && point.y >= low.y
        && point.z >= low.z
        && point.x <= high.x
        && point.y <= high.y
        && point.z <= high.z
    {
        let from_corner = point - Vec3::new(low.w, high.w, normal.w);
        from_corner.dot(normal.truncate()) > IN_FRONT * from_corner.length()
    } else {
        false
    }
}

/// Returns the velocity of a point after a collision with a face with this normal and velocity.
#[inline(always)]
pub fn response(velocity: Vec3, face_velocity: Vec3, normal: Vec3, friction: f32) -> Vec3 {
    let relative = velocity - face_velocity;
    let into = -relative.dot(normal);
    if into > 0.0 {
        let along = relative + normal * into;
        let speed = along.length();
        let lost = friction * into;
        if speed > lost { face_velocity + along * ((speed - lost) / speed) } else { face_velocity }
    } else {
        velocity
    }
}

#[inline(always)]
fn face_at(params: &ClothParams, body_triangles: Read<u32>, predicted: Read<Vec4>, face: u32) -> Triangle {
    let [a, b, c] = vertices(body_triangles, face);
    let corner = |vertex: u32| predicted.get(params.points + vertex).truncate();
    Triangle::new(corner(a), corner(b), corner(c))
}

#[inline(always)]
fn box_at(boxes: Read<Vec4>, face: u32) -> FaceBox {
    let first = face * VECTORS_PER_FACE;
    FaceBox { low: boxes.get(first), high: boxes.get(first + 1), normal: boxes.get(first + 2) }
}

/// Writes the box of each face. Vertex 0 of `body_triangles` is the first vertex of the first body.
#[kernel]
pub fn face_boxes(
    thread: Thread,
    params: &ClothParams,
    body_triangles: Read<u32>,
    predicted: Read<Vec4>,
    mut boxes: Write<Vec4>,
) {
    if thread.index < params.faces {
        let face = face_box(face_at(params, body_triangles, predicted, thread.index), params.box_margin);
        boxes.set(thread.index * VECTORS_PER_FACE, face.low);
        boxes.set(thread.index * VECTORS_PER_FACE + 1, face.high);
        boxes.set(thread.index * VECTORS_PER_FACE + 2, face.normal);
    }
}

/// Tests every mass point against every face, one pair per thread. Writes the lowest face that each point collides with to
/// `colliding_faces`, where `u32::MAX` stands for none; `colliding_faces` must be filled with `u32::MAX` before.
#[kernel]
pub fn test_every_face(
    thread: Thread,
    params: &ClothParams,
    predicted: Read<Vec4>,
    boxes: Read<Vec4>,
    mut colliding_faces: Write<u32>,
) {
    let face = params.first_face + thread.index / params.points;
    let point = thread.index % params.points;
    if face < params.faces && collides(predicted.get(point).truncate(), box_at(boxes, face)) {
        colliding_faces.atomic_min(point, face);
    }
}

/// Tests the pairs of mass points and faces that a sweep has found. The triangles of its scene are the points, as triangles
/// without size, then the faces.
#[kernel]
pub fn test_faces_by_sweep(
    thread: Thread,
    params: &ClothParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    sweep_boxes: Read<UVec4>,
    predicted: Read<Vec4>,
    boxes: Read<Vec4>,
    mut colliding_faces: Write<u32>,
) {
    let pairs = Pairs { pairs, tiles, boxes: sweep_boxes };
    if thread.index < pairs.count(params.pair_capacity) {
        let (point, face) = pairs.get(thread.index);
        let face = face - params.points;
        if collides(predicted.get(point).truncate(), box_at(boxes, face)) {
            colliding_faces.atomic_min(point, face);
        }
    }
}

/// Writes the positions of the scene of the sweep: predicted positions of mass points and bodies.
#[kernel]
pub fn copy_predicted(thread: Thread, params: &ClothParams, predicted: Read<Vec4>, mut positions: Write<f32>) {
    if thread.index < params.vertices {
        let position = predicted.get(thread.index);
        positions.set(3 * thread.index, position.x);
        positions.set(3 * thread.index + 1, position.y);
        positions.set(3 * thread.index + 2, position.z);
    }
}

/// Writes the response of each mass point that collides with a face, and clears the collisions.
#[kernel]
pub fn respond(
    thread: Thread,
    params: &ClothParams,
    body_triangles: Read<u32>,
    positions: Read<f32>,
    boxes: Read<Vec4>,
    mut colliding_faces: Write<u32>,
    mut predicted: Write<Vec4>,
    mut new_velocities: Write<Vec4>,
) {
    if thread.index < params.points {
        let face = colliding_faces.get(thread.index);
        colliding_faces.set(thread.index, u32::MAX);
        let velocity = new_velocities.get(thread.index);
        if face < params.faces && velocity.w > 0.0 {
            let [a, b, c] = vertices(body_triangles, face);
            let displacement = |vertex: u32| {
                let vertex = params.points + vertex;
                predicted.get(vertex).truncate() - position(positions, vertex)
            };
            let face_velocity = (displacement(a) + displacement(b) + displacement(c)) / (3.0 * params.step_time);
            let normal = box_at(boxes, face).normal.truncate();
            let new = response(velocity.truncate(), face_velocity, normal, params.friction);
            let old_position = position(positions, thread.index);
            new_velocities.set(thread.index, new.extend(velocity.w));
            predicted.set(thread.index, (old_position + new * params.step_time).extend(velocity.w));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACE: Triangle = Triangle::new(Vec3::ZERO, Vec3::X, Vec3::Y);

    #[test]
    fn a_point_collides_in_the_box_and_in_front_of_the_face() {
        let flat = face_box(FACE, 0.1);
        assert!(collides(Vec3::new(0.01, 0.01, 0.05), flat));
        assert!(!collides(Vec3::new(0.01, 0.01, -0.05), flat), "behind the face");
        assert!(!collides(Vec3::new(0.01, 0.01, 0.15), flat), "above the box");
        assert!(!collides(Vec3::new(0.3, 0.3, 0.05), flat), "not within 37 degrees of the normal at the first corner");
        assert!(!collides(Vec3::new(0.01, 0.01, 0.0), face_box(FACE, 0.0)), "in the plane of the face");
    }

    #[test]
    fn a_response_removes_the_velocity_into_the_face_and_a_part_along_it() {
        let normal = Vec3::Z;
        assert_eq!(response(Vec3::new(1.0, 0.0, -1.0), Vec3::ZERO, normal, 0.25), Vec3::X * 0.75);
        assert_eq!(response(Vec3::new(1.0, 0.0, -9.0), Vec3::ZERO, normal, 0.25), Vec3::ZERO, "friction stops it");
        assert_eq!(response(Vec3::Z, Vec3::ZERO, normal, 0.25), Vec3::Z, "the point leaves the face");
        assert_eq!(response(Vec3::ZERO, Vec3::Z * 2.0, normal, 0.25), Vec3::Z * 2.0, "the face takes the point along");
    }
}
