//! Runs the scripts of `tests/browser` in headless browsers, through Playwright.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::ledger;

/// A browser that scripts can use.
pub struct Browser {
    program: PathBuf,
}

impl Browser {
    /// Finds Chromium and the tools of the scripts. If one is missing, records a skipped test.
    pub fn find(what: &str) -> Option<Self> {
        Self::with(what, "Chromium", program("CLASP_CHROMIUM", &["chromium", "chromium-browser", "google-chrome"]))
    }

    /// Like [`find`](Self::find), for Firefox.
    pub fn find_firefox(what: &str) -> Option<Self> {
        Self::with(what, "Firefox", program("CLASP_FIREFOX", &["firefox-esr", "firefox"]))
    }

    fn with(what: &str, name: &str, program: Option<PathBuf>) -> Option<Self> {
        let missing = |why: &str| {
            ledger::skipped("browser", what, why);
            None
        };
        let Some(program) = program else { return missing(&format!("no {name}")) };
        if !scripts().join("node_modules/playwright-core").is_dir() {
            return missing("no playwright-core: run `npm install` in tests/browser");
        }
        if Command::new("node").arg("--version").output().is_err() {
            return missing("no Node.js");
        }
        Some(Self { program })
    }

    /// Runs a script of `tests/browser` on a page, and returns its output.
    ///
    /// # Panics
    ///
    /// If the script fails, with its error output.
    pub fn run(&self, script: &str, url: &str) -> Vec<u8> {
        self.run_with(script, url, &[])
    }

    /// Like [`run`](Self::run), with more arguments.
    ///
    /// # Panics
    ///
    /// As for `run`.
    pub fn run_with(&self, script: &str, url: &str, arguments: &[&str]) -> Vec<u8> {
        let output = Command::new("node")
            .arg(script)
            .arg(url)
            .arg(&self.program)
            .args(arguments)
            .current_dir(scripts())
            .output()
            .unwrap_or_else(|error| panic!("node: {error}"));
        assert!(output.status.success(), "{script}: {}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    }
}

/// Returns the folder of the scripts.
pub fn scripts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("browser")
}

/// Returns the program in an environment variable, else the first of these names on the search path.
fn program(variable: &str, names: &[&str]) -> Option<PathBuf> {
    match std::env::var_os(variable) {
        Some(path) => Some(path.into()),
        None => names.iter().find_map(|name| on_path(name)),
    }
}

/// Finds a program on the search path.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}
