//! The cloth simulation on a device: a frame is one list of launches with one read-back of its status.
//!
//! If a buffer was too small for the results of a proximity search, the frame runs again from a copy of its initial state,
//! with larger buffers.

use clasp3d_kernels::cloth::UNBOUNDED;
use clasp3d_kernels::cloth::commit::{Commit, status};
use clasp3d_kernels::cloth::contacts::{PUSH_WORDS, PushApart};
use clasp3d_kernels::cloth::faces::{
    CopyPredicted, FaceBoxes, Respond, TestEveryFace, TestFacesBySweep, VECTORS_PER_FACE,
};
use clasp3d_kernels::cloth::motion::{Integrate, MoveBodies};
use clasp3d_kernels::cloth::near::{FindNear, MAX_PAIRS, MarkReference, RECORD_WORDS, RecordCounts, SizeNear};
use clasp3d_kernels::cloth::stretch::{STRETCH_PASSES, Shorten};
use clasp3d_kernels::geometry::features::Features;
use clasp3d_kernels::primitives::dispatch::SizeDispatch;
use clasp3d_kernels::types::{ClothParams, DispatchArguments, MAX_SLICE, SpringEnd};
use glam::{UVec2, Vec4};

use super::driver::{Job, Outcome, Room, run};
use super::pipeline::{Capacities, OverlappingPairs, Pipeline};
use super::{ClothStage, Device, Growable, Recorder};
use crate::cloth::{BodyCollisions, FramePlan, Model};
use crate::{DeviceError, Error, Result};

/// Maximum number of threads of one launch that tests points against faces.
const MAX_TESTS: u64 = 1 << 30;

/// The simulation of a [`Model`] on a device.
pub struct DeviceCloth<D: Device> {
    points: PointBuffers<D>,
    /// Initial state of the frame.
    saved_positions: D::Buffer<f32>,
    saved_velocities: D::Buffer<Vec4>,
    contacts: Option<ContactSearch<D>>,
    faces: Option<FaceCollisions<D>>,
}

/// The buffers that all steps use.
struct PointBuffers<D: Device> {
    /// Springs and fan triangles of each point: see [`Adjacency`](crate::cloth::Adjacency).
    starts: D::Buffer<UVec2>,
    springs: D::Buffer<SpringEnd>,
    fan_triangles: D::Buffer<UVec2>,
    positions: D::Buffer<f32>,
    velocities: D::Buffer<Vec4>,
    new_velocities: D::Buffer<Vec4>,
    predicted: D::Buffer<Vec4>,
    shortened: D::Buffer<Vec4>,
    /// Positions at the last proximity search.
    reference: D::Buffer<Vec4>,
    /// Displacement bound of each vertex.
    bounds: D::Buffer<u32>,
    pushes: D::Buffer<u32>,
    status: D::Buffer<u32>,
    /// Positions of the vertices of bodies at the start and at the end of the frame.
    body_start: D::Buffer<f32>,
    body_end: D::Buffer<f32>,
}

/// The proximity search, and the near features that it finds.
struct ContactSearch<D: Device> {
    search: Pipeline<D>,
    features: D::Buffer<Features>,
    near: Growable<D, u32>,
    find_arguments: D::Buffer<DispatchArguments>,
    push_arguments: D::Buffer<DispatchArguments>,
}

/// Collisions with faces by the published method.
struct FaceCollisions<D: Device> {
    body_triangles: D::Buffer<u32>,
    boxes: D::Buffer<Vec4>,
    /// The lowest face that each point collides with.
    colliding_faces: D::Buffer<u32>,
    /// Without a sweep, every point is tested against every face.
    sweep: Option<FaceSweep<D>>,
}

/// The search for points in the boxes of faces.
struct FaceSweep<D: Device> {
    search: Pipeline<D>,
    sweep_positions: D::Buffer<f32>,
    arguments: D::Buffer<DispatchArguments>,
    /// The empty list of near features: this search has none.
    no_near: D::Buffer<u32>,
}

/// Initial state of a run of a frame.
#[derive(Clone, Copy)]
enum InitialState {
    /// The current state, which is saved first.
    Current,
    /// The saved state, to run the frame again.
    Saved,
}

/// A frame, or a part of it.
struct ClothJob<'c, D: Device> {
    cloth: &'c mut DeviceCloth<D>,
    model: &'c Model,
    plan: &'c FramePlan,
}

