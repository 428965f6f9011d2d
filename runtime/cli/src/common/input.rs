//! Reading mesh files.

use std::path::Path;

use clasp3d::Mesh;
use clasp3d_io::read_mesh;

use super::console::Verbosity;

/// Returns the last component of a path.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Reads a mesh without its lone edges and points, which only CCD uses. Warns if coordinates were rounded.
pub fn load_triangles(path: &Path, verbosity: Verbosity) -> anyhow::Result<Mesh> {
    let mesh = load_mesh(path, verbosity)?;
    Ok(Mesh::new(mesh.positions, mesh.triangles))
}

/// Reads a mesh. Warns if coordinates were rounded.
pub fn load_mesh(path: &Path, verbosity: Verbosity) -> anyhow::Result<Mesh> {
    let loaded = read_mesh(path)?;
    if let Some(rounding) = loaded.rounding.filter(|_| verbosity != Verbosity::Quiet) {
        let (count, noun) =
            (rounding.coordinates, if rounding.coordinates == 1 { "coordinate" } else { "coordinates" });
        eprintln!("warning: {}: rounded {count} {noun} to f32, by {:.1e} at most", path.display(), rounding.max_error);
    }
    Ok(loaded.mesh)
}
