//! Numbers that compute as badly as WGSL allows.
//!
//! An operation only records what is to be computed. A comparison, or a look at the bits, computes it: as a sum of products,
//! in any order, with parts multiplied out, factored and fused; each time anew, and differently. Each step is rounded to either
//! adjacent number and may be flushed to zero. Quotients and square roots are off by some units in the last place. After an
//! overflow, or if an operand is infinite or not a number, anything may result, and a comparison has any outcome.
//!
//! Each case has habits of its own ([`Habits`]): most compilers do not change their mind at each operation.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

use fastrand::Rng;

/// A number: the result of an operation, or a constant.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The constant.
    value: f32,
    /// Index of the operation, from 1; 0 for a constant.
    operation: u32,
}

#[derive(Clone, Copy)]
enum Operation {
    Add(Number, Number),
    Multiply(Number, Number),
    Divide(Number, Number),
    Negate(Number),
    Absolute(Number),
    SquareRoot(Number),
    Least(Number, Number),
    Most(Number, Number),
}

#[derive(Clone, Copy)]
enum Rounding {
    Nearest,
    Up,
    Down,
    TowardZero,
    AwayFromZero,
    Random,
}

/// Probabilities, in 1/256.
#[derive(Clone, Copy)]
struct Habits {
    rounding: Rounding,
    flush: u8,
    /// Computing the result of an operation at once, as written.
    at_once: u8,
    reorder: u8,
    distribute: u8,
    factor: u8,
    fuse: u8,
    /// A comparison without a correct answer is true.
    unordered: u8,
}

impl Habits {
    fn random(rng: &mut Rng) -> Self {
        use Rounding::{AwayFromZero, Down, Nearest, Random, TowardZero, Up};
        let rounding = [Nearest, Up, Down, TowardZero, AwayFromZero, Random][rng.usize(..6)];
        let mut habit = || [0, 0, 100, 255, 255][rng.usize(..5)];
        let (flush, reorder, distribute) = (habit(), habit(), habit());
        let (factor, fuse, unordered) = (habit(), habit(), habit());
        let at_once = [0, 0, 60, 255][rng.usize(..4)];
        Self { rounding, flush, at_once, reorder, distribute, factor, fuse, unordered }
    }
}

/// Longest sum that is multiplied out, in products.
const LONGEST_SUM: usize = 96;

/// Longest product that is multiplied out, in factors.
const LONGEST_PRODUCT: usize = 8;

/// A product of computed factors.
#[derive(Clone, Copy)]
struct Product {
    factors: [f32; LONGEST_PRODUCT],
    count: usize,
}

impl Product {
    fn of(factor: f32) -> Self {
        let mut factors = [0.0; LONGEST_PRODUCT];
        factors[0] = factor;
        Self { factors, count: 1 }
    }

    fn factors(&self) -> &[f32] {
        &self.factors[..self.count]
    }

    fn times(mut self, other: &Self) -> Self {
        self.factors[self.count..self.count + other.count].copy_from_slice(other.factors());
        self.count += other.count;
        self
    }

    fn negated(mut self) -> Self {
        self.factors[0] = -self.factors[0];
        self
    }

    /// Removes a factor.
    fn without(mut self, index: usize) -> Self {
        self.count -= 1;
        self.factors.swap(index, self.count);
        self
    }
}

/// The computer that the numbers of this thread run on.
struct Computer {
    operations: Vec<Operation>,
    habits: Habits,
    rng: Rng,
}

thread_local! {
    static COMPUTER: RefCell<Computer> = RefCell::new(Computer::new(0));
}

/// Starts a case: forgets all numbers but constants, and takes new habits.
pub fn start_case(seed: u64) {
    COMPUTER.with_borrow_mut(|computer| {
        computer.rng = Rng::with_seed(seed);
        computer.habits = Habits::random(&mut computer.rng);
        computer.operations.clear();
    });
}

