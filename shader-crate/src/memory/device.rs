//! Buffers as the device sees them: slices, indexed without a check.

use glam::UVec4;
use spirv_std::arch::{IndexUnchecked, atomic_i_add, atomic_or, atomic_u_max, atomic_u_min};
use spirv_std::memory::{Scope, Semantics};

/// A storage buffer that is only read.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Read<'a, T>(&'a [T]);

impl<'a, T: Copy> Read<'a, T> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a [T]) -> Self {
        Self(slice)
    }

    /// The element at `index`.
    #[inline(always)]
    pub fn get(&self, index: u32) -> T {
        // SAFETY: wgpu and browsers bound every access to a binding.
        unsafe { *self.0.index_unchecked(index as usize) }
    }
}

/// A storage buffer that is read and written.
#[repr(transparent)]
pub struct Write<'a, T>(&'a mut [T]);

impl<'a, T: Copy> Write<'a, T> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a mut [T]) -> Self {
        Self(slice)
    }

    /// The element at `index`.
    #[inline(always)]
    pub fn get(&self, index: u32) -> T {
        // SAFETY: as in `Read::get`.
        unsafe { *self.0.index_unchecked(index as usize) }
    }

    /// Writes the element at `index`.
    #[inline(always)]
    pub fn set(&mut self, index: u32, value: T) {
        // SAFETY: as in `Read::get`.
        unsafe { *self.0.index_unchecked_mut(index as usize) = value }
    }
}

impl Write<'_, u32> {
    /// Adds to the element at `index`, atomically on the whole device, and returns what was there before.
    #[inline(always)]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `Read::get`. The scope is the widest one that needs no further capability.
        unsafe {
            atomic_i_add::<u32, { Scope::QueueFamily as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }

    /// Sets bits of the element at `index`, atomically on the whole device, and returns what was there before.
    #[inline(always)]
    pub fn atomic_or(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `atomic_add`.
        unsafe {
            atomic_or::<u32, { Scope::QueueFamily as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }

    /// Lowers the element at `index` to `value` if it is more, atomically on the whole device, and returns what was there
    /// before.
    #[inline(always)]
    pub fn atomic_min(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `atomic_add`.
        unsafe {
            atomic_u_min::<u32, { Scope::QueueFamily as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }

    /// Raises the element at `index` to `value` if it is less, atomically on the whole device, and returns what was there
    /// before.
    #[inline(always)]
    pub fn atomic_max(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `atomic_add`.
        unsafe {
            atomic_u_max::<u32, { Scope::QueueFamily as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }
}

/// A storage buffer of `u32` that is only read, four elements at a time.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct ReadQuads<'a>(Read<'a, UVec4>);

impl<'a> ReadQuads<'a> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a [UVec4]) -> Self {
        Self(Read::new(slice))
    }

    /// The elements from `4 * quad` on.
    #[inline(always)]
    pub fn get(&self, quad: u32) -> UVec4 {
        self.0.get(quad)
    }
}

/// A storage buffer of `u32` that is read and written, four elements at a time.
#[repr(transparent)]
pub struct WriteQuads<'a>(Write<'a, UVec4>);

impl<'a> WriteQuads<'a> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a mut [UVec4]) -> Self {
        Self(Write::new(slice))
    }

    /// Writes the elements from `4 * quad` on.
    #[inline(always)]
    pub fn set(&mut self, quad: u32, values: UVec4) {
        self.0.set(quad, values);
    }
}

/// Workgroup memory. Undefined when the kernel begins.
#[repr(transparent)]
pub struct Shared<'a, T, const N: usize>(&'a mut [T; N]);

impl<'a, T: Copy, const N: usize> Shared<'a, T, N> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(array: &'a mut [T; N]) -> Self {
        Self(array)
    }

    /// The element at `index`.
    #[inline(always)]
    pub fn get(&self, index: u32) -> T {
        // SAFETY: as in `Read::get`.
        unsafe { *self.0.index_unchecked(index as usize) }
    }

    /// Writes the element at `index`.
    #[inline(always)]
    pub fn set(&mut self, index: u32, value: T) {
        // SAFETY: as in `Read::get`.
        unsafe { *self.0.index_unchecked_mut(index as usize) = value }
    }
}

impl<const N: usize> Shared<'_, u32, N> {
    /// Adds to the element at `index`, atomically in the workgroup, and returns what was there before.
    #[inline(always)]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `Read::get`.
        unsafe {
            atomic_i_add::<u32, { Scope::Workgroup as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }

    /// Sets bits of the element at `index`, atomically in the workgroup, and returns what was there before.
    #[inline(always)]
    pub fn atomic_or(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `Read::get`.
        unsafe {
            atomic_or::<u32, { Scope::Workgroup as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }
}
