//! What a kernel sees of its buffers.
//!
//! [`Read`], [`Write`] and [`Shared`] are the one way by which kernels index memory. On the device they are slices
//! indexed without a check (a check leaves the kernel when it fails, after which Chrome takes every later barrier for
//! non-uniform and rejects the module; wgpu and the browser bound the access themselves). On the CPU they are [`Cells`]:
//! an index out of bounds panics, and a data race between threads panics too.
//!
//! [`ReadQuads`] and [`WriteQuads`] take a buffer of `u32` four elements at a time: one wide access instead of four, which
//! hardware likes and software adapters like three times as much. The last quad may be cut short by the end of the
//! buffer; what a kernel reads there is undefined and what it writes there is ignored.
//!
//! Threads of a workgroup share their buffers, so on the CPU these are cells and not `&mut` slices: two `&mut` to one
//! buffer would be undefined behaviour even where the threads take turns.

#[cfg(target_arch = "spirv")]
mod device;
#[cfg(target_arch = "spirv")]
pub use device::{Read, ReadQuads, Shared, Write, WriteQuads};

#[cfg(not(target_arch = "spirv"))]
mod host;
#[cfg(not(target_arch = "spirv"))]
pub use host::{
    Cells, Invocation, Read, ReadQuads, Shared, SharedMemory, Traffic, Write, WriteQuads, set_invocation, take_traffic,
};
