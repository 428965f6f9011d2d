//! Oracle for the intersection of two triangles, in integers of any size. Shares no code with the library.
//!
//! The library tests the sides of planes; the oracle uses barycentric coordinates instead. A point of both triangles is a
//! convex combination of the corners of each:
//!
//! ```text
//! α₀ a₀ + α₁ a₁ + α₂ a₂ = β₀ b₀ + β₁ b₁ + β₂ b₂,   all α, β ≥ 0,   Σ α = Σ β = 1.
//! ```
//!
//! With the last equation relaxed to `Σ α = Σ β`, the solutions form a cone in six dimensions, and each is a sum of
//! extreme rays. An extreme ray is the only solution, up to a factor, whose nonzero weights are those of a subset of the
//! six corners; there are at most 62 subsets to try. The points of the extreme rays are the corners of the intersection:
//! nothing, a point, a segment, or an area.

use num_bigint::BigInt;
use num_traits::{Signed as _, ToPrimitive as _, Zero as _};

/// Kind of the intersection of two triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum IntersectionKind {
    /// No point.
    Empty,
    /// One point.
    Point,
    /// A segment.
    Segment,
    /// An area.
    Area,
}

/// A point in homogeneous coordinates: `(x, y, z) / w`, with `w > 0`.
type Homogeneous = [BigInt; 4];

/// Number type of coordinates.
pub trait Number: Copy + Into<f64> {}

impl Number for f32 {}
impl Number for f64 {}

/// Whether two triangles intersect as defined by [`clasp3d::exact::intersect`]. Each consists of its vertex indices and
/// positions: shared vertices alone are no intersection.
pub fn intersect<T: Number>(first: ([u32; 3], [[T; 3]; 3]), second: ([u32; 3], [[T; 3]; 3])) -> bool {
    let mut common_vertices: Vec<u32> = first.0.into_iter().filter(|vertex| second.0.contains(vertex)).collect();
    common_vertices.sort_unstable();
    common_vertices.dedup();
    let kind = intersection_kind(first.1, second.1);
    match common_vertices.len() {
        0 => kind >= IntersectionKind::Point,
        1 => kind >= IntersectionKind::Segment,
        2 => kind == IntersectionKind::Area,
        _ => false,
    }
}

/// Returns the kind of the intersection of two triangles.
pub fn intersection_kind<T: Number>(first: [[T; 3]; 3], second: [[T; 3]; 3]) -> IntersectionKind {
    kind_of(&corner_points(exactly(first), exactly(second)).0)
}

/// Returns the kind of the intersection of two triangles, and its corners, rounded to `f64` and without duplicates. For
/// degenerate triangles the list may also have points between the corners.
pub fn intersection_corners<T: Number>(first: [[T; 3]; 3], second: [[T; 3]; 3]) -> (IntersectionKind, Vec<[f64; 3]>) {
    let (points, exponent) = corner_points(exactly(first), exactly(second));
    let same = |a: &Homogeneous, b: &Homogeneous| (0..3).all(|i| &a[i] * &b[3] == &b[i] * &a[3]);
    let is_first = |(i, point): &(usize, &Homogeneous)| !points[..*i].iter().any(|earlier| same(earlier, point));
    let corners = points.iter().enumerate().filter(is_first);
    let rounded = |point: &Homogeneous| std::array::from_fn(|i| ratio(&point[i], &point[3], exponent));
    (kind_of(&points), corners.map(|(_, point)| rounded(point)).collect())
}

/// Returns the corners of a triangle as `f64`, which is exact.
fn exactly<T: Number>(triangle: [[T; 3]; 3]) -> [[f64; 3]; 3] {
    triangle.map(|corner| corner.map(Into::into))
}

/// Returns `numerator / denominator · 2^exponent`, up to the last digits.
fn ratio(numerator: &BigInt, denominator: &BigInt, exponent: i32) -> f64 {
    // The quotient has at least 64 bits, so its rounding is negligible.
    let shift = (denominator.bits() + 65).saturating_sub(numerator.bits());
    let quotient = (numerator << shift) / denominator;
    let mantissa_bits = quotient.bits().saturating_sub(64);
    let mantissa = (quotient >> mantissa_bits).to_f64().unwrap_or(f64::NAN);
    // In two steps, because the power alone may underflow.
    let power = exponent + mantissa_bits as i32 - shift as i32;
    mantissa * 2f64.powi(power / 2) * 2f64.powi(power - power / 2)
}

