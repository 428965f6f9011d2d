//! Embedded one-rings.

use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::one_rings::is_embedded_filtered;
use glam::Vec3;

fn embedded(links: &[[f32; 3]], closed: bool) -> bool {
    let apex = Vec3::new(0.3, 0.2, 0.1);
    is_embedded_filtered(Ieee, apex, links.len() as u32, closed, |index| apex + Vec3::from(links[index as usize]))
}

/// Returns a one-ring with vertices at these heights that goes around `turns` times.
fn round(heights: &[f32], turns: f32) -> Vec<[f32; 3]> {
    let angle = |index: usize| core::f32::consts::TAU * turns * index as f32 / heights.len() as f32;
    heights.iter().enumerate().map(|(i, height)| [angle(i).cos(), angle(i).sin(), *height]).collect()
}

#[test]
fn flat_and_crumpled_one_rings_are_embedded() {
    for count in 3..12 {
        assert!(embedded(&round(&vec![0.0; count], 1.0), true), "{count} triangles in a plane");
        assert!(embedded(&round(&vec![-2.0; count], 1.0), true), "a cone of {count} triangles");
    }
    assert!(embedded(&round(&[0.4, -0.4, 0.4, -0.4, 0.4, -0.4], 1.0), true));
    assert!(embedded(&round(&[0.0; 6], 0.5), false), "a border");
    assert!(embedded(&[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], false), "one triangle");
}

#[test]
fn one_rings_that_cover_a_point_twice_are_not_embedded() {
    assert!(!embedded(&round(&[0.0; 10], 2.0), true), "twice around");
    assert!(!embedded(&round(&[0.0; 10], 1.2), false), "more than once around, from border to border");
    let mut folded = round(&[0.0; 6], 1.0);
    folded.swap(2, 3);
    assert!(!embedded(&folded, true), "a triangle is folded back");
    let mut touching = round(&[0.0; 6], 0.5);
    touching.push(touching[0].map(|x| 2.0 * x));
    assert!(!embedded(&touching, false), "the last edge lies on the first");
}

#[test]
fn degenerate_and_overflowing_one_rings_are_undecided() {
    assert!(!embedded(&[[1.0, 0.0, 0.0], [2.0, 0.0, 0.0], [3.0, 0.0, 0.0]], true));
    assert!(!embedded(&[[0.0; 3]; 3], true));
    assert!(!embedded(&round(&[1e30; 6], 1.0).iter().map(|p| p.map(|x| x * 1e30)).collect::<Vec<_>>(), true));
}
