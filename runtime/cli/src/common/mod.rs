//! Parts that several commands share.
//!
//! | module | holds |
//! | --- | --- |
//! | `options` | command line options: backend, detection, built-in scene |
//! | `input` | reading mesh files |
//! | `files` | writing output files completely or not at all |
//! | `results` | output of `check` and `run`: options, files, tables, JSON |
//! | `snapshot` | the frame that reports and highlighted meshes show |
//! | `frame_folder` | frames as PLY files in a folder |
//! | `simulation` | detection on the device of a simulation |
//! | `hard_scenes` | scenes whose results are wrong if a driver breaks a rule of WGSL |
//! | `console` | verbosity, progress bar, closed pipes |
//! | `interrupt` | Ctrl-C |
//! | `memory` | end of the program where memory is short; threads |

pub mod console;
pub mod files;
pub mod frame_folder;
pub mod hard_scenes;
pub mod input;
pub mod interrupt;
pub mod memory;
pub mod options;
pub mod results;
pub mod simulation;
pub mod snapshot;
