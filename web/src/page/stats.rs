//! Stats of a frame, converted for JavaScript.

use core::time::Duration;
use std::io;

use clasp3d::DetectionResult;
use clasp3d_report::csv::CsvTable;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// Creates a JavaScript object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new plain object cannot fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Returns names and times of the steps of a frame, in milliseconds: the animation, then each stage. If the device cannot
/// time stages, the whole detection is one step.
pub fn times(animation: Duration, detection: Duration, result: &DetectionResult) -> Vec<(&'static str, f64)> {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let mut times = vec![("animation", milliseconds(animation))];
    if result.stages.iter().all(|stage| stage.time.is_none() || stage.stage == clasp3d::Stage::Contacts) {
        times.push(("detection", milliseconds(detection)));
        return times;
    }
    for stage in &result.stages {
        let time = stage.time.map(milliseconds).unwrap_or_default();
        match times.iter_mut().find(|(name, _)| *name == stage.stage.name()) {
            Some((_, sum)) => *sum += time,
            None => times.push((stage.stage.name(), time)),
        }
    }
    times
}

/// Converts times to an array of pairs of name and number.
pub fn times_to_js(times: &[(&'static str, f64)]) -> JsValue {
    times.iter().map(|(name, time)| Array::of2(&(*name).into(), &(*time).into())).collect::<Array>().into()
}

/// Returns the pairs in the format of `clasp3d check --pairs`.
///
/// # Errors
///
/// None in practice: memory can be written, and CSV is UTF-8.
pub fn pairs_csv(result: &DetectionResult) -> io::Result<String> {
    let mut csv = Vec::new();
    CsvTable::Pairs.write_header(&mut csv, false)?;
    CsvTable::Pairs.write_rows(&mut csv, result, None)?;
    String::from_utf8(csv).map_err(io::Error::other)
}

/// Returns one bit per triangle: whether it intersects another one.
pub fn hit_bits(result: &DetectionResult, triangles: usize) -> Vec<u32> {
    let mut bits = vec![0; triangles.div_ceil(32)];
    for triangle in result.pairs().iter().flat_map(|pair| [pair.a, pair.b]) {
        bits[triangle as usize / 32] |= 1 << (triangle % 32);
    }
    bits
}
