//! The kernels in Chromium, which is stricter than naga and has its own shader compiler.

use clasp3d::Backend;
use clasp3d_kernels::launch::KERNELS;
use clasp3d_tests::browser::Browser;
use clasp3d_tests::{backends, ledger, primitives, surfaces};
use serde_json::Value;

const WHAT: &str = "kernels, primitives and detector in Chromium";

#[test]
fn chromium_accepts_every_kernel_and_computes_the_same_results() {
    let Some(browser) = Browser::find(WHAT) else { return };
    let dist = web_builder::build().expect("web/dist");
    // Below a path: the page must not assume that it is at the root of its server.
    let port = web_builder::serve_below(dist, "/some/path/", 0).expect("a server");
    let output = browser.run("check.mjs", &format!("http://localhost:{port}/some/path/check.html"));
    let output: Value = serde_json::from_slice(&output).expect("JSON");
    let rows = output["rows"].as_array().expect("rows");
    for row in rows {
        assert_eq!(row["passed"], true, "{}: {}", row["check"], row["result"]);
    }
    assert_eq!(output["consoleErrors"].as_array().map(Vec::len), Some(0), "{}", output["consoleErrors"]);

    let result = |check: &str| {
        let row = rows.iter().find(|row| row["check"] == check);
        row.unwrap_or_else(|| panic!("no check {check} among {rows:?}"))["result"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(result("pipelines of all kernels"), format!("{} created", KERNELS.len()));
    let native = backends::emulated(primitives::rounded_sum(&backends::emulators()[0])).expect("sum");
    assert_eq!(result("bits of a rounded sum"), native.to_string());
    assert!(rows.iter().filter(|row| row["check"].as_str().is_some_and(|c| c.starts_with("primitives"))).count() >= 5);
    // The same pairs as the native library, in the same order.
    let native = backends::emulated(surfaces::detected_pairs(Backend::Cpu)).expect("pairs");
    assert!(native.len() > 100, "{native:?}");
    for backend in ["GPU", "CPU"] {
        let pairs: Vec<u64> = serde_json::from_value(output["pairs"][backend].clone()).expect("pairs");
        assert_eq!(pairs, native.iter().map(|number| u64::from(*number)).collect::<Vec<_>>(), "{backend}");
    }
    assert_eq!(rows.iter().filter(|row| row["check"].as_str().is_some_and(|c| c.starts_with("pipeline,"))).count(), 3);
    let motion = result("impacts of a motion");
    assert!(motion.starts_with("same as on the CPU, of ") && !motion.contains(" 0 "), "{motion}");
    assert!(result("cloth on a pyramid").starts_with("deviates from the CPU by "));
    for row in rows {
        ledger::ran("browser", row["check"].as_str().unwrap_or_default());
    }
}
