//! Time at which the difference polygon of two moving features ([`super::elementary`]) first contains the origin, in `f64` with
//! error bounds: decided or undecided.
//!
//! The polynomials of [`super::elementary`] are in Bernstein form: on an interval of time, a polynomial lies between its
//! smallest and its largest coefficient, and the coefficients for the halves of the interval are means of those for the
//! whole. Intervals are halved, the earlier half first, until each certainly has no impact or one certainly has the earliest.
//!
//! # Error bound
//!
//! With `u = 2⁻⁵³`, and `m`, `m'` and `m''` the largest absolute coordinates of the vectors at both times: a coefficient of
//! the cubic is a sum of products of three differences, six per determinant. Each product goes through at most 3
//! differences, 2 multiplications, 5 + 2 additions and a division, so the error is less than `14 u` of the sum of the
//! absolute values, which is at most `6 m m' m''`. Each halving takes three successive means, each of which adds an error of
//! `u` times the largest coefficient. There are at most [`DEPTH`] halvings and one evaluation ([`value_at`]: three means with
//! errors below `3 u` each), so the error of a cubic grows by at most `24 · 3 + 9 = 81` times `u`; the bound allows 120:
//! `(14 + 120) · 6 u m m' m'' < 2⁻⁴³ m m' m''`. A quadratic is a sum of products of two and takes two means per halving, 48 in
//! all; the bound allows 80: `(6 + 80) · 2 u m m' < 2⁻⁴⁵ m m'`.
//!
//! Underflow of a product adds less than [`TINY`] times its other factors: for a product of two, the third factor; for a
//! product of three, the sum of all products of two. Pairs whose products of three may overflow are undecided ([`LARGE`]),
//! because a sum that contains an infinity has no meaning.

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot};

/// Error of the coefficients of the cubic, relative to the product of the largest coordinates. If this were smaller than
/// the proven bound, wrong answers would pass as certain.
const CUBIC_ERROR: f64 = 1.0 / (1u64 << 43) as f64;

/// Error of the coefficients of the quadratics, as [`CUBIC_ERROR`].
const QUADRATIC_ERROR: f64 = 1.0 / (1u64 << 45) as f64;

/// Error of a product from underflow, relative to its other factors: 2⁻¹⁰⁰⁰.
const TINY: f64 = f64::from_bits((1023 - 1000) << 52);

/// Largest coordinate: 2³³⁰. A sum of six products of three such numbers is finite; pairs with larger ones are undecided.
const LARGE: f64 = f64::from_bits((1023 + 330) << 52);

/// Maximum number of halvings: the intervals are then shorter than 10⁻⁶ of the motion.
const DEPTH: u32 = 24;

/// Maximum number of intervals. Beyond, exact arithmetic is faster.
const MAX_INTERVALS: u32 = 160;

/// Halvings of an interval that contains only one root, the earliest impact.
const ROOT_STEPS: u32 = 26;

/// Largest difference by which a returned time is earlier than the exact one.
const TOLERANCE: f64 = 5e-7;

/// Result of the test in `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Answer {
    /// There is no impact.
    Never,
    /// There is an impact, and the earliest one is at this time or at most 10⁻⁶ later.
    At(f64),
    /// The error bound is too large.
    Undecided,
}

/// Bernstein coefficients of a cubic.
type Cubic = [f64; 4];

/// Bernstein coefficients of a quadratic.
type Quadratic = [f64; 3];

/// Largest number of corners of a polygon.
const MAX_CORNERS: usize = 4;

/// The moving polygon of two features, with error bounds.
pub(super) struct BoundedPolygon {
    corners: usize,
    /// Corners at the start and at the end.
    points: [[[f64; 3]; 2]; MAX_CORNERS],
    /// Largest absolute coordinate of each corner.
    sizes: [f64; MAX_CORNERS],
    cubic: Cubic,
    /// Infinite if all signs are undecided.
    cubic_error: f64,
}

fn largest(vectors: [[f64; 3]; 2]) -> f64 {
    let mut largest = 0.0;
    for value in vectors.as_flattened() {
        // NaN stays NaN: all signs are then undecided.
        largest = if value.abs() <= largest { largest } else { value.abs() };
    }
    largest
}

