//! Compaction: the elements with a nonzero flag, in order.

use clasp3d_kernels::primitives::compact::{CompactMark, CompactScatter, ELEMENTS_PER_THREAD};
use clasp3d_kernels::types::{CompactParams, Length};

use super::{Scan, checked_capacity, checked_len};
use crate::Result;
use crate::gpu::{Device, Growable, Recorder};

/// Compaction of inputs up to a capacity.
pub struct Compact<D: Device> {
    capacity: usize,
    /// 1 for each nonzero flag, else 0.
    marks: D::Buffer<u32>,
    /// Scan of the marks: the output index of each marked element.
    output_indices: D::Buffer<u32>,
    scan: Scan<D>,
}

impl<D: Device> Compact<D> {
    /// Creates the scratch buffers for inputs of up to `capacity` elements.
    pub fn new(device: &D, capacity: usize) -> Result<Self> {
        checked_capacity("a compaction", capacity)?;
        Ok(Self {
            capacity,
            marks: device.buffer("compact: marks", capacity)?,
            output_indices: device.buffer("compact: output indices", capacity)?,
            scan: Scan::new(device, capacity)?,
        })
    }

    /// Records the compaction of the first `len` elements into `output`, up to its capacity. The first element of the returned
    /// buffer is the number of flagged elements, even if not all of them fit.
    pub fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        flags: &D::Buffer<u32>,
        elements: &D::Buffer<u32>,
        output: &D::Buffer<u32>,
        len: usize,
    ) -> Result<&D::Buffer<u32>> {
        let short_len = checked_len("a compaction", len, self.capacity.min(D::len(flags)).min(D::len(elements)))?;
        let threads = short_len.div_ceil(ELEMENTS_PER_THREAD);
        recorder.launch(&CompactMark { params: Length::new(short_len), flags, marks: &self.marks }, threads);
        let result = self.scan.record(recorder, &self.marks, &self.output_indices, len)?;
        let output_len = u32::try_from(D::len(output)).unwrap_or(u32::MAX);
        let params = CompactParams::new(short_len, output_len);
        recorder
            .launch(&CompactScatter { params, flags, output_indices: &self.output_indices, elements, output }, threads);
        Ok(result)
    }

    /// Writes the elements with a nonzero flag to `output`, which grows if necessary. Returns their number.
    pub async fn run(
        &mut self,
        device: &D,
        flags: &D::Buffer<u32>,
        elements: &D::Buffer<u32>,
        output: &mut Growable<D, u32>,
        len: usize,
    ) -> Result<usize> {
        loop {
            let mut recorder = device.record("compact");
            recorder.stage("compact");
            self.record(&mut recorder, flags, elements, output.get(), len)?;
            recorder.submit()?;
            let count = self.scan.total(device, len).await? as usize;
            if !output.make_room(device, count)? {
                return Ok(count);
            }
        }
    }
}
