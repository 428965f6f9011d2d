//! Positions in `f64` with extents that `f32` does not resolve: the pairs are exact, and a ground plane or a far-away object adds
//! only its own work.

use clasp3d::exact::intersect;
use clasp3d::low_level::{Pipeline, PipelineSettings};
use clasp3d::{Backend, CcdSettings, Detector, Mesh, Neighbors, Scene, Settings, Stats};
use clasp3d_tests::sheets::{brute_force, moved, sheet};
use clasp3d_tests::small_scenes::{precise_faces, precise_oracle_pairs};
use clasp3d_tests::{backends, ledger, pipeline};

/// Details: the size of a triangle.
const MILLIMETER: f64 = 1e-3;

/// Where the details are.
const PLACE: [f64; 3] = [1e6, -1e6, 1e6 / 3.0];

/// Two sheets of `4 · cells²` triangles in all that intersect.
fn details(cells: u32) -> [Mesh<f64>; 2] {
    let other = moved(sheet(cells, MILLIMETER, 0.05 * MILLIMETER), [0.37 * MILLIMETER, 0.21 * MILLIMETER, 0.0]);
    [sheet(cells, MILLIMETER, 0.0), other]
}

fn triangle(corners: [[f64; 3]; 3]) -> Mesh<f64> {
    Mesh::new_f64(corners.to_vec(), vec![[0, 1, 2]])
}

/// A triangle below or across the details, this many times their size.
fn ground(times: f64, slope: f64) -> Mesh<f64> {
    let size = times * 24.0 * MILLIMETER;
    let below = -4.0 * MILLIMETER;
    triangle([
        [-size, -size, below - slope * size],
        [2.0 * size, -size, below],
        [-size, 2.0 * size, below + slope * size],
    ])
}

/// A scene, whether devices resolve all of it, and how many of its triangles may overlap all others.
struct Extreme {
    name: String,
    meshes: Vec<Mesh<f64>>,
    on_devices: bool,
    huge: u64,
}

/// Scenes with details of a millimeter, and something else that is huge or far away.
fn extreme_scenes(cells: u32) -> Vec<Extreme> {
    let mut scenes = Vec::new();
    let mut add = |name: String, others: Vec<Mesh<f64>>, on_devices: bool, huge: u64| {
        let meshes = details(cells).into_iter().chain(others).map(|mesh| moved(mesh, PLACE)).collect();
        scenes.push(Extreme { name, meshes, on_devices, huge });
    };
    for exponent in 4..=7 {
        let times = 10.0f64.powi(exponent);
        add(format!("ground-1e{exponent}"), vec![ground(times, 0.0)], true, 1);
        add(format!("slope-1e{exponent}"), vec![ground(times, 0.3)], true, 1);
    }
    let opposite = PLACE.map(|x| -2.0 * x);
    let small = [[0.0; 3], [MILLIMETER, 0.0, 0.0], [0.0, MILLIMETER, 0.0]];
    add("outlier".to_owned(), vec![moved(triangle(small), opposite)], true, 0);
    add("spike".to_owned(), vec![triangle([small[0], small[1], opposite])], true, 1);
    add("outlier-1e12".to_owned(), vec![moved(triangle(small), [1e12, 0.0, 3e11])], true, 0);
    // Only one of two parts can be at the origin of a device's coordinates.
    add("two-parts".to_owned(), details(cells).into_iter().map(|mesh| moved(mesh, opposite)).collect(), false, 0);
    add(
        "three-parts".to_owned(),
        {
            let parts = [opposite, [0.0, 3e6, 1e5]];
            parts.into_iter().flat_map(|by| details(cells).map(|mesh| moved(mesh, by))).collect()
        },
        false,
        0,
    );
    scenes
}

#[test]
fn pairs_are_those_of_the_oracle() {
    let scenes = extreme_scenes(4);
    for (name, backend) in backends::detector_backends("f64 scenes of extreme scale against the oracle") {
        for Extreme { name: scene_name, meshes, .. } in &scenes {
            let scene = Scene::new(meshes.clone()).expect("a scene");
            let whole = Mesh::new_f64(scene.positions().to_vec(), scene.triangles().to_vec());
            let expected = precise_oracle_pairs(&whole);
            assert!(expected.len() > 10, "{scene_name}: {}", expected.len());
            let settings = Settings { backend: backend.clone(), ..Default::default() };
            let mut detector = Detector::new(&scene, settings).expect("a detector");
            for frame in 0..2 {
                let result = detector.detect(scene.positions()).expect("a result");
                pipeline::assert_same_pairs(&result, &expected, &format!("{name}, {scene_name}, {frame}"));
            }
        }
        ledger::ran(name, "f64 scenes of extreme scale against the oracle");
    }
}

/// The work of the second frame, which starts from the clusters of the first, after a comparison with brute force.
fn work(meshes: &[Mesh<f64>], backend: &Backend, context: &str) -> Stats {
    let scene = Scene::new(meshes.to_vec()).expect("a scene");
    let settings = Settings { backend: backend.clone(), ..Default::default() };
    let mut detector = Detector::new(&scene, settings).expect("a detector");
    detector.detect(scene.positions()).expect("a result");
    let result = detector.detect(scene.positions()).expect("a result");
    pipeline::assert_same_pairs(&result, &brute_force(&scene), context);
    result.stats
}