impl BoundedPolygon {
    pub(super) fn new(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> Self {
        let moving = |(a, b): (usize, usize)| [difference(t0[a], t0[b]), difference(t1[a], t1[b])];
        let mut points = [[[0.0; 3]; 2]; MAX_CORNERS];
        let mut sizes = [0.0; MAX_CORNERS];
        for (i, corner) in kind.corners().iter().enumerate() {
            points[i] = moving(*corner);
            sizes[i] = largest(points[i]);
        }
        let [v, w] = kind.sides().map(moving);
        let [u0, u1] = points[0];
        let ([v0, v1], [w0, w1]) = (v, w);
        let (start, end) = (cross(v0, w0), cross(v1, w1));
        let (first, second) = (cross(v1, w0), cross(v0, w1));
        let between = [first[0] + second[0], first[1] + second[1], first[2] + second[2]];
        let cubic = [
            dot(u0, start),
            (dot(u1, start) + dot(u0, between)) / 3.0,
            (dot(u0, end) + dot(u1, between)) / 3.0,
            dot(u1, end),
        ];
        let (a, b, c) = (sizes[0], largest(v), largest(w));
        let products = a * b + b * c + c * a;
        let is_in_range = sizes.iter().chain(&[b, c]).all(|size| *size <= LARGE);
        let bound = CUBIC_ERROR * (a * b * c) + TINY * (1.0 + a + b + c + products);
        let cubic_error = if is_in_range { bound } else { f64::INFINITY };
        Self { corners: kind.corners().len(), points, sizes, cubic, cubic_error }
    }

    /// Whether the absolute volume certainly exceeds this one during the whole motion. If so, the origin is never in the
    /// plane of the polygon.
    pub(super) fn volume_exceeds(&self, volume: f64) -> bool {
        sign(&self.cubic, self.cubic_error + volume) != 0
    }

    /// Returns the interval of the whole motion.
    fn whole_motion(&self) -> Interval {
        let mut turns = [[[0.0; 3]; 3]; MAX_CORNERS];
        let mut errors = [0.0; MAX_CORNERS];
        for i in 0..self.corners {
            let next = if i + 1 == self.corners { 0 } else { i + 1 };
            let ([u0, u1], [v0, v1]) = (self.points[i], self.points[next]);
            let (start, end) = (cross(u0, v0), cross(u1, v1));
            let (first, second) = (cross(u0, v1), cross(u1, v0));
            for axis in 0..3 {
                turns[i][axis] = [start[axis], 0.5 * (first[axis] + second[axis]), end[axis]];
            }
            let (a, b) = (self.sizes[i], self.sizes[next]);
            errors[i] = QUADRATIC_ERROR * (a * b) + TINY * (1.0 + a + b);
        }
        Interval { start: 0.0, level: 0, cubic: self.cubic, turns, errors, corners: self.corners }
    }
}

/// An interval of time, with the polynomials on it.
#[derive(Clone, Copy)]
struct Interval {
    start: f64,
    /// Number of halvings of the whole motion.
    level: u32,
    cubic: Cubic,
    /// Cross products of successive corners, along each axis.
    turns: [[Quadratic; 3]; MAX_CORNERS],
    /// Error bounds of `turns`.
    errors: [f64; MAX_CORNERS],
    corners: usize,
}

/// Returns the common sign of all coefficients, or 0 if they differ or one is undecided.
fn sign(coefficients: &[f64], error: f64) -> i32 {
    if coefficients.iter().all(|value| *value > error) {
        1
    } else if coefficients.iter().all(|value| *value < -error) {
        -1
    } else {
        0
    }
}

impl Interval {
    fn length(&self) -> f64 {
        f64::from_bits((1023 - u64::from(self.level)) << 52)
    }

    /// Returns whether two cross products certainly have different signs along an axis during the whole interval, and
    /// whether all certainly have the same.
    fn turns_along(&self, axis: usize) -> (bool, bool) {
        let (mut left, mut right) = (0, 0);
        for i in 0..self.corners {
            match sign(&self.turns[i][axis], self.errors[i]) {
                1 => left += 1,
                -1 => right += 1,
                _ => {}
            }
        }
        (left > 0 && right > 0, left == self.corners || right == self.corners)
    }

