//! Invariants of the readers, for any input.

use clasp3d_io::{Format, parse_mesh};

/// Parses the bytes. A mesh must have finite coordinates and valid indices; an error must be one line.
pub fn check(format: Format, bytes: &[u8]) {
    match parse_mesh(format, bytes) {
        Ok(loaded) => {
            let rounding = loaded.mesh.rounding();
            let mesh = loaded.mesh.into_f64();
            let vertices = mesh.positions.len();
            assert!(mesh.positions.iter().flatten().all(|coordinate| coordinate.is_finite()));
            assert!(mesh.triangles.iter().flatten().all(|vertex| (*vertex as usize) < vertices));
            assert!(mesh.edges.iter().flatten().all(|vertex| (*vertex as usize) < vertices));
            assert!(mesh.points.iter().all(|vertex| (*vertex as usize) < vertices));
            if let Some(rounding) = rounding {
                assert!(
                    rounding.max_error > 0.0 && rounding.coordinates <= 3 * vertices.max(3 * mesh.triangles.len())
                );
            }
        }
        Err(error) => {
            let message = error.to_string();
            assert!(!message.chars().any(char::is_control) && message.len() < 1_000, "{message:?}");
        }
    }
}
