//! Contacts: the common points of intersecting triangles.
//!
//! A triangle consists of elements: its corners, its edges without their ends, its interior. Each corner of the intersection of
//! two triangles is identified by the two elements that contain it:
//!
//! | an element of one triangle | in an element of the other |
//! | --- | --- |
//! | a corner | any |
//! | an edge, crossing | an edge |
//! | an edge, piercing | the interior |
//!
//! Whether there is such a corner depends on signs of determinants, which come from the exact predicates. So the number of
//! corners is exact, and so are the kind of contact (a point, a segment or a polygon) and which corners are adjacent. Only
//! their coordinates are rounded: to 10⁻¹¹ of the length of the edge that they lie on, and to the resolution of `f64` at
//! that position.

use super::determinants::{determinant2d, determinant3d, range_scale, scaled};
use super::predicates::{
    Point, collinear, lexicographic_order, orient2d_along, orient3d, projection_axis, signs_agree,
};
use super::triangles::{Face, FacePosition, on_segment};

/// The common points of two intersecting triangles, and how to separate the triangles.
#[derive(Clone, Debug, PartialEq)]
pub struct Contact {
    /// The common points. They do not depend on the order of the triangles.
    pub shape: ContactShape,
    /// Length of a segment, perimeter of a polygon, zero for a point.
    pub length: f64,
    /// Penetration depth: the shortest translation along the normal of one of the triangles that separates them. After it
    /// they still touch; any longer translation leaves them disjoint.
    pub depth: f64,
    /// Direction of that translation for the second triangle, of length one. Zero if both triangles are degenerate and have
    /// no normal; then the depth is zero, too.
    pub direction: [f64; 3],
    /// Index of the connected region that the contact is part of: see [`Contacts::regions`](super::Contacts::regions). Zero
    /// for a contact that was computed alone.
    pub region: u32,
}

/// The common points of two intersecting triangles.
#[derive(Clone, Debug, PartialEq)]
pub enum ContactShape {
    /// One point.
    Point([f64; 3]),
    /// A segment between these two points.
    Segment([[f64; 3]; 2]),
    /// The overlap of coplanar triangles: its corners, in order around it.
    Polygon(Vec<[f64; 3]>),
}

impl ContactShape {
    /// The corners of a polygon, the ends of a segment, or the point itself.
    pub fn corners(&self) -> &[[f64; 3]] {
        match self {
            Self::Point(point) => core::slice::from_ref(point),
            Self::Segment(ends) => ends,
            Self::Polygon(corners) => corners,
        }
    }
}

/// Returns the contact of two triangles, or `None` if they are disjoint.
///
/// Triangles are closed sets of points here, regardless of common vertices: two neighbors always have a contact, even if
/// they do not count as an intersecting pair.
pub fn contact<P: FacePosition>(first: &Face<P>, second: &Face<P>) -> Option<Contact> {
    contact_of(&Simplex::new(first), &Simplex::new(second)).map(|(contact, _)| contact)
}

/// A possibly degenerate triangle as a simplex: a triangle, a segment or a point.
#[derive(Clone, Copy)]
pub(super) struct Simplex {
    /// Number of corners: one to three.
    count: usize,
    vertices: [u32; 3],
    /// In [`lexicographic_order`], so that results do not depend on the first vertex or the orientation of the triangle.
    points: [Point; 3],
}

/// An element of a simplex, as a bit mask of the corners that span it.
pub(super) type Element = u32;

impl Simplex {
    pub(super) fn new<P: FacePosition>(face: &Face<P>) -> Self {
        let [a, b, c] = sorted(face);
        if !collinear(a.1, b.1, c.1) {
            Self::of(&[a, b, c])
        } else if a.1 != c.1 {
            Self::of(&[a, c])
        } else {
            Self::of(&[a])
        }
    }

    /// The simplex with these corners.
    pub(super) fn of(corners: &[(u32, Point)]) -> Self {
        let corner = |i: usize| corners[i.min(corners.len() - 1)];
        let all = [corner(0), corner(1), corner(2)];
        Self { count: corners.len(), vertices: all.map(|(vertex, _)| vertex), points: all.map(|(_, point)| point) }
    }

