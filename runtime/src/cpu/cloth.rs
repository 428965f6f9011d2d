//! The cloth simulation on the CPU: the functions of [`clasp3d_kernels::cloth`], in parallel over vertices, pairs of triangles
//! and contacts.

use core::sync::atomic::{AtomicU32, Ordering};

use clasp3d_kernels::cloth::UNBOUNDED;
use clasp3d_kernels::cloth::commit::{commit_point, pack_blow_up, status};
use clasp3d_kernels::cloth::contacts::{Displacements, ENTANGLED, PUSH_WORDS, contact_of, mean_displacements};
use clasp3d_kernels::cloth::faces::{FaceBox, collides, face_box, response};
use clasp3d_kernels::cloth::motion::{accelerate, body_position, force_on};
use clasp3d_kernels::cloth::near::{EDGE_EDGE, PIERCING_TASK, ProximityResults, effective_bound, free_bound, run_task};
use clasp3d_kernels::cloth::stretch::{STRETCH_PASSES, apply_correction, correction};
use clasp3d_kernels::geometry::features::slots_of;
use clasp3d_kernels::types::ClothParams;
use glam::{UVec4, Vec3, Vec4};
use rayon::prelude::*;

use super::CpuPipeline;
use super::pipeline::triangle_of;
use crate::Result;
use crate::cloth::{BodyCollisions, FramePlan, Model, State};

/// Minimum number of vertices per task.
const VERTICES_PER_TASK: usize = 1024;

/// Status of a frame (layout: [`status`]).
type Status = [u32; status::LEN as usize];

/// The simulation of a [`Model`] on the CPU.
pub struct CpuCloth {
    positions: Vec<[f32; 3]>,
    /// Velocities of all points; the fourth component is the inverse mass.
    velocities: Vec<Vec4>,
    new_velocities: Vec<Vec4>,
    predicted: Vec<Vec4>,
    shortened: Vec<Vec4>,
    /// Positions at the last proximity search.
    reference: Vec<Vec4>,
    /// Displacement bound of each vertex, as the bits of an `f32`.
    bounds: Vec<AtomicU32>,
    pushes: Vec<AtomicU32>,
    /// Records of near features.
    near: Vec<Vec<UVec4>>,
    contact_search: Option<CpuPipeline>,
    faces: Option<FaceCollisions>,
}

/// Collisions with faces by the published method.
struct FaceCollisions {
    boxes: Vec<FaceBox>,
    /// The lowest face that each point collides with.
    colliding_faces: Vec<AtomicU32>,
    /// Without a search, every point is tested against every face.
    search: Option<CpuPipeline>,
}

fn atomics(len: usize, value: u32) -> Vec<AtomicU32> {
    (0..len).map(|_| AtomicU32::new(value)).collect()
}

impl CpuCloth {
    /// Creates a simulation in its initial state.
    ///
    /// # Errors
    ///
    /// If the scene is too large.
    pub fn new(model: &Model) -> Result<Self> {
        let (points, vertices) = (model.points(), model.scene.positions().len());
        let contact_search = match model.has_contacts() {
            true => {
                let (settings, inflation) = model.contact_search_settings();
                let mut search = CpuPipeline::new(&model.scene, settings.on_cpu(model.scene.triangles().len()))?;
                search.set_inflation(inflation);
                Some(search)
            }
            false => None,
        };
        Ok(Self {
            positions: model.scene.positions().to_vec(),
            velocities: model.inverse_masses.iter().map(|inverse_mass| Vec4::W * *inverse_mass).collect(),
            new_velocities: vec![Vec4::ZERO; points],
            predicted: vec![Vec4::ZERO; vertices],
            shortened: vec![Vec4::ZERO; points],
            reference: vec![Vec4::ZERO; vertices],
            bounds: atomics(vertices, UNBOUNDED.to_bits()),
            pushes: atomics(points * PUSH_WORDS as usize, 0),
            near: Vec::new(),
            contact_search,
            faces: FaceCollisions::new(model)?,
        })
    }

    /// Returns the positions of all vertices.
    pub fn positions(&self) -> &[[f32; 3]] {
        &self.positions
    }

