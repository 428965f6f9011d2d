//! Sum, minimum and maximum.

use clasp3d_kernels::primitives::reduce::{BLOCK, Reduction};
use clasp3d_kernels::types::Length;

use super::{checked_capacity, checked_len};
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};

/// Reduction of inputs up to a capacity with the operation `R`.
pub struct Reduce<D: Device, R: Reduction> {
    capacity: usize,
    /// Result of each launch: a value per block of the previous level. The last level has one value.
    levels: Vec<D::Buffer<R::Value>>,
}

impl<D: Device, R: Reduction> Reduce<D, R> {
    /// Creates the scratch buffers for inputs of up to `capacity` elements.
    pub fn new(device: &D, capacity: usize) -> Result<Self> {
        let mut len = checked_capacity("a reduction", capacity)?;
        let mut levels = Vec::new();
        loop {
            len = len.div_ceil(BLOCK);
            levels.push(device.buffer("reduce: block values", len.max(1) as usize)?);
            if len <= 1 {
                return Ok(Self { capacity, levels });
            }
        }
    }

    /// Records the reduction of the first `len` elements, at least one. The first element of the returned buffer is the
    /// result.
    pub fn record(
        &self,
        recorder: &mut D::Recorder<'_>,
        input: &D::Buffer<R::Value>,
        len: usize,
    ) -> Result<&D::Buffer<R::Value>> {
        let mut len = checked_len("a reduction", len, self.capacity.min(D::len(input)))?;
        let mut result = &self.levels[0];
        recorder.launch_groups(&R::launch::<D>(Length::new(len), input, result), len.div_ceil(BLOCK));
        for next in &self.levels[1..] {
            len = len.div_ceil(BLOCK);
            if len <= 1 {
                break;
            }
            recorder.launch_groups(&R::launch::<D>(Length::new(len), result, next), len.div_ceil(BLOCK));
            result = next;
        }
        Ok(result)
    }

    /// Reduces the first `len` elements.
    pub async fn run(&mut self, device: &D, input: &D::Buffer<R::Value>, len: usize) -> Result<R::Value> {
        if len == 0 {
            return Ok(R::EMPTY);
        }
        let mut recorder = device.record("reduce");
        recorder.stage("reduce");
        let result = self.record(&mut recorder, input, len)?;
        recorder.submit()?;
        Ok(device.read(result, 0..1).await?[0])
    }

    /// Returns the bytes of the scratch buffers.
    pub fn bytes(&self) -> u64 {
        self.levels.iter().map(|level| bytes::<D, _>(level)).sum()
    }
}
