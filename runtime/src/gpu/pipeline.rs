//! The whole pipeline on a device: positions in, pairs of triangles out.
//!
//! A frame is one list of launches, from the positions to the pairs, with one reading back at its end. Where that says that
//! a buffer was too small, the buffer grows and the frame goes on from the stage that fills it. Where there are more
//! candidates than one launch looks at, the stages from there on run once for each slice of them.
//!
//! The host brings the pairs into order: there are few of them, and it has to look at them anyway.

use core::time::Duration;

use bytemuck::Zeroable as _;
use clasp_kernels::primitives::sort::DIGIT_BITS;
use clasp_kernels::stages::assignment::{Owner, SIZES_LEN, sizes};
use clasp_kernels::stages::clustering::progress;
use clasp_kernels::stages::narrow::{NUMBERS, OPEN_PAIR, counters};
use clasp_kernels::stages::sweep::tile_list;
use clasp_kernels::types::{Growth, MAX_TRIANGLES, PipelineParams, scan_result};
use glam::{UVec4, Vec4};
use rayon::prelude::*;

use super::stages::{
    Amounts, Assignment, Axes, Bounds, Boxes, Candidates, Centroids, Clustering, Launch, Mesh, Motion, Narrow,
    Neighbors, Source, Sweep,
};
use super::{Device, ReadBack, Recorder, Work};
use crate::report::{Figures, StageFigures, StageWork};
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

/// Buffers that the host reads back from.
const PARTS_READ: usize = 10;

/// Pairs that are read back beyond those of the last frame, so that a few more do not take another go.
const SPARE_FOUND: usize = 256;

/// Entries beyond those of the last frame that the stages which look at all of them run for, so that a few more do not take
/// another go.
const SPARE_ENTRIES: usize = 1024;

/// Tiles of the first slice when one pair is enough, and by how much each slice is larger than the last.
const FIRST_SLICE: u32 = 8;
const SLICE_GROWTH: u32 = 8;

/// Into how many parts tiles are cut whose pairs are too many for the device at once.
pub(super) const PARTS: u32 = 4;

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
    neighbors: Neighbors<D>,
    narrow: Narrow<D>,
    /// Whether pairs of objects are left out.
    filtered: bool,
    /// For how many entries the stages run that look at all of them.
    expected_entries: usize,
    /// How many pairs to read back.
    expected_found: usize,
    growth: Growth,
}

/// What a list of launches that ends with the candidates leaves on the device.
pub(super) struct Overlapping<'p, D: Device> {
    /// The pairs of triangles whose boxes overlap, as [`Pairs`](clasp_kernels::stages::candidates::Pairs) reads them:
    pub(super) pairs: &'p D::Buffer<u32>,
    /// in these tiles,
    pub(super) tiles: &'p D::Buffer<u32>,
    /// of these boxes.
    pub(super) boxes: &'p D::Buffer<UVec4>,
    /// One number: how many entries there are.
    pub(super) entries: &'p D::Buffer<u32>,
    /// What the scan says that counted the tiles.
    pub(super) scanned_tiles: &'p D::Buffer<u32>,
}

/// From which stage on a list of launches begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Begin {
    /// From the positions.
    Positions,
    /// From the list of entries.
    Entries,
    /// From the candidates.
    Candidates,
}

/// What comes after a list of launches.
pub(super) enum Next {
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
    /// The device has no room for the pairs of all candidates at once: why not, and how many tiles there are.
    TooManyPairs {
        error: Error,
        tiles: u32,
    },
}

/// What the host reads back after a list of launches.
struct Counted {
    entries: usize,
    shared: u32,
    rounds: u32,
    cluster_sizes: Vec<u32>,
    tiles: u32,
    candidates: u64,
    pairs: usize,
    counters: Vec<u32>,
    suspects: Vec<u32>,
    /// The pairs that were found, in no order: as many as were expected.
    found: Vec<u32>,
}

