//! Errors of reading and writing mesh files.

use core::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A mesh file could not be read or written. `Display` gives one complete line with the path; [`source`] gives the cause as
/// a value.
///
/// [`source`]: std::error::Error::source
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The operating system refused an operation.
    #[error("cannot {operation} {}: {source}", printable(.path))]
    Io {
        /// The file.
        path: PathBuf,
        /// The operation as a verb: "open", "read", "write" or "replace".
        operation: &'static str,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The path is a directory.
    #[error("{} is a directory, not a file", printable(.path))]
    Directory {
        /// The path.
        path: PathBuf,
    },
    /// The file name has no extension of a supported format.
    #[error("{}: unknown mesh format, expected .obj, .ply, .off or .stl, optionally followed by .gz", printable(.path))]
    UnknownFormat {
        /// The file.
        path: PathBuf,
    },
    /// The content of the file violates its format.
    #[error("{}", parse_message(.path, .source))]
    Parse {
        /// The file.
        path: PathBuf,
        /// The violation and its location.
        source: ParseError,
    },
    /// The number of colors differs from the number of triangles.
    #[error("cannot write {}: {colors} colors for {triangles} triangles, expected one per triangle", printable(.path))]
    ColorCount {
        /// The file.
        path: PathBuf,
        /// Number of colors.
        colors: usize,
        /// Number of triangles.
        triangles: usize,
    },
    /// A mesh to be written has a coordinate that is infinite or NaN.
    #[error("cannot write {}: vertex {vertex} has the coordinate {coordinate}, which is not finite", printable(.path))]
    NonFiniteVertex {
        /// The file.
        path: PathBuf,
        /// Index of the vertex.
        vertex: usize,
        /// The coordinate.
        coordinate: f64,
    },
    /// A mesh to be written has a triangle or an edge with a vertex index out of range.
    #[error("cannot write {}: {element} {index} refers to vertex {vertex}, but the mesh has {vertices} vertices", printable(.path))]
    VertexOutOfRange {
        /// The file.
        path: PathBuf,
        /// Kind of the element: "triangle" or "edge".
        element: &'static str,
        /// Index of the triangle or edge.
        index: usize,
        /// The vertex index.
        vertex: u32,
        /// Number of vertices of the mesh.
        vertices: usize,
    },
}

/// The bytes of a mesh file violate its format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Location of the violation.
    pub location: Location,
    /// The violation.
    pub kind: ParseErrorKind,
}

impl std::error::Error for ParseError {}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.location {
            Location::File => write!(f, "{}", self.kind),
            location => write!(f, "{} ({location})", self.kind),
        }
    }
}

/// The message of [`FileError::Parse`]: "expected a number, found \"x\" (mesh.obj, line 3)".
fn parse_message(path: &Path, error: &ParseError) -> String {
    let (path, kind) = (printable(path), &error.kind);
    match error.location {
        Location::File => format!("{kind} ({path})"),
        location => format!("{kind} ({path}, {location})"),
    }
}

/// A location in a mesh file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Location {
    /// The file as a whole.
    File,
    /// Line of a text file, starting at 1.
    Line(usize),
    /// Byte offset in a binary file, starting at 0.
    Byte(usize),
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => write!(f, "whole file"),
            Self::Line(line) => write!(f, "line {line}"),
            Self::Byte(byte) => write!(f, "byte {byte}"),
        }
    }
}

