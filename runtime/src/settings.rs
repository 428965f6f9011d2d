//! Settings of a [`Detector`](crate::Detector), in groups, and the settings of the pipelines of all backends.

use clasp3d_kernels::geometry::clusters::published_threshold;
use clasp3d_kernels::types::{MAX_CLUSTERS, MAX_SLICE};

use crate::ccd::CcdFilters;
use crate::{Backend, Error, ObjectFilter, Result, SettingsError};

/// Settings of a [`Detector`](crate::Detector).
///
/// `neighbors`, `filter` and [`ClusteringSettings::assignment`] decide which pairs are found, [`CcdSettings::min_distance`]
/// which impacts. All others affect speed only, not results.
///
/// ```
/// use clasp3d::{Backend, Clusters, Neighbors, Settings};
///
/// let settings = Settings {
///     backend: Backend::Cpu,
///     neighbors: Neighbors::Skip,
///     clustering: Clusters::Count(8).into(),
///     ..Default::default()
/// };
/// assert!(settings.check().is_ok());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The device that does the work.
    pub backend: Backend,
    /// Treatment of triangles that share a vertex.
    pub neighbors: Neighbors,
    /// Pairs of objects to exclude.
    pub filter: ObjectFilter,
    /// Whether to compute contacts (point, segment or polygon, and depth) of each pair: see
    /// [`DetectionResult::contacts`](crate::DetectionResult::contacts).
    pub contacts: bool,
    /// Division of the scene into clusters.
    pub clustering: ClusteringSettings,
    /// Continuous collision detection: [`Detector::detect_continuous`](crate::Detector::detect_continuous).
    pub ccd: CcdSettings,
}

/// Treatment of triangles that share a vertex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Neighbors {
    /// Neighbors intersect if they have more in common than the vertices that they share: see [`crate::exact`].
    #[default]
    Exact,
    /// Neighbors never count as intersecting: the usual choice for simulations.
    Skip,
}

/// Division of the scene into clusters by fuzzy c-means.
#[derive(Clone, Debug, PartialEq)]
pub struct ClusteringSettings {
    /// Number of clusters.
    pub clusters: Clusters,
    /// Fuzziness `m` of fuzzy c-means, more than 1.
    pub fuzziness: f32,
    /// Maximum number of rounds of clustering on the first frame, at most 1000.
    pub first_rounds: u32,
    /// Maximum number of rounds on later frames, which start from the centers of the frame before; at most 1000.
    pub later_rounds: u32,
    /// Clustering ends when no center moves farther than this, as a fraction of the size of the scene.
    pub tolerance: f32,
    /// Rule that assigns triangles to clusters.
    pub assignment: Assignment,
}

impl Default for ClusteringSettings {
    fn default() -> Self {
        Self {
            clusters: Clusters::Auto,
            fuzziness: 2.0,
            first_rounds: 100,
            later_rounds: 3,
            tolerance: 1e-4,
            assignment: Assignment::Exact,
        }
    }
}

impl From<Clusters> for ClusteringSettings {
    /// This number of clusters, and defaults.
    fn from(clusters: Clusters) -> Self {
        Self { clusters, ..Self::default() }
    }
}

/// Number of clusters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clusters {
    /// Chosen by the number of triangles.
    #[default]
    Auto,
    /// This many, from 1 to 64.
    Count(u32),
}

/// Rule that assigns triangles to clusters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Assignment {
    /// A triangle belongs to every cluster whose Voronoi cell its bounding sphere may reach: no pair is lost.
    #[default]
    Exact,
    /// A triangle belongs to every cluster in which its degree of membership exceeds `1/c − 1/(10c)`, for `c` clusters: the
    /// published method (Eq. 5.1 of Mainzer's thesis), for comparison.
    ///
    /// **Pairs are lost**: two intersecting triangles need not share a cluster. `cargo bench -p clasp3d-benches --bench
    /// pipeline` counts the lost pairs.
    Threshold,
}

/// Settings of continuous collision detection.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CcdSettings {
    /// Filters that run before the elementary tests.
    pub filters: CcdFilters,
    /// Features that come closer than this during the motion have an impact. With 0, the default, features have an impact if
    /// and only if they meet in exact arithmetic.
    ///
    /// A positive minimum distance is conservative, as [`vertex_face_within`](crate::ccd::vertex_face_within) says: no pair
    /// that comes closer is missed and no time of impact is late, but pairs that come almost as close may be reported too.
    /// Features that are closer at the start have an impact at time 0.
    pub min_distance: f32,
}

