//! The cloth simulation: its physics against closed forms, its backends against each other, its contacts against brute
//! force, and what it says to bad input.

use clasp3d::cloth::{BodyCollisions, Cloth, Material, Model, Simulation, SimulationSettings, Spring, Steps};
use clasp3d::{Backend, ClothError, Detector, Error, Mesh, Scene, SceneError, Settings};
use clasp3d_scenes::BuiltInScene;
use clasp3d_tests::cloth::{agrees, faces_agree, hill, layers, pyramid, sheet, sheet_on_hill, sheet_on_pyramid};
use clasp3d_tests::{backends, ledger};
use glam::{DVec3, Vec3};

/// Nothing but springs: no air, no gravity, no limit, no collisions.
fn only_springs() -> SimulationSettings {
    SimulationSettings {
        backend: Backend::Cpu,
        gravity: [0.0; 3],
        drag: 0.0,
        skin_drag: 0.0,
        stretch_limit: None,
        self_collisions: false,
        bodies: BodyCollisions::Off,
        ..Default::default()
    }
}

/// A mass that hangs on a spring, and a triangle far away: a scene has one at least.
fn hanging(damping: f32, frame_time: f32) -> Simulation {
    let mesh = Mesh::new(vec![[0.0, 0.0, 0.0], [0.0, 0.0, -1.0]], Vec::new());
    let link = Spring { ends: [0, 1], rest: 1.0, stiffness: 50.0, damping };
    let cloth = Cloth::new(mesh, vec![1.0, 0.5], vec![link]).and_then(|cloth| cloth.pin([0])).expect("a spring");
    let far = Mesh::new(vec![[9.0, 9.0, 9.0], [9.0, 9.5, 9.0], [9.5, 9.0, 9.0]], vec![[0, 1, 2]]);
    let settings = SimulationSettings { gravity: [0.0, 0.0, -10.0], frame_time, steps: Steps::Auto, ..only_springs() };
    Simulation::new([cloth], [far], settings).expect("a simulation")
}

fn run(simulation: &mut Simulation, frames: usize) {
    let bodies = simulation.scene().positions()[simulation.scene().vertices_of(simulation.cloths() - 1).end..].to_vec();
    for _ in 0..frames {
        simulation.frame(&bodies).expect("a frame");
    }
}

#[test]
fn a_hanging_spring_has_the_length_and_the_period_of_the_closed_form() {
    let (mass, stiffness, gravity) = (0.5f64, 50.0f64, 10.0f64);
    // With damping it comes to rest where gravity and spring are in balance.
    let mut damped = hanging(2.0, 0.05);
    run(&mut damped, 400);
    let length = -f64::from(damped.positions().expect("positions")[1][2]);
    assert!((length - (1.0 + mass * gravity / stiffness)).abs() < 1e-4, "{length}");

    // Without, it swings around that place.
    let mut free = hanging(0.0, 0.001);
    let middle = -(1.0 + mass * gravity / stiffness);
    let mut crossings = Vec::new();
    let mut last = f64::from(free.positions().expect("positions")[1][2]);
    for step in 1..5000 {
        run(&mut free, 1);
        let height = f64::from(free.positions().expect("positions")[1][2]);
        if last > middle && height <= middle {
            crossings.push(0.001 * (step as f64 - (middle - height) / (last - height)));
        }
        last = height;
    }
    let period = (crossings[crossings.len() - 1] - crossings[0]) / (crossings.len() - 1) as f64;
    let closed_form = core::f64::consts::TAU * (mass / stiffness).sqrt();
    assert!(crossings.len() >= 7 && (period / closed_form - 1.0).abs() < 1e-3, "{period}, not {closed_form}");
    ledger::ran("cpu", "a hanging spring");
}

/// Kinetic energy and that of the springs.
fn energy(simulation: &Simulation, cloth: &Cloth) -> f64 {
    let (positions, velocities) =
        (simulation.positions().expect("positions"), simulation.velocities().expect("velocities"));
    let at = |point: u32| Vec3::from(positions[point as usize]).as_dvec3();
    let springs = cloth.springs().iter().map(|link| {
        let longer = at(link.ends[0]).distance(at(link.ends[1])) - f64::from(link.rest);
        0.5 * f64::from(link.stiffness) * longer * longer
    });
    let motion = velocities
        .iter()
        .zip(cloth.masses())
        .map(|(velocity, mass)| 0.5 * f64::from(*mass) * Vec3::from(*velocity).as_dvec3().length_squared());
    springs.sum::<f64>() + motion.sum::<f64>()
}

/// A sheet whose points are not where its springs want them to be.
fn disturbed(material: &Material) -> Cloth {
    let flat = Cloth::grid(9, 9, material, |[u, v]| [u, v, 0.0]).expect("a sheet");
    let mut mesh = flat.mesh().clone();
    for (i, at) in mesh.positions.iter_mut().enumerate() {
        let wave = |k: f32| 0.01 * (k * i as f32).sin();
        *at = [at[0] + wave(1.3), at[1] + wave(2.1), at[2] + wave(0.7)];
    }
    Cloth::new(mesh, flat.masses().to_vec(), flat.springs().to_vec()).expect("a sheet")
}

