//! Contacts: what triangles that intersect have in common.
//!
//! A triangle is made of cells: its corners, its edges without their ends, its inside. The corners of what two triangles
//! have in common are known by the cells that hold them:
//!
//! | a cell of one | in a cell of the other |
//! | --- | --- |
//! | a corner | any |
//! | an edge, crossing | an edge |
//! | an edge, piercing | the inside |
//!
//! Whether there is such a corner is a matter of signs, which come from the exact arbiter. So it is exact how many there
//! are, and whether they are a point, a segment or a polygon; also which of them are next to each other. Only where they
//! are is rounded: to 10⁻¹¹ of the length of the edge they lie on, and to what `f64` can tell apart at that place.
//!
//! A corner has a name that does not depend on the triangle: by the vertices that span its two cells. Triangles next to
//! each other give the corners that they have in common the same names (and the same coordinates). This is how contacts
//! are known to be connected.

use std::collections::HashMap;

use glam::Vec3;
use rayon::prelude::*;

use crate::determinants::{area, volume};
use crate::exact::{Face, Point, agree, along_line, axis_of, collinear, on_segment, side, turn};

/// What two triangles that intersect have in common, and how to take them apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Contact {
    /// What they have in common. It is the same whichever triangle comes first.
    pub shape: ContactShape,
    /// The length of a segment, the perimeter of a polygon, zero for a point.
    pub length: f64,
    /// How far one of the triangles must be moved to take them apart, along the normal of one of them: the shortest way
    /// of these. Then they still touch; they do not if it is moved any further.
    pub depth: f64,
    /// The way that the second triangle must go for this, of length one. Zero where neither triangle has an area and
    /// thus a normal; then the depth is zero, too.
    pub direction: [f64; 3],
    /// The connected region that the contact is part of. Zero for one that was asked for alone.
    pub region: u32,
}

/// What two triangles that intersect have in common.
#[derive(Clone, Debug, PartialEq)]
pub enum ContactShape {
    /// One point.
    Point([f64; 3]),
    /// A segment between these two points.
    Segment([[f64; 3]; 2]),
    /// An area, of triangles in one plane: its corners, in order around it.
    Polygon(Vec<[f64; 3]>),
}

impl ContactShape {
    /// The corners: of a segment its ends, of a point itself.
    pub fn corners(&self) -> &[[f64; 3]] {
        match self {
            Self::Point(point) => core::slice::from_ref(point),
            Self::Segment(ends) => ends,
            Self::Polygon(corners) => corners,
        }
    }
}

/// What two triangles have in common, or `None` where that is nothing.
///
/// This is about the closed sets of their points, whatever vertices they share: two neighbours always have a contact,
/// even if they do not count as a pair.
pub fn contact(first: &Face, second: &Face) -> Option<Contact> {
    contact_of(&Simplex::new(first), &Simplex::new(second)).map(|(contact, _)| contact)
}

/// The contacts of many pairs of triangles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contacts {
    list: Vec<Contact>,
    regions: usize,
}

impl Contacts {
    /// The contacts of these pairs of triangles, in the same order. All positions must be finite.
    ///
    /// A pair that has no point in common is left out; there is none in what [`crate::Detector`] finds.
    ///
    /// # Panics
    ///
    /// Where there is no such triangle or vertex.
    pub fn new(pairs: &[(u32, u32)], positions: &[[f32; 3]], triangles: &[[u32; 3]]) -> Self {
        let places = places(pairs, positions, triangles);
        let face = |triangle: u32| {
            let vertices = triangles[triangle as usize];
            Face {
                vertices: vertices.map(|vertex| places[&vertex]),
                positions: vertices.map(|vertex| Vec3::from(positions[vertex as usize])),
            }
        };
        let (mut list, names): (Vec<Contact>, Vec<Vec<Name>>) =
            pairs.par_iter().filter_map(|&(a, b)| named_contact(&face(a), &face(b))).unzip();
        let (region_of, regions) = connected(&names);
        list.iter_mut().zip(region_of).for_each(|(contact, region)| contact.region = region);
        Self { list, regions }
    }

