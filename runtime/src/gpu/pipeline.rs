//! The whole pipeline on a device: positions in, pairs of triangles out.
//!
//! A frame is one list of launches, from the positions to the pairs; the host reads a few numbers at its end. Where one
//! of them says that a buffer was too small, the buffer grows and the frame runs again.

use bytemuck::Zeroable as _;
use clasp_kernels::primitives::dispatch::SizeDispatch;
use clasp_kernels::primitives::reduce::{MaxVec4, MinVec4};
use clasp_kernels::stages::assignment::{Assign, ListEntries};
use clasp_kernels::stages::axes::{AXES, AxisSolve, AxisSums, SUMS};
use clasp_kernels::stages::bounds::{FrameScene, TriangleBounds, scene_frame};
use clasp_kernels::stages::boxes::Boxes;
use clasp_kernels::stages::candidates::Candidates;
use clasp_kernels::stages::centroids::Centroids;
use clasp_kernels::stages::clustering::{ClusterSeed, ClusterSums, ClusterUpdate, progress};
use clasp_kernels::stages::narrow::{Narrow, counters};
use clasp_kernels::stages::sweep::Sweep;
use clasp_kernels::types::{DispatchArguments, MAX_CLUSTERS_LEN, MAX_TRIANGLES, PipelineParams, WORKGROUP_SIZE};
use glam::{UVec2, Vec4};

use super::primitives::{RadixSort, Reduce, Scan};
use super::{Device, Growable, Recorder};
use crate::scene::check_finite;
use crate::settings::{PipelineSettings, sample_stride};
use crate::{Error, Result};

/// What a frame gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Pairs that certainly intersect, in no particular order.
    pub hits: Vec<UVec2>,
    /// Pairs that the exact arbiter must decide, in no particular order.
    pub open: Vec<UVec2>,
    /// Triangles, counted once for each cluster that they are in.
    pub entries: usize,
    /// Candidates: the sum of the counts of the sweep.
    pub candidates: usize,
    /// Pairs whose boxes overlap on all axes.
    pub pairs: usize,
    /// Rounds of clustering.
    pub rounds: u32,
}

/// The pipeline for scenes with these triangles.
pub struct Pipeline<D: Device> {
    params: PipelineParams,
    settings: PipelineSettings,
    warm: bool,
    triangles: D::Buffer<u32>,
    low: D::Buffer<Vec4>,
    high: D::Buffer<Vec4>,
    lowest: Reduce<D, MinVec4>,
    highest: Reduce<D, MaxVec4>,
    frame: D::Buffer<Vec4>,
    balls: D::Buffer<Vec4>,
    centers: D::Buffer<Vec4>,
    cluster_sums: D::Buffer<Vec4>,
    progress: D::Buffer<u32>,
    masks: D::Buffer<UVec2>,
    mask_counts: D::Buffer<u32>,
    mask_places: D::Buffer<u32>,
    mask_scan: Scan<D>,
    axis_sums: D::Buffer<Vec4>,
    axes: D::Buffer<Vec4>,
    entries: Entries<D>,
    arguments: [D::Buffer<DispatchArguments>; 2],
    counters: D::Buffer<u32>,
    pairs: Growable<D, UVec2>,
    hits: D::Buffer<UVec2>,
    open: D::Buffer<UVec2>,
}

/// What there is one of for each entry.
struct Entries<D: Device> {
    capacity: usize,
    list: D::Buffer<u32>,
    starts: D::Buffer<u32>,
    ends: D::Buffer<u32>,
    spans: D::Buffer<Vec4>,
    numbers: D::Buffer<u32>,
    order: D::Buffer<u32>,
    sort: RadixSort<D>,
    counts: D::Buffer<u32>,
    firsts: D::Buffer<u32>,
    scan: Scan<D>,
}

impl<D: Device> Entries<D> {
    fn new(device: &D, capacity: usize) -> Result<Self> {
        let numbers: Vec<u32> = (0..).take(capacity).collect();
        Ok(Self {
            capacity,
            list: device.buffer("entries", capacity)?,
            starts: device.buffer("starts", capacity)?,
            ends: device.buffer("ends", capacity)?,
            spans: device.buffer("spans", capacity)?,
            numbers: device.buffer_from("numbers", &numbers)?,
            order: device.buffer("order", capacity)?,
            sort: RadixSort::new(device, capacity)?,
            counts: device.buffer("sweep counts", capacity)?,
            firsts: device.buffer("first candidates", capacity)?,
            scan: Scan::new(device, capacity)?,
        })
    }
}

