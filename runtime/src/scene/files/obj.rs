//! OBJ: lines that begin with a word. CLASP reads `v`, `f`, `l` and `p` and passes over all others.

use std::borrow::Cow;

use super::builder::{Builder, Fan};
use super::error::{FileProblem, Place, Problem};
use super::text::{Line, Lines, Words, parse_integer};

pub(super) fn parse(text: &[u8]) -> Result<Builder, FileProblem> {
    let mut builder = Builder::default();
    let mut forward = Forward::default();
    let mut lines = Lines::new(text);
    while let Some(line) = lines.next() {
        let statement = whole_statement(line, &mut lines);
        let mut words = Line { number: line.number, text: &statement }.words();
        match words.next() {
            Some(b"v") => {
                let position = builder.text_position(&mut words)?;
                builder.push_position(position, words.place())?;
            }
            Some(b"f") => read_face(&mut words, &mut builder, &mut forward)?,
            Some(b"l") => read_line(&mut words, &mut builder, &mut forward)?,
            Some(b"p") => read_points(&mut words, &mut builder, &mut forward)?,
            _ => {}
        }
    }
    if builder.positions.is_empty() {
        return Err(Problem::NoVertices.at(Place::File));
    }
    forward.check(builder.positions.len())?;
    Ok(builder)
}

/// A line without its comment, and with the lines that follow where it ends with `\`. A comment goes on no further: it may
/// well end with the name of a folder.
fn whole_statement<'a>(line: Line<'a>, lines: &mut Lines<'a>) -> Cow<'a, [u8]> {
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

fn read_face(words: &mut Words<'_>, builder: &mut Builder, forward: &mut Forward) -> Result<(), FileProblem> {
    let place = words.place();
    let mut fan = Fan::default();
    for word in words {
        let vertex = read_vertex(Some(word), builder, forward, place)?;
        fan.push(vertex, &mut builder.triangles);
    }
    fan.finish(place)
}

/// A line from vertex to vertex: an edge to each two that follow one another.
fn read_line(words: &mut Words<'_>, builder: &mut Builder, forward: &mut Forward) -> Result<(), FileProblem> {
    let place = words.place();
    let mut from = read_vertex(words.next(), builder, forward, place)?;
    let mut word = words.next();
    loop {
        let to = read_vertex(word, builder, forward, place)?;
        builder.edges.push([from, to]);
        from = to;
        word = words.next();
        if word.is_none() {
            return Ok(());
        }
    }
}

fn read_points(words: &mut Words<'_>, builder: &mut Builder, forward: &mut Forward) -> Result<(), FileProblem> {
    let place = words.place();
    for word in words {
        let vertex = read_vertex(Some(word), builder, forward, place)?;
        builder.points.push(vertex);
    }
    Ok(())
}

fn read_vertex(
    word: Option<&[u8]>,
    builder: &Builder,
    forward: &mut Forward,
    place: Place,
) -> Result<u32, FileProblem> {
    // Texture coordinates and normals follow behind slashes.
    let vertex = word.and_then(|word| word.split(|&byte| byte == b'/').next()).and_then(parse_integer);
    let Some(vertex) = vertex else {
        return Err(Problem::expected("the number of a vertex", word).at(place));
    };
    resolve(vertex, builder.positions.len(), forward, place)
}

/// A vertex by its number: from 1 up, or from -1 (the last one so far) down.
fn resolve(vertex: i64, there: usize, forward: &mut Forward, place: Place) -> Result<u32, FileProblem> {
    if vertex == 0 {
        return Err(Problem::VertexZero.at(place));
    }
    if vertex < 0 {
        let before = usize::try_from(vertex.unsigned_abs()).ok().and_then(|distance| there.checked_sub(distance));
        return before
            .and_then(|index| u32::try_from(index).ok())
            .ok_or_else(|| Problem::NoVertexBefore { vertex, vertices: there }.at(place));
    }
    if usize::try_from(vertex).map_or(true, |vertex| vertex > there) {
        forward.note(vertex, place);
    }
    // What 32 bits do not hold has been noted, and is an error at the end.
    Ok(u32::try_from(vertex - 1).unwrap_or(u32::MAX))
}

/// Vertices that faces name before they are there. Kept are those with a higher number than all before them: the first
/// one that never comes is among these.
#[derive(Default)]
struct Forward {
    named: Vec<(i64, Place)>,
}

impl Forward {
    fn note(&mut self, vertex: i64, place: Place) {
        if self.named.last().is_none_or(|(highest, _)| vertex > *highest) {
            self.named.push((vertex, place));
        }
    }

    fn check(self, vertices: usize) -> Result<(), FileProblem> {
        let vertices = vertices as u64;
        match self.named.into_iter().find(|(vertex, _)| vertex.unsigned_abs() > vertices) {
            Some((vertex, place)) => Err(Problem::NoSuchVertex { vertex, vertices, first: 1 }.at(place)),
            None => Ok(()),
        }
    }
}
