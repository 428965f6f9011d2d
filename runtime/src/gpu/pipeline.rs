//! The broad phase and narrow phase on a device: buffers of all stages, and their launches.
//!
//! A frame is one submission, with one read-back at its end; [`frame`](super::frame) runs it. CCD and cloth record the
//! same stages up to the candidates and continue with kernels of their own.

use bytemuck::Zeroable as _;
use clasp3d_kernels::primitives::sort::DIGIT_BITS;
use clasp3d_kernels::stages::assignment::TriangleTags;
use clasp3d_kernels::types::{Inflation, MAX_TRIANGLES, PipelineParams};
use glam::{UVec4, Vec4};

use super::Device;
use super::driver::{ResultReader, Room};
use super::stages::{
    AssignmentStage, Axes, BoundingSpheres, Bounds, BoxSource, Boxes, Candidates, Clustering, MeshBuffers,
    MotionBuffers, Narrow, OneRingTest, Sweep, TileSelection, Workload,
};
use crate::broad_phase::clusters::sample_stride;
use crate::result::{Stage, Stats};
use crate::scene::{Real, Scene};
use crate::settings::PipelineSettings;
use crate::{Error, Result, SceneError};

/// Initial capacities of the buffers whose sizes only the device knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacities {
    /// Proxies: triangles, counted once per strip of each cluster.
    pub proxies: usize,
    /// Pairs with overlapping boxes.
    pub pairs: usize,
    /// Hits and undecided pairs.
    pub results: usize,
    /// Possibly degenerate triangles.
    pub possibly_degenerate: usize,
}

impl Capacities {
    /// Returns capacities that suffice for most scenes. A triangle of a mesh has a dozen neighbors with overlapping boxes, and
    /// each pair is listed once.
    pub fn for_triangles(triangles: usize) -> Self {
        Self {
            proxies: triangles + triangles / 2,
            pairs: triangles * 8,
            results: triangles / 2,
            possibly_degenerate: 64,
        }
    }

    /// Capacities that are always too small, to test growing buffers.
    pub const MINIMAL: Self = Self { proxies: 1, pairs: 1, results: 1, possibly_degenerate: 1 };
}

/// Spare proxies: the stages run for this many more than the last frame had (plus 1/16), so that a slightly larger number
/// needs no second run.
const SPARE_PROXIES: usize = 1024;

/// The pipeline on a device, for the triangles of a scene. Cluster centers and buffers are kept from frame to frame.
pub struct Pipeline<D: Device> {
    pub(super) settings: PipelineSettings,
    pub(super) triangle_count: u32,
    triangles: D::Buffer<u32>,
    pub(super) one_rings: OneRingTest<D>,
    pub(super) bounds: Bounds<D>,
    pub(super) bounding_spheres: BoundingSpheres<D>,
    pub(super) clustering: Clustering<D>,
    pub(super) assignment: AssignmentStage<D>,
    axes: Axes<D>,
    pub(super) boxes: Boxes<D>,
    pub(super) sweep: Sweep<D>,
    candidates: Candidates<D>,
    pub(super) narrow: Narrow<D>,
    /// Whether the object filter excludes any pairs.
    has_object_filter: bool,
    /// Number of proxies for which the stages run.
    active_proxies: usize,
    pub(super) result_reader: ResultReader,
    inflation: Inflation,
    /// [`PipelineParams::rounding`].
    rounding: f32,
    /// Rests of the positions, if they are split.
    rests: Option<D::Buffer<f32>>,
}

/// Buffers written by the stages up to the candidates. Kernels read the pairs with
/// [`Pairs`](clasp3d_kernels::stages::candidates::Pairs).
pub(super) struct OverlappingPairs<'p, D: Device> {
    /// Pairs with overlapping boxes, packed.
    pub(super) pairs: &'p D::Buffer<u32>,
    /// Tiles that the pairs refer to.
    pub(super) tiles: &'p D::Buffer<u32>,
    /// Boxes that the pairs refer to.
    pub(super) boxes: &'p D::Buffer<UVec4>,
    /// Number of proxies: one element.
    pub(super) proxies: &'p D::Buffer<u32>,
    /// Number of tiles, with its overflow flag (layout: [`scan_result`](clasp3d_kernels::types::scan_result)).
    pub(super) scanned_tiles: &'p D::Buffer<u32>,
}

