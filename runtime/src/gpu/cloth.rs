//! The cloth simulation on a device: a frame is one list of launches, and one reading back of what happened.
//!
//! Where a buffer was too small for what was near, the frame begins anew from a copy of how it started, with more room.

use clasp3d_kernels::cloth::FREE;
use clasp3d_kernels::cloth::commit::{Commit, status};
use clasp3d_kernels::cloth::contacts::{PUSH, PushApart};
use clasp3d_kernels::cloth::faces::{FaceBoxes, PlacePoints, Respond, TestEveryFace, TestSweptFaces, VECTORS};
use clasp3d_kernels::cloth::motion::{Integrate, MoveBodies};
use clasp3d_kernels::cloth::near::{FindNear, MarkReference, NoteRoom, RECORD, SizeNear};
use clasp3d_kernels::cloth::stretch::{STRETCH_PASSES, Shorten};
use clasp3d_kernels::primitives::dispatch::SizeDispatch;
use clasp3d_kernels::types::{ClothParams, DispatchArguments, Spring};
use glam::{UVec2, UVec4, Vec4};

use super::pipeline::{Capacities, Overlapping, Pipeline};
use super::{Device, Growable, Recorder};
use crate::cloth::{BodyCollisions, Frame, Model};
use crate::{DeviceError, Error, Result};

/// Threads of one launch that tests points against faces, at most.
const MAX_TESTS: u64 = 1 << 30;

/// The simulation of a [`Model`] on a device.
pub struct DeviceCloth<D: Device> {
    starts: D::Buffer<UVec2>,
    springs: D::Buffer<Spring>,
    fans: D::Buffer<UVec2>,
    positions: D::Buffer<f32>,
    velocities: D::Buffer<Vec4>,
    new_velocities: D::Buffer<Vec4>,
    predicted: D::Buffer<Vec4>,
    shortened: D::Buffer<Vec4>,
    reference: D::Buffer<Vec4>,
    bounds: D::Buffer<u32>,
    pushes: D::Buffer<u32>,
    status: D::Buffer<u32>,
    /// Where bodies are at the start and at the end of the frame.
    body_start: D::Buffer<f32>,
    body_end: D::Buffer<f32>,
    /// How the frame started.
    saved_positions: D::Buffer<f32>,
    saved_velocities: D::Buffer<Vec4>,
    contacts: Option<Contacts<D>>,
    faces: Option<Faces<D>>,
}

/// What it takes to find what is near.
struct Contacts<D: Device> {
    search: Pipeline<D>,
    features: D::Buffer<UVec4>,
    near: Growable<D, u32>,
    find_arguments: D::Buffer<DispatchArguments>,
    push_arguments: D::Buffer<DispatchArguments>,
}

/// What it takes to find collisions with faces as the paper does.
struct Faces<D: Device> {
    body_triangles: D::Buffer<u32>,
    boxes: D::Buffer<Vec4>,
    /// The lowest face that each point collides with.
    hits: D::Buffer<u32>,
    /// Without a sweep, every point is tested against every face.
    sweep: Option<FaceSweep<D>>,
}

struct FaceSweep<D: Device> {
    search: Pipeline<D>,
    places: D::Buffer<f32>,
    arguments: D::Buffer<DispatchArguments>,
    /// There is no list of near features here.
    no_near: D::Buffer<u32>,
}

impl<D: Device> DeviceCloth<D> {
    /// At the start of its first frame.
    ///
    /// # Errors
    ///
    /// Where the device has no room for it.
    pub fn new(device: &D, model: &Model) -> Result<Self> {
        let (points, vertices) = (model.points(), model.scene.positions().len());
        let velocities: Vec<Vec4> = model.inverse_masses.iter().map(|inverse_mass| Vec4::W * *inverse_mass).collect();
        // A device has no empty buffers.
        let body_numbers = ((vertices - points) * 3).max(1);
        let fans = if model.fans.is_empty() { &[UVec2::ZERO] } else { model.fans.as_slice() };
        let contacts = if model.has_contacts() { Some(Contacts::new(device, model)?) } else { None };
        let faces = match model.bodies {
            BodyCollisions::EveryFace | BodyCollisions::SweptFaces if !model.body_triangles.is_empty() => {
                Some(Faces::new(device, model)?)
            }
            _ => None,
        };
        Ok(Self {
            starts: device.buffer_from("starts of springs and fans", &model.starts)?,
            springs: device.buffer_from("springs", &model.springs)?,
            fans: device.buffer_from("fans", fans)?,
            positions: device.buffer_from("positions", model.scene.positions().as_flattened())?,
            velocities: device.buffer_from("velocities", &velocities)?,
            new_velocities: device.buffer("new velocities", points)?,
            predicted: device.buffer("predicted positions", vertices)?,
            shortened: device.buffer("positions with shortened springs", points)?,
            reference: device.buffer_from("reference positions", &vec![Vec4::ZERO; vertices])?,
            bounds: device.buffer_from("bounds", &vec![FREE.to_bits(); vertices])?,
            pushes: device.buffer_from("pushes", &vec![0; points * PUSH as usize])?,
            status: device.buffer("status", status::LEN as usize)?,
            body_start: device.buffer("bodies at the start", body_numbers)?,
            body_end: device.buffer("bodies at the end", body_numbers)?,
            saved_positions: device.buffer("saved positions", vertices * 3)?,
            saved_velocities: device.buffer("saved velocities", points)?,
            contacts,
            faces,
        })
    }

