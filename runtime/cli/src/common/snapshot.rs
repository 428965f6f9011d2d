//! The frame that reports and highlighted meshes show.

use std::path::Path;

use anyhow::Context as _;
use clasp3d::{DetectionResult, Detector, Mesh, Real};
use clasp3d_io::{AnyMesh, write_ply};
use clasp3d_report::palette::{HIGHLIGHT, color, pale_color, to_rgb8};
use clasp3d_report::picture::{ColoredMesh, turntable};

use super::interrupt::uninterrupted;

/// Number of pictures of a report, from all sides.
const VIEWS: usize = 16;

/// Width and height of a picture.
const PICTURE_SIZE: (usize, usize) = (736, 480);

/// Positions and colors of a frame.
pub struct Snapshot {
    mesh: AnyMesh,
    /// Color of each triangle: pale colors of objects, or red.
    object_colors: Vec<[u8; 3]>,
    /// Color of each triangle: that of its lowest cluster, or red.
    cluster_colors: Vec<[u8; 3]>,
    /// Intersecting triangles, ascending.
    intersecting: Vec<u32>,
}

impl Snapshot {
    pub fn new<T: Real>(
        detector: &Detector<T>,
        positions: &[[T; 3]],
        result: &DetectionResult,
    ) -> anyhow::Result<Self> {
        let masks = detector.cluster_masks().context("cannot read the clusters")?;
        let mut cluster_colors: Vec<[u8; 3]> =
            masks.iter().map(|mask| to_rgb8(color(mask.trailing_zeros() as usize))).collect();
        let scene = detector.scene();
        let mut object_colors = Vec::with_capacity(scene.triangles().len());
        for object in 0..scene.objects() {
            object_colors.resize(object_colors.len() + scene.triangles_of(object).len(), to_rgb8(pale_color(object)));
        }
        let intersecting = intersecting_triangles(result);
        for colors in [&mut cluster_colors, &mut object_colors] {
            intersecting.iter().for_each(|triangle| colors[*triangle as usize] = HIGHLIGHT);
        }
        let mesh = any_mesh(positions, scene.triangles());
        Ok(Self { mesh, object_colors, cluster_colors, intersecting })
    }

    /// Writes a PLY file with clusters in colors and intersecting triangles in red.
    pub fn write_highlighted(&self, path: &Path) -> anyhow::Result<()> {
        let colors = Some(&self.cluster_colors[..]);
        Ok(uninterrupted(|| match &self.mesh {
            AnyMesh::F32(mesh) => write_ply(path, mesh, colors),
            AnyMesh::F64(mesh) => write_ply(path, mesh, colors),
        })?)
    }

    /// Renders PNG pictures from all sides, with objects in pale colors and intersecting triangles in red.
    pub fn pictures(&self) -> anyhow::Result<Vec<Vec<u8>>> {
        let mesh = ColoredMesh {
            positions: &shown_positions(&self.mesh),
            triangles: self.mesh.triangles(),
            colors: &self.object_colors,
            highlighted: &self.intersecting,
        };
        turntable(&mesh, VIEWS, PICTURE_SIZE.0, PICTURE_SIZE.1).context("cannot render the mesh")
    }
}

/// Returns a mesh with the number type of its positions.
fn any_mesh<T: Real>(positions: &[[T; 3]], triangles: &[[u32; 3]]) -> AnyMesh {
    let exact: Vec<[f64; 3]> = positions.iter().map(|position| position.map(Into::into)).collect();
    let mesh = AnyMesh::F64(Mesh::new_f64(exact, triangles.to_vec()));
    if T::NAME == f32::NAME { AnyMesh::F32(mesh.into_f32()) } else { mesh }
}

/// Returns positions for pictures: relative to the first vertex, so that `f32` suffices for them.
fn shown_positions(mesh: &AnyMesh) -> Vec<[f32; 3]> {
    match mesh {
        AnyMesh::F32(mesh) => mesh.positions.clone(),
        AnyMesh::F64(mesh) => {
            let origin = mesh.positions.first().copied().unwrap_or_default();
            let shown = |position: &[f64; 3]| std::array::from_fn(|axis| (position[axis] - origin[axis]) as f32);
            mesh.positions.iter().map(shown).collect()
        }
    }
}

/// Triangles that are part of any pair, ascending.
pub fn intersecting_triangles(result: &DetectionResult) -> Vec<u32> {
    let mut triangles: Vec<u32> = result.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
    triangles.sort_unstable();
    triangles.dedup();
    triangles
}
