//! Reader for STL: triangles with their own corner positions. Corners with equal positions become one vertex.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;

use crate::builder::{MeshBuilder, bounded_capacity};
use crate::error::{Location, ParseError, ParseErrorKind};
use crate::source::expect_padding;
use crate::text::{BYTE_ORDER_MARK, Lines, Words};
use clasp3d::Real;

/// Size of the comment at the beginning of a binary file.
const HEADER_BYTES: usize = 80;
/// Size of the number of triangles, which follows the comment.
const COUNT_BYTES: usize = 4;
/// Size of a triangle: a normal, three corners, and an attribute of two bytes.
const TRIANGLE_BYTES: usize = 50;
/// Size of a normal.
const NORMAL_BYTES: usize = 12;
/// Number of bytes to search for a zero byte, which text files do not have.
const TEXT_CHECK_BYTES: usize = 512;

pub(crate) fn parse<T: Real>(bytes: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    if is_text(bytes) { parse_text(bytes) } else { parse_binary(bytes) }
}

/// Whether a file is text. Text begins with `solid`, but so do many binary files: a file whose length fits its number of
/// triangles is binary.
fn is_text(bytes: &[u8]) -> bool {
    let has_binary_length =
        bytes.get(HEADER_BYTES..).and_then(|rest| rest.split_first_chunk()).is_some_and(|(count, rest)| {
            rest.len() as u64 == u64::from(u32::from_le_bytes(*count)) * TRIANGLE_BYTES as u64
        });
    let text = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes).trim_ascii_start();
    let solid = text.get(..5).is_some_and(|word| word.eq_ignore_ascii_case(b"solid"));
    !has_binary_length && solid && !bytes.iter().take(TEXT_CHECK_BYTES).any(|&byte| byte == 0)
}

fn parse_binary<T: Real>(bytes: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    let Some((count, body)) = bytes.get(HEADER_BYTES..).and_then(|rest| rest.split_first_chunk()) else {
        let kind = ParseErrorKind::unexpected_end_of_file("\"solid\" or the 84-byte header of a binary STL");
        return Err(kind.at(Location::Byte(bytes.len())));
    };
    let declared = u64::from(u32::from_le_bytes(*count));
    let (triangles, _) = body.as_chunks::<TRIANGLE_BYTES>();
    let present = triangles.len() as u64;
    if present < declared {
        let elements = "triangles".to_owned();
        return Err(ParseErrorKind::Truncated { declared, elements, present }.at(Location::Byte(bytes.len())));
    }
    let count = bounded_capacity(declared, body.len(), TRIANGLE_BYTES);
    let triangles = triangles.get(..count).unwrap_or_default();
    expect_padding(bytes, HEADER_BYTES + COUNT_BYTES + triangles.len() * TRIANGLE_BYTES)?;

    let mut builder = MeshBuilder::<T>::default();
    let mut welder = VertexWelder::with_capacity(count);
    builder.triangles.reserve_exact(count);
    let mut offset = HEADER_BYTES + COUNT_BYTES;
    for triangle in triangles {
        let (coordinates, _) = triangle.get(NORMAL_BYTES..).unwrap_or_default().as_chunks::<4>();
        let mut coordinates = coordinates.iter().enumerate().map(|(index, bytes)| {
            let location = Location::Byte(offset + NORMAL_BYTES + index * 4);
            (f64::from(f32::from_le_bytes(*bytes)), location)
        });
        let mut corners = [0; 3];
        for corner in &mut corners {
            let mut position = [T::default(); 3];
            for (coordinate, (number, location)) in position.iter_mut().zip(&mut coordinates) {
                *coordinate = builder.convert_coordinate(number, location)?;
            }
            *corner = welder.vertex_at(position, &mut builder, Location::Byte(offset))?;
        }
        builder.triangles.push(corners);
        offset += TRIANGLE_BYTES;
    }
    Ok(builder)
}

