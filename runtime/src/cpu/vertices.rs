//! Scaled positions of all vertices, and cluster space.

use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::cluster_space::{
    ClusterSpace, QUANTILE, rounding_of, samples_of, scale_for, scaled_inflation,
};
use clasp3d_kernels::geometry::triangle::Triangle;
use clasp3d_kernels::types::Inflation;
use glam::{Vec3, Vec4};
use rayon::prelude::*;

use crate::broad_phase::rounded::{HEAD_ERROR, SUM_ERROR};

/// Vertices per task.
const CHUNK: usize = 8192;

/// Maximum number of points that the axes of a single cluster are computed from.
const MAX_POINTS: usize = 1024;

/// The vertices of a frame, or of a motion, as the broad phase sees them.
#[derive(Clone, Copy)]
pub(super) struct VertexInput<'p> {
    pub(super) positions: &'p [[f32; 3]],
    /// The positions at the end of a motion.
    pub(super) ends: Option<&'p [[f32; 3]]>,
    /// The rests of split positions at the start and at the end; empty if they are not split.
    pub(super) rests: [&'p [[f32; 3]]; 2],
}

impl<'p> VertexInput<'p> {
    /// The vertices of a frame with exact positions.
    pub(super) fn at(positions: &'p [[f32; 3]]) -> Self {
        Self { positions, ends: None, rests: [&[]; 2] }
    }
}

/// Positions multiplied by a power of two, so that products of differences neither overflow nor vanish.
pub(super) struct Vertices {
    /// Coordinates, with a fourth component without meaning, so that a vertex is one load.
    pub(super) positions: Vec<[f32; 4]>,
    /// The vertices at the end of a motion; empty without a motion.
    pub(super) ends: Vec<[f32; 4]>,
    /// The rests of split positions, which are sums of these and `positions` or `ends`; empty if positions are not split.
    rests: Vec<[f32; 4]>,
    end_rests: Vec<[f32; 4]>,
    /// The positions at the start, not scaled, if scaling them is not exact; else empty.
    unscaled: Vec<[f32; 4]>,
    /// The power of two.
    scale: f32,
    /// The vertices that triangles use; `None` if they use all.
    used: Option<Vec<u32>>,
}

impl Default for Vertices {
    fn default() -> Self {
        Self {
            positions: Vec::new(),
            ends: Vec::new(),
            rests: Vec::new(),
            end_rests: Vec::new(),
            unscaled: Vec::new(),
            scale: 1.0,
            used: None,
        }
    }
}

