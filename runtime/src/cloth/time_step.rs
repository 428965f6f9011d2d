//! The longest stable time step, and the number of steps of a frame.

use clasp3d_kernels::cloth::commit::MAX_STEPS;
use glam::Vec3;

use super::settings::{SimulationSettings, Steps};
use super::sheet::Cloth;
use crate::{ClothError, Error, Result};

/// Allowed fraction of the longest stable time step.
const SAFETY: f32 = 0.9;

/// Relative rounding error allowed between a requested time step and the longest allowed one.
const ROUNDING: f32 = 1.000_001;

/// Time steps of a simulation.
#[derive(Clone, Copy, Debug)]
pub(super) struct TimeSteps {
    /// The longest time step that is allowed.
    pub(super) allowed: f32,
    /// Minimum number of steps of a frame.
    pub(super) steps: u32,
    /// Duration of each of these steps.
    pub(super) step_time: f32,
}

impl TimeSteps {
    /// Chooses or checks the number of steps of a frame.
    pub(super) fn new(cloths: &[Cloth], settings: &SimulationSettings) -> Result<Self> {
        let (allowed, period) = allowed_time_step(cloths, settings);
        let frame_time = settings.frame_time;
        let steps = match settings.steps {
            Steps::Auto => (frame_time / allowed).ceil().max(1.0),
            // Steps that are too long for the springs are divided.
            Steps::Count(steps) if settings.continuous => {
                steps as f32 * (frame_time / (steps as f32 * allowed)).ceil().max(1.0)
            }
            Steps::Count(steps) => steps as f32,
        };
        if steps > MAX_STEPS as f32 {
            return Err(Error::Cloth(ClothError::TooManySteps { frame_time, allowed, limit: MAX_STEPS }));
        }
        let step_time = frame_time / steps;
        if step_time > allowed * ROUNDING {
            return Err(Error::Cloth(ClothError::TimeStep { step_time, allowed, period }));
        }
        Ok(Self { allowed, steps: steps as u32, step_time })
    }
}

/// Terms of the stability bound for a mass point, summed over its springs and triangles.
#[derive(Clone, Copy, Default)]
struct Coefficients {
    stiffness: f64,
    damping: f64,
    drag: f64,
}

/// Returns the longest allowed time step, and the bound of the published method, `π √(m/K)`.
///
/// The published bound is that of the stiffest spring alone. A point of a mesh has about a dozen, which oscillate against each
/// other: by Gershgorin's theorem the square of the highest angular frequency is at most `ω² = 2 Σ k / m`, and likewise
/// damping is at most `c = 2 Σ d / m`, plus that of the air. Semi-implicit Euler steps are stable if `(ω Δt)² + 2 c Δt < 4`.
/// The step satisfies both bounds.
fn allowed_time_step(cloths: &[Cloth], settings: &SimulationSettings) -> (f32, f32) {
    let (mut stable, mut period) = (f32::INFINITY, f32::INFINITY);
    for cloth in cloths {
        let mut sums = vec![Coefficients::default(); cloth.masses.len()];
        for spring in &cloth.springs {
            for end in spring.ends {
                let sum = &mut sums[end as usize];
                sum.stiffness += 2.0 * f64::from(spring.stiffness);
                sum.damping += 2.0 * f64::from(spring.damping);
                let mass = cloth.masses[end as usize];
                period = period.min(core::f32::consts::PI * (mass / spring.stiffness).sqrt());
            }
        }
        for vertices in &cloth.mesh.triangles {
            let [a, b, c] = vertices.map(|vertex| Vec3::from(cloth.mesh.positions[vertex as usize]));
            let area = 0.5 * (b - a).cross(c - a).length();
            for vertex in vertices {
                // Stretched cloth has more area.
                let stretched = settings.stretch_limit.unwrap_or(2.0).powi(2);
                sums[*vertex as usize].drag +=
                    f64::from(settings.drag.max(settings.skin_drag) * area / 3.0 * stretched);
            }
        }
        for (Coefficients { stiffness, damping, drag }, mass) in sums.into_iter().zip(&cloth.masses) {
            let (omega_squared, c) = (stiffness / f64::from(*mass), (damping + drag) / f64::from(*mass));
            // The positive root of ω² Δt² + 2 c Δt = 4, in a form in which ω may be zero.
            let root = c + (c * c + 4.0 * omega_squared).sqrt();
            stable = stable.min((4.0 / root) as f32);
        }
    }
    ((SAFETY * stable).min(period), period)
}
