//! A piece of cloth: mass points and the springs between them.

use std::collections::{BTreeMap, BTreeSet};

use clasp3d_kernels::cloth::commit::MAX_POINTS;
use glam::Vec3;

use super::material::{Material, check_not_negative};
use crate::scene::{Grid, Mesh, check_finite};
use crate::{ClothError, Error, Result, SceneError};

/// A spring between two points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spring {
    /// Indices of the points at its ends.
    pub ends: [u32; 2],
    /// Rest length.
    pub rest: f32,
    /// Force per unit of elongation.
    pub stiffness: f32,
    /// Force per unit of speed at which the ends move apart.
    pub damping: f32,
}

/// A piece of cloth.
#[derive(Clone, Debug, PartialEq)]
pub struct Cloth {
    pub(super) mesh: Mesh,
    pub(super) masses: Vec<f32>,
    pub(super) springs: Vec<Spring>,
    pub(super) pinned: BTreeSet<usize>,
}

impl Cloth {
    /// Creates a sheet of `columns` × `rows` points with stretch, shear and bend springs (Fig. 1 of the paper), at their rest
    /// lengths. `position` maps coordinates on the sheet, each from 0 to 1, to the position of the point.
    ///
    /// # Errors
    ///
    /// If there are fewer than 2 × 2 points, a number of the material is out of range, or a position is not finite.
    pub fn grid(columns: u32, rows: u32, material: &Material, position: impl Fn([f32; 2]) -> [f32; 3]) -> Result<Self> {
        material.check()?;
        let count = columns as usize * rows as usize;
        if columns < 2 || rows < 2 {
            return Err(Error::Cloth(ClothError::NoSprings { points: count }));
        }
        if count > MAX_POINTS as usize {
            return Err(Error::Scene(SceneError::VertexCount { count, limit: MAX_POINTS as usize }));
        }
        let grid = Grid { columns, rows, closed: [false, false] };
        let mesh = Mesh::new(grid.parameters().map(position).collect(), grid.triangles(0));
        check_finite(&mesh.positions)?;
        let total: f32 = areas(&mesh).iter().sum();
        let mass = material.density * total / grid.vertex_count() as f32;
        let masses = vec![mass; grid.vertex_count()];
        // Stiffness, and the ends of the spring relative to a point: columns, rows.
        let kinds = [
            (material.stretch, [1, 0], [0, 0]),
            (material.stretch, [0, 1], [0, 0]),
            (material.shear, [1, 1], [0, 0]),
            (material.shear, [0, 1], [1, 0]),
            (material.bend, [2, 0], [0, 0]),
            (material.bend, [0, 2], [0, 0]),
        ];
        let mut springs = Vec::new();
        for (stiffness, to, from) in kinds {
            let [width, height] = [to[0].max(from[0]), to[1].max(from[1])];
            for (i, j) in
                (0..rows.saturating_sub(height)).flat_map(|j| (0..columns.saturating_sub(width)).map(move |i| (i, j)))
            {
                let index = |[right, down]: [u32; 2]| (j + down) * columns + i + right;
                springs.push(spring_at_rest(&mesh, &masses, [index(from), index(to)], stiffness, material.damping));
            }
        }
        Self::new(mesh, masses, springs)
    }

    /// Creates cloth from any mesh: a stretch spring for each edge, and a bend spring between the opposite vertices of
    /// triangles with a common edge. Each point has a third of the mass of its triangles.
    ///
    /// # Errors
    ///
    /// If the mesh has no edge, refers to a vertex that does not exist, or has a vertex without any area; and as for
    /// [`grid`](Self::grid).
    pub fn from_mesh(mesh: Mesh, material: &Material) -> Result<Self> {
        material.check()?;
        check_mesh(&mesh)?;
        let mut masses = vec![0.0; mesh.positions.len()];
        for (vertices, area) in mesh.triangles.iter().zip(areas(&mesh)) {
            vertices.iter().for_each(|vertex| masses[*vertex as usize] += material.density * area / 3.0);
        }
        // The vertices opposite to each edge: one per triangle.
        let mut opposite: BTreeMap<[u32; 2], Vec<u32>> = BTreeMap::new();
        for [a, b, c] in &mesh.triangles {
            for [from, to, vertex] in [[a, b, c], [b, c, a], [c, a, b]] {
                opposite.entry([*from.min(to), *from.max(to)]).or_default().push(*vertex);
            }
        }
        let mut springs = Vec::new();
        let mut bend_ends = BTreeSet::new();
        for (ends, vertices) in &opposite {
            springs.push(spring_at_rest(&mesh, &masses, *ends, material.stretch, material.damping));
            for pair in vertices.windows(2) {
                let ends = [pair[0].min(pair[1]), pair[0].max(pair[1])];
                if ends[0] != ends[1] && !opposite.contains_key(&ends) && bend_ends.insert(ends) {
                    springs.push(spring_at_rest(&mesh, &masses, ends, material.bend, material.damping));
                }
            }
        }
        Self::new(mesh, masses, springs)
    }

