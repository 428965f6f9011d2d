//! Continuous collision detection on a device: positions at two times in, the features that meet out.
//!
//! The device finds the candidates and filters them; what it leaves is read back and decided by the exact elementary tests.
//! As in [`pipeline`](super::pipeline), what is too small grows, and what is too much for one launch is cut into slices.
//!
//! The host scales positions by a power of two, and loses nothing by that: so the filters are as good for a scene of 10⁻³⁰
//! as for one of 10³⁰, and no product of a few differences overflows. What becomes so small by it that it is no normal
//! number is allowed for by the bounds of the filters.

use clasp_kernels::geometry::features::Features as OfTriangle;
use clasp_kernels::geometry::subspace::LARGEST;
use clasp_kernels::stages::continuous::{MOST_PAIRS, NUMBERS, TIMES, TRIANGLE_BITS, counters, filters};
use clasp_kernels::stages::sweep::tile_list;
use clasp_kernels::types::{ContinuousParams, Growth, scan_result};
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use super::pipeline::{Begin, Capacities, Next, PARTS, Pipeline, planned};
use super::stages::{Continuous, Launch, Motion};
use super::{Device, Recorder};
use crate::continuous::{
    ContinuousFigures, FeaturePoints, Filters, Impact, decide_within, features_in, features_of, place,
};
use crate::scene::Scene;
use crate::settings::{PipelineSettings, Slice};
use crate::{Error, Result};

/// Features that are read back beyond those of the last motion, so that a few more do not take another go.
const SPARE_FOUND: usize = 256;

/// Room for pairs of triangles at first, to a triangle: boxes over a motion overlap more often than others. But no more than
/// this, because in a large scene most triangles may well stand still.
const PAIRS_PER_TRIANGLE: usize = 40;
const MOST_PAIRS_AT_FIRST: usize = 1 << 22;

/// Pairs of features to a pair of triangles after the linear filter, and after all of them: about what most scenes have.
const LISTED_PER_PAIR: f32 = 0.5;
const FOUND_PER_PAIR: f32 = 0.125;

/// The search for features that meet, for the triangles of a scene.
pub struct Motions<D: Device> {
    search: Pipeline<D>,
    /// The vertices of each triangle, and which features belong to it.
    triangles: Vec<OfTriangle>,
    features: D::Buffer<OfTriangle>,
    moving: D::Buffer<Vec4>,
    filter: Continuous<D>,
    /// How many pairs of features to read back.
    expected_found: usize,
}

/// What the filters have left of some candidates.
struct Left {
    figures: ContinuousFigures,
    /// [`NUMBERS`] to a pair of features.
    found: Vec<u32>,
}

/// What came of a list of launches.
enum Outcome {
    /// All of it was looked at, if there were no more tiles than one launch takes.
    Filtered { tiles: u32, left: Left },
    /// There is no room for all of it at once: why not, and how many tiles there are.
    TooMuch { error: Error, tiles: u32 },
}

/// A motion, as its vertices are given.
#[derive(Clone, Copy)]
pub struct Moving<'p> {
    /// Where they are at the start.
    pub t0: &'p [[f32; 3]],
    /// Where they are at the end.
    pub t1: &'p [[f32; 3]],
    /// A distance that features are to keep, or zero where only those count that meet.
    pub separation: f32,
}

impl<D: Device> Motions<D> {
    /// Makes the buffers for a scene, with room for what most motions need.
    ///
    /// # Errors
    ///
    /// Where a setting is out of its range, and where the device has no room for the scene.
    pub fn new(device: &D, scene: &Scene, settings: &PipelineSettings) -> Result<Self> {
        let triangles = scene.motion_triangles().len();
        let usual = Capacities::for_triangles(triangles);
        let pairs = (PAIRS_PER_TRIANGLE * triangles).min(MOST_PAIRS_AT_FIRST);
        let capacities = Capacities {
            entries: usual.entries,
            pairs: usual.pairs.max(pairs),
            found: (FOUND_PER_PAIR * pairs as f32) as usize,
            suspects: 1,
        };
        Self::with_capacities(device, scene, settings, capacities)
    }

