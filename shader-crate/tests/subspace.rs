//! CCD filters on single features.

use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::features::{ALL_SLOTS, SLOTS};
use clasp3d_kernels::geometry::subspace::{
    FourPoints, MovingTriangle, SUBSPACES, apart_along_axes, apart_in_planes, axis, boxes_apart, never_coplanar, normal,
};
use clasp3d_kernels::geometry::triangle::Triangle;
use glam::Vec3;

#[test]
fn axes_and_normals_are_those_of_the_paper() {
    let (x, y, z) = (Vec3::X, Vec3::Y, Vec3::Z);
    let axes = [x, y, z, x + y, x + z, y + z, x - y, y - z];
    let normals = [z, x, y, x - y, x - z, y - z, x + y, y + z];
    for (index, (expected, expected_normal)) in (0..).zip(axes.into_iter().zip(normals)) {
        assert_eq!(axis(index), expected);
        assert_eq!(normal(index), expected_normal);
    }
}

/// A triangle whose corners are on a line, at these multiples of its direction.
fn on_line(coordinates: [f32; 3], axis: Vec3) -> Triangle {
    let [a, b, c] = coordinates.map(|coordinate| axis * coordinate);
    Triangle::new(a, b, c)
}

#[test]
fn slots_with_disjoint_intervals_are_apart() {
    let (own, other) = ([0.0, 1.0, 2.0], [1.5, 3.0, 0.5]);
    let features = |slot: u32| -> (Vec<f32>, Vec<f32>) {
        match slot {
            0..3 => (vec![own[slot as usize]], other.to_vec()),
            3..6 => (vec![other[slot as usize - 3]], own.to_vec()),
            _ => {
                let (i, j) = ((slot as usize - 6) / 3, (slot as usize - 6) % 3);
                (vec![own[i], own[(i + 1) % 3]], vec![other[j], other[(j + 1) % 3]])
            }
        }
    };
    for index in 0..SUBSPACES {
        let still = |coordinates: [f32; 3]| {
            let triangle = on_line(coordinates, axis(index));
            MovingTriangle { t0: triangle, t1: triangle }
        };
        let (first, second) = (still(own), still(other));
        let apart = apart_along_axes(Ieee, ALL_SLOTS, first, second, 0.0, 1);
        let boxes = boxes_apart(first, second, 0.0, 1);
        for slot in 0..SLOTS {
            let (left, right) = features(slot);
            let high = |values: &[f32]| values.iter().fold(f32::MIN, |a, b| a.max(*b));
            let low = |values: &[f32]| values.iter().fold(f32::MAX, |a, b| a.min(*b));
            let expected = high(&left) < low(&right) || high(&right) < low(&left);
            assert_eq!(apart >> slot & 1 != 0, expected, "slot {slot} along axis {index}");
            assert_eq!(boxes >> slot & 1 != 0, expected, "boxes of slot {slot} along axis {index}");
        }
        // No gap is as large as this minimum distance.
        assert_eq!(apart_along_axes(Ieee, ALL_SLOTS, first, second, 3.0, 1), 0);
        assert_eq!(boxes_apart(first, second, 3.0, 1), 0);
    }
}

#[test]
fn features_that_pass_through_are_not_apart() {
    let at = |z: f32| Triangle::new(Vec3::new(0.1, 0.1, z), Vec3::new(0.2, 0.1, z), Vec3::new(0.1, 0.2, z));
    let below = Triangle::new(Vec3::ZERO, Vec3::X, Vec3::Y);
    let still = MovingTriangle { t0: below, t1: below };
    let through = MovingTriangle { t0: at(1.0), t1: at(-1.0) };
    assert_eq!(apart_along_axes(Ieee, ALL_SLOTS, still, through, 0.0, 1) & 0b111_000, 0);
    let beside = MovingTriangle { t0: at(1.0), t1: at(0.5) };
    assert_eq!(apart_along_axes(Ieee, ALL_SLOTS, still, beside, 0.0, 1), ALL_SLOTS);
    assert_eq!(apart_along_axes(Ieee, 0b101, still, beside, 0.0, 1), 0b101, "only tested slots");
}

#[test]
fn planar_and_non_penetration_filters_separate_features() {
    // A vertex that falls past the long side of a thin face. The side is not parallel to any axis.
    let face = (Vec3::new(0.0, 0.0, 0.0), Vec3::new(3.0, 1.0, 0.0), Vec3::new(3.0, 1.5, 0.2));
    let with = |a: Vec3| FourPoints { a, b: face.0, c: face.1, d: face.2 };
    let (t0, t1) = (with(Vec3::new(2.0, 0.3, 0.5)), with(Vec3::new(2.0, 0.3, -0.5)));
    assert!(apart_in_planes(Ieee, false, t0, t1, 1));
    assert!(!never_coplanar(Ieee, false, t0, t1), "it passes the plane");
    let t1 = with(Vec3::new(2.0, 0.3, 0.4));
    assert!(never_coplanar(Ieee, false, t0, t1));
    // Through the face.
    let (t0, t1) = (with(Vec3::new(2.8, 1.0, 0.5)), with(Vec3::new(2.8, 1.0, -0.5)));
    assert!(!apart_in_planes(Ieee, false, t0, t1, 1) && !never_coplanar(Ieee, false, t0, t1));
    // Crossing edges that keep a distance, and that meet.
    let edges = |z: f32| FourPoints { a: -Vec3::X, b: Vec3::X, c: Vec3::new(0.0, -1.0, z), d: Vec3::new(0.0, 1.0, z) };
    assert!(never_coplanar(Ieee, true, edges(1.0), edges(0.5)));
    assert!(
        !never_coplanar(Ieee, true, edges(1.0), edges(0.0)) && !apart_in_planes(Ieee, true, edges(1.0), edges(0.0), 1)
    );
}
