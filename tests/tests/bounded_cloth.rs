//! Cloth whose steps are bounded by continuous detection: nothing passes through anything, however long the steps are.

use clasp3d::cloth::{Cloth, FrameStats, Material, Simulation, SimulationSettings, Steps};
use clasp3d::{Backend, ClothError, Detector, Error, Mesh, ObjectFilter, Scene, Settings};
use clasp3d_scenes::{BuiltInScene, SCENES};
use clasp3d_tests::{backends, ledger};

/// How much longer than usual steps are.
const LONGER: u32 = 4;

/// Triangles of each scene: few, so that a test is over in a minute.
const TRIANGLES: usize = 1_500;

/// What is wrong from frame to frame.
struct Watcher {
    detector: Detector,
    last: Vec<[f32; 3]>,
    /// Frames in which triangles intersect, and those on the way to which features met.
    intersecting: usize,
    crossed: usize,
}

impl Watcher {
    /// Bodies may go through each other: nobody asks them.
    fn new(simulation: &Simulation) -> Self {
        let (scene, cloths) = (simulation.scene(), simulation.cloths());
        let bodies = cloths..scene.objects();
        let mut filter = ObjectFilter::new();
        for (a, b) in bodies.clone().flat_map(|a| bodies.clone().map(move |b| (a, b))) {
            filter = filter.may_touch(a, b);
        }
        let settings = Settings { backend: Backend::Cpu, filter, ..Default::default() };
        let detector = Detector::new(scene, settings).expect("a detector");
        Self { detector, last: simulation.positions().expect("positions"), intersecting: 0, crossed: 0 }
    }

    fn look(&mut self, simulation: &Simulation) {
        let positions = simulation.positions().expect("positions");
        let report = self.detector.detect_continuous(&self.last, &positions).expect("a report");
        self.crossed += usize::from(!report.impacts().is_empty());
        self.intersecting += usize::from(!self.detector.detect(&positions).expect("a report").pairs().is_empty());
        self.last = positions;
    }
}

/// Runs a scene from start to end.
fn watched(scene: &BuiltInScene, steps: Option<u32>, continuous: bool) -> (Watcher, FrameStats) {
    let simulated = scene.simulate(TRIANGLES, None, |settings| {
        settings.backend = Backend::Cpu;
        settings.continuous = continuous;
        settings.steps = steps.map_or(settings.steps, Steps::Count);
    });
    let mut simulated = simulated.expect("a simulation").expect("a simulated scene");
    let mut watcher = Watcher::new(simulated.simulation());
    let mut sum = FrameStats::default();
    for _ in 1..scene.frames {
        simulated.next_frame().unwrap_or_else(|error| panic!("{}: {error}", scene.name));
        watcher.look(simulated.simulation());
        let stats = simulated.simulation().stats();
        (sum.halved, sum.stopped) = (sum.halved + stats.halved, sum.stopped + stats.stopped);
    }
    (watcher, sum)
}

#[test]
fn nothing_passes_through_in_the_shipped_scenes_at_four_times_the_usual_step() {
    let scenes: Vec<&BuiltInScene> = SCENES.iter().filter(|scene| scene.is_simulated()).collect();
    assert!(scenes.len() >= 5, "{} scenes", scenes.len());
    let mut bounded = 0;
    for scene in scenes {
        let usual = scene.simulate(TRIANGLES, None, |settings| settings.backend = Backend::Cpu);
        let usual = usual.expect("a simulation").expect("a simulated scene").simulation().steps();
        let (watcher, stats) = watched(scene, Some((usual / LONGER).max(1)), true);
        let (intersecting, crossed) = (watcher.intersecting, watcher.crossed);
        assert_eq!((intersecting, crossed), (0, 0), "{}: {stats:?}", scene.name);
        bounded += stats.halved;
    }
    assert!(bounded > 0, "no step was bounded: the steps are not long");
    ledger::ran("cpu", "shipped scenes at four times the usual step");
}

