//! Buffers as the CPU sees them: cells, checked for bounds and for data races.

use core::any::Any;
use core::cell::{Cell, OnceCell};

use bytemuck::Pod;
use glam::UVec4;

use crate::types::WORKGROUP_SIZE;

thread_local! {
    static INVOCATION: Cell<Invocation> = const { Cell::new(Invocation::NONE) };
    static TRAFFIC: Cell<Traffic> = const { Cell::new(Traffic { read: 0, written: 0 }) };
}

/// Bytes that workgroups have read from and written to storage buffers. What several threads of a workgroup read, or write,
/// counts once: a device has caches for that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Bytes read.
    pub read: u64,
    /// Bytes written.
    pub written: u64,
}

/// What was counted on this OS thread since the last time.
pub fn take_traffic() -> Traffic {
    TRAFFIC.take()
}

/// Which thread of which dispatch is touching memory, for the detection of races. Epoch 0 is "nobody watches".
///
/// Two accesses to an element conflict when they come from different threads in the same epoch and at least one of them
/// writes, unless both are atomic. Storage buffers have an epoch to a dispatch, because [`Thread::barrier`] orders
/// workgroup memory only; workgroup memory has one to each stretch between two barriers.
///
/// [`Thread::barrier`]: crate::thread::Thread::barrier
#[derive(Clone, Copy)]
pub struct Invocation {
    /// Number of the dispatch.
    pub dispatch_epoch: u32,
    /// Number of the stretch between two barriers, over all workgroups.
    pub barrier_epoch: u32,
    /// Number of the thread in the dispatch.
    pub thread: u32,
}

impl Invocation {
    /// Nobody: accesses are not watched.
    pub const NONE: Self = Self { dispatch_epoch: 0, barrier_epoch: 0, thread: 0 };
}

/// Says who accesses memory on this OS thread from now on.
pub fn set_invocation(invocation: Invocation) {
    INVOCATION.set(invocation);
}

/// By whom an element was touched in one way, in the last epoch in which it was.
#[derive(Clone, Copy, Default)]
struct Touch {
    epoch: u32,
    thread: u32,
    /// More than one thread has, in that epoch.
    several: bool,
}

impl Touch {
    /// Notes that a thread touches the element.
    fn note(&mut self, epoch: u32, thread: u32) {
        let again = self.epoch == epoch;
        let several = again && (self.several || self.thread != thread);
        *self = Self { epoch, thread, several };
    }

    /// Whether no thread of this one's workgroup has touched it in this epoch yet. (Workgroups run one after the other.)
    fn is_first(self, epoch: u32, thread: u32) -> bool {
        self.epoch != epoch || self.thread / WORKGROUP_SIZE != thread / WORKGROUP_SIZE
    }

    /// Whether another thread has touched it in this epoch.
    fn by_another(self, epoch: u32, thread: u32) -> bool {
        self.epoch == epoch && (self.several || self.thread != thread)
    }
}

#[derive(Clone, Copy, Default)]
struct Shadow {
    read: Touch,
    write: Touch,
    atomic: Touch,
}

/// How an element is touched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Read,
    Write,
    Atomic,
}

impl Shadow {
    /// Notes that a thread touches the element. Says whether that is a race, and whether its workgroup does so for the
    /// first time.
    fn note(&mut self, way: Way, epoch: u32, thread: u32) -> (bool, bool) {
        let Self { read, write, atomic } = self;
        let touch = match way {
            Way::Read => &mut *read,
            Way::Write => &mut *write,
            Way::Atomic => &mut *atomic,
        };
        let first = touch.is_first(epoch, thread);
        touch.note(epoch, thread);
        let another = |touch: &Touch| touch.by_another(epoch, thread);
        let raced = match way {
            Way::Read => another(write) || another(atomic),
            Way::Write => another(read) || another(write) || another(atomic),
            Way::Atomic => another(read) || another(write),
        };
        (raced, first)
    }
}

/// Whose accesses an array's epochs follow.
#[derive(Clone, Copy)]
enum Sharing {
    Dispatch,
    Workgroup,
}

