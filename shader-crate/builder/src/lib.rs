//! From Rust to SPIR-V.
//!
//! `shader-crate` is compiled by rust-gpu, which is a backend of a certain nightly rustc. Users never need it, because
//! the module is committed; whoever changes a kernel does. The compiler is the rustup toolchain named `rust-gpu` where
//! there is one, else rust-gpu's own, installed by `cargo-gpu-install`.
//!
//! Beside `kernels.spv` lies `kernels.spv.sha256` with two hashes: of the module, by which a damaged file is told from a
//! wrong one, and of all sources that go into it, by which a module that is older than its sources is found even where
//! there is no compiler.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail, ensure};
use sha2::{Digest as _, Sha256};
use spirv_builder::{ModuleResult, ShaderPanicStrategy, SpirvBuilder, SpirvMetadata};

/// Vulkan 1.1 is what wgpu asks of a driver.
const TARGET: &str = "spirv-unknown-vulkan1.1";

/// The rustup toolchain that is used where there is one.
const TOOLCHAIN: &str = "rust-gpu";

/// What the device code is compiled from beside our own sources. Their versions go into the hash of the sources.
const DEVICE_DEPENDENCIES: [&str; 6] = ["bytemuck", "glam", "libm", "spirv-std", "spirv-std-macros", "spirv-std-types"];

/// The folder `shader-crate`.
pub fn shader_crate() -> PathBuf {
    let builder = Path::new(env!("CARGO_MANIFEST_DIR"));
    builder.parent().unwrap_or(builder).to_owned()
}

fn module_path() -> PathBuf {
    shader_crate().join("kernels.spv")
}

fn hashes_path() -> PathBuf {
    shader_crate().join("kernels.spv.sha256")
}

/// The module that is in the source tree, if any.
pub fn committed() -> Option<Vec<u8>> {
    std::fs::read(module_path()).ok()
}

/// A rust-gpu compiler.
pub struct Compiler {
    toolchain: String,
    backend: PathBuf,
}

impl fmt::Display for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "toolchain `{}`, backend {}", self.toolchain, self.backend.display())
    }
}

impl Compiler {
    /// The rustup toolchain `rust-gpu`, if there is one with rust-gpu's backend in it.
    pub fn find() -> Option<Self> {
        let output = Command::new("rustup").args(["run", TOOLCHAIN, "rustc", "--print", "sysroot"]).output().ok()?;
        let sysroot = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
        let library = format!("{}rustc_codegen_spirv{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        let backend = Path::new(sysroot.trim()).join("lib").join(library);
        backend.is_file().then(|| Self { toolchain: TOOLCHAIN.to_owned(), backend })
    }

    /// The rustup toolchain `rust-gpu`, else rust-gpu's own compiler, which is installed first if need be.
    pub fn find_or_install() -> anyhow::Result<Self> {
        if let Some(compiler) = Self::find() {
            return Ok(compiler);
        }
        let advice = "no rust-gpu compiler. Kernels can only be compiled with one; everything else builds without, from \
                      the committed kernels.spv. Either link a rustup toolchain named `rust-gpu` that has \
                      lib/librustc_codegen_spirv in its sysroot, or run this where rustup can download the nightly \
                      that rust-gpu 0.10.0 names";
        // The same variable keeps rustup itself from downloading toolchains unasked.
        if std::env::var("RUSTUP_AUTO_INSTALL").is_ok_and(|value| value == "0") {
            bail!("{advice}. RUSTUP_AUTO_INSTALL=0 says that this machine may not");
        }
        eprintln!("no rustup toolchain `{TOOLCHAIN}`: installing rust-gpu's own compiler (needs rustup and a network)");
        let installed = cargo_gpu_install::install::Install::from_shader_crate(shader_crate())
            .run()
            .with_context(|| format!("{advice}. The installation failed"))?;
        Ok(Self { toolchain: installed.toolchain_channel, backend: installed.rustc_codegen_spirv_location })
    }
}

/// Compiles `shader-crate`: one module with all entry points.
pub fn compile(compiler: &Compiler) -> anyhow::Result<Vec<u8>> {
    let mut builder = SpirvBuilder::new(shader_crate(), TARGET);
    builder.toolchain_overwrite = Some(compiler.toolchain.clone());
    builder.rustc_codegen_spirv_location = Some(compiler.backend.clone());
    builder.release = true;
    builder.multimodule = false;
    builder.build_script.defaults = false; // This is not a build script.
    builder.spirv_metadata = SpirvMetadata::NameVariables; // The names of bindings show in tools and error messages.
    builder.shader_panic_strategy = ShaderPanicStrategy::SilentExit; // The emulator is where panics are found.
    let result = builder.build().context("rust-gpu could not compile shader-crate")?;
    match result.module {
        ModuleResult::SingleModule(path) => {
            std::fs::read(&path).with_context(|| format!("cannot read the compiled module {}", path.display()))
        }
        ModuleResult::MultiModule(_) => bail!("rust-gpu wrote several modules where one was asked for"),
    }
}

/// Writes `kernels.spv` and the hashes beside it.
pub fn write(module: &[u8]) -> anyhow::Result<()> {
    let hashes = Hashes { module: sha256(module), sources: hash_of_sources()? };
    for (path, content) in [(module_path(), module), (hashes_path(), hashes.to_string().as_bytes())] {
        // First beside it, then in its place: an interrupted run leaves no half-written module.
        let unfinished = path.with_extension("unfinished");
        std::fs::write(&unfinished, content)
            .and_then(|()| std::fs::rename(&unfinished, &path))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// What is stored beside the module.
#[derive(Debug, PartialEq, Eq)]
pub struct Hashes {
    /// SHA-256 of `kernels.spv`.
    pub module: String,
    /// SHA-256 of [all sources](source_files).
    pub sources: String,
}

impl fmt::Display for Hashes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}  kernels.spv", self.module)?;
        writeln!(f, "{}  sources", self.sources)
    }
}

