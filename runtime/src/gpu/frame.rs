//! A frame on a device: positions in, intersecting and undecided pairs out.

use core::time::Duration;

use clasp3d_kernels::stages::assignment::{SIZES_LEN, sizes};
use clasp3d_kernels::stages::clustering::progress;
use clasp3d_kernels::stages::narrow::{UNDECIDED_PAIR, WORDS_PER_PAIR, counters};
use clasp3d_kernels::stages::sweep::tile_list;
use clasp3d_kernels::types::scan_result;
use rayon::prelude::*;

use super::driver::{Job, Outcome, Room, SliceQueue, TileJob, run, run_all_tiles};
use super::pipeline::{Pipeline, Start};
use super::stages::TileSelection;
use super::{Device, ReadBack, Recorder, StageLabel, StageTime};
use crate::result::{DeviceWork, Stage, StageStats, StageTraffic, Stats};
use crate::scene::check_finite;
use crate::{DeviceError, Error, PositionBufferError, Result};

/// Result of a frame on a device, before exact predicates decide the undecided pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FilteredResult {
    /// Pairs that certainly intersect, ascending.
    pub hits: Vec<(u32, u32)>,
    /// Undecided pairs, ascending.
    pub undecided: Vec<(u32, u32)>,
    /// Possibly degenerate triangles, ascending.
    pub possibly_degenerate: Vec<u32>,
    /// Counts of the work done. The number of intersecting pairs is not known yet.
    pub stats: Stats,
    /// Time and memory of each stage.
    pub stages: Vec<StageStats>,
}

/// Tiles of the first slice of a query for one pair.
const FIRST_SLICE: u32 = 8;

/// Factor from each slice of such a query to the next.
const SLICE_GROWTH: u32 = 8;

/// Number of buffers that the host reads back.
const PARTS_READ: usize = 10;

/// Counts of a submission, and the results read with them.
struct FrameCounts {
    proxies: usize,
    shared: u32,
    rounds: u32,
    cluster_sizes: Vec<u32>,
    tiles: u32,
    candidates: u64,
    pairs: usize,
    counters: Vec<u32>,
    /// Possibly degenerate triangles, as many as were counted; those that did not fit are 0.
    possibly_degenerate: Vec<u32>,
    /// Hits and undecided pairs, unsorted: those read with the counts; after `read_rest`, all.
    results: Vec<u32>,
}

impl FrameCounts {
    fn result_count(&self) -> usize {
        self.counters[counters::RESULTS as usize] as usize
    }
}

/// Detection in one frame.
struct FrameJob<'p, D: Device> {
    pipeline: &'p mut Pipeline<D>,
    positions: &'p D::Buffer<f32>,
    times: StageTimes,
    /// Number of proxies of the last complete submission.
    proxies: usize,
}

impl<D: Device> Job<D> for FrameJob<'_, D> {
    type Start = Start;
    type Selection = TileSelection;
    type Counts = FrameCounts;

    async fn submit(&mut self, device: &D, start: Start, tiles: &TileSelection) -> Result<FrameCounts> {
        let mut recorder = device.record_timed("detect");
        self.pipeline.record_frame(&mut recorder, self.positions, start, tiles)?;
        let read_back = self.pipeline.submit_frame(recorder, tiles.is_some()).await?;
        self.times.add(&read_back);
        match self.pipeline.parse_counts(read_back.parts)? {
            Some(counts) => Ok(counts),
            None => Err(not_finite(device, self.positions).await),
        }
    }

    fn expect_fewer_after(&mut self, error: &Error) -> bool {
        self.pipeline.result_reader.expect_fewer_after(error)
    }

    fn make_room(&mut self, device: &D, counts: &FrameCounts) -> Result<Room<Start>> {
        let possibly_degenerate = &mut self.pipeline.bounding_spheres.possibly_degenerate;
        if possibly_degenerate.make_room(device, counts.possibly_degenerate.len())? {
            return Ok(Room::Enlarged(Start::Positions));
        }
        match self.pipeline.make_room(device, counts.proxies, counts.pairs)? {
            Room::Enough if counts.result_count() > self.pipeline.narrow.capacity() => {
                self.pipeline.enlarge_results(device, counts.result_count())
            }
            room => Ok(room),
        }
    }

    async fn read_rest(&mut self, device: &D, counts: &mut FrameCounts) -> Result<Option<Error>> {
        let Pipeline { clustering, narrow, result_reader, .. } = &mut *self.pipeline;
        // The submission is complete: its centers and its number of proxies are valid.
        clustering.warm = true;
        self.proxies = counts.proxies;
        let length = (counts.result_count(), WORDS_PER_PAIR as usize);
        result_reader.read_rest(device, &narrow.results, length, &mut counts.results).await
    }
}

