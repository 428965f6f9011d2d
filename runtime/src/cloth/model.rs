//! Cloth and bodies as the backends want them: lists of springs, triangles and features, and the uniform of a step.

use bytemuck::Zeroable as _;
use clasp3d_kernels::cloth::commit::{MAX_POINTS, MAX_STEPS};
use clasp3d_kernels::cloth::near::free_bound;
use clasp3d_kernels::types::{ClothParams, Inflation, Spring};
use glam::{UVec2, UVec4, Vec3};

use super::settings::{BodyCollisions, SimulationSettings, Steps};
use super::sheet::{Cloth, Link};
use super::simulation::FrameStats;
use crate::ccd::assign_features;
use crate::settings::PipelineSettings;
use crate::{ClothError, Clusters, Error, Mesh, ObjectFilter, Result, Scene, SceneError};

/// How much of the time step that is just stable is allowed.
const SAFETY: f32 = 0.9;

/// The thickness, as a part of the mean length of an edge, where nobody says how thick cloth is. Features that have no
/// vertex in common are at least 0.7 of an edge apart in flat cloth: the reach must stay below.
const USUAL_THICKNESS: f32 = 0.3;

/// The largest thickness, as a part of the mean length of an edge: beyond, neighbours would push each other away.
const THICKEST: f32 = 0.7;

/// How far features are looked for, in thicknesses.
const REACH: f32 = 2.0;

/// Steps until features are looked for again, at most.
const LONGEST_SEARCH: u32 = 16;

/// How many times as many steps as the springs need a frame may take because something is fast.
const MOST_EXTRA: u32 = 8;

/// How far the fastest point may move from one search to the next, as a part of what it may move when nothing is near: so
/// nobody is held back only because features were not looked for.
const FREE_SHARE: f32 = 0.7;

/// How far a body may move from one search to the next, in thicknesses.
const BODY_SHARE: f32 = 0.25;

/// Cloth and bodies, made ready for a backend.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) scene: Scene,
    pub(crate) bodies: BodyCollisions,
    self_collisions: bool,
    frame_time: f32,
    clusters: Clusters,
    /// The first objects of the scene are cloth.
    pub(crate) cloths: usize,
    /// Where the springs and the fans of each point start; one more for where those of the last one end.
    pub(crate) starts: Vec<UVec2>,
    pub(crate) springs: Vec<Spring>,
    /// For each triangle of a point, its two other corners.
    pub(crate) fans: Vec<UVec2>,
    /// For each triangle of the scene, its vertices and the features that belong to it.
    pub(crate) features: Vec<UVec4>,
    pub(crate) inverse_masses: Vec<f32>,
    /// Triangles of bodies; their vertices are numbered from the first one of the bodies on.
    pub(crate) body_triangles: Vec<[u32; 3]>,
    params: ClothParams,
    /// Steps of a frame, at least.
    pub(crate) steps: u32,
    /// Whether a frame may take more of them.
    more_steps: bool,
    /// Whether steps are bounded by continuous detection; and how many the caller wants, where the springs may need more.
    pub(crate) continuous: bool,
    wanted_steps: Option<u32>,
    /// The longest step that is stable.
    pub(crate) allowed_step: f32,
}

/// What happens in a frame.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The uniform of its first step.
    params: ClothParams,
    /// How many steps it takes.
    pub(crate) steps: u32,
    /// After how many steps features are looked for again.
    pub(crate) search_every: u32,
    /// Where the vertices of bodies are at its start and at its end.
    pub(crate) body_start: Vec<[f32; 3]>,
    pub(crate) body_end: Vec<[f32; 3]>,
}

impl Frame {
    /// The uniform of a step.
    pub(crate) fn step(&self, step: u32) -> ClothParams {
        ClothParams { step, body_time: (step + 1) as f32 / self.steps as f32, ..self.params }
    }

    /// Whether features are looked for before this step.
    pub(crate) fn searches(&self, step: u32) -> bool {
        step.is_multiple_of(self.search_every)
    }

