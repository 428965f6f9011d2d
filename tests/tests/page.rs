//! The live page in a real browser, used as a visitor would: `tests/browser/page.mjs` has the checks.

mod browsers;

use clasp::scene::built_in::BuiltIn;
use clasp::{Backend, Detector, Settings};
use clasp_tests::ledger;
use serde_json::Value;

const WHAT: &str = "the live page in Chromium";

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

/// How many pairs there are in this frame, natively.
fn native(name: &str, triangles: usize) -> usize {
    let built_in = BuiltIn::find(name).expect(name);
    let mut moving = built_in.open(triangles).expect(name);
    let settings = Settings { backend: Backend::Cpu, ..Default::default() };
    let mut detector = Detector::new(moving.scene(), settings).expect("a detector");
    let positions = moving.positions(FRAME, built_in.frames).expect("positions");
    detector.detect(&positions).expect("pairs").pairs().len()
}

#[test]
fn the_page_does_what_it_says() {
    let scenes = serde_json::to_string(SCENES).expect("JSON");
    let said = match browsers::run("page.mjs", "", &[scenes]) {
        Ok(said) => said,
        Err(why) => return ledger::skipped("browser", WHAT, why),
    };
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
        ledger::ran("browser", row["check"].as_str().unwrap_or_default());
    }
}

/// Playwright drives a Firefox of its own making only, and not the one that systems install.
#[test]
fn the_page_in_firefox() {
    let why = "playwright-core drives only its own build of Firefox";
    ledger::skipped("browser", "the live page in Firefox", why);
}
