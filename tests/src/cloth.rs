//! Checks of the cloth simulation on any device against the CPU backend, and the models that they use.

use anyhow::{Result, ensure};
use clasp3d::Mesh;
use clasp3d::cloth::{BodyCollisions, Cloth, FrameStats, Material, SimulationSettings};
use clasp3d::low_level::{CpuCloth, Device, DeviceCloth, Model};
use clasp3d_kernels::cloth::commit::status;
use glam::{Mat3, Vec3};

/// Returns a pyramid with a square base of width 2 and its top at the origin: six faces, oriented outwards.
pub fn pyramid() -> Mesh {
    let corners = [[-1.0, -1.0, -1.0], [1.0, -1.0, -1.0], [1.0, 1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, 0.0, 0.0]];
    let faces = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [0, 2, 1], [0, 3, 2]];
    Mesh::new(corners.to_vec(), faces.to_vec())
}

/// Returns a round hill of `cells` × `cells` squares and width 1.2, with its top at the origin. It is open.
pub fn hill(cells: u32) -> Mesh {
    let points = cells + 1;
    let coordinate = |i: u32| 1.2 * (i as f32 / cells as f32 - 0.5);
    let position = |(i, j): (u32, u32)| {
        [coordinate(i), coordinate(j), -0.3 * (coordinate(i) * coordinate(i) + coordinate(j) * coordinate(j))]
    };
    let index = |i: u32, j: u32| j * points + i;
    let squares = (0..cells).flat_map(|j| (0..cells).map(move |i| (i, j)));
    let faces = squares.flat_map(|(i, j)| {
        let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
        [[a, b, c], [c, d, a]]
    });
    Mesh::new((0..points).flat_map(|j| (0..points).map(move |i| (i, j))).map(position).collect(), faces.collect())
}

/// Returns a horizontal sheet of `points` × `points` points and width 1 at this height, slightly off center.
pub fn sheet(points: u32, height: f32) -> Cloth {
    Cloth::grid(points, points, &Material::COTTON, |[u, v]| [u - 0.47, v - 0.52, height]).expect("a sheet")
}

/// Returns a sheet above a pyramid, with stretch limit, air and friction, and with contacts if bodies have them.
pub fn sheet_on_pyramid(points: u32, bodies: BodyCollisions) -> Model {
    let settings =
        SimulationSettings { bodies, self_collisions: bodies == BodyCollisions::Contacts, ..Default::default() };
    Model::new([sheet(points, 0.04)], [pyramid()], settings).expect("a model")
}

/// Simulates frames with bodies at rest.
#[cfg(not(target_arch = "wasm32"))]
pub fn run_frames(simulation: &mut clasp3d::cloth::Simulation, frames: usize) {
    let bodies = simulation.scene().positions()[simulation.scene().vertices_of(simulation.cloths() - 1).end..].to_vec();
    for _ in 0..frames {
        simulation.frame(&bodies).expect("a frame");
    }
}

/// Returns the largest distance between corresponding vertices.
fn max_distance(positions: &[[f32; 3]], others: &[[f32; 3]]) -> f32 {
    positions.iter().zip(others).map(|(p, q)| Vec3::from(*p).distance(Vec3::from(*q))).fold(0.0, f32::max)
}

/// Simulates frames of a model on a device and on the CPU, while bodies move up and rotate, and compares the positions.
/// Returns the largest distance between corresponding vertices.
///
/// # Errors
///
/// If a distance exceeds `bound`, the bodies are not at their prescribed positions, or the cloth has not moved.
pub async fn agrees<D: Device>(device: &D, model: &Model, frames: u32, bound: f32) -> Result<f32> {
    let mut on_cpu = CpuCloth::new(model)?;
    let mut on_device = DeviceCloth::new(device, model)?;
    let start = on_cpu.positions().to_vec();
    let points = on_cpu.velocities().len();
    let mut bodies = start[points..].to_vec();
    let (mut distance, mut last) = (0.0f32, FrameStats::default());
    for frame in 0..frames {
        let before = bodies.clone();
        let rotation = Mat3::from_rotation_z(0.02);
        bodies.iter_mut().for_each(|vertex| *vertex = (rotation * Vec3::from(*vertex) + Vec3::Z * 0.002).to_array());
        let plan = model.plan_frame(&before, &bodies, [0.5, 0.0, 0.0], &last)?;
        let cpu_status = on_cpu.run(model, &plan);
        let device_status = on_device.run(device, model, &plan).await?;
        for status in [&cpu_status[..], &device_status] {
            ensure!(status[status::BLOWN_UP as usize] == u32::MAX, "frame {frame}: the simulation blew up");
        }
        last.top_speed = f32::from_bits(cpu_status[status::TOP_SPEED as usize]);
        let coordinates = device.read(on_device.positions(), 0..start.len() * 3).await?;
        let positions: &[[f32; 3]] = bytemuck::cast_slice(&coordinates);
        distance = distance.max(max_distance(on_cpu.positions(), positions));
        ensure!(distance <= bound, "frame {frame}: vertices are {distance} apart, more than {bound}");
        ensure!(positions[points..] == bodies, "frame {frame}: bodies are not at their prescribed positions");
    }
    let moved = max_distance(&on_cpu.positions()[..points], &start);
    ensure!(moved > 0.02, "the cloth has moved by {moved} only");
    Ok(distance)
}

/// Returns close layers of cloth, with more near features than the initial capacity.
pub fn layers(points: u32, count: u32) -> Model {
    let settings = SimulationSettings { thickness: Some(0.4 / (points - 1) as f32), ..Default::default() };
    let distance = 0.2 / (points - 1) as f32;
    let sheets = (0..count).map(|layer| sheet(points, 0.04 + distance * layer as f32));
    Model::new(sheets, [pyramid()], settings).expect("a model")
}

/// Returns a sheet above a hill.
pub fn sheet_on_hill(points: u32, cells: u32, bodies: BodyCollisions) -> Model {
    let settings = SimulationSettings { bodies, self_collisions: false, ..Default::default() };
    Model::new([sheet(points, 0.02)], [hill(cells)], settings).expect("a model")
}

/// Checks that both searches of the published method give the same frames, bit for bit, while the hill moves up into the
/// sheet. Returns the largest distance of a point from its position without collisions.
///
/// # Errors
///
/// If the frames differ.
pub async fn faces_agree<D: Device>(device: &D, points: u32, cells: u32, frames: u32) -> Result<f32> {
    let mut positions = Vec::new();
    for bodies in [BodyCollisions::EveryFace, BodyCollisions::FacesBySweep, BodyCollisions::Off] {
        let model = sheet_on_hill(points, cells, bodies);
        let mut cloth = DeviceCloth::new(device, &model)?;
        let mut body = hill(cells).positions;
        for _ in 0..frames {
            let before = body.clone();
            body.iter_mut().for_each(|vertex| vertex[2] += 0.002);
            let plan = model.plan_frame(&before, &body, [0.0; 3], &FrameStats::default())?;
            cloth.run(device, &model, &plan).await?;
        }
        positions.push(device.read(cloth.positions(), 0..(points * points) as usize * 3).await?);
    }
    ensure!(positions[0] == positions[1], "faces by sweep give other frames than every face");
    Ok(max_distance(bytemuck::cast_slice(&positions[0]), bytemuck::cast_slice(&positions[2])))
}
