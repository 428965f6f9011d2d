//! Contacts of triangle pairs, against the oracle and on public meshes.

use clasp3d::exact::Face;
use clasp3d::exact::{Contact, ContactShape, Contacts, contact};
use clasp3d_tests::oracle::{self, IntersectionKind};
use clasp3d_tests::small_scenes::{KINDS, faces, scene};
use clasp3d_tests::{ledger, public_data};
use fastrand::Rng;

/// Number of scenes of the property test.
const SCENES: u64 = 24_000;

/// Tolerance of corners relative to the size of both triangles. Added to [`COORDINATE_TOLERANCE`].
const SIZE_TOLERANCE: f64 = 1e-11;
/// Tolerance of corners relative to the largest coordinate: rounding errors of `f64`.
const COORDINATE_TOLERANCE: f64 = 4.0 * f64::EPSILON;

type Point = [f64; 3];

#[test]
fn contacts_agree_with_the_oracle() {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let mut counts = [0; 4];
    std::thread::scope(|scope| {
        let check = |thread: u64| move || (thread..SCENES).step_by(threads as usize).map(check_scene).fold([0; 4], add);
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(check(thread))).collect();
        for thread in running {
            counts = add(counts, thread.join().expect("all contacts agree"));
        }
    });
    println!("empty, point, segment, area: {counts:?}");
    assert!(counts.iter().all(|count| *count > 1_000), "{counts:?}");
    ledger::ran("cpu", "contacts against the oracle");
}

fn add(a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
    std::array::from_fn(|i| a[i] + b[i])
}

/// Checks all pairs of a scene. Returns the number of pairs per [`IntersectionKind`].
fn check_scene(seed: u64) -> [u32; 4] {
    let kind = KINDS[seed as usize % KINDS.len()];
    let mut rng = Rng::with_seed(seed);
    let faces = faces(&scene(kind, &mut rng));
    let mut counts = [0; 4];
    for (i, first) in faces.iter().enumerate() {
        for second in &faces[..i] {
            let kind_of_pair = check_pair(first, second, &mut rng)
                .unwrap_or_else(|error| panic!("seed {seed}, {kind:?}: {error}; {first:?} {second:?}"));
            counts[kind_of_pair as usize] += 1;
        }
    }
    counts
}

fn check_pair(first: &Face, second: &Face, rng: &mut Rng) -> Result<IntersectionKind, String> {
    let positions = |face: &Face| face.positions.map(|position| position.to_array());
    let (expected, corners) = oracle::intersection_corners(positions(first), positions(second));
    let found = contact(first, second);
    let (first_permuted, second_permuted) = (permuted(first, rng), permuted(second, rng));
    let swapped = contact(&second_permuted, &first_permuted);
    check_swapped(&found, &swapped)?;
    let kind = match found.as_ref().map(|contact| &contact.shape) {
        None => IntersectionKind::Empty,
        Some(ContactShape::Point(_)) => IntersectionKind::Point,
        Some(ContactShape::Segment(_)) => IntersectionKind::Segment,
        Some(ContactShape::Polygon(_)) => IntersectionKind::Area,
    };
    if kind != expected {
        return Err(format!("{found:?}, but the oracle expects {expected:?}"));
    }
    if let Some(found) = found {
        check_corners(&found.shape, &corners, first, second)?;
        check_length(&found)?;
        check_separation(&found, first, second)?;
    }
    if let Some(swapped) = swapped {
        check_separation(&swapped, &second_permuted, &first_permuted)?;
    }
    Ok(expected)
}

/// Permutes the vertices of a face.
fn permuted(face: &Face, rng: &mut Rng) -> Face {
    let mut order = [0, 1, 2];
    rng.shuffle(&mut order);
    Face { vertices: order.map(|i| face.vertices[i]), positions: order.map(|i| face.positions[i]) }
}

/// Checks that the order of the triangles and of their vertices affects no bit of the contact except its direction.
fn check_swapped(found: &Option<Contact>, swapped: &Option<Contact>) -> Result<(), String> {
    let undirected = |contact: &Contact| Contact { direction: [0.0; 3], ..contact.clone() };
    if found.as_ref().map(undirected) != swapped.as_ref().map(undirected) {
        return Err(format!("{found:?}, but swapped {swapped:?}"));
    }
    Ok(())
}

fn points(face: &Face) -> [Point; 3] {
    face.positions.map(|position| position.to_array().map(f64::from))
}

