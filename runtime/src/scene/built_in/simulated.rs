//! Scenes of cloth that is [simulated](crate::cloth), frame after frame.

use core::f32::consts::TAU;

use glam::Vec3;

use super::shapes::{Sphere, sin_cos};
use super::smooth;
use crate::cloth::{Cloth, Material, SimulationSettings};
use crate::scene::grid::Grid;
use crate::{Mesh, Result};

/// Time from frame to frame.
const FRAME_TIME: f32 = 1.0 / 30.0;

/// What is simulated.
pub(super) struct Setup {
    pub(super) cloths: Vec<Cloth>,
    pub(super) bodies: Vec<Mesh>,
    pub(super) settings: SimulationSettings,
    pub(super) script: Script,
}

/// What happens in the course of time, in seconds.
pub(super) struct Script {
    /// Where the vertices of all bodies are.
    pub(super) bodies: Box<dyn Fn(f32) -> Vec<[f32; 3]> + Send + Sync>,
    /// The velocity of the air.
    pub(super) wind: fn(f32) -> [f32; 3],
}

impl Script {
    /// The time at the end of frame number `frame`.
    pub(super) fn end_of(&self, frame: u64) -> f32 {
        (frame + 1) as f32 * FRAME_TIME
    }
}

/// A level sheet of about so many triangles around the vertical axis. The numbers of its cells are even, so that it is
/// symmetric, diagonals and all.
fn sheet(triangles: usize, [width, depth]: [f32; 2], height: f32, material: &Material) -> Result<Cloth> {
    let grid = Grid::sheet(triangles, width / depth);
    let [columns, rows] = [grid.columns, grid.rows].map(|points| (points / 2 * 2).max(4) + 1);
    Cloth::grid(columns, rows, material, |[u, v]| [width * (u - 0.5), depth * (v - 0.5), height])
}

fn settings(friction: f32) -> SimulationSettings {
    SimulationSettings { frame_time: FRAME_TIME, friction, ..Default::default() }
}

fn calm(_: f32) -> [f32; 3] {
    [0.0; 3]
}

/// A ball around the origin or elsewhere.
fn ball(sphere: Sphere, radius: f32, height: f32, turned: f32) -> Vec<[f32; 3]> {
    sphere.vertices(turned).map(|vertex| (vertex * radius + Vec3::Z * height).to_array()).collect()
}

/// A square cloth falls onto a ball of 576 faces and drapes over it (Fig. 2 of Vassilev and Dochev).
pub(super) fn tablecloth(triangles: usize, material: &Material) -> Result<Setup> {
    const RADIUS: f32 = 0.4;
    const FACES: usize = 576;
    let sphere = Sphere::new(FACES);
    let start = ball(sphere, RADIUS, 0.0, 0.0);
    Ok(Setup {
        cloths: vec![sheet(triangles.saturating_sub(FACES), [1.6, 1.6], RADIUS + 0.05, material)?],
        bodies: vec![Mesh::new(start.clone(), sphere.triangles())],
        settings: settings(0.3),
        script: Script { bodies: Box::new(move |_| start.clone()), wind: calm },
    })
}

/// A large cloth falls onto a ball, which then turns and takes it along.
pub(super) fn on_ball(triangles: usize, material: &Material) -> Result<Setup> {
    const RADIUS: f32 = 0.4;
    let faces = (triangles / 60).max(400);
    let sphere = Sphere::new(faces);
    // Slowly at first: 1.2 radians to a second in the end.
    let turned = |time: f32| {
        let since = (time - 1.0).max(0.0);
        if since < 1.0 { 0.6 * since * since } else { 0.6 + 1.2 * (since - 1.0) }
    };
    Ok(Setup {
        cloths: vec![sheet(triangles.saturating_sub(faces), [2.0, 2.0], RADIUS + 0.05, material)?],
        bodies: vec![Mesh::new(ball(sphere, RADIUS, 0.0, 0.0), sphere.triangles())],
        settings: settings(0.5),
        script: Script { bodies: Box::new(move |time| ball(sphere, RADIUS, 0.0, turned(time))), wind: calm },
    })
}

