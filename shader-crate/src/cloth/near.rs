//! The proximity search: near features, and the displacement bound of each vertex until the next search.
//!
//! Pairs of features are a vertex and a face, or two edges, without a common vertex. They are near if their distance is less
//! than the reach. The search tests the features of all pairs of triangles whose boxes, inflated by half of the reach, overlap.
//! Every vertex and edge is owned by one triangle, so each pair of features is found once.

use clasp3d_kernels_macros::kernel;
use glam::{UVec4, Vec3, Vec4};

use super::commit::status;
use super::contacts::{Displacements, ENTANGLED, PUSH_WORDS, add_displacements, closest_weights, weighted_sum};
use crate::geometry::closest::{exit_direction, pierces};
use crate::geometry::features::{self, FIRST_EDGES, Features, after, corner, has, slots_of, vertices_of};
use crate::geometry::springs::at_least;
use crate::geometry::triangle::Triangle;
use crate::memory::{Read, Write};
use crate::stages::bounds::position;
use crate::stages::candidates::Pairs;
use crate::stages::sweep::tile_list;
use crate::thread::Thread;
use crate::types::{ClothParams, DispatchArguments, MAX_SLICE, dispatch_size, groups_for_threads, scan_result};

/// Words per record in the list of near features: the indices of four vertices. Record 0 has the number of records.
pub const RECORD_WORDS: u32 = 4;

/// Flag of a record of two edges, in its first word.
pub const EDGE_EDGE: u32 = 1 << 31;

/// Displacement bound as a fraction of the distance between features of cloth. Less than half, because both move.
const SHARE: f32 = 0.45;

/// Displacement bound as a fraction of the distance to a feature of a body, whose motion is known.
const SHARE_TO_BODY: f32 = 0.8;

/// Minimum bound for cloth that a body approaches, as a multiple of the motion of the body: the cloth must be able to give way.
const GIVE_WAY: f32 = 1.25;

/// Minimum bound as a fraction of the thickness. Features that touch must be able to separate: the bound then grows with their
/// distance.
const MIN_BOUND: f32 = 1e-5;

/// Minimum bound of an entangled vertex as a fraction of the thickness: it has to get out.
const ENTANGLED_BOUND: f32 = 0.5;

/// Displacements of an edge that pierces a triangle, as a fraction of the thickness.
const EXIT_PUSH: f32 = 0.25;

/// Returns the number of stored records; `count` also includes those beyond the capacity.
#[inline(always)]
pub fn stored_records(count: u32, params: &ClothParams) -> u32 {
    if count < params.near_capacity { count } else { params.near_capacity }
}

/// Returns the displacement bound of a vertex without near features.
#[inline(always)]
pub fn free_bound(params: &ClothParams) -> f32 {
    SHARE * params.reach
}

/// Returns the displacement bound of a vertex that may be entangled.
#[inline(always)]
pub fn effective_bound(params: &ClothParams, bound: f32, entangled: bool) -> f32 {
    if entangled { at_least(bound, ENTANGLED_BOUND * params.thickness) } else { bound }
}

/// Receives the results of a proximity search.
pub trait ProximityResults {
    /// Adds a record of near features.
    fn add_near(&mut self, record: UVec4);
    /// Lowers the displacement bound of a vertex to this one.
    fn lower_bound(&mut self, vertex: u32, bound: f32);
    /// Adds the displacements of an entangled vertex.
    fn add_displacements(&mut self, vertex: u32, displacements: Displacements);
}

/// Whether two boxes are farther apart than the reach along an axis.
#[inline(always)]
fn is_far(params: &ClothParams, low: Vec3, high: Vec3, other_low: Vec3, other_high: Vec3) -> bool {
    let gap = (other_low - high).max(low - other_high);
    gap.x > params.reach || gap.y > params.reach || gap.z > params.reach
}

/// Returns the displacement bound of the vertices of two near features at this distance.
#[inline(always)]
fn bound_at(params: &ClothParams, distance: f32, with_body: bool) -> f32 {
    let bound = if with_body {
        at_least(SHARE_TO_BODY * (distance - params.body_travel), GIVE_WAY * params.body_travel)
    } else {
        SHARE * distance
    };
    at_least(bound, MIN_BOUND * params.thickness)
}