    /// The contacts.
    pub fn list(&self) -> &[Contact] {
        &self.list
    }

    /// How many connected regions there are: [`Contact::region`] is less than this, and counts from zero in the order of
    /// the list.
    ///
    /// Contacts are connected that have a corner in common: the same vertex, or the same edge or inside of one mesh in the
    /// same edge or inside of the other. So a curve along which two meshes intersect is one region, from triangle to
    /// triangle, as far as it goes. Vertices at the same place count as one. (Curves that only cross, and corners that are
    /// at the same place by chance, do not connect.)
    pub fn regions(&self) -> usize {
        self.regions
    }
}

/// For each vertex of these triangles, the lowest of them that is at the same place.
fn places(pairs: &[(u32, u32)], positions: &[[f32; 3]], triangles: &[[u32; 3]]) -> HashMap<u32, u32> {
    // Adding zero makes one of both zeros.
    let bits = |vertex: u32| positions[vertex as usize].map(|coordinate| (coordinate + 0.0).to_bits());
    let of_pair = |&(a, b): &(u32, u32)| [a, b].into_iter().flat_map(|triangle| triangles[triangle as usize]);
    let mut vertices: Vec<([u32; 3], u32)> =
        pairs.par_iter().flat_map_iter(of_pair).map(|vertex| (bits(vertex), vertex)).collect();
    vertices.par_sort_unstable();
    vertices.dedup();
    let same = vertices.chunk_by(|(place, _), (other, _)| place == other);
    same.flat_map(|group| group.iter().map(|(_, vertex)| (*vertex, group[0].1))).collect()
}

/// A triangle as what it is: a triangle, a segment or a point.
#[derive(Clone, Copy)]
struct Simplex {
    /// How many corners it has: one to three.
    count: usize,
    vertices: [u32; 3],
    /// In the order of [`along_line`], so that nothing depends on where the triangle begins or which way round it goes.
    points: [Point; 3],
}

/// A cell of a simplex: a bit to each corner that spans it.
type Cell = u32;

impl Simplex {
    fn new(face: &Face) -> Self {
        let [a, b, c] = sorted(face);
        if !collinear(a.1, b.1, c.1) {
            Self::of(&[a, b, c])
        } else if a.1 != c.1 {
            Self::of(&[a, c])
        } else {
            Self::of(&[a])
        }
    }

    fn of(corners: &[(u32, Point)]) -> Self {
        let corner = |i: usize| corners[i.min(corners.len() - 1)];
        let all = [corner(0), corner(1), corner(2)];
        Self { count: corners.len(), vertices: all.map(|(vertex, _)| vertex), points: all.map(|(_, point)| point) }
    }

    fn corners(&self) -> impl Iterator<Item = (Cell, Point)> {
        (0..self.count).map(|i| (1 << i, self.points[i]))
    }

    /// The lower end comes first.
    fn edges(&self) -> impl Iterator<Item = (Cell, [Point; 2])> {
        let edges = [(0, 1), (0, 2), (1, 2)].into_iter().filter(|(_, end)| *end < self.count);
        edges.map(|(start, end)| (1 << start | 1 << end, [self.points[start], self.points[end]]))
    }

    /// The three corners of one that has an area.
    fn triangle(&self) -> Option<[Point; 3]> {
        (self.count == 3).then_some(self.points)
    }

    /// The cell that a point is in.
    fn cell_of(&self, p: Point) -> Option<Cell> {
        let [a, b, c] = self.points;
        match self.count {
            1 => (p == a).then_some(0b1),
            2 if p == a => Some(0b01),
            2 if p == b => Some(0b10),
            2 => on_segment(p, a, b).then_some(0b11),
            _ => {
                if side(a, b, c, p) != 0 {
                    return None;
                }
                let axis = axis_of(a, b, c);
                // How far away the point is from the edge opposite to each corner.
                let shares = [turn(axis, b, c, p), turn(axis, c, a, p), turn(axis, a, b, p)];
                let bit = |i: usize| u32::from(shares[i] != 0) << i;
                agree(shares).then_some(bit(0) | bit(1) | bit(2))
            }
        }
    }

