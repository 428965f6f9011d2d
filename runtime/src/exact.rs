//! The exact arbiter: whether two triangles meet, in exact arithmetic on their `f32` positions.
//!
//! It decides what the `f32` filter leaves open. All it asks of arithmetic is signs of determinants, and it gets them in
//! the cheapest way that is exact:
//!
//! | coordinates are | determinants are computed in |
//! | --- | --- |
//! | multiples of a number that goes into the largest of them less than 2¹⁹ times | `i64` |
//! | less than 2⁴⁰ times | `i128` |
//! | any others | `f64` where that is enough, else expansions: the crate `robust` |
//!
//! What touches exactly mostly does so on a grid, in models made by people; and next to all meshes are in the second row.
//! The third is exact for all finite `f32` coordinates: the largest product of three differences, about 10¹¹⁶, and the
//! smallest part of an expansion, about 10⁻¹⁶⁷, are far within the range of `f64`.
//!
//! A triangle is the closed set of its points. One with no area counts as the segment or point that it is.
//!
//! Neighbours, triangles that name the same vertices, always have points in common. They intersect where they have more
//! in common than that:
//!
//! | vertices in common | the triangles intersect where |
//! | --- | --- |
//! | none | they have a point in common, also if it is only two vertices at the same place |
//! | one | they have another point in common than that vertex |
//! | two | they have an area in common: one is folded onto the other |
//! | three | never: they are the same triangle, named twice |

use core::cmp::Ordering;

use glam::Vec3;
use robust::{Coord, Coord3D, orient2d, orient3d};

/// A point whose coordinates are `f32` numbers.
pub(crate) type Point = [f64; 3];

/// A number that signs of determinants are exact for.
pub(crate) trait Coordinate: Copy + PartialOrd {
    /// The sign of the volume of a tetrahedron.
    fn side(a: [Self; 3], b: [Self; 3], c: [Self; 3], d: [Self; 3]) -> i32;

    /// The sign of the area of a triangle in a plane.
    fn turn(a: [Self; 2], b: [Self; 2], c: [Self; 2]) -> i32;
}

impl Coordinate for f64 {
    fn side(a: Point, b: Point, c: Point, d: Point) -> i32 {
        let coord = |[x, y, z]: Point| Coord3D { x, y, z };
        sign(orient3d(coord(a), coord(b), coord(c), coord(d)))
    }

    fn turn(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> i32 {
        let coord = |[x, y]: [f64; 2]| Coord { x, y };
        sign(orient2d(coord(a), coord(b), coord(c)))
    }
}

fn sign(value: f64) -> i32 {
    i32::from(value > 0.0) - i32::from(value < 0.0)
}

/// A whole number that is less than 2¹⁹: differences of two are less than 2²⁰, and six products of three of them are less
/// than 2⁶³ together.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Small(i64);

/// A whole number that is less than 2⁴⁰: six products of three differences are less than 2¹²⁶ together.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Wide(i64);

impl Coordinate for Small {
    #[inline(always)]
    fn side(a: [Self; 3], b: [Self; 3], c: [Self; 3], d: [Self; 3]) -> i32 {
        let from_d = |point: [Self; 3]| [point[0].0 - d[0].0, point[1].0 - d[1].0, point[2].0 - d[2].0];
        let ([ax, ay, az], [bx, by, bz], [cx, cy, cz]) = (from_d(a), from_d(b), from_d(c));
        (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)).signum() as i32
    }

    #[inline(always)]
    fn turn(a: [Self; 2], b: [Self; 2], c: [Self; 2]) -> i32 {
        ((a[0].0 - c[0].0) * (b[1].0 - c[1].0) - (a[1].0 - c[1].0) * (b[0].0 - c[0].0)).signum() as i32
    }
}

