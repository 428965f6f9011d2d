//! The driver of device work whose size only the device knows: frames, CCD and cloth.
//!
//! A [`Job`] records a submission (a list of launches with one read-back), submits it and reads counts back. If a buffer was
//! too small, it makes room and runs again, from the stage that fills this buffer or an earlier one. A [`TileJob`] tests
//! candidate tiles: in one submission, or in slices if there are more tiles than one launch may test, or more results than the
//! device has memory for. Nothing is ever dropped.

use core::ops::Range;

use bytemuck::Pod;

use super::Device;
use super::stages::TileSelection;
use crate::{DeviceError, Error, Result};

/// Elements of a result list that are read back beyond the length in the last frame, so that a slightly longer list needs no
/// second read.
const SPARE_RESULTS: usize = 256;

/// Number of slices into which tiles are divided if their results do not fit on the device.
const SPLIT: u32 = 4;

/// Whether all results of a submission fit into their buffers.
pub(super) enum Room<S> {
    /// All results were written.
    Enough,
    /// Buffers were enlarged: run again from here.
    Enlarged(S),
    /// The tiles of this submission have more results than the device has memory or indices for: divide them. The error applies
    /// if there is only one tile.
    TooManyResults(Error),
}

/// Device work that may have to run again with larger buffers.
pub(super) trait Job<D: Device> {
    /// Where a submission starts: a stage, or for cloth a saved state.
    type Start: Copy;
    /// The part of the work that one submission does.
    type Selection;
    /// Counts and results that the host reads back.
    type Counts;

    /// Records all launches from `start` on, submits them, and reads the counts back.
    async fn submit(&mut self, device: &D, start: Self::Start, selection: &Self::Selection) -> Result<Self::Counts>;

    /// If a submission ran out of memory for its read-back, expects fewer results. Returns whether to try again.
    fn expect_fewer_after(&mut self, error: &Error) -> bool {
        let _ = error;
        false
    }

    /// Enlarges buffers that were too small for these counts.
    fn make_room(&mut self, device: &D, counts: &Self::Counts) -> Result<Room<Self::Start>>;

    /// Reads results that [`submit`](Self::submit) has not read. Returns the error if there is no memory for that. Called
    /// once per submission, when its buffers were large enough.
    async fn read_rest(&mut self, device: &D, counts: &mut Self::Counts) -> Result<Option<Error>> {
        let _ = (device, counts);
        Ok(None)
    }
}

/// Outcome of [`run`].
pub(super) enum Outcome<C> {
    /// All results were written and read.
    Complete(C),
    /// See [`Room::TooManyResults`].
    TooManyResults { error: Error, counts: C },
}

/// Runs a job until its results fit into the buffers.
pub(super) async fn run<D: Device, J: Job<D>>(
    job: &mut J,
    device: &D,
    mut start: J::Start,
    selection: &J::Selection,
) -> Result<Outcome<J::Counts>> {
    loop {
        let mut counts = match job.submit(device, start, selection).await {
            Err(error) if job.expect_fewer_after(&error) => continue,
            counts => counts?,
        };
        match job.make_room(device, &counts)? {
            Room::Enlarged(stage) => start = stage,
            Room::TooManyResults(error) => return Ok(Outcome::TooManyResults { error, counts }),
            Room::Enough => {
                return Ok(match job.read_rest(device, &mut counts).await? {
                    Some(error) => Outcome::TooManyResults { error, counts },
                    None => Outcome::Complete(counts),
                });
            }
        }
    }
}

/// A [`Job`] over candidate tiles.
pub(super) trait TileJob<D: Device>: Job<D, Selection = TileSelection> {
    /// The first stage of a frame.
    const FIRST: Self::Start;
    /// The first stage that depends on the selected tiles.
    const CANDIDATES: Self::Start;

    /// Returns the number of tiles of the frame.
    fn tiles(counts: &Self::Counts) -> u32;

    /// Returns the maximum number of tiles of one slice.
    fn slice_limit(&self) -> u32;
}

/// Runs a job over all tiles: in one submission if possible, else in slices. Passes the results of each submission to `add`.
pub(super) async fn run_all_tiles<D: Device, J: TileJob<D>>(
    job: &mut J,
    device: &D,
    mut add: impl FnMut(&J, J::Counts),
) -> Result<()> {
    let limit = job.slice_limit();
    let (tiles, limit) = match run(job, device, J::FIRST, &TileSelection::All).await? {
        Outcome::Complete(counts) if J::tiles(&counts) <= limit => {
            add(job, counts);
            return Ok(());
        }
        // With more tiles than the limit, this submission tested none and only counted them: see [`TileSelection::All`].
        Outcome::Complete(counts) => (J::tiles(&counts), limit),
        Outcome::TooManyResults { counts, .. } => (J::tiles(&counts), limit.min(J::tiles(&counts) / SPLIT)),
    };
    let mut queue = SliceQueue::new(0..tiles, limit, |limit| limit);
    while let Some(counts) = queue.run_next(job, device).await? {
        add(job, counts);
    }
    Ok(())
}

