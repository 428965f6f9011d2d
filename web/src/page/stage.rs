//! What moves, and what is found in it: one frame after the other, on one backend.

use core::time::Duration;

use clasp3d::cloth::SimulationSettings;
use clasp3d::{ActiveBackend, Backend, DetectionResult, Detector, Mesh, Result, Scene};
use clasp3d_scenes::{BuiltInScene, MovingScene, SimulatedScene};
use web_time::Instant;

use super::settings::PageSettings;

/// A scene in motion, with its detector.
pub struct Stage {
    motion: Motion,
    scene: Scene,
    detector: Detector,
    frame: usize,
}

enum Motion {
    /// By a formula, in so many frames.
    Formula(Box<MovingScene>, usize),
    /// By a simulation of cloth: where, and of about how many triangles, to begin anew.
    SimulatedScene { now: Box<SimulatedScene>, of: &'static BuiltInScene, triangles: usize, backend: Backend },
    /// Not at all.
    Still,
}

/// Where vertices are after a frame.
pub enum Places<'s> {
    /// On the host.
    Host(Vec<[f32; 3]>),
    /// On the device.
    Device(&'s wgpu::Buffer),
}

impl Stage {
    /// A built-in scene of about so many triangles, at its first frame.
    pub async fn built_in(of: &'static BuiltInScene, settings: &PageSettings, backend: Backend) -> Result<Self> {
        let triangles = settings.triangles;
        let motion = match simulate(of, triangles, backend.clone()).await? {
            Some(now) => Motion::SimulatedScene { now, of, triangles, backend: backend.clone() },
            None => Motion::Formula(Box::new(of.build(triangles)?), of.frames),
        };
        let scene = match &motion {
            Motion::Formula(moving, _) => moving.scene().clone(),
            Motion::SimulatedScene { now, .. } => now.simulation().scene().clone(),
            Motion::Still => {
                return Err(clasp3d::Error::Scene(clasp3d::SceneError::TriangleCount { count: 0, limit: triangles }));
            }
        };
        Self::with(motion, scene, settings, backend).await
    }

    /// A mesh that does not move.
    pub async fn mesh(mesh: Mesh, settings: &PageSettings, backend: Backend) -> Result<Self> {
        Self::with(Motion::Still, Scene::new([mesh])?, settings, backend).await
    }

    async fn with(motion: Motion, scene: Scene, settings: &PageSettings, backend: Backend) -> Result<Self> {
        let detector = Detector::new_async(&scene, settings.for_detector(backend)).await?;
        Ok(Self { motion, scene, detector, frame: 0 })
    }

    /// The objects.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What finds pairs in it.
    pub fn detector(&self) -> &Detector {
        &self.detector
    }

    /// Which frame it is at, from 0.
    pub fn frame(&self) -> usize {
        self.frame
    }

    /// How many frames there are until it begins anew: one, where nothing moves.
    pub fn frames(&self) -> usize {
        match &self.motion {
            Motion::Formula(_, frames) => *frames,
            Motion::SimulatedScene { of, .. } => of.frames,
            Motion::Still => 1,
        }
    }

    /// Returns the backend that moves the scene, if it moves.
    pub fn moved_by(&self) -> Option<ActiveBackend> {
        match &self.motion {
            Motion::SimulatedScene { now, .. } => Some(now.simulation().backend()),
            Motion::Formula(..) => Some(ActiveBackend::Cpu),
            Motion::Still => None,
        }
    }

    /// Takes another detector, for the same scene where it is.
    pub async fn change_detector(&mut self, settings: &PageSettings, backend: Backend) -> Result<()> {
        self.detector = Detector::new_async(&self.scene, settings.for_detector(backend)).await?;
        Ok(())
    }

    /// Goes back to the first frame.
    pub async fn restart(&mut self) -> Result<()> {
        if let Motion::SimulatedScene { now, of, triangles, backend } = &mut self.motion
            && let Some(fresh) = simulate(of, *triangles, backend.clone()).await?
        {
            *now = fresh;
        }
        self.frame = 0;
        Ok(())
    }

    /// Goes on to the next frame, or to the first after the last, and says how long that took.
    pub async fn next_frame(&mut self) -> Result<Duration> {
        let start = Instant::now();
        if self.frame + 1 >= self.frames() {
            self.restart().await?;
        } else {
            if let Motion::SimulatedScene { now, .. } = &mut self.motion {
                now.next_frame_async().await?;
            }
            self.frame += 1;
        }
        Ok(start.elapsed())
    }

    /// Where vertices are now.
    pub async fn places(&mut self) -> Result<Places<'_>> {
        match &mut self.motion {
            Motion::Formula(moving, frames) => Ok(Places::Host(moving.positions(self.frame, *frames)?)),
            Motion::SimulatedScene { now, .. } => match now.simulation().positions_buffer() {
                Some(buffer) => Ok(Places::Device(buffer)),
                None => Ok(Places::Host(now.simulation().positions_async().await?)),
            },
            Motion::Still => Ok(Places::Host(self.scene.positions().to_vec())),
        }
    }

    /// Finds what intersects, with vertices at these places on the detector's device.
    pub async fn detect_buffer(&mut self, positions: &wgpu::Buffer) -> Result<(DetectionResult, Duration)> {
        let start = Instant::now();
        Ok((self.detector.detect_buffer_async(positions).await?, start.elapsed()))
    }

    /// Finds what intersects, with vertices at these places.
    pub async fn detect(&mut self, positions: &[[f32; 3]]) -> Result<(DetectionResult, Duration)> {
        let start = Instant::now();
        Ok((self.detector.detect_async(positions).await?, start.elapsed()))
    }
}

async fn simulate(
    of: &'static BuiltInScene,
    triangles: usize,
    backend: Backend,
) -> Result<Option<Box<SimulatedScene>>> {
    let on = |settings: &mut SimulationSettings| settings.backend = backend;
    Ok(of.simulate_async(triangles, None, on).await?.map(Box::new))
}
