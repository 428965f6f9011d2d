//! The detector: how its work, time and memory grow with the scene; what the published assignment loses; and a scene with
//! more candidates than 32 bits can count.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Parser;
use clasp::gpu::{AdapterRequest, Gpu};
use clasp::scene::built_in::BUILT_IN;
use clasp::{Assignment, Backend, Clusters, Detector, Report, Scene, Settings};
use clasp_tests::surfaces;
use comfy_table::{CellAlignment, Table, presets};

/// Times the detector.
#[derive(Parser)]
struct Arguments {
    /// About how many triangles the surface has, one row each.
    #[arg(long, value_delimiter = ',', default_values_t = [11_000, 48_000, 202_000, 871_000])]
    triangles: Vec<usize>,
    /// Frames that count, after one that does not.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Part of the name of the adapter to use.
    #[arg(long)]
    adapter: Option<String>,
    /// Leaves the GPU out.
    #[arg(long)]
    cpu: bool,
    /// Also runs the scene with 2^32 candidates on the GPU, which takes minutes on a software adapter.
    #[arg(long)]
    huge: bool,
    /// Given by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let request = AdapterRequest { software: true, name: arguments.adapter.clone(), ..Default::default() };
    let gpu = Arc::new(Gpu::new(request));
    let gpu = match gpu.device_blocking() {
        _ if arguments.cpu => None,
        Ok(device) => {
            println!("GPU: {}", device.adapter().name);
            Some(gpu)
        }
        Err(error) => {
            println!("no GPU: {error}");
            None
        }
    };
    println!(
        "\nA ring that meets itself, frame after frame, with automatic clusters\n{}",
        growth(&arguments, gpu.as_ref())?
    );
    println!("\nThe built-in scenes, at the middle of their motion, on the CPU\n{}", scenes(&arguments)?);
    println!("\nWhat the published threshold (Eq. 5.1) loses\n{}", losses()?);
    println!("\nMore than 2^32 candidates\n{}", huge(gpu.as_ref().filter(|_| arguments.huge))?);
    Ok(())
}

/// Runs a few frames: the last report, and the median of the times.
fn frames(detector: &mut Detector, positions: &[[f32; 3]], rounds: usize) -> Result<(Report, Duration)> {
    let mut report = detector.detect(positions)?;
    let mut times = Vec::new();
    for _ in 0..rounds {
        let start = Instant::now();
        let again = detector.detect(positions)?;
        times.push(start.elapsed());
        ensure!(again.pairs() == report.pairs(), "two frames of the same positions differ");
        report = again;
    }
    times.sort_unstable();
    Ok((report, times.get(times.len() / 2).copied().unwrap_or_default()))
}

fn new_table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header);
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn millions(count: u64) -> String {
    format!("{:.2} M", count as f64 / 1e6)
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}

fn growth(arguments: &Arguments, gpu: Option<&Arc<Gpu>>) -> Result<Table> {
    let mut table = new_table([
        "triangles",
        "clusters",
        "candidates",
        "tested",
        "open",
        "found",
        "CPU ms",
        "a doubling",
        "GPU ms",
        "GPU bytes a triangle",
        "allowed",
    ]);
    let mut last: Option<(usize, Duration)> = None;
    for &triangles in &arguments.triangles {
        let scene = Scene::new([surfaces::eight(triangles, 0.0)])?;
        let triangles = scene.triangles().len();
        let settings = Settings { backend: Backend::Cpu, ..Default::default() };
        let mut detector = Detector::new(&scene, settings.clone())?;
        let (report, time) = frames(&mut detector, scene.positions(), arguments.rounds)?;
        // The factor for each doubling of the triangles, between this row and the last.
        let doubling = last.map_or(String::new(), |(fewer, before)| {
            let doublings = (triangles as f64 / fewer as f64).log2();
            format!("×{:.2}", (time.as_secs_f64() / before.as_secs_f64()).powf(1.0 / doublings))
        });
        last = Some((triangles, time));
        let mut row = vec![
            triangles.to_string(),
            detector.clusters().to_string(),
            millions(report.figures.candidates),
            millions(report.figures.tested),
            report.figures.open.to_string(),
            report.figures.found.to_string(),
            milliseconds(time),
            doubling,
        ];
        if let Some(gpu) = gpu {
            let backend = Backend::Shared(Arc::clone(gpu));
            let mut detector = Detector::new(&scene, Settings { backend, ..settings })?;
            // Software takes its time: fewer frames.
            let (on_gpu, time) = frames(&mut detector, scene.positions(), arguments.rounds.min(2))?;
            ensure!(on_gpu.pairs() == report.pairs(), "CPU and GPU differ");
            let positions = scene.positions().len() as u64 * 12;
            let bytes = on_gpu.stages.iter().map(|stage| stage.bytes).sum::<u64>() + triangles as u64 * 12 + positions;
            let allowed = 256 * triangles as u64 + 16 * on_gpu.figures.tested;
            let to_a_triangle = |bytes: u64| format!("{:.0}", bytes as f64 / triangles as f64);
            row.extend([milliseconds(time), to_a_triangle(bytes), to_a_triangle(allowed)]);
        }
        table.add_row(row);
    }
    Ok(table)
}

