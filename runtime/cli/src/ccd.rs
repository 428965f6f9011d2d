//! `clasp ccd`

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clasp::continuous::{ContinuousFigures, ContinuousReport, Features, Filters};
use clasp::report::sequence::grouped;
use clasp::{Detector, Mesh, Scene, Settings};
use serde_json::json;

use crate::Talk;
use crate::check::{file_name, load};
use crate::options::{ChosenScene, DetectionOptions, SceneOptions, Switch};
use crate::output::{Progress, check_place, stop_if_interrupted, write_file};

#[derive(clap::Args)]
pub struct Arguments {
    /// Two meshes with the same triangles: where the vertices are at the start and at the end of the motion.
    #[arg(value_name = "FRAME", num_args = 2, required_unless_present = "scene", conflicts_with = "scene")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    scene: SceneOptions,
    /// Prints how much each filter removes and how long it all takes, for steps of 1, 1/2, 1/3, 1/4 and 1/5 of a frame.
    #[arg(long, requires = "scene", conflicts_with_all = ["json", "impacts", "report"])]
    table: bool,
    /// Prints one JSON object and nothing else on standard output.
    #[arg(long)]
    json: bool,
    /// Writes all impacts to this CSV file: `vf` with the vertex and the vertices of the triangle, `ee` with the vertices
    /// of both edges, and the time. Of a sequence, times are counted in frames.
    #[arg(long, value_name = "FILE")]
    impacts: Option<PathBuf>,
    /// Writes a report with a chart to this HTML file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Whether pairs are left out that are apart along one of eight axes. The impacts are the same.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    linear: Switch,
    /// Whether pairs are left out that are apart in one of eight planes. The impacts are the same.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    planar: Switch,
    /// Whether pairs are left out whose vertices are never in one plane. The impacts are the same.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    non_penetration: Switch,
    #[command(flatten)]
    detection: DetectionOptions,
}

/// Exit code where features meet, or triangles intersect at the start.
const FOUND: u8 = 1;

/// Motions that a table is made of: frames of a scene, spread over its motion.
const TABLE_FRAMES: usize = 6;

/// The step lengths of a table: a frame is divided into so many.
const DIVISIONS: [usize; 5] = [1, 2, 3, 4, 5];

type Positions = Vec<[f32; 3]>;

/// A motion from one frame to the next.
struct Step {
    name: String,
    t0: Positions,
    t1: Positions,
}

/// What came of a step.
struct Outcome {
    name: String,
    report: ContinuousReport,
    time: Duration,
}

pub fn run(arguments: &Arguments, talk: Talk) -> anyhow::Result<ExitCode> {
    for path in arguments.impacts.iter().chain(&arguments.report) {
        check_place(path)?;
    }
    let mut settings = arguments.detection.settings(false)?;
    settings.continuous = Filters {
        linear: arguments.linear == Switch::On,
        planar: arguments.planar == Switch::On,
        non_penetration: arguments.non_penetration == Switch::On,
    };
    let chosen = arguments.scene.find()?;
    if let (Some(chosen), true) = (&chosen, arguments.table) {
        return table(chosen, &settings, talk);
    }
    let (name, scene, steps) = match &chosen {
        Some(chosen) => of_scene(chosen)?,
        None => of_files(&arguments.files, talk)?,
    };
    let mut detector = Detector::new(&scene, settings)?;
    let mut outcomes = Vec::new();
    let progress = Progress::new(steps.len(), talk);
    for Step { name, t0, t1 } in steps {
        stop_if_interrupted();
        let start = Instant::now();
        let report = detector.detect_continuous(&t0, &t1).with_context(|| name.clone())?;
        outcomes.push(Outcome { name, report, time: start.elapsed() });
        progress.step();
    }
    progress.end();
    if let Some(path) = &arguments.impacts {
        write_file(path, |out| impacts_csv(out, &scene, &outcomes))?;
    }
    if let Some(path) = &arguments.report {
        write_file(path, |out| out.write_all(html(&name, &outcomes).as_bytes()))?;
    }
    let mut out = io::stdout().lock();
    let said = if arguments.json {
        writeln!(out, "{}", as_json(&name, &scene, detector.backend(), &outcomes))
    } else {
        say(&mut out, &outcomes, talk)
    };
    // The answer counts also where nobody reads what it says.
    said.or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })?;
    let free = outcomes.iter().all(|outcome| outcome.report.first_time().is_none());
    Ok(if free { ExitCode::SUCCESS } else { ExitCode::from(FOUND) })
}

