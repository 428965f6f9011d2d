use clasp_kernels::stages::bounds::Corner;
use clasp_kernels::stages::narrow::{self as kernels, NUMBERS, SizeNarrow, counters};
use clasp_kernels::types::{DispatchArguments, PipelineParams};

use super::{Amounts, Boxes, CORNERS_BYTES, Candidates, Sweep};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The pairs that intersect or are open.
pub(in crate::gpu) struct Narrow<D: Device> {
    arguments: D::Buffer<DispatchArguments>,
    /// [`NUMBERS`] to a pair.
    pub(in crate::gpu) found: D::Buffer<u32>,
    /// Laid out as in [`counters`].
    pub(in crate::gpu) counters: D::Buffer<u32>,
}

impl<D: Device> Narrow<D> {
    /// With room for this many pairs.
    pub(in crate::gpu) fn new(device: &D, found: usize) -> Result<Self> {
        Ok(Self {
            arguments: device.buffer("narrow launch", 1)?,
            found: device.buffer("pairs that were found", found * NUMBERS as usize)?,
            counters: device.buffer("counters", counters::LEN as usize)?,
        })
    }

    /// How many pairs there is room for.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.found) / NUMBERS as usize
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        corners: &D::Buffer<Corner>,
        boxes: &Boxes<D>,
        sweep: &Sweep<D>,
        candidates: &Candidates<D>,
    ) {
        recorder.stage("narrow");
        let Self { arguments, found, counters } = self;
        let (boxes, tiles, pairs) = (&boxes.boxes, &sweep.tiles, &candidates.pairs);
        recorder.clear(counters);
        recorder.launch(&SizeNarrow { params, tiles, arguments }, 1);
        let narrow = kernels::Narrow { params, pairs, tiles, boxes, corners, found, counters };
        recorder.launch_indirect(&narrow, arguments);
    }

    /// Pairs and corners in, what was found out.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        4 * amounts.pairs + CORNERS_BYTES * amounts.triangles + 4 * u64::from(NUMBERS) * amounts.found
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.found) + bytes::<D, _>(&self.counters) + bytes::<D, _>(&self.arguments)
    }
}