impl Counted {
    /// How many pairs were found.
    fn found_count(&self) -> usize {
        self.counters[counters::FOUND as usize] as usize
    }
}

/// What each stage took so far.
#[derive(Default)]
struct Taken {
    times: Vec<(&'static str, Duration)>,
    work: Vec<(&'static str, Work)>,
    entries: usize,
}

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
        Self::over(device, scene, scene.triangles(), settings, capacities)
    }

    /// The same over all that [moves](Scene::motion_triangles) in a scene.
    pub(super) fn for_motions(
        device: &D,
        scene: &Scene,
        settings: PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        Self::over(device, scene, &scene.motion_triangles(), settings, capacities)
    }

    /// Makes the buffers for the first ones of all that moves in a scene.
    fn over(
        device: &D,
        scene: &Scene,
        triangles: &[[u32; 3]],
        settings: PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        settings.check()?;
        let len = triangles.len();
        if len > MAX_TRIANGLES as usize {
            return Err(Error::TriangleCount { count: len, limit: MAX_TRIANGLES as usize });
        }
        let filter = settings.filter.compile(scene)?;
        let samples = len.div_ceil(sample_stride(len)) as u32;
        let entries = capacities.entries.max(1);
        // The list of pairs is what entries are sorted with.
        let pairs = capacities.pairs.max(entries);
        let found = capacities.found.clamp(1, pairs);
        let assignment = Assignment::new(device, len)?;
        device.write(&assignment.owners, &filter.owners(scene.motion_objects().take(len)))?;
        let are_pairs = !settings.skip_neighbors && !filter.no_self_collisions();
        Ok(Self {
            triangle_count: len as u32,
            triangles: device.buffer_from("triangles", triangles.as_flattened())?,
            neighbors: Neighbors::new(device, scene, are_pairs)?,
            bounds: Bounds::new(device, len)?,
            centroids: Centroids::new(device, len, capacities.suspects)?,
            clustering: Clustering::new(device, samples, settings.clusters)?,
            assignment,
            axes: Axes::new(device, samples, settings.clusters, strip_limit(len, settings.clusters))?,
            boxes: Boxes::new(device, entries)?,
            sweep: Sweep::new(device, entries)?,
            candidates: Candidates::new(device, pairs, &filter.lists)?,
            narrow: Narrow::new(device, found)?,
            filtered: filter.leaves_out_any(),
            expected_entries: entries,
            expected_found: found.min(SPARE_FOUND),
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

    /// Where these masks are, beside the objects of the triangles.
    pub(crate) fn masks_buffer(&self) -> &D::Buffer<Owner> {
        &self.assignment.owners
    }

    /// Takes triangles for candidates, too, that are no farther apart than this.
    pub(super) fn set_growth(&mut self, growth: Growth) {
        self.growth = growth;
    }

    /// How many tiles of candidates a launch looks at, at most.
    pub(super) fn slice_limit(&self) -> u32 {
        self.settings.slice_limit
    }

    /// Records the stages from a motion to the pairs whose boxes over the whole motion overlap, or some of these stages.
    pub(super) fn record_swept(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        motion: Motion<'_, D>,
        begin: Begin,
        launch: &Launch,
    ) -> Result<Overlapping<'_, D>> {
        self.record_up_to_candidates(recorder, &Source::Motion(motion), begin, Some(launch))?;
        self.clustering.warm = true;
        Ok(self.overlapping())
    }

    fn overlapping(&self) -> Overlapping<'_, D> {
        let Self { boxes, sweep, candidates, .. } = self;
        Overlapping {
            pairs: &candidates.pairs,
            tiles: &sweep.tiles,
            boxes: &boxes.boxes,
            entries: &boxes.entry_count,
            scanned_tiles: sweep.scan.result(),
        }
    }

    /// Records the stages from the positions to the pairs whose boxes overlap, for someone else to look at.
    pub(super) fn record_overlapping(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        positions: &D::Buffer<f32>,
    ) -> Result<Overlapping<'_, D>> {
        let source = Source::Positions(positions);
        self.record_up_to_candidates(recorder, &source, Begin::Positions, Some(&Launch::All))?;
        self.clustering.warm = true;
        Ok(self.overlapping())
    }