#[test]
fn energy_does_not_grow_in_ten_thousand_steps_at_the_allowed_step() {
    for (material, limit) in [(Material { damping: 0.0, ..Material::COTTON }, None), (Material::DENIM, Some(1.05))] {
        let cloth = disturbed(&material);
        let first = SimulationSettings { stretch_limit: limit, ..only_springs() };
        let allowed = Simulation::new([cloth.clone()], [], first.clone()).expect("a simulation").allowed_step();
        // Fifty steps to a frame, each as long as it may be.
        let settings = SimulationSettings { frame_time: 50.0 * allowed, steps: Steps::Count(50), ..first };
        let mut simulation = Simulation::new([cloth.clone()], [], settings).expect("a simulation");
        let start = energy(&simulation, &cloth);
        let energies: Vec<f64> = (0..200)
            .map(|_| {
                run(&mut simulation, 1);
                energy(&simulation, &cloth)
            })
            .collect();
        // At a step this long, energy comes and goes within a swing: the mean over many is what may not grow.
        let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
        let (early, late) = (mean(&energies[..50]), mean(&energies[150..]));
        assert!(start > 1e-4 && early > 0.0, "{start} {early}");
        assert!(late <= early * 1.01, "from {start} over {early} to {late}");
        assert!(energies.iter().all(|energy| *energy < 4.0 * start), "{start}, then {energies:?}");
        if material.damping > 0.0 {
            assert!(late < 0.01 * start, "damping takes it away: {late} of {start}");
        } else {
            assert!(late > 0.5 * early, "nothing takes it away: {late} of {early}");
        }
    }
    ledger::ran("cpu", "energy over 10,000 steps");
}

#[test]
fn internal_forces_keep_momentum() {
    for (name, backend) in backends::detector_backends("momentum") {
        let cloth = disturbed(&Material::COTTON);
        let settings = SimulationSettings { backend, stretch_limit: Some(1.02), ..only_springs() };
        let mut simulation = Simulation::new([cloth.clone()], [], settings).expect("a simulation");
        for _ in 0..30 {
            run(&mut simulation, 1);
            let velocities = simulation.velocities().expect("velocities");
            let moments =
                velocities.iter().zip(cloth.masses()).map(|(v, mass)| Vec3::from(*v).as_dvec3() * f64::from(*mass));
            let (sum, total) = moments.fold((DVec3::ZERO, 0.0), |(sum, total), m| (sum + m, total + m.length()));
            assert!(total > 1e-6 && sum.length() < 1e-4 * total, "{sum} of {total}");
        }
        ledger::ran(name, "momentum");
    }
}

#[test]
fn a_falling_sheet_reaches_the_terminal_speed_of_the_formula() {
    for (name, backend) in backends::detector_backends("terminal speed") {
        // Of a mesh, so that each point has the mass of its own area.
        let flat = sheet(12, 0.0);
        let cloth = Cloth::from_mesh(flat.mesh().clone(), &Material::SILK).expect("a sheet");
        let settings = SimulationSettings { backend, drag: 0.5, gravity: [0.0, 0.0, -9.81], ..only_springs() };
        let mut simulation = Simulation::new([cloth], [], settings).expect("a simulation");
        run(&mut simulation, 150);
        let terminal = Material::SILK.density * 9.81 / 0.5;
        for velocity in simulation.velocities().expect("velocities") {
            assert!((velocity[2] + terminal).abs() < 2e-3 * terminal, "{velocity:?}, not {terminal}");
        }
        ledger::ran(name, "terminal speed");
    }
}

/// The ball of the tablecloth scene.
fn ball() -> Mesh {
    let moving = BuiltInScene::find("tablecloth").and_then(|scene| scene.build(1000).ok()).expect("the scene");
    let scene = moving.scene();
    let first = scene.vertices_of(1).start as u32;
    let triangles = scene.triangles()[scene.triangles_of(1)].iter().map(|names| names.map(|vertex| vertex - first));
    Mesh::new(scene.positions()[scene.vertices_of(1)].to_vec(), triangles.collect())
}

