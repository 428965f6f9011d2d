//! `clasp3d run`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, bail};
use clasp3d::{Backend, DetectionResult, Detector, Scene};
use clasp3d_report::csv::CsvTable;
use clasp3d_report::format::counted;
use clasp3d_report::sequence::{FrameSummary, SequenceSummary};
use clasp3d_scenes::{MovingScene, SimulatedScene};

use crate::common::console::{Progress, Verbosity};
use crate::common::files::write_file;
use crate::common::input::{file_name, load_triangles};
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
            detection: DetectionOptions::default(),
            output: OutputOptions { report: Some("clasp3d-report.html".into()), ..Default::default() },
        }
    }
}

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    let Arguments { detection, output, .. } = arguments;
    output.check(&arguments.files)?;
    let mut settings = detection.settings(output.contacts.is_some())?;
    let input = Input::open(arguments, &mut settings.backend, verbosity)?;
    let detector = Detector::new(&input.scene, settings)?;
    let sequence = new_summary(input.name, &detector, detection, &input.object_names);
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
struct Input<'a> {
    name: String,
    scene: Scene,
    /// Empty if objects have no names.
    object_names: Vec<String>,
    frames: FrameSource<'a>,
}

impl<'a> Input<'a> {
    /// Opens the files or the scene of the arguments. If the scene is simulated, `backend` becomes the device of the
    /// simulation, for the detector to share.
    fn open(arguments: &'a Arguments, backend: &mut Backend, verbosity: Verbosity) -> anyhow::Result<Self> {
        match arguments.scene.find()? {
            Some(chosen) => Self::built_in(&chosen, backend),
            None => Self::files(&arguments.files, verbosity),
        }
    }

    fn built_in(chosen: &ChosenScene, backend: &mut Backend) -> anyhow::Result<Self> {
        let &ChosenScene { built_in, triangles, frames } = chosen;
        if built_in.is_simulated() {
            *backend = open_shared(backend)?;
        }
        let simulated = built_in.simulate(triangles, None, |settings| settings.backend = backend.clone())?;
        let (scene, frames) = match simulated {
            Some(simulated) => {
                let scene = simulated.simulation().scene().clone();
                (scene, FrameSource::Simulation(Box::new(simulated), frames))
            }
            None => {
                let moving = built_in.build(triangles)?;
                (moving.scene().clone(), FrameSource::Formula(Box::new(moving), frames))
            }
        };
        let object_names = built_in.object_names.iter().map(|name| (*name).to_owned()).collect();
        Ok(Self { name: built_in.name.to_owned(), scene, object_names, frames })
    }

    fn files(files: &'a [PathBuf], verbosity: Verbosity) -> anyhow::Result<Self> {
        let first = files.first().context("no frames: list files, or use --scene NAME")?;
        let scene = Scene::new([load_triangles(first, verbosity)?]).with_context(|| first.display().to_string())?;
        let name = match files.last() {
            Some(last) if files.len() > 1 => format!("{} … {}", file_name(first), file_name(last)),
            _ => file_name(first),
        };
        Ok(Self { name, scene, object_names: Vec::new(), frames: FrameSource::Files(files) })
    }
}

/// Source of the positions of each frame. Built-in scenes come with the number of frames.
enum FrameSource<'a> {
    Files(&'a [PathBuf]),
    Formula(Box<MovingScene>, usize),
    /// Cloth simulation on the backend of the detector.
    Simulation(Box<SimulatedScene>, usize),
}

impl FrameSource<'_> {
    fn count(&self) -> usize {
        match self {
            Self::Files(files) => files.len(),
            Self::Formula(_, frames) | Self::Simulation(_, frames) => *frames,
        }
    }

    fn name(&self, frame: usize) -> String {
        match self {
            Self::Files(files) => file_name(&files[frame]),
            Self::Formula(..) | Self::Simulation(..) => frame.to_string(),
        }
    }

    /// Returns the positions of a frame. Frames must be requested in order.
    fn positions(&mut self, frame: usize, scene: &Scene, verbosity: Verbosity) -> anyhow::Result<Vec<[f32; 3]>> {
        match self {
            // The scene was created from the first file.
            Self::Files(_) if frame == 0 => Ok(scene.positions().to_vec()),
            Self::Files(files) => frame_positions(&files[frame], &files[0], scene, verbosity),
            Self::Formula(moving, frames) => Ok(moving.positions(frame, *frames)?),
            Self::Simulation(simulated, _) => {
                if frame > 0 {
                    simulated.next_frame()?;
                }
                Ok(simulated.simulation().positions()?)
            }
        }
    }

    /// Detects intersecting triangles of the frame whose positions were requested last.
    fn detect(&self, detector: &mut Detector, positions: &[[f32; 3]]) -> clasp3d::Result<DetectionResult> {
        match self {
            Self::Simulation(simulated, _) => detect(detector, simulated.simulation()),
            Self::Files(_) | Self::Formula(..) => detector.detect(positions),
        }
    }
}

/// Reads a frame, which must have the vertices and triangles of the first one.
fn frame_positions(path: &Path, first: &Path, scene: &Scene, verbosity: Verbosity) -> anyhow::Result<Vec<[f32; 3]>> {
    const RULE: &str = "all frames must have the same triangles";
    let mesh = load_triangles(path, verbosity)?;
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
struct SequenceDetection<'a> {
    detector: Detector,
    sequence: SequenceSummary,
    csv_files: Vec<CsvFile<'a>>,
    /// The frame with the most pairs, if a snapshot is needed.
    snapshot: Option<Snapshot>,
}

impl SequenceDetection<'_> {
    fn run(
        &mut self,
        arguments: &Arguments,
        mut frames: FrameSource<'_>,
        scene: &Scene,
        verbosity: Verbosity,
    ) -> anyhow::Result<()> {
        let progress = Progress::new(frames.count(), verbosity);
        for frame in 0..frames.count() {
            exit_if_interrupted();
            let positions = frames.positions(frame, scene, verbosity)?;
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
        positions: &[[f32; 3]],
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