    /// How much the boxes of faces grow so that no point is missed that is in the box of a face: a point in its box is no
    /// farther from a face than the box is long.
    pub(crate) fn face_inflation(&self, model: &Model) -> Inflation {
        let margin = 2.0 * self.params.box_margin;
        let diagonal = |positions: &[[f32; 3]]| {
            let of = |names: &[u32; 3]| {
                let [a, b, c] = names.map(|vertex| Vec3::from(positions[vertex as usize]));
                (a.max(b).max(c) - a.min(b).min(c) + margin).length()
            };
            model.body_triangles.iter().map(of).fold(0.0, f32::max)
        };
        // In between, vertices are on straight lines. No edge is longer than the longer of the two, but it may be turned:
        // the diagonal of a box is at most √3 times as long.
        let turned = if self.body_start == self.body_end { 1.0 } else { 1.75 };
        let rest = turned * diagonal(&self.body_start).max(diagonal(&self.body_end));
        Inflation { first: 0.0, split: model.params.points, rest }
    }
}

impl Model {
    /// Cloth among bodies.
    ///
    /// # Errors
    ///
    /// Where a number is out of its range, the steps are too few, there is no triangle at all, or cloth starts inside a
    /// closed body.
    pub fn new(
        cloths: impl IntoIterator<Item = Cloth>,
        bodies: impl IntoIterator<Item = Mesh>,
        settings: SimulationSettings,
    ) -> Result<Self> {
        settings.check()?;
        let cloths: Vec<Cloth> = cloths.into_iter().collect();
        let bodies: Vec<Mesh> = bodies.into_iter().collect();
        let points: usize = cloths.iter().map(|cloth| cloth.masses.len()).sum();
        if points == 0 {
            return Err(Error::Cloth(ClothError::NoSprings { points }));
        }
        if points > MAX_POINTS as usize {
            return Err(Error::Scene(SceneError::VertexCount { count: points, limit: MAX_POINTS as usize }));
        }
        let scene = Scene::new(cloths.iter().map(|cloth| cloth.mesh.clone()).chain(bodies))?;
        super::inside::check(&scene, cloths.len())?;
        let first_face = scene.triangles_of(cloths.len() - 1).end;
        let from_first = |names: &[u32; 3]| names.map(|vertex| vertex - points as u32);
        let body_triangles: Vec<[u32; 3]> = scene.triangles()[first_face..].iter().map(from_first).collect();

        let (starts, springs, fans) = adjacency(&cloths);
        let mut inverse_masses = Vec::with_capacity(points);
        for cloth in &cloths {
            let of = |(point, mass): (usize, &f32)| if cloth.pinned.contains(&point) { 0.0 } else { 1.0 / mass };
            inverse_masses.extend(cloth.masses.iter().enumerate().map(of));
        }
        let (allowed_step, paper_step) = longest_step(&cloths, &settings);
        let steps = match settings.steps {
            Steps::Auto => (settings.frame_time / allowed_step).ceil().max(1.0),
            // What is too long for the springs is divided for them alone.
            Steps::Count(steps) if settings.continuous => {
                let divided = (settings.frame_time / (steps as f32 * allowed_step)).ceil().max(1.0);
                steps as f32 * divided
            }
            Steps::Count(steps) => steps as f32,
        };
        if steps > MAX_STEPS as f32 {
            let (frame_time, allowed) = (settings.frame_time, allowed_step);
            return Err(Error::Cloth(ClothError::TooManySteps { frame_time, allowed, limit: MAX_STEPS }));
        }
        let step_time = settings.frame_time / steps;
        if step_time > allowed_step * 1.000_001 {
            return Err(Error::Cloth(ClothError::TimeStep { step_time, allowed: allowed_step, period: paper_step }));
        }
        let (usual_thickness, mean_edge) = usual_thickness(&cloths);
        let thickness = settings.thickness.unwrap_or(usual_thickness);
        if thickness > mean_edge * THICKEST {
            return Err(Error::Cloth(ClothError::TooThick { thickness, mean_edge }));
        }
        let mut params = ClothParams::zeroed();
        (params.points, params.vertices) = (points as u32, scene.positions().len() as u32);
        params.step_time = step_time;
        [params.gravity_x, params.gravity_y, params.gravity_z] = settings.gravity;
        (params.drag, params.skin_drag) = (settings.drag, settings.skin_drag);
        params.stretch_limit = settings.stretch_limit.unwrap_or(0.0);
        (params.thickness, params.reach) = (thickness, REACH * thickness);
        params.friction = settings.friction;
        params.speed_limit = settings.speed_limit;
        params.faces = body_triangles.len() as u32;
        params.box_margin = thickness;
        Ok(Self {
            features: assign_features(scene.positions().len(), scene.triangles()),
            scene,
            cloths: cloths.len(),
            starts,
            springs,
            fans,
            inverse_masses,
            body_triangles,
            params,
            steps: steps as u32,
            more_steps: settings.steps == Steps::Auto,
            continuous: settings.continuous,
            wanted_steps: match settings.steps {
                Steps::Count(steps) if settings.continuous => Some(steps),
                _ => None,
            },
            allowed_step,
            bodies: settings.bodies,
            self_collisions: settings.self_collisions,
            frame_time: settings.frame_time,
            clusters: settings.clusters,
        })
    }

