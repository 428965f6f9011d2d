//! Reader for PLY: a header that declares elements and their properties, then the values as text or binary.

use crate::builder::{
    FanTriangulation, MeshBuilder, bounded_capacity, check_face_vertices, check_vertex_count, check_zero_based_index,
};
use crate::error::{Location, ParseError, ParseErrorKind, quote};
use crate::source::expect_padding;
use crate::text::{BYTE_ORDER_MARK, Line, Lines, Words};
use clasp3d::Real;

pub(crate) fn parse<T: Real>(bytes: &[u8]) -> Result<MeshBuilder<T>, ParseError> {
    let header = Header::read(bytes)?;
    let layout = Layout::new(&header)?;
    match header.encoding {
        Encoding::Text => {
            let lines = Lines::after_header(header.lines, bytes.get(header.end..).unwrap_or_default());
            read_elements(&header, &layout, TextValues { lines, words: Words::none() })
        }
        Encoding::Binary(order) => read_elements(&header, &layout, BinaryValues { bytes, offset: header.end, order }),
    }
}

/// Byte order of a binary file.
#[derive(Clone, Copy)]
enum ByteOrder {
    Little,
    Big,
}

/// Encoding of the values after the header.
#[derive(Clone, Copy)]
enum Encoding {
    Text,
    Binary(ByteOrder),
}

/// Number type.
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
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
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
            _ => Err(ParseErrorKind::unexpected("a type such as float or uchar", word).at(words.location())),
        }
    }

    fn read_integer(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let mut ahead = words.clone();
        let scalar = Self::read(words)?;
        if scalar.is_integer() {
            Ok(scalar)
        } else {
            Err(ParseErrorKind::unexpected("an integer type", ahead.next()).at(words.location()))
        }
    }

    fn is_integer(self) -> bool {
        !matches!(self, Self::F32 | Self::F64)
    }

    /// Size in bytes in a binary file.
    fn bytes(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::F64 => 8,
        }
    }
}

/// Type of a property.
#[derive(Clone, Copy)]
enum PropertyType {
    Scalar(Scalar),
    List { length: Scalar, values: Scalar },
}

struct Property<'a> {
    name: &'a [u8],
    property_type: PropertyType,
}

struct Element<'a> {
    name: &'a [u8],
    count: u64,
    properties: Vec<Property<'a>>,
}

impl Element<'_> {
    /// Plural for messages.
    fn plural(&self) -> String {
        match self.name {
            b"vertex" => "vertices".to_owned(),
            b"face" => "faces".to_owned(),
            b"edge" => "edges".to_owned(),
            other => format!("elements {}", quote(other)),
        }
    }

    /// Smallest size of an element in a text file, in bytes: a digit and a separator per property.
    fn min_text_bytes(&self) -> usize {
        self.properties.len().saturating_mul(2)
    }

    /// Smallest size of an element in a binary file, in bytes: lists may be empty.
    fn min_binary_bytes(&self) -> usize {
        let property_bytes = self.properties.iter().map(|property| match property.property_type {
            PropertyType::Scalar(scalar) => scalar.bytes(),
            PropertyType::List { length, .. } => length.bytes(),
        });
        property_bytes.fold(0, usize::saturating_add)
    }
}

struct Header<'a> {
    encoding: Encoding,
    elements: Vec<Element<'a>>,
    /// Number of lines of the header.
    lines: usize,
    /// Byte offset of the values.
    end: usize,
}

impl<'a> Header<'a> {
    fn read(bytes: &'a [u8]) -> Result<Self, ParseError> {
        let mut lines = HeaderLines::new(bytes);
        let mut words = lines.next().unwrap_or_else(Words::none);
        let first = words.next();
        if first != Some(b"ply") {
            return Err(ParseErrorKind::unexpected("ply", first).at(Location::Line(1)));
        }
        let mut encoding = None;
        let mut elements: Vec<Element<'a>> = Vec::new();
        loop {
            let Some(mut words) = lines.next() else {
                return Err(ParseErrorKind::unexpected_end_of_file("end_header").at(Location::Line(lines.number)));
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
                    return Err(ParseErrorKind::unexpected("element", Some(b"property")).at(words.location()));
                }
                (Some(b"end_header"), _) => break,
                (other, _) => {
                    let expected = "format, element, property, comment, obj_info or end_header";
                    return Err(ParseErrorKind::unexpected(expected, other).at(words.location()));
                }
            }
        }
        let Some(encoding) = encoding else {
            return Err(ParseErrorKind::MissingFormat.at(Location::Line(lines.number)));
        };
        Ok(Self { encoding, elements, lines: lines.number, end: bytes.len() - lines.rest.len() })
    }

    fn element(&self, name: &str) -> Option<&Element<'a>> {
        self.elements.iter().find(|element| element.name == name.as_bytes())
    }
}

