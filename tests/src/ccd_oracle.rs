//! An oracle for the elementary CCD tests, in big integers. It shares no code and no method with the library.
//!
//! The library finds the time at which a polygon of differences contains the origin, by sign counts at roots. The oracle
//! solves for the point of contact: for a vertex and a face by the barycentric coordinates of the vertex in the plane of the
//! face, for two edges by Cramer's rule for the parameters along both; in degenerate cases, by tests of vertices on
//! segments. All of these are polynomials in time. The oracle isolates the roots of square-free polynomials, and narrows
//! them down until another polynomial has either a common root or no root nearby.

use num_bigint::BigInt;
use num_traits::{One as _, Signed as _, ToPrimitive as _, Zero as _};

/// Four points of two features.
pub type Points = [[f64; 3]; 4];

/// Returns bounds of the earliest time of impact of a vertex, the first point, and a face: a time before it and one after it,
/// less than 10⁻¹² apart.
pub fn vertex_face(t0: &Points, t1: &Points) -> Option<(f64, f64)> {
    let [p, a, b, c] = moving(t0, t1);
    let (ab, ac, ap) = (minus(&b, &a), minus(&c, &a), minus(&p, &a));
    let normal = cross(&ab, &ac);
    let (bc, ca) = (minus(&c, &b), minus(&a, &c));
    let (bp, cp) = (minus(&p, &b), minus(&p, &c));
    let weights = [cross(&ab, &ap), cross(&bc, &bp), cross(&ca, &cp)].map(|turn| dot(&turn, &normal));
    let segments = [OnSegment::new(&p, &a, &b), OnSegment::new(&p, &b, &c), OnSegment::new(&p, &c, &a)];
    let condition = ContactCondition {
        plane: dot(&ap, &normal),
        area: dot(&normal, &normal),
        not_negative: weights.to_vec(),
        segments: segments.to_vec(),
    };
    condition.first()
}

/// Returns bounds of the earliest time of impact of two edges, as [`vertex_face`].
pub fn edge_edge(t0: &Points, t1: &Points) -> Option<(f64, f64)> {
    let [a, b, c, d] = moving(t0, t1);
    let (first, second, offset) = (minus(&b, &a), minus(&d, &c), minus(&c, &a));
    let normal = cross(&first, &second);
    let area = dot(&normal, &normal);
    let (s, t) = (dot(&cross(&offset, &second), &normal), dot(&cross(&offset, &first), &normal));
    let not_negative = vec![sum(&area, &negated(&s)), sum(&area, &negated(&t)), s, t];
    let segments = [(&a, &c, &d), (&b, &c, &d), (&c, &a, &b), (&d, &a, &b)];
    let segments = segments.map(|(point, start, end)| OnSegment::new(point, start, end)).to_vec();
    ContactCondition { plane: dot(&offset, &normal), area, not_negative, segments }.first()
}

/// A polynomial: coefficients from the constant on, the last one not zero.
type Polynomial = Vec<BigInt>;
type Vector = [Polynomial; 3];

/// Condition of a contact: `plane` is zero and, with an area, no weight is negative; without an area, a point is on a
/// segment.
struct ContactCondition {
    plane: Polynomial,
    area: Polynomial,
    /// Weights that must not be negative.
    not_negative: Vec<Polynomial>,
    segments: Vec<OnSegment>,
}

/// Condition of a point on a segment.
#[derive(Clone)]
struct OnSegment {
    /// Zero if and only if the point is on the line.
    away: Polynomial,
    /// Positive if both ends are on the same side of the point.
    beyond: Polynomial,
}

impl OnSegment {
    fn new(point: &Vector, start: &Vector, end: &Vector) -> Self {
        let (u, v) = (minus(start, point), minus(end, point));
        let turn = cross(&u, &v);
        Self { away: dot(&turn, &turn), beyond: dot(&u, &v) }
    }
}

impl ContactCondition {
    fn holds_at(&self, root: &mut Root) -> bool {
        if root.sign_of(&self.plane) != 0 {
            return false;
        }
        if root.sign_of(&self.area) != 0 {
            return self.not_negative.iter().all(|weight| root.sign_of(weight) >= 0);
        }
        self.segments.iter().any(|segment| root.sign_of(&segment.away) == 0 && root.sign_of(&segment.beyond) <= 0)
    }

    fn first(&self) -> Option<(f64, f64)> {
        let of_segments = self.segments.iter().flat_map(|segment| [&segment.away, &segment.beyond]);
        let others = self.not_negative.iter().chain([&self.area]).chain(of_segments);
        let deciding: Vec<&Polynomial> =
            if self.plane.is_empty() { others.filter(|other| !other.is_empty()).collect() } else { vec![&self.plane] };
        let mut roots: Vec<Root> = deciding.into_iter().flat_map(roots_of).collect();
        roots.push(Root::start());
        let contacts = roots.into_iter().filter_map(|mut root| self.holds_at(&mut root).then(|| root.bounds()));
        contacts.reduce(|first, other| (first.0.min(other.0), first.1.min(other.1)))
    }
}

