//! Colors of clusters and objects. Red is left for intersecting triangles.

use glam::Vec3;

/// Color of intersecting triangles, sRGB.
pub const HIGHLIGHT: [u8; 3] = [226, 34, 34];

/// Saturated color of a cluster or an object, as sRGB from 0 to 1. Consecutive indices differ strongly in hue; all colors
/// are about equally light.
pub fn color(index: usize) -> Vec3 {
    let lightness = 0.74 + 0.07 * [0.0, 1.0, -1.0][index % 3];
    from_oklch(lightness, 0.115, hue(index))
}

/// Pale color with the hue of [`color`], for objects next to highlighted triangles.
pub fn pale_color(index: usize) -> Vec3 {
    from_oklch(0.79, 0.035, hue(index))
}

/// Eight bits per channel.
pub fn to_rgb8(color: Vec3) -> [u8; 3] {
    color.to_array().map(|channel| (255.0 * channel).round() as u8)
}

/// Hue in degrees: from green over blue to pink, in steps of the golden ratio.
fn hue(index: usize) -> f32 {
    120.0 + 220.0 * (0.35 + 0.618_034 * index as f32).fract()
}

/// Converts from the polar form of Oklab (Björn Ottosson, 2020), with the hue in degrees, to sRGB from 0 to 1.
fn from_oklch(lightness: f32, chroma: f32, hue: f32) -> Vec3 {
    let (sin, cos) = hue.to_radians().sin_cos();
    let (a, b) = (chroma * cos, chroma * sin);
    let cube = |number: f32| number * number * number;
    let (l, m, s) = (
        cube(lightness + 0.396_337_78 * a + 0.215_803_76 * b),
        cube(lightness - 0.105_561_346 * a - 0.063_854_17 * b),
        cube(lightness - 0.089_484_18 * a - 1.291_485_5 * b),
    );
    let linear = Vec3::new(
        4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
        -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
        -0.004_196_086 * l - 0.703_418_6 * m + 1.707_614_7 * s,
    );
    let encode = |channel: f32| {
        let channel = channel.clamp(0.0, 1.0);
        if channel <= 0.003_130_8 { 12.92 * channel } else { 1.055 * channel.powf(1.0 / 2.4) - 0.055 }
    };
    Vec3::new(encode(linear.x), encode(linear.y), encode(linear.z))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_color_resembles_the_highlight() {
        for (index, color) in (0..64).flat_map(|index| [(index, color(index)), (index, pale_color(index))]) {
            assert!(color.x < 1.4 * color.y.max(color.z), "{index}: {color}");
            assert!(color.min_element() >= 0.0 && color.max_element() <= 1.0);
        }
    }
}