/// Returns the largest extent of both triangles along an axis, and the largest absolute coordinate.
fn size(first: &Face, second: &Face) -> (f64, f64) {
    let all = [points(first), points(second)].concat();
    let extent = |i: usize| {
        let values = || all.iter().map(|point| point[i]);
        values().fold(f64::NEG_INFINITY, f64::max) - values().fold(f64::INFINITY, f64::min)
    };
    let largest = all.as_flattened().iter().fold(0.0, |largest, x| x.abs().max(largest));
    (extent(0).max(extent(1)).max(extent(2)), largest)
}

fn check_corners(shape: &ContactShape, expected: &[Point], first: &Face, second: &Face) -> Result<(), String> {
    let (size, largest) = size(first, second);
    let tolerance = SIZE_TOLERANCE * size + COORDINATE_TOLERANCE * largest;
    let close = |a: &Point, b: &Point| (0..3).all(|i| (a[i] - b[i]).abs() <= tolerance);
    let corners = shape.corners();
    let context = || format!("{corners:?}, the oracle {expected:?}, tolerance {tolerance:e}");
    if let Some(wrong) = corners.iter().find(|corner| !expected.iter().any(|other| close(corner, other))) {
        return Err(format!("wrong corner {wrong:?} of {}", context()));
    }
    let has_area = !first.is_degenerate() && !second.is_degenerate();
    if has_area && corners.len() != expected.len() {
        return Err(format!("wrong number of corners: {}", context()));
    }
    // For degenerate triangles the oracle also returns points between the corners.
    let lies_on_shape = |point: &Point| {
        let tolerance = 4.0 * tolerance;
        match shape {
            ContactShape::Segment([start, end]) => {
                distance(start, point) + distance(point, end) <= distance(start, end) + tolerance
            }
            _ => corners.iter().any(|corner| close(corner, point)),
        }
    };
    match expected.iter().find(|point| !lies_on_shape(point)) {
        Some(missing) => Err(format!("{missing:?} is missing: {}", context())),
        None => Ok(()),
    }
}

fn distance(a: &Point, b: &Point) -> f64 {
    (0..3).map(|i| (a[i] - b[i]) * (a[i] - b[i])).sum::<f64>().sqrt()
}

/// Checks the length of a contact. The perimeter of a convex polygon is the shortest closed path through its corners, so a
/// shorter path means that the corners are in a wrong order.
fn check_length(found: &Contact) -> Result<(), String> {
    let closed_path_length = |corners: &[Point]| -> f64 {
        corners.iter().zip(corners.iter().cycle().skip(1)).map(|(a, b)| distance(a, b)).sum()
    };
    let corners = found.shape.corners();
    let expected = match &found.shape {
        ContactShape::Point(_) => 0.0,
        ContactShape::Segment([start, end]) => distance(start, end),
        ContactShape::Polygon(_) => {
            let mut shortest = f64::INFINITY;
            for_all_orders(&mut corners.to_vec(), 1, &mut |order| shortest = shortest.min(closed_path_length(order)));
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

/// Calls `visit` with all permutations of the points from index `from` on.
fn for_all_orders(points: &mut Vec<Point>, from: usize, visit: &mut impl FnMut(&[Point])) {
    if from + 1 >= points.len() {
        return visit(points);
    }
    for i in from..points.len() {
        points.swap(from, i);
        for_all_orders(points, from + 1, visit);
        points.swap(from, i);
    }
}

/// Checks that moving the second triangle by `depth` along `direction` separates the triangles, and that no move along
/// another face normal is shorter.
fn check_separation(found: &Contact, first: &Face, second: &Face) -> Result<(), String> {
    let Contact { depth, direction, .. } = *found;
    let (size, largest) = size(first, second);
    let tolerance = SIZE_TOLERANCE * size + COORDINATE_TOLERANCE * largest;
    if first.is_degenerate() && second.is_degenerate() {
        let is_zero = depth == 0.0 && direction == [0.0; 3];
        return if is_zero { Ok(()) } else { Err(format!("{found:?}, but both triangles are degenerate")) };
    }
    if depth < 0.0 || (distance(&direction, &[0.0; 3]) - 1.0).abs() > 1e-14 {
        return Err(format!("wrong depth or direction: {found:?}"));
    }
    // Distance by which the second triangle must move along the direction to be completely ahead of the first.
    let separating_distance = |direction: &Point| {
        let origin = points(first)[0];
        let along = |point: Point| -> f64 { (0..3).map(|i| direction[i] * (point[i] - origin[i])).sum() };
        let highest = points(first).map(along).into_iter().fold(f64::NEG_INFINITY, f64::max);
        let lowest = points(second).map(along).into_iter().fold(f64::INFINITY, f64::min);
        highest - lowest
    };
    if (separating_distance(&direction) - depth).abs() > tolerance {
        return Err(format!("{found:?}, but the separating distance is {:e}", separating_distance(&direction)));
    }
    for face in [first, second].into_iter().filter(|face| !face.is_degenerate()) {
        let Some(normal) = normal(face) else { continue };
        for direction in [normal, normal.map(|x| -x)] {
            if separating_distance(&direction) < depth - tolerance {
                return Err(format!(
                    "{found:?}, but the distance along {direction:?} is only {:e}",
                    separating_distance(&direction)
                ));
            }
        }
    }
    Ok(())
}

/// Returns the unit normal in `f64`; `None` if rounding errors are too large.
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

/// `Contacts` has the same contacts as `contact` for each pair, and numbers regions in the order of their first contacts.
#[test]
fn contacts_of_a_scene_equal_contacts_of_single_pairs() {
    for seed in 0..2_000 {
        let kind = KINDS[seed as usize % KINDS.len()];
        let mesh = scene(kind, &mut Rng::with_seed(seed));
        let faces = faces(&mesh);
        let count = faces.len() as u32;
        let pairs: Vec<(u32, u32)> = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b))).collect();
        let contacts = Contacts::new(&pairs, &mesh.positions, &mesh.triangles);
        let single: Vec<Contact> =
            pairs.iter().filter_map(|&(a, b)| contact(&faces[a as usize], &faces[b as usize])).collect();
        let regionless: Vec<Contact> =
            contacts.list().iter().map(|contact| Contact { region: 0, ..contact.clone() }).collect();
        assert_eq!(regionless, single, "seed {seed}");
        let mut next_region = 0;
        for contact in contacts.list() {
            assert!(contact.region <= next_region, "seed {seed}");
            next_region = next_region.max(contact.region + 1);
        }
        assert_eq!(contacts.regions(), next_region as usize, "seed {seed}");
        if faces.iter().all(|face| !face.is_degenerate()) {
            assert!(regions_are_connected(contacts.list()), "seed {seed}: {contacts:?}");
        }
    }
    ledger::ran("cpu", "contacts of scenes");
}

