//! The detector for JavaScript: the wasm part of the npm package.
//!
//! `web/npm/index.js` is the public API around it: that loads the wasm, rejects overlapping calls, and rejects calls after
//! `free`.

use clasp3d::gpu::AdapterRequest;
use clasp3d::{
    Backend, Clusters, DetectionResult, Detector, Error, Mesh, Neighbors, ObjectFilter, Scene, SceneError, Settings,
};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Options of `Detector.create`, a JavaScript object. Missing options are `undefined`.
    pub type Options;

    #[wasm_bindgen(method, getter, structural)]
    fn vertices(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural)]
    fn objects(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural)]
    fn backend(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural)]
    fn neighbors(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural, js_name = selfCollisions)]
    fn self_collisions(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural, js_name = mayTouch)]
    fn may_touch(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural)]
    fn clusters(this: &Options) -> JsValue;
    #[wasm_bindgen(method, getter, structural)]
    fn fuzziness(this: &Options) -> JsValue;
}

/// Why arguments were rejected.
#[derive(Debug)]
enum ArgumentError {
    /// By the library.
    Library(Error),
    /// Before the library was called: the message.
    Type(String),
}

impl From<Error> for ArgumentError {
    fn from(error: Error) -> Self {
        Self::Library(error)
    }
}

impl From<ArgumentError> for JsError {
    fn from(error: ArgumentError) -> Self {
        match error {
            ArgumentError::Library(error) => JsError::new(&error.to_string()),
            ArgumentError::Type(message) => JsError::new(&message),
        }
    }
}

/// A detector for JavaScript.
#[wasm_bindgen]
pub struct NativeDetector {
    detector: Detector,
    /// Result of the last frame.
    last: Option<DetectionResult>,
}

#[wasm_bindgen]
impl NativeDetector {
    /// Creates a detector for triangles of three vertex indices each.
    pub async fn open(triangles: Vec<u32>, options: Options) -> Result<NativeDetector, JsError> {
        let settings = settings(&options)?;
        let vertices = optional(&options.vertices(), |value| integer(value, "vertices"))?;
        let objects = optional(&options.objects(), |value| integers(value, "objects"))?;
        let scene = scene(&triangles, vertices, objects.as_deref().unwrap_or(&[0]))?;
        Ok(Self { detector: Detector::new_async(&scene, settings).await?, last: None })
    }

    /// Finds all intersecting pairs: two triangle indices each, ascending.
    pub async fn detect(&mut self, positions: Vec<f32>) -> Result<Vec<u32>, JsError> {
        let result = self.detector.detect_async(points(&positions)?).await?;
        let pairs = result.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
        self.last = Some(result);
        Ok(pairs)
    }

    /// Finds any intersecting pair: two triangle indices, or none.
    #[wasm_bindgen(js_name = findAny)]
    pub async fn find_any(&mut self, positions: Vec<f32>) -> Result<Vec<u32>, JsError> {
        let pair = self.detector.find_any_async(points(&positions)?).await?;
        Ok(pair.map_or_else(Vec::new, |pair| vec![pair.a, pair.b]))
    }

    /// Whether the detector runs on a GPU.
    #[wasm_bindgen(getter, js_name = onGpu)]
    pub fn on_gpu(&self) -> bool {
        self.detector.device().is_some()
    }

    /// Number of vertices.
    #[wasm_bindgen(getter)]
    pub fn vertices(&self) -> u32 {
        // A scene has at most 2³² vertices.
        self.detector.scene().positions().len() as u32
    }

    /// Stats of the last frame as an object; `null` before the first.
    #[wasm_bindgen(getter)]
    pub fn stats(&self) -> JsValue {
        let Some(DetectionResult { stats, stages, degenerate, .. }) = &self.last else { return JsValue::NULL };
        let stages: Array = stages
            .iter()
            .map(|stage| {
                let milliseconds = stage.time.map_or(JsValue::NULL, |time| (time.as_secs_f64() * 1e3).into());
                object([
                    ("stage", stage.stage.name().into()),
                    ("milliseconds", milliseconds),
                    ("bytes", number(stage.bytes)),
                ])
            })
            .collect();
        object([
            ("triangles", number(self.detector.scene().triangles().len() as u64)),
            ("clusters", self.detector.clusters().into()),
            ("candidates", number(stats.candidates)),
            ("tested", number(stats.tested)),
            ("undecided", number(stats.undecided)),
            ("pairs", number(stats.found)),
            ("degenerate", number(degenerate.len() as u64)),
            ("stages", stages.into()),
        ])
    }
}

impl Drop for NativeDetector {
    /// Destroys the device, which no other detector uses. A browser frees its buffers only when it collects garbage, and does
    /// not know their size.
    fn drop(&mut self) {
        if let Some(device) = self.detector.device() {
            device.destroy();
        }
    }
}

