//! Exact intersection test of two triangles.
//!
//! [`intersect`] chooses the cheapest exact number type for the coordinates, then the rule for the number of common
//! vertices: both tables are in [`crate::exact`].

use clasp3d_kernels::geometry::neighbors::common_vertex_count;
use glam::Vec3;

use super::predicates::{
    Coordinate, Point, WideInt, collinear, lexicographic_order, orient2d_along, orient3d, projection_axis, signs_agree,
    to_grid, to_small_ints, translated_to_grid,
};

/// A triangle of a mesh: vertex indices and positions, of `f32` (`Vec3`) or `f64` (`[f64; 3]`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face<P = Vec3> {
    /// Vertex indices.
    pub vertices: [u32; 3],
    /// Positions of the vertices. They must be finite.
    pub positions: [P; 3],
}

/// Position of a vertex of a [`Face`]: `Vec3` or `[f64; 3]`.
pub trait FacePosition: sealed::Sealed + Copy + PartialEq {}

impl FacePosition for Vec3 {}
impl FacePosition for Point {}

mod sealed {
    use glam::Vec3;

    use super::{Point, boxes_of_points_are_disjoint, boxes_of_vectors_are_disjoint, to_grid, translated_to_grid};

    /// Prevents implementations outside of the crate.
    pub trait Sealed: Sized {
        fn point(self) -> Point;

        /// Whether the axis-aligned bounding boxes of two triangles are disjoint. This is exact: it only compares coordinates.
        fn boxes_are_disjoint(first: [Self; 3], second: [Self; 3]) -> bool;

        /// The coordinates of two triangles as integers, if they are on one grid; possibly translated.
        fn grid_coordinates(coordinates: [f64; 18]) -> Option<[i64; 18]>;
    }

    impl Sealed for Vec3 {
        #[inline(always)]
        fn point(self) -> Point {
            self.to_array().map(f64::from)
        }

        #[inline(always)]
        fn boxes_are_disjoint(first: [Self; 3], second: [Self; 3]) -> bool {
            boxes_of_vectors_are_disjoint(first, second)
        }

        #[inline(always)]
        fn grid_coordinates(coordinates: [f64; 18]) -> Option<[i64; 18]> {
            to_grid(coordinates)
        }
    }

    impl Sealed for Point {
        fn point(self) -> Point {
            self
        }

        fn boxes_are_disjoint(first: [Self; 3], second: [Self; 3]) -> bool {
            boxes_of_points_are_disjoint(first, second)
        }

        fn grid_coordinates(coordinates: [f64; 18]) -> Option<[i64; 18]> {
            translated_to_grid(coordinates)
        }
    }
}

impl<P: FacePosition> Face<P> {
    /// Whether the triangle is degenerate: it has zero area.
    pub fn is_degenerate(&self) -> bool {
        let [a, b, c] = self.points();
        collinear(a, b, c)
    }

    pub(crate) fn points(&self) -> [Point; 3] {
        self.positions.map(|position| position.point())
    }
}

/// A [`Face`] with coordinates of one of the exact number types.
#[derive(Clone, Copy)]
struct IndexedTriangle<C> {
    vertices: [u32; 3],
    points: [[C; 3]; 3],
}

impl<C: Coordinate> IndexedTriangle<C> {
    /// The points of all vertices other than `vertex`.
    fn points_without(&self, vertex: u32) -> impl Iterator<Item = [C; 3]> {
        self.vertices.into_iter().zip(self.points).filter(move |(other, _)| *other != vertex).map(|(_, point)| point)
    }
}

/// Whether two triangles of a mesh intersect, by the rules for neighbors in [`crate::exact`].
pub fn intersect<P: FacePosition>(first: &Face<P>, second: &Face<P>) -> bool {
    if let Some(intersects) = intersect_by_comparisons(first, second) {
        return intersects;
    }
    match grid_coordinates(first, second) {
        Some(multiples) => match to_small_ints(&multiples) {
            Some(integers) => faces_intersect(first, second, integers),
            None => faces_intersect(first, second, multiples.map(WideInt)),
        },
        None => faces_intersect(first, second, coordinates_of(first, second)),
    }
}

