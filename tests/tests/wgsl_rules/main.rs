//! The filters under WGSL's rules: whatever a compiler and a device do within them, no certain answer is wrong.
//!
//! The sources of the filters are compiled again, with [hostile] numbers. `CLASP_TEST_QUERIES=n` runs `n` times as many
//! cases: with 20 they are millions.

mod cases;
#[allow(dead_code, reason = "the tests do not call all functions of the filters")]
mod geometry;
#[allow(dead_code, reason = "the filters do not call all functions of the numbers")]
mod hostile;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use cases::Fan;
use clasp3d::ccd::{edge_edge, edge_edge_within, vertex_face, vertex_face_within};
use clasp3d::exact::{Face, intersect};
use clasp3d_tests::ledger;
use fastrand::Rng;
use geometry::arithmetic::{Arithmetic, Ieee, Wgsl};
use geometry::neighbors::{mesh_triangles_intersect_filtered, mesh_triangles_intersect_on_device};
use geometry::one_rings::{is_embedded_filtered, is_embedded_on_device};
use geometry::orientation::not_collinear_filtered;
use geometry::subspace::{
    FourPoints, MovingTriangle, TRIANGLES_APART, apart_along_axes, apart_in_planes, boxes_apart, never_coplanar,
};
use geometry::triangle::{HIT, MISS, Triangle, UNDECIDED, has_area_on_device};
use hostile::{Number, Vec3};

/// A zero that the hostile numbers do not know.
const ZERO: u32 = 0;

fn vector(point: glam::Vec3) -> Vec3 {
    Vec3::new(point.x, point.y, point.z)
}

fn triangle(face: &Face) -> Triangle {
    let [a, b, c] = face.positions.map(vector);
    Triangle::new(a, b, c)
}

/// Calls a check for the seeds below `count` (or a multiple of it), in parallel. Returns the sum of each count.
fn count_cases<const N: usize>(count: u64, check: impl Fn(u64, &mut Rng) -> [u64; N] + Sync) -> [u64; N] {
    let factor: u64 = std::env::var("CLASP_TEST_QUERIES").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1);
    let (next, sums) = (AtomicU64::new(0), [const { AtomicU64::new(0) }; N]);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Relaxed);
                    if seed >= count * factor {
                        break;
                    }
                    hostile::start_case(seed);
                    let found = check(seed, &mut Rng::with_seed(seed));
                    sums.iter().zip(found).for_each(|(sum, found)| _ = sum.fetch_add(found, Relaxed));
                }
            });
        }
    });
    sums.map(AtomicU64::into_inner)
}

/// Returns a filter's answer for a pair of triangles, and whether it is certain and wrong.
fn answer(faces: &[Face; 2], test: impl Fn([u32; 3], Triangle, [u32; 3], Triangle) -> u32) -> (u32, bool) {
    let [first, second] = faces;
    let answer = test(first.vertices, triangle(first), second.vertices, triangle(second));
    (answer, answer != UNDECIDED && (answer == HIT) != intersect(first, second))
}

#[test]
fn no_certain_answer_for_two_triangles_is_wrong() {
    let counts = count_cases(60_000, |seed, rng| {
        let (faces, family) = cases::pair(seed, rng);
        let (answer, is_wrong) =
            answer(&faces, |a, first, b, second| mesh_triangles_intersect_on_device(a, first, b, second, ZERO));
        assert!(!is_wrong, "seed {seed}, {family}: {answer} for {faces:?}");
        [MISS, HIT, UNDECIDED].map(|kind| u64::from(answer == kind))
    });
    println!("misses, hits, undecided: {counts:?}");
    assert!(counts.iter().all(|count| *count > 500), "{counts:?}");
    ledger::ran("host", "triangle predicates under WGSL's rules");
}

/// Without scaling and opaque differences, the numbers do find wrong answers.
#[test]
fn plain_arithmetic_breaks_under_the_rules() {
    let [by_nan, by_distribution] = count_cases(12_000, |seed, rng| {
        let (faces, family) = cases::pair(seed, rng);
        let (_, is_wrong) =
            answer(&faces, |a, first, b, second| mesh_triangles_intersect_filtered(Ieee, a, first, b, second));
        let is_far = family == "FarAway" || family == "SmallAndFar";
        [u64::from(is_wrong && family == "Grid(1e20)"), u64::from(is_wrong && is_far)]
    });
    println!("wrong answers after an overflow: {by_nan}; after distribution: {by_distribution}");
    assert!(by_nan > 20 && by_distribution > 5, "{by_nan}, {by_distribution}");
}

