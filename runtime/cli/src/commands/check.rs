//! `clasp3d check`

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context as _;
use clasp3d::{DetectionResult, Detector, Mesh, Real, Scene, Settings};
use clasp3d_report::sequence::FrameSummary;

use crate::common::console::Verbosity;
use crate::common::files::write_file;
use crate::common::input::{InputOptions, Meshes, file_name, unify};
use crate::common::options::DetectionOptions;
use crate::common::results::{OutputOptions, new_summary};
use crate::common::snapshot::Snapshot;

#[derive(clap::Args)]
pub struct Arguments {
    /// Meshes: .obj, .ply, .off or .stl, or one of these with .gz. Each file is an object of the scene.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Stops at the first intersecting pair and prints it. Which pair that is may differ between runs.
    #[arg(long, conflicts_with_all = ["pairs", "contacts", "report", "highlight", "json"])]
    first: bool,
    #[command(flatten)]
    input: InputOptions,
    #[command(flatten)]
    detection: DetectionOptions,
    #[command(flatten)]
    output: OutputOptions,
}

/// Exit code if triangles intersect.
const FOUND: u8 = 1;

/// Number of degenerate triangles that the note lists.
const MAX_LISTED: usize = 5;

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    let Arguments { files, detection, output, .. } = arguments;
    output.check(files)?;
    let settings = detection.settings(output.contacts.is_some())?;
    let meshes = files.iter().map(|path| arguments.input.load_triangles(path)).collect::<anyhow::Result<_>>()?;
    match unify(meshes) {
        Meshes::F32(meshes) => check(arguments, meshes, settings, verbosity),
        Meshes::F64(meshes) => check(arguments, meshes, settings, verbosity),
    }
}

fn check<T: Real>(
    arguments: &Arguments,
    meshes: Vec<Mesh<T>>,
    settings: Settings,
    verbosity: Verbosity,
) -> anyhow::Result<ExitCode> {
    let Arguments { files, detection, output, .. } = arguments;
    let names: Vec<String> = files.iter().map(|path| file_name(path)).collect();
    let scene = Scene::new(meshes).with_context(|| names.join(", "))?;
    let mut detector = Detector::new(&scene, settings)?;
    if arguments.first {
        return find_first(&mut detector, &names);
    }
    let start = Instant::now();
    let result = detector.detect(scene.positions())?;
    let time = start.elapsed();

    let mut sequence = new_summary(names.join(", "), &detector, detection, &names);
    let frame_name = if names.len() == 1 { &names[0] } else { "0" };
    sequence.frames.push(FrameSummary::new(frame_name, time, &result));
    for (table, path) in output.csv_files() {
        write_file(path, |out| {
            table.write_header(out, false)?;
            table.write_rows(out, &result, None)
        })?;
    }
    if verbosity != Verbosity::Quiet {
        note_degenerate_triangles(&result);
    }
    let snapshot = output.needs_snapshot().then(|| Snapshot::new(&detector, scene.positions(), &result)).transpose()?;
    output.publish(&sequence, snapshot.as_ref(), verbosity)?;
    Ok(if result.pairs().is_empty() { ExitCode::SUCCESS } else { ExitCode::from(FOUND) })
}

fn note_degenerate_triangles(result: &DetectionResult) {
    let count = result.degenerate.len();
    if count == 0 {
        return;
    }
    let listed: Vec<String> = result.degenerate.iter().take(MAX_LISTED).map(u32::to_string).collect();
    let more = if count > MAX_LISTED { ", …" } else { "" };
    let noun = if count == 1 { "degenerate triangle" } else { "degenerate triangles" };
    eprintln!("note: {count} {noun} (zero area) treated as segments or points: {}{more}", listed.join(", "));
}

fn find_first<T: Real>(detector: &mut Detector<T>, names: &[String]) -> anyhow::Result<ExitCode> {
    let positions = detector.scene().positions().to_vec();
    let mut out = std::io::stdout();
    match detector.find_any(&positions)? {
        None => {
            writeln!(out, "Found no intersecting triangles.")?;
            Ok(ExitCode::SUCCESS)
        }
        Some(pair) => {
            writeln!(
                out,
                "Triangle {} of {} intersects triangle {} of {} (stopped at the first pair).",
                pair.a, names[pair.object_a], pair.b, names[pair.object_b]
            )?;
            Ok(ExitCode::from(FOUND))
        }
    }
}