impl Computer {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        Self { operations: Vec::new(), habits: Habits::random(&mut rng), rng }
    }

    fn chance(&mut self, probability: u8) -> bool {
        self.rng.u8(..255) < probability
    }

    fn record(&mut self, operation: Operation) -> Number {
        self.operations.push(operation);
        let number = Number { value: 0.0, operation: self.operations.len() as u32 };
        if self.chance(self.habits.at_once) { constant(self.computed(number)) } else { number }
    }

    /// Returns any number at all.
    fn anything(&mut self) -> f32 {
        match self.rng.u8(..8) {
            0 => 0.0,
            1 => f32::INFINITY,
            2 => f32::NEG_INFINITY,
            3 | 4 => f32::NAN,
            5 => self.rng.f32() - 0.5,
            _ => f32::from_bits(self.rng.u32(..)),
        }
    }

    fn flushed(&mut self, value: f32) -> f32 {
        if value.is_subnormal() && self.chance(self.habits.flush) { 0.0 } else { value }
    }

    /// Rounds the exact result `high + low` of an operation, of which `high` is the nearest `f64`.
    fn rounded(&mut self, high: f64, low: f64) -> f32 {
        if !high.is_finite() {
            return self.anything();
        }
        let nearest = high as f32;
        let error = match high.partial_cmp(&f64::from(nearest)) {
            Some(Ordering::Equal) | None => low,
            Some(Ordering::Greater) => 1.0,
            Some(Ordering::Less) => -1.0,
        };
        let (below, above) = if error > 0.0 {
            (nearest, nearest.next_up())
        } else if error < 0.0 {
            (nearest.next_down(), nearest)
        } else {
            (nearest, nearest)
        };
        let toward_zero = if high < 0.0 { above } else { below };
        let result = match self.habits.rounding {
            Rounding::Nearest => nearest,
            Rounding::Up => above,
            Rounding::Down => below,
            Rounding::TowardZero => toward_zero,
            Rounding::AwayFromZero if high < 0.0 => below,
            Rounding::AwayFromZero => above,
            Rounding::Random if self.rng.bool() => above,
            Rounding::Random => below,
        };
        // An overflow, if either neighbor is infinite.
        if below.is_finite() && above.is_finite() { self.flushed(result) } else { self.anything() }
    }

    /// Returns `a b + c`, rounded once.
    fn fused(&mut self, a: f32, b: f32, c: f32) -> f32 {
        if !(a.is_finite() && b.is_finite() && c.is_finite()) {
            return self.anything();
        }
        // The product of two f32 is exact in f64; Knuth's sum of two f64 has an exact error.
        let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
        let sum = product + c;
        let of_c = sum - product;
        self.rounded(sum, (product - (sum - of_c)) + (c - of_c))
    }

    fn product_of(&mut self, product: &Product) -> f32 {
        let mut factors = product.factors;
        let factors = &mut factors[..product.count];
        if self.chance(self.habits.reorder) {
            self.rng.shuffle(factors);
        }
        let mut value = factors[0];
        for factor in &factors[1..] {
            value = self.fused(value, *factor, 0.0);
        }
        value
    }

    /// Returns the sum of two products.
    fn sum_of_two(&mut self, a: &Product, b: &Product) -> f32 {
        for (first, second) in [(a, b), (b, a)] {
            if first.count > 1 && self.chance(self.habits.fuse) {
                let (factor, other) = (first.factors[first.count - 1], self.product_of(second));
                let rest = self.product_of(&first.without(first.count - 1));
                return self.fused(rest, factor, other);
            }
        }
        let (a, b) = (self.product_of(a), self.product_of(b));
        self.fused(a, 1.0, b)
    }

    /// Returns the sum of products.
    fn sum_of(&mut self, mut products: Vec<Product>) -> f32 {
        if products.len() > 2 && self.chance(self.habits.factor) {
            self.factor_out(&mut products);
        }
        if self.chance(self.habits.reorder) {
            self.rng.shuffle(&mut products);
        }
        // One after the other, or as a tree.
        let as_tree = self.chance(self.habits.reorder);
        while products.len() > 1 {
            let (first, second) =
                if as_tree { (self.rng.usize(..products.len() - 1), products.len() - 1) } else { (0, 1) };
            let sum = self.sum_of_two(&products[first], &products[second]);
            products[first] = Product::of(sum);
            products.remove(second);
        }
        self.product_of(&products[0])
    }

    /// Writes `a b + a c` as `a (b + c)` for a random factor.
    fn factor_out(&mut self, products: &mut Vec<Product>) {
        let chosen = products[self.rng.usize(..products.len())];
        let factor = chosen.factors[self.rng.usize(..chosen.count)];
        let place = |product: &Product| product.factors().iter().position(|other| other.to_bits() == factor.to_bits());
        let (with, mut others): (Vec<Product>, Vec<Product>) =
            products.iter().partition(|product| product.count > 1 && place(product).is_some());
        if with.len() > 1 && factor.is_finite() {
            let rest = with.iter().map(|product| product.without(place(product).unwrap_or(0))).collect();
            let rest = self.sum_of(rest);
            others.push(Product::of(factor).times(&Product::of(rest)));
            *products = others;
        }
    }

    /// Returns a number as a sum of products.
    fn expanded(&mut self, number: Number) -> Vec<Product> {
        let reorders = self.chance(self.habits.reorder);
        match number.operation().map(|operation| self.operations[operation]) {
            Some(Operation::Add(a, b)) if reorders => {
                let mut sum = self.expanded(a);
                sum.extend(self.expanded(b));
                sum
            }
            Some(Operation::Negate(a)) => self.expanded(a).into_iter().map(Product::negated).collect(),
            Some(Operation::Multiply(a, b)) if reorders => self.multiplied(a, b),
            _ => vec![Product::of(self.computed(number))],
        }
    }

    /// Returns a product of two numbers, possibly multiplied out.
    fn multiplied(&mut self, a: Number, b: Number) -> Vec<Product> {
        let (mut a, mut b) = (self.expanded(a), self.expanded(b));
        let longest = |products: &[Product]| products.iter().map(|product| product.count).max().unwrap_or(0);
        let is_sum = a.len() + b.len() > 2 && !self.chance(self.habits.distribute);
        if is_sum || a.len() * b.len() > LONGEST_SUM || longest(&a) + longest(&b) > LONGEST_PRODUCT {
            (a, b) = (vec![Product::of(self.sum_of(a))], vec![Product::of(self.sum_of(b))]);
        }
        a.iter().flat_map(|a| b.iter().map(|b| a.times(b))).collect()
    }

    /// Computes a number. The next time, it may have another value.
    fn computed(&mut self, number: Number) -> f32 {
        let Some(operation) = number.operation() else { return self.flushed(number.value) };
        match self.operations[operation] {
            Operation::Add(a, b) => {
                let mut sum = self.expanded(a);
                sum.extend(self.expanded(b));
                self.sum_of(sum)
            }
            Operation::Multiply(a, b) => {
                let products = self.multiplied(a, b);
                self.sum_of(products)
            }
            Operation::Divide(a, b) => {
                let (a, b) = (self.computed(a), self.computed(b));
                // Outside of these limits, WGSL says nothing about the result.
                let is_defined = (f32::MIN_POSITIVE..=f32::from_bits((127 + 126) << 23)).contains(&b.abs());
                if is_defined && a.is_finite() { self.off_by_ulps(a / b, 3) } else { self.anything() }
            }
            Operation::SquareRoot(a) => {
                // The reciprocal of the inverse square root, which zero does not have.
                let a = self.computed(a);
                if a >= f32::MIN_POSITIVE && a.is_finite() { self.off_by_ulps(a.sqrt(), 5) } else { self.anything() }
            }
            Operation::Negate(a) => -self.computed(a),
            Operation::Absolute(a) => self.computed(a).abs(),
            Operation::Least(a, b) => self.one_of(a, b, f32::min),
            Operation::Most(a, b) => self.one_of(a, b, f32::max),
        }
    }

    fn one_of(&mut self, a: Number, b: Number, choose: fn(f32, f32) -> f32) -> f32 {
        let (a, b) = (self.computed(a), self.computed(b));
        if a.is_finite() && b.is_finite() { choose(a, b) } else { self.anything() }
    }

    /// Returns a number that is up to `ulps` units in the last place away.
    fn off_by_ulps(&mut self, value: f32, ulps: i32) -> f32 {
        let off = value.to_bits().wrapping_add_signed(self.rng.i32(-ulps..=ulps));
        match f32::from_bits(off) {
            _ if value.abs() < 2.0 * f32::MIN_POSITIVE => self.flushed(value),
            off if off.is_finite() => off,
            _ => self.anything(),
        }
    }

    /// Compares two numbers; any of the orders in `accepted` is the result `true`.
    fn compare(&mut self, a: Number, b: Number, accepted: &[Ordering]) -> bool {
        let (a, b) = (self.computed(a), self.computed(b));
        match a.partial_cmp(&b) {
            Some(order) if a.is_finite() && b.is_finite() => accepted.contains(&order),
            _ => self.chance(self.habits.unordered),
        }
    }
}

