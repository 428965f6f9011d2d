//! Positions in `f64`: predicates, detectors, contacts and CCD against oracles in integers, at any scale and place.

use clasp3d::ccd::{CcdFilters, FeaturePair};
use clasp3d::exact::{Face, contact, intersect};
use clasp3d::low_level::{Pipeline, PipelineSettings};
use clasp3d::{Backend, CcdSettings, Clusters, Detector, Mesh, Neighbors, Scene, Settings};
use clasp3d_tests::oracle::IntersectionKind;
use clasp3d_tests::seeds::on_all_threads;
use clasp3d_tests::sheets::{brute_force, moved, sheet};
use clasp3d_tests::small_scenes::{CHANGES, Change, KINDS, Kind, precise_faces, precise_oracle_pairs, precise_scene};
use clasp3d_tests::{backends, ccd_oracle, ledger, oracle, pipeline};
use fastrand::Rng;

/// Number of scenes on the CPU.
const SCENES: u64 = 8_000;
/// Number of scenes on the GPU: fewer, because a software adapter takes milliseconds per scene.
const GPU_SCENES: u64 = 160;
/// Number of scenes on each emulator.
const EMULATED_SCENES: u64 = 48;
/// Number of motions on the CPU, and on the GPU.
const MOTIONS: u64 = 720;
const GPU_MOTIONS: u64 = 72;

/// Each kind of scene with each change.
fn scene(seed: u64) -> (Kind, Change, Mesh<f64>, Rng) {
    let mut rng = Rng::with_seed(seed);
    let (kind, change) = (KINDS[seed as usize % KINDS.len()], CHANGES[seed as usize / KINDS.len() % CHANGES.len()]);
    let mesh = precise_scene(kind, change, &mut rng);
    (kind, change, mesh, rng)
}

fn permuted(face: &Face<[f64; 3]>, rng: &mut Rng) -> Face<[f64; 3]> {
    let mut order = [0, 1, 2];
    rng.shuffle(&mut order);
    Face { vertices: order.map(|i| face.vertices[i]), positions: order.map(|i| face.positions[i]) }
}

#[test]
fn predicates_and_contacts_agree_with_the_oracle() {
    on_all_threads(SCENES, |seed| {
        let (kind, change, mesh, mut rng) = scene(seed);
        let faces = precise_faces(&mesh);
        for (i, first) in faces.iter().enumerate() {
            let own = oracle::intersection_kind(first.positions, first.positions);
            assert_eq!(first.is_degenerate(), own < IntersectionKind::Area, "seed {seed}: {first:?}");
            for second in &faces[..i] {
                let context = || format!("seed {seed}, {kind:?}, {change:?}: {first:?} {second:?}");
                let corners = |face: &Face<[f64; 3]>| (face.vertices, face.positions);
                let expected = oracle::intersect(corners(first), corners(second));
                assert_eq!(intersect(first, second), expected, "{}", context());
                let swapped = (permuted(second, &mut rng), permuted(first, &mut rng));
                assert_eq!(intersect(&swapped.0, &swapped.1), expected, "permuted; {}", context());
                let kind = oracle::intersection_kind(first.positions, second.positions);
                let corners = contact(first, second).map_or(0, |contact| contact.shape.corners().len());
                let has_kind = match kind {
                    IntersectionKind::Empty => corners == 0,
                    IntersectionKind::Point => corners == 1,
                    IntersectionKind::Segment => corners == 2,
                    IntersectionKind::Area => corners > 2,
                };
                assert!(has_kind, "{corners} corners, {kind:?}; {}", context());
            }
        }
    });
    ledger::ran("cpu", "f64 predicates against the oracle");
}

#[test]
fn contacts_far_from_the_origin_are_accurate() {
    // At the origin, and moved: the corners move, depth and length stay.
    let flat = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
    let blade = [[1.0, 1.0, -0.25], [1.0, 1.0, 1.0], [2.0, 1.0, 1.0]];
    for (unit, place) in [(1.0, 0.0), (1e-3, 1e6), (1.0, -1e9), (1e120, 0.0), (1e-120, 0.0), (1e200, 0.0)] {
        let face = |corners: [[f64; 3]; 3], first: u32| Face {
            vertices: [first, first + 1, first + 2],
            positions: corners.map(|corner| corner.map(|x| place + unit * x)),
        };
        let contact = contact(&face(flat, 0), &face(blade, 3)).expect("they intersect");
        let tolerance = 1e-9 * unit + 4.0 * f64::EPSILON * place.abs();
        let is_close = |a: f64, b: f64| (a - b).abs() <= tolerance;
        let corners = contact.shape.corners();
        assert_eq!(corners.len(), 2, "{unit}");
        for (corner, expected) in corners.iter().zip([[1.0, 1.0, 0.0], [1.2, 1.0, 0.0]]) {
            let all = (0..3).all(|axis| is_close(corner[axis], place + unit * expected[axis]));
            assert!(all, "{unit} {place}: {corner:?} {expected:?}");
        }
        assert!(is_close(contact.length, 0.2 * unit) && is_close(contact.depth, 0.25 * unit), "{unit}: {contact:?}");
        assert!((contact.direction[2] - 1.0).abs() < 1e-6, "{unit}: {contact:?}");
    }
}

