//! Contacts of many triangle pairs, and the connected regions that they form.
//!
//! A corner of a contact has an id that does not depend on the triangles: the vertices that span its two elements. Adjacent
//! triangles give a common corner the same id (and the same coordinates): their contacts are connected.

use std::collections::HashMap;

use rayon::prelude::*;

use super::contact::{Contact, Corner, ElementId, Simplex, common_corners, contact_of, sorted};
use super::predicates::{Point, collinear};
use super::triangles::Face;
use crate::scene::Real;

/// The contacts of many pairs of triangles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contacts {
    list: Vec<Contact>,
    regions: usize,
}

impl Contacts {
    /// Computes the contacts of these triangle pairs, in the same order. All positions must be finite.
    ///
    /// Disjoint pairs are excluded; [`crate::Detector`] reports none.
    ///
    /// # Panics
    ///
    /// If an index of a triangle or vertex is out of range.
    pub fn new<T: Real>(pairs: &[(u32, u32)], positions: &[[T; 3]], triangles: &[[u32; 3]]) -> Self {
        let canonical = canonical_vertices(pairs, positions, triangles);
        let face = |triangle: u32| {
            let vertices = triangles[triangle as usize];
            Face {
                vertices: vertices.map(|vertex| canonical[&vertex]),
                positions: vertices.map(|vertex| positions[vertex as usize].map(Into::into)),
            }
        };
        let (mut list, corner_ids): (Vec<Contact>, Vec<Vec<CornerId>>) =
            pairs.par_iter().filter_map(|&(a, b)| contact_with_corner_ids(&face(a), &face(b))).unzip();
        let (region_of, regions) = connected_regions(&corner_ids);
        list.iter_mut().zip(region_of).for_each(|(contact, region)| contact.region = region);
        Self { list, regions }
    }

    /// The contacts.
    pub fn list(&self) -> &[Contact] {
        &self.list
    }

    /// Number of connected regions. [`Contact::region`] is below it; regions are numbered from zero in the order of the
    /// list.
    ///
    /// Two contacts are connected if they have a common corner: the same vertex, or the same edge or interior of one mesh
    /// in the same edge or interior of the other. So a curve along which two meshes intersect is one region, from triangle
    /// to triangle. Vertices at the same position count as one. (Curves that only cross, and corners that coincide by
    /// chance, do not connect.)
    pub fn regions(&self) -> usize {
        self.regions
    }
}

/// Maps each vertex of these triangles to the lowest one at the same position.
fn canonical_vertices<T: Real>(
    pairs: &[(u32, u32)],
    positions: &[[T; 3]],
    triangles: &[[u32; 3]],
) -> HashMap<u32, u32> {
    // Adding zero maps −0 to +0.
    let bits = |vertex: u32| positions[vertex as usize].map(|coordinate| (coordinate.into() + 0.0).to_bits());
    let of_pair = |&(a, b): &(u32, u32)| [a, b].into_iter().flat_map(|triangle| triangles[triangle as usize]);
    let mut vertices: Vec<([u64; 3], u32)> =
        pairs.par_iter().flat_map_iter(of_pair).map(|vertex| (bits(vertex), vertex)).collect();
    vertices.par_sort_unstable();
    vertices.dedup();
    let coincident = vertices.chunk_by(|(position, _), (other, _)| position == other);
    coincident.flat_map(|group| group.iter().map(|(_, vertex)| (*vertex, group[0].1))).collect()
}

/// A corner of a contact, as the two elements that contain it, the lower one first.
type CornerId = [ElementId; 2];

/// The contact of two triangles, and the ids of its corners.
fn contact_with_corner_ids(first: &Face<Point>, second: &Face<Point>) -> Option<(Contact, Vec<CornerId>)> {
    let (simplex, other) = (Simplex::new(first), Simplex::new(second));
    let (contact, corners) = contact_of(&simplex, &other)?;
    let mut ids: Vec<CornerId> = corners.iter().map(|corner| corner_id(corner, &simplex, &other)).collect();
    let (parts, other_parts) = (sub_segments(first), sub_segments(second));
    if !(parts.is_empty() && other_parts.is_empty()) {
        for simplex in parts.iter().chain([&simplex]) {
            for other in other_parts.iter().chain([&other]) {
                ids.extend(common_corners(simplex, other).iter().map(|corner| corner_id(corner, simplex, other)));
            }
        }
    }
    Some((contact, ids))
}

