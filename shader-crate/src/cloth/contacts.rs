//! Features that are closer than the thickness are pushed apart, with friction.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::near::{EDGES, RECORD, count_of};
use crate::geometry::closest::{closest_on_edges, closest_on_triangle, unit};
use crate::geometry::springs::at_least;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::thread::Thread;
use crate::types::ClothParams;

/// How much of what two features are too close is made up for in one step.
const RELAXATION: f32 = 0.5;

/// Distances below, as a part of the thickness, are those of features that touch.
const TOUCHING: f32 = 1e-3;

/// How much closer than the thickness features come until a contact is firm: one part of so many.
const FIRM: f32 = 8.0;

/// How much of a contact moves, at least, as a part of its lightest vertex.
const LEAST_MOBILITY: f32 = 0.25;

/// Units of a push to a thickness.
pub const UNITS: f32 = 32768.0;

/// The largest number of units: more than four thicknesses. So 2¹³ pushes of a vertex can be added up in 32 bits with a
/// sign.
const MOST_UNITS: f32 = 131072.0;

/// Units of a weight of one.
pub const WEIGHT_UNITS: f32 = 1024.0;

/// Numbers to a vertex in the buffer of pushes: three of the push, the sum of the weights, three of friction, and
/// [`ENTANGLED`].
pub const PUSH: u32 = 8;

/// Which of these numbers is not zero from one search to the next where the vertex is entangled.
pub const ENTANGLED: u32 = PUSH - 1;

/// A number in units, as bits that can be added up.
#[inline(always)]
fn units(value: f32, scale: f32) -> u32 {
    let scaled = value * scale;
    let scaled = if scaled > MOST_UNITS { MOST_UNITS } else { at_least(scaled, -MOST_UNITS) };
    (if scaled < 0.0 { scaled - 0.5 } else { scaled + 0.5 }) as i32 as u32
}

/// A number from its units.
#[inline(always)]
pub fn from_units(units: u32, scale: f32) -> f32 {
    units as i32 as f32 / scale
}

/// What one contact does to one of its vertices, as numbers that are added to those of the vertex.
#[derive(Clone, Copy)]
pub struct Push {
    /// The push, and the weight as the fourth number.
    pub push: UVec4,
    /// Friction, and whether the vertex is entangled as the fourth number.
    pub slide: UVec4,
}

impl Push {
    /// Of a displacement of a vertex that has this weight in the contact, for features of this thickness.
    #[inline(always)]
    pub fn new(push: Vec3, slide: Vec3, weight: f32, thickness: f32) -> Self {
        let scale = UNITS / thickness;
        let weight = units(weight.abs(), WEIGHT_UNITS);
        Self {
            push: UVec4::new(units(push.x, scale), units(push.y, scale), units(push.z, scale), weight),
            slide: UVec4::new(units(slide.x, scale), units(slide.y, scale), units(slide.z, scale), 0),
        }
    }

    /// Of a displacement that takes an entangled vertex out of where it is.
    #[inline(always)]
    pub fn out(way: Vec3, thickness: f32) -> Self {
        let mut push = Self::new(way, Vec3::ZERO, 1.0, thickness);
        push.slide.w = 1;
        push
    }
}

/// What all contacts of a vertex say together: the push and the friction, each a weighted mean.
#[inline(always)]
pub fn mean_push(sum: Push, thickness: f32) -> (Vec3, Vec3) {
    let weight = from_units(sum.push.w, WEIGHT_UNITS);
    // Less than one contact does not do more than it says.
    let scale = UNITS / thickness * if weight > 1.0 { weight } else { 1.0 };
    let vector = |v: UVec4| Vec3::new(from_units(v.x, scale), from_units(v.y, scale), from_units(v.z, scale));
    (vector(sum.push), vector(sum.slide))
}

/// Adds to the numbers of a vertex.
#[inline(always)]
pub fn add_push(pushes: &mut Write<u32>, vertex: u32, push: Push) {
    let first = vertex * PUSH;
    pushes.atomic_add(first, push.push.x);
    pushes.atomic_add(first + 1, push.push.y);
    pushes.atomic_add(first + 2, push.push.z);
    pushes.atomic_add(first + 3, push.push.w);
    if push.slide.w != 0 {
        pushes.atomic_or(first + ENTANGLED, push.slide.w);
    }
    if (push.slide.x | push.slide.y | push.slide.z) != 0 {
        pushes.atomic_add(first + 4, push.slide.x);
        pushes.atomic_add(first + 5, push.slide.y);
        pushes.atomic_add(first + 6, push.slide.z);
    }
}

