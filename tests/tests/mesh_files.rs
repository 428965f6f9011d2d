//! Mesh files: what is read from them, what is said about broken ones, and what writing leaves behind.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clasp::Mesh;
use clasp::scene::files::{FileError, Format, Rounding, parse_mesh, read_mesh, unpack, write_ply};
use clasp_tests::{ledger, public_data};

/// A folder for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("clasp-files-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, content).expect("writing a temporary file");
        path
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the temporary folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    /// What is wrong, without the folder's own path.
    fn message(&self, error: &FileError) -> String {
        error.to_string().replace(&format!("{}/", self.0.display()), "")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn pack(content: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(content).expect("writing to memory");
    packer.finish().expect("writing to memory")
}

/// The square that most valid files below hold, as two triangles.
fn square() -> Mesh {
    Mesh::new(vec![[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2], [0, 2, 3]])
}

/// A PLY header with these lines in it.
fn header(format: &str, lines: &str) -> Vec<u8> {
    format!("ply\nformat {format} 1.0\n{lines}\nend_header\n").into_bytes()
}

const VERTICES: &str = "property float x\nproperty float y\nproperty float z";
const CORNERS: &str = "property list uchar int vertex_indices";

fn ply_text(vertices: usize, faces: usize, body: &str) -> Vec<u8> {
    let lines = format!("element vertex {vertices}\n{VERTICES}\nelement face {faces}\n{CORNERS}");
    let mut file = header("ascii", &lines);
    file.extend(body.as_bytes());
    file
}

fn ply_binary(vertices: usize, faces: usize, body: &[u8]) -> Vec<u8> {
    let lines = format!("element vertex {vertices}\n{VERTICES}\nelement face {faces}\n{CORNERS}");
    let mut file = header("binary_little_endian", &lines);
    file.extend(body);
    file
}

/// The bytes of numbers, one after the other.
macro_rules! bytes {
    ($to_bytes:ident; $($value:expr),* $(,)?) => {
        [$(&$value.$to_bytes()[..]),*].concat()
    };
}

fn stl_binary(title: &[u8], promised: u32, triangles: &[[f32; 9]]) -> Vec<u8> {
    let mut file = title.to_vec();
    file.resize(80, b' ');
    file.extend(promised.to_le_bytes());
    for triangle in triangles {
        file.extend([0; 12]);
        file.extend(triangle.iter().flat_map(|coordinate| coordinate.to_le_bytes()));
        file.extend([0; 2]);
    }
    file
}

const STL_SQUARE: [[f32; 9]; 2] =
    [[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0], [-0.0, 0.0, 0.0, 1.0, 1.0, -0.0, 0.0, 1.0, 0.0]];

/// Ways to write the same square.
fn squares() -> Vec<(&'static str, Format, Vec<u8>)> {
    let obj: &[(&str, &[u8])] = &[
        ("a polygon", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n"),
        ("no end of the last line", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4"),
        ("all kinds of corners", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2/7 3//8\nf 1/1/1 3/2/ 4/\n"),
        ("relative numbers", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nf -3 -2 -1\nv 0 1 0\nf -4 3 -1\n"),
        ("faces first", b"f 1 2 3 4\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n"),
        ("weights and colors", b"v 0 0 0 1\nv 1 0 0 1 0 0\nv 1 1 0 x\nv 0 1 0 0.5 0.5 0.5\nf 1 2 3 4\n"),
        (
            "everything else",
            b"# \xff\xfe\nmtllib a.mtl\no a\ng b\nv 0 0 0\nvn 0 0 1\nvt 0 nan\nv 1 0 0 # v 7 7 7\ns off\n\n  v\t1 1 0 \n\
              v +0.0 1e0 -0e5\nusemtl m\ncurv 1 2\nsp 1\nf 1 2 3 4#5\nwhatever \x00\n",
        ),
        ("lines that go on", b"v 0 \\\n0 0\nv 1 0 0\nv 1 1 0\nv 0\\\r\n 1\\\n 0\n# c:\\\nf 1 2\\\n3 4\\"),
        ("ends of lines of old", b"# x\rv 0 0 0\rv 1 0 0\rv 1 1 0\rv 0 1 0\rf 1 2 3 4\r"),
        ("ends of lines of elsewhere", b"v 0 0 0\r\nv 1 0 0\r\nv 1 1 0\r\nv 0 1 0\r\nf 1 2 3 4\r\n"),
        ("a byte order mark", b"\xef\xbb\xbfv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n"),
    ];
    let off: &[(&str, &[u8])] = &[
        ("counts on their own line", b"OFF\n4 1 4\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n"),
        ("counts on the first line", b"OFF 4 2 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n3 0 1 2\n3 0 2 3"),
        ("counts in the first word", b"OFF4 1 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n"),
        ("no edges", b"OFF\r\n4 1\r\n0 0 0\r\n1 0 0\r\n1 1 0\r\n0 1 0\r\n4 0 1 2 3\r\n"),
        (
            "comments and colors",
            b"# \xff\nOFF # 1\n\n# 2\n4 2 0 # 3\n0 0 0\n\n1 0 0 # 4\n1 1 0\n#\n0 1 0\n3 0 1 2 255 0 0\n3 0 2 3 0.5 #\n# end\n",
        ),
        ("colors", b"COFF\n4 1 0\n0 0 0 1 1 1 1\n1 0 0 1 1 1 1\n1 1 0 1 1 1 1\n0 1 0 1 1 1 1\n4 0 1 2 3\n"),
        ("normals", b"NOFF\n4 1 0\n0 0 0 0 0 1\n1 0 0 0 0 1\n1 1 0 0 0 1\n0 1 0 0 0 1\n4 0 1 2 3\n"),
        ("all of it", b"STCNOFF\n4 1 0\n0 0 0 0 0 1\n1 0 0 0 0 1\n1 1 0 0 0 1\n0 1 0 0 0 1\n4 0 1 2 3\n"),
    ];
    let named = |format, files: &[(&'static str, &[u8])]| {
        files.iter().map(|(name, file)| (*name, format, file.to_vec())).collect::<Vec<_>>()
    };
    [named(Format::Obj, obj), named(Format::Off, off), ply_squares(), stl_squares()].concat()
}

fn ply_squares() -> Vec<(&'static str, Format, Vec<u8>)> {
    let text = ply_text(4, 1, "0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n");
    let with_ends = |end: &str| String::from_utf8_lossy(&text).replace('\n', end).into_bytes();

    let turned = "comment \u{fffd} any\nobj_info thing\nelement face 2\nproperty uchar red\n\
                  property list uint8 uint16 vertex_index\nproperty list char double other\nelement edge 2\n\
                  property list short float a\nproperty int8 b\nelement nothing 4000000000\nelement vertex 4\n\
                  property int16 z\nproperty list uint float64 l\nproperty float64 x\nproperty uchar q\n\
                  property float32 y\nelement after 1\nproperty list int uint v";
    let mut in_text = header("ascii", turned);
    in_text.extend(
        b"9 3 0 1 2 0\n9 3 0 2 3 1 0.5\n2 1 2 7\n0 7\n\n0 0 0 1 0\n0 1 0.5 1 1 0\n0 0 1 1 1\n0 0 0 1 1\n1 5\n".iter(),
    );
    macro_rules! body {
        ($to:ident) => {
            [
                bytes!($to; 9_u8, 3_u8, 0_u16, 1_u16, 2_u16, 0_i8, 9_u8, 3_u8, 0_u16, 2_u16, 3_u16, 1_i8, 0.5_f64),
                bytes!($to; 2_i16, 1.0_f32, 2.0_f32, 7_i8, 0_i16, 7_i8),
                bytes!($to; 0_i16, 0_u32, 0.0_f64, 1_u8, 0.0_f32),
                bytes!($to; 0_i16, 1_u32, 0.5_f64, 1.0_f64, 1_u8, 0.0_f32),
                bytes!($to; 0_i16, 0_u32, 1.0_f64, 1_u8, 1.0_f32),
                bytes!($to; 0_i16, 0_u32, 0.0_f64, 1_u8, 1.0_f32),
                bytes!($to; 1_i32, 5_u32),
            ]
            .concat()
        };
    }
    let in_little = [header("binary_little_endian", turned), body!(to_le_bytes)].concat();
    let in_big = [header("binary_big_endian", turned), body!(to_be_bytes)].concat();

    let corners = bytes!(to_le_bytes; 4_u8, 0_i32, 1_i32, 2_i32, 3_i32);
    let binary_body = [square().positions.iter().flatten().flat_map(|c| c.to_le_bytes()).collect(), corners].concat();
    let binary = ply_binary(4, 1, &binary_body);
    let head = binary.len() - binary_body.len();
    let crlf =
        [String::from_utf8_lossy(&binary[..head]).replace('\n', "\r\n").into_bytes(), binary_body.clone()].concat();
    let cr = [String::from_utf8_lossy(&binary[..head]).replace('\n', "\r").into_bytes(), binary_body.clone()].concat();
    let files = [
        ("text", text.clone()),
        ("text with \\r\\n", with_ends("\r\n")),
        ("text with \\r", with_ends("\r")),
        ("text with blank lines", with_ends(" \n\n")),
        ("binary", binary.clone()),
        ("binary with \\r\\n in its header", crlf),
        ("binary with \\r in its header", cr),
        ("binary with zeros behind", [binary, vec![0; 99]].concat()),
        ("other orders as text", in_text),
        ("other orders, little", in_little),
        ("other orders, big", in_big),
    ];
    files.into_iter().map(|(name, file)| (name, Format::Ply, file)).collect()
}

fn stl_squares() -> Vec<(&'static str, Format, Vec<u8>)> {
    let facet = |corners: &str| format!("facet normal 0 0 1\nouter loop\n{corners}\nendloop\nendfacet\n");
    let first = facet("vertex 0 0 0\nvertex 1 0 0\nvertex 1 1 0");
    let second = facet("vertex -0 0 0\nvertex 1 1 0\nvertex 0 1 0");
    let text = format!("solid facet endsolid \n{first}{second}endsolid x\n");
    let solids = format!("solid\n{first}endsolid\n\nsolid b\n{second}endsolid b\n");
    let lines =
        text.replace("\nouter", " outer").replace("\nvertex", " vertex").replace("normal 0 0", "normal nan -nan(ind)");
    let files = [
        ("text", text.clone().into_bytes()),
        ("text in capitals", text.to_uppercase().into_bytes()),
        ("text in a few lines", lines.into_bytes()),
        ("two solids", solids.into_bytes()),
        ("binary", stl_binary(b"binary", 2, &STL_SQUARE)),
        ("binary that says solid", stl_binary(b"solid x", 2, &STL_SQUARE)),
        ("binary with an end of line behind", [stl_binary(b"", 2, &STL_SQUARE), b"\r\n".to_vec()].concat()),
    ];
    files.into_iter().map(|(name, file)| (name, Format::Stl, file)).collect()
}

#[test]
fn a_square_is_a_square() {
    let files = squares();
    assert_eq!(files.len(), 37);
    for (name, format, file) in files {
        let loaded = parse_mesh(format, &file).unwrap_or_else(|problem| panic!("{format}, {name}: {problem}"));
        assert_eq!(loaded.mesh, square(), "{format}, {name}");
        assert_eq!((loaded.format, loaded.rounding), (format, None), "{format}, {name}");
    }
}

/// In a binary file the first byte after the header may be an end of line.
#[test]
fn a_header_ends_where_its_lines_say() {
    for end in ["\n", "\r\n", "\r"] {
        let mut mesh = square();
        mesh.positions[0][0] = f32::from_le_bytes(*b"\n\n\r\n");
        let folder = Folder::new("header-end");
        let path = folder.0.join("x.ply");
        write_ply(&path, &mesh, None).expect("writing");
        let file = fs::read(&path).expect("reading");
        let head = file.windows(11).position(|window| window == b"end_header\n").expect("a header") + 11;
        let mut changed = String::from_utf8_lossy(&file[..head]).replace('\n', end).into_bytes();
        changed.extend(&file[head..]);
        assert_eq!(parse_mesh(Format::Ply, &changed).map(|loaded| loaded.mesh), Ok(mesh), "{end:?}");
    }
}

/// Vertices are the same where their bits are, faces stay even without area, and the order is that of the file.
#[test]
fn stl_corners_are_welded_exactly() {
    let tiny = f32::from_bits(1);
    let next = f32::from_bits(1.0_f32.to_bits() + 1);
    let triangles = [
        [5.0, 0.0, -0.0, 1.0, 1.0, 1.0, next, 1.0, 1.0],
        [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 5.0, -0.0, 0.0],
        [5.0, tiny, 0.0, 5.0, -tiny, 0.0, 5.0, 0.0, 0.0],
    ];
    let loaded = parse_mesh(Format::Stl, &stl_binary(b"", 3, &triangles)).expect("a valid file");
    let positions = [[5.0, 0.0, 0.0], [1.0, 1.0, 1.0], [next, 1.0, 1.0], [5.0, tiny, 0.0], [5.0, -tiny, 0.0]].to_vec();
    assert_eq!(loaded.mesh, Mesh::new(positions, vec![[0, 1, 2], [1, 1, 0], [3, 4, 0]]));
    assert!(loaded.mesh.positions[0][2].is_sign_negative(), "the first of the equal ones stays as it was");
}

#[test]
fn rounding_is_counted() {
    let of = |format, file: &[u8]| parse_mesh(format, file).expect("a valid file").rounding;
    let triangle = |x: &str| format!("v {x} 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n").into_bytes();
    let at = |x: f64| Some(Rounding { largest: (x - f64::from(x as f32)).abs(), coordinates: 1 });
    for (number, rounding) in [
        ("0.1", None),
        ("0.123456789", None),
        ("0.1234567891", at(0.123_456_789_1)),
        ("-1234567891e-10", at(0.123_456_789_1)),
        ("0000000000000.1", None),
        ("1.00000000000", None),
        ("0.50000000000e-10", at(0.5e-10)),
    ] {
        assert_eq!(of(Format::Obj, &triangle(number)), rounding, "{number}");
    }
    let lines = format!("element vertex 3\n{}\nelement face 1\n{CORNERS}", VERTICES.replace("float", "double"));
    let text = [header("ascii", &lines), b"0.1 0.5 0\n0 0 3.3\n0 0 0\n3 0 1 2\n".to_vec()].concat();
    let largest = 3.3 - f64::from(3.3_f32);
    assert_eq!(of(Format::Ply, &text), Some(Rounding { largest: largest.abs(), coordinates: 2 }));
    let numbers = bytes!(to_le_bytes; 0.1_f64, 0.5_f64, 0_f64, 0_f64, 0_f64, 3.3_f64, 0_f64, 0_f64, 0_f64);
    let corners = bytes!(to_le_bytes; 3_u8, 0_i32, 1_i32, 2_i32);
    let binary = [header("binary_little_endian", &lines), numbers, corners].concat();
    assert_eq!(of(Format::Ply, &binary), Some(Rounding { largest: largest.abs(), coordinates: 2 }));
    let loaded = parse_mesh(Format::Ply, &binary).expect("a valid file");
    assert_eq!(loaded.mesh.positions[1][2], 3.3_f32);
}

/// Edges and points that need no triangle.
#[test]
fn lone_edges_and_points_are_read() {
    let four = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";
    let read = |format: Format, bytes: &[u8]| parse_mesh(format, bytes).map(|loaded| loaded.mesh);
    let expected = square().with_edges([[0, 1], [1, 3], [2, 3]]).with_points([2, 0, 3]);
    let obj = format!("l 1/7 2 4/\n{four}p 3 1\nf 1 2 3 4\nl -2 -1\np -1\np\n");
    assert_eq!(read(Format::Obj, obj.as_bytes()), Ok(expected.clone()));

    let edges = "element edge 3\nproperty uchar red\nproperty ushort vertex2\nproperty list uchar int x\n\
                 property int vertex1";
    let all = format!("element vertex 4\n{VERTICES}\nelement face 1\n{CORNERS}\n{edges}");
    let mut text = header("ascii", &all);
    text.extend(b"0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n9 1 0 0\n9 3 1 5 1\n9 3 2 5 5 2\n");
    let without_points = Mesh { points: Vec::new(), ..expected };
    assert_eq!(read(Format::Ply, &text), Ok(without_points.clone()));
    // Without any face, too.
    let mut wires = header("ascii", &format!("element vertex 4\n{VERTICES}\n{edges}"));
    wires.extend(b"0 0 0\n1 0 0\n1 1 0\n0 1 0\n9 1 0 0\n9 3 0 1\n9 3 0 2\n");
    assert_eq!(read(Format::Ply, &wires), Ok(Mesh { triangles: Vec::new(), ..without_points.clone() }));

    let folder = Folder::new("edges");
    let path = folder.0.join("edges.ply");
    write_ply(&path, &without_points, None).expect("writing");
    assert_eq!(read_mesh(&path).expect("reading").mesh, without_points);
    let error = write_ply(&path, &square().with_edges([[0, 1], [4, 0]]), None).expect_err("there is no vertex 4");
    assert_eq!(folder.message(&error), "edges.ply: edge 1: vertex 4 is named, but there are 4, counted from 0");

    let message = |format: Format, bytes: &[u8]| read(format, bytes).expect_err("a problem").to_string();
    for (statement, says) in [
        ("l 1", "line 5: expected the number of a vertex, found the end of the line"),
        ("l", "line 5: expected the number of a vertex, found the end of the line"),
        ("l 1 x", "line 5: expected the number of a vertex, found \"x\""),
        ("l 1 5", "line 5: vertex 5 is named, but there are 4, counted from 1"),
        ("p 0", "line 5: vertex 0 is named, but the first one is vertex 1"),
        ("p -5", "line 5: vertex -5 is named, but only 4 come before it"),
    ] {
        assert_eq!(message(Format::Obj, format!("{four}{statement}\n").as_bytes()), says);
    }
    let mut short = header(
        "ascii",
        &format!("element vertex 1\n{VERTICES}\nelement edge 2\nproperty int vertex1\nproperty int vertex2"),
    );
    short.extend(b"0 0 0\n0 0\n");
    assert_eq!(message(Format::Ply, &short), "line 12: the file ends, but the header promises 2 edges and there are 1");
    let wrong = String::from_utf8_lossy(&short).replace("\n0 0\n", "\n0 1\n");
    assert_eq!(message(Format::Ply, wrong.as_bytes()), "line 12: vertex 1 is named, but there are 1, counted from 0");
}

/// Broken files, with what is said about each.
#[test]
fn broken_files_are_explained() {
    let obj: &[(&[u8], &str)] = &[
        (b"", "is empty"),
        (b"<html>\n", "has no vertices: there is no line \"v x y z\""),
        (b"v 0 0 0\nv 1 abc 0\n", "line 2: expected a number, found \"abc\""),
        (b"v 0 0\n", "line 1: expected a number, found the end of the line"),
        (b"\nv 0 nan 0\n", "line 2: expected a finite number, found \"nan\""),
        (b"v 0 -inf 0\n", "line 1: expected a finite number, found \"-inf\""),
        (b"v 1e39 0 0\n", "line 1: \"1e39\" is too large for a coordinate, which is an f32 and ends at 3.4e38"),
        (b"v 1e999 0 0\n", "line 1: \"1e999\" is too large for a coordinate, which is an f32 and ends at 3.4e38"),
        (b"v 0 0 0\nf 1 1\n", "line 2: a face has at least 3 corners, and this one has 2"),
        (b"v 0 0 0\nf\n", "line 2: a face has at least 3 corners, and this one has 0"),
        (b"v 0 0 0\nf 1 1 0\n", "line 2: vertex 0 is named, but the first one is vertex 1"),
        (b"v 0 0 0\nf 1 1 2\n", "line 2: vertex 2 is named, but there are 1, counted from 1"),
        (
            b"f 1 2 1\nf 9 4 8\nf 10 1 1\nv 0 0 0\nv 0 0 0\n",
            "line 2: vertex 9 is named, but there are 2, counted from 1",
        ),
        (b"v 0 0 0\nf 1 1 4294967297\n", "line 2: vertex 4294967297 is named, but there are 1, counted from 1"),
        (b"f 1 1 -1\nv 0 0 0\n", "line 1: vertex -1 is named, but only 0 come before it"),
        (b"v 0 0 0\r\nf 1 -2 1\r\n", "line 2: vertex -2 is named, but only 1 come before it"),
        (b"v 0 0 0\nf 1 1.5 1\n", "line 2: expected the number of a vertex, found \"1.5\""),
        (b"v 0 0 0\nf 1 /2 1\n", "line 2: expected the number of a vertex, found \"/2\""),
        (
            b"v 0 0 0\nf 1 99999999999999999999 1\n",
            "line 2: expected the number of a vertex, found \"99999999999999999999\"",
        ),
        (b"v 0 0 0\n\nv 0 \\\n \\\n x\n", "line 3: expected a number, found \"x\""),
        (b"v \x1b[31m 0 0\n", "line 1: expected a number, found \"\\u{1b}[31m\""),
        (b"v \xff\"' 0 0\n", "line 1: expected a number, found \"\u{fffd}\\\"'\""),
        (
            b"v aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeee 0 0\n",
            "line 1: expected a number, found \"aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd\u{2026}\"",
        ),
    ];
    let off: &[(&[u8], &str)] = &[
        (b"", "is empty"),
        (b"\n# nothing\n", "line 2: expected OFF, found the end of the file"),
        (b"8 6 12\n", "line 1: expected OFF, found \"8\""),
        (b"XOFF\n", "line 1: expected OFF, found \"XOFF\""),
        (b"OFFX\n", "line 1: expected OFF, found \"OFFX\""),
        (b"OFF BINARY\n", "line 1: binary OFF is not read: only text with three coordinates to a vertex is"),
        (b"C4OFF\n", "line 1: \"C4OFF\" is not read: only text with three coordinates to a vertex is"),
        (b"nOFF 3\n", "line 1: \"nOFF\" is not read: only text with three coordinates to a vertex is"),
        (b"OFF\n", "line 1: expected the number of vertices, found the end of the file"),
        (b"OFF\n3\n", "line 2: expected the number of faces, found the end of the line"),
        (b"OFF\n-3 1 0\n", "line 2: expected the number of vertices, found \"-3\""),
        (b"OFF\n5000000000 1 0\n", "line 2: a mesh has at most 4294967295 vertices, and this one 5000000000"),
        (
            b"OFF\n4000000000 1 0\n0 0 0\n",
            "line 3: the file ends, but the header promises 4000000000 vertices and there are 1",
        ),
        (
            b"OFF\n1 9000000000 0\n0 0 0\n3 0 0 0\n",
            "line 4: the file ends, but the header promises 9000000000 faces and there are 1",
        ),
        (b"OFF 1 1 0\n0 0\n", "line 2: expected a number, found the end of the line"),
        (
            b"OFF 1 1 0\n0 0 1e40\n",
            "line 2: \"1e40\" is too large for a coordinate, which is an f32 and ends at 3.4e38",
        ),
        (b"OFF 1 1 0\n0 0 0\n2 0 0\n", "line 3: a face has at least 3 corners, and this one has 2"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0\n", "line 3: expected the number of a vertex, found the end of the line"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0 1\n", "line 3: vertex 1 is named, but there are 1, counted from 0"),
        (b"OFF 1 1 0\n0 0 0\n3 0 -1 0\n", "line 3: vertex -1 is named, but there are 1, counted from 0"),
        (b"OFF 1 1 0\n0 0 0\n-3 0 0 0\n", "line 3: expected the number of corners, found \"-3\""),
        (b"OFF 1 1 0\n0 0 0\n3 0 0 0\n#\n3 0 0 0\n", "line 5: expected the end of the file, found \"3 0 0 0\""),
    ];
    let mut looked_at = 0;
    for (format, files) in [(Format::Obj, obj), (Format::Off, off)] {
        for (file, message) in files {
            expect_problem(format, file, message);
            looked_at += 1;
        }
    }
    assert_eq!(looked_at, 45);
}

fn expect_problem(format: Format, file: &[u8], message: &str) {
    let shown = String::from_utf8_lossy(file);
    let problem = parse_mesh(format, file).expect_err(&format!("{format} that is broken: {shown}"));
    assert_eq!(problem.to_string(), message, "{format}: {shown}");
}

#[test]
fn broken_ply_files_are_explained() {
    let text = |body| ply_text(3, 1, body);
    let binary = |body: &[u8]| ply_binary(3, 1, body);
    let head = binary(b"").len();
    let vertices = [0; 36];
    let face =
        |count: u8, corners: [i32; 3]| [&vertices[..], &[count], &corners.map(i32::to_le_bytes).concat()].concat();
    let with = |lines: &str| header("ascii", lines);
    let all = format!("element vertex 1\n{VERTICES}\nelement face 1\n{CORNERS}");
    let cases: Vec<(Vec<u8>, String)> = [
        // The header.
        (b"".to_vec(), "is empty"),
        (b"\x89PNG".to_vec(), "line 1: expected ply, found \"\u{fffd}PNG\""),
        (b"\nply\n".to_vec(), "line 1: expected ply, found the end of the line"),
        (b"ply\nformat ascii 1.0\n".to_vec(), "line 2: expected end_header, found the end of the file"),
        (
            b"ply\nformat binary 1.0\n".to_vec(),
            "line 2: expected ascii, binary_little_endian or binary_big_endian, found \"binary\"",
        ),
        (b"ply\nformat ascii 2.0\n".to_vec(), "line 2: expected version 1.0, found \"2.0\""),
        (format!("ply\n{all}\nend_header\n").into_bytes(), "line 8: the header has no line \"format\""),
        (
            with("elements vertex 3"),
            "line 3: expected format, element, property, comment, obj_info or end_header, found \"elements\"",
        ),
        (with("element"), "line 3: expected the name of an element, found the end of the line"),
        (with("element vertex"), "line 3: expected the number of elements, found the end of the line"),
        (with("element vertex -1"), "line 3: expected the number of elements, found \"-1\""),
        (
            with("element vertex 4294967296"),
            "line 3: a mesh has at most 4294967295 vertices, and this one 4294967296",
        ),
        (with("element vertex 1\nelement vertex 1"), "line 4: element \"vertex\" is there twice"),
        (with("property float x"), "line 3: expected element, found \"property\""),
        (with("element a 1\nproperty real x"), "line 4: expected a type such as float or uchar, found \"real\""),
        (with("element a 1\nproperty float"), "line 4: expected the name of a property, found the end of the line"),
        (with("element a 1\nproperty int x\nproperty float x"), "line 5: property \"x\" is there twice"),
        (with("element a 1\nproperty list float int x"), "line 4: expected an integer type, found \"float\""),
        (with(&all.replace("uchar int", "uchar float")), "line 8: expected an integer type, found \"float\""),
        (with(&format!("element face 1\n{CORNERS}")), "line 5: the header has no element \"vertex\""),
        (with(&format!("element vertex 1\n{VERTICES}")), "line 7: the header has no element \"face\""),
        (
            with(&all.replace("element face", "element tristrips")),
            "line 9: the triangles are in strips (element \"tristrips\"), which CLASP does not read: save them as faces",
        ),
        (with(&all.replace("float y", "float w")), "line 9: element \"vertex\" has no number y"),
        (with(&all.replace("float y", "list uchar int y")), "line 9: element \"vertex\" has no number y"),
        (
            with(&all.replace("vertex_indices", "corners")),
            "line 9: element \"face\" has no list vertex_indices or vertex_index",
        ),
        // Text.
        (text("0 0 0\n0 zero 0\n"), "line 11: expected a number, found \"zero\""),
        (text("0 0 0\n0 0\n"), "line 11: expected a number, found the end of the line"),
        (text("0 0 0\n0 0 0 0\n"), "line 11: expected the end of the line, found \"0\""),
        (text("0 0 0\n0 NaN 0\n"), "line 11: expected a finite number, found \"NaN\""),
        (
            text("0 0 4e38\n"),
            "line 10: \"4e38\" is too large for a coordinate, which is an f32 and ends at 3.4e38",
        ),
        (text("0 0 0\n\n0 0 0\n"), "line 12: the file ends, but the header promises 3 vertices and there are 2"),
        (text("0 0 0\n0 0 0\n0 0 0\n"), "line 12: the file ends, but the header promises 1 faces and there are 0"),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1\n"), "line 13: expected the number of a vertex, found the end of the line"),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1 2 3\n"), "line 13: expected the end of the line, found \"3\""),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1 3\n"), "line 13: vertex 3 is named, but there are 3, counted from 0"),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1 -1\n"), "line 13: vertex -1 is named, but there are 3, counted from 0"),
        (text("0 0 0\n0 0 0\n0 0 0\n2 0 1\n"), "line 13: a face has at least 3 corners, and this one has 2"),
        (text("0 0 0\n0 0 0\n0 0 0\n-3 0 1 2\n"), "line 13: a list has -3 values"),
        (text("0 0 0\n0 0 0\n0 0 0\nx 0 1 2\n"), "line 13: expected the length of a list, found \"x\""),
        (
            text("0 0 0\n0 0 0\n0 0 0\n3 0 1 2\n3 0 1 2\n"),
            "line 14: expected the end of the file, found \"3 0 1 2\"",
        ),
        (
            [with(&format!("element a 1\nproperty list int int l\n{all}")), b"3 1 2\n".to_vec()].concat(),
            "line 12: expected a value, found the end of the line",
        ),
    ]
    .into_iter()
    .map(|(file, message)| (file, message.to_owned()))
    .collect();
    // Binary: places are from the file's beginning.
    let binary_cases = [
        (binary(&vertices[..35]), 35, "the file ends, but the header promises 3 vertices and there are 2"),
        (binary(&vertices), 36, "the file ends, but the header promises 1 faces and there are 0"),
        (binary(&face(3, [0, 1, 2])[..48]), 48, "the file ends, but the header promises 1 faces and there are 0"),
        (binary(&face(2, [0, 1, 2])), 36, "a face has at least 3 corners, and this one has 2"),
        (binary(&face(3, [0, 1, 3])), 45, "vertex 3 is named, but there are 3, counted from 0"),
        (binary(&face(3, [0, -1, 2])), 41, "vertex -1 is named, but there are 3, counted from 0"),
        (binary(&[face(3, [0, 1, 2]), vec![0, 7]].concat()), 49, "expected the end of the file, found 2 more bytes"),
        (binary(&bytes!(to_le_bytes; 0_f32, f32::NAN)), 4, "expected a finite number, found NaN"),
        (binary(&bytes!(to_le_bytes; 0_f32, 0_f32, f32::NEG_INFINITY)), 8, "expected a finite number, found -inf"),
    ];
    let doubles = all.replace("float", "double").replace("uchar int", "int int");
    let double_head = header("binary_big_endian", &doubles);
    let double_cases = [
        (
            bytes!(to_be_bytes; 0_f64, 1e39_f64),
            8,
            "1e39 is too large for a coordinate, which is an f32 and ends at 3.4e38",
        ),
        (bytes!(to_be_bytes; 0_f64, 0_f64, 0_f64, -3_i32), 24, "a list has -3 values"),
        (
            bytes!(to_be_bytes; 0_f64, 0_f64, 0_f64, 2_000_000_000_i32, 0_i32),
            32,
            "the file ends, but the header promises 1 faces and there are 0",
        ),
    ];
    let at = |head: usize, byte: usize, message: &str| format!("byte {}: {message}", head + byte);
    let binary_cases = binary_cases.into_iter().map(|(file, byte, message)| (file, at(head, byte, message)));
    let double_cases = double_cases
        .into_iter()
        .map(|(body, byte, message)| ([double_head.clone(), body].concat(), at(double_head.len(), byte, message)));
    let cases: Vec<_> = cases.into_iter().chain(binary_cases).chain(double_cases).collect();
    assert_eq!(cases.len(), 53);
    for (file, message) in cases {
        expect_problem(Format::Ply, &file, &message);
    }
}

#[test]
fn broken_stl_files_are_explained() {
    let start = "solid x\nfacet normal 0 0 1\nouter loop\n";
    let text = |rest: &str| format!("{start}{rest}").into_bytes();
    let three = "vertex 0 0 0\nvertex 0 0 0\nvertex 0 0 0\n";
    let mut not_finite = STL_SQUARE;
    not_finite[1][4] = f32::INFINITY;
    let cases = [
        (b"".to_vec(), "is empty"),
        (
            b"soli".to_vec(),
            "byte 4: expected \"solid\", or the 84 bytes that a binary STL begins with, found the end of the file",
        ),
        (b"solid x".to_vec(), "line 1: expected facet or endsolid, found the end of the file"),
        (b"solid x\nbanana".to_vec(), "line 2: expected facet or endsolid, found \"banana\""),
        (b"solid x\nfacet 0 0 1".to_vec(), "line 2: expected normal, found \"0\""),
        (b"solid x\nfacet normal 0 0".to_vec(), "line 2: expected a number, found the end of the file"),
        (b"solid x\nfacet normal 0 0 1 inner".to_vec(), "line 2: expected outer, found \"inner\""),
        (text("vertex 0 0 x\n"), "line 4: expected a number, found \"x\""),
        (text("vertex 0 0\n0\n"), "line 4: expected a number, found the end of the line"),
        (text("vertex 0 0 inf\n"), "line 4: expected a finite number, found \"inf\""),
        (text("vertex 0 0 0\nendloop\n"), "line 5: expected vertex, found \"endloop\""),
        (text(&format!("{three}vertex 0 0 0\n")), "line 7: expected endloop, found \"vertex\""),
        (text(&format!("{three}endloop\nendfacet\n")), "line 8: expected facet or endsolid, found the end of the file"),
        (text(&format!("{three}endloop\nendfacet\nendsolid\nmore")), "line 10: expected solid, found \"more\""),
        (
            stl_binary(b"", 3, &STL_SQUARE),
            "byte 184: the file ends, but the header promises 3 triangles and there are 2",
        ),
        (
            stl_binary(b"solid", u32::MAX, &STL_SQUARE[..1])[..133].to_vec(),
            "byte 133: the file ends, but the header promises 4294967295 triangles and there are 0",
        ),
        (stl_binary(b"", 1, &STL_SQUARE), "byte 134: expected the end of the file, found 50 more bytes"),
        (stl_binary(b"", 2, &not_finite), "byte 162: expected a finite number, found inf"),
    ];
    assert_eq!(cases.len(), 18);
    for (file, message) in cases {
        expect_problem(Format::Stl, &file, message);
    }
}

#[test]
fn files_that_cannot_be_read_are_explained() {
    let folder = Folder::new("refused");
    let message = |path: &Path| folder.message(&read_mesh(path).expect_err("a file that cannot be read"));
    let missing = "cannot be opened: No such file or directory (os error 2)";
    assert_eq!(message(&folder.0.join("missing.ply")), format!("missing.ply: {missing}"));
    assert_eq!(message(&folder.0.join("mis\nsing")), format!("mis\\nsing: {missing}"));
    fs::create_dir(folder.0.join("x.stl")).expect("a folder");
    assert_eq!(message(&folder.0.join("x.stl")), "x.stl: is a folder");
    assert_eq!(message(&folder.file("x.ply", b"")), "x.ply: is empty");
    assert_eq!(message(&folder.file("e.ply.gz", &pack(b""))), "e.ply.gz: is empty");
    let unknown = "not a mesh that CLASP knows: .obj, .ply, .off, .stl, each also with .gz";
    for name in ["x.xyz", "x", "ply", ".ply", "x.gz", "x.ply.zip", "x.ply.gz.gz"] {
        assert_eq!(message(&folder.file(name, b"ply\n")), format!("{name}: {unknown}"));
    }
    assert_eq!(
        message(&folder.file("b.obj", b"v 0 0 0\nf 1 1 abc\n")),
        "b.obj: line 2: expected the number of a vertex, found \"abc\""
    );

    let packed = pack(b"v 0 0 0\nf 1 1 1\n");
    let short = folder.file("short.obj.gz", &packed[..packed.len() - 9]);
    assert_eq!(message(&short), "short.obj.gz: cannot be unpacked: incomplete deflate stream");
    let mut damaged = packed.clone();
    damaged[12] ^= 0xff;
    let text = message(&folder.file("damaged.obj.gz", &damaged));
    assert!(text.starts_with("damaged.obj.gz: cannot be unpacked: "), "{text}");
    let error = read_mesh(&folder.0.join("missing.ply")).expect_err("no file");
    let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<std::io::Error>());
    assert_eq!(source.map(std::io::Error::kind), Some(std::io::ErrorKind::NotFound));
}

#[test]
fn names_say_the_format() {
    for (name, format) in [
        ("a.obj", Some(Format::Obj)),
        ("a.b.PLY", Some(Format::Ply)),
        ("dir.obj/a.Off.GZ", Some(Format::Off)),
        ("a.stl.gz", Some(Format::Stl)),
        ("a.obj.txt", None),
        ("dir.obj/a", None),
        ("a.gz", None),
        ("", None),
    ] {
        assert_eq!(Format::of(Path::new(name)), format, "{name}");
    }
    assert_eq!(
        [Format::Obj, Format::Ply, Format::Off, Format::Stl].map(|f| f.to_string()),
        ["OBJ", "PLY", "OFF", "STL"]
    );
}

/// Whether a file is packed is seen from its bytes, and parts that were packed one by one are one file.
#[test]
fn packed_files_are_unpacked() {
    let folder = Folder::new("packed");
    let plain = ply_text(4, 1, "0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n");
    let (start, end) = plain.split_at(plain.len() / 2);
    let parts = [pack(start), pack(end)].concat();
    let files = [("a.ply", &plain), ("b.ply.gz", &pack(&plain)), ("c.ply", &pack(&plain)), ("d.ply.gz", &plain)];
    for (name, content) in files.into_iter().chain([("e.PLY.GZ", &parts)]) {
        let loaded = read_mesh(&folder.file(name, content)).expect("a valid file");
        assert_eq!(loaded.mesh, square(), "{name}");
    }
    assert_eq!(unpack(&pack(&plain)).as_deref(), Ok(&plain[..]));
    assert_eq!(unpack(&plain).as_deref(), Ok(&plain[..]));
}

#[test]
fn what_is_written_is_read() {
    let folder = Folder::new("written");
    let path = folder.0.join("square.ply");
    let mut mesh = square();
    mesh.positions[2] = [f32::MAX, f32::from_bits(1), -0.1];
    for (mesh, colors) in [(mesh.clone(), None), (mesh, Some([[1, 2, 3], [255, 10, 13]])), (Mesh::default(), None)] {
        write_ply(&path, &mesh, colors.as_ref().map(|colors| &colors[..])).expect("writing");
        let loaded = read_mesh(&path).expect("reading");
        assert_eq!((&loaded.mesh, loaded.rounding), (&mesh, None));
        assert_eq!(folder.names(), ["square.ply"]);
        let file = fs::read(&path).expect("reading");
        let colored = String::from_utf8_lossy(&file).contains("property uchar red\nproperty uchar green\n");
        assert_eq!(colored, colors.is_some());
        if colors.is_some() {
            assert_eq!(file[file.len() - 3..], [255, 10, 13]);
        }
    }
}

#[test]
fn what_cannot_be_written_leaves_nothing() {
    let folder = Folder::new("unwritten");
    let message = |path: &Path, mesh: &Mesh, colors: Option<&[[u8; 3]]>| {
        folder.message(&write_ply(path, mesh, colors).expect_err("writing that fails"))
    };
    let path = folder.0.join("x.ply");
    assert_eq!(
        message(&path, &square(), Some(&[[0; 3]])),
        "x.ply: 1 colors for 2 triangles: there must be one for each, or none"
    );
    let mut wrong = square();
    wrong.triangles[1][2] = 4;
    assert_eq!(message(&path, &wrong, None), "x.ply: triangle 1: vertex 4 is named, but there are 4, counted from 0");
    wrong.positions[3][1] = f32::NAN;
    assert_eq!(message(&path, &wrong, None), "x.ply: vertex 3: expected a finite number, found NaN");
    let nowhere = folder.0.join("nowhere/x.ply");
    assert_eq!(
        message(&nowhere, &square(), None),
        "nowhere/x.ply: cannot be written: No such file or directory (os error 2)"
    );
    assert_eq!(folder.names(), [""; 0]);
    fs::create_dir(&path).expect("a folder");
    assert_eq!(message(&path, &square(), None), "x.ply: is a folder");
    assert_eq!(folder.names(), ["x.ply"]);
}

/// A disk that is full, where the system has one.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_explained() {
    let full = Path::new("/dev/full");
    let before = fs::read_dir("/dev").expect("/dev").count();
    let error = write_ply(full, &square(), None).expect_err("a full disk");
    assert_eq!(error.to_string(), "/dev/full: cannot be written: No space left on device (os error 28)");
    assert_eq!(fs::read_dir("/dev").expect("/dev").count(), before);
    assert!(!fs::metadata(full).expect("the device").is_file());
}

