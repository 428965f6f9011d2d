//! `clasp sim`

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::ValueEnum;
use clasp::cloth::{BodyCollisions, FrameFigures, Material, Simulation, Steps};
use clasp::report::sequence::grouped;
use clasp::scene::built_in::BUILT_IN;
use clasp::{Detector, Mesh, Report, Settings};

use crate::Talk;
use crate::export::FrameFolder;
use crate::options::{BackendOptions, ChosenScene, SceneOptions, Switch};
use crate::output::{Progress, stop_if_interrupted};
use crate::run::shared;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    scene: SceneOptions,
    /// Writes each frame to this folder, as a PLY file; the folder is made if it is not there.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Searches each frame for triangles that intersect.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    backend: BackendOptions,
    #[command(flatten)]
    cloth: ClothOptions,
}

#[derive(clap::Args)]
#[command(next_help_heading = "How to simulate")]
struct ClothOptions {
    /// What the cloth is made of. By default what suits the scene.
    #[arg(long, value_parser = material, value_name = "silk|cotton|denim")]
    material: Option<Material>,
    /// Steps of a frame. By default as many as the springs need; it is an error if there are fewer, unless they are bounded
    /// (--continuous): then they are divided for the springs alone.
    #[arg(long, value_name = "N")]
    steps: Option<u32>,
    /// Bounds steps by continuous collision detection, so that nothing passes through anything: what would meet is taken
    /// back and simulated in shorter steps, and in the end it stays where it is, and bodies wait.
    #[arg(long)]
    continuous: bool,
    /// The distance that contacts keep, in metres. By default three tenths of the length of an edge of the cloth.
    #[arg(long, value_name = "METRES", allow_negative_numbers = true)]
    thickness: Option<f32>,
    /// Coefficient of friction. By default what suits the scene.
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    friction: Option<f32>,
    /// How cloth collides with bodies. `contacts`: vertices, edges and faces keep a thickness apart. `every-face` is the
    /// published method, and `swept-faces` the same with clusters and sweep.
    #[arg(long, value_enum, default_value_t = BodyCollisionsName::Contacts)]
    body_collisions: BodyCollisionsName,
    /// Whether cloth collides with itself.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    self_collisions: Switch,
}

#[derive(Clone, Copy, ValueEnum)]
enum BodyCollisionsName {
    Contacts,
    EveryFace,
    SweptFaces,
    Off,
}

fn material(name: &str) -> Result<Material, String> {
    let names: Vec<&str> = Material::PRESETS.iter().map(|(name, _)| *name).collect();
    Material::named(name).ok_or_else(|| format!("one of {}", names.join(", ")))
}

/// What came of all frames.
#[derive(Default)]
struct Sums {
    time: Duration,
    searches: u64,
    bounded: u64,
    stopped: u64,
    /// Frames in which triangles intersect, and in how many of them at most.
    intersecting: usize,
    most: usize,
}