impl Hashes {
    /// Reads the stored hashes.
    pub fn stored() -> anyhow::Result<Self> {
        let path = hashes_path();
        let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let find = |name: &str| {
            text.lines()
                .find_map(|line| line.split_once("  ").filter(|(_, of)| *of == name))
                .map(|(hash, _)| hash.to_owned())
                .with_context(|| format!("{} has no hash of {name}", path.display()))
        };
        Ok(Self { module: find("kernels.spv")?, sources: find("sources")? })
    }
}

/// Everything that goes into the module, by its path below the workspace: the device code, the attribute that makes its
/// entry points, how it is compiled, and the versions of what it depends on.
pub fn source_files() -> anyhow::Result<BTreeMap<String, Vec<u8>>> {
    let shader_crate = shader_crate();
    let workspace = shader_crate.parent().context("shader-crate has no parent folder")?;
    let mut files = BTreeMap::new();
    for folder in ["src", "macros/src", "builder/src"] {
        let before = files.len();
        collect(&shader_crate.join(folder), workspace, &mut files)?;
        ensure!(files.len() > before, "no sources in {folder}: has the folder moved?");
    }
    for manifest in ["Cargo.toml", "macros/Cargo.toml"] {
        add(&shader_crate.join(manifest), workspace, &mut files)?;
    }
    let lock = std::fs::read_to_string(workspace.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    for name in DEVICE_DEPENDENCIES {
        let stanza = lock
            .split("\n\n")
            .find(|stanza| stanza.contains(&format!("\nname = \"{name}\"\n")))
            .with_context(|| format!("Cargo.lock has no package {name}"))?;
        files.insert(format!("Cargo.lock: {name}"), stanza.trim().as_bytes().to_vec());
    }
    Ok(files)
}

/// SHA-256 of [all sources](source_files), with their names.
pub fn hash_of_sources() -> anyhow::Result<String> {
    let mut all = Vec::new();
    for (name, content) in source_files()? {
        all.extend_from_slice(format!("{name}\n{}\n", content.len()).as_bytes());
        all.extend_from_slice(&content);
    }
    Ok(sha256(&all))
}

/// SHA-256 in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn collect(folder: &Path, workspace: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> anyhow::Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, workspace, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            add(&path, workspace, files)?;
        }
    }
    Ok(())
}

fn add(path: &Path, workspace: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> anyhow::Result<()> {
    let content = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let name = path.strip_prefix(workspace)?.to_string_lossy().replace('\\', "/");
    // A checkout with other line ends has the same hash.
    files.insert(name, content.replace("\r\n", "\n").into_bytes());
    Ok(())
}