/// What is huge or far away adds at most its own pairs; parts that are far apart add up.
#[test]
fn work_is_that_of_the_details() {
    const CELLS: u32 = 20;
    for (name, backend) in backends::detector_backends("work of f64 scenes of extreme scale") {
        let alone = work(&details(CELLS).map(|mesh| moved(mesh, PLACE)), &backend, name);
        let mut failures = Vec::new();
        for Extreme { name: scene_name, meshes, on_devices, huge } in extreme_scenes(CELLS) {
            if name != "cpu" && !on_devices {
                continue;
            }
            let triangles: u64 = meshes.iter().map(|mesh| mesh.triangles.len() as u64).sum();
            let parts = triangles / (4 * u64::from(CELLS * CELLS));
            let stats = work(&meshes, &backend, &format!("{name}, {scene_name}"));
            // Several parts have the axes of their common cluster instead of their own.
            let times = if parts > 1 { 1.5 } else { 1.3 };
            for (what, found, alone, times) in [
                ("overlapping", stats.overlapping, alone.overlapping, times),
                ("tested", stats.tested, alone.tested, times),
                ("undecided", stats.undecided, alone.undecided, times),
                // Candidates are compared 16 at a time on the CPU.
                ("candidates", stats.candidates, alone.candidates, 3.0),
            ] {
                let limit = (times * (parts * alone) as f64) as u64 + huge * triangles + 100;
                if found > limit {
                    failures.push(format!("{scene_name}, {what}: {found}, limit {limit}"));
                }
            }
        }
        assert!(failures.is_empty(), "{name}: {failures:#?}");
        ledger::ran(name, "work of f64 scenes of extreme scale");
    }
}

/// Parts that a device's coordinates do not resolve take more work there, but lose no pair.
#[test]
fn emulated_kernels_lose_no_pair() {
    let device = backends::emulators()[1];
    for Extreme { name, meshes, .. } in extreme_scenes(3) {
        let scene = Scene::new(meshes).expect("a scene");
        let whole = Mesh::new_f64(scene.positions().to_vec(), scene.triangles().to_vec());
        let faces = precise_faces(&whole);
        let mut found = backends::emulated(async {
            let mut pipeline = Pipeline::new(&device, &scene, PipelineSettings::default()).expect("a pipeline");
            pipeline.run_f64(&device, &scene).await.expect("a result")
        });
        found.undecided.retain(|(a, b)| intersect(&faces[*a as usize], &faces[*b as usize]));
        assert_eq!(found.undecided, precise_oracle_pairs(&whole), "{name}");
    }
    ledger::ran("emulator", "f64 scenes of extreme scale against the oracle");
}

/// The details of each scene move by a triangle's size, the rest stays where it is.
fn motion(meshes: &[Mesh<f64>]) -> (Scene<f64>, Vec<[f64; 3]>) {
    let scene = Scene::new(meshes.to_vec()).expect("a scene");
    let moving = scene.vertices_of(1);
    let end = |(vertex, position): (usize, &[f64; 3])| {
        let by = if moving.contains(&vertex) { 1.3 * MILLIMETER } else { 0.0 };
        [position[0], position[1], position[2] + by]
    };
    let t1 = scene.positions().iter().enumerate().map(end).collect();
    (scene, t1)
}

/// Impacts in scenes of extreme scale are those of the details alone, and take hardly more tests.
#[test]
fn motions_cost_what_the_details_cost() {
    const CELLS: u32 = 8;
    for (name, backend) in backends::detector_backends("f64 motions of extreme scale") {
        for min_distance in [0.0, 1e-5] {
            let run = |meshes: &[Mesh<f64>]| {
                let (scene, t1) = motion(meshes);
                let ccd = CcdSettings { min_distance, ..Default::default() };
                let settings =
                    Settings { backend: backend.clone(), neighbors: Neighbors::Skip, ccd, ..Default::default() };
                let mut detector = Detector::new(&scene, settings).expect("a detector");
                detector.detect_continuous(scene.positions(), &t1).expect("a result")
            };
            let alone = run(&details(CELLS).map(|mesh| moved(mesh, PLACE)));
            assert!(alone.impacts().len() > 20, "{}", alone.impacts().len());
            for Extreme { name: scene_name, meshes, on_devices, huge } in extreme_scenes(CELLS) {
                if name != "cpu" && !on_devices {
                    continue;
                }
                let context = format!("{name}, {scene_name}, {min_distance}");
                let result = run(&meshes);
                // A slope meets the details, too; and parts that rest do not keep the minimum distance from each other.
                let has_others = ["slope", "spike"].iter().any(|prefix| scene_name.starts_with(prefix))
                    || min_distance > 0.0 && scene_name.ends_with("parts");
                if !has_others {
                    assert_eq!(result.impacts().len(), alone.impacts().len(), "{context}");
                }
                let own: Vec<_> = alone.impacts().iter().map(|impact| impact.features).collect();
                assert!(
                    own.iter().all(|features| result.impacts().iter().any(|i| i.features == *features)),
                    "{context}"
                );
                let triangles = meshes.iter().map(|mesh| mesh.triangles.len() as u64).sum::<u64>();
                let parts = triangles / (4 * u64::from(CELLS * CELLS));
                let limit = 3 * parts * alone.stats.pairs / 2 + 15 * huge * triangles + 500;
                assert!(result.stats.pairs <= limit, "{context}: {}, limit {limit}", result.stats.pairs);
            }
        }
        ledger::ran(name, "f64 motions of extreme scale");
    }
}
