//! Triangle–triangle tests: the exact and the filtered predicate, against the oracle and reference pairs.

use clasp3d::exact::{Face, intersect};
use clasp3d_kernels::geometry::arithmetic::Ieee;
use clasp3d_kernels::geometry::neighbors::mesh_triangles_intersect_filtered;
use clasp3d_kernels::geometry::triangle::{HIT, MISS, Triangle, UNDECIDED, intersect_filtered};
use clasp3d_tests::seeds::on_all_threads;
use clasp3d_tests::small_scenes::{KINDS, faces, oracle_intersects, scene};
use clasp3d_tests::{ledger, public_data};
use fastrand::Rng;
use glam::Vec3;

/// Number of scenes of the property test.
const SCENES: u64 = 24_000;

/// Returns the result of the filtered predicate.
fn filter(first: &Face, second: &Face) -> u32 {
    let triangle = |face: &Face| Triangle::new(face.positions[0], face.positions[1], face.positions[2]);
    mesh_triangles_intersect_filtered(Ieee, first.vertices, triangle(first), second.vertices, triangle(second))
}

/// Permutes the vertices of a face.
fn permuted(face: &Face, rng: &mut Rng) -> Face {
    let mut order = [0, 1, 2];
    rng.shuffle(&mut order);
    Face { vertices: order.map(|i| face.vertices[i]), positions: order.map(|i| face.positions[i]) }
}

#[test]
fn predicates_agree_with_the_oracle() {
    on_all_threads(SCENES, check_scene);
    ledger::ran("cpu", "triangle predicates against the oracle");
}

fn check_scene(seed: u64) {
    let kind = KINDS[seed as usize % KINDS.len()];
    let mut rng = Rng::with_seed(seed);
    let faces = faces(&scene(kind, &mut rng));
    for (i, first) in faces.iter().enumerate() {
        for second in &faces[..i] {
            let expected = oracle_intersects(first, second);
            let context = || format!("seed {seed}, {kind:?}: {first:?} {second:?}");
            assert_eq!(intersect(first, second), expected, "exact predicate; {}", context());
            let swapped = (permuted(second, &mut rng), permuted(first, &mut rng));
            assert_eq!(intersect(&swapped.0, &swapped.1), expected, "exact predicate, permuted; {}", context());

            match filter(first, second) {
                UNDECIDED => {}
                decision => assert_eq!(decision == HIT, expected, "filtered predicate; {}", context()),
            }
        }
    }
}

#[test]
fn filter_decides_random_pairs() {
    let mut rng = Rng::with_seed(1);
    let mut counts = [0; 3];
    let mut point = || Vec3::new(rng.f32(), rng.f32(), rng.f32());
    for _ in 0..100_000 {
        let pair = [0; 2].map(|_: i32| Triangle::new(point(), point(), point()));
        counts[intersect_filtered(Ieee, pair[0], pair[1]) as usize] += 1;
    }
    let [misses, hits, undecided] = [MISS, HIT, UNDECIDED].map(|kind| counts[kind as usize]);
    assert!(misses > 10_000 && hits > 10_000, "{misses} misses, {hits} hits");
    assert!(undecided < 100, "{undecided} of 100,000 random pairs are undecided");
}

/// Returns all intersecting pairs, by a sweep along x, the filtered predicate, and the exact predicate for undecided pairs;
/// and the numbers of tested and of undecided pairs.
fn all_pairs((positions, triangles): &public_data::Mesh) -> (Vec<(u32, u32)>, usize, usize) {
    let faces: Vec<Face> = triangles
        .iter()
        .map(|&vertices| Face { vertices, positions: vertices.map(|v| Vec3::from(positions[v as usize])) })
        .collect();
    let boxes: Vec<(Vec3, Vec3)> = faces
        .iter()
        .map(|face| {
            let [a, b, c] = face.positions;
            (a.min(b).min(c), a.max(b).max(c))
        })
        .collect();
    let mut order: Vec<usize> = (0..faces.len()).collect();
    order.sort_by(|&i, &j| boxes[i].0.x.total_cmp(&boxes[j].0.x));
    let (mut pairs, mut tested, mut undecided) = (Vec::new(), 0, 0);
    for (position, &i) in order.iter().enumerate() {
        let followers = order[position + 1..].iter().take_while(|&&j| boxes[j].0.x <= boxes[i].1.x);
        for &j in followers {
            if !(boxes[i].0.cmple(boxes[j].1).all() && boxes[j].0.cmple(boxes[i].1).all()) {
                continue;
            }
            let decision = filter(&faces[i], &faces[j]);
            tested += 1;
            undecided += usize::from(decision == UNDECIDED);
            if decision == HIT || decision == UNDECIDED && intersect(&faces[i], &faces[j]) {
                pairs.push((i.min(j) as u32, i.max(j) as u32));
            }
        }
    }
    pairs.sort_unstable();
    (pairs, tested, undecided)
}

#[test]
fn reference_pairs_are_reproduced() {
    let what = "reference pairs of public meshes";
    let Some(folder) = public_data::folder_or_skip("cpu", what) else { return };
    let meshes = [
        "cloth-funnel/227",
        "cloth-funnel/228",
        "two-cubes/two-cubes-far",
        "two-cubes/two-cubes-close",
        "two-cubes/two-cubes-intersecting",
        "meshes/dragon_res4",
    ];
    for name in meshes {
        let mesh = public_data::read_ply(&folder.join(format!("{name}.ply"))).expect("mesh");
        let expected = public_data::read_pairs(&folder.join(format!("{name}.pairs.csv"))).expect("pairs");
        let (found, tested, undecided) = all_pairs(&mesh);
        assert_eq!(found.len(), expected.len(), "{name}");
        assert_eq!(found, expected, "{name}");
        println!("{name}: {} pairs, {tested} tested, {undecided} undecided", found.len());
        assert!(undecided * 100 <= tested, "{name}: {undecided} of {tested} pairs are undecided");
    }
    ledger::ran("cpu", what);
}
