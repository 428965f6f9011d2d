//! How a scene is divided: what the pipelines of all backends have in common.

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
    /// Candidates that are looked at in one go, at most: from 1 to 2³¹. Where there are more, they are looked at in
    /// slices, one after the other. (A slice has at least the candidates of one triangle.)
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
            slice_limit: 1 << 28,
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

/// Entries whose candidates are looked at in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slice {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) candidates: u64,
}

/// Cuts entries with these counts of candidates into slices: each as long as the limit allows, and at least one entry.
/// The limit of the next slice is what `grow` makes of that of the last.
pub(crate) fn slices(counts: &[u32], limit: u64, grow: impl Fn(u64) -> u64) -> Vec<Slice> {
    let mut slices: Vec<Slice> = Vec::new();
    let mut limit = limit;
    for (place, count) in counts.iter().map(|count| u64::from(*count)).enumerate().filter(|(_, count)| *count > 0) {
        match slices.last_mut() {
            Some(slice) if slice.candidates + count <= limit => {
                slice.end = place + 1;
                slice.candidates += count;
            }
            last => {
                if last.is_some() {
                    limit = grow(limit);
                }
                slices.push(Slice { start: place, end: place + 1, candidates: count });
            }
        }
    }
    slices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_hold_every_candidate_once() {
        let counts = [3, 0, 5, 1, 1, 0, 9, 2, 0];
        let cut = slices(&counts, 6, |limit| limit);
        let plain: Vec<_> = cut.iter().map(|slice| (slice.start, slice.end, slice.candidates)).collect();
        assert_eq!(plain, [(0, 1, 3), (2, 4, 6), (4, 5, 1), (6, 7, 9), (7, 8, 2)]);
        let growing = slices(&counts, 1, |limit| limit * 4);
        assert_eq!(growing.iter().map(|slice| slice.candidates).collect::<Vec<_>>(), [3, 5, 13]);
        assert_eq!(slices(&[0, 0], 6, |limit| limit), []);
        let huge = slices(&[u32::MAX; 5], 1 << 31, |limit| limit);
        assert_eq!(huge.iter().map(|slice| slice.candidates).sum::<u64>(), 5 * u64::from(u32::MAX));
    }
}
