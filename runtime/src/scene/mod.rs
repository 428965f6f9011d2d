//! Scenes: the meshes of all objects, as one list of vertices and one of triangles.

mod grid;
mod real;

use core::ops::Range;
use std::borrow::Cow;

use clasp3d_kernels::types::MAX_TRIANGLES;

use crate::{Axis, Error, LoneFeature, Result, SceneError};
pub use grid::Grid;
pub(crate) use real::PositionSlice;
pub use real::Real;

/// A triangle mesh, closed or open, with optional lone edges and points for CCD.
///
/// ```
/// use clasp3d::Mesh;
///
/// // A triangle, a rope of two edges, and a particle.
/// let positions = (0..7).map(|i| [i as f32, (i * i) as f32, 0.0]).collect();
/// let mesh = Mesh::new(positions, vec![[0, 1, 2]]).with_edges([[3, 4], [4, 5]]).with_points([6]);
/// assert_eq!((mesh.edges.len(), mesh.points.len()), (2, 1));
/// ```
///
/// Coordinates are `f32`; or `f64`, for a [`Scene<f64>`](Scene) and a [`Detector<f64>`](crate::Detector).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mesh<T = f32> {
    /// Positions of the vertices.
    pub positions: Vec<[T; 3]>,
    /// Vertex indices of each triangle.
    pub triangles: Vec<[u32; 3]>,
    /// Lone edges, which need no triangle: ropes, hair, wires. Only [CCD](crate::Detector::detect_continuous) uses them. An
    /// edge of a triangle may be listed again without effect.
    pub edges: Vec<[u32; 2]>,
    /// Lone points, which need neither triangle nor edge: particles. Only CCD uses them. An unreferenced vertex is not a
    /// point unless it is listed here.
    pub points: Vec<u32>,
}

impl Mesh {
    /// Creates a mesh of triangles.
    pub fn new(positions: Vec<[f32; 3]>, triangles: Vec<[u32; 3]>) -> Self {
        Self { positions, triangles, edges: Vec::new(), points: Vec::new() }
    }
}

impl Mesh<f64> {
    /// Creates a mesh of triangles with `f64` coordinates.
    pub fn new_f64(positions: Vec<[f64; 3]>, triangles: Vec<[u32; 3]>) -> Self {
        Self { positions, triangles, edges: Vec::new(), points: Vec::new() }
    }
}

impl From<Mesh> for Mesh<f64> {
    /// The same mesh: the conversion is exact.
    fn from(Mesh { positions, triangles, edges, points }: Mesh) -> Self {
        let positions = positions.into_iter().map(|position| position.map(f64::from)).collect();
        Self { positions, triangles, edges, points }
    }
}

impl<T> Mesh<T> {
    /// Adds [lone edges](Self::edges).
    pub fn with_edges(mut self, edges: impl IntoIterator<Item = [u32; 2]>) -> Self {
        self.edges.extend(edges);
        self
    }

    /// Adds [lone points](Self::points).
    pub fn with_points(mut self, points: impl IntoIterator<Item = u32>) -> Self {
        self.points.extend(points);
        self
    }
}

/// The objects of a scene. Indices of triangles and vertices continue from object to object.
///
/// Its coordinates have the number type of its meshes: `f32` or `f64`.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<T = f32> {
    positions: Vec<[T; 3]>,
    triangles: Vec<[u32; 3]>,
    edges: Vec<[u32; 2]>,
    points: Vec<u32>,
    /// For each object: the end of its range of triangles.
    triangle_ends: Vec<usize>,
    /// For each object: the end of its range of vertices.
    vertex_ends: Vec<usize>,
    /// For each object: the end of its range of lone edges.
    edge_ends: Vec<usize>,
    /// For each object: the end of its range of lone points.
    point_ends: Vec<usize>,
}

impl Scene {
    /// Limit of the number of triangles, including lone edges and points.
    pub const MAX_TRIANGLES: usize = MAX_TRIANGLES as usize;
}

impl<T: Real> Scene<T> {
    /// Creates a scene with one object per mesh.
    ///
    /// # Errors
    ///
    /// If there is no triangle, edge or point, or more than [`MAX_TRIANGLES`](Scene::MAX_TRIANGLES); if a vertex index is
    /// out of range; or if a coordinate is not finite.
    pub fn new(meshes: impl IntoIterator<Item = Mesh<T>>) -> Result<Self> {
        let mut scene = Self {
            positions: Vec::new(),
            triangles: Vec::new(),
            edges: Vec::new(),
            points: Vec::new(),
            triangle_ends: Vec::new(),
            vertex_ends: Vec::new(),
            edge_ends: Vec::new(),
            point_ends: Vec::new(),
        };
        for (object, mesh) in meshes.into_iter().enumerate() {
            scene.add(object, &mesh)?;
        }
        let count = scene.triangles.len() + scene.edges.len() + scene.points.len();
        if count == 0 || count > MAX_TRIANGLES as usize {
            return Err(Error::Scene(SceneError::TriangleCount { count, limit: MAX_TRIANGLES as usize }));
        }
        check_finite(&scene.positions)?;
        Ok(scene)
    }

