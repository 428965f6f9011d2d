//! A piece of cloth: mass points and the springs between them.

use std::collections::{BTreeMap, BTreeSet};

use clasp3d_kernels::cloth::commit::MAX_POINTS;
use glam::Vec3;

use super::material::{Material, not_negative};
use crate::scene::{Grid, Mesh, check_finite};
use crate::{ClothError, Error, Result, SceneError};

/// A spring between two points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// The points at its ends.
    pub ends: [u32; 2],
    /// Its natural length.
    pub rest: f32,
    /// Force for each unit of length that it is longer or shorter than that.
    pub stiffness: f32,
    /// Force for each unit of speed at which its ends move apart.
    pub damping: f32,
}

/// A piece of cloth.
#[derive(Clone, Debug, PartialEq)]
pub struct Cloth {
    pub(super) mesh: Mesh,
    pub(super) masses: Vec<f32>,
    pub(super) links: Vec<Link>,
    pub(super) pinned: BTreeSet<usize>,
}

impl Cloth {
    /// A sheet of `columns` × `rows` points with stretch, shear and bend springs (Fig. 1 of the paper), each as long as it
    /// is at first. `place` says where the point is that is so far, from 0 to 1, along the sheet and across it.
    ///
    /// # Errors
    ///
    /// Where there are fewer than 2 × 2 points, a number of the material is out of its range, or a place is not finite.
    pub fn grid(columns: u32, rows: u32, material: &Material, place: impl Fn([f32; 2]) -> [f32; 3]) -> Result<Self> {
        material.check()?;
        let count = columns as usize * rows as usize;
        if columns < 2 || rows < 2 {
            return Err(Error::Cloth(ClothError::NoSprings { points: count }));
        }
        if count > MAX_POINTS as usize {
            return Err(Error::Scene(SceneError::VertexCount { count, limit: MAX_POINTS as usize }));
        }
        let grid = Grid { columns, rows, closed: [false, false] };
        let mesh = Mesh::new(grid.parameters().map(place).collect(), grid.triangles(0));
        check_finite(&mesh.positions)?;
        let total: f32 = areas(&mesh).iter().sum();
        let mass = material.density * total / grid.vertex_count() as f32;
        let masses = vec![mass; grid.vertex_count()];
        let kinds = [
            (material.stretch, [1, 0], [0, 0]),
            (material.stretch, [0, 1], [0, 0]),
            (material.shear, [1, 1], [0, 0]),
            (material.shear, [0, 1], [1, 0]),
            (material.bend, [2, 0], [0, 0]),
            (material.bend, [0, 2], [0, 0]),
        ];
        let mut links = Vec::new();
        for (stiffness, to, from) in kinds {
            let [wide, high] = [to[0].max(from[0]), to[1].max(from[1])];
            for (i, j) in
                (0..rows.saturating_sub(high)).flat_map(|j| (0..columns.saturating_sub(wide)).map(move |i| (i, j)))
            {
                let name = |[right, down]: [u32; 2]| (j + down) * columns + i + right;
                links.push(link(&mesh, &masses, [name(from), name(to)], stiffness, material.damping));
            }
        }
        Self::new(mesh, masses, links)
    }

    /// Cloth of any mesh: a stretch spring to each edge, and a bend spring between the opposite corners of triangles that
    /// share one. A point has the mass of a third of its triangles.
    ///
    /// # Errors
    ///
    /// Where the mesh has no edge, names a vertex that is not there, or has a vertex without any area; and as for
    /// [`grid`](Self::grid).
    pub fn from_mesh(mesh: Mesh, material: &Material) -> Result<Self> {
        material.check()?;
        check_mesh(&mesh)?;
        let mut masses = vec![0.0; mesh.positions.len()];
        for (names, area) in mesh.triangles.iter().zip(areas(&mesh)) {
            names.iter().for_each(|vertex| masses[*vertex as usize] += material.density * area / 3.0);
        }
        // Across each edge: one corner, or several.
        let mut opposite: BTreeMap<[u32; 2], Vec<u32>> = BTreeMap::new();
        for [a, b, c] in &mesh.triangles {
            for [from, to, corner] in [[a, b, c], [b, c, a], [c, a, b]] {
                opposite.entry([*from.min(to), *from.max(to)]).or_default().push(*corner);
            }
        }
        let mut links = Vec::new();
        let mut bent = BTreeSet::new();
        for (ends, corners) in &opposite {
            links.push(link(&mesh, &masses, *ends, material.stretch, material.damping));
            for pair in corners.windows(2) {
                let across = [pair[0].min(pair[1]), pair[0].max(pair[1])];
                if across[0] != across[1] && !opposite.contains_key(&across) && bent.insert(across) {
                    links.push(link(&mesh, &masses, across, material.bend, material.damping));
                }
            }
        }
        Self::new(mesh, masses, links)
    }

