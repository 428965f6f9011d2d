//! What scenes are made of: closed spheres and boxes. Rectangles of vertices are in [`crate::scene::grid`].

use glam::Vec3;

use crate::scene::grid::Grid;

/// Sine and cosine, the same on every machine.
pub(super) fn sin_cos(angle: f32) -> (f32, f32) {
    libm::sincosf(angle)
}

impl Grid {
    /// A sheet of about this many triangles, `aspect` times as long as wide.
    pub(crate) fn sheet(triangles: usize, aspect: f32) -> Self {
        let rows = ((triangles as f32 / 2.0 / aspect).sqrt().round() as u32).max(2);
        let columns = ((rows as f32 * aspect).round() as u32).max(2);
        Self { columns: columns + 1, rows: rows + 1, closed: [false, false] }
    }

    /// A closed ring of closed rings, of about this many triangles.
    pub(crate) fn torus(triangles: usize) -> Self {
        let rows = ((triangles as f32 / 6.0).sqrt().round() as u32).max(3);
        Self { columns: 3 * rows, rows, closed: [true, true] }
    }

    /// Meridians of a sphere without its poles, of about this many triangles.
    pub(crate) fn sphere(triangles: usize) -> Self {
        let rows = ((triangles as f32 / 4.0).sqrt().round() as u32).max(3);
        Self { columns: 2 * rows, rows, closed: [true, false] }
    }
}

/// A closed sphere: meridians and two poles.
#[derive(Clone, Copy)]
pub(super) struct Sphere {
    grid: Grid,
}

impl Sphere {
    /// Of about this many triangles.
    pub(super) fn new(triangles: usize) -> Self {
        Self { grid: Grid::sphere(triangles) }
    }

    pub(super) fn len(&self) -> usize {
        self.grid.len() + 2
    }

    pub(super) fn triangles(&self) -> Vec<[u32; 3]> {
        let Grid { columns, rows, .. } = self.grid;
        let mut triangles = self.grid.triangles(0);
        let [south, north] = [columns * rows, columns * rows + 1];
        for i in 0..columns {
            let next = (i + 1) % columns;
            triangles.push([i, south, next]);
            triangles.push([(rows - 1) * columns + i, (rows - 1) * columns + next, north]);
        }
        triangles
    }

    /// The vertices of a sphere of radius 1, turned around the z axis.
    pub(super) fn vertices(self, turned: f32) -> impl Iterator<Item = Vec3> {
        let rows = self.grid.rows as f32;
        let ring = self.grid.parameters().map(move |[u, v]| {
            // The rows are between the poles, which are half a row beyond the first and the last.
            let latitude = core::f32::consts::PI * ((v * (rows - 1.0) + 1.0) / (rows + 1.0) - 0.5);
            let (sin, cos) = sin_cos(core::f32::consts::TAU * u + turned);
            let (up, out) = sin_cos(latitude);
            Vec3::new(out * cos, out * sin, up)
        });
        ring.chain([Vec3::NEG_Z, Vec3::Z])
    }
}

/// The corners of a box, and its twelve triangles with every side divided into `divisions`² squares.
pub(super) fn box_triangles(divisions: u32) -> (Vec<[f32; 3]>, Vec<[u32; 3]>) {
    let mut points: Vec<[u32; 3]> = Vec::new();
    let mut triangles = Vec::new();
    let mut numbers = std::collections::HashMap::new();
    let mut name = |point: [u32; 3]| {
        *numbers.entry(point).or_insert_with(|| {
            points.push(point);
            points.len() as u32 - 1
        })
    };
    for axis in 0..3 {
        for (side, flipped) in [(0, true), (divisions, false)] {
            for (i, j) in (0..divisions).flat_map(|i| (0..divisions).map(move |j| (i, j))) {
                let mut corner = |i: u32, j: u32| {
                    let mut point = [0; 3];
                    (point[axis], point[(axis + 1) % 3], point[(axis + 2) % 3]) = (side, i, j);
                    name(point)
                };
                let [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
                triangles.extend(if flipped { [[a, c, b], [a, d, c]] } else { [[a, b, c], [a, c, d]] });
            }
        }
    }
    (points.into_iter().map(|point| point.map(|x| x as f32 / divisions as f32)).collect(), triangles)
}
