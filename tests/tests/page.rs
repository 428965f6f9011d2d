//! The live page in browsers. `tests/browser/page.mjs` has the checks.

use std::sync::LazyLock;

use clasp3d::{Backend, Detector, Settings};
use clasp3d_scenes::BuiltInScene;
use clasp3d_tests::browser::Browser;
use clasp3d_tests::ledger;
use serde_json::Value;

/// The scenes of the page, with as few triangles as still give pairs.
const SCENES: &[(&str, usize)] = &[
    ("cloth-on-ball", 1_000),
    ("folding-cloth", 3_000),
    ("funnel", 1_200),
    ("flag", 400),
    ("n-body", 3_000),
    ("breaking", 1_500),
    ("tori", 2_000),
];

/// The frame whose pairs are compared.
const FRAME: usize = 20;

/// Number of checks of the script beside those of scenes. With fewer, some did not run.
const MIN_CHECKS: usize = 28;

/// Port of the page's server. The page is built once for all tests, before a browser opens it.
static PORT: LazyLock<u16> = LazyLock::new(|| {
    let dist = web_builder::build().expect("web/dist");
    web_builder::serve(dist, 0).expect("a server")
});

/// Returns the number of pairs that the native library finds in this frame.
fn native_pairs(name: &str, triangles: usize) -> usize {
    let built_in = BuiltInScene::find(name).expect(name);
    let mut moving = built_in.build(triangles).expect(name);
    let settings = Settings { backend: Backend::Cpu, ..Default::default() };
    let mut detector = Detector::new(moving.scene(), settings).expect("a detector");
    let positions = moving.positions(FRAME, built_in.frames).expect("positions");
    detector.detect(&positions).expect("pairs").pairs().len()
}

/// Runs all checks in a browser.
fn check(browser: &Browser, name: &str) {
    let scenes = serde_json::to_string(SCENES).expect("JSON");
    let output = browser.run_with("page.mjs", &format!("http://localhost:{}/", *PORT), &[&scenes]);
    let output: Value = serde_json::from_slice(&output).expect("JSON");
    let rows = output["rows"].as_array().expect("rows");
    let failed: Vec<&Value> = rows.iter().filter(|row| row["passed"] != true).collect();
    assert!(failed.is_empty(), "{failed:#?}");
    assert!(rows.len() >= SCENES.len() + MIN_CHECKS, "only {} checks ran", rows.len());
    assert_eq!(output["consoleErrors"].as_array().map(Vec::len), Some(0), "{}", output["consoleErrors"]);

    let counts = output["counts"].as_array().expect("counts");
    let mut found = 0;
    for (name, triangles) in SCENES {
        let expected = native_pairs(name, *triangles);
        let on_page: Vec<&Value> = counts.iter().filter(|count| count["scene"] == *name).collect();
        assert!(!on_page.is_empty(), "no count of {name}");
        for count in on_page {
            assert_eq!(count["pairs"], expected, "{name} on {}", count["on"]);
        }
        found += expected;
    }
    assert!(found > 100, "only {found} pairs in all scenes");
    assert!(counts.iter().any(|count| count["on"] == "gpu"), "no pairs from the GPU: {counts:?}");
    for row in rows {
        ledger::ran("browser", &format!("{name}: {}", row["check"].as_str().unwrap_or_default()));
    }
}

#[test]
fn the_page_works_in_chromium() {
    if let Some(browser) = Browser::find("the live page in Chromium") {
        check(&browser, "Chromium");
    }
}

#[test]
fn the_page_works_in_firefox() {
    if let Some(browser) = Browser::find_firefox("the live page in Firefox") {
        check(&browser, "Firefox");
    }
}
