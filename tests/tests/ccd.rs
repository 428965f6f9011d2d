//! CCD: elementary tests against an oracle, scenes against all candidates, both against published results.

use std::path::Path;

use clasp3d::ccd::{CcdFilters, FeaturePair, edge_edge, edge_edge_within, vertex_face, vertex_face_within};
use clasp3d::{Backend, CcdSettings, Clusters, Detector, Error, Mesh, ObjectFilter, Scene, Settings, SettingsError};
use clasp3d_tests::ccd_oracle::{self as oracle, Points};
use clasp3d_tests::seeds::on_all_threads;
use clasp3d_tests::{backends, ledger, public_data};
use fastrand::Rng;

/// Queries of each kind in the property test.
const QUERIES: u64 = 1_000;

/// Factor for the number of queries of the property test; large values need release mode.
fn query_factor() -> u64 {
    std::env::var("CLASP_TEST_QUERIES").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
}

/// Largest difference by which a time may be earlier than the exact one.
const TOLERANCE: f64 = 1e-6;

/// Returns an error if a time differs from that of the oracle.
fn compare(found: Option<f64>, expected: Option<(f64, f64)>) -> Result<(), String> {
    match (found, expected) {
        (None, None) => Ok(()),
        (Some(time), Some((low, high))) if time <= high && time >= low - TOLERANCE => Ok(()),
        _ => Err(format!("found {found:?}, expected {expected:?}")),
    }
}

/// Kind of a random motion.
#[derive(Clone, Copy, Debug)]
enum MotionKind {
    /// From one point of a small grid to another: most determinants are zero.
    Grid,
    /// The same within a plane.
    Plane,
    /// Within an oblique plane that moves.
    TiltedPlane,
    /// Along a line.
    Line,
    /// Translation of one of the features.
    Rigid,
    /// No motion.
    Still,
    /// Uniformly distributed points.
    Anywhere,
    /// Almost on a grid.
    NearGrid,
    /// Large and small coordinates.
    HugeAndTiny,
    /// Features that only touch.
    Grazing,
    /// Some points coincident or collinear.
    Coincident,
    /// Contact at the start or at the end.
    AtStartOrEnd,
    /// Coordinates with very different exponents.
    AllExponents,
    /// A grid of the smallest, or of almost the largest numbers.
    EndsOfRange,
    /// Points with very different speeds, so that roots are close to each other, to the start and to the end.
    Speeds,
}

const MOTIONS: [MotionKind; 15] = [
    MotionKind::Grid,
    MotionKind::Plane,
    MotionKind::TiltedPlane,
    MotionKind::Line,
    MotionKind::Rigid,
    MotionKind::Still,
    MotionKind::Anywhere,
    MotionKind::NearGrid,
    MotionKind::HugeAndTiny,
    MotionKind::Grazing,
    MotionKind::Coincident,
    MotionKind::AtStartOrEnd,
    MotionKind::AllExponents,
    MotionKind::EndsOfRange,
    MotionKind::Speeds,
];

fn grid(rng: &mut Rng) -> Points {
    std::array::from_fn(|_| std::array::from_fn(|_| f64::from(rng.i32(-2..=2))))
}

fn in_plane(rng: &mut Rng, point: &[f64; 3], u: [f64; 3], v: [f64; 3], lift: f64) -> [f64; 3] {
    let lifted = if rng.u32(0..8) == 0 { lift + 1.0 } else { lift };
    std::array::from_fn(|axis| point[0] * u[axis] + point[1] * v[axis] + lifted)
}

fn map(points: &mut Points, change: &mut dyn FnMut(&mut f64)) {
    points.iter_mut().flatten().for_each(change);
}