impl Coordinate for Wide {
    #[inline(always)]
    fn side(a: [Self; 3], b: [Self; 3], c: [Self; 3], d: [Self; 3]) -> i32 {
        let from_d = |point: [Self; 3]| [point[0].0 - d[0].0, point[1].0 - d[1].0, point[2].0 - d[2].0];
        let (a, b, c) = (from_d(a), from_d(b), from_d(c));
        certain_sign(a, b, c).unwrap_or_else(|| {
            let ([ax, ay, az], [bx, by, bz], [cx, cy, cz]) = (a.map(i128::from), b.map(i128::from), c.map(i128::from));
            (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)).signum() as i32
        })
    }

    #[inline(always)]
    fn turn(a: [Self; 2], b: [Self; 2], c: [Self; 2]) -> i32 {
        let [ax, ay, bx, by] = [a[0].0 - c[0].0, a[1].0 - c[1].0, b[0].0 - c[0].0, b[1].0 - c[1].0].map(i128::from);
        (ax * by - ay * bx).signum() as i32
    }
}

/// The sign of a determinant, if `f64` is certain of it.
///
/// The numbers are whole and less than 2⁴¹, so they are exact. Each of six products goes through two multiplications and at
/// most three additions: the sum is off by less than `6 · 2⁻⁵³` of the sum of the absolute values.
#[inline(always)]
fn certain_sign(a: [i64; 3], b: [i64; 3], c: [i64; 3]) -> Option<i32> {
    const ERROR: f64 = 1.0 / (1u64 << 49) as f64;
    let ([ax, ay, az], [bx, by, bz], [cx, cy, cz]) = (a.map(|x| x as f64), b.map(|x| x as f64), c.map(|x| x as f64));
    let [(p, q), (r, s), (t, u)] = [(by * cz, bz * cy), (bz * cx, bx * cz), (bx * cy, by * cx)];
    let volume = ax * (p - q) + ay * (r - s) + az * (t - u);
    let terms = ax.abs() * (p.abs() + q.abs()) + ay.abs() * (r.abs() + s.abs()) + az.abs() * (t.abs() + u.abs());
    (volume.abs() > ERROR * terms).then_some(sign(volume))
}

/// Numbers as multiples of a power of two, each less than 2⁴⁰: or nothing where one is not a whole multiple.
#[inline(always)]
fn multiples<const N: usize>(numbers: [f64; N]) -> Option<[i64; N]> {
    let largest = numbers.iter().fold(0.0f64, |largest, number| largest.max(number.abs()));
    let exponent = (largest.to_bits() >> 52) as i32 - EXPONENT_BIAS;
    // Exponents of `f32` are far within those of `f64`.
    let scale = f64::from_bits(((EXPONENT_BIAS + WIDE_BITS - 1 - exponent.max(-200)) as u64) << 52);
    let multiples = numbers.map(|number| (number * scale) as i64);
    let whole = numbers.iter().zip(&multiples).all(|(number, multiple)| *multiple as f64 == number * scale);
    whole.then_some(multiples)
}

/// By how many bits whole numbers can be shifted so that they are [`Small`], if they can.
#[inline(always)]
fn shift_to_small(multiples: &[i64]) -> Option<u32> {
    let shift = (WIDE_BITS - SMALL_BITS) as u32;
    let common = multiples.iter().fold(0, |bits, multiple| bits | multiple);
    (common.trailing_zeros() >= shift).then_some(shift)
}

const SMALL_BITS: i32 = 19;
const WIDE_BITS: i32 = 40;

/// What is added to the exponent of an `f64`.
const EXPONENT_BIAS: i32 = 1023;

/// A triangle of a mesh: which vertices it names, and where they are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// The numbers of the vertices.
    pub vertices: [u32; 3],
    /// Their positions, which must be finite.
    pub positions: [Vec3; 3],
}

impl Face {
    /// Whether the triangle has no area.
    pub fn is_degenerate(&self) -> bool {
        let [a, b, c] = self.points();
        collinear(a, b, c)
    }

    pub(crate) fn points(&self) -> [Point; 3] {
        self.positions.map(|position| position.to_array().map(f64::from))
    }
}

/// A [`Face`] with coordinates of some kind.
#[derive(Clone, Copy)]
struct Named<C> {
    vertices: [u32; 3],
    points: [[C; 3]; 3],
}

