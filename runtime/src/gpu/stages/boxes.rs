use clasp_kernels::stages::assignment::Owner;
use clasp_kernels::stages::bounds::Corner;
use clasp_kernels::stages::boxes::{BoxEnd, BoxSpans, ListEntries, PackedBox, PadEntries};
use clasp_kernels::types::PipelineParams;

use super::{Amounts, Axes, CORNERS_BYTES, ENTRY_BYTES};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::primitives::{SortPasses, Sorted};
use crate::gpu::{Device, Recorder};

/// The entries, sorted by where their boxes start, and their boxes.
pub(in crate::gpu) struct Boxes<D: Device> {
    entries: D::Buffer<u32>,
    pub(in crate::gpu) sorted_starts: D::Buffer<u32>,
    /// One number: how many entries there are.
    pub(in crate::gpu) entry_count: D::Buffer<u32>,
    pub(in crate::gpu) boxes: D::Buffer<PackedBox>,
    pub(in crate::gpu) ends: D::Buffer<BoxEnd>,
    /// What entries are sorted with, beside what nobody needs at that time.
    scratch: D::Buffer<u32>,
    sort: SortPasses<D>,
}

impl<D: Device> Boxes<D> {
    pub(in crate::gpu) fn new(device: &D, entries: usize) -> Result<Self> {
        Ok(Self {
            entries: device.buffer("entries", entries)?,
            sorted_starts: device.buffer("starts", entries)?,
            entry_count: device.buffer("number of entries", 1)?,
            boxes: device.buffer("boxes", entries)?,
            ends: device.buffer("ends of boxes", entries)?,
            scratch: device.buffer("scratch of entries", entries)?,
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
        corners: &D::Buffer<Corner>,
        axes: &Axes<D>,
        owners: &D::Buffer<Owner>,
        scratch: &D::Buffer<u32>,
    ) -> Result<()> {
        let Self { entries, sorted_starts, entry_count, boxes, ends, sort, .. } = self;
        let Axes { axes, strip_clusters, .. } = axes;
        let starts = sorted_starts;
        recorder.stage("boxes");
        recorder.clear(entry_count);
        let list = ListEntries { params, corners, axes, owners, entries, starts, entry_count };
        recorder.launch(&list, params.triangles);
        recorder.launch(&PadEntries { params, entry_count, starts }, params.entries);
        recorder.stage("sort");
        let bits = 0..params.place_bits + params.strip_limit.next_power_of_two().trailing_zeros();
        let scratch = Sorted { keys: scratch, payload: &self.scratch };
        sort.record(recorder, Sorted { keys: starts, payload: entries }, scratch, params.entries as usize, bits)?;
        recorder.stage("boxes");
        let spans = BoxSpans { params, entries, sorted_starts, corners, axes, strip_clusters, owners, boxes, ends };
        recorder.launch(&spans, params.entries);
        Ok(())
    }

    /// Corners and owners in, a key and a triangle to each entry out; and when these are sorted, they in and boxes out.
    pub(in crate::gpu) fn least_traffic(amounts: &Amounts) -> u64 {
        let of_triangle = CORNERS_BYTES + size_of::<Owner>() as u64;
        let of_box = (size_of::<PackedBox>() + size_of::<BoxEnd>()) as u64;
        of_triangle * amounts.triangles + (2 * ENTRY_BYTES + of_box) * amounts.entries
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        let Self { entries, sorted_starts, entry_count, boxes, ends, .. } = self;
        let lists = bytes::<D, _>(entries) + bytes::<D, _>(sorted_starts) + bytes::<D, _>(entry_count);
        lists + bytes::<D, _>(boxes) + bytes::<D, _>(ends)
    }

    /// All entries in, and out.
    pub(in crate::gpu) fn least_sort_traffic(amounts: &Amounts) -> u64 {
        2 * ENTRY_BYTES * amounts.entries
    }

    pub(in crate::gpu) fn sort_bytes(&self) -> u64 {
        self.sort.bytes() + bytes::<D, _>(&self.scratch)
    }
}