    /// Returns the velocities of all points; the fourth component is the inverse mass.
    pub fn velocities(&self) -> &[Vec4] {
        &self.velocities
    }

    /// Continues from a state.
    pub(crate) fn set_state(&mut self, state: &State) {
        self.positions.copy_from_slice(&state.positions);
        self.velocities.copy_from_slice(&state.velocities);
        // The sums belong to another step.
        self.pushes.iter_mut().for_each(|push| *push.get_mut() = 0);
    }

    /// Simulates a frame, up to a blow-up. Returns its status (layout: [`status`]).
    pub fn run(&mut self, model: &Model, plan: &FramePlan) -> [u32; status::LEN as usize] {
        let mut status = [0; status::LEN as usize];
        status[status::BLOWN_UP as usize] = u32::MAX;
        for step in 0..plan.steps {
            let params = plan.step_params(step);
            if self.contact_search.is_some() && plan.has_search(step) {
                self.search(model, &params, &mut status);
            }
            self.integrate(model, &params);
            self.move_bodies(&params, plan);
            for _ in 0..STRETCH_PASSES {
                self.shorten(model, &params);
            }
            self.collide_with_faces(model, &params, plan);
            self.push_apart(&params);
            self.commit(&params, &mut status);
            if status[status::BLOWN_UP as usize] != u32::MAX {
                break;
            }
        }
        status
    }

    /// Runs a proximity search: near features and displacement bounds.
    fn search(&mut self, model: &Model, params: &ClothParams, status: &mut Status) {
        self.mark_reference(params);
        let Self { positions, reference, bounds, pushes, near, contact_search, .. } = self;
        let Some(search) = contact_search else { return };
        let pushes = &*pushes;
        let found = search.map_overlapping_pairs(positions, |pairs| {
            let mut results = CpuResults { bounds, pushes, near: Vec::new() };
            for pair in pairs {
                test_pair(model, params, *pair, |vertex| reference[vertex as usize], &mut results);
            }
            (pairs.len(), results.near)
        });
        let pairs = found.iter().map(|(pairs, _)| pairs).sum::<usize>() as u32;
        *near = found.into_iter().map(|(_, near)| near).filter(|near| !near.is_empty()).collect();
        let near = near.iter().map(Vec::len).sum::<usize>() as u32;
        status[status::PAIRS as usize] = pairs.max(status[status::PAIRS as usize]);
        status[status::NEAR as usize] = near.max(status[status::NEAR as usize]);
    }

    /// Saves the reference positions, resets the displacement bounds, and clears the entangled vertices.
    fn mark_reference(&mut self, params: &ClothParams) {
        let Self { positions, velocities, reference, bounds, pushes, .. } = self;
        let vertices = reference.par_iter_mut().zip(bounds).zip(positions).enumerate();
        vertices.with_min_len(VERTICES_PER_TASK).for_each(|(vertex, ((reference, bound), position))| {
            let inverse_mass = velocities.get(vertex).map_or(0.0, |velocity| velocity.w);
            *reference = Vec3::from(*position).extend(inverse_mass);
            *bound.get_mut() = free_bound(params).to_bits();
        });
        pushes.chunks_exact_mut(PUSH_WORDS as usize).for_each(|words| *words[ENTANGLED as usize].get_mut() = 0);
    }

    fn integrate(&mut self, model: &Model, params: &ClothParams) {
        let Self { positions, velocities, new_velocities, predicted, .. } = self;
        let adjacency = &model.adjacency;
        let position_of = |point: u32| Vec3::from(positions[point as usize]);
        let points = new_velocities.par_iter_mut().zip(predicted).enumerate();
        points.with_min_len(VERTICES_PER_TASK).for_each(|(point, (new_velocity, predicted))| {
            let (position, velocity) = (position_of(point as u32), velocities[point]);
            let force = force_on(
                params,
                point as u32,
                (adjacency.starts[point], adjacency.starts[point + 1]),
                |index| adjacency.springs[index as usize],
                |index| adjacency.fan_triangles[index as usize],
                position_of,
                |point| velocities[point as usize].truncate(),
            );
            *new_velocity = accelerate(params, velocity, force);
            *predicted = (position + new_velocity.truncate() * params.step_time).extend(new_velocity.w);
        });
    }

