use clasp3d_kernels::primitives::dispatch::SizeDispatch;
use clasp3d_kernels::stages::ccd::{FilterFeatures, ListFeatures, NUMBERS, counters};
use clasp3d_kernels::stages::narrow::SizeNarrow;
use clasp3d_kernels::types::{CcdParams, DispatchArguments, PipelineParams};

use super::MotionBuffers;
use crate::Result;
use crate::gpu::pipeline::Overlapping;
use crate::gpu::{Device, Recorder};

/// The features that may meet.
pub(in crate::gpu) struct CcdFilter<D: Device> {
    /// Those that the linear filter left, each as one number.
    listed: D::Buffer<u32>,
    /// Those that all filters left: [`NUMBERS`] to each.
    pub(in crate::gpu) found: D::Buffer<u32>,
    /// Laid out as in [`counters`].
    pub(in crate::gpu) counters: D::Buffer<u32>,
    /// The launches of both kernels.
    arguments: [D::Buffer<DispatchArguments>; 2],
}

impl<D: Device> CcdFilter<D> {
    /// With room for this many pairs of features after the linear filter, and after all of them.
    pub(in crate::gpu) fn new(device: &D, listed: usize, found: usize) -> Result<Self> {
        Ok(Self {
            listed: device.buffer("features after the linear filter", listed)?,
            found: device.buffer("features that may meet", found * NUMBERS as usize)?,
            counters: device.buffer("counters of features", counters::LEN as usize)?,
            arguments: [
                device.buffer("launch that lists features", 1)?,
                device.buffer("launch that filters features", 1)?,
            ],
        })
    }

    /// How many pairs of features there is room for after the linear filter, and after all of them.
    pub(in crate::gpu) fn capacity(&self) -> (usize, usize) {
        (D::len(&self.listed), D::len(&self.found) / NUMBERS as usize)
    }

    /// `sized` are the parameters of the stages that have found the pairs.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        sized: PipelineParams,
        params: CcdParams,
        overlapping: &Overlapping<'_, D>,
        motion: MotionBuffers<'_, D>,
    ) {
        recorder.stage("features");
        let Self { listed, found, counters, arguments: [list_arguments, filter_arguments] } = self;
        let Overlapping { pairs, tiles, boxes, .. } = *overlapping;
        let MotionBuffers { features, moving } = motion;
        recorder.clear(counters);
        recorder.launch(&SizeNarrow { params: sized, tiles, arguments: list_arguments }, 1);
        let list = ListFeatures { params, pairs, tiles, boxes, features, moving, listed, counters };
        recorder.launch_indirect(&list, list_arguments);
        recorder.stage("filter");
        recorder.launch(&SizeDispatch { count: counters, arguments: filter_arguments }, 1);
        let filter = FilterFeatures { params, pairs, tiles, boxes, features, moving, listed, found, counters };
        recorder.launch_indirect(&filter, filter_arguments);
    }
}