    /// Makes room for so many entries and pairs. Says whether there was not enough.
    pub(super) fn make_room_for(&mut self, device: &D, entries: usize, pairs: usize) -> Result<bool> {
        let (few_entries, few_pairs) = (entries > self.expected_entries, pairs > self.candidates.capacity());
        self.expect_entries(device, entries, entries / 4)?;
        if few_pairs {
            self.candidates.resize(device, pairs + pairs / 4)?;
        }
        Ok(few_entries || few_pairs)
    }

    /// Expects about as many entries in the next frame as there were in this one, and makes room for them, and for some
    /// to spare where that takes new buffers. There is room for at least as many pairs: their list is what entries are
    /// sorted with.
    fn expect_entries(&mut self, device: &D, entries: usize, spare: usize) -> Result<()> {
        if entries > self.boxes.capacity() {
            let room = entries + spare;
            if room > self.candidates.capacity() {
                self.candidates.resize(device, room)?;
            }
            // Both or none: where there is no memory, all stays as it was.
            (self.boxes, self.sweep) = (Boxes::new(device, room)?, Sweep::new(device, room)?);
        }
        self.expected_entries = (entries + entries / 16 + SPARE_ENTRIES).min(self.boxes.capacity());
        Ok(())
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
        let mut times = Taken::default();
        let begin = (Begin::Positions, Some(Launch::All));
        let (tiles, limit) = match self.launch(device, positions, begin, &mut times).await? {
            Outcome::Counted(counted) if counted.tiles <= self.settings.slice_limit => {
                let mut found = Found::default();
                Self::add(&mut found, counted);
                return Ok(self.finish(found, &times));
            }
            Outcome::Counted(counted) => (counted.tiles, self.settings.slice_limit),
            Outcome::TooManyPairs { tiles, .. } => (tiles, tiles / PARTS),
        };
        let mut to_do = planned(0..tiles, limit, |limit| limit);
        let mut found = Found::default();
        while let Some(counted) = self.next_slice(device, positions, &mut to_do, &mut times).await? {
            Self::add(&mut found, counted);
        }
        Ok(self.finish(found, &times))
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
        let mut times = Taken::default();
        let tiles = match self.launch(device, positions, (Begin::Positions, None), &mut times).await? {
            Outcome::Counted(Counted { tiles, .. }) | Outcome::TooManyPairs { tiles, .. } => tiles,
        };
        let limit = self.settings.slice_limit;
        let mut to_do = planned(0..tiles, FIRST_SLICE.min(limit), |last| last.saturating_mul(SLICE_GROWTH).min(limit));
        let mut found = Found::default();
        while let Some(counted) = self.next_slice(device, positions, &mut to_do, &mut times).await? {
            let mut of_slice = Found::default();
            Self::add(&mut of_slice, counted);
            found = self.finish(of_slice, &times);
            if enough(&found).await? {
                break;
            }
        }
        Ok(found)
    }

    /// Looks at the candidates of the next slice, which is the last in the list. One that has too many pairs is cut into
    /// parts, and the first of them is the next.
    async fn next_slice(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        to_do: &mut Vec<Slice>,
        times: &mut Taken,
    ) -> Result<Option<Counted>> {
        while let Some(slice) = to_do.pop() {
            let begin = (Begin::Candidates, Some(Launch::Slice(slice.clone())));
            match self.launch(device, positions, begin, times).await? {
                Outcome::Counted(counted) => return Ok(Some(counted)),
                // There is nothing less than one tile.
                Outcome::TooManyPairs { error, .. } if slice.len() <= 1 => return Err(error),
                Outcome::TooManyPairs { .. } => {
                    let limit = slice.len() as u32 / PARTS;
                    to_do.extend(planned(slice, limit, |limit| limit));
                }
            }
        }
        Ok(None)
    }