impl<C: Coordinate> Named<C> {
    /// The points of the vertices other than `vertex`.
    fn points_without(&self, vertex: u32) -> impl Iterator<Item = [C; 3]> {
        self.vertices.into_iter().zip(self.points).filter(move |(other, _)| *other != vertex).map(|(_, point)| point)
    }
}

/// Whether two triangles of a mesh intersect, by the table of the [module](self).
pub fn intersect(first: &Face, second: &Face) -> bool {
    if boxes_are_apart(first, second) {
        return false;
    }
    match multiples_of(first, second) {
        Some(multiples) => match shift_to_small(&multiples) {
            Some(shift) => {
                let [first, second] = named(first, second, multiples.map(|multiple| Small(multiple >> shift)));
                named_intersect(&first, &second)
            }
            None => {
                let [first, second] = named(first, second, multiples.map(Wide));
                named_intersect(&first, &second)
            }
        },
        None => {
            let [first, second] = named(first, second, numbers_of(first, second));
            named_intersect(&first, &second)
        }
    }
}

/// Whether two triangles of a mesh intersect, if that is known at once: where their boxes are apart, or on a coarse grid.
pub(crate) fn intersect_at_once(first: &Face, second: &Face) -> Option<bool> {
    if boxes_are_apart(first, second) {
        return Some(false);
    }
    let multiples = multiples_of(first, second)?;
    let shift = shift_to_small(&multiples)?;
    let [first, second] = named(first, second, multiples.map(|multiple| Small(multiple >> shift)));
    Some(named_intersect(&first, &second))
}

/// Whether the boxes of two triangles along the axes of coordinates have no point in common. That is exact: nothing is
/// computed.
///
/// The boxes that brought them here were those of a cluster, along other axes.
#[inline(always)]
fn boxes_are_apart(first: &Face, second: &Face) -> bool {
    let box_of = |[a, b, c]: [Vec3; 3]| (a.min(b).min(c), a.max(b).max(c));
    let ((low, high), (other_low, other_high)) = (box_of(first.positions), box_of(second.positions));
    (low.cmpgt(other_high) | other_low.cmpgt(high)).any()
}

/// The coordinates of two triangles.
#[inline(always)]
fn numbers_of(first: &Face, second: &Face) -> [f64; 18] {
    let mut numbers = [0.0; 18];
    numbers[..9].copy_from_slice(first.points().as_flattened());
    numbers[9..].copy_from_slice(second.points().as_flattened());
    numbers
}

#[inline(always)]
fn multiples_of(first: &Face, second: &Face) -> Option<[i64; 18]> {
    multiples(numbers_of(first, second))
}

/// Two triangles with these coordinates.
#[inline(always)]
fn named<C: Coordinate>(first: &Face, second: &Face, coordinates: [C; 18]) -> [Named<C>; 2] {
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r] = coordinates;
    [
        Named { vertices: first.vertices, points: [[a, b, c], [d, e, f], [g, h, i]] },
        Named { vertices: second.vertices, points: [[j, k, l], [m, n, o], [p, q, r]] },
    ]
}

fn named_intersect<C: Coordinate>(first: &Named<C>, second: &Named<C>) -> bool {
    let is_common = |place: usize| {
        let vertex = first.vertices[place];
        second.vertices.contains(&vertex) && !first.vertices[..place].contains(&vertex)
    };
    let mut common = (0..3).filter(|place| is_common(*place)).map(|place| first.vertices[place]);
    match (common.next(), common.next(), common.next()) {
        (None, ..) => strangers_meet(first.points, second.points),
        (Some(vertex), None, _) => meet_beyond(vertex, first, second),
        (Some(vertex), Some(other), None) => overlap_in_an_area(vertex, other, first, second),
        (Some(_), Some(_), Some(_)) => false,
    }
}

/// What a triangle is.
#[derive(Clone, Copy)]
enum Shape<C> {
    Point([C; 3]),
    Segment([C; 3], [C; 3]),
    /// With an area.
    Triangle([[C; 3]; 3]),
}