    /// Its corners, each with its element.
    fn corners(&self) -> impl Iterator<Item = (Element, Point)> {
        (0..self.count).map(|i| (1 << i, self.points[i]))
    }

    /// Its edges, each with its element. The lower end comes first.
    fn edges(&self) -> impl Iterator<Item = (Element, [Point; 2])> {
        let edges = [(0, 1), (0, 2), (1, 2)].into_iter().filter(|(_, end)| *end < self.count);
        edges.map(|(start, end)| (1 << start | 1 << end, [self.points[start], self.points[end]]))
    }

    /// The three corners, unless it is degenerate.
    fn triangle(&self) -> Option<[Point; 3]> {
        (self.count == 3).then_some(self.points)
    }

    /// The element that contains a point, if any.
    fn element_of(&self, p: Point) -> Option<Element> {
        let [a, b, c] = self.points;
        match self.count {
            1 => (p == a).then_some(0b1),
            2 if p == a => Some(0b01),
            2 if p == b => Some(0b10),
            2 => on_segment(p, a, b).then_some(0b11),
            _ => {
                if orient3d(a, b, c, p) != 0 {
                    return None;
                }
                let axis = projection_axis(a, b, c);
                // Signs of the barycentric coordinates.
                let signs =
                    [orient2d_along(axis, b, c, p), orient2d_along(axis, c, a, p), orient2d_along(axis, a, b, p)];
                let bit = |i: usize| u32::from(signs[i] != 0) << i;
                signs_agree(signs).then_some(bit(0) | bit(1) | bit(2))
            }
        }
    }

    /// The id of an element.
    pub(super) fn element_id(&self, element: Element) -> ElementId {
        let mut vertices = [u32::MAX; 3];
        let spanning = (0..3).filter(|i| element >> i & 1 == 1).map(|i| self.vertices[i]);
        vertices.iter_mut().zip(spanning).for_each(|(slot, vertex)| *slot = vertex);
        vertices.sort_unstable();
        vertices
    }

    /// The normal of the triangle, with twice its area as length.
    fn normal(&self) -> [f64; 3] {
        let [a, b, c] = self.points;
        [0, 1, 2].map(|axis| determinant2d(axis, a, b, c))
    }
}

/// The vertices of a triangle with their positions, in [`lexicographic_order`].
pub(super) fn sorted<P: FacePosition>(face: &Face<P>) -> [(u32, Point); 3] {
    let ([u, v, w], [a, b, c]) = (face.vertices, face.points());
    let mut corners = [(u, a), (v, b), (w, c)];
    corners.sort_by(|(_, p), (_, q)| lexicographic_order(p, q));
    corners
}

/// A corner of the intersection of two triangles.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    pub(super) point: Point,
    /// The element of each triangle that contains it.
    pub(super) elements: [Element; 2],
}

/// All corners of the intersection of two triangles, by the table of the [module](self).
pub(super) fn common_corners(first: &Simplex, second: &Simplex) -> Vec<Corner> {
    let mut corners = Vec::new();
    for (element, point) in first.corners() {
        corners.extend(second.element_of(point).map(|other| Corner { point, elements: [element, other] }));
    }
    for (element, point) in second.corners() {
        // Coincident corners were added by the loop above.
        let other = first.element_of(point).filter(|other| other.count_ones() > 1);
        corners.extend(other.map(|other| Corner { point, elements: [other, element] }));
    }
    for (element, edge) in first.edges() {
        for (other, other_edge) in second.edges() {
            corners.extend(crossing(edge, other_edge).map(|point| Corner { point, elements: [element, other] }));
        }
    }
    if let Some(triangle) = second.triangle() {
        for (element, edge) in first.edges() {
            corners.extend(piercing(edge, triangle).map(|point| Corner { point, elements: [element, 0b111] }));
        }
    }
    if let Some(triangle) = first.triangle() {
        for (element, edge) in second.edges() {
            corners.extend(piercing(edge, triangle).map(|point| Corner { point, elements: [0b111, element] }));
        }
    }
    corners
}