/// First stage of a submission.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Start {
    /// The first stage of a frame.
    Positions,
    /// The list of proxies.
    Proxies,
    /// The candidates.
    Candidates,
}

impl<D: Device> Pipeline<D> {
    /// Creates a pipeline with capacities that suffice for most scenes.
    ///
    /// # Errors
    ///
    /// If a setting is out of range, or the scene is too large for the device.
    pub fn new(device: &D, scene: &Scene<impl Real>, settings: PipelineSettings) -> Result<Self> {
        Self::with_capacities(device, scene, settings, Capacities::for_triangles(scene.triangles().len()))
    }

    /// Creates a pipeline with these initial capacities.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn with_capacities(
        device: &D,
        scene: &Scene<impl Real>,
        settings: PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        Self::for_triangles(device, scene, scene.triangles(), settings, capacities)
    }

    /// Creates a pipeline for the [CCD triangles](Scene::ccd_triangles) of a scene.
    pub(super) fn for_ccd(
        device: &D,
        scene: &Scene<impl Real>,
        settings: PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        Self::for_triangles(device, scene, &scene.ccd_triangles(), settings, capacities)
    }

    /// Creates a pipeline for triangles of a scene.
    fn for_triangles(
        device: &D,
        scene: &Scene<impl Real>,
        triangles: &[[u32; 3]],
        settings: PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        settings.check()?;
        let len = triangles.len();
        if len > MAX_TRIANGLES as usize {
            return Err(Error::Scene(SceneError::TriangleCount { count: len, limit: MAX_TRIANGLES as usize }));
        }
        let filter = settings.filter.compile(scene)?;
        let samples = len.div_ceil(sample_stride(len)) as u32;
        let proxies = capacities.proxies.max(1);
        // The buffer of pairs is also scratch memory of the sort of the proxies.
        let pairs = capacities.pairs.max(proxies);
        let results = capacities.results.clamp(1, pairs);
        let assignment = AssignmentStage::new(device, len)?;
        device.write(&assignment.tags, &filter.tags(scene.ccd_objects().take(len)))?;
        let tests_neighbors = !settings.skip_neighbors && !filter.no_self_collisions();
        Ok(Self {
            triangle_count: len as u32,
            triangles: device.buffer_from("triangles", triangles.as_flattened())?,
            one_rings: OneRingTest::new(device, scene, tests_neighbors)?,
            bounds: Bounds::new(device, len)?,
            bounding_spheres: BoundingSpheres::new(device, len, capacities.possibly_degenerate)?,
            clustering: Clustering::new(device, samples, settings.clusters)?,
            assignment,
            axes: Axes::new(device, samples, settings.clusters, strip_limit(len, settings.clusters))?,
            boxes: Boxes::new(device, proxies)?,
            sweep: Sweep::new(device, proxies)?,
            candidates: Candidates::new(device, pairs, &filter.lists)?,
            narrow: Narrow::new(device, results)?,
            has_object_filter: filter.excludes_any(),
            active_proxies: proxies,
            result_reader: ResultReader::new(results),
            inflation: Inflation::default(),
            rounding: 0.0,
            rests: None,
            settings,
        })
    }

    /// Changes the scene. The next frame starts with the cluster centers of the last one, and with buffers at least as large.
    ///
    /// # Errors
    ///
    /// As for a new pipeline. The pipeline is then unchanged.
    pub fn change_scene(&mut self, device: &D, scene: &Scene<impl Real>) -> Result<()> {
        let usual = Capacities::for_triangles(scene.triangles().len());
        let capacities = Capacities {
            proxies: usual.proxies.max(self.boxes.capacity()),
            pairs: usual.pairs.max(self.candidates.capacity()),
            results: usual.results.max(self.narrow.capacity()),
            possibly_degenerate: usual.possibly_degenerate.max(self.bounding_spheres.possibly_degenerate.capacity()),
        };
        let mut changed = Self::with_capacities(device, scene, self.settings.clone(), capacities)?;
        core::mem::swap(&mut changed.clustering.centers, &mut self.clustering.centers);
        changed.clustering.warm = self.clustering.warm;
        *self = changed;
        Ok(())
    }

    /// Reads the cluster centers in cluster space.
    ///
    /// # Errors
    ///
    /// If the device cannot be read.
    pub async fn centers(&self, device: &D) -> Result<Vec<Vec4>> {
        device.read(&self.clustering.centers, 0..self.settings.clusters as usize).await
    }

    /// Reads the cluster mask of each triangle in the last frame; empty before the first.
    pub(crate) async fn masks(&self, device: &D) -> Result<Vec<u64>> {
        let len = if self.clustering.warm { self.triangle_count as usize } else { 0 };
        let tags: Vec<TriangleTags> = device.read(&self.assignment.tags, 0..len).await?;
        Ok(tags.into_iter().map(|tag| u64::from(tag.y) << 32 | u64::from(tag.x)).collect())
    }

    /// Returns the buffer with the cluster masks and objects of all triangles.
    pub(crate) fn tags_buffer(&self) -> &D::Buffer<TriangleTags> {
        &self.assignment.tags
    }

    /// Sets the inflation of boxes.
    pub(super) fn set_inflation(&mut self, inflation: Inflation) {
        self.inflation = inflation;
    }

    /// Sets the relative rounding error of positions.
    pub(super) fn set_rounding(&mut self, rounding: f32) {
        self.rounding = rounding;
    }

    /// Whether embedded one-rings are used.
    pub(super) fn tests_one_rings(&self) -> bool {
        self.one_rings.is_used()
    }

    /// Sets the rests of split positions, with their header, and for each vertex whether its one-ring is embedded.
    pub(super) fn set_split(&mut self, device: &D, rests: &[f32], embedded: &[u32]) -> Result<()> {
        let buffer = match self.rests.take() {
            Some(buffer) => buffer,
            None => device.buffer("rests of positions", rests.len())?,
        };
        device.write(&buffer, rests)?;
        device.write(&self.one_rings.embedded, embedded)?;
        self.rests = Some(buffer);
        Ok(())
    }

    /// Sets [`PipelineSettings::slice_limit`].
    pub(crate) fn set_slice_limit(&mut self, slice_limit: u32) {
        self.settings.slice_limit = slice_limit;
    }

    /// Returns the capacity of the list of pairs.
    pub(super) fn pair_capacity(&self) -> usize {
        self.candidates.capacity()
    }

    /// Records the stages from a motion to the pairs of triangles with overlapping boxes, from `start` on.
    pub(super) fn record_swept(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        motion: MotionBuffers<'_, D>,
        start: Start,
        tiles: &TileSelection,
    ) -> Result<OverlappingPairs<'_, D>> {
        self.record_up_to_candidates(recorder, &BoxSource::Motion(motion), start, tiles)?;
        self.clustering.warm = true;
        Ok(self.overlapping())
    }

    /// Records the stages from positions to the pairs of triangles with overlapping boxes.
    pub(super) fn record_overlapping(
        &mut self,
        recorder: &mut D::Recorder<'_>,
        positions: &D::Buffer<f32>,
    ) -> Result<OverlappingPairs<'_, D>> {
        let source = BoxSource::Positions(positions);
        self.record_up_to_candidates(recorder, &source, Start::Positions, &TileSelection::All)?;
        self.clustering.warm = true;
        Ok(self.overlapping())
    }

    fn overlapping(&self) -> OverlappingPairs<'_, D> {
        let Self { boxes, sweep, candidates, .. } = self;
        OverlappingPairs {
            pairs: &candidates.pairs,
            tiles: &sweep.tiles,
            boxes: &boxes.boxes,
            proxies: &boxes.proxy_count,
            scanned_tiles: sweep.scan.result(),
        }
    }

    /// Records the stages of a frame, from positions to hits and undecided pairs.
    pub(super) fn record_frame(
        &self,
        recorder: &mut D::Recorder<'_>,
        positions: &D::Buffer<f32>,
        start: Start,
        tiles: &TileSelection,
    ) -> Result<()> {
        let Self { bounds, boxes, sweep, candidates, narrow, .. } = self;
        self.record_up_to_candidates(recorder, &BoxSource::Positions(positions), start, tiles)?;
        if tiles.is_some() {
            let rests = self.rests.as_ref();
            narrow.record(recorder, self.params(), (&bounds.corners, rests), boxes, sweep, candidates);
        }
        Ok(())
    }

    /// Records the stages from `start` up to the candidates. With [`TileSelection::None`] the candidates are excluded.
    fn record_up_to_candidates(
        &self,
        recorder: &mut D::Recorder<'_>,
        source: &BoxSource<'_, D>,
        start: Start,
        tiles: &TileSelection,
    ) -> Result<()> {
        let Self {
            one_rings, bounds, bounding_spheres, clustering, assignment, axes, boxes, sweep, candidates, ..
        } = self;
        let mut params = self.params();
        params.swept = u32::from(matches!(source, BoxSource::Motion(_)));
        let (corners, frame) = (&bounds.corners, &bounds.frame);
        let (spheres, tags, centers) = (&bounding_spheres.spheres, &assignment.tags, &clustering.kept);
        if start <= Start::Positions {
            match source {
                BoxSource::Positions(positions) => {
                    // The one-rings of split positions were tested on the CPU.
                    if self.rests.is_none() {
                        one_rings.record(recorder, positions);
                    }
                    let mesh = MeshBuffers { positions: *positions, triangles: &self.triangles };
                    bounds.record(recorder, params, mesh, &one_rings.embedded);
                }
                BoxSource::Motion(motion) => bounds.record_swept(recorder, params, *motion),
            }
            bounding_spheres.record(recorder, params, corners, frame);
            clustering.record(recorder, params, spheres, self.settings.rounds(clustering.warm));
            assignment.record(recorder, params, spheres, centers);
            axes.record(recorder, params, (corners, spheres), tags, centers, frame);
        }
        if start <= Start::Proxies {
            boxes.record(recorder, params, corners, axes, tags, &candidates.pairs)?;
            sweep.record(recorder, params, &boxes.sorted_starts, &boxes.ends)?;
        }
        if tiles.is_some() {
            sweep.record_tiles(recorder, params, tiles);
            candidates.record(recorder, params, boxes, tags, sweep);
        }
        Ok(())
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
        params.fuzziness = self.settings.clustering.fuzziness;
        params.tolerance = self.settings.clustering.tolerance;
        params.threshold = self.settings.threshold();
        params.skip_neighbors = u32::from(self.settings.skip_neighbors);
        params.strip_limit = strip_limit(triangles as usize, self.settings.clusters);
        params.coordinate_bits = coordinate_bits(params.strip_limit);
        params.has_object_filter = u32::from(self.has_object_filter);
        params.slice_limit = self.settings.slice_limit;
        // The capacities of buffers on a device are far below 2³².
        params.degenerate_capacity = self.bounding_spheres.possibly_degenerate.capacity() as u32;
        params.proxy_capacity = self.active_proxies as u32;
        params.pair_capacity = self.candidates.capacity() as u32;
        params.result_capacity = self.narrow.capacity() as u32;
        let Inflation { first, split, rest } = self.inflation;
        (params.inflation_first, params.inflation_split, params.inflation_rest) = (first, split, rest);
        params.rounding = self.rounding;
        params
    }

    /// Makes room for this number of proxies and pairs. Returns whether the last submission ran out of room, so that it must
    /// run again.
    pub(super) fn make_room_for_all(&mut self, device: &D, proxies: usize, pairs: usize) -> Result<bool> {
        let mut enlarged = false;
        loop {
            match self.make_room(device, proxies, pairs)? {
                Room::Enough => return Ok(enlarged),
                Room::Enlarged(_) => enlarged = true,
                Room::TooManyResults(error) => return Err(error),
            }
        }
    }

    /// Makes room for this number of proxies, or else of pairs. Returns [`Room::TooManyResults`] if the device has no memory
    /// for the pairs.
    pub(super) fn make_room(&mut self, device: &D, proxies: usize, pairs: usize) -> Result<Room<Start>> {
        let too_few_proxies = proxies > self.active_proxies;
        self.expect_proxies(device, proxies)?;
        if too_few_proxies {
            return Ok(Room::Enlarged(Start::Proxies));
        }
        if pairs > self.candidates.capacity() {
            let enlarged = pairs + self.spare(pairs);
            return match self.candidates.resize(device, enlarged).or_else(|_| self.candidates.resize(device, pairs)) {
                Ok(()) => Ok(Room::Enlarged(Start::Candidates)),
                Err(error) => Ok(Room::TooManyResults(error)),
            };
        }
        Ok(Room::Enough)
    }

    /// Expects about this number of proxies in the next frame. The list of pairs stays at least as long as that of the proxies,
    /// because it is scratch memory of their sort.
    fn expect_proxies(&mut self, device: &D, proxies: usize) -> Result<()> {
        if proxies > self.boxes.capacity() {
            let capacity = proxies + self.spare(proxies);
            if capacity > self.candidates.capacity() {
                self.candidates.resize(device, capacity)?;
            }
            // Both or neither: without memory, the old buffers stay.
            (self.boxes, self.sweep) = (Boxes::new(device, capacity)?, Sweep::new(device, capacity)?);
        }
        self.active_proxies = (proxies + proxies / 16 + SPARE_PROXIES).min(self.boxes.capacity());
        Ok(())
    }

    /// Returns the spare capacity for numbers that grow slowly from frame to frame: at most two elements per triangle.
    pub(super) fn spare(&self, needed: usize) -> usize {
        (needed / 4).min(2 * self.triangle_count as usize)
    }

    /// Returns for each stage in order: the bytes of its buffers, and the lower bound of its memory traffic in bytes.
    pub(super) fn stage_bytes(&self, stats: &Stats, proxies: usize, results: usize) -> [(Stage, u64, u64); 11] {
        let params = self.params();
        let workload = Workload {
            triangles: params.triangles.into(),
            vertices: D::len(&self.one_rings.embedded) as u64,
            samples: params.samples.into(),
            clusters: params.clusters.into(),
            rounds: stats.rounds.into(),
            proxies: proxies as u64,
            pairs: stats.overlapping,
            results: results as u64,
        };
        [
            (Stage::OneRings, self.one_rings.bytes(), self.one_rings.min_traffic()),
            (Stage::Bounds, self.bounds.bytes(), Bounds::<D>::min_traffic(&workload)),
            (Stage::BoundingSpheres, self.bounding_spheres.bytes(), BoundingSpheres::<D>::min_traffic(&workload)),
            (Stage::Clustering, self.clustering.bytes(), Clustering::<D>::min_traffic(&workload)),
            (Stage::Assignment, self.assignment.bytes(), AssignmentStage::<D>::min_traffic(&workload)),
            (Stage::Axes, self.axes.bytes(), Axes::<D>::min_traffic(&workload)),
            (Stage::Boxes, self.boxes.bytes(), Boxes::<D>::min_traffic(&workload)),
            (Stage::Sort, self.boxes.sort_bytes(), Boxes::<D>::min_sort_traffic(&workload)),
            (Stage::Sweep, self.sweep.bytes(), Sweep::<D>::min_traffic(&workload)),
            (Stage::Candidates, self.candidates.bytes(), Candidates::<D>::min_traffic(&workload)),
            (Stage::Narrow, self.narrow.bytes(), Narrow::<D>::min_traffic(&workload)),
        ]
    }

    /// Enlarges the list of hits and undecided pairs.
    pub(super) fn enlarge_results(&mut self, device: &D, results: usize) -> Result<Room<Start>> {
        let capacity = (results + self.spare(results)).min(self.candidates.capacity());
        match Narrow::new(device, capacity) {
            Ok(narrow) => {
                self.narrow = narrow;
                self.result_reader.expect(capacity);
                Ok(Room::Enlarged(Start::Candidates))
            }
            Err(error) => Ok(Room::TooManyResults(error)),
        }
    }
}

/// Mean number of triangles per strip, if there are as many strips as possible.
const TRIANGLES_PER_STRIP: usize = 128;

/// Maximum number of strips of all clusters together.
const MAX_STRIPS: usize = 1 << 14;

/// Minimum number of bits of a coordinate in the sort key: enough to distinguish coordinates that are closer than boxes are
/// long.
const MIN_COORDINATE_BITS: u32 = 14;

/// Returns the maximum number of strips of all clusters of a scene.
fn strip_limit(triangles: usize, clusters: u32) -> u32 {
    (triangles / TRIANGLES_PER_STRIP).min(MAX_STRIPS) as u32 + clusters
}

/// Returns the bits of a coordinate in the sort key. Together with those of the strip they are a multiple of [`DIGIT_BITS`].
fn coordinate_bits(strips: u32) -> u32 {
    let strip_bits = strips.next_power_of_two().trailing_zeros();
    (MIN_COORDINATE_BITS + strip_bits).next_multiple_of(DIGIT_BITS).min(u32::BITS) - strip_bits
}
