//! Scenes with extreme sizes, distances and densities: time and work of a frame. `benches/peers --family` compares them with
//! other libraries.
//!
//! ```sh
//! cargo bench -p clasp3d-benches --bench family
//! cargo bench -p clasp3d-benches --bench family -- --scene ground --triangles 10000
//! cargo bench -p clasp3d-benches --bench family -- --backend gpu --triangles 10000
//! cargo bench -p clasp3d-benches --bench family -- --backend gpu --triangles 10000 --ccd
//! cargo bench -p clasp3d-benches --bench family -- --triangles 10000 --export scenes
//! ```
//!
//! Each scene is measured by a process of its own, which is ended after a time limit.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::{Parser, ValueEnum};
use clasp3d::gpu::AdapterRequest;
use clasp3d::{Backend, Detector, Mesh, Neighbors, Scene, Settings};
use clasp3d_benches::new_table;
use clasp3d_io::write_ply;
use clasp3d_scenes::scale_family::{SCALE_SCENES, ScaleScene};

/// Times the detector on scenes with extreme sizes, distances and densities.
#[derive(Parser)]
struct Arguments {
    /// Approximate numbers of triangles.
    #[arg(long, value_delimiter = ',', default_values_t = [10_000, 100_000])]
    triangles: Vec<usize>,
    /// Part of the names of the scenes; empty for all scenes.
    #[arg(long, default_value = "")]
    scene: String,
    /// Number of timed frames.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Where the frames are computed.
    #[arg(long, value_enum, default_value_t = BackendName::Cpu)]
    backend: BackendName,
    /// Times continuous detection of a small motion instead.
    #[arg(long)]
    ccd: bool,
    /// Seconds after which a scene is given up.
    #[arg(long, default_value_t = 30)]
    limit: u64,
    /// Writes the scenes as PLY files to this folder instead: `<scene>-<triangles>.ply`.
    #[arg(long, value_name = "DIR")]
    export: Option<PathBuf>,
    /// Measures this scene in this process, and prints the cells of its row.
    #[arg(long, hide = true)]
    row: Option<String>,
    /// Passed by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

/// A backend.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum BackendName {
    /// The CPU.
    Cpu,
    /// A GPU, or a software adapter if there is none.
    Gpu,
}

impl BackendName {
    fn backend(self) -> Backend {
        match self {
            Self::Cpu => Backend::Cpu,
            Self::Gpu => Backend::Gpu(AdapterRequest { software: true, ..Default::default() }),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Cpu => "cpu",
            Self::Gpu => "gpu",
        }
    }
}

/// Number of untimed frames after the first, which includes all setup.
const WARM_UP_FRAMES: usize = 2;

const COLUMNS: [&str; 8] = [
    "scene",
    "triangles",
    "pairs",
    "first ms",
    "median ms",
    "candidates / triangle",
    "overlapping / triangle",
    "memberships / triangle",
];

const CCD_COLUMNS: [&str; 7] =
    ["scene", "triangles", "impacts", "first ms", "median ms", "pairs / triangle", "candidates / triangle"];

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    if let Some(name) = &arguments.row {
        let scene = ScaleScene::find(name).context("unknown scene")?;
        let row = if arguments.ccd { measure_ccd(scene, &arguments) } else { measure(scene, &arguments) };
        println!("{}", row?.join("\t"));
        return Ok(());
    }
    let mut table = if arguments.ccd { new_table(CCD_COLUMNS, 1) } else { new_table(COLUMNS, 1) };
    for &triangles in &arguments.triangles {
        for scene in SCALE_SCENES.iter().filter(|scene| scene.name.contains(&arguments.scene)) {
            if let Some(folder) = &arguments.export {
                export(scene, triangles, folder)?;
                continue;
            }
            let row = measure_in_process(scene, triangles, &arguments)?;
            eprintln!("{}", row.join("  "));
            table.add_row(row);
        }
    }
    if arguments.export.is_none() {
        let what = if arguments.ccd { "A motion" } else { "A frame, without tests of neighbors" };
        println!("{what} ({})\n{table}", arguments.backend.name());
    }
    Ok(())
}

/// Writes a scene as one mesh, and prints the path of the file.
fn export(scene: &ScaleScene, triangles: usize, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot create the folder {}", folder.display()))?;
    let built = scene.build(triangles)?;
    let mesh = Mesh::new(built.positions().to_vec(), built.triangles().to_vec());
    let path = folder.join(format!("{}-{triangles}.ply", scene.name));
    write_ply(&path, &mesh, None)?;
    println!("{}", path.display());
    Ok(())
}

