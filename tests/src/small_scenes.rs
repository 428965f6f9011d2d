//! Random small scenes with many degenerate cases: the hard cases of floating-point predicates.

use clasp3d::Mesh;
use clasp3d::exact::Face;
use fastrand::Rng;
use glam::Vec3;

use crate::oracle;

/// Returns the triangles of a mesh.
pub fn faces(mesh: &Mesh) -> Vec<Face> {
    let face = |vertices: &[u32; 3]| Face {
        vertices: *vertices,
        positions: vertices.map(|vertex| Vec3::from(mesh.positions[vertex as usize])),
    };
    mesh.triangles.iter().map(face).collect()
}

/// Whether two faces intersect, by the oracle.
pub fn oracle_intersects(first: &Face, second: &Face) -> bool {
    let corners = |face: &Face| (face.vertices, face.positions.map(|position| position.to_array()));
    oracle::intersect(corners(first), corners(second))
}

/// Returns all intersecting pairs, by the oracle.
pub fn oracle_pairs(mesh: &Mesh) -> Vec<(u32, u32)> {
    let faces = faces(mesh);
    let indexed = || (0u32..).zip(&faces);
    let all =
        indexed().flat_map(|(i, first)| indexed().skip(i as usize + 1).map(move |(j, second)| (i, first, j, second)));
    all.filter(|(_, first, _, second)| oracle_intersects(first, second)).map(|(i, _, j, _)| (i, j)).collect()
}

/// Distribution of the vertices of a scene.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// On a small grid, where most determinants are zero.
    Grid,
    /// On a small grid in a plane.
    Plane,
    /// On a small grid in a plane that is not axis-aligned.
    TiltedPlane,
    /// On a line.
    Line,
    /// Uniform in a cube.
    Anywhere,
    /// Pairs of vertices at nearly equal positions, which form needles.
    Needles,
    /// A few units in the last place away from a plane.
    NearlyFlat,
    /// Distances of very different magnitude.
    HugeAndTiny,
    /// At the limits of the range of `f32`.
    AtTheEnds,
}

/// All kinds.
pub const KINDS: [Kind; 9] = [
    Kind::Grid,
    Kind::Plane,
    Kind::TiltedPlane,
    Kind::Line,
    Kind::Anywhere,
    Kind::Needles,
    Kind::NearlyFlat,
    Kind::HugeAndTiny,
    Kind::AtTheEnds,
];

/// Creates a few triangles over few vertices, so that many share vertices; often two vertices have equal positions.
pub fn scene(kind: Kind, rng: &mut Rng) -> Mesh {
    let count = rng.usize(5..10);
    let mut integer = |highest: i32| rng.i32(0..=highest) as f32;
    let mut positions: Vec<Vec3> = (0..count)
        .map(|_| match kind {
            Kind::Grid => Vec3::new(integer(3), integer(3), integer(3)),
            Kind::Plane => Vec3::new(integer(4), integer(4), 1.0),
            Kind::TiltedPlane => {
                let (s, t) = (integer(4), integer(4));
                Vec3::new(s, t, 2.0 * s - 3.0 * t)
            }
            Kind::Line => Vec3::new(1.0, 2.0, -1.0) * integer(6),
            Kind::AtTheEnds => {
                let mut limit = || [-3.4e38, -3.3e38, -1e38, 0.0, 1e38, 2e38, 3e38, f32::MAX][integer(7) as usize];
                Vec3::new(limit(), limit(), limit())
            }
            Kind::Anywhere | Kind::Needles | Kind::NearlyFlat | Kind::HugeAndTiny => Vec3::ZERO,
        })
        .collect();
    let mut coordinate = || rng.f32() * 2.0 - 1.0;
    for i in 0..count {
        let point = Vec3::new(coordinate(), coordinate(), coordinate());
        match kind {
            Kind::Anywhere => positions[i] = point,
            Kind::Needles if i % 2 == 1 => positions[i] = positions[i - 1] + point * 1e-6,
            Kind::Needles => positions[i] = point,
            Kind::NearlyFlat => positions[i] = Vec3::new(point.x, point.y, 0.5 + point.z * 2e-7),
            Kind::HugeAndTiny => positions[i] = point * if i % 2 == 0 { 1e6 } else { 1e-5 },
            _ => {}
        }
    }
    // Sometimes close to the limits of f32.
    let scale = [1.0, 1.0, 1.0, 1.0, 1e-30, 1e30, 0.1][rng.usize(..7)];
    let scale = if matches!(kind, Kind::AtTheEnds) { 1.0 } else { scale };
    positions.iter_mut().for_each(|position| *position *= scale);
    if rng.bool() {
        let (from, to) = (rng.usize(..count), rng.usize(..count));
        positions[to] = positions[from];
    }
    let triangles = (0..rng.usize(3..5)).map(|_| [0; 3].map(|_: i32| rng.usize(..count) as u32)).collect();
    Mesh::new(positions.iter().map(|position| position.to_array()).collect(), triangles)
}