/// Tests whether two features are near: a vertex and a face, or two edges. The fourth components of the positions are inverse
/// masses.
#[inline(always)]
fn test_features(
    params: &ClothParams,
    edges: bool,
    vertices: UVec4,
    [a, b, c, d]: [Vec4; 4],
    results: &mut impl ProximityResults,
) {
    let inverse_masses = Vec4::new(a.w, b.w, c.w, d.w);
    let (a, b, c, d) = (a.truncate(), b.truncate(), c.truncate(), d.truncate());
    let far = if edges {
        is_far(params, a.min(b), a.max(b), c.min(d), c.max(d))
    } else {
        is_far(params, a, a, b.min(c).min(d), b.max(c).max(d))
    };
    if !far && inverse_masses != Vec4::ZERO {
        let distance = weighted_sum(closest_weights(edges, a, b, c, d), a, b, c, d).length();
        if distance < params.reach {
            let with_body = (vertices.x >= params.points) as u32
                | (vertices.y >= params.points) as u32
                | (vertices.z >= params.points) as u32
                | (vertices.w >= params.points) as u32;
            let bound = bound_at(params, distance, with_body != 0);
            results.lower_bound(vertices.x, bound);
            results.lower_bound(vertices.y, bound);
            results.lower_bound(vertices.z, bound);
            results.lower_bound(vertices.w, bound);
            let first = if edges { vertices.x | EDGE_EDGE } else { vertices.x };
            results.add_near(UVec4::new(first, vertices.y, vertices.z, vertices.w));
        }
    }
}

/// Tests whether the edge `p q` of a triangle pierces another triangle; if so, pushes the vertices of both apart.
#[inline(always)]
fn test_piercing_edge(
    params: &ClothParams,
    [p_index, q_index]: [u32; 2],
    [p, q, third]: [Vec4; 3],
    pierced: Features,
    [a, b, c]: [Vec4; 3],
    results: &mut impl ProximityResults,
) {
    let face = Triangle::new(a.truncate(), b.truncate(), c.truncate());
    if !has(pierced, p_index) && !has(pierced, q_index) && pierces(p.truncate(), q.truncate(), face) {
        let direction = exit_direction(p.truncate(), q.truncate(), third.truncate(), face);
        let displacement = direction * (EXIT_PUSH * params.thickness);
        let push = |displacement: Vec3| Displacements::of_entangled(displacement, params.thickness);
        if p.w > 0.0 {
            results.add_displacements(p_index, push(displacement));
        }
        if q.w > 0.0 {
            results.add_displacements(q_index, push(displacement));
        }
        if a.w > 0.0 {
            results.add_displacements(pierced.x, push(-displacement));
        }
        if b.w > 0.0 {
            results.add_displacements(pierced.y, push(-displacement));
        }
        if c.w > 0.0 {
            results.add_displacements(pierced.z, push(-displacement));
        }
    }
}

/// Whether all vertices of a triangle are on one side of the plane of another triangle `a b c`.
#[inline(always)]
fn is_on_one_side([a, b, c]: [Vec4; 3], [p, q, r]: [Vec4; 3]) -> bool {
    let normal = (b - a).truncate().cross((c - a).truncate());
    let side = |point: Vec4| normal.dot((point - a).truncate());
    let (first, second, third) = (side(p), side(q), side(r));
    (first > 0.0 && second > 0.0 && third > 0.0) || (first < 0.0 && second < 0.0 && third < 0.0)
}

/// Task of testing for piercing edges. The tasks before it are the slots of [`features`].
pub const PIERCING_TASK: u32 = features::SLOTS;

/// Tasks of a pair of triangles: one thread each.
pub const TASKS: u32 = PIERCING_TASK + 1;

/// Maximum number of pairs of triangles of one launch: thread indices have 32 bits.
pub const MAX_PAIRS: u32 = u32::MAX / TASKS;

/// Runs one task of a pair of triangles. `vertex` returns positions, with inverse masses as fourth components.
#[inline(always)]
pub fn run_task(
    params: &ClothParams,
    first: Features,
    second: Features,
    task: u32,
    vertex: impl Fn(u32) -> Vec4,
    results: &mut impl ProximityResults,
) {
    if task == PIERCING_TASK {
        test_piercing(params, first, second, vertex, results);
    } else {
        let (vertices, edges) = (vertices_of(first, second, task), task >= FIRST_EDGES);
        let disjoint = vertices.x != vertices.z && vertices.x != vertices.w;
        let disjoint = disjoint
            && if edges { vertices.y != vertices.z && vertices.y != vertices.w } else { vertices.x != vertices.y };
        let is_owned = slots_of(first, second).wrapping_shr(task) & 1 != 0;
        if disjoint && is_owned {
            let positions = [vertex(vertices.x), vertex(vertices.y), vertex(vertices.z), vertex(vertices.w)];
            test_features(params, edges, vertices, positions, results);
        }
    }
}

