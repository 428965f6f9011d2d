//! The simulation, frame after frame.

use std::sync::Arc;

use clasp3d_kernels::cloth::commit::{status, unpacked};
use glam::{Vec3, Vec4};

use super::bounding::{Bounding, MOST_HALVINGS, Stopped};
use super::material::out_of_range;
use super::model::{Frame, Model};
use super::settings::SimulationSettings;
use super::sheet::Cloth;
use crate::cpu::cloth::CpuCloth;
use crate::gpu::cloth::DeviceCloth;
use crate::gpu::{Device, GpuDevice, open_backend};
use crate::{ActiveBackend, ClothError, Error, Mesh, Result, Scene};

/// What happened in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FrameStats {
    /// Steps that it took.
    pub steps: u32,
    /// How often features were looked for.
    pub searches: u32,
    /// Pairs of triangles whose boxes were near each other, at most.
    pub pairs: u32,
    /// Pairs of features that were near each other, at most.
    pub near: u32,
    /// How often a point had moved as far as it may until features are looked for again.
    pub held: u32,
    /// How many points were entangled, added up over all steps.
    pub entangled: u32,
    /// The highest speed of a point.
    pub top_speed: f32,
    /// How often a part of the frame was taken back and halved, because something would have met in it. Only with
    /// [`continuous`](SimulationSettings::continuous).
    pub bounded: u32,
    /// How many vertices stayed where they were in some part of the frame, as a last resort, added up over the parts.
    pub stopped: u32,
}

impl FrameStats {
    /// Of two parts of a frame, one after the other.
    fn and(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            searches: self.searches + other.searches,
            pairs: self.pairs.max(other.pairs),
            near: self.near.max(other.near),
            held: self.held + other.held,
            entangled: self.entangled + other.entangled,
            top_speed: self.top_speed.max(other.top_speed),
            bounded: self.bounded + other.bounded,
            stopped: self.stopped + other.stopped,
        }
    }
}

/// Simulates cloth, frame after frame.
///
/// The same settings on the same backend give the same frames, bit for bit, on any number of threads. Backends differ by
/// the rounding of their arithmetic, which cloth that folds makes more of with time.
pub struct Simulation {
    course: Course,
    engine: Engine,
    /// What bounds the steps, where they are bounded.
    bounding: Option<Box<Bounding>>,
}

/// A simulation on the CPU, which never waits for anything.
pub struct CpuSimulation {
    course: Course,
    cloth: CpuCloth,
}

/// What a simulation is of, and how far it has come: what is the same on all backends.
struct Course {
    model: Model,
    /// How many frames have been simulated.
    frame: u64,
    wind: [f32; 3],
    /// Where bodies are now.
    bodies: Vec<[f32; 3]>,
    /// What happened in the last frame.
    stats: FrameStats,
}

enum Engine {
    Cpu(Box<CpuCloth>),
    Gpu { device: Arc<GpuDevice>, cloth: Box<DeviceCloth<GpuDevice>> },
}

/// Where all vertices are, and how fast all points, with their inverse masses.
#[derive(Clone)]
struct State {
    positions: Vec<[f32; 3]>,
    velocities: Vec<Vec4>,
}

impl Engine {
    /// Runs a frame, or a part of it. Returns what happened.
    async fn run(&mut self, model: &Model, frame: &Frame) -> Result<Vec<u32>> {
        match self {
            Self::Cpu(cloth) => Ok(cloth.run(model, frame).to_vec()),
            Self::Gpu { device, cloth } => cloth.run(&**device, model, frame).await,
        }
    }

    async fn state(&self, model: &Model) -> Result<State> {
        match self {
            Self::Cpu(cloth) => {
                Ok(State { positions: cloth.positions().to_vec(), velocities: cloth.velocities().to_vec() })
            }
            Self::Gpu { device, cloth } => {
                let numbers = device.read(cloth.positions(), 0..model.scene.positions().len() * 3).await?;
                let velocities = device.read(cloth.velocities(), 0..model.points()).await?;
                Ok(State { positions: bytemuck::cast_slice(&numbers).to_vec(), velocities })
            }
        }
    }

