//! Times of the stages.

use core::time::Duration;

use web_time::Instant;

use crate::result::Stage;

/// Measures consecutive stages.
pub(super) struct Stopwatch {
    last: Instant,
    pub(super) stages: Vec<(Stage, Duration)>,
}

impl Stopwatch {
    pub(super) fn start() -> Self {
        Self { last: Instant::now(), stages: Vec::new() }
    }

    /// Returns the time since the start or the last call.
    pub(super) fn lap(&mut self) -> Duration {
        let now = Instant::now();
        let time = now - self.last;
        self.last = now;
        time
    }

    /// Attributes the time since the start or the last call to a stage.
    pub(super) fn finish(&mut self, stage: Stage) {
        let time = self.lap();
        self.stages.push((stage, time));
    }
}