    /// How many vertices are mass points.
    pub(crate) fn points(&self) -> usize {
        self.params.points as usize
    }

    /// Whether anything keeps a thickness apart.
    pub(crate) fn has_contacts(&self) -> bool {
        self.self_collisions || (self.bodies == BodyCollisions::Contacts && !self.body_triangles.is_empty())
    }

    /// The speed that no point should exceed.
    pub(crate) fn speed_limit(&self) -> f32 {
        self.params.speed_limit
    }

    /// The distance that contacts keep.
    pub(crate) fn thickness(&self) -> f32 {
        self.params.thickness
    }

    /// What happens in the next frame: the wind blows like this, bodies move from where they are to where they will be,
    /// and this happened in the last one.
    ///
    /// # Errors
    ///
    /// Where bodies have more or fewer vertices than they had, or one is not finite.
    pub fn frame(
        &self,
        body_start: &[[f32; 3]],
        body_end: &[[f32; 3]],
        wind: [f32; 3],
        last: &FrameStats,
    ) -> Result<Frame> {
        self.part_of_frame(body_start, body_end, wind, last, 0)
    }

    /// A part of a frame that was halved so many times: what [`frame`](Self::frame) is for 0. It takes as many steps as a
    /// whole one, so they are the shorter the smaller the part is.
    pub(crate) fn part_of_frame(
        &self,
        body_start: &[[f32; 3]],
        body_end: &[[f32; 3]],
        wind: [f32; 3],
        last: &FrameStats,
        halvings: u32,
    ) -> Result<Frame> {
        let points = self.points();
        let expected = self.scene.positions().len() - points;
        if body_end.len() != expected {
            return Err(Error::Scene(SceneError::PositionCount { count: body_end.len(), expected }));
        }
        crate::scene::check_finite(body_end).map_err(|error| match error {
            SceneError::NotFinite { vertex, axis, value } => {
                SceneError::NotFinite { vertex: vertex + points, axis, value }
            }
            error => error,
        })?;
        let mut params = self.params;
        [params.wind_x, params.wind_y, params.wind_z] = wind;
        let moved = |(from, to): (&[f32; 3], &[f32; 3])| Vec3::from(*from).distance(Vec3::from(*to));
        let travel = body_start.iter().zip(body_end).map(moved).fold(0.0, f32::max);
        // Whatever is in the way may be in free fall by now.
        let time = self.frame_time / (1 << halvings) as f32;
        let speed = last.top_speed + params.gravity().length() * time;
        let by_speed = speed * time / (FREE_SHARE * free_bound(&params));
        // A body that runs into something is what bounds the steps that the caller wants.
        let as_wanted = self.wanted_steps.filter(|_| halvings == 0);
        let by_bodies = match as_wanted {
            Some(wanted) => wanted as f32,
            None if self.bodies == BodyCollisions::Contacts => travel / (BODY_SHARE * params.thickness),
            None => 0.0,
        };
        let searches = if self.has_contacts() { by_speed.max(by_bodies).ceil().max(1.0) } else { 1.0 };
        let mut steps = self.steps;
        if (self.more_steps || halvings > 0) && searches > steps as f32 {
            steps = (searches.min((MOST_EXTRA * steps) as f32) as u32).min(MAX_STEPS);
        }
        params.step_time = time / steps as f32;
        // What is entangled is pushed out once to a search.
        let longest = if last.entangled > 0 { 2 } else { LONGEST_SEARCH };
        let search_every = ((steps as f32 / searches) as u32).clamp(1, longest.min(steps));
        params.body_travel = travel * search_every as f32 / steps as f32;
        Ok(Frame { params, steps, search_every, body_start: body_start.to_vec(), body_end: body_end.to_vec() })
    }

