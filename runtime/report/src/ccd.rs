//! CCD results, and a comparison of the CCD filters, as a table, JSON and HTML.
//!
//! The comparison has the rows of Tables 1 to 4 of Tang, Li and Wang (2011). `PrimBV` is the test of the swept boxes of the
//! features. It precedes the non-penetration filter; the linear filter, which removes at least as much, precedes the planar
//! one. Fractions are of all feature pairs of triangles with overlapping swept boxes. Those of the paper are of the pairs that
//! a hierarchy of k-DOPs and normal cones leaves, so both cannot be compared.

use core::fmt::Write as _;
use core::time::Duration;

use comfy_table::Table;
use serde_json::{Value, json};

use crate::chart::{BOTTOM, HEIGHT, LEFT, WIDTH, columns, draw_axes, svg_start};
use crate::format::grouped;
use crate::html::{card_section, escape, page_start, table};
use crate::table::new_table;
use clasp3d::ccd::{CcdFilters, CcdResult, CcdStats};

/// Results of the motions of a scene.
#[derive(Clone, Debug, Default)]
pub struct CcdSummary {
    /// Name of the scene.
    pub name: String,
    /// Number of triangles.
    pub triangles: usize,
    /// Number of vertices.
    pub vertices: usize,
    /// Backend.
    pub backend: String,
    /// Names and values of settings.
    pub settings: Vec<(&'static str, String)>,
    /// Motions in order.
    pub motions: Vec<MotionSummary>,
    /// Comparison of filters, one per length of a step.
    pub comparisons: Vec<FilterComparison>,
}

/// Result of a motion.
#[derive(Clone, Debug, Default)]
pub struct MotionSummary {
    /// Name of the motion.
    pub name: String,
    /// Total time.
    pub time: Duration,
    /// Time to find the triangles that intersect at the start.
    pub static_time: Duration,
    /// Number of triangle pairs that intersect at the start.
    pub intersecting: usize,
    /// Number of impacts.
    pub impacts: usize,
    /// Largest step without impact, as a fraction of the motion; `None` if the whole motion is free of impacts.
    pub earliest_toi: Option<f64>,
    /// Counts of work done.
    pub stats: CcdStats,
}

impl MotionSummary {
    /// Creates the summary of a motion that took this time.
    pub fn new(name: impl Into<String>, time: Duration, result: &CcdResult) -> Self {
        Self {
            name: name.into(),
            time,
            static_time: result.times.intersections,
            intersecting: result.intersecting().len(),
            impacts: result.impacts().len(),
            earliest_toi: result.earliest_toi(),
            stats: result.stats,
        }
    }
}

/// Two choices of filters, compared over motions in steps of one length.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FilterComparison {
    /// Number of steps into which a frame is divided.
    pub divisions: usize,
    /// Total number of steps.
    pub steps: usize,
    /// Sums over all steps, for each of [`COMPARED`](Self::COMPARED).
    pub stats: [CcdStats; 2],
    /// Total times from feature candidates to impacts, for each of [`COMPARED`](Self::COMPARED).
    pub times: [Duration; 2],
}

fn fraction(removed: u64, total: u64) -> f64 {
    removed as f64 / total.max(1) as f64
}

impl FilterComparison {
    /// Compared filters: those of the paper, and those that it compares them with.
    pub const COMPARED: [CcdFilters; 2] = [
        CcdFilters { linear: true, planar: true, non_penetration: false },
        CcdFilters { linear: false, planar: false, non_penetration: true },
    ];

