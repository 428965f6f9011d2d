//! The detector for JavaScript: what the npm package is made of.
//!
//! `web/npm/index.js` is the way in for users. It loads this, sees to it that one call ends before the next begins, and
//! knows whether a detector has been freed; everything else is here.

use clasp3d::gpu::AdapterRequest;
use clasp3d::{
    Backend, Clusters, DetectionResult, Detector, Error, Mesh, Neighbors, ObjectFilter, Scene, SceneError, Settings,
};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The options of `Detector.create`, as JavaScript has them. What is not there is `undefined`.
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

/// What is wrong with what JavaScript has handed over.
#[derive(Debug)]
enum Wrong {
    /// The library says so.
    Library(Error),
    /// The library was never asked.
    Input(String),
}

impl From<Error> for Wrong {
    fn from(error: Error) -> Self {
        Self::Library(error)
    }
}

impl From<Wrong> for JsError {
    fn from(wrong: Wrong) -> Self {
        match wrong {
            Wrong::Library(error) => JsError::new(&error.to_string()),
            Wrong::Input(words) => JsError::new(&words),
        }
    }
}

/// A detector, for JavaScript.
#[wasm_bindgen]
pub struct NativeDetector {
    detector: Detector,
    /// What the last frame gave, without its pairs.
    last: Option<DetectionResult>,
}

#[wasm_bindgen]
impl NativeDetector {
    /// A detector for triangles of three vertices each.
    pub async fn open(triangles: Vec<u32>, options: Options) -> Result<NativeDetector, JsError> {
        let settings = settings(&options)?;
        let vertices = optional(&options.vertices(), |value| whole(value, "vertices"))?;
        let objects = optional(&options.objects(), |value| whole_numbers(value, "objects"))?;
        let scene = scene(&triangles, vertices, objects.as_deref().unwrap_or(&[0]))?;
        Ok(Self { detector: Detector::new_async(&scene, settings).await?, last: None })
    }

    /// The pairs that intersect: two numbers to a pair, ascending.
    pub async fn detect(&mut self, positions: Vec<f32>) -> Result<Vec<u32>, JsError> {
        let report = self.detector.detect_async(points(&positions)?).await?;
        let pairs = report.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
        self.last = Some(report);
        Ok(pairs)
    }

    /// Some pair that intersects: two numbers, or none.
    #[wasm_bindgen(js_name = findAny)]
    pub async fn find_any(&mut self, positions: Vec<f32>) -> Result<Vec<u32>, JsError> {
        let pair = self.detector.find_any_async(points(&positions)?).await?;
        Ok(pair.map_or_else(Vec::new, |pair| vec![pair.a, pair.b]))
    }

    /// Whether the work is done on a GPU.
    #[wasm_bindgen(getter, js_name = onGpu)]
    pub fn on_gpu(&self) -> bool {
        self.detector.device().is_some()
    }

    /// How many vertices a frame has.
    #[wasm_bindgen(getter)]
    pub fn vertices(&self) -> u32 {
        // A scene has no more vertices than 32 bits can number.
        self.detector.scene().positions().len() as u32
    }

    /// The stats of the last frame, as an object; `null` before the first.
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
    /// Gives up the device, which is the detector's own: a browser keeps its buffers until it collects garbage, and does not
    /// know how large they are.
    fn drop(&mut self) {
        if let Some(device) = self.detector.device() {
            device.destroy();
        }
    }
}

