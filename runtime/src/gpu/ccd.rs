//! CCD on a device: a motion in, impacts out.
//!
//! The device finds and filters feature candidates; the host decides the remaining ones by the exact elementary tests.
//!
//! The host scales positions by a power of two, which is exact. So the filters work equally well for scenes of size 10⁻³⁰
//! and 10³⁰, and no product of three differences overflows. The error bounds of the filters cover underflow.

use clasp3d_kernels::geometry::features::Features;
use clasp3d_kernels::geometry::subspace::LARGEST;
use clasp3d_kernels::stages::ccd::{
    MAX_PAIRS, VECTORS_PER_VERTEX, WORDS_PER_CANDIDATE, counters, filters, unpack_candidate,
};
use clasp3d_kernels::stages::sweep::tile_list;
use clasp3d_kernels::types::{CcdParams, Inflation, scan_result};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::driver::{Job, ResultReader, Room, TileJob, run_all_tiles};
use super::pipeline::{Capacities, Pipeline, Start};
use super::stages::{CcdFilter, MotionBuffers, TileSelection};
use super::{Device, Recorder};
use crate::broad_phase::rounded::{HEAD_ERROR, Rounder};
use crate::ccd::{CcdFilters, CcdStats, FeatureCandidate, Impact, assign_features};
use crate::scene::{Real, Scene};
use crate::settings::PipelineSettings;
use crate::{DeviceError, Error, Result};

/// Initial capacity for pairs of triangles, per triangle: swept boxes overlap more often than those of triangles. The total
/// is limited, because in a large scene most triangles may not move at all.
const PAIRS_PER_TRIANGLE: usize = 40;
const MAX_INITIAL_PAIRS: usize = 1 << 22;

/// Estimated pairs of features per pair of triangles, after the linear filter and after all filters.
const AFTER_LINEAR_PER_PAIR: f32 = 0.5;
const PASSED_PER_PAIR: f32 = 0.125;

/// CCD of a scene on a device.
pub struct CcdPipeline<D: Device> {
    broad_phase: Pipeline<D>,
    /// Vertex indices of each triangle, and the features that it owns.
    triangles: Vec<Features>,
    features: D::Buffer<Features>,
    moving: D::Buffer<Vec4>,
    filter: CcdFilter<D>,
    passed_reader: ResultReader,
}

/// Positions of all vertices at the start and at the end of a motion.
#[derive(Clone, Copy)]
pub struct MotionInput<'p> {
    /// Positions at the start.
    pub t0: &'p [[f32; 3]],
    /// Positions at the end.
    pub t1: &'p [[f32; 3]],
    /// Minimum distance; 0 if only features that meet are impacts.
    pub min_distance: f32,
}

/// A motion as the device sees it.
#[derive(Clone, Copy)]
struct DeviceMotion<'p> {
    t0: &'p [[f32; 3]],
    t1: &'p [[f32; 3]],
    /// Largest distance of features that are not removed; 0 if they must be disjoint.
    min_distance: f64,
    /// [`CcdParams::rounding`].
    rounding: f32,
}

/// Counts of a submission, and the feature candidates read with them.
struct CcdCounts {
    proxies: usize,
    tiles: u32,
    pairs: u32,
    /// Layout: [`counters`].
    counters: Vec<u32>,
    /// Feature candidates that passed all filters: [`WORDS_PER_CANDIDATE`] words each.
    passed: Vec<u32>,
}

impl CcdCounts {
    fn count(&self, counter: u32) -> usize {
        self.counters[counter as usize] as usize
    }
}

/// CCD of one motion.
struct CcdJob<'p, D: Device> {
    pipeline: &'p mut CcdPipeline<D>,
    /// Parameters of the filters, except capacities.
    params: CcdParams,
}