    /// The name of a cell.
    fn feature(&self, cell: Cell) -> Feature {
        let mut vertices = [u32::MAX; 3];
        let spanning = (0..3).filter(|i| cell >> i & 1 == 1).map(|i| self.vertices[i]);
        vertices.iter_mut().zip(spanning).for_each(|(place, vertex)| *place = vertex);
        vertices.sort_unstable();
        vertices
    }

    /// A vector across the triangle, as long as twice its area.
    fn normal(&self) -> [f64; 3] {
        let [a, b, c] = self.points;
        [0, 1, 2].map(|axis| area(axis, a, b, c))
    }
}

/// The corners of a triangle, in the order of [`along_line`].
fn sorted(face: &Face) -> [(u32, Point); 3] {
    let ([u, v, w], [a, b, c]) = (face.vertices, face.points());
    let mut corners = [(u, a), (v, b), (w, c)];
    corners.sort_by(|(_, p), (_, q)| along_line(p, q));
    corners
}

/// A corner of what two triangles have in common.
#[derive(Clone, Copy)]
struct Corner {
    point: Point,
    /// The cell of each triangle that it is in.
    cells: [Cell; 2],
}

/// All corners of what two triangles have in common, by the table of the [module](self).
fn common_corners(first: &Simplex, second: &Simplex) -> Vec<Corner> {
    let mut corners = Vec::new();
    for (cell, point) in first.corners() {
        corners.extend(second.cell_of(point).map(|other| Corner { point, cells: [cell, other] }));
    }
    for (cell, point) in second.corners() {
        // Two corners at the same place have just been found.
        let other = first.cell_of(point).filter(|other| other.count_ones() > 1);
        corners.extend(other.map(|other| Corner { point, cells: [other, cell] }));
    }
    for (cell, edge) in first.edges() {
        for (other, other_edge) in second.edges() {
            corners.extend(crossing(edge, other_edge).map(|point| Corner { point, cells: [cell, other] }));
        }
    }
    if let Some(triangle) = second.triangle() {
        for (cell, edge) in first.edges() {
            corners.extend(piercing(edge, triangle).map(|point| Corner { point, cells: [cell, 0b111] }));
        }
    }
    if let Some(triangle) = first.triangle() {
        for (cell, edge) in second.edges() {
            corners.extend(piercing(edge, triangle).map(|point| Corner { point, cells: [0b111, cell] }));
        }
    }
    corners
}

/// Where two edges cross, both of them between their ends.
fn crossing(first: [Point; 2], second: [Point; 2]) -> Option<Point> {
    // Always the same one is divided by the other, so that the point does not depend on their order.
    let swap = along_line(&first[0], &second[0]).then_with(|| along_line(&first[1], &second[1])).is_gt();
    let ([a, b], [c, d]) = if swap { (second, first) } else { (first, second) };
    if side(a, b, c, d) != 0 || collinear(a, b, c) {
        return None;
    }
    let axis = axis_of(a, b, c);
    let on_both_sides = |a, b, c, d| turn(axis, a, b, c) * turn(axis, a, b, d) < 0;
    (on_both_sides(a, b, c, d) && on_both_sides(c, d, a, b))
        .then(|| divided([a, b], area(axis, c, d, a), area(axis, c, d, b)))
}

/// Where an edge pierces the inside of a triangle, between its ends.
fn piercing([p, q]: [Point; 2], [a, b, c]: [Point; 3]) -> Option<Point> {
    if side(a, b, c, p) * side(a, b, c, q) >= 0 {
        return None;
    }
    let sides = [side(p, q, a, b), side(p, q, b, c), side(p, q, c, a)];
    (agree(sides) && !sides.contains(&0)).then(|| divided([p, q], volume(a, b, c, p), volume(a, b, c, q)))
}

