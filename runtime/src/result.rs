//! Results of a frame: pairs, contacts, stats, stages.

use core::fmt;
use core::time::Duration;
use std::collections::BTreeMap;

use web_time::Instant;

use crate::Result;
use crate::exact::{Contact, Contacts};
use crate::memory::{collected, expect_memory};
use crate::scene::{Real, Scene};

/// Two intersecting triangles, the one with the lower index first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// Index of the first triangle in the scene.
    pub a: u32,
    /// Index of the second triangle in the scene.
    pub b: u32,
    /// Object of the first triangle.
    pub object_a: usize,
    /// Object of the second triangle.
    pub object_b: usize,
}

/// Result of detecting intersections in a frame.
#[derive(Clone, Debug, Default)]
pub struct DetectionResult {
    /// Intersecting pairs, ascending.
    pub pairs: Vec<Pair>,
    /// Contacts of the pairs, if [requested](crate::Settings::contacts).
    pub contacts: Option<Contacts>,
    /// Degenerate triangles (zero area), ascending. Each is treated as the segment or point that it is.
    pub degenerate: Vec<u32>,
    /// Counts of the work done.
    pub stats: Stats,
    /// Time and memory of each stage, in order.
    pub stages: Vec<StageStats>,
}

/// Counts of the work done in a frame.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Rounds of clustering.
    pub rounds: u32,
    /// Number of members of each cluster. A triangle may be a member of several clusters.
    pub cluster_sizes: Vec<u32>,
    /// Number of triangles that are members of more than one cluster.
    pub shared: u32,
    /// Number of candidates: pairs of boxes one of which starts within the other along the first axis.
    pub candidates: u64,
    /// Number of pairs with boxes that overlap along all axes. Pairs that the object filter excludes do not count.
    pub overlapping: u64,
    /// Number of pairs tested triangle against triangle: the overlapping pairs, without neighbors that need no test.
    pub tested: u64,
    /// Number of pairs that the filtered predicates left undecided, and exact predicates decided.
    pub undecided: u64,
    /// Number of intersecting pairs.
    pub found: u64,
    /// Estimate of the bytes that the CPU backend read and wrote: input and output of each stage, and the data of each
    /// comparison and test. `None` on a GPU.
    pub bytes_touched: Option<u64>,
}

impl Stats {
    /// Returns the number of memberships: the sum of the sizes of all clusters.
    pub fn memberships(&self) -> u64 {
        self.cluster_sizes.iter().map(|size| u64::from(*size)).sum()
    }
}

/// A stage of the detection pipeline, in the order of a frame.
///
/// A stage displays as its [name](Self::name). ARCHITECTURE.md describes the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Finds vertices with an embedded one-ring: no two of their triangles intersect, so these pairs need no test.
    OneRings,
    /// Gathers triangles and normalizes the scene.
    Bounds,
    /// Computes bounding spheres, and finds degenerate triangles.
    BoundingSpheres,
    /// Moves the cluster centers by fuzzy c-means.
    Clustering,
    /// Assigns triangles to clusters.
    Assignment,
    /// Computes the principal axes of each cluster.
    Axes,
    /// Computes boxes along the axes.
    Boxes,
    /// Sorts boxes.
    Sort,
    /// Finds the boxes that each block of boxes may overlap. The CPU backend does this with the sort and the candidates.
    Sweep,
    /// Finds pairs with overlapping boxes.
    Candidates,
    /// Tests triangle against triangle.
    Narrow,
    /// Gathers and sorts pairs. CPU backend only.
    Collect,
    /// Computes contacts, on the CPU, if requested.
    Contacts,
}

impl Stage {
    /// All stages in order.
    pub const ALL: [Self; 13] = [
        Self::OneRings,
        Self::Bounds,
        Self::BoundingSpheres,
        Self::Clustering,
        Self::Assignment,
        Self::Axes,
        Self::Boxes,
        Self::Sort,
        Self::Sweep,
        Self::Candidates,
        Self::Narrow,
        Self::Collect,
        Self::Contacts,
    ];