impl<D: Device> Job<D> for CcdJob<'_, D> {
    type Start = Start;
    type Selection = TileSelection;
    type Counts = CcdCounts;

    async fn submit(&mut self, device: &D, start: Start, tiles: &TileSelection) -> Result<CcdCounts> {
        let CcdPipeline { broad_phase, triangles, features, moving, filter, passed_reader } = &mut *self.pipeline;
        let mut params = self.params;
        let (after_linear, passed) = filter.capacity();
        // The capacities of buffers on a device are far below 2³².
        (params.after_linear_capacity, params.passed_capacity) = (after_linear as u32, passed as u32);
        params.pair_capacity = broad_phase.pair_capacity() as u32;
        let mut recorder = device.record("ccd");
        let motion = MotionBuffers { features, moving };
        let pipeline_params = broad_phase.params();
        let overlapping = broad_phase.record_swept(&mut recorder, motion, start, tiles)?;
        filter.record(&mut recorder, pipeline_params, params, &overlapping, motion);
        let parts = [
            (overlapping.proxies, 0..1),
            (overlapping.scanned_tiles, 0..scan_result::LEN as usize),
            (overlapping.tiles, 0..tile_list::COUNTS as usize),
            (&filter.counters, 0..counters::LEN as usize),
            (&filter.passed, 0..passed_reader.expected() * WORDS_PER_CANDIDATE as usize),
        ];
        let [proxies, scanned, tiles, counters, passed] = recorder.submit_and_read(parts)?.await?.parts;
        if scanned[scan_result::OVERFLOW as usize] != 0 {
            return Err(Error::Device(DeviceError::TooManyCandidates { triangles: triangles.len() }));
        }
        Ok(CcdCounts {
            proxies: proxies[0] as usize,
            tiles: scanned[scan_result::TOTAL as usize],
            pairs: tiles[tile_list::PAIRS as usize],
            counters,
            passed,
        })
    }

    fn expect_fewer_after(&mut self, error: &Error) -> bool {
        self.pipeline.passed_reader.expect_fewer_after(error)
    }

    fn make_room(&mut self, device: &D, counts: &CcdCounts) -> Result<Room<Start>> {
        let CcdPipeline { broad_phase, triangles, filter, .. } = &mut *self.pipeline;
        if counts.pairs > MAX_PAIRS {
            let triangles = triangles.len();
            return Ok(Room::TooManyResults(Error::Device(DeviceError::TooManyCandidates { triangles })));
        }
        let room = broad_phase.make_room(device, counts.proxies, counts.pairs as usize)?;
        let (after_linear, passed) = (counts.count(counters::AFTER_LINEAR), counts.count(counters::PASSED));
        let (after_linear_capacity, passed_capacity) = filter.capacity();
        // If the submission has not tested all pairs, the counts are too low: use estimates.
        let estimate = |share: f32| (share * counts.pairs as f32) as usize;
        let (after_linear, passed) = match &room {
            Room::TooManyResults(_) => return Ok(room),
            Room::Enlarged(_) => {
                (after_linear.max(estimate(AFTER_LINEAR_PER_PAIR)), passed.max(estimate(PASSED_PER_PAIR)))
            }
            Room::Enough if after_linear > after_linear_capacity => {
                (after_linear, passed.max(estimate(PASSED_PER_PAIR)))
            }
            Room::Enough => (after_linear, passed),
        };
        if after_linear <= after_linear_capacity && passed <= passed_capacity {
            return Ok(room);
        }
        let enlarged = |needed: usize, capacity: usize| {
            if needed > capacity { needed + broad_phase.spare(needed) } else { capacity }
        };
        match CcdFilter::new(device, enlarged(after_linear, after_linear_capacity), enlarged(passed, passed_capacity)) {
            Ok(larger) => *filter = larger,
            Err(error) => return Ok(Room::TooManyResults(error)),
        }
        Ok(match room {
            Room::Enough => Room::Enlarged(Start::Candidates),
            room => room,
        })
    }

    async fn read_rest(&mut self, device: &D, counts: &mut CcdCounts) -> Result<Option<Error>> {
        let CcdPipeline { filter, passed_reader, .. } = &mut *self.pipeline;
        let length = (counts.count(counters::PASSED), WORDS_PER_CANDIDATE as usize);
        passed_reader.read_rest(device, &filter.passed, length, &mut counts.passed).await
    }
}

impl<D: Device> TileJob<D> for CcdJob<'_, D> {
    const FIRST: Start = Start::Positions;
    const CANDIDATES: Start = Start::Candidates;

    fn tiles(counts: &CcdCounts) -> u32 {
        counts.tiles
    }

    fn slice_limit(&self) -> u32 {
        self.pipeline.broad_phase.settings.slice_limit
    }
}

impl<D: Device> CcdPipeline<D> {
    /// Creates a pipeline with capacities that suffice for most motions.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, or the scene is too large for the device.
    pub fn new(device: &D, scene: &Scene<impl Real>, settings: &PipelineSettings) -> Result<Self> {
        let triangles = scene.ccd_triangles().len();
        let usual = Capacities::for_triangles(triangles);
        let pairs = (PAIRS_PER_TRIANGLE * triangles).min(MAX_INITIAL_PAIRS);
        let capacities = Capacities {
            proxies: usual.proxies,
            pairs: usual.pairs.max(pairs),
            results: (PASSED_PER_PAIR * pairs as f32) as usize,
            possibly_degenerate: 1,
        };
        Self::with_capacities(device, scene, settings, capacities)
    }

