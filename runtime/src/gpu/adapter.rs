//! Available adapters, and the choice of one.

use core::fmt;

use wgpu::{Backends, DeviceType, Features, Limits};

use crate::{DeviceError, Error, Result};

/// Request for an adapter.
///
/// The default is any hardware adapter. A request by name or number may choose a software adapter; otherwise one is chosen
/// only if `software` allows it and there is no hardware.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdapterRequest {
    /// Part of the name of the adapter or of its graphics driver. Case does not matter.
    pub name: Option<String>,
    /// Index of the adapter in the list of [`adapters`], for machines with several adapters of the same name.
    pub number: Option<usize>,
    /// Whether a software adapter is allowed.
    pub software: bool,
    /// Maximum number of bytes that CLASP may use on the device. Without a limit, the graphics driver of a hardware adapter
    /// refuses allocations beyond its memory. For a software adapter, the limit is then the available memory of the machine,
    /// because its driver would allocate until the machine stops.
    pub memory_limit: Option<u64>,
    /// Whether to fill new buffers with garbage, so that a kernel that relies on zeros fails. For tests.
    pub poison: bool,
}

impl fmt::Display for AdapterRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.number, &self.name) {
            (Some(number), Some(name)) => write!(f, "adapter number {number} with \"{name}\" in its name"),
            (Some(number), None) => write!(f, "adapter number {number}"),
            (None, Some(name)) => write!(f, "an adapter with \"{name}\" in its name"),
            (None, None) if self.software => write!(f, "any adapter"),
            (None, None) => write!(f, "a hardware adapter"),
        }
    }
}

/// Description of an adapter.
#[derive(Clone, Debug)]
pub struct AdapterSummary {
    /// Name of the adapter.
    pub name: String,
    /// Kind of device.
    pub kind: AdapterKind,
    /// Graphics API of the driver. Displays as `vulkan`, `metal`, `dx12` or `webgpu`.
    pub api: wgpu::Backend,
    /// Name and version of the graphics driver.
    pub driver: String,
    /// Limits of the adapter.
    pub limits: Limits,
    /// Whether the adapter can time stages.
    pub timestamps: bool,
    /// Whether CLASP uses the adapter.
    pub verdict: Verdict,
}

/// Kind of device behind an adapter. The order is that of preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AdapterKind {
    /// GPU with memory of its own.
    Discrete,
    /// GPU that shares memory with the CPU.
    Integrated,
    /// Unknown, for example in a browser.
    Other,
    /// GPU of a virtual machine.
    Virtual,
    /// A graphics driver that runs kernels on the CPU.
    Software,
}

impl AdapterKind {
    fn of(info: &wgpu::AdapterInfo) -> Self {
        match info.device_type {
            DeviceType::DiscreteGpu => Self::Discrete,
            DeviceType::IntegratedGpu => Self::Integrated,
            DeviceType::VirtualGpu => Self::Virtual,
            DeviceType::Cpu => Self::Software,
            DeviceType::Other => Self::Other,
        }
    }
}

impl fmt::Display for AdapterKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Discrete => "discrete",
            Self::Integrated => "integrated",
            Self::Other => "other",
            Self::Virtual => "virtual",
            Self::Software => "software",
        })
    }
}

/// Whether CLASP uses an adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Used by default.
    Default,
    /// Used if requested by name or number.
    ByName,
    /// Used if software adapters are allowed, or if requested by name or number.
    Software,
    /// Not usable: its limits are below baseline WebGPU.
    TooSmall,
}

impl Verdict {
    /// Returns the verdict on an adapter, if no other one is preferred.
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
            Self::ByName => "on request by name",
            Self::Software => "on request for software",
            Self::TooSmall => "no: limits below baseline WebGPU",
        })
    }
}

/// Returns the wgpu instance of this process. There is only one, because wgpu can tell the buffers of two devices apart only
/// if both come from the same instance.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn instance() -> wgpu::Instance {
    static INSTANCE: std::sync::LazyLock<wgpu::Instance> = std::sync::LazyLock::new(new_instance);
    INSTANCE.clone()
}

/// Creates a wgpu instance. In a browser, adapters and devices belong to one thread.
#[cfg(target_arch = "wasm32")]
pub(super) fn instance() -> wgpu::Instance {
    new_instance()
}

fn new_instance() -> wgpu::Instance {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    descriptor.backends = Backends::PRIMARY;
    // Percent of the memory that the graphics driver reports as free. Beyond it, allocations fail with an error instead of
    // making the machine run out of memory.
    descriptor.memory_budget_thresholds.for_resource_creation = Some(90);
    wgpu::Instance::new(descriptor)
}

