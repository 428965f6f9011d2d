//! Which adapters there are, and which one to take.

use core::fmt;

use wgpu::{Backends, DeviceType, Features, Limits};

use crate::{DeviceError, Error, Result};

/// Which adapter to take.
///
/// The default is any hardware. An adapter that is asked for by name or number may be a software one; otherwise software
/// is taken only where `software` allows it and there is no hardware.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdapterRequest {
    /// Part of the adapter's name or of its driver's, in any case.
    pub name: Option<String>,
    /// The number of the adapter in the list of [`adapters`], for machines with several of the same name.
    pub number: Option<usize>,
    /// Whether a software adapter will do.
    pub software: bool,
    /// Bytes that may be used on the device. Without a limit, a device's own memory ends where its driver says so; a
    /// software adapter's ends where the machine's does, because its driver would go on until the machine stops.
    pub memory_limit: Option<u64>,
    /// Fills every new buffer with garbage, so that a kernel that relies on zeros fails. For tests.
    pub poison: bool,
}

impl fmt::Display for AdapterRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number {
            write!(f, "adapter number {number} ")?;
        }
        match (&self.name, self.software || self.number.is_some()) {
            (Some(name), _) => write!(f, "an adapter with \"{name}\" in its name"),
            (None, true) => write!(f, "any adapter"),
            (None, false) => write!(f, "a hardware adapter"),
        }
    }
}

/// What there is to say of an adapter.
#[derive(Clone, Debug)]
pub struct AdapterSummary {
    /// Its name.
    pub name: String,
    /// `discrete`, `integrated`, `virtual`, `software` or `other`.
    pub kind: &'static str,
    /// The interface through which it is driven: `vulkan`, `metal`, `dx12` or `webgpu`.
    pub api: String,
    /// The driver and its version.
    pub driver: String,
    /// What it can do.
    pub limits: Limits,
    /// Whether it can time each stage.
    pub timestamps: bool,
    /// Whether CLASP would use it.
    pub verdict: Verdict,
}

/// Whether CLASP would use an adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By default.
    Default,
    /// When it is asked for by name.
    ByName,
    /// Only when software is asked for.
    Software,
    /// It lacks something that every WebGPU device has.
    TooSmall,
}

impl Verdict {
    /// For an adapter that is the first of its kind.
    pub(super) fn of(adapter: &wgpu::Adapter) -> Self {
        if !suitable(adapter) {
            Self::TooSmall
        } else if is_software(&adapter.get_info()) {
            Self::Software
        } else {
            Self::Default
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Default => "yes, by default",
            Self::ByName => "when asked for by name",
            Self::Software => "only when software is asked for",
            Self::TooSmall => "no: less than baseline WebGPU",
        })
    }
}

/// The way to all adapters. There is one for the whole process: wgpu tells the buffers of two devices apart only if they
/// come from the same one.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn instance() -> wgpu::Instance {
    static INSTANCE: std::sync::LazyLock<wgpu::Instance> = std::sync::LazyLock::new(new_instance);
    INSTANCE.clone()
}

/// The way to the browser's adapter, which belongs to this thread.
#[cfg(target_arch = "wasm32")]
pub(super) fn instance() -> wgpu::Instance {
    new_instance()
}

fn new_instance() -> wgpu::Instance {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    descriptor.backends = Backends::PRIMARY;
    // Beyond nine tenths of the memory that the driver says is free, an allocation fails as it should, instead of
    // taking the machine down with it.
    descriptor.memory_budget_thresholds.for_resource_creation = Some(90);
    wgpu::Instance::new(descriptor)
}

/// All adapters there are, the preferred one first. In a browser there is at most one.
pub async fn adapters() -> Vec<AdapterSummary> {
    let ranked = ranked().await;
    let mut default_is_taken = false;
    ranked
        .iter()
        .map(|adapter| {
            let verdict = match Verdict::of(adapter) {
                Verdict::Default if core::mem::replace(&mut default_is_taken, true) => Verdict::ByName,
                verdict => verdict,
            };
            summary(adapter, adapter.get_info(), verdict)
        })
        .collect()
}

/// Waits for [`adapters`].
#[cfg(not(target_arch = "wasm32"))]
pub fn adapters_blocking() -> Vec<AdapterSummary> {
    crate::wait::block_on(adapters(), || {})
}

pub(super) fn summary(adapter: &wgpu::Adapter, info: wgpu::AdapterInfo, verdict: Verdict) -> AdapterSummary {
    AdapterSummary {
        kind: match info.device_type {
            DeviceType::DiscreteGpu => "discrete",
            DeviceType::IntegratedGpu => "integrated",
            DeviceType::VirtualGpu => "virtual",
            DeviceType::Cpu => "software",
            DeviceType::Other => "other",
        },
        api: info.backend.to_str().to_owned(),
        driver: format!("{} {}", info.driver, info.driver_info).trim().to_owned(),
        name: info.name,
        limits: adapter.limits(),
        timestamps: adapter.features().contains(Features::TIMESTAMP_QUERY),
        verdict,
    }
}

