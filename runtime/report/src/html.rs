//! A sequence as one HTML file: charts, pictures and tables, for light and dark themes, without external resources.

use core::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use clasp3d::{Stage, Stats};

use crate::chart::{Series, line_chart, stacked_chart};
use crate::format::grouped;
use crate::sequence::{SequenceSummary, StageSummary};

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// Maximum number of rows of the table of objects.
const MAX_OBJECTS: usize = 50;

/// Returns the HTML file. `pictures` are PNG files of the frame with the most pairs, from all sides.
pub fn page(sequence: &SequenceSummary, pictures: &[Vec<u8>]) -> String {
    let found = sequence.worst_frame().is_some();
    let mut page = page_start(&sequence.name, found, &sequence.result());
    page.push_str(&summary_cards(sequence));
    if !pictures.is_empty() {
        page.push_str(&turntable(sequence, pictures));
    }
    page.push_str(&stage_times(sequence));
    if sequence.frames.len() > 1 {
        page.push_str(&counts(sequence));
    }
    page.push_str(&stage_table(sequence));
    if sequence.objects.len() > 1 {
        page.push_str(&object_table(sequence));
    }
    page.push_str(&settings_table(sequence));
    let _ = write!(page, "<script>{SCRIPT}</script>\n</body>\n</html>\n");
    page
}

/// The page up to its title and its result. `found`: the result is an intersection or an impact.
pub(crate) fn page_start(title: &str, found: bool, result: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>CLASP: {title}</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <header><h1>{title}</h1>\n<p class=\"result {}\">{}</p></header>\n",
        if found { "found" } else { "none" },
        escape(result),
    )
}

/// Text with the special characters of HTML escaped.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn summary_cards(sequence: &SequenceSummary) -> String {
    let several = sequence.frames.len() > 1;
    let label = |what: &str| if several { format!("max {what}") } else { what.to_owned() };
    let max =
        |value: fn(&Stats) -> u64| grouped(sequence.frames.iter().map(|frame| value(&frame.stats)).max().unwrap_or(0));
    let mut values = vec![(label("intersecting pairs"), max(|stats| stats.found))];
    if let Some(regions) = sequence.frames.iter().filter_map(|frame| frame.regions).max() {
        values.push((label("contact regions"), grouped(regions as u64)));
    }
    values.push(("triangles".to_owned(), grouped(sequence.triangles() as u64)));
    if several {
        values.push(("frames".to_owned(), grouped(sequence.frames.len() as u64)));
    }
    values.extend([
        (if several { "ms per frame" } else { "ms" }.to_owned(), format!("{:.1}", sequence.milliseconds().mean)),
        (label("candidates"), max(|stats| stats.candidates)),
        (label("tested pairs"), max(|stats| stats.tested)),
        (label("undecided pairs"), max(|stats| stats.undecided)),
    ]);
    let degenerate = sequence.frames.iter().map(|frame| frame.degenerate).max().unwrap_or(0);
    if degenerate > 0 {
        values.push((label("degenerate triangles"), grouped(degenerate as u64)));
    }
    card_section(values)
}

/// Large numbers, each with its label: pairs of label and value.
pub(crate) fn card_section(values: impl IntoIterator<Item = (String, String)>) -> String {
    let card = |(label, value): (String, String)| format!("<div><b>{value}</b><span>{label}</span></div>");
    format!("<section class=\"cards\">{}</section>\n", values.into_iter().map(card).collect::<String>())
}

/// Pictures of the frame with the most pairs, or of the first frame.
fn turntable(sequence: &SequenceSummary, pictures: &[Vec<u8>]) -> String {
    let worst = sequence.worst_frame();
    let several = sequence.frames.len() > 1;
    let heading = match worst.or(sequence.frames.first()).filter(|_| several) {
        Some(frame) if worst.is_some() => format!("Intersecting triangles in frame {}", escape(&frame.name)),
        Some(frame) => format!("Frame {}", escape(&frame.name)),
        None if worst.is_some() => "Intersecting triangles".to_owned(),
        None => "Mesh".to_owned(),
    };
    let legend = match worst {
        Some(_) => "Intersecting triangles are <span class=\"red\">red</span>, hidden ones too. ",
        None => "",
    };
    let image = |(view, picture): (usize, &Vec<u8>)| {
        let hidden = if view == 0 { "" } else { " hidden" };
        let data = STANDARD.encode(picture);
        format!("<img{hidden} alt=\"{heading}, view {}\" src=\"data:image/png;base64,{data}\">", view + 1)
    };
    let images: String = pictures.iter().enumerate().map(image).collect();
    format!(
        "<section><h2>{heading}</h2>\n<figure class=\"turntable\"><div class=\"views\">{images}</div>\n\
         <input type=\"range\" min=\"0\" max=\"{}\" value=\"0\" aria-label=\"Rotate\">\n\
         <figcaption>{legend}Drag to rotate.</figcaption></figure></section>\n",
        pictures.len() - 1
    )
}

/// Times of the stages: bars of one frame, or a chart of several.
fn stage_times(sequence: &SequenceSummary) -> String {
    let timed = sequence.frames.iter().flat_map(|frame| &frame.stages).any(|stage| stage.time.is_some());
    let content = match &sequence.frames[..] {
        _ if !timed => "<p>This device has no timestamps, so stages were not timed.</p>".to_owned(),
        [_] => stage_bars(&stage_series(sequence)),
        _ => stacked_chart("Time of each stage per frame", &frame_names(sequence), &stage_series(sequence), "ms"),
    };
    format!("<section><h2>Stage times</h2>\n{content}</section>\n")
}

