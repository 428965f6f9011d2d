//! A device on the CPU that runs the same kernels as a GPU and checks them.

use core::ops::Range;

use bytemuck::Pod;
use clasp3d_kernels::emulator::{Order, run};
use clasp3d_kernels::launch::{HostMemory, Kernel, Memory};
use clasp3d_kernels::memory::{SharedSlots, Traffic};
use clasp3d_kernels::types::{DispatchArguments, WORKGROUP_SIZE};

use super::backend::{COPIED, READ, WRITTEN, bytes, check_capacity};
use super::{Device, ReadBack, Recorder, StageLabel};
use crate::result::DeviceWork;
use crate::{Error, Result};

/// Runs kernels on the CPU: see [`clasp3d_kernels::emulator`]. New buffers contain garbage.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmulatedDevice {
    /// The order in which workgroups and threads run.
    pub order: Order,
}

/// A buffer of an [`EmulatedDevice`].
pub struct EmulatedBuffer<T>(SharedSlots<T>);

/// Runs each launch at once, and counts its work.
pub struct EmulatedRecorder {
    order: Order,
    error: Option<Error>,
    stage: StageLabel,
    work: Vec<(StageLabel, DeviceWork)>,
}

impl EmulatedRecorder {
    fn run<K: Kernel<EmulatedDevice>>(&mut self, kernel: &K, size: DispatchArguments) {
        let Traffic { read, written } = run(kernel, size, self.order);
        let groups = u64::from(size.x) * u64::from(size.y);
        self.add(DeviceWork { launches: 1, threads: groups * u64::from(WORKGROUP_SIZE), read, written });
    }

    fn add(&mut self, work: DeviceWork) {
        match self.work.iter_mut().find(|(stage, _)| *stage == self.stage) {
            Some((_, sum)) => *sum = sum.plus(work),
            None => self.work.push((self.stage, work)),
        }
    }
}

impl Memory for EmulatedDevice {
    type Buffer<T: Pod> = EmulatedBuffer<T>;
}

impl HostMemory for EmulatedDevice {
    fn slots<T: Pod>(buffer: &EmulatedBuffer<T>) -> &SharedSlots<T> {
        &buffer.0
    }
}

impl Device for EmulatedDevice {
    type Recorder<'d> = EmulatedRecorder;

    fn buffer<T: Pod>(&self, _label: &str, len: usize) -> Result<EmulatedBuffer<T>> {
        let slots = SharedSlots::storage(&vec![T::zeroed(); len]);
        slots.poison();
        Ok(EmulatedBuffer(slots))
    }

    fn write<T: Pod>(&self, buffer: &EmulatedBuffer<T>, elements: &[T]) -> Result<()> {
        check_capacity::<Self, T>(WRITTEN, buffer, elements.len())?;
        buffer.0.copy_from(0, elements);
        Ok(())
    }

    fn len<T: Pod>(buffer: &EmulatedBuffer<T>) -> usize {
        buffer.0.len()
    }

    fn record(&self, label: &'static str) -> EmulatedRecorder {
        EmulatedRecorder { order: self.order, error: None, stage: label.into(), work: Vec::new() }
    }

    fn record_timed(&self, label: &'static str) -> EmulatedRecorder {
        self.record(label)
    }
}

impl Recorder<EmulatedDevice> for EmulatedRecorder {
    fn stage(&mut self, stage: impl Into<StageLabel>) {
        self.stage = stage.into();
    }

    fn launch_sized<K: Kernel<EmulatedDevice>>(&mut self, kernel: &K, size: DispatchArguments) {
        self.run(kernel, size);
    }

    fn launch_indirect<K: Kernel<EmulatedDevice>>(
        &mut self,
        kernel: &K,
        arguments: &EmulatedBuffer<DispatchArguments>,
    ) {
        self.run(kernel, arguments.0.to_vec()[0]);
    }

    fn clear<T: Pod>(&mut self, buffer: &EmulatedBuffer<T>) {
        buffer.0.copy_from(0, &vec![T::zeroed(); buffer.0.len()]);
        self.add(DeviceWork { written: bytes::<EmulatedDevice, T>(buffer), ..Default::default() });
    }

    fn copy<T: Pod>(&mut self, from: &EmulatedBuffer<T>, to: &EmulatedBuffer<T>, len: usize) {
        let checked =
            [from, to].into_iter().try_for_each(|buffer| check_capacity::<EmulatedDevice, T>(COPIED, buffer, len));
        match checked {
            Ok(()) => {
                to.0.copy_from(0, &from.0.to_vec()[..len]);
                let copied = (len * size_of::<T>()) as u64;
                self.add(DeviceWork { read: copied, written: copied, ..Default::default() });
            }
            Err(error) => self.error = self.error.take().or(Some(error)),
        }
    }

    fn submit(self) -> Result<()> {
        self.error.map_or(Ok(()), Err)
    }

    fn submit_and_read<T: Pod, const N: usize>(
        self,
        parts: [(&EmulatedBuffer<T>, Range<usize>); N],
    ) -> Result<impl Future<Output = Result<ReadBack<T, N>>>> {
        for (buffer, range) in parts.iter().filter(|(_, range)| !range.is_empty()) {
            check_capacity::<EmulatedDevice, T>(READ, buffer, range.end)?;
        }
        if let Some(error) = self.error {
            return Err(error);
        }
        let part =
            |(buffer, range): (&EmulatedBuffer<T>, Range<usize>)| buffer.0.to_vec().get(range).unwrap_or(&[]).to_vec();
        // No times: those of the emulator say nothing about a device.
        Ok(core::future::ready(Ok(ReadBack { parts: parts.map(part), times: Vec::new(), work: self.work })))
    }
}
