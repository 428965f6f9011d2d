//! PLY: a header that names elements and their properties, then the values as text or binary.

use super::builder::{Builder, Fan, check_corners, check_vertex_count, room_for, vertex_of_zero_based};
use super::error::{FileProblem, Place, Problem, quote};
use super::source::expect_padding;
use super::text::{Line, Lines, Words};

pub(super) fn parse(bytes: &[u8]) -> Result<Builder, FileProblem> {
    let header = Header::read(bytes)?;
    let layout = Layout::of(&header)?;
    match header.encoding {
        Encoding::Text => {
            let lines = Lines::after(header.lines, bytes.get(header.end..).unwrap_or_default());
            read_elements(&header, &layout, TextValues { lines, words: Words::none() })
        }
        Encoding::Binary(order) => read_elements(&header, &layout, BinaryValues { bytes, at: header.end, order }),
    }
}

#[derive(Clone, Copy)]
enum Order {
    Little,
    Big,
}

#[derive(Clone, Copy)]
enum Encoding {
    Text,
    Binary(Order),
}

/// The type of a number.
#[derive(Clone, Copy, PartialEq)]
enum Scalar {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    F32,
    F64,
}

impl Scalar {
    fn read(words: &mut Words<'_>) -> Result<Self, FileProblem> {
        let word = words.next();
        match word {
            Some(b"char" | b"int8") => Ok(Self::I8),
            Some(b"uchar" | b"uint8") => Ok(Self::U8),
            Some(b"short" | b"int16") => Ok(Self::I16),
            Some(b"ushort" | b"uint16") => Ok(Self::U16),
            Some(b"int" | b"int32") => Ok(Self::I32),
            Some(b"uint" | b"uint32") => Ok(Self::U32),
            Some(b"float" | b"float32") => Ok(Self::F32),
            Some(b"double" | b"float64") => Ok(Self::F64),
            _ => Err(Problem::expected("a type such as float or uchar", word).at(words.place())),
        }
    }

    fn read_integer(words: &mut Words<'_>) -> Result<Self, FileProblem> {
        let mut ahead = words.clone();
        let scalar = Self::read(words)?;
        if scalar.is_integer() {
            Ok(scalar)
        } else {
            Err(Problem::expected("an integer type", ahead.next()).at(words.place()))
        }
    }

    fn is_integer(self) -> bool {
        !matches!(self, Self::F32 | Self::F64)
    }

    fn bytes(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::F64 => 8,
        }
    }
}

/// What a property holds.
#[derive(Clone, Copy)]
enum Kind {
    Number(Scalar),
    List { count: Scalar, values: Scalar },
}

struct Property<'a> {
    name: &'a [u8],
    kind: Kind,
}

struct Element<'a> {
    name: &'a [u8],
    count: u64,
    properties: Vec<Property<'a>>,
}

impl Element<'_> {
    /// What a message calls many of them.
    fn plural(&self) -> String {
        match self.name {
            b"vertex" => "vertices".to_owned(),
            b"face" => "faces".to_owned(),
            b"edge" => "edges".to_owned(),
            other => format!("elements {}", quote(other)),
        }
    }

    /// The fewest bytes that an element can have, in a binary file and in a text.
    fn least_bytes(&self) -> [usize; 2] {
        self.properties.iter().fold([0, 0], |[binary, text], property| match property.kind {
            Kind::Number(scalar) => [binary.saturating_add(scalar.bytes()), text.saturating_add(2)],
            Kind::List { count, .. } => [binary.saturating_add(count.bytes()), text.saturating_add(2)],
        })
    }
}

struct Header<'a> {
    encoding: Encoding,
    elements: Vec<Element<'a>>,
    /// How many lines it has.
    lines: usize,
    /// Where the values begin.
    end: usize,
}

