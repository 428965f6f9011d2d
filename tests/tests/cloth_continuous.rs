//! `SimulationSettings::continuous`: cloth passes neither through itself nor through bodies, however long the steps are.
//! Pairs of bodies and disabled collisions are not checked.

use clasp3d::cloth::{Cloth, FrameStats, Material, Simulation, SimulationSettings, Steps};
use clasp3d::{Backend, ClothError, Detector, Error, Mesh, ObjectFilter, Scene, Settings};
use clasp3d_scenes::{BuiltInScene, SCENES};
use clasp3d_tests::{backends, ledger};

/// Time step as a multiple of the usual one.
const STEP_FACTOR: u32 = 4;

/// Triangles of each scene: few, so that the test takes less than a minute.
const TRIANGLES: usize = 1_500;

/// Counts frames with intersections and impacts.
struct FrameChecker {
    detector: Detector,
    last: Vec<[f32; 3]>,
    /// Frames with intersecting triangles.
    intersecting: usize,
    /// Frames with impacts since the last frame.
    with_impacts: usize,
}

impl FrameChecker {
    /// Excludes pairs of bodies: they move as prescribed.
    fn new(simulation: &Simulation) -> Self {
        let (scene, cloths) = (simulation.scene(), simulation.cloths());
        let bodies = cloths..scene.objects();
        let mut filter = ObjectFilter::new();
        for (a, b) in bodies.clone().flat_map(|a| bodies.clone().map(move |b| (a, b))) {
            filter = filter.may_touch(a, b);
        }
        let settings = Settings { backend: Backend::Cpu, filter, ..Default::default() };
        let detector = Detector::new(scene, settings).expect("a detector");
        Self { detector, last: simulation.positions().expect("positions"), intersecting: 0, with_impacts: 0 }
    }

    fn check_frame(&mut self, simulation: &Simulation) {
        let positions = simulation.positions().expect("positions");
        let result = self.detector.detect_continuous(&self.last, &positions).expect("a result");
        self.with_impacts += usize::from(!result.impacts().is_empty());
        self.intersecting += usize::from(!self.detector.detect(&positions).expect("a result").pairs().is_empty());
        self.last = positions;
    }
}

/// Simulates all frames of a scene.
fn simulate(scene: &BuiltInScene, steps: Option<u32>, continuous: bool) -> (FrameChecker, FrameStats) {
    let simulated = scene.simulate(TRIANGLES, None, |settings| {
        settings.backend = Backend::Cpu;
        settings.continuous = continuous;
        settings.steps = steps.map_or(settings.steps, Steps::Count);
    });
    let mut simulated = simulated.expect("a simulation").expect("a simulated scene");
    let mut checker = FrameChecker::new(simulated.simulation());
    let mut sum = FrameStats::default();
    for _ in 1..scene.frames {
        simulated.next_frame().unwrap_or_else(|error| panic!("{}: {error}", scene.name));
        checker.check_frame(simulated.simulation());
        let stats = simulated.simulation().stats();
        (sum.halved, sum.stopped) = (sum.halved + stats.halved, sum.stopped + stats.stopped);
    }
    (checker, sum)
}

#[test]
fn nothing_passes_through_in_built_in_scenes_at_four_times_the_usual_step() {
    let scenes: Vec<&BuiltInScene> = SCENES.iter().filter(|scene| scene.is_simulated()).collect();
    assert!(scenes.len() >= 5, "{} scenes", scenes.len());
    let mut halved = 0;
    for scene in scenes {
        let usual = scene.simulate(TRIANGLES, None, |settings| settings.backend = Backend::Cpu);
        let usual = usual.expect("a simulation").expect("a simulated scene").simulation().steps();
        let (checker, stats) = simulate(scene, Some((usual / STEP_FACTOR).max(1)), true);
        let (intersecting, with_impacts) = (checker.intersecting, checker.with_impacts);
        assert_eq!((intersecting, with_impacts), (0, 0), "{}: {stats:?}", scene.name);
        halved += stats.halved;
    }
    assert!(halved > 0, "no frame was halved: the steps are not long enough");
    ledger::ran("cpu", "built-in scenes at four times the usual step");
}