    /// Names of the rows of the paper's tables.
    pub const FILTERS: [&'static str; 6] = ["PrimBV", "linear", "NonPen", "planar", "PrimBV+NonPen", "linear+planar"];

    /// Adds the result of a step with the filters `COMPARED[filters]`.
    pub fn add(&mut self, filters: usize, result: &CcdResult) {
        self.stats[filters] = self.stats[filters].plus(result.stats);
        self.times[filters] += result.times.impacts;
    }

    /// Returns the fraction that each of [`FILTERS`](Self::FILTERS) removed. `NonPen` and `planar`: of their input; the
    /// others: of all pairs.
    pub fn removed(&self) -> [f64; 6] {
        let [linear_planar, non_pen] = self.stats;
        let pairs = linear_planar.pairs;
        let boxes = pairs - linear_planar.candidates();
        let linear = boxes + linear_planar.linear;
        [
            fraction(boxes, pairs),
            fraction(linear, pairs),
            fraction(non_pen.non_penetration, non_pen.candidates()),
            fraction(linear_planar.planar, linear_planar.candidates() - linear_planar.linear),
            fraction(boxes + non_pen.non_penetration, pairs),
            fraction(linear + linear_planar.planar, pairs),
        ]
    }

    /// Returns the fraction of the feature candidates that the linear and the planar filter removed.
    pub fn removed_of_candidates(&self) -> f64 {
        self.stats[0].removed()
    }

    /// Returns the mean milliseconds per step, for each of [`COMPARED`](Self::COMPARED).
    pub fn milliseconds(&self) -> [f64; 2] {
        self.times.map(|time| milliseconds(time) / self.steps.max(1) as f64)
    }

    /// Returns the length of a step in frames: `1`, `1/2` and so on.
    pub fn length(&self) -> String {
        if self.divisions == 1 { "1".to_owned() } else { format!("1/{}", self.divisions) }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Formats a count for a card.
fn rounded(number: u64) -> String {
    if number < 10_000_000 { grouped(number) } else { format!("{:.1} M", number as f64 / 1e6) }
}

fn percent(fraction: f64) -> String {
    format!("{:.1} %", 100.0 * fraction)
}

/// Returns the rows of the comparison: a name, and a value per length of a step.
fn comparison_rows(summary: &CcdSummary) -> Vec<Vec<String>> {
    let row = |name: &str, value: &dyn Fn(&FilterComparison) -> String| {
        core::iter::once(name.to_owned()).chain(summary.comparisons.iter().map(value)).collect::<Vec<_>>()
    };
    let mut rows = vec![
        row("pairs", &|step| grouped(step.stats[0].pairs)),
        row("feature candidates", &|step| grouped(step.stats[0].candidates())),
    ];
    for (i, name) in FilterComparison::FILTERS.into_iter().enumerate() {
        rows.push(row(name, &|step| percent(step.removed()[i])));
    }
    rows.push(row("linear+planar, of feature candidates", &|step| percent(step.removed_of_candidates())));
    rows.push(row("ms, PrimBV+NonPen", &|step| format!("{:.1}", step.milliseconds()[1])));
    rows.push(row("ms, linear+planar", &|step| format!("{:.1}", step.milliseconds()[0])));
    rows
}

fn lengths(summary: &CcdSummary) -> Vec<String> {
    summary.comparisons.iter().map(FilterComparison::length).collect()
}

/// Returns the comparison of filters as a table for the terminal, one column per length of a step.
pub fn filters_table(summary: &CcdSummary) -> Table {
    let lengths = lengths(summary);
    let header: Vec<&str> = core::iter::once("step").chain(lengths.iter().map(String::as_str)).collect();
    let mut table = new_table(&header);
    for row in comparison_rows(summary) {
        table.add_row(row);
    }
    table
}

fn stats_json(stats: &CcdStats) -> Value {
    json!({
        "pairs": stats.pairs,
        "vertex_face": stats.vertex_face,
        "edge_edge": stats.edge_edge,
        "removed_linear": stats.linear,
        "removed_planar": stats.planar,
        "removed_non_penetration": stats.non_penetration,
        "elementary": stats.elementary,
    })
}

/// Returns the summary as one JSON object.
pub fn as_json(summary: &CcdSummary) -> Value {
    let motion = |motion: &MotionSummary| {
        json!({
            "name": motion.name,
            "milliseconds": milliseconds(motion.time),
            "static_milliseconds": milliseconds(motion.static_time),
            "intersecting_at_start": motion.intersecting,
            "impacts": motion.impacts,
            "earliest_toi": motion.earliest_toi,
            "candidates": stats_json(&motion.stats),
        })
    };
    let mut json = json!({
        "scene": summary.name,
        "backend": summary.backend,
        "triangles": summary.triangles,
        "vertices": summary.vertices,
        "steps": summary.motions.iter().map(motion).collect::<Vec<_>>(),
    });
    if !summary.comparisons.is_empty() {
        let step = |step: &FilterComparison| {
            let [boxes, linear, non_penetration, planar, boxes_non_penetration, linear_planar] = step.removed();
            let [linear_planar_time, other_time] = step.milliseconds();
            json!({
                "length": step.length(),
                "steps": step.steps,
                "pairs": step.stats[0].pairs,
                "candidates": step.stats[0].candidates(),
                "removed": {
                    "boxes": boxes,
                    "linear": linear,
                    "non_penetration": non_penetration,
                    "planar": planar,
                    "boxes_and_non_penetration": boxes_non_penetration,
                    "linear_and_planar": linear_planar,
                    "linear_and_planar_of_candidates": step.removed_of_candidates(),
                },
                "milliseconds": { "boxes_and_non_penetration": other_time, "linear_and_planar": linear_planar_time },
            })
        };
        json["filters"] = summary.comparisons.iter().map(step).collect();
    }
    json
}

/// Parts of the feature candidates in charts: removed by each filter, and tested.
const SHARES: [&str; 4] = ["linear filter", "planar filter", "non-penetration filter", "elementary tests"];

/// CSS classes with the colors of [`SHARES`].
const CLASSES: [&str; 4] = ["s3", "s1", "s2", "s6"];

fn shares(stats: &CcdStats) -> [u64; 4] {
    [stats.linear, stats.planar, stats.non_penetration, stats.elementary]
}

fn legend<'l>(entries: impl Iterator<Item = (&'l str, &'l str)>) -> String {
    let entries: String = entries.map(|(class, name)| format!("<li><i class=\"{class}\"></i>{name}</li>")).collect();
    format!("<ul class=\"legend\">{entries}</ul>")
}

/// Returns the report as one HTML file.
pub fn page(summary: &CcdSummary) -> String {
    let first = summary.motions.iter().find_map(|motion| Some((motion, motion.earliest_toi?)));
    let result = match first {
        _ if summary.motions.is_empty() => "Effect of the filters, for steps of different lengths.".to_owned(),
        None => "No impact.".to_owned(),
        Some((motion, toi)) if summary.motions.len() > 1 => {
            format!("Earliest impact at {toi:.6} of motion {}.", motion.name)
        }
        Some((_, toi)) => format!("Earliest impact at {toi:.6}."),
    };
    let mut page = page_start(&summary.name, first.is_some(), &result);
    page.push_str(&card_section(cards(summary)));
    if !summary.comparisons.is_empty() {
        page.push_str(&comparison_section(summary));
    }
    if !summary.motions.is_empty() {
        page.push_str(&candidates_section(&summary.motions));
        page.push_str(&motion_table(summary));
    }
    let mut rows = vec![vec!["backend".to_owned(), escape(&summary.backend)]];
    rows.extend(summary.settings.iter().map(|(name, value)| vec![(*name).to_owned(), escape(value)]));
    rows.push(vec!["CLASP".to_owned(), env!("CARGO_PKG_VERSION").to_owned()]);
    let settings = table(&["setting", "value"], rows.into_iter());
    let _ = write!(page, "<section class=\"settings\"><h2>Settings</h2>\n{settings}</section>\n</body>\n</html>\n");
    page
}

/// Returns names and values of the cards at the top of the page.
fn cards(summary: &CcdSummary) -> Vec<(String, String)> {
    let mut cards = vec![("triangles".to_owned(), grouped(summary.triangles as u64))];
    if let Some(comparison) = summary.comparisons.first() {
        cards.extend([
            ("motions".to_owned(), grouped(comparison.steps as u64)),
            ("feature pairs, steps of 1".to_owned(), rounded(comparison.stats[0].pairs)),
            ("removed by linear+planar".to_owned(), percent(comparison.removed()[5])),
        ]);
    }
    let motions = &summary.motions;
    if !motions.is_empty() {
        let impacts: usize = motions.iter().map(|motion| motion.impacts).sum();
        let stats = motions.iter().fold(CcdStats::default(), |sum, motion| sum.plus(motion.stats));
        let total: f64 = motions.iter().map(|motion| milliseconds(motion.time)).sum();
        let mean = total / motions.len() as f64;
        cards.extend([
            ("impacts".to_owned(), grouped(impacts as u64)),
            ("feature candidates".to_owned(), rounded(stats.candidates())),
            ("elementary tests".to_owned(), rounded(stats.elementary)),
            ("removed by filters".to_owned(), percent(stats.removed())),
            (if motions.len() > 1 { "ms per motion" } else { "ms" }.to_owned(), format!("{mean:.1}")),
        ]);
    }
    cards
}

/// Shows how many feature candidates each filter removed: bars for one motion, a stacked chart for several.
fn candidates_section(motions: &[MotionSummary]) -> String {
    let chart = if let [motion] = motions { share_bars(&motion.stats) } else { stacked_chart(motions) };
    format!("<section><h2>Feature candidates by the filter that removed them</h2>\n{chart}</section>\n")
}

fn share_bars(stats: &CcdStats) -> String {
    let largest = shares(stats).into_iter().max().unwrap_or(0).max(1);
    let rows = SHARES.iter().zip(CLASSES).zip(shares(stats)).map(|((name, class), count)| {
        let width = 100.0 * fraction(count, largest);
        let share = percent(fraction(count, stats.candidates()));
        format!(
            "<dt>{name}</dt><dd><i class=\"{class}\" style=\"width:{width:.1}%\"></i>{} ({share})</dd>",
            grouped(count)
        )
    });
    format!("<dl class=\"bars\">{}</dl>", rows.collect::<String>())
}

/// Draws a column per motion; if there are more motions than columns, per motion with the most feature candidates of each
/// column.
fn stacked_chart(motions: &[MotionSummary]) -> String {
    let columns = columns(motions.len());
    let largest_of = |range: &core::ops::Range<usize>| {
        range.clone().max_by_key(|motion| motions[*motion].stats.candidates()).unwrap_or(range.start)
    };
    let shown: Vec<usize> = columns.iter().map(largest_of).collect();
    let largest = shown.iter().map(|motion| motions[*motion].stats.candidates()).max().unwrap_or(0);
    let names: Vec<&str> = motions.iter().map(|motion| motion.name.as_str()).collect();
    let mut svg = svg_start("Stacked chart of the feature candidates of each motion by the filter that removed them");
    let scale = draw_axes(&mut svg, &names, largest as f64, "");
    let width = (WIDTH - LEFT) / shown.len() as f64;
    for (column, &motion) in shown.iter().enumerate() {
        let (x, mut y) = (LEFT + column as f64 * width, HEIGHT - BOTTOM);
        let MotionSummary { name, stats, .. } = &motions[motion];
        for ((share, class), count) in SHARES.iter().zip(CLASSES).zip(shares(stats)) {
            let height = count as f64 * scale;
            y -= height;
            if height >= 0.05 {
                let _ = write!(
                    svg,
                    "<rect class=\"{class}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{:.2}\" height=\"{height:.2}\">\
                     <title>motion {}, {share}: {} of {}</title></rect>",
                    (width - if width > 4.0 { 1.0 } else { 0.0 }).max(0.5),
                    escape(name),
                    grouped(count),
                    grouped(stats.candidates())
                );
            }
        }
    }
    let legend = legend(CLASSES.into_iter().zip(SHARES));
    format!("<div class=\"chart\">{svg}</svg></div>\n{legend}")
}

/// Maximum number of motions in the table of a report.
const MAX_MOTIONS: usize = 500;

fn motion_table(summary: &CcdSummary) -> String {
    let row = |motion: &MotionSummary| {
        vec![
            escape(&motion.name),
            grouped(motion.intersecting as u64),
            grouped(motion.impacts as u64),
            motion.earliest_toi.map_or("none".to_owned(), |time| format!("{time:.6}")),
            grouped(motion.stats.candidates()),
            grouped(motion.stats.elementary),
            format!("{:.1}", milliseconds(motion.time)),
        ]
    };
    let header = [
        "motion",
        "intersecting at the start",
        "impacts",
        "earliest time of impact",
        "feature candidates",
        "elementary tests",
        "ms",
    ];
    let rows = table(&header, summary.motions.iter().take(MAX_MOTIONS).map(row));
    let more = match summary.motions.len().saturating_sub(MAX_MOTIONS) {
        0 => String::new(),
        more => format!("<p>… and {} more.</p>", grouped(more as u64)),
    };
    format!("<section><h2>Motions</h2>\n{rows}{more}</section>\n")
}

/// Bars of a chart: CSS class, name, and a value per length of a step.
type Bars = (&'static str, &'static str, Vec<f64>);

/// Shows the comparison of filters: two charts and the table.
fn comparison_section(summary: &CcdSummary) -> String {
    let lengths = lengths(summary);
    let removed = |filter: usize| summary.comparisons.iter().map(|step| 100.0 * step.removed()[filter]).collect();
    let times = |filters: usize| summary.comparisons.iter().map(|step| step.milliseconds()[filters]).collect();
    let removed = [("s0", 0), ("s3", 1), ("s2", 4), ("s1", 5)]
        .map(|(class, i)| (class, FilterComparison::FILTERS[i], removed(i)));
    let times = [("s2", "PrimBV+NonPen", times(1)), ("s1", "linear+planar", times(0))];
    let header: Vec<&str> = core::iter::once("step").chain(lengths.iter().map(String::as_str)).collect();
    format!(
        "<section><h2>Effect of the filters, by length of a step</h2>\n<div class=\"two\"><div>{}</div>\
         <div>{}</div></div>\n{}<p>Removed fraction of all feature pairs of triangles whose boxes overlap: by the boxes of \
         the features (PrimBV), by the linear filter (which includes PrimBV), and together with the next filter. NonPen is \
         relative to the pairs after PrimBV, planar to those after the linear filter.</p></section>\n",
        bar_chart("Removed, in %", "%", &lengths, &removed),
        bar_chart("Time of a step, from feature candidates to impacts, in ms", "ms", &lengths, &times),
        table(&header, comparison_rows(summary).into_iter()),
    )
}

/// Draws a group of bars per length of a step.
fn bar_chart(title: &str, unit: &str, lengths: &[String], bars: &[Bars]) -> String {
    let largest = bars.iter().flat_map(|(_, _, values)| values).copied().fold(0.0, f64::max);
    let mut svg = svg_start(title);
    let scale = draw_axes(&mut svg, &[], largest, "");
    let group = (WIDTH - LEFT) / lengths.len() as f64;
    let width = 0.8 * group / bars.len() as f64;
    for (step, length) in lengths.iter().enumerate() {
        let left = LEFT + step as f64 * group + 0.1 * group;
        let middle = left + 0.4 * group;
        let _ = write!(svg, "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{length}</text>", HEIGHT - 8.0);
        for (i, (class, name, values)) in bars.iter().enumerate() {
            let height = values[step] * scale;
            let _ = write!(
                svg,
                "<rect class=\"{class}\" x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{height:.2}\">\
                 <title>steps of {length}, {name}: {:.1} {unit}</title></rect>",
                left + i as f64 * width,
                HEIGHT - BOTTOM - height,
                width - 2.0,
                values[step]
            );
        }
    }
    let legend = legend(bars.iter().map(|(class, name, _)| (*class, *name)));
    format!("<h3>{title}</h3>\n<div class=\"chart\">{svg}</svg></div>\n{legend}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison() -> FilterComparison {
        let stats = CcdStats { pairs: 1000, vertex_face: 200, edge_edge: 300, ..Default::default() };
        let linear_planar = CcdStats { linear: 450, planar: 40, elementary: 10, ..stats };
        let non_pen = CcdStats { non_penetration: 400, elementary: 100, ..stats };
        FilterComparison {
            divisions: 2,
            steps: 4,
            stats: [linear_planar, non_pen],
            times: [Duration::from_millis(8); 2],
        }
    }

    #[test]
    fn fractions_are_of_all_pairs_or_of_the_input_of_a_filter() {
        assert_eq!(comparison().removed(), [0.5, 0.95, 0.8, 0.8, 0.9, 0.99]);
        assert_eq!((comparison().removed_of_candidates(), comparison().milliseconds()), (0.98, [2.0, 2.0]));
        assert_eq!(FilterComparison::default().removed(), [0.0; 6]);
    }

    #[test]
    fn page_table_and_json_are_complete() {
        let motion = MotionSummary { name: "<0>".to_owned(), impacts: 3, ..Default::default() };
        let summary = CcdSummary {
            name: "a & b".to_owned(),
            motions: vec![motion.clone(), motion],
            comparisons: vec![comparison()],
            ..Default::default()
        };
        let page = page(&summary);
        assert!(page.contains("a &amp; b") && page.contains("&lt;0&gt;") && page.contains("99.0 %"), "{page}");
        assert!(!page.contains("<0>") && !page.contains("NaN") && !page.contains("inf"), "{page}");
        assert!(filters_table(&summary).to_string().contains("1/2"));
        assert_eq!(as_json(&summary)["filters"][0]["removed"]["linear_and_planar"], 0.99);
    }
}
