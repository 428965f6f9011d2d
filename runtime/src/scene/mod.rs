//! Scenes: the meshes of all objects, as one list of vertices and one of triangles.

#[cfg(feature = "scenes")]
pub mod built_in;
#[cfg(feature = "files")]
pub mod files;
pub(crate) mod grid;

use core::ops::Range;

use clasp_kernels::types::MAX_TRIANGLES;

use crate::{Error, Result};

/// A mesh of triangles, closed or open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mesh {
    /// Where the vertices are.
    pub positions: Vec<[f32; 3]>,
    /// Which vertices each triangle names.
    pub triangles: Vec<[u32; 3]>,
}

impl Mesh {
    /// A mesh with these vertices and triangles.
    pub fn new(positions: Vec<[f32; 3]>, triangles: Vec<[u32; 3]>) -> Self {
        Self { positions, triangles }
    }
}

/// The objects of a scene. Triangles and vertices are numbered through, object after object.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    positions: Vec<[f32; 3]>,
    triangles: Vec<[u32; 3]>,
    /// Where the triangles of each object end.
    triangle_ends: Vec<usize>,
    /// Where the vertices of each object end.
    vertex_ends: Vec<usize>,
}

impl Scene {
    /// A scene with an object to each mesh.
    ///
    /// # Errors
    ///
    /// Where there is no triangle or there are too many, where a triangle names a vertex that its mesh does not have, or
    /// where a coordinate is not finite.
    pub fn new(meshes: impl IntoIterator<Item = Mesh>) -> Result<Self> {
        let mut scene =
            Self { positions: Vec::new(), triangles: Vec::new(), triangle_ends: Vec::new(), vertex_ends: Vec::new() };
        for (object, mesh) in meshes.into_iter().enumerate() {
            scene.add(object, &mesh)?;
        }
        let count = scene.triangles.len();
        if count == 0 || count > MAX_TRIANGLES as usize {
            return Err(Error::TriangleCount { count, limit: MAX_TRIANGLES as usize });
        }
        check_finite(&scene.positions)?;
        Ok(scene)
    }

    fn add(&mut self, object: usize, mesh: &Mesh) -> Result<()> {
        let (first, vertices) = (self.positions.len(), mesh.positions.len());
        for (triangle, &names) in mesh.triangles.iter().enumerate() {
            if let Some(&vertex) = names.iter().find(|vertex| **vertex as usize >= vertices) {
                return Err(Error::VertexIndex { object, triangle, vertex, vertices });
            }
        }
        let first = match u32::try_from(first + vertices) {
            Ok(_) => first as u32,
            Err(_) => return Err(Error::VertexCount { count: first + vertices, limit: u32::MAX as usize }),
        };
        self.positions.extend_from_slice(&mesh.positions);
        self.triangles.extend(mesh.triangles.iter().map(|names| names.map(|vertex| first + vertex)));
        self.triangle_ends.push(self.triangles.len());
        self.vertex_ends.push(self.positions.len());
        Ok(())
    }

    /// The positions that the meshes came with, of all vertices of the scene.
    pub fn positions(&self) -> &[[f32; 3]] {
        &self.positions
    }

    /// The triangles, by the numbers that vertices have in the scene.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// How many objects there are.
    pub fn objects(&self) -> usize {
        self.triangle_ends.len()
    }

    /// The object that a triangle belongs to.
    pub fn object_of(&self, triangle: u32) -> usize {
        self.triangle_ends.partition_point(|end| *end <= triangle as usize)
    }

    /// The triangles of an object.
    pub fn triangles_of(&self, object: usize) -> Range<usize> {
        range_of(&self.triangle_ends, object)
    }

    /// The vertices of an object.
    pub fn vertices_of(&self, object: usize) -> Range<usize> {
        range_of(&self.vertex_ends, object)
    }
}

fn range_of(ends: &[usize], object: usize) -> Range<usize> {
    let start = if object == 0 { 0 } else { ends[object - 1] };
    start..ends[object]
}

/// An error that names the first vertex with a coordinate that is not finite.
pub(crate) fn check_finite(positions: &[[f32; 3]]) -> Result<()> {
    let wrong = positions.iter().enumerate().find_map(|(vertex, position)| {
        let axis = position.iter().position(|coordinate| !coordinate.is_finite())?;
        Some(Error::NotFinite { vertex, axis: ["x", "y", "z"][axis], value: position[axis].to_string() })
    });
    wrong.map_or(Ok(()), Err)
}
