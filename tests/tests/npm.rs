//! The npm package, as a stranger gets it: packed, installed in a fresh folder, and used in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clasp3d::{Backend, ClusteringSettings, Clusters, Detector, Mesh, Neighbors, ObjectFilter, Scene, Settings};
use clasp3d_kernels::types::MAX_TRIANGLES;
use clasp3d_tests::browser::{self, Browser};
use clasp3d_tests::{ledger, surfaces};
use serde_json::{Value, json};

const WHAT: &str = "the npm package in Chromium";

/// A scene, the options that the package gets for it, and the settings that mean the same.
struct Case {
    meshes: Vec<Vec<Mesh>>,
    options: Value,
    settings: Settings,
}

fn cases() -> Vec<Case> {
    let eights = |count: usize| (0..count).map(|frame| vec![surfaces::eight(600, 0.2 * frame as f32)]).collect();
    // Three objects: a ring that meets itself, and two balls, one of which stays within the other.
    let objects = |frame: usize| {
        let mut large = surfaces::ball(150, 0.7);
        large.positions.iter_mut().for_each(|[x, ..]| *x += 0.6 + 0.1 * frame as f32);
        let mut small = surfaces::ball(60, 0.5);
        small.positions.iter_mut().for_each(|[x, y, _]| (*x, *y) = (*x + 0.9, *y + 0.4));
        vec![surfaces::eight(200, 0.0), large, small]
    };
    let (two_frames, firsts) = ((0..2).map(objects).collect::<Vec<_>>(), |meshes: &[Mesh]| {
        let ends = meshes.iter().scan(0, |end, mesh| Some(std::mem::replace(end, *end + mesh.triangles.len())));
        ends.collect::<Vec<usize>>()
    });
    let starts = firsts(&two_frames[0]);
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
            options: json!({ "objects": starts, "selfCollisions": false, "mayTouch": [[0, 1]] }),
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

    /// For JavaScript, which reads the same numbers: an `f32` is written as the `f64` that it is.
    fn to_json(&self) -> Value {
        let frames: Vec<_> = self.frames().iter().map(|frame| json!(frame.as_flattened())).collect();
        json!({ "triangles": self.scene().triangles().as_flattened(), "options": self.options, "frames": frames })
    }

    /// The pairs of each frame, natively.
    fn native(&self) -> Vec<Vec<u32>> {
        let settings = Settings { backend: Backend::Cpu, ..self.settings.clone() };
        let mut detector = Detector::new(&self.scene(), settings).expect("a detector");
        let pairs = |frame: Vec<[f32; 3]>| {
            let report = detector.detect(&frame).expect("a report");
            report.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect()
        };
        self.frames().into_iter().map(pairs).collect()
    }
}

/// The blocks of code of a language in the package's README.
fn blocks(language: &str) -> Vec<String> {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/npm/README.md");
    let text = fs::read_to_string(readme).expect("the package's README");
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).map(|part| part.split_once("```").expect("the end of a block").0.to_owned()).collect()
}

/// Runs a program, and returns what it prints.
fn run(program: impl AsRef<Path>, arguments: &[&str], folder: &Path) -> String {
    let program = program.as_ref();
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{} {arguments:?}: {said}{}",
        program.display(),
        String::from_utf8_lossy(&output.stderr)
    );
    said
}

/// Packs the package and installs it in a folder, without a network. Returns where it is.
fn install(package: &Path, folder: &Path) -> PathBuf {
    let folder_name = folder.to_str().expect("a name");
    let cache = format!("--cache={folder_name}/cache");
    run("npm", &["pack", "--silent", "--pack-destination", folder_name, &cache], package);
    let tarball = format!("./clasp3d-{}.tgz", env!("CARGO_PKG_VERSION"));
    fs::write(folder.join("package.json"), r#"{ "private": true, "type": "module" }"#).expect("a file");
    run("npm", &["install", "--offline", "--no-audit", "--no-fund", &cache, &tarball], folder);
    folder.join("node_modules/clasp3d")
}

/// Checks the example against the types, where there is a compiler.
fn check_types(folder: &Path, example: &str) {
    let local = browser::scripts().join("node_modules/.bin/tsc");
    let Some(compiler) = Some(local).filter(|file| file.is_file()).or_else(|| browser::on_path("tsc")) else {
        return ledger::skipped("browser", "the types of the npm package", "no TypeScript (tsc)");
    };
    // The types are held to, too: what is wrong with these lines must be seen.
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
    ledger::ran("browser", "the types of the npm package");
}

#[test]
fn the_packed_package_finds_the_same_pairs_in_chromium() {
    let Some(browser) = Browser::find(WHAT) else { return };
    if browser::on_path("npm").is_none() {
        return ledger::skipped("browser", WHAT, "no npm");
    }
    let package = web_builder::build_package(None).expect("web/dist-npm");
    let fresh = tempfile::tempdir().expect("a folder");
    let folder = fresh.path();
    let installed = install(&package, folder);

    // Nothing but what it needs.
    let mut files: Vec<String> = fs::read_dir(&installed)
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
    let glue = fs::read_to_string(installed.join("clasp3d_wasm.js")).expect("JavaScript");
    assert!(glue.contains("class NativeDetector") && !glue.contains("BrowserCheck"), "more than the detector");
    assert!(fs::metadata(installed.join("clasp3d_wasm_bg.wasm")).expect("wasm").len() <= web_builder::WASM_LIMIT);

    // The README's example in a page with the README's import map, and in Node.js.
    let (javascript, html) = (blocks("js"), blocks("html"));
    let ([example, node], [import_map]) = (&javascript[..], &html[..]) else { panic!("the README has other examples") };
    let import_map = import_map.lines().next().expect("an import map");
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>clasp3d</title><link rel=\"icon\" href=\"data:,\">{import_map}
        <script type=\"module\">\n{example}\ndocument.body.dataset.done = true;</script><body></body>"
    );
    fs::write(folder.join("index.html"), page).expect("a file");
    let rest = example.split_once('\n').expect("more than an import").1;
    fs::write(folder.join("in-node.js"), format!("{node}{rest}")).expect("a file");
    let in_node = run("node", &["in-node.js"], folder);
    assert_eq!(in_node.split_whitespace().collect::<String>(), "Uint32Array(2)[0,1]Uint32Array(0)[]", "{in_node}");
    check_types(folder, example);

    let cases = cases();
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
    let port = web_builder::serve_below(folder.to_owned(), "/some/path/", 0).expect("a server");
    let said = browser.run("npm.mjs", &format!("http://localhost:{port}/some/path/"));
    let said: Value = serde_json::from_slice(&said).expect("JSON");

    assert_eq!(said["consoleErrors"], json!([]));
    for example in ["example", "exampleWithout"] {
        assert_eq!(said[example], json!([["Uint32Array", 0, 1], ["Uint32Array"]]), "{example}");
    }
    let native: Vec<_> = cases.iter().map(Case::native).collect();
    assert!(native.iter().all(|frames| frames.iter().all(|pairs| pairs.len() > 20)), "scenes without pairs");
    for (backend, numbers) in [("cpu", &[0, 1, 2][..]), ("gpu", &[0, 2])] {
        assert_eq!(said[backend].as_array().map(Vec::len), Some(numbers.len()));
        for (place, number) in numbers.iter().enumerate() {
            let (found, native) = (&said[backend][place], &native[*number]);
            assert_eq!(found["pairs"], json!(native), "scene {number} on {backend}");
            check_stats(found, backend, &cases[*number], native.last().expect("a frame"));
        }
        assert_eq!(said["worker"][backend], json!(native[0].last()), "in a worker, on {backend}");
        ledger::ran("browser", &format!("pairs found by the npm package, {backend}"));
    }
    check_words(&said);
    ledger::ran("browser", "errors of the npm package");
}

