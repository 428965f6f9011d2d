//! Output of `check` and `run`: pairs and contacts as CSV, highlighted meshes, reports, tables and JSON.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::bail;
use clasp3d::{Detector, Real};
use clasp3d_report::csv::CsvTable;
use clasp3d_report::sequence::SequenceSummary;
use clasp3d_report::{html, json, table};

use super::console::{Verbosity, ignore_closed_pipe};
use super::files::{canonical_path, check_writable, is_stdout, write_file};
use super::options::DetectionOptions;
use super::snapshot::Snapshot;

/// Maximum number of rows of the table of frames, unless output is verbose.
const MAX_ROWS: usize = 12;

#[derive(clap::Args, Clone, Default)]
#[command(next_help_heading = "Output options")]
pub struct OutputOptions {
    /// Writes the intersecting pairs as CSV, in ascending order: columns `tri_a,tri_b`, for `run` with `frame` in front.
    #[arg(long, value_name = "FILE.csv")]
    pub pairs: Option<PathBuf>,
    /// Writes the contact of each pair as CSV: shape (point, segment or polygon) and its length or perimeter, penetration
    /// depth, direction that separates the triangles, connected contact region, corners.
    #[arg(long, value_name = "FILE.csv")]
    pub contacts: Option<PathBuf>,
    /// Writes an HTML report with charts and pictures.
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Writes the mesh as PLY, with clusters in colors and intersecting triangles in red. Of a sequence, the frame with the
    /// most pairs.
    #[arg(long, value_name = "FILE.ply")]
    pub highlight: Option<PathBuf>,
    /// Prints the result as JSON, and nothing else on standard output. See docs/json-report.md.
    #[arg(long)]
    pub json: bool,
}

impl OutputOptions {
    /// Checks, before the work starts, that all files can be written, and that none is an input file or the output of two
    /// options.
    pub fn check(&self, inputs: &[PathBuf]) -> anyhow::Result<()> {
        if let Some(path) = &self.highlight
            && !path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ply"))
        {
            bail!("--highlight writes PLY files, but {} does not end in .ply", path.display());
        }
        if self.json && self.paths().any(is_stdout) {
            bail!("--json uses standard output: write other results to files");
        }
        // An input file that does not exist is reported when it is read.
        let inputs: Vec<PathBuf> = inputs.iter().filter_map(|path| path.canonicalize().ok()).collect();
        let mut outputs = Vec::new();
        for path in self.paths() {
            check_writable(path)?;
            let canonical = canonical_path(path);
            if inputs.contains(&canonical) {
                bail!("cannot write {}: it is an input file", path.display());
            }
            if outputs.contains(&canonical) {
                bail!("cannot write {}: another option writes the same file", path.display());
            }
            // Standard output and devices can be written by several options.
            if !is_stdout(path) && (canonical.is_file() || !canonical.exists()) {
                outputs.push(canonical);
            }
        }
        Ok(())
    }

    /// Whether a snapshot of the worst frame is needed.
    pub fn needs_snapshot(&self) -> bool {
        self.report.is_some() || self.highlight.is_some()
    }

    /// The requested CSV files.
    pub fn csv_files(&self) -> impl Iterator<Item = (CsvTable, &Path)> {
        let files = [(CsvTable::Pairs, &self.pairs), (CsvTable::Contacts, &self.contacts)];
        files.into_iter().filter_map(|(table, path)| Some((table, path.as_deref()?)))
    }

    fn paths(&self) -> impl Iterator<Item = &Path> {
        [&self.pairs, &self.contacts, &self.highlight, &self.report].into_iter().filter_map(Option::as_deref)
    }

    /// Writes the highlighted mesh and the report, and prints the result.
    pub fn publish(
        &self,
        sequence: &SequenceSummary,
        snapshot: Option<&Snapshot>,
        verbosity: Verbosity,
    ) -> anyhow::Result<()> {
        if let (Some(path), Some(snapshot)) = (&self.highlight, snapshot) {
            snapshot.write_highlighted(path)?;
        }
        if let Some(path) = &self.report {
            let pictures = snapshot.map(Snapshot::pictures).transpose()?.unwrap_or_default();
            let page = html::page(sequence, &pictures);
            write_file(path, |out| out.write_all(page.as_bytes()))?;
        }
        Ok(ignore_closed_pipe(self.print(sequence, verbosity))?)
    }

    fn print(&self, sequence: &SequenceSummary, verbosity: Verbosity) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.json {
            json::write(sequence, &mut out)?;
            return writeln!(out);
        }
        let frames = sequence.frames.len();
        if verbosity == Verbosity::Verbose || (frames > 1 && verbosity == Verbosity::Normal) {
            let max_rows = if verbosity == Verbosity::Verbose { usize::MAX } else { MAX_ROWS };
            writeln!(out, "{}", table::frames(sequence, max_rows))?;
            if frames > max_rows {
                writeln!(out, "{max_rows} of {frames} frames; --verbose shows all")?;
            }
            writeln!(out, "{}", table::stages(sequence))?;
        }
        writeln!(out, "{}", sequence.result())?;
        if verbosity != Verbosity::Quiet {
            let mut files = self.paths().filter(|path| !is_stdout(path));
            files.try_for_each(|path| writeln!(out, "Wrote {}", path.display()))?;
        }
        Ok(())
    }
}

/// Creates the summary of a sequence, without frames.
pub fn new_summary<T: Real>(
    name: String,
    detector: &Detector<T>,
    detection: &DetectionOptions,
    object_names: &[String],
) -> SequenceSummary {
    let mut sequence = SequenceSummary {
        clusters: detector.clusters(),
        threads: rayon::current_num_threads(),
        machine: machine(),
        command: command_line(),
        settings: detection.summary(T::NAME),
        ..SequenceSummary::new(name, detector.backend())
    };
    sequence.set_objects(detector.scene(), object_names);
    sequence
}

/// Processor, number of threads and operating system.
fn machine() -> String {
    let processor = std::fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split(':').nth(1)?.trim().to_owned())
    });
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let processor = processor.unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    format!("{processor}, {threads} threads, {}", std::env::consts::OS)
}

/// The command line of this process, quoted for a shell.
fn command_line() -> String {
    let quoted = |argument: String| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
        if !argument.is_empty() && argument.chars().all(is_plain) {
            argument
        } else {
            format!("'{}'", argument.replace('\'', "'\\''"))
        }
    };
    let arguments = std::env::args_os().skip(1).map(|argument| quoted(argument.to_string_lossy().into_owned()));
    core::iter::once("clasp3d".to_owned()).chain(arguments).collect::<Vec<_>>().join(" ")
}
