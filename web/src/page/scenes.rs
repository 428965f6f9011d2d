//! Which scenes the page shows, and from where.

use clasp3d_scenes::BuiltInScene;
use glam::Vec3;

use super::camera::Camera;

/// The name under which settings know a mesh of the visitor's own.
pub const OWN_MESH: &str = "mesh";

/// A built-in scene on the page.
pub struct Shown {
    /// Its name in the library.
    pub name: &'static str,
    /// Its name on the page.
    pub title: &'static str,
    /// About how many triangles it has, unless someone says otherwise: what a page can show in motion without a GPU.
    pub triangles: usize,
    /// Where it is looked at from: what it does is not known from its first frame.
    pub camera: Camera,
}

const fn camera(yaw: f32, pitch: f32, distance: f32, target: [f32; 3]) -> Camera {
    Camera { yaw, pitch, distance, target: Vec3::from_array(target) }
}

/// All of them, in the order of the menu.
pub const SHOWN: &[Shown] = &[
    Shown {
        name: "cloth-on-ball",
        title: "Cloth on ball",
        triangles: 5_000,
        camera: camera(0.7, 0.45, 2.9, [0.0, 0.0, -0.1]),
    },
    Shown {
        name: "folding-cloth",
        title: "Folding cloth",
        triangles: 10_000,
        camera: camera(0.7, 0.38, 2.5, [0.0, 0.0, -0.12]),
    },
    Shown { name: "funnel", title: "Funnel", triangles: 4_000, camera: camera(0.6, 0.55, 4.2, [0.0, 0.0, -0.42]) },
    Shown { name: "flag", title: "Flag", triangles: 2_000, camera: camera(-1.35, 0.22, 2.7, [0.75, 0.0, 0.45]) },
    Shown { name: "n-body", title: "Many balls", triangles: 20_000, camera: camera(0.7, 0.35, 2.5, [0.0, 0.0, 0.0]) },
    Shown {
        name: "breaking",
        title: "Breaking solid",
        // With more, the first frames have 100,000 pairs of faces that touch.
        triangles: 5_000,
        camera: camera(0.75, 0.4, 3.4, [0.0, 0.0, -0.1]),
    },
    Shown { name: "tori", title: "Two tori", triangles: 10_000, camera: camera(0.9, 0.5, 6.2, [0.0, 0.0, 0.0]) },
];

/// The scene of this name, if the page shows it.
pub fn shown(name: &str) -> Option<&'static Shown> {
    SHOWN.iter().find(|shown| shown.name == name)
}

impl Shown {
    /// The scene itself.
    pub fn built_in(&self) -> Option<&'static BuiltInScene> {
        BuiltInScene::find(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_has_every_scene_that_is_shown() {
        for shown in SHOWN {
            assert!(shown.built_in().is_some(), "{}", shown.name);
        }
    }
}