fn moving(t0: &Points, t1: &Points) -> [Vector; 4] {
    // Every f64 is an integer multiple of 2^-1074, those of most tests of a much larger power.
    let all = || t0.iter().chain(t1).flatten().copied().filter(|x| *x != 0.0);
    let exponent = all().map(|x| decompose(x).1).min().unwrap_or(0);
    let integer = |x: f64| {
        let (mantissa, own) = decompose(x);
        if mantissa == 0 { BigInt::zero() } else { BigInt::from(mantissa) << (own - exponent) }
    };
    std::array::from_fn(|i| {
        std::array::from_fn(|axis| {
            let (start, end) = (integer(t0[i][axis]), integer(t1[i][axis]));
            trimmed(vec![start.clone(), end - start])
        })
    })
}

/// Returns mantissa and exponent.
fn decompose(x: f64) -> (i64, i32) {
    let exponent = (x.to_bits() >> 52 & 0x7FF) as i32;
    let fraction = (x.to_bits() & ((1 << 52) - 1)) as i64;
    let (mantissa, power) = if exponent == 0 { (fraction, -1074) } else { (fraction + (1 << 52), exponent - 1075) };
    (if x.is_sign_negative() { -mantissa } else { mantissa }, power)
}

fn trimmed(mut polynomial: Polynomial) -> Polynomial {
    while polynomial.last().is_some_and(BigInt::is_zero) {
        polynomial.pop();
    }
    polynomial
}

fn sum(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let at = |p: &Polynomial, i: usize| p.get(i).cloned().unwrap_or_default();
    trimmed((0..a.len().max(b.len())).map(|i| at(a, i) + at(b, i)).collect())
}

fn negated(a: &Polynomial) -> Polynomial {
    a.iter().map(|x| -x).collect()
}

fn product(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let mut product = vec![BigInt::zero(); (a.len() + b.len()).saturating_sub(1)];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            product[i + j] += x * y;
        }
    }
    trimmed(product)
}

fn minus(a: &Vector, b: &Vector) -> Vector {
    std::array::from_fn(|i| sum(&a[i], &negated(&b[i])))
}

fn cross(a: &Vector, b: &Vector) -> Vector {
    std::array::from_fn(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        sum(&product(&a[j], &b[k]), &negated(&product(&a[k], &b[j])))
    })
}

fn dot(a: &Vector, b: &Vector) -> Polynomial {
    (0..3).fold(Vec::new(), |total, i| sum(&total, &product(&a[i], &b[i])))
}

fn derivative(a: &Polynomial) -> Polynomial {
    trimmed(a.iter().enumerate().skip(1).map(|(i, x)| x * i).collect())
}

/// Divides all coefficients by their greatest common divisor.
fn primitive(polynomial: Polynomial) -> Polynomial {
    let gcd = polynomial.iter().fold(BigInt::zero(), |gcd, x| gcd_of(gcd, x.abs()));
    if gcd <= BigInt::one() { polynomial } else { polynomial.into_iter().map(|x| x / &gcd).collect() }
}

fn gcd_of(mut a: BigInt, mut b: BigInt) -> BigInt {
    while !b.is_zero() {
        (a, b) = (b.clone(), a % b);
    }
    a
}

/// Returns quotient and remainder, both times a positive number.
fn divide(a: &Polynomial, b: &Polynomial) -> (Polynomial, Polynomial) {
    let leading = &b[b.len() - 1];
    let mut quotient = vec![BigInt::zero(); (a.len() + 1).saturating_sub(b.len())];
    let mut rest = a.clone();
    while rest.len() >= b.len() {
        let (shift, top) = (rest.len() - b.len(), rest[rest.len() - 1].clone());
        // rest · |leading| − b · top · sign(leading)
        let factor = &top * leading.signum();
        quotient.iter_mut().for_each(|x| *x *= leading.abs());
        quotient[shift] += &factor;
        rest.iter_mut().for_each(|x| *x *= leading.abs());
        for (i, x) in b.iter().enumerate() {
            rest[i + shift] -= x * &factor;
        }
        rest = trimmed(rest);
    }
    (trimmed(quotient), rest)
}

fn common_factor(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let (mut a, mut b) = (primitive(a.clone()), primitive(b.clone()));
    while !b.is_empty() {
        (a, b) = (b.clone(), primitive(divide(&a, &b).1));
    }
    a
}

/// Returns a polynomial with the same roots, without multiple ones.
fn square_free(polynomial: &Polynomial) -> Polynomial {
    primitive(divide(polynomial, &common_factor(polynomial, &derivative(polynomial))).0)
}

/// Returns the sign at `number / 2^bits`.
fn sign_at(polynomial: &Polynomial, number: &BigInt, bits: u32) -> i32 {
    let degree = polynomial.len().saturating_sub(1);
    let mut value = BigInt::zero();
    for (i, x) in polynomial.iter().enumerate() {
        value += (x * number.pow(i as u32)) << (bits as usize * (degree - i));
    }
    i32::from(value.is_positive()) - i32::from(value.is_negative())
}

