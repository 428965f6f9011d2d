//! Cases in which filters that break a rule give wrong answers.

use clasp3d::exact::Face;
use clasp3d_tests::small_scenes::{self, KINDS};
use fastrand::Rng;
use glam::Vec3;

/// Largest coordinate of moving points: the host scales them.
const LARGEST: f32 = clasp3d_kernels::geometry::subspace::LARGEST;

/// Distribution of points.
#[derive(Clone, Copy, Debug)]
pub enum Family {
    /// On a 3×3×3 grid, of this size.
    Grid(f32),
    /// On a small grid, of units in the last place of a distance.
    FarAway,
    /// Anywhere in a small cube far away.
    SmallAndFar,
    /// Almost on a line.
    Sliver,
    /// Rounded points of a plane.
    Coplanar,
    /// Coordinates of all sizes that `f32` has; often equal ones.
    AnySize,
    /// Small integers times the smallest number.
    Subnormal,
}

/// All families.
pub const FAMILIES: [Family; 9] = [
    Family::Grid(1.0),
    Family::Grid(1e20),
    Family::Grid(1e-20),
    Family::FarAway,
    Family::SmallAndFar,
    Family::Sliver,
    Family::Coplanar,
    Family::AnySize,
    Family::Subnormal,
];

impl Family {
    /// Returns this many points.
    pub fn points(self, count: usize, rng: &mut Rng) -> Vec<Vec3> {
        let mut random = Rng::with_seed(rng.u64(..));
        let mut anywhere = || Vec3::new(random.f32(), random.f32(), random.f32()) * 2.0 - Vec3::ONE;
        let (origin, u, v) = (anywhere(), anywhere(), anywhere());
        let step = 2f32.powi(rng.i32(-24..=-18));
        let wide = rng.i32(1..=40);
        let scale = [1.0, 1.0, 1e-10, 1e10, 1e20, 1e-20, 1e30, 1e-30][rng.usize(..8)];
        let mut integers = |most: i32| {
            let mut integer = || rng.i32(0..=most) as f32;
            Vec3::new(integer(), integer(), integer())
        };
        let mut point = || match self {
            Self::Grid(size) => integers(2) * size,
            Self::FarAway => (Vec3::ONE + integers(wide) * step) * scale,
            Self::SmallAndFar => (Vec3::new(1.0, 0.7, -0.9) + anywhere() * 300.0 * step) * scale,
            Self::Sliver => (origin + u * integers(8).x * 0.2 + v * integers(3).x * step) * scale,
            Self::Coplanar => {
                let weights = integers(4);
                (origin + u * weights.x * 0.3 + v * weights.y * 0.3) * scale
            }
            Self::AnySize => Vec3::from(integers(11).to_array().map(|choice| {
                let choice = choice as u32;
                let exponent = [0, 0, 1, 3, 60, 120, 126, 127, 130, 190, 253, 254][choice as usize];
                f32::from_bits((choice & 1) << 31 | exponent << 23 | (choice * 7919))
            })),
            Self::Subnormal => integers(3) * f32::from_bits(1 << (wide / 2)),
        };
        (0..count).map(|_| point()).collect()
    }
}

/// The pair of triangles with a common position that a comparison with NaN calls apart.
fn degenerate_pair() -> [Face; 2] {
    let face = |vertices: [u32; 3], positions: [[f32; 3]; 3]| Face { vertices, positions: positions.map(Vec3::from) };
    [
        face([0, 1, 2], [[0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0]]),
        face([0, 4, 5], [[0.0, 1.0, 1.0], [0.0, 1.0, 1.0], [1.0, 1.0, 0.0]]),
    ]
}