/// Returns random positions at the start and at the end.
fn query(motion: MotionKind, rng: &mut Rng) -> (Points, Points) {
    let (mut t0, mut t1) = (grid(rng), grid(rng));
    match motion {
        MotionKind::Grid => {}
        MotionKind::Plane => t0.iter_mut().chain(&mut t1).for_each(|point| point[2] = 0.0),
        MotionKind::TiltedPlane => {
            let lift = f64::from(rng.i32(0..3));
            t0 = t0.map(|point| in_plane(rng, &point, [1.0, 2.0, 3.0], [-1.0, 1.0, 5.0], 0.0));
            t1 = t1.map(|point| in_plane(rng, &point, [1.0, 2.0, 3.0], [-1.0, 1.0, 5.0], lift));
        }
        MotionKind::Line => {
            t0.iter_mut().chain(&mut t1).for_each(|point| *point = [point[0], 2.0 * point[0], -point[0]])
        }
        MotionKind::Rigid => {
            let split = rng.usize(1..=2);
            let shift: [f64; 3] = std::array::from_fn(|_| f64::from(rng.i32(-4..=4)));
            t1 = t0;
            t1[..split].iter_mut().for_each(|point| *point = std::array::from_fn(|axis| point[axis] + shift[axis]));
        }
        MotionKind::Still => t1 = t0,
        MotionKind::Anywhere => {
            map(&mut t0, &mut |x| *x = rng.f64() - 0.5);
            map(&mut t1, &mut |x| *x = rng.f64() - 0.5);
        }
        MotionKind::NearGrid => {
            let tiny = 2f64.powi(rng.i32(-53..-20));
            map(&mut t0, &mut |x| *x += f64::from(rng.i32(-1..=1)) * tiny);
            map(&mut t1, &mut |x| *x += f64::from(rng.i32(-1..=1)) * tiny);
        }
        MotionKind::HugeAndTiny => {
            map(&mut t0, &mut |x| *x *= [16384.0, 1.0, 1.0 / 16384.0][rng.usize(0..3)]);
            map(&mut t1, &mut |x| *x *= [16384.0, 1.0, 1.0 / 16384.0][rng.usize(0..3)]);
        }
        MotionKind::Coincident => make_coincident(&mut t0, &mut t1, rng),
        MotionKind::AtStartOrEnd => touch_at_start_or_end(&mut t0, &mut t1, rng),
        MotionKind::AllExponents => scale_by_exponents(&mut t0, &mut t1, rng),
        MotionKind::EndsOfRange => {
            let tiny = if rng.bool() { f64::from_bits(1) } else { 2f64.powi(1021) };
            map(&mut t0, &mut |x| *x *= tiny);
            map(&mut t1, &mut |x| *x *= tiny);
        }
        MotionKind::Speeds => {
            for i in 0..4 {
                let speed = 2f64.powi(rng.i32(-40..40));
                t1[i] = std::array::from_fn(|axis| t0[i][axis] + speed * f64::from(rng.i32(-1..=1)));
            }
        }
        MotionKind::Grazing => graze(&mut t0, &mut t1, rng),
    }
    (t0, t1)
}

/// Makes some points coincident, or the midpoint of two others.
fn make_coincident(t0: &mut Points, t1: &mut Points, rng: &mut Rng) {
    for _ in 0..rng.usize(1..4) {
        let (i, j, k) = (rng.usize(0..4), rng.usize(0..4), rng.usize(0..4));
        let points = if rng.bool() { &mut *t0 } else { &mut *t1 };
        let middle = std::array::from_fn(|axis| 0.5 * (points[j][axis] + points[k][axis]));
        points[i] = if rng.bool() { points[j] } else { middle };
    }
}

/// Moves the first point to another point, or to the midpoint of two others, at the start or at the end.
fn touch_at_start_or_end(t0: &mut Points, t1: &mut Points, rng: &mut Rng) {
    let points = if rng.bool() { &mut *t0 } else { &mut *t1 };
    let [a, b] = [rng.usize(1..4), rng.usize(1..4)].map(|i| points[i]);
    points[0] = std::array::from_fn(|axis| 0.5 * (a[axis] + b[axis]));
    // In half of the queries, only the first point moves, by a small vector.
    let away: [f64; 3] = std::array::from_fn(|_| f64::from(rng.i32(-1..=1)));
    if rng.bool() {
        *t1 = *t0;
        t1[0] = std::array::from_fn(|axis| t0[0][axis] + away[axis]);
    }
}

/// Scales each coordinate by one of three powers of two.
fn scale_by_exponents(t0: &mut Points, t1: &mut Points, rng: &mut Rng) {
    // Usually similar exponents: the oracle is slow for many bits.
    let span = if rng.u32(0..100) == 0 { 200 } else { 40 };
    let lowest = rng.i32(-1074..1020 - span);
    let exponents: [i32; 3] = std::array::from_fn(|_| rng.i32(lowest..lowest + span));
    let mut scale = |x: &mut f64| {
        let exponent = exponents[rng.usize(0..3)];
        // Two factors, because the power itself may overflow or underflow.
        *x = *x * 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2);
    };
    map(t0, &mut scale);
    map(t1, &mut scale);
}

/// Moves points symmetrically about their positions in the middle of the motion, where two of them coincide.
fn graze(t0: &mut Points, t1: &mut Points, rng: &mut Rng) {
    let middle = grid(rng);
    for i in 0..4 {
        for axis in 0..3 {
            (t0[i][axis], t1[i][axis]) = (middle[i][axis] - 0.5 * t0[i][axis], middle[i][axis] + 0.5 * t0[i][axis]);
        }
    }
    let (i, j) = (rng.usize(0..2), rng.usize(2..4));
    for axis in 0..3 {
        let shift = 0.5 * (t0[i][axis] + t1[i][axis]) - 0.5 * (t0[j][axis] + t1[j][axis]);
        t0[j][axis] += shift;
        t1[j][axis] += shift;
    }
}