    /// Adds what was counted and found to what was found before.
    fn add(found: &mut Found, counted: Counted) {
        let (count, open) = (counted.found_count(), u64::from(counted.counters[counters::OPEN as usize]));
        let Counted { shared, rounds, cluster_sizes, candidates, pairs, counters, suspects, .. } = counted;
        let skipped = u64::from(counters[counters::SKIPPED as usize]);
        for [first, second] in counted.found.as_chunks::<{ NUMBERS as usize }>().0.iter().take(count) {
            let list = if first & OPEN_PAIR == 0 { &mut found.hits } else { &mut found.open };
            list.push((first & !OPEN_PAIR, *second));
        }
        found.suspects = suspects;
        found.suspects.sort_unstable();
        let figures = &mut found.figures;
        figures.rounds = rounds;
        figures.shared = shared;
        figures.cluster_sizes = cluster_sizes;
        figures.candidates += candidates;
        figures.overlapping += pairs as u64;
        figures.tested += pairs as u64 - skipped;
        figures.open += open;
    }

    /// What was found, in order, with the times of the stages.
    fn finish(&self, mut found: Found, taken: &Taken) -> Found {
        found.hits.par_sort_unstable();
        found.open.par_sort_unstable();
        found.stages = taken.stages(self, &found);
        found
    }

    /// Runs the stages from `begin` on, growing what is too small. Without a [`Launch`], the candidates are not looked at.
    async fn launch(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        (mut begin, launch): (Begin, Option<Launch>),
        times: &mut Taken,
    ) -> Result<Outcome> {
        loop {
            let mut recorder = device.record_timed("detect");
            self.record(&mut recorder, positions, begin, launch.as_ref())?;
            let read_back = match self.submit(recorder, launch.is_some()).await {
                // An earlier frame had more pairs, and there is no memory to read as many back.
                Err(Error::OutOfMemory { .. }) if self.expected_found > SPARE_FOUND => {
                    self.expected_found = SPARE_FOUND;
                    continue;
                }
                read_back => read_back?,
            };
            times.add(&read_back);
            let Some(mut counted) = self.counted(read_back.parts)? else {
                let positions = device.read(positions, 0..D::len(positions)).await?;
                check_finite(bytemuck::cast_slice(&positions[..positions.len() / 3 * 3]))?;
                // Not finite a moment ago, and now it is: someone writes to the buffer meanwhile.
                return Err(Error::PositionBuffer { problem: "changes while it is used".to_owned() });
            };
            let tiles = counted.tiles;
            match self.make_room(device, &counted)? {
                Next::Again(again) => begin = again,
                Next::TooManyPairs(error) => return Ok(Outcome::TooManyPairs { error, tiles }),
                Next::Done => {
                    self.clustering.warm = true;
                    times.entries = counted.entries;
                    let (read, found) = (counted.found.len(), counted.found_count());
                    if found * NUMBERS as usize > read {
                        match device.read(&self.narrow.found, read..found * NUMBERS as usize).await {
                            Err(error @ Error::OutOfMemory { .. }) => {
                                return Ok(Outcome::TooManyPairs { error, tiles });
                            }
                            rest => counted.found.extend(rest?),
                        }
                    }
                    self.expected_found = (found + found / 4 + SPARE_FOUND).min(self.narrow.capacity());
                    return Ok(Outcome::Counted(counted));
                }
            }
        }
    }

