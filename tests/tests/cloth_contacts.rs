//! Cloth: contacts against brute force, and intersections in simulated scenes.

use clasp3d::cloth::{BodyCollisions, Cloth, Material, Simulation, SimulationSettings, Steps};
use clasp3d::{Backend, Detector, Mesh, Scene, Settings};
use clasp3d_scenes::BuiltInScene;
use clasp3d_tests::cloth::{agrees, faces_agree, hill, layers, pyramid, run_frames, sheet};
use clasp3d_tests::{backends, ledger};
use glam::{DVec3, Vec3};

#[test]
fn near_features_may_exceed_the_initial_capacity() {
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
fn faces_by_sweep_give_the_frames_of_every_face() {
    let distance = backends::emulated(faces_agree(&backends::emulators()[1], 6, 5, 3));
    distance.unwrap_or_else(|error| panic!("{error:#}"));
    ledger::ran("emulator", "the paper's collisions");

    let on_cpu = |bodies: BodyCollisions| {
        let settings =
            SimulationSettings { backend: Backend::Cpu, bodies, self_collisions: false, ..Default::default() };
        let mut simulation = Simulation::new([sheet(33, 0.02)], [hill(24)], settings).expect("a simulation");
        let mut body = hill(24).positions;
        for _ in 0..12 {
            body.iter_mut().for_each(|vertex| vertex[2] += 0.002);
            simulation.frame(&body).expect("a frame");
        }
        simulation.positions().expect("positions")
    };
    let every = on_cpu(BodyCollisions::EveryFace);
    assert!(every == on_cpu(BodyCollisions::FacesBySweep), "faces by sweep give other frames than every face");
    assert!(every != on_cpu(BodyCollisions::Off), "there is no collision");
    ledger::ran("cpu", "the paper's collisions");

    let Some(gpu) = backends::gpu("the paper's collisions") else { return };
    let distance = gpu.block_on(faces_agree(&*gpu, 33, 24, 6)).unwrap_or_else(|error| panic!("{error:#}"));
    assert!(distance > 1e-3, "there is no collision: the difference is {distance}");
    ledger::ran("gpu", "the paper's collisions");
}

/// Returns the number of intersecting triangles in each frame of a scene.
fn intersecting(name: &str, triangles: usize, frames: usize, backend: &Backend) -> Vec<usize> {
    let scene = BuiltInScene::find(name).expect("the scene");
    let simulated = scene.simulate(triangles, None, |settings| settings.backend = backend.clone());
    let mut simulated = simulated.expect("a simulation").expect("a simulated scene");
    let settings = Settings { backend: backend.clone(), ..Default::default() };
    let mut detector = Detector::new(simulated.simulation().scene(), settings).expect("a detector");
    let count = |_| {
        simulated.next_frame().expect("a frame");
        let positions = simulated.simulation().positions().expect("positions");
        let result = detector.detect(&positions).expect("a result");
        // On a GPU, the detector reads the buffer of the simulation.
        if let Some(buffer) = simulated.simulation().positions_buffer() {
            assert_eq!(detector.detect_buffer(buffer).expect("a result").pairs(), result.pairs());
        }
        let mut triangles: Vec<u32> = result.pairs().iter().flat_map(|pair| [pair.a, pair.b]).collect();
        triangles.sort_unstable();
        triangles.dedup();
        triangles.len()
    };
    (0..frames).map(count).collect()
}

#[test]
fn built_in_scenes_have_few_intersections() {
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
fn cloth_without_contacts_passes_through_bodies() {
    // Shows that `built_in_scenes_have_few_intersections` can fail.
    let scene = BuiltInScene::find("tablecloth").expect("the scene");
    let simulated = scene.simulate(1500, None, |settings| {
        settings.backend = Backend::Cpu;
        settings.bodies = BodyCollisions::Off;
    });
    let mut simulated = simulated.expect("a simulation").expect("a simulated scene");
    (0..12).for_each(|_| simulated.next_frame().expect("a frame"));
    let mut detector = Detector::new(simulated.simulation().scene(), Settings::default()).expect("a detector");
    let positions = simulated.simulation().positions().expect("positions");
    assert!(detector.detect(&positions).expect("a result").pairs().len() > 20);
}

/// A closed box around the origin, 0.1 high, with its top at this height.
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
fn contacts_do_not_slow_free_fall() {
    let settings = SimulationSettings {
        backend: Backend::Cpu,
        drag: 0.0,
        skin_drag: 0.0,
        thickness: Some(0.005),
        ..Default::default()
    };
    let mut simulation = Simulation::new([sheet(20, 0.0)], [], settings).expect("a simulation");
    run_frames(&mut simulation, 90);
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
            run_frames(&mut simulation, 40);
            let positions = simulation.positions().expect("positions");
            let lowest = positions[..144].iter().map(|point| point[2]).fold(f32::INFINITY, f32::min);
            assert!(lowest > 0.3, "{name}, {gap} above it: the cloth is at {lowest}, and the box at 0.3");
            let mut detector = Detector::new(simulation.scene(), Settings::default()).expect("a detector");
            assert!(detector.detect(&positions).expect("a result").pairs().is_empty());
        }
        ledger::ran(name, "cloth that starts on a body");
    }
}

