//! `clasp3d run`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, bail};
use clasp3d::{Backend, DetectionResult, Detector, Mesh, Real, Scene, Settings};
use clasp3d_io::AnyMesh;
use clasp3d_report::csv::CsvTable;
use clasp3d_report::format::counted;
use clasp3d_report::sequence::{FrameSummary, SequenceSummary};
use clasp3d_scenes::{MovingScene, SimulatedScene};

use crate::common::console::{Progress, Verbosity};
use crate::common::files::write_file;
use crate::common::input::{InputOptions, file_name};
use crate::common::interrupt::exit_if_interrupted;
use crate::common::options::{ChosenScene, DetectionOptions, SceneOptions};
use crate::common::results::{OutputOptions, new_summary};
use crate::common::simulation::{detect, open_shared};
use crate::common::snapshot::Snapshot;

#[derive(clap::Args)]
pub struct Arguments {
    /// Frames, in this order: .obj, .ply, .off or .stl, or one of these with .gz. All have the same triangles.
    #[arg(value_name = "FRAME", conflicts_with = "scene", required_unless_present = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Stops after the first frame with intersecting triangles.
    #[arg(long)]
    first: bool,
    #[command(flatten)]
    input: InputOptions,
    #[command(flatten)]
    detection: DetectionOptions,
    #[command(flatten)]
    output: OutputOptions,
}

impl Arguments {
    /// Arguments of `clasp3d` without a command.
    pub fn demonstration() -> Self {
        Self {
            files: Vec::new(),
            scene: SceneOptions { scene: Some("folding-cloth".to_owned()), ..Default::default() },
            first: false,
            input: InputOptions::default(),
            detection: DetectionOptions::default(),
            output: OutputOptions { report: Some("clasp3d-report.html".into()), ..Default::default() },
        }
    }
}

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    arguments.output.check(&arguments.files)?;
    let mut settings = arguments.detection.settings(arguments.output.contacts.is_some())?;
    if let Some(chosen) = arguments.scene.find()? {
        let input = built_in(&chosen, &mut settings.backend)?;
        return run_input(arguments, input, settings, verbosity);
    }
    // Most files have f32 values. If a frame has f64, all frames are detected again as f64.
    match read_and_run(arguments, as_f32, settings.clone(), verbosity) {
        Err(error) if error.is::<NeedsF64>() => {
            read_and_run(arguments, |mesh| Ok(mesh.into_f64()), settings, verbosity)
        }
        result => result,
    }
}

/// A frame has coordinates that `f32` has not.
#[derive(Debug)]
struct NeedsF64;

impl std::fmt::Display for NeedsF64 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a frame has f64 coordinates")
    }
}

impl std::error::Error for NeedsF64 {}

fn as_f32(mesh: AnyMesh) -> anyhow::Result<Mesh> {
    if mesh.is_f64() { Err(NeedsF64.into()) } else { Ok(mesh.into_f32()) }
}

/// Detects the frames of files, with coordinates of the number type to which `convert` converts meshes.
fn read_and_run<T: Real>(
    arguments: &Arguments,
    convert: impl Fn(AnyMesh) -> anyhow::Result<Mesh<T>>,
    settings: Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    let files = &arguments.files[..];
    let first = files.first().context("no frames: list files, or use --scene NAME")?;
    let mesh = convert(arguments.input.load_triangles(first)?)?;
    let scene = Scene::new([mesh]).with_context(|| first.display().to_string())?;
    let name = match files.last() {
        Some(last) if files.len() > 1 => format!("{} … {}", file_name(first), file_name(last)),
        _ => file_name(first),
    };
    let frames = FileFrames { files, input: &arguments.input, convert };
    run_input(arguments, Input { name, scene, object_names: Vec::new(), frames }, settings, verbosity)
}