#[test]
fn a_symmetric_drape_stays_symmetric() {
    const SIZE: f32 = 1.0;
    for (name, backend) in backends::detector_backends("symmetry") {
        // Until it has come to rest. (Cloth that is larger or softer has folds that lie down to one side or the other in
        // the end, as those of real cloth do.)
        let sheet = Cloth::grid(31, 31, &Material::DENIM, |[u, v]| [SIZE * (u - 0.5), SIZE * (v - 0.5), 0.45])
            .expect("a sheet");
        let start = sheet.mesh().positions.clone();
        let settings = SimulationSettings { backend, frame_time: 1.0 / 30.0, ..Default::default() };
        let mut simulation = Simulation::new([sheet], [ball()], settings).expect("a simulation");
        run(&mut simulation, 40);
        let end = simulation.positions().expect("positions");
        let mirrored = |mirror: fn([f32; 3]) -> [f32; 3]| {
            let place = |at: [f32; 3]| {
                start.iter().position(|p| Vec3::from(*p).distance(Vec3::from(at)) < 1e-4).expect("a mirror image")
            };
            let apart = |i: usize| Vec3::from(mirror(end[i])).distance(Vec3::from(end[place(mirror(start[i]))]));
            (0..start.len()).map(apart).fold(0.0, f32::max)
        };
        let left_right = mirrored(|[x, y, z]| [-x, y, z]);
        let front_back = mirrored(|[x, y, z]| [x, -y, z]);
        println!("{name}: {left_right} and {front_back} from symmetric");
        assert!(left_right < 1e-3 * SIZE && front_back < 1e-3 * SIZE, "{name}: {left_right} and {front_back}");
        let lowest = end[..start.len()].iter().map(|at| at[2]).fold(1.0, f32::min);
        assert!(lowest < 0.0, "it has not draped: {lowest}");
        ledger::ran(name, "a symmetric drape");
    }
}

#[test]
fn backends_agree_for_two_hundred_steps() {
    let small = sheet_on_pyramid(7, BodyCollisions::Contacts);
    for emulator in backends::emulators() {
        if let Err(error) = backends::emulated(agrees(&emulator, &small, 4, 1e-5)) {
            panic!("{:?}: {error:#}", emulator.order);
        }
    }
    ledger::ran("emulator", "cloth agrees with the CPU");
    let Some(gpu) = backends::gpu("cloth agrees with the CPU") else { return };
    // 21 points: 6 steps to a frame. Rounding is all that differs, and folding cloth makes more of it with every step.
    for bodies in [BodyCollisions::Contacts, BodyCollisions::EveryFace, BodyCollisions::SweptFaces] {
        let model = match bodies {
            BodyCollisions::Contacts => sheet_on_pyramid(21, bodies),
            _ => sheet_on_hill(21, 12, bodies),
        };
        let apart = gpu.block_on(agrees(&*gpu, &model, 34, 1e-3));
        println!(
            "{bodies:?}: {:?} apart after 34 frames",
            apart.unwrap_or_else(|error| panic!("{bodies:?}: {error:#}"))
        );
    }
    // Two searches at once: of what is near, and of the faces of a body.
    let settings = SimulationSettings { bodies: BodyCollisions::SweptFaces, ..Default::default() };
    let both = Model::new([sheet(21, 0.02), sheet(17, 0.06)], [hill(20)], settings).expect("a model");
    let apart = gpu.block_on(agrees(&*gpu, &both, 6, 1e-3));
    println!("both: {:?} apart after 6 frames", apart.unwrap_or_else(|error| panic!("both: {error:#}")));
    // Where nothing touches anything, they stay far closer.
    let flag = Cloth::grid(21, 15, &Material::SILK, |[u, v]| [u, 0.0, v]).and_then(|cloth| cloth.pin([0, 21, 280]));
    let flag = Model::new([flag.expect("a flag")], [], SimulationSettings::default()).expect("a model");
    let apart = gpu.block_on(agrees(&*gpu, &flag, 24, 1e-4));
    println!("flag: {:?} apart after 24 frames", apart.unwrap_or_else(|error| panic!("flag: {error:#}")));
    ledger::ran("gpu", "cloth agrees with the CPU");
}

#[test]
fn what_is_near_may_be_more_than_there_is_room_for() {
    let model = layers(6, 6);
    if let Err(error) = backends::emulated(agrees(&backends::emulators()[2], &model, 1, 1e-5)) {
        panic!("{error:#}");
    }
    ledger::ran("emulator", "many layers of cloth");
    let Some(gpu) = backends::gpu("many layers of cloth") else { return };
    if let Err(error) = gpu.block_on(agrees(&*gpu, &layers(17, 9), 5, 1e-3)) {
        panic!("{error:#}");
    }
    ledger::ran("gpu", "many layers of cloth");
}

