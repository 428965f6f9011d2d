//! `clasp3d scenes`

use std::io::{self, Write as _};
use std::process::ExitCode;

use clasp3d_report::format::grouped;
use clasp3d_scenes::SCENES;

pub fn run() -> anyhow::Result<ExitCode> {
    let mut out = io::stdout();
    for scene in SCENES {
        let triangles = grouped(scene.triangles as u64);
        writeln!(out, "{:14} {triangles:>8} triangles, {:3} frames  {}", scene.name, scene.frames, scene.description)?;
    }
    writeln!(
        out,
        "\nclasp3d run --scene NAME [--frames N] [--triangles N]   detects intersecting triangles in each frame\n\
         clasp3d sim --scene NAME [--out DIR]                    runs one of the cloth simulations"
    )?;
    Ok(ExitCode::SUCCESS)
}
