//! `clasp bench`

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clasp::report::bench::{Bench, device_work, table};
use clasp::{Detector, Scene, Settings};

use crate::Talk;
use crate::check::{file_name, load};
use crate::options::{ChosenScene, DetectionOptions, SceneOptions};
use crate::output::{Progress, stop_if_interrupted};

#[derive(clap::Args)]
pub struct Arguments {
    /// Meshes: .obj, .ply, .off or .stl, each also with .gz. Each is timed by itself.
    #[arg(value_name = "FILE", required_unless_present = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Which frame of the built-in scene. By default the one in the middle of the motion, or the first one where it is
    /// simulated.
    #[arg(long, value_name = "N", requires = "scene")]
    frame: Option<usize>,
    /// How often each frame is timed.
    #[arg(long, value_name = "N", default_value_t = 20)]
    repeat: usize,
    /// Frames that run before and do not count, beside the first: this many, and for a tenth of a second. 0: none.
    #[arg(long, value_name = "N", default_value_t = 3)]
    warm_up: usize,
    /// Counts, too, what each stage reads from and writes to the memory of a GPU, and with how many threads, beside the
    /// least that it must: by running its kernels on the CPU. That takes ten seconds for a hundred thousand triangles.
    #[arg(long)]
    work: bool,
    /// Prints one JSON object to each file, one line each, and nothing else on standard output.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    detection: DetectionOptions,
}

/// How long to warm up, at least: threads that have just woken are slow for some milliseconds, which small scenes would
/// show as their own.
const WARM_UP_TIME: Duration = Duration::from_millis(100);

pub fn run(arguments: &Arguments, talk: Talk) -> anyhow::Result<ExitCode> {
    if arguments.repeat == 0 {
        bail!("--repeat: at least one frame is needed");
    }
    let settings = arguments.detection.settings(false)?;
    let mut out = std::io::stdout();
    let mut benches = Vec::new();
    let mut add = |name: String, scene: &Scene, positions: &[[f32; 3]]| -> anyhow::Result<()> {
        let mut bench = bench(name, scene, positions, &settings, arguments, talk)?;
        if arguments.work {
            bench.work = device_work(scene, positions, &settings)?;
        }
        if arguments.json {
            writeln!(out, "{}", bench.json())?;
        }
        benches.push(bench);
        Ok(())
    };
    for file in &arguments.files {
        let scene = Scene::new([load(file, talk)?]).with_context(|| file.display().to_string())?;
        add(file_name(file), &scene, scene.positions())?;
    }
    if let Some(chosen) = arguments.scene.find()? {
        let (scene, positions) = frame_of(&chosen, arguments.frame)?;
        add(chosen.built_in.name.to_owned(), &scene, &positions)?;
    }
    if !arguments.json {
        let detailed = if benches.len() == 1 || talk == Talk::Verbose { &benches[..] } else { &[] };
        for bench in detailed {
            writeln!(out, "{}\n{}", bench.file, bench.stage_table())?;
        }
        for bench in benches.iter().filter(|bench| !bench.work.is_empty()) {
            writeln!(out, "{}, memory of a GPU\n{}", bench.file, bench.work_table())?;
        }
        writeln!(out, "{}", table(&benches))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The scene, and where its vertices are in a frame.
fn frame_of(chosen: &ChosenScene, frame: Option<usize>) -> anyhow::Result<(Scene, Vec<[f32; 3]>)> {
    let ChosenScene { built_in, triangles, frames } = chosen;
    let usual = if built_in.is_simulated() { 0 } else { frames / 2 };
    let frame = frame.unwrap_or(usual);
    if frame >= *frames {
        bail!("--frame {frame}: the frames are numbered from 0 to {}", frames - 1);
    }
    let mut moving = built_in.open(*triangles)?;
    let scene = moving.scene().clone();
    let positions = moving.positions(frame, *frames)?;
    Ok((scene, positions))
}

fn bench(
    name: String,
    scene: &Scene,
    positions: &[[f32; 3]],
    settings: &Settings,
    arguments: &Arguments,
    talk: Talk,
) -> anyhow::Result<Bench> {
    let mut detector = Detector::new(scene, settings.clone())?;
    let mut bench = Bench::new(name, scene.triangles().len(), scene.positions().len());
    bench.backend = detector.backend().to_owned();
    bench.threads = rayon::current_num_threads();
    let mut frame = || {
        stop_if_interrupted();
        let start = Instant::now();
        let report = detector.detect(positions)?;
        anyhow::Ok((start.elapsed().as_secs_f64() * 1e3, report))
    };
    let progress = Progress::new(1 + arguments.warm_up + arguments.repeat, talk);
    bench.first_ms = frame()?.0;
    progress.step();
    let begin = Instant::now();
    for _ in 0..arguments.warm_up {
        frame()?;
        progress.step();
    }
    while arguments.warm_up > 0 && begin.elapsed() < WARM_UP_TIME {
        frame()?;
    }
    for _ in 0..arguments.repeat {
        let (milliseconds, report) = frame()?;
        bench.add(milliseconds, report).map_err(anyhow::Error::msg)?;
        progress.step();
    }
    progress.end();
    Ok(bench)
}