/// Whether two triangles of a mesh intersect, if that is cheap to decide: by comparisons of coordinates, or on the coarse grid
/// of the first tier. `None` otherwise.
pub(crate) fn intersect_cheaply(first: &Face, second: &Face) -> Option<bool> {
    if let Some(intersects) = intersect_by_comparisons(first, second) {
        return Some(intersects);
    }
    let integers = to_small_ints(&grid_coordinates(first, second)?)?;
    Some(faces_intersect(first, second, integers))
}

/// Whether two triangles intersect, if comparisons of their coordinates decide it.
#[inline(always)]
fn intersect_by_comparisons<P: FacePosition>(first: &Face<P>, second: &Face<P>) -> Option<bool> {
    if P::boxes_are_disjoint(first.positions, second.positions) {
        return Some(false);
    }
    // Triangles in one place, which fill lists of pairs, mostly have a common corner.
    let has_common_corner = first.positions.iter().any(|position| second.positions.contains(position));
    (has_common_corner && common_vertex_count(first.vertices, second.vertices) == 0).then_some(true)
}

/// Whether the axis-aligned bounding boxes of two triangles are disjoint. This is exact: it only compares coordinates.
///
/// The broad phase compared their boxes along the principal axes of a cluster, so this test can still separate them.
#[inline(always)]
fn boxes_of_vectors_are_disjoint(first: [Vec3; 3], second: [Vec3; 3]) -> bool {
    let box_of = |[a, b, c]: [Vec3; 3]| (a.min(b).min(c), a.max(b).max(c));
    let ((low, high), (other_low, other_high)) = (box_of(first), box_of(second));
    (low.cmpgt(other_high) | other_low.cmpgt(high)).any()
}

/// [`boxes_of_vectors_are_disjoint`] for `f64`.
fn boxes_of_points_are_disjoint([a, b, c]: [Point; 3], [d, e, f]: [Point; 3]) -> bool {
    (0..3).any(|i| {
        let (low, high) = (a[i].min(b[i]).min(c[i]), a[i].max(b[i]).max(c[i]));
        let (other_low, other_high) = (d[i].min(e[i]).min(f[i]), d[i].max(e[i]).max(f[i]));
        low > other_high || other_low > high
    })
}

/// The 18 coordinates of two triangles.
#[inline(always)]
fn coordinates_of<P: FacePosition>(first: &Face<P>, second: &Face<P>) -> [f64; 18] {
    let mut numbers = [0.0; 18];
    numbers[..9].copy_from_slice(first.points().as_flattened());
    numbers[9..].copy_from_slice(second.points().as_flattened());
    numbers
}

/// The coordinates of two triangles as integers, if they are on one grid.
#[inline(always)]
fn grid_coordinates<P: FacePosition>(first: &Face<P>, second: &Face<P>) -> Option<[i64; 18]> {
    P::grid_coordinates(coordinates_of(first, second))
}

/// Whether two triangles with these coordinates intersect.
#[inline(always)]
fn faces_intersect<P: FacePosition, C: Coordinate>(first: &Face<P>, second: &Face<P>, coordinates: [C; 18]) -> bool {
    let [first, second] = indexed_triangles(first, second, coordinates);
    indexed_triangles_intersect(&first, &second)
}

/// Both triangles with these coordinates.
#[inline(always)]
fn indexed_triangles<P: FacePosition, C: Coordinate>(
    first: &Face<P>,
    second: &Face<P>,
    coordinates: [C; 18],
) -> [IndexedTriangle<C>; 2] {
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r] = coordinates;
    [
        IndexedTriangle { vertices: first.vertices, points: [[a, b, c], [d, e, f], [g, h, i]] },
        IndexedTriangle { vertices: second.vertices, points: [[j, k, l], [m, n, o], [p, q, r]] },
    ]
}