impl<'a> Header<'a> {
    fn read(bytes: &'a [u8]) -> Result<Self, FileProblem> {
        let mut lines = HeaderLines::new(bytes);
        let mut words = lines.next().unwrap_or_else(Words::none);
        let first = words.next();
        if first != Some(b"ply") {
            return Err(Problem::expected("ply", first).at(Place::Line(1)));
        }
        let mut encoding = None;
        let mut elements: Vec<Element<'a>> = Vec::new();
        loop {
            let Some(mut words) = lines.next() else {
                return Err(Problem::expected_more("end_header").at(Place::Line(lines.number)));
            };
            match (words.next(), elements.last_mut()) {
                (None | Some(b"comment" | b"obj_info"), _) => {}
                (Some(b"format"), _) => encoding = Some(read_format(&mut words)?),
                (Some(b"element"), _) => elements.push(read_element_line(&mut words, &elements)?),
                (Some(b"property"), Some(element)) => {
                    let property = read_property_line(&mut words, element)?;
                    element.properties.push(property);
                }
                (Some(b"property"), None) => {
                    return Err(Problem::expected("element", Some(b"property")).at(words.place()));
                }
                (Some(b"end_header"), _) => break,
                (other, _) => {
                    let expected = "format, element, property, comment, obj_info or end_header";
                    return Err(Problem::expected(expected, other).at(words.place()));
                }
            }
        }
        let Some(encoding) = encoding else {
            return Err(Problem::NoFormat.at(Place::Line(lines.number)));
        };
        Ok(Self { encoding, elements, lines: lines.number, end: bytes.len() - lines.rest.len() })
    }

    fn element(&self, name: &str) -> Option<&Element<'a>> {
        self.elements.iter().find(|element| element.name == name.as_bytes())
    }
}

fn read_format(words: &mut Words<'_>) -> Result<Encoding, FileProblem> {
    let word = words.next();
    let encoding = match word {
        Some(b"ascii") => Encoding::Text,
        Some(b"binary_little_endian") => Encoding::Binary(Order::Little),
        Some(b"binary_big_endian") => Encoding::Binary(Order::Big),
        _ => {
            let expected = "ascii, binary_little_endian or binary_big_endian";
            return Err(Problem::expected(expected, word).at(words.place()));
        }
    };
    match words.next() {
        Some(b"1.0") => Ok(encoding),
        other => Err(Problem::expected("version 1.0", other).at(words.place())),
    }
}

fn read_element_line<'a>(words: &mut Words<'a>, others: &[Element<'a>]) -> Result<Element<'a>, FileProblem> {
    let Some(name) = words.next() else {
        return Err(Problem::expected("the name of an element", None).at(words.place()));
    };
    if others.iter().any(|other| other.name == name) {
        return Err(Problem::Twice { what: format!("element {}", quote(name)) }.at(words.place()));
    }
    let count = words.number_of("the number of elements")?;
    if name == b"vertex" {
        check_vertex_count(count, words.place())?;
    }
    Ok(Element { name, count, properties: Vec::new() })
}

fn read_property_line<'a>(words: &mut Words<'a>, element: &Element<'a>) -> Result<Property<'a>, FileProblem> {
    let mut ahead = words.clone();
    let kind = if ahead.next() == Some(b"list") {
        *words = ahead;
        let count = Scalar::read_integer(words)?;
        // A vertex has no number that is not whole; what other lists hold does not matter.
        let mut ahead = words.clone();
        let values = Scalar::read(words)?;
        let mut name = words.clone();
        if element.name == b"face" && name.next().is_some_and(is_corners) {
            Scalar::read_integer(&mut ahead)?;
        }
        Kind::List { count, values }
    } else {
        Kind::Number(Scalar::read(words)?)
    };
    let Some(name) = words.next() else {
        return Err(Problem::expected("the name of a property", None).at(words.place()));
    };
    if element.properties.iter().any(|other| other.name == name) {
        return Err(Problem::Twice { what: format!("property {}", quote(name)) }.at(words.place()));
    }
    Ok(Property { name, kind })
}

fn is_corners(name: &[u8]) -> bool {
    matches!(name, b"vertex_indices" | b"vertex_index")
}

/// The lines of a header. Its first line says how lines end: of a binary file it matters which byte is the first after
/// the header.
struct HeaderLines<'a> {
    rest: &'a [u8],
    end: u8,
    number: usize,
}

impl<'a> HeaderLines<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let rest = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let first_end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let end = match first_end.and_then(|end| rest.get(end..)) {
            Some([b'\r', next, ..]) if *next != b'\n' => b'\r',
            _ => b'\n',
        };
        Self { rest, end, number: 0 }
    }

    fn next(&mut self) -> Option<Words<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let length = self.rest.iter().position(|byte| *byte == self.end).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest.get(1..).unwrap_or_default();
        self.number += 1;
        Some(Line { number: self.number, text }.words())
    }
}

/// Which properties of the elements make the mesh.
struct Layout {
    /// For each property of a vertex, the axis that it is the coordinate of.
    axes: Vec<Option<usize>>,
    /// Which property of a face has its corners. There may be no faces where there are edges.
    corners: Option<usize>,
    /// For each property of an edge, which of its ends it is; empty where edges have no ends.
    ends: Vec<Option<usize>>,
    /// How many vertices the header promises.
    vertices: u64,
}

