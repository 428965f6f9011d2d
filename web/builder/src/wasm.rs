//! Compilation of `clasp3d-web` to an optimized wasm file with JavaScript bindings.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::web;

const TARGET: &str = "wasm32-unknown-unknown";

/// SIMD for the CPU backend, which compares 16 boxes or triangles at a time: with it, and with `clasp3d` compiled for speed,
/// a frame takes a fifth of the time. All browsers have supported it since 2023.
const SIMD: &str = "-C target-feature=+simd128";

/// Optimization for size, and the wasm features that rustc uses; every browser with WebGPU supports them. An optimizer that
/// does not know one of them fails, and the wasm stays as it is.
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

/// Oldest usable version of the optimizer. Version 108 silently merges the two tables of wasm-bindgen, and the wasm does not
/// start.
const OLDEST_OPTIMIZER: u32 = 110;

/// Features of `clasp3d-web`.
pub enum Features {
    Default,
    None,
}

/// Writes `name.js` and `name_bg.wasm` into a folder, and returns the path of the latter.
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
        .with_context(|| format!("wasm-bindgen cannot process {}", compiled.display()))?;
    let wasm = folder.join(format!("{name}_bg.wasm"));
    match optimizer() {
        None => println!("note: the wasm is not optimized: install wasm-opt (part of binaryen, also in npm)"),
        Some(optimizer) => {
            if let Err(reason) = optimize(&optimizer, &wasm, &target.join("web-builder").join(name)) {
                println!("note: the wasm is not optimized: {} {reason:#}", optimizer.display());
            }
        }
    }
    Ok(wasm)
}

/// Returns cargo's target folder.
pub fn target_folder() -> Result<PathBuf> {
    let metadata =
        Command::new("cargo").args(["metadata", "--format-version=1", "--no-deps"]).current_dir(web()).output()?;
    String::from_utf8(metadata.stdout)?
        .split_once("\"target_directory\":\"")
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(folder, _)| PathBuf::from(folder.replace("\\\\", "\\")))
        .context("cargo metadata prints no target directory")
}

/// Compiles `clasp3d-web` to wasm.
fn compile(target: &Path, features: &Features) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--package", "clasp3d-web", "--profile", "wasm", "--target", TARGET]).current_dir(web());
    match features {
        Features::Default => {}
        Features::None => {
            cargo.arg("--no-default-features");
        }
    }
    // Flags for this program are not for the wasm.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", format!("{SIMD} {}", target_flags()?));
    let status = cargo.status().context("cannot run cargo")?;
    ensure!(status.success(), "clasp3d-web did not compile to wasm");
    Ok(target.join(TARGET).join("wasm/clasp3d_web.wasm"))
}

/// Returns the flags that the active rustc needs for the target; none if it is installed or `rustup` can install it.
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

/// Returns `wasm-opt`: the program in `CLASP_WASM_OPT` (empty: none), else that on the search path, else that of npm in
/// `web/node_modules`.
pub fn optimizer() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("CLASP_WASM_OPT") {
        return Some(PathBuf::from(path)).filter(|path| !path.as_os_str().is_empty());
    }
    let names = if cfg!(windows) { &["wasm-opt.exe", "wasm-opt.cmd"][..] } else { &["wasm-opt"] };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([web().join("node_modules/.bin")]);
    folders.flat_map(|folder| names.iter().map(move |name| folder.join(name))).find(|file| file.is_file())
}

/// Optimizes a wasm file; if that fails, the file stays as it is. The result is cached, because the optimizer takes longer
/// than the rest of an incremental build.
fn optimize(optimizer: &Path, wasm: &Path, cache: &Path) -> Result<()> {
    let version = Command::new(optimizer).arg("--version").output().context("cannot be run")?;
    let number = parse_version(&String::from_utf8_lossy(&version.stdout)).context("does not print its version")?;
    ensure!(
        number >= OLDEST_OPTIMIZER,
        "is version {number}, which breaks the wasm; use version {OLDEST_OPTIMIZER} or later"
    );
    let input = fs::read(wasm)?;
    let mut hash = Sha256::new();
    for part in [&version.stdout, OPTIMIZER_FLAGS.join(" ").as_bytes(), &input] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let name: String = hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let result = cache.join(name).with_extension("wasm");
    if !result.is_file() {
        print!("Optimizing with {}", String::from_utf8_lossy(&version.stdout));
        std::io::stdout().flush()?;
        // Only the latest result is cached.
        crate::remove(cache)?;
        fs::create_dir_all(cache)?;
        let unfinished = result.with_extension("unfinished");
        let run = Command::new(optimizer).args(OPTIMIZER_FLAGS).arg(wasm).arg("-o").arg(&unfinished).output()?;
        let stderr = String::from_utf8_lossy(&run.stderr);
        ensure!(run.status.success(), "failed: {}", stderr.lines().next().unwrap_or("no message"));
        let output = fs::read(&unfinished).context("wrote nothing")?;
        ensure!(output.starts_with(b"\0asm") && output.len() <= input.len(), "did not make the wasm smaller");
        fs::rename(&unfinished, &result)?;
    }
    fs::copy(&result, wasm)?;
    Ok(())
}

/// Parses the number in `wasm-opt version 132 (version_132)`.
fn parse_version(output: &str) -> Option<u32> {
    output.split_whitespace().skip_while(|word| *word != "version").nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_optimizer_version_is_parsed() {
        assert_eq!(parse_version("wasm-opt version 108\n"), Some(108));
        assert_eq!(parse_version("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(parse_version("wasm-opt\n"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_failed_optimizer_leaves_the_wasm_unchanged() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().expect("a folder");
        let (wasm, optimizer, cache) =
            (folder.path().join("a.wasm"), folder.path().join("wasm-opt"), folder.path().join("cache"));
        let module = b"\0asm\x01\0\0\0";
        fs::write(&wasm, module).expect("a file");
        assert!(optimize(&optimizer, &wasm, &cache).expect_err("no optimizer").to_string().contains("cannot be run"));
        for (script, words) in [
            ("echo wasm-opt version 108", "is version 108"),
            ("echo nonsense", "does not print its version"),
            ("[ $1 = --version ] && echo wasm-opt version 999 || { echo no such flag >&2; exit 1; }", "no such flag"),
            ("echo wasm-opt version 999", "wrote nothing"),
        ] {
            fs::write(&optimizer, format!("#!/bin/sh\n{script}\n")).expect("a file");
            fs::set_permissions(&optimizer, fs::Permissions::from_mode(0o755)).expect("a program");
            let error = format!("{:#}", optimize(&optimizer, &wasm, &cache).expect_err(script));
            assert!(error.contains(words), "{error}");
            assert_eq!(fs::read(&wasm).expect("a file"), module);
        }
    }
}
