//! The kernels in a real browser: Chromium is stricter than naga, and has its own compiler.

use clasp3d::Backend;
use clasp3d_kernels::launch::KERNELS;
use clasp3d_tests::browser::Browser;
use clasp3d_tests::{backends, ledger, primitives, surfaces};
use serde_json::Value;

const WHAT: &str = "kernels, primitives and detector in Chromium";

#[test]
fn chromium_takes_every_kernel_and_computes_the_same() {
    let Some(browser) = Browser::find(WHAT) else { return };
    let dist = web_builder::build().expect("web/dist");
    // Below a path, as a page often is that is not alone on its server.
    let port = web_builder::serve_below(dist, "/some/path/", 0).expect("a server");
    let said = browser.run("check.mjs", &format!("http://localhost:{port}/some/path/check.html"));
    let said: Value = serde_json::from_slice(&said).expect("JSON");
    let rows = said["rows"].as_array().expect("rows");
    for row in rows {
        assert_eq!(row["passed"], true, "{}: {}", row["check"], row["result"]);
    }
    assert_eq!(said["consoleErrors"].as_array().map(Vec::len), Some(0), "{}", said["consoleErrors"]);

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
    // The same pairs as natively, in the same order: byte for byte.
    let native = backends::emulated(surfaces::detected_pairs(Backend::Cpu)).expect("pairs");
    assert!(native.len() > 100, "{native:?}");
    for backend in ["GPU", "CPU"] {
        let pairs: Vec<u64> = serde_json::from_value(said["pairs"][backend].clone()).expect("pairs");
        assert_eq!(pairs, native.iter().map(|number| u64::from(*number)).collect::<Vec<_>>(), "{backend}");
    }
    assert_eq!(rows.iter().filter(|row| row["check"].as_str().is_some_and(|c| c.starts_with("pipeline,"))).count(), 3);
    let motion = result("impacts of a motion");
    assert!(motion.starts_with("those of the CPU, of ") && !motion.contains(" 0 "), "{motion}");
    assert!(result("cloth on a pyramid").ends_with(" from the CPU"));
    for row in rows {
        ledger::ran("browser", row["check"].as_str().unwrap_or_default());
    }
}
