//! Whether cloth starts inside a body.

use std::collections::HashMap;

use rayon::prelude::*;

use crate::{ClothError, Error, Result, Scene};

/// An error if a vertex of one of the first `cloths` objects is inside a closed body. What is not closed has no inside.
pub(super) fn check(scene: &Scene, cloths: usize) -> Result<()> {
    let points = if cloths == 0 { 0 } else { scene.vertices_of(cloths - 1).end };
    for body in cloths..scene.objects() {
        let triangles = &scene.triangles()[scene.triangles_of(body)];
        if !is_closed(triangles) {
            continue;
        }
        let corners: Vec<[[f64; 3]; 3]> = triangles
            .iter()
            .map(|names| names.map(|vertex| scene.positions()[vertex as usize].map(f64::from)))
            .collect();
        let low = |axis: usize| corners.iter().flatten().map(|at| at[axis]).fold(f64::INFINITY, f64::min);
        let high = |axis: usize| corners.iter().flatten().map(|at| at[axis]).fold(f64::NEG_INFINITY, f64::max);
        let limits = [0, 1, 2].map(|axis| (low(axis), high(axis)));
        let is_inside = |position: &[f32; 3]| {
            let at = position.map(f64::from);
            let near = at.iter().zip(&limits).all(|(x, (low, high))| low <= x && x <= high);
            near && corners.iter().filter(|corners| is_above(at, corners)).count() % 2 == 1
        };
        if let Some(vertex) = scene.positions()[..points].par_iter().position_first(is_inside) {
            return Err(Error::Cloth(ClothError::StartsInside { vertex, body: body - cloths }));
        }
    }
    Ok(())
}

/// Whether every edge has as many triangles that go along it one way as the other.
fn is_closed(triangles: &[[u32; 3]]) -> bool {
    let mut balance: HashMap<(u32, u32), i32> = HashMap::new();
    for &[a, b, c] in triangles {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            let (edge, way) = if from < to { ((from, to), 1) } else { ((to, from), -1) };
            *balance.entry(edge).or_default() += way;
        }
    }
    balance.values().all(|balance| *balance == 0)
}

/// Whether a ray upwards from a point goes through a triangle. A ray along an edge that two triangles share goes through
/// one of them: an end of an edge counts as left of the ray if it is not right of it.
fn is_above(at: [f64; 3], corners: &[[f64; 3]; 3]) -> bool {
    let crossings = |i: usize| {
        let (p, q) = (corners[i], corners[(i + 1) % 3]);
        (p[0] <= at[0]) != (q[0] <= at[0])
    };
    // Of the two edges that cross the plane x = at.x: where they do.
    let mut heights = (0..3).filter(|i| crossings(*i)).map(|i| {
        let (p, q) = (corners[i], corners[(i + 1) % 3]);
        let (p, q) = if p[0] < q[0] { (p, q) } else { (q, p) };
        let part = (at[0] - p[0]) / (q[0] - p[0]);
        (p[1] + part * (q[1] - p[1]), p[2] + part * (q[2] - p[2]))
    });
    let (Some(first), Some(second)) = (heights.next(), heights.next()) else { return false };
    let (first, second) = if first.0 < second.0 { (first, second) } else { (second, first) };
    if !(first.0 <= at[1] && at[1] < second.0) {
        return false;
    }
    let part = (at[1] - first.0) / (second.0 - first.0);
    first.1 + part * (second.1 - first.1) > at[2]
}