/// The id of a corner. It does not depend on the triangles, only on the vertices that span its elements.
fn corner_id(corner: &Corner, first: &Simplex, second: &Simplex) -> CornerId {
    let mut elements = [first.element_id(corner.elements[0]), second.element_id(corner.elements[1])];
    elements.sort_unstable();
    // A vertex has one id, whatever element of the other triangle contains it.
    match corner.elements.map(u32::count_ones) {
        [1, _] => [first.element_id(corner.elements[0]); 2],
        [_, 1] => [second.element_id(corner.elements[1]); 2],
        _ => elements,
    }
}

/// The two segments into which the middle vertex divides a degenerate triangle; empty for all others.
///
/// Such a triangle has one long edge on one side and two short edges on the other. A curve that enters across the long edge
/// and leaves across a short one continues: its corner has the ids of both.
fn sub_segments(face: &Face<Point>) -> Vec<Simplex> {
    let [a, b, c] = sorted(face);
    if a.1 == b.1 || b.1 == c.1 || !collinear(a.1, b.1, c.1) {
        return Vec::new();
    }
    vec![Simplex::of(&[a, b]), Simplex::of(&[b, c])]
}

/// The region of each contact, from the ids of its corners, and the number of regions. (Union-find.)
fn connected_regions(corner_ids: &[Vec<CornerId>]) -> (Vec<u32>, usize) {
    let mut owners: Vec<(CornerId, u32)> = corner_ids
        .par_iter()
        .enumerate()
        .flat_map_iter(|(contact, ids)| ids.iter().map(move |id| (*id, contact as u32)))
        .collect();
    owners.par_sort_unstable();
    // Each contact points to an earlier one of its region, or to itself if it is the first.
    let mut parents: Vec<u32> = (0u32..).take(corner_ids.len()).collect();
    for connected in owners.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        let [a, b] = [connected[0].1, connected[1].1].map(|contact| find_root(&mut parents, contact));
        parents[a.max(b) as usize] = a.min(b);
    }
    let mut regions = 0;
    let mut region_of: Vec<u32> = Vec::with_capacity(corner_ids.len());
    for (contact, &parent) in (0u32..).zip(&parents) {
        // The region of an earlier contact is known by now.
        let is_first = parent == contact;
        region_of.push(if is_first { regions } else { region_of[parent as usize] });
        regions += u32::from(is_first);
    }
    (region_of, regions as usize)
}

/// The first known contact of a region. Shortens the paths that it follows.
fn find_root(parents: &mut [u32], mut contact: u32) -> u32 {
    while parents[contact as usize] != contact {
        let next = parents[contact as usize];
        parents[contact as usize] = parents[next as usize];
        contact = next;
    }
    contact
}

#[cfg(test)]
mod tests {
    use glam::Vec3;

    use super::*;
    use crate::exact::predicates::lexicographic_order;
    use crate::exact::{ContactShape, intersect};

    type Mesh = (Vec<[f32; 3]>, Vec<[u32; 3]>);

    /// A closed mesh around a center.
    fn octahedron([x, y, z]: [f32; 3]) -> Mesh {
        let positions = [[1, 0, 0], [0, 1, 0], [-1, 0, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]]
            .map(|offset: [i32; 3]| [x + offset[0] as f32, y + offset[1] as f32, z + offset[2] as f32]);
        let triangles = (0..4).flat_map(|i| [[i, (i + 1) % 4, 4], [(i + 1) % 4, i, 5]]);
        (positions.to_vec(), triangles.collect())
    }

