//! Filtered intersection tests of triangles with `f64` coordinates: the same decisions as in [`clasp3d_kernels::geometry`], with
//! error bounds for `f64`.
//!
//! # Error bound
//!
//! The sign of a volume `det(b − a, c − a, d − a)` decides, if an error bound proves it. With `u = 2⁻⁵³`: each of its six
//! products goes through 3 differences, 2 multiplications and at most 5 additions, so the error is below `11 u` of the sum of
//! the absolute values of the products. [`RELATIVE_ERROR`] is `16 u`. Differences do not underflow. A product of two
//! differences that does adds at most `2⁻¹⁰⁷⁵`, times the third difference; a product of three adds `2⁻¹⁰⁷⁵`. [`UNDERFLOW`] is
//! far above the sum of all. After an overflow, the bound is infinite or NaN; then no comparison with it is true, and the sign
//! is undecided. The CPU computes as written here, so there is no other order of evaluation.

use clasp3d_kernels::geometry::neighbors::{common_vertex_count, first_common_corner, repeats_vertex};

use super::predicates::Point;
use super::triangles::{Face, intersect, lone_vertex_first};

/// Error of a volume relative to the sum of the absolute values of its terms: `2⁻⁴⁹`. If this were smaller than the proven
/// bound, wrong signs would pass as certain.
const RELATIVE_ERROR: f64 = 1.0 / (1u64 << 49) as f64;

/// Error of a volume from underflow, for differences of at most about 1: `2⁻¹⁰⁰⁰`.
const UNDERFLOW: f64 = f64::from_bits((1023 - 1000) << 52);

/// Result of a test of two triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Certainly disjoint.
    Miss,
    /// Certainly intersecting.
    Hit,
    /// Decided by exact predicates.
    Exact(bool),
}

/// Whether two triangles of a mesh intersect, by the rules for neighbors in [`crate::exact`].
#[inline]
pub(crate) fn decide(first: &Face<Point>, second: &Face<Point>) -> Decision {
    filtered(first, second).unwrap_or_else(|| Decision::Exact(intersect(first, second)))
}

/// Decides by filters; `None` if they cannot tell.
#[inline]
fn filtered(first: &Face<Point>, second: &Face<Point>) -> Option<Decision> {
    let common = common_vertex_count(first.vertices, second.vertices);
    match common {
        0 => return separate_triangles(first.positions, second.positions),
        3 => return Some(Decision::Miss),
        _ if repeats_vertex(first.vertices) || repeats_vertex(second.vertices) => return None,
        _ => {}
    }
    let common_first = |own: &Face<Point>, other: &Face<Point>| {
        let [a, b, c] = own.positions;
        [[a, b, c], [b, c, a], [c, a, b]][first_common_corner(own.vertices, other.vertices, common) as usize]
    };
    let ([a, b, c], [_, e, f]) = (common_first(first, second), common_first(second, first));
    if common == 1 { neighbors_at_a_vertex(a, [b, c], [e, f]) } else { neighbors_at_an_edge([a, b], c, f) }
}

