//! Compiles `shader-crate` to SPIR-V with rust-gpu, and translates the module to WGSL.
//!
//! rust-gpu is a backend of one particular nightly rustc. Only a change to a kernel needs it, because its output is
//! committed. The compiler is the rustup toolchain named `rust-gpu` if there is one, else rust-gpu's own, installed by
//! `cargo-gpu-install`.
//!
//! | file | content |
//! | --- | --- |
//! | `kernels.spv` | the SPIR-V module with every entry point; not part of the published package |
//! | `kernels.wgsl` | the same kernels in WGSL, which native devices and browsers run |
//! | `kernels.spv.sha256` | SHA-256 of the module and of all sources that it was compiled from |
//!
//! The hash of the module finds a damaged file; the hash of the sources finds an outdated module even without a
//! compiler. The WGSL needs no hash: a test translates the module again and compares every byte.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail, ensure};
use clasp3d_kernels::launch::KERNELS;
use sha2::{Digest as _, Sha256};
use spirv_builder::{ModuleResult, ShaderPanicStrategy, SpirvBuilder, SpirvMetadata};

/// Compilation target: wgpu requires Vulkan 1.1 of a driver.
const TARGET: &str = "spirv-unknown-vulkan1.1";

/// The rustup toolchain that is preferred over rust-gpu's own.
const TOOLCHAIN: &str = "rust-gpu";

/// Crates that are compiled into the module beside our own. Their versions are part of the hash of the sources.
const DEVICE_DEPENDENCIES: [&str; 6] = ["bytemuck", "glam", "libm", "spirv-std", "spirv-std-macros", "spirv-std-types"];

/// Returns the folder `shader-crate`.
pub fn shader_crate() -> PathBuf {
    let builder = Path::new(env!("CARGO_MANIFEST_DIR"));
    builder.parent().unwrap_or(builder).to_owned()
}

fn module_path() -> PathBuf {
    shader_crate().join("kernels.spv")
}

fn wgsl_path() -> PathBuf {
    shader_crate().join("kernels.wgsl")
}

fn hashes_path() -> PathBuf {
    shader_crate().join("kernels.spv.sha256")
}

