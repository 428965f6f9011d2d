//! Contacts, against the oracle and on public meshes.

use clasp3d::exact::Face;
use clasp3d::exact::{Contact, ContactShape, Contacts, contact};
use clasp3d_tests::oracle::{self, Common};
use clasp3d_tests::small_scenes::{KINDS, faces, scene};
use clasp3d_tests::{ledger, public_data};
use fastrand::Rng;

/// Scenes of the property test.
const SCENES: u64 = 24_000;

/// How far a corner may be from where it should be: this part of the size of the two triangles…
const OF_SIZE: f64 = 1e-11;
/// …and this part of the largest coordinate, which `f64` has only so many digits for.
const OF_COORDINATE: f64 = 4.0 * f64::EPSILON;

type Point = [f64; 3];

#[test]
fn contacts_agree_with_the_oracle() {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let mut seen = [0; 4];
    std::thread::scope(|scope| {
        let check = |thread: u64| move || (thread..SCENES).step_by(threads as usize).map(check_scene).fold([0; 4], add);
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(check(thread))).collect();
        for thread in running {
            seen = add(seen, thread.join().expect("a thread found something wrong"));
        }
    });
    println!("nothing, point, segment, area: {seen:?}");
    assert!(seen.iter().all(|count| *count > 1_000), "{seen:?}");
    ledger::ran("cpu", "contacts against the oracle");
}

fn add(a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
    std::array::from_fn(|i| a[i] + b[i])
}

/// Checks all pairs of a scene, and counts what they have in common.
fn check_scene(seed: u64) -> [u32; 4] {
    let kind = KINDS[seed as usize % KINDS.len()];
    let mut rng = Rng::with_seed(seed);
    let faces = faces(&scene(kind, &mut rng));
    let mut seen = [0; 4];
    for (i, first) in faces.iter().enumerate() {
        for second in &faces[..i] {
            let common = check_pair(first, second, &mut rng)
                .unwrap_or_else(|error| panic!("seed {seed}, {kind:?}: {error}; {first:?} {second:?}"));
            seen[common as usize] += 1;
        }
    }
    seen
}

fn check_pair(first: &Face, second: &Face, rng: &mut Rng) -> Result<Common, String> {
    let plain = |face: &Face| face.positions.map(|position| position.to_array());
    let (expected, corners) = oracle::common_corners(plain(first), plain(second));
    let found = contact(first, second);
    let (turned, other) = (turned(first, rng), turned(second, rng));
    let swapped = contact(&other, &turned);
    check_swapped(&found, &swapped)?;
    let dimension = match found.as_ref().map(|contact| &contact.shape) {
        None => Common::Nothing,
        Some(ContactShape::Point(_)) => Common::Point,
        Some(ContactShape::Segment(_)) => Common::Segment,
        Some(ContactShape::Polygon(_)) => Common::Area,
    };
    if dimension != expected {
        return Err(format!("{found:?} where the oracle says {expected:?}"));
    }
    if let Some(found) = found {
        check_corners(&found.shape, &corners, first, second)?;
        check_length(&found)?;
        check_way_apart(&found, first, second)?;
    }
    if let Some(swapped) = swapped {
        check_way_apart(&swapped, &other, &turned)?;
    }
    Ok(expected)
}

/// The same face, beginning elsewhere or the other way round.
fn turned(face: &Face, rng: &mut Rng) -> Face {
    let mut order = [0, 1, 2];
    rng.shuffle(&mut order);
    Face { vertices: order.map(|i| face.vertices[i]), positions: order.map(|i| face.positions[i]) }
}

/// Whichever triangle comes first, and wherever it begins, all but the direction is the same to the last digit.
fn check_swapped(found: &Option<Contact>, swapped: &Option<Contact>) -> Result<(), String> {
    let undirected = |contact: &Contact| Contact { direction: [0.0; 3], ..contact.clone() };
    if found.as_ref().map(undirected) != swapped.as_ref().map(undirected) {
        return Err(format!("{found:?}, but the other way round {swapped:?}"));
    }
    Ok(())
}

fn points(face: &Face) -> [Point; 3] {
    face.positions.map(|position| position.to_array().map(f64::from))
}

/// The largest difference of coordinates, and the largest coordinate.
fn size(first: &Face, second: &Face) -> (f64, f64) {
    let all = [points(first), points(second)].concat();
    let difference = |i: usize| {
        let values = || all.iter().map(|point| point[i]);
        values().fold(f64::NEG_INFINITY, f64::max) - values().fold(f64::INFINITY, f64::min)
    };
    let largest = all.as_flattened().iter().fold(0.0, |largest, x| x.abs().max(largest));
    (difference(0).max(difference(1)).max(difference(2)), largest)
}