/// Returns the corners of the intersection of two triangles, possibly with duplicates, in units of a power of two, and the
/// exponent of that power.
fn corner_points(first: [[f64; 3]; 3], second: [[f64; 3]; 3]) -> (Vec<Homogeneous>, i32) {
    if (0..3).any(|axis| separated_along(axis, &first, &second)) {
        return (Vec::new(), 0);
    }
    let (corners, exponent) = to_integers(first.iter().chain(&second));
    // Columns of the equations: corners of the second triangle have a negative sign.
    let columns: Vec<Homogeneous> = corners
        .iter()
        .enumerate()
        .map(|(i, corner)| if i < 3 { corner.clone() } else { corner.clone().map(|x| -x) })
        .collect();
    let mut points: Vec<Homogeneous> = Vec::new();
    for subset in 1u32..64 {
        let corners_used: Vec<usize> = (0..6).filter(|i| subset >> i & 1 == 1).collect();
        let Some(weights) = unique_weights(&corners_used.iter().map(|&i| &columns[i]).collect::<Vec<_>>()) else {
            continue;
        };
        let signs_agree = weights.iter().all(BigInt::is_positive) || weights.iter().all(BigInt::is_negative);
        if !signs_agree {
            continue;
        }
        let mut point: Homogeneous = Default::default();
        for (&corner, weight) in corners_used.iter().zip(&weights).filter(|(corner, _)| **corner < 3) {
            for (sum, coordinate) in point.iter_mut().zip(&corners[corner]) {
                *sum += coordinate * weight.abs();
            }
        }
        points.push(point);
    }
    (points, exponent)
}

fn separated_along(axis: usize, first: &[[f64; 3]; 3], second: &[[f64; 3]; 3]) -> bool {
    let range = |triangle: &[[f64; 3]; 3]| {
        let values = triangle.map(|corner| corner[axis]);
        (values.into_iter().fold(f64::INFINITY, f64::min), values.into_iter().fold(f64::NEG_INFINITY, f64::max))
    };
    let ((low, high), (other_low, other_high)) = (range(first), range(second));
    high < other_low || other_high < low
}

/// Converts points to homogeneous integers with `w = 1`, in units of a power of two. Also returns the exponent of that
/// power.
fn to_integers<'a>(points: impl Iterator<Item = &'a [f64; 3]> + Clone) -> (Vec<Homogeneous>, i32) {
    /// Mantissa and exponent: `value = mantissa · 2^exponent`.
    fn parts(value: f64) -> (i64, i32) {
        let bits = value.to_bits();
        let exponent = (bits >> 52 & 0x7FF) as i32;
        let fraction = (bits & 0xF_FFFF_FFFF_FFFF) as i64;
        let mantissa = if exponent == 0 { fraction } else { fraction | 0x10_0000_0000_0000 };
        (if value.is_sign_negative() { -mantissa } else { mantissa }, exponent.max(1) - 1075)
    }
    let lowest = points.clone().flatten().filter(|x| **x != 0.0).map(|x| {
        let (mantissa, exponent) = parts(*x);
        exponent + mantissa.trailing_zeros() as i32
    });
    let lowest = lowest.min().unwrap_or(0);
    let integer = |value: f64| {
        let (mantissa, exponent) = parts(value);
        if mantissa == 0 {
            return BigInt::zero();
        }
        let zeros = mantissa.trailing_zeros();
        BigInt::from(mantissa >> zeros) << (exponent + zeros as i32 - lowest)
    };
    let homogeneous = |[x, y, z]: &[f64; 3]| [integer(*x), integer(*y), integer(*z), BigInt::from(1)];
    (points.map(homogeneous).collect(), lowest)
}

/// Returns nonzero integer weights whose linear combination of the columns is zero, if they are unique up to a factor.
fn unique_weights(columns: &[&Homogeneous]) -> Option<Vec<BigInt>> {
    let n = columns.len();
    let mut rows: Vec<Vec<BigInt>> = (0..4).map(|r| columns.iter().map(|column| column[r].clone()).collect()).collect();
    // Gauss–Jordan elimination without division. If a column other than the last has no pivot, the solution is not unique.
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
    // A nonzero remaining row would force the last weight to be zero.
    if rows[(n - 1).min(4)..].iter().any(|row| !row[n - 1].is_zero()) {
        return None;
    }
    // pivot_r · w_r + last_r · w_last = 0 for every row, so the product of all pivots is a valid last weight.
    let product: BigInt = (0..n - 1).map(|r| &rows[r][r]).product();
    let mut weights: Vec<BigInt> = (0..n - 1).map(|r| -(&rows[r][n - 1] * &product) / &rows[r][r]).collect();
    weights.push(product);
    weights.iter().all(|weight| !weight.is_zero()).then_some(weights)
}

