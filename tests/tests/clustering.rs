//! The clustering: what it minimises, and how fast it gets there.

use clasp3d::Scene;
use clasp3d::low_level::{CpuPipeline, Device, EmulatedDevice, Pipeline, PipelineSettings};
use clasp3d_tests::{backends, ledger, surfaces};

type Point = [f64; 3];

fn point(position: [f32; 3]) -> Point {
    position.map(f64::from)
}

/// The middles of the triangles, with the scene in the unit cube.
fn middles(scene: &Scene) -> Vec<Point> {
    let points: Vec<Point> = scene.positions().iter().copied().map(point).collect();
    let along = |axis: usize| points.iter().map(move |p| p[axis]);
    let low = [0, 1, 2].map(|axis| along(axis).fold(f64::INFINITY, f64::min));
    let size = (0..3).map(|axis| along(axis).fold(f64::NEG_INFINITY, f64::max) - low[axis]).fold(0.0, f64::max);
    let middle = |names: &[u32; 3]| {
        [0, 1, 2].map(|axis| names.iter().map(|v| (points[*v as usize][axis] - low[axis]) / size / 3.0).sum())
    };
    scene.triangles().iter().map(middle).collect()
}

/// Eq. 4.9 of Mainzer's thesis, with the memberships that are best for these centers (Eq. 4.10).
fn objective(middles: &[Point], centers: &[Point], fuzziness: f64) -> f64 {
    let squared_distance = |a: &Point, b: &Point| (0..3).map(|axis| (a[axis] - b[axis]).powi(2)).sum::<f64>();
    let of_point = |point: &Point| {
        let squared: Vec<f64> = centers.iter().map(|center| squared_distance(center, point).max(1e-12)).collect();
        let membership = |own: f64| -> f64 {
            1.0 / squared.iter().map(|other| (own / other).powf(1.0 / (fuzziness - 1.0))).sum::<f64>()
        };
        squared.iter().map(|own| membership(*own).powf(fuzziness) * own).sum::<f64>()
    };
    middles.iter().map(of_point).sum()
}

fn settings(clusters: u32, fuzziness: f32, first_rounds: u32) -> PipelineSettings {
    PipelineSettings { clusters, fuzziness, first_rounds, tolerance: 0.0, ..Default::default() }
}

fn on_cpu(scene: &Scene, settings: PipelineSettings) -> Vec<Point> {
    let mut pipeline = CpuPipeline::new(scene, settings).expect("a pipeline");
    pipeline.run(scene.positions());
    pipeline.centers().iter().map(|center| point(center.to_array())).collect()
}

async fn on_device<D: Device>(device: &D, scene: &Scene, settings: PipelineSettings) -> Vec<Point> {
    let positions = device.buffer_from("positions", scene.positions().as_flattened()).expect("positions");
    let mut pipeline = Pipeline::new(device, scene, settings).expect("a pipeline");
    pipeline.run(device, &positions).await.expect("pairs");
    let centers = pipeline.centers(device).await.expect("centers");
    centers.iter().map(|center| point(center.truncate().to_array())).collect()
}

/// The objective after each of so many rounds never rises; and it falls, so that there was something to see.
fn check_objective(name: &str, scene: &Scene, rounds: u32, mut centers: impl FnMut(PipelineSettings) -> Vec<Point>) {
    let middles = middles(scene);
    for (clusters, fuzziness) in [(5, 2.0), (8, 1.3), (3, 3.0)] {
        let values: Vec<f64> = (0..=rounds)
            .map(|rounds| objective(&middles, &centers(settings(clusters, fuzziness, rounds)), fuzziness.into()))
            .collect();
        for (round, pair) in values.windows(2).enumerate() {
            // f32 has seven digits.
            assert!(pair[1] <= pair[0] * (1.0 + 1e-6), "{name}: the objective rises in round {round}: {values:?}");
        }
        let [first, .., last] = values[..] else { panic!("too few rounds") };
        assert!(last < 0.99 * first, "{name}, {clusters} clusters, fuzziness {fuzziness}: {values:?}");
    }
    ledger::ran(name, "objective of the clustering");
}

#[test]
fn the_objective_never_rises() {
    let scene = Scene::new([surfaces::eight(2000, 0.2)]).expect("a scene");
    check_objective("cpu", &scene, 20, |settings| on_cpu(&scene, settings));
    let small = Scene::new([surfaces::eight(300, 0.2)]).expect("a scene");
    let emulator = EmulatedDevice::default();
    check_objective("emulator", &small, 4, |settings| backends::emulated(on_device(&emulator, &small, settings)));
    let Some(gpu) = backends::gpu("objective of the clustering") else { return };
    check_objective("gpu", &scene, 10, |settings| gpu.block_on(on_device(&*gpu, &scene, settings)));
}

/// However many rounds a later frame may take, it needs at most a third of those of a cold start.
#[test]
fn a_warm_start_needs_a_third_of_the_rounds() {
    let scenes = [0.0, 0.01].map(|phase| Scene::new([surfaces::eight(8000, phase)]).expect("a scene"));
    let endless =
        |clusters| PipelineSettings { clusters, first_rounds: 1000, later_rounds: 1000, ..Default::default() };
    for clusters in [8, 16, 64] {
        let mut pipeline = CpuPipeline::new(&scenes[0], endless(clusters)).expect("a pipeline");
        let [cold, warm] = [0, 1].map(|frame| pipeline.run(scenes[frame].positions()).stats.rounds);
        println!("cpu, {clusters} clusters: {cold} rounds, then {warm}");
        assert!(cold < 1000 && 3 * warm <= cold, "cpu, {clusters} clusters: {cold} rounds, then {warm}");
    }
    ledger::ran("cpu", "warm start");
    let Some(gpu) = backends::gpu("warm start") else { return };
    // A list of launches is recorded ahead, so the cap is lower here.
    let settings = PipelineSettings { first_rounds: 300, later_rounds: 300, ..endless(8) };
    let mut pipeline = Pipeline::new(&*gpu, &scenes[0], settings).expect("a pipeline");
    let [cold, warm] = [0, 1].map(|frame| {
        let positions = gpu.buffer_from("positions", scenes[frame].positions().as_flattened()).expect("positions");
        gpu.block_on(pipeline.run(&*gpu, &positions)).expect("pairs").stats.rounds
    });
    println!("gpu: {cold} rounds, then {warm}");
    assert!(cold < 300 && 3 * warm <= cold, "gpu: {cold} rounds, then {warm}");
    ledger::ran("gpu", "warm start");
}
