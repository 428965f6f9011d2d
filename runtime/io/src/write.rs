//! Atomic writing of PLY and other files.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::FileError;
use clasp3d::{Mesh, Real};

/// Number of names to try for the temporary file. A name is taken only while another process writes, or after one was
/// killed.
const MAX_TEMPORARY_NAMES: usize = 1_000;

/// Writes a mesh as a binary PLY file, with its edges and optionally a color per triangle. (PLY has no isolated points:
/// they are written as vertices without references.) Coordinates are of the type `float` or `double`, as in the mesh.
///
/// The file is replaced atomically, as by [`replace_file`].
///
/// # Errors
///
/// If a coordinate is not finite, a vertex index is out of range, the number of colors differs from the number of triangles,
/// or the operating system refuses.
pub fn write_ply<T: Real>(
    path: impl AsRef<Path>,
    mesh: &Mesh<T>,
    face_colors: Option<&[[u8; 3]]>,
) -> Result<(), FileError> {
    let path = path.as_ref();
    check_mesh(path, mesh)?;
    let (triangles, colors) = (mesh.triangles.len(), face_colors.map_or(mesh.triangles.len(), <[_]>::len));
    if colors != triangles {
        return Err(FileError::ColorCount { path: path.to_owned(), colors, triangles });
    }
    replace_file(path, |out| write_content(out, mesh, face_colors))
}

/// Fails if a coordinate is not finite or a vertex index is out of range: such a file could not be read back.
fn check_mesh<T: Real>(path: &Path, mesh: &Mesh<T>) -> Result<(), FileError> {
    for (vertex, position) in mesh.positions.iter().enumerate() {
        if let Some(&coordinate) = position.iter().find(|coordinate| !coordinate.is_finite()) {
            let coordinate = coordinate.into();
            return Err(FileError::NonFiniteVertex { path: path.to_owned(), vertex, coordinate });
        }
    }
    let vertices = mesh.positions.len();
    let check_element = |element: &'static str, index: usize, corners: &[u32]| match corners
        .iter()
        .find(|vertex| **vertex as usize >= vertices)
    {
        Some(&vertex) => Err(FileError::VertexOutOfRange { path: path.to_owned(), element, index, vertex, vertices }),
        None => Ok(()),
    };
    for (index, corners) in mesh.triangles.iter().enumerate() {
        check_element("triangle", index, corners)?;
    }
    for (index, ends) in mesh.edges.iter().enumerate() {
        check_element("edge", index, ends)?;
    }
    Ok(())
}

fn write_content<T: Real>(out: &mut dyn Write, mesh: &Mesh<T>, face_colors: Option<&[[u8; 3]]>) -> io::Result<()> {
    // Some programs support only `int` indices.
    let index_type = if i32::try_from(mesh.positions.len()).is_ok() { "int" } else { "uint" };
    writeln!(out, "ply\nformat binary_little_endian 1.0\ncomment written by CLASP")?;
    writeln!(out, "element vertex {}", mesh.positions.len())?;
    let is_f64 = size_of::<T>() == size_of::<f64>();
    let coordinate_type = if is_f64 { "double" } else { "float" };
    for axis in ["x", "y", "z"] {
        writeln!(out, "property {coordinate_type} {axis}")?;
    }
    writeln!(out, "element face {}", mesh.triangles.len())?;
    writeln!(out, "property list uchar {index_type} vertex_indices")?;
    if face_colors.is_some() {
        writeln!(out, "property uchar red\nproperty uchar green\nproperty uchar blue")?;
    }
    if !mesh.edges.is_empty() {
        writeln!(out, "element edge {}", mesh.edges.len())?;
        writeln!(out, "property {index_type} vertex1\nproperty {index_type} vertex2")?;
    }
    writeln!(out, "end_header")?;
    for coordinate in mesh.positions.as_flattened() {
        let coordinate: f64 = (*coordinate).into();
        if is_f64 {
            out.write_all(&coordinate.to_le_bytes())?;
        } else {
            // An f32 value.
            out.write_all(&(coordinate as f32).to_le_bytes())?;
        }
    }
    let mut colors = face_colors.unwrap_or_default().iter();
    for corners in &mesh.triangles {
        out.write_all(&[3])?;
        out.write_all(corners.map(u32::to_le_bytes).as_flattened())?;
        if let Some(color) = colors.next() {
            out.write_all(color)?;
        }
    }
    for ends in &mesh.edges {
        out.write_all(ends.map(u32::to_le_bytes).as_flattened())?;
    }
    Ok(())
}

