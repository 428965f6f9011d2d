//! The largest possible number of pairs.

use crate::{FormulaScene, ObjectTopology};

/// Long thin triangles along the two families of lines of the saddle `z = x y`, slightly above and below it, as on
/// Chazelle's polyhedron. Here the two families move into each other until every triangle of one intersects every triangle
/// of the other.
pub(crate) fn chazelle(triangles: usize) -> FormulaScene {
    let count = (triangles / 2).max(1) as u32;
    let positions = move |time: f32| {
        // Negative: separated; positive: intersecting.
        let depth = 0.02 * (2.0 * time - 1.0);
        let tooth = |family: u32, number: u32| {
            let across = (number as f32 + 0.5) / count as f32 * 2.0 - 1.0;
            let half_width = 0.3 / count as f32;
            let (raised, up) = if family == 0 { (-depth, 0.06) } else { (depth, -0.06) };
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
    let topology = ObjectTopology { vertex_count: 3 * count as usize, triangles: comb };
    FormulaScene { objects: vec![topology; 2], positions: Box::new(positions) }
}