#[inline(always)]
fn difference(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/// The plane of a triangle, with the terms of the products of its normal.
struct Plane {
    origin: Point,
    normal: Point,
    /// Sums of the absolute values of both products of each component of the normal.
    terms: Point,
}

impl Plane {
    #[inline(always)]
    fn new(a: Point, b: Point, c: Point) -> Self {
        let (p, q) = (difference(b, a), difference(c, a));
        let products = |i: usize, j: usize| (p[i] * q[j], p[j] * q[i]);
        let [(yz, zy), (zx, xz), (xy, yx)] = [products(1, 2), products(2, 0), products(0, 1)];
        let normal = [yz - zy, zx - xz, xy - yx];
        Self { origin: a, normal, terms: [yz.abs() + zy.abs(), zx.abs() + xz.abs(), xy.abs() + yx.abs()] }
    }

    /// Filtered side of a point: the sign of a volume, or 0 if undecided.
    #[inline(always)]
    fn side(&self, point: Point) -> i32 {
        let r = difference(point, self.origin);
        let volume = r[0] * self.normal[0] + r[1] * self.normal[1] + r[2] * self.normal[2];
        let [x, y, z] = r.map(f64::abs);
        let terms = x * self.terms[0] + y * self.terms[1] + z * self.terms[2];
        let error = RELATIVE_ERROR * terms + UNDERFLOW * (1.0 + (x + y + z));
        i32::from(volume > error) - i32::from(volume < -error)
    }
}

/// Filtered sign of the volume of a tetrahedron.
#[inline(always)]
fn orient3d(a: Point, b: Point, c: Point, d: Point) -> i32 {
    Plane::new(a, b, c).side(d)
}

/// Whether three points are certainly not collinear. A component of the cross product goes through fewer operations than a
/// volume.
pub(crate) fn not_collinear(a: Point, b: Point, c: Point) -> bool {
    let Plane { normal, terms, .. } = Plane::new(a, b, c);
    (0..3).any(|i| normal[i].abs() > RELATIVE_ERROR * terms[i] + UNDERFLOW)
}

/// Tests triangles without a common vertex: see
/// [`intersect_filtered`](clasp3d_kernels::geometry::triangle::intersect_filtered).
#[inline]
fn separate_triangles(first: [Point; 3], second: [Point; 3]) -> Option<Decision> {
    let sides_of = |triangle: [Point; 3], [a, b, c]: [Point; 3]| {
        let plane = Plane::new(a, b, c);
        triangle.map(|point| plane.side(point))
    };
    let on_one_side = |[a, b, c]: [i32; 3]| a != 0 && a == b && a == c;
    let first_sides = sides_of(first, second);
    if on_one_side(first_sides) {
        return Some(Decision::Miss);
    }
    let second_sides = sides_of(second, first);
    if on_one_side(second_sides) {
        return Some(Decision::Miss);
    }
    if !first_sides.contains(&0) && !second_sides.contains(&0) {
        let ([a, b, c], first_side) = lone_vertex_first(first, first_sides);
        let ([d, e, f], second_side) = lone_vertex_first(second, second_sides);
        let ([b, c], [e, f]) =
            (if second_side < 0 { [c, b] } else { [b, c] }, if first_side < 0 { [f, e] } else { [e, f] });
        // Each triangle cuts the common line of the planes in an interval. They overlap unless one ends before the other starts.
        let (end, start) = (orient3d(a, b, d, e), orient3d(a, c, f, d));
        if end > 0 || start > 0 {
            return Some(Decision::Miss);
        }
        if end < 0 && start < 0 {
            return Some(Decision::Hit);
        }
    }
    (is_beyond_an_edge(second, first) || is_beyond_an_edge(first, second)).then_some(Decision::Miss)
}

#[inline]
fn cross(a: Point, b: Point) -> Point {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Whether a triangle certainly lies beyond an edge of another one, in the plane of that other. Most triangles in one plane do.
#[inline]
fn is_beyond_an_edge(triangle: [Point; 3], other: [Point; 3]) -> bool {
    let [a, b, c] = other;
    let normal = cross(difference(b, a), difference(c, a));
    // Rounding errors of the direction do not matter: sets that are separated along any direction have no common point.
    let is_beyond = |start: Point, end: Point| {
        let outward = cross(difference(end, start), normal);
        triangle.into_iter().all(|to| other.into_iter().all(|from| is_ahead(from, to, outward)))
    };
    is_beyond(a, b) || is_beyond(b, c) || is_beyond(c, a)
}

/// Whether the point `to` is certainly farther along `direction` than `from`. Fewer operations than a volume.
#[inline]
fn is_ahead(from: Point, to: Point, direction: Point) -> bool {
    let difference = difference(to, from);
    let [x, y, z] = [0, 1, 2].map(|i| difference[i] * direction[i]);
    x + y + z > RELATIVE_ERROR * (x.abs() + y.abs() + z.abs()) + UNDERFLOW
}

/// Tests the triangles `apex a b` and `apex c d`: see
/// [`vertex_neighbors_intersect_filtered`](clasp3d_kernels::geometry::neighbors::vertex_neighbors_intersect_filtered).
#[inline]
fn neighbors_at_a_vertex(apex: Point, [a, b]: [Point; 2], [c, d]: [Point; 2]) -> Option<Decision> {
    let (first, second) = (Plane::new(apex, a, b), Plane::new(apex, c, d));
    let (a_side, b_side) = (second.side(a), second.side(b));
    if a_side * b_side > 0 {
        return Some(Decision::Miss);
    }
    let (c_side, d_side) = (first.side(c), first.side(d));
    if c_side * d_side > 0 {
        return Some(Decision::Miss);
    }
    if a_side * b_side < 0 && c_side * d_side < 0 {
        return Some(if a_side * c_side < 0 { Decision::Hit } else { Decision::Miss });
    }
    // The plane halfway between the triangles, as seen from the apex, separates most triangles of flat parts.
    let unit = |point: Point| {
        let vector = difference(point, apex);
        let length = (vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]).sqrt();
        vector.map(|x| x / length)
    };
    let [a_unit, b_unit, c_unit, d_unit] = [a, b, c, d].map(unit);
    let direction = core::array::from_fn(|i| a_unit[i] + b_unit[i] - c_unit[i] - d_unit[i]);
    let is_separated = is_ahead(apex, a, direction)
        && is_ahead(apex, b, direction)
        && is_ahead(c, apex, direction)
        && is_ahead(d, apex, direction);
    is_separated.then_some(Decision::Miss)
}

/// Tests the triangles `a b c` and `a b d`: see
/// [`edge_neighbors_overlap_filtered`](clasp3d_kernels::geometry::neighbors::edge_neighbors_overlap_filtered).
#[inline]
fn neighbors_at_an_edge([a, b]: [Point; 2], c: Point, d: Point) -> Option<Decision> {
    let plane = Plane::new(a, b, c);
    if plane.side(d) != 0 {
        return Some(Decision::Miss);
    }
    // The plane through the edge that is perpendicular to the first triangle. It contains the edge exactly: a volume with
    // the edge and any direction.
    let (edge, normal) = (difference(b, a), plane.normal);
    let size = |vector: Point| vector.into_iter().fold(0.0, |largest: f64, x| largest.max(x.abs()));
    let factor = size(edge) / size(normal);
    let above = core::array::from_fn(|i| a[i] + normal[i] * factor);
    let across = Plane::new(a, b, above);
    (across.side(c) * across.side(d) < 0).then_some(Decision::Miss)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pseudorandom generator.
    struct Numbers(u64);

    impl Numbers {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            self.0 >> 11
        }

        fn below(&mut self, end: u64) -> u64 {
            (self.next() >> 20) % end
        }

        /// A number on a grid, with noise in its last digits half of the time.
        fn coordinate(&mut self, offset: f64, steps: u64, size: f64) -> f64 {
            let value = offset + size * self.below(steps) as f64;
            let noise = [0, 0, 1, 2, 3, 0, 0, 1 << 40][self.below(8) as usize] * self.below(2);
            if value == 0.0 { value } else { f64::from_bits(value.to_bits() ^ noise) }
        }
    }

    #[test]
    fn filters_never_contradict_exact_predicates() {
        let mut numbers = Numbers(5);
        let (mut hits, mut misses, mut undecided) = (0, 0, 0);
        for case in 0..200_000 {
            let (offset, size) = [
                (0.0, 1.0),
                (1e6, 1e-3),
                (-7e8, 1e-5),
                (0.1, 0.3),
                (1e200, 1e195),
                (1e-200, 1e-201),
                (0.0, 1e-320),
                (0.0, 1e307),
            ][case % 8];
            let steps = [3, 4, 9, 1 << 20][case / 8 % 4];
            let mut positions =
                [[0.0; 3]; 6].map(|point: Point| point.map(|_| numbers.coordinate(offset, steps, size)));
            // Three kinds of pairs: common vertices come first or last.
            let (first, second) =
                [([0, 1, 2], [3, 4, 5]), ([0, 1, 2], [3, 4, 0]), ([0, 1, 2], [2, 1, 3])][case / 32 % 3];
            if case / 96 % 2 == 0 {
                // Nearly coplanar.
                let height = positions[0][2];
                positions.iter_mut().for_each(|point| point[2] = if numbers.below(4) > 0 { height } else { point[2] });
            }
            let [first, second] = [first, second].map(|vertices: [u32; 3]| Face {
                vertices,
                positions: vertices.map(|vertex| positions[vertex as usize]),
            });
            let expected = intersect(&first, &second);
            match filtered(&first, &second) {
                Some(Decision::Hit) => {
                    hits += 1;
                    assert!(expected, "{first:?} {second:?}");
                }
                Some(_) => {
                    misses += 1;
                    assert!(!expected, "{first:?} {second:?}");
                }
                None => undecided += 1,
            }
            let [a, b, c] = first.positions;
            assert!(!(not_collinear(a, b, c) && first.is_degenerate()), "{first:?}");
        }
        assert!(hits > 5_000 && misses > 50_000 && undecided > 10_000, "{hits} {misses} {undecided}");
    }
}
