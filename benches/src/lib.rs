//! Compares the speed of contestants that do the same job.
//!
//! Machines are noisy, so times of separate processes are not comparable. Here all contestants run in turn, round after
//! round, in one process, and are compared by their medians.

use std::time::{Duration, Instant};

use comfy_table::{CellAlignment, Table, presets};

/// One implementation of a job.
struct Contestant<'a> {
    name: String,
    /// Number of elements that a run processes.
    elements: usize,
    /// Prepares a run. Not timed.
    prepare: Box<dyn FnMut() -> Run<'a> + 'a>,
    times: Vec<Duration>,
}

/// A prepared run, which is timed. Returns the check of its result, which is not timed.
pub type Run<'a> = Box<dyn FnOnce() -> Check<'a> + 'a>;

/// Panics if the result of a run is wrong.
pub type Check<'a> = Box<dyn FnOnce() + 'a>;

/// Contestants that do the same job.
pub struct Race<'a> {
    job: String,
    contestants: Vec<Contestant<'a>>,
}

impl<'a> Race<'a> {
    /// Creates a race without contestants. All contestants are compared with the first one that enters.
    pub fn new(job: impl Into<String>) -> Self {
        Self { job: job.into(), contestants: Vec::new() }
    }

    /// Adds a contestant that processes this many elements; `prepare` returns a prepared run.
    pub fn enter(&mut self, name: impl Into<String>, elements: usize, prepare: impl FnMut() -> Run<'a> + 'a) {
        self.contestants.push(Contestant {
            name: name.into(),
            elements,
            prepare: Box::new(prepare),
            times: Vec::new(),
        });
    }

    /// Runs all contestants in turn: one round for warm-up, then `rounds` timed rounds.
    pub fn run(&mut self, rounds: usize) {
        for round in 0..=rounds {
            for contestant in &mut self.contestants {
                let run = (contestant.prepare)();
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

    /// Elements per second of a contestant, from its median time.
    fn throughput(contestant: &Contestant<'_>) -> f64 {
        contestant.elements as f64 / median(&contestant.times).as_secs_f64()
    }
}

fn median(times: &[Duration]) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// An empty table. The first `left` columns are aligned to the left, the others to the right.
pub fn new_table<T: Into<String>>(header: impl IntoIterator<Item = T>, left: usize) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header.into_iter().map(Into::into).collect::<Vec<String>>());
    for column in table.column_iter_mut().skip(left) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Table of all races. `ratio`: throughput relative to the first contestant of the race.
pub fn table(races: &[Race<'_>]) -> Table {
    let mut table = new_table(["job", "contestant", "elements", "median ms", "min ms", "million/s", "ratio"], 2);
    for race in races {
        let reference = race.contestants.first().map_or(f64::NAN, Race::throughput);
        for (row, contestant) in race.contestants.iter().enumerate() {
            let throughput = Race::throughput(contestant);
            let min = contestant.times.iter().min().copied().unwrap_or_default();
            table.add_row([
                if row == 0 { race.job.clone() } else { String::new() },
                contestant.name.clone(),
                contestant.elements.to_string(),
                format!("{:.2}", median(&contestant.times).as_secs_f64() * 1e3),
                format!("{:.2}", min.as_secs_f64() * 1e3),
                format!("{:.1}", throughput / 1e6),
                format!("{:.3}", throughput / reference),
            ]);
        }
    }
    table
}
