//! The detector: growth of work, time and memory with the number of triangles; built-in scenes; pairs that the published
//! assignment loses; a scene with more candidates than 32 bits can count.
//!
//! ```sh
//! cargo bench -p clasp3d-benches --bench pipeline
//! cargo bench -p clasp3d-benches --bench pipeline -- --cpu
//! ```

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Parser;
use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d::{Assignment, Backend, ClusteringSettings, Clusters, DetectionResult, Detector, Scene, Settings};
use clasp3d_benches::new_table;
use clasp3d_scenes::SCENES;
use clasp3d_tests::surfaces;
use comfy_table::Table;

/// Times the detector.
#[derive(Parser)]
struct Arguments {
    /// Approximate numbers of triangles of the growing surface.
    #[arg(long, value_delimiter = ',', default_values_t = [11_000, 48_000, 202_000, 871_000])]
    triangles: Vec<usize>,
    /// Number of timed frames, after one for warm-up.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Part of the name of the GPU adapter to use.
    #[arg(long)]
    adapter: Option<String>,
    /// Runs on the CPU only.
    #[arg(long)]
    cpu: bool,
    /// Also runs the scene with more than 2³² candidates on the GPU, which takes minutes on a software adapter.
    #[arg(long)]
    huge: bool,
    /// Passed by `cargo bench`.
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
            println!("No GPU: {error}");
            None
        }
    };
    println!("\nGrowth: a ring that intersects itself\n{}", growth(&arguments, gpu.as_ref())?);
    println!("\nBuilt-in scenes: the middle frame (of simulations, frame 12) on the CPU\n{}", scenes(&arguments)?);
    println!("\nPairs that the published threshold of membership degrees (Eq. 5.1) loses\n{}", losses()?);
    println!("\nNeedles: more than 2³² candidates on a GPU\n{}", huge(gpu.as_ref().filter(|_| arguments.huge))?);
    Ok(())
}

/// Detects the same frame repeatedly. Returns the last result and the median of the times.
fn measure(detector: &mut Detector, positions: &[[f32; 3]], rounds: usize) -> Result<(DetectionResult, Duration)> {
    let mut result = detector.detect(positions)?;
    let mut times = Vec::new();
    for _ in 0..rounds {
        let start = Instant::now();
        let repeat = detector.detect(positions)?;
        times.push(start.elapsed());
        ensure!(repeat.pairs() == result.pairs(), "repeats found different pairs");
        result = repeat;
    }
    times.sort_unstable();
    Ok((result, times.get(times.len() / 2).copied().unwrap_or_default()))
}

fn millions(count: u64) -> String {
    format!("{:.2} M", count as f64 / 1e6)
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}

/// Table of work, time and memory of one surface at several resolutions. `per doubling`: factor of the CPU time for twice
/// the triangles, from the row before. `allowed`: the bound on GPU memory that the tests enforce.
fn growth(arguments: &Arguments, gpu: Option<&Arc<Gpu>>) -> Result<Table> {
    let header = [
        "triangles",
        "clusters",
        "candidates",
        "tested",
        "undecided",
        "pairs",
        "CPU ms",
        "per doubling",
        "GPU ms",
        "GPU bytes per triangle",
        "allowed",
    ];
    let mut table = new_table(header, 0);
    let mut last: Option<(usize, Duration)> = None;
    for &triangles in &arguments.triangles {
        let scene = Scene::new([surfaces::eight(triangles, 0.0)])?;
        let triangles = scene.triangles().len();
        let settings = Settings { backend: Backend::Cpu, ..Default::default() };
        let mut detector = Detector::new(&scene, settings.clone())?;
        let (result, time) = measure(&mut detector, scene.positions(), arguments.rounds)?;
        let per_doubling = last.map_or(String::new(), |(fewer, before)| {
            let doublings = (triangles as f64 / fewer as f64).log2();
            format!("×{:.2}", (time.as_secs_f64() / before.as_secs_f64()).powf(1.0 / doublings))
        });
        last = Some((triangles, time));
        let mut row = vec![
            triangles.to_string(),
            detector.clusters().to_string(),
            millions(result.stats.candidates),
            millions(result.stats.tested),
            result.stats.undecided.to_string(),
            result.stats.found.to_string(),
            milliseconds(time),
            per_doubling,
        ];
        if let Some(gpu) = gpu {
            let backend = Backend::Shared(Arc::clone(gpu));
            let mut detector = Detector::new(&scene, Settings { backend, ..settings })?;
            // Few frames, because software adapters are slow.
            let (on_gpu, time) = measure(&mut detector, scene.positions(), arguments.rounds.min(2))?;
            ensure!(on_gpu.pairs() == result.pairs(), "CPU and GPU found different pairs");
            let positions = scene.positions().len() as u64 * 12;
            let bytes = on_gpu.stages.iter().map(|stage| stage.bytes).sum::<u64>() + triangles as u64 * 12 + positions;
            let allowed = 256 * triangles as u64 + 16 * on_gpu.stats.tested;
            let per_triangle = |bytes: u64| format!("{:.0}", bytes as f64 / triangles as f64);
            row.extend([milliseconds(time), per_triangle(bytes), per_triangle(allowed)]);
        }
        table.add_row(row);
    }
    Ok(table)
}

