//! Contacts: near features closer than the thickness are pushed apart, with friction.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::near::{EDGE_EDGE, RECORD_WORDS, stored_records};
use crate::geometry::closest::{closest_on_edges, closest_on_triangle, unit_or_zero};
use crate::geometry::springs::at_least;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::thread::Thread;
use crate::types::ClothParams;

/// Fraction of the missing distance that a step corrects.
const RELAXATION: f32 = 0.5;

/// Distance, as a fraction of the thickness, below which features touch: the direction between them is then unreliable.
const TOUCHING: f32 = 1e-3;

/// From a depth of `1 / STOPPING_RATE` thicknesses (an eighth) on, an approach is stopped completely; at less depth, a
/// proportional part of it.
const STOPPING_RATE: f32 = 8.0;

/// Minimum mobility of a contact, as a fraction of that of its lightest vertex.
const MIN_MOBILITY: f32 = 0.25;

/// Fixed-point units per thickness.
pub const UNITS: f32 = 32768.0;

/// Largest fixed-point number: four thicknesses. So the sum of 2¹³ pushes fits into 32 bits with a sign.
const MAX_UNITS: f32 = 131072.0;

/// Fixed-point units of a weight of 1.
pub const WEIGHT_UNITS: f32 = 1024.0;

/// Words per vertex in the buffer of pushes: three of the push, the sum of the weights, three of braking, and [`ENTANGLED`].
pub const PUSH_WORDS: u32 = 8;

/// Index of the word that is nonzero while the vertex is entangled, from one search to the next.
pub const ENTANGLED: u32 = PUSH_WORDS - 1;

/// Converts a number to fixed point, as the bits of an `i32`.
#[inline(always)]
fn to_units(value: f32, scale: f32) -> u32 {
    let scaled = value * scale;
    let scaled = if scaled > MAX_UNITS { MAX_UNITS } else { at_least(scaled, -MAX_UNITS) };
    (if scaled < 0.0 { scaled - 0.5 } else { scaled + 0.5 }) as i32 as u32
}

/// Converts a number from fixed point.
#[inline(always)]
pub fn from_units(units: u32, scale: f32) -> f32 {
    units as i32 as f32 / scale
}

/// Displacements of a vertex by one contact, or their sums over all contacts, in fixed point.
#[derive(Clone, Copy)]
pub struct Displacements {
    /// Displacement that does not change the velocity; the fourth component is the weight.
    pub push: UVec4,
    /// Displacement that changes the velocity; the fourth component is nonzero if the vertex is entangled.
    pub braking: UVec4,
}

impl Displacements {
    /// Converts the displacements of a vertex with this weight in its contact.
    #[inline(always)]
    pub fn new(push: Vec3, braking: Vec3, weight: f32, thickness: f32) -> Self {
        let scale = UNITS / thickness;
        let weight = to_units(weight.abs(), WEIGHT_UNITS);
        Self {
            push: UVec4::new(to_units(push.x, scale), to_units(push.y, scale), to_units(push.z, scale), weight),
            braking: UVec4::new(to_units(braking.x, scale), to_units(braking.y, scale), to_units(braking.z, scale), 0),
        }
    }

    /// Converts the displacement of an entangled vertex.
    #[inline(always)]
    pub fn of_entangled(displacement: Vec3, thickness: f32) -> Self {
        let mut displacements = Self::new(displacement, Vec3::ZERO, 1.0, thickness);
        displacements.braking.w = 1;
        displacements
    }
}

/// Returns the weighted means of push and braking over all contacts of a vertex.
#[inline(always)]
pub fn mean_displacements(sum: Displacements, thickness: f32) -> (Vec3, Vec3) {
    let weight = from_units(sum.push.w, WEIGHT_UNITS);
    // A total weight below 1 does not amplify the push.
    let scale = UNITS / thickness * if weight > 1.0 { weight } else { 1.0 };
    let vector = |v: UVec4| Vec3::new(from_units(v.x, scale), from_units(v.y, scale), from_units(v.z, scale));
    (vector(sum.push), vector(sum.braking))
}

