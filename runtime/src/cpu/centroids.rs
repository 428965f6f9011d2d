//! A ball around each triangle, and the triangles that have no area.

use clasp_kernels::geometry::normalized::Normalization;
use clasp_kernels::geometry::orientation::certainly_not_collinear;
use clasp_kernels::geometry::triangle::Triangle;
use clasp_kernels::stages::centroids::{ball_around_normalized, certainly_has_area};
use clasp_kernels::types::Growth;
use fearless_simd::{Level, Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;

use super::lanes::{BLOCK, TriangleLanes, VectorLanes};
use super::triangle_of;
use crate::exact::Face;

/// Triangles that one task works on.
const CHUNK: usize = 4096;

/// Where the triangles of a scene are: as they were given, and in the unit cube.
#[derive(Clone, Copy)]
pub(super) struct Placed<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) positions: &'s [[f32; 3]],
    pub(super) normalized: &'s [[f32; 4]],
    pub(super) frame: Normalization,
    pub(super) growth: Growth,
}

/// Writes the balls, and returns the triangles that have no area.
pub(super) fn balls(level: Level, placed: Placed<'_>, balls: &mut Vec<Vec4>) -> Vec<u32> {
    balls.resize(placed.triangles.len(), Vec4::ZERO);
    let chunks = balls.par_chunks_mut(CHUNK).zip(placed.triangles.par_chunks(CHUNK)).enumerate();
    let degenerate = chunks.map(|(chunk, (balls, triangles))| {
        let mut degenerate = Vec::new();
        dispatch!(level, simd => balls_of(simd, placed, (chunk * CHUNK) as u32, triangles, balls, &mut degenerate));
        degenerate
    });
    degenerate.flatten().collect()
}

#[inline(always)]
fn balls_of<S: Simd>(
    simd: S,
    placed: Placed<'_>,
    first: u32,
    triangles: &[[u32; 3]],
    balls: &mut [Vec4],
    degenerate: &mut Vec<u32>,
) {
    let Placed { frame, growth, normalized, .. } = placed;
    let wants_degenerate = growth == Growth::default();
    let mut corners = TriangleLanes::<BLOCK>::default();
    let mut growths = [0.0; BLOCK];
    let mut middles = VectorLanes::<BLOCK>::default();
    let (mut radii, mut has_area) = ([0.0; BLOCK], [0; BLOCK]);
    for (block, (triangles, balls)) in triangles.chunks(BLOCK).zip(balls.chunks_mut(BLOCK)).enumerate() {
        let first = first + (block * BLOCK) as u32;
        for (lane, [a, b, c]) in triangles.iter().enumerate() {
            let corner = |vertex: &u32| Vec4::from(normalized[*vertex as usize]).truncate();
            corners.set(lane, Triangle::new(corner(a), corner(b), corner(c)));
            growths[lane] = frame.length(growth.of(first + lane as u32));
        }
        simd.vectorize(
            #[inline(always)]
            || {
                for lane in 0..BLOCK {
                    let ball = ball_around_normalized(corners.get(lane), growths[lane]);
                    middles.set(lane, ball.truncate());
                    radii[lane] = ball.w;
                    has_area[lane] = certainly_has_area(corners.get(lane), ball.w) as u32;
                }
            },
        );
        for (lane, ball) in balls.iter_mut().enumerate() {
            *ball = middles.get(lane).extend(radii[lane]);
        }
        // Who wants to know what is near does not ask.
        if wants_degenerate && has_area[..triangles.len()].contains(&0) {
            let suspects = (first..).zip(triangles).zip(has_area).filter(|(_, has_area)| *has_area == 0);
            let degenerate_ones = suspects.filter(|((_, names), _)| has_no_area(placed, names));
            degenerate.extend(degenerate_ones.map(|((triangle, _), _)| triangle));
        }
    }
}

fn has_no_area(placed: Placed<'_>, names: &[u32; 3]) -> bool {
    let Triangle { a, b, c } = triangle_of(placed.positions, names);
    !certainly_not_collinear(a, b, c) && Face { vertices: *names, positions: [a, b, c] }.is_degenerate()
}
