//! CCD on the emulator and on the GPU, against the CPU backend and the exact elementary tests.

use std::collections::HashSet;

use clasp3d::ccd::{CcdStats, FeaturePair, edge_edge, edge_edge_within, vertex_face, vertex_face_within};
use clasp3d::{Backend, Detector, Mesh, ObjectFilter, Scene, Settings};
use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::subspace::{
    FourPoints, LARGEST, MovingTriangle, apart_along_axes, apart_in_planes, boxes_apart, never_coplanar,
};
use clasp3d_kernels::geometry::triangle::Triangle;
use clasp3d_tests::ccd::{Motion, check, check_min_distance};
use clasp3d_tests::{backends, ledger, public_data, small_scenes, surfaces};
use fastrand::Rng;
use glam::Vec3;

/// Returns random positions of four points at the start and at the end: often exactly coplanar, collinear or coincident, at
/// one of the times or always; at scales from 1 down to where products of three differences underflow.
fn query(rng: &mut Rng) -> [[Vec3; 4]; 2] {
    let scale = [1.0, 1.0, 0.1, 0.3, 1e-13, 1e-20, 1e-38][rng.usize(..7)];
    let kind = rng.u32(0..5);
    let mut points = || -> [Vec3; 4] {
        std::array::from_fn(|_| match kind {
            0 => Vec3::new(rng.i32(-2..=2) as f32, rng.i32(-2..=2) as f32, rng.i32(-2..=2) as f32),
            1 => Vec3::new(rng.i32(-2..=2) as f32, rng.i32(-2..=2) as f32, 1.0),
            2 => Vec3::new(1.0, 2.0, -1.0) * rng.i32(-1..=1) as f32,
            _ => Vec3::new(rng.f32(), rng.f32(), rng.f32()) * 2.0 - Vec3::ONE,
        })
    };
    let (mut t0, mut t1) = (points(), points());
    if kind == 4 {
        // At some time, a point of the second half almost coincides with one of the first.
        let (i, j) = (rng.usize(0..2), rng.usize(2..4));
        let time = rng.f32();
        let shift = t0[i] * (1.0 - time) + t1[i] * time - t0[j] * (1.0 - time) - t1[j] * time;
        t0[j] += shift;
        t1[j] += shift;
    }
    if rng.u32(0..4) == 0 {
        t1 = t0;
    }
    let nudge = rng.bool();
    [t0, t1].map(|points| {
        points.map(|point| {
            let mut ulps = |x: f32| if nudge { f32::from_bits(x.to_bits().wrapping_add(rng.u32(0..3))) } else { x };
            let moved = Vec3::new(ulps(point.x), ulps(point.y), ulps(point.z)) * scale;
            moved.clamp(Vec3::splat(-LARGEST), Vec3::splat(LARGEST))
        })
    })
}

/// No filter in `f32` removes a pair that meets in the exact tests.
#[test]
fn filters_never_remove_features_that_meet() {
    let mut rng = Rng::with_seed(7);
    let (mut contacts, mut removed) = ([0; 2], [0; 8]);
    for number in 0..200_000 {
        let [t0, t1] = query(&mut rng);
        let exact = [t0, t1].map(|points| points.map(|point| point.to_array().map(f64::from)));
        let four = |[a, b, c, d]: [Vec3; 4]| FourPoints { a, b, c, d };
        for (edges, slot) in [(false, 0), (true, 6)] {
            let meet = match edges {
                true => edge_edge(&exact[0], &exact[1]),
                false => vertex_face(&exact[0], &exact[1]),
            };
            let first =
                |[a, b, _, _]: [Vec3; 4]| Triangle::new(a, if edges { b } else { a }, if edges { b } else { a });
            let second = |[_, b, c, d]: [Vec3; 4]| {
                if edges { Triangle::new(c, d, d) } else { Triangle::new(b, c, d) }
            };
            let own = MovingTriangle { t0: first(t0), t1: first(t1) };
            let other = MovingTriangle { t0: second(t0), t1: second(t1) };
            let verdicts = [
                boxes_apart(own, other, 0.0, 1) >> slot & 1 != 0,
                apart_along_axes(Ieee, 1 << slot, own, other, 0.0, 1) != 0,
                apart_in_planes(Ieee, edges, four(t0), four(t1), 1),
                never_coplanar(Ieee, edges, four(t0), four(t1)),
            ];
            contacts[edges as usize] += u32::from(meet.is_some());
            for (is_removed, count) in verdicts.into_iter().zip(&mut removed[4 * edges as usize..]) {
                assert!(meet.is_none() || !is_removed, "query {number}, edges: {edges}, {verdicts:?}: {t0:?} {t1:?}");
                *count += u32::from(is_removed);
            }
        }
    }
    println!("{contacts:?} contacts; removed: {removed:?}");
    assert!(contacts.iter().all(|count| *count > 10_000) && removed.iter().all(|count| *count > 10_000));
    ledger::ran("host", "CCD filters");
}