/// Counts the roots of a square-free polynomial in `(low / 2^bits, high / 2^bits]`.
fn count(polynomial: &Polynomial, low: &BigInt, high: &BigInt, bits: u32) -> usize {
    let mut chain = vec![polynomial.clone(), derivative(polynomial)];
    while !chain[chain.len() - 1].is_empty() {
        let rest = divide(&chain[chain.len() - 2], &chain[chain.len() - 1]).1;
        chain.push(primitive(negated(&rest)));
    }
    let changes = |number: &BigInt| {
        let signs: Vec<i32> = chain.iter().map(|p| sign_at(p, number, bits)).filter(|sign| *sign != 0).collect();
        signs.windows(2).filter(|pair| pair[0] != pair[1]).count()
    };
    changes(low) - changes(high)
}

/// The only root of a polynomial in `(low / 2^bits, (low + 1) / 2^bits]`.
struct Root {
    polynomial: Polynomial,
    low: BigInt,
    bits: u32,
}

impl Root {
    fn start() -> Self {
        Self { polynomial: vec![BigInt::zero(), BigInt::one()], low: -BigInt::one(), bits: 0 }
    }

    fn high(&self) -> BigInt {
        &self.low + 1
    }

    fn narrow(&mut self) {
        self.low <<= 1;
        self.bits += 1;
        if count(&self.polynomial, &self.low, &(&self.low + 1), self.bits) == 0 {
            self.low += 1;
        }
    }

    fn sign_of(&mut self, other: &Polynomial) -> i32 {
        if other.is_empty() {
            return 0;
        }
        let common = common_factor(&self.polynomial, other);
        if common.len() > 1 && count(&common, &self.low, &self.high(), self.bits) > 0 {
            return 0;
        }
        let other_roots = square_free(other);
        while count(&other_roots, &self.low, &self.high(), self.bits) > 0 {
            self.narrow();
        }
        sign_at(other, &self.high(), self.bits)
    }

    fn bounds(mut self) -> (f64, f64) {
        while self.bits < 42 {
            self.narrow();
        }
        let excess = self.bits - 42;
        let value = |number: BigInt| number.to_f64().unwrap_or(f64::NAN) / (1u64 << 42) as f64;
        (value(&self.low >> excess).max(0.0), value((self.high() >> excess) + i32::from(excess > 0)))
    }
}

/// Returns the roots from 0 to 1.
fn roots_of(polynomial: &Polynomial) -> Vec<Root> {
    let polynomial = square_free(polynomial);
    let mut roots = Vec::new();
    // Intervals do not include their lower end.
    if sign_at(&polynomial, &BigInt::zero(), 0) == 0 {
        roots.push(Root::start());
    }
    let mut intervals = vec![(BigInt::zero(), 0)];
    while let Some((low, bits)) = intervals.pop() {
        match count(&polynomial, &low, &(&low + 1), bits) {
            0 => {}
            1 => roots.push(Root { polynomial: polynomial.clone(), low, bits }),
            _ => intervals.extend([(&low << 1, bits + 1), ((&low << 1) + 1, bits + 1)]),
        }
    }
    roots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn obvious_contacts_are_found() {
        let face = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
        let with = |p: [f64; 3]| [p, face[0], face[1], face[2]];
        let contains =
            |bounds: Option<(f64, f64)>, toi: f64| bounds.is_some_and(|(low, high)| low <= toi && toi <= high);
        assert!(contains(vertex_face(&with([1.0, 1.0, 1.0]), &with([1.0, 1.0, -2.0])), 1.0 / 3.0));
        assert_eq!(vertex_face(&with([3.0, 3.0, 1.0]), &with([3.0, 3.0, -2.0])), None);
        assert_eq!(vertex_face(&with([1.0, 1.0, 1.0]), &with([1.0, 1.0, 0.5])), None);
        // Within the plane, up to a side; and away from a corner, with contact at the start.
        assert!(contains(vertex_face(&with([-1.0, 1.0, 0.0]), &with([2.0, 1.0, 0.0])), 1.0 / 3.0));
        assert!(contains(vertex_face(&with([4.0, 0.0, 0.0]), &with([8.0, 0.0, 1.0])), 0.0));
        let edges = |z: f64| [[-1.0, 0.0, z], [1.0, 0.0, z], [0.0, -1.0, 0.0], [0.0, 1.0, 0.0]];
        assert!(contains(edge_edge(&edges(1.0), &edges(-2.0)), 1.0 / 3.0));
        assert_eq!(edge_edge(&edges(1.0), &edges(0.25)), None);
        // Collinear edges.
        let line = |x: f64| [[x, 0.0, 0.0], [x + 1.0, 0.0, 0.0], [4.0, 0.0, 0.0], [5.0, 0.0, 0.0]];
        assert!(contains(edge_edge(&line(0.0), &line(4.0)), 0.75));
        assert_eq!(edge_edge(&line(0.0), &line(2.0)), None);
    }
}
