//! Runs kernels on the CPU, workgroup by workgroup, and checks them.
//!
//! The threads of a workgroup are coroutines of one OS thread. A barrier suspends a coroutine until all have reached it.
//! Defects that a device would not report panic here:
//!
//! - an index out of bounds, and every other panic of a kernel;
//! - a barrier that not all threads of the workgroup reach, also if they wait at different barriers. Barriers are identified
//!   by their location in the source, so a function with a barrier that is called from two places must be `#[track_caller]`;
//! - a data race: two threads access an element, at least one of them writes, and there is no barrier between them (workgroup
//!   memory) or they are in the same launch (storage buffers), unless both accesses are atomic.
//!
//! Workgroup memory that was never written contains garbage instead of zeros. Threads and workgroups run in an [`Order`] that
//! the caller chooses, to find kernels whose result depends on it.

use core::cell::{Cell, RefCell};
use core::panic::Location;
use core::sync::atomic::{AtomicU32, Ordering};

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};

use crate::launch::{HostMemory, Kernel};
use crate::memory::{Invocation, SharedMemory, Traffic, set_invocation, take_traffic};
use crate::thread::{Barrier, Thread};
use crate::types::{DispatchArguments, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Order in which workgroups, and the threads of a workgroup, run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By index.
    #[default]
    Ascending,
    /// By index, the last one first.
    Descending,
    /// Random, from this seed.
    Shuffled(u64),
}

impl Order {
    /// Returns the indices below `len` in this order.
    fn of(self, len: u32) -> Vec<u32> {
        let mut indices: Vec<u32> = (0..len).collect();
        match self {
            Self::Ascending => {}
            Self::Descending => indices.reverse(),
            Self::Shuffled(seed) => {
                // Fisher–Yates shuffle with a xorshift generator: random enough for this purpose.
                let mut state = seed | 1;
                for last in (1..indices.len()).rev() {
                    state ^= state << 13;
                    state ^= state >> 7;
                    state ^= state << 17;
                    indices.swap(last, (state % (last as u64 + 1)) as usize);
                }
            }
        }
        indices
    }
}

/// Bytes of the stack of a thread. Enough because kernels have no recursion and no large arrays.
const STACK_BYTES: usize = 64 * 1024;

/// Reason why a coroutine is suspended.
enum Pause {
    AtBarrier(&'static Location<'static>),
    EndOfKernel,
}

impl Barrier for Yielder<(), Pause> {
    fn wait(&self, location: &'static Location<'static>) {
        self.suspend(Pause::AtBarrier(location));
    }
}

/// Next epoch for the detection of data races. Epochs are unique over all OS threads, because buffers can move between them.
static NEXT_EPOCH: AtomicU32 = AtomicU32::new(1);

thread_local! {
    /// Free stacks: creating them takes longer than running a small kernel.
    static STACKS: RefCell<Vec<DefaultStack>> = const { RefCell::new(Vec::new()) };
}

fn next_epoch() -> u32 {
    loop {
        // In epoch 0, accesses are not checked.
        match NEXT_EPOCH.fetch_add(1, Ordering::Relaxed) {
            0 => {}
            epoch => return epoch,
        }
    }
}

/// Runs a kernel with this many workgroups in each dimension. Returns its memory traffic.
///
/// # Panics
///
/// If the kernel has one of the defects that the [module](self) lists.
pub fn run<M: HostMemory, K: Kernel<M>>(kernel: &K, size: DispatchArguments, order: Order) -> Traffic {
    let groups = order.of(size.x * size.y * size.z);
    let shared = SharedMemory::default();
    let current_group = Cell::new(None);
    let mut threads: Vec<_> = (0..WORKGROUP_SIZE)
        .map(|local| {
            let (shared, current_group) = (&shared, &current_group);
            let body = move |yielder: &Yielder<(), Pause>, ()| {
                // One coroutine runs thread `local` of all workgroups, and is suspended between them.
                while let Some(group) = current_group.get() {
                    kernel.run_thread(Thread::new(local, group, yielder), shared);
                    yielder.suspend(Pause::EndOfKernel);
                }
            };
            // SAFETY: the borrowed `kernel`, `shared` and `current_group` outlive `threads`, which is dropped at the end of
            // this function and not forgotten.
            unsafe { Coroutine::<(), Pause, (), _>::with_stack_unchecked(take_stack(), body) }
        })
        .collect();

    let thread_order = order.of(WORKGROUP_SIZE);
    let launch_epoch = next_epoch();
    take_traffic();
    // Barrier of each thread; `None` at the end of the kernel.
    let mut pauses: Vec<Option<&'static Location<'static>>> = vec![None; WORKGROUP_LEN];
    let _end_of_checks = EndOfChecks;
    for group in groups {
        current_group.set(Some(group));
        shared.poison();
        loop {
            let barrier_epoch = next_epoch();
            for &local in &thread_order {
                let thread = group * WORKGROUP_SIZE + local;
                set_invocation(Invocation { launch_epoch, barrier_epoch, thread });
                pauses[local as usize] = match threads[local as usize].resume(()) {
                    CoroutineResult::Yield(Pause::AtBarrier(location)) => Some(location),
                    CoroutineResult::Yield(Pause::EndOfKernel) => None,
                    CoroutineResult::Return(()) => unreachable!("there is still a workgroup to run"),
                };
            }
            check_pauses(K::INFO.name, group, &pauses);
            if pauses[0].is_none() {
                break;
            }
        }
    }
    current_group.set(None);
    for mut thread in threads {
        let ended = thread.resume(()).as_return().is_some();
        debug_assert!(ended, "a thread runs after the last workgroup");
        STACKS.with_borrow_mut(|stacks| stacks.push(thread.into_stack()));
    }
    take_traffic()
}

