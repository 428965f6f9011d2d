//! The npm package as users get it: packed, installed in an empty folder, and used in Node.js, and in a browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clasp3d::{Backend, ClusteringSettings, Clusters, Detector, Mesh, Neighbors, ObjectFilter, Scene, Settings};
use clasp3d_kernels::types::MAX_TRIANGLES;
use clasp3d_tests::browser::{self, Browser};
use clasp3d_tests::{ledger, surfaces};
use serde_json::{Value, json};

const IN_NODE: &str = "the npm package in Node.js";
const IN_CHROMIUM: &str = "the npm package in Chromium";

/// A scene, options of the package for it, and the equivalent settings of the library.
struct Case {
    meshes: Vec<Vec<Mesh>>,
    options: Value,
    settings: Settings,
}

fn cases() -> Vec<Case> {
    let eights = |count: usize| (0..count).map(|frame| vec![surfaces::eight(600, 0.2 * frame as f32)]).collect();
    // Three objects: a ring that intersects itself, and two balls, one inside the other.
    let objects = |frame: usize| {
        let mut large = surfaces::ball(150, 0.7);
        large.positions.iter_mut().for_each(|[x, ..]| *x += 0.6 + 0.1 * frame as f32);
        let mut small = surfaces::ball(60, 0.5);
        small.positions.iter_mut().for_each(|[x, y, _]| (*x, *y) = (*x + 0.9, *y + 0.4));
        vec![surfaces::eight(200, 0.0), large, small]
    };
    let two_frames: Vec<Vec<Mesh>> = (0..2).map(objects).collect();
    let starts = two_frames[0].iter().scan(0, |end, mesh| {
        let start = *end;
        *end += mesh.triangles.len();
        Some(start)
    });
    let firsts: Vec<usize> = starts.collect();
    vec![
        Case { meshes: eights(2), options: json!({}), settings: Settings::default() },
        Case {
            meshes: eights(1),
            options: json!({ "clusters": 7, "fuzziness": 1.5, "neighbors": "skip" }),
            settings: Settings {
                clustering: ClusteringSettings { clusters: Clusters::Count(7), fuzziness: 1.5, ..Default::default() },
                neighbors: Neighbors::Skip,
                ..Default::default()
            },
        },
        Case {
            meshes: two_frames,
            options: json!({ "objects": firsts, "selfCollisions": false, "mayTouch": [[0, 1]] }),
            settings: Settings {
                filter: ObjectFilter::new().self_collisions(false).may_touch(0, 1),
                ..Default::default()
            },
        },
    ]
}

impl Case {
    fn scene(&self) -> Scene {
        Scene::new(self.meshes[0].clone()).expect("a scene")
    }

    fn frames(&self) -> Vec<Vec<[f32; 3]>> {
        self.meshes.iter().map(|meshes| meshes.iter().flat_map(|mesh| mesh.positions.clone()).collect()).collect()
    }

    /// Converts to JSON. An `f32` is written as an `f64` of the same value, which JavaScript reads exactly.
    fn to_json(&self) -> Value {
        let frames: Vec<_> = self.frames().iter().map(|frame| json!(frame.as_flattened())).collect();
        json!({ "triangles": self.scene().triangles().as_flattened(), "options": self.options, "frames": frames })
    }

    /// Returns the pairs of each frame that the native library finds.
    fn native_pairs(&self) -> Vec<Vec<u32>> {
        let settings = Settings { backend: Backend::Cpu, ..self.settings.clone() };
        let mut detector = Detector::new(&self.scene(), settings).expect("a detector");
        let pairs = |frame: Vec<[f32; 3]>| {
            let result = detector.detect(&frame).expect("a result");
            result.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect()
        };
        self.frames().into_iter().map(pairs).collect()
    }
}

/// Returns the code blocks in a language of the package's README.
fn code_blocks(language: &str) -> Vec<String> {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/npm/README.md");
    let text = fs::read_to_string(readme).expect("the package's README");
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).map(|part| part.split_once("```").expect("the end of a block").0.to_owned()).collect()
}

/// Runs a program, and returns its output.
fn run(program: impl AsRef<Path>, arguments: &[&str], folder: &Path) -> String {
    let program = program.as_ref();
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{} {arguments:?}: {stdout}{}",
        program.display(),
        String::from_utf8_lossy(&output.stderr)
    );
    stdout
}