#[test]
fn the_sweep_finds_the_collisions_of_the_paper() {
    let apart = backends::emulated(faces_agree(&backends::emulators()[1], 6, 5, 3));
    apart.unwrap_or_else(|error| panic!("{error:#}"));
    ledger::ran("emulator", "the paper's collisions");

    let on_cpu = |bodies: BodyCollisions| {
        let settings =
            SimulationSettings { backend: Backend::Cpu, bodies, self_collisions: false, ..Default::default() };
        let mut simulation = Simulation::new([sheet(33, 0.02)], [hill(24)], settings).expect("a simulation");
        let mut body = hill(24).positions;
        for _ in 0..12 {
            body.iter_mut().for_each(|at| at[2] += 0.002);
            simulation.frame(&body).expect("a frame");
        }
        simulation.positions().expect("positions")
    };
    let every = on_cpu(BodyCollisions::EveryFace);
    assert!(every == on_cpu(BodyCollisions::SweptFaces), "the sweep finds other collisions");
    assert!(every != on_cpu(BodyCollisions::Off), "something must have collided");
    ledger::ran("cpu", "the paper's collisions");

    let Some(gpu) = backends::gpu("the paper's collisions") else { return };
    let apart = gpu.block_on(faces_agree(&*gpu, 33, 24, 6)).unwrap_or_else(|error| panic!("{error:#}"));
    assert!(apart > 1e-3, "something must have collided, but the difference is {apart}");
    ledger::ran("gpu", "the paper's collisions");
}

#[test]
fn the_same_settings_give_the_same_frames() {
    let run = |backend: Backend| {
        let scene = BuiltInScene::find("two-cloths").expect("the scene");
        let simulated = scene.simulate(1500, None, |settings| settings.backend = backend);
        let mut simulated = simulated.expect("a simulation").expect("it is simulated");
        for _ in 0..12 {
            simulated.next_frame().expect("a frame");
        }
        simulated.simulation().positions().expect("positions")
    };
    for (name, backend) in backends::detector_backends("the same frames") {
        let first = run(backend.clone());
        assert!(first == run(backend.clone()), "{name}");
        let pool = rayon::ThreadPoolBuilder::new().num_threads(5).build().expect("threads");
        assert!(first == pool.install(|| run(backend.clone())), "{name}, with five threads");
        ledger::ran(name, "the same frames");
    }
    // `Moving`, which tests and benchmarks use, is the same simulation; and can go back.
    let mut moving = BuiltInScene::find("two-cloths").expect("the scene").build(1500).expect("the scene");
    let later = moving.positions(12, 99).expect("positions");
    assert!(later == run(Backend::Cpu));
    let start = moving.positions(0, 99).expect("positions");
    assert!(start == moving.scene().positions());
    assert!(later == moving.positions(12, 99).expect("positions"));
}

/// How many triangles intersect in each frame of a scene.
fn intersecting(name: &str, triangles: usize, frames: usize, backend: &Backend) -> Vec<usize> {
    let scene = BuiltInScene::find(name).expect("the scene");
    let simulated = scene.simulate(triangles, None, |settings| settings.backend = backend.clone());
    let mut simulated = simulated.expect("a simulation").expect("it is simulated");
    let settings = Settings { backend: backend.clone(), ..Default::default() };
    let mut detector = Detector::new(simulated.simulation().scene(), settings).expect("a detector");
    let count = |_| {
        simulated.next_frame().expect("a frame");
        let positions = simulated.simulation().positions().expect("positions");
        let report = detector.detect(&positions).expect("a report");
        // On a GPU, the detector reads the buffer of the simulation.
        if let Some(buffer) = simulated.simulation().positions_buffer() {
            assert_eq!(detector.detect_buffer(buffer).expect("a report").pairs(), report.pairs());
        }
        let mut found: Vec<u32> = report.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
        found.sort_unstable();
        found.dedup();
        found.len()
    };
    (0..frames).map(count).collect()
}

#[test]
fn cloth_does_not_pass_through_itself_or_through_bodies() {
    const TRIANGLES: usize = 10_000;
    for name in ["tablecloth", "cloth-on-ball", "funnel"] {
        let frames = BuiltInScene::find(name).expect("the scene").frames;
        let found = intersecting(name, TRIANGLES, frames, &Backend::Cpu);
        let clean = found.iter().filter(|count| **count == 0).count();
        assert!(clean * 100 >= 95 * frames, "{name}: {found:?}");
        assert!(found.iter().all(|count| count * 1000 <= TRIANGLES), "{name}: {found:?}");
        ledger::ran("cpu", &format!("{name} without intersections"));
    }
    if backends::gpu("cloth without intersections").is_some() {
        for name in ["tablecloth", "two-cloths", "flag"] {
            let found = intersecting(name, 1500, 20, &Backend::Shared(backends::shared()));
            assert_eq!(found, [0; 20], "{name}");
        }
        ledger::ran("gpu", "cloth without intersections");
    }
}

#[test]
fn without_contacts_cloth_does_pass_through() {
    // Else the test above would see nothing, whatever happens.
    let scene = BuiltInScene::find("tablecloth").expect("the scene");
    let simulated = scene.simulate(1500, None, |settings| {
        settings.backend = Backend::Cpu;
        settings.bodies = BodyCollisions::Off;
    });
    let mut simulated = simulated.expect("a simulation").expect("it is simulated");
    (0..12).for_each(|_| simulated.next_frame().expect("a frame"));
    let mut detector = Detector::new(simulated.simulation().scene(), Settings::default()).expect("a detector");
    let positions = simulated.simulation().positions().expect("positions");
    assert!(detector.detect(&positions).expect("a report").pairs().len() > 20);
}

