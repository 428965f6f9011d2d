//! Mesh files for tests: valid and broken files of all formats, and a folder for them.

use std::fmt::Display;
use std::fs;
use std::io::Write as _;
use std::path::{MAIN_SEPARATOR, PathBuf};

use clasp3d::Mesh;

/// Temporary directory of one test, removed at its end.
pub struct TestDirectory(
    /// Its path.
    pub PathBuf,
);

impl TestDirectory {
    /// Creates a directory. The name must differ from that of other tests of the process.
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("clasp3d-files-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary directory");
        Self(path)
    }

    /// Writes a file, and returns its path.
    pub fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, content).expect("writing a temporary file");
        path
    }

    /// Returns the names of all files, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the temporary directory");
        let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    /// Message of an error, without the path of the directory.
    pub fn message(&self, error: &impl Display) -> String {
        error.to_string().replace(&format!("{}{MAIN_SEPARATOR}", self.0.display()), "")
    }
}

impl Drop for TestDirectory {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// Returns the gzip file of these bytes.
pub fn compress(content: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(content).expect("writing to memory");
    encoder.finish().expect("writing to memory")
}

/// The content of most valid files: a square of two triangles.
pub fn square() -> Mesh {
    Mesh::new(vec![[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2], [0, 2, 3]])
}

/// A PLY header with these lines.
pub fn header(format: &str, lines: &str) -> Vec<u8> {
    format!("ply\nformat {format} 1.0\n{lines}\nend_header\n").into_bytes()
}

/// Lines of a PLY header: coordinates as `f32`.
pub const POSITION_PROPERTIES: &str = "property float x\nproperty float y\nproperty float z";
/// Line of a PLY header: vertices of a face.
pub const FACE_INDICES: &str = "property list uchar int vertex_indices";

/// A PLY file in text.
pub fn ply_text(vertices: usize, faces: usize, body: &str) -> Vec<u8> {
    let lines = format!("element vertex {vertices}\n{POSITION_PROPERTIES}\nelement face {faces}\n{FACE_INDICES}");
    let mut file = header("ascii", &lines);
    file.extend(body.as_bytes());
    file
}

/// A little-endian PLY file.
pub fn ply_binary(vertices: usize, faces: usize, body: &[u8]) -> Vec<u8> {
    let lines = format!("element vertex {vertices}\n{POSITION_PROPERTIES}\nelement face {faces}\n{FACE_INDICES}");
    let mut file = header("binary_little_endian", &lines);
    file.extend(body);
    file
}

/// The bytes of numbers, one after the other.
#[macro_export]
macro_rules! bytes {
    ($to_bytes:ident; $($value:expr),* $(,)?) => {
        [$(&$value.$to_bytes()[..]),*].concat()
    };
}

/// A binary STL file that declares a number of triangles.
pub fn stl_binary(title: &[u8], declared: u32, triangles: &[[f32; 9]]) -> Vec<u8> {
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

/// The triangles of [`square`], with zeros of both signs.
pub const STL_SQUARE: [[f32; 9]; 2] =
    [[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0], [-0.0, 0.0, 0.0, 1.0, 1.0, -0.0, 0.0, 1.0, 0.0]];