/// Whether two triangles intersect: chooses the rule by the number of common vertex indices.
fn indexed_triangles_intersect<C: Coordinate>(first: &IndexedTriangle<C>, second: &IndexedTriangle<C>) -> bool {
    let is_common = |corner: usize| {
        let vertex = first.vertices[corner];
        second.vertices.contains(&vertex) && !first.vertices[..corner].contains(&vertex)
    };
    let mut common = (0..3).filter(|corner| is_common(*corner)).map(|corner| first.vertices[corner]);
    match (common.next(), common.next(), common.next()) {
        (None, ..) => separate_triangles_intersect(first.points, second.points),
        (Some(vertex), None, _) => vertex_neighbors_intersect(vertex, first, second),
        (Some(vertex), Some(other), None) => edge_neighbors_overlap(vertex, other, first, second),
        (Some(_), Some(_), Some(_)) => false,
    }
}

/// A possibly degenerate triangle as the point set that it is.
#[derive(Clone, Copy)]
enum TriangleShape<C> {
    Point([C; 3]),
    Segment([C; 3], [C; 3]),
    /// A triangle with positive area.
    Triangle([[C; 3]; 3]),
}

/// Classifies a triangle as a point, a segment or a proper triangle.
fn classify<C: Coordinate>([a, b, c]: [[C; 3]; 3]) -> TriangleShape<C> {
    if !collinear(a, b, c) {
        return TriangleShape::Triangle([a, b, c]);
    }
    let mut points = [a, b, c];
    points.sort_by(lexicographic_order);
    match points {
        [first, _, last] if first == last => TriangleShape::Point(first),
        [first, _, last] => TriangleShape::Segment(first, last),
    }
}

/// Whether two shapes have a common point.
fn shapes_intersect<C: Coordinate>(first: TriangleShape<C>, second: TriangleShape<C>) -> bool {
    match (first, second) {
        (TriangleShape::Point(p), TriangleShape::Point(q)) => p == q,
        (TriangleShape::Point(p), TriangleShape::Segment(a, b))
        | (TriangleShape::Segment(a, b), TriangleShape::Point(p)) => on_segment(p, a, b),
        (TriangleShape::Point(p), TriangleShape::Triangle(t))
        | (TriangleShape::Triangle(t), TriangleShape::Point(p)) => in_triangle(p, t),
        (TriangleShape::Segment(a, b), TriangleShape::Segment(c, d)) => segments_intersect(a, b, c, d),
        (TriangleShape::Segment(a, b), TriangleShape::Triangle(t))
        | (TriangleShape::Triangle(t), TriangleShape::Segment(a, b)) => segment_intersects_triangle(a, b, t),
        (TriangleShape::Triangle(t), TriangleShape::Triangle(u)) => {
            triangles_with_sides_intersect(t, sides_of(u, t), u, sides_of(t, u))
        }
    }
}

/// The edges of a triangle.
fn edges<C: Coordinate>([a, b, c]: [[C; 3]; 3]) -> impl Iterator<Item = ([C; 3], [C; 3])> {
    [(a, b), (b, c), (c, a)].into_iter()
}

/// Whether a point lies on a closed segment.
pub(crate) fn on_segment<C: Coordinate>(p: [C; 3], a: [C; 3], b: [C; 3]) -> bool {
    let (first, last) = if lexicographic_order(&a, &b).is_le() { (a, b) } else { (b, a) };
    collinear(a, b, p) && lexicographic_order(&first, &p).is_le() && lexicographic_order(&p, &last).is_le()
}

/// Whether a point lies in a closed triangle with positive area.
fn in_triangle<C: Coordinate>(p: [C; 3], [a, b, c]: [[C; 3]; 3]) -> bool {
    let axis = projection_axis(a, b, c);
    orient3d(a, b, c, p) == 0
        && signs_agree([orient2d_along(axis, a, b, p), orient2d_along(axis, b, c, p), orient2d_along(axis, c, a, p)])
}

/// Whether two closed segments have a common point.
fn segments_intersect<C: Coordinate>(a: [C; 3], b: [C; 3], c: [C; 3], d: [C; 3]) -> bool {
    if orient3d(a, b, c, d) != 0 {
        return false;
    }
    if collinear(a, b, c) && collinear(a, b, d) && collinear(a, c, d) {
        // On one line, or one of them is a point: they intersect if an end of one is on the other.
        return on_segment(a, c, d) || on_segment(b, c, d) || on_segment(c, a, b) || on_segment(d, a, b);
    }
    let axis = if !collinear(a, b, c) {
        projection_axis(a, b, c)
    } else if !collinear(a, b, d) {
        projection_axis(a, b, d)
    } else {
        projection_axis(a, c, d)
    };
    // Neither has both ends of the other strictly on one side of its line.
    orient2d_along(axis, a, b, c) * orient2d_along(axis, a, b, d) <= 0
        && orient2d_along(axis, c, d, a) * orient2d_along(axis, c, d, b) <= 0
}

