//! Builds the page and the npm package from `clasp3d-web`, compiled to wasm:
//!
//! - the page, with the files of `web/page`, into `web/dist`: static files for any web server and any path;
//! - the npm package, with the files of `web/npm`, into `web/dist-npm`.
//!
//! | module | holds |
//! | --- | --- |
//! | `wasm` | compilation to wasm, its JavaScript bindings, optimization |
//! | [`server`] | a web server for a folder |
//! | [`sizes`] | a table of file sizes |

pub mod server;
pub mod sizes;
mod wasm;

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

pub use server::{serve, serve_below};

/// Largest wasm file in bytes, before compression. Without `wasm-opt` it has about 2.8 MB, of which 0.4 MB are the paths of `f64`
/// positions.
pub const WASM_LIMIT: u64 = 2_900_000;

fn web() -> PathBuf {
    let builder = Path::new(env!("CARGO_MANIFEST_DIR"));
    builder.parent().unwrap_or(builder).to_owned()
}

/// A product: the page or the npm package.
struct Product {
    /// Features of `clasp3d-web`.
    features: wasm::Features,
    /// Name of the generated files. A folder that contains them may be replaced.
    name: &'static str,
    /// Folder of `web` with the other files.
    sources: &'static str,
    /// Default output folder, in `web`.
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
/// If a tool is missing, the code does not compile, or the wasm is larger than [`WASM_LIMIT`].
pub fn build() -> Result<PathBuf> {
    build_into(None)
}

/// Builds the page into a folder, by default `web/dist`, and returns that folder.
///
/// # Errors
///
/// As for [`build`], and if the folder contains other files.
pub fn build_into(folder: Option<&Path>) -> Result<PathBuf> {
    PAGE.build(folder, |_| Ok(()))
}

/// Builds the npm package into a folder, by default `web/dist-npm`, and returns that folder.
///
/// # Errors
///
/// As for [`build_into`].
pub fn build_package(folder: Option<&Path>) -> Result<PathBuf> {
    PACKAGE.build(folder, |folder| {
        let manifest = folder.join("package.json");
        let text = fs::read_to_string(&manifest)?;
        fs::write(&manifest, complete_manifest(&text, env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_REPOSITORY"))?)?;
        for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
            fs::copy(web().join("..").join(license), folder.join(license)).with_context(|| license.to_owned())?;
        }
        Ok(())
    })
}

/// Adds the version, and the repository unless it is empty, to the text of `package.json`. npm publishes a proof of origin
/// only with the repository.
fn complete_manifest(text: &str, version: &str, repository: &str) -> Result<String> {
    let placeholder = "\"version\": \"0.0.0\"";
    ensure!(text.matches(placeholder).count() == 1, "web/npm/package.json must contain {placeholder} once");
    let mut fields = format!("\"version\": \"{version}\"");
    if !repository.is_empty() {
        let address = repository.trim_end_matches('/').trim_end_matches(".git");
        fields += &format!(",\n  \"repository\": {{ \"type\": \"git\", \"url\": \"git+{address}.git\" }}");
    }
    Ok(text.replace(placeholder, &fields))
}

impl Product {
    fn build(&self, folder: Option<&Path>, finish: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
        let folder = folder.map_or_else(|| web().join(self.folder), Path::to_owned);
        self.check_replaceable(&folder)?;
        // One builder at a time: cargo writes the wasm of both products to the same file.
        let target = wasm::target_folder()?;
        fs::create_dir_all(&target)?;
        let lock = File::create(target.join("web-builder.lock"))?;
        lock.lock().context("cannot lock the target folder")?;

        let mut unfinished = folder.clone().into_os_string();
        unfinished.push(".unfinished");
        let unfinished = PathBuf::from(unfinished);
        remove(&unfinished)?;
        fs::create_dir_all(&unfinished).with_context(|| format!("cannot create {}", unfinished.display()))?;
        let wasm = wasm::generate(&target, &self.features, self.name, &unfinished)?;
        let bytes = fs::metadata(&wasm)?.len();
        ensure!(
            bytes <= WASM_LIMIT,
            "the wasm has {bytes} bytes, but at most {WASM_LIMIT} are allowed{}",
            if wasm::optimizer().is_none() { "; install wasm-opt (binaryen) to optimize it" } else { "" }
        );
        let sources = web().join(self.sources);
        ensure!(copy(&sources, &unfinished)? > 0, "{} contains no files", sources.display());
        finish(&unfinished)?;
        // The old folder stays complete until the new one is.
        remove(&folder)?;
        fs::rename(&unfinished, &folder).with_context(|| format!("cannot write {}", folder.display()))?;
        Ok(folder)
    }

    /// Returns an error unless the folder is empty, missing, or an older build.
    fn check_replaceable(&self, folder: &Path) -> Result<()> {
        let Ok(mut entries) = fs::read_dir(folder) else {
            ensure!(!folder.exists(), "{} is not a folder", folder.display());
            return Ok(());
        };
        let ours = folder.join(self.name).with_extension("js").is_file();
        ensure!(
            ours || entries.next().is_none(),
            "{} contains other files, which would be deleted; choose another folder",
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

/// Copies the files of a folder recursively, and returns their number.
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
    fn package_json_names_the_repository_if_there_is_one() {
        let text = "{\n  \"version\": \"0.0.0\",\n  \"type\": \"module\"\n}";
        let without = complete_manifest(text, "1.2.3", "").expect("a manifest");
        assert_eq!(without, "{\n  \"version\": \"1.2.3\",\n  \"type\": \"module\"\n}");
        let repository = "\"repository\": { \"type\": \"git\", \"url\": \"git+https://example.org/a/b.git\" }";
        let with = format!("{{\n  \"version\": \"1.2.3\",\n  {repository},\n  \"type\": \"module\"\n}}");
        for address in ["https://example.org/a/b", "https://example.org/a/b/", "https://example.org/a/b.git"] {
            assert_eq!(complete_manifest(text, "1.2.3", address).expect("a manifest"), with, "{address}");
        }
        assert!(complete_manifest("{}", "1.2.3", "").is_err());
    }

    #[test]
    fn folders_are_copied_recursively() {
        let (from, to) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        fs::create_dir_all(from.path().join("icons/small")).expect("folders");
        for file in ["index.html", "icons/a.svg", "icons/small/b.png"] {
            fs::write(from.path().join(file), file).expect("a file");
        }
        assert_eq!(copy(from.path(), to.path()).expect("copied"), 3);
        assert_eq!(fs::read_to_string(to.path().join("icons/small/b.png")).expect("a file"), "icons/small/b.png");
    }

    #[test]
    fn only_older_builds_are_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        PAGE.check_replaceable(path).expect("empty folder");
        PAGE.check_replaceable(&path.join("new")).expect("missing folder");
        fs::write(path.join("thesis.tex"), "text").expect("a file");
        let error = PAGE.check_replaceable(path).expect_err("other files").to_string();
        assert!(error.contains("contains other files"), "{error}");
        assert!(PAGE.check_replaceable(&path.join("thesis.tex")).is_err());
        fs::write(path.join("clasp3d_web.js"), "").expect("a file");
        PAGE.check_replaceable(path).expect("an older build");
        assert!(PACKAGE.check_replaceable(path).is_err());
    }
}