    /// Creates cloth from points with these masses and from any springs.
    ///
    /// # Errors
    ///
    /// If there is no spring, a mass or a number of a spring is out of range, or a spring or a triangle refers to a point
    /// that does not exist.
    pub fn new(mesh: Mesh, masses: Vec<f32>, springs: Vec<Spring>) -> Result<Self> {
        check_mesh(&mesh)?;
        let points = mesh.positions.len();
        if masses.len() != points {
            return Err(Error::Scene(SceneError::PositionCount { count: masses.len(), expected: points }));
        }
        if let Some(point) = masses.iter().position(|mass| !(*mass > 0.0 && mass.is_finite())) {
            return Err(Error::Cloth(ClothError::PointMass { point, mass: masses[point] }));
        }
        if springs.is_empty() {
            return Err(Error::Cloth(ClothError::NoSprings { points }));
        }
        for Spring { ends, rest, stiffness, damping } in &springs {
            if let Some(point) = ends.iter().find(|point| **point as usize >= points) {
                return Err(Error::Cloth(ClothError::NoSuchPoint { what: "a spring", point: *point as usize, points }));
            }
            check_not_negative("rest length of a spring", *rest)?;
            check_not_negative("stiffness of a spring", *stiffness)?;
            check_not_negative("damping of a spring", *damping)?;
        }
        Ok(Self { mesh, masses, springs, pinned: BTreeSet::new() })
    }

    /// Pins points: they do not move.
    ///
    /// # Errors
    ///
    /// If a point does not exist.
    pub fn pin(mut self, points: impl IntoIterator<Item = usize>) -> Result<Self> {
        for point in points {
            if point >= self.masses.len() {
                return Err(Error::Cloth(ClothError::NoSuchPoint { what: "a pin", point, points: self.masses.len() }));
            }
            self.pinned.insert(point);
        }
        Ok(self)
    }

    /// Returns the vertices and triangles.
    pub fn mesh(&self) -> &Mesh {
        &self.mesh
    }

    /// Returns the mass of each point.
    pub fn masses(&self) -> &[f32] {
        &self.masses
    }

    /// Returns the springs.
    pub fn springs(&self) -> &[Spring] {
        &self.springs
    }
}

fn check_mesh(mesh: &Mesh) -> Result<()> {
    let count = mesh.positions.len();
    for (triangle, vertices) in mesh.triangles.iter().enumerate() {
        if let Some(&vertex) = vertices.iter().find(|vertex| **vertex as usize >= count) {
            return Err(Error::Scene(SceneError::VertexIndex { object: 0, triangle, vertex, vertices: count }));
        }
    }
    Ok(check_finite(&mesh.positions)?)
}

/// Returns the area of each triangle.
fn areas(mesh: &Mesh) -> Vec<f32> {
    let area = |vertices: &[u32; 3]| {
        let [a, b, c] = vertices.map(|vertex| Vec3::from(mesh.positions[vertex as usize]));
        0.5 * (b - a).cross(c - a).length()
    };
    mesh.triangles.iter().map(area).collect()
}

/// Returns a spring at its rest length; `damping` is a fraction of critical damping.
fn spring_at_rest(mesh: &Mesh, masses: &[f32], ends: [u32; 2], stiffness: f32, damping: f32) -> Spring {
    let [a, b] = ends.map(|end| Vec3::from(mesh.positions[end as usize]));
    let [m, n] = ends.map(|end| masses[end as usize]);
    let reduced_mass = if m + n > 0.0 { m * n / (m + n) } else { 0.0 };
    Spring { ends, rest: a.distance(b), stiffness, damping: damping * 2.0 * (stiffness * reduced_mass).sqrt() }
}