impl<D: Device> Job<D> for ClothJob<'_, D> {
    type Start = InitialState;
    type Selection = ();
    /// Layout: [`status`].
    type Counts = Vec<u32>;

    async fn submit(&mut self, device: &D, start: InitialState, (): &()) -> Result<Vec<u32>> {
        let mut initial_status = [0; status::LEN as usize];
        initial_status[status::BLOWN_UP as usize] = u32::MAX;
        device.write(&self.cloth.points.status, &initial_status)?;
        let mut recorder = device.record("cloth");
        self.cloth.record_initial_state(&mut recorder, self.model, start);
        for step in 0..self.plan.steps {
            self.cloth.record_step(&mut recorder, self.model, self.plan, step)?;
        }
        let status = (&self.cloth.points.status, 0..status::LEN as usize);
        let [status] = recorder.submit_and_read([status])?.await?.parts;
        if status[status::TOO_MANY_CANDIDATES as usize] != 0 {
            return Err(Error::Device(DeviceError::TooManyProximityCandidates {
                triangles: self.model.scene.triangles().len(),
                tiles: MAX_SLICE,
                pairs: MAX_PAIRS,
            }));
        }
        Ok(status)
    }

    fn make_room(&mut self, device: &D, status: &Vec<u32>) -> Result<Room<InitialState>> {
        let [proxies, pairs, near] =
            [status::PROXIES, status::PAIRS, status::NEAR].map(|index| status[index as usize] as usize);
        let mut enlarged = false;
        if let Some(contacts) = &mut self.cloth.contacts {
            enlarged |= contacts.search.make_room_for_all(device, proxies, pairs)?;
            enlarged |= contacts.near.make_room(device, (near + 1) * RECORD_WORDS as usize)?;
        }
        // The status has the maxima of both searches.
        if let Some(sweep) = self.cloth.faces.as_mut().and_then(|faces| faces.sweep.as_mut()) {
            enlarged |= sweep.search.make_room_for_all(device, proxies, pairs)?;
        }
        Ok(if enlarged { Room::Enlarged(InitialState::Saved) } else { Room::Enough })
    }
}

impl<D: Device> DeviceCloth<D> {
    /// Creates a simulation in its initial state.
    ///
    /// # Errors
    ///
    /// If the scene is too large for the device.
    pub fn new(device: &D, model: &Model) -> Result<Self> {
        let contacts = if model.has_contacts() { Some(ContactSearch::new(device, model)?) } else { None };
        let faces = match model.bodies {
            BodyCollisions::EveryFace | BodyCollisions::FacesBySweep if !model.body_triangles.is_empty() => {
                Some(FaceCollisions::new(device, model)?)
            }
            _ => None,
        };
        Ok(Self {
            points: PointBuffers::new(device, model)?,
            saved_positions: device.buffer("saved positions", model.scene.positions().len() * 3)?,
            saved_velocities: device.buffer("saved velocities", model.points())?,
            contacts,
            faces,
        })
    }

    /// Returns the buffer with the positions of all vertices: three numbers per vertex.
    pub fn positions(&self) -> &D::Buffer<f32> {
        &self.points.positions
    }

    /// Returns the buffer with the velocities of all points; the fourth component is the inverse mass.
    pub fn velocities(&self) -> &D::Buffer<Vec4> {
        &self.points.velocities
    }

    /// Simulates a frame. Returns its status (layout: [`status`]).
    ///
    /// # Errors
    ///
    /// If the device fails, or has no memory for the results of a proximity search.
    pub async fn run(&mut self, device: &D, model: &Model, plan: &FramePlan) -> Result<Vec<u32>> {
        if !plan.body_end.is_empty() {
            device.write(&self.points.body_start, plan.body_start.as_flattened())?;
            device.write(&self.points.body_end, plan.body_end.as_flattened())?;
        }
        let mut job = ClothJob { cloth: self, model, plan };
        match run(&mut job, device, InitialState::Current, &()).await? {
            Outcome::Complete(status) => Ok(status),
            Outcome::TooManyResults { error, .. } => Err(error),
        }
    }

    /// Saves or restores the initial state of the frame.
    fn record_initial_state(&self, recorder: &mut D::Recorder<'_>, model: &Model, start: InitialState) {
        let PointBuffers { positions, velocities, pushes, .. } = &self.points;
        let (coordinates, points) = (model.scene.positions().len() * 3, model.points());
        match start {
            InitialState::Current => {
                recorder.copy(positions, &self.saved_positions, coordinates);
                recorder.copy(velocities, &self.saved_velocities, points);
            }
            InitialState::Saved => {
                recorder.copy(&self.saved_positions, positions, coordinates);
                recorder.copy(&self.saved_velocities, velocities, points);
                recorder.clear(pushes);
            }
        }
    }

    fn record_step(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        model: &Model,
        plan: &FramePlan,
        step: u32,
    ) -> Result<()> {
        let Self { points, contacts, faces, .. } = self;
        let mut params = plan.step_params(step);
        if let Some(contacts) = contacts {
            contacts.set_capacities(&mut params);
            if plan.has_search(step) {
                contacts.record_search(recorder, params, points)?;
            }
        }
        points.record_motion(recorder, params);
        if let Some(faces) = faces {
            faces.record(recorder, params, model, plan, points)?;
        }
        if let Some(contacts) = contacts {
            contacts.record_push(recorder, params, points);
        }
        points.record_commit(recorder, params);
        Ok(())
    }
}

