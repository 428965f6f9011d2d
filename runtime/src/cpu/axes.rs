//! Principal axes of the clusters.

use clasp3d_kernels::stages::axes::Covariance;
use glam::{Vec3, Vec4};

/// Computes the axes of each cluster from sampled points and their cluster masks.
pub(super) fn axes(centers: &[Vec3], samples: impl Iterator<Item = (Vec3, u64)>) -> Vec<[Vec3; 3]> {
    let mut sums = vec![(Vec4::ZERO, Vec4::ZERO, Vec4::ZERO); centers.len()];
    for (point, mut mask) in samples {
        while mask != 0 {
            let cluster = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let d = point - centers[cluster];
            let (coordinates, squares, products) = &mut sums[cluster];
            *coordinates += d.extend(1.0);
            *squares += (d * d).extend(0.0);
            *products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
        }
    }
    sums.into_iter()
        .map(|(coordinates, squares, products)| Covariance::from_sums(coordinates, squares, products).axes())
        .collect()
}
