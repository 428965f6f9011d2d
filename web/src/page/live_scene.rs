//! A scene with its animation and its detector.

use core::time::Duration;

use clasp3d::cloth::SimulationSettings;
use clasp3d::{ActiveBackend, Backend, DetectionResult, Detector, Mesh, Result, Scene};
use clasp3d_scenes::{BuiltInScene, MovingScene, SimulatedScene};
use web_time::Instant;

use super::settings::PageSettings;

/// A scene with its animation and its detector, at one frame.
pub struct LiveScene {
    animation: Animation,
    scene: Scene,
    detector: Detector,
    frame: usize,
}

enum Animation {
    /// Positions as a function of time.
    Formula { scene: Box<MovingScene>, frames: usize },
    /// Cloth simulation, with the arguments that create it again.
    Simulation { scene: Box<SimulatedScene>, built_in: &'static BuiltInScene, triangles: usize, backend: Backend },
    /// A mesh that does not move.
    Still,
}

/// Positions of all vertices.
pub enum Positions<'s> {
    /// In host memory.
    Host(Vec<[f32; 3]>),
    /// In a buffer of the device.
    Device(&'s wgpu::Buffer),
}

impl LiveScene {
    /// Creates a built-in scene with the number of triangles that the settings ask for, at its first frame.
    pub async fn built_in(built_in: &'static BuiltInScene, settings: &PageSettings, backend: Backend) -> Result<Self> {
        let triangles = settings.triangles;
        let (animation, scene) = match simulate(built_in, triangles, backend.clone()).await? {
            Some(simulated) => {
                let scene = simulated.simulation().scene().clone();
                let animation =
                    Animation::Simulation { scene: simulated, built_in, triangles, backend: backend.clone() };
                (animation, scene)
            }
            None => {
                let moving = built_in.build(triangles)?;
                let scene = moving.scene().clone();
                (Animation::Formula { scene: Box::new(moving), frames: built_in.frames }, scene)
            }
        };
        Self::new(animation, scene, settings, backend).await
    }

    /// Creates a scene of one mesh that does not move.
    pub async fn still(mesh: Mesh, settings: &PageSettings, backend: Backend) -> Result<Self> {
        Self::new(Animation::Still, Scene::new([mesh])?, settings, backend).await
    }

    async fn new(animation: Animation, scene: Scene, settings: &PageSettings, backend: Backend) -> Result<Self> {
        let detector = Detector::new_async(&scene, settings.for_detector(backend)).await?;
        Ok(Self { animation, scene, detector, frame: 0 })
    }

    /// Returns the meshes.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the detector.
    pub fn detector(&self) -> &Detector {
        &self.detector
    }

    /// Returns the index of the frame.
    pub fn frame(&self) -> usize {
        self.frame
    }

    /// Returns the number of frames, after which the animation restarts; 1 if nothing moves.
    pub fn frames(&self) -> usize {
        match &self.animation {
            Animation::Formula { frames, .. } => *frames,
            Animation::Simulation { built_in, .. } => built_in.frames,
            Animation::Still => 1,
        }
    }

    /// Returns the backend that animates the scene; `None` if nothing moves.
    pub fn animation_backend(&self) -> Option<ActiveBackend> {
        match &self.animation {
            Animation::Simulation { scene, .. } => Some(scene.simulation().backend()),
            Animation::Formula { .. } => Some(ActiveBackend::Cpu),
            Animation::Still => None,
        }
    }

    /// Replaces the detector; the frame stays the same.
    pub async fn change_detector(&mut self, settings: &PageSettings, backend: Backend) -> Result<()> {
        self.detector = Detector::new_async(&self.scene, settings.for_detector(backend)).await?;
        Ok(())
    }

    /// Returns to the first frame.
    pub async fn restart(&mut self) -> Result<()> {
        if let Animation::Simulation { scene, built_in, triangles, backend } = &mut self.animation
            && let Some(restarted) = simulate(built_in, *triangles, backend.clone()).await?
        {
            *scene = restarted;
        }
        self.frame = 0;
        Ok(())
    }

    /// Advances to the next frame, from the last to the first, and returns the time taken.
    pub async fn next_frame(&mut self) -> Result<Duration> {
        let start = Instant::now();
        if self.frame + 1 >= self.frames() {
            self.restart().await?;
        } else {
            if let Animation::Simulation { scene, .. } = &mut self.animation {
                scene.next_frame_async().await?;
            }
            self.frame += 1;
        }
        Ok(start.elapsed())
    }

    /// Returns the positions of this frame.
    pub async fn positions(&mut self) -> Result<Positions<'_>> {
        match &mut self.animation {
            Animation::Formula { scene, frames } => Ok(Positions::Host(scene.positions(self.frame, *frames)?)),
            Animation::Simulation { scene, .. } => match scene.simulation().positions_buffer() {
                Some(buffer) => Ok(Positions::Device(buffer)),
                None => Ok(Positions::Host(scene.simulation().positions_async().await?)),
            },
            Animation::Still => Ok(Positions::Host(self.scene.positions().to_vec())),
        }
    }

    /// Finds all intersecting pairs at positions in a buffer of the detector's device.
    pub async fn detect_buffer(&mut self, positions: &wgpu::Buffer) -> Result<(DetectionResult, Duration)> {
        let start = Instant::now();
        Ok((self.detector.detect_buffer_async(positions).await?, start.elapsed()))
    }

    /// Finds all intersecting pairs at positions in host memory.
    pub async fn detect(&mut self, positions: &[[f32; 3]]) -> Result<(DetectionResult, Duration)> {
        let start = Instant::now();
        Ok((self.detector.detect_async(positions).await?, start.elapsed()))
    }
}

/// Creates the simulation of a built-in scene, if it has one.
async fn simulate(
    built_in: &'static BuiltInScene,
    triangles: usize,
    backend: Backend,
) -> Result<Option<Box<SimulatedScene>>> {
    let change = |settings: &mut SimulationSettings| settings.backend = backend;
    Ok(built_in.simulate_async(triangles, None, change).await?.map(Box::new))
}