impl<D: Device> PointBuffers<D> {
    fn new(device: &D, model: &Model) -> Result<Self> {
        let (points, vertices) = (model.points(), model.scene.positions().len());
        let velocities: Vec<Vec4> = model.inverse_masses.iter().map(|inverse_mass| Vec4::W * *inverse_mass).collect();
        // Buffers on a device are not empty.
        let body_coordinates = ((vertices - points) * 3).max(1);
        let adjacency = &model.adjacency;
        let fan_triangles =
            if adjacency.fan_triangles.is_empty() { &[UVec2::ZERO] } else { adjacency.fan_triangles.as_slice() };
        Ok(Self {
            starts: device.buffer_from("starts of springs and fan triangles", &adjacency.starts)?,
            springs: device.buffer_from("springs", &adjacency.springs)?,
            fan_triangles: device.buffer_from("fan triangles", fan_triangles)?,
            positions: device.buffer_from("positions", model.scene.positions().as_flattened())?,
            velocities: device.buffer_from("velocities", &velocities)?,
            new_velocities: device.buffer("new velocities", points)?,
            predicted: device.buffer("predicted positions", vertices)?,
            shortened: device.buffer("positions with shortened springs", points)?,
            reference: device.buffer_from("reference positions", &vec![Vec4::ZERO; vertices])?,
            bounds: device.buffer_from("displacement bounds", &vec![UNBOUNDED.to_bits(); vertices])?,
            pushes: device.buffer_from("pushes", &vec![0; points * PUSH_WORDS as usize])?,
            status: device.buffer("status", status::LEN as usize)?,
            body_start: device.buffer("bodies at the start", body_coordinates)?,
            body_end: device.buffer("bodies at the end", body_coordinates)?,
        })
    }

    /// Records forces and motion, and the stretch limit.
    fn record_motion(&self, recorder: &mut D::Recorder<'_>, params: ClothParams) {
        let Self { starts, springs, fan_triangles, positions, velocities, new_velocities, .. } = self;
        let Self { predicted, shortened, reference, bounds, body_start, body_end, .. } = self;
        recorder.stage(ClothStage::Motion);
        recorder.launch(
            &Integrate { params, positions, velocities, starts, springs, fan_triangles, new_velocities, predicted },
            params.points,
        );
        recorder.launch(
            &MoveBodies { params, frame_start: body_start, frame_end: body_end, predicted },
            params.vertices - params.points,
        );
        recorder.stage(ClothStage::Stretch);
        let (mut from, mut to) = (predicted, shortened);
        for _ in 0..STRETCH_PASSES {
            let pass =
                Shorten { params, starts, springs, reference, bounds, predicted: from, shortened: to, new_velocities };
            recorder.launch(&pass, params.points);
            (from, to) = (to, from);
        }
    }

    fn record_commit(&self, recorder: &mut D::Recorder<'_>, params: ClothParams) {
        let Self { positions, velocities, new_velocities, predicted, reference, bounds, pushes, status, .. } = self;
        recorder.stage(ClothStage::Commit);
        let commit =
            Commit { params, predicted, new_velocities, reference, bounds, pushes, positions, velocities, status };
        recorder.launch(&commit, params.vertices);
    }
}

impl<D: Device> ContactSearch<D> {
    fn new(device: &D, model: &Model) -> Result<Self> {
        let (settings, inflation) = model.contact_search_settings();
        let triangles = model.scene.triangles().len();
        let mut search = Pipeline::with_capacities(
            device,
            &model.scene,
            settings,
            Capacities { results: 1, ..Capacities::for_triangles(2 * triangles) },
        )?;
        search.set_inflation(inflation);
        Ok(Self {
            search,
            features: device.buffer_from("features", &model.features)?,
            near: Growable::new(device, "near features", (triangles + 1) * RECORD_WORDS as usize)?,
            find_arguments: device.buffer("arguments of the search for near features", 1)?,
            push_arguments: device.buffer("arguments of contacts", 1)?,
        })
    }

    fn set_capacities(&self, params: &mut ClothParams) {
        params.near_capacity = (self.near.capacity() / RECORD_WORDS as usize - 1) as u32;
        params.pair_capacity = self.search.pair_capacity() as u32;
    }

