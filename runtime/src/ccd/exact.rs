//! Time at which the difference polygon of two moving features ([`super::elementary`]) first contains the origin, in big
//! integers.
//!
//! Decides the pairs that are undecided in `f64`. Coordinates are integer multiples of a power of two, so all polynomials of
//! [`super::elementary`] have integer coefficients. Sturm's theorem isolates their roots, and Tarski's theorem gives the
//! sign of one polynomial at a root of another. Nothing is rounded.

use num_bigint::{BigInt, Sign};

use super::elementary::{FeatureKind, FeaturePoints};
use crate::exact::integers::{integer, lowest_bit, sign_of};

/// Bits of a time: a root is narrowed down to less than 2⁻⁴⁰ of the motion.
const TIME_BITS: u32 = 40;

/// Returns the time at which two features first meet: never later than the exact one, and at most 10⁻⁶ earlier.
pub(super) fn toi(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> Option<f64> {
    let polygon = Polygon::new(kind, t0, t1);
    let start = Root::At(Time::integer(0));
    if polygon.contains_origin(&start) {
        return Some(0.0);
    }
    if !polygon.plane.is_zero() {
        return roots(&polygon.plane).into_iter().find(|root| polygon.contains_origin(root)).map(Root::time);
    }
    // The polygon and the origin stay coplanar. The answer changes only when the origin passes a side or a corner.
    let sides = polygon.turns.iter().chain(&polygon.corners).flatten().filter(|polynomial| !polynomial.is_zero());
    let impacts = sides.flat_map(roots).filter(|root| polygon.contains_origin(root)).map(Root::time);
    impacts.min_by(f64::total_cmp)
}

/// A moving polygon, as polynomials in time.
struct Polygon {
    /// Zero when the origin is in the plane of the polygon.
    plane: Polynomial,
    /// Cross products of successive corners.
    turns: Vec<[Polynomial; 3]>,
    corners: Vec<[Polynomial; 3]>,
}

impl Polygon {
    fn new(kind: FeatureKind, t0: &FeaturePoints, t1: &FeaturePoints) -> Self {
        let lowest = t0.as_flattened().iter().chain(t1.as_flattened()).filter_map(|value| lowest_bit(*value)).min();
        let lowest = lowest.unwrap_or(0);
        let moving = |(a, b): (usize, usize)| -> [Polynomial; 3] {
            core::array::from_fn(|axis| {
                let at = |points: &FeaturePoints| integer(points[a][axis], lowest) - integer(points[b][axis], lowest);
                let (start, end) = (at(t0), at(t1));
                let change = end - &start;
                Polynomial::new(vec![start, change])
            })
        };
        let corners: Vec<[Polynomial; 3]> = kind.corners().iter().map(|corner| moving(*corner)).collect();
        let next = |i: usize| &corners[(i + 1) % corners.len()];
        let turns: Vec<[Polynomial; 3]> = (0..corners.len()).map(|i| cross(&corners[i], next(i))).collect();
        let [v, w] = kind.sides().map(moving);
        let normal = cross(&v, &w);
        let [x, y, z] = [0, 1, 2].map(|axis| corners[0][axis].times(&normal[axis]));
        Self { plane: x.plus(&y).plus(&z), turns, corners }
    }

    /// Whether the polygon contains the origin at a time, by the three conditions of [`super::elementary`].
    fn contains_origin(&self, time: &Root) -> bool {
        if time.sign_of(&self.plane) != 0 {
            return false;
        }
        let mut any_nonzero = false;
        for axis in 0..3 {
            let (mut left, mut right) = (false, false);
            for turn in &self.turns {
                let sign = time.sign_of(&turn[axis]);
                (left, right) = (left || sign > 0, right || sign < 0);
                if left && right {
                    return false;
                }
            }
            any_nonzero |= left || right;
        }
        // If all cross products are zero, the third condition decides.
        let on_one_side = |axis: usize| {
            let mut signs = self.corners.iter().map(|corner| time.sign_of(&corner[axis]));
            let first = signs.next().unwrap_or(0);
            first != 0 && signs.all(|sign| sign == first)
        };
        any_nonzero || !(0..3).any(on_one_side)
    }
}

fn cross(a: &[Polynomial; 3], b: &[Polynomial; 3]) -> [Polynomial; 3] {
    core::array::from_fn(|axis| {
        let (i, j) = ((axis + 1) % 3, (axis + 2) % 3);
        a[i].times(&b[j]).minus(&a[j].times(&b[i]))
    })
}

/// A polynomial in time: coefficients from the constant on, the last one not zero.
#[derive(Clone, Debug)]
struct Polynomial {
    coefficients: Vec<BigInt>,
}

impl Polynomial {
    fn new(mut coefficients: Vec<BigInt>) -> Self {
        while coefficients.last().is_some_and(|last| last.sign() == Sign::NoSign) {
            coefficients.pop();
        }
        Self { coefficients }
    }

    fn is_zero(&self) -> bool {
        self.coefficients.is_empty()
    }

    fn plus(&self, other: &Self) -> Self {
        let len = self.coefficients.len().max(other.coefficients.len());
        let zero = BigInt::ZERO;
        let at = |polynomial: &Self, i: usize| polynomial.coefficients.get(i).unwrap_or(&zero).clone();
        Self::new((0..len).map(|i| at(self, i) + at(other, i)).collect())
    }

    fn negated(&self) -> Self {
        Self { coefficients: self.coefficients.iter().map(|x| -x).collect() }
    }

    fn minus(&self, other: &Self) -> Self {
        self.plus(&other.negated())
    }

    fn times(&self, other: &Self) -> Self {
        if self.is_zero() || other.is_zero() {
            return Self::new(Vec::new());
        }
        let mut coefficients = vec![BigInt::ZERO; self.coefficients.len() + other.coefficients.len() - 1];
        for (i, a) in self.coefficients.iter().enumerate() {
            for (j, b) in other.coefficients.iter().enumerate() {
                coefficients[i + j] += a * b;
            }
        }
        Self::new(coefficients)
    }

    fn derivative(&self) -> Self {
        Self::new(self.coefficients.iter().enumerate().skip(1).map(|(i, a)| a * i).collect())
    }

    /// Returns the remainder of a division, times a positive number.
    fn remainder(&self, divisor: &Self) -> Self {
        let Some(leading) = divisor.coefficients.last() else { return self.clone() };
        let factor = if leading.sign() == Sign::Minus { -leading } else { leading.clone() };
        let mut rest = self.clone();
        while rest.coefficients.len() >= divisor.coefficients.len() {
            let shift = rest.coefficients.len() - divisor.coefficients.len();
            let Some(top) = rest.coefficients.pop() else { break };
            let top = if leading.sign() == Sign::Minus { -top } else { top };
            for coefficient in &mut rest.coefficients {
                *coefficient *= &factor;
            }
            for (i, coefficient) in divisor.coefficients.iter().enumerate().take(divisor.coefficients.len() - 1) {
                rest.coefficients[i + shift] -= &top * coefficient;
            }
            rest = Self::new(rest.coefficients);
        }
        rest
    }

    /// Divides out the root at a time, with its multiplicity. Returns the quotient, and whether the time is a root.
    fn divide_out(mut self, time: &Time) -> (Self, bool) {
        let mut found = false;
        while !self.is_zero() && time.sign_of(&self) == 0 {
            found = true;
            // With t = n / 2^k, the division by 2^k x − n is exact, because n and 2^k have no common factor.
            let mut quotient: Vec<BigInt> = Vec::new();
            let mut carried = BigInt::ZERO;
            for coefficient in &self.coefficients[..self.coefficients.len() - 1] {
                // −n q₀ = c₀ and 2^k q(i−1) − n qᵢ = cᵢ. For n = 0, the quotient is a shift of the coefficients.
                let product = (&carried << time.bits) - coefficient;
                carried = if time.number.sign() == Sign::NoSign { BigInt::ZERO } else { product / &time.number };
                quotient.push(carried.clone());
            }
            if time.number.sign() == Sign::NoSign {
                quotient = self.coefficients[1..].to_vec();
            }
            self = Self::new(quotient);
        }
        (self, found)
    }
}

/// A time: `number / 2^bits`, in lowest terms.
#[derive(Clone, Debug)]
struct Time {
    number: BigInt,
    bits: u32,
}

impl Time {
    fn integer(number: u32) -> Self {
        Self { number: BigInt::from(number), bits: 0 }
    }

    /// Returns the midpoint of two times, in lowest terms.
    fn midpoint(low: &Self, high: &Self) -> Self {
        let bits = low.bits.max(high.bits) + 1;
        let sum = (&low.number << (bits - 1 - low.bits)) + (&high.number << (bits - 1 - high.bits));
        let mut time = Self { number: sum, bits };
        while time.bits > 0 && !time.number.bit(0) {
            time.number >>= 1;
            time.bits -= 1;
        }
        time
    }

    fn sign_of(&self, polynomial: &Polynomial) -> i32 {
        // Horner's method, scaled by a power of two.
        let mut value = BigInt::ZERO;
        for (step, coefficient) in polynomial.coefficients.iter().rev().enumerate() {
            value = value * &self.number + (coefficient << (self.bits as usize * step));
        }
        sign_of(&value)
    }

    /// Returns the time as a number, rounded down.
    fn value(&self) -> f64 {
        let excess = self.bits.saturating_sub(52);
        let number = (&self.number >> excess).to_u64_digits().1.first().copied().unwrap_or(0);
        number as f64 / (1u64 << (self.bits - excess)) as f64
    }
}

/// Sturm chain: two polynomials and their successive negated remainders. The sign changes along it count roots.
struct SturmChain(Vec<Polynomial>);

impl SturmChain {
    fn new(first: Polynomial, second: Polynomial) -> Self {
        let mut chain = vec![first, second];
        while let [.., before, last] = &chain[..] {
            if last.is_zero() {
                chain.pop();
                break;
            }
            let next = before.remainder(last).negated();
            chain.push(next);
        }
        Self(chain)
    }

    fn sign_changes(&self, time: &Time) -> i32 {
        let (mut changes, mut last) = (0, 0);
        for sign in self.0.iter().map(|polynomial| time.sign_of(polynomial)).filter(|sign| *sign != 0) {
            changes += i32::from(last != 0 && sign != last);
            last = sign;
        }
        changes
    }

    /// Counts the roots of the first polynomial between two times at which it is not zero, if the second is its derivative
    /// (Sturm). If the second is the derivative times another polynomial, sums up the signs of that polynomial at the roots
    /// (Tarski).
    fn count(&self, low: &Time, high: &Time) -> i32 {
        self.sign_changes(low) - self.sign_changes(high)
    }
}

/// A root of a polynomial.
enum Root {
    /// A root at this time.
    At(Time),
    /// The only root of this polynomial between two times at which it is not zero.
    Isolated(Polynomial, Time, Time),
}

impl Root {
    /// Returns the sign of a polynomial at the root.
    fn sign_of(&self, polynomial: &Polynomial) -> i32 {
        match self {
            Self::At(time) => time.sign_of(polynomial),
            Self::Isolated(own, low, high) => {
                let factor = own.derivative().times(polynomial);
                if factor.is_zero() { 0 } else { SturmChain::new(own.clone(), factor).count(low, high) }
            }
        }
    }

    /// Returns the root as a number: never later than the exact one, and less than 10⁻⁶ earlier.
    fn time(self) -> f64 {
        match self {
            Self::At(time) => time.value(),
            Self::Isolated(own, mut low, mut high) => {
                let chain = SturmChain::new(own.clone(), own.derivative());
                while high.bits.max(low.bits) <= TIME_BITS {
                    let middle = Time::midpoint(&low, &high);
                    if middle.sign_of(&own) == 0 {
                        return middle.value();
                    }
                    if chain.count(&low, &middle) > 0 { high = middle } else { low = middle }
                }
                low.value()
            }
        }
    }
}

/// Returns the roots from 0 to 1 of a polynomial that is not zero, ascending.
fn roots(polynomial: &Polynomial) -> Vec<Root> {
    let (start, end) = (Time::integer(0), Time::integer(1));
    let (rest, at_start) = polynomial.clone().divide_out(&start);
    let (rest, at_end) = rest.divide_out(&end);
    let mut roots = Vec::new();
    if at_start {
        roots.push(Root::At(start.clone()));
    }
    isolate(rest, &start, &end, &mut roots);
    if at_end {
        roots.push(Root::At(end));
    }
    roots
}

/// Appends the roots between two times at which the polynomial is not zero.
fn isolate(polynomial: Polynomial, low: &Time, high: &Time, roots: &mut Vec<Root>) {
    let chain = SturmChain::new(polynomial.clone(), polynomial.derivative());
    match chain.count(low, high) {
        0 => {}
        1 => roots.push(Root::Isolated(polynomial, low.clone(), high.clone())),
        _ => {
            let middle = Time::midpoint(low, high);
            let (rest, found) = polynomial.divide_out(&middle);
            isolate(rest.clone(), low, &middle, roots);
            if found {
                roots.push(Root::At(middle.clone()));
            }
            isolate(rest, &middle, high, roots);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polynomial(coefficients: &[i64]) -> Polynomial {
        Polynomial::new(coefficients.iter().map(|x| BigInt::from(*x)).collect())
    }

    fn product(factors: &[&[i64]]) -> Polynomial {
        factors.iter().fold(polynomial(&[1]), |product, factor| product.times(&polynomial(factor)))
    }

    #[test]
    fn roots_are_distinct_and_ascending() {
        let times = |polynomial: &Polynomial| roots(polynomial).into_iter().map(Root::time).collect::<Vec<_>>();
        let assert_close = |found: Vec<f64>, expected: &[f64]| {
            let is_close = |(found, expected): (&f64, &f64)| *found <= *expected && expected - found < 1e-11;
            assert!(
                found.len() == expected.len() && found.iter().zip(expected).all(is_close),
                "{found:?} {expected:?}"
            );
        };
        assert_close(times(&product(&[&[-1, 3], &[-1, 2], &[0, 1]])), &[0.0, 1.0 / 3.0, 0.5]);
        assert_close(times(&product(&[&[-1, 3], &[-1, 3], &[-1, 1]])), &[1.0 / 3.0, 1.0]);
        assert_close(times(&product(&[&[-3, 4], &[-3, 4], &[-3, 4]])), &[0.75]);
        assert_close(times(&product(&[&[-1, 0, 2]])), &[0.5f64.sqrt()]);
        assert_close(times(&product(&[&[1, 0, 2]])), &[]);
        assert_close(times(&product(&[&[5, -3]])), &[]);
        assert_close(times(&polynomial(&[7])), &[]);
    }

    #[test]
    fn signs_at_roots_are_exact() {
        // 1/√2 is a root of 2x² − 1; the tested fractions are convergents of its continued fraction.
        let own = polynomial(&[-1, 0, 2]);
        let root = roots(&own).pop().expect("a root");
        assert_eq!(root.sign_of(&own), 0);
        assert_eq!(root.sign_of(&own.times(&polynomial(&[3, -7]))), 0);
        assert_eq!(root.sign_of(&polynomial(&[-2378, 3363])), 1);
        assert_eq!(root.sign_of(&polynomial(&[-985, 1393])), -1);
        // A double root.
        let double = product(&[&[-1, 3], &[-1, 3], &[1, 1]]);
        let root = roots(&double).pop().expect("a root");
        assert_eq!([root.sign_of(&polynomial(&[-1, 3])), root.sign_of(&polynomial(&[-1, 2]))], [0, -1]);
    }

    #[test]
    fn dyadic_roots_are_divided_out() {
        let half = Time { number: BigInt::from(1), bits: 1 };
        let (rest, found) = product(&[&[-1, 2], &[-1, 2], &[5, 7]]).divide_out(&half);
        assert!(found && rest.coefficients == polynomial(&[5, 7]).coefficients, "{rest:?}");
        let (rest, found) = product(&[&[0, 1], &[5, 7]]).divide_out(&Time::integer(0));
        assert!(found && rest.coefficients == polynomial(&[5, 7]).coefficients, "{rest:?}");
    }
}
