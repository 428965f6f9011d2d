//! Charts as SVG, for light and dark pages.
//!
//! Written here rather than by a plotting crate: colors come from the style sheet of the page, which follows the reader's
//! light or dark theme, and every mark has a tooltip.

use core::fmt::Write as _;
use core::ops::Range;

use crate::html::escape;

/// Size of a chart and of the margins for its axes, in units of the SVG.
pub(crate) const WIDTH: f64 = 1000.0;
pub(crate) const HEIGHT: f64 = 280.0;
pub(crate) const LEFT: f64 = 64.0;
pub(crate) const BOTTOM: f64 = 28.0;
const TOP: f64 = 20.0;

/// Maximum number of columns of a chart. With more frames, a column shows the highest of several frames.
const MAX_COLUMNS: usize = 240;

/// Maximum number of frame names below a chart.
const MAX_FRAME_NAMES: usize = 7;

/// Maximum length of a frame name below a chart, in characters.
const MAX_NAME_LENGTH: usize = 14;

/// Upper bound on the width of a character, in units of the SVG.
const CHARACTER_WIDTH: f64 = 12.0;

/// Minimum height of a bar; lower bars are not drawn.
const MIN_BAR_HEIGHT: f64 = 0.05;

/// Opening tag of a chart; `label` describes it to screen readers.
pub(crate) fn svg_start(label: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\">")
}

/// Draws the axes of a chart of frames with these names and values from 0 to `max`. Returns the height of one unit.
pub(crate) fn draw_axes(svg: &mut String, frame_names: &[&str], max: f64, unit: &str) -> f64 {
    let (step, count) = axis_steps(max);
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
    draw_frame_names(svg, frame_names);
    scale
}

/// Writes some of the names below the chart, evenly distributed, with the first and the last.
fn draw_frame_names(svg: &mut String, frame_names: &[&str]) {
    let shown = frame_names.len().min(MAX_FRAME_NAMES);
    for label in 0..shown {
        let frame = if shown < 2 { 0 } else { label * (frame_names.len() - 1) / (shown - 1) };
        let name: String = frame_names[frame].chars().take(MAX_NAME_LENGTH).collect();
        let center = LEFT + (WIDTH - LEFT) * (frame as f64 + 0.5) / frame_names.len() as f64;
        let overflows = center + 0.5 * CHARACTER_WIDTH * name.chars().count() as f64 > WIDTH;
        let (x, anchor) = if overflows { (WIDTH, "end") } else { (center, "middle") };
        let _ = write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
            HEIGHT - 8.0,
            escape(&name)
        );
    }
}

/// Distance and number of steps of an axis from 0 to at least `max`: about four, at round numbers.
fn axis_steps(max: f64) -> (f64, usize) {
    if max <= 0.0 {
        return (1.0, 1);
    }
    let rough = max / 4.0;
    let unit = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|factor| factor * unit).find(|step| *step >= rough);
    let step = step.unwrap_or(10.0 * unit);
    (step, (max / step).ceil() as usize)
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

/// Frames of each column of a chart.
pub(crate) fn columns(frames: usize) -> Vec<Range<usize>> {
    let count = frames.min(MAX_COLUMNS);
    (0..count).map(|column| column * frames / count..(column + 1) * frames / count).collect()
}

/// A part of the bars of a stacked chart, with one value per frame.
pub(crate) struct Series<'a> {
    /// Name of the part.
    pub(crate) name: &'a str,
    /// CSS class of its color.
    pub(crate) class: String,
    /// Values of all frames.
    pub(crate) values: Vec<f64>,
}

/// Draws a stacked chart over frames, with a legend. A column of several frames shows the one with the largest sum.
pub(crate) fn stacked_chart(label: &str, frame_names: &[&str], series: &[Series<'_>], unit: &str) -> String {
    let sum = |frame: usize| series.iter().map(|series| series.values[frame]).sum::<f64>();
    let highest =
        |range: &Range<usize>| range.clone().max_by(|a, b| sum(*a).total_cmp(&sum(*b))).unwrap_or(range.start);
    let shown: Vec<usize> = columns(frame_names.len()).iter().map(highest).collect();
    let mut svg = svg_start(label);
    let scale = draw_axes(&mut svg, frame_names, shown.iter().map(|frame| sum(*frame)).fold(0.0, f64::max), unit);
    let width = (WIDTH - LEFT) / shown.len() as f64;
    let gap = if width > 4.0 { 1.0 } else { 0.0 };
    for (column, &frame) in shown.iter().enumerate() {
        let x = LEFT + column as f64 * width;
        let mut y = HEIGHT - BOTTOM;
        for Series { name, class, values } in series {
            let height = values[frame] * scale;
            y -= height;
            if height >= MIN_BAR_HEIGHT {
                let _ = write!(
                    svg,
                    "<rect class=\"{class}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{:.2}\" height=\"{height:.2}\">\
                     <title>frame {}, {name}: {:.2} of {:.2} {unit}</title></rect>",
                    (width - gap).max(0.5),
                    escape(frame_names[frame]),
                    values[frame],
                    sum(frame)
                );
            }
        }
    }
    let legend: String =
        series.iter().map(|series| format!("<li><i class=\"{}\"></i>{}</li>", series.class, series.name)).collect();
    format!("<div class=\"chart\">{svg}</svg></div>\n<ul class=\"legend\">{legend}</ul>")
}

/// Draws a line chart over frames. A column of several frames shows their maximum.
pub(crate) fn line_chart(label: &str, class: &str, frame_names: &[&str], values: &[f64]) -> String {
    let columns = columns(values.len());
    let max_of = |range: &Range<usize>| values[range.clone()].iter().copied().fold(0.0, f64::max);
    let heights: Vec<f64> = columns.iter().map(max_of).collect();
    let mut svg = svg_start(label);
    let scale = draw_axes(&mut svg, frame_names, heights.iter().copied().fold(0.0, f64::max), "");
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
        let _ = write!(
            svg,
            "<rect class=\"hover\" x=\"{x:.2}\" y=\"{TOP}\" width=\"{width:.2}\" height=\"{:.2}\">\
             <title>frame {}: {}</title></rect>",
            base - TOP,
            escape(frame_names[range.start]),
            crate::format::grouped(*value as u64)
        );
    }
    format!("<div class=\"chart\">{svg}</svg></div>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_steps() {
        for (max, step, count) in [(0.0, 1.0, 1), (3.9, 1.0, 4), (17.0, 5.0, 4), (100.0, 25.0, 4), (1e6, 2.5e5, 4)] {
            assert_eq!(axis_steps(max), (step, count), "{max}");
        }
        assert_eq!(axis_label(2.5e5, 2.5e5), "250 k");
        assert_eq!(axis_label(0.5, 0.25), "0.50");
    }

    #[test]
    fn columns_hold_every_frame_once() {
        assert_eq!(columns(3), [0..1, 1..2, 2..3]);
        let many = columns(1000);
        assert_eq!(many.len(), MAX_COLUMNS);
        assert!(many.iter().cloned().flatten().eq(0..1000));
    }
}