/// A flat box around the origin, closed: its top is at this height.
fn slab(half: f32, top: f32) -> Mesh {
    let corner = |i: u32| {
        let side = |bit: u32| if i & bit == 0 { -half } else { half };
        [side(1), side(2), if i & 4 == 0 { top - 0.1 } else { top }]
    };
    let squares = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
    let faces = squares.iter().flat_map(|[a, b, c, d]| [[*a, *b, *c], [*a, *c, *d]]);
    Mesh::new((0..8).map(corner).collect(), faces.collect())
}

#[test]
fn contacts_do_not_hold_back_what_falls_freely() {
    let settings = SimulationSettings {
        backend: Backend::Cpu,
        drag: 0.0,
        skin_drag: 0.0,
        thickness: Some(0.005),
        ..Default::default()
    };
    let mut simulation = Simulation::new([sheet(20, 0.0)], [], settings).expect("a simulation");
    run(&mut simulation, 90);
    let speed = simulation.stats().top_speed;
    assert!((speed / (9.81 * 1.5) - 1.0).abs() < 0.01 && simulation.stats().clamped == 0, "{:?}", simulation.stats());
}

#[test]
fn cloth_can_start_on_a_body() {
    for (name, backend) in backends::detector_backends("cloth that starts on a body") {
        for gap in [0.0, 1e-7, 1e-5, 1e-3] {
            let box_below = slab(0.8, 0.3);
            let settings = SimulationSettings { backend: backend.clone(), ..Default::default() };
            let mut simulation = Simulation::new([sheet(12, 0.3 + gap)], [box_below], settings).expect("a simulation");
            run(&mut simulation, 40);
            let positions = simulation.positions().expect("positions");
            let lowest = positions[..144].iter().map(|at| at[2]).fold(f32::INFINITY, f32::min);
            assert!(lowest > 0.3, "{name}, {gap} above it: the cloth is at {lowest}, and the box at 0.3");
            let mut detector = Detector::new(simulation.scene(), Settings::default()).expect("a detector");
            assert!(detector.detect(&positions).expect("a report").pairs().is_empty());
        }
        ledger::ran(name, "cloth that starts on a body");
    }
}

#[test]
fn bodies_take_cloth_along_however_fast() {
    for speed in [0.5, 2.0, 6.0, 12.0] {
        let settings = SimulationSettings {
            backend: Backend::Cpu,
            gravity: [0.0; 3],
            drag: 0.0,
            skin_drag: 0.0,
            ..Default::default()
        };
        let mut simulation = Simulation::new([sheet(15, 0.05)], [slab(0.8, 0.0)], settings).expect("a simulation");
        let mut detector = Detector::new(simulation.scene(), Settings::default()).expect("a detector");
        let mut body = slab(0.8, 0.0).positions;
        // The body moves up for half a second and then stands still: the cloth flies on.
        for frame in 0..45 {
            if frame < 30 {
                body.iter_mut().for_each(|at| at[2] += speed / 60.0);
            }
            simulation.frame(&body).expect("a frame");
            let positions = simulation.positions().expect("positions");
            assert!(detector.detect(&positions).expect("a report").pairs().is_empty(), "{speed} m/s, frame {frame}");
        }
        let velocities = simulation.velocities().expect("velocities");
        let mean = velocities.iter().map(|velocity| velocity[2]).sum::<f32>() / velocities.len() as f32;
        assert!((mean / speed - 1.0).abs() < 0.1, "pushed at {speed} m/s, it moves at {mean}");
        let lowest = simulation.positions().expect("positions")[..225].iter().map(|at| at[2]).fold(99.0, f32::min);
        assert!(lowest > speed * 0.5, "{speed} m/s: the cloth was left behind, at {lowest}");
    }
    ledger::ran("cpu", "bodies take cloth along");
}

#[test]
fn cloth_that_starts_entangled_is_pushed_apart() {
    for (name, backend) in backends::detector_backends("untangling") {
        // A level sheet, and another one above it with a bump that pokes through.
        let lower = Cloth::grid(17, 17, &Material::COTTON, |[u, v]| [u, v, 0.0]).expect("a sheet");
        let bump = |[u, v]: [f32; 2]| {
            let r = Vec3::new(u - 0.47, v - 0.53, 0.0).length();
            [u, v, 0.03 - 0.07 * (1.0 - r / 0.13).max(0.0)]
        };
        let upper = Cloth::grid(17, 17, &Material::COTTON, bump).expect("a sheet");
        let settings = SimulationSettings { backend, gravity: [0.0; 3], drag: 2.0, ..Default::default() };
        let mut simulation = Simulation::new([lower, upper], [], settings).expect("a simulation");
        let scene = simulation.scene().clone();
        let mut detector = Detector::new(&scene, Settings::default()).expect("a detector");
        let mut pairs = |positions: &[[f32; 3]]| detector.detect(positions).expect("a report").pairs().len();
        let before = pairs(scene.positions());
        run(&mut simulation, 60);
        let after = pairs(&simulation.positions().expect("positions"));
        assert!(before > 10 && after == 0, "{name}: {before} pairs, then {after}");
        ledger::ran(name, "untangling");
    }
}

