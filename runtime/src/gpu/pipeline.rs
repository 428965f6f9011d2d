//! The whole pipeline on a device: positions in, pairs of triangles out.
//!
//! A frame is one list of launches, from the positions to the sorted pairs, and one reading back. Where that says that a
//! buffer was too small, the buffer grows and the frame goes on from the stage that fills it. Where there are more
//! candidates than one launch looks at, the stages from there on run once for each slice of them.

use core::time::Duration;

use bytemuck::Zeroable as _;
use clasp_kernels::stages::assignment::Owner;
use clasp_kernels::stages::clustering::progress;
use clasp_kernels::stages::narrow::{counters, mark_open};
use clasp_kernels::types::{Growth, MAX_TRIANGLES, PipelineParams, scan_result};
use glam::Vec4;

use super::stages::{
    Assignment, Axes, Bounds, Boxes, Candidates, Centroids, Clustering, Collect, Launch, Mesh, Narrow, Sweep, Swept,
};
use super::{Device, Recorder};
use crate::report::{Figures, StageFigures};
use crate::scene::{Scene, check_finite};
use crate::settings::{PipelineSettings, Slice, sample_stride, slices};
use crate::{Error, Result};

/// What a frame gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Pairs that certainly intersect, ascending.
    pub hits: Vec<(u32, u32)>,
    /// Pairs that the exact arbiter must decide, ascending.
    pub open: Vec<(u32, u32)>,
    /// Triangles that may have no area, ascending.
    pub suspects: Vec<u32>,
    /// How much work it was. How many pairs were found is known only when the open ones are decided.
    pub figures: Figures,
    /// How long each stage took and how much memory it has.
    pub stages: Vec<StageFigures>,
}

/// Room for what only the device can count, at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacities {
    /// Triangles, counted once for each cluster that they are in.
    pub entries: usize,
    /// Pairs whose boxes overlap.
    pub pairs: usize,
    /// Pairs that intersect or are open.
    pub found: usize,
    /// Triangles that may have no area.
    pub suspects: usize,
}

impl Capacities {
    /// What most scenes with this many triangles need. A triangle of a mesh has a dozen neighbours, whose boxes all
    /// overlap its own, and each pair of them is listed once.
    pub fn for_triangles(triangles: usize) -> Self {
        Self { entries: triangles + triangles / 2, pairs: triangles * 8, found: triangles / 2, suspects: 64 }
    }

    /// No room at all, to see everything grow.
    pub const NONE: Self = Self { entries: 1, pairs: 1, found: 1, suspects: 1 };
}

/// Pairs that are sorted and read back beyond those of the last frame, so that a few more do not take another go.
const SPARE_FOUND: usize = 256;

/// Candidates of the first slice when one pair is enough, and by how much each slice is larger than the last.
const FIRST_SLICE: u64 = 1 << 18;
const SLICE_GROWTH: u64 = 8;

/// Into how many parts candidates are cut whose pairs are too many for the device at once.
const PARTS: u64 = 4;

/// The pipeline for the triangles of a scene.
pub struct Pipeline<D: Device> {
    settings: PipelineSettings,
    triangle_count: u32,
    triangles: D::Buffer<u32>,
    bounds: Bounds<D>,
    centroids: Centroids<D>,
    clustering: Clustering<D>,
    assignment: Assignment<D>,
    axes: Axes<D>,
    boxes: Boxes<D>,
    sweep: Sweep<D>,
    candidates: Candidates<D>,
    narrow: Narrow<D>,
    collect: Collect<D>,
    /// How many pairs to sort and read back.
    expected: usize,
    growth: Growth,
}

/// What a list of launches that ends with the candidates leaves on the device.
pub(super) struct Overlapping<'p, D: Device> {
    /// The pairs of triangles whose boxes overlap.
    pub(super) candidates: &'p Candidates<D>,
    /// What the scan says that counted the entries.
    pub(super) entries: &'p D::Buffer<u32>,
    /// What the scan says that counted the candidates.
    pub(super) swept: &'p D::Buffer<u32>,
}

