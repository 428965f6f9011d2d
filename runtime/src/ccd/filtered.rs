//! When a moving polygon first contains the origin, in `f64`, or "not certain".
//!
//! The polynomials of [`super::elementary`] are looked at in Bernstein form: on an interval of time, a polynomial lies
//! between its least and its largest coefficient, and the coefficients for the halves of the interval are means of them.
//! The interval is halved, the earlier half first, until what is left of it has no contact or certainly has one.
//!
//! # The bound
//!
//! With `u = 2⁻⁵³`, and `m` the largest absolute coordinates of the vectors at both times: a coefficient of the cubic is
//! a sum of products of three differences, six to a determinant, that go through at most 3 differences, 2
//! multiplications, 5 + 2 additions and a division: it is off by less than `14 u` of the sum of the absolute values, which
//! is at most `6 m m' m''`. Each halving takes three means one after the other, each of which adds `u` of the largest
//! coefficient. After at most 40 of them, it is off by less than `(14 + 120) · 6 u m m' m'' < 2⁻⁴³ m m' m''`. For the
//! quadratics, products of two, the same sum is `(6 + 80) · 2 u m m' < 2⁻⁴⁵ m m'`. Where numbers are so small that `f64`
//! has no digits left for them, what is lost is less than [`TINY`] times the magnitudes that it is multiplied with: of a
//! product of two, that of the third; of a product of three, the sum of all products of two. Numbers so large that a product
//! of three could be infinite are left to exact arithmetic ([`LARGE`]): a sum with an infinity in it says nothing.

use super::elementary::{FeatureKind, FeaturePoints, cross, difference, dot};

/// More than the error of the coefficients of the cubic, as a part of the magnitudes that are multiplied.
const CUBIC_ERROR: f64 = 1.0 / (1u64 << 43) as f64;

/// The same for the quadratics.
const QUADRATIC_ERROR: f64 = 1.0 / (1u64 << 45) as f64;

/// More than what is lost of products that are too small for `f64`: 2⁻¹⁰⁰⁰.
const TINY: f64 = f64::from_bits((1023 - 1000) << 52);

/// Magnitudes beyond are not looked at: 2³³⁰. A sum of six products of three of them is finite.
const LARGE: f64 = f64::from_bits((1023 + 330) << 52);

/// Halvings, at most: what is left then is shorter than 10⁻⁶ of the motion.
const DEPTH: u32 = 24;

/// Intervals that are looked at, at most. Beyond, exact arithmetic is faster.
const MOST_INTERVALS: u32 = 160;

/// Halvings of an interval in which the first contact certainly is the only root.
const ROOT_STEPS: u32 = 26;

/// A time of impact is at most this much earlier than the exact one.
const TOLERANCE: f64 = 5e-7;

/// What `f64` says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Answer {
    /// There is no contact.
    Never,
    /// There is one, and the first is not earlier than this, nor more than 10⁻⁶ later.
    At(f64),
    /// It is not certain.
    Open,
}

/// The coefficients of the cubic, and of the cross products along each axis.
type Cubic = [f64; 4];
type Quadratic = [f64; 3];

/// Corners of a polygon, at most.
const MOST_CORNERS: usize = 4;

/// The two features, with all differences taken.
pub(super) struct Bounded {
    corners: usize,
    /// Corners at both times.
    points: [[[f64; 3]; 2]; MOST_CORNERS],
    /// The largest coordinate of each.
    sizes: [f64; MOST_CORNERS],
    cubic: Cubic,
    /// Infinite where nothing is certain.
    cubic_error: f64,
}

fn largest(vectors: [[f64; 3]; 2]) -> f64 {
    let mut largest = 0.0;
    for value in vectors.as_flattened() {
        // NaN stays NaN: then nothing is certain.
        largest = if value.abs() <= largest { largest } else { value.abs() };
    }
    largest
}