/// A range of candidate tiles that one submission tests.
pub(crate) type Slice = Range<u32>;

/// Cuts tiles into slices of at most `limit` tiles; `grow` maps the limit of one slice to that of the next.
fn slices(tiles: Range<u32>, limit: u32, grow: impl Fn(u32) -> u32) -> Vec<Slice> {
    let (mut slices, mut start, mut limit) = (Vec::new(), tiles.start, limit);
    while start < tiles.end {
        let end = tiles.end.min(start.saturating_add(limit.max(1)));
        slices.push(start..end);
        (start, limit) = (end, grow(limit));
    }
    slices
}

/// Slices of tiles that are still to run.
pub(super) struct SliceQueue {
    /// The next slice is the last element.
    slices: Vec<Slice>,
}

impl SliceQueue {
    /// Divides tiles into slices of at most `limit` tiles; `grow` maps the limit of one slice to that of the next. Without
    /// tiles there is one empty slice, because the stages must run once.
    pub(super) fn new(tiles: Range<u32>, limit: u32, grow: impl Fn(u32) -> u32) -> Self {
        let mut slices = slices(tiles, limit, grow);
        if slices.is_empty() {
            slices.push(0..0);
        }
        slices.reverse();
        Self { slices }
    }

    /// Runs a job over the next slice. A slice with too many results is divided, down to single tiles. Returns `None` at the
    /// end.
    pub(super) async fn run_next<D: Device, J: TileJob<D>>(
        &mut self,
        job: &mut J,
        device: &D,
    ) -> Result<Option<J::Counts>> {
        while let Some(slice) = self.slices.pop() {
            match run(job, device, J::CANDIDATES, &TileSelection::Slice(slice.clone())).await? {
                Outcome::Complete(counts) => return Ok(Some(counts)),
                Outcome::TooManyResults { error, .. } if slice.len() <= 1 => return Err(error),
                Outcome::TooManyResults { .. } => {
                    let limit = slice.len() as u32 / SPLIT;
                    self.slices.extend(Self::new(slice, limit, |limit| limit).slices);
                }
            }
        }
        Ok(None)
    }
}

/// Reads back a result list whose length only the device knows: about as many elements as in the last frame together with
/// the counts, the rest afterwards.
pub(super) struct ResultReader {
    expected: usize,
}

impl ResultReader {
    /// Creates a reader of a list with this capacity.
    pub(super) fn new(capacity: usize) -> Self {
        Self { expected: capacity.min(SPARE_RESULTS) }
    }

    /// Returns the number of elements to read together with the counts.
    pub(super) fn expected(&self) -> usize {
        self.expected
    }

    /// Sets the number of elements to read together with the counts, after the list was replaced.
    pub(super) fn expect(&mut self, elements: usize) {
        self.expected = elements;
    }

    /// If a read-back ran out of memory, expects fewer elements. Returns whether to try again.
    pub(super) fn expect_fewer_after(&mut self, error: &Error) -> bool {
        let can_shrink =
            matches!(error, Error::Device(DeviceError::OutOfMemory { .. })) && self.expected > SPARE_RESULTS;
        if can_shrink {
            self.expected = SPARE_RESULTS;
        }
        can_shrink
    }

    /// `results` has the first elements of a list of `count` elements, `words` words each: appends the others. Returns the
    /// error if there is no memory for that.
    pub(super) async fn read_rest<D: Device, T: Pod>(
        &mut self,
        device: &D,
        buffer: &D::Buffer<T>,
        (count, words): (usize, usize),
        results: &mut Vec<T>,
    ) -> Result<Option<Error>> {
        let (read, needed) = (results.len(), count * words);
        if needed > read {
            match device.read(buffer, read..needed).await {
                Err(error @ Error::Device(DeviceError::OutOfMemory { .. })) => return Ok(Some(error)),
                rest => results.extend(rest?),
            }
        }
        results.truncate(needed);
        self.expected = (count + count / 4 + SPARE_RESULTS).min(D::len(buffer) / words);
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_hold_every_tile_once() {
        assert_eq!(slices(3..20, 6, |limit| limit), [3..9, 9..15, 15..20]);
        assert_eq!(slices(0..20, 1, |limit| limit * 4), [0..1, 1..5, 5..20]);
        assert_eq!(slices(0..2, 0, |limit| limit), [0..1, 1..2]);
        assert_eq!(slices(7..7, 6, |limit| limit), []);
    }
}
