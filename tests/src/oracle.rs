//! An oracle for pairs of triangles, in integers of any size. It shares nothing with the library.
//!
//! The library asks on which sides of which planes points lie. The oracle knows nothing of planes. It takes the definition:
//! a point is in both triangles where it is a mixture of the corners of one and of the corners of the other,
//!
//! ```text
//! α₀ a₀ + α₁ a₁ + α₂ a₂ = β₀ b₀ + β₁ b₁ + β₂ b₂,   all α, β ≥ 0,   Σ α = Σ β = 1.
//! ```
//!
//! Without the last equation but for `Σ α = Σ β`, the solutions are a cone in six dimensions, and every solution is a sum
//! of its extreme rays: those that use so few of the six corners that they are determined by them up to a factor. There
//! are at most 62 sets of corners to try. The points that the extreme rays stand for are the corners of what the
//! triangles have in common: nothing, a point, a segment, or an area.

use num_bigint::BigInt;
use num_traits::{Signed as _, ToPrimitive as _, Zero as _};

/// What two triangles have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Common {
    /// No point.
    Nothing,
    /// One point.
    Point,
    /// A segment.
    Segment,
    /// An area.
    Area,
}

/// A point in homogeneous coordinates: `(x, y, z) / w`, with `w > 0`.
type Homogeneous = [BigInt; 4];

/// Whether two triangles intersect: as [`clasp3d::exact::intersect`] defines it, for those that have these vertices in
/// common.
pub fn intersect(first: ([u32; 3], [[f32; 3]; 3]), second: ([u32; 3], [[f32; 3]; 3])) -> bool {
    let mut common_vertex_count: Vec<u32> = first.0.into_iter().filter(|vertex| second.0.contains(vertex)).collect();
    common_vertex_count.sort_unstable();
    common_vertex_count.dedup();
    let common = common(first.1, second.1);
    match common_vertex_count.len() {
        0 => common >= Common::Point,
        1 => common >= Common::Segment,
        2 => common == Common::Area,
        _ => false,
    }
}

