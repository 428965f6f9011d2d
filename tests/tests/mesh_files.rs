//! Mesh files: reading and writing all formats. Messages about broken files: `mesh_file_errors.rs`.

use std::fs;
use std::path::Path;

use clasp3d::Mesh;
use clasp3d_io::{AnyMesh, Format, Rounding, decompress, parse_mesh, read_mesh, write_ply};
use clasp3d_tests::mesh_files::{
    FACE_INDICES, POSITION_PROPERTIES, STL_SQUARE, TestDirectory, compress, header, ply_binary, ply_text, square,
    stl_binary,
};
use clasp3d_tests::{bytes, ledger, public_data};

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
    let mixed = parse_mesh(Format::Obj, &triangle("0.1234567891 0 0\nv 0.1")).expect("a valid file").mesh;
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
    let Some(data) = public_data::folder_or_skip("host", name) else { return };
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
