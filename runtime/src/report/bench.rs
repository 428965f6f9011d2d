//! What repeated frames took: the summary of `clasp bench`, as tables and as JSON.

use comfy_table::Table;
use serde::Serialize;

use super::sequence::{grouped, readable_bytes};
use super::table::new_table;
use super::{Figures, Pair, Report, StageWork};
use crate::gpu::Work;

/// The median and the minimum of some times, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Times {
    /// The one in the middle, or the mean of the two.
    pub median_ms: f64,
    /// The least.
    pub min_ms: f64,
}

impl Times {
    /// Of these milliseconds. Zero where there is none.
    pub fn of(mut milliseconds: Vec<f64>) -> Self {
        milliseconds.sort_by(f64::total_cmp);
        let (Some(least), count) = (milliseconds.first(), milliseconds.len()) else { return Self::default() };
        Self { median_ms: (milliseconds[(count - 1) / 2] + milliseconds[count / 2]) / 2.0, min_ms: *least }
    }
}

/// The same frame, several times over.
#[derive(Clone, Debug)]
pub struct Bench {
    /// What was looked at: a file, or a built-in scene.
    pub file: String,
    /// Triangles of the scene.
    pub triangles: usize,
    /// Vertices of the scene.
    pub vertices: usize,
    /// What the work was done on.
    pub backend: String,
    /// Threads of the CPU that took part.
    pub threads: usize,
    /// How long the first frame took, which everything is made ready in.
    pub first_ms: f64,
    /// What the stages do to the memory of a device, if that was [counted](device_work).
    pub work: Vec<(&'static str, StageWork)>,
    frames: Vec<(f64, Report)>,
}

/// A stage over all repeats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StageBench {
    /// The stage.
    pub stage: &'static str,
    /// How long it took. Nothing where a device has no clock.
    #[serde(flatten)]
    pub times: Option<Times>,
    /// Bytes of its buffers.
    pub memory_bytes: u64,
}

#[derive(Serialize)]
struct Line<'s> {
    file: &'s str,
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
    box_pairs: u64,
    tested: u64,
    open: u64,
    touched_bytes: Option<u64>,
    memory_bytes: u64,
    tests_per_second: f64,
    pairs_per_second: f64,
    stages: Vec<StageBench>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    work: Vec<WorkLine>,
}

/// What a stage does to the memory of a device, as JSON.
#[derive(Serialize)]
struct WorkLine {
    stage: &'static str,
    launches: u64,
    threads: u64,
    read_bytes: u64,
    written_bytes: u64,
    least_bytes: u64,
    ratio: f64,
}

impl WorkLine {
    fn new((stage, figures): &(&'static str, StageWork)) -> Self {
        let Work { launches, threads, read: read_bytes, written: written_bytes } = figures.work;
        Self { stage, launches, threads, read_bytes, written_bytes, least_bytes: figures.least, ratio: figures.ratio() }
    }
}

/// Counts what the stages do to the memory of a device, in a frame after the first: by running its kernels on the CPU,
/// one thread after the other. That takes about ten seconds for a hundred thousand triangles, and no GPU.
///
/// # Errors
///
/// As for a [detector](crate::Detector).
#[cfg(all(feature = "emulator", not(target_arch = "wasm32")))]
pub fn device_work(
    scene: &crate::Scene,
    positions: &[[f32; 3]],
    settings: &crate::Settings,
) -> crate::Result<Vec<(&'static str, StageWork)>> {
    use crate::gpu::pipeline::Pipeline;
    use crate::gpu::{Device as _, EmulatedDevice};

    let device = EmulatedDevice::default();
    let mut pipeline = Pipeline::new(&device, scene, settings.for_pipeline(scene.triangles().len()))?;
    let positions = device.buffer_from("positions", positions.as_flattened())?;
    let mut frame = || crate::gpu::block_on(pipeline.run(&device, &positions), || {});
    frame()?;
    Ok(frame()?.stages.into_iter().filter_map(|stage| stage.work.map(|work| (stage.stage, work))).collect())
}

impl Bench {
    /// With no frame yet.
    pub fn new(file: impl Into<String>, triangles: usize, vertices: usize) -> Self {
        let (file, backend) = (file.into(), String::new());
        Self { file, triangles, vertices, backend, threads: 0, first_ms: 0.0, work: Vec::new(), frames: Vec::new() }
    }

