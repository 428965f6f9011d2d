//! Cloth that folds and twists through itself, as no cloth does: sheets that are bent by formulas. Cloth that behaves is in
//! `simulated`.

use core::f32::consts::{PI, TAU};

use glam::Vec3;

use super::shapes::{Sphere, sin_cos};
use super::{Parts, smooth};
use crate::scene::grid::Grid;

/// A round fold of a sheet: where its point at distance `r` from the middle, in direction `angle`, comes to lie around
/// the vertical axis. Beyond `hem` the cloth has more width than it needs; with `folds` above 1 it folds back on itself.
fn folded(angle: f32, beyond: f32, folds: f32, count: f32, phase: f32) -> (f32, f32) {
    let (sin, cos) = sin_cos(count * angle + phase);
    let fold = folds * smooth(0.0, 0.5, beyond);
    (angle + fold * sin / count, 0.25 * beyond * fold * (1.0 + cos) / count)
}

/// A sheet falls onto a turning ball of radius 0.4, hangs down around it, and folds.
pub(super) fn folding(triangles: usize) -> Parts {
    const RADIUS: f32 = 0.4;
    let ball = Sphere::new((triangles / 120).max(200));
    let sheet = Grid::sheet(triangles.saturating_sub(triangles / 120).max(200), 1.0);
    let motion = move |time: f32| {
        let fallen = smooth(0.0, 0.2, time);
        let draped = smooth(0.1, 0.55, time);
        let folds = 1.7 * smooth(0.4, 1.0, time);
        let turned = PI * smooth(0.5, 1.0, time);
        let cloth = sheet.parameters().map(|[u, v]| {
            let flat = Vec3::new(2.0 * u - 1.0, 2.0 * v - 1.0, 0.0);
            let (r, angle) = (flat.length(), libm::atan2f(flat.y, flat.x));
            // Up to the hem on the ball, and from there straight down.
            let hem = RADIUS * 0.45 * PI;
            let (up, out) = sin_cos(0.5 * PI - r.min(hem) / RADIUS);
            let beyond = (r - hem).max(0.0);
            let (direction, outward) = folded(angle + turned * beyond, beyond, folds, 9.0, 4.0 * time);
            let (sin, cos) = sin_cos(direction);
            // Where the ball drags it along, it is a little too deep.
            let depth = 0.004 * draped * sin_cos(5.0 * angle + 8.0 * time).0;
            let width = (RADIUS + depth) * out + outward + 0.15 * beyond;
            let wrapped = Vec3::new(width * cos, width * sin, (RADIUS + depth) * up - beyond);
            let ripple = 0.01 * fallen * sin_cos(7.0 * flat.x + 11.0 * flat.y + 9.0 * time).0 * beyond;
            let falling = flat.with_z(RADIUS + 0.002 + 0.6 * (1.0 - fallen) + ripple);
            falling.lerp(wrapped, draped)
        });
        let turning = ball.vertices(3.0 * time).map(|vertex| vertex * RADIUS);
        cloth.chain(turning).map(|vertex| vertex.to_array()).collect()
    };
    Parts { objects: vec![(sheet.len(), sheet.triangles(0)), (ball.len(), ball.triangles())], motion: Box::new(motion) }
}

/// A long sheet with waves, one end of which is turned.
pub(super) fn twist(triangles: usize) -> Parts {
    let sheet = Grid::sheet(triangles, 4.0);
    let motion = move |time: f32| {
        let turns = 4.0 * smooth(0.0, 1.0, time);
        let at = |[u, v]: [f32; 2]| {
            let wave = 0.03 * sin_cos(TAU * 9.0 * u + 5.0 * v + 6.0 * time).0 * sin_cos(PI * u).0;
            let middle = 1.0 - 0.35 * smooth(0.0, 1.0, time) * sin_cos(PI * u).0;
            let (sin, cos) = sin_cos(TAU * turns * u);
            let across = (v - 0.5) * 0.8 * middle;
            let pulled = 1.0 - 0.5 * smooth(0.2, 1.0, time);
            // Half a turn on, the other edge is at this place, and leans the other way.
            let lean = 0.2 * smooth(0.3, 1.0, time) * sin_cos(TAU * (v - 0.5)).0 * sin_cos(PI * u).0;
            [3.2 * pulled * (u - 0.5) + lean, across * cos - wave * sin, across * sin + wave * cos]
        };
        sheet.parameters().map(at).collect()
    };
    Parts { objects: vec![(sheet.len(), sheet.triangles(0))], motion: Box::new(motion) }
}
