//! Scenes with extreme sizes, distances and densities: time and work of a frame on the CPU. `benches/peers --family` compares
//! them with other libraries.
//!
//! ```sh
//! cargo bench -p clasp3d-benches --bench family
//! cargo bench -p clasp3d-benches --bench family -- --scene ground --triangles 10000
//! cargo bench -p clasp3d-benches --bench family -- --triangles 10000 --export scenes
//! ```
//!
//! Each scene is measured by a process of its own, which is ended after a time limit.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
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

/// Number of untimed frames after the first, which includes all setup.
const WARM_UP_FRAMES: usize = 2;

const COLUMNS: [&str; 7] =
    ["scene", "triangles", "pairs", "first ms", "median ms", "candidates / triangle", "overlapping / triangle"];

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    if let Some(name) = &arguments.row {
        let scene = ScaleScene::find(name).context("unknown scene")?;
        println!("{}", measure(scene, arguments.triangles[0], arguments.rounds)?.join("\t"));
        return Ok(());
    }
    let mut table = new_table(COLUMNS, 1);
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
        println!("A frame on the CPU, without tests of neighbors\n{table}");
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
fn measure(scene: &ScaleScene, triangles: usize, rounds: usize) -> Result<Vec<String>> {
    let built: Scene = scene.build(triangles)?;
    let settings = Settings { backend: Backend::Cpu, neighbors: Neighbors::Skip, ..Default::default() };
    let mut detector = Detector::new(&built, settings)?;
    let mut frame = || {
        let start = Instant::now();
        let result = detector.detect(built.positions())?;
        anyhow::Ok((start.elapsed().as_secs_f64() * 1e3, result.stats))
    };
    let (first, mut stats) = frame()?;
    for _ in 0..WARM_UP_FRAMES {
        frame()?;
    }
    let mut times = Vec::new();
    for _ in 0..rounds.max(1) {
        let (time, later) = frame()?;
        times.push(time);
        ensure!(later.found == stats.found, "{}: {} pairs, then {}", scene.name, stats.found, later.found);
        stats = later;
    }
    times.sort_by(f64::total_cmp);
    let count = built.triangles().len();
    let per_triangle = |number: u64| format!("{:.1}", number as f64 / count as f64);
    Ok(vec![
        scene.name.to_owned(),
        count.to_string(),
        stats.found.to_string(),
        format!("{first:.2}"),
        format!("{:.2}", times[times.len() / 2]),
        per_triangle(stats.candidates),
        per_triangle(stats.overlapping),
    ])
}
