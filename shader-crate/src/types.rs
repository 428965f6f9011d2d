//! Structs and constants that host and device share.
//!
//! Uniform structs are multiples of 16 bytes and hold no arrays, so that their layout is the same in Rust, in SPIR-V and
//! in WGSL; each has its size asserted at the end of this file.

use bytemuck::{Pod, Zeroable};
use glam::Vec3;

/// Threads per workgroup of every kernel: the maximum that baseline WebGPU guarantees. The `#[kernel]` macro has the same
/// number as a literal; the translator checks every entry point against this constant.
pub const WORKGROUP_SIZE: u32 = 256;

/// [`WORKGROUP_SIZE`] as an array length.
pub const WORKGROUP_LEN: usize = WORKGROUP_SIZE as usize;

/// Maximum number of workgroups per dimension of a dispatch in baseline WebGPU.
pub const MAX_WORKGROUPS_PER_DIMENSION: u32 = 65_535;

/// Longest input of the primitives. 2²⁶ elements of 4 bytes are 256 MiB, twice what baseline WebGPU can bind. All indices
/// stay far below 2³², so that no kernel has to handle their overflow.
pub const MAX_LENGTH: u32 = 1 << 26;

/// Returns the size of a dispatch with at least `groups` workgroups: in two dimensions if one is not enough.
///
/// There may be excess workgroups (fewer than one row), so kernels compare their index with the length of their data.
/// There is no division and no checked shift, because kernels call this function too.
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

/// Returns the number of workgroups for `threads` threads.
#[inline(always)]
pub fn groups_for_threads(threads: u32) -> u32 {
    threads.div_ceil(WORKGROUP_SIZE)
}

/// Number of workgroups of a dispatch, in the layout of indirect dispatches.
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

/// Uniform of kernels that need only a length.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Length {
    /// Number of elements.
    pub len: u32,
    padding_0: u32,
    padding_1: u32,
    padding_2: u32,
}

impl Length {
    /// Creates the uniform for `len` elements.
    pub const fn new(len: u32) -> Self {
        Self { len, padding_0: 0, padding_1: 0, padding_2: 0 }
    }
}

/// Uniform of one pass of the radix sort.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct SortPass {
    /// Number of keys.
    pub len: u32,
    /// Number of blocks; one workgroup sorts one block of keys.
    pub blocks: u32,
    /// Lowest bit of the digit of this pass.
    pub shift: u32,
    /// Mask of the digit after the shift.
    pub mask: u32,
}

/// Uniform of the last kernel of a compaction.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct CompactParams {
    /// Number of input elements.
    pub len: u32,
    /// Capacity of the output. Elements beyond it are counted but not written.
    pub capacity: u32,
    padding_0: u32,
    padding_1: u32,
}

impl CompactParams {
    /// Creates the uniform for `len` elements and an output of `capacity` elements.
    pub const fn new(len: u32, capacity: u32) -> Self {
        Self { len, capacity, padding_0: 0, padding_1: 0 }
    }
}

/// Uniform of a fill.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct FillParams {
    /// Value to write.
    pub value: u32,
    /// Capacity of the output in elements.
    pub capacity: u32,
    padding_0: u32,
    padding_1: u32,
}

impl FillParams {
    /// Creates the uniform for a value and an output of `capacity` elements.
    pub const fn new(value: u32, capacity: u32) -> Self {
        Self { value, capacity, padding_0: 0, padding_1: 0 }
    }
}

