use clasp_kernels::stages::neighbors::LookAtStars;
use clasp_kernels::types::Length;

use super::POSITION_BYTES;
use crate::Result;
use crate::gpu::backend::bytes;
use crate::gpu::{Device, Recorder};
use crate::scene::Scene;
use crate::stars::Stars;

/// At which vertices neighbours need no test.
pub(in crate::gpu) struct Neighbors<D: Device> {
    /// One number to a vertex: not zero where they need none. Those without a star stay zero.
    pub(in crate::gpu) embedded: D::Buffer<u32>,
    /// The triangles around each vertex. Not where neighbours are never a pair.
    stars: Option<DeviceStars<D>>,
}

struct DeviceStars<D: Device> {
    vertices: D::Buffer<u32>,
    starts: D::Buffer<u32>,
    links: D::Buffer<u32>,
}

impl<D: Device> Neighbors<D> {
    pub(in crate::gpu) fn new(device: &D, scene: &Scene, are_pairs: bool) -> Result<Self> {
        let vertices = scene.positions().len();
        let stars = if are_pairs { Some(DeviceStars::new(device, scene)?) } else { None };
        Ok(Self { embedded: device.buffer_from("embedded vertices", &vec![0; vertices])?, stars })
    }

    pub(in crate::gpu) fn record(&self, recorder: &mut D::Recorder<'_>, positions: &D::Buffer<f32>) {
        recorder.stage("neighbors");
        let Self { embedded, stars } = self;
        if let Some(DeviceStars { vertices: star_vertices, starts: star_starts, links: star_links }) = stars {
            // A device has far fewer than 2³² elements.
            let params = Length::new(D::len(star_vertices) as u32);
            let look = LookAtStars { params, positions, star_vertices, star_starts, star_links, embedded };
            recorder.launch(&look, params.len);
        }
    }

    /// The stars, the positions, and one number to each vertex.
    pub(in crate::gpu) fn least_traffic(&self) -> u64 {
        let vertices = D::len(&self.embedded) as u64;
        self.stars.as_ref().map_or(0, |stars| stars.bytes() + (POSITION_BYTES + 4) * vertices)
    }

    pub(in crate::gpu) fn bytes(&self) -> u64 {
        bytes::<D, _>(&self.embedded) + self.stars.as_ref().map_or(0, DeviceStars::bytes)
    }
}

impl<D: Device> DeviceStars<D> {
    fn new(device: &D, scene: &Scene) -> Result<Self> {
        let stars = Stars::new(scene.positions().len(), scene.triangles());
        Ok(Self {
            vertices: device.buffer_from("vertices of stars", &stars.vertices)?,
            starts: device.buffer_from("starts of stars", &stars.starts)?,
            links: device.buffer_from("links of stars", &stars.links)?,
        })
    }

    fn bytes(&self) -> u64 {
        [&self.vertices, &self.starts, &self.links].into_iter().map(bytes::<D, _>).sum()
    }
}
