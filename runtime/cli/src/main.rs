//! The program `clasp`.

mod devices;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly.
///
/// The library has the detector; the program is still to learn it. Without a command, `clasp` lists the GPU adapters of
/// this machine, as `clasp devices` does.
///
/// Exit codes: 0 all is well, 1 a check has failed, 2 an error.
#[derive(Parser)]
#[command(name = "clasp", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Lists the GPU adapters, and whether CLASP would use them.
    ///
    /// Hardware is used by default where there is any. A software adapter runs on the CPU all the same, and is used only
    /// when it is asked for.
    Devices(devices::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        None => devices::run(&devices::Arguments::default()),
        Some(Command::Devices(arguments)) => devices::run(&arguments),
    };
    outcome.unwrap_or_else(|error| match error.downcast_ref::<std::io::Error>() {
        // Nobody reads any more, as in `clasp devices | head -n 1`.
        Some(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        _ => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    })
}
