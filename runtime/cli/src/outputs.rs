//! What `check` and `run` write: pairs, contacts, highlighted meshes, reports.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clasp::contact::ContactShape;
use clasp::report::picture::{MARKED, Subject, turntable};
use clasp::report::sequence::Sequence;
use clasp::report::{html, json, table};
use clasp::scene::files::write_ply;
use clasp::{Detector, Mesh, Report};

use crate::Talk;
use crate::options::DetectionOptions;
use crate::output::{check_place, is_stdout, real_place, write_file, writing};

/// Pictures of a report, and their size.
const VIEWS: usize = 16;
const PICTURE: (usize, usize) = (736, 480);

/// Frames in the table, unless all are asked for.
const ROWS: usize = 12;

#[derive(clap::Args, Clone, Default)]
#[command(next_help_heading = "What to write")]
pub struct OutputOptions {
    /// Writes the pairs as CSV, ascending, with the header `tri_a,tri_b`; `run` has a column `frame` before them.
    #[arg(long, value_name = "FILE.csv")]
    pub pairs: Option<PathBuf>,
    /// Writes where the triangles of each pair meet as CSV: point, segment or polygon, its length, the depth and the
    /// direction to take them apart, the connected region, and its corners.
    #[arg(long, value_name = "FILE.csv")]
    pub contacts: Option<PathBuf>,
    /// Writes an HTML report with charts and pictures.
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Writes the mesh as PLY, with intersecting triangles in red and the clusters in colours; of a sequence, the frame
    /// with the most pairs.
    #[arg(long, value_name = "FILE.ply")]
    pub highlight: Option<PathBuf>,
    /// Prints the result as JSON, and nothing else on standard output. docs/json-report.md describes it.
    #[arg(long)]
    pub json: bool,
}

impl OutputOptions {
    /// An error if a file could not be written, or if it would take the place of one that is read or of another one:
    /// before the work is done.
    pub fn check(&self, inputs: &[PathBuf]) -> anyhow::Result<()> {
        let mut taken: Vec<(PathBuf, &str)> = Vec::new();
        // What is not there cannot be read, and is said when it is.
        taken.extend(inputs.iter().filter_map(|path| path.canonicalize().ok()).map(|path| (path, "is read from")));
        if let Some(path) = &self.highlight {
            let named = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ply"));
            if !named {
                bail!("--highlight writes PLY: {} does not end in .ply", path.display());
            }
        }
        let files = [&self.pairs, &self.contacts, &self.report, &self.highlight];
        if self.json && files.into_iter().flatten().any(|path| is_stdout(path)) {
            bail!("--json is alone on standard output: write the others to files");
        }
        for path in files.into_iter().flatten() {
            check_place(path)?;
            let place = real_place(path);
            if let Some((_, how)) = taken.iter().find(|(other, _)| *other == place) {
                bail!("cannot write {}: the same file {how}", path.display());
            }
            // A device may be written to several times, and so may standard output.
            if !is_stdout(path) && (place.is_file() || !place.exists()) {
                taken.push((place, "is written to by another option"));
            }
        }
        Ok(())
    }

    /// Whether anything needs a picture of a frame.
    pub fn draws(&self) -> bool {
        self.report.is_some() || self.highlight.is_some()
    }
}

/// The frame that is drawn: the one with the most pairs.
pub struct Drawn {
    positions: Vec<[f32; 3]>,
    triangles: Vec<[u32; 3]>,
    /// The objects in quiet colours, for pictures.
    plain: Vec<[u8; 3]>,
    /// The clusters in colours, and red where triangles intersect.
    clusters: Vec<[u8; 3]>,
    marked: Vec<u32>,
}

impl Drawn {
    pub fn new(detector: &Detector, positions: &[[f32; 3]], report: &Report) -> anyhow::Result<Self> {
        let masks = detector.cluster_masks().context("cannot read the clusters")?;
        let mut marked: Vec<u32> = report.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
        marked.sort_unstable();
        marked.dedup();
        let mut clusters: Vec<[u8; 3]> = masks.iter().map(|mask| cluster_color(mask.trailing_zeros())).collect();
        let scene = detector.scene();
        let quiet = |object: usize| QUIET[object % QUIET.len()];
        let mut plain: Vec<[u8; 3]> =
            (0..scene.objects()).flat_map(|object| scene.triangles_of(object).map(move |_| quiet(object))).collect();
        for colors in [&mut clusters, &mut plain] {
            marked.iter().for_each(|triangle| colors[*triangle as usize] = MARKED);
        }
        let (positions, triangles) = (positions.to_vec(), scene.triangles().to_vec());
        Ok(Self { positions, triangles, plain, clusters, marked })
    }
}

/// Colours of objects in pictures: quiet, so that red is seen.
const QUIET: [[u8; 3]; 6] =
    [[166, 186, 212], [200, 194, 176], [170, 204, 186], [198, 180, 206], [176, 200, 206], [206, 190, 180]];

