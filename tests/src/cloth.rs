//! Checks the cloth simulation on any device, against the CPU backend.

use anyhow::{Result, ensure};
use clasp3d::Mesh;
use clasp3d::cloth::{BodyCollisions, Cloth, FrameStats, Material, Model, SimulationSettings};
use clasp3d::low_level::CpuCloth;
use clasp3d::low_level::Device;
use clasp3d::low_level::DeviceCloth;
use clasp3d_kernels::cloth::commit::status;
use glam::Vec3;

/// A pyramid with a square base of width 2 and its top at the origin: six faces that look outward.
pub fn pyramid() -> Mesh {
    let corners = [[-1.0, -1.0, -1.0], [1.0, -1.0, -1.0], [1.0, 1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, 0.0, 0.0]];
    let faces = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [0, 2, 1], [0, 3, 2]];
    Mesh::new(corners.to_vec(), faces.to_vec())
}

/// A round hill of `cells` × `cells` squares and a width of 1.2, with its top at the origin. It is not closed.
pub fn hill(cells: u32) -> Mesh {
    let points = cells + 1;
    let at = |i: u32| 1.2 * (i as f32 / cells as f32 - 0.5);
    let place = |(i, j): (u32, u32)| [at(i), at(j), -0.3 * (at(i) * at(i) + at(j) * at(j))];
    let name = |i: u32, j: u32| j * points + i;
    let squares = (0..cells).flat_map(|j| (0..cells).map(move |i| (i, j)));
    let faces = squares.flat_map(|(i, j)| {
        let [a, b, c, d] = [name(i, j), name(i + 1, j), name(i + 1, j + 1), name(i, j + 1)];
        [[a, b, c], [c, d, a]]
    });
    Mesh::new((0..points).flat_map(|j| (0..points).map(move |i| (i, j))).map(place).collect(), faces.collect())
}

/// A sheet of `points` × `points` points and a width of one, level and at this height, a little off the middle.
pub fn sheet(points: u32, height: f32) -> Cloth {
    Cloth::grid(points, points, &Material::COTTON, |[u, v]| [u - 0.47, v - 0.52, height]).expect("a sheet")
}

/// A sheet above a pyramid that moves up into it. Contacts, the stretch limit, air and friction: everything is on.
pub fn sheet_on_pyramid(points: u32, bodies: BodyCollisions) -> Model {
    let settings =
        SimulationSettings { bodies, self_collisions: bodies == BodyCollisions::Contacts, ..Default::default() };
    Model::new([sheet(points, 0.04)], [pyramid()], settings).expect("a model")
}

/// How far apart vertices are on two backends, at most.
fn difference(some: &[[f32; 3]], others: &[f32]) -> f32 {
    let others: &[[f32; 3]] = bytemuck::cast_slice(others);
    some.iter().zip(others).map(|(p, q)| Vec3::from(*p).distance(Vec3::from(*q))).fold(0.0, f32::max)
}

/// Runs frames of a model on the device and on the CPU, and compares where the vertices are. Returns how far apart they
/// are at most.
///
/// # Errors
///
/// Where they are farther apart than `bound`, or nothing has happened.
pub async fn agrees<D: Device>(device: &D, model: &Model, frames: u32, bound: f32) -> Result<f32> {
    let mut on_cpu = CpuCloth::new(model)?;
    let mut on_device = DeviceCloth::new(device, model)?;
    let positions = on_cpu.positions().to_vec();
    let points = on_cpu.velocities().len();
    let mut bodies = positions[points..].to_vec();
    let (mut apart, mut last) = (0.0f32, FrameStats::default());
    for frame in 0..frames {
        let before = bodies.clone();
        // Up, and round about the vertical axis.
        let turn = glam::Mat3::from_rotation_z(0.02);
        bodies.iter_mut().for_each(|at| *at = (turn * Vec3::from(*at) + Vec3::Z * 0.002).to_array());
        let next = model.frame(&before, &bodies, [0.5, 0.0, 0.0], &last)?;
        let noted = on_cpu.run(model, &next);
        let noted_there = on_device.run(device, model, &next).await?;
        ensure!(noted[status::BLOWN_UP as usize] == u32::MAX && noted_there[status::BLOWN_UP as usize] == u32::MAX);
        last.top_speed = f32::from_bits(noted[status::TOP_SPEED as usize]);
        let there = device.read(on_device.positions(), 0..positions.len() * 3).await?;
        apart = apart.max(difference(on_cpu.positions(), &there));
        ensure!(apart <= bound, "frame {frame}: {apart} apart, and at most {bound} is allowed");
        let bodies_there: &[[f32; 3]] = bytemuck::cast_slice(&there[points * 3..]);
        ensure!(bodies_there == bodies, "bodies are not where they should be");
    }
    let moved = on_cpu.positions()[..points].iter().zip(&positions);
    let moved = moved.map(|(p, q)| Vec3::from(*p).distance(Vec3::from(*q))).fold(0.0, f32::max);
    ensure!(moved > 0.02, "nothing has happened: the cloth has moved by {moved}");
    Ok(apart)
}

/// Several layers of cloth that lie close to each other: more near features than there is room for at first.
pub fn layers(points: u32, count: u32) -> Model {
    let settings = SimulationSettings { thickness: Some(0.4 / (points - 1) as f32), ..Default::default() };
    let apart = 0.2 / (points - 1) as f32;
    let sheets = (0..count).map(|layer| sheet(points, 0.04 + apart * layer as f32));
    Model::new(sheets, [pyramid()], settings).expect("a model")
}

/// A sheet above a hill, with which it collides in one of the paper's ways.
pub fn sheet_on_hill(points: u32, cells: u32, bodies: BodyCollisions) -> Model {
    let settings = SimulationSettings { bodies, self_collisions: false, ..Default::default() };
    Model::new([sheet(points, 0.02)], [hill(cells)], settings).expect("a model")
}

/// Checks that the two ways to find the paper's collisions give the same frames, bit for bit, while the hill moves up into
/// the sheet. Returns how far the lowest point of the sheet is from where it would be without any collision.
///
/// # Errors
///
/// Where they do not.
pub async fn faces_agree<D: Device>(device: &D, points: u32, cells: u32, frames: u32) -> Result<f32> {
    let mut places = Vec::new();
    for bodies in [BodyCollisions::EveryFace, BodyCollisions::SweptFaces, BodyCollisions::Off] {
        let model = sheet_on_hill(points, cells, bodies);
        let mut cloth = DeviceCloth::new(device, &model)?;
        let mut body = hill(cells).positions;
        for _ in 0..frames {
            let before = body.clone();
            body.iter_mut().for_each(|at| at[2] += 0.002);
            cloth.run(device, &model, &model.frame(&before, &body, [0.0; 3], &FrameStats::default())?).await?;
        }
        places.push(device.read(cloth.positions(), 0..(points * points) as usize * 3).await?);
    }
    ensure!(places[0] == places[1], "the sweep finds other collisions than the test of every face");
    Ok(difference(bytemuck::cast_slice(&places[0]), &places[2]))
}
