//! The cloth simulation on the CPU: the functions of `clasp3d_kernels::cloth`, with rayon over vertices, pairs and contacts.

use core::sync::atomic::{AtomicU32, Ordering};

use clasp3d_kernels::cloth::FREE;
use clasp3d_kernels::cloth::commit::{committed, packed, status};
use clasp3d_kernels::cloth::contacts::{ENTANGLED, PUSH, Push, contact_of, mean_push};
use clasp3d_kernels::cloth::faces::{FaceBox, collides, face_box, response};
use clasp3d_kernels::cloth::motion::{accelerated, body_at, force_on};
use clasp3d_kernels::cloth::near::{EDGES, Findings, PIERCING, bound_of, free_bound, look_at_slot};
use clasp3d_kernels::cloth::stretch::{STRETCH_PASSES, correction, shortened_to};
use clasp3d_kernels::geometry::features::slots_of;
use clasp3d_kernels::types::ClothParams;
use glam::{UVec4, Vec3, Vec4};
use rayon::prelude::*;

use super::CpuPipeline;
use super::pipeline::triangle_of;
use crate::Result;
use crate::cloth::{BodyCollisions, Frame, Model};

/// Vertices that one task works on, at least.
const VERTICES_PER_TASK: usize = 1024;

/// The simulation of a [`Model`] on the CPU.
pub struct CpuCloth {
    positions: Vec<[f32; 3]>,
    velocities: Vec<Vec4>,
    new_velocities: Vec<Vec4>,
    predicted: Vec<Vec4>,
    shortened: Vec<Vec4>,
    reference: Vec<Vec4>,
    bounds: Vec<AtomicU32>,
    pushes: Vec<AtomicU32>,
    near: Vec<Vec<UVec4>>,
    contact_search: Option<CpuPipeline>,
    faces: Option<Faces>,
}

/// What it takes to find collisions with faces as the paper does.
struct Faces {
    boxes: Vec<FaceBox>,
    /// The lowest face that each point collides with.
    hits: Vec<AtomicU32>,
    /// Without a sweep, every point is tested against every face.
    search: Option<CpuPipeline>,
}

impl CpuCloth {
    /// At the start of its first frame.
    ///
    /// # Errors
    ///
    /// Where the scene is too large.
    pub fn new(model: &Model) -> Result<Self> {
        let (points, vertices) = (model.points(), model.scene.positions().len());
        let contact_search = match model.has_contacts() {
            true => {
                let (settings, inflation) = model.contact_search();
                let mut search = CpuPipeline::new(&model.scene, settings)?;
                search.set_inflation(inflation);
                Some(search)
            }
            false => None,
        };
        let search = match model.bodies {
            BodyCollisions::SweptFaces if !model.body_triangles.is_empty() => {
                let (settings, scene) = model.face_search()?;
                Some(CpuPipeline::new(&scene, settings)?)
            }
            _ => None,
        };
        let faces = matches!(model.bodies, BodyCollisions::EveryFace | BodyCollisions::SweptFaces);
        let atomics = |len: usize, value: u32| (0..len).map(|_| AtomicU32::new(value)).collect::<Vec<_>>();
        Ok(Self {
            positions: model.scene.positions().to_vec(),
            velocities: model.inverse_masses.iter().map(|inverse_mass| Vec4::W * *inverse_mass).collect(),
            new_velocities: vec![Vec4::ZERO; points],
            predicted: vec![Vec4::ZERO; vertices],
            shortened: vec![Vec4::ZERO; points],
            reference: vec![Vec4::ZERO; vertices],
            bounds: atomics(vertices, FREE.to_bits()),
            pushes: atomics(points * PUSH as usize, 0),
            near: Vec::new(),
            contact_search,
            faces: faces.then(|| Faces { boxes: Vec::new(), hits: atomics(points, u32::MAX), search }),
        })
    }

    /// Where all vertices are.
    pub fn positions(&self) -> &[[f32; 3]] {
        &self.positions
    }

    /// How fast all points are; the fourth number is the inverse mass.
    pub fn velocities(&self) -> &[Vec4] {
        &self.velocities
    }

    /// Goes on from here: where all vertices are, and how fast all points.
    pub(crate) fn set_state(&mut self, positions: &[[f32; 3]], velocities: &[Vec4]) {
        self.positions.copy_from_slice(positions);
        self.velocities.copy_from_slice(velocities);
        // What was summed up so far belongs to another step.
        self.pushes.iter_mut().for_each(|push| *push.get_mut() = 0);
    }

