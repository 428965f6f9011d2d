//! Which features are near each other, and how far each vertex may move until they are looked for again.
//!
//! Features are vertices against faces, and edges against edges, that have no vertex in common. They are looked for in
//! pairs of triangles whose boxes overlap when they are grown by the reach. So that each pair of features is found once,
//! every vertex and every edge belongs to one of its triangles.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::commit::status;
use super::contacts::{ENTANGLED, PUSH, Push, add_push, weighted, weights};
use crate::geometry::closest::{pierces, way_out};
use crate::geometry::features::{self, FIRST_EDGES, Features, after, corner, has, slots_of, vertices_of};
use crate::geometry::springs::at_least;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::stages::candidates::Pairs;
use crate::stages::sweep::tile_list;
use crate::thread::Thread;
use crate::types::{ClothParams, DispatchArguments, MAX_SLICE, dispatch_size, groups_for_threads, scan_result};

/// Numbers to a record in the list of near features: four vertices. The first record is the number of records.
pub const RECORD: u32 = 4;

/// The mark of a record of two edges, beside its first vertex.
pub const EDGES: u32 = 1 << 31;

/// How far a vertex may move, as a part of the distance between features of cloth. Less than half, because both move.
const SHARE: f32 = 0.45;

/// The same for a feature of a body, whose own motion is known.
const SHARE_TO_BODY: f32 = 0.8;

/// How far a vertex may always move, as a part of the thickness: what touches must be able to get away, and does so in
/// steps that grow with the distance.
const LEAST: f32 = 1e-5;

/// How far a vertex may move that is entangled: it has to get out, and cannot get farther in by that.
const SHARE_ENTANGLED: f32 = 0.5;

/// How far an edge that pierces a triangle is pushed, as a part of the thickness.
const PUSH_OUT: f32 = 0.25;

/// How many records there are in a list that counts past its end.
#[inline(always)]
pub fn count_of(counted: u32, params: &ClothParams) -> u32 {
    if counted < params.near { counted } else { params.near }
}

/// How far a vertex may move whose features are all beyond the reach.
#[inline(always)]
pub fn free_bound(params: &ClothParams) -> f32 {
    SHARE * params.reach
}

/// How far a vertex may move, with this bound, once it is known whether it is entangled.
#[inline(always)]
pub fn bound_of(params: &ClothParams, bound: f32, entangled: bool) -> f32 {
    if entangled { at_least(bound, SHARE_ENTANGLED * params.thickness) } else { bound }
}

/// What is done with what is found.
pub trait Findings {
    /// Two features are near each other: their vertices, the first with a mark if they are edges.
    fn near(&mut self, record: UVec4);
    /// A vertex may move this far at most.
    fn bound(&mut self, vertex: u32, bound: f32);
    /// A vertex is pushed.
    fn push(&mut self, vertex: u32, push: Push);
}

/// Whether two boxes, given by two points each of which is any of their corners, are farther apart than the reach.
#[inline(always)]
fn far(params: &ClothParams, low: Vec3, high: Vec3, other_low: Vec3, other_high: Vec3) -> bool {
    let gap = (other_low - high).max(low - other_high);
    gap.x > params.reach || gap.y > params.reach || gap.z > params.reach
}

/// Looks at two features, given by four vertices, which are a vertex and a face or two edges.
#[inline(always)]
fn look_at_features(
    params: &ClothParams,
    edges: bool,
    names: UVec4,
    [a, b, c, d]: [Vec4; 4],
    findings: &mut impl Findings,
) {
    let (a, b, c, d, masses) = (a.truncate(), b.truncate(), c.truncate(), d.truncate(), Vec4::new(a.w, b.w, c.w, d.w));
    let apart = if edges {
        far(params, a.min(b), a.max(b), c.min(d), c.max(d))
    } else {
        far(params, a, a, b.min(c).min(d), b.max(c).max(d))
    };
    if !apart && masses != Vec4::ZERO {
        let distance = weighted(weights(edges, a, b, c, d), a, b, c, d).length();
        if distance < params.reach {
            let with_body = (names.x >= params.points) as u32
                | (names.y >= params.points) as u32
                | (names.z >= params.points) as u32
                | (names.w >= params.points) as u32;
            let bound = if with_body != 0 {
                // What a body runs into must be able to give way.
                at_least(SHARE_TO_BODY * (distance - params.body_travel), 1.25 * params.body_travel)
            } else {
                SHARE * distance
            };
            let bound = at_least(bound, LEAST * params.thickness);
            findings.bound(names.x, bound);
            findings.bound(names.y, bound);
            findings.bound(names.z, bound);
            findings.bound(names.w, bound);
            findings.near(UVec4::new(if edges { names.x | EDGES } else { names.x }, names.y, names.z, names.w));
        }
    }
}

