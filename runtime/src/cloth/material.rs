//! What cloth is made of.

use crate::{ClothError, Error, Result};

/// What cloth is made of. With lengths in metres and time in seconds, masses are kilograms and forces newtons.
///
/// Stiffness is what one spring has, at any resolution. The presets are softer than real yarn, which would take ten times
/// as many steps: that cloth does not look like rubber is seen to by
/// [`stretch_limit`](super::SimulationSettings::stretch_limit).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Material {
    /// Mass of a unit of area.
    pub density: f32,
    /// Stiffness of the springs between neighbours along and across.
    pub stretch: f32,
    /// Stiffness of the springs between neighbours along the diagonals.
    pub shear: f32,
    /// Stiffness of the springs between every second point.
    pub bend: f32,
    /// Viscous damping of each spring, as a part of what would keep it from swinging at all (critical damping).
    pub damping: f32,
}

impl Material {
    /// Light, and falls into many folds.
    pub const SILK: Self = Self { density: 0.08, stretch: 16.0, shear: 5.0, bend: 0.3, damping: 0.03 };
    /// What a tablecloth is made of.
    pub const COTTON: Self = Self { density: 0.2, stretch: 40.0, shear: 18.0, bend: 2.0, damping: 0.03 };
    /// Heavy and stiff.
    pub const DENIM: Self = Self { density: 0.45, stretch: 90.0, shear: 50.0, bend: 18.0, damping: 0.05 };

    /// The presets and their names.
    pub const PRESETS: &'static [(&'static str, Self)] =
        &[("silk", Self::SILK), ("cotton", Self::COTTON), ("denim", Self::DENIM)];

    /// The preset of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|(preset, _)| *preset == name).map(|(_, material)| *material)
    }

    /// An error if a number is out of its range.
    ///
    /// # Errors
    ///
    /// Where the density is not above zero, and where a stiffness or the damping is below.
    pub fn check(&self) -> Result<()> {
        positive("density of a material", self.density)?;
        not_negative("stretch stiffness of a material", self.stretch)?;
        not_negative("shear stiffness of a material", self.shear)?;
        not_negative("bend stiffness of a material", self.bend)?;
        not_negative("damping of a material", self.damping)
    }
}

impl Default for Material {
    fn default() -> Self {
        Self::COTTON
    }
}

/// An error unless a number is finite and more than zero.
pub(super) fn positive(what: &'static str, value: f32) -> Result<()> {
    if value > 0.0 && value.is_finite() { Ok(()) } else { Err(out_of_range(what, "more than 0", value)) }
}

/// An error unless a number is finite and at least zero.
pub(super) fn not_negative(what: &'static str, value: f32) -> Result<()> {
    if value >= 0.0 && value.is_finite() { Ok(()) } else { Err(out_of_range(what, "at least 0", value)) }
}

pub(super) fn out_of_range(what: &'static str, range: &'static str, value: f32) -> Error {
    Error::Cloth(ClothError::OutOfRange { what, range, value })
}
