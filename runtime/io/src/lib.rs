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
//! println!("{}: {} triangles", loaded.format, loaded.mesh.triangles().len());
//!
//! let scene = Scene::new([loaded.mesh.into_f64()])?;
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
//! PLY files (`vertex1`, `vertex2`), become [`Mesh::edges`] and [`Mesh::points`].
//!
//! **Precision.** A mesh has `f64` coordinates if the file has any that `f32` has not: numbers of the type `double`, or numbers
//! of a text file with more than nine significant digits. (Nine digits identify any `f32`.) All other files give `f32`
//! coordinates. [`AnyMesh`] is either; [`AnyMesh::into_f64`] is always exact.
//!
//! **Untrusted input.** Memory is bounded by the size of the file (of gzip files: by 4 GiB, or the limit of
//! [`read_mesh_with_limit`]); a header cannot make a reader
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

use builder::MeshBuilder;
use clasp3d::{Mesh, Real};
pub use error::{FileError, Location, ParseError, ParseErrorKind};
pub use source::{MAX_DECOMPRESSED_BYTES, decompress};
pub use write::{remove_temporary_files, replace_file, write_ply};

/// A mesh that was read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedMesh {
    /// The mesh.
    pub mesh: AnyMesh,
    /// Format of the file.
    pub format: Format,
}

/// A mesh with coordinates of either number type.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyMesh {
    /// All coordinates of the file are `f32` values, or have too few digits to be more precise.
    F32(Mesh),
    /// The file has coordinates that `f32` has not.
    F64(Mesh<f64>),
}

impl AnyMesh {
    /// Returns the vertex indices of each triangle.
    pub fn triangles(&self) -> &[[u32; 3]] {
        match self {
            Self::F32(mesh) => &mesh.triangles,
            Self::F64(mesh) => &mesh.triangles,
        }
    }

    /// Returns the number of vertices.
    pub fn vertices(&self) -> usize {
        match self {
            Self::F32(mesh) => mesh.positions.len(),
            Self::F64(mesh) => mesh.positions.len(),
        }
    }

    /// Whether the coordinates are `f64`.
    pub fn is_f64(&self) -> bool {
        matches!(self, Self::F64(_))
    }

    /// Returns the mesh with `f64` coordinates. This is exact.
    pub fn into_f64(self) -> Mesh<f64> {
        match self {
            Self::F32(mesh) => mesh.into(),
            Self::F64(mesh) => mesh,
        }
    }

    /// Returns the mesh with coordinates rounded to the nearest `f32`, which is infinite for those beyond its range.
    /// [`rounding`](Self::rounding) has the largest error.
    pub fn into_f32(self) -> Mesh {
        match self {
            Self::F32(mesh) => mesh,
            Self::F64(Mesh { positions, triangles, edges, points }) => {
                let positions = positions.into_iter().map(|position| position.map(|x| x as f32)).collect();
                Mesh { positions, triangles, edges, points }
            }
        }
    }

    /// Returns the rounding errors of [`into_f32`](Self::into_f32); `None` if it is exact.
    pub fn rounding(&self) -> Option<Rounding> {
        let Self::F64(mesh) = self else { return None };
        let errors = mesh.positions.as_flattened().iter().map(|x| (x - f64::from(*x as f32)).abs());
        let (max_error, coordinates) = errors
            .filter(|error| *error > 0.0)
            .fold((0.0f64, 0), |(largest, count), error| (largest.max(error), count + 1));
        (coordinates > 0).then_some(Rounding { max_error, coordinates })
    }
}

/// Rounding of coordinates to the nearest `f32`.
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
    read_mesh_with_limit(path, MAX_DECOMPRESSED_BYTES)
}

/// [`read_mesh`] with a limit in bytes of the size that a gzip file decompresses to.
///
/// # Errors
///
/// As for `read_mesh`, and if the file decompresses to more bytes.
pub fn read_mesh_with_limit(path: impl AsRef<Path>, max_decompressed: u64) -> Result<LoadedMesh, FileError> {
    let path = path.as_ref();
    let (format, bytes) = source::read(path)?;
    let parse_error = |source| FileError::Parse { path: path.to_owned(), source };
    let bytes = source::decompress_owned(bytes, max_decompressed).map_err(parse_error)?;
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
    // Most files have f32 values, so that is tried first: it takes half of the memory.
    let builder = parse_as::<f32>(format, bytes)?;
    let mesh = match builder.needs_f64 {
        false => AnyMesh::F32(builder.finish()),
        true => AnyMesh::F64(parse_as::<f64>(format, bytes)?.finish()),
    };
    Ok(LoadedMesh { mesh, format })
}

fn parse_as<T: Real>(format: Format, bytes: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    match format {
        Format::Obj => obj::parse(bytes),
        Format::Ply => ply::parse(bytes),
        Format::Off => off::parse(bytes),
        Format::Stl => stl::parse(bytes),
    }
}