fn check_detector(seed: u64, backend: &Backend) {
    let (kind, change, mesh, mut rng) = scene(seed);
    let expected = precise_oracle_pairs(&mesh);
    let faces = precise_faces(&mesh);
    let degenerate: Vec<u32> = (0..).zip(&faces).filter(|(_, face)| face.is_degenerate()).map(|(i, _)| i).collect();
    let settings = Settings {
        backend: backend.clone(),
        contacts: true,
        clustering: Clusters::Count([1, 2, 16][rng.usize(..3)]).into(),
        ..Default::default()
    };
    let scene = Scene::new([mesh.clone()]).expect("a scene");
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    for frame in 0..2 {
        let context = format!("seed {seed}, {kind:?}, {change:?}, frame {frame}: {mesh:?}");
        let result = detector.detect(&mesh.positions).expect("a result");
        assert_eq!(pipeline::index_pairs(&result), expected, "{context}");
        assert_eq!(result.degenerate, degenerate, "{context}");
        assert_eq!(result.contacts().len(), expected.len(), "{context}");
    }
    let any = detector.find_any(&mesh.positions).expect("a result");
    assert!(any.map_or(expected.is_empty(), |pair| expected.contains(&(pair.a, pair.b))), "seed {seed}: {any:?}");
}

#[test]
fn cpu_agrees_with_the_oracle() {
    on_all_threads(SCENES, |seed| check_detector(seed, &Backend::Cpu));
    ledger::ran("cpu", "f64 detector against the oracle");
}

#[test]
fn gpu_agrees_with_the_oracle() {
    let Some(_) = backends::gpu("f64 detector against the oracle") else { return };
    let backend = Backend::Shared(backends::shared());
    (0..GPU_SCENES).for_each(|seed| check_detector(seed, &backend));
    ledger::ran("gpu", "f64 detector against the oracle");
}

#[test]
fn emulated_kernels_lose_no_pair() {
    for device in backends::emulators() {
        for seed in 0..EMULATED_SCENES {
            let (kind, change, mesh, _) = scene(seed);
            let expected = precise_oracle_pairs(&mesh);
            let faces = precise_faces(&mesh);
            let scene = Scene::new([mesh]).expect("a scene");
            let mut found = backends::emulated(async {
                let mut pipeline = Pipeline::new(&device, &scene, PipelineSettings::default()).expect("a pipeline");
                pipeline.run_f64(&device, &scene).await.expect("a result")
            });
            assert!(found.hits.is_empty());
            found.undecided.retain(|(a, b)| intersect(&faces[*a as usize], &faces[*b as usize]));
            assert_eq!(found.undecided, expected, "seed {seed}, {kind:?}, {change:?}");
        }
    }
    ledger::ran("emulator", "f64 kernels against the oracle");
}

/// Millimeters, a thousand kilometers from the origin: two sheets that are apart, and two that intersect.
#[test]
fn details_far_from_the_origin_are_resolved() {
    let place = [1e6, -1e6, 1e6 / 3.0];
    for (name, backend) in backends::detector_backends("f64 details far from the origin") {
        for (gap, intersects) in [(0.4e-3, false), (0.0, true)] {
            let other = moved(sheet(24, 1e-3, gap), [0.37e-3, 0.21e-3, 0.0]);
            let meshes = [sheet(24, 1e-3, 0.0), other].map(|mesh| moved(mesh, place));
            let scene = Scene::new(meshes).expect("a scene");
            let expected = brute_force(&scene);
            assert_eq!(!expected.is_empty(), intersects, "gap {gap}");
            let settings = Settings { backend: backend.clone(), ..Default::default() };
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            let result = detector.detect(scene.positions()).expect("a result");
            pipeline::assert_same_pairs(&result, &expected, name);
            // The filters decide nearly all pairs, and one-rings most neighbors, as for a mesh at the origin.
            let stats = &result.stats;
            assert!(stats.undecided * 20 <= stats.tested.max(20), "{name}: {stats:?}");
            assert!(stats.overlapping < 40 * scene.triangles().len() as u64, "{name}: {stats:?}");
        }
        ledger::ran(name, "f64 details far from the origin");
    }
}

