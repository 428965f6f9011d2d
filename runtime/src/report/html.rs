//! A sequence as one HTML file: charts, pictures and tables, for light and dark, with nothing to load.
//!
//! The charts are SVG written here and not by a plotting crate: their colours are those of the page, which follow the
//! reader's light or dark, and every mark has a title to point at.

use core::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::sequence::{Sequence, StageSummary, grouped};

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// Width and height of a chart, in its own units, and the room for its axes.
pub(super) const WIDTH: f64 = 1000.0;
pub(super) const HEIGHT: f64 = 280.0;
pub(super) const LEFT: f64 = 64.0;
pub(super) const BOTTOM: f64 = 28.0;
pub(super) const TOP: f64 = 20.0;

/// Columns of a chart, at most: beyond, several frames share one, which shows the most of them.
const MOST_COLUMNS: usize = 240;

/// The whole page. `pictures` are PNGs of the frame with the most pairs, all around it.
pub fn page(sequence: &Sequence, pictures: &[Vec<u8>]) -> String {
    let found = sequence.worst().is_some();
    let mut page = begun(&sequence.name, found, &sequence.result());
    page.push_str(&cards(sequence));
    if !pictures.is_empty() {
        page.push_str(&turntable(sequence, pictures));
    }
    page.push_str(&times(sequence));
    if sequence.frames.len() > 1 {
        page.push_str(&counts(sequence));
    }
    page.push_str(&stage_table(sequence));
    page.push_str(&objects(sequence));
    page.push_str(&how(sequence));
    let _ = write!(page, "<script>{SCRIPT}</script>\n</body>\n</html>\n");
    page
}

/// A page up to its heading, and what there is to say at once.
pub(super) fn begun(title: &str, found: bool, result: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>CLASP: {title}</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <header><h1>{title}</h1>\n<p class=\"result {}\">{}</p></header>\n",
        if found { "found" } else { "none" },
        escaped(result),
    )
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn cards(sequence: &Sequence) -> String {
    let most = |value: fn(&crate::Figures) -> u64| {
        grouped(sequence.frames.iter().map(|frame| value(&frame.figures)).max().unwrap_or(0))
    };
    let several = sequence.frames.len() > 1;
    let at_most = |what: &str| if several { format!("{what}, at most") } else { what.to_owned() };
    let degenerate = sequence.frames.iter().map(|frame| frame.degenerate).max().unwrap_or(0);
    let mut cards = vec![
        (at_most("intersecting pairs"), most(|figures| figures.found)),
        ("triangles".to_owned(), grouped(sequence.triangles() as u64)),
        (if several { "ms a frame" } else { "ms" }.to_owned(), format!("{:.1}", sequence.milliseconds().mean)),
        (at_most("candidates"), most(|figures| figures.candidates)),
        (at_most("pairs tested"), most(|figures| figures.tested)),
        (at_most("left to exact arithmetic"), most(|figures| figures.open)),
    ];
    if several {
        cards.insert(2, ("frames".to_owned(), grouped(sequence.frames.len() as u64)));
    }
    if let Some(regions) = sequence.frames.iter().filter_map(|frame| frame.regions).max() {
        cards.insert(1, (at_most("contact regions"), grouped(regions as u64)));
    }
    if degenerate > 0 {
        cards.push(("triangles with no area".to_owned(), grouped(degenerate as u64)));
    }
    cards_of(cards)
}

/// Large figures, each with what it is.
pub(super) fn cards_of(cards: impl IntoIterator<Item = (String, String)>) -> String {
    let card = |(what, value): (String, String)| format!("<div><b>{value}</b><span>{what}</span></div>");
    format!("<section class=\"cards\">{}</section>\n", cards.into_iter().map(card).collect::<String>())
}

