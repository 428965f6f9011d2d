//! Builds the page: `clasp-web` compiled to wasm, with its JavaScript, beside the files of `web/page`.
//!
//! The output folder `web/dist` is static: any web server will do, below any path.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

const TARGET: &str = "wasm32-unknown-unknown";

fn web() -> PathBuf {
    let builder = Path::new(env!("CARGO_MANIFEST_DIR"));
    builder.parent().unwrap_or(builder).to_owned()
}

/// The folder that [`build`] writes.
pub fn dist() -> PathBuf {
    web().join("dist")
}

/// Builds the page, and returns the folder it is in.
pub fn build() -> Result<PathBuf> {
    let wasm = compile()?;
    let unfinished = web().join("dist.unfinished");
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished)?;
    }
    fs::create_dir_all(&unfinished)?;
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&wasm)
        .web(true)?
        .omit_default_module_path(false)
        .generate(&unfinished)
        .with_context(|| format!("wasm-bindgen could not read {}", wasm.display()))?;
    let page = web().join("page");
    let mut copied = 0;
    for entry in fs::read_dir(&page).with_context(|| format!("cannot read {}", page.display()))? {
        let entry = entry?;
        fs::copy(entry.path(), unfinished.join(entry.file_name()))?;
        copied += 1;
    }
    ensure!(copied > 0, "{} is empty", page.display());
    // The old page stays whole until the new one is.
    if dist().exists() {
        fs::remove_dir_all(dist())?;
    }
    fs::rename(&unfinished, dist())?;
    Ok(dist())
}

/// Compiles `clasp-web` to wasm.
fn compile() -> Result<PathBuf> {
    // Without what cargo has set for this program: it would be taken for settings of the wasm build.
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--package", "clasp-web", "--profile", "wasm", "--target", TARGET]).current_dir(web());
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    // Every browser that has WebGPU has vectors of 128 bits, too, and the CPU backend is built on them.
    let flags = format!("{} -C target-feature=+simd128", wasm_flags()?);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.trim());
    let status = cargo.status().context("cannot run cargo")?;
    ensure!(status.success(), "clasp-web did not compile to wasm");
    let metadata =
        Command::new("cargo").args(["metadata", "--format-version=1", "--no-deps"]).current_dir(web()).output()?;
    let metadata = String::from_utf8(metadata.stdout)?;
    let target_dir = metadata
        .split_once("\"target_directory\":\"")
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(folder, _)| PathBuf::from(folder.replace("\\\\", "\\")))
        .context("cargo metadata names no target directory")?;
    Ok(target_dir.join(TARGET).join("wasm/clasp_web.wasm"))
}

/// Flags with which the active rustc compiles to wasm: none where the target is installed, or can be.
fn wasm_flags() -> Result<String> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot run rustc")?;
    let sysroot = PathBuf::from(String::from_utf8(sysroot.stdout)?.trim());
    if sysroot.join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(String::new());
    }
    let script = web().join("wasm-std");
    let output = Command::new("bash").arg(&script).stderr(std::process::Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot run {}", script.display()))?;
    if !output.status.success() {
        bail!("the wasm target is missing: run `rustup target add {TARGET}`");
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Serves a folder until the process ends, and returns the port. Port 0 is any free one.
pub fn serve(folder: PathBuf, port: u16) -> Result<u16> {
    let server = tiny_http::Server::http(("127.0.0.1", port))
        .map_err(|error| anyhow::anyhow!("cannot listen on port {port}: {error}"))?;
    let port = server.server_addr().to_ip().context("the server has no address")?.port();
    std::thread::spawn(move || {
        for request in server.incoming_requests() {
            let response = match file_of(&folder, request.url()) {
                Some((bytes, kind)) => {
                    let response = tiny_http::Response::from_data(bytes);
                    match tiny_http::Header::from_bytes("Content-Type", kind) {
                        Ok(header) => response.with_header(header),
                        Err(()) => response,
                    }
                }
                None => tiny_http::Response::from_data("not found").with_status_code(404),
            };
            // Whoever asked may be gone; that is their business.
            let _ = request.respond(response);
        }
    });
    Ok(port)
}

/// The file that a URL names, and its type. Nothing outside of the folder.
fn file_of(folder: &Path, url: &str) -> Option<(Vec<u8>, &'static str)> {
    let path = url.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let plain = Path::new(path).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    let kind = match Path::new(path).extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let bytes = fs::read(folder.join(path)).ok().filter(|_| plain)?;
    Some((bytes, kind))
}