    /// Makes room for what was counted. Where there was not enough, it says from which stage on the frame must run again.
    fn make_room(&mut self, device: &D, counted: &Counted) -> Result<Next> {
        if counted.suspects.len() > self.centroids.suspects.capacity() {
            self.centroids.suspects.make_room(device, counted.suspects.len())?;
            return Ok(Next::Again(Begin::Positions));
        }
        match self.make_room_for_overlapping(device, counted.entries, counted.pairs)? {
            Next::Done => {}
            next => return Ok(next),
        }
        let found = counted.found_count();
        if found > self.narrow.capacity() {
            let room = (found + self.spare(found)).min(self.candidates.capacity());
            return match Narrow::new(device, room) {
                Ok(narrow) => {
                    (self.narrow, self.expected_found) = (narrow, room);
                    Ok(Next::Again(Begin::Candidates))
                }
                Err(error) => Ok(Next::TooManyPairs(error)),
            };
        }
        Ok(Next::Done)
    }

    /// Makes room for so many entries and pairs.
    pub(super) fn make_room_for_overlapping(&mut self, device: &D, entries: usize, pairs: usize) -> Result<Next> {
        let few_entries = entries > self.expected_entries;
        self.expect_entries(device, entries, self.spare(entries))?;
        if few_entries {
            return Ok(Next::Again(Begin::Entries));
        }
        if pairs > self.candidates.capacity() {
            let room = pairs + self.spare(pairs);
            return match self.candidates.resize(device, room).or_else(|_| self.candidates.resize(device, pairs)) {
                Ok(()) => Ok(Next::Again(Begin::Candidates)),
                Err(error) => Ok(Next::TooManyPairs(error)),
            };
        }
        Ok(Next::Done)
    }

    /// Room to spare for what creeps up from frame to frame; but no more than a few to a triangle.
    pub(super) fn spare(&self, needed: usize) -> usize {
        (needed / 4).min(2 * self.triangle_count as usize)
    }

    pub(super) fn params(&self) -> PipelineParams {
        let triangles = self.triangle_count;
        let stride = sample_stride(triangles as usize) as u32;
        let mut params = PipelineParams::zeroed();
        params.triangles = triangles;
        params.clusters = self.settings.clusters;
        params.cluster_bits = self.settings.clusters.next_power_of_two().trailing_zeros();
        params.samples = triangles.div_ceil(stride);
        params.stride = stride;
        params.fuzziness = self.settings.fuzziness;
        params.tolerance = self.settings.tolerance;
        params.threshold = self.settings.threshold();
        params.skip_neighbors = u32::from(self.settings.skip_neighbors);
        params.strip_limit = strip_limit(triangles as usize, self.settings.clusters);
        params.place_bits = place_bits(params.strip_limit);
        params.filtered = u32::from(self.filtered);
        params.slice_limit = self.settings.slice_limit;
        // What a device can hold is far below 2³² elements.
        params.suspects = self.centroids.suspects.capacity() as u32;
        params.entries = self.expected_entries as u32;
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
        launch: Option<&Launch>,
    ) -> Result<()> {
        let Self { bounds, boxes, sweep, candidates, narrow, .. } = self;
        self.record_up_to_candidates(recorder, &Source::Positions(positions), begin, launch)?;
        if launch.is_some() {
            narrow.record(recorder, self.params(), &bounds.corners, boxes, sweep, candidates);
        }
        Ok(())
    }

