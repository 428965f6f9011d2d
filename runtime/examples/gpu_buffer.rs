//! Positions that are already on the GPU: `cargo run -p clasp --features scenes --example gpu_buffer`

use clasp::gpu::AdapterRequest;
use clasp::scene::built_in::BuiltIn;
use clasp::{Backend, Detector, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut twist = BuiltIn::find("twist").ok_or("there is a cloth")?.open(2000)?;
    let backend = Backend::Gpu(AdapterRequest { software: true, ..Default::default() });
    let mut detector = Detector::new(twist.scene(), Settings { backend, ..Default::default() })?;
    let device = detector.device().ok_or("it is on a GPU")?;

    // A simulation would write these with its own kernels. It can also bring its own device: see `Gpu::from_wgpu`.
    let positions = twist.positions(9, 10)?;
    let bytes: &[u8] = bytemuck::cast_slice(&positions);
    let buffer = device.wgpu_device().create_buffer(&wgpu::BufferDescriptor {
        label: Some("positions"),
        size: bytes.len() as u64,
        usage: wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });
    device.wgpu_queue().write_buffer(&buffer, 0, bytes);

    let report = detector.detect_buffer(&buffer)?;
    println!("{} pairs, on {}", report.pairs().len(), detector.backend());
    Ok(())
}
