//! Parallel primitives: what every stage is made of.
//!
//! | module | does |
//! | --- | --- |
//! | [`reduce`] | sum, minimum and maximum of `f32`, `u32` and `Vec4` |
//! | [`scan`] | exclusive prefix sum of `u32`, with its overflow detected |
//! | [`search`] | binary search |
//! | [`sort`] | stable radix sort of `u32` keys with a `u32` payload |
//! | [`compact`] | the elements with a flag, in order |
//! | [`dispatch`] | arguments of an indirect dispatch; filling a range whose length the device knows |
//!
//! Only what baseline WebGPU has is used: no subgroups, 16 KiB of workgroup memory, and no workgroup ever waits for
//! another. A primitive over more than one block of elements is therefore several launches; the host's side of each is
//! in the file of the same name in `runtime/src/gpu/primitives`.

pub mod compact;
pub mod dispatch;
pub mod reduce;
pub mod scan;
pub mod search;
pub mod sort;
