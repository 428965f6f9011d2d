//! Cloth and bodies as the backends need them: lists of springs, triangles and features, and the uniform of a step.

use bytemuck::Zeroable as _;
use clasp3d_kernels::cloth::commit::MAX_POINTS;
use clasp3d_kernels::geometry::features::Features;
use clasp3d_kernels::types::{self, ClothParams, Inflation};
use glam::{UVec2, Vec3};

use super::settings::{BodyCollisions, SimulationSettings, Steps};
use super::sheet::{Cloth, Spring};
use super::time_step::TimeSteps;
use crate::ccd::assign_features;
use crate::settings::PipelineSettings;
use crate::{ClothError, Clusters, Error, Mesh, ObjectFilter, Result, Scene, SceneError};

/// Default thickness as a fraction of the mean edge length. Features of flat cloth without a common vertex are at least 0.7
/// edge lengths apart, so the reach ([`REACH`] thicknesses) must be less, or all of flat cloth would be near features.
const DEFAULT_THICKNESS: f32 = 0.3;

/// Largest thickness as a fraction of the mean edge length. Beyond, features of adjacent triangles without a common vertex
/// would push each other apart.
const MAX_THICKNESS: f32 = 0.7;

/// Reach of proximity searches, in thicknesses.
const REACH: f32 = 2.0;

/// Cloth and bodies, prepared for a backend.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) scene: Scene,
    pub(crate) bodies: BodyCollisions,
    self_collisions: bool,
    pub(super) frame_time: f32,
    clusters: Clusters,
    /// Number of cloths: the first objects of the scene.
    pub(crate) cloths: usize,
    pub(crate) adjacency: Adjacency,
    /// For each triangle of the scene, its vertices and the features that it owns.
    pub(crate) features: Vec<Features>,
    pub(crate) inverse_masses: Vec<f32>,
    /// Triangles of bodies; vertex 0 is the first vertex of the first body.
    pub(crate) body_triangles: Vec<[u32; 3]>,
    pub(super) params: ClothParams,
    /// Minimum number of steps of a frame.
    pub(crate) steps: u32,
    /// Whether a frame with fast cloth or bodies takes more steps.
    pub(super) adds_steps: bool,
    pub(crate) continuous: bool,
    /// With [`continuous`](SimulationSettings::continuous): the number of steps in the settings. Springs may need more.
    pub(super) requested_steps: Option<u32>,
    /// The longest stable time step.
    pub(crate) allowed_step: f32,
}

/// Springs and triangles of each point.
#[derive(Clone, Debug)]
pub(crate) struct Adjacency {
    /// Index of the first spring and of the first fan triangle of each point; one more element has both lengths.
    pub(crate) starts: Vec<UVec2>,
    /// Each spring is listed at both ends.
    pub(crate) springs: Vec<types::SpringEnd>,
    /// For each triangle of a point, its two other vertices.
    pub(crate) fan_triangles: Vec<UVec2>,
}

impl Model {
    /// Prepares cloth and bodies.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, there are too few steps, there is no triangle, or cloth starts inside a closed body.
    pub fn new(
        cloths: impl IntoIterator<Item = Cloth>,
        bodies: impl IntoIterator<Item = Mesh>,
        settings: SimulationSettings,
    ) -> Result<Self> {
        settings.check()?;
        let cloths: Vec<Cloth> = cloths.into_iter().collect();
        let points = count_points(&cloths)?;
        let scene = Scene::new(cloths.iter().map(|cloth| cloth.mesh.clone()).chain(bodies))?;
        super::inside::check(&scene, cloths.len())?;
        let first_face = scene.triangles_of(cloths.len() - 1).end;
        let within_bodies = |vertices: &[u32; 3]| vertices.map(|vertex| vertex - points as u32);
        let body_triangles: Vec<[u32; 3]> = scene.triangles()[first_face..].iter().map(within_bodies).collect();
        let TimeSteps { allowed, steps, step_time } = TimeSteps::new(&cloths, &settings)?;
        let params = ClothParams {
            points: points as u32,
            vertices: scene.positions().len() as u32,
            faces: body_triangles.len() as u32,
            step_time,
            ..uniform(&settings, thickness(&cloths, &settings)?)
        };
        Ok(Self {
            features: assign_features(scene.positions().len(), scene.triangles()),
            scene,
            cloths: cloths.len(),
            adjacency: Adjacency::new(&cloths),
            inverse_masses: inverse_masses(&cloths),
            body_triangles,
            params,
            steps,
            adds_steps: settings.steps == Steps::Auto,
            continuous: settings.continuous,
            requested_steps: match settings.steps {
                Steps::Count(steps) if settings.continuous => Some(steps),
                _ => None,
            },
            allowed_step: allowed,
            bodies: settings.bodies,
            self_collisions: settings.self_collisions,
            frame_time: settings.frame_time,
            clusters: settings.clusters,
        })
    }