    /// Where all vertices are: three numbers to a vertex.
    pub fn positions(&self) -> &D::Buffer<f32> {
        &self.positions
    }

    /// How fast all points are; the fourth number is the inverse mass.
    pub fn velocities(&self) -> &D::Buffer<Vec4> {
        &self.velocities
    }

    /// Runs a frame. Returns what happened, as [`status`] lays it out.
    ///
    /// # Errors
    ///
    /// Where the device fails or has no room for what is near.
    pub async fn run(&mut self, device: &D, model: &Model, frame: &Frame) -> Result<Vec<u32>> {
        if !frame.body_end.is_empty() {
            device.write(&self.body_start, frame.body_start.as_flattened())?;
            device.write(&self.body_end, frame.body_end.as_flattened())?;
        }
        let (numbers, points) = (model.scene.positions().len() * 3, model.points());
        let mut again = false;
        loop {
            let mut noted = [0; status::LEN as usize];
            noted[status::BLOWN_UP as usize] = u32::MAX;
            device.write(&self.status, &noted)?;
            let mut recorder = device.record("cloth");
            if again {
                recorder.copy(&self.saved_positions, &self.positions, numbers);
                recorder.copy(&self.saved_velocities, &self.velocities, points);
                recorder.clear(&self.pushes);
            } else {
                recorder.copy(&self.positions, &self.saved_positions, numbers);
                recorder.copy(&self.velocities, &self.saved_velocities, points);
            }
            for step in 0..frame.steps {
                self.record_step(&mut recorder, model, frame, step)?;
            }
            let [noted] = recorder.submit_and_read([(&self.status, 0..status::LEN as usize)])?.await?.parts;
            if noted[status::TOO_MANY as usize] != 0 {
                return Err(Error::Device(DeviceError::TooManyProximityCandidates));
            }
            if !self.make_room(device, &noted)? {
                return Ok(noted);
            }
            again = true;
        }
    }

    /// Makes room for what was counted, and says whether there was not enough.
    fn make_room(&mut self, device: &D, noted: &[u32]) -> Result<bool> {
        let [proxies, pairs, near] =
            [status::PROXIES, status::PAIRS, status::NEAR].map(|place| noted[place as usize] as usize);
        let mut grown = false;
        if let Some(contacts) = &mut self.contacts {
            grown |= contacts.search.make_room(device, proxies, pairs)?;
            grown |= contacts.near.make_room(device, (near + 1) * RECORD as usize)?;
        }
        // Both searches note the most that either of them needed.
        if let Some(sweep) = self.faces.as_mut().and_then(|faces| faces.sweep.as_mut()) {
            grown |= sweep.search.make_room(device, proxies, pairs)?;
        }
        Ok(grown)
    }

    fn record_step(&mut self, recorder: &mut D::Recorder<'_>, model: &Model, frame: &Frame, step: u32) -> Result<()> {
        let Self { starts, springs, fans, positions, velocities, new_velocities, predicted, shortened, .. } = self;
        let (reference, bounds, pushes, status) = (&self.reference, &self.bounds, &self.pushes, &self.status);
        let mut params = frame.step(step);
        if let Some(contacts) = &mut self.contacts {
            params.near = (contacts.near.capacity() / RECORD as usize - 1) as u32;
            params.pairs = contacts.search.pair_capacity() as u32;
            if frame.searches(step) {
                let near = contacts.near.get();
                recorder.stage("near");
                recorder.launch(
                    &MarkReference { params, positions, velocities, reference, bounds, near, pushes },
                    params.vertices,
                );
                let overlapping = contacts.search.record_overlapping(recorder, positions)?;
                let Overlapping { pairs, tiles, boxes, proxies, scanned_tiles } = overlapping;
                recorder.stage("near");
                let arguments = &contacts.find_arguments;
                recorder.launch(&SizeNear { params, tiles, arguments }, 1);
                let features = &contacts.features;
                let find = FindNear { params, pairs, tiles, boxes, features, reference, bounds, near, pushes };
                recorder.launch_indirect(&find, arguments);
                recorder.launch(&NoteRoom { proxies, scanned_tiles, tiles, near, status }, 1);
                let arguments = &contacts.push_arguments;
                recorder.launch(&SizeDispatch { count: near, arguments }, 1);
            }
        }
        recorder.stage("motion");
        recorder.launch(
            &Integrate { params, positions, velocities, starts, springs, fans, new_velocities, predicted },
            params.points,
        );
        let (frame_start, frame_end) = (&self.body_start, &self.body_end);
        recorder.launch(&MoveBodies { params, frame_start, frame_end, predicted }, params.vertices - params.points);
        recorder.stage("stretch");
        let (mut from, mut to) = (&*predicted, &*shortened);
        for _ in 0..STRETCH_PASSES {
            let pass =
                Shorten { params, starts, springs, reference, bounds, predicted: from, shortened: to, new_velocities };
            recorder.launch(&pass, params.points);
            (from, to) = (to, from);
        }
        if let Some(faces) = &mut self.faces {
            faces.record(recorder, params, model, frame, positions, predicted, new_velocities, status)?;
        }
        if let Some(contacts) = &self.contacts {
            recorder.stage("contacts");
            let near = contacts.near.get();
            recorder
                .launch_indirect(&PushApart { params, near, predicted, positions, pushes }, &contacts.push_arguments);
        }
        recorder.stage("commit");
        let commit =
            Commit { params, predicted, new_velocities, reference, bounds, pushes, positions, velocities, status };
        recorder.launch(&commit, params.vertices);
        Ok(())
    }
}

