//! STL: triangles, each with its own corners. Corners at the same position become one vertex.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;

use super::builder::{Builder, room_for};
use super::error::{FileProblem, Place, Problem};
use super::source::expect_padding;
use super::text::{Lines, Words};

/// A binary file: a text that says nothing, the number of triangles, and the triangles.
const HEADER_BYTES: usize = 80;
const COUNT_BYTES: usize = 4;
/// A normal, three corners, and two bytes that say nothing.
const TRIANGLE_BYTES: usize = 50;
const NORMAL_BYTES: usize = 12;
/// Where a file that begins with `solid` is still looked at for bytes that no text has.
const LOOKED_AT: usize = 512;

pub(super) fn parse(bytes: &[u8]) -> Result<Builder, FileProblem> {
    if is_text(bytes) { parse_text(bytes) } else { parse_binary(bytes) }
}

/// Text begins with `solid`, but so do many binary files: one that has just the length that it says is binary.
fn is_text(bytes: &[u8]) -> bool {
    let exact = bytes.get(HEADER_BYTES..).and_then(|rest| rest.split_first_chunk()).is_some_and(|(count, rest)| {
        rest.len() as u64 == u64::from(u32::from_le_bytes(*count)) * TRIANGLE_BYTES as u64
    });
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    let solid = text.get(..5).is_some_and(|word| word.eq_ignore_ascii_case(b"solid"));
    !exact && solid && !bytes.iter().take(LOOKED_AT).any(|&byte| byte == 0)
}

fn parse_binary(bytes: &[u8]) -> Result<Builder, FileProblem> {
    let Some((count, body)) = bytes.get(HEADER_BYTES..).and_then(|rest| rest.split_first_chunk()) else {
        let problem = Problem::expected_more("\"solid\", or the 84 bytes that a binary STL begins with");
        return Err(problem.at(Place::Byte(bytes.len())));
    };
    let promised = u64::from(u32::from_le_bytes(*count));
    let (triangles, _) = body.as_chunks::<TRIANGLE_BYTES>();
    let there = triangles.len() as u64;
    if there < promised {
        let what = "triangles".to_owned();
        return Err(Problem::Short { promised, what, there }.at(Place::Byte(bytes.len())));
    }
    let room = room_for(promised, body.len(), TRIANGLE_BYTES);
    let triangles = triangles.get(..room).unwrap_or_default();
    expect_padding(bytes, HEADER_BYTES + COUNT_BYTES + triangles.len() * TRIANGLE_BYTES)?;

    let mut builder = Builder::default();
    let mut welder = Welder::with_room(room);
    builder.triangles.reserve_exact(room);
    let mut place = HEADER_BYTES + COUNT_BYTES;
    for triangle in triangles {
        let (coordinates, _) = triangle.get(NORMAL_BYTES..).unwrap_or_default().as_chunks::<4>();
        let mut coordinates = coordinates.iter().enumerate().map(|(number, bytes)| {
            let at = Place::Byte(place + NORMAL_BYTES + number * 4);
            (f64::from(f32::from_le_bytes(*bytes)), at)
        });
        let mut corners = [0; 3];
        for corner in &mut corners {
            let mut position = [0.0; 3];
            for (coordinate, (number, at)) in position.iter_mut().zip(&mut coordinates) {
                *coordinate = builder.binary_coordinate(number, at)?;
            }
            *corner = welder.vertex_at(position, &mut builder, Place::Byte(place))?;
        }
        builder.triangles.push(corners);
        place += TRIANGLE_BYTES;
    }
    Ok(builder)
}

fn parse_text(text: &[u8]) -> Result<Builder, FileProblem> {
    let mut stream = Stream::new(text);
    let mut builder = Builder::default();
    let mut welder = Welder::default();
    while stream.more() {
        stream.keyword("solid")?;
        stream.skip_line(); // its name
        loop {
            if stream.is_next("endsolid") {
                stream.skip_line();
                break;
            }
            if !stream.is_next("facet") {
                return Err(stream.unexpected("facet or endsolid"));
            }
            read_facet(&mut stream, &mut builder, &mut welder)?;
        }
    }
    Ok(builder)
}

