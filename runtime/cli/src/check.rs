//! `clasp check`

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context as _;
use clasp::report::sequence::FrameSummary;
use clasp::scene::files::read_mesh;
use clasp::{Detector, Mesh, Scene};

use crate::Talk;
use crate::options::DetectionOptions;
use crate::output::write_file;
use crate::outputs::{CONTACTS_HEADER, Drawn, OutputOptions, PAIRS_HEADER, contacts_csv, describe, finish, pairs_csv};

#[derive(clap::Args)]
pub struct Arguments {
    /// Meshes: .obj, .ply, .off or .stl, each also with .gz. Several are several objects of one scene.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Stops at the first pair that is found, and names it. It is not always the same one.
    #[arg(long, conflicts_with_all = ["pairs", "contacts", "report", "highlight", "json"])]
    first: bool,
    #[command(flatten)]
    detection: DetectionOptions,
    #[command(flatten)]
    output: OutputOptions,
}

/// Exit code where triangles intersect.
const FOUND: u8 = 1;

/// The last part of a path.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Reads the triangles of a mesh, with a warning where coordinates were rounded. What intersects is a question of triangles
/// alone.
pub fn load(path: &Path, talk: Talk) -> anyhow::Result<Mesh> {
    let mesh = load_all(path, talk)?;
    Ok(Mesh::new(mesh.positions, mesh.triangles))
}

/// Reads a mesh with its lone edges and points, with a warning where coordinates were rounded.
pub fn load_all(path: &Path, talk: Talk) -> anyhow::Result<Mesh> {
    let loaded = read_mesh(path)?;
    if let Some(rounding) = loaded.rounding.filter(|_| talk != Talk::Quiet) {
        eprintln!(
            "warning: {}: {} coordinates are more precise than f32 and were rounded, by {:.3e} at most",
            path.display(),
            rounding.coordinates,
            rounding.largest
        );
    }
    Ok(loaded.mesh)
}

pub fn run(arguments: &Arguments, talk: Talk) -> anyhow::Result<ExitCode> {
    let Arguments { files, detection, output, .. } = arguments;
    output.check(files)?;
    let settings = detection.settings(output.contacts.is_some())?;
    let meshes = files.iter().map(|path| load(path, talk)).collect::<anyhow::Result<Vec<Mesh>>>()?;
    let names: Vec<String> = files.iter().map(|path| file_name(path)).collect();
    let scene = Scene::new(meshes).with_context(|| names.join(", "))?;
    let mut detector = Detector::new(&scene, settings)?;
    if arguments.first {
        return first(&mut detector, &names);
    }
    let start = Instant::now();
    let report = detector.detect(scene.positions())?;
    let time = start.elapsed();

    let mut sequence = describe(names.join(", "), &detector, detection, &names);
    sequence.frames.push(FrameSummary::new(names[0].clone(), time, &report));
    if let Some(path) = &output.pairs {
        write_file(path, |out| {
            writeln!(out, "{PAIRS_HEADER}")?;
            pairs_csv(out, &report, None)
        })?;
    }
    if let Some(path) = &output.contacts {
        write_file(path, |out| {
            writeln!(out, "{CONTACTS_HEADER}")?;
            contacts_csv(out, &report, None)
        })?;
    }
    let drawn = if output.draws() { Some(Drawn::new(&detector, scene.positions(), &report)?) } else { None };
    if !report.degenerate.is_empty() && talk != Talk::Quiet {
        let first: Vec<String> = report.degenerate.iter().take(5).map(u32::to_string).collect();
        let more = if report.degenerate.len() > 5 { ", …" } else { "" };
        let (count, first) = (report.degenerate.len(), first.join(", "));
        let words = if count == 1 {
            "triangle has no area and counts as the segment or point that it is"
        } else {
            "triangles have no area and count as the segments or points that they are"
        };
        eprintln!("note: {count} {words}: {first}{more}");
    }
    let said = finish(output, &sequence, drawn.as_ref(), talk);
    // The answer counts also where nobody reads what it says.
    let closed = |error: &anyhow::Error| {
        error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    };
    said.or_else(|error| if closed(&error) { Ok(()) } else { Err(error) })?;
    Ok(if report.pairs().is_empty() { ExitCode::SUCCESS } else { ExitCode::from(FOUND) })
}

fn first(detector: &mut Detector, names: &[String]) -> anyhow::Result<ExitCode> {
    let positions = detector.scene().positions().to_vec();
    let mut out = std::io::stdout();
    match detector.find_any(&positions)? {
        None => {
            writeln!(out, "No triangles intersect.")?;
            Ok(ExitCode::SUCCESS)
        }
        Some(pair) => {
            let name = |object: usize| &names[object];
            writeln!(
                out,
                "Triangle {} of {} intersects triangle {} of {}; there may be more.",
                pair.a,
                name(pair.object_a),
                pair.b,
                name(pair.object_b)
            )?;
            Ok(ExitCode::from(FOUND))
        }
    }
}