    fn record_up_to_candidates(
        &self,
        recorder: &mut D::Recorder<'_>,
        source: &Source<'_, D>,
        begin: Begin,
        launch: Option<&Launch>,
    ) -> Result<()> {
        let Self { neighbors, bounds, centroids, clustering, assignment, axes, boxes, sweep, candidates, .. } = self;
        let mut params = self.params();
        params.swept = u32::from(matches!(source, Source::Motion(_)));
        let (corners, frame, balls, owners) = (&bounds.corners, &bounds.frame, &centroids.balls, &assignment.owners);
        if begin <= Begin::Positions {
            match source {
                Source::Positions(positions) => {
                    neighbors.record(recorder, positions);
                    let mesh = Mesh { positions: *positions, triangles: &self.triangles };
                    bounds.record(recorder, params, mesh, &neighbors.embedded);
                }
                Source::Motion(motion) => bounds.record_swept(recorder, params, *motion),
            }
            centroids.record(recorder, params, corners, frame);
            clustering.record(recorder, params, balls, self.settings.rounds(clustering.warm));
            assignment.record(recorder, params, balls, &clustering.kept);
            axes.record(recorder, params, balls, owners, &clustering.kept, frame);
        }
        if begin <= Begin::Entries {
            boxes.record(recorder, params, corners, axes, owners, &candidates.pairs)?;
            sweep.record(recorder, params, &boxes.sorted_starts, &boxes.ends)?;
        }
        if let Some(launch) = launch {
            sweep.record_list(recorder, params, launch);
            candidates.record(recorder, params, boxes, owners, sweep);
        }
        Ok(())
    }

    /// Sends a list of launches, and reads back what the host must know.
    async fn submit(&self, recorder: D::Recorder<'_>, with_pairs: bool) -> Result<ReadBack<u32, PARTS_READ>> {
        let Self { bounds, centroids, clustering, assignment, boxes, sweep, narrow, .. } = self;
        let if_pairs = |len: usize| 0..if with_pairs { len } else { 0 };
        let parts = [
            (&bounds.not_finite, 0..1),
            (&centroids.suspect_count, 0..1),
            (&assignment.sizes, 0..SIZES_LEN),
            (&boxes.entry_count, 0..1),
            (&clustering.progress, 0..progress::LEN as usize),
            (sweep.scan.result(), 0..scan_result::LEN as usize),
            (&sweep.tiles, if_pairs(tile_list::COUNTS as usize)),
            (&narrow.counters, if_pairs(counters::LEN as usize)),
            (centroids.suspects.get(), 0..centroids.suspects.capacity()),
            (&narrow.found, if_pairs(self.expected_found * NUMBERS as usize)),
        ];
        recorder.submit_and_read(parts)?.await
    }

    /// What was read back. Nothing where a position is not finite.
    fn counted(&self, parts: [Vec<u32>; PARTS_READ]) -> Result<Option<Counted>> {
        let [not_finite, suspect_count, sizes, entries, progress, scanned, tiles, counters, mut suspects, found] =
            parts;
        if not_finite[0] != 0 {
            return Ok(None);
        }
        if scanned[scan_result::OVERFLOW as usize] != 0 {
            return Err(Error::TooManyCandidates { triangles: self.triangle_count as usize });
        }
        let count = |counter: u32| tiles.get(counter as usize).copied().unwrap_or(0);
        // Where there are more than there is room for, the length says how many.
        suspects.resize(suspect_count[0] as usize, 0);
        Ok(Some(Counted {
            entries: entries[0] as usize,
            shared: sizes[sizes::SHARED as usize],
            rounds: progress[progress::ROUNDS as usize],
            cluster_sizes: sizes[..self.settings.clusters as usize].to_vec(),
            tiles: scanned[scan_result::TOTAL as usize],
            candidates: u64::from(count(tile_list::CANDIDATES_HIGH)) << 32 | u64::from(count(tile_list::CANDIDATES)),
            pairs: count(tile_list::PAIRS) as usize,
            counters: if counters.is_empty() { vec![0; counters::LEN as usize] } else { counters },
            suspects,
            found,
        }))
    }

