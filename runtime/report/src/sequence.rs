//! Summary of a sequence of frames: the input of tables, JSON and HTML.

use core::time::Duration;

use clasp3d::{ActiveBackend, DetectionResult, Real, Scene, Stage, StageStats, Stats};

use crate::format::{counted, grouped, readable_bytes};

/// Summary of a sequence of frames.
#[derive(Clone, Debug)]
pub struct SequenceSummary {
    /// Name of the scene, or of its files.
    pub name: String,
    /// Objects of the scene.
    pub objects: Vec<ObjectSummary>,
    /// Backend that did the work.
    pub backend: ActiveBackend,
    /// Number of clusters.
    pub clusters: u32,
    /// Number of CPU threads.
    pub threads: usize,
    /// Description of the machine.
    pub machine: String,
    /// Command line that created the report.
    pub command: String,
    /// Name and value of each setting.
    pub settings: Vec<(&'static str, String)>,
    /// Frames, in their order.
    pub frames: Vec<FrameSummary>,
}

/// An object of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectSummary {
    /// Name.
    pub name: String,
    /// Number of vertices.
    pub vertices: usize,
    /// Number of triangles.
    pub triangles: usize,
}

/// Result of a frame, without its list of pairs.
#[derive(Clone, Debug)]
pub struct FrameSummary {
    /// Name of the frame: its number, or its file.
    pub name: String,
    /// Time from positions to pairs.
    pub time: Duration,
    /// Number of pairs of each two objects that have any.
    pub pairs_by_object: Vec<((usize, usize), usize)>,
    /// Number of degenerate triangles.
    pub degenerate: usize,
    /// Number of connected contact regions, if contacts were computed.
    pub regions: Option<usize>,
    /// Counts of work done.
    pub stats: Stats,
    /// Time and memory of each stage.
    pub stages: Vec<StageStats>,
}

impl FrameSummary {
    /// Summarizes the result of a frame that took `time`.
    pub fn new(name: impl Into<String>, time: Duration, result: &DetectionResult) -> Self {
        Self {
            name: name.into(),
            time,
            pairs_by_object: result.pairs_by_object().into_iter().collect(),
            degenerate: result.degenerate.len(),
            regions: result.contact_regions(),
            stats: result.stats.clone(),
            stages: result.stages.clone(),
        }
    }
}

/// Minimum, mean and maximum of some values.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MinMeanMax {
    /// Minimum.
    pub min: f64,
    /// Mean.
    pub mean: f64,
    /// Maximum.
    pub max: f64,
}

impl MinMeanMax {
    /// Minimum, mean and maximum of these values; zeros if there are none.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count();
        if count == 0 {
            return Self::default();
        }
        Self {
            min: values.clone().fold(f64::INFINITY, f64::min),
            mean: values.clone().sum::<f64>() / count as f64,
            max: values.fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

/// Time and memory of a stage over all frames.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageSummary {
    /// Name of the stage, or `frame` for the sum of all.
    pub stage: &'static str,
    /// Times, in milliseconds.
    pub milliseconds: MinMeanMax,
    /// Its share of the time of all stages, from 0 to 1.
    pub share: f64,
    /// Bytes of its buffers, in the frame with the largest.
    pub bytes: u64,
}

impl StageSummary {
    /// Header of [`cells`](Self::cells). One frame has one time per stage, several have a minimum, mean and maximum.
    pub fn header(frames: usize) -> &'static [&'static str] {
        match frames {
            1 => &["stage", "ms", "share", "memory"],
            _ => &["stage", "min ms", "mean ms", "max ms", "share", "memory"],
        }
    }

    /// A row of a table.
    pub fn cells(&self, frames: usize) -> Vec<String> {
        let MinMeanMax { min, mean, max } = self.milliseconds;
        let times = if frames == 1 { vec![mean] } else { vec![min, mean, max] };
        let mut cells = vec![self.stage.to_owned()];
        cells.extend(times.into_iter().map(|time| format!("{time:.2}")));
        cells.extend([format!("{:.0}%", 100.0 * self.share), readable_bytes(self.bytes)]);
        cells
    }
}

impl SequenceSummary {
    /// Creates a summary without objects and frames.
    pub fn new(name: impl Into<String>, backend: ActiveBackend) -> Self {
        Self {
            name: name.into(),
            backend,
            objects: Vec::new(),
            clusters: 0,
            threads: 0,
            machine: String::new(),
            command: String::new(),
            settings: Vec::new(),
            frames: Vec::new(),
        }
    }

    /// Sets the objects to those of a scene. An object beyond the last name is called `object` with its number.
    pub fn set_objects(&mut self, scene: &Scene<impl Real>, names: &[String]) {
        let object = |object: usize| ObjectSummary {
            name: names.get(object).cloned().unwrap_or_else(|| format!("object {object}")),
            vertices: scene.vertices_of(object).len(),
            triangles: scene.triangles_of(object).len(),
        };
        self.objects = (0..scene.objects()).map(object).collect();
    }

    /// Number of triangles of all objects.
    pub fn triangles(&self) -> usize {
        self.objects.iter().map(|object| object.triangles).sum()
    }

