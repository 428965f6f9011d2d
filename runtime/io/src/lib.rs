//! Mesh files for [CLASP](clasp3d): reads OBJ, PLY, OFF and STL, plain or compressed with gzip; writes PLY.
//!
//! ```
//! use clasp3d::{Detector, Scene, Settings};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let directory = std::env::temp_dir().join(format!("clasp3d-io-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&directory)?;
//! # let path = directory.join("crossing.obj");
//! std::fs::write(&path, "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 -1\nv 1 1 1\nv 2 1 1\nf 1 2 3\nf 4 5 6\n")?;
//! let loaded = clasp3d_io::read_mesh(&path)?;
//! println!("{}: {} triangles", loaded.format, loaded.mesh.triangles.len());
//!
//! let scene = Scene::new([loaded.mesh])?;
//! let result = Detector::new(&scene, Settings::default())?.detect(scene.positions())?;
//! assert_eq!(result.pairs().len(), 1);
//! # std::fs::remove_dir_all(&directory)?;
//! # Ok(())
//! # }
//! ```
//!
//! **Strict.** A reader never guesses. An invalid number, an undefined vertex, or fewer or more faces than declared is a
//! [`ParseError`] with the line or byte.
//!
//! **Conversions.** Polygons are triangulated as fans around their first vertex. Lines and points of OBJ files, and edges of
//! PLY files (`vertex1`, `vertex2`), become [`Mesh::edges`] and [`Mesh::points`]. Coordinates are rounded to the nearest
//! `f32`; [`LoadedMesh::rounding`] has the largest error.
//!
//! **Untrusted input.** Memory is bounded by the size of the file (of gzip files: by 4 GiB); a header cannot make a reader
//! reserve more. The readers are fuzzed: see `fuzz/`.
//!
//! | module | holds |
//! | --- | --- |
//! | `source` | file access and gzip |
//! | `text` | lines, words and integers of text files |
//! | `builder` | coordinates, polygons and vertex indices, for all readers |
//! | `obj`, `ply`, `off`, `stl` | one reader each |
//! | `write` | atomic writing of PLY and other files |
//! | `error` | error types |

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

use clasp3d::Mesh;
pub use error::{FileError, Location, ParseError, ParseErrorKind};
pub use source::decompress;
pub use write::{replace_file, write_ply};

/// A mesh that was read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedMesh {
    /// The mesh.
    pub mesh: Mesh,
    /// Rounding of coordinates to `f32`; `None` if all coordinates of the file are `f32` values.
    pub rounding: Option<Rounding>,
    /// Format of the file.
    pub format: Format,
}

/// Rounding of coordinates to the nearest `f32`.
///
/// Counts only coordinates that claim more precision than `f32`: those with another declared type than `float`, and in text
/// files those with more than nine significant digits. (Nine digits identify any `f32`.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rounding {
    /// Largest rounding error of a coordinate.
    pub max_error: f64,
    /// Number of rounded coordinates.
    pub coordinates: usize,
}

/// Format of a mesh file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Wavefront OBJ: `v`, `f`, `l` and `p`.
    Obj,
    /// Stanford PLY, text or binary.
    Ply,
    /// Geomview OFF, text only.
    Off,
    /// STL, text or binary.
    Stl,
}

impl Format {
    /// Returns the format by the extension of a file name, ignoring case and a final `.gz`.
    pub fn from_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?;
        if extension.eq_ignore_ascii_case("gz") {
            let inner = Path::new(path.file_stem()?);
            return inner.extension().and_then(Self::from_extension);
        }
        Self::from_extension(extension)
    }

    fn from_extension(extension: &std::ffi::OsStr) -> Option<Self> {
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

/// Reads a mesh file. The extension of its name gives the format; gzip is detected by the first bytes.
///
/// # Errors
///
/// If the file cannot be read, its extension is unknown, or its content violates the format.
pub fn read_mesh(path: impl AsRef<Path>) -> Result<LoadedMesh, FileError> {
    let path = path.as_ref();
    let (format, bytes) = source::read(path)?;
    let parse_error = |source| FileError::Parse { path: path.to_owned(), source };
    let bytes = source::decompress_owned(bytes).map_err(parse_error)?;
    parse_mesh(format, &bytes).map_err(parse_error)
}

/// Parses the bytes of a mesh file that is not compressed (see [`decompress`]).
///
/// # Errors
///
/// If the bytes violate the format.
pub fn parse_mesh(format: Format, bytes: &[u8]) -> Result<LoadedMesh, ParseError> {
    if bytes.is_empty() {
        return Err(ParseErrorKind::Empty.at(Location::File));
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
