//! Detection on the device of a simulation.

use clasp3d::cloth::Simulation;
use clasp3d::{Backend, DetectionResult, Detector};

/// Opens the device of a backend, for a simulation and a detector to share.
pub fn open_shared(backend: &Backend) -> clasp3d::Result<Backend> {
    Ok(backend.open_blocking()?.map_or(Backend::Cpu, Backend::Shared))
}

/// Detects intersecting triangles of a simulation. Positions on a GPU stay there.
pub fn detect(detector: &mut Detector, simulation: &Simulation) -> clasp3d::Result<DetectionResult> {
    match simulation.positions_buffer() {
        Some(buffer) => detector.detect_buffer(buffer),
        None => detector.detect(&simulation.positions()?),
    }
}
