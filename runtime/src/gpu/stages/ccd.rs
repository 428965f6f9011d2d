//! CCD filters: the host side of [`clasp3d_kernels::stages::ccd`].

use clasp3d_kernels::primitives::dispatch::SizeDispatch;
use clasp3d_kernels::stages::ccd::{FilterFeatures, ListFeatures, WORDS_PER_CANDIDATE, counters};
use clasp3d_kernels::stages::narrow::SizeNarrow;
use clasp3d_kernels::types::{CcdParams, DispatchArguments, PipelineParams};

use super::MotionBuffers;
use crate::Result;
use crate::gpu::pipeline::OverlappingPairs;
use crate::gpu::{CcdStage, Device, Recorder};

/// CCD filters on a device.
pub(in crate::gpu) struct CcdFilter<D: Device> {
    /// Feature candidates after the linear filter: one word each.
    after_linear: D::Buffer<u32>,
    /// Feature candidates after all filters: [`WORDS_PER_CANDIDATE`] words each.
    pub(in crate::gpu) passed: D::Buffer<u32>,
    /// Layout: [`counters`].
    pub(in crate::gpu) counters: D::Buffer<u32>,
    /// Sizes of the indirect launches of both kernels.
    arguments: [D::Buffer<DispatchArguments>; 2],
}

impl<D: Device> CcdFilter<D> {
    /// Creates the buffers, with capacities for the feature candidates after the linear filter and after all filters.
    pub(in crate::gpu) fn new(device: &D, after_linear: usize, passed: usize) -> Result<Self> {
        Ok(Self {
            after_linear: device.buffer("feature candidates after the linear filter", after_linear)?,
            passed: device.buffer("feature candidates after all filters", passed * WORDS_PER_CANDIDATE as usize)?,
            counters: device.buffer("CCD counters", counters::LEN as usize)?,
            arguments: [
                device.buffer("launch size of the linear filter", 1)?,
                device.buffer("launch size of the other filters", 1)?,
            ],
        })
    }

    /// Returns the capacities for feature candidates after the linear filter and after all filters.
    pub(in crate::gpu) fn capacity(&self) -> (usize, usize) {
        (D::len(&self.after_linear), D::len(&self.passed) / WORDS_PER_CANDIDATE as usize)
    }

    /// Records all filters. `pipeline_params` are those of the broad phase.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        pipeline_params: PipelineParams,
        params: CcdParams,
        overlapping: &OverlappingPairs<'_, D>,
        motion: MotionBuffers<'_, D>,
    ) {
        recorder.stage(CcdStage::Features);
        let Self { after_linear, passed, counters, arguments: [list_arguments, filter_arguments] } = self;
        let OverlappingPairs { pairs, tiles, boxes, .. } = *overlapping;
        let MotionBuffers { features, moving } = motion;
        recorder.clear(counters);
        recorder.launch(&SizeNarrow { params: pipeline_params, tiles, arguments: list_arguments }, 1);
        let list = ListFeatures { params, pairs, tiles, boxes, features, moving, after_linear, counters };
        recorder.launch_indirect(&list, list_arguments);
        recorder.stage(CcdStage::Filter);
        recorder.launch(&SizeDispatch { count: counters, arguments: filter_arguments }, 1);
        let filter = FilterFeatures { params, pairs, tiles, boxes, features, moving, after_linear, passed, counters };
        recorder.launch_indirect(&filter, filter_arguments);
    }
}
