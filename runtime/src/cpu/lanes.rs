//! Many values at once.
//!
//! There are two ways. Where a comparison has to become bits of a number, code is written for [`LANES`] values with the
//! types of the crate `fearless_simd`: with AVX-512 that is one register, with AVX2 two, with NEON or SSE four. Everywhere
//! else it is a loop over lanes that calls the functions of `geometry`, the same as a device does, and the compiler makes
//! vectors of it; for that, each number has a list of its own ([`VectorLanes`], [`TriangleLanes`]).
//!
//! Either way [`dispatch!`](fearless_simd::dispatch) compiles it for each kind of processor, and takes the best one that
//! the machine has when it runs. Results are the same on all of them, because none of them adds up in another order.

use clasp_kernels::geometry::triangle::Triangle;
use fearless_simd::f32x16;
use fearless_simd::prelude::*;
use glam::Vec3;

/// Values that are worked on at once.
pub(super) const LANES: usize = 16;

/// A value to each lane.
pub(super) type Lanes<T> = [T; LANES];

/// Values that a loop with little to do works on. Loops over fewer are unrolled by the compiler before it tries to make
/// vectors of them, and then it does not.
pub(super) const BLOCK: usize = 64;

/// A vector to each of some lanes.
#[derive(Clone, Copy)]
pub(super) struct VectorLanes<const N: usize> {
    x: [f32; N],
    y: [f32; N],
    z: [f32; N],
}

impl<const N: usize> Default for VectorLanes<N> {
    fn default() -> Self {
        Self { x: [0.0; N], y: [0.0; N], z: [0.0; N] }
    }
}

impl<const N: usize> VectorLanes<N> {
    /// Sets the vector of a lane.
    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, vector: Vec3) {
        (self.x[lane], self.y[lane], self.z[lane]) = (vector.x, vector.y, vector.z);
    }

    /// The vector of a lane.
    #[inline(always)]
    pub(super) fn get(&self, lane: usize) -> Vec3 {
        Vec3::new(self.x[lane], self.y[lane], self.z[lane])
    }
}

/// A triangle to each of some lanes.
#[derive(Default)]
pub(super) struct TriangleLanes<const N: usize> {
    a: VectorLanes<N>,
    b: VectorLanes<N>,
    c: VectorLanes<N>,
}

impl<const N: usize> TriangleLanes<N> {
    /// Sets the triangle of a lane.
    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, triangle: Triangle) {
        self.a.set(lane, triangle.a);
        self.b.set(lane, triangle.b);
        self.c.set(lane, triangle.c);
    }

    /// The triangle of a lane.
    #[inline(always)]
    pub(super) fn get(&self, lane: usize) -> Triangle {
        Triangle::new(self.a.get(lane), self.b.get(lane), self.c.get(lane))
    }
}

/// The numbers of a list from a place on.
///
/// A function and not a closure: what is not inlined into a function that was compiled for AVX-512 is compiled without it.
#[inline(always)]
pub(super) fn floats<S: Simd>(simd: S, list: &[f32], at: usize) -> f32x16<S> {
    f32x16::from_slice(simd, &list[at..at + LANES])
}
