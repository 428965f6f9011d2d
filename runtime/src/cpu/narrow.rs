//! Triangle against triangle.

use clasp_kernels::geometry::neighbors::{certain_answer, common_vertices};
use clasp_kernels::geometry::triangle::{HIT, OPEN, Triangle};

use super::triangle_of;
use crate::exact::{Face, intersect};

/// What became of some pairs.
#[derive(Default)]
pub(super) struct Decided {
    /// Those that intersect.
    pub(super) hits: Vec<(u32, u32)>,
    /// How many were tested.
    pub(super) tested: u64,
    /// How many of them the exact arbiter decided.
    pub(super) open: u64,
}

impl Decided {
    pub(super) fn merge(mut self, other: Self) -> Self {
        self.hits.extend(other.hits);
        Self { hits: self.hits, tested: self.tested + other.tested, open: self.open + other.open }
    }
}

/// Tests pairs of triangles.
pub(super) fn decide(
    pairs: &[(u32, u32)],
    positions: &[[f32; 3]],
    triangles: &[[u32; 3]],
    skip_neighbors: bool,
) -> Decided {
    let mut decided = Decided::default();
    for &(first, second) in pairs {
        let [names, other_names] = [first, second].map(|triangle| triangles[triangle as usize]);
        let common = common_vertices(names, other_names);
        if common == 3 || (common > 0 && skip_neighbors) {
            continue;
        }
        decided.tested += 1;
        let [triangle, other] = [&names, &other_names].map(|names| triangle_of(positions, names));
        let hit = match certain_answer(names, triangle, other_names, other) {
            HIT => true,
            OPEN => {
                decided.open += 1;
                let face = |vertices, Triangle { a, b, c }| Face { vertices, positions: [a, b, c] };
                intersect(&face(names, triangle), &face(other_names, other))
            }
            _ => false,
        };
        if hit {
            decided.hits.push((first, second));
        }
    }
    decided
}