#[test]
fn elementary_tests_agree_with_the_oracle() {
    let contacts = std::sync::atomic::AtomicU64::new(0);
    on_all_threads(query_factor() * QUERIES * MOTIONS.len() as u64, |seed| {
        let motion = MOTIONS[seed as usize % MOTIONS.len()];
        let (t0, t1) = query(motion, &mut Rng::with_seed(seed));
        let fail = |kind: &str, error: String| panic!("{kind}, seed {seed}, {motion:?}: {error}; {t0:?} {t1:?}");
        let face = oracle::vertex_face(&t0, &t1);
        compare(vertex_face(&t0, &t1), face).unwrap_or_else(|error| fail("vertex-face", error));
        let edges = oracle::edge_edge(&t0, &t1);
        compare(edge_edge(&t0, &t1), edges).unwrap_or_else(|error| fail("edge-edge", error));
        let found = u64::from(face.is_some()) + u64::from(edges.is_some());
        contacts.fetch_add(found, std::sync::atomic::Ordering::Relaxed);
    });
    let contacts = contacts.into_inner();
    assert!(contacts > QUERIES, "only {contacts} contacts: the queries are too easy");
    ledger::ran("cpu", "elementary tests against the oracle");
}

#[test]
fn results_do_not_depend_on_the_order_of_vertices() {
    on_all_threads(QUERIES, |seed| {
        let mut rng = Rng::with_seed(seed);
        let motion = MOTIONS[seed as usize % MOTIONS.len()];
        let (t0, t1) = query(motion, &mut rng);
        let ordered = |points: &Points, order: [usize; 4]| order.map(|i| points[i]);
        let agree = |a: Option<f64>, b: Option<f64>| match (a, b) {
            (Some(a), Some(b)) => (a - b).abs() <= 1e-6,
            (a, b) => a == b,
        };
        let face = [0, 3, 1, 2];
        let permuted = vertex_face(&ordered(&t0, face), &ordered(&t1, face));
        assert!(agree(vertex_face(&t0, &t1), permuted), "seed {seed}, {motion:?}: {t0:?} {t1:?}");
        let edges = [3, 2, 0, 1];
        let permuted = edge_edge(&ordered(&t0, edges), &ordered(&t1, edges));
        assert!(agree(edge_edge(&t0, &t1), permuted), "seed {seed}, {motion:?}: {t0:?} {t1:?}");
    });
}

#[test]
fn min_distance_tests_report_close_features_in_time() {
    let face = [[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0]];
    let with = |p: [f64; 3]| [p, face[0], face[1], face[2]];
    let is_close = |toi: Option<f64>, exact: f64| toi.is_some_and(|toi| toi <= exact && toi > exact - 1e-6);
    assert!(is_close(vertex_face_within(&with([1.0, 1.0, 2.0]), &with([1.0, 1.0, -2.0]), 1.0), 0.25));
    assert!(is_close(vertex_face_within(&with([1.0, 1.0, 2.0]), &with([1.0, 1.0, 0.5]), 1.0), 2.0 / 3.0));
    assert_eq!(vertex_face_within(&with([1.0, 1.0, 2.0]), &with([1.0, 1.0, 1.01]), 1.0), None);
    // Beside the corner.
    assert!(is_close(vertex_face_within(&with([-4.0, -4.0, 0.0]), &with([0.0, 0.0, 0.0]), 2f64.sqrt()), 0.75));
    assert_eq!(vertex_face_within(&with([9.0, -1.5, 0.0]), &with([-9.0, -1.5, 0.0]), 1.0), None);
    let edges = |z: f64| [[-1.0, 0.0, z], [1.0, 0.0, z], [0.0, -1.0, 0.0], [0.0, 1.0, 0.0]];
    assert!(is_close(edge_edge_within(&edges(3.0), &edges(1.0), 2.0), 0.5));
    assert_eq!(edge_edge_within(&edges(3.0), &edges(2.5), 2.0), None);

    // Features that meet come close first.
    on_all_threads(QUERIES, |seed| {
        let motion = MOTIONS[seed as usize % MOTIONS.len()];
        let (t0, t1) = query(motion, &mut Rng::with_seed(seed));
        let check = |touching: Option<f64>, near: Option<f64>, what: &str| {
            let is_in_order = touching.is_none_or(|time| near.is_some_and(|near| near <= time + 1e-6));
            assert!(is_in_order, "{what}, seed {seed}, {motion:?}: {touching:?} {near:?}; {t0:?} {t1:?}");
        };
        check(vertex_face(&t0, &t1), vertex_face_within(&t0, &t1, 0.125), "vertex-face");
        check(edge_edge(&t0, &t1), edge_edge_within(&t0, &t1, 0.125), "edge-edge");
    });
}

