//! What a frame gave; and, with the feature `reports`, whole sequences as tables, JSON and HTML.
//!
//! | module | holds |
//! | --- | --- |
//! | `bench` | the same frame, several times over |
//! | `sequence` | what is known of a sequence of frames |
//! | `table` | tables for the terminal |
//! | `json` | one JSON object |
//! | `html` | one HTML file with charts |
//! | `motions` | motions, and what the filters of continuous detection are worth, as a table, JSON and HTML |
//! | `picture` | pictures of a mesh, with triangles that intersect in red |
//! | [`raster`] | triangles on a grid of samples |

#[cfg(feature = "reports")]
pub mod bench;
#[cfg(feature = "reports")]
pub mod html;
#[cfg(feature = "reports")]
pub mod json;
#[cfg(feature = "reports")]
pub mod motions;
#[cfg(feature = "reports")]
pub mod picture;
pub mod raster;
#[cfg(feature = "reports")]
pub mod sequence;
#[cfg(feature = "reports")]
pub mod table;

use core::time::Duration;
use std::collections::BTreeMap;

use web_time::Instant;

use crate::contact::{Contact, Contacts};
use crate::gpu::Work;
use crate::scene::Scene;

/// Two triangles that intersect: the one with the lower number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The first triangle.
    pub a: u32,
    /// The second triangle.
    pub b: u32,
    /// The object of the first triangle.
    pub object_a: usize,
    /// The object of the second triangle.
    pub object_b: usize,
}

/// What a frame gave.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub(crate) pairs: Vec<Pair>,
    pub(crate) contacts: Option<Contacts>,
    /// Triangles with no area, ascending: they count as the segment or point that they are.
    pub degenerate: Vec<u32>,
    /// How much work it was.
    pub figures: Figures,
    /// How long each stage took and how much memory it has, in their order.
    pub stages: Vec<StageFigures>,
}

/// How much work a frame was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Rounds of clustering.
    pub rounds: u32,
    /// Triangles in each cluster. Those that are in several count in each.
    pub cluster_sizes: Vec<u32>,
    /// Triangles that are in more than one cluster.
    pub shared: u32,
    /// Candidates: the sum of the counts of the sweep.
    pub candidates: u64,
    /// Pairs whose boxes overlap on all axes, but for those that the filter leaves out.
    pub overlapping: u64,
    /// Pairs that were tested triangle against triangle: all of these, but for neighbours that are skipped.
    pub tested: u64,
    /// Pairs that `f32` could not decide, and exact arithmetic did.
    pub open: u64,
    /// Pairs that intersect.
    pub found: u64,
    /// Bytes that the CPU read and wrote, about: what its stages take in and leave, and what each comparison and test
    /// looks at. Nothing on a device.
    pub touched: Option<u64>,
}

impl Figures {
    /// Triangles, counted once for each cluster that they are in.
    pub fn entries(&self) -> u64 {
        self.cluster_sizes.iter().map(|size| u64::from(*size)).sum()
    }
}

/// What a stage took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageFigures {
    /// The stage, as in the table of `ARCHITECTURE.md`.
    pub stage: &'static str,
    /// How long it took: on a GPU by the device's own clock, and `None` where that has none. (Contacts are always the
    /// CPU's.)
    pub time: Option<Duration>,
    /// Bytes of its buffers.
    pub bytes: u64,
    /// What it did to memory: only known of an emulated device.
    pub work: Option<StageWork>,
}

/// What a stage did to memory, and the least that it must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageWork {
    /// What it did.
    pub work: Work,
    /// Bytes of all that it needs, each read once, and of all that it leaves, each written once.
    pub least: u64,
}

impl StageWork {
    /// How many times as much it touched as it must.
    pub fn ratio(&self) -> f64 {
        self.work.touched() as f64 / self.least.max(1) as f64
    }
}

impl Report {
    /// Computes what the triangles of each pair have in common.
    pub(crate) fn add_contacts(&mut self, scene: &Scene, positions: &[[f32; 3]]) {
        let start = Instant::now();
        let pairs: Vec<(u32, u32)> = self.pairs.iter().map(|pair| (pair.a, pair.b)).collect();
        let contacts = Contacts::new(&pairs, positions, scene.triangles());
        let bytes = size_of_val(contacts.list()) as u64;
        self.contacts = Some(contacts);
        self.stages.push(StageFigures { stage: "contacts", time: Some(start.elapsed()), bytes, work: None });
    }

    /// The pairs that intersect, ascending.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// What the two triangles of each pair have in common, in the order of the pairs; nothing unless the
    /// [settings](crate::Settings::contacts) ask for it.
    pub fn contacts(&self) -> &[Contact] {
        self.contacts.as_ref().map_or(&[], |contacts| contacts.list())
    }

    /// How many connected regions the contacts form, if the [settings](crate::Settings::contacts) ask for it: curves that
    /// run from triangle to triangle, and areas.
    pub fn contact_regions(&self) -> Option<usize> {
        self.contacts.as_ref().map(Contacts::regions)
    }

    /// How many pairs there are between each two objects that have any, and within each, the lower object first.
    pub fn pairs_by_object(&self) -> BTreeMap<(usize, usize), usize> {
        let mut counts = BTreeMap::new();
        for pair in &self.pairs {
            *counts.entry((pair.object_a.min(pair.object_b), pair.object_a.max(pair.object_b))).or_default() += 1;
        }
        counts
    }
}
