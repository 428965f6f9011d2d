//! Detection on positions that are already on the GPU: `cargo run -p clasp3d --example gpu_buffer`

use clasp3d::gpu::AdapterRequest;
use clasp3d::{Backend, Detector, Settings};
use clasp3d_scenes::BuiltInScene;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut twist = BuiltInScene::find("twist").ok_or("unknown scene")?.build(2000)?;
    let backend = Backend::Gpu(AdapterRequest { software: true, ..Default::default() });
    let mut detector = Detector::new(twist.scene(), Settings { backend, ..Default::default() })?;
    let device = detector.device().ok_or("the detector is not on a GPU")?;

    // A simulation would write the positions with its own kernels, possibly on a device of its own: see `Gpu::from_wgpu`.
    let positions = twist.positions(9, 10)?;
    let bytes: &[u8] = bytemuck::cast_slice(&positions);
    let buffer = device.wgpu_device().create_buffer(&wgpu::BufferDescriptor {
        label: Some("positions"),
        size: bytes.len() as u64,
        usage: wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });
    device.wgpu_queue().write_buffer(&buffer, 0, bytes);

    let result = detector.detect_buffer(&buffer)?;
    println!("{} pairs on {}", result.pairs().len(), detector.backend());
    Ok(())
}
