//! The traits [`Device`] and [`Recorder`]: host code written against them runs on every device.

use core::ops::Range;
use core::time::Duration;

use bytemuck::Pod;
use clasp3d_kernels::launch::{Kernel, Memory};
use clasp3d_kernels::types::{DispatchArguments, groups_for_threads};

use crate::result::{DeviceWork, Stage};
use crate::{DeviceError, Error, Result};

/// A device: it holds buffers, and runs recorded launches.
pub trait Device: Memory + Sized {
    /// The recorder of launches.
    type Recorder<'d>: Recorder<Self>
    where
        Self: 'd;

    /// Creates a buffer of `len` elements with undefined content.
    fn buffer<T: Pod>(&self, label: &str, len: usize) -> Result<Self::Buffer<T>>;

    /// Creates a buffer with these elements.
    fn buffer_from<T: Pod>(&self, label: &str, elements: &[T]) -> Result<Self::Buffer<T>> {
        let buffer = self.buffer(label, elements.len())?;
        self.write(&buffer, elements)?;
        Ok(buffer)
    }

    /// Overwrites the first elements of a buffer, after all earlier submissions and before all later ones.
    fn write<T: Pod>(&self, buffer: &Self::Buffer<T>, elements: &[T]) -> Result<()>;

    /// Returns the number of elements of a buffer.
    fn len<T: Pod>(buffer: &Self::Buffer<T>) -> usize;

    /// Begins a submission.
    fn record(&self, label: &'static str) -> Self::Recorder<'_>;

    /// Begins a submission whose stages are timed, if the device supports it.
    fn record_timed(&self, label: &'static str) -> Self::Recorder<'_>;

    /// Reads elements back, after all earlier submissions.
    fn read<T: Pod>(&self, buffer: &Self::Buffer<T>, range: Range<usize>) -> impl Future<Output = Result<Vec<T>>> {
        async move {
            let [elements] = self.read_several([(buffer, range)]).await?;
            Ok(elements)
        }
    }

    /// Reads parts of several buffers back with one wait, after all earlier submissions.
    fn read_several<T: Pod, const N: usize>(
        &self,
        parts: [(&Self::Buffer<T>, Range<usize>); N],
    ) -> impl Future<Output = Result<[Vec<T>; N]>> {
        async move { Ok(self.record("read-back").submit_and_read(parts)?.await?.parts) }
    }
}

/// Returns the bytes of a buffer's elements.
pub(super) fn bytes<D: Device, T: Pod>(buffer: &D::Buffer<T>) -> u64 {
    (D::len(buffer) * size_of::<T>()) as u64
}

/// A stage of a submission. Its name labels the commands of the stage on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageLabel {
    /// A stage of detection.
    Detection(Stage),
    /// A stage of CCD.
    Ccd(CcdStage),
    /// A stage of cloth.
    Cloth(ClothStage),
    /// A primitive, or commands outside of stages.
    Other(&'static str),
}

/// A stage of CCD after the broad phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CcdStage {
    /// Lists the pairs of features that the linear filter keeps.
    Features,
    /// Runs the other filters.
    Filter,
}

/// A stage of a cloth step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClothStage {
    /// Finds near features.
    Near,
    /// Moves points and bodies.
    Motion,
    /// Limits the stretch of springs.
    Stretch,
    /// Finds collisions with faces, and responds.
    Faces,
    /// Pushes near features apart.
    Contacts,
    /// Writes positions and velocities.
    Commit,
}

impl StageLabel {
    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Detection(stage) => stage.name(),
            Self::Ccd(CcdStage::Features) => "features",
            Self::Ccd(CcdStage::Filter) => "filter",
            Self::Cloth(ClothStage::Near) => "near",
            Self::Cloth(ClothStage::Motion) => "motion",
            Self::Cloth(ClothStage::Stretch) => "stretch",
            Self::Cloth(ClothStage::Faces) => "faces",
            Self::Cloth(ClothStage::Contacts) => "contacts",
            Self::Cloth(ClothStage::Commit) => "commit",
            Self::Other(name) => name,
        }
    }
}

impl From<Stage> for StageLabel {
    fn from(stage: Stage) -> Self {
        Self::Detection(stage)
    }
}

impl From<CcdStage> for StageLabel {
    fn from(stage: CcdStage) -> Self {
        Self::Ccd(stage)
    }
}

impl From<ClothStage> for StageLabel {
    fn from(stage: ClothStage) -> Self {
        Self::Cloth(stage)
    }
}

impl From<&'static str> for StageLabel {
    fn from(name: &'static str) -> Self {
        Self::Other(name)
    }
}

/// Time of a stage, by the clock of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageTime {
    /// The stage.
    pub stage: StageLabel,
    /// From the start of its first launch to the end of its last.
    pub time: Duration,
}

/// Names of buffers in error messages, by operation.
pub(super) const WRITTEN: &str = "the buffer to write";
pub(super) const COPIED: &str = "the buffer to copy";
pub(super) const READ: &str = "the buffer to read";

/// Checks that a buffer has at least `len` elements. `what` names it in the error message.
pub(super) fn check_capacity<D: Device, T: Pod>(what: &'static str, buffer: &D::Buffer<T>, len: usize) -> Result<()> {
    let capacity = D::len(buffer);
    if len > capacity { Err(Error::Device(DeviceError::CapacityExceeded { what, len, capacity })) } else { Ok(()) }
}

/// A submission: launches that run one after the other. [`submit`](Recorder::submit) returns the first error of recording.
pub trait Recorder<D: Device>: Sized {
    /// Begins a stage. Label and time of the following commands are those of the stage.
    fn stage(&mut self, stage: impl Into<StageLabel>);

    /// Launches this many workgroups.
    fn launch_sized<K: Kernel<D>>(&mut self, kernel: &K, size: DispatchArguments);

    /// Launches at least this many threads, rounded up to whole workgroups.
    fn launch<K: Kernel<D>>(&mut self, kernel: &K, threads: u32) {
        self.launch_groups(kernel, groups_for_threads(threads));
    }

    /// Launches at least this many workgroups, rounded up to whole rows if there are several.
    fn launch_groups<K: Kernel<D>>(&mut self, kernel: &K, groups: u32) {
        self.launch_sized(kernel, clasp3d_kernels::types::dispatch_size(groups));
    }

    /// Launches as many workgroups as `arguments`, written by a kernel, requests. No binding of this launch may be that
    /// buffer.
    fn launch_indirect<K: Kernel<D>>(&mut self, kernel: &K, arguments: &D::Buffer<DispatchArguments>);

    /// Fills a buffer with zeros.
    fn clear<T: Pod>(&mut self, buffer: &D::Buffer<T>);

    /// Copies the first `len` elements. Both buffers must have as many.
    fn copy<T: Pod>(&mut self, from: &D::Buffer<T>, to: &D::Buffer<T>, len: usize);

    /// Submits the list to the device.
    fn submit(self) -> Result<()>;

    /// Submits the list, followed by a read-back of parts of buffers, in one submission. The future waits for the result and
    /// does not borrow the list.
    fn submit_and_read<T: Pod, const N: usize>(
        self,
        parts: [(&D::Buffer<T>, Range<usize>); N],
    ) -> Result<impl Future<Output = Result<ReadBack<T, N>>>>;
}

/// Results of a submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadBack<T, const N: usize> {
    /// The requested parts of buffers.
    pub parts: [Vec<T>; N],
    /// Time of each stage. Empty if the list is not timed.
    pub times: Vec<StageTime>,
    /// Work of each stage. Empty except on the emulator.
    pub work: Vec<(StageLabel, DeviceWork)>,
}
