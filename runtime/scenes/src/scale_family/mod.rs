//! Scenes with extreme sizes, distances and densities, for tests and benchmarks.
//!
//! A broad phase that is fast on an even mesh may be slow on each of these: rounding bounds that are relative to the whole
//! scene, cells or clusters that hold most triangles, boxes that overlap although the triangles are thin. The scenes do not
//! move, and have the same vertices on every machine. The unit is the radius of the sphere that many of them contain;
//! "times" is relative to its diameter.
//!
//! | module | scenes |
//! | --- | --- |
//! | `outliers` | a sphere beside something huge or far away |
//! | `groups` | many objects: sparse, nested, of different sizes |
//! | `fans` | triangles around one vertex |
//! | `soups` | triangles without neighbors: random, needles, in one place |
//! | `sheets` | layers, slivers and graded meshes |

mod fans;
mod groups;
mod outliers;
mod sheets;
mod soups;

use clasp3d::{Mesh, Result, Scene};
use glam::{Mat3, Vec3};

use crate::check_triangle_count;
use crate::shapes::UvSphere;

/// A scene of the family.
#[derive(Clone, Copy, Debug)]
pub struct ScaleScene {
    /// Name.
    pub name: &'static str,
    /// Description in one line.
    pub description: &'static str,
    /// Most triangles: with more, the number of pairs would grow with their square.
    pub max_triangles: usize,
    constructor: fn(usize) -> Vec<Mesh>,
}

/// All scenes of the family.
pub const SCALE_SCENES: &[ScaleScene] = &[
    scene("sphere", "a sphere, which many of the other scenes contain", |n| vec![ball(n, Vec3::ZERO, 1.0)]),
    scene("ground-1e2", "a sphere above a ground triangle 100 times its size", |n| outliers::ground(n, 1e2)),
    scene("ground-1e3", "a sphere above a ground triangle 1,000 times its size", |n| outliers::ground(n, 1e3)),
    scene("ground-1e4", "a sphere above a ground triangle 10⁴ times its size", |n| outliers::ground(n, 1e4)),
    scene("ground-1e6", "a sphere above a ground triangle 10⁶ times its size", |n| outliers::ground(n, 1e6)),
    scene("ground-1e7", "a sphere above a ground triangle 10⁷ times its size", |n| outliers::ground(n, 1e7)),
    scene("slope-1e4", "the same with an inclined triangle 10⁴ times its size", |n| outliers::slope(n, 1e4)),
    scene("sky-1e4", "a sphere in a coarse sky dome 10⁴ times its size", |n| outliers::sky(n, 36, 1e4)),
    scene("sky-1e7", "a sphere in a coarse sky dome 10⁷ times its size", |n| outliers::sky(n, 36, 1e7)),
    scene("sky-fine-1e4", "a sphere in a sky dome of 2,000 triangles, 10⁴ times its size", |n| {
        outliers::sky(n, 2000, 1e4)
    }),
    scene("sky-fine-1e7", "a sphere in a sky dome of 2,000 triangles, 10⁷ times its size", |n| {
        outliers::sky(n, 2000, 1e7)
    }),
    scene("far-1e5", "a sphere, and a coarse one at a distance of 10⁵ times its size", |n| outliers::far(n, 1e5)),
    scene("far-1e7", "a sphere, and a coarse one at a distance of 10⁷ times its size", |n| outliers::far(n, 1e7)),
    scene("far-tenth-1e5", "a tenth of the triangles at a distance of 10⁵ times the size of the rest", |n| {
        groups::two_balls(n, 0.1, 1e5, 1.0)
    }),
    scene("far-tenth-1e7", "a tenth of the triangles at a distance of 10⁷ times the size of the rest", |n| {
        groups::two_balls(n, 0.1, 1e7, 1e3)
    }),
    scene("outlier-1e4", "a sphere with one vertex 10⁴ times its size away", |n| outliers::vertex(n, 1e4)),
    scene("outlier-1e7", "a sphere with one vertex 10⁷ times its size away", |n| outliers::vertex(n, 1e7)),
    scene("outlier-unused", "a sphere, and a vertex without triangles 10⁷ times its size away", |n| {
        outliers::unused_vertex(n, 1e7)
    }),
    scene("origin-1e4", "a sphere at a distance of 10⁴ times its size from the origin", |n| {
        outliers::far_from_origin(n, 1e4)
    }),
    scene("origin-1e5", "a sphere at a distance of 10⁵ times its size from the origin", |n| {
        outliers::far_from_origin(n, 1e5)
    })
    .at_most(200_000),
    scene("huge", "two spheres of radius 10³⁰ that intersect", |n| groups::crossing_balls(n, 1e30)),
    scene("tiny", "two spheres of radius 10⁻³⁰ that intersect", |n| groups::crossing_balls(n, 1e-30)),
    scene("huge-cuts", "a sphere cut by 100 triangles 10⁴ times its size", |n| outliers::cuts(n, 1e4)),
    scene("sparse", "balls of 256 triangles, spread over 50,000 times their size", |n| groups::sparse(n, n / 256)),
    scene("sparse-170", "170 balls, spread over 50,000 times their size", |n| groups::sparse(n, 170)),
    scene("two-blobs", "two spheres at a distance of 10⁶ times their size", |n| groups::two_balls(n, 0.5, 1e6, 1.0))
        .at_most(200_000),
    scene(
        "blobs-80-20",
        "four fifths of the triangles in one sphere, a fifth in another 10⁴ times its size away",
        |n| groups::two_balls(n, 0.2, 1e4, 1.0),
    ),
    scene("nested", "20 concentric spheres with radii from 10⁻⁴ to 1", groups::nested),
    scene(
        "duplicates",
        "the same sphere twice: every triangle touches its copy and the neighbors of that",
        groups::duplicates,
    ),
    scene("cubes", "cubes of 12 triangles at random, each an object", groups::cubes),
    scene("terrain", "five detailed robots on a terrain 500 times their size", groups::terrain),
    scene("city", "a cloth with most of the triangles, in a city 2,000 times its size", groups::city),
    scene("ship", "a hull and 300 screws, 10⁴ times smaller", groups::ship),
    scene("fan", "a flat polygon, triangulated around a vertex in its middle", |n| fans::flat(n, Vec3::ZERO)),
    scene("fan-inclined", "the same in a plane that is not axis-aligned", |n| fans::flat(n, Vec3::new(0.3, 0.2, 0.0))),
    scene("fan-rough", "the same with heights that differ by a thousandth", fans::rough),
    scene("fan-folded", "triangles around a vertex that intersect: three turns, up and down", fans::folded),
    scene("fans", "fans of 500 triangles in different planes", fans::many),
    scene("random", "small triangles at random in a cube; hardly any boxes overlap", |n| soups::random(n, 0.5)),
    scene("random-sparse", "tiny triangles at random in a cube", |n| soups::random(n, 0.02)),
    scene("random-dense", "triangles at random in a cube; each box overlaps several others", |n| soups::random(n, 2.0)),
    scene(
        "size-ratios",
        "triangles at random, with sizes evenly distributed on a logarithmic scale over 10⁴",
        soups::ratios,
    ),
    scene("dense-core", "triangles at random, smaller and closer towards a point, over 10⁶", soups::dense_core),
    scene("hair", "thin strips of 20 triangles with random directions", |n| soups::hair(n, None)),
    scene("hair-parallel", "thin strips of 20 triangles, parallel to a diagonal", |n| soups::hair(n, Some(DIAGONAL))),
    scene("needles", "needles with random directions, 10⁴ times as long as wide", |n| soups::needles(n, 4.0, None)),
    scene("needles-parallel", "needles parallel to a diagonal; many axis-aligned boxes overlap", |n| {
        soups::needles(n, 4.0, Some(DIAGONAL))
    }),
    scene("needles-axis", "needles parallel to an axis, through the whole scene", soups::needles_along_axis),
    scene("one-place", "triangles at random in one place: a large part of all pairs intersects", soups::one_place)
        .at_most(4000),
    scene("identical", "the same triangle again and again", soups::identical).at_most(2000),
    scene("one-point", "all vertices at one point", soups::one_point).at_most(2000),
    scene("layers", "50 wavy layers, closer than their triangles are large", |n| sheets::layers(n, Mat3::IDENTITY)),
    scene("layers-inclined", "the same, not axis-aligned", |n| sheets::layers(n, sheets::inclination())),
    scene("layers-crossing", "50 nearly parallel layers that intersect in a line", sheets::crossing_layers),
    scene("flat-sheet", "a flat sheet along the axes", |n| sheets::flat(n, Mat3::IDENTITY)),
    scene("flat-sheet-inclined", "a flat sheet, not axis-aligned", |n| sheets::flat(n, sheets::inclination())),
    scene("slivers", "a wavy sheet of triangles 10⁴ times as long as wide", |n| sheets::slivers(n, Mat3::IDENTITY)),
    scene("slivers-inclined", "the same, not axis-aligned", |n| sheets::slivers(n, sheets::inclination())),
    scene("cylinder", "a cylinder of triangles from end to end, 10⁴ times as long as wide", sheets::cylinder),
    scene("graded", "a cone whose triangles grow with the distance from its apex, over 10⁶", sheets::graded),
    scene("cable", "a long tube, eight vertices around", sheets::cable),
];

