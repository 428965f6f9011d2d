//! Rasterization of triangles on the CPU: for pictures, and for the web page on browsers without WebGPU.

use glam::Vec3;

/// Calls `draw` with column, row and depth of every pixel whose center is in a triangle.
///
/// `corners` are in pixels, with the depth as third coordinate. A triangle that contains no center of a pixel, because it
/// is thin or small, covers the pixel of its first corner.
pub fn fill(corners: [Vec3; 3], columns: usize, rows: usize, mut draw: impl FnMut(usize, usize, f32)) {
    let [a, b, c] = corners;
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    let (low, high) = (a.min(b).min(c), a.max(b).max(c));
    let first = |value: f32| (value - 0.5).ceil().max(0.0) as usize;
    let end = |value: f32, count: usize| ((value - 0.5).floor() + 1.0).clamp(0.0, count as f32) as usize;
    let mut any = false;
    if area != 0.0 && area.is_finite() {
        for y in first(low.y)..end(high.y, rows) {
            for x in first(low.x)..end(high.x, columns) {
                let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
                let weight =
                    |from: Vec3, to: Vec3| ((to.x - from.x) * (py - from.y) - (to.y - from.y) * (px - from.x)) / area;
                let (of_c, of_a, of_b) = (weight(a, b), weight(b, c), weight(c, a));
                if of_a >= 0.0 && of_b >= 0.0 && of_c >= 0.0 {
                    draw(x, y, a.z * of_a + b.z * of_b + c.z * of_c);
                    any = true;
                }
            }
        }
    }
    if !any && a.x >= 0.0 && a.y >= 0.0 && (a.x as usize) < columns && (a.y as usize) < rows {
        draw(a.x as usize, a.y as usize, a.z);
    }
}
