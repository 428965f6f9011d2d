//! Bounding spheres of all triangles, and degenerate triangles.

use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::cluster_space::ClusterSpace;
use clasp3d_kernels::geometry::orientation::not_collinear_filtered;
use clasp3d_kernels::geometry::triangle::Triangle;
use clasp3d_kernels::stages::bounding_spheres::{bounding_sphere, has_area_filtered, sphere_of_box};
use clasp3d_kernels::types::Inflation;
use fearless_simd::{Level, Simd, dispatch};
use glam::Vec4;
use rayon::prelude::*;

use super::lanes::{LOOP_LANES, TriangleLanes, VectorLanes};
use super::pipeline::triangle_of;
use super::vertices::Vertices;
use crate::exact::Face;

/// Triangles per task.
const CHUNK: usize = 4096;

/// The triangles of a scene: original and scaled positions.
#[derive(Clone, Copy)]
pub(super) struct SphereSource<'s> {
    pub(super) triangles: &'s [[u32; 3]],
    pub(super) positions: &'s [[f32; 3]],
    pub(super) vertices: &'s Vertices,
    /// Scaled.
    pub(super) inflation: Inflation,
    pub(super) space: ClusterSpace,
}

impl SphereSource<'_> {
    /// Writes the scaled corners of some triangles.
    #[inline(always)]
    fn corners(&self, triangles: &[[u32; 3]], corners: &mut TriangleLanes<LOOP_LANES>) {
        let corner = |vertex: &u32| Vec4::from(self.vertices.positions[*vertex as usize]).truncate();
        for (lane, [a, b, c]) in triangles.iter().enumerate() {
            corners.set(lane, Triangle::new(corner(a), corner(b), corner(c)));
        }
    }
}

/// Writes the bounding spheres in cluster space. Returns the degenerate triangles, ascending; none if boxes are inflated.
pub(super) fn compute(level: Level, source: SphereSource<'_>, spheres: &mut Vec<Vec4>) -> Vec<u32> {
    spheres.resize(source.triangles.len(), Vec4::ZERO);
    let chunks = spheres.par_chunks_mut(CHUNK).zip(source.triangles.par_chunks(CHUNK)).enumerate();
    let degenerate = chunks.map(|(chunk, (spheres, triangles))| {
        let mut degenerate = Vec::new();
        dispatch!(level, simd => compute_chunk(simd, source, (chunk * CHUNK) as u32, triangles, spheres, &mut degenerate));
        degenerate
    });
    degenerate.flatten().collect()
}

#[inline(always)]
fn compute_chunk<S: Simd>(
    simd: S,
    source: SphereSource<'_>,
    first: u32,
    triangles: &[[u32; 3]],
    spheres: &mut [Vec4],
    degenerate: &mut Vec<u32>,
) {
    let SphereSource { vertices, inflation, space, .. } = source;
    // Proximity queries ignore degenerate triangles; those with split positions are found with the exact positions.
    let reports_degenerate = inflation == Inflation::default() && !vertices.is_split();
    let mut corners = TriangleLanes::<LOOP_LANES>::default();
    let mut inflations = [0.0; LOOP_LANES];
    let mut centers = VectorLanes::<LOOP_LANES>::default();
    let (mut radii, mut has_area) = ([0.0; LOOP_LANES], [0; LOOP_LANES]);
    for (batch, (triangles, spheres)) in triangles.chunks(LOOP_LANES).zip(spheres.chunks_mut(LOOP_LANES)).enumerate() {
        let first = first + (batch * LOOP_LANES) as u32;
        source.corners(triangles, &mut corners);
        for (triangle, inflated) in (first..).zip(&mut inflations) {
            *inflated = inflation.of(triangle);
        }
        if vertices.is_split() {
            for (inflation, triangle) in inflations.iter_mut().zip(triangles) {
                *inflation += vertices.head_error(triangle);
            }
        }
        simd.vectorize(
            #[inline(always)]
            || {
                for lane in 0..LOOP_LANES {
                    let sphere = bounding_sphere(Ieee, corners.get(lane), inflations[lane], space);
                    centers.set(lane, sphere.truncate());
                    radii[lane] = sphere.w;
                    has_area[lane] = has_area_filtered(corners.get(lane)) as u32;
                }
            },
        );
        for (lane, sphere) in spheres.iter_mut().enumerate() {
            *sphere = centers.get(lane).extend(radii[lane]);
        }
        // Proximity queries ignore degenerate triangles.
        if reports_degenerate {
            add_degenerate(source, first, triangles, &has_area, degenerate);
        }
    }
}