fn read_format(words: &mut Words<'_>) -> Result<Encoding, ParseError> {
    let word = words.next();
    let encoding = match word {
        Some(b"ascii") => Encoding::Text,
        Some(b"binary_little_endian") => Encoding::Binary(ByteOrder::Little),
        Some(b"binary_big_endian") => Encoding::Binary(ByteOrder::Big),
        _ => {
            let expected = "ascii, binary_little_endian or binary_big_endian";
            return Err(ParseErrorKind::unexpected(expected, word).at(words.location()));
        }
    };
    match words.next() {
        Some(b"1.0") => Ok(encoding),
        other => Err(ParseErrorKind::unexpected("version 1.0", other).at(words.location())),
    }
}

fn read_element_line<'a>(words: &mut Words<'a>, others: &[Element<'a>]) -> Result<Element<'a>, ParseError> {
    let Some(name) = words.next() else {
        return Err(ParseErrorKind::unexpected("an element name", None).at(words.location()));
    };
    if others.iter().any(|other| other.name == name) {
        return Err(ParseErrorKind::Duplicate { name: format!("element {}", quote(name)) }.at(words.location()));
    }
    let count = words.parse_count("the number of elements")?;
    if name == b"vertex" {
        check_vertex_count(count, words.location())?;
    }
    Ok(Element { name, count, properties: Vec::new() })
}

fn read_property_line<'a>(words: &mut Words<'a>, element: &Element<'a>) -> Result<Property<'a>, ParseError> {
    let mut ahead = words.clone();
    let property_type = if ahead.next() == Some(b"list") {
        *words = ahead;
        let length = Scalar::read_integer(words)?;
        // Vertex indices must be integers; the values of other lists are skipped.
        let mut ahead = words.clone();
        let values = Scalar::read(words)?;
        let mut name = words.clone();
        if element.name == b"face" && name.next().is_some_and(is_vertex_indices) {
            Scalar::read_integer(&mut ahead)?;
        }
        PropertyType::List { length, values }
    } else {
        PropertyType::Scalar(Scalar::read(words)?)
    };
    let Some(name) = words.next() else {
        return Err(ParseErrorKind::unexpected("a property name", None).at(words.location()));
    };
    if element.properties.iter().any(|other| other.name == name) {
        return Err(ParseErrorKind::Duplicate { name: format!("property {}", quote(name)) }.at(words.location()));
    }
    Ok(Property { name, property_type })
}

fn is_vertex_indices(name: &[u8]) -> bool {
    matches!(name, b"vertex_indices" | b"vertex_index")
}

/// Lines of a header. The end of the first line decides how all of them end, because in a binary file the first byte
/// after the header may look like an end of line.
struct HeaderLines<'a> {
    rest: &'a [u8],
    end: u8,
    number: usize,
}

impl<'a> HeaderLines<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let rest = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
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

/// Roles of the properties: coordinates, face vertices, edge ends.
struct Layout {
    /// For each property of a vertex: its axis, if it is a coordinate.
    axes: Vec<Option<usize>>,
    /// Index of the face property with the vertex indices; `None` without faces, which is valid if there are edges.
    face_vertices: Option<usize>,
    /// For each property of an edge: 0 or 1, if it is the first or second vertex. Empty without usable edges.
    edge_ends: Vec<Option<usize>>,
    /// Number of vertices that the header declares.
    vertices: u64,
}

