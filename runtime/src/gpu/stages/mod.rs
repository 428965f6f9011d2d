//! The host's side of each stage: its buffers, its launches, and how much memory that is. The kernels are in the files of
//! the same names in `shader-crate/src/stages`.
//!
//! A stage is made once for a number of triangles, entries or pairs, and made anew when that is too few.

mod assignment;
mod axes;
mod bounds;
mod boxes;
mod candidates;
mod centroids;
mod clustering;
mod continuous;
mod narrow;
mod neighbors;
mod sweep;

pub(super) use assignment::Assignment;
pub(super) use axes::Axes;
pub(super) use bounds::Bounds;
pub(super) use boxes::Boxes;
pub(super) use candidates::Candidates;
pub(super) use centroids::Centroids;
pub(super) use clustering::Clustering;
pub(super) use continuous::Continuous;
pub(super) use narrow::Narrow;
pub(super) use neighbors::Neighbors;
pub(super) use sweep::{Launch, Sweep};

use clasp_kernels::geometry::features::Features;
use clasp_kernels::stages::bounds::{CORNERS, Corner};
use glam::Vec4;

use super::Device;

/// Bytes of a vertex.
const POSITION_BYTES: u64 = 12;

/// Bytes of the corners of a triangle.
const CORNERS_BYTES: u64 = CORNERS as u64 * size_of::<Corner>() as u64;

/// Bytes of the ball around a triangle.
const BALL_BYTES: u64 = size_of::<Vec4>() as u64;

/// Bytes of what is sorted of an entry: its key, and its triangle.
const ENTRY_BYTES: u64 = 8;

/// How many there are of what a frame is made of, to tell what its stages must touch at the least.
#[derive(Clone, Copy)]
pub(super) struct Amounts {
    pub(super) triangles: u64,
    pub(super) vertices: u64,
    pub(super) samples: u64,
    pub(super) rounds: u64,
    pub(super) entries: u64,
    pub(super) pairs: u64,
    pub(super) found: u64,
}

/// The scene on the device.
pub(super) struct Mesh<'b, D: Device> {
    /// Three numbers to a vertex.
    pub(super) positions: &'b D::Buffer<f32>,
    /// Three vertices to a triangle.
    pub(super) triangles: &'b D::Buffer<u32>,
}

impl<D: Device> Clone for Mesh<'_, D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Device> Copy for Mesh<'_, D> {}

/// A motion of the scene on the device.
pub(super) struct Motion<'b, D: Device> {
    /// The vertices of each triangle, and which features belong to it.
    pub(super) features: &'b D::Buffer<Features>,
    /// Two vectors to a vertex: where it is at both times.
    pub(super) moving: &'b D::Buffer<Vec4>,
}

impl<D: Device> Clone for Motion<'_, D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Device> Copy for Motion<'_, D> {}

/// What the boxes of a pipeline are around.
pub(super) enum Source<'b, D: Device> {
    /// Triangles, of which these are the positions: three numbers to a vertex.
    Positions(&'b D::Buffer<f32>),
    /// Triangles over a whole motion.
    Motion(Motion<'b, D>),
}