impl<D: Device> Contacts<D> {
    fn new(device: &D, model: &Model) -> Result<Self> {
        let (settings, inflation) = model.contact_search();
        let triangles = model.scene.triangles().len();
        let mut search = Pipeline::with_capacities(
            device,
            &model.scene,
            settings,
            Capacities { found: 1, ..Capacities::for_triangles(2 * triangles) },
        )?;
        search.set_inflation(inflation);
        Ok(Self {
            search,
            features: device.buffer_from("features", &model.features)?,
            near: Growable::new(device, "near features", (triangles + 1) * RECORD as usize)?,
            find_arguments: device.buffer("launch that looks for features", 1)?,
            push_arguments: device.buffer("launch that pushes features apart", 1)?,
        })
    }
}

impl<D: Device> Faces<D> {
    fn new(device: &D, model: &Model) -> Result<Self> {
        let faces = model.body_triangles.len();
        let sweep = if model.bodies == BodyCollisions::SweptFaces {
            let (settings, scene) = model.face_search()?;
            Some(FaceSweep {
                search: Pipeline::new(device, &scene, settings)?,
                places: device.buffer("places of points and faces", scene.positions().len() * 3)?,
                arguments: device.buffer("launch that tests faces", 1)?,
                no_near: device.buffer_from("no near features", &[0])?,
            })
        } else {
            None
        };
        Ok(Self {
            body_triangles: device.buffer_from("triangles of bodies", model.body_triangles.as_flattened())?,
            boxes: device.buffer("boxes of faces", faces * VECTORS as usize)?,
            hits: device.buffer_from("faces that points collide with", &vec![u32::MAX; model.points()])?,
            sweep,
        })
    }

    #[allow(clippy::too_many_arguments, reason = "the buffers of the simulation, which are not its own")]
    fn record(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        mut params: ClothParams,
        model: &Model,
        frame: &Frame,
        positions: &D::Buffer<f32>,
        predicted: &D::Buffer<Vec4>,
        new_velocities: &D::Buffer<Vec4>,
        status: &D::Buffer<u32>,
    ) -> Result<()> {
        let Self { body_triangles, boxes, hits, sweep } = self;
        recorder.stage("faces");
        recorder.launch(&FaceBoxes { params, body_triangles, predicted, boxes }, params.faces);
        match sweep {
            Some(FaceSweep { search, places, arguments, no_near }) => {
                recorder.launch(&PlacePoints { params, predicted, places }, params.vertices);
                search.set_inflation(frame.face_inflation(model));
                params.pairs = search.pair_capacity() as u32;
                let overlapping = search.record_overlapping(recorder, places)?;
                let Overlapping { pairs, tiles, boxes: swept_boxes, proxies, scanned_tiles } = overlapping;
                recorder.stage("faces");
                recorder.launch(&SizeDispatch { count: tiles, arguments }, 1);
                let test = TestSweptFaces { params, pairs, tiles, swept_boxes, predicted, boxes, hits };
                recorder.launch_indirect(&test, arguments);
                recorder.launch(&NoteRoom { proxies, scanned_tiles, tiles, near: no_near, status }, 1);
            }
            None => {
                let faces_at_once = (MAX_TESTS / u64::from(params.points)).max(1) as u32;
                for first_face in (0..params.faces).step_by(faces_at_once as usize) {
                    params.first_face = first_face;
                    let faces = faces_at_once.min(params.faces - first_face);
                    recorder.launch(&TestEveryFace { params, predicted, boxes, hits }, params.points * faces);
                }
            }
        }
        let respond = Respond { params, body_triangles, positions, boxes, hits, predicted, new_velocities };
        recorder.launch(&respond, params.points);
        Ok(())
    }
}
