//! OFF: a line of counts, then a line for each vertex and for each face.

use super::builder::{Builder, Fan, check_corners, check_vertex_count, room_for, vertex_of_zero_based};
use super::error::{FileProblem, Problem, quote};
use super::text::{Lines, Words};

/// The shortest lines there are: `0 0 0` and `3 0 1 2`, with their ends.
const VERTEX_BYTES: usize = 6;
const FACE_BYTES: usize = 8;

pub(super) fn parse(text: &[u8]) -> Result<Builder, FileProblem> {
    let mut lines = Lines::new(text);
    let (vertices, faces) = read_header(&mut lines)?;
    let mut builder = Builder::default();
    builder.positions.reserve_exact(room_for(vertices, lines.bytes_left(), VERTEX_BYTES));
    for there in 0..vertices {
        let mut words = next_line(&mut lines, vertices, "vertices", there)?;
        // Normals, colors and texture coordinates follow the position.
        let position = builder.text_position(&mut words)?;
        builder.push_position(position, words.place())?;
    }
    builder.triangles.reserve(room_for(faces, lines.bytes_left(), FACE_BYTES));
    for there in 0..faces {
        let mut words = next_line(&mut lines, faces, "faces", there)?;
        read_face(&mut words, vertices, &mut builder)?;
    }
    match lines.next_with_words() {
        Some(words) => words.expect_end("the end of the file").map(|()| builder),
        None => Ok(builder),
    }
}

/// The numbers of vertices and faces. They follow `OFF` on its line or on the next; ModelNet's files even have them in
/// the same word.
fn read_header(lines: &mut Lines<'_>) -> Result<(u64, u64), FileProblem> {
    const EXPECTED: &str = "OFF";
    let Some(mut words) = lines.next_with_words() else {
        return Err(Problem::expected_more(EXPECTED).at(lines.place()));
    };
    let line = words.clone();
    let word = words.next().unwrap_or_default();
    let Some(keyword) = word.windows(3).position(|window| window == b"OFF") else {
        return Err(Problem::expected(EXPECTED, Some(word)).at(words.place()));
    };
    let (prefix, rest) = word.split_at_checked(keyword).unwrap_or_default();
    let glued = rest.strip_prefix(b"OFF").unwrap_or_default();
    // In this order: texture, colors, normals, a fourth coordinate, any number of coordinates.
    let mut properties = prefix;
    for property in [&b"ST"[..], b"C", b"N"] {
        properties = properties.strip_prefix(property).unwrap_or(properties);
    }
    if matches!(properties, b"4" | b"n" | b"4n") {
        return Err(Problem::OffKind { kind: quote(word) }.at(words.place()));
    }
    if !properties.is_empty() || !glued.iter().all(u8::is_ascii_digit) {
        return Err(Problem::expected(EXPECTED, Some(word)).at(words.place()));
    }
    if !glued.is_empty() {
        words = line.skip_bytes(prefix.len() + EXPECTED.len());
    } else if words.is_empty() {
        words = match lines.next_with_words() {
            Some(words) => words,
            None => return Err(Problem::expected_more("the number of vertices").at(lines.place())),
        };
    }
    if words.clone().next() == Some(b"BINARY") {
        return Err(Problem::OffKind { kind: "binary OFF".to_owned() }.at(words.place()));
    }
    let vertices = words.number_of("the number of vertices")?;
    let faces = words.number_of("the number of faces")?;
    // The number of edges follows, which nobody counts.
    check_vertex_count(vertices, words.place())?;
    Ok((vertices, faces))
}

fn next_line<'a>(lines: &mut Lines<'a>, promised: u64, what: &str, there: u64) -> Result<Words<'a>, FileProblem> {
    lines.next_with_words().ok_or_else(|| Problem::Short { promised, what: what.to_owned(), there }.at(lines.place()))
}

fn read_face(words: &mut Words<'_>, vertices: u64, builder: &mut Builder) -> Result<(), FileProblem> {
    let place = words.place();
    let corners = words.number_of("the number of corners")?;
    check_corners(corners, place)?;
    let mut fan = Fan::default();
    for _ in 0..corners {
        let vertex = words.integer("the number of a vertex")?;
        fan.push(vertex_of_zero_based(vertex, vertices, place)?, &mut builder.triangles);
    }
    // Colors follow.
    fan.finish(place)
}