/// Returns the degenerate triangles, ascending; none if boxes are inflated or positions are split.
pub(super) fn degenerate(level: Level, source: SphereSource<'_>) -> Vec<u32> {
    if source.inflation != Inflation::default() || source.vertices.is_split() {
        return Vec::new();
    }
    let chunks = source.triangles.par_chunks(CHUNK).enumerate();
    let degenerate = chunks.map(|(chunk, triangles)| {
        let mut degenerate = Vec::new();
        dispatch!(level, simd => find_degenerate(simd, source, (chunk * CHUNK) as u32, triangles, &mut degenerate));
        degenerate
    });
    degenerate.flatten_iter().collect()
}

#[inline(always)]
fn find_degenerate<S: Simd>(
    simd: S,
    source: SphereSource<'_>,
    first: u32,
    triangles: &[[u32; 3]],
    degenerate: &mut Vec<u32>,
) {
    let mut corners = TriangleLanes::<LOOP_LANES>::default();
    let mut has_area = [0; LOOP_LANES];
    for (first, triangles) in (first..).step_by(LOOP_LANES).zip(triangles.chunks(LOOP_LANES)) {
        source.corners(triangles, &mut corners);
        simd.vectorize(
            #[inline(always)]
            || {
                for (lane, has_area) in has_area.iter_mut().enumerate() {
                    *has_area = has_area_filtered(corners.get(lane)) as u32;
                }
            },
        );
        add_degenerate(source, first, triangles, &has_area, degenerate);
    }
}

/// Adds the degenerate ones of some triangles to a list.
#[inline(always)]
fn add_degenerate(
    source: SphereSource<'_>,
    first: u32,
    triangles: &[[u32; 3]],
    has_area: &[u32; LOOP_LANES],
    degenerate: &mut Vec<u32>,
) {
    if has_area[..triangles.len()].contains(&0) {
        let possibly_degenerate = (first..).zip(triangles).zip(has_area).filter(|(_, has_area)| **has_area == 0);
        let certainly = possibly_degenerate.filter(|((_, vertices), _)| is_degenerate(source, vertices));
        degenerate.extend(certainly.map(|((triangle, _), _)| triangle));
    }
}

/// Writes a bounding sphere in cluster space of the swept box of each triangle, inflated by a scaled length and by the error of
/// split positions. If two boxes overlap, their spheres have a common point.
pub(super) fn compute_swept(
    triangles: &[[u32; 3]],
    vertices: &Vertices,
    inflation: f32,
    space: ClusterSpace,
    spheres: &mut Vec<Vec4>,
) {
    spheres.resize(triangles.len(), Vec4::ZERO);
    spheres.par_iter_mut().zip(triangles).with_min_len(CHUNK).for_each(|(sphere, triangle)| {
        let (low, high) = vertices.swept_box(triangle);
        let inflation = inflation + vertices.head_error(triangle);
        *sphere = sphere_of_box(Ieee, (low.truncate(), high.truncate()), inflation, space);
    });
}

/// Whether a triangle is degenerate, decided exactly.
fn is_degenerate(source: SphereSource<'_>, vertices: &[u32; 3]) -> bool {
    let Triangle { a, b, c } = triangle_of(source.positions, vertices);
    !not_collinear_filtered(Ieee, a, b, c) && Face { vertices: *vertices, positions: [a, b, c] }.is_degenerate()
}