    /// Returns the name of the stage. It also labels the launches of the stage on a GPU.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneRings => "one_rings",
            Self::Bounds => "bounds",
            Self::BoundingSpheres => "bounding_spheres",
            Self::Clustering => "clustering",
            Self::Assignment => "assignment",
            Self::Axes => "axes",
            Self::Boxes => "boxes",
            Self::Sort => "sort",
            Self::Sweep => "sweep",
            Self::Candidates => "candidates",
            Self::Narrow => "narrow",
            Self::Collect => "collect",
            Self::Contacts => "contacts",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Time and memory of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageStats {
    /// The stage.
    pub stage: Stage,
    /// Elapsed time: on a GPU by its own clock, `None` if it has none. The time of contacts is always that of the CPU.
    pub time: Option<Duration>,
    /// Size of its buffers in bytes.
    pub bytes: u64,
    /// Memory traffic; only known on an emulated device.
    pub traffic: Option<StageTraffic>,
}

/// Memory traffic of a stage, and its lower bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageTraffic {
    /// Launches and traffic of the stage.
    pub work: DeviceWork,
    /// Lower bound of the traffic in bytes: the input of the stage read once, and its output written once.
    pub min_bytes: u64,
}

impl StageTraffic {
    /// Returns the traffic as a multiple of its lower bound.
    pub fn ratio(&self) -> f64 {
        self.work.bytes() as f64 / self.min_bytes.max(1) as f64
    }
}

/// Launches on a device, and their memory traffic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceWork {
    /// Number of launches.
    pub launches: u64,
    /// Number of threads of all launches.
    pub threads: u64,
    /// Bytes read by workgroups. A byte read by several threads of one workgroup counts once.
    pub read: u64,
    /// Bytes written by workgroups, counted likewise.
    pub written: u64,
}

impl DeviceWork {
    /// Returns the number of bytes read and written.
    pub fn bytes(&self) -> u64 {
        self.read + self.written
    }

    /// Returns the sum of both.
    #[cfg(feature = "gpu")]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            launches: self.launches + other.launches,
            threads: self.threads + other.threads,
            read: self.read + other.read,
            written: self.written + other.written,
        }
    }
}

impl DetectionResult {
    /// Creates the result of a frame from the triangles of its pairs.
    pub(crate) fn new(
        scene: &Scene<impl Real>,
        pairs: Vec<(u32, u32)>,
        degenerate: Vec<u32>,
        stats: Stats,
        stages: Vec<StageStats>,
    ) -> Result<Self> {
        let object = |triangle| scene.object_of(triangle);
        let pair = |(a, b)| Pair { a, b, object_a: object(a), object_b: object(b) };
        let pairs = collected("the list of pairs", pairs.into_iter().map(pair))?;
        Ok(Self { pairs, contacts: None, degenerate, stats, stages })
    }

    /// Computes the contacts of all pairs.
    pub(crate) fn add_contacts<T: Real>(&mut self, triangles: &[[u32; 3]], positions: &[[T; 3]]) -> Result<()> {
        let start = Instant::now();
        // The list, its corners, and as much again while threads build their parts of both.
        expect_memory("the contacts of all pairs", 4 * size_of::<Contact>() * self.pairs.len())?;
        let pairs: Vec<(u32, u32)> = self.pairs.iter().map(|pair| (pair.a, pair.b)).collect();
        let contacts = Contacts::new(&pairs, positions, triangles);
        let bytes = size_of_val(contacts.list()) as u64;
        self.contacts = Some(contacts);
        self.stages.push(StageStats { stage: Stage::Contacts, time: Some(start.elapsed()), bytes, traffic: None });
        Ok(())
    }

    /// Returns the intersecting pairs, ascending.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Returns the contacts in the order of the pairs; empty unless [requested](crate::Settings::contacts).
    pub fn contacts(&self) -> &[Contact] {
        self.contacts.as_ref().map_or(&[], |contacts| contacts.list())
    }

    /// Returns the number of connected regions of contacts (curves across triangles, and areas), if
    /// [requested](crate::Settings::contacts).
    pub fn contact_regions(&self) -> Option<usize> {
        self.contacts.as_ref().map(Contacts::regions)
    }

    /// Counts the pairs for each two objects, the lower one first; for an object and itself, its self-intersections. Objects
    /// without pairs are excluded.
    pub fn pairs_by_object(&self) -> BTreeMap<(usize, usize), usize> {
        let mut counts = BTreeMap::new();
        for pair in &self.pairs {
            *counts.entry((pair.object_a.min(pair.object_b), pair.object_a.max(pair.object_b))).or_default() += 1;
        }
        counts
    }
}
