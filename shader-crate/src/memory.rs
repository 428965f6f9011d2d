//! Views of buffers for kernels.
//!
//! Kernels access memory only through [`Read`], [`Write`] and [`Shared`].
//!
//! - On a device they are slices with unchecked indexing; wgpu and browsers bound every access. A check of our own would
//!   return from the kernel when it fails; then Chrome would regard every later barrier as non-uniform and reject the module.
//! - On the CPU they are [`SharedSlots`], which panic on an index out of bounds and on a data race between threads. They are not
//!   `&mut` slices: threads share buffers, and two `&mut` to one buffer are undefined behavior even if the threads take turns.
//!
//! [`ReadQuads`] and [`WriteQuads`] access four elements of a `u32` buffer at once: one wide access instead of four, faster on
//! hardware and even more so on software adapters. Elements of the last quad may be beyond the end of the buffer: reads of
//! them are undefined, and writes are ignored.

#[cfg(target_arch = "spirv")]
mod device;
#[cfg(target_arch = "spirv")]
pub use device::{Read, ReadQuads, Shared, Write, WriteQuads};

#[cfg(not(target_arch = "spirv"))]
mod host;
#[cfg(not(target_arch = "spirv"))]
pub use host::{
    Invocation, POISON, Read, ReadQuads, Shared, SharedMemory, SharedSlots, Traffic, Write, WriteQuads, set_invocation,
    take_traffic,
};
