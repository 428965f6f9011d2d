//! The number of clusters, and the sample that clustering and axes are computed from.

use crate::Clusters;

/// Triangles per cluster of [`Clusters::Auto`] on a device. With fewer, clustering and assignment cost more than the sweep
/// saves.
const TRIANGLES_PER_CLUSTER: usize = 4000;

/// The same on the CPU, which divides large clusters among threads.
const TRIANGLES_PER_CLUSTER_ON_CPU: usize = 8000;

/// Maximum number of clusters of [`Clusters::Auto`], for the same reason.
const MAX_AUTO_CLUSTERS: usize = 32;

impl Clusters {
    /// Returns the number of clusters on a device for a scene of this many triangles.
    pub(crate) fn count(self, triangles: usize) -> u32 {
        self.count_of(triangles, TRIANGLES_PER_CLUSTER)
    }

    /// Returns the number of clusters on the CPU for a scene of this many triangles.
    pub(crate) fn count_on_cpu(self, triangles: usize) -> u32 {
        self.count_of(triangles, TRIANGLES_PER_CLUSTER_ON_CPU)
    }

    fn count_of(self, triangles: usize, per_cluster: usize) -> u32 {
        match self {
            Self::Count(count) => count,
            Self::Auto => (triangles / per_cluster).clamp(1, MAX_AUTO_CLUSTERS) as u32,
        }
    }
}

/// Maximum number of triangles that centers and axes are computed from.
const MAX_SAMPLES: usize = 8192;

/// Returns the stride between sampled triangles.
pub(crate) fn sample_stride(triangles: usize) -> usize {
    triangles.div_ceil(MAX_SAMPLES)
}
