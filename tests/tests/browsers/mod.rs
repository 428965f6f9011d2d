//! What it takes to run a script of `tests/browser` in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The browser: what `CLASP_CHROMIUM` names, else one of the usual names on the search path.
fn chromium() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("CLASP_CHROMIUM") {
        return Some(path.into());
    }
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name))).find(|file| file.is_file())
}

/// Builds the page, serves it, and runs a script with its address, the browser, and whatever else the script takes.
/// Returns the JSON that it prints; or why it cannot run here.
pub fn run(script: &str, page: &str, arguments: &[String]) -> Result<Value, &'static str> {
    let chromium = chromium().ok_or("no Chromium")?;
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("browser");
    if !scripts.join("node_modules/playwright-core").is_dir() {
        return Err("no playwright-core: run `npm install` in tests/browser");
    }
    if Command::new("node").arg("--version").output().is_err() {
        return Err("no Node.js");
    }
    let dist = web_builder::build().expect("web/dist");
    let port = web_builder::serve(dist, 0).expect("a server");
    let output = Command::new("node")
        .arg(script)
        .arg(format!("http://localhost:{port}/{page}"))
        .arg(chromium)
        .args(arguments)
        .current_dir(&scripts)
        .output()
        .expect("node");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}\n{said}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_str(&said).expect("JSON"))
}