impl Layout {
    fn of(header: &Header<'_>) -> Result<Self, FileProblem> {
        let place = Place::Line(header.lines);
        let missing = |element| Problem::NoElement { element }.at(place);
        let vertex = header.element("vertex").ok_or_else(|| missing("vertex"))?;
        let axes = vertex.properties.iter().map(|property| match (property.kind, property.name) {
            (Kind::Number(_), b"x") => Some(0),
            (Kind::Number(_), b"y") => Some(1),
            (Kind::Number(_), b"z") => Some(2),
            _ => None,
        });
        let axes: Vec<_> = axes.collect();
        for (axis, property) in ["number x", "number y", "number z"].into_iter().enumerate() {
            if !axes.contains(&Some(axis)) {
                return Err(Problem::NoProperty { element: "vertex", property }.at(place));
            }
        }
        let ends = ends_of(header);
        let Some(face) = header.element("face") else {
            let strips = header.element("tristrips").is_some();
            return match (strips, ends.is_empty()) {
                (true, _) => Err(Problem::Strips.at(place)),
                (false, true) => Err(missing("face")),
                (false, false) => Ok(Self { axes, corners: None, ends, vertices: vertex.count }),
            };
        };
        let corners = face.properties.iter().position(|property| {
            matches!(property.kind, Kind::List { values, .. } if values.is_integer()) && is_corners(property.name)
        });
        let property = "list vertex_indices or vertex_index";
        let corners = corners.ok_or(Problem::NoProperty { element: "face", property }.at(place))?;
        Ok(Self { axes, corners: Some(corners), ends, vertices: vertex.count })
    }
}

/// For each property of an edge, which of its ends it is. Empty where there are no edges that say between which vertices
/// they are.
fn ends_of(header: &Header<'_>) -> Vec<Option<usize>> {
    let end = |property: &Property<'_>| match (property.kind, property.name) {
        (Kind::Number(scalar), b"vertex1") if scalar.is_integer() => Some(0),
        (Kind::Number(scalar), b"vertex2") if scalar.is_integer() => Some(1),
        _ => None,
    };
    let edge = header.element("edge");
    let ends: Vec<Option<usize>> = edge.iter().flat_map(|edge| &edge.properties).map(end).collect();
    if [0, 1].iter().all(|end| ends.contains(&Some(*end))) { ends } else { Vec::new() }
}

/// Why an element was not read.
enum Stop {
    /// The file ended.
    End,
    /// It is not what it should be.
    Problem(FileProblem),
}

impl From<FileProblem> for Stop {
    fn from(problem: FileProblem) -> Self {
        Self::Problem(problem)
    }
}