    /// How what is near is found: not bodies among themselves, and cloth among itself only where it collides.
    pub(crate) fn contact_search(&self) -> (PipelineSettings, Inflation) {
        let filter = self.filter(self.bodies == BodyCollisions::Contacts);
        let inflation = 0.5 * self.params.reach;
        (self.search(self.scene.triangles().len(), filter), Inflation { first: inflation, split: 0, rest: inflation })
    }

    /// What is looked at when steps are bounded: all but bodies among themselves, and but what collides with nothing.
    pub(crate) fn bounding_filter(&self) -> ObjectFilter {
        self.filter(self.bodies != BodyCollisions::Off)
    }

    /// Leaves out bodies among themselves, cloth with bodies unless it is wanted, and cloth among itself unless it collides.
    fn filter(&self, with_bodies: bool) -> ObjectFilter {
        let objects = self.scene.objects();
        let mut filter = ObjectFilter::new().self_collisions(false);
        for object in 0..self.cloths {
            filter = filter.self_collisions_of(object, self.self_collisions);
        }
        for (a, b) in (0..objects).flat_map(|a| (a + 1..objects).map(move |b| (a, b))) {
            let wanted = match (a < self.cloths, b < self.cloths) {
                (true, true) => self.self_collisions,
                (true, false) => with_bodies,
                _ => false,
            };
            if !wanted {
                filter = filter.may_touch(a, b);
            }
        }
        filter
    }

    /// How the faces are found that points may collide with, and the scene in which they are: points without any size,
    /// and the faces.
    ///
    /// # Errors
    ///
    /// Where that scene has too many triangles.
    pub(crate) fn face_search(&self) -> Result<(PipelineSettings, Scene)> {
        let (points, bodies) = self.scene.positions().split_at(self.points());
        let corners = (0..points.len() as u32).map(|point| [point; 3]).collect();
        let meshes = [Mesh::new(points.to_vec(), corners), Mesh::new(bodies.to_vec(), self.body_triangles.clone())];
        let scene = Scene::new(meshes)?;
        Ok((self.search(scene.triangles().len(), ObjectFilter::new().self_collisions(false)), scene))
    }

    fn search(&self, triangles: usize, filter: ObjectFilter) -> PipelineSettings {
        PipelineSettings {
            clusters: self.clusters.count(triangles),
            // What is near is not what intersects: nobody asks.
            skip_neighbors: true,
            filter,
            ..Default::default()
        }
    }
}

/// The springs and fans of each point.
fn adjacency(cloths: &[Cloth]) -> (Vec<UVec2>, Vec<Spring>, Vec<UVec2>) {
    let (mut starts, mut springs, mut fans) = (vec![UVec2::ZERO], Vec::new(), Vec::new());
    let mut first = 0;
    for cloth in cloths {
        let points = cloth.masses.len();
        let mut own_springs = vec![Vec::new(); points];
        for &Link { ends: [a, b], rest, stiffness, damping } in &cloth.links {
            for (from, to) in [(a, b), (b, a)] {
                own_springs[from as usize].push(Spring { other: first + to, rest, stiffness, damping });
            }
        }
        let mut own_fans = vec![Vec::new(); points];
        for [a, b, c] in &cloth.mesh.triangles {
            for [at, next, last] in [[a, b, c], [b, c, a], [c, a, b]] {
                own_fans[*at as usize].push(UVec2::new(first + next, first + last));
            }
        }
        for (point_springs, point_fans) in own_springs.into_iter().zip(own_fans) {
            springs.extend(point_springs);
            fans.extend(point_fans);
            starts.push(UVec2::new(springs.len() as u32, fans.len() as u32));
        }
        first += points as u32;
    }
    (starts, springs, fans)
}

