//! The number types of the filters.
//!
//! A test of the project compiles the sources of the filters again, with other types in the place of these: numbers that
//! misround, reorder, distribute, fuse and flush at random, as far as WGSL allows. So the tested source is the shipped one.
//! So the modules of the filters take their numbers from here, and convert others with [`constant`] and [`from_bit`].

pub use core::primitive::f32;
pub use glam::{Vec3, Vec4};

/// Returns a constant.
#[inline(always)]
pub const fn constant(value: core::primitive::f32) -> f32 {
    value
}

/// Returns the lowest bit of a number as 0 or 1.
#[inline(always)]
pub fn from_bit(bit: u32) -> f32 {
    (bit & 1) as f32
}
