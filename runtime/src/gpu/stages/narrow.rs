use clasp_kernels::primitives::dispatch::SizeDispatch;
use clasp_kernels::stages::narrow::{self as kernels, counters};
use clasp_kernels::types::{DispatchArguments, PipelineParams};

use super::{Candidates, Mesh};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// The pairs that intersect or are open.
pub(in crate::gpu) struct Narrow<D: Device> {
    arguments: D::Buffer<DispatchArguments>,
    pub(in crate::gpu) found_first: D::Buffer<u32>,
    pub(in crate::gpu) found_second: D::Buffer<u32>,
    /// Laid out as in [`counters`].
    pub(in crate::gpu) counters: D::Buffer<u32>,
}

impl<D: Device> Narrow<D> {
    /// With room for this many pairs.
    pub(in crate::gpu) fn new(device: &D, found: usize) -> Result<Self> {
        Ok(Self {
            arguments: device.buffer("narrow launch", 1)?,
            found_first: device.buffer("first of pairs that were found", found)?,
            found_second: device.buffer("second of pairs that were found", found)?,
            counters: device.buffer("counters", counters::LEN as usize)?,
        })
    }

    /// How many pairs there is room for.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.found_first)
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        mesh: Mesh<'_, D>,
        candidates: &Candidates<D>,
    ) {
        recorder.stage("narrow");
        let Self { arguments, found_first, found_second, counters } = self;
        let Candidates { pair_first, pair_second, pair_count, .. } = candidates;
        let Mesh { positions, triangles } = mesh;
        recorder.clear(counters);
        recorder.launch(&SizeDispatch { count: pair_count, arguments }, 1);
        let narrow = kernels::Narrow {
            params,
            pair_first,
            pair_second,
            pair_count,
            positions,
            triangles,
            found_first,
            found_second,
            counters,
        };
        recorder.launch_indirect(&narrow, arguments);
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { arguments, found_first, found_second, counters } = self;
        let found = bytes::<D, _>(found_first) + bytes::<D, _>(found_second);
        found + bytes::<D, _>(counters) + bytes::<D, _>(arguments)
    }
}