impl Layout {
    fn new(header: &Header<'_>) -> Result<Self, ParseError> {
        let location = Location::Line(header.lines);
        let missing = |element| ParseErrorKind::MissingElement { element }.at(location);
        let vertex = header.element("vertex").ok_or_else(|| missing("vertex"))?;
        let axes = vertex.properties.iter().map(|property| match (property.property_type, property.name) {
            (PropertyType::Scalar(_), b"x") => Some(0),
            (PropertyType::Scalar(_), b"y") => Some(1),
            (PropertyType::Scalar(_), b"z") => Some(2),
            _ => None,
        });
        let axes: Vec<_> = axes.collect();
        for (axis, property) in
            ["scalar property \"x\"", "scalar property \"y\"", "scalar property \"z\""].into_iter().enumerate()
        {
            if !axes.contains(&Some(axis)) {
                return Err(ParseErrorKind::MissingProperty { element: "vertex", property }.at(location));
            }
        }
        let edge_ends = edge_ends(header);
        let Some(face) = header.element("face") else {
            let strips = header.element("tristrips").is_some();
            return match (strips, edge_ends.is_empty()) {
                (true, _) => Err(ParseErrorKind::TriangleStrips.at(location)),
                (false, true) => Err(missing("face")),
                (false, false) => Ok(Self { axes, face_vertices: None, edge_ends, vertices: vertex.count }),
            };
        };
        let face_vertices = face.properties.iter().position(|property| {
            matches!(property.property_type, PropertyType::List { values, .. } if values.is_integer())
                && is_vertex_indices(property.name)
        });
        let property = "list property \"vertex_indices\" or \"vertex_index\"";
        let face_vertices =
            face_vertices.ok_or(ParseErrorKind::MissingProperty { element: "face", property }.at(location))?;
        Ok(Self { axes, face_vertices: Some(face_vertices), edge_ends, vertices: vertex.count })
    }
}

/// Returns [`Layout::edge_ends`].
fn edge_ends(header: &Header<'_>) -> Vec<Option<usize>> {
    let end = |property: &Property<'_>| match (property.property_type, property.name) {
        (PropertyType::Scalar(scalar), b"vertex1") if scalar.is_integer() => Some(0),
        (PropertyType::Scalar(scalar), b"vertex2") if scalar.is_integer() => Some(1),
        _ => None,
    };
    let edge = header.element("edge");
    let ends: Vec<Option<usize>> = edge.iter().flat_map(|edge| &edge.properties).map(end).collect();
    if [0, 1].iter().all(|end| ends.contains(&Some(*end))) { ends } else { Vec::new() }
}

/// Failure to read an element.
enum ElementError {
    /// The file ends within the element; the caller knows the number of elements for the message.
    EndOfFile,
    /// Invalid content.
    Invalid(ParseError),
}

impl From<ParseError> for ElementError {
    fn from(error: ParseError) -> Self {
        Self::Invalid(error)
    }
}