/// Measures a scene in a process of its own. Returns a row of the table.
fn measure_in_process(scene: &ScaleScene, triangles: usize, arguments: &Arguments) -> Result<Vec<String>> {
    let limit = Duration::from_secs(arguments.limit);
    let numbers = [triangles, arguments.rounds].map(|number| number.to_string());
    let mut child = Command::new(std::env::current_exe()?)
        .args(["--row", scene.name, "--triangles", &numbers[0], "--rounds", &numbers[1]])
        .args(["--backend", arguments.backend.name()])
        .args(arguments.ccd.then_some("--ccd"))
        .stdout(Stdio::piped())
        .spawn()?;
    let start = Instant::now();
    while child.try_wait()?.is_none() {
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            let late = format!("over {} s", arguments.limit);
            return Ok(vec![scene.name.to_owned(), triangles.to_string(), String::new(), String::new(), late]);
        }
        thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "{} failed: {}", scene.name, output.status);
    Ok(String::from_utf8(output.stdout)?.trim().split('\t').map(str::to_owned).collect())
}

/// Measures a scene. Returns a row of the table.
fn measure(scene: &ScaleScene, arguments: &Arguments) -> Result<Vec<String>> {
    let built: Scene = scene.build(arguments.triangles[0])?;
    let backend = arguments.backend.backend();
    let settings = Settings { backend, neighbors: Neighbors::Skip, ..Default::default() };
    let mut detector = Detector::new(&built, settings)?;
    let mut frame = || {
        let start = Instant::now();
        let result = detector.detect(built.positions())?;
        anyhow::Ok((start.elapsed().as_secs_f64() * 1e3, result.stats.found, result.stats))
    };
    let (times, found, stats) = time_frames(arguments.rounds, &mut frame)?;
    let numbers = [stats.candidates, stats.overlapping, stats.memberships()];
    Ok(row(scene, &built, found, times, &numbers))
}

/// Measures continuous detection of a motion by a thousandth, towards the origin. Returns a row of the table.
fn measure_ccd(scene: &ScaleScene, arguments: &Arguments) -> Result<Vec<String>> {
    let built: Scene = scene.build(arguments.triangles[0])?;
    let mut detector = Detector::new(&built, Settings { backend: arguments.backend.backend(), ..Default::default() })?;
    let start = built.positions();
    let end: Vec<[f32; 3]> = start.iter().map(|position| position.map(|x| x * 0.999)).collect();
    let mut frame = || {
        let time = Instant::now();
        let result = detector.detect_continuous(start, &end)?;
        anyhow::Ok((time.elapsed().as_secs_f64() * 1e3, result.impacts().len() as u64, result.stats))
    };
    let (times, impacts, stats) = time_frames(arguments.rounds, &mut frame)?;
    Ok(row(scene, &built, impacts, times, &[stats.pairs, stats.candidates()]))
}

/// Runs frames, which return their time, the number of their results and the work. Returns the time of the first and the median
/// of the later ones in milliseconds, and number and work of the last.
fn time_frames<S>(rounds: usize, frame: &mut impl FnMut() -> Result<(f64, u64, S)>) -> Result<([f64; 2], u64, S)> {
    let (first, found, mut stats) = frame()?;
    for _ in 0..WARM_UP_FRAMES {
        frame()?;
    }
    let mut times = Vec::new();
    for _ in 0..rounds.max(1) {
        let (time, later, later_stats) = frame()?;
        ensure!(later == found, "{found} results, then {later}");
        times.push(time);
        stats = later_stats;
    }
    times.sort_by(f64::total_cmp);
    Ok(([first, times[times.len() / 2]], found, stats))
}

/// Returns a row of the table: the number of results, times, and numbers per triangle.
fn row(scene: &ScaleScene, built: &Scene, found: u64, times: [f64; 2], numbers: &[u64]) -> Vec<String> {
    let count = built.triangles().len();
    let columns = [scene.name.to_owned(), count.to_string(), found.to_string()];
    let times = times.map(|time| format!("{time:.2}"));
    let numbers = numbers.iter().map(|number| format!("{:.1}", *number as f64 / count as f64));
    columns.into_iter().chain(times).chain(numbers).collect()
}