/// Reads the queries of a file: positions at the start and at the end, and whether the features meet.
fn read_queries(path: &Path) -> Vec<(Points, Points, bool)> {
    let text = std::fs::read_to_string(path).expect("a file of queries");
    let lines: Vec<([f64; 3], bool)> = text.lines().map(|line| read_point(line, path)).collect();
    let query = |eight: &[([f64; 3], bool)]| {
        let points = |from: usize| std::array::from_fn(|i| eight[from + i].0);
        (points(0), points(4), eight[0].1)
    };
    assert!(!lines.is_empty() && lines.len().is_multiple_of(8), "{}: {} lines", path.display(), lines.len());
    lines.chunks_exact(8).map(query).collect()
}

fn read_point(line: &str, path: &Path) -> ([f64; 3], bool) {
    let fields: Vec<&str> = line.split(',').collect();
    assert_eq!(fields.len(), 7, "{}: {line}", path.display());
    let coordinate = |axis: usize| {
        let [numerator, denominator]: [i128; 2] = [0, 1].map(|i| fields[2 * axis + i].parse().expect("an integer"));
        // With a power of two and a numerator of at most 53 bits, the quotient is exact.
        let bits = numerator.unsigned_abs().checked_ilog2().map_or(0, |log| log - numerator.trailing_zeros());
        assert!(denominator.count_ones() == 1 && bits < 53, "{}: {line} is not exact in f64", path.display());
        numerator as f64 / denominator as f64
    };
    ([coordinate(0), coordinate(1), coordinate(2)], fields[6] == "1")
}

#[test]
fn public_queries_have_the_published_results() {
    let Some(folder) = public_data::folder_or_skip("cpu", "public continuous queries") else { return };
    let folder = folder.join("queries");
    let (mut queries, mut files_read) = ([0; 2], 0);
    for set in std::fs::read_dir(&folder).expect("a folder").filter_map(|set| Some(set.ok()?.path())) {
        for (kind, count) in ["vertex-face", "edge-edge"].into_iter().zip(&mut queries) {
            let files =
                std::fs::read_dir(set.join(kind)).into_iter().flatten().filter_map(|file| Some(file.ok()?.path()));
            for file in files {
                files_read += 1;
                for (number, (t0, t1, expected)) in read_queries(&file).into_iter().enumerate() {
                    let found = if kind == "edge-edge" { edge_edge(&t0, &t1) } else { vertex_face(&t0, &t1) };
                    assert_eq!(found.is_some(), expected, "{} query {number}", file.display());
                    *count += 1;
                }
            }
        }
    }
    // All files below the folder must have been read.
    let (mut folders, mut files) = (vec![folder.clone()], 0);
    while let Some(path) = folders.pop() {
        match std::fs::read_dir(&path) {
            Ok(entries) => folders.extend(entries.filter_map(|entry| Some(entry.ok()?.path()))),
            Err(_) => files += usize::from(path.extension().is_some_and(|extension| extension == "csv")),
        }
    }
    assert_eq!(files_read, files, "files in {}", folder.display());
    assert!(queries[0] > 0 && queries[1] > 0, "{}: {queries:?} queries", folder.display());
    println!("{files} files, {queries:?} vertex-face and edge-edge queries");
    ledger::ran("cpu", "public continuous queries");
}

/// A mesh, and its positions at the end of a motion.
#[derive(Default)]
struct MovingMesh {
    triangles: Vec<[u32; 3]>,
    lone_edges: Vec<[u32; 2]>,
    lone_points: Vec<u32>,
    t0: Vec<[f32; 3]>,
    t1: Vec<[f32; 3]>,
}

impl MovingMesh {
    /// Returns the positions of four vertices at the start and at the end.
    fn points(&self, vertices: [u32; 4]) -> (Points, Points) {
        let at = |positions: &[[f32; 3]]| vertices.map(|vertex| positions[vertex as usize].map(f64::from));
        (at(&self.t0), at(&self.t1))
    }

    fn edges(&self) -> Vec<[u32; 2]> {
        let sides = |[a, b, c]: [u32; 3]| [[a, b], [b, c], [c, a]];
        let sorted = |[a, b]: [u32; 2]| [a.min(b), a.max(b)];
        let mut edges: Vec<[u32; 2]> =
            self.triangles.iter().flat_map(|triangle| sides(*triangle).map(sorted)).collect();
        edges.extend(self.lone_edges.iter().map(|edge| sorted(*edge)));
        edges.retain(|[a, b]| a != b);
        edges.sort_unstable();
        edges.dedup();
        edges
    }

