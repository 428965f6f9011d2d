//! The kernels in a real browser: Chromium is stricter than naga, and has its own compiler.

use std::path::{Path, PathBuf};
use std::process::Command;

use clasp::Backend;
use clasp_kernels::launch::KERNELS;
use clasp_tests::{backends, ledger, primitives, surfaces};
use serde_json::Value;

const WHAT: &str = "kernels, primitives and detector in Chromium";

/// The browser: what `CLASP_CHROMIUM` names, else one of the usual names on the search path.
fn chromium() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("CLASP_CHROMIUM") {
        return Some(path.into());
    }
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name))).find(|file| file.is_file())
}

#[test]
fn chromium_takes_every_kernel_and_computes_the_same() {
    let Some(chromium) = chromium() else { return ledger::skipped("browser", WHAT, "no Chromium") };
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("browser");
    if !scripts.join("node_modules/playwright-core").is_dir() {
        return ledger::skipped("browser", WHAT, "no playwright-core: run `npm install` in tests/browser");
    }
    if Command::new("node").arg("--version").output().is_err() {
        return ledger::skipped("browser", WHAT, "no Node.js");
    }
    let dist = web_builder::build().expect("web/dist");
    let port = web_builder::serve(dist, 0).expect("a server");
    let output = Command::new("node")
        .arg("check.mjs")
        .arg(format!("http://localhost:{port}/"))
        .arg(chromium)
        .current_dir(&scripts)
        .output()
        .expect("node");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let said: Value = serde_json::from_slice(&output.stdout).expect("JSON");
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