/// Pushes the vertices of an edge from `p` to `q` of one triangle that pierces another one out of it.
#[inline(always)]
fn push_out(
    params: &ClothParams,
    names: [u32; 3],
    [p, q, third]: [Vec4; 3],
    pierced: Features,
    [a, b, c]: [Vec4; 3],
    findings: &mut impl Findings,
) {
    let face = Triangle::new(a.truncate(), b.truncate(), c.truncate());
    let [p_name, q_name, _] = names;
    if !has(pierced, p_name) && !has(pierced, q_name) && pierces(p.truncate(), q.truncate(), face) {
        let way = way_out(p.truncate(), q.truncate(), third.truncate(), face) * (PUSH_OUT * params.thickness);
        let push = |way: Vec3| Push::out(way, params.thickness);
        if p.w > 0.0 {
            findings.push(p_name, push(way));
        }
        if q.w > 0.0 {
            findings.push(q_name, push(way));
        }
        if a.w > 0.0 {
            findings.push(pierced.x, push(-way));
        }
        if b.w > 0.0 {
            findings.push(pierced.y, push(-way));
        }
        if c.w > 0.0 {
            findings.push(pierced.z, push(-way));
        }
    }
}

/// Whether all vertices of a triangle are on one side of the plane of another one.
#[inline(always)]
fn on_one_side([a, b, c]: [Vec4; 3], [p, q, r]: [Vec4; 3]) -> bool {
    let normal = (b - a).truncate().cross((c - a).truncate());
    let side = |point: Vec4| normal.dot((point - a).truncate());
    let (first, second, third) = (side(p), side(q), side(r));
    (first > 0.0 && second > 0.0 && third > 0.0) || (first < 0.0 && second < 0.0 && third < 0.0)
}

/// Threads that look at a pair of triangles: a slot to each vertex of either with the other triangle, one to each pair of
/// edges, and the last one for edges that pierce the other triangle.
pub const SLOTS: u32 = PIERCING + 1;

/// Pairs of triangles that one launch can look at.
const MAX_PAIRS: u32 = u32::MAX / SLOTS;

/// The slot for edges that pierce.
pub const PIERCING: u32 = features::SLOTS;

/// One slot of a pair of triangles. The fourth numbers of vertices are their inverse masses.
#[inline(always)]
pub fn look_at_slot(
    params: &ClothParams,
    first: Features,
    second: Features,
    slot: u32,
    vertex: impl Fn(u32) -> Vec4,
    findings: &mut impl Findings,
) {
    if slot == PIERCING {
        look_at_piercing(params, first, second, vertex, findings);
    } else {
        let (names, edges) = (vertices_of(first, second, slot), slot >= FIRST_EDGES);
        let apart = names.x != names.z && names.x != names.w;
        let apart = apart && if edges { names.y != names.z && names.y != names.w } else { names.x != names.y };
        let wanted = apart && slots_of(first, second).wrapping_shr(slot) & 1 != 0;
        if wanted {
            let points = [vertex(names.x), vertex(names.y), vertex(names.z), vertex(names.w)];
            look_at_features(params, edges, names, points, findings);
        }
    }
}

/// Looks for edges of two triangles that pierce the other one, and pushes them out.
#[inline(always)]
fn look_at_piercing(
    params: &ClothParams,
    first: Features,
    second: Features,
    vertex: impl Fn(u32) -> Vec4,
    findings: &mut impl Findings,
) {
    let own = [vertex(first.x), vertex(first.y), vertex(first.z)];
    let other = [vertex(second.x), vertex(second.y), vertex(second.z)];
    if !on_one_side(own, other) && !on_one_side(other, own) {
        let mut edge = 0;
        while edge < 6 {
            let of_first = edge < 3;
            let (triangle, pierced) = if of_first { (first, second) } else { (second, first) };
            let number = if of_first { edge } else { edge - 3 };
            let names =
                [corner(triangle, number), corner(triangle, after(number)), corner(triangle, after(after(number)))];
            let points = [vertex(names[0]), vertex(names[1]), vertex(names[2])];
            let face = [vertex(pierced.x), vertex(pierced.y), vertex(pierced.z)];
            push_out(params, names, points, pierced, face, findings);
            edge += 1;
        }
    }
}