/// The adapter that a request asks for.
pub(super) async fn choose(request: &AdapterRequest) -> Result<wgpu::Adapter> {
    let ranked = ranked().await;
    let found = ranked.iter().map(|adapter| describe(&adapter.get_info())).collect();
    let fits = |adapter: &wgpu::Adapter| {
        let info = adapter.get_info();
        let named = request.name.as_ref().map(|name| {
            let name = name.to_lowercase();
            [&info.name, &info.driver].iter().any(|text| text.to_lowercase().contains(&name))
        });
        suitable(adapter) && named.unwrap_or(request.software || request.number.is_some() || !is_software(&info))
    };
    let advice = match (ranked.is_empty(), &request.name) {
        (true, _) if cfg!(target_arch = "wasm32") => "This browser has no WebGPU, or has it switched off",
        (true, _) => {
            "Install a driver for the GPU (Vulkan on Linux; Mesa's mesa-vulkan-drivers has a software one too)"
        }
        (false, Some(_)) => "`clasp3d devices` lists the names",
        (false, None) => "Allow a software adapter, or ask for one by name",
    };
    let numbered = ranked.into_iter().enumerate().filter(|(number, _)| request.number.is_none_or(|n| n == *number));
    numbered.map(|(_, adapter)| adapter).find(fits).ok_or(Error::Device(DeviceError::NoAdapter {
        requested: request.to_string(),
        available: found,
        advice,
    }))
}

/// The adapters, the preferred one first.
async fn ranked() -> Vec<wgpu::Adapter> {
    // Outside of browsers (in Node.js, say) wgpu panics where it should find nothing.
    if cfg!(target_arch = "wasm32") && !wgpu::util::is_browser_webgpu_supported().await {
        return Vec::new();
    }
    let instance = instance();
    let mut adapters = if cfg!(target_arch = "wasm32") {
        // A browser does not enumerate; it chooses.
        let options = wgpu::RequestAdapterOptions {
            power_preference: wgpu::PowerPreference::HighPerformance,
            ..Default::default()
        };
        instance.request_adapter(&options).await.into_iter().collect()
    } else {
        instance.enumerate_adapters(Backends::PRIMARY).await
    };
    adapters.sort_by_key(|adapter| match adapter.get_info().device_type {
        DeviceType::DiscreteGpu => 0,
        DeviceType::IntegratedGpu => 1,
        DeviceType::Other => 2,
        DeviceType::VirtualGpu => 3,
        DeviceType::Cpu => 4,
    });
    adapters
}

fn describe(info: &wgpu::AdapterInfo) -> String {
    let software = if is_software(info) { ", software" } else { "" };
    format!("{} ({}{software})", info.name, info.backend.to_str())
}

/// How much memory a device of this adapter may use, where the driver does not see to it.
pub(super) fn memory_limit(request: &AdapterRequest, info: &wgpu::AdapterInfo) -> Option<u64> {
    request.memory_limit.or_else(|| is_software(info).then(available_memory).flatten())
}

/// Bytes of memory that programs can still get, where the system tells.
fn available_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

fn is_software(info: &wgpu::AdapterInfo) -> bool {
    info.device_type == DeviceType::Cpu
}

/// Whether an adapter has what kernels are written for.
fn suitable(adapter: &wgpu::Adapter) -> bool {
    check_limits(&adapter.limits()).is_ok()
        && adapter.get_downlevel_capabilities().flags.contains(wgpu::DownlevelFlags::COMPUTE_SHADERS)
}

/// An error if limits are below what kernels are written for: see `kernel-translator`, which holds them to it.
pub(super) fn check_limits(limits: &Limits) -> Result<()> {
    let baseline = Limits::default();
    let threads = clasp3d_kernels::types::WORKGROUP_SIZE;
    let groups = clasp3d_kernels::types::MAX_WORKGROUPS_PER_DIMENSION;
    let needs = [
        ("maxComputeWorkgroupSizeX", "threads", threads, limits.max_compute_workgroup_size_x),
        ("maxComputeInvocationsPerWorkgroup", "threads", threads, limits.max_compute_invocations_per_workgroup),
        ("maxComputeWorkgroupsPerDimension", "workgroups", groups, limits.max_compute_workgroups_per_dimension),
        (
            "maxComputeWorkgroupStorageSize",
            "bytes",
            baseline.max_compute_workgroup_storage_size,
            limits.max_compute_workgroup_storage_size,
        ),
        (
            "maxStorageBuffersPerShaderStage",
            "buffers",
            baseline.max_storage_buffers_per_shader_stage,
            limits.max_storage_buffers_per_shader_stage,
        ),
    ];
    match needs.into_iter().find(|(_, _, needed, limit)| limit < needed) {
        None => Ok(()),
        Some((limit_name, unit, needed, limit)) => Err(Error::Device(DeviceError::LimitExceeded {
            what: "a kernel".to_owned(),
            needed: needed.into(),
            limit: limit.into(),
            unit,
            limit_name,
        })),
    }
}
