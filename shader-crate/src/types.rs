//! Structs and constants that host and device share.
//!
//! Uniform structs are multiples of 16 bytes and hold no arrays, so that their layout is the same in Rust, in SPIR-V and
//! in WGSL; each has its size asserted at the end of this file.

use bytemuck::{Pod, Zeroable};
use glam::Vec3;

/// Threads to a workgroup, of every kernel. 256 is what baseline WebGPU guarantees. Changing it means changing the
/// literal in the `#[kernel]` macro as well (the translator checks every entry point against this constant).
pub const WORKGROUP_SIZE: u32 = 256;

/// [`WORKGROUP_SIZE`] as the length of an array.
pub const WORKGROUP_LEN: usize = WORKGROUP_SIZE as usize;

/// The largest number of workgroups in one dimension of a dispatch that baseline WebGPU guarantees.
pub const MAX_WORKGROUPS_PER_DIMENSION: u32 = 65_535;

/// The longest input that the primitives take: 2²⁶ elements of 4 bytes are 256 MiB, twice what baseline WebGPU can bind.
/// All indices stay far below 2³², so no kernel has to watch for their overflow.
pub const MAX_LENGTH: u32 = 1 << 26;

/// The workgroups of a dispatch that covers `groups` of them: in two dimensions where one is not enough.
///
/// There may be a few groups too many (fewer than one row): kernels compare their own index with the length of what
/// they work on. Written without division or checked shifts, because kernels call it too.
#[inline(always)]
pub fn dispatch_size(groups: u32) -> DispatchArguments {
    let mut x = groups;
    let mut y = 1;
    while x > MAX_WORKGROUPS_PER_DIMENSION {
        x = (x >> 1) + (x & 1);
        y <<= 1;
    }
    DispatchArguments { x, y, z: 1 }
}

/// The workgroups that `threads` threads need.
#[inline(always)]
pub fn groups_for_threads(threads: u32) -> u32 {
    threads.div_ceil(WORKGROUP_SIZE)
}

/// Workgroups of a dispatch, as an indirect dispatch reads them from a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct DispatchArguments {
    /// Workgroups in the first dimension.
    pub x: u32,
    /// Workgroups in the second dimension.
    pub y: u32,
    /// Workgroups in the third dimension: always 1.
    pub z: u32,
}

/// Uniform of the kernels that need no more than a length.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Length {
    /// Elements to work on.
    pub len: u32,
    padding_0: u32,
    padding_1: u32,
    padding_2: u32,
}

impl Length {
    /// The uniform for `len` elements.
    pub const fn new(len: u32) -> Self {
        Self { len, padding_0: 0, padding_1: 0, padding_2: 0 }
    }
}

/// Uniform of one pass of the radix sort.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct SortPass {
    /// Keys to sort.
    pub len: u32,
    /// Blocks of keys, each sorted by one workgroup.
    pub blocks: u32,
    /// The lowest bit of this pass's digit.
    pub shift: u32,
    /// As many low bits set as the digit has.
    pub mask: u32,
}

/// Uniform of the last step of a compaction.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct CompactParams {
    /// Elements to choose from.
    pub len: u32,
    /// Elements that fit into the output; what is past it is counted, not written.
    pub capacity: u32,
    padding_0: u32,
    padding_1: u32,
}

impl CompactParams {
    /// The uniform for `len` elements and room for `capacity`.
    pub const fn new(len: u32, capacity: u32) -> Self {
        Self { len, capacity, padding_0: 0, padding_1: 0 }
    }
}

/// Uniform of a fill.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct FillParams {
    /// What to write.
    pub value: u32,
    /// Elements that the output has room for.
    pub capacity: u32,
    padding_0: u32,
    padding_1: u32,
}

impl FillParams {
    /// The uniform for this value and room for `capacity` elements.
    pub const fn new(value: u32, capacity: u32) -> Self {
        Self { value, capacity, padding_0: 0, padding_1: 0 }
    }
}

