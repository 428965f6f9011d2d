//! Memberships of fuzzy c-means, and which clusters a triangle reaches into. All in [normalised](super::normalized)
//! coordinates.

use glam::Vec3;

use super::normalized::MARGIN;

/// Squared distances below are taken for this one: a triangle at a center belongs to it, and nothing is divided by zero.
pub const SMALLEST_SQUARED_DISTANCE: f32 = 1e-12;

/// The squared distance of a point to a center.
#[inline(always)]
pub fn squared_distance(point: Vec3, center: Vec3) -> f32 {
    let squared = (point - center).length_squared();
    if squared < SMALLEST_SQUARED_DISTANCE { SMALLEST_SQUARED_DISTANCE } else { squared }
}

/// How much closer a center is than the nearest one, as the membership counts it: 1 for the nearest, less for others.
#[inline(always)]
pub fn closeness(squared: f32, nearest_squared: f32, fuzziness: f32) -> f32 {
    let ratio = nearest_squared / squared;
    // With the usual fuzziness of 2 there is no power to take.
    if fuzziness == 2.0 { ratio } else { powf(ratio, 1.0 / (fuzziness - 1.0)) }
}

/// The weight of a point in the new center of a cluster: its membership, to the power of the fuzziness.
#[inline(always)]
pub fn weight(closeness: f32, sum_of_closenesses: f32, fuzziness: f32) -> f32 {
    let membership = closeness / sum_of_closenesses;
    if fuzziness == 2.0 { membership * membership } else { powf(membership, fuzziness) }
}

/// Centers that are closer than this to another one are left out, as a part of the size of the scene: their cells have
/// next to no thickness, and every triangle nearby would be in both. Any centers give the right pairs, so any number of
/// them may be left out, as long as one is kept.
pub const TWIN_DISTANCE: f32 = f32::from_bits((127 - 10) << 23);

/// Whether two centers are so close that one of them is left out.
#[inline(always)]
pub fn are_twins(center: Vec3, other: Vec3) -> bool {
    (center - other).length_squared() < TWIN_DISTANCE * TWIN_DISTANCE
}

/// The membership above which the published method puts a triangle into a cluster (Eq. 5.1 of Mainzer's thesis), for
/// this many clusters.
pub fn published_threshold(clusters: u32) -> f32 {
    let even = 1.0 / clusters as f32;
    even - even / 10.0
}

/// How much farther than it should a ball may be in [`reaches`]: more than the rounding error of the squared distances,
/// which are at most 3 and off by 12 units in the last place each, and of what they are compared with.
pub const REACH_MARGIN: f32 = 4.0 * MARGIN;

/// Whether a ball comes as close as its radius to the half-space of points that are nearer to `center` than to `other`.
///
/// A triangle, which lies within its ball, goes into a cluster if this holds for every other center. Two triangles with a
/// point in common are so both in the cluster whose center is the nearest to that point.
///
/// The difference of the squared distances is the distance from the bisector, times twice the distance of the centers.
#[inline(always)]
pub fn reaches(middle: Vec3, radius: f32, center: Vec3, other: Vec3) -> bool {
    let beyond = (middle - center).length_squared() - (middle - other).length_squared();
    beyond <= 2.0 * radius * (other - center).length() + REACH_MARGIN
}

/// The power of a number that is not negative.
#[inline(always)]
fn powf(base: f32, exponent: f32) -> f32 {
    #[cfg(target_arch = "spirv")]
    use spirv_std::num_traits::Float as _;
    base.powf(exponent)
}