/// Returns a constant.
pub const fn constant(value: f32) -> Number {
    Number { value, operation: 0 }
}

/// Returns the lowest bit of a number as 0 or 1.
pub fn from_bit(bit: u32) -> Number {
    constant((bit & 1) as f32)
}

fn record(operation: Operation) -> Number {
    COMPUTER.with_borrow_mut(|computer| computer.record(operation))
}

impl Number {
    /// Returns the number with these bits.
    pub const fn from_bits(bits: u32) -> Self {
        constant(f32::from_bits(bits))
    }

    /// Computes the number and returns its bits.
    pub fn to_bits(self) -> u32 {
        COMPUTER.with_borrow_mut(|computer| computer.computed(self)).to_bits()
    }

    /// Returns the absolute value.
    pub fn abs(self) -> Self {
        record(Operation::Absolute(self))
    }

    fn operation(self) -> Option<usize> {
        (self.operation as usize).checked_sub(1)
    }
}

impl From<f32> for Number {
    fn from(value: f32) -> Self {
        constant(value)
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        COMPUTER.with_borrow_mut(|computer| computer.compare(*self, *other, &[Ordering::Equal]))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, _: &Self) -> Option<Ordering> {
        unreachable!("the filters compare with operators")
    }

    fn lt(&self, other: &Self) -> bool {
        COMPUTER.with_borrow_mut(|computer| computer.compare(*self, *other, &[Ordering::Less]))
    }

