//! Reduction: each workgroup reduces a block to one value; the host repeats this until one value is left.
//!
//! The order of the operations depends only on the length. So a sum of `f32` has the same bits on every device that adds
//! according to IEEE 754. A sum of `u32` is modulo 2³². No input may be NaN.

use clasp3d_kernels_macros::kernel;
use glam::Vec4;

use crate::memory::{Read, Shared, Write};
use crate::thread::Thread;
use crate::types::{Length, WORKGROUP_LEN, WORKGROUP_SIZE};

/// Elements that each thread reduces before the threads combine their values.
pub const ELEMENTS_PER_THREAD: u32 = 16;

/// Elements that a workgroup reduces to one value.
pub const BLOCK: u32 = WORKGROUP_SIZE * ELEMENTS_PER_THREAD;

/// An associative operation.
pub trait Operation {
    /// Type of the elements.
    type Value: Copy;

    /// Returns a value that does not change the result, for threads without an element: zero for a sum, but an element of the
    /// input (`first`) for a minimum, because WGSL has no literal for infinity.
    fn neutral(first: Self::Value) -> Self::Value;

    /// Combines two values.
    fn combine(a: Self::Value, b: Self::Value) -> Self::Value;
}

/// Reduces the workgroup's block of `input` to one element of `output`.
#[inline(always)]
fn reduce_block<O: Operation>(
    thread: Thread,
    len: u32,
    input: Read<O::Value>,
    mut output: Write<O::Value>,
    mut shared: Shared<O::Value, WORKGROUP_LEN>,
) where
    O::Value: bytemuck::Pod,
{
    let start = thread.group * BLOCK;
    let neutral = O::neutral(input.get(if start < len { start } else { 0 }));
    let mut value = neutral;
    let mut element = 0;
    while element < ELEMENTS_PER_THREAD {
        // Adjacent threads read adjacent elements, in the same cache lines.
        let index = start + element * WORKGROUP_SIZE + thread.local;
        if index < len {
            value = O::combine(value, input.get(index));
        }
        element += 1;
    }
    shared.set(thread.local, value);
    thread.barrier();

    let mut half = WORKGROUP_SIZE / 2;
    while half > 0 {
        if thread.local < half {
            let combined = O::combine(shared.get(thread.local), shared.get(thread.local + half));
            shared.set(thread.local, combined);
        }
        thread.barrier();
        half /= 2;
    }
    if thread.local == 0 && start < len {
        output.set(thread.group, shared.get(0));
    }
}

/// (Host) An [`Operation`] with its kernel.
#[cfg(not(target_arch = "spirv"))]
pub trait Reduction: Operation<Value: bytemuck::Pod> {
    /// Result for an empty input.
    const EMPTY: Self::Value;

    /// Launch of the kernel.
    type Launch<'a, M: crate::launch::Memory + 'a>: crate::launch::Kernel<M>;

    /// Creates the launch that reduces each block of `input` to one element of `output`.
    fn launch<'a, M: crate::launch::Memory>(
        params: Length,
        input: &'a M::Buffer<Self::Value>,
        output: &'a M::Buffer<Self::Value>,
    ) -> Self::Launch<'a, M>;
}

macro_rules! reductions {
    ($(
        $(#[$doc:meta])*
        $operation:ident($value:ty): $kernel:ident, $launch:ident;
        empty $empty:expr;
        neutral $neutral:expr;
        combine $combine:expr;
    )*) => {$(
        $(#[$doc])*
        pub struct $operation;

        impl Operation for $operation {
            type Value = $value;

            #[inline(always)]
            fn neutral(first: $value) -> $value {
                $neutral(first)
            }

            #[inline(always)]
            fn combine(a: $value, b: $value) -> $value {
                $combine(a, b)
            }
        }

        #[cfg(not(target_arch = "spirv"))]
        impl Reduction for $operation {
            const EMPTY: $value = $empty;

            type Launch<'a, M: crate::launch::Memory + 'a> = $launch<'a, M>;

            fn launch<'a, M: crate::launch::Memory>(
                params: Length,
                input: &'a M::Buffer<$value>,
                output: &'a M::Buffer<$value>,
            ) -> $launch<'a, M> {
                $launch { params, input, output }
            }
        }

        /// Reduces each block of [`BLOCK`] elements of `input` to one element of `output`.
        #[kernel]
        pub fn $kernel(
            thread: Thread,
            params: &Length,
            input: Read<$value>,
            output: Write<$value>,
            shared: Shared<$value, WORKGROUP_LEN>,
        ) {
            reduce_block::<$operation>(thread, params.len, input, output, shared);
        }
    )*};
}

reductions! {
    /// Sum of `f32`.
    SumF32(f32): reduce_f32_sum, ReduceF32Sum;
    empty 0.0;
    neutral |_| 0.0;
    combine |a: f32, b: f32| a + b;

    /// Minimum of `f32`.
    MinF32(f32): reduce_f32_min, ReduceF32Min;
    empty f32::INFINITY;
    neutral |first| first;
    combine min;

    /// Maximum of `f32`.
    MaxF32(f32): reduce_f32_max, ReduceF32Max;
    empty f32::NEG_INFINITY;
    neutral |first| first;
    combine max;

    /// Sum of `u32`, modulo 2³².
    SumU32(u32): reduce_u32_sum, ReduceU32Sum;
    empty 0;
    neutral |_| 0;
    combine |a: u32, b: u32| a.wrapping_add(b);

    /// Minimum of `u32`.
    MinU32(u32): reduce_u32_min, ReduceU32Min;
    empty u32::MAX;
    neutral |first| first;
    combine min;

    /// Maximum of `u32`.
    MaxU32(u32): reduce_u32_max, ReduceU32Max;
    empty 0;
    neutral |first| first;
    combine max;

    /// Sum of `Vec4`.
    SumVec4(Vec4): reduce_vec4_sum, ReduceVec4Sum;
    empty Vec4::ZERO;
    neutral |_| Vec4::ZERO;
    combine |a: Vec4, b: Vec4| a + b;

    /// Minimum of `Vec4`, component by component.
    MinVec4(Vec4): reduce_vec4_min, ReduceVec4Min;
    empty Vec4::INFINITY;
    neutral |first| first;
    combine |a: Vec4, b: Vec4| Vec4::new(min(a.x, b.x), min(a.y, b.y), min(a.z, b.z), min(a.w, b.w));

    /// Maximum of `Vec4`, component by component.
    MaxVec4(Vec4): reduce_vec4_max, ReduceVec4Max;
    empty Vec4::NEG_INFINITY;
    neutral |first| first;
    combine |a: Vec4, b: Vec4| Vec4::new(max(a.x, b.x), max(a.y, b.y), max(a.z, b.z), max(a.w, b.w));
}

/// Returns the smaller of two values. Not `f32::min`: its result for NaN differs between devices.
#[inline(always)]
fn min<T: PartialOrd>(a: T, b: T) -> T {
    if b < a { b } else { a }
}

/// Returns the larger of two values.
#[inline(always)]
fn max<T: PartialOrd>(a: T, b: T) -> T {
    if b > a { b } else { a }
}
