//! Buffers on a device: slices with unchecked indexing.

use glam::UVec4;
use spirv_std::arch::{IndexUnchecked, atomic_i_add, atomic_or, atomic_u_max, atomic_u_min};
use spirv_std::memory::{Scope, Semantics};

/// A read-only storage buffer.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Read<'a, T>(&'a [T]);

impl<'a, T: Copy> Read<'a, T> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a [T]) -> Self {
        Self(slice)
    }

    /// Returns the element at `index`.
    #[inline(always)]
    pub fn get(&self, index: u32) -> T {
        // SAFETY: wgpu and browsers bound every access to a binding.
        unsafe { *self.0.index_unchecked(index as usize) }
    }
}

/// A read-write storage buffer.
#[repr(transparent)]
pub struct Write<'a, T>(&'a mut [T]);

impl<'a, T: Copy> Write<'a, T> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a mut [T]) -> Self {
        Self(slice)
    }

    /// Returns the element at `index`.
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
    /// Adds to the element at `index`, atomically on the whole device. Returns the previous value.
    #[inline(always)]
    pub fn atomic_add(&mut self, index: u32, value: u32) -> u32 {
        // SAFETY: as in `Read::get`. The scope is the widest one that needs no additional capability.
        unsafe {
            atomic_i_add::<u32, { Scope::QueueFamily as u32 }, { Semantics::NONE.bits() }>(
                self.0.index_unchecked_mut(index as usize),
                value,
            )
        }
    }

    /// Sets bits of the element at `index`, atomically on the whole device. Returns the previous value.
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

    /// Sets the element at `index` to the minimum of itself and `value`, atomically on the whole device. Returns the previous
    /// value.
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

    /// Sets the element at `index` to the maximum of itself and `value`, atomically on the whole device. Returns the previous
    /// value.
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

/// A read-only storage buffer of `u32`, accessed four elements at a time.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct ReadQuads<'a>(Read<'a, UVec4>);

impl<'a> ReadQuads<'a> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a [UVec4]) -> Self {
        Self(Read::new(slice))
    }

    /// Returns the four elements from `4 * quad` on.
    #[inline(always)]
    pub fn get(&self, quad: u32) -> UVec4 {
        self.0.get(quad)
    }
}

/// A write-only view of a storage buffer of `u32`, accessed four elements at a time.
#[repr(transparent)]
pub struct WriteQuads<'a>(Write<'a, UVec4>);

impl<'a> WriteQuads<'a> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(slice: &'a mut [UVec4]) -> Self {
        Self(Write::new(slice))
    }

    /// Writes the four elements from `4 * quad` on.
    #[inline(always)]
    pub fn set(&mut self, quad: u32, values: UVec4) {
        self.0.set(quad, values);
    }
}

/// Workgroup memory. Undefined at the start of the kernel.
#[repr(transparent)]
pub struct Shared<'a, T, const N: usize>(&'a mut [T; N]);

impl<'a, T: Copy, const N: usize> Shared<'a, T, N> {
    /// Wraps a binding.
    #[inline(always)]
    pub fn new(array: &'a mut [T; N]) -> Self {
        Self(array)
    }

    /// Returns the element at `index`.
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
    /// Adds to the element at `index`, atomically in the workgroup. Returns the previous value.
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

    /// Sets bits of the element at `index`, atomically in the workgroup. Returns the previous value.
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