fn turntable(sequence: &Sequence, pictures: &[Vec<u8>]) -> String {
    let frame = sequence.worst().or(sequence.frames.first());
    let caption = match frame {
        Some(frame) if sequence.frames.len() > 1 => format!("Frame {}", escaped(&frame.name)),
        _ => "The mesh".to_owned(),
    };
    let images: String = pictures
        .iter()
        .enumerate()
        .map(|(view, picture)| {
            let hidden = if view == 0 { "" } else { " hidden" };
            let data = STANDARD.encode(picture);
            format!("<img{hidden} alt=\"{caption}, view {}\" src=\"data:image/png;base64,{data}\">", view + 1)
        })
        .collect();
    format!(
        "<section><h2>Where</h2>\n<figure class=\"turntable\"><div class=\"views\">{images}</div>\n\
         <input type=\"range\" min=\"0\" max=\"{}\" value=\"0\" aria-label=\"Turn the picture\">\n\
         <figcaption>{caption}: triangles that intersect are <span class=\"red\">red</span>, also where others hide them. \
         Drag to turn.</figcaption></figure></section>\n",
        pictures.len() - 1
    )
}

/// Steps of an axis up to `most`: about four, at round numbers.
fn steps(most: f64) -> (f64, usize) {
    if most <= 0.0 {
        return (1.0, 1);
    }
    let rough = most / 4.0;
    let unit = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|factor| factor * unit).find(|step| *step >= rough);
    let step = step.unwrap_or(10.0 * unit);
    (step, (most / step).ceil() as usize)
}

/// The axes of a chart over frames of these names whose highest value is `most`, and the height of a unit.
pub(super) fn axes(svg: &mut String, frames: &[&str], most: f64, unit: &str) -> f64 {
    let (step, count) = steps(most);
    let scale = (HEIGHT - BOTTOM - TOP) / (step * count as f64);
    for line in 0..=count {
        let y = HEIGHT - BOTTOM - line as f64 * step * scale;
        let _ = write!(
            svg,
            "<line class=\"rule\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 8.0,
            y + 4.0,
            axis_label(line as f64 * step, step),
        );
    }
    let _ = write!(svg, "<text x=\"4\" y=\"{:.1}\">{unit}</text>", TOP + 4.0);
    // The names of a few frames.
    let shown = frames.len().min(7);
    for mark in 0..shown {
        let frame = if shown < 2 { 0 } else { mark * (frames.len() - 1) / (shown - 1) };
        let x = LEFT + (WIDTH - LEFT) * (frame as f64 + 0.5) / frames.len() as f64;
        let anchor = if mark + 1 == shown && shown > 1 { "end" } else { "middle" };
        let name: String = frames[frame].chars().take(14).collect();
        let x = if anchor == "end" { WIDTH } else { x };
        let _ = write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
            HEIGHT - 8.0,
            escaped(&name)
        );
    }
    scale
}

fn names(sequence: &Sequence) -> Vec<&str> {
    sequence.frames.iter().map(|frame| frame.name.as_str()).collect()
}

fn axis_label(value: f64, step: f64) -> String {
    let (value, step, suffix) = match step {
        _ if step >= 1e9 => (value / 1e9, step / 1e9, " G"),
        _ if step >= 1e6 => (value / 1e6, step / 1e6, " M"),
        _ if step >= 1e3 => (value / 1e3, step / 1e3, " k"),
        _ => (value, step, ""),
    };
    if value == 0.0 {
        return "0".to_owned();
    }
    let digits = if step.fract() == 0.0 {
        0
    } else if (10.0 * step).fract() == 0.0 {
        1
    } else {
        2
    };
    format!("{value:.digits$}{suffix}")
}

/// The frames that each column of a chart stands for.
pub(super) fn columns(frames: usize) -> Vec<core::ops::Range<usize>> {
    let count = frames.min(MOST_COLUMNS);
    (0..count).map(|column| column * frames / count..(column + 1) * frames / count).collect()
}

pub(super) fn opened(name: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{name}\">")
}

