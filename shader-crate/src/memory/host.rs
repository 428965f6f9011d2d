//! Buffers on the CPU: slots that check bounds and data races.

use core::any::Any;
use core::cell::{Cell, OnceCell};

use bytemuck::Pod;
use glam::UVec4;

use crate::types::WORKGROUP_SIZE;

thread_local! {
    static INVOCATION: Cell<Invocation> = const { Cell::new(Invocation::NONE) };
    static TRAFFIC: Cell<Traffic> = const { Cell::new(Traffic { read: 0, written: 0 }) };
}

/// Bytes that workgroups have read from and written to storage buffers. An element that several threads of a workgroup read,
/// or write, counts once, because a device caches it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Bytes read.
    pub read: u64,
    /// Bytes written.
    pub written: u64,
}

/// Returns the traffic on this OS thread since the last call.
pub fn take_traffic() -> Traffic {
    TRAFFIC.take()
}

/// The thread that accesses memory, for the detection of data races. In epoch 0, accesses are not checked.
///
/// Two accesses to an element are a race if they come from different threads in the same epoch and at least one of them
/// writes, unless both are atomic. An epoch of storage buffers is a launch, because [`Thread::barrier`] orders only workgroup
/// memory; an epoch of workgroup memory is a phase between two barriers.
///
/// [`Thread::barrier`]: crate::thread::Thread::barrier
#[derive(Clone, Copy)]
pub struct Invocation {
    /// Epoch of storage buffers: the launch.
    pub launch_epoch: u32,
    /// Epoch of workgroup memory: the phase between two barriers of a workgroup.
    pub barrier_epoch: u32,
    /// Index of the thread within the launch.
    pub thread: u32,
}

impl Invocation {
    /// No thread: accesses are not checked.
    pub const NONE: Self = Self { launch_epoch: 0, barrier_epoch: 0, thread: 0 };
}

/// Sets the thread that accesses memory on this OS thread from now on.
pub fn set_invocation(invocation: Invocation) {
    INVOCATION.set(invocation);
}

/// The last epoch with accesses of one kind to an element, and the threads that made them.
#[derive(Clone, Copy, Default)]
struct LastAccess {
    epoch: u32,
    thread: u32,
    /// Whether several threads made accesses in this epoch.
    by_several: bool,
}

impl LastAccess {
    /// Records an access by a thread.
    fn record(&mut self, epoch: u32, thread: u32) {
        let by_several = self.is_by_another(epoch, thread);
        *self = Self { epoch, thread, by_several };
    }

    /// Whether there was no access by the workgroup of this thread in this epoch. (Workgroups run one after the other.)
    fn is_first(self, epoch: u32, thread: u32) -> bool {
        self.epoch != epoch || self.thread / WORKGROUP_SIZE != thread / WORKGROUP_SIZE
    }

    /// Whether there was an access by another thread in this epoch.
    fn is_by_another(self, epoch: u32, thread: u32) -> bool {
        self.epoch == epoch && (self.by_several || self.thread != thread)
    }
}

/// The last accesses to an element, by kind.
#[derive(Clone, Copy, Default)]
struct AccessHistory {
    read: LastAccess,
    write: LastAccess,
    atomic: LastAccess,
}

/// Kind of access to an element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessKind {
    Read,
    Write,
    Atomic,
}

/// Outcome of an access.
struct Recorded {
    /// Whether the access is a data race.
    is_race: bool,
    /// Whether it is the first of this kind by the workgroup in this epoch.
    is_first: bool,
}

impl AccessHistory {
    /// Records an access by a thread.
    fn record(&mut self, kind: AccessKind, epoch: u32, thread: u32) -> Recorded {
        let Self { read, write, atomic } = self;
        let last = match kind {
            AccessKind::Read => &mut *read,
            AccessKind::Write => &mut *write,
            AccessKind::Atomic => &mut *atomic,
        };
        let is_first = last.is_first(epoch, thread);
        last.record(epoch, thread);
        let by_another = |last: &LastAccess| last.is_by_another(epoch, thread);
        let is_race = match kind {
            AccessKind::Read => by_another(write) || by_another(atomic),
            AccessKind::Write => by_another(read) || by_another(write) || by_another(atomic),
            AccessKind::Atomic => by_another(read) || by_another(write),
        };
        Recorded { is_race, is_first }
    }
}

/// The threads that share an array: they determine its epochs.
#[derive(Clone, Copy)]
enum Sharing {
    /// Storage buffer.
    Launch,
    /// Workgroup memory.
    Workgroup,
}