impl Settings {
    /// Checks that every setting is in its range. The object filter is checked against a scene by
    /// [`Detector::new`](crate::Detector::new).
    ///
    /// # Errors
    ///
    /// A setting is out of its range.
    pub fn check(&self) -> Result<()> {
        let min_distance = self.ccd.min_distance;
        if !(min_distance >= 0.0 && min_distance.is_finite()) {
            return Err(Error::Settings(SettingsError::MinDistance { min_distance }));
        }
        self.for_pipeline(1).check()
    }

    /// The settings of a pipeline for a scene of this many triangles.
    pub(crate) fn for_pipeline(&self, triangles: usize) -> PipelineSettings {
        PipelineSettings {
            clusters: self.clustering.clusters.count(triangles),
            clustering: self.clustering.clone(),
            skip_neighbors: self.neighbors == Neighbors::Skip,
            slice_limit: MAX_SLICE,
            filter: self.filter.clone(),
        }
    }
}

/// Which pairs a query returns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Query {
    /// All intersecting pairs.
    All,
    /// One intersecting pair, if there is any.
    First,
}

/// Settings of one pipeline, with the number of clusters chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct PipelineSettings {
    /// The chosen number of clusters, from 1 to 64.
    pub clusters: u32,
    /// Division of the scene into clusters; `clusters` counts in place of [`ClusteringSettings::clusters`].
    pub clustering: ClusteringSettings,
    /// Whether triangles that share a vertex are never tested.
    pub skip_neighbors: bool,
    /// Maximum number of candidate tiles that one launch tests, from 1 to 2¹⁵; a frame with more is tested in slices. A tile is
    /// 256 boxes against 256 others.
    pub slice_limit: u32,
    /// Pairs of objects to exclude.
    pub filter: ObjectFilter,
}

impl Default for PipelineSettings {
    fn default() -> Self {
        Settings { clustering: Clusters::Count(16).into(), ..Default::default() }.for_pipeline(0)
    }
}

/// Maximum number of rounds of clustering. On a device all rounds are launched, even after convergence.
const MAX_ROUNDS: u32 = 1000;

impl PipelineSettings {
    /// Checks that every setting is in its range.
    ///
    /// # Errors
    ///
    /// A setting is out of its range.
    pub fn check(&self) -> Result<()> {
        if !(1..=MAX_CLUSTERS).contains(&self.clusters) {
            return Err(Error::Settings(SettingsError::Clusters { clusters: self.clusters, limit: MAX_CLUSTERS }));
        }
        if !(self.clustering.fuzziness > 1.0 && self.clustering.fuzziness.is_finite()) {
            return Err(Error::Settings(SettingsError::Fuzziness { fuzziness: self.clustering.fuzziness }));
        }
        let rounds = self.clustering.first_rounds.max(self.clustering.later_rounds);
        if rounds > MAX_ROUNDS {
            return Err(Error::Settings(SettingsError::Rounds { rounds, limit: MAX_ROUNDS }));
        }
        if self.clustering.tolerance.is_nan() || self.clustering.tolerance < 0.0 {
            return Err(Error::Settings(SettingsError::Tolerance { tolerance: self.clustering.tolerance }));
        }
        if !(1..=MAX_SLICE).contains(&self.slice_limit) {
            return Err(Error::Settings(SettingsError::SliceLimit { slice_limit: self.slice_limit, limit: MAX_SLICE }));
        }
        Ok(())
    }

    /// Returns these settings with the number of clusters for a scene of this many triangles on the CPU.
    pub(crate) fn on_cpu(&self, triangles: usize) -> Self {
        Self { clusters: self.clustering.clusters.count_on_cpu(triangles), ..self.clone() }
    }

    /// Returns these settings with [`Assignment::Exact`].
    pub(crate) fn with_exact_assignment(&self) -> Self {
        let clustering = ClusteringSettings { assignment: Assignment::Exact, ..self.clustering.clone() };
        Self { clustering, ..self.clone() }
    }

    /// The threshold of [`Assignment::Threshold`]; zero for the exact assignment.
    pub(crate) fn threshold(&self) -> f32 {
        match self.clustering.assignment {
            Assignment::Exact => 0.0,
            Assignment::Threshold => published_threshold(self.clusters),
        }
    }

    /// Maximum number of rounds of clustering; `warm`: the centers of the frame before are known.
    pub(crate) fn rounds(&self, warm: bool) -> u32 {
        match (self.clusters, warm) {
            (1, _) => 0,
            (_, true) => self.clustering.later_rounds,
            (_, false) => self.clustering.first_rounds,
        }
    }
}
