//! `cargo run -p kernel-builder` compiles `shader-crate` with rust-gpu into the committed `kernels.spv` and
//! `kernels.wgsl`.

use std::process::ExitCode;

use kernel_builder::{Compiler, committed_module, compile, write};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run() -> anyhow::Result<()> {
    let compiler = Compiler::find_or_install()?;
    println!("compiling shader-crate with {compiler}");
    let module = compile(&compiler)?;
    let is_unchanged = committed_module().is_ok_and(|committed| committed == module);
    write(&module)?;
    let change = if is_unchanged { "unchanged" } else { "changed" };
    println!("wrote kernels.spv ({} bytes, {change}), kernels.wgsl and kernels.spv.sha256", module.len());
    Ok(())
}