impl Vertices {
    /// Creates the buffers for a mesh.
    pub(super) fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let mut is_used = vec![false; vertices];
        triangles.as_flattened().iter().for_each(|vertex| is_used[*vertex as usize] = true);
        let all = is_used.iter().all(|is_used| *is_used);
        let used = || (0..).zip(&is_used).filter(|(_, is_used)| **is_used).map(|(vertex, _)| vertex).collect();
        Self { used: (!all).then(used), ..Self::default() }
    }

    /// Scales all vertices, at the start and at the end of a motion if there is one.
    pub(super) fn scale(&mut self, VertexInput { positions, ends, rests }: VertexInput<'_>) {
        let largest = self.largest_bits(positions).max(ends.map_or(0, |ends| self.largest_bits(ends)));
        self.scale = scale_for(f32::from_bits(largest));
        scale(&mut self.positions, positions, self.scale);
        scale(&mut self.ends, ends.unwrap_or_default(), self.scale);
        scale(&mut self.rests, rests[0], self.scale);
        scale(&mut self.end_rests, rests[1], self.scale);
        let loses_bits = |x: &f32| *x != 0.0 && (x * self.scale).abs() < f32::MIN_POSITIVE;
        let is_exact = self.scale >= 1.0 || !positions.as_flattened().par_iter().with_min_len(CHUNK).any(loses_bits);
        scale(&mut self.unscaled, if is_exact { &[] } else { positions }, 1.0);
    }

    /// Returns positions at the start for predicates: scaled exactly, or not at all.
    pub(super) fn exact_positions(&self) -> &[[f32; 4]] {
        if self.unscaled.is_empty() { &self.positions } else { &self.unscaled }
    }

    /// Returns the bits of the largest absolute value of a coordinate. Absolute values are in the order of their bits.
    fn largest_bits(&self, positions: &[[f32; 3]]) -> u32 {
        let larger = |bits: u32, position: &[f32; 3]| position.iter().fold(bits, |bits, x| bits.max(x.abs().to_bits()));
        match &self.used {
            None => positions.par_chunks(CHUNK).map(largest_bits).max(),
            Some(used) => {
                let of_chunk =
                    |chunk: &[u32]| chunk.iter().fold(0, |bits, vertex| larger(bits, &positions[*vertex as usize]));
                used.par_chunks(CHUNK).map(of_chunk).max()
            }
        }
        .unwrap_or(0)
    }

    /// Scales the inflation of boxes, rounded up.
    pub(super) fn scaled_inflation(&self, Inflation { first, split, rest }: Inflation) -> Inflation {
        let scaled = |inflation| scaled_inflation(inflation, self.scale);
        Inflation { first: scaled(first), split, rest: scaled(rest) }
    }

    /// Computes cluster space from the first vertices of sampled triangles.
    pub(super) fn cluster_space(&self, triangles: &[[u32; 3]]) -> ClusterSpace {
        let mut samples: [Vec<f32>; 3] = Default::default();
        let (count, stride) = samples_of(triangles.len() as u32);
        for [vertex, ..] in triangles.iter().step_by(stride as usize).take(count as usize) {
            let position = self.positions[*vertex as usize];
            samples.iter_mut().zip(position).for_each(|(list, x)| list.push(x));
        }
        let (mut low, mut median, mut high) = (Vec3::ZERO, Vec3::ZERO, Vec3::ZERO);
        for (axis, list) in samples.iter_mut().enumerate().filter(|(_, list)| !list.is_empty()) {
            list.sort_unstable_by(f32::total_cmp);
            let tail = list.len() / QUANTILE as usize;
            (low[axis], median[axis], high[axis]) = (list[tail], list[list.len() / 2], list[list.len() - 1 - tail]);
        }
        ClusterSpace::new(low, median, high)
    }

    /// Returns the centers of some triangles' boxes in cluster space, for the axes of a single cluster.
    pub(super) fn sampled_points(&self, triangles: &[[u32; 3]], space: ClusterSpace) -> impl Iterator<Item = Vec3> {
        let sampled = triangles.iter().step_by(triangles.len().div_ceil(MAX_POINTS).max(1));
        sampled.map(move |triangle| {
            let [a, b, c] = triangle.map(|vertex| Vec4::from(self.positions[vertex as usize]));
            space.apply(Ieee, (0.5 * (a.min(b).min(c) + a.max(b).max(c))).truncate())
        })
    }

    /// Whether positions are split.
    #[inline(always)]
    pub(super) fn is_split(&self) -> bool {
        !self.rests.is_empty()
    }

    /// Returns the heads of the corners of a triangle.
    #[inline(always)]
    pub(super) fn triangle(&self, vertices: &[u32; 3]) -> Triangle {
        let [a, b, c] = vertices.map(|vertex| Vec4::from(self.positions[vertex as usize]).truncate());
        Triangle::new(a, b, c)
    }

    /// Returns an upper bound of the distance of the heads of a triangle, or of its motion, from its exact positions.
    pub(super) fn head_error(&self, vertices: &[u32; 3]) -> f32 {
        self.error(vertices, HEAD_ERROR)
    }

    /// [`head_error`](Self::head_error) of the sums of heads and rests.
    pub(super) fn sum_error(&self, vertices: &[u32; 3]) -> f32 {
        self.error(vertices, SUM_ERROR)
    }

    fn error(&self, vertices: &[u32; 3], relative: f32) -> f32 {
        let relative = if self.is_split() { relative } else { 0.0 };
        let error = rounding_of(self.triangle(vertices), relative);
        if self.ends.is_empty() {
            return error;
        }
        let [a, b, c] = vertices.map(|vertex| Vec4::from(self.ends[vertex as usize]).truncate());
        error.max(rounding_of(Triangle::new(a, b, c), relative))
    }

    /// Returns a split vertex relative to an origin.
    ///
    /// With `u = 2⁻⁵³`: the difference of two `f32` numbers is exact in `f64`, or so large that the rest hardly changes it. So
    /// the relative error is less than `3 u`.
    pub(super) fn relative(&self, vertex: u32, origin: [f64; 3]) -> [f64; 3] {
        relative(&self.positions, &self.rests, vertex, origin)
    }

    /// [`relative`](Self::relative) at the end of a motion.
    pub(super) fn relative_end(&self, vertex: u32, origin: [f64; 3]) -> [f64; 3] {
        relative(&self.ends, &self.end_rests, vertex, origin)
    }

    /// Returns the low and high corner of the swept box of the heads of a triangle. Rounding is monotone: if the swept boxes of
    /// exact positions overlap, so do these.
    #[inline(always)]
    pub(super) fn swept_box(&self, vertices: &[u32; 3]) -> (Vec4, Vec4) {
        let [a, b, c] = vertices.map(|vertex| Vec4::from(self.positions[vertex as usize]));
        let [d, e, f] = vertices.map(|vertex| Vec4::from(self.ends[vertex as usize]));
        (a.min(b).min(c).min(d.min(e).min(f)), a.max(b).max(c).max(d.max(e).max(f)))
    }

    /// Returns the size in bytes.
    pub(super) fn bytes(&self) -> usize {
        let lists = [&self.positions, &self.ends, &self.rests, &self.end_rests, &self.unscaled];
        lists.map(|list| list.capacity() * size_of::<[f32; 4]>()).into_iter().sum::<usize>()
            + self.used.as_ref().map_or(0, |used| used.capacity() * 4)
    }
}

