//! The scenes of the page, with their initial cameras.

use clasp3d_scenes::BuiltInScene;
use glam::Vec3;

use super::camera::Camera;

/// Value of the setting `scene` for a mesh that the visitor opened.
pub const USER_MESH: &str = "mesh";

/// A built-in scene on the page.
pub struct PageScene {
    /// Name of the [`BuiltInScene`].
    pub name: &'static str,
    /// Title in the menu.
    pub title: &'static str,
    /// Approximate number of triangles by default: few enough to run in real time on a CPU.
    pub triangles: usize,
    /// Initial camera. The first frame does not tell how far the scene will extend.
    pub camera: Camera,
}

const fn camera(yaw: f32, pitch: f32, distance: f32, target: [f32; 3]) -> Camera {
    Camera { yaw, pitch, distance, target: Vec3::from_array(target) }
}

/// All scenes, in the order of the menu.
pub const PAGE_SCENES: &[PageScene] = &[
    PageScene {
        name: "cloth-on-ball",
        title: "Cloth on ball",
        triangles: 5_000,
        camera: camera(0.7, 0.45, 2.9, [0.0, 0.0, -0.1]),
    },
    PageScene {
        name: "folding-cloth",
        title: "Folding cloth",
        triangles: 10_000,
        camera: camera(0.7, 0.38, 2.5, [0.0, 0.0, -0.12]),
    },
    PageScene { name: "funnel", title: "Funnel", triangles: 4_000, camera: camera(0.6, 0.55, 4.2, [0.0, 0.0, -0.42]) },
    PageScene { name: "flag", title: "Flag", triangles: 2_000, camera: camera(-1.35, 0.22, 2.7, [0.75, 0.0, 0.45]) },
    PageScene {
        name: "n-body",
        title: "Many balls",
        triangles: 20_000,
        camera: camera(0.7, 0.35, 2.5, [0.0, 0.0, 0.0]),
    },
    PageScene {
        name: "breaking",
        title: "Breaking solid",
        // With more, the first frames have 100,000 pairs of touching faces.
        triangles: 5_000,
        camera: camera(0.75, 0.4, 3.4, [0.0, 0.0, -0.1]),
    },
    PageScene { name: "tori", title: "Two tori", triangles: 10_000, camera: camera(0.9, 0.5, 6.2, [0.0, 0.0, 0.0]) },
];

/// Returns the scene of this name, if the page has it.
pub fn find(name: &str) -> Option<&'static PageScene> {
    PAGE_SCENES.iter().find(|scene| scene.name == name)
}

impl PageScene {
    /// Returns the built-in scene.
    pub fn built_in(&self) -> Option<&'static BuiltInScene> {
        BuiltInScene::find(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scene_of_the_page_exists() {
        for scene in PAGE_SCENES {
            assert!(scene.built_in().is_some(), "{}", scene.name);
        }
    }
}
