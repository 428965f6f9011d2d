//! Exact arithmetic on `f32` and `f64` positions: whether two triangles intersect, and in which points.
//!
//! | module | holds |
//! | --- | --- |
//! | `predicates` | signs of determinants: orientation of three points in a plane, of four in space |
//! | `triangles` | triangle against triangle: [`intersect`], [`Face`] |
//! | `filtered` | triangle against triangle with `f64` filters, before the exact predicates |
//! | `integers` | numbers as integers of any size |
//! | `determinants` | values of determinants with a small relative error |
//! | `contact` | the common points of two triangles: [`contact`], [`Contact`] |
//! | `contact_regions` | the contacts of many pairs, and how they are connected: [`Contacts`] |
//!
//! Exact predicates decide the pairs that the `f32` filter leaves undecided. They need nothing but signs of determinants,
//! which are computed in the cheapest exact way:
//!
//! | coordinates | determinants are computed in |
//! | --- | --- |
//! | multiples of a power of two, less than 2¹⁹ times that away from the first vertex | `i64` |
//! | multiples of a power of two, below 2⁴⁰ times that in absolute value | `i128`, after an `f64` filter |
//! | any others | `f64` where that suffices, else expansions: the crate `robust` |
//!
//! Models made by people mostly touch on a grid (first row), and almost all meshes are in the second row. The third is
//! exact for all finite `f32` coordinates: the largest product of three differences, about 10¹¹⁶, and the smallest
//! component of an expansion, about 10⁻¹⁶⁷, are far within the range of `f64`.
//!
//! `f64` coordinates are first translated, if that is exact, so that the first vertex is the origin: meshes far away are then
//! in the second row, too. Determinants of coordinates so large or small (beyond 10⁹⁹, below 10⁻⁸⁴) that expansions might
//! overflow or underflow are computed in integers of any size.
//!
//! A triangle is a closed set of points. A degenerate triangle is the segment or point that it is.
//!
//! Neighbors, triangles with common vertex indices, always have common points. They count as intersecting if they have more
//! in common than the shared vertices imply:
//!
//! | common vertices | the triangles intersect if |
//! | --- | --- |
//! | none | they have a common point; two vertices at the same position suffice |
//! | one | they have a common point other than that vertex |
//! | two | they overlap in an area: one is folded onto the other |
//! | three | never: they are the same triangle, listed twice |

mod contact;
mod contact_regions;
pub(crate) mod determinants;
mod filtered;
pub(crate) mod integers;
mod predicates;
mod triangles;

pub use contact::{Contact, ContactShape, contact};
pub use contact_regions::Contacts;
pub(crate) use filtered::{Decision, decide, not_collinear};
pub(crate) use triangles::intersect_cheaply;
pub use triangles::{Face, FacePosition, intersect};
