//! `clasp3d ccd`

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clasp3d::ccd::{CcdFilters, CcdResult, FeaturePair};
use clasp3d::{ActiveBackend, CcdSettings, Detector, Mesh, Scene, Settings};
use clasp3d_report::ccd::{MotionSummary, Motions, StepSummary, as_json, filters_table, page};
use clasp3d_report::format::grouped;

use crate::common::console::{Progress, Verbosity};
use crate::common::files::{check_writable, write_file};
use crate::common::input::{file_name, load_mesh};
use crate::common::interrupt::exit_if_interrupted;
use crate::common::options::{ChosenScene, DetectionOptions, SceneOptions, Switch};

#[derive(clap::Args)]
pub struct Arguments {
    /// Two meshes with the same triangles: where the vertices are at the start and at the end of the motion.
    #[arg(value_name = "FRAME", num_args = 2, required_unless_present = "scene", conflicts_with = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Compares filters instead of looking for impacts: how much each removes and how long it all takes, for steps of 1,
    /// 1/2, 1/3, 1/4 and 1/5 of a frame, over the motion between the files or some of the scene. The exit code is 0.
    #[arg(long, conflicts_with_all = ["impacts", "linear", "planar", "non_penetration"])]
    table: bool,
    /// Prints one JSON object and nothing else on standard output.
    #[arg(long)]
    json: bool,
    /// Writes all impacts to this CSV file: `vf` with the vertex and the vertices of the triangle, `ee` with the vertices
    /// of both edges, and the time. Of a sequence, times are counted in frames.
    #[arg(long, value_name = "FILE")]
    impacts: Option<PathBuf>,
    /// Writes a report with charts to this HTML file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The distance that features are to keep: what comes as close as this is an impact, at the time when it first does.
    #[arg(long, value_name = "DISTANCE", default_value_t = 0.0, allow_negative_numbers = true)]
    min_distance: f32,
    /// Takes vertices that no triangle, line or edge names for points. By default only `p` of an OBJ file makes points.
    #[arg(long, conflicts_with = "scene")]
    points: bool,
    /// Whether pairs are left out that are apart along one of eight axes. The impacts are the same.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    linear: Switch,
    /// Whether pairs are left out that are apart in one of eight planes. The impacts are the same.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    planar: Switch,
    /// Whether pairs are left out whose vertices are never in one plane. The impacts are the same.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    non_penetration: Switch,
    #[command(flatten)]
    detection: DetectionOptions,
}

/// Exit code where features meet, or triangles intersect at the start.
const FOUND: u8 = 1;

/// Motions that a table is made of: frames of a scene, spread over its motion.
const TABLE_FRAMES: usize = 6;

/// The step lengths of a table: a frame is divided into so many.
const DIVISIONS: [usize; 5] = [1, 2, 3, 4, 5];

type Positions = Vec<[f32; 3]>;

/// A motion from one frame to the next.
struct Step {
    name: String,
    t0: Positions,
    t1: Positions,
}

/// What came of a step.
struct Outcome {
    name: String,
    report: CcdResult,
    time: Duration,
}

/// What is searched: its name, the scene and its motions.
struct Moving {
    name: String,
    scene: Scene,
    steps: Vec<Step>,
}

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    for path in arguments.impacts.iter().chain(&arguments.report) {
        check_writable(path)?;
    }
    let mut settings = arguments.detection.settings(false)?;
    settings.ccd.min_distance = arguments.min_distance;
    settings.check()?;
    settings.ccd.filters = CcdFilters {
        linear: arguments.linear == Switch::On,
        planar: arguments.planar == Switch::On,
        non_penetration: arguments.non_penetration == Switch::On,
    };
    let moving = match arguments.scene.find()? {
        Some(chosen) => of_scene(&chosen)?,
        None => of_files(arguments, verbosity)?,
    };
    if arguments.table {
        compare(arguments, moving, &settings, verbosity)
    } else {
        search(arguments, moving, settings, verbosity)
    }
}