#[test]
fn fast_bodies_take_cloth_along() {
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
        // The body moves up for half a second and stops; the cloth continues.
        for frame in 0..45 {
            if frame < 30 {
                body.iter_mut().for_each(|vertex| vertex[2] += speed / 60.0);
            }
            simulation.frame(&body).expect("a frame");
            let positions = simulation.positions().expect("positions");
            assert!(detector.detect(&positions).expect("a result").pairs().is_empty(), "{speed} m/s, frame {frame}");
        }
        let velocities = simulation.velocities().expect("velocities");
        let mean = velocities.iter().map(|velocity| velocity[2]).sum::<f32>() / velocities.len() as f32;
        assert!((mean / speed - 1.0).abs() < 0.1, "pushed at {speed} m/s, the cloth moves at {mean}");
        let lowest =
            simulation.positions().expect("positions")[..225].iter().map(|vertex| vertex[2]).fold(99.0, f32::min);
        assert!(lowest > speed * 0.5, "{speed} m/s: the cloth was left behind, at {lowest}");
    }
    ledger::ran("cpu", "bodies take cloth along");
}

#[test]
fn entangled_cloth_is_pushed_apart() {
    for (name, backend) in backends::detector_backends("untangling") {
        // A flat sheet, and one above it with a bump that pokes through.
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
        let mut pairs = |positions: &[[f32; 3]]| detector.detect(positions).expect("a result").pairs().len();
        let before = pairs(scene.positions());
        run_frames(&mut simulation, 60);
        let after = pairs(&simulation.positions().expect("positions"));
        assert!(before > 10 && after == 0, "{name}: {before} pairs, then {after}");
        ledger::ran(name, "untangling");
    }
}

/// Oracle: the distance of a point to a triangle in `f64`, by another method than the library: the projection if it is inside,
/// else the nearest edge.
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

/// Oracle: returns the number of pairs of features without a common vertex that are closer than `reach`, and the number of
/// those at this distance within rounding errors. Pairs of features of bodies do not count.
fn near_by_brute_force(scene: &Scene, points: usize, reach: f64) -> (usize, usize) {
    let position = |vertex: u32| Vec3::from(scene.positions()[vertex as usize]).as_dvec3();
    let mut edges: Vec<[u32; 2]> = Vec::new();
    for &[a, b, c] in scene.triangles() {
        edges.extend([[a, b], [b, c], [c, a]].map(|[p, q]| [p.min(q), p.max(q)]));
    }
    edges.sort_unstable();
    edges.dedup();
    let (mut near, mut uncertain) = (0, 0);
    let mut count = |distance: f64| {
        near += usize::from(distance < reach);
        uncertain += usize::from((distance - reach).abs() < 1e-6);
    };
    let of_body = |vertex: u32| vertex as usize >= points;
    for vertex in 0..scene.positions().len() as u32 {
        for vertices in scene.triangles().iter().filter(|vertices| !vertices.contains(&vertex)) {
            if !(of_body(vertex) && of_body(vertices[0])) {
                count(point_triangle(position(vertex), vertices.map(position)));
            }
        }
    }
    for (i, &[a, b]) in edges.iter().enumerate() {
        for &[c, d] in edges[i + 1..].iter().filter(|[c, d]| a != *c && a != *d && b != *c && b != *d) {
            if !(of_body(a) && of_body(c)) {
                count(segment_segment(position(a), position(b), position(c), position(d)));
            }
        }
    }
    (near, uncertain)
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
            for position in &mut mesh.positions {
                *position = position.map(|x| x + 0.12 * (rng.f32() - 0.5));
                position[2] = position[2].abs() + 0.02;
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
            let (expected, uncertain) = near_by_brute_force(simulation.scene(), 121, 0.05);
            run_frames(&mut simulation, 1);
            let found = simulation.stats().near as usize;
            assert!(
                found.abs_diff(expected) <= uncertain,
                "{name}, seed {seed}: {found}, not {expected} ± {uncertain}"
            );
            total += found;
        }
        assert!(total > 500, "only {total} near features in all");
        ledger::ran(name, "near features");
    }
}