/// Uniform of the stages of the pipeline.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct PipelineParams {
    /// Triangles of the scene.
    pub triangles: u32,
    /// Clusters, from 1 to [`MAX_CLUSTERS`].
    pub clusters: u32,
    /// How many bits it takes to tell the clusters apart.
    pub cluster_bits: u32,
    /// Entries that there is room for: a triangle counts once for each strip of each cluster that it is in.
    pub entries: u32,
    /// Triangles that the centers and axes of the clusters are computed from.
    pub samples: u32,
    /// Distance between two of these triangles, in the order of the scene.
    pub stride: u32,
    /// The fuzziness of the clustering, more than 1.
    pub fuzziness: f32,
    /// How far a center may move in a round of clustering for it to count as standing still, as a part of the scene.
    pub tolerance: f32,
    /// The membership above which a triangle is in a cluster (Eq. 5.1 of the thesis), or zero for the exact assignment.
    pub threshold: f32,
    /// Whether neighbours are skipped: 0 or 1.
    pub skip_neighbors: u32,
    /// Triangles to look at for an area that there is room for.
    pub suspects: u32,
    /// Pairs that there is room for.
    pub pairs: u32,
    /// Pairs that were found that there is room for.
    pub found: u32,
    /// Tiles of candidates that one launch looks at, at most.
    pub slice_limit: u32,
    /// The first tile of this launch.
    pub slice_start: u32,
    /// The tile after its last one.
    pub slice_end: u32,
    /// How much larger the boxes of the first triangles are, on every side: see [`Growth`].
    pub growth_first: f32,
    /// How many triangles those are.
    pub growth_split: u32,
    /// How much larger the other boxes are.
    pub growth_rest: f32,
    /// The most strips that clusters are cut into, all together; no fewer than there are clusters.
    pub strip_limit: u32,
    /// Bits of a place along the first axis, in the key of a box.
    pub place_bits: u32,
    /// Whether some pairs of objects are left out: 0 or 1.
    pub filtered: u32,
    /// Whether triangles are boxes over a motion: 0 or 1. Then the axes of all clusters are those of the scene.
    pub swept: u32,
    padding: u32,
}

impl PipelineParams {
    /// How much larger boxes are. (A uniform cannot have a struct at this place.)
    #[inline(always)]
    pub fn growth(&self) -> Growth {
        Growth { first: self.growth_first, split: self.growth_split, rest: self.growth_rest }
    }
}

/// Uniform of the filters of moving features.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct ContinuousParams {
    /// Pairs of triangles that there is room for.
    pub pairs: u32,
    /// Pairs of features that there is room for after the linear filter.
    pub listed: u32,
    /// Pairs of features that there is room for after all filters.
    pub found: u32,
    /// The filters that are on, as bits.
    pub filters: u32,
    /// A distance that features are to keep, in the units of the scaled positions, rounded up.
    pub separation: f32,
    padding_0: u32,
    padding_1: u32,
    padding_2: u32,
}

impl ContinuousParams {
    /// For this room, these filters and this separation.
    pub const fn new([pairs, listed, found]: [u32; 3], filters: u32, separation: f32) -> Self {
        Self { pairs, listed, found, filters, separation, padding_0: 0, padding_1: 0, padding_2: 0 }
    }
}

/// How much larger than a triangle its box is, on every side, in units of the scene. Zero where only triangles that meet
/// are wanted; else triangles are candidates, too, that are no farther apart than the two together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Growth {
    /// That of the first triangles of the scene.
    pub first: f32,
    /// How many those are.
    pub split: u32,
    /// That of the others.
    pub rest: f32,
}

impl Growth {
    /// That of a triangle.
    #[inline(always)]
    pub fn of(self, triangle: u32) -> f32 {
        if triangle < self.split { self.first } else { self.rest }
    }
}

/// A spring of a mass point, as the point at one of its ends sees it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct Spring {
    /// The point at the other end.
    pub other: u32,
    /// Its natural length.
    pub rest: f32,
    /// Force for each unit of length that it is longer than that.
    pub stiffness: f32,
    /// Force for each unit of speed at which its ends move apart.
    pub damping: f32,
}