    /// Returns the number of mass points: the first vertices of the scene.
    pub(crate) fn points(&self) -> usize {
        self.params.points as usize
    }

    /// Whether any features are kept a thickness apart.
    pub(crate) fn has_contacts(&self) -> bool {
        self.self_collisions || (self.bodies == BodyCollisions::Contacts && !self.body_triangles.is_empty())
    }

    /// Returns the speed above which the simulation counts as blown up.
    pub(crate) fn speed_limit(&self) -> f32 {
        self.params.speed_limit
    }

    /// Returns the distance that contacts keep.
    pub(crate) fn thickness(&self) -> f32 {
        self.params.thickness
    }

    /// Returns settings and inflation of the proximity search.
    pub(crate) fn contact_search_settings(&self) -> (PipelineSettings, Inflation) {
        let filter = self.filter(self.bodies == BodyCollisions::Contacts);
        let inflation = 0.5 * self.params.reach;
        let settings = self.search_settings(self.scene.triangles().len(), filter);
        (settings, Inflation { first: inflation, split: 0, rest: inflation })
    }

    /// Returns the object filter of the impact check.
    pub(super) fn impact_filter(&self) -> ObjectFilter {
        self.filter(self.bodies != BodyCollisions::Off)
    }

    /// Excludes pairs of bodies; pairs of cloth and body unless `with_bodies`; and pairs within and between cloths unless
    /// cloth collides with itself.
    fn filter(&self, with_bodies: bool) -> ObjectFilter {
        let objects = self.scene.objects();
        let mut filter = ObjectFilter::new().self_collisions(false);
        for object in 0..self.cloths {
            filter = filter.self_collisions_of(object, self.self_collisions);
        }
        for (a, b) in (0..objects).flat_map(|a| (a + 1..objects).map(move |b| (a, b))) {
            let collide = match (a < self.cloths, b < self.cloths) {
                (true, true) => self.self_collisions,
                (true, false) => with_bodies,
                _ => false,
            };
            if !collide {
                filter = filter.may_touch(a, b);
            }
        }
        filter
    }

    /// Returns the settings of the search for points in boxes of body faces, and its scene: each point as a triangle without
    /// size, then the faces.
    ///
    /// # Errors
    ///
    /// If that scene has too many triangles.
    pub(crate) fn face_search(&self) -> Result<(PipelineSettings, Scene)> {
        let (points, bodies) = self.scene.positions().split_at(self.points());
        let triangles = (0..points.len() as u32).map(|point| [point; 3]).collect();
        let meshes = [Mesh::new(points.to_vec(), triangles), Mesh::new(bodies.to_vec(), self.body_triangles.clone())];
        let scene = Scene::new(meshes)?;
        Ok((self.search_settings(scene.triangles().len(), ObjectFilter::new().self_collisions(false)), scene))
    }

    fn search_settings(&self, triangles: usize, filter: ObjectFilter) -> PipelineSettings {
        PipelineSettings {
            clusters: self.clusters.count(triangles),
            clustering: self.clusters.into(),
            // Proximity searches do not use one-rings.
            skip_neighbors: true,
            filter,
            ..Default::default()
        }
    }
}

/// Returns the number of points of all cloths.
fn count_points(cloths: &[Cloth]) -> Result<usize> {
    match cloths.iter().map(|cloth| cloth.masses.len()).sum::<usize>() {
        0 => Err(Error::Cloth(ClothError::NoSprings { points: 0 })),
        count if count > MAX_POINTS as usize => {
            Err(Error::Scene(SceneError::VertexCount { count, limit: MAX_POINTS as usize }))
        }
        count => Ok(count),
    }
}