/// A motion between two small scenes with many degeneracies.
fn small_motion(seed: u64) -> Motion {
    let mut rng = Rng::with_seed(seed);
    let kind = small_scenes::KINDS[seed as usize % small_scenes::KINDS.len()];
    let mut mesh = small_scenes::scene(kind, &mut rng);
    let other = small_scenes::scene(kind, &mut rng);
    // A lone edge and a lone point.
    mesh.triangles.extend([[0, 1, 1], [2, 2, 2]]);
    let mut t1: Vec<[f32; 3]> = mesh.positions.iter().zip(other.positions.iter().cycle()).map(|(_, p)| *p).collect();
    t1.iter_mut().zip(&mesh.positions).filter(|_| rng.bool()).for_each(|(end, start)| *end = *start);
    Motion { mesh, t1 }
}

/// Unwraps a result, or panics with the whole chain of errors.
#[track_caller]
fn expect<T>(result: anyhow::Result<T>, context: &str) -> T {
    result.unwrap_or_else(|error| panic!("{context}: {error:#}"))
}

#[test]
fn emulator_finds_the_impacts_of_the_cpu() {
    for seed in 0..90 {
        let emulator = backends::emulators()[seed as usize % 3];
        let clusters = [1, 3, 8, 40][seed as usize % 4];
        expect(backends::emulated(check(&emulator, &small_motion(seed), clusters)), &format!("seed {seed}"));
    }
    for (case, emulator) in backends::emulators().into_iter().enumerate() {
        let motion = Motion::random(200, 0.3, 0.2, case as u64);
        let [stats, _] = expect(backends::emulated(check(&emulator, &motion, 4)), "random");
        assert!(stats.candidates() > 1000, "{stats:?}");
    }
    ledger::ran("emulator", "motions against the CPU");
}

#[test]
fn gpu_finds_the_impacts_of_the_cpu() {
    let Some(gpu) = backends::gpu("motions against the CPU") else { return };
    for seed in 0..180 {
        let clusters = [1, 3, 8, 40][seed as usize % 4];
        expect(gpu.block_on(check(&*gpu, &small_motion(seed), clusters)), &format!("seed {seed}"));
    }
    // Motions of all lengths, in very small and very large scenes.
    for (case, reach) in [0.0, 1e-6, 0.05, 3.0].into_iter().enumerate() {
        for factor in [1.0, 1e-30, 1e30] {
            let motion = Motion::random(600, 0.2, reach, case as u64).scaled(factor);
            expect(gpu.block_on(check(&*gpu, &motion, 5)), &format!("reach {reach}, factor {factor}"));
        }
    }
    ledger::ran("gpu", "motions against the CPU");
}

/// Cloth, and a crumpled surface: most features are near others, and few of them meet.
#[test]
fn filters_on_a_device_remove_about_as_many_as_on_the_cpu() {
    let Some(gpu) = backends::gpu("effect of CCD filters") else { return };
    let mut motions = Vec::new();
    if let Some(folder) = public_data::folder_or_skip("gpu", "effect of CCD filters on public motions") {
        let read = |name: &str| public_data::read_ply(&folder.join(name)).expect("a mesh");
        let ((t0, triangles), (t1, _)) = (read("cloth-funnel/227.ply"), read("cloth-funnel/228.ply"));
        motions.push(Motion { mesh: Mesh::new(t0, triangles), t1 });
    }
    // Perturbed, because only the CPU filters remove features that are one unit in the last place apart.
    let mut surface = surfaces::eight(6_000, 0.1);
    let mut rng = Rng::with_seed(3);
    let mut moved = |positions: &[[f32; 3]]| -> Vec<[f32; 3]> {
        positions.iter().map(|position| position.map(|x| x + 0.03 * (rng.f32() - 0.5))).collect()
    };
    surface.positions = moved(&surface.positions);
    let t1 = moved(&surface.positions);
    motions.push(Motion { mesh: surface, t1 });
    for motion in &motions {
        let [stats, cpu_stats] = expect(gpu.block_on(check(&*gpu, motion, 4)), "cloth");
        println!("device {stats:?}\nCPU {cpu_stats:?}");
        let removed = |stats: &CcdStats| [stats.linear, stats.planar, stats.non_penetration];
        for (on_device, on_cpu) in removed(&stats).into_iter().zip(removed(&cpu_stats)) {
            assert!(on_cpu > 100, "{cpu_stats:?}");
            assert!(on_device * 10 >= on_cpu * 9, "{stats:?}, on the CPU {cpu_stats:?}");
        }
    }
    ledger::ran("gpu", "effect of CCD filters");
}