    /// Runs a frame. Returns what happened, as [`status`] lays it out. After a blow-up it stops at once.
    pub fn run(&mut self, model: &Model, frame: &Frame) -> [u32; status::LEN as usize] {
        let mut noted = [0; status::LEN as usize];
        noted[status::BLOWN_UP as usize] = u32::MAX;
        for step in 0..frame.steps {
            let params = frame.step(step);
            if self.contact_search.is_some() && frame.searches(step) {
                self.search(model, &params, &mut noted);
            }
            self.integrate(model, &params);
            self.move_bodies(&params, frame);
            for _ in 0..STRETCH_PASSES {
                self.shorten(model, &params);
            }
            self.collide_with_faces(model, &params, frame);
            self.push_apart(&params);
            self.commit(&params, &mut noted);
            if noted[status::BLOWN_UP as usize] != u32::MAX {
                break;
            }
        }
        noted
    }

    /// Looks for near features.
    fn search(&mut self, model: &Model, params: &ClothParams, noted: &mut [u32]) {
        let Self { positions, velocities, reference, bounds, pushes, near, contact_search, .. } = self;
        let Some(search) = contact_search else { return };
        let marked = reference.par_iter_mut().zip(bounds.par_iter_mut()).zip(&*positions).enumerate();
        marked.with_min_len(VERTICES_PER_TASK).for_each(|(vertex, ((reference, bound), position))| {
            let inverse_mass = velocities.get(vertex).map_or(0.0, |velocity| velocity.w);
            *reference = Vec3::from(*position).extend(inverse_mass);
            *bound.get_mut() = free_bound(params).to_bits();
        });
        pushes.chunks_exact_mut(PUSH as usize).for_each(|numbers| *numbers[ENTANGLED as usize].get_mut() = 0);
        let pushes = &*pushes;
        let found = search.map_overlapping_pairs(positions, |pairs| {
            let mut findings = OnCpu { bounds, pushes, near: Vec::new() };
            let vertex = |vertex: u32| reference[vertex as usize];
            for (first, second) in pairs {
                let [first, second] = [first, second].map(|triangle| model.features[*triangle as usize]);
                // Boxes that are not turned: half of the pairs end here.
                let [(low, high), (other_low, other_high)] = [first, second].map(|triangle| {
                    let [a, b, c] = [triangle.x, triangle.y, triangle.z].map(|name| vertex(name).truncate());
                    (a.min(b).min(c), a.max(b).max(c))
                });
                let gap = (other_low - high).max(low - other_high).max_element();
                if gap <= params.reach {
                    let mut slots = slots_of(first, second) | if gap > 0.0 { 0 } else { 1 << PIERCING };
                    while slots != 0 {
                        look_at_slot(params, first, second, slots.trailing_zeros(), vertex, &mut findings);
                        slots &= slots - 1;
                    }
                }
            }
            (pairs.len(), findings.near)
        });
        let pairs = found.iter().map(|(pairs, _)| pairs).sum::<usize>() as u32;
        *near = found.into_iter().map(|(_, near)| near).filter(|near| !near.is_empty()).collect();
        let most = &mut noted[status::PAIRS as usize];
        *most = pairs.max(*most);
        let most = &mut noted[status::NEAR as usize];
        *most = (near.iter().map(Vec::len).sum::<usize>() as u32).max(*most);
    }

    fn integrate(&mut self, model: &Model, params: &ClothParams) {
        let Self { positions, velocities, new_velocities, predicted, .. } = self;
        let position_of = |point: u32| Vec3::from(positions[point as usize]);
        let points = new_velocities.par_iter_mut().zip(predicted).enumerate();
        points.with_min_len(VERTICES_PER_TASK).for_each(|(point, (new_velocity, predicted))| {
            let (at, velocity) = (position_of(point as u32), velocities[point]);
            let force = force_on(
                params,
                point as u32,
                (model.starts[point], model.starts[point + 1]),
                |place| model.springs[place as usize],
                |place| model.fans[place as usize],
                position_of,
                |point| velocities[point as usize].truncate(),
            );
            *new_velocity = accelerated(params, velocity, force);
            *predicted = (at + new_velocity.truncate() * params.step_time).extend(new_velocity.w);
        });
    }