/// The point where two edges cross in their interiors.
fn crossing(first: [Point; 2], second: [Point; 2]) -> Option<Point> {
    // The lower edge is divided by the other one, so that the rounded point does not depend on their order.
    let swap =
        lexicographic_order(&first[0], &second[0]).then_with(|| lexicographic_order(&first[1], &second[1])).is_gt();
    let ([a, b], [c, d]) = if swap { (second, first) } else { (first, second) };
    if orient3d(a, b, c, d) != 0 || collinear(a, b, c) {
        return None;
    }
    let axis = projection_axis(a, b, c);
    let on_both_sides = |a, b, c, d| orient2d_along(axis, a, b, c) * orient2d_along(axis, a, b, d) < 0;
    (on_both_sides(a, b, c, d) && on_both_sides(c, d, a, b)).then(|| {
        let points = [a, b, c, d];
        let [u, v, w, x] = scaled(points, range_scale(&points));
        divide([a, b], determinant2d(axis, w, x, u), determinant2d(axis, w, x, v))
    })
}

/// The point where the interior of an edge pierces the interior of a triangle.
fn piercing([p, q]: [Point; 2], [a, b, c]: [Point; 3]) -> Option<Point> {
    if orient3d(a, b, c, p) * orient3d(a, b, c, q) >= 0 {
        return None;
    }
    let sides = [orient3d(p, q, a, b), orient3d(p, q, b, c), orient3d(p, q, c, a)];
    (signs_agree(sides) && !sides.contains(&0)).then(|| {
        let points = [p, q, a, b, c];
        let [u, v, a, b, c] = scaled(points, range_scale(&points));
        divide([p, q], determinant3d(a, b, c, u), determinant3d(a, b, c, v))
    })
}

/// The point that divides an edge in the ratio of two nonzero distances of its ends.
fn divide([a, b]: [Point; 2], from_a: f64, from_b: f64) -> Point {
    let (from_a, from_b) = (from_a.abs(), from_b.abs());
    // Measured from the nearer end, where the rounding error is smaller.
    let (start, end, nearer) = if from_a <= from_b { (a, b, from_a) } else { (b, a, from_b) };
    let sum = from_a + from_b;
    // Both distances vanish only if coordinates are out of the range of `range_scale`.
    let fraction = if sum > 0.0 { nearer / sum } else { 0.5 };
    let coordinate = |i: usize| {
        let (low, high) = (start[i].min(end[i]), start[i].max(end[i]));
        let difference = end[i] - start[i];
        let point = if difference.is_finite() {
            start[i] + fraction * difference
        } else {
            (1.0 - fraction) * start[i] + fraction * end[i]
        };
        point.clamp(low, high)
    };
    [coordinate(0), coordinate(1), coordinate(2)]
}

/// The contact of two simplices, and its corners.
pub(super) fn contact_of(first: &Simplex, second: &Simplex) -> Option<(Contact, Vec<Corner>)> {
    let mut corners = common_corners(first, second);
    sort_corners(&mut corners);
    let (shape, length) = match *corners.as_slice() {
        [] => return None,
        [only] => (ContactShape::Point(only.point), 0.0),
        [start, end] => (ContactShape::Segment([start.point, end.point]), distance(start.point, end.point)),
        _ => {
            let points: Vec<Point> = corners.iter().map(|corner| corner.point).collect();
            let length = points.iter().zip(points.iter().cycle().skip(1)).map(|(a, b)| distance(*a, *b)).sum();
            (ContactShape::Polygon(points), length)
        }
    };
    let (depth, direction) = penetration(first, second);
    Some((Contact { shape, length, depth, direction, region: 0 }, corners))
}

/// Sorts the corners of a polygon in order around it, from the lowest corner toward its lower neighbor; a segment begins
/// with its lower end.
///
/// A side of the polygon lies on an edge of one of the triangles, and no other corner lies on that edge. So two corners are
/// adjacent if one edge holds both: if the union of their elements leaves out a corner of that triangle.
fn sort_corners(corners: &mut [Corner]) {
    corners.sort_by(|a, b| lexicographic_order(&a.point, &b.point));
    let are_adjacent = |a: &Corner, b: &Corner| (0..2).any(|i| a.elements[i] | b.elements[i] != 0b111);
    for index in 1..corners.len() {
        let next = (index..corners.len()).find(|&i| are_adjacent(&corners[index - 1], &corners[i]));
        if let Some(next) = next {
            corners[index..=next].rotate_right(1);
        }
    }
}

