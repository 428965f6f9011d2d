//! The program `clasp3d`.
//!
//! | module | holds |
//! | --- | --- |
//! | `commands::check` | intersecting triangles of meshes |
//! | `commands::run` | intersecting triangles of a sequence of frames |
//! | `commands::ccd` | continuous collision detection between frames |
//! | `commands::sim` | cloth simulation of a built-in scene |
//! | `commands::bench` | repeated timings of one frame |
//! | `commands::scenes`, `commands::export` | list of the built-in scenes, and their frames as PLY files |
//! | `commands::devices` | list and check of the GPU adapters |
//! | `commands::shell` | shell completions and manual page |
//! | `common` | parts that several commands share: options, files, progress, output |

mod commands;
mod common;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use clasp3d_io::FileError;

use commands::{bench, ccd, check, devices, export, run, scenes, shell, sim};
use common::console::Verbosity;
use common::{interrupt, memory};

/// Finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly.
///
/// Without a command, `clasp3d` runs a built-in scene (a cloth folds around a ball and through itself) and writes
/// clasp3d-report.html: short for `clasp3d run --scene folding-cloth --report clasp3d-report.html`.
///
/// Exit codes: 0 success (`check`: no intersecting triangles, `ccd`: no impact); 1 intersecting triangles (`check`),
/// impact (`ccd`) or wrong results of a device (`devices --check`); 2 error; 130 interrupted.
#[derive(Parser)]
#[command(name = "clasp3d", version, after_help = EXAMPLES)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Prints results only: no progress, no warnings.
    #[arg(short, long, global = true, conflicts_with = "verbose", display_order = LAST)]
    quiet: bool,
    /// Prints every frame and every stage.
    #[arg(short, long, global = true, display_order = LAST)]
    verbose: bool,
}

/// Display order of options after those of the command.
const LAST: usize = 900;

const EXAMPLES: &str = "\
Examples:
  clasp3d check bunny.obj                              does the mesh intersect itself?
  clasp3d check robot.stl table.ply --pairs pairs.csv  intersecting triangles of two meshes
  clasp3d run frames/*.ply --report report.html        each frame of a sequence
  clasp3d run --scene n-body --backend gpu             a built-in scene on the GPU
  clasp3d ccd frame1.ply frame2.ply --impacts hits.csv impacts during the motion between two frames
  clasp3d sim --scene tablecloth --out frames          simulated cloth as PLY files";

#[derive(Subcommand)]
enum Command {
    /// Finds all intersecting triangle pairs of one or more meshes.
    ///
    /// All files form one scene, in which each file is an object. Triangles are numbered from 0 through all files, in the
    /// given order, and so are objects.
    ///
    /// Exit code 0: no intersecting triangles; 1: intersecting triangles; 2: error.
    Check(check::Arguments),
    /// Finds all intersecting triangle pairs of each frame of a sequence.
    ///
    /// The frames are files with the same triangles and different positions, in the given order, or those of a built-in
    /// scene. Clustering starts from the clusters of the frame before.
    Run(run::Arguments),
    /// Continuous collision detection: finds impacts during the motion from one frame to the next.
    ///
    /// Every vertex moves in a straight line. Finds all impacts of vertices and faces and of edges exactly, each with its
    /// time of impact. Also reports triangles that intersect at the start.
    ///
    /// Exit code 0: no impact; 1: impact; 2: error.
    Ccd(ccd::Arguments),
    /// Simulates the cloth of a built-in scene.
    Sim(sim::Arguments),
    /// Times the detection of one frame, repeatedly.
    ///
    /// Each file is a separate scene. The first frame, which includes all setup, and the warm-up are not part of the median.
    /// All repeats must find the same pairs.
    Bench(bench::Arguments),
    /// Lists the built-in scenes.
    Scenes,
    /// Writes the frames of a built-in scene as PLY files.
    Export(export::Arguments),
    /// Lists the GPU adapters, and whether CLASP uses them.
    ///
    /// A hardware adapter is used by default. A software adapter runs on the CPU, and is used only if requested.
    Devices(devices::Arguments),
    /// Prints completions for a shell.
    ///
    /// For bash: `clasp3d completions bash > ~/.local/share/bash-completion/completions/clasp3d`
    Completions(shell::CompletionArguments),
    /// Prints the manual page, for `man -l -`.
    Man,
}

fn main() -> ExitCode {
    memory::reserve();
    interrupt::install_handler();
    let arguments = Arguments::parse();
    let verbosity = match (arguments.quiet, arguments.verbose) {
        (true, _) => Verbosity::Quiet,
        (_, true) => Verbosity::Verbose,
        _ => Verbosity::Normal,
    };
    let outcome = match arguments.command {
        None => run::run(&run::Arguments::demonstration(), verbosity),
        Some(Command::Check(arguments)) => check::run(&arguments, verbosity),
        Some(Command::Run(arguments)) => run::run(&arguments, verbosity),
        Some(Command::Ccd(arguments)) => ccd::run(&arguments, verbosity),
        Some(Command::Sim(arguments)) => sim::run(&arguments, verbosity),
        Some(Command::Bench(arguments)) => bench::run(&arguments, verbosity),
        Some(Command::Scenes) => scenes::run(),
        Some(Command::Export(arguments)) => export::run(&arguments, verbosity),
        Some(Command::Devices(arguments)) => devices::run(&arguments),
        Some(Command::Completions(arguments)) => shell::completions(&arguments),
        Some(Command::Man) => shell::man(),
    };
    let code = outcome.unwrap_or_else(|error| exit_code(&error));
    interrupt::exit_if_interrupted();
    code
}

/// Prints an error. A closed pipe, as in `clasp3d devices | head -n 1`, is a success.
fn exit_code(error: &anyhow::Error) -> ExitCode {
    let file_error = error.downcast_ref::<FileError>();
    let kind = match file_error {
        Some(FileError::Io { source, .. }) => Some(source.kind()),
        _ => error.downcast_ref::<io::Error>().map(io::Error::kind),
    };
    if kind == Some(io::ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    match file_error {
        // Its message contains that of its source.
        Some(error) => eprintln!("error: {error}"),
        None => eprintln!("error: {error:#}"),
    }
    ExitCode::from(2)
}