/// The distance of a point to a triangle, in `f64` and by another way than the library's: the projection if it is
/// inside, else the nearest edge.
fn point_triangle(p: DVec3, [a, b, c]: [DVec3; 3]) -> f64 {
    let normal = (b - a).cross(c - a).normalize();
    let inside = |from: DVec3, to: DVec3| (to - from).cross(p - from).dot(normal) >= 0.0;
    if inside(a, b) && inside(b, c) && inside(c, a) {
        return (p - a).dot(normal).abs();
    }
    point_segment(p, a, b).min(point_segment(p, b, c)).min(point_segment(p, c, a))
}

fn point_segment(p: DVec3, a: DVec3, b: DVec3) -> f64 {
    let along = ((p - a).dot(b - a) / (b - a).length_squared()).clamp(0.0, 1.0);
    p.distance(a + (b - a) * along)
}

fn segment_segment(a: DVec3, b: DVec3, c: DVec3, d: DVec3) -> f64 {
    let ends = [point_segment(a, c, d), point_segment(b, c, d), point_segment(c, a, b), point_segment(d, a, b)];
    let ends = ends.into_iter().fold(f64::INFINITY, f64::min);
    let (u, v, w) = (b - a, d - c, a - c);
    let (uu, uv, vv, uw, vw) = (u.dot(u), u.dot(v), v.dot(v), u.dot(w), v.dot(w));
    let denominator = uu * vv - uv * uv;
    let (s, t) = ((uv * vw - vv * uw) / denominator, (uu * vw - uv * uw) / denominator);
    if (0.0..=1.0).contains(&s) && (0.0..=1.0).contains(&t) { ends.min((w + u * s - v * t).length()) } else { ends }
}

/// How many pairs of features that have no vertex in common are nearer than this, and how many may or may not be. Of two
/// bodies' features none counts.
fn near_by_brute_force(scene: &Scene, points: usize, reach: f64) -> (usize, usize) {
    let at = |vertex: u32| Vec3::from(scene.positions()[vertex as usize]).as_dvec3();
    let mut edges: Vec<[u32; 2]> = Vec::new();
    for &[a, b, c] in scene.triangles() {
        edges.extend([[a, b], [b, c], [c, a]].map(|[p, q]| [p.min(q), p.max(q)]));
    }
    edges.sort_unstable();
    edges.dedup();
    let (mut near, mut unsure) = (0, 0);
    let mut count = |distance: f64| {
        near += usize::from(distance < reach);
        unsure += usize::from((distance - reach).abs() < 1e-6);
    };
    let of_body = |vertex: u32| vertex as usize >= points;
    for vertex in 0..scene.positions().len() as u32 {
        for names in scene.triangles().iter().filter(|names| !names.contains(&vertex)) {
            if !(of_body(vertex) && of_body(names[0])) {
                count(point_triangle(at(vertex), names.map(at)));
            }
        }
    }
    for (i, &[a, b]) in edges.iter().enumerate() {
        for &[c, d] in edges[i + 1..].iter().filter(|[c, d]| a != *c && a != *d && b != *c && b != *d) {
            if !(of_body(a) && of_body(c)) {
                count(segment_segment(at(a), at(b), at(c), at(d)));
            }
        }
    }
    (near, unsure)
}

#[test]
fn near_features_are_those_of_brute_force() {
    for (name, backend) in backends::detector_backends("near features") {
        let mut total = 0;
        for seed in 0..6 {
            // A crumpled sheet over a pyramid.
            let mut rng = fastrand::Rng::with_seed(seed);
            let flat = sheet(11, 0.1);
            let mut mesh = flat.mesh().clone();
            for at in &mut mesh.positions {
                *at = at.map(|x| x + 0.12 * (rng.f32() - 0.5));
                at[2] = at[2].abs() + 0.02;
            }
            let crumpled = Cloth::new(mesh, flat.masses().to_vec(), flat.springs().to_vec()).expect("a sheet");
            let settings = SimulationSettings {
                backend: backend.clone(),
                thickness: Some(0.025),
                frame_time: 1e-4,
                steps: Steps::Count(1),
                ..Default::default()
            };
            let mut simulation = Simulation::new([crumpled], [pyramid()], settings).expect("a simulation");
            let (expected, unsure) = near_by_brute_force(simulation.scene(), 121, 0.05);
            run(&mut simulation, 1);
            let found = simulation.stats().near as usize;
            assert!(found.abs_diff(expected) <= unsure, "{name}, seed {seed}: {found}, not {expected} ± {unsure}");
            total += found;
        }
        assert!(total > 500, "only {total} near features in all");
        ledger::ran(name, "near features");
    }
}

