//! `clasp3d ccd`: impacts of a motion between two files, or of a built-in scene.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clasp3d::ccd::{CcdFilters, CcdResult, FeaturePair};
use clasp3d::{ActiveBackend, CcdSettings, Detector, Mesh, Real, Scene, Settings};
use clasp3d_report::ccd::{CcdSummary, FilterComparison, MotionSummary, as_json, filters_table, page};
use clasp3d_report::format::grouped;

use crate::common::console::{Progress, Verbosity};
use crate::common::files::{check_writable, write_file};
use crate::common::input::{InputOptions, Meshes, file_name, unify};
use crate::common::interrupt::exit_if_interrupted;
use crate::common::options::{ChosenScene, DetectionOptions, SceneOptions, Switch};

#[derive(clap::Args)]
pub struct Arguments {
    /// Two meshes with the same triangles: positions at the start and at the end of the motion.
    #[arg(value_name = "FRAME", num_args = 2, required_unless_present = "scene", conflicts_with = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Compares filters: how many feature candidates each removes, and times, for steps of 1, 1/2, 1/3, 1/4 and 1/5 of a frame,
    /// over the motion between the files or some motions of the scene. The exit code is 0.
    #[arg(long, conflicts_with_all = ["impacts", "linear", "planar", "non_penetration"])]
    table: bool,
    /// Prints one JSON object on standard output, and nothing else.
    #[arg(long)]
    json: bool,
    /// Writes all impacts to this CSV file: `vf`, vertex and vertices of the triangle, or `ee` and vertices of both edges;
    /// then the time of impact. The unit of time of a scene is one frame.
    #[arg(long, value_name = "FILE")]
    impacts: Option<PathBuf>,
    /// Writes a report with charts to this HTML file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Minimum distance: features that come as close as this are impacts.
    #[arg(long, value_name = "DISTANCE", default_value_t = 0.0, allow_negative_numbers = true)]
    min_distance: f32,
    /// Treats vertices without a triangle or edge as lone points. By default, only `p` elements of OBJ files are lone
    /// points.
    #[arg(long, conflicts_with = "scene")]
    points: bool,
    /// Linear filter: removes features that stay apart along one of eight axes. Affects speed only, not results.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    linear: Switch,
    /// Planar filter: removes features that stay apart in one of eight planes. Affects speed only, not results.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    planar: Switch,
    /// Non-penetration filter: removes features whose vertices are never coplanar. Affects speed only, not results.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    non_penetration: Switch,
    #[command(flatten)]
    input: InputOptions,
    #[command(flatten)]
    detection: DetectionOptions,
}

/// Exit code if features meet, or triangles intersect at the start.
const IMPACT: u8 = 1;

/// Maximum number of frames of a scene that `--table` uses, evenly spaced.
const TABLE_FRAMES: usize = 6;

/// Numbers of steps into which `--table` divides a frame.
const DIVISIONS: [usize; 5] = [1, 2, 3, 4, 5];

type Positions<T> = Vec<[T; 3]>;

/// Motion from one frame to the next.
struct Step<T> {
    name: String,
    t0: Positions<T>,
    t1: Positions<T>,
}

/// Result of a step.
struct StepResult {
    name: String,
    result: CcdResult,
    time: Duration,
}

/// A scene and its motion.
struct SceneMotion<T> {
    name: String,
    scene: Scene<T>,
    steps: Vec<Step<T>>,
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
    if let Some(chosen) = arguments.scene.find()? {
        return run_motion(arguments, build_scene(&chosen)?, settings, verbosity);
    }
    let meshes = arguments.files.iter().map(|path| arguments.input.load_mesh(path)).collect::<anyhow::Result<_>>()?;
    match unify(meshes) {
        Meshes::F32(meshes) => run_motion(arguments, motion_of_files(arguments, meshes)?, settings, verbosity),
        Meshes::F64(meshes) => run_motion(arguments, motion_of_files(arguments, meshes)?, settings, verbosity),
    }
}

fn run_motion<T: Real>(
    arguments: &Arguments,
    moving: SceneMotion<T>,
    settings: Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    if arguments.table {
        compare_filters(arguments, moving, &settings, verbosity)
    } else {
        find_impacts(arguments, moving, settings, verbosity)
    }
}

/// Finds all impacts of all steps.
fn find_impacts<T: Real>(
    arguments: &Arguments,
    moving: SceneMotion<T>,
    settings: Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    let SceneMotion { name, scene, steps } = moving;
    let mut detector = Detector::new(&scene, settings)?;
    let mut results = Vec::new();
    let progress = Progress::new(steps.len(), verbosity);
    for Step { name, t0, t1 } in steps {
        exit_if_interrupted();
        let start = Instant::now();
        let result = detector.detect_continuous(&t0, &t1).with_context(|| name.clone())?;
        results.push(StepResult { name, result, time: start.elapsed() });
        progress.step();
    }
    progress.end();
    if let Some(path) = &arguments.impacts {
        write_file(path, |out| write_impacts_csv(out, &scene, &results))?;
    }
    let summary = |step: &StepResult| MotionSummary::new(&step.name, step.time, &step.result);
    let motions = results.iter().map(summary).collect();
    let summary = CcdSummary { motions, ..empty_summary(arguments, name, &scene, &detector.backend()) };
    write_output(arguments, &summary, |out| print_results(out, &results, verbosity))?;
    let is_free = results.iter().all(|step| step.result.earliest_toi().is_none());
    Ok(if is_free { ExitCode::SUCCESS } else { ExitCode::from(IMPACT) })
}