fn check_corners(shape: &ContactShape, expected: &[Point], first: &Face, second: &Face) -> Result<(), String> {
    let (size, largest) = size(first, second);
    let tolerance = OF_SIZE * size + OF_COORDINATE * largest;
    let close = |a: &Point, b: &Point| (0..3).all(|i| (a[i] - b[i]).abs() <= tolerance);
    let corners = shape.corners();
    let context = || format!("{corners:?}, the oracle {expected:?}, tolerance {tolerance:e}");
    if let Some(wrong) = corners.iter().find(|corner| !expected.iter().any(|other| close(corner, other))) {
        return Err(format!("no such corner: {wrong:?} of {}", context()));
    }
    let has_area = !first.is_degenerate() && !second.is_degenerate();
    if has_area && corners.len() != expected.len() {
        return Err(format!("not as many corners: {}", context()));
    }
    // Without an area the oracle also has points between the corners: on the way from one end to the other.
    let on_the_way = |point: &Point| {
        let tolerance = 4.0 * tolerance;
        match shape {
            ContactShape::Segment([start, end]) => {
                distance(start, point) + distance(point, end) <= distance(start, end) + tolerance
            }
            _ => corners.iter().any(|corner| close(corner, point)),
        }
    };
    match expected.iter().find(|point| !on_the_way(point)) {
        Some(missing) => Err(format!("{missing:?} is missing: {}", context())),
        None => Ok(()),
    }
}

fn distance(a: &Point, b: &Point) -> f64 {
    (0..3).map(|i| (a[i] - b[i]) * (a[i] - b[i])).sum::<f64>().sqrt()
}

/// The shortest way to visit the corners of a convex polygon is around it: an order with a shorter one would be wrong.
fn check_length(found: &Contact) -> Result<(), String> {
    let around = |corners: &[Point]| -> f64 {
        corners.iter().zip(corners.iter().cycle().skip(1)).map(|(a, b)| distance(a, b)).sum()
    };
    let corners = found.shape.corners();
    let expected = match &found.shape {
        ContactShape::Point(_) => 0.0,
        ContactShape::Segment([start, end]) => distance(start, end),
        ContactShape::Polygon(_) => {
            let mut shortest = f64::INFINITY;
            for_all_orders(&mut corners.to_vec(), 1, &mut |order| shortest = shortest.min(around(order)));
            shortest
        }
    };
    let largest = corners.as_flattened().iter().fold(0.0, |largest, x| x.abs().max(largest));
    let tolerance = 1e-14 * (expected + largest);
    if (found.length - expected).abs() > tolerance {
        return Err(format!("{found:?}, but the length is {expected:e}"));
    }
    Ok(())
}

/// All orders of the points from this place on.
fn for_all_orders(points: &mut Vec<Point>, from: usize, see: &mut impl FnMut(&[Point])) {
    if from + 1 >= points.len() {
        return see(points);
    }
    for i in from..points.len() {
        points.swap(from, i);
        for_all_orders(points, from + 1, see);
        points.swap(from, i);
    }
}

/// Going the way takes the triangles apart, and no other way along a normal is shorter.
fn check_way_apart(found: &Contact, first: &Face, second: &Face) -> Result<(), String> {
    let Contact { depth, direction, .. } = *found;
    let (size, largest) = size(first, second);
    let tolerance = OF_SIZE * size + OF_COORDINATE * largest;
    if first.is_degenerate() && second.is_degenerate() {
        let stays = depth == 0.0 && direction == [0.0; 3];
        return if stays { Ok(()) } else { Err(format!("no normal, but {found:?}")) };
    }
    if depth < 0.0 || (distance(&direction, &[0.0; 3]) - 1.0).abs() > 1e-14 {
        return Err(format!("depth and direction: {found:?}"));
    }
    // How far the second one must go this way until all of it is ahead of all of the first.
    let way = |direction: &Point| {
        let origin = points(first)[0];
        let along = |point: Point| -> f64 { (0..3).map(|i| direction[i] * (point[i] - origin[i])).sum() };
        let highest = points(first).map(along).into_iter().fold(f64::NEG_INFINITY, f64::max);
        let lowest = points(second).map(along).into_iter().fold(f64::INFINITY, f64::min);
        highest - lowest
    };
    if (way(&direction) - depth).abs() > tolerance {
        return Err(format!("{found:?}, but the way is {:e}", way(&direction)));
    }
    for face in [first, second].into_iter().filter(|face| !face.is_degenerate()) {
        let Some(normal) = normal(face) else { continue };
        for direction in [normal, normal.map(|x| -x)] {
            if way(&direction) < depth - tolerance {
                return Err(format!("{found:?}, but {direction:?} is only {:e}", way(&direction)));
            }
        }
    }
    Ok(())
}

