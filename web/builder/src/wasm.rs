//! From `clasp3d-web` to a wasm file with its JavaScript.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::web;

const TARGET: &str = "wasm32-unknown-unknown";

/// The CPU backend compares sixteen boxes or triangles at a time. Every browser has had it since the spring of 2023; with
/// it, and with `clasp3d` compiled for speed, a frame in wasm takes a fifth.
const SIMD: &str = "-C target-feature=+simd128";

/// What rustc emits beyond the first version of wasm, and every browser with WebGPU takes. An optimiser that is too old to
/// know one of them says so, and is then left out.
const OPTIMIZER_FLAGS: [&str; 8] = [
    "-Os",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// The first version of the optimiser that is known to keep the tables that wasm-bindgen makes. Version 108 takes them for
/// one, without a word, and the wasm does not start any more.
const OLDEST_OPTIMIZER: u32 = 110;

/// Which features of `clasp3d-web` to build.
pub enum Features {
    Default,
    None,
}

/// Writes `name.js` and `name_bg.wasm` into a folder, and returns the latter.
pub fn generate(target: &Path, features: &Features, name: &str, folder: &Path) -> Result<PathBuf> {
    let compiled = compile(target, features)?;
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&compiled)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(false)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen could not read {}", compiled.display()))?;
    let wasm = folder.join(format!("{name}_bg.wasm"));
    match optimizer() {
        None => println!("no wasm-opt: the wasm stays as large as it is (it comes with binaryen, also from npm)"),
        Some(optimizer) => {
            if let Err(reason) = optimize(&optimizer, &wasm, &target.join("web-builder").join(name)) {
                println!("the wasm stays as large as it is: {} {reason:#}", optimizer.display());
            }
        }
    }
    Ok(wasm)
}

/// Where cargo puts what it builds.
pub fn target_folder() -> Result<PathBuf> {
    let metadata =
        Command::new("cargo").args(["metadata", "--format-version=1", "--no-deps"]).current_dir(web()).output()?;
    String::from_utf8(metadata.stdout)?
        .split_once("\"target_directory\":\"")
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(folder, _)| PathBuf::from(folder.replace("\\\\", "\\")))
        .context("cargo metadata names no target directory")
}

/// Compiles `clasp3d-web` to wasm.
fn compile(target: &Path, features: &Features) -> Result<PathBuf> {
    // Without what cargo has set for this program: it would be taken for settings of the wasm build.
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--package", "clasp3d-web", "--profile", "wasm", "--target", TARGET]).current_dir(web());
    match features {
        Features::Default => {}
        Features::None => {
            cargo.arg("--no-default-features");
        }
    }
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", format!("{SIMD} {}", target_flags()?));
    let status = cargo.status().context("cannot run cargo")?;
    ensure!(status.success(), "clasp3d-web did not compile to wasm");
    Ok(target.join(TARGET).join("wasm/clasp3d_web.wasm"))
}

/// Flags with which the active rustc finds the target: none where the target is installed, or can be.
fn target_flags() -> Result<String> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot run rustc")?;
    let sysroot = PathBuf::from(String::from_utf8(sysroot.stdout)?.trim());
    if sysroot.join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(String::new());
    }
    let script = web().join("wasm-std");
    let output = Command::new("bash").arg(&script).stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot run {}", script.display()))?;
    if !output.status.success() {
        bail!("the wasm target is missing: run `rustup target add {TARGET}`");
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// `wasm-opt`: what `CLASP_WASM_OPT` names, else the one on the search path, else npm's in `web/node_modules`. An empty
/// variable is none.
pub fn optimizer() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("CLASP_WASM_OPT") {
        return Some(PathBuf::from(path)).filter(|path| !path.as_os_str().is_empty());
    }
    let names = if cfg!(windows) { &["wasm-opt.exe", "wasm-opt.cmd"][..] } else { &["wasm-opt"] };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([web().join("node_modules/.bin")]);
    folders.flat_map(|folder| names.iter().map(move |name| folder.join(name))).find(|file| file.is_file())
}

/// Makes a wasm file smaller, or leaves it as it is and says why. What came of it is kept: the optimiser takes longer than
/// everything else in a build in which little has changed.
fn optimize(optimizer: &Path, wasm: &Path, kept: &Path) -> Result<()> {
    let version = Command::new(optimizer).arg("--version").output().context("cannot be run")?;
    let number = version_of(&String::from_utf8_lossy(&version.stdout)).context("does not tell its version")?;
    ensure!(
        number >= OLDEST_OPTIMIZER,
        "is version {number}, and would break it: {OLDEST_OPTIMIZER} is the oldest to use"
    );
    let input = fs::read(wasm)?;
    let mut hash = Sha256::new();
    for part in [&version.stdout, OPTIMIZER_FLAGS.join(" ").as_bytes(), &input] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let name: String = hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let result = kept.join(name).with_extension("wasm");
    if !result.is_file() {
        print!("optimising with {}", String::from_utf8_lossy(&version.stdout));
        std::io::stdout().flush()?;
        // Only the last one is kept.
        crate::remove(kept)?;
        fs::create_dir_all(kept)?;
        let unfinished = result.with_extension("unfinished");
        let run = Command::new(optimizer).args(OPTIMIZER_FLAGS).arg(wasm).arg("-o").arg(&unfinished).output()?;
        let said = String::from_utf8_lossy(&run.stderr);
        ensure!(run.status.success(), "failed: {}", said.lines().next().unwrap_or("without a word"));
        let output = fs::read(&unfinished).context("wrote nothing")?;
        ensure!(output.starts_with(b"\0asm") && output.len() <= input.len(), "wrote no smaller wasm");
        fs::rename(&unfinished, &result)?;
    }
    fs::copy(&result, wasm)?;
    Ok(())
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version_of(said: &str) -> Option<u32> {
    said.split_whitespace().skip_while(|word| *word != "version").nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_optimizers_version_is_read() {
        assert_eq!(version_of("wasm-opt version 108\n"), Some(108));
        assert_eq!(version_of("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version_of("wasm-opt\n"), None);
    }

    #[cfg(unix)]
    #[test]
    fn an_optimizer_that_cannot_do_it_leaves_the_wasm_alone() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().expect("a folder");
        let (wasm, optimizer, kept) =
            (folder.path().join("a.wasm"), folder.path().join("wasm-opt"), folder.path().join("kept"));
        let module = b"\0asm\x01\0\0\0";
        fs::write(&wasm, module).expect("a file");
        assert!(optimize(&optimizer, &wasm, &kept).expect_err("there is none").to_string().contains("cannot be run"));
        for (script, words) in [
            ("echo wasm-opt version 108", "is version 108"),
            ("echo nonsense", "does not tell its version"),
            ("[ $1 = --version ] && echo wasm-opt version 999 || { echo no such flag >&2; exit 1; }", "no such flag"),
            ("echo wasm-opt version 999", "wrote nothing"),
        ] {
            fs::write(&optimizer, format!("#!/bin/sh\n{script}\n")).expect("a file");
            fs::set_permissions(&optimizer, fs::Permissions::from_mode(0o755)).expect("a program");
            let error = format!("{:#}", optimize(&optimizer, &wasm, &kept).expect_err(script));
            assert!(error.contains(words), "{error}");
            assert_eq!(fs::read(&wasm).expect("a file"), module);
        }
    }
}