    /// Creates a pipeline with these initial capacities.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn with_capacities(
        device: &D,
        scene: &Scene<impl Real>,
        settings: &PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        // CCD does not use one-rings: pairs of features with a common vertex are excluded in any case.
        let settings = PipelineSettings { skip_neighbors: true, ..settings.clone() };
        let vertices = scene.positions().len();
        let triangles = assign_features(vertices, &scene.ccd_triangles());
        let passed = capacities.results.max(1);
        let after_linear = passed.saturating_mul((AFTER_LINEAR_PER_PAIR / PASSED_PER_PAIR) as usize);
        Ok(Self {
            broad_phase: Pipeline::for_ccd(device, scene, settings, Capacities { results: 1, ..capacities })?,
            features: device.buffer_from("features of triangles", &triangles)?,
            moving: device.buffer("positions at start and end", vertices * VECTORS_PER_VERTEX as usize)?,
            filter: CcdFilter::new(device, after_linear, passed)?,
            passed_reader: ResultReader::new(passed),
            triangles,
        })
    }

    /// Sets [`PipelineSettings::slice_limit`].
    pub(crate) fn set_slice_limit(&mut self, slice_limit: u32) {
        self.broad_phase.set_slice_limit(slice_limit);
    }

    /// Finds all impacts of a motion, ascending by features. Positions must be finite.
    ///
    /// # Errors
    ///
    /// If the device fails, or has no memory for the motion.
    pub async fn run(
        &mut self,
        device: &D,
        motion: MotionInput<'_>,
        filters: CcdFilters,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let on_device =
            DeviceMotion { t0: motion.t0, t1: motion.t1, min_distance: motion.min_distance.into(), rounding: 0.0 };
        self.run_tests(device, on_device, filters, |candidate| {
            let (t0, t1) = (candidate.points(motion.t0), candidate.points(motion.t1));
            Impact::find(candidate, &t0, &t1, motion.min_distance.into())
        })
        .await
    }

    /// [`run`](Self::run) for `f64` positions.
    ///
    /// The device sees rounded positions. If there are rounding errors, only pairs that are farther apart than their own errors
    /// are removed.
    pub(crate) async fn run_f64(
        &mut self,
        device: &D,
        rounder: &Rounder,
        (t0, t1): (&[[f64; 3]], &[[f64; 3]]),
        min_distance: f64,
        filters: CcdFilters,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let rescaling = rounder.rescaling(t0, Some(t1));
        let (start, end) = (rounder.round(t0, rescaling), rounder.round(t1, rescaling));
        let on_device = DeviceMotion {
            t0: &start.positions,
            t1: &end.positions,
            min_distance: if min_distance > 0.0 { rescaling.scaled(min_distance) } else { 0.0 },
            rounding: start.errors.rounding().max(end.errors.rounding()),
        };
        self.run_tests(device, on_device, filters, |candidate| {
            Impact::find(candidate, &candidate.points(t0), &candidate.points(t1), min_distance)
        })
        .await
    }

    async fn run_tests(
        &mut self,
        device: &D,
        motion: DeviceMotion<'_>,
        filters: CcdFilters,
        test: impl Fn(&FeatureCandidate) -> Option<Impact> + Sync,
    ) -> Result<(Vec<Impact>, CcdStats)> {
        let params = self.prepare(device, motion, filters)?;
        let (mut impacts, mut stats) = (Vec::new(), CcdStats::default());
        let mut job = CcdJob { pipeline: self, params };
        run_all_tiles(&mut job, device, |job, counts| {
            stats = stats.plus(stats_of(&counts));
            impacts.extend(test_candidates(&job.pipeline.triangles, &test, &counts.passed));
        })
        .await?;
        impacts.par_sort_unstable_by_key(|impact: &Impact| impact.features);
        Ok((impacts, stats))
    }

    /// Writes the scaled positions to the device. Returns the parameters of the filters, without capacities.
    fn prepare(&mut self, device: &D, motion: DeviceMotion<'_>, enabled: CcdFilters) -> Result<CcdParams> {
        let scale = scale_of(motion.t0, motion.t1);
        let scaled = |position: &[f32; 3]| (Vec3::from(*position) * scale).extend(0.0);
        let moving: Vec<Vec4> =
            motion.t0.iter().zip(motion.t1).flat_map(|(start, end)| [scaled(start), scaled(end)]).collect();
        device.write(&self.moving, &moving)?;
        let min_distance = scaled_min_distance(motion.min_distance, scale);
        let inflation = 0.5 * min_distance;
        self.broad_phase.set_inflation(Inflation { first: inflation, split: 0, rest: inflation });
        let bit = |is_on: bool, bit: u32| if is_on { bit } else { 0 };
        // The sum of a coordinate and a distance is rounded, too.
        let rounding = if min_distance > 0.0 { HEAD_ERROR } else { motion.rounding };
        self.broad_phase.set_rounding(rounding);
        // On the device, only the linear filter supports a minimum distance or rounding errors.
        let is_zero = rounding == 0.0;
        let bits = bit(enabled.linear, filters::LINEAR)
            | bit(enabled.planar && is_zero, filters::PLANAR)
            | bit(enabled.non_penetration && is_zero, filters::NON_PENETRATION);
        Ok(CcdParams::new(bits, min_distance, rounding))
    }
}