/// An array that the threads of an emulated kernel share.
pub struct SharedSlots<T> {
    values: Box<[Cell<T>]>,
    histories: Box<[Cell<AccessHistory>]>,
    sharing: Sharing,
}

impl<T: Pod> SharedSlots<T> {
    /// Creates a storage buffer with these values.
    pub fn storage(values: &[T]) -> Self {
        Self::new(values.iter().copied().map(Cell::new).collect(), Sharing::Launch)
    }

    fn new(values: Box<[Cell<T>]>, sharing: Sharing) -> Self {
        let histories = values.iter().map(|_| Cell::default()).collect();
        Self { values, histories, sharing }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Returns a copy of the elements.
    pub fn to_vec(&self) -> Vec<T> {
        self.values.iter().map(Cell::get).collect()
    }

    /// Overwrites elements from `start` on.
    pub fn copy_from(&self, start: usize, values: &[T]) {
        for (cell, value) in self.values[start..start + values.len()].iter().zip(values) {
            cell.set(*value);
        }
    }

    /// Fills all elements with garbage.
    pub fn poison(&self) {
        let mut garbage = T::zeroed();
        bytemuck::bytes_of_mut(&mut garbage).fill(POISON);
        self.values.iter().for_each(|cell| cell.set(garbage));
    }

    #[track_caller]
    fn get(&self, index: u32) -> T {
        let value = self.values[index as usize].get();
        self.check_access(index, AccessKind::Read);
        value
    }

    #[track_caller]
    fn set(&self, index: u32, value: T) {
        self.values[index as usize].set(value);
        self.check_access(index, AccessKind::Write);
    }

    #[track_caller]
    fn update(&self, index: u32, change: impl FnOnce(T) -> T) -> T {
        let cell = &self.values[index as usize];
        let before = cell.get();
        cell.set(change(before));
        self.check_access(index, AccessKind::Atomic);
        before
    }

    /// Records an access and its traffic. Panics if it is a data race with an earlier access.
    #[track_caller]
    fn check_access(&self, index: u32, kind: AccessKind) {
        let invocation = INVOCATION.get();
        let epoch = match self.sharing {
            Sharing::Launch => invocation.launch_epoch,
            Sharing::Workgroup => invocation.barrier_epoch,
        };
        if epoch == 0 {
            return;
        }
        let thread = invocation.thread;
        let cell = &self.histories[index as usize];
        let mut history = cell.get();
        let Recorded { is_race, is_first } = history.record(kind, epoch, thread);
        cell.set(history);
        if is_first && matches!(self.sharing, Sharing::Launch) {
            let mut traffic = TRAFFIC.get();
            let bytes = size_of::<T>() as u64;
            traffic.read += if kind == AccessKind::Write { 0 } else { bytes };
            traffic.written += if kind == AccessKind::Read { 0 } else { bytes };
            TRAFFIC.set(traffic);
        }
        assert!(
            !is_race,
            "data race: thread {thread} accesses element {index}, which another thread accessed without synchronization"
        );
    }
}

/// Byte that uninitialized memory is filled with. As an element of any type, it is neither zero nor small.
pub const POISON: u8 = 0xA5;

/// A read-only storage buffer.
#[derive(Clone, Copy)]
pub struct Read<'a, T>(&'a SharedSlots<T>);

impl<'a, T: Pod> Read<'a, T> {
    /// Wraps a binding.
    pub fn new(slots: &'a SharedSlots<T>) -> Self {
        Self(slots)
    }

    /// Returns the element at `index`.
    #[track_caller]
    pub fn get(&self, index: u32) -> T {
        self.0.get(index)
    }
}

/// A read-write storage buffer.
pub struct Write<'a, T>(&'a SharedSlots<T>);

impl<'a, T: Pod> Write<'a, T> {
    /// Wraps a binding.
    pub fn new(slots: &'a SharedSlots<T>) -> Self {
        Self(slots)
    }

    /// Returns the element at `index`.
    #[track_caller]
    pub fn get(&self, index: u32) -> T {
        self.0.get(index)
    }

    /// Writes the element at `index`.
    #[track_caller]
    pub fn set(&mut self, index: u32, value: T) {
        self.0.set(index, value);
    }
}