    /// Number of vertices of all objects.
    pub fn vertices(&self) -> usize {
        self.objects.iter().map(|object| object.vertices).sum()
    }

    /// The frame with the most pairs, the first of several; `None` if no frame has any.
    pub fn worst_frame(&self) -> Option<&FrameSummary> {
        // `max_by_key` returns the last maximum.
        let worst = self.frames.iter().rev().max_by_key(|frame| frame.stats.found);
        worst.filter(|frame| frame.stats.found > 0)
    }

    /// Times of the frames, in milliseconds.
    pub fn milliseconds(&self) -> MinMeanMax {
        MinMeanMax::of(self.frames.iter().map(|frame| frame.time.as_secs_f64() * 1e3))
    }

    /// Stages that appear in any frame, in their order.
    pub fn stages(&self) -> Vec<Stage> {
        let mut stages: Vec<Stage> = Vec::new();
        for stats in self.frames.iter().flat_map(|frame| &frame.stages) {
            if !stages.contains(&stats.stage) {
                stages.push(stats.stage);
            }
        }
        stages
    }

    /// Milliseconds of a stage in each frame; zero where it was not timed.
    pub fn stage_milliseconds(&self, stage: Stage) -> impl Iterator<Item = f64> + Clone {
        self.frames.iter().map(move |frame| {
            let of_stage = frame.stages.iter().find(|stats| stats.stage == stage);
            of_stage.and_then(|stats| stats.time).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        })
    }

    /// Time and memory of each stage over all frames, in their order.
    pub fn stage_summaries(&self) -> Vec<StageSummary> {
        let bytes = |stage| {
            let stats = self.frames.iter().flat_map(|frame| &frame.stages).filter(|stats| stats.stage == stage);
            stats.map(|stats| stats.bytes).max().unwrap_or(0)
        };
        let summary = |stage: Stage| {
            let milliseconds = MinMeanMax::of(self.stage_milliseconds(stage));
            StageSummary { stage: stage.name(), milliseconds, share: 0.0, bytes: bytes(stage) }
        };
        let mut summaries: Vec<StageSummary> = self.stages().into_iter().map(summary).collect();
        let total: f64 = summaries.iter().map(|summary| summary.milliseconds.mean).sum();
        if total > 0.0 {
            summaries.iter_mut().for_each(|summary| summary.share = summary.milliseconds.mean / total);
        }
        summaries
    }

    /// The result as a sentence.
    pub fn result(&self) -> String {
        let triangles = counted(self.triangles() as u64, "triangle", "triangles");
        let backend = match &self.backend {
            ActiveBackend::Cpu => "the CPU",
            ActiveBackend::Gpu(adapter) => adapter,
        };
        let per_frame = if self.frames.len() == 1 { "" } else { " per frame" };
        let work = format!("{triangles}, {:.1} ms{per_frame} on {backend}", self.milliseconds().mean);
        match (&self.frames[..], self.worst_frame()) {
            ([], _) => "Processed no frames.".to_owned(),
            ([_], None) => format!("Found no intersecting triangles ({work})."),
            ([frame], Some(_)) => {
                let pairs = counted(frame.stats.found, "intersecting triangle pair", "intersecting triangle pairs");
                format!("Found {pairs} ({work}).")
            }
            (frames, None) => {
                format!("Found no intersecting triangles in any of {} frames ({work}).", grouped(frames.len() as u64))
            }
            (frames, Some(worst)) => {
                let intersecting = frames.iter().filter(|frame| frame.stats.found > 0).count();
                format!(
                    "Found intersecting triangles in {} of {} frames; worst frame: {} with {} ({work}).",
                    grouped(intersecting as u64),
                    grouped(frames.len() as u64),
                    worst.name,
                    counted(worst.stats.found, "pair", "pairs"),
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_sentences() {
        let frame = |name: &str, found| FrameSummary {
            stats: Stats { found, ..Default::default() },
            ..FrameSummary::new(name, Duration::from_millis(10), &DetectionResult::default())
        };
        let mut sequence = SequenceSummary::new("a", ActiveBackend::Cpu);
        assert_eq!(sequence.result(), "Processed no frames.");
        sequence.objects = vec![ObjectSummary { name: "a".to_owned(), vertices: 5, triangles: 1200 }];
        sequence.frames = vec![frame("0", 0)];
        assert_eq!(sequence.result(), "Found no intersecting triangles (1,200 triangles, 10.0 ms on the CPU).");
        sequence.frames = vec![frame("0", 1)];
        assert_eq!(sequence.result(), "Found 1 intersecting triangle pair (1,200 triangles, 10.0 ms on the CPU).");
        sequence.frames = vec![frame("0", 0), frame("1", 7), frame("2", 7)];
        assert_eq!(
            sequence.result(),
            "Found intersecting triangles in 2 of 3 frames; worst frame: 1 with 7 pairs (1,200 triangles, 10.0 ms per \
             frame on the CPU)."
        );
        sequence.frames = vec![frame("0", 0), frame("1", 0)];
        sequence.backend = ActiveBackend::Gpu("Voodoo 2".to_owned());
        assert_eq!(
            sequence.result(),
            "Found no intersecting triangles in any of 2 frames (1,200 triangles, 10.0 ms per frame on Voodoo 2)."
        );
    }
}
