//! `clasp export`

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clasp::Mesh;
use clasp::scene::files::write_ply;

use crate::Talk;
use crate::options::SceneOptions;
use crate::output::{self, Progress};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    scene: SceneOptions,
    /// The folder to write to; it is made if it is not there.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments, talk: Talk) -> anyhow::Result<ExitCode> {
    let (built_in, moving, frames) =
        arguments.scene.open()?.context("which scene? --scene NAME; `clasp scenes` lists them")?;
    let folder = &arguments.out;
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let progress = Progress::new(frames, talk);
    let digits = frames.saturating_sub(1).to_string().len();
    for frame in 0..frames {
        let mesh = Mesh::new(moving.positions(frame, frames), moving.scene().triangles().to_vec());
        let path = folder.join(format!("{}-{frame:0digits$}.ply", built_in.name));
        output::writing(|| write_ply(&path, &mesh, None))?;
        progress.step();
    }
    progress.end();
    if talk != Talk::Quiet {
        eprintln!("{frames} frames of {} triangles in {}", moving.scene().triangles().len(), folder.display());
    }
    Ok(ExitCode::SUCCESS)
}