    /// Goes on from a state. A frame begins with a search, which forgets all else that an engine keeps.
    fn set_state(&mut self, state: &State) -> Result<()> {
        match self {
            Self::Cpu(cloth) => cloth.set_state(&state.positions, &state.velocities),
            Self::Gpu { device, cloth } => {
                device.write(cloth.positions(), state.positions.as_flattened())?;
                device.write(cloth.velocities(), &state.velocities)?;
            }
        }
        Ok(())
    }
}

impl Simulation {
    /// Cloth among bodies. The vertices and triangles of the scene are numbered through, cloth first.
    ///
    /// # Errors
    ///
    /// Where a number is out of its range, where there are too few steps for the stiffness of the cloth, where cloth
    /// starts inside a closed body, and where a GPU is asked for and there is none or the scene is too large for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(
        cloths: impl IntoIterator<Item = Cloth>,
        bodies: impl IntoIterator<Item = Mesh>,
        settings: SimulationSettings,
    ) -> Result<Self> {
        crate::wait::Waiter::CPU.block_on(Self::new_async(cloths, bodies, settings))
    }

    /// Async version of [`new`](Self::new).
    ///
    /// # Errors
    ///
    /// As for `new`.
    pub async fn new_async(
        cloths: impl IntoIterator<Item = Cloth>,
        bodies: impl IntoIterator<Item = Mesh>,
        settings: SimulationSettings,
    ) -> Result<Self> {
        let backend = settings.backend.clone();
        let model = Model::new(cloths, bodies, settings)?;
        let on_gpu = open_backend(&backend, model.scene.triangles().len(), |_, device| {
            Ok(Engine::Gpu { device: Arc::clone(device), cloth: Box::new(DeviceCloth::new(&**device, &model)?) })
        });
        let engine = match on_gpu.await? {
            Some(engine) => engine,
            None => Engine::Cpu(Box::new(CpuCloth::new(&model)?)),
        };
        let bounding = match model.continuous {
            true => Some(Box::new(Bounding::open(&model).await?)),
            false => None,
        };
        Ok(Self { course: Course::new(model), engine, bounding })
    }

    /// Returns the backend that the simulation runs on.
    pub fn backend(&self) -> ActiveBackend {
        self.device().map_or(ActiveBackend::Cpu, |device| ActiveBackend::Gpu(device.adapter().name.clone()))
    }

    /// All objects, cloth first, as they were at the start.
    pub fn scene(&self) -> &Scene {
        &self.course.model.scene
    }

    /// How many of the scene's objects are cloth.
    pub fn cloths(&self) -> usize {
        self.course.model.cloths
    }

    /// How many frames have been simulated.
    pub fn frames(&self) -> u64 {
        self.course.frame
    }

    /// Steps of a frame, at least: fast cloth and fast bodies may take more of them, see [`Steps::Auto`].
    ///
    /// [`Steps::Auto`]: super::Steps::Auto
    pub fn steps(&self) -> u32 {
        self.course.model.steps
    }

    /// The longest time step that the springs allow.
    pub fn allowed_step(&self) -> f32 {
        self.course.model.allowed_step
    }

    /// The distance that contacts keep.
    pub fn thickness(&self) -> f32 {
        self.course.model.thickness()
    }

    /// What happened in the last frame.
    pub fn stats(&self) -> FrameStats {
        self.course.stats
    }

    /// From the next frame on, the air moves with this velocity.
    pub fn set_wind(&mut self, wind: [f32; 3]) {
        self.course.wind = wind;
    }

    /// Simulates a frame, at the end of which the vertices of bodies are at these positions, body after body.
    ///
    /// # Errors
    ///
    /// Where bodies have more or fewer vertices than at the start, or one is not finite: then nothing has happened. Where
    /// the simulation blows up or the device fails: then positions mean nothing any more.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn frame(&mut self, bodies: &[[f32; 3]]) -> Result<()> {
        crate::wait::Waiter::for_device(self.device().cloned()).block_on(self.frame_async(bodies))
    }

    /// Async version of [`frame`](Self::frame).
    ///
    /// # Errors
    ///
    /// As for `frame`.
    pub async fn frame_async(&mut self, bodies: &[[f32; 3]]) -> Result<()> {
        let Self { course, engine, bounding } = self;
        let frame = course.next(bodies)?;
        if let Some(bounding) = bounding {
            return course.bounded_frame(engine, bounding, bodies).await;
        }
        let noted = engine.run(&course.model, &frame).await?;
        course.note(&frame, &noted)
    }

    /// The device that the work is done on, if it is a GPU.
    pub fn device(&self) -> Option<&Arc<GpuDevice>> {
        match &self.engine {
            Engine::Cpu(_) => None,
            Engine::Gpu { device, .. } => Some(device),
        }
    }

    /// Where all vertices are on the GPU, if the work is done on one: three `f32` to a vertex, for
    /// [`Detector::detect_buffer`](crate::Detector::detect_buffer) and for drawing.
    pub fn positions_buffer(&self) -> Option<&wgpu::Buffer> {
        match &self.engine {
            Engine::Cpu(_) => None,
            Engine::Gpu { cloth, .. } => Some(cloth.positions().raw()),
        }
    }

    /// Where all vertices are.
    ///
    /// # Errors
    ///
    /// Where the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn positions(&self) -> Result<Vec<[f32; 3]>> {
        crate::wait::Waiter::for_device(self.device().cloned()).block_on(self.positions_async())
    }

    /// Async version of [`positions`](Self::positions).
    ///
    /// # Errors
    ///
    /// As for `positions`.
    pub async fn positions_async(&self) -> Result<Vec<[f32; 3]>> {
        match &self.engine {
            Engine::Cpu(cloth) => Ok(cloth.positions().to_vec()),
            Engine::Gpu { device, cloth } => {
                let len = self.course.model.scene.positions().len() * 3;
                Ok(bytemuck::cast_slice(&device.read(cloth.positions(), 0..len).await?).to_vec())
            }
        }
    }

    /// How fast the points of all cloth are.
    ///
    /// # Errors
    ///
    /// Where the device cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn velocities(&self) -> Result<Vec<[f32; 3]>> {
        let velocities = match &self.engine {
            Engine::Cpu(cloth) => cloth.velocities().to_vec(),
            Engine::Gpu { device, cloth } => {
                device.block_on(device.read(cloth.velocities(), 0..self.course.model.points()))?
            }
        };
        Ok(velocities.into_iter().map(|velocity| velocity.truncate().to_array()).collect())
    }
}