/// A soft colour to each cluster: steps of the golden angle around the circle of hues, without the reds.
fn cluster_color(cluster: u32) -> [u8; 3] {
    let hue = 40.0 + (f64::from(cluster) * 137.508) % 280.0;
    let channel = |shift: f64| {
        let place = (shift + hue / 30.0) % 12.0;
        let value = 0.66 - 0.30 * 0.5f64.min((place - 3.0).min(9.0 - place).clamp(-1.0, 1.0));
        (255.0 * value) as u8
    };
    [channel(0.0), channel(8.0), channel(4.0)]
}

/// Writes the pairs of a report as CSV: with the frame, if it has a name.
pub fn pairs_csv(out: &mut dyn Write, report: &Report, frame: Option<&str>) -> io::Result<()> {
    let before = frame.map_or(String::new(), |frame| format!("{frame},"));
    report.pairs().iter().try_for_each(|pair| writeln!(out, "{before}{},{}", pair.a, pair.b))
}

pub const PAIRS_HEADER: &str = "tri_a,tri_b";
pub const CONTACTS_HEADER: &str = "tri_a,tri_b,shape,length,depth,direction_x,direction_y,direction_z,region,corners";

/// Writes the contacts of a report as CSV: with the frame, if it has a name.
pub fn contacts_csv(out: &mut dyn Write, report: &Report, frame: Option<&str>) -> io::Result<()> {
    let before = frame.map_or(String::new(), |frame| format!("{frame},"));
    for (pair, contact) in report.pairs().iter().zip(report.contacts()) {
        let shape = match contact.shape {
            ContactShape::Point(_) => "point",
            ContactShape::Segment(_) => "segment",
            ContactShape::Polygon(_) => "coplanar",
        };
        let corners = contact.shape.corners().iter().map(|[x, y, z]| format!("{x} {y} {z}")).collect::<Vec<_>>();
        let [x, y, z] = contact.direction;
        let (length, depth, region) = (contact.length, contact.depth, contact.region);
        let corners = corners.join(";");
        writeln!(out, "{before}{},{},{shape},{length},{depth},{x},{y},{z},{region},{corners}", pair.a, pair.b)?;
    }
    Ok(())
}

/// Writes the report and the highlighted mesh, and prints the result.
pub fn finish(options: &OutputOptions, sequence: &Sequence, drawn: Option<&Drawn>, talk: Talk) -> anyhow::Result<()> {
    if let (Some(path), Some(drawn)) = (&options.highlight, drawn) {
        let mesh = Mesh::new(drawn.positions.clone(), drawn.triangles.clone());
        writing(|| write_ply(path, &mesh, Some(&drawn.clusters)))?;
    }
    if let Some(path) = &options.report {
        let pictures = match drawn {
            Some(Drawn { positions, triangles, plain, marked, .. }) => {
                turntable(&Subject { positions, triangles, colors: plain, marked }, VIEWS, PICTURE.0, PICTURE.1)
                    .context("cannot draw the mesh")?
            }
            None => Vec::new(),
        };
        let page = html::page(sequence, &pictures);
        write_file(path, |out| out.write_all(page.as_bytes()))?;
    }
    let mut out = io::stdout().lock();
    if options.json {
        json::write(sequence, &mut out)?;
        writeln!(out)?;
        return Ok(());
    }
    if talk == Talk::Verbose || (sequence.frames.len() > 1 && talk != Talk::Quiet) {
        let rows = if talk == Talk::Verbose { usize::MAX } else { ROWS };
        writeln!(out, "{}", table::frames(sequence, rows))?;
        if sequence.frames.len() > rows {
            writeln!(out, "{rows} of {} frames; all with --verbose", sequence.frames.len())?;
        }
        writeln!(out, "{}", table::stages(sequence))?;
    }
    writeln!(out, "{}", sequence.result())?;
    let written = [&options.pairs, &options.contacts, &options.highlight, &options.report].into_iter().flatten();
    if talk != Talk::Quiet {
        let mut files = written.filter(|path| !is_stdout(path));
        files.try_for_each(|path| writeln!(out, "Wrote {}", path.display()))?;
    }
    Ok(())
}

/// What is known of a sequence before its frames are.
pub fn describe(name: String, detector: &Detector, detection: &DetectionOptions, objects: &[String]) -> Sequence {
    let mut sequence = Sequence {
        name,
        backend: detector.backend().to_owned(),
        clusters: detector.clusters(),
        threads: rayon::current_num_threads(),
        machine: machine(),
        command: command(),
        settings: detection.in_words(),
        ..Default::default()
    };
    sequence.describe_objects(detector.scene(), objects);
    sequence
}

/// This machine, in words.
fn machine() -> String {
    let processor = std::fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split(':').nth(1)?.trim().to_owned())
    });
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let processor = processor.unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    format!("{processor}, {threads} threads, {}", std::env::consts::OS)
}

/// The command line of this program, as one would type it.
fn command() -> String {
    let quoted = |argument: String| {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
        if !argument.is_empty() && argument.chars().all(plain) {
            argument
        } else {
            format!("'{}'", argument.replace('\'', "'\\''"))
        }
    };
    let arguments = std::env::args_os().skip(1).map(|argument| quoted(argument.to_string_lossy().into_owned()));
    core::iter::once("clasp".to_owned()).chain(arguments).collect::<Vec<_>>().join(" ")
}