/// For each point the side of the triangle's plane that it is on: 1, −1, or 0 in the plane.
fn sides_of<C: Coordinate, const N: usize>([a, b, c]: [[C; 3]; 3], points: [[C; 3]; N]) -> [i32; N] {
    points.map(|point| orient3d(a, b, c, point))
}

/// Whether two triangles without a common vertex index have a common point. Either may be degenerate.
///
/// A degenerate triangle spans no plane: all sides relative to it are 0.
fn separate_triangles_intersect<C: Coordinate>(t: [[C; 3]; 3], u: [[C; 3]; 3]) -> bool {
    let all_on_one_side = |sides: [i32; 3]| sides == [1; 3] || sides == [-1; 3];
    let t_sides = sides_of(u, t);
    if all_on_one_side(t_sides) {
        return false;
    }
    let u_sides = sides_of(t, u);
    if all_on_one_side(u_sides) {
        return false;
    }
    if !t_sides.contains(&0) && !u_sides.contains(&0) {
        return crossing_triangles_intersect(t, t_sides, u, u_sides);
    }
    let has_area = |[a, b, c]: [[C; 3]; 3], others: [i32; 3]| others != [0; 3] || !collinear(a, b, c);
    if has_area(t, u_sides) && has_area(u, t_sides) {
        return triangles_with_sides_intersect(t, t_sides, u, u_sides);
    }
    shapes_intersect(classify(t), classify(u))
}

/// Whether two triangles intersect, each of which has vertices on both sides of the other's plane and none in it. This is
/// [`intervals_intersect_filtered`](clasp3d_kernels::geometry::triangle::intervals_intersect_filtered) in exact arithmetic.
fn crossing_triangles_intersect<C: Coordinate>(
    t: [[C; 3]; 3],
    t_sides: [i32; 3],
    u: [[C; 3]; 3],
    u_sides: [i32; 3],
) -> bool {
    let (t, t_side) = lone_vertex_first(t, t_sides);
    let (u, u_side) = lone_vertex_first(u, u_sides);
    let reversed = |[a, b, c]: [[C; 3]; 3], is: bool| if is { [a, c, b] } else { [a, b, c] };
    let ([a, b, c], [d, e, f]) = (reversed(t, u_side > 0), reversed(u, t_side > 0));
    // Each triangle cuts the intersection line of both planes in an interval. Neither interval may end before the other
    // begins.
    orient3d(a, b, d, e) >= 0 && orient3d(a, c, f, d) >= 0
}

/// Rotates a triangle so that the vertex that is alone on its side of a plane comes first. Also returns that side.
#[inline]
pub(super) fn lone_vertex_first<P>([a, b, c]: [P; 3], sides: [i32; 3]) -> ([P; 3], i32) {
    if sides[0] == sides[1] {
        ([c, a, b], sides[2])
    } else if sides[0] == sides[2] {
        ([b, c, a], sides[1])
    } else {
        ([a, b, c], sides[0])
    }
}

/// Whether two triangles with positive area intersect, given the sides of the other's plane that their vertices are on.
fn triangles_with_sides_intersect<C: Coordinate>(
    t: [[C; 3]; 3],
    t_sides: [i32; 3],
    u: [[C; 3]; 3],
    u_sides: [i32; 3],
) -> bool {
    if t_sides == [0; 3] {
        return coplanar_triangles_intersect(t, u);
    }
    // The intersection of triangles in different planes is a point or a segment whose ends lie on an edge of one of them.
    let any_edge_intersects = |from: [[C; 3]; 3], sides: [i32; 3], triangle: [[C; 3]; 3]| {
        [(0, 1), (1, 2), (2, 0)]
            .into_iter()
            .any(|(i, j)| segment_with_sides_intersects(from[i], from[j], [sides[i], sides[j]], triangle))
    };
    any_edge_intersects(t, t_sides, u) || any_edge_intersects(u, u_sides, t)
}

