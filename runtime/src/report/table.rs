//! Tables for the terminal.

use comfy_table::{CellAlignment, Table, presets};

use super::sequence::{Sequence, StageSummary, grouped};

pub(super) fn new_table(header: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header.iter().copied());
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A row to each frame; of more than `most`, as many as that, evenly spread, with the first and the last.
pub fn frames(sequence: &Sequence, most: usize) -> Table {
    let with_regions = sequence.frames.iter().any(|frame| frame.regions.is_some());
    let mut header = vec!["frame", "ms", "rounds", "candidates", "boxes overlap", "tested", "open", "pairs"];
    if with_regions {
        header.push("regions");
    }
    let mut table = new_table(&header);
    let count = sequence.frames.len();
    let shown = count.min(most.max(2));
    for row in 0..shown {
        let frame = &sequence.frames[if shown < 2 { 0 } else { row * (count - 1) / (shown - 1) }];
        let figures = &frame.figures;
        let mut cells = vec![
            frame.name.clone(),
            format!("{:.1}", frame.time.as_secs_f64() * 1e3),
            figures.rounds.to_string(),
            grouped(figures.candidates),
            grouped(figures.overlapping),
            grouped(figures.tested),
            grouped(figures.open),
            grouped(figures.found),
        ];
        if with_regions {
            cells.push(frame.regions.map_or(String::new(), |regions| grouped(regions as u64)));
        }
        table.add_row(cells);
    }
    table
}

/// A row to each stage: its times, its part of all, and its memory; and one for the whole frame.
pub fn stages(sequence: &Sequence) -> Table {
    let mut table = new_table(&StageSummary::HEADER);
    let summaries = sequence.stage_summaries();
    summaries.iter().for_each(|summary| {
        table.add_row(summary.cells());
    });
    let bytes = summaries.iter().map(|summary| summary.bytes).sum();
    let whole = StageSummary { stage: "frame", milliseconds: sequence.milliseconds(), share: 1.0, bytes };
    table.add_row(whole.cells());
    table
}
