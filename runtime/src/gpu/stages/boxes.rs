use clasp_kernels::stages::boxes::{BoxSpans, BoxStarts};
use clasp_kernels::types::PipelineParams;
use glam::Vec4;

use super::Mesh;
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::{SortPasses, Sorted};
use crate::gpu::{Device, Recorder};

/// The entries, sorted by where their boxes start, and their boxes.
pub(in crate::gpu) struct Boxes<D: Device> {
    pub(in crate::gpu) entries: D::Buffer<u32>,
    pub(in crate::gpu) starts: D::Buffer<u32>,
    pub(in crate::gpu) ends: D::Buffer<u32>,
    pub(in crate::gpu) spans: D::Buffer<Vec4>,
    sort: SortPasses<D>,
}

impl<D: Device> Boxes<D> {
    pub(in crate::gpu) fn new(device: &D, entries: usize) -> Result<Self> {
        Ok(Self {
            entries: device.buffer("entries", entries)?,
            starts: device.buffer("starts", entries)?,
            ends: device.buffer("ends", entries)?,
            spans: device.buffer("spans", entries)?,
            sort: SortPasses::new(device, entries)?,
        })
    }

    /// How many entries there is room for.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.entries)
    }

    /// `scratch` is what nobody needs at this time, with room for all entries.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        mesh: Mesh<'_, D>,
        frame: &D::Buffer<Vec4>,
        axes: &D::Buffer<Vec4>,
        scratch: Sorted<'_, D>,
    ) -> Result<()> {
        let Self { entries, starts, ends, spans, .. } = self;
        let Mesh { positions, triangles } = mesh;
        recorder.stage("boxes");
        recorder.launch(&BoxStarts { params, entries, positions, triangles, frame, axes, starts }, params.entries);
        recorder.stage("sort");
        let sorted = Sorted { keys: starts, payload: entries };
        self.sort.record(recorder, sorted, scratch, self.capacity(), 0..32)?;
        recorder.stage("boxes");
        recorder.launch(&BoxSpans { params, entries, positions, triangles, frame, axes, ends, spans }, params.entries);
        Ok(())
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { entries, starts, ends, spans, .. } = self;
        bytes::<D, _>(entries) + bytes::<D, _>(starts) + bytes::<D, _>(ends) + bytes::<D, _>(spans)
    }

    pub(in crate::gpu) fn sort_bytes(&self) -> u64 {
        self.sort.bytes()
    }
}
