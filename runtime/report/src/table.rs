//! Tables for the terminal.

use comfy_table::{CellAlignment, Table, presets};

use crate::format::grouped;
use crate::sequence::{SequenceSummary, StageSummary};

/// An empty table with this header. The first column is aligned to the left, the others to the right.
pub(crate) fn new_table(header: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header.iter().copied());
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Table of frames with at most `max_rows` rows (at least 2): all frames, or a selection that is evenly distributed and
/// has the first and the last frame.
pub fn frames(sequence: &SequenceSummary, max_rows: usize) -> Table {
    let with_regions = sequence.frames.iter().any(|frame| frame.regions.is_some());
    let mut header = vec!["frame", "ms", "rounds", "candidates", "overlapping", "tested", "undecided", "pairs"];
    if with_regions {
        header.push("regions");
    }
    let mut table = new_table(&header);
    let count = sequence.frames.len();
    let rows = count.min(max_rows.max(2));
    for row in 0..rows {
        let frame = &sequence.frames[if rows < 2 { 0 } else { row * (count - 1) / (rows - 1) }];
        let stats = &frame.stats;
        let mut cells = vec![
            frame.name.clone(),
            format!("{:.1}", frame.time.as_secs_f64() * 1e3),
            stats.rounds.to_string(),
            grouped(stats.candidates),
            grouped(stats.overlapping),
            grouped(stats.tested),
            grouped(stats.undecided),
            grouped(stats.found),
        ];
        if with_regions {
            cells.push(frame.regions.map_or(String::new(), |regions| grouped(regions as u64)));
        }
        table.add_row(cells);
    }
    table
}

/// Table of stages with their times, shares and memory. The last row is the whole frame.
pub fn stages(sequence: &SequenceSummary) -> Table {
    let frames = sequence.frames.len();
    let mut table = new_table(StageSummary::header(frames));
    let mut summaries = sequence.stage_summaries();
    let bytes = summaries.iter().map(|summary| summary.bytes).sum();
    summaries.push(StageSummary { stage: "frame", milliseconds: sequence.milliseconds(), share: 1.0, bytes });
    for summary in summaries {
        table.add_row(summary.cells(frames));
    }
    table
}