/// Finds all impacts.
fn search(arguments: &Arguments, moving: Moving, settings: Settings, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    let Moving { name, scene, steps } = moving;
    let mut detector = Detector::new(&scene, settings)?;
    let mut outcomes = Vec::new();
    let progress = Progress::new(steps.len(), verbosity);
    for Step { name, t0, t1 } in steps {
        exit_if_interrupted();
        let start = Instant::now();
        let report = detector.detect_continuous(&t0, &t1).with_context(|| name.clone())?;
        outcomes.push(Outcome { name, report, time: start.elapsed() });
        progress.step();
    }
    progress.end();
    if let Some(path) = &arguments.impacts {
        write_file(path, |out| impacts_csv(out, &scene, &outcomes))?;
    }
    let summary = |outcome: &Outcome| MotionSummary::new(&outcome.name, outcome.time, &outcome.report);
    let motions = outcomes.iter().map(summary).collect();
    let motions = Motions { motions, ..describe(arguments, name, &scene, &detector.backend()) };
    publish(arguments, &motions, |out| say(out, &outcomes, verbosity))?;
    let free = outcomes.iter().all(|outcome| outcome.report.earliest_toi().is_none());
    Ok(if free { ExitCode::SUCCESS } else { ExitCode::from(FOUND) })
}

/// What is known before anything is found.
fn describe(arguments: &Arguments, name: String, scene: &Scene, backend: &ActiveBackend) -> Motions {
    let mut settings = arguments.detection.summary();
    if arguments.min_distance > 0.0 {
        settings.push(("minimum distance", arguments.min_distance.to_string()));
    }
    for (what, count) in [("lone edges", scene.edges().len()), ("lone points", scene.points().len())] {
        if count > 0 {
            settings.push((what, grouped(count as u64)));
        }
    }
    Motions {
        name,
        triangles: scene.triangles().len(),
        vertices: scene.positions().len(),
        backend: backend.to_string(),
        settings,
        ..Default::default()
    }
}

/// Writes the report, and prints the JSON or what `say` says.
fn publish(
    arguments: &Arguments,
    motions: &Motions,
    say: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<()> {
    if let Some(path) = &arguments.report {
        write_file(path, |out| out.write_all(page(motions).as_bytes()))?;
    }
    let mut out = io::stdout().lock();
    let said = if arguments.json { writeln!(out, "{}", as_json(motions)) } else { say(&mut out) };
    // The answer counts also where nobody reads what it says.
    said.or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })?;
    Ok(())
}

