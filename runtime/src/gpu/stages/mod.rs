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
mod collect;
mod narrow;
mod sweep;

pub(super) use assignment::Assignment;
pub(super) use axes::Axes;
pub(super) use bounds::Bounds;
pub(super) use boxes::Boxes;
pub(super) use candidates::{Candidates, Launch, Swept};
pub(super) use centroids::Centroids;
pub(super) use clustering::Clustering;
pub(super) use collect::Collect;
pub(super) use narrow::Narrow;
pub(super) use sweep::Sweep;

use super::Device;

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