    /// Returns the swept box of some vertices.
    fn swept_box(&self, vertices: &[u32]) -> [[f32; 3]; 2] {
        let mut corners = [[f32::INFINITY; 3], [f32::NEG_INFINITY; 3]];
        for point in vertices.iter().flat_map(|vertex| [self.t0[*vertex as usize], self.t1[*vertex as usize]]) {
            for axis in 0..3 {
                corners[0][axis] = corners[0][axis].min(point[axis]);
                corners[1][axis] = corners[1][axis].max(point[axis]);
            }
        }
        corners
    }

    /// Returns all pairs of features without a common vertex whose swept boxes are at most this far apart, by brute force.
    fn all_candidates(&self, min_distance: f64) -> Vec<FeaturePair> {
        let overlap = |a: &[u32], b: &[u32]| {
            let ([low, high], [other_low, other_high]) = (self.swept_box(a), self.swept_box(b));
            let reaches = |high: f32, low: f32| f64::from(low) - f64::from(high) <= min_distance;
            a.iter().all(|vertex| !b.contains(vertex))
                && (0..3).all(|axis| reaches(high[axis], other_low[axis]) && reaches(other_high[axis], low[axis]))
        };
        let has_face = |[a, b, c]: [u32; 3]| a != b && b != c && c != a;
        let mut vertices: Vec<u32> = self.triangles.as_flattened().to_vec();
        vertices.extend(self.lone_edges.as_flattened());
        vertices.extend(&self.lone_points);
        vertices.sort_unstable();
        vertices.dedup();
        let mut candidates = Vec::new();
        for vertex in vertices {
            let faces = (0u32..).zip(&self.triangles).filter(|(_, triangle)| has_face(**triangle));
            let faces = faces.filter(|(_, triangle)| overlap(&[vertex], &triangle[..]));
            candidates.extend(faces.map(|(face, _)| FeaturePair::VertexFace { vertex, face }));
        }
        let edges = self.edges();
        for (i, a) in edges.iter().enumerate() {
            let others = edges[i + 1..].iter().filter(|b| overlap(a, &b[..]));
            candidates.extend(others.map(|b| FeaturePair::EdgeEdge { a: *a, b: *b }));
        }
        candidates
    }

    fn vertices(&self, features: FeaturePair) -> [u32; 4] {
        match features {
            FeaturePair::VertexFace { vertex, face } => {
                let [a, b, c] = self.triangles[face as usize];
                [vertex, a, b, c]
            }
            FeaturePair::EdgeEdge { a, b } => [a[0], a[1], b[0], b[1]],
        }
    }

    fn detector(&self, settings: Settings) -> Detector {
        let mesh = Mesh::new(self.t0.clone(), self.triangles.clone());
        let mesh = mesh.with_edges(self.lone_edges.clone()).with_points(self.lone_points.clone());
        let scene = Scene::new([mesh]).expect("a scene");
        Detector::new(&scene, settings).expect("a detector")
    }
}

fn small_motion(seed: u64) -> MovingMesh {
    let mut rng = Rng::with_seed(seed);
    let kind = clasp3d_tests::small_scenes::KINDS[seed as usize % clasp3d_tests::small_scenes::KINDS.len()];
    let mesh = clasp3d_tests::small_scenes::scene(kind, &mut rng);
    let other = clasp3d_tests::small_scenes::scene(kind, &mut rng);
    let mut t1: Vec<[f32; 3]> = mesh.positions.iter().zip(other.positions.iter().cycle()).map(|(_, p)| *p).collect();
    t1.iter_mut().zip(&mesh.positions).filter(|_| rng.bool()).for_each(|(end, start)| *end = *start);
    // Some lone edges and points are also features of triangles, some are repeated, and some edges have length zero.
    let mut vertex = || rng.u32(..mesh.positions.len() as u32);
    let lone_edges = if seed.is_multiple_of(3) { vec![] } else { (0..3).map(|_| [vertex(), vertex()]).collect() };
    let lone_points = if seed.is_multiple_of(4) { vec![] } else { (0..2).map(|_| vertex()).collect() };
    MovingMesh { triangles: mesh.triangles, lone_edges, lone_points, t0: mesh.positions, t1 }
}

/// Returns every choice of filters.
fn all_filters() -> impl Iterator<Item = CcdFilters> {
    (0..8).map(|i| CcdFilters { linear: i & 1 != 0, planar: i & 2 != 0, non_penetration: i & 4 != 0 })
}

