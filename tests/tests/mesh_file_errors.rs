//! Errors of reading and writing mesh files: every message has the location and the cause.

use std::fs::{self, File};
use std::path::Path;

use clasp3d::Mesh;
use clasp3d_io::{Format, parse_mesh, read_mesh, write_ply};
use clasp3d_tests::bytes;
use clasp3d_tests::mesh_files::{
    FACE_INDICES, POSITION_PROPERTIES, STL_SQUARE, TestDirectory, compress, header, ply_binary, ply_text, square,
    stl_binary,
};

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
        (b"v 1e309 0 0\n", "coordinate \"1e309\" exceeds the range of f64, which ends at 1.8e308 (line 1)"),
        (b"v 1e999 0 0\n", "coordinate \"1e999\" exceeds the range of f64, which ends at 1.8e308 (line 1)"),
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
        (b"OFF 1 1 0\n0 0 1e400\n", "coordinate \"1e400\" exceeds the range of f64, which ends at 1.8e308 (line 2)"),
        (b"OFF 1 1 0\n0 0 0\n2 0 0\n", "face has 2 vertices, expected at least 3 (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0\n", "expected a vertex index, found end of line (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0 1\n", "face refers to vertex 1, but only 1 are defined, numbered from 0 (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 -1 0\n", "face refers to vertex -1, but only 1 are defined, numbered from 0 (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n-3 0 0 0\n", "expected the number of vertices of a face, found \"-3\" (line 3)"),
        (b"OFF 1 1 0\n0 0 0\n3 0 0 0\n#\n3 0 0 0\n", "expected end of file, found \"3 0 0 0\" (line 5)"),
    ];
    expect_parse_errors(Format::Off, files);
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
        (text("0 0 4e308\n"), "coordinate \"4e308\" exceeds the range of f64, which ends at 1.8e308 (line 10)"),
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
    let missing_file = directory.0.join("missing.ply");
    let missing = File::open(&missing_file).expect_err("no file");
    assert_eq!(message(&missing_file), format!("cannot open missing.ply: {missing}"));
    // Windows has no such file names.
    #[cfg(unix)]
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
    let error = read_mesh(&missing_file).expect_err("no file");
    let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<std::io::Error>());
    assert_eq!(source.map(std::io::Error::kind), Some(std::io::ErrorKind::NotFound));
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
    let missing = File::create(&missing_folder).expect_err("no folder");
    assert_eq!(message(&missing_folder, &square(), None), format!("cannot write missing/x.ply: {missing}"));
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
