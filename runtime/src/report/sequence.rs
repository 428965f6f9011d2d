//! A whole sequence of frames: what every report is made of.

use core::time::Duration;

use super::{Report, StageFigures};
use crate::Scene;

/// What is known of a sequence when it has run.
#[derive(Clone, Debug, Default)]
pub struct Sequence {
    /// What was looked at: the name of a scene or of a file.
    pub name: String,
    /// The objects: their names, vertices and triangles.
    pub objects: Vec<ObjectSummary>,
    /// What the work was done on.
    pub backend: String,
    /// Into how many clusters the scene was divided.
    pub clusters: u32,
    /// Threads of the CPU that took part.
    pub threads: usize,
    /// The machine, in words.
    pub machine: String,
    /// The command that made the report.
    pub command: String,
    /// The settings, each with its value.
    pub settings: Vec<(&'static str, String)>,
    /// The frames, in their order.
    pub frames: Vec<FrameSummary>,
}

/// An object of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectSummary {
    /// Its name.
    pub name: String,
    /// Its vertices.
    pub vertices: usize,
    /// Its triangles.
    pub triangles: usize,
}

/// What a frame gave, without its pairs.
#[derive(Clone, Debug)]
pub struct FrameSummary {
    /// What the frame is called: its number, or its file.
    pub name: String,
    /// How long it took, from positions to pairs.
    pub time: Duration,
    /// Pairs between each two objects that have any.
    pub pairs_by_object: Vec<((usize, usize), usize)>,
    /// Triangles with no area.
    pub degenerate: usize,
    /// Connected regions of contact, where they were asked for.
    pub regions: Option<usize>,
    /// How much work it was.
    pub figures: super::Figures,
    /// What each stage took.
    pub stages: Vec<StageFigures>,
}

impl FrameSummary {
    /// The summary of a report.
    pub fn new(name: impl Into<String>, time: Duration, report: &Report) -> Self {
        Self {
            name: name.into(),
            time,
            pairs_by_object: report.pairs_by_object().into_iter().collect(),
            degenerate: report.degenerate.len(),
            regions: report.contact_regions(),
            figures: report.figures.clone(),
            stages: report.stages.clone(),
        }
    }
}

/// The least, the mean and the most of something.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spread {
    /// The least.
    pub least: f64,
    /// The mean.
    pub mean: f64,
    /// The most.
    pub most: f64,
}

impl Spread {
    /// Of these values. All zero where there is none.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count();
        if count == 0 {
            return Self::default();
        }
        Self {
            least: values.clone().fold(f64::INFINITY, f64::min),
            mean: values.clone().sum::<f64>() / count as f64,
            most: values.fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

/// What a stage took over all frames.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageSummary {
    /// The stage.
    pub stage: &'static str,
    /// Its times.
    pub milliseconds: Spread,
    /// Its part of the time of all stages, from 0 to 1.
    pub share: f64,
    /// The most bytes that it had.
    pub bytes: u64,
}

impl StageSummary {
    /// The names of its cells in a table.
    pub const HEADER: [&'static str; 6] = ["stage", "min ms", "mean ms", "max ms", "share", "memory"];

    /// Its cells in a table.
    pub fn cells(&self) -> [String; 6] {
        let Spread { least, mean, most } = self.milliseconds;
        let [least, mean, most] = [least, mean, most].map(|time| format!("{time:.2}"));
        let share = format!("{:.0}%", 100.0 * self.share);
        [self.stage.to_owned(), least, mean, most, share, readable_bytes(self.bytes)]
    }
}

impl Sequence {
    /// The objects of a scene, with these names; those without a name are numbered.
    pub fn describe_objects(&mut self, scene: &Scene, names: &[String]) {
        let object = |object: usize| ObjectSummary {
            name: names.get(object).cloned().unwrap_or_else(|| format!("object {object}")),
            vertices: scene.vertices_of(object).len(),
            triangles: scene.triangles_of(object).len(),
        };
        self.objects = (0..scene.objects()).map(object).collect();
    }

    /// Triangles of all objects.
    pub fn triangles(&self) -> usize {
        self.objects.iter().map(|object| object.triangles).sum()
    }

    /// Vertices of all objects.
    pub fn vertices(&self) -> usize {
        self.objects.iter().map(|object| object.vertices).sum()
    }

    /// The frame with the most pairs, if any has one.
    pub fn worst(&self) -> Option<&FrameSummary> {
        // The first of those that have as many.
        let worst = self.frames.iter().rev().max_by_key(|frame| frame.figures.found);
        worst.filter(|frame| frame.figures.found > 0)
    }

    /// The milliseconds of the frames.
    pub fn milliseconds(&self) -> Spread {
        Spread::of(self.frames.iter().map(|frame| frame.time.as_secs_f64() * 1e3))
    }

    /// The stages that any frame has, in their order.
    pub fn stages(&self) -> Vec<&'static str> {
        let mut stages: Vec<&'static str> = Vec::new();
        for stage in self.frames.iter().flat_map(|frame| &frame.stages) {
            if !stages.contains(&stage.stage) {
                stages.push(stage.stage);
            }
        }
        stages
    }