    /// Makes the buffers for a scene, with this much room at first.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn with_capacities(
        device: &D,
        scene: &Scene,
        settings: &PipelineSettings,
        capacities: Capacities,
    ) -> Result<Self> {
        // Whether neighbours are pairs is not asked here: features that have a vertex in common are left out.
        let settings = PipelineSettings { skip_neighbors: true, ..settings.clone() };
        let vertices = scene.positions().len();
        let triangles = scene.motion_triangles();
        let triangles = features_of(vertices, &triangles);
        let found = capacities.found.max(1);
        let listed = found.saturating_mul((LISTED_PER_PAIR / FOUND_PER_PAIR) as usize);
        Ok(Self {
            search: Pipeline::for_motions(device, scene, settings, Capacities { found: 1, ..capacities })?,
            features: device.buffer_from("features of triangles", &triangles)?,
            moving: device.buffer("positions at both times", vertices * TIMES as usize)?,
            filter: Continuous::new(device, listed, found)?,
            expected_found: found.min(SPARE_FOUND),
            triangles,
        })
    }

    /// Finds all features that meet during a motion, ascending. Its positions must be finite.
    ///
    /// # Errors
    ///
    /// Where the device fails, or has no memory for what the motion needs.
    pub async fn run(
        &mut self,
        device: &D,
        motion: Moving<'_>,
        filters: Filters,
    ) -> Result<(Vec<Impact>, ContinuousFigures)> {
        let params = self.prepare(device, motion, filters)?;
        let (tiles, limit) = match self.launch(device, params, Begin::Positions, Launch::All).await? {
            Outcome::Filtered { tiles, left } if tiles <= self.search.slice_limit() => {
                let mut impacts = decided(&self.triangles, motion, &left.found);
                impacts.par_sort_unstable_by_key(|impact| impact.features);
                return Ok((impacts, left.figures));
            }
            Outcome::Filtered { tiles, .. } => (tiles, self.search.slice_limit()),
            Outcome::TooMuch { tiles, .. } => (tiles, tiles / PARTS),
        };
        let mut to_do = planned(0..tiles, limit.min(self.search.slice_limit()), |limit| limit);
        let (mut impacts, mut figures) = (Vec::new(), ContinuousFigures::default());
        while let Some(left) = self.next_slice(device, params, &mut to_do).await? {
            figures = figures.and(left.figures);
            impacts.extend(decided(&self.triangles, motion, &left.found));
        }
        impacts.par_sort_unstable_by_key(|impact| impact.features);
        Ok((impacts, figures))
    }

    /// Looks at the next slice, which is the last in the list. One that is too much is cut into parts, and the first of them
    /// is the next.
    async fn next_slice(
        &mut self,
        device: &D,
        params: ContinuousParams,
        to_do: &mut Vec<Slice>,
    ) -> Result<Option<Left>> {
        while let Some(slice) = to_do.pop() {
            match self.launch(device, params, Begin::Candidates, Launch::Slice(slice.clone())).await? {
                Outcome::Filtered { left, .. } => return Ok(Some(left)),
                // There is nothing less than one tile.
                Outcome::TooMuch { error, .. } if slice.len() <= 1 => return Err(error),
                Outcome::TooMuch { .. } => {
                    let limit = slice.len() as u32 / PARTS;
                    to_do.extend(planned(slice, limit, |limit| limit));
                }
            }
        }
        Ok(None)
    }

    /// Sends the scaled positions to the device. Returns what the filters must know, but for how much room there is.
    fn prepare(&mut self, device: &D, motion: Moving<'_>, chosen: Filters) -> Result<ContinuousParams> {
        let scale = scale_of(motion.t0, motion.t1);
        let scaled = |position: &[f32; 3]| (Vec3::from(*position) * scale).extend(0.0);
        let moving: Vec<Vec4> =
            motion.t0.iter().zip(motion.t1).flat_map(|(start, end)| [scaled(start), scaled(end)]).collect();
        device.write(&self.moving, &moving)?;
        let separation = scaled_separation(motion.separation.into(), scale);
        let growth = 0.5 * separation;
        self.search.set_growth(Growth { first: growth, split: 0, rest: growth });
        let bit = |is_on: bool, bit: u32| if is_on { bit } else { 0 };
        // Those two tell whether features meet, and not how near they come.
        let meet = separation == 0.0;
        let bits = bit(chosen.linear, filters::LINEAR)
            | bit(chosen.planar && meet, filters::PLANAR)
            | bit(chosen.non_penetration && meet, filters::NON_PENETRATION);
        Ok(ContinuousParams::new([0; 3], bits, separation))
    }

    /// Runs the stages from `begin` on, growing what is too small.
    async fn launch(
        &mut self,
        device: &D,
        mut params: ContinuousParams,
        mut begin: Begin,
        launch: Launch,
    ) -> Result<Outcome> {
        loop {
            let (listed, found) = self.filter.capacity();
            // What a device can hold is far below 2³² elements.
            (params.listed, params.found) = (listed as u32, found as u32);
            params.pairs = self.search.pair_capacity() as u32;
            let mut recorder = device.record("motion");
            let Self { search, features, moving, filter, .. } = self;
            let motion = Motion { features, moving };
            let sized = search.params();
            let overlapping = search.record_swept(&mut recorder, motion, begin, &launch)?;
            filter.record(&mut recorder, sized, params, &overlapping, motion);
            let parts = [
                (overlapping.entries, 0..1),
                (overlapping.scanned_tiles, 0..scan_result::LEN as usize),
                (overlapping.tiles, 0..tile_list::COUNTS as usize),
                (&filter.counters, 0..counters::LEN as usize),
                (&filter.found, 0..self.expected_found * NUMBERS as usize),
            ];
            let read_back = match recorder.submit_and_read(parts)?.await {
                // An earlier motion had more features, and there is no memory to read as many back.
                Err(Error::OutOfMemory { .. }) if self.expected_found > SPARE_FOUND => {
                    self.expected_found = SPARE_FOUND;
                    continue;
                }
                read_back => read_back?,
            };
            let [entries, scanned, listed_tiles, counted, mut found] = read_back.parts;
            if scanned[scan_result::OVERFLOW as usize] != 0 {
                return Err(Error::TooManyCandidates { triangles: self.triangles.len() });
            }
            let tiles = scanned[scan_result::TOTAL as usize];
            let pairs = listed_tiles[tile_list::PAIRS as usize];
            match self.make_room(device, entries[0] as usize, pairs, &counted)? {
                Next::Again(again) => begin = again,
                Next::TooManyPairs(error) => return Ok(Outcome::TooMuch { error, tiles }),
                Next::Done => {
                    let count = counted[counters::FOUND as usize] as usize;
                    let (read, needed) = (found.len(), count * NUMBERS as usize);
                    if needed > read {
                        match device.read(&self.filter.found, read..needed).await {
                            Err(error @ Error::OutOfMemory { .. }) => return Ok(Outcome::TooMuch { error, tiles }),
                            rest => found.extend(rest?),
                        }
                    }
                    found.truncate(needed);
                    self.expected_found = (count + count / 4 + SPARE_FOUND).min(self.filter.capacity().1);
                    return Ok(Outcome::Filtered { tiles, left: Left { figures: figures_of(&counted), found } });
                }
            }
        }
    }

    /// Makes room for what was counted. Where there was not enough, it says from which stage on to run again.
    fn make_room(&mut self, device: &D, entries: usize, pairs: u32, counted: &[u32]) -> Result<Next> {
        if pairs > MOST_PAIRS {
            return Ok(Next::TooManyPairs(Error::TooManyCandidates { triangles: self.triangles.len() }));
        }
        let next = self.search.make_room_for_overlapping(device, entries, pairs as usize)?;
        let [listed, found] = [counters::LISTED, counters::FOUND].map(|counter| counted[counter as usize] as usize);
        let (room_listed, room_found) = self.filter.capacity();
        // Where not all pairs were looked at yet, a guess; else with some to spare.
        let share = |part: f32| (part * pairs as f32) as usize;
        let (listed, found) = match &next {
            Next::TooManyPairs(_) => return Ok(next),
            Next::Again(_) => (listed.max(share(LISTED_PER_PAIR)), found.max(share(FOUND_PER_PAIR))),
            Next::Done if listed > room_listed => (listed, found.max(share(FOUND_PER_PAIR))),
            Next::Done => (listed, found),
        };
        if listed <= room_listed && found <= room_found {
            return Ok(next);
        }
        let room = |needed: usize, room: usize| if needed > room { needed + self.search.spare(needed) } else { room };
        match Continuous::new(device, room(listed, room_listed), room(found, room_found)) {
            Ok(filter) => self.filter = filter,
            Err(error) => return Ok(Next::TooManyPairs(error)),
        }
        Ok(match next {
            Next::Done => Next::Again(Begin::Candidates),
            next => next,
        })
    }
}