impl Bounded {
    pub(super) fn new(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> Self {
        let moving = |(a, b): (usize, usize)| [difference(t0[a], t0[b]), difference(t1[a], t1[b])];
        let mut points = [[[0.0; 3]; 2]; MOST_CORNERS];
        let mut sizes = [0.0; MOST_CORNERS];
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
        let of_products = a * b + b * c + c * a;
        let fine = sizes.iter().chain(&[b, c]).all(|size| *size <= LARGE);
        let bound = CUBIC_ERROR * (a * b * c) + TINY * (1.0 + a + b + c + of_products);
        let cubic_error = if fine { bound } else { f64::INFINITY };
        Self { corners: kind.corners().len(), points, sizes, cubic, cubic_error }
    }

    /// Whether the origin is certainly never in the plane of the polygon, nor so close to it that the volume is as small as
    /// this.
    pub(super) fn never_in_plane(&self, volume: f64) -> bool {
        sign(&self.cubic, self.cubic_error + volume) != 0
    }

    /// The part of the search that is the whole motion.
    fn whole(&self) -> Part {
        let mut turns = [[[0.0; 3]; 3]; MOST_CORNERS];
        let mut errors = [0.0; MOST_CORNERS];
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
        Part { start: 0.0, level: 0, cubic: self.cubic, turns, errors, corners: self.corners }
    }
}

/// An interval of time.
#[derive(Clone, Copy)]
struct Part {
    start: f64,
    /// How often the whole motion was halved.
    level: u32,
    cubic: Cubic,
    /// The cross products of successive corners, along each axis, and how far they can be off.
    turns: [[Quadratic; 3]; MOST_CORNERS],
    errors: [f64; MOST_CORNERS],
    corners: usize,
}

/// The sign of all coefficients, if it is one and certain.
fn sign(coefficients: &[f64], error: f64) -> i32 {
    if coefficients.iter().all(|value| *value > error) {
        1
    } else if coefficients.iter().all(|value| *value < -error) {
        -1
    } else {
        0
    }
}

impl Part {
    fn length(&self) -> f64 {
        f64::from_bits((1023 - u64::from(self.level)) << 52)
    }

    /// The signs of all cross products along an axis, where they are certain for the whole interval: whether two of them
    /// differ, and whether all are the same.
    fn turn_along(&self, axis: usize) -> (bool, bool) {
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

    /// Whether the origin is certainly outside whenever it is in the plane, and whether it is certainly inside then.
    fn inside(&self) -> (bool, bool) {
        let along = [self.turn_along(0), self.turn_along(1), self.turn_along(2)];
        (along.iter().any(|(differ, _)| *differ), along.iter().any(|(_, same)| *same))
    }

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

    /// When the origin passes the plane, if it certainly does so once and comes from one side to the other.
    fn only_root(&self, error: f64) -> Option<f64> {
        let [a, b, c, d] = self.cubic;
        let slopes = [b - a, c - b, d - c];
        let rises = sign(&slopes, 2.0 * error);
        let (before, after) = (sign(&[a], error), sign(&[d], error));
        if rises == 0 || before != -rises || after != rises {
            return None;
        }
        // The largest time that is certainly before the root, and the least that is certainly after it.
        let (mut low, mut high) = (0.0, 1.0);
        let (mut low_end, mut high_start) = (1.0, 0.0);
        for _ in 0..ROOT_STEPS {
            let middle = 0.5 * (low + low_end);
            if sign(&[at(self.cubic, middle)], error) == before {
                low = middle
            } else {
                low_end = middle
            }
            let middle = 0.5 * (high_start + high);
            if sign(&[at(self.cubic, middle)], error) == after { high = middle } else { high_start = middle }
        }
        let scale = self.length();
        ((high - low) * scale < TOLERANCE).then_some(self.start + low * scale)
    }
}

/// The value of a cubic.
fn at([a, b, c, d]: Cubic, time: f64) -> f64 {
    let mean = |a: f64, b: f64| (1.0 - time) * a + time * b;
    let (ab, bc, cd) = (mean(a, b), mean(b, c), mean(c, d));
    mean(mean(ab, bc), mean(bc, cd))
}

/// When a polygon first contains the origin.
pub(super) fn first_contact(bounded: &Bounded) -> Answer {
    let error = bounded.cubic_error;
    if error.is_infinite() {
        return Answer::Open;
    }
    if sign(&bounded.cubic, error) != 0 {
        return Answer::Never;
    }
    let mut waiting = Vec::with_capacity(DEPTH as usize + 2);
    waiting.push(bounded.whole());
    for _ in 0..MOST_INTERVALS {
        let Some(part) = waiting.pop() else { return Answer::Never };
        if sign(&part.cubic, error) != 0 {
            continue;
        }
        let (outside, inside) = part.inside();
        if outside {
            continue;
        }
        if inside && let Some(time) = part.only_root(error) {
            return Answer::At(time);
        }
        if part.level == DEPTH {
            return Answer::Open;
        }
        let [earlier, later] = part.halves();
        waiting.push(later);
        waiting.push(earlier);
    }
    Answer::Open
}
