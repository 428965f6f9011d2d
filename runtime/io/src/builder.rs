//! Mesh under construction: coordinates, polygons and vertex indices, shared by all readers.

use crate::error::{Location, ParseError, ParseErrorKind, quote};
use crate::text::{Words, significant_digits};
use clasp3d::{Mesh, Real};

/// Significant decimal digits that identify any `f32`; a number with more digits may be more precise than `f32`.
const F32_DIGITS: usize = 9;

/// A mesh under construction, with coordinates of a number type.
#[derive(Default)]
pub(crate) struct MeshBuilder<T> {
    pub(crate) positions: Vec<[T; 3]>,
    pub(crate) triangles: Vec<[u32; 3]>,
    pub(crate) edges: Vec<[u32; 2]>,
    pub(crate) points: Vec<u32>,
    /// Whether a coordinate that claims more precision than `f32` is not an `f32` value.
    pub(crate) needs_f64: bool,
}

impl<T: Real> MeshBuilder<T> {
    /// Returns the mesh.
    pub(crate) fn finish(self) -> Mesh<T> {
        Mesh { positions: self.positions, triangles: self.triangles, edges: self.edges, points: self.points }
    }

    /// Adds a vertex, or fails if 32-bit indices cannot address it.
    pub(crate) fn push_position(&mut self, position: [T; 3], location: Location) -> Result<(), ParseError> {
        check_vertex_count(self.positions.len() as u64 + 1, location)?;
        self.positions.push(position);
        Ok(())
    }

    /// Parses the next three words as a position.
    pub(crate) fn parse_position(&mut self, words: &mut Words<'_>) -> Result<[T; 3], ParseError> {
        Ok([
            self.parse_coordinate(words, false)?,
            self.parse_coordinate(words, false)?,
            self.parse_coordinate(words, false)?,
        ])
    }

    /// Parses the next word as a coordinate. `wider_than_f32`: the file declares another type than `f32`.
    pub(crate) fn parse_coordinate(&mut self, words: &mut Words<'_>, wider_than_f32: bool) -> Result<T, ParseError> {
        let word = words.next();
        let number = word.and_then(|word| core::str::from_utf8(word).ok()).and_then(|word| word.parse::<f64>().ok());
        let (Some(word), Some(number)) = (word, number) else {
            return Err(ParseErrorKind::unexpected("a number", word).at(words.location()));
        };
        if !number.is_finite() {
            // "inf" and "nan" have no digits; a word with digits is a number beyond the range of `f64`.
            let kind = match significant_digits(word) {
                0 => ParseErrorKind::unexpected("a finite number", Some(word)),
                _ => ParseErrorKind::CoordinateTooLarge { value: quote(word) },
            };
            return Err(kind.at(words.location()));
        }
        let is_wide = wider_than_f32 || (word.len() > F32_DIGITS && significant_digits(word) > F32_DIGITS);
        Ok(self.nearest(number, is_wide))
    }

    /// Converts a number of a binary file to a coordinate.
    pub(crate) fn convert_coordinate(&mut self, number: f64, location: Location) -> Result<T, ParseError> {
        if !number.is_finite() {
            let kind = ParseErrorKind::Unexpected { expected: "a finite number", found: number.to_string() };
            return Err(kind.at(location));
        }
        Ok(self.nearest(number, true))
    }

    /// Returns the nearest coordinate. `is_wide`: the number claims more precision than `f32`; so do all beyond its range.
    fn nearest(&mut self, number: f64, is_wide: bool) -> T {
        let nearest = number as f32;
        self.needs_f64 |= !nearest.is_finite() || (is_wide && f64::from(nearest) != number);
        T::nearest(number)
    }
}

/// Fan triangulation of a polygon: all triangles share its first vertex.
#[derive(Default)]
pub(crate) struct FanTriangulation {
    vertices: u64,
    first: u32,
    last: u32,
}

impl FanTriangulation {
    /// Adds a vertex of the polygon; the third and every later one completes a triangle.
    pub(crate) fn push(&mut self, vertex: u32, triangles: &mut Vec<[u32; 3]>) {
        match self.vertices {
            0 => self.first = vertex,
            1 => {}
            _ => triangles.push([self.first, self.last, vertex]),
        }
        self.last = vertex;
        self.vertices += 1;
    }

    /// Fails if the polygon has fewer than three vertices.
    pub(crate) fn finish(self, location: Location) -> Result<(), ParseError> {
        check_face_vertices(self.vertices, location)
    }
}

/// Fails if a face has fewer than three vertices.
pub(crate) fn check_face_vertices(vertices: u64, location: Location) -> Result<(), ParseError> {
    if vertices < 3 { Err(ParseErrorKind::TooFewFaceVertices { vertices }.at(location)) } else { Ok(()) }
}

/// Fails if 32-bit indices cannot address so many vertices.
pub(crate) fn check_vertex_count(vertices: u64, location: Location) -> Result<(), ParseError> {
    let limit = u32::MAX;
    if vertices > u64::from(limit) {
        Err(ParseErrorKind::TooManyVertices { vertices, limit }.at(location))
    } else {
        Ok(())
    }
}

/// Checks a vertex index that counts from 0. `element` is the kind of element that refers to the vertex, for the message.
pub(crate) fn check_zero_based_index(
    vertex: i64,
    vertices: u64,
    element: &'static str,
    location: Location,
) -> Result<u32, ParseError> {
    match u32::try_from(vertex) {
        Ok(index) if u64::from(index) < vertices => Ok(index),
        _ => Err(ParseErrorKind::VertexOutOfRange { element, vertex, vertices, first: 0 }.at(location)),
    }
}

/// Capacity to reserve for declared elements: never more than the rest of the file has bytes for.
pub(crate) fn bounded_capacity(declared: u64, bytes_left: usize, min_element_bytes: usize) -> usize {
    let limit = bytes_left / min_element_bytes.max(1);
    usize::try_from(declared).map_or(limit, |declared| declared.min(limit))
}