    fn add(&mut self, object: usize, mesh: &Mesh<T>) -> Result<()> {
        check_indices(object, mesh)?;
        let (first, vertices) = (self.positions.len(), mesh.positions.len());
        let first = match u32::try_from(first + vertices) {
            Ok(_) => first as u32,
            Err(_) => {
                return Err(Error::Scene(SceneError::VertexCount {
                    count: first + vertices,
                    limit: u32::MAX as usize,
                }));
            }
        };
        self.positions.extend_from_slice(&mesh.positions);
        self.triangles.extend(mesh.triangles.iter().map(|corners| corners.map(|vertex| first + vertex)));
        self.edges.extend(mesh.edges.iter().map(|ends| ends.map(|vertex| first + vertex)));
        self.points.extend(mesh.points.iter().map(|vertex| first + vertex));
        self.triangle_ends.push(self.triangles.len());
        self.vertex_ends.push(self.positions.len());
        self.edge_ends.push(self.edges.len());
        self.point_ends.push(self.points.len());
        Ok(())
    }

    /// Returns the initial positions of all vertices.
    pub fn positions(&self) -> &[[T; 3]] {
        &self.positions
    }

    /// Returns the triangles, with vertex indices of the scene.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// Returns the lone edges: see [`Mesh::edges`].
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// Returns the lone points: see [`Mesh::points`].
    pub fn points(&self) -> &[u32] {
        &self.points
    }

    /// Returns the triangles for CCD: those of the scene, then each lone edge `[a, b]` as `[a, b, b]`, then each lone point
    /// `a` as `[a, a, a]`. A triangle with fewer than three different vertices has no face.
    pub(crate) fn ccd_triangles(&self) -> Cow<'_, [[u32; 3]]> {
        if !self.has_lone_features() {
            return Cow::Borrowed(&self.triangles);
        }
        let edges = self.edges.iter().map(|[a, b]| [*a, *b, *b]);
        Cow::Owned(self.triangles.iter().copied().chain(edges).chain(self.points.iter().map(|a| [*a; 3])).collect())
    }

    /// Returns the object of each of the [`ccd_triangles`](Self::ccd_triangles).
    pub(crate) fn ccd_objects(&self) -> impl Iterator<Item = u32> {
        let objects_of = |ends: &Vec<usize>| {
            let ranges: Vec<Range<usize>> = (0..ends.len()).map(|object| range_of(ends, object)).collect();
            (0u32..).zip(ranges).flat_map(|(object, range)| range.map(move |_| object))
        };
        objects_of(&self.triangle_ends).chain(objects_of(&self.edge_ends)).chain(objects_of(&self.point_ends))
    }

    /// Whether the scene has lone edges or points.
    pub(crate) fn has_lone_features(&self) -> bool {
        !self.edges.is_empty() || !self.points.is_empty()
    }

    /// Returns the number of objects.
    pub fn objects(&self) -> usize {
        self.triangle_ends.len()
    }

    /// Returns the object of a triangle.
    pub fn object_of(&self, triangle: u32) -> usize {
        self.triangle_ends.partition_point(|end| *end <= triangle as usize)
    }

    /// Returns the triangles of an object.
    pub fn triangles_of(&self, object: usize) -> Range<usize> {
        range_of(&self.triangle_ends, object)
    }

    /// Returns the lone edges of an object.
    pub fn edges_of(&self, object: usize) -> Range<usize> {
        range_of(&self.edge_ends, object)
    }

    /// Returns the lone points of an object.
    pub fn points_of(&self, object: usize) -> Range<usize> {
        range_of(&self.point_ends, object)
    }

    /// Returns the vertices of an object.
    pub fn vertices_of(&self, object: usize) -> Range<usize> {
        range_of(&self.vertex_ends, object)
    }
}

/// Fails if a vertex index of a mesh is out of range. `object` is the index of the mesh, for the error.
fn check_indices<T>(object: usize, mesh: &Mesh<T>) -> Result<(), SceneError> {
    let vertices = mesh.positions.len();
    let out_of_range = |vertex: &u32| *vertex as usize >= vertices;
    for (triangle, corners) in mesh.triangles.iter().enumerate() {
        if let Some(&vertex) = corners.iter().find(|vertex| out_of_range(vertex)) {
            return Err(SceneError::VertexIndex { object, triangle, vertex, vertices });
        }
    }
    let lone = [(LoneFeature::Edge, 2, mesh.edges.as_flattened()), (LoneFeature::Point, 1, &mesh.points)];
    for (kind, vertices_per_feature, indices) in lone {
        if let Some(position) = indices.iter().position(out_of_range) {
            let (index, vertex) = (position / vertices_per_feature, indices[position]);
            return Err(SceneError::LoneVertexIndex { object, kind, index, vertex, vertices });
        }
    }
    Ok(())
}

fn range_of(ends: &[usize], object: usize) -> Range<usize> {
    let start = if object == 0 { 0 } else { ends[object - 1] };
    start..ends[object]
}

/// Fails if a coordinate is not finite; the error has the first such vertex.
pub(crate) fn check_finite<T: Real>(positions: &[[T; 3]]) -> Result<(), SceneError> {
    let error = positions.iter().enumerate().find_map(|(vertex, position)| {
        let axis = position.iter().position(|coordinate| !coordinate.is_finite())?;
        Some(SceneError::NotFinite { vertex, axis: Axis::ALL[axis], value: position[axis].into() })
    });
    error.map_or(Ok(()), Err)
}