/// A cloth that is held at its corners, and a slab that goes up through it in so many frames, or would. Also how high the
/// middle of the cloth and the slab are in the end.
fn struck(backend: &Backend, continuous: bool, frames: usize) -> (Watcher, FrameStats, [f32; 2]) {
    let points = 13;
    let cloth = Cloth::grid(points, points, &Material::COTTON, |[u, v]| [u - 0.5, v - 0.5, 0.1]).expect("a cloth");
    let corners = [0, points - 1, points * (points - 1), points * points - 1].map(|corner| corner as usize);
    let at = |height: f32| vec![[-0.3, -0.3, height], [0.35, -0.3, height], [0.02, 0.34, height]];
    let slab = Mesh::new(at(0.0), vec![[0, 1, 2]]);
    let settings =
        SimulationSettings { backend: backend.clone(), gravity: [0.0; 3], continuous, ..SimulationSettings::default() };
    let cloth = cloth.pin(corners).expect("pins");
    let mut simulation = Simulation::new([cloth], [slab], settings).expect("a simulation");
    let mut watcher = Watcher::new(&simulation);
    let mut sum = FrameStats::default();
    for frame in 1..=frames {
        simulation.frame(&at(3.0 * frame as f32 / frames as f32)).expect("a frame");
        watcher.look(&simulation);
        let stats = simulation.stats();
        (sum.halved, sum.stopped) = (sum.halved + stats.halved, sum.stopped + stats.stopped);
    }
    let all = (points * points) as usize;
    let heights = [watcher.last[all / 2][2], watcher.last[all][2]];
    (watcher, sum, heights)
}

#[test]
fn a_body_that_is_too_fast_waits() {
    // Three metres up through a cloth of one metre: it cannot get out of the way.
    let (watcher, stats, [cloth, slab]) = struck(&Backend::Cpu, false, 6);
    assert!(watcher.crossed > 0 && slab == 3.0 && cloth < slab, "it goes through: {cloth} {slab}");
    assert_eq!((stats.halved, stats.stopped), (0, 0));
    for (name, backend) in backends::detector_backends("bounded cloth") {
        // From frame to frame there may be corners in the way: a frame that was halved is no straight motion.
        let (watcher, stats, [cloth, slab]) = struck(&backend, true, 6);
        assert_eq!(watcher.intersecting, 0, "{name}: {stats:?}");
        assert!(stats.halved > 0 && stats.stopped > 0, "{name}: {stats:?}");
        assert!(slab < 2.0 && slab < cloth, "{name}: the cloth is at {cloth}, the slab at {slab}");
        ledger::ran(name, "bounded cloth");
    }
}

#[test]
fn what_is_free_is_simulated_as_ever() {
    // Nothing meets: not a single bit is different.
    let places = [false, true].map(|continuous| {
        let sheet = Cloth::grid(9, 9, &Material::SILK, |[u, v]| [u, v, 1.0]).and_then(|sheet| sheet.pin([0, 8]));
        let settings = SimulationSettings { backend: Backend::Cpu, continuous, ..Default::default() };
        let mut simulation = Simulation::new([sheet.expect("a sheet")], [], settings).expect("a simulation");
        (0..20).for_each(|_| simulation.frame(&[]).expect("a frame"));
        assert_eq!(simulation.stats().halved, 0);
        simulation.positions().expect("positions")
    });
    assert_eq!(places[0], places[1]);
}

#[test]
fn steps_may_be_longer_than_springs_allow_and_what_starts_entangled_may_leave() {
    let sheet =
        |height: f32| Cloth::grid(9, 9, &Material::COTTON, |[u, v]| [u - 0.5, v - 0.5, height]).expect("a sheet");
    let long = |continuous: bool| {
        let settings =
            SimulationSettings { backend: Backend::Cpu, steps: Steps::Count(1), continuous, ..Default::default() };
        Simulation::new([sheet(0.0)], [], settings)
    };
    assert!(matches!(long(false), Err(Error::Cloth(ClothError::TimeStep { .. }))));
    let mut divided = long(true).expect("a simulation");
    assert!(divided.steps() > 1);
    divided.frame(&[]).expect("a frame");

    // A spike through the sheet from the start on: the sheet still falls.
    let spike = Mesh::new(vec![[0.01, 0.02, -0.5], [0.03, 0.01, -0.5], [0.02, 0.02, 0.1]], vec![[0, 1, 2]]);
    let settings = SimulationSettings { backend: Backend::Cpu, continuous: true, ..Default::default() };
    let mut simulation = Simulation::new([sheet(0.0)], [spike.clone()], settings).expect("a simulation");
    let mut static_check = Detector::new(
        &Scene::new([sheet(0.0).mesh().clone(), spike.clone()]).expect("a scene"),
        Settings { backend: Backend::Cpu, ..Default::default() },
    )
    .expect("a detector");
    let start = simulation.positions().expect("positions");
    assert!(!static_check.detect(&start).expect("a report").pairs().is_empty(), "it is entangled");
    (0..10).for_each(|_| simulation.frame(&spike.positions).expect("a frame"));
    let lowest = simulation.positions().expect("positions")[..81].iter().map(|at| at[2]).fold(0.0, f32::min);
    assert!(lowest < -0.05, "{lowest}");
}
