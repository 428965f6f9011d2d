//! `clasp completions` and `clasp man`

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::CommandFactory as _;
use clap_complete::Shell;

#[derive(clap::Args)]
pub struct CompletionArguments {
    /// The shell.
    shell: Shell,
}

pub fn completions(arguments: &CompletionArguments) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut crate::Arguments::command(), "clasp", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// One page: the program, and its commands after it.
pub fn man() -> anyhow::Result<ExitCode> {
    let command = crate::Arguments::command();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        writeln!(page, ".SH \"CLASP {}\"", sub.get_name().to_uppercase())?;
        let sub = clap_mangen::Man::new(sub.clone().bin_name(format!("clasp {}", sub.get_name())));
        sub.render_synopsis_section(&mut page)?;
        sub.render_description_section(&mut page)?;
        sub.render_options_section(&mut page)?;
    }
    io::stdout().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