impl Write<'_, u32> {
    /// Adds to the element at `index`, atomically on the whole device. Returns the previous value.
    #[track_caller]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.wrapping_add(value))
    }

    /// Sets bits of the element at `index`, atomically on the whole device. Returns the previous value.
    #[track_caller]
    pub fn atomic_or(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before | value)
    }

    /// Sets the element at `index` to the minimum of itself and `value`, atomically on the whole device. Returns the previous
    /// value.
    #[track_caller]
    pub fn atomic_min(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.min(value))
    }

    /// Sets the element at `index` to the maximum of itself and `value`, atomically on the whole device. Returns the previous
    /// value.
    #[track_caller]
    pub fn atomic_max(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.max(value))
    }
}

/// A read-only storage buffer of `u32`, accessed four elements at a time.
#[derive(Clone, Copy)]
pub struct ReadQuads<'a>(&'a SharedSlots<u32>);

impl<'a> ReadQuads<'a> {
    /// Wraps a binding.
    pub fn new(slots: &'a SharedSlots<u32>) -> Self {
        Self(slots)
    }

    /// Returns the four elements from `4 * quad` on.
    #[track_caller]
    pub fn get(&self, quad: u32) -> UVec4 {
        let element = |lane: u32| match 4 * quad + lane {
            beyond if lane > 0 && beyond as usize >= self.0.len() => u32::from_ne_bytes([POISON; 4]),
            index => self.0.get(index),
        };
        UVec4::new(element(0), element(1), element(2), element(3))
    }
}

/// A write-only view of a storage buffer of `u32`, accessed four elements at a time.
pub struct WriteQuads<'a>(&'a SharedSlots<u32>);

impl<'a> WriteQuads<'a> {
    /// Wraps a binding.
    pub fn new(slots: &'a SharedSlots<u32>) -> Self {
        Self(slots)
    }

    /// Writes the four elements from `4 * quad` on.
    #[track_caller]
    pub fn set(&mut self, quad: u32, values: UVec4) {
        for (index, value) in (4 * quad..).zip(values.to_array()) {
            if index % 4 == 0 || (index as usize) < self.0.len() {
                self.0.set(index, value);
            }
        }
    }
}

/// Workgroup memory. Undefined at the start of the kernel.
pub struct Shared<'a, T, const N: usize>(&'a SharedSlots<T>);

impl<'a, T: Pod, const N: usize> Shared<'a, T, N> {
    /// Wraps an array of workgroup memory, which has `N` elements.
    pub fn new(slots: &'a SharedSlots<T>) -> Self {
        debug_assert_eq!(slots.len(), N);
        Self(slots)
    }

    /// Returns the element at `index`.
    #[track_caller]
    pub fn get(&self, index: u32) -> T {
        self.0.get(index)
    }

    /// Writes the element at `index`.
    #[track_caller]
    pub fn set(&mut self, index: u32, value: T) {
        self.0.set(index, value);
    }
}

impl<const N: usize> Shared<'_, u32, N> {
    /// Adds to the element at `index`, atomically in the workgroup. Returns the previous value.
    #[track_caller]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.wrapping_add(value))
    }

    /// Sets bits of the element at `index`, atomically in the workgroup. Returns the previous value.
    #[track_caller]
    pub fn atomic_or(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before | value)
    }
}

/// Workgroup memory of an emulated workgroup: an array per `Shared` parameter of the kernel.
#[derive(Default)]
pub struct SharedMemory {
    arrays: [OnceCell<Box<dyn SharedArray>>; MAX_SHARED_ARRAYS],
}

/// Maximum number of arrays of workgroup memory of a kernel. The emulator panics if a kernel has more.
const MAX_SHARED_ARRAYS: usize = 8;

trait SharedArray {
    fn poison(&self);
    fn as_any(&self) -> &dyn Any;
}

impl<T: Pod> SharedArray for SharedSlots<T> {
    fn poison(&self) {
        SharedSlots::poison(self);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl SharedMemory {
    /// Returns the array of the `Shared` parameter with this index. It contains garbage at the first call.
    ///
    /// # Panics
    ///
    /// If the array was requested with another type before.
    pub fn array<T: Pod, const N: usize>(&self, parameter: usize) -> &SharedSlots<T> {
        let array = self.arrays[parameter].get_or_init(|| {
            let slots = SharedSlots::new(vec![Cell::new(T::zeroed()); N].into(), Sharing::Workgroup);
            slots.poison();
            Box::new(slots)
        });
        match array.as_any().downcast_ref() {
            Some(slots) => slots,
            None => panic!("array {parameter} of the workgroup memory has another type"),
        }
    }

    /// Fills all arrays with garbage, before the next workgroup.
    pub fn poison(&self) {
        self.arrays.iter().filter_map(OnceCell::get).for_each(|array| array.poison());
    }
}