/// Changes of a scene that only `f64` can represent.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// The same scene.
    None,
    /// Far from the origin: whole steps of `f32` are larger than the scene.
    Far,
    /// Far from the origin by a distance that is not a short number, so that differences are not exact.
    FarAndUneven,
    /// Some coordinates differ in their last digits.
    LastDigits,
    /// Beyond the range of `f32`.
    Huge,
    /// Below the range of `f32`.
    Tiny,
    /// Some coordinates are 10³⁰⁰, some 10⁻³⁰⁰: their products are beyond the range of `f64`.
    Extreme,
    /// Millimeters, a thousand kilometers from the origin.
    Details,
}

/// All changes.
pub const CHANGES: [Change; 8] = [
    Change::None,
    Change::Far,
    Change::FarAndUneven,
    Change::LastDigits,
    Change::Huge,
    Change::Tiny,
    Change::Extreme,
    Change::Details,
];

/// Returns a [`scene`] with `f64` coordinates. Coordinates of scenes at the limits of `f32` are scaled first.
pub fn precise_scene(kind: Kind, change: Change, rng: &mut Rng) -> Mesh<f64> {
    let mut mesh: Mesh<f64> = scene(kind, rng).into();
    let largest = mesh.positions.as_flattened().iter().fold(0.0f64, |largest, x| largest.max(x.abs()));
    // To between 2 and 4, by a power of two.
    let scale = if largest > 0.0 { 2f64.powi(1 - largest.log2().floor() as i32) } else { 1.0 };
    let place = [1e6, -7e8, 123_456_789.0][rng.usize(..3)];
    let uneven = [0.1, 1e6 / 3.0, -98_765.432_1][rng.usize(..3)];
    for coordinate in mesh.positions.as_flattened_mut() {
        let scaled = *coordinate * scale;
        *coordinate = match change {
            Change::None => *coordinate,
            Change::Far => place + scaled,
            Change::FarAndUneven => uneven + 0.7 * scaled,
            Change::LastDigits if scaled == 0.0 => scaled,
            Change::LastDigits => f64::from_bits((1.0 + scaled.abs()).to_bits() + rng.u64(..3)),
            Change::Huge => scaled * 2f64.powi(1020),
            Change::Tiny => scaled * 2f64.powi(-1070),
            Change::Extreme => match rng.u32(..6) {
                0 => scaled * 1e300,
                1 => scaled * 1e-300,
                _ => scaled,
            },
            Change::Details => 1e6 + 1e-3 * scaled,
        };
    }
    mesh
}

/// Returns the triangles of a mesh with `f64` coordinates.
pub fn precise_faces(mesh: &Mesh<f64>) -> Vec<Face<[f64; 3]>> {
    let face = |vertices: &[u32; 3]| Face {
        vertices: *vertices,
        positions: vertices.map(|vertex| mesh.positions[vertex as usize]),
    };
    mesh.triangles.iter().map(face).collect()
}

/// Returns all intersecting pairs of a mesh with `f64` coordinates, by the oracle.
pub fn precise_oracle_pairs(mesh: &Mesh<f64>) -> Vec<(u32, u32)> {
    let faces = precise_faces(mesh);
    let corners = |face: usize| (faces[face].vertices, faces[face].positions);
    let all = (0..faces.len()).flat_map(|i| (i + 1..faces.len()).map(move |j| (i, j)));
    all.filter(|(i, j)| oracle::intersect(corners(*i), corners(*j))).map(|(i, j)| (i as u32, j as u32)).collect()
}