/// The values of elements, one after the other.
trait Values {
    /// How many bytes of the file are left.
    fn bytes_left(&self) -> usize;
    /// The fewest bytes that an element can have.
    fn least_bytes(element: &Element<'_>) -> usize;
    /// The fewest bytes that the corners of a triangle can have.
    fn least_corner_bytes(index: Scalar) -> usize;
    /// Where the next value is.
    fn place(&self) -> Place;
    /// Where the file ends.
    fn end_place(&self) -> Place;
    /// Goes to the next element.
    fn begin(&mut self) -> Result<(), Stop>;
    /// The next value, as a coordinate.
    fn coordinate(&mut self, scalar: Scalar, builder: &mut Builder) -> Result<f32, Stop>;
    /// The next value, as a whole number.
    fn integer(&mut self, scalar: Scalar, expected: &'static str) -> Result<i64, Stop>;
    /// Goes past values.
    fn skip(&mut self, scalar: Scalar, values: u64) -> Result<(), Stop>;
    /// Makes sure that the element has no more values.
    fn end(&mut self) -> Result<(), Stop>;
    /// Makes sure that the file has no more elements.
    fn finish(self) -> Result<(), FileProblem>;
}

fn read_elements<V: Values>(header: &Header<'_>, layout: &Layout, mut values: V) -> Result<Builder, FileProblem> {
    let mut builder = Builder::default();
    for element in &header.elements {
        // Elements without properties take no place in a file, however many there are.
        if element.properties.is_empty() {
            continue;
        }
        match element.name {
            b"vertex" => {
                let room = room_for(element.count, values.bytes_left(), V::least_bytes(element));
                builder.positions.reserve_exact(room);
                each(element, &mut values, |values| read_vertex(element, layout, values, &mut builder))?;
            }
            b"face" => {
                let corners = layout.corners.and_then(|corners| element.properties.get(corners));
                let index = match corners.map(|property| property.kind) {
                    Some(Kind::List { values, .. }) => V::least_corner_bytes(values),
                    _ => 0,
                };
                let least = V::least_bytes(element).saturating_add(index);
                builder.triangles.reserve(room_for(element.count, values.bytes_left(), least));
                each(element, &mut values, |values| read_face(element, layout, values, &mut builder))?;
            }
            b"edge" if !layout.ends.is_empty() => {
                builder.edges.reserve(room_for(element.count, values.bytes_left(), V::least_bytes(element)));
                each(element, &mut values, |values| read_edge(element, layout, values, &mut builder))?;
            }
            _ => each(element, &mut values, |values| {
                element.properties.iter().try_for_each(|property| skip_property(property, values))
            })?,
        }
    }
    values.finish()?;
    Ok(builder)
}

/// Reads all elements of a kind; where the file ends too early, the error says after how many.
fn each<V: Values>(
    element: &Element<'_>,
    values: &mut V,
    mut read: impl FnMut(&mut V) -> Result<(), Stop>,
) -> Result<(), FileProblem> {
    for there in 0..element.count {
        let result = values.begin().and_then(|()| read(values)).and_then(|()| values.end());
        result.map_err(|stop| match stop {
            Stop::End => {
                Problem::Short { promised: element.count, what: element.plural(), there }.at(values.end_place())
            }
            Stop::Problem(problem) => problem,
        })?;
    }
    Ok(())
}

fn read_vertex<V: Values>(
    element: &Element<'_>,
    layout: &Layout,
    values: &mut V,
    builder: &mut Builder,
) -> Result<(), Stop> {
    let place = values.place();
    let mut position = [0.0; 3];
    for (property, axis) in element.properties.iter().zip(&layout.axes) {
        match (property.kind, axis.and_then(|axis| position.get_mut(axis))) {
            (Kind::Number(scalar), Some(coordinate)) => *coordinate = values.coordinate(scalar, builder)?,
            _ => skip_property(property, values)?,
        }
    }
    Ok(builder.push_position(position, place)?)
}

fn read_face<V: Values>(
    element: &Element<'_>,
    layout: &Layout,
    values: &mut V,
    builder: &mut Builder,
) -> Result<(), Stop> {
    for (number, property) in element.properties.iter().enumerate() {
        match property.kind {
            Kind::List { count, values: index } if Some(number) == layout.corners => {
                let place = values.place();
                let corners = read_count(count, values)?;
                check_corners(corners, place)?;
                let mut fan = Fan::default();
                for _ in 0..corners {
                    let place = values.place();
                    let vertex = values.integer(index, "the number of a vertex")?;
                    fan.push(vertex_of_zero_based(vertex, layout.vertices, place)?, &mut builder.triangles);
                }
            }
            _ => skip_property(property, values)?,
        }
    }
    Ok(())
}

fn read_edge<V: Values>(
    element: &Element<'_>,
    layout: &Layout,
    values: &mut V,
    builder: &mut Builder,
) -> Result<(), Stop> {
    let mut edge = [0; 2];
    for (property, end) in element.properties.iter().zip(&layout.ends) {
        match (property.kind, end.and_then(|end| edge.get_mut(end))) {
            (Kind::Number(scalar), Some(vertex)) => {
                let place = values.place();
                let number = values.integer(scalar, "the number of a vertex")?;
                *vertex = vertex_of_zero_based(number, layout.vertices, place)?;
            }
            _ => skip_property(property, values)?,
        }
    }
    builder.edges.push(edge);
    Ok(())
}

fn skip_property<V: Values>(property: &Property<'_>, values: &mut V) -> Result<(), Stop> {
    match property.kind {
        Kind::Number(scalar) => values.skip(scalar, 1),
        Kind::List { count, values: scalar } => {
            let count = read_count(count, values)?;
            values.skip(scalar, count)
        }
    }
}

fn read_count<V: Values>(scalar: Scalar, values: &mut V) -> Result<u64, Stop> {
    let place = values.place();
    let count = values.integer(scalar, "the length of a list")?;
    u64::try_from(count).map_err(|_| Problem::NegativeCount { count }.at(place).into())
}

/// Values as text: a line to each element.
struct TextValues<'a> {
    lines: Lines<'a>,
    words: Words<'a>,
}

impl Values for TextValues<'_> {
    fn bytes_left(&self) -> usize {
        self.lines.bytes_left()
    }

