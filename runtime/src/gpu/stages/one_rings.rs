//! Vertices with an embedded one-ring: the host side of [`clasp3d_kernels::stages::one_rings`].

use clasp3d_kernels::stages::one_rings::CheckOneRings;
use clasp3d_kernels::types::Length;

use super::POSITION_BYTES;
use crate::Result;
use crate::broad_phase::one_rings::OneRings;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::result::Stage;
use crate::scene::{Real, Scene};

/// Vertices with an embedded one-ring.
pub(in crate::gpu) struct OneRingTest<D: Device> {
    /// One element per vertex: nonzero if its one-ring is embedded. Vertices without a one-ring stay zero.
    pub(in crate::gpu) embedded: D::Buffer<u32>,
    /// `None` if neighbors are never tested.
    one_rings: Option<OneRingBuffers<D>>,
}

struct OneRingBuffers<D: Device> {
    vertices: D::Buffer<u32>,
    starts: D::Buffer<u32>,
    links: D::Buffer<u32>,
}

impl<D: Device> OneRingTest<D> {
    pub(in crate::gpu) fn new(device: &D, scene: &Scene<impl Real>, tests_neighbors: bool) -> Result<Self> {
        let vertices = scene.positions().len();
        let one_rings = if tests_neighbors { Some(OneRingBuffers::new(device, scene)?) } else { None };
        Ok(Self { embedded: device.buffer_from("embedded vertices", &vec![0; vertices])?, one_rings })
    }

    /// Whether neighbors are tested.
    pub(in crate::gpu) fn is_used(&self) -> bool {
        self.one_rings.is_some()
    }

    pub(in crate::gpu) fn record(&self, recorder: &mut D::Recorder<'_>, positions: &D::Buffer<f32>) {
        recorder.stage(Stage::OneRings);
        let Self { embedded, one_rings } = self;
        if let Some(OneRingBuffers { vertices: ring_vertices, starts: ring_starts, links: ring_links }) = one_rings {
            // Buffers on a device are far shorter than 2³² elements.
            let params = Length::new(D::len(ring_vertices) as u32);
            let check = CheckOneRings { params, positions, ring_vertices, ring_starts, ring_links, embedded };
            recorder.launch(&check, params.len);
        }
    }

    /// Reads the one-rings and the positions, writes one element per vertex.
    pub(in crate::gpu) fn min_traffic(&self) -> u64 {
        let vertices = D::len(&self.embedded) as u64;
        self.one_rings.as_ref().map_or(0, |one_rings| one_rings.bytes() + (POSITION_BYTES + 4) * vertices)
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.embedded) + self.one_rings.as_ref().map_or(0, OneRingBuffers::bytes)
    }
}

impl<D: Device> OneRingBuffers<D> {
    fn new(device: &D, scene: &Scene<impl Real>) -> Result<Self> {
        let one_rings = OneRings::new(scene.positions().len(), scene.triangles());
        Ok(Self {
            vertices: device.buffer_from("vertices of one-rings", &one_rings.vertices)?,
            starts: device.buffer_from("starts of one-rings", &one_rings.starts)?,
            links: device.buffer_from("links of one-rings", &one_rings.links)?,
        })
    }

    fn bytes(&self) -> u64 {
        [&self.vertices, &self.starts, &self.links].into_iter().map(bytes::<D, _>).sum()
    }
}
