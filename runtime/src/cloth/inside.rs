//! Whether cloth starts inside a body.

use std::collections::HashMap;

use rayon::prelude::*;

use crate::{ClothError, Error, Result, Scene};

/// Returns an error if a vertex of one of the first `cloths` objects is inside a closed body. Open bodies have no inside.
pub(super) fn check(scene: &Scene, cloths: usize) -> Result<()> {
    let points = if cloths == 0 { 0 } else { scene.vertices_of(cloths - 1).end };
    for body in cloths..scene.objects() {
        let triangles = &scene.triangles()[scene.triangles_of(body)];
        if !is_closed(triangles) {
            continue;
        }
        let corners: Vec<[[f64; 3]; 3]> = triangles
            .iter()
            .map(|vertices| vertices.map(|vertex| scene.positions()[vertex as usize].map(f64::from)))
            .collect();
        let low = |axis: usize| corners.iter().flatten().map(|corner| corner[axis]).fold(f64::INFINITY, f64::min);
        let high = |axis: usize| corners.iter().flatten().map(|corner| corner[axis]).fold(f64::NEG_INFINITY, f64::max);
        let bounding_box = [0, 1, 2].map(|axis| (low(axis), high(axis)));
        let is_inside = |position: &[f32; 3]| {
            let point = position.map(f64::from);
            let in_box = point.iter().zip(&bounding_box).all(|(x, (low, high))| low <= x && x <= high);
            in_box && corners.iter().filter(|corners| is_above(point, corners)).count() % 2 == 1
        };
        if let Some(vertex) = scene.positions()[..points].par_iter().position_first(is_inside) {
            return Err(Error::Cloth(ClothError::StartsInside { vertex, body: body - cloths }));
        }
    }
    Ok(())
}

/// Whether every edge has as many triangles in one direction as in the other.
fn is_closed(triangles: &[[u32; 3]]) -> bool {
    let mut balance: HashMap<(u32, u32), i32> = HashMap::new();
    for &[a, b, c] in triangles {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            let (edge, direction) = if from < to { ((from, to), 1) } else { ((to, from), -1) };
            *balance.entry(edge).or_default() += direction;
        }
    }
    balance.values().all(|balance| *balance == 0)
}

/// Whether a vertical ray upwards from a point hits a triangle. A ray through a common edge of two triangles hits exactly one
/// of them: an end of an edge on the ray counts as left of it.
fn is_above(point: [f64; 3], corners: &[[f64; 3]; 3]) -> bool {
    let crosses = |i: usize| {
        let (p, q) = (corners[i], corners[(i + 1) % 3]);
        (p[0] <= point[0]) != (q[0] <= point[0])
    };
    // Coordinates y and z of the points at which two edges cross the plane x = point.x.
    let mut crossings = (0..3).filter(|i| crosses(*i)).map(|i| {
        let (p, q) = (corners[i], corners[(i + 1) % 3]);
        let (p, q) = if p[0] < q[0] { (p, q) } else { (q, p) };
        let fraction = (point[0] - p[0]) / (q[0] - p[0]);
        (p[1] + fraction * (q[1] - p[1]), p[2] + fraction * (q[2] - p[2]))
    });
    let (Some(first), Some(second)) = (crossings.next(), crossings.next()) else { return false };
    let (first, second) = if first.0 < second.0 { (first, second) } else { (second, first) };
    if !(first.0 <= point[1] && point[1] < second.0) {
        return false;
    }
    let fraction = (point[1] - first.0) / (second.0 - first.0);
    first.1 + fraction * (second.1 - first.1) > point[2]
}