    /// Cloth of points with these masses, and of springs of your own.
    ///
    /// # Errors
    ///
    /// Where there is no spring, a mass or a number of a spring is out of its range, or a spring or a triangle names a
    /// point that is not there.
    pub fn new(mesh: Mesh, masses: Vec<f32>, links: Vec<Link>) -> Result<Self> {
        check_mesh(&mesh)?;
        let points = mesh.positions.len();
        if masses.len() != points {
            return Err(Error::Scene(SceneError::PositionCount { count: masses.len(), expected: points }));
        }
        if let Some(point) = masses.iter().position(|mass| !(*mass > 0.0 && mass.is_finite())) {
            return Err(Error::Cloth(ClothError::PointMass { point, mass: masses[point] }));
        }
        if links.is_empty() {
            return Err(Error::Cloth(ClothError::NoSprings { points }));
        }
        for Link { ends, rest, stiffness, damping } in &links {
            if let Some(point) = ends.iter().find(|point| **point as usize >= points) {
                return Err(Error::Cloth(ClothError::NoSuchPoint { what: "a spring", point: *point as usize, points }));
            }
            not_negative("natural length of a spring", *rest)?;
            not_negative("stiffness of a spring", *stiffness)?;
            not_negative("damping of a spring", *damping)?;
        }
        Ok(Self { mesh, masses, links, pinned: BTreeSet::new() })
    }

    /// Pins points: they stay where they are.
    ///
    /// # Errors
    ///
    /// Where there is no such point.
    pub fn pin(mut self, points: impl IntoIterator<Item = usize>) -> Result<Self> {
        for point in points {
            if point >= self.masses.len() {
                return Err(Error::Cloth(ClothError::NoSuchPoint { what: "a pin", point, points: self.masses.len() }));
            }
            self.pinned.insert(point);
        }
        Ok(self)
    }

    /// Its vertices and triangles.
    pub fn mesh(&self) -> &Mesh {
        &self.mesh
    }

    /// The mass of each point.
    pub fn masses(&self) -> &[f32] {
        &self.masses
    }

    /// Its springs.
    pub fn links(&self) -> &[Link] {
        &self.links
    }
}

fn check_mesh(mesh: &Mesh) -> Result<()> {
    let vertices = mesh.positions.len();
    for (triangle, names) in mesh.triangles.iter().enumerate() {
        if let Some(&vertex) = names.iter().find(|vertex| **vertex as usize >= vertices) {
            return Err(Error::Scene(SceneError::VertexIndex { object: 0, triangle, vertex, vertices }));
        }
    }
    Ok(check_finite(&mesh.positions)?)
}

fn areas(mesh: &Mesh) -> Vec<f32> {
    let area = |names: &[u32; 3]| {
        let [a, b, c] = names.map(|vertex| Vec3::from(mesh.positions[vertex as usize]));
        0.5 * (b - a).cross(c - a).length()
    };
    mesh.triangles.iter().map(area).collect()
}

/// A spring that is as long as it is now, with this part of critical damping.
fn link(mesh: &Mesh, masses: &[f32], ends: [u32; 2], stiffness: f32, damping: f32) -> Link {
    let [a, b] = ends.map(|end| Vec3::from(mesh.positions[end as usize]));
    let [m, n] = ends.map(|end| masses[end as usize]);
    let reduced_mass = if m + n > 0.0 { m * n / (m + n) } else { 0.0 };
    Link { ends, rest: a.distance(b), stiffness, damping: damping * 2.0 * (stiffness * reduced_mass).sqrt() }
}
