//! Meshes from files of the visitor. They are read in the browser and never uploaded.

use std::path::Path;

use clasp3d::Mesh;
use clasp3d_io::{FileError, Format, decompress, parse_mesh};

/// Largest file. It is in memory several times, and wasm has at most 4 GiB.
pub const MAX_BYTES: usize = 256 << 20;

/// Maximum number of triangles, for the same reason.
pub const MAX_TRIANGLES: usize = 3_000_000;

/// Parses a mesh file. The error is a message for the visitor.
pub fn read(name: &str, bytes: &[u8]) -> Result<Mesh, String> {
    let path = Path::new(name);
    let parse_error = |source| FileError::Parse { path: path.to_owned(), source }.to_string();
    let format =
        Format::from_path(path).ok_or_else(|| FileError::UnknownFormat { path: path.to_owned() }.to_string())?;
    let loaded = decompress(bytes).and_then(|bytes| parse_mesh(format, &bytes)).map_err(parse_error)?;
    // The page draws and detects in f32.
    check_size(name, loaded.mesh.into_f32())
}

/// Returns the mesh if the page can show it.
fn check_size(name: &str, mesh: Mesh) -> Result<Mesh, String> {
    match mesh.triangles.len() {
        0 => Err(format!("no triangles ({name})")),
        count if count > MAX_TRIANGLES => Err(format!(
            "{count} triangles, but this page shows at most {MAX_TRIANGLES} ({name}). The program has no such limit: \
             clasp3d check {name}"
        )),
        _ => Ok(mesh),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_parsed_or_rejected_with_a_message() {
        let mesh = read("one.OBJ", b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n").expect("a triangle");
        assert_eq!(mesh.triangles, [[0, 1, 2]]);
        let error = |name, bytes: &[u8]| read(name, bytes).expect_err(name);
        assert!(error("broken.obj", b"v 0 0 zero\n").ends_with("(broken.obj, line 1)"));
        assert!(error("cat.gif", b"GIF89a").contains(".obj, .ply, .off or .stl"));
        assert_eq!(error("none.obj", b"v 0 0 0\n"), "no triangles (none.obj)");
        let many = Mesh::new(vec![[0.0; 3]; 3], vec![[0, 1, 2]; MAX_TRIANGLES + 1]);
        assert!(check_size("many.stl", many).expect_err("too many").contains("clasp3d check many.stl"));
    }
}