    fn move_bodies(&mut self, params: &ClothParams, frame: &Frame) {
        let bodies = self.predicted[params.points as usize..].iter_mut();
        for ((predicted, from), to) in bodies.zip(&frame.body_start).zip(&frame.body_end) {
            *predicted = body_at(params, Vec3::from(*from), Vec3::from(*to)).extend(0.0);
        }
    }

    /// One pass over all springs.
    fn shorten(&mut self, model: &Model, params: &ClothParams) {
        let Self { predicted, shortened, new_velocities, reference, bounds, .. } = self;
        let points = shortened.par_iter_mut().zip(new_velocities).enumerate();
        points.with_min_len(VERTICES_PER_TASK).for_each(|(point, (shortened, velocity))| {
            let at = predicted[point];
            let correction = correction(
                params,
                at,
                (model.starts[point].x, model.starts[point + 1].x),
                |place| model.springs[place as usize],
                |other| predicted[other as usize],
            );
            let bound = f32::from_bits(bounds[point].load(Ordering::Relaxed));
            let (place, change) = shortened_to(at.truncate(), correction, reference[point].truncate(), bound);
            *shortened = place.extend(at.w);
            *velocity += (change / params.step_time).extend(0.0);
        });
        predicted[..shortened.len()].swap_with_slice(shortened);
    }

    /// The paper's collisions with faces of bodies, where they are wanted.
    fn collide_with_faces(&mut self, model: &Model, params: &ClothParams, frame: &Frame) {
        let Self { positions, predicted, new_velocities, faces, .. } = self;
        let Some(Faces { boxes, hits, search }) = faces else { return };
        let (points, bodies) = predicted.split_at_mut(params.points as usize);
        let corners: Vec<[f32; 3]> = bodies.iter().map(|corner| corner.truncate().to_array()).collect();
        let of = |names: &[u32; 3]| face_box(triangle_of(&corners, names), params.box_margin);
        model.body_triangles.par_iter().map(of).collect_into_vec(boxes);
        match search {
            Some(search) => {
                search.set_inflation(frame.face_inflation(model));
                let mut places: Vec<[f32; 3]> = points.iter().map(|point| point.truncate().to_array()).collect();
                places.extend_from_slice(&corners);
                search.map_overlapping_pairs(&places, |pairs| {
                    for &(point, triangle) in pairs {
                        let face = triangle - params.points;
                        if collides(points[point as usize].truncate(), boxes[face as usize]) {
                            hits[point as usize].fetch_min(face, Ordering::Relaxed);
                        }
                    }
                });
            }
            None => points.par_iter().zip(&*hits).for_each(|(point, hit)| {
                let first = boxes.iter().position(|face| collides(point.truncate(), *face));
                hit.store(first.map_or(u32::MAX, |face| face as u32), Ordering::Relaxed);
            }),
        }
        let own = points.par_iter_mut().zip(new_velocities).zip(&*positions).zip(hits);
        own.with_min_len(VERTICES_PER_TASK).for_each(|(((predicted, velocity), position), hit)| {
            let face = core::mem::replace(hit.get_mut(), u32::MAX);
            if let (Some(names), true) = (model.body_triangles.get(face as usize), velocity.w > 0.0) {
                let moved: Vec3 = names
                    .map(|vertex| {
                        let before = positions[(params.points + vertex) as usize];
                        Vec3::from(corners[vertex as usize]) - Vec3::from(before)
                    })
                    .into_iter()
                    .sum();
                let normal = boxes[face as usize].normal.truncate();
                let face_velocity = moved / (3.0 * params.step_time);
                let new = response(velocity.truncate(), face_velocity, normal, params.friction);
                *velocity = new.extend(velocity.w);
                *predicted = (Vec3::from(*position) + new * params.step_time).extend(velocity.w);
            }
        });
    }