    fn scene(meshes: &[Mesh]) -> Mesh {
        let (mut positions, mut triangles) = (Vec::new(), Vec::new());
        for mesh in meshes {
            let first = positions.len() as u32;
            positions.extend_from_slice(&mesh.0);
            triangles.extend(mesh.1.iter().map(|vertices| vertices.map(|vertex| first + vertex)));
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
        for center in [[0.31, 0.17, 0.93], [1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 0.0], [2.0, 0.0, 0.0]] {
            let contacts = contacts(&scene(&[octahedron([0.0; 3]), octahedron(center)]));
            assert_eq!(contacts.regions(), 1, "{center:?}");
            assert!(regions(&contacts).iter().all(|region| *region == 0));
        }
    }

    #[test]
    fn corners_of_a_closed_curve_coincide() {
        let contacts = contacts(&scene(&[octahedron([0.0; 3]), octahedron([0.31, 0.17, 0.93])]));
        let mut corners: Vec<[f64; 3]> = Vec::new();
        for contact in contacts.list() {
            assert!(matches!(contact.shape, ContactShape::Segment(_)));
            corners.extend_from_slice(contact.shape.corners());
        }
        corners.sort_by(lexicographic_order);
        // Each is the end of exactly two segments, bit for bit.
        assert!(corners.chunk_by(|a, b| a == b).all(|group| group.len() == 2), "{corners:?}");
    }

    #[test]
    fn separate_curves_are_separate_regions() {
        let [far, between] = [[10.0, 0.0, 0.0], [0.0, 9.0, 0.0]];
        let meshes = [octahedron([0.0; 3]), octahedron(far), octahedron([0.3, 0.2, 0.9]), octahedron([10.3, 0.2, 0.9])];
        let two_curves = contacts(&scene(&meshes));
        assert_eq!(two_curves.regions(), 2);
        // Numbered in the order of the list.
        let numbers = regions(&two_curves);
        assert_eq!(numbers.first(), Some(&0));
        assert!(numbers.is_sorted() && numbers.contains(&1), "{numbers:?}");
        // A mesh that touches neither adds no region.
        let more = [&meshes[..], &[octahedron(between)]].concat();
        assert_eq!(contacts(&scene(&more)).regions(), 2);
        assert_eq!(Contacts::new::<f32>(&[], &[], &[]), Contacts::default());
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
    fn coincident_vertices_count_as_one() {
        let (positions, triangles) = octahedron([0.0; 3]);
        let vertices = triangles.iter().flatten();
        // Each triangle has its own vertices, some with −0 for 0.
        let own: Vec<[f32; 3]> = vertices
            .zip(0..)
            .map(|(vertex, i)| positions[*vertex as usize].map(|x| if x == 0.0 && i % 2 == 0 { -0.0 } else { x }))
            .collect();
        let soup = (own, (0..8).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect());
        let (positions, triangles) = scene(&[soup, octahedron([0.31, 0.17, 0.93])]);
        let pairs: Vec<(u32, u32)> = (0..8).flat_map(|a| (8..16).map(move |b| (a, b))).collect();
        let contacts = Contacts::new(&pairs, &positions, &triangles);
        assert!(contacts.list().len() < pairs.len(), "disjoint pairs are excluded");
        assert_eq!(contacts.regions(), 1);
    }

    #[test]
    fn a_curve_continues_across_a_degenerate_triangle() {
        // A T-junction on the middle line of a strip, closed by a degenerate triangle.
        let positions =
            vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [2.0, -3.0, 0.0], [1.0, 0.0, 0.0], [0.0, 3.0, 0.0], [4.0, 3.0, 0.0]];
        let triangles = vec![[0, 1, 2], [0, 1, 3], [0, 3, 4], [3, 1, 5], [3, 5, 4]];
        let blade =
            |x: f32| (vec![[x, -1.0, -1.0], [x, -1.0, 1.5], [x, 1.0, 1.0], [x, 1.0, -1.5]], vec![[0, 1, 2], [0, 2, 3]]);
        // Without the contacts of the strip with itself.
        let pairs: Vec<(u32, u32)> = (0..5).flat_map(|a| (5..7).map(move |b| (a, b))).collect();
        for x in [0.5, 1.0, 2.0] {
            let (positions, triangles) = scene(&[(positions.clone(), triangles.clone()), blade(x)]);
            let contacts = Contacts::new(&pairs, &positions, &triangles);
            assert!(contacts.list().len() >= 4);
            assert_eq!(contacts.regions(), 1, "{x}");
        }
    }
}
