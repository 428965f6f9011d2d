//! Scenes with extreme sizes, distances and densities: the pairs are exact, and the work is that of an even mesh.

use std::collections::BTreeMap;

use clasp3d::low_level::PipelineSettings;
use clasp3d::{Backend, ClusteringSettings, Detector, Mesh, Neighbors, Scene, Settings, Stats};
use clasp3d_scenes::scale_family::{SCALE_SCENES, ScaleScene};
use clasp3d_tests::backends::detector_backends;
use clasp3d_tests::pipeline::{assert_same_pairs, brute_force, check};
use clasp3d_tests::small_scenes::{faces, oracle_intersects};
use clasp3d_tests::{backends, ledger};
use rayon::prelude::*;

/// Triangles of a scene that is compared with brute force.
const SMALL: usize = 2000;

/// Triangles of a scene whose work is limited.
const LARGE: usize = 20_000;

/// A scene with the result of brute force.
struct Reference {
    name: &'static str,
    scene: Scene,
    /// All intersecting pairs, neighbors included.
    pairs: Vec<(u32, u32)>,
}

fn references(triangles: usize) -> Vec<Reference> {
    let build = |scale_scene: &ScaleScene| {
        let scene = scale_scene.build(triangles).expect("a scene");
        let pairs = brute_force(&scene);
        Reference { name: scale_scene.name, scene, pairs }
    };
    SCALE_SCENES.par_iter().map(build).collect()
}

/// The pairs without a common vertex.
fn separate(scene: &Scene, pairs: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let corners = |triangle: u32| scene.triangles()[triangle as usize];
    let separate = |&&(first, second): &&(u32, u32)| !corners(first).iter().any(|v| corners(second).contains(v));
    pairs.iter().filter(separate).copied().collect()
}

#[test]
fn every_scene_has_the_pairs_of_brute_force() {
    let what = "scale family against brute force";
    let references = references(SMALL);
    for (name, backend) in detector_backends(what) {
        for Reference { name: scene_name, scene, pairs } in &references {
            for (neighbors, expected) in [(Neighbors::Exact, pairs.clone()), (Neighbors::Skip, separate(scene, pairs))]
            {
                let settings = Settings { backend: backend.clone(), neighbors, ..Default::default() };
                let mut detector = Detector::new(scene, settings).expect("a detector");
                for frame in 0..2 {
                    let result = detector.detect(scene.positions()).expect("a result");
                    assert_same_pairs(&result, &expected, &format!("{name}, {scene_name}, {neighbors:?}, {frame}"));
                }
            }
        }
        ledger::ran(name, what);
    }
}

#[test]
fn kernels_find_the_pairs_of_extreme_scenes() {
    const NAMES: [&str; 12] = [
        "ground-1e3",
        "ground-1e7",
        "slope-1e4",
        "far-1e7",
        "outlier-1e7",
        "origin-1e5",
        "huge",
        "tiny",
        "nested",
        "fan-folded",
        "size-ratios",
        "one-point",
    ];
    let emulator = backends::emulators()[2];
    for name in NAMES {
        let scene = ScaleScene::find(name).expect("a known scene").build(200).expect("a scene");
        let clustering = ClusteringSettings { first_rounds: 10, ..Default::default() };
        let settings = PipelineSettings { clusters: 5, clustering, ..Default::default() };
        let expected = brute_force(&scene);
        if let Err(error) = backends::emulated(check(&emulator, &scene, &settings, &expected)) {
            panic!("{name}: {error:#}");
        }
    }
    ledger::ran("emulator", "scale family against brute force");
}

/// The axis-aligned boxes of the triangles of a scene, without any margin.
struct Boxes {
    /// Triangle, lower and upper corner, by the start along the first axis.
    sorted: Vec<(u32, [f32; 3], [f32; 3])>,
}

impl Boxes {
    fn new(scene: &Scene) -> Self {
        let bounds = |(triangle, corners): (u32, &[u32; 3])| {
            let corners = corners.map(|vertex| scene.positions()[vertex as usize]);
            let extreme = |pick: fn(f32, f32) -> f32| {
                [0, 1, 2].map(|axis| corners.iter().map(|corner| corner[axis]).reduce(pick).unwrap_or_default())
            };
            (triangle, extreme(f32::min), extreme(f32::max))
        };
        let mut sorted: Vec<_> = (0..).zip(scene.triangles()).map(bounds).collect();
        sorted.sort_by(|(_, low, _), (_, other, _)| low[0].total_cmp(&other[0]));
        Self { sorted }
    }