#[test]
#[cfg(unix)]
fn links_are_followed() {
    let folder = Folder::new("links");
    let target = folder.file("target.ply", b"old");
    let link = folder.0.join("link.ply");
    std::os::unix::fs::symlink(&target, &link).expect("a link");
    write_ply(&link, &square(), None).expect("writing");
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    assert_eq!(read_mesh(&target).expect("reading").mesh, square());
    assert_eq!(folder.names(), ["link.ply", "target.ply"]);
}

/// Every prefix of a valid file is either valid or explained.
#[test]
fn files_that_are_cut_off_do_not_panic() {
    for (name, format, file) in squares() {
        for end in 0..file.len() {
            if let Ok(loaded) = parse_mesh(format, &file[..end]) {
                let vertices = loaded.mesh.positions.len() as u32;
                assert!(loaded.mesh.triangles.iter().flatten().all(|vertex| *vertex < vertices), "{name}, {end}");
            }
        }
    }
}

/// What fuzzing has found, so that it stays found.
#[test]
fn what_fuzzing_found_does_not_panic() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime/fuzz");
    let mut looked_at = 0;
    for folder in ["found", "seeds/obj", "seeds/ply", "seeds/off", "seeds/stl"] {
        for entry in fs::read_dir(fuzz.join(folder)).expect("the folders of the fuzzers") {
            let path = entry.expect("an entry").path();
            if let Some(format) = Format::of(&path) {
                let bytes = fs::read(&path).expect("a small file");
                let result = parse_mesh(format, &bytes);
                assert!(folder == "found" || result.is_ok(), "{}: {result:?}", path.display());
                looked_at += 1;
            }
        }
    }
    assert!(looked_at >= 11);
    ledger::ran("host", "seeds and finds of the fuzzers");
}

