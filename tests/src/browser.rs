//! Headless Chromium through Playwright: the scripts of `tests/browser`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::ledger;

/// What it takes to run a script in a browser.
pub struct Browser {
    chromium: PathBuf,
}

impl Browser {
    /// The browser, if all of it is there. Else the ledger has a line that says what is missing.
    pub fn find(what: &str) -> Option<Self> {
        let missing = |why: &str| {
            ledger::skipped("browser", what, why);
            None
        };
        let Some(chromium) = chromium() else { return missing("no Chromium") };
        if !scripts().join("node_modules/playwright-core").is_dir() {
            return missing("no playwright-core: run `npm install` in tests/browser");
        }
        if Command::new("node").arg("--version").output().is_err() {
            return missing("no Node.js");
        }
        Some(Self { chromium })
    }

    /// Runs a script of `tests/browser` on a page, and returns what it prints.
    ///
    /// # Panics
    ///
    /// Where the script fails, with what it says.
    pub fn run(&self, script: &str, url: &str) -> Vec<u8> {
        let output = Command::new("node")
            .arg(script)
            .arg(url)
            .arg(&self.chromium)
            .current_dir(scripts())
            .output()
            .unwrap_or_else(|error| panic!("node: {error}"));
        assert!(output.status.success(), "{script}: {}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    }
}

/// Where the scripts are.
pub fn scripts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("browser")
}

/// The browser: what `CLASP_CHROMIUM` names, else one of the usual names on the search path.
fn chromium() -> Option<PathBuf> {
    match std::env::var_os("CLASP_CHROMIUM") {
        Some(path) => Some(path.into()),
        None => ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(on_path),
    }
}

/// A program on the search path.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}