    /// Returns whether the origin is certainly outside of the polygon whenever it is in its plane, and whether it is
    /// certainly inside then.
    fn outside_or_inside(&self) -> (bool, bool) {
        let along = [self.turns_along(0), self.turns_along(1), self.turns_along(2)];
        (along.iter().any(|(differ, _)| *differ), along.iter().any(|(_, same)| *same))
    }

    /// Returns the earlier and the later half.
    fn halves(&self) -> [Self; 2] {
        let (mut earlier, mut later) = (*self, *self);
        (earlier.level, later.level) = (self.level + 1, self.level + 1);
        later.start = self.start + later.length();
        let [a, b, c, d] = self.cubic;
        let (ab, bc, cd) = (0.5 * (a + b), 0.5 * (b + c), 0.5 * (c + d));
        let (abc, bcd) = (0.5 * (ab + bc), 0.5 * (bc + cd));
        let middle = 0.5 * (abc + bcd);
        earlier.cubic = [a, ab, abc, middle];
        later.cubic = [middle, bcd, cd, d];
        for i in 0..self.corners {
            for axis in 0..3 {
                let [a, b, c] = self.turns[i][axis];
                let (ab, bc) = (0.5 * (a + b), 0.5 * (b + c));
                let middle = 0.5 * (ab + bc);
                earlier.turns[i][axis] = [a, ab, middle];
                later.turns[i][axis] = [middle, bc, c];
            }
        }
        [earlier, later]
    }

    /// Returns the time of the only root of the cubic, rounded down; `None` if the cubic is not certainly monotonic with
    /// different signs at both ends.
    fn only_root(&self, error: f64) -> Option<f64> {
        let [a, b, c, d] = self.cubic;
        let slopes = [b - a, c - b, d - c];
        let direction = sign(&slopes, 2.0 * error);
        let (before, after) = (sign(&[a], error), sign(&[d], error));
        if direction == 0 || before != -direction || after != direction {
            return None;
        }
        // `low` is the latest time certainly before the root, `high` the earliest certainly after it.
        let (mut low, mut high) = (0.0, 1.0);
        let (mut low_end, mut high_start) = (1.0, 0.0);
        for _ in 0..ROOT_STEPS {
            let middle = 0.5 * (low + low_end);
            if sign(&[value_at(self.cubic, middle)], error) == before {
                low = middle
            } else {
                low_end = middle
            }
            let middle = 0.5 * (high_start + high);
            if sign(&[value_at(self.cubic, middle)], error) == after { high = middle } else { high_start = middle }
        }
        let scale = self.length();
        ((high - low) * scale < TOLERANCE).then_some(self.start + low * scale)
    }
}

/// Returns the value of a cubic at a time within the interval, from 0 to 1.
fn value_at([a, b, c, d]: Cubic, time: f64) -> f64 {
    let mean = |a: f64, b: f64| (1.0 - time) * a + time * b;
    let (ab, bc, cd) = (mean(a, b), mean(b, c), mean(c, d));
    mean(mean(ab, bc), mean(bc, cd))
}

/// Returns the time at which a polygon first contains the origin.
pub(super) fn toi(polygon: &BoundedPolygon) -> Answer {
    let error = polygon.cubic_error;
    if error.is_infinite() {
        return Answer::Undecided;
    }
    if sign(&polygon.cubic, error) != 0 {
        return Answer::Never;
    }
    let mut stack = Vec::with_capacity(DEPTH as usize + 2);
    stack.push(polygon.whole_motion());
    for _ in 0..MAX_INTERVALS {
        let Some(interval) = stack.pop() else { return Answer::Never };
        if sign(&interval.cubic, error) != 0 {
            continue;
        }
        let (outside, inside) = interval.outside_or_inside();
        if outside {
            continue;
        }
        if inside && let Some(toi) = interval.only_root(error) {
            return Answer::At(toi);
        }
        if interval.level == DEPTH {
            return Answer::Undecided;
        }
        let [earlier, later] = interval.halves();
        stack.push(later);
        stack.push(earlier);
    }
    Answer::Undecided
}