fn scenes(arguments: &Arguments) -> Result<Table> {
    let mut table = new_table(["scene", "triangles", "objects", "clusters", "candidates", "tested", "found", "ms"]);
    for built_in in BUILT_IN {
        let mut moving = built_in.open(built_in.triangles)?;
        // Half way; but a simulation takes its time to get there.
        let frame = if built_in.is_simulated() { 12 } else { built_in.frames / 2 };
        let positions = moving.positions(frame, built_in.frames)?;
        let scene = moving.scene();
        let mut detector = Detector::new(scene, Settings { backend: Backend::Cpu, ..Default::default() })?;
        let (report, time) = frames(&mut detector, &positions, arguments.rounds)?;
        table.add_row([
            built_in.name.to_owned(),
            scene.triangles().len().to_string(),
            scene.objects().to_string(),
            detector.clusters().to_string(),
            millions(report.figures.candidates),
            millions(report.figures.tested),
            report.figures.found.to_string(),
            milliseconds(time),
        ]);
    }
    Ok(table)
}

fn losses() -> Result<Table> {
    let mut table = new_table(["scene", "clusters", "pairs", "lost", "entries, exact", "entries, threshold"]);
    // Small triangles, and the same with a few large ones, which reach farther than the membership of their middle tells.
    let small = clasp_tests::pipeline::random_mesh(40_000, 0.03, 1);
    let large = clasp_tests::pipeline::random_mesh(40, 1.0, 1);
    let scenes = [
        ("ring, 48 k triangles", Scene::new([surfaces::eight(48_000, 0.0)])?),
        ("40 k small triangles", Scene::new([small.clone()])?),
        ("40 k small, 40 large", Scene::new([small, large])?),
    ];
    for (name, scene) in &scenes {
        for clusters in [2, 8, 32] {
            let [exact, threshold] = [Assignment::Exact, Assignment::Threshold].map(|assignment| {
                let clusters = Clusters::Count(clusters);
                let settings = Settings { backend: Backend::Cpu, clusters, assignment, ..Default::default() };
                Detector::new(scene, settings).and_then(|mut detector| detector.detect(scene.positions()))
            });
            let (exact, threshold) = (exact?, threshold?);
            let entries =
                |report: &Report| format!("×{:.2}", report.figures.entries() as f64 / scene.triangles().len() as f64);
            table.add_row([
                (*name).to_owned(),
                clusters.to_string(),
                exact.figures.found.to_string(),
                (exact.figures.found - threshold.figures.found).to_string(),
                entries(&exact),
                entries(&threshold),
            ]);
        }
    }
    Ok(table)
}

fn huge(gpu: Option<&Arc<Gpu>>) -> Result<Table> {
    let mut table = new_table(["backend", "triangles", "candidates", "found", "s", "candidates a second"]);
    let scene = Scene::new([surfaces::needles(93_000)])?;
    let backends = [("CPU", Some(Backend::Cpu)), ("GPU", gpu.map(|gpu| Backend::Shared(Arc::clone(gpu))))];
    for (name, backend) in backends {
        let Some(backend) = backend else { continue };
        let settings = Settings { backend, clusters: Clusters::Count(1), ..Default::default() };
        let mut detector = Detector::new(&scene, settings)?;
        let start = Instant::now();
        let report = detector.detect(scene.positions())?;
        let seconds = start.elapsed().as_secs_f64();
        let found: Vec<(u32, u32)> = report.pairs().iter().map(|pair| (pair.a, pair.b)).collect();
        ensure!(report.figures.candidates >= 1 << 32, "only {} candidates", report.figures.candidates);
        ensure!(found == (0..10).map(|i| (9300 * i, 93_000 + i)).collect::<Vec<_>>(), "wrong pairs: {found:?}");
        table.add_row([
            name.to_owned(),
            scene.triangles().len().to_string(),
            millions(report.figures.candidates),
            report.figures.found.to_string(),
            format!("{seconds:.1}"),
            millions((report.figures.candidates as f64 / seconds) as u64),
        ]);
    }
    Ok(table)
}