/// The motion between two files.
fn of_files(files: &[PathBuf], talk: Talk) -> anyhow::Result<(String, Scene, Vec<Step>)> {
    let [first, last] = files else { bail!("which frames? Two files, or --scene NAME") };
    let [start, end]: [Mesh; 2] = [load(first, talk)?, load(last, talk)?];
    let (own, other) = (first.display(), last.display());
    if start.positions.len() != end.positions.len() {
        bail!("{other}: {} vertices, but {own} has {}", end.positions.len(), start.positions.len());
    }
    if start.triangles.len() != end.triangles.len() {
        bail!("{other}: {} triangles, but {own} has {}", end.triangles.len(), start.triangles.len());
    }
    if let Some(triangle) = (0..end.triangles.len()).find(|&i| start.triangles[i] != end.triangles[i]) {
        bail!("{other}: triangle {triangle} is another one than in {own}");
    }
    let name = format!("{} to {}", file_name(first), file_name(last));
    let t0 = start.positions.clone();
    let scene = Scene::new([start]).with_context(|| own.to_string())?;
    Ok((name.clone(), scene, vec![Step { name, t0, t1: end.positions }]))
}

/// All motions of a built-in scene.
fn of_scene(chosen: &ChosenScene) -> anyhow::Result<(String, Scene, Vec<Step>)> {
    let ChosenScene { built_in, triangles, frames } = chosen;
    if *frames < 2 {
        bail!("--frames: a motion needs two frames at least");
    }
    let mut moving = built_in.open(*triangles)?;
    let scene = moving.scene().clone();
    let mut steps = Vec::new();
    let mut t0 = moving.positions(0, *frames)?;
    for frame in 1..*frames {
        let t1 = moving.positions(frame, *frames)?;
        steps.push(Step { name: (frame - 1).to_string(), t0, t1: t1.clone() });
        t0 = t1;
    }
    Ok((built_in.name.to_owned(), scene, steps))
}

/// The vertices of two features, as they are written.
fn names(scene: &Scene, features: Features) -> (&'static str, [u32; 4]) {
    match features {
        Features::VertexFace { vertex, face } => {
            let [a, b, c] = scene.triangles()[face as usize];
            ("vf", [vertex, a, b, c])
        }
        Features::EdgeEdge { a, b } => ("ee", [a[0], a[1], b[0], b[1]]),
    }
}

fn impacts_csv(out: &mut dyn Write, scene: &Scene, outcomes: &[Outcome]) -> io::Result<()> {
    writeln!(out, "kind,p,q,r,s,time")?;
    for (frame, outcome) in outcomes.iter().enumerate() {
        for impact in outcome.report.impacts() {
            let (kind, [p, q, r, s]) = names(scene, impact.features);
            writeln!(out, "{kind},{p},{q},{r},{s},{}", frame as f64 + impact.time)?;
        }
    }
    Ok(())
}