    fn least_bytes(element: &Element<'_>) -> usize {
        let [_, text] = element.least_bytes();
        text
    }

    fn least_corner_bytes(_index: Scalar) -> usize {
        3 * 2
    }

    fn place(&self) -> Place {
        self.words.place()
    }

    fn end_place(&self) -> Place {
        self.lines.place()
    }

    fn begin(&mut self) -> Result<(), Stop> {
        loop {
            self.words = self.lines.next().ok_or(Stop::End)?.words();
            if !self.words.is_empty() {
                return Ok(());
            }
        }
    }

    fn coordinate(&mut self, scalar: Scalar, builder: &mut Builder) -> Result<f32, Stop> {
        Ok(builder.text_coordinate(&mut self.words, scalar != Scalar::F32)?)
    }

    fn integer(&mut self, _scalar: Scalar, expected: &'static str) -> Result<i64, Stop> {
        Ok(self.words.integer(expected)?)
    }

    fn skip(&mut self, _scalar: Scalar, values: u64) -> Result<(), Stop> {
        for _ in 0..values {
            if self.words.next().is_none() {
                return Err(Problem::expected("a value", None).at(self.place()).into());
            }
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Stop> {
        Ok(self.words.expect_end("the end of the line")?)
    }

    fn finish(mut self) -> Result<(), FileProblem> {
        match self.begin() {
            Ok(()) => self.words.expect_end("the end of the file"),
            Err(_) => Ok(()),
        }
    }
}

/// Values as bytes.
struct BinaryValues<'a> {
    /// The whole file.
    bytes: &'a [u8],
    /// Where the next value is.
    at: usize,
    order: Order,
}

impl BinaryValues<'_> {
    /// The next bytes, the least significant one first.
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Stop> {
        let mut bytes = *self.bytes.get(self.at..).and_then(|rest| rest.first_chunk()).ok_or(Stop::End)?;
        self.at += N;
        if matches!(self.order, Order::Big) {
            bytes.reverse();
        }
        Ok(bytes)
    }

    /// The next value. All types fit into an `f64`.
    fn number(&mut self, scalar: Scalar) -> Result<f64, Stop> {
        Ok(match scalar {
            Scalar::I8 => i8::from_le_bytes(self.take()?).into(),
            Scalar::U8 => u8::from_le_bytes(self.take()?).into(),
            Scalar::I16 => i16::from_le_bytes(self.take()?).into(),
            Scalar::U16 => u16::from_le_bytes(self.take()?).into(),
            Scalar::I32 => i32::from_le_bytes(self.take()?).into(),
            Scalar::U32 => u32::from_le_bytes(self.take()?).into(),
            Scalar::F32 => f32::from_le_bytes(self.take()?).into(),
            Scalar::F64 => f64::from_le_bytes(self.take()?),
        })
    }
}

impl Values for BinaryValues<'_> {
    fn bytes_left(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    fn least_bytes(element: &Element<'_>) -> usize {
        let [binary, _] = element.least_bytes();
        binary
    }

    fn least_corner_bytes(index: Scalar) -> usize {
        3 * index.bytes()
    }

    fn place(&self) -> Place {
        Place::Byte(self.at)
    }

    fn end_place(&self) -> Place {
        Place::Byte(self.bytes.len())
    }

    fn begin(&mut self) -> Result<(), Stop> {
        Ok(())
    }

    fn coordinate(&mut self, scalar: Scalar, builder: &mut Builder) -> Result<f32, Stop> {
        let place = self.place();
        let number = self.number(scalar)?;
        Ok(builder.binary_coordinate(number, place)?)
    }

    fn integer(&mut self, scalar: Scalar, _expected: &'static str) -> Result<i64, Stop> {
        // Counts and corners are of integer types, as the header was asked for.
        Ok(self.number(scalar)? as i64)
    }

    fn skip(&mut self, scalar: Scalar, values: u64) -> Result<(), Stop> {
        let bytes = usize::try_from(values).ok().and_then(|values| values.checked_mul(scalar.bytes()));
        let bytes = bytes.filter(|bytes| *bytes <= self.bytes_left()).ok_or(Stop::End)?;
        self.at += bytes;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Stop> {
        Ok(())
    }

    fn finish(self) -> Result<(), FileProblem> {
        expect_padding(self.bytes, self.at)
    }
}