    fn move_bodies(&mut self, params: &ClothParams, plan: &FramePlan) {
        let bodies = self.predicted[params.points as usize..].iter_mut();
        for ((predicted, from), to) in bodies.zip(&plan.body_start).zip(&plan.body_end) {
            *predicted = body_position(params, Vec3::from(*from), Vec3::from(*to)).extend(0.0);
        }
    }

    /// Runs one pass over all springs.
    fn shorten(&mut self, model: &Model, params: &ClothParams) {
        let Self { predicted, shortened, new_velocities, reference, bounds, .. } = self;
        let adjacency = &model.adjacency;
        let points = shortened.par_iter_mut().zip(new_velocities).enumerate();
        points.with_min_len(VERTICES_PER_TASK).for_each(|(point, (shortened, velocity))| {
            let old = predicted[point];
            let correction = correction(
                params,
                old,
                (adjacency.starts[point].x, adjacency.starts[point + 1].x),
                |index| adjacency.springs[index as usize],
                |other| predicted[other as usize],
            );
            let bound = f32::from_bits(bounds[point].load(Ordering::Relaxed));
            let (new, displacement) = apply_correction(old.truncate(), correction, reference[point].truncate(), bound);
            *shortened = new.extend(old.w);
            *velocity += (displacement / params.step_time).extend(0.0);
        });
        predicted[..shortened.len()].swap_with_slice(shortened);
    }

    /// Lets points respond to collisions with faces, by the published method.
    fn collide_with_faces(&mut self, model: &Model, params: &ClothParams, plan: &FramePlan) {
        let Self { positions, predicted, new_velocities, faces, .. } = self;
        let Some(faces) = faces else { return };
        let (points, bodies) = predicted.split_at_mut(params.points as usize);
        let corners: Vec<[f32; 3]> = bodies.iter().map(|corner| corner.truncate().to_array()).collect();
        faces.find_colliding_faces(model, params, plan, points, &corners);
        let FaceCollisions { boxes, colliding_faces, .. } = faces;
        let points = points.par_iter_mut().zip(new_velocities).zip(&*positions).zip(colliding_faces);
        points.with_min_len(VERTICES_PER_TASK).for_each(|(((predicted, velocity), position), colliding)| {
            let face = core::mem::replace(colliding.get_mut(), u32::MAX);
            if let (Some(vertices), true) = (model.body_triangles.get(face as usize), velocity.w > 0.0) {
                let displacement: Vec3 = vertices
                    .map(|vertex| {
                        let old = positions[(params.points + vertex) as usize];
                        Vec3::from(corners[vertex as usize]) - Vec3::from(old)
                    })
                    .into_iter()
                    .sum();
                let normal = boxes[face as usize].normal.truncate();
                let face_velocity = displacement / (3.0 * params.step_time);
                let new = response(velocity.truncate(), face_velocity, normal, params.friction);
                *velocity = new.extend(velocity.w);
                *predicted = (Vec3::from(*position) + new * params.step_time).extend(velocity.w);
            }
        });
    }

    /// Sums the pushes of each vertex over its contacts, as the kernel of the same name.
    fn push_apart(&mut self, params: &ClothParams) {
        let Self { near, predicted, positions, pushes, .. } = self;
        near.par_iter().flatten().for_each(|record| {
            let edges = record.x & EDGE_EDGE != 0;
            let vertices = [record.x & !EDGE_EDGE, record.y, record.z, record.w];
            let is_entangled = |vertex: &u32| {
                let word = pushes.get((vertex * PUSH_WORDS + ENTANGLED) as usize);
                word.is_some_and(|word| word.load(Ordering::Relaxed) != 0)
            };
            if vertices.iter().any(is_entangled) {
                return;
            }
            let predicted = vertices.map(|vertex| predicted[vertex as usize]);
            let displacements: [Vec3; 4] =
                core::array::from_fn(|i| predicted[i].truncate() - Vec3::from(positions[vertices[i] as usize]));
            let contact = contact_of(params, edges, UVec4::from_array(vertices), predicted, displacements);
            if !contact.is_active() {
                return;
            }
            for (i, vertex) in vertices.into_iter().enumerate().filter(|(i, _)| predicted[*i].w > 0.0) {
                let weight = contact.weights[i];
                let [push, braking] =
                    [contact.push, contact.braking].map(|vector| vector.truncate() * (weight * predicted[i].w));
                add_displacements(pushes, vertex, Displacements::new(push, braking, weight, params.thickness));
            }
        });
    }

