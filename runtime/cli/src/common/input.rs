//! Reading mesh files.

use std::path::Path;

use clasp3d::{Mesh, Real};
use clasp3d_io::{AnyMesh, MAX_DECOMPRESSED_BYTES, read_mesh_with_limit};

#[derive(clap::Args, Clone)]
pub struct InputOptions {
    /// Size limit of a decompressed .gz file in MiB.
    #[arg(long, value_name = "MIB", default_value_t = MAX_DECOMPRESSED_BYTES >> 20)]
    max_unpacked: u64,
}

impl Default for InputOptions {
    fn default() -> Self {
        Self { max_unpacked: MAX_DECOMPRESSED_BYTES >> 20 }
    }
}

/// Returns the last component of a path.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

impl InputOptions {
    /// Reads a mesh without its lone edges and points, which only CCD uses.
    pub fn load_triangles(&self, path: &Path) -> anyhow::Result<AnyMesh> {
        fn bare<T: Real>(mesh: Mesh<T>) -> Mesh<T> {
            Mesh { edges: Vec::new(), points: Vec::new(), ..mesh }
        }
        Ok(match self.load_mesh(path)? {
            AnyMesh::F32(mesh) => AnyMesh::F32(bare(mesh)),
            AnyMesh::F64(mesh) => AnyMesh::F64(bare(mesh)),
        })
    }

    /// Reads a mesh.
    pub fn load_mesh(&self, path: &Path) -> anyhow::Result<AnyMesh> {
        Ok(read_mesh_with_limit(path, self.max_unpacked.saturating_mul(1 << 20))?.mesh)
    }
}

/// Meshes with coordinates of one number type.
pub enum Meshes {
    F32(Vec<Mesh>),
    F64(Vec<Mesh<f64>>),
}

/// Converts meshes to one number type: `f64` if any of them has it. This is exact.
pub fn unify(meshes: Vec<AnyMesh>) -> Meshes {
    if meshes.iter().any(AnyMesh::is_f64) {
        Meshes::F64(meshes.into_iter().map(AnyMesh::into_f64).collect())
    } else {
        Meshes::F32(meshes.into_iter().map(AnyMesh::into_f32).collect())
    }
}
