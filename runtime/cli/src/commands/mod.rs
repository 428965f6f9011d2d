//! The commands, one per module. They share code through [`common`](crate::common) only.

pub mod bench;
pub mod ccd;
pub mod check;
pub mod devices;
pub mod export;
pub mod run;
pub mod scenes;
pub mod shell;
pub mod sim;