/// Simulates a triangle that moves 3 m up into a cloth pinned at its corners. Returns also the final heights of the center of
/// the cloth and of the triangle.
fn strike(backend: &Backend, continuous: bool, frames: usize) -> (FrameChecker, FrameStats, [f32; 2]) {
    let points = 13;
    let cloth = Cloth::grid(points, points, &Material::COTTON, |[u, v]| [u - 0.5, v - 0.5, 0.1]).expect("a cloth");
    let corners = [0, points - 1, points * (points - 1), points * points - 1].map(|corner| corner as usize);
    let positions_at = |height: f32| vec![[-0.3, -0.3, height], [0.35, -0.3, height], [0.02, 0.34, height]];
    let body = Mesh::new(positions_at(0.0), vec![[0, 1, 2]]);
    let settings =
        SimulationSettings { backend: backend.clone(), gravity: [0.0; 3], continuous, ..SimulationSettings::default() };
    let cloth = cloth.pin(corners).expect("pins");
    let mut simulation = Simulation::new([cloth], [body], settings).expect("a simulation");
    let mut checker = FrameChecker::new(&simulation);
    let mut sum = FrameStats::default();
    for frame in 1..=frames {
        simulation.frame(&positions_at(3.0 * frame as f32 / frames as f32)).expect("a frame");
        checker.check_frame(&simulation);
        let stats = simulation.stats();
        (sum.halved, sum.stopped) = (sum.halved + stats.halved, sum.stopped + stats.stopped);
    }
    let all = (points * points) as usize;
    let heights = [checker.last[all / 2][2], checker.last[all][2]];
    (checker, sum, heights)
}

#[test]
fn a_body_that_is_too_fast_stops() {
    // The cloth is 1 m wide, so it cannot give way by 3 m.
    let (checker, stats, [cloth, body]) = strike(&Backend::Cpu, false, 6);
    assert!(checker.with_impacts > 0 && body == 3.0 && cloth < body, "the body passes through: {cloth} {body}");
    assert_eq!((stats.halved, stats.stopped), (0, 0));
    for (name, backend) in backends::detector_backends("continuous cloth") {
        // Impacts between frames are possible: the motion of a halved frame is not straight.
        let (checker, stats, [cloth, body]) = strike(&backend, true, 6);
        assert_eq!(checker.intersecting, 0, "{name}: {stats:?}");
        assert!(stats.halved > 0 && stats.stopped > 0, "{name}: {stats:?}");
        assert!(body < 2.0 && body < cloth, "{name}: the cloth is at {cloth}, the body at {body}");
        ledger::ran(name, "continuous cloth");
    }
}

#[test]
fn frames_without_impacts_do_not_change() {
    let positions = [false, true].map(|continuous| {
        let sheet = Cloth::grid(9, 9, &Material::SILK, |[u, v]| [u, v, 1.0]).and_then(|sheet| sheet.pin([0, 8]));
        let settings = SimulationSettings { backend: Backend::Cpu, continuous, ..Default::default() };
        let mut simulation = Simulation::new([sheet.expect("a sheet")], [], settings).expect("a simulation");
        (0..20).for_each(|_| simulation.frame(&[]).expect("a frame"));
        assert_eq!(simulation.stats().halved, 0);
        simulation.positions().expect("positions")
    });
    assert_eq!(positions[0], positions[1]);
}

/// A horizontal sheet of width 1 at this height.
fn sheet(height: f32) -> Cloth {
    Cloth::grid(9, 9, &Material::COTTON, |[u, v]| [u - 0.5, v - 0.5, height]).expect("a sheet")
}

#[test]
fn long_steps_are_divided_for_the_springs() {
    let long = |continuous: bool| {
        let settings =
            SimulationSettings { backend: Backend::Cpu, steps: Steps::Count(1), continuous, ..Default::default() };
        Simulation::new([sheet(0.0)], [], settings)
    };
    assert!(matches!(long(false), Err(Error::Cloth(ClothError::TimeStep { .. }))));
    let mut divided = long(true).expect("a simulation");
    assert!(divided.steps() > 1);
    divided.frame(&[]).expect("a frame");
}

#[test]
fn cloth_that_starts_entangled_can_move() {
    // A spike pierces the sheet: the sheet still falls.
    let spike = Mesh::new(vec![[0.01, 0.02, -0.5], [0.03, 0.01, -0.5], [0.02, 0.02, 0.1]], vec![[0, 1, 2]]);
    let settings = SimulationSettings { backend: Backend::Cpu, continuous: true, ..Default::default() };
    let mut simulation = Simulation::new([sheet(0.0)], [spike.clone()], settings).expect("a simulation");
    let mut detector = Detector::new(
        &Scene::new([sheet(0.0).mesh().clone(), spike.clone()]).expect("a scene"),
        Settings { backend: Backend::Cpu, ..Default::default() },
    )
    .expect("a detector");
    let start = simulation.positions().expect("positions");
    assert!(!detector.detect(&start).expect("a result").pairs().is_empty(), "the sheet starts entangled");
    (0..10).for_each(|_| simulation.frame(&spike.positions).expect("a frame"));
    let lowest = simulation.positions().expect("positions")[..81].iter().map(|point| point[2]).fold(0.0, f32::min);
    assert!(lowest < -0.05, "{lowest}");
}