/// Milliseconds of each stage.
fn stage_series(sequence: &SequenceSummary) -> Vec<Series<'static>> {
    let series = |(index, stage): (usize, Stage)| Series {
        name: stage.name(),
        class: format!("s{index}"),
        values: sequence.stage_milliseconds(stage).collect(),
    };
    sequence.stages().into_iter().enumerate().map(series).collect()
}

/// Horizontal bars of the first frame.
fn stage_bars(stages: &[Series<'_>]) -> String {
    let max = stages.iter().map(|stage| stage.values[0]).fold(0.0, f64::max).max(1e-9);
    let bar = |Series { name, class, values }: &Series<'_>| {
        let (time, width) = (values[0], 100.0 * values[0] / max);
        format!("<dt>{name}</dt><dd><i class=\"{class}\" style=\"width:{width:.1}%\"></i>{time:.2} ms</dd>")
    };
    format!("<dl class=\"bars\">{}</dl>", stages.iter().map(bar).collect::<String>())
}

/// Charts of pairs and of candidates: separate ones, because they differ by orders of magnitude.
fn counts(sequence: &SequenceSummary) -> String {
    let names = frame_names(sequence);
    let chart = |title: &str, class: &str, value: fn(&Stats) -> u64| {
        let values: Vec<f64> = sequence.frames.iter().map(|frame| value(&frame.stats) as f64).collect();
        let chart = line_chart(&format!("{title} per frame"), class, &names, &values);
        format!("<div><h3>{title}</h3>\n{chart}</div>\n")
    };
    format!(
        "<section><h2>Pairs and candidates</h2>\n<div class=\"two\">{}{}</div></section>\n",
        chart("Intersecting pairs", "pairs", |stats| stats.found),
        chart("Candidates of the sweep", "candidates", |stats| stats.candidates),
    )
}

fn frame_names(sequence: &SequenceSummary) -> Vec<&str> {
    sequence.frames.iter().map(|frame| frame.name.as_str()).collect()
}

/// A table of cells that contain HTML.
pub(crate) fn table(header: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let head: String = header.iter().map(|name| format!("<th scope=\"col\">{name}</th>")).collect();
    let body: String = rows
        .map(|cells| format!("<tr>{}</tr>", cells.iter().map(|cell| format!("<td>{cell}</td>")).collect::<String>()))
        .collect();
    format!("<div class=\"scroll\"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n")
}

fn stage_table(sequence: &SequenceSummary) -> String {
    let frames = sequence.frames.len();
    let rows = sequence.stage_summaries().into_iter().map(|summary| summary.cells(frames));
    format!("<section><h2>Stages</h2>\n{}</section>\n", table(StageSummary::header(frames), rows))
}

/// Pairs that an object is part of, in one frame.
#[derive(Clone, Copy, Default)]
struct ObjectPairs {
    within: usize,
    with_others: usize,
}

/// Pairs of each object in the frame with the most pairs, objects with the most pairs first.
fn object_table(sequence: &SequenceSummary) -> String {
    let mut pairs = vec![ObjectPairs::default(); sequence.objects.len()];
    let worst = sequence.worst_frame();
    for &((a, b), count) in worst.iter().flat_map(|frame| &frame.pairs_by_object) {
        if a == b {
            pairs[a].within += count;
        } else {
            pairs[a].with_others += count;
            pairs[b].with_others += count;
        }
    }
    let mut order: Vec<usize> = (0..sequence.objects.len()).collect();
    order.sort_by_key(|object| core::cmp::Reverse(pairs[*object].within + pairs[*object].with_others));
    let rows = order.iter().take(MAX_OBJECTS).map(|&object| {
        let summary = &sequence.objects[object];
        let numbers = [summary.triangles, summary.vertices, pairs[object].within, pairs[object].with_others];
        let mut row = vec![escape(&summary.name)];
        row.extend(numbers.map(|number| grouped(number as u64)));
        row
    });
    let table =
        table(&["object", "triangles", "vertices", "pairs within the object", "pairs with other objects"], rows);
    let more = match sequence.objects.len().saturating_sub(MAX_OBJECTS) {
        0 => String::new(),
        more => format!("<p>{} more objects with fewer pairs.</p>", grouped(more as u64)),
    };
    let heading = match worst.filter(|_| sequence.frames.len() > 1) {
        Some(frame) => format!("Objects in frame {}", escape(&frame.name)),
        None => "Objects".to_owned(),
    };
    format!("<section><h2>{heading}</h2>\n{table}{more}</section>\n")
}

fn settings_table(sequence: &SequenceSummary) -> String {
    let mut rows = vec![
        vec!["backend".to_owned(), escape(&sequence.backend.to_string())],
        vec!["clusters".to_owned(), sequence.clusters.to_string()],
        vec!["threads".to_owned(), sequence.threads.to_string()],
        vec!["machine".to_owned(), escape(&sequence.machine)],
    ];
    rows.extend(sequence.settings.iter().map(|(name, value)| vec![(*name).to_owned(), escape(value)]));
    rows.push(vec!["command".to_owned(), format!("<code>{}</code>", escape(&sequence.command))]);
    rows.push(vec!["CLASP".to_owned(), env!("CARGO_PKG_VERSION").to_owned()]);
    let table = table(&["setting", "value"], rows.into_iter());
    format!("<section class=\"settings\"><h2>Settings</h2>\n{table}</section>\n")
}

#[cfg(test)]
mod tests {
    use clasp3d::ActiveBackend;

    use super::*;

    #[test]
    fn names_are_escaped() {
        let sequence = SequenceSummary::new("<script>alert(\"1\")</script>", ActiveBackend::Cpu);
        let page = page(&sequence, &[]);
        assert!(page.contains("&lt;script&gt;alert(&quot;1&quot;)"));
        assert_eq!(page.matches("<script>").count(), 1);
    }
}