    /// The triangles of later boxes that overlap this one.
    fn overlapping(&self, index: usize) -> impl Iterator<Item = u32> {
        let (_, low, high) = &self.sorted[index];
        let later = self.sorted[index + 1..].iter().take_while(|(_, other_low, _)| other_low[0] <= high[0]);
        let overlap = |(_, other_low, other_high): &&(u32, [f32; 3], [f32; 3])| {
            (1..3).all(|axis| low[axis] <= other_high[axis] && other_low[axis] <= high[axis])
        };
        later.filter(overlap).map(|(triangle, ..)| *triangle)
    }

    /// Number of pairs of overlapping boxes.
    fn overlaps(&self) -> u64 {
        (0..self.sorted.len()).into_par_iter().map(|index| self.overlapping(index).count() as u64).sum()
    }

    /// The pairs of triangles with overlapping boxes, the lower index first.
    fn pairs(&self) -> Vec<(u32, u32)> {
        let pairs_of = |index: usize| {
            let first = self.sorted[index].0;
            self.overlapping(index).map(move |second| (first.min(second), first.max(second)))
        };
        let mut pairs: Vec<_> = (0..self.sorted.len()).flat_map(pairs_of).collect();
        pairs.sort_unstable();
        pairs
    }
}

/// Far from the origin vertices become one, and triangles become segments and points.
#[test]
fn scenes_with_coarse_coordinates_have_the_pairs_of_the_oracle() {
    let mut degenerate = 0;
    for name in ["far-1e7", "origin-1e5", "two-blobs"] {
        let scene = ScaleScene::find(name).expect("a known scene").build(SMALL).expect("a scene");
        let faces = faces(&Mesh::new(scene.positions().to_vec(), scene.triangles().to_vec()));
        let intersects = |(a, b): &(u32, u32)| oracle_intersects(&faces[*a as usize], &faces[*b as usize]);
        let expected: Vec<_> = Boxes::new(&scene).pairs().into_par_iter().filter(intersects).collect();
        let settings = Settings { backend: Backend::Cpu, ..Default::default() };
        let result = Detector::new(&scene, settings).and_then(|mut detector| detector.detect(scene.positions()));
        let result = result.expect("a result");
        assert_same_pairs(&result, &expected, name);
        degenerate += result.degenerate.len();
    }
    assert!(degenerate > 100, "only {degenerate} degenerate triangles");
    ledger::ran("cpu", "coarse coordinates against the oracle");
}

/// The work of the second frame, which starts from the clusters of the first.
fn work(scene: &Scene, backend: Backend) -> Stats {
    let settings = Settings { backend, ..Default::default() };
    let mut detector = Detector::new(scene, settings).expect("a detector");
    detector.detect(scene.positions()).expect("a result");
    detector.detect(scene.positions()).expect("a result").stats
}

/// Bounds of the work per triangle. An even mesh has about 50 candidates and 9 overlapping pairs per triangle. Candidates are
/// compared 16 at a time; large triangles around small ones, as in nested shells, have several hundred.
const CANDIDATES: f64 = 600.0;
const OVERLAPPING: f64 = 20.0;
const MEMBERSHIPS: f64 = 3.0;

/// Scenes whose axis-aligned boxes overlap in large numbers, and which still may not have more work per triangle than an
/// even mesh: fans, whose one-rings are embedded, so that no pair needs a test; and parallel triangles that boxes along the
/// principal axes separate.
const SEPARABLE: [&str; 7] =
    ["fan", "fan-inclined", "fan-rough", "fans", "slivers-inclined", "cylinder", "needles-parallel"];

