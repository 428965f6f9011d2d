//! Scenes with [simulated cloth](clasp3d::cloth).

use core::f32::consts::TAU;

use glam::Vec3;

use crate::shapes::{UvSphere, sheet_grid, sin_cos};
use crate::smooth_step;
use clasp3d::cloth::{Cloth, Material, SimulationSettings};
use clasp3d::{Mesh, Result};

/// Time between frames, in seconds.
const FRAME_TIME: f32 = 1.0 / 30.0;

/// Input of a cloth simulation.
pub(crate) struct ClothScene {
    pub(crate) cloths: Vec<Cloth>,
    pub(crate) bodies: Vec<Mesh>,
    pub(crate) settings: SimulationSettings,
    pub(crate) script: Script,
}

/// Prescribed motion of the bodies and the wind, as functions of time in seconds.
pub(crate) struct Script {
    /// Positions of the vertices of all bodies.
    pub(crate) bodies: Box<dyn Fn(f32) -> Vec<[f32; 3]> + Send + Sync>,
    /// Velocity of the air in m/s.
    pub(crate) wind: fn(f32) -> [f32; 3],
}

impl Script {
    /// Returns the time at the end of frame `frame`, in seconds.
    pub(crate) fn end_time(&self, frame: u64) -> f32 {
        (frame + 1) as f32 * FRAME_TIME
    }
}

/// Returns a horizontal sheet with about this many triangles around the vertical axis. The numbers of its cells are even, so that
/// the sheet is symmetric, including its diagonals.
fn horizontal_sheet(triangles: usize, [width, depth]: [f32; 2], height: f32, material: &Material) -> Result<Cloth> {
    let grid = sheet_grid(triangles, width / depth);
    let [columns, rows] = [grid.columns, grid.rows].map(|points| (points / 2 * 2).max(4) + 1);
    Cloth::grid(columns, rows, material, |[u, v]| [width * (u - 0.5), depth * (v - 0.5), height])
}

fn settings(friction: f32) -> SimulationSettings {
    SimulationSettings { frame_time: FRAME_TIME, friction, ..Default::default() }
}

fn no_wind(_: f32) -> [f32; 3] {
    [0.0; 3]
}

/// Returns the vertices of a ball around the vertical axis.
fn ball(sphere: UvSphere, radius: f32, height: f32, rotation: f32) -> Vec<[f32; 3]> {
    sphere.vertices(rotation).map(|vertex| (vertex * radius + Vec3::Z * height).to_array()).collect()
}

/// A square cloth falls onto a ball of 576 faces and drapes over it (Fig. 2 of Vassilev and Dochev).
pub(crate) fn tablecloth(triangles: usize, material: &Material) -> Result<ClothScene> {
    const RADIUS: f32 = 0.4;
    const FACES: usize = 576;
    let sphere = UvSphere::new(FACES);
    let start = ball(sphere, RADIUS, 0.0, 0.0);
    Ok(ClothScene {
        cloths: vec![horizontal_sheet(triangles.saturating_sub(FACES), [1.6, 1.6], RADIUS + 0.05, material)?],
        bodies: vec![Mesh::new(start.clone(), sphere.triangles())],
        settings: settings(0.3),
        script: Script { bodies: Box::new(move |_| start.clone()), wind: no_wind },
    })
}

/// A large cloth falls onto a ball that then starts to rotate.
pub(crate) fn on_ball(triangles: usize, material: &Material) -> Result<ClothScene> {
    const RADIUS: f32 = 0.4;
    let faces = (triangles / 60).max(400);
    let sphere = UvSphere::new(faces);
    // Starts after 1 s and accelerates for 1 s to 1.2 rad/s.
    let rotation = |time: f32| {
        let since = (time - 1.0).max(0.0);
        if since < 1.0 { 0.6 * since * since } else { 0.6 + 1.2 * (since - 1.0) }
    };
    Ok(ClothScene {
        cloths: vec![horizontal_sheet(triangles.saturating_sub(faces), [2.0, 2.0], RADIUS + 0.05, material)?],
        bodies: vec![Mesh::new(ball(sphere, RADIUS, 0.0, 0.0), sphere.triangles())],
        settings: settings(0.5),
        script: Script { bodies: Box::new(move |time| ball(sphere, RADIUS, 0.0, rotation(time))), wind: no_wind },
    })
}