impl<D: Device> Pipeline<D> {
    /// Makes the buffers for a scene with these triangles, with room for what most scenes need.
    pub fn new(device: &D, triangles: &[[u32; 3]], settings: PipelineSettings) -> Result<Self> {
        let len = triangles.len();
        Self::with_capacity(device, triangles, settings, len + len / 2, len * 8)
    }

    /// Makes the buffers for a scene with these triangles, with room for this many entries and pairs at first.
    pub fn with_capacity(
        device: &D,
        triangles: &[[u32; 3]],
        settings: PipelineSettings,
        entries: usize,
        pairs: usize,
    ) -> Result<Self> {
        let count = match u32::try_from(triangles.len()) {
            Ok(count) if (1..=MAX_TRIANGLES).contains(&count) => count,
            _ => return Err(Error::TriangleCount { count: triangles.len(), limit: MAX_TRIANGLES as usize }),
        };
        settings.check()?;
        let stride = sample_stride(triangles.len()) as u32;
        let samples = count.div_ceil(stride);
        let mut params = PipelineParams::zeroed();
        params.triangles = count;
        params.clusters = settings.clusters;
        params.cluster_bits = settings.clusters.next_power_of_two().trailing_zeros();
        params.samples = samples;
        params.stride = stride;
        params.fuzziness = settings.fuzziness;
        params.tolerance = settings.tolerance;
        params.skip_neighbors = u32::from(settings.skip_neighbors);

        let len = triangles.len();
        let sums = (samples.div_ceil(WORKGROUP_SIZE) * settings.clusters) as usize;
        let pairs = Growable::new(device, "pairs", pairs)?;
        Ok(Self {
            params,
            settings,
            warm: false,
            triangles: device.buffer_from("triangles", triangles.as_flattened())?,
            low: device.buffer("low corners", len)?,
            high: device.buffer("high corners", len)?,
            lowest: Reduce::new(device, len)?,
            highest: Reduce::new(device, len)?,
            frame: device.buffer("frame", scene_frame::LEN as usize)?,
            balls: device.buffer("balls", len)?,
            centers: device.buffer("centers", MAX_CLUSTERS_LEN)?,
            cluster_sums: device.buffer("sums of clusters", sums)?,
            progress: device.buffer("progress of the clustering", progress::LEN as usize)?,
            masks: device.buffer("masks", len)?,
            mask_counts: device.buffer("clusters of each triangle", len)?,
            mask_places: device.buffer("first entries", len)?,
            mask_scan: Scan::new(device, len)?,
            axis_sums: device.buffer("sums of axes", sums * SUMS as usize)?,
            axes: device.buffer("axes", MAX_CLUSTERS_LEN * AXES as usize)?,
            entries: Entries::new(device, entries.max(1))?,
            arguments: [device.buffer("candidate launch", 1)?, device.buffer("narrow launch", 1)?],
            counters: device.buffer("counters", counters::LEN as usize)?,
            hits: device.buffer("hits", pairs.capacity())?,
            open: device.buffer("open", pairs.capacity())?,
            pairs,
        })
    }

    /// Finds the pairs for these positions, three numbers to a vertex.
    ///
    /// # Errors
    ///
    /// Where a position is not finite, where the device has no memory for what the frame needs, and where there are 2³²
    /// candidates or more.
    pub async fn run(&mut self, device: &D, positions: &D::Buffer<f32>) -> Result<Found> {
        loop {
            let mut recorder = device.record("detect");
            self.record(&mut recorder, positions)?;
            recorder.submit()?;
            let highest = scene_frame::HIGHEST as usize;
            if device.read(&self.frame, highest..highest + 1).await?[0].w != 0.0 {
                let positions = device.read(positions, 0..D::len(positions)).await?;
                check_finite(bytemuck::cast_slice(&positions[..positions.len() / 3 * 3]))?;
            }
            let entries = self.mask_scan.total(device, self.params.triangles as usize).await? as usize;
            if entries > self.entries.capacity {
                self.entries = Entries::new(device, entries + entries / 4)?;
                continue;
            }
            let candidates = match self.entries.scan.total(device, self.entries.capacity).await {
                Err(Error::SumOverflow { .. }) => return Err(Error::Candidates { triangles: self.params.triangles }),
                total => total? as usize,
            };
            let counted = device.read(&self.counters, 0..counters::LEN as usize).await?;
            let [pairs, hits, open] =
                [counters::PAIRS, counters::HITS, counters::OPEN].map(|i| counted[i as usize] as usize);
            if self.pairs.make_room(device, pairs)? {
                self.hits = device.buffer("hits", self.pairs.capacity())?;
                self.open = device.buffer("open", self.pairs.capacity())?;
                continue;
            }
            self.warm = true;
            return Ok(Found {
                hits: device.read(&self.hits, 0..hits).await?,
                open: device.read(&self.open, 0..open).await?,
                entries,
                candidates,
                pairs,
                rounds: device.read(&self.progress, 0..1).await?[progress::ROUNDS as usize],
            });
        }
    }