impl<D: Device> TileJob<D> for FrameJob<'_, D> {
    const FIRST: Start = Start::Positions;
    const CANDIDATES: Start = Start::Candidates;

    fn tiles(counts: &FrameCounts) -> u32 {
        counts.tiles
    }

    fn slice_limit(&self) -> u32 {
        self.pipeline.settings.slice_limit
    }
}

/// Returns the error for positions that are not finite.
async fn not_finite<D: Device>(device: &D, positions: &D::Buffer<f32>) -> Error {
    let check = async {
        let positions = device.read(positions, 0..D::len(positions)).await?;
        check_finite::<f32>(bytemuck::cast_slice(&positions[..positions.len() / 3 * 3]))?;
        // All are finite now, so the caller wrote to the buffer during the frame.
        Err(Error::Device(DeviceError::PositionBuffer(PositionBufferError::Changed)))
    };
    let result: Result<()> = check.await;
    match result {
        Err(error) => error,
        Ok(()) => Error::Device(DeviceError::PositionBuffer(PositionBufferError::Changed)),
    }
}

impl<D: Device> Pipeline<D> {
    /// Detects intersecting pairs at these positions, three coordinates per vertex.
    ///
    /// # Errors
    ///
    /// If a position is not finite, or the device has no memory for the frame.
    pub async fn run(&mut self, device: &D, positions: &D::Buffer<f32>) -> Result<FilteredResult> {
        let mut job = FrameJob::new(self, positions);
        let mut result = FilteredResult::default();
        run_all_tiles(&mut job, device, |_, counts| result.add(counts)).await?;
        Ok(job.finish(result))
    }

    /// Detects pairs slice by slice until `is_enough` returns `true` for the result of a slice. Returns the result of that
    /// slice, or of the last one.
    ///
    /// # Errors
    ///
    /// As for [`run`](Self::run), and errors of `is_enough`.
    pub async fn run_until(
        &mut self,
        device: &D,
        positions: &D::Buffer<f32>,
        mut is_enough: impl AsyncFnMut(&FilteredResult) -> Result<bool>,
    ) -> Result<FilteredResult> {
        let mut job = FrameJob::new(self, positions);
        let (Outcome::Complete(counts) | Outcome::TooManyResults { counts, .. }) =
            run(&mut job, device, Start::Positions, &TileSelection::None).await?;
        let limit = job.slice_limit();
        let grow = |last: u32| last.saturating_mul(SLICE_GROWTH).min(limit);
        let mut queue = SliceQueue::new(0..counts.tiles, FIRST_SLICE.min(limit), grow);
        let mut result = FilteredResult::default();
        while let Some(counts) = queue.run_next(&mut job, device).await? {
            result = FilteredResult::default();
            result.add(counts);
            result = job.finish(result);
            if is_enough(&result).await? {
                break;
            }
        }
        Ok(result)
    }

    /// Submits the launches of a frame, and reads counts and results back.
    async fn submit_frame(
        &self,
        recorder: D::Recorder<'_>,
        with_candidates: bool,
    ) -> Result<ReadBack<u32, PARTS_READ>> {
        let Self { bounds, bounding_spheres, clustering, assignment, boxes, sweep, narrow, .. } = self;
        let possibly_degenerate = &bounding_spheres.possibly_degenerate;
        let of_candidates = |len: usize| 0..if with_candidates { len } else { 0 };
        let parts = [
            (&bounds.not_finite, 0..1),
            (&bounding_spheres.possibly_degenerate_count, 0..1),
            (&assignment.sizes, 0..SIZES_LEN),
            (&boxes.proxy_count, 0..1),
            (&clustering.progress, 0..progress::LEN as usize),
            (sweep.scan.result(), 0..scan_result::LEN as usize),
            (&sweep.tiles, of_candidates(tile_list::COUNTS as usize)),
            (&narrow.counters, of_candidates(counters::LEN as usize)),
            (possibly_degenerate.get(), 0..possibly_degenerate.capacity()),
            (&narrow.results, of_candidates(self.result_reader.expected() * WORDS_PER_PAIR as usize)),
        ];
        recorder.submit_and_read(parts)?.await
    }