/// Decides what the filters have left.
fn decided(triangles: &[OfTriangle], motion: Moving<'_>, found: &[u32]) -> Vec<Impact> {
    let numbers = found.as_chunks::<{ NUMBERS as usize }>().0;
    let impact = |[first, second]: &[u32; NUMBERS as usize]| {
        let (slot, first) = (first >> TRIANGLE_BITS, first & ((1 << TRIANGLE_BITS) - 1));
        let of = |triangle: u32| (triangle, triangles[triangle as usize]);
        let (kind, features, names) = features_in(of(first), of(*second), slot);
        let points =
            |positions: &[[f32; 3]]| -> FeaturePoints { names.map(|vertex| positions[vertex as usize].map(f64::from)) };
        let (t0, t1) = (points(motion.t0), points(motion.t1));
        let time = decide_within(kind, &t0, &t1, motion.separation.into())?;
        let (point, normal) = place(kind, &t0, &t1, time, motion.separation);
        Some(Impact { features, time, point, normal })
    };
    numbers.par_iter().with_min_len(256).filter_map(impact).collect()
}

/// What was counted of some candidates.
fn figures_of(counted: &[u32]) -> ContinuousFigures {
    let count = |counter: u32| u64::from(counted[counter as usize]);
    let (vertex_face, edge_edge) = (count(counters::VERTEX_FACE), count(counters::EDGE_EDGE));
    let (listed, non_penetration) = (count(counters::LISTED), count(counters::NON_PENETRATION));
    let elementary = count(counters::FOUND);
    ContinuousFigures {
        pairs: count(counters::PAIRS),
        vertex_face,
        edge_edge,
        linear: vertex_face + edge_edge - listed,
        planar: listed - non_penetration - elementary,
        non_penetration,
        elementary,
    }
}