/// Returns a summary with scene, backend and settings, without results.
fn empty_summary<T: Real>(
    arguments: &Arguments,
    name: String,
    scene: &Scene<T>,
    backend: &ActiveBackend,
) -> CcdSummary {
    let mut settings = arguments.detection.summary(T::NAME);
    if arguments.min_distance > 0.0 {
        settings.push(("minimum distance", arguments.min_distance.to_string()));
    }
    for (name, count) in [("lone edges", scene.edges().len()), ("lone points", scene.points().len())] {
        if count > 0 {
            settings.push((name, grouped(count as u64)));
        }
    }
    CcdSummary {
        name,
        triangles: scene.triangles().len(),
        vertices: scene.positions().len(),
        backend: backend.to_string(),
        settings,
        ..Default::default()
    }
}

/// Writes the report, and prints JSON or, with `print`, text.
fn write_output(
    arguments: &Arguments,
    summary: &CcdSummary,
    print: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<()> {
    if let Some(path) = &arguments.report {
        write_file(path, |out| out.write_all(page(summary).as_bytes()))?;
    }
    let mut out = io::stdout().lock();
    let printed = if arguments.json { writeln!(out, "{}", as_json(summary)) } else { print(&mut out) };
    // A closed pipe must not change the exit code.
    printed.or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })?;
    Ok(())
}

/// Returns the motion between the meshes of two files.
fn motion_of_files<T: Real>(arguments: &Arguments, meshes: Vec<Mesh<T>>) -> anyhow::Result<SceneMotion<T>> {
    const EXPECTED: &str = "expected two mesh files, or --scene NAME";
    let [first, last] = &arguments.files[..] else { bail!(EXPECTED) };
    let Ok([mut start, end]) = <[Mesh<T>; 2]>::try_from(meshes) else { bail!(EXPECTED) };
    check_same_topology(&start, &end, first).with_context(|| last.display().to_string())?;
    if arguments.points {
        let mut is_used = vec![false; start.positions.len()];
        let used = start.triangles.as_flattened().iter().chain(start.edges.as_flattened()).chain(&start.points);
        used.for_each(|vertex| is_used[*vertex as usize] = true);
        start.points.extend((0u32..).zip(is_used).filter(|(_, is_used)| !is_used).map(|(vertex, _)| vertex));
    }
    let name = format!("{} to {}", file_name(first), file_name(last));
    let t0 = start.positions.clone();
    let scene = Scene::new([start]).with_context(|| first.display().to_string())?;
    Ok(SceneMotion { name: name.clone(), scene, steps: vec![Step { name, t0, t1: end.positions }] })
}

/// Returns an error if the mesh at the end of a motion differs from the mesh at the start in more than its positions.
fn check_same_topology<T>(start: &Mesh<T>, end: &Mesh<T>, start_path: &Path) -> anyhow::Result<()> {
    let start_path = start_path.display();
    if start.positions.len() != end.positions.len() {
        bail!("{} vertices, but {start_path} has {}", end.positions.len(), start.positions.len());
    }
    let difference = difference("triangle", &start.triangles, &end.triangles)
        .or_else(|| difference("edge", &start.edges, &end.edges))
        .or_else(|| difference("point", &start.points, &end.points));
    match difference {
        Some(Difference::Count { name, start, end }) => bail!("{end} {name}s, but {start_path} has {start}"),
        Some(Difference::Element { name, index }) => bail!("{name} {index} is not the same as in {start_path}"),
        None => Ok(()),
    }
}