/// Reads the committed SPIR-V module.
pub fn committed_module() -> anyhow::Result<Vec<u8>> {
    let path = module_path();
    std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads the committed WGSL.
pub fn committed_wgsl() -> anyhow::Result<String> {
    let path = wgsl_path();
    std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
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
    /// Returns the rustup toolchain `rust-gpu` if it exists and contains rust-gpu's backend.
    pub fn find() -> Option<Self> {
        let output = Command::new("rustup").args(["run", TOOLCHAIN, "rustc", "--print", "sysroot"]).output().ok()?;
        let sysroot = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
        let library = format!("{}rustc_codegen_spirv{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        let backend = Path::new(sysroot.trim()).join("lib").join(library);
        backend.is_file().then(|| Self { toolchain: TOOLCHAIN.to_owned(), backend })
    }

    /// Returns the rustup toolchain `rust-gpu`, else rust-gpu's own compiler, which is installed if it is missing.
    pub fn find_or_install() -> anyhow::Result<Self> {
        if let Some(compiler) = Self::find() {
            return Ok(compiler);
        }
        let advice = "no rust-gpu compiler. Only compiling kernels needs one; everything else builds from the committed \
                      kernels.wgsl. Either link a rustup toolchain named `rust-gpu` that has \
                      lib/librustc_codegen_spirv in its sysroot, or run this where rustup can download the nightly \
                      that rust-gpu 0.10.0 names";
        // rustup itself reads the same variable: 0 forbids downloading toolchains.
        if std::env::var("RUSTUP_AUTO_INSTALL").is_ok_and(|value| value == "0") {
            bail!("{advice}. RUSTUP_AUTO_INSTALL=0 forbids downloads on this machine");
        }
        eprintln!("no rustup toolchain `{TOOLCHAIN}`: installing rust-gpu's own compiler (needs rustup and a network)");
        let installed = cargo_gpu_install::install::Install::from_shader_crate(shader_crate())
            .run()
            .with_context(|| format!("{advice}. The installation failed"))?;
        Ok(Self { toolchain: installed.toolchain_channel, backend: installed.rustc_codegen_spirv_location })
    }
}

/// Compiles `shader-crate` into one SPIR-V module with all entry points.
pub fn compile(compiler: &Compiler) -> anyhow::Result<Vec<u8>> {
    let mut builder = SpirvBuilder::new(shader_crate(), TARGET);
    builder.toolchain_overwrite = Some(compiler.toolchain.clone());
    builder.rustc_codegen_spirv_location = Some(compiler.backend.clone());
    builder.release = true;
    builder.multimodule = false;
    builder.build_script.defaults = false; // This is not a build script.
    builder.spirv_metadata = SpirvMetadata::NameVariables; // Names of bindings appear in tools and error messages.
    builder.shader_panic_strategy = ShaderPanicStrategy::SilentExit; // Panics are found by the emulator.
    let result = builder.build().context("rust-gpu could not compile shader-crate")?;
    match result.module {
        ModuleResult::SingleModule(path) => {
            std::fs::read(&path).with_context(|| format!("cannot read the compiled module {}", path.display()))
        }
        ModuleResult::MultiModule(_) => bail!("rust-gpu wrote several modules instead of one"),
    }
}

/// Translates a module to WGSL and writes `kernels.spv`, `kernels.wgsl` and the hashes.
///
/// A module that is invalid, or whose kernels and bindings differ from the host's, is refused before anything is
/// written.
pub fn write(module: &[u8]) -> anyhow::Result<()> {
    let wgsl = kernel_translator::translate(module, KERNELS).context("the compiled module cannot be used")?;
    let hashes = Hashes { module: sha256(module), sources: hash_of_sources()? }.to_string();
    for (path, content) in [(module_path(), module), (wgsl_path(), wgsl.as_bytes()), (hashes_path(), hashes.as_bytes())]
    {
        // Write to a temporary file, then rename: an interrupted run leaves no half-written file.
        let unfinished = path.with_extension("unfinished");
        std::fs::write(&unfinished, content)
            .and_then(|()| std::fs::rename(&unfinished, &path))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// The content of `kernels.spv.sha256`.
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

/// Returns all inputs of the module, by path relative to the workspace: the device code, the attribute macro that
/// generates its entry points, this builder, and the versions of its dependencies.
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
    let lock = read_text(&workspace.join("Cargo.lock"))?;
    for name in DEVICE_DEPENDENCIES {
        let stanza = lock
            .split("\n\n")
            .find(|stanza| stanza.contains(&format!("\nname = \"{name}\"\n")))
            .with_context(|| format!("Cargo.lock has no package {name}"))?;
        files.insert(format!("Cargo.lock: {name}"), stanza.trim().as_bytes().to_vec());
    }
    Ok(files)
}

/// Returns the SHA-256 of [all sources](source_files) and their paths.
pub fn hash_of_sources() -> anyhow::Result<String> {
    let mut all = Vec::new();
    for (name, content) in source_files()? {
        all.extend_from_slice(format!("{name}\n{}\n", content.len()).as_bytes());
        all.extend_from_slice(&content);
    }
    Ok(sha256(&all))
}

/// Returns the SHA-256 of `bytes` in hexadecimal digits.
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
    let name = path.strip_prefix(workspace)?.to_string_lossy().replace('\\', "/");
    files.insert(name, read_text(path)?.into_bytes());
    Ok(())
}

/// Reads a text file with `\n` as line end, so that a checkout with Windows line ends has the same hash.
fn read_text(path: &Path) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text.replace("\r\n", "\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_line_ends_are_read_as_unix_line_ends() {
        let path = std::env::temp_dir().join(format!("kernel-builder-line-ends-{}", std::process::id()));
        std::fs::write(&path, "[[package]]\r\nname = \"glam\"\r\n\r\n[[package]]\r\n").expect("a file");
        let text = read_text(&path);
        std::fs::remove_file(&path).ok();
        assert_eq!(text.expect("a text"), "[[package]]\nname = \"glam\"\n\n[[package]]\n");
    }
}