#[test]
fn springs_are_those_of_the_paper() {
    let (l, n) = (7, 5);
    let grid = Cloth::grid(l, n, &Material::COTTON, |[u, v]| [6.0 * u, 4.0 * v, 0.0]).expect("a sheet");
    let stretch = l * (n - 1) + n * (l - 1);
    let (shear, bend) = (2 * (l - 1) * (n - 1), l * (n - 2) + n * (l - 2));
    let count = |length: f32| grid.springs().iter().filter(|link| (link.rest - length).abs() < 1e-5).count() as u32;
    assert_eq!([count(1.0), count(2f32.sqrt()), count(2.0)], [stretch, shear, bend]);
    assert_eq!(grid.springs().len() as u32, stretch + shear + bend);
    let total: f32 = grid.masses().iter().sum();
    assert!((total - 24.0 * Material::COTTON.density).abs() < 1e-4);

    // Two triangles that share an edge: five edges, and a spring between the corners that they do not share.
    let kite = Mesh::new(
        vec![[0.0, 0.0, 0.0], [2.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, -1.0, 0.0]],
        vec![[0, 1, 2], [1, 0, 3]],
    );
    let kite = Cloth::from_mesh(kite, &Material::DENIM).expect("a kite");
    let ends: Vec<[u32; 2]> = kite.springs().iter().map(|link| link.ends).collect();
    assert_eq!(ends.len(), 6);
    assert!(ends.contains(&[2, 3]), "{ends:?}");
    assert_eq!(
        kite.masses().iter().map(|mass| (mass / Material::DENIM.density * 3.0).round()).collect::<Vec<_>>(),
        [2.0, 2.0, 1.0, 1.0]
    );
    // A closed mesh, one with triangles that are used twice, and a long one.
    for mesh in [pyramid(), Mesh::new(vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2], [2, 1, 0]])] {
        assert!(Cloth::from_mesh(mesh, &Material::SILK).is_ok());
    }
}