/// Uniform of the cloth simulation. Units are those of the scene; with metres, kilograms and seconds, forces are newtons.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct ClothParams {
    /// Vertices that are mass points of cloth: the first ones of the scene.
    pub points: u32,
    /// All vertices of the scene; those after the mass points are vertices of bodies.
    pub vertices: u32,
    /// Number of the step within its frame.
    pub step: u32,
    /// How much time a step takes.
    pub step_time: f32,
    /// Acceleration of gravity.
    pub gravity_x: f32,
    /// Acceleration of gravity.
    pub gravity_y: f32,
    /// Acceleration of gravity.
    pub gravity_z: f32,
    /// Drag of the air across the cloth: force for each unit of area and of speed.
    pub drag: f32,
    /// Velocity of the air.
    pub wind_x: f32,
    /// Velocity of the air.
    pub wind_y: f32,
    /// Velocity of the air.
    pub wind_z: f32,
    /// Drag of the air along the cloth.
    pub skin_drag: f32,
    /// The length that no spring may exceed, as a multiple of its natural length.
    pub stretch_limit: f32,
    /// The distance that contacts keep.
    pub thickness: f32,
    /// The distance up to which features are near each other.
    pub reach: f32,
    /// Coefficient of friction.
    pub friction: f32,
    /// How far any vertex of a body moves until features are looked for again.
    pub body_travel: f32,
    /// Where the bodies are at the end of this step: 0 at the start of the frame, 1 at its end.
    pub body_time: f32,
    /// A speed beyond which the simulation has blown up.
    pub speed_limit: f32,
    /// Pairs of triangles that there is room for.
    pub pairs: u32,
    /// Pairs of near features that there is room for.
    pub near: u32,
    /// Faces of bodies.
    pub faces: u32,
    /// The first of them that this launch looks at.
    pub first_face: u32,
    /// How much larger than a face its box is, on every side.
    pub box_margin: f32,
}

impl ClothParams {
    /// Acceleration of gravity.
    #[inline(always)]
    pub fn gravity(&self) -> Vec3 {
        Vec3::new(self.gravity_x, self.gravity_y, self.gravity_z)
    }

    /// Velocity of the air.
    #[inline(always)]
    pub fn wind(&self) -> Vec3 {
        Vec3::new(self.wind_x, self.wind_y, self.wind_z)
    }
}

/// The most clusters that a scene can be divided into: one bit of a mask to each.
pub const MAX_CLUSTERS: u32 = 64;

/// [`MAX_CLUSTERS`] as the length of an array.
pub const MAX_CLUSTERS_LEN: usize = MAX_CLUSTERS as usize;

/// The most triangles of a scene: an entry has 26 bits for the triangle.
pub const MAX_TRIANGLES: u32 = (1 << 26) - 2;

/// The most tiles of candidates that one launch looks at. Above, the number of pairs comes close to 2³², and a launch would
/// keep a display waiting for longer than its driver allows.
pub const MAX_SLICE: u32 = 1 << 15;

/// What a scan says beside its output, in one small buffer of `u32`.
pub mod scan_result {
    /// Where the sum of all elements is (modulo 2³²).
    pub const TOTAL: u32 = 0;
    /// Not zero: the sum reached 2³². It and the output are right modulo 2³².
    pub const OVERFLOW: u32 = 1;
    /// Length of the buffer.
    pub const LEN: u32 = 2;
}

const _: () = {
    assert!(size_of::<DispatchArguments>() == 12);
    assert!(size_of::<Length>() == 16);
    assert!(size_of::<SortPass>() == 16);
    assert!(size_of::<CompactParams>() == 16);
    assert!(size_of::<FillParams>() == 16);
    assert!(size_of::<PipelineParams>() == 96);
    assert!(size_of::<ContinuousParams>() == 32);
    assert!(size_of::<Spring>() == 16);
    assert!(size_of::<ClothParams>() == 96);
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dispatch_covers_the_groups_with_less_than_a_row_to_spare() {
        for groups in [0, 1, 65_535, 65_536, 65_537, 131_070, 131_071, 1 << 20, (1 << 24) - 1, 1 << 24, u32::MAX >> 8] {
            let DispatchArguments { x, y, z } = dispatch_size(groups);
            assert!(x <= MAX_WORKGROUPS_PER_DIMENSION && y <= MAX_WORKGROUPS_PER_DIMENSION && z == 1);
            let launched = u64::from(x) * u64::from(y);
            assert!(launched >= u64::from(groups), "{groups} groups got {x} × {y}");
            assert!(launched - u64::from(groups) < u64::from(y), "{groups} groups got {x} × {y}");
        }
    }
}
