//! Cloth: physics against closed forms, backends against each other, and errors.

use clasp3d::cloth::{BodyCollisions, Cloth, Material, Simulation, SimulationSettings, Spring, Steps};
use clasp3d::low_level::Model;
use clasp3d::{Backend, ClothError, Error, Mesh, SceneError};
use clasp3d_scenes::BuiltInScene;
use clasp3d_tests::cloth::{agrees, hill, pyramid, run_frames, sheet, sheet_on_hill, sheet_on_pyramid};
use clasp3d_tests::{backends, ledger};
use glam::{DVec3, Vec3};

/// Settings with springs only: no air, gravity, stretch limit or collisions.
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

/// A mass that hangs on a spring. A scene needs a triangle: it is far away.
fn hanging(damping: f32, frame_time: f32) -> Simulation {
    let mesh = Mesh::new(vec![[0.0, 0.0, 0.0], [0.0, 0.0, -1.0]], Vec::new());
    let link = Spring { ends: [0, 1], rest: 1.0, stiffness: 50.0, damping };
    let cloth = Cloth::new(mesh, vec![1.0, 0.5], vec![link]).and_then(|cloth| cloth.pin([0])).expect("a spring");
    let far = Mesh::new(vec![[9.0, 9.0, 9.0], [9.0, 9.5, 9.0], [9.5, 9.0, 9.0]], vec![[0, 1, 2]]);
    let settings = SimulationSettings { gravity: [0.0, 0.0, -10.0], frame_time, steps: Steps::Auto, ..only_springs() };
    Simulation::new([cloth], [far], settings).expect("a simulation")
}

#[test]
fn a_hanging_spring_has_the_length_and_the_period_of_the_closed_form() {
    let (mass, stiffness, gravity) = (0.5f64, 50.0f64, 10.0f64);
    // With damping it comes to rest in the equilibrium of gravity and spring.
    let mut damped = hanging(2.0, 0.05);
    run_frames(&mut damped, 400);
    let length = -f64::from(damped.positions().expect("positions")[1][2]);
    assert!((length - (1.0 + mass * gravity / stiffness)).abs() < 1e-4, "{length}");

    // Without damping it oscillates around the equilibrium.
    let mut free = hanging(0.0, 0.001);
    let middle = -(1.0 + mass * gravity / stiffness);
    let mut crossings = Vec::new();
    let mut last = f64::from(free.positions().expect("positions")[1][2]);
    for step in 1..5000 {
        run_frames(&mut free, 1);
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

/// Kinetic energy plus that of the springs.
fn energy(simulation: &Simulation, cloth: &Cloth) -> f64 {
    let (positions, velocities) =
        (simulation.positions().expect("positions"), simulation.velocities().expect("velocities"));
    let position = |point: u32| Vec3::from(positions[point as usize]).as_dvec3();
    let springs = cloth.springs().iter().map(|spring| {
        let elongation = position(spring.ends[0]).distance(position(spring.ends[1])) - f64::from(spring.rest);
        0.5 * f64::from(spring.stiffness) * elongation * elongation
    });
    let motion = velocities
        .iter()
        .zip(cloth.masses())
        .map(|(velocity, mass)| 0.5 * f64::from(*mass) * Vec3::from(*velocity).as_dvec3().length_squared());
    springs.sum::<f64>() + motion.sum::<f64>()
}

/// A sheet with points displaced from the rest positions of their springs.
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
        // Fifty steps per frame, each of the longest allowed time.
        let settings = SimulationSettings { frame_time: 50.0 * allowed, steps: Steps::Count(50), ..first };
        let mut simulation = Simulation::new([cloth.clone()], [], settings).expect("a simulation");
        let start = energy(&simulation, &cloth);
        let energies: Vec<f64> = (0..200)
            .map(|_| {
                run_frames(&mut simulation, 1);
                energy(&simulation, &cloth)
            })
            .collect();
        // With steps this long, energy varies within an oscillation. Its mean must not grow.
        let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
        let (early, late) = (mean(&energies[..50]), mean(&energies[150..]));
        assert!(start > 1e-4 && early > 0.0, "{start} {early}");
        assert!(late <= early * 1.01, "from {start} over {early} to {late}");
        assert!(energies.iter().all(|energy| *energy < 4.0 * start), "{start}, then {energies:?}");
        if material.damping > 0.0 {
            assert!(late < 0.01 * start, "damping reduces the energy: {late} of {start}");
        } else {
            assert!(late > 0.5 * early, "without damping the energy stays: {late} of {early}");
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
            run_frames(&mut simulation, 1);
            let velocities = simulation.velocities().expect("velocities");
            let momenta =
                velocities.iter().zip(cloth.masses()).map(|(v, mass)| Vec3::from(*v).as_dvec3() * f64::from(*mass));
            let (sum, total) = momenta.fold((DVec3::ZERO, 0.0), |(sum, total), m| (sum + m, total + m.length()));
            assert!(total > 1e-6 && sum.length() < 1e-4 * total, "{sum} of {total}");
        }
        ledger::ran(name, "momentum");
    }
}