fn read_facet(stream: &mut Stream<'_>, builder: &mut Builder, welder: &mut Welder) -> Result<(), FileProblem> {
    stream.keyword("facet")?;
    stream.keyword("normal")?;
    for _ in 0..3 {
        // Not even a number, where the triangle has no area: "-nan(ind)".
        stream.word("a number")?;
    }
    stream.keyword("outer")?;
    stream.keyword("loop")?;
    let mut corners = [0; 3];
    for corner in &mut corners {
        stream.keyword("vertex")?;
        let position = builder.text_position(&mut stream.words)?;
        *corner = welder.vertex_at(position, builder, stream.words.place())?;
    }
    stream.keyword("endloop")?;
    stream.keyword("endfacet")?;
    builder.triangles.push(corners);
    Ok(())
}

/// The words of a text file, line after line: in STL keywords say where one is, not lines.
struct Stream<'a> {
    lines: Lines<'a>,
    words: Words<'a>,
}

impl<'a> Stream<'a> {
    fn new(text: &'a [u8]) -> Self {
        let mut stream = Self { lines: Lines::new(text), words: Words::none() };
        stream.more();
        stream
    }

    /// Goes to the next line that has words if this one has none left; false at the end of the file.
    fn more(&mut self) -> bool {
        while self.words.is_empty() {
            match self.lines.next() {
                Some(line) => self.words = line.words(),
                None => return false,
            }
        }
        true
    }

    fn word(&mut self, expected: &'static str) -> Result<&'a [u8], FileProblem> {
        self.more();
        self.words.next().ok_or_else(|| self.unexpected(expected))
    }

    fn is_next(&mut self, keyword: &str) -> bool {
        self.more();
        self.words.is_next(keyword)
    }

    fn keyword(&mut self, keyword: &'static str) -> Result<(), FileProblem> {
        if !self.is_next(keyword) {
            return Err(self.unexpected(keyword));
        }
        self.words.next();
        Ok(())
    }

    fn skip_line(&mut self) {
        self.words = Words::none();
    }

    /// An error about the next word.
    #[cold]
    fn unexpected(&self, expected: &'static str) -> FileProblem {
        match self.words.clone().next() {
            Some(word) => Problem::expected(expected, Some(word)).at(self.words.place()),
            None => Problem::expected_more(expected).at(self.lines.place()),
        }
    }
}

/// Finds the vertex at a position. Positions are the same where all their bits are, but that 0 is also -0.
#[derive(Default)]
struct Welder {
    vertices: HashMap<[u32; 3], u32, BuildHasherDefault<PositionHasher>>,
}

impl Welder {
    /// A closed mesh has half as many vertices as triangles.
    fn with_room(triangles: usize) -> Self {
        Self { vertices: HashMap::with_capacity_and_hasher(triangles / 2, BuildHasherDefault::default()) }
    }

    fn vertex_at(&mut self, position: [f32; 3], builder: &mut Builder, place: Place) -> Result<u32, FileProblem> {
        let key = position.map(|coordinate| (coordinate + 0.0).to_bits());
        if let Some(&vertex) = self.vertices.get(&key) {
            return Ok(vertex);
        }
        let vertex = builder.positions.len() as u32;
        builder.push_position(position, place)?;
        self.vertices.insert(key, vertex);
        Ok(vertex)
    }
}

/// A hash of twelve bytes that is fast, where that of the standard library would take most of the time.
#[derive(Default)]
struct PositionHasher(u64);

impl PositionHasher {
    fn mix(&mut self, value: u64) {
        // The high half of the product depends on all bits, the low half only on lower ones.
        let product = u128::from(self.0 ^ value) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        let last = rest.iter().fold(1, |last, &byte| last << 8 | u64::from(byte));
        self.mix(last);
    }

    fn write_usize(&mut self, _length: usize) {
        // All keys have the same length.
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