/// Sequential access to the values of all elements.
trait Values {
    /// Number of remaining bytes of the file.
    fn bytes_left(&self) -> usize;
    /// Smallest size of an element in bytes.
    fn min_element_bytes(element: &Element<'_>) -> usize;
    /// Smallest size of three vertex indices in bytes.
    fn min_triangle_bytes(index: Scalar) -> usize;
    /// Location of the next value.
    fn location(&self) -> Location;
    /// Location of the end of the file.
    fn end_location(&self) -> Location;
    /// Starts the next element.
    fn begin(&mut self) -> Result<(), ElementError>;
    /// Reads the next value as a coordinate.
    fn coordinate<T: Real>(&mut self, scalar: Scalar, builder: &mut MeshBuilder<T>) -> Result<T, ElementError>;
    /// Reads the next value as an integer.
    fn integer(&mut self, scalar: Scalar, expected: &'static str) -> Result<i64, ElementError>;
    /// Skips values.
    fn skip(&mut self, scalar: Scalar, values: u64) -> Result<(), ElementError>;
    /// Fails if the element has more values.
    fn end(&mut self) -> Result<(), ElementError>;
    /// Fails if the file has more elements.
    fn finish(self) -> Result<(), ParseError>;
}

fn read_elements<V: Values, T: Real>(
    header: &Header<'_>,
    layout: &Layout,
    mut values: V,
) -> Result<MeshBuilder<T>, ParseError> {
    let mut builder = MeshBuilder::<T>::default();
    for element in &header.elements {
        // Elements without properties take no bytes, and their number may be huge.
        if element.properties.is_empty() {
            continue;
        }
        match element.name {
            b"vertex" => {
                let capacity = bounded_capacity(element.count, values.bytes_left(), V::min_element_bytes(element));
                builder.positions.reserve_exact(capacity);
                for_each_element(element, &mut values, |values| read_vertex(element, layout, values, &mut builder))?;
            }
            b"face" => {
                let property = layout.face_vertices.and_then(|property| element.properties.get(property));
                let triangle_bytes = match property.map(|property| property.property_type) {
                    Some(PropertyType::List { values, .. }) => V::min_triangle_bytes(values),
                    _ => 0,
                };
                let min_bytes = V::min_element_bytes(element).saturating_add(triangle_bytes);
                builder.triangles.reserve(bounded_capacity(element.count, values.bytes_left(), min_bytes));
                for_each_element(element, &mut values, |values| read_face(element, layout, values, &mut builder))?;
            }
            b"edge" if !layout.edge_ends.is_empty() => {
                builder.edges.reserve(bounded_capacity(
                    element.count,
                    values.bytes_left(),
                    V::min_element_bytes(element),
                ));
                for_each_element(element, &mut values, |values| read_edge(element, layout, values, &mut builder))?;
            }
            _ => for_each_element(element, &mut values, |values| {
                element.properties.iter().try_for_each(|property| skip_property(property, values))
            })?,
        }
    }
    values.finish()?;
    Ok(builder)
}

/// Reads all elements of a kind. If the file ends too early, the error has the number of complete elements.
fn for_each_element<V: Values>(
    element: &Element<'_>,
    values: &mut V,
    mut read: impl FnMut(&mut V) -> Result<(), ElementError>,
) -> Result<(), ParseError> {
    for present in 0..element.count {
        let result = values.begin().and_then(|()| read(values)).and_then(|()| values.end());
        result.map_err(|error| match error {
            ElementError::EndOfFile => {
                let (declared, elements) = (element.count, element.plural());
                ParseErrorKind::Truncated { declared, elements, present }.at(values.end_location())
            }
            ElementError::Invalid(error) => error,
        })?;
    }
    Ok(())
}

fn read_vertex<V: Values, T: Real>(
    element: &Element<'_>,
    layout: &Layout,
    values: &mut V,
    builder: &mut MeshBuilder<T>,
) -> Result<(), ElementError> {
    let location = values.location();
    let mut position = [T::default(); 3];
    for (property, axis) in element.properties.iter().zip(&layout.axes) {
        match (property.property_type, axis.and_then(|axis| position.get_mut(axis))) {
            (PropertyType::Scalar(scalar), Some(coordinate)) => *coordinate = values.coordinate(scalar, builder)?,
            _ => skip_property(property, values)?,
        }
    }
    Ok(builder.push_position(position, location)?)
}

fn read_face<V: Values, T: Real>(
    element: &Element<'_>,
    layout: &Layout,
    values: &mut V,
    builder: &mut MeshBuilder<T>,
) -> Result<(), ElementError> {
    for (index, property) in element.properties.iter().enumerate() {
        match property.property_type {
            PropertyType::List { length, values: index_type } if Some(index) == layout.face_vertices => {
                let location = values.location();
                let face_vertices = read_length(length, values)?;
                check_face_vertices(face_vertices, location)?;
                let mut fan = FanTriangulation::default();
                for _ in 0..face_vertices {
                    let location = values.location();
                    let vertex = values.integer(index_type, "a vertex index")?;
                    let vertex = check_zero_based_index(vertex, layout.vertices, "face", location)?;
                    fan.push(vertex, &mut builder.triangles);
                }
            }
            _ => skip_property(property, values)?,
        }
    }
    Ok(())
}

fn read_edge<V: Values, T: Real>(
    element: &Element<'_>,
    layout: &Layout,
    values: &mut V,
    builder: &mut MeshBuilder<T>,
) -> Result<(), ElementError> {
    let mut edge = [0; 2];
    for (property, end) in element.properties.iter().zip(&layout.edge_ends) {
        match (property.property_type, end.and_then(|end| edge.get_mut(end))) {
            (PropertyType::Scalar(scalar), Some(vertex)) => {
                let location = values.location();
                let number = values.integer(scalar, "a vertex index")?;
                *vertex = check_zero_based_index(number, layout.vertices, "edge", location)?;
            }
            _ => skip_property(property, values)?,
        }
    }
    builder.edges.push(edge);
    Ok(())
}

fn skip_property<V: Values>(property: &Property<'_>, values: &mut V) -> Result<(), ElementError> {
    match property.property_type {
        PropertyType::Scalar(scalar) => values.skip(scalar, 1),
        PropertyType::List { length, values: scalar } => {
            let length = read_length(length, values)?;
            values.skip(scalar, length)
        }
    }
}

fn read_length<V: Values>(scalar: Scalar, values: &mut V) -> Result<u64, ElementError> {
    let location = values.location();
    let length = values.integer(scalar, "a list length")?;
    u64::try_from(length).map_err(|_| ParseErrorKind::NegativeLength { length }.at(location).into())
}

/// Values as text: one line per element.
struct TextValues<'a> {
    lines: Lines<'a>,
    words: Words<'a>,
}

impl Values for TextValues<'_> {
    fn bytes_left(&self) -> usize {
        self.lines.bytes_left()
    }

