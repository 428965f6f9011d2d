//! The camera.

use core::f32::consts::FRAC_PI_2;
use core::fmt;

use glam::camera::rh::proj::directx::perspective;
use glam::camera::rh::view::look_at_mat4;
use glam::{Mat4, Vec3};

/// A camera that orbits a target. The z axis points up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Angle around the vertical axis, in radians.
    pub yaw: f32,
    /// Angle above the horizon, in radians.
    pub pitch: f32,
    /// Distance from the target.
    pub distance: f32,
    /// Point in the center of the picture.
    pub target: Vec3,
}

/// Field of view along the shorter side of the picture, in radians.
const FIELD_OF_VIEW: f32 = 0.7;

/// Largest pitch. Straight from above or below, the up direction is undefined.
const MAX_PITCH: f32 = FRAC_PI_2 - 0.02;

impl Camera {
    /// Creates a camera with a whole sphere in view.
    pub fn around(center: Vec3, radius: f32) -> Self {
        let distance = radius.max(f32::MIN_POSITIVE) / (FIELD_OF_VIEW * 0.5).sin();
        Self { yaw: 0.7, pitch: 0.4, distance, target: center }
    }

    /// Parses six numbers separated by `_`, as [`Display`](fmt::Display) writes them.
    pub fn parse(text: &str) -> Option<Self> {
        let numbers: Vec<f32> = text.split('_').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let [yaw, pitch, distance, x, y, z] = numbers.try_into().ok()?;
        let camera = Self { yaw, pitch: pitch.clamp(-MAX_PITCH, MAX_PITCH), distance, target: Vec3::new(x, y, z) };
        let finite = [yaw, pitch, distance, x, y, z].iter().all(|number| number.is_finite());
        (finite && distance > 0.0).then_some(camera)
    }

    /// Returns the position of the camera.
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

    /// Returns the direction to the light: over the left shoulder.
    pub fn light(&self) -> Vec3 {
        (self.backward() + 0.55 * self.up() - 0.45 * self.right()).normalize()
    }

    /// Returns the transform from the scene to clip space; `aspect`: width of the picture divided by its height.
    pub fn clip_from_world(&self, aspect: f32) -> Mat4 {
        // On a narrow screen, the field of view is horizontal.
        let half = (FIELD_OF_VIEW * 0.5).tan() / aspect.min(1.0);
        let (near, far) = (self.distance * 0.02, self.distance * 20.0);
        perspective(2.0 * half.atan(), aspect, near, far) * look_at_mat4(self.eye(), self.target, self.up())
    }

    /// Orbits the target; distances of the pointer are fractions of the picture's height.
    pub fn orbit(&mut self, right: f32, down: f32) {
        self.yaw = (self.yaw - 4.0 * right) % core::f32::consts::TAU;
        self.pitch = (self.pitch + 4.0 * down).clamp(-MAX_PITCH, MAX_PITCH);
    }

    /// Moves the target so that the scene follows the pointer; distances are fractions of the picture's height.
    pub fn pan(&mut self, right: f32, down: f32) {
        let height = 2.0 * self.distance * (FIELD_OF_VIEW * 0.5).tan();
        self.target -= (self.right() * right - self.up() * down) * height;
    }

    /// Divides the distance from the target by `factor`.
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
        // Four decimals are precise enough, and keep links short.
        let short = |number: f32| (number * 1e4).round() / 1e4;
        write!(f, "{}_{}_{}", short(*yaw), short(*pitch), short(*distance))?;
        target.to_array().iter().try_for_each(|number| write!(f, "_{}", short(*number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_is_centered_and_the_scene_follows_the_pointer() {
        let mut camera = Camera::around(Vec3::new(1.0, 2.0, 3.0), 2.0);
        let project = |camera: &Camera, point: Vec3| camera.clip_from_world(1.5).project_point3(point);
        let target = camera.target;
        assert!(project(&camera, target).truncate().length() < 1e-5);
        camera.pan(0.25, 0.1);
        let moved = project(&camera, target);
        // Clip space is two units high, with y up.
        assert!((moved.x * 1.5 - 0.5).abs() < 1e-4 && (moved.y + 0.2).abs() < 1e-4, "{moved}");
        camera.orbit(0.0, 10.0);
        assert!(camera.pitch < FRAC_PI_2);
        let distance = camera.distance;
        camera.zoom(2.0);
        assert_eq!(camera.distance, distance / 2.0);
        camera.zoom(0.0);
        assert_eq!(camera.distance, distance / 2.0);
    }
}