    /// Parses the buffers read back. `None` if a position is not finite.
    fn parse_counts(&self, parts: [Vec<u32>; PARTS_READ]) -> Result<Option<FrameCounts>> {
        let [
            not_finite,
            degenerate_count,
            sizes,
            proxies,
            progress,
            scanned,
            tiles,
            counters,
            mut possibly_degenerate,
            results,
        ] = parts;
        if not_finite[0] != 0 {
            return Ok(None);
        }
        if scanned[scan_result::OVERFLOW as usize] != 0 {
            return Err(Error::Device(DeviceError::TooManyCandidates { triangles: self.triangle_count as usize }));
        }
        let count = |counter: u32| tiles.get(counter as usize).copied().unwrap_or(0);
        possibly_degenerate.resize(degenerate_count[0] as usize, 0);
        Ok(Some(FrameCounts {
            proxies: proxies[0] as usize,
            shared: sizes[sizes::SHARED as usize],
            rounds: progress[progress::ROUNDS as usize],
            cluster_sizes: sizes[..self.settings.clusters as usize].to_vec(),
            tiles: scanned[scan_result::TOTAL as usize],
            candidates: u64::from(count(tile_list::CANDIDATES_HIGH)) << 32 | u64::from(count(tile_list::CANDIDATES)),
            pairs: count(tile_list::PAIRS) as usize,
            counters: if counters.is_empty() { vec![0; counters::LEN as usize] } else { counters },
            possibly_degenerate,
            results,
        }))
    }
}

impl<'p, D: Device> FrameJob<'p, D> {
    fn new(pipeline: &'p mut Pipeline<D>, positions: &'p D::Buffer<f32>) -> Self {
        Self { pipeline, positions, times: StageTimes::default(), proxies: 0 }
    }

    /// Sorts the pairs, and adds time and memory of the stages.
    fn finish(&self, mut result: FilteredResult) -> FilteredResult {
        // The host sorts the pairs: they are few, and it reads them anyway.
        result.hits.par_sort_unstable();
        result.undecided.par_sort_unstable();
        let results = result.hits.len() + result.undecided.len();
        let stages = self.pipeline.stage_bytes(&result.stats, self.proxies, results);
        let stats = |(stage, bytes, min_bytes)| StageStats {
            stage,
            time: find(&self.times.times, stage),
            bytes,
            traffic: find(&self.times.work, stage).map(|work| StageTraffic { work, min_bytes }),
        };
        result.stages = stages.map(stats).to_vec();
        result
    }
}

impl FilteredResult {
    /// Adds the counts and results of a submission.
    fn add(&mut self, counts: FrameCounts) {
        let (results, undecided) = (counts.result_count(), u64::from(counts.counters[counters::UNDECIDED as usize]));
        let FrameCounts { shared, rounds, cluster_sizes, candidates, pairs, counters, possibly_degenerate, .. } =
            counts;
        let skipped = u64::from(counters[counters::SKIPPED as usize]);
        for [first, second] in counts.results.as_chunks::<{ WORDS_PER_PAIR as usize }>().0.iter().take(results) {
            let list = if first & UNDECIDED_PAIR == 0 { &mut self.hits } else { &mut self.undecided };
            list.push((first & !UNDECIDED_PAIR, *second));
        }
        self.possibly_degenerate = possibly_degenerate;
        self.possibly_degenerate.sort_unstable();
        let stats = &mut self.stats;
        stats.rounds = rounds;
        stats.shared = shared;
        stats.cluster_sizes = cluster_sizes;
        stats.candidates += candidates;
        stats.overlapping += pairs as u64;
        stats.tested += pairs as u64 - skipped;
        stats.undecided += undecided;
    }
}

/// Time and memory traffic of each stage, summed over several submissions.
#[derive(Default)]
struct StageTimes {
    times: Vec<(StageLabel, Duration)>,
    work: Vec<(StageLabel, DeviceWork)>,
}

impl StageTimes {
    fn add<const N: usize>(&mut self, read_back: &ReadBack<u32, N>) {
        for StageTime { stage, time } in &read_back.times {
            match self.times.iter_mut().find(|(label, _)| label == stage) {
                Some((_, sum)) => *sum += *time,
                None => self.times.push((*stage, *time)),
            }
        }
        for (stage, work) in &read_back.work {
            match self.work.iter_mut().find(|(label, _)| label == stage) {
                Some((_, sum)) => *sum = sum.plus(*work),
                None => self.work.push((*stage, *work)),
            }
        }
    }
}

/// Returns the value of a stage.
fn find<T: Copy>(list: &[(StageLabel, T)], stage: Stage) -> Option<T> {
    list.iter().find(|(label, _)| *label == StageLabel::from(stage)).map(|(_, value)| *value)
}