/// The point that divides an edge as the distances of its ends from something do, which are not zero.
fn divided([a, b]: [Point; 2], from_a: f64, from_b: f64) -> Point {
    let (from_a, from_b) = (from_a.abs(), from_b.abs());
    // From the end that is nearer, where rounding is less.
    let (start, end, nearer) = if from_a <= from_b { (a, b, from_a) } else { (b, a, from_b) };
    let share = nearer / (from_a + from_b);
    let coordinate = |i: usize| {
        let (low, high) = (start[i].min(end[i]), start[i].max(end[i]));
        (start[i] + share * (end[i] - start[i])).clamp(low, high)
    };
    [coordinate(0), coordinate(1), coordinate(2)]
}

/// The contact, and the corners that it was made of.
fn contact_of(first: &Simplex, second: &Simplex) -> Option<(Contact, Vec<Corner>)> {
    let mut corners = common_corners(first, second);
    put_in_order(&mut corners);
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
    let (depth, direction) = way_apart(first, second);
    Some((Contact { shape, length, depth, direction, region: 0 }, corners))
}

/// Puts the corners of a polygon in order around it, from the lowest corner to the lower of those next to it; a segment
/// begins with its lower end.
///
/// A side of the polygon lies on an edge of one of the triangles, and no other corner does. So two corners are next to
/// each other where the same edge has them both: where their cells together leave out a corner of that triangle.
fn put_in_order(corners: &mut [Corner]) {
    corners.sort_by(|a, b| along_line(&a.point, &b.point));
    let are_next = |a: &Corner, b: &Corner| (0..2).any(|i| a.cells[i] | b.cells[i] != 0b111);
    for place in 1..corners.len() {
        let next = (place..corners.len()).find(|&i| are_next(&corners[place - 1], &corners[i]));
        if let Some(next) = next {
            corners[place..=next].rotate_right(1);
        }
    }
}

/// How far, and which way, the second triangle must go: until all of one is on one side of the plane of the other.
fn way_apart(first: &Simplex, second: &Simplex) -> (f64, [f64; 3]) {
    let mut ways: Vec<(f64, [f64; 3])> = Vec::new();
    // If the first one has to go one way, the second may as well go the other way.
    for (still, moved, sign) in [(first, second, 1.0), (second, first, -1.0)] {
        let Some([a, b, c]) = still.triangle() else { continue };
        let normal = still.normal();
        let length = distance(normal, [0.0; 3]);
        let heights = moved.points.map(|point| -volume(a, b, c, point) / length);
        let low = heights.into_iter().fold(0.0, f64::min);
        let high = heights.into_iter().fold(0.0, f64::max);
        ways.push((0.0 - low, normal.map(|x| sign * x / length + 0.0)));
        ways.push((high, normal.map(|x| -sign * x / length + 0.0)));
    }
    ways.into_iter().min_by(|(depth, _), (other, _)| depth.total_cmp(other)).unwrap_or_default()
}

fn distance(a: Point, b: Point) -> f64 {
    (0..3).map(|i| (a[i] - b[i]) * (a[i] - b[i])).sum::<f64>().sqrt()
}

/// A cell, by the vertices that span it, ascending; `u32::MAX` where there are fewer than three.
type Feature = [u32; 3];

/// A corner of a contact, by the two cells that it is in, the lower one first.
type Name = [Feature; 2];

/// The contact, and the names of its corners.
fn named_contact(first: &Face, second: &Face) -> Option<(Contact, Vec<Name>)> {
    let (simplex, other) = (Simplex::new(first), Simplex::new(second));
    let (contact, corners) = contact_of(&simplex, &other)?;
    let mut names: Vec<Name> = corners.iter().map(|corner| name(corner, &simplex, &other)).collect();
    let (halves, other_halves) = (halves(first), halves(second));
    if !(halves.is_empty() && other_halves.is_empty()) {
        for simplex in halves.iter().chain([&simplex]) {
            for other in other_halves.iter().chain([&other]) {
                names.extend(common_corners(simplex, other).iter().map(|corner| name(corner, simplex, other)));
            }
        }
    }
    Some((contact, names))
}

