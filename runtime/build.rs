//! Translates the committed `kernels.spv` to the WGSL that the library ships.
//!
//! Browsers take nothing else, and natively the same text runs: both worlds compile the same kernels. A module that is
//! damaged, or that does not fit the host's list of kernels, stops the build here, with the reason.

use std::path::PathBuf;
use std::process::ExitCode;

use clasp_kernels::{MODULE, MODULE_HASHES, launch::KERNELS};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let translated = kernel_translator::check_hash(MODULE, MODULE_HASHES)
        .and_then(|()| kernel_translator::translate(MODULE, KERNELS));
    let wgsl = match translated {
        Ok(wgsl) => wgsl,
        Err(error) => {
            println!("cargo::error=shader-crate/kernels.spv: {error}");
            println!("cargo::error=restore the file from git, or compile it anew: cargo run -p kernel-builder");
            return ExitCode::FAILURE;
        }
    };
    let Some(folder) = std::env::var_os("OUT_DIR") else {
        println!("cargo::error=OUT_DIR is not set: run this through cargo");
        return ExitCode::FAILURE;
    };
    let path = PathBuf::from(folder).join("kernels.wgsl");
    if let Err(error) = std::fs::write(&path, wgsl) {
        println!("cargo::error=cannot write {}: {error}", path.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
