//! Repeated timings of one frame, for `clasp3d bench`: tables and JSON.

use clasp3d::low_level::DeviceWork;
use clasp3d::{DetectionResult, Pair, Stage, StageStats, StageTraffic, Stats};
use comfy_table::Table;
use serde::Serialize;

use crate::format::{grouped, readable_bytes};
use crate::table::new_table;

/// Median and minimum of some times, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Timing {
    /// Median.
    pub median_ms: f64,
    /// Minimum.
    pub min_ms: f64,
}

impl Timing {
    /// Median and minimum of these milliseconds; zeros if there are none.
    pub fn of(mut milliseconds: Vec<f64>) -> Self {
        milliseconds.sort_by(f64::total_cmp);
        let (Some(min), count) = (milliseconds.first(), milliseconds.len()) else { return Self::default() };
        Self { median_ms: (milliseconds[(count - 1) / 2] + milliseconds[count / 2]) / 2.0, min_ms: *min }
    }
}

/// One frame, detected repeatedly.
#[derive(Clone, Debug)]
pub struct Benchmark {
    /// Name of the file or of the built-in scene.
    pub name: String,
    /// Number of triangles.
    pub triangles: usize,
    /// Number of vertices.
    pub vertices: usize,
    /// Backend that did the work.
    pub backend: String,
    /// Number of CPU threads.
    pub threads: usize,
    /// Milliseconds of the first frame, which includes all setup.
    pub first_ms: f64,
    /// Memory traffic of each stage on a GPU, if it was counted with `clasp3d::low_level::stage_traffic` (feature
    /// `emulator`).
    pub traffic: Vec<(Stage, StageTraffic)>,
    /// Milliseconds and result of each repeat.
    repeats: Vec<(f64, DetectionResult)>,
}

/// A stage over all repeats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StageBenchmark {
    /// The stage.
    pub stage: &'static str,
    /// Its times; `None` on a device without timestamps.
    #[serde(flatten)]
    pub timing: Option<Timing>,
    /// Bytes of its buffers.
    pub memory_bytes: u64,
}

#[derive(Serialize)]
struct BenchmarkJson<'s> {
    name: &'s str,
    triangles: usize,
    vertices: usize,
    backend: &'s str,
    threads: usize,
    clusters: usize,
    repeats: usize,
    first_ms: f64,
    median_ms: f64,
    min_ms: f64,
    pairs: u64,
    candidates: u64,
    overlapping: u64,
    tested: u64,
    undecided: u64,
    traffic_bytes: Option<u64>,
    memory_bytes: u64,
    tests_per_second: f64,
    pairs_per_second: f64,
    stages: Vec<StageBenchmark>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    traffic: Vec<TrafficJson>,
}

/// Memory traffic of a stage as JSON.
#[derive(Serialize)]
struct TrafficJson {
    stage: &'static str,
    launches: u64,
    threads: u64,
    read_bytes: u64,
    written_bytes: u64,
    min_bytes: u64,
    ratio: f64,
}

impl TrafficJson {
    fn new((stage, traffic): &(Stage, StageTraffic)) -> Self {
        let DeviceWork { launches, threads, read: read_bytes, written: written_bytes } = traffic.work;
        let (min_bytes, ratio) = (traffic.min_bytes, traffic.ratio());
        Self { stage: stage.name(), launches, threads, read_bytes, written_bytes, min_bytes, ratio }
    }
}

impl Benchmark {
    /// Creates a benchmark without repeats.
    pub fn new(name: impl Into<String>, triangles: usize, vertices: usize) -> Self {
        let (name, backend) = (name.into(), String::new());
        let (traffic, repeats) = (Vec::new(), Vec::new());
        Self { name, triangles, vertices, backend, threads: 0, first_ms: 0.0, traffic, repeats }
    }

