//! Frames as PLY files in a folder.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clasp3d::Mesh;
use clasp3d_io::write_ply;

use super::interrupt::uninterrupted;

/// A folder of PLY files, one per frame: `tori-00.ply`, `tori-01.ply` and so on.
pub struct FrameFolder {
    folder: PathBuf,
    scene: &'static str,
    /// Digits of the frame number.
    digits: usize,
}

impl FrameFolder {
    /// Creates the folder unless it exists.
    pub fn new(folder: &Path, scene: &'static str, frames: usize) -> anyhow::Result<Self> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot create the folder {}", folder.display()))?;
        Ok(Self { folder: folder.to_owned(), scene, digits: frames.saturating_sub(1).to_string().len() })
    }

    /// Writes a frame.
    pub fn write(&self, frame: usize, mesh: &Mesh) -> anyhow::Result<()> {
        let Self { folder, scene, digits } = self;
        let path = folder.join(format!("{scene}-{frame:0digits$}.ply"));
        Ok(uninterrupted(|| write_ply(&path, mesh, None))?)
    }
}
