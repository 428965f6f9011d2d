//! `clasp scenes`

use std::io::{self, Write as _};
use std::process::ExitCode;

use clasp::report::sequence::grouped;
use clasp::scene::built_in::BUILT_IN;

pub fn run() -> anyhow::Result<ExitCode> {
    let mut out = io::stdout();
    for scene in BUILT_IN {
        let triangles = grouped(scene.triangles as u64);
        writeln!(out, "{:14} {triangles:>8} triangles, {:3} frames  {}", scene.name, scene.frames, scene.about)?;
    }
    writeln!(out, "\nclasp run --scene NAME [--frames N] [--triangles N]")?;
    writeln!(out, "clasp sim --scene NAME [--out DIR], for those that are simulated")?;
    Ok(ExitCode::SUCCESS)
}