/// The longest step that is stable, and the natural period of the stiffest spring that the paper asks it to be below.
///
/// The paper's bound, `π √(m/K)`, is that of one spring. A point of a mesh hangs on a dozen, which swing against each
/// other: by Gershgorin's theorem the square of the highest angular frequency is at most `ω² = 2 Σ k / m`, and likewise
/// damping is at most `c = 2 Σ d / m`, plus that of the air. Semi-implicit Euler steps are stable where `(ω Δt)² + 2 c Δt
/// < 4`. The step must keep to both bounds.
fn longest_step(cloths: &[Cloth], settings: &SimulationSettings) -> (f32, f32) {
    let (mut stable, mut period) = (f32::INFINITY, f32::INFINITY);
    for cloth in cloths {
        let mut sums = vec![(0.0f64, 0.0f64, 0.0f64); cloth.masses.len()];
        for link in &cloth.links {
            for end in link.ends {
                let (stiffness, damping, _) = &mut sums[end as usize];
                *stiffness += 2.0 * f64::from(link.stiffness);
                *damping += 2.0 * f64::from(link.damping);
                let mass = cloth.masses[end as usize];
                period = period.min(core::f32::consts::PI * (mass / link.stiffness).sqrt());
            }
        }
        for names in &cloth.mesh.triangles {
            let [a, b, c] = names.map(|vertex| Vec3::from(cloth.mesh.positions[vertex as usize]));
            let area = 0.5 * (b - a).cross(c - a).length();
            for vertex in names {
                // Cloth that is stretched to its limit has more area.
                let stretched = settings.stretch_limit.unwrap_or(2.0).powi(2);
                sums[*vertex as usize].2 += f64::from(settings.drag.max(settings.skin_drag) * area / 3.0 * stretched);
            }
        }
        for ((stiffness, damping, drag), mass) in sums.into_iter().zip(&cloth.masses) {
            let (omega_squared, c) = (stiffness / f64::from(*mass), (damping + drag) / f64::from(*mass));
            // The positive root of ω² Δt² + 2 c Δt = 4, written so that ω may be zero.
            let root = c + (c * c + 4.0 * omega_squared).sqrt();
            stable = stable.min((4.0 / root) as f32);
        }
    }
    ((SAFETY * stable).min(period), period)
}

/// A thickness that suits the edges of the cloth, and their mean length. (Of a cell of a grid, the diagonal is left out.)
fn usual_thickness(cloths: &[Cloth]) -> (f32, f32) {
    let (mut sum, mut count, mut shortest) = (0.0, 0, f32::INFINITY);
    for cloth in cloths {
        for names in &cloth.mesh.triangles {
            let [a, b, c] = names.map(|vertex| Vec3::from(cloth.mesh.positions[vertex as usize]));
            let mut edges = [a.distance(b), b.distance(c), c.distance(a)];
            edges.sort_by(f32::total_cmp);
            sum += edges[0] + edges[1];
            count += 2;
            shortest = shortest.min(edges[0]);
        }
    }
    let mean = if count > 0 { sum / count as f32 } else { 0.0 };
    if mean > 0.0 {
        // Short edges are not to push their neighbours away; but there may be one of no length at all.
        ((USUAL_THICKNESS * mean).min(0.5 * shortest.max(0.02 * mean)), mean)
    } else {
        // Springs without triangles have no contacts.
        (1.0, f32::INFINITY)
    }
}