/// Difference between two lists of triangles, edges or points.
enum Difference {
    Count { name: &'static str, start: usize, end: usize },
    Element { name: &'static str, index: usize },
}

fn difference<T: PartialEq>(name: &'static str, start: &[T], end: &[T]) -> Option<Difference> {
    if start.len() != end.len() {
        return Some(Difference::Count { name, start: start.len(), end: end.len() });
    }
    (0..start.len()).find(|&i| start[i] != end[i]).map(|index| Difference::Element { name, index })
}

/// Loads all motions of a built-in scene.
fn build_scene(chosen: &ChosenScene) -> anyhow::Result<SceneMotion<f32>> {
    let ChosenScene { built_in, triangles, frames } = chosen;
    if *frames < 2 {
        bail!("--frames must be at least 2 for a motion");
    }
    let mut animation = built_in.build(*triangles)?;
    let scene = animation.scene().clone();
    let mut steps = Vec::new();
    let mut t0 = animation.positions(0, *frames)?;
    for frame in 1..*frames {
        exit_if_interrupted();
        let t1 = animation.positions(frame, *frames)?;
        steps.push(Step { name: (frame - 1).to_string(), t0, t1: t1.clone() });
        t0 = t1;
    }
    Ok(SceneMotion { name: built_in.name.to_owned(), scene, steps })
}

/// Returns the kind and the vertex indices of a pair of features, for CSV.
fn kind_and_vertices(scene: &Scene<impl Real>, features: FeaturePair) -> (&'static str, [u32; 4]) {
    match features {
        FeaturePair::VertexFace { vertex, face } => {
            let [a, b, c] = scene.triangles()[face as usize];
            ("vf", [vertex, a, b, c])
        }
        FeaturePair::EdgeEdge { a, b } => ("ee", [a[0], a[1], b[0], b[1]]),
    }
}

fn write_impacts_csv(out: &mut dyn Write, scene: &Scene<impl Real>, results: &[StepResult]) -> io::Result<()> {
    writeln!(out, "kind,p,q,r,s,time")?;
    for (frame, step) in results.iter().enumerate() {
        for impact in step.result.impacts() {
            let (kind, [p, q, r, s]) = kind_and_vertices(scene, impact.features);
            writeln!(out, "{kind},{p},{q},{r},{s},{}", frame as f64 + impact.toi)?;
        }
    }
    Ok(())
}

fn print_results(out: &mut dyn Write, results: &[StepResult], verbosity: Verbosity) -> io::Result<()> {
    for StepResult { name, result, time } in results {
        let first = result.earliest_toi().map_or("no impact".to_owned(), |toi| format!("earliest impact at {toi:.6}"));
        writeln!(
            out,
            "{name}: {first}; {} impacts, {} intersecting triangle pairs at the start; {:.1} ms",
            grouped(result.impacts().len() as u64),
            grouped(result.intersecting().len() as u64),
            time.as_secs_f64() * 1e3
        )?;
        let stats = &result.stats;
        if verbosity == Verbosity::Verbose || results.len() == 1 {
            writeln!(
                out,
                "  {} feature candidates ({} vertex-face, {} edge-edge); removed by filters: {} linear, {} planar, \
                 {} non-penetration ({:.2} % in total); {} elementary tests",
                grouped(stats.candidates()),
                grouped(stats.vertex_face),
                grouped(stats.edge_edge),
                grouped(stats.linear),
                grouped(stats.planar),
                grouped(stats.non_penetration),
                100.0 * stats.removed(),
                grouped(stats.elementary)
            )?;
        }
    }
    Ok(())
}

/// Compares the combinations of filters in Tables 1 to 4 of Tang, Li and Wang (2011).
fn compare_filters<T: Real>(
    arguments: &Arguments,
    moving: SceneMotion<T>,
    settings: &Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    let SceneMotion { name, scene, steps } = moving;
    let stride = steps.len().div_ceil(TABLE_FRAMES);
    let frames: Vec<Step<T>> = steps.into_iter().skip(stride / 2).step_by(stride).collect();
    let mut detectors = Vec::new();
    for filters in FilterComparison::COMPARED {
        let ccd = CcdSettings { filters, ..settings.ccd.clone() };
        detectors.push(Detector::new(&scene, Settings { ccd, ..settings.clone() })?);
    }
    let mut summary = empty_summary(arguments, name, &scene, &detectors[0].backend());
    let progress = Progress::new(frames.len() * DIVISIONS.iter().sum::<usize>(), verbosity);
    for divisions in DIVISIONS {
        let mut comparison = FilterComparison { divisions, steps: frames.len() * divisions, ..Default::default() };
        for frame in &frames {
            for step in 0..divisions {
                exit_if_interrupted();
                let (t0, t1) = (interpolate(frame, step, divisions), interpolate(frame, step + 1, divisions));
                for (filters, detector) in detectors.iter_mut().enumerate() {
                    comparison.add(filters, &detector.detect_continuous(&t0, &t1)?);
                }
                progress.step();
            }
        }
        summary.comparisons.push(comparison);
    }
    progress.end();
    write_output(arguments, &summary, |out| {
        let triangles = grouped(summary.triangles as u64);
        let self_collisions = if settings.filter.excludes(0, 0) { "off" } else { "on" };
        let frames = frames.len();
        writeln!(out, "{}: {triangles} triangles, {frames} motions, self-collisions {self_collisions}", summary.name)?;
        writeln!(out, "{}", filters_table(&summary))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the positions after `step` of `divisions` equal steps of a frame.
fn interpolate<T: Real>(frame: &Step<T>, step: usize, divisions: usize) -> Positions<T> {
    if step == divisions {
        return frame.t1.clone();
    }
    let time = step as f64 / divisions as f64;
    let between = |a: T, b: T| T::nearest(a.into() + time * (b.into() - a.into()));
    let position = |(a, b): (&[T; 3], &[T; 3])| std::array::from_fn(|axis| between(a[axis], b[axis]));
    frame.t0.iter().zip(&frame.t1).map(position).collect()
}
