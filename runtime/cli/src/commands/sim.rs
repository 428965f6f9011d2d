//! `clasp3d sim`

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::ValueEnum;
use clasp3d::cloth::{BodyCollisions, FrameStats, Material, SimulationSettings, Steps};
use clasp3d::{ActiveBackend, Backend, Detector, Mesh, Settings};
use clasp3d_report::format::{counted, grouped};
use clasp3d_scenes::{SCENES, SimulatedScene};

use crate::common::console::{Progress, Verbosity};
use crate::common::frame_folder::FrameFolder;
use crate::common::interrupt::exit_if_interrupted;
use crate::common::options::{BackendOptions, ChosenScene, SceneOptions, Switch};
use crate::common::simulation::{detect, open_shared};
use crate::common::snapshot::intersecting_triangles;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    scene: SceneOptions,
    /// Writes each frame as a PLY file to this folder, created if it does not exist.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Detects intersecting triangles in each frame.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    backend: BackendOptions,
    #[command(flatten)]
    cloth: ClothOptions,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Simulation options")]
struct ClothOptions {
    /// Material of the cloth [default: that of the scene].
    #[arg(long, value_parser = material, value_name = "silk|cotton|denim")]
    material: Option<Material>,
    /// Steps per frame [default: as many as the springs need]. Fewer are an error, except with --continuous, which divides
    /// steps for the springs alone.
    #[arg(long, value_name = "N")]
    steps: Option<u32>,
    /// Checks every frame by continuous collision detection, so that cloth passes neither through itself nor through bodies;
    /// pairs of bodies and disabled collisions are not checked. A frame with an impact is discarded and simulated in two
    /// halves with shorter steps; as a last resort, vertices and bodies stop.
    #[arg(long)]
    continuous: bool,
    /// Distance that contacts keep, in meters [default: 0.3 times the edge length of the cloth].
    #[arg(long, value_name = "METERS", allow_negative_numbers = true)]
    thickness: Option<f32>,
    /// Coefficient of friction [default: that of the scene].
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    friction: Option<f32>,
    /// Collisions of cloth with bodies.
    #[arg(long, value_enum, default_value_t = BodyCollisionsName::Contacts)]
    body_collisions: BodyCollisionsName,
    /// Whether cloth collides with itself.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    self_collisions: Switch,
}

#[derive(Clone, Copy, ValueEnum)]
enum BodyCollisionsName {
    /// Vertices, edges and faces stay a thickness apart.
    Contacts,
    /// Method of Vassilev and Dochev (2010): every vertex against every face.
    EveryFace,
    /// The same method, with faces found by clusters and sweep.
    FacesBySweep,
    /// None.
    Off,
}

fn material(name: &str) -> Result<Material, String> {
    let names: Vec<&str> = Material::PRESETS.iter().map(|(name, _)| *name).collect();
    Material::named(name).ok_or_else(|| format!("expected one of {}", names.join(", ")))
}

