//! The exact arbiter: whether two triangles meet, in exact arithmetic on their `f32` positions.
//!
//! It decides what the `f32` filter leaves open, and so it is written to be right at a glance and not to be fast. All it
//! asks of arithmetic is signs of determinants, from the crate `robust`: `f64` first, expansions where that is not
//! enough. These are exact for all finite `f32` coordinates: the largest product of three differences, about 10¹¹⁶, and
//! the smallest part of an expansion, about 10⁻¹⁶⁷, are far within the range of `f64`.
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

    /// The points of the vertices other than `vertex`.
    fn points_without(&self, vertex: u32) -> impl Iterator<Item = Point> {
        self.vertices.into_iter().zip(self.points()).filter(move |(other, _)| *other != vertex).map(|(_, point)| point)
    }
}

/// Whether two triangles of a mesh intersect, by the table of the [module](self).
pub fn intersect(first: &Face, second: &Face) -> bool {
    let is_common = |place: usize| {
        let vertex = first.vertices[place];
        second.vertices.contains(&vertex) && !first.vertices[..place].contains(&vertex)
    };
    let mut common = (0..3).filter(|place| is_common(*place)).map(|place| first.vertices[place]);
    match (common.next(), common.next(), common.next()) {
        (None, ..) => meet(shape_of(first.points()), shape_of(second.points())),
        (Some(vertex), None, _) => meet_beyond(vertex, first, second),
        (Some(vertex), Some(other), None) => overlap_in_an_area(vertex, other, first, second),
        (Some(_), Some(_), Some(_)) => false,
    }
}

/// What a triangle is.
#[derive(Clone, Copy)]
enum Shape {
    Point(Point),
    Segment(Point, Point),
    /// With an area.
    Triangle([Point; 3]),
}

