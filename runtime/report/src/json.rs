//! A sequence as JSON: `docs/json-report.md` describes the schema.

use serde::Serialize;

use crate::sequence::{FrameSummary, ObjectSummary, SequenceSummary};

/// Version of the schema: raised when a field is removed or changes its meaning, not when one is added.
pub const VERSION: u32 = 2;

#[derive(Serialize)]
struct Document<'s> {
    schema: &'static str,
    version: u32,
    result: String,
    name: &'s str,
    backend: String,
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
    undecided: u64,
    stages: Vec<JsonStage>,
}

#[derive(Serialize)]
struct ObjectPairs {
    objects: [usize; 2],
    pairs: usize,
}

#[derive(Serialize)]
struct JsonStage {
    stage: &'static str,
    milliseconds: Option<f64>,
    memory_bytes: u64,
}

impl<'s> Object<'s> {
    fn new(object: &'s ObjectSummary) -> Self {
        Self { name: &object.name, triangles: object.triangles, vertices: object.vertices }
    }
}

impl<'s> Frame<'s> {
    fn new(frame: &'s FrameSummary) -> Self {
        let stats = &frame.stats;
        let stage = |stage: &clasp3d::StageStats| JsonStage {
            stage: stage.stage.name(),
            milliseconds: stage.time.map(|time| time.as_secs_f64() * 1e3),
            memory_bytes: stage.bytes,
        };
        let object_pairs = |&((a, b), pairs): &((usize, usize), usize)| ObjectPairs { objects: [a, b], pairs };
        Self {
            name: &frame.name,
            milliseconds: frame.time.as_secs_f64() * 1e3,
            pairs: stats.found,
            pairs_by_object: frame.pairs_by_object.iter().map(object_pairs).collect(),
            degenerate_triangles: frame.degenerate,
            contact_regions: frame.regions,
            rounds: stats.rounds,
            cluster_sizes: &stats.cluster_sizes,
            shared_triangles: stats.shared,
            candidates: stats.candidates,
            overlapping: stats.overlapping,
            tested: stats.tested,
            undecided: stats.undecided,
            stages: frame.stages.iter().map(stage).collect(),
        }
    }
}

/// Writes the sequence as one JSON object.
///
/// # Errors
///
/// If the writer fails.
pub fn write(sequence: &SequenceSummary, out: impl std::io::Write) -> std::io::Result<()> {
    let document = Document {
        schema: "clasp3d-report",
        version: VERSION,
        result: sequence.result(),
        name: &sequence.name,
        backend: sequence.backend.to_string(),
        clusters: sequence.clusters,
        threads: sequence.threads,
        machine: &sequence.machine,
        command: &sequence.command,
        settings: sequence.settings.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect(),
        triangles: sequence.triangles(),
        vertices: sequence.vertices(),
        objects: sequence.objects.iter().map(Object::new).collect(),
        frames: sequence.frames.iter().map(Frame::new).collect(),
    };
    serde_json::to_writer_pretty(out, &document).map_err(std::io::Error::from)
}