    fn record(&self, recorder: &mut D::Recorder<'_>, positions: &D::Buffer<f32>) -> Result<()> {
        let mut params = self.params;
        params.entries = self.entries.capacity as u32;
        params.pairs = u32::try_from(self.pairs.capacity()).unwrap_or(u32::MAX);
        let count = self.params.triangles;
        let Self { triangles, low, high, frame, balls, centers, progress, masks, axes, counters, .. } = self;
        let Entries { list, starts, ends, spans, order, counts, firsts, .. } = &self.entries;

        recorder.stage("bounds");
        recorder.launch(&TriangleBounds { params, positions, triangles, low, high }, count);
        let lowest = self.lowest.record(recorder, low, count as usize)?;
        let highest = self.highest.record(recorder, high, count as usize)?;
        recorder.launch(&FrameScene { low: lowest, high: highest, frame }, 1);

        recorder.stage("centroids");
        recorder.launch(&Centroids { params, positions, triangles, frame, balls }, count);

        recorder.stage("clustering");
        recorder.clear(progress);
        if !self.warm {
            recorder.launch(&ClusterSeed { params, balls, centers }, params.clusters);
        }
        let rounds = if self.warm { self.settings.later_rounds } else { self.settings.first_rounds };
        let sums = &self.cluster_sums;
        for _ in 0..if params.clusters > 1 { rounds } else { 0 } {
            recorder.launch(&ClusterSums { params, balls, centers, progress, sums }, params.samples);
            recorder.launch(&ClusterUpdate { params, sums, centers, progress }, WORKGROUP_SIZE);
        }

        recorder.stage("assignment");
        let (mask_counts, places) = (&self.mask_counts, &self.mask_places);
        recorder.launch(&Assign { params, balls, centers, masks, counts: mask_counts }, count);
        self.mask_scan.record(recorder, mask_counts, places, count as usize)?;
        recorder.clear(list);
        recorder.launch(&ListEntries { params, masks, places, entries: list }, count);

        recorder.stage("axes");
        let sums = &self.axis_sums;
        recorder.launch(&AxisSums { params, balls, masks, centers, sums }, params.samples);
        recorder.launch(&AxisSolve { params, sums, axes }, params.clusters);

        recorder.stage("boxes");
        recorder.launch(
            &Boxes { params, entries: list, positions, triangles, frame, axes, starts, ends, spans },
            params.entries,
        );

        recorder.stage("sort");
        recorder.copy(&self.entries.numbers, order, self.entries.capacity);
        self.entries.sort.record(recorder, starts, order, self.entries.capacity, 0..32)?;

        recorder.stage("sweep");
        recorder.launch(&Sweep { params, sorted_starts: starts, order, ends, counts }, params.entries);
        let total = self.entries.scan.record(recorder, counts, firsts, self.entries.capacity)?;

        recorder.stage("candidates");
        let [candidate_launch, narrow_launch] = &self.arguments;
        let pairs = self.pairs.get();
        recorder.clear(counters);
        recorder.launch(&SizeDispatch { count: total, arguments: candidate_launch }, 1);
        let candidates = Candidates { params, firsts, order, entries: list, spans, masks, triangles, pairs, counters };
        recorder.launch_indirect(&candidates, candidate_launch);

        recorder.stage("narrow");
        recorder.launch(&SizeDispatch { count: counters, arguments: narrow_launch }, 1);
        let (hits, open) = (&self.hits, &self.open);
        recorder.launch_indirect(&Narrow { params, pairs, positions, triangles, hits, open, counters }, narrow_launch);
        Ok(())
    }
}