fn figures_json(figures: &ContinuousFigures) -> serde_json::Value {
    json!({
        "vertex_face": figures.vertex_face,
        "edge_edge": figures.edge_edge,
        "removed_linear": figures.linear,
        "removed_planar": figures.planar,
        "removed_non_penetration": figures.non_penetration,
        "elementary": figures.elementary,
    })
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn as_json(name: &str, scene: &Scene, backend: &str, outcomes: &[Outcome]) -> serde_json::Value {
    let step = |outcome: &Outcome| {
        json!({
            "name": outcome.name,
            "milliseconds": milliseconds(outcome.time),
            "static_milliseconds": milliseconds(outcome.report.times[0]),
            "intersecting_at_start": outcome.report.intersecting().len(),
            "impacts": outcome.report.impacts().len(),
            "first_time": outcome.report.first_time(),
            "candidates": figures_json(&outcome.report.figures),
        })
    };
    json!({
        "scene": name,
        "backend": backend,
        "triangles": scene.triangles().len(),
        "vertices": scene.positions().len(),
        "steps": outcomes.iter().map(step).collect::<Vec<_>>(),
    })
}

fn say(out: &mut dyn Write, outcomes: &[Outcome], talk: Talk) -> io::Result<()> {
    for Outcome { name, report, time } in outcomes {
        let first = report.first_time().map_or("no contact".to_owned(), |time| format!("first contact at {time:.6}"));
        writeln!(
            out,
            "{name}: {first}; {} impacts, {} pairs of triangles intersect at the start; {:.1} ms",
            grouped(report.impacts().len() as u64),
            grouped(report.intersecting().len() as u64),
            milliseconds(*time)
        )?;
        let figures = &report.figures;
        if talk == Talk::Verbose || outcomes.len() == 1 {
            writeln!(
                out,
                "  {} candidates ({} vertex-face, {} edge-edge); removed: linear {}, planar {}, non-penetration {}; {} \
                 elementary tests ({:.2} % removed)",
                grouped(figures.candidates()),
                grouped(figures.vertex_face),
                grouped(figures.edge_edge),
                grouped(figures.linear),
                grouped(figures.planar),
                grouped(figures.non_penetration),
                grouped(figures.elementary),
                100.0 * figures.removed()
            )?;
        }
    }
    Ok(())
}

/// A page with a bar to each step: what each filter removed of its candidates.
fn html(name: &str, outcomes: &[Outcome]) -> String {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
    let rows: String = outcomes
        .iter()
        .map(|Outcome { name, report, time }| {
            let figures = &report.figures;
            let share = |count: u64| 100.0 * count as f64 / figures.candidates().max(1) as f64;
            let bar = |colour: &str, count: u64| {
                format!("<i style='width:{:.3}%;background:{colour}' title='{}'></i>", share(count), grouped(count))
            };
            let first = report.first_time().map_or(String::new(), |time| format!("{time:.6}"));
            format!(
                "<tr><td>{}<td>{}<td>{}<td>{first}<td>{}<td class=bar>{}{}{}{}<td>{:.1}",
                escaped(name),
                grouped(report.intersecting().len() as u64),
                grouped(report.impacts().len() as u64),
                grouped(figures.candidates()),
                bar("#4a7", figures.linear),
                bar("#47a", figures.planar),
                bar("#a74", figures.non_penetration),
                bar("#d33", figures.elementary),
                milliseconds(*time)
            )
        })
        .collect();
    format!(
        "<!doctype html><meta charset=utf-8><title>{name}</title><style>body{{font:15px sans-serif;margin:2em;\
         color-scheme:light dark}}td,th{{padding:.2em .7em;text-align:right}}.bar{{width:24em;white-space:nowrap;\
         font-size:0}}.bar i{{display:inline-block;height:14px}}</style><h1>{name}</h1><p>What was removed of the \
         candidates: <b style='color:#4a7'>linear</b>, <b style='color:#47a'>planar</b>, \
         <b style='color:#a74'>non-penetration</b>; and <b style='color:#d33'>elementary tests</b>.<table><tr><th>step\
         <th>intersecting at start<th>impacts<th>first contact<th>candidates<th>filters<th>ms{rows}</table>",
        name = escaped(name)
    )
}

/// What a combination of filters removed, and how long it took.
#[derive(Default)]
struct Sums {
    figures: [ContinuousFigures; 3],
    times: [Duration; 3],
}

/// The combinations that a table compares.
const COMPARED: [Filters; 3] = [
    Filters { linear: true, planar: true, non_penetration: false },
    Filters { linear: false, planar: true, non_penetration: false },
    Filters { linear: false, planar: false, non_penetration: true },
];

/// Prints Tables 1 to 4 of the paper for a scene.
fn table(chosen: &ChosenScene, settings: &Settings, talk: Talk) -> anyhow::Result<ExitCode> {
    let (name, scene, steps) = of_scene(chosen)?;
    let every = steps.len().div_ceil(TABLE_FRAMES);
    let steps: Vec<Step> = steps.into_iter().skip(every / 2).step_by(every).collect();
    let mut out = io::stdout();
    writeln!(out, "{name}: {} triangles, {} frames", grouped(scene.triangles().len() as u64), steps.len())?;
    writeln!(out, "step   candidates  linear  planar  linear+planar  NonPen        ms  ms, NonPen")?;
    let mut detectors = Vec::new();
    for continuous in COMPARED {
        detectors.push(Detector::new(&scene, Settings { continuous, ..settings.clone() })?);
    }
    let progress = Progress::new(steps.len() * DIVISIONS.iter().sum::<usize>(), talk);
    for parts in DIVISIONS {
        let mut sums = Sums::default();
        for step in &steps {
            for part in 0..parts {
                stop_if_interrupted();
                let (t0, t1) = (between(step, part, parts), between(step, part + 1, parts));
                for (i, detector) in detectors.iter_mut().enumerate() {
                    let report = detector.detect_continuous(&t0, &t1)?;
                    sums.add(i, &report);
                }
                progress.step();
            }
        }
        writeln!(out, "{}", sums.line(parts, steps.len() * parts))?;
    }
    progress.end();
    Ok(ExitCode::SUCCESS)
}

/// Where all vertices are after a part of a step.
fn between(step: &Step, part: usize, parts: usize) -> Positions {
    if part == parts {
        return step.t1.clone();
    }
    let time = part as f32 / parts as f32;
    let mixed = |(a, b): (&[f32; 3], &[f32; 3])| std::array::from_fn(|axis| a[axis] + time * (b[axis] - a[axis]));
    step.t0.iter().zip(&step.t1).map(mixed).collect()
}

impl Sums {
    fn add(&mut self, i: usize, report: &ContinuousReport) {
        let (sum, added) = (&mut self.figures[i], &report.figures);
        sum.vertex_face += added.vertex_face;
        sum.edge_edge += added.edge_edge;
        sum.linear += added.linear;
        sum.planar += added.planar;
        sum.non_penetration += added.non_penetration;
        sum.elementary += added.elementary;
        self.times[i] += report.times[1];
    }

    fn line(&self, parts: usize, motions: usize) -> String {
        let [both, planar, non_penetration] = &self.figures;
        let candidates = both.candidates().max(1);
        let share = |count: u64| 100.0 * count as f64 / candidates as f64;
        let each = |time: Duration| milliseconds(time) / motions as f64;
        format!(
            "1/{parts} {:>14}  {:5.1}%  {:5.1}%  {:12.1}%  {:5.1}%  {:8.1}  {:10.1}",
            grouped(both.candidates()),
            share(both.linear),
            share(planar.planar),
            share(both.linear + both.planar),
            share(non_penetration.non_penetration),
            each(self.times[0]),
            each(self.times[2])
        )
    }
}
