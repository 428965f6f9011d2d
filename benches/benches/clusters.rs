//! The automatic number of clusters against fixed numbers: time of a frame on the CPU, for every built-in scene at several
//! resolutions.
//!
//! ```sh
//! cargo bench -p clasp3d-benches --bench clusters
//! cargo bench -p clasp3d-benches --bench clusters -- --scene tori --triangles 10000
//! ```

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Parser;
use clasp3d::{Backend, Clusters, DetectionResult, Detector, Scene, Settings};
use clasp3d_benches::new_table;
use clasp3d_scenes::{BuiltInScene, SCENES};

/// Compares the automatic number of clusters with fixed numbers, on every built-in scene.
#[derive(Parser)]
struct Arguments {
    /// Approximate numbers of triangles of the scenes.
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000, 100_000, 1_000_000])]
    triangles: Vec<usize>,
    /// Fixed numbers of clusters.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 4, 16, 32, 64])]
    clusters: Vec<u32>,
    /// Part of the names of the scenes to measure; empty for all scenes.
    #[arg(long, default_value = "")]
    scene: String,
    /// Number of timed frames per number of clusters.
    #[arg(long, default_value_t = 9)]
    rounds: usize,
    /// Passed by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Largest resolution of the worst-case scene, whose number of pairs grows with the square of its triangles.
const MAX_WORST_CASE_TRIANGLES: usize = 2_000;

/// Name of the worst-case scene.
const WORST_CASE: &str = "chazelle";

/// Number of untimed frames at the start: the first one includes all setup.
const WARM_UP_FRAMES: usize = 2;

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let first_columns = ["scene", "triangles", "pairs", "automatic"].map(String::from).into_iter();
    let fixed_columns = arguments.clusters.iter().map(u32::to_string);
    let mut table = new_table(first_columns.chain(fixed_columns).chain(["automatic / best".to_owned()]), 1);
    let mut worst_ratio = 0.0f64;
    for built_in in SCENES.iter().filter(|scene| scene.name.contains(&arguments.scene)) {
        for &triangles in &arguments.triangles {
            if built_in.name == WORST_CASE && triangles > MAX_WORST_CASE_TRIANGLES {
                continue;
            }
            let (row, ratio) = measure(built_in, triangles, &arguments)?;
            worst_ratio = worst_ratio.max(ratio);
            eprintln!("{}", row.join("  "));
            table.add_row(row);
        }
    }
    println!(
        "Median milliseconds of the middle frame (of simulations, the first frame) on the CPU, by number of clusters"
    );
    println!(
        "{table}\nIn the worst case the automatic number takes {worst_ratio:.2} times as long as the best number."
    );
    Ok(())
}

/// A detector with a number of clusters.
struct Contestant {
    detector: Detector,
    times: Vec<Duration>,
}

impl Contestant {
    fn new(scene: &Scene, clusters: Clusters) -> Result<Self> {
        let settings = Settings { backend: Backend::Cpu, clustering: clusters.into(), ..Default::default() };
        Ok(Self { detector: Detector::new(scene, settings)?, times: Vec::new() })
    }

    fn time_frame(&mut self, positions: &[[f32; 3]]) -> Result<DetectionResult> {
        let start = Instant::now();
        let result = self.detector.detect(positions)?;
        self.times.push(start.elapsed());
        Ok(result)
    }

    /// Median of the timed frames, in milliseconds.
    fn median(&self) -> f64 {
        let mut times = self.times[WARM_UP_FRAMES..].to_vec();
        times.sort_unstable();
        times[times.len() / 2].as_secs_f64() * 1e3
    }
}

/// Measures all numbers of clusters on one scene, in turn. Returns a row of the table, and the time with the automatic
/// number divided by the best time.
fn measure(built_in: &BuiltInScene, triangles: usize, arguments: &Arguments) -> Result<(Vec<String>, f64)> {
    let mut moving = built_in.build(triangles)?;
    let positions = if built_in.is_simulated() { moving.positions(0, 1)? } else { moving.positions(1, 3)? };
    let scene = moving.scene();
    let fixed = arguments.clusters.iter().map(|clusters| Clusters::Count(*clusters));
    let mut contestants =
        [Clusters::Auto].into_iter().chain(fixed).map(|c| Contestant::new(scene, c)).collect::<Result<Vec<_>>>()?;
    let mut found = None;
    for _ in 0..WARM_UP_FRAMES + arguments.rounds {
        for contestant in &mut contestants {
            let pairs = contestant.time_frame(&positions)?.stats.found;
            ensure!(*found.get_or_insert(pairs) == pairs, "{}: pairs depend on the number of clusters", built_in.name);
        }
    }
    let times: Vec<f64> = contestants.iter().map(Contestant::median).collect();
    let ratio = times[0] / times.iter().copied().fold(f64::INFINITY, f64::min);
    let mut row =
        vec![built_in.name.to_owned(), scene.triangles().len().to_string(), found.unwrap_or_default().to_string()];
    row.extend(times.iter().map(|time| format!("{time:.2}")));
    row.push(format!("{ratio:.2}"));
    Ok((row, ratio))
}
