//! Whether the automatic number of clusters is a good one: every built-in scene in several sizes, beside fixed numbers.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Parser;
use clasp::scene::built_in::{BUILT_IN, BuiltIn};
use clasp::{Backend, Clusters, Detector, Report, Scene, Settings};
use comfy_table::{CellAlignment, Table, presets};

/// Times every built-in scene on the CPU with the automatic number of clusters, and with fixed ones.
#[derive(Parser)]
struct Arguments {
    /// About how many triangles the scenes have.
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000, 100_000, 1_000_000])]
    triangles: Vec<usize>,
    /// The fixed numbers of clusters.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 4, 16, 32, 64])]
    clusters: Vec<u32>,
    /// Only the scenes with this in their names.
    #[arg(long, default_value = "")]
    scene: String,
    /// Frames that count, of each contestant.
    #[arg(long, default_value_t = 9)]
    rounds: usize,
    /// Given by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Two combs of so many triangles and more meet in more pairs than anyone wants to wait for.
const MOST_OF_COMBS: usize = 2_000;

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    let fixed = arguments.clusters.iter().map(|clusters| format!("{clusters}"));
    table.set_header(
        ["scene", "triangles", "pairs", "automatic, ms"]
            .map(String::from)
            .into_iter()
            .chain(fixed)
            .chain(["automatic / best".to_owned()]),
    );
    let mut worst = 0.0f64;
    for built_in in BUILT_IN.iter().filter(|scene| scene.name.contains(&arguments.scene)) {
        for &triangles in &arguments.triangles {
            if built_in.name == "chazelle" && triangles > MOST_OF_COMBS {
                continue;
            }
            let (row, ratio) = measure(built_in, triangles, &arguments)?;
            worst = worst.max(ratio);
            eprintln!("{}", row.join("  "));
            table.add_row(row);
        }
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    println!(
        "Clusters: median ms of a frame on the CPU, in the middle of the motion (of simulated scenes, at the start)"
    );
    println!("{table}\nAt worst the automatic number takes {worst:.2} times what the best one takes.");
    Ok(())
}

/// A detector with some number of clusters, and how long its frames took.
struct Contestant {
    detector: Detector,
    times: Vec<Duration>,
}

impl Contestant {
    fn new(scene: &Scene, clusters: Clusters) -> Result<Self> {
        let settings = Settings { backend: Backend::Cpu, clusters, ..Default::default() };
        Ok(Self { detector: Detector::new(scene, settings)?, times: Vec::new() })
    }

    fn frame(&mut self, positions: &[[f32; 3]]) -> Result<Report> {
        let start = Instant::now();
        let report = self.detector.detect(positions)?;
        self.times.push(start.elapsed());
        Ok(report)
    }

    /// In milliseconds, without the frames in which everything is made ready.
    fn median(&self) -> f64 {
        let mut times = self.times[WARM_UP..].to_vec();
        times.sort_unstable();
        times[times.len() / 2].as_secs_f64() * 1e3
    }
}

/// Frames that do not count.
const WARM_UP: usize = 2;

/// All contestants on one scene, in turn: their row, and how much longer the automatic number takes than the best.
fn measure(built_in: &BuiltIn, triangles: usize, arguments: &Arguments) -> Result<(Vec<String>, f64)> {
    let mut moving = built_in.open(triangles)?;
    let positions = if built_in.is_simulated() { moving.positions(0, 1)? } else { moving.positions(1, 3)? };
    let scene = moving.scene();
    let fixed = arguments.clusters.iter().map(|clusters| Clusters::Count(*clusters));
    let mut contestants =
        [Clusters::Auto].into_iter().chain(fixed).map(|c| Contestant::new(scene, c)).collect::<Result<Vec<_>>>()?;
    let mut found = None;
    for _ in 0..WARM_UP + arguments.rounds {
        for contestant in &mut contestants {
            let pairs = contestant.frame(&positions)?.figures.found;
            ensure!(*found.get_or_insert(pairs) == pairs, "{}: not the same pairs with every number", built_in.name);
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