fn name(corner: &Corner, first: &Simplex, second: &Simplex) -> Name {
    let mut features = [first.feature(corner.cells[0]), second.feature(corner.cells[1])];
    features.sort_unstable();
    // A vertex is where it is, whatever cell of the other triangle holds it.
    match corner.cells.map(u32::count_ones) {
        [1, _] => [first.feature(corner.cells[0]); 2],
        [_, 1] => [second.feature(corner.cells[1]); 2],
        _ => features,
    }
}

/// What a vertex between the ends of a triangle without an area divides it into.
///
/// Along it, such a triangle has an edge on one side and two on the other. A curve that comes in across the one and goes
/// out across one of the two goes on: its corner has the names of both.
fn halves(face: &Face) -> Vec<Simplex> {
    let [a, b, c] = sorted(face);
    if a.1 == b.1 || b.1 == c.1 || !collinear(a.1, b.1, c.1) {
        return Vec::new();
    }
    vec![Simplex::of(&[a, b]), Simplex::of(&[b, c])]
}

/// The region of each contact, from the names of its corners, and how many regions there are.
fn connected(names: &[Vec<Name>]) -> (Vec<u32>, usize) {
    let mut owners: Vec<(Name, u32)> = names
        .par_iter()
        .enumerate()
        .flat_map_iter(|(contact, names)| names.iter().map(move |name| (*name, contact as u32)))
        .collect();
    owners.par_sort_unstable();
    // Each contact points to an earlier one of its region, or to itself.
    let mut earlier: Vec<u32> = (0u32..).take(names.len()).collect();
    for neighbors in owners.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        let [a, b] = [neighbors[0].1, neighbors[1].1].map(|contact| earliest(&mut earlier, contact));
        earlier[a.max(b) as usize] = a.min(b);
    }
    let mut regions = 0;
    let mut region_of: Vec<u32> = Vec::with_capacity(names.len());
    for (contact, &earlier) in (0u32..).zip(&earlier) {
        // The region of an earlier one is known by now.
        let is_first = earlier == contact;
        region_of.push(if is_first { regions } else { region_of[earlier as usize] });
        regions += u32::from(is_first);
    }
    (region_of, regions as usize)
}

