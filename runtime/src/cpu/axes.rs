//! Principal axes of the clusters.

use clasp_kernels::stages::axes::Spread;
use glam::{Vec3, Vec4};

/// The axes of each cluster, from samples and the masks of the clusters that they are in.
pub(super) fn axes(centers: &[Vec3], samples: impl Iterator<Item = (Vec3, u64)>) -> Vec<[Vec3; 3]> {
    let mut sums = vec![(Vec4::ZERO, Vec4::ZERO, Vec4::ZERO); centers.len()];
    for (point, mut mask) in samples {
        while mask != 0 {
            let cluster = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let d = point - centers[cluster];
            let (first, squares, products) = &mut sums[cluster];
            *first += d.extend(1.0);
            *squares += (d * d).extend(0.0);
            *products += Vec4::new(d.x * d.y, d.x * d.z, d.y * d.z, 0.0);
        }
    }
    sums.into_iter().map(|(first, squares, products)| Spread::from_sums(first, squares, products).axes()).collect()
}
