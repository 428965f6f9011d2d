//! Small scenes in which everything that is hard for floating point happens often.

use clasp3d::Mesh;
use clasp3d::exact::Face;
use fastrand::Rng;
use glam::Vec3;

use crate::oracle;

/// The triangles of a mesh.
pub fn faces(mesh: &Mesh) -> Vec<Face> {
    let face = |vertices: &[u32; 3]| Face {
        vertices: *vertices,
        positions: vertices.map(|vertex| Vec3::from(mesh.positions[vertex as usize])),
    };
    mesh.triangles.iter().map(face).collect()
}

/// What the oracle says of two faces.
pub fn oracle_says(first: &Face, second: &Face) -> bool {
    let plain = |face: &Face| (face.vertices, face.positions.map(|position| position.to_array()));
    oracle::intersect(plain(first), plain(second))
}

/// Every pair that intersects, by the oracle.
pub fn oracle_pairs(mesh: &Mesh) -> Vec<(u32, u32)> {
    let faces = faces(mesh);
    let numbers = || (0u32..).zip(&faces);
    let all =
        numbers().flat_map(|(i, first)| numbers().skip(i as usize + 1).map(move |(j, second)| (i, first, j, second)));
    all.filter(|(_, first, _, second)| oracle_says(first, second)).map(|(i, _, j, _)| (i, j)).collect()
}

/// How the vertices of a scene lie.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// On a small grid, where most determinants are zero.
    Grid,
    /// On a small grid in a plane.
    Plane,
    /// On a small grid in a plane that is not one of the coordinate planes.
    TiltedPlane,
    /// On a line.
    Line,
    /// Anywhere.
    Anywhere,
    /// Pairs of vertices almost at the same place: needles.
    Needles,
    /// Close to a plane, by a few units in the last place.
    NearlyFlat,
    /// Some far away, some close together.
    HugeAndTiny,
    /// As far out as `f32` goes.
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

/// Some triangles over few vertices, so that they share some; often two vertices are at the same place.
pub fn scene(kind: Kind, rng: &mut Rng) -> Mesh {
    let count = rng.usize(5..10);
    let mut whole = |highest: i32| rng.i32(0..=highest) as f32;
    let mut positions: Vec<Vec3> = (0..count)
        .map(|_| match kind {
            Kind::Grid => Vec3::new(whole(3), whole(3), whole(3)),
            Kind::Plane => Vec3::new(whole(4), whole(4), 1.0),
            Kind::TiltedPlane => {
                let (s, t) = (whole(4), whole(4));
                Vec3::new(s, t, 2.0 * s - 3.0 * t)
            }
            Kind::Line => Vec3::new(1.0, 2.0, -1.0) * whole(6),
            Kind::AtTheEnds => {
                let mut end = || [-3.4e38, -3.3e38, -1e38, 0.0, 1e38, 2e38, 3e38, f32::MAX][whole(7) as usize];
                Vec3::new(end(), end(), end())
            }
            Kind::Anywhere | Kind::Needles | Kind::NearlyFlat | Kind::HugeAndTiny => Vec3::ZERO,
        })
        .collect();
    let mut any = || rng.f32() * 2.0 - 1.0;
    for i in 0..count {
        let place = Vec3::new(any(), any(), any());
        match kind {
            Kind::Anywhere => positions[i] = place,
            Kind::Needles if i % 2 == 1 => positions[i] = positions[i - 1] + place * 1e-6,
            Kind::Needles => positions[i] = place,
            Kind::NearlyFlat => positions[i] = Vec3::new(place.x, place.y, 0.5 + place.z * 2e-7),
            Kind::HugeAndTiny => positions[i] = place * if i % 2 == 0 { 1e6 } else { 1e-5 },
            _ => {}
        }
    }
    // At the ends of f32, too.
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
