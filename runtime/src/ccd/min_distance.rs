//! When the distance of two moving features first is at most a minimum distance.
//!
//! The vector between the closest points of the features, in the middle of an interval of time, is a candidate for a
//! separating direction. Each vertex moves at a constant speed along any direction. So if the gap along this direction
//! exceeds the minimum distance at both ends of the interval, it does so during the whole interval, whatever the quality of
//! the direction. Otherwise the interval is halved, the earlier half first. An interval shorter than 10⁻⁹ counts as an
//! impact.

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot, interpolate};

/// Maximum number of halvings.
const DEPTH: u32 = 30;

/// Maximum number of intervals. Only features that stay at about the minimum distance for a long time need more; they count
/// as an impact.
const MAX_INTERVALS: u32 = 20_000;

/// Factor for subnormal numbers before a division by them: 2²⁰⁰.
const LARGE: f64 = f64::from_bits((1023 + 200) << 52);

/// Error of a gap along a direction, relative to the magnitudes that it is computed from. If this were too small, impacts
/// could be missed.
const ERROR: f64 = 1.0 / (1u64 << 44) as f64;

/// Returns the time at which the distance of two features first is at most the minimum distance: never later than the exact
/// time, and earlier only if the distance then is about the minimum distance.
pub(super) fn toi(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints, min_distance: f64) -> Option<f64> {
    let at = |time: f64| interpolate(t0, t1, time);
    let mut sizes = [0.0f64; 3];
    for point in t0.iter().chain(t1) {
        sizes = core::array::from_fn(|axis| sizes[axis].max(point[axis].abs()));
    }
    let mut stack = vec![(0.0, 0)];
    let mut intervals = 0;
    while let Some((start, level)) = stack.pop() {
        let length = f64::from_bits((1023 - u64::from(level)) << 52);
        let (first, last) = (at(start), at(start + length));
        let apart_along = |direction: [f64; 3]| {
            let Some(direction) = scaled_to_one(direction) else { return false };
            let error = ERROR * dot(sizes, direction.map(f64::abs)) + f64::MIN_POSITIVE;
            let least = gap(kind, &first, direction).min(gap(kind, &last, direction)) - error;
            least > min_distance * dot(direction, direction).sqrt() * (1.0 + ERROR)
        };
        // In long intervals, the direction at the start often separates features that are far from each other then.
        if apart_along(closest_points_vector(kind, &at(start + 0.5 * length)))
            || (level < 4 && apart_along(closest_points_vector(kind, &first)))
        {
            continue;
        }
        intervals += 1;
        if level == DEPTH || intervals == MAX_INTERVALS {
            return Some(start);
        }
        stack.push((start + 0.5 * length, level + 1));
        stack.push((start, level + 1));
    }
    None
}

/// Scales a direction so that its largest component is 1 and no product underflows or overflows. Returns `None` for a zero
/// or infinite vector.
fn scaled_to_one(direction: [f64; 3]) -> Option<[f64; 3]> {
    let largest = direction.iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    // A quotient by a subnormal number could be inexact or infinite.
    let direction = if largest < f64::MIN_POSITIVE { direction.map(|x| x * LARGE) } else { direction };
    let largest = if largest < f64::MIN_POSITIVE { largest * LARGE } else { largest };
    (largest > 0.0 && largest.is_finite()).then(|| direction.map(|x| x / largest))
}

/// Returns the gap from the first feature to the second along a direction, times its length; negative if they overlap.
fn gap(kind: FeatureKind, points: &FeaturePoints, direction: [f64; 3]) -> f64 {
    let split = match kind {
        FeatureKind::VertexFace => 1,
        FeatureKind::EdgeEdge => 2,
    };
    let along = |point: &[f64; 3]| dot(*point, direction);
    let first = points[..split].iter().map(along).fold(f64::NEG_INFINITY, f64::max);
    let second = points[split..].iter().map(along).fold(f64::INFINITY, f64::min);
    second - first
}

/// Returns approximately the vector from the closest point of the first feature to that of the second.
pub(super) fn closest_points_vector(kind: FeatureKind, points: &FeaturePoints) -> [f64; 3] {
    match kind {
        FeatureKind::VertexFace => vertex_to_face(points),
        FeatureKind::EdgeEdge => edge_to_edge(points),
    }
}

fn point_along(start: [f64; 3], direction: [f64; 3], fraction: f64) -> [f64; 3] {
    core::array::from_fn(|axis| start[axis] + fraction * direction[axis])
}

/// Returns the vector from a point to the closest point of a segment.
fn point_to_segment(point: [f64; 3], start: [f64; 3], end: [f64; 3]) -> [f64; 3] {
    let direction = difference(end, start);
    let fraction = dot(difference(point, start), direction) / dot(direction, direction);
    // NaN if the segment is a point.
    let fraction = if fraction > 0.0 { fraction.min(1.0) } else { 0.0 };
    difference(point_along(start, direction, fraction), point)
}

fn shortest(vectors: impl IntoIterator<Item = [f64; 3]>) -> [f64; 3] {
    vectors.into_iter().min_by(|a, b| dot(*a, *a).total_cmp(&dot(*b, *b))).unwrap_or([0.0; 3])
}

fn vertex_to_face(points: &FeaturePoints) -> [f64; 3] {
    let [p, a, b, c] = *points;
    let normal = cross(difference(b, a), difference(c, a));
    let inside = |from: [f64; 3], to: [f64; 3]| dot(cross(difference(to, from), difference(p, from)), normal) >= 0.0;
    if dot(normal, normal) > 0.0 && inside(a, b) && inside(b, c) && inside(c, a) {
        let height = dot(difference(a, p), normal) / dot(normal, normal);
        return normal.map(|x| x * height);
    }
    shortest([point_to_segment(p, a, b), point_to_segment(p, b, c), point_to_segment(p, c, a)])
}

fn edge_to_edge(points: &FeaturePoints) -> [f64; 3] {
    let [a, b, c, d] = *points;
    let (v, w, u) = (difference(b, a), difference(d, c), difference(c, a));
    let normal = cross(v, w);
    let size = dot(normal, normal);
    let is_within = |fraction: f64| (0.0..=1.0).contains(&fraction);
    if is_within(dot(cross(u, w), normal) / size) && is_within(dot(cross(u, v), normal) / size) {
        let height = dot(u, normal) / size;
        return normal.map(|x| x * height);
    }
    let reversed = |vector: [f64; 3]| vector.map(|x| -x);
    shortest([
        point_to_segment(a, c, d),
        point_to_segment(b, c, d),
        reversed(point_to_segment(c, a, b)),
        reversed(point_to_segment(d, a, b)),
    ])
}
