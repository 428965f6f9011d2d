//! Reader for OBJ: one statement per line. Reads `v`, `f`, `l` and `p`, and ignores all other statements.

use std::borrow::Cow;

use crate::builder::{FanTriangulation, MeshBuilder};
use crate::error::{Location, ParseError, ParseErrorKind};
use crate::text::{Line, Lines, Words, parse_integer};
use clasp3d::Real;

pub(crate) fn parse<T: Real>(text: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    let mut builder = MeshBuilder::<T>::default();
    let mut forward = ForwardReferences::default();
    let mut lines = Lines::new(text);
    while let Some(line) = lines.next() {
        let statement = join_continued_lines(line, &mut lines);
        let mut words = Line { number: line.number, text: &statement }.words();
        match words.next() {
            Some(b"v") => {
                let position = builder.parse_position(&mut words)?;
                builder.push_position(position, words.location())?;
            }
            Some(b"f") => read_face(&mut words, &mut builder, &mut forward)?,
            Some(b"l") => read_polyline(&mut words, &mut builder, &mut forward)?,
            Some(b"p") => read_points(&mut words, &mut builder, &mut forward)?,
            _ => {}
        }
    }
    if builder.positions.is_empty() {
        return Err(ParseErrorKind::NoVertices.at(Location::File));
    }
    forward.check(builder.positions.len())?;
    Ok(builder)
}

/// Returns a statement without comments: one line, or several if each but the last ends with `\`. A `\` at the end of a
/// comment does not continue the line: comments often end with a Windows path.
fn join_continued_lines<'a>(line: Line<'a>, lines: &mut Lines<'a>) -> Cow<'a, [u8]> {
    let text = line.without_comment().text;
    let Some(start) = text.strip_suffix(b"\\").filter(|_| text.len() == line.text.len()) else {
        return Cow::Borrowed(text);
    };
    let mut statement = start.to_vec();
    for next in lines.by_ref() {
        statement.push(b' ');
        let text = next.without_comment().text;
        match text.strip_suffix(b"\\").filter(|_| text.len() == next.text.len()) {
            Some(start) => statement.extend_from_slice(start),
            None => {
                statement.extend_from_slice(text);
                break;
            }
        }
    }
    Cow::Owned(statement)
}

fn read_face<T: Real>(
    words: &mut Words<'_>,
    builder: &mut MeshBuilder<T>,
    forward: &mut ForwardReferences,
) -> Result<(), ParseError> {
    let location = words.location();
    let mut fan = FanTriangulation::default();
    for word in words {
        let vertex = read_vertex(Some(word), "face", builder, forward, location)?;
        fan.push(vertex, &mut builder.triangles);
    }
    fan.finish(location)
}

/// Reads a polyline: an edge for each two consecutive vertices.
fn read_polyline<T: Real>(
    words: &mut Words<'_>,
    builder: &mut MeshBuilder<T>,
    forward: &mut ForwardReferences,
) -> Result<(), ParseError> {
    let location = words.location();
    let mut from = read_vertex(words.next(), "line", builder, forward, location)?;
    let mut word = words.next();
    loop {
        let to = read_vertex(word, "line", builder, forward, location)?;
        builder.edges.push([from, to]);
        from = to;
        word = words.next();
        if word.is_none() {
            return Ok(());
        }
    }
}

fn read_points<T: Real>(
    words: &mut Words<'_>,
    builder: &mut MeshBuilder<T>,
    forward: &mut ForwardReferences,
) -> Result<(), ParseError> {
    let location = words.location();
    for word in words {
        let vertex = read_vertex(Some(word), "point", builder, forward, location)?;
        builder.points.push(vertex);
    }
    Ok(())
}

/// Reads a vertex reference of an element of this kind. Texture and normal indices follow after slashes and are ignored.
fn read_vertex<T: Real>(
    word: Option<&[u8]>,
    element: &'static str,
    builder: &MeshBuilder<T>,
    forward: &mut ForwardReferences,
    location: Location,
) -> Result<u32, ParseError> {
    let vertex = word.and_then(|word| word.split(|&byte| byte == b'/').next()).and_then(parse_integer);
    let Some(vertex) = vertex else {
        return Err(ParseErrorKind::unexpected("a vertex index", word).at(location));
    };
    resolve_index(vertex, element, builder.positions.len(), forward, location)
}

/// Converts an OBJ index to one that counts from 0. OBJ counts from 1, or backward from -1, the last vertex so far.
fn resolve_index(
    vertex: i64,
    element: &'static str,
    vertices: usize,
    forward: &mut ForwardReferences,
    location: Location,
) -> Result<u32, ParseError> {
    if vertex == 0 {
        return Err(ParseErrorKind::VertexZero { element }.at(location));
    }
    if vertex < 0 {
        let index = usize::try_from(vertex.unsigned_abs()).ok().and_then(|distance| vertices.checked_sub(distance));
        return index
            .and_then(|index| u32::try_from(index).ok())
            .ok_or_else(|| ParseErrorKind::RelativeVertexOutOfRange { element, vertex, vertices }.at(location));
    }
    if usize::try_from(vertex).map_or(true, |vertex| vertex > vertices) {
        forward.record(ForwardReference { vertex, element, location });
    }
    // An index beyond 32 bits has been recorded, and fails in `ForwardReferences::check`.
    Ok(u32::try_from(vertex - 1).unwrap_or(u32::MAX))
}

/// Reference to a vertex that was not yet defined.
struct ForwardReference {
    vertex: i64,
    element: &'static str,
    location: Location,
}

/// Forward references with a higher vertex index than all before them. The first reference to a vertex that is never
/// defined is among these.
#[derive(Default)]
struct ForwardReferences {
    increasing: Vec<ForwardReference>,
}

impl ForwardReferences {
    fn record(&mut self, reference: ForwardReference) {
        if self.increasing.last().is_none_or(|highest| reference.vertex > highest.vertex) {
            self.increasing.push(reference);
        }
    }

    /// Fails if a vertex was never defined.
    fn check(self, vertices: usize) -> Result<(), ParseError> {
        let vertices = vertices as u64;
        match self.increasing.into_iter().find(|reference| reference.vertex.unsigned_abs() > vertices) {
            Some(ForwardReference { vertex, element, location }) => {
                Err(ParseErrorKind::VertexOutOfRange { element, vertex, vertices, first: 1 }.at(location))
            }
            None => Ok(()),
        }
    }
}