fn scenes(arguments: &Arguments) -> Result<Table> {
    let mut table = new_table(["scene", "triangles", "objects", "clusters", "candidates", "tested", "pairs", "ms"], 1);
    for built_in in SCENES {
        let mut moving = built_in.build(built_in.triangles)?;
        // Frame 12 of simulations, because all frames before must be simulated.
        let frame = if built_in.is_simulated() { 12 } else { built_in.frames / 2 };
        let positions = moving.positions(frame, built_in.frames)?;
        let scene = moving.scene();
        let mut detector = Detector::new(scene, Settings { backend: Backend::Cpu, ..Default::default() })?;
        let (result, time) = measure(&mut detector, &positions, arguments.rounds)?;
        table.add_row([
            built_in.name.to_owned(),
            scene.triangles().len().to_string(),
            scene.objects().to_string(),
            detector.clusters().to_string(),
            millions(result.stats.candidates),
            millions(result.stats.tested),
            result.stats.found.to_string(),
            milliseconds(time),
        ]);
    }
    Ok(table)
}

fn losses() -> Result<Table> {
    let header = [
        "scene",
        "clusters",
        "pairs",
        "lost",
        "memberships per triangle, exact",
        "memberships per triangle, threshold",
    ];
    let mut table = new_table(header, 1);
    // Large triangles extend into clusters in which their centroids have a low degree of membership.
    let small = clasp3d_tests::pipeline::random_mesh(40_000, 0.03, 1);
    let large = clasp3d_tests::pipeline::random_mesh(40, 1.0, 1);
    let scenes = [
        ("ring, 48 k triangles", Scene::new([surfaces::eight(48_000, 0.0)])?),
        ("40 k small triangles", Scene::new([small.clone()])?),
        ("40 k small, 40 large", Scene::new([small, large])?),
    ];
    for (name, scene) in &scenes {
        for clusters in [2, 8, 32] {
            let [exact, threshold] = [Assignment::Exact, Assignment::Threshold].map(|assignment| {
                let clusters = Clusters::Count(clusters);
                let clustering = ClusteringSettings { clusters, assignment, ..Default::default() };
                let settings = Settings { backend: Backend::Cpu, clustering, ..Default::default() };
                Detector::new(scene, settings).and_then(|mut detector| detector.detect(scene.positions()))
            });
            let (exact, threshold) = (exact?, threshold?);
            let memberships_per_triangle = |result: &DetectionResult| {
                format!("{:.2}", result.stats.memberships() as f64 / scene.triangles().len() as f64)
            };
            table.add_row([
                (*name).to_owned(),
                clusters.to_string(),
                exact.stats.found.to_string(),
                (exact.stats.found - threshold.stats.found).to_string(),
                memberships_per_triangle(&exact),
                memberships_per_triangle(&threshold),
            ]);
        }
    }
    Ok(table)
}

/// Table of a scene whose boxes all overlap along one axis. A GPU sweeps more than 2³² candidates; the CPU divides
/// clusters into finer strips, which removes most of them.
fn huge(gpu: Option<&Arc<Gpu>>) -> Result<Table> {
    let header = ["backend", "triangles", "candidates", "pairs", "seconds", "candidates per second"];
    let mut table = new_table(header, 1);
    let scene = Scene::new([surfaces::needles(93_000)])?;
    let backends = [("CPU", Some(Backend::Cpu)), ("GPU", gpu.map(|gpu| Backend::Shared(Arc::clone(gpu))))];
    for (name, backend) in backends {
        let Some(backend) = backend else { continue };
        let settings = Settings { backend, clustering: Clusters::Count(1).into(), ..Default::default() };
        let mut detector = Detector::new(&scene, settings)?;
        let start = Instant::now();
        let result = detector.detect(scene.positions())?;
        let seconds = start.elapsed().as_secs_f64();
        let pairs: Vec<(u32, u32)> = result.pairs().iter().map(|pair| (pair.a, pair.b)).collect();
        if detector.backend().is_gpu() {
            ensure!(result.stats.candidates >= 1 << 32, "only {} candidates", result.stats.candidates);
        }
        ensure!(pairs == (0..10).map(|i| (9300 * i, 93_000 + i)).collect::<Vec<_>>(), "wrong pairs: {pairs:?}");
        table.add_row([
            name.to_owned(),
            scene.triangles().len().to_string(),
            millions(result.stats.candidates),
            result.stats.found.to_string(),
            format!("{seconds:.1}"),
            millions((result.stats.candidates as f64 / seconds) as u64),
        ]);
    }
    Ok(table)
}
