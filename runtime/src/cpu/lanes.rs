//! SIMD lanes.
//!
//! There are two ways to use SIMD. Code that needs comparison results as bit masks uses the types of the crate
//! `fearless_simd` with [`LANES`] lanes: one register with AVX-512, two with AVX2, four with NEON or SSE. All other code is
//! a loop over lanes that calls the same functions of `geometry` as a device does, and that the compiler vectorizes; for
//! that, coordinates are stored as separate arrays ([`VectorLanes`], [`TriangleLanes`]).
//!
//! In both cases [`dispatch!`](fearless_simd::dispatch) compiles the code for several instruction sets and selects the best
//! one at run time. Results are the same with all of them, because the order of operations is the same.

use clasp3d_kernels::geometry::triangle::Triangle;
use fearless_simd::f32x16;
use fearless_simd::prelude::*;
use glam::Vec3;

/// Number of lanes.
pub(super) const LANES: usize = 16;

/// One value per lane.
pub(super) type Lanes<T> = [T; LANES];

/// Number of lanes of loops with a short body. The compiler would unroll loops over [`LANES`] before it tries to vectorize
/// them, and then not vectorize them.
pub(super) const LOOP_LANES: usize = 64;

/// One vector per lane.
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

    /// Returns the vector of a lane.
    #[inline(always)]
    pub(super) fn get(&self, lane: usize) -> Vec3 {
        Vec3::new(self.x[lane], self.y[lane], self.z[lane])
    }
}

/// One triangle per lane.
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

    /// Returns the triangle of a lane.
    #[inline(always)]
    pub(super) fn get(&self, lane: usize) -> Triangle {
        Triangle::new(self.a.get(lane), self.b.get(lane), self.c.get(lane))
    }
}

/// Loads the lanes of a list from index `at` on.
///
/// This is a function because a closure might not be inlined, and would then be compiled without the instruction set.
#[inline(always)]
pub(super) fn floats<S: Simd>(simd: S, list: &[f32], at: usize) -> f32x16<S> {
    f32x16::from_slice(simd, &list[at..at + LANES])
}