fn run_input<T: Real, F: Frames<T>>(
    arguments: &Arguments,
    input: Input<T, F>,
    settings: Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    let output = &arguments.output;
    let detector = Detector::new(&input.scene, settings)?;
    let sequence = new_summary(input.name, &detector, &arguments.detection, &input.object_names);
    let csv_files = output.csv_files().map(|(table, path)| CsvFile::new(table, path)).collect::<Result<_, _>>()?;
    let mut detection = SequenceDetection { detector, sequence, csv_files, snapshot: None };
    detection.run(arguments, input.frames, &input.scene, verbosity)?;
    for CsvFile { path, text, .. } in &detection.csv_files {
        write_file(path, |out| out.write_all(text))?;
    }
    output.publish(&detection.sequence, detection.snapshot.as_ref(), verbosity)?;
    Ok(ExitCode::SUCCESS)
}

/// A sequence of frames before detection.
struct Input<T, F> {
    name: String,
    scene: Scene<T>,
    /// Empty if objects have no names.
    object_names: Vec<String>,
    frames: F,
}

/// Opens a built-in scene. If it is simulated, `backend` becomes the device of the simulation, for the detector to share.
fn built_in(chosen: &ChosenScene, backend: &mut Backend) -> anyhow::Result<Input<f32, BuiltInFrames>> {
    let &ChosenScene { built_in, triangles, frames } = chosen;
    if built_in.is_simulated() {
        *backend = open_shared(backend)?;
    }
    let simulated = built_in.simulate(triangles, None, |settings| settings.backend = backend.clone())?;
    let (scene, frames) = match simulated {
        Some(simulated) => {
            let scene = simulated.simulation().scene().clone();
            (scene, BuiltInFrames::Simulation(Box::new(simulated), frames))
        }
        None => {
            let moving = built_in.build(triangles)?;
            (moving.scene().clone(), BuiltInFrames::Formula(Box::new(moving), frames))
        }
    };
    let object_names = built_in.object_names.iter().map(|name| (*name).to_owned()).collect();
    Ok(Input { name: built_in.name.to_owned(), scene, object_names, frames })
}

/// Source of the positions of each frame.
trait Frames<T: Real> {
    fn count(&self) -> usize;

    fn name(&self, frame: usize) -> String;

    /// Returns the positions of a frame. Frames must be requested in order.
    fn positions(&mut self, frame: usize, scene: &Scene<T>) -> anyhow::Result<Vec<[T; 3]>>;

    /// Detects intersecting triangles of the frame whose positions were requested last.
    fn detect(&self, detector: &mut Detector<T>, positions: &[[T; 3]]) -> clasp3d::Result<DetectionResult> {
        detector.detect(positions)
    }
}

/// Frames of files.
struct FileFrames<'a, C> {
    files: &'a [PathBuf],
    input: &'a InputOptions,
    convert: C,
}

impl<T: Real, C: Fn(AnyMesh) -> anyhow::Result<Mesh<T>>> Frames<T> for FileFrames<'_, C> {
    fn count(&self) -> usize {
        self.files.len()
    }

    fn name(&self, frame: usize) -> String {
        file_name(&self.files[frame])
    }

    fn positions(&mut self, frame: usize, scene: &Scene<T>) -> anyhow::Result<Vec<[T; 3]>> {
        if frame == 0 {
            // The scene was created from the first file.
            return Ok(scene.positions().to_vec());
        }
        let path = &self.files[frame];
        frame_positions((self.convert)(self.input.load_triangles(path)?)?, path, &self.files[0], scene)
    }
}

/// Frames of a built-in scene, with their number.
enum BuiltInFrames {
    Formula(Box<MovingScene>, usize),
    /// Cloth simulation on the backend of the detector.
    Simulation(Box<SimulatedScene>, usize),
}

impl Frames<f32> for BuiltInFrames {
    fn count(&self) -> usize {
        match self {
            Self::Formula(_, frames) | Self::Simulation(_, frames) => *frames,
        }
    }

    fn name(&self, frame: usize) -> String {
        frame.to_string()
    }

