//! A sequence as JSON. `docs/json-report.md` describes the schema.

use serde::Serialize;

use super::sequence::Sequence;

/// The version of the schema. It is raised when a field is removed or changes its meaning, not when one is added.
pub const VERSION: u32 = 1;

#[derive(Serialize)]
struct Document<'s> {
    schema: &'static str,
    version: u32,
    result: String,
    name: &'s str,
    backend: &'s str,
    clusters: u32,
    threads: usize,
    machine: &'s str,
    command: &'s str,
    settings: serde_json::Map<String, serde_json::Value>,
    triangles: usize,
    vertices: usize,
    objects: Vec<Object<'s>>,
    frames: Vec<Frame<'s>>,
}

#[derive(Serialize)]
struct Object<'s> {
    name: &'s str,
    triangles: usize,
    vertices: usize,
}

#[derive(Serialize)]
struct Frame<'s> {
    name: &'s str,
    milliseconds: f64,
    pairs: u64,
    pairs_by_object: Vec<ObjectPairs>,
    degenerate_triangles: usize,
    contact_regions: Option<usize>,
    rounds: u32,
    cluster_sizes: &'s [u32],
    shared_triangles: u32,
    candidates: u64,
    overlapping: u64,
    tested: u64,
    open: u64,
    stages: Vec<Stage>,
}

#[derive(Serialize)]
struct ObjectPairs {
    objects: [usize; 2],
    pairs: usize,
}

#[derive(Serialize)]
struct Stage {
    stage: &'static str,
    milliseconds: Option<f64>,
    bytes: u64,
}

/// The sequence as one JSON object.
///
/// # Errors
///
/// None that a sequence can cause: the error is that of the writer.
pub fn write(sequence: &Sequence, out: impl std::io::Write) -> std::io::Result<()> {
    let frame = |frame: &'_ super::sequence::FrameSummary| -> Vec<ObjectPairs> {
        let pairs = frame.pairs_by_object.iter();
        pairs.map(|&((a, b), pairs)| ObjectPairs { objects: [a, b], pairs }).collect()
    };
    let frames = sequence.frames.iter().map(|summary| Frame {
        name: &summary.name,
        milliseconds: summary.time.as_secs_f64() * 1e3,
        pairs: summary.figures.found,
        pairs_by_object: frame(summary),
        degenerate_triangles: summary.degenerate,
        contact_regions: summary.regions,
        rounds: summary.figures.rounds,
        cluster_sizes: &summary.figures.cluster_sizes,
        shared_triangles: summary.figures.shared,
        candidates: summary.figures.candidates,
        overlapping: summary.figures.overlapping,
        tested: summary.figures.tested,
        open: summary.figures.open,
        stages: summary
            .stages
            .iter()
            .map(|figures| Stage {
                stage: figures.stage,
                milliseconds: figures.time.map(|time| time.as_secs_f64() * 1e3),
                bytes: figures.bytes,
            })
            .collect(),
    });
    let document = Document {
        schema: "clasp-report",
        version: VERSION,
        result: sequence.result(),
        name: &sequence.name,
        backend: &sequence.backend,
        clusters: sequence.clusters,
        threads: sequence.threads,
        machine: &sequence.machine,
        command: &sequence.command,
        settings: sequence.settings.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect(),
        triangles: sequence.triangles(),
        vertices: sequence.vertices(),
        objects: sequence
            .objects
            .iter()
            .map(|object| Object { name: &object.name, triangles: object.triangles, vertices: object.vertices })
            .collect(),
        frames: frames.collect(),
    };
    serde_json::to_writer_pretty(out, &document).map_err(std::io::Error::from)
}