/// The power of two that all coordinates are multiplied with, so that the largest is from 1 to [`LARGEST`], or as near as
/// there are normal numbers.
fn scale_of(t0: &[[f32; 3]], t1: &[[f32; 3]]) -> f32 {
    let largest = |positions: &[[f32; 3]]| {
        positions.as_flattened().par_iter().with_min_len(1 << 15).map(|x| x.to_bits() & (u32::MAX >> 1)).max()
    };
    // Numbers that are not negative have the order of their bits.
    let exponent = largest(t0).max(largest(t1)).unwrap_or(0) >> (f32::MANTISSA_DIGITS - 1);
    f32::from_bits((254 - exponent).clamp(1, 254) << (f32::MANTISSA_DIGITS - 1))
}

/// A separation in units of scaled positions, rounded up by more than what sums of it with a coordinate can be off. One that
/// is larger than the scene is as good as any other such.
fn scaled_separation(separation: f64, scale: f32) -> f32 {
    const ROUNDED_UP: f64 = 1.0 / (1 << 20) as f64;
    if separation > 0.0 {
        (separation * f64::from(scale) * (1.0 + ROUNDED_UP) + ROUNDED_UP).min(4.0 * f64::from(LARGEST)) as f32
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_scaled_by_a_power_of_two_and_not_too_large() {
        for largest in [f32::MAX, 3e38, 1e30, 7.5, 4.0, 1.0, 0.3, 1e-30, f32::MIN_POSITIVE, 1e-42, 0.0] {
            let scale = scale_of(&[[0.0, -largest, 0.5 * largest]], &[[0.0; 3]]);
            assert!(scale.is_normal() && scale.to_bits() << 9 == 0, "{largest}: {scale}");
            let scaled = largest * scale;
            assert!(scaled < LARGEST, "{largest}: {scaled}");
            assert!(scaled >= 1.0 || largest < f32::MIN_POSITIVE, "{largest}: {scaled}");
            assert_eq!(f64::from(scaled), f64::from(largest) * f64::from(scale), "nothing is lost");
        }
    }
}
