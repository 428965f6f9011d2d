//! `clasp export`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clasp::Mesh;
use clasp::scene::files::write_ply;

use crate::Talk;
use crate::options::{ChosenScene, SceneOptions};
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
    let ChosenScene { built_in, triangles, frames } =
        arguments.scene.find()?.context("which scene? --scene NAME; `clasp scenes` lists them")?;
    let mut moving = built_in.open(triangles)?;
    let folder = FrameFolder::new(&arguments.out, built_in.name, frames)?;
    let progress = Progress::new(frames, talk);
    for frame in 0..frames {
        folder.write(frame, Mesh::new(moving.positions(frame, frames)?, moving.scene().triangles().to_vec()))?;
        progress.step();
    }
    progress.end();
    if talk != Talk::Quiet {
        let out = arguments.out.display();
        eprintln!("{frames} frames of {} triangles in {out}", moving.scene().triangles().len());
    }
    Ok(ExitCode::SUCCESS)
}

/// A folder to which the frames of a scene are written.
pub struct FrameFolder {
    folder: PathBuf,
    name: &'static str,
    digits: usize,
}

impl FrameFolder {
    /// Makes it if it is not there.
    pub fn new(folder: &Path, name: &'static str, frames: usize) -> anyhow::Result<Self> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(Self { folder: folder.to_owned(), name, digits: frames.saturating_sub(1).to_string().len() })
    }

    /// Writes a frame as a PLY file.
    pub fn write(&self, frame: usize, mesh: Mesh) -> anyhow::Result<()> {
        let Self { folder, name, digits } = self;
        let path = folder.join(format!("{name}-{frame:0digits$}.ply"));
        Ok(output::writing(|| write_ply(&path, &mesh, None))?)
    }
}