/// Panics unless all threads of a workgroup wait at the same barrier or have ended.
fn check_pauses(kernel: &str, group: u32, pauses: &[Option<&Location<'_>>]) {
    let Some(other) = pauses.iter().position(|pause| *pause != pauses[0]) else { return };
    let describe = |pause: Option<&Location<'_>>| match pause {
        Some(location) => format!("waits at the barrier at {location}"),
        None => "has ended".to_owned(),
    };
    panic!(
        "{kernel}: a barrier that not all threads reach: in workgroup {group}, thread 0 {} and thread {other} {}",
        describe(pauses[0]),
        describe(pauses[other]),
    );
}

fn take_stack() -> DefaultStack {
    STACKS.with_borrow_mut(Vec::pop).unwrap_or_else(|| match DefaultStack::new(STACK_BYTES) {
        Ok(stack) => stack,
        Err(error) => panic!("no memory for the stack of an emulated thread: {error}"),
    })
}

/// Ends the checks of accesses when dropped: at the end of a run, also by a panic.
struct EndOfChecks;

impl Drop for EndOfChecks {
    fn drop(&mut self) {
        set_invocation(Invocation::NONE);
    }
}

#[cfg(test)]
mod tests {
    use bytemuck::Pod;
    use clasp3d_kernels_macros::kernel;

    use super::*;
    use crate::launch::Memory;
    use crate::memory::{POISON, Read, Shared, SharedSlots, Write};
    use crate::types::{Length, dispatch_size};

    struct CpuMemory;

    impl Memory for CpuMemory {
        type Buffer<T: Pod> = SharedSlots<T>;
    }

    impl HostMemory for CpuMemory {
        fn slots<T: Pod>(buffer: &SharedSlots<T>) -> &SharedSlots<T> {
            buffer
        }
    }

    const ORDERS: [Order; 3] = [Order::Ascending, Order::Descending, Order::Shuffled(7)];

    #[kernel]
    fn reverse_block(
        thread: Thread,
        params: &Length,
        input: Read<u32>,
        mut output: Write<u32>,
        mut shared: Shared<u32, WORKGROUP_LEN>,
    ) {
        let active = thread.index < params.len;
        shared.set(thread.local, if active { input.get(thread.index) } else { 0 });
        thread.barrier();
        if active {
            output.set(thread.index, shared.get(WORKGROUP_SIZE - 1 - thread.local));
        }
    }

    #[test]
    fn barriers_make_the_writes_of_other_threads_visible() {
        for order in ORDERS {
            let input: Vec<u32> = (0..1024).collect();
            let output = SharedSlots::storage(&[0; 1024]);
            let launch = ReverseBlock::<CpuMemory> {
                params: Length::new(1024),
                input: &SharedSlots::storage(&input),
                output: &output,
            };
            run(&launch, dispatch_size(4), order);
            let expected: Vec<u32> = input.chunks(256).flat_map(|block| block.iter().rev().copied()).collect();
            assert_eq!(output.to_vec(), expected, "{order:?}");
        }
    }

    #[kernel]
    fn count_threads(thread: Thread, mut counts: Write<u32>, mut shared: Shared<u32, 1>) {
        if thread.local == 0 {
            shared.set(0, 0);
        }
        thread.barrier();
        shared.atomic_add(0, 1);
        counts.atomic_or(1, thread.index);
        thread.barrier();
        if thread.local == 0 {
            counts.atomic_add(0, shared.get(0));
        }
    }

    #[test]
    fn atomics_add_up_over_threads_and_workgroups() {
        let counts = SharedSlots::storage(&[0; 2]);
        run(&CountThreads::<CpuMemory> { counts: &counts }, dispatch_size(5), Order::Shuffled(3));
        assert_eq!(counts.to_vec(), [5 * 256, 2047]);
    }

    #[kernel]
    fn write_past_the_end(thread: Thread, mut output: Write<u32>) {
        output.set(thread.index, 1);
    }

