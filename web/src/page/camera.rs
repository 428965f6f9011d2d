//! Where a scene is looked at from.

use core::f32::consts::FRAC_PI_2;
use core::fmt;

use glam::camera::rh::proj::directx::perspective;
use glam::camera::rh::view::look_at_mat4;
use glam::{Mat4, Vec3};

/// A camera that looks at a target from a distance. Up is z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Around the vertical axis, in radians.
    pub yaw: f32,
    /// Above the horizon, in radians.
    pub pitch: f32,
    /// From the target.
    pub distance: f32,
    /// What is in the middle of the picture.
    pub target: Vec3,
}

/// The angle between the left and the right border, or the lower and the upper one where that is less.
const FIELD_OF_VIEW: f32 = 0.7;

/// Not quite straight from above or below, where left and right are not known.
const STEEPEST: f32 = FRAC_PI_2 - 0.02;

impl Camera {
    /// A camera that has all of a ball in view.
    pub fn around(middle: Vec3, radius: f32) -> Self {
        let distance = radius.max(f32::MIN_POSITIVE) / (FIELD_OF_VIEW * 0.5).sin();
        Self { yaw: 0.7, pitch: 0.4, distance, target: middle }
    }

    /// Six numbers, as [`Display`](fmt::Display) writes them.
    pub fn read(text: &str) -> Option<Self> {
        let numbers: Vec<f32> = text.split('_').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let [yaw, pitch, distance, x, y, z] = numbers.try_into().ok()?;
        let camera = Self { yaw, pitch: pitch.clamp(-STEEPEST, STEEPEST), distance, target: Vec3::new(x, y, z) };
        let finite = [yaw, pitch, distance, x, y, z].iter().all(|number| number.is_finite());
        (finite && distance > 0.0).then_some(camera)
    }

    /// Where it is.
    pub fn eye(&self) -> Vec3 {
        self.target + self.backward() * self.distance
    }

    fn backward(&self) -> Vec3 {
        let (sin, cos) = self.yaw.sin_cos();
        let (up, level) = self.pitch.sin_cos();
        Vec3::new(level * cos, level * sin, up)
    }

    fn right(&self) -> Vec3 {
        let (sin, cos) = self.yaw.sin_cos();
        Vec3::new(-sin, cos, 0.0)
    }

    fn up(&self) -> Vec3 {
        self.backward().cross(self.right())
    }

    /// Light comes over the left shoulder.
    pub fn light(&self) -> Vec3 {
        (self.backward() + 0.55 * self.up() - 0.45 * self.right()).normalize()
    }

    /// From the scene to the picture, whose width is `aspect` times its height.
    pub fn clip(&self, aspect: f32) -> Mat4 {
        // On a narrow screen it is the width that has to have room.
        let half = (FIELD_OF_VIEW * 0.5).tan() / aspect.min(1.0);
        let (near, far) = (self.distance * 0.02, self.distance * 20.0);
        perspective(2.0 * half.atan(), aspect, near, far) * look_at_mat4(self.eye(), self.target, self.up())
    }

    /// Goes around the target, by parts of the picture's height.
    pub fn orbit(&mut self, right: f32, up: f32) {
        self.yaw = (self.yaw - 4.0 * right) % core::f32::consts::TAU;
        self.pitch = (self.pitch + 4.0 * up).clamp(-STEEPEST, STEEPEST);
    }

    /// Moves sideways, by parts of the picture's height: what is in the middle stays under the pointer.
    pub fn pan(&mut self, right: f32, up: f32) {
        let height = 2.0 * self.distance * (FIELD_OF_VIEW * 0.5).tan();
        self.target -= (self.right() * right - self.up() * up) * height;
    }

    /// Goes so many times as near.
    pub fn zoom(&mut self, factor: f32) {
        let distance = self.distance / factor;
        if distance.is_finite() && distance > f32::MIN_POSITIVE {
            self.distance = distance;
        }
    }
}

impl fmt::Display for Camera {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { yaw, pitch, distance, target } = self;
        // Four digits are enough for the eye, and short enough for a link.
        let short = |number: f32| (number * 1e4).round() / 1e4;
        write!(f, "{}_{}_{}", short(*yaw), short(*pitch), short(*distance))?;
        target.to_array().iter().try_for_each(|number| write!(f, "_{}", short(*number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_is_in_the_middle_and_what_is_moved_follows_the_pointer() {
        let mut camera = Camera::around(Vec3::new(1.0, 2.0, 3.0), 2.0);
        let place = |camera: &Camera, point: Vec3| camera.clip(1.5).project_point3(point);
        let middle = camera.target;
        assert!(place(&camera, middle).truncate().length() < 1e-5);
        camera.pan(0.25, 0.1);
        let moved = place(&camera, middle);
        // A picture is two units high, and y is up.
        assert!((moved.x * 1.5 - 0.5).abs() < 1e-4 && (moved.y + 0.2).abs() < 1e-4, "{moved}");
        camera.orbit(0.0, 10.0);
        assert!(camera.pitch < FRAC_PI_2);
        let far = camera.distance;
        camera.zoom(2.0);
        assert_eq!(camera.distance, far / 2.0);
        camera.zoom(0.0);
        assert_eq!(camera.distance, far / 2.0);
    }
}
