//! Writing PLY files, whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::builder::vertex_of_zero_based;
use super::error::{FileError, FileProblem, Place, Problem};
use crate::Mesh;

/// How many names are tried for the file beside. Each is taken only while somebody writes, or where somebody was stopped
/// by force.
const NAMES: usize = 1_000;

/// Writes a mesh as a binary PLY file, with a color for each triangle if there are any, and with its lone edges. (PLY has no
/// word for lone points: they are vertices that nothing names.)
///
/// It is written to a file beside and then put in place, so that no half file stays and an older one is lost only when
/// the new one is complete. What is no file but can be written to (a pipe, a device) is written to directly.
///
/// # Errors
///
/// Where the mesh is none that could be read again, where there is not one color for each triangle, or where the system
/// refuses.
pub fn write_ply(path: &Path, mesh: &Mesh, face_colors: Option<&[[u8; 3]]>) -> Result<(), FileError> {
    check(mesh).map_err(|problem| FileError::Content { path: path.to_owned(), problem })?;
    let (triangles, colors) = (mesh.triangles.len(), face_colors.map_or(mesh.triangles.len(), <[_]>::len));
    if colors != triangles {
        return Err(FileError::ColorCount { path: path.to_owned(), colors, triangles });
    }
    replace_file(path, |out| write_content(out, mesh, face_colors))
}

/// An error where a triangle or an edge names a vertex that is not there, or a coordinate is not finite.
fn check(mesh: &Mesh) -> Result<(), FileProblem> {
    for (number, position) in mesh.positions.iter().enumerate() {
        if let Some(wrong) = position.iter().find(|coordinate| !coordinate.is_finite()) {
            let problem = Problem::Expected { expected: "a finite number", found: wrong.to_string() };
            return Err(problem.at(Place::Vertex(number)));
        }
    }
    let vertices = mesh.positions.len() as u64;
    for (number, corners) in mesh.triangles.iter().enumerate() {
        for &corner in corners {
            vertex_of_zero_based(corner.into(), vertices, Place::Triangle(number))?;
        }
    }
    for (number, ends) in mesh.edges.iter().enumerate() {
        for &end in ends {
            vertex_of_zero_based(end.into(), vertices, Place::Edge(number))?;
        }
    }
    Ok(())
}

fn write_content(out: &mut dyn Write, mesh: &Mesh, face_colors: Option<&[[u8; 3]]>) -> io::Result<()> {
    // Some programs know no other type than `int` here.
    let index = if i32::try_from(mesh.positions.len()).is_ok() { "int" } else { "uint" };
    writeln!(out, "ply\nformat binary_little_endian 1.0\ncomment written by CLASP")?;
    writeln!(out, "element vertex {}", mesh.positions.len())?;
    writeln!(out, "property float x\nproperty float y\nproperty float z")?;
    writeln!(out, "element face {}", mesh.triangles.len())?;
    writeln!(out, "property list uchar {index} vertex_indices")?;
    if face_colors.is_some() {
        writeln!(out, "property uchar red\nproperty uchar green\nproperty uchar blue")?;
    }
    if !mesh.edges.is_empty() {
        writeln!(out, "element edge {}", mesh.edges.len())?;
        writeln!(out, "property {index} vertex1\nproperty {index} vertex2")?;
    }
    writeln!(out, "end_header")?;
    for position in &mesh.positions {
        out.write_all(position.map(f32::to_le_bytes).as_flattened())?;
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

/// Writes a file beside the path and puts it in place, or leaves everything as it was. What is no file but can be written
/// to (a pipe, a device) is written to directly.
///
/// # Errors
///
/// Where the path is a folder, and where the system or `write` refuses.
pub fn replace_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), FileError> {
    let write = |file: &mut File| {
        let mut out = BufWriter::with_capacity(1 << 16, file);
        write(&mut out)?;
        out.flush()
    };
    let failed = |doing| move |source| FileError::Io { path: path.to_owned(), doing, source };
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => return Err(FileError::Folder { path: path.to_owned() }),
        Ok(there) if !there.is_file() => {
            let mut device = OpenOptions::new().write(true).open(path).map_err(failed("opened"))?;
            return write(&mut device).map_err(failed("written"));
        }
        _ => {}
    }
    // What a link points to is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (beside, mut file) = Beside::create(&target).map_err(failed("written"))?;
    write(&mut file).map_err(failed("written"))?;
    // Some systems find out that a disk is full only now.
    file.sync_all().map_err(failed("written"))?;
    drop(file);
    beside.put_in_place(&target).map_err(failed("put in place"))
}

/// A file that is removed unless it is put in place.
struct Beside {
    path: Option<PathBuf>,
}

impl Beside {
    fn create(target: &Path) -> io::Result<(Self, File)> {
        let Some(name) = target.file_name() else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the path has no file name"));
        };
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for number in 0..NAMES {
            let mut beside = OsString::from(".");
            beside.push(name);
            beside.push(format!(".{number}.part"));
            let path = target.with_file_name(beside);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok((Self { path: Some(path) }, file)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    fn put_in_place(mut self, target: &Path) -> io::Result<()> {
        if let Some(path) = &self.path {
            fs::rename(path, target)?;
            self.path = None;
        }
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            // There is nothing left to do where even this fails.
            fs::remove_file(path).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk that is full after some bytes: the older file stays, the new one does not.
    #[test]
    fn no_half_file_stays() {
        let folder = std::env::temp_dir().join(format!("clasp-write-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        let path = folder.join("x.ply");
        fs::write(&path, "old").expect("writing");
        let error = replace_file(&path, |file| {
            file.write_all(b"half")?;
            assert_eq!(fs::read_dir(&folder)?.count(), 2, "the half file is beside");
            Err(io::ErrorKind::StorageFull.into())
        });
        let message = error.expect_err("a full disk").to_string();
        assert!(message.ends_with("x.ply: cannot be written: no storage space"), "{message}");
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
        assert_eq!(fs::read(&path).expect("reading"), b"old");
        fs::remove_dir_all(&folder).expect("removing");
    }
}