/// Replaces a file atomically: writes a temporary file in the same directory and renames it. On an error the old file stays
/// as it was. Pipes and devices are written directly; a symbolic link stays, and its target is replaced.
///
/// # Errors
///
/// If the path is a directory, or the operating system or `write` fails.
pub fn replace_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), FileError> {
    let write = |file: &mut File| {
        let mut out = BufWriter::with_capacity(1 << 16, file);
        write(&mut out)?;
        out.flush()
    };
    let io_error = |operation| move |source| FileError::Io { path: path.to_owned(), operation, source };
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => return Err(FileError::Directory { path: path.to_owned() }),
        Ok(metadata) if !metadata.is_file() => {
            let mut device = OpenOptions::new().write(true).open(path).map_err(io_error("open"))?;
            return write(&mut device).map_err(io_error("write"));
        }
        _ => {}
    }
    // The target of a symbolic link is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (temporary, mut file) = TemporaryFile::create(&target).map_err(io_error("write"))?;
    write(&mut file).map_err(io_error("write"))?;
    // Some systems report a full disk only now.
    file.sync_all().map_err(io_error("write"))?;
    drop(file);
    temporary.rename_to(&target).map_err(io_error("replace"))
}

/// The temporary files that are being written.
static TEMPORARY_FILES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn temporary_files() -> MutexGuard<'static, Vec<PathBuf>> {
    TEMPORARY_FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the files that [`replace_file`] and [`write_ply`] are writing in any thread; the files that they replace stay. For
/// programs that exit while a file is written, from a signal handler's thread for example.
pub fn remove_temporary_files() {
    // A thread with the lock may never release it, if it is the one that ends the program.
    if let Ok(files) = TEMPORARY_FILES.try_lock() {
        files.iter().for_each(|path| drop(fs::remove_file(path)));
    }
}

/// Temporary file that is removed on drop, unless it was renamed.
struct TemporaryFile {
    path: Option<PathBuf>,
}

impl TemporaryFile {
    /// Creates a file in the directory of the target.
    fn create(target: &Path) -> io::Result<(Self, File)> {
        let Some(name) = target.file_name() else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the path has no file name"));
        };
        let mut last_error = io::Error::from(io::ErrorKind::AlreadyExists);
        for number in 0..MAX_TEMPORARY_NAMES {
            let mut temporary_name = OsString::from(".");
            temporary_name.push(name);
            temporary_name.push(format!(".{number}.part"));
            let path = target.with_file_name(temporary_name);
            // Memory for the entry comes first: a file without one would not be removed if the program runs out of it.
            let entry = path.clone();
            temporary_files().reserve(1);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => {
                    temporary_files().push(entry);
                    return Ok((Self { path: Some(path) }, file));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last_error = error,
                Err(error) => return Err(error),
            }
        }
        Err(last_error)
    }

    /// Renames the file to the target.
    fn rename_to(mut self, target: &Path) -> io::Result<()> {
        if let Some(path) = &self.path {
            fs::rename(path, target)?;
            self.forget();
            self.path = None;
        }
        Ok(())
    }

    fn forget(&self) {
        temporary_files().retain(|path| Some(path) != self.path.as_ref());
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            self.forget();
            // Nothing can be done if removing fails.
            fs::remove_file(path).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If the disk is full after some bytes, the old file stays and the temporary file is removed.
    #[test]
    fn a_failed_write_keeps_the_old_file() {
        let directory = std::env::temp_dir().join(format!("clasp3d-write-{}", std::process::id()));
        fs::create_dir_all(&directory).expect("a temporary directory");
        let path = directory.join("x.ply");
        fs::write(&path, "old").expect("writing");
        let error = replace_file(&path, |file| {
            file.write_all(b"half")?;
            assert_eq!(fs::read_dir(&directory)?.count(), 2, "the old file and the temporary file");
            assert!(temporary_files().iter().any(|file| file.starts_with(&directory)));
            Err(io::ErrorKind::StorageFull.into())
        });
        let message = error.expect_err("a full disk").to_string();
        assert!(message.starts_with("cannot write ") && message.ends_with("x.ply: no storage space"), "{message}");
        assert_eq!(fs::read_dir(&directory).expect("the directory").count(), 1);
        assert_eq!(fs::read(&path).expect("reading"), b"old");
        assert!(temporary_files().iter().all(|file| !file.starts_with(&directory)));
        fs::remove_dir_all(&directory).expect("removing");
    }
}