/// Finds npm and Node.js. If one is missing, records a skipped test.
fn find_npm(backend: &str, what: &str) -> Option<PathBuf> {
    let missing = |reason: &str| {
        ledger::skipped(backend, what, reason);
        None
    };
    if Command::new("node").arg("--version").output().is_err() {
        return missing("no Node.js");
    }
    browser::on_path(if cfg!(windows) { "npm.cmd" } else { "npm" }).or_else(|| missing("no npm"))
}

/// Builds the package, packs it, and installs it in a folder, without network. Returns the folder of the installed package.
fn install(npm: &Path, folder: &Path) -> PathBuf {
    // Not into the default folder, which another test may be replacing.
    let package = web_builder::build_package(Some(&folder.join("package"))).expect("the package");
    let folder_name = folder.to_str().expect("a name");
    let cache = format!("--cache={folder_name}/cache");
    run(npm, &["pack", "--silent", "--pack-destination", folder_name, &cache], &package);
    let tarball = format!("./clasp3d-{}.tgz", env!("CARGO_PKG_VERSION"));
    fs::write(folder.join("package.json"), r#"{ "private": true, "type": "module" }"#).expect("a file");
    run(npm, &["install", "--offline", "--no-audit", "--no-fund", &cache, &tarball], folder);
    folder.join("node_modules/clasp3d")
}

/// Checks the example against the types, if there is a TypeScript compiler.
fn check_types(folder: &Path, example: &str) {
    let local = browser::scripts().join("node_modules/.bin/tsc");
    let Some(compiler) = Some(local).filter(|file| file.is_file()).or_else(|| browser::on_path("tsc")) else {
        return ledger::skipped("node", "the types of the npm package", "no TypeScript (tsc)");
    };
    // The types must also reject mistakes.
    let more = "
        const options: import(\"clasp3d\").DetectorOptions = { backend: \"cpu\", objects: [0, 1], mayTouch: [[0, 1]] };
        const other: Detector = await Detector.create(triangles, options);
        const pair: [number, number] | null = await other.findAny(positions);
        const time: number | null | undefined = other.stats?.stages[0]?.milliseconds;
        other[Symbol.dispose]();
        // @ts-expect-error
        await Detector.create([0, 1, 2]);
        // @ts-expect-error
        await Detector.create(triangles, { backend: \"cuda\" });
        // @ts-expect-error
        new Detector();
        console.log(pair, time);";
    fs::write(folder.join("example.ts"), format!("{example}{more}\n")).expect("a file");
    for library in ["es2022,dom", "esnext,dom"] {
        let arguments = [
            "--noEmit",
            "--strict",
            "--target",
            "es2022",
            "--module",
            "nodenext",
            "--moduleResolution",
            "nodenext",
            "--lib",
            library,
            "--types",
            "",
            "example.ts",
        ];
        run(&compiler, &arguments, folder);
    }
    ledger::ran("node", "the types of the npm package");
}

/// The package finds its wasm by itself, and accepts wasm that the program has read.
#[test]
fn the_packed_package_runs_in_node() {
    let Some(npm) = find_npm("node", IN_NODE) else { return };
    let probe = Command::new("node").args(["-e", "process.exit(process.getBuiltinModule ? 0 : 1)"]).status();
    if !probe.expect("Node.js").success() {
        return ledger::skipped("node", IN_NODE, "Node.js is too old: the package needs 20.16, 22.3 or later");
    }
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = temporary.path();
    check_contents(&install(&npm, folder));
    let javascript = code_blocks("js");
    let [example, with_bytes] = &javascript[..] else { panic!("the README must have two js blocks") };
    let without_import = example.split_once('\n').expect("more than an import").1;
    for (file, script) in [("example.js", example), ("with-bytes.js", &format!("{with_bytes}{without_import}"))] {
        fs::write(folder.join(file), script).expect("a file");
        let output = run("node", &[file], folder);
        let compact: String = output.split_whitespace().collect();
        assert_eq!(compact, "Uint32Array(2)[0,1]Uint32Array(0)[]", "{file}: {output}");
    }
    ledger::ran("node", IN_NODE);
    check_types(folder, example);
}

#[test]
fn the_packed_package_finds_the_same_pairs_in_chromium() {
    let Some(browser) = Browser::find(IN_CHROMIUM) else { return };
    let Some(npm) = find_npm("browser", IN_CHROMIUM) else { return };
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = temporary.path();
    install(&npm, folder);
    write_page(folder);
    let cases = cases();
    write_scenes(folder, &cases);
    let port = web_builder::serve_below(folder.to_owned(), "/some/path/", 0).expect("a server");
    let output = browser.run("npm.mjs", &format!("http://localhost:{port}/some/path/"));
    let output: Value = serde_json::from_slice(&output).expect("JSON");
    assert_eq!(output["consoleErrors"], json!([]));
    check_results(&output, &cases);
    check_messages(&output);
    ledger::ran("browser", "errors of the npm package");
}

/// Checks that the package contains only the files that it needs, with complete metadata.
fn check_contents(installed: &Path) {
    let mut files: Vec<String> = fs::read_dir(installed)
        .expect("the package")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    files.sort();
    let expected = [
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "clasp3d_wasm.js",
        "clasp3d_wasm_bg.wasm",
        "index.d.ts",
        "index.js",
        "package.json",
    ];
    assert_eq!(files, expected);
    let manifest = fs::read(installed.join("package.json")).expect("package.json");
    let manifest: Value = serde_json::from_slice(&manifest).expect("JSON");
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    for field in ["engines", "exports", "files", "types", "license"] {
        assert!(!manifest[field].is_null(), "package.json has no {field}");
    }
    let bindings = fs::read_to_string(installed.join("clasp3d_wasm.js")).expect("JavaScript");
    assert!(bindings.contains("class NativeDetector") && !bindings.contains("BrowserCheck"), "more than the detector");
    assert!(fs::metadata(installed.join("clasp3d_wasm_bg.wasm")).expect("wasm").len() <= web_builder::WASM_LIMIT);
}

/// Writes a page with the example of the README for the browser.
fn write_page(folder: &Path) {
    let (javascript, html) = (code_blocks("js"), code_blocks("html"));
    let ([example, _], [import_map]) = (&javascript[..], &html[..]) else {
        panic!("the README must have two js blocks and one html block")
    };
    let import_map = import_map.lines().next().expect("an import map");
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>clasp3d</title><link rel=\"icon\" href=\"data:,\">{import_map}
        <script type=\"module\">\n{example}\ndocument.body.dataset.done = true;</script><body></body>"
    );
    fs::write(folder.join("index.html"), page).expect("a file");
}

/// Writes the scenes and the worker for `npm.mjs`.
fn write_scenes(folder: &Path, cases: &[Case]) {
    let scenes: Vec<Value> = cases.iter().map(Case::to_json).collect();
    fs::write(folder.join("scenes.json"), json!(scenes).to_string()).expect("a file");
    let worker = r#"
        import { Detector } from "./node_modules/clasp3d/index.js";
        onmessage = async ({ data: backend }) => {
            try {
                const [{ triangles, frames }] = await (await fetch("scenes.json")).json();
                const detector = await Detector.create(new Uint32Array(triangles), { backend });
                postMessage({ pairs: Array.from(await detector.detect(new Float32Array(frames.at(-1)))) });
            } catch (error) {
                postMessage({ error: error.message });
            }
        };"#;
    fs::write(folder.join("worker.js"), worker).expect("a file");
}

/// Checks the example's output and the pairs of all scenes, in a page and in a worker.
fn check_results(output: &Value, cases: &[Case]) {
    for example in ["example", "exampleWithout"] {
        assert_eq!(output[example], json!([["Uint32Array", 0, 1], ["Uint32Array"]]), "{example}");
    }
    let native: Vec<_> = cases.iter().map(Case::native_pairs).collect();
    assert!(native.iter().all(|frames| frames.iter().all(|pairs| pairs.len() > 20)), "scenes without pairs");
    for (backend, indices) in [("cpu", &[0, 1, 2][..]), ("gpu", &[0, 2])] {
        assert_eq!(output[backend].as_array().map(Vec::len), Some(indices.len()));
        for (position, index) in indices.iter().enumerate() {
            let (found, native) = (&output[backend][position], &native[*index]);
            assert_eq!(found["pairs"], json!(native), "scene {index} on {backend}");
            check_stats(found, backend, &cases[*index], native.last().expect("a frame"));
        }
        assert_eq!(output["worker"][backend], json!(native[0].last()), "in a worker, on {backend}");
        ledger::ran("browser", &format!("pairs found by the npm package, {backend}"));
    }
}

/// Checks `findAny`, the properties and the stats of a detector after the last frame of a scene.
fn check_stats(found: &Value, backend: &str, case: &Case, pairs: &[u32]) {
    let any = [&found["any"][0], &found["any"][1]].map(|triangle| triangle.as_u64().expect("a triangle") as u32);
    assert!(pairs.as_chunks().0.contains(&any), "{any:?} is not one of the pairs");
    assert_eq!(found["before"], Value::Null);
    // `free` destroys the device.
    assert_eq!(found["lost"], if backend == "gpu" { json!(["destroyed"]) } else { json!([]) });
    assert_eq!(found["on"], backend);
    // The adapter that `tests/browser/browsers.mjs` chooses.
    assert_eq!(found["adapter"], if backend == "gpu" { json!("google swiftshader") } else { Value::Null });
    let stats = &found["stats"];
    assert_eq!(stats["pairs"], pairs.len() / 2);
    assert_eq!(stats["triangles"], case.scene().triangles().len());
    assert_eq!(found["vertices"], case.scene().positions().len());
    if let Clusters::Count(clusters) = case.settings.clustering.clusters {
        assert_eq!(stats["clusters"], clusters);
    }
    let count = |name: &str| stats[name].as_u64().unwrap_or_else(|| panic!("{name} of {stats}"));
    assert!(count("tested") >= count("pairs") && count("candidates") >= count("tested"), "{stats}");
    assert!(stats["milliseconds"].as_f64().is_some_and(|time| time > 0.0), "{stats}");
    let stages = stats["stages"].as_array().expect("stages");
    for stage in ["bounds", "clustering", "assignment"] {
        let stage = stages.iter().find(|stats| stats["stage"] == stage).unwrap_or_else(|| panic!("{stages:?}"));
        assert!(stage["milliseconds"].is_null() || stage["milliseconds"].as_f64().is_some_and(|time| time >= 0.0));
    }
}

/// Checks the messages of invalid calls. `npm.mjs` makes the calls; the keys are its names for them.
fn check_messages(output: &Value) {
    let messages = output["messages"].as_object().expect("messages");
    let no_triangles =
        clasp3d::Error::Scene(clasp3d::SceneError::TriangleCount { count: 0, limit: MAX_TRIANGLES as usize })
            .to_string();
    let expected = [
        ("too few positions", "got 5 positions for a scene of 6 vertices"),
        ("incomplete position", "positions must have 3 coordinates per vertex, but has 16 in all"),
        ("array of positions", "positions must be a Float32Array with 3 coordinates per vertex"),
        ("NaN", "the y coordinate of vertex 4 is NaN; positions must be finite"),
        ("infinity", "the z coordinate of vertex 0 is -inf; positions must be finite"),
        ("missing vertex", "triangle 1 of object 0 refers to vertex 5, but the mesh has 5 vertices"),
        ("negative vertex", "out of memory for 4294967295 vertices; check the vertex indices in triangles"),
        ("no triangles", &*no_triangles),
        ("array of triangles", "triangles must be a Uint32Array with 3 vertex indices per triangle"),
        ("incomplete triangle", "triangles must have 3 vertex indices per triangle, but has 4 in all"),
        ("too many clusters", "the number of clusters must be 1 to 64, not 65"),
        ("fractional clusters", "clusters must be an integer, not 2.5"),
        ("fuzziness of 1", "the fuzziness must be finite and more than 1, not 1"),
        ("unknown backend", "backend must be \"auto\" or \"gpu\" or \"cpu\", not \"cuda\""),
        ("null neighbors", "neighbors must be \"exact\" or \"skip\", not null"),
        (
            "unknown option",
            "unknown option \"cluster\"; the options are vertices, objects, backend, neighbors, selfCollisions, \
             mayTouch, clusters, fuzziness",
        ),
        (
            "unsorted objects",
            "objects must be the first triangle of each object, ascending from 0 and less than 2, not [1, 0]",
        ),
        ("missing object", "the filter refers to object 2, but the scene has 2 objects"),
        ("selfCollisions as text", "selfCollisions must be true or false, not \"no\""),
        ("overlapping call", "the detector is busy; await the previous call first"),
        ("pairs of the call that was overlapped", "0,1"),
        ("pairs after all errors", "0,1"),
        ("pairs of a call during free", "0,1"),
        ("freed", "the detector was freed; create another one"),
        ("constructor", "use `await Detector.create(triangles)` instead of `new Detector`"),
        ("disposed", "the detector was freed; create another one"),
    ];
    for (call, expected) in expected {
        assert_eq!(messages.get(call), Some(&json!(expected)), "{call}");
    }
    assert_eq!(messages.len(), expected.len(), "{messages:?}");
    assert_eq!(output["without"]["backend"], "cpu");
    assert_eq!(output["without"]["adapter"], Value::Null);
    let rejection = output["without"]["rejection"].as_str().expect("a message");
    assert!(rejection.starts_with("no GPU adapter") && rejection.contains("WebGPU"), "{rejection}");
}
