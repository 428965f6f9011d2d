//! `clasp3d bench`

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clasp3d::low_level::stage_traffic;
use clasp3d::{Detector, Mesh, Real, Scene, Settings};
use clasp3d_report::bench::{Benchmark, table};

use crate::common::console::{Progress, Verbosity};
use crate::common::input::{InputOptions, file_name};
use crate::common::interrupt::exit_if_interrupted;
use crate::common::options::{ChosenScene, DetectionOptions, SceneOptions};
use clasp3d_io::AnyMesh;

#[derive(clap::Args)]
pub struct Arguments {
    /// Meshes: .obj, .ply, .off or .stl, or one of these with .gz. Each is timed separately.
    #[arg(value_name = "FILE", required_unless_present = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Frame of the built-in scene to time [default: 0 of a simulation, else the middle frame].
    #[arg(long, value_name = "N", requires = "scene")]
    frame: Option<usize>,
    /// Number of timed repeats.
    #[arg(long, value_name = "N", default_value_t = 20)]
    repeat: usize,
    /// Number of untimed repeats for warm-up, after the first frame. The warm-up takes at least 0.1 s, unless this is 0.
    #[arg(long, value_name = "N", default_value_t = 3)]
    warm_up: usize,
    /// Also counts the memory traffic of each stage on a GPU, next to the necessary minimum. Runs the kernels in an
    /// emulator: about ten seconds for 100,000 triangles.
    #[arg(long)]
    traffic: bool,
    /// Prints one line of JSON per scene, and nothing else on standard output. See docs/json-report.md.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    input: InputOptions,
    #[command(flatten)]
    detection: DetectionOptions,
}

/// Minimum duration of the warm-up: idle threads are slow for some milliseconds after waking up, which would distort the
/// times of small scenes.
const WARM_UP_TIME: Duration = Duration::from_millis(100);

/// A frame to time.
struct Input<T: Real> {
    name: String,
    scene: Scene<T>,
    positions: Vec<[T; 3]>,
}

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    if arguments.repeat == 0 {
        bail!("--repeat must be at least 1");
    }
    let settings = arguments.detection.settings(false)?;
    let mut benchmarks = Vec::new();
    for file in &arguments.files {
        benchmarks.push(match arguments.input.load_triangles(file)? {
            AnyMesh::F32(mesh) => {
                measure_and_print_json(&file_input(file, mesh)?, &settings, arguments, verbosity, add_traffic)?
            }
            AnyMesh::F64(mesh) => {
                let no_traffic = |_: &Input<f64>, _: &Settings, _: &mut Benchmark| {
                    bail!("--traffic is for meshes with f32 coordinates, but {} has f64", file.display())
                };
                measure_and_print_json(&file_input(file, mesh)?, &settings, arguments, verbosity, no_traffic)?
            }
        });
    }
    if let Some(chosen) = arguments.scene.find()? {
        let input = built_in_frame(&chosen, arguments.frame)?;
        benchmarks.push(measure_and_print_json(&input, &settings, arguments, verbosity, add_traffic)?);
    }
    if !arguments.json {
        print_tables(&benchmarks, verbosity)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the frame of a file.
fn file_input<T: Real>(file: &Path, mesh: Mesh<T>) -> anyhow::Result<Input<T>> {
    let scene = Scene::new([mesh]).with_context(|| file.display().to_string())?;
    let positions = scene.positions().to_vec();
    Ok(Input { name: file_name(file), scene, positions })
}

/// Counts the memory traffic of each stage.
fn add_traffic(input: &Input<f32>, settings: &Settings, benchmark: &mut Benchmark) -> anyhow::Result<()> {
    benchmark.traffic = stage_traffic(&input.scene, &input.positions, settings)?;
    Ok(())
}

/// Measures a frame. Prints its JSON immediately, if requested.
fn measure_and_print_json<T: Real>(
    input: &Input<T>,
    settings: &Settings,
    arguments: &Arguments,
    verbosity: Verbosity,
    add_traffic: impl FnOnce(&Input<T>, &Settings, &mut Benchmark) -> anyhow::Result<()>,
) -> anyhow::Result<Benchmark> {
    let mut benchmark = measure(input, settings, arguments, verbosity)?;
    if arguments.traffic {
        add_traffic(input, settings, &mut benchmark)?;
    }
    if arguments.json {
        writeln!(io::stdout(), "{}", benchmark.json())?;
    }
    Ok(benchmark)
}

fn print_tables(benchmarks: &[Benchmark], verbosity: Verbosity) -> io::Result<()> {
    let mut out = io::stdout();
    if benchmarks.len() == 1 || verbosity == Verbosity::Verbose {
        for benchmark in benchmarks {
            writeln!(out, "{}\n{}", benchmark.name, benchmark.stage_table())?;
        }
    }
    for benchmark in benchmarks.iter().filter(|benchmark| !benchmark.traffic.is_empty()) {
        writeln!(out, "{}: memory traffic on a GPU\n{}", benchmark.name, benchmark.traffic_table())?;
    }
    writeln!(out, "{}", table(benchmarks))
}

/// Returns a frame of a built-in scene.
fn built_in_frame(chosen: &ChosenScene, frame: Option<usize>) -> anyhow::Result<Input<f32>> {
    let ChosenScene { built_in, triangles, frames } = chosen;
    let default = if built_in.is_simulated() { 0 } else { frames / 2 };
    let frame = frame.unwrap_or(default);
    if frame >= *frames {
        bail!("--frame {frame}: frames are numbered from 0 to {}", frames - 1);
    }
    let mut moving = built_in.build(*triangles)?;
    let scene = moving.scene().clone();
    let positions = moving.positions(frame, *frames)?;
    Ok(Input { name: built_in.name.to_owned(), scene, positions })
}

fn measure<T: Real>(
    input: &Input<T>,
    settings: &Settings,
    arguments: &Arguments,
    verbosity: Verbosity,
) -> anyhow::Result<Benchmark> {
    let Input { name, scene, positions } = input;
    let mut detector = Detector::new(scene, settings.clone())?;
    let mut benchmark = Benchmark::new(name, scene.triangles().len(), scene.positions().len());
    benchmark.backend = detector.backend().to_string();
    benchmark.threads = rayon::current_num_threads();
    let mut time_frame = || {
        exit_if_interrupted();
        let start = Instant::now();
        let result = detector.detect(positions)?;
        anyhow::Ok((start.elapsed().as_secs_f64() * 1e3, result))
    };
    let progress = Progress::new(1 + arguments.warm_up + arguments.repeat, verbosity);
    benchmark.first_ms = time_frame()?.0;
    progress.step();
    let start = Instant::now();
    for _ in 0..arguments.warm_up {
        time_frame()?;
        progress.step();
    }
    while arguments.warm_up > 0 && start.elapsed() < WARM_UP_TIME {
        time_frame()?;
    }
    for _ in 0..arguments.repeat {
        let (milliseconds, result) = time_frame()?;
        benchmark.add(milliseconds, result).map_err(anyhow::Error::msg)?;
        progress.step();
    }
    progress.end();
    Ok(benchmark)
}
