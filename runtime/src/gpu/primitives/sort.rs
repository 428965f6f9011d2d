//! Stable radix sort of keys with payload.

use core::ops::Range;

use clasp3d_kernels::primitives::sort::{BLOCK, DIGIT_BITS, DIGITS, SortHistogram, SortScatter};
use clasp3d_kernels::types::{SortPass, WORKGROUP_SIZE};
use glam::UVec4;

use super::{Scan, checked_capacity, checked_len};
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::{DeviceError, Error, Result};

/// Radix sort of up to a capacity of keys, with scratch buffers of its own.
pub struct RadixSort<D: Device> {
    passes: SortPasses<D>,
    scratch_keys: D::Buffer<u32>,
    scratch_payload: D::Buffer<u32>,
}

/// Radix sort of up to a capacity of keys, with scratch buffers of the caller for keys and payload.
pub struct SortPasses<D: Device> {
    capacity: usize,
    thread_counts: D::Buffer<UVec4>,
    counts: D::Buffer<u32>,
    offsets: D::Buffer<u32>,
    scan: Scan<D>,
}

/// Keys with a payload each.
pub struct Sorted<'b, D: Device> {
    /// Keys.
    pub keys: &'b D::Buffer<u32>,
    /// Payload of each key.
    pub payload: &'b D::Buffer<u32>,
}

impl<D: Device> SortPasses<D> {
    /// Creates the tables for up to `capacity` keys.
    pub fn new(device: &D, capacity: usize) -> Result<Self> {
        let blocks = checked_capacity("a sort", capacity)?.div_ceil(BLOCK);
        let counts = (blocks * DIGITS) as usize;
        Ok(Self {
            capacity,
            thread_counts: device.buffer("sort: thread counts", (blocks * WORKGROUP_SIZE) as usize)?,
            counts: device.buffer("sort: counts", counts)?,
            offsets: device.buffer("sort: offsets", counts)?,
            scan: Scan::new(device, counts)?,
        })
    }

    /// Records a stable sort in place of the first `len` keys, with their payload, by these bits of the keys. Overwrites
    /// `scratch`.
    pub fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        sorted: Sorted<'_, D>,
        scratch: Sorted<'_, D>,
        len: usize,
        bits: Range<u32>,
    ) -> Result<()> {
        let capacities = [sorted.keys, sorted.payload, scratch.keys, scratch.payload].map(|buffer| D::len(buffer));
        let short_len = checked_len("a sort", len, capacities.into_iter().fold(self.capacity, usize::min))?;
        if bits.start > bits.end || bits.end > u32::BITS {
            return Err(Error::Device(DeviceError::BitRange { start: bits.start, end: bits.end }));
        }
        let blocks = short_len.div_ceil(BLOCK);
        let (mut from, mut to) = (&sorted, &scratch);
        for shift in bits.clone().step_by(DIGIT_BITS as usize) {
            let digit_bits = DIGIT_BITS.min(bits.end - shift);
            let params = SortPass { len: short_len, blocks, shift, mask: (1 << digit_bits) - 1 };
            let (thread_counts, counts) = (&self.thread_counts, &self.counts);
            recorder.launch_groups(&SortHistogram { params, keys: from.keys, thread_counts, counts }, blocks);
            self.scan.record(recorder, &self.counts, &self.offsets, (blocks * DIGITS) as usize)?;
            recorder.launch_groups(
                &SortScatter {
                    params,
                    keys: from.keys,
                    payload: from.payload,
                    thread_counts,
                    offsets: &self.offsets,
                    sorted_keys: to.keys,
                    sorted_payload: to.payload,
                },
                blocks,
            );
            core::mem::swap(&mut from, &mut to);
        }
        if !core::ptr::eq(from, &sorted) {
            recorder.copy(from.keys, sorted.keys, len);
            recorder.copy(from.payload, sorted.payload, len);
        }
        Ok(())
    }

    /// Returns the bytes of the tables.
    pub fn bytes(&self) -> u64 {
        let Self { thread_counts, counts, offsets, scan, .. } = self;
        bytes::<D, _>(thread_counts) + bytes::<D, _>(counts) + bytes::<D, _>(offsets) + scan.bytes()
    }
}

impl<D: Device> RadixSort<D> {
    /// Creates the tables and scratch buffers for up to `capacity` keys.
    pub fn new(device: &D, capacity: usize) -> Result<Self> {
        Ok(Self {
            passes: SortPasses::new(device, capacity)?,
            scratch_keys: device.buffer("sort: scratch keys", capacity)?,
            scratch_payload: device.buffer("sort: scratch payload", capacity)?,
        })
    }

    /// Records a stable sort in place of the first `len` keys, with their payload, by these bits of the keys.
    pub fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        keys: &D::Buffer<u32>,
        payload: &D::Buffer<u32>,
        len: usize,
        bits: Range<u32>,
    ) -> Result<()> {
        let scratch = Sorted { keys: &self.scratch_keys, payload: &self.scratch_payload };
        self.passes.record(recorder, Sorted { keys, payload }, scratch, len, bits)
    }

    /// Sorts the first `len` keys, with their payload, in place, by these bits of the keys. The sort is stable.
    pub fn run(
        &self,
        device: &D,
        keys: &D::Buffer<u32>,
        payload: &D::Buffer<u32>,
        len: usize,
        bits: Range<u32>,
    ) -> Result<()> {
        let mut recorder = device.record("sort");
        recorder.stage("sort");
        self.record(&mut recorder, keys, payload, len, bits)?;
        recorder.submit()
    }
}