/// Returns a pair of triangles, with up to two common vertices, and where they come from.
pub fn pair(seed: u64, rng: &mut Rng) -> ([Face; 2], String) {
    let families = FAMILIES.len() as u64;
    match seed % (families + 3) {
        0 => (degenerate_pair(), "degenerate pair".to_owned()),
        1 | 2 => {
            let kind = KINDS[rng.usize(..KINDS.len())];
            let faces = small_scenes::faces(&small_scenes::scene(kind, rng));
            ([faces[0], faces[1]], format!("{kind:?}"))
        }
        choice => {
            let family = FAMILIES[choice as usize - 3];
            let points = family.points(6, rng);
            // Two positions of a triangle may be equal, with equal or different vertex indices.
            let vertices = [[3, 4, 5], [0, 4, 5], [0, 1, 5], [5, 2, 0]][rng.usize(..4)];
            let mut face = |vertices: [u32; 3]| {
                let mut order = vertices;
                rng.shuffle(&mut order);
                Face { vertices: order, positions: order.map(|vertex| points[vertex as usize]) }
            };
            ([face([0, 1, 2]), face(vertices)], format!("{family:?}"))
        }
    }
}

/// A fan of triangles around a vertex.
#[derive(Debug)]
pub struct Fan {
    /// Position of the vertex.
    pub apex: Vec3,
    /// Positions around it.
    pub links: Vec<Vec3>,
    /// Whether the fan goes around the vertex.
    pub closed: bool,
}

impl Fan {
    /// Returns a fan of points of a family, or one that goes around the vertex, often more than once.
    pub fn random(seed: u64, rng: &mut Rng) -> Self {
        let family = FAMILIES[seed as usize % FAMILIES.len()];
        let closed = rng.bool();
        let count = rng.usize(if closed { 3 } else { 2 }..8);
        if rng.u8(..3) == 0 {
            let points = family.points(count + 1, rng);
            return Self { apex: points[count], links: points[..count].to_vec(), closed };
        }
        let turns = [1.0, 1.0, 0.5, 1.02, 2.0][rng.usize(..5)];
        let (far, size) = ([0.0, 1.0][rng.usize(..2)], [1.0, 1e-3, 1e-6][rng.usize(..3)]);
        let scale = [1.0, 1e-20, 1e20, 1e30, 1e-30, 1e37][rng.usize(..6)];
        let apex = Vec3::new(0.9, 0.7, 0.8) * far;
        let noise = [0.0, 1e-6, 0.3][rng.usize(..3)];
        let link = |index: usize, rng: &mut Rng| {
            let angle = core::f32::consts::TAU * turns * index as f32 / count as f32;
            let height = noise * (rng.f32() - 0.5);
            (apex + Vec3::new(angle.cos(), angle.sin() + height, height) * size) * scale
        };
        Self { apex: apex * scale, links: (0..count).map(|index| link(index, rng)).collect(), closed }
    }

    /// Returns its triangles; the vertex has the index 0.
    pub fn faces(&self) -> Vec<Face> {
        let count = self.links.len();
        let triangles = if self.closed { count } else { count - 1 };
        let face = |index: usize| {
            let next = (index + 1) % count;
            Face {
                vertices: [0, index as u32 + 1, next as u32 + 1],
                positions: [self.apex, self.links[index], self.links[next]],
            }
        };
        (0..triangles).map(face).collect()
    }
}

/// Returns four points at the start and at the end of a motion, in the range of the filters.
pub fn motion(seed: u64, rng: &mut Rng) -> [[Vec3; 4]; 2] {
    let family = FAMILIES[seed as usize % FAMILIES.len()];
    let points = family.points(8, rng);
    // As the host does: by an exact power of two.
    let largest = points.iter().map(|point| point.abs().max_element()).fold(0.0, f32::max);
    let exponent = largest.to_bits() >> 23;
    let scale = f32::from_bits((254 - exponent).clamp(1, 254) << 23);
    let scaled: Vec<Vec3> = points.iter().map(|point| *point * scale).collect();
    assert!(scaled.iter().all(|point| point.abs().max_element() < LARGEST), "{points:?}");
    let at = |first: usize| std::array::from_fn(|index| scaled[first + index]);
    let (t0, mut t1): ([Vec3; 4], [Vec3; 4]) = (at(0), at(4));
    for (end, start) in t1.iter_mut().zip(t0) {
        if rng.bool() {
            *end = start;
        }
    }
    [t0, t1]
}
