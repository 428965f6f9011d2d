//! Mesh files: OBJ, PLY, OFF and STL, plain or packed with gzip.
//!
//! ```no_run
//! # use clasp::scene::files;
//! # fn main() -> Result<(), files::FileError> {
//! let loaded = files::read_mesh("bunny.ply.gz".as_ref())?;
//! println!("{}: {} triangles", loaded.format, loaded.mesh.triangles.len());
//! # Ok(())
//! # }
//! ```
//!
//! A file is read exactly or not at all: where a reader would have to guess (a number that is none, a vertex that is not
//! there, fewer or more faces than promised), it stops, and the error has the line or the byte. Polygons are cut into
//! triangles that share their first corner. Lines and points of OBJ files and edges of PLY files (with `vertex1` and
//! `vertex2`) are the mesh's [lone edges and points](Mesh::edges). No number in a file makes a reader reserve memory for more than the file has
//! bytes for.
//!
//! | module | holds |
//! | --- | --- |
//! | `source` | from a path to bytes: folders, empty files, gzip |
//! | `text` | lines, words and numbers of a text file |
//! | `builder` | what all readers do with coordinates and polygons |
//! | `obj`, `ply`, `off`, `stl` | one format each |
//! | `write` | PLY files, whole or not at all |
//! | `error` | what can be wrong with a file, and where |

mod builder;
mod error;
mod obj;
mod off;
mod ply;
mod source;
mod stl;
mod text;
mod write;

use core::fmt;
use std::path::Path;

use crate::Mesh;
pub use error::{FileError, FileProblem, Place, Problem};
pub use source::unpack;
pub use write::{replace_file, write_ply};

/// What a file held.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedMesh {
    /// The mesh.
    pub mesh: Mesh,
    /// How far coordinates were moved to the nearest `f32`, where the file was more precise than that.
    pub rounding: Option<Rounding>,
    /// What kind of file it was.
    pub format: Format,
}

/// How far coordinates were moved to the nearest `f32`.
///
/// Counted are numbers that claim to be more precise: those that are not stored as `float`, and in text those with more
/// than nine significant digits. (Nine are enough to write any `f32`.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rounding {
    /// The largest distance along one axis.
    pub largest: f64,
    /// How many coordinates were moved.
    pub coordinates: usize,
}

/// A kind of mesh file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Wavefront's text format: `v`, `f`, `l` and `p`.
    Obj,
    /// The polygon file format of Stanford: text or binary, with a header.
    Ply,
    /// The object file format of Geomview, as text.
    Off,
    /// Triangles without shared vertices, as text or binary.
    Stl,
}

impl Format {
    /// The format that a file's name says it has, in capitals or not, also before `.gz`.
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?;
        if extension.eq_ignore_ascii_case("gz") {
            let inner = Path::new(path.file_stem()?);
            return inner.extension().and_then(Self::of_extension);
        }
        Self::of_extension(extension)
    }

    fn of_extension(extension: &std::ffi::OsStr) -> Option<Self> {
        let known = [("obj", Self::Obj), ("ply", Self::Ply), ("off", Self::Off), ("stl", Self::Stl)];
        known.into_iter().find(|(name, _)| extension.eq_ignore_ascii_case(name)).map(|(_, format)| format)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Obj => "OBJ",
            Self::Ply => "PLY",
            Self::Off => "OFF",
            Self::Stl => "STL",
        })
    }
}

/// Reads a mesh. The file's name says which format it has; whether it is packed with gzip is seen from its first bytes,
/// whatever its name.
///
/// # Errors
///
/// Where there is no such file, where its name ends in nothing that CLASP knows, or where what it holds is not what its
/// format asks for. Each message is one line, with the file and the place in it.
pub fn read_mesh(path: &Path) -> Result<LoadedMesh, FileError> {
    let (format, bytes) = source::read(path)?;
    let content = |problem| FileError::Content { path: path.to_owned(), problem };
    let packed = source::unpack_owned(bytes).map_err(content)?;
    parse_mesh(format, &packed).map_err(content)
}

/// Reads a mesh from the bytes of a file that is not packed (see [`unpack`]).
///
/// # Errors
///
/// Where the bytes are not what the format asks for.
pub fn parse_mesh(format: Format, bytes: &[u8]) -> Result<LoadedMesh, FileProblem> {
    if bytes.is_empty() {
        return Err(Problem::Empty.at(Place::File));
    }
    let builder = match format {
        Format::Obj => obj::parse(bytes),
        Format::Ply => ply::parse(bytes),
        Format::Off => off::parse(bytes),
        Format::Stl => stl::parse(bytes),
    }?;
    let (mesh, rounding) = builder.finish();
    Ok(LoadedMesh { mesh, rounding, format })
}
