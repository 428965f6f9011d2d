//! How a scene is divided: what the pipelines of all backends have in common.

use clasp_kernels::types::MAX_CLUSTERS;

use crate::{Error, Result};

/// Triangles that centers and axes are computed from, at most.
const MAX_SAMPLES: usize = 8192;

/// Every how many triangles one of them is.
pub(crate) fn sample_stride(triangles: usize) -> usize {
    triangles.div_ceil(MAX_SAMPLES)
}

/// How a scene is divided and what counts as a collision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PipelineSettings {
    /// Clusters, from 1 to 64.
    pub clusters: u32,
    /// The fuzziness of the clustering, more than 1.
    pub fuzziness: f32,
    /// Rounds of clustering on the first frame, at most.
    pub first_rounds: u32,
    /// Rounds on later frames, which begin with the centers of the last one, at most.
    pub later_rounds: u32,
    /// How far a center may move for it to count as standing still, as a part of the size of the scene.
    pub tolerance: f32,
    /// Whether triangles that have a vertex in common are left out.
    pub skip_neighbors: bool,
}

impl Default for PipelineSettings {
    fn default() -> Self {
        Self {
            clusters: 16,
            fuzziness: 2.0,
            first_rounds: 100,
            later_rounds: 3,
            tolerance: 1e-4,
            skip_neighbors: false,
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
        Ok(())
    }
}