/// Converts options to settings.
fn settings(options: &Options) -> Result<Settings, ArgumentError> {
    let mut settings = Settings::default();
    if let Some(backend) = optional(&options.backend(), |value| choice(value, "backend", ["auto", "gpu", "cpu"]))? {
        settings.backend = match backend {
            "gpu" => Backend::Gpu(AdapterRequest { software: true, ..Default::default() }),
            "cpu" => Backend::Cpu,
            _ => Backend::Auto,
        };
    }
    if let Some(neighbors) = optional(&options.neighbors(), |value| choice(value, "neighbors", ["exact", "skip"]))? {
        settings.neighbors = if neighbors == "skip" { Neighbors::Skip } else { Neighbors::Exact };
    }
    if let Some(clusters) = optional(&options.clusters(), |value| match value.as_string().as_deref() {
        Some("auto") => Ok(Clusters::Auto),
        _ => integer(value, "clusters").map(Clusters::Count),
    })? {
        settings.clustering.clusters = clusters;
    }
    if let Some(fuzziness) = optional(&options.fuzziness(), |value| {
        value.as_f64().ok_or_else(|| type_error("fuzziness", "a number", value))
    })? {
        settings.clustering.fuzziness = fuzziness as f32;
    }
    let mut filter = ObjectFilter::new();
    if let Some(on) = optional(&options.self_collisions(), |value| {
        value.as_bool().ok_or_else(|| type_error("selfCollisions", "true or false", value))
    })? {
        filter = filter.self_collisions(on);
    }
    if let Some(pairs) = optional(&options.may_touch(), |value| array(value, "mayTouch"))? {
        for pair in pairs.iter() {
            let what = "each pair of mayTouch";
            let [a, b] = <[u32; 2]>::try_from(integers(&pair, what)?)
                .map_err(|_| type_error(what, "an array of two object indices", &pair))?;
            filter = filter.may_touch(a as usize, b as usize);
        }
    }
    settings.filter = filter;
    Ok(settings)
}

/// Creates a scene.
///
/// - `triangles`: three vertex indices each, counted through all objects;
/// - `vertices`: number of vertices; by default one more than the highest index;
/// - `firsts`: first triangle of each object, ascending from 0.
fn scene(triangles: &[u32], vertices: Option<u32>, firsts: &[u32]) -> Result<Scene, ArgumentError> {
    let (triangles, rest) = triangles.as_chunks::<3>();
    if !rest.is_empty() {
        let len = triangles.len() * 3 + rest.len();
        return Err(ArgumentError::Type(format!(
            "triangles must have 3 vertex indices per triangle, but has {len} in all"
        )));
    }
    let referenced = triangles.as_flattened().iter().max().map_or(0, |last| (*last as usize).saturating_add(1));
    let vertices = vertices.map_or(referenced, |vertices| vertices as usize);
    let is_ascending = firsts.first() == Some(&0) && firsts.is_sorted_by(|a, b| a < b);
    if !is_ascending || firsts.last().is_some_and(|last| *last as usize >= triangles.len().max(1)) {
        let count = triangles.len();
        return Err(ArgumentError::Type(format!(
            "objects must be the first triangle of each object, ascending from 0 and less than {count}, not {firsts:?}"
        )));
    }
    // An invalid index, such as -1 as a u32, can ask for more than there is memory. Three copies of the positions are made.
    let bytes = vertices.checked_mul(3 * size_of::<[f32; 3]>());
    if bytes.is_none_or(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_err()) {
        return Err(ArgumentError::Type(format!(
            "out of memory for {vertices} vertices; check the vertex indices in triangles"
        )));
    }
    Ok(Scene::new(split_objects(triangles, vertices, firsts)?)?)
}

/// Splits triangles into one mesh per object, with vertex indices counted from 0.
fn split_objects(triangles: &[[u32; 3]], vertices: usize, firsts: &[u32]) -> Result<Vec<Mesh>, ArgumentError> {
    let ends = firsts.iter().skip(1).map(|first| *first as usize).chain([triangles.len()]);
    let mut meshes = Vec::new();
    let mut start = 0;
    for (object, (first, end)) in firsts.iter().zip(ends).enumerate() {
        let own = &triangles[*first as usize..end];
        for (triangle, indices) in own.iter().enumerate() {
            if let Some(&vertex) = indices.iter().find(|vertex| **vertex as usize >= vertices) {
                return Err(Error::Scene(SceneError::VertexIndex { object, triangle, vertex, vertices }).into());
            }
            if let Some(vertex) = indices.iter().find(|vertex| (**vertex as usize) < start) {
                return Err(ArgumentError::Type(format!(
                    "triangle {triangle} of object {object} refers to vertex {vertex} of an earlier object; the vertices \
                     of each object must follow those of the object before"
                )));
            }
        }
        let is_last = object + 1 == firsts.len();
        let highest = own.as_flattened().iter().max();
        let end = if is_last { vertices } else { highest.map_or(start, |highest| *highest as usize + 1) };
        let local = own.iter().map(|indices| indices.map(|vertex| vertex - start as u32)).collect();
        meshes.push(Mesh::new(vec![[0.0; 3]; end - start], local));
        start = end;
    }
    Ok(meshes)
}