fn shape_of([a, b, c]: [Point; 3]) -> Shape {
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
pub(crate) fn along_line(a: &Point, b: &Point) -> Ordering {
    a.partial_cmp(b).unwrap_or(Ordering::Equal)
}

/// The sign of the volume of a tetrahedron.
pub(crate) fn side(a: Point, b: Point, c: Point, d: Point) -> i32 {
    let coord = |[x, y, z]: Point| Coord3D { x, y, z };
    sign(orient3d(coord(a), coord(b), coord(c), coord(d)))
}

/// The sign of the area of a triangle, seen along a coordinate axis.
pub(crate) fn turn(axis: usize, a: Point, b: Point, c: Point) -> i32 {
    let coord = |point: Point| Coord { x: point[(axis + 1) % 3], y: point[(axis + 2) % 3] };
    sign(orient2d(coord(a), coord(b), coord(c)))
}

fn sign(value: f64) -> i32 {
    i32::from(value > 0.0) - i32::from(value < 0.0)
}

pub(crate) fn collinear(a: Point, b: Point, c: Point) -> bool {
    (0..3).all(|axis| turn(axis, a, b, c) == 0)
}

/// Whether no two of the signs contradict each other.
pub(crate) fn agree(signs: [i32; 3]) -> bool {
    !(signs.contains(&1) && signs.contains(&-1))
}

/// A coordinate axis along which three points that are not collinear still are not.
pub(crate) fn axis_of(a: Point, b: Point, c: Point) -> usize {
    (0..3).find(|&axis| turn(axis, a, b, c) != 0).unwrap_or(0)
}

fn meet(first: Shape, second: Shape) -> bool {
    match (first, second) {
        (Shape::Point(p), Shape::Point(q)) => p == q,
        (Shape::Point(p), Shape::Segment(a, b)) | (Shape::Segment(a, b), Shape::Point(p)) => on_segment(p, a, b),
        (Shape::Point(p), Shape::Triangle(t)) | (Shape::Triangle(t), Shape::Point(p)) => in_triangle(p, t),
        (Shape::Segment(a, b), Shape::Segment(c, d)) => segments_meet(a, b, c, d),
        (Shape::Segment(a, b), Shape::Triangle(t)) | (Shape::Triangle(t), Shape::Segment(a, b)) => {
            segment_meets_triangle(a, b, t)
        }
        // Two triangles that meet do so in a point, segment or polygon whose corners lie on an edge of one of them.
        (Shape::Triangle(t), Shape::Triangle(u)) => {
            edges(t).any(|(a, b)| segment_meets_triangle(a, b, u))
                || edges(u).any(|(a, b)| segment_meets_triangle(a, b, t))
        }
    }
}

fn edges([a, b, c]: [Point; 3]) -> impl Iterator<Item = (Point, Point)> {
    [(a, b), (b, c), (c, a)].into_iter()
}

pub(crate) fn on_segment(p: Point, a: Point, b: Point) -> bool {
    let (first, last) = if along_line(&a, &b).is_le() { (a, b) } else { (b, a) };
    collinear(a, b, p) && along_line(&first, &p).is_le() && along_line(&p, &last).is_le()
}

/// For triangles with an area.
fn in_triangle(p: Point, [a, b, c]: [Point; 3]) -> bool {
    let axis = axis_of(a, b, c);
    side(a, b, c, p) == 0 && agree([turn(axis, a, b, p), turn(axis, b, c, p), turn(axis, c, a, p)])
}

fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
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

/// For triangles with an area.
fn segment_meets_triangle(p: Point, q: Point, triangle: [Point; 3]) -> bool {
    let [a, b, c] = triangle;
    match (side(a, b, c, p), side(a, b, c, q)) {
        (0, 0) => {
            in_triangle(p, triangle)
                || in_triangle(q, triangle)
                || edges(triangle).any(|(c, d)| segments_meet(p, q, c, d))
        }
        (0, _) => in_triangle(p, triangle),
        (_, 0) => in_triangle(q, triangle),
        (p_side, q_side) if p_side == q_side => false,
        _ => agree([side(p, q, a, b), side(p, q, b, c), side(p, q, c, a)]),
    }
}

/// Whether two triangles that have one vertex in common have another point in common.
///
/// A triangle is all that lies between the common vertex and the edge opposite to it. Go from the vertex through another
/// common point, up to where one of the triangles ends: that is on its opposite edge, and still in the other triangle.
/// So it is enough to look for common points of each opposite edge and the other triangle, other than the vertex.
fn meet_beyond(vertex: u32, first: &Face, second: &Face) -> bool {
    opposite_edge_meets(vertex, first, second) || opposite_edge_meets(vertex, second, first)
}

/// Whether the edge of `first` opposite to the vertex has a point in common with `second`, other than the vertex.
fn opposite_edge_meets(vertex: u32, first: &Face, second: &Face) -> bool {
    let Some(apex) = first.vertices.iter().position(|other| *other == vertex).map(|i| first.points()[i]) else {
        return false;
    };
    // A triangle that names the vertex twice has only one other point, or none.
    let mut others = first.points_without(vertex);
    let Some(a) = others.next() else { return false };
    let b = others.next().unwrap_or(a);
    let other_triangle = shape_of(second.points());
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
fn overlap_in_an_area(vertex: u32, other: u32, first: &Face, second: &Face) -> bool {
    let ([a, b, c], [d, e, f]) = (first.points(), second.points());
    if collinear(a, b, c) || collinear(d, e, f) || [d, e, f].iter().any(|point| side(a, b, c, *point) != 0) {
        return false;
    }
    // In one plane: they overlap where their third vertices are on the same side of the common edge.
    let axis = axis_of(a, b, c);
    let side_of_third = |face: &Face| {
        let point_of = |wanted: u32| face.vertices.iter().position(|found| *found == wanted).map(|i| face.points()[i]);
        let third = face.vertices.into_iter().find(|found| *found != vertex && *found != other);
        match (point_of(vertex), point_of(other), third.and_then(point_of)) {
            (Some(start), Some(end), Some(third)) => turn(axis, start, end, third),
            _ => 0,
        }
    };
    side_of_third(first) * side_of_third(second) > 0
}