#[test]
fn impacts_are_those_of_brute_force_with_any_filters() {
    on_all_threads(180, |seed| {
        let moving = small_motion(seed);
        let candidates = moving.all_candidates(0.0);
        let mut expected: Vec<(FeaturePair, Option<f64>)> = Vec::new();
        for features in &candidates {
            let (t0, t1) = moving.points(moving.vertices(*features));
            let toi = match features {
                FeaturePair::VertexFace { .. } => vertex_face(&t0, &t1),
                FeaturePair::EdgeEdge { .. } => edge_edge(&t0, &t1),
            };
            expected.extend(toi.map(|_| (*features, toi)));
        }
        expected.sort_by_key(|(features, _)| *features);
        for (i, filters) in all_filters().enumerate() {
            let clusters = Clusters::Count([1, 3, 8][i % 3]);
            let settings = Settings {
                backend: Backend::Cpu,
                clustering: clusters.into(),
                ccd: CcdSettings { filters, ..Default::default() },
                ..Default::default()
            };
            let result = moving.detector(settings).detect_continuous(&moving.t0, &moving.t1).expect("a result");
            let context = format!("seed {seed}, {filters:?}");
            assert_eq!(result.stats.candidates(), candidates.len() as u64, "{context}");
            let found: Vec<_> = result.impacts().iter().map(|impact| (impact.features, Some(impact.toi))).collect();
            assert_eq!(found, expected, "{context}");
            let removed = result.stats.linear + result.stats.planar + result.stats.non_penetration;
            assert_eq!(removed + result.stats.elementary, result.stats.candidates(), "{context}");
            let first = expected.iter().filter_map(|(_, time)| *time).min_by(f64::total_cmp);
            let first = if result.intersecting().is_empty() { first } else { Some(0.0) };
            assert_eq!(result.earliest_toi(), first, "{context}");
        }
    });
    ledger::ran("cpu", "impacts of small scenes");
}

#[test]
fn impacts_with_a_min_distance_are_those_of_elementary_tests() {
    let impacts = std::sync::atomic::AtomicUsize::new(0);
    on_all_threads(180, |seed| {
        let moving = small_motion(seed);
        // Minimum distances from the size of the scene to much smaller ones.
        let largest = moving.t0.as_flattened().iter().fold(0.0f32, |a, b| a.max(b.abs()));
        let min_distance = largest * [0.3, 0.01, 1e-5][seed as usize % 3] + f32::MIN_POSITIVE;
        let brute_force = |min_distance: f64| -> Vec<(FeaturePair, f64)> {
            let mut impacts = Vec::new();
            for features in moving.all_candidates(f64::INFINITY) {
                let (t0, t1) = moving.points(moving.vertices(features));
                let toi = match features {
                    FeaturePair::VertexFace { .. } => vertex_face_within(&t0, &t1, min_distance),
                    FeaturePair::EdgeEdge { .. } => edge_edge_within(&t0, &t1, min_distance),
                };
                impacts.extend(toi.map(|toi| (features, toi)));
            }
            impacts
        };
        // Pairs that certainly come close must be found. Others may be: the elementary test has a tolerance that is relative
        // to the length of the motion.
        let longest = moving.t1.as_flattened().iter().fold(largest, |a, b| a.max(b.abs()));
        let certain_distance = f64::from(min_distance) * (1.0 - 1e-5) - 1e-6 * f64::from(longest);
        let (possible, certain) = (brute_force(min_distance.into()), brute_force(certain_distance));
        let candidates = moving.all_candidates(min_distance.into());
        for (i, filters) in all_filters().enumerate() {
            let clusters = Clusters::Count([1, 3, 8][i % 3]);
            let settings = Settings {
                backend: Backend::Cpu,
                clustering: clusters.into(),
                ccd: CcdSettings { filters, min_distance },
                ..Default::default()
            };
            let result = moving.detector(settings).detect_continuous(&moving.t0, &moving.t1).expect("a result");
            let context = format!("seed {seed}, minimum distance {min_distance}, {filters:?}");
            assert!(result.stats.candidates() >= candidates.len() as u64, "{context}");
            for impact in result.impacts() {
                assert!(possible.contains(&(impact.features, impact.toi)), "{context}: {impact:?}");
            }
            for (features, _) in &certain {
                let found = result.impacts().iter().any(|impact| impact.features == *features);
                assert!(found, "{context}: {features:?} is not found");
            }
            impacts.fetch_add(result.impacts().len(), std::sync::atomic::Ordering::Relaxed);
        }
    });
    let impacts = impacts.into_inner();
    assert!(impacts > 10_000, "only {impacts} impacts");
    ledger::ran("cpu", "impacts with a minimum distance");
}

