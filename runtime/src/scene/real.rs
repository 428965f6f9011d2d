//! The number type of coordinates.

use core::fmt::Debug;

/// Number type of coordinates: `f32` or `f64`.
///
/// Results are exact for the numbers of this type. With `f64`, positions take twice the memory, and a frame takes longer.
pub trait Real: sealed::Sealed + Into<f64> + Copy + Debug + Default + PartialOrd + Send + Sync + 'static {
    /// Name of the type.
    const NAME: &'static str;

    /// Returns the nearest number of this type.
    fn nearest(value: f64) -> Self;

    /// Whether the number is neither infinite nor NaN.
    fn is_finite(self) -> bool;
}

impl Real for f32 {
    const NAME: &'static str = "f32";

    #[inline(always)]
    fn nearest(value: f64) -> Self {
        value as Self
    }

    #[inline(always)]
    fn is_finite(self) -> bool {
        self.is_finite()
    }
}

impl Real for f64 {
    const NAME: &'static str = "f64";

    #[inline(always)]
    fn nearest(value: f64) -> Self {
        value
    }

    #[inline(always)]
    fn is_finite(self) -> bool {
        self.is_finite()
    }
}

/// Positions of either number type.
#[derive(Clone, Copy)]
pub enum PositionSlice<'p> {
    F32(&'p [[f32; 3]]),
    F64(&'p [[f64; 3]]),
}

mod sealed {
    use super::PositionSlice;

    /// Prevents implementations outside of the crate.
    pub trait Sealed: Sized {
        /// Returns positions with their number type.
        fn slice(positions: &[[Self; 3]]) -> PositionSlice<'_>;
    }

    impl Sealed for f32 {
        #[inline(always)]
        fn slice(positions: &[[Self; 3]]) -> PositionSlice<'_> {
            PositionSlice::F32(positions)
        }
    }

    impl Sealed for f64 {
        #[inline(always)]
        fn slice(positions: &[[Self; 3]]) -> PositionSlice<'_> {
            PositionSlice::F64(positions)
        }
    }
}
