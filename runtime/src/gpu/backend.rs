//! What every device can do, so that launching kernels is written once.

use core::ops::Range;
use core::time::Duration;

use bytemuck::Pod;
use clasp3d_kernels::launch::{Kernel, Memory};
use clasp3d_kernels::types::{DispatchArguments, groups_for_threads};

use crate::result::DeviceWork;
use crate::{DeviceError, Error, Result};

/// A device: it has buffers, and runs recorded launches.
pub trait Device: Memory + Sized {
    /// Records launches.
    type Recorder<'d>: Recorder<Self>
    where
        Self: 'd;

    /// A buffer of `len` elements whose contents are undefined.
    fn buffer<T: Pod>(&self, label: &str, len: usize) -> Result<Self::Buffer<T>>;

    /// A buffer with these elements.
    fn buffer_from<T: Pod>(&self, label: &str, elements: &[T]) -> Result<Self::Buffer<T>> {
        let buffer = self.buffer(label, elements.len())?;
        self.write(&buffer, elements)?;
        Ok(buffer)
    }

    /// Overwrites the first elements of a buffer, after all that has been submitted and before all that will be.
    fn write<T: Pod>(&self, buffer: &Self::Buffer<T>, elements: &[T]) -> Result<()>;

    /// Number of elements of a buffer.
    fn len<T: Pod>(buffer: &Self::Buffer<T>) -> usize;

    /// Begins a list of launches.
    fn record(&self, label: &'static str) -> Self::Recorder<'_>;

    /// Begins a list of launches whose stages are timed, where the device can.
    fn record_timed(&self, label: &'static str) -> Self::Recorder<'_>;

    /// Reads elements back, after all that has been submitted.
    fn read<T: Pod>(&self, buffer: &Self::Buffer<T>, range: Range<usize>) -> impl Future<Output = Result<Vec<T>>> {
        async move {
            let [elements] = self.read_several([(buffer, range)]).await?;
            Ok(elements)
        }
    }

    /// Reads parts of several buffers back at once, after all that has been submitted: the host waits only once.
    fn read_several<T: Pod, const N: usize>(
        &self,
        parts: [(&Self::Buffer<T>, Range<usize>); N],
    ) -> impl Future<Output = Result<[Vec<T>; N]>> {
        async move { Ok(self.record("read-back").submit_and_read(parts)?.await?.parts) }
    }
}

/// Bytes of a buffer's elements.
pub(super) fn bytes<D: Device, T: Pod>(buffer: &D::Buffer<T>) -> u64 {
    (D::len(buffer) * size_of::<T>()) as u64
}

/// How long a stage took, by the device's own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageTime {
    /// The stage.
    pub stage: &'static str,
    /// From the start of its first launch to the end of its last.
    pub time: Duration,
}

/// What a buffer is called in errors of a copy.
pub(super) const COPIED: &str = "a buffer that is copied";

/// The same, of a reading back.
pub(super) const READ: &str = "a buffer that is read";

/// `len` elements of a buffer, if it has as many.
pub(super) fn within<D: Device, T: Pod>(what: &'static str, buffer: &D::Buffer<T>, len: usize) -> Result<()> {
    let capacity = D::len(buffer);
    if len > capacity { Err(Error::Device(DeviceError::CapacityExceeded { what, len, capacity })) } else { Ok(()) }
}

/// A list of launches that run one after the other. What goes wrong on the way is said by [`submit`](Recorder::submit).
pub trait Recorder<D: Device>: Sized {
    /// Begins a stage: what follows is labelled, and timed, as this.
    fn stage(&mut self, name: &'static str);

    /// Launches as many workgroups as the arguments say.
    fn launch_sized<K: Kernel<D>>(&mut self, kernel: &K, size: DispatchArguments);

    /// Launches at least this many threads: whole workgroups.
    fn launch<K: Kernel<D>>(&mut self, kernel: &K, threads: u32) {
        self.launch_groups(kernel, groups_for_threads(threads));
    }

    /// Launches at least this many workgroups: whole rows, where one row is not enough.
    fn launch_groups<K: Kernel<D>>(&mut self, kernel: &K, groups: u32) {
        self.launch_sized(kernel, clasp3d_kernels::types::dispatch_size(groups));
    }

    /// Launches as many workgroups as a kernel has written into `arguments`, which must be bound to nothing in this
    /// launch.
    fn launch_indirect<K: Kernel<D>>(&mut self, kernel: &K, arguments: &D::Buffer<DispatchArguments>);

    /// Fills a buffer with zeros.
    fn clear<T: Pod>(&mut self, buffer: &D::Buffer<T>);

    /// Copies the first `len` elements, which both buffers must have.
    fn copy<T: Pod>(&mut self, from: &D::Buffer<T>, to: &D::Buffer<T>, len: usize);

    /// Sends the list to the device.
    fn submit(self) -> Result<()>;

    /// Sends the list to the device, and reads parts of buffers back when it has run, all with one submission. The future
    /// waits for that; nothing of the list is needed to wait for it.
    fn submit_and_read<T: Pod, const N: usize>(
        self,
        parts: [(&D::Buffer<T>, Range<usize>); N],
    ) -> Result<impl Future<Output = Result<ReadBack<T, N>>>>;
}

/// What a list of launches has left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadBack<T, const N: usize> {
    /// The parts of buffers that were asked for.
    pub parts: [Vec<T>; N],
    /// How long each stage took: nothing where the list is not timed.
    pub times: Vec<StageTime>,
    /// What each stage did to memory: only an emulated device counts that.
    pub work: Vec<(&'static str, DeviceWork)>,
}