/// An array that the threads of an emulated kernel share.
pub struct Cells<T> {
    values: Box<[Cell<T>]>,
    shadows: Box<[Cell<Shadow>]>,
    sharing: Sharing,
}

impl<T: Pod> Cells<T> {
    /// A storage buffer with these values.
    pub fn storage(values: &[T]) -> Self {
        Self::new(values.iter().copied().map(Cell::new).collect(), Sharing::Dispatch)
    }

    fn new(values: Box<[Cell<T>]>, sharing: Sharing) -> Self {
        let shadows = values.iter().map(|_| Cell::default()).collect();
        Self { values, shadows, sharing }
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// A copy of the elements.
    pub fn to_vec(&self) -> Vec<T> {
        self.values.iter().map(Cell::get).collect()
    }

    /// Overwrites elements from `start` on.
    pub fn copy_from(&self, start: usize, values: &[T]) {
        for (cell, value) in self.values[start..start + values.len()].iter().zip(values) {
            cell.set(*value);
        }
    }

    /// Fills every element with the same garbage byte.
    pub fn poison(&self) {
        let mut garbage = T::zeroed();
        bytemuck::bytes_of_mut(&mut garbage).fill(POISON);
        self.values.iter().for_each(|cell| cell.set(garbage));
    }

    #[track_caller]
    fn get(&self, index: u32) -> T {
        let value = self.values[index as usize].get();
        self.watch(index, Way::Read);
        value
    }

    #[track_caller]
    fn set(&self, index: u32, value: T) {
        self.values[index as usize].set(value);
        self.watch(index, Way::Write);
    }

    #[track_caller]
    fn update(&self, index: u32, change: impl FnOnce(T) -> T) -> T {
        let cell = &self.values[index as usize];
        let before = cell.get();
        cell.set(change(before));
        self.watch(index, Way::Atomic);
        before
    }

    /// Notes an access, and panics if it races with an earlier one.
    #[track_caller]
    fn watch(&self, index: u32, way: Way) {
        let invocation = INVOCATION.get();
        let epoch = match self.sharing {
            Sharing::Dispatch => invocation.dispatch_epoch,
            Sharing::Workgroup => invocation.barrier_epoch,
        };
        if epoch == 0 {
            return;
        }
        let shadow = &self.shadows[index as usize];
        let mut changed = shadow.get();
        let (raced, first) = changed.note(way, epoch, invocation.thread);
        shadow.set(changed);
        if first && matches!(self.sharing, Sharing::Dispatch) {
            let mut traffic = TRAFFIC.get();
            let bytes = size_of::<T>() as u64;
            traffic.read += if way == Way::Write { 0 } else { bytes };
            traffic.written += if way == Way::Read { 0 } else { bytes };
            TRAFFIC.set(traffic);
        }
        let thread = invocation.thread;
        assert!(!raced, "data race: thread {thread} touches element {index}, which another thread touched before");
    }
}

/// What uninitialised memory is filled with: neither zero nor small, whatever the type.
const POISON: u8 = 0xA5;

/// A storage buffer that is only read.
#[derive(Clone, Copy)]
pub struct Read<'a, T>(&'a Cells<T>);

impl<'a, T: Pod> Read<'a, T> {
    /// Wraps a binding.
    pub fn new(cells: &'a Cells<T>) -> Self {
        Self(cells)
    }

    /// The element at `index`.
    #[track_caller]
    pub fn get(&self, index: u32) -> T {
        self.0.get(index)
    }
}

/// A storage buffer that is read and written.
pub struct Write<'a, T>(&'a Cells<T>);

impl<'a, T: Pod> Write<'a, T> {
    /// Wraps a binding.
    pub fn new(cells: &'a Cells<T>) -> Self {
        Self(cells)
    }