/// The device decides nearly all pairs that do not intersect, although every coordinate is rounded by more than the details.
#[test]
fn emulated_kernels_decide_details_in_a_large_scene() {
    // A kilometer wide, with millimeters: rounding to f32 moves vertices by up to 0.03 mm.
    let small = [sheet(16, 1e-3, 0.0), moved(sheet(16, 1e-3, 0.9e-3), [0.37e-3, 0.21e-3, 0.0])];
    let far = Mesh::new_f64(vec![[1e3, 0.0, 0.0], [1e3, 1.0, 0.0], [1e3, 0.0, 1.0]], vec![[0, 1, 2]]);
    let scene = Scene::new(small.into_iter().chain([far]).map(|mesh| moved(mesh, [1e6; 3]))).expect("a scene");
    let expected = brute_force(&scene);
    let device = &backends::emulators()[0];
    let found = backends::emulated(async {
        let mut pipeline = Pipeline::new(device, &scene, PipelineSettings::default()).expect("a pipeline");
        pipeline.run_f64(device, &scene).await.expect("a result")
    });
    assert!(expected.iter().all(|pair| found.undecided.contains(pair)));
    let tested = found.stats.tested;
    let undecided = found.undecided.len() as u64 - expected.len() as u64;
    assert!(tested > 100 && undecided * 10 < tested, "{undecided} of {tested}");
}

/// Meshes that intersect only after rounding to `f32`, and only before.
#[test]
fn rounding_would_change_the_answer() {
    let floor = [[1e6, 0.0, 0.0], [1e6 + 4.0, 0.0, 0.0], [1e6, 4.0, 0.0]];
    let near_floor = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
    // x + y is beyond the sloped edge by 1e-9, or within it.
    let post = |beyond: f64| [-1.0, 1.0, 2.0].map(|z| [1e6 + 2.0 + beyond, 2.0, z]);
    let floor_at = |z: f64| floor.map(|[x, y, _]| [x, y, z]);
    let above = |z: f64| [[1e6 + 1.0, 1.0, z], [1e6 + 1.5, 1.0, z + 1.0], [1e6 + 1.0, 1.5, z + 1.0]];
    let cases = [
        ("beside an edge", floor, post(1e-9), false),
        ("within an edge", floor, post(-1e-9), true),
        ("on an edge", floor, post(0.0), true),
        ("above the floor", floor_at(1e3), above(1e3 + 1e-12 * 1e3), false),
        ("below the floor", floor_at(1e3), above(1e3 - 1e-12 * 1e3), true),
        // x + y is below 4 by 10⁻⁸; rounding moves both up, by 0.3 and by 1.0 · 10⁻⁷.
        ("rounded out of an edge", near_floor, [-1.0, 1.0, 2.0].map(|z| [1.0 + 0.9e-7, 3.0 - 1e-7, z]), true),
    ];
    for (name, backend) in backends::detector_backends("f64 and rounding") {
        let mut differences = [0, 0];
        for (case, first, second, intersects) in cases {
            let meshes = [first, second].map(|corners| Mesh::new_f64(corners.to_vec(), vec![[0, 1, 2]]));
            let settings = Settings { backend: backend.clone(), ..Default::default() };
            let scene = Scene::new(meshes.clone()).expect("a scene");
            let found = Detector::new(&scene, settings.clone()).expect("a detector").detect(scene.positions());
            assert_eq!(!found.expect("a result").pairs().is_empty(), intersects, "{name}, {case}");
            let rounded = meshes.map(|mesh| {
                let positions = mesh.positions.iter().map(|position| position.map(|x| x as f32)).collect();
                Mesh::new(positions, mesh.triangles)
            });
            let scene = Scene::new(rounded).expect("a scene");
            let found = Detector::new(&scene, settings).expect("a detector").detect(scene.positions());
            let after_rounding = !found.expect("a result").pairs().is_empty();
            if after_rounding != intersects {
                differences[usize::from(intersects)] += 1;
            }
        }
        assert!(differences[0] > 0, "{name}: no pair intersects only after rounding");
        assert!(differences[1] > 0, "{name}: no pair intersects only before rounding");
        ledger::ran(name, "f64 and rounding");
    }
}