/// Margins must be so small that hardly more boxes overlap than the triangles' own: in a scene where those are few, the
/// work per triangle is below a constant, whatever the ratio of sizes and distances. Where they are many (layers, needles,
/// triangles in one place), the work is in proportion to them.
#[test]
fn work_is_in_proportion_to_triangles_and_overlapping_boxes() {
    let mut failures = BTreeMap::new();
    println!("scene, triangles, per triangle: overlapping axis-aligned boxes, candidates, overlapping, memberships");
    for scene in SCALE_SCENES {
        let built = scene.build(LARGE).expect("a scene");
        let count = built.triangles().len() as f64;
        let boxes = if SEPARABLE.contains(&scene.name) { 0.0 } else { Boxes::new(&built).overlaps() as f64 / count };
        let stats = work(&built, Backend::Cpu);
        let [candidates, overlapping, memberships] =
            [stats.candidates, stats.overlapping, stats.memberships()].map(|number| number as f64 / count);
        let row = format!("{boxes:.1}, {candidates:.1}, {overlapping:.1}, {memberships:.2}");
        println!("{}, {count}, {row}", scene.name);
        // A pair is compared in each common cluster.
        let boxes = boxes * memberships * memberships;
        let limits = [CANDIDATES.max(16.0 * boxes), OVERLAPPING.max(1.5 * boxes), MEMBERSHIPS];
        if candidates > limits[0] || overlapping > limits[1] || memberships > limits[2] {
            failures.insert(scene.name, format!("{row}; limits of the last three: {limits:.1?}"));
        }
    }
    assert!(failures.is_empty(), "{} scenes exceed a limit: {failures:#?}", failures.len());
    ledger::ran("cpu", "work in the scale family");
}

/// Scenes that cause much more work on devices: fans, whose triangles are not set apart there, and long parallel triangles,
/// which principal axes do not separate.
const SLOWER_ON_DEVICES: [&str; 9] = [
    "fan",
    "fan-inclined",
    "fan-rough",
    "fan-folded",
    "fans",
    "needles-parallel",
    "slivers",
    "slivers-inclined",
    "cylinder",
];

/// On devices, steps of equal length would put most triangles of these scenes into a few cells: the work is still in proportion
/// to that on the CPU, which compares boxes of `f32`.
#[test]
fn work_on_devices_is_in_proportion_to_that_on_the_cpu() {
    let what = "work in the scale family on devices";
    let mut failures = BTreeMap::new();
    for (name, backend) in detector_backends(what).into_iter().filter(|(name, _)| *name != "cpu") {
        println!("scene, per triangle on the CPU and on {name}: candidates, overlapping");
        for scene in SCALE_SCENES.iter().filter(|scene| !SLOWER_ON_DEVICES.contains(&scene.name)) {
            let built = scene.build(LARGE).expect("a scene");
            let count = built.triangles().len() as u64;
            let (cpu, device) = (work(&built, Backend::Cpu), work(&built, backend.clone()));
            let per_triangle = |number: u64| number as f64 / count as f64;
            let numbers = [cpu.candidates, cpu.overlapping, device.candidates, device.overlapping].map(per_triangle);
            println!("{}: {numbers:.1?}", scene.name);
            let limits = [2 * cpu.candidates + 100 * count, 2 * cpu.overlapping + 10 * count];
            if device.candidates > limits[0] || device.overlapping > limits[1] || device.found != cpu.found {
                failures.insert(scene.name, format!("{numbers:.1?}, pairs {} and {}", cpu.found, device.found));
            }
        }
        ledger::ran(name, what);
    }
    assert!(failures.is_empty(), "{} scenes exceed a limit: {failures:#?}", failures.len());
}

/// A huge or distant object, or one vertex, adds at most its own triangles' work to that of the sphere.
#[test]
fn outliers_cost_only_themselves() {
    const PREFIXES: [&str; 7] = ["ground-", "slope-", "sky-", "far-", "outlier-", "origin-", "blobs-"];
    let sphere = work(&ScaleScene::find("sphere").expect("a sphere").build(LARGE).expect("a scene"), Backend::Cpu);
    let mut failures = BTreeMap::new();
    for scene in SCALE_SCENES.iter().filter(|scene| PREFIXES.iter().any(|prefix| scene.name.starts_with(prefix))) {
        let built = scene.build(LARGE).expect("a scene");
        // All boxes may overlap that of an inclined plane, or a dome's largest.
        let slack = built.triangles().len() as u64;
        let stats = work(&built, Backend::Cpu);
        // Candidates, which are compared 16 at a time, take a fifth of the time of a sphere.
        for (what, found, alone, times) in [
            ("candidates", stats.candidates, sphere.candidates, 2.0),
            ("overlapping", stats.overlapping, sphere.overlapping, 1.3),
            ("memberships", stats.memberships(), sphere.memberships(), 1.3),
        ] {
            let limit = (times * alone as f64) as u64 + slack;
            if found > limit {
                failures.insert(format!("{}, {what}", scene.name), format!("{found}, limit {limit}"));
            }
        }
    }
    assert!(failures.is_empty(), "{} limits exceeded: {failures:#?}", failures.len());
    ledger::ran("cpu", "work of outliers");
}