    /// The element at `index`.
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
    /// Adds to the element at `index`, atomically on the whole device, and returns what was there before.
    #[track_caller]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.wrapping_add(value))
    }

    /// Sets bits of the element at `index`, atomically on the whole device, and returns what was there before.
    #[track_caller]
    pub fn atomic_or(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before | value)
    }

    /// Lowers the element at `index` to `value` if it is more, atomically on the whole device, and returns what was there
    /// before.
    #[track_caller]
    pub fn atomic_min(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.min(value))
    }

    /// Raises the element at `index` to `value` if it is less, atomically on the whole device, and returns what was there
    /// before.
    #[track_caller]
    pub fn atomic_max(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.max(value))
    }
}

/// A storage buffer of `u32` that is only read, four elements at a time.
#[derive(Clone, Copy)]
pub struct ReadQuads<'a>(&'a Cells<u32>);

impl<'a> ReadQuads<'a> {
    /// Wraps a binding.
    pub fn new(cells: &'a Cells<u32>) -> Self {
        Self(cells)
    }

    /// The elements from `4 * quad` on.
    #[track_caller]
    pub fn get(&self, quad: u32) -> UVec4 {
        let element = |lane: u32| match 4 * quad + lane {
            past if lane > 0 && past as usize >= self.0.len() => u32::from_ne_bytes([POISON; 4]),
            index => self.0.get(index),
        };
        UVec4::new(element(0), element(1), element(2), element(3))
    }
}

/// A storage buffer of `u32` that is read and written, four elements at a time.
pub struct WriteQuads<'a>(&'a Cells<u32>);

impl<'a> WriteQuads<'a> {
    /// Wraps a binding.
    pub fn new(cells: &'a Cells<u32>) -> Self {
        Self(cells)
    }

    /// Writes the elements from `4 * quad` on.
    #[track_caller]
    pub fn set(&mut self, quad: u32, values: UVec4) {
        for (index, value) in (4 * quad..).zip(values.to_array()) {
            if index % 4 == 0 || (index as usize) < self.0.len() {
                self.0.set(index, value);
            }
        }
    }
}

/// Workgroup memory. Undefined when the kernel begins.
pub struct Shared<'a, T, const N: usize>(&'a Cells<T>);

impl<'a, T: Pod, const N: usize> Shared<'a, T, N> {
    /// Wraps an array of workgroup memory, which has `N` elements.
    pub fn new(cells: &'a Cells<T>) -> Self {
        debug_assert_eq!(cells.len(), N);
        Self(cells)
    }

    /// The element at `index`.
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
    /// Adds to the element at `index`, atomically in the workgroup, and returns what was there before.
    #[track_caller]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before.wrapping_add(value))
    }

    /// Sets bits of the element at `index`, atomically in the workgroup, and returns what was there before.
    #[track_caller]
    pub fn atomic_or(&mut self, index: u32, value: u32) -> u32 {
        self.0.update(index, |before| before | value)
    }
}

/// The workgroup memory of one emulated workgroup: an array to each `Shared` parameter of the kernel.
#[derive(Default)]
pub struct SharedMemory {
    arrays: [OnceCell<Box<dyn SharedArray>>; MAX_SHARED_ARRAYS],
}

/// More than any kernel has; the emulator panics beyond.
const MAX_SHARED_ARRAYS: usize = 8;

trait SharedArray {
    fn poison(&self);
    fn as_any(&self) -> &dyn Any;
}

impl<T: Pod> SharedArray for Cells<T> {
    fn poison(&self) {
        Cells::poison(self);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl SharedMemory {
    /// The array of the `slot`-th `Shared` parameter, full of garbage the first time.
    ///
    /// # Panics
    ///
    /// Where the same slot was asked for with another type.
    pub fn array<T: Pod, const N: usize>(&self, slot: usize) -> &Cells<T> {
        let array = self.arrays[slot].get_or_init(|| {
            let cells = Cells::new(vec![Cell::new(T::zeroed()); N].into(), Sharing::Workgroup);
            cells.poison();
            Box::new(cells)
        });
        match array.as_any().downcast_ref() {
            Some(cells) => cells,
            None => panic!("slot {slot} of the workgroup memory has another type"),
        }
    }

    /// Fills all arrays with garbage, as for the next workgroup.
    pub fn poison(&self) {
        self.arrays.iter().filter_map(OnceCell::get).for_each(|array| array.poison());
    }
}