#[test]
fn neighbors_are_skipped_and_scenes_change() {
    for (name, backend) in backends::detector_backends("f64 settings") {
        let scene = Scene::new([moved(sheet(6, 1e-3, 0.0), [1e6; 3])]).expect("a scene");
        let settings = Settings { backend, neighbors: Neighbors::Skip, ..Default::default() };
        let mut detector = Detector::new(&scene, settings).expect("a detector");
        assert!(detector.detect(scene.positions()).expect("a result").pairs().is_empty(), "{name}");
        let crossed = Scene::new([sheet(5, 1.0, 0.0), moved(sheet(5, 1.0, 0.0), [0.3, 0.2, 0.0])]).expect("a scene");
        detector.change_scene(&crossed).expect("a scene");
        let expected: Vec<(u32, u32)> = brute_force(&crossed);
        let neighbors = |(a, b): &(u32, u32)| {
            let corners = crossed.triangles()[*b as usize];
            crossed.triangles()[*a as usize].iter().any(|vertex| corners.contains(vertex))
        };
        let expected: Vec<(u32, u32)> = expected.into_iter().filter(|pair| !neighbors(pair)).collect();
        let result = detector.detect(crossed.positions()).expect("a result");
        pipeline::assert_same_pairs(&result, &expected, name);
        assert!(!expected.is_empty());
    }
}

/// The features of a small mesh, and their impacts by the oracle.
fn oracle_impacts(mesh: &Mesh<f64>, t1: &[[f64; 3]]) -> Vec<(FeaturePair, (f64, f64))> {
    let mut edges: Vec<[u32; 2]> = mesh.triangles.iter().flat_map(|[a, b, c]| [[*a, *b], [*b, *c], [*c, *a]]).collect();
    edges.iter_mut().for_each(|edge| edge.sort_unstable());
    edges.retain(|[a, b]| a != b);
    edges.sort_unstable();
    edges.dedup();
    let mut vertices: Vec<u32> = mesh.triangles.as_flattened().to_vec();
    vertices.sort_unstable();
    vertices.dedup();
    let at = |vertices: [u32; 4], positions: &[[f64; 3]]| vertices.map(|vertex| positions[vertex as usize]);
    let mut impacts = Vec::new();
    for vertex in vertices {
        for (face, &[a, b, c]) in (0u32..).zip(&mesh.triangles) {
            if a == b || b == c || c == a || [a, b, c].contains(&vertex) {
                continue;
            }
            let points = [vertex, a, b, c];
            let toi = ccd_oracle::vertex_face(&at(points, &mesh.positions), &at(points, t1));
            impacts.extend(toi.map(|toi| (FeaturePair::VertexFace { vertex, face }, toi)));
        }
    }
    for (i, &a) in edges.iter().enumerate() {
        for &b in edges[i + 1..].iter().filter(|b| !a.contains(&b[0]) && !a.contains(&b[1])) {
            let points = [a[0], a[1], b[0], b[1]];
            let toi = ccd_oracle::edge_edge(&at(points, &mesh.positions), &at(points, t1));
            impacts.extend(toi.map(|toi| (FeaturePair::EdgeEdge { a, b }, toi)));
        }
    }
    impacts.sort_by_key(|(features, _)| *features);
    impacts
}