fn shape_of<C: Coordinate>([a, b, c]: [[C; 3]; 3]) -> Shape<C> {
    if !collinear(a, b, c) {
        return Shape::Triangle([a, b, c]);
    }
    let mut points = [a, b, c];
    points.sort_by(along_line);
    match points {
        [first, _, last] if first == last => Shape::Point(first),
        [first, _, last] => Shape::Segment(first, last),
    }
}

/// The order of points on any line: by their coordinates, the first that differs.
pub(crate) fn along_line<C: Coordinate>(a: &[C; 3], b: &[C; 3]) -> Ordering {
    a.partial_cmp(b).unwrap_or(Ordering::Equal)
}

/// The sign of the volume of a tetrahedron.
#[inline(always)]
pub(crate) fn side<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3], d: [C; 3]) -> i32 {
    C::side(a, b, c, d)
}

/// The sign of the area of a triangle, seen along a coordinate axis.
#[inline(always)]
pub(crate) fn turn<C: Coordinate>(axis: usize, a: [C; 3], b: [C; 3], c: [C; 3]) -> i32 {
    let seen = |point: [C; 3]| [point[(axis + 1) % 3], point[(axis + 2) % 3]];
    C::turn(seen(a), seen(b), seen(c))
}

pub(crate) fn collinear<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3]) -> bool {
    (0..3).all(|axis| turn(axis, a, b, c) == 0)
}

/// Whether no two of the signs contradict each other.
pub(crate) fn agree(signs: [i32; 3]) -> bool {
    !(signs.contains(&1) && signs.contains(&-1))
}

/// A coordinate axis along which three points that are not collinear still are not.
pub(crate) fn axis_of<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3]) -> usize {
    (0..3).find(|&axis| turn(axis, a, b, c) != 0).unwrap_or(0)
}

fn meet<C: Coordinate>(first: Shape<C>, second: Shape<C>) -> bool {
    match (first, second) {
        (Shape::Point(p), Shape::Point(q)) => p == q,
        (Shape::Point(p), Shape::Segment(a, b)) | (Shape::Segment(a, b), Shape::Point(p)) => on_segment(p, a, b),
        (Shape::Point(p), Shape::Triangle(t)) | (Shape::Triangle(t), Shape::Point(p)) => in_triangle(p, t),
        (Shape::Segment(a, b), Shape::Segment(c, d)) => segments_meet(a, b, c, d),
        (Shape::Segment(a, b), Shape::Triangle(t)) | (Shape::Triangle(t), Shape::Segment(a, b)) => {
            segment_meets_triangle(a, b, t)
        }
        (Shape::Triangle(t), Shape::Triangle(u)) => triangles_on_sides_meet(t, sides_of(u, t), u, sides_of(t, u)),
    }
}

fn edges<C: Coordinate>([a, b, c]: [[C; 3]; 3]) -> impl Iterator<Item = ([C; 3], [C; 3])> {
    [(a, b), (b, c), (c, a)].into_iter()
}

pub(crate) fn on_segment<C: Coordinate>(p: [C; 3], a: [C; 3], b: [C; 3]) -> bool {
    let (first, last) = if along_line(&a, &b).is_le() { (a, b) } else { (b, a) };
    collinear(a, b, p) && along_line(&first, &p).is_le() && along_line(&p, &last).is_le()
}

/// For triangles with an area.
fn in_triangle<C: Coordinate>(p: [C; 3], [a, b, c]: [[C; 3]; 3]) -> bool {
    let axis = axis_of(a, b, c);
    side(a, b, c, p) == 0 && agree([turn(axis, a, b, p), turn(axis, b, c, p), turn(axis, c, a, p)])
}

fn segments_meet<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3], d: [C; 3]) -> bool {
    if side(a, b, c, d) != 0 {
        return false;
    }
    if collinear(a, b, c) && collinear(a, b, d) && collinear(a, c, d) {
        // On one line (or one of them a point): they meet where an end of one is on the other.
        return on_segment(a, c, d) || on_segment(b, c, d) || on_segment(c, a, b) || on_segment(d, a, b);
    }
    let axis = if !collinear(a, b, c) {
        axis_of(a, b, c)
    } else if !collinear(a, b, d) {
        axis_of(a, b, d)
    } else {
        axis_of(a, c, d)
    };
    // Each has the ends of the other on both sides, or on itself.
    turn(axis, a, b, c) * turn(axis, a, b, d) <= 0 && turn(axis, c, d, a) * turn(axis, c, d, b) <= 0
}