    /// The stages, in their order: the bytes of their buffers, and those that they must touch at the least.
    fn stage_bytes(&self, amounts: &Amounts) -> [(&'static str, u64, u64); 11] {
        [
            ("neighbors", self.neighbors.bytes(), self.neighbors.least_traffic()),
            ("bounds", self.bounds.bytes(), Bounds::<D>::least_traffic(amounts)),
            ("centroids", self.centroids.bytes(), Centroids::<D>::least_traffic(amounts)),
            ("clustering", self.clustering.bytes(), Clustering::<D>::least_traffic(amounts)),
            ("assignment", self.assignment.bytes(), Assignment::<D>::least_traffic(amounts)),
            ("axes", self.axes.bytes(), Axes::<D>::least_traffic(amounts)),
            ("boxes", self.boxes.bytes(), Boxes::<D>::least_traffic(amounts)),
            ("sort", self.boxes.sort_bytes(), Boxes::<D>::least_sort_traffic(amounts)),
            ("sweep", self.sweep.bytes(), Sweep::<D>::least_traffic(amounts)),
            ("candidates", self.candidates.bytes(), Candidates::<D>::least_traffic(amounts)),
            ("narrow", self.narrow.bytes(), Narrow::<D>::least_traffic(amounts)),
        ]
    }

    fn amounts(&self, found: &Found, entries: usize) -> Amounts {
        let params = self.params();
        Amounts {
            triangles: params.triangles.into(),
            vertices: D::len(&self.neighbors.embedded) as u64,
            samples: params.samples.into(),
            rounds: found.figures.rounds.into(),
            entries: entries as u64,
            pairs: found.figures.overlapping,
            found: (found.hits.len() + found.open.len()) as u64,
        }
    }
}

/// Triangles to a strip, about, where there are as many strips as there may be.
const TRIANGLES_PER_STRIP: usize = 128;

/// The most strips that clusters are cut into, all together.
const MOST_STRIPS: usize = 1 << 14;

/// The most strips that the clusters of a scene are cut into.
fn strip_limit(triangles: usize, clusters: u32) -> u32 {
    (triangles / TRIANGLES_PER_STRIP).min(MOST_STRIPS) as u32 + clusters
}

/// Bits of a place in the key of a box, beside those of its strip: whole digits of the sort, together.
fn place_bits(strips: u32) -> u32 {
    let strip_bits = strips.next_power_of_two().trailing_zeros();
    (LEAST_PLACE_BITS + strip_bits).next_multiple_of(DIGIT_BITS).min(u32::BITS) - strip_bits
}

/// Bits of a place, at least: enough to tell places apart that are closer to each other than boxes are long.
const LEAST_PLACE_BITS: u32 = 14;

/// Slices of tiles, the first one last. Where there is no tile at all, there is one slice without any: the rest must still
/// run, and find nothing.
pub(super) fn planned(tiles: Slice, limit: u32, grow: impl Fn(u32) -> u32) -> Vec<Slice> {
    let mut slices = slices(tiles, limit, grow);
    if slices.is_empty() {
        slices.push(0..0);
    }
    slices.reverse();
    slices
}

impl Taken {
    /// Adds what a list of launches took. A stage may have several.
    fn add<const N: usize>(&mut self, read_back: &ReadBack<u32, N>) {
        for super::StageTime { stage, time } in &read_back.times {
            match self.times.iter_mut().find(|(name, _)| name == stage) {
                Some((_, sum)) => *sum += *time,
                None => self.times.push((stage, *time)),
            }
        }
        for (stage, work) in &read_back.work {
            match self.work.iter_mut().find(|(name, _)| name == stage) {
                Some((_, sum)) => *sum = sum.and(*work),
                None => self.work.push((stage, *work)),
            }
        }
    }

    fn stages<D: Device>(&self, pipeline: &Pipeline<D>, found: &Found) -> Vec<StageFigures> {
        let figures = |(stage, bytes, least): (&'static str, u64, u64)| StageFigures {
            stage,
            time: self.times.iter().find(|(name, _)| *name == stage).map(|(_, time)| *time),
            bytes,
            work: self.work.iter().find(|(name, _)| *name == stage).map(|(_, work)| StageWork { work: *work, least }),
        };
        pipeline.stage_bytes(&pipeline.amounts(found, self.entries)).map(figures).to_vec()
    }
}
