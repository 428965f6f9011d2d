//! Large fans: triangles around a vertex with very many of them.
//!
//! The boxes of a fan all overlap at its hub, so comparing them takes quadratic time. If no neighbors at the hub need a test,
//! because its one-ring is embedded or neighbors are skipped, the fan's triangles are compared with other triangles only.

use super::boxes::NeighborTests;

/// Minimum number of triangles of a large fan. Comparing the boxes of smaller fans takes a few microseconds.
const MIN_FAN: usize = 256;

/// Minimum number of triangles of a large fan in one cluster. If there are fewer, their boxes are compared.
const MIN_MEMBERS: usize = 64;

/// Index for triangles that are not in a large fan.
const NONE: u32 = u32::MAX;

/// The large fans of a scene.
#[derive(Default)]
pub(super) struct Fans {
    /// The vertices with large fans.
    hubs: Vec<u32>,
    /// For each triangle the index of its hub, or [`NONE`]. Empty without large fans.
    hub_of: Vec<u32>,
}

impl Fans {
    /// Finds the large fans of a mesh.
    pub(super) fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let mut degrees = vec![0u32; vertices];
        triangles.as_flattened().iter().for_each(|vertex| degrees[*vertex as usize] += 1);
        let hubs: Vec<u32> =
            (0..).zip(&degrees).filter(|(_, degree)| **degree as usize >= MIN_FAN).map(|(vertex, _)| vertex).collect();
        if hubs.is_empty() {
            return Self::default();
        }
        // Among several hubs of a triangle, the one with the largest fan.
        let hub_of = |triangle: &[u32; 3]| {
            let largest = triangle.iter().copied().max_by_key(|vertex| degrees[*vertex as usize]);
            largest.and_then(|vertex| hubs.binary_search(&vertex).ok()).map_or(NONE, |hub| hub as u32)
        };
        Self { hub_of: triangles.iter().map(hub_of).collect(), hubs }
    }

    /// Returns the large fans among the members of a cluster whose triangles need no tests among themselves.
    pub(super) fn of_members(&self, members: &[u32], neighbors: NeighborTests<'_>) -> MemberFans<'_> {
        let mut fans = vec![Vec::new(); self.hubs.len()];
        if !self.hubs.is_empty() {
            for &triangle in members {
                let hub = self.hub_of[triangle as usize];
                if hub != NONE && neighbors.skips_at(self.hubs[hub as usize]) {
                    fans[hub as usize].push(triangle);
                }
            }
            fans.iter_mut().filter(|fan| fan.len() < MIN_MEMBERS).for_each(Vec::clear);
            if fans.iter().all(Vec::is_empty) {
                fans.clear();
            }
        }
        MemberFans { scene: self, fans }
    }
}

/// The large fans of a cluster.
pub(super) struct MemberFans<'s> {
    scene: &'s Fans,
    /// The triangles of each hub of the scene; none if they are too few in the cluster, or need tests. Empty if there are no fans.
    fans: Vec<Vec<u32>>,
}

impl MemberFans<'_> {
    pub(super) fn is_empty(&self) -> bool {
        self.fans.is_empty()
    }

    /// Whether a triangle belongs to one of the fans, if there are any.
    pub(super) fn contains(&self, triangle: u32) -> bool {
        let hub = self.scene.hub_of[triangle as usize];
        hub != NONE && !self.fans[hub as usize].is_empty()
    }

    /// Returns the triangles of each fan.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u32]> {
        self.fans.iter().filter(|fan| !fan.is_empty()).map(Vec::as_slice)
    }
}