/// Depth and direction of the shortest translation of the second triangle after which one triangle is on one side of the
/// plane of the other.
fn penetration(first: &Simplex, second: &Simplex) -> (f64, [f64; 3]) {
    let scale = range_scale([first.points, second.points].as_flattened());
    let in_range = |simplex: &Simplex| Simplex { points: scaled(simplex.points, scale), ..*simplex };
    let (depth, direction) = penetration_in_range(&in_range(first), &in_range(second));
    (depth / scale, direction)
}

fn penetration_in_range(first: &Simplex, second: &Simplex) -> (f64, [f64; 3]) {
    let mut translations: Vec<(f64, [f64; 3])> = Vec::new();
    // Moving the first triangle one way separates them as moving the second one the other way does.
    for (fixed, moved, sign) in [(first, second, 1.0), (second, first, -1.0)] {
        let Some([a, b, c]) = fixed.triangle() else { continue };
        let normal = fixed.normal();
        let length = distance(normal, [0.0; 3]);
        if length == 0.0 {
            // Coordinates are out of the range of `range_scale`.
            continue;
        }
        let heights = moved.points.map(|point| -determinant3d(a, b, c, point) / length);
        let low = heights.into_iter().fold(0.0, f64::min);
        let high = heights.into_iter().fold(0.0, f64::max);
        translations.push((0.0 - low, normal.map(|x| sign * x / length + 0.0)));
        translations.push((high, normal.map(|x| -sign * x / length + 0.0)));
    }
    translations.into_iter().min_by(|(depth, _), (other, _)| depth.total_cmp(other)).unwrap_or_default()
}

/// Euclidean distance.
fn distance(a: Point, b: Point) -> f64 {
    let scale = range_scale(&[a, b]);
    let [a, b] = scaled([a, b], scale);
    (0..3).map(|i| (a[i] - b[i]) * (a[i] - b[i])).sum::<f64>().sqrt() / scale
}