    /// The milliseconds of a stage in each frame; zero where it was not timed.
    pub fn stage_milliseconds<'s>(&'s self, stage: &'s str) -> impl Iterator<Item = f64> + Clone + 's {
        self.frames.iter().map(move |frame| {
            let of_stage = frame.stages.iter().find(|figures| figures.stage == stage);
            of_stage.and_then(|figures| figures.time).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        })
    }

    /// The most bytes that a stage had.
    pub fn stage_bytes(&self, stage: &str) -> u64 {
        let stages = self.frames.iter().flat_map(|frame| &frame.stages);
        stages.filter(|figures| figures.stage == stage).map(|figures| figures.bytes).max().unwrap_or(0)
    }

    /// What each stage took over all frames, in their order.
    pub fn stage_summaries(&self) -> Vec<StageSummary> {
        let summary = |stage: &'static str| {
            let milliseconds = Spread::of(self.stage_milliseconds(stage));
            StageSummary { stage, milliseconds, share: 0.0, bytes: self.stage_bytes(stage) }
        };
        let mut summaries: Vec<StageSummary> = self.stages().into_iter().map(summary).collect();
        let total: f64 = summaries.iter().map(|summary| summary.milliseconds.mean).sum();
        if total > 0.0 {
            summaries.iter_mut().for_each(|summary| summary.share = summary.milliseconds.mean / total);
        }
        summaries
    }

    /// The result in one sentence.
    pub fn result(&self) -> String {
        let triangles = grouped(self.triangles() as u64);
        let time = self.milliseconds();
        let on = if self.backend == "cpu" { "the CPU" } else { &self.backend };
        match (&self.frames[..], self.worst()) {
            ([], _) => format!("{}: no frame was looked at.", self.name),
            ([_], None) if self.triangles() == 1 => "There is only one triangle.".to_owned(),
            ([_], None) => {
                format!("No two of the {triangles} triangles intersect ({:.1} ms on {on}).", time.mean)
            }
            ([frame], Some(_)) => {
                let pairs =
                    counted(frame.figures.found, "pair of triangles intersects", "pairs of triangles intersect");
                format!("{pairs}, of {triangles} triangles ({:.1} ms on {on}).", time.mean)
            }
            (frames, None) => format!(
                "No triangles intersect in any of the {} frames of {triangles} triangles ({:.1} ms a frame on {on}).",
                frames.len(),
                time.mean
            ),
            (frames, Some(worst)) => {
                let with = frames.iter().filter(|frame| frame.figures.found > 0).count();
                format!(
                    "Triangles intersect in {with} of {} frames: {} in frame {}, where they are the most ({triangles} \
                     triangles, {:.1} ms a frame on {on}).",
                    frames.len(),
                    counted(worst.figures.found, "pair", "pairs"),
                    worst.name,
                    time.mean
                )
            }
        }
    }
}

/// A number with commas.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn counted(count: u64, one: &str, several: &str) -> String {
    format!("{} {}", grouped(count), if count == 1 { one } else { several })
}

/// Bytes in a unit that makes them readable.
pub fn readable_bytes(bytes: u64) -> String {
    match bytes {
        0 => "–".to_owned(),
        1..0x400 => format!("{bytes} B"),
        0x400..0x10_0000 => format!("{:.1} KiB", bytes as f64 / 1024.0),
        0x10_0000..0x4000_0000 => format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20)),
        _ => format!("{:.2} GiB", bytes as f64 / f64::from(1 << 30)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_from_the_right() {
        let groups = [0, 12, 999, 1000, 92_230, 1_234_567].map(grouped);
        assert_eq!(groups, ["0", "12", "999", "1,000", "92,230", "1,234,567"]);
    }

    #[test]
    fn results_are_sentences() {
        let frame = |name: &str, found| FrameSummary {
            figures: crate::Figures { found, ..Default::default() },
            ..FrameSummary::new(name, Duration::from_millis(10), &Report::default())
        };
        let object = ObjectSummary { name: "a".to_owned(), vertices: 5, triangles: 1200 };
        let mut sequence = Sequence {
            backend: "cpu".to_owned(),
            objects: vec![object],
            frames: vec![frame("0", 0)],
            ..Default::default()
        };
        assert_eq!(sequence.result(), "No two of the 1,200 triangles intersect (10.0 ms on the CPU).");
        sequence.frames = vec![frame("0", 1)];
        assert_eq!(sequence.result(), "1 pair of triangles intersects, of 1,200 triangles (10.0 ms on the CPU).");
        sequence.frames = vec![frame("0", 0), frame("1", 7), frame("2", 7)];
        assert_eq!(
            sequence.result(),
            "Triangles intersect in 2 of 3 frames: 7 pairs in frame 1, where they are the most (1,200 triangles, 10.0 ms a \
             frame on the CPU)."
        );
    }
}