#[test]
fn lone_edges_and_points_are_features() {
    for (name, backend) in backends::detector_backends("lone edges and points") {
        check_lone_features(&Settings { backend, ..Default::default() });
        ledger::ran(name, "lone edges and points");
    }
}

fn check_lone_features(settings: &Settings) {
    // A triangle; a lone edge that falls through its side; a lone point and an unused vertex that fall through its interior;
    // and a second lone edge that crosses the first one.
    let at = |height: f32| {
        vec![
            [0.0, 0.0, 0.0],
            [4.0, 0.0, 0.0],
            [0.0, 4.0, 0.0],
            [1.0, -1.0, height],
            [1.0, 0.5, height],
            [0.5, 0.5, height],
            [0.6, 0.6, height],
            [0.0, -0.5, 0.0],
            [4.0, -0.5, 0.0],
        ]
    };
    let mesh = |edges: &[[u32; 2]], points: &[u32]| {
        Mesh::new(at(1.0), vec![[0, 1, 2]]).with_edges(edges.to_vec()).with_points(points.to_vec())
    };
    let settings = || settings.clone();
    let impacts = |meshes: Vec<Mesh>, t0: Vec<[f32; 3]>, t1: Vec<[f32; 3]>, settings: Settings| -> Vec<FeaturePair> {
        let mut detector = Detector::new(&Scene::new(meshes).expect("a scene"), settings).expect("a detector");
        assert!(detector.detect(&t0).expect("a result").pairs().is_empty(), "lone features are no triangles");
        let result = detector.detect_continuous(&t0, &t1).expect("a result");
        result.impacts().iter().map(|impact| impact.features).collect()
    };
    let scene = mesh(&[[4, 3], [7, 8]], &[5]);
    let expected = [
        FeaturePair::VertexFace { vertex: 4, face: 0 },
        FeaturePair::VertexFace { vertex: 5, face: 0 },
        FeaturePair::EdgeEdge { a: [0, 1], b: [3, 4] },
        FeaturePair::EdgeEdge { a: [3, 4], b: [7, 8] },
    ];
    assert_eq!(impacts(vec![scene.clone()], at(1.0), at(-1.0), settings()), expected);
    // Without triangles, both edges still meet.
    let bare = Mesh { triangles: Vec::new(), ..scene };
    assert_eq!(impacts(vec![bare], at(1.0), at(-1.0), settings()), expected[3..]);
    // Without self-collisions, one object has no impacts; lone features in another object still meet the triangle.
    let filtered = Settings { filter: ObjectFilter::new().self_collisions(false), ..settings() };
    assert_eq!(impacts(vec![mesh(&[[4, 3], [7, 8]], &[5])], at(1.0), at(-1.0), filtered.clone()), []);
    let twice = |height: f32| [at(0.0)[..3].to_vec(), at(height)].concat();
    let wires = Mesh::new(at(1.0), Vec::new()).with_edges([[4, 3], [7, 8]]).with_points([5]);
    let others = Mesh::new(at(0.0)[..3].to_vec(), vec![[0, 1, 2]]);
    assert_eq!(
        impacts(vec![others, wires], twice(1.0), twice(-1.0), filtered),
        [
            FeaturePair::VertexFace { vertex: 7, face: 0 },
            FeaturePair::VertexFace { vertex: 8, face: 0 },
            FeaturePair::EdgeEdge { a: [0, 1], b: [6, 7] }
        ]
    );
    let error = |mesh: Mesh| Scene::new([mesh]).expect_err("an error").to_string();
    let refers = "refers to vertex 9, but the mesh has 9 vertices";
    assert_eq!(error(mesh(&[[0, 1], [2, 9]], &[])), format!("edge 1 of object 0 {refers}"));
    assert_eq!(error(mesh(&[], &[9])), format!("point 0 of object 0 {refers}"));
    let invalid = Settings { ccd: CcdSettings { min_distance: f32::NAN, ..Default::default() }, ..settings() };
    assert!(matches!(invalid.check(), Err(Error::Settings(SettingsError::MinDistance { .. }))));
}

#[test]
fn invalid_motions_are_errors() {
    for (name, backend) in backends::detector_backends("invalid motions") {
        check_invalid_motions(&Settings { backend, ..Default::default() });
        ledger::ran(name, "invalid motions");
    }
}

