//! Proxies, their sort, and their boxes: the host side of [`clasp3d_kernels::stages::boxes`].

use clasp3d_kernels::stages::assignment::TriangleTags;
use clasp3d_kernels::stages::bounds::Corner;
use clasp3d_kernels::stages::boxes::{BoxEnd, ComputeBoxes, ListProxies, PackedBox, PadProxies};
use clasp3d_kernels::types::PipelineParams;

use super::{Axes, CORNERS_BYTES, PROXY_BYTES, Workload};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::{SortPasses, Sorted};
use crate::gpu::{Device, Recorder};
use crate::result::Stage;

/// Proxies, sorted by the starts of their boxes, and their boxes.
pub(in crate::gpu) struct Boxes<D: Device> {
    proxies: D::Buffer<u32>,
    pub(in crate::gpu) sorted_starts: D::Buffer<u32>,
    /// One element: the number of proxies.
    pub(in crate::gpu) proxy_count: D::Buffer<u32>,
    pub(in crate::gpu) boxes: D::Buffer<PackedBox>,
    pub(in crate::gpu) ends: D::Buffer<BoxEnd>,
    /// Scratch memory of the sort for the triangles; that for the keys is borrowed.
    scratch: D::Buffer<u32>,
    sort: SortPasses<D>,
}

impl<D: Device> Boxes<D> {
    pub(in crate::gpu) fn new(device: &D, proxies: usize) -> Result<Self> {
        Ok(Self {
            proxies: device.buffer("proxies", proxies)?,
            sorted_starts: device.buffer("starts", proxies)?,
            proxy_count: device.buffer("number of proxies", 1)?,
            boxes: device.buffer("boxes", proxies)?,
            ends: device.buffer("ends of boxes", proxies)?,
            scratch: device.buffer("scratch of proxies", proxies)?,
            sort: SortPasses::new(device, proxies)?,
        })
    }

    /// Returns the capacity in proxies.
    pub(in crate::gpu) fn capacity(&self) -> usize {
        D::len(&self.proxies)
    }

    /// Records the proxies, their sort, and their boxes. `scratch` is a buffer of at least as many elements that no other stage
    /// needs meanwhile.
    pub(in crate::gpu) fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        params: PipelineParams,
        corners: &D::Buffer<Corner>,
        axes: &Axes<D>,
        tags: &D::Buffer<TriangleTags>,
        scratch: &D::Buffer<u32>,
    ) -> Result<()> {
        let Self { proxies, sorted_starts, proxy_count, boxes, ends, sort, .. } = self;
        let Axes { axes, strip_clusters, .. } = axes;
        let starts = sorted_starts;
        recorder.stage(Stage::Boxes);
        recorder.clear(proxy_count);
        let list = ListProxies { params, corners, axes, tags, proxies, starts, proxy_count };
        recorder.launch(&list, params.triangles);
        recorder.launch(&PadProxies { params, proxy_count, starts }, params.proxy_capacity);
        recorder.stage(Stage::Sort);
        let bits = 0..params.coordinate_bits + params.strip_limit.next_power_of_two().trailing_zeros();
        let scratch = Sorted { keys: scratch, payload: &self.scratch };
        sort.record(
            recorder,
            Sorted { keys: starts, payload: proxies },
            scratch,
            params.proxy_capacity as usize,
            bits,
        )?;
        recorder.stage(Stage::Boxes);
        let compute = ComputeBoxes { params, proxies, sorted_starts, corners, axes, strip_clusters, tags, boxes, ends };
        recorder.launch(&compute, params.proxy_capacity);
        Ok(())
    }

    /// Reads corners and tags, writes a key and a triangle per proxy; reads these sorted, and writes boxes.
    pub(in crate::gpu) fn min_traffic(workload: &Workload) -> u64 {
        let of_triangle = CORNERS_BYTES + size_of::<TriangleTags>() as u64;
        let of_box = (size_of::<PackedBox>() + size_of::<BoxEnd>()) as u64;
        of_triangle * workload.triangles + (2 * PROXY_BYTES + of_box) * workload.proxies
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { proxies, sorted_starts, proxy_count, boxes, ends, .. } = self;
        let lists = bytes::<D, _>(proxies) + bytes::<D, _>(sorted_starts) + bytes::<D, _>(proxy_count);
        lists + bytes::<D, _>(boxes) + bytes::<D, _>(ends)
    }

    /// Reads and writes all proxies.
    pub(in crate::gpu) fn min_sort_traffic(workload: &Workload) -> u64 {
        2 * PROXY_BYTES * workload.proxies
    }

    pub(in crate::gpu) fn sort_bytes(&self) -> u64 {
        self.sort.bytes() + bytes::<D, _>(&self.scratch)
    }
}
