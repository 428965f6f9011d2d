//! Verbosity, progress bar, closed pipes.

use std::io;

use indicatif::{ProgressBar, ProgressStyle};

/// Amount of output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verbosity {
    /// Results only.
    Quiet,
    /// Results, progress and warnings.
    Normal,
    /// Also every frame and every stage.
    Verbose,
}

/// Progress bar over frames, on standard error if that is a terminal.
pub struct Progress(ProgressBar);

impl Progress {
    pub fn new(frames: usize, verbosity: Verbosity) -> Self {
        if verbosity == Verbosity::Quiet || frames < 2 {
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

/// Turns the error of a pipe that its reader closed, as in `clasp3d check a.ply --json | head -n 1`, into success: the exit
/// code is still the answer.
pub fn ignore_closed_pipe(result: io::Result<()>) -> io::Result<()> {
    result.or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })
}
