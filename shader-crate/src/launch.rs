//! (Host) How a backend learns a kernel's bindings and runs it.
//!
//! The attribute `#[kernel]` makes, for a kernel `sort_scatter`, the struct `SortScatter<M>` with a field for each
//! binding and an implementation of [`Kernel`]. A backend is a [`Memory`]: it says what its buffers are, takes the
//! struct, and asks it to [`bind`](Kernel::bind) itself. Code that launches kernels can so be written once for all
//! backends.

use bytemuck::Pod;

use crate::cloth::{commit, contacts, faces, motion, near, stretch};
use crate::memory::{Cells, SharedMemory};
use crate::primitives::{compact, dispatch, reduce, scan, sort};
use crate::stages::{
    assignment, axes, bounding_spheres, bounds, boxes, candidates, ccd, clustering, narrow, one_rings, sweep,
};
use crate::thread::Thread;

/// All kernels of the module. A test compares this list with the entry points of `kernels.spv`, both ways.
pub const KERNELS: &[&KernelInfo] = &[
    &assignment::ASSIGN,
    &assignment::COUNT_MEMBERS,
    &axes::AXIS_SOLVE,
    &axes::AXIS_SUMS,
    &bounds::NORMALIZE_SCENE,
    &bounds::GATHER_CORNERS,
    &boxes::COMPUTE_BOXES,
    &boxes::LIST_PROXIES,
    &boxes::PAD_PROXIES,
    &candidates::CANDIDATES,
    &bounding_spheres::BOUNDING_SPHERES,
    &clustering::SELECT_CENTERS,
    &clustering::CLUSTER_SEED,
    &clustering::CLUSTER_SUMS,
    &clustering::CLUSTER_UPDATE,
    &compact::COMPACT_MARK,
    &compact::COMPACT_SCATTER,
    &contacts::PUSH_APART,
    &ccd::FILTER_FEATURES,
    &ccd::GATHER_SWEPT,
    &ccd::LIST_FEATURES,
    &dispatch::FILL,
    &dispatch::SIZE_DISPATCH,
    &faces::FACE_BOXES,
    &faces::PLACE_POINTS,
    &faces::RESPOND,
    &faces::TEST_EVERY_FACE,
    &faces::TEST_SWEPT_FACES,
    &motion::INTEGRATE,
    &motion::MOVE_BODIES,
    &narrow::NARROW,
    &narrow::SIZE_NARROW,
    &one_rings::CHECK_ONE_RINGS,
    &near::FIND_NEAR,
    &near::MARK_REFERENCE,
    &near::NOTE_ROOM,
    &near::SIZE_NEAR,
    &reduce::REDUCE_F32_MAX,
    &reduce::REDUCE_F32_MIN,
    &reduce::REDUCE_F32_SUM,
    &reduce::REDUCE_U32_MAX,
    &reduce::REDUCE_U32_MIN,
    &reduce::REDUCE_U32_SUM,
    &reduce::REDUCE_VEC4_MAX,
    &reduce::REDUCE_VEC4_MIN,
    &reduce::REDUCE_VEC4_SUM,
    &scan::SCAN_BLOCKS,
    &scan::SCAN_BLOCK_SUMS,
    &commit::COMMIT,
    &sort::SORT_HISTOGRAM,
    &sort::SORT_SCATTER,
    &stretch::SHORTEN,
    &sweep::BLOCK_ENDS,
    &sweep::LIST_TILES,
    &sweep::SWEEP,
];

/// What the host must know of an entry point.
#[derive(Debug)]
pub struct KernelInfo {
    /// Its name in the module.
    pub name: &'static str,
    /// Its bindings: binding number `i` of descriptor set 0 is `bindings[i]`.
    pub bindings: &'static [Binding],
    /// Bytes of workgroup memory.
    pub shared_bytes: usize,
}

/// One binding of a kernel.
#[derive(Debug)]
pub struct Binding {
    /// The name of the parameter.
    pub name: &'static str,
    /// How the kernel uses it.
    pub access: Access,
    /// Bytes of the uniform, or of one element of the storage buffer as the device sees it.
    pub element_bytes: usize,
}

/// How a kernel uses a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A uniform buffer.
    Uniform,
    /// A storage buffer, only read.
    Read,
    /// A storage buffer, read and written.
    Write,
}

/// Where a backend keeps its buffers.
pub trait Memory {
    /// A buffer of elements.
    type Buffer<T: Pod>;
}

/// A [`Memory`] whose buffers the CPU can hand to a kernel.
pub trait HostMemory: Memory {
    /// The elements of a buffer.
    fn cells<T: Pod>(buffer: &Self::Buffer<T>) -> &Cells<T>;
}

/// Takes the bindings of a launch, in order.
pub trait Binder<M: Memory> {
    /// The next binding is this uniform.
    fn uniform<T: Pod>(&mut self, value: &T);
    /// The next binding is this buffer.
    fn storage<T: Pod>(&mut self, buffer: &M::Buffer<T>);
}

/// A kernel with all that it is launched with. Implemented by `#[kernel]`.
pub trait Kernel<M: Memory> {
    /// The entry point.
    const INFO: &'static KernelInfo;

    /// Hands over the bindings, in the order of [`KernelInfo::bindings`].
    fn bind<B: Binder<M>>(&self, binder: &mut B);

    /// Runs one thread on the CPU.
    fn run_thread(&self, thread: Thread<'_>, shared: &SharedMemory)
    where
        M: HostMemory;
}