#[test]
fn a_falling_sheet_reaches_the_terminal_speed_of_the_formula() {
    for (name, backend) in backends::detector_backends("terminal speed") {
        // From a mesh, so that each point has the mass of its own area.
        let flat = sheet(12, 0.0);
        let cloth = Cloth::from_mesh(flat.mesh().clone(), &Material::SILK).expect("a sheet");
        let settings = SimulationSettings { backend, drag: 0.5, gravity: [0.0, 0.0, -9.81], ..only_springs() };
        let mut simulation = Simulation::new([cloth], [], settings).expect("a simulation");
        run_frames(&mut simulation, 150);
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
    let triangles =
        scene.triangles()[scene.triangles_of(1)].iter().map(|vertices| vertices.map(|vertex| vertex - first));
    Mesh::new(scene.positions()[scene.vertices_of(1)].to_vec(), triangles.collect())
}

#[test]
fn a_symmetric_drape_stays_symmetric() {
    const SIZE: f32 = 1.0;
    for (name, backend) in backends::detector_backends("symmetry") {
        // Larger or softer cloth has folds that fall to one side in the end, as those of real cloth.
        let sheet = Cloth::grid(31, 31, &Material::DENIM, |[u, v]| [SIZE * (u - 0.5), SIZE * (v - 0.5), 0.45])
            .expect("a sheet");
        let start = sheet.mesh().positions.clone();
        let settings = SimulationSettings { backend, frame_time: 1.0 / 30.0, ..Default::default() };
        let mut simulation = Simulation::new([sheet], [ball()], settings).expect("a simulation");
        run_frames(&mut simulation, 40);
        let end = simulation.positions().expect("positions");
        let mirrored = |mirror: fn([f32; 3]) -> [f32; 3]| {
            let index = |point: [f32; 3]| {
                start.iter().position(|p| Vec3::from(*p).distance(Vec3::from(point)) < 1e-4).expect("a mirror image")
            };
            let distance = |i: usize| Vec3::from(mirror(end[i])).distance(Vec3::from(end[index(mirror(start[i]))]));
            (0..start.len()).map(distance).fold(0.0, f32::max)
        };
        let left_right = mirrored(|[x, y, z]| [-x, y, z]);
        let front_back = mirrored(|[x, y, z]| [x, -y, z]);
        println!("{name}: {left_right} and {front_back} from symmetric");
        assert!(left_right < 1e-3 * SIZE && front_back < 1e-3 * SIZE, "{name}: {left_right} and {front_back}");
        let lowest = end[..start.len()].iter().map(|point| point[2]).fold(1.0, f32::min);
        assert!(lowest < 0.0, "the cloth does not hang: {lowest}");
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
    // 21 points: 6 steps per frame. Backends differ in rounding only, and folding cloth amplifies that.
    for bodies in [BodyCollisions::Contacts, BodyCollisions::EveryFace, BodyCollisions::FacesBySweep] {
        let model = match bodies {
            BodyCollisions::Contacts => sheet_on_pyramid(21, bodies),
            _ => sheet_on_hill(21, 12, bodies),
        };
        let distance = gpu.block_on(agrees(&*gpu, &model, 34, 1e-3));
        println!(
            "{bodies:?}: vertices {:?} apart after 34 frames",
            distance.unwrap_or_else(|error| panic!("{bodies:?}: {error:#}"))
        );
    }
    // Two searches in a step: proximity, and points in boxes of faces.
    let settings = SimulationSettings { bodies: BodyCollisions::FacesBySweep, ..Default::default() };
    let both = Model::new([sheet(21, 0.02), sheet(17, 0.06)], [hill(20)], settings).expect("a model");
    let distance = gpu.block_on(agrees(&*gpu, &both, 6, 1e-3));
    println!("both: vertices {:?} apart after 6 frames", distance.unwrap_or_else(|error| panic!("both: {error:#}")));
    // Without contacts the difference is much smaller.
    let flag = Cloth::grid(21, 15, &Material::SILK, |[u, v]| [u, 0.0, v]).and_then(|cloth| cloth.pin([0, 21, 280]));
    let flag = Model::new([flag.expect("a flag")], [], SimulationSettings::default()).expect("a model");
    let distance = gpu.block_on(agrees(&*gpu, &flag, 24, 1e-4));
    println!("flag: vertices {:?} apart after 24 frames", distance.unwrap_or_else(|error| panic!("flag: {error:#}")));
    ledger::ran("gpu", "cloth agrees with the CPU");
}

#[test]
fn the_same_settings_give_the_same_frames() {
    let run = |backend: Backend| {
        let scene = BuiltInScene::find("two-cloths").expect("the scene");
        let simulated = scene.simulate(1500, None, |settings| settings.backend = backend);
        let mut simulated = simulated.expect("a simulation").expect("a simulated scene");
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
    // `MovingScene`, for tests and benchmarks, has the same frames, and can go back.
    let mut moving = BuiltInScene::find("two-cloths").expect("the scene").build(1500).expect("the scene");
    let later = moving.positions(12, 99).expect("positions");
    assert!(later == run(Backend::Cpu));
    let start = moving.positions(0, 99).expect("positions");
    assert!(start == moving.scene().positions());
    assert!(later == moving.positions(12, 99).expect("positions"));
}

#[test]
fn springs_are_those_of_the_paper() {
    let (l, n) = (7, 5);
    let grid = Cloth::grid(l, n, &Material::COTTON, |[u, v]| [6.0 * u, 4.0 * v, 0.0]).expect("a sheet");
    let stretch = l * (n - 1) + n * (l - 1);
    let (shear, bend) = (2 * (l - 1) * (n - 1), l * (n - 2) + n * (l - 2));
    let count = |length: f32| grid.springs().iter().filter(|spring| (spring.rest - length).abs() < 1e-5).count() as u32;
    assert_eq!([count(1.0), count(2f32.sqrt()), count(2.0)], [stretch, shear, bend]);
    assert_eq!(grid.springs().len() as u32, stretch + shear + bend);
    let total: f32 = grid.masses().iter().sum();
    assert!((total - 24.0 * Material::COTTON.density).abs() < 1e-4);

    // Two triangles with a common edge: five edges, and a spring between the opposite vertices.
    let kite = Mesh::new(
        vec![[0.0, 0.0, 0.0], [2.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, -1.0, 0.0]],
        vec![[0, 1, 2], [1, 0, 3]],
    );
    let kite = Cloth::from_mesh(kite, &Material::DENIM).expect("a kite");
    let ends: Vec<[u32; 2]> = kite.springs().iter().map(|spring| spring.ends).collect();
    assert_eq!(ends.len(), 6);
    assert!(ends.contains(&[2, 3]), "{ends:?}");
    assert_eq!(
        kite.masses().iter().map(|mass| (mass / Material::DENIM.density * 3.0).round()).collect::<Vec<_>>(),
        [2.0, 2.0, 1.0, 1.0]
    );
    // A closed mesh, and a mesh with the same triangle in both orientations.
    for mesh in [pyramid(), Mesh::new(vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2], [2, 1, 0]])] {
        assert!(Cloth::from_mesh(mesh, &Material::SILK).is_ok());
    }
}

/// The message of an error; empty without an error.
fn message<T>(result: Result<T, Error>) -> String {
    result.err().map(|error| error.to_string()).unwrap_or_default()
}

fn cpu_settings() -> SimulationSettings {
    SimulationSettings { backend: Backend::Cpu, ..Default::default() }
}

#[test]
fn settings_out_of_range_are_errors() {
    let with = |change: fn(&mut SimulationSettings)| {
        let mut settings = cpu_settings();
        change(&mut settings);
        message(Simulation::new([sheet(5, 0.1)], [pyramid()], settings))
    };
    assert_eq!(with(|_| ()), "", "the default settings are valid");
    for (change, words) in [
        ((|s| s.frame_time = 0.0) as fn(&mut SimulationSettings), "time of a frame must be more than 0, not 0"),
        (|s| s.frame_time = f32::NAN, "time of a frame must be more than 0, not NaN"),
        (|s| s.drag = -1.0, "drag must be at least 0, not -1"),
        (|s| s.friction = f32::INFINITY, "friction must be at least 0, not inf"),
        (|s| s.thickness = Some(0.0), "thickness must be more than 0, not 0"),
        (|s| s.stretch_limit = Some(0.9), "stretch limit must be at least 1, not 0.9"),
        (|s| s.gravity = [0.0, f32::NAN, 0.0], "gravity must be finite, not NaN"),
        (|s| s.steps = Steps::Count(0), "number of steps must be at least 1, not 0"),
        (|s| s.steps = Steps::Count(1), "a time step of 0.016666668 s is unstable: at most 0.00"),
        (|s| s.frame_time = 1e9, "needs more than 65536 stable steps"),
        (|s| s.thickness = Some(0.2), "a thickness of 0.2 is too large for a mean edge length of 0.25"),
    ] {
        assert!(with(change).contains(words), "{:?} does not contain {words:?}", with(change));
    }
    ledger::ran("cpu", "bad settings of the simulation");
}

#[test]
fn invalid_cloth_is_an_error() {
    let flat = |material: &Material| Cloth::grid(3, 3, material, |[u, v]| [u, v, 0.0]);
    let silk = Material::SILK;
    let mesh = || Mesh::new(vec![[0.0; 3], [1.0; 3]], Vec::new());
    let spring = Spring { ends: [0, 1], rest: 1.0, stiffness: 1.0, damping: 0.0 };
    let too_far = Spring { ends: [0, 2], ..spring };
    let broken = Mesh::new(vec![[0.0; 3], [1.0; 3]], vec![[0, 1, 2]]);
    for (cloth, words) in [
        (flat(&Material { density: -1.0, ..silk }), "density of a material must be more than 0, not -1"),
        (flat(&Material { stretch: -3.0, ..silk }), "stretch stiffness of a material must be at least 0, not -3"),
        (flat(&Material { bend: f32::NAN, ..silk }), "bend stiffness of a material must be at least 0, not NaN"),
        (flat(&silk).and_then(|cloth| cloth.pin([4, 9])), "a pin refers to point 9, but the cloth has 9 points"),
        (Cloth::grid(1, 5, &silk, |_| [0.0; 3]), "5 points has no springs"),
        (Cloth::from_mesh(Mesh::default(), &silk), "0 points has no springs"),
        (Cloth::grid(3, 3, &silk, |[u, v]| [u, v, f32::NAN]), "the z coordinate of vertex 0 is NaN"),
        (Cloth::grid(3, 3, &silk, |_| [0.0; 3]), "the mass of point 0 must be more than 0, not 0"),
        (Cloth::new(mesh(), vec![1.0, -1.0], vec![spring]), "the mass of point 1 must be more than 0, not -1"),
        (Cloth::new(mesh(), vec![1.0], vec![spring]), "1 positions for a scene of 2"),
        (Cloth::new(mesh(), vec![1.0; 2], vec![]), "no springs"),
        (Cloth::new(mesh(), vec![1.0; 2], vec![too_far]), "a spring refers to point 2, but the cloth has 2"),
        (Cloth::from_mesh(broken, &silk), "refers to vertex 2"),
    ] {
        let message = message(cloth);
        assert!(message.contains(words), "{message:?} does not contain {words:?}");
    }
    ledger::ran("cpu", "invalid cloth");
}

#[test]
fn cloth_inside_a_closed_body_is_an_error() {
    let inside = Cloth::grid(3, 3, &Material::SILK, |[u, v]| [0.1 * u, 0.1 * v, -0.5]).expect("a sheet");
    let text = message(Simulation::new([inside.clone()], [pyramid()], cpu_settings()));
    assert!(text.contains("vertex 0 of the cloth starts inside body 0"), "{text}");
    let mut open = pyramid();
    open.triangles.pop();
    assert_eq!(message(Simulation::new([inside], [open], cpu_settings())), "", "an open body has no inside");
    let nan = Mesh::new(vec![[f32::NAN, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], vec![[0, 1, 2]]);
    assert!(message(Simulation::new([sheet(3, 0.1)], [nan], cpu_settings())).contains("is NaN"));
    assert!(message(Simulation::new([], [pyramid()], cpu_settings())).contains("no springs"));
    ledger::ran("cpu", "cloth inside a body");
}

#[test]
fn invalid_bodies_and_wind_leave_the_simulation_unchanged() {
    let mut simulation = Simulation::new([sheet(5, 0.1)], [pyramid()], cpu_settings()).expect("a simulation");
    assert_eq!(simulation.frame(&[]), Err(Error::Scene(SceneError::PositionCount { count: 0, expected: 5 })));
    let mut bodies = pyramid().positions;
    bodies[2][1] = f32::INFINITY;
    let text = message(simulation.frame(&bodies));
    assert!(text.contains("the y coordinate of vertex 27 is inf"), "{text}");
    simulation.set_wind([f32::NAN, 0.0, 0.0]);
    let text = message(simulation.frame(&pyramid().positions));
    assert!(text.contains("wind must be finite, not NaN"), "{text}");
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
        // In free fall, all points have the same speed, except two that are pinned.
        let cloth = sheet(5, 0.1).pin([0, 4]).expect("a sheet");
        let mut simulation = Simulation::new([cloth.clone()], [], settings(1.0, -10.0)).expect("a simulation");
        let blown = (0..60).find_map(|frame| simulation.frame(&[]).err().map(|error| (frame, error)));
        match blown {
            Some((frame, Error::Cloth(ClothError::BlownUp { frame: reported, vertex, .. }))) => {
                assert!(
                    frame == reported && (4..=8).contains(&reported) && vertex > 4,
                    "{name}: frame {reported}, vertex {vertex}"
                );
            }
            other => panic!("{name}: {other:?}"),
        }
        // Overflow.
        let mut simulation = Simulation::new([cloth], [], settings(1e30, -3e38)).expect("a simulation");
        let error = (0..3).find_map(|_| simulation.frame(&[]).err());
        assert!(
            matches!(error, Some(Error::Cloth(ClothError::BlownUp { frame: 0, step: 0, .. }))),
            "{name}: {error:?}"
        );
        ledger::ran(name, "blow-ups");
    }
}