fn check_motion(seed: u64, backend: &Backend) {
    let mut rng = Rng::with_seed(seed);
    let kind = KINDS[seed as usize % KINDS.len()];
    let change = CHANGES[seed as usize / KINDS.len() % CHANGES.len()];
    if matches!(change, Change::Extreme) {
        // Roots of polynomials with so large integers take seconds per pair: tested below.
        return;
    }
    // The random choices of a scene, except the scene itself, are the same for both.
    let place = rng.u64(..);
    let mesh = precise_scene(kind, change, &mut Rng::with_seed(place));
    let other = precise_scene(kind, change, &mut Rng::with_seed(place ^ (rng.u64(..2) << 40)));
    let mut t1: Vec<[f64; 3]> =
        mesh.positions.iter().zip(other.positions.iter().rev().cycle()).map(|(_, p)| *p).collect();
    t1.iter_mut().zip(&mesh.positions).filter(|_| rng.bool()).for_each(|(end, start)| *end = *start);
    let expected = oracle_impacts(&mesh, &t1);
    let bit = |i: u64| rng.clone().u64(..8) >> i & 1 == 0;
    let filters = CcdFilters { linear: bit(0), planar: bit(1), non_penetration: bit(2) };
    let ccd = CcdSettings { filters, ..Default::default() };
    let settings = Settings { backend: backend.clone(), ccd, ..Default::default() };
    let scene = Scene::new([mesh.clone()]).expect("a scene");
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    let result = detector.detect_continuous(&mesh.positions, &t1).expect("a result");
    let context = format!("seed {seed}, {kind:?}, {change:?}: {mesh:?} {t1:?}");
    let intersecting: Vec<(u32, u32)> = result.intersecting().iter().map(|pair| (pair.a, pair.b)).collect();
    assert_eq!(intersecting, precise_oracle_pairs(&mesh), "{context}");
    let found: Vec<FeaturePair> = result.impacts().iter().map(|impact| impact.features).collect();
    let features: Vec<FeaturePair> = expected.iter().map(|(features, _)| *features).collect();
    assert_eq!(found, features, "{context}");
    for (impact, (_, (before, after))) in result.impacts().iter().zip(&expected) {
        assert!(impact.toi <= *after && impact.toi > before - 1e-6, "{impact:?} {before} {after}; {context}");
    }
}

#[test]
fn impacts_on_the_cpu_agree_with_the_oracle() {
    on_all_threads(MOTIONS, |seed| check_motion(seed, &Backend::Cpu));
    ledger::ran("cpu", "f64 impacts against the oracle");
}

#[test]
fn impacts_on_the_gpu_agree_with_the_oracle() {
    let Some(_) = backends::gpu("f64 impacts against the oracle") else { return };
    let backend = Backend::Shared(backends::shared());
    (0..GPU_MOTIONS).for_each(|seed| check_motion(seed, &backend));
    ledger::ran("gpu", "f64 impacts against the oracle");
}

#[test]
fn impacts_of_coordinates_with_distant_exponents_agree_with_the_oracle() {
    let face = [[0.0, 0.0, 0.0], [1e300, 0.0, 0.0], [0.0, 1e-299, 0.0]];
    for (x, y, meets) in [(1e-300, 1e-300, true), (1e299, 8e-300, true), (1e299, 9.1e-300, false), (1e300, 0.0, true)] {
        let with = |z: f64| [[x, y, z], face[0], face[1], face[2]];
        let (t0, t1) = (with(1e300), with(-1e-300));
        let toi = clasp3d::ccd::vertex_face(&t0, &t1);
        assert_eq!(ccd_oracle::vertex_face(&t0, &t1).is_some(), meets, "{x} {y}");
        assert_eq!(toi.is_some(), meets, "{x} {y}");
        assert!(toi.is_none_or(|toi| toi <= 1.0 && toi > 1.0 - 1e-6), "{x} {y}: {toi:?}");
    }
    ledger::ran("cpu", "f64 impacts with distant exponents");
}

/// A minimum distance of a tenth of a millimeter, a thousand kilometers from the origin.
#[test]
fn minimum_distances_are_kept_far_from_the_origin() {
    let floor = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]].map(|[x, y, z]| [1e6 + x, 1e6 + y, z]);
    let above =
        |z: f64| [[1.0, 1.0, z], [1.5, 1.0, 1.0 + z], [1.0, 1.5, 1.0 + z]].map(|[x, y, z]| [1e6 + x, 1e6 + y, z]);
    for (name, backend) in backends::detector_backends("f64 minimum distance") {
        let ccd = CcdSettings { min_distance: 1e-4, ..Default::default() };
        let settings = Settings { backend, ccd, ..Default::default() };
        let meshes = [floor, above(1.0)].map(|corners| Mesh::new_f64(corners.to_vec(), vec![[0, 1, 2]]));
        let scene = Scene::new(meshes).expect("a scene");
        let mut detector = Detector::new(&scene, settings).expect("a detector");
        for (end, is_close) in [(1.5e-4, false), (1.01e-4, false), (0.99e-4, true), (0.0, true)] {
            let t1: Vec<[f64; 3]> = floor.into_iter().chain(above(end)).collect();
            let toi = detector.detect_continuous(scene.positions(), &t1).expect("a result").earliest_toi();
            assert_eq!(toi.is_some(), is_close, "{name}, {end}: {toi:?}");
        }
        ledger::ran(name, "f64 minimum distance");
    }
}
