//! Materials of cloth, and checks of ranges.

use crate::{ClothError, Error, Result};

/// Material of cloth. With lengths in meters and time in seconds, masses are in kilograms and forces in newtons.
///
/// Stiffness is that of one spring, at any resolution. The presets are softer than real yarn, which would take ten times as
/// many steps; [`stretch_limit`](super::SimulationSettings::stretch_limit) keeps cloth from looking like rubber.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Material {
    /// Mass per unit of area.
    pub density: f32,
    /// Stiffness of the springs between neighbors along and across the sheet.
    pub stretch: f32,
    /// Stiffness of the springs between diagonal neighbors.
    pub shear: f32,
    /// Stiffness of the springs between every second point.
    pub bend: f32,
    /// Viscous damping of each spring, as a fraction of its critical damping.
    pub damping: f32,
}

impl Material {
    /// Light, with many folds.
    pub const SILK: Self = Self { density: 0.08, stretch: 16.0, shear: 5.0, bend: 0.3, damping: 0.03 };
    /// As of a tablecloth.
    pub const COTTON: Self = Self { density: 0.2, stretch: 40.0, shear: 18.0, bend: 2.0, damping: 0.03 };
    /// Heavy and stiff.
    pub const DENIM: Self = Self { density: 0.45, stretch: 90.0, shear: 50.0, bend: 18.0, damping: 0.05 };

    /// The presets with their names.
    pub const PRESETS: &'static [(&'static str, Self)] =
        &[("silk", Self::SILK), ("cotton", Self::COTTON), ("denim", Self::DENIM)];

    /// Returns the preset with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|(preset, _)| *preset == name).map(|(_, material)| *material)
    }

    /// Checks the ranges of all numbers.
    ///
    /// # Errors
    ///
    /// If the density is not positive, a stiffness or the damping is negative, or a number is not finite.
    pub fn check(&self) -> Result<()> {
        check_positive("density of a material", self.density)?;
        check_not_negative("stretch stiffness of a material", self.stretch)?;
        check_not_negative("shear stiffness of a material", self.shear)?;
        check_not_negative("bend stiffness of a material", self.bend)?;
        check_not_negative("damping of a material", self.damping)
    }
}

impl Default for Material {
    fn default() -> Self {
        Self::COTTON
    }
}

/// Returns an error unless a number is finite and positive.
pub(super) fn check_positive(what: &'static str, value: f32) -> Result<()> {
    if value > 0.0 && value.is_finite() { Ok(()) } else { Err(out_of_range(what, "more than 0", value)) }
}

/// Returns an error unless a number is finite and not negative.
pub(super) fn check_not_negative(what: &'static str, value: f32) -> Result<()> {
    if value >= 0.0 && value.is_finite() { Ok(()) } else { Err(out_of_range(what, "at least 0", value)) }
}

pub(super) fn out_of_range(what: &'static str, range: &'static str, value: f32) -> Error {
    Error::Cloth(ClothError::OutOfRange { what, range, value })
}
