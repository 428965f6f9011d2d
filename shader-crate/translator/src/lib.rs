//! From SPIR-V to WGSL, at build time.
//!
//! The build script of the runtime calls [`translate`] on the committed module. A damaged module, one that needs more
//! than baseline WebGPU has, or one whose entry points are not those that the host knows, does not build: nothing of it
//! ever reaches a driver.

mod loops;

use clasp_kernels::launch::{Access, KernelInfo};
use clasp_kernels::types::WORKGROUP_SIZE;
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use naga::{AddressSpace, Handle, Module, StorageAccess, TypeInner};
use sha2::{Digest as _, Sha256};

/// Storage buffers to a shader stage that baseline WebGPU guarantees.
pub const MAX_STORAGE_BUFFERS: usize = 8;
/// Bytes of workgroup memory that baseline WebGPU guarantees.
pub const MAX_SHARED_BYTES: usize = 16_384;

/// Why a module cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file is not what was written.
    #[error("the module is damaged or half updated: its SHA-256 is {found}, but {expected} is stored beside it")]
    Hash {
        /// The stored hash.
        expected: String,
        /// The module's hash.
        found: String,
    },
    /// There is no hash to compare with.
    #[error("no hash of kernels.spv is stored beside it")]
    NoHash,
    /// Not SPIR-V, or cut off.
    #[error("the module is not SPIR-V that naga can read: {0}")]
    Parse(#[from] naga::front::spv::Error),
    /// SPIR-V that WebGPU does not allow.
    #[error("the module does not validate as baseline WebGPU: {}", chain(.0.as_inner()))]
    Validate(Box<naga::WithSpan<naga::valid::ValidationError>>),
    /// WGSL has no words for it.
    #[error("the module cannot be written as WGSL: {0}")]
    Write(#[from] naga::back::wgsl::Error),
    /// The host knows other kernels than the module has.
    #[error("the host knows {} kernels and the module has {}: {}", .host.len(), .module.len(), difference(.host, .module))]
    EntryPoints {
        /// The kernels of the host's list.
        host: Vec<String>,
        /// The entry points of the module.
        module: Vec<String>,
    },
    /// A kernel has another interface in the module than on the host.
    #[error("kernel {kernel}: {problem}")]
    Interface {
        /// The kernel.
        kernel: &'static str,
        /// What differs.
        problem: String,
    },
}

/// An error with all its causes: naga puts what matters into the last one.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

fn difference(host: &[String], module: &[String]) -> String {
    let only = |a: &[String], b: &[String]| {
        a.iter().filter(|name| !b.contains(name)).map(String::as_str).collect::<Vec<_>>().join(", ")
    };
    format!("only the host has [{}], only the module has [{}]", only(host, module), only(module, host))
}

/// Compares a module with the hash in the text of `kernels.spv.sha256`.
pub fn check_hash(module: &[u8], hashes: &str) -> Result<(), Error> {
    let expected = hashes.lines().find_map(|line| line.strip_suffix("  kernels.spv")).ok_or(Error::NoHash)?.to_owned();
    let found: String = Sha256::digest(module).iter().map(|byte| format!("{byte:02x}")).collect();
    if found == expected { Ok(()) } else { Err(Error::Hash { expected, found }) }
}

/// Translates a SPIR-V module to WGSL, after checking that it is valid, needs nothing beyond baseline WebGPU, and has
/// exactly these kernels with exactly these bindings.
pub fn translate(spirv: &[u8], kernels: &[&'static KernelInfo]) -> Result<String, Error> {
    let (module, info) = parse(spirv)?;
    check_entry_points(&module, kernels)?;
    for (entry, kernel) in kernels.iter().filter_map(|kernel| entry_point(&module, kernel.name).map(|e| (e, *kernel))) {
        check_interface(&module, &info, entry, kernel)?;
    }
    let wgsl = naga::back::wgsl::write_string(&module, &info, naga::back::wgsl::WriterFlags::empty())?;
    for kernel in kernels {
        // naga changes names that end in a digit, and those that WGSL has taken.
        if !wgsl.contains(&format!("\nfn {}(", kernel.name)) {
            let problem = "it has another name in WGSL: choose one that does not end in a digit".to_owned();
            return Err(Error::Interface { kernel: kernel.name, problem });
        }
    }
    Ok(wgsl)
}

fn parse(spirv: &[u8]) -> Result<(Module, ModuleInfo), Error> {
    let mut module = naga::front::spv::parse_u8_slice(spirv, &naga::front::spv::Options::default())?;
    loops::leave_early(&mut module);
    let info = Validator::new(ValidationFlags::all(), Capabilities::empty())
        .validate(&module)
        .map_err(|error| Error::Validate(Box::new(error)))?;
    Ok((module, info))
}

fn entry_point(module: &Module, name: &str) -> Option<usize> {
    module.entry_points.iter().position(|entry| entry.name == name)
}

fn check_entry_points(module: &Module, kernels: &[&KernelInfo]) -> Result<(), Error> {
    let mut in_module: Vec<String> = module.entry_points.iter().map(|entry| entry.name.clone()).collect();
    let mut on_host: Vec<String> = kernels.iter().map(|kernel| kernel.name.to_owned()).collect();
    in_module.sort_unstable();
    on_host.sort_unstable();
    if in_module.is_empty() || in_module != on_host {
        return Err(Error::EntryPoints { host: on_host, module: in_module });
    }
    Ok(())
}

fn check_interface(module: &Module, info: &ModuleInfo, entry: usize, kernel: &'static KernelInfo) -> Result<(), Error> {
    let wrong = |problem: String| Err(Error::Interface { kernel: kernel.name, problem });
    let workgroup_size = module.entry_points[entry].workgroup_size;
    if workgroup_size != [WORKGROUP_SIZE, 1, 1] {
        return wrong(format!("its workgroup size is {workgroup_size:?}, not {WORKGROUP_SIZE}"));
    }
    let storage_buffers = kernel.bindings.iter().filter(|binding| binding.access != Access::Uniform).count();
    if storage_buffers > MAX_STORAGE_BUFFERS {
        return wrong(format!("{storage_buffers} storage buffers; WebGPU guarantees {MAX_STORAGE_BUFFERS}"));
    }
    if kernel.shared_bytes > MAX_SHARED_BYTES {
        return wrong(format!(
            "{} bytes of workgroup memory; WebGPU guarantees {MAX_SHARED_BYTES}",
            kernel.shared_bytes
        ));
    }

    let usage = info.get_entry_point(entry);
    let mut shared_bytes = 0;
    for (handle, variable) in module.global_variables.iter() {
        if usage[handle].is_empty() {
            continue;
        }
        if variable.space == AddressSpace::WorkGroup {
            shared_bytes += bytes_of(module, variable.ty);
        }
        let Some(resource) = &variable.binding else { continue };
        let Some(binding) = kernel.bindings.get(resource.binding as usize).filter(|_| resource.group == 0) else {
            return wrong(format!("the module uses binding {resource:?}, which the host does not know"));
        };
        let in_module = match variable.space {
            AddressSpace::Uniform => Access::Uniform,
            AddressSpace::Storage { access } if access.contains(StorageAccess::STORE) => Access::Write,
            AddressSpace::Storage { .. } => Access::Read,
            _ => return wrong(format!("binding {} is in {:?}", binding.name, variable.space)),
        };
        if in_module != binding.access {
            return wrong(format!(
                "binding {} is {:?} on the host, {in_module:?} in the module",
                binding.name, binding.access
            ));
        }
        let bytes = element_bytes(module, variable.ty);
        if bytes != binding.element_bytes {
            return wrong(format!(
                "an element of binding {} has {} bytes on the host, {bytes} in the module",
                binding.name, binding.element_bytes
            ));
        }
    }
    if shared_bytes > kernel.shared_bytes {
        return wrong(format!("{shared_bytes} bytes of workgroup memory, but {} on the host", kernel.shared_bytes));
    }
    Ok(())
}

fn bytes_of(module: &Module, ty: Handle<naga::Type>) -> usize {
    module.types[ty].inner.size(module.to_ctx()) as usize
}

/// Bytes of a uniform, or of one element of a storage buffer (which is a struct with a runtime array in it).
fn element_bytes(module: &Module, ty: Handle<naga::Type>) -> usize {
    match &module.types[ty].inner {
        TypeInner::Struct { members, .. } => match members.as_slice() {
            [only] => element_bytes(module, only.ty),
            _ => bytes_of(module, ty),
        },
        TypeInner::Array { stride, .. } => *stride as usize,
        _ => bytes_of(module, ty),
    }
}
