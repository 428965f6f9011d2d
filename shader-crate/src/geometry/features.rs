//! Feature pairs of two triangles: each vertex of either with the face of the other, and each edge with each edge.
//!
//! A *slot* is the index of one of these 15 pairs. Each vertex and each edge is owned by one of the triangles that contain
//! it, so that each pair of features is tested once.

use glam::UVec4;

/// Vertex indices of a triangle, and in `w` a mask of the features that it owns: bits 0 to 2 for its vertices, bits 3 to 5
/// for the edges from each vertex to the next, and for CCD bit [`FACE`].
pub type Features = UVec4;

/// Bit of a triangle that has a face, which lone edges and lone points do not.
pub const FACE: u32 = 6;

/// Number of slots: three vertices of the first triangle with the face of the second, three of the second with the face of
/// the first, and nine pairs of edges.
pub const SLOTS: u32 = 15;

/// Mask of all slots.
pub const ALL_SLOTS: u32 = (1 << SLOTS) - 1;

/// First slot of two edges.
pub const FIRST_EDGES: u32 = 6;

/// Returns the vertex index of a corner of a triangle.
#[inline(always)]
pub fn corner(triangle: Features, corner: u32) -> u32 {
    if corner == 0 {
        triangle.x
    } else if corner == 1 {
        triangle.y
    } else {
        triangle.z
    }
}

/// Returns the next corner of a triangle.
#[inline(always)]
pub fn after(corner: u32) -> u32 {
    if corner == 2 { 0 } else { corner + 1 }
}

/// Whether a triangle has this vertex index.
#[inline(always)]
pub fn has(triangle: Features, vertex: u32) -> bool {
    triangle.x == vertex || triangle.y == vertex || triangle.z == vertex
}

/// Whether a triangle owns the feature of a bit.
#[inline(always)]
pub fn owns(triangle: Features, bit: u32) -> bool {
    triangle.w.wrapping_shr(bit) & 1 != 0
}

/// Returns a mask of the slots whose features are owned by the two triangles, both of which have a face.
#[inline(always)]
pub fn slots_of(first: Features, second: Features) -> u32 {
    let edges_of_second = (second.w >> 3) & 7;
    let edges = |i: u32| if owns(first, i + 3) { edges_of_second << (FIRST_EDGES + 3 * i) } else { 0 };
    (first.w & 7) | (second.w & 7) << 3 | edges(0) | edges(1) | edges(2)
}

/// Returns a mask of the slots whose features have no common vertex.
#[inline(always)]
pub fn slots_without_common_vertex(first: Features, second: Features) -> u32 {
    let bit = |slot: u32, i: u32, j: u32| ((corner(first, i) == corner(second, j)) as u32) << slot;
    let vertex_of_first = |i: u32| bit(0, i, 0) | bit(0, i, 1) | bit(0, i, 2);
    let vertex_of_second = |j: u32| bit(0, 0, j) | bit(0, 1, j) | bit(0, 2, j);
    let edges = |i: u32, j: u32| {
        let slot = FIRST_EDGES + 3 * i + j;
        bit(slot, i, j) | bit(slot, i, after(j)) | bit(slot, after(i), j) | bit(slot, after(i), after(j))
    };
    let edges_of = |i: u32| edges(i, 0) | edges(i, 1) | edges(i, 2);
    let vertices_of_first = vertex_of_first(0) | (vertex_of_first(1) << 1) | (vertex_of_first(2) << 2);
    let vertices_of_second = (vertex_of_second(0) << 3) | (vertex_of_second(1) << 4) | (vertex_of_second(2) << 5);
    !(vertices_of_first | vertices_of_second | edges_of(0) | edges_of(1) | edges_of(2)) & ALL_SLOTS
}

/// Returns a mask of the slots that CCD tests: owned features without a common vertex, of triangles with the bit [`FACE`] or
/// without.
#[inline(always)]
pub fn tested_slots(first: Features, second: Features) -> u32 {
    let faces_of_second = if owns(second, FACE) { 7 } else { 0 };
    let faces_of_first = if owns(first, FACE) { 7 << 3 } else { 0 };
    let edges = ALL_SLOTS & !((1 << FIRST_EDGES) - 1);
    slots_of(first, second) & slots_without_common_vertex(first, second) & (faces_of_second | faces_of_first | edges)
}

/// Returns the vertex indices of a slot: a vertex and a face, or an edge of the first triangle and an edge of the second.
#[inline(always)]
pub fn vertices_of(first: Features, second: Features, slot: u32) -> UVec4 {
    if slot < FIRST_EDGES {
        let is_of_first = slot < 3;
        let index = if is_of_first { slot } else { slot - 3 };
        let (own, face) = if is_of_first { (first, second) } else { (second, first) };
        UVec4::new(corner(own, index), face.x, face.y, face.z)
    } else {
        let (i, j) = ((slot - FIRST_EDGES) / 3, (slot - FIRST_EDGES) % 3);
        UVec4::new(corner(first, i), corner(first, after(i)), corner(second, j), corner(second, after(j)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNS_ALL: u32 = 0b111_1111;

    #[test]
    fn tested_slots_are_owned_and_have_no_common_vertex() {
        let (first, second) = (UVec4::new(0, 1, 2, OWNS_ALL), UVec4::new(3, 4, 5, OWNS_ALL));
        assert_eq!(tested_slots(first, second), ALL_SLOTS);
        for triangle in
            [UVec4::new(2, 4, 5, OWNS_ALL), UVec4::new(4, 1, 0, OWNS_ALL), UVec4::new(7, 7, 2, 0b111), first]
        {
            let mut expected = 0;
            for slot in 0..SLOTS {
                let vertices = vertices_of(first, triangle, slot).to_array();
                let split = if slot < FIRST_EDGES { 1 } else { 2 };
                let shared = vertices[..split].iter().any(|vertex| vertices[split..].contains(vertex));
                expected |= u32::from(!shared) << slot;
            }
            assert_eq!(slots_without_common_vertex(first, triangle), expected, "{triangle}");
        }
        // A lone edge has no face that a vertex could meet. Features without an owner are not tested.
        let lone_edge = UVec4::new(3, 4, 4, 0b00_1011);
        assert_eq!(tested_slots(first, lone_edge), 0b001_001_001_011_000);
        assert_eq!(tested_slots(lone_edge, first), 0b000_000_111_000_011);
        let owns_no_features = UVec4::new(3, 4, 5, 1 << FACE);
        assert_eq!(tested_slots(first, owns_no_features), 0b111);
    }
}
