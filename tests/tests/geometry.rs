//! Triangle against triangle: the exact arbiter and the `f32` filter, against an oracle and against public answers.

use clasp3d::exact::{Face, intersect};
use clasp3d_kernels::geometry::neighbors::mesh_triangles_intersect_filtered;
use clasp3d_kernels::geometry::triangle::{HIT, MISS, Triangle, UNDECIDED, intersect_filtered};
use clasp3d_tests::small_scenes::{KINDS, faces, oracle_says, scene};
use clasp3d_tests::{ledger, public_data};
use fastrand::Rng;
use glam::Vec3;

/// Scenes of the property test.
const SCENES: u64 = 24_000;

/// What the `f32` filter says.
fn filter(first: &Face, second: &Face) -> u32 {
    let triangle = |face: &Face| Triangle::new(face.positions[0], face.positions[1], face.positions[2]);
    mesh_triangles_intersect_filtered(first.vertices, triangle(first), second.vertices, triangle(second))
}

/// The same face, beginning elsewhere or the other way round.
fn turned(face: &Face, rng: &mut Rng) -> Face {
    let mut order = [0, 1, 2];
    rng.shuffle(&mut order);
    Face { vertices: order.map(|i| face.vertices[i]), positions: order.map(|i| face.positions[i]) }
}

#[test]
fn arbiter_and_filter_agree_with_the_oracle() {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || (thread..SCENES).step_by(threads as usize).for_each(check_scene));
        }
    });
    ledger::ran("cpu", "arbiter and filter against the oracle");
}

fn check_scene(seed: u64) {
    let kind = KINDS[seed as usize % KINDS.len()];
    let mut rng = Rng::with_seed(seed);
    let faces = faces(&scene(kind, &mut rng));
    for (i, first) in faces.iter().enumerate() {
        for second in &faces[..i] {
            let expected = oracle_says(first, second);
            let context = || format!("seed {seed}, {kind:?}: {first:?} {second:?}");
            assert_eq!(intersect(first, second), expected, "the arbiter; {}", context());
            let (turned, other) = (turned(first, &mut rng), turned(second, &mut rng));
            assert_eq!(intersect(&other, &turned), expected, "the arbiter, the other way round; {}", context());

            match filter(first, second) {
                UNDECIDED => {}
                certain => assert_eq!(certain == HIT, expected, "the filter; {}", context()),
            }
        }
    }
}

#[test]
fn the_filter_decides_what_is_not_close() {
    let mut rng = Rng::with_seed(1);
    let mut counts = [0; 3];
    let mut any = || Vec3::new(rng.f32(), rng.f32(), rng.f32());
    for _ in 0..100_000 {
        let pair = [0; 2].map(|_: i32| Triangle::new(any(), any(), any()));
        counts[intersect_filtered(pair[0], pair[1]) as usize] += 1;
    }
    let [misses, hits, open] = [MISS, HIT, UNDECIDED].map(|kind| counts[kind as usize]);
    assert!(misses > 10_000 && hits > 10_000, "{misses} misses, {hits} hits");
    assert!(open < 100, "{open} of 100,000 random pairs left open");
}

/// All pairs that intersect, by a sweep along x and the filter, with the arbiter for what that leaves open. Also how many
/// pairs were tested, and how many of them the filter left open.
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
    let (mut pairs, mut tested, mut open) = (Vec::new(), 0, 0);
    for (place, &i) in order.iter().enumerate() {
        let followers = order[place + 1..].iter().take_while(|&&j| boxes[j].0.x <= boxes[i].1.x);
        for &j in followers {
            if !(boxes[i].0.cmple(boxes[j].1).all() && boxes[j].0.cmple(boxes[i].1).all()) {
                continue;
            }
            let certain = filter(&faces[i], &faces[j]);
            tested += 1;
            open += usize::from(certain == UNDECIDED);
            if certain == HIT || certain == UNDECIDED && intersect(&faces[i], &faces[j]) {
                pairs.push((i.min(j) as u32, i.max(j) as u32));
            }
        }
    }
    pairs.sort_unstable();
    (pairs, tested, open)
}

#[test]
fn public_answers_are_reproduced() {
    let what = "public answers";
    let Some(folder) = public_data::folder() else {
        return ledger::skipped("cpu", what, "no public data: CLASP_DATA is not set and ../shared/data is not there");
    };
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
        let (found, tested, open) = all_pairs(&mesh);
        assert_eq!(found.len(), expected.len(), "{name}");
        assert_eq!(found, expected, "{name}");
        println!("{name}: {} pairs, {tested} tested, {open} left open", found.len());
        assert!(open * 100 <= tested, "{name}: {open} of {tested} pairs left open");
    }
    ledger::ran("cpu", what);
}