/// The times of the stages: over the frames, or as bars where there is only one.
fn times(sequence: &Sequence) -> String {
    let stages = sequence.stages();
    let timed = sequence.frames.iter().flat_map(|frame| &frame.stages).any(|stage| stage.time.is_some());
    if !timed {
        return "<section><h2>Time of each stage</h2><p>This device has no clock for its stages.</p></section>\n"
            .to_owned();
    }
    let values: Vec<Vec<f64>> = stages.iter().map(|stage| sequence.stage_milliseconds(stage).collect()).collect();
    let legend: String = stages
        .iter()
        .enumerate()
        .map(|(number, stage)| format!("<li><i class=\"s{number}\"></i>{stage}</li>"))
        .collect();
    if sequence.frames.len() == 1 {
        let most = values.iter().map(|values| values[0]).fold(0.0, f64::max).max(1e-9);
        let rows: String = stages
            .iter()
            .zip(&values)
            .enumerate()
            .map(|(number, (stage, values))| {
                let (time, width) = (values[0], 100.0 * values[0] / most);
                format!("<dt>{stage}</dt><dd><i class=\"s{number}\" style=\"width:{width:.1}%\"></i>{time:.2} ms</dd>")
            })
            .collect();
        return format!("<section><h2>Time of each stage</h2>\n<dl class=\"bars\">{rows}</dl></section>\n");
    }
    let columns = columns(sequence.frames.len());
    let slowest = |range: &core::ops::Range<usize>| {
        let total = |frame: usize| values.iter().map(|values| values[frame]).sum::<f64>();
        range.clone().max_by(|a, b| total(*a).total_cmp(&total(*b))).unwrap_or(range.start)
    };
    let shown: Vec<usize> = columns.iter().map(slowest).collect();
    let total = |frame: usize| values.iter().map(|values| values[frame]).sum::<f64>();
    let most = shown.iter().map(|frame| total(*frame)).fold(0.0, f64::max);
    let mut svg = opened("Stacked chart of the time of each stage over the frames");
    let scale = axes(&mut svg, &names(sequence), most, "ms");
    let width = (WIDTH - LEFT) / columns.len() as f64;
    for (column, &frame) in shown.iter().enumerate() {
        let mut y = HEIGHT - BOTTOM;
        let x = LEFT + column as f64 * width;
        let name = escaped(&sequence.frames[frame].name);
        for (number, (stage, values)) in stages.iter().zip(&values).enumerate() {
            let height = values[frame] * scale;
            y -= height;
            if height >= 0.05 {
                let _ = write!(
                    svg,
                    "<rect class=\"s{number}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{:.2}\" height=\"{height:.2}\">\
                     <title>frame {name}, {stage}: {:.2} ms of {:.2}</title></rect>",
                    (width - if width > 4.0 { 1.0 } else { 0.0 }).max(0.5),
                    values[frame],
                    total(frame)
                );
            }
        }
    }
    svg.push_str("</svg>");
    format!(
        "<section><h2>Time of each stage</h2>\n<div class=\"chart\">{svg}</div>\n<ul class=\"legend\">{legend}</ul></section>\n"
    )
}

/// Pairs and candidates over the frames, a chart each: they are far apart in size.
fn counts(sequence: &Sequence) -> String {
    let chart = |title: &str, class: &str, value: fn(&crate::Figures) -> u64| {
        let values: Vec<f64> = sequence.frames.iter().map(|frame| value(&frame.figures) as f64).collect();
        let columns = columns(values.len());
        let most_of = |range: &core::ops::Range<usize>| values[range.clone()].iter().copied().fold(0.0, f64::max);
        let heights: Vec<f64> = columns.iter().map(most_of).collect();
        let mut svg = opened(&format!("{title} over the frames"));
        let scale = axes(&mut svg, &names(sequence), heights.iter().copied().fold(0.0, f64::max), "");
        let width = (WIDTH - LEFT) / columns.len() as f64;
        let point = |(column, value): (usize, &f64)| {
            format!("{:.2},{:.2}", LEFT + (column as f64 + 0.5) * width, HEIGHT - BOTTOM - value * scale)
        };
        let line = heights.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
        let base = HEIGHT - BOTTOM;
        let (first, last) = (LEFT + 0.5 * width, WIDTH - 0.5 * width);
        let _ = write!(
            svg,
            "<polygon class=\"{class} area\" points=\"{first:.2},{base} {line} {last:.2},{base}\"/>\
             <polyline class=\"{class}\" points=\"{line}\"/>"
        );
        for (column, (value, range)) in heights.iter().zip(&columns).enumerate() {
            let x = LEFT + column as f64 * width;
            let name = escaped(&sequence.frames[range.start].name);
            let _ = write!(
                svg,
                "<rect class=\"hover\" x=\"{x:.2}\" y=\"{TOP}\" width=\"{width:.2}\" height=\"{:.2}\">\
                 <title>frame {name}: {}</title></rect>",
                base - TOP,
                grouped(*value as u64)
            );
        }
        format!("<h3>{title}</h3>\n<div class=\"chart\">{svg}</svg></div>\n")
    };
    format!(
        "<section><h2>Pairs and candidates</h2>\n<div class=\"two\"><div>{}</div><div>{}</div></div></section>\n",
        chart("Intersecting pairs", "pairs", |figures| figures.found),
        chart("Candidates of the sweep", "candidates", |figures| figures.candidates),
    )
}