/// Runs the elementary tests on the feature candidates that passed all filters. Returns the impacts.
fn test_candidates(
    triangles: &[Features],
    test: &(impl Fn(&FeatureCandidate) -> Option<Impact> + Sync),
    passed: &[u32],
) -> Vec<Impact> {
    let candidates = passed.as_chunks::<{ WORDS_PER_CANDIDATE as usize }>().0;
    let impact = |candidate: &[u32; WORDS_PER_CANDIDATE as usize]| {
        let (first, second, slot) = unpack_candidate(*candidate);
        let with_features = |triangle: u32| (triangle, triangles[triangle as usize]);
        test(&FeatureCandidate::in_slot(with_features(first), with_features(second), slot))
    };
    candidates.par_iter().with_min_len(256).filter_map(impact).collect()
}

/// Returns the stats of a submission.
fn stats_of(counts: &CcdCounts) -> CcdStats {
    let count = |counter: u32| counts.count(counter) as u64;
    let (vertex_face, edge_edge) = (count(counters::VERTEX_FACE), count(counters::EDGE_EDGE));
    let (after_linear, non_penetration) = (count(counters::AFTER_LINEAR), count(counters::NON_PENETRATION));
    let elementary = count(counters::PASSED);
    CcdStats {
        pairs: count(counters::PAIRS),
        vertex_face,
        edge_edge,
        linear: vertex_face + edge_edge - after_linear,
        planar: after_linear - non_penetration - elementary,
        non_penetration,
        elementary,
    }
}

/// Returns the power of two that scales the largest coordinate to between 1 and [`LARGEST`], or as close to that as normal
/// numbers allow.
fn scale_of(t0: &[[f32; 3]], t1: &[[f32; 3]]) -> f32 {
    let largest = |positions: &[[f32; 3]]| {
        positions.as_flattened().par_iter().with_min_len(1 << 15).map(|x| x.to_bits() & (u32::MAX >> 1)).max()
    };
    // Absolute values are in the order of their bits.
    let exponent = largest(t0).max(largest(t1)).unwrap_or(0) >> (f32::MANTISSA_DIGITS - 1);
    f32::from_bits((254 - exponent).clamp(1, 254) << (f32::MANTISSA_DIGITS - 1))
}

/// Returns a minimum distance in units of scaled positions, rounded up by more than the relative error of its sums. It is
/// clamped, because all distances larger than the scene are equivalent.
fn scaled_min_distance(min_distance: f64, scale: f32) -> f32 {
    const ROUNDED_UP: f64 = 1.0 + 1.0 / (1 << 20) as f64;
    if min_distance > 0.0 {
        let scaled = min_distance * f64::from(scale) * ROUNDED_UP;
        scaled.clamp(f32::MIN_POSITIVE.into(), 4.0 * f64::from(LARGEST)) as f32
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_scaled_exactly_and_stay_small() {
        for largest in [f32::MAX, 3e38, 1e30, 7.5, 4.0, 1.0, 0.3, 1e-30, f32::MIN_POSITIVE, 1e-42, 0.0] {
            let scale = scale_of(&[[0.0, -largest, 0.5 * largest]], &[[0.0; 3]]);
            assert!(scale.is_normal() && scale.to_bits() << 9 == 0, "{largest}: {scale}");
            let scaled = largest * scale;
            assert!(scaled < LARGEST, "{largest}: {scaled}");
            assert!(scaled >= 1.0 || largest < f32::MIN_POSITIVE, "{largest}: {scaled}");
            assert_eq!(f64::from(scaled), f64::from(largest) * f64::from(scale), "scaling is exact");
        }
    }
}
