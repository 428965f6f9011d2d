//! `cargo run -p kernel-builder` compiles `shader-crate` with rust-gpu into the committed `kernels.spv`.

use std::process::ExitCode;

use kernel_builder::{Compiler, committed, compile, write};

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
    let changed = committed().is_none_or(|committed| committed != module);
    write(&module)?;
    println!("{} kernels.spv, {} bytes", if changed { "wrote" } else { "unchanged:" }, module.len());
    Ok(())
}
