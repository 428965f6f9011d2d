//! Pairs and contacts as CSV.

use std::borrow::Cow;
use std::io::{self, Write};

use clasp3d::DetectionResult;
use clasp3d::exact::{Contact, ContactShape};

/// A kind of CSV file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CsvTable {
    /// Intersecting pairs: the indices of both triangles.
    Pairs,
    /// Contacts: the indices of both triangles, shape, length, penetration depth, direction, region and corners.
    Contacts,
}

impl CsvTable {
    /// Writes the header; `with_frame`: with the column `frame` in front.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write_header(self, out: &mut dyn Write, with_frame: bool) -> io::Result<()> {
        let columns = match self {
            Self::Pairs => "tri_a,tri_b",
            Self::Contacts => "tri_a,tri_b,shape,length,depth,direction_x,direction_y,direction_z,region,corners",
        };
        writeln!(out, "{}{columns}", if with_frame { "frame," } else { "" })
    }

    /// Writes the rows of a result; `frame`: with this value of the column `frame`.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write_rows(self, out: &mut dyn Write, result: &DetectionResult, frame: Option<&str>) -> io::Result<()> {
        let frame = frame.map_or(String::new(), |frame| format!("{},", quoted(frame)));
        match self {
            Self::Pairs => result.pairs().iter().try_for_each(|pair| writeln!(out, "{frame}{},{}", pair.a, pair.b)),
            Self::Contacts => {
                let mut rows = result.pairs().iter().zip(result.contacts());
                rows.try_for_each(|(pair, contact)| {
                    writeln!(out, "{frame}{},{},{}", pair.a, pair.b, contact_columns(contact))
                })
            }
        }
    }
}

/// The columns of a contact. Corners are separated by semicolons, their coordinates by spaces.
fn contact_columns(contact: &Contact) -> String {
    let shape = match contact.shape {
        ContactShape::Point(_) => "point",
        ContactShape::Segment(_) => "segment",
        ContactShape::Polygon(_) => "polygon",
    };
    let corners = contact.shape.corners().iter().map(|[x, y, z]| format!("{x} {y} {z}")).collect::<Vec<_>>();
    let [x, y, z] = contact.direction;
    let Contact { length, depth, region, .. } = contact;
    format!("{shape},{length},{depth},{x},{y},{z},{region},{}", corners.join(";"))
}

/// A field, in quotation marks if it contains a delimiter.
fn quoted(field: &str) -> Cow<'_, str> {
    if field.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", field.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(field)
    }
}

#[cfg(test)]
mod tests {
    use clasp3d::Pair;

    use super::*;

    #[test]
    fn the_frame_column_is_optional() {
        let pair = Pair { a: 3, b: 5, object_a: 0, object_b: 0 };
        let result = DetectionResult { pairs: vec![pair], ..Default::default() };
        let text = |frame: Option<&str>| {
            let mut text = Vec::new();
            CsvTable::Pairs.write_header(&mut text, frame.is_some()).expect("memory");
            CsvTable::Pairs.write_rows(&mut text, &result, frame).expect("memory");
            String::from_utf8(text).expect("UTF-8")
        };
        assert_eq!(text(None), "tri_a,tri_b\n3,5\n");
        assert_eq!(text(Some("7")), "frame,tri_a,tri_b\n7,3,5\n");
        assert_eq!(text(Some("a, \"b\".ply")), "frame,tri_a,tri_b\n\"a, \"\"b\"\".ply\",3,5\n");
    }

    #[test]
    fn contacts_have_one_row_per_pair() {
        let shape = ContactShape::Segment([[0.0, 1.0, 2.5], [1.0, 1.0, 2.0]]);
        let contact = Contact { shape, length: 1.5, depth: 0.25, direction: [0.0, 0.0, 1.0], region: 4 };
        assert_eq!(contact_columns(&contact), "segment,1.5,0.25,0,0,1,4,0 1 2.5;1 1 2");
    }
}
