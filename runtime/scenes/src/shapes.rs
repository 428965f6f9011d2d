//! Shapes that scenes consist of: sheets, tori, spheres and boxes.

use glam::Vec3;

use clasp3d::scene::Grid;

/// Sine and cosine with the same result on every machine.
pub(crate) fn sin_cos(angle: f32) -> (f32, f32) {
    libm::sincosf(angle)
}

/// Hash of the seed and the index, from 0 to 1; the same on every machine.
pub(crate) fn pseudo_random(seed: u32, index: u32) -> f32 {
    let mut bits = seed.wrapping_mul(0x9E37_79B9) ^ index.wrapping_mul(0x85EB_CA6B);
    for _ in 0..2 {
        bits = (bits ^ (bits >> 16)).wrapping_mul(0x7FEB_352D);
        bits = (bits ^ (bits >> 15)).wrapping_mul(0x846C_A68B);
    }
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// Vector of pseudo-random numbers from 0 to 1.
pub(crate) fn pseudo_random_vector(seed: u32, index: u32) -> Vec3 {
    Vec3::new(pseudo_random(seed, 3 * index), pseudo_random(seed, 3 * index + 1), pseudo_random(seed, 3 * index + 2))
}

/// Pseudo-random unit vector, all directions alike.
pub(crate) fn random_direction(seed: u32, index: u32) -> Vec3 {
    let (z, turn) = (2.0 * pseudo_random(seed, 2 * index) - 1.0, pseudo_random(seed, 2 * index + 1));
    let (sin, cos) = sin_cos(core::f32::consts::TAU * turn);
    let out = libm::sqrtf(1.0 - z * z);
    Vec3::new(out * cos, out * sin, z)
}

/// Grid of a sheet with about this many triangles, `aspect` times as long as wide.
pub(crate) fn sheet_grid(triangles: usize, aspect: f32) -> Grid {
    let rows = ((triangles as f32 / 2.0 / aspect).sqrt().round() as u32).max(2);
    let columns = ((rows as f32 * aspect).round() as u32).max(2);
    Grid { columns: columns + 1, rows: rows + 1, closed: [false, false] }
}

/// Grid of a torus with about this many triangles.
pub(crate) fn torus_grid(triangles: usize) -> Grid {
    let rows = ((triangles as f32 / 6.0).sqrt().round() as u32).max(3);
    Grid { columns: 3 * rows, rows, closed: [true, true] }
}

/// Grid of a sphere without its poles, with about this many triangles.
fn sphere_grid(triangles: usize) -> Grid {
    let rows = ((triangles as f32 / 4.0).sqrt().round() as u32).max(3);
    Grid { columns: 2 * rows, rows, closed: [true, false] }
}

/// A closed UV sphere: a grid and two poles.
#[derive(Clone, Copy)]
pub(crate) struct UvSphere {
    grid: Grid,
}

impl UvSphere {
    /// Creates a sphere with about this many triangles.
    pub(crate) fn new(triangles: usize) -> Self {
        Self { grid: sphere_grid(triangles) }
    }

    pub(crate) fn vertex_count(&self) -> usize {
        self.grid.vertex_count() + 2
    }

    pub(crate) fn triangles(&self) -> Vec<[u32; 3]> {
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

    /// Returns the vertices for radius 1, rotated around the z axis by `rotation` radians.
    pub(crate) fn vertices(self, rotation: f32) -> impl Iterator<Item = Vec3> {
        let rows = self.grid.rows as f32;
        let ring = self.grid.parameters().map(move |[u, v]| {
            // Rows are evenly spaced between the poles; the poles are one row beyond the first and the last.
            let latitude = core::f32::consts::PI * ((v * (rows - 1.0) + 1.0) / (rows + 1.0) - 0.5);
            let (sin, cos) = sin_cos(core::f32::consts::TAU * u + rotation);
            let (up, out) = sin_cos(latitude);
            Vec3::new(out * cos, out * sin, up)
        });
        ring.chain([Vec3::NEG_Z, Vec3::Z])
    }
}

/// Vertices and triangles of the unit cube; every side has `divisions`² squares of two triangles.
pub(crate) fn divided_cube(divisions: u32) -> (Vec<[f32; 3]>, Vec<[u32; 3]>) {
    let mut points: Vec<[u32; 3]> = Vec::new();
    let mut triangles = Vec::new();
    let mut indices = std::collections::HashMap::new();
    let mut index_of = |point: [u32; 3]| {
        *indices.entry(point).or_insert_with(|| {
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
                    index_of(point)
                };
                let [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
                triangles.extend(if flipped { [[a, c, b], [a, d, c]] } else { [[a, b, c], [a, c, d]] });
            }
        }
    }
    (points.into_iter().map(|point| point.map(|x| x as f32 / divisions as f32)).collect(), triangles)
}
