//! Cloth that falls onto a torus, and a detector that reads its positions on the GPU:
//! `cargo run -p clasp3d --example cloth`

use std::sync::Arc;

use clasp3d::cloth::{Cloth, Material, Simulation, SimulationSettings};
use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d::{Backend, Detector, Mesh, Settings};
use clasp3d_scenes::BuiltInScene;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Simulation and detector share one device. Without a GPU, both run on the CPU.
    let gpu = Arc::new(Gpu::new(AdapterRequest { software: true, ..Default::default() }));
    let backend = if gpu.device_blocking().is_ok() { Backend::Shared(gpu) } else { Backend::Cpu };

    // A silk scarf above the first torus of a built-in scene; the torus does not move.
    let tori = BuiltInScene::find("tori").ok_or("unknown scene")?.build(1200)?;
    let first = tori.scene().triangles_of(0);
    let torus = Mesh::new(
        tori.scene().positions()[tori.scene().vertices_of(0)].to_vec(),
        tori.scene().triangles()[first].to_vec(),
    );
    let top = torus.positions.iter().map(|at| at[2]).fold(f32::NEG_INFINITY, f32::max);
    let scarf = Cloth::grid(40, 20, &Material::SILK, |[u, v]| [2.0 * u - 1.0, v - 0.5, top + 0.05])?;
    let settings = SimulationSettings { backend: backend.clone(), ..Default::default() };
    let mut simulation = Simulation::new([scarf], [torus.clone()], settings)?;
    let mut detector = Detector::new(simulation.scene(), Settings { backend, ..Default::default() })?;
    for frame in 1..=10 {
        simulation.frame(&torus.positions)?;
        let result = match simulation.positions_buffer() {
            Some(buffer) => detector.detect_buffer(buffer)?,
            None => detector.detect(&simulation.positions()?)?,
        };
        let stats = simulation.stats();
        println!(
            "frame {frame} on {}: {} steps, {} near features, {} pairs",
            simulation.backend(),
            stats.steps,
            stats.near,
            result.pairs().len()
        );
    }
    Ok(())
}