/// Uniform of the detection pipeline.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct PipelineParams {
    /// Number of triangles in the scene.
    pub triangles: u32,
    /// Number of clusters, from 1 to [`MAX_CLUSTERS`].
    pub clusters: u32,
    /// Bits of a cluster index.
    pub cluster_bits: u32,
    /// Capacity of the proxy list. A proxy is a triangle in one strip of one cluster.
    pub proxy_capacity: u32,
    /// Number of sampled triangles: cluster centers and axes are computed from these.
    pub samples: u32,
    /// Stride between sampled triangles.
    pub stride: u32,
    /// Fuzziness of fuzzy c-means, more than 1.
    pub fuzziness: f32,
    /// Clustering has converged when no center moves farther than this, in cluster space.
    pub tolerance: f32,
    /// Threshold of the degree of membership in the published assignment (Eq. 5.1 of Mainzer's thesis); 0 for the exact
    /// assignment.
    pub threshold: f32,
    /// Whether neighbors are skipped: 0 or 1.
    pub skip_neighbors: u32,
    /// Capacity of the list of possibly degenerate triangles.
    pub degenerate_capacity: u32,
    /// Capacity of the list of pairs with overlapping boxes.
    pub pair_capacity: u32,
    /// Capacity of the list of hits and undecided pairs.
    pub result_capacity: u32,
    /// Maximum number of candidate tiles of one launch.
    pub slice_limit: u32,
    /// First candidate tile of this launch.
    pub slice_start: u32,
    /// End of the candidate tiles of this launch (exclusive).
    pub slice_end: u32,
    /// [`Inflation::first`].
    pub inflation_first: f32,
    /// [`Inflation::split`].
    pub inflation_split: u32,
    /// [`Inflation::rest`].
    pub inflation_rest: f32,
    /// Maximum number of strips of all clusters together; at least the number of clusters.
    pub strip_limit: u32,
    /// Bits of the coordinate along the first axis in the sort key of a proxy; the strip index has the others.
    pub coordinate_bits: u32,
    /// Whether the object filter excludes any pairs: 0 or 1.
    pub has_object_filter: u32,
    /// Whether boxes enclose motions (CCD) instead of triangles: 0 or 1. All clusters then use the axes of the scene.
    pub swept: u32,
    /// Distance of a point of a triangle from its exact position, relative to the triangle's largest coordinate; 0 if positions
    /// are exact.
    pub rounding: f32,
}

impl PipelineParams {
    /// Returns the inflation of boxes. (A uniform cannot contain the struct at this offset.)
    #[inline(always)]
    pub fn inflation(&self) -> Inflation {
        Inflation { first: self.inflation_first, split: self.inflation_split, rest: self.inflation_rest }
    }
}

/// Uniform of the CCD filters.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct CcdParams {
    /// Capacity of the list of pairs of triangles.
    pub pair_capacity: u32,
    /// Capacity of the list of feature pairs that pass the linear filter.
    pub after_linear_capacity: u32,
    /// Capacity of the list of feature pairs that pass all filters.
    pub passed_capacity: u32,
    /// Active filters: bits of [`filters`](crate::stages::ccd::filters).
    pub filters: u32,
    /// Minimum distance in units of the scaled positions, rounded up.
    pub min_distance: f32,
    /// [`PipelineParams::rounding`].
    pub rounding: f32,
    padding_0: u32,
    padding_1: u32,
}

impl CcdParams {
    /// Creates the uniform with these settings; capacities are set before each launch.
    pub const fn new(filters: u32, min_distance: f32, rounding: f32) -> Self {
        Self {
            pair_capacity: 0,
            after_linear_capacity: 0,
            passed_capacity: 0,
            filters,
            min_distance,
            rounding,
            padding_0: 0,
            padding_1: 0,
        }
    }
}

/// Distances by which the boxes of triangles are enlarged on every side, in units of the scene.
///
/// With 0, candidates are triangles that may intersect. Otherwise, candidates are triangles that may be as close as the
/// sum of their inflations.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Inflation {
    /// Inflation of triangles below `split`.
    pub first: f32,
    /// Index of the first triangle with the inflation `rest`.
    pub split: u32,
    /// Inflation of the other triangles.
    pub rest: f32,
}

impl Inflation {
    /// Returns the inflation of a triangle.
    #[inline(always)]
    pub fn of(self, triangle: u32) -> f32 {
        if triangle < self.split { self.first } else { self.rest }
    }
}

