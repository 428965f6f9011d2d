//! Mesh files: reading all formats, messages about broken files, atomic writing.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clasp3d::Mesh;
use clasp3d_io::{AnyMesh, FileError, Format, Rounding, decompress, parse_mesh, read_mesh, write_ply};
use clasp3d_tests::{ledger, public_data};

/// Temporary directory of one test, removed at its end.
struct TestDirectory(PathBuf);

impl TestDirectory {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("clasp3d-files-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary directory");
        Self(path)
    }

    fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, content).expect("writing a temporary file");
        path
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the temporary directory");
        let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    /// Message of an error, without the path of the directory.
    fn message(&self, error: &FileError) -> String {
        error.to_string().replace(&format!("{}/", self.0.display()), "")
    }
}

impl Drop for TestDirectory {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn compress(content: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(content).expect("writing to memory");
    encoder.finish().expect("writing to memory")
}

/// The content of most valid files below: a square of two triangles.
fn square() -> Mesh {
    Mesh::new(vec![[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2], [0, 2, 3]])
}

/// A PLY header with these lines.
fn header(format: &str, lines: &str) -> Vec<u8> {
    format!("ply\nformat {format} 1.0\n{lines}\nend_header\n").into_bytes()
}

const POSITION_PROPERTIES: &str = "property float x\nproperty float y\nproperty float z";
const FACE_INDICES: &str = "property list uchar int vertex_indices";

fn ply_text(vertices: usize, faces: usize, body: &str) -> Vec<u8> {
    let lines = format!("element vertex {vertices}\n{POSITION_PROPERTIES}\nelement face {faces}\n{FACE_INDICES}");
    let mut file = header("ascii", &lines);
    file.extend(body.as_bytes());
    file
}

fn ply_binary(vertices: usize, faces: usize, body: &[u8]) -> Vec<u8> {
    let lines = format!("element vertex {vertices}\n{POSITION_PROPERTIES}\nelement face {faces}\n{FACE_INDICES}");
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

fn stl_binary(title: &[u8], declared: u32, triangles: &[[f32; 9]]) -> Vec<u8> {
    let mut file = title.to_vec();
    file.resize(80, b' ');
    file.extend(declared.to_le_bytes());
    for triangle in triangles {
        file.extend([0; 12]);
        file.extend(triangle.iter().flat_map(|coordinate| coordinate.to_le_bytes()));
        file.extend([0; 2]);
    }
    file
}

const STL_SQUARE: [[f32; 9]; 2] =
    [[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0], [-0.0, 0.0, 0.0, 1.0, 1.0, -0.0, 0.0, 1.0, 0.0]];

/// Valid files of all formats with the same square.
fn squares() -> Vec<(&'static str, Format, Vec<u8>)> {
    let obj: &[(&str, &[u8])] = &[
        ("a polygon", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n"),
        ("no end of the last line", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4"),
        ("texture and normal indices", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2/7 3//8\nf 1/1/1 3/2/ 4/\n"),
        ("relative indices", b"v 0 0 0\nv 1 0 0\nv 1 1 0\nf -3 -2 -1\nv 0 1 0\nf -4 3 -1\n"),
        ("faces first", b"f 1 2 3 4\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n"),
        ("weights and colors", b"v 0 0 0 1\nv 1 0 0 1 0 0\nv 1 1 0 x\nv 0 1 0 0.5 0.5 0.5\nf 1 2 3 4\n"),
        (
            "ignored statements and comments",
            b"# \xff\xfe\nmtllib a.mtl\no a\ng b\nv 0 0 0\nvn 0 0 1\nvt 0 nan\nv 1 0 0 # v 7 7 7\ns off\n\n  v\t1 1 0 \n\
              v +0.0 1e0 -0e5\nusemtl m\ncurv 1 2\nsp 1\nf 1 2 3 4#5\nwhatever \x00\n",
        ),
        ("continued lines", b"v 0 \\\n0 0\nv 1 0 0\nv 1 1 0\nv 0\\\r\n 1\\\n 0\n# c:\\\nf 1 2\\\n3 4\\"),
        ("\\r line ends", b"# x\rv 0 0 0\rv 1 0 0\rv 1 1 0\rv 0 1 0\rf 1 2 3 4\r"),
        ("\\r\\n line ends", b"v 0 0 0\r\nv 1 0 0\r\nv 1 1 0\r\nv 0 1 0\r\nf 1 2 3 4\r\n"),
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
        ("texture coordinates, colors and normals", b"STCNOFF\n4 1 0\n0 0 0 0 0 1\n1 0 0 0 0 1\n1 1 0 0 0 1\n0 1 0 0 0 1\n4 0 1 2 3\n"),
    ];
    let named = |format, files: &[(&'static str, &[u8])]| {
        files.iter().map(|(name, file)| (*name, format, file.to_vec())).collect::<Vec<_>>()
    };
    [named(Format::Obj, obj), named(Format::Off, off), ply_squares(), stl_squares()].concat()
}

fn ply_squares() -> Vec<(&'static str, Format, Vec<u8>)> {
    let text = ply_text(4, 1, "0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n");
    let with_ends = |end: &str| String::from_utf8_lossy(&text).replace('\n', end).into_bytes();

    let reordered = "comment \u{fffd} any\nobj_info thing\nelement face 2\nproperty uchar red\n\
                  property list uint8 uint16 vertex_index\nproperty list char double other\nelement edge 2\n\
                  property list short float a\nproperty int8 b\nelement nothing 4000000000\nelement vertex 4\n\
                  property int16 z\nproperty list uint float64 l\nproperty float64 x\nproperty uchar q\n\
                  property float32 y\nelement after 1\nproperty list int uint v";
    let mut in_text = header("ascii", reordered);
    in_text.extend(
        b"9 3 0 1 2 0\n9 3 0 2 3 1 0.5\n2 1 2 7\n0 7\n\n0 0 0 1 0\n0 1 0.5 1 1 0\n0 0 1 1 1\n0 0 0 1 1\n1 5\n".iter(),
    );
    macro_rules! values {
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
    let in_little = [header("binary_little_endian", reordered), values!(to_le_bytes)].concat();
    let in_big = [header("binary_big_endian", reordered), values!(to_be_bytes)].concat();

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
        ("binary with zeros as padding", [binary, vec![0; 99]].concat()),
        ("unusual order of elements, text", in_text),
        ("unusual order of elements, little-endian", in_little),
        ("unusual order of elements, big-endian", in_big),
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
        ("text in upper case", text.to_uppercase().into_bytes()),
        ("text in a few lines", lines.into_bytes()),
        ("two solids", solids.into_bytes()),
        ("binary", stl_binary(b"binary", 2, &STL_SQUARE)),
        ("binary that begins with solid", stl_binary(b"solid x", 2, &STL_SQUARE)),
        ("binary with a line break as padding", [stl_binary(b"", 2, &STL_SQUARE), b"\r\n".to_vec()].concat()),
    ];
    files.into_iter().map(|(name, file)| (name, Format::Stl, file)).collect()
}

#[test]
fn all_formats_read_the_same_square() {
    let files = squares();
    assert_eq!(files.len(), 37);
    for (name, format, file) in files {
        let loaded = parse_mesh(format, &file).unwrap_or_else(|error| panic!("{format}, {name}: {error}"));
        assert_eq!((loaded.mesh, loaded.format), (AnyMesh::F32(square()), format), "{format}, {name}");
    }
}

/// In a binary file the first byte after the header may be an end of line.
#[test]
fn ply_header_ends_with_its_own_line_ends() {
    for end in ["\n", "\r\n", "\r"] {
        let mut mesh = square();
        mesh.positions[0][0] = f32::from_le_bytes(*b"\n\n\r\n");
        let directory = TestDirectory::new("header-end");
        let path = directory.0.join("x.ply");
        write_ply(&path, &mesh, None).expect("writing");
        let file = fs::read(&path).expect("reading");
        let head = file.windows(11).position(|window| window == b"end_header\n").expect("a header") + 11;
        let mut changed = String::from_utf8_lossy(&file[..head]).replace('\n', end).into_bytes();
        changed.extend(&file[head..]);
        assert_eq!(parse_mesh(Format::Ply, &changed).map(|loaded| loaded.mesh), Ok(AnyMesh::F32(mesh)), "{end:?}");
    }
}

/// Corners with equal bits become one vertex, degenerate faces are kept, and the order is that of the file.
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
    assert!(!loaded.mesh.is_f64());
    let mesh = loaded.mesh.into_f32();
    assert_eq!(mesh, Mesh::new(positions, vec![[0, 1, 2], [1, 1, 0], [3, 4, 0]]));
    assert!(mesh.positions[0][2].is_sign_negative(), "the first of several equal positions is kept");
}

#[test]
fn coordinates_keep_their_precision_and_rounding_is_counted() {
    let rounding_of = |format, file: &[u8]| parse_mesh(format, file).expect("a valid file").mesh.rounding();
    let triangle = |x: &str| format!("v {x} 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n").into_bytes();
    let expected = |x: f64| Some(Rounding { max_error: (x - f64::from(x as f32)).abs(), coordinates: 1 });
    for (number, rounding) in [
        ("0.1", None),
        ("0.123456789", None),
        ("0.1234567891", expected(0.123_456_789_1)),
        ("-1234567891e-10", expected(0.123_456_789_1)),
        ("0000000000000.1", None),
        ("1.00000000000", None),
        ("0.50000000000e-10", expected(0.5e-10)),
    ] {
        assert_eq!(rounding_of(Format::Obj, &triangle(number)), rounding, "{number}");
    }
    let lines =
        format!("element vertex 3\n{}\nelement face 1\n{FACE_INDICES}", POSITION_PROPERTIES.replace("float", "double"));
    let text = [header("ascii", &lines), b"0.1 0.5 0\n0 0 3.3\n0 0 0\n3 0 1 2\n".to_vec()].concat();
    let max_error = 3.3 - f64::from(3.3_f32);
    assert_eq!(rounding_of(Format::Ply, &text), Some(Rounding { max_error: max_error.abs(), coordinates: 2 }));
    let numbers = bytes!(to_le_bytes; 0.1_f64, 0.5_f64, 0_f64, 0_f64, 0_f64, 3.3_f64, 0_f64, 0_f64, 0_f64);
    let corners = bytes!(to_le_bytes; 3_u8, 0_i32, 1_i32, 2_i32);
    let binary = [header("binary_little_endian", &lines), numbers, corners].concat();
    assert_eq!(rounding_of(Format::Ply, &binary), Some(Rounding { max_error: max_error.abs(), coordinates: 2 }));
    let loaded = parse_mesh(Format::Ply, &binary).expect("a valid file");
    assert_eq!(loaded.mesh.clone().into_f32().positions[1][2], 3.3_f32);
    assert!(loaded.mesh.is_f64());
    assert_eq!(loaded.mesh.into_f64().positions, [[0.1, 0.5, 0.0], [0.0, 0.0, 3.3], [0.0; 3]]);

    // One coordinate with many digits: all coordinates of the file are f64 then.
    let mixed = parse_mesh(Format::Obj, &triangle("0.1234567891\nv 0.1")).expect("a valid file").mesh;
    assert_eq!(
        mixed,
        AnyMesh::F64(Mesh::new_f64(
            vec![[0.123_456_789_1, 0.0, 0.0], [0.1, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]],
            vec![[0, 1, 2]],
        ))
    );
    // Text of STL, with corners that are equal in f32 only.
    let facet =
        |x: &str| format!("facet normal 0 0 1 outer loop vertex {x} 0 0 vertex 1 0 0 vertex 0 1 0 endloop endfacet\n");
    let text = format!("solid x\n{}{}endsolid\n", facet("1000000.0001"), facet("1000000.0002"));
    let AnyMesh::F64(mesh) = parse_mesh(Format::Stl, text.as_bytes()).expect("a valid file").mesh else {
        panic!("f64 expected");
    };
    assert_eq!((mesh.positions.len(), mesh.triangles), (4, vec![[0, 1, 2], [3, 1, 2]]));
}

/// Coordinates beyond the range of `f32`, and `f64` meshes that are written and read back.
#[test]
fn f64_meshes_are_written_and_read_back() {
    let directory = TestDirectory::new("f64");
    let path = directory.0.join("precise.ply");
    let positions = vec![[1e300, -0.1, f64::from_bits(1)], [1e6 + 1e-9, 2.0, 3.0], [0.0; 3]];
    let mesh = Mesh::new_f64(positions, vec![[0, 1, 2]]).with_edges([[0, 2]]);
    write_ply(&path, &mesh, None).expect("writing");
    let header = String::from_utf8_lossy(&fs::read(&path).expect("reading")).into_owned();
    assert!(header.contains("property double x\nproperty double y\nproperty double z\n"), "{header}");
    assert_eq!(read_mesh(&path).expect("reading").mesh, AnyMesh::F64(mesh));
    // Nine digits or less, but beyond f32.
    let huge = parse_mesh(Format::Obj, b"v 1e39 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n").expect("a valid file").mesh;
    assert!(huge.is_f64() && huge.into_f64().positions[0][0] == 1e39);
}

/// Edges and points, with and without triangles.
#[test]
fn edges_and_points_are_read() {
    let vertices = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";
    let read = |format: Format, bytes: &[u8]| parse_mesh(format, bytes).map(|loaded| loaded.mesh.into_f32());
    let expected = square().with_edges([[0, 1], [1, 3], [2, 3]]).with_points([2, 0, 3]);
    let obj = format!("l 1/7 2 4/\n{vertices}p 3 1\nf 1 2 3 4\nl -2 -1\np -1\np\n");
    assert_eq!(read(Format::Obj, obj.as_bytes()), Ok(expected.clone()));

    let edges = "element edge 3\nproperty uchar red\nproperty ushort vertex2\nproperty list uchar int x\n\
                 property int vertex1";
    let all = format!("element vertex 4\n{POSITION_PROPERTIES}\nelement face 1\n{FACE_INDICES}\n{edges}");
    let mut text = header("ascii", &all);
    text.extend(b"0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n9 1 0 0\n9 3 1 5 1\n9 3 2 5 5 2\n");
    let without_points = Mesh { points: Vec::new(), ..expected };
    assert_eq!(read(Format::Ply, &text), Ok(without_points.clone()));
    // Without faces.
    let mut wires = header("ascii", &format!("element vertex 4\n{POSITION_PROPERTIES}\n{edges}"));
    wires.extend(b"0 0 0\n1 0 0\n1 1 0\n0 1 0\n9 1 0 0\n9 3 0 1\n9 3 0 2\n");
    assert_eq!(read(Format::Ply, &wires), Ok(Mesh { triangles: Vec::new(), ..without_points.clone() }));

    let directory = TestDirectory::new("edges");
    let path = directory.0.join("edges.ply");
    write_ply(&path, &without_points, None).expect("writing");
    assert_eq!(read_mesh(&path).expect("reading").mesh, AnyMesh::F32(without_points));
    let error = write_ply(&path, &square().with_edges([[0, 1], [4, 0]]), None).expect_err("vertex 4 is out of range");
    assert_eq!(
        directory.message(&error),
        "cannot write edges.ply: edge 1 refers to vertex 4, but the mesh has 4 vertices"
    );
}

/// Messages about broken edges and points.
#[test]
fn errors_in_edges_and_points_have_a_line_and_a_cause() {
    let vertices = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";
    for (statement, message) in [
        ("l 1", "expected a vertex index, found end of line (line 5)"),
        ("l", "expected a vertex index, found end of line (line 5)"),
        ("l 1 x", "expected a vertex index, found \"x\" (line 5)"),
        ("l 1 5", "line refers to vertex 5, but only 4 are defined (line 5)"),
        ("p 0", "point refers to vertex 0, but OBJ numbers vertices from 1 (line 5)"),
        ("p -5", "point refers to vertex -5, but only 4 are defined before it (line 5)"),
    ] {
        expect_parse_error(Format::Obj, format!("{vertices}{statement}\n").as_bytes(), message);
    }
    let mut short = header(
        "ascii",
        &format!("element vertex 1\n{POSITION_PROPERTIES}\nelement edge 2\nproperty int vertex1\nproperty int vertex2"),
    );
    short.extend(b"0 0 0\n0 0\n");
    expect_parse_error(
        Format::Ply,
        &short,
        "file ends too early: the header declares 2 edges, but only 1 are present (line 12)",
    );
    let wrong = String::from_utf8_lossy(&short).replace("\n0 0\n", "\n0 1\n");
    expect_parse_error(
        Format::Ply,
        wrong.as_bytes(),
        "edge refers to vertex 1, but only 1 are defined, numbered from 0 (line 12)",
    );
}

/// Messages about broken OBJ files.
#[test]
fn errors_in_obj_files_have_a_line_and_a_cause() {
    let files: &[(&[u8], &str)] = &[
        (b"", "file is empty"),
        (b"<html>\n", "no vertices: the file has no line \"v x y z\""),
        (b"v 0 0 0\nv 1 abc 0\n", "expected a number, found \"abc\" (line 2)"),
        (b"v 0 0\n", "expected a number, found end of line (line 1)"),
        (b"\nv 0 nan 0\n", "expected a finite number, found \"nan\" (line 2)"),
        (b"v 0 -inf 0\n", "expected a finite number, found \"-inf\" (line 1)"),
        (b"v 1e39 0 0\n", "coordinate \"1e39\" exceeds the range of f32, which ends at 3.4e38 (line 1)"),
        (b"v 1e999 0 0\n", "coordinate \"1e999\" exceeds the range of f32, which ends at 3.4e38 (line 1)"),
        (b"v 0 0 0\nf 1 1\n", "face has 2 vertices, expected at least 3 (line 2)"),
        (b"v 0 0 0\nf\n", "face has 0 vertices, expected at least 3 (line 2)"),
        (b"v 0 0 0\nf 1 1 0\n", "face refers to vertex 0, but OBJ numbers vertices from 1 (line 2)"),
        (b"v 0 0 0\nf 1 1 2\n", "face refers to vertex 2, but only 1 are defined (line 2)"),
        (b"f 1 2 1\nf 9 4 8\nf 10 1 1\nv 0 0 0\nv 0 0 0\n", "face refers to vertex 9, but only 2 are defined (line 2)"),
        (b"v 0 0 0\nf 1 1 4294967297\n", "face refers to vertex 4294967297, but only 1 are defined (line 2)"),
        (b"f 1 1 -1\nv 0 0 0\n", "face refers to vertex -1, but only 0 are defined before it (line 1)"),
        (b"v 0 0 0\r\nf 1 -2 1\r\n", "face refers to vertex -2, but only 1 are defined before it (line 2)"),
        (b"v 0 0 0\nf 1 1.5 1\n", "expected a vertex index, found \"1.5\" (line 2)"),
        (b"v 0 0 0\nf 1 /2 1\n", "expected a vertex index, found \"/2\" (line 2)"),
        (b"v 0 0 0\nf 1 99999999999999999999 1\n", "expected a vertex index, found \"99999999999999999999\" (line 2)"),
        (b"v 0 0 0\n\nv 0 \\\n \\\n x\n", "expected a number, found \"x\" (line 3)"),
        (b"v \x1b[31m 0 0\n", "expected a number, found \"\\u{1b}[31m\" (line 1)"),
        (b"v \xff\"' 0 0\n", "expected a number, found \"\u{fffd}\\\"'\" (line 1)"),
        (
            b"v aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeee 0 0\n",
            "expected a number, found \"aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd\u{2026}\" (line 1)",
        ),
    ];
    expect_parse_errors(Format::Obj, files);
}

/// Messages about broken OFF files.
#[test]
fn errors_in_off_files_have_a_line_and_a_cause() {
    let files: &[(&[u8], &str)] = &[
        (b"", "file is empty"),
        (b"\n# nothing\n", "expected OFF, found end of file (line 2)"),
        (b"8 6 12\n", "expected OFF, found \"8\" (line 1)"),
        (b"XOFF\n", "expected OFF, found \"XOFF\" (line 1)"),
        (b"OFFX\n", "expected OFF, found \"OFFX\" (line 1)"),
        (b"OFF BINARY\n", "binary OFF is not supported: save as text with 3 coordinates per vertex (line 1)"),
        (b"C4OFF\n", "\"C4OFF\" is not supported: save as text with 3 coordinates per vertex (line 1)"),
        (b"nOFF 3\n", "\"nOFF\" is not supported: save as text with 3 coordinates per vertex (line 1)"),
        (b"OFF\n", "expected the number of vertices, found end of file (line 1)"),
        (b"OFF\n3\n", "expected the number of faces, found end of line (line 2)"),
        (b"OFF\n-3 1 0\n", "expected the number of vertices, found \"-3\" (line 2)"),
        (b"OFF\n5000000000 1 0\n", "mesh has 5000000000 vertices, but at most 4294967295 are supported (line 2)"),
        (
            b"OFF\n4000000000 1 0\n0 0 0\n",
            "file ends too early: the header declares 4000000000 vertices, but only 1 are present (line 3)",
        ),
        (
            b"OFF\n1 9000000000 0\n0 0 0\n3 0 0 0\n",
            "file ends too early: the header declares 9000000000 faces, but only 1 are present (line 4)",
        ),
        (b"OFF 1 1 0\n0 0\n", "expected a number, found end of line (line 2)"),
        (b"OFF 1 1 0\n0 0 1e40\n", "coordinate \"1e40\" exceeds the range of f32, which ends at 3.4e38 (line 2)"),
        (b"OFF 1 1 0\n0 0 0\n2 0 0\n", "face has 2 vertices, expected at least 3 (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0\n", "expected a vertex index, found end of line (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0 1\n", "face refers to vertex 1, but only 1 are defined, numbered from 0 (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 -1 0\n", "face refers to vertex -1, but only 1 are defined, numbered from 0 (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n-3 0 0 0\n", "expected the number of vertices of a face, found \"-3\" (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0 0\n#\n3 0 0 0\n", "expected end of file, found \"3 0 0 0\" (line 5)"),
    ];
    expect_parse_errors(Format::Off, files);
}

fn expect_parse_errors(format: Format, files: &[(impl AsRef<[u8]>, impl AsRef<str>)]) {
    for (file, message) in files {
        expect_parse_error(format, file.as_ref(), message.as_ref());
    }
}

fn expect_parse_error(format: Format, file: &[u8], message: &str) {
    let shown = String::from_utf8_lossy(file);
    let error = parse_mesh(format, file).expect_err(&format!("broken {format}: {shown}"));
    assert_eq!(error.to_string(), message, "{format}: {shown}");
}

/// A header of one vertex and one face.
fn minimal_ply_declarations() -> String {
    format!("element vertex 1\n{POSITION_PROPERTIES}\nelement face 1\n{FACE_INDICES}")
}

/// Messages about broken PLY headers.
#[test]
fn errors_in_ply_headers_have_a_line_and_a_cause() {
    let with = |lines: &str| header("ascii", lines);
    let all = minimal_ply_declarations();
    let files: &[(Vec<u8>, &str)] = &[
        (b"".to_vec(), "file is empty"),
        (b"\x89PNG".to_vec(), "expected ply, found \"\u{fffd}PNG\" (line 1)"),
        (b"\nply\n".to_vec(), "expected ply, found end of line (line 1)"),
        (b"ply\nformat ascii 1.0\n".to_vec(), "expected end_header, found end of file (line 2)"),
        (
            b"ply\nformat binary 1.0\n".to_vec(),
            "expected ascii, binary_little_endian or binary_big_endian, found \"binary\" (line 2)",
        ),
        (b"ply\nformat ascii 2.0\n".to_vec(), "expected version 1.0, found \"2.0\" (line 2)"),
        (format!("ply\n{all}\nend_header\n").into_bytes(), "header has no line \"format\" (line 8)"),
        (
            with("elements vertex 3"),
            "expected format, element, property, comment, obj_info or end_header, found \"elements\" (line 3)",
        ),
        (with("element"), "expected an element name, found end of line (line 3)"),
        (with("element vertex"), "expected the number of elements, found end of line (line 3)"),
        (with("element vertex -1"), "expected the number of elements, found \"-1\" (line 3)"),
        (
            with("element vertex 4294967296"),
            "mesh has 4294967296 vertices, but at most 4294967295 are supported (line 3)",
        ),
        (with("element vertex 1\nelement vertex 1"), "element \"vertex\" is declared twice (line 4)"),
        (with("property float x"), "expected element, found \"property\" (line 3)"),
        (with("element a 1\nproperty real x"), "expected a type such as float or uchar, found \"real\" (line 4)"),
        (with("element a 1\nproperty float"), "expected a property name, found end of line (line 4)"),
        (with("element a 1\nproperty int x\nproperty float x"), "property \"x\" is declared twice (line 5)"),
        (with("element a 1\nproperty list float int x"), "expected an integer type, found \"float\" (line 4)"),
        (with(&all.replace("uchar int", "uchar float")), "expected an integer type, found \"float\" (line 8)"),
        (with(&format!("element face 1\n{FACE_INDICES}")), "header has no element \"vertex\" (line 5)"),
        (with(&format!("element vertex 1\n{POSITION_PROPERTIES}")), "header has no element \"face\" (line 7)"),
        (
            with(&all.replace("element face", "element tristrips")),
            "triangle strips (element \"tristrips\") are not supported: save the mesh with faces (line 9)",
        ),
        (with(&all.replace("float y", "float w")), "element \"vertex\" has no scalar property \"y\" (line 9)"),
        (with(&all.replace("float y", "list uchar int y")), "element \"vertex\" has no scalar property \"y\" (line 9)"),
        (
            with(&all.replace("vertex_indices", "corners")),
            "element \"face\" has no list property \"vertex_indices\" or \"vertex_index\" (line 9)",
        ),
    ];
    expect_parse_errors(Format::Ply, files);
}

/// Messages about broken values in text PLY files.
#[test]
fn errors_in_text_ply_files_have_a_line_and_a_cause() {
    let text = |body| ply_text(3, 1, body);
    let declarations = format!("element a 1\nproperty list int int l\n{}", minimal_ply_declarations());
    let files: &[(Vec<u8>, &str)] = &[
        (text("0 0 0\n0 zero 0\n"), "expected a number, found \"zero\" (line 11)"),
        (text("0 0 0\n0 0\n"), "expected a number, found end of line (line 11)"),
        (text("0 0 0\n0 0 0 0\n"), "expected end of line, found \"0\" (line 11)"),
        (text("0 0 0\n0 NaN 0\n"), "expected a finite number, found \"NaN\" (line 11)"),
        (text("0 0 4e38\n"), "coordinate \"4e38\" exceeds the range of f32, which ends at 3.4e38 (line 10)"),
        (
            text("0 0 0\n\n0 0 0\n"),
            "file ends too early: the header declares 3 vertices, but only 2 are present (line 12)",
        ),
        (
            text("0 0 0\n0 0 0\n0 0 0\n"),
            "file ends too early: the header declares 1 faces, but only 0 are present (line 12)",
        ),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1\n"), "expected a vertex index, found end of line (line 13)"),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1 2 3\n"), "expected end of line, found \"3\" (line 13)"),
        (
            text("0 0 0\n0 0 0\n0 0 0\n3 0 1 3\n"),
            "face refers to vertex 3, but only 3 are defined, numbered from 0 (line 13)",
        ),
        (
            text("0 0 0\n0 0 0\n0 0 0\n3 0 1 -1\n"),
            "face refers to vertex -1, but only 3 are defined, numbered from 0 (line 13)",
        ),
        (text("0 0 0\n0 0 0\n0 0 0\n2 0 1\n"), "face has 2 vertices, expected at least 3 (line 13)"),
        (text("0 0 0\n0 0 0\n0 0 0\n-3 0 1 2\n"), "list has the negative length -3 (line 13)"),
        (text("0 0 0\n0 0 0\n0 0 0\nx 0 1 2\n"), "expected a list length, found \"x\" (line 13)"),
        (text("0 0 0\n0 0 0\n0 0 0\n3 0 1 2\n3 0 1 2\n"), "expected end of file, found \"3 0 1 2\" (line 14)"),
        (
            [header("ascii", &declarations), b"3 1 2\n".to_vec()].concat(),
            "expected a value, found end of line (line 12)",
        ),
    ];
    expect_parse_errors(Format::Ply, files);
}

/// Messages about broken values in binary PLY files.
#[test]
fn errors_in_binary_ply_files_have_a_byte_offset_and_a_cause() {
    let vertices = [0; 36];
    let face =
        |count: u8, corners: [i32; 3]| [&vertices[..], &[count], &corners.map(i32::to_le_bytes).concat()].concat();
    // Byte offsets in the values after the header.
    let singles = [
        (vertices[..35].to_vec(), 35, "file ends too early: the header declares 3 vertices, but only 2 are present"),
        (vertices.to_vec(), 36, "file ends too early: the header declares 1 faces, but only 0 are present"),
        (
            face(3, [0, 1, 2])[..48].to_vec(),
            48,
            "file ends too early: the header declares 1 faces, but only 0 are present",
        ),
        (face(2, [0, 1, 2]), 36, "face has 2 vertices, expected at least 3"),
        (face(3, [0, 1, 3]), 45, "face refers to vertex 3, but only 3 are defined, numbered from 0"),
        (face(3, [0, -1, 2]), 41, "face refers to vertex -1, but only 3 are defined, numbered from 0"),
        ([face(3, [0, 1, 2]), vec![0, 7]].concat(), 49, "expected end of file, found 2 more bytes"),
        (bytes!(to_le_bytes; 0_f32, f32::NAN), 4, "expected a finite number, found NaN"),
        (bytes!(to_le_bytes; 0_f32, 0_f32, f32::NEG_INFINITY), 8, "expected a finite number, found -inf"),
    ];
    let single_header = ply_binary(3, 1, b"");
    let doubles = [
        (bytes!(to_be_bytes; 0_f64, 1e39_f64), 8, "coordinate 1e39 exceeds the range of f32, which ends at 3.4e38"),
        (bytes!(to_be_bytes; 0_f64, 0_f64, 0_f64, -3_i32), 24, "list has the negative length -3"),
        (
            bytes!(to_be_bytes; 0_f64, 0_f64, 0_f64, 2_000_000_000_i32, 0_i32),
            32,
            "file ends too early: the header declares 1 faces, but only 0 are present",
        ),
    ];
    let declarations = minimal_ply_declarations().replace("float", "double").replace("uchar int", "int int");
    let double_header = header("binary_big_endian", &declarations);
    let singles = singles.into_iter().map(|case| (&single_header, case));
    for (header, (body, offset, message)) in singles.chain(doubles.into_iter().map(|case| (&double_header, case))) {
        let message = format!("{message} (byte {})", header.len() + offset);
        expect_parse_error(Format::Ply, &[&header[..], &body].concat(), &message);
    }
}

/// Messages about broken STL files.
#[test]
fn errors_in_stl_files_have_a_location_and_a_cause() {
    let start = "solid x\nfacet normal 0 0 1\nouter loop\n";
    let text = |rest: &str| format!("{start}{rest}").into_bytes();
    let three = "vertex 0 0 0\nvertex 0 0 0\nvertex 0 0 0\n";
    let mut not_finite = STL_SQUARE;
    not_finite[1][4] = f32::INFINITY;
    let cases = [
        (b"".to_vec(), "file is empty"),
        (b"soli".to_vec(), "expected \"solid\" or the 84-byte header of a binary STL, found end of file (byte 4)"),
        (b"solid x".to_vec(), "expected facet or endsolid, found end of file (line 1)"),
        (b"solid x\nbanana".to_vec(), "expected facet or endsolid, found \"banana\" (line 2)"),
        (b"solid x\nfacet 0 0 1".to_vec(), "expected normal, found \"0\" (line 2)"),
        (b"solid x\nfacet normal 0 0".to_vec(), "expected a number, found end of file (line 2)"),
        (b"solid x\nfacet normal 0 0 1 inner".to_vec(), "expected outer, found \"inner\" (line 2)"),
        (text("vertex 0 0 x\n"), "expected a number, found \"x\" (line 4)"),
        (text("vertex 0 0\n0\n"), "expected a number, found end of line (line 4)"),
        (text("vertex 0 0 inf\n"), "expected a finite number, found \"inf\" (line 4)"),
        (text("vertex 0 0 0\nendloop\n"), "expected vertex, found \"endloop\" (line 5)"),
        (text(&format!("{three}vertex 0 0 0\n")), "expected endloop, found \"vertex\" (line 7)"),
        (text(&format!("{three}endloop\nendfacet\n")), "expected facet or endsolid, found end of file (line 8)"),
        (text(&format!("{three}endloop\nendfacet\nendsolid\nmore")), "expected solid, found \"more\" (line 10)"),
        (
            stl_binary(b"", 3, &STL_SQUARE),
            "file ends too early: the header declares 3 triangles, but only 2 are present (byte 184)",
        ),
        (
            stl_binary(b"solid", u32::MAX, &STL_SQUARE[..1])[..133].to_vec(),
            "file ends too early: the header declares 4294967295 triangles, but only 0 are present (byte 133)",
        ),
        (stl_binary(b"", 1, &STL_SQUARE), "expected end of file, found 50 more bytes (byte 134)"),
        (stl_binary(b"", 2, &not_finite), "expected a finite number, found inf (byte 162)"),
    ];
    assert_eq!(cases.len(), 18);
    for (file, message) in cases {
        expect_parse_error(Format::Stl, &file, message);
    }
}

#[test]
fn errors_of_unreadable_files_have_the_path_and_a_cause() {
    let directory = TestDirectory::new("refused");
    let message = |path: &Path| directory.message(&read_mesh(path).expect_err("an unreadable file"));
    let missing = "No such file or directory (os error 2)";
    assert_eq!(message(&directory.0.join("missing.ply")), format!("cannot open missing.ply: {missing}"));
    assert_eq!(message(&directory.0.join("mis\nsing")), format!("cannot open mis\\nsing: {missing}"));
    fs::create_dir(directory.0.join("x.stl")).expect("a directory");
    assert_eq!(message(&directory.0.join("x.stl")), "x.stl is a directory, not a file");
    assert_eq!(message(&directory.file("x.ply", b"")), "file is empty (x.ply)");
    assert_eq!(message(&directory.file("e.ply.gz", &compress(b""))), "file is empty (e.ply.gz)");
    let unknown = "unknown mesh format, expected .obj, .ply, .off or .stl, optionally followed by .gz";
    for name in ["x.xyz", "x", "ply", ".ply", "x.gz", "x.ply.zip", "x.ply.gz.gz"] {
        assert_eq!(message(&directory.file(name, b"ply\n")), format!("{name}: {unknown}"));
    }
    assert_eq!(
        message(&directory.file("b.obj", b"v 0 0 0\nf 1 1 abc\n")),
        "expected a vertex index, found \"abc\" (b.obj, line 2)"
    );

    let compressed = compress(b"v 0 0 0\nf 1 1 1\n");
    let short = directory.file("short.obj.gz", &compressed[..compressed.len() - 9]);
    assert_eq!(message(&short), "cannot decompress the file: incomplete deflate stream (short.obj.gz)");
    let mut damaged = compressed.clone();
    damaged[12] ^= 0xff;
    let text = message(&directory.file("damaged.obj.gz", &damaged));
    assert!(text.starts_with("cannot decompress the file: ") && text.ends_with(" (damaged.obj.gz)"), "{text}");
    let error = read_mesh(directory.0.join("missing.ply")).expect_err("no file");
    let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<std::io::Error>());
    assert_eq!(source.map(std::io::Error::kind), Some(std::io::ErrorKind::NotFound));
}

#[test]
fn extensions_give_the_format() {
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
        assert_eq!(Format::from_path(Path::new(name)), format, "{name}");
    }
    assert_eq!(
        [Format::Obj, Format::Ply, Format::Off, Format::Stl].map(|f| f.to_string()),
        ["OBJ", "PLY", "OFF", "STL"]
    );
}

/// Gzip is detected by content, not by name; several gzip members are one file.
#[test]
fn gzip_files_are_decompressed() {
    let directory = TestDirectory::new("gzip");
    let plain = ply_text(4, 1, "0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n");
    let (start, end) = plain.split_at(plain.len() / 2);
    let parts = [compress(start), compress(end)].concat();
    let files =
        [("a.ply", &plain), ("b.ply.gz", &compress(&plain)), ("c.ply", &compress(&plain)), ("d.ply.gz", &plain)];
    for (name, content) in files.into_iter().chain([("e.PLY.GZ", &parts)]) {
        let loaded = read_mesh(directory.file(name, content)).expect("a valid file");
        assert_eq!(loaded.mesh, AnyMesh::F32(square()), "{name}");
    }
    assert_eq!(decompress(&compress(&plain)).as_deref(), Ok(&plain[..]));
    assert_eq!(decompress(&plain).as_deref(), Ok(&plain[..]));
}

#[test]
fn written_meshes_are_read_back() {
    let directory = TestDirectory::new("written");
    let path = directory.0.join("square.ply");
    let mut mesh = square();
    mesh.positions[2] = [f32::MAX, f32::from_bits(1), -0.1];
    for (mesh, colors) in [(mesh.clone(), None), (mesh, Some([[1, 2, 3], [255, 10, 13]])), (Mesh::default(), None)] {
        write_ply(&path, &mesh, colors.as_ref().map(|colors| &colors[..])).expect("writing");
        let loaded = read_mesh(&path).expect("reading");
        assert_eq!(loaded.mesh, AnyMesh::F32(mesh));
        assert_eq!(directory.names(), ["square.ply"]);
        let file = fs::read(&path).expect("reading");
        let colored = String::from_utf8_lossy(&file).contains("property uchar red\nproperty uchar green\n");
        assert_eq!(colored, colors.is_some());
        if colors.is_some() {
            assert_eq!(file[file.len() - 3..], [255, 10, 13]);
        }
    }
}

#[test]
fn failed_writes_leave_no_files() {
    let directory = TestDirectory::new("unwritten");
    let message = |path: &Path, mesh: &Mesh, colors: Option<&[[u8; 3]]>| {
        directory.message(&write_ply(path, mesh, colors).expect_err("a failed write"))
    };
    let path = directory.0.join("x.ply");
    assert_eq!(
        message(&path, &square(), Some(&[[0; 3]])),
        "cannot write x.ply: 1 colors for 2 triangles, expected one per triangle"
    );
    let mut wrong = square();
    wrong.triangles[1][2] = 4;
    assert_eq!(
        message(&path, &wrong, None),
        "cannot write x.ply: triangle 1 refers to vertex 4, but the mesh has 4 vertices"
    );
    wrong.positions[3][1] = f32::NAN;
    assert_eq!(
        message(&path, &wrong, None),
        "cannot write x.ply: vertex 3 has the coordinate NaN, which is not finite"
    );
    let missing_folder = directory.0.join("missing/x.ply");
    assert_eq!(
        message(&missing_folder, &square(), None),
        "cannot write missing/x.ply: No such file or directory (os error 2)"
    );
    assert_eq!(directory.names(), [""; 0]);
    fs::create_dir(&path).expect("a directory");
    assert_eq!(message(&path, &square(), None), "x.ply is a directory, not a file");
    assert_eq!(directory.names(), ["x.ply"]);
}

/// Writing to a full disk, which Linux provides as a device.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error_with_the_path() {
    let full = Path::new("/dev/full");
    let before = fs::read_dir("/dev").expect("/dev").count();
    let error = write_ply(full, &square(), None).expect_err("a full disk");
    assert_eq!(error.to_string(), "cannot write /dev/full: No space left on device (os error 28)");
    assert_eq!(fs::read_dir("/dev").expect("/dev").count(), before);
    assert!(!fs::metadata(full).expect("the device").is_file());
}

