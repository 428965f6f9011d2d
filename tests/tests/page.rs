//! The live page in a real browser, used as a visitor would: `tests/browser/page.mjs` has the checks.

use std::sync::LazyLock;

use clasp3d::{Backend, Detector, Settings};
use clasp3d_scenes::BuiltInScene;
use clasp3d_tests::browser::Browser;
use clasp3d_tests::ledger;
use serde_json::Value;

/// The scenes of the page, as small as they can be and still have something to find.
const SCENES: &[(&str, usize)] = &[
    ("cloth-on-ball", 1_000),
    ("folding-cloth", 3_000),
    ("funnel", 1_200),
    ("flag", 400),
    ("n-body", 3_000),
    ("breaking", 1_500),
    ("tori", 2_000),
];

/// The frame whose pairs are counted.
const FRAME: usize = 20;

/// Checks that the script makes beside those of each scene. Fewer mean that some did not run.
const LEAST_CHECKS: usize = 28;

/// Where the page is served, for all tests: it is built once, and not while another browser uses it.
static PORT: LazyLock<u16> = LazyLock::new(|| {
    let dist = web_builder::build().expect("web/dist");
    web_builder::serve(dist, 0).expect("a server")
});

/// How many pairs there are in this frame, natively.
fn native(name: &str, triangles: usize) -> usize {
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
    let said = browser.run_with("page.mjs", &format!("http://localhost:{}/", *PORT), &[&scenes]);
    let said: Value = serde_json::from_slice(&said).expect("JSON");
    let rows = said["rows"].as_array().expect("rows");
    let failed: Vec<&Value> = rows.iter().filter(|row| row["passed"] != true).collect();
    assert!(failed.is_empty(), "{failed:#?}");
    assert!(rows.len() >= SCENES.len() + LEAST_CHECKS, "only {} checks ran", rows.len());
    assert_eq!(said["consoleErrors"].as_array().map(Vec::len), Some(0), "{}", said["consoleErrors"]);

    let counts = said["counts"].as_array().expect("counts");
    let mut found = 0;
    for (name, triangles) in SCENES {
        let expected = native(name, *triangles);
        let on_page: Vec<&Value> = counts.iter().filter(|count| count["scene"] == *name).collect();
        assert!(!on_page.is_empty(), "no count of {name}");
        for count in on_page {
            assert_eq!(count["pairs"], expected, "{name} on {}", count["on"]);
        }
        found += expected;
    }
    assert!(found > 100, "scenes with {found} pairs say little");
    assert!(counts.iter().any(|count| count["on"] == "gpu"), "nothing was counted on the GPU: {counts:?}");
    for row in rows {
        ledger::ran("browser", &format!("{name}: {}", row["check"].as_str().unwrap_or_default()));
    }
}

#[test]
fn the_page_in_chromium_does_what_it_says() {
    if let Some(browser) = Browser::find("the live page in Chromium") {
        check(&browser, "Chromium");
    }
}

#[test]
fn the_page_in_firefox_does_what_it_says() {
    if let Some(browser) = Browser::find_firefox("the live page in Firefox") {
        check(&browser, "Firefox");
    }
}