/// Returns the inverse mass of each point: 0 if it is pinned.
fn inverse_masses(cloths: &[Cloth]) -> Vec<f32> {
    let of_cloth = |cloth: &Cloth| -> Vec<f32> {
        let of = |(point, mass): (usize, &f32)| if cloth.pinned.contains(&point) { 0.0 } else { 1.0 / mass };
        cloth.masses.iter().enumerate().map(of).collect()
    };
    cloths.iter().flat_map(of_cloth).collect()
}

/// Returns the fields of the uniform that follow from the settings and the thickness; the others are 0.
fn uniform(settings: &SimulationSettings, thickness: f32) -> ClothParams {
    let [gravity_x, gravity_y, gravity_z] = settings.gravity;
    ClothParams {
        gravity_x,
        gravity_y,
        gravity_z,
        drag: settings.drag,
        skin_drag: settings.skin_drag,
        stretch_limit: settings.stretch_limit.unwrap_or(0.0),
        thickness,
        reach: REACH * thickness,
        friction: settings.friction,
        speed_limit: settings.speed_limit,
        box_margin: thickness,
        ..ClothParams::zeroed()
    }
}

impl Adjacency {
    fn new(cloths: &[Cloth]) -> Self {
        let (mut starts, mut springs, mut fan_triangles) = (vec![UVec2::ZERO], Vec::new(), Vec::new());
        let mut first = 0;
        for cloth in cloths {
            let points = cloth.masses.len();
            let mut own_springs = vec![Vec::new(); points];
            for &Spring { ends: [a, b], rest, stiffness, damping } in &cloth.springs {
                for (from, to) in [(a, b), (b, a)] {
                    own_springs[from as usize].push(types::SpringEnd { other: first + to, rest, stiffness, damping });
                }
            }
            let mut own_fan_triangles = vec![Vec::new(); points];
            for [a, b, c] in &cloth.mesh.triangles {
                for [vertex, next, last] in [[a, b, c], [b, c, a], [c, a, b]] {
                    own_fan_triangles[*vertex as usize].push(UVec2::new(first + next, first + last));
                }
            }
            for (point_springs, point_fan_triangles) in own_springs.into_iter().zip(own_fan_triangles) {
                springs.extend(point_springs);
                fan_triangles.extend(point_fan_triangles);
                starts.push(UVec2::new(springs.len() as u32, fan_triangles.len() as u32));
            }
            first += points as u32;
        }
        Self { starts, springs, fan_triangles }
    }
}

/// Returns the thickness in the settings, or else one that suits the edges of the cloth.
fn thickness(cloths: &[Cloth], settings: &SimulationSettings) -> Result<f32> {
    let (default, mean_edge) = default_thickness(cloths);
    let thickness = settings.thickness.unwrap_or(default);
    let limit = mean_edge * MAX_THICKNESS;
    if thickness > limit {
        return Err(Error::Cloth(ClothError::TooThick { thickness, mean_edge, limit }));
    }
    Ok(thickness)
}

/// Returns the default thickness and the mean edge length. The longest edge of each triangle (in a grid, the diagonal of a
/// cell) is excluded.
fn default_thickness(cloths: &[Cloth]) -> (f32, f32) {
    let (mut sum, mut count, mut shortest) = (0.0, 0, f32::INFINITY);
    for cloth in cloths {
        for vertices in &cloth.mesh.triangles {
            let [a, b, c] = vertices.map(|vertex| Vec3::from(cloth.mesh.positions[vertex as usize]));
            let mut edges = [a.distance(b), b.distance(c), c.distance(a)];
            edges.sort_by(f32::total_cmp);
            sum += edges[0] + edges[1];
            count += 2;
            shortest = shortest.min(edges[0]);
        }
    }
    let mean = if count > 0 { sum / count as f32 } else { 0.0 };
    if mean > 0.0 {
        // Features at both ends of a short edge must not push each other away, so half the shortest edge limits the thickness.
        // The lower limit of 2% of the mean is for edges without length.
        ((DEFAULT_THICKNESS * mean).min(0.5 * shortest.max(0.02 * mean)), mean)
    } else {
        // Springs without triangles have no contacts.
        (1.0, f32::INFINITY)
    }
}
