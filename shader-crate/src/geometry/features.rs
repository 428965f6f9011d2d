//! The features of a pair of triangles: each vertex of either with the face of the other, and each two edges.
//!
//! So that each pair of features is looked at once, every vertex and every edge belongs to one of the triangles that name
//! it. A slot is one of the 15 pairs of features.

use glam::UVec4;

/// A triangle's vertices and, as the fourth number, the features that belong to it: a bit to each vertex, and one to each
/// edge, from a vertex to the next, three bits above. Where it matters, the bit [`FACE`] says that it has a face.
pub type Features = UVec4;

/// The bit of a triangle that has a face.
pub const FACE: u32 = 6;

/// Slots of a pair of triangles: three vertices of the first with the face of the second, three of the second with the face
/// of the first, and nine pairs of edges.
pub const SLOTS: u32 = 15;

/// The first slot of two edges.
pub const FIRST_EDGES: u32 = 6;

/// A vertex of a triangle.
#[inline(always)]
pub fn corner(triangle: Features, number: u32) -> u32 {
    if number == 0 {
        triangle.x
    } else if number == 1 {
        triangle.y
    } else {
        triangle.z
    }
}

/// The number of the next vertex.
#[inline(always)]
pub fn after(number: u32) -> u32 {
    if number == 2 { 0 } else { number + 1 }
}

/// Whether a triangle has a vertex.
#[inline(always)]
pub fn has(triangle: Features, vertex: u32) -> bool {
    triangle.x == vertex || triangle.y == vertex || triangle.z == vertex
}

/// Whether a bit of a triangle's features is set.
#[inline(always)]
pub fn owns(triangle: Features, bit: u32) -> bool {
    triangle.w.wrapping_shr(bit) & 1 != 0
}

/// A bit to each slot both of whose features belong to the two triangles; each has the face that it is.
#[inline(always)]
pub fn slots_of(first: Features, second: Features) -> u32 {
    let edges_of_second = (second.w >> 3) & 7;
    let edges = |i: u32| if owns(first, i + 3) { edges_of_second << (FIRST_EDGES + 3 * i) } else { 0 };
    (first.w & 7) | (second.w & 7) << 3 | edges(0) | edges(1) | edges(2)
}

/// A bit to each slot whose two features have no vertex in common.
#[inline(always)]
pub fn slots_without_common_vertex(first: Features, second: Features) -> u32 {
    let bit = |slot: u32, i: u32, j: u32| ((corner(first, i) == corner(second, j)) as u32) << slot;
    let row = |i: u32| bit(0, i, 0) | bit(0, i, 1) | bit(0, i, 2);
    let column = |j: u32| bit(0, 0, j) | bit(0, 1, j) | bit(0, 2, j);
    let edges = |i: u32, j: u32| {
        let slot = FIRST_EDGES + 3 * i + j;
        bit(slot, i, j) | bit(slot, i, after(j)) | bit(slot, after(i), j) | bit(slot, after(i), after(j))
    };
    let edges_of = |i: u32| edges(i, 0) | edges(i, 1) | edges(i, 2);
    let faces = row(0) | (row(1) << 1) | (row(2) << 2) | (column(0) << 3) | (column(1) << 4) | (column(2) << 5);
    !(faces | edges_of(0) | edges_of(1) | edges_of(2)) & ((1 << SLOTS) - 1)
}

/// The slots to look at of two triangles that say whether they have a face.
#[inline(always)]
pub fn tested_slots(first: Features, second: Features) -> u32 {
    let faces_of_second = if owns(second, FACE) { 7 } else { 0 };
    let faces_of_first = if owns(first, FACE) { 7 << 3 } else { 0 };
    let edges = ((1 << SLOTS) - 1) & !((1 << FIRST_EDGES) - 1);
    slots_of(first, second) & slots_without_common_vertex(first, second) & (faces_of_second | faces_of_first | edges)
}

/// The vertices of a slot: a vertex and those of a face, or those of an edge of the first triangle and of one of the
/// second.
#[inline(always)]
pub fn vertices_of(first: Features, second: Features, slot: u32) -> UVec4 {
    if slot < FIRST_EDGES {
        let of_first = slot < 3;
        let number = if of_first { slot } else { slot - 3 };
        let (own, face) = if of_first { (first, second) } else { (second, first) };
        UVec4::new(corner(own, number), face.x, face.y, face.z)
    } else {
        let (i, j) = ((slot - FIRST_EDGES) / 3, (slot - FIRST_EDGES) % 3);
        UVec4::new(corner(first, i), corner(first, after(i)), corner(second, j), corner(second, after(j)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: u32 = 0b111_1111;

    #[test]
    fn slots_are_those_that_belong_to_both_and_share_nothing() {
        let (first, second) = (UVec4::new(0, 1, 2, ALL), UVec4::new(3, 4, 5, ALL));
        assert_eq!(tested_slots(first, second), (1 << SLOTS) - 1);
        for triangle in [UVec4::new(2, 4, 5, ALL), UVec4::new(4, 1, 0, ALL), UVec4::new(7, 7, 2, 0b111), first] {
            let mut expected = 0;
            for slot in 0..SLOTS {
                let names = vertices_of(first, triangle, slot).to_array();
                let split = if slot < FIRST_EDGES { 1 } else { 2 };
                let shared = names[..split].iter().any(|name| names[split..].contains(name));
                expected |= u32::from(!shared) << slot;
            }
            assert_eq!(slots_without_common_vertex(first, triangle), expected, "{triangle}");
        }
        // Without a face, no vertex of the other; what is not owned is not looked at.
        let lone_edge = UVec4::new(3, 4, 4, 0b00_1011);
        assert_eq!(tested_slots(first, lone_edge), 0b001_001_001_011_000);
        assert_eq!(tested_slots(lone_edge, first), 0b000_000_111_000_011);
        let nothing = UVec4::new(3, 4, 5, 1 << FACE);
        assert_eq!(tested_slots(first, nothing), 0b111);
    }
}
