//! Sheets as functions of time that fold and twist through themselves. Physical cloth is in `simulated`.

use core::f32::consts::{PI, TAU};

use glam::Vec3;

use crate::shapes::{UvSphere, sheet_grid, sin_cos};
use crate::{FormulaScene, ObjectTopology, smooth_step};

/// Folds the hanging part of a round sheet: returns the direction around the vertical axis and the outward displacement of
/// a point in direction `angle` at the distance `beyond` outside the hem. `count` is the number of folds; with an
/// `amplitude` above 1 the sheet folds back on itself.
fn fold(angle: f32, beyond: f32, amplitude: f32, count: f32, phase: f32) -> (f32, f32) {
    let (sin, cos) = sin_cos(count * angle + phase);
    let amplitude = amplitude * smooth_step(0.0, 0.5, beyond);
    (angle + amplitude * sin / count, 0.25 * beyond * amplitude * (1.0 + cos) / count)
}

/// A sheet falls onto a rotating ball of radius 0.4, hangs down around it, and folds.
pub(crate) fn folding(triangles: usize) -> FormulaScene {
    const RADIUS: f32 = 0.4;
    let ball = UvSphere::new((triangles / 120).max(200));
    let sheet = sheet_grid(triangles.saturating_sub(triangles / 120).max(200), 1.0);
    let positions = move |time: f32| {
        let fallen = smooth_step(0.0, 0.2, time);
        let draped = smooth_step(0.1, 0.55, time);
        let fold_amplitude = 1.7 * smooth_step(0.4, 1.0, time);
        let rotation = PI * smooth_step(0.5, 1.0, time);
        let cloth = sheet.parameters().map(|[u, v]| {
            let flat = Vec3::new(2.0 * u - 1.0, 2.0 * v - 1.0, 0.0);
            let (r, angle) = (flat.length(), libm::atan2f(flat.y, flat.x));
            // Inside the hem the sheet lies on the ball; outside it hangs straight down.
            let hem = RADIUS * 0.45 * PI;
            let (up, out) = sin_cos(0.5 * PI - r.min(hem) / RADIUS);
            let beyond = (r - hem).max(0.0);
            let (direction, outward) = fold(angle + rotation * beyond, beyond, fold_amplitude, 9.0, 4.0 * time);
            let (sin, cos) = sin_cos(direction);
            // Slight penetration where the ball drags the sheet.
            let depth = 0.004 * draped * sin_cos(5.0 * angle + 8.0 * time).0;
            let width = (RADIUS + depth) * out + outward + 0.15 * beyond;
            let wrapped = Vec3::new(width * cos, width * sin, (RADIUS + depth) * up - beyond);
            let ripple = 0.01 * fallen * sin_cos(7.0 * flat.x + 11.0 * flat.y + 9.0 * time).0 * beyond;
            let falling = flat.with_z(RADIUS + 0.002 + 0.6 * (1.0 - fallen) + ripple);
            falling.lerp(wrapped, draped)
        });
        let ball_vertices = ball.vertices(3.0 * time).map(|vertex| vertex * RADIUS);
        cloth.chain(ball_vertices).map(|vertex| vertex.to_array()).collect()
    };
    FormulaScene {
        objects: vec![
            ObjectTopology { vertex_count: sheet.vertex_count(), triangles: sheet.triangles(0) },
            ObjectTopology { vertex_count: ball.vertex_count(), triangles: ball.triangles() },
        ],
        positions: Box::new(positions),
    }
}

/// A long wavy sheet; one end is rotated.
pub(crate) fn twist(triangles: usize) -> FormulaScene {
    let sheet = sheet_grid(triangles, 4.0);
    let positions = move |time: f32| {
        let turns = 4.0 * smooth_step(0.0, 1.0, time);
        let position = |[u, v]: [f32; 2]| {
            let wave = 0.03 * sin_cos(TAU * 9.0 * u + 5.0 * v + 6.0 * time).0 * sin_cos(PI * u).0;
            let middle = 1.0 - 0.35 * smooth_step(0.0, 1.0, time) * sin_cos(PI * u).0;
            let (sin, cos) = sin_cos(TAU * turns * u);
            let across = (v - 0.5) * 0.8 * middle;
            let pulled = 1.0 - 0.5 * smooth_step(0.2, 1.0, time);
            // After half a turn the other edge is at the same position and leans the other way.
            let lean = 0.2 * smooth_step(0.3, 1.0, time) * sin_cos(TAU * (v - 0.5)).0 * sin_cos(PI * u).0;
            [3.2 * pulled * (u - 0.5) + lean, across * cos - wave * sin, across * sin + wave * cos]
        };
        sheet.parameters().map(position).collect()
    };
    let topology = ObjectTopology { vertex_count: sheet.vertex_count(), triangles: sheet.triangles(0) };
    FormulaScene { objects: vec![topology], positions: Box::new(positions) }
}
