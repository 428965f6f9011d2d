//! Parallel primitives.
//!
//! | module | holds |
//! | --- | --- |
//! | [`reduce`] | sum, minimum and maximum of `f32`, `u32` and `Vec4` |
//! | [`scan`] | exclusive prefix sum of `u32`, with overflow detection |
//! | [`search`] | binary search |
//! | [`sort`] | stable radix sort of `u32` keys with a `u32` payload |
//! | [`compact`] | the elements with a nonzero flag, in order |
//! | [`dispatch`] | arguments of an indirect dispatch; filling a range whose length only the device knows |
//!
//! The kernels need only baseline WebGPU: no subgroups, 16 KiB of workgroup memory, no workgroup that waits for another. So a
//! primitive takes several launches for more than one block of elements. The host side is in the files of the same names in
//! `runtime/src/gpu/primitives`.

pub mod compact;
pub mod dispatch;
pub mod reduce;
pub mod scan;
pub mod search;
pub mod sort;