#[test]
#[cfg(unix)]
fn symbolic_links_are_followed() {
    let directory = TestDirectory::new("links");
    let target = directory.file("target.ply", b"old");
    let link = directory.0.join("link.ply");
    std::os::unix::fs::symlink(&target, &link).expect("a link");
    write_ply(&link, &square(), None).expect("writing");
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    assert_eq!(read_mesh(&target).expect("reading").mesh, AnyMesh::F32(square()));
    assert_eq!(directory.names(), ["link.ply", "target.ply"]);
}

/// Every prefix of a valid file is either valid or an error.
#[test]
fn truncated_files_do_not_panic() {
    for (name, format, file) in squares() {
        for end in 0..file.len() {
            if let Ok(loaded) = parse_mesh(format, &file[..end]) {
                let vertices = loaded.mesh.vertices() as u32;
                assert!(loaded.mesh.triangles().iter().flatten().all(|vertex| *vertex < vertices), "{name}, {end}");
            }
        }
    }
}

/// Regression test: inputs that crashed a reader while fuzzing, and the seeds.
#[test]
fn fuzzing_inputs_do_not_panic() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime/io/fuzz");
    let mut tested = 0;
    for directory in ["found", "seeds/obj", "seeds/ply", "seeds/off", "seeds/stl"] {
        for entry in fs::read_dir(fuzz.join(directory)).expect("the directories of the fuzzers") {
            let path = entry.expect("an entry").path();
            if let Some(format) = Format::from_path(&path) {
                let bytes = fs::read(&path).expect("a small file");
                let result = parse_mesh(format, &bytes);
                assert!(directory == "found" || result.is_ok(), "{}: {result:?}", path.display());
                tested += 1;
            }
        }
    }
    assert!(tested >= 11);
    ledger::ran("host", "seeds and crashes of the fuzzers");
}

/// Public meshes, if they are available. Expected counts of vertices and triangles come from the headers, those of rounded
/// coordinates from another program.
#[test]
fn public_meshes_load() {
    let name = "public meshes as files";
    let Some(data) = public_data::folder() else {
        return ledger::skipped(
            "host",
            name,
            "no public data: CLASP_DATA is not set and ../shared/data does not exist",
        );
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
        let loaded = read_mesh(data.join(name)).expect("a public mesh");
        assert_eq!((loaded.mesh.vertices(), loaded.mesh.triangles().len()), (vertices, triangles), "{name}");
        let rounding = rounded.map(|(coordinates, max_error)| Rounding { max_error, coordinates });
        assert_eq!(loaded.mesh.rounding(), rounding, "{name}");
    }
    ledger::ran("host", name);
}
