//! Motions, and what the filters of continuous detection are worth, as a table, JSON and HTML.
//!
//! The comparison is that of Tables 1 to 4 of Tang, Li and Wang (2011). What a filter removes is counted as they count it: of
//! all pairs of features of triangles whose boxes overlap. Boxes of the features themselves (`PrimBV`) come before the
//! non-penetration filter, and the linear filter, which removes all that boxes do, before the planar one.

use core::fmt::Write as _;
use core::time::Duration;

use comfy_table::Table;
use serde_json::{Value, json};

use crate::chart::{BOTTOM, HEIGHT, LEFT, WIDTH, columns, draw_axes, svg_start};
use crate::format::grouped;
use crate::html::{card_section, escape, page_start, table};
use crate::table::new_table;
use clasp3d::ccd::{CcdFilters, CcdResult, CcdStats};

/// What is known of some motions of a scene.
#[derive(Clone, Debug, Default)]
pub struct Motions {
    /// What to call it.
    pub name: String,
    /// How many triangles it has.
    pub triangles: usize,
    /// How many vertices it has.
    pub vertices: usize,
    /// What the work was done on.
    pub backend: String,
    /// How it was done: settings and their values.
    pub settings: Vec<(&'static str, String)>,
    /// One motion after the other.
    pub motions: Vec<MotionSummary>,
    /// What filters are worth, for steps of some lengths.
    pub steps: Vec<StepSummary>,
}

/// What came of a motion.
#[derive(Clone, Debug, Default)]
pub struct MotionSummary {
    /// What to call it.
    pub name: String,
    /// How long it took, all in all, and to find the triangles that intersect at the start.
    pub times: [Duration; 2],
    /// Pairs of triangles that intersect at the start.
    pub intersecting: usize,
    /// Features that meet.
    pub impacts: usize,
    /// The largest step that is free of contact.
    pub earliest_toi: Option<f64>,
    /// How much work it was.
    pub stats: CcdStats,
}

impl MotionSummary {
    /// What a report says of a motion that took so long.
    pub fn new(name: impl Into<String>, time: Duration, report: &CcdResult) -> Self {
        Self {
            name: name.into(),
            times: [time, report.times.intersections],
            intersecting: report.intersecting().len(),
            impacts: report.impacts().len(),
            earliest_toi: report.earliest_toi(),
            stats: report.stats,
        }
    }
}

/// Motions in steps of one length, with either of two pairs of filters.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StepSummary {
    /// Into how many steps a frame was divided.
    pub parts: usize,
    /// How many steps there were.
    pub steps: usize,
    /// All of them together, with each of [`COMPARED`](Self::COMPARED).
    pub stats: [CcdStats; 2],
    /// How long it took, from candidates to impacts.
    pub times: [Duration; 2],
}

fn part(removed: u64, of: u64) -> f64 {
    removed as f64 / of.max(1) as f64
}

impl StepSummary {
    /// The filters that are compared: those of the paper, and what it compares them with.
    pub const COMPARED: [CcdFilters; 2] = [
        CcdFilters { linear: true, planar: true, non_penetration: false },
        CcdFilters { linear: false, planar: false, non_penetration: true },
    ];

