//! Backends: requested and active.

use core::fmt;
#[cfg(feature = "gpu")]
use std::sync::Arc;

#[cfg(feature = "gpu")]
use crate::gpu::{AdapterRequest, Gpu};

/// Requested backend: the device that does the work.
#[derive(Clone, Debug, Default)]
pub enum Backend {
    /// A hardware GPU if there is one and the scene fits into it, else the CPU. Without the feature `gpu`, the CPU.
    #[default]
    Auto,
    /// The CPU.
    Cpu,
    /// A GPU that matches the request, with a device of its own.
    #[cfg(feature = "gpu")]
    Gpu(AdapterRequest),
    /// A device shared with other detectors or with the caller ([`Gpu::from_wgpu`]).
    #[cfg(feature = "gpu")]
    Shared(Arc<Gpu>),
}

impl Backend {
    /// Whether the CPU takes over if there is no GPU, or the scene is too large for it.
    pub(crate) fn falls_back(&self) -> bool {
        matches!(self, Self::Auto)
    }
}

/// The backend that a detector or a simulation runs on.
///
/// It displays as `cpu` or as the name of the adapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActiveBackend {
    /// The CPU.
    Cpu,
    /// A GPU, with the name of its adapter.
    Gpu(String),
}

impl ActiveBackend {
    /// Whether the work runs on a GPU.
    pub fn is_gpu(&self) -> bool {
        matches!(self, Self::Gpu(_))
    }
}

impl fmt::Display for ActiveBackend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Cpu => "cpu",
            Self::Gpu(adapter) => adapter,
        })
    }
}