/// The motion between two files.
fn of_files(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<Moving> {
    let [first, last] = &arguments.files[..] else { bail!("which frames? Two files, or --scene NAME") };
    let [mut start, end]: [Mesh; 2] = [load_mesh(first, verbosity)?, load_mesh(last, verbosity)?];
    let (own, other) = (first.display(), last.display());
    if start.positions.len() != end.positions.len() {
        bail!("{other}: {} vertices, but {own} has {}", end.positions.len(), start.positions.len());
    }
    let difference = difference(["triangle", "triangles"], &start.triangles, &end.triangles, first)
        .or_else(|| difference(["edge", "edges"], &start.edges, &end.edges, first))
        .or_else(|| difference(["point", "points"], &start.points, &end.points, first));
    if let Some(difference) = difference {
        bail!("{other}: {difference}");
    }
    if arguments.points {
        let mut named = vec![false; start.positions.len()];
        let names = start.triangles.as_flattened().iter().chain(start.edges.as_flattened()).chain(&start.points);
        names.for_each(|vertex| named[*vertex as usize] = true);
        start.points.extend((0u32..).zip(named).filter(|(_, named)| !named).map(|(vertex, _)| vertex));
    }
    let name = format!("{} to {}", file_name(first), file_name(last));
    let t0 = start.positions.clone();
    let scene = Scene::new([start]).with_context(|| own.to_string())?;
    Ok(Moving { name: name.clone(), scene, steps: vec![Step { name, t0, t1: end.positions }] })
}

/// How two lists differ, if they do: the second one, seen from the first, which a file holds.
fn difference<T: PartialEq>([one, several]: [&str; 2], start: &[T], end: &[T], first: &Path) -> Option<String> {
    let own = first.display();
    if start.len() != end.len() {
        return Some(format!("{} {several}, but {own} has {}", end.len(), start.len()));
    }
    let number = (0..start.len()).find(|&i| start[i] != end[i])?;
    Some(format!("{one} {number} is another one than in {own}"))
}

/// All motions of a built-in scene.
fn of_scene(chosen: &ChosenScene) -> anyhow::Result<Moving> {
    let ChosenScene { built_in, triangles, frames } = chosen;
    if *frames < 2 {
        bail!("--frames: a motion needs two frames at least");
    }
    let mut moving = built_in.build(*triangles)?;
    let scene = moving.scene().clone();
    let mut steps = Vec::new();
    let mut t0 = moving.positions(0, *frames)?;
    for frame in 1..*frames {
        exit_if_interrupted();
        let t1 = moving.positions(frame, *frames)?;
        steps.push(Step { name: (frame - 1).to_string(), t0, t1: t1.clone() });
        t0 = t1;
    }
    Ok(Moving { name: built_in.name.to_owned(), scene, steps })
}

/// The vertices of two features, as they are written.
fn names(scene: &Scene, features: FeaturePair) -> (&'static str, [u32; 4]) {
    match features {
        FeaturePair::VertexFace { vertex, face } => {
            let [a, b, c] = scene.triangles()[face as usize];
            ("vf", [vertex, a, b, c])
        }
        FeaturePair::EdgeEdge { a, b } => ("ee", [a[0], a[1], b[0], b[1]]),
    }
}

fn impacts_csv(out: &mut dyn Write, scene: &Scene, outcomes: &[Outcome]) -> io::Result<()> {
    writeln!(out, "kind,p,q,r,s,time")?;
    for (frame, outcome) in outcomes.iter().enumerate() {
        for impact in outcome.report.impacts() {
            let (kind, [p, q, r, s]) = names(scene, impact.features);
            writeln!(out, "{kind},{p},{q},{r},{s},{}", frame as f64 + impact.toi)?;
        }
    }
    Ok(())
}

fn say(out: &mut dyn Write, outcomes: &[Outcome], verbosity: Verbosity) -> io::Result<()> {
    for Outcome { name, report, time } in outcomes {
        let first = report.earliest_toi().map_or("no contact".to_owned(), |time| format!("first contact at {time:.6}"));
        writeln!(
            out,
            "{name}: {first}; {} impacts, {} pairs of triangles intersect at the start; {:.1} ms",
            grouped(report.impacts().len() as u64),
            grouped(report.intersecting().len() as u64),
            time.as_secs_f64() * 1e3
        )?;
        let stats = &report.stats;
        if verbosity == Verbosity::Verbose || outcomes.len() == 1 {
            writeln!(
                out,
                "  {} candidates ({} vertex-face, {} edge-edge); removed: linear {}, planar {}, non-penetration {}; {} \
                 elementary tests ({:.2} % removed)",
                grouped(stats.candidates()),
                grouped(stats.vertex_face),
                grouped(stats.edge_edge),
                grouped(stats.linear),
                grouped(stats.planar),
                grouped(stats.non_penetration),
                grouped(stats.elementary),
                100.0 * stats.removed()
            )?;
        }
    }
    Ok(())
}

/// Compares filters, as Tables 1 to 4 of the paper do.
fn compare(
    arguments: &Arguments,
    moving: Moving,
    settings: &Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    let Moving { name, scene, steps } = moving;
    let every = steps.len().div_ceil(TABLE_FRAMES);
    let frames: Vec<Step> = steps.into_iter().skip(every / 2).step_by(every).collect();
    let mut detectors = Vec::new();
    for filters in StepSummary::COMPARED {
        let ccd = CcdSettings { filters, ..settings.ccd.clone() };
        detectors.push(Detector::new(&scene, Settings { ccd, ..settings.clone() })?);
    }
    let mut motions = describe(arguments, name, &scene, &detectors[0].backend());
    let progress = Progress::new(frames.len() * DIVISIONS.iter().sum::<usize>(), verbosity);
    for parts in DIVISIONS {
        let mut summary = StepSummary { parts, steps: frames.len() * parts, ..Default::default() };
        for frame in &frames {
            for part in 0..parts {
                exit_if_interrupted();
                let (t0, t1) = (between(frame, part, parts), between(frame, part + 1, parts));
                for (i, detector) in detectors.iter_mut().enumerate() {
                    summary.add(i, &detector.detect_continuous(&t0, &t1)?);
                }
                progress.step();
            }
        }
        motions.steps.push(summary);
    }
    progress.end();
    publish(arguments, &motions, |out| {
        let triangles = grouped(motions.triangles as u64);
        let words = arguments.detection.summary();
        let (what, how) = words.iter().find(|(what, _)| *what == "self-collisions").cloned().unwrap_or_default();
        writeln!(out, "{}: {triangles} triangles, {} motions, {what} {how}", motions.name, frames.len())?;
        writeln!(out, "{}", filters_table(&motions))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Where all vertices are after a part of a step.
fn between(step: &Step, part: usize, parts: usize) -> Positions {
    if part == parts {
        return step.t1.clone();
    }
    let time = part as f32 / parts as f32;
    let mixed = |(a, b): (&[f32; 3], &[f32; 3])| std::array::from_fn(|axis| a[axis] + time * (b[axis] - a[axis]));
    step.t0.iter().zip(&step.t1).map(mixed).collect()
}