    fn min_element_bytes(element: &Element<'_>) -> usize {
        element.min_text_bytes()
    }

    fn min_triangle_bytes(_index: Scalar) -> usize {
        3 * 2
    }

    fn location(&self) -> Location {
        self.words.location()
    }

    fn end_location(&self) -> Location {
        self.lines.location()
    }

    fn begin(&mut self) -> Result<(), ElementError> {
        loop {
            self.words = self.lines.next().ok_or(ElementError::EndOfFile)?.words();
            if !self.words.is_empty() {
                return Ok(());
            }
        }
    }

    fn coordinate<T: Real>(&mut self, scalar: Scalar, builder: &mut MeshBuilder<T>) -> Result<T, ElementError> {
        Ok(builder.parse_coordinate(&mut self.words, scalar != Scalar::F32)?)
    }

    fn integer(&mut self, _scalar: Scalar, expected: &'static str) -> Result<i64, ElementError> {
        Ok(self.words.parse_integer(expected)?)
    }

    fn skip(&mut self, _scalar: Scalar, values: u64) -> Result<(), ElementError> {
        for _ in 0..values {
            if self.words.next().is_none() {
                return Err(ParseErrorKind::unexpected("a value", None).at(self.location()).into());
            }
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), ElementError> {
        Ok(self.words.expect_end("end of line")?)
    }

    fn finish(mut self) -> Result<(), ParseError> {
        match self.begin() {
            Ok(()) => self.words.expect_end("end of file"),
            Err(_) => Ok(()),
        }
    }
}

/// Binary values.
struct BinaryValues<'a> {
    /// The whole file.
    bytes: &'a [u8],
    /// Offset of the next value.
    offset: usize,
    order: ByteOrder,
}

impl BinaryValues<'_> {
    /// Takes the next bytes in little-endian order.
    fn take<const N: usize>(&mut self) -> Result<[u8; N], ElementError> {
        let mut bytes =
            *self.bytes.get(self.offset..).and_then(|rest| rest.first_chunk()).ok_or(ElementError::EndOfFile)?;
        self.offset += N;
        if matches!(self.order, ByteOrder::Big) {
            bytes.reverse();
        }
        Ok(bytes)
    }

    /// Takes the next value. `f64` represents all values of all types.
    fn number(&mut self, scalar: Scalar) -> Result<f64, ElementError> {
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
        self.bytes.len().saturating_sub(self.offset)
    }

    fn min_element_bytes(element: &Element<'_>) -> usize {
        element.min_binary_bytes()
    }

    fn min_triangle_bytes(index: Scalar) -> usize {
        3 * index.bytes()
    }

    fn location(&self) -> Location {
        Location::Byte(self.offset)
    }

    fn end_location(&self) -> Location {
        Location::Byte(self.bytes.len())
    }

    fn begin(&mut self) -> Result<(), ElementError> {
        Ok(())
    }

    fn coordinate<T: Real>(&mut self, scalar: Scalar, builder: &mut MeshBuilder<T>) -> Result<T, ElementError> {
        let location = self.location();
        let number = self.number(scalar)?;
        Ok(builder.convert_coordinate(number, location)?)
    }

    fn integer(&mut self, scalar: Scalar, _expected: &'static str) -> Result<i64, ElementError> {
        // The header was checked: lengths and vertex indices have integer types.
        Ok(self.number(scalar)? as i64)
    }

    fn skip(&mut self, scalar: Scalar, values: u64) -> Result<(), ElementError> {
        let bytes = usize::try_from(values).ok().and_then(|values| values.checked_mul(scalar.bytes()));
        let bytes = bytes.filter(|bytes| *bytes <= self.bytes_left()).ok_or(ElementError::EndOfFile)?;
        self.offset += bytes;
        Ok(())
    }

    fn end(&mut self) -> Result<(), ElementError> {
        Ok(())
    }

    fn finish(self) -> Result<(), ParseError> {
        expect_padding(self.bytes, self.offset)
    }
}
