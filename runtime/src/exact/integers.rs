//! Numbers as integers of any size, in units of a power of two.

use num_bigint::{BigInt, Sign};

/// Returns the mantissa and the exponent of a number: `value = mantissa · 2^exponent`.
fn decompose(value: f64) -> (i64, i32) {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7FF) as i32;
    let fraction = (bits & ((1 << 52) - 1)) as i64;
    let mantissa = if exponent == 0 { fraction } else { fraction | 1 << 52 };
    (if value < 0.0 { -mantissa } else { mantissa }, exponent.max(1) - 1075)
}

/// Returns the exponent of the lowest set bit of a number, or `None` for zero.
pub(crate) fn lowest_bit(value: f64) -> Option<i32> {
    let (mantissa, exponent) = decompose(value);
    (mantissa != 0).then(|| exponent + mantissa.trailing_zeros() as i32)
}

/// Returns a number in units of `2^lowest`. That must not be above its lowest set bit.
pub(crate) fn integer(value: f64, lowest: i32) -> BigInt {
    let (mantissa, exponent) = decompose(value);
    if mantissa == 0 {
        return BigInt::ZERO;
    }
    let zeros = mantissa.trailing_zeros();
    BigInt::from(mantissa >> zeros) << (exponent + zeros as i32 - lowest)
}

/// Returns points in units of a power of two, and its exponent.
pub(crate) fn to_integers<const N: usize, const M: usize>(points: &[[f64; N]; M]) -> ([[BigInt; N]; M], i32) {
    let lowest = points.as_flattened().iter().filter_map(|value| lowest_bit(*value)).min().unwrap_or(0);
    let integers = core::array::from_fn(|i| core::array::from_fn(|axis| integer(points[i][axis], lowest)));
    (integers, lowest)
}

/// Returns the sign of an integer.
pub(crate) fn sign_of(number: &BigInt) -> i32 {
    match number.sign() {
        Sign::Minus => -1,
        Sign::NoSign => 0,
        Sign::Plus => 1,
    }
}
