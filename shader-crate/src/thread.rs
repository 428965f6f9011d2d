//! The running thread of a kernel: its indices, and the barrier.

#[cfg(target_arch = "spirv")]
use core::marker::PhantomData;

#[cfg(target_arch = "spirv")]
use spirv_std::arch::IndexUnchecked;

use crate::types::WORKGROUP_SIZE;

/// A thread of a launch.
#[derive(Clone, Copy)]
pub struct Thread<'a> {
    /// Index within the workgroup, below [`WORKGROUP_SIZE`].
    pub local: u32,
    /// Index of the workgroup within the launch, over both dimensions.
    pub group: u32,
    /// Index within the launch: `group * WORKGROUP_SIZE + local`.
    pub index: u32,
    /// 1, unknown to compilers. A loop with this increment is not unrolled: compiling large unrolled loops costs more than they
    /// gain.
    pub one: u32,
    #[cfg(target_arch = "spirv")]
    emulated: PhantomData<&'a ()>,
    #[cfg(not(target_arch = "spirv"))]
    barrier: &'a dyn Barrier,
}

impl Thread<'_> {
    /// Returns 0, unknown to compilers. Bits that are combined with it are opaque: see
    /// [`arithmetic`](crate::geometry::arithmetic).
    #[inline(always)]
    pub fn zero(&self) -> u32 {
        self.one ^ 1
    }
}

/// A barrier on the CPU.
#[cfg(not(target_arch = "spirv"))]
pub trait Barrier {
    /// Returns when every thread of the workgroup has reached the barrier at this location in the source.
    fn wait(&self, location: &'static core::panic::Location<'static>);
}

#[cfg(target_arch = "spirv")]
impl Thread<'_> {
    /// Creates the thread with these built-in values.
    #[inline(always)]
    pub fn new(local: u32, group: glam::UVec3, groups: glam::UVec3) -> Self {
        let group = group.x + group.y * groups.x;
        Self { local, group, index: group * WORKGROUP_SIZE + local, one: groups.z, emulated: PhantomData }
    }

    /// Creates the thread with these built-in values, for a kernel with barriers.
    ///
    /// Mesa's software adapter runs such a kernel in coroutines, which save only values that cannot be computed again after a
    /// barrier. It computes the local index again at every use, with 24 integer divisions (seen with Mesa 25.0). To prevent
    /// this, the index is written to memory and read back with a memory index that compilers cannot prove equal: the third
    /// dimension of a launch has length 1. This makes a whole frame a quarter faster.
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
    /// Every thread of the workgroup must reach the same barrier: before it there must be no return and nothing that can panic.
    /// Writes to storage buffers become visible to other threads only in the next launch.
    #[inline(always)]
    pub fn barrier(&self) {
        spirv_std::arch::workgroup_memory_barrier_with_group_sync();
    }
}

#[cfg(not(target_arch = "spirv"))]
impl<'a> Thread<'a> {
    /// Creates thread `local` of workgroup `group`, which waits at barriers with `barrier`.
    pub fn new(local: u32, group: u32, barrier: &'a dyn Barrier) -> Self {
        Self { local, group, index: group * WORKGROUP_SIZE + local, one: 1, barrier }
    }

    /// Waits for all threads of the workgroup, and makes their writes to workgroup memory visible.
    ///
    /// Every thread of the workgroup must reach the same barrier: before it there must be no return and nothing that can panic.
    /// Writes to storage buffers become visible to other threads only in the next launch.
    #[track_caller]
    pub fn barrier(&self) {
        self.barrier.wait(core::panic::Location::caller());
    }
}