    /// Adds a repeat that took this many milliseconds.
    ///
    /// # Errors
    ///
    /// Returns a message if the pairs differ from those of earlier repeats.
    pub fn add(&mut self, milliseconds: f64, result: DetectionResult) -> Result<(), String> {
        if let Some((_, first)) = self.repeats.first()
            && first.pairs() != result.pairs()
        {
            let is_missing = |pair: &&Pair, from: &DetectionResult| from.pairs().binary_search(pair).is_err();
            let missing = first.pairs().iter().find(|pair| is_missing(pair, &result));
            let difference = missing.or_else(|| result.pairs().iter().find(|pair| is_missing(pair, first)));
            let difference =
                difference.map_or(String::new(), |pair| format!("; only one has ({}, {})", pair.a, pair.b));
            let (before, now) = (first.pairs().len(), result.pairs().len());
            return Err(format!("{}: repeats found different pairs: {before} and {now}{difference}", self.name));
        }
        self.repeats.push((milliseconds, result));
        Ok(())
    }

    /// Times of the whole frame.
    pub fn timing(&self) -> Timing {
        Timing::of(self.repeats.iter().map(|(milliseconds, _)| *milliseconds).collect())
    }

    /// Bytes that a frame reads and writes: an estimate on the CPU, counted on a device.
    pub fn traffic_bytes(&self) -> Option<u64> {
        let counted = self.traffic.iter().map(|(_, traffic)| traffic.work.bytes());
        self.stats().bytes_touched.or_else(|| (!self.traffic.is_empty()).then(|| counted.sum()))
    }

    /// Counts of work done in the last repeat.
    pub fn stats(&self) -> Stats {
        self.repeats.last().map(|(_, result)| result.stats.clone()).unwrap_or_default()
    }

    /// Stages of a frame, in their order.
    pub fn stages(&self) -> Vec<StageBenchmark> {
        let Some((_, last)) = self.repeats.last() else { return Vec::new() };
        let timing = |stage| {
            let stats = self.repeats.iter().flat_map(|(_, result)| &result.stages);
            let times = stats.filter(|stats| stats.stage == stage).filter_map(|stats| stats.time);
            let milliseconds: Vec<f64> = times.map(|time| time.as_secs_f64() * 1e3).collect();
            (!milliseconds.is_empty()).then(|| Timing::of(milliseconds))
        };
        let stage = |stats: &StageStats| StageBenchmark {
            stage: stats.stage.name(),
            timing: timing(stats.stage),
            memory_bytes: stats.bytes,
        };
        last.stages.iter().map(stage).collect()
    }

    /// Bytes of the buffers of all stages.
    pub fn memory_bytes(&self) -> u64 {
        self.repeats.last().map_or(0, |(_, result)| result.stages.iter().map(|stage| stage.bytes).sum())
    }

    /// The benchmark as a JSON object in one line.
    pub fn json(&self) -> String {
        let (timing, stats) = (self.timing(), self.stats());
        let per_second = |count: u64| if timing.median_ms > 0.0 { count as f64 / timing.median_ms * 1e3 } else { 0.0 };
        let json = BenchmarkJson {
            name: &self.name,
            triangles: self.triangles,
            vertices: self.vertices,
            backend: &self.backend,
            threads: self.threads,
            clusters: stats.cluster_sizes.len(),
            repeats: self.repeats.len(),
            first_ms: self.first_ms,
            median_ms: timing.median_ms,
            min_ms: timing.min_ms,
            pairs: stats.found,
            candidates: stats.candidates,
            overlapping: stats.overlapping,
            tested: stats.tested,
            undecided: stats.undecided,
            traffic_bytes: self.traffic_bytes(),
            memory_bytes: self.memory_bytes(),
            tests_per_second: per_second(stats.tested),
            pairs_per_second: per_second(stats.found),
            stages: self.stages(),
            traffic: self.traffic.iter().map(TrafficJson::new).collect(),
        };
        // Numbers and strings are always valid JSON.
        serde_json::to_string(&json).unwrap_or_default()
    }