fn parse_text<T: Real>(text: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    let mut stream = WordStream::new(text);
    let mut builder = MeshBuilder::<T>::default();
    let mut welder = VertexWelder::default();
    while stream.advance_to_word() {
        stream.expect_keyword("solid")?;
        stream.skip_line(); // the name of the solid
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

fn read_facet<T: Real>(
    stream: &mut WordStream<'_>,
    builder: &mut MeshBuilder<T>,
    welder: &mut VertexWelder,
) -> Result<(), ParseError> {
    stream.expect_keyword("facet")?;
    stream.expect_keyword("normal")?;
    for _ in 0..3 {
        // Ignored. Not always a number: some programs write "-nan(ind)" for degenerate triangles.
        stream.expect_word("a number")?;
    }
    stream.expect_keyword("outer")?;
    stream.expect_keyword("loop")?;
    let mut corners = [0; 3];
    for corner in &mut corners {
        stream.expect_keyword("vertex")?;
        let position = builder.parse_position(&mut stream.words)?;
        *corner = welder.vertex_at(position, builder, stream.words.location())?;
    }
    stream.expect_keyword("endloop")?;
    stream.expect_keyword("endfacet")?;
    builder.triangles.push(corners);
    Ok(())
}

/// Words of a text file across lines: line breaks have no meaning in STL.
struct WordStream<'a> {
    lines: Lines<'a>,
    words: Words<'a>,
}

impl<'a> WordStream<'a> {
    fn new(text: &'a [u8]) -> Self {
        let mut stream = Self { lines: Lines::new(text), words: Words::none() };
        stream.advance_to_word();
        stream
    }

    /// Advances to the next line with words if the current one has none left. Returns false at the end of the file.
    fn advance_to_word(&mut self) -> bool {
        while self.words.is_empty() {
            match self.lines.next() {
                Some(line) => self.words = line.words(),
                None => return false,
            }
        }
        true
    }

    fn expect_word(&mut self, expected: &'static str) -> Result<&'a [u8], ParseError> {
        self.advance_to_word();
        self.words.next().ok_or_else(|| self.unexpected(expected))
    }

    fn is_next(&mut self, keyword: &str) -> bool {
        self.advance_to_word();
        self.words.is_next(keyword)
    }

    fn expect_keyword(&mut self, keyword: &'static str) -> Result<(), ParseError> {
        if !self.is_next(keyword) {
            return Err(self.unexpected(keyword));
        }
        self.words.next();
        Ok(())
    }

    fn skip_line(&mut self) {
        self.words = Words::none();
    }

    /// Returns an error about the next word.
    #[cold]
    fn unexpected(&self, expected: &'static str) -> ParseError {
        match self.words.clone().next() {
            Some(word) => ParseErrorKind::unexpected(expected, Some(word)).at(self.words.location()),
            None => ParseErrorKind::unexpected_end_of_file(expected).at(self.lines.location()),
        }
    }
}

/// Map from positions to vertices. Positions are equal if all their bits are, except that 0 equals -0.
#[derive(Default)]
struct VertexWelder {
    vertices: HashMap<[u64; 3], u32, BuildHasherDefault<PositionHasher>>,
}

impl VertexWelder {
    /// Reserves memory: a closed mesh has half as many vertices as triangles.
    fn with_capacity(triangles: usize) -> Self {
        Self { vertices: HashMap::with_capacity_and_hasher(triangles / 2, BuildHasherDefault::default()) }
    }

    /// Returns the vertex at a position; adds it if there is none.
    fn vertex_at<T: Real>(
        &mut self,
        position: [T; 3],
        builder: &mut MeshBuilder<T>,
        location: Location,
    ) -> Result<u32, ParseError> {
        let key = position.map(|coordinate| (coordinate.into() + 0.0).to_bits());
        if let Some(&vertex) = self.vertices.get(&key) {
            return Ok(vertex);
        }
        let vertex = builder.positions.len() as u32;
        builder.push_position(position, location)?;
        self.vertices.insert(key, vertex);
        Ok(vertex)
    }
}

/// Fast hash of a position: with the hash of the standard library, hashing would take most of the time.
#[derive(Default)]
struct PositionHasher(u64);

impl PositionHasher {
    fn mix(&mut self, value: u64) {
        // The high half of the product depends on all bits; the low half only on lower ones.
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