/// Remembers where all vertices are, lets each move as far as the reach allows, and forgets the near features and what is
/// entangled.
#[kernel]
pub fn mark_reference(
    thread: Thread,
    params: &ClothParams,
    positions: Read<f32>,
    velocities: Read<Vec4>,
    mut reference: Write<Vec4>,
    mut bounds: Write<u32>,
    mut near: Write<u32>,
    mut pushes: Write<u32>,
) {
    if thread.index < params.vertices {
        let mut inverse_mass = 0.0;
        if thread.index < params.points {
            inverse_mass = velocities.get(thread.index).w;
            pushes.set(thread.index * PUSH + ENTANGLED, 0);
        }
        reference.set(thread.index, position(positions, thread.index).extend(inverse_mass));
        bounds.set(thread.index, free_bound(params).to_bits());
        if thread.index == 0 {
            near.set(0, 0);
        }
    }
}

/// What a device does with what is found.
struct OnDevice<'a> {
    capacity: u32,
    bounds: Write<'a, u32>,
    near: Write<'a, u32>,
    pushes: Write<'a, u32>,
}

impl Findings for OnDevice<'_> {
    #[inline(always)]
    fn near(&mut self, record: UVec4) {
        let place = self.near.atomic_add(0, 1);
        if place < self.capacity {
            let first = (place + 1) * RECORD;
            self.near.set(first, record.x);
            self.near.set(first + 1, record.y);
            self.near.set(first + 2, record.z);
            self.near.set(first + 3, record.w);
        }
    }

    #[inline(always)]
    fn bound(&mut self, vertex: u32, bound: f32) {
        // Numbers that are not negative have the order of their bits.
        self.bounds.atomic_min(vertex, bound.to_bits());
    }

    #[inline(always)]
    fn push(&mut self, vertex: u32, push: Push) {
        add_push(&mut self.pushes, vertex, push);
    }
}

/// Finds the near features of each pair of triangles, and how far their vertices may move; what intersects is pushed
/// apart.
#[kernel]
pub fn find_near(
    thread: Thread,
    params: &ClothParams,
    pairs: Read<u32>,
    tiles: Read<u32>,
    boxes: Read<UVec4>,
    features: Read<Features>,
    reference: Read<Vec4>,
    bounds: Write<u32>,
    near: Write<u32>,
    pushes: Write<u32>,
) {
    let pair = thread.index / SLOTS;
    let pairs = Pairs { pairs, tiles, boxes };
    if pair < pairs.count(params.pairs) {
        let (first, second) = pairs.get(pair);
        let (first, second) = (features.get(first), features.get(second));
        let mut findings = OnDevice { capacity: params.near, bounds, near, pushes };
        look_at_slot(params, first, second, thread.index % SLOTS, |vertex| reference.get(vertex), &mut findings);
    }
}

/// Turns the number of pairs into the arguments of the dispatch that looks at all of their slots.
#[kernel]
pub fn size_near(thread: Thread, params: &ClothParams, tiles: Read<u32>, mut arguments: Write<DispatchArguments>) {
    if thread.index == 0 {
        let count = tiles.get(tile_list::PAIRS);
        let pairs = if count < params.pairs { count } else { params.pairs };
        arguments.set(0, dispatch_size(groups_for_threads(pairs * SLOTS)));
    }
}

/// Notes how much room the search has needed, at most, in the frame so far.
#[kernel]
pub fn note_room(
    thread: Thread,
    proxies: Read<u32>,
    scanned_tiles: Read<u32>,
    tiles: Read<u32>,
    near: Read<u32>,
    mut status: Write<u32>,
) {
    if thread.index == 0 {
        status.atomic_max(status::PROXIES, proxies.get(0));
        let pairs = tiles.get(tile_list::PAIRS);
        status.atomic_max(status::PAIRS, pairs);
        status.atomic_max(status::NEAR, near.get(0));
        let too_many = scanned_tiles.get(scan_result::OVERFLOW) != 0
            || scanned_tiles.get(scan_result::TOTAL) > MAX_SLICE
            || pairs > MAX_PAIRS;
        status.atomic_max(status::TOO_MANY, too_many as u32);
    }
}