    /// Adds a frame that took so many milliseconds. An error, in words, where it found other pairs than those before.
    ///
    /// # Errors
    ///
    /// Where the pairs are not those of the frames before.
    pub fn add(&mut self, milliseconds: f64, report: Report) -> Result<(), String> {
        if let Some((_, first)) = self.frames.first()
            && first.pairs() != report.pairs()
        {
            let is_in = |pair: &&Pair, other: &Report| other.pairs().binary_search(pair).is_ok();
            let odd = first.pairs().iter().find(|pair| !is_in(pair, &report));
            let odd = odd.or_else(|| report.pairs().iter().find(|pair| !is_in(pair, first)));
            let (own, before) = (report.pairs().len(), first.pairs().len());
            let odd = odd.map_or(String::new(), |pair| format!(", {} and {} only once", pair.a, pair.b));
            return Err(format!("{}: repeats differ: {before} pairs, then {own}{odd}", self.file));
        }
        self.frames.push((milliseconds, report));
        Ok(())
    }

    /// The times of whole frames.
    pub fn times(&self) -> Times {
        Times::of(self.frames.iter().map(|(milliseconds, _)| *milliseconds).collect())
    }

    /// Bytes that a frame reads and writes: on the CPU what its stages do, about, and on a device what was counted.
    pub fn touched_bytes(&self) -> Option<u64> {
        let counted = || (!self.work.is_empty()).then(|| self.work.iter().map(|(_, work)| work.work.touched()).sum());
        self.figures().touched.or_else(counted)
    }

    /// How much work the last frame was.
    pub fn figures(&self) -> Figures {
        self.frames.last().map(|(_, report)| report.figures.clone()).unwrap_or_default()
    }

    /// The stages of a frame, in their order.
    pub fn stages(&self) -> Vec<StageBench> {
        let Some((_, last)) = self.frames.last() else { return Vec::new() };
        let times_of = |stage: &str| {
            let figures = self.frames.iter().flat_map(|(_, report)| &report.stages);
            let times = figures.filter(|figures| figures.stage == stage).filter_map(|figures| figures.time);
            let milliseconds: Vec<f64> = times.map(|time| time.as_secs_f64() * 1e3).collect();
            (!milliseconds.is_empty()).then(|| Times::of(milliseconds))
        };
        let bench = |stage: &super::StageFigures| StageBench {
            stage: stage.stage,
            times: times_of(stage.stage),
            memory_bytes: stage.bytes,
        };
        last.stages.iter().map(bench).collect()
    }

    /// One JSON object on one line.
    pub fn json(&self) -> String {
        let (times, figures, stages) = (self.times(), self.figures(), self.stages());
        let per_second = |count: u64| if times.median_ms > 0.0 { count as f64 / times.median_ms * 1e3 } else { 0.0 };
        let line = Line {
            file: &self.file,
            triangles: self.triangles,
            vertices: self.vertices,
            backend: &self.backend,
            threads: self.threads,
            clusters: figures.cluster_sizes.len(),
            repeats: self.frames.len(),
            first_ms: self.first_ms,
            median_ms: times.median_ms,
            min_ms: times.min_ms,
            pairs: figures.found,
            candidates: figures.candidates,
            box_pairs: figures.overlapping,
            tested: figures.tested,
            open: figures.open,
            touched_bytes: self.touched_bytes(),
            memory_bytes: stages.iter().map(|stage| stage.memory_bytes).sum(),
            tests_per_second: per_second(figures.tested),
            pairs_per_second: per_second(figures.found),
            stages,
            work: self.work.iter().map(WorkLine::new).collect(),
        };
        // A struct of numbers and strings always is JSON.
        serde_json::to_string(&line).unwrap_or_default()
    }