/// Whether two coplanar triangles with positive area intersect: no line through an edge separates them. (Disjoint convex
/// polygons are separated by the line through an edge of one of them.)
fn coplanar_triangles_intersect<C: Coordinate>(t: [[C; 3]; 3], u: [[C; 3]; 3]) -> bool {
    let axis = projection_axis(t[0], t[1], t[2]);
    let is_separated_by_an_edge = |triangle: [[C; 3]; 3], other: [[C; 3]; 3]| {
        let outside = -orient2d_along(axis, triangle[0], triangle[1], triangle[2]);
        edges(triangle).any(|(a, b)| other.into_iter().all(|point| orient2d_along(axis, a, b, point) == outside))
    };
    !is_separated_by_an_edge(t, u) && !is_separated_by_an_edge(u, t)
}

/// Whether a segment intersects a triangle with positive area.
fn segment_intersects_triangle<C: Coordinate>(p: [C; 3], q: [C; 3], triangle: [[C; 3]; 3]) -> bool {
    segment_with_sides_intersects(p, q, sides_of(triangle, [p, q]), triangle)
}

/// Whether a segment intersects a triangle with positive area, given the sides of its plane that the ends are on.
fn segment_with_sides_intersects<C: Coordinate>(
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
                || edges(triangle).any(|(c, d)| segments_intersect(p, q, c, d))
        }
        (0, _) => in_triangle(p, triangle),
        (_, 0) => in_triangle(q, triangle),
        _ if p_side == q_side => false,
        _ => signs_agree([orient3d(p, q, a, b), orient3d(p, q, b, c), orient3d(p, q, c, a)]),
    }
}

/// Whether two triangles with exactly one common vertex have another common point.
///
/// A triangle is the union of the segments from the common vertex to the opposite edge. Follow the ray from the vertex
/// through another common point up to where it leaves the first of the two triangles: that point is on the opposite edge of
/// that triangle, and still in the other one. So it suffices to test each opposite edge against the other triangle, for
/// common points other than the vertex.
fn vertex_neighbors_intersect<C: Coordinate>(
    vertex: u32,
    first: &IndexedTriangle<C>,
    second: &IndexedTriangle<C>,
) -> bool {
    opposite_edge_intersects(vertex, first, second) || opposite_edge_intersects(vertex, second, first)
}

/// Whether the edge of `first` opposite to the vertex has a common point with `second`, other than the vertex.
fn opposite_edge_intersects<C: Coordinate>(
    vertex: u32,
    first: &IndexedTriangle<C>,
    second: &IndexedTriangle<C>,
) -> bool {
    let Some(apex) = first.vertices.iter().position(|other| *other == vertex).map(|i| first.points[i]) else {
        return false;
    };
    // A triangle that repeats the vertex index has at most one other point.
    let mut others = first.points_without(vertex);
    let Some(a) = others.next() else { return false };
    let b = others.next().unwrap_or(a);
    let other_triangle = classify(second.points);
    if !on_segment(apex, a, b) {
        return shapes_intersect(classify([a, b, b]), other_triangle);
    }
    // A degenerate triangle whose common vertex lies between the other two: the union of the segments from the vertex to
    // each of them.
    let mut opposite = second.points_without(vertex);
    let Some(c) = opposite.next() else { return false };
    let d = opposite.next().unwrap_or(c);
    [a, b].into_iter().filter(|end| *end != apex).any(|end| {
        shapes_intersect(TriangleShape::Point(end), other_triangle)
            || if on_segment(apex, c, d) {
                [c, d].into_iter().any(|other_end| other_end != apex && on_segment(other_end, apex, end))
            } else {
                segments_intersect(apex, end, c, d)
            }
    })
}

