//! When two moving features first come as close to each other as a minimum distance.
//!
//! At the middle of an interval of time, look for the closest points of the features: the way between them is a direction.
//! Along any direction each vertex moves at a constant speed, so if the features are farther apart than the minimum distance
//! along this one at both ends of the interval, they are so all the time, however well or badly the direction was chosen.
//! Otherwise the interval is halved, the earlier half first. What is left when it is shorter than 10⁻⁹ is a contact.

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot, interpolate};

/// Halvings, at most.
const DEPTH: u32 = 30;

/// Intervals that are looked at, at most: beyond, the two come about as close as the minimum distance for a long time.
const MOST_INTERVALS: u32 = 20_000;

/// What the smallest numbers are multiplied with before anything is divided by them: 2²⁰⁰.
const LARGE: f64 = f64::from_bits((1023 + 200) << 52);

/// More than the error of a gap along a direction, as a part of the magnitudes that it is computed from.
const ERROR: f64 = 1.0 / (1u64 << 44) as f64;

/// The first time at which two features are as close to each other as the minimum distance: never later than that, and earlier
/// only where they come about as close as that.
pub(super) fn earliest_toi(
    kind: FeatureKind,
    t0: &FeaturePoints,
    t1: &FeaturePoints,
    min_distance: f64,
) -> Option<f64> {
    let at = |time: f64| interpolate(t0, t1, time);
    let mut sizes = [0.0f64; 3];
    for point in t0.iter().chain(t1) {
        sizes = core::array::from_fn(|axis| sizes[axis].max(point[axis].abs()));
    }
    let mut waiting = vec![(0.0, 0)];
    let mut intervals = 0;
    while let Some((start, level)) = waiting.pop() {
        let length = f64::from_bits((1023 - u64::from(level)) << 52);
        let (first, last) = (at(start), at(start + length));
        let apart = |way: [f64; 3]| {
            let Some(way) = of_about_one(way) else { return false };
            let error = ERROR * dot(sizes, way.map(f64::abs)) + f64::MIN_POSITIVE;
            let least = gap(kind, &first, way).min(gap(kind, &last, way)) - error;
            least > min_distance * dot(way, way).sqrt() * (1.0 + ERROR)
        };
        // Far from each other at first, features are told apart by where they are then.
        if apart(closest_points_vector(kind, &at(start + 0.5 * length)))
            || (level < 4 && apart(closest_points_vector(kind, &first)))
        {
            continue;
        }
        intervals += 1;
        if level == DEPTH || intervals == MOST_INTERVALS {
            return Some(start);
        }
        waiting.push((start + 0.5 * length, level + 1));
        waiting.push((start, level + 1));
    }
    None
}

/// A direction with a length of about one, so that none of its products is too small or too large for `f64`.
fn of_about_one(way: [f64; 3]) -> Option<[f64; 3]> {
    let largest = way.iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    // The reciprocal of the smallest numbers would be infinite.
    let way = if largest < f64::MIN_POSITIVE { way.map(|x| x * LARGE) } else { way };
    let largest = if largest < f64::MIN_POSITIVE { largest * LARGE } else { largest };
    (largest > 0.0 && largest.is_finite()).then(|| way.map(|x| x / largest))
}

/// How far the second feature is ahead of the first along a direction, times its length.
fn gap(kind: FeatureKind, points: &FeaturePoints, way: [f64; 3]) -> f64 {
    let split = match kind {
        FeatureKind::VertexFace => 1,
        FeatureKind::EdgeEdge => 2,
    };
    let ahead = |point: &[f64; 3]| dot(*point, way);
    let first = points[..split].iter().map(ahead).fold(f64::NEG_INFINITY, f64::max);
    let second = points[split..].iter().map(ahead).fold(f64::INFINITY, f64::min);
    second - first
}

/// About the way from the closest point of the first feature to that of the second.
pub(super) fn closest_points_vector(kind: FeatureKind, points: &FeaturePoints) -> [f64; 3] {
    match kind {
        FeatureKind::VertexFace => way_to_face(points),
        FeatureKind::EdgeEdge => way_to_edge(points),
    }
}

fn along(start: [f64; 3], direction: [f64; 3], part: f64) -> [f64; 3] {
    core::array::from_fn(|axis| start[axis] + part * direction[axis])
}

/// The way from a point to the closest one of a segment.
fn way_to_segment(point: [f64; 3], start: [f64; 3], end: [f64; 3]) -> [f64; 3] {
    let direction = difference(end, start);
    let part = dot(difference(point, start), direction) / dot(direction, direction);
    // Not a number where the segment is a point.
    let part = if part > 0.0 { part.min(1.0) } else { 0.0 };
    difference(along(start, direction, part), point)
}

fn shortest(ways: impl IntoIterator<Item = [f64; 3]>) -> [f64; 3] {
    ways.into_iter().min_by(|a, b| dot(*a, *a).total_cmp(&dot(*b, *b))).unwrap_or([0.0; 3])
}

fn way_to_face(points: &FeaturePoints) -> [f64; 3] {
    let [p, a, b, c] = *points;
    let normal = cross(difference(b, a), difference(c, a));
    let inside = |from: [f64; 3], to: [f64; 3]| dot(cross(difference(to, from), difference(p, from)), normal) >= 0.0;
    if dot(normal, normal) > 0.0 && inside(a, b) && inside(b, c) && inside(c, a) {
        let height = dot(difference(a, p), normal) / dot(normal, normal);
        return normal.map(|x| x * height);
    }
    shortest([way_to_segment(p, a, b), way_to_segment(p, b, c), way_to_segment(p, c, a)])
}

fn way_to_edge(points: &FeaturePoints) -> [f64; 3] {
    let [a, b, c, d] = *points;
    let (v, w, u) = (difference(b, a), difference(d, c), difference(c, a));
    let normal = cross(v, w);
    let size = dot(normal, normal);
    let within = |part: f64| (0.0..=1.0).contains(&part);
    if within(dot(cross(u, w), normal) / size) && within(dot(cross(u, v), normal) / size) {
        let height = dot(u, normal) / size;
        return normal.map(|x| x * height);
    }
    let back = |way: [f64; 3]| way.map(|x| -x);
    shortest([
        way_to_segment(a, c, d),
        way_to_segment(b, c, d),
        back(way_to_segment(c, a, b)),
        back(way_to_segment(d, a, b)),
    ])
}