/// Checks what else a detector says after the last frame of a scene.
fn check_stats(found: &Value, backend: &str, case: &Case, pairs: &[u32]) {
    let any = [&found["any"][0], &found["any"][1]].map(|triangle| triangle.as_u64().expect("a triangle") as u32);
    assert!(pairs.as_chunks().0.contains(&any), "{any:?} is none of the pairs");
    assert_eq!(found["before"], Value::Null);
    // Freed, it has given its device up.
    assert_eq!(found["lost"], if backend == "gpu" { json!(["destroyed"]) } else { json!([]) });
    assert_eq!(found["on"], backend);
    // As `tests/browser/chromium.mjs` has chosen it.
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

/// Checks what is said of mistakes: the library's words, where the library finds them.
fn check_words(said: &Value) {
    let words = said["mistakes"].as_object().expect("words");
    let no_triangles =
        clasp3d::Error::Scene(clasp3d::SceneError::TriangleCount { count: 0, limit: MAX_TRIANGLES as usize })
            .to_string();
    let expected = [
        ("too few positions", "5 positions for a scene of 6 vertices"),
        ("not three to a vertex", "positions has 16 numbers: they are three to a vertex"),
        ("a plain array of positions", "positions is a Float32Array with three numbers to a vertex"),
        ("a coordinate that is not a number", "the y coordinate of vertex 4 is NaN: positions must be finite"),
        ("an infinite coordinate", "the z coordinate of vertex 0 is -inf: positions must be finite"),
        ("a vertex that is not there", "triangle 1 of object 0 names vertex 5, but the mesh has 5 vertices"),
        ("a vertex without end", "there is no memory for 4294967295 vertices: is every index of triangles one?"),
        ("no triangles", &*no_triangles),
        ("a plain array of triangles", "triangles is a Uint32Array with three vertices to a triangle"),
        ("part of a triangle", "triangles has 4 numbers: they are three to a triangle"),
        ("too many clusters", "a scene is divided into 1 to 64 clusters, not 65"),
        ("half a cluster", "clusters: a whole number is wanted, not 2.5"),
        ("no fuzziness", "the fuzziness is more than 1 and finite, not 1"),
        ("another backend", "backend is \"auto\" or \"gpu\" or \"cpu\", not \"cuda\""),
        ("other neighbors", "neighbors is \"exact\" or \"skip\", not null"),
        (
            "an unknown option",
            "there is no option \"cluster\": the options are vertices, objects, backend, neighbors, selfCollisions, \
             mayTouch, clusters, fuzziness",
        ),
        (
            "objects in no order",
            "objects are the first triangles of the objects, ascending from 0 and below 2: not [1, 0]",
        ),
        ("an object that is not there", "the filter refers to object 2, but the scene has 2 objects"),
        ("self-collisions in words", "selfCollisions is true or false, not \"no\""),
        ("at work", "the detector is at work: await its last call before the next one"),
        ("at work, and yet", "0,1"),
        ("after all mistakes", "0,1"),
        ("freed while at work", "0,1"),
        ("freed", "the detector has been freed"),
        ("constructed", "a detector is made by `await Detector.create(triangles)`"),
        ("disposed", "the detector has been freed"),
    ];
    for (mistake, expected) in expected {
        assert_eq!(words.get(mistake), Some(&json!(expected)), "{mistake}");
    }
    assert_eq!(words.len(), expected.len(), "{words:?}");
    assert_eq!(said["without"]["backend"], "cpu");
    assert_eq!(said["without"]["adapter"], Value::Null);
    let refused = said["without"]["refused"].as_str().expect("words");
    assert!(refused.starts_with("no GPU adapter") && refused.contains("WebGPU"), "{refused}");
}