/// The earliest known contact of a region. What is passed on the way there points further ahead after this.
fn earliest(earlier: &mut [u32], mut contact: u32) -> u32 {
    while earlier[contact as usize] != contact {
        let next = earlier[contact as usize];
        earlier[contact as usize] = earlier[next as usize];
        contact = next;
    }
    contact
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::intersect;

    const FLAT: [[f32; 3]; 3] = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];

    fn face(positions: [[f32; 3]; 3]) -> Face {
        Face { vertices: [0, 1, 2], positions: positions.map(Vec3::from) }
    }

    fn found(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> Contact {
        contact(&face(first), &face(second)).expect("they meet")
    }

    /// The shape, which must be the same whichever comes first.
    fn shape(first: [[f32; 3]; 3], second: [[f32; 3]; 3]) -> ContactShape {
        let shape = found(first, second).shape;
        assert_eq!(found(second, first).shape, shape);
        shape
    }

    fn flat(corners: [[f32; 2]; 3]) -> [[f32; 3]; 3] {
        corners.map(|[x, y]| [x, y, 0.0])
    }

    fn polygon<const N: usize>(corners: [[f64; 2]; N]) -> ContactShape {
        ContactShape::Polygon(corners.map(|[x, y]| [x, y, 0.0]).to_vec())
    }

    #[test]
    fn triangles_apart_have_no_contact() {
        let above = FLAT.map(|[x, y, _]| [x, y, 1e-30]);
        assert_eq!(contact(&face(FLAT), &face(above)), None);
        assert_eq!(contact(&face(FLAT), &face(flat([[3.0, 3.0], [4.0, 3.0], [3.0, 4.0]]))), None);
    }

    #[test]
    fn triangles_that_cross_have_a_segment() {
        let blade = [[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        let contact = found(FLAT, blade);
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
        assert_eq!(found(FLAT, edge_on_edge).length, 0.0);
    }

    #[test]
    fn neighbours_have_what_they_share() {
        let other_side = [[4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [4.0, 4.0, 3.0]];
        assert_eq!(shape(FLAT, other_side), ContactShape::Segment([[0.0, 4.0, 0.0], [4.0, 0.0, 0.0]]));
        let part_of_the_edge = [[3.0, 1.0, 0.0], [-1.0, 5.0, 0.0], [4.0, 4.0, 3.0]];
        assert_eq!(shape(FLAT, part_of_the_edge), ContactShape::Segment([[0.0, 4.0, 0.0], [3.0, 1.0, 0.0]]));
        let fan = [[0.0, 0.0, 0.0], [-4.0, 0.0, 1.0], [0.0, -4.0, 1.0]];
        assert_eq!(shape(FLAT, fan), ContactShape::Point([0.0, 0.0, 0.0]));
        assert_eq!(shape(FLAT, FLAT), polygon([[0.0, 0.0], [0.0, 4.0], [4.0, 0.0]]));
    }

    #[test]
    fn triangles_in_a_plane_have_a_polygon() {
        let small = flat([[1.0, 1.0], [2.0, 1.0], [1.0, 2.0]]);
        assert_eq!(shape(FLAT, small), polygon([[1.0, 1.0], [1.0, 2.0], [2.0, 1.0]]));
        assert_eq!(found(FLAT, small).length, 2.0 + 2f64.sqrt());
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
    fn triangles_without_an_area_are_segments_and_points() {
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
        let contact = found(lying, further);
        assert_eq!((contact.depth, contact.direction), (0.0, [0.0; 3]));
    }

    #[test]
    fn the_way_apart_is_the_shortest_along_a_normal() {
        let blade = [[1.0, 1.0, -0.25], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
        let contact = found(FLAT, blade);
        assert_eq!((contact.depth, contact.direction), (0.25, [0.0, 0.0, 1.0]));
        let contact = found(blade, FLAT);
        assert_eq!((contact.depth, contact.direction), (0.25, [0.0, 0.0, -1.0]));
        // Sideways: all but a tenth of the floor is on one side of the blade.
        let deep = [[1.0, 0.1, -9.0], [1.0, 0.1, 9.0], [2.0, 0.1, 9.0]];
        let contact = found(FLAT, deep);
        assert!((contact.depth - f64::from(0.1f32)).abs() < 1e-12);
        assert_eq!(contact.direction, [0.0, -1.0, 0.0]);
        // One without an area goes along the normal of the other.
        let needle = [[1.0, 1.0, -1.0], [1.0, 1.0, 3.0], [1.0, 1.0, 1.0]];
        let contact = found(needle, FLAT);
        assert_eq!((contact.depth, contact.direction), (1.0, [0.0, 0.0, -1.0]));
        // In a plane nothing needs to be moved, but nothing can stay.
        let contact = found(FLAT, FLAT);
        assert_eq!((contact.depth, contact.direction.map(f64::abs)), (0.0, [0.0, 0.0, 1.0]));
    }

    #[test]
    fn going_the_way_takes_them_apart() {
        let mut rng = 7u32;
        let mut any = || {
            rng = rng.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (rng >> 8) as f32 / (1 << 24) as f32
        };
        let mut met = 0;
        for _ in 0..2_000 {
            let [first, second] = [0; 2].map(|_: i32| [0; 3].map(|_: i32| [any(), any(), any()]));
            let Some(contact) = contact(&face(first), &face(second)) else { continue };
            met += 1;
            // Beyond what is lost when the places are rounded to f32.
            let further = contact.depth * (1.0 + 1e-6) + 1e-6;
            let mut moved = Face { vertices: [3, 4, 5], ..face(second) };
            for position in &mut moved.positions {
                let way = contact.direction.map(|x| (x * further) as f32);
                *position += Vec3::from(way);
            }
            assert!(!intersect(&face(first), &moved), "{first:?} {second:?} {contact:?}");
        }
        assert!(met > 300, "{met}");
    }

    #[test]
    fn the_largest_and_smallest_coordinates_do() {
        for size in [f32::MAX, f32::from_bits(8)] {
            let flat = [[-size, -size, 0.0], [size, -size, 0.0], [0.0, size, 0.0]];
            let upright = [[0.0, 0.0, -size], [0.0, -size / 2.0, size], [0.0, size, size]];
            let contact = found(flat, upright);
            let size = f64::from(size);
            assert_eq!(contact.shape.corners().len(), 2);
            assert!(contact.length > 0.1 * size && contact.length < size, "{contact:?}");
            assert!(contact.depth > 0.1 * size && contact.depth <= size, "{contact:?}");
        }
    }

    type Mesh = (Vec<[f32; 3]>, Vec<[u32; 3]>);

    /// A closed mesh around a place.
    fn octahedron([x, y, z]: [f32; 3]) -> Mesh {
        let positions = [[1, 0, 0], [0, 1, 0], [-1, 0, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]]
            .map(|place: [i32; 3]| [x + place[0] as f32, y + place[1] as f32, z + place[2] as f32]);
        let triangles = (0..4).flat_map(|i| [[i, (i + 1) % 4, 4], [(i + 1) % 4, i, 5]]);
        (positions.to_vec(), triangles.collect())
    }

    fn scene(meshes: &[Mesh]) -> Mesh {
        let (mut positions, mut triangles) = (Vec::new(), Vec::new());
        for mesh in meshes {
            let first = positions.len() as u32;
            positions.extend_from_slice(&mesh.0);
            triangles.extend(mesh.1.iter().map(|names| names.map(|vertex| first + vertex)));
        }
        (positions, triangles)
    }

    fn contacts((positions, triangles): &Mesh) -> Contacts {
        let face = |triangle: u32| {
            let vertices = triangles[triangle as usize];
            Face { vertices, positions: vertices.map(|vertex| Vec3::from(positions[vertex as usize])) }
        };
        let count = triangles.len() as u32;
        let all = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let pairs: Vec<(u32, u32)> = all.filter(|(a, b)| intersect(&face(*a), &face(*b))).collect();
        let contacts = Contacts::new(&pairs, positions, triangles);
        assert_eq!(contacts.list().len(), pairs.len());
        contacts
    }

    fn regions(contacts: &Contacts) -> Vec<u32> {
        contacts.list().iter().map(|contact| contact.region).collect()
    }

    #[test]
    fn a_curve_is_one_region() {
        // In general position, along edges and corners, and with faces on faces.
        for place in [[0.31, 0.17, 0.93], [1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 0.0], [2.0, 0.0, 0.0]] {
            let contacts = contacts(&scene(&[octahedron([0.0; 3]), octahedron(place)]));
            assert_eq!(contacts.regions(), 1, "{place:?}");
            assert!(regions(&contacts).iter().all(|region| *region == 0));
        }
    }

    #[test]
    fn the_corners_of_a_closed_curve_fit_together() {
        let contacts = contacts(&scene(&[octahedron([0.0; 3]), octahedron([0.31, 0.17, 0.93])]));
        let mut corners: Vec<[f64; 3]> = Vec::new();
        for contact in contacts.list() {
            assert!(matches!(contact.shape, ContactShape::Segment(_)));
            corners.extend_from_slice(contact.shape.corners());
        }
        corners.sort_by(along_line);
        // Each is the end of exactly two segments, to the last digit.
        assert!(corners.chunk_by(|a, b| a == b).all(|group| group.len() == 2), "{corners:?}");
    }

    #[test]
    fn curves_apart_are_regions_of_their_own() {
        let [far, between] = [[10.0, 0.0, 0.0], [0.0, 9.0, 0.0]];
        let meshes = [octahedron([0.0; 3]), octahedron(far), octahedron([0.3, 0.2, 0.9]), octahedron([10.3, 0.2, 0.9])];
        let contacts_found = contacts(&scene(&meshes));
        assert_eq!(contacts_found.regions(), 2);
        // Numbered as they come.
        let found = regions(&contacts_found);
        assert_eq!(found.first(), Some(&0));
        assert!(found.is_sorted() && found.contains(&1), "{found:?}");
        // What touches neither adds nothing.
        let more = [&meshes[..], &[octahedron(between)]].concat();
        assert_eq!(contacts(&scene(&more)).regions(), 2);
        assert_eq!(Contacts::new(&[], &[], &[]), Contacts::default());
    }

    #[test]
    fn a_plate_through_a_body_is_one_region_and_a_body_through_two_plates_two() {
        let plate =
            |z: f32| (vec![[-3.0, -3.0, z], [3.0, -2.9, z], [3.0, 3.0, z], [-3.0, 3.1, z]], vec![[0, 1, 2], [0, 2, 3]]);
        let body = octahedron([0.0, 0.0, 0.0]);
        assert_eq!(contacts(&scene(&[body.clone(), plate(0.5)])).regions(), 1);
        assert_eq!(contacts(&scene(&[body, plate(0.5), plate(-0.5)])).regions(), 2);
    }

    #[test]
    fn vertices_at_the_same_place_are_one() {
        let (positions, triangles) = octahedron([0.0; 3]);
        let names = triangles.iter().flatten();
        // Each triangle has vertices of its own, some with the other zero.
        let own: Vec<[f32; 3]> = names
            .zip(0..)
            .map(|(vertex, i)| positions[*vertex as usize].map(|x| if x == 0.0 && i % 2 == 0 { -0.0 } else { x }))
            .collect();
        let soup = (own, (0..8).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect());
        let (positions, triangles) = scene(&[soup, octahedron([0.31, 0.17, 0.93])]);
        let pairs: Vec<(u32, u32)> = (0..8).flat_map(|a| (8..16).map(move |b| (a, b))).collect();
        let contacts = Contacts::new(&pairs, &positions, &triangles);
        assert!(contacts.list().len() < pairs.len(), "those that do not meet are left out");
        assert_eq!(contacts.regions(), 1);
    }

    #[test]
    fn a_curve_goes_on_across_a_triangle_without_an_area() {
        // A strip whose middle line has a vertex on one side that the other side lacks: between them is such a triangle.
        let positions =
            vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [2.0, -3.0, 0.0], [1.0, 0.0, 0.0], [0.0, 3.0, 0.0], [4.0, 3.0, 0.0]];
        let triangles = vec![[0, 1, 2], [0, 1, 3], [0, 3, 4], [3, 1, 5], [3, 5, 4]];
        let blade =
            |x: f32| (vec![[x, -1.0, -1.0], [x, -1.0, 1.5], [x, 1.0, 1.0], [x, 1.0, -1.5]], vec![[0, 1, 2], [0, 2, 3]]);
        // Not the contacts of the strip with itself.
        let pairs: Vec<(u32, u32)> = (0..5).flat_map(|a| (5..7).map(move |b| (a, b))).collect();
        for x in [0.5, 1.0, 2.0] {
            let (positions, triangles) = scene(&[(positions.clone(), triangles.clone()), blade(x)]);
            let contacts = Contacts::new(&pairs, &positions, &triangles);
            assert!(contacts.list().len() >= 4);
            assert_eq!(contacts.regions(), 1, "{x}");
        }
    }
}
