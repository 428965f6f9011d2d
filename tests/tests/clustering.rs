//! Clustering: its objective function and its speed of convergence.

use clasp3d::low_level::kernels::geometry::cluster_space::{QUANTILE, samples_of};
use clasp3d::low_level::{CpuPipeline, Device, EmulatedDevice, Pipeline, PipelineSettings};
use clasp3d::{ClusteringSettings, Scene};
use clasp3d_tests::{backends, ledger, surfaces};

type Point = [f64; 3];

fn point(position: [f32; 3]) -> Point {
    position.map(f64::from)
}

/// Returns the centroids of the triangles in cluster space: the cube around the median of sampled corners whose half size is
/// one and a half times the largest distance to a quantile, scaled to size 1.
fn centroids(scene: &Scene) -> Vec<Point> {
    let points: Vec<Point> = scene.positions().iter().copied().map(point).collect();
    let triangles = scene.triangles();
    let (count, stride) = samples_of(triangles.len() as u32);
    let sampled = triangles.iter().step_by(stride as usize).take(count as usize);
    let samples: Vec<Point> = sampled.map(|[vertex, ..]| points[*vertex as usize]).collect();
    let quantiles = [0, 1, 2].map(|axis| {
        let mut along: Vec<f64> = samples.iter().map(|point| point[axis]).collect();
        along.sort_unstable_by(f64::total_cmp);
        let tail = along.len() / QUANTILE as usize;
        [along[tail], along[along.len() / 2], along[along.len() - 1 - tail]]
    });
    let half = 1.5 * quantiles.iter().map(|[low, median, high]| (median - low).max(high - median)).fold(0.0, f64::max);
    let to_space = |centroid: f64, axis: usize| ((centroid - quantiles[axis][1]) / (2.0 * half) + 0.5).clamp(0.0, 1.0);
    let centroid = |corners: &[u32; 3]| {
        [0, 1, 2].map(|axis| to_space(corners.iter().map(|v| points[*v as usize][axis] / 3.0).sum(), axis))
    };
    triangles.iter().map(centroid).collect()
}

/// Eq. 4.9 of Mainzer's thesis, with the optimal degrees of membership for these centers (Eq. 4.10).
fn objective(centroids: &[Point], centers: &[Point], fuzziness: f64) -> f64 {
    let squared_distance = |a: &Point, b: &Point| (0..3).map(|axis| (a[axis] - b[axis]).powi(2)).sum::<f64>();
    let point_objective = |point: &Point| {
        let squared: Vec<f64> = centers.iter().map(|center| squared_distance(center, point).max(1e-12)).collect();
        let degree = |own: f64| -> f64 {
            1.0 / squared.iter().map(|other| (own / other).powf(1.0 / (fuzziness - 1.0))).sum::<f64>()
        };
        squared.iter().map(|own| degree(*own).powf(fuzziness) * own).sum::<f64>()
    };
    centroids.iter().map(point_objective).sum()
}

fn settings(clusters: u32, fuzziness: f32, first_rounds: u32) -> PipelineSettings {
    let clustering = ClusteringSettings { fuzziness, first_rounds, tolerance: 0.0, ..Default::default() };
    PipelineSettings { clusters, clustering, ..Default::default() }
}

fn centers_on_cpu(scene: &Scene, settings: PipelineSettings) -> Vec<Point> {
    let mut pipeline = CpuPipeline::new(scene, settings).expect("a pipeline");
    pipeline.run(scene.positions());
    pipeline.centers().iter().map(|center| point(center.to_array())).collect()
}

async fn centers_on_device<D: Device>(device: &D, scene: &Scene, settings: PipelineSettings) -> Vec<Point> {
    let positions = device.buffer_from("positions", scene.positions().as_flattened()).expect("positions");
    let mut pipeline = Pipeline::new(device, scene, settings).expect("a pipeline");
    pipeline.run(device, &positions).await.expect("pairs");
    let centers = pipeline.centers(device).await.expect("centers");
    centers.iter().map(|center| point(center.truncate().to_array())).collect()
}

/// Checks that the objective never rises from round to round, and falls overall.
fn check_objective(name: &str, scene: &Scene, rounds: u32, mut centers: impl FnMut(PipelineSettings) -> Vec<Point>) {
    let centroids = centroids(scene);
    for (clusters, fuzziness) in [(5, 2.0), (8, 1.3), (3, 3.0)] {
        let values: Vec<f64> = (0..=rounds)
            .map(|rounds| objective(&centroids, &centers(settings(clusters, fuzziness, rounds)), fuzziness.into()))
            .collect();
        for (round, pair) in values.windows(2).enumerate() {
            // Tolerance for the seven digits of f32.
            assert!(pair[1] <= pair[0] * (1.0 + 1e-6), "{name}: the objective rises in round {round}: {values:?}");
        }
        let [first, .., last] = values[..] else { panic!("too few rounds") };
        assert!(last < 0.99 * first, "{name}, {clusters} clusters, fuzziness {fuzziness}: {values:?}");
    }
    ledger::ran(name, "objective of the clustering");
}

#[test]
fn objective_never_rises() {
    let scene = Scene::new([surfaces::eight(2000, 0.2)]).expect("a scene");
    check_objective("cpu", &scene, 20, |settings| centers_on_cpu(&scene, settings));
    let small = Scene::new([surfaces::eight(300, 0.2)]).expect("a scene");
    let emulator = EmulatedDevice::default();
    check_objective("emulator", &small, 4, |settings| {
        backends::emulated(centers_on_device(&emulator, &small, settings))
    });
    let Some(gpu) = backends::gpu("objective of the clustering") else { return };
    check_objective("gpu", &scene, 10, |settings| gpu.block_on(centers_on_device(&*gpu, &scene, settings)));
}

/// With practically unlimited rounds, a warm start converges in at most a third of the rounds of a cold start.
#[test]
fn warm_start_needs_at_most_a_third_of_the_rounds() {
    let scenes = [0.0, 0.01].map(|phase| Scene::new([surfaces::eight(8000, phase)]).expect("a scene"));
    let with_rounds = |clusters, rounds| PipelineSettings {
        clusters,
        clustering: ClusteringSettings { first_rounds: rounds, later_rounds: rounds, ..Default::default() },
        ..Default::default()
    };
    for clusters in [8, 16, 64] {
        let mut pipeline = CpuPipeline::new(&scenes[0], with_rounds(clusters, 1000)).expect("a pipeline");
        let [cold, warm] = [0, 1].map(|frame| pipeline.run(scenes[frame].positions()).stats.rounds);
        println!("cpu, {clusters} clusters: {cold} rounds, then {warm}");
        assert!(cold < 1000 && 3 * warm <= cold, "cpu, {clusters} clusters: {cold} rounds, then {warm}");
    }
    ledger::ran("cpu", "warm start");
    let Some(gpu) = backends::gpu("warm start") else { return };
    // A lower limit: on a GPU the launches of all rounds are recorded in advance.
    let settings = with_rounds(8, 300);
    let mut pipeline = Pipeline::new(&*gpu, &scenes[0], settings).expect("a pipeline");
    let [cold, warm] = [0, 1].map(|frame| {
        let positions = gpu.buffer_from("positions", scenes[frame].positions().as_flattened()).expect("positions");
        gpu.block_on(pipeline.run(&*gpu, &positions)).expect("pairs").stats.rounds
    });
    println!("gpu: {cold} rounds, then {warm}");
    assert!(cold < 300 && 3 * warm <= cold, "gpu: {cold} rounds, then {warm}");
    ledger::ran("gpu", "warm start");
}