    /// Writes positions and velocities, clears the pushes, and detects a blow-up.
    fn commit(&mut self, params: &ClothParams, status: &mut Status) {
        let Self { positions, velocities, new_velocities, predicted, reference, bounds, pushes, .. } = self;
        let (points, bodies) = positions.split_at_mut(params.points as usize);
        for (position, predicted) in bodies.iter_mut().zip(&predicted[points.len()..]) {
            *position = predicted.truncate().to_array();
        }
        let pushes = pushes.par_chunks_exact_mut(PUSH_WORDS as usize);
        let points = points.par_iter_mut().zip(velocities).zip(bounds).zip(pushes).enumerate();
        let sum = points
            .with_min_len(VERTICES_PER_TASK)
            .map(|(vertex, (((position, velocity), bound), words))| {
                let sum = take_displacements(words);
                if velocity.w == 0.0 {
                    return PointStatus::NONE;
                }
                let is_entangled = sum.braking.w != 0;
                let bits = bound.get_mut();
                let bound = effective_bound(params, f32::from_bits(*bits), is_entangled);
                *bits = bound.to_bits();
                let point = commit_point(
                    params,
                    Vec3::from(*position),
                    predicted[vertex].truncate(),
                    new_velocities[vertex],
                    mean_displacements(sum, params.thickness),
                    (reference[vertex].truncate(), bound),
                );
                *position = point.position.to_array();
                *velocity = point.velocity;
                let speed = velocity.truncate().length();
                // A NaN is not below the limit.
                let is_valid = point.position.is_finite() && speed <= params.speed_limit;
                PointStatus {
                    blown_up: if is_valid { u32::MAX } else { pack_blow_up(params.step, vertex as u32) },
                    top_speed: if is_valid { speed.to_bits() } else { 0 },
                    clamped: point.clamped,
                    entangled: u32::from(is_entangled),
                }
            })
            .reduce(|| PointStatus::NONE, PointStatus::plus);
        sum.add_to(status);
    }
}

impl FaceCollisions {
    /// Returns `None` if the model does not use this method.
    fn new(model: &Model) -> Result<Option<Self>> {
        let search = match model.bodies {
            BodyCollisions::Contacts | BodyCollisions::Off => return Ok(None),
            BodyCollisions::FacesBySweep if !model.body_triangles.is_empty() => {
                let (settings, scene) = model.face_search()?;
                Some(CpuPipeline::new(&scene, settings.on_cpu(scene.triangles().len()))?)
            }
            BodyCollisions::FacesBySweep | BodyCollisions::EveryFace => None,
        };
        Ok(Some(Self { boxes: Vec::new(), colliding_faces: atomics(model.points(), u32::MAX), search }))
    }

    /// Finds the lowest face that each point collides with. `corners` are the vertices of bodies.
    fn find_colliding_faces(
        &mut self,
        model: &Model,
        params: &ClothParams,
        plan: &FramePlan,
        points: &[Vec4],
        corners: &[[f32; 3]],
    ) {
        let Self { boxes, colliding_faces, search } = self;
        let box_of = |vertices: &[u32; 3]| face_box(triangle_of(corners, vertices), params.box_margin);
        model.body_triangles.par_iter().map(box_of).collect_into_vec(boxes);
        match search {
            Some(search) => {
                search.set_inflation(plan.face_inflation(model));
                let mut positions: Vec<[f32; 3]> = points.iter().map(|point| point.truncate().to_array()).collect();
                positions.extend_from_slice(corners);
                search.map_overlapping_pairs(&positions, |pairs| {
                    for &(point, triangle) in pairs {
                        let face = triangle - params.points;
                        if collides(points[point as usize].truncate(), boxes[face as usize]) {
                            colliding_faces[point as usize].fetch_min(face, Ordering::Relaxed);
                        }
                    }
                });
            }
            None => points.par_iter().zip(&*colliding_faces).for_each(|(point, colliding)| {
                let first = boxes.iter().position(|face| collides(point.truncate(), *face));
                colliding.store(first.map_or(u32::MAX, |face| face as u32), Ordering::Relaxed);
            }),
        }
    }
}