pub fn run(arguments: &Arguments, talk: Talk) -> anyhow::Result<ExitCode> {
    let backend = shared(arguments.backend.backend()?);
    let ChosenScene { built_in, triangles, frames } = arguments.scene.find()?.with_context(which_scene)?;
    let options = &arguments.cloth;
    let simulated = built_in.simulate(triangles, options.material, |settings| {
        settings.backend = backend.clone();
        settings.steps = options.steps.map_or(settings.steps, Steps::Count);
        settings.thickness = options.thickness.or(settings.thickness);
        settings.friction = options.friction.unwrap_or(settings.friction);
        settings.self_collisions = options.self_collisions == Switch::On;
        settings.continuous = options.continuous;
        settings.bodies = match options.body_collisions {
            BodyCollisionsName::Contacts => BodyCollisions::Contacts,
            BodyCollisionsName::EveryFace => BodyCollisions::EveryFace,
            BodyCollisionsName::SweptFaces => BodyCollisions::SweptFaces,
            BodyCollisionsName::Off => BodyCollisions::Off,
        };
    })?;
    let Some(mut simulated) = simulated else { bail!("{} is not simulated: {}", built_in.name, which_scene()) };
    let scene = simulated.simulation().scene().clone();
    let mut detector = match arguments.check {
        true => Some(Detector::new(&scene, Settings { backend, ..Default::default() })?),
        false => None,
    };
    let folder = match &arguments.out {
        Some(out) => Some(FrameFolder::new(out, built_in.name, frames)?),
        None => None,
    };
    let mut out = io::stdout().lock();
    if talk == Talk::Verbose {
        writeln!(
            out,
            "frame       ms  searches      near    held  m/s{}",
            if arguments.check { "  intersecting" } else { "" }
        )?;
    }
    let progress = Progress::new(frames, talk);
    let mut sums = Sums::default();
    for frame in 0..frames {
        stop_if_interrupted();
        let start = Instant::now();
        // The first frame is how it starts.
        if frame > 0 {
            simulated.next_frame()?;
        }
        let time = start.elapsed();
        let simulation = simulated.simulation();
        if let Some(folder) = &folder {
            folder.write(frame, Mesh::new(simulation.positions()?, scene.triangles().to_vec()))?;
        }
        let intersecting = match &mut detector {
            Some(detector) => Some(intersecting(&detect(detector, simulation)?)),
            None => None,
        };
        let figures = simulation.figures();
        sums.add(time, figures, intersecting);
        if talk == Talk::Verbose {
            let FrameFigures { searches, near, held, top_speed, .. } = figures;
            let found = intersecting.map(|count| format!("{count:14}")).unwrap_or_default();
            let ms = time.as_secs_f64() * 1e3;
            writeln!(out, "{frame:5} {ms:8.1} {searches:9} {near:9} {held:7} {top_speed:4.1}{found}")?;
        }
        progress.message(format!("{} features near each other", grouped(figures.near.into())));
        progress.step();
    }
    progress.end();
    let simulation = simulated.simulation();
    let each = sums.time.as_secs_f64() * 1e3 / (frames - 1).max(1) as f64;
    writeln!(
        out,
        "{}: {frames} frames of {} triangles on {}, {each:.1} ms each: {} steps, near features looked for {:.1} times.",
        built_in.name,
        grouped(scene.triangles().len() as u64),
        simulation.backend(),
        simulation.steps(),
        sums.searches as f64 / (frames - 1).max(1) as f64,
    )?;
    if options.continuous {
        let (bounded, stopped) = (grouped(sums.bounded), grouped(sums.stopped));
        writeln!(
            out,
            "Parts of frames that were too long and halved: {bounded}; vertices that were stopped: {stopped}."
        )?;
    }
    if arguments.check {
        match sums.intersecting {
            0 => writeln!(out, "No triangles intersect in any frame.")?,
            1 => writeln!(out, "Triangles intersect in one frame: {} of them.", sums.most)?,
            several => writeln!(out, "Triangles intersect in {several} frames: {} of them at most.", sums.most)?,
        }
    }
    if let (Some(path), true) = (&arguments.out, talk != Talk::Quiet) {
        writeln!(out, "Wrote {frames} frames to {}", path.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn which_scene() -> String {
    let names: Vec<&str> = BUILT_IN.iter().filter(|scene| scene.is_simulated()).map(|scene| scene.name).collect();
    format!("which scene? --scene {}", names.join(" | "))
}

/// Looks for triangles that intersect, on the device if that is where they are.
pub fn detect(detector: &mut Detector, simulation: &Simulation) -> clasp::Result<Report> {
    match simulation.positions_buffer() {
        Some(buffer) => detector.detect_buffer(buffer),
        None => detector.detect(&simulation.positions()?),
    }
}

/// How many triangles intersect.
fn intersecting(report: &Report) -> usize {
    let mut triangles: Vec<u32> = report.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
    triangles.sort_unstable();
    triangles.dedup();
    triangles.len()
}

impl Sums {
    fn add(&mut self, time: Duration, figures: FrameFigures, intersecting: Option<usize>) {
        self.time += time;
        self.searches += u64::from(figures.searches);
        self.bounded += u64::from(figures.bounded);
        self.stopped += u64::from(figures.stopped);
        let intersecting = intersecting.unwrap_or(0);
        self.intersecting += usize::from(intersecting > 0);
        self.most = self.most.max(intersecting);
    }
}