    /// Records a proximity search: near features and displacement bounds.
    fn record_search(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        params: ClothParams,
        points: &PointBuffers<D>,
    ) -> Result<()> {
        let Self { search, features, near, find_arguments, push_arguments } = self;
        let PointBuffers { positions, velocities, reference, bounds, pushes, status, .. } = points;
        let near = near.get();
        recorder.stage(ClothStage::Near);
        recorder
            .launch(&MarkReference { params, positions, velocities, reference, bounds, near, pushes }, params.vertices);
        let overlapping = search.record_overlapping(recorder, positions)?;
        let OverlappingPairs { pairs, tiles, boxes, proxies, scanned_tiles } = overlapping;
        recorder.stage(ClothStage::Near);
        recorder.launch(&SizeNear { params, tiles, arguments: find_arguments }, 1);
        let find = FindNear { params, pairs, tiles, boxes, features, reference, bounds, near, pushes };
        recorder.launch_indirect(&find, find_arguments);
        recorder.launch(&RecordCounts { proxies, scanned_tiles, tiles, near, status }, 1);
        recorder.launch(&SizeDispatch { count: near, arguments: push_arguments }, 1);
        Ok(())
    }

    /// Records the contacts of near features.
    fn record_push(&self, recorder: &mut D::Recorder<'_>, params: ClothParams, points: &PointBuffers<D>) {
        let PointBuffers { predicted, positions, pushes, .. } = points;
        recorder.stage(ClothStage::Contacts);
        let push = PushApart { params, near: self.near.get(), predicted, positions, pushes };
        recorder.launch_indirect(&push, &self.push_arguments);
    }
}

impl<D: Device> FaceCollisions<D> {
    fn new(device: &D, model: &Model) -> Result<Self> {
        let faces = model.body_triangles.len();
        let sweep =
            if model.bodies == BodyCollisions::FacesBySweep { Some(FaceSweep::new(device, model)?) } else { None };
        Ok(Self {
            body_triangles: device.buffer_from("triangles of bodies", model.body_triangles.as_flattened())?,
            boxes: device.buffer("boxes of faces", faces * VECTORS_PER_FACE as usize)?,
            colliding_faces: device.buffer_from("faces that points collide with", &vec![u32::MAX; model.points()])?,
            sweep,
        })
    }

    fn record(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        params: ClothParams,
        model: &Model,
        plan: &FramePlan,
        points: &PointBuffers<D>,
    ) -> Result<()> {
        let Self { body_triangles, boxes, colliding_faces, sweep } = self;
        let PointBuffers { positions, predicted, new_velocities, .. } = points;
        recorder.stage(ClothStage::Faces);
        recorder.launch(&FaceBoxes { params, body_triangles, predicted, boxes }, params.faces);
        match sweep {
            Some(sweep) => {
                sweep.search.set_inflation(plan.face_inflation(model));
                sweep.record(recorder, params, points, boxes, colliding_faces)?;
            }
            None => {
                let faces_per_launch = (MAX_TESTS / u64::from(params.points)).max(1) as u32;
                for first_face in (0..params.faces).step_by(faces_per_launch as usize) {
                    let faces = faces_per_launch.min(params.faces - first_face);
                    let test = TestEveryFace {
                        params: ClothParams { first_face, ..params },
                        predicted,
                        boxes,
                        colliding_faces,
                    };
                    recorder.launch(&test, params.points * faces);
                }
            }
        }
        let respond = Respond { params, body_triangles, positions, boxes, colliding_faces, predicted, new_velocities };
        recorder.launch(&respond, params.points);
        Ok(())
    }
}

impl<D: Device> FaceSweep<D> {
    fn new(device: &D, model: &Model) -> Result<Self> {
        let (settings, scene) = model.face_search()?;
        Ok(Self {
            search: Pipeline::new(device, &scene, settings)?,
            sweep_positions: device.buffer("positions of points and faces", scene.positions().len() * 3)?,
            arguments: device.buffer("arguments of the test of faces", 1)?,
            no_near: device.buffer_from("no near features", &[0])?,
        })
    }

    fn record(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        mut params: ClothParams,
        points: &PointBuffers<D>,
        boxes: &D::Buffer<Vec4>,
        colliding_faces: &D::Buffer<u32>,
    ) -> Result<()> {
        let Self { search, sweep_positions, arguments, no_near } = self;
        let PointBuffers { predicted, status, .. } = points;
        recorder.launch(&CopyPredicted { params, predicted, positions: sweep_positions }, params.vertices);
        params.pair_capacity = search.pair_capacity() as u32;
        let overlapping = search.record_overlapping(recorder, sweep_positions)?;
        let OverlappingPairs { pairs, tiles, boxes: sweep_boxes, proxies, scanned_tiles } = overlapping;
        recorder.stage(ClothStage::Faces);
        recorder.launch(&SizeDispatch { count: tiles, arguments }, 1);
        let test = TestFacesBySweep { params, pairs, tiles, sweep_boxes, predicted, boxes, colliding_faces };
        recorder.launch_indirect(&test, arguments);
        recorder.launch(&RecordCounts { proxies, scanned_tiles, tiles, near: no_near, status }, 1);
        Ok(())
    }
}
