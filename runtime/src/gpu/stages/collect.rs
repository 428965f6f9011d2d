use clasp_kernels::stages::collect::FillUp;
use clasp_kernels::types::PipelineParams;

use super::Narrow;
use crate::Result;
use crate::gpu::primitives::{SortPasses, Sorted};
use crate::gpu::{Device, Recorder};

/// The pairs that were found, in order.
pub(in crate::gpu) struct Collect<D: Device> {
    sort: SortPasses<D>,
}

impl<D: Device> Collect<D> {
    /// For up to this many pairs.
    pub(in crate::gpu) fn new(device: &D, found: usize) -> Result<Self> {
        Ok(Self { sort: SortPasses::new(device, found)? })
    }

    /// Sorts the first `len` pairs. There may be fewer: then numbers above all others come after them.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        narrow: &Narrow<D>,
        scratch: Sorted<'_, D>,
        len: usize,
    ) -> Result<()> {
        recorder.stage("collect");
        let Narrow { found_first, found_second, counters, .. } = narrow;
        recorder.launch(&FillUp { params, counters, found_first }, len as u32);
        let Sorted { keys, payload } = scratch;
        let scratch = || Sorted { keys, payload };
        let by_second = Sorted { keys: found_second, payload: found_first };
        self.sort.record(recorder, by_second, scratch(), len, 0..params.triangle_bits)?;
        // One bit more for the mark of open pairs.
        let by_first = Sorted { keys: found_first, payload: found_second };
        self.sort.record(recorder, by_first, scratch(), len, 0..params.triangle_bits + 1)
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        self.sort.bytes()
    }
}