/// A spring, as listed at one of its ends.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct SpringEnd {
    /// Index of the point at the other end.
    pub other: u32,
    /// Rest length.
    pub rest: f32,
    /// Force per unit of elongation.
    pub stiffness: f32,
    /// Force per unit of speed at which the ends move apart.
    pub damping: f32,
}

/// Uniform of the cloth simulation. Units are those of the scene; with meters, kilograms and seconds, forces are in newtons.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct ClothParams {
    /// Number of mass points of cloth: the first vertices of the scene.
    pub points: u32,
    /// Number of vertices of the scene; those after the mass points belong to bodies.
    pub vertices: u32,
    /// Index of the step in its frame.
    pub step: u32,
    /// Duration of a step.
    pub step_time: f32,
    /// Acceleration of gravity, x.
    pub gravity_x: f32,
    /// Acceleration of gravity, y.
    pub gravity_y: f32,
    /// Acceleration of gravity, z.
    pub gravity_z: f32,
    /// Drag of air that moves across the cloth: force per unit of area and of speed.
    pub drag: f32,
    /// Velocity of the air, x.
    pub wind_x: f32,
    /// Velocity of the air, y.
    pub wind_y: f32,
    /// Velocity of the air, z.
    pub wind_z: f32,
    /// Drag of air that moves along the cloth: force per unit of area and of speed.
    pub skin_drag: f32,
    /// Largest length of a spring as a multiple of its rest length; 0 for no limit.
    pub stretch_limit: f32,
    /// Distance that contacts keep.
    pub thickness: f32,
    /// Distance below which features are near.
    pub reach: f32,
    /// Coefficient of friction.
    pub friction: f32,
    /// Largest distance that a vertex of a body moves until the next proximity search.
    pub body_travel: f32,
    /// Time at the end of this step: 0 at the start of the frame, 1 at its end.
    pub body_time: f32,
    /// Speed above which the simulation counts as blown up.
    pub speed_limit: f32,
    /// Capacity for pairs of triangles.
    pub pair_capacity: u32,
    /// Capacity for pairs of near features.
    pub near_capacity: u32,
    /// Number of faces of bodies.
    pub faces: u32,
    /// The first face that this launch tests.
    pub first_face: u32,
    /// Margin of the box of a face, on every side.
    pub box_margin: f32,
}

impl ClothParams {
    /// Returns the acceleration of gravity.
    #[inline(always)]
    pub fn gravity(&self) -> Vec3 {
        Vec3::new(self.gravity_x, self.gravity_y, self.gravity_z)
    }

    /// Returns the velocity of the air.
    #[inline(always)]
    pub fn wind(&self) -> Vec3 {
        Vec3::new(self.wind_x, self.wind_y, self.wind_z)
    }
}

/// Maximum number of clusters of a scene: a cluster mask has one bit per cluster.
pub const MAX_CLUSTERS: u32 = 64;

/// [`MAX_CLUSTERS`] as an array length.
pub const MAX_CLUSTERS_LEN: usize = MAX_CLUSTERS as usize;

/// Maximum number of triangles of a scene: a feature candidate of CCD has 26 bits for a triangle index (see
/// [`ccd`](crate::stages::ccd)).
pub const MAX_TRIANGLES: u32 = (1 << 26) - 2;

/// Maximum number of candidate tiles of one launch. With more, the number of pairs comes close to 2³², and a launch may take
/// longer than the watchdog of a graphics driver allows.
pub const MAX_SLICE: u32 = 1 << 15;

/// Layout of the buffer with the total of a scan.
pub mod scan_result {
    /// Sum of all elements modulo 2³².
    pub const TOTAL: u32 = 0;
    /// Nonzero if the sum reached 2³². The sum and the output are then correct modulo 2³².
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
    assert!(size_of::<CcdParams>() == 32);
    assert!(size_of::<SpringEnd>() == 16);
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
