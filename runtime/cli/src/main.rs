//! The program `clasp`.
//!
//! | module | holds |
//! | --- | --- |
//! | `check`, `run`, `ccd`, `sim`, `bench`, `scenes`, `export`, `devices`, `shell` | a command each |
//! | `options` | where and how to detect, and which scene: what commands have in common |
//! | `output` | files that are whole or not there; progress; Ctrl-C |
//! | `outputs` | what `check` and `run` write: pairs, contacts, highlighted meshes, reports |

mod bench;
mod ccd;
mod check;
mod devices;
mod export;
mod options;
mod output;
mod outputs;
mod run;
mod scenes;
mod shell;
mod sim;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly.
///
/// Without a command, `clasp` runs a built-in sequence of a cloth that folds around a ball and through itself, and writes
/// clasp-report.html: the same as `clasp run --scene folding-cloth --report clasp-report.html`.
///
/// Exit codes: 0 all is well (for `check` and `ccd`: nothing meets), 1 triangles intersect (`check`, `ccd`) or a device computes
/// something wrong (`devices --check`), 2 an error, 130 interrupted.
#[derive(Parser)]
#[command(name = "clasp", version, after_help = EXAMPLES)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Prints results only: no progress, no warnings.
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    quiet: bool,
    /// Prints every frame, and the stages.
    #[arg(short, long, global = true)]
    verbose: bool,
}

const EXAMPLES: &str = "\
Examples:
  clasp check bunny.obj                              does this mesh intersect itself?
  clasp check robot.stl table.ply --pairs pairs.csv  which triangles of the two meet?
  clasp run frames/*.ply --report report.html        a simulation, frame after frame
  clasp run --scene n-body --backend gpu             a built-in scene on the GPU
  clasp ccd frame1.ply frame2.ply --impacts hits.csv what touches on the way from one to the other?
  clasp sim --scene tablecloth --out frames          a cloth that drapes over a ball, as PLY files";

#[derive(Subcommand)]
enum Command {
    /// Finds all intersecting triangle pairs in one or several meshes.
    ///
    /// Several files are several objects of one scene. Triangles and objects are numbered from 0, object after object, in
    /// the order of the files.
    ///
    /// Exit code 0: nothing intersects; 1: something does; 2: an error.
    Check(check::Arguments),
    /// Looks at a sequence, frame after frame.
    ///
    /// The frames are files with the same triangles and other positions, in the order in which they are given; or those
    /// of a built-in scene. Clusters are carried over from frame to frame.
    Run(run::Arguments),
    /// Finds what touches while everything moves from one frame to the next: continuous collision detection.
    ///
    /// Every vertex moves in a straight line. Vertices and faces, and edges and edges, that meet on the way are found
    /// exactly, each with its first time of impact; triangles that intersect at the start are counted as such.
    ///
    /// Exit code 0: no contact; 1: contact; 2: an error.
    Ccd(ccd::Arguments),
    /// Simulates the cloth of a built-in scene.
    ///
    /// With --out, the frames are written as PLY files, as `clasp export` does; with --check, each frame is searched for
    /// triangles that intersect.
    Sim(sim::Arguments),
    /// Times the same frame, several times over.
    ///
    /// Each file is a scene of its own. The first frame, in which everything is made ready, and some after it do not
    /// count. All repeats must find the same pairs.
    Bench(bench::Arguments),
    /// Lists the built-in scenes.
    Scenes,
    /// Writes the frames of a built-in scene as PLY files.
    Export(export::Arguments),
    /// Lists the GPU adapters, and whether CLASP would use them.
    ///
    /// Hardware is used by default where there is any. A software adapter runs on the CPU all the same, and is used only
    /// when it is asked for.
    Devices(devices::Arguments),
    /// Prints completions for a shell.
    ///
    /// For bash: `clasp completions bash > ~/.local/share/bash-completion/completions/clasp`
    Completions(shell::CompletionArguments),
    /// Prints the manual page, for `man -l`.
    Man,
}

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Talk {
    /// Results only.
    Quiet,
    /// As usual.
    Usual,
    /// Everything.
    Verbose,
}

fn main() -> ExitCode {
    output::finish_files_on_interrupt();
    let arguments = Arguments::parse();
    let talk = match (arguments.quiet, arguments.verbose) {
        (true, _) => Talk::Quiet,
        (_, true) => Talk::Verbose,
        _ => Talk::Usual,
    };
    let outcome = match arguments.command {
        None => run::run(&run::Arguments::first_look(), talk),
        Some(Command::Check(arguments)) => check::run(&arguments, talk),
        Some(Command::Run(arguments)) => run::run(&arguments, talk),
        Some(Command::Ccd(arguments)) => ccd::run(&arguments, talk),
        Some(Command::Sim(arguments)) => sim::run(&arguments, talk),
        Some(Command::Bench(arguments)) => bench::run(&arguments, talk),
        Some(Command::Scenes) => scenes::run(),
        Some(Command::Export(arguments)) => export::run(&arguments, talk),
        Some(Command::Devices(arguments)) => devices::run(&arguments),
        Some(Command::Completions(arguments)) => shell::completions(&arguments),
        Some(Command::Man) => shell::man(),
    };
    let io_error = |error: &anyhow::Error| match error.downcast_ref::<clasp::scene::files::FileError>() {
        Some(clasp::scene::files::FileError::Io { source, .. }) => Some(source.kind()),
        _ => error.downcast_ref::<std::io::Error>().map(std::io::Error::kind),
    };
    let code = outcome.unwrap_or_else(|error| match io_error(&error) {
        // Nobody reads any more, as in `clasp devices | head -n 1`.
        Some(std::io::ErrorKind::BrokenPipe) => ExitCode::SUCCESS,
        _ => {
            // An error of a file has its reason in its own line.
            match error.downcast_ref::<clasp::scene::files::FileError>() {
                Some(error) => eprintln!("error: {error}"),
                None => eprintln!("error: {error:#}"),
            }
            ExitCode::from(2)
        }
    });
    output::stop_if_interrupted();
    code
}