/// Returns the bits of the largest absolute value of a coordinate.
fn largest_bits(positions: &[[f32; 3]]) -> u32 {
    /// Coordinates that are compared together. Without the sign, bits are in the same order as signed integers.
    const TOGETHER: usize = 48;
    let (groups, rest) = positions.as_flattened().as_chunks::<TOGETHER>();
    let magnitude = |x: &f32| x.abs().to_bits() as i32;
    let mut largest = [0; TOGETHER];
    for group in groups {
        for (largest, x) in largest.iter_mut().zip(group) {
            *largest = magnitude(x).max(*largest);
        }
    }
    largest.into_iter().chain(rest.iter().map(magnitude)).max().unwrap_or(0) as u32
}

fn relative(heads: &[[f32; 4]], rests: &[[f32; 4]], vertex: u32, origin: [f64; 3]) -> [f64; 3] {
    let (head, rest) = (heads[vertex as usize], rests[vertex as usize]);
    core::array::from_fn(|axis| f64::from(head[axis]) - origin[axis] + f64::from(rest[axis]))
}

fn scale(scaled: &mut Vec<[f32; 4]>, positions: &[[f32; 3]], scale: f32) {
    scaled.resize(positions.len(), [0.0; 4]);
    let chunks = scaled.par_chunks_mut(CHUNK).zip(positions.par_chunks(CHUNK));
    chunks.for_each(|(scaled, positions)| {
        // Four coordinates at once: the last is that of the next vertex. The last vertex has none.
        let coordinates = positions.as_flattened();
        let fours = coordinates.windows(4).step_by(3);
        for (scaled, four) in scaled.iter_mut().zip(fours) {
            *scaled = (Vec4::from_slice(four) * scale).to_array();
        }
        if let (Some(scaled), Some([x, y, z])) = (scaled.last_mut(), positions.last()) {
            *scaled = [x * scale, y * scale, z * scale, 0.0];
        }
    });
}