/// Returns coordinates as points.
fn points(positions: &[f32]) -> Result<&[[f32; 3]], ArgumentError> {
    match positions.as_chunks() {
        (points, []) => Ok(points),
        _ => {
            let len = positions.len();
            Err(ArgumentError::Type(format!("positions must have 3 coordinates per vertex, but has {len} in all")))
        }
    }
}

fn type_error(what: &str, expected: &str, value: &JsValue) -> ArgumentError {
    ArgumentError::Type(format!("{what} must be {expected}, not {}", to_text(value)))
}

/// Converts a value unless it is `undefined`.
fn optional<T>(
    value: &JsValue,
    convert: impl FnOnce(&JsValue) -> Result<T, ArgumentError>,
) -> Result<Option<T>, ArgumentError> {
    if value.is_undefined() { Ok(None) } else { convert(value).map(Some) }
}

fn choice<const N: usize>(
    value: &JsValue,
    what: &str,
    choices: [&'static str; N],
) -> Result<&'static str, ArgumentError> {
    let text = value.as_string();
    choices.into_iter().find(|choice| text.as_deref() == Some(*choice)).ok_or_else(|| {
        let quoted = choices.map(|choice| format!("\"{choice}\""));
        type_error(what, &quoted.join(" or "), value)
    })
}

/// Converts to an integer from 0 to 2³² − 1.
fn integer(value: &JsValue, what: &str) -> Result<u32, ArgumentError> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number));
    number.map(|number| number as u32).ok_or_else(|| type_error(what, "an integer", value))
}

fn integers(value: &JsValue, what: &str) -> Result<Vec<u32>, ArgumentError> {
    array(value, what)?.iter().map(|number| integer(&number, what)).collect()
}

/// Converts an array or a `Uint32Array` to an array.
fn array(value: &JsValue, what: &str) -> Result<Array, ArgumentError> {
    if Array::is_array(value) || value.is_instance_of::<js_sys::Uint32Array>() {
        Ok(Array::from(value))
    } else {
        Err(type_error(what, "an array", value))
    }
}

/// Returns a value as JSON, if it can be written so.
fn to_text(value: &JsValue) -> String {
    match js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string()) {
        Some(text) => text,
        None => format!("{value:?}"),
    }
}

/// Converts a count to a JavaScript number, exactly up to 2⁵³.
fn number(count: u64) -> JsValue {
    JsValue::from_f64(count as f64)
}

fn object<const N: usize>(fields: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new plain object cannot fail.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(result: Result<Scene, ArgumentError>) -> String {
        match result {
            Ok(_) => String::new(),
            Err(ArgumentError::Library(error)) => error.to_string(),
            Err(ArgumentError::Type(message)) => message,
        }
    }

    #[test]
    fn one_object_has_the_given_or_the_referenced_number_of_vertices() {
        let triangles = [0, 1, 2, 2, 1, 4];
        assert_eq!(scene(&triangles, None, &[0]).map(|scene| scene.positions().len()).ok(), Some(5));
        assert_eq!(scene(&triangles, Some(9), &[0]).map(|scene| scene.positions().len()).ok(), Some(9));
        assert_eq!(
            message(scene(&triangles, Some(4), &[0])),
            "triangle 1 of object 0 refers to vertex 4, but the mesh has 4 vertices"
        );
    }

    #[test]
    fn objects_keep_their_vertex_indices() {
        // Vertex 3 belongs to no triangle, and vertex 9 follows the last one.
        let triangles = [0, 1, 2, 4, 5, 6, 6, 7, 8];
        let scene = scene(&triangles, Some(10), &[0, 1]).expect("a scene");
        assert_eq!(scene.triangles().as_flattened(), triangles);
        assert_eq!((scene.triangles_of(0), scene.triangles_of(1)), (0..1, 1..3));
        assert_eq!((scene.vertices_of(0), scene.vertices_of(1)), (0..3, 3..10));
    }

    #[test]
    fn invalid_scenes_are_rejected_with_a_message() {
        assert!(message(scene(&[0, 1, 2, 3], None, &[0])).starts_with("triangles must have 3 vertex indices"));
        assert!(message(scene(&[], None, &[0])).ends_with("triangles, but this one has 0"));
        assert!(message(scene(&[0, 1, 2, 2, 3, 4], None, &[0, 1])).contains("refers to vertex 2 of an earlier object"));
        for firsts in [&[][..], &[1], &[0, 0], &[0, 2], &[0, 1, 1]] {
            assert!(
                message(scene(&[0, 1, 2, 3, 4, 5], None, firsts)).starts_with("objects must be the first"),
                "{firsts:?}"
            );
        }
        assert!(points(&[0.0; 7]).is_err());
        assert_eq!(points(&[0.0; 6]).map(<[_]>::len).ok(), Some(2));
    }
}
