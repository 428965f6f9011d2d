//! `cargo run -p web-builder` builds `web/dist`; with `-- --serve` it serves it, too. `-- --npm` builds the npm package.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use web_builder::{server, sizes};

/// Builds the page into web/dist, or the npm package into web/dist-npm, and prints how large each file is.
#[derive(Parser)]
#[command(name = "web-builder")]
struct Arguments {
    /// Serves the page afterwards, until Ctrl-C.
    #[arg(long)]
    serve: bool,
    /// The port to serve it on; 0 is any free one.
    #[arg(long, default_value_t = 8080, requires = "serve")]
    port: u16,
    /// The path to serve it below.
    #[arg(long, value_name = "PATH", default_value = "/", requires = "serve")]
    below: String,
    /// Builds the npm package instead of the page.
    #[arg(long, conflicts_with = "serve")]
    npm: bool,
    /// The folder to write. What was built there before is replaced.
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
    // Before the build, which takes a while.
    let listening = arguments.serve.then(|| server::listen(arguments.port)).transpose()?;
    let out = arguments.out.as_deref();
    let (what, folder) = match arguments.npm {
        false => ("page", web_builder::build_into(out)?),
        true => ("npm package", web_builder::build_package(out)?),
    };
    print!("{}", sizes::report(&folder)?);
    println!("the {what} is in {}", folder.display());
    if let Some(listening) = listening {
        let port = listening.serve(folder, &arguments.below)?;
        let below = arguments.below.trim_matches('/');
        println!("http://localhost:{port}/{below}{}  (Ctrl-C ends it)", if below.is_empty() { "" } else { "/" });
        loop {
            std::thread::park();
        }
    }
    Ok(())
}
