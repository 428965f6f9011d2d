//! Times contestants side by side.
//!
//! Machines are noisy, so a time alone says little. All contestants of a race run in turn, round after round, and are
//! compared by their medians within that one run.

use std::time::{Duration, Instant};

use comfy_table::{CellAlignment, Table, presets};

/// One way to do the job.
struct Contestant<'a> {
    name: String,
    /// Elements that it works on in a run.
    elements: usize,
    /// Prepares a run (not timed), and returns the run (timed), which returns the check of its result (not timed).
    run: Box<dyn FnMut() -> Run<'a> + 'a>,
    times: Vec<Duration>,
}

/// A prepared run: what is timed. It returns what checks the result.
pub type Run<'a> = Box<dyn FnOnce() -> Check<'a> + 'a>;

/// Panics if the result of a run is wrong.
pub type Check<'a> = Box<dyn FnOnce() + 'a>;

/// Contestants for one job.
pub struct Race<'a> {
    job: String,
    contestants: Vec<Contestant<'a>>,
}

impl<'a> Race<'a> {
    /// A race in this job. The first contestant that enters is the one that the others are compared with.
    pub fn new(job: impl Into<String>) -> Self {
        Self { job: job.into(), contestants: Vec::new() }
    }

    /// Enters a contestant that works on this many elements.
    pub fn enter(&mut self, name: impl Into<String>, elements: usize, run: impl FnMut() -> Run<'a> + 'a) {
        self.contestants.push(Contestant { name: name.into(), elements, run: Box::new(run), times: Vec::new() });
    }

    /// Runs all contestants in turn: one round to warm up, then `rounds` that count.
    pub fn run(&mut self, rounds: usize) {
        for round in 0..=rounds {
            for contestant in &mut self.contestants {
                let run = (contestant.run)();
                let start = Instant::now();
                let check = run();
                let time = start.elapsed();
                check();
                if round > 0 {
                    contestant.times.push(time);
                }
            }
        }
    }

    /// Elements per second of a contestant, by the median of its times.
    fn throughput(contestant: &Contestant<'_>) -> f64 {
        contestant.elements as f64 / median(&contestant.times).as_secs_f64()
    }
}

fn median(times: &[Duration]) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// A table of all races.
pub fn table(races: &[Race<'_>]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(["job", "contestant", "elements", "median ms", "best ms", "million/s", "ratio"]);
    for race in races {
        let reference = race.contestants.first().map_or(f64::NAN, Race::throughput);
        for (row, contestant) in race.contestants.iter().enumerate() {
            let throughput = Race::throughput(contestant);
            let best = contestant.times.iter().min().copied().unwrap_or_default();
            table.add_row([
                if row == 0 { race.job.clone() } else { String::new() },
                contestant.name.clone(),
                contestant.elements.to_string(),
                format!("{:.2}", median(&contestant.times).as_secs_f64() * 1e3),
                format!("{:.2}", best.as_secs_f64() * 1e3),
                format!("{:.1}", throughput / 1e6),
                format!("{:.3}", throughput / reference),
            ]);
        }
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