/// A cloth slides into a funnel, and a growing ball pulls it through.
pub(crate) fn funnel(triangles: usize, material: &Material) -> Result<ClothScene> {
    const CLOTH_HEIGHT: f32 = 0.45;
    let body_triangles = (triangles / 10).max(400);
    let sphere = UvSphere::new(body_triangles);
    let mut grid = sheet_grid(body_triangles, 2.0);
    grid.closed = [true, false];
    // A cone above, a tube below.
    let radius_at = |height: f32| 0.17 + 0.95 * smooth_step(-0.5, 0.5, height);
    let wall: Vec<[f32; 3]> = grid
        .parameters()
        .map(|[u, v]| {
            let height = -1.5 + 2.0 * v;
            let (sin, cos) = sin_cos(TAU * u);
            [radius_at(height) * cos, radius_at(height) * sin, height]
        })
        .collect();
    let ball_at = move |time: f32| {
        let radius = 0.06 + 0.05 * smooth_step(0.5, 3.0, time);
        let height = CLOTH_HEIGHT + 0.08 - 1.75 * smooth_step(0.0, 3.4, time);
        ball(sphere, radius, height, 0.0)
    };
    let bodies = vec![Mesh::new(ball_at(0.0), sphere.triangles()), Mesh::new(wall.clone(), grid.triangles(0))];
    let script = move |time: f32| ball_at(time).into_iter().chain(wall.iter().copied()).collect();
    Ok(ClothScene {
        cloths: vec![horizontal_sheet(
            triangles.saturating_sub(2 * body_triangles),
            [1.5, 1.5],
            CLOTH_HEIGHT,
            material,
        )?],
        bodies,
        settings: settings(0.5),
        script: Script { bodies: Box::new(script), wind: no_wind },
    })
}

/// A flag on a pole, in gusts of wind.
pub(crate) fn flag(triangles: usize, material: &Material) -> Result<ClothScene> {
    let grid = sheet_grid(triangles, 1.5);
    let cloth = Cloth::grid(grid.columns, grid.rows, material, |[u, v]| [1.5 * u, 0.0, v])?;
    let pinned: Vec<usize> = (0..grid.rows as usize).map(|row| row * grid.columns as usize).collect();
    let wind = |time: f32| {
        let (gust, _) = sin_cos(2.1 * time);
        let (turn, _) = sin_cos(3.7 * time + 1.0);
        let strength = 6.0 + 1.5 * gust;
        [strength, 1.5 * turn, 0.4 * gust]
    };
    Ok(ClothScene {
        cloths: vec![cloth.pin(pinned)?],
        bodies: Vec::new(),
        settings: settings(0.2),
        script: Script { bodies: Box::new(|_| Vec::new()), wind },
    })
}

/// A cloth falls onto another one that is pinned at its corners, with a ball below.
pub(crate) fn two_cloths(triangles: usize, material: &Material) -> Result<ClothScene> {
    let faces = (triangles / 20).max(200);
    let half = triangles.saturating_sub(faces) / 2;
    let sphere = UvSphere::new(faces);
    let start = ball(sphere, 0.25, -0.3, 0.0);
    let lower = horizontal_sheet(half, [1.6, 1.6], 0.0, material)?;
    let positions = &lower.mesh().positions;
    let is_corner = |position: &[f32; 3]| position[0].abs() > 0.799 && position[1].abs() > 0.799;
    let corners: Vec<usize> = (0..positions.len()).filter(|vertex| is_corner(&positions[*vertex])).collect();
    let upper = horizontal_sheet(half, [1.2, 1.2], 0.3, &Material::SILK)?;
    Ok(ClothScene {
        cloths: vec![lower.pin(corners)?, upper],
        bodies: vec![Mesh::new(start.clone(), sphere.triangles())],
        settings: settings(0.3),
        script: Script { bodies: Box::new(move |_| start.clone()), wind: no_wind },
    })
}
