//! Exclusive prefix sum of `u32`.

use clasp3d_kernels::primitives::scan::{BLOCK, ScanBlockSums, ScanBlocks};
use clasp3d_kernels::types::{Length, scan_result};

use super::{checked_capacity, checked_len};
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::{DeviceError, Error, Result};

/// Scan of inputs up to a capacity.
pub struct Scan<D: Device> {
    capacity: usize,
    /// Sums of the blocks of the level below, and their scan. The last level has one block.
    levels: Vec<Level<D>>,
    /// The offset of the only block of the last level: zero.
    zero_offset: D::Buffer<u32>,
    /// Total and overflow. Written by every level: all have the same total, and an overflow on any level is an overflow.
    result: D::Buffer<u32>,
}

struct Level<D: Device> {
    sums: D::Buffer<u32>,
    offsets: D::Buffer<u32>,
}

impl<D: Device> Scan<D> {
    /// Creates the scratch buffers for inputs of up to `capacity` elements.
    pub fn new(device: &D, capacity: usize) -> Result<Self> {
        let mut len = checked_capacity("a scan", capacity)?;
        let mut levels = Vec::new();
        while len > BLOCK {
            len = len.div_ceil(BLOCK);
            levels.push(Level {
                sums: device.buffer("scan: block sums", len as usize)?,
                offsets: device.buffer("scan: block offsets", len as usize)?,
            });
        }
        Ok(Self {
            capacity,
            levels,
            zero_offset: device.buffer_from("scan: zero offset", &[0])?,
            result: device.buffer("scan: result", scan_result::LEN as usize)?,
        })
    }

    /// Records the scan of the first `len` elements of `input` into `output`. Returns the buffer with total and overflow; its
    /// layout is [`scan_result`].
    ///
    /// Elements are written four at a time: up to three elements of `output` beyond `len` may be overwritten.
    pub fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        input: &D::Buffer<u32>,
        output: &D::Buffer<u32>,
        len: usize,
    ) -> Result<&D::Buffer<u32>> {
        let len = checked_len("a scan", len, self.capacity.min(D::len(input)).min(D::len(output)))?;
        recorder.clear(&self.result);
        self.record_level(recorder, input, output, len, 0);
        Ok(&self.result)
    }

    fn record_level(
        &self,
        recorder: &mut D::Recorder<'_>,
        input: &D::Buffer<u32>,
        output: &D::Buffer<u32>,
        len: u32,
        depth: usize,
    ) {
        let params = Length::new(len);
        let blocks = len.div_ceil(BLOCK);
        let offsets = match self.levels.get(depth) {
            Some(above) if blocks > 1 => {
                recorder.launch_groups(&ScanBlockSums { params, input, sums: &above.sums }, blocks);
                self.record_level(recorder, &above.sums, &above.offsets, blocks, depth + 1);
                &above.offsets
            }
            _ => &self.zero_offset,
        };
        recorder.launch_groups(&ScanBlocks { params, input, offsets, output, result: &self.result }, blocks);
    }

    /// Scans the first `len` elements of `input` into `output`. Returns their sum.
    pub async fn run(
        &mut self,
        device: &D,
        input: &D::Buffer<u32>,
        output: &D::Buffer<u32>,
        len: usize,
    ) -> Result<u32> {
        let mut recorder = device.record("scan");
        recorder.stage("scan");
        self.record(&mut recorder, input, output, len)?;
        recorder.submit()?;
        self.total(device, len).await
    }

    /// Reads back the sum of the elements of the last scan, which had `len` elements.
    pub async fn total(&self, device: &D, len: usize) -> Result<u32> {
        let result = device.read(&self.result, 0..scan_result::LEN as usize).await?;
        if result[scan_result::OVERFLOW as usize] != 0 {
            return Err(Error::Device(DeviceError::SumOverflow { len }));
        }
        Ok(result[scan_result::TOTAL as usize])
    }

    /// Returns the buffer with total and overflow. Layout: [`scan_result`].
    pub fn result(&self) -> &D::Buffer<u32> {
        &self.result
    }

    /// Returns the bytes of the scratch buffers.
    pub fn bytes(&self) -> u64 {
        let levels = self.levels.iter().map(|level| bytes::<D, _>(&level.sums) + bytes::<D, _>(&level.offsets));
        levels.sum::<u64>() + bytes::<D, _>(&self.zero_offset) + bytes::<D, _>(&self.result)
    }
}
