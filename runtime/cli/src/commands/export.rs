//! `clasp3d export`

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clasp3d::Mesh;
use clasp3d_report::format::{counted, grouped};

use crate::common::console::{Progress, Verbosity};
use crate::common::frame_folder::FrameFolder;
use crate::common::options::{ChosenScene, SceneOptions};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    scene: SceneOptions,
    /// Output folder, created if it does not exist.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments, verbosity: Verbosity) -> anyhow::Result<ExitCode> {
    let ChosenScene { built_in, triangles, frames } =
        arguments.scene.find()?.context("no scene: use --scene NAME (`clasp3d scenes` lists the names)")?;
    let mut moving = built_in.build(triangles)?;
    let folder = FrameFolder::new(&arguments.out, built_in.name, frames)?;
    let progress = Progress::new(frames, verbosity);
    let triangles = moving.scene().triangles().to_vec();
    for frame in 0..frames {
        folder.write(frame, &Mesh::new(moving.positions(frame, frames)?, triangles.clone()))?;
        progress.step();
    }
    progress.end();
    if verbosity != Verbosity::Quiet {
        let frames = counted(frames as u64, "frame", "frames");
        let triangles = grouped(triangles.len() as u64);
        eprintln!("Wrote {frames} ({triangles} triangles each) to {}", arguments.out.display());
    }
    Ok(ExitCode::SUCCESS)
}
