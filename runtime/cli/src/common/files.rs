//! Output files, which are written completely or not at all.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::bail;
use clasp3d_io::replace_file;

use super::console::ignore_closed_pipe;
use super::interrupt::uninterrupted;

/// Whether a path stands for standard output.
pub fn is_stdout(path: &Path) -> bool {
    path == Path::new("-") || path == Path::new("/dev/stdout")
}

/// Returns the absolute path of a file, without symbolic links. The file need not exist.
pub fn canonical_path(path: &Path) -> PathBuf {
    if let Ok(canonical) = path.canonicalize() {
        return canonical;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// Writes a file. If `write` fails, an existing file is unchanged. `-` is standard output, where a closed pipe is no
/// error.
pub fn write_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    if is_stdout(path) {
        let mut out = BufWriter::new(io::stdout().lock());
        return Ok(ignore_closed_pipe(write(&mut out).and_then(|()| out.flush()))?);
    }
    Ok(uninterrupted(|| replace_file(path, write))?)
}

/// Fails if a file cannot be written. Called before detection, so that no results are lost.
pub fn check_writable(path: &Path) -> anyhow::Result<()> {
    if is_stdout(path) {
        return Ok(());
    }
    let display = path.display();
    if path.is_dir() {
        bail!("cannot write {display}: it is a folder");
    }
    if path.metadata().is_ok_and(|metadata| metadata.permissions().readonly()) {
        bail!("cannot write {display}: the file exists and is read-only");
    }
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            bail!("cannot write {display}: the folder {} does not exist", folder.display())
        }
        _ => Ok(()),
    }
}
