//! Files that are whole or not there; progress; Ctrl-C.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use anyhow::bail;
use clasp::scene::files::replace_file;
use indicatif::{ProgressBar, ProgressStyle};

use crate::Talk;

/// What a program that was interrupted returns.
const INTERRUPTED: i32 = 130;

/// Files that are being written right now.
static WRITING: AtomicUsize = AtomicUsize::new(0);
static STOP: AtomicBool = AtomicBool::new(false);

/// On Ctrl-C, stops at once; but what is just being written is finished before.
pub fn finish_files_on_interrupt() {
    // Without a handler, Ctrl-C stops the program as it always does.
    let _ = ctrlc::set_handler(|| {
        STOP.store(true, Ordering::SeqCst);
        if WRITING.load(Ordering::SeqCst) == 0 {
            eprintln!("interrupted");
            std::process::exit(INTERRUPTED);
        }
    });
}

/// Stops here if there was a Ctrl-C.
pub fn stop_if_interrupted() {
    if STOP.load(Ordering::SeqCst) {
        eprintln!("interrupted");
        std::process::exit(INTERRUPTED);
    }
}

/// Runs what writes a file, without being interrupted.
pub fn writing<T>(write: impl FnOnce() -> T) -> T {
    WRITING.fetch_add(1, Ordering::SeqCst);
    let result = write();
    WRITING.fetch_sub(1, Ordering::SeqCst);
    stop_if_interrupted();
    result
}

/// Whether a path means standard output.
pub fn is_stdout(path: &Path) -> bool {
    path == Path::new("-") || path == Path::new("/dev/stdout")
}

/// Where a file is or will be, with all links followed.
pub fn real_place(path: &Path) -> PathBuf {
    if let Ok(place) = path.canonicalize() {
        return place;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// Writes a file: whole, or not at all. `-` is standard output.
pub fn write_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    if is_stdout(path) {
        let mut out = BufWriter::new(io::stdout().lock());
        write(&mut out)?;
        out.flush()?;
        return Ok(());
    }
    Ok(writing(|| replace_file(path, write))?)
}

/// An error if a file could not be written there: said before the work is done, not after.
pub fn check_place(path: &Path) -> anyhow::Result<()> {
    if is_stdout(path) {
        return Ok(());
    }
    if path.is_dir() {
        bail!("cannot write {}: it is a folder", path.display());
    }
    if path.metadata().is_ok_and(|metadata| metadata.permissions().readonly()) {
        bail!("cannot write {}: it is there already, and read-only", path.display());
    }
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            bail!("cannot write {}: there is no folder {}", path.display(), folder.display())
        }
        _ => Ok(()),
    }
}

/// A bar that fills as frames are done. It is on standard error, and only where someone looks.
pub struct Progress(ProgressBar);

impl Progress {
    pub fn new(frames: usize, talk: Talk) -> Self {
        if talk == Talk::Quiet || frames < 2 {
            return Self(ProgressBar::hidden());
        }
        let bar = ProgressBar::new(frames as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} frames, {eta} left  {msg}") {
            bar.set_style(style);
        }
        Self(bar)
    }

    pub fn step(&self) {
        self.0.inc(1);
    }

    pub fn message(&self, message: String) {
        self.0.set_message(message);
    }

    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}