impl ClothOptions {
    fn apply(&self, settings: &mut SimulationSettings) {
        settings.steps = self.steps.map_or(settings.steps, Steps::Count);
        settings.thickness = self.thickness.or(settings.thickness);
        settings.friction = self.friction.unwrap_or(settings.friction);
        settings.self_collisions = self.self_collisions == Switch::On;
        settings.continuous = self.continuous;
        settings.bodies = match self.body_collisions {
            BodyCollisionsName::Contacts => BodyCollisions::Contacts,
            BodyCollisionsName::EveryFace => BodyCollisions::EveryFace,
            BodyCollisionsName::FacesBySweep => BodyCollisions::FacesBySweep,
            BodyCollisionsName::Off => BodyCollisions::Off,
        };
    }
}

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    let chosen =
        arguments.scene.find()?.with_context(|| format!("no scene: use --scene {}", simulated_scenes(" | ")))?;
    let backend = open_shared(&arguments.backend.apply()?)?;
    let simulated = chosen.built_in.simulate(chosen.triangles, arguments.cloth.material, |settings| {
        settings.backend = backend.clone();
        arguments.cloth.apply(settings);
    })?;
    let Some(mut simulated) = simulated else {
        bail!("{} is not a simulated scene; these are: {}", chosen.built_in.name, simulated_scenes(", "))
    };
    let mut out = io::stdout().lock();
    let totals = simulate(arguments, &mut simulated, &chosen, backend, verbosity, &mut out)?;
    let simulation = simulated.simulation();
    let triangles = simulation.scene().triangles().len();
    totals.print(arguments, &chosen, triangles, &simulation.backend(), simulation.steps(), &mut out)?;
    if let (Some(path), true) = (&arguments.out, verbosity != Verbosity::Quiet) {
        writeln!(out, "Wrote {} to {}", counted(chosen.frames as u64, "frame", "frames"), path.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Names of the scenes that can be simulated.
fn simulated_scenes(separator: &str) -> String {
    let names: Vec<&str> = SCENES.iter().filter(|scene| scene.is_simulated()).map(|scene| scene.name).collect();
    names.join(separator)
}

/// Simulates all frames. Writes and checks them, if requested.
fn simulate(
    arguments: &Arguments,
    simulated: &mut SimulatedScene,
    chosen: &ChosenScene,
    backend: Backend,
    verbosity: Verbosity,
    out: &mut impl Write,
) -> anyhow::Result<Totals> {
    let scene = simulated.simulation().scene().clone();
    let detector_settings = Settings { backend, ..Default::default() };
    let mut detector = arguments.check.then(|| Detector::new(&scene, detector_settings)).transpose()?;
    let folder = |path: &PathBuf| FrameFolder::new(path, chosen.built_in.name, chosen.frames);
    let folder = arguments.out.as_ref().map(folder).transpose()?;
    if verbosity == Verbosity::Verbose {
        print_header(arguments.check, out)?;
    }
    let progress = Progress::new(chosen.frames, verbosity);
    let mut totals = Totals::default();
    for frame in 0..chosen.frames {
        exit_if_interrupted();
        let start = Instant::now();
        // Frame 0 is the initial state.
        if frame > 0 {
            simulated.next_frame()?;
        }
        let time = start.elapsed();
        let simulation = simulated.simulation();
        if let Some(folder) = &folder {
            folder.write(frame, &Mesh::new(simulation.positions()?, scene.triangles().to_vec()))?;
        }
        let intersecting = match &mut detector {
            Some(detector) => Some(intersecting_triangles(&detect(detector, simulation)?).len()),
            None => None,
        };
        let stats = simulation.stats();
        totals.add(time, stats, intersecting);
        if verbosity == Verbosity::Verbose {
            print_frame(frame, time, stats, intersecting, out)?;
        }
        progress.message(counted(stats.near.into(), "feature pair in contact range", "feature pairs in contact range"));
        progress.step();
    }
    progress.end();
    Ok(totals)
}

fn print_header(with_check: bool, out: &mut impl Write) -> io::Result<()> {
    let intersecting = if with_check { "  intersecting triangles" } else { "" };
    writeln!(out, "frame       ms  searches  near pairs  clamped  max m/s{intersecting}")
}

fn print_frame(
    frame: usize,
    time: Duration,
    stats: FrameStats,
    intersecting: Option<usize>,
    out: &mut impl Write,
) -> io::Result<()> {
    let FrameStats { searches, near, clamped, top_speed, .. } = stats;
    let intersecting = intersecting.map(|count| format!("{count:24}")).unwrap_or_default();
    let ms = time.as_secs_f64() * 1e3;
    writeln!(out, "{frame:5} {ms:8.1} {searches:9} {near:11} {clamped:8} {top_speed:8.1}{intersecting}")
}

/// Sums and maxima over all frames.
#[derive(Default)]
struct Totals {
    time: Duration,
    searches: u64,
    halved: u64,
    stopped: u64,
    intersecting_frames: usize,
    /// Maximum number of intersecting triangles of a frame.
    max_intersecting: usize,
}

impl Totals {
    fn add(&mut self, time: Duration, stats: FrameStats, intersecting: Option<usize>) {
        self.time += time;
        self.searches += u64::from(stats.searches);
        self.halved += u64::from(stats.halved);
        self.stopped += u64::from(stats.stopped);
        let intersecting = intersecting.unwrap_or(0);
        self.intersecting_frames += usize::from(intersecting > 0);
        self.max_intersecting = self.max_intersecting.max(intersecting);
    }

    fn print(
        &self,
        arguments: &Arguments,
        chosen: &ChosenScene,
        triangles: usize,
        backend: &ActiveBackend,
        steps: u32,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let simulated_frames = (chosen.frames - 1).max(1) as f64;
        let backend = match backend {
            ActiveBackend::Cpu => "the CPU",
            ActiveBackend::Gpu(adapter) => adapter,
        };
        writeln!(
            out,
            "{}: {} of {} triangles on {backend}; per frame {:.1} ms, {}, {:.1} proximity searches.",
            chosen.built_in.name,
            counted(chosen.frames as u64, "frame", "frames"),
            grouped(triangles as u64),
            self.time.as_secs_f64() * 1e3 / simulated_frames,
            counted(steps.into(), "step", "steps"),
            self.searches as f64 / simulated_frames,
        )?;
        if arguments.cloth.continuous {
            let halved = counted(self.halved, "part of a frame", "parts of frames");
            let stopped = counted(self.stopped, "vertex", "vertices");
            writeln!(out, "Continuous collision detection halved {halved} and stopped {stopped}.")?;
        }
        if arguments.check {
            let max = self.max_intersecting;
            match self.intersecting_frames {
                0 => writeln!(out, "Found no intersecting triangles in any frame.")?,
                1 => writeln!(out, "Found {max} intersecting triangles in one frame.")?,
                frames => {
                    writeln!(out, "Found intersecting triangles in {frames} frames, at most {max} in one frame.")?
                }
            }
        }
        Ok(())
    }
}