    fn le(&self, other: &Self) -> bool {
        COMPUTER.with_borrow_mut(|computer| computer.compare(*self, *other, &[Ordering::Less, Ordering::Equal]))
    }

    fn gt(&self, other: &Self) -> bool {
        COMPUTER.with_borrow_mut(|computer| computer.compare(*self, *other, &[Ordering::Greater]))
    }

    fn ge(&self, other: &Self) -> bool {
        COMPUTER.with_borrow_mut(|computer| computer.compare(*self, *other, &[Ordering::Greater, Ordering::Equal]))
    }
}

impl Neg for Number {
    type Output = Self;

    fn neg(self) -> Self {
        record(Operation::Negate(self))
    }
}

macro_rules! binary {
    ($Trait:ident $function:ident: |$a:ident, $b:ident| $result:expr) => {
        impl<N: Into<Number>> $Trait<N> for Number {
            type Output = Number;

            fn $function(self, other: N) -> Number {
                let ($a, $b) = (self, other.into());
                $result
            }
        }

        impl $Trait<Number> for f32 {
            type Output = Number;

            fn $function(self, other: Number) -> Number {
                let ($a, $b) = (constant(self), other);
                $result
            }
        }
    };
}

binary!(Add add: |a, b| record(Operation::Add(a, b)));
binary!(Sub sub: |a, b| record(Operation::Add(a, -b)));
binary!(Mul mul: |a, b| record(Operation::Multiply(a, b)));
binary!(Div div: |a, b| record(Operation::Divide(a, b)));

/// A vector of three numbers: what the filters use of `glam::Vec3`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vec3 {
    /// First coordinate.
    pub x: Number,
    /// Second coordinate.
    pub y: Number,
    /// Third coordinate.
    pub z: Number,
}

/// A vector of four numbers.
#[derive(Clone, Copy, Debug)]
pub struct Vec4 {
    vector: Vec3,
    /// Fourth coordinate.
    pub w: Number,
}

impl Vec3 {
    /// The zero vector.
    pub const ZERO: Self = Self { x: constant(0.0), y: constant(0.0), z: constant(0.0) };

    /// Creates a vector.
    pub fn new(x: impl Into<Number>, y: impl Into<Number>, z: impl Into<Number>) -> Self {
        Self { x: x.into(), y: y.into(), z: z.into() }
    }

    /// Creates a vector of equal coordinates.
    pub fn splat(value: Number) -> Self {
        Self { x: value, y: value, z: value }
    }

    fn map(self, function: impl Fn(Number) -> Number) -> Self {
        Self { x: function(self.x), y: function(self.y), z: function(self.z) }
    }

    fn with(self, other: Self, function: impl Fn(Number, Number) -> Number) -> Self {
        Self { x: function(self.x, other.x), y: function(self.y, other.y), z: function(self.z, other.z) }
    }

    /// Appends a coordinate.
    pub fn extend(self, w: impl Into<Number>) -> Vec4 {
        Vec4 { vector: self, w: w.into() }
    }

    /// Returns the absolute values of the coordinates.
    pub fn abs(self) -> Self {
        self.map(Number::abs)
    }

    /// Returns the smaller ones of the coordinates.
    pub fn min(self, other: Self) -> Self {
        self.with(other, |a, b| record(Operation::Least(a, b)))
    }

    /// Returns the larger ones of the coordinates.
    pub fn max(self, other: Self) -> Self {
        self.with(other, |a, b| record(Operation::Most(a, b)))
    }

    /// Returns the sum of the coordinates.
    pub fn element_sum(self) -> Number {
        self.x + self.y + self.z
    }

    /// Returns the dot product.
    pub fn dot(self, other: Self) -> Number {
        self.with(other, |a, b| a * b).element_sum()
    }

    /// Returns the cross product.
    pub fn cross(self, other: Self) -> Self {
        Self {
            x: self.y * other.z - other.y * self.z,
            y: self.z * other.x - other.z * self.x,
            z: self.x * other.y - other.x * self.y,
        }
    }

    /// Returns the squared length.
    pub fn length_squared(self) -> Number {
        self.dot(self)
    }

    /// Returns the length.
    pub fn length(self) -> Number {
        record(Operation::SquareRoot(self.length_squared()))
    }
}

impl Vec4 {
    /// Returns the vector without its last coordinate.
    pub fn truncate(self) -> Vec3 {
        self.vector
    }
}

impl Add for Vec3 {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.with(other, |a, b| a + b)
    }
}

impl AddAssign for Vec3 {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Vec3 {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.with(other, |a, b| a - b)
    }
}

impl Div<Number> for Vec3 {
    type Output = Self;

    fn div(self, divisor: Number) -> Self {
        self.map(|a| a / divisor)
    }
}