/// From which stage on a list of launches begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Begin {
    /// From the positions.
    Positions,
    /// From the list of entries.
    Entries,
    /// From the candidates.
    Candidates,
    /// From the pairs that were found, which are in no order yet.
    Collect,
}

/// What comes after a list of launches.
enum Next {
    /// Nothing: all of it was written.
    Done,
    /// There is more room now: again from here.
    Again(Begin),
    /// The device has no room for the pairs of all candidates at once.
    TooManyPairs(Error),
}

/// What came of the stages of a frame.
enum Outcome {
    Counted(Counted),
    /// The device has no room for the pairs of all candidates at once.
    TooManyPairs(Error),
}

/// What the host reads back after a list of launches.
struct Counted {
    entries: usize,
    shared: u32,
    rounds: u32,
    cluster_sizes: Vec<u32>,
    /// The number of candidates, if it is less than 2³².
    candidates: Option<u32>,
    pairs: usize,
    counters: Vec<u32>,
    suspects: Vec<u32>,
    /// The pairs that were found, sorted; after them, there may be others that mean nothing.
    found: [Vec<u32>; 2],
}

/// How long each stage took so far.
#[derive(Default)]
struct Times(Vec<(&'static str, Duration)>);

impl<D: Device> Pipeline<D> {
    /// Makes the buffers for a scene, with room for what most scenes need.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range, and where the device has no room for the scene.
    pub fn new(device: &D, scene: &Scene, settings: PipelineSettings) -> Result<Self> {
        Self::with_capacities(device, scene, settings, Capacities::for_triangles(scene.triangles().len()))
    }

    /// Makes the buffers for a scene, with this much room at first.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range, and where the device has no room for the scene.
    pub fn with_capacities(
        device: &D,
        scene: &Scene,
        settings: PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        settings.check()?;
        let len = scene.triangles().len();
        if len > MAX_TRIANGLES as usize {
            return Err(Error::TriangleCount { count: len, limit: MAX_TRIANGLES as usize });
        }
        let filter = settings.filter.compile(scene)?;
        let samples = len.div_ceil(sample_stride(len)) as u32;
        let [entries, pairs] = [capacities.entries, capacities.pairs].map(|room| room.max(1));
        let found = capacities.found.clamp(1, pairs);
        let assignment = Assignment::new(device, len)?;
        device.write(&assignment.owners, &filter.owners(scene))?;
        Ok(Self {
            triangle_count: len as u32,
            triangles: device.buffer_from("triangles", scene.triangles().as_flattened())?,
            bounds: Bounds::new(device, len)?,
            centroids: Centroids::new(device, len, capacities.suspects)?,
            clustering: Clustering::new(device, samples, settings.clusters)?,
            assignment,
            axes: Axes::new(device, samples, settings.clusters)?,
            boxes: Boxes::new(device, entries)?,
            sweep: Sweep::new(device, entries)?,
            candidates: Candidates::new(device, pairs, &filter.lists)?,
            narrow: Narrow::new(device, found)?,
            collect: Collect::new(device, found)?,
            expected: found.min(SPARE_FOUND),
            growth: Growth::default(),
            settings,
        })
    }

    /// The same pipeline for another scene, which begins with the centers that this one has come to.
    ///
    /// # Errors
    ///
    /// As for a new pipeline; then this one is as it was.
    pub fn change_scene(&mut self, device: &D, scene: &Scene) -> Result<()> {
        // What has grown for the old scene will be needed for the new one, too.
        let usual = Capacities::for_triangles(scene.triangles().len());
        let capacities = Capacities {
            entries: usual.entries.max(self.boxes.capacity()),
            pairs: usual.pairs.max(self.candidates.capacity()),
            found: usual.found.max(self.narrow.capacity()),
            suspects: usual.suspects.max(self.centroids.suspects.capacity()),
        };
        let mut changed = Self::with_capacities(device, scene, self.settings.clone(), capacities)?;
        core::mem::swap(&mut changed.clustering.centers, &mut self.clustering.centers);
        changed.clustering.warm = self.clustering.warm;
        *self = changed;
        Ok(())
    }

    /// The centers of the clusters, in the unit cube that the scene is scaled into.
    ///
    /// # Errors
    ///
    /// Where the device cannot be read.
    pub async fn centers(&self, device: &D) -> Result<Vec<Vec4>> {
        device.read(&self.clustering.centers, 0..self.settings.clusters as usize).await
    }

    /// A bit to each cluster that each triangle was in, in the last frame. Empty before the first.
    pub(crate) async fn masks(&self, device: &D) -> Result<Vec<u64>> {
        let len = if self.clustering.warm { self.triangle_count as usize } else { 0 };
        let owners: Vec<Owner> = device.read(&self.assignment.owners, 0..len).await?;
        Ok(owners.into_iter().map(|owner| u64::from(owner.y) << 32 | u64::from(owner.x)).collect())
    }

    /// Takes triangles for candidates, too, that are no farther apart than this.
    pub(super) fn set_growth(&mut self, growth: Growth) {
        self.growth = growth;
    }

    /// Records the stages from the positions to the pairs whose boxes overlap, for someone else to look at.
    pub(super) fn record_overlapping(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        positions: &D::Buffer<f32>,
    ) -> Result<Overlapping<'_, D>> {
        self.record_up_to_candidates(recorder, positions, Begin::Positions, Some(Launch::All))?;
        self.clustering.warm = true;
        let (entries, swept) = (self.assignment.scan.result(), self.sweep.scan.result());
        Ok(Overlapping { candidates: &self.candidates, entries, swept })
    }

    /// Makes room for so many entries and pairs. Says whether there was not enough.
    pub(super) fn make_room_for(&mut self, device: &D, entries: usize, pairs: usize) -> Result<bool> {
        let (few_entries, few_pairs) = (entries > self.boxes.capacity(), pairs > self.candidates.capacity());
        if few_entries {
            let room = entries + entries / 4;
            (self.boxes, self.sweep) = (Boxes::new(device, room)?, Sweep::new(device, room)?);
        }
        if few_pairs {
            self.candidates.resize(device, pairs + pairs / 4)?;
        }
        Ok(few_entries || few_pairs)
    }

    /// How many pairs there is room for.
    pub(super) fn pair_capacity(&self) -> usize {
        self.candidates.capacity()
    }

    /// Finds the pairs for these positions, three numbers to a vertex.
    ///
    /// # Errors
    ///
    /// Where a position is not finite, and where the device has no memory for what the frame needs.
    pub async fn run(&mut self, device: &D, positions: &D::Buffer<f32>) -> Result<Found> {
        let mut times = Times::default();
        let begin = (Begin::Positions, Some(Launch::All));
        let limit = match self.launch(device, positions, begin, &mut times).await? {
            Outcome::Counted(counted) => match counted.candidates {
                Some(candidates) if candidates <= self.settings.slice_limit => {
                    let mut found = Found::default();
                    self.add(&mut found, counted, candidates.into());
                    found.stages = times.stages(self);
                    return Ok(found);
                }
                _ => u64::from(self.settings.slice_limit),
            },
            Outcome::TooManyPairs(_) => u64::MAX,
        };
        self.run_slices(device, positions, limit, times).await
    }

    /// Looks at the candidates slice by slice until `enough` says that what was found in the last one is enough, and
    /// returns that; or all there is.
    ///
    /// # Errors
    ///
    /// As for [`run`](Self::run), and where `enough` says so.
    pub async fn run_until(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        mut enough: impl AsyncFnMut(&Found) -> Result<bool>,
    ) -> Result<Found> {
        let mut times = Times::default();
        self.launch(device, positions, (Begin::Positions, None), &mut times).await?;
        let limit = u64::from(self.settings.slice_limit);
        let counts = self.counts(device).await?;
        let mut to_do = planned(&counts, FIRST_SLICE.min(limit), |last| (last * SLICE_GROWTH).min(limit));
        let mut found = Found::default();
        while let Some((slice, counted)) = self.next_slice(device, positions, &counts, &mut to_do, &mut times).await? {
            found = Found::default();
            self.add(&mut found, counted, slice.candidates);
            found.stages = times.stages(self);
            if enough(&found).await? {
                break;
            }
        }
        Ok(found)
    }

    async fn run_slices(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        limit: u64,
        mut times: Times,
    ) -> Result<Found> {
        let counts = self.counts(device).await?;
        // Not all of them in one slice, or there would be no need for any.
        let total: u64 = counts.iter().map(|count| u64::from(*count)).sum();
        let mut to_do = planned(&counts, limit.min(total / PARTS), |limit| limit);
        let mut found = Found::default();
        while let Some((slice, counted)) = self.next_slice(device, positions, &counts, &mut to_do, &mut times).await? {
            self.add(&mut found, counted, slice.candidates);
        }
        // Each slice came in order, but they do not follow each other.
        found.hits.sort_unstable();
        found.open.sort_unstable();
        found.stages = times.stages(self);
        Ok(found)
    }

    /// Looks at the candidates of the next slice, which is the last in the list. One that has too many pairs is cut into
    /// parts, and the first of them is the next.
    async fn next_slice(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        counts: &[u32],
        to_do: &mut Vec<Slice>,
        times: &mut Times,
    ) -> Result<Option<(Slice, Counted)>> {
        while let Some(slice) = to_do.pop() {
            let begin = (Begin::Candidates, Some(Launch::Slice(slice)));
            match self.launch(device, positions, begin, times).await? {
                Outcome::Counted(counted) => return Ok(Some((slice, counted))),
                // There is nothing less than one triangle.
                Outcome::TooManyPairs(error) if slice.end - slice.start == 1 => return Err(error),
                Outcome::TooManyPairs(_) => {
                    let limit = slice.candidates / PARTS;
                    let parts = slices(&counts[slice.start..slice.end], limit, |limit| limit);
                    to_do.extend(parts.into_iter().rev().map(|part| Slice {
                        start: slice.start + part.start,
                        end: slice.start + part.end,
                        candidates: part.candidates,
                    }));
                }
            }
        }
        Ok(None)
    }

    /// The counts of the sweep. Only to cut the candidates into slices, which is rare, the host looks at them.
    async fn counts(&self, device: &D) -> Result<Vec<u32>> {
        device.read(&self.sweep.counts, 0..self.boxes.capacity()).await
    }

    /// Adds what was counted and found to what was found before.
    fn add(&self, found: &mut Found, counted: Counted, candidates: u64) {
        let Counted { shared, rounds, cluster_sizes, pairs, counters, suspects, .. } = counted;
        let [count, open, skipped] =
            [counters::FOUND, counters::OPEN, counters::SKIPPED].map(|counter| counters[counter as usize]);
        let mark = mark_open(0, self.params().triangle_bits);
        let [first, second] = counted.found;
        let pairs_found = first.into_iter().map(|first| first & !mark).zip(second).take(count as usize);
        let before = found.hits.len();
        found.hits.extend(pairs_found);
        // Sorted order has the open ones last.
        found.open.extend_from_slice(&found.hits[before + (count - open) as usize..]);
        found.hits.truncate(before + (count - open) as usize);
        found.suspects = suspects;
        found.suspects.sort_unstable();
        let figures = &mut found.figures;
        figures.rounds = rounds;
        figures.shared = shared;
        figures.cluster_sizes = cluster_sizes;
        figures.candidates += candidates;
        figures.overlapping += pairs as u64;
        figures.tested += pairs as u64 - u64::from(skipped);
        figures.open += u64::from(open);
    }

    /// Runs the stages from `begin` on, growing what is too small. Without a [`Launch`], the candidates are not looked at.
    async fn launch(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        (mut begin, launch): (Begin, Option<Launch>),
        times: &mut Times,
    ) -> Result<Outcome> {
        let mut reads_less = false;
        loop {
            let mut recorder = device.record_timed("detect");
            self.record(&mut recorder, positions, begin, launch)?;
            let stage_times = recorder.submit_timed()?;
            let counted = match self.read(device, launch.is_some()).await {
                // An earlier frame had more pairs, and there is no memory to read as many back.
                Err(Error::OutOfMemory { .. }) if self.expected > SPARE_FOUND && !reads_less => {
                    reads_less = true;
                    self.expected = SPARE_FOUND;
                    begin = Begin::Collect;
                    continue;
                }
                Err(error @ Error::OutOfMemory { .. }) if launch.is_some() => {
                    return Ok(Outcome::TooManyPairs(error));
                }
                counted => counted?,
            };
            times.add(stage_times.await?);
            let Some(counted) = counted else {
                let positions = device.read(positions, 0..D::len(positions)).await?;
                check_finite(bytemuck::cast_slice(&positions[..positions.len() / 3 * 3]))?;
                // Not finite a moment ago, and now it is: someone writes to the buffer meanwhile.
                return Err(Error::PositionBuffer { problem: "changes while it is used".to_owned() });
            };
            match self.make_room(device, &counted)? {
                Next::Again(again) => begin = again,
                Next::TooManyPairs(error) => return Ok(Outcome::TooManyPairs(error)),
                Next::Done => {
                    self.clustering.warm = true;
                    return Ok(Outcome::Counted(counted));
                }
            }
        }
    }

    /// Makes room for what was counted. Where there was not enough, it says from which stage on the frame must run again.
    fn make_room(&mut self, device: &D, counted: &Counted) -> Result<Next> {
        // For what creeps up from frame to frame; but no more than a few to a triangle.
        let spare = |needed: usize| (needed / 4).min(2 * self.triangle_count as usize);
        if counted.suspects.len() > self.centroids.suspects.capacity() {
            self.centroids.suspects.make_room(device, counted.suspects.len())?;
            return Ok(Next::Again(Begin::Positions));
        }
        if counted.entries > self.boxes.capacity() {
            let room = counted.entries + spare(counted.entries);
            // Both or none: where there is no memory, all stays as it was.
            (self.boxes, self.sweep) = (Boxes::new(device, room)?, Sweep::new(device, room)?);
            return Ok(Next::Again(Begin::Entries));
        }
        if counted.pairs > self.candidates.capacity() {
            let room = counted.pairs + spare(counted.pairs);
            return match self.candidates.resize(device, room).or_else(|_| self.candidates.resize(device, counted.pairs))
            {
                Ok(()) => Ok(Next::Again(Begin::Candidates)),
                Err(error) => Ok(Next::TooManyPairs(error)),
            };
        }
        let found = counted.counters[counters::FOUND as usize] as usize;
        if found > self.narrow.capacity() {
            let room = (found + spare(found)).min(self.candidates.capacity());
            let grown = Narrow::new(device, room).and_then(|narrow| Ok((narrow, Collect::new(device, room)?)));
            (self.narrow, self.collect) = match grown {
                Ok(grown) => grown,
                Err(error) => return Ok(Next::TooManyPairs(error)),
            };
            self.expected = room;
            // The list of pairs is gone: it was sorted with.
            return Ok(Next::Again(Begin::Candidates));
        }
        let enough = found <= self.expected;
        self.expected = (found + found / 4 + SPARE_FOUND).min(self.narrow.capacity());
        Ok(if enough { Next::Done } else { Next::Again(Begin::Collect) })
    }

    fn params(&self) -> PipelineParams {
        let triangles = self.triangle_count;
        let stride = sample_stride(triangles as usize) as u32;
        let mut params = PipelineParams::zeroed();
        params.triangles = triangles;
        params.triangle_bits = u32::BITS - (triangles - 1).leading_zeros();
        params.clusters = self.settings.clusters;
        params.cluster_bits = self.settings.clusters.next_power_of_two().trailing_zeros();
        params.samples = triangles.div_ceil(stride);
        params.stride = stride;
        params.fuzziness = self.settings.fuzziness;
        params.tolerance = self.settings.tolerance;
        params.threshold = self.settings.threshold();
        params.skip_neighbors = u32::from(self.settings.skip_neighbors);
        params.slice_limit = self.settings.slice_limit;
        // What a device can hold is far below 2³² elements.
        params.suspects = self.centroids.suspects.capacity() as u32;
        params.entries = self.boxes.capacity() as u32;
        params.pairs = self.candidates.capacity() as u32;
        params.found = self.narrow.capacity() as u32;
        let Growth { first, split, rest } = self.growth;
        (params.growth_first, params.growth_split, params.growth_rest) = (first, split, rest);
        params
    }

    fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        positions: &D::Buffer<f32>,
        begin: Begin,
        launch: Option<Launch>,
    ) -> Result<()> {
        let Self { candidates, narrow, .. } = self;
        self.record_up_to_candidates(recorder, positions, begin, launch)?;
        if launch.is_none() {
            return Ok(());
        }
        let params = self.params();
        if begin <= Begin::Candidates {
            narrow.record(recorder, params, Mesh { positions, triangles: &self.triangles }, candidates);
        }
        self.collect.record(recorder, params, narrow, candidates.scratch(), self.expected)
    }

    fn record_up_to_candidates(
        &self,
        recorder: &mut D::Recorder<'_>,
        positions: &D::Buffer<f32>,
        begin: Begin,
        launch: Option<Launch>,
    ) -> Result<()> {
        let Self { bounds, centroids, clustering, assignment, axes, boxes, sweep, candidates, .. } = self;
        let params = self.params();
        let mesh = Mesh { positions, triangles: &self.triangles };
        let (frame, balls, owners) = (&bounds.frame, &centroids.balls, &assignment.owners);
        if begin <= Begin::Positions {
            bounds.record(recorder, params, mesh)?;
            centroids.record(recorder, params, mesh, frame);
            clustering.record(recorder, params, balls, self.settings.rounds(clustering.warm));
            assignment.record(recorder, params, balls, &clustering.kept)?;
            axes.record(recorder, params, balls, owners, &clustering.kept);
        }
        if begin <= Begin::Entries {
            assignment.record_entries(recorder, params, &boxes.entries);
            boxes.record(recorder, params, mesh, frame, &axes.axes, sweep.scratch())?;
            sweep.record(recorder, params, &boxes.starts, &boxes.ends)?;
        }
        if let (Some(launch), true) = (launch, begin <= Begin::Candidates) {
            let Boxes { entries, spans, .. } = boxes;
            let swept = Swept { scanned: sweep.scan.result(), firsts: &sweep.firsts, entries, spans, owners };
            candidates.record(recorder, params, swept, launch);
        }
        Ok(())
    }

    /// Reads back what the host must know, all at once. Nothing where a position is not finite.
    async fn read(&self, device: &D, with_pairs: bool) -> Result<Option<Counted>> {
        let Self { bounds, centroids, clustering, assignment, sweep, candidates, narrow, .. } = self;
        let clusters = self.settings.clusters as usize;
        let expected = if with_pairs { self.expected } else { 0 };
        let [
            not_finite,
            suspect_count,
            shared,
            entries,
            progress,
            ends,
            swept,
            pairs,
            counters,
            suspects,
            first,
            second,
        ] = device
            .read_several([
                (&bounds.not_finite, 0..1),
                (&centroids.suspect_count, 0..1),
                (&assignment.shared_count, 0..1),
                (assignment.scan.result(), 0..scan_result::LEN as usize),
                (&clustering.progress, 0..progress::LEN as usize),
                (&sweep.cluster_ends, 0..clusters),
                (sweep.scan.result(), 0..scan_result::LEN as usize),
                (&candidates.pair_count, 0..usize::from(with_pairs)),
                (&narrow.counters, 0..if with_pairs { counters::LEN as usize } else { 0 }),
                (centroids.suspects.get(), 0..centroids.suspects.capacity()),
                (&narrow.found_first, 0..expected),
                (&narrow.found_second, 0..expected),
            ])
            .await?;
        if not_finite[0] != 0 {
            return Ok(None);
        }
        let total = entries[scan_result::TOTAL as usize];
        let mut cluster_sizes = ends;
        if let Some(last) = cluster_sizes.last_mut() {
            *last = total;
        }
        // From ends to sizes, from the last one on.
        for cluster in (1..clusters).rev() {
            cluster_sizes[cluster] = cluster_sizes[cluster].wrapping_sub(cluster_sizes[cluster - 1]);
        }
        let overflow = swept[scan_result::OVERFLOW as usize] != 0;
        // Where there are more than there is room for, the length says how many.
        let mut suspects = suspects;
        suspects.resize(suspect_count[0] as usize, 0);
        Ok(Some(Counted {
            entries: total as usize,
            shared: shared[0],
            rounds: progress[progress::ROUNDS as usize],
            cluster_sizes,
            candidates: (!overflow).then_some(swept[scan_result::TOTAL as usize]),
            pairs: pairs.first().map_or(0, |count| *count as usize),
            counters: if with_pairs { counters } else { vec![0; counters::LEN as usize] },
            suspects,
            found: [first, second],
        }))
    }

    /// The stages, in their order, and the bytes of their buffers.
    fn stage_bytes(&self) -> [(&'static str, u64); 11] {
        [
            ("bounds", self.bounds.bytes()),
            ("centroids", self.centroids.bytes()),
            ("clustering", self.clustering.bytes()),
            ("assignment", self.assignment.bytes()),
            ("axes", self.axes.bytes()),
            ("boxes", self.boxes.bytes()),
            ("sort", self.boxes.sort_bytes()),
            ("sweep", self.sweep.bytes()),
            ("candidates", self.candidates.bytes()),
            ("narrow", self.narrow.bytes()),
            ("collect", self.collect.bytes()),
        ]
    }
}

/// Slices of the candidates, the first one last. Where there is no candidate at all, there is one slice without any: the
/// rest must still run, and find nothing.
fn planned(counts: &[u32], limit: u64, grow: impl Fn(u64) -> u64) -> Vec<Slice> {
    let mut slices = slices(counts, limit, grow);
    slices.reverse();
    if slices.is_empty() { vec![Slice { start: 0, end: 1, candidates: 0 }] } else { slices }
}

impl Times {
    /// Adds the times of a list of launches. A stage may have several.
    fn add(&mut self, times: Vec<super::StageTime>) {
        for super::StageTime { stage, time } in times {
            match self.0.iter_mut().find(|(name, _)| *name == stage) {
                Some((_, sum)) => *sum += time,
                None => self.0.push((stage, time)),
            }
        }
    }

    fn stages<D: Device>(&self, pipeline: &Pipeline<D>) -> Vec<StageFigures> {
        let time_of = |stage| self.0.iter().find(|(name, _)| *name == stage).map(|(_, time)| *time);
        pipeline.stage_bytes().map(|(stage, bytes)| StageFigures { stage, time: time_of(stage), bytes }).to_vec()
    }
}
