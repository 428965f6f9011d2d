//! Scenes whose results are wrong if a driver breaks a rule of WGSL.
//!
//! Scenes far from the origin need differences that are not multiplied out; huge and tiny ones need exact scaling, without
//! overflow; in degenerate ones, most determinants are zero or nearly so, and a wrong sign is a wrong pair.

use clasp3d::exact::{Face, intersect};
use clasp3d::{Mesh, Result, Scene};
use fastrand::Rng;

/// Points per scene. Each group of [`GROUP`] points has [`TRIANGLES`].
const POINTS: usize = 400;

/// Points per group.
const GROUP: usize = 5;

/// Triangles of a group: two share an edge, and all of them share vertices.
const TRIANGLES: [[u32; 3]; 3] = [[0, 1, 2], [0, 2, 3], [1, 3, 4]];

/// A scene, and its positions at the end of a motion.
pub struct HardScene {
    /// For messages.
    pub name: &'static str,
    pub scene: Scene,
    pub t1: Vec<[f32; 3]>,
}

/// Returns a power of two.
const fn power_of_two(exponent: i32) -> f32 {
    f32::from_bits(((127 + exponent) as u32) << 23)
}

/// Creates all scenes.
pub fn hard_scenes() -> Result<Vec<HardScene>> {
    /// Points on a grid of this many steps, at this distance and of this size.
    struct Points {
        name: &'static str,
        steps: u32,
        distance: f32,
        step: f32,
    }
    let points = |name, steps, distance, step| Points { name, steps, distance, step };
    let fine = 1 << 20;
    let families = [
        points("ordinary", fine, 0.0, power_of_two(-20)),
        // Steps of one unit in the last place.
        points("far-away", 24, power_of_two(10), power_of_two(-13)),
        points("far-away huge", 200, power_of_two(110), power_of_two(87)),
        points("huge", fine, 0.0, power_of_two(106)),
        points("tiny", fine, 0.0, power_of_two(-120)),
        points("degenerate", 2, 0.0, 1.0),
        points("degenerate huge", 2, 0.0, power_of_two(66)),
        points("degenerate tiny", 2, 0.0, power_of_two(-66)),
    ];
    let mut rng = Rng::with_seed(1);
    let mut scene = |Points { name, steps, distance, step }: Points| {
        let mut coordinate = || distance + rng.u32(0..=steps) as f32 * step;
        let mut point = || [coordinate(), coordinate(), coordinate()];
        let positions: Vec<[f32; 3]> = (0..POINTS).map(|_| point()).collect();
        let t1 = (0..POINTS).map(|_| point()).collect();
        let group = |first: usize| TRIANGLES.map(|corners| corners.map(|corner| first as u32 + corner));
        let triangles = (0..POINTS).step_by(GROUP).flat_map(group).collect();
        Ok(HardScene { name, scene: Scene::new([Mesh::new(positions, triangles)])?, t1 })
    };
    families.into_iter().map(&mut scene).collect()
}

/// Returns all intersecting pairs of triangles, by the exact predicate for each pair.
pub fn exact_pairs(scene: &Scene) -> Vec<(u32, u32)> {
    let face = |vertices: &[u32; 3]| Face {
        vertices: *vertices,
        positions: vertices.map(|vertex| scene.positions()[vertex as usize].into()),
    };
    let faces: Vec<Face> = scene.triangles().iter().map(face).collect();
    let indexed = || (0u32..).zip(&faces);
    let all =
        indexed().flat_map(|(i, first)| indexed().skip(i as usize + 1).map(move |(j, other)| (i, first, j, other)));
    all.filter(|(_, first, _, other)| intersect(first, other)).map(|(i, _, j, _)| (i, j)).collect()
}