/// What two triangles have in common.
pub fn common(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> Common {
    dimension_of(&points(first, second).0)
}

/// What two triangles have in common, and its corners, each once, rounded to `f64`. For triangles without an area there
/// may also be vertices that lie between the corners.
pub fn common_corners(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> (Common, Vec<[f64; 3]>) {
    let (points, exponent) = points(first, second);
    let same = |a: &Homogeneous, b: &Homogeneous| (0..3).all(|i| &a[i] * &b[3] == &b[i] * &a[3]);
    let is_first = |(i, point): &(usize, &Homogeneous)| !points[..*i].iter().any(|earlier| same(earlier, point));
    let corners = points.iter().enumerate().filter(is_first);
    let rounded = |point: &Homogeneous| std::array::from_fn(|i| ratio(&point[i], &point[3], exponent));
    (dimension_of(&points), corners.map(|(_, point)| rounded(point)).collect())
}

/// `numerator / denominator · 2^exponent`, but for the last digits.
fn ratio(numerator: &BigInt, denominator: &BigInt, exponent: i32) -> f64 {
    // At least 64 bits of the quotient, so that what the division cuts off does not matter.
    let shift = (denominator.bits() + 65).saturating_sub(numerator.bits());
    let quotient = (numerator << shift) / denominator;
    let mantissa_bits = quotient.bits().saturating_sub(64);
    let mantissa = (quotient >> mantissa_bits).to_f64().unwrap_or(f64::NAN);
    // In two steps: the power alone might be too small for f64.
    let power = exponent + mantissa_bits as i32 - shift as i32;
    mantissa * 2f64.powi(power / 2) * 2f64.powi(power - power / 2)
}

/// The corners of what two triangles have in common, some more than once, in units of a power of two whose exponent is
/// also returned.
fn points(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> (Vec<Homogeneous>, i32) {
    if (0..3).any(|axis| apart_along(axis, &first, &second)) {
        return (Vec::new(), 0);
    }
    let (corners, exponent) = as_integers(first.iter().chain(&second));
    // The columns of the equations: a corner of the second triangle counts negatively.
    let columns: Vec<Homogeneous> = corners
        .iter()
        .enumerate()
        .map(|(i, corner)| if i < 3 { corner.clone() } else { corner.clone().map(|x| -x) })
        .collect();
    let mut points: Vec<Homogeneous> = Vec::new();
    for set in 1u32..64 {
        let chosen: Vec<usize> = (0..6).filter(|i| set >> i & 1 == 1).collect();
        let Some(weights) = only_solution(&chosen.iter().map(|&i| &columns[i]).collect::<Vec<_>>()) else { continue };
        let signs_agree = weights.iter().all(BigInt::is_positive) || weights.iter().all(BigInt::is_negative);
        if !signs_agree {
            continue;
        }
        let mut point: Homogeneous = Default::default();
        for (&corner, weight) in chosen.iter().zip(&weights).filter(|(corner, _)| **corner < 3) {
            for (sum, coordinate) in point.iter_mut().zip(&corners[corner]) {
                *sum += coordinate * weight.abs();
            }
        }
        points.push(point);
    }
    (points, exponent)
}

fn apart_along(axis: usize, first: &[[f32; 3]; 3], second: &[[f32; 3]; 3]) -> bool {
    let range = |triangle: &[[f32; 3]; 3]| {
        let values = triangle.map(|corner| corner[axis]);
        (values.into_iter().fold(f32::INFINITY, f32::min), values.into_iter().fold(f32::NEG_INFINITY, f32::max))
    };
    let ((low, high), (other_low, other_high)) = (range(first), range(second));
    high < other_low || other_high < low
}

/// The points in units of a power of two that makes all coordinates whole, with a fourth coordinate of one; and its
/// exponent.
fn as_integers<'a>(points: impl Iterator<Item = &'a [f32; 3]> + Clone) -> (Vec<Homogeneous>, i32) {
    /// Mantissa and exponent: `value = mantissa · 2^exponent`.
    fn parts(value: f32) -> (i64, i32) {
        let bits = value.to_bits();
        let exponent = (bits >> 23 & 0xFF) as i32;
        let fraction = i64::from(bits & 0x7F_FFFF);
        let mantissa = if exponent == 0 { fraction } else { fraction | 0x80_0000 };
        (if value.is_sign_negative() { -mantissa } else { mantissa }, exponent.max(1) - 150)
    }
    let lowest = points.clone().flatten().filter(|x| **x != 0.0).map(|x| {
        let (mantissa, exponent) = parts(*x);
        exponent + mantissa.trailing_zeros() as i32
    });
    let lowest = lowest.min().unwrap_or(0);
    let whole = |value: f32| {
        let (mantissa, exponent) = parts(value);
        if mantissa == 0 {
            return BigInt::zero();
        }
        let zeros = mantissa.trailing_zeros();
        BigInt::from(mantissa >> zeros) << (exponent + zeros as i32 - lowest)
    };
    let whole = |point: &[f32; 3]| [whole(point[0]), whole(point[1]), whole(point[2]), BigInt::from(1)];
    (points.map(whole).collect(), lowest)
}

/// Whole weights, none of them zero, with which the columns add up to zero: if there is only one such mixture, up to a
/// factor.
fn only_solution(columns: &[&Homogeneous]) -> Option<Vec<BigInt>> {
    let n = columns.len();
    let mut rows: Vec<Vec<BigInt>> = (0..4).map(|r| columns.iter().map(|column| column[r].clone()).collect()).collect();
    // Gauss and Jordan, without division. A pivot to every column but the last, else there is more than one solution.
    for column in 0..n - 1 {
        let pivot = (column..4).find(|&r| !rows[r][column].is_zero())?;
        rows.swap(column, pivot);
        let pivot_row = rows[column].clone();
        for row in rows.iter_mut().enumerate().filter(|(r, _)| *r != column).map(|(_, row)| row) {
            let factor = row[column].clone();
            for (entry, above) in row.iter_mut().zip(&pivot_row) {
                *entry = &*entry * &pivot_row[column] - above * &factor;
            }
        }
    }
    // What is left must not say that the last weight is zero.
    if rows[(n - 1).min(4)..].iter().any(|row| !row[n - 1].is_zero()) {
        return None;
    }
    // pivot_r · w_r + last_r · w_last = 0 for every row: take the product of all pivots as the last weight.
    let product: BigInt = (0..n - 1).map(|r| &rows[r][r]).product();
    let mut weights: Vec<BigInt> = (0..n - 1).map(|r| -(&rows[r][n - 1] * &product) / &rows[r][r]).collect();
    weights.push(product);
    weights.iter().all(|weight| !weight.is_zero()).then_some(weights)
}

fn dimension_of(points: &[Homogeneous]) -> Common {
    let Some(origin) = points.first() else { return Common::Nothing };
    // Differences to the first point, each up to a positive factor.
    let difference = |point: &Homogeneous| -> [BigInt; 3] {
        std::array::from_fn(|i| &point[i] * &origin[3] - &origin[i] * &point[3])
    };
    let mut directions = points.iter().map(difference).filter(|d| d.iter().any(|x| !x.is_zero()));
    let Some(first) = directions.next() else { return Common::Point };
    let parallel = |d: &[BigInt; 3]| {
        (0..3).all(|i| {
            let (j, k) = ((i + 1) % 3, (i + 2) % 3);
            (&first[j] * &d[k] - &first[k] * &d[j]).is_zero()
        })
    };
    if directions.all(|d| parallel(&d)) { Common::Segment } else { Common::Area }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLAT: [[f32; 3]; 3] = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];

    #[test]
    fn it_knows_what_anyone_can_see() {
        let moved = |x: f32, y: f32, z: f32| FLAT.map(|p| [p[0] + x, p[1] + y, p[2] + z]);
        assert_eq!(common(FLAT, FLAT), Common::Area);
        assert_eq!(common(FLAT, moved(1.0, 1.0, 0.0)), Common::Area);
        assert_eq!(common(FLAT, moved(0.0, 0.0, 1.0)), Common::Nothing);
        assert_eq!(common(FLAT, moved(4.0, 0.0, 0.0)), Common::Point);
        assert_eq!(common(FLAT, moved(2.0, 2.0, 0.0)), Common::Point);
        assert_eq!(common(FLAT, [[4.0, 4.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]]), Common::Segment);
        assert_eq!(common(FLAT, [[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [9.0, 9.0, 1.0]]), Common::Segment);
        assert_eq!(common(FLAT, [[1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [9.0, 9.0, 1.0]]), Common::Point);
        assert_eq!(common(FLAT, [[3.0, 3.0, -1.0], [3.0, 3.0, 1.0], [9.0, 9.0, 1.0]]), Common::Nothing);
        assert_eq!(common(FLAT, [[1.0, 1.0, 0.0]; 3]), Common::Point);
        assert_eq!(common(FLAT, [[1.0, 1.0, 1e-30]; 3]), Common::Nothing);
        assert_eq!(common(FLAT, [[1.0, 1.0, 0.0], [2.0, 1.0, 0.0], [1.5, 1.0, 0.0]]), Common::Segment);
    }

    #[test]
    fn it_knows_where_that_is() {
        for size in [1.0, 1e-30, 1e30] {
            let scaled = |triangle: [[f32; 3]; 3]| triangle.map(|point| point.map(|x| x * size));
            let corners = |second| {
                let (common, mut corners) = common_corners(scaled(FLAT), scaled(second));
                corners.sort_by(|a: &[f64; 3], b| a.partial_cmp(b).expect("finite"));
                (common, corners.iter().map(|corner| corner.map(|x| (x / f64::from(size)) as f32)).collect::<Vec<_>>())
            };
            let blade = [[1.0, 1.0, -1.0], [1.0, 1.0, 2.0], [4.0, 1.0, 2.0]];
            assert_eq!(corners(blade), (Common::Segment, vec![[1.0, 1.0, 0.0], [2.0, 1.0, 0.0]]));
            let third = [[1.0, 1.0, -1.0], [1.0, 1.0, 2.0], [2.0, 1.0, 2.0]];
            assert_eq!(corners(third), (Common::Segment, vec![[1.0, 1.0, 0.0], [4.0 / 3.0, 1.0, 0.0]]));
            let mut all = FLAT.to_vec();
            all.sort_by(|a, b| a.partial_cmp(b).expect("finite"));
            assert_eq!(corners(FLAT), (Common::Area, all));
            assert_eq!(corners([[9.0; 3]; 3]), (Common::Nothing, vec![]));
        }
    }
}