fn check_invalid_motions(settings: &Settings) {
    let moving = small_motion(0);
    let mut detector = moving.detector(settings.clone());
    let short = &moving.t1[1..];
    let message = |result: clasp3d::Result<clasp3d::ccd::CcdResult>| {
        result.err().map(|error| error.to_string()).unwrap_or_default()
    };
    let (count, expected) = (short.len(), moving.t0.len());
    assert_eq!(
        message(detector.detect_continuous(short, &moving.t1)),
        format!("at the start of the motion: got {count} positions for a scene of {expected} vertices")
    );
    let mut nan = moving.t1.clone();
    nan[1][2] = f32::NAN;
    let not_finite = "the z coordinate of vertex 1 is NaN; positions must be finite";
    let at = |when: &str| format!("at the {when} of the motion: {not_finite}");
    assert_eq!(message(detector.detect_continuous(&moving.t0, &nan)), at("end"));
    assert_eq!(message(detector.detect_continuous(&nan, &moving.t1)), at("start"));

    // Valid extremes: a triangle that passes through another one in a very long step, and no motion.
    let t0 =
        vec![[0.0, 0.0, 0.0], [4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [1.0, 1.0, 1e30], [1.5, 1.0, 1e30], [1.0, 1.5, 1e30]];
    let mut t1 = t0.clone();
    t1[3..].iter_mut().for_each(|point| point[2] = -1e30);
    let moving = MovingMesh { triangles: vec![[0, 1, 2], [3, 4, 5]], t0, t1, ..Default::default() };
    let mut detector = moving.detector(settings.clone());
    let result = detector.detect_continuous(&moving.t0, &moving.t1).expect("a result");
    assert_eq!(result.impacts().len(), 3, "{:?}", result.impacts());
    assert!(result.earliest_toi().is_some_and(|time| (0.499999..=0.5).contains(&time)), "{:?}", result.earliest_toi());
    let still = detector.detect_continuous(&moving.t0, &moving.t0).expect("a result");
    assert!(still.impacts().is_empty() && still.earliest_toi().is_none());
}

/// Reads all numbers of a JSON file of the public results.
fn read_numbers(path: &Path) -> Vec<u32> {
    let text = std::fs::read_to_string(path).expect("results");
    text.split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().expect("a number"))
        .collect()
}

#[test]
fn public_frames_have_the_published_impacts() {
    let Some(folder) = public_data::folder_or_skip("cpu", "public frames") else { return };
    let folder = folder.join("cloth-funnel");
    let (t0, triangles) = public_data::read_ply(&folder.join("227.ply")).expect("a mesh");
    let (t1, _) = public_data::read_ply(&folder.join("228.ply")).expect("a mesh");
    let moving = MovingMesh { triangles, t0, t1, ..Default::default() };
    let mut edges = moving.edges();
    edges.sort_by_key(|[a, b]| (*b, *a));
    let (vertices, faces) = (moving.t0.len(), moving.t0.len() + edges.len());
    let mut expected: Vec<(FeaturePair, f64)> = Vec::new();
    for kind in ["vf", "ee"] {
        let pairs = read_numbers(&folder.join(format!("227{kind}.json")));
        let times = std::fs::read_to_string(folder.join(format!("227{kind}_toi.csv"))).expect("times");
        for line in times.lines().skip(1) {
            let mut fields = line.split(',');
            let query: usize = fields.next().and_then(|field| field.parse().ok()).expect("a number");
            let time = fields.next().and_then(|field| field.parse().ok()).expect("a time");
            let (first, second) = (pairs[2 * query] as usize, pairs[2 * query + 1] as usize);
            let features = if kind == "vf" {
                FeaturePair::VertexFace { vertex: first.min(second) as u32, face: (first.max(second) - faces) as u32 }
            } else {
                let (a, b) = (edges[first - vertices], edges[second - vertices]);
                FeaturePair::EdgeEdge { a: a.min(b), b: a.max(b) }
            };
            expected.push((features, time));
        }
    }
    expected.sort_by_key(|(features, _)| *features);
    assert!(!expected.is_empty());
    for (name, backend) in backends::detector_backends("public frames") {
        let mut detector = moving.detector(Settings { backend, ..Default::default() });
        let result = detector.detect_continuous(&moving.t0, &moving.t1).expect("a result");
        let found: Vec<FeaturePair> = result.impacts().iter().map(|impact| impact.features).collect();
        assert_eq!(found, expected.iter().map(|(features, _)| *features).collect::<Vec<_>>());
        for (impact, (_, time)) in result.impacts().iter().zip(&expected) {
            assert!(impact.toi <= *time && *time - impact.toi <= TOLERANCE, "{impact:?} {time}");
        }
        assert_eq!(
            result.intersecting().len(),
            public_data::read_pairs(&folder.join("227.pairs.csv")).expect("pairs").len()
        );
        ledger::ran(name, "public frames");
    }
}
