//! Hits and undecided pairs: the host side of [`clasp3d_kernels::stages::narrow`].

use clasp3d_kernels::stages::bounds::Corner;
use clasp3d_kernels::stages::narrow::{self as kernels, SizeNarrow, WORDS_PER_PAIR, counters};
use clasp3d_kernels::types::{DispatchArguments, PipelineParams};

use super::{Boxes, CORNERS_BYTES, Candidates, Sweep, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Hits and undecided pairs.
pub(in crate::gpu) struct Narrow<D: Device> {
    arguments: D::Buffer<DispatchArguments>,
    /// [`WORDS_PER_PAIR`] words per pair.
    pub(in crate::gpu) results: D::Buffer<u32>,
    /// Layout: [`counters`].
    pub(in crate::gpu) counters: D::Buffer<u32>,
}

impl<D: Device> Narrow<D> {
    /// Creates a list with this capacity.
    pub(in crate::gpu) fn new(device: &D, results: usize) -> Result<Self> {
        Ok(Self {
            arguments: device.buffer("narrow launch", 1)?,
            results: device.buffer("hits and undecided pairs", results * WORDS_PER_PAIR as usize)?,
            counters: device.buffer("counters", counters::LEN as usize)?,
        })
    }

    /// Returns the capacity in pairs.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.results) / WORDS_PER_PAIR as usize
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        (corners, rests): (&D::Buffer<Corner>, Option<&D::Buffer<f32>>),
        boxes: &Boxes<D>,
        sweep: &Sweep<D>,
        candidates: &Candidates<D>,
    ) {
        recorder.stage(Stage::Narrow);
        let Self { arguments, results, counters } = self;
        let (boxes, tiles, pairs) = (&boxes.boxes, &sweep.tiles, &candidates.pairs);
        recorder.clear(counters);
        recorder.launch(&SizeNarrow { params, tiles, arguments }, 1);
        match rests {
            None => {
                let narrow = kernels::Narrow { params, pairs, tiles, boxes, corners, results, counters };
                recorder.launch_indirect(&narrow, arguments);
            }
            Some(rests) => {
                let narrow = kernels::NarrowSplit { params, pairs, tiles, boxes, corners, rests, results, counters };
                recorder.launch_indirect(&narrow, arguments);
            }
        }
    }

    /// Reads pairs and corners, writes hits and undecided pairs.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        4 * workload.pairs + CORNERS_BYTES * workload.triangles + 4 * u64::from(WORDS_PER_PAIR) * workload.results
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.results) + bytes::<D, _>(&self.counters) + bytes::<D, _>(&self.arguments)
    }
}