#[test]
fn bad_input_is_an_error_that_says_what_is_wrong() {
    let said = |result: Result<Simulation, Error>| result.err().map(|error| error.to_string()).unwrap_or_default();
    let with = |change: fn(&mut SimulationSettings)| {
        let mut settings = SimulationSettings { backend: Backend::Cpu, ..Default::default() };
        change(&mut settings);
        said(Simulation::new([sheet(5, 0.1)], [pyramid()], settings))
    };
    assert_eq!(with(|_| ()), "", "nothing is wrong");
    for (change, words) in [
        ((|s| s.frame_time = 0.0) as fn(&mut SimulationSettings), "time of a frame is more than 0, not 0"),
        (|s| s.frame_time = f32::NAN, "time of a frame is more than 0, not NaN"),
        (|s| s.drag = -1.0, "drag is at least 0, not -1"),
        (|s| s.friction = f32::INFINITY, "friction is at least 0, not inf"),
        (|s| s.thickness = Some(0.0), "thickness is more than 0, not 0"),
        (|s| s.stretch_limit = Some(0.9), "stretch limit is at least 1, not 0.9"),
        (|s| s.gravity = [0.0, f32::NAN, 0.0], "gravity is finite, not NaN"),
        (|s| s.steps = Steps::Count(0), "number of steps is at least 1, not 0"),
        (|s| s.steps = Steps::Count(1), "a step of 0.016666668 s is not possible: at most 0.00"),
        (|s| s.frame_time = 1e9, "which is what is stable, takes more than 65536 steps"),
        (|s| s.thickness = Some(0.2), "a thickness of 0.2 is too much for edges of 0.25"),
    ] {
        assert!(with(change).contains(words), "{:?} does not say {words:?}", with(change));
    }
    let cloth = |result: Result<Cloth, Error>| result.err().map(|error| error.to_string()).unwrap_or_default();
    let flat = |material: &Material| Cloth::grid(3, 3, material, |[u, v]| [u, v, 0.0]);
    let silk = Material::SILK;
    assert!(cloth(flat(&Material { density: -1.0, ..silk })).contains("density of a material is more than 0, not -1"));
    assert!(
        cloth(flat(&Material { stretch: -3.0, ..silk }))
            .contains("stretch stiffness of a material is at least 0, not -3")
    );
    assert!(
        cloth(flat(&Material { bend: f32::NAN, ..silk }))
            .contains("bend stiffness of a material is at least 0, not NaN")
    );
    assert!(
        cloth(flat(&silk).and_then(|cloth| cloth.pin([4, 9])))
            .contains("a pin names point 9, but the cloth has 9 points")
    );
    assert!(cloth(Cloth::grid(1, 5, &silk, |_| [0.0; 3])).contains("5 points has no springs"));
    assert!(cloth(Cloth::from_mesh(Mesh::default(), &silk)).contains("0 points has no springs"));
    assert!(cloth(Cloth::grid(3, 3, &silk, |[u, v]| [u, v, f32::NAN])).contains("the z coordinate of vertex 0 is NaN"));
    assert!(cloth(Cloth::grid(3, 3, &silk, |_| [0.0; 3])).contains("the mass of point 0 is more than 0, not 0"));
    let mesh = || Mesh::new(vec![[0.0; 3], [1.0; 3]], Vec::new());
    let link = Spring { ends: [0, 1], rest: 1.0, stiffness: 1.0, damping: 0.0 };
    assert!(
        cloth(Cloth::new(mesh(), vec![1.0, -1.0], vec![link])).contains("the mass of point 1 is more than 0, not -1")
    );
    assert!(cloth(Cloth::new(mesh(), vec![1.0], vec![link])).contains("1 positions for a scene of 2"));
    assert!(cloth(Cloth::new(mesh(), vec![1.0; 2], vec![])).contains("no springs"));
    let elsewhere = Spring { ends: [0, 2], ..link };
    assert!(
        cloth(Cloth::new(mesh(), vec![1.0; 2], vec![elsewhere]))
            .contains("a spring names point 2, but the cloth has 2")
    );
    let broken = Mesh::new(vec![[0.0; 3], [1.0; 3]], vec![[0, 1, 2]]);
    assert!(cloth(Cloth::from_mesh(broken, &silk)).contains("names vertex 2"));

    // Inside a closed body; but an open one has no inside.
    let settings = || SimulationSettings { backend: Backend::Cpu, ..Default::default() };
    let inside = Cloth::grid(3, 3, &silk, |[u, v]| [0.1 * u, 0.1 * v, -0.5]).expect("a sheet");
    let line = said(Simulation::new([inside.clone()], [pyramid()], settings()));
    assert!(line.contains("vertex 0 of the cloth starts inside body 0"), "{line}");
    let mut open = pyramid();
    open.triangles.pop();
    assert_eq!(said(Simulation::new([inside], [open], settings())), "");
    let nan = Mesh::new(vec![[f32::NAN, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2]]);
    assert!(said(Simulation::new([sheet(3, 0.1)], [nan], settings())).contains("is NaN"));
    assert!(said(Simulation::new([], [pyramid()], settings())).contains("no springs"));

    // While it runs: wrong bodies and wind change nothing.
    let mut simulation = Simulation::new([sheet(5, 0.1)], [pyramid()], settings()).expect("a simulation");
    assert_eq!(simulation.frame(&[]), Err(Error::Scene(SceneError::PositionCount { count: 0, expected: 5 })));
    let mut bodies = pyramid().positions;
    bodies[2][1] = f32::INFINITY;
    let line = simulation.frame(&bodies).expect_err("an error").to_string();
    assert!(line.contains("the y coordinate of vertex 27 is inf"), "{line}");
    simulation.set_wind([f32::NAN, 0.0, 0.0]);
    let line = simulation.frame(&pyramid().positions).expect_err("an error").to_string();
    assert!(line.contains("wind is finite, not NaN"), "{line}");
    assert_eq!(
        (simulation.frames(), simulation.positions().expect("positions")),
        (0, simulation.scene().positions().to_vec())
    );
    simulation.set_wind([0.0; 3]);
    simulation.frame(&pyramid().positions).expect("a frame");
    ledger::ran("cpu", "bad input to the simulation");
}

#[test]
fn a_blow_up_stops_with_its_frame_and_vertex() {
    for (name, backend) in backends::detector_backends("blow-ups") {
        let settings = |speed_limit: f32, gravity: f32| SimulationSettings {
            backend: backend.clone(),
            speed_limit,
            gravity: [0.0, 0.0, gravity],
            ..only_springs()
        };
        // In free fall, all points are as fast as each other; two are held.
        let cloth = sheet(5, 0.1).pin([0, 4]).expect("a sheet");
        let mut simulation = Simulation::new([cloth.clone()], [], settings(1.0, -10.0)).expect("a simulation");
        let blown = (0..60).find_map(|frame| simulation.frame(&[]).err().map(|error| (frame, error)));
        match blown {
            Some((frame, Error::Cloth(ClothError::BlownUp { frame: said, vertex, .. }))) => {
                assert!(
                    frame == said && (4..=8).contains(&said) && vertex > 4,
                    "{name}: frame {said}, vertex {vertex}"
                );
            }
            other => panic!("{name}: {other:?}"),
        }
        // Numbers that overflow.
        let mut simulation = Simulation::new([cloth], [], settings(1e30, -3e38)).expect("a simulation");
        let error = (0..3).find_map(|_| simulation.frame(&[]).err());
        assert!(
            matches!(error, Some(Error::Cloth(ClothError::BlownUp { frame: 0, step: 0, .. }))),
            "{name}: {error:?}"
        );
        ledger::ran(name, "blow-ups");
    }
}