    /// Table of the memory traffic of each stage. `minimum`: inputs read once, outputs written once.
    pub fn traffic_table(&self) -> Table {
        let mut table = new_table(&["stage", "launches", "threads", "read", "written", "total", "minimum", "ratio"]);
        for (stage, traffic) in &self.traffic {
            let DeviceWork { launches, threads, read, written } = traffic.work;
            table.add_row([
                stage.to_string(),
                grouped(launches),
                grouped(threads),
                readable_bytes(read),
                readable_bytes(written),
                readable_bytes(traffic.work.bytes()),
                readable_bytes(traffic.min_bytes),
                format!("{:.2}", traffic.ratio()),
            ]);
        }
        table
    }

    /// Table of stages. The last row is the whole frame.
    pub fn stage_table(&self) -> Table {
        let mut table = new_table(&["stage", "median ms", "min ms", "share", "memory"]);
        let stages = self.stages();
        let sum: f64 = stages.iter().filter_map(|stage| stage.timing).map(|timing| timing.median_ms).sum();
        for stage in &stages {
            let share = |median: f64| if sum > 0.0 { format!("{:.0}%", 100.0 * median / sum) } else { String::new() };
            let cells =
                |Timing { median_ms, min_ms }| [format!("{median_ms:.3}"), format!("{min_ms:.3}"), share(median_ms)];
            let [median, min, share] = stage.timing.map_or_else(Default::default, cells);
            table.add_row([stage.stage.to_owned(), median, min, share, readable_bytes(stage.memory_bytes)]);
        }
        let Timing { median_ms, min_ms } = self.timing();
        let frame = ["frame".to_owned(), format!("{median_ms:.3}"), format!("{min_ms:.3}"), "100%".to_owned()];
        table.add_row(frame.into_iter().chain([readable_bytes(self.memory_bytes())]));
        table
    }
}

/// Table with one row per benchmark.
pub fn table(benchmarks: &[Benchmark]) -> Table {
    let header = [
        "scene",
        "triangles",
        "threads",
        "median ms",
        "min ms",
        "candidates",
        "overlapping",
        "tested",
        "undecided",
        "pairs",
        "M pairs/s",
        "traffic",
        "memory",
    ];
    let mut table = new_table(&header);
    for benchmark in benchmarks {
        let (timing, stats) = (benchmark.timing(), benchmark.stats());
        table.add_row([
            benchmark.name.clone(),
            grouped(benchmark.triangles as u64),
            benchmark.threads.to_string(),
            format!("{:.2}", timing.median_ms),
            format!("{:.2}", timing.min_ms),
            grouped(stats.candidates),
            grouped(stats.overlapping),
            grouped(stats.tested),
            grouped(stats.undecided),
            grouped(stats.found),
            format!("{:.2}", stats.found as f64 / timing.median_ms.max(f64::MIN_POSITIVE) / 1e3),
            benchmark.traffic_bytes().map_or_else(|| "–".to_owned(), readable_bytes),
            readable_bytes(benchmark.memory_bytes()),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_counts_average_the_two_middle_times() {
        assert_eq!(Timing::of(vec![3.0, 1.0, 2.0]), Timing { median_ms: 2.0, min_ms: 1.0 });
        assert_eq!(Timing::of(vec![4.0, 1.0, 2.0, 3.0]), Timing { median_ms: 2.5, min_ms: 1.0 });
        assert_eq!(Timing::of(Vec::new()), Timing::default());
    }

    #[test]
    fn errors_about_different_pairs_have_an_example() {
        let pair = |a, b| Pair { a, b, object_a: 0, object_b: 0 };
        let result = |pairs: &[Pair]| DetectionResult { pairs: pairs.to_vec(), ..Default::default() };
        let mut benchmark = Benchmark::new("scene", 4, 12);
        benchmark.add(1.0, result(&[pair(0, 1), pair(2, 3)])).expect("the first result");
        benchmark.add(2.0, result(&[pair(0, 1), pair(2, 3)])).expect("the same result");
        let error = benchmark.add(2.0, result(&[pair(0, 1)])).expect_err("a pair is missing");
        assert_eq!(error, "scene: repeats found different pairs: 2 and 1; only one has (2, 3)");
        assert!(benchmark.json().contains("\"repeats\":2"), "{}", benchmark.json());
    }
}