/// The settings that the options ask for.
fn settings(options: &Options) -> Result<Settings, Wrong> {
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
        _ => whole(value, "clusters").map(Clusters::Count),
    })? {
        settings.clustering.clusters = clusters;
    }
    if let Some(fuzziness) = optional(&options.fuzziness(), |value| {
        value.as_f64().ok_or_else(|| Wrong::Input(format!("fuzziness is a number, not {}", shown(value))))
    })? {
        settings.clustering.fuzziness = fuzziness as f32;
    }
    let mut filter = ObjectFilter::new();
    if let Some(on) = optional(&options.self_collisions(), |value| {
        value.as_bool().ok_or_else(|| Wrong::Input(format!("selfCollisions is true or false, not {}", shown(value))))
    })? {
        filter = filter.self_collisions(on);
    }
    if let Some(pairs) = optional(&options.may_touch(), |value| list(value, "mayTouch"))? {
        for pair in pairs.iter() {
            let [a, b] = <[u32; 2]>::try_from(whole_numbers(&pair, "a pair of mayTouch")?)
                .map_err(|_| Wrong::Input(format!("a pair of mayTouch is two objects, not {}", shown(&pair))))?;
            filter = filter.may_touch(a as usize, b as usize);
        }
    }
    settings.filter = filter;
    Ok(settings)
}

/// A scene of triangles whose vertices are numbered through, with an object to each of the first triangles. Without a
/// number of vertices there are as many as the triangles name.
fn scene(triangles: &[u32], vertices: Option<u32>, firsts: &[u32]) -> Result<Scene, Wrong> {
    let (triangles, rest) = triangles.as_chunks::<3>();
    if !rest.is_empty() {
        let len = triangles.len() * 3 + rest.len();
        return Err(Wrong::Input(format!("triangles has {len} numbers: they are three to a triangle")));
    }
    let named = triangles.as_flattened().iter().max().map_or(0, |last| (*last as usize).saturating_add(1));
    let vertices = vertices.map_or(named, |vertices| vertices as usize);
    let ascending = firsts.first() == Some(&0) && firsts.is_sorted_by(|a, b| a < b);
    if !ascending || firsts.last().is_some_and(|last| *last as usize >= triangles.len().max(1)) {
        let count = triangles.len();
        return Err(Wrong::Input(format!(
            "objects are the first triangles of the objects, ascending from 0 and below {count}: not {firsts:?}"
        )));
    }
    // A vertex that is none, such as -1, may ask for more than there is memory; a copy of the scene is made on the way.
    let room = vertices.checked_mul(3 * size_of::<[f32; 3]>());
    if room.is_none_or(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_err()) {
        return Err(Wrong::Input(format!(
            "there is no memory for {vertices} vertices: is every index of triangles one?"
        )));
    }
    let ends = firsts.iter().skip(1).map(|first| *first as usize).chain([triangles.len()]);
    let mut meshes = Vec::new();
    let mut from = 0;
    for (object, (first, end)) in firsts.iter().zip(ends).enumerate() {
        let own = &triangles[*first as usize..end];
        for (triangle, names) in own.iter().enumerate() {
            if let Some(&vertex) = names.iter().find(|vertex| **vertex as usize >= vertices) {
                return Err(Error::Scene(SceneError::VertexIndex { object, triangle, vertex, vertices }).into());
            }
            if let Some(vertex) = names.iter().find(|vertex| (**vertex as usize) < from) {
                return Err(Wrong::Input(format!(
                    "triangle {triangle} of object {object} names vertex {vertex}, which is an earlier object's: each \
                     object has its own vertices, and they follow those of the object before it"
                )));
            }
        }
        let last = object + 1 == firsts.len();
        let to = if last { vertices } else { own.as_flattened().iter().max().map_or(from, |last| *last as usize + 1) };
        let names = own.iter().map(|names| names.map(|vertex| vertex - from as u32)).collect();
        meshes.push(Mesh::new(vec![[0.0; 3]; to - from], names));
        from = to;
    }
    Ok(Scene::new(meshes)?)
}

/// Numbers, three to a vertex.
fn points(positions: &[f32]) -> Result<&[[f32; 3]], Wrong> {
    match positions.as_chunks() {
        (points, []) => Ok(points),
        _ => Err(Wrong::Input(format!("positions has {} numbers: they are three to a vertex", positions.len()))),
    }
}

/// What `read` makes of a value, if it is there.
fn optional<T>(value: &JsValue, read: impl FnOnce(&JsValue) -> Result<T, Wrong>) -> Result<Option<T>, Wrong> {
    if value.is_undefined() { Ok(None) } else { read(value).map(Some) }
}

