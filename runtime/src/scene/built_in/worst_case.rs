//! As many pairs as there can be.

use super::Parts;

/// Long thin triangles along the two families of lines of a saddle, `z = x y`, a little above and a little below it, as on
/// Chazelle's polyhedron; but here the two combs sink into each other, and every triangle of one meets every one of the
/// other.
pub(super) fn chazelle(triangles: usize) -> Parts {
    let count = (triangles / 2).max(1) as u32;
    let motion = move |time: f32| {
        // From apart to well into each other.
        let sunk = 0.02 * (2.0 * time - 1.0);
        let tooth = |family: u32, number: u32| {
            let across = (number as f32 + 0.5) / count as f32 * 2.0 - 1.0;
            let half_width = 0.3 / count as f32;
            let (raised, up) = if family == 0 { (-sunk, 0.06) } else { (sunk, -0.06) };
            let corner = move |along: f32, aside: f32, lifted: f32| {
                let across = across + aside;
                let height = along * across + raised + lifted;
                if family == 0 { [along, across, height] } else { [across, along, height] }
            };
            [corner(-1.0, 0.0, 0.0), corner(1.0, 0.0, 0.0), corner(0.0, half_width, up)]
        };
        [0, 1].into_iter().flat_map(|family| (0..count).flat_map(move |number| tooth(family, number))).collect()
    };
    let comb: Vec<[u32; 3]> = (0..count).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect();
    Parts { objects: vec![(3 * count as usize, comb); 2], motion: Box::new(motion) }
}