/// Whether all contacts of a region are connected by bitwise equal corners.
fn regions_are_connected(contacts: &[Contact]) -> bool {
    let components = components(contacts);
    let labeled = || contacts.iter().zip(&components);
    labeled().all(|(a, component)| labeled().all(|(b, other)| a.region != b.region || component == other))
}

/// Returns the lowest index of a contact that is connected to each contact by bitwise equal corners.
fn components(contacts: &[Contact]) -> Vec<usize> {
    let touch = |a: &Contact, b: &Contact| a.shape.corners().iter().any(|corner| b.shape.corners().contains(corner));
    let mut lowest: Vec<usize> = (0..contacts.len()).collect();
    for _ in contacts {
        for (a, contact) in contacts.iter().enumerate() {
            let reached = (0..contacts.len()).filter(|&b| touch(contact, &contacts[b])).map(|b| lowest[b]).min();
            lowest[a] = lowest[a].min(reached.unwrap_or(a));
        }
    }
    lowest
}

/// Two closed meshes in general position intersect in closed curves, so every corner is the end of two segments. Connected
/// components of equal corners give the number of curves.
#[test]
fn closed_meshes_intersect_in_closed_curves() {
    let what = "contacts of public meshes";
    let Some(folder) = public_data::folder_or_skip("cpu", what) else { return };
    let file = |ending: &str| folder.join(format!("two-cubes/two-cubes-intersecting.{ending}"));
    let (positions, triangles) = public_data::read_ply(&file("ply")).expect("mesh");
    let pairs = public_data::read_pairs(&file("pairs.csv")).expect("pairs");
    let contacts = Contacts::new(&pairs, &positions, &triangles);
    assert_eq!(contacts.list().len(), pairs.len());
    let mut corners: Vec<Point> = contacts.list().iter().flat_map(|contact| contact.shape.corners()).copied().collect();
    corners.sort_by(|a, b| a.partial_cmp(b).expect("finite"));
    assert!(corners.chunk_by(|a, b| a == b).all(|ends| ends.len() == 2));

    let components = components(contacts.list());
    let curves = components.iter().enumerate().filter(|(contact, lowest)| contact == *lowest).count();
    assert_eq!(contacts.regions(), curves);
    assert!(regions_are_connected(contacts.list()));
    ledger::ran("cpu", what);
}