pub(super) fn table(header: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let head: String = header.iter().map(|name| format!("<th scope=\"col\">{name}</th>")).collect();
    let body: String = rows
        .map(|cells| format!("<tr>{}</tr>", cells.iter().map(|cell| format!("<td>{cell}</td>")).collect::<String>()))
        .collect();
    format!("<div class=\"scroll\"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n")
}

fn stage_table(sequence: &Sequence) -> String {
    let rows = sequence.stage_summaries().into_iter().map(|summary| summary.cells().to_vec());
    format!("<section><h2>Stages</h2>\n{}</section>\n", table(&StageSummary::HEADER, rows))
}

/// Objects that the table of objects names, at most.
const MOST_OBJECTS: usize = 50;

fn objects(sequence: &Sequence) -> String {
    if sequence.objects.len() < 2 {
        return String::new();
    }
    let mut own = vec![(0, 0); sequence.objects.len()];
    if let Some(worst) = sequence.worst() {
        for &((a, b), pairs) in &worst.pairs_by_object {
            if a == b {
                own[a].0 += pairs;
            } else {
                own[a].1 += pairs;
                own[b].1 += pairs;
            }
        }
    }
    let mut order: Vec<usize> = (0..sequence.objects.len()).collect();
    order.sort_by_key(|object| core::cmp::Reverse(own[*object].0 + own[*object].1));
    let rows = order.iter().take(MOST_OBJECTS).map(|&object| {
        let summary = &sequence.objects[object];
        let numbers = [summary.triangles, summary.vertices, own[object].0, own[object].1];
        let mut row = vec![escaped(&summary.name)];
        row.extend(numbers.map(|number| grouped(number as u64)));
        row
    });
    let table = table(&["object", "triangles", "vertices", "pairs within it", "pairs with others"], rows);
    let more = match sequence.objects.len().saturating_sub(MOST_OBJECTS) {
        0 => String::new(),
        more => format!("<p>and {} more.</p>", grouped(more as u64)),
    };
    let frame = sequence.worst().map_or(String::new(), |frame| format!(" (frame {})", escaped(&frame.name)));
    let when = if sequence.frames.len() > 1 { frame } else { String::new() };
    format!("<section><h2>Objects{when}</h2>\n{table}{more}</section>\n")
}

fn how(sequence: &Sequence) -> String {
    let mut rows = vec![
        vec!["backend".to_owned(), escaped(&sequence.backend)],
        vec!["clusters".to_owned(), sequence.clusters.to_string()],
        vec!["threads".to_owned(), sequence.threads.to_string()],
        vec!["machine".to_owned(), escaped(&sequence.machine)],
    ];
    rows.extend(sequence.settings.iter().map(|(name, value)| vec![(*name).to_owned(), escaped(value)]));
    rows.push(vec!["command".to_owned(), format!("<code>{}</code>", escaped(&sequence.command))]);
    rows.push(vec!["CLASP".to_owned(), env!("CARGO_PKG_VERSION").to_owned()]);
    format!("<section class=\"how\"><h2>How</h2>\n{}</section>\n", table(&["setting", "value"], rows.into_iter()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_steps() {
        for (most, step, count) in [(0.0, 1.0, 1), (3.9, 1.0, 4), (17.0, 5.0, 4), (100.0, 25.0, 4), (1e6, 2.5e5, 4)] {
            assert_eq!(steps(most), (step, count), "{most}");
        }
        assert_eq!(axis_label(2.5e5, 2.5e5), "250 k");
        assert_eq!(axis_label(0.5, 0.25), "0.50");
    }

    #[test]
    fn names_cannot_break_the_page() {
        let sequence = Sequence { name: "<script>alert(\"1\")</script>".to_owned(), ..Default::default() };
        let page = page(&sequence, &[]);
        assert!(page.contains("&lt;script&gt;alert(&quot;1&quot;)"));
        assert_eq!(page.matches("<script>").count(), 1);
    }
}
