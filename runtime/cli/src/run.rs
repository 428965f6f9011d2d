//! `clasp run`

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, bail};
use clasp::gpu::{AdapterRequest, Gpu};
use clasp::report::sequence::{FrameSummary, grouped};
use clasp::scene::built_in::{Moving, Simulated};
use clasp::{Backend, Detector, Scene};

use crate::Talk;
use crate::check::{file_name, load};
use crate::options::{ChosenScene, DetectionOptions, SceneOptions};
use crate::output::{Progress, stop_if_interrupted, write_file};
use crate::outputs::{CONTACTS_HEADER, Drawn, OutputOptions, PAIRS_HEADER, contacts_csv, describe, finish, pairs_csv};
use crate::sim::detect;

#[derive(clap::Args)]
pub struct Arguments {
    /// The frames, in their order: .obj, .ply, .off or .stl, each also with .gz, all with the same triangles.
    #[arg(value_name = "FRAMES", conflicts_with = "scene", required_unless_present = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Stops after the first frame in which triangles intersect.
    #[arg(long)]
    first: bool,
    #[command(flatten)]
    detection: DetectionOptions,
    #[command(flatten)]
    output: OutputOptions,
}

impl Arguments {
    /// What runs where nobody says what.
    pub fn first_look() -> Self {
        Self {
            files: Vec::new(),
            scene: SceneOptions { scene: Some("folding-cloth".to_owned()), ..Default::default() },
            first: false,
            detection: DetectionOptions::default(),
            output: OutputOptions { report: Some("clasp-report.html".into()), ..Default::default() },
        }
    }
}

/// Where the frames come from.
enum Source<'a> {
    Files(&'a [PathBuf]),
    BuiltIn(Box<Moving>, usize),
    /// Cloth that is simulated on the detector's backend.
    Simulated(Box<Simulated>, usize),
}

impl Source<'_> {
    fn frames(&self) -> usize {
        match self {
            Self::Files(files) => files.len(),
            Self::BuiltIn(_, frames) | Self::Simulated(_, frames) => *frames,
        }
    }

    fn name(&self, frame: usize) -> String {
        match self {
            Self::Files(files) => file_name(&files[frame]),
            Self::BuiltIn(..) | Self::Simulated(..) => frame.to_string(),
        }
    }

    /// The positions of a frame, which must have the triangles of the scene.
    fn positions(&mut self, frame: usize, scene: &Scene, talk: Talk) -> anyhow::Result<Vec<[f32; 3]>> {
        let files = match self {
            Self::Files(files) => files,
            Self::BuiltIn(moving, frames) => return Ok(moving.positions(frame, *frames)?),
            Self::Simulated(simulated, _) => {
                if frame > 0 {
                    simulated.next_frame()?;
                }
                return Ok(simulated.simulation().positions()?);
            }
        };
        if frame == 0 {
            // The scene was made of it.
            return Ok(scene.positions().to_vec());
        }
        let mesh = load(&files[frame], talk)?;
        let (path, first) = (files[frame].display(), files[0].display());
        if mesh.triangles.len() != scene.triangles().len() {
            let (own, others) = (mesh.triangles.len(), scene.triangles().len());
            bail!("{path}: {own} triangles, but {first} has {others}: all frames of a sequence have the same");
        }
        if mesh.positions.len() != scene.positions().len() {
            let (own, others) = (mesh.positions.len(), scene.positions().len());
            bail!("{path}: {own} vertices, but {first} has {others}: all frames of a sequence have the same");
        }
        if let Some(triangle) = (0..mesh.triangles.len()).find(|&i| mesh.triangles[i] != scene.triangles()[i]) {
            bail!("{path}: triangle {triangle} is another one than in {first}: all frames of a sequence have the same");
        }
        Ok(mesh.positions)
    }
}

