//! `cargo run -p web-builder` builds `web/dist`; with `-- --serve` it serves it, too.

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

/// Builds the page into web/dist, and prints how large each file is.
#[derive(Parser)]
struct Arguments {
    /// Serves the page afterwards, until Ctrl-C.
    #[arg(long)]
    serve: bool,
    /// The port to serve it on.
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let dist = web_builder::build()?;
    let mut sizes = Vec::new();
    for entry in std::fs::read_dir(&dist)? {
        let entry = entry?;
        sizes.push((entry.metadata()?.len(), entry.file_name().to_string_lossy().into_owned()));
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    for (bytes, name) in sizes {
        println!("{:>9.1} KB  {name}", bytes as f64 / 1e3);
    }
    println!("the page is in {}", dist.display());
    if arguments.serve {
        let port = web_builder::serve(dist, arguments.port)?;
        println!("http://localhost:{port}/  (Ctrl-C ends it)");
        loop {
            std::thread::park();
        }
    }
    Ok(())
}