    /// What each stage does to the memory of a device, beside the least that it must.
    pub fn work_table(&self) -> Table {
        let mut table = new_table(&["stage", "launches", "threads", "read", "written", "touched", "least", "ratio"]);
        for (stage, figures) in &self.work {
            let Work { launches, threads, read, written } = figures.work;
            table.add_row([
                (*stage).to_owned(),
                grouped(launches),
                grouped(threads),
                readable_bytes(read),
                readable_bytes(written),
                readable_bytes(figures.work.touched()),
                readable_bytes(figures.least),
                format!("{:.2}", figures.ratio()),
            ]);
        }
        table
    }

    /// A row to each stage, and one for the whole frame.
    pub fn stage_table(&self) -> Table {
        let mut table = new_table(&["stage", "median ms", "min ms", "share", "memory"]);
        let stages = self.stages();
        let sum: f64 = stages.iter().filter_map(|stage| stage.times).map(|times| times.median_ms).sum();
        for stage in &stages {
            let share =
                |times: Times| if sum > 0.0 { format!("{:.0}%", 100.0 * times.median_ms / sum) } else { String::new() };
            let cells =
                |times: Times| [format!("{:.3}", times.median_ms), format!("{:.3}", times.min_ms), share(times)];
            let [median, least, share] = stage.times.map_or_else(Default::default, cells);
            table.add_row([stage.stage.to_owned(), median, least, share, readable_bytes(stage.memory_bytes)]);
        }
        let memory = stages.iter().map(|stage| stage.memory_bytes).sum();
        let Times { median_ms, min_ms } = self.times();
        let whole = ["frame".to_owned(), format!("{median_ms:.3}"), format!("{min_ms:.3}"), "100%".to_owned()];
        table.add_row(whole.into_iter().chain([readable_bytes(memory)]));
        table
    }
}

/// A row to each of several.
pub fn table(benches: &[Bench]) -> Table {
    let header = [
        "scene",
        "triangles",
        "threads",
        "median ms",
        "min ms",
        "candidates",
        "box pairs",
        "tested",
        "exact",
        "pairs",
        "million pairs/s",
        "touched",
        "memory",
    ];
    let mut table = new_table(&header);
    for bench in benches {
        let (times, figures) = (bench.times(), bench.figures());
        let memory: u64 = bench.stages().iter().map(|stage| stage.memory_bytes).sum();
        table.add_row([
            bench.file.clone(),
            grouped(bench.triangles as u64),
            bench.threads.to_string(),
            format!("{:.2}", times.median_ms),
            format!("{:.2}", times.min_ms),
            grouped(figures.candidates),
            grouped(figures.overlapping),
            grouped(figures.tested),
            grouped(figures.open),
            grouped(figures.found),
            format!("{:.2}", figures.found as f64 / times.median_ms.max(f64::MIN_POSITIVE) / 1e3),
            bench.touched_bytes().map_or_else(|| "–".to_owned(), readable_bytes),
            readable_bytes(memory),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(Times::of(vec![3.0, 1.0, 2.0]), Times { median_ms: 2.0, min_ms: 1.0 });
        assert_eq!(Times::of(vec![4.0, 1.0, 2.0, 3.0]), Times { median_ms: 2.5, min_ms: 1.0 });
        assert_eq!(Times::of(Vec::new()), Times::default());
    }

    #[test]
    fn repeats_that_differ_are_an_error_that_names_a_pair() {
        let pair = |a, b| Pair { a, b, object_a: 0, object_b: 0 };
        let report = |pairs: &[Pair]| Report { pairs: pairs.to_vec(), ..Default::default() };
        let mut bench = Bench::new("scene", 4, 12);
        bench.add(1.0, report(&[pair(0, 1), pair(2, 3)])).expect("the first");
        bench.add(2.0, report(&[pair(0, 1), pair(2, 3)])).expect("the same");
        let error = bench.add(2.0, report(&[pair(0, 1)])).expect_err("a pair is missing");
        assert_eq!(error, "scene: repeats differ: 2 pairs, then 1, 2 and 3 only once");
        assert!(bench.json().contains("\"repeats\":2"), "{}", bench.json());
    }
}