/// Tests all features of a pair of triangles.
fn test_pair(
    model: &Model,
    params: &ClothParams,
    (first, second): (u32, u32),
    vertex: impl Fn(u32) -> Vec4,
    results: &mut CpuResults<'_>,
) {
    let [first, second] = [first, second].map(|triangle| model.features[triangle as usize]);
    // The boxes of the sweep are rotated. Those along the axes of the scene exclude half of the pairs.
    let [(low, high), (other_low, other_high)] = [first, second].map(|triangle| {
        let [a, b, c] = [triangle.x, triangle.y, triangle.z].map(|index| vertex(index).truncate());
        (a.min(b).min(c), a.max(b).max(c))
    });
    let gap = (other_low - high).max(low - other_high).max_element();
    if gap <= params.reach {
        let mut tasks = slots_of(first, second) | if gap > 0.0 { 0 } else { 1 << PIERCING_TASK };
        while tasks != 0 {
            run_task(params, first, second, tasks.trailing_zeros(), &vertex, results);
            tasks &= tasks - 1;
        }
    }
}

/// Contribution of points to the status after a step.
#[derive(Clone, Copy)]
struct PointStatus {
    /// See [`pack_blow_up`].
    blown_up: u32,
    /// As bits: numbers that are not negative have the order of their bits.
    top_speed: u32,
    clamped: u32,
    entangled: u32,
}

impl PointStatus {
    const NONE: Self = Self { blown_up: u32::MAX, top_speed: 0, clamped: 0, entangled: 0 };

    fn plus(self, other: Self) -> Self {
        Self {
            blown_up: self.blown_up.min(other.blown_up),
            top_speed: self.top_speed.max(other.top_speed),
            clamped: self.clamped + other.clamped,
            entangled: self.entangled + other.entangled,
        }
    }

    fn add_to(self, status: &mut Status) {
        let Self { blown_up, top_speed, clamped, entangled } = self;
        status[status::BLOWN_UP as usize] = blown_up.min(status[status::BLOWN_UP as usize]);
        status[status::TOP_SPEED as usize] = top_speed.max(status[status::TOP_SPEED as usize]);
        status[status::CLAMPED as usize] += clamped;
        status[status::ENTANGLED as usize] += entangled;
    }
}

/// Takes the summed displacements of a point, and clears all of its words except [`ENTANGLED`].
fn take_displacements(words: &mut [AtomicU32]) -> Displacements {
    let entangled = *words[ENTANGLED as usize].get_mut();
    let mut take = |i: usize| core::mem::take(words[i].get_mut());
    let push = UVec4::new(take(0), take(1), take(2), take(3));
    Displacements { push, braking: UVec4::new(take(4), take(5), take(6), entangled) }
}

fn add_displacements(pushes: &[AtomicU32], vertex: u32, Displacements { push, braking }: Displacements) {
    let first = (vertex * PUSH_WORDS) as usize;
    let UVec4 { x, y, z, w } = braking;
    let values = push.to_array().into_iter().chain([x, y, z]);
    for (word, value) in pushes[first..].iter().zip(values).filter(|(_, value)| *value != 0) {
        word.fetch_add(value, Ordering::Relaxed);
    }
    if w != 0 {
        pushes[first + ENTANGLED as usize].store(w, Ordering::Relaxed);
    }
}

/// The results of a proximity search on the CPU.
struct CpuResults<'a> {
    bounds: &'a [AtomicU32],
    pushes: &'a [AtomicU32],
    near: Vec<UVec4>,
}

impl ProximityResults for CpuResults<'_> {
    fn add_near(&mut self, record: UVec4) {
        self.near.push(record);
    }

    fn lower_bound(&mut self, vertex: u32, bound: f32) {
        // Numbers that are not negative have the order of their bits.
        self.bounds[vertex as usize].fetch_min(bound.to_bits(), Ordering::Relaxed);
    }

    fn add_displacements(&mut self, vertex: u32, displacements: Displacements) {
        add_displacements(self.pushes, vertex, displacements);
    }
}