#[test]
fn no_embedded_one_ring_has_an_intersection() {
    let counts = count_cases(30_000, |seed, rng| {
        let fan = Fan::random(seed, rng);
        let link = |index: u32| vector(fan.links[index as usize]);
        let links = fan.links.len() as u32;
        let plain = is_embedded_filtered(Ieee, vector(fan.apex), links, fan.closed, link);
        let is_embedded = is_embedded_on_device(vector(fan.apex), links, fan.closed, link, ZERO);
        let faces = fan.faces();
        let intersects =
            faces.iter().enumerate().any(|(i, face)| faces[..i].iter().any(|other| intersect(face, other)));
        assert!(!(is_embedded && intersects), "seed {seed}: {fan:?}");
        [is_embedded, !is_embedded && !intersects, intersects, plain && intersects].map(u64::from)
    });
    println!("embedded, undecided, with intersections, of these wrong with plain arithmetic: {counts:?}");
    assert!(counts[..3].iter().all(|count| *count > 500) && counts[3] > 5, "{counts:?}");
    ledger::ran("host", "one-rings under WGSL's rules");
}

#[test]
fn no_degenerate_triangle_certainly_has_an_area() {
    let counts = count_cases(60_000, |seed, rng| {
        let ([face, _], family) = cases::pair(seed, rng);
        let on_device = has_area_on_device(triangle(&face), ZERO);
        let Triangle { a, b, c } = triangle(&face);
        let plain = not_collinear_filtered(Ieee, a, b, c);
        let is_degenerate = face.is_degenerate();
        assert!(!(on_device && is_degenerate), "seed {seed}, {family}: {face:?}");
        [on_device, is_degenerate, plain && is_degenerate].map(u64::from)
    });
    println!("with an area, degenerate, of these wrong with plain arithmetic: {counts:?}");
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
    ledger::ran("host", "degenerate triangles under WGSL's rules");
}

/// Returns which of the four CCD filters remove a vertex and a face, or two edges.
fn removed_by(arithmetic: impl Arithmetic, edges: bool, [t0, t1]: [[Vec3; 4]; 2], min_distance: Number) -> [bool; 4] {
    let four = |[a, b, c, d]: [Vec3; 4]| FourPoints { a, b, c, d };
    let first = |[a, b, ..]: [Vec3; 4]| if edges { Triangle::new(a, b, b) } else { Triangle::new(a, a, a) };
    let second = |[_, b, c, d]: [Vec3; 4]| if edges { Triangle::new(c, d, d) } else { Triangle::new(b, c, d) };
    let own = MovingTriangle { t0: first(t0), t1: first(t1) };
    let other = MovingTriangle { t0: second(t0), t1: second(t1) };
    let slot = if edges { 1 << 6 } else { 1 };
    let boxes = boxes_apart(own, other, min_distance, 1);
    [
        boxes & (slot | TRIANGLES_APART) != 0,
        apart_along_axes(arithmetic, slot, own, other, min_distance, 1) != 0,
        apart_in_planes(arithmetic, edges, four(t0), four(t1), 1),
        never_coplanar(arithmetic, edges, four(t0), four(t1)),
    ]
}

#[test]
fn no_moving_features_that_meet_are_removed() {
    let counts = count_cases(3_000, |seed, rng| {
        let motion = cases::motion(seed, rng);
        let [t0, t1] = motion.map(|points| points.map(|point| point.to_array().map(f64::from)));
        let edges = rng.bool();
        let meet = || if edges { edge_edge(&t0, &t1) } else { vertex_face(&t0, &t1) }.is_some();
        let points = motion.map(|points| points.map(vector));
        let removed = removed_by(Wgsl::new(ZERO), edges, points, hostile::constant(0.0));
        let is_removed = removed != [false; 4];
        assert!(!is_removed || !meet(), "seed {seed}: {removed:?} for {motion:?}");

        let min_distance = rng.f32() + 0.01;
        let least = f64::from(min_distance) * 0.999;
        let near = if edges { edge_edge_within } else { vertex_face_within };
        let [boxes, axes, ..] = removed_by(Wgsl::new(ZERO), edges, points, hostile::constant(min_distance));
        assert!(
            !boxes && !axes || near(&t0, &t1, least).is_none(),
            "seed {seed}, {min_distance}: {boxes} {axes} for {motion:?}"
        );

        let plain = removed_by(Ieee, edges, points, hostile::constant(0.0));
        let [boxes, axes, planes, coplanar] = removed;
        let is_wrong = plain != [false; 4] && !is_removed && meet();
        [!is_removed, boxes, axes, planes, coplanar, is_wrong].map(u64::from)
    });
    println!("not removed, removed by each filter, wrong with plain arithmetic: {counts:?}");
    assert!(counts[..5].iter().all(|count| *count > 300) && counts[5] > 2, "{counts:?}");
    ledger::ran("host", "CCD filters under WGSL's rules");
}
