//! (Host) Descriptions and launches of kernels.
//!
//! For a kernel `sort_scatter`, the attribute `#[kernel]` generates the struct `SortScatter<M>` with a field for each binding,
//! and implements [`Kernel`] for it. A backend implements [`Memory`], which defines its type of buffers, and passes a
//! [`Binder`] to [`Kernel::bind`]. So code that launches kernels is generic over backends.

use bytemuck::Pod;

use crate::cloth::{commit, contacts, faces, motion, near, stretch};
use crate::memory::{SharedMemory, SharedSlots};
use crate::primitives::{compact, dispatch, reduce, scan, sort};
use crate::stages::{
    assignment, axes, bounding_spheres, bounds, boxes, candidates, ccd, clustering, division, narrow, one_rings, sweep,
};
use crate::thread::Thread;

/// All kernels. The translator refuses a module with other entry points.
pub const KERNELS: &[&KernelInfo] = &[
    &assignment::ASSIGN,
    &assignment::COUNT_MEMBERS,
    &axes::AXIS_SOLVE,
    &axes::AXIS_SUMS,
    &division::DIVIDE,
    &division::EQUALIZE,
    &bounds::MEASURE_SCENE,
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
    &faces::COPY_PREDICTED,
    &faces::RESPOND,
    &faces::TEST_EVERY_FACE,
    &faces::TEST_FACES_BY_SWEEP,
    &motion::INTEGRATE,
    &motion::MOVE_BODIES,
    &narrow::NARROW,
    &narrow::NARROW_SPLIT,
    &narrow::SIZE_NARROW,
    &one_rings::CHECK_ONE_RINGS,
    &near::FIND_NEAR,
    &near::MARK_REFERENCE,
    &near::RECORD_COUNTS,
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

/// Description of a kernel for the host.
#[derive(Debug)]
pub struct KernelInfo {
    /// Name of the entry point.
    pub name: &'static str,
    /// Bindings: `bindings[i]` is binding `i` of descriptor set 0.
    pub bindings: &'static [Binding],
    /// Bytes of workgroup memory.
    pub shared_bytes: usize,
}

/// A binding of a kernel.
#[derive(Debug)]
pub struct Binding {
    /// Name of the parameter.
    pub name: &'static str,
    /// Access by the kernel.
    pub access: Access,
    /// Bytes of the uniform, or of an element of the storage buffer on the device.
    pub element_bytes: usize,
}

/// Access of a kernel to a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Uniform.
    Uniform,
    /// Read-only storage buffer.
    Read,
    /// Read-write storage buffer.
    Write,
}

/// The buffers of a backend.
pub trait Memory {
    /// Type of a buffer of elements.
    type Buffer<T: Pod>;
}

/// A [`Memory`] whose buffers the CPU can pass to a kernel.
pub trait HostMemory: Memory {
    /// Returns the elements of a buffer.
    fn slots<T: Pod>(buffer: &Self::Buffer<T>) -> &SharedSlots<T>;
}

/// Receives the bindings of a launch, in order.
pub trait Binder<M: Memory> {
    /// Binds a uniform.
    fn uniform<T: Pod>(&mut self, value: &T);
    /// Binds a buffer.
    fn storage<T: Pod>(&mut self, buffer: &M::Buffer<T>);
}

/// A kernel with values for all bindings, ready to be launched. Implemented by `#[kernel]`.
pub trait Kernel<M: Memory> {
    /// Description of the kernel.
    const INFO: &'static KernelInfo;

    /// Passes the bindings to `binder`, in the order of [`KernelInfo::bindings`].
    fn bind<B: Binder<M>>(&self, binder: &mut B);

    /// Runs one thread on the CPU.
    fn run_thread(&self, thread: Thread<'_>, shared: &SharedMemory)
    where
        M: HostMemory;
}