fn kind_of(points: &[Homogeneous]) -> IntersectionKind {
    let Some(origin) = points.first() else { return IntersectionKind::Empty };
    // Differences from the first point, each up to a positive factor.
    let difference = |point: &Homogeneous| -> [BigInt; 3] {
        std::array::from_fn(|i| &point[i] * &origin[3] - &origin[i] * &point[3])
    };
    let mut directions = points.iter().map(difference).filter(|d| d.iter().any(|x| !x.is_zero()));
    let Some(first) = directions.next() else { return IntersectionKind::Point };
    let parallel = |d: &[BigInt; 3]| {
        (0..3).all(|i| {
            let (j, k) = ((i + 1) % 3, (i + 2) % 3);
            (&first[j] * &d[k] - &first[k] * &d[j]).is_zero()
        })
    };
    if directions.all(|d| parallel(&d)) { IntersectionKind::Segment } else { IntersectionKind::Area }
}

#[cfg(test)]
mod tests {
    use super::IntersectionKind::{Area, Empty, Point, Segment};
    use super::*;

    const FLAT: [[f32; 3]; 3] = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];

    #[test]
    fn kinds_of_simple_intersections() {
        let moved = |x: f32, y: f32, z: f32| FLAT.map(|p| [p[0] + x, p[1] + y, p[2] + z]);
        assert_eq!(intersection_kind(FLAT, FLAT), Area);
        assert_eq!(intersection_kind(FLAT, moved(1.0, 1.0, 0.0)), Area);
        assert_eq!(intersection_kind(FLAT, moved(0.0, 0.0, 1.0)), Empty);
        assert_eq!(intersection_kind(FLAT, moved(4.0, 0.0, 0.0)), Point);
        assert_eq!(intersection_kind(FLAT, moved(2.0, 2.0, 0.0)), Point);
        assert_eq!(intersection_kind(FLAT, [[4.0, 4.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]]), Segment);
        assert_eq!(intersection_kind(FLAT, [[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [9.0, 9.0, 1.0]]), Segment);
        assert_eq!(intersection_kind(FLAT, [[1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [9.0, 9.0, 1.0]]), Point);
        assert_eq!(intersection_kind(FLAT, [[3.0, 3.0, -1.0], [3.0, 3.0, 1.0], [9.0, 9.0, 1.0]]), Empty);
        assert_eq!(intersection_kind(FLAT, [[1.0, 1.0, 0.0]; 3]), Point);
        assert_eq!(intersection_kind(FLAT, [[1.0, 1.0, 1e-30]; 3]), Empty);
        assert_eq!(intersection_kind(FLAT.map(|p| p.map(f64::from)), [[1.0, 1.0, 1e-300]; 3]), Empty);
        assert_eq!(intersection_kind(FLAT, [[1.0, 1.0, 0.0], [2.0, 1.0, 0.0], [1.5, 1.0, 0.0]]), Segment);
    }

    #[test]
    fn corners_of_simple_intersections() {
        for size in [1.0, 1e-30, 1e30] {
            let scaled = |triangle: [[f32; 3]; 3]| triangle.map(|point| point.map(|x| x * size));
            let corners = |second| {
                let (kind, mut corners) = intersection_corners(scaled(FLAT), scaled(second));
                corners.sort_by(|a: &[f64; 3], b| a.partial_cmp(b).expect("finite"));
                (kind, corners.iter().map(|corner| corner.map(|x| (x / f64::from(size)) as f32)).collect::<Vec<_>>())
            };
            let blade = [[1.0, 1.0, -1.0], [1.0, 1.0, 2.0], [4.0, 1.0, 2.0]];
            assert_eq!(corners(blade), (Segment, vec![[1.0, 1.0, 0.0], [2.0, 1.0, 0.0]]));
            let third = [[1.0, 1.0, -1.0], [1.0, 1.0, 2.0], [2.0, 1.0, 2.0]];
            assert_eq!(corners(third), (Segment, vec![[1.0, 1.0, 0.0], [4.0 / 3.0, 1.0, 0.0]]));
            let mut all = FLAT.to_vec();
            all.sort_by(|a, b| a.partial_cmp(b).expect("finite"));
            assert_eq!(corners(FLAT), (Area, all));
            assert_eq!(corners([[9.0; 3]; 3]), (Empty, vec![]));
        }
    }
}