/// Whether two triangles with exactly two common vertices overlap in an area: one is folded onto the other.
fn edge_neighbors_overlap<C: Coordinate>(
    vertex: u32,
    other: u32,
    first: &IndexedTriangle<C>,
    second: &IndexedTriangle<C>,
) -> bool {
    let ([a, b, c], [d, e, f]) = (first.points, second.points);
    if collinear(a, b, c) || collinear(d, e, f) || [d, e, f].iter().any(|point| orient3d(a, b, c, *point) != 0) {
        return false;
    }
    // Coplanar: they overlap if their third vertices are on the same side of the common edge.
    let axis = projection_axis(a, b, c);
    let side_of_third = |face: &IndexedTriangle<C>| {
        let point_of = |vertex: u32| face.vertices.iter().position(|other| *other == vertex).map(|i| face.points[i]);
        let third = face.vertices.into_iter().find(|third| *third != vertex && *third != other);
        match (point_of(vertex), point_of(other), third.and_then(point_of)) {
            (Some(start), Some(end), Some(third)) => orient2d_along(axis, start, end, third),
            _ => 0,
        }
    };
    side_of_third(first) * side_of_third(second) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pseudorandom generator.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, end: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % end
        }

        /// A triangle with coordinates on a grid of `2 · steps + 1` values.
        fn face(&mut self, first_vertex: u32, steps: u64, unit: f32) -> Face {
            let vertices = [0, 1, 2].map(|i| first_vertex + i);
            let coordinate = |numbers: &mut Self| (numbers.below(2 * steps + 1) as f32 - steps as f32) * unit;
            let positions = [(); 3].map(|()| Vec3::from([(); 3].map(|()| coordinate(self))));
            Face { vertices, positions }
        }
    }

    /// The answer of the third tier.
    fn with_expansions(first: &Face, second: &Face) -> bool {
        faces_intersect(first, second, coordinates_of(first, second))
    }

    /// The answer of the second tier; checked against the tests that classify degenerate triangles first.
    fn with_wide_integers(first: &Face, second: &Face) -> Option<bool> {
        let [first, second] = indexed_triangles(first, second, grid_coordinates(first, second)?.map(WideInt));
        let are_separate = first.vertices.iter().all(|vertex| !second.vertices.contains(vertex));
        let answer = indexed_triangles_intersect(&first, &second);
        if are_separate {
            assert_eq!(
                shapes_intersect(classify(first.points), classify(second.points)),
                answer,
                "general test without the shortcut for crossing triangles"
            );
        }
        Some(answer)
    }

    #[test]
    fn all_tiers_agree() {
        let mut numbers = Numbers(7);
        let (mut intersecting, mut coarse) = (0, 0);
        for case in 0..20_000u32 {
            // From a few steps, where nearly all triangles are degenerate, to the full precision of `f32`.
            let steps = [2, 3, 7, 1000, (1 << 18) - 1, (1 << 24) - 1][case as usize % 6];
            let unit = [1.0, 0.25, 1.0 / 1024.0, 3.0e-30][case as usize % 4];
            let mut first = numbers.face(0, steps, unit);
            // Some of them are neighbors.
            let mut second = numbers.face([3, 2, 1, 3][case as usize / 24 % 4], steps, unit);
            for (corner, vertex) in second.vertices.into_iter().enumerate().filter(|(_, vertex)| *vertex < 3) {
                second.positions[corner] = first.positions[vertex as usize];
            }
            if case % 5 == 0 {
                // Coplanar.
                (0..3).for_each(|i| (first.positions[i].z, second.positions[i].z) = (unit, unit));
            }
            let expected = with_expansions(&first, &second);
            assert!(
                with_wide_integers(&first, &second).is_none_or(|answer| answer == expected),
                "{first:?} {second:?}"
            );
            assert!(intersect_cheaply(&first, &second).is_none_or(|answer| answer == expected), "{first:?} {second:?}");
            assert_eq!(intersect(&first, &second), expected, "{first:?} {second:?}");
            intersecting += u32::from(expected);
            coarse += u32::from(grid_coordinates(&first, &second).is_some_and(|all| to_small_ints(&all).is_some()));
        }
        assert!(intersecting > 2000 && intersecting < 18_000, "{intersecting} pairs intersect");
        assert!(coarse > 5000 && coarse < 18_000, "{coarse} pairs are on the coarse grid");
    }
}
