//! What all readers do with coordinates and polygons.

use super::Rounding;
use super::error::{FileProblem, Place, Problem, quote};
use super::text::{Words, significant_digits};
use crate::Mesh;

/// Nine significant digits write any `f32`; more say that a number was something more precise.
const DIGITS_OF_F32: usize = 9;

/// A mesh as far as it was read.
#[derive(Default)]
pub(super) struct Builder {
    pub(super) positions: Vec<[f32; 3]>,
    pub(super) triangles: Vec<[u32; 3]>,
    pub(super) edges: Vec<[u32; 2]>,
    pub(super) points: Vec<u32>,
    rounded: usize,
    largest: f64,
}

impl Builder {
    pub(super) fn finish(self) -> (Mesh, Option<Rounding>) {
        let rounding = Rounding { largest: self.largest, coordinates: self.rounded };
        let mesh =
            Mesh { positions: self.positions, triangles: self.triangles, edges: self.edges, points: self.points };
        (mesh, (self.rounded > 0).then_some(rounding))
    }

    /// Adds a vertex, if 32 bits can still number it.
    pub(super) fn push_position(&mut self, position: [f32; 3], place: Place) -> Result<(), FileProblem> {
        check_vertex_count(self.positions.len() as u64 + 1, place)?;
        self.positions.push(position);
        Ok(())
    }

    /// The position that the next three words say.
    pub(super) fn text_position(&mut self, words: &mut Words<'_>) -> Result<[f32; 3], FileProblem> {
        Ok([
            self.text_coordinate(words, false)?,
            self.text_coordinate(words, false)?,
            self.text_coordinate(words, false)?,
        ])
    }

    /// The coordinate that the next word says. `precise` where the file says that it is more than an `f32`.
    pub(super) fn text_coordinate(&mut self, words: &mut Words<'_>, precise: bool) -> Result<f32, FileProblem> {
        let word = words.next();
        let number = word.and_then(|word| core::str::from_utf8(word).ok()).and_then(|word| word.parse::<f64>().ok());
        let (Some(word), Some(number)) = (word, number) else {
            return Err(Problem::expected("a number", word).at(words.place()));
        };
        let nearest = number as f32;
        if !nearest.is_finite() {
            // "inf" and "nan" have no digits; what has some is a number that is too large even for `f64`.
            let problem = match significant_digits(word) {
                0 => Problem::expected("a finite number", Some(word)),
                _ => Problem::TooLarge { value: quote(word) },
            };
            return Err(problem.at(words.place()));
        }
        if precise || (word.len() > DIGITS_OF_F32 && significant_digits(word) > DIGITS_OF_F32) {
            self.count_rounding(number, nearest);
        }
        Ok(nearest)
    }

    /// The coordinate that a number of a binary file says.
    pub(super) fn binary_coordinate(&mut self, number: f64, place: Place) -> Result<f32, FileProblem> {
        let nearest = number as f32;
        if !nearest.is_finite() {
            let problem = if number.is_finite() {
                Problem::TooLarge { value: format!("{number:e}") }
            } else {
                Problem::Expected { expected: "a finite number", found: number.to_string() }
            };
            return Err(problem.at(place));
        }
        self.count_rounding(number, nearest);
        Ok(nearest)
    }

    fn count_rounding(&mut self, number: f64, nearest: f32) {
        let distance = (number - f64::from(nearest)).abs();
        if distance > 0.0 {
            self.rounded += 1;
            self.largest = self.largest.max(distance);
        }
    }
}

/// A polygon on its way to triangles that share its first corner.
#[derive(Default)]
pub(super) struct Fan {
    corners: u64,
    first: u32,
    last: u32,
}

impl Fan {
    /// The next corner; from the third on each makes a triangle.
    pub(super) fn push(&mut self, corner: u32, triangles: &mut Vec<[u32; 3]>) {
        match self.corners {
            0 => self.first = corner,
            1 => {}
            _ => triangles.push([self.first, self.last, corner]),
        }
        self.last = corner;
        self.corners += 1;
    }

    /// An error where there was no triangle.
    pub(super) fn finish(self, place: Place) -> Result<(), FileProblem> {
        check_corners(self.corners, place)
    }
}

/// An error where a face has too few corners for a triangle.
pub(super) fn check_corners(corners: u64, place: Place) -> Result<(), FileProblem> {
    if corners < 3 { Err(Problem::FewCorners { corners }.at(place)) } else { Ok(()) }
}

/// An error where there are more vertices than 32 bits can number.
pub(super) fn check_vertex_count(vertices: u64, place: Place) -> Result<(), FileProblem> {
    let limit = u32::MAX;
    if vertices > u64::from(limit) { Err(Problem::TooManyVertices { vertices, limit }.at(place)) } else { Ok(()) }
}

/// A vertex by its number, counted from 0, where there are so many.
pub(super) fn vertex_of_zero_based(vertex: i64, vertices: u64, place: Place) -> Result<u32, FileProblem> {
    match u32::try_from(vertex) {
        Ok(number) if u64::from(number) < vertices => Ok(number),
        _ => Err(Problem::NoSuchVertex { vertex, vertices, first: 0 }.at(place)),
    }
}

/// How many elements to make room for: those that are promised, but no more than the rest of the file has bytes for.
pub(super) fn room_for(promised: u64, bytes_left: usize, bytes_each: usize) -> usize {
    let most = bytes_left / bytes_each.max(1);
    usize::try_from(promised).map_or(most, |promised| promised.min(most))
}