/// A cloth slides into a funnel, and a ball that grows pulls it through.
pub(super) fn funnel(triangles: usize, material: &Material) -> Result<Setup> {
    const CLOTH_HEIGHT: f32 = 0.45;
    let part = (triangles / 10).max(400);
    let sphere = Sphere::new(part);
    let mut grid = Grid::sheet(part, 2.0);
    grid.closed = [true, false];
    // Wide above, a tube below.
    let width_at = |height: f32| 0.17 + 0.95 * smooth(-0.5, 0.5, height);
    let wall: Vec<[f32; 3]> = grid
        .parameters()
        .map(|[u, v]| {
            let height = -1.5 + 2.0 * v;
            let (sin, cos) = sin_cos(TAU * u);
            [width_at(height) * cos, width_at(height) * sin, height]
        })
        .collect();
    let ball_at = move |time: f32| {
        let radius = 0.06 + 0.05 * smooth(0.5, 3.0, time);
        let height = CLOTH_HEIGHT + 0.08 - 1.75 * smooth(0.0, 3.4, time);
        ball(sphere, radius, height, 0.0)
    };
    let bodies = vec![Mesh::new(ball_at(0.0), sphere.triangles()), Mesh::new(wall.clone(), grid.triangles(0))];
    let script = move |time: f32| ball_at(time).into_iter().chain(wall.iter().copied()).collect();
    Ok(Setup {
        cloths: vec![sheet(triangles.saturating_sub(2 * part), [1.5, 1.5], CLOTH_HEIGHT, material)?],
        bodies,
        settings: settings(0.5),
        script: Script { bodies: Box::new(script), wind: calm },
    })
}

/// A flag on a pole, in gusts of wind.
pub(super) fn flag(triangles: usize, material: &Material) -> Result<Setup> {
    let grid = Grid::sheet(triangles, 1.5);
    let cloth = Cloth::grid(grid.columns, grid.rows, material, |[u, v]| [1.5 * u, 0.0, v])?;
    let pinned: Vec<usize> = (0..grid.rows as usize).map(|row| row * grid.columns as usize).collect();
    let wind = |time: f32| {
        let (gust, _) = sin_cos(2.1 * time);
        let (turn, _) = sin_cos(3.7 * time + 1.0);
        let strength = 6.0 + 1.5 * gust;
        [strength, 1.5 * turn, 0.4 * gust]
    };
    Ok(Setup {
        cloths: vec![cloth.pin(pinned)?],
        bodies: Vec::new(),
        settings: settings(0.2),
        script: Script { bodies: Box::new(|_| Vec::new()), wind },
    })
}

/// A cloth falls onto another one, which is held at its corners, and a ball lies below.
pub(super) fn two_cloths(triangles: usize, material: &Material) -> Result<Setup> {
    let faces = (triangles / 20).max(200);
    let half = triangles.saturating_sub(faces) / 2;
    let sphere = Sphere::new(faces);
    let start = ball(sphere, 0.25, -0.3, 0.0);
    let lower = sheet(half, [1.6, 1.6], 0.0, material)?;
    let positions = &lower.mesh().positions;
    let corner = |position: &[f32; 3]| position[0].abs() > 0.799 && position[1].abs() > 0.799;
    let corners: Vec<usize> = (0..positions.len()).filter(|point| corner(&positions[*point])).collect();
    let upper = sheet(half, [1.2, 1.2], 0.3, &Material::SILK)?;
    Ok(Setup {
        cloths: vec![lower.pin(corners)?, upper],
        bodies: vec![Mesh::new(start.clone(), sphere.triangles())],
        settings: settings(0.3),
        script: Script { bodies: Box::new(move |_| start.clone()), wind: calm },
    })
}