/// Adds displacements to the sums of a vertex.
#[inline(always)]
pub fn add_displacements(pushes: &mut Write<u32>, vertex: u32, Displacements { push, braking }: Displacements) {
    let first = vertex * PUSH_WORDS;
    pushes.atomic_add(first, push.x);
    pushes.atomic_add(first + 1, push.y);
    pushes.atomic_add(first + 2, push.z);
    pushes.atomic_add(first + 3, push.w);
    if braking.w != 0 {
        pushes.atomic_or(first + ENTANGLED, braking.w);
    }
    if (braking.x | braking.y | braking.z) != 0 {
        pushes.atomic_add(first + 4, braking.x);
        pushes.atomic_add(first + 5, braking.y);
        pushes.atomic_add(first + 6, braking.z);
    }
}

/// Returns the weights of four vertices in the vector between the closest points of two features, from the second feature to
/// the first. The weights of the first feature (a vertex, or the edge `a b`) are positive, those of the second (the face
/// `b c d`, or the edge `c d`) negative.
#[inline(always)]
pub fn closest_weights(edges: bool, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> Vec4 {
    if edges {
        let closest = closest_on_edges(a, b, c, d);
        Vec4::new(1.0 - closest.x, closest.x, closest.y - 1.0, -closest.y)
    } else {
        let on_face = closest_on_triangle(a, Triangle::new(b, c, d));
        Vec4::new(1.0, -on_face.x, -on_face.y, -on_face.z)
    }
}

/// Returns the sum of four vectors with these weights.
#[inline(always)]
pub fn weighted_sum(weights: Vec4, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> Vec3 {
    a * weights.x + b * weights.y + c * weights.z + d * weights.w
}

/// A contact of two features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Weights of the four vertices: see [`closest_weights`].
    pub weights: Vec4,
    /// Displacement of a vertex with weight and inverse mass 1 that does not change its velocity.
    pub push: Vec4,
    /// Displacement of such a vertex that changes its velocity: the end of the approach, and friction.
    pub braking: Vec4,
}

impl Contact {
    /// Whether any vertex is displaced.
    #[inline(always)]
    pub fn is_active(&self) -> bool {
        self.push != Vec4::ZERO || self.braking != Vec4::ZERO
    }
}

/// Returns the contact of two features with these four vertices. It is not active if their distance is at least the thickness.
/// `positions` has the inverse masses as fourth components; `displacements` are those of this step.
#[inline(always)]
pub fn contact_of(
    params: &ClothParams,
    edges: bool,
    vertices: UVec4,
    positions: [Vec4; 4],
    displacements: [Vec3; 4],
) -> Contact {
    let [a, b, c, d] = positions;
    let inverse_masses = Vec4::new(a.w, b.w, c.w, d.w);
    let (a, b, c, d) = (a.truncate(), b.truncate(), c.truncate(), d.truncate());
    let weights = closest_weights(edges, a, b, c, d);
    let between = weighted_sum(weights, a, b, c, d);
    let mut distance = between.length();
    let mut normal = unit_or_zero(between);
    if distance < TOUCHING * params.thickness {
        // The side is not known. Cloth is assumed to be in front of faces of bodies; other features have no contact.
        normal = Vec3::ZERO;
        if !edges && vertices.y >= params.points {
            normal = unit_or_zero((c - b).cross(d - b));
            distance = between.dot(normal);
        }
    }
    // Displacement of the closest points per unit of push. With a lower limit, because a contact in which only a vertex of
    // small weight can move would throw that vertex far away.
    let mobility = at_least((weights * weights).dot(inverse_masses), MIN_MOBILITY * inverse_masses.max_element());
    let mut contact = Contact { weights, push: Vec4::ZERO, braking: Vec4::ZERO };
    if distance < params.thickness && mobility > 0.0 && normal != Vec3::ZERO {
        let [a, b, c, d] = displacements;
        let relative = weighted_sum(weights, a, b, c, d);
        let along_normal = relative.dot(normal);
        let approach = at_least(-along_normal, 0.0);
        let depth = params.thickness - distance;
        let correction = RELAXATION * depth;
        // Stopping the approach at once amplifies small differences. So only a part of it is stopped (at least the correction
        // of the depth), and all of it once the features are a little closer.
        let stopping_share = depth * (STOPPING_RATE / params.thickness);
        let max_stop = at_least(correction, approach * stopping_share);
        let stop = if approach < max_stop { approach } else { max_stop };
        contact.push = (normal * (at_least(correction - stop, 0.0) / mobility)).extend(0.0);
        let along = relative - normal * along_normal;
        let (length, max_friction) = (along.length(), params.friction * at_least(correction, stop));
        let mut share = 1.0;
        if length > max_friction {
            share = max_friction / length;
        }
        contact.braking = ((normal * stop - along * share) * (1.0 / mobility)).extend(0.0);
    }
    contact
}

/// Sums the pushes of each vertex over its contacts. Contacts of entangled vertices are excluded: they would push a vertex on
/// the wrong side farther away.
#[kernel]
pub fn push_apart(
    thread: Thread,
    params: &ClothParams,
    near: Read<u32>,
    predicted: Read<Vec4>,
    positions: Read<f32>,
    mut pushes: Write<u32>,
) {
    if thread.index < stored_records(near.get(0), params) {
        let first = (thread.index + 1) * RECORD_WORDS;
        let edges = near.get(first) & EDGE_EDGE != 0;
        let vertices =
            UVec4::new(near.get(first) & !EDGE_EDGE, near.get(first + 1), near.get(first + 2), near.get(first + 3));
        let entangled = |vertex: u32| vertex < params.points && pushes.get(vertex * PUSH_WORDS + ENTANGLED) != 0;
        let any_entangled =
            entangled(vertices.x) || entangled(vertices.y) || entangled(vertices.z) || entangled(vertices.w);
        let (a, b) = (predicted.get(vertices.x), predicted.get(vertices.y));
        let (c, d) = (predicted.get(vertices.z), predicted.get(vertices.w));
        let displacement = |predicted: Vec4, vertex: u32| predicted.truncate() - position(positions, vertex);
        let displacements = [
            displacement(a, vertices.x),
            displacement(b, vertices.y),
            displacement(c, vertices.z),
            displacement(d, vertices.w),
        ];
        let contact = contact_of(params, edges, vertices, [a, b, c, d], displacements);
        if contact.is_active() && !any_entangled {
            let mut push = |vertex: u32, inverse_mass: f32, weight: f32| {
                if inverse_mass > 0.0 {
                    let share = weight * inverse_mass;
                    let (push, braking) = (contact.push.truncate() * share, contact.braking.truncate() * share);
                    add_displacements(&mut pushes, vertex, Displacements::new(push, braking, weight, params.thickness));
                }
            };
            push(vertices.x, a.w, contact.weights.x);
            push(vertices.y, b.w, contact.weights.y);
            push(vertices.z, c.w, contact.weights.z);
            push(vertices.w, d.w, contact.weights.w);
        }
    }
}

#[cfg(test)]
mod tests {
    use bytemuck::Zeroable as _;

    use super::*;

    #[test]
    fn fixed_point_sums_do_not_depend_on_the_order() {
        let thickness = 0.01;
        let pushes = [Vec3::new(0.001, -0.002, 0.0), Vec3::new(-0.004, 0.0, 0.005), Vec3::new(0.0, 0.001, -0.001)];
        let sum = |order: [usize; 3]| {
            let add = |a: UVec4, b: UVec4| UVec4::from_array(core::array::from_fn(|i| a[i].wrapping_add(b[i])));
            order.iter().map(|i| Displacements::new(pushes[*i], Vec3::ZERO, 1.0, thickness)).fold(
                Displacements { push: UVec4::ZERO, braking: UVec4::ZERO },
                |sum, push| Displacements { push: add(sum.push, push.push), braking: add(sum.braking, push.braking) },
            )
        };
        assert_eq!(sum([0, 1, 2]).push, sum([2, 0, 1]).push);
        let mean = mean_displacements(sum([0, 1, 2]), thickness).0;
        assert!((mean - (pushes[0] + pushes[1] + pushes[2]) / 3.0).length() < thickness / UNITS, "{mean}");
    }

    fn params() -> ClothParams {
        let mut params = ClothParams::zeroed();
        (params.points, params.thickness, params.friction) = (4, 0.1, 0.5);
        params
    }

    /// A vertex above a face, of which one vertex is pinned.
    const ABOVE: [Vec4; 4] = [
        Vec4::new(0.2, 0.2, 0.04, 1.0),
        Vec4::new(0.0, 0.0, 0.0, 2.0),
        Vec4::new(1.0, 0.0, 0.0, 0.0),
        Vec4::new(0.0, 1.0, 0.0, 1.0),
    ];
    const VERTICES: UVec4 = UVec4::new(0, 1, 2, 3);
    const STILL: [Vec3; 4] = [Vec3::ZERO; 4];

    #[test]
    fn a_contact_pushes_both_features_and_keeps_the_center_of_mass() {
        let contact = contact_of(&params(), false, VERTICES, ABOVE, [Vec3::X, Vec3::ZERO, Vec3::ZERO, Vec3::ZERO]);
        let displacement = |i: usize| contact.push.truncate() * contact.weights[i] * ABOVE[i].w;
        let new: [Vec3; 4] = core::array::from_fn(|i| ABOVE[i].truncate() + displacement(i));
        let between = weighted_sum(contact.weights, new[0], new[1], new[2], new[3]);
        assert!((between.length() - 0.07).abs() < 1e-6, "half of the missing distance is corrected: {between}");
        let momentum: Vec3 = (0..4).filter(|i| ABOVE[*i].w > 0.0).map(|i| displacement(i) / ABOVE[i].w).sum();
        // The pinned vertex takes the rest of the momentum.
        assert!((momentum + contact.push.truncate() * contact.weights[2]).length() < 1e-6);
        assert!(contact.braking.x < 0.0 && contact.braking.z.abs() < 1e-6, "friction opposes the motion: {contact:?}");
        let far = ABOVE.map(|vertex| vertex * Vec4::new(1.0, 1.0, 5.0, 1.0));
        assert!(!contact_of(&params(), false, VERTICES, far, STILL).is_active());
    }

    #[test]
    fn an_approach_is_stopped_and_a_moving_face_takes_the_vertex_along() {
        let moved_by = |moved: [Vec3; 4]| {
            let contact = contact_of(&params(), false, VERTICES, ABOVE, moved);
            let braking = |i: usize| contact.braking.truncate() * contact.weights[i] * ABOVE[i].w;
            let after: [Vec3; 4] = core::array::from_fn(|i| moved[i] + braking(i));
            weighted_sum(contact.weights, after[0], after[1], after[2], after[3]).z
        };
        let down = Vec3::Z * -0.05;
        assert!(moved_by([down, Vec3::ZERO, Vec3::ZERO, Vec3::ZERO]).abs() < 1e-6, "the vertex comes down");
        assert!(moved_by([Vec3::ZERO, -down, -down, -down]).abs() < 1e-6, "the face comes up");
        assert!((moved_by([-down, Vec3::ZERO, Vec3::ZERO, Vec3::ZERO]) - 0.05).abs() < 1e-6, "the vertex leaves");
    }

    #[test]
    fn a_vertex_that_touches_a_body_is_pushed_to_the_front() {
        let mut params = params();
        params.points = 1;
        for height in [0.0, 1e-6, -1e-6] {
            let at = [Vec4::new(0.2, 0.2, height, 1.0), Vec4::ZERO, Vec4::X, Vec4::Y];
            let contact = contact_of(&params, false, VERTICES, at, STILL);
            assert!((contact.push.z - 0.05).abs() < 1e-4, "{contact:?}");
        }
        let hanging = [Vec4::new(0.5, 0.001, 0.01, 0.0), Vec4::ZERO, Vec4::X, Vec4::new(0.0, 1.0, 0.0, 1.0)];
        let contact = contact_of(&params, false, UVec4::new(1, 2, 3, 0), hanging, STILL);
        assert!(
            (contact.push.truncate() * contact.weights.w).length() < 0.05,
            "the only vertex that can move has a small weight: {contact:?}"
        );
    }
}
