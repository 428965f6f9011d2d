//! Memberships of fuzzy c-means, and the clusters that a bounding sphere reaches; in [cluster space](super::cluster_space).

use glam::Vec3;

use super::cluster_space::MARGIN;

/// Lower bound of squared distances: it prevents divisions by zero for triangles at a center.
pub const SMALLEST_SQUARED_DISTANCE: f32 = 1e-12;

/// Returns the squared distance of a point to a center.
#[inline(always)]
pub fn squared_distance(point: Vec3, center: Vec3) -> f32 {
    let squared = (point - center).length_squared();
    if squared < SMALLEST_SQUARED_DISTANCE { SMALLEST_SQUARED_DISTANCE } else { squared }
}

/// Returns the closeness of a center relative to the nearest center: 1 for the nearest, less for others. The membership in
/// a cluster is its closeness divided by the sum of all closenesses.
#[inline(always)]
pub fn closeness(squared: f32, nearest_squared: f32, fuzziness: f32) -> f32 {
    let ratio = nearest_squared / squared;
    // The usual fuzziness of 2 needs no power.
    if fuzziness == 2.0 { ratio } else { powf(ratio, 1.0 / (fuzziness - 1.0)) }
}

/// Returns the weight of a point in the mean of a cluster: its membership to the power of the fuzziness.
#[inline(always)]
pub fn weight(closeness: f32, sum_of_closenesses: f32, fuzziness: f32) -> f32 {
    let membership = closeness / sum_of_closenesses;
    if fuzziness == 2.0 { membership * membership } else { powf(membership, fuzziness) }
}

/// Least distance of two centers; of nearly coinciding centers the assignment uses only the lowest. Their cells would have
/// next to no thickness, so that every triangle nearby would be a member of both clusters. Results are correct with any
/// centers, as long as there is one.
pub const MIN_CENTER_DISTANCE: f32 = f32::from_bits((127 - 10) << 23);

/// Whether two centers are closer than [`MIN_CENTER_DISTANCE`], so that the assignment uses only one of them.
#[inline(always)]
pub fn nearly_coincide(center: Vec3, other: Vec3) -> bool {
    (center - other).length_squared() < MIN_CENTER_DISTANCE * MIN_CENTER_DISTANCE
}

/// Coordinate of unused centers. They are so far away that no triangle is assigned to them; squared distances are finite.
pub const UNUSED_CENTER: f32 = 1e15;

/// Returns the membership threshold of the published assignment (Eq. 5.1 of Mainzer's thesis).
pub fn published_threshold(clusters: u32) -> f32 {
    let even = 1.0 / clusters as f32;
    even - even / 10.0
}

/// Tolerance of [`reaches`]: more than the rounding error of both squared distances, which are at most 3 and have errors of
/// 12 units in the last place each, and of the number that they are compared with.
pub const REACH_MARGIN: f32 = 4.0 * MARGIN;

/// Whether a sphere reaches the half-space of the points that are nearer to `center` than to `other`.
///
/// A triangle is assigned to a cluster if its bounding sphere reaches these half-spaces for all other centers. So two
/// triangles with a common point are both members of the cluster whose center is nearest to that point.
///
/// The difference of the squared distances is the distance from the bisector, times twice the distance of the centers.
#[inline(always)]
pub fn reaches(sphere_center: Vec3, radius: f32, center: Vec3, other: Vec3) -> bool {
    let beyond = (sphere_center - center).length_squared() - (sphere_center - other).length_squared();
    beyond <= 2.0 * radius * (other - center).length() + REACH_MARGIN
}

/// Returns a power of a number that is not negative.
#[inline(always)]
fn powf(base: f32, exponent: f32) -> f32 {
    #[cfg(target_arch = "spirv")]
    use spirv_std::num_traits::Float as _;
    base.powf(exponent)
}