/// The same backend with a device that simulation and detector can share; the CPU, where it leaves the choice and there is
/// no GPU.
pub fn shared(backend: Backend) -> Backend {
    match backend {
        Backend::Auto => {
            let gpu = Gpu::new(AdapterRequest::default());
            if gpu.device_blocking().is_ok() { Backend::Shared(Arc::new(gpu)) } else { Backend::Cpu }
        }
        Backend::Gpu(request) => Backend::Shared(Arc::new(Gpu::new(request))),
        backend => backend,
    }
}

pub fn run(arguments: &Arguments, talk: Talk) -> anyhow::Result<ExitCode> {
    let Arguments { files, detection, output, .. } = arguments;
    output.check(files)?;
    let mut settings = detection.settings(output.contacts.is_some())?;
    let mut objects = Vec::new();
    let (mut source, scene, name) = match arguments.scene.find()? {
        Some(ChosenScene { built_in, triangles, frames }) => {
            objects = built_in.objects.iter().map(|object| (*object).to_owned()).collect();
            if built_in.is_simulated() {
                settings.backend = shared(settings.backend);
            }
            let backend = settings.backend.clone();
            let (source, scene) = match built_in.simulate(triangles, None, |settings| settings.backend = backend)? {
                Some(simulated) => {
                    let scene = simulated.simulation().scene().clone();
                    (Source::Simulated(Box::new(simulated), frames), scene)
                }
                None => {
                    let moving = built_in.open(triangles)?;
                    let scene = moving.scene().clone();
                    (Source::BuiltIn(Box::new(moving), frames), scene)
                }
            };
            (source, scene, built_in.name.to_owned())
        }
        None => {
            let first = files.first().context("which frames? FILES, or --scene NAME")?;
            let scene = Scene::new([load(first, talk)?]).with_context(|| first.display().to_string())?;
            let name = match files.last() {
                Some(last) if files.len() > 1 => format!("{} … {}", file_name(first), file_name(last)),
                _ => file_name(first),
            };
            (Source::Files(files), scene, name)
        }
    };
    let mut detector = Detector::new(&scene, settings)?;
    let mut sequence = describe(name, &detector, detection, &objects);

    // What goes into CSV files is collected and written at the end: an interrupted run leaves nothing half done.
    let (mut pairs, mut contacts) = (format!("frame,{PAIRS_HEADER}\n").into_bytes(), Vec::new());
    writeln!(contacts, "frame,{CONTACTS_HEADER}")?;
    let mut drawn: Option<Drawn> = None;
    let progress = Progress::new(source.frames(), talk);
    for frame in 0..source.frames() {
        stop_if_interrupted();
        let frame_name = source.name(frame);
        let positions = source.positions(frame, &scene, talk)?;
        let start = Instant::now();
        let report = match &source {
            Source::Simulated(simulated, _) => detect(&mut detector, simulated.simulation()),
            _ => detector.detect(&positions),
        };
        let report = report.with_context(|| format!("frame {frame_name}"))?;
        let time = start.elapsed();
        if output.pairs.is_some() {
            pairs_csv(&mut pairs, &report, Some(&frame_name))?;
        }
        if output.contacts.is_some() {
            contacts_csv(&mut contacts, &report, Some(&frame_name))?;
        }
        let most = sequence.frames.iter().map(|frame| frame.figures.found).max();
        if output.draws() && most.is_none_or(|most| report.figures.found > most) {
            drawn = Some(Drawn::new(&detector, &positions, &report)?);
        }
        progress.message(format!("{} pairs", grouped(report.figures.found)));
        progress.step();
        let found = !report.pairs().is_empty();
        sequence.frames.push(FrameSummary::new(frame_name, time, &report));
        if arguments.first && found {
            break;
        }
    }
    progress.end();
    if let Some(path) = &output.pairs {
        write_file(path, |out| out.write_all(&pairs))?;
    }
    if let Some(path) = &output.contacts {
        write_file(path, |out| out.write_all(&contacts))?;
    }
    finish(output, &sequence, drawn.as_ref(), talk)?;
    Ok(ExitCode::SUCCESS)
}