    fn push_apart(&mut self, params: &ClothParams) {
        let Self { near, predicted, positions, pushes, .. } = self;
        near.par_iter().flatten().for_each(|record| {
            let edges = record.x & EDGES != 0;
            let names = [record.x & !EDGES, record.y, record.z, record.w];
            let entangled = |vertex: &u32| {
                let mark = pushes.get((vertex * PUSH + ENTANGLED) as usize);
                mark.is_some_and(|mark| mark.load(Ordering::Relaxed) != 0)
            };
            // What is on the wrong side would be pushed farther out there.
            if names.iter().any(entangled) {
                return;
            }
            let at = names.map(|vertex| predicted[vertex as usize]);
            let moved: [Vec3; 4] =
                core::array::from_fn(|i| at[i].truncate() - Vec3::from(positions[names[i] as usize]));
            let contact = contact_of(params, edges, UVec4::from_array(names), at, moved);
            if !contact.acts() {
                return;
            }
            for (i, vertex) in names.into_iter().enumerate().filter(|(i, _)| at[*i].w > 0.0) {
                let weight = contact.weights[i];
                let [push, slide] = [contact.push, contact.slide].map(|way| way.truncate() * (weight * at[i].w));
                add_push(pushes, vertex, Push::new(push, slide, weight, params.thickness));
            }
        });
    }

    fn commit(&mut self, params: &ClothParams, noted: &mut [u32]) {
        let Self { positions, velocities, new_velocities, predicted, reference, bounds, pushes, .. } = self;
        let (points, bodies) = positions.split_at_mut(params.points as usize);
        for (position, predicted) in bodies.iter_mut().zip(&predicted[points.len()..]) {
            *position = predicted.truncate().to_array();
        }
        let pushes = pushes.par_chunks_exact_mut(PUSH as usize);
        let own = points.par_iter_mut().zip(velocities).zip(bounds).zip(pushes).enumerate();
        let [blown_up, top_speed, held, entangled] = own
            .with_min_len(VERTICES_PER_TASK)
            .map(|(vertex, (((position, velocity), bound), pushes))| {
                let entangled = *pushes[ENTANGLED as usize].get_mut();
                let mut number = |i: usize| core::mem::take(pushes[i].get_mut());
                let push = UVec4::new(number(0), number(1), number(2), number(3));
                let sum = Push { push, slide: UVec4::new(number(4), number(5), number(6), entangled) };
                if velocity.w == 0.0 {
                    return [u32::MAX, 0, 0, 0];
                }
                let entangled = entangled != 0;
                let bits = bound.get_mut();
                let bound = bound_of(params, f32::from_bits(*bits), entangled);
                *bits = bound.to_bits();
                let committed = committed(
                    params,
                    Vec3::from(*position),
                    predicted[vertex].truncate(),
                    new_velocities[vertex],
                    mean_push(sum, params.thickness),
                    (reference[vertex].truncate(), bound),
                );
                *position = committed.position.to_array();
                *velocity = committed.velocity;
                let speed = velocity.truncate().length();
                // Not a number is not below the limit.
                let fine = committed.position.is_finite() && speed <= params.speed_limit;
                let blown_up = if fine { u32::MAX } else { packed(params.step, vertex as u32) };
                [blown_up, if fine { speed.to_bits() } else { 0 }, committed.held, u32::from(entangled)]
            })
            .reduce(|| [u32::MAX, 0, 0, 0], |a, b| [a[0].min(b[0]), a[1].max(b[1]), a[2] + b[2], a[3] + b[3]]);
        let least = &mut noted[status::BLOWN_UP as usize];
        *least = blown_up.min(*least);
        let most = &mut noted[status::TOP_SPEED as usize];
        *most = top_speed.max(*most);
        noted[status::HELD as usize] += held;
        noted[status::ENTANGLED as usize] += entangled;
    }
}

fn add_push(pushes: &[AtomicU32], vertex: u32, push: Push) {
    let first = (vertex * PUSH) as usize;
    let UVec4 { x, y, z, w } = push.slide;
    let numbers = push.push.to_array().into_iter().chain([x, y, z]);
    for (number, value) in pushes[first..].iter().zip(numbers).filter(|(_, value)| *value != 0) {
        number.fetch_add(value, Ordering::Relaxed);
    }
    if w != 0 {
        pushes[first + ENTANGLED as usize].store(w, Ordering::Relaxed);
    }
}

/// What the CPU does with what is found.
struct OnCpu<'a> {
    bounds: &'a [AtomicU32],
    pushes: &'a [AtomicU32],
    near: Vec<UVec4>,
}

impl Findings for OnCpu<'_> {
    fn near(&mut self, record: UVec4) {
        self.near.push(record);
    }

    fn bound(&mut self, vertex: u32, bound: f32) {
        // Numbers that are not negative have the order of their bits.
        self.bounds[vertex as usize].fetch_min(bound.to_bits(), Ordering::Relaxed);
    }

    fn push(&mut self, vertex: u32, push: Push) {
        add_push(self.pushes, vertex, push);
    }
}