/// The normal in plain `f64`, where that is good enough.
fn normal(face: &Face) -> Option<Point> {
    let [a, b, c] = points(face);
    let [u, v]: [Point; 2] = [b, c].map(|point| std::array::from_fn(|i| point[i] - a[i]));
    let parts: [[f64; 2]; 3] = std::array::from_fn(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        [u[j] * v[k], u[k] * v[j]]
    });
    let normal = parts.map(|[left, right]| left - right);
    let length = distance(&normal, &[0.0; 3]);
    let largest = parts.as_flattened().iter().fold(0.0, |largest, x| x.abs().max(largest));
    (length > 1e-3 * largest).then(|| normal.map(|x| x / length))
}

/// Many pairs at once are the same as one by one, and regions are numbered as they come.
#[test]
fn contacts_of_a_scene_are_those_of_its_pairs() {
    for seed in 0..2_000 {
        let kind = KINDS[seed as usize % KINDS.len()];
        let mesh = scene(kind, &mut Rng::with_seed(seed));
        let faces = faces(&mesh);
        let count = faces.len() as u32;
        let pairs: Vec<(u32, u32)> = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b))).collect();
        let contacts = Contacts::new(&pairs, &mesh.positions, &mesh.triangles);
        let alone: Vec<Contact> =
            pairs.iter().filter_map(|&(a, b)| contact(&faces[a as usize], &faces[b as usize])).collect();
        let regionless: Vec<Contact> =
            contacts.list().iter().map(|contact| Contact { region: 0, ..contact.clone() }).collect();
        assert_eq!(regionless, alone, "seed {seed}");
        let mut next = 0;
        for contact in contacts.list() {
            assert!(contact.region <= next, "seed {seed}");
            next = next.max(contact.region + 1);
        }
        assert_eq!(contacts.regions(), next as usize, "seed {seed}");
        if faces.iter().all(|face| !face.is_degenerate()) {
            assert!(regions_hang_together(contacts.list()), "seed {seed}: {contacts:?}");
        }
    }
    ledger::ran("cpu", "contacts of scenes");
}

/// Whether one can go from any contact of a region to any other over corners that are the same to the last digit.
fn regions_hang_together(contacts: &[Contact]) -> bool {
    let first = first_reached(contacts);
    let numbered = || contacts.iter().zip(&first);
    numbered().all(|(a, from)| numbered().all(|(b, other_from)| a.region != b.region || from == other_from))
}

/// For each contact, the first that can be reached from it over corners that are the same to the last digit.
fn first_reached(contacts: &[Contact]) -> Vec<usize> {
    let touch = |a: &Contact, b: &Contact| a.shape.corners().iter().any(|corner| b.shape.corners().contains(corner));
    let mut first: Vec<usize> = (0..contacts.len()).collect();
    for _ in contacts {
        for (a, contact) in contacts.iter().enumerate() {
            let reached = (0..contacts.len()).filter(|&b| touch(contact, &contacts[b])).map(|b| first[b]).min();
            first[a] = first[a].min(reached.unwrap_or(a));
        }
    }
    first
}

/// Two closed meshes in general position intersect in closed curves: every corner is the end of two segments. How many
/// curves there are is known from the corners alone.
#[test]
fn the_curves_of_closed_meshes_are_closed() {
    let what = "contacts of public meshes";
    let Some(folder) = public_data::folder() else {
        return ledger::skipped("cpu", what, "no public data: CLASP_DATA is not set and ../shared/data is not there");
    };
    let file = |ending: &str| folder.join(format!("two-cubes/two-cubes-intersecting.{ending}"));
    let (positions, triangles) = public_data::read_ply(&file("ply")).expect("mesh");
    let pairs = public_data::read_pairs(&file("pairs.csv")).expect("pairs");
    let contacts = Contacts::new(&pairs, &positions, &triangles);
    assert_eq!(contacts.list().len(), pairs.len());
    let mut corners: Vec<Point> = contacts.list().iter().flat_map(|contact| contact.shape.corners()).copied().collect();
    corners.sort_by(|a, b| a.partial_cmp(b).expect("finite"));
    assert!(corners.chunk_by(|a, b| a == b).all(|ends| ends.len() == 2));

    let first = first_reached(contacts.list());
    let curves = first.iter().enumerate().filter(|(contact, first)| contact == *first).count();
    assert_eq!(contacts.regions(), curves);
    assert!(regions_hang_together(contacts.list()));
    ledger::ran("cpu", what);
}