/// The sides of a triangle's plane that points are on.
fn sides_of<C: Coordinate, const N: usize>([a, b, c]: [[C; 3]; 3], points: [[C; 3]; N]) -> [i32; N] {
    points.map(|point| side(a, b, c, point))
}

/// Whether two triangles meet, whatever they are.
///
/// A triangle without an area has no plane, and every vertex is in it.
fn strangers_meet<C: Coordinate>(t: [[C; 3]; 3], u: [[C; 3]; 3]) -> bool {
    let apart = |sides: [i32; 3]| sides == [1; 3] || sides == [-1; 3];
    let t_sides = sides_of(u, t);
    if apart(t_sides) {
        return false;
    }
    let u_sides = sides_of(t, u);
    if apart(u_sides) {
        return false;
    }
    if !t_sides.contains(&0) && !u_sides.contains(&0) {
        return meet_across(t, t_sides, u, u_sides);
    }
    let has_area = |[a, b, c]: [[C; 3]; 3], others: [i32; 3]| others != [0; 3] || !collinear(a, b, c);
    if has_area(t, u_sides) && has_area(u, t_sides) {
        return triangles_on_sides_meet(t, t_sides, u, u_sides);
    }
    meet(shape_of(t), shape_of(u))
}

/// Whether two triangles meet each of which has vertices on both sides of the other's plane, and none in it: as
/// [`certain_overlap`](clasp_kernels::geometry::triangle::certain_overlap) decides it.
fn meet_across<C: Coordinate>(t: [[C; 3]; 3], t_sides: [i32; 3], u: [[C; 3]; 3], u_sides: [i32; 3]) -> bool {
    let (t, t_side) = lone_vertex_first(t, t_sides);
    let (u, u_side) = lone_vertex_first(u, u_sides);
    let reversed = |[a, b, c]: [[C; 3]; 3], is: bool| if is { [a, c, b] } else { [a, b, c] };
    let ([a, b, c], [d, e, f]) = (reversed(t, u_side > 0), reversed(u, t_side > 0));
    // Both cut the line in which their planes meet; neither interval may end before the other begins.
    side(a, b, d, e) >= 0 && side(a, c, f, d) >= 0
}

/// A triangle that begins with the vertex which is alone on its side of a plane, and that side.
fn lone_vertex_first<C: Coordinate>([a, b, c]: [[C; 3]; 3], sides: [i32; 3]) -> ([[C; 3]; 3], i32) {
    if sides[0] == sides[1] {
        ([c, a, b], sides[2])
    } else if sides[0] == sides[2] {
        ([b, c, a], sides[1])
    } else {
        ([a, b, c], sides[0])
    }
}

/// For triangles with an area, whose vertices are on these sides of the other's plane.
fn triangles_on_sides_meet<C: Coordinate>(
    t: [[C; 3]; 3],
    t_sides: [i32; 3],
    u: [[C; 3]; 3],
    u_sides: [i32; 3],
) -> bool {
    if t_sides == [0; 3] {
        return meet_in_plane(t, u);
    }
    // If they meet, they do so in a point, segment or polygon whose corners lie on an edge of one of them.
    let edge_meets = |from: [[C; 3]; 3], sides: [i32; 3], triangle: [[C; 3]; 3]| {
        [(0, 1), (1, 2), (2, 0)]
            .into_iter()
            .any(|(i, j)| segment_on_sides_meets(from[i], from[j], [sides[i], sides[j]], triangle))
    };
    edge_meets(t, t_sides, u) || edge_meets(u, u_sides, t)
}

