//! Builds what there is for the browser, from `clasp3d-web` compiled to wasm:
//!
//! - the page, beside the files of `web/page`, into `web/dist`: static files for any web server, below any path;
//! - the npm package, beside the files of `web/npm`, into `web/dist-npm`: without the page and its checks.
//!
//! | module | does |
//! | --- | --- |
//! | `wasm` | compiles, writes the JavaScript around it, makes it smaller |
//! | [`server`] | serves a folder |
//! | [`sizes`] | says how large the files of a folder are |

pub mod server;
pub mod sizes;
mod wasm;

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

pub use server::{serve, serve_below};

/// The most bytes of wasm, before compression.
pub const WASM_LIMIT: u64 = 2_500_000;

fn web() -> PathBuf {
    let builder = Path::new(env!("CARGO_MANIFEST_DIR"));
    builder.parent().unwrap_or(builder).to_owned()
}

/// Something to build: what of `clasp3d-web` is in it, and which files are beside it.
struct Product {
    /// Features of `clasp3d-web`.
    features: wasm::Features,
    /// How the generated files are called, which is also how a folder is known as one that may be replaced.
    name: &'static str,
    /// The folder of `web` whose files are beside them.
    sources: &'static str,
    /// The folder of `web` that it is written to, unless another is asked for.
    folder: &'static str,
}

const PAGE: Product =
    Product { features: wasm::Features::Default, name: "clasp3d_web", sources: "page", folder: "dist" };

const PACKAGE: Product =
    Product { features: wasm::Features::None, name: "clasp3d_wasm", sources: "npm", folder: "dist-npm" };

/// Builds the page into `web/dist`, and returns that folder.
///
/// # Errors
///
/// Where something is missing or does not compile, and where the wasm is larger than [`WASM_LIMIT`].
pub fn build() -> Result<PathBuf> {
    build_into(None)
}

/// Builds the page into a folder, or into `web/dist`.
///
/// # Errors
///
/// As for [`build`], and where the folder holds anything else.
pub fn build_into(folder: Option<&Path>) -> Result<PathBuf> {
    PAGE.build(folder, |_| Ok(()))
}

/// Builds the npm package into a folder, or into `web/dist-npm`.
///
/// # Errors
///
/// As for [`build_into`].
pub fn build_package(folder: Option<&Path>) -> Result<PathBuf> {
    PACKAGE.build(folder, |folder| {
        let manifest = folder.join("package.json");
        let (text, blank) = (fs::read_to_string(&manifest)?, "\"version\": \"0.0.0\"");
        ensure!(text.matches(blank).count() == 1, "web/npm/package.json lacks {blank}, which the workspace's replaces");
        fs::write(&manifest, text.replace(blank, concat!("\"version\": \"", env!("CARGO_PKG_VERSION"), "\"")))?;
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            fs::copy(web().join("..").join(licence), folder.join(licence)).with_context(|| licence.to_owned())?;
        }
        Ok(())
    })
}

impl Product {
    fn build(&self, folder: Option<&Path>, finish: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
        let folder = folder.map_or_else(|| web().join(self.folder), Path::to_owned);
        self.check_replaceable(&folder)?;
        // Cargo leaves the page's wasm and the package's in the same place: one builder at a time.
        let target = wasm::target_folder()?;
        fs::create_dir_all(&target)?;
        let lock = File::create(target.join("web-builder.lock"))?;
        lock.lock().context("cannot wait for another builder")?;

        let mut unfinished = folder.clone().into_os_string();
        unfinished.push(".unfinished");
        let unfinished = PathBuf::from(unfinished);
        remove(&unfinished)?;
        fs::create_dir_all(&unfinished).with_context(|| format!("cannot create {}", unfinished.display()))?;
        let wasm = wasm::generate(&target, &self.features, self.name, &unfinished)?;
        let bytes = fs::metadata(&wasm)?.len();
        ensure!(
            bytes <= WASM_LIMIT,
            "the wasm has {bytes} bytes, and may have {WASM_LIMIT}{}",
            if wasm::optimizer().is_none() { ": install wasm-opt (binaryen), which makes it smaller" } else { "" }
        );
        let sources = web().join(self.sources);
        ensure!(copy(&sources, &unfinished)? > 0, "{} is empty", sources.display());
        finish(&unfinished)?;
        // What was there stays whole until the new one is.
        remove(&folder)?;
        fs::rename(&unfinished, &folder).with_context(|| format!("cannot write {}", folder.display()))?;
        Ok(folder)
    }

    /// An error if a folder holds something that was not built here: it will be replaced.
    fn check_replaceable(&self, folder: &Path) -> Result<()> {
        let Ok(mut entries) = fs::read_dir(folder) else {
            ensure!(!folder.exists(), "{} is not a folder", folder.display());
            return Ok(());
        };
        let ours = folder.join(self.name).with_extension("js").is_file();
        ensure!(
            ours || entries.next().is_none(),
            "{} holds files that were not built here, and would be replaced: choose another folder",
            folder.display()
        );
        Ok(())
    }
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

/// Copies the files of a folder, and of those below it; returns how many.
fn copy(from: &Path, to: &Path) -> Result<usize> {
    let mut copied = 0;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&to)?;
            copied += copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), &to).with_context(|| format!("cannot copy {}", entry.path().display()))?;
            copied += 1;
        }
    }
    Ok(copied)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_below_are_copied() {
        let (from, to) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        fs::create_dir_all(from.path().join("icons/small")).expect("folders");
        for file in ["index.html", "icons/a.svg", "icons/small/b.png"] {
            fs::write(from.path().join(file), file).expect("a file");
        }
        assert_eq!(copy(from.path(), to.path()).expect("copied"), 3);
        assert_eq!(fs::read_to_string(to.path().join("icons/small/b.png")).expect("a file"), "icons/small/b.png");
    }

    #[test]
    fn only_what_was_built_here_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        PAGE.check_replaceable(path).expect("it is empty");
        PAGE.check_replaceable(&path.join("new")).expect("it is not there");
        fs::write(path.join("thesis.tex"), "years of work").expect("a file");
        let error = PAGE.check_replaceable(path).expect_err("it holds something").to_string();
        assert!(error.contains("were not built here"), "{error}");
        assert!(PAGE.check_replaceable(&path.join("thesis.tex")).is_err());
        fs::write(path.join("clasp3d_web.js"), "").expect("a file");
        PAGE.check_replaceable(path).expect("it is an old page");
        assert!(PACKAGE.check_replaceable(path).is_err());
    }
}
