//! Reader for OFF: a line of counts, then one line per vertex and one per face.

use crate::builder::{
    FanTriangulation, MeshBuilder, bounded_capacity, check_face_vertices, check_vertex_count, check_zero_based_index,
};
use crate::error::{ParseError, ParseErrorKind, quote};
use crate::text::{Lines, Words};
use clasp3d::Real;

/// Length of the shortest vertex line, `0 0 0`, with its end.
const MIN_VERTEX_BYTES: usize = 6;
/// Length of the shortest face line, `3 0 1 2`, with its end.
const MIN_FACE_BYTES: usize = 8;

pub(crate) fn parse<T: Real>(text: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    let mut lines = Lines::new(text);
    let (vertices, faces) = read_header(&mut lines)?;
    let mut builder = MeshBuilder::<T>::default();
    builder.positions.reserve_exact(bounded_capacity(vertices, lines.bytes_left(), MIN_VERTEX_BYTES));
    for present in 0..vertices {
        let mut words = next_line(&mut lines, vertices, "vertices", present)?;
        // Normals, colors and texture coordinates follow the position and are ignored.
        let position = builder.parse_position(&mut words)?;
        builder.push_position(position, words.location())?;
    }
    builder.triangles.reserve(bounded_capacity(faces, lines.bytes_left(), MIN_FACE_BYTES));
    for present in 0..faces {
        let mut words = next_line(&mut lines, faces, "faces", present)?;
        read_face(&mut words, vertices, &mut builder)?;
    }
    match lines.next_with_words() {
        Some(words) => words.expect_end("end of file").map(|()| builder),
        None => Ok(builder),
    }
}

/// Reads the numbers of vertices and faces. They follow the keyword `OFF` on its line or on the next one; in the files of
/// ModelNet they follow it without a space.
fn read_header(lines: &mut Lines<'_>) -> Result<(u64, u64), ParseError> {
    const KEYWORD: &str = "OFF";
    let Some(mut words) = lines.next_with_words() else {
        return Err(ParseErrorKind::unexpected_end_of_file(KEYWORD).at(lines.location()));
    };
    let line = words.clone();
    let word = words.next().unwrap_or_default();
    let Some(keyword) = word.windows(3).position(|window| window == KEYWORD.as_bytes()) else {
        return Err(ParseErrorKind::unexpected(KEYWORD, Some(word)).at(words.location()));
    };
    let (prefix, rest) = word.split_at_checked(keyword).unwrap_or_default();
    let attached_count = rest.strip_prefix(KEYWORD.as_bytes()).unwrap_or_default();
    // Prefixes in this order: texture coordinates, colors, normals, a fourth coordinate, any number of coordinates.
    let mut properties = prefix;
    for property in [&b"ST"[..], b"C", b"N"] {
        properties = properties.strip_prefix(property).unwrap_or(properties);
    }
    if matches!(properties, b"4" | b"n" | b"4n") {
        return Err(ParseErrorKind::UnsupportedOff { variant: quote(word) }.at(words.location()));
    }
    if !properties.is_empty() || !attached_count.iter().all(u8::is_ascii_digit) {
        return Err(ParseErrorKind::unexpected(KEYWORD, Some(word)).at(words.location()));
    }
    if !attached_count.is_empty() {
        words = line.skip_bytes(prefix.len() + KEYWORD.len());
    } else if words.is_empty() {
        words = match lines.next_with_words() {
            Some(words) => words,
            None => return Err(ParseErrorKind::unexpected_end_of_file("the number of vertices").at(lines.location())),
        };
    }
    if words.clone().next() == Some(b"BINARY") {
        return Err(ParseErrorKind::UnsupportedOff { variant: "binary OFF".to_owned() }.at(words.location()));
    }
    let vertices = words.parse_count("the number of vertices")?;
    let faces = words.parse_count("the number of faces")?;
    // The number of edges follows and is often wrong: ignored.
    check_vertex_count(vertices, words.location())?;
    Ok((vertices, faces))
}

fn next_line<'a>(lines: &mut Lines<'a>, declared: u64, elements: &str, present: u64) -> Result<Words<'a>, ParseError> {
    lines.next_with_words().ok_or_else(|| {
        ParseErrorKind::Truncated { declared, elements: elements.to_owned(), present }.at(lines.location())
    })
}

fn read_face<T: Real>(words: &mut Words<'_>, vertices: u64, builder: &mut MeshBuilder<T>) -> Result<(), ParseError> {
    let location = words.location();
    let face_vertices = words.parse_count("the number of vertices of a face")?;
    check_face_vertices(face_vertices, location)?;
    let mut fan = FanTriangulation::default();
    for _ in 0..face_vertices {
        let vertex = words.parse_integer("a vertex index")?;
        fan.push(check_zero_based_index(vertex, vertices, "face", location)?, &mut builder.triangles);
    }
    // Colors follow and are ignored.
    fan.finish(location)
}