impl CpuSimulation {
    /// A simulation of these cloths and bodies.
    ///
    /// # Errors
    ///
    /// As for [`Simulation::new`].
    pub fn new(cloths: Vec<Cloth>, bodies: Vec<Mesh>, settings: SimulationSettings) -> Result<Self> {
        let model = Model::new(cloths, bodies, settings)?;
        Ok(Self { cloth: CpuCloth::new(&model)?, course: Course::new(model) })
    }

    /// All objects, as they were at the start.
    pub fn scene(&self) -> &Scene {
        &self.course.model.scene
    }

    /// How many frames have been simulated.
    pub fn frames(&self) -> u64 {
        self.course.frame
    }

    /// Where all vertices are.
    pub fn positions(&self) -> &[[f32; 3]] {
        self.cloth.positions()
    }

    /// Simulates one frame: [`Simulation::frame`] with this wind.
    ///
    /// # Errors
    ///
    /// As for [`Simulation::frame`].
    pub fn frame(&mut self, bodies: &[[f32; 3]], wind: [f32; 3]) -> Result<()> {
        self.course.wind = wind;
        let frame = self.course.next(bodies)?;
        let noted = self.cloth.run(&self.course.model, &frame);
        self.course.note(&frame, &noted)
    }
}

impl Course {
    fn new(model: Model) -> Self {
        let bodies = model.scene.positions()[model.points()..].to_vec();
        Self { model, frame: 0, wind: [0.0; 3], bodies, stats: FrameStats::default() }
    }

