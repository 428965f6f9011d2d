//! `cargo run -p web-builder` builds the page into `web/dist`; `-- --serve` also serves it; `-- --npm` builds the npm
//! package instead.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use web_builder::{server, sizes};

/// Builds the page into web/dist, or the npm package into web/dist-npm, and prints the size of each file.
#[derive(Parser)]
#[command(name = "web-builder")]
struct Arguments {
    /// Serves the page afterwards, until Ctrl-C.
    #[arg(long)]
    serve: bool,
    /// Port of the server; 0: any free port.
    #[arg(long, default_value_t = 8080, requires = "serve")]
    port: u16,
    /// Path of the page on the server.
    #[arg(long, value_name = "PATH", default_value = "/", requires = "serve")]
    below: String,
    /// Builds the npm package instead of the page.
    #[arg(long, conflicts_with = "serve")]
    npm: bool,
    /// Output folder. An older build in it is replaced.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
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
    // Before the build: a port in use should fail early.
    let listening = arguments.serve.then(|| server::listen(arguments.port)).transpose()?;
    let out = arguments.out.as_deref();
    let (product, folder) = match arguments.npm {
        false => ("page", web_builder::build_into(out)?),
        true => ("npm package", web_builder::build_package(out)?),
    };
    print!("{}", sizes::report(&folder)?);
    println!("Built the {product} in {}", folder.display());
    if let Some(listening) = listening {
        let port = listening.serve(folder, &arguments.below)?;
        let below = arguments.below.trim_matches('/');
        println!(
            "Serving http://localhost:{port}/{below}{} (stop with Ctrl-C)",
            if below.is_empty() { "" } else { "/" }
        );
        loop {
            std::thread::park();
        }
    }
    Ok(())
}
