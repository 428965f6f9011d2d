use clasp_kernels::stages::sweep::{self as kernels, ClusterEnds};
use clasp_kernels::types::{MAX_CLUSTERS_LEN, PipelineParams};

use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::{Scan, Sorted};
use crate::gpu::{Device, Recorder};

/// How many others start within each box, and their scan.
pub(in crate::gpu) struct Sweep<D: Device> {
    pub(in crate::gpu) counts: D::Buffer<u32>,
    pub(in crate::gpu) firsts: D::Buffer<u32>,
    /// Its total is how many candidates there are.
    pub(in crate::gpu) scan: Scan<D>,
    /// Where each cluster ends in the list of entries.
    pub(in crate::gpu) cluster_ends: D::Buffer<u32>,
}

impl<D: Device> Sweep<D> {
    pub(in crate::gpu) fn new(device: &D, entries: usize) -> Result<Self> {
        Ok(Self {
            counts: device.buffer("sweep counts", entries)?,
            firsts: device.buffer("first candidates", entries)?,
            scan: Scan::new(device, entries)?,
            cluster_ends: device.buffer("ends of clusters", MAX_CLUSTERS_LEN)?,
        })
    }

    /// Its buffers before it has begun.
    pub(in crate::gpu) fn scratch(&self) -> Sorted<'_, D> {
        Sorted { keys: &self.counts, payload: &self.firsts }
    }

    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        sorted_starts: &D::Buffer<u32>,
        ends: &D::Buffer<u32>,
    ) -> Result<()> {
        recorder.stage("sweep");
        let Self { counts, firsts, scan, cluster_ends } = self;
        recorder.launch(&kernels::Sweep { params, sorted_starts, ends, counts }, params.entries);
        recorder.launch(&ClusterEnds { params, sorted_starts, ends: cluster_ends }, params.clusters);
        scan.record(recorder, counts, firsts, params.entries as usize)?;
        Ok(())
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { counts, firsts, scan, cluster_ends } = self;
        bytes::<D, _>(counts) + bytes::<D, _>(firsts) + scan.bytes() + bytes::<D, _>(cluster_ends)
    }
}