/// How much of each of four vertices is in the vector between the closest points of two features. For a vertex and a face
/// the first is one and the others are negative; for two edges, the first two are those of the first edge.
#[inline(always)]
pub fn weights(edges: bool, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> Vec4 {
    if edges {
        let at = closest_on_edges(a, b, c, d);
        Vec4::new(1.0 - at.x, at.x, at.y - 1.0, -at.y)
    } else {
        let on_face = closest_on_triangle(a, Triangle::new(b, c, d));
        Vec4::new(1.0, -on_face.x, -on_face.y, -on_face.z)
    }
}

/// The sum of four vectors with these weights.
#[inline(always)]
pub fn weighted(weights: Vec4, a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> Vec3 {
    a * weights.x + b * weights.y + c * weights.z + d * weights.w
}

/// A contact of two features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// How much of each of the four vertices is in it.
    pub weights: Vec4,
    /// How a vertex moves that has a weight and an inverse mass of one, without becoming faster.
    pub push: Vec4,
    /// How it moves by what stops the features from coming closer, and by friction: that changes its velocity, too.
    pub slide: Vec4,
}

impl Contact {
    /// Whether it does anything.
    #[inline(always)]
    pub fn acts(&self) -> bool {
        self.push != Vec4::ZERO || self.slide != Vec4::ZERO
    }
}

/// The contact of two features that have come closer than the thickness; it does nothing where they have not. The fourth
/// numbers of the vertices are their inverse masses, and `moved` is how far they have moved in this step. `names` are the
/// vertices: those of bodies come after the mass points.
#[inline(always)]
pub fn contact_of(params: &ClothParams, edges: bool, names: UVec4, at: [Vec4; 4], moved: [Vec3; 4]) -> Contact {
    let [a, b, c, d] = at;
    let (masses, a, b, c, d) = (Vec4::new(a.w, b.w, c.w, d.w), a.truncate(), b.truncate(), c.truncate(), d.truncate());
    let weights = weights(edges, a, b, c, d);
    let between = weighted(weights, a, b, c, d);
    let mut distance = between.length();
    let mut normal = unit(between);
    if distance < TOUCHING * params.thickness {
        // Too close to tell on which side it is. It is in front of a face of a body; elsewhere there is no telling.
        normal = Vec3::ZERO;
        if !edges && names.y >= params.points {
            normal = unit((c - b).cross(d - b));
            distance = between.dot(normal);
        }
    }
    // What hangs on little of a vertex would throw it far.
    let mobility = at_least((weights * weights).dot(masses), LEAST_MOBILITY * masses.max_element());
    let mut contact = Contact { weights, push: Vec4::ZERO, slide: Vec4::ZERO };
    if distance < params.thickness && mobility > 0.0 && normal != Vec3::ZERO {
        let [a, b, c, d] = moved;
        let relative = weighted(weights, a, b, c, d);
        let along_normal = relative.dot(normal);
        let approach = at_least(-along_normal, 0.0);
        let depth = RELAXATION * (params.thickness - distance);
        // What begins all at once makes much of small differences: at first they are stopped by no more than what takes
        // them apart, and altogether once they are a little closer.
        let firm = (params.thickness - distance) * (FIRM / params.thickness);
        let gentle = at_least(depth, approach * firm);
        let stop = if approach < gentle { approach } else { gentle };
        contact.push = (normal * (at_least(depth - stop, 0.0) / mobility)).extend(0.0);
        let along = relative - normal * along_normal;
        let (length, grip) = (along.length(), params.friction * at_least(depth, stop));
        let mut share = 1.0;
        if length > grip {
            share = grip / length;
        }
        contact.slide = ((normal * stop - along * share) * (1.0 / mobility)).extend(0.0);
    }
    contact
}

/// Adds up for each vertex how its contacts push and hold it.
#[kernel]
pub fn push_apart(
    thread: Thread,
    params: &ClothParams,
    near: Read<u32>,
    predicted: Read<Vec4>,
    positions: Read<f32>,
    mut pushes: Write<u32>,
) {
    if thread.index < count_of(near.get(0), params) {
        let first = (thread.index + 1) * RECORD;
        let edges = near.get(first) & EDGES != 0;
        let names = UVec4::new(near.get(first) & !EDGES, near.get(first + 1), near.get(first + 2), near.get(first + 3));
        // What is on the wrong side would be pushed farther out there.
        let entangled = |vertex: u32| vertex < params.points && pushes.get(vertex * PUSH + ENTANGLED) != 0;
        let any = entangled(names.x) || entangled(names.y) || entangled(names.z) || entangled(names.w);
        let (a, b) = (predicted.get(names.x), predicted.get(names.y));
        let (c, d) = (predicted.get(names.z), predicted.get(names.w));
        let moved = |at: Vec4, vertex: u32| at.truncate() - position(positions, vertex);
        let moved = [moved(a, names.x), moved(b, names.y), moved(c, names.z), moved(d, names.w)];
        let contact = contact_of(params, edges, names, [a, b, c, d], moved);
        if contact.acts() && !any {
            let mut push = |vertex: u32, inverse_mass: f32, weight: f32| {
                if inverse_mass > 0.0 {
                    let share = weight * inverse_mass;
                    let (push, slide) = (contact.push.truncate() * share, contact.slide.truncate() * share);
                    add_push(&mut pushes, vertex, Push::new(push, slide, weight, params.thickness));
                }
            };
            push(names.x, a.w, contact.weights.x);
            push(names.y, b.w, contact.weights.y);
            push(names.z, c.w, contact.weights.z);
            push(names.w, d.w, contact.weights.w);
        }
    }
}

#[cfg(test)]
mod tests {
    use bytemuck::Zeroable as _;

    use super::*;

    #[test]
    fn pushes_come_back_from_their_units_in_any_order() {
        let thickness = 0.01;
        let pushes = [Vec3::new(0.001, -0.002, 0.0), Vec3::new(-0.004, 0.0, 0.005), Vec3::new(0.0, 0.001, -0.001)];
        let sum = |order: [usize; 3]| {
            let add = |a: UVec4, b: UVec4| UVec4::from_array(core::array::from_fn(|i| a[i].wrapping_add(b[i])));
            order.iter().map(|i| Push::new(pushes[*i], Vec3::ZERO, 1.0, thickness)).fold(
                Push { push: UVec4::ZERO, slide: UVec4::ZERO },
                |sum, push| Push { push: add(sum.push, push.push), slide: add(sum.slide, push.slide) },
            )
        };
        assert_eq!(sum([0, 1, 2]).push, sum([2, 0, 1]).push);
        let mean = mean_push(sum([0, 1, 2]), thickness).0;
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
    const NAMES: UVec4 = UVec4::new(0, 1, 2, 3);
    const STILL: [Vec3; 4] = [Vec3::ZERO; 4];

    #[test]
    fn a_contact_pushes_both_sides_and_keeps_the_centre_of_mass() {
        let contact = contact_of(&params(), false, NAMES, ABOVE, [Vec3::X, Vec3::ZERO, Vec3::ZERO, Vec3::ZERO]);
        let displacement = |i: usize| contact.push.truncate() * contact.weights[i] * ABOVE[i].w;
        let new: [Vec3; 4] = core::array::from_fn(|i| ABOVE[i].truncate() + displacement(i));
        let between = weighted(contact.weights, new[0], new[1], new[2], new[3]);
        assert!((between.length() - 0.07).abs() < 1e-6, "half of what was missing: {between}");
        let momentum: Vec3 = (0..4).filter(|i| ABOVE[*i].w > 0.0).map(|i| displacement(i) / ABOVE[i].w).sum();
        // The pinned vertex takes what is missing.
        assert!((momentum + contact.push.truncate() * contact.weights[2]).length() < 1e-6);
        assert!(contact.slide.x < 0.0 && contact.slide.z.abs() < 1e-6, "friction is against the motion: {contact:?}");
        let far = ABOVE.map(|vertex| vertex * Vec4::new(1.0, 1.0, 5.0, 1.0));
        assert!(!contact_of(&params(), false, NAMES, far, STILL).acts());
    }

    #[test]
    fn what_comes_closer_is_stopped_and_what_is_run_into_is_taken_along() {
        let moved_by = |moved: [Vec3; 4]| {
            let contact = contact_of(&params(), false, NAMES, ABOVE, moved);
            let slide = |i: usize| contact.slide.truncate() * contact.weights[i] * ABOVE[i].w;
            let after: [Vec3; 4] = core::array::from_fn(|i| moved[i] + slide(i));
            weighted(contact.weights, after[0], after[1], after[2], after[3]).z
        };
        let down = Vec3::Z * -0.05;
        assert!(moved_by([down, Vec3::ZERO, Vec3::ZERO, Vec3::ZERO]).abs() < 1e-6, "it comes down");
        assert!(moved_by([Vec3::ZERO, -down, -down, -down]).abs() < 1e-6, "the face comes up");
        assert!((moved_by([-down, Vec3::ZERO, Vec3::ZERO, Vec3::ZERO]) - 0.05).abs() < 1e-6, "it leaves");
    }

    #[test]
    fn what_touches_a_body_is_in_front_of_it() {
        let mut params = params();
        params.points = 1;
        for height in [0.0, 1e-6, -1e-6] {
            let at = [Vec4::new(0.2, 0.2, height, 1.0), Vec4::ZERO, Vec4::X, Vec4::Y];
            let contact = contact_of(&params, false, NAMES, at, STILL);
            assert!((contact.push.z - 0.05).abs() < 1e-4, "{contact:?}");
        }
        let hung = [Vec4::new(0.5, 0.001, 0.01, 0.0), Vec4::ZERO, Vec4::X, Vec4::new(0.0, 1.0, 0.0, 1.0)];
        let contact = contact_of(&params, false, UVec4::new(1, 2, 3, 0), hung, STILL);
        assert!((contact.push.truncate() * contact.weights.w).length() < 0.05, "little of a vertex: {contact:?}");
    }
}