/// An element, as the ascending indices of the vertices that span it, filled up with `u32::MAX`.
pub(super) type ElementId = [u32; 3];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::intersect;
    use glam::Vec3;

    const FLAT: [[f32; 3]; 3] = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];

    fn face(positions: [[f32; 3]; 3]) -> Face {
        Face { vertices: [0, 1, 2], positions: positions.map(Vec3::from) }
    }

    fn contact_between(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> Contact {
        contact(&face(first), &face(second)).expect("the triangles intersect")
    }

    /// The contact shape, which must not depend on the order of the triangles.
    fn shape(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> ContactShape {
        let shape = contact_between(first, second).shape;
        assert_eq!(contact_between(second, first).shape, shape);
        shape
    }

    fn flat(corners: [[f32; 2]; 3]) -> [[f32; 3]; 3] {
        corners.map(|[x, y]| [x, y, 0.0])
    }

    fn polygon<const N: usize>(corners: [[f64; 2]; N]) -> ContactShape {
        ContactShape::Polygon(corners.map(|[x, y]| [x, y, 0.0]).to_vec())
    }

    #[test]
    fn disjoint_triangles_have_no_contact() {
        let above = FLAT.map(|[x, y, _]| [x, y, 1e-30]);
        assert_eq!(contact(&face(FLAT), &face(above)), None);
        assert_eq!(contact(&face(FLAT), &face(flat([[3.0, 3.0], [4.0, 3.0], [3.0, 4.0]]))), None);
    }

    #[test]
    fn crossing_triangles_have_a_segment() {
        let blade = [[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        let contact = contact_between(FLAT, blade);
        assert_eq!(contact.shape, ContactShape::Segment([[1.0, 1.0, 0.0], [1.5, 1.0, 0.0]]));
        assert_eq!(contact.length, 0.5);
        // Each has an edge that pierces the other.
        let crossing = [[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [9.0, 1.0, 1.0]];
        assert_eq!(shape(FLAT, crossing), ContactShape::Segment([[1.0, 1.0, 0.0], [3.0, 1.0, 0.0]]));
    }

    #[test]
    fn touching_triangles_have_a_point() {
        let standing_on_the_inside = [[1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        assert_eq!(shape(FLAT, standing_on_the_inside), ContactShape::Point([1.0, 1.0, 0.0]));
        let standing_on_an_edge = [[2.0, 2.0, 0.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        assert_eq!(shape(FLAT, standing_on_an_edge), ContactShape::Point([2.0, 2.0, 0.0]));
        let standing_on_a_corner = [[4.0, 0.0, 0.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        assert_eq!(shape(FLAT, standing_on_a_corner), ContactShape::Point([4.0, 0.0, 0.0]));
        let edge_on_edge = [[1.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0]];
        assert_eq!(shape(FLAT, edge_on_edge), ContactShape::Point([1.0, 0.0, 0.0]));
        assert_eq!(contact_between(FLAT, edge_on_edge).length, 0.0);
    }

    #[test]
    fn neighbors_have_their_common_vertices_as_contact() {
        let other_side = [[4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [4.0, 4.0, 3.0]];
        assert_eq!(shape(FLAT, other_side), ContactShape::Segment([[0.0, 4.0, 0.0], [4.0, 0.0, 0.0]]));
        let part_of_the_edge = [[3.0, 1.0, 0.0], [-1.0, 5.0, 0.0], [4.0, 4.0, 3.0]];
        assert_eq!(shape(FLAT, part_of_the_edge), ContactShape::Segment([[0.0, 4.0, 0.0], [3.0, 1.0, 0.0]]));
        let fan = [[0.0, 0.0, 0.0], [-4.0, 0.0, 1.0], [0.0, -4.0, 1.0]];
        assert_eq!(shape(FLAT, fan), ContactShape::Point([0.0, 0.0, 0.0]));
        assert_eq!(shape(FLAT, FLAT), polygon([[0.0, 0.0], [0.0, 4.0], [4.0, 0.0]]));
    }

    #[test]
    fn coplanar_triangles_have_a_polygon() {
        let small = flat([[1.0, 1.0], [2.0, 1.0], [1.0, 2.0]]);
        assert_eq!(shape(FLAT, small), polygon([[1.0, 1.0], [1.0, 2.0], [2.0, 1.0]]));
        assert_eq!(contact_between(FLAT, small).length, 2.0 + 2f64.sqrt());
        let folded = flat([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]]);
        assert_eq!(shape(FLAT, folded), polygon([[0.0, 0.0], [2.0, 2.0], [4.0, 0.0]]));
        let from_below = flat([[1.0, -1.0], [3.0, -1.0], [3.0, 1.0]]);
        assert_eq!(shape(FLAT, from_below), polygon([[2.0, 0.0], [3.0, 0.0], [3.0, 1.0]]));
        let from_the_left = flat([[1.0, -1.0], [1.0, 9.0], [-9.0, -1.0]]);
        assert_eq!(shape(FLAT, from_the_left), polygon([[0.0, 0.0], [0.0, 4.0], [1.0, 3.0], [1.0, 0.0]]));
        let star = flat([[3.0, 3.0], [-1.0, 3.0], [3.0, -1.0]]);
        let hexagon = polygon([[0.0, 2.0], [0.0, 3.0], [1.0, 3.0], [3.0, 1.0], [3.0, 0.0], [2.0, 0.0]]);
        assert_eq!(shape(FLAT, star), hexagon);
    }

    #[test]
    fn degenerate_triangles_are_segments_and_points() {
        let needle = [[1.0, 1.0, -1.0], [1.0, 1.0, 3.0], [1.0, 1.0, 1.0]];
        assert_eq!(shape(FLAT, needle), ContactShape::Point([1.0, 1.0, 0.0]));
        let lying = flat([[1.0, 1.0], [9.0, 1.0], [5.0, 1.0]]);
        assert_eq!(shape(FLAT, lying), ContactShape::Segment([[1.0, 1.0, 0.0], [3.0, 1.0, 0.0]]));
        let point = flat([[1.0, 1.0]; 3]);
        assert_eq!(shape(FLAT, point), ContactShape::Point([1.0, 1.0, 0.0]));
        assert_eq!(shape(point, point), ContactShape::Point([1.0, 1.0, 0.0]));
        assert_eq!(shape(lying, point), ContactShape::Point([1.0, 1.0, 0.0]));
        assert_eq!(shape(lying, needle), ContactShape::Point([1.0, 1.0, 0.0]));
        let across = flat([[2.0, -1.0], [2.0, 3.0], [2.0, 3.0]]);
        assert_eq!(shape(lying, across), ContactShape::Point([2.0, 1.0, 0.0]));
        let further = flat([[5.0, 1.0], [99.0, 1.0], [5.0, 1.0]]);
        assert_eq!(shape(lying, further), ContactShape::Segment([[5.0, 1.0, 0.0], [9.0, 1.0, 0.0]]));
        let contact = contact_between(lying, further);
        assert_eq!((contact.depth, contact.direction), (0.0, [0.0; 3]));
    }

    #[test]
    fn depth_is_the_shortest_translation_along_a_normal() {
        let blade = [[1.0, 1.0, -0.25], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        let contact = contact_between(FLAT, blade);
        assert_eq!((contact.depth, contact.direction), (0.25, [0.0, 0.0, 1.0]));
        let contact = contact_between(blade, FLAT);
        assert_eq!((contact.depth, contact.direction), (0.25, [0.0, 0.0, -1.0]));
        // Sideways: all but a tenth of the floor is on one side of the blade.
        let deep = [[1.0, 0.1, -9.0], [1.0, 0.1, 9.0], [2.0, 0.1, 9.0]];
        let contact = contact_between(FLAT, deep);
        assert!((contact.depth - f64::from(0.1f32)).abs() < 1e-12);
        assert_eq!(contact.direction, [0.0, -1.0, 0.0]);
        // A degenerate triangle is moved along the normal of the other one.
        let needle = [[1.0, 1.0, -1.0], [1.0, 1.0, 3.0], [1.0, 1.0, 1.0]];
        let contact = contact_between(needle, FLAT);
        assert_eq!((contact.depth, contact.direction), (1.0, [0.0, 0.0, -1.0]));
        // Coplanar triangles have depth zero, but a direction.
        let contact = contact_between(FLAT, FLAT);
        assert_eq!((contact.depth, contact.direction.map(f64::abs)), (0.0, [0.0, 0.0, 1.0]));
    }

    #[test]
    fn translation_by_the_depth_separates_triangles() {
        let mut rng = 7u32;
        let mut random = || {
            rng = rng.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (rng >> 8) as f32 / (1 << 24) as f32
        };
        let mut intersecting = 0;
        for _ in 0..2_000 {
            let [first, second] = [0; 2].map(|_: i32| [0; 3].map(|_: i32| [random(), random(), random()]));
            let Some(contact) = contact(&face(first), &face(second)) else { continue };
            intersecting += 1;
            // More than the rounding of the positions to f32.
            let further = contact.depth * (1.0 + 1e-6) + 1e-6;
            let mut moved = Face { vertices: [3, 4, 5], ..face(second) };
            for position in &mut moved.positions {
                let translation = contact.direction.map(|x| (x * further) as f32);
                *position += Vec3::from(translation);
            }
            assert!(!intersect(&face(first), &moved), "{first:?} {second:?} {contact:?}");
        }
        assert!(intersecting > 300, "{intersecting}");
    }

    #[test]
    fn extreme_coordinates_are_accurate() {
        for size in [f32::MAX, f32::from_bits(8)] {
            let flat = [[-size, -size, 0.0], [size, -size, 0.0], [0.0, size, 0.0]];
            let upright = [[0.0, 0.0, -size], [0.0, -size / 2.0, size], [0.0, size, size]];
            let contact = contact_between(flat, upright);
            let size = f64::from(size);
            assert_eq!(contact.shape.corners().len(), 2);
            assert!(contact.length > 0.1 * size && contact.length < size, "{contact:?}");
            assert!(contact.depth > 0.1 * size && contact.depth <= size, "{contact:?}");
        }
    }
}
