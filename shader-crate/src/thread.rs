//! Which invocation a kernel is running as, and the barrier.

#[cfg(target_arch = "spirv")]
use core::marker::PhantomData;

#[cfg(target_arch = "spirv")]
use spirv_std::arch::IndexUnchecked;

use crate::types::WORKGROUP_SIZE;

/// One invocation of a kernel.
#[derive(Clone, Copy)]
pub struct Thread<'a> {
    /// Number within the workgroup, below [`WORKGROUP_SIZE`].
    pub local: u32,
    /// Number of the workgroup, over both dimensions of the dispatch.
    pub group: u32,
    /// Number within the whole dispatch: `group * WORKGROUP_SIZE + local`.
    pub index: u32,
    /// 1, but no compiler can know. A loop that goes on by so much is not unrolled: what large loops gain by that is less
    /// than what it costs to compile them.
    pub one: u32,
    #[cfg(target_arch = "spirv")]
    emulated: PhantomData<&'a ()>,
    #[cfg(not(target_arch = "spirv"))]
    barrier: &'a dyn Barrier,
}

/// What the CPU does at a barrier.
#[cfg(not(target_arch = "spirv"))]
pub trait Barrier {
    /// Returns when every thread of the workgroup has come to this barrier, which is at `location` in the source.
    fn wait(&self, location: &'static core::panic::Location<'static>);
}

#[cfg(target_arch = "spirv")]
impl Thread<'_> {
    /// The invocation with these built-in values.
    #[inline(always)]
    pub fn new(local: u32, group: glam::UVec3, groups: glam::UVec3) -> Self {
        let group = group.x + group.y * groups.x;
        Self { local, group, index: group * WORKGROUP_SIZE + local, one: groups.z, emulated: PhantomData }
    }

    /// The same, for a kernel with barriers.
    ///
    /// Mesa's software adapter runs such a kernel in coroutines, which remember only what cannot be computed anew after a
    /// barrier. It thinks that the number of a thread can: by 24 integer divisions, wherever it is used (seen with Mesa
    /// 25.0). So the number is written to memory and read back from there, by an index that no compiler can tell to be the
    /// same: the third dimension of a dispatch has a length of 1. That takes a quarter off a whole frame.
    #[inline(always)]
    pub fn with_barriers(local: u32, group: glam::UVec3, groups: glam::UVec3) -> Self {
        let mut memory = [0; 2];
        // SAFETY: both indices are 0.
        let local = unsafe {
            *memory.index_unchecked_mut(group.z as usize) = local;
            *memory.index_unchecked(groups.z as usize - 1)
        };
        Self::new(local, group, groups)
    }

    /// Waits for all threads of the workgroup, and makes their writes to workgroup memory visible.
    ///
    /// Every thread of the workgroup must come to the same barrier: no return, and nothing that can panic, before it.
    /// Writes to storage buffers do *not* become visible to other threads until the next dispatch.
    #[inline(always)]
    pub fn barrier(&self) {
        spirv_std::arch::workgroup_memory_barrier_with_group_sync();
    }
}

#[cfg(not(target_arch = "spirv"))]
impl<'a> Thread<'a> {
    /// Thread number `local` of workgroup number `group`, which waits by `barrier`.
    pub fn new(local: u32, group: u32, barrier: &'a dyn Barrier) -> Self {
        Self { local, group, index: group * WORKGROUP_SIZE + local, one: 1, barrier }
    }

    /// Waits for all threads of the workgroup, and makes their writes to workgroup memory visible.
    ///
    /// Every thread of the workgroup must come to the same barrier: no return, and nothing that can panic, before it.
    /// Writes to storage buffers do *not* become visible to other threads until the next dispatch.
    #[track_caller]
    pub fn barrier(&self) {
        self.barrier.wait(core::panic::Location::caller());
    }
}