/// For triangles with an area in one plane: they meet if the line of no edge has one of them on the other side. (Convex
/// polygons that have no point in common lie on different sides of the line of an edge of one of them.)
fn meet_in_plane<C: Coordinate>(t: [[C; 3]; 3], u: [[C; 3]; 3]) -> bool {
    let axis = axis_of(t[0], t[1], t[2]);
    let has_beyond_an_edge = |triangle: [[C; 3]; 3], other: [[C; 3]; 3]| {
        let outside = -turn(axis, triangle[0], triangle[1], triangle[2]);
        edges(triangle).any(|(a, b)| other.into_iter().all(|point| turn(axis, a, b, point) == outside))
    };
    !has_beyond_an_edge(t, u) && !has_beyond_an_edge(u, t)
}

/// For triangles with an area.
fn segment_meets_triangle<C: Coordinate>(p: [C; 3], q: [C; 3], triangle: [[C; 3]; 3]) -> bool {
    segment_on_sides_meets(p, q, sides_of(triangle, [p, q]), triangle)
}

/// For triangles with an area, and a segment whose ends are on these sides of its plane.
fn segment_on_sides_meets<C: Coordinate>(
    p: [C; 3],
    q: [C; 3],
    [p_side, q_side]: [i32; 2],
    triangle: [[C; 3]; 3],
) -> bool {
    let [a, b, c] = triangle;
    match (p_side, q_side) {
        (0, 0) => {
            in_triangle(p, triangle)
                || in_triangle(q, triangle)
                || edges(triangle).any(|(c, d)| segments_meet(p, q, c, d))
        }
        (0, _) => in_triangle(p, triangle),
        (_, 0) => in_triangle(q, triangle),
        _ if p_side == q_side => false,
        _ => agree([side(p, q, a, b), side(p, q, b, c), side(p, q, c, a)]),
    }
}

/// Whether two triangles that have one vertex in common have another point in common.
///
/// A triangle is all that lies between the common vertex and the edge opposite to it. Go from the vertex through another
/// common point, up to where one of the triangles ends: that is on its opposite edge, and still in the other triangle.
/// So it is enough to look for common points of each opposite edge and the other triangle, other than the vertex.
fn meet_beyond<C: Coordinate>(vertex: u32, first: &Named<C>, second: &Named<C>) -> bool {
    opposite_edge_meets(vertex, first, second) || opposite_edge_meets(vertex, second, first)
}

/// Whether the edge of `first` opposite to the vertex has a point in common with `second`, other than the vertex.
fn opposite_edge_meets<C: Coordinate>(vertex: u32, first: &Named<C>, second: &Named<C>) -> bool {
    let Some(apex) = first.vertices.iter().position(|other| *other == vertex).map(|i| first.points[i]) else {
        return false;
    };
    // A triangle that names the vertex twice has only one other point, or none.
    let mut others = first.points_without(vertex);
    let Some(a) = others.next() else { return false };
    let b = others.next().unwrap_or(a);
    let other_triangle = shape_of(second.points);
    if !on_segment(apex, a, b) {
        return meet(shape_of([a, b, b]), other_triangle);
    }
    // A triangle without an area, whose common vertex lies between the others: it is what lies between the vertex and
    // each of them.
    let mut opposite = second.points_without(vertex);
    let Some(c) = opposite.next() else { return false };
    let d = opposite.next().unwrap_or(c);
    [a, b].into_iter().filter(|end| *end != apex).any(|end| {
        meet(Shape::Point(end), other_triangle)
            || if on_segment(apex, c, d) {
                [c, d].into_iter().any(|other_end| other_end != apex && on_segment(other_end, apex, end))
            } else {
                segments_meet(apex, end, c, d)
            }
    })
}