    #[test]
    #[should_panic(expected = "the len is 255 but the index is 255")]
    fn an_index_out_of_bounds_panics() {
        run(
            &WritePastTheEnd::<CpuMemory> { output: &SharedSlots::storage(&[0; 255]) },
            dispatch_size(1),
            Order::Ascending,
        );
    }

    #[kernel]
    fn leave_early(thread: Thread, params: &Length, mut output: Write<u32>) {
        if thread.index >= params.len {
            return;
        }
        thread.barrier();
        output.set(thread.index, 1);
    }

    #[test]
    fn a_barrier_that_all_threads_reach_passes() {
        run(
            &LeaveEarly::<CpuMemory> { params: Length::new(256), output: &SharedSlots::storage(&[0; 256]) },
            dispatch_size(1),
            Order::Ascending,
        );
    }

    #[test]
    #[should_panic(expected = "leave_early: a barrier that not all threads reach: in workgroup 0, thread 0 waits")]
    fn a_barrier_that_not_all_threads_reach_panics() {
        run(
            &LeaveEarly::<CpuMemory> { params: Length::new(255), output: &SharedSlots::storage(&[0; 256]) },
            dispatch_size(1),
            Order::Ascending,
        );
    }

    #[kernel]
    fn two_barriers(thread: Thread, mut output: Write<u32>) {
        if thread.local < 128 {
            thread.barrier();
            output.set(thread.index, 1);
        } else {
            output.set(thread.index, 2);
            thread.barrier();
        }
    }

    #[test]
    #[should_panic(expected = "and thread 128 waits at the barrier")]
    fn threads_at_different_barriers_panic() {
        run(&TwoBarriers::<CpuMemory> { output: &SharedSlots::storage(&[0; 256]) }, dispatch_size(1), Order::Ascending);
    }

    #[kernel]
    fn forget_the_barrier(thread: Thread, mut output: Write<u32>, mut shared: Shared<u32, WORKGROUP_LEN>) {
        shared.set(thread.local, thread.local);
        output.set(thread.index, shared.get(WORKGROUP_SIZE - 1 - thread.local));
    }

    #[test]
    fn a_missing_barrier_is_a_data_race_in_any_order() {
        for order in ORDERS {
            let race = std::panic::catch_unwind(|| {
                run(
                    &ForgetTheBarrier::<CpuMemory> { output: &SharedSlots::storage(&[0; 256]) },
                    dispatch_size(1),
                    order,
                );
            });
            let message = race.expect_err("no race found").downcast::<String>().expect("a message");
            assert!(message.contains("data race"), "{order:?}: {message}");
        }
    }

    #[kernel]
    fn forget_the_barrier_before_atomics(thread: Thread, mut output: Write<u32>, mut shared: Shared<u32, 1>) {
        if thread.local == 0 {
            shared.set(0, 0);
        }
        output.set(thread.index, shared.atomic_add(0, 1));
    }

    #[test]
    fn an_atomic_does_not_hide_the_plain_write_before_it() {
        for order in ORDERS {
            let race = std::panic::catch_unwind(|| {
                let output = SharedSlots::storage(&[0; 256]);
                run(&ForgetTheBarrierBeforeAtomics::<CpuMemory> { output: &output }, dispatch_size(1), order);
            });
            assert!(race.is_err(), "{order:?}");
        }
    }

    #[test]
    fn a_buffer_may_move_to_another_os_thread() {
        let launch = |output: SharedSlots<u32>| {
            run(&WritePastTheEnd::<CpuMemory> { output: &output }, dispatch_size(1), Order::Descending);
            output
        };
        let output = launch(SharedSlots::storage(&[0; 256]));
        std::thread::spawn(move || launch(output)).join().expect("no race with earlier launches");
    }

    #[kernel]
    fn count_without_atomics(thread: Thread, mut output: Write<u32>) {
        if thread.local == 0 {
            output.set(0, output.get(0) + 1);
        }
    }

    #[test]
    #[should_panic(expected = "data race: thread 256 accesses element 0")]
    fn two_workgroups_writing_one_element_are_a_data_race() {
        run(
            &CountWithoutAtomics::<CpuMemory> { output: &SharedSlots::storage(&[0]) },
            dispatch_size(2),
            Order::Ascending,
        );
    }

    #[kernel]
    fn rely_on_zeros(thread: Thread, mut output: Write<u32>, shared: Shared<u32, WORKGROUP_LEN>) {
        output.set(thread.index, shared.get(thread.local));
    }

    #[test]
    fn workgroup_memory_begins_as_garbage() {
        let output = SharedSlots::storage(&[0; 512]);
        run(&RelyOnZeros::<CpuMemory> { output: &output }, dispatch_size(2), Order::Ascending);
        assert!(output.to_vec().iter().all(|&word| word == u32::from_ne_bytes([POISON; 4])));
    }
}
