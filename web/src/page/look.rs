//! How things look, on the GPU and without one: colours, light, and what is to be seen.

use clasp3d::exact::Contact;
use glam::Vec3;

use super::camera::Camera;
use super::settings::{Color, Marks};

/// How many colours there are for clusters and objects.
pub const COLORS: usize = 64;

/// Bits of what is shown, as in `mesh.wgsl`.
pub mod flags {
    /// Triangles have the colour of their lowest cluster.
    pub const BY_CLUSTER: u32 = 1;
    /// Triangles have the colour of their object.
    pub const BY_OBJECT: u32 = 2;
    /// Triangles in more than one cluster have stripes.
    pub const SHARED: u32 = 4;
    /// Triangles that intersect are red.
    pub const HITS: u32 = 8;
    /// Edges are drawn.
    pub const EDGES: u32 = 16;
}

/// What is to be seen, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// From where.
    pub camera: Camera,
    /// What the colours of triangles say.
    pub color: Color,
    /// What is marked.
    pub marks: Marks,
}

impl Look {
    /// The same as [bits](flags).
    pub fn flags(&self) -> u32 {
        let of = |on: bool, flag: u32| if on { flag } else { 0 };
        of(self.color == Color::Clusters, flags::BY_CLUSTER)
            | of(self.color == Color::Objects, flags::BY_OBJECT)
            | of(self.marks.shared, flags::SHARED)
            | of(self.marks.hits, flags::HITS)
            | of(self.marks.edges, flags::EDGES)
    }
}

/// The colour of a cluster or of an object: neighbours in number are far apart in hue, and all are about as light, so that
/// red and bright yellow are left for what intersects.
pub fn palette(number: usize) -> Vec3 {
    // From green over blue to pink, by the golden section; what is red belongs to pairs.
    let hue = 120.0 + 220.0 * (0.35 + 0.618_034 * number as f32).fract();
    let (sin, cos) = hue.to_radians().sin_cos();
    let lightness = 0.74 + 0.07 * [0.0, 1.0, -1.0][number % 3];
    from_oklab(Vec3::new(lightness, 0.115 * cos, 0.115 * sin))
}

/// From Björn Ottosson's Oklab to sRGB, both from 0 to 1.
fn from_oklab(lab: Vec3) -> Vec3 {
    let Vec3 { x: l, y: a, z: b } = lab;
    let cube = |number: f32| number * number * number;
    let (l, m, s) = (
        cube(l + 0.396_337_78 * a + 0.215_803_76 * b),
        cube(l - 0.105_561_346 * a - 0.063_854_17 * b),
        cube(l - 0.089_484_18 * a - 1.291_485_5 * b),
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

/// The contacts as segments, six numbers to each. A point is a segment without a length, a polygon its border.
pub fn segments(contacts: &[Contact]) -> Vec<f32> {
    let mut numbers = Vec::new();
    for contact in contacts {
        let corners = contact.shape.corners();
        let segments = if corners.len() > 2 { corners.len() } else { 1 };
        for first in 0..segments {
            let ends = [corners[first], corners[(first + 1) % corners.len()]];
            numbers.extend(ends.as_flattened().iter().map(|number| *number as f32));
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_colour_looks_like_red() {
        for number in 0..COLORS {
            let color = palette(number);
            assert!(color.x < 1.4 * color.y.max(color.z), "{number}: {color}");
            assert!(color.min_element() >= 0.0 && color.max_element() <= 1.0);
        }
    }
}
