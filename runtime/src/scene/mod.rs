//! Scenes: the meshes of all objects, as one list of vertices and one of triangles.

mod grid;

use core::ops::Range;
use std::borrow::Cow;

use clasp3d_kernels::types::MAX_TRIANGLES;

use crate::{Error, Result, SceneError};
pub use grid::Grid;

/// A mesh of triangles, closed or open; and edges and points of their own, for motions.
///
/// ```
/// use clasp3d::Mesh;
///
/// // A triangle, a rope of two edges, and a grain of sand.
/// let positions = (0..7).map(|i| [i as f32, (i * i) as f32, 0.0]).collect();
/// let mesh = Mesh::new(positions, vec![[0, 1, 2]]).with_edges([[3, 4], [4, 5]]).with_points([6]);
/// assert_eq!((mesh.edges.len(), mesh.points.len()), (2, 1));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mesh {
    /// Where the vertices are.
    pub positions: Vec<[f32; 3]>,
    /// Which vertices each triangle names.
    pub triangles: Vec<[u32; 3]>,
    /// Edges that need no triangle: ropes, hair, the wires of a frame. What intersects at one time is a question of
    /// triangles alone; [motions](crate::Detector::detect_continuous) look at these, too. An edge that a triangle has as
    /// well changes nothing.
    pub edges: Vec<[u32; 2]>,
    /// Vertices that need neither triangle nor edge: particles. Vertices that nothing names are none.
    pub points: Vec<u32>,
}

impl Mesh {
    /// A mesh with these vertices and triangles.
    pub fn new(positions: Vec<[f32; 3]>, triangles: Vec<[u32; 3]>) -> Self {
        Self { positions, triangles, edges: Vec::new(), points: Vec::new() }
    }

    /// The same with these [`edges`](Self::edges) beside those that it has.
    pub fn with_edges(mut self, edges: impl IntoIterator<Item = [u32; 2]>) -> Self {
        self.edges.extend(edges);
        self
    }

    /// The same with these [`points`](Self::points) beside those that it has.
    pub fn with_points(mut self, points: impl IntoIterator<Item = u32>) -> Self {
        self.points.extend(points);
        self
    }
}

/// The objects of a scene. Triangles and vertices are numbered through, object after object.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    positions: Vec<[f32; 3]>,
    triangles: Vec<[u32; 3]>,
    edges: Vec<[u32; 2]>,
    points: Vec<u32>,
    /// Where the triangles of each object end.
    triangle_ends: Vec<usize>,
    /// Where the vertices of each object end.
    vertex_ends: Vec<usize>,
    /// Where its edges and its points end.
    edge_ends: Vec<usize>,
    point_ends: Vec<usize>,
}

impl Scene {
    /// The most triangles of a scene, lone edges and points included.
    pub const MAX_TRIANGLES: usize = MAX_TRIANGLES as usize;

    /// A scene with an object to each mesh.
    ///
    /// # Errors
    ///
    /// Where there is nothing (no triangle, edge or point) or too much, where something names a vertex that its mesh does
    /// not have, or where a coordinate is not finite.
    pub fn new(meshes: impl IntoIterator<Item = Mesh>) -> Result<Self> {
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

    fn add(&mut self, object: usize, mesh: &Mesh) -> Result<()> {
        let (first, vertices) = (self.positions.len(), mesh.positions.len());
        for (triangle, &names) in mesh.triangles.iter().enumerate() {
            if let Some(&vertex) = names.iter().find(|vertex| **vertex as usize >= vertices) {
                return Err(Error::Scene(SceneError::VertexIndex { object, triangle, vertex, vertices }));
            }
        }
        let missing = |vertex: &u32| *vertex as usize >= vertices;
        for (kind, name_lists) in [("edge", mesh.edges.as_flattened()), ("point", &mesh.points)] {
            if let Some(place) = name_lists.iter().position(missing) {
                let index = if kind == "edge" { place / 2 } else { place };
                return Err(Error::Scene(SceneError::LoneVertexIndex {
                    object,
                    kind,
                    index,
                    vertex: name_lists[place],
                    vertices,
                }));
            }
        }
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
        self.triangles.extend(mesh.triangles.iter().map(|names| names.map(|vertex| first + vertex)));
        self.edges.extend(mesh.edges.iter().map(|names| names.map(|vertex| first + vertex)));
        self.points.extend(mesh.points.iter().map(|vertex| first + vertex));
        self.triangle_ends.push(self.triangles.len());
        self.vertex_ends.push(self.positions.len());
        self.edge_ends.push(self.edges.len());
        self.point_ends.push(self.points.len());
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

    /// The edges that need no triangle: see [`Mesh::edges`].
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// The vertices that need neither triangle nor edge: see [`Mesh::points`].
    pub fn points(&self) -> &[u32] {
        &self.points
    }

    /// What a motion is searched over: the triangles, then each lone edge `[a, b]` as `[a, b, b]`, then each lone point
    /// `[a]` as `[a, a, a]`. What names fewer than three vertices has no face.
    pub(crate) fn ccd_triangles(&self) -> Cow<'_, [[u32; 3]]> {
        if !self.has_lone_features() {
            return Cow::Borrowed(&self.triangles);
        }
        let edges = self.edges.iter().map(|[a, b]| [*a, *b, *b]);
        Cow::Owned(self.triangles.iter().copied().chain(edges).chain(self.points.iter().map(|a| [*a; 3])).collect())
    }

    /// The object of each of the [`ccd_triangles`](Self::ccd_triangles).
    pub(crate) fn ccd_objects(&self) -> impl Iterator<Item = u32> {
        let of = |ends: &Vec<usize>| {
            let ranges: Vec<Range<usize>> = (0..ends.len()).map(|object| range_of(ends, object)).collect();
            (0u32..).zip(ranges).flat_map(|(object, range)| range.map(move |_| object))
        };
        of(&self.triangle_ends).chain(of(&self.edge_ends)).chain(of(&self.point_ends))
    }

    /// Whether there are edges or points beside the triangles.
    pub(crate) fn has_lone_features(&self) -> bool {
        !self.edges.is_empty() || !self.points.is_empty()
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

    /// The edges of an object that need no triangle.
    pub fn edges_of(&self, object: usize) -> Range<usize> {
        range_of(&self.edge_ends, object)
    }

    /// The points of an object that need neither triangle nor edge.
    pub fn points_of(&self, object: usize) -> Range<usize> {
        range_of(&self.point_ends, object)
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
pub(crate) fn check_finite(positions: &[[f32; 3]]) -> Result<(), SceneError> {
    let wrong = positions.iter().enumerate().find_map(|(vertex, position)| {
        let axis = position.iter().position(|coordinate| !coordinate.is_finite())?;
        Some(SceneError::NotFinite { vertex, axis: ["x", "y", "z"][axis], value: position[axis] })
    });
    wrong.map_or(Ok(()), Err)
}
