//! Meshes of the visitor's own, from files that never leave the machine.

use std::path::Path;

use clasp3d::Mesh;
use clasp3d_io::{FileError, Format, decompress, parse_mesh};

/// The largest file that is read: all of it is in memory several times over, and a browser's ends at 4 GiB.
pub const MOST_BYTES: usize = 256 << 20;

/// The most triangles, for the same reason.
pub const MOST_TRIANGLES: usize = 3_000_000;

/// Reads a mesh from the bytes of a file. The error is one line for the visitor.
pub fn read(name: &str, bytes: &[u8]) -> Result<Mesh, String> {
    let path = Path::new(name);
    let content = |source| FileError::Parse { path: path.to_owned(), source }.to_string();
    let format =
        Format::from_path(path).ok_or_else(|| FileError::UnknownFormat { path: path.to_owned() }.to_string())?;
    let loaded = decompress(bytes).and_then(|bytes| parse_mesh(format, &bytes)).map_err(content)?;
    check(name, loaded.mesh)
}

/// The mesh, if a page can show it.
fn check(name: &str, mesh: Mesh) -> Result<Mesh, String> {
    match mesh.triangles.len() {
        0 => Err(format!("{name}: holds no triangles")),
        count if count > MOST_TRIANGLES => Err(format!(
            "{name}: has {count} triangles, and this page shows at most {MOST_TRIANGLES}. The program takes more: \
             clasp3d check {name}"
        )),
        _ => Ok(mesh),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_or_its_fault_is_said() {
        let mesh = read("one.OBJ", b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n").expect("a triangle");
        assert_eq!(mesh.triangles, [[0, 1, 2]]);
        let said = |name, bytes: &[u8]| read(name, bytes).expect_err(name);
        assert!(said("broken.obj", b"v 0 0 zero\n").starts_with("broken.obj: line 1: "));
        assert!(said("cat.gif", b"GIF89a").contains(".obj, .ply, .off, .stl"));
        assert_eq!(said("none.obj", b"v 0 0 0\n"), "none.obj: holds no triangles");
        let many = Mesh::new(vec![[0.0; 3]; 3], vec![[0, 1, 2]; MOST_TRIANGLES + 1]);
        assert!(check("many.stl", many).expect_err("too many").contains("clasp3d check many.stl"));
    }
}