    fn positions(&mut self, frame: usize, _scene: &Scene) -> anyhow::Result<Vec<[f32; 3]>> {
        match self {
            Self::Formula(moving, frames) => Ok(moving.positions(frame, *frames)?),
            Self::Simulation(simulated, _) => {
                if frame > 0 {
                    simulated.next_frame()?;
                }
                Ok(simulated.simulation().positions()?)
            }
        }
    }

    fn detect(&self, detector: &mut Detector, positions: &[[f32; 3]]) -> clasp3d::Result<DetectionResult> {
        match self {
            Self::Simulation(simulated, _) => detect(detector, simulated.simulation()),
            Self::Formula(..) => detector.detect(positions),
        }
    }
}

/// Returns the positions of a frame, which must have the vertices and triangles of the first one.
fn frame_positions<T: Real>(mesh: Mesh<T>, path: &Path, first: &Path, scene: &Scene<T>) -> anyhow::Result<Vec<[T; 3]>> {
    const RULE: &str = "all frames must have the same triangles";
    let (path, first) = (path.display(), first.display());
    let counts = [
        ("triangles", mesh.triangles.len(), scene.triangles().len()),
        ("vertices", mesh.positions.len(), scene.positions().len()),
    ];
    if let Some((what, count, expected)) = counts.into_iter().find(|(_, count, expected)| count != expected) {
        bail!("{path}: {count} {what}, but {first} has {expected}; {RULE}");
    }
    if let Some(triangle) = (0..mesh.triangles.len()).find(|&i| mesh.triangles[i] != scene.triangles()[i]) {
        bail!("{path}: triangle {triangle} differs from that of {first}; {RULE}");
    }
    Ok(mesh.positions)
}

/// A CSV file that is written after the last frame, so that an interrupted run leaves no incomplete file.
struct CsvFile<'a> {
    table: CsvTable,
    path: &'a Path,
    text: Vec<u8>,
}

impl<'a> CsvFile<'a> {
    fn new(table: CsvTable, path: &'a Path) -> std::io::Result<Self> {
        let mut text = Vec::new();
        table.write_header(&mut text, true)?;
        Ok(Self { table, path, text })
    }
}

/// Detection over a sequence, and its results so far.
struct SequenceDetection<'a, T: Real> {
    detector: Detector<T>,
    sequence: SequenceSummary,
    csv_files: Vec<CsvFile<'a>>,
    /// The frame with the most pairs, if a snapshot is needed.
    snapshot: Option<Snapshot>,
}

impl<T: Real> SequenceDetection<'_, T> {
    fn run(
        &mut self,
        arguments: &Arguments,
        mut frames: impl Frames<T>,
        scene: &Scene<T>,
        verbosity: Verbosity,
    ) -> anyhow::Result<()> {
        let progress = Progress::new(frames.count(), verbosity);
        for frame in 0..frames.count() {
            exit_if_interrupted();
            let positions = frames.positions(frame, scene)?;
            let name = frames.name(frame);
            let start = Instant::now();
            let result = frames.detect(&mut self.detector, &positions).with_context(|| format!("frame {name}"))?;
            let summary = FrameSummary::new(name, start.elapsed(), &result);
            let found = result.stats.found;
            self.add(summary, &positions, &result, arguments.output.needs_snapshot())?;
            progress.message(counted(found, "pair", "pairs"));
            progress.step();
            if arguments.first && found > 0 {
                break;
            }
        }
        progress.end();
        Ok(())
    }

    /// Adds the results of a frame.
    fn add(
        &mut self,
        summary: FrameSummary,
        positions: &[[T; 3]],
        result: &DetectionResult,
        needs_snapshot: bool,
    ) -> anyhow::Result<()> {
        for CsvFile { table, text, .. } in &mut self.csv_files {
            table.write_rows(text, result, Some(&summary.name))?;
        }
        let most_pairs = self.sequence.frames.iter().map(|frame| frame.stats.found).max();
        if needs_snapshot && most_pairs.is_none_or(|most| summary.stats.found > most) {
            self.snapshot = Some(Snapshot::new(&self.detector, positions, result)?);
        }
        self.sequence.frames.push(summary);
        Ok(())
    }
}
