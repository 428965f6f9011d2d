//! The host's side of each stage: its buffers, its launches (`record`), the size of its buffers (`bytes`), and the lower bound
//! of its memory traffic (`min_traffic`). The kernels are in the files of the same names in `shader-crate/src/stages`.
//!
//! A stage is created for a number of triangles, proxies or pairs, and created again if that is too few.

mod assignment;
mod axes;
mod bounding_spheres;
mod bounds;
mod boxes;
mod candidates;
mod ccd;
mod clustering;
mod narrow;
mod one_rings;
mod sweep;

pub(super) use assignment::AssignmentStage;
pub(super) use axes::Axes;
pub(super) use bounding_spheres::BoundingSpheres;
pub(super) use bounds::Bounds;
pub(super) use boxes::Boxes;
pub(super) use candidates::Candidates;
pub(super) use ccd::CcdFilter;
pub(super) use clustering::Clustering;
pub(super) use narrow::Narrow;
pub(super) use one_rings::OneRingTest;
pub(super) use sweep::{Sweep, TileSelection};

use clasp3d_kernels::geometry::features::Features;
use clasp3d_kernels::stages::bounds::{CORNERS, Corner};
use glam::Vec4;

use super::Device;

/// Bytes of a position.
const POSITION_BYTES: u64 = 12;

/// Bytes of the corners of a triangle.
const CORNERS_BYTES: u64 = CORNERS as u64 * size_of::<Corner>() as u64;

/// Bytes of a bounding sphere.
const SPHERE_BYTES: u64 = size_of::<Vec4>() as u64;

/// Bytes of a proxy in the sort: its key and its triangle.
const PROXY_BYTES: u64 = 8;

/// Numbers of elements in a frame, for the lower bounds of memory traffic.
#[derive(Clone, Copy)]
pub(super) struct Workload {
    pub(super) triangles: u64,
    pub(super) vertices: u64,
    pub(super) samples: u64,
    pub(super) clusters: u64,
    pub(super) rounds: u64,
    pub(super) proxies: u64,
    pub(super) pairs: u64,
    pub(super) results: u64,
}

/// Buffers of a mesh.
pub(super) struct MeshBuffers<'b, D: Device> {
    /// Three coordinates per vertex.
    pub(super) positions: &'b D::Buffer<f32>,
    /// Three vertices per triangle.
    pub(super) triangles: &'b D::Buffer<u32>,
}

impl<D: Device> Clone for MeshBuffers<'_, D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Device> Copy for MeshBuffers<'_, D> {}

/// Buffers of a motion.
pub(super) struct MotionBuffers<'b, D: Device> {
    /// Vertices and owned features of each triangle.
    pub(super) features: &'b D::Buffer<Features>,
    /// Two vectors per vertex: positions at the start and at the end.
    pub(super) moving: &'b D::Buffer<Vec4>,
}

impl<D: Device> Clone for MotionBuffers<'_, D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Device> Copy for MotionBuffers<'_, D> {}

/// Triangles, or motions of triangles, that boxes enclose.
pub(super) enum BoxSource<'b, D: Device> {
    /// Triangles with these positions: three coordinates per vertex.
    Positions(&'b D::Buffer<f32>),
    /// Motions of triangles.
    Motion(MotionBuffers<'b, D>),
}
