//! Eigenvectors of a symmetric matrix.

use glam::{Mat3, Vec3};

/// Sweeps of Jacobi's method. It converges quadratically: a 3×3 matrix is diagonal to the last bit after five or six sweeps.
const SWEEPS: u32 = 6;

/// Off-diagonal elements below this count as zero. Devices may flush numbers near the smallest one to zero in one operation
/// and not in another, so a number that compared as nonzero could still cause a division by zero.
const NEGLIGIBLE: f32 = 1e-30;

/// Returns the eigenvectors of the symmetric matrix with this diagonal and these off-diagonal elements (`xy`, `xz`, `yz`),
/// as orthonormal columns in descending order of eigenvalues.
///
/// They need not be exact for correct results of the detection, only about of length one.
#[inline(always)]
pub fn eigenvectors(diagonal: Vec3, off_diagonal: Vec3) -> Mat3 {
    let mut d = diagonal;
    let (mut xy, mut xz, mut yz) = (off_diagonal.x, off_diagonal.y, off_diagonal.z);
    let (mut x, mut y, mut z) = (Vec3::X, Vec3::Y, Vec3::Z);
    let mut sweep = 0;
    while sweep < SWEEPS {
        // Each step rotates in the plane of two axes, so that their off-diagonal element becomes zero.
        let (c, s) = rotation(d.x, d.y, xy);
        (d.x, d.y) = (d.x * c * c - 2.0 * xy * c * s + d.y * s * s, d.x * s * s + 2.0 * xy * c * s + d.y * c * c);
        (xz, yz) = (c * xz - s * yz, s * xz + c * yz);
        xy = 0.0;
        (x, y) = (x * c - y * s, x * s + y * c);

        let (c, s) = rotation(d.x, d.z, xz);
        (d.x, d.z) = (d.x * c * c - 2.0 * xz * c * s + d.z * s * s, d.x * s * s + 2.0 * xz * c * s + d.z * c * c);
        (xy, yz) = (c * xy - s * yz, s * xy + c * yz);
        xz = 0.0;
        (x, z) = (x * c - z * s, x * s + z * c);

        let (c, s) = rotation(d.y, d.z, yz);
        (d.y, d.z) = (d.y * c * c - 2.0 * yz * c * s + d.z * s * s, d.y * s * s + 2.0 * yz * c * s + d.z * c * c);
        (xy, xz) = (c * xy - s * xz, s * xy + c * xz);
        yz = 0.0;
        (y, z) = (y * c - z * s, y * s + z * c);
        sweep += 1;
    }
    if d.y > d.x {
        (d.x, d.y) = (d.y, d.x);
        (x, y) = (y, x);
    }
    if d.z > d.x {
        (d.x, d.z) = (d.z, d.x);
        (x, z) = (z, x);
    }
    if d.z > d.y {
        (y, z) = (z, y);
    }
    Mat3::from_cols(x, y, z)
}

/// Returns cosine and sine of the rotation that makes the off-diagonal element `off` of the diagonal elements `p` and `q`
/// zero.
#[inline(always)]
fn rotation(p: f32, q: f32, off: f32) -> (f32, f32) {
    if off.abs() < NEGLIGIBLE {
        return (1.0, 0.0);
    }
    let theta = (q - p) / (2.0 * off);
    let root = sqrt(theta * theta + 1.0);
    let tangent = if theta < 0.0 { -1.0 / (root - theta) } else { 1.0 / (root + theta) };
    let cosine = 1.0 / sqrt(tangent * tangent + 1.0);
    (cosine, tangent * cosine)
}

/// Returns the square root.
#[inline(always)]
pub fn sqrt(value: f32) -> f32 {
    #[cfg(target_arch = "spirv")]
    use spirv_std::num_traits::Float as _;
    value.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eigenvectors_diagonalize_the_matrix() {
        let mut seed = 1u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed as f32 / u32::MAX as f32 - 0.5
        };
        for case in 0..1000 {
            let flat = if case % 3 == 0 { 0.0 } else { 1.0 };
            let factor = Mat3::from_cols(
                Vec3::new(random(), random(), random()),
                Vec3::new(random(), random(), random()),
                Vec3::new(random(), random(), random()) * flat,
            );
            let matrix = factor * factor.transpose();
            let diagonal = Vec3::new(matrix.x_axis.x, matrix.y_axis.y, matrix.z_axis.z);
            let columns = eigenvectors(diagonal, Vec3::new(matrix.x_axis.y, matrix.x_axis.z, matrix.y_axis.z));
            let identity = columns.transpose() * columns;
            assert!(identity.abs_diff_eq(Mat3::IDENTITY, 1e-5), "{columns:?}");
            let rotated = columns.transpose() * matrix * columns;
            let off = rotated - Mat3::from_diagonal(Vec3::new(rotated.x_axis.x, rotated.y_axis.y, rotated.z_axis.z));
            assert!(off.abs_diff_eq(Mat3::ZERO, 1e-5), "{rotated:?}");
            assert!(rotated.x_axis.x >= rotated.y_axis.y - 1e-6 && rotated.y_axis.y >= rotated.z_axis.z - 1e-6);
        }
    }

    #[test]
    fn eigenvectors_of_tiny_matrices_are_orthonormal() {
        for tiny in [0.0, 1e-45, 1e-38, 1e-31, 1e-20] {
            for off_diagonal in [Vec3::splat(tiny), Vec3::new(-tiny, tiny, 0.0)] {
                let columns = eigenvectors(Vec3::splat(tiny), off_diagonal);
                let identity = columns.transpose() * columns;
                assert!(identity.abs_diff_eq(Mat3::IDENTITY, 1e-5), "{tiny}: {columns:?}");
            }
        }
    }
}