#[test]
fn features_within_the_min_distance_are_found_on_a_device() {
    let motion = Motion::random(40, 0.3, 0.3, 5);
    let triangles = motion.mesh.triangles.clone();
    let sorted = |a: u32, b: u32| [a.min(b), a.max(b)];
    let edges: HashSet<[u32; 2]> =
        triangles.iter().flat_map(|[a, b, c]| [sorted(*a, *b), sorted(*b, *c), sorted(*c, *a)]).collect();
    let mut all = Vec::new();
    for vertex in triangles.as_flattened().iter().copied().collect::<HashSet<u32>>() {
        let faces = (0..).zip(&triangles).filter(|(_, triangle)| !triangle.contains(&vertex));
        all.extend(faces.map(|(face, _)| FeaturePair::VertexFace { vertex, face }));
    }
    for a in &edges {
        let others = edges.iter().filter(|b| a < b && !b.contains(&a[0]) && !b.contains(&a[1]));
        all.extend(others.map(|b| FeaturePair::EdgeEdge { a: *a, b: *b }));
    }
    let points = |vertices: [u32; 4]| {
        let at = |positions: &[[f32; 3]]| vertices.map(|vertex| positions[vertex as usize].map(f64::from));
        (at(&motion.mesh.positions), at(&motion.t1))
    };
    let is_near = |features: FeaturePair, min_distance: f64| match features {
        FeaturePair::VertexFace { vertex, face } => {
            let [a, b, c] = triangles[face as usize];
            let (t0, t1) = points([vertex, a, b, c]);
            vertex_face_within(&t0, &t1, min_distance).is_some()
        }
        FeaturePair::EdgeEdge { a, b } => {
            let (t0, t1) = points([a[0], a[1], b[0], b[1]]);
            edge_edge_within(&t0, &t1, min_distance).is_some()
        }
    };
    let mut counts = Vec::new();
    for min_distance in [0.001, 0.03, 0.2] {
        let emulator = backends::emulators()[2];
        let found = backends::emulated(check_min_distance(&emulator, &motion, min_distance, is_near, &all));
        counts.push(expect(found, "emulator"));
        let Some(gpu) = backends::gpu("features within the minimum distance") else { continue };
        let found = gpu.block_on(check_min_distance(&*gpu, &motion, min_distance, is_near, &all));
        assert_eq!(expect(found, "GPU"), counts[counts.len() - 1]);
    }
    assert!(counts.is_sorted() && counts[0] > 0 && counts[0] < counts[2], "{counts:?}");
    ledger::ran("emulator", "features within the minimum distance");
}

/// A triangle that passes through another one in a step as long as `f32` allows.
#[test]
fn the_longest_motion_is_found() {
    for far in [1e30, f32::MAX] {
        let t0 =
            vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [1.0, 1.0, far], [1.5, 1.0, far], [1.0, 1.5, far]];
        let mut t1 = t0.clone();
        t1[3..].iter_mut().for_each(|point| point[2] = -far);
        let motion = Motion { mesh: Mesh::new(t0, vec![[0, 1, 2], [3, 4, 5]]), t1 };
        let [stats, _] = expect(backends::emulated(check(&backends::emulators()[0], &motion, 1)), "emulator");
        assert!(stats.elementary >= 3, "{stats:?}");
        let Some(gpu) = backends::gpu("the longest motion") else { continue };
        expect(gpu.block_on(check(&*gpu, &motion, 1)), "GPU");
    }
    ledger::ran("emulator", "the longest motion");
}

/// After a change of scene, impacts are those of the new scene.
#[test]
fn a_detector_finds_impacts_after_a_change_of_scene() {
    for (name, backend) in backends::detector_backends("CCD after a change of scene") {
        let settings = |backend: Backend| Settings { backend, ..Default::default() };
        let motions = [Motion::random(300, 0.2, 0.1, 1), Motion::random(90, 0.3, 0.1, 2)];
        let scene = |motion: &Motion| Scene::new([motion.mesh.clone()]).expect("a scene");
        let mut detector = Detector::new(&scene(&motions[0]), settings(backend.clone())).expect("a detector");
        for motion in &motions {
            detector.change_scene(&scene(motion)).expect("another scene");
            let (expected, _) = backends::emulated(motion.on_cpu(2, Default::default())).expect("impacts");
            assert!(!expected.is_empty());
            let result = detector.detect_continuous(&motion.mesh.positions, &motion.t1).expect("a result");
            assert_eq!(result.impacts(), expected, "{name}");
        }

        // The object filter applies to CCD, too.
        let objects = motions.each_ref().map(|motion| motion.mesh.clone());
        let scene = Scene::new(objects).expect("a scene");
        let t1: Vec<[f32; 3]> = motions.iter().flat_map(|motion| motion.t1.clone()).collect();
        let filter = ObjectFilter::new().self_collisions(false);
        let [found, expected] = [backend, Backend::Cpu].map(|backend| {
            let settings = Settings { filter: filter.clone(), ..settings(backend) };
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            detector.detect_continuous(scene.positions(), &t1).expect("a result")
        });
        assert!(!expected.impacts().is_empty());
        assert_eq!(found.impacts(), expected.impacts(), "{name}");
        assert_eq!(found.stats.candidates(), expected.stats.candidates(), "{name}");
        ledger::ran(name, "CCD after a change of scene");
    }
}