    /// What happens in the next frame.
    fn next(&self, bodies: &[[f32; 3]]) -> Result<Frame> {
        if let Some(speed) = self.wind.iter().find(|speed| !speed.is_finite()) {
            return Err(out_of_range("wind", "finite", *speed));
        }
        self.model.frame(&self.bodies, bodies, self.wind, &self.stats)
    }

    /// Simulates a frame in parts that are short enough for nothing to meet: see [`super::bounding`].
    async fn bounded_frame(&mut self, engine: &mut Engine, bounding: &mut Bounding, bodies: &[[f32; 3]]) -> Result<()> {
        let (start, points) = (self.bodies.clone(), self.model.points());
        let mut sum = FrameStats::default();
        let mut state = engine.state(&self.model).await?;
        // Parts that are still to be simulated, the next one last: the how manieth of how many halvings.
        let mut waiting = vec![(0u32, 0u32)];
        while let Some((place, halvings)) = waiting.pop() {
            let time = (place + 1) as f32 / (1 << halvings) as f32;
            let between = |(from, to): (&[f32; 3], &[f32; 3])| Vec3::from(*from).lerp(Vec3::from(*to), time).to_array();
            // Where bodies have waited, they catch up.
            let end: Vec<[f32; 3]> =
                if time == 1.0 { bodies.to_vec() } else { start.iter().zip(bodies).map(between).collect() };
            let part = self.model.part_of_frame(&self.bodies, &end, self.wind, &self.stats, halvings)?;
            let noted = engine.run(&self.model, &part).await?;
            let stats = self.read(&part, &noted)?;
            let mut next = engine.state(&self.model).await?;
            if !bounding.meeting(&state.positions, &next.positions).await?.is_empty() {
                if halvings < MOST_HALVINGS {
                    engine.set_state(&state)?;
                    sum.bounded += 1;
                    waiting.extend([(2 * place + 1, halvings + 1), (2 * place, halvings + 1)]);
                    continue;
                }
                let Stopped { positions, stayed } = bounding.stopped(&state.positions, &next.positions).await?;
                next.positions = positions;
                let velocities = next.velocities.iter_mut().zip(&stayed);
                velocities.filter(|(_, stayed)| **stayed).for_each(|(velocity, _)| *velocity *= Vec4::W);
                sum.stopped += stayed.iter().filter(|stayed| **stayed).count() as u32;
                engine.set_state(&next)?;
            }
            self.bodies = next.positions[points..].to_vec();
            self.stats = stats;
            sum = sum.and(stats);
            state = next;
        }
        self.stats = sum;
        self.frame += 1;
        Ok(())
    }

    /// What a backend has noted of the frame; an error if the simulation has blown up.
    fn note(&mut self, frame: &Frame, noted: &[u32]) -> Result<()> {
        self.stats = self.read(frame, noted)?;
        self.bodies.clone_from(&frame.body_end);
        self.frame += 1;
        Ok(())
    }

    /// The same in words.
    fn read(&self, frame: &Frame, noted: &[u32]) -> Result<FrameStats> {
        let get = |place: u32| noted[place as usize];
        if get(status::BLOWN_UP) != u32::MAX {
            let (step, vertex) = unpacked(get(status::BLOWN_UP));
            let speed_limit = self.model.speed_limit();
            return Err(Error::Cloth(ClothError::BlownUp { frame: self.frame, step, vertex, speed_limit }));
        }
        Ok(FrameStats {
            steps: frame.steps,
            searches: if self.model.has_contacts() { frame.steps.div_ceil(frame.search_every) } else { 0 },
            pairs: get(status::PAIRS),
            near: get(status::NEAR),
            held: get(status::HELD),
            entangled: get(status::ENTANGLED),
            top_speed: f32::from_bits(get(status::TOP_SPEED)),
            ..Default::default()
        })
    }
}