fn choice<const N: usize>(value: &JsValue, what: &str, of: [&'static str; N]) -> Result<&'static str, Wrong> {
    let text = value.as_string();
    of.into_iter().find(|choice| text.as_deref() == Some(*choice)).ok_or_else(|| {
        let quoted = of.map(|choice| format!("\"{choice}\""));
        Wrong::Input(format!("{what} is {}, not {}", quoted.join(" or "), shown(value)))
    })
}

fn whole(value: &JsValue, what: &str) -> Result<u32, Wrong> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number));
    number
        .map(|number| number as u32)
        .ok_or_else(|| Wrong::Input(format!("{what}: a whole number is wanted, not {}", shown(value))))
}

fn whole_numbers(value: &JsValue, what: &str) -> Result<Vec<u32>, Wrong> {
    list(value, what)?.iter().map(|number| whole(&number, what)).collect()
}

/// An array, or what can be made one, such as a typed array.
fn list(value: &JsValue, what: &str) -> Result<Array, Wrong> {
    if Array::is_array(value) || value.is_instance_of::<js_sys::Uint32Array>() {
        Ok(Array::from(value))
    } else {
        Err(Wrong::Input(format!("{what}: an array is wanted, not {}", shown(value))))
    }
}

/// A value as JavaScript would write it.
fn shown(value: &JsValue) -> String {
    match js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string()) {
        Some(text) => text,
        None => format!("{value:?}"),
    }
}

/// A count as JavaScript has it: exact to 2⁵³.
fn number(count: u64) -> JsValue {
    JsValue::from_f64(count as f64)
}

fn object<const N: usize>(entries: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        // A plain object takes everything.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(result: Result<Scene, Wrong>) -> String {
        match result {
            Ok(_) => String::new(),
            Err(Wrong::Library(error)) => error.to_string(),
            Err(Wrong::Input(words)) => words,
        }
    }

    #[test]
    fn one_object_has_the_vertices_that_it_names_or_as_many_as_it_is_told() {
        let triangles = [0, 1, 2, 2, 1, 4];
        assert_eq!(scene(&triangles, None, &[0]).map(|scene| scene.positions().len()).ok(), Some(5));
        assert_eq!(scene(&triangles, Some(9), &[0]).map(|scene| scene.positions().len()).ok(), Some(9));
        assert_eq!(
            words(scene(&triangles, Some(4), &[0])),
            "triangle 1 of object 0 names vertex 4, but the mesh has 4 vertices"
        );
    }

    #[test]
    fn objects_keep_the_numbers_of_their_vertices() {
        // Vertex 3 belongs to no triangle, and vertex 9 follows the last one.
        let triangles = [0, 1, 2, 4, 5, 6, 6, 7, 8];
        let scene = scene(&triangles, Some(10), &[0, 1]).expect("a scene");
        assert_eq!(scene.triangles().as_flattened(), triangles);
        assert_eq!((scene.triangles_of(0), scene.triangles_of(1)), (0..1, 1..3));
        assert_eq!((scene.vertices_of(0), scene.vertices_of(1)), (0..3, 3..10));
    }

    #[test]
    fn what_cannot_be_a_scene_is_named() {
        assert!(words(scene(&[0, 1, 2, 3], None, &[0])).starts_with("triangles has 4 numbers"));
        assert!(words(scene(&[], None, &[0])).ends_with("triangles, and this one 0"));
        assert!(words(scene(&[0, 1, 2, 2, 3, 4], None, &[0, 1])).contains("names vertex 2, which is an earlier"));
        for firsts in [&[][..], &[1], &[0, 0], &[0, 2], &[0, 1, 1]] {
            assert!(words(scene(&[0, 1, 2, 3, 4, 5], None, firsts)).starts_with("objects are the first"), "{firsts:?}");
        }
        assert!(points(&[0.0; 7]).is_err());
        assert_eq!(points(&[0.0; 6]).map(<[_]>::len).ok(), Some(2));
    }
}