/// Public meshes, where they are at hand: as many vertices and triangles as their headers say, and as many coordinates
/// that are no `f32` as another program counts.
#[test]
fn public_meshes_load() {
    let what = "public meshes as files";
    let Some(data) = public_data::folder() else {
        return ledger::skipped("host", what, "no public data: CLASP_DATA is not set and ../shared/data is not there");
    };
    for (name, vertices, triangles, rounded) in [
        ("cloth-ball/cloth_ball92.ply", 46_598, 92_230, None),
        ("cloth-ball/cloth_ball93.ply", 46_598, 92_230, None),
        ("cloth-funnel/227.ply", 9_450, 18_484, None),
        ("cloth-funnel/228.ply", 9_450, 18_484, None),
        ("meshes/dragon_res4.ply", 5_205, 11_102, None),
        ("meshes/bunny.obj", 2_503, 4_968, None),
        ("two-cubes/two-cubes-close.ply", 262, 480, Some((681, 5.882_908_249_432_717e-8))),
        ("two-cubes/two-cubes-far.ply", 262, 480, Some((269, 1.135_326_521_684_021_4e-7))),
        ("two-cubes/two-cubes-intersecting.ply", 262, 480, Some((681, 5.924_692_714_209_811_6e-8))),
    ] {
        let loaded = read_mesh(&data.join(name)).expect("a public mesh");
        assert_eq!((loaded.mesh.positions.len(), loaded.mesh.triangles.len()), (vertices, triangles), "{name}");
        let rounding = rounded.map(|(coordinates, largest)| Rounding { largest, coordinates });
        assert_eq!(loaded.rounding, rounding, "{name}");
    }
    ledger::ran("host", what);
}
