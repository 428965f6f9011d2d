//! `clasp3d completions` and `clasp3d man`

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::CommandFactory as _;
use clap_complete::Shell;

#[derive(clap::Args)]
pub struct CompletionArguments {
    /// Shell to print completions for.
    shell: Shell,
}

pub fn completions(arguments: &CompletionArguments) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut crate::Arguments::command(), "clasp3d", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints one manual page for the program and all commands.
pub fn man() -> anyhow::Result<ExitCode> {
    let command = crate::Arguments::command();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for subcommand in command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help") {
        let name = subcommand.get_name();
        writeln!(page, ".SH \"CLASP3D {}\"", name.to_uppercase())?;
        let manual = clap_mangen::Man::new(subcommand.clone().bin_name(format!("clasp3d {name}")));
        manual.render_synopsis_section(&mut page)?;
        manual.render_description_section(&mut page)?;
        manual.render_options_section(&mut page)?;
    }
    io::stdout().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
