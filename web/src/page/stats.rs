//! What there is to say of a frame, as JavaScript wants it.

use core::time::Duration;

use clasp3d::DetectionResult;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// An object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Nothing refuses a field of a fresh object.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// What took how long in a frame, in milliseconds: the motion, then each stage. Where the device has no clock of its own,
/// the detection is one stage.
pub fn times(motion: Duration, detection: Duration, report: &DetectionResult) -> Vec<(&'static str, f64)> {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let mut times = vec![("motion", milliseconds(motion))];
    if report.stages.iter().all(|stage| stage.time.is_none() || stage.stage == clasp3d::Stage::Contacts) {
        times.push(("detection", milliseconds(detection)));
        return times;
    }
    for stage in &report.stages {
        let time = stage.time.map(milliseconds).unwrap_or_default();
        match times.iter_mut().find(|(name, _)| *name == stage.stage.name()) {
            Some((_, sum)) => *sum += time,
            None => times.push((stage.stage.name(), time)),
        }
    }
    times
}

/// The same as an array of names and numbers.
pub fn array(times: &[(&'static str, f64)]) -> JsValue {
    times.iter().map(|(name, time)| Array::of2(&(*name).into(), &(*time).into())).collect::<Array>().into()
}

/// The pairs as the program writes them: `clasp3d check --pairs`.
pub fn pairs_csv(report: &DetectionResult) -> String {
    let rows = report.pairs().iter().map(|pair| format!("{},{}\n", pair.a, pair.b));
    core::iter::once("tri_a,tri_b\n".to_owned()).chain(rows).collect()
}

/// A bit to each triangle that intersects another one.
pub fn hits(report: &DetectionResult, triangles: usize) -> Vec<u32> {
    let mut bits = vec![0; triangles.div_ceil(32)];
    for triangle in report.pairs().iter().flat_map(|pair| [pair.a, pair.b]) {
        bits[triangle as usize / 32] |= 1 << (triangle % 32);
    }
    bits
}