    /// What the rows of the paper's tables are called.
    pub const FILTERS: [&'static str; 6] = ["PrimBV", "linear", "NonPen", "planar", "PrimBV+NonPen", "linear+planar"];

    /// Adds a step that was searched with one of the two.
    pub fn add(&mut self, compared: usize, report: &CcdResult) {
        self.stats[compared] = self.stats[compared].and(report.stats);
        self.times[compared] += report.times.impacts;
    }

    /// What each of [`FILTERS`](Self::FILTERS) removed, from 0 to 1. `NonPen` and `planar` of what is left for them, the
    /// others of all pairs.
    pub fn removed(&self) -> [f64; 6] {
        let [both, other] = self.stats;
        let boxes = both.pairs - both.candidates();
        let linear = boxes + both.linear;
        [
            part(boxes, both.pairs),
            part(linear, both.pairs),
            part(other.non_penetration, other.candidates()),
            part(both.planar, both.candidates() - both.linear),
            part(boxes + other.non_penetration, both.pairs),
            part(linear + both.planar, both.pairs),
        ]
    }

    /// What the linear and the planar filter removed of the candidates: pairs whose own boxes overlap.
    pub fn removed_of_candidates(&self) -> f64 {
        self.stats[0].removed()
    }

    /// Milliseconds of a step, with each of [`COMPARED`](Self::COMPARED).
    pub fn milliseconds(&self) -> [f64; 2] {
        self.times.map(|time| milliseconds(time) / self.steps.max(1) as f64)
    }

    /// The length of a step: `1`, `1/2` and so on.
    pub fn length(&self) -> String {
        if self.parts == 1 { "1".to_owned() } else { format!("1/{}", self.parts) }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// A number that fits on a card.
fn rounded(number: u64) -> String {
    if number < 10_000_000 { grouped(number) } else { format!("{:.1} M", number as f64 / 1e6) }
}

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// The rows of the comparison: what each is, and its values for all lengths.
fn comparison(motions: &Motions) -> Vec<Vec<String>> {
    let row = |name: &str, value: &dyn Fn(&StepSummary) -> String| {
        core::iter::once(name.to_owned()).chain(motions.steps.iter().map(value)).collect::<Vec<_>>()
    };
    let mut rows = vec![
        row("pairs", &|step| grouped(step.stats[0].pairs)),
        row("candidates", &|step| grouped(step.stats[0].candidates())),
    ];
    for (i, name) in StepSummary::FILTERS.into_iter().enumerate() {
        rows.push(row(name, &|step| percent(step.removed()[i])));
    }
    rows.push(row("linear+planar, of candidates", &|step| percent(step.removed_of_candidates())));
    rows.push(row("ms, PrimBV+NonPen", &|step| format!("{:.1}", step.milliseconds()[1])));
    rows.push(row("ms, linear+planar", &|step| format!("{:.1}", step.milliseconds()[0])));
    rows
}

fn lengths(motions: &Motions) -> Vec<String> {
    motions.steps.iter().map(StepSummary::length).collect()
}

/// The comparison of filters, for the terminal: a column to each length.
pub fn filters_table(motions: &Motions) -> Table {
    let lengths = lengths(motions);
    let header: Vec<&str> = core::iter::once("step").chain(lengths.iter().map(String::as_str)).collect();
    let mut table = new_table(&header);
    for row in comparison(motions) {
        table.add_row(row);
    }
    table
}

fn figures_json(stats: &CcdStats) -> Value {
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

/// All of it as one JSON object.
pub fn as_json(motions: &Motions) -> Value {
    let motion = |motion: &MotionSummary| {
        json!({
            "name": motion.name,
            "milliseconds": milliseconds(motion.times[0]),
            "static_milliseconds": milliseconds(motion.times[1]),
            "intersecting_at_start": motion.intersecting,
            "impacts": motion.impacts,
            "earliest_toi": motion.earliest_toi,
            "candidates": figures_json(&motion.stats),
        })
    };
    let mut json = json!({
        "scene": motions.name,
        "backend": motions.backend,
        "triangles": motions.triangles,
        "vertices": motions.vertices,
        "steps": motions.motions.iter().map(motion).collect::<Vec<_>>(),
    });
    if !motions.steps.is_empty() {
        let step = |step: &StepSummary| {
            let [boxes, linear, non_penetration, planar, boxes_non_penetration, linear_planar] = step.removed();
            let [ours, other] = step.milliseconds();
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
                "milliseconds": { "boxes_and_non_penetration": other, "linear_and_planar": ours },
            })
        };
        json["filters"] = motions.steps.iter().map(step).collect();
    }
    json
}

/// What each filter is called where what it removed is drawn, and what is left.
const SHARES: [&str; 4] = ["linear filter", "planar filter", "non-penetration filter", "elementary tests"];

/// The classes of their colours.
const CLASSES: [&str; 4] = ["s3", "s1", "s2", "s6"];

fn shares(stats: &CcdStats) -> [u64; 4] {
    [stats.linear, stats.planar, stats.non_penetration, stats.elementary]
}

fn legend<'l>(entries: impl Iterator<Item = (&'l str, &'l str)>) -> String {
    let entries: String = entries.map(|(class, name)| format!("<li><i class=\"{class}\"></i>{name}</li>")).collect();
    format!("<ul class=\"legend\">{entries}</ul>")
}

/// The whole page.
pub fn page(motions: &Motions) -> String {
    let impacts: usize = motions.motions.iter().map(|motion| motion.impacts).sum();
    let first = motions.motions.iter().find(|motion| motion.earliest_toi.is_some());
    let several = motions.motions.len() > 1;
    let result = match (first, motions.motions.is_empty()) {
        (_, true) => "What the filters remove, for steps of different lengths.".to_owned(),
        (None, _) => "No contact.".to_owned(),
        (Some(motion), _) => {
            let time = motion.earliest_toi.unwrap_or(0.0);
            let within = if several { format!(" of motion {}", motion.name) } else { String::new() };
            format!("First contact at {time:.6}{within}.")
        }
    };
    let mut page = page_start(&motions.name, first.is_some(), &result);
    let mut cards = vec![("triangles".to_owned(), grouped(motions.triangles as u64))];
    if let Some(step) = motions.steps.first() {
        cards.extend([
            ("motions".to_owned(), grouped(step.steps as u64)),
            ("pairs of features, in steps of 1".to_owned(), rounded(step.stats[0].pairs)),
            ("removed by linear+planar".to_owned(), percent(step.removed()[5])),
        ]);
    }
    if !motions.motions.is_empty() {
        let sum = motions.motions.iter().fold(CcdStats::default(), |sum, motion| sum.and(motion.stats));
        let total: f64 = motions.motions.iter().map(|motion| milliseconds(motion.times[0])).sum();
        let mean = total / motions.motions.len() as f64;
        cards.extend([
            ("impacts".to_owned(), grouped(impacts as u64)),
            ("candidates".to_owned(), rounded(sum.candidates())),
            ("elementary tests".to_owned(), rounded(sum.elementary)),
            ("removed by filters".to_owned(), percent(sum.removed())),
            (if several { "ms a motion" } else { "ms" }.to_owned(), format!("{mean:.1}")),
        ]);
    }
    page.push_str(&card_section(cards));
    if !motions.steps.is_empty() {
        page.push_str(&filters(motions));
    }
    if !motions.motions.is_empty() {
        page.push_str(&candidates(motions));
        page.push_str(&motion_table(motions));
    }
    let mut rows = vec![vec!["backend".to_owned(), escape(&motions.backend)]];
    rows.extend(motions.settings.iter().map(|(name, value)| vec![(*name).to_owned(), escape(value)]));
    rows.push(vec!["CLASP".to_owned(), env!("CARGO_PKG_VERSION").to_owned()]);
    let how = table(&["setting", "value"], rows.into_iter());
    let _ = write!(page, "<section class=\"settings\"><h2>Settings</h2>\n{how}</section>\n</body>\n</html>\n");
    page
}

/// What became of the candidates of each motion.
fn candidates(motions: &Motions) -> String {
    let all = &motions.motions;
    let drawn = if let [motion] = &all[..] {
        let most = shares(&motion.stats).into_iter().max().unwrap_or(0).max(1);
        let rows = SHARES.iter().zip(CLASSES).zip(shares(&motion.stats)).map(|((name, class), count)| {
            let width = 100.0 * part(count, most);
            let share = percent(part(count, motion.stats.candidates()));
            format!(
                "<dt>{name}</dt><dd><i class=\"{class}\" style=\"width:{width:.1}%\"></i>{} ({share})</dd>",
                grouped(count)
            )
        });
        format!("<dl class=\"bars\">{}</dl>", rows.collect::<String>())
    } else {
        let columns = columns(all.len());
        let most_of = |range: &core::ops::Range<usize>| {
            range.clone().max_by_key(|motion| all[*motion].stats.candidates()).unwrap_or(range.start)
        };
        let shown: Vec<usize> = columns.iter().map(most_of).collect();
        let most = shown.iter().map(|motion| all[*motion].stats.candidates()).max().unwrap_or(0);
        let names: Vec<&str> = all.iter().map(|motion| motion.name.as_str()).collect();
        let mut svg = svg_start("Stacked chart of what became of the candidates of each motion");
        let scale = draw_axes(&mut svg, &names, most as f64, "");
        let width = (WIDTH - LEFT) / shown.len() as f64;
        for (column, &motion) in shown.iter().enumerate() {
            let (x, mut y) = (LEFT + column as f64 * width, HEIGHT - BOTTOM);
            let MotionSummary { name, stats, .. } = &all[motion];
            for ((what, class), count) in SHARES.iter().zip(CLASSES).zip(shares(stats)) {
                let height = count as f64 * scale;
                y -= height;
                if height >= 0.05 {
                    let _ = write!(
                        svg,
                        "<rect class=\"{class}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{:.2}\" height=\"{height:.2}\">\
                         <title>motion {}, {what}: {} of {}</title></rect>",
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
    };
    format!("<section><h2>What became of the candidates</h2>\n{drawn}</section>\n")
}

/// Motions that the table names, at most.
const MOST_MOTIONS: usize = 500;

fn motion_table(motions: &Motions) -> String {
    let row = |motion: &MotionSummary| {
        vec![
            escape(&motion.name),
            grouped(motion.intersecting as u64),
            grouped(motion.impacts as u64),
            motion.earliest_toi.map_or("none".to_owned(), |time| format!("{time:.6}")),
            grouped(motion.stats.candidates()),
            grouped(motion.stats.elementary),
            format!("{:.1}", milliseconds(motion.times[0])),
        ]
    };
    let header =
        ["motion", "intersecting at the start", "impacts", "first contact", "candidates", "elementary tests", "ms"];
    let rows = table(&header, motions.motions.iter().take(MOST_MOTIONS).map(row));
    let more = match motions.motions.len().saturating_sub(MOST_MOTIONS) {
        0 => String::new(),
        more => format!("<p>and {} more.</p>", grouped(more as u64)),
    };
    format!("<section><h2>Motions</h2>\n{rows}{more}</section>\n")
}

/// The comparison of filters: two charts and the table.
fn filters(motions: &Motions) -> String {
    let lengths = lengths(motions);
    let names: Vec<&str> = lengths.iter().map(String::as_str).collect();
    let chart = |title: &str, unit: &str, bars: &[(&str, &str, Vec<f64>)]| {
        let most = bars.iter().flat_map(|(_, _, values)| values).copied().fold(0.0, f64::max);
        let mut svg = svg_start(title);
        let scale = draw_axes(&mut svg, &[], most, "");
        let group = (WIDTH - LEFT) / names.len() as f64;
        let width = 0.8 * group / bars.len() as f64;
        for (step, name) in names.iter().enumerate() {
            let left = LEFT + step as f64 * group + 0.1 * group;
            let middle = left + 0.4 * group;
            let _ =
                write!(svg, "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{name}</text>", HEIGHT - 8.0);
            for (i, (class, what, values)) in bars.iter().enumerate() {
                let height = values[step] * scale;
                let _ = write!(
                    svg,
                    "<rect class=\"{class}\" x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{height:.2}\">\
                     <title>steps of {name}, {what}: {:.1} {unit}</title></rect>",
                    left + i as f64 * width,
                    HEIGHT - BOTTOM - height,
                    width - 2.0,
                    values[step]
                );
            }
        }
        let legend = legend(bars.iter().map(|(class, what, _)| (*class, *what)));
        format!("<h3>{title}</h3>\n<div class=\"chart\">{svg}</svg></div>\n{legend}")
    };
    let removed = |i: usize| motions.steps.iter().map(|step| 100.0 * step.removed()[i]).collect::<Vec<_>>();
    let times = |i: usize| motions.steps.iter().map(|step| step.milliseconds()[i]).collect::<Vec<_>>();
    let culling = [("s0", 0), ("s3", 1), ("s2", 4), ("s1", 5)];
    let culling = culling.map(|(class, i)| (class, StepSummary::FILTERS[i], removed(i)));
    let times = [("s2", "PrimBV+NonPen", times(1)), ("s1", "linear+planar", times(0))];
    let header: Vec<&str> = core::iter::once("step").chain(names.iter().copied()).collect();
    format!(
        "<section><h2>What the filters are worth, by the length of a step</h2>\n<div class=\"two\"><div>{}</div>\
         <div>{}</div></div>\n{}<p>Removed of all pairs of features of triangles whose boxes overlap: by the boxes of the \
         features (PrimBV), by the linear filter (which removes those, too), and with the next filter. NonPen is of what \
         PrimBV leaves, planar of what the linear filter leaves.</p></section>\n",
        chart("Removed, in %", "%", &culling),
        chart("Time of a step, from candidates to impacts, in ms", "ms", &times),
        table(&header, comparison(motions).into_iter()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step() -> StepSummary {
        let stats = CcdStats { pairs: 1000, vertex_face: 200, edge_edge: 300, ..Default::default() };
        let ours = CcdStats { linear: 450, planar: 40, elementary: 10, ..stats };
        let other = CcdStats { non_penetration: 400, elementary: 100, ..stats };
        StepSummary { parts: 2, steps: 4, stats: [ours, other], times: [Duration::from_millis(8); 2] }
    }

    #[test]
    fn shares_are_those_of_the_paper() {
        assert_eq!(step().removed(), [0.5, 0.95, 0.8, 0.8, 0.9, 0.99]);
        assert_eq!((step().removed_of_candidates(), step().milliseconds()), (0.98, [2.0, 2.0]));
        assert_eq!(StepSummary::default().removed(), [0.0; 6]);
    }

    #[test]
    fn pages_and_tables_have_it_all() {
        let motion = MotionSummary { name: "<0>".to_owned(), impacts: 3, ..Default::default() };
        let motions = Motions {
            name: "a & b".to_owned(),
            motions: vec![motion.clone(), motion],
            steps: vec![step()],
            ..Default::default()
        };
        let page = page(&motions);
        assert!(page.contains("a &amp; b") && page.contains("&lt;0&gt;") && page.contains("99.0 %"), "{page}");
        assert!(!page.contains("<0>") && !page.contains("NaN") && !page.contains("inf"), "{page}");
        assert!(filters_table(&motions).to_string().contains("1/2"));
        assert_eq!(as_json(&motions)["filters"][0]["removed"]["linear_and_planar"], 0.99);
    }
}