/// Tests whether edges of one of two triangles pierce the other triangle; if so, pushes them apart.
#[inline(always)]
fn test_piercing(
    params: &ClothParams,
    first: Features,
    second: Features,
    vertex: impl Fn(u32) -> Vec4,
    results: &mut impl ProximityResults,
) {
    let own = [vertex(first.x), vertex(first.y), vertex(first.z)];
    let other = [vertex(second.x), vertex(second.y), vertex(second.z)];
    if !is_on_one_side(own, other) && !is_on_one_side(other, own) {
        let mut edge = 0;
        while edge < 6 {
            let of_first = edge < 3;
            let (triangle, pierced) = if of_first { (first, second) } else { (second, first) };
            let start = if of_first { edge } else { edge - 3 };
            let ends = [corner(triangle, start), corner(triangle, after(start))];
            let third = corner(triangle, after(after(start)));
            let positions = [vertex(ends[0]), vertex(ends[1]), vertex(third)];
            let face = [vertex(pierced.x), vertex(pierced.y), vertex(pierced.z)];
            test_piercing_edge(params, ends, positions, pierced, face, results);
            edge += 1;
        }
    }
}

/// Saves the reference positions, resets the displacement bounds, and clears the near features and the entangled vertices.
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
            pushes.set(thread.index * PUSH_WORDS + ENTANGLED, 0);
        }
        reference.set(thread.index, position(positions, thread.index).extend(inverse_mass));
        bounds.set(thread.index, free_bound(params).to_bits());
        if thread.index == 0 {
            near.set(0, 0);
        }
    }
}

/// The results of a proximity search in buffers of a device.
struct DeviceResults<'a> {
    /// Capacity of `near` in records.
    capacity: u32,
    bounds: Write<'a, u32>,
    near: Write<'a, u32>,
    pushes: Write<'a, u32>,
}

impl ProximityResults for DeviceResults<'_> {
    #[inline(always)]
    fn add_near(&mut self, record: UVec4) {
        let index = self.near.atomic_add(0, 1);
        if index < self.capacity {
            let first = (index + 1) * RECORD_WORDS;
            self.near.set(first, record.x);
            self.near.set(first + 1, record.y);
            self.near.set(first + 2, record.z);
            self.near.set(first + 3, record.w);
        }
    }

    #[inline(always)]
    fn lower_bound(&mut self, vertex: u32, bound: f32) {
        // Numbers that are not negative have the order of their bits.
        self.bounds.atomic_min(vertex, bound.to_bits());
    }

    #[inline(always)]
    fn add_displacements(&mut self, vertex: u32, displacements: Displacements) {
        add_displacements(&mut self.pushes, vertex, displacements);
    }
}

/// Finds the near features of each pair of triangles, lowers the displacement bounds of their vertices, and pushes
/// intersecting triangles apart.
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
    let pair = thread.index / TASKS;
    let pairs = Pairs { pairs, tiles, boxes };
    if pair < pairs.count(params.pair_capacity) {
        let (first, second) = pairs.get(pair);
        let (first, second) = (features.get(first), features.get(second));
        let mut results = DeviceResults { capacity: params.near_capacity, bounds, near, pushes };
        run_task(params, first, second, thread.index % TASKS, |vertex| reference.get(vertex), &mut results);
    }
}

/// Writes the dispatch arguments of [`find_near`]: one thread per task of each pair of triangles.
#[kernel]
pub fn size_near(thread: Thread, params: &ClothParams, tiles: Read<u32>, mut arguments: Write<DispatchArguments>) {
    if thread.index == 0 {
        let count = tiles.get(tile_list::PAIRS);
        let pairs = if count < params.pair_capacity { count } else { params.pair_capacity };
        arguments.set(0, dispatch_size(groups_for_threads(pairs * TASKS)));
    }
}

/// Raises the counts in the status to those of a search, so that the host can enlarge buffers.
#[kernel]
pub fn record_counts(
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
        status.atomic_max(status::TOO_MANY_CANDIDATES, too_many as u32);
    }
}
