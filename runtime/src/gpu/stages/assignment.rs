use clasp_kernels::stages::assignment::{Assign, ListEntries, Owner};
use clasp_kernels::types::PipelineParams;
use glam::Vec4;

use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::Scan;
use crate::gpu::{Device, Recorder};

/// Which clusters each triangle is in, and the list of entries.
pub(in crate::gpu) struct Assignment<D: Device> {
    pub(in crate::gpu) owners: D::Buffer<Owner>,
    counts: D::Buffer<u32>,
    places: D::Buffer<u32>,
    /// Its total is how many entries there are.
    pub(in crate::gpu) scan: Scan<D>,
    /// One number: how many triangles are in more than one cluster.
    pub(in crate::gpu) shared_count: D::Buffer<u32>,
}

impl<D: Device> Assignment<D> {
    pub(in crate::gpu) fn new(device: &D, triangles: usize) -> Result<Self> {
        Ok(Self {
            owners: device.buffer("owners", triangles)?,
            counts: device.buffer("clusters of each triangle", triangles)?,
            places: device.buffer("first entries", triangles)?,
            scan: Scan::new(device, triangles)?,
            shared_count: device.buffer("triangles in more than one cluster", 1)?,
        })
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        balls: &D::Buffer<Vec4>,
        kept_centers: &D::Buffer<Vec4>,
    ) -> Result<()> {
        recorder.stage("assignment");
        let Self { owners, counts, places, shared_count, .. } = self;
        recorder.clear(shared_count);
        recorder.launch(&Assign { params, balls, kept_centers, owners, counts, shared_count }, params.triangles);
        self.scan.record(recorder, counts, places, params.triangles as usize)?;
        Ok(())
    }

    /// Lists the entries, as far as there is room.
    pub(in crate::gpu) fn record_entries(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        entries: &D::Buffer<u32>,
    ) {
        recorder.stage("assignment");
        recorder.clear(entries);
        let (owners, places) = (&self.owners, &self.places);
        recorder.launch(&ListEntries { params, owners, places, entries }, params.triangles);
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { owners, counts, places, scan, shared_count } = self;
        let lists = bytes::<D, _>(owners) + bytes::<D, _>(counts) + bytes::<D, _>(places);
        lists + scan.bytes() + bytes::<D, _>(shared_count)
    }
}