/// A direction that is far from all axes.
const DIAGONAL: Vec3 = Vec3::new(0.62, 0.58, 0.53);

const fn scene(name: &'static str, description: &'static str, constructor: fn(usize) -> Vec<Mesh>) -> ScaleScene {
    ScaleScene { name, description, max_triangles: Scene::MAX_TRIANGLES, constructor }
}

impl ScaleScene {
    const fn at_most(mut self, max_triangles: usize) -> Self {
        self.max_triangles = max_triangles;
        self
    }

    /// Returns the scene with this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        SCALE_SCENES.iter().find(|scene| scene.name == name)
    }

    /// Builds the scene with about this many triangles, at most [`max_triangles`](Self::max_triangles). Some scenes need at
    /// least a few thousand.
    ///
    /// # Errors
    ///
    /// If `triangles` is 0 or more than a scene can have.
    pub fn build(&self, triangles: usize) -> Result<Scene> {
        check_triangle_count(triangles)?;
        Scene::new((self.constructor)(triangles.min(self.max_triangles)))
    }
}

/// A sphere with about this many triangles, at least 36.
fn ball(triangles: usize, center: Vec3, radius: f32) -> Mesh {
    let sphere = UvSphere::new(triangles);
    mesh(sphere.vertices(0.0).map(|vertex| center + vertex * radius), sphere.triangles())
}

fn mesh(vertices: impl Iterator<Item = Vec3>, triangles: Vec<[u32; 3]>) -> Mesh {
    Mesh::new(vertices.map(|vertex| vertex.to_array()).collect(), triangles)
}

/// Triangles without common vertices.
fn soup(triangles: impl Iterator<Item = [Vec3; 3]>) -> Mesh {
    let positions: Vec<[f32; 3]> = triangles.flatten().map(|corner| corner.to_array()).collect();
    let indices = (0..positions.len() as u32 / 3).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect();
    Mesh::new(positions, indices)
}