/// Lists all adapters, the preferred one first. In a browser there is at most one.
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

/// Blocking version of [`adapters`].
#[cfg(not(target_arch = "wasm32"))]
pub fn adapters_blocking() -> Vec<AdapterSummary> {
    crate::wait::block_on(adapters(), || {})
}

/// Describes an adapter.
pub(super) fn summary(adapter: &wgpu::Adapter, info: wgpu::AdapterInfo, verdict: Verdict) -> AdapterSummary {
    AdapterSummary {
        kind: AdapterKind::of(&info),
        api: info.backend,
        driver: format!("{} {}", info.driver, info.driver_info).trim().to_owned(),
        name: info.name,
        limits: adapter.limits(),
        timestamps: adapter.features().contains(Features::TIMESTAMP_QUERY),
        verdict,
    }
}

/// Returns the preferred adapter that meets the request.
pub(super) async fn choose(request: &AdapterRequest) -> Result<wgpu::Adapter> {
    let ranked = ranked().await;
    let available = ranked.iter().map(|adapter| describe(&adapter.get_info())).collect();
    let fits = |adapter: &wgpu::Adapter| {
        let info = adapter.get_info();
        let has_name = request.name.as_ref().map(|name| {
            let name = name.to_lowercase();
            [&info.name, &info.driver].iter().any(|text| text.to_lowercase().contains(&name))
        });
        suitable(adapter) && has_name.unwrap_or(request.software || request.number.is_some() || !is_software(&info))
    };
    let advice = match (ranked.is_empty(), &request.name) {
        (true, _) if cfg!(target_arch = "wasm32") => "This browser does not support WebGPU, or it is disabled",
        (true, _) => "Install a GPU driver (on Linux: Vulkan; Mesa's mesa-vulkan-drivers includes a software driver)",
        (false, Some(_)) => "`clasp3d devices` lists the names",
        (false, None) => "Allow a software adapter, or request one by name",
    };
    let numbered = ranked.into_iter().enumerate().filter(|(number, _)| request.number.is_none_or(|n| n == *number));
    numbered.map(|(_, adapter)| adapter).find(fits).ok_or(Error::Device(DeviceError::NoAdapter {
        requested: request.to_string(),
        available,
        advice,
    }))
}

/// Returns all adapters, the preferred one first.
async fn ranked() -> Vec<wgpu::Adapter> {
    // Without WebGPU (in Node.js, for example), wgpu would panic instead of finding no adapter.
    if cfg!(target_arch = "wasm32") && !wgpu::util::is_browser_webgpu_supported().await {
        return Vec::new();
    }
    let instance = instance();
    let mut adapters = if cfg!(target_arch = "wasm32") {
        // A browser does not list adapters; it chooses one.
        let options = wgpu::RequestAdapterOptions {
            power_preference: wgpu::PowerPreference::HighPerformance,
            ..Default::default()
        };
        instance.request_adapter(&options).await.into_iter().collect()
    } else {
        instance.enumerate_adapters(Backends::PRIMARY).await
    };
    adapters.sort_by_key(|adapter| AdapterKind::of(&adapter.get_info()));
    adapters
}

fn describe(info: &wgpu::AdapterInfo) -> String {
    let software = if is_software(info) { ", software" } else { "" };
    format!("{} ({}{software})", info.name, info.backend.to_str())
}

/// Returns the maximum number of bytes that CLASP may use on a device of this adapter; `None` if the graphics driver
/// enforces a limit.
pub(super) fn memory_limit(request: &AdapterRequest, info: &wgpu::AdapterInfo) -> Option<u64> {
    request.memory_limit.or_else(|| is_software(info).then(available_memory).flatten())
}

/// Returns the available memory of the machine in bytes, if the system reports it.
fn available_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

fn is_software(info: &wgpu::AdapterInfo) -> bool {
    AdapterKind::of(info) == AdapterKind::Software
}

/// Whether an adapter meets the requirements of the kernels.
fn suitable(adapter: &wgpu::Adapter) -> bool {
    check_limits(&adapter.limits()).is_ok()
        && adapter.get_downlevel_capabilities().flags.contains(wgpu::DownlevelFlags::COMPUTE_SHADERS)
}

/// Checks that limits are not below those that the kernels need. `kernel-translator` checks that the kernels need no more.
pub(super) fn check_limits(limits: &Limits) -> Result<()> {
    let baseline = Limits::default();
    let threads = clasp3d_kernels::types::WORKGROUP_SIZE;
    let groups = clasp3d_kernels::types::MAX_WORKGROUPS_PER_DIMENSION;
    let requirements = [
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
    match requirements.into_iter().find(|(_, _, needed, limit)| limit < needed) {
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
