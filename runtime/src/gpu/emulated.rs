//! A device on the CPU that runs the GPU's kernels unchanged, and checks them as it goes.

use core::ops::Range;

use bytemuck::Pod;
use clasp_kernels::emulator::{Order, run};
use clasp_kernels::launch::{HostMemory, Kernel, Memory};
use clasp_kernels::memory::Cells;
use clasp_kernels::types::DispatchArguments;

use super::backend::{COPIED, within};
use super::{Device, Recorder, StageTime};
use crate::{Error, Result};

/// Runs kernels on the CPU: see [`clasp_kernels::emulator`]. Every buffer begins full of garbage.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmulatedDevice {
    /// In which order workgroups and threads take turns.
    pub order: Order,
}

/// A buffer of an [`EmulatedDevice`].
pub struct EmulatedBuffer<T>(Cells<T>);

/// Runs each launch at once.
pub struct EmulatedRecorder {
    order: Order,
    error: Option<Error>,
}

impl Memory for EmulatedDevice {
    type Buffer<T: Pod> = EmulatedBuffer<T>;
}

impl HostMemory for EmulatedDevice {
    fn cells<T: Pod>(buffer: &EmulatedBuffer<T>) -> &Cells<T> {
        &buffer.0
    }
}

impl Device for EmulatedDevice {
    type Recorder<'d> = EmulatedRecorder;

    fn buffer<T: Pod>(&self, _label: &str, len: usize) -> Result<EmulatedBuffer<T>> {
        let cells = Cells::storage(&vec![T::zeroed(); len]);
        cells.poison();
        Ok(EmulatedBuffer(cells))
    }

    fn write<T: Pod>(&self, buffer: &EmulatedBuffer<T>, elements: &[T]) -> Result<()> {
        within::<Self, T>("a buffer that is written", buffer, elements.len())?;
        buffer.0.copy_from(0, elements);
        Ok(())
    }

    fn len<T: Pod>(buffer: &EmulatedBuffer<T>) -> usize {
        buffer.0.len()
    }

    fn record(&self, _label: &'static str) -> EmulatedRecorder {
        EmulatedRecorder { order: self.order, error: None }
    }

    fn record_timed(&self, label: &'static str) -> EmulatedRecorder {
        self.record(label)
    }

    async fn read_several<T: Pod, const N: usize>(
        &self,
        parts: [(&EmulatedBuffer<T>, Range<usize>); N],
    ) -> Result<[Vec<T>; N]> {
        for (buffer, range) in parts.iter().filter(|(_, range)| !range.is_empty()) {
            within::<Self, T>("a buffer that is read", buffer, range.end)?;
        }
        Ok(parts.map(|(buffer, range)| if range.is_empty() { Vec::new() } else { buffer.0.to_vec()[range].to_vec() }))
    }
}

impl Recorder<EmulatedDevice> for EmulatedRecorder {
    fn stage(&mut self, _name: &'static str) {}

    fn launch_sized<K: Kernel<EmulatedDevice>>(&mut self, kernel: &K, size: DispatchArguments) {
        run(kernel, size, self.order);
    }

    fn launch_indirect<K: Kernel<EmulatedDevice>>(
        &mut self,
        kernel: &K,
        arguments: &EmulatedBuffer<DispatchArguments>,
    ) {
        run(kernel, arguments.0.to_vec()[0], self.order);
    }

    fn clear<T: Pod>(&mut self, buffer: &EmulatedBuffer<T>) {
        buffer.0.copy_from(0, &vec![T::zeroed(); buffer.0.len()]);
    }

    fn copy<T: Pod>(&mut self, from: &EmulatedBuffer<T>, to: &EmulatedBuffer<T>, len: usize) {
        let checked = [from, to].into_iter().try_for_each(|buffer| within::<EmulatedDevice, T>(COPIED, buffer, len));
        match checked {
            Ok(()) => to.0.copy_from(0, &from.0.to_vec()[..len]),
            Err(error) => self.error = self.error.take().or(Some(error)),
        }
    }

    fn submit(self) -> Result<()> {
        self.error.map_or(Ok(()), Err)
    }

    fn submit_timed(self) -> Result<impl Future<Output = Result<Vec<StageTime>>>> {
        // How long a checker takes says nothing about a device.
        self.submit()?;
        Ok(core::future::ready(Ok(Vec::new())))
    }
}
