//! How a scene is divided: what the pipelines of all backends have in common.

use core::ops::Range;

use clasp_kernels::geometry::clusters::published_threshold;
use clasp_kernels::types::{MAX_CLUSTERS, MAX_SLICE};

use crate::{Error, ObjectFilter, Result};

/// Triangles that centers and axes are computed from, at most.
const MAX_SAMPLES: usize = 8192;

/// Rounds of clustering, at most: on a device they are all launched, those that have nothing left to do, too.
const MAX_ROUNDS: u32 = 1000;

/// Every how many triangles one of them is.
pub(crate) fn sample_stride(triangles: usize) -> usize {
    triangles.div_ceil(MAX_SAMPLES)
}

/// Which clusters a triangle is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Assignment {
    /// Every cluster whose cell it may reach into: no pair is lost.
    #[default]
    Exact,
    /// Every cluster in which its membership is more than `1/c − 1/(10c)`, for `c` clusters: the published method (Eq. 5.1
    /// of Mainzer's thesis), for comparison.
    ///
    /// **Pairs are lost**: two triangles that meet need not have a cluster in common. `cargo bench -p clasp-benches
    /// --bench pipeline` measures how many.
    Threshold,
}

/// How a scene is divided and what counts as a collision.
#[derive(Clone, Debug, PartialEq)]
pub struct PipelineSettings {
    /// Clusters, from 1 to 64.
    pub clusters: u32,
    /// The fuzziness of the clustering, more than 1.
    pub fuzziness: f32,
    /// Rounds of clustering on the first frame, at most; no more than 1000.
    pub first_rounds: u32,
    /// Rounds on later frames, which begin with the centers of the last one, at most.
    pub later_rounds: u32,
    /// How far a center may move for it to count as standing still, as a part of the size of the scene.
    pub tolerance: f32,
    /// Which clusters a triangle is in.
    pub assignment: Assignment,
    /// Whether triangles that have a vertex in common are left out.
    pub skip_neighbors: bool,
    /// Tiles of candidates that a device looks at in one go, at most: from 1 to 2¹⁵. Where there are more, they are looked
    /// at in slices, one after the other. (A tile is 256 boxes against 256 others.)
    pub slice_limit: u32,
    /// Which pairs of objects are left out.
    pub filter: ObjectFilter,
}

impl Default for PipelineSettings {
    fn default() -> Self {
        Self {
            clusters: 16,
            fuzziness: 2.0,
            first_rounds: 100,
            later_rounds: 3,
            tolerance: 1e-4,
            assignment: Assignment::Exact,
            skip_neighbors: false,
            slice_limit: MAX_SLICE,
            filter: ObjectFilter::new(),
        }
    }
}

impl PipelineSettings {
    /// An error if a setting is out of its range.
    pub fn check(&self) -> Result<()> {
        if !(1..=MAX_CLUSTERS).contains(&self.clusters) {
            return Err(Error::Clusters { clusters: self.clusters, limit: MAX_CLUSTERS });
        }
        if !(self.fuzziness > 1.0 && self.fuzziness.is_finite()) {
            return Err(Error::Fuzziness { fuzziness: self.fuzziness.to_string() });
        }
        let rounds = self.first_rounds.max(self.later_rounds);
        if rounds > MAX_ROUNDS {
            return Err(Error::Rounds { rounds, limit: MAX_ROUNDS });
        }
        if self.tolerance.is_nan() || self.tolerance < 0.0 {
            return Err(Error::Tolerance { tolerance: self.tolerance.to_string() });
        }
        if !(1..=MAX_SLICE).contains(&self.slice_limit) {
            return Err(Error::SliceLimit { slice_limit: self.slice_limit, limit: MAX_SLICE });
        }
        Ok(())
    }

    /// The membership above which a triangle is in a cluster, or zero for the exact assignment.
    pub(crate) fn threshold(&self) -> f32 {
        match self.assignment {
            Assignment::Exact => 0.0,
            Assignment::Threshold => published_threshold(self.clusters),
        }
    }

    /// Rounds of clustering, at most: for a scene with centers from a frame before, or without.
    pub(crate) fn rounds(&self, warm: bool) -> u32 {
        match (self.clusters, warm) {
            (1, _) => 0,
            (_, true) => self.later_rounds,
            (_, false) => self.first_rounds,
        }
    }
}

/// Tiles of candidates that are looked at in one go.
pub(crate) type Slice = Range<u32>;

/// Cuts tiles into slices: each as long as the limit allows. The limit of the next slice is what `grow` makes of that of
/// the last.
pub(crate) fn slices(tiles: Slice, limit: u32, grow: impl Fn(u32) -> u32) -> Vec<Slice> {
    let (mut slices, mut start, mut limit) = (Vec::new(), tiles.start, limit);
    while start < tiles.end {
        let end = tiles.end.min(start.saturating_add(limit.max(1)));
        slices.push(start..end);
        (start, limit) = (end, grow(limit));
    }
    slices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_hold_every_tile_once() {
        assert_eq!(slices(3..20, 6, |limit| limit), [3..9, 9..15, 15..20]);
        assert_eq!(slices(0..20, 1, |limit| limit * 4), [0..1, 1..5, 5..20]);
        assert_eq!(slices(0..2, 0, |limit| limit), [0..1, 1..2]);
        assert_eq!(slices(7..7, 6, |limit| limit), []);
    }
}
