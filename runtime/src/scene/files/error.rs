//! What can be wrong with a file, and where.

use core::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why a file was not read or written. Each message is one line that begins with the file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The system refused something.
    #[error("{}: cannot be {doing}: {source}", name(.path))]
    Io {
        /// The file.
        path: PathBuf,
        /// What was to be done with it: "opened", "read", "written", "put in place".
        doing: &'static str,
        /// What the system said.
        source: io::Error,
    },
    /// A folder is where a file should be.
    #[error("{}: is a folder", name(.path))]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// The file's name does not say which format it has.
    #[error("{}: not a mesh that CLASP knows: .obj, .ply, .off, .stl, each also with .gz", name(.path))]
    UnknownFormat {
        /// The file.
        path: PathBuf,
    },
    /// The file does not hold what its format asks for, or a mesh is not fit to be written to it.
    #[error("{}: {problem}", name(.path))]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        problem: FileProblem,
    },
    /// Another number of colors than of triangles.
    #[error("{}: {colors} colors for {triangles} triangles: there must be one for each, or none", name(.path))]
    ColorCount {
        /// The file.
        path: PathBuf,
        /// How many colors there are.
        colors: usize,
        /// How many triangles there are.
        triangles: usize,
    },
}

/// What is wrong with the content of a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileProblem {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

impl std::error::Error for FileProblem {}

impl fmt::Display for FileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::File => write!(f, "{}", self.problem),
            place => write!(f, "{place}: {}", self.problem),
        }
    }
}

/// A place in a file, or in a mesh that is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// The file as a whole.
    File,
    /// A line of a text file, counted from 1.
    Line(usize),
    /// A byte of a binary file, counted from 0.
    Byte(usize),
    /// A vertex of a mesh, counted from 0.
    Vertex(usize),
    /// A triangle of a mesh, counted from 0.
    Triangle(usize),
    /// A lone edge of a mesh, counted from 0.
    Edge(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => write!(f, "the file"),
            Self::Line(line) => write!(f, "line {line}"),
            Self::Byte(byte) => write!(f, "byte {byte}"),
            Self::Vertex(vertex) => write!(f, "vertex {vertex}"),
            Self::Triangle(triangle) => write!(f, "triangle {triangle}"),
            Self::Edge(edge) => write!(f, "edge {edge}"),
        }
    }
}

/// What is wrong with the content of a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// There is nothing in it.
    #[error("is empty")]
    Empty,
    /// Something else than what the format asks for.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should be there.
        expected: &'static str,
        /// What is there: the beginning of it in quotes, or "the end of the line".
        found: String,
    },
    /// A coordinate that `f32` does not reach.
    #[error("{value} is too large for a coordinate, which is an f32 and ends at 3.4e38")]
    TooLarge {
        /// The coordinate.
        value: String,
    },
    /// A face that has no area whatever its corners are.
    #[error("a face has at least 3 corners, and this one has {corners}")]
    FewCorners {
        /// How many it has.
        corners: u64,
    },
    /// A list with less than nothing in it.
    #[error("a list has {count} values")]
    NegativeCount {
        /// How many it says it has.
        count: i64,
    },
    /// A face names a vertex that is not there.
    #[error("vertex {vertex} is named, but there are {vertices}, counted from {first}")]
    NoSuchVertex {
        /// The vertex that it names.
        vertex: i64,
        /// How many there are.
        vertices: u64,
        /// The number of the first one: it depends on the format.
        first: u8,
    },
    /// A face names a vertex by its distance, and there are not so many.
    #[error("vertex {vertex} is named, but only {vertices} come before it")]
    NoVertexBefore {
        /// The vertex that it names.
        vertex: i64,
        /// How many vertices come before the face.
        vertices: usize,
    },
    /// A face names vertex 0, where the first one is 1.
    #[error("vertex 0 is named, but the first one is vertex 1")]
    VertexZero,
    /// More vertices than 32 bits can number.
    #[error("a mesh has at most {limit} vertices, and this one {vertices}")]
    TooManyVertices {
        /// How many there are, as far as the file was read.
        vertices: u64,
        /// How many there can be.
        limit: u32,
    },
    /// The file is shorter than its header says.
    #[error("the file ends, but the header promises {promised} {what} and there are {there}")]
    Short {
        /// How many there should be.
        promised: u64,
        /// Of what: "faces", or the name of an element.
        what: String,
        /// How many there are.
        there: u64,
    },
    /// An OBJ file without a single vertex, which is more likely something else.
    #[error("has no vertices: there is no line \"v x y z\"")]
    NoVertices,
    /// A PLY file that does not say how its values are written.
    #[error("the header has no line \"format\"")]
    NoFormat,
    /// A PLY file without vertices or faces.
    #[error("the header has no element \"{element}\"")]
    NoElement {
        /// What is missing.
        element: &'static str,
    },
    /// A PLY file whose vertices have no position, or whose faces have no corners.
    #[error("element \"{element}\" has no {property}")]
    NoProperty {
        /// The element.
        element: &'static str,
        /// What it lacks.
        property: &'static str,
    },
    /// A PLY header that says the same thing twice.
    #[error("{what} is there twice")]
    Twice {
        /// What it says twice.
        what: String,
    },
    /// A PLY file with strips of triangles in place of faces.
    #[error("the triangles are in strips (element \"tristrips\"), which CLASP does not read: save them as faces")]
    Strips,
    /// An OFF file that is binary, or whose vertices have not three coordinates.
    #[error("{kind} is not read: only text with three coordinates to a vertex is")]
    OffKind {
        /// What it is.
        kind: String,
    },
    /// The file looks like gzip but cannot be unpacked.
    #[error("cannot be unpacked: {reason}")]
    Packed {
        /// What the decoder said.
        reason: String,
    },
    /// The file unpacks to more than fits into memory.
    #[error("unpacks to more than {limit} bytes")]
    UnpackedSize {
        /// How many it may have.
        limit: u64,
    },
}

impl Problem {
    /// The problem with its place.
    pub(super) fn at(self, place: Place) -> FileProblem {
        FileProblem { place, problem: self }
    }

    /// Something else than what is expected: a word of the file, or its absence.
    #[cold]
    pub(super) fn expected(expected: &'static str, found: Option<&[u8]>) -> Self {
        Self::Expected { expected, found: found.map_or_else(|| "the end of the line".to_owned(), quote) }
    }

    /// The end of the file in place of what is expected.
    #[cold]
    pub(super) fn expected_more(expected: &'static str) -> Self {
        Self::Expected { expected, found: "the end of the file".to_owned() }
    }
}

/// How much of a file's content a message quotes, in characters.
const QUOTED: usize = 40;

/// The beginning of some content, in quotes, so that it stays on one line and harms no terminal.
pub(super) fn quote(content: &[u8]) -> String {
    let start = content.get(..QUOTED * 4).unwrap_or(content);
    let mut quoted = String::from("\"");
    let mut length = 0;
    for character in String::from_utf8_lossy(start).chars() {
        if length >= QUOTED {
            quoted.push('…');
            break;
        }
        let before = quoted.len();
        match character {
            '\'' => quoted.push('\''),
            _ => quoted.extend(character.escape_debug()),
        }
        // Escapes are plain ASCII, so their length is their width; any other character counts as one.
        length += if character.is_ascii() { quoted.len() - before } else { 1 };
    }
    quoted.push('"');
    quoted
}

/// A path as it was given, without control characters.
fn name(path: &Path) -> String {
    let mut name = String::new();
    for character in path.to_string_lossy().chars() {
        if character.is_control() {
            name.extend(character.escape_debug());
        } else {
            name.push(character);
        }
    }
    name
}