/// Whether two triangles that have two vertices in common have an area in common.
fn overlap_in_an_area<C: Coordinate>(vertex: u32, other: u32, first: &Named<C>, second: &Named<C>) -> bool {
    let ([a, b, c], [d, e, f]) = (first.points, second.points);
    if collinear(a, b, c) || collinear(d, e, f) || [d, e, f].iter().any(|point| side(a, b, c, *point) != 0) {
        return false;
    }
    // In one plane: they overlap where their third vertices are on the same side of the common edge.
    let axis = axis_of(a, b, c);
    let side_of_third = |face: &Named<C>| {
        let point_of = |wanted: u32| face.vertices.iter().position(|found| *found == wanted).map(|i| face.points[i]);
        let third = face.vertices.into_iter().find(|found| *found != vertex && *found != other);
        match (point_of(vertex), point_of(other), third.and_then(point_of)) {
            (Some(start), Some(end), Some(third)) => turn(axis, start, end, third),
            _ => 0,
        }
    };
    side_of_third(first) * side_of_third(second) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, end: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % end
        }

        /// A triangle with coordinates on a grid of so many steps.
        fn face(&mut self, first_name: u32, steps: u64, unit: f32) -> Face {
            let names = [0, 1, 2].map(|i| first_name + i);
            let coordinate = |numbers: &mut Self| (numbers.below(2 * steps + 1) as f32 - steps as f32) * unit;
            let positions = [(); 3].map(|()| Vec3::from([(); 3].map(|()| coordinate(self))));
            Face { vertices: names, positions }
        }
    }

    fn in_floats(first: &Face, second: &Face) -> bool {
        let [first, second] = named(first, second, numbers_of(first, second));
        named_intersect(&first, &second)
    }

    /// The same, and without the short cut for triangles that cross.
    fn in_wide(first: &Face, second: &Face) -> Option<bool> {
        let [first, second] = named(first, second, multiples_of(first, second)?.map(Wide));
        let strangers = first.vertices.iter().all(|vertex| !second.vertices.contains(vertex));
        let answer = named_intersect(&first, &second);
        if strangers {
            assert_eq!(meet(shape_of(first.points), shape_of(second.points)), answer, "without the short cut");
        }
        Some(answer)
    }

    #[test]
    fn all_numbers_give_the_same_answer() {
        let mut numbers = Numbers(7);
        let (mut met, mut small) = (0, 0);
        for case in 0..20_000u32 {
            // From a few steps, where nearly everything is degenerate, to all that a float has.
            let steps = [2, 3, 7, 1000, (1 << 18) - 1, (1 << 24) - 1][case as usize % 6];
            let unit = [1.0, 0.25, 1.0 / 1024.0, 3.0e-30][case as usize % 4];
            let mut first = numbers.face(0, steps, unit);
            // Some of them are neighbours.
            let mut second = numbers.face([3, 2, 1, 3][case as usize / 24 % 4], steps, unit);
            for (place, name) in second.vertices.into_iter().enumerate().filter(|(_, name)| *name < 3) {
                second.positions[place] = first.positions[name as usize];
            }
            if case % 5 == 0 {
                // In one plane.
                (0..3).for_each(|i| (first.positions[i].z, second.positions[i].z) = (unit, unit));
            }
            let expected = in_floats(&first, &second);
            assert!(in_wide(&first, &second).is_none_or(|found| found == expected), "{first:?} {second:?}");
            assert!(intersect_at_once(&first, &second).is_none_or(|found| found == expected), "{first:?} {second:?}");
            assert_eq!(intersect(&first, &second), expected, "{first:?} {second:?}");
            met += u32::from(expected);
            small += u32::from(multiples_of(&first, &second).is_some_and(|all| shift_to_small(&all).is_some()));
        }
        assert!(met > 2000 && met < 18_000, "{met} met");
        assert!(small > 5000 && small < 18_000, "{small} were on a coarse grid");
    }

    #[test]
    fn a_grid_holds_whole_multiples_only() {
        let (one, small) = (1i64 << (WIDE_BITS - 1), (WIDE_BITS - SMALL_BITS) as u32);
        assert_eq!(multiples([0.0, 0.0, -0.0]), Some([0, 0, 0]));
        assert_eq!(multiples([1.0, 1.5, -1.875]), Some([one, one + one / 2, -2 * one + one / 8]));
        assert_eq!(multiples([1.0, 2f64.powi(-WIDE_BITS)]), None);
        assert_eq!(multiples([1.125 * 2f64.powi(-149)]), Some([one + one / 8]));
        assert_eq!(shift_to_small(&[one, one / 2, 3 << small]), Some(small));
        assert_eq!(shift_to_small(&[one, 3 << (small - 1)]), None);
    }
}
