//! Appearance of the scene, for both renderers: camera, colors and marks.

use clasp3d::exact::Contact;
use clasp3d_report::palette::HIGHLIGHT;
use glam::Vec3;

use super::camera::Camera;
use super::settings::{ColorBy, Marks};

/// Number of different colors of clusters and objects.
pub const COLORS: usize = 64;

/// Returns the color of intersecting triangles, that of reports; `page.css` has it, too.
pub fn highlight() -> Vec3 {
    Vec3::from(HIGHLIGHT.map(f32::from)) / 255.0
}

/// Bits of [`Appearance::flags`], as in `mesh.wgsl`.
pub mod flags {
    /// Triangles have the color of their lowest cluster.
    pub const BY_CLUSTER: u32 = 1;
    /// Triangles have the color of their object.
    pub const BY_OBJECT: u32 = 2;
    /// Triangles in more than one cluster have stripes.
    pub const SHARED: u32 = 4;
    /// Intersecting triangles are red.
    pub const HITS: u32 = 8;
    /// Edges are drawn.
    pub const EDGES: u32 = 16;
}

/// Camera, colors and marks of a picture.
#[derive(Clone, Copy, Debug)]
pub struct Appearance {
    /// The camera.
    pub camera: Camera,
    /// Meaning of the colors of triangles.
    pub color: ColorBy,
    /// Marks in addition to colors.
    pub marks: Marks,
}

impl Appearance {
    /// Returns the [flags] for the shader.
    pub fn flags(&self) -> u32 {
        let flag = |on: bool, flag: u32| if on { flag } else { 0 };
        flag(self.color == ColorBy::Clusters, flags::BY_CLUSTER)
            | flag(self.color == ColorBy::Objects, flags::BY_OBJECT)
            | flag(self.marks.shared, flags::SHARED)
            | flag(self.marks.hits, flags::HITS)
            | flag(self.marks.edges, flags::EDGES)
    }
}

/// Returns contacts as line segments, six numbers each. A point becomes a segment of length 0, a polygon its boundary.
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
    fn the_legend_has_the_highlight_color() {
        let [red, green, blue] = HIGHLIGHT;
        let rule = format!(".swatch.hit {{ background: #{red:02x}{green:02x}{blue:02x}; }}");
        assert!(include_str!("../../page/page.css").contains(&rule), "page.css lacks {rule}");
    }
}