/// A violation of a mesh file format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The file has no bytes.
    #[error("file is empty")]
    Empty,
    /// An unexpected word, value or end.
    #[error("expected {expected}, found {found}")]
    Unexpected {
        /// The expected word or value.
        expected: &'static str,
        /// The actual content: its beginning in quotes, or "end of line" or "end of file".
        found: String,
    },
    /// A coordinate outside the range of `f64`.
    #[error("coordinate {value} exceeds the range of f64, which ends at 1.8e308")]
    CoordinateTooLarge {
        /// The coordinate.
        value: String,
    },
    /// A face with fewer than three vertices.
    #[error("face has {vertices} vertices, expected at least 3")]
    TooFewFaceVertices {
        /// Number of vertices of the face.
        vertices: u64,
    },
    /// A list with a negative length.
    #[error("list has the negative length {length}")]
    NegativeLength {
        /// The length.
        length: i64,
    },
    /// A vertex index beyond the last vertex. OBJ numbers vertices from 1; all other formats from 0.
    #[error(
        "{element} refers to vertex {vertex}, but only {vertices} are defined{}",
        if *.first == 0 { ", numbered from 0" } else { "" }
    )]
    VertexOutOfRange {
        /// Kind of the element: "face", "edge", "line" or "point".
        element: &'static str,
        /// The vertex index, as in the file.
        vertex: i64,
        /// Number of vertices in the file.
        vertices: u64,
        /// Index of the first vertex in this format: 0 or 1.
        first: u8,
    },
    /// A relative (negative) vertex index of an OBJ file that reaches before the first vertex.
    #[error("{element} refers to vertex {vertex}, but only {vertices} are defined before it")]
    RelativeVertexOutOfRange {
        /// Kind of the element: "face", "line" or "point".
        element: &'static str,
        /// The relative vertex index.
        vertex: i64,
        /// Number of vertices defined before the element.
        vertices: usize,
    },
    /// Vertex index 0 in an OBJ file.
    #[error("{element} refers to vertex 0, but OBJ numbers vertices from 1")]
    VertexZero {
        /// Kind of the element: "face", "line" or "point".
        element: &'static str,
    },
    /// More vertices than 32-bit indices can address.
    #[error("mesh has {vertices} vertices, but at most {limit} are supported")]
    TooManyVertices {
        /// Number of vertices read or declared.
        vertices: u64,
        /// The largest supported number.
        limit: u32,
    },
    /// The file ends before all declared elements.
    #[error("file ends too early: the header declares {declared} {elements}, but only {present} are present")]
    Truncated {
        /// Number of elements that the header declares.
        declared: u64,
        /// The elements: "faces", "vertices", ….
        elements: String,
        /// Number of complete elements in the file.
        present: u64,
    },
    /// An OBJ file without vertices; usually a file of another kind.
    #[error("no vertices: the file has no line \"v x y z\"")]
    NoVertices,
    /// A PLY header without its `format` line.
    #[error("header has no line \"format\"")]
    MissingFormat,
    /// A PLY header without an element that a mesh needs.
    #[error("header has no element \"{element}\"")]
    MissingElement {
        /// The element.
        element: &'static str,
    },
    /// A PLY element without a property that a mesh needs.
    #[error("element \"{element}\" has no {property}")]
    MissingProperty {
        /// The element.
        element: &'static str,
        /// The property.
        property: &'static str,
    },
    /// A PLY header that declares an element or a property twice.
    #[error("{name} is declared twice")]
    Duplicate {
        /// The element or property.
        name: String,
    },
    /// A PLY file with triangle strips.
    #[error("triangle strips (element \"tristrips\") are not supported: save the mesh with faces")]
    TriangleStrips,
    /// An OFF variant that is binary or not three-dimensional.
    #[error("{variant} is not supported: save as text with 3 coordinates per vertex")]
    UnsupportedOff {
        /// The variant.
        variant: String,
    },
    /// Invalid gzip data.
    #[error("cannot decompress the file: {reason}")]
    InvalidGzip {
        /// Message of the decoder.
        reason: String,
    },
    /// The decompressed file exceeds the size limit.
    #[error("file decompresses to more than {limit} bytes; raise the limit if that is intended")]
    DecompressedTooLarge {
        /// The limit in bytes.
        limit: u64,
    },
}

impl ParseErrorKind {
    /// Adds the location.
    pub(crate) fn at(self, location: Location) -> ParseError {
        ParseError { location, kind: self }
    }

    /// An unexpected word; `None` at the end of a line.
    #[cold]
    pub(crate) fn unexpected(expected: &'static str, word: Option<&[u8]>) -> Self {
        Self::Unexpected { expected, found: word.map_or_else(|| "end of line".to_owned(), quote) }
    }

    /// An unexpected end of the file.
    #[cold]
    pub(crate) fn unexpected_end_of_file(expected: &'static str) -> Self {
        Self::Unexpected { expected, found: "end of file".to_owned() }
    }
}

/// Length limit of quoted file content in messages, in characters.
const MAX_QUOTE_LENGTH: usize = 40;

/// Quotes the beginning of file content for a message: on one line, with control characters escaped.
pub(crate) fn quote(content: &[u8]) -> String {
    let start = content.get(..MAX_QUOTE_LENGTH * 4).unwrap_or(content);
    let mut quoted = String::from("\"");
    let mut length = 0;
    for character in String::from_utf8_lossy(start).chars() {
        if length >= MAX_QUOTE_LENGTH {
            quoted.push('…');
            break;
        }
        let before = quoted.len();
        match character {
            '\'' => quoted.push('\''),
            _ => quoted.extend(character.escape_debug()),
        }
        // Escapes are ASCII, so their byte length is their width; any other character counts as one.
        length += if character.is_ascii() { quoted.len() - before } else { 1 };
    }
    quoted.push('"');
    quoted
}

/// The path as given, with control characters escaped.
fn printable(path: &Path) -> String {
    let mut text = String::new();
    for character in path.to_string_lossy().chars() {
        if character.is_control() {
            text.extend(character.escape_debug());
        } else {
            text.push(character);
        }
    }
    text
}
